# Was alle Spiele teilen. Die Worte eines Spiels stehen daneben, unter Schlüsseln, die mit seinem Namen beginnen.

## Die Spiele

game-vivid = Vivid Memories
game-vivid-about = Sammle Fragmente deiner Kindheit, knüpfe sie zu Fäden und vollende die Erinnerungen, die am meisten zählen.
game-dejavu = Déjà Vu: Fragments of Memory
game-dejavu-about = Säe Eindrücke über die Nebel und gib einem verlorenen Mädchen seine Erinnerungen zurück, eine nach der anderen.
game-memoria = Memoria Bluff
game-memoria-about = Erzähle zu ein paar Bildern eine Erinnerung, wahr oder erfunden, und errate, wer flunkert.
game-mistral = Plus Belle la Vie
game-mistral-about = Begegnungen, Ränke und Krach im Marseiller Viertel Mistral: Mach aus jedem Rendez-vous das Beste.

## Der Tisch

table_turn = Du handelst, wenn du am Zug bist.
    .why = Du bist noch nicht am Zug: Die anderen überlegen noch.
table_step = Eins nach dem anderen: Jeder Schritt fragt nach etwas Eigenem.
    .why = Danach ist gerade nicht gefragt.
table-event-undid = { $who-is ->
    [you] Du nimmst einen Schritt zurück.
   *[other] { $who } nimmt einen Schritt zurück.
}
table-event-sat = { $who-is ->
    [you] Du setzt dich.
   *[other] { $who } setzt sich.
}
table-event-away = { $who-is ->
    [you] Du bist weg: Ein Bot spielt für dich weiter.
   *[other] { $who } ist weg: Ein Bot spielt weiter.
}
table-event-back = { $who-is ->
    [you] Du bist wieder da.
   *[other] { $who } ist wieder da.
}

## Die Sprache: wie sie sich nennt, und wessen Zahlen, Listen und Mehrzahl sie benutzt (CLDR)

language-name = Deutsch
language-locale = de

## Plätze

seat-unnamed = Spieler { $number }
seat-you = du
    .alone = Du

## Bots

bot-random = Träumer
bot-random-level = spielt irgendetwas Erlaubtes
bot-greedy = Elster
bot-greedy-level = nimmt, was gerade am meisten bringt
bot-beginner = Neuling
bot-beginner-level = spielt mit und übersieht oft das Beste
bot-casual = Bummler
bot-casual-level = sieht, was jetzt etwas bringt, und patzt ab und zu
bot-regular = Stammgast
bot-regular-level = spielt im Kopf ein paar Züge durch
bot-expert = Meister
bot-expert-level = denkt über jeden Zug eine Sekunde nach
bot-careful = Spürnase
bot-careful-level = prüft jede Geschichte an dem, was man weiß

## Wertungsbögen

score-line = { $what }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Wer das sagt

provenance-rulebook = Regel der Schachtel
provenance-ruling = Tischentscheid
provenance-ours = von uns
provenance-stated = steht in der Anleitung
provenance-deduced = aus der Anleitung erschlossen
provenance-reported = aus einer Besprechung
rule-ruling = Tischentscheid: { $text }
rule-ours = Von uns: { $text }
origin-stated = Aus der Anleitung.
origin-deduced = Aus der Anleitung erschlossen.
origin-reported = Aus einer Besprechung des Spiels.
origin-ours = Von uns: Die Anleitung zeigt es nicht.
origin-in-stated = Aus der Anleitung: { $parts }.
origin-in-deduced = Erschlossen: { $parts }.
origin-in-reported = Aus einer Besprechung: { $parts }.
origin-in-ours = Von uns: { $parts }.
origin-part-name = der Name
origin-part-number = die Nummer
origin-part-icon = das Bild
origin-part-family = die Familie
origin-part-colour = die Farbe
origin-part-purple = die Farbe Lila
origin-part-figures = die Zahl der Figuren
origin-part-asks = die verlangten Farben
origin-part-combination = die verlangten Würfel
origin-part-faces = die Seiten der Würfel
origin-part-power = die Kraft
origin-part-pair = die beiden Personen
origin-part-slots = die Plätze
origin-part-powers = die Kräfte
origin-part-points = die Punkte
origin-part-scoring = was sie zählt
origin-part-action = die Aktion
origin-part-pattern = das Muster

