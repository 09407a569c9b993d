"""The market of Civilization (1980): open offers, and the draft of the seat that looks."""

from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from civitas.games.civilization_1980.facts.cards import KIND_NAME, package_value
from civitas.games.civilization_1980.phases.offers import DRAFT_CHANGES, DRAFT_PACKAGE, DRAFT_TO
from civitas.terminal.civilization_1980.scene import Scene


def offers(scene: Scene) -> list[RenderableType]:
    """All offers on the table and the own draft."""
    question = scene.view["question"]
    parts: list[RenderableType] = []
    if question["offers"]:
        parts.append(Text.from_markup(f" [bold]{scene.text('offers')}:[/]"))
        lying = [Text.from_markup(_offer(scene, offer)) for offer in question["offers"]]
        parts += [Padding(offer, (0, 0, 0, 3), expand=False) for offer in lying]
    else:
        parts.append(scene.line("offers", f"[dim]{scene.text('offers-none')}[/]"))
    if question.get("draft"):
        parts.append(scene.line("draft", _draft(scene), "bold yellow"))
    if scene.seat in scene.view["to_act"] and "steps_left" in question:
        parts.append(Text.from_markup(f" [dim]{scene.text('market-steps', count=question['steps_left'])}[/]"))
    return parts


def _offer(scene: Scene, offer: dict[str, Any]) -> str:
    style = scene.styles[offer["seat"]]
    parts = [f"[{style}]{escape(scene.offer_name(offer['slot']))}[/]"]
    parts.append(scene.text("offer-to", to=scene.players[offer["to"]] if offer["to"] >= 0 else "none"))
    if offer["reply_to"] >= 0:
        parts.append("(" + scene.text("offer-reply", offer=scene.offer_name(offer["reply_to"])) + ")")
    card = f"[bold]{scene.language.name(KIND_NAME[offer['named']])}[/]"
    content = scene.text("offer-package", count=offer["count"], value=offer["worth"], card=card)
    if offer["claims"]:
        content += "; " + scene.text("offer-claims", claims=scene.kinds(offer["claims"]))
    if offer["wants"]:
        content += "; " + scene.text("offer-wants", wants=scene.kinds(offer["wants"]))
    if "package" in offer:
        content += f" [dim]({scene.text('offer-own', cards=scene.package(offer['package']))})[/]"
    return " ".join(parts) + ": " + content


def _draft(scene: Scene) -> str:
    question, draft = scene.view["question"], scene.view["question"]["draft"]
    package, to = draft[DRAFT_PACKAGE:], draft[DRAFT_TO]
    said = [scene.text("offer-to", to=scene.players[to] if to >= 0 else "none")]
    if draft[DRAFT_CHANGES] >= 0:
        said.append(scene.text("draft-changes", offer=scene.offer_name(draft[DRAFT_CHANGES])))
    worth = scene.text("draft-worth", cards=scene.package(package), value=package_value(package))
    said.append(worth if any(package) else scene.text("draft-empty"))
    if question["draft_claims"]:
        said.append(scene.text("draft-claims", claims=scene.kinds(question["draft_claims"])))
    if question["draft_wants"]:
        said.append(scene.text("draft-wants", wants=scene.kinds(question["draft_wants"])))
    return "; ".join(said)
