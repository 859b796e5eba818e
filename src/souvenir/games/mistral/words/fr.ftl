# Plus Belle la Vie. Le message d’une règle dit la règle ; son `.why` s’adresse à qui vient de la heurter.

## Les familles et leurs signes

mistral-colour-blue = bleu
mistral-colour-yellow = jaune
mistral-colour-red = rouge
mistral-colour-green = vert
mistral-sign-blue = B
mistral-sign-yellow = J
mistral-sign-red = R
mistral-sign-green = V
mistral-back-blue = carte bleue
mistral-back-yellow = carte jaune
mistral-back-red = carte rouge
mistral-back-green = carte verte
mistral-back-embrouille = embrouille

## Personnages, cartes et lieux

mistral-person = { $name } [{ $family }]
mistral-guest = { $name } ★★ [{ $family }]
mistral-embrouille = « { $power } » ({ $one } + { $other })
mistral-power-arrest = Arrestation
mistral-power-bail = Caution
mistral-power-summons = Convocation
mistral-power-shortcut = Raccourci
mistral-power-mix-up = Quiproquo
mistral-power-last-train = Dernier train
mistral-power-quarrel = Dispute
mistral-power-sleight = Tour de passe-passe
mistral-power-find = Trouvaille
mistral-power-errand = Course en ville
mistral-power-impulse = Coup de tête
mistral-power-second-wind = Second souffle
mistral-effect-arrest = une figurine en liberté qu’un adversaire contrôle va en prison
mistral-effect-bail = quelqu’un sort de prison et va dans la rue, qui que ce soit qui le contrôle
mistral-effect-summons = une figurine en liberté, contrôlée par n’importe qui, fait un pas où tu veux
mistral-effect-shortcut = une figurine en liberté que tu contrôles fait un ou deux pas
mistral-effect-mix-up = quelqu’un dans un lieu et quelqu’un dans la rue changent de place, si chacun des deux est contrôlé
mistral-effect-last-train = une figurine dans la rue ou dans un lieu, qu’un adversaire contrôle, retourne à la gare
mistral-effect-quarrel = une carte posée devant un adversaire, à ton choix, est défaussée, même un invité
mistral-effect-sleight = choisis un adversaire et un dos dans sa main : une de ces cartes, au hasard, est à toi
mistral-effect-find = reprends en main un personnage ou un invité défaussé
mistral-effect-errand = pioche deux cartes de personnage
mistral-effect-impulse = pose une carte de ta main, en plus des trois
mistral-effect-second-wind = une action de plus ce tour-ci, si c’est un tour d’actions
mistral-place-studio = L’atelier de Charlotte
mistral-place-school = L’école
mistral-place-police = Le commissariat
mistral-place-bar = Le bar du Mistral
mistral-place-hotel = L’hôtel
mistral-place-clinic = La clinique
mistral-place-marci = Chez Marci
mistral-place-harbour = Le port
mistral-place-theatre = Le théâtre
mistral-place-market = Le marché
mistral-place-park = Le parc
mistral-place-workshop = Le garage
mistral-place-street = La rue
mistral-place-station = La gare Saint-Charles
mistral-place-prison = La prison
mistral-place-beside = À côté du plateau

## Combinaisons de neuf dés

mistral-number = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
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
    [one] un dé
   *[other] { $number } dés identiques
}
mistral-dice-alike = au moins { $group }
mistral-dice-groups = au moins { $groups }, chaque groupe avec sa propre face
mistral-dice-showing = au moins { $number } { $face }
mistral-dice-even = { $count ->
    [one] au moins un dé pair
   *[other] au moins { $number } dés pairs
}
mistral-dice-odd = { $count ->
    [one] au moins un dé impair
   *[other] au moins { $number } dés impairs
}
mistral-dice-among = { $count ->
    [one] au moins un dé qui montre { $faces } ou { $last }
   *[other] au moins { $number } dés qui montrent { $faces } ou { $last }
}
mistral-dice-more-than = plus de { $more } que de { $fewer }
mistral-dice-different-exactly = { $count ->
    [one] la même face sur tous les dés
   *[other] exactement { $number } faces différentes
}
mistral-dice-different-at-most = { $count ->
    [one] la même face sur tous les dés
   *[other] au plus { $number } faces différentes
}
mistral-dice-sum = une somme d’au moins { $count }
mistral-dice-row = { $count ->
    [one] une face quelconque
   *[other] { $number } faces qui se suivent
}

## La table telle qu’elle est

