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
table-event-undid = { $who } riprende un passo.

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

## Il terminale: i comandi, separati da virgole; tutti valgono in ogni lingua

terminal-words-undo = annulla, indietro
terminal-words-why = aiuto, perché
terminal-words-rules = regole, regola
terminal-words-score = punteggio, punti
terminal-words-board = plancia, tutto, tavolo
terminal-words-log = diario, storia
terminal-words-language = lingua
terminal-words-save = salva
terminal-words-quit = esci
terminal-words-yes = sì, si, s
terminal-words-no = no, n
terminal-help-undo = riprendi il tuo ultimo passo
terminal-help-why = questa pagina; “? qualcosa” dice perché non puoi sceglierlo
terminal-help-rules = “regole PAROLA” cerca nelle regole
terminal-help-score = tutti i fogli segnapunti, riga per riga
terminal-help-board = tutto ciò che è sul tavolo; “plancia NOME” guarda più da vicino
terminal-help-log = che cosa è appena successo
terminal-help-language = “lingua fr” cambia lingua (en, fr, it)
terminal-help-save = “salva FILE” scrive la partita
terminal-help-quit = lascia la partita
terminal-help-choose = Per scegliere, scrivi un numero o qualche parola di una scelta. Queste regole permettono ciò che puoi scegliere ora:

## Il terminale: scegliere

terminal-prompt = Numero o parola, ? per l’aiuto:
terminal-prompt-only = Invio fa questo, l’unica scelta; ? per l’aiuto:
terminal-prompt-back = Numero o parola, Invio per tutte le scelte:
terminal-no-match = Nessuna scelta contiene “{ $said }”. Scrivi un numero, altre parole, o ? per l’aiuto.
terminal-no-such-number = { $count ->
    [one] C’è solo la scelta 1.
   *[other] Scegli un numero da 1 a { $count }.
}
terminal-ambiguous = { $count } scelte contengono “{ $said }”. Quale?
terminal-allowed = Questo si può scegliere ora: { $what }.
terminal-why-nothing = Niente di ciò che è chiesto ora contiene “{ $said }”.
terminal-cannot-undo = Niente da riprendere: il tuo ultimo passo ha rivelato qualcosa, o altri ci hanno già giocato sopra.
terminal-rules-topics = Le regole parlano di: { $topics }. Scrivi “regole” e una di queste parole, o un’altra.
terminal-rules-none = Nessuna regola contiene “{ $said }”.
terminal-no-such-part = Niente sul tavolo si chiama “{ $said }”.
terminal-news-more = › … ancora { $count }: “diario”.
terminal-log-empty = Non è ancora successo niente.
terminal-language = italiano
terminal-languages = Scrivi “lingua” e una di queste: { $languages }.
terminal-waiting = { $who } sta pensando…

## Il terminale: la sorte, la partita scritta e la fine

terminal-players = Al tavolo: { $names }
terminal-promise = La sorte di questa partita viene da un segreto. Ecco la sua impronta; il segreto si vedrà alla fine:
terminal-ask-word = { $name }, mescola una parola alla sorte se vuoi (Invio: nessuna):
terminal-curtain = Passa lo schermo a { $who }. { $who }, premi Invio.
terminal-curtain-undo = { $who } può ancora scrivere “annulla” prima.
terminal-private-read = Questo lo vedi solo tu. Invio pulisce lo schermo.
terminal-ask-save = Salvare la partita? Invio: no; sì: { $file }; oppure scrivi un nome di file:
terminal-saved = Salvato: { $file }
terminal-saved-open = La partita non è finita: il file contiene ciò che è ancora nascosto, non guardarlo ancora.
terminal-save-failed = { $file } non si può scrivere: { $reason }.
terminal-verify = Chiunque può verificare questa partita: { $command }
terminal-secret = Il segreto la cui impronta è stata mostrata prima della distribuzione:
terminal-secret-words = Mescolato con: { $words }
terminal-left = Hai lasciato la partita.
terminal-rank = { $place }. { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-sheet = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-sheet-round = Round { $round }: { $points }
terminal-sheet-empty = Ancora nessun punto.
terminal-sheet-forecast = Se si contasse ora: altri { $points }
terminal-dealt = La partita è preparata.
terminal-moved = { $name } gioca.
