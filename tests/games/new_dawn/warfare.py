"""Attacks: armed players, dice as they fall, and what both sides were worth."""

from typing import Any

from civitas.games.new_dawn.facts.city_states import CITY_STATES
from tests.games.new_dawn.situation import Situation, in_slot


def armed(card: str, slot: int, **entry: Any) -> dict[str, Any]:
    """The entry of a player whose military card lies in a slot, 1 to 5; the other cards are of level I."""
    return {"row": in_slot(card, slot), **entry}


def attack(s: Situation, space: str, die: int, reply: int) -> Situation:
    """Attack a space; the attacker rolls the first number, the defender the second."""
    s.dice(die, reply).play(f"attack {space}")
    return s


def fights(s: Situation) -> list[tuple[int, int]]:
    """Attack and defence of each fight so far, with dice and all bonuses, before tokens are spent."""
    return [(told["attack"], told["defence"]) for told in s.arguments("combat-rolled")]


def rolled(s: Situation) -> tuple[int, int]:
    """The same of the last fight."""
    return fights(s)[-1]


def bonus(s: Situation) -> int:
    """What was added to the last attack besides die, slot and military card."""
    return int(s.arguments("combat-rolled")[-1]["bonus"])


def strength(s: Situation) -> int:
    """What defended in the last fight, without the die."""
    return int(s.arguments("combat-rolled")[-1]["strength"])


def decisions(s: Situation) -> list[tuple[str, int, int]]:
    """How all attacks so far ended ("won" or "failed"), each with the final totals of attack and defence."""
    events = [event for event in s.log if event.message in ("attack-won", "attack-failed")]
    return [
        (
            event.message.removeprefix("attack-"),
            int(str(event.arguments["attack"])),
            int(str(event.arguments["defence"])),
        )
        for event in events
    ]


def decided(s: Situation) -> tuple[str, int, int]:
    """How the last attack ended."""
    return decisions(s)[-1]


def attacked(s: Situation) -> list[str]:
    """The spaces that were attacked so far, in order."""
    return [str(told["space"]).removeprefix("space-") for told in s.arguments("combat-rolled")]


def available(s: Situation, city_state: str) -> int:
    """How many diplomacy cards of a city-state can be taken."""
    return s.position.copies_left(CITY_STATES.index(city_state))
