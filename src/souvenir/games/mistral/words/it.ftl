# Plus Belle la Vie. Il messaggio di una regola dice la regola; il suo `.why` è per chi ha tentato una mossa vietata.

## Le famiglie e i loro segni

mistral-colour-blue = blu
mistral-colour-yellow = giallo
mistral-colour-red = rosso
mistral-colour-green = verde
mistral-sign-blue = B
mistral-sign-yellow = G
mistral-sign-red = R
mistral-sign-green = V
mistral-back-blue = carta blu
mistral-back-yellow = carta gialla
mistral-back-red = carta rossa
mistral-back-green = carta verde
mistral-back-embrouille = intrigo

## Personaggi, carte e luoghi

mistral-person = { $name } [{ $family }]
mistral-guest = { $name } ★★ [{ $family }]
mistral-embrouille = “{ $power }” ({ $one } + { $other })
mistral-power-arrest = Arresto
mistral-power-bail = Cauzione
mistral-power-summons = Convocazione
mistral-power-shortcut = Scorciatoia
mistral-power-mix-up = Scambio di persona
mistral-power-last-train = Ultimo treno
mistral-power-quarrel = Litigio
mistral-power-sleight = Gioco di mano
mistral-power-find = Ritrovamento
mistral-power-errand = Commissione
mistral-power-impulse = Colpo di testa
mistral-power-second-wind = Secondo fiato
mistral-effect-arrest = una figura in libertà controllata da un avversario va in prigione
mistral-effect-bail = qualcuno esce di prigione e va in strada, chiunque lo controlli
mistral-effect-summons = una figura in libertà, chiunque la controlli, fa un passo dove vuoi tu
mistral-effect-shortcut = una figura in libertà che controlli fa uno o due passi
mistral-effect-mix-up = qualcuno in un luogo e qualcuno in strada si scambiano di posto, se entrambi sono controllati
mistral-effect-last-train = una figura in strada o in un luogo, controllata da un avversario, torna alla stazione
mistral-effect-quarrel = una carta calata davanti a un avversario, a tua scelta, viene scartata, anche un ospite
mistral-effect-sleight = scegli un avversario e un dorso nella sua mano: una di quelle carte, a caso, è tua
mistral-effect-find = riprendi in mano un personaggio o un ospite scartato
mistral-effect-errand = pesca due carte personaggio
mistral-effect-impulse = cala una carta della tua mano, oltre alle tre
mistral-effect-second-wind = un’azione in più in questo turno, se è un turno di azioni
mistral-place-studio = Atelier di Charlotte
mistral-place-school = Scuola
mistral-place-police = Commissariato
mistral-place-bar = Bar du Mistral
mistral-place-hotel = Albergo
mistral-place-clinic = Clinica
mistral-place-marci = Chez Marci
mistral-place-harbour = Porto
mistral-place-theatre = Teatro
mistral-place-market = Mercato
mistral-place-park = Parco
mistral-place-workshop = Officina
mistral-place-street = Strada
mistral-place-station = Stazione Saint-Charles
mistral-place-prison = Prigione
mistral-place-beside = Accanto al tabellone

## Combinazioni di nove dadi

mistral-number = { $count ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
   *[other] { $count }
}
mistral-face-1 = 1
mistral-face-2 = 2
mistral-face-3 = 3
mistral-face-4 = 4
mistral-face-5 = 5
mistral-face-6 = 6
mistral-faces-1 = 1
mistral-faces-2 = 2
mistral-faces-3 = 3
mistral-faces-4 = 4
mistral-faces-5 = 5
mistral-faces-6 = 6
mistral-dice-group = { $count ->
    [one] un dado
   *[other] { $number } dadi uguali
}
mistral-dice-alike = almeno { $group }
mistral-dice-groups = almeno { $groups }, ogni gruppo con una faccia sua
mistral-dice-showing = almeno { $number } { $face }
mistral-dice-even = { $count ->
    [one] almeno un dado pari
   *[other] almeno { $number } dadi pari
}
mistral-dice-odd = { $count ->
    [one] almeno un dado dispari
   *[other] almeno { $number } dadi dispari
}
mistral-dice-among = { $count ->
    [one] almeno un dado che mostra { $faces } o { $last }
   *[other] almeno { $number } dadi che mostrano { $faces } o { $last }
}
mistral-dice-more-than = più { $more } che { $fewer }
mistral-dice-different-exactly = { $count ->
    [one] la stessa faccia su tutti i dadi
   *[other] esattamente { $number } facce diverse
}
mistral-dice-different-at-most = { $count ->
    [one] la stessa faccia su tutti i dadi
   *[other] al massimo { $number } facce diverse
}
mistral-dice-sum = una somma di almeno { $count }
mistral-dice-row = { $count ->
    [one] una faccia qualsiasi
   *[other] { $number } facce in fila
}

## Il tavolo com’è

