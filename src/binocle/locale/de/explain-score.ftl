### Die Abschnitte der Seite über Abrechnung, Ende der Partie und Einsatz.

## Die Abrechnung
explain-card-points = In den Stichen zählen die Karten:
explain-score-last-trick = Wer den letzten Stich gewinnt, bekommt { $value } Punkte dazu.
explain-score-last-trick-0 = Der letzte Stich zählt nichts extra.
explain-total =
    Alle Stiche eines Spiels{ $buries ->
        [yes] , gedrückte Karten eingeschlossen,
       *[no] {""}
    } sind damit { $trick-total } Punkte wert.
explain-score-rounding-7-up = Was jeder in Stichen hat, wird auf volle Zehner gerundet, ab 7 nach oben, sonst nach unten: Aus 87 wird { $up }, aus 86 wird { $down }.
explain-score-scale-modern = Alle Punkte auf dieser Seite sind ohne die letzte Null gezählt, und so wird auch angeschrieben.
explain-booked-stock = Nach dem letzten Stich zählen beide die Punkte ihrer Stiche zu ihrem Stand dazu; die Punkte der Meldungen stehen schon da.
explain-score-melds-need-nothing = Meldungen zählen, ob ihr Besitzer einen Stich gewinnt oder nicht.
explain-score-melds-need-trick =
    { $table ->
        [four] Meldungen{ $buries ->
            [yes] {" "}und gedrückte Karten
           *[no] {""}
        } zählen nur, wenn die Partei mindestens einen Stich gewinnt; sonst werden sie gestrichen.
       *[three] Meldungen{ $buries ->
            [yes] {" "}und die gedrückten Karten des Ansagers
           *[no] {""}
        } zählen nur, wenn ihr Besitzer mindestens einen Stich gewinnt; sonst werden sie gestrichen. Ein Stich des anderen Gegners hilft nicht.
    }
explain-score-melds-need-counter =
    { $table ->
        [four] Meldungen{ $buries ->
            [yes] {" "}und gedrückte Karten
           *[no] {""}
        } zählen nur, wenn die Partei mindestens einen Stich mit einer zählenden Karte gewinnt; sonst werden sie gestrichen.
       *[three] Meldungen{ $buries ->
            [yes] {" "}und die gedrückten Karten des Ansagers
           *[no] {""}
        } zählen nur, wenn ihr Besitzer mindestens einen Stich mit einer zählenden Karte gewinnt; sonst werden sie gestrichen. Ein Stich des anderen Gegners hilft nicht.
    }
explain-score-melds-need-points =
    { $table ->
        [four] Meldungen{ $buries ->
            [yes] {" "}und gedrückte Karten
           *[no] {""}
        } zählen nur, wenn die Partei mindestens { $points } Punkte in Stichen macht; sonst werden sie gestrichen.
       *[three] Meldungen{ $buries ->
            [yes] {" "}und die gedrückten Karten des Ansagers
           *[no] {""}
        } zählen nur, wenn ihr Besitzer mindestens { $points } Punkte in Stichen macht; sonst werden sie gestrichen.
    }
explain-contract-made =
    Meldungen{ $buries ->
        [yes] , Stiche und gedrückte Karten
       *[no] {" "}und Stiche
    } { $table ->
        [four] der Partei des Ansagers
       *[other] des Ansagers
    } werden zusammen mit dem Gebot verglichen. Erreichen sie es, wird alles gutgeschrieben.
explain-score-set-cost-bid = Wenn nicht, hat der Ansager verloren: Das Gebot wird abgezogen und sonst nichts aufgeschrieben. Ein Stand darf unter null fallen.
explain-score-set-cost-bid-and-melds = Wenn nicht, hat der Ansager verloren: Das Gebot und die Punkte seiner Meldungen werden abgezogen und sonst nichts aufgeschrieben. Ein Stand darf unter null fallen.
explain-score-set-cost-double = Wenn nicht, hat der Ansager verloren: Das Doppelte des Gebots wird abgezogen und sonst nichts aufgeschrieben. Ein Stand darf unter null fallen.
explain-others-book =
    { $table ->
        [four] Die andere Partei schreibt ihre Meldungen und Stiche in jedem Fall auf.
       *[other] Jeder Gegner schreibt seine Meldungen und Stiche in jedem Fall auf.
    }
explain-score-minimum-meld = Eine Partei, deren Meldungen weniger als { $value } bringen, darf sie nicht auslegen: Sie zählen nicht.
explain-score-short-meld-unlaid = Das gilt auch für die Partei des Ansagers, und das Spiel wird gespielt.
explain-score-short-meld-set = Ist es die Partei des Ansagers, hat sie sofort verloren, die anderen schreiben ihre Meldungen auf, und Stiche werden nicht gespielt.
explain-score-minimum-tricks = Eine Partei, die in Stichen weniger als { $value } Punkte macht{ $buries ->
        [yes] , gedrückte Karten eingeschlossen
       *[no] {""}
    }, schreibt für das Spiel nichts auf, und als Partei des Ansagers hat sie verloren.
