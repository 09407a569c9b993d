"""The questions of A New Dawn: seats, cards and spaces in them as things."""

from typing import Any

from civitas.core.telling import NOBODY, Argument, seat_id, told_arguments
from civitas.games.new_dawn.telling.things import LEVELS

SEATS = ("attacker", "defender", "victim")
"""What questions call seats, besides `seat` and `other`."""


def question_arguments(asked: dict[str, Any]) -> dict[str, Argument]:
    """What goes into a question."""
    found = told_arguments({key: value for key, value in asked.items() if isinstance(value, int | str)})
    for key in SEATS:
        if key in asked:
            found[key] = _seat(asked[key])
    if "wonder" in asked:
        kind = "natural-wonder" if asked["frame"] == "Laying" else "card"
        found["wonder"] = f"{kind}-{asked['wonder']}"
    if "space" in asked:
        found["space"] = f"space-{asked['space']}"
    if asked.get("levels"):
        found["level"] = LEVELS[asked["levels"][0] - 1]
    if "named" in asked:
        named: list[str] = asked["named"]
        found |= {
            "count": len(named),
            "first": named[0],
            "second": named[-1],
            "player": seat_id(asked["seat"]),
        }
    return {**found, **_host(asked), **_tile(asked)}


def _seat(seat: int | None) -> str:
    return NOBODY if seat is None else seat_id(seat)


def _host(asked: dict[str, Any]) -> dict[str, Argument]:
    """The city-state whose fate is decided, or the host of a visit: a city-state or a rival."""
    if asked["frame"] == "Fate":
        return {"state": f"city-state-{asked['state']}"}
    if asked["frame"] != "Visit":
        return {}
    state = asked["state"]
    return {"host": _seat(asked["other"]) if state is None else f"city-state-{state}"}


def _tile(asked: dict[str, Any]) -> dict[str, Argument]:
    """The tile that is being laid, if it has been chosen."""
    if asked["frame"] != "MapBuilding":
        return {}
    if "tile" not in asked:
        return {"chosen": 0, "tile": 0, "side": "", "rotation": 0}
    return {"chosen": 1, "side": str(asked["side"]).upper()}
