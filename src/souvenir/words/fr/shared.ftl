# Ce que tous les jeux partagent. Les mots d’un jeu sont dans son dossier, sous des clés qui commencent par son nom.

## Les jeux

game-vivid = Vivid Memories
game-vivid-about = Recueille des fragments d’enfance, tisse-en des fils et complète les souvenirs qui comptent le plus.
game-dejavu = Déjà Vu : Fragments of Memory
game-dejavu-about = Sème des impressions parmi les nébuleuses et rends à une petite fille ses souvenirs perdus, un à un.
game-memoria = Memoria Bluff
game-memoria-about = Raconte un souvenir à partir de quelques images, vrai ou inventé, et devine qui bluffe.
game-mistral = Plus Belle la Vie
game-mistral-about = Rencontres, intrigues et brouilles au Mistral, à Marseille : tire le meilleur de chaque rendez-vous.

## La table

table_turn = On agit quand vient son tour.
    .why = Ce n’est pas encore ton tour : les autres réfléchissent.
table_step = Une chose à la fois : chaque étape demande la sienne.
    .why = Ce n’est pas ce qui est demandé maintenant.
table-event-undid = { $who-is ->
    [you] Tu reprends un pas.
   *[other] { $who } reprend un pas.
}
table-event-sat = { $who-is ->
    [you] Tu prends place.
   *[other] { $who } prend place.
}
table-event-away = { $who-is ->
    [you] Tu t’absentes : un robot joue à ta place.
   *[other] { $who } s’absente : un robot joue à sa place.
}
table-event-back = { $who-is ->
    [you] Te voilà de retour.
   *[other] { $who } est de retour.
}

## La langue : son nom, et à qui elle prend nombres, listes et pluriels (CLDR)

language-name = Français
language-locale = fr

## Places

seat-unnamed = Joueur { $number }
seat-you = toi
    .alone = Toi

## Robots

bot-random = Rêverie
bot-random-level = joue tout ce qui est permis, au hasard
bot-greedy = La Pie
bot-greedy-level = prend ce qui rapporte le plus tout de suite
bot-beginner = Débutant
bot-beginner-level = joue le jeu et passe souvent à côté du meilleur coup
bot-casual = Amateur
bot-casual-level = voit ce qui rapporte, avec quelques étourderies
bot-regular = Habitué
bot-regular-level = essaie quelques tours dans sa tête avant de jouer
bot-expert = Expert
bot-expert-level = réfléchit une seconde à chaque tour
bot-careful = Le Limier
bot-careful-level = confronte chaque récit à ce qu’on sait

## Feuilles de score

score-line = { $what } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## De qui vient la règle

provenance-rulebook = règle de la boîte
provenance-ruling = décision de table
provenance-ours = de notre cru
provenance-stated = écrit dans la règle
provenance-deduced = déduit de la règle
provenance-reported = rapporté par une critique
rule-ruling = Décision de table : { $text }
rule-ours = De notre cru : { $text }
origin-stated = Vient de la règle.
origin-deduced = Déduit de la règle.
origin-reported = Rapporté par une critique du jeu.
origin-ours = De notre cru : la règle ne le montre pas.
origin-in-stated = De la règle : { $parts }.
origin-in-deduced = Déduit : { $parts }.
origin-in-reported = Rapporté par une critique : { $parts }.
origin-in-ours = De notre cru : { $parts }.
origin-part-name = le nom
origin-part-number = le numéro
origin-part-icon = l’image
origin-part-family = la famille
origin-part-colour = la couleur
origin-part-purple = la couleur violette
origin-part-figures = le nombre de figurines
origin-part-asks = les couleurs demandées
origin-part-combination = les dés demandés
origin-part-faces = les faces des dés
origin-part-power = le pouvoir
origin-part-pair = les deux personnages
origin-part-slots = les cases
origin-part-powers = les pouvoirs
origin-part-points = les points
origin-part-scoring = ce qu’elle rapporte
origin-part-action = l’action
origin-part-pattern = le motif

