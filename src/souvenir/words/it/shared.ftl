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
table-event-undid = { $who-is ->
    [you] Annulli un passo.
   *[other] { $who } annulla un passo.
}
table-event-sat = { $who-is ->
    [you] Prendi posto.
   *[other] { $who } prende posto.
}
table-event-away = { $who-is ->
    [you] Sei via: un bot gioca per te.
   *[other] { $who } è via: gioca un bot.
}
table-event-back = { $who-is ->
    [you] Sei di nuovo qui.
   *[other] { $who } è di nuovo qui.
}

## La lingua: come si chiama, e di chi usa numeri, elenchi e plurali (CLDR)

language-name = Italiano
language-locale = it

## Posti

seat-unnamed = Giocatore { $number }
seat-you = tu
    .alone = Tu

## Bot

bot-random = Fantasia
bot-random-level = gioca a caso, purché si possa
bot-greedy = La Gazza
bot-greedy-level = prende ciò che rende di più subito
bot-beginner = Principiante
bot-beginner-level = sta al gioco e spesso non vede la mossa migliore
bot-casual = Dilettante
bot-casual-level = vede ciò che rende, con qualche svista
bot-regular = Assiduo
bot-regular-level = prova a mente qualche turno prima di giocare
bot-expert = Esperto
bot-expert-level = pensa un secondo a ogni turno
bot-careful = Il Segugio
bot-careful-level = confronta ogni racconto con ciò che si sa

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
rule-ruling = Decisione del tavolo: { $text }
rule-ours = Aggiunta nostra: { $text }
origin-stated = Dal regolamento.
origin-deduced = Dedotto dal regolamento.
origin-reported = Riferito da una recensione del gioco.
origin-ours = Nostro: il regolamento non lo mostra.
origin-in-stated = Dal regolamento: { $parts }.
origin-in-deduced = Dedotto: { $parts }.
origin-in-reported = Riferito da una recensione: { $parts }.
origin-in-ours = Di nostra mano: { $parts }.
origin-part-name = il nome
origin-part-number = il numero
origin-part-icon = l’immagine
origin-part-family = la famiglia
origin-part-colour = il colore
origin-part-purple = il colore viola
origin-part-figures = il numero di figure
origin-part-asks = i colori richiesti
origin-part-combination = i dadi richiesti
origin-part-faces = le facce dei dadi
origin-part-power = il potere
origin-part-pair = i due personaggi
origin-part-slots = gli spazi
origin-part-powers = i poteri
origin-part-points = i punti
origin-part-scoring = che cosa conta
origin-part-action = l’azione
origin-part-pattern = il motivo

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
terminal-help-why = questa pagina; “? qualcosa” dice che cos’è, e perché non puoi sceglierlo
terminal-help-rules = “regole PAROLA” cerca nelle regole
terminal-help-score = tutti i fogli segnapunti, riga per riga
terminal-help-board = tutto ciò che è sul tavolo; “plancia NOME” guarda più da vicino
terminal-help-log = che cosa è appena successo
terminal-help-language = “lingua fr” cambia lingua
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
terminal-languages = Scrivi “lingua” e una di queste: { $languages }.
terminal-waiting = { $who } sta pensando…

## Il terminale: la sorte, la partita scritta e la fine

