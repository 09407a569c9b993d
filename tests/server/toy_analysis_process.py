"""Analysing games of the toy, well or not; run as `python -m tests.server.toy_analysis_process WAY FOLDER`.

In the folder a file is made for each process that starts, and for each number that it has heard; one that waits goes on
when there is a file `go`.
"""

import io
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from civitas.bots import BotEntry, registry
from civitas.core.position import Perspective
from civitas.server.analysis_process import main
from tests.server.only_toy import only_toy
from tests.toy import TOY


class Waiting:
    """A bot that decides when it may."""

    def __init__(self, go: Path) -> None:
        self.go = go

    def choose(self, perspective: Perspective) -> int:
        """The first legal action."""
        while not self.go.exists():
            time.sleep(0.02)
        return perspective.legal()[0]


class Orders(io.BufferedReader):
    """Standard input, which says what of it was taken."""

    def __init__(self, folder: Path) -> None:
        super().__init__(io.FileIO(sys.stdin.fileno(), closefd=False))
        self.folder = folder

    def __iter__(self) -> Iterator[bytes]:
        """The lines; whoever wants the next one has taken the last one."""
        while line := self.readline():
            yield line
            (self.folder / f"heard-{int(line)}").touch()


if __name__ == "__main__":
    only_toy()
    way, folder = sys.argv[1], Path(sys.argv[2])
    (folder / f"process-{os.getpid()}").touch()
    registry.names(TOY.id)
    registry.register(BotEntry("*", "random", 0, lambda seed: Waiting(folder / "go")))
    if way == "dies":
        os._exit(1)
    if way == "garbage":
        sys.stdout.write("garbage\n")
        sys.exit(0)
    sys.stdin = io.TextIOWrapper(Orders(folder))
    main()
