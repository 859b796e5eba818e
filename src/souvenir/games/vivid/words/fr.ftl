# Vivid Memories. Le message d’une règle dit la règle ; son `.why` s’adresse à qui vient de la heurter.

## Les couleurs, et leurs signes sur une carte en lettres

vivid-colour-red = rouge
vivid-colour-green = vert
vivid-colour-blue = bleu
vivid-colour-purple = mauve
vivid-colour-yellow = jaune

vivid-sign-red = R
vivid-sign-green = V
vivid-sign-blue = B
vivid-sign-purple = M
vivid-sign-yellow = J
vivid-sign-hex = { $count ->
    [0] { $hex }·
    [1] { $hex }{ $first }
    [2] { $hex }{ $first }{ $second }
   *[other] { $hex }{ $first }{ $second }{ $third }
}
vivid-sign-core-empty = ({ $sign })
vivid-sign-core-full = [{ $sign }]

## Fragments et tuiles

vivid-number = { $n }
vivid-heap = { $fragments }
vivid-heap-none = vide
vivid-fragments = { $count ->
    [0] pas de { $colour }
   *[other] { $colour } × { $count }
}
vivid-tile-add = ajouter { $gives } (motif { $pattern })
vivid-tile-split = échanger { $takes } contre { $gives } (motif { $pattern })

## La table telle qu’elle est

vivid-title = Vivid Memories
vivid-round = Manche { $round } sur { $rounds }
vivid-marker = Marqueur de départ : { $start }
vivid-line = { $tiles ->
    [0] La ligne de moments est vide, { $deck ->
        [one] { $deck } tuile
       *[other] { $deck } tuiles
    } à venir
    [one] Ligne de moments : { $tiles } tuile, { $deck } à venir
   *[other] Ligne de moments : { $tiles } tuiles, { $deck } à venir
}
vivid-end = { $side ->
    [left] Bout gauche de la ligne
   *[right] Bout droit de la ligne
}
vivid-deck = { $count ->
    [0] Plus aucun moment à venir
    [one] { $count } moment à venir
   *[other] { $count } moments à venir
}
vivid-board = { $who-is ->
    [you] Ton plateau
   *[other] { $who-starts ->
        [vowel] Plateau d’{ $who }
       *[consonant] Plateau de { $who }
    }
}
vivid-hex = Hexagone { $hex } : { $heap }
vivid-memory = souvenir { $number }
vivid-core-empty = « { $memory } » : attend un { $colour }
vivid-core-full = « { $memory } » : garde un { $colour }
vivid-bank = { $who-is ->
    [you] Ta banque de souvenirs
   *[other] { $who-starts ->
        [vowel] Banque de souvenirs d’{ $who }
       *[consonant] Banque de souvenirs de { $who }
    }
}
vivid-slot-combine = deux contre un
vivid-slot-speculate = spéculer
vivid-slot-nudge = pousser
vivid-slot-swap = permuter
vivid-slot-open = { $slot } : disponible
vivid-slot-used = { $slot } : déjà utilisé
vivid-slot-action = { $slot }, recouvert : { $tile }, face action
vivid-slot-score = { $slot }, recouvert : { $tile }, face score
vivid-waiting = En attente : { $tile }
vivid-cherished = Moment précieux : { $tile }
vivid-aspiration = Aspiration : { $colour }
vivid-held = En main : { $heap }
vivid-supply = Réserve
vivid-in-bag = { $count ->
    [one] Dans le sac : { $count } fragment
   *[other] Dans le sac : { $count } fragments
}

## L’automa

vivid-automa = Automa
vivid-automa-total = { $points ->
    [one] { $points } point pour l’instant, { $more } de plus si la partie finissait maintenant
   *[other] { $points } points pour l’instant, { $more } de plus si la partie finissait maintenant
}
vivid-automa-sets = { $count ->
    [one] { $count } série des cinq couleurs
   *[other] { $count } séries des cinq couleurs
}
vivid-automa-card = { $card } : { $end }, essaie d’en prendre { $takes } dans cet ordre, couleurs { $colours }
vivid-end-left = bout gauche
vivid-end-right = bout droit
vivid-card-kite = Le cerf-volant
vivid-card-harbour = Le port
vivid-card-orchard = Le verger
vivid-card-attic = Le grenier
vivid-card-swing = La balançoire
vivid-card-snow = La neige
vivid-card-bicycle = Le vélo
vivid-card-lantern = La lanterne
vivid-card-letter = La lettre
vivid-card-garden = Le jardin

