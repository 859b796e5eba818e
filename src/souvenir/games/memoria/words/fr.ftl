# Memoria Bluff. Le message d’une règle dit la règle ; son `.why` s’adresse à qui elle a refusé un coup.
# Les images sont nommées avec leur article, comme dans un imagier : elles vont dans les phrases et sur les cartes.

## Cartes

memoria-face-truth = Memoria
memoria-face-bluff = Bluff

## La table

memoria-title = Memoria Bluff
memoria-round = Manche { $round }, récit { $turn } sur { $turns }
memoria-round-tie = Départage, récit { $turn } sur { $turns }
memoria-step-think = Tout le monde réfléchit ; il manque encore : { $who }
memoria-step-draw = { $who-is ->
    [you] Tu pioches une image
   *[other] { $who } pioche une image
}
memoria-step-lay = { $who-is ->
    [you] Tu poses Memoria ou Bluff face cachée
   *[other] { $who } pose Memoria ou Bluff face cachée
}
memoria-step-show = { $who-is ->
    [you] Tu montres les images de ton récit
   *[other] { $who } montre les images de son récit
}
memoria-step-tell = { $who-is ->
    [you] Tu racontes
   *[other] { $who } raconte
}
memoria-step-ask = { $who-is ->
    [you] Tu peux poser une question
   *[other] { $who } peut poser une question
}
memoria-step-answer = { $who-is ->
    [you] Tu réponds
   *[other] { $who } répond
}
memoria-step-vote = Vrai ou bluff ? Il manque le vote de : { $who }
memoria-step-open = { $who-is ->
    [you] Tu dévoiles ta carte
   *[other] { $who } dévoile sa carte
}
memoria-seconds = Temps de réflexion : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
memoria-deck = { $count ->
    [one] Dans la pioche : { $count } carte
   *[other] Dans la pioche : { $count } cartes
}
memoria-cards = Images
memoria-own-cards = { $who-is ->
    [you] Tes images
   *[other] { $who-starts ->
        [vowel] Images d’{ $who }
       *[consonant] Images de { $who }
    }
}
memoria-card = { $picture }
memoria-card-used = { $picture } (dans le récit)
memoria-story = { $who-is ->
    [you] Un souvenir à toi
   *[other] { $who-starts ->
        [vowel] Un souvenir d’{ $who }
       *[consonant] Un souvenir de { $who }
    }
}
memoria-worth = { $worth ->
    [one] Pour { $worth } point : { $pictures }
   *[other] Pour { $worth } points : { $pictures }
}
memoria-asked = { $who-is ->
    [you] Tu as posé une question
   *[other] { $who } a posé une question
}
memoria-asked-about = { $who-is ->
    [you] Tu as posé une question sur { $topic }
   *[other] { $who } a posé une question sur { $topic }
}
memoria-asked-answered = { $who-is ->
    [you] Tu as posé une question ; la réponse : { $words }
   *[other] { $who } a posé une question ; la réponse : { $words }
}
memoria-passed = { $who-is ->
    [you] Tu n’as rien demandé
   *[other] { $who } n’a rien demandé
}
memoria-place-empty = { $who-is ->
    [you] Toi : pas encore de carte
   *[other] { $who } : pas encore de carte
}
memoria-place-down = { $who-is ->
    [you] Toi : une carte face cachée
   *[other] { $who } : une carte face cachée
}
memoria-place-mine = { $who-is ->
    [you] Toi : { $face }, face cachée
   *[other] { $who } : { $face }, face cachée
}
memoria-place-open = { $who-is ->
    [you] Toi : { $face }
   *[other] { $who } : { $face }
}
memoria-last-title = Le dernier souvenir
memoria-last = { $who-is ->
    [you] { $face ->
        [truth] { $count ->
            [0] Tu disais vrai, et personne n’y a cru
           *[other] Tu disais vrai ; bien vu : { $names }
        }
       *[bluff] { $count ->
            [0] Tu bluffais, et personne n’a rien vu
           *[other] Tu bluffais ; bien vu : { $names }
        }
    }
   *[other] { $face ->
        [truth] { $count ->
            [0] { $who } disait vrai, et personne n’y a cru
           *[other] { $who } disait vrai ; bien vu : { $names }
        }
       *[bluff] { $count ->
            [0] { $who } bluffait, et personne n’a rien vu
           *[other] { $who } bluffait ; bien vu : { $names }
        }
    }
}

