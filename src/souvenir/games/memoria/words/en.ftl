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
memoria-asked-freely = { $orator-plays ->
    [bot] { memoria-asked-answered }
   *[person] { memoria-asked }
}
memoria-shrug-1 = That is all I remember of it.
memoria-shrug-2 = It was long ago, and the rest has faded.
memoria-shrug-3 = I would rather not say more than my story does.
memoria-shrug-4 = A good question. My memory has no answer to it.
memoria-shrug-5 = My story is all I have; the rest you must picture for yourself.
memoria-shrug-6 = Ask me about something on my page: there I have more to tell.
memoria-shrug-7 = Of that I kept nothing. Memory chooses for itself.
memoria-shrug-8 = I could make something up now, but I had rather not.
memoria-shrug-9 = I was busy with everything else and never looked.
memoria-shrug-10 = Somebody else would have to tell you that; I no longer know.
memoria-shrug-11 = What I have to say about it, I have said.
memoria-shrug-12 = You would like to know that, would you not? My lips are sealed.
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
memoria-talk = { $who-is ->
    [you] The others may ask you something now, one question each, from your left.
   *[other] Now you may ask { $who } something aloud: one question each, from the orator’s left.
}
memoria-do-onward = The questions are over
memoria-going-tell = { $who } is writing down a memory with these pictures.
memoria-going-ask = { $who } has read the story and may ask a question.
memoria-going-answer = { $who } is writing an answer.
memoria-going-vote = Everyone has read the story by { $who }. True or made up?
memoria-going-open = { $who } opens a card.
memoria-recap = The memories of this game
memoria-recap-liar = Best liar
memoria-recap-liar-says = { $count ->
    [one] { $names }: one listener fell for it
   *[other] { $names }: { $count } listeners fell for it
}
memoria-recap-ear = Best ear
memoria-recap-ear-says = { $names }: right { $count } times out of { $of }
memoria-recap-nobody = nobody this time
memoria-recap-teller = believed { $believed } of { $heard }
memoria-recap-listener = right { $right } of { $judged }
memoria-faces = The two cards
memoria-face-says = { $face }: { $means }
memoria-about-truth = Lay it if your memory is true, or if you believe somebody’s story.
memoria-about-bluff = Lay it if any part is made up, or if you do not believe somebody’s story.
memoria-about-face = Only the orator’s card decides what was true.
memoria-about-picture = A picture for a story of round 1. Each one that is used makes the story worth a point more.
memoria-about-alone = The picture of this story. In round 2 every story is worth 3 points.
memoria-about-place = Here a card lies face down until all are opened, one by one.
memoria-about-place-orator = The orator scores the story’s worth for everyone who is wrong.
memoria-about-place-listener = A listener who is right scores the story’s worth.
memoria-about-worth = This much goes to everyone who is right, and to the orator for everyone who is wrong.
memoria-about-deck = Pictures that were not seen yet. In round 2 each orator draws one.
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

## Stories of those who tell from a page: an event with a beginning, a turn and an end; facts and pictures go between

memoria-tale = { $before } { $words }
memoria-link-1 = Right away,
memoria-link-2 = Then,
memoria-link-3 = A moment later,
memoria-link-4 = Just then,
memoria-link-5 = Before I could say a word,
memoria-link-6 = In the middle of it all,
memoria-link-7 = A little further on,
memoria-link-8 = Out of nowhere,
memoria-link-9 = When I looked again,
memoria-link-10 = While the others were talking,
memoria-link-11 = Not long after,
memoria-link-12 = As if that were not enough,

