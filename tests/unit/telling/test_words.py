"""Events, situations and actions in sentences, in both languages."""

import doctest
import random
from collections.abc import Iterator

import msgspec
import pytest

from binocle.cards import Card
from binocle.game.actions import (
    ASK_REDEAL,
    CALL_OUT,
    DRAW,
    DURCH,
    GIVE_UP,
    LAY_MELDS,
    PASS,
    SHOOT,
    Action,
    Bid,
    Bury,
    ClaimRevoke,
    Dix,
    Draw,
    HandOut,
    Meld,
    NameTrump,
    PassCard,
    Play,
)
from binocle.game.events import (
    AuctionWon,
    Called,
    CardsBuried,
    CardsHanded,
    ClaimedOut,
    DealBooked,
    DixTaken,
    Drawn,
    DurchAnnounced,
    GaveUp,
    HandDealt,
    Melded,
    MeldsLaid,
    MeldsVoid,
    Played,
    RedealAsked,
    RevokeJudged,
    SeatEvent,
    Shot,
    TrickTaken,
    TrumpNamed,
    WidowTaken,
)
from binocle.game.public import OUTCOMES, Settlement, Shown, Trick
from binocle.game.views import (
    AuctionView,
    Budget,
    BuryView,
    Decision,
    HandOutView,
    MeldingView,
    PassView,
    Refusal,
    StockView,
    TrickView,
    TrumpView,
    View,
)
from binocle.locale import LANGUAGES, Language
from binocle.players import make
from binocle.rules import names
from binocle.seats import CHANCE, OVER
from binocle.table import Advice, Pausing, TakenBack
from binocle.telling import words
from binocle.telling.words import Words
from binocle.tui import typed
from tests.strategies import choose, game_of, next_deal, some_names

