# Déjà Vu: Fragments of Memory. Die Nachricht einer Regel sagt die Regel; `.why` ist für den, dessen Zug sie nicht erlaubt.

## Formen, Farben und Landschaften

dejavu-shape-sun = Sonne
dejavu-shape-moon = Mond
dejavu-shape-star = Stern
dejavu-shape-lightning = Blitz
dejavu-shape-raindrop = Tropfen
dejavu-colour-white = Weiß
dejavu-colour-green = Grün
dejavu-colour-purple = Lila
dejavu-colour-blue = Blau
dejavu-colour-red = Rot
dejavu-colour-yellow = Gelb
dejavu-bit-white-sun = Sonne in Weiß
dejavu-bit-white-moon = Mond in Weiß
dejavu-bit-white-star = Stern in Weiß
dejavu-bit-white-lightning = Blitz in Weiß
dejavu-bit-white-raindrop = Tropfen in Weiß
dejavu-bit-green-sun = Sonne in Grün
dejavu-bit-green-moon = Mond in Grün
dejavu-bit-green-star = Stern in Grün
dejavu-bit-green-lightning = Blitz in Grün
dejavu-bit-green-raindrop = Tropfen in Grün
dejavu-bit-purple-sun = Sonne in Lila
dejavu-bit-purple-moon = Mond in Lila
dejavu-bit-purple-star = Stern in Lila
dejavu-bit-purple-lightning = Blitz in Lila
dejavu-bit-purple-raindrop = Tropfen in Lila
dejavu-bit-blue-sun = Sonne in Blau
dejavu-bit-blue-moon = Mond in Blau
dejavu-bit-blue-star = Stern in Blau
dejavu-bit-blue-lightning = Blitz in Blau
dejavu-bit-blue-raindrop = Tropfen in Blau
dejavu-bit-red-sun = Sonne in Rot
dejavu-bit-red-moon = Mond in Rot
dejavu-bit-red-star = Stern in Rot
dejavu-bit-red-lightning = Blitz in Rot
dejavu-bit-red-raindrop = Tropfen in Rot
dejavu-bit-yellow-sun = Sonne in Gelb
dejavu-bit-yellow-moon = Mond in Gelb
dejavu-bit-yellow-star = Stern in Gelb
dejavu-bit-yellow-lightning = Blitz in Gelb
dejavu-bit-yellow-raindrop = Tropfen in Gelb
dejavu-landscape-red = Lavaparadies
dejavu-landscape-yellow = Heilige Wüste
dejavu-landscape-green = Immergrüne Ebene
dejavu-landscape-blue = Himmelspalast
dejavu-landscape-purple = Zauberreich
dejavu-landscape-white = Drachental

## Nebel und Fragmente

dejavu-tile = { $name } ({ $number })
dejavu-tile-cats-eye = Katzenauge
dejavu-tile-boomerang = Bumerang
dejavu-tile-flame = Flamme
dejavu-tile-spiral = Spirale
dejavu-tile-veil = Schleier
dejavu-tile-eagle = Adler
dejavu-tile-carina = Carina
dejavu-tile-horsehead = Pferdekopf
dejavu-tile-hourglass = Sanduhr
dejavu-tile-lagoon = Lagune
dejavu-tile-crab = Krebs
dejavu-tile-rosette = Rosette
dejavu-tile-butterfly = Schmetterling
dejavu-tile-orion = Orion
dejavu-tile-fox-fur = Fuchsfell
dejavu-fragment = { $seeds ->
    [one] Fragment in { $colour } mit { $seeds } Samen
   *[other] Fragment in { $colour } mit { $seeds } Samen
}
dejavu-fragment-orange = Orange
dejavu-fragment-pink = Rosa
dejavu-fragment-grey = Grau
dejavu-fragment-brown = Braun
dejavu-heap = { $bits }
dejavu-heap-none = keine
dejavu-count = { $count ->
    [1] { $what }
   *[other] { $what } × { $count }
}

## Karten und Kräfte

dejavu-card = { $landscape } { $number } ({ $colour })
dejavu-card-individual = { $points ->
    [one] { $card }: { $slots }; { $powers }; { $points } Punkt
   *[other] { $card }: { $slots }; { $powers }; { $points } Punkte
}
dejavu-card-public = { $card }: { $slots }; { $powers }; { $scoring }
dejavu-power-flower = Blume
dejavu-power-chest = Truhe
dejavu-power-footprint = Fußspur
dejavu-power-collector = Perlensammler
dejavu-power-stm = Kurzzeitplatz
dejavu-power-hand = größere Hand
dejavu-no-power = keine Kraft
dejavu-scoring-colour = Karten in { $colour }: 1, 3, 6, 10, 15
dejavu-scoring-white = Karten in Weiß: 3, 6, 10, 15, 21
dejavu-scoring-run = 5 je Fragment einer Folge
dejavu-scoring-run-of = 5 je Fragment einer Folge in { $colour }
dejavu-scoring-triple = 18 für drei Fragmente mit gleich vielen Samen
dejavu-scoring-any = 2 je Fragment

## Der Tisch, wie er liegt

