"""Analysing games of the toy, well or not; run as `python -m tests.server.toy_analysis_process WAY FOLDER`.

In the folder a file is made for each process that starts; one that waits goes on when there is a file `go`.
"""

import os
import sys
import time
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
    main()
