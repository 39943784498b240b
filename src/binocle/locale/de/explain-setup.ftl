### Die Abschnitte der Seite über Tisch, Geben, Reizen, Witwe und Trumpf.
### Ein Schlüssel, der mit einem Wort endet, gehört zu diesem Wert des Feldes; $value ist die Zahl, die darin steht.

## Der Tisch
explain-players =
    { $table ->
        [two] Zwei spielen gegeneinander.
        [three] Drei spielen, jeder auf eigene Rechnung. In jedem Spiel tritt einer, der Ansager, gegen die beiden anderen an. Diese helfen einander, aber jeder behält seine eigenen Stiche und Punkte.
       *[four] Vier spielen in zwei Parteien; Partner sitzen einander gegenüber und haben eine gemeinsame Rechnung. In jedem Spiel spielt eine Partei, die des Ansagers, um ihr Gebot.
    }
explain-seats-clockwise-yes = Es geht im Uhrzeigersinn reihum.
explain-seats-clockwise-no = Es geht gegen den Uhrzeigersinn reihum.
explain-aim =
    { $table ->
        [two] Punkte bringen Meldungen, das sind bestimmte Karten, die zusammen auf den Tisch gelegt werden, und die Karten in den gewonnenen Stichen.
       *[other] Punkte bringen Meldungen, das sind bestimmte Karten, die zusammen vorgezeigt werden, und die Karten in den gewonnenen Stichen. Zuerst wird gereizt: Wer am meisten bietet, wird Ansager, bestimmt die Trumpffarbe und muss mindestens so viele Punkte machen, wie er geboten hat.
    }
explain-pack =
    Das Kartenspiel hat { $size } Karten: { $ranks } in jeder der vier Farben, und jede Karte { $copies ->
        [2] zweimal
       *[other] viermal
    }. Mischt { $copies ->
        [2] zwei
       *[other] vier
    } gewöhnliche Kartenspiele zusammen und lasst die übrigen Karten weg.
explain-pack-suits-french = Die Farben sind Pik ♠, Herz ♥, Karo ♦ und Kreuz ♣.
explain-pack-suits-german = Gespielt wird mit deutschen Farben: Blatt, Herz, Schellen und Eichel. Die Sau ist das Ass; Ober und Unter stehen an der Stelle von Dame und Bube. Abgekürzt stehen A, K, O und U für Sau, König, Ober und Unter, ♠ für Blatt, ♥ für Herz, ♦ für Schellen und ♣ für Eichel: O♠ ist der Blatt-Ober.
explain-ranking = In jeder Farbe gilt von oben nach unten: { $ranks }. Merkt euch: Die Zehn sticht den König.
explain-letters = Abgekürzt stehen A, K, D und B für Ass, König, Dame und Bube: D♠ ist die Pik-Dame.

## Das Geben
explain-dealer =
    { $table ->
        [two] Der erste Geber wird ausgelost, danach wird abwechselnd gegeben.
       *[other] Der erste Geber wird ausgelost; das nächste Spiel gibt jeweils, wer { $way ->
            [yes] links
           *[no] rechts
        } vom Geber sitzt.
    }
explain-hand =
    Der Geber mischt, { $table ->
        [two] der andere
       *[other] der Nachbar { $way ->
            [yes] rechts
           *[no] links
        } vom Geber
    } hebt ab, und jeder bekommt { $hand } Karten, { $packet ->
        [1] eine
       *[other] je { $packet }
    } auf einmal, { $table ->
        [two] zuerst der Nichtgeber.
       *[other] zuerst, wer nach dem Geber an der Reihe ist.
    }
explain-deal-widow =
    { $value ->
        [one] Nach der ersten Runde wird eine Karte verdeckt auf den Tisch gelegt. Sie ist die Witwe.
       *[other] Nach der ersten Runde werden { $value } Karten verdeckt auf den Tisch gelegt. Sie sind die Witwe.
    }
explain-deal-widow-0 = Alle Karten werden verteilt, keine bleibt übrig.
explain-seats =
    { $table ->
        [two] Wer nicht gibt, heißt Nichtgeber.
        [three] Wer nach dem Geber an der Reihe ist, heißt Vorhand.
       *[four] Wer nach dem Geber an der Reihe ist, heißt Vorhand.
    }
