# Memoria Bluff. A rule's message says the rule; its `.why` is for someone whose move it did not allow.
# Pictures are named with their article, as in a picture book: they stand in sentences as well as on cards.

## Cards

memoria-face-truth = Memoria
memoria-face-bluff = Bluff

## The table as it lies

memoria-title = Memoria Bluff
memoria-round = Round { $round }, story { $turn } of { $turns }
memoria-round-tie = Playing on, story { $turn } of { $turns }
memoria-step-think = Everyone thinks; still thinking: { $who }
memoria-step-draw = { $who-is ->
    [you] You draw a picture
   *[other] { $who } draws a picture
}
memoria-step-lay = { $who-is ->
    [you] You lay Memoria or Bluff face down
   *[other] { $who } lays Memoria or Bluff face down
}
memoria-step-show = { $who-is ->
    [you] You show the pictures of the story
   *[other] { $who } shows the pictures of the story
}
memoria-step-tell = { $who-is ->
    [you] You tell
   *[other] { $who } tells
}
memoria-step-ask = { $who-is ->
    [you] You may ask a question
   *[other] { $who } may ask a question
}
memoria-step-answer = { $who-is ->
    [you] You answer
   *[other] { $who } answers
}
memoria-step-vote = True or bluff? Still to vote: { $who }
memoria-step-open = { $who-is ->
    [you] You open a card
   *[other] { $who } opens a card
}
memoria-seconds = Time to think: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
memoria-deck = { $count ->
    [one] In the deck: { $count } card
   *[other] In the deck: { $count } cards
}
memoria-cards = Pictures
memoria-own-cards = { $who-is ->
    [you] Your pictures
   *[other] Pictures of { $who }
}
memoria-card = { $picture }
memoria-card-used = { $picture } (in the story)
memoria-story = { $who-is ->
    [you] A memory of yours
   *[other] A memory of { $who }
}
memoria-worth = { $worth ->
    [one] For { $worth } point: { $pictures }
   *[other] For { $worth } points: { $pictures }
}
memoria-asked = { $who-is ->
    [you] You asked a question
   *[other] { $who } asked a question
}
memoria-asked-about = { $who-is ->
    [you] You asked about { $topic }
   *[other] { $who } asked about { $topic }
}
memoria-asked-answered = { $who-is ->
    [you] You asked; the answer: { $words }
   *[other] { $who } asked; the answer: { $words }
}
memoria-passed = { $who-is ->
    [you] You asked nothing
   *[other] { $who } asked nothing
}
memoria-place-empty = { $who-is ->
    [you] You: no card yet
   *[other] { $who }: no card yet
}
memoria-place-down = { $who-is ->
    [you] You: a card face down
   *[other] { $who }: a card face down
}
memoria-place-mine = { $who-is ->
    [you] You: { $face }, face down
   *[other] { $who }: { $face }, face down
}
memoria-place-open = { $who-is ->
    [you] You: { $face }
   *[other] { $who }: { $face }
}
memoria-last-title = The last memory
memoria-last = { $who-is ->
    [you] { $face ->
        [truth] { $count ->
            [0] You told the truth, and nobody believed it
           *[other] You told the truth; right: { $names }
        }
       *[bluff] { $count ->
            [0] You were bluffing, and nobody noticed
           *[other] You were bluffing; right: { $names }
        }
    }
   *[other] { $face ->
        [truth] { $count ->
            [0] { $who } told the truth, and nobody believed it
           *[other] { $who } told the truth; right: { $names }
        }
       *[bluff] { $count ->
            [0] { $who } was bluffing, and nobody noticed
           *[other] { $who } was bluffing; right: { $names }
        }
    }
}

## The drawn table

memoria-peek = Hold to look at your card
memoria-hand = Your two cards
memoria-means-truth = it is true
memoria-means-bluff = it is made up
memoria-votes = The cards before the players
memoria-stake = { $worth ->
    [one] worth { $worth } point
   *[other] worth { $worth } points
}
memoria-dream = Let the pictures wander …
memoria-my-life = my life
memoria-not-on-page = (not on the page)
memoria-ask-topics = Ask about:
memoria-words-gone = The words of this story are no longer here.
memoria-words-again = Write them again
memoria-words-elsewhere = Only the players read this story.
memoria-verdict-truth = { $who-is ->
    [you] You told the truth!
   *[other] { $who } told the truth!
}
memoria-verdict-bluff = { $who-is ->
    [you] You were bluffing!
   *[other] { $who } was bluffing!
}
memoria-verdict-on = Go on
memoria-credit = Pictures: Fluent Emoji, © Microsoft

