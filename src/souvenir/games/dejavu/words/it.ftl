# Déjà Vu: Frammenti di Memoria. Il messaggio di una regola dice la regola; il suo `.why` è per chi si vede rifiutare una mossa.

## Forme, colori e paesaggi

dejavu-shape-sun = sole
dejavu-shape-moon = luna
dejavu-shape-star = stella
dejavu-shape-lightning = fulmine
dejavu-shape-raindrop = goccia
dejavu-colour-white = bianco
dejavu-colour-green = verde
dejavu-colour-purple = viola
dejavu-colour-blue = blu
dejavu-colour-red = rosso
dejavu-colour-yellow = giallo
dejavu-bit-white-sun = sole bianco
dejavu-bit-white-moon = luna bianca
dejavu-bit-white-star = stella bianca
dejavu-bit-white-lightning = fulmine bianco
dejavu-bit-white-raindrop = goccia bianca
dejavu-bit-green-sun = sole verde
dejavu-bit-green-moon = luna verde
dejavu-bit-green-star = stella verde
dejavu-bit-green-lightning = fulmine verde
dejavu-bit-green-raindrop = goccia verde
dejavu-bit-purple-sun = sole viola
dejavu-bit-purple-moon = luna viola
dejavu-bit-purple-star = stella viola
dejavu-bit-purple-lightning = fulmine viola
dejavu-bit-purple-raindrop = goccia viola
dejavu-bit-blue-sun = sole blu
dejavu-bit-blue-moon = luna blu
dejavu-bit-blue-star = stella blu
dejavu-bit-blue-lightning = fulmine blu
dejavu-bit-blue-raindrop = goccia blu
dejavu-bit-red-sun = sole rosso
dejavu-bit-red-moon = luna rossa
dejavu-bit-red-star = stella rossa
dejavu-bit-red-lightning = fulmine rosso
dejavu-bit-red-raindrop = goccia rossa
dejavu-bit-yellow-sun = sole giallo
dejavu-bit-yellow-moon = luna gialla
dejavu-bit-yellow-star = stella gialla
dejavu-bit-yellow-lightning = fulmine giallo
dejavu-bit-yellow-raindrop = goccia gialla
dejavu-landscape-red = Paradiso della Lava
dejavu-landscape-yellow = Deserto Sacro
dejavu-landscape-green = Altopiano Sempreverde
dejavu-landscape-blue = Palazzo del Cielo
dejavu-landscape-purple = Regno Incantato
dejavu-landscape-white = Valle del Drago

## Nebulose e frammenti

dejavu-tile = { $name } ({ $number })
dejavu-tile-cats-eye = Occhio di Gatto
dejavu-tile-boomerang = Boomerang
dejavu-tile-flame = Fiamma
dejavu-tile-spiral = Spirale
dejavu-tile-veil = Velo
dejavu-tile-eagle = Aquila
dejavu-tile-carina = Carina
dejavu-tile-horsehead = Testa di Cavallo
dejavu-tile-hourglass = Clessidra
dejavu-tile-lagoon = Laguna
dejavu-tile-crab = Granchio
dejavu-tile-rosette = Rosetta
dejavu-tile-butterfly = Farfalla
dejavu-tile-orion = Orione
dejavu-tile-fox-fur = Pelliccia di Volpe
dejavu-fragment = { $seeds ->
    [one] frammento { $colour } con { $seeds } seme
   *[other] frammento { $colour } con { $seeds } semi
}
dejavu-fragment-orange = arancione
dejavu-fragment-pink = rosa
dejavu-fragment-grey = grigio
dejavu-fragment-brown = marrone
dejavu-heap = { $bits }
dejavu-heap-none = nessuna
dejavu-count = { $count ->
    [1] { $what }
   *[other] { $what } × { $count }
}

## Carte e poteri

dejavu-card = { $landscape } { $number } ({ $colour })
dejavu-card-individual = { $points ->
    [one] { $card }: { $slots }; { $powers }; { $points } punto
   *[other] { $card }: { $slots }; { $powers }; { $points } punti
}
dejavu-card-public = { $card }: { $slots }; { $powers }; { $scoring }
dejavu-power-flower = fiore
dejavu-power-chest = cassa
dejavu-power-footprint = impronta
dejavu-power-collector = raccolta bianca
dejavu-power-stm = posto a breve termine
dejavu-power-hand = carta in mano
dejavu-no-power = nessun potere
dejavu-scoring-colour = carte di colore { $colour }: 1, 3, 6, 10, 15
dejavu-scoring-white = carte bianche: 3, 6, 10, 15, 21
dejavu-scoring-run = 5 per frammento di una sequenza
dejavu-scoring-run-of = 5 per frammento di una sequenza in { $colour }
dejavu-scoring-triple = 18 per tre frammenti di semi uguali
dejavu-scoring-any = 2 per frammento