## Le terminal : ses commandes, par virgules ; toutes marchent dans toutes les langues

terminal-words-undo = annuler, annule
terminal-words-why = aide, pourquoi
terminal-words-rules = règles, règle
terminal-words-score = score, scores, points
terminal-words-board = plateau, tout, table
terminal-words-log = journal, historique
terminal-words-language = langue
terminal-words-save = sauver, enregistrer
terminal-words-quit = quitter, sortir
terminal-words-yes = oui, o
terminal-words-no = non, n
terminal-help-undo = reprendre ton dernier pas
terminal-help-why = cette page ; « ? quelque chose » dit ce que c’est, et pourquoi on ne peut pas le choisir
terminal-help-rules = « règles MOT » cherche dans les règles
terminal-help-score = toutes les feuilles de score, ligne par ligne
terminal-help-board = tout ce qui est sur la table ; « plateau NOM » regarde de plus près
terminal-help-log = ce qui vient de se passer
terminal-help-language = « langue it » change de langue
terminal-help-save = « sauver FICHIER » écrit la partie
terminal-help-quit = quitter la partie
terminal-help-choose = Pour choisir, tape un numéro ou quelques mots d’un choix. Ces règles permettent ce que tu peux choisir :

## Le terminal : choisir

terminal-prompt = Numéro ou mot, « ? » pour l’aide :
terminal-prompt-only = Entrée fait ceci, le seul choix ; « ? » pour l’aide :
terminal-prompt-back = Numéro ou mot, Entrée pour tous les choix :
terminal-no-match = Aucun choix ne contient « { $said } ». Tape un numéro, d’autres mots, ou « ? » pour l’aide.
terminal-no-such-number = { $count ->
    [one] Il n’y a que le choix 1.
   *[other] Choisis un numéro de 1 à { $count }.
}
terminal-ambiguous = { $count } choix contiennent « { $said } ». Lequel ?
terminal-allowed = Ceci est possible maintenant : { $what }.
terminal-why-nothing = Rien de ce qui est demandé ne contient « { $said } ».
terminal-cannot-undo = Rien à reprendre : ton dernier pas a dévoilé quelque chose, ou d’autres ont joué dessus.
terminal-rules-topics = Les règles parlent de : { $topics }. Tape « règles » et l’un de ces mots, ou un autre.
terminal-rules-none = Aucune règle ne contient « { $said } ».
terminal-no-such-part = Rien sur la table ne s’appelle « { $said } ».
terminal-news-more = › … encore { $count } : « journal ».
terminal-log-empty = Il ne s’est encore rien passé.
terminal-languages = Tape « langue » et l’une de celles-ci : { $languages }.
terminal-waiting = { $who } réfléchit…

## Le terminal : la chance, la partie écrite et la fin

