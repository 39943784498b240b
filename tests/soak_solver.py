"""The solver against trying every line of play: endings of every pack under every duty, compiled and in CPython.

    python tests/soak_solver.py [--endings 2000] [--share 0.01] [--seed N] [--packs 48 80 …] [--runner compiled|pure]

Drawn are 2 to 4 hands, up to six cards each, before a trick or in the middle of one, any trump and none, any side, four
ways of counting. The seed is printed first; with it the run can be repeated. Exit code 1 when a value differs.
"""

import argparse
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from binocle.search.solver import Solver  # noqa: E402 - only now the tests can be imported from anywhere
from tests.endings import DUTIES, PACKS, compare  # noqa: E402


def main(argv: Sequence[str] | None = None) -> int:
    """Run the soak."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--endings", type=int, default=2_000, help="of each pack and duty")
    parser.add_argument("--share", type=float, default=1.0, help="a share of them, such as 0.01")
    parser.add_argument("--seed", type=int, help="drawn and printed when it is not given")
    parser.add_argument("--packs", nargs="+", default=list(PACKS), choices=list(PACKS), metavar="PACK")
    parser.add_argument("--runner", nargs="+", default=["compiled", "pure"], choices=["compiled", "pure"])
    asked = parser.parse_args(argv)
    seed = secrets.randbelow(10**9) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    number = max(1, round(asked.endings * asked.share))
    started = time.monotonic()
    done = 0
    for runner in asked.runner:
        solver = Solver(1, compiled=runner == "compiled")
        if runner == "compiled" and not solver.compiled:
            print("no compiler here: only CPython")
            continue
        for pack in asked.packs:
            for duty in DUTIES:
                try:
                    done += compare(f"{seed} {runner}", pack, duty, number, solver)
                except AssertionError as error:
                    print(error, file=sys.stderr)
                    print(f"again: python tests/soak_solver.py --seed {seed} --packs {pack} --runner {runner}")
                    return 1
            print(f"{runner} {pack}: {done} endings so far, {time.monotonic() - started:.0f} s", flush=True)
    print(f"{done} endings, no value differs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