## Das Terminal: seine Befehle, durch Komma getrennt; alle gelten in jeder Sprache

terminal-words-undo = zurück, z
terminal-words-why = hilfe, warum
terminal-words-rules = regeln, regel
terminal-words-score = punkte, wertung
terminal-words-board = tisch, alles, brett
terminal-words-log = verlauf, protokoll
terminal-words-language = sprache
terminal-words-save = speichern
terminal-words-quit = ende, schluss
terminal-words-yes = ja, j
terminal-words-no = nein
terminal-help-undo = deinen letzten Schritt zurücknehmen
terminal-help-why = diese Seite; „? etwas“ sagt, was es ist und warum du es nicht wählen kannst
terminal-help-rules = „regeln WORT“ findet Regeln
terminal-help-score = jeder Wertungsbogen, Zeile für Zeile
terminal-help-board = alles auf dem Tisch; „tisch NAME“ schaut genauer hin
terminal-help-log = was zuletzt geschah
terminal-help-language = „sprache fr“ wechselt die Sprache
terminal-help-save = „speichern DATEI“ schreibt das Protokoll der Partie
terminal-help-quit = die Partie verlassen
terminal-help-choose = Zum Wählen tippst du eine Nummer oder ein paar Worte einer Möglichkeit. Diese Regeln erlauben, was du jetzt wählen kannst:

## Das Terminal: wählen

terminal-prompt = Nummer oder Wort, ? für Hilfe:
terminal-prompt-only = Enter tut das, es gibt nur eine Möglichkeit; ? für Hilfe:
terminal-prompt-back = Nummer oder Wort, Enter für alle Möglichkeiten:
terminal-no-match = Keine Möglichkeit enthält „{ $said }“. Tippe eine Nummer, andere Worte oder ? für Hilfe.
terminal-no-such-number = { $count ->
    [one] Es gibt nur die Möglichkeit 1.
   *[other] Wähle eine Nummer von 1 bis { $count }.
}
terminal-ambiguous = { $count } Möglichkeiten enthalten „{ $said }“. Welche?
terminal-allowed = Das kannst du jetzt wählen: { $what }.
terminal-why-nothing = Nichts, was jetzt gefragt ist, enthält „{ $said }“.
terminal-cannot-undo = Nichts zurückzunehmen: Dein letzter Schritt hat etwas gezeigt, oder andere haben darauf gebaut.
terminal-rules-topics = Die Regeln handeln von: { $topics }. Tippe „regeln“ und eines dieser Worte oder irgendein anderes.
terminal-rules-none = Keine Regel enthält „{ $said }“.
terminal-no-such-part = Nichts auf dem Tisch heißt „{ $said }“.
terminal-news-more = › … noch { $count }: „verlauf“.
terminal-log-empty = Noch ist nichts geschehen.
terminal-languages = Tippe „sprache“ und eine davon: { $languages }.
terminal-waiting = { $who } überlegt …

## Das Terminal: Glück, Protokoll und Ende