mistral-title = Plus Belle la Vie
mistral-progress = Rendez-vous joués : { $played } sur { $last }. { $turn ->
    [0] Avant le premier tour.
   *[other] Tour { $turn }.
}
mistral-points = { $who-is ->
    [you] Toi : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
mistral-alone = Sous contrôle sans partage : { $figures }. À la fin de la partie, cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mistral-prices = Une colonne vendue rapporte : { $prices }
mistral-price = { $cards ->
    [one] { $cards } carte { $points }
   *[other] { $cards } cartes { $points }
}
mistral-rendezvous = Rendez-vous ouverts
mistral-asked = { $number }. { $place } : au moins { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, dont { $colours }. Dés : { $combination }.
mistral-missing = { $figures ->
    [0] Il ne manque plus personne
   *[other] Il en manque encore { $figures }
}
mistral-missing-colours = { $figures ->
    [0] Il manque encore : { $colours }
   *[other] Il en manque encore { $figures }, dont { $colours }
}
mistral-chance = { $throws ->
    [one] Chance d’un lancer : { $one }. C’est tout ce dont disposent les présents ({ $left }).
   *[other] Chance d’un lancer : { $one } ; des { $throws } lancers des présents : { $all } ({ $left }).
}
mistral-chance-none = Chance d’un lancer : { $one }. Personne ici n’a encore de lancer.
mistral-percent = { PERCENT($thousandths) }
mistral-shaker = { $who-is ->
    [you] { $place } : le shaker est chez toi. Lancers restants : { $left }.
   *[other] { $place } : le shaker est chez { $who }. Lancers restants : { $left }.
}
mistral-shaker-made = { $place } : c’est réussi, on vend des colonnes.
mistral-shaker-rests = Le shaker et ses neuf dés : il attend un rendez-vous.
mistral-thrown = { $made ->
    [yes] { $who-is ->
        [you] Tu as réussi avec ce lancer
       *[other] { $who } a réussi avec ce lancer
    }
   *[no] { $who-is ->
        [you] Ton dernier lancer
       *[other] { $who-starts ->
            [vowel] Dernier lancer d’{ $who }
           *[consonant] Dernier lancer de { $who }
        }
    }
}
mistral-let-go = { $who-is ->
    [you] Tu as passé le dernier lancer
   *[other] { $who } a passé le dernier lancer
}
mistral-die = { $counts ->
    [yes] Un dé montre { $face } : il compte
   *[no] Un dé montre { $face }
}
mistral-sign-die = { $counts ->
    [yes] [{ $face }]
   *[no] { $face }
}
mistral-sign-place = { $number }{ $colour }{ $open ->
    [yes] *
   *[no] { "" }
} { $figures }
mistral-sign-street = rue { $figures }
mistral-sign-station = gare { $figures }
mistral-sign-prison = prison { $figures }
mistral-sign-figures = { $family }{ $count ->
    [1] { "" }
   *[other] { $count }
}{ $rest }
mistral-throws = { $who } : { $left }
mistral-quarter = Le quartier du Mistral (* rendez-vous)
mistral-place = { $number }. { $place } ({ $colour })
mistral-at = { $place } : { $figures }
mistral-empty = { $place } : personne
mistral-figures = Les figurines et qui les contrôle
mistral-figure = { $figure }, { $place }. Contrôle : { $control }. Cartes posées : { $counts }.
mistral-figure-free = { $figure }, { $place }. Sans contrôle.
mistral-beside = Pas encore dans le quartier
mistral-count = { $who } : { $cards }
mistral-columns = { $who-is ->
    [you] Tes colonnes
   *[other] { $who-starts ->
        [vowel] Colonnes d’{ $who }
       *[consonant] Colonnes de { $who }
    }
}
mistral-column = Colonne { $column } : { $card }, vaut { $worth }
mistral-column-next = { $says }, avec une carte de plus { $next }
mistral-column-new = Une nouvelle colonne
mistral-cards = { $cards ->
    [one] { $card }
   *[other] { $card } × { $cards }
}
mistral-hand = { $who-is ->
    [you] Ta main : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[other] { $who-starts ->
        [vowel] Main d’{ $who } : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[consonant] Main de { $who } : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }
}
mistral-backs = { $back } × { $cards }
mistral-known = Tu connais : { $card }
mistral-known-open = Tout le monde connaît : { $card }
mistral-piles = Pioches
mistral-pile = { $cards ->
    [one] Pioche { $pile } : { $colour } au-dessus, dernière carte
   *[other] Pioche { $pile } : { $colour } au-dessus, { $cards } cartes
}
mistral-pile-empty = Pioche { $pile } : vide
mistral-embrouille-pile = { $cards ->
    [one] Embrouilles : { $cards } carte
   *[other] Embrouilles : { $cards } cartes
}
mistral-discards = Défausses, faces ouvertes
mistral-discarded = { $cards ->
    [0] Personnages : aucun
    [one] Personnages : { $cards } carte
   *[other] Personnages : { $cards } cartes
}
mistral-discarded-embrouilles = { $cards ->
    [0] Embrouilles : aucune
    [one] Embrouilles : { $cards } carte
   *[other] Embrouilles : { $cards } cartes
}
mistral-about-power = Pouvoir « { $power } » : { $effect }.
mistral-about-pair = Ou comme rencontre : quand { $one } et { $other } sont au même endroit, elle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mistral-about-character = L’une des sept cartes de { $card }. Une fois posée, elle compte pour le contrôle et pour la vente.
mistral-about-backs = Tout le monde voit les couleurs d’une main ; ses faces, seulement qui la tient. Ce que tu as vu arriver t’est montré.

## Ce qui est demandé

mistral-ask-prepare = Pose une carte devant toi pour commencer ({ $round } sur 3).
mistral-ask-turn = À toi : { $ways }.
mistral-ask-more = Tu peux { $ways }, ou finir ton tour.
mistral-ask-end = Il n’y a plus rien à faire : finis ton tour.
mistral-or = { $first }, ou { $rest }
mistral-way-draw = piocher trois cartes
mistral-way-lay = poser jusqu’à trois cartes
mistral-way-act = faire jusqu’à trois actions
mistral-way-more-lay = { $left ->
    [one] poser encore { $left } carte
   *[other] poser encore jusqu’à { $left } cartes
}
mistral-way-more-act = { $left ->
    [one] faire encore { $left } action
   *[other] faire encore jusqu’à { $left } actions
}
mistral-way-guest = défausser un invité pour ou contre une figurine
mistral-way-play = jouer une embrouille
mistral-way-release = libérer quelqu’un avec une de ses cartes
mistral-ask-draw = { $left ->
    [one] Pioche encore { $left } carte.
   *[other] Pioche encore { $left } cartes.
}
mistral-ask-clearing = Choisis le personnage qui commence une colonne à sa place.
mistral-ask-exchange-partner = Plusieurs joueurs partagent { $other }. Avec qui échanges-tu ?
mistral-ask-exchange-take = Choisis la carte que tu prends : l’une de celles posées devant { $who }.
mistral-ask-exchange-give = Pour { $card }, tu donnes à { $who } une carte de ta main. Vous deux seuls la voyez.
mistral-ask-power-arrest = { $power } : choisis une figurine qu’un adversaire contrôle. Elle va en prison.
mistral-ask-power-bail = { $power } : choisis qui sort de prison.
mistral-ask-power-summons = { $power } : déplace d’un pas n’importe quelle figurine contrôlée.
mistral-ask-power-shortcut = { $power } : déplace une de tes figurines d’un pas, puis d’un autre si tu veux.
mistral-ask-power-shortcut-again = { $power } : encore un pas avec { $figure }, ou arrête-toi là.
mistral-ask-power-mix-up = { $power } : choisis une figurine dans un lieu.
mistral-ask-power-mix-up-again = { $power } : choisis dans la rue une figurine qui change de place avec { $figure }.
mistral-ask-power-last-train = { $power } : choisis une figurine qu’un adversaire contrôle. Elle va à la gare.
mistral-ask-power-quarrel = { $power } : choisis une carte posée devant un adversaire. Elle est défaussée.
mistral-ask-power-sleight = { $power } : choisis un adversaire et un dos dans sa main.
mistral-ask-power-find = { $power } : prends un personnage défaussé de ton choix.
mistral-ask-power-errand = { $left ->
    [one] { $power } : pioche encore { $left } carte.
   *[other] { $power } : pioche { $left } cartes, l’une après l’autre.
}
mistral-ask-power-impulse = { $power } : pose une carte de ta main.
mistral-ask-discard = { $over ->
    [one] Neuf cartes au plus : défausse { $over } carte.
   *[other] Neuf cartes au plus : défausse { $over } cartes.
}
mistral-ask-discard-embrouille = Trois embrouilles au plus : défausse-en une.
mistral-ask-throw = { $left ->
    [one] Lance les dés pour { $combination }. C’est ton dernier lancer.
   *[other] Lance les dés pour { $combination }. Il te reste { $left } lancers.
}
mistral-ask-sell = Rendez-vous réussi : { $place }. Vends des colonnes de ceux qui sont là, ou garde-les.
mistral-ask-nothing = La partie est finie.
mistral-lesson-prepare = Qui a posé le plus de cartes d’une personne la contrôle. Les cartes d’une personne forment une colonne, et plus elle est longue, plus elle se vend cher.
mistral-lesson-turn = Une chose sur trois : A, piocher trois cartes ; B, en poser jusqu’à trois ; C, jusqu’à trois actions avec tes personnages, comme un pas vers un rendez-vous. Touche une pioche, une carte ou une figurine éclairée.
mistral-lesson-throw = Tout le monde est là ! Tu as un lancer par personnage à toi ici. Qui réussit gagne la prime, puis chacun peut vendre des colonnes de ceux qui sont là.
mistral-lesson-sell = Touche une colonne pour la vendre au prix écrit dessous. Elle s’en va, et ton contrôle avec : le petit nombre dit ce qu’une carte de plus rapporterait.

## Ce que l’on peut faire

mistral-do-draw = Piocher { $colour } dans la pioche { $pile }
mistral-do-draw-empty = Piocher dans la pioche { $pile }, qui est vide
mistral-do-lay = Poser { $card } sur la colonne { $column }, { $figure }
mistral-do-lay-new = Poser { $card } en nouvelle colonne
mistral-do-lay-instead = Défausser la colonne de { $figure } et poser { $card } à la place
mistral-do-clear = Renoncer à la colonne { $column }, { $figure }, pour une nouvelle
mistral-do-imprison = Défausser { $card } : { $figure } en prison
mistral-do-release = Défausser { $card } : { $figure } sort de prison
mistral-do-move = Déplacer { $figure } → { $place }
mistral-do-draw-embrouille = Piocher une embrouille avec { $figure }
mistral-do-encounter = { $one } rencontre { $other } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mistral-do-exchange = { $figure } rencontre { $other } : échanger une carte
mistral-do-partner = Échanger avec { $who }
mistral-do-take-laid = { $who-starts ->
    [vowel] Prendre { $card } dans la colonne { $column } d’{ $who }
   *[consonant] Prendre { $card } dans la colonne { $column } de { $who }
}
mistral-do-spoil-laid = { $who-starts ->
    [vowel] Défausser { $card } de la colonne { $column } d’{ $who }
   *[consonant] Défausser { $card } de la colonne { $column } de { $who }
}
mistral-do-give = Donner { $card } à { $who }
mistral-do-play = Jouer « { $power } » : { $effect }
mistral-do-arrest = Envoyer { $figure } en prison ({ $place })
mistral-do-bail = Faire sortir { $figure } de prison
mistral-do-mix-up = { $figure } part dans la rue ({ $place })
mistral-do-mix-up-again = { $figure } prend la place de { $other }
mistral-do-last-train = Renvoyer { $figure } à la gare ({ $place })
mistral-do-steal = Prendre une carte à { $who } : { $back }
mistral-do-fetch = Reprendre { $card } dans la défausse
mistral-do-discard = Défausser { $card }
mistral-do-throw = Lancer les neuf dés
mistral-do-pass = Passer ce lancer
mistral-do-sell = { $cards ->
    [one] Vendre { $figure }, { $cards } carte, pour { $points }
   *[other] Vendre { $figure }, { $cards } cartes, pour { $points }
}
mistral-do-end-sale = Ne plus rien vendre
mistral-do-stop = Laisser { $figure } ici
mistral-do-end-turn = Finir ton tour

## Ce qui reste inutilisé
mistral-unused-turn = Tu n’as encore rien fait pendant ce tour.
mistral-unused-lay = { $left ->
    [one] Tu pourrais encore poser une carte.
   *[other] Tu pourrais encore poser { $left } cartes.
}
mistral-unused-act = { $left ->
    [one] Tu pourrais encore faire une action.
   *[other] Tu pourrais encore faire { $left } actions.
}
mistral-unused-power = Tu pourrais continuer avec ce pouvoir.
mistral-unused-sale = Tu pourrais encore vendre une colonne.
mistral-unused-throw = Ce lancer serait perdu.

## Ce qui s’est passé

mistral-event-piles = Trois pioches sont prêtes et montrent { $tops }.
mistral-event-opened = Un nouveau rendez-vous s’ouvre : { $place }.
mistral-event-first = { $who-is ->
    [you] C’est toi qui commences.
   *[other] C’est { $who } qui commence.
}
mistral-event-turn = { $who-is ->
    [you] Tour { $turn } : à toi.
   *[other] Tour { $turn } : { $who }.
}
mistral-event-laid = { $who-is ->
    [you] Tu poses { $card } sur la colonne { $column }.
   *[other] { $who } pose { $card } sur la colonne { $column }.
}
mistral-event-arrived = { $figure } arrive à la gare.
mistral-event-cleared = { $who-is ->
    [you] Tu défausses la colonne de { $figure } pour faire de la place.
   *[other] { $who } défausse la colonne de { $figure } pour faire de la place.
}
mistral-event-imprisoned = { $who-is ->
    [you] Tu défausses { $card } : { $figure } va en prison.
   *[other] { $who } défausse { $card } : { $figure } va en prison.
}
mistral-event-released = { $who-is ->
    [you] Tu défausses { $card } : { $figure } sort de prison.
   *[other] { $who } défausse { $card } : { $figure } sort de prison.
}
mistral-event-drew = { $who-is ->
    [you] Tu pioches dans la pioche { $pile } : { $colour }.
   *[other] { $who } pioche dans la pioche { $pile } : { $colour }.
}
mistral-event-drew-own = Tu pioches { $card } dans la pioche { $pile }.
mistral-event-drew-embrouille = { $who-is ->
    [you] Tu pioches une embrouille avec { $figure }.
   *[other] { $who } pioche une embrouille avec { $figure }.
}
mistral-event-drew-own-embrouille = Tu pioches { $card }.
mistral-event-reshuffled = Les pioches sont vides : les personnages défaussés sont mélangés.
mistral-event-reshuffled-embrouilles = Les embrouilles défaussées sont mélangées.
mistral-event-moved = { $who-is ->
    [you] Tu déplaces { $figure } : { $source } → { $target }.
   *[other] { $who } déplace { $figure } : { $source } → { $target }.
}
mistral-event-met = { $who-is ->
    [you] Tu déclares une rencontre entre { $one } et { $other } ({ $place }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } déclare une rencontre entre { $one } et { $other } ({ $place }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
mistral-event-exchanged = { $who-is ->
    [you] Tu donnes une carte ({ $back }) à { $partner } et tu prends { $card }.
   *[other] { $partner-is ->
        [you] { $who } te donne une carte ({ $back }) et prend { $card }.
       *[other] { $who } donne une carte ({ $back }) à { $partner } et prend { $card }.
    }
}
mistral-event-exchanged-own = { $who-is ->
    [you] Tu donnes { $given } à { $partner } et tu prends { $card }.
   *[other] { $partner-is ->
        [you] { $who } te donne { $given } et prend { $card }.
       *[other] { $who } donne { $given } à { $partner } et prend { $card }.
    }
}
mistral-event-returned = { $who-is ->
    [you] { $card } reste sans compagnie et revient dans ta main.
   *[other] { $who-starts ->
        [vowel] { $card } reste sans compagnie et revient dans la main d’{ $who }.
       *[consonant] { $card } reste sans compagnie et revient dans la main de { $who }.
    }
}
mistral-event-played = { $who-is ->
    [you] Tu joues { $card }.
   *[other] { $who } joue { $card }.
}
mistral-event-quarrel = { $who-is ->
    [you] Tu fais défausser { $card } à { $other }.
   *[other] { $other-is ->
        [you] { $who } te fait défausser { $card }.
       *[other] { $who } fait défausser { $card } à { $other }.
    }
}
mistral-event-sleight = { $who-is ->
    [you] Tu prends une carte ({ $back }) à { $other }.
   *[other] { $other-is ->
        [you] { $who } te prend une carte ({ $back }).
       *[other] { $who } prend une carte ({ $back }) à { $other }.
    }
}
mistral-event-sleight-own = { $who-is ->
    [you] Tu prends { $card } à { $other }.
   *[other] { $other-is ->
        [you] { $who } te prend { $card }.
       *[other] { $who } prend { $card } à { $other }.
    }
}
mistral-event-find = { $who-is ->
    [you] Tu reprends { $card } dans la défausse.
   *[other] { $who } reprend { $card } dans la défausse.
}
mistral-event-second-wind = { $who-is ->
    [you] Tu as une action de plus ce tour-ci.
   *[other] { $who } a une action de plus ce tour-ci.
}
mistral-event-discarded = { $who-is ->
    [you] Tu défausses { $card }.
   *[other] { $who } défausse { $card }.
}
mistral-event-rendezvous = Tout est prêt pour un rendez-vous : { $place }.
mistral-event-threw = { $who-is ->
    [you] Tu lances { $dice }. Il fallait { $combination }.
   *[other] { $who } lance { $dice }. Il fallait { $combination }.
}
mistral-event-threw-made = { $who-is ->
    [you] Tu lances { $dice } et tu réussis : { $combination }.
   *[other] { $who } lance { $dice } et réussit : { $combination }.
}
mistral-event-throw-passed = { $who-is ->
    [you] Tu passes un lancer.
   *[other] { $who } passe un lancer.
}
mistral-event-prize = { $who-is ->
    [you] Tu gagnes la prime de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $place }).
   *[other] { $who } gagne la prime de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $place }).
}
mistral-event-sold = { $who-is ->
    [you] Tu vends { $figure }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } vend { $figure }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