mistral-title = Plus Belle la Vie
mistral-progress = Appuntamenti giocati: { $played } di { $last }. { $turn ->
    [0] Prima del primo turno.
   *[other] Turno { $turn }.
}
mistral-points = { $who-is ->
    [you] Tu: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
mistral-alone = Sotto controllo esclusivo: { $figures }. A fine partita rende { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
mistral-prices = Una colonna venduta rende: { $prices }
mistral-price = { $cards ->
    [one] { $cards } carta { $points }
   *[other] { $cards } carte { $points }
}
mistral-rendezvous = Appuntamenti aperti
mistral-asked = { $number }. { $place }: almeno { $figures ->
    [one] { $figures } figura
   *[other] { $figures } figure
}, tra cui { $colours }. Dadi: { $combination }.
mistral-missing = { $figures ->
    [0] Non manca più nessuno
   *[other] Ne mancano ancora { $figures }
}
mistral-missing-colours = { $figures ->
    [0] Manca ancora: { $colours }
   *[other] Ne mancano ancora { $figures }, tra cui { $colours }
}
mistral-chance = { $throws ->
    [one] Probabilità di un lancio: { $one }. I presenti non hanno che quello ({ $left }).
   *[other] Probabilità di un lancio: { $one }; di tutti i { $throws } lanci dei presenti: { $all } ({ $left }).
}
mistral-chance-none = Probabilità di un lancio: { $one }. Qui nessuno ha ancora lanci.
mistral-percent = { PERCENT($thousandths) }
mistral-shaker = { $who-is ->
    [you] { $place }: il bussolotto è tuo. Lanci rimasti: { $left }.
   *[other] { $place }: il bussolotto è di { $who }. Lanci rimasti: { $left }.
}
mistral-shaker-made = { $place }: è riuscito, si vendono colonne.
mistral-shaker-rests = Il bussolotto con nove dadi: aspetta un appuntamento.
mistral-thrown = { $made ->
    [yes] { $who-is ->
        [you] Ce l’hai fatta con questo lancio
       *[other] { $who } ci riesce con questo lancio
    }
   *[no] { $who-is ->
        [you] Il tuo ultimo lancio
       *[other] Ultimo lancio di { $who }
    }
}
mistral-let-go = { $who-is ->
    [you] Hai rinunciato all’ultimo lancio
   *[other] { $who } ha rinunciato all’ultimo lancio
}
mistral-die = { $counts ->
    [yes] Un dado mostra { $face }: conta
   *[no] Un dado mostra { $face }
}
mistral-sign-die = { $counts ->
    [yes] [{ $face }]
   *[no] { $face }
}
mistral-sign-place = { $number }{ $colour }{ $open ->
    [yes] *
   *[no] { "" }
} { $figures }
mistral-sign-street = strada { $figures }
mistral-sign-station = stazione { $figures }
mistral-sign-prison = prigione { $figures }
mistral-sign-figures = { $family }{ $count ->
    [1] { "" }
   *[other] { $count }
}{ $rest }
mistral-throws = { $who }: { $left }
mistral-quarter = Il quartiere del Mistral (* appuntamento)
mistral-place = { $number }. { $place } ({ $colour })
mistral-at = { $place }: { $figures }
mistral-empty = { $place }: nessuno
mistral-figures = Le figure e chi le controlla
mistral-figure = { $figure }, { $place }. Controllo: { $control }. Carte calate: { $counts }.
mistral-figure-free = { $figure }, { $place }. Senza controllo.
mistral-beside = Non ancora nel quartiere
mistral-count = { $who }: { $cards }
mistral-columns = { $who-is ->
    [you] Le tue colonne
   *[other] Colonne di { $who }
}
mistral-column = Colonna { $column }: { $card }, vale { $worth }
mistral-column-next = { $says }, con una carta in più { $next }
mistral-column-new = Una nuova colonna
mistral-cards = { $cards ->
    [one] { $card }
   *[other] { $card } × { $cards }
}
mistral-hand = { $who-is ->
    [you] La tua mano: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
   *[other] Mano di { $who }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
}
mistral-backs = { $back } × { $cards }
mistral-known = Sai che c’è: { $card }
mistral-known-open = Tutti sanno che c’è: { $card }
mistral-piles = Mazzi
mistral-pile = { $cards ->
    [one] Mazzo { $pile }: { $colour } in cima, ultima carta
   *[other] Mazzo { $pile }: { $colour } in cima, { $cards } carte
}
mistral-pile-empty = Mazzo { $pile }: vuoto
mistral-embrouille-pile = { $cards ->
    [one] Intrighi: { $cards } carta
   *[other] Intrighi: { $cards } carte
}
mistral-discards = Scarti, scoperti
mistral-discarded = { $cards ->
    [0] Personaggi: nessuno
    [one] Personaggi: { $cards } carta
   *[other] Personaggi: { $cards } carte
}
mistral-discarded-embrouilles = { $cards ->
    [0] Intrighi: nessuno
    [one] Intrighi: { $cards } carta
   *[other] Intrighi: { $cards } carte
}
mistral-about-power = Potere “{ $power }”: { $effect }.
mistral-about-pair = Oppure come incontro: quando { $one } e { $other } sono nello stesso luogo, rende { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
mistral-about-character = Una delle sette carte di { $card }. Calata, conta per il controllo e per la vendita.
mistral-about-backs = Tutti vedono i colori di una mano, solo chi la tiene vede le facce. Quello che hai visto arrivare ti viene mostrato.

## Che cosa si chiede

mistral-ask-prepare = Cala una carta davanti a te per cominciare ({ $round } di 3).
mistral-ask-turn = Tocca a te: { $ways }.
mistral-ask-more = Puoi { $ways }, o finire il turno.
mistral-ask-end = Non c’è altro da fare: finisci il turno.
mistral-or = { $first }, o { $rest }
mistral-way-draw = pescare tre carte
mistral-way-lay = calare fino a tre carte
mistral-way-act = fare fino a tre azioni
mistral-way-more-lay = { $left ->
    [one] calare ancora { $left } carta
   *[other] calare ancora fino a { $left } carte
}
mistral-way-more-act = { $left ->
    [one] fare ancora { $left } azione
   *[other] fare ancora fino a { $left } azioni
}
mistral-way-guest = scartare un ospite per o contro una figura
mistral-way-play = giocare un intrigo
mistral-way-release = liberare qualcuno con una sua carta
mistral-ask-draw = { $left ->
    [one] Pesca ancora { $left } carta.
   *[other] Pesca ancora { $left } carte.
}
mistral-ask-clearing = Scegli il personaggio che inizia una colonna al suo posto.
mistral-ask-exchange-partner = Più giocatori si dividono { $other }. Con chi scambi?
mistral-ask-exchange-take = Scegli la carta che prendi, tra quelle calate davanti { $who-starts ->
    [vowel] ad
   *[consonant] a
} { $who }.
mistral-ask-exchange-give = Per { $card } dai { $who-starts ->
    [vowel] ad
   *[consonant] a
} { $who } una carta della tua mano. La vedete solo voi due.
mistral-ask-power-arrest = { $power }: scegli una figura controllata da un avversario. Va in prigione.
mistral-ask-power-bail = { $power }: scegli chi esce di prigione.
mistral-ask-power-summons = { $power }: muovi di un passo una qualsiasi figura controllata.
mistral-ask-power-shortcut = { $power }: muovi una tua figura di un passo, poi di un altro se vuoi.
mistral-ask-power-shortcut-again = { $power }: ancora un passo con { $figure }, o fermati qui.
mistral-ask-power-mix-up = { $power }: scegli una figura in un luogo.
mistral-ask-power-mix-up-again = { $power }: scegli in strada una figura che si scambi di posto con { $figure }.
mistral-ask-power-last-train = { $power }: scegli una figura controllata da un avversario. Va alla stazione.
mistral-ask-power-quarrel = { $power }: scegli una carta calata davanti a un avversario. Viene scartata.
mistral-ask-power-sleight = { $power }: scegli un avversario e un dorso nella sua mano.
mistral-ask-power-find = { $power }: prendi un personaggio scartato a tua scelta.
mistral-ask-power-errand = { $left ->
    [one] { $power }: pesca ancora { $left } carta.
   *[other] { $power }: pesca { $left } carte, una alla volta.
}
mistral-ask-power-impulse = { $power }: cala una carta della tua mano.
mistral-ask-discard = { $over ->
    [one] Nove carte al massimo: scarta { $over } carta.
   *[other] Nove carte al massimo: scarta { $over } carte.
}
mistral-ask-discard-embrouille = Tre intrighi al massimo: scartane uno.
mistral-ask-throw = { $left ->
    [one] Lancia i dadi per { $combination }. È il tuo ultimo lancio.
   *[other] Lancia i dadi per { $combination }. Ti restano { $left } lanci.
}
mistral-ask-sell = Appuntamento riuscito: { $place }. Vendi colonne dei presenti, o tienile.
mistral-ask-nothing = La partita è finita.
mistral-lesson-prepare = Chi ha calato più carte di una persona la controlla. Le carte di una persona stanno in una colonna, e più è lunga, più si vende cara.
mistral-lesson-turn = Una cosa su tre: A, pesca tre carte; B, calane fino a tre; C, fino a tre azioni con i tuoi personaggi, come un passo verso un appuntamento. Tocca un mazzo, una carta o una figura accesa.
mistral-lesson-throw = Ci sono tutti! Hai un lancio per ogni tuo personaggio qui. Chi riesce vince il premio, poi tutti possono vendere colonne dei presenti.
mistral-lesson-sell = Tocca una colonna per venderla al prezzo scritto sotto. Poi non c’è più, e con lei il tuo controllo: il numero piccolo dice quanto darebbe con una carta in più.

## Che cosa si può fare

mistral-do-draw = Pesca { $colour } dal mazzo { $pile }
mistral-do-draw-empty = Pesca dal mazzo { $pile }, che è vuoto
mistral-do-lay = Cala { $card } sulla colonna { $column }, { $figure }
mistral-do-lay-new = Cala { $card } come nuova colonna
mistral-do-lay-instead = Scarta la colonna di { $figure } e cala { $card } al suo posto
mistral-do-clear = Rinuncia alla colonna { $column }, { $figure }, per una nuova
mistral-do-imprison = Scarta { $card }: { $figure } in prigione
mistral-do-release = Scarta { $card }: { $figure } esce di prigione
mistral-do-move = Muovi { $figure } → { $place }
mistral-do-draw-embrouille = Pesca un intrigo con { $figure }
mistral-do-encounter = { $one } incontra { $other }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mistral-do-exchange = { $figure } incontra { $other }: scambia una carta
mistral-do-partner = Scambia con { $who }
mistral-do-take-laid = Prendi { $card } dalla colonna { $column } di { $who }
mistral-do-spoil-laid = Scarta { $card } dalla colonna { $column } di { $who }
mistral-do-give = Dai { $card } { $who-starts ->
    [vowel] ad
   *[consonant] a
} { $who }
mistral-do-play = Gioca “{ $power }”: { $effect }
mistral-do-arrest = Manda { $figure } in prigione ({ $place })
mistral-do-bail = Fai uscire { $figure } di prigione
mistral-do-mix-up = { $figure } va in strada ({ $place })
mistral-do-mix-up-again = { $figure } prende il posto di { $other }
mistral-do-last-train = Rimanda { $figure } alla stazione ({ $place })
mistral-do-steal = Prendi una carta { $who-starts ->
    [vowel] ad
   *[consonant] a
} { $who }: { $back }
mistral-do-fetch = Riprendi { $card } dagli scarti
mistral-do-discard = Scarta { $card }
mistral-do-throw = Lancia i nove dadi
mistral-do-pass = Rinuncia a questo lancio
mistral-do-sell = { $cards ->
    [one] Vendi { $figure }, { $cards } carta, per { $points }
   *[other] Vendi { $figure }, { $cards } carte, per { $points }
}
mistral-do-end-sale = Non vendere altro
mistral-do-stop = Lascia { $figure } qui
mistral-do-end-turn = Finisci il turno

## Che cosa resta inutilizzato
mistral-unused-turn = In questo turno non hai ancora fatto niente.
mistral-unused-lay = { $left ->
    [one] Potresti ancora calare una carta.
   *[other] Potresti ancora calare { $left } carte.
}
mistral-unused-act = { $left ->
    [one] Potresti ancora fare un’azione.
   *[other] Potresti ancora fare { $left } azioni.
}
mistral-unused-power = Potresti continuare con questo potere.
mistral-unused-sale = Potresti ancora vendere una colonna.
mistral-unused-throw = Questo lancio andrebbe perso.

## Che cosa è successo

mistral-event-piles = Tre mazzi sono pronti e mostrano { $tops }.
mistral-event-opened = Si apre un nuovo appuntamento: { $place }.
mistral-event-first = { $who-is ->
    [you] Cominci tu.
   *[other] Comincia { $who }.
}
mistral-event-turn = { $who-is ->
    [you] Turno { $turn }: tocca a te.
   *[other] Turno { $turn }: { $who }.
}
mistral-event-laid = { $who-is ->
    [you] Cali { $card } sulla colonna { $column }.
   *[other] { $who } cala { $card } sulla colonna { $column }.
}
mistral-event-arrived = { $figure } arriva alla stazione.
mistral-event-cleared = { $who-is ->
    [you] Scarti la colonna di { $figure } per fare posto.
   *[other] { $who } scarta la colonna di { $figure } per fare posto.
}
mistral-event-imprisoned = { $who-is ->
    [you] Scarti { $card }: { $figure } va in prigione.
   *[other] { $who } scarta { $card }: { $figure } va in prigione.
}
mistral-event-released = { $who-is ->
    [you] Scarti { $card }: { $figure } esce di prigione.
   *[other] { $who } scarta { $card }: { $figure } esce di prigione.
}
mistral-event-drew = { $who-is ->
    [you] Peschi dal mazzo { $pile }: { $colour }.
   *[other] { $who } pesca dal mazzo { $pile }: { $colour }.
}
mistral-event-drew-own = Peschi { $card } dal mazzo { $pile }.
mistral-event-drew-embrouille = { $who-is ->
    [you] Peschi un intrigo con { $figure }.
   *[other] { $who } pesca un intrigo con { $figure }.
}
mistral-event-drew-own-embrouille = Peschi { $card }.
mistral-event-reshuffled = I mazzi sono vuoti: i personaggi scartati vengono mescolati.
mistral-event-reshuffled-embrouilles = Gli intrighi scartati vengono mescolati.
mistral-event-moved = { $who-is ->
    [you] Muovi { $figure }: { $source } → { $target }.
   *[other] { $who } muove { $figure }: { $source } → { $target }.
}
mistral-event-met = { $who-is ->
    [you] Dichiari un incontro tra { $one } e { $other } ({ $place }): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $who } dichiara un incontro tra { $one } e { $other } ({ $place }): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
mistral-event-exchanged = { $who-is ->
    [you] Dai una carta ({ $back }) { $partner-starts ->
        [vowel] ad
       *[consonant] a
    } { $partner } e prendi { $card }.
   *[other] { $partner-is ->
        [you] { $who } ti dà una carta ({ $back }) e prende { $card }.
       *[other] { $who } dà una carta ({ $back }) { $partner-starts ->
            [vowel] ad
           *[consonant] a
        } { $partner } e prende { $card }.
    }
}
mistral-event-exchanged-own = { $who-is ->
    [you] Dai { $given } { $partner-starts ->
        [vowel] ad
       *[consonant] a
    } { $partner } e prendi { $card }.
   *[other] { $partner-is ->
        [you] { $who } ti dà { $given } e prende { $card }.
       *[other] { $who } dà { $given } { $partner-starts ->
            [vowel] ad
           *[consonant] a
        } { $partner } e prende { $card }.
    }
}
mistral-event-returned = { $who-is ->
    [you] { $card } resta senza compagnia e torna nella tua mano.
   *[other] { $card } resta senza compagnia e torna in mano { $who-starts ->
        [vowel] ad
       *[consonant] a
    } { $who }.
}
mistral-event-played = { $who-is ->
    [you] Giochi { $card }.
   *[other] { $who } gioca { $card }.
}
mistral-event-quarrel = { $who-is ->
    [you] Fai scartare { $card } { $other-starts ->
        [vowel] ad
       *[consonant] a
    } { $other }.
   *[other] { $other-is ->
        [you] { $who } ti fa scartare { $card }.
       *[other] { $who } fa scartare { $card } { $other-starts ->
            [vowel] ad
           *[consonant] a
        } { $other }.
    }
}
mistral-event-sleight = { $who-is ->
    [you] Prendi una carta ({ $back }) { $other-starts ->
        [vowel] ad
       *[consonant] a
    } { $other }.
   *[other] { $other-is ->
        [you] { $who } ti prende una carta ({ $back }).
       *[other] { $who } prende una carta ({ $back }) { $other-starts ->
            [vowel] ad
           *[consonant] a
        } { $other }.
    }
}
mistral-event-sleight-own = { $who-is ->
    [you] Prendi { $card } { $other-starts ->
        [vowel] ad
       *[consonant] a
    } { $other }.
   *[other] { $other-is ->
        [you] { $who } ti prende { $card }.
       *[other] { $who } prende { $card } { $other-starts ->
            [vowel] ad
           *[consonant] a
        } { $other }.
    }
}
mistral-event-find = { $who-is ->
    [you] Riprendi { $card } dagli scarti.
   *[other] { $who } riprende { $card } dagli scarti.
}
mistral-event-second-wind = { $who-is ->
    [you] Hai un’azione in più in questo turno.
   *[other] { $who } ha un’azione in più in questo turno.
}
mistral-event-discarded = { $who-is ->
    [you] Scarti { $card }.
   *[other] { $who } scarta { $card }.
}
mistral-event-rendezvous = Tutto è pronto per un appuntamento: { $place }.
mistral-event-threw = { $who-is ->
    [you] Lanci { $dice }. Serviva { $combination }.
   *[other] { $who } lancia { $dice }. Serviva { $combination }.
}
mistral-event-threw-made = { $who-is ->
    [you] Lanci { $dice } e riesci: { $combination }.
   *[other] { $who } lancia { $dice } e riesce: { $combination }.
}
mistral-event-throw-passed = { $who-is ->
    [you] Rinunci a un lancio.
   *[other] { $who } rinuncia a un lancio.
}
mistral-event-prize = { $who-is ->
    [you] Vinci il premio di { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ $place }).
   *[other] { $who } vince il premio di { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ $place }).
}
mistral-event-sold = { $who-is ->
    [you] Vendi { $figure }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $who } vende { $figure }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
mistral-event-missed = Nessuno riesce: l’appuntamento è mancato ({ $place }).
mistral-event-majority = { $who-is ->
    [you] Controlli { $figure } senza condividere: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $who } controlla { $figure } senza condividere: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
mistral-event-cap = Dopo { $turns } turni la partita finisce così com’è.
mistral-event-over = L’ultimo appuntamento è stato giocato. La partita è finita.

## Foglio dei punti

mistral-line-encounter = incontro, { $card }
mistral-line-prize = appuntamento riuscito, { $place }
mistral-line-sale = { $cards ->
    [one] vendita di { $figure }, { $cards } carta
   *[other] vendita di { $figure }, { $cards } carte
}
mistral-line-majority = { $cards ->
    [one] controllo assoluto di { $figure }, { $cards } carta
   *[other] controllo assoluto di { $figure }, { $cards } carte
}

## Foglio dei punti: ciò che si conta insieme

mistral-kind-encounter = Incontri
mistral-kind-prize = Appuntamenti
mistral-kind-sale = Vendite
mistral-kind-majority = Controllo assoluto

## Il tavolo disegnato: che cosa può essere un turno

mistral-turn-one = Una di tre cose
mistral-turn-draw = Pesca 3
mistral-turn-lay = Cala fino a 3
mistral-turn-act = 3 azioni

## La scelta di chi ospita

mistral-option-oldest = Chi è il più anziano e cala per primo?
mistral-option-oldest-chance = Lascia decidere il caso
mistral-preset-brisk = Svelta: un minuto a mossa
mistral-kind-draw = pescare carte
mistral-kind-lay = calare carte
mistral-kind-act = fare azioni

## Regole: la preparazione

mistral_deal = Ognuno riceve nove carte personaggio. Il resto forma tre mazzi, di cui si vede il colore in cima.
mistral_open-two = Due appuntamenti sono sempre aperti, ciascuno con un segnalino sul suo luogo.
mistral_first-three = A partire dal più anziano ognuno cala una carta scoperta, per tre giri.
    .ruling = Qui chi comincia lo dice chi ospita, o il caso. Un ospite si cala solo su una colonna adatta.
mistral_first-player = Dal primo giocatore in poi si gioca in senso orario.
    .ruling = Il primo giocatore è chi ha calato per primo.
mistral_station = Quando si cala un personaggio la cui figura non è ancora arrivata, questa arriva alla stazione.
mistral_talk =
    .ruling = Dite e promettete ciò che volete. Nessuna promessa vincola, e le carte cambiano mano solo secondo le regole.

## Regole: un turno

mistral_pass = Un turno è una di tre cose: pescare, calare o agire. Non è obbligatorio fare tutte le azioni.
    .ruling = Decide il primo passo. Calare e agire possono finire in ogni momento, anche senza aver fatto nulla.
    .why = Questo turno serve ad altro: { $kind }.
mistral_draw-three = Pescare: tre carte personaggio, una alla volta, ciascuna da un mazzo a tua scelta.
    .why = { $left ->
        [0] Hai già pescato le tue tre carte.
       *[other] Prima pesca tutte e tre le carte.
    }
mistral_hand_nine = In mano si tengono al massimo nove carte. Si può pescare oltre e poi scartare ciò che si vuole.
    .ruling = Si controlla dopo la terza carta pescata, e subito dopo ogni altra carta ricevuta.
mistral_hand_three-embrouilles = Al massimo tre sono intrighi.
    .ruling = Chi ne riceve un quarto ne scarta uno.
    .why = Hai troppi intrighi: scarta uno di quelli.
mistral_discard_open =
    .ruling = Gli scarti sono scoperti, personaggi e intrighi separati.
mistral_lay = Calare: fino a tre carte della mano. Ognuna va su una colonna del suo personaggio o ne inizia una.
    .why = Tre carte a turno, ognuna su una colonna del suo personaggio o su una nuova.
mistral_columns_five = Hai al massimo cinque colonne. Due possono essere dello stesso personaggio.
    .why = Hai già cinque colonne. Prima scegli quale scartare, se questo turno lo consente.
mistral_lay_room = Mentre cali puoi scartare personaggi per calarne di nuovi.
    .ruling = Noi lo leggiamo così: solo con cinque colonne, per una carta che ne inizia una nuova, e allora una colonna intera.
    .why = Secondo la nostra lettura si rinuncia a una colonna solo se ne hai cinque e un personaggio da calare al suo posto.
mistral_guest_reinforce = Un ospite si cala su una colonna della sua famiglia e vale una carta in più di quel personaggio.
    .why = { $card } ha bisogno di una colonna della sua famiglia.
mistral_guest_not-alone = Un ospite non resta mai da solo: se nella colonna non c’è più un personaggio, torna in mano.
    .why = { $card } è un ospite e non può iniziare una colonna.
mistral_guest_prison = Quando cali, puoi scartare un ospite dalla mano, gratis, per mandare in prigione una figura della sua famiglia controllata da un avversario.
    .ruling = Anche se non cali carte, e ovunque sia la figura, anche alla stazione.
    .why = { $card } imprigiona solo figure della sua famiglia, in libertà, controllate da un avversario. { $figure } non lo è.
mistral_guest_free = Allo stesso modo un ospite fa uscire di prigione una figura della sua famiglia, in strada.
    .why = { $card } libera solo figure della sua famiglia che sono in prigione. { $figure } non lo è.

## Regole: le azioni

mistral_three-actions = Agire: fino a tre azioni a turno, come vuoi.
    .why = Non ti restano azioni in questo turno.
mistral_move = Muovi di un passo una figura che controlli: da un luogo o dalla stazione alla strada, o dalla strada a un luogo.
    .ruling = In prigione non si entra e non si esce camminando.
    .why = { $figure } non può andarci da qui: { $place }. Ogni via passa dalla strada, e in prigione non si entra né si esce a piedi.
mistral_station_no-return = Chi è uscito dalla stazione non ci torna a piedi.
    .ruling = Solo un potere può mandarci una figura.
    .why = { $figure } non può tornare alla stazione.
mistral_embrouille_draw = Con una figura che controlli in un luogo del suo colore puoi pescare un intrigo: una volta per luogo e per figura a ogni turno.
    .why = { $figure } deve stare in un luogo del suo colore, non ancora usato per questo nel tuo turno.
mistral_encounter = Gioca un intrigo i cui due personaggi sono nello stesso luogo, ma non in strada né alla stazione: 2.000 punti. È un’azione, e non serve controllarli. Un solo incontro per luogo.
    .ruling = Uno per luogo a ogni turno, e nessuno in prigione.
    .why = { $why ->
        [prison] I due di { $card } sono insieme, ma in prigione. Secondo la nostra lettura lì non ci si incontra.
        [again] Lì c’è già stato un incontro in questo turno. Secondo la nostra lettura un luogo ne ha uno solo per turno.
       *[apart] { $card } vuole i suoi due personaggi insieme in un luogo, non in strada né alla stazione.
    }
mistral_exchange = Dove una figura che controlli sta in un luogo con altre, ma non alla stazione, puoi dichiarare uno scambio e nominarne una. Quella va poi in strada.
    .ruling = Non in strada e non in prigione.
    .why = Per questo scambio { $figure } deve essere tua e stare in un luogo con { $other }.
mistral_exchange_partner = Il tuo partner è l’avversario che controlla la figura nominata.
    .ruling = Il regolamento dice anche: chi ne ha una carta. Per noi vale il controllo, da solo o condiviso; se sono in più a condividerlo, scegli tu.
    .why = Solo un avversario che controlla { $other } può essere il tuo partner.
mistral_exchange_cards = Dai una carta della mano e prendi una carta calata davanti al partner. Entrambe vanno in mano.
    .ruling = Solo voi due vedete che cosa dai.
    .why = Uno scambio richiede una carta della tua mano e una calata davanti al partner che controlla { $other }.
mistral_exchange_once = Una tua figura scambia una volta sola nello stesso luogo.
    .ruling = A ogni turno si riparte da capo.
    .why = { $figure } ha già fatto uno scambio qui in questo turno.
mistral_embrouille_play = Nel tuo turno puoi giocare un intrigo per il suo potere, gratis. Poi si scarta.
    .ruling = Quanti ne vuoi, tranne durante un appuntamento, e solo se il potere ha un effetto.
    .why = “{ $power }” così non avrebbe effetto.
mistral_prison_release = Scarta dalla mano una carta di un personaggio imprigionato per metterne la figura in strada. Non è un’azione.
    .ruling = Nel tuo turno, chiunque controlli la figura, e anche se non la controlla nessuno.
    .why = { $figure } non è in prigione.
mistral_control = Controlli un personaggio se ne hai calato una carta e nessuno ne ha di più, ospiti compresi. In parità si condivide.
    .why = Non controlli { $figure }.
mistral_uncontrolled = Una figura senza controllo resta dov’è e non partecipa a incontri né a scambi. Conta però per un appuntamento.
    .ruling = Nemmeno un potere la sposta, ma si può farla uscire di prigione.
    .why = Per ora nessuno controlla { $figure }.
mistral_reshuffle =
    .ruling = Un mazzo vuoto resta vuoto. Quando lo sono tutti e tre, i personaggi scartati ne formano di nuovi; lo stesso per gli intrighi.
    .why = In quel mazzo non ci sono più carte.
mistral_cap =
    .ruling = Una partita senza fine si conta così com’è dopo moltissimo tempo.

## Regole: gli appuntamenti

mistral_rdv_ready = Un appuntamento si risolve appena ci sono abbastanza figure, con tutti i colori richiesti, anche nel mezzo di un turno, che poi continua.
    .ruling = Qualcuno deve controllarne almeno una.
mistral_rdv_throws = Lancia per primo chi lo ha provocato, poi il bussolotto gira in senso orario. Ognuno ha un lancio per ogni figura presente che controlla.
    .ruling = È il giocatore di turno, o se no il prossimo che controlla una figura presente. Un lancio si può passare, e allora è perso.
mistral_rdv_prize = Chi ottiene la combinazione riceve 2.000 punti.
mistral_rdv_sale = Poi, a partire dal vincitore, ognuno può vendere colonne di personaggi presenti.
    .ruling = Davvero ognuno, anche chi non ha lanciato, in senso orario.
    .why = { $figure } non è lì ({ $place }).
mistral_sale_column = Una colonna si vende intera, ospiti compresi.
    .ruling = Ognuna vale per sé; di due colonne dello stesso personaggio puoi tenerne una.
    .ours = La nostra edizione paga 1.000, 3.000, 5.000, 8.000, 11.000, 15.000, 19.000, 24.000 o 29.000 punti per una fino a nove carte.
mistral_rdv_stay =
    .ruling = Dopo un appuntamento tutte le figure restano dove sono.
mistral_rdv_missed = Se nessuno ottiene la combinazione, niente premio e niente vendita. Conta lo stesso, e se ne apre uno nuovo.

## La prima partita guidata

mistral-learn-goal = Amori, litigi e soldi al Mistral. Riunisci persone per un appuntamento, poi vendi le tue carte di chi è venuto. Vince chi ha più punti.
mistral-learn-turn = Un turno è una di tre cose. A: pesca tre carte. B: calane fino a tre. C: fino a tre azioni con i tuoi personaggi.
mistral-learn-lay = Oggi B. Cala le due Luna e Gauthier, ogni carta sulla colonna della stessa persona, e finisci il turno.
mistral-learn-control = Quattro carte di Luna, e nessuno ne ha di più: la controlli tu, e solo tu la muovi. A parità si condivide.
mistral-learn-missing = L’appuntamento al porto vuole tre persone, con giallo, rosso e blu. Luna e Agathe ci sono: manca qualcuno di giallo.
mistral-learn-move = Dalla stazione alla strada, dalla strada a un luogo: un passo, un’azione. Gauthier è giallo, ed è in strada. Mandalo al porto.
mistral-learn-throw = Appuntamento! Hai un lancio per ogni tuo personaggio qui, e cominci tu. Nove dadi, servono almeno due sei. Lancia!
mistral-learn-sell = Due sei: 2.000 punti! Ora tutti possono vendere le colonne di chi è qui. Una carta vale 1.000, quattro 8.000: vendi Luna, poi chiudi la vendita.
mistral-learn-embrouille = 10.000 punti, e restano due azioni. Gauthier è in un luogo del suo colore e può creare scompiglio: pesca un intrigo.
mistral-learn-encounter = Sopra c’è un potere, sotto due persone. Sono entrambe al porto: giocalo come il loro incontro, per 2.000 punti.
mistral-learn-exchange = Di nuovo a te, C. Dove il tuo Gauthier incontra qualcuno puoi scambiare: scegli lui e Agathe, prendi una carta calata da { $third }, danne una.
mistral-learn-power = La carta di Agathe è tua, e lei è in strada. Pesca un altro intrigo e giocalo per il suo potere, che non costa azioni: scegli Yasmine. Poi finisci il turno.
mistral-learn-prison = Dalla prigione non si esce a piedi. Una carta di Yasmine scartata, un ospite della sua famiglia o una cauzione la libera.
mistral-learn-guest = Tocca a te, B. Cala Agathe come nuova colonna, e Charlotte sopra: un ospite (★★) vale una carta in più. Due contro una, Agathe ubbidisce a te. Scartato, un ospite manda in prigione o ne fa uscire.
mistral-learn-on = 12.000 punti! Il quinto appuntamento chiude la partita; poi ogni personaggio che controlli soltanto tu porta altri 2.000. Puoi calare ancora una carta: continua.

## Regole: la fine

mistral_end = La partita finisce con il 5º appuntamento in due o tre, con il 7º in quattro o cinque, riuscito o mancato.
mistral_end_at-once =
    .ruling = L’ultimo premio e l’ultima vendita si fanno, non si aprono altri appuntamenti e il turno si ferma.
mistral_majority = Alla fine ogni personaggio che controlli da solo vale 2.000 punti.
mistral_win = Vince chi ha più punti.
    .ruling = A pari punti la vittoria è condivisa.

## Le regole in capitoli

mistral-chapter-goal = Lo scopo
mistral-chapter-setup = La preparazione
mistral-chapter-turn = Un turno: pescare o calare
mistral-chapter-actions = Un turno: le azioni
mistral-chapter-rendezvous = Un appuntamento
mistral-chapter-scoring = Vendere e contare i punti
mistral-chapter-end = La fine

mistral-figure-columns = Una colonna per personaggio; la terza carta della prima colonna è appena stata calata.
mistral-figure-control = Due carte contro una: controlli la figura, senza condividere.
mistral-figure-move = Due passi: dalla stazione alla strada, poi dalla strada a un luogo.
mistral-figure-rendezvous = Tre figure, con entrambi i colori richiesti: si lanciano i dadi.

## Il disegno

mistral-guest-says = Rafforza una colonna della famiglia; oppure mette in prigione o libera uno dei suoi.
mistral-scene-turn = { $who-is ->
    [you] Il bussolotto è tuo!
   *[other] { $who } ha il bussolotto
}
mistral-scene-throws = { $who-is ->
    [you] Lanci tu!
   *[other] { $who } lancia!
}
mistral-scene-passes = { $who-is ->
    [you] Rinunci a questo lancio
   *[other] { $who } rinuncia a questo lancio
}
mistral-scene-wanted = Serve: { $combination }
mistral-scene-cup = Nove dadi nel bussolotto
mistral-scene-dice = I dadi mostrano { $dice }
mistral-scene-made = Riuscito! +{ $points }
mistral-scene-not-yet = Stavolta no
mistral-scene-missed = Nessuno ci riesce: mancato
mistral-scene-near = { $who-is ->
    [you] Il tuo ultimo lancio: { $reached }, serve { $needed }
   *[other] Ultimo lancio, { $who }: { $reached }, serve { $needed }
}
mistral-scene-left = Lanci rimasti
mistral-scene-won = { $who-is ->
    [you] Ce l’hai fatta
   *[other] { $who } ce l’ha fatta
}
mistral-recap = La stagione in breve
mistral-recap-sale = La vendita più bella
mistral-recap-sale-says = { $figure }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $points } punti ({ $names })
mistral-recap-dice = La mano più fortunata
mistral-recap-dice-says = { $count ->
    [one] { $count } appuntamento riuscito
   *[other] { $count } appuntamenti riusciti
} ({ $names })
mistral-recap-met = Chi fa incontrare tutti
mistral-recap-met-says = { $count ->
    [one] { $count } incontro
   *[other] { $count } incontri
} ({ $names })
mistral-recap-alone = Il cuore del quartiere
mistral-recap-alone-says = { $count ->
    [one] { $count } personaggio tutto suo
   *[other] { $count } personaggi tutti suoi
} ({ $names })
mistral-recap-nobody = Nessuno stavolta
mistral-recap-sold = Venduti da { $names }
mistral-recap-column = { $figure }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}: { $points }
mistral-recap-nothing = non ha venduto nulla
mistral-credit = Ritratti: Notionists di Zoish (CC0), composti e colorati da noi: persone inventate. Luoghi: Fluent Emoji di Microsoft (MIT). Poteri e dadi: Game-icons.net, di Lorc, Delapouite e altri (CC BY 3.0).
mistral-credit-figure = Una persona inventata, dipinta da noi da Notionists di Zoish.
mistral-credit-place = L’insegna è di Fluent Emoji di Microsoft, la casa è nostra.
