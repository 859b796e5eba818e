# Plus Belle la Vie. A rule's message says the rule; its `.why` is for someone whose move it did not allow.

## Families and their signs

mistral-colour-blue = blue
mistral-colour-yellow = yellow
mistral-colour-red = red
mistral-colour-green = green
mistral-sign-blue = B
mistral-sign-yellow = Y
mistral-sign-red = R
mistral-sign-green = G
mistral-back-blue = blue card
mistral-back-yellow = yellow card
mistral-back-red = red card
mistral-back-green = green card
mistral-back-embrouille = embrouille

## People, cards and places

mistral-person = { $name } [{ $family }]
mistral-guest = { $name } ★★ [{ $family }]
mistral-embrouille = “{ $power }” ({ $one } + { $other })
mistral-power-arrest = Arrest
mistral-power-bail = Bail
mistral-power-summons = Summons
mistral-power-shortcut = Shortcut
mistral-power-mix-up = Mix-up
mistral-power-last-train = Last train
mistral-power-quarrel = Quarrel
mistral-power-sleight = Sleight of hand
mistral-power-find = Lucky find
mistral-power-errand = Errand
mistral-power-impulse = Impulse
mistral-power-second-wind = Second wind
mistral-effect-arrest = a figure at large that an opponent controls goes to prison
mistral-effect-bail = somebody in prison goes to the street, whoever controls them
mistral-effect-summons = a figure at large that anyone controls goes one step, where you say
mistral-effect-shortcut = a figure at large that you control goes one or two steps
mistral-effect-mix-up = somebody in a place and somebody in the street change places, if someone controls each of them
mistral-effect-last-train = a figure in the street or in a place that an opponent controls goes back to the station
mistral-effect-quarrel = a card laid before an opponent, of your choice, is discarded, a guest too
mistral-effect-sleight = choose an opponent and a back in their hand: one card of it, by chance, is yours
mistral-effect-find = take any discarded character or guest into your hand
mistral-effect-errand = draw two character cards
mistral-effect-impulse = lay one card of your hand, beyond any three
mistral-effect-second-wind = one action more this turn, if it is a turn of actions
mistral-place-studio = Charlotte’s studio
mistral-place-school = School
mistral-place-police = Police station
mistral-place-bar = Bar du Mistral
mistral-place-hotel = Hotel
mistral-place-clinic = Clinic
mistral-place-marci = Chez Marci
mistral-place-harbour = Harbour
mistral-place-theatre = Theatre
mistral-place-market = Market
mistral-place-park = Park
mistral-place-workshop = Workshop
mistral-place-street = Street
mistral-place-station = Saint-Charles station
mistral-place-prison = Prison
mistral-place-beside = Beside the board

## Combinations of nine dice

mistral-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
}
mistral-face-1 = one
mistral-face-2 = two
mistral-face-3 = three
mistral-face-4 = four
mistral-face-5 = five
mistral-face-6 = six
mistral-faces-1 = ones
mistral-faces-2 = twos
mistral-faces-3 = threes
mistral-faces-4 = fours
mistral-faces-5 = fives
mistral-faces-6 = sixes
mistral-dice-group = { $count ->
    [one] one die
   *[other] { $number } dice alike
}
mistral-dice-alike = at least { $group }
mistral-dice-groups = at least { $groups }, each group with a face of its own
mistral-dice-showing = at least { $number } { $face }
mistral-dice-even = { $count ->
    [one] at least one even die
   *[other] at least { $number } even dice
}
mistral-dice-odd = { $count ->
    [one] at least one odd die
   *[other] at least { $number } odd dice
}
mistral-dice-among = { $count ->
    [one] at least one die showing { $faces } or { $last }
   *[other] at least { $number } dice showing { $faces } or { $last }
}
mistral-dice-more-than = more { $more } than { $fewer }
mistral-dice-different-exactly = { $count ->
    [one] the same face on all dice
   *[other] exactly { $number } different faces
}
mistral-dice-different-at-most = { $count ->
    [one] the same face on all dice
   *[other] at most { $number } different faces
}
mistral-dice-sum = a sum of { $count } or more
mistral-dice-row = { $count ->
    [one] any face
   *[other] { $number } faces in a row
}

## The table as it lies

