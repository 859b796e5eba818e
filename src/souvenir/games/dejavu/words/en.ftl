# Déjà Vu: Fragments of Memory. A rule’s message says the rule; its `.why` is for someone whose move it did not allow.

## Shapes, colours and landscapes

dejavu-shape-sun = sun
dejavu-shape-moon = moon
dejavu-shape-star = star
dejavu-shape-lightning = lightning
dejavu-shape-raindrop = raindrop
dejavu-colour-white = white
dejavu-colour-green = green
dejavu-colour-purple = purple
dejavu-colour-blue = blue
dejavu-colour-red = red
dejavu-colour-yellow = yellow
dejavu-bit-white-sun = white sun
dejavu-bit-white-moon = white moon
dejavu-bit-white-star = white star
dejavu-bit-white-lightning = white lightning
dejavu-bit-white-raindrop = white raindrop
dejavu-bit-green-sun = green sun
dejavu-bit-green-moon = green moon
dejavu-bit-green-star = green star
dejavu-bit-green-lightning = green lightning
dejavu-bit-green-raindrop = green raindrop
dejavu-bit-purple-sun = purple sun
dejavu-bit-purple-moon = purple moon
dejavu-bit-purple-star = purple star
dejavu-bit-purple-lightning = purple lightning
dejavu-bit-purple-raindrop = purple raindrop
dejavu-bit-blue-sun = blue sun
dejavu-bit-blue-moon = blue moon
dejavu-bit-blue-star = blue star
dejavu-bit-blue-lightning = blue lightning
dejavu-bit-blue-raindrop = blue raindrop
dejavu-bit-red-sun = red sun
dejavu-bit-red-moon = red moon
dejavu-bit-red-star = red star
dejavu-bit-red-lightning = red lightning
dejavu-bit-red-raindrop = red raindrop
dejavu-bit-yellow-sun = yellow sun
dejavu-bit-yellow-moon = yellow moon
dejavu-bit-yellow-star = yellow star
dejavu-bit-yellow-lightning = yellow lightning
dejavu-bit-yellow-raindrop = yellow raindrop
dejavu-landscape-red = Lava Paradise
dejavu-landscape-yellow = Sacred Desert
dejavu-landscape-green = Evergreen Plateau
dejavu-landscape-blue = Sky Palace
dejavu-landscape-purple = Enchanted Realm
dejavu-landscape-white = Dragon Valley

## Nebulae and fragments

dejavu-tile = { $name } ({ $number })
dejavu-tile-cats-eye = Cat’s Eye
dejavu-tile-boomerang = Boomerang
dejavu-tile-flame = Flame
dejavu-tile-spiral = Spiral
dejavu-tile-veil = Veil
dejavu-tile-eagle = Eagle
dejavu-tile-carina = Carina
dejavu-tile-horsehead = Horsehead
dejavu-tile-hourglass = Hourglass
dejavu-tile-lagoon = Lagoon
dejavu-tile-crab = Crab
dejavu-tile-rosette = Rosette
dejavu-tile-butterfly = Butterfly
dejavu-tile-orion = Orion
dejavu-tile-fox-fur = Fox Fur
dejavu-fragment = { $seeds ->
    [one] { $colour } fragment with { $seeds } seed
   *[other] { $colour } fragment with { $seeds } seeds
}
dejavu-fragment-orange = orange
dejavu-fragment-pink = pink
dejavu-fragment-grey = grey
dejavu-fragment-brown = brown
dejavu-heap = { $bits }
dejavu-heap-none = none
dejavu-count = { $count ->
    [1] { $what }
   *[other] { $what } × { $count }
}

## Cards and powers

