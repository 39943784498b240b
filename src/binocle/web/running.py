"""One server for one folder: who is second is told where the first one is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Final

from binocle.errors import BinocleError

NAME: Final = "binocle.lock"


class RunningAlreadyError(BinocleError):
    """A server is running on this folder; `address` is where it says it is, empty when it does not say."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(f"a server is running on {folder} already" + (f": {address}" if address else ""))
        self.address = address


class Lock:
    """Held as long as the process lives, however it ends."""

    def __init__(self, folder: Path) -> None:
        """Take the folder.

        Raises:
            RunningAlreadyError: another process has it.
            OSError: the folder cannot be written.
        """
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / NAME).open("a+", encoding="utf-8")
        if not _take(file):
            file.seek(1)
            address = file.read().strip()
            file.close()
            raise RunningAlreadyError(folder, address)
        self._file: Final = file

    def say(self, address: str) -> None:
        """Write down where this server is, for those who come second."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(f" {address}\n")
        self._file.flush()

    def release(self) -> None:
        """Give the folder back."""
        self._file.close()


def _take(file: IO[str]) -> bool:
    """Lock the first byte of a file, if nobody has it. The address stands behind that byte, where all may read it."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - exists on Windows only

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - exists elsewhere only

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    os.set_inheritable(file.fileno(), False)
    return True
