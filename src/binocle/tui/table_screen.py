"""The table: keys in, commands to the table out, and whatever comes back onto the screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic

from textual.timer import Timer

from binocle.cards import ColourScheme
from binocle.game.actions import Action, AskRedeal, CallOut, ClaimRevoke, GiveUp, Shoot
from binocle.game.events import CardsHanded, DealBooked, DixTaken, Drawn, HandDealt, SeatEvent, WidowTaken
from binocle.game.views import Decision, Refusal, SettledView, View
from binocle.locale import Texts
from binocle.table import Act, Advice, Begin, Body, Continue, Hint, Join, Pausing, TakenBack, Undo
from binocle.tui.board import SheetScreen
from binocle.tui.faces import Look
from binocle.tui.host import Host
from binocle.tui.keys import Intent, intent
from binocle.tui.list_screen import Listing, ListScreen
from binocle.tui.menu_screen import MenuScreen
from binocle.tui.page_screen import Page, PageScreen
from binocle.tui.pages import melds_page
from binocle.tui.paint import Sheet
from binocle.tui.picking import PICKS, Picking, Single, rank_letters
from binocle.tui.render import Scene, Tone, table_sheet
from binocle.tui.screen_words import ScreenWords
from binocle.tui.table_pages import help_pages, score_sheet
from binocle.tui.texting import names_of

NEWS_SHOWN = 24
"""So much news may find room on a tall screen."""
FAULT_SHOWN = 6.0
"""Seconds that a lost move of a computer player is told, whatever happens meanwhile."""

RIGHTS: dict[str, tuple[str, type[Action]]] = {
    "redeal": ("n", AskRedeal),
    "give-up": ("g", GiveUp),
    "shoot": ("v", Shoot),
    "claim": ("c", CallOut),
}
"""Rights that cannot be withdrawn, so that their key has to be pressed twice: the key and the action."""


@dataclass(frozen=True, slots=True)
class Note:
    """An answer to a key: the text and what it is to be filled with, so that it follows the language."""

    key: str
    facts: Mapping[str, str | float] = field(default_factory=dict)


class TableScreen(SheetScreen[str]):
    """One game. Ends with `new` or `quit`; the game itself is in its record all the time."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.pick = Picking(host.game)
        self.news: deque[SeatEvent | TakenBack] = deque(host.told, maxlen=NEWS_SHOWN)
        self.answer: Refusal | Advice | tuple[Decision, ...] | Note | None = None
        self.tone: Tone = "plain"
        self.fresh: tuple[int, ...] = ()
        self.last_trick = False
        self._armed = ""
        self._timer: Timer | None = None
        self._keep_answer = 0.0
        self._sheet_due = False

    # ------------------------------------------------------------------------------------------ what is seen
    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat, the person's own as `You`."""
        return names_of(self.mine.say, self.host.game.setting.players, self.host.me)

    @property
    def words(self) -> ScreenWords:
        """The sentences in the language of the moment."""
        return ScreenWords(self.host.game, self.mine.lang, self.names, self.host.me)

    def look(self, width: int, height: int) -> Look:
        """How the table is drawn now."""
        return Look(
            self.mine.say, self.mine.settings.scheme, width, height, self.names, self.host.me, self.words.german
        )

    def draw(self, width: int, height: int) -> Sheet:
        """The whole table."""
        if self.pick.view is None:
            return Sheet(width, height)
        return table_sheet(self.look(width, height), self.host.game, self.pick, self.scene())

    def scene(self) -> Scene:
        """News, what is due, the last answer and the keys."""
        words, view = self.words, self.pick.view
        assert view is not None
        match self.answer:
            case Refusal():
                note = words.refusal(self.answer)
            case Advice():
                note = ". ".join(words.advice(self.answer.decision, view))
            case Note():
                note = self.mine.say(self.answer.key, **self.answer.facts)
            case tuple():
                note = words.picks(self.answer, view)
            case _:
                note = ""
        log = [" ".join(words.body(n, view)) if isinstance(n, TakenBack) else words.news(n) for n in self.news]
        return Scene(
            log=log,
            prompt=words.due(view, self.host.pausing),
            note=note,
            tone=self.tone,
            keys=self.keys(),
            fixed_keys=[("?", self.mine.say("tui-foot-help")), ("Esc", self.mine.say("tui-foot-menu"))],
            new=self.fresh,
            last_trick=self.last_trick,
            show_melds=self.host.pausing == "melds",
        )

    def keys(self) -> list[tuple[str, str]]:
        """The keys that mean something now, the most useful first."""
        say, pick = self.mine.say, self.pick
        by_duty = {
            "auction": [("Enter", "bid"), ("x", "pass")],
            "trump": [("↑↓", "choose"), ("Enter", "go-on")],
            "bury": [("←→", "card"), ("␣", "pick"), ("Enter", "bury")],
            "pass": [("←→", "card"), ("␣", "pick"), ("Enter", "pass-on")],
            "hand-out": [("←→", "card"), ("␣", "pick"), ("Enter", "hand-out")],
            "lay": [("Enter", "lay")],
            "meld": [("↑↓", "choose"), ("Enter", "meld"), ("x", "draw")],
            "play": [("←→", "card"), ("Enter", "play")],
        }
        found = by_duty.get(pick.duty, [("Enter", "hurry")])
        if self.host.pausing:
            found = [("Enter", "go-on")]
        found = [*found, *((key, name) for name, (key, kind) in RIGHTS.items() if pick.right(kind))]
        if pick.right(ClaimRevoke):
            found = [*found, ("r", "accuse")]
        usual = [("h", "hint"), ("u", "undo"), ("p", "last"), ("m", "melds"), ("s", "score")]
        found = [*found, *usual]
        return [(key, say(f"tui-foot-{name}")) for key, name in found]

    # ------------------------------------------------------------------------------------------ going on
    def on_mount(self) -> None:
        """Sit down and begin."""
        super().on_mount()
        self.host.instant = self.mine.settings.instant
        self.host.think_aside()
        # A record that ends with the game has no more news, but a sheet that says who won.
        self._sheet_due = isinstance(self.host.view.phase, SettledView)
        self.host.tell(Join(self.host.me))
        self.host.tell(Begin())
        self.go_on()

    def go_on(self) -> None:
        """Let everything happen that is due, and come back when something else is."""
        for body in self.host.run(monotonic()):
            self.hear(body)
        for seat, fault in self.host.take_faults():
            why = self.mine.say("why-fault", fault=fault)
            self.answer, self.tone = Note("why-fault-of", {"name": self.names[seat], "why": why}), "refused"
            self._keep_answer = monotonic() + FAULT_SHOWN
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self.host.wake_at is not None:
            self._timer = self.set_timer(max(0.0, self.host.wake_at - monotonic()), self.go_on)
        self.redraw()
        if self._sheet_due and (self.host.pausing == "deal" or self.host.over):
            self._sheet_due = False
            self.mine.push_screen(PageScreen([self._score_page()], undo=self._take_back), self._after_sheet)

    def hear(self, body: Body) -> None:
        """One piece of news."""
        match body:
            case View():
                moved = self.pick.view is not None and body.seq != self.pick.view.seq
                if moved and monotonic() >= self._keep_answer:
                    self.answer, self.tone = None, "plain"
                self.pick.look(body)
            case Refusal():
                self.answer, self.tone = body, "refused"
            case Advice():
                self.answer, self.tone = body, "hint"
                self.pick.follow(body.decision.action)
            case Pausing():
                pass
            case TakenBack():
                self.news = deque((*self.host.told, body), maxlen=NEWS_SHOWN)
            case _:
                self.news.append(body)
                self._mark(body)

    def _mark(self, body: SeatEvent) -> None:
        """Remember which cards are new in the hand, and that a sheet is to be shown."""
        me = self.host.me
        match body:
            case HandDealt():
                self.fresh = ()
            case Drawn() if body.seat == me and body.card is not None:
                self.fresh = (*self.fresh, body.card.kind)
            case DixTaken() if body.seat == me:
                self.fresh = (*self.fresh, body.card.kind)
            case WidowTaken() if body.declarer == me and body.cards is not None:
                self.fresh = tuple(card.kind for card in body.cards)
            case CardsHanded() if body.receiver == me and body.cards is not None:
                self.fresh = tuple(card.kind for card in body.cards)
            case DealBooked():
                self._sheet_due = True
            case _:
                pass

    def _after_sheet(self, _: None) -> None:
        if self.host.over:
            self.dismiss("new")
        elif self.host.pausing:
            self.host.tell(Continue(self.host.me))
            self.go_on()

    def _take_back(self) -> str:
        """Take back the last decision, at the table or at the score sheet; says why when that cannot be."""
        self.answer, self.tone = None, "plain"
        self.host.tell(Undo(self.host.me))
        self._sheet_due = False
        self.go_on()
        return self._refused()

    def _refused(self) -> str:
        """Why the last wish was refused; empty when it was not."""
        return self.words.refusal(self.answer) if isinstance(self.answer, Refusal) else ""

    def act(self, actions: tuple[Action, ...]) -> None:
        """Send actions one after the other; a refused one ends the row."""
        for action in actions:
            seq = self.host.view.seq
            self.answer, self.tone = None, "plain"
            if not isinstance(action, Single):
                self.fresh = ()
            self.host.tell(Act(self.host.me, seq, action))
            self.go_on()
            if self.host.view.seq == seq:
                break

    # ------------------------------------------------------------------------------------------ keys
    def press(self, key: str, sign: str | None) -> None:
        """Do what the key means."""
        letters = self.mine.say("tui-keys-german" if self.words.german else "tui-ranks")
        meant = intent(key, sign, self.pick.duty, rank_letters(letters))
        if not isinstance(self.answer, Advice | tuple):  # a hint stays while one walks to the card
            self.answer, self.tone = None, "plain"
            self.redraw()
        if meant is None:
            return
        armed, self._armed = self._armed, ""
        if meant.name != "last":
            self.last_trick = False
        self.do(meant, armed)
        self.redraw()

    def do(self, meant: Intent, armed: str = "") -> None:
        """Carry out an intent; `armed` is a right that was asked for by the key before."""
        pick = self.pick
        match meant.name:
            case "step":
                pick.step(meant.number)
            case "edge":
                pick.edge(last=meant.number > 0)
            case "rank":
                pick.rank(meant.rank)
            case "suit":
                pick.suit(meant.number)
            case "browse":
                pick.browse(meant.number)
            case "bid":
                pick.bid(meant.number)
            case "offer" if meant.number < len(pick.offers):
                pick.choose(meant.number)
                self.act(pick.actions())
            case "enter" | "space":
                self._confirm(space=meant.name == "space")
            case "pass":
                self.act(pick.passing())
            case "hint":
                self._hint()
            case "undo":
                self._take_back()
            case "last":
                self.last_trick = not self.last_trick
            case "give-up" | "claim" | "redeal" | "shoot":
                self._use_right(meant.name, armed)
            case _:
                self._elsewhere(meant.name)

    def _confirm(self, *, space: bool) -> None:
        """Enter or space: go on in a pause, pick or bury, else choose what is under the finger."""
        pick, host = self.pick, self.host
        if host.pausing:
            host.hurry()
            host.tell(Continue(host.me))
            self.go_on()
        elif pick.duty in PICKS and (space or len(pick.picked) < pick.due):
            self._pick(space=space)
        elif pick.actions():
            self.act(pick.actions())
        elif host.wake_at is not None:
            host.hurry()
            self.go_on()
        else:
            self.answer, self.tone = Note("tui-note-not-now"), "plain"

    def _pick(self, *, space: bool) -> None:
        """Space picks the card under the finger or puts it back; Enter wants all that are due."""
        pick = self.pick
        held, left = pick.held, pick.due - len(pick.picked)
        if not space:
            self.answer, self.tone = Note("tui-note-more-to-pick", {"count": left}), "refused"
        elif held is None or pick.cursor in pick.picked:
            self._toggle()
        elif not left:
            self.answer, self.tone = Note("tui-note-enough-picked", {"count": pick.due}), "refused"
        elif not held.legal:
            self.act((pick.single(held),))
        else:
            self._toggle()

    def _toggle(self) -> None:
        self.pick.toggle()
        self.answer, self.tone = None, "plain"

    def _hint(self) -> None:
        """What a computer player would do; of cards to be picked, those that are still due beside the picked ones."""
        pick, host = self.pick, self.host
        if pick.duty not in PICKS or host.pausing:
            host.tell(Hint(host.me))
            self.go_on()
            return
        if len(pick.picked) == pick.due:
            self.answer, self.tone = Note(f"tui-{pick.duty}-ready"), "hint"
            return
        advice = tuple(host.ahead([pick.single(pick.cards[n]) for n in pick.picked], pick.due))
        if not advice:
            self.answer, self.tone = Note("tui-note-put-back"), "refused"
            return
        self.answer, self.tone = advice, "hint"
        pick.follow(advice[0].action)

    def _use_right(self, name: str, armed: str) -> None:
        """Give up, call out, promise all or ask for a redeal: only at the second press."""
        actions = self.pick.right(RIGHTS[name][1])
        if not actions:
            self.answer, self.tone = Note("tui-note-no-right"), "refused"
        elif armed == name:
            self.act(actions)
        else:
            self._armed = name
            self.answer, self.tone = Note(f"tui-note-again-{name}"), "hint"

    def _accuse(self) -> None:
        """Ask who is said to have failed a duty; the claim is judged at once (HR-26)."""
        accused = [action.seat for action in self.pick.right(ClaimRevoke) if isinstance(action, ClaimRevoke)]
        if not accused:
            self.answer, self.tone = Note("tui-note-no-right"), "refused"
            return

        def listing(say: Texts) -> Listing:
            items = [("", say("tui-accuse-nobody")), *((str(seat), self.names[seat]) for seat in accused)]
            return Listing(say("tui-accuse"), items, say("tui-accuse-note"))

        self.mine.push_screen(ListScreen(listing), self._accused)

    def _accused(self, seat: str | None) -> None:
        if seat:
            self.act((ClaimRevoke(int(seat)),))

    def _elsewhere(self, name: str) -> None:
        """Keys that change the look or open a page."""
        match name:
            case "accuse":
                self._accuse()
            case "language":
                self.mine.switch_language()
            case "four":
                scheme = self.mine.switch_colours()
                self.answer, self.tone = Note(f"tui-note-{scheme}"), "plain"
            case "pace":
                self.host.instant = self.mine.switch_pace()
                self.answer, self.tone = Note("tui-note-instant" if self.host.instant else "tui-note-paced"), "plain"
                self.host.hurry()
                self.go_on()
            case "melds":
                self.mine.push_screen(PageScreen([self._melds_page(), self._score_page()]))
            case "score":
                self.mine.push_screen(PageScreen([self._score_page(), self._melds_page()]))
            case "help":
                self.mine.push_screen(
                    PageScreen(help_pages(self.host.game.rules, lambda: (self.mine.say, self.mine.settings.scheme)))
                )
            case "menu":
                self.mine.push_screen(MenuScreen(str(self.host.file)), self._chosen)

    def _chosen(self, item: str | None) -> None:
        """What was chosen in the menu."""
        if item in ("new", "quit"):
            self.dismiss(item)
        elif item in ("language", "four", "pace", "help"):
            self._elsewhere(item)
            self.redraw()

    def click(self, name: str, number: int) -> None:
        """A card or a line: the first click puts the finger there, the second chooses."""
        if name == "card":
            again = number == self.pick.cursor and not self.pick.on_offers
            self.pick.point(number)
            if again or self.pick.duty in PICKS:
                self._confirm(space=True)
        elif number < 0 or self.pick.duty == "auction":
            self.act(self.pick.passing() if number < 0 else self.pick.actions())
        else:
            self.do(Intent("offer", number))
        self.redraw()

    def _score_page(self) -> Page:
        return score_sheet(self.host, lambda: self.words, self._look)

    def _melds_page(self) -> Page:
        return Page("tui-page-melds", lambda _: melds_page(self._look(), self.host.view))

    def _taste(self) -> tuple[Texts, ColourScheme]:
        return self.mine.say, self.mine.settings.scheme

    def _look(self) -> Look:
        return self.look(*self.app.size)
