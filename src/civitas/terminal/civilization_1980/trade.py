"""The market of Civilization (1980): open offers, and the draft of the seat that looks."""

from rich.console import RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from civitas.games.civilization_1980.view_types import Draft, Offer
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


def _offer(scene: Scene, offer: Offer) -> str:
    style = scene.styles[offer["seat"]]
    parts = [f"[{style}]{escape(scene.offer_name(offer['offer']))}[/]"]
    parts.append(scene.text("offer-to", to="none" if offer["to"] is None else scene.players[offer["to"]]))
    if offer["reply_to"] is not None:
        parts.append("(" + scene.text("offer-reply", offer=scene.offer_name(offer["reply_to"])) + ")")
    named = scene.language.name(f"commodity-{offer['named']}")
    content = scene.text("offer-package", count=offer["count"], value=offer["worth"], card=f"[bold]{named}[/]")
    if offer["claims"]:
        content += "; " + scene.text("offer-claims", claims=scene.kinds(offer["claims"]))
    if offer["wants"]:
        content += "; " + scene.text("offer-wants", wants=scene.kinds(offer["wants"]))
    if "package" in offer:
        content += f" [dim]({scene.text('offer-own', cards=scene.package(offer['package']))})[/]"
    return " ".join(parts) + ": " + content


def _draft(scene: Scene) -> str:
    draft: Draft = scene.view["question"]["draft"]
    package, to = draft["package"], draft["to"]
    said = [scene.text("offer-to", to="none" if to is None else scene.players[to])]
    if draft["changes"] is not None:
        said.append(scene.text("draft-changes", offer=scene.offer_name(draft["changes"])))
    worth = scene.text("draft-worth", cards=scene.package(package), value=package["worth"])
    said.append(worth if package["cards"] else scene.text("draft-empty"))
    if draft["claims"]:
        said.append(scene.text("draft-claims", claims=scene.kinds(draft["claims"])))
    if draft["wants"]:
        said.append(scene.text("draft-wants", wants=scene.kinds(draft["wants"])))
    return "; ".join(said)