## Il tavolo com’è

dejavu-title = Déjà Vu
dejavu-turn = { $number ->
    [0] Prima del primo turno
   *[other] { $who-is ->
    [you] Turno { $number }: tocca a te
   *[other] Turno { $number }: { $who }
}
}
dejavu-ending = { $who-is ->
    [you] Hai chiuso la partita: agli altri resta un ultimo turno
   *[other] { $who } ha chiuso la partita: agli altri resta un ultimo turno
}
dejavu-deck = Mazzo: { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
}, scarti: { $discards }
dejavu-flowers = Fiori nella riserva: { $count }
dejavu-map = Mappa cosmica
dejavu-tiles = Che cosa c’è sulle nebulose
dejavu-on-tile = { $tile }: { $bits }
dejavu-cell = Posto libero { $place }
dejavu-place-right = a destra di { $tile }
dejavu-place-lower-right = sotto { $tile }, a destra
dejavu-place-lower-left = sotto { $tile }, a sinistra
dejavu-place-left = a sinistra di { $tile }
dejavu-place-upper-left = sopra { $tile }, a sinistra
dejavu-place-upper-right = sopra { $tile }, a destra
dejavu-place-apart = lontano dalla mappa
dejavu-sign-cell = +
dejavu-sign-tile = { $mark ->
    [open] [{ $number }·{ $count }{ $lies ->
        [fragment] °
        [flower] *
       *[nothing] { "" }
    }]
    [girl] <{ $number }·{ $count }{ $lies ->
        [fragment] °
        [flower] *
       *[nothing] { "" }
    }>
   *[plain] { $number }·{ $count }{ $lies ->
        [fragment] °
        [flower] *
       *[nothing] { "" }
    }
}
dejavu-planted = fiore piantato
dejavu-girl = la Ragazza
dejavu-girl-at = La Ragazza è su { $tile }
dejavu-reachable = raggiungibile
dejavu-at-hand = { $who-is ->
    [you] Le schegge a tua disposizione
   *[other] Schegge a disposizione di { $who }
}
dejavu-covers = le tue schegge coprono { $count } di { $slots } spazi
dejavu-brings = { $points ->
    [one] ricomposta ora porta { $points } punto
   *[other] ricomposta ora porta { $points } punti
}
dejavu-worth = { $next ->
    [0] per te ora vale { $now }
   *[other] per te ora vale { $now }, poi { $next }
}
dejavu-hand = { $who-is ->
    [you] La tua mano
   *[other] Mano di { $who }
}
dejavu-starting = va nella memoria a lungo termine
dejavu-discarding = si scarta
dejavu-display = Carte pubbliche
dejavu-area = { $who-is ->
    [you] Tu: { $count } ricordi su { $end }
   *[other] { $who }: { $count } ricordi su { $end }
}
dejavu-hand-size = Carte in mano: { $count }
dejavu-known = Si sa che ha in mano: { $cards }
dejavu-icons = { $power } × { $count }
dejavu-flower = fiore
dejavu-flower-girl = Fiore sulla tessera della Ragazza
dejavu-chests = Nelle casse: { $bits }
dejavu-start-points = Punti presi all’inizio: { $points }
dejavu-short-term = Breve termine: { $card }, coperto: { $bits }
dejavu-long-term = Lungo termine: { $card }, gettoni: { $points }
dejavu-grid = Griglia della memoria: { $count ->
    [one] { $count } scheggia
   *[other] { $count } schegge
}, { $wells ->
    [one] { $wells } pozzetto
   *[other] { $wells } pozzetti
}
dejavu-spent = Spese in questo turno: { $bits }
dejavu-discards = Carte scartate: { $count }

## Sul tavolo disegnato

dejavu-letter-white = Bi
dejavu-letter-green = Ve
dejavu-letter-purple = Vi
dejavu-letter-blue = Bl
dejavu-letter-red = Ro
dejavu-letter-yellow = Gi
dejavu-pot = Vaso per un fiore: cresce con 3 schegge
dejavu-short-terms = Memoria a breve termine
dejavu-short-room = Posto per una carta cominciata
dejavu-short-mark = memoria a breve termine
dejavu-long-terms = Memoria a lungo termine: { $count } su { $end }
dejavu-hand-empty = Nessuna carta in mano
dejavu-tray-empty = Qui stanno le schegge da seminare
dejavu-tab-hand = Mano
dejavu-tab-memory = Memoria
dejavu-tab-public = Pubbliche

## Che cosa sono le cose

