"""What the next space of the track of Civilization (1980) asks for."""

from civitas.games.civilization_1980.view_types import Need
from civitas.terminal.civilization_1980.scene import Scene


def next_need(scene: Scene) -> str:
    """What the next space of the seat's track asks for, in words."""
    needs = scene.own["needs"]
    if needs is None:
        return ""
    return ", ".join(_say(scene, need) for need in needs) or scene.text("next-step-free")


def _say(scene: Scene, need: Need) -> str:
    text = scene.text(f"next-step-{need['kind']}", count=need["wanted"])
    return text if need["have"] >= need["wanted"] else scene.text("next-step-have", need=text, have=need["have"])