## The rules of telling

memoria-guides = How to tell
memoria-guide-literal = Take the pictures literally: the sun is the sun.
memoria-guide-linked = Link them into one event, not into years of your life.
memoria-guide-remembered = Truth is only what you really remember.
memoria-guide-invented = If any part is made up, it is a bluff; the lie may hide anywhere.
memoria-guide-others = What somebody confided to you, or what you saw on television, may be told too.

## Lives, for those who tell from a page

memoria-page = { $who-is ->
    [you] Your page
   *[other] Page of { $who }
}
memoria-page-secret = { $words } (not on the page)
memoria-page-home = I grew up { $value }
memoria-page-friend = Always at my side: { $value }
memoria-page-season = My birthday is { $value }
memoria-page-way = To school I went { $value }
memoria-page-mother = My mother is { $value }
memoria-page-music = I play { $value }
memoria-page-fear = I am afraid of { $value }
memoria-page-dish = My favourite dish: { $value }

memoria-topic-home = childhood and home
memoria-topic-friend = the one always there
memoria-topic-season = the birthday
memoria-topic-way = the way to school
memoria-topic-mother = a mother’s work
memoria-topic-music = music
memoria-topic-fear = being afraid
memoria-topic-dish = the favourite dish

memoria-claim-home = I grew up { $value }, and there I once saw { $picture }.
memoria-claim-friend = I was not alone: { $value } showed me { $picture }.
memoria-claim-season = It was my birthday, { $value }, and somebody drew me { $picture }.
memoria-claim-way = I was going to school { $value } when I noticed { $picture }.
memoria-claim-mother = My mother, { $value }, pointed at { $picture }.
memoria-claim-music = I was practising { $value }, and through the window I saw { $picture }.
memoria-claim-fear = I was afraid of { $value }, so I thought of { $picture }.
memoria-claim-dish = We were having { $value } when I spotted { $picture }.

memoria-life-home-village = in a village
memoria-life-home-city = in a big city
memoria-life-home-island = on an island
memoria-life-home-farm = on a farm
memoria-life-friend-sister = my sister
memoria-life-friend-brother = my brother
memoria-life-friend-cousin = my cousin
memoria-life-friend-neighbour = the boy next door
memoria-life-season-spring = in spring
memoria-life-season-summer = in summer
memoria-life-season-autumn = in autumn
memoria-life-season-winter = in winter
memoria-life-way-foot = on foot
memoria-life-way-bus = by bus
memoria-life-way-bike = by bicycle
memoria-life-way-boat = by boat
memoria-life-mother-baker = a baker
memoria-life-mother-doctor = a doctor
memoria-life-mother-gardener = a gardener
memoria-life-mother-teacher = a teacher
memoria-life-music-piano = the piano
memoria-life-music-drum = the drums
memoria-life-music-violin = the violin
memoria-life-music-trumpet = the trumpet
memoria-life-fear-thunder = thunder
memoria-life-fear-spiders = spiders
memoria-life-fear-dark = the dark
memoria-life-fear-heights = heights
memoria-life-dish-soup = soup
memoria-life-dish-pancakes = pancakes
memoria-life-dish-pasta = pasta
memoria-life-dish-pie = pie

## What is asked

