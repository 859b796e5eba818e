# Déjà Vu, Fragments de mémoire. Le message d’une règle dit la règle ; son `.why` s’adresse à qui elle refuse un coup.

## Formes, couleurs et paysages

dejavu-shape-sun = soleil
dejavu-shape-moon = lune
dejavu-shape-star = étoile
dejavu-shape-lightning = éclair
dejavu-shape-raindrop = goutte
dejavu-colour-white = blanc
dejavu-colour-green = vert
dejavu-colour-purple = violet
dejavu-colour-blue = bleu
dejavu-colour-red = rouge
dejavu-colour-yellow = jaune
dejavu-bit-white-sun = soleil blanc
dejavu-bit-white-moon = lune blanche
dejavu-bit-white-star = étoile blanche
dejavu-bit-white-lightning = éclair blanc
dejavu-bit-white-raindrop = goutte blanche
dejavu-bit-green-sun = soleil vert
dejavu-bit-green-moon = lune verte
dejavu-bit-green-star = étoile verte
dejavu-bit-green-lightning = éclair vert
dejavu-bit-green-raindrop = goutte verte
dejavu-bit-purple-sun = soleil violet
dejavu-bit-purple-moon = lune violette
dejavu-bit-purple-star = étoile violette
dejavu-bit-purple-lightning = éclair violet
dejavu-bit-purple-raindrop = goutte violette
dejavu-bit-blue-sun = soleil bleu
dejavu-bit-blue-moon = lune bleue
dejavu-bit-blue-star = étoile bleue
dejavu-bit-blue-lightning = éclair bleu
dejavu-bit-blue-raindrop = goutte bleue
dejavu-bit-red-sun = soleil rouge
dejavu-bit-red-moon = lune rouge
dejavu-bit-red-star = étoile rouge
dejavu-bit-red-lightning = éclair rouge
dejavu-bit-red-raindrop = goutte rouge
dejavu-bit-yellow-sun = soleil jaune
dejavu-bit-yellow-moon = lune jaune
dejavu-bit-yellow-star = étoile jaune
dejavu-bit-yellow-lightning = éclair jaune
dejavu-bit-yellow-raindrop = goutte jaune
dejavu-landscape-red = Paradis de Lave
dejavu-landscape-yellow = Désert Sacré
dejavu-landscape-green = Plateau Toujours Vert
dejavu-landscape-blue = Palais du Ciel
dejavu-landscape-purple = Royaume Enchanté
dejavu-landscape-white = Vallée du Dragon

## Nébuleuses et fragments

dejavu-tile = { $name } ({ $number })
dejavu-tile-cats-eye = Œil de Chat
dejavu-tile-boomerang = Boomerang
dejavu-tile-flame = Flamme
dejavu-tile-spiral = Spirale
dejavu-tile-veil = Voile
dejavu-tile-eagle = Aigle
dejavu-tile-carina = Carène
dejavu-tile-horsehead = Tête de Cheval
dejavu-tile-hourglass = Sablier
dejavu-tile-lagoon = Lagune
dejavu-tile-crab = Crabe
dejavu-tile-rosette = Rosette
dejavu-tile-butterfly = Papillon
dejavu-tile-orion = Orion
dejavu-tile-fox-fur = Fourrure de Renard
dejavu-fragment = { $seeds ->
    [one] fragment { $colour } à { $seeds } graine
   *[other] fragment { $colour } à { $seeds } graines
}
dejavu-fragment-orange = orange
dejavu-fragment-pink = rose
dejavu-fragment-grey = gris
dejavu-fragment-brown = brun
dejavu-heap = { $bits }
dejavu-heap-none = aucun
dejavu-count = { $count ->
    [1] { $what }
   *[other] { $what } × { $count }
}

## Cartes et pouvoirs

dejavu-card = { $landscape } { $number } ({ $colour })
dejavu-card-individual = { $points ->
    [one] { $card } : { $slots } ; { $powers } ; { $points } point
   *[other] { $card } : { $slots } ; { $powers } ; { $points } points
}
dejavu-card-public = { $card } : { $slots } ; { $powers } ; { $scoring }
dejavu-power-flower = fleur
dejavu-power-chest = coffre
dejavu-power-footprint = empreinte
dejavu-power-collector = collecte blanche
dejavu-power-stm = place à court terme
dejavu-power-hand = taille de main
dejavu-no-power = sans pouvoir
dejavu-scoring-colour = cartes de couleur { $colour } : 1, 3, 6, 10, 15
dejavu-scoring-white = cartes blanches : 3, 6, 10, 15, 21
dejavu-scoring-run = 5 par fragment d’une suite
dejavu-scoring-run-of = 5 par fragment d’une suite en { $colour }
dejavu-scoring-triple = 18 pour trois fragments de graines égales
dejavu-scoring-any = 2 par fragment

