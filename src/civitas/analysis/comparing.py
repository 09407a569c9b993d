"""One decision compared with what a bot would have done, from nothing but what its seat knew."""

import zlib
from statistics import fmean, stdev
from typing import NamedTuple

from civitas.analysis.findings import Comparison, Verdict, Way
from civitas.analysis.playing_on import played_on
from civitas.analysis.wording import told_action
from civitas.bots import bot
from civitas.bots.estimates import chances_in, learned
from civitas.bots.reason_types import Reason
from civitas.bots.reasons import reason
from civitas.bots.skills import skill_of
from civitas.core.dice import Dice
from civitas.core.position import Perspective, Position
from civitas.core.telling import Said

LEAST = 0.03
"""A difference below this is never called a mistake: the estimate itself is not that exact."""
CLEARLY = 2.0
"""A difference is clear if it is so many times as large as what luck and hidden things may make of it."""
STUDENT = (12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13)
"""By how many standard errors a mean of so few (two, three, ...) may be off, in 19 of 20 cases."""
DIGITS = 4


class Depth(NamedTuple):
    """How much is spent on a decision: in how many imagined worlds both ways are played on."""

    worlds: int = 8


class Decision(NamedTuple):
    """A decision of a game: after how many moves, in which round, the position, who decided and what."""

    number: int
    round: int
    position: Position
    seat: int
    action: int


def compare(title_id: str, decision: Decision, bot_name: str, seed: int, depth: Depth) -> Comparison:
    """What was done beside what a new bot of this name would have done.

    The seed and the number of the decision give all of chance, so that no comparison depends on any other.
    """
    perspective = decision.position.perspective(decision.seat)
    mixed = zlib.crc32(f"{seed} {decision.number}".encode())
    player = bot(title_id, bot_name, mixed)
    advised = player.choose(perspective)
    lines = {advised: reason(perspective, player, Dice.seeded(mixed), advised)}
    if decision.action not in lines:
        other = bot(title_id, bot_name, mixed)
        lines[decision.action] = reason(perspective, other, Dice.seeded(mixed), decision.action)
    chances = {
        action: _chances(title_id, perspective, each["line"], mixed, depth.worlds) for action, each in lines.items()
    }
    ways = {action: _way(perspective, each, mixed, chances[action]) for action, each in lines.items()}
    difference, margin = _difference(chances[advised], chances[decision.action])
    is_same = advised == decision.action
    return Comparison(
        decision.number,
        decision.round,
        decision.seat,
        ways[decision.action],
        ways[advised],
        _rounded(difference),
        _rounded(margin),
        "same" if is_same else _verdict(difference, margin),
    )


def _way(perspective: Perspective, found: Reason, mixed: int, chances: list[float]) -> Way:
    action = perspective.space.text(found["line"][0])
    line = _told_line(perspective, found["line"], mixed)
    return Way(action, line, found["changes"], _rounded(fmean(chances)) if chances else None)


def _told_line(perspective: Perspective, line: list[int], mixed: int) -> list[Said]:
    """The actions of a line in the world in which it was thought of."""
    world, seat = perspective.imagine(Dice.seeded(mixed)), perspective.seat
    assert seat is not None
    told = []
    for action in line:
        told.append(told_action(world.perspective(seat), action))
        world.play(seat, action)
    return told


def _chances(title_id: str, perspective: Perspective, line: list[int], mixed: int, worlds: int) -> list[float]:
    """The seat's chance at the end of its turn in each of so many imagined worlds, the same ones for every line.

    In every other world only the first action is that of the line and quick answers follow: a difference that hangs on
    what comes after the decision is to be seen as uncertain.
    """
    network, seat = learned(title_id), perspective.seat
    assert seat is not None
    if network is None:
        return []
    skill, found = skill_of(title_id), []
    for number in range(worlds):
        world = perspective.imagine(Dice.seeded(mixed + number))
        world.silence()
        played_on(skill, world, seat, line[:1] if number % 2 else line)
        found.append(chances_in(skill, network, world)[seat])
    return found


def _difference(advised: list[float], done: list[float]) -> tuple[float | None, float | None]:
    """By how much one way is better than the other, world by world, and how far the mean of that may be off."""
    if not advised:
        return None, None
    differences = [one - other for one, other in zip(advised, done, strict=True)]
    if len(differences) < 2:
        return differences[0], None
    off = STUDENT[min(len(differences) - 2, len(STUDENT) - 1)]
    return fmean(differences), off * stdev(differences) / len(differences) ** 0.5


def _verdict(difference: float | None, margin: float | None) -> Verdict:
    """A mistake is only named one where the difference is clear."""
    if difference is None:
        return "untold"
    if margin is None or abs(difference) < max(LEAST, CLEARLY * margin):
        return "even"
    return "mistake" if difference > 0 else "better"


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)