memoria-claim-home-1 = { $link } out there where I grew up, { $value }, I came upon { $picture }.
memoria-claim-home-2 = { $link } as happens when you grow up { $value }, somebody called everyone to come and see { $picture }.
memoria-claim-home-3 = { $link } I thought of home, for I grew up { $value }, and there it was quite normal to see { $picture }.
memoria-claim-home-4 = { $link } an old woman asked where I grew up, I said { $value }, and she showed me { $picture }.
memoria-claim-home-5 = { $link } I told them that I grew up { $value }, and they said that this was why I stared so at { $picture }.
memoria-claim-friend-1 = { $link } { $value }, always at my side, showed me { $picture }.
memoria-claim-friend-2 = { $link } I turned to { $value }, the one who was always there, and we both stared at { $picture }.
memoria-claim-friend-3 = { $link } { $value }, who never left my side, pulled my sleeve and pointed at { $picture }.
memoria-claim-friend-4 = { $link } I would have missed { $picture } without { $value }, who was with me as always.
memoria-claim-friend-5 = { $link } I wanted to ask { $value }, always beside me, what was the matter, and then I saw { $picture }.
memoria-claim-season-1 = { $link } I remembered what I had wished for on my birthday, { $value }, and that was { $picture }.
memoria-claim-season-2 = { $link } somebody asked when my birthday was, I said { $value }, and as a present I was shown { $picture }.
memoria-claim-season-3 = { $link } I was wearing what I had been given for my birthday, { $value }, and on it somebody had painted { $picture }.
memoria-claim-season-4 = { $link } I found in my pocket the card from my birthday, { $value }, on which somebody had drawn { $picture }.
memoria-claim-season-5 = { $link } I noticed { $picture }, and I thought that this had to wait for my birthday, { $value }.
memoria-claim-way-1 = { $link } I knew a short cut, because I went to school { $value }, and it was there that I spotted { $picture }.
memoria-claim-way-2 = { $link } we took the way I went to school, { $value }, and passed { $picture }.
memoria-claim-way-3 = { $link } I told them how I went to school, { $value }, and how one day I had passed { $picture } on the way.
memoria-claim-way-4 = { $link } everything reminded me of the way to school, which I went { $value }, and there was even time to look at { $picture }.
memoria-claim-way-5 = { $link } I would rather have travelled { $value }, as I did to school, but somebody had noticed { $picture }.
memoria-claim-mother-1 = { $link } I called my mother, who is { $value }, and she laughed when she saw { $picture }.
memoria-claim-mother-2 = { $link } somebody needed { $value }, I said that my mother is one, and she arrived with a photograph that showed { $picture }.
memoria-claim-mother-3 = { $link } my mother, being { $value }, knew at once what to do about { $picture }.
memoria-claim-mother-4 = { $link } I said what my mother always says, and she is { $value } and should know, and we let everyone see { $picture }.
memoria-claim-mother-5 = { $link } a man recognised me as the child of { $value }, because my mother had once shown him { $picture }.
memoria-claim-music-1 = { $link } I was humming what I had practised on { $value } when I caught sight of { $picture }.
memoria-claim-music-2 = { $link } somebody asked me to play { $value }, which I can, and in return I was shown { $picture }.
memoria-claim-music-3 = { $link } I should have been practising { $value }, but instead I was looking at { $picture }.
memoria-claim-music-4 = { $link } I heard { $value }, the very thing I play, and next to the player I discovered { $picture }.
memoria-claim-music-5 = { $link } they wanted to know what I play, so I said { $value }, and somebody drew me { $picture } as a cover for my notes.
memoria-claim-fear-1 = { $link } I closed my eyes, because I am afraid of { $value }, and when I opened them I saw { $picture }.
memoria-claim-fear-2 = { $link } nobody knew that I am afraid of { $value }, and I held on to the thought of { $picture }.
memoria-claim-fear-3 = { $link } there was talk of { $value }, which I am afraid of, so I looked only at { $picture }.
memoria-claim-fear-4 = { $link } I was braver than ever, although I am afraid of { $value }, because I had noticed { $picture }.
memoria-claim-fear-5 = { $link } somebody laughed at me for being afraid of { $value }, until they saw { $picture } for themselves.
memoria-claim-dish-1 = { $link } we smelt { $value }, my favourite dish, and following our noses we found { $picture }.
memoria-claim-dish-2 = { $link } somebody brought me { $value }, which I like best of all, and on the wrapping I saw { $picture }.
memoria-claim-dish-3 = { $link } I could only think of { $value }, my favourite dish, and so I nearly overlooked { $picture }.
memoria-claim-dish-4 = { $link } I would have given all the { $value } in the world, and that is my favourite dish, to see { $picture } once more.
memoria-claim-dish-5 = { $link } we were having { $value }, my favourite dish, and while we ate somebody showed me { $picture }.
memoria-also = { $link } I even got to see { $picture }.