## La table telle qu’elle est

dejavu-title = Déjà Vu
dejavu-turn = { $number ->
    [0] Avant le premier tour
   *[other] { $who-is ->
    [you] Tour { $number } : à toi
   *[other] Tour { $number } : { $who }
}
}
dejavu-ending = { $who-is ->
    [you] Tu as mis fin à la partie : un dernier tour pour les autres
   *[other] { $who } a mis fin à la partie : un dernier tour pour les autres
}
dejavu-deck = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, défausse : { $discards }
dejavu-flowers = Fleurs en réserve : { $count }
dejavu-map = Carte cosmique
dejavu-tiles = Ce qu’il y a sur les nébuleuses
dejavu-on-tile = { $tile } : { $bits }
dejavu-cell = Place libre { $place }
dejavu-place-right = à droite de { $tile }
dejavu-place-lower-right = sous { $tile }, à droite
dejavu-place-lower-left = sous { $tile }, à gauche
dejavu-place-left = à gauche de { $tile }
dejavu-place-upper-left = au-dessus de { $tile }, à gauche
dejavu-place-upper-right = au-dessus de { $tile }, à droite
dejavu-place-apart = à l’écart de la carte
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
dejavu-planted = fleur plantée
dejavu-girl = la fille
dejavu-girl-at = La fille est sur { $tile }
dejavu-reachable = peut être atteinte
dejavu-at-hand = { $who-is ->
    [you] Tes éclats en main
   *[other] { $who-starts ->
        [vowel] Éclats en main d’{ $who }
       *[consonant] Éclats en main de { $who }
    }
}
dejavu-covers = tes éclats couvrent { $count } des { $slots } cases
dejavu-brings = { $points ->
    [one] construite maintenant, elle rapporte { $points } point
   *[other] construite maintenant, elle rapporte { $points } points
}
dejavu-worth = { $next ->
    [0] vaut { $now } pour toi maintenant
   *[other] vaut { $now } pour toi maintenant, puis { $next }
}
dejavu-hand = { $who-is ->
    [you] Ta main
   *[other] { $who-starts ->
        [vowel] Main d’{ $who }
       *[consonant] Main de { $who }
    }
}
dejavu-starting = va en mémoire à long terme
dejavu-discarding = est défaussée
dejavu-display = Cartes publiques
dejavu-area = { $who-is ->
    [you] Toi : { $count } souvenirs sur { $end }
   *[other] { $who } : { $count } souvenirs sur { $end }
}
dejavu-hand-size = Cartes en main : { $count }
dejavu-known = Connues en main : { $cards }
dejavu-icons = { $power } × { $count }
dejavu-flower = fleur
dejavu-flower-girl = Fleur sur la tuile de la fille
dejavu-chests = Dans les coffres : { $bits }
dejavu-start-points = Points pris au départ : { $points }
dejavu-short-term = Court terme : { $card }, couvert : { $bits }
dejavu-long-term = Long terme : { $card }, jetons : { $points }
dejavu-grid = Grille de mémoire : { $count ->
    [one] { $count } éclat
   *[other] { $count } éclats
}, { $wells } puits
dejavu-spent = Dépensé ce tour : { $bits }
dejavu-discards = Cartes défaussées : { $count }

## Sur le plateau dessiné

dejavu-letter-white = Bc
dejavu-letter-green = Ve
dejavu-letter-purple = Vi
dejavu-letter-blue = Bu
dejavu-letter-red = Ro
dejavu-letter-yellow = Ja
dejavu-pot = Pot pour une fleur : 3 éclats la font pousser
dejavu-short-terms = Mémoire à court terme
dejavu-short-room = Place pour une carte commencée
dejavu-short-mark = mémoire à court terme
dejavu-long-terms = Mémoire à long terme : { $count } sur { $end }
dejavu-hand-empty = Aucune carte en main
dejavu-tray-empty = Ici reposent les éclats à semer
dejavu-tab-hand = Main
dejavu-tab-memory = Mémoire
dejavu-tab-public = Public

## Ce que sont les choses