memoria-ask-think = Look at the pictures. Remember something, or make it up, and say when you are ready.
memoria-ask-draw = It is your turn to tell. Draw a picture.
memoria-ask-lay = It is your turn to tell. Lay Memoria if it will be true, Bluff if not. You cannot change it later.
memoria-ask-lay-alone = Find a memory for this picture, or invent one. Then lay Memoria or Bluff; you cannot change it later.
memoria-ask-show = { $count ->
    [0] Show the pictures of your story, one by one. Each is worth a point for everyone.
    [one] One picture so far. Show more, or say that this is all.
   *[other] { $count } pictures so far. Show more, or say that these are all.
}
memoria-ask-tell = Tell your memory. Say so when you have finished.
memoria-ask-write = Write your memory. Only this table reads it, and it is kept nowhere.
memoria-ask-recount = Tell from the page you were dealt: one sentence for each picture. Or finish.
memoria-ask-question = Would you like to ask { $who } something?
memoria-ask-answer = { $who } asks you a question. Answer it: the truth if your story is true, anything if it is not.
memoria-ask-answer-written = { $who } asks you a question. Write an answer: the truth if your story is true, anything if it is not.
memoria-ask-answer-about = { $who } asks you about { $topic }.
memoria-ask-vote = Do you believe { $who }? Lay Memoria if it was true, Bluff if not.
memoria-ask-open = Open your card, and say why if you like.
memoria-ask-open-last = Now you: open your card, and say more if you like.
memoria-ask-nothing = The game is over.

## What can be done

memoria-do-ready = I am ready
memoria-do-draw = Draw a picture
memoria-do-lay = Lay { $face }
memoria-do-show = Into my story: { $picture }
memoria-do-announce = { $count ->
    [0] That is all
    [one] That is all: { $count } picture
   *[other] That is all: { $count } pictures
}
memoria-do-recount = Tell from my page
memoria-do-told = I have told it
memoria-do-ask = Ask a question
memoria-do-ask-about = Ask about { $topic }
memoria-do-pass = Ask nothing
memoria-do-answered = I have answered
memoria-do-vote = Vote { $face }
memoria-do-open = Open my card

## What happened

memoria-event-cards = The pictures of this round: { $pictures }.
memoria-event-own-cards = { $who-is ->
    [you] You have these pictures: { $pictures }.
   *[other] { $who } has these pictures: { $pictures }.
}
memoria-event-reshuffled = The deck is out: the discards are shuffled into a new one.
memoria-event-ready = { $who-is ->
    [you] You are ready.
   *[other] { $who } is ready.
}
memoria-event-orator = { $who-is ->
    [you] You are the orator.
   *[other] { $who } is the orator.
}
memoria-event-drew = { $who-is ->
    [you] You draw this picture: { $picture }.
   *[other] { $who } draws this picture: { $picture }.
}
memoria-event-laid = { $who-is ->
    [you] You lay a card face down.
   *[other] { $who } lays a card face down.
}
memoria-event-shows = { $who-is ->
    [you] You show { $picture }.
   *[other] { $who } shows { $picture }.
}
memoria-event-announced = { $who-is ->
    [you] { $count ->
        [one] You tell with { $count } picture: { $pictures }.
       *[other] You tell with { $count } pictures: { $pictures }.
    }
   *[other] { $count ->
        [one] { $who } tells with { $count } picture: { $pictures }.
       *[other] { $who } tells with { $count } pictures: { $pictures }.
    }
}
memoria-event-says = { $who-is ->
    [you] You: “{ $words }”
   *[other] { $who }: “{ $words }”
}
memoria-event-told = { $who-is ->
    [you] You have told your story.
   *[other] { $who } has told the story.
}
memoria-event-asks = { $who-is ->
    [you] You ask { $orator } a question.
   *[other] { $who } asks { $orator } a question.
}
memoria-event-asks-about = { $who-is ->
    [you] You ask { $orator } about { $topic }.
   *[other] { $who } asks { $orator } about { $topic }.
}
memoria-event-passes = { $who-is ->
    [you] You ask nothing.
   *[other] { $who } asks nothing.
}
memoria-event-answered = { $who-is ->
    [you] You have answered { $asker }.
   *[other] { $who } has answered { $asker }.
}
memoria-event-answers = { $who-is ->
    [you] You: “{ $words }”
   *[other] { $who }: “{ $words }”
}
memoria-event-voted = { $who-is ->
    [you] You have voted.
   *[other] { $who } has voted.
}
memoria-event-opens = { $who-is ->
    [you] { $face ->
        [truth] You open Memoria and believed it.
       *[bluff] You open Bluff and did not believe it.
    }
   *[other] { $face ->
        [truth] { $who } opens Memoria and believed it.
       *[bluff] { $who } opens Bluff and did not believe it.
    }
}
memoria-event-decides = { $who-is ->
    [you] { $face ->
        [truth] You open Memoria: it was true!
       *[bluff] You open Bluff: it was made up!
    }
   *[other] { $face ->
        [truth] { $who } opens Memoria: it was true!
       *[bluff] { $who } opens Bluff: it was made up!
    }
}
memoria-event-scored = { $who-is ->
    [you] { $points ->
        [one] You score { $points } point.
       *[other] You score { $points } points.
    }
   *[other] { $points ->
        [one] { $who } scores { $points } point.
       *[other] { $who } scores { $points } points.
    }
}
memoria-event-second = Round 2 begins: one picture a story, and no questions.
memoria-event-tie = A tie between { $names }: the game goes on.
memoria-event-over = The last memory is told, and the game is over.

