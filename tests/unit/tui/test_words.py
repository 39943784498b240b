"""Events, situations and actions in sentences, in both languages."""

import doctest
import random
from collections.abc import Iterator

import pytest

from binocle.cards import Card
from binocle.game.actions import (
    CALL_OUT,
    DRAW,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    Action,
    Bid,
    Bury,
    Dix,
    Meld,
    NameTrump,
    Play,
)
from binocle.game.events import (
    AuctionWon,
    Called,
    CardsBuried,
    ClaimedOut,
    DealBooked,
    DixTaken,
    Drawn,
    GaveUp,
    HandDealt,
    Melded,
    MeldsLaid,
    Played,
    SeatEvent,
    TrickTaken,
    TrumpNamed,
    WidowTaken,
)
from binocle.game.public import Settlement, Shown, Trick
from binocle.game.views import Budget, Decision, Refusal, View
from binocle.locale import LANGUAGES, Language
from binocle.players import make
from binocle.rules import names
from binocle.seats import CHANCE, OVER
from binocle.table import Advice, Pausing, TakenBack
from binocle.tui import typed, words
from binocle.tui.words import Words
from tests.strategies import choose, game_of, next_deal

NAMES = ("Eva", "Anna", "Bert", "Clara")


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their texts."""
    return tuple(Card(piece) for piece in text.split())


def speaker(line: str, lang: Language, me: int | None = 0) -> Words:
    """The words of one reader."""
    game = game_of(line)
    return Words(game, lang, NAMES[: game.setting.players], me)


def views(line: str, seed: int, deals: int = 2) -> Iterator[tuple[View, SeatEvent | None]]:
    """What seat 0 sees and is told in a random game."""
    game, rng = game_of(line), random.Random(seed)
    state = game.start()
    while (turn := game.to_act(state)) != OVER and not (turn == CHANCE and state.deal_no >= deals):
        action = next_deal(game, state, rng) if turn == CHANCE else choose(rng, game.legal(state, turn))
        step = game.apply(state, turn, action)
        state = step.state
        for event in step.events:
            yield game.view(state, 0), event.seen_by(0)
        yield game.view(state, 0), None


@pytest.mark.parametrize("module", [words, typed])
def test_examples_in_docstrings(module: object) -> None:
    """The examples come out as printed."""
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried > 0
    assert failed == 0


SETTLEMENT = Settlement("made", (100, 40), (150, 100), 20, (250, -260), (1250, 90), 1000, winner=0)

SAID: list[tuple[str, int | None, SeatEvent, str, str]] = [
    ("midwest", 0, Called(1, 260), "Anna bids 260.", "Anna bietet 260."),
    ("midwest", 0, Called(0, 1260), "You bid 1,260.", "Du bietest 1.260."),
    ("midwest", 0, Called(0, 0), "You pass.", "Du passt."),
    ("midwest", None, Called(0, 0), "Eva passes.", "Eva passt."),
    (
        "midwest",
        0,
        AuctionWon(2, 300),
        "Bert wins the auction and plays for 300.",
        "Bert gewinnt das Reizen und spielt für 300.",
    ),
    (
        "midwest",
        0,
        WidowTaken(1, cards("AS TD QH")),
        "Anna takes the widow: A♠ T♦ Q♥.",
        "Anna nimmt die Witwe auf: A♠ 10♦ D♥.",
    ),
    (
        "midwest",
        0,
        WidowTaken(1, None),
        "Anna takes the widow without showing it.",
        "Anna nimmt die Witwe auf, ohne sie zu zeigen.",
    ),
    ("midwest", 0, CardsBuried(1, 3, 0, None), "Anna has buried 3 cards.", "Anna hat 3 Karten gedrückt."),
    (
        "midwest",
        1,
        CardsBuried(1, 1, 1, cards("9S")),
        "You have buried 9♠. One of them is an ace or a trump, for want of other cards.",
        "Du hast 9♠ gedrückt. Darunter ist ein Ass oder Trumpf, weil andere Karten fehlten.",
    ),
    ("midwest", 0, TrumpNamed(0, "H", held=True), "You name hearts trump.", "Du nennst Herz als Trumpf."),
    (
        "midwest",
        0,
        TrumpNamed(1, "C", held=False),
        "Anna names clubs trump. The marriage in that suit is missing, so the contract is lost.",
        "Anna nennt Kreuz als Trumpf. Das Paar in dieser Farbe fehlt, damit ist die Ansage verloren.",
    ),
    (
        "midwest",
        0,
        MeldsLaid(1, (Shown(1, "royal-marriage", cards("QS KS"), 40), Shown(1, "dix", cards("9S"), 10)), 50),
        "Anna lays down royal marriage K♠ Q♠ (40), dix 9♠ (10): 50 points.",
        "Anna legt aus: Trumpfpaar K♠ D♠ (40), Dix 9♠ (10). Das macht 50 Punkte.",
    ),
    ("midwest", 0, MeldsLaid(0, (), 0), "You have nothing to meld.", "Du hast nichts zu melden."),
    (
        "two-handed",
        0,
        Melded(Shown(1, "marriage", cards("QH KH"), 20)),
        "Anna melds marriage with K♥ Q♥: 20 points.",
        "Anna meldet Paar mit K♥ D♥: 20 Punkte.",
    ),
    (
        "two-handed",
        0,
        Melded(Shown(0, "dix", cards("9H"), 10)),
        "The dix 9♥ earns you 10 points.",
        "Die Dix 9♥ bringt dir 10 Punkte.",
    ),
    ("two-handed", 0, DixTaken(1, Card("AH")), "Anna exchanges the dix for A♥.", "Anna tauscht die Dix gegen A♥."),
    (
        "two-handed",
        0,
        Drawn(0, Card("KS"), 5),
        "You draw K♠. 5 cards are left to draw.",
        "Du ziehst K♠. 5 Karten sind noch zu ziehen.",
    ),
    (
        "two-handed",
        0,
        Drawn(1, None, 1),
        "Anna draws a card. One card is left to draw.",
        "Anna zieht eine Karte. Eine Karte ist noch zu ziehen.",
    ),
    (
        "two-handed",
        0,
        Drawn(1, Card("9H"), 0),
        "Anna draws 9♥. The stock is gone.",
        "Anna zieht 9♥. Der Talon ist leer.",
    ),
    (
        "two-handed",
        0,
        Played(1, Card("QS"), tabled=True),
        "Anna plays Q♠ from the table.",
        "Anna spielt D♠ vom Tisch.",
    ),
    ("partners", 0, Played(0, Card("QS"), tabled=False), "You play Q♠.", "Du spielst D♠."),
    (
        "partners",
        0,
        TrickTaken(Trick(1, cards("AS TS KS 9S"), 0, 21)),
        "You win the trick: 21 points.",
        "Der Stich geht an dich: 21 Punkte.",
    ),
    (
        "partners",
        0,
        TrickTaken(Trick(1, cards("9S 9S 9H 9H"), 1, 1)),
        "Anna wins the trick: one point.",
        "Der Stich geht an Anna: ein Punkt.",
    ),
    ("midwest", 0, GaveUp(0), "You give up.", "Du gibst auf."),
    (
        "bicycle",
        0,
        ClaimedOut(1, right=True),
        "Anna claims the mark, and has reached it.",
        "Anna beansprucht die Zielmarke und hat sie erreicht.",
    ),
    (
        "bicycle",
        0,
        ClaimedOut(0, right=False),
        "You claim the mark, but you have not reached it.",
        "Du beanspruchst die Zielmarke, hast sie aber nicht erreicht.",
    ),
    (
        "bicycle",
        0,
        ClaimedOut(0, right=None),
        "You claim the mark; you must win one more trick to be counted.",
        "Du beanspruchst die Zielmarke; gezählt wird, sobald du noch einen Stich gewinnst.",
    ),
    (
        "partners",
        0,
        DealBooked(SETTLEMENT),
        "The contract is made. You and your partner have won the game!",
        "Die Ansage ist erfüllt. Du und dein Mitspieler habt die Partie gewonnen!",
    ),
    (
        "partners",
        1,
        DealBooked(SETTLEMENT),
        "The contract is made. Your opponents have won the game.",
        "Die Ansage ist erfüllt. Die Gegner haben die Partie gewonnen.",
    ),
    (
        "partners",
        None,
        DealBooked(SETTLEMENT),
        "The contract is made. Eva and Bert have won the game.",
        "Die Ansage ist erfüllt. Eva und Bert haben die Partie gewonnen.",
    ),
    (
        "bicycle",
        0,
        DealBooked(Settlement("played", (0, 0), (0, 0), 0, (0, 0), (1010, 1020), 1250)),
        "The deal has been played. Several have reached the mark, so it goes up to 1,250.",
        "Das Spiel ist zu Ende gespielt. Mehrere haben die Zielmarke erreicht, darum steigt sie auf 1.250.",
    ),
    (
        "two-handed",
        0,
        DealBooked(Settlement("played", (0, 0), (0, 0), 0, (0, 0), (1010, 1010), 1000, decider=True)),
        "The deal has been played. It is a tie. One more deal decides.",
        "Das Spiel ist zu Ende gespielt. Gleichstand. Ein weiteres Spiel entscheidet.",
    ),
    (
        "partners?pack.suits=german",
        0,
        Played(1, Card("QS"), tabled=False),
        "Anna plays Lf-Ov.",
        "Anna spielt Bl-O.",
    ),
    (
        "partners?pack.suits=german",
        0,
        TrumpNamed(1, "D", held=True),
        "Anna names bells trump.",
        "Anna nennt Schellen als Trumpf.",
    ),
]


@pytest.mark.parametrize(("line", "me", "event", "english", "german"), SAID)
def test_events(line: str, me: int | None, event: SeatEvent, english: str, german: str) -> None:
    """Each event is said in the reader's language, with the right person, number, and names of cards."""
    assert speaker(line, "en", me).event(event) == english
    assert speaker(line, "de", me).event(event) == german


