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
memoria-asked-freely = { $orator-plays ->
    [bot] { memoria-asked-answered }
   *[person] { memoria-asked }
}
memoria-shrug-1 = C’est tout ce qui m’en reste.
memoria-shrug-2 = C’était il y a longtemps, et le reste s’est effacé.
memoria-shrug-3 = J’aime mieux ne pas en dire plus que mon histoire.
memoria-shrug-4 = Bonne question. Ma mémoire n’a pas de réponse.
memoria-shrug-5 = Je n’ai que mon histoire ; le reste, à toi de l’imaginer.
memoria-shrug-6 = Pose-moi une question sur ma page : là, j’ai plus à raconter.
memoria-shrug-7 = De cela, je n’ai rien gardé. La mémoire choisit toute seule.
memoria-shrug-8 = Je pourrais inventer quelque chose, mais j’aime mieux pas.
memoria-shrug-9 = Tout le reste m’occupait, je n’ai pas regardé.
memoria-shrug-10 = Il faudrait demander à quelqu’un d’autre ; moi, je ne sais plus.
memoria-shrug-11 = Ce que j’avais à en dire, je l’ai dit.
memoria-shrug-12 = Tu aimerais bien le savoir, hein ? Motus et bouche cousue.
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
memoria-talk = { $who-is ->
    [you] Les autres peuvent maintenant te poser une question chacun, en partant de ta gauche.
   *[other] C’est le moment d’interroger { $who } de vive voix : une question chacun, en partant de sa gauche.
}
memoria-do-onward = Fini, les questions
memoria-going-tell = { $who } écrit un souvenir avec ces images.
memoria-going-ask = { $who } a lu l’histoire et peut poser une question.
memoria-going-answer = { $who } écrit sa réponse.
memoria-going-vote = Tout le monde a lu l’histoire, signée { $who }. Vrai ou inventé ?
memoria-going-open = { $who } dévoile sa carte.
memoria-recap = Les souvenirs de cette partie
memoria-recap-liar = Roi du bluff
memoria-recap-liar-says = { $count ->
    [one] { $names } : une personne s’y est laissé prendre
   *[other] { $names } : { $count } personnes s’y sont laissé prendre
}
memoria-recap-ear = Oreille fine
memoria-recap-ear-says = { $names } : juste { $count } fois sur { $of }
memoria-recap-nobody = personne cette fois
memoria-recap-teller = on y a cru { $believed } fois sur { $heard }
memoria-recap-listener = juste { $right } fois sur { $judged }
memoria-faces = Les deux cartes
memoria-face-says = { $face } : { $means }
memoria-about-truth = Pose-la si ton souvenir est vrai, ou si tu crois celui qu’on te raconte.
memoria-about-bluff = Pose-la si la moindre part est inventée, ou si tu n’y crois pas.
memoria-about-face = Seule la carte de l’orateur dit ce qui était vrai.
memoria-about-picture = Une image pour un récit de la manche 1. Chaque image utilisée ajoute un point à l’enjeu.
memoria-about-alone = L’image de ce récit. Dans la manche 2, chaque récit vaut 3 points.
memoria-about-place = Ici une carte attend face cachée, jusqu’à ce que toutes soient dévoilées, une à une.
memoria-about-place-orator = L’orateur marque l’enjeu pour chaque personne qui se trompe.
memoria-about-place-listener = Qui voit juste marque l’enjeu du récit.
memoria-about-worth = C’est ce que marque chaque personne qui voit juste, et l’orateur pour chaque personne qui se trompe.
memoria-about-deck = Les images qu’on n’a pas encore vues. Dans la manche 2, chaque orateur en pioche une.
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

## Récits d’après une page : un événement, son début, son tournant, sa fin ; faits et images viennent entre eux

memoria-tale = { $before } { $words }
memoria-link-1 = Tout de suite,
memoria-link-2 = Puis,
memoria-link-3 = Un instant après,
memoria-link-4 = À ce moment-là,
memoria-link-5 = Avant que je puisse dire un mot,
memoria-link-6 = Au beau milieu de tout ça,
memoria-link-7 = Un peu plus loin,
memoria-link-8 = Sans prévenir,
memoria-link-9 = En regardant mieux,
memoria-link-10 = Pendant que les autres parlaient,
memoria-link-11 = Peu après,
memoria-link-12 = Comme si cela ne suffisait pas,