## Score sheet

memoria-line-orator = own story, { $wrong } wrong × { $worth }
memoria-line-listener = { $who-is ->
    [you] { $face ->
        [truth] believed your true story
       *[bluff] saw through your bluff
    }
   *[other] { $face ->
        [truth] believed the true story of { $who }
       *[bluff] saw through the bluff of { $who }
    }
}

## Score sheet: what is counted together

memoria-kind-orator = Telling
memoria-kind-listener = Listening

## The host’s choices

memoria-option-channel = How do you tell?
memoria-option-channel-spoken = Aloud, in a room or on a call
memoria-option-channel-written = In writing, at this table
memoria-option-orator = Who tells first?
memoria-option-orator-chance = Let chance decide
memoria-option-sides = Which pictures?
memoria-option-sides-white = The white sides
memoria-option-sides-blue = The blue sides
memoria-option-sides-mixed = Both, mixed
memoria-option-time = Time to think in round 1
memoria-option-time-none = As long as you like
memoria-option-time-30 = 30 seconds
memoria-option-time-60 = 60 seconds
memoria-option-time-90 = 90 seconds
memoria-option-time-120 = 2 minutes
memoria-option-time-180 = 3 minutes
memoria-option-cards = Pictures of round 1
memoria-option-cards-shared = The same for everyone
memoria-option-cards-own = Everyone has their own
memoria-option-count = How many pictures in round 1?
memoria-option-count-1 = One
memoria-option-count-2 = Two
memoria-option-count-3 = Three
memoria-option-count-4 = Four
memoria-option-count-5 = Five
memoria-option-count-6 = Six
memoria-option-count-7 = Seven
memoria-option-count-8 = Eight
memoria-option-count-9 = Nine
memoria-option-second = Pictures of round 2
memoria-option-second-new = A new one for each story
memoria-option-second-same = The same for all, twice
memoria-option-tie = If the best are tied
memoria-option-tie-shared = They share the victory
memoria-option-tie-play-on = They play on
memoria-preset-short = Short: three pictures
memoria-preset-written = Far apart: in writing
memoria-preset-calm = Unhurried: no clock
memoria-gather = Best with a television in the room: open the big screen there, and let everyone join with a phone.

## Rules: setting up

memoria_setup_pair = Everyone has two cards: Memoria for true, Bluff for made up.
memoria_setup_sides = The host chooses the white sides, the blue sides, or both mixed: then each card shows one side, by chance, for the whole game.
memoria_setup_orator = The oldest player tells first. Here the host says who, or chance does.
memoria_deck_empty = When the deck is out, the discards are shuffled into a new one.

## Rules: round 1

memoria_r1_cards = Six pictures lie in the middle, for everyone and for the whole round.
memoria_r1_think = Once, all together, you have 90 seconds to remember something or make it up. When all are ready it goes on at once.
    .why = First everyone thinks. Cards are laid when all are ready.
memoria_r1_commit = The orator lays Memoria or Bluff face down, then shows which pictures the story uses, one to all of them. Neither changes afterwards.
    .why = { $why ->
        [none] Show at least one picture first.
       *[again] Your story already has { $picture }.
    }
memoria_r1_tell = The orator tells one event with these pictures, taken literally. True is only what is really remembered; any invention makes it a bluff. The table judges, not the program.
    .why = { $why ->
        [enough] Every picture has its sentence. Your story is told.
       *[again] You have told that already.
    }
memoria_r1_question = From the orator’s left, each may ask one question or pass. If the story is true the answers are too; if not, anything goes.
    .why = The questions are over: now everyone votes.
