"""Puzzles are found, not made: in games of bots, where a turn has one best answer that is not the nearest one."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from civitas.bots import bot
from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.core.title import Title
from civitas.puzzles.puzzle import Goal, Puzzle, Solution, figure_of
from civitas.puzzles.solving import Ways, greedy, ways

FEWEST_CHOICES = 5
FEWEST_OTHERS = 40
"""In so many positions at least the goal is missed."""
SHORTEST, LONGEST = 2, 8
MOST_POSITIONS = 6000
WORLDS = 3
LOOKED_AT = 0.25
"""So many of all decisions are looked at; fewer of a kind that was too much to look at the last times."""
MOST_OF_A_FIGURE = 4
MOST_OF_A_GAME = 2


class Search(NamedTuple):
    """Where to look: games of a bot from a seed on."""

    title: Title
    bot: str
    players: int
    first_seed: int
    question: str | None = None
    """Only where this is asked, by the name of its frame; None: whatever is asked."""


def find(search: Search, wanted: int, games: int) -> Iterator[Puzzle]:
    """So many puzzles, or as many as these games have, in the order in which they are found.

    Of each number there are a few; more only where these games have no others.
    """
    spare: list[Puzzle] = []
    figures: Counter[str] = Counter()
    wide: Counter[str] = Counter()
    for seed in range(search.first_seed, search.first_seed + games):
        of_game = 0
        for found in _in_game(search, seed, wide):
            if figures[found.goal.figure] >= MOST_OF_A_FIGURE:
                spare.append(found)
                continue
            figures[found.goal.figure] += 1
            of_game += 1
            yield found
            if figures.total() == wanted:
                return
            if of_game == MOST_OF_A_GAME:
                break
    yield from spare[: wanted - figures.total()]


def _in_game(search: Search, seed: int, wide: Counter[str]) -> Iterator[Puzzle]:
    """The puzzles of one game, where a part of its decisions is looked at; `wide` are questions with too many ways."""
    title = search.title
    position = title.new_game(players=search.players, seed=seed, options=title.playout_options())
    players = [bot(title.id, search.bot, seed * 16 + seat) for seat in range(search.players)]
    rng, moves = random.Random(seed), 0
    while not position.is_over:
        seat = position.to_act[0]
        question = position.frames[-1].name()
        is_wanted = position.to_act == [seat] and search.question in (None, question)
        is_looked_at = is_wanted and rng.random() < LOOKED_AT / (1 + wide[question])
        if is_looked_at and len(position.legal(seat)) >= FEWEST_CHOICES:
            looked = ways(position, seat, MOST_POSITIONS)
            wide[question] = 0 if looked.is_whole else wide[question] + 1
            yield from _in_position(position, seat, looked, {"seed": seed, "moves": moves})
        position.play(seat, players[seat].choose(position.perspective(seat)))
        moves += 1


def _in_position(position: Position, seat: int, looked: Ways, found: dict[str, int]) -> list[Puzzle]:
    """The puzzle of a position, if there is one: that with the longest answer."""
    if not looked.is_whole:
        return []
    made = [_puzzle(position, seat, looked, figure, found) for figure in looked.start]
    puzzles = [each for each in made if each is not None]
    return sorted(puzzles, key=lambda each: -len(each.solution.actions))[:1]


def _puzzle(position: Position, seat: int, looked: Ways, figure: str, found: dict[str, int]) -> Puzzle | None:
    best = looked.best(figure)
    if len(best) != 1 or not SHORTEST <= len(best[0].actions) <= LONGEST:
        return None
    value, actions = best[0].values[figure], best[0].actions
    if value <= looked.start[figure] or greedy(position, seat, figure) >= value:
        return None
    others = sum(each.values[figure] < value for each in looked.reached)
    if others < FEWEST_OTHERS or not _holds_everywhere(position, seat, actions, figure, value):
        return None
    space = position.space()
    return Puzzle(
        id=f"{figure}-{found['seed']}-{found['moves']}",
        seat=seat,
        goal=Goal(figure, value),
        scenario=position.describe(),
        solution=Solution([space.text(action) for action in actions]),
        others=others,
        found=found,
    )


def _holds_everywhere(position: Position, seat: int, actions: tuple[int, ...], figure: str, value: int) -> bool:
    """Whether the answer does the same in whatever the seat cannot see."""
    for number in range(WORLDS):
        world = position.perspective(seat).imagine(Dice.seeded(number))
        for action in actions:
            if action not in world.legal(seat):
                return False
            world.play(seat, action)
        if figure_of(world, figure, seat) != value:
            return False
    return True