dejavu-card = { $landscape } { $number } ({ $colour })
dejavu-card-individual = { $points ->
    [one] { $card }: { $slots }; { $powers }; { $points } point
   *[other] { $card }: { $slots }; { $powers }; { $points } points
}
dejavu-card-public = { $card }: { $slots }; { $powers }; { $scoring }
dejavu-power-flower = flower
dejavu-power-chest = chest
dejavu-power-footprint = footprint
dejavu-power-collector = white collector
dejavu-power-stm = short-term place
dejavu-power-hand = hand size
dejavu-no-power = no power
dejavu-scoring-colour = { $colour } cards: 1, 3, 6, 10, 15
dejavu-scoring-white = white cards: 3, 6, 10, 15, 21
dejavu-scoring-run = 5 a fragment of a run
dejavu-scoring-run-of = 5 a fragment of a run in { $colour }
dejavu-scoring-triple = 18 for three fragments of equal seeds
dejavu-scoring-any = 2 a fragment

## The table as it lies

dejavu-title = Déjà Vu
dejavu-turn = { $number ->
    [0] Before the first turn
   *[other] { $who-is ->
    [you] Turn { $number }: yours
   *[other] Turn { $number }: { $who }
}
}
dejavu-ending = { $who-is ->
    [you] You have ended the game: the others play one last turn
   *[other] { $who } has ended the game: the others play one last turn
}
dejavu-deck = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, discarded: { $discards }
dejavu-flowers = Flowers in the supply: { $count }
dejavu-map = Cosmic map
dejavu-tiles = What lies on the nebulae
dejavu-on-tile = { $tile }: { $bits }
dejavu-cell = Free place { $place }
dejavu-place-right = right of { $tile }
dejavu-place-lower-right = below { $tile }, to the right
dejavu-place-lower-left = below { $tile }, to the left
dejavu-place-left = left of { $tile }
dejavu-place-upper-left = above { $tile }, to the left
dejavu-place-upper-right = above { $tile }, to the right
dejavu-place-apart = away from the map
dejavu-sign-cell = +
dejavu-sign-tile = { $mark ->
    [open] [{ $number }·{ $count }{ $lies ->
        [fragment] °
        [flower] *
       *[nothing] { "" }
    }]
    [girl] <{ $number }·{ $count }{ $lies ->
        [fragment] °
        [flower] *
       *[nothing] { "" }
    }>
   *[plain] { $number }·{ $count }{ $lies ->
        [fragment] °
        [flower] *
       *[nothing] { "" }
    }
}
dejavu-planted = flower planted
dejavu-girl = the girl
dejavu-girl-at = The girl stands on { $tile }
dejavu-reachable = can be reached
dejavu-at-hand = { $who-is ->
    [you] Your bits at hand
   *[other] Bits at hand for { $who }
}
dejavu-covers = your bits cover { $count } of { $slots } slots
dejavu-brings = { $points ->
    [one] built now it brings { $points } point
   *[other] built now it brings { $points } points
}
dejavu-worth = { $next ->
    [0] worth { $now } to you now
   *[other] worth { $now } to you now, next { $next }
}
dejavu-hand = { $who-is ->
    [you] Your hand
   *[other] Hand of { $who }
}
dejavu-starting = goes to long-term memory
dejavu-discarding = is discarded
dejavu-display = Public cards
dejavu-area = { $who-is ->
    [you] You: { $count } of { $end } memories
   *[other] { $who }: { $count } of { $end } memories
}
dejavu-hand-size = Cards in hand: { $count }
dejavu-known = Known to be in hand: { $cards }
dejavu-icons = { $power } × { $count }
dejavu-flower = flower
dejavu-flower-girl = Flower on the girl tile
dejavu-chests = In the chests: { $bits }
dejavu-start-points = Points taken at the start: { $points }
dejavu-short-term = Short-term: { $card }, covered: { $bits }
dejavu-long-term = Long-term: { $card }, tokens: { $points }
dejavu-grid = Memory grid: { $count ->
    [one] { $count } bit
   *[other] { $count } bits
}, { $wells ->
    [one] { $wells } well
   *[other] { $wells } wells
}
dejavu-spent = Spent this turn: { $bits }
dejavu-discards = Discarded cards: { $count }

## On the drawn board