dejavu-about-deck = À la fin de ton tour, tu y complètes ta main. Vide, elle est refaite avec la défausse.
dejavu-about-flowers = Une carte à fleur en reçoit une quand elle est complète, et 3 éclats en font pousser une.
dejavu-about-tile = Prends tous ses éclats et sème-les un par un sur des nébuleuses voisines. Tu reprends le dernier, avec tous ceux de sa couleur.
dejavu-about-bit = Sa forme remplit des cases. Sur une carte de sa couleur, il vaut 1 point.
dejavu-about-white = Sa forme remplit des cases ; perle, il vaut 1 point sur toute carte. Il ne peut pas être le dernier semé.
dejavu-about-fragment-lying = Plante une fleur là où se tient la fille pour le prendre.
dejavu-about-fragment = Les fragments comptent avec les cartes publiques : suites d’une couleur, trois de graines égales, ou tous.
dejavu-about-girl = Une fois par tour, avant de semer ou après avoir construit, elle marche sur des nébuleuses voisines, un pas par empreinte. Là où elle se tient, tu peux planter une fleur.
dejavu-about-individual = Remplis ses cases de haut en bas, d’un coup, ou peu à peu en mémoire à court terme. Ses points comptent à la fin.
dejavu-about-public = Remplis toutes ses cases d’un coup pour la prendre. Ce qu’elle compte est marqué à la fin.
dejavu-about-colour = 1 point par éclat de sa couleur posé sur elle ; les perles comptent toujours.
dejavu-about-white-card = 1 point par perle posée sur elle ; rien d’autre ne compte.
dejavu-about-link = À côté d’une carte de sa couleur au numéro voisin, 2 points de plus.
dejavu-about-short = Elle attend ici que ses cases soient remplies. Pas encore de pouvoir ni de points.
dejavu-about-flower = Plante-la là où se tient la fille et prends le fragment. Sur ta tuile, 3 éclats en font pousser une.
dejavu-about-grid = Les éclats utilisés ou non gardés reposent ici. Quand les { $wells } puits sont pris, ils retournent sur la carte.
dejavu-about-power-flower = Pouvoir : une fleur quand elle est complète.
dejavu-about-power-chest = Un coffre garde un éclat pour les tours suivants.
dejavu-about-power-footprint = Une empreinte est un pas de plus pour la fille.
dejavu-about-power-collector = Une collecte blanche prend une perle de plus quand tu récoltes.
dejavu-about-power-stm = Place pour une carte de plus en mémoire à court terme.
dejavu-about-power-hand = Une carte de plus en main.

## Ce qui est demandé

dejavu-ask-lay = Pose { $tile } pour qu’elle rejoigne la carte cosmique.
dejavu-ask-start = Choisis deux cartes qui commencent dans ta mémoire à long terme.
dejavu-ask-discard = Choisis deux cartes à défausser. Les trois autres sont ta main.
dejavu-ask-turn = { $can ->
    [walk] Prends les éclats d’une nébuleuse. Ou déplace d’abord la fille : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }.
    [plant] Prends les éclats d’une nébuleuse. Ou plante d’abord une fleur, là où se tient la fille.
    [both] Prends les éclats d’une nébuleuse. Ou déplace d’abord la fille et plante une fleur : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }.
   *[neither] Prends les éclats d’une nébuleuse.
}
dejavu-ask-flowering = { $can ->
    [walk] Tu peux déplacer la fille : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }.
    [plant] Tu peux planter une fleur là où se tient la fille.
    [both] Tu peux déplacer la fille et planter une fleur : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }.
   *[neither] La fille reste ici.
}
dejavu-ask-no-sowing = { $can ->
    [walk] Rien à semer. Tu peux déplacer la fille : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }.
    [plant] Rien à semer. Tu peux planter une fleur là où se tient la fille.
    [both] Rien à semer. Tu peux déplacer la fille et planter une fleur : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }.
   *[neither] Rien à semer cette fois.
}
dejavu-ask-drop = { $left ->
    [one] Laisse ton dernier éclat : tu le reprends avec tous ceux de sa couleur.
   *[other] Choisis un éclat et laisse-le sur la nébuleuse suivante.
}
dejavu-ask-collect = { $left ->
    [one] Tu peux prendre { $left } éclat blanc sur la nébuleuse finale.
   *[other] Tu peux prendre { $left } éclats blancs sur la nébuleuse finale.
}
dejavu-ask-build = { $can ->
    [both] Utilise tes éclats : remplis des cartes ou fais pousser une fleur.
    [cards] Utilise tes éclats : remplis les cases d’une carte.
    [flower] Tes éclats ne vont sur aucune carte. Tu peux faire pousser une fleur.
   *[neither] Tes éclats ne vont sur aucune carte.
}
dejavu-ask-cover = Choisis l’éclat pour la case suivante de { $card } : { $shape }.
dejavu-ask-spend = { $left ->
    [one] Choisis encore { $left } éclat à dépenser pour la fleur.
   *[other] Choisis encore { $left } éclats à dépenser pour la fleur.
}
dejavu-ask-keep = { $room ->
    [one] Choisis quoi garder : tes coffres ont de la place pour { $room } éclat.
   *[other] Choisis quoi garder : tes coffres ont de la place pour { $room } éclats.
}
dejavu-ask-refill = { $left ->
    [one] Les derniers éclats ne suffisent pas pour toutes les nébuleuses les plus vides. Choisis-en encore { $left }.
   *[other] Les derniers éclats ne suffisent pas pour toutes les nébuleuses les plus vides. Choisis-en encore { $left }.
}
dejavu-ask-draw = Défausse les cartes dont tu ne veux plus, puis termine ton tour.
dejavu-ask-nothing = La partie est finie.
dejavu-lesson-lay = Vous bâtissez le ciel ensemble. On sèmera les éclats de nébuleuse en nébuleuse, là où deux se touchent. Touche une place en pointillé.
dejavu-lesson-start = Deux de ces souvenirs sont à toi dès le début, avec leurs pouvoirs. Des cartes d’une couleur aux numéros voisins se lient et rapportent.
dejavu-lesson-discard = Garde les trois que tu voudrais bâtir : les formes sur une carte sont les éclats qu’elle demande, de haut en bas.
dejavu-lesson-turn = Choisis un tas et prends tous ses éclats : tu les laisseras un par un le long d’un chemin, et le dernier décide de ce que tu reçois.
dejavu-lesson-drop = Un éclat est entre tes doigts : touche une nébuleuse éclairée pour l’y laisser, ou prends d’abord un autre éclat. Jamais deux fois sur la même nébuleuse.
dejavu-lesson-build = Touche une carte pour remplir ses cases. La forme doit convenir, la couleur est libre, mais chaque éclat de la couleur de la carte vaut un point.

