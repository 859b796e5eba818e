# Memoria Bluff. Die Nachricht einer Regel sagt die Regel; `.why` ist für den, dessen Zug sie nicht erlaubt.
# Bilder heißen mit Artikel, im ersten Fall und in der Einzahl: So stehen sie auf Karten wie in Sätzen.

## Karten

memoria-face-truth = Memoria
memoria-face-bluff = Bluff

## Der Tisch, wie er liegt

memoria-title = Memoria Bluff
memoria-round = Runde { $round }, Geschichte { $turn } von { $turns }
memoria-round-tie = Es geht weiter, Geschichte { $turn } von { $turns }
memoria-step-think = Alle denken nach; noch nicht bereit: { $who }
memoria-step-draw = { $who-is ->
    [you] Du ziehst ein Bild
   *[other] { $who } zieht ein Bild
}
memoria-step-lay = { $who-is ->
    [you] Du legst verdeckt Memoria oder Bluff
   *[other] { $who } legt verdeckt Memoria oder Bluff
}
memoria-step-show = { $who-is ->
    [you] Du zeigst die Bilder der Geschichte
   *[other] { $who } zeigt die Bilder der Geschichte
}
memoria-step-tell = { $who-is ->
    [you] Du erzählst
   *[other] { $who } erzählt
}
memoria-step-ask = { $who-is ->
    [you] Du darfst etwas fragen
   *[other] { $who } darf etwas fragen
}
memoria-step-answer = { $who-is ->
    [you] Du antwortest
   *[other] { $who } antwortet
}
memoria-step-vote = Wahr oder Bluff? Es fehlen noch: { $who }
memoria-step-open = { $who-is ->
    [you] Du deckst eine Karte auf
   *[other] { $who } deckt eine Karte auf
}
memoria-seconds = Zeit zum Nachdenken: { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
memoria-deck = { $count ->
    [one] Im Stapel: { $count } Karte
   *[other] Im Stapel: { $count } Karten
}
memoria-cards = Bilder
memoria-own-cards = { $who-is ->
    [you] Deine Bilder
   *[other] Bilder von { $who }
}
memoria-card = { $picture }
memoria-card-used = { $picture } (in der Geschichte)
memoria-story = { $who-is ->
    [you] Eine Erinnerung von dir
   *[other] Eine Erinnerung von { $who }
}
memoria-worth = { $worth ->
    [one] Für { $worth } Punkt: { $pictures }
   *[other] Für { $worth } Punkte: { $pictures }
}
memoria-asked = { $who-is ->
    [you] Du hast etwas gefragt
   *[other] { $who } hat etwas gefragt
}
memoria-asked-about = { $who-is ->
    [you] Du hast nachgefragt: { $topic }
   *[other] { $who } hat nachgefragt: { $topic }
}
memoria-asked-answered = { $who-is ->
    [you] Du hast gefragt; die Antwort: { $words }
   *[other] { $who } hat gefragt; die Antwort: { $words }
}
memoria-asked-freely = { $orator-plays ->
    [bot] { memoria-asked-answered }
   *[person] { memoria-asked }
}
memoria-shrug-1 = Mehr weiß ich davon nicht mehr.
memoria-shrug-2 = Das ist lange her, und der Rest ist verblasst.
memoria-shrug-3 = Mehr als in meiner Geschichte möchte ich nicht sagen.
memoria-shrug-4 = Gute Frage. Meine Erinnerung hat darauf keine Antwort.
memoria-shrug-5 = Meine Geschichte ist alles, was ich habe; den Rest musst du dir ausmalen.
memoria-shrug-6 = Frag mich nach etwas von meiner Seite: Da habe ich mehr zu erzählen.
memoria-shrug-7 = Davon ist mir nichts geblieben. Das Gedächtnis sucht sich selbst etwas aus.
memoria-shrug-8 = Ich könnte jetzt etwas erfinden, aber das lasse ich lieber.
memoria-shrug-9 = Ich hatte mit allem anderen zu tun und habe nicht hingesehen.
memoria-shrug-10 = Das müsste dir jemand anders erzählen; ich weiß es nicht mehr.
memoria-shrug-11 = Was ich dazu zu sagen habe, habe ich gesagt.
memoria-shrug-12 = Das wüsstest du wohl gern. Meine Lippen sind versiegelt.
memoria-passed = { $who-is ->
    [you] Du hast nichts gefragt
   *[other] { $who } hat nichts gefragt
}
memoria-place-empty = { $who-is ->
    [you] Du: noch keine Karte
   *[other] { $who }: noch keine Karte
}
memoria-place-down = { $who-is ->
    [you] Du: eine verdeckte Karte
   *[other] { $who }: eine verdeckte Karte
}
memoria-place-mine = { $who-is ->
    [you] Du: { $face }, verdeckt
   *[other] { $who }: { $face }, verdeckt
}
memoria-place-open = { $who-is ->
    [you] Du: { $face }
   *[other] { $who }: { $face }
}
memoria-last-title = Die letzte Erinnerung
memoria-last = { $who-is ->
    [you] { $face ->
        [truth] { $count ->
            [0] Du hast die Wahrheit gesagt, und niemand hat sie geglaubt
           *[other] Du hast die Wahrheit gesagt; richtig lagen: { $names }
        }
       *[bluff] { $count ->
            [0] Du hast geblufft, und niemand hat es gemerkt
           *[other] Du hast geblufft; richtig lagen: { $names }
        }
    }
   *[other] { $face ->
        [truth] { $count ->
            [0] { $who } hat die Wahrheit gesagt, und niemand hat sie geglaubt
           *[other] { $who } hat die Wahrheit gesagt; richtig lagen: { $names }
        }
       *[bluff] { $count ->
            [0] { $who } hat geblufft, und niemand hat es gemerkt
           *[other] { $who } hat geblufft; richtig lagen: { $names }
        }
    }
}

## Der gezeichnete Tisch

memoria-peek = Halten, um deine Karte anzusehen
memoria-hand = Deine zwei Karten
memoria-means-truth = es ist wahr
memoria-means-bluff = es ist erfunden
memoria-votes = Die Karten vor den Spielern
memoria-stake = { $worth ->
    [one] { $worth } Punkt wert
   *[other] { $worth } Punkte wert
}
memoria-dream = Lass die Bilder wandern …
memoria-my-life = mein Leben
memoria-not-on-page = (nicht auf der Seite)
memoria-ask-topics = Nachfragen:
memoria-words-gone = Die Worte dieser Geschichte sind nicht mehr da.
memoria-words-again = Noch einmal schreiben
memoria-words-elsewhere = Nur die Spieler lesen diese Geschichte.
memoria-verdict-truth = { $who-is ->
    [you] Du hast die Wahrheit gesagt!
   *[other] { $who } hat die Wahrheit gesagt!
}
memoria-verdict-bluff = { $who-is ->
    [you] Du hast geblufft!
   *[other] { $who } hat geblufft!
}
memoria-verdict-on = Weiter
memoria-talk = { $who-is ->
    [you] Jetzt dürfen die anderen dich etwas fragen, jeder eine Frage, von links an.
   *[other] Jetzt dürft ihr { $who } laut etwas fragen: jeder eine Frage, vom linken Nachbarn an.
}
memoria-do-onward = Die Fragen sind vorbei
memoria-going-tell = { $who } schreibt eine Erinnerung mit diesen Bildern auf.
memoria-going-ask = { $who } hat die Geschichte gelesen und darf etwas fragen.
memoria-going-answer = { $who } schreibt eine Antwort.
memoria-going-vote = Alle haben die Geschichte von { $who } gelesen. Wahr oder erfunden?
memoria-going-open = { $who } deckt eine Karte auf.
memoria-recap = Die Erinnerungen dieser Partie
memoria-recap-liar = Beste Flunkerei
memoria-recap-liar-says = { $count ->
    [one] { $names }: Einer fiel darauf herein
   *[other] { $names }: { $count } fielen darauf herein
}
memoria-recap-ear = Bestes Ohr
memoria-recap-ear-says = { $names }: { $count } von { $of } Mal richtig
memoria-recap-nobody = diesmal niemand
memoria-recap-teller = { $believed } von { $heard } glaubten es
memoria-recap-listener = { $right } von { $judged } richtig
memoria-faces = Die beiden Karten
memoria-face-says = { $face }: { $means }
memoria-about-truth = Lege sie, wenn deine Erinnerung wahr ist oder du einer Geschichte glaubst.
memoria-about-bluff = Lege sie, wenn irgendetwas erfunden ist oder du einer Geschichte nicht glaubst.
memoria-about-face = Nur die Karte des Erzählers entscheidet, was wahr war.
memoria-about-picture = Ein Bild für eine Geschichte in Runde 1. Jedes benutzte macht die Geschichte einen Punkt mehr wert.
memoria-about-alone = Das Bild dieser Geschichte. In Runde 2 ist jede Geschichte 3 Punkte wert.
memoria-about-place = Hier liegt eine Karte verdeckt, bis alle aufgedeckt werden, eine nach der anderen.
memoria-about-place-orator = Wer erzählt, bekommt den Wert der Geschichte für jeden, der falsch liegt.
memoria-about-place-listener = Wer zuhört und richtig liegt, bekommt den Wert der Geschichte.
memoria-about-worth = So viel bekommt jeder, der richtig liegt, und wer erzählt für jeden, der falsch liegt.
memoria-about-deck = Bilder, die noch niemand gesehen hat. In Runde 2 zieht jeder, der erzählt, eins.
memoria-credit = Bilder: Fluent Emoji, © Microsoft

## Wie man erzählt

memoria-guides = Wie man erzählt
memoria-guide-literal = Nimm die Bilder wörtlich: Die Sonne ist die Sonne.
memoria-guide-linked = Verbinde sie zu einem Erlebnis, nicht zu Jahren deines Lebens.
memoria-guide-remembered = Wahr ist nur, woran du dich wirklich erinnerst.
memoria-guide-invented = Ist irgendetwas erfunden, ist es ein Bluff; die Lüge darf überall stecken.
memoria-guide-others = Auch was dir jemand anvertraut hat oder was du im Fernsehen gesehen hast, darf erzählt werden.

## Leben, für die, die von einer Seite erzählen

memoria-page = { $who-is ->
    [you] Deine Seite
   *[other] Seite von { $who }
}
memoria-page-secret = { $words } (nicht auf der Seite)
memoria-page-home = Ich bin { $value } aufgewachsen
memoria-page-friend = Immer an meiner Seite: { $value }
memoria-page-season = Geburtstag habe ich { $value }
memoria-page-way = Zur Schule kam ich { $value }
memoria-page-mother = Meine Mutter ist { $value }
memoria-page-music = Ich spiele { $value }
memoria-page-fear = Ich habe Angst { $value }
memoria-page-dish = Mein Lieblingsessen: { $value }

memoria-topic-home = Kindheit und Zuhause
memoria-topic-friend = wer immer dabei war
memoria-topic-season = der Geburtstag
memoria-topic-way = der Schulweg
memoria-topic-mother = der Beruf der Mutter
memoria-topic-music = Musik
memoria-topic-fear = Angst
memoria-topic-dish = das Lieblingsessen

memoria-life-home-village = in einem Dorf
memoria-life-home-city = in einer großen Stadt
memoria-life-home-island = auf einer Insel
memoria-life-home-farm = auf einem Bauernhof
memoria-life-friend-sister = meine Schwester
memoria-life-friend-brother = mein Bruder
memoria-life-friend-cousin = mein Cousin
memoria-life-friend-neighbour = der Nachbarsjunge
memoria-life-season-spring = im Frühling
memoria-life-season-summer = im Sommer
memoria-life-season-autumn = im Herbst
memoria-life-season-winter = im Winter
memoria-life-way-foot = zu Fuß
memoria-life-way-bus = mit dem Bus
memoria-life-way-bike = mit dem Rad
memoria-life-way-boat = mit dem Boot
memoria-life-mother-baker = Bäckerin
memoria-life-mother-doctor = Ärztin
memoria-life-mother-gardener = Gärtnerin
memoria-life-mother-teacher = Lehrerin
memoria-life-music-piano = Klavier
memoria-life-music-drum = Schlagzeug
memoria-life-music-violin = Geige
memoria-life-music-trumpet = Trompete
memoria-life-fear-thunder = vor Gewitter
memoria-life-fear-spiders = vor Spinnen
memoria-life-fear-dark = im Dunkeln
memoria-life-fear-heights = vor Höhe
memoria-life-dish-soup = Suppe
memoria-life-dish-pancakes = Pfannkuchen
memoria-life-dish-pasta = Nudeln
memoria-life-dish-pie = Apfelkuchen

## Geschichten derer, die von einer Seite erzählen: ein Erlebnis mit Anfang, Wendung und Ende; Fakten und Bilder kommen dazwischen

memoria-tale = { $before } { $words }
memoria-link-1 = Gleich darauf
memoria-link-2 = Dann
memoria-link-3 = Einen Augenblick später
memoria-link-4 = Genau da
memoria-link-5 = Bevor ich ein Wort sagen konnte,
memoria-link-6 = Mitten in alldem
memoria-link-7 = Ein Stück weiter
memoria-link-8 = Aus heiterem Himmel
memoria-link-9 = Als ich wieder hinsah,
memoria-link-10 = Während die anderen redeten,
memoria-link-11 = Wenig später
memoria-link-12 = Als wäre das nicht genug,

memoria-claim-home-1 = { $link } war da, wo ich aufgewachsen bin, { $value }, auf einmal { $picture }.
memoria-claim-home-2 = { $link } rief jemand alle herbei, wie das so ist, wenn man { $value } aufwächst, denn da war { $picture }.
memoria-claim-home-3 = { $link } dachte ich an zu Hause, denn ich bin { $value } aufgewachsen, und dort war { $picture } ganz alltäglich.
memoria-claim-home-4 = { $link } fragte eine alte Frau, wo ich aufgewachsen bin, ich sagte: { $value }, und in ihrer Hand war ein Foto, darauf { $picture }.
memoria-claim-home-5 = { $link } erzählte ich, dass ich { $value } aufgewachsen bin, und alle sagten, darum sei mir { $picture } so fremd.
memoria-claim-friend-1 = { $link } zeigte { $value }, wie immer an meiner Seite, nach vorn, und dort war { $picture }.
memoria-claim-friend-2 = { $link } stand { $value }, wie immer dabei, mit offenem Mund neben mir, denn vor uns war { $picture }.
memoria-claim-friend-3 = { $link } zupfte { $value }, von meiner Seite nie wegzudenken, an meinem Ärmel, und da war { $picture }.
memoria-claim-friend-4 = { $link } war { $value } zum Glück dabei, wie immer, sonst wäre mir { $picture } entgangen.
memoria-claim-friend-5 = { $link } wurde { $value }, immer neben mir, ganz still, und der Grund dafür war { $picture }.
memoria-claim-season-1 = { $link } fiel mir mein Geburtstag { $value } ein und was ich mir gewünscht hatte, nämlich: { $picture }.
memoria-claim-season-2 = { $link } fragte jemand nach meinem Geburtstag, ich sagte: { $value }, und als Geschenk wurde mir { $picture } gezeigt.
memoria-claim-season-3 = { $link } merkte ich, dass ich noch trug, was ich zum Geburtstag { $value } bekommen hatte, und darauf war { $picture } gemalt.
memoria-claim-season-4 = { $link } fand ich in der Tasche die Karte von meinem Geburtstag { $value }, und darauf war { $picture } gezeichnet.
memoria-claim-season-5 = { $link } war da { $picture }, und ich dachte, das müsse bis zu meinem Geburtstag { $value } warten.
memoria-claim-way-1 = { $link } kannte ich eine Abkürzung, weil ich { $value } zur Schule kam, und genau dort war { $picture }.
memoria-claim-way-2 = { $link } nahmen wir meinen alten Schulweg, { $value }, und am Rand war { $picture }.
memoria-claim-way-3 = { $link } erzählte ich, wie ich zur Schule kam, { $value }, und dass unterwegs einmal { $picture } zu sehen war.
memoria-claim-way-4 = { $link } war alles wie auf dem Schulweg, { $value }, sogar { $picture } war zu sehen.
memoria-claim-way-5 = { $link } wäre ich lieber { $value } weiter, so wie zur Schule, aber da war { $picture }.
memoria-claim-mother-1 = { $link } rief ich meine Mutter, sie ist { $value }, und sie lachte, denn vor ihr war { $picture }.
memoria-claim-mother-2 = { $link } wurde eine { $value } gesucht, meine Mutter ist eine, und auf dem Foto, das sie mitbrachte, war { $picture }.
memoria-claim-mother-3 = { $link } wusste meine Mutter sofort Rat, sie ist ja { $value }, auch wenn da { $picture } war.
memoria-claim-mother-4 = { $link } sagte ich, was meine Mutter immer sagt, und als { $value } muss sie es wissen: Alle sollen staunen, wenn da { $picture } ist.
memoria-claim-mother-5 = { $link } erkannte mich ein Mann als Kind der { $value }, weil ihm von meiner Mutter einmal { $picture } gezeigt worden war.
memoria-claim-music-1 = { $link } summte ich mein Übungsstück, ich spiele nämlich { $value }, und vor mir war { $picture }.
memoria-claim-music-2 = { $link } bat mich jemand, { $value } zu spielen, das kann ich, und zum Dank wurde mir { $picture } gezeigt.
memoria-claim-music-3 = { $link } hätte ich { $value } üben sollen, aber viel spannender war { $picture }.
memoria-claim-music-4 = { $link } hörte ich { $value }, genau das, was ich spiele, und daneben war { $picture }.
memoria-claim-music-5 = { $link } wollten alle wissen, was ich spiele, ich sagte: { $value }, und auf meine Noten wurde { $picture } gemalt.
memoria-claim-fear-1 = { $link } machte ich die Augen zu, denn ich habe Angst { $value }, und als ich sie öffnete, war da { $picture }.
memoria-claim-fear-2 = { $link } wusste niemand, dass ich Angst { $value } habe, und mein einziger Trost war { $picture }.
memoria-claim-fear-3 = { $link } kam die Rede darauf, dass ich Angst { $value } habe, und zum Glück war da { $picture }.
memoria-claim-fear-4 = { $link } war ich mutiger als je zuvor, obwohl ich Angst { $value } habe, denn da war { $picture }.
memoria-claim-fear-5 = { $link } lachte mich jemand aus, weil ich Angst { $value } habe, bis auf einmal { $picture } vor uns war.
memoria-claim-dish-1 = { $link } roch es nach { $value }, meinem Lieblingsessen, und da, wo es herkam, war { $picture }.
memoria-claim-dish-2 = { $link } brachte mir jemand { $value }, was ich am liebsten esse, und auf dem Papier darum war { $picture }.
memoria-claim-dish-3 = { $link } dachte ich nur an { $value }, mein Lieblingsessen, und beinahe wäre mir { $picture } entgangen.
memoria-claim-dish-4 = { $link } hätte ich eine ganze Schüssel { $value } gegeben, und das ist mein Lieblingsessen, wenn nur { $picture } noch einmal da gewesen wäre.
memoria-claim-dish-5 = { $link } gab es { $value }, mein Lieblingsessen, und während wir aßen, wurde mir { $picture } gezeigt.
memoria-also = { $link } war sogar { $picture } zu sehen.

memoria-plot-1-begins = Es fing damit an, dass niemand den Schlüssel zur Haustür fand.
memoria-plot-1-turns = Da rief eine Nachbarin herunter, sie habe vom Balkon aus alles gesehen.
memoria-plot-1-ends = Der Schlüssel war die ganze Zeit in meiner Tasche, und wir haben wochenlang darüber gelacht.
memoria-plot-2-begins = Eines Abends gingen in unserer Straße alle Lichter auf einmal aus.
memoria-plot-2-turns = Jemand zündete ein Streichholz an, und einen Moment lang sahen alle Gesichter fremd aus.
memoria-plot-2-ends = Als das Licht wiederkam, wollte niemand mehr hineingehen.
memoria-plot-3-begins = Wir waren auf dem Jahrmarkt, mit Geld für genau drei Fahrten.
memoria-plot-3-turns = Bei der letzten Fahrt klemmte etwas, und wir hingen eine halbe Stunde in der Luft.
memoria-plot-3-ends = Wir bekamen unser Geld zurück und hatten es ausgegeben, bevor wir am Tor waren.
memoria-plot-4-begins = Der letzte Zug war ohne uns gefahren, und wir mussten auf den Morgen warten.
memoria-plot-4-turns = Gegen Mitternacht setzte sich der Bahnhofsvorsteher zu uns und packte sein Abendbrot aus.
memoria-plot-4-ends = Im Morgengrauen winkte er uns nach, als gehörten wir zur Familie.
memoria-plot-5-begins = Auf dem Dachboden hatte ich eine Karte gefunden, mit einem Kreuz darauf.
memoria-plot-5-turns = Wo das Kreuz war, lag nur eine rostige Dose.
memoria-plot-5-ends = Die Dose habe ich noch, und was darin war, habe ich nie verraten.
memoria-plot-6-begins = Es war der Tag, an dem wir umzogen, und alles steckte in Kisten.
memoria-plot-6-turns = Auf halbem Weg fiel eine Kiste vom Wagen und platzte mitten auf der Straße auf.
memoria-plot-6-ends = Wir hoben jedes einzelne Ding auf, und Fremde halfen uns.
memoria-plot-7-begins = Ich sollte schlafen, aber im Garten waren Stimmen.
memoria-plot-7-turns = Ich schlich hinunter, und die dritte Stufe knarrte wie immer.
memoria-plot-7-ends = Sie hatten auf mich gewartet, und ich durfte bis zum Schluss aufbleiben.
memoria-plot-8-begins = Unsere Klasse machte einen Ausflug, und zu zweit blieben wir zurück.
memoria-plot-8-turns = An der Kreuzung nahmen wir den falschen Weg, und keiner wollte es zugeben.
memoria-plot-8-ends = Wir hörten sie singen, bevor wir sie sahen, und niemand hatte uns vermisst.
memoria-plot-9-begins = Ein ganzes Jahr hatte ich gespart, um in einem einzigen Laden ein einziges Ding zu kaufen.
memoria-plot-9-turns = Als ich ankam, war der Laden zu, und an der Tür hing ein Zettel.
memoria-plot-9-ends = Der Besitzer wohnte obendrüber und machte nur für mich auf.
memoria-plot-10-begins = Mein Onkel hatte uns einen Ausflug versprochen und wollte nicht sagen, wohin.
memoria-plot-10-turns = Mitten im Nirgendwo hielt er an, und wir mussten die Augen schließen.
memoria-plot-10-ends = Als ich sie öffnete, verstand ich, warum er es geheim gehalten hatte.
memoria-plot-11-begins = In der Familie wurde geheiratet, und ich sollte die Ringe tragen.
memoria-plot-11-turns = Kurz vor meinem Auftritt sah ich, dass nur ein Ring auf dem Kissen lag.
memoria-plot-11-ends = Der andere fand sich in der Tasche des Pfarrers, der rot wurde.
memoria-plot-12-begins = Wir spielten Verstecken in einem Haus, das wir nicht kannten.
memoria-plot-12-turns = Die Tür meines Verstecks fiel zu, und innen war keine Klinke.
memoria-plot-12-ends = Sie fanden mich, weil ich nicht aufhören konnte zu lachen.
memoria-plot-13-begins = An jenem Nachmittag kam ein Brief, der nicht für uns war.
memoria-plot-13-turns = Wir beschlossen, ihn selbst auszutragen, Straße für Straße.
memoria-plot-13-ends = Die alte Dame, die ihn öffnete, weinte und gab jedem von uns eine Münze.
memoria-plot-14-begins = Ich hatte eine Wette verloren und musste mit einem albernen Hut über den Platz.
memoria-plot-14-turns = Ausgerechnet mein Lehrer bog um die Ecke.
memoria-plot-14-ends = Er lüftete seinen eigenen Hut, ganz ernst, und ging weiter.
memoria-plot-15-begins = Ein Zirkus war in der Stadt, nur für eine Nacht.
memoria-plot-15-turns = Aus der ersten Reihe wurde jemand in die Manege gebeten, und das war ich.
memoria-plot-15-ends = Ich verbeugte mich viel zu lange, und sie klatschten, bis ich aufhörte.
memoria-plot-16-begins = Unser Kahn war abgetrieben, während wir uns ausruhten.
memoria-plot-16-turns = Wir riefen, und am anderen Ufer winkte jemand einfach zurück.
memoria-plot-16-ends = Am Ende liefen wir um den ganzen See, bis es dunkel war.
memoria-plot-17-begins = Es war meine erste Nacht nicht zu Hause.
memoria-plot-17-turns = Mitten in der Nacht kratzte etwas an der Scheibe.
memoria-plot-17-ends = Am Morgen waren überall kleine Fußspuren, und niemand glaubte mir.
memoria-plot-18-begins = Der Aufzug blieb zwischen zwei Stockwerken stecken, mit sechs von uns darin.
memoria-plot-18-turns = Nach zehn Minuten machte eine Dame ihre Einkaufstasche auf und begann zu teilen.
memoria-plot-18-ends = Als die Türen aufgingen, tat es uns beinahe leid.
memoria-plot-19-begins = Ich war Brot holen geschickt worden und kam drei Stunden später wieder.
memoria-plot-19-turns = Unterwegs war ich einem Fremden gefolgt, der genau wie mein Großvater aussah.
memoria-plot-19-ends = Er war es nicht, aber er kannte meinen Namen, und ich habe nie erfahren, woher.
memoria-plot-20-begins = Wir strichen die Küche, als die Farbe umkippte.
memoria-plot-20-turns = Sie lief unter der Tür durch, und nebenan hörten wir jemanden schreien.
memoria-plot-20-ends = Bis heute gibt es dort einen gelben Fleck, den niemand erklären kann.
memoria-plot-21-begins = Mein Großvater wollte mir zeigen, wie man das zu seiner Zeit machte.
memoria-plot-21-turns = Zuerst ging es nicht, und er sagte Wörter, die ich nicht hören sollte.
memoria-plot-21-ends = Dann ging es doch, und so stolz habe ich ihn nie wieder gesehen.
memoria-plot-22-begins = Es gab ein Rennen durch das ganze Viertel, und ich war Letzter.
memoria-plot-22-turns = An der Brücke bogen alle vor mir falsch ab.
memoria-plot-22-ends = So kam ich als Erster an und habe nie gewagt zu sagen, wie.
memoria-plot-23-begins = Ich hatte mein Pausenbrot gegen etwas getauscht, das zaubern können sollte.
memoria-plot-23-turns = Nichts geschah, und ich ging zurück und verlangte mein Pausenbrot.
memoria-plot-23-ends = Das andere Kind hatte es nicht gegessen und gab es mir ohne ein Wort.
memoria-plot-24-begins = Wir waren auf einer langen Fahrt, als der Motor zu qualmen begann.
memoria-plot-24-turns = Ein Bauer zog uns auf seinen Hof und wollte von Geld nichts hören.
memoria-plot-24-ends = Wir blieben zwei Tage, und wir schreiben einander noch heute.
memoria-plot-25-begins = Im Schultheater hatte ich einen einzigen Satz zu sagen.
memoria-plot-25-turns = Als der Vorhang aufging, war mein Satz weg.
memoria-plot-25-ends = Ich sagte etwas ganz anderes und bekam die meisten Lacher des Abends.
memoria-plot-26-begins = Auf unserer Bank war eine fremde Tasche stehen geblieben.
memoria-plot-26-turns = Wir einigten uns, sie nur einen Spalt weit aufzumachen.
memoria-plot-26-ends = Der Besitzer kam gerannt, sah hinein und gab uns die Hälfte von dem, was darin war.
memoria-plot-27-begins = Eines Morgens war in unserem Zaun ein Loch, das vorher nicht da war.
memoria-plot-27-turns = Wir folgten den Spuren bis ans Ende der Straße und weiter.
memoria-plot-27-ends = Was sie gemacht hatte, schlief im warmen Gras, und wir gingen auf Zehenspitzen heim.
memoria-plot-28-begins = Ich lag mit Fieber da, und das ganze Zimmer war still.
memoria-plot-28-turns = Ich stand auf, obwohl ich nicht durfte, und sah hinaus.
memoria-plot-28-ends = Niemand glaubt, dass es wirklich so war, aber am Morgen waren meine Hausschuhe nass.
memoria-plot-29-begins = Im Freilichtkino fiel mitten im Film der Strom aus.
memoria-plot-29-turns = Der Vorführer kam heraus und erzählte uns selbst, wie es ausging.
memoria-plot-29-ends = Das echte Ende habe ich später gesehen, und seins war besser.
memoria-plot-30-begins = Am Strand hatten wir ein Loch gegraben, tiefer, als einer von uns groß war.
memoria-plot-30-turns = Dann kam das Wasser, viel schneller als gedacht.
memoria-plot-30-ends = Alles Ausgegrabene war fort, bis auf das in meiner Hand.
memoria-plot-31-begins = Es war Markttag, und ich ließ die Hand los, an der ich ging.
memoria-plot-31-turns = Ich sah hoch, und der Mantel, dem ich folgte, gehörte jemand anderem.
memoria-plot-31-ends = Die Blumenfrau stellte mich auf ihren Tisch, damit man mich von überall sehen konnte.
memoria-plot-32-begins = Großmutter hatte im Garten etwas versteckt und vergessen, wo.
memoria-plot-32-turns = Wir drehten jeden Stein um, und sie gab von oben gute Ratschläge.
memoria-plot-32-ends = Jahre später kam es von selbst wieder ans Licht.
memoria-plot-33-begins = Auf dem Gehweg hatte ich eine Brieftasche gefunden, eine ziemlich dicke.
memoria-plot-33-turns = Die Adresse darin war am anderen Ende der Stadt.
memoria-plot-33-ends = Der Mann, der aufmachte, sagte nicht danke, aber am nächsten Tag kam ein Paket.
memoria-plot-34-begins = Wir hatten eine Hütte gemietet, und die Straße endete eine Stunde davor.
memoria-plot-34-turns = Auf halber Strecke wurde es finster, und wir sangen, um einander nicht zu verlieren.
memoria-plot-34-ends = Die Hütte war kleiner als unser Tisch daheim, und niemanden störte es.
memoria-plot-35-begins = Mein Vetter schwor, in der alten Mühle spuke es.
memoria-plot-35-turns = Oben rollte etwas langsam über den Boden.
memoria-plot-35-ends = Wir sind nie hinaufgegangen, und er hat das Wort nie wieder gesagt.
memoria-plot-36-begins = Wir sollten Unkraut jäten, aber niemand hatte Lust dazu.
memoria-plot-36-turns = Da riss sich der Schlauch los und spritzte reihum alle nass.
memoria-plot-36-ends = Am Ende war keiner trocken und kein Halm gezupft.
memoria-plot-37-begins = Ausnahmsweise durfte ich einmal lenken.
memoria-plot-37-turns = Die anderen verstummten, als ich die Kurve nahm.
memoria-plot-37-ends = Wir landeten in einer Hecke, ganz weich, und gelenkt habe ich seither nicht mehr.
memoria-plot-38-begins = Auf dem Flohmarkt verkaufte mir ein Mann eine Kiste, die nicht aufging.
memoria-plot-38-turns = Ich schüttelte sie den ganzen Heimweg lang.
memoria-plot-38-ends = Eines Nachts ging sie von selbst auf, und was darin war, sage ich nicht, aber es war den Preis wert.
memoria-plot-39-begins = Der Fotograf hatte uns alle auf der Treppe aufgestellt.
memoria-plot-39-turns = Gerade als er bis drei zählte, schauten alle weg.
memoria-plot-39-ends = Das Foto hängt im Flur, und man sieht jeden Kopf von hinten.
memoria-plot-40-begins = Ich hatte die Haltestelle verpasst und merkte es erst an der Endstation.
memoria-plot-40-turns = Der Fahrer stellte den Motor ab und fragte, ob ich ein Geheimnis bewahren könne.
memoria-plot-40-ends = Er fuhr mich durch die leeren Straßen zurück, und ich habe es bis heute bewahrt.

## Was gefragt wird

memoria-ask-think = Sieh dir die Bilder an. Erinnere dich oder erfinde etwas, und sag, wenn du bereit bist.
memoria-ask-draw = Du bist mit Erzählen dran. Zieh ein Bild.
memoria-ask-lay = Du bist mit Erzählen dran. Lege Memoria, wenn es wahr sein wird, Bluff, wenn nicht. Ändern kannst du es nicht mehr.
memoria-ask-lay-alone = Finde zu diesem Bild eine Erinnerung oder erfinde eine. Dann lege Memoria oder Bluff; ändern kannst du es nicht mehr.
memoria-ask-show = { $count ->
    [0] Zeige die Bilder deiner Geschichte, eins nach dem anderen. Jedes ist für alle einen Punkt wert.
    [one] Ein Bild bisher. Zeige mehr, oder sag, dass das alles ist.
   *[other] { $count } Bilder bisher. Zeige mehr, oder sag, dass das alle sind.
}
memoria-ask-tell = Erzähle deine Erinnerung. Sag Bescheid, wenn du fertig bist.
memoria-ask-write = Schreib deine Erinnerung. Nur dieser Tisch liest sie, und sie wird nirgends aufbewahrt.
memoria-ask-recount = Erzähle von der Seite, die du bekommen hast: einen Satz zu jedem Bild. Oder hör auf.
memoria-ask-question = Möchtest du { $who } etwas fragen?
memoria-ask-answer = { $who } fragt dich etwas. Antworte: die Wahrheit, wenn deine Geschichte wahr ist, sonst irgendetwas.
memoria-ask-answer-written = { $who } fragt dich etwas. Schreib eine Antwort: die Wahrheit, wenn deine Geschichte wahr ist, sonst irgendetwas.
memoria-ask-answer-about = { $who } fragt bei dir nach: { $topic }.
memoria-ask-vote = Glaubst du { $who }? Lege Memoria, wenn es wahr war, Bluff, wenn nicht.
memoria-ask-open = Decke deine Karte auf, und sag warum, wenn du magst.
memoria-ask-open-last = Jetzt du: Decke deine Karte auf, und erzähl mehr, wenn du magst.
memoria-ask-nothing = Die Partie ist zu Ende.
memoria-lesson-lay = Deine Karte liegt verdeckt, und sie allein entscheidet, was wahr war. Du punktest für alle, die falschliegen: Eine wahre Geschichte, die niemand glaubt, ist so viel wert wie eine gute Lüge.
memoria-lesson-question = Achte auf das, was nicht passt. Wer die Wahrheit erzählt hat, muss wahr antworten; wer blufft, darf alles sagen.
memoria-lesson-vote = Liegst du richtig, bekommst du, was die Geschichte wert ist; sonst bekommt es, wer sie erzählt hat. Niemand sieht deine Karte, bevor alle gewählt haben.

## Was man tun kann

memoria-do-ready = Ich bin bereit
memoria-do-draw = Ein Bild ziehen
memoria-do-lay = { $face } legen
memoria-do-show = In meine Geschichte: { $picture }
memoria-do-announce = { $count ->
    [0] Das ist alles
    [one] Das ist alles: { $count } Bild
   *[other] Das ist alles: { $count } Bilder
}
memoria-do-recount = Von meiner Seite erzählen
memoria-do-told = Ich habe erzählt
memoria-do-ask = Etwas fragen
memoria-do-ask-about = Nachfragen: { $topic }
memoria-do-pass = Nichts fragen
memoria-do-answered = Ich habe geantwortet
memoria-do-vote = Für { $face } stimmen
memoria-do-open = Meine Karte aufdecken

## Was geschah

memoria-event-cards = Die Bilder dieser Runde: { $pictures }.
memoria-event-own-cards = { $who-is ->
    [you] Du hast diese Bilder: { $pictures }.
   *[other] { $who } hat diese Bilder: { $pictures }.
}
memoria-event-reshuffled = Der Stapel ist leer: Aus der Ablage wird ein neuer gemischt.
memoria-event-ready = { $who-is ->
    [you] Du bist bereit.
   *[other] { $who } ist bereit.
}
memoria-event-orator = { $who-is ->
    [you] Du bist mit Erzählen dran.
   *[other] { $who } ist mit Erzählen dran.
}
memoria-event-drew = { $who-is ->
    [you] Du ziehst dieses Bild: { $picture }.
   *[other] { $who } zieht dieses Bild: { $picture }.
}
memoria-event-laid = { $who-is ->
    [you] Du legst eine Karte verdeckt hin.
   *[other] { $who } legt eine Karte verdeckt hin.
}
memoria-event-shows = { $who-is ->
    [you] Du zeigst: { $picture }.
   *[other] { $who } zeigt: { $picture }.
}
memoria-event-announced = { $who-is ->
    [you] { $count ->
        [one] Du erzählst mit { $count } Bild: { $pictures }.
       *[other] Du erzählst mit { $count } Bildern: { $pictures }.
    }
   *[other] { $count ->
        [one] { $who } erzählt mit { $count } Bild: { $pictures }.
       *[other] { $who } erzählt mit { $count } Bildern: { $pictures }.
    }
}
memoria-event-says = { $who-is ->
    [you] Du: „{ $words }“
   *[other] { $who }: „{ $words }“
}
memoria-event-told = { $who-is ->
    [you] Du hast deine Geschichte erzählt.
   *[other] { $who } hat die Geschichte erzählt.
}
memoria-event-asks = { $who-is ->
    [you] Du stellst { $orator } eine Frage.
   *[other] { $orator-is ->
        [you] { $who } stellt dir eine Frage.
       *[other] { $who } stellt { $orator } eine Frage.
    }
}
memoria-event-asks-about = { $who-is ->
    [you] Du fragst bei { $orator } nach: { $topic }.
   *[other] { $orator-is ->
        [you] { $who } fragt bei dir nach: { $topic }.
       *[other] { $who } fragt bei { $orator } nach: { $topic }.
    }
}
memoria-event-passes = { $who-is ->
    [you] Du fragst nichts.
   *[other] { $who } fragt nichts.
}
memoria-event-answered = { $who-is ->
    [you] Du hast { $asker } geantwortet.
   *[other] { $asker-is ->
        [you] { $who } hat dir geantwortet.
       *[other] { $who } hat { $asker } geantwortet.
    }
}
memoria-event-answered-freely = { $who-plays ->
    [bot] { memoria-event-answers }
   *[person] { memoria-event-answered }
}
memoria-event-answers = { $who-is ->
    [you] Du: „{ $words }“
   *[other] { $who }: „{ $words }“
}
memoria-event-voted = { $who-is ->
    [you] Du hast abgestimmt.
   *[other] { $who } hat abgestimmt.
}
memoria-event-opens = { $who-is ->
    [you] { $face ->
        [truth] Du deckst Memoria auf: Du hast es geglaubt.
       *[bluff] Du deckst Bluff auf: Du hast es nicht geglaubt.
    }
   *[other] { $face ->
        [truth] { $who } deckt Memoria auf und hat es geglaubt.
       *[bluff] { $who } deckt Bluff auf und hat es nicht geglaubt.
    }
}
memoria-event-decides = { $who-is ->
    [you] { $face ->
        [truth] Du deckst Memoria auf: Es war wahr!
       *[bluff] Du deckst Bluff auf: Es war erfunden!
    }
   *[other] { $face ->
        [truth] { $who } deckt Memoria auf: Es war wahr!
       *[bluff] { $who } deckt Bluff auf: Es war erfunden!
    }
}
memoria-event-scored = { $who-is ->
    [you] { $points ->
        [one] Du bekommst { $points } Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
   *[other] { $points ->
        [one] { $who } bekommt { $points } Punkt.
       *[other] { $who } bekommt { $points } Punkte.
    }
}
memoria-event-second = Runde 2 beginnt: ein Bild je Geschichte und keine Fragen.
memoria-event-second-same = Runde 2 beginnt: ein Bild für jeden Gang um den Tisch, so lesen wir die Variante, und keine Fragen.
memoria-event-tie = Gleichstand zwischen { $names }: Es geht weiter.
memoria-event-over = Die letzte Erinnerung ist erzählt, und die Partie ist zu Ende.

## Wertungsbogen

memoria-line-orator = { $wrong ->
    [one] eigene Geschichte, einer getäuscht × { $worth }
   *[other] eigene Geschichte, { $wrong } getäuscht × { $worth }
}
memoria-line-listener = { $who-is ->
    [you] { $face ->
        [truth] deine wahre Geschichte geglaubt
       *[bluff] deinen Bluff durchschaut
    }
   *[other] { $face ->
        [truth] die wahre Geschichte von { $who } geglaubt
       *[bluff] den Bluff von { $who } durchschaut
    }
}

## Wertungsbogen: was zusammen gezählt wird

memoria-kind-orator = Erzählen
memoria-kind-listener = Zuhören

## Was der Gastgeber wählt

memoria-option-channel = Wie erzählt ihr?
memoria-option-channel-spoken = Laut, in einem Raum oder am Telefon
memoria-option-channel-written = Schriftlich, an diesem Tisch
memoria-option-orator = Wer erzählt zuerst?
memoria-option-orator-chance = Der Zufall entscheidet
memoria-option-sides = Welche Bilder?
memoria-option-sides-white = Die weißen Seiten
memoria-option-sides-blue = Die blauen Seiten
memoria-option-sides-mixed = Beide gemischt
memoria-option-time = Zeit zum Nachdenken in Runde 1
memoria-option-time-none = So lange ihr mögt
memoria-option-time-30 = 30 Sekunden
memoria-option-time-60 = 60 Sekunden
memoria-option-time-90 = 90 Sekunden
memoria-option-time-120 = 2 Minuten
memoria-option-time-180 = 3 Minuten
memoria-option-cards = Bilder in Runde 1
memoria-option-cards-shared = Für alle dieselben
memoria-option-cards-own = Jeder hat eigene
memoria-option-count = Wie viele Bilder in Runde 1?
memoria-option-count-1 = Eins
memoria-option-count-2 = Zwei
memoria-option-count-3 = Drei
memoria-option-count-4 = Vier
memoria-option-count-5 = Fünf
memoria-option-count-6 = Sechs
memoria-option-count-7 = Sieben
memoria-option-count-8 = Acht
memoria-option-count-9 = Neun
memoria-option-second = Bilder in Runde 2
memoria-option-second-new = Für jede Geschichte ein neues
memoria-option-second-same = Für alle dasselbe, eins für jeden Gang um den Tisch (unsere Lesart)
memoria-option-tie = Bei Gleichstand der Besten
memoria-option-tie-shared = Sie teilen sich den Sieg
memoria-option-tie-play-on = Sie spielen weiter
memoria-preset-short = Kurz: drei Bilder
memoria-preset-written = Weit voneinander: schriftlich
memoria-preset-calm = In Ruhe: ohne Uhr
memoria-gather = Am schönsten mit einem Fernseher im Raum: Öffne dort den großen Bildschirm, und lass alle mit dem Telefon dazukommen.

## Regeln: Aufbau

memoria_setup_pair = Jeder hat zwei Karten: Memoria für wahr, Bluff für erfunden.
memoria_setup_sides = Ihr spielt mit den weißen Seiten, den blauen oder beiden gemischt.
    .ruling = Der Gastgeber wählt. Gemischt zeigt jede Karte zufällig eine Seite, die ganze Partie lang.
memoria_setup_orator = Der älteste Spieler erzählt zuerst.
    .ruling = Hier bestimmt es der Gastgeber oder der Zufall.
memoria_deck_empty =
    .ruling = Ist der Stapel leer, wird aus der Ablage ein neuer gemischt.

## Regeln: Runde 1

memoria_r1_cards = Sechs Bilder liegen in der Mitte, für alle und für die ganze Runde.
memoria_r1_think = Einmal habt ihr alle zusammen 90 Sekunden, oder so lange jeder braucht, um euch zu erinnern oder etwas zu erfinden.
    .ruling = Sind alle bereit, geht es sofort weiter.
    .why = Zuerst denken alle nach. Karten werden gelegt, wenn alle bereit sind.
memoria_r1_commit = Wer erzählt, legt verdeckt Memoria oder Bluff und zeigt dann, welche Bilder die Geschichte benutzt, eins bis alle.
    .ruling = Beides ändert sich danach nicht.
    .why = { $why ->
        [none] Zeige erst mindestens ein Bild.
       *[again] In deiner Geschichte ist { $picture } schon dabei.
    }
memoria_r1_tell = Dann wird ein Erlebnis mit diesen Bildern erzählt, wörtlich genommen. Wahr ist nur, woran man sich wirklich erinnert; jede Erfindung macht es zum Bluff. Auch Anvertrautes oder im Fernsehen Gesehenes darf erzählt werden.
    .ours = Darüber urteilt der Tisch, nicht das Programm.
    .why = { $why ->
        [enough] Jedes Bild hat seinen Satz. Deine Geschichte ist erzählt.
       *[again] Das hast du schon erzählt.
    }
memoria_r1_question = Links vom Erzähler angefangen darf jeder eine Frage stellen oder passen. Ist die Geschichte wahr, sind es auch die Antworten; wenn nicht, ist alles erlaubt.
    .why = Die Fragen sind vorbei: Jetzt stimmen alle ab.
memoria_vote = Alle anderen legen verdeckt Memoria oder Bluff. Niemand sieht eine Karte, bevor alle abgestimmt haben.
    .ruling = Bis die erste Karte aufgedeckt ist, darf eine Stimme noch zurückgenommen werden.
    .why = Karten werden aufgedeckt, wenn alle abgestimmt haben.
memoria_reveal = Einer nach dem anderen, links vom Erzähler angefangen, deckt seine Karte auf und darf sagen, warum. Der Erzähler kommt zuletzt.
    .ruling = In Runde 2 ist es genauso.
memoria_r1_score = So viele Bilder die Geschichte hat, so viele Punkte bekommt der Erzähler für jeden, der falsch lag, und ebenso viele jeder, der richtig lag. Nur die Karte des Erzählers entscheidet, was wahr war.
memoria_r1_next = Als Nächster erzählt, wer links sitzt, bis alle erzählt haben. Dann werden die Bilder abgelegt.

## Regeln: Runde 2

memoria_r2_card = Wer erzählt, zieht ein Bild und hat 45 Sekunden.
    .ruling = Alle sehen das Bild.
memoria_r2_commit = Dann legt der Erzähler verdeckt Memoria oder Bluff und erzählt.
    .ruling = Die Karte wird danach nicht geändert.
memoria_r2_no-questions = In Runde 2 fragt niemand.
    .why = In Runde 2 gibt es keine Fragen: Verlass dich auf dein Gefühl.
memoria_r2_score = Runde 2 bringt 3 Punkte: dem Erzähler für jeden, der falsch lag, und jedem, der richtig lag.
memoria_r2_twice = Runde 2 geht zweimal um den Tisch: Jeder erzählt darin zwei Erinnerungen, und drei in der Partie.
    .ruling = Sie beginnt mit dem ersten Erzähler aus Runde 1.

## Regeln: das Ende

memoria_win = Die meisten Punkte gewinnen.
memoria_tie = Bei Gleichstand der Besten dürft ihr weiterspielen, um es zu entscheiden.
    .ruling = Sonst wird der Sieg geteilt. Auf Wunsch des Gastgebers spielen die Gleichen weiter: je eine Geschichte wie in Runde 2, alle stimmen ab, nur die Gleichen punkten. Immer noch gleich: geteilt.

## Regeln: Varianten

memoria_variant_own-six = Jeder hat in Runde 1 eigene Bilder, offen vor sich.
    .why = { $picture } liegt vor jemand anderem. Deine Geschichte benutzt deine eigenen Bilder.
memoria_variant_count = Runde 1 darf eine andere Zahl von Bildern haben oder eine andere Zeit.
    .ours = Hier eins bis neun Bilder.
memoria_variant_same-card = In Runde 2 erzählen alle zum selben Bild.
    .ruling = Wir lesen es so: ein Bild für jeden Gang um den Tisch und 45 Sekunden für jeden Erzähler.

## Regeln: Erzählen aus der Ferne

memoria_channel_spoken =
    .ours = Ihr sprecht, in einem Raum oder am Telefon. Das Programm zeigt Bilder, Uhr und Schritte.
memoria_channel_written =
    .ours = Ihr tippt eure Geschichten, Fragen und Antworten am Tisch.
memoria_private =
    .ours = Was du schreibst, ist dein Leben. Nur dieser Tisch liest es; es steht in keinem Protokoll und keiner Wiederholung und ist fort, wenn der Tisch schließt, außer alle an ihm wollen es behalten.

## Die geführte erste Partie

memoria-learn-goal = Sechs Bilder für alle. Reihum erzählt jeder eine Erinnerung mit einigen davon: wahr oder ein Bluff. Täusche die anderen, durchschaue sie, und die Punkte sind deine.
memoria-learn-listen = { $third } hat verdeckt eine Karte gelegt: Memoria, wenn es wahr ist, Bluff, wenn nicht. Lies die Geschichte. Glaubst du sie?
memoria-learn-ask = Jeder darf eine Frage stellen. Stelle deine: Was war in dem Geschenk?
memoria-learn-vote = Ein Hund, der eine Geige frisst? Lege Bluff. Niemand sieht deine Karte, bevor alle gewählt haben.
memoria-learn-open = Auch { $next } hat gewählt. Jetzt werden die Karten aufgedeckt, eine nach der anderen. Decke deine auf.
memoria-learn-verdict = Ein Bluff, und du hast es gehört! Die Geschichte hatte drei Bilder: 3 Punkte für dich. { $next } hat sie geglaubt, also bekommt auch { $third } 3.
memoria-learn-lay = Jetzt erzählst du, und nur du weißt, was wahr ist. Diesmal ist es wirklich geschehen: Lege Memoria.
memoria-learn-show = Zeige die Bilder deiner Geschichte: die Katze und die Glocke. Jedes Bild macht sie einen Punkt mehr wert.
memoria-learn-tell = In einer echten Partie erzählst oder schreibst du deine eigene. Für heute ist hier eine; sag, dass sie erzählt ist.
memoria-learn-answer = { $next } fragt, wie hoch die Glocke hängt. Wer die Wahrheit erzählt, antwortet wahr; wer blufft, sagt irgendetwas.
memoria-learn-reveal = Einer glaubt dir, einer nicht. Wer erzählt, deckt zuletzt auf: Zeig es ihnen.
memoria-learn-second = Wahr! { $next } lag falsch: 2 Punkte für dich, einer je Bild. Jetzt eine schnellere Runde: ein Bild, keine Fragen, 3 Punkte. { $next } hat Kirschen gezogen. Das klingt nach einem echten Sommer: Lege Memoria.
memoria-learn-trust = { $third } glaubt es nicht. Decke deine Karte auf, dann zeigt { $next } die Wahrheit.
memoria-learn-on = Wieder wahr: 3 Punkte für dich und 3 für { $next }, denn { $third } lag falsch. Bald bist du dran und ziehst ein Bild. Spiel weiter!
memoria-learn-story-heard = An meinem zehnten Geburtstag schliefen wir in einem Zelt am Fluss. Nachts kroch der Hund meines Onkels herein und fraß mein Geschenk, samt Schleife. Nicht einmal die Karte ließ er übrig.
memoria-learn-question-asked = Was war in dem Geschenk?
memoria-learn-answer-heard = Äh … eine Geige.
memoria-learn-story-told = Jeden Sonntag kommt die Katze der Nachbarn zum Frühstück. Sie springt hoch und läutet die Glocke neben unserer Tür, dann setzt sie sich hin und wartet, bis jemand aufmacht.
memoria-learn-question-heard = Wie hoch hängt diese Glocke?
memoria-learn-answer-given = So hoch wie mein Kinn. Sie springt von der Bank ab.
memoria-learn-story-second = Im Juni trugen wir nie gekaufte Ohrringe. Wir hängten uns Kirschen über die Ohren, immer zwei und zwei, und wer sie bis zum Abendessen behielt, hatte gewonnen.

## Bilder

memoria-picture-sun = die Sonne
memoria-picture-dog = ein Hund
memoria-picture-cat = eine Katze
memoria-picture-horse = ein Pferd
memoria-picture-cow = eine Kuh
memoria-picture-pig = ein Schwein
memoria-picture-sheep = ein Schaf
memoria-picture-goat = eine Ziege
memoria-picture-rabbit = ein Kaninchen
memoria-picture-mouse = eine Maus
memoria-picture-elephant = ein Elefant
memoria-picture-lion = ein Löwe
memoria-picture-monkey = ein Affe
memoria-picture-bear = ein Bär
memoria-picture-wolf = ein Wolf
memoria-picture-fox = ein Fuchs
memoria-picture-hedgehog = ein Igel
memoria-picture-frog = ein Frosch
memoria-picture-turtle = eine Schildkröte
memoria-picture-snake = eine Schlange
memoria-picture-fish = ein Fisch
memoria-picture-whale = ein Wal
memoria-picture-shark = ein Hai
memoria-picture-octopus = ein Krake
memoria-picture-crab = eine Krabbe
memoria-picture-snail = eine Schnecke
memoria-picture-butterfly = ein Schmetterling
memoria-picture-bee = eine Biene
memoria-picture-ladybird = ein Marienkäfer
memoria-picture-spider = eine Spinne
memoria-picture-owl = eine Eule
memoria-picture-duck = eine Ente
memoria-picture-rooster = ein Hahn
memoria-picture-penguin = ein Pinguin
memoria-picture-parrot = ein Papagei
memoria-picture-giraffe = eine Giraffe
memoria-picture-camel = ein Kamel
memoria-picture-crocodile = ein Krokodil
memoria-picture-tree = ein Baum
memoria-picture-rose = eine Rose
memoria-picture-apple = ein Apfel
memoria-picture-banana = eine Banane
memoria-picture-cherries = ein Paar Kirschen
memoria-picture-strawberry = eine Erdbeere
memoria-picture-lemon = eine Zitrone
memoria-picture-carrot = eine Möhre
memoria-picture-bread = ein Brot
memoria-picture-cheese = ein Stück Käse
memoria-picture-egg = ein Ei
memoria-picture-pizza = eine Pizza
memoria-picture-ice-cream = ein Eis
memoria-picture-cake = eine Geburtstagstorte
memoria-picture-car = ein Auto
memoria-picture-train = ein Zug
memoria-picture-bicycle = ein Fahrrad
memoria-picture-plane = ein Flugzeug
memoria-picture-rocket = eine Rakete
memoria-picture-tractor = ein Traktor
memoria-picture-house = ein Haus
memoria-picture-tent = ein Zelt
memoria-picture-ball = ein Fußball
memoria-picture-kite = ein Drachen
memoria-picture-teddy-bear = ein Teddybär
memoria-picture-drum = eine Trommel
memoria-picture-piano = ein Klavier
memoria-picture-bell = eine Glocke
memoria-picture-telephone = ein Telefon
memoria-picture-book = ein Buch
memoria-picture-scissors = eine Schere
memoria-picture-key = ein Schlüssel
memoria-picture-hammer = ein Hammer
memoria-picture-candle = eine Kerze
memoria-picture-umbrella = ein Regenschirm
memoria-picture-crown = eine Krone
memoria-picture-bed = ein Bett
memoria-picture-boat = ein Boot
memoria-picture-truck = ein Lastwagen
memoria-picture-moon = der Mond
memoria-picture-star = ein Stern
memoria-picture-rainbow = ein Regenbogen
memoria-picture-cloud = eine Wolke
memoria-picture-storm = ein Gewitter
memoria-picture-snowman = ein Schneemann
memoria-picture-snowflake = eine Schneeflocke
memoria-picture-fire = ein Feuer
memoria-picture-wave = eine Welle
memoria-picture-mountain = ein Berg
memoria-picture-volcano = ein Vulkan
memoria-picture-island = eine Insel
memoria-picture-fir-tree = eine Tanne
memoria-picture-palm-tree = eine Palme
memoria-picture-cactus = ein Kaktus
memoria-picture-mushroom = ein Pilz
memoria-picture-leaf = ein Blatt
memoria-picture-sunflower = eine Sonnenblume
memoria-picture-clover = ein vierblättriges Kleeblatt
memoria-picture-feather = eine Feder
memoria-picture-nest = ein Nest
memoria-picture-shell = eine Muschel
memoria-picture-grapes = eine Weintraube
memoria-picture-orange = eine Orange
memoria-picture-watermelon = eine Scheibe Melone
memoria-picture-pineapple = eine Ananas
memoria-picture-tomato = eine Tomate
memoria-picture-corn = ein Maiskolben
memoria-picture-hamburger = ein Hamburger
memoria-picture-chips = eine Tüte Pommes
memoria-picture-spaghetti = ein Teller Spaghetti
memoria-picture-biscuit = ein Keks
memoria-picture-chocolate = eine Tafel Schokolade
memoria-picture-sweet = ein Bonbon
memoria-picture-milk = ein Glas Milch
memoria-picture-bus = ein Bus
memoria-picture-motorbike = ein Motorrad
memoria-picture-helicopter = ein Hubschrauber
memoria-picture-fire-engine = ein Feuerwehrauto
memoria-picture-ambulance = ein Krankenwagen
memoria-picture-police-car = ein Polizeiauto
memoria-picture-scooter = ein Roller
memoria-picture-sledge = ein Schlitten
memoria-picture-anchor = ein Anker
memoria-picture-traffic-light = eine Ampel
memoria-picture-castle = ein Schloss
memoria-picture-big-wheel = ein Riesenrad
memoria-picture-circus = ein Zirkuszelt
memoria-picture-slide = eine Rutsche
memoria-picture-door = eine Tür
memoria-picture-window = ein Fenster
memoria-picture-balloon = ein Luftballon
memoria-picture-robot = ein Roboter
memoria-picture-die = ein Würfel
memoria-picture-guitar = eine Gitarre
memoria-picture-violin = eine Geige
memoria-picture-trumpet = eine Trompete
memoria-picture-alarm-clock = ein Wecker
memoria-picture-camera = eine Kamera
memoria-picture-television = ein Fernseher
memoria-picture-pencil = ein Bleistift
memoria-picture-ladder = eine Leiter
memoria-picture-broom = ein Besen
memoria-picture-bucket = ein Eimer
memoria-picture-light-bulb = eine Glühbirne
memoria-picture-glasses = eine Brille
memoria-picture-shoe = ein Schuh
memoria-picture-dress = ein Kleid
memoria-picture-present = ein Geschenk
memoria-picture-letter = ein Brief
memoria-picture-suitcase = ein Koffer
memoria-picture-bathtub = eine Badewanne
memoria-picture-toothbrush = eine Zahnbürste

## Regeln in Kapiteln

memoria-chapter-goal = Das Ziel
memoria-chapter-setup = Aufbau
memoria-chapter-first = Runde 1: eine Geschichte aus sechs Bildern
memoria-chapter-second = Runde 2: eine Geschichte aus einem Bild
memoria-chapter-scoring = Wertung
memoria-chapter-end = Gleichstand
memoria-chapter-variants = Varianten
memoria-chapter-here = Hier spielen

memoria-figure-pair = Jeder hält beide: Memoria für eine wahre Geschichte, Bluff für eine erfundene.
memoria-figure-story = Drei der Bilder, eine Geschichte: der Tag, an dem der Hund vom Boot sprang.
memoria-figure-score = Eine Geschichte mit drei Bildern. Zwei lagen falsch: 6 Punkte für den Erzähler. Einer lag richtig: 3 Punkte für ihn.
