# Paare.

game-pairs = Paare
game-pairs-about = Decke zwei Karten auf: Sind sie gleich, gehören sie dir; wenn nicht, merk dir, wo sie liegen.

## Der Tisch, wie er liegt

pairs-cards = Karten
pairs-card-down = Karte { $card }, verdeckt
pairs-card-up = Karte { $card }: { $picture }
pairs-card-taken = { $who-is ->
    [you] Karte { $card }, sie gehört dir
   *[other] Karte { $card }, sie gehört { $who }
}
pairs-sign-down = { $card }
pairs-sign-taken = –
pairs-piles = Gefundene Paare
pairs-pile = { $who-is ->
    [you] Du hast { $count }: { $pictures }
   *[other] { $who } hat { $count }: { $pictures }
}
pairs-pile-none = { $who-is ->
    [you] Du hast noch kein Paar
   *[other] { $who } hat noch kein Paar
}

## Was gefragt ist, was man tun kann

pairs-ask-first = Decke eine Karte auf
pairs-ask-second = Wo liegt die andere: { $picture }?
pairs-do-turn = Karte { $card } aufdecken

## Was geschah

pairs-event-turned = { $who-is ->
    [you] Du deckst Karte { $card } auf: { $picture }.
   *[other] { $who } deckt Karte { $card } auf: { $picture }.
}
pairs-event-found = { $who-is ->
    [you] Du findest ein Paar: { $picture }.
   *[other] { $who } findet ein Paar: { $picture }.
}
pairs-event-missed = { $who-is ->
    [you] Du findest kein Paar: { $pictures }.
   *[other] { $who } findet kein Paar: { $pictures }.
}
pairs-event-over = Alle Paare sind gefunden.

## Punkte

pairs-line-pair = Paar: { $picture }
pairs-kind-pair = Paare

## Für Gastgeber

pairs-option-pairs = Karten
pairs-option-pairs-8 = 16 Karten
pairs-option-pairs-12 = 24 Karten
pairs-option-pairs-18 = 36 Karten
pairs-option-start = Wer beginnt
pairs-option-start-chance = Der Zufall entscheidet
pairs-preset-short = Kurz: 16 Karten
pairs-preset-long = Lang: 36 Karten
pairs-bot-beginner-level = vergisst schnell, was er sah
pairs-bot-casual-level = behält es ein paar Züge lang
pairs-bot-regular-level = hat ein gutes Gedächtnis
pairs-bot-expert-level = vergisst nichts

## Regeln

pairs-chapter-goal = Das Ziel
pairs-chapter-setup = Aufbau
pairs-chapter-turn = Ein Zug
pairs-chapter-end = Das Ende
pairs-chapter-here = Hier gespielt

pairs_win = Wer die meisten Paare gefunden hat, gewinnt.
    .ruling = Wer gleich viele hat, teilt sich den Platz.
pairs_setup_cards = Jedes Bild ist auf zwei Karten. Alle Karten werden gemischt und verdeckt ausgelegt.
    .ours = Was eine Karte zeigt, wird gezogen, wenn sie zum ersten Mal aufgedeckt wird; das ist dasselbe wie Mischen. Vorher weiß es niemand, auch das Programm nicht.
pairs_setup_first =
    .ruling = Wer einlädt, sagt, wer beginnt, oder der Zufall.
pairs_turn_first = In deinem Zug deckst du eine beliebige Karte auf, sodass alle sie sehen.
pairs_turn_second = Dann deckst du eine andere auf.
pairs_turn_another = Die zweite Karte ist nie noch einmal die erste.
    .why = Diese Karte liegt schon offen: Nimm eine andere.
pairs_turn_taken = Genommene Karten sind aus dem Spiel; ihr Platz bleibt leer.
    .why = { $who-is ->
        [you] Hier liegt nichts mehr: Die Karte gehört dir.
       *[other] Hier liegt nichts mehr: Die Karte hat { $who }.
    }
pairs_match = Zeigen beide dasselbe Bild, gehört das Paar dir, und du bist noch einmal dran.
pairs_miss = Sind sie verschieden, werden beide wieder umgedreht, und die Nächsten sind dran.
    .ruling = Sie liegen offen, bis dort eine Karte aufgedeckt wird: So können alle in Ruhe schauen.
pairs_end = Das Spiel endet, wenn alle Paare gefunden sind.
pairs_score = Jedes Paar zählt einen Punkt.
pairs_seen =
    .ours = Der Verlauf sagt, welche Bilder gefunden wurden, nicht, wo sie lagen: Sich das zu merken ist das Spiel. Bots sehen, was du siehst, und vergessen auch.

## Bilder

pairs-picture-kite = Drachen
pairs-picture-moon = Mond
pairs-picture-shell = Muschel
pairs-picture-key = Schlüssel
pairs-picture-boat = Boot
pairs-picture-heart = Herz
pairs-picture-cactus = Kaktus
pairs-picture-umbrella = Schirm
pairs-picture-mushroom = Pilz
pairs-picture-star = Stern
pairs-picture-fish = Fisch
pairs-picture-lighthouse = Leuchtturm
pairs-picture-cup = Tasse
pairs-picture-leaf = Blatt
pairs-picture-balloon = Ballon
pairs-picture-candle = Kerze
pairs-picture-bell = Glocke
pairs-picture-sun = Sonne