## La table dessinée

memoria-peek = Garde le doigt ici pour voir ta carte
memoria-hand = Tes deux cartes
memoria-means-truth = c’est vrai
memoria-means-bluff = c’est inventé
memoria-votes = Les cartes posées devant chacun
memoria-stake = { $worth ->
    [one] vaut { $worth } point
   *[other] vaut { $worth } points
}
memoria-dream = Laisse les images vagabonder…
memoria-my-life = ma vie
memoria-not-on-page = (pas sur la page)
memoria-ask-topics = Poser une question sur :
memoria-words-gone = Le texte de cette histoire n’est plus là.
memoria-words-again = L’écrire de nouveau
memoria-words-elsewhere = Seuls les joueurs lisent cette histoire.
memoria-verdict-truth = { $who-is ->
    [you] Tu disais vrai !
   *[other] { $who } disait vrai !
}
memoria-verdict-bluff = { $who-is ->
    [you] Tu bluffais !
   *[other] { $who } bluffait !
}
memoria-verdict-on = Continuer
memoria-credit = Images : Fluent Emoji, © Microsoft

## Les règles du récit

memoria-guides = Comment raconter
memoria-guide-literal = Prends les images au sens propre : le soleil, c’est le soleil.
memoria-guide-linked = Lie-les en un seul événement, pas en des années de ta vie.
memoria-guide-remembered = N’est vrai que ce dont tu te souviens vraiment.
memoria-guide-invented = La moindre invention en fait un bluff ; le mensonge peut se cacher partout.
memoria-guide-others = Ce qu’un proche t’a confié, ce que tu as vu à la télé, peut aussi se raconter.

## Des vies, pour qui raconte d’après une page

memoria-page = { $who-is ->
    [you] Ta page
   *[other] { $who-starts ->
        [vowel] Page d’{ $who }
       *[consonant] Page de { $who }
    }
}
memoria-page-secret = { $words } (pas sur la page)
memoria-page-home = J’ai grandi { $value }
memoria-page-friend = Toujours à mes côtés : { $value }
memoria-page-season = Mon anniversaire est { $value }
memoria-page-way = J’allais à l’école { $value }
memoria-page-mother = Ma mère est { $value }
memoria-page-music = Je joue { $value }
memoria-page-fear = J’ai peur { $value }
memoria-page-dish = À table, je préfère { $value }

memoria-topic-home = l’enfance et la maison
memoria-topic-friend = qui était toujours là
memoria-topic-season = l’anniversaire
memoria-topic-way = le chemin de l’école
memoria-topic-mother = le métier de la mère
memoria-topic-music = la musique
memoria-topic-fear = la peur
memoria-topic-dish = le plat préféré

memoria-claim-home = J’ai grandi { $value }, et c’est là qu’un jour j’ai vu { $picture }.
memoria-claim-friend = Il y avait quelqu’un avec moi : { $value } m’a montré { $picture }.
memoria-claim-season = C’était mon anniversaire, { $value }, et on m’a dessiné { $picture }.
memoria-claim-way = J’allais à l’école { $value } quand j’ai remarqué { $picture }.
memoria-claim-mother = Ma mère, qui est { $value }, m’a fait voir { $picture }.
memoria-claim-music = Je jouais { $value }, et par la fenêtre j’ai vu { $picture }.
memoria-claim-fear = J’avais peur { $value }, alors j’ai regardé { $picture }.
memoria-claim-dish = On mangeait, { $value } bien sûr, quand j’ai aperçu { $picture }.

memoria-life-home-village = dans un village
memoria-life-home-city = dans une grande ville
memoria-life-home-island = sur une île
memoria-life-home-farm = dans une ferme
memoria-life-friend-sister = ma sœur
memoria-life-friend-brother = mon frère
memoria-life-friend-cousin = ma cousine
memoria-life-friend-neighbour = le petit voisin
memoria-life-season-spring = au printemps
memoria-life-season-summer = en été
memoria-life-season-autumn = en automne
memoria-life-season-winter = en hiver
memoria-life-way-foot = à pied
memoria-life-way-bus = en bus
memoria-life-way-bike = à vélo
memoria-life-way-boat = en bateau
memoria-life-mother-baker = boulangère
memoria-life-mother-doctor = médecin
memoria-life-mother-gardener = jardinière
memoria-life-mother-teacher = institutrice
memoria-life-music-piano = du piano
memoria-life-music-drum = de la batterie
memoria-life-music-violin = du violon
memoria-life-music-trumpet = de la trompette
memoria-life-fear-thunder = du tonnerre
memoria-life-fear-spiders = des araignées
memoria-life-fear-dark = du noir
memoria-life-fear-heights = du vide
memoria-life-dish-soup = la soupe
memoria-life-dish-pancakes = les crêpes
memoria-life-dish-pasta = les pâtes
memoria-life-dish-pie = la tarte