terminal-players = Al tavolo: { $names }
terminal-promise = La sorte di questa partita viene da un segreto. Ecco la sua impronta; il segreto si vedrà alla fine:
terminal-ask-word = { $name }, mescola una parola alla sorte se vuoi (Invio: nessuna):
terminal-curtain = Passa lo schermo { $who-starts ->
    [vowel] ad
   *[consonant] a
} { $who }. { $who }, premi Invio.
terminal-curtain-undo = { $who } può ancora scrivere “annulla” prima.
terminal-private-read = Questo lo vedi solo tu. Invio pulisce lo schermo.
terminal-open-read = Premi Invio quando tutti hanno letto.
terminal-ask-save = Salvare la partita? Invio: no; sì: { $file }; oppure scrivi un nome di file:
terminal-saved = Salvato: { $file }
terminal-saved-open = La partita non è finita: il file contiene ciò che è ancora nascosto, non guardarlo ancora.
terminal-save-failed = { $file } non si può scrivere: { $reason }.
terminal-verify = Chiunque può verificare questa partita: { $command }
terminal-secret = Il segreto la cui impronta è stata mostrata prima della distribuzione:
terminal-secret-words = Mescolato con: { $words }
terminal-left = Hai lasciato la partita.
terminal-off-box = In { $count } si è fuori scatola: una nostra variante.
terminal-rank = { $who-is ->
    [you] { $place }. Tu: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] { $place }. { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
terminal-sheet = { $who-is ->
    [you] Tu: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
terminal-sheet-round = Round { $round }: { $points }
terminal-sheet-empty = Ancora nessun punto.
terminal-sheet-forecast = Se si contasse ora: altri { $points }
terminal-dealt = La partita è preparata.
terminal-moved = { $name } gioca.

## Il terminale: che cosa è successo in una partita

terminal-analysis-seat = { $name }: { $start } su 100 dopo la distribuzione, { $end } alla fine. Fortuna { $luck } (± { $luck-error }), abilità { $skill } (± { $skill-error }), cose nascoste { $hidden } (± { $hidden-error }), visto tardi { $revised } (± { $revised-error }), non spiegato { $rest } (± { $rest-error }).
terminal-analysis-loss = { $name }: ogni turno ha perso { $loss } su 100 rispetto al migliore trovato ({ $turns } turni).
terminal-analysis-about = Le probabilità sono in centesimi. L’abilità è quanto valgono le scelte, per ciò che si poteva sapere, contro chi ha fretta.
terminal-analysis-no-marks = Nessun turno era sbagliato senza alcun dubbio.
terminal-analysis-mark = { $mark ->
    [blunder] { $name }: uno svarione, { $loss } persi (± { $error }), { $points } punti.
    [mistake] { $name }: un errore, { $loss } persi (± { $error }), { $points } punti.
   *[slip] { $name }: una svista, { $loss } persi (± { $error }), { $points } punti.
}
terminal-analysis-better = Meglio: { $steps }
terminal-analysis-hindsight = Sapendo tutto: { $loss } (± { $error }).
terminal-analysis-luck = { $name }: { $gained } per fortuna (± { $error }).
terminal-analysis-round = Round { $round }, fortuna: { $shares }
terminal-puzzle-title = Trova il turno: { $game }, problema { $number } di { $of }
terminal-puzzle-right = Giusto: non si conosce un turno migliore.
terminal-puzzle-wrong = Non è il turno migliore: perde { $loss } probabilità su 100.
terminal-puzzle-points = { $points ->
    [one] Alla fine è circa un punto.
   *[other] Alla fine sono circa { $points } punti.
}
terminal-puzzle-yours = Il tuo turno
terminal-puzzle-answer = Il miglior turno che si conosce
terminal-puzzle-scores = Sul tuo foglio dei punti, adesso o se si contasse adesso
terminal-puzzle-worth = { $points ->
    [one] Alla fine porta circa un punto in più dei turni sbagliati valutati.
   *[other] Alla fine porta circa { $points } punti in più dei turni sbagliati valutati.
}
terminal-puzzle-nothing = Sul tuo foglio dei punti non cambia ancora nulla.
terminal-puzzle-then = Invio: riprova. a: la risposta. n: il problema successivo. q: esci.
terminal-puzzle-weighing = Valutazione …
terminal-recap-teller = Racconti di { $name }: { $stories }, di cui bluff: { $bluffs }; creduti { $believed } volte su { $votes }.
terminal-recap-listener = { $name } ha creduto a { $believed } racconti su { $votes } e ha avuto ragione { $right } volte.
terminal-recap-story = { $face ->
    [bluff] { $name } ha bluffato: creduto da { $believed } su { $votes }; immagini { $pictures }, affermazioni { $claims }, domande { $questions }.
   *[truth] { $name } ha detto il vero: creduto da { $believed } su { $votes }; immagini { $pictures }, affermazioni { $claims }, domande { $questions }.
}

## I volti: il nome di chi non ne ha dato uno

face-fox = Volpe
face-owl = Gufo
face-hare = Lepre
face-bear = Orso
face-frog = Rana
face-hedgehog = Riccio
face-whale = Balena
face-heron = Airone
face-deer = Cervo
face-turtle = Tartaruga
face-moth = Falena
face-snail = Chiocciola

## La pagina: l’ingresso

page-about = Giochi da tavolo sulla memoria, con gli amici o contro i bot.
page-games = Giochi
page-game-seats = da { $from } a { $to } giocatori
page-game-minutes = da { $from } a { $to } minuti
page-game-minutes-about = circa { $minutes } minuti
page-game-age = da { $age } anni
page-way-bots = Contro i bot
page-way-friends = Con gli amici
page-way-learn = Impara
page-way-practise = Allenati
page-mine = Continua a giocare
page-mine-yours = Tocca a te
page-mine-gathering = Ci si siede
page-mine-playing = Si aspettano gli altri
page-mine-over = Finita
page-mine-again = Rivedi
page-mine-more = { $count ->
    [one] ancora { $count }
   *[other] altre { $count }
}
page-finished = Partite finite
page-join = Raggiungi un tavolo
page-join-code = Codice o link
page-join-enter = Entra
page-join-empty = Prima scrivi il codice o incolla il link.
page-joining = Cerco il tavolo …
page-home = Inizio
page-close = Chiudi
page-coming = Un momento …
page-lost-page = Nessuna pagina qui
page-lost-page-about = A questo indirizzo non c’è nulla. Forse gli manca una lettera.
page-lost-table = Nessun tavolo qui
page-lost-key = Questo link non vale più
page-lost-key-about = Forse la partita è finita, o manca un pezzo del link. Chiedine uno nuovo, o scrivi il codice del tavolo.
page-lost-offline = Fuori portata
page-lost-other = Non ha funzionato
page-lost-home = Ai giochi
page-lost-again = Riprova

## La pagina: un nuovo tavolo

page-new-seats = In quanti si gioca?
page-new-seats-count = { $count }
page-new-seats-off-box = { $count }, fuori scatola
page-new-who = Con chi?
page-new-who-friends = Amici
page-new-who-bots = Bot
page-new-preset = Come?
page-new-more = Altri desideri
page-preset-box = Come nella scatola
page-off-box = In { $count } è una nostra variante: la scatola dice da { $from } a { $to }.
page-bot-level = { $name }: { $level }
page-new-pace = Il ritmo dei bot
page-new-pace-quick = Veloce
page-new-pace-human = Come le persone
page-new-pace-slow = Lento, per seguire ogni passo
page-new-edition = Edizione
page-new-clock = Tempo per decidere
page-new-clock-none = Quanto vuoi
page-new-clock-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
page-new-make = Apri il tavolo
page-seat = Posto { $number }

## La pagina: ci si siede

page-gather-who = Chi gioca?
page-gather-welcome = Ti aspettano: come ti chiami?
page-gather-free = Posto libero
page-gather-you = su questo dispositivo
page-gather-bot = Aggiungi un bot
page-gather-level = Come giocano i bot
page-gather-name = Il tuo nome
page-gather-another = Un’altra persona su questo dispositivo
page-gather-face = Un altro volto, { $name }
page-gather-another-name = Il suo nome
page-gather-nameless = Prima un nome.
page-gather-played = Che cosa si gioca
page-gather-players = { $count ->
    [one] Una persona, da sola
   *[other] { $count } giocatori
}
page-gather-begun = { $at ->
    [0] Questo tavolo usa la distribuzione di una partita di { $players }: chi l’ha vista la conosce. Tutta la sorte che segue è nuova.
   *[other] Questo tavolo continua una partita di { $players }, dopo { $at } delle sue { $of } decisioni. Da qui in poi tutta la sorte è nuova.
}
page-gather-begun-nobody = persone senza nome
page-gather-sit = Siediti
page-gather-rise = Togli { $name }
page-gather-hot-seat = In più persone su un dispositivo ve lo passate: un sipario nasconde ciò che è privato.
page-face-choose = Il tuo volto
page-start = Comincia
page-start-wait = { $count ->
    [one] C’è ancora { $count } posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
page-start-host = Tutti i posti sono presi: chi ospita può cominciare.
page-share-title = Invita
page-share-code = Su { $address } scrivi
page-share-qr = Immagine del link: inquadrala con un telefono
page-share-link = Copia il link
page-share-copied = Copiato
page-share-copy = Il link
page-share-send = Invia
page-share-watch = Link per guardare
page-share-stage = Per il grande schermo
page-share-none = Può invitare solo chi siede qui.
page-luck-title = Fortuna onesta
page-luck-about = Tutta la fortuna della partita nasce da un segreto già fissato. Questo è il suo sigillo; il segreto si mostra alla fine, e chiunque può controllare che nulla sia cambiato.
page-luck-word = Una tua parola per mescolarla
page-luck-stir = Mescola
page-luck-words = Mescolata con: { $words }

## La pagina: il tavolo

page-title-yours = Tocca a te: { $game }
page-your-turn = Tocca a te.
page-waiting = Si aspetta { $names } …
page-over = La partita è finita.
page-board = Il tavolo
page-players = Giocatori
page-points = punti
page-chip-acts = sta scegliendo
page-rule-ask = La regola
page-rule-ask-ours = La nostra decisione
page-react = Mostra a tutti come ti senti
page-react-clap = Un applauso
page-react-heart = Un cuore
page-react-laugh = Una risata
page-react-wow = Che bello
page-react-think = Ci penso
page-react-hurry = Un po’ più in fretta
page-away = via
page-away-about = { $name } non è in linea.
page-watching = Stai guardando la partita.
page-lent = { $who-is ->
    [you] Un bot gioca per te.
   *[other] Un bot gioca per { $who }.
}
page-lend-take = Riprendi tu
page-since = Da quando hai guardato
page-lend = Un bot gioca per { $name }
page-lend-mine = Un bot gioca per me
page-lend-return = Sono di nuovo qui
page-choices = Le tue scelte
page-choices-all = { $count ->
    [one] Mostra la scelta
   *[other] Tutte le { $count } scelte
}
page-choices-filter = Cerca una scelta con le parole
page-confirm = Conferma
page-firm = Non potrai tornare indietro.
page-back = Indietro
page-undo = Annulla
page-hint = Consiglio
page-effect-sure = { $points ->
    [one] { $signed } punto sicuro.
   *[other] { $signed } punti sicuri.
}
page-effect-moved = { $points ->
    [one] { $signed } punto, finora atteso, adesso è sicuro.
   *[other] { $signed } punti, finora attesi, adesso sono sicuri.
}
page-effect-both = { $points ->
    [one] { $signed } punto sicuro, { $all } in tutto se si contasse ora.
   *[other] { $signed } punti sicuri, { $all } in tutto se si contasse ora.
}
page-effect-maybe = { $points ->
    [one] { $signed } punto se si contasse ora.
   *[other] { $signed } punti se si contasse ora.
}
page-why-ask = Chiedi perché no
page-why-instead = Adesso no. { $asks }
page-bubble = Che cos’è
page-lesson-ok = Capito
page-lesson-enough = Niente più spiegazioni
page-reconnecting = Fuori portata; torno da solo …
page-curtain-pass = Passa il dispositivo a { $names }
page-curtain-why = Finché il sipario è calato, sullo schermo non c’è nulla di privato.
page-curtain-lift = Sono { $name }: alza il sipario
page-curtain-others = Vuoi rivedere o riprendere un passo?
page-curtain-lower = Cala il sipario
page-curtain-look = Guarda solo { $name }: mostra ciò che è segreto
page-asks-one = { $name }: { $asks }
page-clock = Tempo rimasto
page-clock-binding = Allo scadere del tempo si gioca per te
page-clock-gentle = Allo scadere del tempo non succede nulla
page-clock-extend = Un minuto in più per tutti
page-handover = Gioca su un altro dispositivo
page-handover-about = Inserisci il codice là, in «Raggiungi un tavolo». Vale una volta.
page-now-plain = Questo è il tavolo in parole.
page-now-drawn = Questo è il tavolo disegnato.

## La pagina: accanto al tavolo

page-more = Accanto al tavolo
page-side-score = Punti
page-side-log = Diario
page-side-rules = Regole
page-side-talk = Parla
page-sheet-empty = Ancora nessun punto.
page-sheet-round = Round { $round }
page-sheet-forecast = In più, se si contasse ora
page-log-empty = Non è ancora successo nulla.
page-log-rounds = Round
page-log-jump = Vai lì
page-log-all = Mostra tutti i { $count }
page-rules-search = Cerca nelle regole
page-rules-contents = Capitoli
page-rules-print = Stampa
page-rules-whose = Ciò che non porta un segno è la regola della scatola. Una decisione del tavolo scioglie ciò che la scatola lascia aperto; ciò che è nostro lo aggiunge questo programma.
page-licences = Licenze
page-rules-none = Nessuna regola ha queste parole.
page-rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
page-rules-now-none = Ora non ti viene chiesto nulla.
page-secrets-none = Nulla è nascosto agli altri.
page-talk-about = Lo legge tutto il tavolo. Non resta da nessuna parte, a meno che siate tutti d’accordo.
page-talk-say = Di’ qualcosa
page-talk-send = Invia
page-talk-gone = Quello che era stato scritto prima non c’è più: il tavolo era uscito dalla memoria. Chi aveva scritto può scrivere di nuovo.
page-talk-story = racconta:
page-talk-question = chiede:
page-talk-answer = risponde:
page-write-story = La tua storia
page-write-question = La tua domanda
page-write-answer = La tua risposta
page-write-private = Lo legge solo questo tavolo.
page-keep-title = Conservare quello che avete scritto?
page-keep-about = Se tutti sono d’accordo, le storie, le domande e le risposte vanno nel file di questa partita. Altrimenti spariscono quando il tavolo chiude. Fino alla fine ognuno può cambiare idea.
page-keep-mine = { $name }: sì, conserviamo
page-keep-yes = { $name } è d’accordo
page-keep-not-yet = { $name } non ha ancora detto sì
page-keep-kept = Siete tutti d’accordo: quello che avete scritto è nel file di questa partita.
page-stage-join = Entra da { $address }

## La pagina: la fine, e rivedere

page-end-title = Com’è finita
page-end-counting = Si contano i punti…
page-end-skip = Un tasto o un tocco mostra la fine.
page-end-tally = I punti per round e per tipo
page-end-total = Totale
page-end-look = Guarda il tavolo
page-end-picture = Un’immagine da condividere
page-end-again = Com’è finita?
page-end-won = { $who-is ->
    [you] Hai vinto.
   *[other] Vince { $who }.
}
page-end-won-by = { $points ->
    [one] { $who-is ->
        [you] Hai vinto per un punto.
       *[other] { $who } vince per un punto.
    }
   *[other] { $who-is ->
        [you] Hai vinto per { $points } punti.
       *[other] { $who } vince per { $points } punti.
    }
}
page-end-won-level = { $who-is ->
    [you] A pari punti vinci tu, per ciò che la regola mette prima.
   *[other] A pari punti vince { $who }, per ciò che la regola mette prima.
}
page-end-shared = { $names } vincono insieme.
page-end-rematch = Gioca ancora
page-end-rematch-join = Al nuovo tavolo
page-end-replay = Rivedila
page-end-record = Salva come file
page-end-verify = La fortuna era onesta?
page-end-verify-about = Salva il file e controllalo con questo comando: ogni estrazione deve nascere dal segreto il cui sigillo fu mostrato prima dell’inizio.
page-end-commitment = Sigillo:
page-end-secret = Segreto:
page-replay = Rivedere una partita
page-replay-about = Apri il file di una partita e rivedila passo per passo, come la conosceva ciascuno.
page-replay-open = Apri una partita da un file
page-replay-file = File di una partita (*.souvenir.json)
page-replay-before = Già aperte
page-replay-first = All’inizio
page-replay-prev = Un passo indietro
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-at = Passo { $at } di { $last }
page-replay-eyes = Visto da
page-replay-eyes-all = chi guarda
page-replay-eyes-revealed = nessuno: tutto è rivelato
page-replay-speed = Velocità
page-replay-branch = Gioca da qui

## La pagina: che cosa è successo in una partita finita

page-what = Che cosa è successo?
page-what-next = Prossima svolta
page-what-progress = La partita viene rivista: { $done } di { $of }
page-what-stop = Lascia stare
page-what-graph = Probabilità di vincere, turno per turno
page-what-share = { $name } { $chance }%
page-what-chance = { $chance }%
page-what-at-deal = Dopo la distribuzione: { $shares }
page-what-at = { $mark ->
    [slip] Turno { $turn } di { $of }, { $name }: una svista. Ora: { $shares }
    [mistake] Turno { $turn } di { $of }, { $name }: un errore. Ora: { $shares }
    [blunder] Turno { $turn } di { $of }, { $name }: uno svarione. Ora: { $shares }
   *[none] Turno { $turn } di { $of }, { $name }. Ora: { $shares }
}
page-what-mark = { $mark ->
    [blunder] { $name }: uno svarione.
    [mistake] { $name }: un errore.
   *[slip] { $name }: una svista.
} { $points ->
    [0] È costato { $loss } probabilità su 100.
    [one] È costato { $loss } probabilità su 100, circa un punto.
   *[other] È costato { $loss } probabilità su 100, circa { $points } punti.
}
page-what-slip = svista
page-what-mistake = errore
page-what-blunder = svarione
page-what-show = Mostra di meglio
page-what-better = Per ciò che si poteva sapere, questo era meglio:
page-what-then-luck = Poi decide la sorte: nessuno sa come sarebbe andata avanti.
page-what-back = Torna alla partita
page-what-sums = Fortuna e scelte
page-what-from-to = { $from }% → { $to }%
page-what-luck = Fortuna
page-what-skill = Scelte
page-what-hidden = Cose nascoste
page-what-revised = Visto tardi
page-what-rest = Non spiegato
page-what-loss = { $turns ->
    [one] Un turno con una scelta; ha perso { $loss } su 100 rispetto al migliore trovato.
   *[other] { $turns } turni con una scelta; ognuno ha perso in media { $loss } su 100 rispetto al migliore trovato.
}
page-what-how = Come si conta?
page-what-about = Tutto in centesimi della probabilità di vincere, se poi ognuno giocasse in fretta. La fortuna è ciò che è uscito rispetto a ciò che poteva uscire. Le scelte sono quelle di tutto il tavolo, per ciò che si poteva sapere, rispetto a un turno giocato in fretta. Le cose nascoste nessuno poteva saperle. Visto tardi è ciò che le prove, che si fermano presto, non avevano previsto. Un turno è segnato solo se non resta alcun dubbio.
page-what-moments = Momenti fortunati e sfortunati
page-what-no-moments = Nessuna singola estrazione ha deciso qualcosa senza alcun dubbio.
page-what-table = Il grafico come tabella
page-what-turn = Turno
page-what-deal = La distribuzione
page-what-marked = Segno
page-what-stories = Racconto per racconto

## La pagina: impostazioni e tasti

page-settings = Impostazioni
page-settings-language = Lingua
page-settings-theme = Luce
page-settings-theme-auto = come il sistema
page-settings-theme-dawn = alba
page-settings-theme-night = notte
page-settings-still = Meno movimento
page-settings-sound = Suono
page-settings-lessons = Spiega ogni fase la prima volta
page-settings-plain = Il tavolo in parole
page-settings-keys = Le singole lettere sono scorciatoie
page-keys = Tasti
page-keys-o = le tue scelte
page-keys-b = il tavolo
page-keys-s = ciò che vedi solo tu
page-keys-m = le ultime mosse
page-keys-p = i punti
page-keys-r = la regola di questa scelta
page-keys-u = riprendi l’ultimo passo
page-keys-d = tavolo disegnato o in parole
page-keys-esc = un passo indietro nella scelta
page-keys-help = questo elenco
page-keys-off = Le lettere si disattivano nelle impostazioni.

## Allenarsi

page-practise = Trova il turno
page-practise-title = Trova il turno: { $game }
page-practise-at = Problema { $at } di { $last }
page-practise-all = Tutti i problemi
page-practise-one = { $solved ->
    [yes] Problema { $number }, risolto
   *[no] Problema { $number }
}
page-practise-about = Che cosa giocheresti qui? Gioca il turno sul tabellone.
page-practise-weighing = Il tuo turno viene valutato …
page-practise-restart = Dall’inizio
page-practise-again = Riprova
page-practise-show = Mostra la risposta
page-practise-next = Problema successivo
page-practise-leave = Lascia i problemi
page-practise-own = Prova tu
page-practise-done = Tutti i problemi di questo gioco sono risolti.

## La prima partita guidata

page-learn = La tua prima partita
page-learn-title = Prima partita: { $game }
page-learn-at = { $at } di { $last }
page-learn-on = Avanti
page-learn-back = Un passo indietro
page-learn-again = Dall’inizio
page-learn-leave = Esci; potrai riprendere da qui
page-learn-touch = Tocca ciò che è illuminato.
page-learn-missed = Non proprio: tocca ciò che è illuminato.
page-learn-watch = Ora giocano gli altri …
page-learn-play = Continua la partita

## La pagina: ciò che non si può

page-failure-offline = Il server è fuori portata. Riprova tra un momento.
page-failure-table = Questo tavolo non c’è, o serve un invito.
page-failure-key = Questo codice o link non porta da nessuna parte. È completo?
page-failure-taken = Il posto è già preso.
page-failure-started = La partita è già cominciata.
page-failure-seats = Prima devono essere presi tutti i posti.
page-failure-seat = Non è il tuo posto.
page-failure-host = Può farlo solo chi ospita.
page-failure-undo = Non si può più riprendere: ha mostrato qualcosa, o altri ci hanno costruito sopra.
page-failure-record = Questo file non si legge come una partita.
page-failure-rate = Troppo in una volta. Aspetta un momento e continua.
page-failure-full = Per ora non c’è più posto.
page-failure-too-many-tables = Hai molti tavoli aperti. Prima finiscine uno.
page-failure-text = Scrivi qualcosa, in lettere normali.
page-failure-edition = Questa edizione non si può giocare.
page-failure-options = Queste opzioni non vanno insieme.
page-failure-storage = Non si è potuto scrivere nulla. Riprova.
page-failure-damaged = Questo tavolo è danneggiato sul disco. Chiedi a chi gestisce il server che cosa ne resta.
page-failure-newer = Questo tavolo è stato continuato con una versione più recente di Souvenir. Riprova quando tutti i server qui l’avranno.
page-failure-too-large = È troppo grande.
page-failure-identity = Il tuo browser qui non tiene i cookie: nessuno può riconoscerti.
page-failure-not-over = La partita non è ancora finita.
page-failure-hint = I consigli sono per le partite contro soli bot, quando tocca a te.
page-failure-analysing = Una delle tue partite viene già rivista. Aspetta che finisca, o prima fermala.
page-failure-analysis = Qui nessuno conosce le probabilità di questo gioco.
page-failure-other = Non ha funzionato. Riprova tra un momento.
