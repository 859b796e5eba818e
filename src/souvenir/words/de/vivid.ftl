# Vivid Memories. Die Nachricht einer Regel sagt die Regel; `.why` ist für den, dessen Zug sie nicht erlaubt.

## Farben und ihre Zeichen auf einer Karte aus Buchstaben

vivid-colour-red = Rot
vivid-colour-green = Grün
vivid-colour-blue = Blau
vivid-colour-purple = Lila
vivid-colour-yellow = Gelb

vivid-sign-red = R
vivid-sign-green = U
vivid-sign-blue = B
vivid-sign-purple = L
vivid-sign-yellow = G
vivid-sign-hex = { $count ->
    [0] { $hex }·
    [1] { $hex }{ $first }
    [2] { $hex }{ $first }{ $second }
   *[other] { $hex }{ $first }{ $second }{ $third }
}
vivid-sign-core-empty = ({ $sign })
vivid-sign-core-full = [{ $sign }]

## Fragmente und Plättchen

vivid-number = { $n }
vivid-heap = { $fragments }
vivid-heap-none = leer
vivid-fragments = { $count ->
    [0] kein { $colour }
   *[other] { $colour } × { $count }
}
vivid-tile-add = { $gives } hinzufügen (Muster { $pattern })
vivid-tile-split = { $takes } teilen in { $gives } (Muster { $pattern })

## Der Tisch, wie er liegt

vivid-title = Vivid Memories
vivid-round = Runde { $round } von { $rounds }
vivid-marker = Startspieler: { $start }
vivid-line = { $tiles ->
    [0] Die Reihe der Momente ist leer, { $deck ->
        [one] { $deck } Plättchen kommt
       *[other] { $deck } Plättchen kommen
    } noch
    [one] Reihe der Momente: { $tiles } Plättchen, { $deck } noch im Stapel
   *[other] Reihe der Momente: { $tiles } Plättchen, { $deck } noch im Stapel
}
vivid-end = { $side ->
    [left] Linkes Ende der Reihe
   *[right] Rechtes Ende der Reihe
}
vivid-deck = { $count ->
    [0] Kein Moment kommt mehr
    [one] { $count } Moment kommt noch
   *[other] { $count } Momente kommen noch
}
vivid-board = { $who-is ->
    [you] Dein Tableau
   *[other] Tableau von { $who }
}
vivid-hex = Feld { $hex }: { $heap }
vivid-memory = Erinnerung { $number }
vivid-core-empty = „{ $memory }“: wartet auf { $colour }
vivid-core-full = „{ $memory }“: hält { $colour }
vivid-bank = { $who-is ->
    [you] Dein Gedächtnis
   *[other] Gedächtnis von { $who }
}
vivid-slot-combine = Verbinden
vivid-slot-speculate = Vermuten
vivid-slot-nudge = Schieben
vivid-slot-swap = Tauschen
vivid-slot-open = { $slot }: bereit
vivid-slot-used = { $slot }: diese Runde genutzt
vivid-slot-action = { $slot }, verdeckt von: { $tile }, Aktionsseite
vivid-slot-score = { $slot }, verdeckt von: { $tile }, Wertungsseite
vivid-waiting = Wartet: { $tile }
vivid-cherished = Lieblingsmoment: { $tile }
vivid-aspiration = Sehnsucht: { $colour }
vivid-held = In der Hand: { $heap }
vivid-supply = Vorrat
vivid-in-bag = { $count ->
    [one] Im Beutel: { $count } Fragment
   *[other] Im Beutel: { $count } Fragmente
}

## Automa