## Ce qu’on dit d’une pièce à qui le demande

vivid-about-round = Chaque manche : Préparation, Souvenirs, Réflexion, Récompense. Il y en a trois.
vivid-about-take = Un seul de n’importe quelle couleur, deux pareils, ou trois tous différents.
vivid-about-supply = Les tuiles et « deux contre un » y puisent leurs fragments.
vivid-about-bag = On y pioche les fragments des prochaines lignes, et ce sur quoi tu spécules.
vivid-about-card = Le prochain tour d’Automa suit cette carte. Ensuite, il en ouvre une autre.
vivid-about-add = Sur ta banque, à la Réflexion, elle ajoute un { $gives } dans un hexagone vide, une fois.
vivid-about-split = Sur ta banque, à la Réflexion, elle échange un { $takes } contre { $gives }, une fois.
vivid-about-worth = Utilisée, elle vaut { $points } points par hexagone qui contient exactement { $pattern }.
vivid-about-cherished = Il a marqué pour { $pattern }.
vivid-about-core = { $size ->
    [one] Un souvenir essentiel à lui seul : { $points } point à chaque manche une fois rempli.
   *[other] L’un des { $size } emplacements : { $points } points à chaque manche une fois tous remplis.
}
vivid-about-heap = À la fin, ce tas donne { $points } points à Automa ; avec un de plus, { $more }.
vivid-about-sets = À la fin, chaque série des cinq couleurs donne { $points } points à Automa.
vivid-about-automa-tile = Donne { $points } points à Automa à la fin de la manche où il l’a prise, quoi qu’elle affiche.

## Ce qui est demandé

vivid-ask-take = Prends un à trois fragments à un bout de la ligne. Deux doivent être pareils, trois tous différents.
vivid-ask-more = Tu tiens { $heap }. Pose-le dans un hexagone vide, ou prends-en encore au même bout.
vivid-ask-third = Tu tiens { $heap }. Prends une troisième couleur : deux doivent être pareils, trois tous différents.
vivid-ask-place = Tu tiens { $heap }. Pose le tout dans un hexagone vide.
vivid-ask-rewire = Reconnecte si tu veux : choisis un hexagone, fais-en sortir ou entrer des fragments. Ou finis le tour.
vivid-ask-empty = Ton plateau est plein. Reconnecte pour vider un hexagone.
vivid-ask-bank = Pose tes tuiles en attente sur la banque de souvenirs. Chacune recouvre l’action du dessous.
vivid-ask-reflect = Utilise tes actions, une fois chacune et dans l’ordre voulu, ou termine.
vivid-ask-add = Choisis un hexagone vide pour le nouveau fragment.
vivid-ask-split = { $step ->
    [1] Choisis le fragment à échanger, de la couleur que montre la tuile.
   *[other] Cet hexagone était plein : choisis laquelle des deux couleurs y entre.
}
vivid-ask-combine = { $step ->
    [1] Choisis le premier des deux fragments à échanger.
    [2] Choisis le second, dans le même hexagone.
   *[other] Choisis la couleur qui les remplace.
}
vivid-ask-speculate = Pose le fragment pioché dans un hexagone vide.
vivid-ask-nudge = Pousse un fragment vers un hexagone voisin.
vivid-ask-swap = { $step ->
    [1] Choisis le premier fragment à permuter.
   *[other] Choisis l’autre, dans un hexagone voisin.
}
vivid-ask-fill = Tes fils sont comptés. Choisis les fragments qui rejoignent les souvenirs essentiels.
vivid-ask-nothing = La partie est finie.

## Ce qu’on peut faire