def test_the_deal() -> None:
    """A new deal tells dealer, hand (trump first) and the card turned up; a spectator sees no hand."""
    dealt = HandDealt(2, 1, cards("AS QH KH"), Card("9H"))
    assert speaker("two-handed", "en").event(dealt) == (
        "Deal 2. Anna deals. Your hand: ♥ K Q  ♠ A. Turned up: 9♥. Trump: hearts."
    )
    assert speaker("two-handed", "de").event(dealt) == (
        "2. Spiel. Anna gibt. Dein Blatt: ♥ K D  ♠ A. Aufgeschlagen: 9♥. Trumpf ist Herz."
    )
    assert speaker("midwest", "en", None).event(HandDealt(1, 0, None, None)) == "Deal 1. Eva deals."


def test_every_outcome_has_a_sentence() -> None:
    """However a deal ends, there is a sentence for it."""
    for outcome in ("thrown-in", "played", "made", "set", "gave-up", "no-marriage", "claimed", "mid-deal"):
        booked = DealBooked(Settlement(outcome, (0, 0), (0, 0), 0, (0, 0), (0, 0), 1000))
        assert speaker("partners", "en").event(booked) != speaker("partners", "de").event(booked)


def test_score_sheet() -> None:
    """The sheet has a line for each side with sign, grouped numbers and a true minus, and the buried points."""
    assert speaker("partners", "en").sheet(SETTLEMENT) == (
        "You and Bert: melds 100, tricks 150, booked +250, total 1,250",
        "Anna and Clara: melds 40, tricks 100, booked −260, total 90",
        "Under the buried cards: 20",
    )
    assert speaker("partners", "de", 3).sheet(SETTLEMENT)[:2] == (
        "Eva und Bert: gemeldet 100, Stiche 150, angeschrieben +250, zusammen 1.250",
        "Du und Anna: gemeldet 40, Stiche 100, angeschrieben −260, zusammen 90",
    )