dejavu-letter-white = Wh
dejavu-letter-green = Gr
dejavu-letter-purple = Pu
dejavu-letter-blue = Bl
dejavu-letter-red = Re
dejavu-letter-yellow = Ye
dejavu-pot = Pot for a flower: grow one for 3 bits
dejavu-short-terms = Short-term memory
dejavu-short-room = Room for a card that is begun
dejavu-short-mark = short-term memory
dejavu-long-terms = Long-term memory: { $count } of { $end }
dejavu-hand-empty = No cards in hand
dejavu-tray-empty = Bits being sown lie here
dejavu-tab-hand = Hand
dejavu-tab-memory = Memory
dejavu-tab-public = Public

## What things are

dejavu-about-deck = At the end of your turn you draw from it up to your hand size. When it is empty, the discards are shuffled into a new one.
dejavu-about-flowers = A card with a flower icon gets one when it is complete, and you can grow one for 3 bits.
dejavu-about-tile = Pick up all its bits and sow them one by one along joined nebulae. You take the last one back, with all of its colour there.
dejavu-about-bit = Its shape fills slots. On a card of its own colour it is worth 1 point.
dejavu-about-white = Its shape fills slots; as a pearl it is worth 1 point on any card. It may not be the last one sown.
dejavu-about-fragment-lying = Plant a flower where the girl stands to take it.
dejavu-about-fragment = Fragments count with public cards: runs of one colour, three of equal seeds, or any.
dejavu-about-girl = Once a turn, before sowing or after building, she walks along joined nebulae, a step for each footprint. Where she stands you may plant a flower.
dejavu-about-individual = Fill its slots from top to bottom, all at once, or bit by bit in short-term memory. Its points count at the end.
dejavu-about-public = Fill all its slots at once to take it. What it counts is scored at the end.
dejavu-about-colour = 1 point for each bit of its colour on it; pearls always count.
dejavu-about-white-card = 1 point for each pearl on it; no other bit counts.
dejavu-about-link = Beside a card of its colour with the number before or after, 2 points more.
dejavu-about-short = It waits here until all its slots are filled. It gives no power and no points yet.
dejavu-about-flower = Plant it where the girl stands and take the fragment there. On your tile you can grow one for 3 bits.
dejavu-about-grid = Bits that were used or not kept rest here. When all { $wells } wells are taken they return to the map.
dejavu-about-power-flower = Power: a flower when it is complete.
dejavu-about-power-chest = A chest keeps one bit for later turns.
dejavu-about-power-footprint = A footprint is one step more for the girl.
dejavu-about-power-collector = A collector takes one pearl more when you collect.
dejavu-about-power-stm = Room for one more card in short-term memory.
dejavu-about-power-hand = One more card in hand.

## What is asked