vivid-do-take = Prendre un { $colour } sur « { $tile } »
vivid-do-place = Poser dans l’hexagone { $hex }
vivid-do-move = Déplacer un { $colour } de l’hexagone { $source } au { $target }
vivid-do-bank = Poser « { $tile } » sur « { $slot } »
vivid-do-use = Utiliser : { $what }
vivid-do-pick = Choisir un { $colour } dans l’hexagone { $hex }
vivid-do-gain = Recevoir un { $colour }
vivid-do-fill = Compléter « { $memory } » avec un { $colour } de l’hexagone { $hex }
vivid-do-finish = Terminer la réflexion
vivid-do-end-turn = Finir le tour

## Ce qui reste inutilisé
vivid-unused-rewire = Tu pourrais encore déplacer des fragments.
vivid-unused-bank = { $count ->
    [one] Une action de ta banque de souvenirs est encore disponible.
   *[other] { $count } actions de ta banque de souvenirs sont encore disponibles.
}

## Ce qui s’est passé

vivid-event-line = Manche { $round } : une nouvelle ligne de moments est posée.
vivid-event-took = { $who-is ->
    [you] Tu prends un { $colour }.
   *[other] { $who } prend un { $colour }.
}
vivid-event-placed = { $who-is ->
    [you] Tu poses { $heap } dans l’hexagone { $hex }.
   *[other] { $who } pose { $heap } dans l’hexagone { $hex }.
}
vivid-event-claimed = { $who-is ->
    [you] Tu obtiens « { $tile } ».
   *[other] { $who } obtient « { $tile } ».
}
vivid-event-rewired = { $who-is ->
    [you] Tu reconnectes un { $colour } de l’hexagone { $source } au { $target }.
   *[other] { $who } reconnecte un { $colour } de l’hexagone { $source } au { $target }.
}
vivid-event-passed = { $who-is ->
    [you] Tu passes : ton plateau est plein et rien ne peut bouger.
   *[other] { $who } passe : le plateau est plein et rien ne peut bouger.
}
vivid-event-marker = { $who-is ->
    [you] Le marqueur de départ passe à toi.
   *[other] Le marqueur de départ passe à { $who }.
}
vivid-event-banked = { $who-is ->
    [you] Tu poses « { $tile } » sur « { $slot } ».
   *[other] { $who } pose « { $tile } » sur « { $slot } ».
}
vivid-event-discarded = { $who-is ->
    [you] Tu n’as plus de place pour « { $tile } » : la tuile est défaussée.
   *[other] { $who } n’a plus de place pour « { $tile } » : la tuile est défaussée.
}
vivid-event-add = { $who-is ->
    [you] Tu ajoutes un { $colour } dans l’hexagone { $hex }.
   *[other] { $who } ajoute un { $colour } dans l’hexagone { $hex }.
}
vivid-event-split = { $who-is ->
    [you] Tu échanges { $gone } contre { $come } dans l’hexagone { $hex }.
   *[other] { $who } échange { $gone } contre { $come } dans l’hexagone { $hex }.
}
vivid-event-combine = { $who-is ->
    [you] Tu échanges { $gone } contre { $come } dans l’hexagone { $hex }.
   *[other] { $who } échange { $gone } contre { $come } dans l’hexagone { $hex }.
}
vivid-event-speculated = { $who-is ->
    [you] Tu spécules et pioches un { $colour }.
   *[other] { $who } spécule et pioche un { $colour }.
}
vivid-event-speculate = { $who-is ->
    [you] Tu poses le { $colour } dans l’hexagone { $hex }.
   *[other] { $who } pose le { $colour } dans l’hexagone { $hex }.
}
vivid-event-nudge = { $who-is ->
    [you] Tu pousses un { $colour } de l’hexagone { $source } au { $target }.
   *[other] { $who } pousse un { $colour } de l’hexagone { $source } au { $target }.
}
vivid-event-swap = { $who-is ->
    [you] Tu permutes { $colour } de l’hexagone { $source } et { $other } de l’hexagone { $target }.
   *[other] { $who } permute { $colour } de l’hexagone { $source } et { $other } de l’hexagone { $target }.
}
vivid-event-finished = { $who-is ->
    [you] Tu as fini de réfléchir.
   *[other] { $who } a fini de réfléchir.
}
vivid-event-scored = { $who-is ->
    [you] { $points ->
        [one] Tu marques { $points } point : { $what }.
       *[other] Tu marques { $points } points : { $what }.
    }
   *[other] { $points ->
        [one] { $who } marque { $points } point : { $what }.
       *[other] { $who } marque { $points } points : { $what }.
    }
}
vivid-event-filled = { $who-is ->
    [you] Tu complètes « { $memory } » avec un { $colour } de l’hexagone { $hex }.
   *[other] { $who } complète « { $memory } » avec un { $colour } de l’hexagone { $hex }.
}
vivid-event-aspiration = { $who-is ->
    [you] Tu dévoiles ton aspiration : { $colour }.
   *[other] { $who } dévoile son aspiration : { $colour }.
}
vivid-event-automa-took = Automa joue « { $card } » et prend { $colours }.
vivid-event-automa-claimed = Automa obtient « { $tile } ».
vivid-event-over = Les trois manches sont jouées. La partie est finie.

