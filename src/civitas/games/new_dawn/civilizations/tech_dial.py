"""The tech dial and the focus cards it brings (R7)."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.civilization import with_entry
from civitas.games.new_dawn.facts.agendas import DIAL_FOR_TECHNOPHILE, TECHNOPHILE
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS
from civitas.games.new_dawn.facts.terrain import PACKAGE
from civitas.games.new_dawn.map.pieces import allow_caravans
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import complete

_DIAL = read_facts(PACKAGE, "data/constants.toml")["tech_dial"]

LAST_SPACE: Final[int] = int(_DIAL["last_space"])
AFTER_LAST: Final[int] = int(_DIAL["after_last_space"])
LEVEL_AT: Final[dict[int, int]] = {int(entry["space"]): int(entry["level"]) for entry in _DIAL["level_spaces"]}
"""The level spaces and the levels they bring (R7.2-a)."""


def turn_dial(p: NewDawn, seat: int, spaces: int) -> list[int]:
    """Advance the dial of a seat; the levels of the spaces reached or passed, in order (R7.3-a)."""
    c = p.civs[seat]
    way = dial_way(p, c.dial, spaces)
    for space in way:
        c.dial = space
        if space == DIAL_FOR_TECHNOPHILE:
            complete(p, seat, TECHNOPHILE)
    if not p.is_silent:
        p.tell("dial-turned", "R7.1-a", {"seat": seat, "count": len(way), "dial": c.dial})
    return levels_on(way)


def dial_way(p: NewDawn, start: int, spaces: int) -> list[int]:
    """The spaces that a dial meets when it advances; behind the last one the count goes on from an earlier one."""
    way: list[int] = []
    dial = start
    while len(way) < spaces:
        is_last = dial == LAST_SPACE
        dial = AFTER_LAST if is_last else dial + 1
        way.append(dial)
        if is_last and p.setting.dial_stops:
            break
    return way


def levels_on(way: list[int]) -> list[int]:
    """The levels of the spaces met, in order (R7.3-a)."""
    return [LEVEL_AT[space] for space in way if space in LEVEL_AT]


def replace_card(p: NewDawn, seat: int, slot: int, card: int, rule: str) -> None:
    """Put a new focus card into a slot; all that lies there stays, the old card leaves the game (R7.4-a)."""
    c = p.civs[seat]
    cards = AUTOMA_CARDS if seat == p.automa else FOCUS_CARDS
    old = cards[c.row[slot]]
    new = cards[card]
    c.row = with_entry(c.row, slot, card)
    c.deck &= ~(1 << card)
    if not p.is_silent:
        p.tell("card-replaced", rule, {"seat": seat, "card": new.name, "old": old.name, "slot": slot + 1})
    allow_caravans(p, seat, new.caravans)