explain-score-dead-contract-set = Können die Meldungen der Partei des Ansagers und alle { $total } Punkte der Stiche zusammen das Gebot nicht erreichen, hat der Ansager sofort verloren, die anderen schreiben ihre Meldungen auf, und Stiche werden nicht gespielt.
explain-score-shoot = Vom Bestimmen des Trumpfs bis zur ersten gespielten Karte darf der Ansager versprechen, alle Stiche zu machen. Hält er es, bringt das { $value } statt allem anderen; hält er es nicht, kostet es { $value }.
explain-score-shoot-wins-yes = Ein gehaltenes Versprechen gewinnt außerdem sofort die ganze Partie, ein gebrochenes verliert sie.
explain-score-four-pinochles-win-yes = Wer vier { $pinochles } auslegt, gewinnt sofort die ganze Partie, außer sein Stand ist unter null.
explain-score-quadruple-run-wins-yes = Wer viermal denselben Lauf auslegt, gewinnt sofort die ganze Partie.

## Abgerechnete Beispiele; $a, $b und $c sind Ansager und Gegner oder die beiden Parteien
explain-booking-made =
    { $table ->
        [four] Beispiel: Das Gebot ist { $bid }. Die Partei des Ansagers hat { $melds-a } an Meldungen und macht { $tricks-a } in Stichen, die andere { $melds-b } und { $tricks-b }. { $outcome ->
            [made] Das Gebot ist erfüllt.
            [short-meld] Diese Meldungen sind zu wenig.
           *[set] Der Ansager hat verloren.
        } Die Partei des Ansagers bekommt { $books-a }, die andere { $books-b }.
       *[three] Beispiel: Das Gebot ist { $bid }. Der Ansager hat { $melds-a } an Meldungen und macht { $tricks-a } in Stichen{ $buries ->
            [yes] {" "}und gedrückten Karten
           *[no] {""}
        }, die Gegner { $melds-b } und { $tricks-b } sowie { $melds-c } und { $tricks-c }. { $outcome ->
            [made] Das Gebot ist erfüllt.
            [short-meld] Diese Meldungen sind zu wenig.
           *[set] Der Ansager hat verloren.
        } Der Ansager bekommt { $books-a }, die Gegner { $books-b } und { $books-c }.
    }
explain-booking-set =
    { $table ->
        [four] Mit { $tricks-a } in Stichen gegen { $tricks-b } { $outcome ->
            [made] ist das Gebot trotzdem erfüllt
           *[set] hat der Ansager verloren
        }: Seine Partei bekommt { $books-a }, die andere { $books-b }.
       *[three] Mit { $tricks-a } in Stichen gegen { $tricks-b } und { $tricks-c } { $outcome ->
            [made] ist das Gebot trotzdem erfüllt
           *[set] hat der Ansager verloren
        }: Er bekommt { $books-a }, die Gegner { $books-b } und { $books-c }.
    }
explain-booking-empty =
    { $table ->
        [four] Macht die Partei des Ansagers alle Stiche, bekommt die andere mit ihren Meldungen von { $melds-b } nur { $books-b }.
       *[three] Macht der Ansager alle Stiche, bekommen die Gegner mit ihren Meldungen von { $melds-b } und { $melds-c } nur { $books-b } und { $books-c }.
    }

## Das Ende der Partie
explain-score-length-target = Eine Partie geht über mehrere Spiele bis zu einer Zielmarke.
explain-score-length-deals =
    Eine Partie hat { $count ->
        [one] ein einziges Spiel
       *[other] { $count } Spiele
    }; dann gewinnt der höchste Stand. Liegen mehrere gleichauf vorn, entscheidet ein weiteres Spiel.
explain-score-length-rounds =
    Eine Partie hat { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }; in einer Runde gibt jeder einmal, und ein zusammengeworfenes Spiel zählt mit. Dann gewinnt der höchste Stand. Liegen mehrere gleichauf vorn, entscheidet ein weiteres Spiel.
explain-score-target = Die Zielmarke ist { $value }. Mit ihr wird der Stand nach jedem Spiel verglichen.
explain-mid-deal = Eine Meldung aber, mit der jemand die Zielmarke erreicht, gewinnt die Partie sofort, mitten im Spiel; Stiche zählen erst nach dem letzten.
explain-score-end-standard =
    { $table ->
        [two] Wer als Einziger die Zielmarke erreicht hat, gewinnt. Haben es beide, gewinnt der höhere Stand; ist er gleich, entscheidet ein weiteres Spiel.
       *[other] Wer als Einziger die Zielmarke erreicht hat, gewinnt.
    }