## Feuille de score

vivid-line-moment = { $times ->
    [one] « { $tile } », { $times } hexagone
   *[other] « { $tile } », { $times } hexagones
}
vivid-line-thread = { $times ->
    [one] fil { $colour }, { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    } × { $times } emplacement vide
   *[other] fil { $colour }, { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    } × { $times } emplacements vides
}
vivid-line-core = « { $memory } » est au complet
vivid-line-wish-hexes = aspiration, { $colour } dans les hexagones × { $times }
vivid-line-wish-cores = aspiration, { $colour } dans les souvenirs essentiels × { $times }
vivid-line-wish-moments = aspiration, moments précieux avec du { $colour } × { $times }
vivid-line-heaps = tas { $colour } × { $times }
vivid-line-sets = séries de cinq couleurs × { $times }
vivid-line-claims = tuiles obtenues cette manche × { $times }

## Feuille de score : ce qui se compte ensemble

vivid-kind-moment = Moments précieux
vivid-kind-thread = Fils
vivid-kind-core = Souvenirs essentiels
vivid-kind-wish-hexes = Aspiration
vivid-kind-wish-cores = Aspiration
vivid-kind-wish-moments = Aspiration
vivid-kind-heaps = Tas
vivid-kind-sets = Séries
vivid-kind-claims = Tuiles

## Le choix de l’hôte

vivid-option-start = Qui commence ?
vivid-option-start-chance = Le hasard décide
vivid-preset-brisk = Vif : une minute par geste

## Règles : la mise en place

vivid_setup_bag = À 2, 3 ou 4, le sac commence avec 11, 17 ou 20 fragments de chaque couleur. Tous les autres forment la réserve.
vivid_setup_aspiration = Chacun reçoit en secret la couleur de son aspiration.
    .ruling = Les couleurs restantes demeurent secrètes aussi.
vivid_setup_start = Qui retrouve le plus ancien souvenir heureux commence, ou quelqu’un tiré au hasard.
    .ruling = Ici le hasard décide, sauf si l’hôte nomme qui commence.

## Règles : Préparation

vivid_prepare_line = Chaque manche s’ouvre sur une ligne de tuiles Moment tirées au hasard, face action visible : deux de plus que de joueurs.
    .ruling = Une tuile tirée ne revient jamais.
vivid_prepare_fragments = Chaque tuile de la ligne reçoit des fragments du sac : quatre à deux joueurs, cinq à trois ou quatre.
vivid_prepare_refill = Si le sac se vide entre-temps, un fragment de chaque couleur y passe de la réserve.
    .ruling = On recommence autant de fois qu’il le faut. Une couleur qui manque à la réserve est sautée ; s’il n’y a plus rien à tirer, la ligne reste plus courte.

## Règles : Souvenirs

vivid_take_one-end = À ton tour, prends un, deux ou trois fragments, tous au même bout de la ligne. On ne passe pas.
    .why = Prends d’abord un à trois fragments, tous au même bout de la ligne.