vivid-automa = Automa
vivid-automa-total = { $points ->
    [one] bisher { $points } Punkt, { $more } dazu, wenn jetzt Schluss wäre
   *[other] bisher { $points } Punkte, { $more } dazu, wenn jetzt Schluss wäre
}
vivid-automa-sets = { $count ->
    [one] { $count } Satz aus allen fünf Farben
   *[other] { $count } Sätze aus allen fünf Farben
}
vivid-automa-card = { $card }: { $end }, versucht der Reihe nach { $takes } zu nehmen, Farben { $colours }
vivid-end-left = linkes Ende
vivid-end-right = rechtes Ende
vivid-card-kite = Der Drachen
vivid-card-harbour = Der Hafen
vivid-card-orchard = Der Obstgarten
vivid-card-attic = Der Dachboden
vivid-card-swing = Die Schaukel
vivid-card-snow = Der Schnee
vivid-card-bicycle = Das Fahrrad
vivid-card-lantern = Die Laterne
vivid-card-letter = Der Brief
vivid-card-garden = Der Garten

## Was über ein Ding gesagt wird, wenn jemand fragt

vivid-about-round = Jede Runde heißt: Vorbereiten, Erinnern, Nachdenken, Belohnen. Es gibt drei.
vivid-about-take = Eins in beliebiger Farbe, zwei gleiche oder drei ganz verschiedene.
vivid-about-supply = Plättchen und Verbinden nehmen ihre Fragmente von hier.
vivid-about-bag = Aus ihm kommen die Fragmente der nächsten Reihen und was du vermutest.
vivid-about-card = Der nächste Zug von Automa richtet sich nach dieser Karte. Dann deckt Automa eine neue auf.
vivid-about-add = In deinem Gedächtnis fügt es beim Nachdenken einmal { $gives } auf einem leeren Feld hinzu.
vivid-about-split = In deinem Gedächtnis teilt es beim Nachdenken einmal { $takes } in { $gives }.
vivid-about-worth = Genutzt bringt es { $points } Punkte für jedes Feld, das genau { $pattern } hält.
vivid-about-cherished = Es hat für { $pattern } gepunktet.
vivid-about-core = { $size ->
    [one] Eine Kernerinnerung für sich: { $points } Punkt in jeder Runde, sobald sie gefüllt ist.
   *[other] Einer von { $size } Kernplätzen: { $points } Punkte in jeder Runde, sobald alle gefüllt sind.
}
vivid-about-heap = Am Ende bringt dieser Haufen Automa { $points } Punkte, mit einem mehr { $more }.
vivid-about-sets = Am Ende bringt jeder Satz aus allen fünf Farben Automa { $points } Punkte.
vivid-about-automa-tile = Bringt Automa { $points } Punkte am Ende der Runde, in der Automa es geholt hat, was auch immer darauf steht.

## Was gefragt wird

vivid-ask-take = Nimm ein bis drei Fragmente von einem Ende der Reihe. Zwei müssen gleich sein, drei verschieden.
vivid-ask-more = Du hältst { $heap }. Lege es auf ein leeres Feld, oder nimm mehr vom selben Ende.
vivid-ask-third = Du hältst { $heap }. Nimm eine dritte Farbe: Zwei müssen gleich sein, drei verschieden.
vivid-ask-place = Du hältst { $heap }. Lege alles auf ein leeres Feld.
vivid-ask-rewire = Knüpfe um, wenn du magst: Wähle ein Feld und bewege Fragmente von ihm weg oder zu ihm hin. Oder beende deinen Zug.
vivid-ask-empty = Dein Tableau ist voll. Knüpfe so um, dass ein Feld leer wird.
vivid-ask-bank = Lege deine wartenden Plättchen ins Gedächtnis. Jedes verdeckt die Aktion darunter.
vivid-ask-reflect = Nutze deine Aktionen, jede einmal und in beliebiger Folge, oder hör auf.
vivid-ask-add = Wähle ein leeres Feld für das neue Fragment.
vivid-ask-split = { $step ->
    [1] Wähle ein Fragment zum Teilen, in der Farbe, die das Plättchen zeigt.
   *[other] Das Feld war voll: Wähle, welche der beiden Farben hineinkommt.
}
vivid-ask-combine = { $step ->
    [1] Wähle das erste von zwei Fragmenten, die du verbindest.
    [2] Wähle das zweite, auf demselben Feld.
   *[other] Wähle die Farbe, die an ihre Stelle kommt.
}
vivid-ask-speculate = Lege, was du gezogen hast, auf ein leeres Feld.
vivid-ask-nudge = Schiebe ein Fragment auf ein Nachbarfeld.
vivid-ask-swap = { $step ->
    [1] Wähle das erste Fragment zum Tauschen.
   *[other] Wähle das andere, auf einem Nachbarfeld.
}
vivid-ask-fill = Deine Fäden sind gewertet. Wähle, welche Fragmente auf die Kernplätze kommen.
vivid-ask-nothing = Die Partie ist zu Ende.