dejavu-ask-lay = Lay { $tile } so that it joins the map.
dejavu-ask-start = Choose two cards that begin in your long-term memory.
dejavu-ask-discard = Choose two cards to discard. The other three are your hand.
dejavu-ask-turn = { $can ->
    [walk] Pick up the bits of a nebula. Or move the girl first: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
    [plant] Pick up the bits of a nebula. Or plant a flower first, where the girl stands.
    [both] Pick up the bits of a nebula. Or first move the girl and plant a flower: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[neither] Pick up the bits of a nebula.
}
dejavu-ask-flowering = { $can ->
    [walk] You may move the girl: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
    [plant] You may plant a flower where the girl stands.
    [both] You may move the girl and plant a flower: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[neither] The girl stays here.
}
dejavu-ask-no-sowing = { $can ->
    [walk] Nothing can be sown. You may move the girl: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
    [plant] Nothing can be sown. You may plant a flower where the girl stands.
    [both] Nothing can be sown. You may move the girl and plant a flower: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[neither] Nothing can be sown this time.
}
dejavu-ask-drop = { $left ->
    [one] Drop your last bit: you take it back with all of its colour there.
   *[other] Choose a bit and drop it on the next nebula.
}
dejavu-ask-collect = { $left ->
    [one] You may take { $left } white bit from the final nebula.
   *[other] You may take { $left } white bits from the final nebula.
}
dejavu-ask-build = { $can ->
    [both] Use your bits: fill cards or grow a flower.
    [cards] Use your bits: fill the slots of a card.
    [flower] Your bits fit no card now. You may grow a flower.
   *[neither] Your bits fit no card now.
}
dejavu-ask-cover = Choose the bit for the next slot of { $card }: { $shape }.
dejavu-ask-spend = { $left ->
    [one] Choose { $left } more bit to spend on the flower.
   *[other] Choose { $left } more bits to spend on the flower.
}
dejavu-ask-keep = { $room ->
    [one] Choose what to keep: your chests have room for { $room } bit.
   *[other] Choose what to keep: your chests have room for { $room } bits.
}
dejavu-ask-refill = { $left ->
    [one] The last bits do not reach all of the emptiest nebulae. Choose { $left } more.
   *[other] The last bits do not reach all of the emptiest nebulae. Choose { $left } more.
}
dejavu-ask-draw = Discard cards you no longer want, then end your turn.
dejavu-ask-nothing = The game is over.
dejavu-lesson-lay = Together you build the sky. Bits will be sown from nebula to nebula, and only where two touch. Tap a dashed place.
dejavu-lesson-start = Two of these memories are yours from the start, with their powers. Cards of one colour with neighbouring numbers link for points.
dejavu-lesson-discard = Keep the three you would like to build: the shapes on a card are the bits it wants, from top to bottom.
dejavu-lesson-turn = Choose one heap and pick up all its bits: you will drop them one by one along a path, and the last one decides what you get.
dejavu-lesson-drop = A bit is in your fingers; tap a lit nebula to drop it there, or pick another bit first. Never twice on the same nebula.
dejavu-lesson-build = Tap a card to fill its slots. The shape must fit, the colour is free, but each bit in the card’s own colour is a point.

## What can be done

dejavu-do-lay = Lay { $tile } { $place }
dejavu-do-start = Begin with { $card }
dejavu-do-discard = Discard { $card }
dejavu-do-walk = Move the girl to { $tile }
dejavu-do-plant-girl = Plant the flower of the girl tile on { $tile }
dejavu-do-plant = Plant the flower of { $card } on { $tile }
dejavu-do-lift = Sow from { $tile }: { $bits }
dejavu-do-drop = Drop { $bit } on { $tile }
dejavu-do-collect = Take { $bit }
dejavu-do-build = Build { $card } at once
dejavu-do-begin = Begin { $card } with { $bit }
dejavu-do-cover = Cover the next slot of { $card } with { $bit }
dejavu-do-grow = Grow a flower for 3 bits
dejavu-do-spend = Spend { $bit }
dejavu-do-keep = Keep { $bit }
dejavu-do-keep-all = Keep all: { $bits }
dejavu-do-keep-no-more = Give up the other bits
dejavu-do-refill = Refill { $tile }
dejavu-do-end-flowering = { $moved ->
    [yes] The girl stays here
   *[no] The girl stays where she is
}
dejavu-do-no-sowing = Go on without sowing
dejavu-do-no-white = Take no more white bits
dejavu-do-end-building = Finish building
dejavu-do-draw = { $count ->
    [0] End your turn
    [one] Draw { $count } card and end your turn
   *[other] Draw { $count } cards and end your turn
}

## What is left unused
dejavu-unused-steps = { $steps ->
    [one] The girl has one step left.
   *[other] The girl has { $steps } steps left.
}
dejavu-unused-sowing = You would not sow this turn.
dejavu-unused-white = { $left ->
    [one] You could still take a white bit.
   *[other] You could still take { $left } white bits.
}
dejavu-unused-bits = Still in your hands: { $bits }.

## What happened

