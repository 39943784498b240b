### Seats, sides and parts played at the table.

# $number counts from 1.
seat-number = Seat { $number }
seat-you = You
seat-partner = Partner
seat-left = Left
seat-right = Right
seat-opposite = Opposite
side-us = We
side-them = They

role-dealer = Dealer
role-eldest = Forehand
role-declarer = Declarer
role-defender = Opponent
role-declaring-side = Declarer's side
role-defending-side = Opponents' side

players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
computer-player = Computer
