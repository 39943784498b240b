"""What the keys put under the finger, and what the confirming key then means."""

from __future__ import annotations

import pytest

from binocle.cards import CARDS, SUITS
from binocle.game.actions import (
    PASS,
    AnnounceDurch,
    AskRedeal,
    Bid,
    Bury,
    ClaimRevoke,
    Dix,
    Draw,
    GiveUp,
    HandOut,
    Meld,
    NameTrump,
    PassCard,
    Play,
    Shoot,
)
from binocle.game.views import StockView
from binocle.locale import LANGUAGES, Language, texts
from binocle.telling.words import Words
from binocle.tui.keys import Intent, intent
from binocle.tui.picking import Duty, Picking, rank_letters
from tests.unit.tui.stage import NAMES, situation


def _held(pick: Picking) -> str:
    assert pick.held is not None
    return pick.held.card.value


def test_hand_comes_sorted_with_trump_first() -> None:
    """Suits stand together, trump first, the highest card of each suit first."""
    pick = situation("auction", 1, "play")
    assert pick.view is not None
    kinds = [held.kind for held in pick.cards]
    assert kinds[0] >> 3 == pick.view.public.trump
    suits = [kind >> 3 for kind in kinds]
    assert suits == sorted(suits, key=suits.index)
    for suit in set(suits):
        ranks = [kind & 7 for kind in kinds if kind >> 3 == suit]
        assert ranks == sorted(ranks, reverse=True)


def test_arrows_go_round_and_to_the_edges() -> None:
    """Right of the last card is the first; home and end jump."""
    pick = situation("auction", 1, "play")
    pick.edge(last=True)
    assert pick.cursor == len(pick.cards) - 1
    pick.step(1)
    assert pick.cursor == 0
    pick.step(-1)
    assert pick.cursor == len(pick.cards) - 1
    pick.edge(last=False)
    assert pick.cursor == 0


def test_a_rank_finds_its_cards_one_after_the_other() -> None:
    """The same rank again goes to the next card of it, and round."""
    pick = situation("auction", 1, "play")
    places = [n for n, held in enumerate(pick.cards) if held.card.rank == "A"]
    found = []
    for _ in range(len(places) + 1):
        pick.rank("A")
        found.append(pick.cursor)
    start = places.index(found[0])
    assert found == [places[(start + n) % len(places)] for n in range(len(places) + 1)]


def test_a_rank_prefers_cards_that_may_be_played() -> None:
    """A legal card of the rank comes before one that would be refused."""
    pick = situation("auction", 3, lambda pick: pick.duty == "play" and any(not held.legal for held in pick.cards))
    for rank in "ATKQJ9":
        both = {held.legal for held in pick.cards if held.card.rank == rank}
        if both == {True, False}:
            pick.rank(rank)
            assert pick.held is not None
            assert pick.held.legal


def test_a_suit_is_the_nth_on_display() -> None:
    """Key 1 goes to the first suit shown, which is trump."""
    pick = situation("auction", 1, "play")
    pick.suit(1)
    assert pick.held is not None
    shown = list(dict.fromkeys(held.kind >> 3 for held in pick.cards))
    assert pick.held.kind >> 3 == shown[1]
    pick.suit(0)
    assert pick.held.kind >> 3 == shown[0]
    before = pick.cursor
    pick.suit(7)
    assert pick.cursor == before


def test_bids_step_up_and_down_the_ladder() -> None:
    """Confirming bids the lowest at first; steps stay on the ladder, below it lies the pass; passing passes."""
    pick = situation("midwest", 1, "auction")
    assert pick.actions() == (Bid(250),)
    pick.bid(2)
    assert pick.actions() == (Bid(270),)
    pick.browse(-1)
    assert pick.actions() == (Bid(280),)
    pick.bid(-99)
    assert pick.actions() == (PASS,)
    pick.bid(1)
    assert pick.actions() == (Bid(250),)
    pick.bid(9999)
    assert pick.actions() == (Bid(pick.game.setting.ladder[-1].amount),)
    assert pick.passing() == (PASS,)


def test_trumps_are_offered_by_the_melds_they_make() -> None:
    """Each suit comes with what the hand melds in it, the best first (3A-WID-05)."""
    pick = situation("midwest", 1, "trump")
    suits = [offer.suit for offer in pick.offers if isinstance(offer, NameTrump)]
    assert sorted(suits) == sorted(SUITS)
    worth = [pick.worth(SUITS.index(suit)) for suit in suits]
    assert worth == sorted(worth, reverse=True)
    pick.choose(2)
    assert pick.actions() == (NameTrump(suits[2]),)