vivid_take_one = Un fragment seul peut être de n’importe quelle couleur, et permet de reconnecter.
vivid_take_two-alike = Deux fragments doivent être de la même couleur.
    .why = Deux fragments doivent être pareils. S’ils diffèrent, il en faut trois, tous différents.
vivid_take_three-different = Trois fragments doivent être de trois couleurs différentes.
    .why = Pas de { $colour } ici : trois fragments doivent tous être différents.
vivid_take_next-tile = Quand tu as vidé la tuile du bout, le reste peut venir de la suivante, toujours trois au plus.
    .why = Cette tuile est hors d’atteinte. Vide d’abord celle de ton bout.
vivid_place_one-hex = Tout ce que tu as pris va dans un seul hexagone vide de ton plateau.
    .why = Choisis un hexagone vide : ce que tu as pris en veut un à lui seul.
vivid_claim = Chaque tuile que tu vides est à toi. Elle attend au-dessus du plateau jusqu’à la Réflexion.
vivid_rewire_only-after-one = Tu peux reconnecter une fois si tu n’as pris qu’un fragment, après l’avoir posé.
    .why = On ne déplace des fragments qu’en reconnectant, après en avoir posé un seul.
vivid_rewire_one-focus = Choisis un hexagone. Des fragments en sortent vers ses voisins, ou y entrent depuis ses voisins, mais pas les deux.
    .why = On reconnecte autour d’un seul hexagone : tout en sort, ou tout y entre, d’un pas à la fois.
vivid_hex_three = Un hexagone contient trois fragments au plus.
    .why = L’hexagone { $hex } contient déjà trois fragments : il est plein.
vivid_full-board = Sans hexagone vide, tu ne prends rien : reconnecte une fois, pour en vider un, et ton tour finit.
    .ruling = Si rien ne le permet, tu passes. Si tous passent à la suite, la phase finit et le reste de la ligne est défaussé.
    .why = Ton plateau est plein : il faut reconnecter de façon à vider un hexagone.
vivid_remember_end = La phase finit avec le tour où le dernier fragment est pris. Ce tour se joue jusqu’au bout.
vivid_start-player = Aux manches 1 et 2, le marqueur passe alors à gauche de qui a joué le dernier tour.
    .ruling = Il passe une seule fois, avant la Réflexion.

## Règles : Réflexion

vivid_bank_place = Tes tuiles en attente d’abord : chacune sur un emplacement libre de la banque, pour y rester. Sans place, elles sont défaussées.
    .ruling = Tu choisis lesquelles.
    .why = Pose d’abord tes tuiles en attente, chacune sur un emplacement qu’aucune tuile ne recouvre.
vivid_reflect_once = Ensuite, chaque tuile face action et chaque emplacement libre sert une fois, dans l’ordre voulu, ou pas du tout. Rien de cela ne permet de reconnecter.
    .why = « { $slot } » a déjà servi : chaque emplacement sert une fois par manche.
vivid_reflect_together = Tout le monde réfléchit en même temps.
vivid_reflect_one-by-one = Quand une couleur de la réserve ou le sac s’épuise, on agit l’un après l’autre, dans le sens des aiguilles d’une montre à partir du premier joueur.
    .ruling = Personne n’attend sans raison : une action est ouverte tout de suite si elle laisse assez à ceux qui sont avant toi.
    .why = Il n’y en aura peut-être pas assez pour tous. Attends que ceux d’avant toi aient fini.
vivid_action_whole =
    .ruling = Une action ne commence que si elle peut être faite en entier.
    .why = { $action ->
        [add] Ton plateau n’a pas d’hexagone vide pour un nouveau fragment.
        [split] Aucun de tes hexagones ne contient la couleur à échanger.
        [combine] Aucun de tes hexagones ne contient deux fragments à échanger.
        [speculate] Ton plateau n’a pas d’hexagone vide pour un nouveau fragment.
        [nudge] Aucun fragment n’a de place dans un hexagone voisin.
       *[swap] Il n’y a pas deux hexagones voisins qui contiennent des fragments.
    }
