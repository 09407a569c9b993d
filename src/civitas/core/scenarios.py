"""What the scenarios of all titles have in common: what was agreed, dice and result, players, and complaints."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from civitas.core.dice import Dice
from civitas.core.entries import listing, mapping, number
from civitas.core.errors import BadOption, BadScenario, BrokenDump
from civitas.core.loading import load_dice, load_result
from civitas.core.position import Position

S = TypeVar("S")


def agreed(given: Mapping[str, Any], players: int, setting_for: Callable[[int, Mapping[str, object]], S]) -> S:
    """The setting of a scenario for so many players, with the options that it tells."""
    try:
        return setting_for(players, mapping(given, "options"))
    except BadOption as problem:
        raise BadScenario("options", str(problem)) from problem


def seeded_dice(given: Mapping[str, Any]) -> Dice:
    """Dice as the entry `seed` has them."""
    return Dice.seeded(number(given, "seed", 0, -(1 << 63), 1 << 63))


def load_dice_and_result(p: Position, given: Mapping[str, Any]) -> None:
    """How the dice stand and how the game ended, as only descriptions of running and finished games tell."""
    if "dice" in given:
        p.dice = load_dice(given["dice"])
    p.result = load_result(given.get("result"), p.players)


def player_entries(given: Mapping[str, Any], key: str, players: int) -> list[Mapping[str, Any]]:
    """The entry of every player from a list of them, an empty one if it is missing."""
    entries = listing(given, key)
    if len(entries) > players:
        raise BadScenario(key, f"there are {players} players")
    for seat, entry in enumerate(entries):
        if not isinstance(entry, Mapping):
            raise BadScenario(f"{key}[{seat + 1}]", "a record is expected")
    return [*entries, *[{} for _ in range(players - len(entries))]]


def complaint(problem: BrokenDump, players: int, records: str, entries: Mapping[str, str]) -> BadScenario:
    """What is wrong with a position, in the words of scenarios.

    `records` are those of the seats, which scenarios call civilizations and count from 1; `entries` tell what is stored
    under other names.
    """
    where, _, what = str(problem).partition(": ")
    for seat in range(players - 1, -1, -1):
        where = where.replace(f"{records}[{seat}]", f"civilizations[{seat + 1}]")
    name, bracket, rest = where.removeprefix("state.").partition("[")
    return BadScenario(f"{entries.get(name, name)}{bracket}{rest}", what)
