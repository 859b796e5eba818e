# Plus Belle la Vie. A rule's message says the rule; its `.why` is for someone whose move it did not allow.

## Families and their signs

mistral-family-blue = blue
mistral-family-yellow = yellow
mistral-family-red = red
mistral-family-green = green
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

mistral-dice-groups = { $count ->
    [one] at least { $numbers } equal dice
   *[other] groups of equal dice, at least { $numbers }
}
mistral-dice-at-least = { $count ->
    [one] at least { $count } die showing { $numbers }
   *[other] at least { $count } dice among { $numbers }
}
mistral-dice-more-than = more dice showing { $one } than { $two }
mistral-dice-different-exactly = exactly { $count } different faces
mistral-dice-different-at-most = at most { $count } different faces
mistral-dice-sum = a sum of { $count } or more
mistral-dice-row = { $count } faces in a row

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
    [0] Chance of one throw: { $one }. Nobody here has a throw yet.
    [one] Chance of one throw: { $one }. That is all those present have.
   *[other] Chance of one throw: { $one }; of all { $throws } throws those present have: { $all }.
}
mistral-percent = { $whole }.{ $tenths } %
mistral-shaker = { $who-is ->
    [you] { $place }: you hold the shaker. Throws left: { $left }.
   *[other] { $place }: { $who } holds the shaker. Throws left: { $left }.
}
mistral-throws = { $who }: { $left }
mistral-quarter = The Mistral quarter
mistral-place = { $number }. { $place } ({ $colour })
mistral-at = { $place }: { $figures }
mistral-empty = { $place }: nobody
mistral-figures = Figures and who has laid cards of them
mistral-figure = { $figure }, { $place }: { $counts }
mistral-figure-free = { $figure }, { $place }: nobody controls it
mistral-count = { $who }: { $cards }
mistral-columns = { $who-is ->
    [you] Your columns
   *[other] Columns of { $who }
}
mistral-column = Column { $column }: { $card }
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

## What is asked

mistral-ask-prepare = Lay a card before you to begin with ({ $round } of 3).
mistral-ask-turn = Your turn: draw three cards, or lay up to three, or take up to three actions.
mistral-ask-draw = { $left ->
    [0] You have drawn your cards. Play something free, or end your turn.
    [one] Draw { $left } more card.
   *[other] Draw { $left } more cards.
}
mistral-ask-lay = { $left ->
    [0] You have laid three cards. Play a guest or something free, or end your turn.
    [one] You may lay { $left } more card.
   *[other] You may lay { $left } more cards.
}
mistral-ask-act = { $left ->
    [0] No action is left. Play something free, or end your turn.
    [one] You have { $left } action left.
   *[other] You have { $left } actions left.
}
mistral-ask-clearing = Choose the character that starts a column in its place.
mistral-ask-exchange-partner = Several players share { $other }. With whom do you exchange?
mistral-ask-exchange-take = Choose the laid card you take.
mistral-ask-exchange-give = Choose the card you give. Only the two of you see it.
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
mistral-ask-power-errand = { $power }: draw two cards, one by one.
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

## What can be done

mistral-do-draw = Draw { $colour } from pile { $pile }
mistral-do-draw-empty = Draw from pile { $pile }, which is empty
mistral-do-lay = Lay { $card } on column { $column }, { $figure }
mistral-do-lay-new = Lay { $card } as a new column
mistral-do-clear = Discard column { $column }, { $figure }, for a new one
mistral-do-imprison = Discard { $card }: { $figure } to prison
mistral-do-release = Discard { $card }: { $figure } out of prison
mistral-do-move = Move { $figure } → { $place }
mistral-do-draw-embrouille = Draw an embrouille with { $figure }
mistral-do-encounter = Encounter: { $card }
mistral-do-exchange = Exchange: { $figure } with { $other }
mistral-do-partner = Exchange with { $who }
mistral-do-take-laid = Take { $card } from column { $column } of { $who }
mistral-do-spoil-laid = Discard { $card } from column { $column } of { $who }
mistral-do-give = Give { $card }
mistral-do-play = Play { $card }
mistral-do-point = Choose { $figure }, { $place }
mistral-do-steal = From { $who }: { $back }
mistral-do-fetch = Take { $card }
mistral-do-discard = Discard { $card }
mistral-do-throw = Throw the nine dice
mistral-do-pass = Let this throw go
mistral-do-sell = { $cards ->
    [one] Sell { $figure }, { $cards } card, for { $points }
   *[other] Sell { $figure }, { $cards } cards, for { $points }
}
mistral-do-end-sale = Sell nothing more
mistral-do-stop = Stop here
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
mistral_first-three = From the oldest player on, everyone lays one card face up, three times around. A guest needs a column that it fits.
mistral_first-player = Whoever laid first takes the first turn. Play goes clockwise.
mistral_station = When a character is laid whose figure has not come yet, the figure arrives at the station.
mistral_talk = Say and promise what you like. No promise binds, and cards change hands only by the rules.

## Rules: a turn

mistral_pass = A turn is one of three things: drawing, laying or actions. Its first step decides. Laying and actions may end at any moment.
    .why = This turn is for something else: { $kind }.
