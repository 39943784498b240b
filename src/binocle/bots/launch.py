"""Start a program under limits: `python -I -S launch.py MEBIBYTES PROGRAM ARGUMENTS`. It knows nothing of Binocle.

Limits are set between fork and exec, where a process with threads must not run Python; so this small program runs there
instead, and becomes the other one.
"""

import contextlib
import os
import resource
import sys

CANNOT_START = 127


def main(argv: list[str]) -> None:
    """Set the limits and become the program; 127 when it cannot be started."""
    most = int(argv[0]) * 1024 * 1024
    for kind, limit in ((resource.RLIMIT_DATA, most), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(kind)[1]
        most_here = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        with contextlib.suppress(OSError, ValueError):  # a system without this limit plays without it
            resource.setrlimit(kind, (most_here, most_here))
    try:
        os.execvp(argv[1], argv[1:])  # noqa: S606 - to be that program is the purpose
    except OSError as error:
        sys.stderr.write(f"{argv[1]}: {error.strerror}\n")
        sys.exit(CANNOT_START)


if __name__ == "__main__":
    main(sys.argv[1:])
