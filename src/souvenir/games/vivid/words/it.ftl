# Vivid Memories. Il messaggio di una regola dice la regola; il suo `.why` è per chi ci si è appena imbattuto.

## I colori, e i loro segni su una mappa di lettere

vivid-colour-red = rosso
vivid-colour-green = verde
vivid-colour-blue = blu
vivid-colour-purple = lilla
vivid-colour-yellow = giallo

vivid-sign-red = R
vivid-sign-green = V
vivid-sign-blue = B
vivid-sign-purple = L
vivid-sign-yellow = G
vivid-sign-hex = { $count ->
    [0] { $hex }·
    [1] { $hex }{ $first }
    [2] { $hex }{ $first }{ $second }
   *[other] { $hex }{ $first }{ $second }{ $third }
}
vivid-sign-core-empty = ({ $sign })
vivid-sign-core-full = [{ $sign }]

## Frammenti e tessere

vivid-number = { $n }
vivid-heap = { $fragments }
vivid-heap-none = vuoto
vivid-fragments = { $count ->
    [0] niente { $colour }
   *[other] { $colour } × { $count }
}
vivid-tile-add = aggiungi { $gives } (motivo { $pattern })
vivid-tile-split = dividi { $takes } in { $gives } (motivo { $pattern })

## Il tavolo com’è

vivid-title = Vivid Memories
vivid-round = Round { $round } di { $rounds }
vivid-marker = Segnalino di inizio: { $start }
vivid-line = { $tiles ->
    [0] La fila dei momenti è vuota, { $deck ->
        [one] { $deck } tessera
       *[other] { $deck } tessere
    } ancora da scoprire
    [one] Fila dei momenti: { $tiles } tessera, { $deck } ancora da scoprire
   *[other] Fila dei momenti: { $tiles } tessere, { $deck } ancora da scoprire
}
vivid-end = { $side ->
    [left] Capo sinistro della fila
   *[right] Capo destro della fila
}
vivid-deck = { $count ->
    [0] Nessun momento ancora da scoprire
    [one] { $count } momento ancora da scoprire
   *[other] { $count } momenti ancora da scoprire
}
vivid-board = { $who-is ->
    [you] La tua plancia
   *[other] Plancia di { $who }
}
vivid-hex = Esagono { $hex }: { $heap }
vivid-memory = ricordo { $number }
vivid-core-empty = «{ $memory }»: aspetta un { $colour }
vivid-core-full = «{ $memory }»: custodisce un { $colour }
vivid-bank = { $who-is ->
    [you] La tua banca dei ricordi
   *[other] Banca dei ricordi di { $who }
}
vivid-slot-combine = combina
vivid-slot-speculate = azzarda
vivid-slot-nudge = spingi
vivid-slot-swap = scambia
vivid-slot-open = { $slot }: pronto
vivid-slot-used = { $slot }: già usato in questo round
vivid-slot-action = { $slot }, coperto: { $tile }, lato azione
vivid-slot-score = { $slot }, coperto: { $tile }, lato punti
vivid-waiting = In attesa: { $tile }
vivid-cherished = Momento caro: { $tile }
vivid-aspiration = Aspirazione: { $colour }
vivid-held = In mano: { $heap }
vivid-supply = Riserva
vivid-in-bag = { $count ->
    [one] Nel sacchetto: { $count } frammento
   *[other] Nel sacchetto: { $count } frammenti
}

## L’automa

vivid-automa = Automa
vivid-automa-total = { $points ->
    [one] { $points } punto finora, altri { $more } se la partita finisse adesso
   *[other] { $points } punti finora, altri { $more } se la partita finisse adesso
}
vivid-automa-sets = { $count ->
    [one] { $count } serie di tutti e cinque i colori
   *[other] { $count } serie di tutti e cinque i colori
}
vivid-automa-card = { $card }: { $end }, prova a prenderne { $takes } in quest’ordine, colori { $colours }
vivid-end-left = capo sinistro
vivid-end-right = capo destro
vivid-card-kite = L’aquilone
vivid-card-harbour = Il porto
vivid-card-orchard = Il frutteto
vivid-card-attic = La soffitta
vivid-card-swing = L’altalena
vivid-card-snow = La neve
vivid-card-bicycle = La bicicletta
vivid-card-lantern = La lanterna
vivid-card-letter = La lettera
vivid-card-garden = Il giardino

