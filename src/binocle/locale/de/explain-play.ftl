### Die Abschnitte der Seite über die Stiche.

## Solange es einen Talon gibt
explain-stock-lead = Der Nichtgeber spielt zum ersten Stich eine beliebige Karte aus, der andere gibt eine dazu. Danach spielt aus, wer den letzten Stich gewonnen hat.
explain-trick-won = Der höchste Trumpf gewinnt den Stich; liegt keiner darin, die höchste Karte der ausgespielten Farbe. Ein Beispiel mit { $suit } als Trumpf: Von { $cards }, in dieser Reihenfolge gespielt, gewinnt { $winner }.
explain-play-twins-first = Von zwei gleichen Karten gilt die zuerst gespielte als höher.
explain-play-twins-last = Von zwei gleichen Karten gilt die zuletzt gespielte als höher.
explain-play-stock-duty-free = Solange es einen Talon gibt, darf man jede Karte spielen: Niemand muss bedienen, überstechen oder trumpfen.
explain-play-stock-duty-strict = Schon solange es einen Talon gibt, muss man bedienen und die ausgespielte Karte überstechen, wenn man kann; wer die Farbe nicht hat, muss trumpfen, und wer beides nicht kann, spielt eine beliebige Karte.
explain-play-stock-duty-east = Schon solange es einen Talon gibt, muss man bedienen und einen ausgespielten Trumpf überstechen, wenn man kann; wer die Farbe nicht hat, muss trumpfen, und wer beides nicht kann, spielt eine beliebige Karte.
explain-stock-tabled = Gemeldete Karten auf dem Tisch gehören weiter zu deinen Karten und dürfen gespielt werden; gespielt sind sie für weitere Meldungen verloren.
explain-meld-moment-before = Nach einem Stich darf der Gewinner melden und zieht dann die oberste Karte vom Talon, der Verlierer die nächste. Dann spielt der Gewinner aus.
explain-meld-moment-after = Nach einem Stich zieht der Gewinner die oberste Karte vom Talon, der Verlierer die nächste. Dann darf der Gewinner melden und spielt aus.
explain-stock-length = So werden { $tricks } Stiche gespielt.
explain-last-draw = Nach dem letzten davon zieht der Gewinner die letzte verdeckte Karte; der Verlierer nimmt die aufgeschlagene Karte oder die Dix, die an ihrer Stelle liegt.
explain-deal-last-shown-yes = Diese letzte verdeckte Karte zeigt der Gewinner beim Ziehen vor.
explain-deal-last-choice-yes = Von diesen beiden letzten Karten darf der Gewinner auch die offene wählen.
explain-meld-after-last-draw-yes = Nach diesem Ziehen darf der Gewinner ein letztes Mal melden.
explain-meld-after-last-draw-no = Nach diesem Ziehen kann nichts mehr gemeldet werden.

## Die Stiche
explain-second-part = Ist der Talon verbraucht, kommen die gemeldeten Karten zurück ins Blatt, und gemeldet wird nichts mehr. Wer den letzten Stich gewonnen hat, spielt zum ersten der letzten { $tricks } Stiche aus.
explain-play-leader-declarer = Zum ersten Stich spielt der Ansager aus.
explain-play-leader-forehand = Zum ersten Stich spielt Vorhand aus.
explain-play-first-lead-any = Ausgespielt werden darf jede Karte.
explain-play-first-lead-trump = Spielt der Ansager als Erster aus, muss es ein Trumpf sein, solange er einen hat; sonst darf jede Karte ausgespielt werden.
explain-trick = Ausspielen heißt, die erste Karte zu legen; die anderen geben der Reihe nach je eine Karte dazu. Es gibt { $tricks } Stiche.
explain-winner-leads =
    Der Gewinner legt den Stich verdeckt beiseite und spielt zum nächsten aus.{ $table ->
        [three] {" "}Jeder behält seine eigenen Stiche.
       *[four] {" "}Die Stiche beider Partner zählen zusammen.
    }
explain-play-duty-free = Man darf jede Karte spielen: Niemand muss bedienen, überstechen oder trumpfen.
explain-play-duty-strict =
    { $table ->
        [two] Wer die ausgespielte Farbe hat, muss sie bedienen und die ausgespielte Karte überstechen, wenn er kann. Wer sie nicht hat, muss trumpfen. Wer beides nicht kann, spielt eine beliebige Karte.
       *[other] Wer die ausgespielte Farbe hat, muss sie bedienen und die bisher beste Karte überstechen, wenn er kann. Wer sie nicht hat, muss trumpfen, und zwar höher als die Trümpfe, die schon liegen; kann er das nicht, eben niedriger. Wer beides nicht kann, spielt eine beliebige Karte.
    }
explain-play-duty-east =
    { $table ->
        [two] Wer die ausgespielte Farbe hat, muss sie bedienen; überstechen muss er nur einen ausgespielten Trumpf, und den, wenn er kann. Wer die Farbe nicht hat, muss trumpfen. Wer beides nicht kann, spielt eine beliebige Karte.
       *[other] Wer die ausgespielte Farbe hat, muss sie bedienen, mit irgendeiner Karte dieser Farbe; nur wenn Trumpf ausgespielt ist, muss er die bisher beste Karte überstechen, wenn er kann. Wer die Farbe nicht hat, muss trumpfen, aber nicht höher als die Trümpfe, die schon liegen. Wer beides nicht kann, spielt eine beliebige Karte.
    }
explain-play-head-after-ruff-no = Ist ein Stich schon getrumpft, darf man beim Bedienen jede Karte der Farbe spielen.
explain-play-head-after-ruff-yes = Auch wenn ein Stich schon getrumpft ist, muss man beim Bedienen die beste Karte der ausgespielten Farbe überstechen, wenn man kann.
explain-duty-partner = Das gilt auch, wenn die bisher beste Karte vom eigenen Partner ist.
explain-play-revoke-refused = Eine Karte, die gegen diese Pflichten verstößt, wird zurückgenommen.
explain-play-revoke-judged =
    Eine Karte, die gegen diese Pflichten verstößt, wird nicht zurückgenommen. Wer es als Gegner merkt, darf es jederzeit während der Stiche anzeigen. Stimmt es, ist das Spiel zu Ende: { $costs ->
        [set] { $table ->
            [two] Wer falsch gespielt hat, schreibt für dieses Spiel nichts auf.
           *[other] Ein Ansager, der falsch gespielt hat, hat verloren; war es ein Gegner, schreibt seine Partei nichts auf, und der Ansager mindestens sein Gebot.
        }
       *[tricks] Wer falsch gespielt hat, schreibt keine Stiche auf; Meldungen zählen, wenn sie gesichert sind.
    } Stimmt es nicht, geht das Spiel weiter, und dieselbe Anzeige ist nicht noch einmal möglich.

## Beispiele; $legal sind Karten zur Wahl
explain-examples = Beispiele mit { $suit } als Trumpf:
explain-example-must =
    { $count ->
        [one] Es liegt
       *[other] Es liegen
    } { $trick }, und du hast { $hand }: Du musst { $legal } spielen.
explain-example-may =
    { $count ->
        [one] Es liegt
       *[other] Es liegen
    } { $trick }, und du hast { $hand }: Du darfst { $legal } spielen.
explain-example-any =
    { $count ->
        [one] Es liegt
       *[other] Es liegen
    } { $trick }, und du hast { $hand }: Du darfst jede davon spielen.
