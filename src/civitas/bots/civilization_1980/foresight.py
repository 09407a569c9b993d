"""Foresight: manners of playing tried for a few rounds in imagined worlds, so that the best can be adopted."""

from civitas.bots.civilization_1980.features import features
from civitas.bots.civilization_1980.manner import PLAIN, Manner
from civitas.bots.civilization_1980.outlook import advantage
from civitas.bots.civilization_1980.playing_on import Course
from civitas.bots.search.network import Network
from civitas.core.position import Position
from civitas.games.civilization_1980.model import Civilization1980

NATIONS_FRAME = "ChoiceOfNation"
FEW = 4
"""Players up to whom the last one's choice of a nation is thought of; with more it would take too long at the table."""
WON = 10.0
"""A game that is over, measured like what was learned."""


def promise(world: Position, seat: int, manner: Manner, last_round: int, value: Network | None = None) -> float:
    """What comes of a manner by the time the cities of a round are built, if all others play plainly."""
    p = world.clone()
    assert isinstance(p, Civilization1980)
    manners = [PLAIN] * p.players
    manners[seat] = manner
    Course(p, manners).play_until(last_round)
    return advantage(p, seat) if value is None else learned(p, seat, value)


def learned(p: Civilization1980, seat: int, value: Network) -> float:
    """What a position promises a seat by what was learned from games."""
    if p.result is not None:
        return WON if seat in p.result.winners else -WON
    return value.output(features(p, seat))


def deeds(world: Position, seat: int, manner: Manner) -> tuple[int, ...]:
    """What the seat would do in the phase that it is asked in, by this manner."""
    p = world.clone()
    assert isinstance(p, Civilization1980)
    course, done = Course(p, [manner] * p.players), []
    frame = p.frames[-1].name()
    while not p.is_over and (p.asked() >> seat) & 1 and p.frames[-1].name() == frame:
        action = course.answer(seat)
        done.append(action)
        p.play(seat, action)
    return tuple(done)


def different(world: Position, seat: int, manners: list[Manner]) -> list[Manner]:
    """Those manners that do different things now, the first of each."""
    found: dict[tuple[int, ...], Manner] = {}
    for manner in manners:
        found.setdefault(deeds(world, seat, manner), manner)
    return list(found.values())


def best_manner(
    worlds: list[Position], seat: int, manners: list[Manner], last_round: int, value: Network | None = None
) -> Manner:
    """The manner that promises most on average; of equal ones the first."""
    best, most = manners[0], -1e9
    for manner in manners:
        total = 0.0
        for world in worlds:
            total += promise(world, seat, manner, last_round, value)
        if total > most:
            best, most = manner, total
    return best


def best_nation(world: Position, seat: int, choices: list[int], last_round: int) -> int:
    """The nation that promises most, whatever the one who chooses last makes of it."""
    best, most = choices[0], -1e9
    for choice in choices:
        after = world.clone()
        after.play(seat, choice)
        answered(after, last_round)
        value = promise(after, seat, PLAIN, last_round)
        if value > most:
            best, most = choice, value
    return best


def answered(p: Position, last_round: int) -> None:
    """Let the last seat that has no nation yet take the one that promises it most."""
    assert isinstance(p, Civilization1980)
    if p.players <= FEW and p.frames[-1].name() == NATIONS_FRAME and p.nation.count(-1) == 1:
        last = p.nation.index(-1)
        p.play(last, best_action([p], last, p.legal(last), PLAIN, last_round))


def best_action(
    worlds: list[Position], seat: int, actions: list[int], manner: Manner, last_round: int, value: Network | None = None
) -> int:
    """The answer that promises most on average if the seat goes on in this manner; of equal ones the first."""
    best, most = actions[0], -1e9
    for action in actions:
        total = 0.0
        for world in worlds:
            after = world.clone()
            after.play(seat, action)
            total += promise(after, seat, manner, last_round, value)
        if total > most:
            best, most = action, total
    return best
