# Memoria Bluff. Il messaggio di una regola dice la regola; il suo `.why` è per chi si è visto rifiutare una mossa.
# Le figure hanno il loro articolo, come in un libro illustrato: stanno nelle frasi come sulle carte.

## Carte

memoria-face-truth = Memoria
memoria-face-bluff = Bluff

## Il tavolo

memoria-title = Memoria Bluff
memoria-round = Round { $round }, racconto { $turn } di { $turns }
memoria-round-tie = Spareggio, racconto { $turn } di { $turns }
memoria-step-think = Tutti pensano; all’appello mancano: { $who }
memoria-step-draw = { $who-is ->
    [you] Peschi una figura
   *[other] { $who } pesca una figura
}
memoria-step-lay = { $who-is ->
    [you] Posi Memoria o Bluff coperta
   *[other] { $who } posa Memoria o Bluff coperta
}
memoria-step-show = { $who-is ->
    [you] Mostri le figure del racconto
   *[other] { $who } mostra le figure del racconto
}
memoria-step-tell = { $who-is ->
    [you] Racconti
   *[other] { $who } racconta
}
memoria-step-ask = { $who-is ->
    [you] Puoi fare una domanda
   *[other] { $who } può fare una domanda
}
memoria-step-answer = { $who-is ->
    [you] Rispondi
   *[other] { $who } risponde
}
memoria-step-vote = Vero o bluff? Voti che mancano: { $who }
memoria-step-open = { $who-is ->
    [you] Scopri la tua carta
   *[other] { $who } scopre la sua carta
}
memoria-seconds = Tempo per pensare: { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
memoria-deck = { $count ->
    [one] Nel mazzo: { $count } carta
   *[other] Nel mazzo: { $count } carte
}
memoria-cards = Figure
memoria-own-cards = { $who-is ->
    [you] Le tue figure
   *[other] Figure di { $who }
}
memoria-card = { $picture }
memoria-card-used = { $picture } (nel racconto)
memoria-story = { $who-is ->
    [you] Un tuo ricordo
   *[other] Un ricordo di { $who }
}
memoria-worth = { $worth ->
    [one] Per { $worth } punto: { $pictures }
   *[other] Per { $worth } punti: { $pictures }
}
memoria-asked = { $who-is ->
    [you] Hai fatto una domanda
   *[other] { $who } ha fatto una domanda
}
memoria-asked-about = { $who-is ->
    [you] Hai chiesto qualcosa su { $topic }
   *[other] { $who } ha chiesto qualcosa su { $topic }
}
memoria-asked-answered = { $who-is ->
    [you] Hai fatto una domanda; la risposta: { $words }
   *[other] { $who } ha fatto una domanda; la risposta: { $words }
}
memoria-asked-freely = { $orator-plays ->
    [bot] { memoria-asked-answered }
   *[person] { memoria-asked }
}
memoria-shrug-1 = È tutto quello che me ne resta.
memoria-shrug-2 = È passato tanto tempo, e il resto è svanito.
memoria-shrug-3 = Preferisco non dire più di quanto dice la mia storia.
memoria-shrug-4 = Bella domanda. La mia memoria non ha una risposta.
memoria-shrug-5 = Ho solo la mia storia; il resto tocca a te immaginarlo.
memoria-shrug-6 = Chiedimi qualcosa della mia pagina: lì ho di più da raccontare.
memoria-shrug-7 = Di quello non ho conservato nulla. La memoria sceglie da sola.
memoria-shrug-8 = Potrei inventare qualcosa, ma preferisco di no.
memoria-shrug-9 = Badavo a tutto il resto e non ho guardato.
memoria-shrug-10 = Dovrebbe dirtelo qualcun altro; io non lo so più.
memoria-shrug-11 = Quello che avevo da dire, l’ho detto.
memoria-shrug-12 = Ti piacerebbe saperlo, vero? Ho la bocca cucita.
memoria-passed = { $who-is ->
    [you] Non hai chiesto nulla
   *[other] { $who } non ha chiesto nulla
}
memoria-place-empty = { $who-is ->
    [you] Tu: ancora nessuna carta
   *[other] { $who }: ancora nessuna carta
}
memoria-place-down = { $who-is ->
    [you] Tu: una carta coperta
   *[other] { $who }: una carta coperta
}
memoria-place-mine = { $who-is ->
    [you] Tu: { $face }, coperta
   *[other] { $who }: { $face }, coperta
}
memoria-place-open = { $who-is ->
    [you] Tu: { $face }
   *[other] { $who }: { $face }
}
memoria-last-title = L’ultimo ricordo
memoria-last = { $who-is ->
    [you] { $face ->
        [truth] { $count ->
            [0] Dicevi il vero, e nessuno ci ha creduto
           *[other] Dicevi il vero; visto giusto da: { $names }
        }
       *[bluff] { $count ->
            [0] Bluffavi, e nessuno se n’è accorto
           *[other] Bluffavi; visto giusto da: { $names }
        }
    }
   *[other] { $face ->
        [truth] { $count ->
            [0] { $who } diceva il vero, e nessuno ci ha creduto
           *[other] { $who } diceva il vero; visto giusto da: { $names }
        }
       *[bluff] { $count ->
            [0] { $who } bluffava, e nessuno se n’è accorto
           *[other] { $who } bluffava; visto giusto da: { $names }
        }
    }
}

## Il tavolo disegnato

memoria-peek = Tieni premuto per guardare la tua carta
memoria-hand = Le tue due carte
memoria-means-truth = è vero
memoria-means-bluff = è inventato
memoria-votes = Le carte davanti ai giocatori
memoria-stake = { $worth ->
    [one] vale { $worth } punto
   *[other] vale { $worth } punti
}
memoria-dream = Lascia vagare le figure…
memoria-my-life = la mia vita
memoria-not-on-page = (non è sulla pagina)
memoria-ask-topics = Chiedi di:
memoria-words-gone = Le parole di questa storia non ci sono più.
memoria-words-again = Scrivile di nuovo
memoria-words-elsewhere = Solo i giocatori leggono questa storia.
memoria-verdict-truth = { $who-is ->
    [you] Dicevi la verità!
   *[other] { $who } diceva la verità!
}
memoria-verdict-bluff = { $who-is ->
    [you] Bluffavi!
   *[other] { $who } bluffava!
}
memoria-verdict-on = Avanti
memoria-talk = { $who-is ->
    [you] Ora gli altri possono farti una domanda a testa, dalla tua sinistra.
   *[other] Ora si può chiedere a voce qualcosa { $who-starts ->
        [vowel] ad
       *[consonant] a
    } { $who }: una domanda a testa, da sinistra.
}
memoria-do-onward = Le domande sono finite
memoria-going-tell = { $who } sta scrivendo un ricordo con queste figure.
memoria-going-ask = { $who } ha letto la storia e può fare una domanda.
memoria-going-answer = { $who } sta scrivendo la risposta.
memoria-going-vote = Tutti hanno letto la storia di { $who }. Vera o inventata?
memoria-going-open = { $who } scopre la sua carta.
memoria-recap = I ricordi di questa partita
memoria-recap-liar = Bluff da maestro
memoria-recap-liar-says = { $count ->
    [one] { $names }: una persona ci è cascata
   *[other] { $names }: { $count } persone ci sono cascate
}
memoria-recap-ear = Orecchio fino
memoria-recap-ear-says = { $names }: giusto { $count } volte su { $of }
memoria-recap-nobody = nessuno, stavolta
memoria-recap-teller = ci hanno creduto { $believed } volte su { $heard }
memoria-recap-listener = giusto { $right } volte su { $judged }
memoria-faces = Le due carte
memoria-face-says = { $face }: { $means }
memoria-about-truth = Posala se il tuo ricordo è vero, o se credi a quello che senti.
memoria-about-bluff = Posala se anche solo una parte è inventata, o se non ci credi.
memoria-about-face = Solo la carta di chi racconta dice che cosa era vero.
memoria-about-picture = Una figura per un racconto del round 1. Ogni figura usata aggiunge un punto alla posta.
memoria-about-alone = La figura di questo racconto. Nel round 2 ogni racconto vale 3 punti.
memoria-about-place = Qui una carta resta coperta finché non si scoprono tutte, una alla volta.
memoria-about-place-orator = Chi racconta ottiene la posta per ogni persona che si sbaglia.
memoria-about-place-listener = Chi vede giusto ottiene la posta del racconto.
memoria-about-worth = Tanto va a chi vede giusto, e a chi racconta per ogni persona che si sbaglia.
memoria-about-deck = Le figure non ancora viste. Nel round 2 chi racconta ne pesca una.
memoria-credit = Figure: Fluent Emoji, © Microsoft

## Le regole del racconto

memoria-guides = Come raccontare
memoria-guide-literal = Prendi le figure alla lettera: il sole è il sole.
memoria-guide-linked = Collegale in un solo avvenimento, non in anni della tua vita.
memoria-guide-remembered = È vero solo ciò che ricordi davvero.
memoria-guide-invented = Basta una parte inventata ed è un bluff; la bugia può nascondersi ovunque.
memoria-guide-others = Puoi raccontare anche ciò che qualcuno ti ha confidato o che hai visto in televisione.

## Vite, per chi racconta da una pagina

memoria-page = { $who-is ->
    [you] La tua pagina
   *[other] Pagina di { $who }
}
memoria-page-secret = { $words } (non sulla pagina)
memoria-page-home = La mia infanzia: { $value }
memoria-page-friend = Sempre al mio fianco: { $value }
memoria-page-season = Il mio compleanno è { $value }
memoria-page-way = A scuola andavo { $value }
memoria-page-mother = Mia madre fa { $value }
memoria-page-music = Suono { $value }
memoria-page-fear = Ho paura { $value }
memoria-page-dish = A tavola preferisco { $value }

memoria-topic-home = infanzia e casa
memoria-topic-friend = chi c’era sempre
memoria-topic-season = compleanno
memoria-topic-way = strada per la scuola
memoria-topic-mother = lavoro della madre
memoria-topic-music = musica
memoria-topic-fear = paura
memoria-topic-dish = piatto preferito

memoria-life-home-village = in un paesino
memoria-life-home-city = in una grande città
memoria-life-home-island = su un’isola
memoria-life-home-farm = in una fattoria
memoria-life-friend-sister = mia sorella
memoria-life-friend-brother = mio fratello
memoria-life-friend-cousin = mia cugina
memoria-life-friend-neighbour = il vicino di casa
memoria-life-season-spring = in primavera
memoria-life-season-summer = in estate
memoria-life-season-autumn = in autunno
memoria-life-season-winter = in inverno
memoria-life-way-foot = a piedi
memoria-life-way-bus = in autobus
memoria-life-way-bike = in bicicletta
memoria-life-way-boat = in barca
memoria-life-mother-baker = la fornaia
memoria-life-mother-doctor = il medico
memoria-life-mother-gardener = la giardiniera
memoria-life-mother-teacher = la maestra
memoria-life-music-piano = il pianoforte
memoria-life-music-drum = la batteria
memoria-life-music-violin = il violino
memoria-life-music-trumpet = la tromba
memoria-life-fear-thunder = dei tuoni
memoria-life-fear-spiders = dei ragni
memoria-life-fear-dark = del buio
memoria-life-fear-heights = dell’altezza
memoria-life-dish-soup = la minestra
memoria-life-dish-pancakes = le frittelle
memoria-life-dish-pasta = la pasta
memoria-life-dish-pie = la crostata

## Racconti da una pagina: un avvenimento con inizio, svolta e fine; fatti e figure stanno in mezzo

memoria-tale = { $before } { $words }
memoria-link-1 = Subito,
memoria-link-2 = Poi,
memoria-link-3 = Un attimo dopo,
memoria-link-4 = Proprio allora,
memoria-link-5 = Prima che potessi dire una parola,
memoria-link-6 = Nel bel mezzo di tutto,
memoria-link-7 = Un po’ più in là,
memoria-link-8 = All’improvviso,
memoria-link-9 = Guardando meglio,
memoria-link-10 = Mentre gli altri parlavano,
memoria-link-11 = Poco dopo,
memoria-link-12 = Come se non bastasse,

memoria-claim-home-1 = { $link } là dove ho passato l’infanzia, { $value }, ho scoperto { $picture }.
memoria-claim-home-2 = { $link } come capita a chi ha passato l’infanzia { $value }, qualcuno ha chiamato tutti per mostrare { $picture }.
memoria-claim-home-3 = { $link } ho pensato a casa, perché la mia infanzia l’ho passata { $value }, e lì vedevo spesso { $picture }.
memoria-claim-home-4 = { $link } una vecchietta mi ha chiesto dove ho passato l’infanzia, ho detto { $value }, e lei mi ha fatto vedere { $picture }.
memoria-claim-home-5 = { $link } ho raccontato che la mia infanzia l’ho passata { $value }, e mi hanno detto che si capiva da come guardavo { $picture }.
memoria-claim-friend-1 = { $link } { $value }, sempre al mio fianco, mi ha mostrato { $picture }.
memoria-claim-friend-2 = { $link } ho cercato con gli occhi { $value }, sempre al mio fianco, e insieme abbiamo guardato { $picture }.
memoria-claim-friend-3 = { $link } { $value }, che non mi lasciava mai, mi ha tirato la manica e ha indicato { $picture }.
memoria-claim-friend-4 = { $link } senza { $value }, sempre con me, non avrei notato { $picture }.
memoria-claim-friend-5 = { $link } volevo chiamare { $value }, sempre al mio fianco, quando ho scorto { $picture }.
memoria-claim-season-1 = { $link } mi è tornato in mente il desiderio del mio compleanno, che è { $value }, e desideravo proprio { $picture }.
memoria-claim-season-2 = { $link } mi hanno chiesto quando è il mio compleanno, ho detto { $value }, e in regalo mi hanno fatto vedere { $picture }.
memoria-claim-season-3 = { $link } portavo il regalo del mio compleanno, che è { $value }, e sopra qualcuno aveva dipinto { $picture }.
memoria-claim-season-4 = { $link } ho ritrovato in tasca il biglietto del mio compleanno, che è { $value }, dove qualcuno aveva disegnato { $picture }.
memoria-claim-season-5 = { $link } ho notato { $picture }, e ho pensato che avrei dovuto aspettare il mio compleanno, che è { $value }.
memoria-claim-way-1 = { $link } conoscevo una scorciatoia, perché a scuola andavo { $value }, e proprio lì ho visto { $picture }.
memoria-claim-way-2 = { $link } abbiamo preso la mia strada per la scuola, che facevo { $value }, e abbiamo incontrato { $picture }.
memoria-claim-way-3 = { $link } ho raccontato che a scuola andavo { $value } e che un giorno, per strada, avevo visto { $picture }.
memoria-claim-way-4 = { $link } tutto mi ricordava la strada per la scuola, che facevo { $value }, e c’era anche il tempo di guardare { $picture }.
memoria-claim-way-5 = { $link } avrei preferito proseguire { $value }, come quando andavo a scuola, ma qualcuno aveva notato { $picture }.
memoria-claim-mother-1 = { $link } ho chiamato mia madre, che fa { $value }, e lei ha riso vedendo { $picture }.
memoria-claim-mother-2 = { $link } mi hanno chiesto che lavoro fa mia madre, ho detto che fa { $value }, e mi hanno dato una foto che mostrava { $picture }.
memoria-claim-mother-3 = { $link } mia madre, che fa { $value }, ha capito subito che cosa fare con { $picture }.
memoria-claim-mother-4 = { $link } ho ripetuto quello che dice sempre mia madre, e siccome fa { $value } mi hanno lasciato vedere { $picture }.
memoria-claim-mother-5 = { $link } un uomo mi ha riconosciuto, perché mia madre, che fa { $value }, gli aveva mostrato un giorno { $picture }.
memoria-claim-music-1 = { $link } canticchiavo, perché suono { $value }, quando ho scorto { $picture }.
memoria-claim-music-2 = { $link } qualcuno voleva sapere se suono { $value }, ho detto di sì, e in cambio mi hanno mostrato { $picture }.
memoria-claim-music-3 = { $link } invece di esercitarmi, perché suono { $value }, guardavo { $picture }.
memoria-claim-music-4 = { $link } ho sentito qualcuno che suonava { $value }, proprio come me, e lì accanto ho scoperto { $picture }.
memoria-claim-music-5 = { $link } ho detto che suono { $value }, e come copertina per i miei spartiti mi hanno disegnato { $picture }.
memoria-claim-fear-1 = { $link } ho chiuso gli occhi, perché ho paura { $value }, e riaprendoli ho visto { $picture }.
memoria-claim-fear-2 = { $link } nessuno sapeva che ho paura { $value }, e per farmi coraggio fissavo { $picture }.
memoria-claim-fear-3 = { $link } ho confessato che ho paura { $value }, allora mi hanno detto di guardare solo { $picture }.
memoria-claim-fear-4 = { $link } io che ho paura { $value } ho trovato il coraggio, perché avevo notato { $picture }.
memoria-claim-fear-5 = { $link } ridevano di me perché ho paura { $value }, finché tutti non hanno visto { $picture }.
memoria-claim-dish-1 = { $link } c’era un buon profumo, e siccome a tavola preferisco { $value }, l’ho seguito e ho trovato { $picture }.
memoria-claim-dish-2 = { $link } siccome a tavola preferisco { $value }, me ne hanno portato un pacchetto, e sulla carta ho visto { $picture }.
memoria-claim-dish-3 = { $link } sognavo il mio piatto preferito, { $value }, e quasi non mi accorgevo che c’era da guardare { $picture }.
memoria-claim-dish-4 = { $link } avrei dato il mio piatto preferito, { $value }, pur di rivedere { $picture }.
memoria-claim-dish-5 = { $link } hanno servito il mio piatto preferito, { $value }, e mentre mangiavo qualcuno mi ha mostrato { $picture }.
memoria-also = { $link } ho visto perfino { $picture }.

memoria-plot-1-begins = Tutto è cominciato perché nessuno trovava la chiave di casa.
memoria-plot-1-turns = Allora una vicina ha gridato dal balcone che lei aveva visto tutto.
memoria-plot-1-ends = La chiave era nella mia tasca fin dall’inizio, e ci abbiamo riso per settimane.
memoria-plot-2-begins = Una sera tutte le luci della via si sono spente insieme.
memoria-plot-2-turns = Qualcuno ha acceso un fiammifero, e per un attimo ogni viso mi è sembrato sconosciuto.
memoria-plot-2-ends = Quando è tornata la luce, nessuno voleva più rientrare.
memoria-plot-3-begins = Eravamo alle giostre con i soldi giusti per tre giri.
memoria-plot-3-turns = All’ultimo giro qualcosa si è bloccato, e abbiamo aspettato lassù mezz’ora.
memoria-plot-3-ends = Ci hanno ridato i soldi, e li abbiamo spesi tutti prima dell’uscita.
memoria-plot-4-begins = L’ultimo treno era partito, e bisognava aspettare il mattino.
memoria-plot-4-turns = Verso mezzanotte il capostazione si è seduto con noi e ha tirato fuori la cena.
memoria-plot-4-ends = All’alba ci ha salutato con la mano come si fa in famiglia.
memoria-plot-5-begins = In soffitta avevo trovato una mappa con una croce.
memoria-plot-5-turns = Dove c’era la croce abbiamo trovato solo una scatola arrugginita.
memoria-plot-5-ends = Quella scatola ce l’ho ancora, e non ho mai detto che cosa conteneva.
memoria-plot-6-begins = Era il giorno del trasloco, e tutto stava negli scatoloni.
memoria-plot-6-turns = A metà strada uno è caduto e si è aperto in mezzo alla via.
memoria-plot-6-ends = Abbiamo raccolto ogni cosa, fino all’ultima, e ci hanno aiutato degli sconosciuti.
memoria-plot-7-begins = Dovevo dormire, ma in giardino qualcuno parlava.
memoria-plot-7-turns = Ho sceso le scale in punta di piedi, e il terzo gradino ha scricchiolato come sempre.
memoria-plot-7-ends = Aspettavano proprio me, e mi hanno fatto restare fino alla fine.
memoria-plot-8-begins = La classe era in gita, e in due restavamo indietro.
memoria-plot-8-turns = All’incrocio abbiamo preso il sentiero sbagliato, e nessuno voleva ammetterlo.
memoria-plot-8-ends = Li abbiamo sentiti cantare prima di vederli, e non si erano accorti di nulla.
memoria-plot-9-begins = Avevo risparmiato un anno intero per comprare una sola cosa in un solo negozio.
memoria-plot-9-turns = Davanti al negozio la saracinesca era giù, con un biglietto appeso.
memoria-plot-9-ends = Il padrone abitava di sopra, e ha aperto solo per me.
memoria-plot-10-begins = Mio zio aveva promesso di portarci in un posto, senza dire quale.
memoria-plot-10-turns = Si è fermato in mezzo al nulla e ci ha detto di chiudere gli occhi.
memoria-plot-10-ends = Quando li ho riaperti ho capito perché aveva tenuto il segreto.
memoria-plot-11-begins = C’era un matrimonio in famiglia, e io dovevo portare gli anelli.
memoria-plot-11-turns = Un attimo prima del mio turno ho visto che sul cuscino ne restava uno solo.
memoria-plot-11-ends = L’altro era in tasca al parroco, che è arrossito.
memoria-plot-12-begins = Giocavamo a nascondino in una casa che non conoscevamo.
memoria-plot-12-turns = La porta del mio nascondiglio si è chiusa, e dentro non c’era la maniglia.
memoria-plot-12-ends = Mi hanno scoperto perché non riuscivo a smettere di ridere.
memoria-plot-13-begins = Quel pomeriggio è arrivata una lettera che non era per noi.
memoria-plot-13-turns = Abbiamo deciso di consegnarla di persona, una via dopo l’altra.
memoria-plot-13-ends = La vecchia signora che l’ha aperta ha pianto e ci ha dato una moneta a testa.
memoria-plot-14-begins = Avevo perso una scommessa e dovevo attraversare la piazza con un cappello ridicolo.
memoria-plot-14-turns = Proprio allora il mio professore ha girato l’angolo.
memoria-plot-14-ends = Si è tolto il suo, molto serio, e ha tirato dritto.
memoria-plot-15-begins = Un circo si era fermato in città per una sera sola.
memoria-plot-15-turns = Hanno chiamato in pista qualcuno della prima fila, e toccava a me.
memoria-plot-15-ends = Ho fatto l’inchino troppo a lungo, e hanno applaudito finché non ho smesso.
memoria-plot-16-begins = La nostra barca si era allontanata mentre facevamo la siesta.
memoria-plot-16-turns = Abbiamo gridato, e dall’altra riva qualcuno ci ha solo salutato.
memoria-plot-16-ends = Alla fine abbiamo fatto tutto il giro del lago, fino a notte.
memoria-plot-17-begins = Era la mia prima notte lontano da casa.
memoria-plot-17-turns = Nel cuore della notte qualcosa ha grattato alla finestra.
memoria-plot-17-ends = La mattina c’erano piccole impronte ovunque, e nessuno mi ha creduto.
memoria-plot-18-begins = L’ascensore si è fermato tra due piani con sei persone dentro.
memoria-plot-18-turns = Dopo dieci minuti una signora ha aperto la borsa della spesa e ha diviso tutto con noi.
memoria-plot-18-ends = Quando le porte si sono aperte quasi ci dispiaceva.
memoria-plot-19-begins = Mi avevano mandato a fare una commissione, e ci ho messo tre ore.
memoria-plot-19-turns = Per strada avevo seguito uno sconosciuto identico a mio nonno.
memoria-plot-19-ends = Non era lui, ma sapeva il mio nome, e non ho mai scoperto perché.
memoria-plot-20-begins = Stavamo dipingendo la cucina quando il barattolo si è rovesciato.
memoria-plot-20-turns = La vernice è passata sotto la porta, e di là qualcuno ha gridato.
memoria-plot-20-ends = Ancora oggi c’è una macchia gialla che nessuno sa spiegare.
memoria-plot-21-begins = Mio nonno voleva mostrarmi come si faceva ai suoi tempi.
memoria-plot-21-turns = All’inizio non funzionava, e ha detto parole che non dovevo sentire.
memoria-plot-21-ends = Poi ha funzionato davvero, e non l’ho mai visto così fiero.
memoria-plot-22-begins = C’era una corsa per tutto il quartiere, e io ero in coda.
memoria-plot-22-turns = Al ponte tutti quelli davanti hanno sbagliato strada.
memoria-plot-22-ends = Così ho vinto, e non ho mai osato dire come.
memoria-plot-23-begins = Avevo scambiato la merenda con una cosa che dicevano magica.
memoria-plot-23-turns = Non è successo niente, e ho rivoluto la mia merenda.
memoria-plot-23-ends = Quel bambino non l’aveva mangiata e me l’ha ridata senza una parola.
memoria-plot-24-begins = Facevamo un lungo viaggio, e l’auto ha cominciato a fumare.
memoria-plot-24-turns = Un contadino ci ha trainato nel suo cortile e non ha voluto soldi.
memoria-plot-24-ends = Abbiamo passato due giorni da lui, e ci scriviamo ancora.
memoria-plot-25-begins = Avevo una sola frase da dire nella recita della scuola.
memoria-plot-25-turns = Quando si è alzato il sipario la mia frase non c’era più.
memoria-plot-25-ends = Ho detto tutt’altro, e hanno riso più che in tutta la serata.
memoria-plot-26-begins = Qualcuno aveva dimenticato una valigia sulla nostra panchina.
memoria-plot-26-turns = Ci siamo messi d’accordo per aprirla solo un poco.
memoria-plot-26-ends = Il padrone è arrivato di corsa, ha guardato dentro e ce ne ha regalato metà.
memoria-plot-27-begins = Una mattina nel nostro recinto c’era un buco nuovo.
memoria-plot-27-turns = Abbiamo seguito le tracce fino in fondo alla via, e oltre.
memoria-plot-27-ends = Chi le aveva lasciate dormiva lì, e abbiamo tagliato la corda in silenzio.
memoria-plot-28-begins = Avevo la febbre, e tutta la casa taceva.
memoria-plot-28-turns = Ho lasciato il letto anche se era vietato e ho guardato fuori.
memoria-plot-28-ends = Nessuno crede che sia successo, ma al mattino le mie pantofole erano bagnate.
memoria-plot-29-begins = Al cinema all’aperto è saltata la corrente a metà del film.
memoria-plot-29-turns = Il proiezionista è uscito a raccontarci il finale di persona.
memoria-plot-29-ends = Poi ho visto il finale vero, e il suo era migliore.
memoria-plot-30-begins = Sulla spiaggia avevamo scavato una buca più profonda di noi.
memoria-plot-30-turns = Poi è arrivata l’acqua, molto più in fretta del previsto.
memoria-plot-30-ends = Tutto quello che avevamo trovato è sparito, tranne ciò che tenevo in mano.
memoria-plot-31-begins = Era giorno di mercato, e ho lasciato la mano che tenevo.
memoria-plot-31-turns = Ho alzato gli occhi, e il cappotto che seguivo era di qualcun altro.
memoria-plot-31-ends = La fioraia mi ha fatto salire sul suo banco, perché mi vedessero da ogni parte.
memoria-plot-32-begins = La nonna aveva nascosto qualcosa in giardino e non sapeva più dove.
memoria-plot-32-turns = Abbiamo rivoltato ogni sasso, e lei dava consigli dalla finestra.
memoria-plot-32-ends = Anni dopo l’ha trovato il vicino piantando i tulipani.
memoria-plot-33-begins = Avevo trovato un portafoglio sul marciapiede, bello gonfio.
memoria-plot-33-turns = L’indirizzo era dall’altra parte della città.
memoria-plot-33-ends = L’uomo che ha aperto non ha detto grazie, ma il giorno dopo è arrivato un pacco.
memoria-plot-34-begins = Avevamo preso in affitto una baita, e la strada finiva un’ora prima.
memoria-plot-34-turns = A metà cammino si è fatto buio, e cantavamo per non perderci.
memoria-plot-34-ends = La baita era più piccola del nostro tavolo, e nessuno si è lamentato.
memoria-plot-35-begins = Mio cugino giurava che nel vecchio mulino c’erano i fantasmi.
memoria-plot-35-turns = Di sopra qualcosa è rotolato piano sul pavimento.
memoria-plot-35-ends = Lassù non ci abbiamo mai messo piede, e lui quella parola non l’ha detta più.
memoria-plot-36-begins = Dovevamo strappare le erbacce, ma nessuno ne aveva voglia.
memoria-plot-36-turns = Allora si è staccata la canna dell’acqua e ci ha bagnato uno dopo l’altro.
memoria-plot-36-ends = Alla fine nessuno era asciutto, e le erbacce erano tutte lì.
memoria-plot-37-begins = Per una volta lasciavano guidare me.
memoria-plot-37-turns = Gli altri hanno smesso di parlare quando ho preso la curva.
memoria-plot-37-ends = Abbiamo finito il viaggio in una siepe, dolcemente, e da allora non guido più.
memoria-plot-38-begins = Al mercatino un uomo mi ha venduto una scatola che non si apriva.
memoria-plot-38-turns = L’ho scossa per tutta la strada.
memoria-plot-38-ends = Una notte si è aperta da sola, e non dico che cosa c’era dentro, ma valeva il prezzo.
memoria-plot-39-begins = Il fotografo ci aveva messo tutti in fila sui gradini.
memoria-plot-39-turns = Proprio quando ha contato tre, tutti hanno guardato altrove.
memoria-plot-39-ends = La foto è appesa all’ingresso, e si vedono solo le nuche.
memoria-plot-40-begins = Avevo saltato la mia fermata, e l’ho capito solo al capolinea.
memoria-plot-40-turns = L’autista ha spento il motore e mi ha chiesto se sapevo tenere un segreto.
memoria-plot-40-ends = Mi ha riportato a casa per le vie vuote, e il segreto l’ho tenuto fino a oggi.

## Che cosa ti si chiede

memoria-ask-think = Guarda le figure. Trova un ricordo, o inventalo, e di’ quando hai finito.
memoria-ask-draw = Tocca a te raccontare. Pesca una figura.
memoria-ask-lay = Tocca a te raccontare. Posa Memoria se sarà vero, Bluff se no. Poi non si cambia.
memoria-ask-lay-alone = Trova un ricordo per questa figura, o inventane uno. Poi posa Memoria o Bluff; dopo non si cambia.
memoria-ask-show = { $count ->
    [0] Mostra una a una le figure del tuo racconto. Ognuna vale un punto in più per tutti.
    [one] Una figura finora. Mostrane altre, o di’ che è tutto.
   *[other] { $count } figure finora. Mostrane altre, o di’ che è tutto.
}
memoria-ask-tell = Racconta il tuo ricordo. Di’ quando hai finito.
memoria-ask-write = Scrivi il tuo ricordo. Lo legge solo questo tavolo, e non si conserva da nessuna parte.
memoria-ask-recount = Racconta dalla pagina che hai ricevuto: una frase per figura. Oppure concludi.
memoria-ask-question = Vuoi chiedere qualcosa { $who-starts ->
    [vowel] ad
   *[consonant] a
} { $who }?
memoria-ask-answer = { $who } ti fa una domanda. Rispondi: la verità se il racconto è vero, qualsiasi cosa se non lo è.
memoria-ask-answer-written = { $who } ti fa una domanda. Scrivi la risposta: la verità se il racconto è vero, qualsiasi cosa se non lo è.
memoria-ask-answer-about = { $who } ti chiede qualcosa. Argomento: { $topic }.
memoria-ask-vote = Credi { $who-starts ->
    [vowel] ad
   *[consonant] a
} { $who }? Posa Memoria se era vero, Bluff se no.
memoria-ask-open = Scopri la tua carta, e di’ perché se vuoi.
memoria-ask-open-last = Ora tocca a te: scopri la tua carta, e di’ di più se vuoi.
memoria-ask-nothing = La partita è finita.
memoria-lesson-lay = La tua carta resta coperta, e lei sola decide che cosa era vero. Fai punti per ognuno che sbaglia: una storia vera a cui nessuno crede vale quanto una bella bugia.
memoria-lesson-question = Cerca che cosa non torna. Chi ha detto il vero deve rispondere il vero; chi bluffa può dire qualsiasi cosa.
memoria-lesson-vote = Se indovini, fai i punti che vale la storia; se no, li fa chi l’ha raccontata. Nessuno vede la tua carta prima che tutti abbiano scelto.

## Che cosa si può fare

memoria-do-ready = Ho trovato
memoria-do-draw = Pesca una figura
memoria-do-lay = Posa { $face }
memoria-do-show = Nel mio racconto: { $picture }
memoria-do-announce = { $count ->
    [0] È tutto
    [one] È tutto: { $count } figura
   *[other] È tutto: { $count } figure
}
memoria-do-recount = Racconta dalla mia pagina
memoria-do-told = Ho finito di raccontare
memoria-do-ask = Fai una domanda
memoria-do-ask-about = Fai una domanda. Argomento: { $topic }
memoria-do-pass = Non chiedere nulla
memoria-do-answered = Ho risposto
memoria-do-vote = Vota { $face }
memoria-do-open = Scopri la mia carta

## Che cosa è successo

memoria-event-cards = Le figure di questo round: { $pictures }.
memoria-event-own-cards = { $who-is ->
    [you] Le tue figure: { $pictures }.
   *[other] Le figure di { $who }: { $pictures }.
}
memoria-event-reshuffled = Il mazzo è finito: gli scarti, rimescolati, ne formano uno nuovo.
memoria-event-ready = { $who-is ->
    [you] Hai trovato.
   *[other] { $who } ha trovato.
}
memoria-event-orator = { $who-is ->
    [you] Racconti tu.
   *[other] Racconta { $who }.
}
memoria-event-drew = { $who-is ->
    [you] Peschi questa figura: { $picture }.
   *[other] { $who } pesca questa figura: { $picture }.
}
memoria-event-laid = { $who-is ->
    [you] Posi una carta coperta.
   *[other] { $who } posa una carta coperta.
}
memoria-event-shows = { $who-is ->
    [you] Mostri { $picture }.
   *[other] { $who } mostra { $picture }.
}
memoria-event-announced = { $who-is ->
    [you] { $count ->
        [one] Racconti con { $count } figura: { $pictures }.
       *[other] Racconti con { $count } figure: { $pictures }.
    }
   *[other] { $count ->
        [one] { $who } racconta con { $count } figura: { $pictures }.
       *[other] { $who } racconta con { $count } figure: { $pictures }.
    }
}
memoria-event-says = { $who-is ->
    [you] Tu: «{ $words }»
   *[other] { $who }: «{ $words }»
}
memoria-event-told = { $who-is ->
    [you] Hai finito di raccontare.
   *[other] { $who } ha finito di raccontare.
}
memoria-event-asks = { $who-is ->
    [you] Fai una domanda { $orator-starts ->
        [vowel] ad
       *[consonant] a
    } { $orator }.
   *[other] { $orator-is ->
        [you] { $who } ti fa una domanda.
       *[other] { $who } fa una domanda { $orator-starts ->
            [vowel] ad
           *[consonant] a
        } { $orator }.
    }
}
memoria-event-asks-about = { $who-is ->
    [you] Fai una domanda { $orator-starts ->
        [vowel] ad
       *[consonant] a
    } { $orator }. Argomento: { $topic }.
   *[other] { $orator-is ->
        [you] { $who } ti fa una domanda. Argomento: { $topic }.
       *[other] { $who } fa una domanda { $orator-starts ->
            [vowel] ad
           *[consonant] a
        } { $orator }. Argomento: { $topic }.
    }
}
memoria-event-passes = { $who-is ->
    [you] Non chiedi nulla.
   *[other] { $who } non chiede nulla.
}
memoria-event-answered = { $who-is ->
    [you] Hai risposto { $asker-starts ->
        [vowel] ad
       *[consonant] a
    } { $asker }.
   *[other] { $asker-is ->
        [you] { $who } ti ha risposto.
       *[other] { $who } ha risposto { $asker-starts ->
            [vowel] ad
           *[consonant] a
        } { $asker }.
    }
}
memoria-event-answered-freely = { $who-plays ->
    [bot] { memoria-event-answers }
   *[person] { memoria-event-answered }
}
memoria-event-answers = { $who-is ->
    [you] Tu: «{ $words }»
   *[other] { $who }: «{ $words }»
}
memoria-event-voted = { $who-is ->
    [you] Hai votato.
   *[other] { $who } ha votato.
}
memoria-event-opens = { $who-is ->
    [you] { $face ->
        [truth] Scopri Memoria: ci hai creduto.
       *[bluff] Scopri Bluff: non ci hai creduto.
    }
   *[other] { $face ->
        [truth] { $who } scopre Memoria: ci ha creduto.
       *[bluff] { $who } scopre Bluff: non ci ha creduto.
    }
}
memoria-event-decides = { $who-is ->
    [you] { $face ->
        [truth] Scopri Memoria: era vero!
       *[bluff] Scopri Bluff: era inventato!
    }
   *[other] { $face ->
        [truth] { $who } scopre Memoria: era vero!
       *[bluff] { $who } scopre Bluff: era inventato!
    }
}
memoria-event-scored = { $who-is ->
    [you] { $points ->
        [one] Ottieni { $points } punto.
       *[other] Ottieni { $points } punti.
    }
   *[other] { $points ->
        [one] { $who } ottiene { $points } punto.
       *[other] { $who } ottiene { $points } punti.
    }
}
memoria-event-second = Round 2: una figura per racconto, e niente domande.
memoria-event-second-same = Round 2: una figura per ogni giro di tavolo, secondo la nostra lettura della variante, e niente domande.
memoria-event-tie = In parità: { $names }. La partita continua.
memoria-event-over = L’ultimo ricordo è raccontato e la partita è finita.

## Foglio dei punti

memoria-line-orator = { $wrong ->
    [one] racconto, una persona ci casca × { $worth }
   *[other] racconto, { $wrong } persone ci cascano × { $worth }
}
memoria-line-listener = { $who-is ->
    [you] { $face ->
        [truth] il tuo racconto vero, creduto
       *[bluff] il tuo bluff, smascherato
    }
   *[other] { $face ->
        [truth] racconto vero di { $who }, creduto
       *[bluff] bluff di { $who }, smascherato
    }
}

## Foglio dei punti: ciò che si conta insieme

memoria-kind-orator = Raccontare
memoria-kind-listener = Ascoltare

## Le scelte di chi ospita

memoria-option-channel = Come si racconta?
memoria-option-channel-spoken = A voce, in una stanza o al telefono
memoria-option-channel-written = Per iscritto, a questo tavolo
memoria-option-orator = Chi racconta per primo?
memoria-option-orator-chance = Decide il caso
memoria-option-sides = Quali figure?
memoria-option-sides-white = I lati bianchi
memoria-option-sides-blue = I lati blu
memoria-option-sides-mixed = Tutti e due, mescolati
memoria-option-time = Tempo per pensare nel round 1
memoria-option-time-none = Quanto si vuole
memoria-option-time-30 = 30 secondi
memoria-option-time-60 = 60 secondi
memoria-option-time-90 = 90 secondi
memoria-option-time-120 = 2 minuti
memoria-option-time-180 = 3 minuti
memoria-option-cards = Figure del round 1
memoria-option-cards-shared = Le stesse per tutti
memoria-option-cards-own = A ciascuno le sue
memoria-option-count = Quante figure nel round 1?
memoria-option-count-1 = Una
memoria-option-count-2 = Due
memoria-option-count-3 = Tre
memoria-option-count-4 = Quattro
memoria-option-count-5 = Cinque
memoria-option-count-6 = Sei
memoria-option-count-7 = Sette
memoria-option-count-8 = Otto
memoria-option-count-9 = Nove
memoria-option-second = Figure del round 2
memoria-option-second-new = Una nuova per ogni racconto
memoria-option-second-same = La stessa per tutti, una per giro di tavolo (la nostra lettura)
memoria-option-tie = Se c’è parità in testa
memoria-option-tie-shared = La vittoria è condivisa
memoria-option-tie-play-on = Si gioca ancora
memoria-preset-short = Breve: tre immagini
memoria-preset-written = Lontani: per iscritto
memoria-preset-calm = Con calma: senza orologio
memoria-gather = Meglio con una televisione nella stanza: apri lì il grande schermo, e ognuno entra con il telefono.

## Regole: la preparazione

memoria_setup_pair = Ognuno ha due carte: Memoria per il vero, Bluff per l’inventato.
memoria_setup_sides = Si gioca con i lati bianchi, i lati blu, o tutti e due mescolati.
    .ruling = Sceglie chi ospita. Se sono mescolati, ogni carta mostra un lato, a caso, per tutta la partita.
memoria_setup_orator = Racconta per prima la persona più anziana.
    .ruling = Qui lo dice chi ospita, o il caso.
memoria_deck_empty =
    .ruling = Quando il mazzo finisce, gli scarti, rimescolati, ne formano uno nuovo.

## Regole: round 1

memoria_r1_cards = Sei figure stanno al centro, per tutti e per tutto il round.
memoria_r1_think = Una volta sola, tutti insieme, avete 90 secondi per trovare un ricordo o inventarlo, o il tempo che serve a ognuno.
    .ruling = Quando tutti hanno trovato, si va avanti.
    .why = Prima tutti pensano. Le carte si posano quando tutti hanno trovato.
memoria_r1_commit = Chi racconta posa Memoria o Bluff coperta, poi mostra le figure del racconto, da una a tutte.
    .ruling = Dopo, nulla di questo cambia.
    .why = { $why ->
        [none] Mostra prima almeno una figura.
       *[again] Il tuo racconto ha già { $picture }.
    }
memoria_r1_tell = Si racconta un solo avvenimento con queste figure, prese alla lettera. È vero solo ciò che si ricorda davvero; basta un’invenzione ed è un bluff. Si può raccontare anche un ricordo confidato da qualcuno o visto in TV.
    .ours = Giudica il tavolo, non il programma.
    .why = { $why ->
        [enough] Ogni figura ha la sua frase. Il tuo racconto è finito.
       *[again] Questo l’hai già raccontato.
    }
memoria_r1_question = A partire da chi sta a sinistra di chi racconta, ognuno può fare una domanda o passare. Se il racconto è vero lo sono anche le risposte; se no, tutto è permesso.
    .why = Le domande sono finite: ora si vota.
memoria_vote = Tutti gli altri posano Memoria o Bluff coperta. Nessuno vede una carta prima che tutti abbiano votato.
    .ruling = Finché nessuna carta è scoperta, un voto si può ancora riprendere.
    .why = Le carte si scoprono quando tutti hanno votato.
memoria_reveal = Uno alla volta, a partire da chi sta a sinistra di chi racconta, ognuno scopre la sua carta e può dire perché. Chi racconta viene per ultimo.
    .ruling = Lo stesso vale nel round 2.
memoria_r1_score = Chi racconta ottiene tanti punti quante sono le figure usate, per ogni persona che si è sbagliata; chi ha visto giusto ne ottiene altrettanti. Solo la carta di chi racconta dice che cosa era vero.
memoria_r1_next = Poi racconta la persona a sinistra, finché non hanno raccontato tutti. Allora le figure si scartano.

## Regole: round 2

memoria_r2_card = Chi racconta pesca una figura e ha 45 secondi.
    .ruling = La figura la vedono tutti.
memoria_r2_commit = Poi posa Memoria o Bluff coperta, e racconta.
    .ruling = Dopo, la carta non cambia.
memoria_r2_no-questions = Nel round 2 nessuno fa domande.
    .why = Nel round 2 non ci sono domande: fidati del tuo intuito.
memoria_r2_score = Il round 2 dà 3 punti: a chi racconta per ogni persona che si è sbagliata, e a chi ha visto giusto.
memoria_r2_twice = Il round 2 fa due giri di tavolo: ognuno vi racconta due ricordi, e tre nella partita.
    .ruling = Comincia chi ha raccontato per primo nel round 1.

## Regole: la fine

memoria_win = Vince chi ha più punti.
memoria_tie = A parità potete giocare ancora per decidere.
    .ruling = Se no la parità si condivide. Se chi ospita vuole, chi è in parità gioca ancora: un racconto a testa come nel round 2, tutti votano, solo chi è in parità fa punti. Ancora pari: si condivide.

## Regole: varianti

memoria_variant_own-six = Ognuno ha figure proprie per il round 1, scoperte davanti a sé.
    .why = È davanti a qualcun altro che si trova { $picture }. Il tuo racconto usa le tue figure.
memoria_variant_count = Il round 1 può avere un altro numero di figure, o un altro tempo.
    .ours = Qui da una a nove figure.
memoria_variant_same-card = Nel round 2 tutti raccontano dalla stessa figura.
    .ruling = Noi lo leggiamo così: una figura per ogni giro di tavolo, e 45 secondi per ognuno che racconta.

## Regole: raccontare a distanza

memoria_channel_spoken =
    .ours = Parlate, in una stanza o al telefono. Il programma mostra figure, tempo e passi.
memoria_channel_written =
    .ours = Scrivete racconti, domande e risposte al tavolo.
memoria_private =
    .ours = Ciò che scrivi è la tua vita. Lo legge solo questo tavolo; non è in nessun registro né in nessuna replica, e sparisce quando il tavolo chiude, a meno che tutti non siano d’accordo di conservarlo.

## La prima partita guidata

memoria-learn-goal = Sei immagini per tutti. A turno ognuno racconta un ricordo con alcune di esse: vero, o un bluff. Inganna gli altri, smascherali, e i punti sono tuoi.
memoria-learn-listen = { $third } ha posato una carta coperta: Memoria se è vero, Bluff se no. Leggi la storia. Ci credi?
memoria-learn-ask = Ognuno può fare una domanda. Fai la tua: che cosa c’era nel regalo?
memoria-learn-vote = Un cane che mangia un violino? Posa Bluff. Nessuno vede la tua carta finché tutti non hanno scelto.
memoria-learn-open = Anche { $next } ha scelto. Ora le carte si scoprono, una dopo l’altra. Scopri la tua.
memoria-learn-verdict = Un bluff, e l’hai sentito! La storia aveva tre immagini: 3 punti per te. { $next } ci ha creduto, così anche { $third } ne ha 3.
memoria-learn-lay = Ora racconti tu, e solo tu sai che cosa è vero. Stavolta è successo davvero: posa Memoria.
memoria-learn-show = Mostra le immagini della tua storia: il gatto e la campana. Ogni immagine la fa valere un punto in più.
memoria-learn-tell = In una partita vera racconti o scrivi la tua. Per oggi eccone una; di’ che l’hai raccontata.
memoria-learn-answer = { $next } chiede quanto è alta la campana. Chi dice il vero risponde il vero; chi bluffa dice quel che vuole.
memoria-learn-reveal = Uno ti crede, l’altro no. Chi racconta scopre per ultimo: mostra loro.
memoria-learn-second = Vero! { $next } ha sbagliato: 2 punti per te, uno per immagine. Ora un giro più veloce: un’immagine, niente domande, 3 punti. { $next } ha pescato le ciliegie. Sa di estate vera: metti Memoria.
memoria-learn-trust = { $third } non ci crede. Scopri la tua carta, poi { $next } mostra la verità.
memoria-learn-on = Vero di nuovo: 3 punti per te, e 3 per { $next }, perché { $third } ha sbagliato. Presto tocca a te pescare un’immagine. Continua!
memoria-learn-story-heard = Per i miei dieci anni abbiamo dormito in una tenda vicino al fiume. Di notte il cane di mio zio è entrato e ha mangiato il mio regalo, con il nastro e tutto. Non ha lasciato neanche il biglietto.
memoria-learn-question-asked = Che cosa c’era nel regalo?
memoria-learn-answer-heard = Ehm … un violino.
memoria-learn-story-told = Il gatto della vicina viene a colazione ogni domenica. Salta, suona la campana accanto alla nostra porta, poi si siede e aspetta che qualcuno apra.
memoria-learn-question-heard = Quanto è alta questa campana?
memoria-learn-answer-given = All’altezza del mio mento. Parte dalla panchina.
memoria-learn-story-second = A giugno non compravamo mai orecchini. Ci appendevamo le ciliegie alle orecchie, due a due, e chi le teneva fino a cena aveva vinto.

## Figure

memoria-picture-sun = il sole
memoria-picture-dog = un cane
memoria-picture-cat = un gatto
memoria-picture-horse = un cavallo
memoria-picture-cow = una mucca
memoria-picture-pig = un maiale
memoria-picture-sheep = una pecora
memoria-picture-goat = una capra
memoria-picture-rabbit = un coniglio
memoria-picture-mouse = un topo
memoria-picture-elephant = un elefante
memoria-picture-lion = un leone
memoria-picture-monkey = una scimmia
memoria-picture-bear = un orso
memoria-picture-wolf = un lupo
memoria-picture-fox = una volpe
memoria-picture-hedgehog = un riccio
memoria-picture-frog = una rana
memoria-picture-turtle = una tartaruga
memoria-picture-snake = un serpente
memoria-picture-fish = un pesce
memoria-picture-whale = una balena
memoria-picture-shark = uno squalo
memoria-picture-octopus = un polpo
memoria-picture-crab = un granchio
memoria-picture-snail = una lumaca
memoria-picture-butterfly = una farfalla
memoria-picture-bee = un’ape
memoria-picture-ladybird = una coccinella
memoria-picture-spider = un ragno
memoria-picture-owl = un gufo
memoria-picture-duck = un’anatra
memoria-picture-rooster = un gallo
memoria-picture-penguin = un pinguino
memoria-picture-parrot = un pappagallo
memoria-picture-giraffe = una giraffa
memoria-picture-camel = un cammello
memoria-picture-crocodile = un coccodrillo
memoria-picture-tree = un albero
memoria-picture-rose = una rosa
memoria-picture-apple = una mela
memoria-picture-banana = una banana
memoria-picture-cherries = delle ciliegie
memoria-picture-strawberry = una fragola
memoria-picture-lemon = un limone
memoria-picture-carrot = una carota
memoria-picture-bread = del pane
memoria-picture-cheese = un pezzo di formaggio
memoria-picture-egg = un uovo
memoria-picture-pizza = una pizza
memoria-picture-ice-cream = un gelato
memoria-picture-cake = una torta di compleanno
memoria-picture-car = un’automobile
memoria-picture-train = un treno
memoria-picture-bicycle = una bicicletta
memoria-picture-plane = un aereo
memoria-picture-rocket = un razzo
memoria-picture-tractor = un trattore
memoria-picture-house = una casa
memoria-picture-tent = una tenda
memoria-picture-ball = un pallone da calcio
memoria-picture-kite = un aquilone
memoria-picture-teddy-bear = un orsacchiotto
memoria-picture-drum = un tamburo
memoria-picture-piano = un pianoforte
memoria-picture-bell = una campana
memoria-picture-telephone = un telefono
memoria-picture-book = un libro
memoria-picture-scissors = un paio di forbici
memoria-picture-key = una chiave
memoria-picture-hammer = un martello
memoria-picture-candle = una candela
memoria-picture-umbrella = un ombrello
memoria-picture-crown = una corona
memoria-picture-bed = un letto
memoria-picture-boat = una barca
memoria-picture-truck = un camion
memoria-picture-moon = la luna
memoria-picture-star = una stella
memoria-picture-rainbow = un arcobaleno
memoria-picture-cloud = una nuvola
memoria-picture-storm = un temporale
memoria-picture-snowman = un pupazzo di neve
memoria-picture-snowflake = un fiocco di neve
memoria-picture-fire = un fuoco
memoria-picture-wave = un’onda
memoria-picture-mountain = una montagna
memoria-picture-volcano = un vulcano
memoria-picture-island = un’isola
memoria-picture-fir-tree = un abete
memoria-picture-palm-tree = una palma
memoria-picture-cactus = un cactus
memoria-picture-mushroom = un fungo
memoria-picture-leaf = una foglia
memoria-picture-sunflower = un girasole
memoria-picture-clover = un quadrifoglio
memoria-picture-feather = una piuma
memoria-picture-nest = un nido
memoria-picture-shell = una conchiglia
memoria-picture-grapes = un grappolo d’uva
memoria-picture-orange = un’arancia
memoria-picture-watermelon = una fetta di anguria
memoria-picture-pineapple = un ananas
memoria-picture-tomato = un pomodoro
memoria-picture-corn = una pannocchia
memoria-picture-hamburger = un hamburger
memoria-picture-chips = delle patatine fritte
memoria-picture-spaghetti = un piatto di spaghetti
memoria-picture-biscuit = un biscotto
memoria-picture-chocolate = una tavoletta di cioccolato
memoria-picture-sweet = una caramella
memoria-picture-milk = un bicchiere di latte
memoria-picture-bus = un autobus
memoria-picture-motorbike = una moto
memoria-picture-helicopter = un elicottero
memoria-picture-fire-engine = un camion dei pompieri
memoria-picture-ambulance = un’ambulanza
memoria-picture-police-car = un’auto della polizia
memoria-picture-scooter = un monopattino
memoria-picture-sledge = una slitta
memoria-picture-anchor = un’ancora
memoria-picture-traffic-light = un semaforo
memoria-picture-castle = un castello
memoria-picture-big-wheel = una ruota panoramica
memoria-picture-circus = un tendone da circo
memoria-picture-slide = uno scivolo
memoria-picture-door = una porta
memoria-picture-window = una finestra
memoria-picture-balloon = un palloncino
memoria-picture-robot = un robot
memoria-picture-die = un dado
memoria-picture-guitar = una chitarra
memoria-picture-violin = un violino
memoria-picture-trumpet = una tromba
memoria-picture-alarm-clock = una sveglia
memoria-picture-camera = una macchina fotografica
memoria-picture-television = un televisore
memoria-picture-pencil = una matita
memoria-picture-ladder = una scala
memoria-picture-broom = una scopa
memoria-picture-bucket = un secchio
memoria-picture-light-bulb = una lampadina
memoria-picture-glasses = un paio di occhiali
memoria-picture-shoe = una scarpa
memoria-picture-dress = un vestito
memoria-picture-present = un regalo
memoria-picture-letter = una lettera
memoria-picture-suitcase = una valigia
memoria-picture-bathtub = una vasca da bagno
memoria-picture-toothbrush = uno spazzolino da denti

## Le regole in capitoli

memoria-chapter-goal = Lo scopo
memoria-chapter-setup = La preparazione
memoria-chapter-first = Round 1: un racconto da sei figure
memoria-chapter-second = Round 2: un racconto da una figura
memoria-chapter-scoring = I punti
memoria-chapter-end = I pareggi
memoria-chapter-variants = Varianti
memoria-chapter-here = Giocare qui

memoria-figure-pair = Ognuno ha entrambe: Memoria per un racconto vero, Bluff per uno inventato.
memoria-figure-story = Tre delle figure, un solo racconto: il giorno in cui il cane saltò giù dalla barca.
memoria-figure-score = Un racconto di tre figure. Due hanno sbagliato: 6 punti a chi raccontava. Uno aveva ragione: 3 punti a lui.
