# Pairs. A rule's message says the rule; its `.why` is for someone whose move it did not allow.

game-pairs = Pairs
game-pairs-about = Turn two cards: if they are alike they are yours, and if not, remember where they lie.

## The table as it lies

pairs-cards = Cards
pairs-card-down = Card { $card }, face down
pairs-card-up = Card { $card }: { $picture }
pairs-card-taken = { $who-is ->
    [you] Card { $card }, which is yours
   *[other] Card { $card }, taken by { $who }
}
pairs-sign-down = { $card }
pairs-sign-taken = –
pairs-piles = Pairs found
pairs-pile = { $who-is ->
    [you] You have { $count }: { $pictures }
   *[other] { $who } has { $count }: { $pictures }
}
pairs-pile-none = { $who-is ->
    [you] You have no pair yet
   *[other] { $who } has no pair yet
}

## What is asked, and what one can do

pairs-ask-first = Turn a card
pairs-ask-second = Where is the other { $picture }?
pairs-do-turn = Turn card { $card }

## What happened

pairs-event-turned = { $who-is ->
    [you] You turn card { $card }: { $picture }.
   *[other] { $who } turns card { $card }: { $picture }.
}
pairs-event-found = { $who-is ->
    [you] You find a pair: { $picture }.
   *[other] { $who } finds a pair: { $picture }.
}
pairs-event-missed = { $who-is ->
    [you] You find no pair: { $pictures }.
   *[other] { $who } finds no pair: { $pictures }.
}
pairs-event-over = All pairs are found.

## Points

pairs-line-pair = Pair: { $picture }
pairs-kind-pair = Pairs

## For the host

pairs-option-pairs = Cards
pairs-option-pairs-8 = 16 cards
pairs-option-pairs-12 = 24 cards
pairs-option-pairs-18 = 36 cards
pairs-option-start = Who begins
pairs-option-start-chance = Chance decides
pairs-preset-short = Short: 16 cards
pairs-preset-long = Long: 36 cards
pairs-bot-beginner-level = has soon forgotten what it saw
pairs-bot-casual-level = remembers for a few turns
pairs-bot-regular-level = has a good memory
pairs-bot-expert-level = forgets nothing

## Rules

pairs-chapter-goal = The goal
pairs-chapter-setup = Setting up
pairs-chapter-turn = A turn
pairs-chapter-end = The end
pairs-chapter-here = Playing here

pairs_win = Whoever has found most pairs wins.
    .ruling = Those who have found equally many share the place.
pairs_setup_cards = Every picture is on two cards. All cards are shuffled and laid out face down.
    .ours = What a card shows is drawn when it is first turned, which is the same as shuffling: before that nobody, not even the program, knows it.
pairs_setup_first =
    .ruling = The host says who begins, or chance does.
pairs_turn_first = On your turn you turn any card face up, for all to see.
pairs_turn_second = Then you turn another one.
pairs_turn_another = The second card is never the first one again.
    .why = This card lies open already: turn another one.
pairs_turn_taken = Cards that were taken are out of the game; their places stay empty.
    .why = { $who-is ->
        [you] This place is empty: you have that card.
       *[other] This place is empty: { $who } has that card.
    }
pairs_match = If both show the same picture the pair is yours, and it is your turn again.
pairs_miss = If they differ both are turned back, and it is the next player’s turn.
    .ruling = They lie open until that player turns a card, so that everyone has time to look.
pairs_end = The game ends when all pairs are found.
pairs_score = Every pair counts one point.
pairs_seen =
    .ours = The log tells which pictures were found and not where they lay: remembering is the game. Bots see what you see, and forget, too.

## Pictures

pairs-picture-kite = kite
pairs-picture-moon = moon
pairs-picture-shell = shell
pairs-picture-key = key
pairs-picture-boat = boat
pairs-picture-heart = heart
pairs-picture-cactus = cactus
pairs-picture-umbrella = umbrella
pairs-picture-mushroom = mushroom
pairs-picture-star = star
pairs-picture-fish = fish
pairs-picture-lighthouse = lighthouse
pairs-picture-cup = cup
pairs-picture-leaf = leaf
pairs-picture-balloon = balloon
pairs-picture-candle = candle
pairs-picture-bell = bell
pairs-picture-sun = sun
