"""The accounts of a civilization: what it has, and what its ratings, production and actions are made of."""

from collections.abc import Callable
from typing import Final

from civitas.core.telling import Account, Said, Sum, say, together
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.ratings import (
    RatingLedger,
    discontent,
    happiness_demand,
    rating_ledger,
)
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
)
from civitas.games.through_the_ages.telling.accounts import account, part_rows

EACH_TURN: Final = "ages-sum-each-turn"
TOGETHER: Final = "ages-sum"

Accounting = Callable[[ThroughTheAges, int, RatingLedger], Account]


def sums_of(p: ThroughTheAges) -> list[str]:
    """What a civilization has accounts of; the simple game knows no happiness."""
    return [good for good in ACCOUNTS if good != "happiness" or not p.setting.is_simple]


def civilization_accounts(p: ThroughTheAges, seat: int) -> list[Account]:
    """Every account of a civilization, first what it has."""
    ledger = rating_ledger(p, seat)
    found = [stock(p, seat, ledger), *[ACCOUNTS[good](p, seat, ledger) for good in sums_of(p)]]
    return [each for each in found if each["rows"]]


def good_account(p: ThroughTheAges, seat: int, good: str) -> Account:
    """One account of a civilization."""
    return ACCOUNTS[good](p, seat, rating_ledger(p, seat))


def stock(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    """What a civilization has, besides what each turn brings."""
    c = p.civs[seat]
    wars = len([o for o, each in enumerate(p.civs) if each.war >= 0 and seat in (o, each.war_target)])
    military = c.military + c.extra_military
    found: list[tuple[str, int, bool]] = [
        ("ages-rating-culture", c.culture, True), ("ages-rating-science", c.science, True),
        ("ages-rating-food", c.food, True), ("ages-rating-resources", c.resources, True),
        ("ages-pool", c.unused, True), ("board-yellow", c.yellow, True), ("board-blue", c.blue, True),
        ("account-civil-left", c.civil, True), ("account-military-left", military, not p.setting.is_simple),
        ("ages-armies", len(ledger.armies), len(ledger.armies) > 0), ("board-wars", wars, wars > 0),
    ]  # fmt: skip
    rows: list[Sum] = [{"label": say(label), "value": value} for label, value, is_told in found if is_told]
    return {"heading": say("ages-stock"), "rows": rows}


# Ratings.


def _culture(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    return _rating(p, "culture", EACH_TURN, p.civs[seat].culture_rate, ledger.culture, "score")


def _science(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    return _rating(p, "science", EACH_TURN, p.civs[seat].science_rate, ledger.science, "score")


def _strength(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    """Strength, with the armies one by one below the tactic."""
    c = p.civs[seat]
    found = _rating(p, "strength", TOGETHER, c.strength, ledger.strength, "armies")
    if c.tactic >= 0:
        tactic = [part.source for part in ledger.strength.parts].index(p.cards[c.tactic].name) if ledger.armies else -1
        if tactic >= 0:
            found["rows"][tactic]["parts"] = [
                {"label": army_said(army.is_old, army.is_doubled), "value": army.value} for army in ledger.armies
            ]
    return found


def army_said(is_old: bool, is_doubled: bool) -> Said:
    """An army, as it is told."""
    army = say("ages-old-army" if is_old else "ages-army")
    return say("account-with-aircraft", army=army) if is_doubled else army


def _happiness(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    """Happy faces, how many are needed, and how many workers are discontent."""
    c = p.civs[seat]
    found = _rating(p, "happy", TOGETHER, c.faces, ledger.faces, "uprising")
    sad = discontent(p, c)
    demand = say("ages-demand", count=happiness_demand(p, c))
    found["total"]["note"] = together([demand, say("board-discontent", discontent=sad)]) if sad else demand
    return found


def _rating(p: ThroughTheAges, good: str, label: str, total: int, ledger: Ledger, reason: str) -> Account:
    return account(say(f"ages-rating-{good}"), say(label), total, ledger, p.edition.rules[reason])


# Production.


def _food(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    parts = Ledger()
    total = food_production(p, seat, parts)
    return _production(p, "food", total, parts, "account-eaten", consumption(p, p.civs[seat]))


def _resources(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    parts = Ledger()
    total = resource_production(p, seat, parts)
    return _production(p, "resources", total, parts, "account-corruption", corruption(p, p.civs[seat]))


def _production(p: ThroughTheAges, good: str, total: int, parts: Ledger, loss: str, lost: int) -> Account:
    """What is produced less what is eaten or lost to corruption."""
    rows = part_rows(parts, total)
    if lost:
        rows.append({"label": say(loss), "value": -lost})
    whole: Sum = {"label": say(EACH_TURN), "value": total - lost, "rule": p.edition.rules[good]}
    return {"heading": say(f"ages-rating-{good}"), "rows": rows, "total": whole}


# Actions.


def _civil(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    rule = p.edition.rules["civil-actions"]
    return account(say("good-civil-actions"), say(EACH_TURN), p.civs[seat].civil_total, ledger.civil, rule)


def _military(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    rule = p.edition.rules["military-actions"]
    return account(say("good-military-actions"), say(EACH_TURN), p.civs[seat].military_total, ledger.military, rule)


def _colonization(p: ThroughTheAges, seat: int, ledger: RatingLedger) -> Account:
    rule = p.edition.rules["force"]
    return account(say("ages-colonization"), say(TOGETHER), p.civs[seat].colonization, ledger.colonization, rule)


ACCOUNTS: Final[dict[str, Accounting]] = {
    "culture": _culture,
    "science": _science,
    "strength": _strength,
    "happiness": _happiness,
    "food": _food,
    "resources": _resources,
    "civil": _civil,
    "military": _military,
    "colonization": _colonization,
}
"""The accounts of a civilization, in the order of the screen."""
