# Ciò che tutti i giochi condividono. Le parole di un gioco sono nella sua cartella, con chiavi che iniziano col suo nome.

## I giochi

game-vivid = Vivid Memories
game-vivid-about = Raccogli frammenti d’infanzia, intreccia i loro fili e completa i ricordi che contano di più.
game-dejavu = Déjà Vu: Fragments of Memory
game-dejavu-about = Semina schegge di ricordo tra le nebulose e restituisci a una bambina la sua memoria, pezzo per pezzo.
game-memoria = Memoria Bluff
game-memoria-about = Racconta un ricordo con poche immagini, vero o inventato, e indovina chi sta bluffando.
game-mistral = Plus Belle la Vie
game-mistral-about = Incontri, intrighi e litigi nel quartiere Mistral di Marsiglia: fai fruttare ogni appuntamento.

## Il tavolo

table_turn = Giochi quando tocca a te.
    .why = Non tocca ancora a te: gli altri stanno decidendo.
table_step = Una cosa alla volta: ogni passo chiede la sua.
    .why = Non è questo che ti viene chiesto adesso.

## Elenchi

list-next = { $list }, { $item }
list-last = { $list } e { $item }

## Posti

seat-unnamed = Posto { $number }

## Bot

bot-random = Fantasia
bot-random-level = gioca a caso, purché si possa
bot-greedy = La Gazza
bot-greedy-level = prende ciò che rende di più subito
bot-search = Riflessione
bot-search-level = pensa più mosse avanti

## Fogli dei punti

score-line = { $what }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Di chi è la parola

provenance-rulebook = regola della scatola
provenance-ruling = decisione del tavolo
provenance-ours = nostra
provenance-stated = scritto nel regolamento
provenance-deduced = dedotto dal regolamento
provenance-reported = riferito da una recensione