memoria_vote = All others lay Memoria or Bluff face down. Nobody sees a card before all have voted.
    .why = Cards are opened when everyone has voted.
memoria_reveal = One by one, from the orator’s left, each opens their card and may say why. The orator comes last.
memoria_r1_score = With so many pictures in the story, the orator gets that many points for everyone who was wrong, and everyone who was right gets as many.
memoria_r1_next = The player to the left tells next, until all have told. Then the pictures are discarded.

## Rules: round 2

memoria_r2_card = The orator draws one picture, which all see, and has 45 seconds.
memoria_r2_commit = Then the orator lays Memoria or Bluff face down, and tells. The card is not changed afterwards.
memoria_r2_no-questions = In round 2 nobody asks questions.
    .why = In round 2 there are no questions: trust your feeling.
memoria_r2_score = Round 2 gives 3 points: to the orator for everyone who was wrong, and to everyone who was right.
memoria_r2_twice = Round 2 goes around the table twice, from the first orator of round 1. So everyone tells three memories in the game.

## Rules: the end

memoria_win = Most points wins.
memoria_tie = A tie is shared. If the host wishes, the tied play on: one story each as in round 2, all vote, only the tied score. Still tied: shared.

## Rules: variants

memoria_variant_own-six = Everyone has pictures of their own for round 1, open before them.
    .why = There is { $picture } before somebody else. Your story uses your own pictures.
memoria_variant_count = Round 1 may have another number of pictures, from one to nine, or another time.
memoria_variant_same-card = In round 2 all tell from the same picture, a new one for each turn around the table.

## Rules: telling across a distance

memoria_channel_spoken = You speak, in a room or on a call. The program shows pictures, clock and steps.
memoria_channel_written = You type your stories, questions and answers at the table.
memoria_private = What you write is your life. Only this table reads it; it is in no log and no replay, and gone when the table closes.

## Pictures

