### Was am Tisch geschehen ist, je ein Satz.
### $who ist "you" für den eigenen Platz, sonst "other"; bei Parteien "us", "them" oder "pair" (zwei Namen).

## Geben und Reizen
event-dealt =
    { $who ->
        [you] { $number }. Spiel. Du gibst.
       *[other] { $number }. Spiel. { $name } gibt.
    }
event-hand = Dein Blatt: { $cards }
event-upcard = Aufgeschlagen: { $card }. Trumpf ist { $suit }.
event-bid =
    { $who ->
        [you] Du bietest { $bid }.
       *[other] { $name } bietet { $bid }.
    }
event-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
event-signal = Das Gebot zeigt dem Partner Meldungen von etwa { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    } an.
event-redeal =
    { $who ->
        [you] Du zeigst { $cards } und lässt neu geben.
       *[other] { $name } zeigt { $cards } und lässt neu geben.
    }
event-auction-won =
    { $who ->
        [you] Du gewinnst das Reizen und spielst um { $bid }.
       *[other] { $name } gewinnt das Reizen und spielt um { $bid }.
    }

## Witwe und Trumpf
event-widow-taken =
    { $who ->
        [you] Du nimmst die Witwe auf: { $cards }.
       *[other] { $name } nimmt die Witwe auf: { $cards }.
    }
event-widow-hidden =
    { $who ->
        [you] Du nimmst die Witwe auf.
       *[other] { $name } nimmt die Witwe auf, ohne sie zu zeigen.
    }
event-buried-cards = Du hast { $cards } gedrückt.
event-buried =
    { $who ->
        [you] Du hast { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } gedrückt.
       *[other] { $name } hat { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } gedrückt.
    }
event-buried-forced =
    { $count ->
        [one] Darunter ist ein Ass oder Trumpf, weil andere Karten fehlten.
       *[other] Darunter sind { $count } Asse oder Trümpfe, weil andere Karten fehlten.
    }
event-trump-named =
    { $who ->
        [you] Du nennst { $suit } als Trumpf.
       *[other] { $name } nennt { $suit } als Trumpf.
    }
event-durch =
    { $who ->
        [you] Du sagst einen Durch an: alle Stiche, ohne Trumpf und ohne Meldungen.
       *[other] { $name } sagt einen Durch an: alle Stiche, ohne Trumpf und ohne Meldungen.
    }
event-handed =
    { $who ->
        [you] Du gibst { $to } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $name } gibt { $to } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
event-gave-cards = Du gibst { $name } { $cards }.
event-got-cards = { $name } gibt dir { $cards }.
event-shot =
    { $who ->
        [you] Du versprichst alle Stiche.
       *[other] { $name } verspricht alle Stiche.
    }
event-no-marriage = Das Paar in dieser Farbe fehlt, damit ist die Ansage verloren.

## Meldungen
event-melds-laid =
    { $who ->
        [you] Du legst aus: { $melds }. Das macht { $count ->
            [one] einen Punkt
           *[other] { $count } Punkte
        }.
       *[other] { $name } legt aus: { $melds }. Das macht { $count ->
            [one] einen Punkt
           *[other] { $count } Punkte
        }.
    }
event-no-melds =
    { $who ->
        [you] Du hast nichts zu melden.
       *[other] { $name } hat nichts zu melden.
    }
event-melds-void =
    { $who ->
        [you] Deine Meldungen ({ $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }) sind zu wenig zum Auslegen und zählen nicht.
        [us] Eure Meldungen ({ $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }) sind zu wenig zum Auslegen und zählen nicht.
        [them] Die Meldungen der Gegner ({ $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }) sind zu wenig zum Auslegen und zählen nicht.
       *[other] Die Meldungen von { $name } ({ $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }) sind zu wenig zum Auslegen und zählen nicht.
    }
event-melded =
    { $who ->
        [you] Du meldest { $meld } mit { $cards }: { $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }.
       *[other] { $name } meldet { $meld } mit { $cards }: { $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }.
    }
event-dix =
    { $who ->
        [you] Die Dix { $card } bringt dir { $count ->
            [one] einen Punkt
           *[other] { $count } Punkte
        }.
       *[other] Die Dix { $card } bringt { $name } { $count ->
            [one] einen Punkt
           *[other] { $count } Punkte
        }.
    }
event-dix-taken =
    { $who ->
        [you] Du tauschst die Dix gegen { $card }.
       *[other] { $name } tauscht die Dix gegen { $card }.
    }

