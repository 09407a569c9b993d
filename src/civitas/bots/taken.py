"""What bots take in their games, and how often they win with it, as `bench/cards_played.py` has counted it."""

import json
from functools import cache
from importlib import resources
from typing import NamedTuple

from civitas.core.events import Event

FOLDER = resources.files("civitas.bots").joinpath("played")
REPLACED = "old"
"""The argument of events that names what a new thing took the place of."""


class Taken(NamedTuple):
    """Of so many games: in how many somebody took a thing, how many seats did, and how many of those won."""

    games: int
    seats: int
    won: int


class Played(NamedTuple):
    """What was counted, in how many games of how many players, and who played them."""

    games: int
    players: int
    bot: str
    things: dict[str, Taken]


@cache
def played(title_id: str) -> Played | None:
    """What was counted for a title; None where nobody has."""
    file = FOLDER.joinpath(f"{title_id}.json")
    if not file.is_file():
        return None
    found = json.loads(file.read_text(encoding="utf-8"))
    things = {thing: Taken(*numbers) for thing, numbers in found["things"].items()}
    return Played(found["games"], found["players"], found["bot"], things)


def named_in(event: Event, messages: tuple[str, ...]) -> list[str]:
    """The things that an event of one of these messages says its seat has taken; what everybody hears of only."""
    if event.message not in messages or not event.visible_to(None) or not isinstance(event.arguments.get("seat"), int):
        return []
    return [value for key, value in event.arguments.items() if isinstance(value, str) and key != REPLACED]