memoria-picture-sun = the sun
memoria-picture-dog = a dog
memoria-picture-cat = a cat
memoria-picture-horse = a horse
memoria-picture-cow = a cow
memoria-picture-pig = a pig
memoria-picture-sheep = a sheep
memoria-picture-goat = a goat
memoria-picture-rabbit = a rabbit
memoria-picture-mouse = a mouse
memoria-picture-elephant = an elephant
memoria-picture-lion = a lion
memoria-picture-monkey = a monkey
memoria-picture-bear = a bear
memoria-picture-wolf = a wolf
memoria-picture-fox = a fox
memoria-picture-hedgehog = a hedgehog
memoria-picture-frog = a frog
memoria-picture-turtle = a turtle
memoria-picture-snake = a snake
memoria-picture-fish = a fish
memoria-picture-whale = a whale
memoria-picture-shark = a shark
memoria-picture-octopus = an octopus
memoria-picture-crab = a crab
memoria-picture-snail = a snail
memoria-picture-butterfly = a butterfly
memoria-picture-bee = a bee
memoria-picture-ladybird = a ladybird
memoria-picture-spider = a spider
memoria-picture-owl = an owl
memoria-picture-duck = a duck
memoria-picture-rooster = a cockerel
memoria-picture-penguin = a penguin
memoria-picture-parrot = a parrot
memoria-picture-giraffe = a giraffe
memoria-picture-camel = a camel
memoria-picture-crocodile = a crocodile
memoria-picture-tree = a tree
memoria-picture-rose = a rose
memoria-picture-apple = an apple
memoria-picture-banana = a banana
memoria-picture-cherries = some cherries
memoria-picture-strawberry = a strawberry
memoria-picture-lemon = a lemon
memoria-picture-carrot = a carrot
memoria-picture-bread = a loaf of bread
memoria-picture-cheese = a piece of cheese
memoria-picture-egg = an egg
memoria-picture-pizza = a pizza
memoria-picture-ice-cream = an ice cream
memoria-picture-cake = a birthday cake
memoria-picture-car = a car
memoria-picture-train = a train
memoria-picture-bicycle = a bicycle
memoria-picture-plane = an aeroplane
memoria-picture-rocket = a rocket
memoria-picture-tractor = a tractor
memoria-picture-house = a house
memoria-picture-tent = a tent
memoria-picture-ball = a football
memoria-picture-kite = a kite
memoria-picture-teddy-bear = a teddy bear
memoria-picture-drum = a drum
memoria-picture-piano = a piano
memoria-picture-bell = a bell
memoria-picture-telephone = a telephone
memoria-picture-book = a book
memoria-picture-scissors = a pair of scissors
memoria-picture-key = a key
memoria-picture-hammer = a hammer
memoria-picture-candle = a candle
memoria-picture-umbrella = an umbrella
memoria-picture-crown = a crown
memoria-picture-bed = a bed
memoria-picture-boat = a boat
memoria-picture-truck = a truck
memoria-picture-moon = the moon
memoria-picture-star = a star
memoria-picture-rainbow = a rainbow
memoria-picture-cloud = a cloud
memoria-picture-storm = a thunderstorm
memoria-picture-snowman = a snowman
memoria-picture-snowflake = a snowflake
memoria-picture-fire = a fire
memoria-picture-wave = a wave
memoria-picture-mountain = a mountain
memoria-picture-volcano = a volcano
memoria-picture-island = an island
memoria-picture-fir-tree = a fir tree
memoria-picture-palm-tree = a palm tree
memoria-picture-cactus = a cactus
memoria-picture-mushroom = a mushroom
memoria-picture-leaf = a leaf
memoria-picture-sunflower = a sunflower
memoria-picture-clover = a four-leaf clover
memoria-picture-feather = a feather
memoria-picture-nest = a nest
memoria-picture-shell = a seashell
memoria-picture-grapes = a bunch of grapes
memoria-picture-orange = an orange
memoria-picture-watermelon = a slice of watermelon
memoria-picture-pineapple = a pineapple
memoria-picture-tomato = a tomato
memoria-picture-corn = a corn cob
memoria-picture-hamburger = a hamburger
memoria-picture-chips = some chips
memoria-picture-spaghetti = a plate of spaghetti
memoria-picture-biscuit = a biscuit
memoria-picture-chocolate = a bar of chocolate
memoria-picture-sweet = a sweet
memoria-picture-milk = a glass of milk
memoria-picture-bus = a bus
memoria-picture-motorbike = a motorbike
memoria-picture-helicopter = a helicopter
memoria-picture-fire-engine = a fire engine
memoria-picture-ambulance = an ambulance
memoria-picture-police-car = a police car
memoria-picture-scooter = a scooter
memoria-picture-sledge = a sledge
memoria-picture-anchor = an anchor
memoria-picture-traffic-light = a traffic light
memoria-picture-castle = a castle
memoria-picture-big-wheel = a big wheel
memoria-picture-circus = a circus tent
memoria-picture-slide = a slide
memoria-picture-door = a door
memoria-picture-window = a window
memoria-picture-balloon = a balloon
memoria-picture-robot = a robot
memoria-picture-die = a die
memoria-picture-guitar = a guitar
memoria-picture-violin = a violin
memoria-picture-trumpet = a trumpet
memoria-picture-alarm-clock = an alarm clock
memoria-picture-camera = a camera
memoria-picture-television = a television
memoria-picture-pencil = a pencil
memoria-picture-ladder = a ladder
memoria-picture-broom = a broom
memoria-picture-bucket = a bucket
memoria-picture-light-bulb = a light bulb
memoria-picture-glasses = a pair of glasses
memoria-picture-shoe = a shoe
memoria-picture-dress = a dress
memoria-picture-present = a present
memoria-picture-letter = a letter
memoria-picture-suitcase = a suitcase
memoria-picture-bathtub = a bathtub
memoria-picture-toothbrush = a toothbrush

## Rules in chapters

memoria-chapter-goal = The goal
memoria-chapter-setup = Setting up
memoria-chapter-first = Round 1: a story from six pictures
memoria-chapter-second = Round 2: a story from one picture
memoria-chapter-scoring = Scoring
memoria-chapter-end = Ties
memoria-chapter-variants = Variants
memoria-chapter-here = Playing here

memoria-figure-pair = Everyone holds both: Memoria for a true story, Bluff for an invented one.
memoria-figure-story = Three of the pictures, one story: the day the dog jumped off the boat.
memoria-figure-score = A story of three pictures. Two were wrong: 6 points for the orator. One was right: 3 points for that listener.