dejavu-about-deck = Alla fine del turno ne peschi fino a completare la mano. Vuoto, si rifà con gli scarti.
dejavu-about-flowers = Una carta con il fiore ne riceve uno quando è completa, e 3 schegge ne fanno crescere uno.
dejavu-about-tile = Prendi tutte le sue schegge e seminale una a una lungo nebulose unite. L’ultima la riprendi, con tutte quelle del suo colore.
dejavu-about-bit = La sua forma riempie spazi. Su una carta del suo colore vale 1 punto.
dejavu-about-white = La sua forma riempie spazi; è una perla e vale 1 punto su ogni carta. Non può essere l’ultima seminata.
dejavu-about-fragment-lying = Pianta un fiore dove sta la Ragazza per prenderlo.
dejavu-about-fragment = I frammenti contano con le carte pubbliche: sequenze di un colore, tre di semi uguali, o tutti.
dejavu-about-girl = Una volta per turno, prima di seminare o dopo aver ricomposto, cammina lungo nebulose unite, un passo per impronta. Dove sta puoi piantare un fiore.
dejavu-about-individual = Riempi i suoi spazi dall’alto in basso, tutti insieme, o un po’ alla volta nella memoria a breve termine. I suoi punti contano alla fine.
dejavu-about-public = Riempi tutti i suoi spazi insieme per prenderla. Quello che conta si segna alla fine.
dejavu-about-colour = 1 punto per ogni scheggia del suo colore; le perle contano sempre.
dejavu-about-white-card = 1 punto per ogni perla; nient’altro conta.
dejavu-about-link = Accanto a una carta del suo colore con il numero vicino, 2 punti in più.
dejavu-about-short = Aspetta qui che i suoi spazi siano pieni. Non dà ancora né potere né punti.
dejavu-about-flower = Piantalo dove sta la Ragazza e prendi il frammento. Sulla tua tessera 3 schegge ne fanno crescere uno.
dejavu-about-grid = Qui riposano le schegge usate o non conservate. Quando i { $wells } pozzetti sono pieni, tornano sulla mappa.
dejavu-about-power-flower = Potere: un fiore quando è completa.
dejavu-about-power-chest = Una cassa conserva una scheggia per i turni seguenti.
dejavu-about-power-footprint = Un’impronta è un passo in più per la Ragazza.
dejavu-about-power-collector = Una raccolta bianca prende una perla in più quando raccogli.
dejavu-about-power-stm = Posto per un’altra carta nella memoria a breve termine.
dejavu-about-power-hand = Una carta in più in mano.

## Che cosa si chiede

dejavu-ask-lay = Posa { $tile } in modo che si unisca alla mappa.
dejavu-ask-start = Scegli due carte che iniziano nella tua memoria a lungo termine.
dejavu-ask-discard = Scegli due carte da scartare. Le altre tre sono la tua mano.
dejavu-ask-turn = { $can ->
    [walk] Prendi le schegge di una nebulosa. Oppure muovi prima la Ragazza: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
    [plant] Prendi le schegge di una nebulosa. Oppure pianta prima un fiore dove sta la Ragazza.
    [both] Prendi le schegge di una nebulosa. Oppure muovi prima la Ragazza e pianta un fiore: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
   *[neither] Prendi le schegge di una nebulosa.
}
dejavu-ask-flowering = { $can ->
    [walk] Puoi muovere la Ragazza: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
    [plant] Puoi piantare un fiore dove sta la Ragazza.
    [both] Puoi muovere la Ragazza e piantare un fiore: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
   *[neither] La Ragazza resta qui.
}
dejavu-ask-no-sowing = { $can ->
    [walk] Non si può seminare. Puoi muovere la Ragazza: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
    [plant] Non si può seminare. Puoi piantare un fiore dove sta la Ragazza.
    [both] Non si può seminare. Puoi muovere la Ragazza e piantare un fiore: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }.
   *[neither] Questa volta non si può seminare.
}
dejavu-ask-drop = { $left ->
    [one] Lascia l’ultima scheggia: la riprendi con tutte quelle del suo colore.
   *[other] Scegli una scheggia e lasciala sulla nebulosa seguente.
}
dejavu-ask-collect = { $left ->
    [one] Puoi prendere { $left } scheggia bianca dalla nebulosa finale.
   *[other] Puoi prendere { $left } schegge bianche dalla nebulosa finale.
}
dejavu-ask-build = { $can ->
    [both] Usa le tue schegge: riempi carte o fai crescere un fiore.
    [cards] Usa le tue schegge: riempi gli spazi di una carta.
    [flower] Le tue schegge non vanno su nessuna carta. Puoi far crescere un fiore.
   *[neither] Le tue schegge non vanno su nessuna carta.
}
dejavu-ask-cover = Scegli la scheggia per il prossimo spazio di { $card }: { $shape }.
dejavu-ask-spend = { $left ->
    [one] Scegli ancora { $left } scheggia da spendere per il fiore.
   *[other] Scegli ancora { $left } schegge da spendere per il fiore.
}
dejavu-ask-keep = { $room ->
    [one] Scegli che cosa conservare: nelle casse c’è posto per { $room } scheggia.
   *[other] Scegli che cosa conservare: nelle casse c’è posto per { $room } schegge.
}
dejavu-ask-refill = { $left ->
    [one] Le ultime schegge non bastano per tutte le nebulose più vuote. Scegline ancora { $left }.
   *[other] Le ultime schegge non bastano per tutte le nebulose più vuote. Scegline ancora { $left }.
}
dejavu-ask-draw = Scarta le carte che non vuoi più, poi finisci il turno.
dejavu-ask-nothing = La partita è finita.
dejavu-lesson-lay = Insieme costruite il cielo. Le schegge si semineranno di nebulosa in nebulosa, solo dove due si toccano. Tocca un posto tratteggiato.
dejavu-lesson-start = Due di questi ricordi sono tuoi dall’inizio, con i loro poteri. Carte di un colore con numeri vicini si legano e danno punti.
dejavu-lesson-discard = Tieni le tre che vorresti costruire: le forme su una carta sono le schegge che vuole, dall’alto in basso.
dejavu-lesson-turn = Scegli un mucchio e prendi tutte le sue schegge: le lascerai una per una lungo un cammino, e l’ultima decide che cosa ottieni.
dejavu-lesson-drop = Hai una scheggia tra le dita: tocca una nebulosa accesa per lasciarla lì, o prendi prima un’altra scheggia. Mai due volte sulla stessa nebulosa.
dejavu-lesson-build = Tocca una carta per riempire i suoi spazi. La forma deve combaciare, il colore è libero, ma ogni scheggia del colore della carta vale un punto.