terminal-players = À la table : { $names }
terminal-promise = La chance de cette partie découle d’un secret. Voici son empreinte ; le secret sera montré à la fin :
terminal-ask-word = { $name }, mêle un mot à la chance si tu veux (Entrée : aucun) :
terminal-curtain = Passe l’écran à { $who }. { $who }, appuie sur Entrée.
terminal-curtain-undo = { $who } peut encore taper « annuler » d’abord.
terminal-private-read = Ceci n’est que pour toi. Entrée efface l’écran.
terminal-open-read = Entrée, quand tout le monde a lu.
terminal-ask-save = Enregistrer la partie ? Entrée : non ; oui : { $file } ; ou tape un nom de fichier :
terminal-saved = Enregistré : { $file }
terminal-saved-open = La partie n’est pas finie : le fichier contient ce qui est encore caché, ne le regarde pas encore.
terminal-save-failed = { $file } ne peut pas être écrit : { $reason }.
terminal-verify = Chacun peut vérifier cette partie : { $command }
terminal-secret = Le secret dont l’empreinte a été montrée avant la donne :
terminal-secret-words = Mêlé de : { $words }
terminal-left = Tu as quitté la partie.
terminal-off-box = À { $count }, c’est hors boîte : une variante de la maison.
terminal-rank = { $who-is ->
    [you] { $place }. Toi : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $place }. { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
terminal-sheet = { $who-is ->
    [you] Toi : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
terminal-sheet-round = Manche { $round } : { $points }
terminal-sheet-empty = Rien de marqué encore.
terminal-sheet-forecast = Si l’on comptait maintenant : { $points } de plus
terminal-dealt = La partie est mise en place.
terminal-moved = { $name } joue.

## Le terminal : ce qui s’est passé dans une partie

terminal-analysis-seat = { $name } : { $start } sur 100 après la donne, { $end } à la fin. Chance { $luck } (± { $luck-error }), adresse { $skill } (± { $skill-error }), choses cachées { $hidden } (± { $hidden-error }), vu trop tard { $revised } (± { $revised-error }), inexpliqué { $rest } (± { $rest-error }).
terminal-analysis-loss = { $name } : chaque tour a perdu { $loss } sur 100 par rapport au meilleur trouvé ({ $turns } tours).
terminal-analysis-about = Les chances sont en centièmes. L’adresse, c’est ce que valent les choix, selon ce qu’on pouvait savoir, face à des gens pressés.
terminal-analysis-no-marks = Aucun tour n’était mauvais sans aucun doute.
terminal-analysis-mark = { $mark ->
    [blunder] { $name } : une gaffe, { $loss } de perdu (± { $error }), { $points } points.
    [mistake] { $name } : une erreur, { $loss } de perdu (± { $error }), { $points } points.
   *[slip] { $name } : un faux pas, { $loss } de perdu (± { $error }), { $points } points.
}
terminal-analysis-better = Mieux : { $steps }
terminal-analysis-hindsight = En sachant tout : { $loss } (± { $error }).
terminal-analysis-luck = { $name } : { $gained } par chance (± { $error }).
terminal-analysis-round = Manche { $round }, chance : { $shares }
terminal-puzzle-title = Trouve le tour : { $game }, problème { $number } sur { $of }
terminal-puzzle-right = Juste : on ne connaît pas de meilleur tour.
terminal-puzzle-wrong = Ce n’est pas le meilleur tour : il perd { $loss } chances sur 100.
terminal-puzzle-points = { $points ->
    [one] À la fin, c’est environ { $points } point.
   *[other] À la fin, c’est environ { $points } points.
}
terminal-puzzle-yours = Ton tour
terminal-puzzle-answer = Le meilleur tour connu
terminal-puzzle-scores = Sur ta feuille de score, maintenant ou si l’on comptait maintenant
terminal-puzzle-worth = { $points ->
    [one] À la fin, il rapporte environ { $points } point de plus que les mauvais tours évalués.
   *[other] À la fin, il rapporte environ { $points } points de plus que les mauvais tours évalués.
}
terminal-puzzle-nothing = Rien ne change encore sur ta feuille de score.
terminal-puzzle-then = Entrée : réessayer. a : la réponse. n : le problème suivant. q : quitter.
terminal-puzzle-weighing = Évaluation …
terminal-recap-teller = Récits de { $name } : { $stories }, dont bluffs : { $bluffs } ; on y a cru { $believed } fois sur { $votes }.
terminal-recap-listener = { $name } a cru { $believed } récits sur { $votes } et a vu juste { $right } fois.
terminal-recap-story = { $face ->
    [bluff] { $name } a bluffé : cru par { $believed } sur { $votes } ; images { $pictures }, affirmations { $claims }, questions { $questions }.
   *[truth] { $name } a dit vrai : cru par { $believed } sur { $votes } ; images { $pictures }, affirmations { $claims }, questions { $questions }.
}

## Les visages : le nom de qui n’en a pas donné

face-fox = Renard
face-owl = Chouette
face-hare = Lièvre
face-bear = Ours
face-frog = Grenouille
face-hedgehog = Hérisson
face-whale = Baleine
face-heron = Héron
face-deer = Cerf
face-turtle = Tortue
face-moth = Phalène
face-snail = Escargot

## La page : l’entrée

page-about = Des jeux de plateau sur la mémoire, entre amis ou contre des robots.
page-games = Jeux
page-game-seats = de { $from } à { $to } joueurs
page-game-minutes = { $from } à { $to } minutes
page-game-minutes-about = environ { $minutes } minutes
page-game-age = dès { $age } ans
page-way-bots = Contre des robots
page-way-friends = Entre amis
page-way-learn = Apprendre
page-way-practise = S’exercer
page-mine = Reprendre
page-mine-yours = C’est à toi
page-mine-gathering = On s’installe
page-mine-playing = On attend les autres
page-mine-over = Terminée
page-mine-again = Revoir
page-mine-more = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
}
page-finished = Parties finies
page-join = Rejoindre une table
page-join-code = Code ou lien
page-join-enter = Entrer
page-join-empty = Tape d’abord le code, ou colle le lien.
page-joining = On cherche la table…
page-home = Accueil
page-close = Fermer
page-coming = Un instant…
page-lost-page = Pas de page ici
page-lost-page-about = Il n’y a rien à cette adresse. Il lui manque peut-être une lettre.
page-lost-table = Pas de table ici
page-lost-key = Ce lien n’est plus bon
page-lost-key-about = La partie est peut-être finie, ou il manque un bout du lien. Demande-en un nouveau, ou tape le code de la table.
page-lost-offline = Hors de portée
page-lost-other = Cela n’a pas marché
page-lost-home = Vers les jeux
page-lost-again = Réessayer

## La page : une nouvelle table

page-new-seats = Combien de joueurs ?
page-new-seats-count = { $count }
page-new-seats-off-box = { $count }, hors boîte
page-new-who = Avec qui ?
page-new-who-friends = Des amis
page-new-who-bots = Des robots
page-new-preset = Comment ?
page-new-more = D’autres souhaits
page-preset-box = Comme dans la boîte
page-off-box = À { $count }, c’est une variante de la maison : la boîte dit de { $from } à { $to }.
page-bot-level = { $name } : { $level }
page-new-pace = Le rythme des robots
page-new-pace-quick = Rapide
page-new-pace-human = Comme des gens
page-new-pace-slow = Lent, pour suivre chaque geste
page-new-edition = Édition
page-new-clock = Temps pour décider
page-new-clock-none = Autant que tu veux
page-new-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-new-make = Ouvrir la table
page-seat = Place { $number }

## La page : on s’installe

page-gather-who = Qui joue ?
page-gather-welcome = On t’attend : comment t’appelles-tu ?
page-gather-free = Place libre
page-gather-you = sur cet appareil
page-gather-bot = Ajouter un robot
page-gather-level = Le jeu des robots
page-gather-name = Ton nom
page-gather-another = Quelqu’un d’autre sur cet appareil
page-gather-face = Changer de visage, { $name }
page-gather-another-name = Son nom
page-gather-nameless = D’abord un nom.
page-gather-played = Ce qu’on joue
page-gather-players = { $count ->
    [one] Une personne, en solo
   *[other] { $count } joueurs
}
page-gather-begun = { $at ->
    [0] Cette table reprend la donne d’une partie jouée par { $players } : qui l’a vue connaît cette donne. La suite du hasard est neuve.
   *[other] Cette table continue une partie jouée par { $players }, après { $at } de ses { $of } décisions. Tout le hasard à venir est neuf.
}
page-gather-begun-nobody = des personnes sans nom
page-gather-sit = S’asseoir
page-gather-rise = Retirer { $name }
page-gather-hot-seat = À plusieurs sur un appareil, on se le passe : un rideau cache ce qui est privé.
page-face-choose = Ton visage
page-start = Commencer
page-start-wait = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
page-start-host = Toutes les places sont prises : l’hôte peut commencer.
page-share-title = Inviter
page-share-code = Sur { $address }, tape
page-share-qr = Image du lien : vise-la avec un téléphone
page-share-link = Copier le lien
page-share-copied = Copié
page-share-copy = Le lien
page-share-send = Envoyer
page-share-watch = Lien pour regarder
page-share-stage = Pour le grand écran
page-share-none = Seuls les joueurs assis peuvent inviter.
page-luck-title = Un hasard honnête
page-luck-about = Tout le hasard de la partie découle d’un secret déjà fixé. Voici son sceau ; le secret est montré à la fin, et chacun peut vérifier que rien n’a changé.
page-luck-word = Un mot à toi pour le mélanger
page-luck-stir = Mélanger
page-luck-words = Mélangé avec : { $words }

## La page : la table

page-title-yours = À toi : { $game }
page-your-turn = À toi.
page-waiting = On attend { $names }…
page-over = La partie est finie.
page-board = La table
page-players = Joueurs
page-points = points
page-chip-acts = choisit
page-rule-ask = La règle
page-rule-ask-ours = Notre décision
page-react = Montrer son humeur à tout le monde
page-react-clap = Des applaudissements
page-react-heart = Un cœur
page-react-laugh = Un rire
page-react-wow = Oh là là
page-react-think = Je réfléchis
page-react-hurry = Un peu plus vite
page-away = absent
page-away-about = { $name } n’est pas en ligne.
page-watching = Tu regardes la partie.
page-lent = { $who-is ->
    [you] Un robot joue pour toi.
   *[other] Un robot joue pour { $who }.
}
page-lend-take = Reprendre la main
page-since = Depuis ton dernier regard
page-lend = Un robot joue pour { $name }
page-lend-mine = Un robot joue pour moi
page-lend-return = Je reprends ma place
page-choices = Tes choix
page-choices-all = { $count ->
    [one] Voir le choix
   *[other] Voir les { $count } choix
}
page-choices-filter = Chercher un choix par ses mots
page-confirm = Confirmer
page-firm = Tu ne pourras pas revenir en arrière.
page-back = Retour
page-undo = Reprendre
page-hint = Conseil
page-effect-sure = { $points ->
    [one] { $signed } point acquis.
   *[other] { $signed } points acquis.
}
page-effect-moved = { $points ->
    [one] { $signed } point, attendu jusqu’ici, désormais acquis.
   *[other] { $signed } points, attendus jusqu’ici, désormais acquis.
}
page-effect-both = { $points ->
    [one] { $signed } point acquis, { $all } en tout si l’on comptait maintenant.
   *[other] { $signed } points acquis, { $all } en tout si l’on comptait maintenant.
}
page-effect-maybe = { $points ->
    [one] { $signed } point si l’on comptait maintenant.
   *[other] { $signed } points si l’on comptait maintenant.
}
page-why-ask = Demander pourquoi pas
page-why-instead = Pas maintenant. { $asks }
page-bubble = Ce que c’est
page-lesson-ok = Compris
page-lesson-enough = Ne plus expliquer
page-reconnecting = Hors de portée ; on revient tout seul…
page-curtain-pass = Passe l’appareil à { $names }
page-curtain-why = Tant que le rideau est baissé, rien de privé n’est à l’écran.
page-curtain-lift = C’est moi, { $name } : lever le rideau
page-curtain-others = Revoir, ou reprendre un pas ?
page-curtain-lower = Baisser le rideau
page-curtain-look = Regard réservé à { $name } : montrer ce qui est secret
page-asks-one = { $name } : { $asks }
page-clock = Temps restant
page-clock-binding = À la fin du temps, on joue pour toi
page-clock-gentle = À la fin du temps, rien ne se passe
page-clock-extend = Une minute de plus pour tous
page-handover = Jouer sur un autre appareil
page-handover-about = Entre le code là-bas, sous « Rejoindre une table ». Il sert une fois.
page-now-plain = Voici la table en texte.
page-now-drawn = Voici la table dessinée.

## La page : à côté de la table

page-more = À côté de la table
page-side-score = Score
page-side-log = Récit
page-side-rules = Règles
page-side-talk = Parler
page-sheet-empty = Rien de compté encore.
page-sheet-round = Manche { $round }
page-sheet-forecast = En plus, si l’on comptait maintenant
page-log-empty = Il ne s’est encore rien passé.
page-log-rounds = Manches
page-log-jump = Y aller
page-log-all = Tout montrer ({ $count })
page-rules-search = Chercher dans les règles
page-rules-contents = Chapitres
page-rules-print = Imprimer
page-rules-whose = Ce qui ne porte pas de marque est la règle de la boîte. Une décision de table tranche ce que la boîte laisse ouvert ; ce qui est de notre cru, c’est ce que ce programme ajoute.
page-licences = Licences
page-rules-none = Aucune règle ne contient ces mots.
page-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
page-rules-now-none = On ne te demande rien maintenant.
page-secrets-none = Rien n’est caché aux autres.
page-talk-about = Toute la table peut lire ceci. Rien n’est gardé, sauf si tout le monde est d’accord.
page-talk-say = Dire quelque chose
page-talk-send = Envoyer
page-talk-gone = Ce qui a été écrit auparavant a disparu : la table a quitté la mémoire un moment. Chacun peut récrire son texte.
page-talk-story = raconte :
page-talk-question = demande :
page-talk-answer = répond :
page-write-story = Ton histoire
page-write-question = Ta question
page-write-answer = Ta réponse
page-write-private = Seule cette table le lit.
page-keep-title = Garder ce qui a été écrit ?
page-keep-about = Si tout le monde est d’accord, vos histoires, questions et réponses vont dans le fichier de cette partie. Sinon, elles disparaissent quand la table ferme. Jusqu’à la fin, chacun peut changer d’avis.
page-keep-mine = { $name } : oui, on garde
page-keep-yes = { $name } est d’accord
page-keep-not-yet = { $name } n’a pas dit oui
page-keep-kept = Tout le monde est d’accord : ce qui a été écrit est dans le fichier de cette partie.
page-stage-join = Rejoins-nous sur { $address }

## La page : la fin, et revoir

page-end-title = Comment cela finit
page-end-counting = On compte les points…
page-end-skip = Une touche ou un tapotement montre la fin.
page-end-tally = Les points par manche et par sorte
page-end-total = Total
page-end-look = Regarder la table
page-end-picture = Une image à partager
page-end-again = Comment ça s’est fini ?
page-end-won = { $who-is ->
    [you] Tu gagnes.
   *[other] { $who } gagne.
}
page-end-won-by = { $points ->
    [one] { $who-is ->
        [you] Tu gagnes d’un point.
       *[other] { $who } gagne d’un point.
    }
   *[other] { $who-is ->
        [you] Tu gagnes de { $points } points.
       *[other] { $who } gagne de { $points } points.
    }
}
page-end-won-level = { $who-is ->
    [you] À égalité de points, tu gagnes grâce à ce que la règle place en premier.
   *[other] À égalité de points, { $who } gagne grâce à ce que la règle place en premier.
}
page-end-shared = { $names } se partagent la victoire.
page-end-rematch = Rejouer
page-end-rematch-join = À la nouvelle table
page-end-replay = Revoir
page-end-record = Enregistrer le fichier
page-end-verify = Le hasard était-il honnête ?
page-end-verify-about = Enregistre le fichier et vérifie-le avec cette commande : chaque tirage doit découler du secret dont le sceau fut montré avant le début.
page-end-commitment = Sceau :
page-end-secret = Secret :
page-replay = Revoir une partie
page-replay-about = Ouvre le fichier d’une partie et revois-la pas à pas, telle que chacun la connaissait.
page-replay-open = Ouvrir une partie depuis un fichier
page-replay-file = Fichier d’une partie (*.souvenir.json)
page-replay-before = Déjà ouvertes
page-replay-first = Au début
page-replay-prev = Un pas en arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-at = Pas { $at } sur { $last }
page-replay-eyes = Vu par
page-replay-eyes-all = quelqu’un qui regarde
page-replay-eyes-revealed = personne : tout est révélé
page-replay-speed = Vitesse
page-replay-branch = Jouer à partir d’ici

## La page : ce qui s’est passé dans une partie finie

page-what = Que s’est-il passé ?
page-what-next = Prochain tournant
page-what-progress = La partie est revue : { $done } sur { $of }
page-what-stop = Laisser tomber
page-what-graph = Chances de gagner, tour par tour
page-what-share = { $name } { $chance } %
page-what-chance = { $chance } %
page-what-at-deal = Après la donne : { $shares }
page-what-at = { $mark ->
    [slip] Tour { $turn } sur { $of }, { $name } : un faux pas. À présent : { $shares }
    [mistake] Tour { $turn } sur { $of }, { $name } : une erreur. À présent : { $shares }
    [blunder] Tour { $turn } sur { $of }, { $name } : une gaffe. À présent : { $shares }
   *[none] Tour { $turn } sur { $of }, { $name }. À présent : { $shares }
}
page-what-mark = { $mark ->
    [blunder] { $name } : une gaffe.
    [mistake] { $name } : une erreur.
   *[slip] { $name } : un faux pas.
} { $points ->
    [0] Coût : { $loss } chances sur 100.
    [one] Coût : { $loss } chances sur 100, environ { $points } point.
   *[other] Coût : { $loss } chances sur 100, environ { $points } points.
}
page-what-slip = faux pas
page-what-mistake = erreur
page-what-blunder = gaffe
page-what-show = Montrer mieux
page-what-better = Selon ce qu’on pouvait savoir, ceci valait mieux :
page-what-then-luck = Ensuite le hasard décide : personne ne sait quelle aurait été la suite.
page-what-back = Retour à la partie
page-what-sums = Chance et choix
page-what-from-to = { $from } % → { $to } %
page-what-luck = Chance
page-what-skill = Choix
page-what-hidden = Choses cachées
page-what-revised = Vu trop tard
page-what-rest = Inexpliqué
page-what-loss = { $turns ->
    [one] Un tour avec un choix ; il a perdu { $loss } sur 100 par rapport au meilleur trouvé.
   *[other] { $turns } tours avec un choix ; chacun a perdu en moyenne { $loss } sur 100 par rapport au meilleur trouvé.
}
page-what-how = Comment est-ce compté ?
page-what-about = Tout est en centièmes de la chance de gagner, si chacun jouait la suite à la hâte. La chance, c’est ce qui a été tiré face à ce qui aurait pu l’être. Les choix sont ceux de toute la table, selon ce qu’on pouvait savoir, face à un tour joué à la hâte. Les choses cachées, personne ne pouvait les savoir. Vu trop tard : ce que des essais arrêtés tôt n’avaient pas vu venir. Un tour n’est marqué que s’il ne reste aucun doute.
page-what-moments = Moments de chance et de malchance
page-what-no-moments = Aucun tirage n’a rien décidé sans aucun doute.
page-what-table = La courbe en tableau
page-what-turn = Tour
page-what-deal = La donne
page-what-marked = Marque
page-what-stories = Récit par récit

## La page : réglages et touches

page-settings = Réglages
page-settings-language = Langue
page-settings-theme = Lumière
page-settings-theme-auto = comme le système
page-settings-theme-dawn = aube
page-settings-theme-night = nuit
page-settings-still = Moins de mouvement
page-settings-sound = Son
page-settings-lessons = Expliquer chaque phase la première fois
page-settings-plain = La table en toutes lettres
page-settings-keys = Des lettres seules sont des raccourcis
page-keys = Touches
page-keys-o = tes choix
page-keys-b = la table
page-keys-s = ce que personne d’autre ne voit
page-keys-m = les derniers coups
page-keys-p = les points
page-keys-r = la règle de ce choix
page-keys-u = reprendre ton dernier pas
page-keys-d = table dessinée ou en texte
page-keys-esc = revenir d’un pas dans un choix
page-keys-help = cette liste
page-keys-off = Ces lettres se désactivent dans les réglages.

## S’exercer

page-practise = Trouve le tour
page-practise-title = Trouve le tour : { $game }
page-practise-at = Problème { $at } sur { $last }
page-practise-all = Tous les problèmes
page-practise-one = { $solved ->
    [yes] Problème { $number }, résolu
   *[no] Problème { $number }
}
page-practise-about = Que jouerais-tu ici ? Joue le tour sur le plateau.
page-practise-weighing = Ton tour est évalué …
page-practise-restart = Depuis le début
page-practise-again = Réessayer
page-practise-show = Montrer la réponse
page-practise-next = Problème suivant
page-practise-leave = Quitter les problèmes
page-practise-own = Essaie toi-même
page-practise-done = Tous les problèmes de ce jeu sont résolus.

## La première partie guidée

page-learn = Ta première partie
page-learn-title = Première partie : { $game }
page-learn-at = { $at } sur { $last }
page-learn-on = Continuer
page-learn-back = Un pas en arrière
page-learn-again = Depuis le début
page-learn-leave = Quitter ; tu pourras reprendre ici
page-learn-touch = Touche ce qui est éclairé.
page-learn-missed = Pas tout à fait : touche ce qui est éclairé.
page-learn-watch = Maintenant, les autres jouent…
page-learn-play = Continuer la partie

## La page : ce qui ne se peut pas

page-failure-offline = Le serveur est hors de portée. Réessaie dans un instant.
page-failure-table = Cette table n’existe pas, ou il faut une invitation.
page-failure-key = Ce code ou ce lien ne mène nulle part. Est-il complet ?
page-failure-taken = Cette place est déjà prise.
page-failure-started = La partie a déjà commencé.
page-failure-seats = Il faut d’abord que toutes les places soient prises.
page-failure-seat = Ce n’est pas ta place.
page-failure-host = Seul l’hôte le peut.
page-failure-undo = On ne peut plus le reprendre : quelque chose a été vu, ou d’autres s’appuient dessus.
page-failure-record = Ce fichier ne se lit pas comme une partie.
page-failure-rate = C’était beaucoup d’un coup. Attends un instant, puis continue.
page-failure-full = Il n’y a plus de place pour l’instant.
page-failure-too-many-tables = Tu as beaucoup de tables ouvertes. Finis-en une d’abord.
page-failure-text = Écris quelque chose, en lettres ordinaires.
page-failure-edition = Cette édition ne se joue pas.
page-failure-options = Ces options ne vont pas ensemble.
page-failure-storage = Rien n’a pu être écrit. Réessaie.
page-failure-damaged = Cette table est abîmée sur le disque. Demande à qui tient le serveur ce qu’il en reste.
page-failure-newer = On a continué cette table avec une version plus récente de Souvenir. Réessaie quand tous les serveurs d’ici l’auront.
page-failure-too-large = C’est trop grand.
page-failure-identity = Ton navigateur ne garde pas de cookies ici : on ne peut pas te reconnaître.
page-failure-not-over = La partie n’est pas finie.
page-failure-hint = Les conseils sont pour les parties contre des robots seuls, quand c’est à toi.
page-failure-analysing = Une de tes parties est déjà en train d’être revue. Attends la fin, ou arrête-la d’abord.
page-failure-analysis = Personne ici ne connaît les chances de ce jeu.
page-failure-other = Cela n’a pas marché. Réessaie dans un instant.