## Ce qui est demandé

memoria-ask-think = Regarde les images. Retrouve un souvenir, ou invente-le, et dis quand tu as fini.
memoria-ask-draw = À toi de raconter. Pioche une image.
memoria-ask-lay = À toi de raconter. Pose Memoria si ce sera vrai, Bluff sinon. Impossible de changer ensuite.
memoria-ask-lay-alone = Retrouve un souvenir lié à cette image, ou invente-en un. Puis pose Memoria ou Bluff ; impossible de changer ensuite.
memoria-ask-show = { $count ->
    [0] Montre une à une les images de ton récit. Chacune vaut un point de plus pour tous.
    [one] Une image pour l’instant. Montre-en d’autres, ou dis que c’est tout.
   *[other] { $count } images pour l’instant. Montre-en d’autres, ou dis que c’est tout.
}
memoria-ask-tell = Raconte ton souvenir. Dis quand tu as fini.
memoria-ask-write = Écris ton souvenir. Seule cette table le lit, et il n’est gardé nulle part.
memoria-ask-recount = Raconte d’après la page reçue : une phrase par image. Ou termine.
memoria-ask-question = Veux-tu demander quelque chose à { $who } ?
memoria-ask-answer = { $who } te pose une question. Réponds : la vérité si ton récit est vrai, n’importe quoi sinon.
memoria-ask-answer-written = { $who } te pose une question. Écris la réponse : la vérité si ton récit est vrai, n’importe quoi sinon.
memoria-ask-answer-about = { $who } t’interroge sur { $topic }.
memoria-ask-vote = Crois-tu { $who } ? Pose Memoria si c’était vrai, Bluff sinon.
memoria-ask-open = Dévoile ta carte, et dis pourquoi si tu veux.
memoria-ask-open-last = À toi maintenant : dévoile ta carte, et dis-en plus si tu veux.
memoria-ask-nothing = La partie est finie.

## Ce qu’on peut faire

memoria-do-ready = J’ai trouvé
memoria-do-draw = Piocher une image
memoria-do-lay = Poser { $face }
memoria-do-show = Dans mon récit : { $picture }
memoria-do-announce = { $count ->
    [0] C’est tout
    [one] C’est tout : { $count } image
   *[other] C’est tout : { $count } images
}
memoria-do-recount = Raconter d’après ma page
memoria-do-told = J’ai fini de raconter
memoria-do-ask = Poser une question
memoria-do-ask-about = Poser une question sur { $topic }
memoria-do-pass = Ne rien demander
memoria-do-answered = J’ai répondu
memoria-do-vote = Voter { $face }
memoria-do-open = Dévoiler ma carte

## Ce qui s’est passé