memoria-claim-home-1 = { $link } là où j’ai grandi, { $value }, j’ai découvert { $picture }.
memoria-claim-home-2 = { $link } comme souvent quand on a grandi { $value }, quelqu’un a appelé tout le monde pour montrer { $picture }.
memoria-claim-home-3 = { $link } j’ai pensé à la maison, car j’ai grandi { $value }, et là-bas on voyait souvent { $picture }.
memoria-claim-home-4 = { $link } une vieille dame m’a demandé où j’avais grandi, j’ai dit { $value }, et elle m’a fait voir { $picture }.
memoria-claim-home-5 = { $link } j’ai raconté que j’avais grandi { $value }, et on m’a dit que cela se voyait à ma façon de regarder { $picture }.
memoria-claim-friend-1 = { $link } { $value }, toujours à mes côtés, m’a montré { $picture }.
memoria-claim-friend-2 = { $link } j’ai cherché du regard { $value }, toujours là pour moi, et ensemble on a contemplé { $picture }.
memoria-claim-friend-3 = { $link } { $value }, qui ne me quittait jamais, m’a tiré la manche pour me montrer { $picture }.
memoria-claim-friend-4 = { $link } sans { $value }, toujours avec moi, je n’aurais même pas remarqué { $picture }.
memoria-claim-friend-5 = { $link } j’allais appeler { $value }, toujours à mes côtés, quand j’ai aperçu { $picture }.
memoria-claim-season-1 = { $link } je me suis rappelé mon vœu d’anniversaire, { $value }, et ce vœu c’était { $picture }.
memoria-claim-season-2 = { $link } on m’a demandé la date de mon anniversaire, j’ai dit { $value }, et pour cadeau on m’a montré { $picture }.
memoria-claim-season-3 = { $link } je portais ce qu’on m’avait offert pour mon anniversaire, { $value }, et dessus quelqu’un avait peint { $picture }.
memoria-claim-season-4 = { $link } j’ai retrouvé dans ma poche la carte de mon anniversaire, { $value }, où quelqu’un avait dessiné { $picture }.
memoria-claim-season-5 = { $link } j’ai remarqué { $picture }, et je me suis dit qu’il faudrait attendre mon anniversaire, { $value }.
memoria-claim-way-1 = { $link } je connaissais un raccourci, puisque j’allais à l’école { $value }, et c’est là que j’ai repéré { $picture }.
memoria-claim-way-2 = { $link } on a pris mon chemin de l’école, que je faisais { $value }, et on a vu { $picture }.
memoria-claim-way-3 = { $link } j’ai raconté que j’allais à l’école { $value } et qu’un jour, en route, j’avais croisé { $picture }.
memoria-claim-way-4 = { $link } tout me rappelait le chemin de l’école, que je faisais { $value }, et on a même eu le temps de regarder { $picture }.
memoria-claim-way-5 = { $link } j’aurais préféré continuer { $value }, comme pour aller à l’école, mais quelqu’un avait remarqué { $picture }.
memoria-claim-mother-1 = { $link } j’ai appelé ma mère, qui est { $value }, et elle a ri en voyant { $picture }.
memoria-claim-mother-2 = { $link } on m’a demandé le métier de ma mère, j’ai dit { $value }, et on m’a tendu une photo qui montrait { $picture }.
memoria-claim-mother-3 = { $link } ma mère, qui est { $value }, a tout de suite su quoi faire avec { $picture }.
memoria-claim-mother-4 = { $link } j’ai répété ce que dit toujours ma mère, et comme elle est { $value } on m’a laissé voir { $picture }.
memoria-claim-mother-5 = { $link } un homme a reconnu en moi l’enfant de ma mère, { $value } de son métier, qui lui avait un jour montré { $picture }.
memoria-claim-music-1 = { $link } je fredonnais, car je joue { $value }, quand j’ai aperçu { $picture }.
memoria-claim-music-2 = { $link } quelqu’un a voulu savoir si je jouais { $value }, j’ai dit oui, et en échange on m’a montré { $picture }.
memoria-claim-music-3 = { $link } au lieu de m’exercer, car je joue { $value }, je regardais { $picture }.
memoria-claim-music-4 = { $link } j’ai entendu quelqu’un qui jouait { $value }, comme moi, et juste à côté j’ai découvert { $picture }.
memoria-claim-music-5 = { $link } j’ai dit que je jouais { $value }, et pour couvrir mes partitions on m’a dessiné { $picture }.
memoria-claim-fear-1 = { $link } j’ai fermé les yeux, car j’ai peur { $value }, et en les rouvrant j’ai vu { $picture }.
memoria-claim-fear-2 = { $link } personne ne savait que j’ai peur { $value }, et pour me rassurer je fixais { $picture }.
memoria-claim-fear-3 = { $link } j’ai avoué que j’ai peur { $value }, alors on m’a dit de ne regarder que { $picture }.
memoria-claim-fear-4 = { $link } moi qui ai peur { $value }, j’ai trouvé du courage parce que j’avais remarqué { $picture }.
memoria-claim-fear-5 = { $link } on s’est moqué de moi parce que j’ai peur { $value }, jusqu’au moment où tous ont vu { $picture }.
memoria-claim-dish-1 = { $link } ça sentait bon, et moi qui préfère { $value } à tout le reste, j’ai suivi l’odeur et trouvé { $picture }.
memoria-claim-dish-2 = { $link } comme j’adore { $value }, mon plat préféré, on m’en a apporté, et sur l’emballage j’ai vu { $picture }.
memoria-claim-dish-3 = { $link } je rêvais de mon plat préféré, { $value }, et j’ai failli ne pas voir { $picture }.
memoria-claim-dish-4 = { $link } j’aurais donné mon plat préféré, { $value }, pour revoir une fois { $picture }.
memoria-claim-dish-5 = { $link } on a servi mon plat préféré, { $value }, et pendant le repas quelqu’un m’a montré { $picture }.
memoria-also = { $link } j’ai même pu voir { $picture }.