## Che cosa si può fare

dejavu-do-lay = Posa { $tile } { $place }
dejavu-do-start = Inizia con { $card }
dejavu-do-discard = Scarta { $card }
dejavu-do-walk = Muovi la Ragazza su { $tile }
dejavu-do-plant-girl = Pianta il fiore della tessera della Ragazza su { $tile }
dejavu-do-plant = Pianta il fiore di { $card } su { $tile }
dejavu-do-lift = Semina da { $tile }: { $bits }
dejavu-do-drop = Lascia { $bit } su { $tile }
dejavu-do-collect = Prendi { $bit }
dejavu-do-build = Ricomponi { $card } subito
dejavu-do-begin = Comincia { $card } con { $bit }
dejavu-do-cover = Copri il prossimo spazio di { $card } con { $bit }
dejavu-do-grow = Fai crescere un fiore con 3 schegge
dejavu-do-spend = Spendi { $bit }
dejavu-do-keep = Conserva { $bit }
dejavu-do-keep-all = Conserva tutto: { $bits }
dejavu-do-keep-no-more = Rinuncia alle altre schegge
dejavu-do-refill = Rifornisci { $tile }
dejavu-do-end-flowering = { $moved ->
    [yes] La Ragazza resta qui
   *[no] La Ragazza resta dov’è
}
dejavu-do-no-sowing = Prosegui senza seminare
dejavu-do-no-white = Non prendere altre schegge bianche
dejavu-do-end-building = Finisci di ricomporre
dejavu-do-draw = { $count ->
    [0] Finisci il turno
    [one] Pesca { $count } carta e finisci il turno
   *[other] Pesca { $count } carte e finisci il turno
}

## Che cosa resta inutilizzato
dejavu-unused-steps = { $steps ->
    [one] Alla Ragazza resta un passo.
   *[other] Alla Ragazza restano { $steps } passi.
}
dejavu-unused-sowing = In questo turno non semineresti.
dejavu-unused-white = { $left ->
    [one] Potresti ancora prendere una scheggia bianca.
   *[other] Potresti ancora prendere { $left } schegge bianche.
}
dejavu-unused-bits = Ancora in mano: { $bits }.

## Che cosa è successo

