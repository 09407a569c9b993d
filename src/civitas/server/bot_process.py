"""A process that thinks for bots: questions come in on one line each, answers go out on one line each.

It gets a position that the bot's seat cannot tell from the real one, so there is no secret here to be found. A bot may
remember what it saw: it lives as long as this process, unless so many others have been asked since. Run as
`python -m civitas.server.bot_process MOST`.
"""

import os
import signal
import sys
from typing import BinaryIO

import msgspec

import civitas
from civitas import bots
from civitas.bots import Bot
from civitas.server.recent import Recent

NICE = 10
"""People are served first: on a machine with few cores, bots think when server and browser have nothing to do."""


class Question(msgspec.Struct):
    """What would this bot do?"""

    table_id: str
    seat: int
    seq: int
    title: str
    bot: str
    seed: int
    position: dict[str, object]


class Answer(msgspec.Struct):
    """What the bot would do, having seen the table up to this seq."""

    table_id: str
    seat: int
    seq: int
    action: int


class Mind:
    """The bots that have been asked lately, so many at most."""

    def __init__(self, most: int) -> None:
        self._bots: Recent[tuple[str, int, str], Bot] = Recent(most)

    def answer(self, question: Question) -> Answer:
        """Let the bot choose."""
        position = civitas.title(question.title).load(question.position)
        action = self._bot(question).choose(position.perspective(question.seat))
        return Answer(question.table_id, question.seat, question.seq, action)

    def _bot(self, question: Question) -> Bot:
        key = question.table_id, question.seat, question.bot
        return self._bots.get_or_make(
            key, lambda: bots.bot(question.title, question.bot, question.seed, bots.TABLE_SECONDS)
        )


def think(questions: BinaryIO, answers: BinaryIO, most: int) -> None:
    """Answer until nobody asks any more."""
    mind, read = Mind(most), msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(mind.answer(read.decode(line))) + b"\n")
        answers.flush()


def main(most: int) -> None:
    """Think on standard input and output; what bots print goes to standard error.

    Ctrl-C reaches every process of the terminal, but is meant for the server, which ends this one itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    think(sys.stdin.buffer, answers, most)


if __name__ == "__main__":
    main(int(sys.argv[1]))
