# Vivid Memories. A rule's message says the rule; its `.why` is for someone whose move it did not allow.

## Colours, and their signs on a map of letters

vivid-colour-red = red
vivid-colour-green = green
vivid-colour-blue = blue
vivid-colour-purple = purple
vivid-colour-yellow = yellow

vivid-sign-red = R
vivid-sign-green = G
vivid-sign-blue = B
vivid-sign-purple = P
vivid-sign-yellow = Y
vivid-sign-hex = { $count ->
    [0] { $hex }·
    [1] { $hex }{ $first }
    [2] { $hex }{ $first }{ $second }
   *[other] { $hex }{ $first }{ $second }{ $third }
}
vivid-sign-core-empty = ({ $sign })
vivid-sign-core-full = [{ $sign }]

## Fragments and tiles

vivid-number = { $n }
vivid-heap = { $fragments }
vivid-heap-none = empty
vivid-fragments = { $count ->
    [0] no { $colour }
   *[other] { $colour } × { $count }
}
vivid-tile-add = add { $gives } (pattern { $pattern })
vivid-tile-split = split { $takes } into { $gives } (pattern { $pattern })

## The table as it lies

vivid-title = Vivid Memories
vivid-round = Round { $round } of { $rounds }
vivid-marker = Start player: { $start }
vivid-line = { $tiles ->
    [0] The line of moments is empty, { $deck ->
        [one] { $deck } tile
       *[other] { $deck } tiles
    } still to come
    [one] Line of moments: { $tiles } tile, { $deck } still to come
   *[other] Line of moments: { $tiles } tiles, { $deck } still to come
}
vivid-end = { $side ->
    [left] Left end of the line
   *[right] Right end of the line
}
vivid-deck = { $count ->
    [0] No moments still to come
    [one] { $count } moment still to come
   *[other] { $count } moments still to come
}
vivid-board = { $who-is ->
    [you] Your board
   *[other] Board of { $who }
}
vivid-hex = Hex { $hex }: { $heap }
vivid-memory = memory { $number }
vivid-core-empty = “{ $memory }”: waits for { $colour }
vivid-core-full = “{ $memory }”: holds { $colour }
vivid-bank = { $who-is ->
    [you] Your memory bank
   *[other] Memory bank of { $who }
}
vivid-slot-combine = combine
vivid-slot-speculate = speculate
vivid-slot-nudge = nudge
vivid-slot-swap = swap
vivid-slot-open = { $slot }: ready
vivid-slot-used = { $slot }: used this round
vivid-slot-action = { $slot }, covered: { $tile }, action face
vivid-slot-score = { $slot }, covered: { $tile }, score face
vivid-waiting = Waiting: { $tile }
vivid-cherished = Cherished: { $tile }
vivid-aspiration = Aspiration: { $colour }
vivid-held = In hand: { $heap }
vivid-supply = Supply
vivid-in-bag = { $count ->
    [one] In the bag: { $count } fragment
   *[other] In the bag: { $count } fragments
}

## The automa

vivid-automa = Automa
vivid-automa-total = { $points ->
    [one] { $points } point so far, { $more } more if the game ended now
   *[other] { $points } points so far, { $more } more if the game ended now
}
vivid-automa-sets = { $count ->
    [one] { $count } set of all five colours
   *[other] { $count } sets of all five colours
}
vivid-automa-card = { $card }: { $end }, tries to take { $takes } in that order, colours { $colours }
vivid-end-left = left end
vivid-end-right = right end
vivid-card-kite = The kite
vivid-card-harbour = The harbour
vivid-card-orchard = The orchard
vivid-card-attic = The attic
vivid-card-swing = The swing
vivid-card-snow = The snow
vivid-card-bicycle = The bicycle
vivid-card-lantern = The lantern
vivid-card-letter = The letter
vivid-card-garden = The garden

## What is told of a thing to whoever asks

vivid-about-round = Every round is Prepare, Remember, Reflect, Reward; there are three.
vivid-about-take = One of any colour, two alike, or three that all differ.
vivid-about-supply = Tiles and combine take their fragments from here.
vivid-about-bag = Fragments for the lines still to come are drawn from it, and so is what you speculate on.
vivid-about-card = Automa’s next turn goes by this card. Then it opens another.
vivid-about-add = On your bank, in Reflect, it adds { $gives } to an empty hex, once.
vivid-about-split = On your bank, in Reflect, it splits { $takes } into { $gives }, once.
vivid-about-worth = Used, it is worth { $points } points for every hex that holds exactly { $pattern }.
vivid-about-cherished = It has scored for { $pattern }.
vivid-about-core = { $size ->
    [one] A core memory of its own: { $points } point in every round once it is filled.
   *[other] One of { $size } slots: { $points } points in every round once all are filled.
}
vivid-about-heap = At the end this heap gives Automa { $points } points, with one more { $more }.
vivid-about-sets = At the end every set of all five colours gives Automa { $points } points.
vivid-about-automa-tile = Gives Automa { $points } points at the end of the round in which it claimed it, whatever is printed on it.

