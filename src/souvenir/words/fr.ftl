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