## Was man tun kann

vivid-do-take = { $colour } von „{ $tile }“ nehmen
vivid-do-place = Auf Feld { $hex } legen
vivid-do-move = { $colour } von Feld { $source } auf Feld { $target } bewegen
vivid-do-bank = „{ $tile }“ auf „{ $slot }“ legen
vivid-do-use = Nutzen: { $what }
vivid-do-pick = { $colour } auf Feld { $hex } wählen
vivid-do-gain = { $colour } bekommen
vivid-do-fill = „{ $memory }“ mit { $colour } von Feld { $hex } füllen
vivid-do-finish = Nachdenken beenden
vivid-do-end-turn = Zug beenden

## Was ungenutzt bleibt
vivid-unused-rewire = Du könntest noch Fragmente bewegen.
vivid-unused-bank = { $count ->
    [one] Eine Aktion deines Gedächtnisses ist noch ungenutzt.
   *[other] { $count } Aktionen deines Gedächtnisses sind noch ungenutzt.
}

## Was geschah

vivid-event-line = Runde { $round } beginnt: Eine neue Reihe Momente wird ausgelegt.
vivid-event-took = { $who-is ->
    [you] Du nimmst { $colour }.
   *[other] { $who } nimmt { $colour }.
}
vivid-event-placed = { $who-is ->
    [you] Du legst { $heap } auf Feld { $hex }.
   *[other] { $who } legt { $heap } auf Feld { $hex }.
}
vivid-event-claimed = { $who-is ->
    [you] Du holst dir „{ $tile }“.
   *[other] { $who } holt sich „{ $tile }“.
}
vivid-event-rewired = { $who-is ->
    [you] Du knüpfst { $colour } von Feld { $source } nach Feld { $target } um.
   *[other] { $who } knüpft { $colour } von Feld { $source } nach Feld { $target } um.
}
vivid-event-passed = { $who-is ->
    [you] Du passt: Dein Tableau ist voll, und nichts kann weichen.
   *[other] { $who } passt: Das Tableau ist voll, und nichts kann weichen.
}
vivid-event-marker = { $who-is ->
    [you] Die Startspielermarke gehört jetzt dir.
   *[other] { $who } bekommt die Startspielermarke.
}
vivid-event-banked = { $who-is ->
    [you] Du legst „{ $tile }“ auf „{ $slot }“.
   *[other] { $who } legt „{ $tile }“ auf „{ $slot }“.
}
vivid-event-discarded = { $who-is ->
    [you] Du hast keinen Platz mehr für „{ $tile }“: Es kommt weg.
   *[other] { $who } hat keinen Platz mehr für „{ $tile }“: Es kommt weg.
}
vivid-event-add = { $who-is ->
    [you] Du fügst { $colour } auf Feld { $hex } hinzu.
   *[other] { $who } fügt { $colour } auf Feld { $hex } hinzu.
}
vivid-event-split = { $who-is ->
    [you] Du teilst { $gone } in { $come } auf Feld { $hex }.
   *[other] { $who } teilt { $gone } in { $come } auf Feld { $hex }.
}
vivid-event-combine = { $who-is ->
    [you] Du verbindest { $gone } zu { $come } auf Feld { $hex }.
   *[other] { $who } verbindet { $gone } zu { $come } auf Feld { $hex }.
}
vivid-event-speculated = { $who-is ->
    [you] Du vermutest und ziehst { $colour }.
   *[other] { $who } vermutet und zieht { $colour }.
}
vivid-event-speculate = { $who-is ->
    [you] Du legst { $colour } auf Feld { $hex }.
   *[other] { $who } legt { $colour } auf Feld { $hex }.
}
vivid-event-nudge = { $who-is ->
    [you] Du schiebst { $colour } von Feld { $source } auf Feld { $target }.
   *[other] { $who } schiebt { $colour } von Feld { $source } auf Feld { $target }.
}
vivid-event-swap = { $who-is ->
    [you] Du tauschst { $colour } auf Feld { $source } gegen { $other } auf Feld { $target }.
   *[other] { $who } tauscht { $colour } auf Feld { $source } gegen { $other } auf Feld { $target }.
}
vivid-event-finished = { $who-is ->
    [you] Du hast zu Ende gedacht.
   *[other] { $who } hat zu Ende gedacht.
}
vivid-event-scored = { $who-is ->
    [you] { $points ->
        [one] Du bekommst { $points } Punkt: { $what }.
       *[other] Du bekommst { $points } Punkte: { $what }.
    }
   *[other] { $points ->
        [one] { $who } bekommt { $points } Punkt: { $what }.
       *[other] { $who } bekommt { $points } Punkte: { $what }.
    }
}
vivid-event-filled = { $who-is ->
    [you] Du füllst „{ $memory }“ mit { $colour } von Feld { $hex }.
   *[other] { $who } füllt „{ $memory }“ mit { $colour } von Feld { $hex }.
}
vivid-event-aspiration = { $who-is ->
    [you] Du zeigst deine Sehnsucht: { $colour }.
   *[other] { $who } zeigt eine Sehnsucht: { $colour }.
}
vivid-event-automa-took = Automa spielt „{ $card }“ und nimmt { $colours }.
vivid-event-automa-claimed = Automa holt sich „{ $tile }“.
vivid-event-over = Drei Runden sind vorbei, und mit ihnen die Partie.