## What is asked

vivid-ask-take = Take one to three fragments from an end of the line. Two must match, three must differ.
vivid-ask-more = You hold { $heap }. Place it in an empty hex, or take more from the same end.
vivid-ask-third = You hold { $heap }. Take a third colour: two must match, three must differ.
vivid-ask-place = You hold { $heap }. Place it all in one empty hex.
vivid-ask-rewire = Rewire if you like: choose a hex and move fragments out of it, or into it. Or end your turn.
vivid-ask-empty = Your board is full. Rewire so that a hex becomes empty.
vivid-ask-bank = Lay your waiting tiles on the memory bank. Each covers the action beneath it.
vivid-ask-reflect = Use your actions, each once and in any order, or finish.
vivid-ask-add = Choose an empty hex for the new fragment.
vivid-ask-split = { $step ->
    [1] Choose a fragment to split, of the colour the tile shows.
   *[other] That hex was full: choose which of the two colours goes in.
}
vivid-ask-combine = { $step ->
    [1] Choose the first of two fragments to combine.
    [2] Choose the second one, in the same hex.
   *[other] Choose the colour that takes their place.
}
vivid-ask-speculate = Place what you drew in an empty hex.
vivid-ask-nudge = Move one fragment to a neighbouring hex.
vivid-ask-swap = { $step ->
    [1] Choose the first fragment to swap.
   *[other] Choose the other one, in a neighbouring hex.
}
vivid-ask-fill = Your threads are scored. Choose which fragments move into the core slots.
vivid-ask-nothing = The game is over.

## What can be done

vivid-do-take = Take { $colour } from “{ $tile }”
vivid-do-place = Place in hex { $hex }
vivid-do-move = Move { $colour } from hex { $source } to hex { $target }
vivid-do-bank = Lay “{ $tile }” on “{ $slot }”
vivid-do-use = Use: { $what }
vivid-do-pick = Choose { $colour } in hex { $hex }
vivid-do-gain = Gain { $colour }
vivid-do-fill = Fill “{ $memory }” with { $colour } from hex { $hex }
vivid-do-finish = Finish reflecting
vivid-do-end-turn = End your turn

## What is left unused
vivid-unused-rewire = You could still move fragments.
vivid-unused-bank = { $count ->
    [one] One action of your memory bank is still unused.
   *[other] { $count } actions of your memory bank are still unused.
}

## What happened