dejavu-event-start = { $who-is ->
    [you] You are the start player.
   *[other] { $who } is the start player.
}
dejavu-event-drew-tile = { $who-is ->
    [you] You draw { $tile } to lay.
   *[other] { $who } draws { $tile } to lay.
}
dejavu-event-laid = { $who-is ->
    [you] You lay { $tile }.
   *[other] { $who } lays { $tile }.
}
dejavu-event-filled = { $tile } gets four bits and the { $fragment }.
dejavu-event-dealt = { $who-is ->
    [you] You are dealt { $cards }.
   *[other] { $who } is dealt { $cards }.
}
dejavu-event-dealt-other = { $who-is ->
    [you] You are dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $who } is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
dejavu-event-chose = { $who-is ->
    [you] You have chosen.
   *[other] { $who } has chosen.
}
dejavu-event-twin = { $who-is ->
    [you] You had { $card } twice: one is discarded.
   *[other] { $who } had { $card } twice: one is discarded.
}
dejavu-event-discarded = { $who-is ->
    [you] You discard { $cards }.
   *[other] { $who } discards { $cards }.
}
dejavu-event-started = { $who-is ->
    [you] { $points ->
        [one] You begin with { $cards } and { $points } point.
       *[other] You begin with { $cards } and { $points } points.
    }
   *[other] { $points ->
        [one] { $who } begins with { $cards } and { $points } point.
       *[other] { $who } begins with { $cards } and { $points } points.
    }
}
dejavu-event-turn = { $who-is ->
    [you] It is your turn.
   *[other] It is the turn of { $who }.
}
dejavu-event-walked = { $who-is ->
    [you] You move the girl to { $tile }.
   *[other] { $who } moves the girl to { $tile }.
}
dejavu-event-planted = { $who-is ->
    [you] You plant a flower on { $tile } and take the { $fragment }.
   *[other] { $who } plants a flower on { $tile } and takes the { $fragment }.
}
dejavu-event-lifted = { $who-is ->
    [you] You pick up the bits of { $tile }: { $bits }.
   *[other] { $who } picks up the bits of { $tile }: { $bits }.
}
dejavu-event-dropped = { $who-is ->
    [you] You drop { $bit } on { $tile }.
   *[other] { $who } drops { $bit } on { $tile }.
}
dejavu-event-collected = { $who-is ->
    [you] You collect on { $tile }: { $bits }.
   *[other] { $who } collects on { $tile }: { $bits }.
}
dejavu-event-white = { $who-is ->
    [you] You also take { $bit } from { $tile }.
   *[other] { $who } also takes { $bit } from { $tile }.
}
dejavu-event-builds = { $who-is ->
    [you] You build { $card } at once.
   *[other] { $who } builds { $card } at once.
}
dejavu-event-covered = { $who-is ->
    [you] You cover a slot of { $card } with { $bit }.
   *[other] { $who } covers a slot of { $card } with { $bit }.
}
dejavu-event-completed = { $who-is ->
    [you] { $points ->
        [one] You complete { $card } and take { $points } point.
       *[other] You complete { $card } and take { $points } points.
    }
   *[other] { $points ->
        [one] { $who } completes { $card } and takes { $points } point.
       *[other] { $who } completes { $card } and takes { $points } points.
    }
}
dejavu-event-flower = { $who-is ->
    [you] You get a flower on { $card }.
   *[other] { $who } gets a flower on { $card }.
}
dejavu-event-no-flower = { $who-is ->
    [you] No flower is left for you on { $card }.
   *[other] No flower is left for { $who } on { $card }.
}
dejavu-event-grew = { $who-is ->
    [you] You grow a flower.
   *[other] { $who } grows a flower.
}
dejavu-event-kept = { $who-is ->
    [you] You keep { $bits }.
   *[other] { $who } keeps { $bits }.
}
dejavu-event-grid = { $count ->
    [one] { $count } bit goes into the memory grid: now { $total } for { $wells } wells.
   *[other] { $count } bits go into the memory grid: now { $total } for { $wells } wells.
}
dejavu-event-refilled = Back to { $tile }: { $bit }.
dejavu-event-rejected = { $who-is ->
    [you] You draw { $card }, have its copy, and discard it.
   *[other] { $who } draws { $card }, has its copy, and discards it.
}
dejavu-event-drew = { $who-is ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
}
dejavu-event-drew-other = { $who-is ->
    [you] { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $who } draws { $count } card.
       *[other] { $who } draws { $count } cards.
    }
}
dejavu-event-shuffled = The discarded cards become the new deck.
dejavu-event-ending = { $who-is ->
    [you] You have ten cards in long-term memory: one last turn for everyone else.
   *[other] { $who } has ten cards in long-term memory: one last turn for everyone else.
}
dejavu-event-over = The girl remembers. The game is over.