## Che cosa si dice di un pezzo a chi lo chiede

vivid-about-round = Ogni round: Preparazione, Ricordo, Riflessione, Ricompensa. Sono tre.
vivid-about-take = Uno solo di qualsiasi colore, due uguali, o tre tutti diversi.
vivid-about-supply = Le tessere e «combina» prendono da qui i loro frammenti.
vivid-about-bag = Da qui si pescano i frammenti delle prossime file, e ciò su cui azzardi.
vivid-about-card = Il prossimo turno di Automa segue questa carta. Poi ne scopre un’altra.
vivid-about-add = Sulla tua banca, nella Riflessione, aggiunge un { $gives } in un esagono vuoto, una volta.
vivid-about-split = Sulla tua banca, nella Riflessione, divide un { $takes } in { $gives }, una volta.
vivid-about-worth = Usata, vale { $points } punti per ogni esagono che contiene esattamente { $pattern }.
vivid-about-cherished = Ha dato punti per { $pattern }.
vivid-about-core = { $size ->
    [one] Un ricordo chiave da solo: { $points } punto in ogni round, una volta riempito.
   *[other] Uno di { $size } spazi: { $points } punti in ogni round, una volta riempiti tutti.
}
vivid-about-heap = Alla fine questo mucchio dà { $points } punti ad Automa; con uno in più, { $more }.
vivid-about-sets = Alla fine ogni serie di tutti e cinque i colori dà { $points } punti ad Automa.
vivid-about-automa-tile = Dà { $points } punti ad Automa alla fine del round in cui l’ha presa, qualunque cosa ci sia scritto.

## Che cosa ti si chiede

vivid-ask-take = Prendi da uno a tre frammenti da un capo della fila. Due devono essere uguali, tre tutti diversi.
vivid-ask-more = Hai in mano { $heap }. Mettilo in un esagono vuoto, o prendine ancora dallo stesso capo.
vivid-ask-third = Hai in mano { $heap }. Prendi un terzo colore: due devono essere uguali, tre tutti diversi.
vivid-ask-place = Hai in mano { $heap }. Metti tutto in un esagono vuoto.
vivid-ask-rewire = Se vuoi, ricollega: scegli un esagono e fanne uscire o entrare dei frammenti. Oppure finisci il turno.
vivid-ask-empty = La tua plancia è piena. Ricollega fino a svuotare un esagono.
vivid-ask-bank = Posa le tessere in attesa sulla banca dei ricordi. Ognuna copre l’azione che sta sotto.
vivid-ask-reflect = Usa le tue azioni, una volta ciascuna e nell’ordine che vuoi, oppure concludi.
vivid-ask-add = Scegli un esagono vuoto per il nuovo frammento.
vivid-ask-split = { $step ->
    [1] Scegli il frammento da dividere, del colore che mostra la tessera.
   *[other] L’esagono era pieno: scegli quale dei due colori vi entra.
}
vivid-ask-combine = { $step ->
    [1] Scegli il primo dei due frammenti da combinare.
    [2] Scegli il secondo, nello stesso esagono.
   *[other] Scegli il colore che prende il loro posto.
}
vivid-ask-speculate = Metti il frammento pescato in un esagono vuoto.
vivid-ask-nudge = Spingi un frammento in un esagono vicino.
vivid-ask-swap = { $step ->
    [1] Scegli il primo frammento da scambiare.
   *[other] Scegli l’altro, in un esagono vicino.
}
vivid-ask-fill = I tuoi fili hanno dato i loro punti. Scegli quali frammenti passano nei ricordi chiave.
vivid-ask-nothing = La partita è finita.

## Che cosa puoi fare