terminal-players = Am Tisch: { $names }
terminal-promise = Das Glück dieser Partie folgt aus einem Geheimnis. Sein Hash steht jetzt hier, das Geheimnis am Ende:
terminal-ask-word = { $name }, rühre das Glück mit einem Wort um, wenn du magst (Enter: keins):
terminal-curtain = Gib den Bildschirm an { $who } weiter. { $who }, drücke Enter.
terminal-curtain-undo = { $who } darf vorher noch „zurück“ tippen.
terminal-private-read = Nur du siehst das. Enter wischt den Bildschirm leer.
terminal-open-read = Drückt Enter, wenn alle das gelesen haben.
terminal-ask-save = Protokoll speichern? Enter: nein; ja: { $file }; oder tippe einen Dateinamen:
terminal-saved = Gespeichert: { $file }
terminal-saved-open = Die Partie ist nicht zu Ende: In der Datei steht, was noch verborgen ist, schau also noch nicht hinein.
terminal-save-failed = { $file } kann nicht geschrieben werden: { $reason }.
terminal-verify = Diese Partie kann jeder prüfen: { $command }
terminal-secret = Das Geheimnis, dessen Hash vor dem Austeilen dastand:
terminal-secret-words = Umgerührt mit: { $words }
terminal-left = Du hast die Partie verlassen.
terminal-off-box = { $count } Spieler stehen nicht auf der Schachtel: eine Variante von uns.
terminal-rank = { $who-is ->
    [you] { $place }. Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $place }. { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
terminal-sheet = { $who-is ->
    [you] Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
terminal-sheet-round = Runde { $round }: { $points }
terminal-sheet-empty = Noch keine Punkte.
terminal-sheet-forecast = Würde jetzt gewertet: { $points } dazu
terminal-dealt = Das Spiel ist ausgeteilt.
terminal-moved = { $name } macht einen Zug.

## Das Terminal: was in einer Partie geschah

terminal-analysis-seat = { $name }: { $start } von 100 nach dem Austeilen, { $end } am Ende. Glück { $luck } (± { $luck-error }), Können { $skill } (± { $skill-error }), Verborgenes { $hidden } (± { $hidden-error }), spät erkannt { $revised } (± { $revised-error }), nicht erklärt { $rest } (± { $rest-error }).
terminal-analysis-loss = { $name }: Jeder Zug verlor { $loss } von 100 gegenüber dem besten gefundenen ({ $turns } Züge).
terminal-analysis-about = Chancen sind in Hundertsteln. Können ist, was die Wahl wert war, nach dem, was man wissen konnte, gegen Leute in Eile.
terminal-analysis-no-marks = Kein Zug war zweifelsfrei falsch.
terminal-analysis-mark = { $mark ->
    [blunder] { $name }: ein Schnitzer, { $loss } verloren (± { $error }), { $points } Punkte.
    [mistake] { $name }: ein Fehler, { $loss } verloren (± { $error }), { $points } Punkte.
   *[slip] { $name }: ein Ausrutscher, { $loss } verloren (± { $error }), { $points } Punkte.
}
terminal-analysis-better = Besser: { $steps }
terminal-analysis-hindsight = Wüsste man alles: { $loss } (± { $error }).
terminal-analysis-luck = { $name }: { $gained } durch Glück (± { $error }).
terminal-analysis-round = Runde { $round }, Glück: { $shares }
terminal-puzzle-title = Finde den Zug: { $game }, Aufgabe { $number } von { $of }
terminal-puzzle-right = Richtig: Ein besserer Zug ist nicht bekannt.
terminal-puzzle-wrong = Nicht der beste Zug: Er verliert { $loss } von 100 Chancen.
terminal-puzzle-points = { $points ->
    [one] Am Ende ist das etwa ein Punkt.
   *[other] Am Ende sind das etwa { $points } Punkte.
}
terminal-puzzle-yours = Dein Zug
terminal-puzzle-answer = Der beste Zug, der bekannt ist
terminal-puzzle-scores = Auf deinem Wertungsbogen, jetzt oder wenn jetzt gewertet würde
terminal-puzzle-worth = { $points ->
    [one] Am Ende bringt er etwa einen Punkt mehr als die falschen Züge, die bewertet wurden.
   *[other] Am Ende bringt er etwa { $points } Punkte mehr als die falschen Züge, die bewertet wurden.
}
terminal-puzzle-nothing = Auf deinem Wertungsbogen ändert sich noch nichts.
terminal-puzzle-then = Enter: noch einmal. a: die Lösung. n: die nächste Aufgabe. q: gehen.
terminal-puzzle-weighing = Bewertung …
terminal-recap-teller = Geschichten von { $name }: { $stories }, davon Bluffs: { $bluffs }; geglaubt wurde { $believed } Mal von { $votes }.
terminal-recap-listener = { $name } glaubte { $believed } Geschichten von { $votes } und lag { $right } Mal richtig.
terminal-recap-story = { $face ->
    [bluff] { $name } hat geblufft: geglaubt von { $believed } aus { $votes }; Bilder { $pictures }, Behauptungen { $claims }, Fragen { $questions }.
   *[truth] { $name } sagte die Wahrheit: geglaubt von { $believed } aus { $votes }; Bilder { $pictures }, Behauptungen { $claims }, Fragen { $questions }.
}

## Gesichter: wie jemand ohne Namen genannt wird

face-fox = Fuchs
face-owl = Eule
face-hare = Hase
face-bear = Bär
face-frog = Frosch
face-hedgehog = Igel
face-whale = Wal
face-heron = Reiher
face-deer = Reh
face-turtle = Schildkröte
face-moth = Nachtfalter
face-snail = Schnecke

## Die Seite: die Haustür

page-about = Brettspiele über das Erinnern, mit Freunden oder gegen Bots.
page-games = Spiele
page-game-seats = { $from } bis { $to } Spieler
page-game-minutes = { $from } bis { $to } Minuten
page-game-minutes-about = etwa { $minutes } Minuten
page-game-age = ab { $age } Jahren
page-way-bots = Gegen Bots
page-way-friends = Mit Freunden
page-way-learn = Lernen
page-way-practise = Üben
page-mine = Weiterspielen
page-mine-yours = Du bist am Zug
page-mine-gathering = Alle finden sich ein
page-mine-playing = Die anderen sind dran
page-mine-over = Zu Ende
page-mine-again = Noch einmal ansehen
page-mine-more = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
page-finished = Beendete Partien
page-join = Mitspielen
page-join-code = Code oder Link
page-join-enter = Eintreten
page-join-empty = Tippe erst den Code oder füge den Link ein.
page-joining = Der Tisch wird gesucht …
page-home = Zum Anfang
page-licences = Lizenzen
page-close = Schließen
page-coming = Einen Moment …
page-lost-page = Diese Seite gibt es nicht
page-lost-page-about = Unter dieser Adresse liegt nichts. Vielleicht fehlt ihr ein Buchstabe.
page-lost-table = Diesen Tisch gibt es nicht
page-lost-key = Dieser Link gilt nicht mehr
page-lost-key-about = Die Partie ist vielleicht zu Ende, oder vom Link fehlt ein Stück. Lass dir einen neuen geben, oder tippe den Code des Tisches.
page-lost-offline = Nicht erreichbar
page-lost-other = Das hat nicht geklappt
page-lost-home = Zu den Spielen
page-lost-again = Noch einmal versuchen

## Die Seite: ein neuer Tisch

page-new-seats = Zu wievielt?
page-new-seats-count = { $count }
page-new-seats-off-box = { $count }, nicht auf der Schachtel
page-new-who = Wer spielt mit?
page-new-who-friends = Freunde
page-new-who-bots = Bots
page-new-preset = Wie?
page-new-more = Weitere Wünsche
page-preset-box = Wie in der Schachtel
page-off-box = Mit { $count } Spielern ist es eine Variante von uns: Auf der Schachtel steht { $from } bis { $to }.
page-bot-level = { $name }: { $level }
page-new-pace = Wie schnell Bots spielen
page-new-pace-quick = Schnell
page-new-pace-human = Wie Menschen
page-new-pace-slow = Langsam, zum Mitverfolgen
page-new-edition = Ausgabe
page-new-clock = Zeit für eine Entscheidung
page-new-clock-none = So lange du magst
page-new-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
page-new-make = Tisch eröffnen
page-seat = Platz { $number }

## Die Seite: sich einfinden

page-gather-who = Wer spielt?
page-gather-welcome = Du bist eingeladen: Wie heißt du?
page-gather-free = Freier Platz
page-gather-you = an diesem Gerät
page-gather-bot = Bot dazusetzen
page-gather-level = Wie die Bots spielen
page-gather-name = Dein Name
page-gather-another = Noch jemand an diesem Gerät
page-gather-face = Ein anderes Gesicht, { $name }
page-gather-another-name = Wie heißt die Person?
page-gather-nameless = Erst einen Namen, bitte.
page-gather-played = Was gespielt wird
page-gather-players = { $count ->
    [one] Allein
   *[other] { $count } Spieler
}
page-gather-begun = { $at ->
    [0] An diesem Tisch ist ausgeteilt wie in einer früheren Partie von { $players }: Wer sie gesehen hat, kennt das Blatt. Alles Glück danach ist neu.
   *[other] Dieser Tisch setzt eine frühere Partie von { $players } fort, nach { $at } von { $of } Entscheidungen. Alles Glück von hier an ist neu.
}
page-gather-begun-nobody = Leuten ohne Namen
page-gather-sit = Hinsetzen
page-gather-rise = { $name } vom Tisch nehmen
page-gather-hot-seat = Mehrere an einem Gerät reichen es herum: Ein Vorhang verbirgt, was geheim ist.
page-face-choose = Dein Gesicht
page-start = Anfangen
page-start-wait = { $count ->
    [one] Noch { $count } Platz ist frei.
   *[other] Noch { $count } Plätze sind frei.
}
page-start-host = Alle Plätze sind besetzt: Der Gastgeber darf anfangen.
page-share-title = Andere einladen
page-share-code = Auf { $address } eintippen:
page-share-qr = Bild des Links: Richte die Kamera eines Telefons darauf
page-share-link = Link kopieren
page-share-copied = Kopiert
page-share-copy = Der Link
page-share-send = Senden
page-share-watch = Link zum Zuschauen
page-share-stage = Für den großen Bildschirm
page-share-none = Nur wer hier sitzt, kann einladen.
page-luck-title = Faires Glück
page-luck-about = Alles Glück dieser Partie folgt aus einem Geheimnis, das schon feststeht. Dies ist sein Siegel; das Geheimnis selbst wird am Ende gezeigt, damit jeder prüfen kann, dass nichts geändert wurde.
page-luck-word = Ein Wort von dir zum Umrühren
page-luck-stir = Umrühren
page-luck-words = Umgerührt mit: { $words }

## Die Seite: der Tisch

page-title-yours = Du bist am Zug: { $game }
page-your-turn = Du bist am Zug.
page-waiting = Am Zug: { $names } …
page-over = Die Partie ist zu Ende.
page-board = Der Tisch
page-players = Mitspieler
page-points = Punkte
page-chip-acts = wählt gerade
page-rule-ask = Die Regel
page-rule-ask-ours = Unser Entscheid
page-react = Zeig allen, wie dir zumute ist
page-react-clap = Applaus
page-react-heart = Ein Herz
page-react-laugh = Gelächter
page-react-wow = Oh!
page-react-think = Ich überlege
page-react-hurry = Bitte weiter
page-away = weg
page-away-about = { $name } ist nicht verbunden.
page-watching = Du schaust zu.
page-lent = { $who-is ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $who }.
}
page-lend-take = Übernehmen
page-since = Seit du weg warst
page-lend = Einen Bot für { $name } spielen lassen
page-lend-mine = Einen Bot für mich spielen lassen
page-lend-return = Ich bin wieder da
page-choices = Deine Möglichkeiten
page-choices-all = { $count ->
    [one] Die Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
page-choices-filter = Mit Worten suchen
page-confirm = Bestätigen
page-firm = Das kannst du nicht zurücknehmen.
page-back = Zurück
page-undo = Zurücknehmen
page-hint = Tipp
page-effect-sure = { $points ->
    [one] { $signed } Punkt sicher.
   *[other] { $signed } Punkte sicher.
}
page-effect-moved = { $points ->
    [one] { $signed } Punkt, bisher erwartet, jetzt sicher.
   *[other] { $signed } Punkte, bisher erwartet, jetzt sicher.
}
page-effect-both = { $points ->
    [one] { $signed } Punkt sicher, { $all } im Ganzen, würde jetzt gewertet.
   *[other] { $signed } Punkte sicher, { $all } im Ganzen, würde jetzt gewertet.
}
page-effect-maybe = { $points ->
    [one] { $signed } Punkt, würde jetzt gewertet.
   *[other] { $signed } Punkte, würde jetzt gewertet.
}
page-why-ask = Warum nicht?
page-why-instead = Jetzt nicht. { $asks }
page-bubble = Was das ist
page-lesson-ok = Verstanden
page-lesson-enough = Nichts mehr erklären
page-reconnecting = Nicht erreichbar; kommt von selbst wieder …
page-curtain-pass = Gib das Gerät weiter an { $names }
page-curtain-why = Bis der Vorhang aufgeht, ist auf diesem Bildschirm nichts Geheimes zu sehen.
page-curtain-lift = Ich bin { $name }: Vorhang auf
page-curtain-others = Noch einmal nachsehen oder einen Schritt zurücknehmen?
page-curtain-lower = Vorhang zu
page-curtain-look = Nur { $name } schaut: Geheimes zeigen
page-asks-one = { $name }: { $asks }
page-clock = Restzeit
page-clock-binding = Ist die Zeit um, wird für dich gezogen
page-clock-gentle = Ist die Zeit um, geschieht nichts
page-clock-extend = Allen eine Minute mehr geben
page-handover = Auf einem anderen Gerät spielen
page-handover-about = Gib den Code dort unter „Mitspielen“ ein. Er gilt einmal.
page-now-plain = Das ist der Tisch in Worten.
page-now-drawn = Das ist der gezeichnete Tisch.

## Die Seite: neben dem Tisch

page-more = Neben dem Tisch
page-side-score = Punkte
page-side-log = Verlauf
page-side-rules = Regeln
page-side-talk = Reden
page-sheet-empty = Noch keine Punkte.
page-sheet-round = Runde { $round }
page-sheet-forecast = Dazu, würde jetzt gewertet
page-log-empty = Noch ist nichts geschehen.
page-log-rounds = Runden
page-log-jump = Dorthin
page-log-all = Alle { $count } zeigen
page-rules-search = In den Regeln suchen
page-rules-contents = Kapitel
page-rules-print = Drucken
page-rules-whose = Was kein Zeichen trägt, ist die Regel der Schachtel. Ein Tischentscheid klärt, was sie offen lässt; „von uns“ ist, was dieses Programm dazugibt.
page-rules-none = Keine Regel enthält diese Worte.
page-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
page-rules-now-none = Gerade wirst du nichts gefragt.
page-secrets-none = Vor den anderen ist nichts verborgen.
page-talk-about = Das lesen alle am Tisch. Es wird nirgends aufbewahrt, außer ihr seid alle einverstanden.
page-talk-say = Etwas sagen
page-talk-send = Senden
page-talk-gone = Was vorher geschrieben wurde, ist fort: Der Tisch war eine Weile nicht im Speicher. Wer geschrieben hat, darf noch einmal schreiben.
page-talk-story = erzählt:
page-talk-question = fragt:
page-talk-answer = antwortet:
page-write-story = Deine Geschichte
page-write-question = Deine Frage
page-write-answer = Deine Antwort
page-write-private = Nur dieser Tisch liest das.
page-keep-title = Soll bleiben, was geschrieben wurde?
page-keep-about = Sind alle einverstanden, kommen eure Geschichten, Fragen und Antworten in die Datei dieser Partie. Sonst sind sie fort, wenn der Tisch schließt. Bis zum Ende darf es sich jeder anders überlegen.
page-keep-mine = { $name }: Ja, es soll bleiben
page-keep-yes = { $name } ist einverstanden
page-keep-not-yet = { $name } hat noch nicht zugestimmt
page-keep-kept = Ihr wart alle einverstanden: Was geschrieben wurde, ist in der Datei dieser Partie.
page-stage-join = Mitspielen auf { $address }

## Die Seite: das Ende und Wiederholungen

page-end-title = Wie es ausging
page-end-counting = Die Punkte werden gezählt …
page-end-skip = Eine Taste oder ein Tipp zeigt das Ende.
page-end-tally = Punkte nach Runde und Art
page-end-total = Summe
page-end-look = Den Tisch ansehen
page-end-picture = Ein Bild zum Teilen
page-end-again = Wie ging es aus?
page-end-won = { $who-is ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
}
page-end-won-by = { $points ->
    [one] { $who-is ->
        [you] Du gewinnst mit einem Punkt Vorsprung.
       *[other] { $who } gewinnt mit einem Punkt Vorsprung.
    }
   *[other] { $who-is ->
        [you] Du gewinnst mit { $points } Punkten Vorsprung.
       *[other] { $who } gewinnt mit { $points } Punkten Vorsprung.
    }
}
page-end-won-level = { $who-is ->
    [you] Gleich viele Punkte, und du gewinnst durch das, was die Regeln dann zählen.
   *[other] Gleich viele Punkte, und { $who } gewinnt durch das, was die Regeln dann zählen.
}
page-end-shared = Den Sieg teilen sich { $names }.
page-end-rematch = Noch eine Partie
page-end-rematch-join = Zum neuen Tisch
page-end-replay = Noch einmal ansehen
page-end-record = Als Datei sichern
page-end-verify = War das Glück fair?
page-end-verify-about = Sichere die Datei und prüfe sie mit diesem Befehl: Alles Gezogene muss aus dem Geheimnis folgen, dessen Siegel vor dem Anfang dastand.
page-end-commitment = Siegel:
page-end-secret = Geheimnis:
page-replay = Eine Partie noch einmal ansehen
page-replay-about = Öffne die Datei einer Partie und sieh sie Schritt für Schritt, so wie jeder sie kannte.
page-replay-open = Partie aus einer Datei öffnen
page-replay-file = Datei einer Partie (*.souvenir.json)
page-replay-before = Schon geöffnet
page-replay-first = Zum Anfang
page-replay-prev = Ein Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-next = Ein Schritt weiter
page-replay-last = Zum Ende
page-replay-at = Schritt { $at } von { $last }
page-replay-eyes = Gesehen von
page-replay-eyes-all = jemandem, der zuschaut
page-replay-eyes-revealed = niemandem: alles aufgedeckt
page-replay-speed = Tempo
page-replay-branch = Von hier weiterspielen

## Die Seite: was in einem beendeten Spiel geschah

page-what = Was ist geschehen?
page-what-next = Nächster Wendepunkt
page-what-progress = Das Spiel wird noch einmal angesehen: { $done } von { $of }
page-what-stop = Doch nicht
page-what-graph = Gewinnchancen, Zug um Zug
page-what-share = { $name } { $chance } %
page-what-chance = { $chance } %
page-what-at-deal = Nach dem Austeilen: { $shares }
page-what-at = { $mark ->
    [slip] Zug { $turn } von { $of }, { $name }: ein Ausrutscher. Jetzt: { $shares }
    [mistake] Zug { $turn } von { $of }, { $name }: ein Fehler. Jetzt: { $shares }
    [blunder] Zug { $turn } von { $of }, { $name }: ein Schnitzer. Jetzt: { $shares }
   *[none] Zug { $turn } von { $of }, { $name }. Jetzt: { $shares }
}
page-what-mark = { $mark ->
    [blunder] { $name }: ein Schnitzer.
    [mistake] { $name }: ein Fehler.
   *[slip] { $name }: ein Ausrutscher.
} { $points ->
    [0] Er kostete { $loss } von 100 Chancen.
    [one] Er kostete { $loss } von 100 Chancen, etwa einen Punkt.
   *[other] Er kostete { $loss } von 100 Chancen, etwa { $points } Punkte.
}
page-what-slip = Ausrutscher
page-what-mistake = Fehler
page-what-blunder = Schnitzer
page-what-show = Besseres zeigen
page-what-better = Nach dem, was man wissen konnte, war dies besser:
page-what-then-luck = Dann entscheidet das Glück: Wie es weitergegangen wäre, weiß niemand.
page-what-back = Zurück zum Spiel
page-what-sums = Glück und Entscheidungen
page-what-from-to = { $from } % → { $to } %
page-what-luck = Glück
page-what-skill = Entscheidungen
page-what-hidden = Verborgenes
page-what-revised = Spät erkannt
page-what-rest = Nicht erklärt
page-what-loss = { $turns ->
    [one] Ein Zug mit einer Wahl; er verlor { $loss } von 100 gegenüber dem besten gefundenen.
   *[other] { $turns } Züge mit einer Wahl; jeder verlor im Mittel { $loss } von 100 gegenüber dem besten gefundenen.
}
page-what-how = Wie wird das gezählt?
page-what-about = Alles in Hundertsteln der Gewinnchance, wenn danach alle in Eile weiterspielten. Glück ist, was gezogen wurde, gegenüber dem, was hätte gezogen werden können. Entscheidungen sind die des ganzen Tisches, nach dem, was man wissen konnte, gegenüber einem eiligen Zug. Verborgenes konnte niemand wissen. Spät erkannt ist, was Versuche, die früh enden, nicht kommen sahen. Ein Zug ist nur markiert, wo kein Zweifel bleibt.
page-what-moments = Momente von Glück und Pech
page-what-no-moments = Kein einzelnes Ziehen hat zweifelsfrei etwas entschieden.
page-what-table = Die Kurve als Tabelle
page-what-turn = Zug
page-what-deal = Das Austeilen
page-what-marked = Markierung
page-what-stories = Geschichte für Geschichte

## Die Seite: Einstellungen und Tasten

page-settings = Einstellungen
page-settings-language = Sprache
page-settings-theme = Licht
page-settings-theme-auto = wie das System
page-settings-theme-dawn = Morgen
page-settings-theme-night = Nacht
page-settings-still = Weniger Bewegung
page-settings-sound = Ton
page-settings-lessons = Jede Phase beim ersten Mal erklären
page-settings-plain = Der Tisch in Worten
page-settings-keys = Einzelne Buchstaben sind Kürzel
page-keys = Tasten
page-keys-o = deine Möglichkeiten
page-keys-b = der Tisch
page-keys-s = was nur du siehst
page-keys-m = die letzten Züge
page-keys-p = die Punkte
page-keys-r = die Regel zu dieser Möglichkeit
page-keys-u = deinen letzten Schritt zurücknehmen
page-keys-d = gezeichneter Tisch oder Tisch in Worten
page-keys-esc = einen Teil der Wahl zurück
page-keys-help = diese Liste
page-keys-off = Die Buchstaben lassen sich in den Einstellungen abschalten.

## Üben

page-practise = Finde den Zug
page-practise-title = Finde den Zug: { $game }
page-practise-at = Aufgabe { $at } von { $last }
page-practise-all = Alle Aufgaben
page-practise-one = { $solved ->
    [yes] Aufgabe { $number }, gelöst
   *[no] Aufgabe { $number }
}
page-practise-about = Was würdest du hier spielen? Spiel den Zug auf dem Brett.
page-practise-weighing = Dein Zug wird bewertet …
page-practise-restart = Von vorn
page-practise-again = Noch einmal
page-practise-show = Lösung zeigen
page-practise-next = Nächste Aufgabe
page-practise-leave = Die Aufgaben verlassen
page-practise-own = Selbst versuchen
page-practise-done = Alle Aufgaben dieses Spiels sind gelöst.

## Die geführte erste Partie

page-learn = Deine erste Partie
page-learn-title = Erste Partie: { $game }
page-learn-at = { $at } von { $last }
page-learn-on = Weiter
page-learn-back = Ein Schritt zurück
page-learn-again = Von vorn
page-learn-leave = Verlassen; du kannst hier später weitermachen
page-learn-touch = Berühre, was leuchtet.
page-learn-missed = Nicht ganz: Berühre, was leuchtet.
page-learn-watch = Jetzt spielen die anderen …
page-learn-play = Von hier weiterspielen

## Die Seite: was nicht geht

page-failure-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
page-failure-table = Diesen Tisch gibt es nicht, oder er braucht eine Einladung.
page-failure-key = Dieser Code oder Link führt nirgendwohin. Ist er vollständig?
page-failure-taken = Da sitzt schon jemand.
page-failure-started = Die Partie hat schon begonnen.
page-failure-seats = Erst muss jeder Platz besetzt sein.
page-failure-seat = Das ist nicht dein Platz.
page-failure-host = Das kann nur der Gastgeber.
page-failure-undo = Das lässt sich nicht mehr zurücknehmen: Es hat etwas gezeigt, oder andere haben darauf gebaut.
page-failure-record = Diese Datei lässt sich nicht als Partie lesen.
page-failure-rate = Das war viel auf einmal. Warte einen Moment, dann geht es weiter.
page-failure-full = Gerade ist kein Platz für mehr.
page-failure-too-many-tables = Du hast viele offene Tische. Bring erst einen zu Ende.
page-failure-text = Bitte schreib etwas, in gewöhnlichen Buchstaben.
page-failure-edition = Diese Ausgabe lässt sich nicht spielen.
page-failure-options = Diese Wünsche passen nicht zusammen.
page-failure-storage = Gerade ließ sich nichts schreiben. Versuch es noch einmal.
page-failure-damaged = Dieser Tisch wurde auf der Platte beschädigt. Wer den Server betreibt, kann sagen, was davon übrig ist.
page-failure-newer = An diesem Tisch wurde mit einer neueren Version von Souvenir weitergespielt. Versuch es noch einmal, wenn alle Server hier sie haben.
page-failure-too-large = Das ist zu groß.
page-failure-identity = Dein Browser bewahrt hier keine Cookies, darum kann dich niemand wiedererkennen.
page-failure-not-over = Die Partie ist noch nicht zu Ende.
page-failure-hint = Tipps gibt es nur gegen Bots und wenn du gefragt bist.
page-failure-analysing = Eines deiner Spiele wird schon angesehen. Warte darauf, oder halte es zuerst an.
page-failure-analysis = Niemand hier kennt die Chancen dieses Spiels.
page-failure-other = Das hat nicht geklappt. Versuch es gleich noch einmal.