mistral-event-missed = Personne ne réussit : le rendez-vous est manqué ({ $place }).
mistral-event-majority = { $who-is ->
    [you] Tu contrôles { $figure } sans partage : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } contrôle { $figure } sans partage : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
mistral-event-cap = Après { $turns } tours, la partie s’arrête là.
mistral-event-over = Le dernier rendez-vous est joué. La partie est finie.

## Feuille de score

mistral-line-encounter = rencontre, { $card }
mistral-line-prize = rendez-vous réussi, { $place }
mistral-line-sale = { $cards ->
    [one] vente de { $figure }, { $cards } carte
   *[other] vente de { $figure }, { $cards } cartes
}
mistral-line-majority = { $cards ->
    [one] contrôle absolu de { $figure }, { $cards } carte
   *[other] contrôle absolu de { $figure }, { $cards } cartes
}

## Feuille de score : ce qui se compte ensemble

mistral-kind-encounter = Rencontres
mistral-kind-prize = Rendez-vous
mistral-kind-sale = Ventes
mistral-kind-majority = Contrôle absolu

## Le plateau dessiné : ce qu’un tour peut être

mistral-turn-one = Un choix sur trois
mistral-turn-draw = Piocher 3
mistral-turn-lay = Poser jusqu’à 3
mistral-turn-act = 3 actions