mistral_draw-three = Drawing: three character cards, one by one, each from a pile of your choice.
    .why = { $left ->
        [0] You have drawn your three cards.
       *[other] Draw all three cards first.
    }
mistral_hand_nine = A hand holds nine cards at most. You may draw beyond that and then discard what you like.
mistral_hand_three-embrouilles = At most three of them are embrouilles.
    .why = You hold too many embrouilles: discard one of those.
mistral_discard_open = Discards lie face up, characters and embrouilles apart.
mistral_lay = Laying: up to three cards of your hand. Each goes onto a column of its character or starts a new one.
    .why = Three cards a turn, each on a column of its own character or on a new one.
mistral_columns_five = You have five columns at most. Two of them may be of one character.
    .why = You have five columns already. Choose one to discard first, if this turn allows it.
mistral_lay_room = With five columns, a card may start a new one in place of another, which is discarded whole.
    .why = A column is given up only when you have five and a character to lay in its place.
mistral_guest_reinforce = A guest is laid onto a column of its family and counts as one more card of that character.
    .why = { $card } needs a column of the same family.
mistral_guest_not-alone = A guest never lies alone: if no character is left in its column, it returns to the hand.
    .why = { $card } is a guest and cannot start a column.
mistral_guest_prison = In a turn of laying you may discard a guest to send a figure of its family to prison, if an opponent controls it.
    .why = { $card } can jail only figures of the same family, at large, that an opponent controls. { $figure } is not one.
mistral_guest_free = In the same way a guest lets a figure of its family out of prison, into the street.
    .why = { $card } can free only figures of the same family that are in prison. { $figure } is not one.

## Rules: actions

mistral_three-actions = Actions: up to three a turn, in any mix.
    .why = You have no action left this turn.
mistral_move = Move a figure you control one step: from a place or the station to the street, or from the street to a place.
    .why = { $figure } cannot step from here to there: { $place }. Every way leads through the street, and prison is not walked into or out of.
mistral_station_no-return = Nobody walks back to the station. Only a power can send a figure there.
    .why = { $figure } cannot walk back to the station.
mistral_embrouille_draw = With a figure you control in a place of its own colour you may draw an embrouille: once a place and once a figure each turn.
    .why = { $figure } must stand in a place of its own colour, which nobody has used for this in your turn.
mistral_encounter = Play an embrouille whose two characters stand in one place: 2,000 points. You need not control them. Once a place each turn.
    .why = { $card } needs its two characters together in one place, with no other encounter there this turn.
mistral_exchange = Where a figure of yours stands with another, you may declare an exchange. The figure named then goes to the street.
    .why = For this exchange { $figure } must be yours and stand in a place together with { $other }.
mistral_exchange_partner = Your partner is an opponent who controls the figure named, alone or shared. If several do, you choose.
    .why = Only an opponent who controls { $other } can be your partner.
mistral_exchange_cards = You give any card of your hand and take any card laid before your partner. Both go to hands. Only you two see what you gave.
    .why = An exchange needs a card of your hand, and a card laid before the partner who controls { $other }.
mistral_exchange_once = Each figure of yours exchanges once a turn in the same place.
    .why = { $figure } has exchanged here already this turn.
mistral_embrouille_play = In your turn, embrouilles may be played for their power at any time, for free, if it has an effect.
    .why = “{ $power }” would have no effect that way.
mistral_prison_release = In your turn you may discard a card of a jailed character to put its figure in the street, for free.
    .why = { $figure } is not in prison.
mistral_control = You control a character when you have a card of it laid and nobody has more, guests counted. Equals share control.
    .why = You do not control { $figure }.
mistral_uncontrolled = A figure that nobody controls stays where it is and takes no part in encounters or exchanges. It still counts for a rendez-vous.
    .why = Nobody controls { $figure } at the moment.
mistral_reshuffle = An empty pile stays empty. When all three are, the discarded characters form new ones; embrouilles likewise.
    .why = There is no card left in that pile.
mistral_cap = A game that never ends is scored as it stands after a very long time.

## Rules: rendez-vous

mistral_rdv_ready = A rendez-vous is resolved as soon as enough figures are there with every colour asked, and someone controls one of them.
mistral_rdv_throws = The active player throws first if they control a figure there. The shaker goes around; each has a throw for every figure there they control.
mistral_rdv_prize = Whoever throws the combination gets 2,000 points.
mistral_rdv_sale = Then, from the winner clockwise, everyone may sell columns of characters who are there.
    .why = { $figure } is not there ({ $place }).
mistral_sale_column = A column is sold whole, guests included, and valued on its own. Longer columns are worth more than their parts.
mistral_rdv_stay = After a rendez-vous all figures stay where they are.
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
mistral-learn-guest = Charlotte is a guest. In a turn B she strengthens a red column, or you discard her to send somebody’s red figure to prison.
mistral-learn-on = 12,000 points! The fifth rendez-vous ends the game; then everybody you control alone brings 2,000 more. You have two actions left: play on.

## Rules: the end

mistral_end = The game ends with the 5th rendez-vous for two or three players, with the 7th for four or five, made or missed.
mistral_end_at-once = The last prize and sale are carried out, no new rendez-vous opens, and the turn is not played on.
mistral_majority = At the end each character you control alone brings 2,000 points.
mistral_win = Most points wins. Equal points share the victory.

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
