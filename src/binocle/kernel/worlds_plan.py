"""The plan of a question for worlds: what is known of the hidden cards, as the kernel wants it.

Numbering of kinds as in `layout`. Owners are the seats 0 .. players - 1, then `players` for what lies face down and
``players + 1`` for the stock.

The plan is a flat array of 64-bit integers:
    header           N_PLAYERS .. N_SHARES, described at each constant
    CAPS + p         room of place p for hidden cards; OWNER + p whose place it is
    GROUP_MASK + g   the places of group g as a mask; GROUP_SIZE + g how many cards it has
    CARD + i         kind of hidden card i; GROUP_OF + i its group
    JUDGED + s       1 when seat s has laid its melds, so that they tell what else it held
    FIXED + o * 32   cards known to lie with owner o (the stock left out)
    SINCE + s * 32   cards that seat s has played since it laid its melds
    RULES + 4 * r    a requirement: mask of owners, mask of kinds, least and most of such cards these hold (or held)
    SHARES + 2 * k   a card that one of the owners of a mask got, and its kind; each owner got one
    SHOWN + e * SHOWN_SIZE
                     a kind of which some unseen cards lay with melds and others are hidden: the kind, its unseen cards,
                     a mask of owners of which some of these must be, how many, how many hidden cards are dealt so; then
                     by seat how many it has shown, and how many it is known to hold besides (not counted as unseen)
and room to work in.
"""

from __future__ import annotations

from binocle.kernel.layout import KINDS, MAX_SEATS

MOST_PLACES = 6
MOST_GROUPS = 64
MOST_HIDDEN = 104
MOST_RULES = 64
MOST_SHARES = 8
MOST_SHOWN = 32

N_PLAYERS = 0
N_HIDDEN = 1  # hidden cards
N_GROUPS = 2
N_PLACES = 3
N_CELLS = 4  # cells of one group in the table of ways; written by `count_ways`
N_ROWS = 5  # of the meld table
N_RULES = 6
N_SHARES = 7
N_SHOWN = 9
N_DEALT = 8  # of the hidden cards, how many lie somewhere at the moment, the first ones
CAPS = 16
OWNER = CAPS + MOST_PLACES
STRIDE = OWNER + MOST_PLACES
GROUP_MASK = STRIDE + MOST_PLACES
GROUP_SIZE = GROUP_MASK + MOST_GROUPS
CARD = GROUP_SIZE + MOST_GROUPS
GROUP_OF = CARD + MOST_HIDDEN
JUDGED = GROUP_OF + MOST_HIDDEN
FIXED = JUDGED + MAX_SEATS
SINCE = FIXED + (MAX_SEATS + 1) * KINDS
RULES = SINCE + MAX_SEATS * KINDS
SHARES = RULES + MOST_RULES * 4
SHOWN = SHARES + MOST_SHARES * 2
SHOWN_PINS = 5
SHOWN_SURE = SHOWN_PINS + MAX_SEATS
SHOWN_SIZE = SHOWN_SURE + MAX_SEATS
# Room to work in: where each hidden card lies, and lay in the last world; all cards by owner; and small things.
WHERE = SHOWN + MOST_SHOWN * SHOWN_SIZE
KEPT = WHERE + MOST_HIDDEN
HAS = KEPT + MOST_HIDDEN
ROOM = HAS + (MAX_SEATS + 2) * KINDS
SPLIT = ROOM + MOST_PLACES
DRAWN = SPLIT + MOST_PLACES
BARE = DRAWN + MOST_PLACES  # by seat, the kinds it holds before any hidden card is dealt, and in the deal at hand
MASK = BARE + MAX_SEATS + 2
MOVED = MASK + MAX_SEATS + 2
LEFT = MOVED + MOST_HIDDEN
SLOT = LEFT + MOST_GROUPS
PLAN_SIZE = SLOT + MOST_GROUPS * MOST_PLACES

ROW_SIZE = 16  # of a row of the meld table: its kinds as a mask, how many these are, then kind + 32 * copies for each
FINE = 536870912  # a chance is drawn in such parts