vivid-event-line = Round { $round } begins: a new line of moments is laid.
vivid-event-took = { $who-is ->
    [you] You take { $colour }.
   *[other] { $who } takes { $colour }.
}
vivid-event-placed = { $who-is ->
    [you] You place { $heap } in hex { $hex }.
   *[other] { $who } places { $heap } in hex { $hex }.
}
vivid-event-claimed = { $who-is ->
    [you] You claim “{ $tile }”.
   *[other] { $who } claims “{ $tile }”.
}
vivid-event-rewired = { $who-is ->
    [you] You rewire { $colour } from hex { $source } to hex { $target }.
   *[other] { $who } rewires { $colour } from hex { $source } to hex { $target }.
}
vivid-event-passed = { $who-is ->
    [you] You pass: your board is full and nothing can give way.
   *[other] { $who } passes: the board is full and nothing can give way.
}
vivid-event-marker = { $who-is ->
    [you] The start player marker is yours now.
   *[other] { $who } gets the start player marker.
}
vivid-event-banked = { $who-is ->
    [you] You lay “{ $tile }” on “{ $slot }”.
   *[other] { $who } lays “{ $tile }” on “{ $slot }”.
}
vivid-event-discarded = { $who-is ->
    [you] You have no room left for “{ $tile }”: it is discarded.
   *[other] { $who } has no room left for “{ $tile }”: it is discarded.
}
vivid-event-add = { $who-is ->
    [you] You add { $colour } in hex { $hex }.
   *[other] { $who } adds { $colour } in hex { $hex }.
}
vivid-event-split = { $who-is ->
    [you] You split { $gone } into { $come } in hex { $hex }.
   *[other] { $who } splits { $gone } into { $come } in hex { $hex }.
}
vivid-event-combine = { $who-is ->
    [you] You combine { $gone } into { $come } in hex { $hex }.
   *[other] { $who } combines { $gone } into { $come } in hex { $hex }.
}
vivid-event-speculated = { $who-is ->
    [you] You speculate and draw { $colour }.
   *[other] { $who } speculates and draws { $colour }.
}
vivid-event-speculate = { $who-is ->
    [you] You place { $colour } in hex { $hex }.
   *[other] { $who } places { $colour } in hex { $hex }.
}
vivid-event-nudge = { $who-is ->
    [you] You nudge { $colour } from hex { $source } to hex { $target }.
   *[other] { $who } nudges { $colour } from hex { $source } to hex { $target }.
}
vivid-event-swap = { $who-is ->
    [you] You swap { $colour } in hex { $source } with { $other } in hex { $target }.
   *[other] { $who } swaps { $colour } in hex { $source } with { $other } in hex { $target }.
}
vivid-event-finished = { $who-is ->
    [you] You have finished reflecting.
   *[other] { $who } has finished reflecting.
}
vivid-event-scored = { $who-is ->
    [you] { $points ->
        [one] You score { $points } point: { $what }.
       *[other] You score { $points } points: { $what }.
    }
   *[other] { $points ->
        [one] { $who } scores { $points } point: { $what }.
       *[other] { $who } scores { $points } points: { $what }.
    }
}
vivid-event-filled = { $who-is ->
    [you] You fill “{ $memory }” with { $colour } from hex { $hex }.
   *[other] { $who } fills “{ $memory }” with { $colour } from hex { $hex }.
}
vivid-event-aspiration = { $who-is ->
    [you] You reveal your aspiration: { $colour }.
   *[other] { $who } reveals an aspiration: { $colour }.
}
vivid-event-automa-took = Automa plays “{ $card }” and takes { $colours }.
vivid-event-automa-claimed = Automa claims “{ $tile }”.
vivid-event-over = Three rounds are over. So is the game.

## Score sheet

vivid-line-moment = { $times ->
    [one] “{ $tile }”, { $times } hex
   *[other] “{ $tile }”, { $times } hexes
}
vivid-line-thread = { $times ->
    [one] { $colour } thread, { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } × { $times } empty slot
   *[other] { $colour } thread, { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } × { $times } empty slots
}
vivid-line-core = “{ $memory }” is complete
vivid-line-wish-hexes = aspiration, { $colour } in hexes × { $times }
vivid-line-wish-cores = aspiration, { $colour } in core slots × { $times }
vivid-line-wish-moments = aspiration, cherished moments with { $colour } × { $times }
vivid-line-heaps = { $colour } heap × { $times }
vivid-line-sets = sets of five colours × { $times }
vivid-line-claims = tiles claimed this round × { $times }

## Score sheet: what is counted together

vivid-kind-moment = Cherished moments
vivid-kind-thread = Threads
vivid-kind-core = Core memories
vivid-kind-wish-hexes = Aspiration
vivid-kind-wish-cores = Aspiration
vivid-kind-wish-moments = Aspiration
vivid-kind-heaps = Heaps
vivid-kind-sets = Sets
vivid-kind-claims = Tiles

## The host's choice

vivid-option-start = Who starts?
vivid-option-start-chance = Let chance decide
vivid-preset-brisk = Brisk: a minute a step

## Rules: setting up

vivid_setup_bag = For 2, 3 or 4 players the bag begins with 11, 17 or 20 fragments of each colour. All the others are the supply.
vivid_setup_aspiration = Everyone gets a secret colour to aspire to.
    .ruling = The colours left over stay secret too.
vivid_setup_start = Whoever recalls the earliest happy memory starts, or somebody drawn by chance.
    .ruling = Here chance decides, unless the host names the start player.

## Rules: Prepare

vivid_prepare_line = Each round begins with a line of moment tiles drawn by chance, action face up: two more than there are players.
    .ruling = Tiles that were drawn never come back.
vivid_prepare_fragments = Each tile of the line gets fragments from the bag: four with two players, five with three or four.
vivid_prepare_refill = If the bag runs out meanwhile, one fragment of each colour goes into it from the supply.
    .ruling = That is repeated as often as needed. A colour that the supply lacks is skipped; with nothing left to draw, the line stays short.

## Rules: Remember

vivid_take_one-end = On your turn take one, two or three fragments, all from one end of the line. You cannot pass.
    .why = First take one to three fragments, all from the same end of the line.
