### Der Tisch: Karten in Kurzform, Beschriftungen, die Lage.

## Werte in Kurzform, vom niedrigsten zum höchsten
short-ranks = 7 8 9 B D K 10 A

## Deutsche Farben und Werte in Kurzform; eine Karte ist Farbe, Bindestrich, Wert
short-german-S = Bl
short-german-H = He
short-german-D = Sc
short-german-C = Ei
short-german-ranks = 7 8 9 U O K 10 A

## Beschriftungen
label-bid = { $bid } bieten
label-pass = Passen
label-redeal = Das Blatt zeigen und neu geben lassen
label-trump = { $suit } als Trumpf nennen
label-durch = Durch ansagen: alle Stiche, ohne Trumpf
label-pass-card = { $card } an { $name } schieben
label-hand-out = { $card } an { $name } geben
label-bury = { $card } drücken
label-lay-melds = Meldungen auslegen
label-meld = { $meld } mit { $cards } melden — { $points }
label-dix-exchange = Dix { $card } gegen { $upcard } tauschen — { $points }
label-dix-exchange-tabled = Die ausgelegte Dix gegen { $upcard } tauschen
label-dix-show = Dix { $card } vorzeigen — { $points }
label-draw = Eine Karte ziehen
label-draw-upcard = Die aufgeschlagene Karte { $card } nehmen
label-play = { $card } spielen
label-play-tabled = { $card } vom Tisch spielen ({ $melds })
label-give-up = Dieses Spiel aufgeben
label-shoot = Alle Stiche versprechen
label-claim-revoke = Falschspiel von { $name } anzeigen
label-call-out = Ausrufen, dass die Zielmarke erreicht ist

## Die Lage
table-deal =
    { $who ->
        [you] { $number }. Spiel, du gibst.
       *[other] { $number }. Spiel, { $name } gibt.
    }
table-decider = Dieses Spiel entscheidet die Partie.
table-trump = Trumpf: { $suit }
table-no-trump-yet = Trumpf: noch offen
table-durch = Trumpf: keiner. Alle Stiche sind angesagt (Durch).
table-shot = Alle Stiche sind versprochen.
table-upcard = Aufgeschlagen: { $card }
table-stock =
    { $count ->
        [0] Talon: leer
        [one] Talon: eine Karte
       *[other] Talon: { $count } Karten
    }
table-bids = Gebote: { $calls }
table-call-pass = passt
table-call-signal = { $bid } (zeigt { $signal } an Meldungen an)
table-lowest-bid = Niedrigstes Gebot: { $bid }
table-contract =
    { $who ->
        [you] Du spielst um { $bid }.
       *[other] { $name } spielt um { $bid }.
    }
table-to-bury =
    { $count ->
        [one] Eine Karte ist noch zu drücken.
       *[other] { $count } Karten sind noch zu drücken.
    }
table-to-pass =
    { $count ->
        [one] Eine Karte ist noch an { $name } zu schieben.
       *[other] { $count } Karten sind noch an { $name } zu schieben.
    }
table-to-hand-out = Noch eine Karte der Witwe bekommen: { $names }
table-handed =
    { $who ->
        [you] An { $name } gegeben: { $cards }
       *[other] Von { $name } bekommen: { $cards }
    }
table-widow = Witwe: { $cards }
table-buried = Gedrückt: { $cards }
table-trick-empty =
    { $who ->
        [you] { $number }. Stich: Du spielst aus.
       *[other] { $number }. Stich: { $name } spielt aus.
    }
table-trick =
    { $who ->
        [you] { $number }. Stich: { $plays }. Er gehört bisher dir.
       *[other] { $number }. Stich: { $plays }. Er gehört bisher { $name }.
    }
table-last-trick =
    { $who ->
        [you] Letzter Stich: { $plays }. Er ging an dich: { $points }.
       *[other] Letzter Stich: { $plays }. Er ging an { $name }: { $points }.
    }
table-no-trick = In diesem Spiel gab es noch keinen Stich.
table-hand = Dein Blatt: { $cards }
table-hand-empty = Du hast keine Karten mehr auf der Hand.
table-held = Handkarten: { $counts }
table-tabled =
    { $who ->
        [you] Vor dir auf dem Tisch: { $cards }
       *[other] Auf dem Tisch vor { $name }: { $cards }
    }
table-melds =
    { $who ->
        [you] Deine Meldungen: { $melds }
       *[other] Meldungen von { $name }: { $melds }
    }
table-to-act =
    { $who ->
        [you] Du bist dran: { $task }.
       *[other] { $name } ist an der Reihe.
    }
task-auction =
    { $may ->
        [both] bieten oder passen
        [bid] bieten
       *[pass] passen
    }
task-trump = Trumpf nennen
task-bury =
    { $count ->
        [one] eine Karte drücken
       *[other] { $count } Karten drücken
    }
task-pass =
    { $count ->
        [one] eine Karte schieben
       *[other] { $count } Karten schieben
    }
task-hand-out = eine Karte weitergeben
task-lay = Meldungen auslegen
task-meld = melden oder ziehen
task-draw = eine Karte ziehen
task-lead = ausspielen
task-play = eine Karte spielen
table-to-deal = Die Karten werden gegeben.
table-over = Die Partie ist zu Ende.

## Namen der Parteien, wo der Name für sich steht
side-name =
    { $who ->
        [you] Du
        [us] Du und { $partner }
       *[other] { $name }
    }
side-pair = { $first } und { $second }

## Spielstand
score-line = { $side }: { $total } (in diesem Spiel { $melds } gemeldet, { $tricks } in Stichen)
score-line-booked = { $side }: { $total }, davon { $melds } in diesem Spiel gemeldet; { $tricks } aus Stichen kommen noch dazu
score-target = Gespielt wird bis { $target }.
sheet-title = { $number }. Spiel
sheet-line = { $side }: gemeldet { $melds }, Stiche { $tricks }, angeschrieben { $change }, zusammen { $total }
sheet-stakes = Einsätze dieses Spiels: { $stakes }
sheet-pool = In der Kasse: { $pool }
score-stakes = Einsätze bisher: { $stakes }
score-chips =
    { $keeping ->
        [countdown] Chips, die noch abzugeben sind: { $chips }
       *[bank] Chips aus der Bank: { $chips }
    }
sheet-buried = In den gedrückten Karten: { $points }
