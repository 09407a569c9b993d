"""Tables of A New Dawn at which envoys sit, with the automated player or without it."""

from typing import cast

import civitas
from civitas.bots import Bot, bot, seating
from civitas.core.dice import Dice
from civitas.core.position import Perspective, Position
from civitas.core.verbs import ActionSpace
from civitas.games.new_dawn.model import NewDawn

TITLE = civitas.title("new-dawn")

Options = dict[str, object]


def envoy(seed: int = 1) -> Bot:
    """An envoy."""
    return bot(TITLE.id, "envoy", seed)


class Window:
    """A perspective as a bot may know it: what a seat may do and imagine, with no way to the position behind it."""

    __slots__ = ("imagine", "legal", "seat", "space")

    def __init__(self, perspective: Perspective) -> None:
        self.seat: int | None = perspective.seat
        self.space: ActionSpace = perspective.space
        self.legal = perspective.legal
        self.imagine = perspective.imagine


def behind_glass(position: Position, seat: int) -> Perspective:
    """What an envoy needs of a position."""
    return cast(Perspective, Window(position.perspective(seat)))


def new_game(people: int, seed: int, options: Options) -> NewDawn:
    """A new game for so many people, beside the automated player if the options want it."""
    players, _ = seating(TITLE, people, options)
    position = TITLE.new_game(players=players, seed=seed, options=options)
    assert isinstance(position, NewDawn)
    return position


def play_out(line_up: list[str], seed: int, options: Options | None = None) -> tuple[NewDawn, list[int]]:
    """A whole game, and all its actions."""
    position = new_game(len(line_up), seed, options or {})
    bots = [bot(TITLE.id, name, seed * 10 + seat) for seat, name in enumerate(line_up)]
    actions = []
    while not position.is_over:
        seat = position.to_act[0]
        action = bots[seat].choose(position.perspective(seat))
        actions.append(action)
        position.play(seat, action)
    return position, actions


def stumble(people: int, seed: int, options: Options, rounds: int, whims: int = 3) -> set[str]:
    """Some rounds in which every so manieth action is an envoy's, a new one each time; the questions it answered."""
    position = new_game(people, seed, options)
    chance, dice = bot(TITLE.id, "random", seed), Dice.seeded(seed)
    answered: set[str] = set()
    while not position.is_over and position.round <= rounds:
        seat = position.to_act[0]
        action = chance.choose(position.perspective(seat))
        if dice.below(whims) == 0:
            answered.add(position.frames[-1].name())
            action = envoy(len(answered)).choose(behind_glass(position, seat))
            assert action in position.legal(seat)
        position.play(seat, action)
    return answered