vivid-do-take = Prendi un { $colour } da «{ $tile }»
vivid-do-place = Metti nell’esagono { $hex }
vivid-do-move = Sposta un { $colour } dall’esagono { $source } al { $target }
vivid-do-bank = Posa «{ $tile }» su «{ $slot }»
vivid-do-use = Usa: { $what }
vivid-do-pick = Scegli un { $colour } nell’esagono { $hex }
vivid-do-gain = Ricevi un { $colour }
vivid-do-fill = Riempi «{ $memory }» con un { $colour } dell’esagono { $hex }
vivid-do-finish = Concludi la riflessione
vivid-do-end-turn = Finisci il turno

## Che cosa resta inutilizzato
vivid-unused-rewire = Potresti ancora spostare frammenti.
vivid-unused-bank = { $count ->
    [one] Un’azione della tua banca dei ricordi è ancora disponibile.
   *[other] { $count } azioni della tua banca dei ricordi sono ancora disponibili.
}

## Che cosa è successo

vivid-event-line = Round { $round }: si stende una nuova fila di momenti.
vivid-event-took = { $who-is ->
    [you] Prendi un { $colour }.
   *[other] { $who } prende un { $colour }.
}
vivid-event-placed = { $who-is ->
    [you] Metti { $heap } nell’esagono { $hex }.
   *[other] { $who } mette { $heap } nell’esagono { $hex }.
}
vivid-event-claimed = { $who-is ->
    [you] Ottieni «{ $tile }».
   *[other] { $who } ottiene «{ $tile }».
}
vivid-event-rewired = { $who-is ->
    [you] Ricolleghi un { $colour } dall’esagono { $source } al { $target }.
   *[other] { $who } ricollega un { $colour } dall’esagono { $source } al { $target }.
}
vivid-event-passed = { $who-is ->
    [you] Passi: la tua plancia è piena e nulla può spostarsi.
   *[other] { $who } passa: la plancia è piena e nulla può spostarsi.
}
vivid-event-marker = { $who-is ->
    [you] Il segnalino di inizio passa a te.
   *[other] Il segnalino di inizio passa { $who-starts ->
        [vowel] ad
       *[consonant] a
    } { $who }.
}
vivid-event-banked = { $who-is ->
    [you] Posi «{ $tile }» su «{ $slot }».
   *[other] { $who } posa «{ $tile }» su «{ $slot }».
}
vivid-event-discarded = { $who-is ->
    [you] Non hai più posto per «{ $tile }»: la tessera si scarta.
   *[other] { $who } non ha più posto per «{ $tile }»: la tessera si scarta.
}
vivid-event-add = { $who-is ->
    [you] Aggiungi un { $colour } nell’esagono { $hex }.
   *[other] { $who } aggiunge un { $colour } nell’esagono { $hex }.
}
vivid-event-split = { $who-is ->
    [you] Dividi { $gone } in { $come } nell’esagono { $hex }.
   *[other] { $who } divide { $gone } in { $come } nell’esagono { $hex }.
}
vivid-event-combine = { $who-is ->
    [you] Combini { $gone } in { $come } nell’esagono { $hex }.
   *[other] { $who } combina { $gone } in { $come } nell’esagono { $hex }.
}
vivid-event-speculated = { $who-is ->
    [you] Azzardi e peschi un { $colour }.
   *[other] { $who } azzarda e pesca un { $colour }.
}
vivid-event-speculate = { $who-is ->
    [you] Metti il { $colour } nell’esagono { $hex }.
   *[other] { $who } mette il { $colour } nell’esagono { $hex }.
}
vivid-event-nudge = { $who-is ->
    [you] Spingi un { $colour } dall’esagono { $source } al { $target }.
   *[other] { $who } spinge un { $colour } dall’esagono { $source } al { $target }.
}
vivid-event-swap = { $who-is ->
    [you] Scambi { $colour } dell’esagono { $source } con { $other } dell’esagono { $target }.
   *[other] { $who } scambia { $colour } dell’esagono { $source } con { $other } dell’esagono { $target }.
}
vivid-event-finished = { $who-is ->
    [you] Hai finito di riflettere.
   *[other] { $who } ha finito di riflettere.
}
vivid-event-scored = { $who-is ->
    [you] { $points ->
        [one] Fai { $points } punto: { $what }.
       *[other] Fai { $points } punti: { $what }.
    }
   *[other] { $points ->
        [one] { $who } fa { $points } punto: { $what }.
       *[other] { $who } fa { $points } punti: { $what }.
    }
}
vivid-event-filled = { $who-is ->
    [you] Riempi «{ $memory }» con un { $colour } dell’esagono { $hex }.
   *[other] { $who } riempie «{ $memory }» con un { $colour } dell’esagono { $hex }.
}
vivid-event-aspiration = { $who-is ->
    [you] Riveli la tua aspirazione: { $colour }.
   *[other] { $who } rivela la sua aspirazione: { $colour }.
}
vivid-event-automa-took = Automa gioca «{ $card }» e prende { $colours }.
vivid-event-automa-claimed = Automa ottiene «{ $tile }».
vivid-event-over = I tre round sono finiti, e con loro la partita.