## Le choix de l’hôte

mistral-option-oldest = Qui est le plus âgé et pose en premier ?
mistral-option-oldest-chance = Laisser le hasard décider
mistral-preset-brisk = Vif : une minute par geste
mistral-kind-draw = piocher des cartes
mistral-kind-lay = poser des cartes
mistral-kind-act = faire des actions

## Règles : la préparation

mistral_deal = Chacun reçoit neuf cartes personnages. Le reste forme trois pioches, dont on voit la couleur du dessus.
mistral_open-two = Deux rendez-vous sont toujours ouverts, chacun avec une borne sur son lieu.
mistral_first-three = En commençant par le plus âgé, chacun pose une carte face visible, trois tours de suite.
    .ruling = Ici l’hôte dit qui commence, ou le hasard en décide. Un invité ne se pose que sur une colonne qui lui convient.
mistral_first-player = À partir du premier joueur, on joue dans le sens des aiguilles d’une montre.
    .ruling = Le premier joueur est celui qui a posé en premier.
mistral_station = Quand on pose un personnage dont la figurine n’est pas encore là, elle arrive à la gare.
mistral_talk =
    .ruling = Dis et promets ce que tu veux. Aucune promesse n’engage, et les cartes ne changent de main que selon les règles.

## Règles : un tour