mistral-title = Plus Belle la Vie
mistral-progress = Rendez-vous played: { $played } of { $last }. { $turn ->
    [0] Before the first turn.
   *[other] Turn { $turn }.
}
mistral-points = { $who-is ->
    [you] You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
mistral-alone = Controlled alone: { $figures }. At the end of the game that brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mistral-prices = A column sold brings: { $prices }
mistral-price = { $cards ->
    [one] { $cards } card { $points }
   *[other] { $cards } cards { $points }
}
mistral-rendezvous = Open rendez-vous
mistral-asked = { $number }. { $place }: at least { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}, with { $colours }. Dice: { $combination }.
mistral-missing = { $figures ->
    [0] Nobody is missing any more
   *[other] Still missing: { $figures } more
}
mistral-missing-colours = { $figures ->
    [0] Still missing: { $colours }
   *[other] Still missing: { $figures } more, with { $colours }
}
mistral-chance = { $throws ->
    [one] Chance of one throw: { $one }. That is all those present have ({ $left }).
   *[other] Chance of one throw: { $one }; of all { $throws } throws those present have: { $all } ({ $left }).
}
mistral-chance-none = Chance of one throw: { $one }. Nobody here has a throw yet.
mistral-percent = { PERCENT($thousandths) }
mistral-shaker = { $who-is ->
    [you] { $place }: you hold the shaker. Throws left: { $left }.
   *[other] { $place }: { $who } holds the shaker. Throws left: { $left }.
}
mistral-shaker-made = { $place }: the throw is made, columns are sold.
mistral-shaker-rests = The shaker with nine dice: it waits for a rendez-vous.
mistral-thrown = { $made ->
    [yes] { $who-is ->
        [you] You made it with this throw
       *[other] { $who } made it with this throw
    }
   *[no] { $who-is ->
        [you] Your last throw
       *[other] Last throw of { $who }
    }
}
mistral-let-go = { $who-is ->
    [you] You let the last throw go
   *[other] { $who } let the last throw go
}
mistral-die = { $counts ->
    [yes] A die showing { $face }: it counts
   *[no] A die showing { $face }
}
mistral-sign-die = { $counts ->
    [yes] [{ $face }]
   *[no] { $face }
}
mistral-sign-place = { $number }{ $colour }{ $open ->
    [yes] *
   *[no] { "" }
} { $figures }
mistral-sign-street = street { $figures }
mistral-sign-station = station { $figures }
mistral-sign-prison = prison { $figures }
mistral-sign-figures = { $family }{ $count ->
    [1] { "" }
   *[other] { $count }
}{ $rest }
mistral-throws = { $who }: { $left }
mistral-quarter = The Mistral quarter (* rendez-vous)
mistral-place = { $number }. { $place } ({ $colour })
mistral-at = { $place }: { $figures }
mistral-empty = { $place }: nobody
mistral-figures = Figures and who controls them
mistral-figure = { $figure }, { $place }. Control: { $control }. Cards laid: { $counts }.
mistral-figure-free = { $figure }, { $place }. Nobody is in control.
mistral-beside = Not in the quarter yet
mistral-count = { $who }: { $cards }
mistral-columns = { $who-is ->
    [you] Your columns
   *[other] Columns of { $who }
}
mistral-column = Column { $column }: { $card }, worth { $worth }
mistral-column-next = { $says }, with one card more { $next }
mistral-column-new = A new column
mistral-cards = { $cards ->
    [one] { $card }
   *[other] { $card } × { $cards }
}
mistral-hand = { $who-is ->
    [you] Your hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
   *[other] Hand of { $who }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
}
mistral-backs = { $back } × { $cards }
mistral-known = You know: { $card }
mistral-known-open = All know: { $card }
mistral-piles = Piles
mistral-pile = { $cards ->
    [one] Pile { $pile }: { $colour } on top, the last card
   *[other] Pile { $pile }: { $colour } on top, { $cards } cards
}
mistral-pile-empty = Pile { $pile }: empty
mistral-embrouille-pile = { $cards ->
    [one] Embrouilles: { $cards } card
   *[other] Embrouilles: { $cards } cards
}
mistral-discards = Discards, face up
mistral-discarded = { $cards ->
    [0] Characters: none
    [one] Characters: { $cards } card
   *[other] Characters: { $cards } cards
}
mistral-discarded-embrouilles = { $cards ->
    [0] Embrouilles: none
    [one] Embrouilles: { $cards } card
   *[other] Embrouilles: { $cards } cards
}
mistral-about-power = Power “{ $power }”: { $effect }.
mistral-about-pair = Or as an encounter: when { $one } and { $other } are together in one place, it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mistral-about-character = One of seven cards of { $card }. Laid, it counts for control and for the sale.
mistral-about-backs = Everybody sees the colours of a hand, only its owner the faces. What you have seen come, you are shown.

## What is asked

mistral-ask-prepare = Lay a card before you to begin with ({ $round } of 3).
mistral-ask-turn = Your turn: { $ways }.
mistral-ask-more = You may { $ways }, or end your turn.
mistral-ask-end = There is nothing more to do: end your turn.
mistral-or = { $first }, or { $rest }
mistral-way-draw = draw three cards
mistral-way-lay = lay up to three cards
mistral-way-act = take up to three actions
mistral-way-more-lay = { $left ->
    [one] lay { $left } more card
   *[other] lay up to { $left } more cards
}
mistral-way-more-act = { $left ->
    [one] take { $left } more action
   *[other] take up to { $left } more actions
}
mistral-way-guest = discard a guest for or against a figure
mistral-way-play = play an embrouille
mistral-way-release = free somebody with a card of theirs
mistral-ask-draw = { $left ->
    [one] Draw { $left } more card.
   *[other] Draw { $left } more cards.
}
mistral-ask-clearing = Choose the character that starts a column in its place.
mistral-ask-exchange-partner = Several players share { $other }. With whom do you exchange?
mistral-ask-exchange-take = Choose the card you take: one laid before { $who }.
mistral-ask-exchange-give = For { $card } you give { $who } a card of your hand. Only the two of you see it.
mistral-ask-power-arrest = { $power }: choose a figure that an opponent controls. It goes to prison.
mistral-ask-power-bail = { $power }: choose who leaves prison.
mistral-ask-power-summons = { $power }: move any controlled figure one step.
mistral-ask-power-shortcut = { $power }: move a figure of yours one step, then one more if you like.
mistral-ask-power-shortcut-again = { $power }: one more step with { $figure }, or stop here.
mistral-ask-power-mix-up = { $power }: choose a figure in a place.
mistral-ask-power-mix-up-again = { $power }: choose a figure in the street to change places with { $figure }.
mistral-ask-power-last-train = { $power }: choose a figure that an opponent controls. It goes to the station.
mistral-ask-power-quarrel = { $power }: choose a card laid before an opponent. It is discarded.
mistral-ask-power-sleight = { $power }: choose an opponent and a back in their hand.
mistral-ask-power-find = { $power }: take a discarded character of your choice.
mistral-ask-power-errand = { $left ->
    [one] { $power }: draw { $left } more card.
   *[other] { $power }: draw { $left } cards, one by one.
}
mistral-ask-power-impulse = { $power }: lay one card of your hand.
mistral-ask-discard = { $over ->
    [one] Nine cards at most: discard { $over } card.
   *[other] Nine cards at most: discard { $over } cards.
}
mistral-ask-discard-embrouille = Three embrouilles at most: discard one.
mistral-ask-throw = { $left ->
    [one] Throw the dice for { $combination }. This is your last throw.
   *[other] Throw the dice for { $combination }. You have { $left } throws left.
}
mistral-ask-sell = Rendez-vous made: { $place }. Sell columns of those present, or keep them.
mistral-ask-nothing = The game is over.
mistral-lesson-prepare = Most cards of somebody before you, and you control them. Cards of one person lie in one column, and a longer column sells for more.
mistral-lesson-turn = One of three things: A, draw three cards; B, lay up to three; C, up to three actions with your people, such as a step to a rendez-vous. Tap a pile, a card or a lit figure.
mistral-lesson-throw = Everybody is there! You have a throw for each of your people here. Whoever makes it wins the prize, and then all may sell columns of those present.
mistral-lesson-sell = Tap a column to sell it at the price below it. It is gone then, and so is your control: the small number says what one card more would bring.

## What can be done

mistral-do-draw = Draw { $colour } from pile { $pile }
mistral-do-draw-empty = Draw from pile { $pile }, which is empty
mistral-do-lay = Lay { $card } on column { $column }, { $figure }
mistral-do-lay-new = Lay { $card } as a new column
mistral-do-lay-instead = Discard the column of { $figure } and lay { $card } in its place
mistral-do-clear = Give up column { $column }, { $figure }, for a new one
mistral-do-imprison = Discard { $card }: { $figure } to prison
mistral-do-release = Discard { $card }: { $figure } out of prison
mistral-do-move = Move { $figure } → { $place }
mistral-do-draw-embrouille = Draw an embrouille with { $figure }
mistral-do-encounter = { $one } meets { $other }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mistral-do-exchange = { $figure } meets { $other }: exchange a card
mistral-do-partner = Exchange with { $who }
mistral-do-take-laid = Take { $card } from column { $column } of { $who }
mistral-do-spoil-laid = Discard { $card } from column { $column } of { $who }
mistral-do-give = Give { $who } { $card }
mistral-do-play = Play “{ $power }”: { $effect }
mistral-do-arrest = Send { $figure } to prison ({ $place })
mistral-do-bail = Let { $figure } out of prison
mistral-do-mix-up = { $figure } leaves for the street ({ $place })
mistral-do-mix-up-again = { $figure } comes in for { $other }
mistral-do-last-train = Send { $figure } back to the station ({ $place })
mistral-do-steal = Take a card from { $who }: { $back }
mistral-do-fetch = Take { $card } out of the discards
mistral-do-discard = Discard { $card }
mistral-do-throw = Throw the nine dice
mistral-do-pass = Let this throw go
mistral-do-sell = { $cards ->
    [one] Sell { $figure }, { $cards } card, for { $points }
   *[other] Sell { $figure }, { $cards } cards, for { $points }
}
mistral-do-end-sale = Sell nothing more
mistral-do-stop = Leave { $figure } here
mistral-do-end-turn = End your turn

## What is left unused
mistral-unused-turn = You have done nothing yet in this turn.
mistral-unused-lay = { $left ->
    [one] You could still lay a card.
   *[other] You could still lay { $left } cards.
}
mistral-unused-act = { $left ->
    [one] You could still take an action.
   *[other] You could still take { $left } actions.
}
mistral-unused-power = You could still go on with this power.
mistral-unused-sale = You could still sell a column.
mistral-unused-throw = This throw would be lost.

## What happened

mistral-event-piles = Three piles are ready, showing { $tops }.
mistral-event-opened = A new rendez-vous opens: { $place }.
mistral-event-first = { $who-is ->
    [you] You lay first.
   *[other] { $who } lays first.
}
mistral-event-turn = { $who-is ->
    [you] Turn { $turn }: it is your turn.
   *[other] Turn { $turn }: { $who }.
}
mistral-event-laid = { $who-is ->
    [you] You lay { $card } on column { $column }.
   *[other] { $who } lays { $card } on column { $column }.
}
mistral-event-arrived = { $figure } arrives at the station.
mistral-event-cleared = { $who-is ->
    [you] You discard the column of { $figure } to make room.
   *[other] { $who } discards the column of { $figure } to make room.
}
mistral-event-imprisoned = { $who-is ->
    [you] You discard { $card }: { $figure } goes to prison.
   *[other] { $who } discards { $card }: { $figure } goes to prison.
}
mistral-event-released = { $who-is ->
    [you] You discard { $card }: { $figure } leaves prison.
   *[other] { $who } discards { $card }: { $figure } leaves prison.
}
mistral-event-drew = { $who-is ->
    [you] You draw from pile { $pile }: { $colour }.
   *[other] { $who } draws from pile { $pile }: { $colour }.
}
mistral-event-drew-own = You draw { $card } from pile { $pile }.
mistral-event-drew-embrouille = { $who-is ->
    [you] You draw an embrouille with { $figure }.
   *[other] { $who } draws an embrouille with { $figure }.
}
mistral-event-drew-own-embrouille = You draw { $card }.
mistral-event-reshuffled = The piles are empty: the discarded characters are shuffled.
mistral-event-reshuffled-embrouilles = The discarded embrouilles are shuffled.
mistral-event-moved = { $who-is ->
    [you] You move { $figure }: { $source } → { $target }.
   *[other] { $who } moves { $figure }: { $source } → { $target }.
}
mistral-event-met = { $who-is ->
    [you] You declare an encounter of { $one } and { $other } ({ $place }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } declares an encounter of { $one } and { $other } ({ $place }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
mistral-event-exchanged = { $who-is ->
    [you] You give { $partner } a card ({ $back }) and take { $card }.
   *[other] { $who } gives { $partner } a card ({ $back }) and takes { $card }.
}
mistral-event-exchanged-own = { $who-is ->
    [you] You give { $partner } { $given } and take { $card }.
   *[other] { $who } gives { $partner } { $given } and takes { $card }.
}
mistral-event-returned = { $who-is ->
    [you] { $card } is alone and returns to your hand.
   *[other] { $card } is alone and returns to the hand of { $who }.
}
mistral-event-played = { $who-is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
mistral-event-quarrel = { $who-is ->
    [you] You make { $other } discard { $card }.
   *[other] { $who } makes { $other } discard { $card }.
}
mistral-event-sleight = { $who-is ->
    [you] You take a card ({ $back }) from { $other }.
   *[other] { $who } takes a card ({ $back }) from { $other }.
}
mistral-event-sleight-own = { $who-is ->
    [you] You take { $card } from { $other }.
   *[other] { $who } takes { $card } from { $other }.
}
mistral-event-find = { $who-is ->
    [you] You take { $card } out of the discards.
   *[other] { $who } takes { $card } out of the discards.
}
mistral-event-second-wind = { $who-is ->
    [you] You have one more action this turn.
   *[other] { $who } has one more action this turn.
}
mistral-event-discarded = { $who-is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
mistral-event-rendezvous = All is ready for a rendez-vous: { $place }.
mistral-event-threw = { $who-is ->
    [you] You throw { $dice }. Wanted: { $combination }.
   *[other] { $who } throws { $dice }. Wanted: { $combination }.
}
mistral-event-threw-made = { $who-is ->
    [you] You throw { $dice } and make it: { $combination }.
   *[other] { $who } throws { $dice } and makes it: { $combination }.
}
mistral-event-throw-passed = { $who-is ->
    [you] You let a throw go.
   *[other] { $who } lets a throw go.
}
mistral-event-prize = { $who-is ->
    [you] You win the prize of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $place }).
   *[other] { $who } wins the prize of { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $place }).
}
mistral-event-sold = { $who-is ->
    [you] You sell { $figure }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } sells { $figure }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
mistral-event-missed = Nobody makes it: the rendez-vous is missed ({ $place }).
mistral-event-majority = { $who-is ->
    [you] You control { $figure } alone: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } controls { $figure } alone: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
mistral-event-cap = After { $turns } turns the game ends as it stands.
mistral-event-over = The last rendez-vous has been played. The game is over.

## Score sheet

mistral-line-encounter = encounter, { $card }
mistral-line-prize = rendez-vous made, { $place }
mistral-line-sale = { $cards ->
    [one] sale of { $figure }, { $cards } card
   *[other] sale of { $figure }, { $cards } cards
}
mistral-line-majority = { $cards ->
    [one] sole control of { $figure }, { $cards } card
   *[other] sole control of { $figure }, { $cards } cards
}

## Score sheet: what is counted together

mistral-kind-encounter = Encounters
mistral-kind-prize = Rendez-vous
mistral-kind-sale = Sales
mistral-kind-majority = Sole control

## The drawn board: what a turn can be

mistral-turn-one = One of three
mistral-turn-draw = Draw 3
mistral-turn-lay = Lay up to 3
mistral-turn-act = 3 actions

## The host’s choice

mistral-option-oldest = Who is the oldest, and lays first?
mistral-option-oldest-chance = Let chance decide
mistral-preset-brisk = Brisk: a minute a step
mistral-kind-draw = drawing cards
mistral-kind-lay = laying cards
mistral-kind-act = actions

## Rules: setting up

mistral_deal = Everyone gets nine character cards. The rest forms three piles, and the colour of each top card can be seen.
mistral_open-two = Two rendez-vous are always open, each with a marker on its place.
mistral_first-three = From the oldest player on, everyone lays one card face up, three times around.
    .ruling = Here the host says who begins, or chance does. A guest is laid only onto a column that it fits.
mistral_first-player = From the first player on, play goes clockwise.
    .ruling = The first player is whoever laid first.
mistral_station = When a character is laid whose figure has not come yet, the figure arrives at the station.
mistral_talk =
    .ruling = Say and promise what you like. No promise binds, and cards change hands only by the rules.

## Rules: a turn

mistral_pass = A turn is one of three things: drawing, laying or actions. You need not do every action you could.
    .ruling = The first step decides what it is. Laying and actions may end at any moment, also with nothing done.
    .why = This turn is for something else: { $kind }.
mistral_draw-three = Drawing: three character cards, one by one, each from a pile of your choice.
    .why = { $left ->
        [0] You have drawn your three cards.
       *[other] Draw all three cards first.
    }
mistral_hand_nine = A hand holds nine cards at most. You may draw beyond that and then discard what you like.
    .ruling = It is checked after the third card drawn, and at once after any other gain.
mistral_hand_three-embrouilles = At most three of them are embrouilles.
    .ruling = Whoever gets a fourth discards one.
    .why = You hold too many embrouilles: discard one of those.
mistral_discard_open =
    .ruling = Discards lie face up, characters and embrouilles apart.
mistral_lay = Laying: up to three cards of your hand. Each goes onto a column of its character or starts a new one.
    .why = Three cards a turn, each on a column of its own character or on a new one.
mistral_columns_five = You have five columns at most. Two of them may be of one character.
    .why = You have five columns already. Choose one to discard first, if this turn allows it.
mistral_lay_room = While laying you may discard characters to lay new ones.
    .ruling = We read it so: only with five columns, for a card that starts a new one, and then one column whole.
    .why = By our reading a column is given up only when you have five and a character to lay in its place.
mistral_guest_reinforce = A guest is laid onto a column of its family and counts as one more card of that character.
    .why = { $card } needs a column of the same family.
mistral_guest_not-alone = A guest never lies alone: if no character is left in its column, it returns to the hand.
    .why = { $card } is a guest and cannot start a column.
mistral_guest_prison = In a turn of laying you may discard a guest from your hand, for free, to send a figure of its family to prison, if an opponent controls it.
    .ruling = Also when you lay no card, and wherever the figure stands, at the station too.
    .why = { $card } can jail only figures of the same family, at large, that an opponent controls. { $figure } is not one.
mistral_guest_free = In the same way a guest lets a figure of its family out of prison, into the street.
    .why = { $card } can free only figures of the same family that are in prison. { $figure } is not one.

## Rules: actions

mistral_three-actions = Actions: up to three a turn, in any mix.
    .why = You have no action left this turn.
mistral_move = Move a figure you control one step: from a place or the station to the street, or from the street to a place.
    .ruling = The prison is neither entered nor left by moving.
    .why = { $figure } cannot step from here to there: { $place }. Every way leads through the street, and prison is not walked into or out of.
mistral_station_no-return = Whoever has left the station does not walk back to it.
    .ruling = Only a power can send a figure there.
    .why = { $figure } cannot walk back to the station.
mistral_embrouille_draw = With a figure you control in a place of its own colour you may draw an embrouille: once a place and once a figure each turn.
    .why = { $figure } must stand in a place of its own colour, which nobody has used for this in your turn.
mistral_encounter = Play an embrouille whose two characters stand in one place, not in the street nor at the station: 2,000 points. It is an action, and you need not control them. Only one encounter for each place.
    .ruling = One for each place in every turn, and none in prison.
    .why = { $why ->
        [prison] The two of { $card } are together, but in prison. By our reading nobody meets there.
        [again] Somebody has met there this turn already. By our reading a place has one encounter in a turn.
       *[apart] { $card } needs its two characters together in one place, not in the street nor at the station.
    }
mistral_exchange = Where a figure you control stands in a place with others, but not at the station, you may declare an exchange and name one of them. That figure then goes to the street.
    .ruling = Nor in the street, nor in prison.
    .why = For this exchange { $figure } must be yours and stand in a place together with { $other }.
mistral_exchange_partner = Your partner is the opponent who controls the figure named.
    .ruling = The rulebook also says: whoever has a card of it. We hold to control, alone or shared; if several share it, you choose.
    .why = Only an opponent who controls { $other } can be your partner.
mistral_exchange_cards = You give a card of your hand and take a card laid before your partner. Both go to hands.
    .ruling = Only you two see what you gave.
    .why = An exchange needs a card of your hand, and a card laid before the partner who controls { $other }.
mistral_exchange_once = A figure of yours exchanges only once in the same place.
    .ruling = That counts anew in every turn.
    .why = { $figure } has exchanged here already this turn.
mistral_embrouille_play = In your turn you may play an embrouille for its power, for free. Then it is discarded.
    .ruling = As many as you like, except during a rendez-vous, and only where the power has an effect.
    .why = “{ $power }” would have no effect that way.
mistral_prison_release = Discard from your hand a card of a jailed character to put its figure in the street. It is no action.
    .ruling = In your own turn, whoever controls the figure, and even if nobody does.
    .why = { $figure } is not in prison.
mistral_control = You control a character when you have a card of it laid and nobody has more, guests counted. Equals share control.
    .why = You do not control { $figure }.
mistral_uncontrolled = A figure that nobody controls stays where it is and takes no part in encounters or exchanges. It still counts for a rendez-vous.
    .ruling = No power moves it either, but it may be let out of prison.
    .why = Nobody controls { $figure } at the moment.
mistral_reshuffle =
    .ruling = An empty pile stays empty. When all three are, the discarded characters form new ones; embrouilles likewise.
    .why = There is no card left in that pile.
mistral_cap =
    .ruling = A game that never ends is scored as it stands after a very long time.

## Rules: rendez-vous

mistral_rdv_ready = A rendez-vous is resolved as soon as enough figures are there with every colour asked, even in the middle of a turn, which then goes on.
    .ruling = Somebody must control at least one of them.
mistral_rdv_throws = Whoever brought it about throws first, then the shaker goes around clockwise. Each has a throw for every figure there they control.
    .ruling = That is the active player, or else the next who controls a figure there. A throw may be passed, and is then lost.
mistral_rdv_prize = Whoever throws the combination gets 2,000 points.
mistral_rdv_sale = Then, beginning with the winner, everyone may sell columns of characters who are there.
    .ruling = That means everyone, also who did not throw, clockwise.
    .why = { $figure } is not there ({ $place }).
mistral_sale_column = A column is sold whole, guests included.
    .ruling = Each is valued on its own; of two columns of one character you may keep one.
    .ours = Our edition pays 1,000, 3,000, 5,000, 8,000, 11,000, 15,000, 19,000, 24,000 or 29,000 points for one to nine cards.
mistral_rdv_stay =
    .ruling = After a rendez-vous all figures stay where they are.
mistral_rdv_missed = If nobody throws the combination, there is no prize and no sale. It counts all the same, and a new one opens.

## The guided first game

mistral-learn-goal = Love, quarrels and money in the Mistral quarter. Bring people together for a rendez-vous, then sell your cards of those who came. Most points wins.
mistral-learn-turn = A turn is one of three things. A: draw three cards. B: lay up to three. C: up to three actions with your people.
mistral-learn-lay = Today B. Lay both Lunas and Gauthier, each card on the column of the same person, and end your turn.
mistral-learn-control = Four cards of Luna, and nobody has more: you control her, and only you may move her. Equal numbers share control.
mistral-learn-missing = A rendez-vous at the harbour wants three people, among them yellow, red and blue. Luna and Agathe are there: somebody yellow is missing.
mistral-learn-move = From the station to the street, from the street to a place: a step is an action. Gauthier is yellow, and in the street. Send him to the harbour.
mistral-learn-throw = Rendez-vous! You have a throw for each of your people here, and you begin. Nine dice, and at least two sixes are asked. Throw!
mistral-learn-sell = Two sixes: 2,000 points! Now all may sell columns of those who are here. One card brings 1,000, four bring 8,000: sell Luna, and finish selling.
mistral-learn-embrouille = 10,000 points, and two actions are left. Gauthier stands in a place of his own colour, so he can stir up trouble: draw an embrouille.
mistral-learn-encounter = It has a power above and two people below. Both of them are at the harbour: play it as their encounter, for 2,000 points.
mistral-learn-exchange = Your turn again, C. Where your Gauthier meets somebody, you may exchange: choose him and Agathe, take a card { $third } has laid, give one of yours.
mistral-learn-power = Agathe’s card is yours, and she is off to the street. Draw another embrouille and play it for its power, which costs no action: choose Yasmine. Then end your turn.
mistral-learn-prison = Nobody walks out of prison. A card of hers discarded, a guest of her family or a bail lets Yasmine out again.
mistral-learn-guest = Your turn, B. Lay Agathe as a new column, and Charlotte onto it: a guest (★★) counts as one card more. Two against one, so Agathe obeys you. Discarded, a guest sends to prison or lets out.
mistral-learn-on = 12,000 points! The fifth rendez-vous ends the game; then everybody you control alone brings 2,000 more. You may lay one more card: play on.

## Rules: the end

mistral_end = The game ends with the 5th rendez-vous for two or three players, with the 7th for four or five, made or missed.
mistral_end_at-once =
    .ruling = The last prize and sale are carried out, no new rendez-vous opens, and the turn is not played on.
mistral_majority = At the end each character you control alone brings 2,000 points.
mistral_win = Most points wins.
    .ruling = Equal points share the victory.

## Rules in chapters

mistral-chapter-goal = The goal
mistral-chapter-setup = Setting up
mistral-chapter-turn = A turn: drawing or laying
mistral-chapter-actions = A turn: actions
mistral-chapter-rendezvous = A rendez-vous
mistral-chapter-scoring = Selling and scoring
mistral-chapter-end = The end

mistral-figure-columns = A column for each character; the third card of the first column has just been laid.
mistral-figure-control = Two cards against one: you control the figure, alone.
mistral-figure-move = Two steps: from the station to the street, and from the street to a place.
mistral-figure-rendezvous = Three figures, and both colours asked are among them: the dice are thrown.

## The drawing

mistral-guest-says = Strengthens a column of the family; or jails or frees one of them.
mistral-scene-turn = { $who-is ->
    [you] The cup is yours!
   *[other] { $who } holds the cup
}
mistral-scene-throws = { $who-is ->
    [you] You throw!
   *[other] { $who } throws!
}
mistral-scene-passes = { $who-is ->
    [you] You let this throw go
   *[other] { $who } lets this throw go
}
mistral-scene-wanted = Wanted: { $combination }
mistral-scene-cup = Nine dice in the cup
mistral-scene-dice = The dice show { $dice }
mistral-scene-made = Made it! +{ $points }
mistral-scene-not-yet = Not this time
mistral-scene-missed = Nobody makes it: missed
mistral-scene-near = { $who-is ->
    [you] Your last throw: { $reached }, wanted { $needed }
   *[other] Last throw, { $who }: { $reached }, wanted { $needed }
}
mistral-scene-left = Throws left
mistral-scene-won = { $who-is ->
    [you] You made it
   *[other] { $who } made it
}
mistral-recap = The season in short
mistral-recap-sale = Best sale
mistral-recap-sale-says = { $figure }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points } points ({ $names })
mistral-recap-dice = Luckiest hand
mistral-recap-dice-says = { $count ->
    [one] { $count } rendez-vous made
   *[other] { $count } rendez-vous made
} ({ $names })
mistral-recap-met = Best matchmaker
mistral-recap-met-says = { $count ->
    [one] { $count } encounter
   *[other] { $count } encounters
} ({ $names })
mistral-recap-alone = Heart of the quarter
mistral-recap-alone-says = { $count ->
    [one] { $count } person alone
   *[other] { $count } people alone
} ({ $names })
mistral-recap-nobody = Nobody this time
mistral-recap-sold = Sold by { $names }
mistral-recap-column = { $figure }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $points }
mistral-recap-nothing = sold nothing
mistral-credit = Portraits: Notionists by Zoish (CC0), put together and painted by us: invented people. Places: Fluent Emoji by Microsoft (MIT). Powers and dice: Game-icons.net by Lorc, Delapouite and others (CC BY 3.0).
mistral-credit-figure = An invented person, painted by us after Notionists by Zoish.
mistral-credit-place = The sign is from Fluent Emoji by Microsoft, the house is ours.