## Foglio dei punti

vivid-line-moment = { $times ->
    [one] «{ $tile }», { $times } esagono
   *[other] «{ $tile }», { $times } esagoni
}
vivid-line-thread = { $times ->
    [one] filo { $colour }, { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    } × { $times } spazio vuoto
   *[other] filo { $colour }, { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    } × { $times } spazi vuoti
}
vivid-line-core = «{ $memory }» è completo
vivid-line-wish-hexes = aspirazione, { $colour } negli esagoni × { $times }
vivid-line-wish-cores = aspirazione, { $colour } nei ricordi chiave × { $times }
vivid-line-wish-moments = aspirazione, momenti cari con il { $colour } × { $times }
vivid-line-heaps = mucchio { $colour } × { $times }
vivid-line-sets = serie di cinque colori × { $times }
vivid-line-claims = tessere ottenute in questo round × { $times }

## Foglio dei punti: ciò che si conta insieme

vivid-kind-moment = Momenti preziosi
vivid-kind-thread = Fili
vivid-kind-core = Ricordi chiave
vivid-kind-wish-hexes = Aspirazione
vivid-kind-wish-cores = Aspirazione
vivid-kind-wish-moments = Aspirazione
vivid-kind-heaps = Mucchi
vivid-kind-sets = Serie
vivid-kind-claims = Tessere

## La scelta di chi ospita

vivid-option-start = Chi comincia?
vivid-option-start-chance = Decide il caso
vivid-preset-brisk = Svelta: un minuto a mossa

## Regole: la preparazione del tavolo

vivid_setup_bag = In 2, 3 o 4 il sacchetto comincia con 11, 17 o 20 frammenti per colore. Tutti gli altri sono la riserva.
vivid_setup_aspiration = Ognuno riceve in segreto il colore a cui aspira.
    .ruling = Anche i colori rimasti restano segreti.
vivid_setup_start = Comincia chi ha il ricordo felice più lontano, o qualcuno tirato a sorte.
    .ruling = Qui decide il caso, a meno che chi ospita non dica chi comincia.

## Regole: Preparazione

vivid_prepare_line = Ogni round si apre con una fila di tessere momento pescate a caso, lato azione in vista: due in più rispetto ai giocatori.
    .ruling = Una tessera pescata non torna mai.
vivid_prepare_fragments = Ogni tessera della fila riceve frammenti dal sacchetto: quattro se giocate in due, cinque in tre o quattro.
vivid_prepare_refill = Se intanto il sacchetto si svuota, vi passa dalla riserva un frammento per colore.
    .ruling = Si ripete tutte le volte che serve. Un colore che manca nella riserva si salta; se non c’è più nulla da pescare, la fila resta più corta.

## Regole: Ricordo