## Score sheet

dejavu-line-speed = Taken at the start
dejavu-line-tokens = Matching bits on { $card }
dejavu-line-printed = { $card }
dejavu-line-link = Link of { $first } and { $second }
dejavu-line-track = { $count ->
    [one] { $card }, { $colour }: { $count } card
   *[other] { $card }, { $colour }: { $count } cards
}
dejavu-line-run = { $count ->
    [0] { $card }, no fragments
   *[other] { $card }, run of { $fragments }
}
dejavu-line-triple = { $count ->
    [0] { $card }, no fragments
   *[other] { $card }, equal seeds: { $fragments }
}
dejavu-line-any = { $count ->
    [0] { $card }, no fragments
   *[other] { $card }, { $fragments }
}

## Score sheet: what is counted together

dejavu-kind-speed = At the start
dejavu-kind-tokens = Matching bits
dejavu-kind-printed = Memories
dejavu-kind-link = Links
dejavu-kind-track = Colours collected
dejavu-kind-run = Fragments
dejavu-kind-triple = Fragments
dejavu-kind-any = Fragments

## The host’s choice

dejavu-option-map = Who lays out the map?
dejavu-option-map-built = The players, tile by tile
dejavu-option-map-random = Chance
dejavu-option-speed = A shorter game?
dejavu-option-speed-off = No
dejavu-option-speed-on = Yes: everyone begins with two cards in long-term memory
dejavu-preset-chance = A map by chance
dejavu-preset-short = Short: two cards to begin with

## Rules: setting up

dejavu_setup_start = The start player is drawn by chance.
dejavu_setup_deck = The 60 individual cards are the deck, face down. Discards lie face up.
    .ruling = Anyone may look through the discards.
dejavu_map_build = One nebula is laid with the girl on it. Then, from the start player on, each player draws two and lays them so that they join the map, until all 15 are laid.
    .ruling = Nebulae lie on a lattice of hexagons, and those side by side are joined. The host may also have the map drawn by chance.
    .why = A nebula lies beside the map, on our lattice of hexagons.
dejavu_map_two-neighbours = In the finished map every nebula joins at least two others.
    .ruling = We ask it of each as it is laid, from the third on. That is stricter, and the map always comes out right.
    .why = Here it would touch only one nebula. By our reading it needs two as soon as it is laid.
dejavu_map_fill = Each nebula gets four bits and one fragment, all at random.
dejavu_public = Public cards lie open for all: the golden ones with two players, golden and silver with three or four.
    .ruling = So there are 12 with two players, and two of each with three or four. Nobody draws or holds them, and one that is built is not replaced.
dejavu_deal = Everyone draws five cards, keeps three in secret and discards the other two face up.
    .ruling = All choose at the same time, and the discards are shown when all have chosen.
dejavu_hand_no-twins = Nobody holds two copies of a card: one is discarded and another card drawn.
dejavu_speed = Shorter game, for three or four players: of seven cards two begin in long-term memory, three are the hand, two are discarded. Take 10 points less those printed on the two.

## Rules: flowering

dejavu_girl_move = Once a turn, before sowing or after building, move the girl along joined nebulae: one step for each footprint, never back.
    .ruling = Never back means: onto no nebula where she was during this move.
    .why = { $steps ->
        [0] The girl has no steps left.
       *[other] The girl cannot step to { $tile }: it is not beside her, or she was there already.
    }