mistral_pass = Un tour est l’une de trois choses : piocher, poser ou agir. Rien n’oblige à faire toutes ses actions.
    .ruling = Le premier pas décide. Poser et agir peuvent s’arrêter à tout moment, même sans avoir rien fait.
    .why = Ce tour sert à autre chose : { $kind }.
mistral_draw-three = Piocher : trois cartes personnages, une à une, chacune dans la pioche de ton choix.
    .why = { $left ->
        [0] Tes trois cartes sont piochées.
       *[other] Pioche d’abord les trois cartes.
    }
mistral_hand_nine = Une main compte neuf cartes au plus. On peut en piocher davantage, puis défausser ce que l’on veut.
    .ruling = On vérifie après la troisième carte piochée, et aussitôt après tout autre gain.
mistral_hand_three-embrouilles = Trois au plus sont des embrouilles.
    .ruling = Qui en reçoit une quatrième en défausse une.
    .why = Tu as trop d’embrouilles : défausse l’une d’elles.
mistral_discard_open =
    .ruling = Les défausses sont visibles, personnages et embrouilles à part.
mistral_lay = Poser : jusqu’à trois cartes de ta main. Chacune va sur une colonne de son personnage ou en commence une.
    .why = Trois cartes par tour, chacune sur une colonne de son personnage ou sur une nouvelle.