## Ce qu’on peut faire

dejavu-do-lay = Poser { $tile } { $place }
dejavu-do-start = Commencer avec { $card }
dejavu-do-discard = Défausser { $card }
dejavu-do-walk = Déplacer la fille vers { $tile }
dejavu-do-plant-girl = Planter la fleur de la tuile de la fille sur { $tile }
dejavu-do-plant = Planter la fleur de { $card } sur { $tile }
dejavu-do-lift = Semer depuis { $tile } : { $bits }
dejavu-do-drop = Laisser { $bit } sur { $tile }
dejavu-do-collect = Prendre { $bit }
dejavu-do-build = Construire { $card } d’un coup
dejavu-do-begin = Commencer { $card } avec { $bit }
dejavu-do-cover = Couvrir la case suivante de { $card } avec { $bit }
dejavu-do-grow = Faire pousser une fleur pour 3 éclats
dejavu-do-spend = Dépenser { $bit }
dejavu-do-keep = Garder { $bit }
dejavu-do-keep-all = Tout garder : { $bits }
dejavu-do-keep-no-more = Abandonner les autres éclats
dejavu-do-refill = Remplir { $tile }
dejavu-do-end-flowering = { $moved ->
    [yes] La fille reste ici
   *[no] La fille reste où elle est
}
dejavu-do-no-sowing = Continuer sans semer
dejavu-do-no-white = Ne plus prendre d’éclats blancs
dejavu-do-end-building = Terminer la construction
dejavu-do-draw = { $count ->
    [0] Finir le tour
    [one] Piocher { $count } carte et finir le tour
   *[other] Piocher { $count } cartes et finir le tour
}

## Ce qui reste inutilisé
dejavu-unused-steps = { $steps ->
    [one] Il reste un pas à la fille.
   *[other] Il reste { $steps } pas à la fille.
}
dejavu-unused-sowing = Tu ne sèmerais pas à ce tour.
dejavu-unused-white = { $left ->
    [one] Tu pourrais encore prendre un éclat blanc.
   *[other] Tu pourrais encore prendre { $left } éclats blancs.
}
dejavu-unused-bits = Encore en main : { $bits }.

## Ce qui s’est passé

