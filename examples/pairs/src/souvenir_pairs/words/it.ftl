# Coppie.

game-pairs = Coppie
game-pairs-about = Gira due carte: se sono uguali sono tue, altrimenti ricorda dove stanno.

## Il tavolo

pairs-cards = Carte
pairs-card-down = Carta { $card }, coperta
pairs-card-up = Carta { $card }: { $picture }
pairs-card-taken = { $who-is ->
    [you] Carta { $card }, è tua
   *[other] Carta { $card }, presa da { $who }
}
pairs-sign-down = { $card }
pairs-sign-taken = –
pairs-piles = Coppie trovate
pairs-pile = { $who-is ->
    [you] Ne hai { $count }: { $pictures }
   *[other] { $who } ne ha { $count }: { $pictures }
}
pairs-pile-none = { $who-is ->
    [you] Non hai ancora coppie
   *[other] { $who } non ha ancora coppie
}

## Che cosa si chiede, che cosa si può fare

pairs-ask-first = Gira una carta
pairs-ask-second = Dov’è l’altra uguale: { $picture }?
pairs-do-turn = Gira la carta { $card }

## Che cosa è successo

pairs-event-turned = { $who-is ->
    [you] Giri la carta { $card }: { $picture }.
   *[other] { $who } gira la carta { $card }: { $picture }.
}
pairs-event-found = { $who-is ->
    [you] Trovi una coppia: { $picture }.
   *[other] { $who } trova una coppia: { $picture }.
}
pairs-event-missed = { $who-is ->
    [you] Non trovi una coppia: { $pictures }.
   *[other] { $who } non trova una coppia: { $pictures }.
}
pairs-event-over = Tutte le coppie sono trovate.

## Punti

pairs-line-pair = Coppia: { $picture }
pairs-kind-pair = Coppie

## Per chi ospita

pairs-option-pairs = Carte
pairs-option-pairs-8 = 16 carte
pairs-option-pairs-12 = 24 carte
pairs-option-pairs-18 = 36 carte
pairs-option-start = Chi comincia
pairs-option-start-chance = Decide il caso
pairs-preset-short = Breve: 16 carte
pairs-preset-long = Lunga: 36 carte
pairs-bot-beginner-level = dimentica presto ciò che ha visto
pairs-bot-casual-level = ricorda per qualche turno
pairs-bot-regular-level = ha buona memoria
pairs-bot-expert-level = non dimentica nulla

## Regole

pairs-chapter-goal = Lo scopo
pairs-chapter-setup = Preparazione
pairs-chapter-turn = Un turno
pairs-chapter-end = La fine
pairs-chapter-here = Giocare qui

pairs_win = Vince chi ha trovato più coppie.
    .ruling = Chi ne ha altrettante divide il posto.
pairs_setup_cards = Ogni figura è su due carte. Tutte le carte si mescolano e si dispongono coperte.
    .ours = Ciò che una carta mostra è estratto quando la si gira per la prima volta, che è lo stesso che mescolare: prima non lo sa nessuno, nemmeno il programma.
pairs_setup_first =
    .ruling = Chi ospita dice chi comincia, oppure decide il caso.
pairs_turn_first = Nel tuo turno giri una carta qualsiasi, davanti a tutti.
pairs_turn_second = Poi ne giri un’altra.
pairs_turn_another = La seconda carta non è mai la prima.
    .why = Questa carta è già scoperta: girane un’altra.
pairs_turn_taken = Le carte prese sono fuori dal gioco; il loro posto resta vuoto.
    .why = { $who-is ->
        [you] Questo posto è vuoto: la carta è già tua.
       *[other] Questo posto è vuoto: { $who } ha già quella carta.
    }
pairs_match = Se tutte e due mostrano la stessa figura, la coppia è tua e tocca ancora a te.
pairs_miss = Se sono diverse si coprono di nuovo e tocca a chi segue.
    .ruling = Restano scoperte finché non gira una carta: così tutti hanno il tempo di guardare.
pairs_end = La partita finisce quando tutte le coppie sono trovate.
pairs_score = Ogni coppia vale un punto.
pairs_seen =
    .ours = Il diario dice quali figure si sono trovate, ma non dove stavano: il gioco è ricordarselo. I bot vedono ciò che vedi tu, e dimenticano anche loro.

## Figure

pairs-picture-kite = aquilone
pairs-picture-moon = luna
pairs-picture-shell = conchiglia
pairs-picture-key = chiave
pairs-picture-boat = barca
pairs-picture-heart = cuore
pairs-picture-cactus = cactus
pairs-picture-umbrella = ombrello
pairs-picture-mushroom = fungo
pairs-picture-star = stella
pairs-picture-fish = pesce
pairs-picture-lighthouse = faro
pairs-picture-cup = tazza
pairs-picture-leaf = foglia
pairs-picture-balloon = palloncino
pairs-picture-candle = candela
pairs-picture-bell = campana
pairs-picture-sun = sole
