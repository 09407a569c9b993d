"""What there is to know about a card of Through the Ages: kind, price, what it gives, what it does, and where it is."""

from collections.abc import Iterator

from rich.markup import escape

from civitas.games.through_the_ages.facts.cards import BONUS, GOVERNMENT, TACTIC, Card
from civitas.games.through_the_ages.facts.technologies import TYPE_OF, TYPES
from civitas.games.through_the_ages.telling.things import texts_of
from civitas.terminal.through_the_ages.board import army_of
from civitas.terminal.through_the_ages.scene import Scene, age_of

YIELDS = [
    "food", "resources", "science", "culture", "strength", "happy", "civil", "military", "blue", "yellow",
    "colonization",
]  # fmt: skip
"""The attributes of a card that are symbols or yields."""
KINDS = [
    "leader", "wonder", "action", "technology", "special", "government", "event", "territory", "aggression", "war",
    "pact", "tactic", "bonus",
]  # fmt: skip
"""The names of the kinds, in the order of their numbers."""


def facts(scene: Scene, card_id: str) -> list[str]:
    """Everything about one card behind its name, as lines of markup."""
    if card_id not in scene.edition.cards.index:
        return []
    card = scene.printed(card_id)
    lines = [scene.text("about-kind", kind=_kind(scene, card), age=scene.language.name(f"age-{age_of(card).lower()}"))]
    costs = ", ".join(_costs(scene, card))
    if costs:
        lines.append(scene.text("about-costs", costs=costs))
    yields = ", ".join(_yields(scene, card))
    if yields:
        lines.append(scene.text("about-each" if card.tech >= 0 else "about-gives", yields=yields))
    if card.kind == TACTIC:
        lines.append(scene.text("about-army", units=army_of(scene, card), bonus=card.bonus))
        if card.old_bonus != card.bonus:
            lines.append(scene.text("about-old-army", old=card.old_bonus))
    lines += [escape(scene.language.said(said, scene.players)) for said in texts_of(scene.edition, card.index)]
    return [*lines, *(f"[dim]{line}[/]" for line in _places(scene, card_id))]


def _kind(scene: Scene, card: Card) -> str:
    return scene.language.name(
        f"subtype-{TYPES[TYPE_OF[card.tech]]}" if card.tech >= 0 else f"category-{KINDS[card.kind]}"
    )


def _costs(scene: Scene, card: Card) -> Iterator[str]:
    if card.science_cost:
        yield scene.text("about-science-cost", count=card.science_cost)
    if card.kind == GOVERNMENT and card.revolution_cost:
        yield scene.text("about-revolution", count=card.revolution_cost)
    if card.cost:
        yield scene.text("about-cost", count=card.cost)
    if card.stages:
        yield scene.text("about-stages", costs=" ".join(str(cost) for cost in card.stages))
    if card.price:
        yield scene.text("about-price", count=card.price)


def _yields(scene: Scene, card: Card) -> Iterator[str]:
    for name in YIELDS:
        count = getattr(card, name)
        if count:
            yield scene.text(f"yield-{name}", count=count, resources=count)
    if card.urban_limit:
        yield scene.text("about-limit", count=card.urban_limit)
    if card.kind == BONUS:
        yield scene.text("about-defence", count=card.defence)


def _places(scene: Scene, card_id: str) -> Iterator[str]:
    """Where the card lies, as far as everybody sees it."""
    for space, card in enumerate(scene.view["row"], 1):
        if card == card_id:
            yield scene.text("about-where-row", space=space)
    for seat, c in enumerate(scene.civilizations):
        single = [c["government"], c["leader"], c["wonder"], c["tactic"]]
        if card_id in [*single, *c["workers"], *c["specials"], *c["wonders"], *c["colonies"]]:
            yield scene.text("about-where-play", name=scene.players[seat])
        if card_id in c["hand"]:
            yield scene.text("about-where-hand", name=scene.players[seat])