vivid_take_one-end = Al tuo turno prendi uno, due o tre frammenti, tutti dallo stesso capo della fila. Non puoi passare.
    .why = Prima prendi da uno a tre frammenti, tutti dallo stesso capo della fila.
vivid_take_one = Un frammento solo può essere di qualsiasi colore, e ti permette di ricollegare.
vivid_take_two-alike = Due frammenti devono essere dello stesso colore.
    .why = Due frammenti devono essere uguali. Se sono diversi, ne servono tre, tutti diversi.
vivid_take_three-different = Tre frammenti devono essere di tre colori diversi.
    .why = Qui il { $colour } non va: tre frammenti devono essere tutti diversi.
vivid_take_next-tile = Quando hai svuotato la tessera in capo alla fila, il resto può venire dalla successiva, sempre tre al massimo.
    .why = Quella tessera è troppo lontana. Svuota prima quella al tuo capo della fila.
vivid_place_one-hex = Tutto ciò che hai preso va in un solo esagono vuoto della tua plancia.
    .why = Scegli un esagono vuoto: ciò che hai preso ne vuole uno tutto per sé.
vivid_claim = Ogni tessera che svuoti è tua. Aspetta sopra la plancia fino alla Riflessione.
vivid_rewire_only-after-one = Puoi ricollegare una volta se hai preso un solo frammento, dopo averlo messo.
    .why = I frammenti si spostano solo ricollegando, dopo che ne hai messo uno solo.
vivid_rewire_one-focus = Scegli un esagono. Fanne uscire frammenti verso i vicini, o falli entrare dai vicini, ma non entrambe le cose.
    .why = Si ricollega attorno a un solo esagono: tutto ne esce, o tutto vi entra, un passo per volta.
vivid_hex_three = Un esagono contiene al massimo tre frammenti.
    .why = L’esagono { $hex } contiene già tre frammenti: è pieno.
vivid_full-board = Senza un esagono vuoto non prendi nulla: ricollega una volta, così da svuotarne uno, e il turno finisce.
    .ruling = Se non c’è modo, passi. Se passano tutti di seguito, la fase finisce e ciò che resta nella fila si scarta.
    .why = La tua plancia è piena: ricollegando devi svuotare un esagono.
vivid_remember_end = La fase finisce con il turno in cui si prende l’ultimo frammento. Quel turno si gioca fino in fondo.
vivid_start-player = Nei round 1 e 2 il segnalino passa poi a sinistra di chi ha giocato l’ultimo turno.
    .ruling = Passa una volta sola, prima della Riflessione.

## Regole: Riflessione

vivid_bank_place = Prima le tessere in attesa: ognuna su uno spazio libero della banca, dove resta. Quelle che non trovano posto si scartano.
    .ruling = Scegli tu quali.
    .why = Posa prima le tessere in attesa, ognuna su uno spazio che nessuna tessera copre.
vivid_reflect_once = Poi ogni tessera sul lato azione e ogni spazio libero si usa una volta, nell’ordine che vuoi, o per niente. Nessuna di queste azioni permette di ricollegare.
    .why = Hai già usato «{ $slot }»: ogni spazio serve una volta per round.
vivid_reflect_together = Tutti riflettono nello stesso momento.
vivid_reflect_one-by-one = Se un colore della riserva o il sacchetto scarseggia, si agisce uno dopo l’altro, in senso orario da chi ha il segnalino.
    .ruling = Nessuno aspetta senza motivo: un’azione è aperta subito se lascia abbastanza a chi viene prima di te.
    .why = Potrebbe non bastare per tutti. Aspetta che finisca chi viene prima di te.
vivid_action_whole =
    .ruling = Un’azione si comincia solo se si può fare per intero.
    .why = { $action ->
        [add] La tua plancia non ha un esagono vuoto per un nuovo frammento.
        [split] Nessuno dei tuoi esagoni contiene il colore da dividere.
        [combine] Nessuno dei tuoi esagoni contiene due frammenti da combinare.
        [speculate] La tua plancia non ha un esagono vuoto per un nuovo frammento.
        [nudge] Nessun frammento ha posto in un esagono vicino.
       *[swap] Non ci sono due esagoni vicini che contengano frammenti.
    }