vivid_take_one = A single fragment may have any colour, and lets you rewire.
vivid_take_two-alike = Two fragments must have the same colour.
    .why = Two fragments must match. If they differ, you need three, all different.
vivid_take_three-different = Three fragments must have three different colours.
    .why = Taking { $colour } does not fit: three fragments must all be different.
vivid_take_next-tile = Once you have emptied the end tile, the rest may come from the next one along, still three at most.
    .why = That tile is out of reach. Empty the one at your end first.
vivid_place_one-hex = All you took goes into one empty hex of your board.
    .why = Choose an empty hex: what you took needs one to itself.
vivid_claim = Every tile you empty is yours. It waits above your board until Reflect.
vivid_rewire_only-after-one = You may rewire once if you took a single fragment, after placing it.
    .why = Fragments move only in a rewire, after you have placed a single one.
vivid_rewire_one-focus = Choose one hex. Move fragments out of it into its neighbours, or from its neighbours into it, but not both.
    .why = A rewire has one hex at its heart: all moves lead out of it, or all into it, one step each.
vivid_hex_three = A hex holds three fragments at most.
    .why = Hex { $hex } already holds three fragments, and that is all it can.
vivid_full-board = With no empty hex you take nothing: you rewire once, so that one becomes empty, and your turn ends.
    .ruling = If no rewire can do that, you pass. If everyone passes in a row, Remember ends and what is left in the line is discarded.
    .why = Your board is full: this rewire must leave a hex empty.
vivid_remember_end = Remember ends with the turn that takes the last fragment. That turn is still played to its end.
vivid_start-player = In rounds 1 and 2 the marker then goes to the player left of whoever took the last turn.
    .ruling = It passes once, before Reflect.

## Rules: Reflect

vivid_bank_place = Your waiting tiles go first, each onto an uncovered slot of your memory bank, and stay there. What finds no room is discarded.
    .ruling = You choose what is discarded.
    .why = Lay your waiting tiles first, each on a slot that no tile covers.
vivid_reflect_once = Then each tile on its action face and each uncovered slot may be used once, in any order, or not at all. None of them lets you rewire.
    .why = You have used “{ $slot }” already: each slot serves once a round.
vivid_reflect_together = Everyone reflects at the same time.
vivid_reflect_one-by-one = Where a colour of the supply or the bag runs low, players act one after another, clockwise from the start player.
    .ruling = Nobody waits without need: an action is open at once if it leaves enough for those before you.
    .why = There may not be enough for everyone. Wait for those before you to finish.
vivid_action_whole =
    .ruling = An action can be begun only if all of it can be done now.
    .why = { $action ->
        [add] Your board has no empty hex for a new fragment.
        [split] None of your hexes holds the colour to split.
        [combine] None of your hexes holds two fragments to combine.
        [speculate] Your board has no empty hex for a new fragment.
        [nudge] No fragment has a neighbouring hex with room.
       *[swap] No two neighbouring hexes both hold fragments.
    }
vivid_tile_flip = Using a tile turns it to its score face. Nothing else does.
vivid_action_add = Add: one fragment of the shown colour comes from the supply into an empty hex.
    .why = Hex { $hex } is not empty, and a new fragment needs a hex to itself.
vivid_action_split = Split: one fragment of the first colour gives way to the two others shown. In a full hex, to one of them.
    .why = This tile splits { $colour }, and only into the colours it shows.
vivid_action_combine = Combine: two fragments of one hex go back to the supply, and any one from the supply takes their place.
    .why = Combine takes two fragments of the same hex.
vivid_action_speculate = Speculate: draw a fragment from the bag and place it in an empty hex. With an empty bag you cannot.
    .why = Speculating needs a fragment in the bag and an empty hex for it.
vivid_action_nudge = Nudge: move one fragment to a neighbouring hex.
    .why = A nudge goes one step only, to a neighbouring hex.
vivid_action_swap = Swap: exchange one fragment with one in a neighbouring hex.
    .why = A swap is between two neighbouring hexes that both hold fragments.
vivid_supply_short =
    .ruling = An action is closed while the supply lacks what it gives.
    .why = There is not enough { $colour } left in the supply.

## Rules: Reward

