"""The questions of Civilization (1980): nations and calamities in them by their names, and what is due."""

from civitas.games.civilization_1980.facts.cards import GOLD_PRICE, HAND_LIMIT, ICONOCLASM, KINDS
from civitas.games.civilization_1980.phases.calamities.civil_war import STAGES
from civitas.language import Arguments
from civitas.terminal.civilization_1980.scene import Scene


def arguments_of(scene: Scene) -> Arguments:
    """What the message of a question needs besides its plain numbers."""
    question, seat = scene.view["question"] or {}, scene.viewer
    arguments: Arguments = {}
    for key in ("victim", "nominee"):
        if question.get(key) is not None:
            arguments[key] = scene.names[question[key]]
    if "calamity" in question:
        arguments["unit"] = "cities" if question["calamity"] == KINDS[ICONOCLASM] else "units"
        arguments["calamity"] = scene.language.name(f"calamity-{question['calamity']}")
    arguments["stock"] = scene.own["stock"]
    arguments["start"] = int(scene.own["nation"] is not None)
    arguments["own"] = int(question.get("victim") == seat)
    arguments["due"] = len(question["due"][seat]) if "due" in question else 0
    arguments["drafting"] = int(bool(question.get("draft")))
    arguments["filled"] = int(bool(question.get("basket")))
    picked = question["picked"]["count"] if "picked" in question else 0
    arguments["excess"] = max(0, scene.own["hand_size"] - picked - HAND_LIMIT)
    arguments["struck"] = int(question.get("struck") is not None)
    if "stage" in question:
        arguments["stage"] = STAGES.index(question["stage"])
    arguments["price"] = question.get("price", GOLD_PRICE)
    return arguments
