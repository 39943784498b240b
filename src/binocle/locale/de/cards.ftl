### Farben, Werte und Karten. Die Schlüssel enden mit dem Buchstaben der Schreibweise.

## Französische Farben
suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

## Deutsche Farben, wie auf den Karten des Binokels
suit-german-S = Blatt
suit-german-H = Herz
suit-german-D = Schellen
suit-german-C = Eichel

## Werte
rank-A = Ass
rank-T = Zehn
rank-K = König
rank-Q = Dame
rank-J = Bube
rank-9 = Neun
rank-8 = Acht
rank-7 = Sieben

## Werte der deutschen Karten
rank-german-A = Sau
rank-german-T = Zehn
rank-german-K = König
rank-german-Q = Ober
rank-german-J = Unter
rank-german-9 = Neun
rank-german-8 = Acht
rank-german-7 = Sieben

## Beides zusammen
# $rank und $suit sind Namen von oben.
card-name = { $suit }-{ $rank }
no-trump = ohne Trumpf
trump-is = { $suit } ist Trumpf
cards-held =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
