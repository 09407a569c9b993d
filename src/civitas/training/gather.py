"""Self-play for learning: line-ups of all levels, of sparring partners, of odd tastes and of what is being learned."""

from random import Random
from typing import Any, NamedTuple, TypedDict

import civitas
from civitas.arena.match import bot_seed, make_bot
from civitas.bots import Bot
from civitas.bots.search.network import network_of
from civitas.bots.skills import player_of, skill_of
from civitas.training.samples import play_noted

CANDIDATE = "candidate"
"""Plays by what has been learned so far."""
ODD = "odd"
"""Plays by the rules of thumb with a random liking for something: nobody else would try it."""
NOISE = (0.0, 0.0, 0.02, 0.05, 0.1)
ODD_WIDTH = 2
LIKINGS = 4
LIKING = 0.12


class Plan(NamedTuple):
    """How games are played for learning; the same everywhere."""

    title: str
    bots: tuple[str, ...]
    """From whom seats are drawn: names, `candidate` and `odd`; more often if named more often."""
    players: tuple[int, ...]
    """From what the number of players is drawn, likewise."""
    options: dict[str, object]
    width: int
    value: dict[str, Any] | None
    """The numbers of what has been learned so far."""


class NotedGame(TypedDict):
    """One game as it is kept."""

    game: int
    players: int
    bots: list[str]
    samples: list[list[Any]]
    """Seat, progress, features, margin, win and whether the turn was its own, of each sample."""


def play_for_learning(seed: int, plan: Plan) -> NotedGame:
    """The game of a seed."""
    chance = Random(seed)
    skill = skill_of(plan.title)
    players = chance.choice(plan.players)
    options = {**chance.choice(skill.settings()), **plan.options}
    people = players - len(civitas.title(plan.title).automated_seats(players, options))
    names = [chance.choice(plan.bots) for _ in range(people)]
    bots = [make_player(plan, name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    samples = play_noted(plan.title, options, bots, skill, seed, chance.choice(NOISE))
    return {"game": seed, "players": players, "bots": names, "samples": [list(each) for each in samples]}


def make_player(plan: Plan, name: str, seed: int) -> Bot:
    """Somebody who plays for learning."""
    if name == CANDIDATE and plan.value is not None:
        return player_of(skill_of(plan.title, value=network_of(plan.value)), plan.width, seed)
    if name in (CANDIDATE, ODD):
        return player_of(skill_of(plan.title, taste=odd_taste(plan.title, seed)), ODD_WIDTH, seed)
    return make_bot(plan.title, name, seed)


def odd_taste(title_id: str, seed: int) -> list[tuple[int, float]]:
    """Random likings and dislikes of a few things that the seat itself can have."""
    chance = Random(seed)
    own = [place for place, name in enumerate(skill_of(title_id).names()) if name.startswith("own_")]
    return [(place, chance.gauss(0.0, LIKING)) for place in chance.sample(own, min(LIKINGS, len(own)))]