def test_burying_picks_so_many_and_sends_singles() -> None:
    """Picked cards no longer count as melds; no more are picked than are due; the row goes out by kind (3A-WID-02)."""
    pick = situation("midwest", 1, "bury")
    assert pick.due == 3
    whole = [pick.worth(suit) for suit in range(4)]
    assert pick.actions() == ()
    for place in (0, 4, 7, 9):
        pick.point(place)
        pick.toggle()
    assert pick.picked == (0, 4, 7)
    assert all(after <= before for after, before in zip([pick.worth(s) for s in range(4)], whole, strict=True))
    kinds = sorted(pick.cards[place].kind for place in pick.picked)
    assert pick.actions() == tuple(Bury(CARDS[kind]) for kind in kinds)
    points = pick.game.setting.tables.card_points
    assert pick.buried_points() == sum(points[kind & 7] for kind in kinds)
    pick.point(4)
    pick.toggle()
    assert pick.picked == (0, 7)


def test_melds_come_with_the_points_that_are_paid() -> None:
    """Every meld offered is worth what the shared words and the engine say; the draw comes last (2H-MELD-08)."""
    pick = situation("two-handed", 2, lambda pick: sum(isinstance(offer, Meld) for offer in pick.offers) > 1)
    assert pick.view is not None
    words = Words(pick.game, "en", NAMES["en"][:2], 0)
    melds = [offer for offer in pick.offers if isinstance(offer, Meld)]
    for meld in melds:
        assert pick.pays(meld) == words.meld_points(meld, pick.view) > 0
    paid = [pick.pays(offer) for offer in pick.offers if not isinstance(offer, Draw)]
    assert paid == sorted(paid, reverse=True)
    assert isinstance(pick.offers[-1], Draw)
    assert all(pick.pays(offer) == 10 for offer in pick.offers if isinstance(offer, Dix) and not offer.tabled)
    assert pick.passing() == (pick.offers[-1],)


def test_tabled_cards_can_be_reached_and_played() -> None:
    """In two-handed play one's own tabled cards stand behind the hand, and down goes there (2H-MELD-03)."""
    pick = situation("two-handed", 2, lambda pick: pick.duty == "play" and any(held.place for held in pick.cards))
    assert pick.view is not None
    assert isinstance(pick.view.phase, StockView)
    lying = [held for held in pick.cards if held.place]
    assert len(lying) == len(pick.view.phase.sides[0].tokens)
    pick.browse(1)
    assert pick.held == lying[0]
    assert pick.actions() == (Play(lying[0].card, lying[0].place),)
    pick.browse(1)
    assert pick.held is not None
    assert not pick.held.place


def test_a_veiled_card_is_still_an_answer() -> None:
    """Choosing a card that may not be played sends it, so that the table can say why not."""
    pick = situation("auction", 1, lambda pick: pick.duty == "play" and any(not held.legal for held in pick.cards))
    place = next(n for n, held in enumerate(pick.cards) if not held.legal)
    pick.point(place)
    assert pick.actions() == (Play(pick.cards[place].card),)


def test_a_hint_puts_the_finger_where_it_points() -> None:
    """A hinted bid, card or line is what confirming would then choose."""
    pick = situation("midwest", 1, "auction")
    pick.follow(Bid(290))
    assert pick.actions() == (Bid(290),)
    pick.follow(PASS)
    assert pick.actions() == (PASS,)
    pick = situation("auction", 1, "play")
    for held in pick.cards:
        pick.follow(Play(held.card))
        assert pick.actions() == (Play(held.card),)


def test_giving_up_is_a_right_only_where_it_is_one() -> None:
    """The right shows where the set gives it and the moment is right (3A-GIVE-01)."""
    assert situation("midwest", 1, "lay").right(GiveUp)
    assert not situation("midwest", 1, "trump").right(GiveUp)
    assert not situation("auction", 1, "play").right(GiveUp)


def test_passing_picks_so_many_for_the_partner() -> None:
    """Three picked cards go one by one, as burying does; a hinted one is under the finger (4P-OPT-03)."""
    pick = situation("partners-passing", 2, "pass")
    assert pick.due == 3
    assert pick.actions() == ()
    for place in (0, 5, 9):
        pick.point(place)
        pick.toggle()
    kinds = sorted(pick.cards[place].kind for place in pick.picked)
    assert pick.actions() == tuple(PassCard(CARDS[kind]) for kind in kinds)
    pick.follow(PassCard(pick.cards[12].card))
    assert pick.held is not None
    assert pick.held.card == pick.cards[12].card