dejavu-title = Déjà Vu
dejavu-turn = { $number ->
    [0] Vor dem ersten Zug
   *[other] { $who-is ->
    [you] Zug { $number }: deiner
   *[other] Zug { $number }: { $who }
}
}
dejavu-ending = { $who-is ->
    [you] Du hast das Ende eingeläutet: Die anderen haben noch einen letzten Zug
   *[other] { $who } hat das Ende eingeläutet: Die anderen haben noch einen letzten Zug
}
dejavu-deck = Stapel: { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
}, Ablage: { $discards }
dejavu-flowers = Blumen im Vorrat: { $count }
dejavu-map = Sternkarte
dejavu-tiles = Was auf den Nebeln liegt
dejavu-on-tile = { $tile }: { $bits }
dejavu-cell = Freie Stelle { $place }
dejavu-place-right = rechts von { $tile }
dejavu-place-lower-right = rechts unter { $tile }
dejavu-place-lower-left = links unter { $tile }
dejavu-place-left = links von { $tile }
dejavu-place-upper-left = links über { $tile }
dejavu-place-upper-right = rechts über { $tile }
dejavu-place-apart = abseits der Karte
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
dejavu-planted = Blume gepflanzt
dejavu-girl = das Mädchen
dejavu-girl-at = Das Mädchen steht auf { $tile }
dejavu-reachable = in Reichweite
dejavu-at-hand = { $who-is ->
    [you] Deine Splitter
   *[other] Splitter von { $who }
}
dejavu-covers = deine Splitter decken { $count } von { $slots } Plätzen
dejavu-brings = { $points ->
    [one] jetzt gebaut bringt sie { $points } Punkt
   *[other] jetzt gebaut bringt sie { $points } Punkte
}
dejavu-worth = { $next ->
    [0] für dich jetzt { $now } wert
   *[other] für dich jetzt { $now } wert, dann { $next }
}
dejavu-hand = { $who-is ->
    [you] Deine Hand
   *[other] Hand von { $who }
}
dejavu-starting = kommt ins Langzeitgedächtnis
dejavu-discarding = wird abgelegt
dejavu-display = Gemeinsame Karten
dejavu-area = { $who-is ->
    [you] Du: { $count } von { $end } Erinnerungen
   *[other] { $who }: { $count } von { $end } Erinnerungen
}
dejavu-hand-size = Karten auf der Hand: { $count }
dejavu-known = Bekannt auf der Hand: { $cards }
dejavu-icons = { $power } × { $count }
dejavu-flower = Blume
dejavu-flower-girl = Blume auf der Mädchentafel
dejavu-chests = In den Truhen: { $bits }
dejavu-start-points = Punkte vom Anfang: { $points }
dejavu-short-term = Kurzzeit: { $card }, gedeckt: { $bits }
dejavu-long-term = Langzeit: { $card }, Punkte: { $points }
dejavu-grid = Gedächtnisraster: { $count ->
    [one] { $count } Splitter
   *[other] { $count } Splitter
}, { $wells ->
    [one] { $wells } Mulde
   *[other] { $wells } Mulden
}
dejavu-spent = In diesem Zug ausgegeben: { $bits }
dejavu-discards = Abgelegte Karten: { $count }

## Auf dem gezeichneten Tisch

dejavu-letter-white = We
dejavu-letter-green = Gr
dejavu-letter-purple = Li
dejavu-letter-blue = Bl
dejavu-letter-red = Ro
dejavu-letter-yellow = Ge
dejavu-pot = Topf für eine Blume: Lass eine für 3 Splitter wachsen
dejavu-tray-empty = Hier liegen Splitter, die gesät werden
dejavu-short-terms = Kurzzeitgedächtnis
dejavu-short-room = Platz für eine begonnene Karte
dejavu-short-mark = Kurzzeitgedächtnis
dejavu-long-terms = Langzeitgedächtnis: { $count } von { $end }
dejavu-hand-empty = Keine Karten auf der Hand
dejavu-tab-hand = Hand
dejavu-tab-memory = Gedächtnis
dejavu-tab-public = Gemeinsam

## Was die Dinge sind

