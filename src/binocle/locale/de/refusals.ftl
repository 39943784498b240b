### Warum etwas nicht erlaubt ist. Die Schlüssel sind "refusal-" und der Code mit Bindestrich statt Schrägstrich.
### $card, $suit und $name stehen in der Schreibweise der Karten; $card-name, $suit-name und $meld-name sind die Namen.

## Reihenfolge
refusal-turn-not-yours = Du bist nicht an der Reihe. Warte, bis die anderen gehandelt haben.
refusal-turn-not-now = Das geht jetzt nicht. Wähle eine der angebotenen Möglichkeiten.
refusal-turn-game-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
refusal-turn-no-such-seat = Diesen Platz gibt es nicht. Am Tisch sind { $players } Plätze, gezählt ab 0.

## Geben
refusal-deal-hands = Jeder der { $players } Spieler bekommt { $cards } Karten.
refusal-deal-widow =
    { $cards ->
        [0] In diesem Spiel gibt es keine Witwe; es wird nichts weggelegt.
        [one] In der Witwe liegt eine Karte.
       *[other] In der Witwe liegen { $cards } Karten.
    }
refusal-deal-stock =
    { $upcard ->
        [0] In diesem Spiel wird keine Karte aufgeschlagen, und es gibt keinen Talon.
       *[other] Eine Karte wird aufgeschlagen, { $cards } Karten bilden den Talon.
    }
refusal-deal-pack = { $card } passt nicht in dieses Kartenspiel: Es enthält jede seiner Karten { $copies }-mal.

## Reizen
refusal-auction-must-bid = Passen geht jetzt nicht: Du musst bieten, mindestens { $lowest }.
refusal-auction-at-the-top = Mehr als { $high } kann niemand bieten. Du kannst nur passen.
refusal-auction-too-high = So viel gibt kein Blatt her. Das höchste Gebot ist { $highest }.
refusal-auction-too-low = Das reicht nicht. Biete mindestens { $lowest } oder passe.
refusal-auction-off-ladder = Geboten wird in Schritten von { $step }. Dein niedrigstes Gebot wäre { $lowest }.
refusal-auction-no-redeal =
    { $rule ->
        [off] In diesem Spiel verlangt niemand, dass neu gegeben wird.
        [five-nines] Neu gegeben wird nur auf Verlangen mit fünf oder mehr Karten des niedrigsten Werts, und nur bei deinem ersten Wort.
        [five-nines-no-meld] Neu gegeben wird nur auf Verlangen mit fünf oder mehr Karten des niedrigsten Werts und keiner Meldung außer der Dix, und nur bei deinem ersten Wort.
       *[six-nines-one-ace] Neu gegeben wird nur auf Verlangen mit sechs oder mehr Karten des niedrigsten Werts und höchstens einem Ass, und nur bei deinem ersten Wort.
    }

## Trumpf nennen und drücken
refusal-trump-no-suit =
    { $pack ->
        [german] Trumpf wird eine der vier Farben: Blatt, Herz, Schellen oder Eichel.
       *[french] Trumpf wird eine der vier Farben: Pik, Herz, Karo oder Kreuz.
    }
refusal-trump-no-durch = Einen Durch gibt es in diesem Spiel nicht. Nenne eine der vier Farben als Trumpf.
refusal-trump-needs-marriage =
    König und { $pack ->
        [german] Ober
       *[french] Dame
    } in { $suit-name } hast du nicht. Nenne eine Farbe, in der du beide hältst.
refusal-exchange-not-held = { $card-name } hast du nicht auf der Hand. Drücke eine deiner Karten.
refusal-exchange-no-ace =
    { $pack ->
        [german] Säue
       *[french] Asse
    } darfst du nicht drücken, solange du andere Karten zum Drücken hast.
refusal-exchange-no-trump = { $card-name } ist Trumpf; Trümpfe darfst du nicht drücken, solange du andere Karten dafür hast.
refusal-exchange-not-in-hand = { $card-name } hast du nicht auf der Hand. Schiebe eine deiner Karten.
refusal-exchange-not-of-widow = Verteilt werden die Karten der Witwe, und { $card-name } gehört nicht zu denen, die noch übrig sind.

## Karten spielen
refusal-play-not-held = { $card-name } hast du nicht. Spiele eine Karte von deiner Hand.
refusal-play-not-tabled = { $card-name } liegt nicht bei deinen Meldungen auf dem Tisch.
refusal-play-lead-trump = Das erste Ausspiel muss Trumpf sein. Spiele { $suit-name } aus.
refusal-play-must-follow = Du musst Farbe bedienen: { $suit-name } hast du noch.
refusal-play-must-head = Stichzwang: Du kannst in { $suit-name } überstechen, also musst du es auch.
refusal-play-must-trump = Du kannst nicht bedienen, also musst du Trumpf zugeben: { $suit-name } hast du noch.
refusal-play-must-overtrump =
    Der Stich ist schon getrumpft, und du kannst höher: Spiele { $suit-name } über den liegenden Trumpf.
refusal-play-draw-first = Du hast den Stich gewonnen: Melde, wenn du willst, und ziehe, bevor du ausspielst.
refusal-draw-nothing-due = Jetzt gibt es nichts zu ziehen. Gezogen wird nach einem Stich, solange der Talon reicht.
refusal-draw-no-choice =
    { $played ->
        [0] In diesem Spiel zieht der Gewinner vom Talon; die aufgeschlagene Karte geht zuletzt an den Verlierer des Stichs.
       *[other] Die aufgeschlagene Karte kannst du nur wählen, wenn außer ihr noch eine einzige Karte im Talon liegt.
    }