## Wertungsbogen

vivid-line-moment = { $times ->
    [one] „{ $tile }“, { $times } Feld
   *[other] „{ $tile }“, { $times } Felder
}
vivid-line-thread = { $times ->
    [one] Faden in { $colour }, { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    } × { $times } leerer Kernplatz
   *[other] Faden in { $colour }, { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    } × { $times } leere Kernplätze
}
vivid-line-core = „{ $memory }“ ist vollendet
vivid-line-wish-hexes = Sehnsucht, { $colour } auf Feldern × { $times }
vivid-line-wish-cores = Sehnsucht, { $colour } auf Kernplätzen × { $times }
vivid-line-wish-moments = Sehnsucht, Lieblingsmomente mit { $colour } × { $times }
vivid-line-heaps = Haufen in { $colour } × { $times }
vivid-line-sets = Sätze aus fünf Farben × { $times }
vivid-line-claims = Plättchen dieser Runde × { $times }

## Wertungsbogen: was zusammen gezählt wird

vivid-kind-moment = Lieblingsmomente
vivid-kind-thread = Fäden
vivid-kind-core = Kernerinnerungen
vivid-kind-wish-hexes = Sehnsucht
vivid-kind-wish-cores = Sehnsucht
vivid-kind-wish-moments = Sehnsucht
vivid-kind-heaps = Haufen
vivid-kind-sets = Sätze
vivid-kind-claims = Plättchen

## Was der Gastgeber wählt

vivid-option-start = Wer fängt an?
vivid-option-start-chance = Der Zufall entscheidet
vivid-preset-brisk = Zügig: eine Minute je Schritt

