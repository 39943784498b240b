"""Readable playthroughs of every named rule set, and the order of legal actions in them.

    python tests/playthroughs/write.py            say which files differ; exit code 1 when one does
    python tests/playthroughs/write.py --write    write them anew

A change of behaviour shows as a change of these files, to be read before it is committed.
"""

import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from binocle.game import Game  # noqa: E402 - only now the tests can be imported from anywhere
from binocle.game.actions import (  # noqa: E402
    Action,
    Bid,
    CallOut,
    ClaimRevoke,
    Deal,
    Dix,
    GiveUp,
    Meld,
    Pass,
    Play,
    Shoot,
)
from binocle.game.public import Public  # noqa: E402
from binocle.game.state import Settled, State  # noqa: E402
from binocle.game.views import StockView, View  # noqa: E402
from binocle.record.notation import write_action  # noqa: E402
from binocle.seats import CHANCE, OVER  # noqa: E402
from tests.strategies import NAMES, game_of, next_deal  # noqa: E402

DATA = ROOT / "tests" / "data"
SEED = 1
DEALS = 2


def told(action: Action) -> str:
    """An action in a few words."""
    match action:
        case Deal():
            return "deal"
        case Dix(exchange=exchange, tabled=tabled):
            return f"dix {'exchange' if exchange else 'show'}{' from the table' if tabled else ''}"
        case Play():
            return write_action(action).removeprefix("play ")
        case _:
            return write_action(action)


def pick(rng: random.Random, legal: tuple[Action, ...]) -> Action:
    """A choice that shows much: melds when there are any, a bid or two, no claims."""
    melds = [action for action in legal if isinstance(action, Meld | Dix)]
    if melds:
        return rng.choice(melds)
    if isinstance(legal[0], Pass):
        return legal[0] if rng.random() < 0.6 or len(legal) == 1 else legal[1]
    return rng.choice([action for action in legal if not isinstance(action, GiveUp | Shoot | ClaimRevoke | CallOut)])


def listed(legal: tuple[Action, ...]) -> str:
    """All legal actions in their order; a ladder of bids by its ends."""
    bids = [action for action in legal if isinstance(action, Bid)]
    words = []
    for action in legal:
        if isinstance(action, Bid) and len(bids) > 4:
            if action is bids[0]:
                words.append(f"bid {bids[0].amount}..{bids[-1].amount} ({len(bids)})")
        else:
            words.append(told(action))
    return ", ".join(words)


def facts(before: Public, after: Public) -> list[str]:
    """The public values that a step has changed."""
    lines = []
    for field in Public.__struct_fields__:
        old, new = getattr(before, field), getattr(after, field)
        if old == new:
            continue
        if field == "calls" and new:
            lines.append(f"calls +{new[-1].seat}:{new[-1].bid or 'pass'}")
        elif field == "shown" and new:
            fresh = new[len(old) :] if len(new) > len(old) else new
            lines += [f"shown +{one.seat} {one.name} {' '.join(one.cards)} = {one.points}" for one in fresh]
        elif field == "tricks" and new:
            trick = new[-1]
            lines.append(f"trick {len(new)}: {' '.join(trick.cards)} led by {trick.leader}, to {trick.winner}")
        elif field == "widow":
            lines.append(f"widow {' '.join(new)}")
        else:
            lines.append(f"{field} {' '.join(map(str, new)) if isinstance(new, tuple) else new}")
    return lines


def seen(game: Game, state: State) -> list[str]:
    """Each seat's view in a line: what it holds, how much it may do, what lies before it."""
    lines = []
    for seat in range(game.setting.players):
        view: View = game.view(state, seat)
        assert view.hand is not None
        parts = [f"seat {seat}", " ".join(view.hand) or "-"]
        if view.buried:
            parts.append(f"buried {' '.join(view.buried)}")
        parts += [f"{one.giver} to {one.receiver}: {' '.join(one.cards)}" for one in view.handed]
        if isinstance(view.phase, StockView) and view.phase.sides[seat].tokens:
            tokens = view.phase.sides[seat].tokens
            parts.append("table " + " ".join(f"{game_card(token.kind)}{list(token.marks)}" for token in tokens))
        if view.legal:
            parts.append(f"{len(view.legal)} legal")
        lines.append(" | ".join(parts))
    return lines


def game_card(kind: int) -> str:
    """A kind as text."""
    return "789JQKTA"[kind & 7] + "SHDC"[kind >> 3]


def walked(name: str) -> list[tuple[State, int, Action, State]]:
    """The steps of the playthrough: state, seat, action, state."""
    game, rng = game_of(name), random.Random(f"{name} {SEED}")
    state, found = game.start(), []
    while (turn := game.to_act(state)) != OVER and not (turn == CHANCE and state.deal_no >= DEALS):
        action = next_deal(game, state, rng) if turn == CHANCE else pick(rng, game.legal(state, turn))
        after = game.apply(state, turn, action).state
        found.append((state, turn, action, after))
        state = after
    return found


def transcript(name: str) -> str:
    """Two deals of a set, step by step."""
    game = game_of(name)
    lines = [f"# {name}: {DEALS} deals, seed {SEED}"]
    for before, turn, action, after in walked(name):
        phase = type(after.phase).__name__
        who = "chance" if turn == CHANCE else f"seat {turn}"
        lines += ["", f"{after.seq}. {who}: {told(action)}", f"    {phase}, to act {game.to_act(after)}"]
        if isinstance(action, Deal):
            lines.append(f"    deal {after.deal_no}, dealer {after.dealer}")
            if action.upcard is not None:
                lines.append(f"    upcard {action.upcard}")
        start = Public() if isinstance(action, Deal) else before.public
        lines += [f"    {line}" for line in facts(start, after.public)]
        score = game.score(after)
        old = game.score(before)
        if (score.melds, score.tricks, score.totals) != (old.melds, old.tricks, old.totals):
            lines.append(f"    score melds {score.melds} tricks {score.tricks} totals {score.totals}")
        if isinstance(after.phase, Settled):
            found = after.phase.result
            lines.append(
                f"    {found.outcome}: change {found.change} totals {found.totals} mark {found.target}"
                f" buried {found.buried} winner {found.winner} decider {found.decider}"
            )
        lines += [f"    {line}" for line in seen(game, after)]
    return "\n".join(lines) + "\n"


def orders(name: str) -> str:
    """What every seat may do at each step of the playthrough, in canonical order."""
    game = game_of(name)
    lines = [f"# {name}: legal actions in canonical order, seed {SEED}"]
    for _, _, _, after in walked(name):
        for seat in range(game.setting.players):
            legal = game.legal(after, seat)
            if legal:
                lines.append(f"{after.seq} seat {seat}: {listed(legal)}")
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """Every file with what should stand in it."""
    found = {}
    for name in NAMES:
        found[DATA / "playthroughs" / f"{name}.txt"] = transcript(name)
        found[DATA / "order" / f"{name}.txt"] = orders(name)
    return found


def main(argv: list[str]) -> int:
    """Write the files, or compare them."""
    differing = 0
    for path, text in files().items():
        if "--write" in argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"differs: {path.relative_to(ROOT)}")
            differing = 1
    return differing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
