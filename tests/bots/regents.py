"""Tables of A New Dawn at which regents sit, with the automated player or without it."""

import civitas
from civitas.bots import Bot, bot, seating
from civitas.core.dice import Dice
from civitas.games.new_dawn.model import NewDawn
from tests.bots.games import finish
from tests.bots.windows import behind_glass

TITLE = civitas.title("new-dawn")

Options = dict[str, object]


def regent(seed: int = 1) -> Bot:
    """A regent."""
    return bot(TITLE.id, "regent", seed)


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
    return position, finish(position, bots)


def stumble(people: int, seed: int, options: Options, rounds: int, whims: int = 3) -> set[str]:
    """Some rounds in which every so manieth action is a regent's, a new one each time; the questions it answered."""
    position = new_game(people, seed, options)
    chance, dice = bot(TITLE.id, "random", seed), Dice.seeded(seed)
    answered: set[str] = set()
    while not position.is_over and position.round <= rounds:
        seat = position.to_act[0]
        action = chance.choose(position.perspective(seat))
        if dice.below(whims) == 0:
            answered.add(position.frames[-1].name())
            action = regent(len(answered)).choose(behind_glass(position, seat))
            assert action in position.legal(seat)
        position.play(seat, action)
    return answered
