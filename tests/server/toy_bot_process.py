"""Thinking for bots of the toy, in one of several ways; run as `python -m tests.server.toy_bot_process WAY`."""

import os
import sys
import time
from pathlib import Path

from civitas.bots import BotEntry, registry
from civitas.core.position import Perspective
from civitas.server.bot_process import main
from tests.server.only_toy import only_toy
from tests.toy import TOY


class Misbehaving:
    """A bot that does not do what a bot should."""

    def __init__(self, way: str) -> None:
        self.way = way

    def choose(self, perspective: Perspective) -> int:
        """Die, hang, or name something that is not legal."""
        if self.way == "dies":
            os._exit(1)
        if self.way == "hangs":
            time.sleep(1000)
        if self.way == "raises":
            raise RuntimeError("no idea")
        if self.way == "prints":
            print("thinking aloud")
            return perspective.legal()[0]
        return 10**9 if self.way == "out-of-range" else next(a for a in range(99) if a not in perspective.legal())


if __name__ == "__main__":
    only_toy()
    way = sys.argv[1]
    if len(sys.argv) > 2:
        with Path(sys.argv[2]).open("a") as starts:
            starts.write(f"{os.getpid()}\n")
    if way == "garbage":
        sys.stdout.write("\n".join(["garbage"] * 1000))
        sys.exit(0)
    if way != "well":
        registry.names(TOY.id)
        registry.register(BotEntry(TOY.id, "random", 0, lambda seed: Misbehaving(way)))
        registry.register(BotEntry("*", "random", 0, lambda seed: Misbehaving(way)))
    main(most=200)