NAMES = ("Eva", "Anna", "Bert", "Clara")
SETS = some_names(6, "words")


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
        "Bert gewinnt das Reizen und spielt um 300.",
    ),
    (
        "midwest",
        0,
        WidowTaken(1, cards("AS TD QH")),
        "Anna takes the widow: A♠ 10♦ Q♥.",
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
        "Anna ruft aus und hat die Zielmarke erreicht.",
    ),
    (
        "bicycle",
        0,
        ClaimedOut(0, right=False),
        "You claim the mark, but you have not reached it.",
        "Du rufst aus, hast die Zielmarke aber nicht erreicht.",
    ),
    (
        "bicycle",
        0,
        ClaimedOut(0, right=None),
        "You claim the mark; you must win one more trick to be counted.",
        "Du rufst aus; gezählt wird, sobald du noch einen Stich gewinnst.",
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
        "double-deck",
        0,
        Called(2, 700, 300),
        "Bert bids 700. The bid announces about 300 points in melds to the partner.",
        "Bert bietet 700. Das Gebot zeigt dem Partner Meldungen von etwa 300 Punkten an.",
    ),
    (
        "midwest",
        0,
        RedealAsked(1, cards("9S 9H JH")),
        "Anna shows ♠ 9  ♥ J 9 and asks for a new deal.",
        "Anna zeigt ♠ 9  ♥ B 9 und lässt neu geben.",
    ),
    (
        "binokel",
        0,
        DurchAnnounced(0),
        "You announce a Durch: every trick, without trump and without melds.",
        "Du sagst einen Durch an: alle Stiche, ohne Trumpf und ohne Meldungen.",
    ),
    ("partners", 0, CardsHanded(0, 2, 1, cards("QS")), "You give Bert Q♠.", "Du gibst Bert D♠."),
    ("partners", 2, CardsHanded(0, 2, 2, cards("QS KS")), "Eva gives you Q♠ K♠.", "Eva gibt dir D♠ K♠."),
    ("partners", 1, CardsHanded(0, 2, 3, None), "Eva gives Bert 3 cards.", "Eva gibt Bert 3 Karten."),
    (
        "partners",
        None,
        CardsHanded(0, 2, 1, cards("QS")),
        "Eva gives Bert one card. Q♠",
        "Eva gibt Bert eine Karte. D♠",
    ),
    (
        "partners",
        0,
        MeldsVoid(1, 40),
        "Your opponents’ melds (40 points) are too few to be laid down and do not count.",
        "Die Meldungen der Gegner (40 Punkte) sind zu wenig zum Auslegen und zählen nicht.",
    ),
    (
        "partners",
        0,
        MeldsVoid(0, 1),
        "Your side’s melds (one point) are too few to be laid down and do not count.",
        "Eure Meldungen (ein Punkt) sind zu wenig zum Auslegen und zählen nicht.",
    ),
    ("midwest", 0, Shot(1), "Anna promises every trick.", "Anna verspricht alle Stiche."),
    (
        "midwest",
        0,
        RevokeJudged(1, 2, right=True),
        "Anna claims that Bert has failed a duty. The claim is right, and the deal ends.",
        "Anna zeigt an, dass Bert falsch gespielt hat. Es stimmt, und das Spiel endet.",
    ),
    (
        "midwest",
        0,
        RevokeJudged(1, 0, right=False),
        "Anna claims that you have failed a duty. The claim is wrong, and play goes on.",
        "Anna zeigt an, dass du falsch gespielt hast. Es stimmt nicht, und das Spiel geht weiter.",
    ),
    (
        "binokel",
        0,
        MeldsLaid(1, (Shown(1, "pinochle", cards("QS JD"), 40),), 40),
        "Anna lays down binokel Lf-Ov Bl-Un (40): 40 points.",
        "Anna legt aus: Binokel Bl-O Sc-U (40). Das macht 40 Punkte.",
    ),
    (
        "neuralplay",
        0,
        DealBooked(Settlement("made", (10, 0), (15, 10), 0, (25, 10), (25, 10), 150)),
        "The contract is made.",
        "Die Ansage ist erfüllt.",
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
    for outcome in OUTCOMES:
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


def test_score_sheet_with_stakes() -> None:
    """What was paid and what lies in the pool stand at the end of the sheet, and only where money is played for."""
    paid = Settlement("gave-up", (0,) * 3, (0,) * 3, 0, (0,) * 3, (0,) * 3, 1500, paid=(-1, 0, 1), pool=7)
    assert speaker("midwest", "en").sheet(paid)[3:] == (
        "Stakes of this deal: You −1, Anna +0, Bert +1",
        "In the pool: 7",
    )
    assert speaker("midwest", "de").sheet(paid)[3:] == (
        "Einsätze dieses Spiels: Du −1, Anna +0, Bert +1",
        "In der Kasse: 7",
    )


def test_score_with_stakes_and_chips() -> None:
    """The score tells chips as they are kept, stakes so far, and the pool."""
    line = "midwest?money.kind=pool&money.keeping=countdown"
    view = next(view for view, _ in views(line, 1))
    assert speaker(line, "en").score(view)[3:] == (
        "Playing to 1,500.",
        "Chips left to give away: You 1,500, Anna 1,500, Bert 1,500",
        "Stakes so far: You −2, Anna −2, Bert −2",
        "In the pool: 6",
    )
    line = "midwest?money.keeping=bank"
    view = next(view for view, _ in views(line, 1))
    assert speaker(line, "de").score(view)[4:] == ("Chips aus der Bank: Du 0, Anna 0, Bert 0",)


LABELS: list[tuple[Action, str, str]] = [
    (Bid(260), "Bid 260", "260 bieten"),
    (PASS, "Pass", "Passen"),
    (NameTrump("H"), "Name hearts trump", "Herz als Trumpf nennen"),
    (Bury(Card("TD")), "Bury 10♦", "10♦ drücken"),
    (LAY_MELDS, "Lay down your melds", "Meldungen auslegen"),
    (DRAW, "Draw a card", "Eine Karte ziehen"),
    (Play(Card("JC")), "Play J♣", "B♣ spielen"),
    (GIVE_UP, "Give up this deal", "Dieses Spiel aufgeben"),
    (ASK_REDEAL, "Show your hand and ask for a new deal", "Das Blatt zeigen und neu geben lassen"),
    (DURCH, "Announce a Durch: every trick, without trump", "Durch ansagen: alle Stiche, ohne Trumpf"),
    (SHOOT, "Shoot the moon: promise every trick", "Alle Stiche versprechen"),
    (ClaimRevoke(2), "Claim that Bert has failed a duty", "Falschspiel von Bert anzeigen"),
    (CALL_OUT, "Claim to have reached the mark", "Ausrufen, dass die Zielmarke erreicht ist"),
]


@pytest.mark.parametrize(("action", "english", "german"), LABELS)
def test_labels(action: Action, english: str, german: str) -> None:
    """Each action has a label in both languages."""
    view = next(view for view, _ in views("midwest", 1))
    assert speaker("midwest", "en").action(action, view) == english
    assert speaker("midwest", "de").action(action, view) == german


def found(line: str, phase: type, seed: int = 1) -> View:
    """The first view of seat 0 in which it is to act in this phase."""
    for number in range(seed, seed + 50):
        for view, event in views(line, number):
            if event is None and view.to_act == 0 and isinstance(view.phase, phase):
                return view
    raise AssertionError(phase)


TASKS = [
    ("midwest", AuctionView, "bid or pass", "bieten oder passen"),
    ("midwest", TrumpView, "name trump", "Trumpf nennen"),
    ("midwest", BuryView, "bury 3 cards", "3 Karten drücken"),
    ("midwest", MeldingView, "lay down your melds", "Meldungen auslegen"),
    ("partners-passing", PassView, "pass 3 cards", "3 Karten schieben"),
    ("partners-widow", HandOutView, "hand out a card", "eine Karte weitergeben"),
]


@pytest.mark.parametrize(("line", "phase", "english", "german"), TASKS)
def test_turn_says_what_for(line: str, phase: type, english: str, german: str) -> None:
    """Whoever is on turn is told what to decide; the others only who is."""
    view = found(line, phase)
    assert speaker(line, "en").turn(view) == f"Your turn: {english}."
    assert speaker(line, "de").turn(view) == f"Du bist dran: {german}."
    other = msgspec.structs.replace(view, seat=1)
    assert speaker(line, "en", 1).turn(other) == f"{NAMES[0]} is to act."


def test_turn_with_a_stock_says_what_for() -> None:
    """Leading, following, melding and drawing are told apart."""
    said = {
        speaker("two-handed", "en").turn(view)
        for view, event in views("two-handed", 1)
        if event is None and view.to_act == 0
    }
    tasks = ("lead a card", "play a card", "meld or draw", "draw a card")
    assert said == {f"Your turn: {task}." for task in tasks}


def test_labels_of_cards_that_go_to_others() -> None:
    """Who gets a card is named: the partner, or the next seat that is due one of the widow."""
    view = found("partners-passing", PassView)
    assert speaker("partners-passing", "en").action(PassCard(Card("QS")), view) == "Pass Q♠ to Bert"
    assert speaker("partners-passing", "de").action(PassCard(Card("QS")), view) == "D♠ an Bert schieben"
    assert speaker("partners-passing", "de").still_due(view) == ["3 Karten sind noch an Bert zu schieben."]
    view = found("partners-widow", HandOutView)
    assert speaker("partners-widow", "en").action(HandOut(Card("QS")), view) == "Hand Q♠ to Anna"
    assert speaker("partners-widow", "de").action(HandOut(Card("QS")), view) == "D♠ an Anna geben"
    assert speaker("partners-widow", "en").still_due(view) == ["Still due a card of the widow: Anna, Bert, Clara"]
    view = found("hay?deal.last_choice=true", StockView)
    assert view.public.upcard is not None
    card = speaker("hay", "en").card(view.public.upcard)
    assert speaker("hay", "en").action(Draw(upcard=True), view) == f"Take the turned-up card {card}"


TYPED = [
    ("partners-passing", PassView, "pass QS", "schiebe DS", PassCard(Card("QS"))),
    ("partners-passing", PassView, "qs", "d♠", PassCard(Card("QS"))),
    ("partners-passing", PassView, "give QS", "gib DS", PassCard(Card("QS"))),
    ("partners-widow", HandOutView, "hand QS", "gib DS", HandOut(Card("QS"))),
    ("partners-widow", HandOutView, "QS", "DS", HandOut(Card("QS"))),
    ("partners", TrickView, "pass", "passe", PASS),
    ("partners", TrickView, "durch", "durchmarsch", DURCH),
    ("partners", TrickView, "redeal", "neugeben", ASK_REDEAL),
    ("partners", TrickView, "shoot", "verspreche", SHOOT),
    ("partners", TrickView, "take", "nimm", Draw(upcard=True)),
    ("partners?play.revoke=judged", TrickView, "revoke anna", "falsch Anna", ClaimRevoke(1)),
    ("two-handed?play.revoke=judged", TrickView, "revoke", "falschspiel", ClaimRevoke(1)),
]


@pytest.mark.parametrize(("line", "phase", "english", "german", "action"), TYPED)
def test_new_actions_are_typed(line: str, phase: type, english: str, german: str, action: Action) -> None:
    """Every action has its words in both languages, understood whatever language is spoken."""
    view = found(line, phase)
    for lang in LANGUAGES:
        for text in (english, german):
            assert typed.read(text, view.legal, view, speaker(line, lang)) == action


def test_a_claim_needs_a_name_where_several_can_be_meant() -> None:
    """Without a name, or with a wrong one, nobody is accused."""
    line = "partners?play.revoke=judged"
    view = found(line, TrickView)
    for text in ("revoke", "revoke nobody"):
        assert typed.read(text, view.legal, view, speaker(line, "en")) == typed.Puzzled("plain-which", {})
    view = found("partners", TrickView)
    puzzled = typed.read("revoke Anna", view.legal, view, speaker("partners", "en"))
    assert puzzled == typed.Puzzled("plain-nothing-like-it", {})


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


OPTIONS = (
    "midwest?deal.redeal=five-nines&score.shoot=1000&play.revoke=judged",
    "binokel?trump.durch=true&score.minimum_meld=50&score.short_meld=set&pack.suits=german",
    "partners?exchange.pass_cards=3&exchange.pass_order=at-once&play.revoke=judged&money.kind=direct",
    "double-deck?auction.meld_signals=true&score.minimum_meld=200&score.shoot=500&money.kind=pool",
    "hay?deal.last_choice=true&play.revoke=judged",
)
"""Rule lines in which much can happen that happens in few games."""


@pytest.mark.parametrize("line", [*SETS, *OPTIONS, "bicycle?meld.per_trick=several&meld.moment=after"])
def test_labels_differ(line: str) -> None:
    """No two actions that can be chosen at the same time have the same label, in either language."""
    for view, event in views(line, 5, deals=3):
        if event is None and view.legal:
            for lang in LANGUAGES:
                labels = [speaker(line, lang).action(action, view) for action in view.legal]
                assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("line", [*SETS, *OPTIONS])
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
    assert lines[-1] == "Your turn: play a card."


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
