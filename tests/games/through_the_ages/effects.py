"""The whole effect of actions: everything about a civilization that is not as it was before."""

from typing import Any

from tests.games.through_the_ages.situation import Situation

NUMBERS = ["culture", "science", "yellow", "unused", "blue", "civil", "military"]
RARE_NUMBERS = ["stages", "civil_lost", "extra_military", "unit_resources", "unit_science"]
CARDS = ["government", "leader", "tucked", "wonder", "tactic", "war", "pact"]
LISTS = ["specials", "wonders", "ruins", "colonies", "hand", "military_hand"]


def ledger(s: Situation, player: int) -> dict[str, Any]:
    """Points, tokens, cards, actions and ratings of a player; workers go by the name of their technology."""
    told, c = s.told(player), s.civ(player)
    entries: dict[str, Any] = {key: told.get(key, 0) for key in NUMBERS + RARE_NUMBERS}
    entries |= {key: told.get(key, "") for key in CARDS}
    entries |= {key: told.get(key, []) for key in LISTS}
    entries |= {"food": c.food, "resources": c.resources, "exclusive": bool(c.exclusive)}
    entries |= {"civil_total": c.civil_total, "military_total": c.military_total}
    entries |= {"science_rate": c.science_rate, "culture_rate": c.culture_rate}
    entries |= {"strength": c.strength, "faces": c.faces, "colonization": c.colonization}
    entries |= told["workers"]
    return entries


def effect(s: Situation, *texts: str, player: int = 1) -> dict[str, Any]:
    """Play actions; what is different for a player afterwards, while nothing may be different for the others."""
    before = {each: ledger(s, each) for each in range(1, s.position.players + 1)}
    s.play(*texts)
    after = {each: ledger(s, each) for each in before}
    for other in before:
        assert other == player or after[other] == before[other]
    changed = [key for key in before[player] | after[player] if before[player].get(key) != after[player].get(key)]
    return {key: after[player].get(key) for key in changed}


def ratings(s: Situation, player: int = 1) -> dict[str, int]:
    """Science, culture, strength and happy faces."""
    c = s.civ(player)
    return {"science": c.science_rate, "culture": c.culture_rate, "strength": c.strength, "faces": c.faces}