## Regeln: Aufbau

vivid_setup_bag = Zu zweit, zu dritt oder zu viert beginnt der Beutel mit 11, 17 oder 20 Fragmenten jeder Farbe. Alle anderen sind der Vorrat.
vivid_setup_aspiration = Jeder bekommt geheim eine Farbe, nach der er sich sehnt.
    .ruling = Auch die übrigen Farben bleiben geheim.
vivid_setup_start = Es beginnt, wessen früheste glückliche Erinnerung am weitesten zurückliegt, oder wer ausgelost wird.
    .ruling = Hier entscheidet der Zufall, außer der Gastgeber nennt den Startspieler.

## Regeln: Vorbereiten

vivid_prepare_line = Jede Runde beginnt mit einer Reihe zufällig gezogener Momentplättchen, Aktionsseite oben: zwei mehr als Spieler.
    .ruling = Gezogene Plättchen kommen nie wieder.
vivid_prepare_fragments = Jedes Plättchen der Reihe bekommt Fragmente aus dem Beutel: vier zu zweit, fünf zu dritt oder viert.
vivid_prepare_refill = Wird der Beutel dabei leer, kommt von jeder Farbe ein Fragment aus dem Vorrat hinein.
    .ruling = Das wird so oft wie nötig wiederholt. Eine Farbe, die im Vorrat fehlt, wird übersprungen; ist nichts mehr zu ziehen, bleibt die Reihe kürzer.

## Regeln: Erinnern

vivid_take_one-end = Nimm in deinem Zug ein, zwei oder drei Fragmente, alle von einem Ende der Reihe. Du kannst nicht passen.
    .why = Nimm zuerst ein bis drei Fragmente, alle vom selben Ende der Reihe.
vivid_take_one = Ein einzelnes Fragment darf jede Farbe haben und lässt dich umknüpfen.
vivid_take_two-alike = Zwei Fragmente müssen dieselbe Farbe haben.
    .why = Zwei Fragmente müssen gleich sein. Sind sie verschieden, brauchst du drei, alle verschieden.
vivid_take_three-different = Drei Fragmente müssen drei verschiedene Farben haben.
    .why = { $colour } passt nicht dazu: Drei Fragmente müssen alle verschieden sein.
vivid_take_next-tile = Hast du das Plättchen am Ende geleert, darf der Rest vom nächsten kommen, aber höchstens drei im Ganzen.
    .why = An dieses Plättchen kommst du nicht heran. Leere erst das an deinem Ende.
vivid_place_one-hex = Alles, was du genommen hast, kommt auf ein leeres Feld deines Tableaus.
    .why = Wähle ein leeres Feld: Was du genommen hast, braucht eins für sich.
vivid_claim = Jedes Plättchen, das du leerst, gehört dir. Es wartet über deinem Tableau bis zum Nachdenken.
vivid_rewire_only-after-one = Hast du ein einzelnes Fragment genommen und gelegt, darfst du einmal umknüpfen.
    .why = Fragmente bewegen sich nur beim Umknüpfen, nachdem du ein einzelnes gelegt hast.
vivid_rewire_one-focus = Wähle ein Feld. Bewege Fragmente von ihm auf seine Nachbarn oder von seinen Nachbarn auf das Feld, aber nicht beides.
    .why = Beim Umknüpfen steht ein Feld in der Mitte: Alle Bewegungen führen von ihm weg oder alle zu ihm hin, je einen Schritt.
vivid_hex_three = Ein Feld hält höchstens drei Fragmente.
    .why = Feld { $hex } hält schon drei Fragmente, mehr gehen nicht.
vivid_full-board = Ohne leeres Feld nimmst du nichts: Du knüpfst einmal um, sodass eins leer wird, und dein Zug endet.
    .ruling = Geht das nicht, passt du. Passen alle nacheinander, endet das Erinnern, und was in der Reihe übrig ist, kommt weg.
    .why = Dein Tableau ist voll: Nach diesem Umknüpfen muss ein Feld leer sein.
