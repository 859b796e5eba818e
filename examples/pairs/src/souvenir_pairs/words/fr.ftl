# Paires.

game-pairs = Paires
game-pairs-about = Retourne deux cartes : si elles sont pareilles, elles sont à toi ; sinon, retiens où elles sont.

## La table

pairs-cards = Cartes
pairs-card-down = Carte { $card }, face cachée
pairs-card-up = Carte { $card } : { $picture }
pairs-card-taken = { $who-is ->
    [you] Carte { $card }, elle est à toi
   *[other] Carte { $card }, prise par { $who }
}
pairs-sign-down = { $card }
pairs-sign-taken = –
pairs-piles = Paires trouvées
pairs-pile = { $who-is ->
    [you] Tu en as { $count } : { $pictures }
   *[other] { $who } en a { $count } : { $pictures }
}
pairs-pile-none = { $who-is ->
    [you] Tu n’as pas encore de paire
   *[other] { $who } n’a pas encore de paire
}

## Ce qu’on demande, ce qu’on peut faire

pairs-ask-first = Retourne une carte
pairs-ask-second = Où est sa jumelle : { $picture } ?
pairs-do-turn = Retourner la carte { $card }

## Ce qui s’est passé

pairs-event-turned = { $who-is ->
    [you] Tu retournes la carte { $card } : { $picture }.
   *[other] { $who } retourne la carte { $card } : { $picture }.
}
pairs-event-found = { $who-is ->
    [you] Tu trouves une paire : { $picture }.
   *[other] { $who } trouve une paire : { $picture }.
}
pairs-event-missed = { $who-is ->
    [you] Tu ne trouves pas de paire : { $pictures }.
   *[other] { $who } ne trouve pas de paire : { $pictures }.
}
pairs-event-over = Toutes les paires sont trouvées.

## Points

pairs-line-pair = Paire : { $picture }
pairs-kind-pair = Paires

## Pour l’hôte

pairs-option-pairs = Cartes
pairs-option-pairs-8 = 16 cartes
pairs-option-pairs-12 = 24 cartes
pairs-option-pairs-18 = 36 cartes
pairs-option-start = Qui commence
pairs-option-start-chance = Le hasard décide
pairs-preset-short = Courte : 16 cartes
pairs-preset-long = Longue : 36 cartes
pairs-bot-beginner-level = oublie vite ce qu’il a vu
pairs-bot-casual-level = se souvient pendant quelques tours
pairs-bot-regular-level = a bonne mémoire
pairs-bot-expert-level = n’oublie rien

## Règles

pairs-chapter-goal = Le but
pairs-chapter-setup = Mise en place
pairs-chapter-turn = Un tour
pairs-chapter-end = La fin
pairs-chapter-here = Jouer ici

pairs_win = Qui a trouvé le plus de paires gagne.
    .ruling = Ceux qui en ont autant partagent la place.
pairs_setup_cards = Chaque image est sur deux cartes. On mélange toutes les cartes et on les pose face cachée.
    .ours = Ce que montre une carte est tiré quand on la retourne pour la première fois, ce qui revient à mélanger : avant cela, personne ne le sait, pas même le programme.
pairs_setup_first =
    .ruling = L’hôte dit qui commence, ou bien le hasard.
pairs_turn_first = À ton tour, tu retournes une carte de ton choix, sous les yeux de tous.
pairs_turn_second = Puis tu en retournes une autre.
pairs_turn_another = La deuxième carte n’est jamais la première.
    .why = Cette carte est déjà retournée : choisis-en une autre.
pairs_turn_taken = Les cartes prises sont hors jeu ; leur place reste vide.
    .why = { $who-is ->
        [you] Cette place est vide : tu as déjà cette carte.
       *[other] Cette place est vide : { $who } a déjà cette carte.
    }
pairs_match = Si les deux montrent la même image, la paire est à toi et c’est encore ton tour.
pairs_miss = Si elles diffèrent, on les cache de nouveau et c’est au joueur suivant.
    .ruling = Elles restent visibles jusqu’à ce qu’il retourne une carte : chacun a le temps de regarder.
pairs_end = La partie finit quand toutes les paires sont trouvées.
pairs_score = Chaque paire vaut un point.
pairs_seen =
    .ours = Le journal dit quelles images on a trouvées, mais pas où elles étaient : tout le jeu est là. Les robots voient ce que tu vois, et oublient aussi.

## Images

pairs-picture-kite = cerf-volant
pairs-picture-moon = lune
pairs-picture-shell = coquillage
pairs-picture-key = clé
pairs-picture-boat = bateau
pairs-picture-heart = cœur
pairs-picture-cactus = cactus
pairs-picture-umbrella = parapluie
pairs-picture-mushroom = champignon
pairs-picture-star = étoile
pairs-picture-fish = poisson
pairs-picture-lighthouse = phare
pairs-picture-cup = tasse
pairs-picture-leaf = feuille
pairs-picture-balloon = ballon
pairs-picture-candle = bougie
pairs-picture-bell = cloche
pairs-picture-sun = soleil