memoria-plot-1-begins = It began because nobody could find the key to the front door.
memoria-plot-1-turns = Then a neighbour called down that she had seen everything from her balcony.
memoria-plot-1-ends = The key was in my own pocket all along, and we laughed about it for weeks.
memoria-plot-2-begins = One evening all the lights in our street went out at once.
memoria-plot-2-turns = Somebody struck a match, and for a second every face looked like a stranger’s.
memoria-plot-2-ends = When the light came back nobody wanted to go inside any more.
memoria-plot-3-begins = We had gone to the fair with just enough money for three rides.
memoria-plot-3-turns = On the last ride something got stuck, and we hung there for half an hour.
memoria-plot-3-ends = They gave us our money back, and we spent it all before we reached the gate.
memoria-plot-4-begins = The last train had left without us, so we had to wait for the morning.
memoria-plot-4-turns = Around midnight the stationmaster sat down with us and unpacked his supper.
memoria-plot-4-ends = At dawn he waved us off as if we were family.
memoria-plot-5-begins = I had found a map in the attic with a cross on it.
memoria-plot-5-turns = Where the cross was there was only a rusty tin.
memoria-plot-5-ends = I still have that tin, and I have never told anyone what was inside.
memoria-plot-6-begins = It was the day we moved house, and everything was in boxes.
memoria-plot-6-turns = Halfway there one of the boxes fell off the back and burst open in the road.
memoria-plot-6-ends = We picked up every single thing, and strangers helped us.
memoria-plot-7-begins = I was supposed to be asleep, but there were voices in the garden.
memoria-plot-7-turns = I crept down, and the third stair creaked as it always does.
memoria-plot-7-ends = They had been waiting for me, and I was allowed to stay up until the end.
memoria-plot-8-begins = Our class had gone on an outing, and two of us fell behind.
memoria-plot-8-turns = At the crossing we chose the wrong path, and neither would admit it.
memoria-plot-8-ends = We heard them singing before we saw them, and they had not even missed us.
memoria-plot-9-begins = I had saved for a whole year to buy one thing in one shop.
memoria-plot-9-turns = When I got there, the shop was closed and a note hung on the door.
memoria-plot-9-ends = The owner lived upstairs, and he opened just for me.
memoria-plot-10-begins = My uncle had promised to take us somewhere, but he would not say where.
memoria-plot-10-turns = He stopped in the middle of nowhere and told us to close our eyes.
memoria-plot-10-ends = When I opened them I understood why he had kept it secret.
memoria-plot-11-begins = There was a wedding in the family, and I was to carry the rings.
memoria-plot-11-turns = Just before my cue I noticed that there was only one ring on the cushion.
memoria-plot-11-ends = It turned up in the pocket of the priest, who blushed.
memoria-plot-12-begins = We were playing hide-and-seek in a house we did not know.
memoria-plot-12-turns = The door of my hiding place fell shut, and there was no handle inside.
memoria-plot-12-ends = They found me because I could not stop laughing.
memoria-plot-13-begins = That afternoon a letter came that was not meant for us.
memoria-plot-13-turns = We decided to deliver it ourselves, street by street.
memoria-plot-13-ends = The old lady who opened it cried and gave us each a coin.
memoria-plot-14-begins = I had lost a bet and had to cross the square in a ridiculous hat.
memoria-plot-14-turns = Of all people, my teacher came around the corner.
memoria-plot-14-ends = He lifted his own hat, very seriously, and walked on.
memoria-plot-15-begins = A circus had stopped in town for one night only.
memoria-plot-15-turns = Somebody from the front row was asked into the ring, and it was me.
memoria-plot-15-ends = I bowed far too long, and they clapped until I stopped.
memoria-plot-16-begins = Our boat had drifted off while we were having a rest.
memoria-plot-16-turns = We shouted, and somebody on the other bank simply waved back.
memoria-plot-16-ends = In the end we walked around the whole lake, which took until dark.
memoria-plot-17-begins = It was my first night away from home.
memoria-plot-17-turns = In the middle of the night something scratched at the window.
memoria-plot-17-ends = In the morning there were small footprints everywhere, and nobody believed me.
memoria-plot-18-begins = The lift stopped between two floors with six of us in it.
memoria-plot-18-turns = After ten minutes a lady opened her shopping bag and began to share.
memoria-plot-18-ends = When the doors opened we were almost sorry.
memoria-plot-19-begins = I had been sent to buy bread and came back three hours later.
memoria-plot-19-turns = On the way I had followed a stranger who looked exactly like my grandfather.
memoria-plot-19-ends = It was not him, but he knew my name, and I never found out why.
memoria-plot-20-begins = We were painting the kitchen when the bucket tipped over.
memoria-plot-20-turns = It ran under the door, and we heard somebody shout next door.
memoria-plot-20-ends = To this day there is a yellow patch that nobody can explain.
memoria-plot-21-begins = My grandfather wanted to show me how things were done in his day.
memoria-plot-21-turns = It did not work at first, and he said words I was not supposed to hear.
memoria-plot-21-ends = Then it worked after all, and he was prouder than I have ever seen him.
memoria-plot-22-begins = There was a race through the whole neighbourhood, and I was last.
memoria-plot-22-turns = At the bridge everyone in front of me took the wrong turn.
memoria-plot-22-ends = So I came in first, and I have never dared to tell how.
memoria-plot-23-begins = I had swapped my lunch for something I was told was magic.
memoria-plot-23-turns = Nothing happened, and I went back to demand my lunch.
memoria-plot-23-ends = The other child had not eaten it and gave it back without a word.
memoria-plot-24-begins = We were on a long drive, and the car began to smoke.
memoria-plot-24-turns = A farmer pulled us into his yard and would not hear of money.
memoria-plot-24-ends = We stayed for two days, and we still write to each other.
memoria-plot-25-begins = I was to say one sentence in the school play.
memoria-plot-25-turns = When the curtain rose my sentence was gone.
memoria-plot-25-ends = I said something else entirely, and it got the biggest laugh of the evening.
memoria-plot-26-begins = A strange suitcase had been left behind on our bench.
memoria-plot-26-turns = We agreed to open it only a crack.
memoria-plot-26-ends = Its owner came running, looked inside and gave us half of what was there.
memoria-plot-27-begins = One morning there was a hole in our fence that had not been there before.
memoria-plot-27-turns = We followed the tracks to the end of the street and further.
memoria-plot-27-ends = What had made them was asleep in the sun, and we tiptoed home.
memoria-plot-28-begins = I was in bed with a fever and the whole house was quiet.
memoria-plot-28-turns = I got up although I had been told not to and looked out.
memoria-plot-28-ends = Nobody believes that it really happened, but my slippers were wet in the morning.
memoria-plot-29-begins = There was a power cut in the middle of the film at the open-air cinema.
memoria-plot-29-turns = The projectionist came out and told us how it ended himself.
memoria-plot-29-ends = I have seen the real ending since, and his was better.
memoria-plot-30-begins = We had dug a hole on the beach, deeper than any of us was tall.
memoria-plot-30-turns = Then the water came, much faster than we had thought.
memoria-plot-30-ends = Everything we had dug up was gone, except what I had in my hand.
memoria-plot-31-begins = It was market day, and I let go of the hand I was holding.
memoria-plot-31-turns = I looked up, and the coat I was following belonged to somebody else.
memoria-plot-31-ends = The flower seller put me on her table, so that I could be seen from everywhere.
memoria-plot-32-begins = Grandmother had hidden something in the garden and forgotten where.
memoria-plot-32-turns = We turned over every stone, and she gave advice from the window.
memoria-plot-32-ends = Years later the neighbour’s dog dug it up.
memoria-plot-33-begins = I had found a wallet on the pavement, quite a thick one.
memoria-plot-33-turns = The address in it was on the other side of town.
memoria-plot-33-ends = The man who opened did not say thank you, but the next day a parcel came.
memoria-plot-34-begins = We had rented a cabin, and the road ended an hour before it.
memoria-plot-34-turns = After half the way it grew dark, and we sang so as not to lose each other.
memoria-plot-34-ends = The cabin was smaller than the table at home, and nobody minded.
memoria-plot-35-begins = My cousin swore that the old mill was haunted.
memoria-plot-35-turns = Upstairs something rolled slowly across the floor.
memoria-plot-35-ends = We never went up there, and he never said that word again.
memoria-plot-36-begins = We were meant to be weeding, but nobody was in the mood for it.
memoria-plot-36-turns = Then the hose came loose and turned on everyone in turn.
memoria-plot-36-ends = No one was dry in the end, and not one weed was pulled.
memoria-plot-37-begins = For once I was allowed to steer.
memoria-plot-37-turns = The others stopped talking when I took the bend.
memoria-plot-37-ends = We landed in a hedge, quite softly, and I have not steered since.
memoria-plot-38-begins = At the flea market a man sold me a box that could not be opened.
memoria-plot-38-turns = I shook it all the way home.
memoria-plot-38-ends = It opened by itself one night, and I will not say what was in it, but it was worth the price.
memoria-plot-39-begins = The photographer had lined us all up on the steps.
memoria-plot-39-turns = Just as he counted to three everyone looked the other way.
memoria-plot-39-ends = That photograph hangs in the hall, and you can see the back of every head.
memoria-plot-40-begins = I had missed the stop and only noticed at the end of the line.
memoria-plot-40-turns = The driver switched off the engine and asked whether I could keep a secret.
memoria-plot-40-ends = He drove me back through the empty streets, and I have kept it until today.

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
memoria-lesson-lay = Your card lies face down and alone decides what was true. You score for everyone who guesses wrong: a true story that nobody believes is worth as much as a good lie.
memoria-lesson-question = Listen for what does not fit. Whoever told the truth must answer truthfully; whoever bluffs may say anything.
memoria-lesson-vote = Guess right, and you score what the story is worth; guess wrong, and whoever told it does. Nobody sees your card before all have chosen.

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
memoria-event-answered-freely = { $who-plays ->
    [bot] { memoria-event-answers }
   *[person] { memoria-event-answered }
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
memoria-event-second-same = Round 2 begins: one picture for each turn around the table, by our reading of the variant, and no questions.
memoria-event-tie = A tie between { $names }: the game goes on.
memoria-event-over = The last memory is told, and the game is over.

## Score sheet

memoria-line-orator = { $wrong ->
    [one] own story, one listener fooled × { $worth }
   *[other] own story, { $wrong } listeners fooled × { $worth }
}
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
memoria-option-second-same = The same for all, one for each turn around the table (our reading)
memoria-option-tie = If the best are tied
memoria-option-tie-shared = They share the victory
memoria-option-tie-play-on = They play on
memoria-preset-short = Short: three pictures
memoria-preset-written = Far apart: in writing
memoria-preset-calm = Unhurried: no clock
memoria-gather = Best with a television in the room: open the big screen there, and let everyone join with a phone.

## Rules: setting up

memoria_setup_pair = Everyone has two cards: Memoria for true, Bluff for made up.
memoria_setup_sides = You play with the white sides, the blue sides, or both mixed.
    .ruling = The host chooses. Mixed, each card shows one side, by chance, for the whole game.
memoria_setup_orator = The oldest player tells first.
    .ruling = Here the host says who, or chance does.
memoria_deck_empty =
    .ruling = When the deck is out, the discards are shuffled into a new one.

## Rules: round 1

memoria_r1_cards = Six pictures lie in the middle, for everyone and for the whole round.
memoria_r1_think = Once, all together, you have 90 seconds to remember something or make it up, or as long as everyone needs.
    .ruling = When all are ready it goes on at once.
    .why = First everyone thinks. Cards are laid when all are ready.
memoria_r1_commit = The orator lays Memoria or Bluff face down, then shows which pictures the story uses, one to all of them.
    .ruling = Neither changes afterwards.
    .why = { $why ->
        [none] Show at least one picture first.
       *[again] Your story already has { $picture }.
    }
memoria_r1_tell = The orator tells one event with these pictures, taken literally. True is only what is really remembered; any invention makes it a bluff. What someone confided, or what was seen on television, may be told too.
    .ours = The table judges, not the program.
    .why = { $why ->
        [enough] Every picture has its sentence. Your story is told.
       *[again] You have told that already.
    }
memoria_r1_question = From the orator’s left, each may ask one question or pass. If the story is true the answers are too; if not, anything goes.
    .why = The questions are over: now everyone votes.
memoria_vote = All others lay Memoria or Bluff face down. Nobody sees a card before all have voted.
    .ruling = Until the first card is opened, a vote may still be taken back.
    .why = Cards are opened when everyone has voted.
memoria_reveal = One by one, from the orator’s left, each opens their card and may say why. The orator comes last.
    .ruling = It is the same in round 2.
memoria_r1_score = With so many pictures in the story, the orator gets that many points for everyone who was wrong, and everyone who was right gets as many. Only the orator’s card decides what was true.
memoria_r1_next = The player to the left tells next, until all have told. Then the pictures are discarded.

## Rules: round 2

memoria_r2_card = The orator draws one picture and has 45 seconds.
    .ruling = Everyone sees the picture.
memoria_r2_commit = Then the orator lays Memoria or Bluff face down, and tells.
    .ruling = The card is not changed afterwards.
memoria_r2_no-questions = In round 2 nobody asks questions.
    .why = In round 2 there are no questions: trust your feeling.
memoria_r2_score = Round 2 gives 3 points: to the orator for everyone who was wrong, and to everyone who was right.
memoria_r2_twice = Round 2 goes around the table twice: everyone tells two memories in it, and three in the game.
    .ruling = It begins with the first orator of round 1.

## Rules: the end

memoria_win = Most points wins.
memoria_tie = If the best are tied, you may play again to settle it.
    .ruling = Otherwise a tie is shared. If the host wishes, the tied play on: one story each as in round 2, all vote, only the tied score. Still tied: shared.

## Rules: variants

memoria_variant_own-six = Everyone has pictures of their own for round 1, open before them.
    .why = There is { $picture } before somebody else. Your story uses your own pictures.
memoria_variant_count = Round 1 may have another number of pictures, or another time.
    .ours = Here one to nine pictures.
memoria_variant_same-card = In round 2 all tell from the same picture.
    .ruling = We read it so: one picture for each turn around the table, and 45 seconds for each orator.

## Rules: telling across a distance

memoria_channel_spoken =
    .ours = You speak, in a room or on a call. The program shows pictures, clock and steps.
memoria_channel_written =
    .ours = You type your stories, questions and answers at the table.
memoria_private =
    .ours = What you write is your life. Only this table reads it; it is in no log and no replay, and gone when the table closes, unless everyone at it agrees to keep it.

## The guided first game

memoria-learn-goal = Six pictures for all. In turn everyone tells a memory with some of them: true, or a bluff. Fool the others, see through them, and points are yours.
memoria-learn-listen = { $third } laid a card face down: Memoria if it is true, Bluff if not. Read the story. Do you believe it?
memoria-learn-ask = Everyone may ask one question. Ask yours: what was in the present?
memoria-learn-vote = A dog that eats a violin? Lay Bluff. Nobody sees your card before all have chosen.
memoria-learn-open = { $next } has chosen, too. Now the cards are opened, one after another. Open yours.
memoria-learn-verdict = A bluff, and you heard it! The story had three pictures: 3 points for you. { $next } believed it, so { $third } gets 3 as well.
memoria-learn-lay = Now you tell, and only you know what is true. This time it really happened: lay Memoria.
memoria-learn-show = Show the pictures of your story: the cat and the bell. Every picture makes it worth one point more.
memoria-learn-tell = In a real game you tell or write your own. For today here is one; say that it is told.
memoria-learn-answer = { $next } asks how high the bell hangs. Whoever tells the truth answers truthfully; a bluffer says anything.
memoria-learn-reveal = One believes you, one does not. Whoever tells opens last: show them.
memoria-learn-second = True! { $next } was wrong: 2 points for you, one for each picture. Now a faster round: one picture, no questions, 3 points. { $next } drew cherries. This sounds like a real summer: lay Memoria.
memoria-learn-trust = { $third } does not believe it. Open your card, then { $next } shows the truth.
memoria-learn-on = True again: 3 points for you, and 3 for { $next }, because { $third } was wrong. Soon it is your turn to draw a picture. Play on!
memoria-learn-story-heard = On my tenth birthday we slept in a tent by the river. In the night my uncle’s dog crept in and ate my present, ribbon and all. He did not even leave the card.
memoria-learn-question-asked = What was in the present?
memoria-learn-answer-heard = Er … a violin.
memoria-learn-story-told = Our neighbour’s cat comes for breakfast every Sunday. She jumps up and rings the bell beside our door, then sits down and waits until somebody opens.
memoria-learn-question-heard = How high does that bell hang?
memoria-learn-answer-given = As high as my chin. She starts from the bench.
memoria-learn-story-second = In June we never wore earrings from a shop. We hung cherries over our ears, two by two, and whoever kept them on until supper had won.

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