vivid_remember_end = Das Erinnern endet mit dem Zug, der das letzte Fragment nimmt. Dieser Zug wird noch zu Ende gespielt.
vivid_start-player = In Runde 1 und 2 geht die Marke dann an den Spieler links von dem, der den letzten Zug hatte.
    .ruling = Sie wird einmal weitergegeben, vor dem Nachdenken.

## Regeln: Nachdenken

vivid_bank_place = Zuerst kommen deine wartenden Plättchen, jedes auf einen freien Platz deines Gedächtnisses, und bleiben dort. Was keinen Platz findet, kommt weg.
    .ruling = Du wählst, was wegkommt.
    .why = Lege zuerst deine wartenden Plättchen, jedes auf einen Platz, den keins verdeckt.
vivid_reflect_once = Dann darf jedes Plättchen auf seiner Aktionsseite und jeder freie Platz einmal genutzt werden, in beliebiger Folge oder gar nicht. Umknüpfen lässt dich nichts davon.
    .why = „{ $slot }“ hast du schon genutzt: Jeder Platz dient einmal je Runde.
vivid_reflect_together = Alle denken gleichzeitig nach.
vivid_reflect_one-by-one = Wo eine Farbe des Vorrats oder der Beutel knapp wird, handeln die Spieler nacheinander, vom Startspieler an im Uhrzeigersinn.
    .ruling = Niemand wartet ohne Not: Eine Aktion ist sofort frei, wenn sie denen vor dir genug lässt.
    .why = Vielleicht reicht es nicht für alle. Warte, bis die vor dir fertig sind.
vivid_action_whole =
    .ruling = Eine Aktion beginnst du nur, wenn sie jetzt ganz möglich ist.
    .why = { $action ->
        [add] Dein Tableau hat kein leeres Feld für ein neues Fragment.
        [split] Keins deiner Felder hält die Farbe, die geteilt wird.
        [combine] Keins deiner Felder hält zwei Fragmente zum Verbinden.
        [speculate] Dein Tableau hat kein leeres Feld für ein neues Fragment.
        [nudge] Kein Fragment hat ein Nachbarfeld mit Platz.
       *[swap] Nirgends halten zwei Nachbarfelder beide ein Fragment.
    }
vivid_tile_flip = Wer ein Plättchen nutzt, dreht es auf die Wertungsseite. Sonst dreht es nichts.
vivid_action_add = Hinzufügen: Ein Fragment der gezeigten Farbe kommt aus dem Vorrat auf ein leeres Feld.
    .why = Feld { $hex } ist nicht leer, und ein neues Fragment braucht ein Feld für sich.
vivid_action_split = Teilen: Ein Fragment der ersten Farbe macht den beiden anderen gezeigten Platz. Auf einem vollen Feld nur einem davon.
    .why = Dieses Plättchen teilt { $colour }, und nur in die Farben, die es zeigt.
vivid_action_combine = Verbinden: Zwei Fragmente eines Feldes gehen in den Vorrat zurück, und ein beliebiges von dort kommt an ihre Stelle.
    .why = Verbinden braucht zwei Fragmente auf demselben Feld.
vivid_action_speculate = Vermuten: Ziehe ein Fragment aus dem Beutel und lege es auf ein leeres Feld. Mit leerem Beutel geht das nicht.
    .why = Zum Vermuten braucht es ein Fragment im Beutel und ein leeres Feld dafür.
vivid_action_nudge = Schieben: Bewege ein Fragment auf ein Nachbarfeld.
    .why = Schieben geht nur einen Schritt weit, auf ein Nachbarfeld.
vivid_action_swap = Tauschen: Tausche ein Fragment mit einem auf einem Nachbarfeld.
    .why = Getauscht wird zwischen zwei Nachbarfeldern, die beide Fragmente halten.