vivid_tile_flip = Utiliser une tuile la retourne face score. Rien d’autre ne la retourne.
vivid_action_add = Ajouter : un fragment de la couleur montrée vient de la réserve dans un hexagone vide.
    .why = L’hexagone { $hex } n’est pas vide, et le nouveau fragment veut un hexagone à lui.
vivid_action_split = Un contre deux : un fragment de la première couleur laisse place aux deux autres. Dans un hexagone plein, à un seul.
    .why = Cette tuile échange le { $colour }, et seulement contre les couleurs qu’elle montre.
vivid_action_combine = Deux contre un : deux fragments d’un hexagone retournent à la réserve, un autre au choix prend leur place.
    .why = Il faut deux fragments d’un même hexagone.
vivid_action_speculate = Spéculer : pioche un fragment dans le sac et pose-le dans un hexagone vide. Impossible si le sac est vide.
    .why = Pour spéculer, il faut un fragment dans le sac et un hexagone vide.
vivid_action_nudge = Pousser : déplace un fragment vers un hexagone voisin.
    .why = On pousse d’un seul pas, vers un hexagone voisin.
vivid_action_swap = Permuter : échange un fragment avec un autre d’un hexagone voisin.
    .why = On permute entre deux hexagones voisins qui contiennent des fragments.
vivid_supply_short =
    .ruling = Une action reste fermée tant que la réserve n’a pas ce qu’elle donne.
    .why = Il n’y a plus assez de { $colour } dans la réserve.

## Règles : Récompense

vivid_moment_exact = Une tuile face score donne 4 points (deux fragments) ou 6 (trois) par hexagone qui contient exactement son motif. Deux tuiles au même motif marquent toutes les deux.
vivid_moment_cherish = Une tuile qui a marqué quitte la banque et devient un moment précieux.
vivid_moment_must = Une tuile qui peut marquer doit marquer.
vivid_moment_stays = Une tuile qui ne peut pas marquer reste à sa place et la recouvre. Si elle est encore face action, elle pourra servir dans une manche suivante.
vivid_thread = Des hexagones voisins qui partagent une couleur forment un fil s’ils touchent au moins deux emplacements de cette couleur.
vivid_thread_score = Un fil donne son nombre d’hexagones multiplié par les emplacements vides qu’il touche. Un hexagone ne compte qu’une fois, même avec plusieurs fragments de la couleur.
vivid_thread_fill = Puis chacun de ces emplacements reçoit un fragment d’un hexagone du fil à côté de lui. S’il y a le choix, il est à toi.
    .ruling = Quand un même fragment est le seul pour deux emplacements, on en remplit le plus possible.
    .why = Il faut ici un { $colour } d’un hexagone du fil voisin, pour remplir autant d’emplacements que possible.
vivid_core_complete = Un souvenir essentiel complet de 1, 2 ou 3 emplacements donne 1, 4 ou 18 points, à cette manche et aux suivantes.
vivid_aspiration = À la fin, ta couleur donne 1 point par fragment des hexagones, 2 par fragment des souvenirs essentiels, 5 par moment précieux qui la montre.

## Règles : la fin, et jouer en solo

vivid_win = Après trois manches, qui a le plus de points l’emporte.
vivid_tie_aspiration = À égalité, qui a le plus de points d’aspiration l’emporte.
vivid_tie_order = Encore à égalité ? Qui jouait plus tard dans l’ordre de la dernière manche l’emporte.
vivid_solo_win = En solo, tu gagnes avec plus de points qu’Automa. Une égalité est perdue.
vivid_solo_automa =
    .ours = Automa joue avec des cartes : quel bout, combien, quelles couleurs d’abord. Dans notre édition, chaque tuile qu’il prend lui donne 8 points. À la fin, son tas d’une couleur donne 1, 3, 6, 10, 15, 21, 28, 36 ou 45 points pour un à neuf fragments, et chaque série des cinq couleurs 8.

## La première partie guidée