explain-score-end-raise = Wer als Einziger die Zielmarke erreicht hat, gewinnt. Haben es mehrere, gewinnt noch niemand, so groß der Vorsprung auch ist: Die Zielmarke steigt um { $by }, hier auf { $raised }, und noch einmal, solange mehrere sie erreicht haben. Hat dann einer als Einziger die neue Marke, gewinnt er sofort; sonst geht die Partie weiter.
explain-score-crossing-declarer =
    { $table ->
        [four] Haben es beide Parteien, gewinnt die des Ansagers, wie auch immer es steht.
       *[three] Haben es mehrere und ist der Ansager darunter, gewinnt er, wie auch immer es steht. Haben es nur die beiden Gegner, gewinnt der höhere Stand; ist er gleich, entscheidet ein weiteres Spiel, das jeder der drei gewinnen kann.
    }
explain-score-crossing-higher = Haben es mehrere, gewinnt der höchste Stand; ist er gleich, entscheidet ein weiteres Spiel.
explain-example-crossing =
    { $table ->
        [two] Beispiel: Bei einer Zielmarke von { $mark } steht es { $a } zu { $b }. { $winner ->
            [a] Wer { $a } hat, gewinnt.
            [b] Wer { $b } hat, gewinnt.
           *[nobody] Noch hat niemand gewonnen; die Zielmarke ist nun { $next }.
        }
       *[other] Beispiel: Bei einer Zielmarke von { $mark } hat { $table ->
            [four] die Partei des Ansagers
           *[three] der Ansager
        } { $a } und { $table ->
            [four] die andere
           *[three] einer der Gegner
        } { $b }. { $winner ->
            [a] { $table ->
                [four] Die Partei des Ansagers
               *[three] Der Ansager
            } gewinnt die Partie.
            [b] Der höhere Stand gewinnt die Partie.
           *[nobody] Noch hat niemand gewonnen; die Zielmarke ist nun { $next }.
        }
    }
explain-score-call-out-on = Solange Karten gespielt werden, darf jeder jederzeit erklären, er habe die Zielmarke erreicht, mit Meldungen und den bisher gewonnenen Stichen. Dann wird aufgehört und gezählt. Stimmt es, hat er gewonnen, was immer der andere hat; stimmt es nicht, hat der andere gewonnen. Ohne eine solche Erklärung gewinnt mitten im Spiel niemand.
explain-score-call-out-extra-trick = Solange Karten gespielt werden, darf jeder jederzeit erklären, er habe die Zielmarke erreicht, mit Meldungen und gewonnenen Stichen. Er muss dann noch einen Stich gewinnen, und danach wird gezählt, dieser Stich eingeschlossen; inzwischen darf auch der andere sich erklären, und ohne weiteren Stich in diesem Spiel verfällt die Erklärung. Stimmt es, hat er gewonnen, was immer der andere hat; stimmt es nicht, hat der andere gewonnen. Ohne eine solche Erklärung gewinnt mitten im Spiel niemand.
explain-score-negative-limit = Die Partie endet auch, wenn ein Stand auf { $value } unter null oder tiefer gefallen ist; dann gewinnt der höchste Stand.
explain-score-all-negative-yes = Sind einmal alle unter null, gewinnt die Partie, wer als Erster wieder über null ist, Zielmarke oder nicht.
explain-score-mercy-minus-target = Die Partie endet auch, wenn ein Stand auf { $mark } unter null oder tiefer gefallen ist; dann gewinnt der höchste Stand.
explain-score-mercy-spread = Die Partie endet auch, wenn der niedrigste Stand { $mark } oder mehr hinter dem höchsten liegt; dann gewinnt der höchste Stand.

## Einsatz und Anschreiben
explain-money-kind-direct =
    { $table ->
        [two] Es geht um Geld: Der Verlierer zahlt dem Sieger { $game }.
        [three] Es geht um Geld: Jeder andere zahlt dem Sieger der Partie { $game }.
       *[four] Es geht um Geld: Jeder der Verlierer zahlt { $game } an die siegreiche Partei, deren Partner sie sich teilen.
    }
explain-money-kind-pool =
    Es geht um Geld aus einer gemeinsamen Kasse: Jeder zahlt zuerst { $game } ein, { $table ->
        [four] und die Partei, die die Partie gewinnt, nimmt, was darin liegt.
       *[other] und wer die Partie gewinnt, nimmt, was darin liegt.
    }
explain-money-ratio =
    { $kind ->
        [pool] Ein Ansager, der verliert, zahlt jedes Mal in die Kasse: { $unit } nach dem Aufgeben, { $lost } nach einem verlorenen Gebot.
       *[direct] Ein Ansager, der verliert, zahlt jedes Mal an jeden Gegner: { $unit } nach dem Aufgeben, { $lost } nach einem verlorenen Gebot.
    }
explain-money-keeping-bank = Punkte werden in Chips geführt: Wer punktet, nimmt sich so viele aus einer Bank in der Mitte.
explain-money-keeping-countdown = Punkte werden in Chips geführt: Jeder beginnt mit Chips im Wert der Zielmarke{ $marked ->
        [yes] , { $chips },
       *[no] {""}
    } und gibt so viele ab, wie er Punkte macht.
