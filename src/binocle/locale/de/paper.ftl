### Faltblätter und Anschreibeblätter auf Papier.

## Faltblatt
paper-family = Pinochle für zwei, drei und vier
# $form ist `each` oder `partners`.
paper-cover-players =
    { $form ->
        [partners] zu viert, zwei gegen zwei
       *[other] { $players ->
            [2] zu zweit
            [3] zu dritt
           *[other] zu viert
        }
    }
paper-cover-cards = { $cards } Karten
paper-house = So bezeichnet: eine Hausregel dieses Tisches.
paper-melds-house = An diesem Tisch zählen Meldungen nach eigener Regel.
paper-source = { $title }, nach: { $source }.
paper-notes = Notizen
paper-read = Aufgeklappt liest sich das Blatt Spalte für Spalte von oben nach unten.
paper-fold = Zum Drucken: in voller Größe, beide Seiten über die kurze Kante gewendet. Zum Falten: an den senkrechten Linien im Zickzack, dann in drei Teile.

## Was gespielt werden muss, als Ablauf. `play` ist, was die Antwort zuerst verlangt, `else`, was bleibt, wenn es die Karte nicht gibt.
paper-yes = ja
paper-no = nein
paper-ask-suit = Hast du die Farbe?
paper-ask-trump = Hast du Trumpf?
paper-play-beat = Die beste Karte in der Farbe überstechen
paper-play-beat-trump = War Trumpf angespielt: die beste Karte überstechen
paper-play-suit = Jede Karte der Farbe
paper-play-higher-trump = Einen höheren Trumpf, als schon daliegt
paper-play-trump = Irgendeinen Trumpf
paper-play-any = Jede Karte
paper-else-beat-ruffed = Schon getrumpft: die beste Karte der Farbe überstechen
paper-else-suit = Sonst jede Karte der Farbe
paper-else-trump = Sonst irgendeinen Trumpf

## Anschreibeblatt
paper-sheet = Zum Anschreiben
paper-sheet-place = Ort und Tag
paper-sheet-name = Name
# Die beiden Parteien eines Spiels zu viert
paper-side-0 = Wir
paper-side-1 = Ihr
paper-end-target = bis { $value }
paper-end-deals =
    { $value ->
        [one] ein Spiel
       *[other] { $value } Spiele
    }
paper-end-rounds =
    { $value ->
        [one] eine Runde
       *[other] { $value } Runden
    }
paper-row-bid = Gebot
paper-row-melds = Meldungen
paper-row-tricks = Stiche
paper-row-stakes = Einsatz
paper-row-total = Stand
paper-last-trick = letzter Stich
paper-all-tricks = alle Stiche zusammen
