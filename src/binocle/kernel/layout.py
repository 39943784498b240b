"""Where everything lies in a position of trick play: one flat array of small integers.

Numbering
    suits      S H D C = 0 1 2 3; no trump, no suit = -1
    strengths  7 8 9 J Q K T A = 0 .. 7
    kinds      suit * 8 + strength, 0 .. 31; no card = -1; masks have bit `kind` set
    seats      0 .. players - 1; turn passes to seat + STEP (1 clockwise, -1 anticlockwise)

Cells (int16: ``array('h')`` in CPython, a numpy int16 array under numba)
    header     PLAYERS .. PLAYS, described at each constant
    TRICK + i  the i-th card of the trick on the table, in order of play; -1 = not yet played
    POINTS + s, TRICKS + s, HELD + s     card points, tricks won, cards in hand of seat s
    CARDS + s * 32 + kind    how many of this kind seat s holds
    HIDDEN + kind            cards that no hand holds and that lie face down (stock, widow, buried cards); in a
                             masked position: every card the seat cannot place
    KNOWN + s * 32 + kind    how many of this kind everybody knows seat s to hold (melds shown and not yet played)
    UNDO + n * UNDO_SIZE     the n-th play of the deal, with what it takes to take it back: also the public history

A position holds up to four seats and 26 tricks. Points of a whole game never enter the cells.
"""

from __future__ import annotations

from array import array

KINDS = 32
SUIT_MASK = 255
ALL_KINDS = 4294967295
MAX_SEATS = 4
MAX_PLAYS = 104

# Duty flags: what a card laid to a trick must do. Without FOLLOW nothing else binds.
FOLLOW = 1  # the led suit must be followed
HEAD_PLAIN = 2  # a plain lead must be beaten if able
HEAD_TRUMP = 4  # a trump lead must be beaten if able
TRUMP_WHEN_VOID = 8  # void in the led suit: a trump must be played
OVERTRUMP = 16  # and it must be the highest so far if able
LATER_TWIN_WINS = 32  # of equal cards the later one wins
HEAD_AFTER_RUFF = 64  # a ruffed plain lead must still be headed in its own suit (HR-02)
FREE = 0
STRICT = FOLLOW | HEAD_PLAIN | HEAD_TRUMP | TRUMP_WHEN_VOID | OVERTRUMP
EAST = FOLLOW | HEAD_TRUMP | TRUMP_WHEN_VOID

# Header
PLAYERS = 0
STEP = 1  # 1 clockwise, -1 anticlockwise
TRUMP = 2
FLAGS = 3
LAST_TRICK = 4  # points for the last trick, taken when every hand is empty
TO_PLAY = 5
LEADER = 6  # of the trick on the table; between tricks: who leads next
TABLE = 7  # cards on the table, 0 .. players - 1
LED = 8  # suit led
BEST = 9  # kind now winning
BEST_SEAT = 10
LED_BEST = 11  # best kind of the led suit; differs from BEST once the trick is ruffed
PLAYS = 12  # cards played so far
BURIER = 13  # the one seat that knows the HIDDEN cards (who buried them); -1 = nobody
TRICK = 16
POINTS = 20
TRICKS = 24
HELD = 28
CARDS = 32
HIDDEN = CARDS + MAX_SEATS * KINDS
KNOWN = HIDDEN + KINDS
UNDO = KNOWN + MAX_SEATS * KINDS

# One entry of the undo area: the play, and the trick as it was before
UNDO_SIZE = 8
WAS_KIND = 0
WAS_SEAT = 1
WAS_KNOWN = 2  # 1 when a card known to all was played
WAS_LEADER = 3
WAS_LED = 4
WAS_BEST = 5
WAS_BEST_SEAT = 6
WAS_LED_BEST = 7
SIZE = UNDO + MAX_PLAYS * UNDO_SIZE


def new_cells() -> array[int]:
    """An empty position. Fill CARDS (and HIDDEN, KNOWN, BURIER where they matter), then call `start_play`."""
    cells = array("h", bytes(2 * SIZE))
    cells[STEP] = 1
    cells[TRUMP] = -1
    cells[BURIER] = -1
    return cells


def new_words(count: int) -> array[int]:
    """So many integers of 64 bits, all zero: room to work in, made in the kernel itself."""
    return array("q", bytes(8 * count))


def start_play(cells: array[int], players: int, leader: int, trump: int, flags: int, last_trick: int) -> None:
    """Open trick play for the hands already lying in CARDS: no card on the table, no points, `leader` to lead.

    Counts the hands into HELD; leaves CARDS, HIDDEN, KNOWN, BURIER and STEP as they are. For the other direction of
    turn set ``cells[STEP] = -1`` (before or after). `last_trick` is in points.
    """
    cells[PLAYERS] = players
    if cells[STEP] != -1:
        cells[STEP] = 1
    cells[TRUMP] = trump
    cells[FLAGS] = flags
    cells[LAST_TRICK] = last_trick
    cells[TO_PLAY] = leader
    cells[LEADER] = leader
    cells[TABLE] = 0
    cells[LED] = -1
    cells[BEST] = -1
    cells[BEST_SEAT] = -1
    cells[LED_BEST] = -1
    cells[PLAYS] = 0
    for seat in range(MAX_SEATS):
        cells[TRICK + seat] = -1
        cells[POINTS + seat] = 0
        cells[TRICKS + seat] = 0
        held = 0
        for kind in range(KINDS):
            held += cells[CARDS + seat * KINDS + kind]
        cells[HELD + seat] = held