dejavu-event-start = { $who-is ->
    [you] Cominci tu.
   *[other] { $who } comincia.
}
dejavu-event-drew-tile = { $who-is ->
    [you] Peschi { $tile } da posare.
   *[other] { $who } pesca { $tile } da posare.
}
dejavu-event-laid = { $who-is ->
    [you] Posi { $tile }.
   *[other] { $who } posa { $tile }.
}
dejavu-event-filled = { $tile } riceve quattro schegge e il { $fragment }.
dejavu-event-dealt = { $who-is ->
    [you] Ricevi { $cards }.
   *[other] { $who } riceve { $cards }.
}
dejavu-event-dealt-other = { $who-is ->
    [you] Ricevi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
   *[other] { $who } riceve { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
}
dejavu-event-chose = { $who-is ->
    [you] Hai scelto.
   *[other] { $who } ha scelto.
}
dejavu-event-twin = { $who-is ->
    [you] Avevi due volte { $card }: una si scarta.
   *[other] { $who } aveva due volte { $card }: una si scarta.
}
dejavu-event-discarded = { $who-is ->
    [you] Scarti { $cards }.
   *[other] { $who } scarta { $cards }.
}
dejavu-event-started = { $who-is ->
    [you] { $points ->
        [one] Inizi con { $cards } e { $points } punto.
       *[other] Inizi con { $cards } e { $points } punti.
    }
   *[other] { $points ->
        [one] { $who } inizia con { $cards } e { $points } punto.
       *[other] { $who } inizia con { $cards } e { $points } punti.
    }
}
dejavu-event-turn = { $who-is ->
    [you] È il tuo turno.
   *[other] È il turno di { $who }.
}
dejavu-event-walked = { $who-is ->
    [you] Muovi la Ragazza su { $tile }.
   *[other] { $who } muove la Ragazza su { $tile }.
}
dejavu-event-planted = { $who-is ->
    [you] Pianti un fiore su { $tile } e prendi il { $fragment }.
   *[other] { $who } pianta un fiore su { $tile } e prende il { $fragment }.
}
dejavu-event-lifted = { $who-is ->
    [you] Prendi le schegge di { $tile }: { $bits }.
   *[other] { $who } prende le schegge di { $tile }: { $bits }.
}
dejavu-event-dropped = { $who-is ->
    [you] Lasci { $bit } su { $tile }.
   *[other] { $who } lascia { $bit } su { $tile }.
}
dejavu-event-collected = { $who-is ->
    [you] Raccogli su { $tile }: { $bits }.
   *[other] { $who } raccoglie su { $tile }: { $bits }.
}
dejavu-event-white = { $who-is ->
    [you] Prendi anche { $bit } da { $tile }.
   *[other] { $who } prende anche { $bit } da { $tile }.
}
dejavu-event-builds = { $who-is ->
    [you] Ricomponi { $card } subito.
   *[other] { $who } ricompone { $card } subito.
}
dejavu-event-covered = { $who-is ->
    [you] Copri uno spazio di { $card } con { $bit }.
   *[other] { $who } copre uno spazio di { $card } con { $bit }.
}
dejavu-event-completed = { $who-is ->
    [you] { $points ->
        [one] Completi { $card } e prendi { $points } punto.
       *[other] Completi { $card } e prendi { $points } punti.
    }
   *[other] { $points ->
        [one] { $who } completa { $card } e prende { $points } punto.
       *[other] { $who } completa { $card } e prende { $points } punti.
    }
}
dejavu-event-flower = { $who-is ->
    [you] Ricevi un fiore su { $card }.
   *[other] { $who } riceve un fiore su { $card }.
}
dejavu-event-no-flower = { $who-is ->
    [you] Non resta un fiore per te su { $card }.
   *[other] Non resta un fiore per { $who } su { $card }.
}
dejavu-event-grew = { $who-is ->
    [you] Fai crescere un fiore.
   *[other] { $who } fa crescere un fiore.
}
dejavu-event-kept = { $who-is ->
    [you] Conservi { $bits }.
   *[other] { $who } conserva { $bits }.
}
dejavu-event-grid = { $count ->
    [one] { $count } scheggia va nella griglia della memoria: ora { $total } per { $wells } pozzetti.
   *[other] { $count } schegge vanno nella griglia della memoria: ora { $total } per { $wells } pozzetti.
}
dejavu-event-refilled = Di nuovo su { $tile }: { $bit }.
dejavu-event-rejected = { $who-is ->
    [you] Peschi { $card }, ne hai già la copia e la scarti.
   *[other] { $who } pesca { $card }, ne ha già la copia e la scarta.
}
dejavu-event-drew = { $who-is ->
    [you] Peschi { $cards }.
   *[other] { $who } pesca { $cards }.
}
dejavu-event-drew-other = { $who-is ->
    [you] { $count ->
        [one] Peschi { $count } carta.
       *[other] Peschi { $count } carte.
    }
   *[other] { $count ->
        [one] { $who } pesca { $count } carta.
       *[other] { $who } pesca { $count } carte.
    }
}
dejavu-event-shuffled = Gli scarti diventano il nuovo mazzo.
dejavu-event-ending = { $who-is ->
    [you] Hai dieci carte nella memoria a lungo termine: un ultimo turno per tutti gli altri.
   *[other] { $who } ha dieci carte nella memoria a lungo termine: un ultimo turno per tutti gli altri.
}
dejavu-event-over = La Ragazza ricorda. La partita è finita.

## Foglio dei punti

dejavu-line-speed = Presi all’inizio
dejavu-line-tokens = Schegge abbinate su { $card }
dejavu-line-printed = { $card }
dejavu-line-link = Collegamento tra { $first } e { $second }
dejavu-line-track = { $count ->
    [one] { $card }, { $colour }: { $count } carta
   *[other] { $card }, { $colour }: { $count } carte
}
dejavu-line-run = { $count ->
    [0] { $card }, nessun frammento
   *[other] { $card }, sequenza di { $fragments }
}
dejavu-line-triple = { $count ->
    [0] { $card }, nessun frammento
   *[other] { $card }, semi uguali: { $fragments }
}
dejavu-line-any = { $count ->
    [0] { $card }, nessun frammento
   *[other] { $card }, { $fragments }
}

## Foglio dei punti: ciò che si conta insieme

dejavu-kind-speed = All’inizio
dejavu-kind-tokens = Schegge abbinate
dejavu-kind-printed = Ricordi
dejavu-kind-link = Collegamenti
dejavu-kind-track = Colori raccolti
dejavu-kind-run = Frammenti
dejavu-kind-triple = Frammenti
dejavu-kind-any = Frammenti

## Le scelte di chi ospita

dejavu-option-map = Chi compone la mappa?
dejavu-option-map-built = I giocatori, tessera per tessera
dejavu-option-map-random = Il caso
dejavu-option-speed = Una partita più breve?
dejavu-option-speed-off = No
dejavu-option-speed-on = Sì: ognuno inizia con due carte nella memoria a lungo termine
dejavu-preset-chance = Una mappa a caso
dejavu-preset-short = Breve: due carte in partenza

## Regole: preparazione

dejavu_setup_start = Chi comincia si decide a sorte.
dejavu_setup_deck = Le 60 carte individuali formano il mazzo, coperto. Gli scarti sono scoperti.
    .ruling = Tutti possono guardare gli scarti.
dejavu_map_build = Si posa una nebulosa con la Ragazza sopra. Poi, a partire da chi comincia, ognuno ne pesca due e le unisce alla mappa, finché non ci sono tutte e 15.
    .ruling = Le nebulose stanno su una griglia di esagoni: quelle affiancate sono unite. Chi ospita può anche lasciare la mappa al caso.
    .why = Una nebulosa va posata accanto alla mappa, sulla nostra griglia di esagoni.
dejavu_map_two-neighbours = Nella mappa finita ogni nebulosa è unita ad almeno altre due.
    .ruling = Noi lo chiediamo a ogni posa, dalla terza in poi. È più severo, e la mappa viene sempre giusta.
    .why = Qui toccherebbe una sola nebulosa. Secondo la nostra lettura ne servono due già alla posa.
dejavu_map_fill = Ogni nebulosa riceve quattro schegge e un frammento, a caso.
dejavu_public = Le carte pubbliche sono scoperte per tutti: le dorate se giocate in due, dorate e argentate in tre o quattro.
    .ruling = Quindi sono 12 se giocate in due, e due per tipo in tre o quattro. Non si pescano, non si tengono in mano e non si rimpiazzano.
dejavu_deal = Ognuno pesca cinque carte, ne tiene tre in segreto e scarta le altre due scoperte.
    .ruling = Tutti scelgono insieme, e gli scarti si vedono quando tutti hanno scelto.
dejavu_hand_no-twins = Nessuno tiene due copie di una carta: una si scarta e se ne pesca un’altra.
dejavu_speed = Partita breve, in tre o quattro: di sette carte due iniziano nella memoria a lungo termine, tre sono la mano, due si scartano. Prendi 10 punti meno quelli stampati sulle due.

## Regole: fioritura

dejavu_girl_move = Una volta per turno, prima di seminare o dopo aver ricomposto, muovi la Ragazza tra nebulose unite: un passo per impronta, mai indietro.
    .ruling = Mai indietro, cioè su nessuna nebulosa dove è già stata in questo spostamento.
    .why = { $steps ->
        [0] La Ragazza non ha più passi.
       *[other] La Ragazza non può andare su { $tile }: non è accanto, o c’è già stata.
    }
dejavu_plant = Poi puoi piantare un tuo fiore sulla sua nebulosa e prenderne il frammento. Dopo, lei resta lì.
    .why = Lì non c’è un fiore da piantare, o la Ragazza ha finito per questo turno.
dejavu_plant_once = Si pianta al massimo un fiore per turno.
    .why = Hai già piantato un fiore in questo turno.
dejavu_plant_needs-fragment =
    .ruling = Si pianta un fiore solo dove c’è ancora un frammento.
    .why = { $tile } non ha più il frammento.

## Regole: reminiscenza

dejavu_sow_start = Scegli una nebulosa con schegge e prendile tutte.
    .ruling = Se puoi seminare, devi farlo.
    .why = Semina da una nebulosa che ha schegge.
dejavu_sow_path = Lascia le schegge una a una lungo un percorso di nebulose unite, mai sulla prima né due volte sulla stessa.
    .ruling = Scegli tu quale scheggia cade dove.
    .why = { $tile } non è accanto all’ultima nebulosa, o il percorso ci è già passato.
dejavu_sow_last-not-white = L’ultima scheggia lasciata non può essere bianca.
    .why = Resterebbero solo schegge bianche, e l’ultima non può essere bianca ({ $tile }).
dejavu_sow_must-fit =
    .ruling = Una partenza e ogni passo sono permessi solo se tutte le altre schegge si possono ancora lasciare.
    .why = Passando da { $tile } non c’è un percorso abbastanza lungo per tutte le schegge.
dejavu_collect = Prendi l’ultima scheggia e tutte quelle del suo colore dalla nebulosa finale.
dejavu_collect_white = Per ogni raccolta bianca puoi prendere da lì anche una scheggia bianca.

## Regole: déjà vu

dejavu_build_order = Gli spazi di una carta si coprono dall’alto in basso.
    .why = Il prossimo spazio di { $card } vuole: { $shape }.
dejavu_build_shape = Una scheggia deve avere la forma dello spazio. Il colore è libero.
    .ruling = Anche le schegge bianche devono avere la forma giusta: sono jolly solo per i punti.
    .why = { $card } non vuole quella forma: il prossimo spazio è { $shape }.
dejavu_build_no-copy = Non puoi ricomporre una carta di cui hai già la copia nella memoria.
    .why = Hai già { $card }.
dejavu_build_instant = Una carta della mano o pubblica si ricompone subito se puoi coprirne tutti gli spazi.
    .why = Le tue schegge non coprono tutti gli spazi di { $card }.
dejavu_build_gradual = Una carta della mano può stare nella memoria a breve termine, iniziata e incompleta, se c’è posto: per una carta all’inizio, e per una in più con ogni icona. Ci resta finché non è completa.
    .why = { $card } non si può cominciare: manca posto nella memoria a breve termine, o è una carta pubblica.
dejavu_build_complete = Una carta completa va nella memoria a lungo termine con 1 punto per scheggia del suo colore; le bianche contano sempre, e sole sulle carte bianche. Il potere vale subito, e un’icona fiore porta un fiore.
dejavu_flower_grow = Spendi 3 schegge qualsiasi per un fiore sulla tua tessera della Ragazza, se il posto è libero.
    .why = Servono 3 schegge e il posto libero sulla tessera della Ragazza.
dejavu_flower_short =
    .ruling = Senza fiori nella riserva un’icona non ne riceve, né allora né dopo, e non ne crescono.
    .why = Non restano fiori nella riserva.
dejavu_chest = Ogni cassa può conservare una scheggia per i turni seguenti.
    .why = { $room ->
        [one] Nelle casse c’è posto solo per { $room } scheggia.
       *[other] Nelle casse c’è posto solo per { $room } schegge.
    }

## Regole: meditazione

dejavu_grid = Le schegge spese o non conservate vanno nei pozzetti della griglia della memoria.
dejavu_refill = Quando l’ultimo pozzetto è occupato, tutte le schegge della griglia, e quelle che non vi trovano posto, tornano a caso, una a una, sulla nebulosa che ne ha meno.
    .why = { $tile } non è tra le nebulose più vuote.
dejavu_refill_choice = Se le ultime schegge non bastano per tutte le più vuote, il giocatore di turno sceglie quali ne ricevono.
    .ruling = Si sceglie prima di pescarle.
    .why = { $tile } è già scelta.
dejavu_draw = Scarta le carte che vuoi, poi pesca fino a completare la mano: tre carte all’inizio, una in più per ogni icona mano. Le copie di ciò che hai si scartano e si rimpiazzano; un mazzo vuoto si rifà.
    .ruling = Se non resta nessuna carta da tenere, si smette di pescare.

## La prima partita guidata

dejavu-learn-goal = Una ragazza ha perso i suoi ricordi. Ricostruiscili con schegge di luce: chi ne ha dieci chiude la partita, e vince chi ha più punti. Questa è la tua mano.
dejavu-learn-card = Questo ricordo vuole una stella, una luna e una goccia, in quest’ordine. Dà punti e un potere: un fiore.
dejavu-learn-lift = Per avere schegge si semina. Scegli un mucchio: raccogli tutte le schegge qui.
dejavu-learn-sow = Lasciale cadere una per una lungo un cammino, mai due volte sulla stessa nebulosa. Prendi una scheggia, poi la nebulosa dove cade.
dejavu-learn-last = L’ultima conta: la riprendi con tutte le schegge del suo colore che sono lì. Giallo tra i gialli!
dejavu-learn-build = Cinque schegge! Hai una stella, una luna e una goccia: costruisci subito questo ricordo. La forma deve combaciare, il colore è libero.
dejavu-learn-scored = I tuoi primi punti: uno per ogni scheggia del colore della carta, e tre erano gialle. I punti stampati contano alla fine.
dejavu-learn-begin = Questo comincia con un sole. Non puoi ancora finirlo, ma puoi iniziarlo: posaci il sole, e aspetta nella memoria a breve.
dejavu-learn-chest = Avanza una scheggia. Finisci di costruire e conservala nello scrigno; quelle usate vanno nella griglia, e da lì tornano in cielo.
dejavu-learn-flower = Il ricordo ha portato un fiore. Guida qui la ragazza e piantalo: in cambio prendi il frammento di questa nebulosa.
dejavu-learn-fragment = I frammenti danno punti con le carte pubbliche, che chiunque può costruire. Questa dà 2 punti per ogni frammento.
dejavu-learn-again = Il tuo secondo turno. Prendi questo mucchio e seminalo lungo le nebulose accese: l’ultima scheggia è una goccia blu, e cade in mezzo al blu.
dejavu-learn-link = Una stella, una goccia e un sole: bastano per questa carta pubblica. Il 2 giallo accanto al tuo 1 giallo fa un legame, che vale 2 punti. Ricomponila.
dejavu-learn-linked = Legati! I ricordi di un colore con numeri vicini si uniscono, anche 7 e 1. E il tuo frammento ora vale 2 punti.
dejavu-learn-draw = Questo è il tuo turno. Chiudilo e pesca carte; poi gioca { $next }.
dejavu-learn-leap = Chi arriva al decimo ricordo chiude la partita, e ognuno degli altri ha un ultimo turno. Saltiamo fin lì.
dejavu-learn-last-turn = Molti turni dopo: { $next } ha appena costruito il decimo ricordo, tu ne hai nove. È il tuo ultimo turno. Raccogli queste due schegge, semina la luna, poi il fulmine: cade tra le blu.
dejavu-learn-last-build = Due soli e un fulmine, e la luna che avevi tenuto: costruisci questo. Quattro carte gialle danno 10 punti, il legame con il tuo 5 altri due.
dejavu-learn-on = Dieci ricordi a testa, e i punti sono tuoi: chiudere la partita non è ancora vincerla. Ora torniamo da dove siamo saltati. Continua da te.

## Regole: la fine e il punteggio

dejavu_end = Chi per primo finisce un turno con dieci carte nella memoria a lungo termine chiude la partita: un ultimo turno per gli altri.
dejavu_score = Contano i punti presi, quelli stampati, le carte pubbliche e i collegamenti. La memoria a breve termine non vale nulla.
dejavu_link = 2 punti per ogni coppia di carte dello stesso colore con numeri consecutivi; 7 e 1 sono consecutivi.
dejavu_run = Carta sequenza: 5 punti per frammento di una sequenza ininterrotta di semi di un colore; 5 e 1 sono vicini.
    .ruling = Va bene qualsiasi colore, se la carta non ne mostra uno.
dejavu_triple = 18 punti per ogni serie di tre frammenti con semi uguali e colori diversi.
dejavu_any = 2 punti per ogni frammento.
dejavu_fragment_once = Ogni frammento conta per una carta sola.
    .ours = La divisione migliore la trova il programma.
dejavu_colour-track = 1, 3, 6, 10 o 15 punti per 1, 2, 3, 4, 5 o più carte del suo colore, essa compresa.
dejavu_white-track = 3, 6, 10, 15 o 21 punti per 1, 2, 3, 4, 5 o più carte bianche, essa compresa.
dejavu_win = Vince chi ha più punti. In parità si condivide la vittoria.

## Le regole in capitoli

dejavu-chapter-goal = Lo scopo
dejavu-chapter-setup = La preparazione
dejavu-chapter-turn = Un turno: la Ragazza, seminare, raccogliere
dejavu-chapter-build = Un turno: ricomporre, conservare, pescare
dejavu-chapter-scoring = I punti
dejavu-chapter-end = La fine
dejavu-chapter-short = La partita breve

dejavu-figure-map = La nuova nebulosa ne tocca due già posate.
dejavu-figure-sow = Tre schegge si prendono e si lasciano una a una. Sull’ultima nebulosa prendi la scheggia appena lasciata e tutte quelle del suo colore.
dejavu-figure-build = Dall’alto in basso: la forma deve corrispondere, il colore è libero.
dejavu-figure-run = I semi 3, 4 e 5 di uno stesso colore: tre frammenti, 15 punti.
