"""Tables of Through the Ages at which ministers sit: what they say to a situation, and whole games."""

import civitas
from civitas.bots import Bot, bot
from civitas.core.dice import Dice
from civitas.games.through_the_ages.model import ThroughTheAges
from tests.bots.games import finish
from tests.games.through_the_ages.situation import FIRST, NEW, Situation

__all__ = ["FIRST", "NEW", "decide", "finish_question", "finish_turn", "minister", "new_game", "play_out", "stumble"]


def minister(seed: int = 1, title: str = NEW) -> Bot:
    """A minister; the same one plays both editions."""
    return bot(title, "minister", seed)


def decide(s: Situation, player: int = 0, seed: int = 1) -> str:
    """What a minister says for the player who is asked, in words."""
    seat = player - 1 if player else s.position.to_act[0]
    return s.title.space.text(minister(seed).choose(s.position.perspective(seat)))


def finish_question(s: Situation, seed: int = 1) -> list[str]:
    """Let a minister answer as long as the same question is put to the same player; what it said, in words."""
    asked, question, said = s.asked, s.question, list[str]()
    while s.asked == asked and s.question == question:
        said.append(decide(s, asked[0], seed))
        s.play(said[-1], by=asked[0])
    return said


def finish_turn(s: Situation, seed: int = 1) -> list[str]:
    """Let ministers play until the turn of the player on turn is over; what this player said, in words."""
    active, number, said = s.position.active, s.position.round, list[str]()
    while (s.position.active, s.position.round) == (active, number) and not s.position.is_over:
        player = s.asked[0]
        text = decide(s, player, seed)
        if player == active + 1:
            said.append(text)
        s.play(text, by=player)
    return said


def new_game(title: str, players: int, seed: int, options: dict[str, object] | None = None) -> ThroughTheAges:
    """A new game."""
    position = civitas.title(title).new_game(players=players, seed=seed, options=options)
    assert isinstance(position, ThroughTheAges)
    return position


def play_out(
    title: str, line_up: list[str], seed: int, options: dict[str, object] | None = None
) -> tuple[ThroughTheAges, list[int]]:
    """A whole game, and all its actions."""
    position = new_game(title, len(line_up), seed, options)
    bots = [bot(title, name, seed * 10 + seat) for seat, name in enumerate(line_up)]
    return position, finish(position, bots)


def stumble(title: str, players: int, seed: int, options: dict[str, object], whims: int = 3) -> dict[str, int]:
    """A game of ministers in which every so manieth action is a random one; how often they answered each question."""
    position = new_game(title, players, seed, options)
    ministers = [minister(seat, title) for seat in range(players)]
    chance, dice = bot(title, "random", seed), Dice.seeded(seed)
    answered: dict[str, int] = {}
    while not position.is_over:
        seat = position.to_act[0]
        name = position.frames[-1].name()
        answered[name] = answered.get(name, 0) + 1
        action = ministers[seat].choose(position.perspective(seat))
        assert action in position.legal(seat)
        assert action != position.verbs.resign.code()
        position.play(seat, action if dice.below(whims) else chance.choose(position.perspective(seat)))
    return answered