memoria-plot-1-begins = Tout a commencé parce que personne ne trouvait la clé de la maison.
memoria-plot-1-turns = C’est alors qu’une voisine a crié qu’elle avait tout vu de son balcon.
memoria-plot-1-ends = La clé était dans ma poche depuis le début, et on en a ri pendant des semaines.
memoria-plot-2-begins = Un soir, toutes les lumières de la rue se sont éteintes d’un coup.
memoria-plot-2-turns = Quelqu’un a craqué une allumette, et pendant une seconde chaque visage m’a paru étranger.
memoria-plot-2-ends = Quand la lumière est revenue, plus personne ne voulait rentrer.
memoria-plot-3-begins = On était à la fête foraine avec juste assez d’argent pour trois tours.
memoria-plot-3-turns = Au dernier tour, quelque chose s’est bloqué, et on a attendu là-haut une demi-heure.
memoria-plot-3-ends = On nous a remboursés, et tout était dépensé avant la sortie.
memoria-plot-4-begins = Le dernier train venait de partir, et il fallait attendre le matin.
memoria-plot-4-turns = Vers minuit, le chef de gare est venu s’asseoir et a déballé son dîner.
memoria-plot-4-ends = À l’aube, il nous a fait signe comme à des gens de sa famille.
memoria-plot-5-begins = J’avais trouvé au grenier une carte marquée d’une croix.
memoria-plot-5-turns = À l’endroit de la croix, il n’y avait qu’une boîte rouillée.
memoria-plot-5-ends = J’ai encore cette boîte, et je n’ai jamais dit ce qu’elle contenait.
memoria-plot-6-begins = C’était le jour du déménagement, et tout était dans les cartons.
memoria-plot-6-turns = En route, un carton est tombé et s’est ouvert au milieu de la chaussée.
memoria-plot-6-ends = On a tout ramassé, jusqu’à la moindre chose, et des inconnus nous ont aidés.
memoria-plot-7-begins = Je devais dormir, mais on parlait dans le jardin.
memoria-plot-7-turns = J’ai descendu l’escalier à pas de loup, et la troisième marche a grincé, comme toujours.
memoria-plot-7-ends = C’est moi qu’on attendait, et j’ai pu veiller jusqu’au bout.
memoria-plot-8-begins = La classe était en sortie, et à deux on traînait derrière.
memoria-plot-8-turns = Au carrefour, on a pris le mauvais chemin, et aucun de nous ne voulait l’avouer.
memoria-plot-8-ends = On les a entendus chanter avant de les voir, et ils n’avaient rien remarqué.
memoria-plot-9-begins = J’avais économisé toute une année pour acheter une seule chose dans une seule boutique.
memoria-plot-9-turns = Devant la boutique, le rideau était baissé et un mot pendait à la porte.
memoria-plot-9-ends = Le patron habitait au-dessus, et il a ouvert rien que pour moi.
memoria-plot-10-begins = Mon oncle avait promis de nous emmener quelque part, sans dire où.
memoria-plot-10-turns = Il s’est arrêté au milieu de nulle part et nous a dit de fermer les yeux.
memoria-plot-10-ends = En les rouvrant, j’ai compris pourquoi il avait gardé le secret.
memoria-plot-11-begins = Il y avait un mariage dans la famille, et je devais porter les alliances.
memoria-plot-11-turns = Juste avant mon tour, j’ai vu qu’il n’en restait qu’une sur le coussin.
memoria-plot-11-ends = L’autre était dans la poche du curé, qui a rougi.
memoria-plot-12-begins = On jouait à cache-cache dans une maison inconnue.
memoria-plot-12-turns = La porte de ma cachette s’est refermée, et il n’y avait pas de poignée à l’intérieur.
memoria-plot-12-ends = C’est mon fou rire qui a fini par trahir ma cachette.
memoria-plot-13-begins = Cet après-midi-là, une lettre est arrivée qui n’était pas pour nous.
memoria-plot-13-turns = On a décidé de la porter nous-mêmes, rue après rue.
memoria-plot-13-ends = La vieille dame qui l’a ouverte a pleuré et nous a donné une pièce à chacun.
memoria-plot-14-begins = J’avais perdu un pari et je devais traverser la place avec un chapeau ridicule.
memoria-plot-14-turns = Comme par hasard, mon professeur a surgi au coin de la rue.
memoria-plot-14-ends = Il a soulevé le sien, très sérieux, et il a continué son chemin.
memoria-plot-15-begins = Un cirque s’était arrêté en ville pour un seul soir.
memoria-plot-15-turns = On a fait venir sur la piste quelqu’un du premier rang, et c’était moi.
memoria-plot-15-ends = J’ai salué beaucoup trop longtemps, et le public a applaudi jusqu’à ce que j’arrête.
memoria-plot-16-begins = Notre barque était partie à la dérive pendant la sieste.
memoria-plot-16-turns = On a crié, et quelqu’un sur l’autre rive a simplement répondu d’un signe.
memoria-plot-16-ends = On a fini par faire le tour du lac à pied, jusqu’à la nuit.
memoria-plot-17-begins = C’était ma première nuit loin de la maison.
memoria-plot-17-turns = Au milieu de la nuit, quelque chose a gratté à la fenêtre.
memoria-plot-17-ends = Le matin, il y avait des petites traces partout, et personne ne voulait me croire.
memoria-plot-18-begins = L’ascenseur s’est arrêté entre deux étages, avec six personnes dedans.
memoria-plot-18-turns = Au bout de dix minutes, une dame a ouvert son cabas et s’est mise à partager.
memoria-plot-18-ends = Quand les portes se sont ouvertes, on était presque tristes.
memoria-plot-19-begins = Je devais faire une petite course, et j’ai mis trois heures à revenir.
memoria-plot-19-turns = En chemin, j’avais suivi un inconnu qui ressemblait trait pour trait à mon grand-père.
memoria-plot-19-ends = Ce n’était pas lui, mais il savait mon nom, et je n’ai jamais su pourquoi.
memoria-plot-20-begins = On repeignait la cuisine quand le pot s’est renversé.
memoria-plot-20-turns = La peinture a coulé sous la porte, et on a entendu crier à côté.
memoria-plot-20-ends = Il reste une tache jaune que personne ne sait expliquer.
memoria-plot-21-begins = Mon grand-père voulait me montrer comment on faisait de son temps.
memoria-plot-21-turns = Ça n’a pas marché tout de suite, et il a dit des mots que je ne devais pas entendre.
memoria-plot-21-ends = Puis ça a marché quand même, et je ne l’ai jamais vu aussi fier.
memoria-plot-22-begins = Il y avait une course dans tout le quartier, et je fermais la marche.
memoria-plot-22-turns = Au pont, tous ceux de devant se sont trompés de rue.
memoria-plot-22-ends = J’ai donc gagné, et je n’ai jamais osé dire comment.
memoria-plot-23-begins = J’avais échangé mon goûter contre une chose soi-disant magique.
memoria-plot-23-turns = Rien ne s’est passé, et j’ai voulu reprendre mon goûter.
memoria-plot-23-ends = L’autre enfant ne l’avait pas mangé et me l’a rendu sans un mot.
memoria-plot-24-begins = On faisait une longue route, et la voiture s’est mise à fumer.
memoria-plot-24-turns = Un paysan nous a tirés jusque dans sa cour et n’a pas voulu d’argent.
memoria-plot-24-ends = On y a passé deux jours, et on s’écrit encore.
memoria-plot-25-begins = Je n’avais qu’une phrase à dire dans la pièce de l’école.
memoria-plot-25-turns = Quand le rideau s’est levé, ma phrase avait disparu.
memoria-plot-25-ends = J’ai dit tout autre chose, et c’est ce qui a fait le plus rire.
memoria-plot-26-begins = Quelqu’un avait oublié une valise sur notre banc.
memoria-plot-26-turns = On s’est mis d’accord pour ne l’ouvrir qu’un tout petit peu.
memoria-plot-26-ends = Son propriétaire est arrivé en courant, a regardé dedans et nous en a donné la moitié.
memoria-plot-27-begins = Un matin, il y avait dans notre clôture un trou tout neuf.
memoria-plot-27-turns = On a suivi les traces jusqu’au bout de la rue, et plus loin.
memoria-plot-27-ends = Ce qui les avait faites dormait là, et on a filé sur la pointe des pieds.
memoria-plot-28-begins = J’étais au lit avec de la fièvre, et toute la maison se taisait.
memoria-plot-28-turns = J’ai quitté mon lit malgré l’interdiction, et j’ai regardé dehors.
memoria-plot-28-ends = Personne ne croit que c’est arrivé, mais au matin mes chaussons étaient mouillés.
memoria-plot-29-begins = Au cinéma en plein air, le courant a sauté au milieu du film.
memoria-plot-29-turns = Le projectionniste est sorti nous raconter la fin lui-même.
memoria-plot-29-ends = J’ai vu la vraie fin depuis, et la sienne était meilleure.
memoria-plot-30-begins = On avait creusé sur la plage un trou plus profond que nous.
memoria-plot-30-turns = Puis l’eau est montée, bien plus vite que prévu.
memoria-plot-30-ends = Tout ce qu’on avait déterré a disparu, sauf ce que je tenais à la main.
memoria-plot-31-begins = C’était jour de marché, et j’ai lâché la main que je tenais.
memoria-plot-31-turns = J’ai levé les yeux, et le manteau que je suivais était à quelqu’un d’autre.
memoria-plot-31-ends = La fleuriste m’a fait monter sur sa table pour qu’on me voie de partout.
memoria-plot-32-begins = Grand-mère avait caché quelque chose au jardin et ne savait plus où.
memoria-plot-32-turns = On a retourné chaque pierre, et elle donnait des conseils de la fenêtre.
memoria-plot-32-ends = Des années après, c’est le voisin qui l’a déterré en plantant ses tulipes.
memoria-plot-33-begins = J’avais trouvé un portefeuille sur le trottoir, et bien épais.
memoria-plot-33-turns = L’adresse était à l’autre bout de la ville.
memoria-plot-33-ends = L’homme qui a ouvert n’a pas dit merci, mais le lendemain un paquet est arrivé.
memoria-plot-34-begins = On avait loué une cabane, et la route s’arrêtait une heure avant.
memoria-plot-34-turns = À mi-chemin il a fait nuit, et on chantait pour ne pas se perdre.
memoria-plot-34-ends = La cabane était plus petite que notre table, et personne ne s’en est plaint.
memoria-plot-35-begins = Mon cousin jurait que le vieux moulin était hanté.
memoria-plot-35-turns = À l’étage, quelque chose a roulé lentement sur le plancher.
memoria-plot-35-ends = On n’y a jamais mis les pieds, et lui n’a plus jamais dit ce mot.
memoria-plot-36-begins = On devait désherber, mais personne n’en avait envie.
memoria-plot-36-turns = Alors le tuyau s’est détaché et nous a arrosés l’un après l’autre.
memoria-plot-36-ends = À la fin tout le monde était trempé, et toutes les mauvaises herbes étaient encore là.
memoria-plot-37-begins = Pour une fois, on me laissait conduire.
memoria-plot-37-turns = Les autres se sont tus quand j’ai pris le virage.
memoria-plot-37-ends = On a fini dans une haie, tout en douceur, et je n’ai plus conduit depuis.
memoria-plot-38-begins = Aux puces, un homme m’a vendu une boîte impossible à ouvrir.
memoria-plot-38-turns = Je l’ai secouée tout le long du chemin.
memoria-plot-38-ends = Une nuit, elle s’est ouverte toute seule, et je ne dirai pas ce qu’il y avait dedans, mais ça valait le prix.
memoria-plot-39-begins = Le photographe nous avait tous alignés sur les marches.
memoria-plot-39-turns = Juste quand il a compté trois, tout le monde a regardé ailleurs.
memoria-plot-39-ends = La photo est dans l’entrée, et on n’y voit que des nuques.
memoria-plot-40-begins = J’avais raté mon arrêt, et je ne m’en suis rendu compte qu’au terminus.
memoria-plot-40-turns = Le chauffeur a coupé le moteur et m’a demandé si je savais garder un secret.
memoria-plot-40-ends = On a refait la ligne à travers les rues vides, et j’ai gardé le secret jusqu’à aujourd’hui.

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
memoria-lesson-lay = Ta carte reste cachée, et elle seule décide de ce qui était vrai. Tu marques pour chacun qui se trompe : une histoire vraie que personne ne croit vaut autant qu’un beau mensonge.
memoria-lesson-question = Guette ce qui cloche. Qui a dit vrai doit répondre vrai ; qui bluffe peut dire n’importe quoi.
memoria-lesson-vote = Si tu devines juste, tu marques ce que vaut l’histoire ; sinon, c’est pour qui l’a racontée. Personne ne voit ta carte avant que tous aient choisi.

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
memoria-event-answered-freely = { $who-plays ->
    [bot] { memoria-event-answers }
   *[person] { memoria-event-answered }
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
memoria-event-second = Manche 2 : une image par récit, et aucune question.
memoria-event-second-same = Manche 2 : une image par tour de table, selon notre lecture de la variante, et aucune question.
memoria-event-tie = Égalité entre { $names } : la partie continue.
memoria-event-over = Le dernier souvenir est raconté, la partie est finie.

## Feuille de score

memoria-line-orator = { $wrong ->
    [one] récit, une personne s’y trompe × { $worth }
   *[other] récit, { $wrong } personnes s’y trompent × { $worth }
}
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
memoria-option-second-same = La même pour tous, une par tour de table (notre lecture)
memoria-option-tie = En cas d’égalité en tête
memoria-option-tie-shared = La victoire est partagée
memoria-option-tie-play-on = On joue encore pour se départager
memoria-preset-short = Court : trois images
memoria-preset-written = À distance : par écrit
memoria-preset-calm = Tranquille : sans montre
memoria-gather = Le mieux, c’est une télé dans la pièce : ouvres-y le grand écran, puis chacun entre avec son téléphone.

## Règles : la mise en place

memoria_setup_pair = Chacun a deux cartes : Memoria pour le vrai, Bluff pour l’inventé.
memoria_setup_sides = On joue avec le côté blanc, le côté bleu, ou les deux mélangés.
    .ruling = L’hôte choisit. Si on mélange, chaque carte montre un côté, au hasard, toute la partie.
memoria_setup_orator = Le plus âgé raconte en premier.
    .ruling = Ici l’hôte dit qui, ou le hasard en décide.
memoria_deck_empty =
    .ruling = Quand la pioche est épuisée, la défausse est mélangée et la remplace.

## Règles : manche 1

memoria_r1_cards = Six images sont au centre, pour tous et pour toute la manche.
memoria_r1_think = Une seule fois, tous ensemble, vous avez 90 secondes pour retrouver un souvenir ou l’inventer, ou le temps qu’il faut à chacun.
    .ruling = Dès que tous ont trouvé, on continue.
    .why = D’abord, tout le monde réfléchit. On pose les cartes quand tous ont trouvé.
memoria_r1_commit = L’orateur pose Memoria ou Bluff face cachée, puis montre les images de son récit, d’une seule à toutes.
    .ruling = Rien de cela ne change ensuite.
    .why = { $why ->
        [none] Montre d’abord au moins une image.
       *[again] Ton récit contient déjà { $picture }.
    }
memoria_r1_tell = L’orateur raconte un seul événement avec ces images, prises au sens propre. N’est vrai que ce dont on se souvient vraiment ; la moindre invention en fait un bluff. Un souvenir confié par un proche ou vu à la télé peut se raconter aussi.
    .ours = La table en juge, pas le programme.
    .why = { $why ->
        [enough] Chaque image a sa phrase. Ton récit est fini.
       *[again] Tu l’as déjà raconté.
    }
memoria_r1_question = En partant de la gauche de l’orateur, chacun peut poser une question ou passer. Si le récit est vrai, les réponses le sont aussi ; sinon, tout est permis.
    .why = Les questions sont finies : maintenant, on vote.
memoria_vote = Tous les autres posent Memoria ou Bluff face cachée. Personne ne voit de carte avant que tous aient voté.
    .ruling = Tant qu’aucune carte n’est dévoilée, un vote peut encore se reprendre.
    .why = On dévoile les cartes quand tout le monde a voté.
memoria_reveal = Un par un, en partant de la gauche de l’orateur, chacun dévoile sa carte et peut dire pourquoi. L’orateur vient en dernier.
    .ruling = Il en va de même dans la manche 2.
memoria_r1_score = L’orateur marque autant de points qu’il a utilisé d’images, pour chaque personne qui s’est trompée ; chaque personne qui a vu juste en marque autant. Seule la carte de l’orateur dit ce qui était vrai.
memoria_r1_next = La personne à gauche raconte ensuite, jusqu’à ce que tous l’aient fait. Puis les images sont défaussées.

## Règles : manche 2

memoria_r2_card = L’orateur pioche une image et a 45 secondes.
    .ruling = Tous voient l’image.
memoria_r2_commit = Puis il pose Memoria ou Bluff face cachée, et raconte.
    .ruling = La carte ne change plus ensuite.
memoria_r2_no-questions = Dans la manche 2, personne ne pose de questions.
    .why = Dans la manche 2, pas de questions : fie-toi à ton intuition.
memoria_r2_score = La manche 2 donne 3 points : à l’orateur pour chaque personne qui s’est trompée, et à chaque personne qui a vu juste.
memoria_r2_twice = La manche 2 fait deux fois le tour de la table : chacun y raconte deux souvenirs, et trois dans la partie.
    .ruling = Elle commence par le premier orateur de la manche 1.

## Règles : la fin

memoria_win = Qui a le plus de points l’emporte.
memoria_tie = À égalité, vous pouvez rejouer pour vous départager.
    .ruling = Sinon l’égalité se partage. Si l’hôte le veut, les ex æquo jouent encore : un récit chacun comme en manche 2, tous votent, seuls les ex æquo marquent. Toujours à égalité : on partage.

## Règles : variantes

memoria_variant_own-six = Chacun a ses propres images pour la manche 1, visibles devant lui.
    .why = C’est devant quelqu’un d’autre qu’il y a { $picture }. Ton récit utilise tes images.
memoria_variant_count = La manche 1 peut avoir un autre nombre d’images, ou un autre temps.
    .ours = Ici, d’une à neuf images.
memoria_variant_same-card = Dans la manche 2, tous racontent à partir de la même image.
    .ruling = Nous le lisons ainsi : une image par tour de table, et 45 secondes pour chaque orateur.

## Règles : raconter à distance

memoria_channel_spoken =
    .ours = On parle, dans une pièce ou au téléphone. Le programme montre les images, le temps et les étapes.
memoria_channel_written =
    .ours = Récits, questions et réponses s’écrivent à la table.
memoria_private =
    .ours = Ce que tu écris, c’est ta vie. Seule cette table le lit ; ce n’est dans aucun journal ni aucune rediffusion, et tout disparaît quand la table ferme, sauf si tout le monde y est d’accord pour le garder.

## La première partie guidée

memoria-learn-goal = Six images pour tous. Chacun raconte à son tour un souvenir avec quelques-unes : vrai, ou bluff. Trompe les autres, perce-les à jour, et les points sont à toi.
memoria-learn-listen = { $third } a posé une carte face cachée : Memoria si c’est vrai, Bluff sinon. Lis l’histoire. Y crois-tu ?
memoria-learn-ask = Chacun peut poser une question. Pose la tienne : qu’y avait-il dans le cadeau ?
memoria-learn-vote = Un chien qui mange un violon ? Pose Bluff. Personne ne voit ta carte avant que tous aient choisi.
memoria-learn-open = { $next } a choisi aussi. Maintenant on ouvre les cartes, l’une après l’autre. Ouvre la tienne.
memoria-learn-verdict = Un bluff, et tu l’as entendu ! L’histoire avait trois images : 3 points pour toi. { $next } y a cru, alors { $third } en gagne 3 aussi.
memoria-learn-lay = À toi de raconter, et il n’y a que toi qui sais ce qui est vrai. Cette fois, c’est vraiment arrivé : pose Memoria.
memoria-learn-show = Montre les images de ton histoire : le chat et la cloche. Chaque image lui donne un point de plus.
memoria-learn-tell = Dans une vraie partie, tu racontes ou écris la tienne. Pour aujourd’hui, en voici une ; dis qu’elle est racontée.
memoria-learn-answer = { $next } demande à quelle hauteur est la cloche. Qui dit vrai répond vrai ; qui bluffe dit ce qu’il veut.
memoria-learn-reveal = L’un te croit, l’autre non. Qui raconte ouvre en dernier : montre-leur.
memoria-learn-second = Vrai ! { $next } a eu tort : 2 points pour toi, un par image. Maintenant une manche plus rapide : une image, pas de questions, 3 points. { $next } a pioché des cerises. Ça sent le vrai été : pose Memoria.
memoria-learn-trust = { $third } n’y croit pas. Ouvre ta carte, puis { $next } montre la vérité.
memoria-learn-on = Encore vrai : 3 points pour toi, et 3 pour { $next }, car { $third } a eu tort. Bientôt, à toi de piocher une image. Continue !
memoria-learn-story-heard = Pour mes dix ans, on a dormi sous une tente au bord de la rivière. La nuit, le chien de mon oncle s’est glissé dedans et a mangé mon cadeau, ruban compris. Il n’a même pas laissé la carte.
memoria-learn-question-asked = Qu’y avait-il dans le cadeau ?
memoria-learn-answer-heard = Euh… un violon.
memoria-learn-story-told = Le chat de la voisine vient déjeuner chaque dimanche. Il saute, fait tinter la cloche près de notre porte, puis s’assied et attend qu’on lui ouvre.
memoria-learn-question-heard = Elle est à quelle hauteur, cette cloche ?
memoria-learn-answer-given = À la hauteur de mon menton. Il part du banc.
memoria-learn-story-second = En juin, on n’achetait jamais de boucles d’oreilles. On pendait des cerises à nos oreilles, deux par deux, et qui les gardait jusqu’au dîner avait gagné.

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