dejavu-about-deck = Am Ende deines Zuges ziehst du davon auf deine Handgröße nach. Ist er leer, wird aus der Ablage ein neuer gemischt.
dejavu-about-flowers = Eine Karte mit Blumenzeichen bekommt eine, wenn sie fertig ist, und du kannst eine für 3 Splitter wachsen lassen.
dejavu-about-tile = Nimm alle Splitter auf und säe sie einzeln über verbundene Nebel. Den letzten nimmst du zurück, mit allen seiner Farbe dort.
dejavu-about-bit = Seine Form füllt Plätze. Auf einer Karte seiner Farbe ist er 1 Punkt wert.
dejavu-about-white = Seine Form füllt Plätze; als Perle ist er auf jeder Karte 1 Punkt wert. Er darf nicht als letzter gesät werden.
dejavu-about-fragment-lying = Pflanze eine Blume, wo das Mädchen steht, und es ist deins.
dejavu-about-fragment = Fragmente zählen mit gemeinsamen Karten: Folgen in einer Farbe, drei mit gleich vielen Samen oder beliebige.
dejavu-about-girl = Einmal je Zug, vor dem Säen oder nach dem Bauen, geht es über verbundene Nebel, einen Schritt je Fußspur. Wo es steht, darfst du eine Blume pflanzen.
dejavu-about-individual = Fülle ihre Plätze von oben nach unten, alle auf einmal oder nach und nach im Kurzzeitgedächtnis. Ihre Punkte zählen am Ende.
dejavu-about-public = Fülle alle Plätze auf einmal, dann gehört sie dir. Was sie zählt, wird am Ende gewertet.
dejavu-about-colour = 1 Punkt für jeden Splitter ihrer Farbe darauf; Perlen zählen immer.
dejavu-about-white-card = 1 Punkt für jede Perle darauf; andere Splitter zählen nicht.
dejavu-about-link = Neben einer Karte ihrer Farbe mit der Zahl davor oder danach 2 Punkte mehr.
dejavu-about-short = Sie wartet hier, bis alle Plätze gefüllt sind. Noch gibt sie weder Kraft noch Punkte.
dejavu-about-flower = Pflanze sie, wo das Mädchen steht, und nimm das Fragment dort. Auf deiner Tafel kannst du eine für 3 Splitter wachsen lassen.
dejavu-about-grid = Splitter, die benutzt oder nicht behalten wurden, ruhen hier. Sind alle { $wells } Mulden voll, kehren sie auf die Karte zurück.
dejavu-about-power-flower = Kraft: eine Blume, wenn sie fertig ist.
dejavu-about-power-chest = Eine Truhe bewahrt einen Splitter für spätere Züge.
dejavu-about-power-footprint = Eine Fußspur ist ein Schritt mehr für das Mädchen.
dejavu-about-power-collector = Ein Perlensammler nimmt beim Sammeln eine Perle mehr.
dejavu-about-power-stm = Platz für eine Karte mehr im Kurzzeitgedächtnis.
dejavu-about-power-hand = Eine Karte mehr auf der Hand.

## Was gefragt wird

dejavu-ask-lay = Lege { $tile } an die Karte an.
dejavu-ask-start = Wähle zwei Karten, die in deinem Langzeitgedächtnis beginnen.
dejavu-ask-discard = Wähle zwei Karten zum Ablegen. Die anderen drei sind deine Hand.
dejavu-ask-turn = { $can ->
    [walk] Nimm die Splitter eines Nebels auf. Oder führe erst das Mädchen: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
    [plant] Nimm die Splitter eines Nebels auf. Oder pflanze erst eine Blume, wo das Mädchen steht.
    [both] Nimm die Splitter eines Nebels auf. Oder führe erst das Mädchen und pflanze eine Blume: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
   *[neither] Nimm die Splitter eines Nebels auf.
}
dejavu-ask-flowering = { $can ->
    [walk] Du darfst das Mädchen führen: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
    [plant] Du darfst eine Blume pflanzen, wo das Mädchen steht.
    [both] Du darfst das Mädchen führen und eine Blume pflanzen: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
   *[neither] Das Mädchen bleibt hier.
}
dejavu-ask-no-sowing = { $can ->
    [walk] Es lässt sich nichts säen. Du darfst das Mädchen führen: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
    [plant] Es lässt sich nichts säen. Du darfst eine Blume pflanzen, wo das Mädchen steht.
    [both] Es lässt sich nichts säen. Du darfst das Mädchen führen und eine Blume pflanzen: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
   *[neither] Diesmal lässt sich nichts säen.
}
dejavu-ask-drop = { $left ->
    [one] Lege deinen letzten Splitter: Du nimmst ihn zurück, mit allen seiner Farbe dort.
   *[other] Wähle einen Splitter und lege ihn auf den nächsten Nebel.
}
dejavu-ask-collect = { $left ->
    [one] Du darfst { $left } weißen Splitter vom letzten Nebel nehmen.
   *[other] Du darfst { $left } weiße Splitter vom letzten Nebel nehmen.
}
dejavu-ask-build = { $can ->
    [both] Nutze deine Splitter: Fülle Karten oder lass eine Blume wachsen.
    [cards] Nutze deine Splitter: Fülle die Plätze einer Karte.
    [flower] Deine Splitter passen jetzt auf keine Karte. Du darfst eine Blume wachsen lassen.
   *[neither] Deine Splitter passen jetzt auf keine Karte.
}
dejavu-ask-cover = Wähle den Splitter für den nächsten Platz von { $card }: { $shape }.
dejavu-ask-spend = { $left ->
    [one] Wähle noch { $left } Splitter für die Blume.
   *[other] Wähle noch { $left } Splitter für die Blume.
}
dejavu-ask-keep = { $room ->
    [one] Wähle, was du behältst: In deinen Truhen ist Platz für { $room } Splitter.
   *[other] Wähle, was du behältst: In deinen Truhen ist Platz für { $room } Splitter.
}
dejavu-ask-refill = { $left ->
    [one] Die letzten Splitter reichen nicht für alle leersten Nebel. Wähle noch { $left }.
   *[other] Die letzten Splitter reichen nicht für alle leersten Nebel. Wähle noch { $left }.
}
dejavu-ask-draw = Lege Karten ab, die du nicht mehr willst, dann beende deinen Zug.
dejavu-ask-nothing = Die Partie ist zu Ende.
dejavu-lesson-lay = Gemeinsam baut ihr den Himmel. Splitter werden später von Nebel zu Nebel gesät, und nur dort, wo sich zwei berühren. Tippe auf einen gestrichelten Platz.
dejavu-lesson-start = Zwei dieser Erinnerungen gehören dir von Anfang an, mit ihren Kräften. Karten einer Farbe mit benachbarten Zahlen verbinden sich und bringen Punkte.
dejavu-lesson-discard = Behalte die drei, die du bauen möchtest: Die Formen auf einer Karte sind die Splitter, die sie will, von oben nach unten.
dejavu-lesson-turn = Wähle einen Haufen und nimm alle seine Splitter auf: Du legst sie einzeln auf einen Weg, und der letzte entscheidet, was du bekommst.
dejavu-lesson-drop = Ein Splitter ist in deinen Fingern: Tippe auf einen leuchtenden Nebel, um ihn dort zu legen, oder nimm erst einen anderen. Nie zweimal auf denselben Nebel.
dejavu-lesson-build = Tippe auf eine Karte, um ihre Plätze zu füllen. Die Form muss passen, die Farbe ist frei, doch jeder Splitter in der Farbe der Karte ist ein Punkt.