explain-deal-redeal-five-nines = Wer fünf oder mehr Karten des niedrigsten Werts ({ $lowest }) bekommen hat, darf bei seinem ersten Wort im Reizen sein Blatt zeigen und verlangen, dass alle Karten zusammengeworfen werden; niemand schreibt etwas auf, und der nächste Geber gibt.
explain-deal-redeal-five-nines-no-meld = Wer fünf oder mehr Karten des niedrigsten Werts ({ $lowest }) und in keiner Farbe eine Meldung außer dem niedrigsten Trumpf bekommen hat, darf bei seinem ersten Wort im Reizen sein Blatt zeigen und verlangen, dass alle Karten zusammengeworfen werden; niemand schreibt etwas auf, und der nächste Geber gibt.
explain-deal-redeal-six-nines-one-ace = Wer sechs oder mehr Karten des niedrigsten Werts ({ $lowest }) und höchstens ein Ass bekommen hat, darf bei seinem ersten Wort im Reizen sein Blatt zeigen und verlangen, dass alle Karten zusammengeworfen werden; niemand schreibt etwas auf, und der nächste Geber gibt.
explain-stock = Die nächste Karte wird aufgeschlagen: Ihre Farbe ist in diesem Spiel Trumpf. Die übrigen { $rest } Karten werden verdeckt quer darauf gelegt und bilden den Talon. Die aufgeschlagene Karte gehört dazu und wird als letzte gezogen.
explain-turned-dix = Ist die aufgeschlagene Karte der niedrigste Trumpf ({ $lowest }), die Dix, bekommt der Geber dafür sofort { $points } Punkte.

## Das Reizen
explain-bid =
    Ein Gebot ist ein Versprechen: So viele Punkte will der Bieter{ $table ->
        [four] {" "}zusammen mit seinem Partner
       *[other] {""}
    } in diesem Spiel mit Meldungen und Stichen mindestens machen.
explain-auction-style-rounds = Vorhand beginnt, dann folgen die anderen der Reihe nach: höher bieten oder passen. Wer gepasst hat, ist aus dem Reizen ausgeschieden. Es geht reihum, bis alle bis auf einen gepasst haben; wer zuletzt geboten hat, ist Ansager. Passen alle anderen gleich, darf der Letzte noch bieten oder ebenfalls passen.
explain-auction-style-pairwise = Zuerst reizen Vorhand und der Nächste gegeneinander, Vorhand beginnt, bis einer von ihnen passt. Dann reizt der Dritte, der Geber, gegen den, der übrig ist. Wer gepasst hat, ist aus dem Reizen ausgeschieden; wer zuletzt geboten hat, ist Ansager. Passen die ersten beiden ohne Gebot, darf der Geber noch eröffnen.
explain-auction-style-one-call = Jeder spricht nur einmal, Vorhand zuerst: höher bieten oder passen. Wer am höchsten geboten hat, ist Ansager.
explain-auction-minimum = Das niedrigste Gebot ist { $value }.
explain-auction-minimum-0 = Ein Mindestgebot gibt es nicht; kleiner als { $first } kann ein Gebot aber nicht sein.
explain-auction-step = Jedes Gebot ist ein Vielfaches von { $value }.
explain-auction-coarse-from = Ab { $value } wird in Schritten von { $step } geboten.
explain-auction-maximum = Mehr als { $value } darf niemand bieten.
explain-auction-maximum-0 = Das höchste Gebot ist { $top }: Mehr geben die Karten nicht her.
explain-auction-forehand-opens-yes = Vorhand muss das Reizen eröffnen und darf nicht passen, bevor es ein Gebot gibt.
explain-auction-all-passed-throw-in = Passen alle, werden die Karten zusammengeworfen, und der nächste Geber gibt.
explain-auction-all-passed-dealer-takes = Passen alle, wird trotzdem der Geber Ansager, und zwar für { $first }.
explain-auction-all-passed-dealer-must-bid = Haben alle anderen ohne Gebot gepasst, darf der Geber nicht passen und muss mindestens { $first } bieten.
explain-auction-meld-signals-yes = Das erste Gebot eines Spielers über ein anderes Gebot verrät seinem Partner etwas über Meldungen: Jeder Schritt von { $step } über dieses Gebot kündigt { $tells } Punkte Meldung an. Gebunden ist er daran nicht.

