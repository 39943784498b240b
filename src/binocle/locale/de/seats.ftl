### Plätze, Parteien und Rollen am Tisch.

# $number zählt ab 1.
seat-number = Platz { $number }
seat-you = Du
seat-partner = Mitspieler
seat-left = Links
seat-right = Rechts
seat-opposite = Gegenüber
side-us = Wir
side-them = Die anderen

role-dealer = Geber
role-eldest = Vorhand
role-declarer = Ansager
role-defender = Gegenspieler
role-declaring-side = Partei des Ansagers
role-defending-side = Gegenpartei

players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
computer-player = Computerspieler