mistral_columns_five = Tu as cinq colonnes au plus. Deux peuvent être du même personnage.
    .why = Tu as déjà cinq colonnes. Choisis d’abord celle à défausser, si ce tour le permet.
mistral_lay_room = Quand tu poses, tu peux défausser des personnages pour en poser de nouveaux.
    .ruling = Nous le lisons ainsi : seulement avec cinq colonnes, pour une carte qui en commence une nouvelle, et alors une colonne entière.
    .why = Selon notre lecture, on ne sacrifie une colonne qu’avec cinq colonnes et un personnage à poser à la place.
mistral_guest_reinforce = Un invité se pose sur une colonne de sa famille et compte comme une carte de plus de ce personnage.
    .why = { $card } a besoin d’une colonne de sa famille.
mistral_guest_not-alone = Un invité n’est jamais seul : si sa colonne n’a plus de personnage, il revient en main.
    .why = { $card } est un invité et ne peut commencer une colonne.
mistral_guest_prison = Quand tu poses, tu peux défausser un invité de ta main, gratuitement, pour envoyer en prison une figurine de sa famille qu’un adversaire contrôle.
    .ruling = Même si tu ne poses aucune carte, et où que soit la figurine, à la gare aussi.
    .why = { $card } n’emprisonne que des figurines de sa famille, en liberté, qu’un adversaire contrôle. { $figure } n’en est pas.
mistral_guest_free = De même, un invité fait sortir de prison une figurine de sa famille, dans la rue.
    .why = { $card } ne libère que des figurines de sa famille qui sont en prison. { $figure } n’en est pas.

## Règles : les actions

mistral_three-actions = Agir : jusqu’à trois actions par tour, au choix.
    .why = Il ne te reste plus d’action ce tour-ci.
mistral_move = Déplace d’un pas une figurine que tu contrôles : d’un lieu ou de la gare vers la rue, ou de la rue vers un lieu.
    .ruling = On n’entre pas en prison et on n’en sort pas en se déplaçant.
    .why = { $figure } ne peut pas y aller d’ici : { $place }. Tout chemin passe par la rue, et l’on n’entre ni ne sort de prison à pied.
mistral_station_no-return = Une fois sorti de la gare, personne n’y retourne à pied.
    .ruling = Seul un pouvoir peut y envoyer une figurine.
    .why = { $figure } ne peut pas retourner à la gare.
mistral_embrouille_draw = Avec une figurine que tu contrôles dans un lieu de sa couleur, tu peux piocher une embrouille : une fois par lieu et par figurine à chaque tour.
    .why = { $figure } doit être dans un lieu de sa couleur, qui n’a pas encore servi à cela pendant ton tour.
mistral_encounter = Joue une embrouille dont les deux personnages sont dans un même lieu, mais ni dans la rue ni à la gare : 2 000 points. C’est une action, et inutile de les contrôler. Une seule rencontre par lieu.
    .ruling = Une par lieu à chaque tour, et aucune en prison.
    .why = { $why ->
        [prison] Les deux de { $card } sont ensemble, mais en prison. Selon notre lecture, personne ne s’y rencontre.
        [again] On s’est déjà rencontré là pendant ce tour. Selon notre lecture, un lieu n’a qu’une rencontre par tour.
       *[apart] { $card } demande ses deux personnages réunis dans un lieu, ni dans la rue ni à la gare.
    }
mistral_exchange = Là où une figurine que tu contrôles en côtoie d’autres dans un lieu, sauf à la gare, tu peux déclarer un échange et en nommer une. Celle-ci va ensuite dans la rue.
    .ruling = Ni dans la rue, ni en prison.
    .why = Pour cet échange, { $figure } doit être à toi et se trouver dans un lieu avec { $other }.
mistral_exchange_partner = Ton partenaire est l’adversaire qui contrôle la figurine nommée.
    .ruling = La règle dit aussi : qui en possède une carte. Nous retenons le contrôle, seul ou partagé ; si plusieurs le partagent, tu choisis.
    .why = Seul un adversaire qui contrôle { $other } peut être ton partenaire.