## Melden
refusal-meld-no-trick-won = Melden darf nur, wer gerade einen Stich gewonnen hat.
refusal-meld-wrong-cards = Diese Karten ergeben die Meldung nicht: { $meld-name }.
refusal-meld-unknown = Eine solche Meldung gibt es in diesem Spiel nicht: { $meld-name }.
refusal-meld-not-held = { $card-name } hast du nicht auf der Hand, oder nicht so oft, wie die Meldung verlangt.
refusal-meld-not-tabled = { $card-name } liegt nicht auf dem Tisch, oder nicht so oft, wie die Meldung verlangt.
refusal-meld-one-per-trick = Für diesen Stich hast du schon gemeldet. Für die nächste Meldung brauchst du einen neuen Stich.
refusal-meld-twice-in-a-trick =
    { $card-name } hast du nach diesem Stich schon gemeldet. Noch einmal geht es erst nach einem weiteren Stich.
refusal-meld-no-fresh-card = Zu jeder Meldung gehört mindestens eine Karte von der Hand.
refusal-meld-only-from-hand = Bei dieser Meldung müssen alle Karten von der Hand kommen: { $meld-name }.
refusal-meld-only-whole = Diese Meldung darf nicht aus einer früheren wachsen, sie wird auf einmal gelegt: { $meld-name }.
refusal-meld-class-spent =
    { $card-name } hat in dieser Gruppe schon gezählt und darf darin nur noch zu einer größeren Meldung gehören, in der die erste aufgeht.

## Die Dix
refusal-dix-none-in-pack = In diesem Spiel gibt es keine Dix.
refusal-dix-stock-gone = Der Talon ist leer, jetzt zählt die Dix nicht mehr.
refusal-dix-settled = Die aufgeschlagene Karte ist schon getauscht. Vorzeigen kannst du deine Dix noch.
refusal-dix-not-held = { $card-name }, den niedrigsten Trumpf, hast du nicht auf der Hand.
refusal-dix-not-tabled = Nach einem früheren Stich hast du { $card-name } nicht vorgezeigt.
refusal-dix-must-exchange = Die erste Dix muss gegen die aufgeschlagene Karte getauscht werden.

## Aufgeben und ausrufen
refusal-give-up-never = In diesem Spiel kann niemand aufgeben; es wird gespielt.
refusal-give-up-not-declarer = Nur der Ansager kann aufgeben.
refusal-give-up-too-early = Zum Aufgeben ist es noch zu früh. Erst müssen Trumpf genannt und dein Blatt vollständig sein.
refusal-give-up-too-late = Zum Aufgeben ist es zu spät. Das Spiel muss zu Ende gespielt werden.
refusal-give-up-promised = Du hast alle Stiche versprochen, also kannst du nicht mehr aufgeben.
refusal-call-out-off = Hier wird nicht ausgerufen; gezählt wird nach dem Spiel.
refusal-call-out-not-in-play = Ausrufen kannst du nur, während Karten gespielt werden.
refusal-call-out-already = Du hast schon ausgerufen; zurücknehmen lässt sich das nicht.
refusal-call-out-decider = Ihr habt beide die Zielmarke: Dieses Spiel entscheidet, und zwar der Stand nach dem letzten Stich.

## Alle Stiche versprechen, Falschspiel anzeigen
refusal-shoot-off = In diesem Spiel verspricht niemand alle Stiche.
refusal-shoot-not-declarer = Nur der Ansager kann alle Stiche versprechen.
refusal-shoot-already = Du hast schon alle Stiche versprochen.
refusal-shoot-not-now = Alle Stiche verspricht man, wenn Trumpf genannt und noch keine Karte gespielt ist.
refusal-revoke-off = In diesem Spiel werden falsche Karten gleich abgewiesen; es gibt nichts anzuzeigen.
refusal-revoke-not-in-play = Falschspiel kannst du nur anzeigen, solange mit Zwang gespielt wird.
refusal-revoke-not-opponent = Falschspiel zeigt man bei einem Gegner an diesem Tisch an.
refusal-revoke-already = Bei diesem Spieler lagst du schon einmal falsch. In diesem Spiel geht es nicht noch einmal.

## Der Tisch
refusal-table-stale = Am Tisch ist schon etwas anderes geschehen. Sieh noch einmal hin und wähle neu.
refusal-table-pausing = Einen Augenblick: Der Tisch wartet, damit alle schauen können. Danach geht es weiter.
refusal-table-not-begun = Die Partie hat noch nicht begonnen.
refusal-table-not-a-person = Auf diesem Platz sitzt ein Computerspieler.
refusal-table-not-joined = Setz dich zuerst auf diesen Platz.
refusal-table-no-hint-now = Einen Tipp gibt es, wenn du an der Reihe bist.
refusal-table-undo-among-people = Hier lässt sich nichts zurücknehmen, weil nicht nur Computerspieler mit dir spielen.
refusal-table-nothing-to-undo = Es gibt nichts zurückzunehmen: In diesem Spiel hast du noch nichts entschieden.
refusal-turn-other-rules = Dieser Stand gehört zu einem Spiel nach anderen Regeln.
refusal-turn-no-action = Das ist keine Aktion, oder eines ihrer Felder enthält etwas Falsches.