vivid_tile_flip = Usare una tessera la gira sul lato punti. Nient’altro la gira.
vivid_action_add = Aggiungi: un frammento del colore mostrato viene dalla riserva in un esagono vuoto.
    .why = L’esagono { $hex } non è vuoto, e il nuovo frammento ne vuole uno tutto per sé.
vivid_action_split = Dividi: un frammento del primo colore lascia il posto agli altri due. In un esagono pieno, a uno solo.
    .why = Questa tessera divide il { $colour }, e solo nei colori che mostra.
vivid_action_combine = Combina: due frammenti di un esagono tornano nella riserva, e uno a scelta prende il loro posto.
    .why = Servono due frammenti dello stesso esagono.
vivid_action_speculate = Azzarda: pesca un frammento dal sacchetto e mettilo in un esagono vuoto. Con il sacchetto vuoto non si può.
    .why = Per azzardare servono un frammento nel sacchetto e un esagono vuoto.
vivid_action_nudge = Spingi: sposta un frammento in un esagono vicino.
    .why = Si spinge di un passo solo, in un esagono vicino.
vivid_action_swap = Scambia: un frammento prende il posto di uno in un esagono vicino, e viceversa.
    .why = Si scambia tra due esagoni vicini che contengano entrambi frammenti.
vivid_supply_short =
    .ruling = Un’azione resta chiusa finché alla riserva manca ciò che dà.
    .why = Nella riserva non c’è più abbastanza { $colour }.

## Regole: Ricompensa

vivid_moment_exact = Una tessera sul lato punti dà 4 punti (due frammenti) o 6 (tre) per ogni esagono che contiene esattamente il suo motivo. Due tessere con lo stesso motivo danno punti entrambe.
vivid_moment_cherish = Una tessera che ha dato punti lascia la banca e diventa un momento caro.
vivid_moment_must = Una tessera che può dare punti deve darli.
vivid_moment_stays = Una tessera che non può dare punti resta sul suo spazio e lo copre. Se è ancora sul lato azione, potrai usarla in un round successivo.
vivid_thread = Esagoni vicini che condividono un colore formano un filo se toccano almeno due spazi di quel colore.
vivid_thread_score = Un filo vale il numero dei suoi esagoni per gli spazi vuoti che tocca. Un esagono conta una volta sola, anche se ha più frammenti di quel colore.
vivid_thread_fill = Poi ognuno di quegli spazi riceve un frammento da un esagono del filo accanto a sé. Dove c’è scelta, scegli tu.
    .ruling = Quando un frammento è l’unico per due spazi, se ne riempiono il più possibile.
    .why = Qui serve un { $colour } da un esagono del filo accanto, così che si riempiano più spazi possibile.
vivid_core_complete = Un ricordo chiave completo di 1, 2 o 3 spazi dà 1, 4 o 18 punti, in questo round e in tutti i successivi.
vivid_aspiration = Alla fine il tuo colore dà 1 punto per frammento negli esagoni, 2 nei ricordi chiave, 5 per ogni momento caro che lo mostra.

## Regole: la fine, e giocare in solitario

vivid_win = Dopo tre round vince chi ha più punti.
vivid_tie_aspiration = A parità vince chi ha più punti dall’aspirazione.
vivid_tie_order = Ancora parità? Vince chi veniva dopo nell’ordine di turno dell’ultimo round.
vivid_solo_win = In solitario vinci con più punti di Automa. La parità è una sconfitta.
vivid_solo_automa =
    .ours = Automa gioca con delle carte: quale capo, quanti, quali colori prima. Nella nostra edizione ogni tessera che prende gli dà 8 punti. Alla fine il suo mucchio di un colore dà 1, 3, 6, 10, 15, 21, 28, 36 o 45 punti per uno fino a nove frammenti, e ogni serie dei cinque colori 8.

## La prima partita guidata