mistral_exchange_cards = Tu donnes une carte de ta main et prends une carte posée devant ton partenaire. Les deux vont en main.
    .ruling = Vous seuls voyez ce que tu donnes.
    .why = Un échange demande une carte de ta main et une carte posée devant le partenaire qui contrôle { $other }.
mistral_exchange_once = Une de tes figurines n’échange qu’une fois dans un même lieu.
    .ruling = Le compte repart à chaque tour.
    .why = { $figure } a déjà fait un échange ici ce tour-ci.
mistral_embrouille_play = À ton tour, tu peux jouer une embrouille pour son pouvoir, gratuitement. Elle est ensuite défaussée.
    .ruling = Autant que tu veux, sauf pendant un rendez-vous, et seulement si le pouvoir a un effet.
    .why = « { $power } » n’aurait aucun effet ainsi.
mistral_prison_release = Défausse de ta main une carte d’un personnage emprisonné pour mettre sa figurine dans la rue. Ce n’est pas une action.
    .ruling = À ton tour, peu importe qui contrôle la figurine, et même si personne ne la contrôle.
    .why = { $figure } n’est pas en prison.
mistral_control = Tu contrôles un personnage si tu en as une carte posée et que personne n’en a davantage, invités compris. À égalité, on partage.
    .why = Tu ne contrôles pas { $figure }.
mistral_uncontrolled = Une figurine sans contrôle reste où elle est et ne prend part ni aux rencontres ni aux échanges. Elle compte pour un rendez-vous.
    .ruling = Aucun pouvoir ne la déplace non plus, mais elle peut sortir de prison.
    .why = Personne ne contrôle { $figure } pour l’instant.
mistral_reshuffle =
    .ruling = Une pioche vide reste vide. Quand les trois le sont, les personnages défaussés en forment de nouvelles ; de même pour les embrouilles.
    .why = Il n’y a plus de carte dans cette pioche.
mistral_cap =
    .ruling = Une partie sans fin est comptée telle quelle après très longtemps.

## Règles : les rendez-vous

mistral_rdv_ready = Un rendez-vous se résout dès qu’assez de figurines y sont, avec toutes les couleurs demandées, même au milieu d’un tour, qui continue ensuite.
    .ruling = Il faut que quelqu’un en contrôle au moins une.
mistral_rdv_throws = Qui l’a déclenché lance en premier, puis le shaker tourne dans le sens des aiguilles d’une montre. Chacun a un lancer par figurine présente qu’il contrôle.
    .ruling = C’est le joueur actif, ou sinon le suivant qui contrôle une figurine présente. On peut passer un lancer, qui est alors perdu.
mistral_rdv_prize = Qui réussit la combinaison reçoit 2 000 points.
mistral_rdv_sale = Ensuite, à partir du gagnant, chacun peut vendre des colonnes de personnages présents.
    .ruling = Vraiment chacun, qu’il ait lancé ou non, dans le sens des aiguilles d’une montre.
    .why = { $figure } n’y est pas ({ $place }).
mistral_sale_column = Une colonne se vend entière, invités compris.
    .ruling = Chacune compte pour elle-même ; de deux colonnes d’un personnage, tu peux en garder une.
    .ours = Notre édition paie 1 000, 3 000, 5 000, 8 000, 11 000, 15 000, 19 000, 24 000 ou 29 000 points pour une à neuf cartes.
mistral_rdv_stay =
    .ruling = Après un rendez-vous, toutes les figurines restent où elles sont.
mistral_rdv_missed = Si personne ne réussit la combinaison, ni prime ni vente. Il compte quand même, et un nouveau s’ouvre.

## La première partie guidée

mistral-learn-goal = Amours, disputes et argent au Mistral. Réunis des gens pour un rendez-vous, puis vends tes cartes de ceux qui sont venus. Qui a le plus de points l’emporte.
mistral-learn-turn = Un tour, c’est une chose sur trois. A : piocher trois cartes. B : en poser jusqu’à trois. C : jusqu’à trois actions avec tes personnages.
mistral-learn-lay = Aujourd’hui, B. Pose les deux Luna et Gauthier, chaque carte sur la colonne de la même personne, et termine ton tour.
mistral-learn-control = Quatre cartes de Luna, et personne n’en a davantage : tu la contrôles, et il n’y a que toi qui la déplaces. À égalité, on partage.
mistral-learn-missing = Le rendez-vous au port demande trois personnes, dont jaune, rouge et bleu. Luna et Agathe y sont : il manque quelqu’un de jaune.
mistral-learn-move = De la gare à la rue, de la rue à un lieu : un pas, une action. Gauthier est jaune, et dans la rue. Envoie-le au port.
mistral-learn-throw = Rendez-vous ! Tu as un lancer par personnage à toi ici, et tu commences. Neuf dés, il faut au moins deux six. Lance !
mistral-learn-sell = Deux six : 2 000 points ! Chacun peut vendre les colonnes de ceux qui sont là. Une carte vaut 1 000, quatre en valent 8 000 : vends Luna, puis termine la vente.
mistral-learn-embrouille = 10 000 points, et il te reste deux actions. Gauthier est dans un lieu de sa couleur, il peut semer la zizanie : pioche une embrouille.
mistral-learn-encounter = En haut, un pouvoir ; en bas, deux personnes. Toutes deux sont au port : joue-la comme leur rencontre, pour 2 000 points.
mistral-learn-exchange = Encore à toi, C. Là où ton Gauthier croise quelqu’un, tu peux échanger : choisis-le avec Agathe, prends une carte posée par { $third }, donnes-en une.
mistral-learn-power = La carte d’Agathe est à toi, et Agathe est dans la rue. Pioche encore une embrouille et joue-la pour son pouvoir, qui ne coûte pas d’action : choisis Yasmine. Puis termine ton tour.
mistral-learn-prison = On ne sort pas de prison à pied. Une carte de Yasmine défaussée, un invité de sa famille ou une caution la libère.
mistral-learn-guest = À toi, B. Pose Agathe en nouvelle colonne, et Charlotte dessus : un invité (★★) compte comme une carte de plus. Deux contre une, Agathe t’obéit. Défaussé, un invité envoie en prison ou en fait sortir.
mistral-learn-on = 12 000 points ! Le cinquième rendez-vous met fin à la partie ; alors, chaque personnage que tu ne partages avec personne rapporte 2 000 de plus. Tu peux encore poser une carte : continue.