vivid_moment_exact = A tile on its score face gives 4 points (two fragments) or 6 (three) for each hex that holds exactly its pattern. Two tiles with the same pattern both score.
vivid_moment_cherish = A tile that scored leaves the bank and becomes a cherished moment.
vivid_moment_must = A tile that can score must score.
vivid_moment_stays = A tile that cannot score stays on its slot and keeps it covered. If it still shows its action face, you may use it in a later round.
vivid_thread = Neighbouring hexes that share a colour form a thread if they touch two or more core slots of that colour.
vivid_thread_score = A thread gives its number of hexes times the empty core slots it touches. A hex counts once, however many fragments of the colour it holds.
vivid_thread_fill = Then each of those slots is filled with a fragment from a hex of the thread beside it. You choose where there is a choice.
    .ruling = Where one fragment is the only one for two slots, as many slots as possible are filled.
    .why = That slot needs { $colour } from a hex of the thread beside it, so that as many slots as possible are filled.
vivid_core_complete = A complete core memory of 1, 2 or 3 slots gives 1, 4 or 18 points, in this round and every later one.
vivid_aspiration = After the last round, your colour gives 1 point a fragment in hexes, 2 in core slots, 5 a cherished moment that shows it.

## Rules: the end, and playing alone

vivid_win = After three rounds, most points wins.
vivid_tie_aspiration = In a tie, more points from the aspiration wins.
vivid_tie_order = Still tied? Whoever came later in the last round’s turn order wins.
vivid_solo_win = Playing alone, you win with more points than Automa. A tie is a loss.
vivid_solo_automa =
    .ours = Automa plays by cards: which end, how many, which colours first. In our edition each tile it claims gives it 8 points. At the end its heap of a colour gives 1, 3, 6, 10, 15, 21, 28, 36 or 45 for one to nine fragments, and every set of all five colours 8.

## The guided first game

vivid-learn-goal = This is your mind. Join colours into threads and fill the core memories at its edge. After three rounds, most points wins. Let’s make your first ones.
vivid-learn-line = These are moments of the day, in a line. You always take fragments from one of its two ends.
vivid-learn-three = Take the red, the blue and the yellow from this end. Three fragments must all be different.
vivid-learn-place = They go together into one empty hex. Put them here, beside the same colours.
vivid-learn-two = { $next } has taken three as well. Now take both blues from the other end: two must be alike.
vivid-learn-thread = Look at the edge: two slots wait for blue. Blue hexes that lead from one to the other are a thread.
vivid-learn-join = Put the blues here, and the thread is whole.
vivid-learn-claim = You emptied this tile, so it is yours. It has an action for you, and later points for hexes that hold exactly its pattern.
vivid-learn-bank = The line is gone, and everyone reflects. Lay your tile here on your memory bank; it covers the action beneath.
vivid-learn-reflect = Use the tile: it adds one red. Put it here, and the red hexes become a thread, too.
vivid-learn-forecast = Two hexes match your tile: 6 points each. Two threads of 3 hexes touch 2 empty slots each: 3 × 2, so 6 points each.
vivid-learn-finish = Nothing more to do: finish, and the round is counted.
vivid-learn-on = 24 points! Four slots are filled, too. A core memory with all its slots full scores in every round from then on. Round 2 begins, and it is your turn.

## The first game

vivid-lesson-take = This is Remember. Fragments lie on tiles in a line, and you take from one end: a single one of any colour, two alike, or three that all differ. They go together into one empty hex of your board. Emptying a tile makes it yours.
vivid-lesson-rewire = You took a single fragment, so you may rewire: choose one hex and move fragments out of it into its neighbours, or from its neighbours into it. Threads of one colour between core slots are what you are after.
vivid-lesson-bank = This is Reflect. Tiles you claimed are laid on your memory bank, each over one of its four actions. A tile brings an action of its own; once used, it turns over and waits to score.
vivid-lesson-reflect = Use what lies open on your memory bank, each once, in any order. Before you confirm you see what a step would change if points were counted now. Finish when nothing helps you any more.
vivid-lesson-fill = This is Reward. Your threads have scored: hexes times the empty core slots they touch. Now each of those slots takes a fragment from the thread. Choose the ones you can spare.

## Rules in chapters

vivid-chapter-goal = The goal
vivid-chapter-setup = Setting up, and every new round
vivid-chapter-turn = A turn: Remember
vivid-chapter-reflect = When the line is empty: Reflect
vivid-chapter-scoring = Scoring: Reward
vivid-chapter-end = The end, and ties
vivid-chapter-solo = Playing alone

vivid-figure-take = From one end of the line: one of any colour, two alike, or three all different.
vivid-figure-rewire = One hex is the heart of it: fragments leave it for its neighbours.
vivid-figure-combine = Combine: two fragments of a hex become one of your choice.
vivid-figure-thread = Three hexes with blue join two empty blue slots: 3 × 2 = 6 points.
