"""The questions of Civilization (1980): nations and calamities in them by their names, and what is due."""

from civitas.games.civilization_1980.facts.cards import GOLD_PRICE, HAND_LIMIT, ICONOCLASM, KIND_NAME
from civitas.language import Arguments
from civitas.terminal.civilization_1980.scene import Scene


def arguments_of(scene: Scene) -> Arguments:
    """What the message of a question needs besides its plain numbers."""
    question, seat = scene.view["question"] or {}, scene.viewer
    arguments: Arguments = {}
    for key in ("victim", "nominee"):
        if question.get(key, -1) >= 0:
            arguments[key] = scene.names[question[key]]
    if "calamity" in question:
        arguments["unit"] = "cities" if question["calamity"] == ICONOCLASM else "units"
        arguments["calamity"] = scene.language.name(KIND_NAME[question["calamity"]])
    arguments["stock"] = scene.view["stock"][seat]
    arguments["start"] = int(scene.view["nation"][seat] >= 0)
    arguments["own"] = int(question.get("victim") == seat)
    arguments["due"] = question["due"][seat] if "due" in question else 0
    arguments["drafting"] = int(bool(question.get("draft")))
    arguments["filled"] = int(bool(question.get("basket")))
    picked = sum(question.get("picked", []))
    arguments["excess"] = max(0, sum(scene.view["hand"]) - picked - HAND_LIMIT)
    arguments["struck"] = int(question.get("struck", -1) >= 0)
    arguments["price"] = question.get("price", GOLD_PRICE)
    return arguments