## Règles : la fin

mistral_end = La partie finit au 5e rendez-vous à deux ou trois, au 7e à quatre ou cinq, réussi ou manqué.
mistral_end_at-once =
    .ruling = La dernière prime et la dernière vente ont lieu, aucun rendez-vous ne s’ouvre, et le tour s’arrête.
mistral_majority = À la fin, chaque personnage que tu contrôles sans partage rapporte 2 000 points.
mistral_win = Qui a le plus de points gagne.
    .ruling = À égalité, la victoire est partagée.

## Les règles en chapitres

mistral-chapter-goal = Le but du jeu
mistral-chapter-setup = La mise en place
mistral-chapter-turn = Un tour : piocher ou poser
mistral-chapter-actions = Un tour : les actions
mistral-chapter-rendezvous = Un rendez-vous
mistral-chapter-scoring = Vendre et compter
mistral-chapter-end = La fin

mistral-figure-columns = Une colonne par personnage ; la troisième carte de la première colonne vient d’être posée.
mistral-figure-control = Deux cartes contre une : tu contrôles la figurine, sans partage.
mistral-figure-move = Deux pas : de la gare à la rue, puis de la rue à un lieu.
mistral-figure-rendezvous = Trois figurines, avec les deux couleurs demandées : on lance les dés.

## Le dessin

mistral-guest-says = Renforce une colonne de la famille ; ou met en prison l’un des siens, ou l’en sort.
mistral-scene-turn = { $who-is ->
    [you] À toi le shaker !
   *[other] { $who } tient le shaker
}
mistral-scene-throws = { $who-is ->
    [you] Tu lances !
   *[other] { $who } lance !
}
mistral-scene-passes = { $who-is ->
    [you] Tu laisses passer ce lancer
   *[other] { $who } laisse passer ce lancer
}
mistral-scene-wanted = Il faut : { $combination }
mistral-scene-cup = Neuf dés dans le shaker
mistral-scene-dice = Les dés montrent { $dice }
mistral-scene-made = Réussi ! +{ $points }
mistral-scene-not-yet = Pas cette fois
mistral-scene-missed = Personne ne réussit : manqué
mistral-scene-near = { $who-is ->
    [you] Ton dernier lancer : { $reached }, il faut { $needed }
   *[other] Dernier lancer, { $who } : { $reached }, il faut { $needed }
}
mistral-scene-left = Lancers restants
mistral-scene-won = { $who-is ->
    [you] Tu as réussi
   *[other] { $who } a réussi
}
mistral-recap = La saison en bref
mistral-recap-sale = La plus belle vente
mistral-recap-sale-says = { $figure }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points } points ({ $names })
mistral-recap-dice = La main la plus heureuse
mistral-recap-dice-says = { $count ->
    [one] { $count } rendez-vous réussi
   *[other] { $count } rendez-vous réussis
} ({ $names })
mistral-recap-met = Le talent des rencontres
mistral-recap-met-says = { $count ->
    [one] { $count } rencontre
   *[other] { $count } rencontres
} ({ $names })
mistral-recap-alone = Le cœur du quartier
mistral-recap-alone-says = { $count ->
    [one] { $count } personnage à soi
   *[other] { $count } personnages à soi
} ({ $names })
mistral-recap-nobody = Personne cette fois
mistral-recap-sold = Vendu par { $names }
mistral-recap-column = { $figure }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $points }
mistral-recap-nothing = rien vendu
mistral-credit = Portraits : Notionists de Zoish (CC0), composés et colorés par nous : des gens inventés. Lieux : Fluent Emoji de Microsoft (MIT). Pouvoirs et dés : Game-icons.net, de Lorc, Delapouite et d’autres (CC BY 3.0).
mistral-credit-figure = Une personne inventée, peinte par nous d’après Notionists de Zoish.
mistral-credit-place = L’enseigne vient de Fluent Emoji de Microsoft, la maison est de nous.