## Witwe, Trumpf, Drücken, Schieben, Aufgeben
explain-exchange-widow-shown-all = Der Ansager dreht die Witwe für alle sichtbar um und nimmt sie auf; er hat dann { $held } Karten.
explain-exchange-widow-shown-declarer = Der Ansager nimmt die Witwe auf, ohne sie zu zeigen; er hat dann { $held } Karten.
explain-trump-named = Der Ansager bestimmt die Trumpffarbe.
explain-trump-moment-before-widow = Bevor jemand die Witwe ansieht, bestimmt der Ansager die Trumpffarbe.
explain-trump-moment-before-bury = Nun, da er die Witwe kennt, bestimmt der Ansager die Trumpffarbe.
explain-trump-moment-after-bury = Erst danach bestimmt der Ansager die Trumpffarbe.
explain-trump-marriage-yes = Von dieser Farbe muss er König und { $queen-name } haben. Hat er in keiner Farbe ein solches Paar, hat er sofort verloren, die Gegner schreiben ihre Meldungen auf, und Stiche werden nicht gespielt.
explain-trump-durch-yes =
    Statt einer Trumpffarbe darf der Ansager einen Durch ansagen: Es gibt keinen Trumpf, niemand meldet{ $passes ->
        [yes] , es wird nichts geschoben
       *[no] {""}
    }, er spielt zum ersten Stich aus und muss alle Stiche machen; die Pflichten beim Spielen sind dieselben, nur ohne Trumpf. Ein gewonnener Durch bringt ihm { $won } Punkte, ein verlorener kostet ihn { $lost }; sonst schreibt niemand etwas auf.
explain-exchange-widow-use-bury =
    Dann legt der Ansager verdeckt { $widow ->
        [one] eine Karte
       *[other] { $widow } Karten
    } aus dem Blatt beiseite, ohne dass die anderen sie sehen, sodass ihm { $hand } bleiben. Das heißt drücken.
explain-exchange-widow-use-one-each = Von den Karten der Witwe behält der Ansager eine und gibt jedem anderen eine, ohne dass die übrigen sie sehen. Gedrückt wird nicht.
explain-exchange-bury-any = Gedrückt werden darf jede Karte.
explain-exchange-bury-no-ace-no-trump = { $aces } und Trümpfe dürfen nicht gedrückt werden. Reichen die anderen Karten nicht, dürfen es so viele sein, wie fehlen; der Ansager sagt, wie viele es sind.
explain-exchange-bury-nines-allowed = { $aces } und Trümpfe dürfen nicht gedrückt werden, außer Trümpfen des niedrigsten Werts ({ $lowest }). Reichen die anderen Karten nicht, dürfen es so viele sein, wie fehlen; der Ansager sagt, wie viele es sind.
explain-buried = Gedrückte Karten können nicht mehr gemeldet werden; ihre Augen zählen am Ende für den Ansager.
explain-exchange-pass-cards =
    Nun sucht der Partner des Ansagers { $value ->
        [one] eine Karte
       *[other] { $value } Karten
    } aus und schiebt sie dem Ansager zu; dieser schiebt ebenso viele zurück. Niemand sonst sieht sie.
explain-exchange-pass-order-in-turn = Der Ansager sieht die Karten des Partners, bevor er wählt, und darf auch diese wieder zurückschieben.
explain-exchange-pass-order-at-once = Beide wählen, bevor einer sieht, was der andere schiebt.
explain-score-give-up-never = Aufgeben kann niemand: Jedes Spiel, das einen Ansager hat, wird zu Ende gespielt.
explain-score-give-up-before-meld = Ist der Trumpf bestimmt, darf der Ansager aufgeben, solange er noch nichts gemeldet hat. Dann wird ihm das Gebot abgezogen, die Gegner schreiben auf, was sie an Meldungen haben, und Stiche werden nicht gespielt.
explain-score-give-up-before-lead = Ist der Trumpf bestimmt, darf der Ansager aufgeben, bis die erste Karte ausgespielt ist. Dann wird ihm das Gebot abgezogen, die Gegner schreiben auf, was sie an Meldungen haben, und Stiche werden nicht gespielt.
explain-score-give-up-bonus = Jede Gegenpartei schreibt dafür { $value } Punkte mehr auf.