dejavu_plant = Then you may plant one of your flowers on her nebula and take its fragment. After that she stays.
    .why = There is no flower there to plant, or the girl has finished for this turn.
dejavu_plant_once = At most one flower is planted in a turn.
    .why = You have planted a flower this turn already.
dejavu_plant_needs-fragment =
    .ruling = A flower is planted only where a fragment still lies.
    .why = { $tile } has no fragment left.

## Rules: recollection

dejavu_sow_start = Choose a nebula with bits and pick up all of them.
    .ruling = If you can sow, you must.
    .why = Sow from a nebula that has bits.
dejavu_sow_path = Drop the bits one by one along a path of joined nebulae, never on the first one nor twice on any.
    .ruling = You choose which bit falls where.
    .why = { $tile } is not beside the last nebula, or the path was there already.
dejavu_sow_last-not-white = The last bit dropped must not be white.
    .why = Only white bits would be left, and the last one must not be white ({ $tile }).
dejavu_sow_must-fit =
    .ruling = A start and each step are allowed only if all other bits can still be dropped.
    .why = By way of { $tile } there is no path long enough for all the bits.
dejavu_collect = Take the last bit and every other bit of its colour from the final nebula.
dejavu_collect_white = For each white collector you may also take one white bit from there.

## Rules: déjà vu

dejavu_build_order = The slots of a card are covered from top to bottom.
    .why = The next slot of { $card } wants: { $shape }.
dejavu_build_shape = A bit must have the shape of its slot. Its colour is free.
    .ruling = White bits need the right shape too: they are wild for points only.
    .why = That shape is not wanted on { $card }: the next slot is { $shape }.
dejavu_build_no-copy = You cannot build a card whose copy is in your memory already.
    .why = You have { $card } already.
dejavu_build_instant = A card from your hand or a public card is built at once if you can cover all its slots.
    .why = Your bits do not cover all slots of { $card }.
dejavu_build_gradual = A hand card may lie in short-term memory, begun and not complete, if there is room: for one card at the start, and for one more with each such icon. It stays until it is complete.
    .why = { $card } cannot be begun: short-term memory has no room, or it is a public card.
dejavu_build_complete = A complete card goes to long-term memory with 1 point for each bit of its colour; white bits always count, on white cards only they. Its power works at once, and a flower icon brings one flower.
dejavu_flower_grow = Spend any 3 bits for a flower on your girl tile, if its place is free.
    .why = You need 3 bits and a free place on the girl tile.
dejavu_flower_short =
    .ruling = With no flower in the supply an icon gets none, then or later, and none can be grown.
    .why = No flower is left in the supply.
dejavu_chest = Each chest may keep one bit for later turns.
    .why = { $room ->
        [one] Your chests have room for { $room } bit only.
       *[other] Your chests have room for { $room } bits only.
    }

## Rules: meditation

dejavu_grid = Spent and unsaved bits go into the wells of the memory grid.
dejavu_refill = When the last well is taken, all bits of the grid, and those it had no room for, return at random, one by one, to the nebula with the fewest.
    .why = { $tile } is not among the emptiest nebulae.
dejavu_refill_choice = If the last bits do not reach all of the emptiest nebulae, the active player chooses which get one.
    .ruling = The choice is made before these bits are drawn.
    .why = { $tile } is chosen already.
dejavu_draw = Discard any hand cards, then draw up to your hand size: three at the start, one more for each hand icon. Copies of what you have are discarded and replaced; an empty deck is made anew.
    .ruling = If there is no card left that could be kept, drawing stops.

## The guided first game

