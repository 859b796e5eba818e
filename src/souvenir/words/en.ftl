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
