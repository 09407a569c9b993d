"""When an effect of Civilization (2010) works, how often, and what it costs, said around the effect itself."""

from typing import Final

from civitas.core.telling import Argument, Said, say, together
from civitas.games.civilization_2010.facts.terrain import ICONS, RESOURCES
from civitas.games.civilization_2010.facts.timing import ALWAYS, ONCE_PER_TURN, START_OF_TURN, TIMINGS


def effect(word: str, /, **arguments: Argument) -> Said:
    """An effect of the vocabulary."""
    return say(f"effect-{word}", **arguments)


def counted(*effects: tuple[str, int]) -> list[Said]:
    """Effects that are no more than a number; those of 0 do not exist."""
    return [effect(word, count=count) for word, count in effects if count]


def phase_name(timing: int) -> str:
    """A phase, or another time, as a name."""
    return f"phase-{TIMINGS[timing]}"


def at(when: str | Said, limit: int, what: Said) -> Said:
    """An effect behind the phase in which it works or behind what lets it work, and how often it does."""
    if limit == ALWAYS:
        return effect("at", when=when, effect=what)
    return effect("once-per-turn" if limit == ONCE_PER_TURN else "once-per-battle", when=when, effect=what)


def each_turn(what: Said) -> Said:
    """An effect that its owner uses once at the start of a turn."""
    return at(phase_name(START_OF_TURN), ONCE_PER_TURN, what)


def icons_said(icons: list[int]) -> Said:
    """Icons with their numbers; at least one."""
    return together([say(f"n-icon-{ICONS[icon]}", count=count) for icon, count in enumerate(icons) if count])


def resource_said(resource: int, count: int = 1) -> Said:
    """So many of a resource."""
    return say(f"n-resource-{RESOURCES[resource]}", count=count)


def either(parts: list[Said]) -> Said:
    """One of several things; at least two."""
    return say("n-either", one=together(parts[:-1]), other=parts[-1])


ROMAN: Final = "n-roman"
"""Numbers of levels."""


def roman(number: int) -> Said:
    """The number of a level as it is printed."""
    return say(ROMAN, number=number)
