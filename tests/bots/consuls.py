"""Tables of Civilization (2010) at which consuls sit: what they say to a situation, and games from their beginning."""

import civitas
from civitas.bots import Bot, bot
from civitas.core.dice import Dice
from civitas.games.civilization_2010.model import Civilization2010
from tests.bots.windows import behind_glass
from tests.games.civilization_2010.situation import Situation

TITLE = civitas.title("civilization-2010")

Options = dict[str, object]
FOR_EVER = 1000
"""Turns; no game takes so many."""


def consul(seed: int = 1) -> Bot:
    """A consul."""
    return bot(TITLE.id, "consul", seed)


def decide(s: Situation, player: int = 0, seed: int = 1) -> str:
    """What a consul says for the player who is asked, in words."""
    seat = player - 1 if player else s.position.to_act[0]
    return TITLE.space.text(consul(seed).choose(behind_glass(s.position, seat)))


def finish_question(s: Situation, most: int = 20) -> list[str]:
    """Let a consul answer as long as the same question is put to the same player; what it said, in words."""
    asked, question, said = s.asked, s.question, list[str]()
    while (s.asked, s.question) == (asked, question) and not s.position.is_over:
        said.append(decide(s, asked[0]))
        s.play(said[-1], by=asked[0])
        assert len(said) <= most
    return said


def finish_part(s: Situation, most: int = 60) -> list[str]:
    """Let consuls play until the part of the player on turn is over; what this player said, in words."""
    active, phase, said = s.position.active, s.phase, list[str]()
    while (s.position.active, s.phase) == (active, phase) and not s.position.is_over:
        player = s.asked[0]
        text = decide(s, player)
        if player == active + 1:
            said.append(text)
        s.play(text, by=player)
        assert len(said) <= most
    return said


def new_game(players: int, seed: int, options: Options | None = None) -> Civilization2010:
    """A new game."""
    position = TITLE.new_game(players=players, seed=seed, options=options)
    assert isinstance(position, Civilization2010)
    return position


def play_out(
    line_up: list[str], seed: int, options: Options | None = None, turns: int = FOR_EVER
) -> tuple[Civilization2010, list[int]]:
    """A game to its end or for so many turns, and all its actions."""
    position = new_game(len(line_up), seed, options)
    bots = [bot(TITLE.id, name, seed * 10 + seat) for seat, name in enumerate(line_up)]
    actions = []
    while not position.is_over and position.turn <= turns:
        seat = position.to_act[0]
        action = bots[seat].choose(position.perspective(seat))
        actions.append(action)
        position.play(seat, action)
    return position, actions


def stumble(players: int, seed: int, options: Options, turns: int = FOR_EVER, whims: int = 8) -> set[str]:
    """A random game in which every so manieth action is a consul's, a new one each time; the questions it answered."""
    position = new_game(players, seed, options)
    chance, dice = bot(TITLE.id, "random", seed), Dice.seeded(seed)
    answered: set[str] = set()
    while not position.is_over and position.turn <= turns:
        seat = position.to_act[dice.below(len(position.to_act))]
        action = chance.choose(position.perspective(seat))
        if dice.below(whims) == 0:
            answered.add(position.frames[-1].name())
            action = consul(len(answered)).choose(behind_glass(position, seat))
            assert action in position.legal(seat)
        position.play(seat, action)
    return answered