dejavu-learn-goal = A girl has lost her memories. Rebuild them from bits of light: whoever has ten ends the game, and most points wins. These three are in your hand.
dejavu-learn-card = This memory wants a star, a moon and a raindrop, in that order. It gives points, and a power: a flower.
dejavu-learn-lift = To get bits you sow. Choose one heap: pick up all the bits here.
dejavu-learn-sow = Drop them one by one along a path, never twice on the same nebula. Take a bit, then the nebula where it falls.
dejavu-learn-last = The last one matters: you take it back with all bits of its colour lying there. Yellow falls among yellow!
dejavu-learn-build = Five bits! You have a star, a moon and a raindrop: build this memory at once. The shape must fit, the colour is free.
dejavu-learn-scored = Your first points: one for each bit in the card’s own colour, and three were yellow. Its printed points count at the end.
dejavu-learn-begin = This one begins with a sun. You cannot finish it yet, but you may begin: lay your sun on it, and it waits in short-term memory.
dejavu-learn-chest = One bit is left over. Finish building and keep it in your chest; all that you used goes to the memory grid, and from there back to the sky.
dejavu-learn-flower = The memory brought a flower. Lead the girl here and plant it: in return you take the fragment of this nebula.
dejavu-learn-fragment = Fragments score with public cards, which anyone may build. This one gives 2 points for each fragment you have.
dejavu-learn-again = Your second turn. Pick up this heap and sow it along the lit nebulae: the last one is a blue raindrop, and falls among blue.
dejavu-learn-link = A star, a raindrop and a sun: enough for this public card. Yellow 2 beside your yellow 1 makes a link, for 2 points. Build it.
dejavu-learn-linked = Linked! Memories of one colour with neighbouring numbers join, 7 and 1 too. And your fragment now counts 2 points.
dejavu-learn-draw = That is your turn. End it and draw cards; then { $next } plays.
dejavu-learn-leap = Whoever gets the tenth memory ends the game, and every other player has one last turn. Let us leap there.
dejavu-learn-last-turn = Many turns later: { $next } has just built a tenth memory, you have nine. This is your last turn. Pick up these two bits, sow the moon, then the lightning: it falls among blue.
dejavu-learn-last-build = Two suns and a lightning, and the moon you had kept: build this one. Four yellow cards bring 10 points, the link to your 5 two more.
dejavu-learn-on = Ten memories each, and the points are yours: to end the game is not yet to win it. Now back to where we leapt from. Go on by yourself.

## Rules: the end and the score

dejavu_end = Whoever first ends a turn with ten cards in long-term memory ends the game: everyone else has one last turn.
dejavu_score = Points taken, printed points, public cards and links count. Short-term memory is worth nothing.
dejavu_link = 2 points for each pair of cards of one colour with consecutive numbers; 7 and 1 are consecutive.
dejavu_run = A run card: 5 points for each fragment of one unbroken run of seeds in one colour; 5 and 1 adjoin.
    .ruling = Any one colour will do, unless the card shows one.
dejavu_triple = 18 points for each set of three fragments with equal seeds and different colours.
dejavu_any = 2 points for each fragment.
dejavu_fragment_once = Each fragment counts for one card only.
    .ours = The best sharing is found for you.
dejavu_colour-track = 1, 3, 6, 10 or 15 points for 1, 2, 3, 4, 5 or more cards of its colour, itself among them.
dejavu_white-track = 3, 6, 10, 15 or 21 points for 1, 2, 3, 4, 5 or more white cards, itself among them.
dejavu_win = Most points wins. Those who tie share the victory.

## Rules in chapters

dejavu-chapter-goal = The goal
dejavu-chapter-setup = Setting up
dejavu-chapter-turn = A turn: the girl, sowing, collecting
dejavu-chapter-build = A turn: building, keeping, drawing
dejavu-chapter-scoring = Scoring
dejavu-chapter-end = The end
dejavu-chapter-short = The shorter game

dejavu-figure-map = The new nebula touches two that lie there already.
dejavu-figure-sow = Three bits are picked up and dropped one by one. On the last nebula you take the bit just dropped and every other of its colour.
dejavu-figure-build = From top to bottom: the shape must fit, the colour is free.
dejavu-figure-run = Seeds 3, 4 and 5 in one colour: three fragments, 15 points.