vivid-learn-goal = Voici ton esprit. Relie les couleurs en fils et remplis les souvenirs essentiels du bord. Après trois manches, qui a le plus de points l’emporte. Faisons les premiers.
vivid-learn-line = Voici les moments du jour, en ligne. On prend toujours des fragments à l’un des deux bouts.
vivid-learn-three = Prends le rouge, le bleu et le jaune à ce bout. Trois fragments doivent être tous différents.
vivid-learn-place = Ils vont ensemble dans un hexagone vide. Pose-les ici, à côté des mêmes couleurs.
vivid-learn-two = { $next } en a pris trois aussi. Prends les deux bleus à l’autre bout : deux doivent être pareils.
vivid-learn-thread = Regarde le bord : deux emplacements attendent du bleu. Des hexagones bleus de l’un à l’autre, c’est un fil.
vivid-learn-join = Pose les bleus ici, et le fil est complet.
vivid-learn-claim = Tu as vidé cette tuile : elle est à toi. Elle t’offre une action, puis des points pour les hexagones qui contiennent exactement son motif.
vivid-learn-bank = La ligne est vide, chacun réfléchit. Pose ta tuile ici, sur ta banque de souvenirs ; elle recouvre l’action du dessous.
vivid-learn-reflect = Utilise la tuile : elle ajoute un rouge. Pose-le ici, et les hexagones rouges deviennent un fil, eux aussi.
vivid-learn-forecast = Deux hexagones ont le motif de ta tuile : 6 points chacun. Deux fils de 3 hexagones touchent 2 emplacements vides chacun : 3 × 2, donc 6 points par fil.
vivid-learn-finish = Plus rien à faire : termine, et la manche est comptée.
vivid-learn-on = 24 points ! Et quatre emplacements sont remplis. Un souvenir essentiel complet rapporte ensuite à chaque manche. La manche 2 commence, à toi de jouer.

## La première partie

vivid-lesson-take = Voici la phase Souvenirs. Des fragments reposent sur des tuiles en ligne, et tu prends à un bout : un seul de n’importe quelle couleur, deux pareils, ou trois tous différents. Ils vont ensemble dans un hexagone vide de ton plateau. Une tuile que tu vides est à toi.
vivid-lesson-rewire = Tu as pris un seul fragment : tu peux reconnecter. Choisis un hexagone et déplace des fragments vers ses voisins, ou de ses voisins vers lui. Ce que tu cherches, ce sont des fils d’une couleur entre les emplacements.
vivid-lesson-bank = Voici la phase Réflexion. Les tuiles gagnées se posent sur ta banque, chacune sur l’une de ses quatre actions. Une tuile apporte sa propre action ; une fois utilisée, elle se retourne et attend de rapporter.
vivid-lesson-reflect = Utilise ce qui est ouvert sur ta banque, une fois chacun, dans l’ordre voulu. Avant de confirmer, tu vois ce qu’un pas changerait si l’on comptait maintenant. Termine quand plus rien ne t’aide.
vivid-lesson-fill = Voici la phase Récompense. Tes fils ont rapporté : leurs hexagones fois les emplacements vides qu’ils touchent. Chacun de ces emplacements reçoit maintenant un fragment du fil. Choisis ceux dont tu peux te passer.

## Les règles en chapitres

vivid-chapter-goal = Le but du jeu
vivid-chapter-setup = La mise en place et chaque nouvelle manche
vivid-chapter-turn = Un tour : Souvenirs
vivid-chapter-reflect = Quand la ligne est vide : Réflexion
vivid-chapter-scoring = Les points : Récompense
vivid-chapter-end = La fin et les égalités
vivid-chapter-solo = Jouer en solo

vivid-figure-take = À un bout de la ligne : un seul de n’importe quelle couleur, deux pareils, ou trois tous différents.
vivid-figure-rewire = Un hexagone est au centre : des fragments le quittent pour ses voisins.
vivid-figure-combine = Deux contre un : deux fragments d’un hexagone en deviennent un, au choix.
vivid-figure-thread = Trois hexagones avec du bleu relient deux emplacements bleus vides : 3 × 2 = 6 points.
