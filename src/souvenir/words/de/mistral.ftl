# Plus Belle la Vie. Die Nachricht einer Regel sagt die Regel; `.why` ist für den, dessen Zug sie nicht erlaubt.

## Familien und ihre Zeichen

mistral-colour-blue = Blau
mistral-colour-yellow = Gelb
mistral-colour-red = Rot
mistral-colour-green = Grün
mistral-sign-blue = B
mistral-sign-yellow = G
mistral-sign-red = R
mistral-sign-green = U
mistral-back-blue = Karte in Blau
mistral-back-yellow = Karte in Gelb
mistral-back-red = Karte in Rot
mistral-back-green = Karte in Grün
mistral-back-embrouille = Embrouille

## Leute, Karten und Orte

mistral-person = { $name } [{ $family }]
mistral-guest = { $name } ★★ [{ $family }]
mistral-embrouille = „{ $power }“ ({ $one } + { $other })
mistral-power-arrest = Verhaftung
mistral-power-bail = Kaution
mistral-power-summons = Vorladung
mistral-power-shortcut = Abkürzung
mistral-power-mix-up = Verwechslung
mistral-power-last-train = Letzter Zug
mistral-power-quarrel = Streit
mistral-power-sleight = Taschenspiel
mistral-power-find = Glücksfund
mistral-power-errand = Besorgung
mistral-power-impulse = Eingebung
mistral-power-second-wind = Frische Kraft
mistral-effect-arrest = Eine freie Figur, die ein Gegner kontrolliert, kommt ins Gefängnis
mistral-effect-bail = Jemand aus dem Gefängnis kommt auf die Straße, wer auch immer ihn kontrolliert
mistral-effect-summons = Eine freie Figur, die irgendwer kontrolliert, geht einen Schritt, wohin du sagst
mistral-effect-shortcut = Eine freie Figur, die du kontrollierst, geht einen oder zwei Schritte
mistral-effect-mix-up = Jemand an einem Ort und jemand auf der Straße tauschen den Platz, wenn beide kontrolliert werden
mistral-effect-last-train = Eine Figur auf der Straße oder an einem Ort, die ein Gegner kontrolliert, fährt zurück zum Bahnhof
mistral-effect-quarrel = Eine Karte deiner Wahl, die vor einem Gegner liegt, wird abgelegt, auch ein Gast
mistral-effect-sleight = Wähle einen Gegner und eine Rückseite auf seiner Hand: Eine Karte davon, zufällig, gehört dir
mistral-effect-find = Nimm eine beliebige Person oder einen Gast aus der Ablage auf die Hand
mistral-effect-errand = Ziehe zwei Personenkarten
mistral-effect-impulse = Lege eine Karte deiner Hand, auch über drei hinaus
mistral-effect-second-wind = Eine Aktion mehr in diesem Zug, wenn es ein Zug mit Aktionen ist
mistral-place-studio = Charlottes Atelier
mistral-place-school = Schule
mistral-place-police = Polizei
mistral-place-bar = Bar du Mistral
mistral-place-hotel = Hotel
mistral-place-clinic = Klinik
mistral-place-marci = Chez Marci
mistral-place-harbour = Hafen
mistral-place-theatre = Theater
mistral-place-market = Markt
mistral-place-park = Park
mistral-place-workshop = Werkstatt
mistral-place-street = Straße
mistral-place-station = Bahnhof Saint-Charles
mistral-place-prison = Gefängnis
mistral-place-beside = Neben dem Plan

## Was neun Würfel zeigen sollen

mistral-number = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
}
mistral-face-1 = Eins
mistral-face-2 = Zwei
mistral-face-3 = Drei
mistral-face-4 = Vier
mistral-face-5 = Fünf
mistral-face-6 = Sechs
mistral-faces-1 = Einsen
mistral-faces-2 = Zweien
mistral-faces-3 = Dreien
mistral-faces-4 = Vieren
mistral-faces-5 = Fünfen
mistral-faces-6 = Sechsen
mistral-dice-group = { $count ->
    [one] ein Würfel
   *[other] { $number } gleiche Würfel
}
mistral-dice-alike = mindestens { $group }
mistral-dice-groups = mindestens { $groups }, jede Gruppe mit einer eigenen Zahl
mistral-dice-showing = mindestens { $number } { $face }
mistral-dice-even = { $count ->
    [one] mindestens ein gerader Würfel
   *[other] mindestens { $number } gerade Würfel
}
mistral-dice-odd = { $count ->
    [one] mindestens ein ungerader Würfel
   *[other] mindestens { $number } ungerade Würfel
}
mistral-dice-among = { $count ->
    [one] mindestens ein Würfel mit { $faces } oder { $last }
   *[other] mindestens { $number } Würfel mit { $faces } oder { $last }
}
mistral-dice-more-than = mehr { $more } als { $fewer }
mistral-dice-different-exactly = { $count ->
    [one] dieselbe Zahl auf allen Würfeln
   *[other] genau { $number } verschiedene Zahlen
}
mistral-dice-different-at-most = { $count ->
    [one] dieselbe Zahl auf allen Würfeln
   *[other] höchstens { $number } verschiedene Zahlen
}
mistral-dice-sum = Summe { $count } oder mehr
mistral-dice-row = { $count ->
    [one] irgendeine Zahl
   *[other] { $number } Zahlen in Folge
}

## Der Tisch, wie er liegt

