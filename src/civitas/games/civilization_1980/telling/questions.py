"""The questions of Civilization (1980): what goes into them."""

from collections.abc import Callable
from typing import Any, Final

from civitas.core.telling import NOBODY, Argument, seat_id
from civitas.games.civilization_1980.facts.cards import GOLD_PRICE, HAND_LIMIT, ICONOCLASM, KINDS
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.civil_war import STAGES

Arguments = dict[str, Argument]
Asking = Callable[[Civilization1980, int | None, dict[str, Any]], Arguments]


def question_arguments(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    """What goes into a question; whoever only looks on has nothing of his own in it."""
    asking = _ASKING.get(str(asked["frame"]))
    return asking(p, seat, asked) if asking is not None else {}


def _person(seat: int | None) -> str:
    return NOBODY if seat is None else seat_id(seat)


def _choice_of_nation(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"start": int(seat is not None and p.nation[seat] >= 0)}


def _revolt(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    victim: int = asked["victim"]
    return {"victim": _person(victim), "own": int(victim == seat), "count": asked["count"]}


def _growth(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"stock": 0 if seat is None else p.stock[seat]}


def _ships(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"due": 0 if seat is None else len(asked["due"][seat])}


def _drawing(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"price": GOLD_PRICE}


def _market(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"drafting": int(bool(asked.get("draft")))}


def _purchases(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    filled = int(bool(asked.get("basket")))
    return {"filled": filled, "price": asked.get("price", 0), "rest": asked.get("rest", 0)}


def _hand_limit(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    kept = HAND_LIMIT if seat is None else p.hand_size(seat) - asked["picked"]["count"]
    return {"excess": max(0, kept - HAND_LIMIT)}


def _earthquake(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"struck": int(asked["struck"] is not None)}


def _calamity(asked: dict[str, Any]) -> str:
    return f"calamity-{asked['calamity']}"


def _demands(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    unit = "cities" if asked["calamity"] == KINDS[ICONOCLASM] else "units"
    return {"calamity": _calamity(asked), "unit": unit, "left": asked["left"]}


def _civil_war(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {
        "stage": STAGES.index(asked["stage"]),
        "rest": asked["rest"],
        "victim": _person(asked["victim"]),
        "nominee": _person(asked["nominee"]),
    }


def _losses(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"calamity": _calamity(asked), "rest": asked["rest"]}


def _reductions(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"calamity": _calamity(asked), "count": asked["count"]}


def _raid(p: Civilization1980, seat: int | None, asked: dict[str, Any]) -> Arguments:
    return {"victim": _person(asked["victim"]), "ships": asked["ships"]}


_ASKING: Final[dict[str, Asking]] = {
    "ChoiceOfNation": _choice_of_nation,
    "Revolt": _revolt,
    "Growth": _growth,
    "Ships": _ships,
    "Drawing": _drawing,
    "Market": _market,
    "Purchases": _purchases,
    "HandLimit": _hand_limit,
    "Earthquake": _earthquake,
    "Demands": _demands,
    "CivilWar": _civil_war,
    "Losses": _losses,
    "Reductions": _reductions,
    "Raid": _raid,
}
