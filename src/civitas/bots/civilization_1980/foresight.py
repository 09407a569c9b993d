"""Foresight: manners of playing tried for a few rounds in imagined worlds, so that the best can be adopted."""

from civitas.bots.civilization_1980.manner import PLAIN, Manner
from civitas.bots.civilization_1980.outlook import advantage
from civitas.bots.civilization_1980.playing_on import Course
from civitas.core.position import Position
from civitas.games.civilization_1980.model import Civilization1980


def promise(world: Position, seat: int, manner: Manner, last_round: int) -> float:
    """What comes of a manner by the time the cities of a round are built, if all others play plainly."""
    p = world.clone()
    assert isinstance(p, Civilization1980)
    manners = [PLAIN] * p.players
    manners[seat] = manner
    Course(p, manners).play_until(last_round)
    return advantage(p, seat)


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


def best_manner(worlds: list[Position], seat: int, manners: list[Manner], last_round: int) -> Manner:
    """The manner that promises most on average; of equal ones the first."""
    best, most = manners[0], -1e9
    for manner in manners:
        total = 0.0
        for world in worlds:
            total += promise(world, seat, manner, last_round)
        if total > most:
            best, most = manner, total
    return best