def test_widow_cards_go_round_in_the_order_picked() -> None:
    """Only cards of the widow are raised; the first picked is for the next seat, and so on (4P-OPT-04)."""
    pick = situation("partners-widow", 2, "hand-out")
    assert pick.view is not None
    raised = [n for n, held in enumerate(pick.cards) if held.legal]
    assert sorted(pick.cards[n].card for n in raised) == sorted(pick.view.widow)
    order = [raised[2], raised[0], raised[3]]
    for place in order:
        pick.point(place)
        pick.toggle()
    assert pick.actions() == tuple(HandOut(pick.cards[place].card) for place in order)
    pick.toggle()
    assert pick.actions() == ()


def test_durch_is_the_last_line_of_the_trumps() -> None:
    """After the four suits comes the game without trump (3B-DURCH-01)."""
    pick = situation("binokel", 1, "trump")
    assert pick.offers[-1] == AnnounceDurch()
    assert len(pick.offers) == 5
    pick.choose(4)
    assert pick.actions() == (AnnounceDurch(),)
    assert not any(isinstance(offer, AnnounceDurch) for offer in situation("midwest", 1, "trump").offers)


def test_the_last_two_cards_can_be_chosen_from() -> None:
    """Where the rules give the choice there are two draws; the passing key takes the stock card (HAY-OPT-02)."""
    rules = "hay?deal.last_choice=true"
    pick = situation(rules, 2, lambda pick: any(isinstance(offer, Draw) and offer.upcard for offer in pick.offers))
    assert pick.offers[-2:] == (Draw(), Draw(upcard=True))
    assert pick.passing() == (Draw(),)


def test_rights_beside_the_turn() -> None:
    """A redeal, a promise of every trick and a claim of revoke are offered where the rules give them, only there."""
    poor = situation("double-deck-96?deal.redeal=five-nines", 4, lambda pick: bool(pick.right(AskRedeal)))
    assert poor.duty == "auction"
    assert situation("auction?score.shoot=500", 1, "play").right(Shoot)
    assert not situation("auction", 1, "play").right(Shoot)
    pick = situation("auction?play.revoke=judged", 1, lambda pick: bool(pick.right(ClaimRevoke)))
    assert {action.seat for action in pick.right(ClaimRevoke) if isinstance(action, ClaimRevoke)} <= {1, 2}


RANKS = rank_letters(texts("en")("tui-ranks"))
GERMAN = rank_letters(texts("de")("tui-ranks"))
BINOKEL = rank_letters(texts("de")("tui-keys-german"))


@pytest.mark.parametrize(
    ("key", "sign", "duty", "ranks", "meant"),
    [
        ("left", None, "play", RANKS, Intent("step", -1)),
        ("enter", "\r", "play", RANKS, Intent("enter")),
        ("q", "q", "play", RANKS, Intent("rank", rank="Q")),
        ("d", "d", "play", GERMAN, Intent("rank", rank="Q")),
        ("B", "B", "play", GERMAN, Intent("rank", rank="J")),
        ("d", "d", "play", RANKS, None),
        ("0", "0", "play", RANKS, Intent("rank", rank="T")),
        ("9", "9", "play", RANKS, Intent("rank", rank="9")),
        ("2", "2", "play", RANKS, Intent("suit", 1)),
        ("2", "2", "trump", RANKS, Intent("offer", 1)),
        ("9", "9", "meld", RANKS, Intent("offer", 8)),
        ("x", "x", "auction", RANKS, Intent("pass")),
        ("plus", "+", "auction", RANKS, Intent("bid", 1)),
        ("question_mark", "?", "wait", RANKS, Intent("help")),
        ("escape", None, "wait", RANKS, Intent("menu")),
        ("y", "y", "wait", RANKS, None),
        ("o", "o", "play", BINOKEL, Intent("rank", rank="Q")),
        ("u", "u", "play", BINOKEL, Intent("undo")),
        ("b", "b", "play", BINOKEL, Intent("rank", rank="J")),
        ("5", "5", "trump", BINOKEL, Intent("offer", 4)),
        ("n", "n", "auction", RANKS, Intent("redeal")),
        ("v", "v", "play", RANKS, Intent("shoot")),
        ("r", "r", "play", GERMAN, Intent("accuse")),
    ],
)
def test_keys(key: str, sign: str | None, duty: Duty, ranks: dict[str, str], meant: Intent | None) -> None:
    """A key means the same everywhere but for digits in lists and the printed ranks of a language."""
    assert intent(key, sign, duty, ranks) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("letters", ["tui-ranks", "tui-keys-german"])
def test_commands_are_printed_on_no_card(lang: Language, letters: str) -> None:
    """No letter is both a command and a rank, in either language, with French and with German cards."""
    ranks = rank_letters(texts(lang)(letters))
    commands = set("xhupms?gclfi+-nvr")
    assert not commands & set(ranks)
    for sign in commands:
        found = intent(sign, sign, "play", ranks)
        assert found is not None
        assert found.name != "rank"