LABELS: list[tuple[Action, str, str]] = [
    (Bid(260), "Bid 260", "260 bieten"),
    (PASS, "Pass", "Passen"),
    (NameTrump("H"), "Name hearts trump", "Herz als Trumpf nennen"),
    (Bury(Card("TD")), "Bury T♦", "10♦ drücken"),
    (LAY_MELDS, "Lay down your melds", "Meldungen auslegen"),
    (DRAW, "Draw a card", "Eine Karte ziehen"),
    (Play(Card("JC")), "Play J♣", "B♣ spielen"),
    (GIVE_UP, "Give up this deal", "Dieses Spiel aufgeben"),
    (CALL_OUT, "Claim to have reached the mark", "Die Zielmarke beanspruchen"),
]


@pytest.mark.parametrize(("action", "english", "german"), LABELS)
def test_labels(action: Action, english: str, german: str) -> None:
    """Each action has a label in both languages."""
    view = next(view for view, _ in views("midwest", 1))
    assert speaker("midwest", "en").action(action, view) == english
    assert speaker("midwest", "de").action(action, view) == german


def test_labels_of_melds_tell_what_they_pay() -> None:
    """Two-handed, a meld's label names its cards, the best first, with the points that booking it brings."""
    game = game_of("two-handed")
    seen = 0
    for seed in range(12):
        rng = random.Random(seed)
        state = game.start()
        while (turn := game.to_act(state)) != OVER and not (turn == CHANCE and state.deal_no):
            legal = game.legal(state, turn)
            for action in legal:
                if isinstance(action, Meld | Dix):
                    after = game.apply(state, turn, action)
                    shown = [event.seen_by(turn) for event in after.events]
                    paid = next(event.meld.points for event in shown if isinstance(event, Melded))
                    label = Words(game, "en", NAMES[:2], turn).action(action, game.view(state, turn))
                    if not (isinstance(action, Dix) and action.tabled):
                        assert label.endswith(f"— {paid}")
                    seen += 1
            action = next_deal(game, state, rng) if turn == CHANCE else choose(rng, legal)
            state = game.apply(state, turn, action).state
    assert seen > 30


