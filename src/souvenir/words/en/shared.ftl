# What all games share. A game's own words are in its folder, under keys that begin with its name.

## The games

game-vivid = Vivid Memories
game-vivid-about = Gather fragments of childhood, weave them into threads, and complete the memories that matter most.
game-dejavu = Déjà Vu: Fragments of Memory
game-dejavu-about = Sow impressions across the nebulae and bring a lost girl’s memories back, one by one.
game-memoria = Memoria Bluff
game-memoria-about = Tell a memory from a few pictures, true or invented, and guess who is making it up.
game-mistral = Plus Belle la Vie
game-mistral-about = Meet, plot and fall out in the Mistral quarter of Marseille, and make the best of every rendez-vous.

## The table

table_turn = You act when it is your turn.
    .why = It is not your turn yet: the others are still deciding.
table_step = One thing at a time: each step asks for something of its own.
    .why = That is not what is asked right now.
table-event-undid = { $who-is ->
    [you] You took back a step.
   *[other] { $who } took back a step.
}
table-event-sat = { $who-is ->
    [you] You sit down.
   *[other] { $who } sits down.
}
table-event-away = { $who-is ->
    [you] You are away: a bot plays on for you.
   *[other] { $who } is away: a bot plays on.
}
table-event-back = { $who-is ->
    [you] You are back.
   *[other] { $who } is back.
}

## The language: what it calls itself, and whose numbers, lists and plurals it uses (CLDR)

language-name = English
language-locale = en-GB

## Seats

seat-unnamed = Player { $number }
seat-you = you
    .alone = You

## Bots

bot-random = Dreamer
bot-random-level = plays anything that is allowed
bot-greedy = Magpie
bot-greedy-level = takes what gains most right now
bot-beginner = Beginner
bot-beginner-level = plays along, and often misses what is best
bot-casual = Casual
bot-casual-level = sees what gains now, and slips now and then
bot-regular = Regular
bot-regular-level = tries a few turns in its head before it plays
bot-expert = Expert
bot-expert-level = thinks for a second about every turn
bot-careful = Sleuth
bot-careful-level = weighs every story against what is known

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
rule-ruling = Table ruling: { $text }
rule-ours = Our own: { $text }
origin-stated = From the rulebook.
origin-deduced = Worked out from the rulebook.
origin-reported = Reported by a review of the game.
origin-ours = Ours: the rulebook does not show it.
origin-in-stated = From the rulebook: { $parts }.
origin-in-deduced = Worked out: { $parts }.
origin-in-reported = Reported by a review: { $parts }.
origin-in-ours = Ours: { $parts }.
origin-part-name = the name
origin-part-number = the number
origin-part-icon = the picture
origin-part-family = the family
origin-part-colour = the colour
origin-part-purple = the colour purple
origin-part-figures = how many figures
origin-part-asks = the colours asked
origin-part-combination = the dice asked
origin-part-faces = the faces of the dice
origin-part-power = the power
origin-part-pair = the two characters
origin-part-slots = the slots
origin-part-powers = the powers
origin-part-points = the points
origin-part-scoring = what it scores
origin-part-action = the action
origin-part-pattern = the pattern

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
terminal-help-why = this page; “? something” tells what it is, and why you cannot choose it
terminal-help-rules = “rules WORD” finds rules
terminal-help-score = every score sheet, line by line
terminal-help-board = everything on the table; “board NAME” looks closer
terminal-help-log = what happened last
terminal-help-language = “language fr” changes the language
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
terminal-languages = Type “language” and one of these: { $languages }.
terminal-waiting = { $who } is thinking …

## The terminal: luck, the record and the end

