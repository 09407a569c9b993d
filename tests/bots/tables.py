"""Tables at which bots sit: scenarios in words, games played to the end, perspectives with nothing behind them."""

import copy
from typing import Any, cast

import civitas
from civitas.bots import Bot, bot
from civitas.core.losses import Loss
from civitas.core.position import Perspective, Position
from tests.bots.games import finish

TITLE = civitas.title("civilization-1980")


class Glass:
    """A perspective as a bot may know it: plain data, and no position behind it."""

    def __init__(self, perspective: Perspective) -> None:
        self.seat = perspective.seat
        self.space = perspective.space
        self.view = copy.deepcopy(perspective.view)
        self._actions = perspective.legal()
        self._losses = {action: perspective.loss(action) for action in self._actions}

    def legal(self) -> list[int]:
        """Every action the seat may play now."""
        return self._actions[:]

    def loss(self, action: int) -> Loss | None:
        """What an action would throw away for good."""
        return self._losses[action]


def behind_glass(position: Position, seat: int) -> Perspective:
    """What a seat sees, cut off from the position."""
    return cast(Perspective, Glass(position.perspective(seat)))


def steward(seed: int = 1) -> Bot:
    """A steward."""
    return bot(TITLE.id, "steward", seed)


def scenario(*players: str, phase: int, **entries: Any) -> Position:
    """A position in which the first player is asked something."""
    return TITLE.scenario({"players": list(players), "phase": phase, **entries})


def say(position: Position, seat: int, text: str) -> None:
    """Play an action given in words."""
    position.play(seat, TITLE.space.parse(text))


def choice(position: Position, seat: int = 0, player: Bot | None = None) -> str:
    """What the steward does here, in words."""
    return TITLE.space.text((player or steward()).choose(behind_glass(position, seat)))


def finish_question(position: Position, seat: int = 0, player: Bot | None = None) -> list[str]:
    """Let the steward act for a seat as long as the same question is open to it; what it did, in words."""
    player = player or steward()
    frame, done = _frame(position), []
    while seat in position.to_act and _frame(position) == frame:
        action = player.choose(behind_glass(position, seat))
        done.append(TITLE.space.text(action))
        position.play(seat, action)
    return done


def _frame(position: Position) -> str:
    question = position.perspective(None).view["question"]
    return str(question["frame"]) if question else ""


def play_out(line_up: list[str], seed: int, options: dict[str, object] | None = None) -> tuple[Position, list[int]]:
    """A whole game, and all its actions."""
    position = TITLE.new_game(players=len(line_up), seed=seed, options=options)
    bots = [bot(TITLE.id, name, seed + seat) for seat, name in enumerate(line_up)]
    return position, finish(position, bots)