@pytest.mark.parametrize("line", [*names(), "bicycle?meld.per_trick=several&meld.moment=after"])
def test_labels_differ(line: str) -> None:
    """No two actions that can be chosen at the same time have the same label, in either language."""
    for view, event in views(line, 5, deals=3):
        if event is None and view.legal:
            for lang in LANGUAGES:
                labels = [speaker(line, lang).action(action, view) for action in view.legal]
                assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("line", names())
def test_whole_games_in_words(line: str) -> None:
    """Everything that happens in a game can be said, and no German sentence equals its English one."""
    english, german = speaker(line, "en"), speaker(line, "de")
    for view, event in views(line, 11):
        if event is not None:
            pair = english.event(event), german.event(event)
            assert pair[0] != pair[1]
            continue
        lines = (english.situation(view), german.situation(view))
        assert len(lines[0]) == len(lines[1])
        assert not set(lines[0]) & set(lines[1])
        assert not set(english.score(view)) & set(german.score(view))
        assert english.last_trick(view) != german.last_trick(view)


def test_situation() -> None:
    """The situation tells bids, contract, trump, melds, trick and hand, and whose turn it is."""
    lines = None
    for view, event in views("two-handed", 3):
        if event is None and view.to_act == 0 and getattr(view.phase, "cards", ()) and view.public.shown:
            lines = speaker("two-handed", "en").situation(view)
            break
    assert lines is not None
    text = "\n".join(lines)
    for piece in (
        "Deal 1, you deal.",
        "Trump: ",
        "Turned up: ",
        "Stock: ",
        "On the table before ",
        "is winning",
        "Your hand: ",
    ):
        assert piece in text, piece
    assert lines[-1] == "It is your turn."


def test_everything_a_table_sends() -> None:
    """Refusals, hints with their reasons, undo, pauses and score sheets are sentences too."""
    view = next(view for view, _ in views("midwest", 1))
    english, german = speaker("midwest", "en"), speaker("midwest", "de")
    assert "hearts" in english.body(Refusal("play/must-follow", {"suit": "H"}), view)[0]
    advice = Advice(Decision(Play(Card("QS")), why="why-only-card", facts={"card": "QS"}))
    assert english.body(advice, view) == ("Hint: Play Q♠", "Q♠ is the only card that may be played here.")
    assert german.body(advice, view)[0] == "Tipp: D♠ spielen"
    assert "D♠" in german.body(advice, view)[1]
    assert english.body(Advice(Decision(PASS, why="no such reason")), view) == ("Hint: Pass",)
    assert english.body(TakenBack(0), view) == ("You take back your last decision.",)
    assert german.body(Pausing("trick", None), view) == ("Der Stich ist vollständig.",)
    assert english.body(view, view) == english.situation(view)
    assert len(english.body(DealBooked(Settlement("set", (0,) * 3, (0,) * 3, 0, (0,) * 3, (0,) * 3, 1500)), view)) == 4


def test_reasons_of_players_can_be_told() -> None:
    """Every reason that the steady player gives in a game becomes a sentence in which no notation is left."""
    reasons = set()
    for line in names():
        player = make("steady", game_of(line))
        for view, event in views(line, 2, deals=1):
            if event is None and view.legal and view.to_act == 0:
                decision = player.decide(view, Budget(seed=1))
                for lang in LANGUAGES:
                    said = speaker(line, lang).advice(decision, view)
                    assert len(said) == 2, decision.why
                    assert not any(f" {card.value} " in f" {said[1]} " for card in Card if card.value[0] != "9")
                reasons.add(decision.why)
    assert len(reasons) > 8


@pytest.mark.rule("3B-DECK-01")
def test_german_suits_in_short() -> None:
    """With German suits all 32 cards have short names of their own, and a typed one is read back."""
    for lang in LANGUAGES:
        speak = speaker("partners?pack.suits=german", lang)
        shown = {speak.card(card): card for card in Card}
        assert len(shown) == 32
        assert all(typed.read_card(text.lower(), speak) == card for text, card in shown.items())
    speak = speaker("partners?pack.suits=german", "de")
    assert speak.hand(cards("QS AS TC")) == "Bl-A Bl-O  Ei-10"
