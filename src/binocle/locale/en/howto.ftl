### How to play well: a page for beginners and for those who lose too often.

howto-title = How to play well

howto-start = First things
howto-start-1 =
    The ten is the second highest card of its suit. It beats the king. Most first games are lost by forgetting it.
howto-start-2 =
    Points come from two places: from melds, which you know as soon as you see your cards, and from tricks, which
    you have to win. All tricks together are worth 250 with one pack, and nobody takes them all. Half of them is a
    good deal.
howto-start-3 =
    Every card is there at least twice. Of two equal cards the one that was played first wins, so a second ace
    cannot beat the first. Your own ace is only safe against a trump.
howto-start-4 =
    Look at your hand in suits, not in cards. A suit with ace and ten and length is a source of tricks; a suit of
    queens and nines is a place to lose tricks in, or to get rid of.

howto-bidding = Bidding
howto-bidding-1 =
    Count the melds for each suit as trump. The screen does it for you. The suit with the most melds is not always
    the best trump: length counts more. Five trumps are few, seven are comfortable.
howto-bidding-2 =
    Add what you expect from tricks: about 20 for each ace, 10 for each trump beyond the fourth, a little for a
    side suit in which you hold ace and ten. Take 10 off for every suit in which you hold no ace but several cards.
howto-bidding-3 =
    With a widow you may hope for a little, about 20 to 30 points on average; it brings a missing card of a run or
    a pinochle once in six times at best. Never bid on the one card that would save you.
howto-bidding-4 =
    A contract that fails costs the whole bid, and what you had melded is gone as well. So going one step
    higher must be worth the risk. Near the end of the game look at the score first: who is close to the mark
    should not be allowed to play cheaply.
howto-bidding-5 =
    If you do not want the deal, do not push the others for fun. A bid you are left alone with is yours.

howto-widow = After the auction
howto-widow-1 =
    Bury cards that lose tricks but carry points, such as a lone ten or king in a side suit; their points are safe
    then. First make sure that no meld is torn: the screen shows what remains.
howto-widow-2 =
    Emptying a whole suit is worth more than a few points: from then on you trump its first lead. Keep aces; an ace
    takes at least one trick and brings points home.
howto-widow-3 =
    Name the suit that makes melds and tricks together highest. Between two equal suits take the longer one, and
    between two equally long ones that which leaves you aces outside.

howto-melding = Melding
howto-melding-1 =
    A card may serve once in each class: the queen of spades in a marriage, in queens around and in a pinochle.
    Look for cards that count two or three times before you break them up.
howto-melding-2 =
    Everybody sees your melds, and you see theirs. Remember them: they are cards you know in the others' hands until
    they are played. Who melded kings around can follow with a king in every suit.

howto-counting = Counting
howto-counting-1 =
    Count trumps, nothing else at first. One pack has twelve of each suit, the double deck twenty. Take off your
    own, then one for each that falls. When the rest is yours, every card you lead is a winner or forces nothing.
howto-counting-2 =
    Next count aces: two of each suit, four with the double deck. When the aces of a suit are gone your ten is the
    highest card there is.
howto-counting-3 =
    Then count who is out of a suit. Who trumps once will trump that suit again; lead it for your partner and never
    for your own tens.

howto-leads = Leads and tricks
howto-leads-1 =
    As declarer draw trumps early when you hold many of them. You must play higher if you can, so each lead of a
    high trump pulls their best ones as well. Stop as soon as only you have trumps.
howto-leads-2 =
    With few trumps do not draw them. Play your aces first, before somebody runs out of that suit, and keep trumps
    for what you cannot follow.
howto-leads-3 =
    As opponent lead the declarer's weak suit, again and again. Every trump that he must spend is one he cannot draw
    yours with. Your aces should be played early, your tens late.
howto-leads-4 =
    Give points to tricks that are safe, and only low cards to tricks that are lost. A ten on the enemy's ace is
    twenty points of difference.
howto-leads-5 =
    When you play last and can win, win with the cheapest card that does it. Where nobody can win any more, throw
    what you need least.

howto-partner = With a partner
howto-partner-1 =
    When your partner holds the trick safely, give your tens and kings to it. When the trick is the opponents', give
    your nine or your jack.
howto-partner-2 =
    Return the suit in which your partner led an ace; it was probably not alone. And let the one with more
    trumps draw them.
howto-partner-3 =
    Do not bid against your partner without something new to say. Two good hands meet in one contract, and only
    one of them needs to be named.

howto-endgame = The last tricks
howto-endgame-1 =
    The last trick counts extra, and it often decides. Keep one trump for it, or a card of a suit in which
    everybody else is out.
howto-endgame-2 =
    With four or five cards left you know nearly all that is hidden. Take a moment: which cards have not been
    seen, and who can hold them? Then play for the one arrangement in which you win.
howto-endgame-3 =
    If the contract is safe, play safe; do not risk it for ten points. If it is lost unless one card lies well, play
    as though it lay well.

howto-stock = Two-handed: as long as there is a stock
howto-stock-1 =
    Nobody has to follow suit as long as there is a stock, so tricks are cheap. Win one when you have something to
    meld or when there is a ten or an ace in it; otherwise save your good cards.
howto-stock-2 =
    Keep what can become a meld: trumps first, for run and royal marriage; then queens of spades and jacks of
    diamonds, kings and queens of one suit, and aces if you have three kinds of them. Cards that belong to nothing,
    such as nines and single jacks, are what you play.
howto-stock-3 =
    Tens are ideal for winning tricks in this phase: they are in no meld but the run, and they take their own
    ten points home.
howto-stock-4 =
    Meld the small thing first if the big one can still grow out of it: royal marriage before run pays 40 and then
    the rest. You may lay one meld for each trick won, so with several melds in hand you must win several tricks. Do
    not save them up for the end.
howto-stock-5 =
    A card on the table stays yours to play, but a meld card that has been played is gone for other melds. Before
    you play a queen or a king from the table, look whether it may still serve in another class.
howto-stock-6 =
    The dix is worth ten points and the turned-up card. If that is an ace or a ten, win a trick for it.

howto-stockend = Two-handed: the last twelve cards
howto-stockend-1 =
    Count the stock. With the last card you must follow suit and beat, so prepare for it: enter with trumps, aces
    and one long suit, and get rid of melds that have done their work.
howto-stockend-2 =
    Now all cards can be known: what is not in your hand and has not been played lies over there. Lead your long
    trumps first, then aces; keep the last trick in sight.
howto-stockend-3 =
    The last trick with stock decides who draws the turned-up card and who leads. Sometimes losing it is
    better, if the card on the table is a high trump.

howto-passing = Passing cards
howto-passing-1 =
    Pass what makes your partner's run or marriage whole: the trumps first, then queens of spades and jacks of
    diamonds. If you do not need an ace for a hundred of them, it is better off with whoever plays for the bid.
howto-passing-2 =
    When you get cards as the bidder, see first which melds they make, and only then what you give back: losing cards
    from short suits, never a card that a meld of yours stands on.

howto-durch = Every trick without trump
howto-durch-1 =
    For a Durch you need the lead for yourself: aces in every suit that you do not run from the top. A single
    suit with a hole in it is enough to lose, for nobody needs a trump to stop you.
howto-durch-2 =
    Melds do not count in it. With a good run and its marriage the common game pays more and risks less.