## Was man tun kann

dejavu-do-lay = { $tile } { $place } anlegen
dejavu-do-start = Mit { $card } beginnen
dejavu-do-discard = { $card } ablegen
dejavu-do-walk = Das Mädchen zu { $tile } führen
dejavu-do-plant-girl = Die Blume der Mädchentafel auf { $tile } pflanzen
dejavu-do-plant = Die Blume von { $card } auf { $tile } pflanzen
dejavu-do-lift = Von { $tile } säen: { $bits }
dejavu-do-drop = { $bit } auf { $tile } legen
dejavu-do-collect = { $bit } nehmen
dejavu-do-build = { $card } sofort bauen
dejavu-do-begin = { $card } mit { $bit } beginnen
dejavu-do-cover = Den nächsten Platz von { $card } mit { $bit } decken
dejavu-do-grow = Eine Blume für 3 Splitter wachsen lassen
dejavu-do-spend = { $bit } ausgeben
dejavu-do-keep = { $bit } behalten
dejavu-do-keep-all = Alles behalten: { $bits }
dejavu-do-keep-no-more = Die anderen Splitter aufgeben
dejavu-do-refill = { $tile } auffüllen
dejavu-do-end-flowering = { $moved ->
    [yes] Das Mädchen bleibt hier
   *[no] Das Mädchen bleibt, wo es ist
}
dejavu-do-no-sowing = Ohne Säen weiter
dejavu-do-no-white = Keine weißen Splitter mehr nehmen
dejavu-do-end-building = Bauen beenden
dejavu-do-draw = { $count ->
    [0] Zug beenden
    [one] { $count } Karte ziehen und Zug beenden
   *[other] { $count } Karten ziehen und Zug beenden
}

## Was ungenutzt bleibt
dejavu-unused-steps = { $steps ->
    [one] Das Mädchen hat noch einen Schritt.
   *[other] Das Mädchen hat noch { $steps } Schritte.
}
dejavu-unused-sowing = Du würdest in diesem Zug nicht säen.
dejavu-unused-white = { $left ->
    [one] Du könntest noch einen weißen Splitter nehmen.
   *[other] Du könntest noch { $left } weiße Splitter nehmen.
}
dejavu-unused-bits = Noch in deinen Händen: { $bits }.

## Was geschah

