# Ce que tous les jeux partagent. Les mots d’un jeu sont dans son dossier, sous des clés qui commencent par son nom.

## Les jeux

game-vivid = Vivid Memories
game-vivid-about = Recueillez des fragments d’enfance, tissez-en des fils et complétez les souvenirs qui comptent le plus.
game-dejavu = Déjà Vu : Fragments of Memory
game-dejavu-about = Semez des impressions parmi les nébuleuses et rendez à une petite fille ses souvenirs perdus, un à un.
game-memoria = Memoria Bluff
game-memoria-about = Racontez un souvenir à partir de quelques images, vrai ou inventé, et devinez qui bluffe.
game-mistral = Plus Belle la Vie
game-mistral-about = Rencontres, intrigues et brouilles au Mistral, à Marseille : tirez le meilleur de chaque rendez-vous.

## La table

table_turn = On agit quand vient son tour.
    .why = Ce n’est pas encore votre tour : les autres réfléchissent.
table_step = Une chose à la fois : chaque étape demande la sienne.
    .why = Ce n’est pas ce qui est demandé maintenant.
table-event-undid = { $who } reprend un pas.

## Listes

list-next = { $list }, { $item }
list-last = { $list } et { $item }

## Places

seat-unnamed = Place { $number }

## Robots

bot-random = Rêverie
bot-random-level = joue tout ce qui est permis, au hasard
bot-greedy = La Pie
bot-greedy-level = prend ce qui rapporte le plus tout de suite
bot-search = Réflexion
bot-search-level = voit plusieurs coups à l’avance

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
terminal-help-undo = reprendre votre dernier pas
terminal-help-why = cette page ; « ? quelque chose » dit pourquoi on ne peut pas le choisir
terminal-help-rules = « règles MOT » cherche dans les règles
terminal-help-score = toutes les feuilles de score, ligne par ligne
terminal-help-board = tout ce qui est sur la table ; « plateau NOM » regarde de plus près
terminal-help-log = ce qui vient de se passer
terminal-help-language = « langue it » change de langue (en, fr, it)
terminal-help-save = « sauver FICHIER » écrit la partie
terminal-help-quit = quitter la partie
terminal-help-choose = Pour choisir, tapez un numéro ou quelques mots d’un choix. Ces règles permettent ce que vous pouvez choisir :

## Le terminal : choisir

terminal-prompt = Numéro ou mot, « ? » pour l’aide :
terminal-prompt-only = Entrée fait ceci, le seul choix ; « ? » pour l’aide :
terminal-prompt-back = Numéro ou mot, Entrée pour tous les choix :
terminal-no-match = Aucun choix ne contient « { $said } ». Tapez un numéro, d’autres mots, ou « ? » pour l’aide.
terminal-no-such-number = { $count ->
    [one] Il n’y a que le choix 1.
   *[other] Choisissez un numéro de 1 à { $count }.
}
terminal-ambiguous = { $count } choix contiennent « { $said } ». Lequel ?
terminal-allowed = Ceci est possible maintenant : { $what }.
terminal-why-nothing = Rien de ce qui est demandé ne contient « { $said } ».
terminal-cannot-undo = Rien à reprendre : votre dernier pas a dévoilé quelque chose, ou d’autres ont joué dessus.
terminal-rules-topics = Les règles parlent de : { $topics }. Tapez « règles » et l’un de ces mots, ou un autre.
terminal-rules-none = Aucune règle ne contient « { $said } ».
terminal-no-such-part = Rien sur la table ne s’appelle « { $said } ».
terminal-news-more = › … encore { $count } : « journal ».
terminal-log-empty = Il ne s’est encore rien passé.
terminal-language = français
terminal-languages = Tapez « langue » et l’une de celles-ci : { $languages }.
terminal-waiting = { $who } réfléchit…

## Le terminal : la chance, la partie écrite et la fin

terminal-players = À la table : { $names }
terminal-promise = La chance de cette partie découle d’un secret. Voici son empreinte ; le secret sera montré à la fin :
terminal-ask-word = { $name }, mêlez un mot à la chance si vous voulez (Entrée : aucun) :
terminal-curtain = Passez l’écran à { $who }. { $who }, appuyez sur Entrée.
terminal-curtain-undo = { $who } peut encore taper « annuler » d’abord.
terminal-private-read = Vous seul voyez ceci. Entrée efface l’écran.
terminal-ask-save = Enregistrer la partie ? Entrée : non ; oui : { $file } ; ou tapez un nom de fichier :
terminal-saved = Enregistré : { $file }
terminal-saved-open = La partie n’est pas finie : le fichier contient ce qui est encore caché, ne le regardez pas encore.
terminal-save-failed = { $file } ne peut pas être écrit : { $reason }.
terminal-verify = Chacun peut vérifier cette partie : { $command }
terminal-secret = Le secret dont l’empreinte a été montrée avant la donne :
terminal-secret-words = Mêlé de : { $words }
terminal-left = Vous avez quitté la partie.
terminal-rank = { $place }. { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-sheet = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-sheet-round = Manche { $round } : { $points }
terminal-sheet-empty = Rien de marqué encore.
terminal-sheet-forecast = Si l’on comptait maintenant : { $points } de plus
terminal-dealt = La partie est mise en place.
terminal-moved = { $name } joue.