memoria-event-cards = Les images de cette manche : { $pictures }.
memoria-event-own-cards = { $who-is ->
    [you] Tes images : { $pictures }.
   *[other] { $who-starts ->
        [vowel] Les images d’{ $who } : { $pictures }.
       *[consonant] Les images de { $who } : { $pictures }.
    }
}
memoria-event-reshuffled = La pioche est épuisée : la défausse est mélangée et la remplace.
memoria-event-ready = { $who-is ->
    [you] Tu as trouvé.
   *[other] { $who } a trouvé.
}
memoria-event-orator = { $who-is ->
    [you] C’est toi qui racontes.
   *[other] C’est { $who } qui raconte.
}
memoria-event-drew = { $who-is ->
    [you] Tu pioches cette image : { $picture }.
   *[other] { $who } pioche cette image : { $picture }.
}
memoria-event-laid = { $who-is ->
    [you] Tu poses une carte face cachée.
   *[other] { $who } pose une carte face cachée.
}
memoria-event-shows = { $who-is ->
    [you] Tu montres { $picture }.
   *[other] { $who } montre { $picture }.
}
memoria-event-announced = { $who-is ->
    [you] { $count ->
        [one] Tu racontes avec { $count } image : { $pictures }.
       *[other] Tu racontes avec { $count } images : { $pictures }.
    }
   *[other] { $count ->
        [one] { $who } raconte avec { $count } image : { $pictures }.
       *[other] { $who } raconte avec { $count } images : { $pictures }.
    }
}
memoria-event-says = { $who-is ->
    [you] Toi : « { $words } »
   *[other] { $who } : « { $words } »
}
memoria-event-told = { $who-is ->
    [you] Tu as fini de raconter.
   *[other] { $who } a fini de raconter.
}
memoria-event-asks = { $who-is ->
    [you] Tu poses une question à { $orator }.
   *[other] { $orator-is ->
        [you] { $who } te pose une question.
       *[other] { $who } pose une question à { $orator }.
    }
}
memoria-event-asks-about = { $who-is ->
    [you] Tu interroges { $orator } sur { $topic }.
   *[other] { $orator-is ->
        [you] { $who } t’interroge sur { $topic }.
       *[other] { $who } interroge { $orator } sur { $topic }.
    }
}
memoria-event-passes = { $who-is ->
    [you] Tu ne demandes rien.
   *[other] { $who } ne demande rien.
}
memoria-event-answered = { $who-is ->
    [you] Tu as répondu à { $asker }.
   *[other] { $asker-is ->
        [you] { $who } t’a répondu.
       *[other] { $who } a répondu à { $asker }.
    }
}
memoria-event-answers = { $who-is ->
    [you] Toi : « { $words } »
   *[other] { $who } : « { $words } »
}
memoria-event-voted = { $who-is ->
    [you] Tu as voté.
   *[other] { $who } a voté.
}
memoria-event-opens = { $who-is ->
    [you] { $face ->
        [truth] Tu dévoiles Memoria et tu y as cru.
       *[bluff] Tu dévoiles Bluff et tu n’y as pas cru.
    }
   *[other] { $face ->
        [truth] { $who } dévoile Memoria et y a cru.
       *[bluff] { $who } dévoile Bluff et n’y a pas cru.
    }
}
memoria-event-decides = { $who-is ->
    [you] { $face ->
        [truth] Tu dévoiles Memoria : c’était vrai !
       *[bluff] Tu dévoiles Bluff : c’était inventé !
    }
   *[other] { $face ->
        [truth] { $who } dévoile Memoria : c’était vrai !
       *[bluff] { $who } dévoile Bluff : c’était inventé !
    }
}
memoria-event-scored = { $who-is ->
    [you] { $points ->
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
   *[other] { $points ->
        [one] { $who } marque { $points } point.
       *[other] { $who } marque { $points } points.
    }
}
memoria-event-second = Manche 2 : une image par récit, et plus de questions.
memoria-event-tie = Égalité entre { $names } : la partie continue.
memoria-event-over = Le dernier souvenir est raconté, la partie est finie.

## Feuille de score

memoria-line-orator = récit, erreurs : { $wrong } × { $worth }
memoria-line-listener = { $who-is ->
    [you] { $face ->
        [truth] ton récit vrai, jugé vrai
       *[bluff] ton bluff, démasqué
    }
   *[other] { $face ->
        [truth] { $who-starts ->
            [vowel] récit vrai d’{ $who }, jugé vrai
           *[consonant] récit vrai de { $who }, jugé vrai
        }
       *[bluff] { $who-starts ->
            [vowel] bluff d’{ $who }, démasqué
           *[consonant] bluff de { $who }, démasqué
        }
    }
}

## Feuille de score : ce qui se compte ensemble

memoria-kind-orator = Raconter
memoria-kind-listener = Écouter

## Les choix de l’hôte

memoria-option-channel = Comment raconte-t-on ?
memoria-option-channel-spoken = De vive voix, dans une pièce ou au téléphone
memoria-option-channel-written = Par écrit, à cette table
memoria-option-orator = Qui raconte en premier ?
memoria-option-orator-chance = Le hasard décide
memoria-option-sides = Quelles images ?
memoria-option-sides-white = Le côté blanc
memoria-option-sides-blue = Le côté bleu
memoria-option-sides-mixed = Les deux, mélangés
memoria-option-time = Temps de réflexion de la manche 1
memoria-option-time-none = Tout le temps voulu
memoria-option-time-30 = 30 secondes
memoria-option-time-60 = 60 secondes
memoria-option-time-90 = 90 secondes
memoria-option-time-120 = 2 minutes
memoria-option-time-180 = 3 minutes
memoria-option-cards = Images de la manche 1
memoria-option-cards-shared = Les mêmes pour tous
memoria-option-cards-own = À chacun les siennes
memoria-option-count = Combien d’images en manche 1 ?
memoria-option-count-1 = Une
memoria-option-count-2 = Deux
memoria-option-count-3 = Trois
memoria-option-count-4 = Quatre
memoria-option-count-5 = Cinq
memoria-option-count-6 = Six
memoria-option-count-7 = Sept
memoria-option-count-8 = Huit
memoria-option-count-9 = Neuf
memoria-option-second = Images de la manche 2
memoria-option-second-new = Une nouvelle pour chaque récit
memoria-option-second-same = La même pour tous, deux fois
memoria-option-tie = En cas d’égalité en tête
memoria-option-tie-shared = La victoire est partagée
memoria-option-tie-play-on = On joue encore pour se départager
memoria-preset-short = Court : trois images
memoria-preset-written = À distance : par écrit
memoria-preset-calm = Tranquille : sans montre
memoria-gather = Le mieux, c’est une télé dans la pièce : ouvres-y le grand écran, puis chacun entre avec son téléphone.

## Règles : la mise en place

memoria_setup_pair = Chacun a deux cartes : Memoria pour le vrai, Bluff pour l’inventé.
memoria_setup_sides = L’hôte choisit le côté blanc, le côté bleu, ou les deux mélangés : alors chaque carte montre un côté, au hasard, toute la partie.
memoria_setup_orator = Le plus âgé raconte en premier. Ici l’hôte dit qui, ou le hasard.
memoria_deck_empty = Quand la pioche est épuisée, la défausse est mélangée et la remplace.

## Règles : manche 1

memoria_r1_cards = Six images sont au centre, pour tous et pour toute la manche.
memoria_r1_think = Une seule fois, tous ensemble, vous avez 90 secondes pour retrouver un souvenir ou l’inventer. Dès que tous ont trouvé, on continue.
    .why = D’abord, tout le monde réfléchit. On pose les cartes quand tous ont trouvé.
memoria_r1_commit = L’orateur pose Memoria ou Bluff face cachée, puis montre les images de son récit, d’une seule à toutes. Rien de cela ne change ensuite.
    .why = { $why ->
        [none] Montre d’abord au moins une image.
       *[again] Ton récit contient déjà { $picture }.
    }
memoria_r1_tell = L’orateur raconte un seul événement avec ces images, prises au sens propre. N’est vrai que ce dont on se souvient vraiment ; la moindre invention en fait un bluff. La table en juge, pas le programme.
    .why = { $why ->
        [enough] Chaque image a sa phrase. Ton récit est fini.
       *[again] Tu l’as déjà raconté.
    }
memoria_r1_question = En partant de la gauche de l’orateur, chacun peut poser une question ou passer. Si le récit est vrai, les réponses le sont aussi ; sinon, tout est permis.
    .why = Les questions sont finies : maintenant, on vote.
memoria_vote = Tous les autres posent Memoria ou Bluff face cachée. Personne ne voit de carte avant que tous aient voté.
    .why = On dévoile les cartes quand tout le monde a voté.
memoria_reveal = Un par un, en partant de la gauche de l’orateur, chacun dévoile sa carte et peut dire pourquoi. L’orateur vient en dernier.
memoria_r1_score = L’orateur marque autant de points qu’il a utilisé d’images, pour chaque personne qui s’est trompée ; chaque personne qui a vu juste en marque autant.
memoria_r1_next = La personne à gauche raconte ensuite, jusqu’à ce que tous l’aient fait. Puis les images sont défaussées.

## Règles : manche 2

memoria_r2_card = L’orateur pioche une image, que tous voient, et a 45 secondes.
memoria_r2_commit = Puis il pose Memoria ou Bluff face cachée, et raconte. La carte ne change plus ensuite.
memoria_r2_no-questions = Dans la manche 2, personne ne pose de questions.
    .why = Dans la manche 2, pas de questions : fie-toi à ton intuition.
memoria_r2_score = La manche 2 donne 3 points : à l’orateur pour chaque personne qui s’est trompée, et à chaque personne qui a vu juste.
memoria_r2_twice = La manche 2 fait deux fois le tour de la table, à partir du premier orateur de la manche 1. Chacun raconte donc trois souvenirs dans la partie.

## Règles : la fin

memoria_win = Qui a le plus de points l’emporte.
memoria_tie = Une égalité se partage. Si l’hôte le veut, les ex æquo jouent encore : un récit chacun comme en manche 2, tous votent, seuls les ex æquo marquent. Toujours à égalité : on partage.

## Règles : variantes

memoria_variant_own-six = Chacun a ses propres images pour la manche 1, visibles devant lui.
    .why = C’est devant quelqu’un d’autre qu’il y a { $picture }. Ton récit utilise tes images.
memoria_variant_count = La manche 1 peut avoir un autre nombre d’images, d’une à neuf, ou un autre temps.
memoria_variant_same-card = Dans la manche 2, tous racontent à partir de la même image, une nouvelle à chaque tour de table.

## Règles : raconter à distance

memoria_channel_spoken = On parle, dans une pièce ou au téléphone. Le programme montre les images, le temps et les étapes.
memoria_channel_written = Récits, questions et réponses s’écrivent à la table.
memoria_private = Ce que tu écris, c’est ta vie. Seule cette table le lit ; ce n’est dans aucun journal ni aucune rediffusion, et tout disparaît quand la table ferme.

## Images

memoria-picture-sun = le soleil
memoria-picture-dog = un chien
memoria-picture-cat = un chat
memoria-picture-horse = un cheval
memoria-picture-cow = une vache
memoria-picture-pig = un cochon
memoria-picture-sheep = un mouton
memoria-picture-goat = une chèvre
memoria-picture-rabbit = un lapin
memoria-picture-mouse = une souris
memoria-picture-elephant = un éléphant
memoria-picture-lion = un lion
memoria-picture-monkey = un singe
memoria-picture-bear = un ours
memoria-picture-wolf = un loup
memoria-picture-fox = un renard
memoria-picture-hedgehog = un hérisson
memoria-picture-frog = une grenouille
memoria-picture-turtle = une tortue
memoria-picture-snake = un serpent
memoria-picture-fish = un poisson
memoria-picture-whale = une baleine
memoria-picture-shark = un requin
memoria-picture-octopus = une pieuvre
memoria-picture-crab = un crabe
memoria-picture-snail = un escargot
memoria-picture-butterfly = un papillon
memoria-picture-bee = une abeille
memoria-picture-ladybird = une coccinelle
memoria-picture-spider = une araignée
memoria-picture-owl = une chouette
memoria-picture-duck = un canard
memoria-picture-rooster = un coq
memoria-picture-penguin = un pingouin
memoria-picture-parrot = un perroquet
memoria-picture-giraffe = une girafe
memoria-picture-camel = un chameau
memoria-picture-crocodile = un crocodile
memoria-picture-tree = un arbre
memoria-picture-rose = une rose
memoria-picture-apple = une pomme
memoria-picture-banana = une banane
memoria-picture-cherries = des cerises
memoria-picture-strawberry = une fraise
memoria-picture-lemon = un citron
memoria-picture-carrot = une carotte
memoria-picture-bread = du pain
memoria-picture-cheese = un morceau de fromage
memoria-picture-egg = un œuf
memoria-picture-pizza = une pizza
memoria-picture-ice-cream = une glace
memoria-picture-cake = un gâteau d’anniversaire
memoria-picture-car = une voiture
memoria-picture-train = un train
memoria-picture-bicycle = un vélo
memoria-picture-plane = un avion
memoria-picture-rocket = une fusée
memoria-picture-tractor = un tracteur
memoria-picture-house = une maison
memoria-picture-tent = une tente
memoria-picture-ball = un ballon de foot
memoria-picture-kite = un cerf-volant
memoria-picture-teddy-bear = un ours en peluche
memoria-picture-drum = un tambour
memoria-picture-piano = un piano
memoria-picture-bell = une cloche
memoria-picture-telephone = un téléphone
memoria-picture-book = un livre
memoria-picture-scissors = des ciseaux
memoria-picture-key = une clé
memoria-picture-hammer = un marteau
memoria-picture-candle = une bougie
memoria-picture-umbrella = un parapluie
memoria-picture-crown = une couronne
memoria-picture-bed = un lit
memoria-picture-boat = un bateau
memoria-picture-truck = un camion
memoria-picture-moon = la lune
memoria-picture-star = une étoile
memoria-picture-rainbow = un arc-en-ciel
memoria-picture-cloud = un nuage
memoria-picture-storm = un orage
memoria-picture-snowman = un bonhomme de neige
memoria-picture-snowflake = un flocon de neige
memoria-picture-fire = un feu
memoria-picture-wave = une vague
memoria-picture-mountain = une montagne
memoria-picture-volcano = un volcan
memoria-picture-island = une île
memoria-picture-fir-tree = un sapin
memoria-picture-palm-tree = un palmier
memoria-picture-cactus = un cactus
memoria-picture-mushroom = un champignon
memoria-picture-leaf = une feuille
memoria-picture-sunflower = un tournesol
memoria-picture-clover = un trèfle à quatre feuilles
memoria-picture-feather = une plume
memoria-picture-nest = un nid
memoria-picture-shell = un coquillage
memoria-picture-grapes = une grappe de raisin
memoria-picture-orange = une orange
memoria-picture-watermelon = une tranche de pastèque
memoria-picture-pineapple = un ananas
memoria-picture-tomato = une tomate
memoria-picture-corn = un épi de maïs
memoria-picture-hamburger = un hamburger
memoria-picture-chips = des frites
memoria-picture-spaghetti = une assiette de spaghettis
memoria-picture-biscuit = un biscuit
memoria-picture-chocolate = une tablette de chocolat
memoria-picture-sweet = un bonbon
memoria-picture-milk = un verre de lait
memoria-picture-bus = un bus
memoria-picture-motorbike = une moto
memoria-picture-helicopter = un hélicoptère
memoria-picture-fire-engine = un camion de pompiers
memoria-picture-ambulance = une ambulance
memoria-picture-police-car = une voiture de police
memoria-picture-scooter = une trottinette
memoria-picture-sledge = une luge
memoria-picture-anchor = une ancre
memoria-picture-traffic-light = un feu tricolore
memoria-picture-castle = un château
memoria-picture-big-wheel = une grande roue
memoria-picture-circus = un chapiteau de cirque
memoria-picture-slide = un toboggan
memoria-picture-door = une porte
memoria-picture-window = une fenêtre
memoria-picture-balloon = un ballon de baudruche
memoria-picture-robot = un robot
memoria-picture-die = un dé
memoria-picture-guitar = une guitare
memoria-picture-violin = un violon
memoria-picture-trumpet = une trompette
memoria-picture-alarm-clock = un réveil
memoria-picture-camera = un appareil photo
memoria-picture-television = une télévision
memoria-picture-pencil = un crayon
memoria-picture-ladder = une échelle
memoria-picture-broom = un balai
memoria-picture-bucket = un seau
memoria-picture-light-bulb = une ampoule
memoria-picture-glasses = des lunettes
memoria-picture-shoe = une chaussure
memoria-picture-dress = une robe
memoria-picture-present = un cadeau
memoria-picture-letter = une lettre
memoria-picture-suitcase = une valise
memoria-picture-bathtub = une baignoire
memoria-picture-toothbrush = une brosse à dents

## Les règles en chapitres

memoria-chapter-goal = Le but du jeu
memoria-chapter-setup = La mise en place
memoria-chapter-first = Manche 1 : un récit en six images
memoria-chapter-second = Manche 2 : un récit en une image
memoria-chapter-scoring = Les points
memoria-chapter-end = Les égalités
memoria-chapter-variants = Variantes
memoria-chapter-here = Jouer ici

memoria-figure-pair = Chacun a les deux : Memoria pour un récit vrai, Bluff pour un récit inventé.
memoria-figure-story = Trois des images, un seul récit : le jour où le chien a sauté du bateau.
memoria-figure-score = Un récit de trois images. Deux se sont trompés : 6 points pour qui racontait. Un avait raison : 3 points pour lui.