dejavu-event-start = { $who-is ->
    [you] Du bist Startspieler.
   *[other] { $who } ist Startspieler.
}
dejavu-event-drew-tile = { $who-is ->
    [you] Du ziehst { $tile } zum Anlegen.
   *[other] { $who } zieht { $tile } zum Anlegen.
}
dejavu-event-laid = { $who-is ->
    [you] Du legst { $tile } an.
   *[other] { $who } legt { $tile } an.
}
dejavu-event-filled = { $tile } bekommt vier Splitter und das { $fragment }.
dejavu-event-dealt = { $who-is ->
    [you] Du bekommst { $cards }.
   *[other] { $who } bekommt { $cards }.
}
dejavu-event-dealt-other = { $who-is ->
    [you] Du bekommst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
   *[other] { $who } bekommt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
}
dejavu-event-chose = { $who-is ->
    [you] Du hast gewählt.
   *[other] { $who } hat gewählt.
}
dejavu-event-twin = { $who-is ->
    [you] Du hattest { $card } doppelt: Eine wird abgelegt.
   *[other] { $who } hatte { $card } doppelt: Eine wird abgelegt.
}
dejavu-event-discarded = { $who-is ->
    [you] Du legst { $cards } ab.
   *[other] { $who } legt { $cards } ab.
}
dejavu-event-started = { $who-is ->
    [you] { $points ->
        [one] Du beginnst mit { $cards } und { $points } Punkt.
       *[other] Du beginnst mit { $cards } und { $points } Punkten.
    }
   *[other] { $points ->
        [one] { $who } beginnt mit { $cards } und { $points } Punkt.
       *[other] { $who } beginnt mit { $cards } und { $points } Punkten.
    }
}
dejavu-event-turn = { $who-is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
dejavu-event-walked = { $who-is ->
    [you] Du führst das Mädchen zu { $tile }.
   *[other] { $who } führt das Mädchen zu { $tile }.
}
dejavu-event-planted = { $who-is ->
    [you] Du pflanzt eine Blume auf { $tile } und nimmst das { $fragment }.
   *[other] { $who } pflanzt eine Blume auf { $tile } und nimmt das { $fragment }.
}
dejavu-event-lifted = { $who-is ->
    [you] Du nimmst die Splitter von { $tile } auf: { $bits }.
   *[other] { $who } nimmt die Splitter von { $tile } auf: { $bits }.
}
dejavu-event-dropped = { $who-is ->
    [you] Du legst { $bit } auf { $tile }.
   *[other] { $who } legt { $bit } auf { $tile }.
}
dejavu-event-collected = { $who-is ->
    [you] Du sammelst auf { $tile }: { $bits }.
   *[other] { $who } sammelt auf { $tile }: { $bits }.
}
dejavu-event-white = { $who-is ->
    [you] Du nimmst auch { $bit } von { $tile }.
   *[other] { $who } nimmt auch { $bit } von { $tile }.
}
dejavu-event-builds = { $who-is ->
    [you] Du baust { $card } auf einmal.
   *[other] { $who } baut { $card } auf einmal.
}
dejavu-event-covered = { $who-is ->
    [you] Du deckst einen Platz von { $card } mit { $bit }.
   *[other] { $who } deckt einen Platz von { $card } mit { $bit }.
}
dejavu-event-completed = { $who-is ->
    [you] { $points ->
        [one] Du vollendest { $card } und bekommst { $points } Punkt.
       *[other] Du vollendest { $card } und bekommst { $points } Punkte.
    }
   *[other] { $points ->
        [one] { $who } vollendet { $card } und bekommt { $points } Punkt.
       *[other] { $who } vollendet { $card } und bekommt { $points } Punkte.
    }
}
dejavu-event-flower = { $who-is ->
    [you] Du bekommst eine Blume auf { $card }.
   *[other] { $who } bekommt eine Blume auf { $card }.
}
dejavu-event-no-flower = { $who-is ->
    [you] Für dich ist keine Blume mehr da, für { $card }.
   *[other] Für { $who } ist keine Blume mehr da, für { $card }.
}
dejavu-event-grew = { $who-is ->
    [you] Du lässt eine Blume wachsen.
   *[other] { $who } lässt eine Blume wachsen.
}
dejavu-event-kept = { $who-is ->
    [you] Du behältst { $bits }.
   *[other] { $who } behält { $bits }.
}
dejavu-event-grid = { $count ->
    [one] { $count } Splitter kommt ins Gedächtnisraster: jetzt { $total } für { $wells } Mulden.
   *[other] { $count } Splitter kommen ins Gedächtnisraster: jetzt { $total } für { $wells } Mulden.
}
dejavu-event-refilled = Zurück zu { $tile }: { $bit }.
dejavu-event-rejected = { $who-is ->
    [you] Du ziehst { $card }, hast sie schon und legst sie ab.
   *[other] { $who } zieht { $card }, hat sie schon und legt sie ab.
}
dejavu-event-drew = { $who-is ->
    [you] Du ziehst { $cards }.
   *[other] { $who } zieht { $cards }.
}
dejavu-event-drew-other = { $who-is ->
    [you] { $count ->
        [one] Du ziehst { $count } Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[other] { $count ->
        [one] { $who } zieht { $count } Karte.
       *[other] { $who } zieht { $count } Karten.
    }
}
dejavu-event-shuffled = Die abgelegten Karten werden der neue Stapel.
dejavu-event-ending = { $who-is ->
    [you] Du hast zehn Karten im Langzeitgedächtnis: Alle anderen haben noch einen letzten Zug.
   *[other] { $who } hat zehn Karten im Langzeitgedächtnis: Alle anderen haben noch einen letzten Zug.
}
dejavu-event-over = Das Mädchen erinnert sich. Die Partie ist zu Ende.

## Wertungsbogen

dejavu-line-speed = Am Anfang bekommen
dejavu-line-tokens = Passende Splitter auf { $card }
dejavu-line-printed = { $card }
dejavu-line-link = Verbindung von { $first } und { $second }
dejavu-line-track = { $count ->
    [one] { $card }, { $colour }: { $count } Karte
   *[other] { $card }, { $colour }: { $count } Karten
}
dejavu-line-run = { $count ->
    [0] { $card }, keine Fragmente
   *[other] { $card }, Folge: { $fragments }
}
dejavu-line-triple = { $count ->
    [0] { $card }, keine Fragmente
   *[other] { $card }, gleich viele Samen: { $fragments }
}
dejavu-line-any = { $count ->
    [0] { $card }, keine Fragmente
   *[other] { $card }, { $fragments }
}

## Wertungsbogen: was zusammen gezählt wird

dejavu-kind-speed = Am Anfang
dejavu-kind-tokens = Passende Splitter
dejavu-kind-printed = Erinnerungen
dejavu-kind-link = Verbindungen
dejavu-kind-track = Gesammelte Farben
dejavu-kind-run = Fragmente
dejavu-kind-triple = Fragmente
dejavu-kind-any = Fragmente

## Was der Gastgeber wählt

dejavu-option-map = Wer legt die Karte aus?
dejavu-option-map-built = Die Spieler, Nebel für Nebel
dejavu-option-map-random = Der Zufall
dejavu-option-speed = Eine kürzere Partie?
dejavu-option-speed-off = Nein
dejavu-option-speed-on = Ja: Alle beginnen mit zwei Karten im Langzeitgedächtnis
dejavu-preset-chance = Eine zufällige Karte
dejavu-preset-short = Kurz: zwei Karten zum Anfang

## Regeln: Aufbau

dejavu_setup_start = Der Startspieler wird ausgelost.
dejavu_setup_deck = Die 60 Einzelkarten sind der verdeckte Stapel. Abgelegtes liegt offen.
    .ruling = Jeder darf die Ablage durchsehen.
dejavu_map_build = Ein Nebel wird mit dem Mädchen darauf gelegt. Dann zieht vom Startspieler an jeder zwei und legt sie an die Karte an, bis alle 15 liegen.
    .ruling = Nebel liegen auf einem Raster aus Sechsecken, und Nachbarn sind verbunden. Der Gastgeber darf die Karte auch auslosen lassen.
    .why = Ein Nebel liegt neben der Karte, auf unserem Raster aus Sechsecken.
dejavu_map_two-neighbours = In der fertigen Karte ist jeder Nebel mit mindestens zwei anderen verbunden.
    .ruling = Wir verlangen es von jedem beim Anlegen, vom dritten an. Das ist strenger, und die Karte geht immer auf.
    .why = Hier würde er nur einen Nebel berühren. Nach unserer Lesart braucht er schon beim Anlegen zwei.
dejavu_map_fill = Jeder Nebel bekommt vier Splitter und ein Fragment, alles zufällig.
dejavu_public = Gemeinsame Karten liegen für alle offen: die goldenen zu zweit, goldene und silberne zu dritt oder viert.
    .ruling = Also 12 zu zweit und zwei von jeder zu dritt oder viert. Niemand zieht sie oder hält sie auf der Hand, und eine gebaute wird nicht ersetzt.
dejavu_deal = Jeder zieht fünf Karten, behält geheim drei und legt die anderen zwei offen ab.
    .ruling = Alle wählen gleichzeitig, und das Abgelegte wird gezeigt, wenn alle gewählt haben.
dejavu_hand_no-twins = Niemand hält eine Karte doppelt: Eine wird abgelegt und eine andere gezogen.
dejavu_speed = Kürzere Partie, zu dritt oder viert: Von sieben Karten beginnen zwei im Langzeitgedächtnis, drei sind die Hand, zwei werden abgelegt. Nimm 10 Punkte, weniger die auf den beiden gedruckten.

## Regeln: Blühen

dejavu_girl_move = Einmal je Zug, vor dem Säen oder nach dem Bauen, führe das Mädchen über verbundene Nebel: einen Schritt je Fußspur, nie zurück.
    .ruling = Nie zurück heißt: auf keinen Nebel, auf dem es bei dieser Bewegung schon war.
    .why = { $steps ->
        [0] Das Mädchen hat keine Schritte mehr.
       *[other] Das Mädchen kann nicht zu { $tile }: Das ist nicht neben ihm, oder es war dort schon.
    }
dejavu_plant = Dann darfst du eine deiner Blumen auf seinem Nebel pflanzen und das Fragment dort nehmen. Danach bleibt es stehen.
    .why = Dort ist keine Blume zum Pflanzen, oder das Mädchen ist für diesen Zug fertig.
dejavu_plant_once = Höchstens eine Blume wird je Zug gepflanzt.
    .why = Du hast in diesem Zug schon eine Blume gepflanzt.
dejavu_plant_needs-fragment =
    .ruling = Eine Blume wird nur gepflanzt, wo noch ein Fragment liegt.
    .why = Auf { $tile } liegt kein Fragment mehr.

## Regeln: Sammeln

dejavu_sow_start = Wähle einen Nebel mit Splittern und nimm alle auf.
    .ruling = Wenn du säen kannst, musst du.
    .why = Säe von einem Nebel, auf dem Splitter liegen.
dejavu_sow_path = Lege die Splitter einzeln auf einen Weg verbundener Nebel, nie auf den ersten und auf keinen zweimal.
    .ruling = Du wählst, welcher Splitter wohin fällt.
    .why = { $tile } liegt nicht neben dem letzten Nebel, oder der Weg war dort schon.
dejavu_sow_last-not-white = Der letzte gelegte Splitter darf nicht weiß sein.
    .why = Es blieben nur weiße Splitter, und der letzte darf nicht weiß sein ({ $tile }).
dejavu_sow_must-fit =
    .ruling = Ein Anfang und jeder Schritt sind nur erlaubt, wenn sich alle übrigen Splitter noch legen lassen.
    .why = Über { $tile } gibt es keinen Weg, der für alle Splitter lang genug ist.
dejavu_collect = Nimm den letzten Splitter und alle anderen seiner Farbe vom letzten Nebel.
dejavu_collect_white = Für jeden Perlensammler darfst du dort auch einen weißen Splitter nehmen.

## Regeln: Déjà-vu

dejavu_build_order = Die Plätze einer Karte werden von oben nach unten gedeckt.
    .why = Der nächste Platz von { $card } verlangt: { $shape }.
dejavu_build_shape = Ein Splitter muss die Form seines Platzes haben. Die Farbe ist frei.
    .ruling = Auch weiße Splitter brauchen die richtige Form: Frei sind sie nur für die Punkte.
    .why = Diese Form passt nicht auf { $card }: Der nächste Platz ist { $shape }.
dejavu_build_no-copy = Du kannst keine Karte bauen, die schon in deinem Gedächtnis ist.
    .why = { $card } hast du schon.
dejavu_build_instant = Eine Handkarte oder gemeinsame Karte wird sofort gebaut, wenn du alle Plätze decken kannst.
    .why = Deine Splitter decken nicht alle Plätze von { $card }.
dejavu_build_gradual = Eine Handkarte darf begonnen und unfertig im Kurzzeitgedächtnis liegen, wenn dort Platz ist: am Anfang für eine Karte und für eine mehr mit jedem solchen Zeichen. Sie bleibt, bis sie fertig ist.
    .why = { $card } lässt sich nicht beginnen: Im Kurzzeitgedächtnis ist kein Platz, oder es ist eine gemeinsame Karte.
dejavu_build_complete = Eine fertige Karte kommt ins Langzeitgedächtnis, mit 1 Punkt für jeden Splitter ihrer Farbe; weiße zählen immer, auf weißen Karten nur sie. Ihre Kraft wirkt sofort, und ein Blumenzeichen bringt eine Blume.
dejavu_flower_grow = Gib 3 beliebige Splitter für eine Blume auf deiner Mädchentafel aus, wenn ihr Platz frei ist.
    .why = Du brauchst 3 Splitter und einen freien Platz auf der Mädchentafel.
dejavu_flower_short =
    .ruling = Ist keine Blume im Vorrat, bekommt ein Zeichen keine, weder jetzt noch später, und keine kann wachsen.
    .why = Im Vorrat ist keine Blume mehr.
dejavu_chest = Jede Truhe darf einen Splitter für spätere Züge bewahren.
    .why = { $room ->
        [one] In deinen Truhen ist nur Platz für { $room } Splitter.
       *[other] In deinen Truhen ist nur Platz für { $room } Splitter.
    }

## Regeln: Ruhen

dejavu_grid = Ausgegebene und nicht bewahrte Splitter kommen in die Mulden des Gedächtnisrasters.
dejavu_refill = Ist die letzte Mulde belegt, kehren alle Splitter des Rasters, auch die ohne Mulde, zufällig zurück, einer nach dem anderen auf den Nebel mit den wenigsten.
    .why = { $tile } gehört nicht zu den leersten Nebeln.
dejavu_refill_choice = Reichen die letzten Splitter nicht für alle leersten Nebel, wählt der Spieler am Zug, welche einen bekommen.
    .ruling = Gewählt wird, bevor diese Splitter gezogen sind.
    .why = { $tile } ist schon gewählt.
dejavu_draw = Lege beliebige Handkarten ab, dann ziehe auf deine Handgröße nach: am Anfang drei, eine mehr je Handzeichen. Was du schon hast, wird abgelegt und ersetzt; ein leerer Stapel wird neu gemischt.
    .ruling = Gibt es keine Karte mehr, die du behalten könntest, endet das Ziehen.

## Die geführte erste Partie

dejavu-learn-goal = Ein Mädchen hat seine Erinnerungen verloren. Baue sie aus Lichtsplittern wieder auf: Wer zehn hat, beendet die Partie, und die meisten Punkte gewinnen. Diese drei sind auf deiner Hand.
dejavu-learn-card = Diese Erinnerung verlangt Stern, Mond und Tropfen, in dieser Folge. Sie bringt Punkte und eine Kraft: eine Blume.
dejavu-learn-lift = Splitter bekommst du durch Säen. Wähle einen Haufen: Nimm hier alle Splitter auf.
dejavu-learn-sow = Lege sie einzeln auf einen Weg, nie zweimal auf denselben Nebel. Nimm einen Splitter, dann den Nebel, auf den er fällt.
dejavu-learn-last = Auf den letzten kommt es an: Du nimmst ihn zurück, mit allen seiner Farbe, die dort liegen. Gelb fällt zu Gelb!
dejavu-learn-build = Fünf Splitter! Du hast Stern, Mond und Tropfen: Baue diese Erinnerung sofort. Die Form muss passen, die Farbe ist frei.
dejavu-learn-scored = Deine ersten Punkte: einer für jeden Splitter in der Farbe der Karte, und drei waren gelb. Ihre gedruckten Punkte zählen am Ende.
dejavu-learn-begin = Diese beginnt mit einer Sonne. Fertig wird sie noch nicht, aber du darfst beginnen: Lege deine Sonne darauf, und sie wartet im Kurzzeitgedächtnis.
dejavu-learn-chest = Ein Splitter ist übrig. Beende das Bauen und behalte ihn in deiner Truhe; alles Benutzte kommt ins Gedächtnisraster und von dort zurück an den Himmel.
dejavu-learn-flower = Die Erinnerung brachte eine Blume. Führe das Mädchen hierher und pflanze sie: Dafür nimmst du das Fragment dieses Nebels.
dejavu-learn-fragment = Fragmente zählen mit gemeinsamen Karten, die jeder bauen darf. Diese bringt 2 Punkte für jedes Fragment, das du hast.
dejavu-learn-again = Dein zweiter Zug. Nimm diesen Haufen auf und säe ihn auf die leuchtenden Nebel: Der letzte ist ein blauer Tropfen und fällt zu Blau.
dejavu-learn-link = Stern, Tropfen und Sonne: genug für diese gemeinsame Karte. Gelb 2 neben deiner Gelb 1 ist eine Verbindung, für 2 Punkte. Baue sie.
dejavu-learn-linked = Verbunden! Erinnerungen einer Farbe mit benachbarten Zahlen verbinden sich, auch 7 und 1. Und dein Fragment zählt jetzt 2 Punkte.
dejavu-learn-draw = Das ist dein Zug. Beende ihn und ziehe Karten; dann spielt { $next }.
dejavu-learn-leap = Wer die zehnte Erinnerung hat, läutet das Ende ein, und alle anderen haben noch einen letzten Zug. Springen wir dorthin.
dejavu-learn-last-turn = Viele Züge später: { $next } hat eben die zehnte Erinnerung gebaut, du hast neun. Das ist dein letzter Zug. Nimm diese zwei Splitter auf, säe den Mond, dann den Blitz: Er fällt zu Blau.
dejavu-learn-last-build = Zwei Sonnen, ein Blitz und der Mond, den du behalten hattest: Baue diese. Vier gelbe Karten bringen 10 Punkte, die Verbindung zu deiner 5 noch zwei.
dejavu-learn-on = Zehn Erinnerungen für jeden, und die Punkte sind deine: Wer die Partie beendet, hat sie noch nicht gewonnen. Jetzt zurück dorthin, von wo wir gesprungen sind. Spiel allein weiter.

## Regeln: das Ende und die Punkte

dejavu_end = Wer als Erster einen Zug mit zehn Karten im Langzeitgedächtnis beendet, läutet das Ende ein: Alle anderen haben noch einen letzten Zug.
dejavu_score = Es zählen genommene Punkte, gedruckte Punkte, gemeinsame Karten und Verbindungen. Das Kurzzeitgedächtnis ist nichts wert.
dejavu_link = 2 Punkte für jedes Paar Karten einer Farbe mit aufeinanderfolgenden Zahlen; auch 7 und 1 folgen aufeinander.
dejavu_run = Eine Folgekarte: 5 Punkte für jedes Fragment einer lückenlosen Folge von Samen in einer Farbe; 5 und 1 schließen aneinander.
    .ruling = Jede Farbe ist recht, außer die Karte zeigt eine.
dejavu_triple = 18 Punkte für je drei Fragmente mit gleich vielen Samen und verschiedenen Farben.
dejavu_any = 2 Punkte für jedes Fragment.
dejavu_fragment_once = Jedes Fragment zählt nur für eine Karte.
    .ours = Die beste Verteilung wird für dich gefunden.
dejavu_colour-track = 1, 3, 6, 10 oder 15 Punkte für 1, 2, 3, 4, 5 oder mehr Karten ihrer Farbe, sie selbst mitgezählt.
dejavu_white-track = 3, 6, 10, 15 oder 21 Punkte für 1, 2, 3, 4, 5 oder mehr weiße Karten, sie selbst mitgezählt.
dejavu_win = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.

## Regeln in Kapiteln

dejavu-chapter-goal = Das Ziel
dejavu-chapter-setup = Aufbau
dejavu-chapter-turn = Ein Zug: Mädchen, Säen, Sammeln
dejavu-chapter-build = Ein Zug: Bauen, Behalten, Ziehen
dejavu-chapter-scoring = Wertung
dejavu-chapter-end = Das Ende
dejavu-chapter-short = Die kürzere Partie

dejavu-figure-map = Der neue Nebel berührt zwei, die schon liegen.
dejavu-figure-sow = Drei Splitter werden aufgenommen und einzeln gelegt. Vom letzten Nebel nimmst du den eben gelegten und alle anderen seiner Farbe.
dejavu-figure-build = Von oben nach unten: Die Form muss passen, die Farbe ist frei.
dejavu-figure-run = Samen 3, 4 und 5 in einer Farbe: drei Fragmente, 15 Punkte.