vivid_supply_short =
    .ruling = Eine Aktion ist geschlossen, solange im Vorrat fehlt, was sie gibt.
    .why = Im Vorrat ist nicht genug { $colour }.

## Regeln: Belohnen

vivid_moment_exact = Ein Plättchen auf der Wertungsseite bringt 4 Punkte (zwei Fragmente) oder 6 (drei) für jedes Feld, das genau sein Muster hält. Zwei Plättchen mit demselben Muster punkten beide.
vivid_moment_cherish = Ein Plättchen, das gepunktet hat, verlässt das Gedächtnis und wird ein Lieblingsmoment.
vivid_moment_must = Ein Plättchen, das punkten kann, muss punkten.
vivid_moment_stays = Ein Plättchen, das nicht punkten kann, bleibt auf seinem Platz und verdeckt ihn weiter. Zeigt es noch die Aktionsseite, darfst du es in einer späteren Runde nutzen.
vivid_thread = Nachbarfelder mit einer gemeinsamen Farbe sind ein Faden, wenn sie zwei oder mehr Kernplätze dieser Farbe berühren.
vivid_thread_score = Ein Faden bringt die Zahl seiner Felder mal die leeren Kernplätze, die er berührt. Ein Feld zählt einmal, wie viele Fragmente der Farbe es auch hält.
vivid_thread_fill = Dann wird jeder dieser Plätze mit einem Fragment von einem Feld des Fadens daneben gefüllt. Du wählst, wo es eine Wahl gibt.
    .ruling = Ist ein Fragment das einzige für zwei Plätze, werden so viele Plätze wie möglich gefüllt.
    .why = Dieser Platz braucht { $colour } von einem Feld des Fadens daneben, sodass möglichst viele Plätze gefüllt werden.
vivid_core_complete = Eine vollendete Kernerinnerung mit 1, 2 oder 3 Plätzen bringt 1, 4 oder 18 Punkte, in dieser Runde und jeder späteren.
vivid_aspiration = Nach der letzten Runde bringt deine Farbe 1 Punkt je Fragment auf Feldern, 2 auf Kernplätzen, 5 je Lieblingsmoment, der sie zeigt.

## Regeln: das Ende, und allein spielen

vivid_win = Nach drei Runden gewinnt, wer die meisten Punkte hat.
vivid_tie_aspiration = Bei Gleichstand gewinnt, wer mehr Punkte aus der Sehnsucht hat.
vivid_tie_order = Immer noch gleich? Dann gewinnt, wer in der letzten Runde später dran war.
vivid_solo_win = Allein gewinnst du mit mehr Punkten als Automa. Gleichstand heißt verloren.
vivid_solo_automa =
    .ours = Automa spielt nach Karten: welches Ende, wie viele, welche Farben zuerst. In unserer Ausgabe bringt jedes geholte Plättchen Automa 8 Punkte. Am Ende bringt ein Haufen einer Farbe 1, 3, 6, 10, 15, 21, 28, 36 oder 45 für ein bis neun Fragmente, und jeder Satz aus allen fünf Farben 8.

## Die geführte erste Partie