dejavu-event-start = { $who-is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
dejavu-event-drew-tile = { $who-is ->
    [you] Tu tires { $tile } à poser.
   *[other] { $who } tire { $tile } à poser.
}
dejavu-event-laid = { $who-is ->
    [you] Tu poses { $tile }.
   *[other] { $who } pose { $tile }.
}
dejavu-event-filled = { $tile } reçoit quatre éclats et le { $fragment }.
dejavu-event-dealt = { $who-is ->
    [you] Tu reçois { $cards }.
   *[other] { $who } reçoit { $cards }.
}
dejavu-event-dealt-other = { $who-is ->
    [you] Tu reçois { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $who } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
dejavu-event-chose = { $who-is ->
    [you] Tu as choisi.
   *[other] { $who } a choisi.
}
dejavu-event-twin = { $who-is ->
    [you] Tu avais deux fois { $card } : l’une est défaussée.
   *[other] { $who } avait deux fois { $card } : l’une est défaussée.
}
dejavu-event-discarded = { $who-is ->
    [you] Tu défausses { $cards }.
   *[other] { $who } défausse { $cards }.
}
dejavu-event-started = { $who-is ->
    [you] { $points ->
        [one] Tu commences avec { $cards } et { $points } point.
       *[other] Tu commences avec { $cards } et { $points } points.
    }
   *[other] { $points ->
        [one] { $who } commence avec { $cards } et { $points } point.
       *[other] { $who } commence avec { $cards } et { $points } points.
    }
}
dejavu-event-turn = { $who-is ->
    [you] C’est ton tour.
   *[other] { $who-starts ->
        [vowel] C’est le tour d’{ $who }.
       *[consonant] C’est le tour de { $who }.
    }
}
dejavu-event-walked = { $who-is ->
    [you] Tu déplaces la fille vers { $tile }.
   *[other] { $who } déplace la fille vers { $tile }.
}
dejavu-event-planted = { $who-is ->
    [you] Tu plantes une fleur sur { $tile } et prends le { $fragment }.
   *[other] { $who } plante une fleur sur { $tile } et prend le { $fragment }.
}
dejavu-event-lifted = { $who-is ->
    [you] Tu prends les éclats de { $tile } : { $bits }.
   *[other] { $who } prend les éclats de { $tile } : { $bits }.
}
dejavu-event-dropped = { $who-is ->
    [you] Tu laisses { $bit } sur { $tile }.
   *[other] { $who } laisse { $bit } sur { $tile }.
}
dejavu-event-collected = { $who-is ->
    [you] Tu récoltes sur { $tile } : { $bits }.
   *[other] { $who } récolte sur { $tile } : { $bits }.
}
dejavu-event-white = { $who-is ->
    [you] Tu prends aussi { $bit } sur { $tile }.
   *[other] { $who } prend aussi { $bit } sur { $tile }.
}
dejavu-event-builds = { $who-is ->
    [you] Tu construis { $card } d’un coup.
   *[other] { $who } construit { $card } d’un coup.
}
dejavu-event-covered = { $who-is ->
    [you] Tu couvres une case de { $card } avec { $bit }.
   *[other] { $who } couvre une case de { $card } avec { $bit }.
}
dejavu-event-completed = { $who-is ->
    [you] { $points ->
        [one] Tu achèves { $card } et prends { $points } point.
       *[other] Tu achèves { $card } et prends { $points } points.
    }
   *[other] { $points ->
        [one] { $who } achève { $card } et prend { $points } point.
       *[other] { $who } achève { $card } et prend { $points } points.
    }
}
dejavu-event-flower = { $who-is ->
    [you] Tu reçois une fleur sur { $card }.
   *[other] { $who } reçoit une fleur sur { $card }.
}
dejavu-event-no-flower = { $who-is ->
    [you] Il ne reste pas de fleur pour toi sur { $card }.
   *[other] Il ne reste pas de fleur pour { $who } sur { $card }.
}
dejavu-event-grew = { $who-is ->
    [you] Tu fais pousser une fleur.
   *[other] { $who } fait pousser une fleur.
}
dejavu-event-kept = { $who-is ->
    [you] Tu gardes { $bits }.
   *[other] { $who } garde { $bits }.
}
dejavu-event-grid = { $count ->
    [one] { $count } éclat rejoint la grille de mémoire : { $total } pour { $wells } puits.
   *[other] { $count } éclats rejoignent la grille de mémoire : { $total } pour { $wells } puits.
}
dejavu-event-refilled = De retour sur { $tile } : { $bit }.
dejavu-event-rejected = { $who-is ->
    [you] Tu pioches { $card }, en as la copie, et la défausses.
   *[other] { $who } pioche { $card }, en a la copie, et la défausse.
}
dejavu-event-drew = { $who-is ->
    [you] Tu pioches { $cards }.
   *[other] { $who } pioche { $cards }.
}
dejavu-event-drew-other = { $who-is ->
    [you] { $count ->
        [one] Tu pioches { $count } carte.
       *[other] Tu pioches { $count } cartes.
    }
   *[other] { $count ->
        [one] { $who } pioche { $count } carte.
       *[other] { $who } pioche { $count } cartes.
    }
}
dejavu-event-shuffled = La défausse devient la nouvelle pioche.
dejavu-event-ending = { $who-is ->
    [you] Tu as dix cartes en mémoire à long terme : un dernier tour pour tous les autres.
   *[other] { $who } a dix cartes en mémoire à long terme : un dernier tour pour tous les autres.
}
dejavu-event-over = La fille se souvient. La partie est finie.

## Feuille de score

dejavu-line-speed = Pris au départ
dejavu-line-tokens = Éclats assortis sur { $card }
dejavu-line-printed = { $card }
dejavu-line-link = Lien entre { $first } et { $second }
dejavu-line-track = { $count ->
    [one] { $card }, { $colour } : { $count } carte
   *[other] { $card }, { $colour } : { $count } cartes
}
dejavu-line-run = { $count ->
    [0] { $card }, aucun fragment
   *[other] { $card }, suite de { $fragments }
}
dejavu-line-triple = { $count ->
    [0] { $card }, aucun fragment
   *[other] { $card }, graines égales : { $fragments }
}
dejavu-line-any = { $count ->
    [0] { $card }, aucun fragment
   *[other] { $card }, { $fragments }
}

## Feuille de score : ce qui se compte ensemble

dejavu-kind-speed = Au départ
dejavu-kind-tokens = Éclats assortis
dejavu-kind-printed = Souvenirs
dejavu-kind-link = Liens
dejavu-kind-track = Couleurs réunies
dejavu-kind-run = Fragments
dejavu-kind-triple = Fragments
dejavu-kind-any = Fragments

## Le choix de l’hôte

dejavu-option-map = Qui compose la carte cosmique ?
dejavu-option-map-built = Les joueurs, tuile par tuile
dejavu-option-map-random = Le hasard
dejavu-option-speed = Une partie plus courte ?
dejavu-option-speed-off = Non
dejavu-option-speed-on = Oui : chacun commence avec deux cartes en mémoire à long terme
dejavu-preset-chance = Une carte au hasard
dejavu-preset-short = Court : deux cartes au départ

## Règles : mise en place

dejavu_setup_start = Le hasard désigne qui commence.
dejavu_setup_deck = Les 60 cartes individuelles forment la pioche, face cachée. La défausse est face visible.
    .ruling = Chacun peut consulter la défausse.
dejavu_map_build = On pose une nébuleuse avec la fille dessus. Ensuite, à partir du premier joueur, chacun en tire deux et les joint à la carte cosmique, jusqu’à la quinzième.
    .ruling = Les nébuleuses se posent sur un réseau d’hexagones ; côte à côte, elles sont jointes. L’hôte peut aussi laisser le hasard dresser la carte.
    .why = Une nébuleuse se pose contre la carte cosmique, sur notre réseau d’hexagones.
dejavu_map_two-neighbours = Dans la carte achevée, chaque nébuleuse en touche au moins deux autres.
    .ruling = Nous le demandons à chaque pose, dès la troisième. C’est plus strict, et la carte est toujours juste.
    .why = Ici elle ne toucherait qu’une nébuleuse. Selon notre lecture, il en faut deux dès la pose.
dejavu_map_fill = Chaque nébuleuse reçoit quatre éclats et un fragment, au hasard.
dejavu_public = Les cartes publiques sont visibles de tous : les dorées à deux joueurs, les dorées et les argentées à trois ou quatre.
    .ruling = Il y en a donc 12 à deux joueurs, et deux de chaque à trois ou quatre. Personne ne les pioche ni ne les prend en main, et aucune n’est remplacée.
dejavu_deal = Chacun pioche cinq cartes, en garde trois en secret et défausse les deux autres face visible.
    .ruling = Tous choisissent en même temps, et les défausses se montrent quand tous ont choisi.
dejavu_hand_no-twins = Personne ne tient deux copies d’une carte : l’une est défaussée et on en pioche une autre.
dejavu_speed = Partie courte, à trois ou quatre : de sept cartes, deux commencent en mémoire à long terme, trois forment la main, deux sont défaussées. Prends 10 points moins ceux imprimés sur les deux.

## Règles : floraison

dejavu_girl_move = Une fois par tour, avant de semer ou après avoir construit, déplace la fille de nébuleuse en nébuleuse : un pas par empreinte, jamais en arrière.
    .ruling = Jamais en arrière, c’est-à-dire sur aucune nébuleuse où elle a été pendant ce déplacement.
    .why = { $steps ->
        [0] La fille n’a plus de pas.
       *[other] La fille ne peut aller vers { $tile } : ce n’est pas à côté, ou elle y est déjà passée.
    }
dejavu_plant = Tu peux ensuite planter une de tes fleurs sur sa nébuleuse et prendre le fragment. Après quoi elle reste là.
    .why = Il n’y a pas de fleur à planter là, ou la fille a fini pour ce tour.
dejavu_plant_once = On plante au plus une fleur par tour.
    .why = Tu as déjà planté une fleur ce tour-ci.
dejavu_plant_needs-fragment =
    .ruling = On ne plante une fleur que là où il reste un fragment.
    .why = { $tile } n’a plus de fragment.

## Règles : réminiscence

dejavu_sow_start = Choisis une nébuleuse qui a des éclats et prends-les tous.
    .ruling = Si tu peux semer, tu le dois.
    .why = Sème depuis une nébuleuse qui a des éclats.
dejavu_sow_path = Laisse les éclats un par un le long d’un chemin de nébuleuses jointes, jamais sur la première ni deux fois sur la même.
    .ruling = Tu choisis quel éclat tombe où.
    .why = { $tile } n’est pas à côté de la dernière nébuleuse, ou le chemin y est déjà passé.
dejavu_sow_last-not-white = Le dernier éclat laissé ne doit pas être blanc.
    .why = Il ne resterait que des éclats blancs, et le dernier ne doit pas être blanc ({ $tile }).
dejavu_sow_must-fit =
    .ruling = Un départ et chaque pas ne sont permis que si tous les autres éclats peuvent encore être laissés.
    .why = Par { $tile } il n’y a pas de chemin assez long pour tous les éclats.
dejavu_collect = Prends le dernier éclat et tous ceux de sa couleur sur la nébuleuse finale.
dejavu_collect_white = Pour chaque collecte blanche tu peux aussi y prendre un éclat blanc.

## Règles : déjà vu

dejavu_build_order = Les cases d’une carte se couvrent de haut en bas.
    .why = La case suivante de { $card } demande : { $shape }.
dejavu_build_shape = Un éclat doit avoir la forme de sa case. La couleur est libre.
    .ruling = Les éclats blancs aussi doivent avoir la bonne forme : ils ne sont jokers que pour les points.
    .why = { $card } ne veut pas de cette forme : la case suivante est { $shape }.
dejavu_build_no-copy = On ne construit pas une carte dont on a déjà la copie en mémoire.
    .why = Tu as déjà { $card }.
dejavu_build_instant = Une carte de ta main ou une carte publique se construit d’un coup si tu peux couvrir toutes ses cases.
    .why = Tes éclats ne couvrent pas toutes les cases de { $card }.
dejavu_build_gradual = Une carte de la main peut rester en mémoire à court terme, commencée et inachevée, s’il y a de la place : pour une carte au début, et une de plus par icône. Elle y reste jusqu’à son achèvement.
    .why = { $card } ne peut être commencée : pas de place en mémoire à court terme, ou c’est une carte publique.
dejavu_build_complete = Une carte achevée passe en mémoire à long terme avec 1 point par éclat de sa couleur ; les blancs comptent toujours, et seuls sur une carte blanche. Son pouvoir agit aussitôt, et une icône fleur apporte une fleur.
dejavu_flower_grow = Dépense 3 éclats quelconques pour une fleur sur ta tuile de la fille, si sa place est libre.
    .why = Il faut 3 éclats et une place libre sur la tuile de la fille.
dejavu_flower_short =
    .ruling = Sans fleur en réserve, une icône n’en reçoit pas, ni alors ni plus tard, et aucune ne pousse.
    .why = Il ne reste pas de fleur en réserve.
dejavu_chest = Chaque coffre peut garder un éclat pour les tours suivants.
    .why = { $room ->
        [one] Tes coffres n’ont place que pour { $room } éclat.
       *[other] Tes coffres n’ont place que pour { $room } éclats.
    }

## Règles : méditation

dejavu_grid = Les éclats dépensés ou non gardés vont dans les puits de la grille de mémoire.
dejavu_refill = Quand le dernier puits est pris, tous les éclats de la grille, et ceux qui n’y ont pas trouvé place, retournent au hasard, un par un, vers la nébuleuse qui en a le moins.
    .why = { $tile } n’est pas parmi les nébuleuses les plus vides.
dejavu_refill_choice = Si les derniers éclats ne suffisent pas pour toutes les plus vides, le joueur actif choisit lesquelles en reçoivent.
    .ruling = Le choix se fait avant le tirage.
    .why = { $tile } est déjà choisie.
dejavu_draw = Défausse des cartes à volonté, puis complète ta main : trois cartes au début, une de plus par icône main. Les copies de ce que tu as sont défaussées et remplacées ; une pioche vide est refaite.
    .ruling = S’il ne reste aucune carte à garder, on arrête de piocher.

## La première partie guidée

dejavu-learn-goal = Une fille a perdu ses souvenirs. Rebâtis-les avec des éclats de lumière : qui en a dix met fin à la partie, et le plus de points l’emporte. Voici ta main.
dejavu-learn-card = Ce souvenir demande une étoile, une lune et une goutte, dans cet ordre. Il donne des points et un pouvoir : une fleur.
dejavu-learn-lift = Pour gagner des éclats, on sème. Choisis un tas : ramasse tous les éclats d’ici.
dejavu-learn-sow = Sème-les un par un le long d’un chemin, jamais deux fois sur la même nébuleuse. Prends un éclat, puis la nébuleuse où il tombe.
dejavu-learn-last = Le dernier compte : tu le reprends avec tous les éclats de sa couleur qui sont là. Du jaune parmi les jaunes !
dejavu-learn-build = Cinq éclats ! Tu as une étoile, une lune et une goutte : bâtis ce souvenir d’un coup. La forme doit convenir, la couleur est libre.
dejavu-learn-scored = Tes premiers points : un par éclat de la couleur de la carte, et trois étaient jaunes. Les points imprimés comptent à la fin.
dejavu-learn-begin = Celui-ci commence par un soleil. Tu ne peux pas encore le finir, mais tu peux le commencer : pose ton soleil, il attend en mémoire courte.
dejavu-learn-chest = Il reste un éclat. Finis de bâtir et garde-le dans ton coffre ; ce que tu as utilisé va dans la grille, et de là revient au ciel.
dejavu-learn-flower = Le souvenir a apporté une fleur. Mène la fille ici et plante la fleur : en échange, tu prends le fragment de cette nébuleuse.
dejavu-learn-fragment = Les fragments rapportent avec les cartes publiques, que chacun peut bâtir. Celle-ci donne 2 points par fragment.
dejavu-learn-again = Ton deuxième tour. Prends ce tas et sème-le le long des nébuleuses éclairées : le dernier éclat est une goutte bleue, et tombe parmi du bleu.
dejavu-learn-link = Une étoile, une goutte et un soleil : assez pour cette carte publique. Le 2 jaune à côté de ton 1 jaune fait un lien, qui vaut 2 points. Bâtis-la.
dejavu-learn-linked = Liés ! Les souvenirs d’une même couleur aux numéros voisins se joignent, 7 et 1 aussi. Et ton fragment compte maintenant 2 points.
dejavu-learn-draw = Voilà ton tour. Termine-le et pioche des cartes ; puis c’est à { $next }.
dejavu-learn-leap = Qui atteint le dixième souvenir met fin à la partie, et chacun des autres joue un dernier tour. Sautons jusque-là.
dejavu-learn-last-turn = Bien des tours plus tard : { $next } vient de bâtir son dixième souvenir, tu en as neuf. C’est ton dernier tour. Ramasse ces deux éclats, sème la lune, puis l’éclair : il tombe parmi les bleus.
dejavu-learn-last-build = Deux soleils et un éclair, et la lune que tu avais gardée : bâtis celui-ci. Quatre cartes jaunes rapportent 10 points, le lien avec ton 5 deux de plus.
dejavu-learn-on = Dix souvenirs chacun, et les points sont à toi : finir la partie n’est pas encore la gagner. Revenons d’où nous avons sauté. À toi de continuer.

## Règles : la fin et le score

dejavu_end = Qui finit le premier un tour avec dix cartes en mémoire à long terme met fin à la partie : un dernier tour pour les autres.
dejavu_score = Comptent les points pris, les points imprimés, les cartes publiques et les liens. La mémoire à court terme ne vaut rien.
dejavu_link = 2 points par paire de cartes d’une couleur à numéros consécutifs ; 7 et 1 se suivent.
dejavu_run = Carte suite : 5 points par fragment d’une suite ininterrompue de graines d’une couleur ; 5 et 1 se suivent.
    .ruling = La couleur est au choix, sauf si la carte en montre une.
dejavu_triple = 18 points pour chaque série de trois fragments de graines égales et de couleurs différentes.
dejavu_any = 2 points par fragment.
dejavu_fragment_once = Chaque fragment ne compte que pour une carte.
    .ours = Le meilleur partage est trouvé pour toi.
dejavu_colour-track = 1, 3, 6, 10 ou 15 points pour 1, 2, 3, 4, 5 cartes ou plus de sa couleur, elle comprise.
dejavu_white-track = 3, 6, 10, 15 ou 21 points pour 1, 2, 3, 4, 5 cartes blanches ou plus, elle comprise.
dejavu_win = Qui a le plus de points gagne. À égalité, la victoire est partagée.

## Les règles en chapitres

dejavu-chapter-goal = Le but du jeu
dejavu-chapter-setup = La mise en place
dejavu-chapter-turn = Un tour : la fille, semer, récolter
dejavu-chapter-build = Un tour : construire, garder, piocher
dejavu-chapter-scoring = Les points
dejavu-chapter-end = La fin
dejavu-chapter-short = La partie courte

dejavu-figure-map = La nouvelle nébuleuse en touche deux déjà posées.
dejavu-figure-sow = Trois éclats sont pris puis laissés un à un. Sur la dernière nébuleuse, tu prends l’éclat laissé et tous ceux de sa couleur.
dejavu-figure-build = De haut en bas : la forme doit convenir, la couleur est libre.
dejavu-figure-run = Les graines 3, 4 et 5 d’une même couleur : trois fragments, 15 points.