vivid-learn-goal = Questa è la tua mente. Unisci i colori in fili e riempi i ricordi chiave sul bordo. Dopo tre round vince chi ha più punti. Facciamo i primi.
vivid-learn-line = Questi sono i momenti della giornata, in fila. Si prendono frammenti sempre da uno dei due capi.
vivid-learn-three = Prendi il rosso, il blu e il giallo da questo capo. Tre frammenti devono essere tutti diversi.
vivid-learn-place = Vanno insieme in un esagono vuoto. Mettili qui, accanto agli stessi colori.
vivid-learn-two = Anche { $next } ne ha presi tre. Ora prendi i due blu dall’altro capo: due devono essere uguali.
vivid-learn-thread = Guarda il bordo: due spazi aspettano il blu. Esagoni blu che portano dall’uno all’altro sono un filo.
vivid-learn-join = Metti qui i blu, e il filo è completo.
vivid-learn-claim = Hai svuotato questa tessera: è tua. Ti dà un’azione, e poi punti per gli esagoni che contengono esattamente il suo motivo.
vivid-learn-bank = La fila è finita, ora si riflette. Posa la tessera qui, sulla tua banca dei ricordi; copre l’azione sotto di sé.
vivid-learn-reflect = Usa la tessera: aggiunge un rosso. Mettilo qui, e anche gli esagoni rossi diventano un filo.
vivid-learn-forecast = Due esagoni hanno il motivo della tua tessera: 6 punti l’uno. Due fili di 3 esagoni toccano 2 spazi vuoti ciascuno: 3 × 2, cioè 6 punti a filo.
vivid-learn-finish = Non c’è altro da fare: finisci, e il round viene contato.
vivid-learn-on = 24 punti! E quattro spazi sono pieni. Un ricordo chiave completo dà punti in ogni round da allora in poi. Comincia il round 2, e tocca a te.

## La prima partita

vivid-lesson-take = Questa è la fase Ricordo. I frammenti stanno su tessere in fila, e tu prendi da un capo: uno solo di qualsiasi colore, due uguali, o tre tutti diversi. Vanno insieme in un esagono vuoto della tua plancia. Una tessera che svuoti è tua.
vivid-lesson-rewire = Hai preso un solo frammento, quindi puoi ricollegare: scegli un esagono e sposta frammenti da lì ai vicini, o dai vicini a lì. Quello che cerchi sono fili di un colore tra gli spazi.
vivid-lesson-bank = Questa è la fase Riflessione. Le tessere conquistate si posano sulla tua banca, ciascuna su una delle quattro azioni. Una tessera porta un’azione sua; una volta usata si gira e aspetta di fare punti.
vivid-lesson-reflect = Usa ciò che è scoperto sulla tua banca, una volta ciascuno, nell’ordine che vuoi. Prima di confermare vedi che cosa cambierebbe se si contasse ora. Finisci quando nulla ti serve più.
vivid-lesson-fill = Questa è la fase Ricompensa. I tuoi fili hanno fatto punti: i loro esagoni per gli spazi vuoti che toccano. Ora ciascuno di quegli spazi riceve un frammento del filo. Scegli quelli di cui puoi fare a meno.

## Le regole in capitoli

vivid-chapter-goal = Lo scopo
vivid-chapter-setup = La preparazione e ogni nuovo round
vivid-chapter-turn = Un turno: Ricordo
vivid-chapter-reflect = Quando la fila è vuota: Riflessione
vivid-chapter-scoring = I punti: Ricompensa
vivid-chapter-end = La fine e i pareggi
vivid-chapter-solo = Giocare da soli

vivid-figure-take = Da un capo della fila: uno di un colore qualsiasi, due uguali o tre tutti diversi.
vivid-figure-rewire = Un esagono sta al centro: i frammenti lo lasciano per i vicini.
vivid-figure-combine = Combina: due frammenti di un esagono ne diventano uno a scelta.
vivid-figure-thread = Tre esagoni con del blu uniscono due spazi blu vuoti: 3 × 2 = 6 punti.