## Karten
event-drew-card =
    { $who ->
        [you] Du ziehst { $card }.
       *[other] { $name } zieht { $card }.
    }
event-drew =
    { $who ->
        [you] Du ziehst eine Karte.
       *[other] { $name } zieht eine Karte.
    }
event-stock-left =
    { $count ->
        [0] Der Talon ist leer.
        [one] Eine Karte ist noch zu ziehen.
       *[other] { $count } Karten sind noch zu ziehen.
    }
event-played =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { $name } spielt { $card }.
    }
event-played-tabled =
    { $who ->
        [you] Du spielst { $card } vom Tisch.
       *[other] { $name } spielt { $card } vom Tisch.
    }
event-trick =
    { $who ->
        [you] Der Stich geht an dich: { $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }.
       *[other] Der Stich geht an { $name }: { $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }.
    }

## Schluss
event-gave-up =
    { $who ->
        [you] Du gibst auf.
       *[other] { $name } gibt auf.
    }
event-revoke =
    { $who ->
        [you] Du zeigst an, dass { $accused } falsch gespielt hat.
       *[other] { $of ->
            [you] { $name } zeigt an, dass du falsch gespielt hast.
           *[other] { $name } zeigt an, dass { $accused } falsch gespielt hat.
        }
    }
event-revoke-right = Es stimmt, und das Spiel endet.
event-revoke-wrong = Es stimmt nicht, und das Spiel geht weiter.
event-claim-right =
    { $who ->
        [you] Du rufst aus und hast die Zielmarke erreicht.
       *[other] { $name } ruft aus und hat die Zielmarke erreicht.
    }
event-claim-wrong =
    { $who ->
        [you] Du rufst aus, hast die Zielmarke aber nicht erreicht.
       *[other] { $name } ruft aus, hat die Zielmarke aber nicht erreicht.
    }
event-claim-open =
    { $who ->
        [you] Du rufst aus; gezählt wird, sobald du noch einen Stich gewinnst.
       *[other] { $name } ruft aus; gezählt wird nach einem weiteren gewonnenen Stich.
    }
event-outcome-thrown-in = Alle haben gepasst. Die Karten werden zusammengeworfen.
event-outcome-played = Das Spiel ist zu Ende gespielt.
event-outcome-made = Die Ansage ist erfüllt.
event-outcome-set = Die Ansage ist verloren.
event-outcome-gave-up = Der Ansager hat aufgegeben und verliert sein Gebot.
event-outcome-no-marriage = Die Ansage ist ohne Spiel verloren.
event-outcome-redeal = Die Karten werden zusammengeworfen und neu gegeben.
event-outcome-dead = Auch alle Stiche zusammen könnten die Ansage nicht retten; sie ist ohne Spiel verloren.
event-outcome-short-meld = Die Partei des Ansagers hat zu wenig Meldung; die Ansage ist ohne Spiel verloren.
event-outcome-durch-made = Der Durch ist gewonnen.
event-outcome-durch-lost = Der Durch ist verloren.
event-outcome-shot-made = Das Versprechen, alle Stiche zu machen, ist gehalten.
event-outcome-shot-lost = Das Versprechen, alle Stiche zu machen, ist gebrochen.
event-outcome-revoked = Das Spiel wird mit der Strafe für das Falschspiel angeschrieben.
event-outcome-claimed = Mit dem Ausrufen endet das Spiel.
event-outcome-mid-deal = Eine Meldung hat die Partie gewonnen; hier endet das Spiel.
event-target-raised = Mehrere haben die Zielmarke erreicht, darum steigt sie auf { $target }.
event-decider = Gleichstand. Ein weiteres Spiel entscheidet.
event-game-won =
    { $who ->
        [you] Du hast die Partie gewonnen!
        [us] Du und dein Mitspieler habt die Partie gewonnen!
        [them] Die Gegner haben die Partie gewonnen.
        [pair] { $name } haben die Partie gewonnen.
       *[other] { $name } hat die Partie gewonnen.
    }

## Zurücknehmen, Tipp, Pausen
note-taken-back =
    { $who ->
        [you] Du nimmst deine letzte Entscheidung zurück.
       *[other] { $name } nimmt die letzte Entscheidung zurück.
    }
note-hint = Tipp: { $label }
note-pause-trick = Der Stich ist vollständig.
note-pause-melds = Alle Meldungen liegen auf dem Tisch.
note-pause-deal = Das Spiel ist angeschrieben.