terminal-players = At the table: { $names }
terminal-promise = The luck of this game follows from a secret. Its hash is shown now, the secret at the end:
terminal-ask-word = { $name }, stir the luck with a word if you like (Enter: none):
terminal-curtain = Pass the screen to { $who }. { $who }, press Enter.
terminal-curtain-undo = { $who } may still type “undo” first.
terminal-private-read = Only you see this. Enter wipes the screen.
terminal-open-read = Press Enter when all have read this.
terminal-ask-save = Save the record? Enter: no; yes: { $file }; or type a file name:
terminal-saved = Saved: { $file }
terminal-saved-open = The game is not over: the file holds what is still hidden, so do not look into it yet.
terminal-save-failed = { $file } cannot be written: { $reason }.
terminal-verify = Anyone can check this game: { $command }
terminal-secret = The secret whose hash was shown before the deal:
terminal-secret-words = Stirred with: { $words }
terminal-left = You left the game.
terminal-off-box = { $count } players are off the box: a variant of ours.
terminal-rank = { $who-is ->
    [you] { $place }. You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $place }. { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
terminal-sheet = { $who-is ->
    [you] You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
terminal-sheet-round = Round { $round }: { $points }
terminal-sheet-empty = Nothing scored yet.
terminal-sheet-forecast = If scored now: { $points } more
terminal-dealt = The game is dealt.
terminal-moved = { $name } makes a move.

## The terminal: what happened in a game

terminal-analysis-seat = { $name }: { $start } of 100 after the deal, { $end } at the end. Luck { $luck } (± { $luck-error }), skill { $skill } (± { $skill-error }), hidden things { $hidden } (± { $hidden-error }), seen late { $revised } (± { $revised-error }), not explained { $rest } (± { $rest-error }).
terminal-analysis-loss = { $name }: each turn lost { $loss } of 100 against the best one found ({ $turns } turns).
terminal-analysis-about = Chances are in hundredths. Skill is how one chose, by what one could know, against players in a hurry.
terminal-analysis-no-marks = No turn was wrong beyond doubt.
terminal-analysis-mark = { $mark ->
    [blunder] { $name }: a blunder, { $loss } lost (± { $error }), { $points } points.
    [mistake] { $name }: a mistake, { $loss } lost (± { $error }), { $points } points.
   *[slip] { $name }: a slip, { $loss } lost (± { $error }), { $points } points.
}
terminal-analysis-better = Better: { $steps }
terminal-analysis-hindsight = With everything known: { $loss } (± { $error }).
terminal-analysis-luck = { $name }: luck of { $gained } (± { $error }).
terminal-analysis-round = Round { $round }, luck: { $shares }
terminal-puzzle-title = Find the turn: { $game }, puzzle { $number } of { $of }
terminal-puzzle-right = Right: no better turn is known.
terminal-puzzle-wrong = Not the best turn: it loses { $loss } of 100 chances.
terminal-puzzle-points = { $points ->
    [one] By the end that is about one point.
   *[other] By the end that is about { $points } points.
}
terminal-puzzle-yours = Your turn
terminal-puzzle-answer = The best turn that is known
terminal-puzzle-scores = On your score sheet, now or if scoring came now
terminal-puzzle-worth = { $points ->
    [one] By the end it brings about one point more than the wrong turns that were weighed.
   *[other] By the end it brings about { $points } points more than the wrong turns that were weighed.
}
terminal-puzzle-nothing = Nothing on your score sheet changes yet.
terminal-puzzle-then = Enter: try again. a: the answer. n: the next puzzle. q: leave.
terminal-puzzle-weighing = Weighing …
terminal-recap-teller = { $name } told { $stories } stories, { $bluffs } of them bluffs, and was believed { $believed } times out of { $votes }.
terminal-recap-listener = { $name } believed { $believed } stories out of { $votes } and was right { $right } times.
terminal-recap-story = { $face ->
    [bluff] { $name } bluffed: believed by { $believed } of { $votes }; pictures { $pictures }, claims { $claims }, questions { $questions }.
   *[truth] { $name } told the truth: believed by { $believed } of { $votes }; pictures { $pictures }, claims { $claims }, questions { $questions }.
}

## Faces: what somebody is called who gave no name

face-fox = Fox
face-owl = Owl
face-hare = Hare
face-bear = Bear
face-frog = Frog
face-hedgehog = Hedgehog
face-whale = Whale
face-heron = Heron
face-deer = Deer
face-turtle = Turtle
face-moth = Moth
face-snail = Snail

## The page: front door

page-about = Board games about memory, with friends or against bots.
page-games = Games
page-game-seats = { $from } to { $to } players
page-game-minutes = { $from } to { $to } minutes
page-game-minutes-about = about { $minutes } minutes
page-game-age = from { $age } years
page-way-bots = Against bots
page-way-friends = With friends
page-way-learn = Learn it
page-way-practise = Practise
page-mine = Go on playing
page-mine-yours = It is your turn
page-mine-gathering = People are gathering
page-mine-playing = Waiting for the others
page-mine-over = Finished
page-mine-again = Watch again
page-mine-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
page-finished = Finished games
page-join = Join a table
page-join-code = Code or link
page-join-enter = Enter
page-join-empty = Type the code or paste the link first.
page-joining = Finding the table …
page-home = Home
page-close = Close
page-coming = One moment …
page-lost-page = No such page
page-lost-page-about = Nothing is kept at this address. A letter may be missing in it.
page-lost-table = No such table
page-lost-key = This link is no longer good
page-lost-key-about = The game may be over, or a part of the link is missing. Ask for a new one, or type the code of the table.
page-lost-offline = Out of reach
page-lost-other = That did not work
page-lost-home = To the games
page-lost-again = Try again

## The page: a new table

page-new-seats = How many play?
page-new-seats-count = { $count }
page-new-seats-off-box = { $count }, off the box
page-new-who = Who plays along?
page-new-who-friends = Friends
page-new-who-bots = Bots
page-new-preset = How?
page-new-more = More wishes
page-preset-box = As in the box
page-off-box = With { $count } it is a variant of ours: the box says { $from } to { $to }.
page-bot-level = { $name }: { $level }
page-new-pace = How fast bots play
page-new-pace-quick = Quickly
page-new-pace-human = Like people
page-new-pace-slow = Slowly, to follow every step
page-new-edition = Edition
page-new-clock = Time for a decision
page-new-clock-none = As long as you like
page-new-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-new-make = Open the table
page-seat = Seat { $number }

## The page: gathering

page-gather-who = Who plays?
page-gather-welcome = You are invited: what is your name?
page-gather-free = Free seat
page-gather-you = at this device
page-gather-bot = Add a bot
page-gather-level = How the bots play
page-gather-name = Your name
page-gather-another = Somebody else at this device
page-gather-face = Another face, { $name }
page-gather-another-name = Their name
page-gather-nameless = A name first, please.
page-gather-played = What is played
page-gather-players = { $count ->
    [one] One player, alone
   *[other] { $count } players
}
page-gather-begun = { $at ->
    [0] This table uses the deal of an earlier game of { $players }: whoever has seen it knows that deal. All later luck is new.
   *[other] This table goes on from an earlier game of { $players }, after { $at } of its { $of } decisions. All luck from here on is new.
}
page-gather-begun-nobody = people without names
page-gather-sit = Sit down
page-gather-rise = Remove { $name }
page-gather-hot-seat = Several people at one device pass it around: a curtain hides what is private.
page-face-choose = Your face
page-start = Begin
page-start-wait = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
page-start-host = All seats are taken: the host may begin.
page-share-title = Invite others
page-share-code = At { $address }, type
page-share-qr = Picture of the link: point a phone’s camera at it
page-share-link = Copy the link
page-share-copied = Copied
page-share-copy = The link
page-share-send = Send
page-share-watch = Link to watch
page-share-stage = For the big screen
page-share-none = Only those who sit here can invite.
page-luck-title = Fair luck
page-luck-about = All luck of this game follows from a secret that is fixed already. This is its seal; the secret itself is shown at the end, so that anyone can check that nothing was changed.
page-luck-word = A word of yours to stir in
page-luck-stir = Stir
page-luck-words = Stirred in: { $words }

## The page: the table

page-title-yours = Your turn: { $game }
page-your-turn = Your turn.
page-waiting = Waiting for { $names } …
page-over = The game is over.
page-board = The table
page-players = Players
page-points = points
page-chip-acts = is choosing
page-rule-ask = The rule
page-rule-ask-ours = Our ruling
page-react = Show everyone how you feel
page-react-clap = Applause
page-react-heart = A heart
page-react-laugh = A laugh
page-react-wow = Wow
page-react-think = Thinking
page-react-hurry = Hurry, please
page-away = away
page-away-about = { $name } is not connected.
page-watching = You are watching.
page-lent = { $who-is ->
    [you] A bot plays for you.
   *[other] A bot plays for { $who }.
}
page-lend-take = Take over
page-since = Since you looked
page-lend = Let a bot play for { $name }
page-lend-mine = Let a bot play for me
page-lend-return = I am back
page-choices = Your choices
page-choices-all = { $count ->
    [one] The choice
   *[other] All { $count } choices
}
page-choices-filter = Find a choice by its words
page-confirm = Confirm
page-firm = You cannot take this back.
page-back = Back
page-undo = Undo
page-hint = Hint
page-effect-sure = { $points ->
    [one] { $signed } point for sure.
   *[other] { $signed } points for sure.
}
page-effect-moved = { $points ->
    [one] { $signed } point, expected so far, now for sure.
   *[other] { $signed } points, expected so far, now for sure.
}
page-effect-both = { $points ->
    [one] { $signed } point for sure, { $all } in all if scoring came now.
   *[other] { $signed } points for sure, { $all } in all if scoring came now.
}
page-effect-maybe = { $points ->
    [one] { $signed } point if scoring came now.
   *[other] { $signed } points if scoring came now.
}
page-why-ask = Ask why not
page-why-instead = Not now. { $asks }
page-bubble = What this is
page-lesson-ok = Got it
page-lesson-enough = No more explanations
page-reconnecting = Out of reach; coming back by itself …
page-curtain-pass = Pass the device to { $names }
page-curtain-why = Until the curtain is lifted, nothing private is on this screen.
page-curtain-lift = I am { $name }: lift the curtain
page-curtain-others = Want to look again, or take a step back?
page-curtain-lower = Lower the curtain
page-curtain-look = Only { $name } looks: show what is private
page-asks-one = { $name }: { $asks }
page-clock = Time left
page-clock-binding = When time is up, a move is made for you
page-clock-gentle = When time is up, nothing happens
page-clock-extend = Give everyone a minute more
page-handover = Play on another device
page-handover-about = Enter the code there under “Join a table”. It works once.
page-now-plain = This is the plain table.
page-now-drawn = This is the drawn table.

## The page: beside the table

page-more = Beside the table
page-side-score = Score
page-side-log = Log
page-side-rules = Rules
page-side-talk = Talk
page-sheet-empty = Nothing scored yet.
page-sheet-round = Round { $round }
page-sheet-forecast = On top, if scored now
page-log-empty = Nothing has happened yet.
page-log-rounds = Rounds
page-log-jump = Go there
page-log-all = Show all { $count }
page-rules-search = Search the rules
page-rules-contents = Chapters
page-rules-print = Print
page-rules-whose = What bears no mark is the rule of the box. A table ruling settles what the box leaves open; our own is what this program adds.
page-licences = Licences
page-rules-none = No rule has these words.
page-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
page-rules-now-none = Nothing is asked of you now.
page-secrets-none = Nothing is hidden from the others.
page-talk-about = Everyone at the table reads this. It is kept nowhere, unless you all agree.
page-talk-say = Say something
page-talk-send = Send
page-talk-gone = What was written before is gone: the table was out of memory for a while. Whoever wrote may write again.
page-talk-story = tells:
page-talk-question = asks:
page-talk-answer = answers:
page-write-story = Your story
page-write-question = Your question
page-write-answer = Your answer
page-write-private = Only this table reads it.
page-keep-title = Keep what was written?
page-keep-about = If every player agrees, your stories, questions and answers go into the file of this game. Otherwise they are gone when the table closes. Until the end anyone may think again.
page-keep-mine = { $name }: yes, keep it
page-keep-yes = { $name } agrees
page-keep-not-yet = { $name } has not agreed
page-keep-kept = You all agreed: what was written is in the file of this game.
page-stage-join = Join at { $address }

## The page: the end, and replays

page-end-title = How it ended
page-end-counting = Counting the points …
page-end-skip = Any key or tap shows the end.
page-end-tally = Points by round and kind
page-end-total = Total
page-end-look = Look at the table
page-end-picture = A picture to share
page-end-again = How did it end?
page-end-won = { $who-is ->
    [you] You win.
   *[other] { $who } wins.
}
page-end-won-by = { $points ->
    [one] { $who-is ->
        [you] You win by one point.
       *[other] { $who } wins by one point.
    }
   *[other] { $who-is ->
        [you] You win by { $points } points.
       *[other] { $who } wins by { $points } points.
    }
}
page-end-won-level = { $who-is ->
    [you] Level on points, and you win by what the rules put first.
   *[other] Level on points, and { $who } wins by what the rules put first.
}
page-end-shared = { $names } share the win.
page-end-rematch = Play again
page-end-rematch-join = To the new table
page-end-replay = Watch it again
page-end-record = Save as a file
page-end-verify = Was the luck fair?
page-end-verify-about = Save the file and check it with this command: every draw must follow from the secret whose seal was shown before the start.
page-end-commitment = Seal:
page-end-secret = Secret:
page-replay = Watch a game again
page-replay-about = Open the file of a game and watch it step by step, as each player knew it.
page-replay-open = Open a game from a file
page-replay-file = File of a game (*.souvenir.json)
page-replay-before = Opened before
page-replay-first = To the beginning
page-replay-prev = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-at = Step { $at } of { $last }
page-replay-eyes = Seen by
page-replay-eyes-all = somebody who watches
page-replay-eyes-revealed = nobody: everything revealed
page-replay-speed = Speed
page-replay-branch = Play on from here

## The page: what happened in a finished game

page-what = What happened?
page-what-next = Next turning point
page-what-progress = Looking at the game again: { $done } of { $of }
page-what-stop = Never mind
page-what-graph = Chances to win, by turn
page-what-share = { $name } { $chance }%
page-what-chance = { $chance }%
page-what-at-deal = After the deal: { $shares }
page-what-at = { $mark ->
    [slip] Turn { $turn } of { $of }, { $name }: a slip. Now: { $shares }
    [mistake] Turn { $turn } of { $of }, { $name }: a mistake. Now: { $shares }
    [blunder] Turn { $turn } of { $of }, { $name }: a blunder. Now: { $shares }
   *[none] Turn { $turn } of { $of }, { $name }. Now: { $shares }
}
page-what-mark = { $mark ->
    [blunder] { $name }: a blunder.
    [mistake] { $name }: a mistake.
   *[slip] { $name }: a slip.
} { $points ->
    [0] It cost { $loss } of 100 chances.
    [one] It cost { $loss } of 100 chances, about one point.
   *[other] It cost { $loss } of 100 chances, about { $points } points.
}
page-what-slip = slip
page-what-mistake = mistake
page-what-blunder = blunder
page-what-show = Show me better
page-what-better = By what one could know, this was better:
page-what-then-luck = Then luck decides, so nobody knows how it would go on.
page-what-back = Back to the game
page-what-sums = Luck and choices
page-what-from-to = { $from }% → { $to }%
page-what-luck = Luck
page-what-skill = Choices
page-what-hidden = Hidden things
page-what-revised = Seen late
page-what-rest = Not explained
page-what-loss = { $turns ->
    [one] One turn with a choice; it lost { $loss } of 100 against the best one found.
   *[other] { $turns } turns with a choice; each lost { $loss } of 100 on average against the best one found.
}
page-what-how = How is this counted?
page-what-about = All in hundredths of the chance to win, if everybody played on in a hurry. Luck is what was drawn against what could have been drawn. Choices are what everybody chose, by what they could know, against a hurried turn. Hidden things are what nobody could know. Seen late is what trials that stop early did not see coming. A turn is marked only where no doubt is left.
page-what-moments = Lucky and unlucky moments
page-what-no-moments = No single draw decided anything beyond doubt.
page-what-table = The graph as a table
page-what-turn = Turn
page-what-deal = The deal
page-what-marked = Mark
page-what-stories = Story by story

## The page: settings and keys

page-settings = Settings
page-settings-language = Language
page-settings-theme = Light
page-settings-theme-auto = like the system
page-settings-theme-dawn = dawn
page-settings-theme-night = night
page-settings-still = Less motion
page-settings-sound = Sound
page-settings-lessons = Explain each phase the first time
page-settings-plain = The table in plain words
page-settings-keys = Single letters are shortcuts
page-keys = Keys
page-keys-o = your choices
page-keys-b = the table
page-keys-s = what only you see
page-keys-m = the last moves
page-keys-p = the points
page-keys-r = the rule for this choice
page-keys-u = take your last step back
page-keys-d = drawn or plain table
page-keys-esc = one part of a choice back
page-keys-help = this list
page-keys-off = The letters can be turned off in the settings.

## Practice

page-practise = Find the turn
page-practise-title = Find the turn: { $game }
page-practise-at = Puzzle { $at } of { $last }
page-practise-all = All puzzles
page-practise-one = { $solved ->
    [yes] Puzzle { $number }, solved
   *[no] Puzzle { $number }
}
page-practise-about = What would you play here? Play the turn on the board.
page-practise-weighing = Your turn is being weighed …
page-practise-restart = From the beginning
page-practise-again = Try again
page-practise-show = Show the answer
page-practise-next = Next puzzle
page-practise-leave = Leave the puzzles
page-practise-own = Try it yourself
page-practise-done = All puzzles of this game are solved.

## The guided first game

page-learn = Your first game
page-learn-title = First game: { $game }
page-learn-at = { $at } of { $last }
page-learn-on = Go on
page-learn-back = One step back
page-learn-again = From the beginning
page-learn-leave = Leave; you can go on here later
page-learn-touch = Touch what is lit.
page-learn-missed = Not quite: touch what is lit.
page-learn-watch = Now the others play …
page-learn-play = Play on from here

## The page: what cannot be done

page-failure-offline = The server is out of reach. Try again in a moment.
page-failure-table = There is no such table, or it needs an invitation.
page-failure-key = This code or link leads nowhere. Is it complete?
page-failure-taken = Somebody sits there already.
page-failure-started = The game has begun already.
page-failure-seats = Every seat must be taken first.
page-failure-seat = That is not your seat.
page-failure-host = Only the host can do that.
page-failure-undo = This can no longer be taken back: it showed something, or others have built on it.
page-failure-record = This file cannot be read as a game.
page-failure-rate = That was a lot at once. Wait a moment, then go on.
page-failure-full = There is no room for more just now.
page-failure-too-many-tables = You have many open tables. Finish one first.
page-failure-text = Please write something, in ordinary letters.
page-failure-edition = This edition cannot be played.
page-failure-options = These options do not go together.
page-failure-storage = Nothing could be written just now. Try again.
page-failure-damaged = This table was damaged on disk. Whoever runs the server can say what is left of it.
page-failure-newer = This table was played on with a newer version of Souvenir. Try again when all servers here have it.
page-failure-too-large = That is too large.
page-failure-identity = Your browser keeps no cookies here, so nobody can know you again.
page-failure-not-over = The game is not over yet.
page-failure-hint = Hints are for games against bots alone, when something is asked of you.
page-failure-analysing = One of your games is being looked at already. Wait for it, or stop it first.
page-failure-analysis = Nobody here knows the odds of this game.
page-failure-other = That did not work. Try again in a moment.
