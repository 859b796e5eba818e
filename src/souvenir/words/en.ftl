# What all games share. A game's own words are in its folder, under keys that begin with its name.

## The games

game-vivid = Vivid Memories
game-vivid-about = Gather fragments of childhood, weave them into threads, and complete the memories that matter most.
game-dejavu = Déjà Vu: Fragments of Memory
game-dejavu-about = Sow impressions across the nebulae and bring a lost girl’s memories back, one by one.
game-memoria = Memoria Bluff
game-memoria-about = Tell a memory from a few pictures, true or invented, and guess who is making it up.
game-mistral = Plus Belle la Vie
game-mistral-about = Meet, plot and fall out in the Mistral quarter of Marseille, and make the best of every rendezvous.

## The table

table_turn = You act when it is your turn.
    .why = It is not your turn yet: the others are still deciding.
table_step = One thing at a time: each step asks for something of its own.
    .why = That is not what is asked right now.
table-event-undid = { $who } took back a step.

## Lists

list-next = { $list }, { $item }
list-last = { $list } and { $item }

## Seats

seat-unnamed = Player { $number }

## Bots

bot-random = Dreamer
bot-random-level = plays anything that is allowed
bot-greedy = Magpie
bot-greedy-level = takes what gains most right now
bot-search = Thinker
bot-search-level = thinks several moves ahead

## Score sheets

score-line = { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Whose word it is

provenance-rulebook = rule of the box
provenance-ruling = table ruling
provenance-ours = our own
provenance-stated = stated in the rulebook
provenance-deduced = worked out from the rulebook
provenance-reported = reported by a review

## The terminal: its commands, by comma; all of them work in every language

terminal-words-undo = undo, u
terminal-words-why = help, why, h
terminal-words-rules = rules, rule
terminal-words-score = score, scores, points
terminal-words-board = board, all, table
terminal-words-log = log, history
terminal-words-language = language, lang
terminal-words-save = save
terminal-words-quit = quit, exit, q
terminal-words-yes = yes, y
terminal-words-no = no, n
terminal-help-undo = take your last step back
terminal-help-why = this page; “? something” tells why you cannot choose it
terminal-help-rules = “rules WORD” finds rules
terminal-help-score = every score sheet, line by line
terminal-help-board = everything on the table; “board NAME” looks closer
terminal-help-log = what happened last
terminal-help-language = “language fr” changes the language (en, fr, it)
terminal-help-save = “save FILE” writes the record of the game
terminal-help-quit = leave the game
terminal-help-choose = To choose, type a number or some words of a choice. These rules allow what you can choose now:

## The terminal: choosing

terminal-prompt = Number or word, ? for help:
terminal-prompt-only = Enter does this, the only choice; ? for help:
terminal-prompt-back = Number or word, Enter for all choices:
terminal-no-match = No choice has “{ $said }” in it. Type a number, other words, or ? for help.
terminal-no-such-number = { $count ->
    [one] There is only choice 1.
   *[other] Choose a number from 1 to { $count }.
}
terminal-ambiguous = { $count } choices have “{ $said }” in them. Which one?
terminal-allowed = You can choose this now: { $what }.
terminal-why-nothing = Nothing that is asked now has “{ $said }” in it.
terminal-cannot-undo = Nothing to take back: your last step showed something, or others have built on it.
terminal-rules-topics = The rules are about: { $topics }. Type “rules” and one of these words, or any other.
terminal-rules-none = No rule has “{ $said }” in it.
terminal-no-such-part = Nothing on the table is called “{ $said }”.
terminal-news-more = › … { $count } more: “log”.
terminal-log-empty = Nothing has happened yet.
terminal-language = English
terminal-languages = Type “language” and one of these: { $languages }.
terminal-waiting = { $who } is thinking …

## The terminal: luck, the record and the end

terminal-players = At the table: { $names }
terminal-promise = The luck of this game follows from a secret. Its hash is shown now, the secret at the end:
terminal-ask-word = { $name }, stir the luck with a word if you like (Enter: none):
terminal-curtain = Pass the screen to { $who }. { $who }, press Enter.
terminal-curtain-undo = { $who } may still type “undo” first.
terminal-private-read = Only you see this. Enter wipes the screen.
terminal-ask-save = Save the record? Enter: no; yes: { $file }; or type a file name:
terminal-saved = Saved: { $file }
terminal-saved-open = The game is not over: the file holds what is still hidden, so do not look into it yet.
terminal-save-failed = { $file } cannot be written: { $reason }.
terminal-verify = Anyone can check this game: { $command }
terminal-secret = The secret whose hash was shown before the deal:
terminal-secret-words = Stirred with: { $words }
terminal-left = You left the game.
terminal-rank = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-sheet = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-sheet-round = Round { $round }: { $points }
terminal-sheet-empty = Nothing scored yet.
terminal-sheet-forecast = If scored now: { $points } more
terminal-dealt = The game is dealt.
terminal-moved = { $name } makes a move.
