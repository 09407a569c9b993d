"""The questions of A New Dawn: seats, cards and spaces in them by their names."""

from typing import Any

from civitas.games.new_dawn.city_states import CITY_STATES
from civitas.language import NOBODY, Arguments, Language
from civitas.terminal.new_dawn_scene import LEVELS

BUILDING = "MapBuilding"
SEATS = ("attacker", "defender", "victim", "other")
"""What questions call seats."""


def arguments_of(language: Language, names: list[str], question: dict[str, Any]) -> Arguments:
    """What the message of a question needs besides its plain numbers; `names` are those of the seats."""
    arguments: Arguments = {}
    for key in SEATS:
        if key in question:
            arguments[key] = names[question[key]] if question[key] >= 0 else NOBODY
    if "wonder" in question:
        kind = "natural-wonder" if question["frame"] == "Laying" else "card"
        arguments["wonder"] = language.name(f"{kind}-{question['wonder']}")
    if question.get("levels"):
        arguments["level"] = LEVELS[question["levels"][0] - 1]
    if "named" in question:
        named = [language.name(space) for space in question["named"]]
        arguments.update(count=len(named), first=named[0], second=named[-1], player=names[question["seat"]])
    return {**arguments, **_state(language, names, question), **_tile(question)}


def _state(language: Language, names: list[str], question: dict[str, Any]) -> Arguments:
    """The city-state whose fate is decided, or the host of a visit: a city-state or a rival."""
    if question.get("frame") == "Fate":
        return {"state": language.name(f"city-state-{question['state']}")}
    if question.get("frame") != "Visit":
        return {}
    state = question["state"]
    return {"host": language.name(f"city-state-{CITY_STATES[state]}") if state >= 0 else names[question["other"]]}


def _tile(question: dict[str, Any]) -> Arguments:
    """The tile that is being laid, if it has been chosen."""
    if question.get("frame") != BUILDING:
        return {}
    if "tile" not in question:
        return {"chosen": 0, "tile": 0, "side": "", "rotation": 0}
    return {"chosen": 1, "tile": question["tile"], "side": question["side"].upper(), "rotation": question["rotation"]}