vivid-learn-goal = Das ist dein Inneres. Knüpfe Farben zu Fäden und fülle die Kernerinnerungen am Rand. Nach drei Runden gewinnt, wer die meisten Punkte hat. Holen wir die ersten!
vivid-learn-line = Das sind Momente des Tages, in einer Reihe. Du nimmst Fragmente immer von einem ihrer beiden Enden.
vivid-learn-three = Nimm Rot, Blau und Gelb von diesem Ende. Drei Fragmente müssen alle verschieden sein.
vivid-learn-place = Sie kommen zusammen auf ein leeres Feld. Lege sie hierhin, neben dieselben Farben.
vivid-learn-two = { $next } hat auch drei genommen. Nimm jetzt beide blauen vom anderen Ende: Zwei müssen gleich sein.
vivid-learn-thread = Sieh an den Rand: Zwei Kernplätze warten auf Blau. Blaue Felder, die vom einen zum anderen führen, sind ein Faden.
vivid-learn-join = Lege die blauen hierhin, und der Faden ist ganz.
vivid-learn-claim = Du hast dieses Plättchen geleert, also gehört es dir. Es hat eine Aktion für dich und später Punkte für Felder, die genau sein Muster halten.
vivid-learn-bank = Die Reihe ist leer, und alle denken nach. Lege dein Plättchen hier ins Gedächtnis; es verdeckt die Aktion darunter.
vivid-learn-reflect = Nutze das Plättchen: Es fügt ein rotes hinzu. Lege es hierhin, und auch die roten Felder werden ein Faden.
vivid-learn-forecast = Zwei Felder passen zu deinem Plättchen: je 6 Punkte. Zwei Fäden aus 3 Feldern berühren je 2 leere Kernplätze: 3 × 2, also je 6 Punkte.
vivid-learn-finish = Mehr ist nicht zu tun: Beende das Nachdenken, und die Runde wird gezählt.
vivid-learn-on = 24 Punkte! Und vier Kernplätze sind gefüllt. Eine Kernerinnerung, die ganz voll ist, punktet von da an in jeder Runde. Runde 2 beginnt, und du bist am Zug.

## Die erste Partie

vivid-lesson-take = Das ist das Erinnern. Fragmente liegen auf Plättchen in einer Reihe, und du nimmst von einem Ende: eins in beliebiger Farbe, zwei gleiche oder drei ganz verschiedene. Sie kommen zusammen auf ein leeres Feld deines Tableaus. Leerst du ein Plättchen, gehört es dir.
vivid-lesson-rewire = Du hast ein einzelnes Fragment genommen, also darfst du umknüpfen: Wähle ein Feld und bewege Fragmente von ihm auf seine Nachbarn oder von den Nachbarn zu ihm. Fäden in einer Farbe zwischen Kernplätzen sind das Ziel.
vivid-lesson-bank = Das ist das Nachdenken. Plättchen, die du geholt hast, kommen ins Gedächtnis, jedes auf eine von vier Aktionen. Ein Plättchen bringt eine eigene Aktion; einmal genutzt, dreht es sich um und wartet auf Punkte.
vivid-lesson-reflect = Nutze, was in deinem Gedächtnis offen liegt, jedes einmal, in beliebiger Folge. Vor dem Bestätigen siehst du, was ein Schritt ändern würde, wenn jetzt gezählt würde. Hör auf, wenn dir nichts mehr hilft.
vivid-lesson-fill = Das ist das Belohnen. Deine Fäden haben gepunktet: Felder mal die leeren Kernplätze, die sie berühren. Jetzt nimmt jeder dieser Plätze ein Fragment aus dem Faden. Wähle die, die du entbehren kannst.

## Regeln in Kapiteln

vivid-chapter-goal = Das Ziel
vivid-chapter-setup = Aufbau und jede neue Runde
vivid-chapter-turn = Ein Zug: Erinnern
vivid-chapter-reflect = Wenn die Reihe leer ist: Nachdenken
vivid-chapter-scoring = Wertung: Belohnen
vivid-chapter-end = Das Ende und Gleichstand
vivid-chapter-solo = Allein spielen

vivid-figure-take = Von einem Ende der Reihe: eins in beliebiger Farbe, zwei gleiche oder drei ganz verschiedene.
vivid-figure-rewire = Ein Feld steht in der Mitte: Fragmente verlassen es zu seinen Nachbarn.
vivid-figure-combine = Verbinden: Aus zwei Fragmenten eines Feldes wird eins deiner Wahl.
vivid-figure-thread = Drei Felder mit Blau verbinden zwei leere blaue Kernplätze: 3 × 2 = 6 Punkte.