mistral-title = Plus Belle la Vie
mistral-progress = Gespielte Rendez-vous: { $played } von { $last }. { $turn ->
    [0] Vor dem ersten Zug.
   *[other] Zug { $turn }.
}
mistral-points = { $who-is ->
    [you] Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
mistral-alone = Allein kontrolliert: { $figures }. Am Ende der Partie bringt das { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
mistral-prices = Eine verkaufte Spalte bringt: { $prices }
mistral-price = { $cards ->
    [one] { $cards } Karte { $points }
   *[other] { $cards } Karten { $points }
}
mistral-rendezvous = Offene Rendez-vous
mistral-asked = { $number }. { $place }: mindestens { $figures ->
    [one] { $figures } Figur
   *[other] { $figures } Figuren
}, mit { $colours }. Würfel: { $combination }.
mistral-missing = { $figures ->
    [0] Niemand fehlt mehr
   *[other] Es fehlen noch { $figures }
}
mistral-missing-colours = { $figures ->
    [0] Es fehlt noch: { $colours }
   *[other] Es fehlen noch { $figures }, mit { $colours }
}
mistral-chance = { $throws ->
    [one] Aussicht mit einem Wurf: { $one }. Mehr haben die Anwesenden nicht ({ $left }).
   *[other] Aussicht mit einem Wurf: { $one }; mit allen { $throws } Würfen der Anwesenden: { $all } ({ $left }).
}
mistral-chance-none = Aussicht mit einem Wurf: { $one }. Hier hat noch niemand einen Wurf.
mistral-percent = { PERCENT($thousandths) }
mistral-shaker = { $who-is ->
    [you] { $place }: Du hast den Becher. Würfe übrig: { $left }.
   *[other] { $place }: { $who } hat den Becher. Würfe übrig: { $left }.
}
mistral-shaker-made = { $place }: Der Wurf ist gelungen, Spalten werden verkauft.
mistral-shaker-rests = Der Becher mit neun Würfeln: Er wartet auf ein Rendez-vous.
mistral-thrown = { $made ->
    [yes] { $who-is ->
        [you] Mit diesem Wurf hast du es geschafft
       *[other] Mit diesem Wurf hat { $who } es geschafft
    }
   *[no] { $who-is ->
        [you] Dein letzter Wurf
       *[other] Letzter Wurf von { $who }
    }
}
mistral-let-go = { $who-is ->
    [you] Du hast auf den letzten Wurf verzichtet
   *[other] { $who } hat auf den letzten Wurf verzichtet
}
mistral-die = { $counts ->
    [yes] Ein Würfel mit { $face }: Er zählt
   *[no] Ein Würfel mit { $face }
}
mistral-sign-die = { $counts ->
    [yes] [{ $face }]
   *[no] { $face }
}
mistral-sign-place = { $number }{ $colour }{ $open ->
    [yes] *
   *[no] { "" }
} { $figures }
mistral-sign-street = Straße { $figures }
mistral-sign-station = Bahnhof { $figures }
mistral-sign-prison = Gefängnis { $figures }
mistral-sign-figures = { $family }{ $count ->
    [1] { "" }
   *[other] { $count }
}{ $rest }
mistral-throws = { $who }: { $left }
mistral-quarter = Das Viertel Mistral (* Rendez-vous)
mistral-place = { $number }. { $place } ({ $colour })
mistral-at = { $place }: { $figures }
mistral-empty = { $place }: niemand
mistral-figures = Figuren und wer sie kontrolliert
mistral-figure = { $figure }, { $place }. Kontrolle: { $control }. Gelegte Karten: { $counts }.
mistral-figure-free = { $figure }, { $place }. Niemand hat die Kontrolle.
mistral-beside = Noch nicht im Viertel
mistral-count = { $who }: { $cards }
mistral-columns = { $who-is ->
    [you] Deine Spalten
   *[other] Spalten von { $who }
}
mistral-column = Spalte { $column }: { $card }, { $worth } wert
mistral-column-next = { $says }, mit einer Karte mehr { $next }
mistral-column-new = Eine neue Spalte
mistral-cards = { $cards ->
    [one] { $card }
   *[other] { $card } × { $cards }
}
mistral-hand = { $who-is ->
    [you] Deine Hand: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
   *[other] Hand von { $who }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
}
mistral-backs = { $back } × { $cards }
mistral-known = Du weißt: { $card }
mistral-known-open = Alle wissen: { $card }
mistral-piles = Stapel
mistral-pile = { $cards ->
    [one] Stapel { $pile }: oben { $colour }, die letzte Karte
   *[other] Stapel { $pile }: oben { $colour }, { $cards } Karten
}
mistral-pile-empty = Stapel { $pile }: leer
mistral-embrouille-pile = { $cards ->
    [one] Embrouilles: { $cards } Karte
   *[other] Embrouilles: { $cards } Karten
}
mistral-discards = Ablage, offen
mistral-discarded = { $cards ->
    [0] Personen: keine
    [one] Personen: { $cards } Karte
   *[other] Personen: { $cards } Karten
}
mistral-discarded-embrouilles = { $cards ->
    [0] Embrouilles: keine
    [one] Embrouilles: { $cards } Karte
   *[other] Embrouilles: { $cards } Karten
}
mistral-about-power = Kraft „{ $power }“: { $effect }.
mistral-about-pair = Oder als Begegnung: Sind { $one } und { $other } zusammen an einem Ort, bringt sie { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
mistral-about-character = Eine von sieben Karten: { $card }. Gelegt zählt sie für Kontrolle und Verkauf.
mistral-about-backs = Alle sehen die Farben einer Hand, nur der Besitzer die Gesichter. Was du kommen sahst, wird dir gezeigt.

## Was gefragt wird

mistral-ask-prepare = Lege zum Anfang eine Karte vor dich ({ $round } von 3).
mistral-ask-turn = Du bist am Zug: { $ways }.
mistral-ask-more = Du darfst { $ways } oder deinen Zug beenden.
mistral-ask-end = Mehr ist nicht zu tun: Beende deinen Zug.
mistral-or = { $first } oder { $rest }
mistral-way-draw = drei Karten ziehen
mistral-way-lay = bis zu drei legen
mistral-way-act = bis zu drei Aktionen nutzen
mistral-way-more-lay = { $left ->
    [one] noch { $left } Karte legen
   *[other] noch bis zu { $left } Karten legen
}
mistral-way-more-act = { $left ->
    [one] noch { $left } Aktion nutzen
   *[other] noch bis zu { $left } Aktionen nutzen
}
mistral-way-guest = einen Gast für oder gegen eine Figur ablegen
mistral-way-play = eine Embrouille spielen
mistral-way-release = jemanden mit der passenden Karte befreien
mistral-ask-draw = { $left ->
    [one] Ziehe noch { $left } Karte.
   *[other] Ziehe noch { $left } Karten.
}
mistral-ask-clearing = Wähle die Person, die stattdessen eine Spalte beginnt.
mistral-ask-exchange-partner = Mehrere kontrollieren { $other } gemeinsam. Mit wem tauschst du?
mistral-ask-exchange-take = Wähle die Karte, die du nimmst: eine, die vor { $who } liegt.
mistral-ask-exchange-give = Für { $card } gibst du { $who } eine Karte deiner Hand. Nur ihr beide seht sie.
mistral-ask-power-arrest = { $power }: Wähle eine Figur, die ein Gegner kontrolliert. Sie kommt ins Gefängnis.
mistral-ask-power-bail = { $power }: Wähle, wer das Gefängnis verlässt.
mistral-ask-power-summons = { $power }: Bewege irgendeine kontrollierte Figur einen Schritt.
mistral-ask-power-shortcut = { $power }: Bewege eine deiner Figuren einen Schritt, dann noch einen, wenn du magst.
mistral-ask-power-shortcut-again = { $power }: noch ein Schritt mit { $figure }, oder bleib hier.
mistral-ask-power-mix-up = { $power }: Wähle eine Figur an einem Ort.
mistral-ask-power-mix-up-again = { $power }: Wähle eine Figur auf der Straße, die mit { $figure } den Platz tauscht.
mistral-ask-power-last-train = { $power }: Wähle eine Figur, die ein Gegner kontrolliert. Sie fährt zum Bahnhof.
mistral-ask-power-quarrel = { $power }: Wähle eine Karte, die vor einem Gegner liegt. Sie wird abgelegt.
mistral-ask-power-sleight = { $power }: Wähle einen Gegner und eine Rückseite auf seiner Hand.
mistral-ask-power-find = { $power }: Nimm eine beliebige Person aus der Ablage.
mistral-ask-power-errand = { $left ->
    [one] { $power }: Ziehe noch { $left } Karte.
   *[other] { $power }: Ziehe { $left } Karten, eine nach der anderen.
}
mistral-ask-power-impulse = { $power }: Lege eine Karte deiner Hand.
mistral-ask-discard = { $over ->
    [one] Höchstens neun Karten: Lege { $over } Karte ab.
   *[other] Höchstens neun Karten: Lege { $over } Karten ab.
}
mistral-ask-discard-embrouille = Höchstens drei Embrouilles: Lege eine ab.
mistral-ask-throw = { $left ->
    [one] Würfle: { $combination }. Das ist dein letzter Wurf.
   *[other] Würfle: { $combination }. Du hast noch { $left } Würfe.
}
mistral-ask-sell = Rendez-vous gelungen: { $place }. Verkaufe Spalten der Anwesenden, oder behalte sie.
mistral-ask-nothing = Die Partie ist zu Ende.
mistral-lesson-prepare = Wer die meisten Karten von jemandem vor sich hat, kontrolliert ihn. Karten einer Person liegen in einer Spalte, und eine längere verkauft sich teurer.
mistral-lesson-turn = Eins von dreien: A, drei Karten ziehen; B, bis zu drei legen; C, bis zu drei Aktionen mit deinen Leuten, etwa ein Schritt zu einem Rendez-vous. Tippe auf einen Stapel, eine Karte oder eine leuchtende Figur.
mistral-lesson-throw = Alle sind da! Du hast einen Wurf für jeden deiner Leute hier. Wer es schafft, gewinnt die Prämie, und dann dürfen alle Spalten der Anwesenden verkaufen.
mistral-lesson-sell = Tippe auf eine Spalte, um sie zum Preis darunter zu verkaufen. Dann ist sie weg und deine Kontrolle mit ihr: Die kleine Zahl sagt, was sie mit einer Karte mehr brächte.

## Was man tun kann

mistral-do-draw = { $colour } von Stapel { $pile } ziehen
mistral-do-draw-empty = Von Stapel { $pile } ziehen, der leer ist
mistral-do-lay = { $card } auf Spalte { $column } legen, { $figure }
mistral-do-lay-new = { $card } als neue Spalte legen
mistral-do-lay-instead = Die Spalte von { $figure } ablegen und stattdessen { $card } legen
mistral-do-clear = Spalte { $column }, { $figure }, für eine neue aufgeben
mistral-do-imprison = { $card } ablegen: { $figure } ins Gefängnis
mistral-do-release = { $card } ablegen: { $figure } aus dem Gefängnis
mistral-do-move = { $figure } bewegen → { $place }
mistral-do-draw-embrouille = Mit { $figure } eine Embrouille ziehen
mistral-do-encounter = { $one } trifft { $other }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mistral-do-exchange = { $figure } trifft { $other }: eine Karte tauschen
mistral-do-partner = Mit { $who } tauschen
mistral-do-take-laid = { $card } aus Spalte { $column } von { $who } nehmen
mistral-do-spoil-laid = { $card } aus Spalte { $column } von { $who } ablegen
mistral-do-give = { $who } diese Karte geben: { $card }
mistral-do-play = „{ $power }“ spielen: { $effect }
mistral-do-arrest = { $figure } ins Gefängnis schicken ({ $place })
mistral-do-bail = { $figure } aus dem Gefängnis lassen
mistral-do-mix-up = { $figure } geht auf die Straße ({ $place })
mistral-do-mix-up-again = { $figure } kommt herein, für { $other }
mistral-do-last-train = { $figure } zurück zum Bahnhof schicken ({ $place })
mistral-do-steal = { $who } eine Karte wegnehmen: { $back }
mistral-do-fetch = { $card } aus der Ablage nehmen
mistral-do-discard = { $card } ablegen
mistral-do-throw = Die neun Würfel werfen
mistral-do-pass = Auf diesen Wurf verzichten
mistral-do-sell = { $cards ->
    [one] { $figure } verkaufen, { $cards } Karte, für { $points }
   *[other] { $figure } verkaufen, { $cards } Karten, für { $points }
}
mistral-do-end-sale = Nichts mehr verkaufen
mistral-do-stop = { $figure } bleibt hier
mistral-do-end-turn = Zug beenden

## Was ungenutzt bleibt
mistral-unused-turn = Du hast in diesem Zug noch nichts getan.
mistral-unused-lay = { $left ->
    [one] Du könntest noch eine Karte legen.
   *[other] Du könntest noch { $left } Karten legen.
}
mistral-unused-act = { $left ->
    [one] Du könntest noch eine Aktion nutzen.
   *[other] Du könntest noch { $left } Aktionen nutzen.
}
mistral-unused-power = Du könntest diese Kraft noch weiter nutzen.
mistral-unused-sale = Du könntest noch eine Spalte verkaufen.
mistral-unused-throw = Dieser Wurf wäre verloren.

## Was geschah

mistral-event-piles = Drei Stapel liegen bereit, oben: { $tops }.
mistral-event-opened = Ein neues Rendez-vous ist offen: { $place }.
mistral-event-first = { $who-is ->
    [you] Du legst zuerst.
   *[other] { $who } legt zuerst.
}
mistral-event-turn = { $who-is ->
    [you] Zug { $turn }: Du bist dran.
   *[other] Zug { $turn }: { $who }.
}
mistral-event-laid = { $who-is ->
    [you] Du legst { $card } auf Spalte { $column }.
   *[other] { $who } legt { $card } auf Spalte { $column }.
}
mistral-event-arrived = { $figure } kommt am Bahnhof an.
mistral-event-cleared = { $who-is ->
    [you] Du legst die Spalte von { $figure } ab, um Platz zu machen.
   *[other] { $who } legt die Spalte von { $figure } ab, um Platz zu machen.
}
mistral-event-imprisoned = { $who-is ->
    [you] Du legst { $card } ab: { $figure } kommt ins Gefängnis.
   *[other] { $who } legt { $card } ab: { $figure } kommt ins Gefängnis.
}
mistral-event-released = { $who-is ->
    [you] Du legst { $card } ab: { $figure } verlässt das Gefängnis.
   *[other] { $who } legt { $card } ab: { $figure } verlässt das Gefängnis.
}
mistral-event-drew = { $who-is ->
    [you] Du ziehst von Stapel { $pile }: { $colour }.
   *[other] { $who } zieht von Stapel { $pile }: { $colour }.
}
mistral-event-drew-own = Du ziehst { $card } von Stapel { $pile }.
mistral-event-drew-embrouille = { $who-is ->
    [you] Du ziehst mit { $figure } eine Embrouille.
   *[other] { $who } zieht mit { $figure } eine Embrouille.
}
mistral-event-drew-own-embrouille = Du ziehst { $card }.
mistral-event-reshuffled = Die Stapel sind leer: Die abgelegten Personen werden gemischt.
mistral-event-reshuffled-embrouilles = Die abgelegten Embrouilles werden gemischt.
mistral-event-moved = { $who-is ->
    [you] Du bewegst { $figure }: { $source } → { $target }.
   *[other] { $who } bewegt { $figure }: { $source } → { $target }.
}
mistral-event-met = { $who-is ->
    [you] Du lässt { $one } und { $other } einander begegnen ({ $place }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } lässt { $one } und { $other } einander begegnen ({ $place }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
mistral-event-exchanged = { $who-is ->
    [you] Du gibst { $partner } eine Karte ({ $back }) und nimmst { $card }.
   *[other] { $partner-is ->
        [you] { $who } gibt dir eine Karte ({ $back }) und nimmt { $card }.
       *[other] { $who } gibt { $partner } eine Karte ({ $back }) und nimmt { $card }.
    }
}
mistral-event-exchanged-own = { $who-is ->
    [you] Du gibst { $partner } diese Karte: { $given }, und nimmst { $card }.
   *[other] { $partner-is ->
        [you] { $who } gibt dir { $given } und nimmt { $card }.
       *[other] { $who } gibt { $partner } { $given } und nimmt { $card }.
    }
}
mistral-event-returned = { $who-is ->
    [you] { $card } liegt allein und kehrt auf deine Hand zurück.
   *[other] { $card } liegt allein und kehrt auf die Hand von { $who } zurück.
}
mistral-event-played = { $who-is ->
    [you] Du spielst { $card }.
   *[other] { $who } spielt { $card }.
}
mistral-event-quarrel = { $who-is ->
    [you] Du lässt { $other } eine Karte ablegen: { $card }.
   *[other] { $other-is ->
        [you] { $who } lässt dich { $card } ablegen.
       *[other] { $who } lässt { $other } eine Karte ablegen: { $card }.
    }
}
mistral-event-sleight = { $who-is ->
    [you] Du nimmst { $other } eine Karte weg ({ $back }).
   *[other] { $other-is ->
        [you] { $who } nimmt dir eine Karte weg ({ $back }).
       *[other] { $who } nimmt { $other } eine Karte weg ({ $back }).
    }
}
mistral-event-sleight-own = { $who-is ->
    [you] Du nimmst { $other } eine Karte weg: { $card }.
   *[other] { $other-is ->
        [you] { $who } nimmt dir { $card } weg.
       *[other] { $who } nimmt { $other } eine Karte weg: { $card }.
    }
}
mistral-event-find = { $who-is ->
    [you] Du nimmst { $card } aus der Ablage.
   *[other] { $who } nimmt { $card } aus der Ablage.
}
mistral-event-second-wind = { $who-is ->
    [you] Du hast in diesem Zug eine Aktion mehr.
   *[other] { $who } hat in diesem Zug eine Aktion mehr.
}
mistral-event-discarded = { $who-is ->
    [you] Du legst { $card } ab.
   *[other] { $who } legt { $card } ab.
}
mistral-event-rendezvous = Alles ist bereit für ein Rendez-vous: { $place }.
mistral-event-threw = { $who-is ->
    [you] Du würfelst { $dice }. Gesucht: { $combination }.
   *[other] { $who } würfelt { $dice }. Gesucht: { $combination }.
}
mistral-event-threw-made = { $who-is ->
    [you] Du würfelst { $dice } und schaffst es: { $combination }.
   *[other] { $who } würfelt { $dice } und schafft es: { $combination }.
}
mistral-event-throw-passed = { $who-is ->
    [you] Du verzichtest auf einen Wurf.
   *[other] { $who } verzichtet auf einen Wurf.
}
mistral-event-prize = { $who-is ->
    [you] Du gewinnst die Prämie von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ({ $place }).
   *[other] { $who } gewinnt die Prämie von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ({ $place }).
}
mistral-event-sold = { $who-is ->
    [you] Du verkaufst { $figure }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } verkauft { $figure }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
mistral-event-missed = Niemand schafft es: Das Rendez-vous ist verpasst ({ $place }).
mistral-event-majority = { $who-is ->
    [you] Du kontrollierst { $figure } allein: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } kontrolliert { $figure } allein: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
mistral-event-cap = Nach { $turns } Zügen endet die Partie, wie sie steht.
mistral-event-over = Das letzte Rendez-vous ist gespielt. Die Partie ist zu Ende.

## Wertungsbogen

mistral-line-encounter = Begegnung, { $card }
mistral-line-prize = Rendez-vous gelungen, { $place }
mistral-line-sale = { $cards ->
    [one] Verkauf von { $figure }, { $cards } Karte
   *[other] Verkauf von { $figure }, { $cards } Karten
}
mistral-line-majority = { $cards ->
    [one] Alleinige Kontrolle: { $figure }, { $cards } Karte
   *[other] Alleinige Kontrolle: { $figure }, { $cards } Karten
}

## Wertungsbogen: was zusammen gezählt wird

mistral-kind-encounter = Begegnungen
mistral-kind-prize = Rendez-vous
mistral-kind-sale = Verkäufe
mistral-kind-majority = Alleinige Kontrolle

## Der gezeichnete Tisch: was ein Zug sein kann

mistral-turn-one = Eins von dreien
mistral-turn-draw = 3 ziehen
mistral-turn-lay = Bis 3 legen
mistral-turn-act = 3 Aktionen

## Was der Gastgeber wählt

mistral-option-oldest = Wer ist am ältesten und legt zuerst?
mistral-option-oldest-chance = Der Zufall entscheidet
mistral-preset-brisk = Zügig: eine Minute je Schritt
mistral-kind-draw = Karten ziehen
mistral-kind-lay = Karten legen
mistral-kind-act = Aktionen

## Regeln: Aufbau

mistral_deal = Jeder bekommt neun Personenkarten. Der Rest bildet drei Stapel; die Farbe jeder obersten Karte ist zu sehen.
mistral_open-two = Zwei Rendez-vous sind immer offen, jedes mit einer Marke auf seinem Ort.
mistral_first-three = Vom ältesten Spieler an legt jeder eine Karte offen aus, dreimal reihum.
    .ruling = Hier bestimmt der Gastgeber oder der Zufall, wer beginnt. Ein Gast kommt nur auf eine Spalte, zu der er passt.
mistral_first-player = Vom ersten Spieler an wird im Uhrzeigersinn gespielt.
    .ruling = Der erste Spieler ist, wer zuerst gelegt hat.
mistral_station = Wird eine Person gelegt, deren Figur noch nicht da ist, kommt die Figur am Bahnhof an.
mistral_talk =
    .ruling = Sag und versprich, was du magst. Kein Versprechen bindet, und Karten wechseln die Hand nur nach den Regeln.

## Regeln: ein Zug

mistral_pass = Ein Zug ist eins von dreien: Ziehen, Legen oder Aktionen. Du musst nicht jede Aktion nutzen, die du hättest.
    .ruling = Der erste Schritt entscheidet, was es ist. Legen und Aktionen dürfen jederzeit enden, auch wenn nichts getan ist.
    .why = Dieser Zug ist für etwas anderes: { $kind }.
mistral_draw-three = Ziehen: drei Personenkarten, eine nach der anderen, jede von einem Stapel deiner Wahl.
    .why = { $left ->
        [0] Du hast deine drei Karten gezogen.
       *[other] Ziehe erst alle drei Karten.
    }
mistral_hand_nine = Eine Hand hält höchstens neun Karten. Du darfst darüber hinaus ziehen und dann ablegen, was du magst.
    .ruling = Geprüft wird nach der dritten gezogenen Karte und sofort nach jedem anderen Zuwachs.
mistral_hand_three-embrouilles = Höchstens drei davon sind Embrouilles.
    .ruling = Wer eine vierte bekommt, legt eine ab.
    .why = Du hast zu viele Embrouilles: Lege eine davon ab.
mistral_discard_open =
    .ruling = Abgelegtes liegt offen, Personen und Embrouilles getrennt.
mistral_lay = Legen: bis zu drei Karten deiner Hand. Jede kommt auf eine Spalte ihrer Person oder beginnt eine neue.
    .why = Drei Karten je Zug, jede auf eine Spalte ihrer Person oder auf eine neue.
mistral_columns_five = Du hast höchstens fünf Spalten. Zwei davon dürfen dieselbe Person zeigen.
    .why = Du hast schon fünf Spalten. Wähle erst eine zum Ablegen, wenn dieser Zug es erlaubt.
mistral_lay_room = Beim Legen darfst du Personen ablegen, um neue zu legen.
    .ruling = Wir lesen es so: nur mit fünf Spalten, für eine Karte, die eine neue beginnt, und dann eine ganze Spalte.
    .why = Nach unserer Lesart wird eine Spalte nur aufgegeben, wenn du fünf hast und eine Person, die an ihre Stelle kommt.
mistral_guest_reinforce = Ein Gast kommt auf eine Spalte seiner Familie und zählt als eine Karte mehr von dieser Person.
    .why = { $card } braucht eine Spalte derselben Familie.
mistral_guest_not-alone = Ein Gast liegt nie allein: Bleibt in seiner Spalte keine Person, kehrt er auf die Hand zurück.
    .why = { $card } ist ein Gast und kann keine Spalte beginnen.
mistral_guest_prison = In einem Zug mit Legen darfst du umsonst einen Gast von deiner Hand ablegen, um eine Figur seiner Familie ins Gefängnis zu schicken, wenn ein Gegner sie kontrolliert.
    .ruling = Auch wenn du keine Karte legst, und wo immer die Figur steht, auch am Bahnhof.
    .why = { $card } kann nur freie Figuren derselben Familie einsperren, die ein Gegner kontrolliert. { $figure } ist keine.
mistral_guest_free = Ebenso lässt ein Gast eine Figur seiner Familie aus dem Gefängnis auf die Straße.
    .why = { $card } kann nur Figuren derselben Familie befreien, die im Gefängnis sind. { $figure } ist keine.

## Regeln: Aktionen

mistral_three-actions = Aktionen: bis zu drei je Zug, beliebig gemischt.
    .why = Du hast in diesem Zug keine Aktion mehr.
mistral_move = Bewege eine Figur, die du kontrollierst, einen Schritt: von einem Ort oder vom Bahnhof auf die Straße oder von der Straße an einen Ort.
    .ruling = Das Gefängnis wird durch Bewegen weder betreten noch verlassen.
    .why = { $figure } kann von hier nicht dorthin: { $place }. Jeder Weg führt über die Straße, und ins Gefängnis oder hinaus geht niemand zu Fuß.
mistral_station_no-return = Wer den Bahnhof verlassen hat, geht nicht dorthin zurück.
    .ruling = Nur eine Kraft kann eine Figur dorthin schicken.
    .why = { $figure } kann nicht zum Bahnhof zurückgehen.
mistral_embrouille_draw = Mit einer Figur, die du kontrollierst, darfst du an einem Ort ihrer Farbe eine Embrouille ziehen: je Zug einmal je Ort und je Figur.
    .why = { $figure } muss an einem Ort der eigenen Farbe stehen, der in deinem Zug noch nicht dafür genutzt wurde.
mistral_encounter = Spiele eine Embrouille, deren zwei Personen an einem Ort stehen, nicht auf der Straße und nicht am Bahnhof: 2.000 Punkte. Es ist eine Aktion, und du musst sie nicht kontrollieren. Nur eine Begegnung je Ort.
    .ruling = Eine je Ort in jedem Zug, und keine im Gefängnis.
    .why = { $why ->
        [prison] Die zwei von { $card } sind zusammen, aber im Gefängnis. Nach unserer Lesart begegnet sich dort niemand.
        [again] Dort gab es in diesem Zug schon eine Begegnung. Nach unserer Lesart hat ein Ort eine je Zug.
       *[apart] { $card } braucht ihre zwei Personen zusammen an einem Ort, nicht auf der Straße und nicht am Bahnhof.
    }
mistral_exchange = Wo eine Figur, die du kontrollierst, mit anderen an einem Ort steht, aber nicht am Bahnhof, darfst du einen Tausch ansagen und eine von ihnen nennen. Diese geht danach auf die Straße.
    .ruling = Auch nicht auf der Straße und nicht im Gefängnis.
    .why = Für diesen Tausch muss { $figure } dir gehören und an einem Ort mit { $other } stehen.
mistral_exchange_partner = Dein Partner ist der Gegner, der die genannte Figur kontrolliert.
    .ruling = In der Anleitung steht auch: wer eine Karte von ihr hat. Wir halten uns an die Kontrolle, allein oder gemeinsam; sind es mehrere, wählst du.
    .why = Nur ein Gegner, der { $other } kontrolliert, kann dein Partner sein.
mistral_exchange_cards = Du gibst eine Karte deiner Hand und nimmst eine, die vor deinem Partner liegt. Beide kommen auf die Hand.
    .ruling = Nur ihr zwei seht, was du gabst.
    .why = Ein Tausch braucht eine Karte deiner Hand und eine Karte vor dem Partner, der { $other } kontrolliert.
mistral_exchange_once = Eine deiner Figuren tauscht am selben Ort nur einmal.
    .ruling = Das zählt in jedem Zug neu.
    .why = { $figure } hat hier in diesem Zug schon getauscht.
mistral_embrouille_play = In deinem Zug darfst du eine Embrouille umsonst für ihre Kraft spielen. Dann wird sie abgelegt.
    .ruling = So viele du magst, außer während eines Rendez-vous, und nur, wo die Kraft etwas bewirkt.
    .why = „{ $power }“ würde so nichts bewirken.
mistral_prison_release = Lege von deiner Hand eine Karte einer eingesperrten Person ab, und ihre Figur kommt auf die Straße. Das ist keine Aktion.
    .ruling = In deinem eigenen Zug, wer auch immer die Figur kontrolliert, und selbst wenn es niemand tut.
    .why = { $figure } ist nicht im Gefängnis.
mistral_control = Du kontrollierst eine Person, wenn du eine Karte von ihr gelegt hast und niemand mehr hat, Gäste mitgezählt. Bei Gleichstand gemeinsam.
    .why = Du kontrollierst { $figure } nicht.
mistral_uncontrolled = Eine Figur, die niemand kontrolliert, bleibt, wo sie ist, ohne Begegnung und ohne Tausch. Für ein Rendez-vous zählt sie trotzdem.
    .ruling = Auch keine Kraft bewegt sie, aber sie darf aus dem Gefängnis gelassen werden.
    .why = Niemand kontrolliert { $figure } zurzeit.
mistral_reshuffle =
    .ruling = Ein leerer Stapel bleibt leer. Sind alle drei leer, bilden die abgelegten Personen neue; ebenso die Embrouilles.
    .why = In diesem Stapel ist keine Karte mehr.
mistral_cap =
    .ruling = Eine Partie, die nie endet, wird nach sehr langer Zeit gewertet, wie sie steht.

## Regeln: Rendez-vous

mistral_rdv_ready = Ein Rendez-vous wird ausgetragen, sobald genug Figuren mit allen verlangten Farben da sind, auch mitten in einem Zug, der danach weitergeht.
    .ruling = Jemand muss mindestens eine von ihnen kontrollieren.
mistral_rdv_throws = Wer es zustande gebracht hat, würfelt zuerst, dann geht der Becher im Uhrzeigersinn herum. Jeder hat einen Wurf für jede Figur dort, die er kontrolliert.
    .ruling = Das ist der Spieler am Zug, oder sonst der nächste, der dort eine Figur kontrolliert. Auf einen Wurf darf man verzichten; er ist dann verloren.
mistral_rdv_prize = Wer die Kombination würfelt, bekommt 2.000 Punkte.
mistral_rdv_sale = Dann darf jeder, beim Gewinner angefangen, Spalten von Personen verkaufen, die dort sind.
    .ruling = Das heißt jeder, auch wer nicht gewürfelt hat, im Uhrzeigersinn.
    .why = { $figure } ist nicht dort ({ $place }).
mistral_sale_column = Eine Spalte wird ganz verkauft, mit Gästen.
    .ruling = Jede wird für sich bewertet; von zwei Spalten einer Person darfst du eine behalten.
    .ours = Unsere Ausgabe zahlt 1.000, 3.000, 5.000, 8.000, 11.000, 15.000, 19.000, 24.000 oder 29.000 Punkte für eine bis neun Karten.
mistral_rdv_stay =
    .ruling = Nach einem Rendez-vous bleiben alle Figuren, wo sie sind.
mistral_rdv_missed = Würfelt niemand die Kombination, gibt es weder Prämie noch Verkauf. Es zählt trotzdem, und ein neues öffnet.

## Die geführte erste Partie

mistral-learn-goal = Liebe, Streit und Geld im Viertel Mistral. Bring Leute zu einem Rendez-vous zusammen und verkaufe dann deine Karten von denen, die kamen. Die meisten Punkte gewinnen.
mistral-learn-turn = Ein Zug ist eins von dreien. A: drei Karten ziehen. B: bis zu drei legen. C: bis zu drei Aktionen mit deinen Leuten.
mistral-learn-lay = Heute B. Lege beide Lunas und Gauthier, jede Karte auf die Spalte derselben Person, und beende deinen Zug.
mistral-learn-control = Vier Karten von Luna, und niemand hat mehr: Du kontrollierst sie, und nur du darfst sie bewegen. Bei gleich vielen gemeinsam.
mistral-learn-missing = Ein Rendez-vous am Hafen will drei Leute, darunter Gelb, Rot und Blau. Luna und Agathe sind da: Jemand in Gelb fehlt.
mistral-learn-move = Vom Bahnhof auf die Straße, von der Straße an einen Ort: Ein Schritt ist eine Aktion. Gauthier ist gelb und auf der Straße. Schick ihn zum Hafen.
mistral-learn-throw = Rendez-vous! Du hast einen Wurf für jeden deiner Leute hier, und du beginnst. Neun Würfel, und mindestens zwei Sechsen sind gefragt. Würfle!
mistral-learn-sell = Zwei Sechsen: 2.000 Punkte! Jetzt dürfen alle Spalten von denen verkaufen, die hier sind. Eine Karte bringt 1.000, vier bringen 8.000: Verkaufe Luna, und dann nichts mehr.
mistral-learn-embrouille = 10.000 Punkte, und zwei Aktionen sind übrig. Gauthier steht an einem Ort seiner Farbe, also kann er Unruhe stiften: Zieh eine Embrouille.
mistral-learn-encounter = Sie hat oben eine Kraft und unten zwei Leute. Beide sind am Hafen: Spiele sie als ihre Begegnung, für 2.000 Punkte.
mistral-learn-exchange = Wieder dein Zug, C. Wo dein Gauthier jemanden trifft, darfst du tauschen: Wähle ihn und Agathe, nimm eine Karte, die { $third } gelegt hat, und gib eine von dir.
mistral-learn-power = Die Karte von Agathe gehört dir, und sie ist auf der Straße. Zieh noch eine Embrouille und spiele sie für ihre Kraft, das kostet keine Aktion: Wähle Yasmine. Dann beende deinen Zug.
mistral-learn-prison = Aus dem Gefängnis geht niemand einfach hinaus. Eine abgelegte Karte von ihr, ein Gast ihrer Familie oder eine Kaution holt Yasmine wieder heraus.
mistral-learn-guest = Dein Zug, B. Lege Agathe als neue Spalte und Charlotte darauf: Ein Gast (★★) zählt als eine Karte mehr. Zwei gegen eine, also gehorcht Agathe dir. Abgelegt sperrt ein Gast ein oder lässt frei.
mistral-learn-on = 12.000 Punkte! Das fünfte Rendez-vous beendet die Partie; dann bringt jeder, den du allein kontrollierst, noch 2.000. Du darfst noch eine Karte legen: Spiel weiter.

## Regeln: das Ende

mistral_end = Die Partie endet zu zweit oder dritt mit dem 5. Rendez-vous, zu viert oder fünft mit dem 7., gelungen oder verpasst.
mistral_end_at-once =
    .ruling = Die letzte Prämie und der letzte Verkauf werden noch ausgeführt, kein neues Rendez-vous öffnet, und der Zug geht nicht weiter.
mistral_majority = Am Ende bringt jede Person, die du allein kontrollierst, 2.000 Punkte.
mistral_win = Die meisten Punkte gewinnen.
    .ruling = Bei Gleichstand wird der Sieg geteilt.

## Regeln in Kapiteln

mistral-chapter-goal = Das Ziel
mistral-chapter-setup = Aufbau
mistral-chapter-turn = Ein Zug: Ziehen oder Legen
mistral-chapter-actions = Ein Zug: Aktionen
mistral-chapter-rendezvous = Ein Rendez-vous
mistral-chapter-scoring = Verkauf und Wertung
mistral-chapter-end = Das Ende

mistral-figure-columns = Eine Spalte je Person; die dritte Karte der ersten Spalte wurde eben gelegt.
mistral-figure-control = Zwei Karten gegen eine: Du kontrollierst die Figur allein.
mistral-figure-move = Zwei Schritte: vom Bahnhof auf die Straße und von der Straße an einen Ort.
mistral-figure-rendezvous = Drei Figuren, und beide verlangten Farben sind dabei: Es wird gewürfelt.

## Die Zeichnung

mistral-guest-says = Stärkt eine Spalte der Familie; oder sperrt jemanden aus ihr ein oder lässt frei.
mistral-scene-turn = { $who-is ->
    [you] Du hast den Becher!
   *[other] { $who } hat den Becher
}
mistral-scene-throws = { $who-is ->
    [you] Du würfelst!
   *[other] { $who } würfelt!
}
mistral-scene-passes = { $who-is ->
    [you] Du verzichtest auf diesen Wurf
   *[other] { $who } verzichtet auf diesen Wurf
}
mistral-scene-wanted = Gesucht: { $combination }
mistral-scene-cup = Neun Würfel im Becher
mistral-scene-dice = Die Würfel zeigen { $dice }
mistral-scene-made = Geschafft! +{ $points }
mistral-scene-not-yet = Diesmal nicht
mistral-scene-missed = Niemand schafft es: verpasst
mistral-scene-near = { $who-is ->
    [you] Dein letzter Wurf: { $reached }, gesucht { $needed }
   *[other] Letzter Wurf, { $who }: { $reached }, gesucht { $needed }
}
mistral-scene-left = Würfe übrig
mistral-scene-won = { $who-is ->
    [you] Du hast es geschafft
   *[other] { $who } hat es geschafft
}
mistral-recap = Die Staffel in Kürze
mistral-recap-sale = Bester Verkauf
mistral-recap-sale-says = { $figure }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points } Punkte ({ $names })
mistral-recap-dice = Glücklichste Hand
mistral-recap-dice-says = { $count ->
    [one] { $count } Rendez-vous gelungen
   *[other] { $count } Rendez-vous gelungen
} ({ $names })
mistral-recap-met = Beste Kuppelei
mistral-recap-met-says = { $count ->
    [one] { $count } Begegnung
   *[other] { $count } Begegnungen
} ({ $names })
mistral-recap-alone = Herz des Viertels
mistral-recap-alone-says = { $count ->
    [one] { $count } Person allein
   *[other] { $count } Personen allein
} ({ $names })
mistral-recap-nobody = Diesmal niemand
mistral-recap-sold = Verkauft von { $names }
mistral-recap-column = { $figure }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $points }
mistral-recap-nothing = nichts verkauft
mistral-credit = Porträts: Notionists von Zoish (CC0), von uns zusammengestellt und gemalt: erfundene Leute. Orte: Fluent Emoji von Microsoft (MIT). Kräfte und Würfel: Game-icons.net von Lorc, Delapouite und anderen (CC BY 3.0).
mistral-credit-figure = Eine erfundene Person, von uns gemalt nach Notionists von Zoish.
mistral-credit-place = Das Zeichen ist aus Fluent Emoji von Microsoft, das Haus ist von uns.
