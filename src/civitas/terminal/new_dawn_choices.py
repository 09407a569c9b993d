"""The choices of A New Dawn: grouped by verb, with the names of cards, spaces and players and with what they mean."""

from collections.abc import Callable
from typing import Any

from rich.markup import escape

from civitas.games.new_dawn.diplomacy import PACT_COUNT, PACTS
from civitas.games.new_dawn.focus_cards import FOCUS_CARDS
from civitas.games.new_dawn.tiles import SIDES
from civitas.games.new_dawn.verbs import SPACE, STORE_ON_WONDER
from civitas.games.new_dawn.wonders import WONDERS
from civitas.terminal.menu import Choice
from civitas.terminal.new_dawn_map import PIECES
from civitas.terminal.new_dawn_middle import price
from civitas.terminal.new_dawn_scene import Scene

GROUPED = frozenset(verb.name for verb in SPACE.verbs if verb.domains)
"""Verbs whose choices stand behind one heading."""
FIRST = "resolve"
"""The cards of the own row come first, so that their numbers on the screen are those of their slots."""


def heading_of(scene: Scene, choice: Choice) -> str:
    """The heading of a choice, as markup; choices without arguments have none."""
    name = choice.verb.name
    if name not in GROUPED:
        return ""
    text = scene.text(f"heading-{name}")
    if name == "send":
        text = f"{text} {choice.verb.first(choice.sample) + 1}"
    elif name == "tile":
        face = choice.verb.first(choice.sample)
        text = scene.text("tile-side", tile=face // len(SIDES) + 1, side=SIDES[face % len(SIDES)].upper())
    return f"[bold]{text}:[/]"


def label_of(scene: Scene, choice: Choice) -> str:
    """A choice as markup, or nothing where the plain phrase will do."""
    name = choice.verb.name
    if name not in GROUPED:
        return _done(scene) if name == "done" else ""
    tell = _LABELS.get(name)
    if tell is not None:
        return tell(scene, choice)
    domain = choice.verb.domains[0]
    value = choice.verb.first(choice.sample)
    return space_label(scene, domain.words[value]) if domain.name == "space" else _plain(scene, choice)


def _plain(scene: Scene, choice: Choice) -> str:
    return escape(scene.language.value(choice.verb.domains[0], choice.verb.first(choice.sample)))


# Spaces.


def space_label(scene: Scene, name: str) -> str:
    """A space with its terrain and what is there."""
    space = scene.spaces.get(name)
    if space is None:
        return name
    parts = [scene.name(f"terrain-{space['terrain']}"), *there(scene, space)]
    return f"{name} [dim]{', '.join(parts)}[/]"


def there(scene: Scene, space: dict[str, Any], is_brief: bool = True) -> list[str]:
    """What lies and stands on a space, one by one; a piece briefly as on the map, or in words."""
    found = []
    if "owner" in space:
        found.append(_sign(scene, space) if is_brief else _piece(scene, space))
    for key, kind in (("city_state_token", "city-state"), ("natural_wonder_token", "natural-wonder")):
        found += [scene.name(f"{kind}-{space[key]}")] if key in space else []
    found += [scene.name(f"resource-{space['resource']}")] if "resource" in space else []
    found += [scene.wonder(space["wonder"])] if "wonder" in space else []
    if "barbarian" in space:
        found.append(scene.text("space-barbarian", letter=space["barbarian"].upper()))
    elif "barbarian_icon" in space:
        found.append(scene.text("space-icon", letter=space["barbarian_icon"].upper()))
    return found


def _sign(scene: Scene, space: dict[str, Any]) -> str:
    """A piece as on the map."""
    seat = space["owner"]
    return f"[{scene.styles[seat]}]{scene.mark(seat)}{PIECES[space['piece']]}[/]"


def _piece(scene: Scene, space: dict[str, Any]) -> str:
    """A piece with its owner."""
    return scene.text(f"piece-{space['piece']}", name=scene.players[space["owner"]])


def _target(scene: Scene, choice: Choice) -> str:
    name = choice.verb.domains[0].words[choice.verb.first(choice.sample)]
    return f"{space_label(scene, name)} {scene.text('choice-defence', count=scene.spaces[name]['defence'])}"


def _send(scene: Scene, choice: Choice) -> str:
    """Where a caravan may go; only where it would arrive more than the name matters."""
    name = choice.verb.domains[1].words[choice.verb.second(choice.sample)]
    space = scene.spaces[name]
    is_city = space.get("piece") in ("city", "capital") and space["owner"] != scene.seat
    arrives = is_city or "city_state_token" in space
    return f"{name} [bold]{', '.join(there(scene, space))}[/]" if arrives else name


def _settle(scene: Scene, choice: Choice) -> str:
    caravan = choice.verb.first(choice.sample)
    return f"{caravan + 1}: {space_label(scene, scene.own['caravans'][caravan])}"


def _strike(scene: Scene, choice: Choice) -> str:
    """Any space can be struck; tokens there and around it are counted."""
    name = choice.verb.domains[0].words[choice.verb.first(choice.sample)]
    struck = [scene.spaces[name], *(scene.spaces[other] for _, other in scene.neighbours(name))]
    owners = [space["owner"] for space in struck if space.get("piece") in ("token", "reinforced")]
    counts = [f"{scene.mark(seat)}×{owners.count(seat)}" for seat in sorted(set(owners))]
    return f"{name} [dim]{' '.join(counts)}[/]" if counts else name


def _step(scene: Scene, space: str, choice: Choice) -> str:
    """From one space to its neighbour."""
    direction = choice.verb.second(choice.sample)
    way = escape(scene.language.value(choice.verb.domains[1], direction))
    return f"{space} → {scene.neighbour(space, direction)} [dim]({way})[/]"


def _shift(scene: Scene, choice: Choice) -> str:
    return _step(scene, choice.verb.domains[0].words[choice.verb.first(choice.sample)], choice)


def _push(scene: Scene, choice: Choice) -> str:
    letter = choice.verb.domains[0].words[choice.verb.first(choice.sample)]
    return f"{letter.upper()} {_step(scene, scene.view['barbarians'][letter], choice)}"


# Cards and slots.


def _in_slot(scene: Scene, card: str, slot: int) -> str:
    return f"{card} [dim]({scene.text('choice-slot', slot=slot)})[/]"


def _slot(scene: Scene, choice: Choice) -> str:
    assert scene.seat is not None
    slot = choice.verb.first(choice.sample) + 1
    return _in_slot(scene, scene.slot(scene.seat, slot), slot)


def _resolve(scene: Scene, choice: Choice) -> str:
    """At the start of a turn the number on the screen is that of the slot."""
    assert scene.seat is not None
    is_turn = scene.view["question"]["frame"] == "Choosing"
    return scene.slot(scene.seat, choice.verb.first(choice.sample) + 1) if is_turn else _slot(scene, choice)


def _loot(scene: Scene, choice: Choice) -> str:
    slot = choice.verb.first(choice.sample) + 1
    return _in_slot(scene, scene.slot(scene.view["question"]["victim"], slot), slot)


def _store(scene: Scene, choice: Choice) -> str:
    return _plain(scene, choice) if choice.verb.first(choice.sample) == STORE_ON_WONDER else _slot(scene, choice)


def _swap(scene: Scene, choice: Choice) -> str:
    one, other = choice.verb.first(choice.sample), choice.verb.second(choice.sample)
    cards = [scene.card(scene.own["row"][slot]["card"]) for slot in (one, other)]
    return f"{_in_slot(scene, cards[0], one + 1)} ↔ {_in_slot(scene, cards[1], other + 1)}"


def _develop(scene: Scene, choice: Choice) -> str:
    card, slot = choice.verb.first(choice.sample), choice.verb.second(choice.sample)
    old = scene.card(scene.own["row"][slot]["card"])
    return _in_slot(scene, f"{old} → {scene.card(FOCUS_CARDS[card].id)}", slot + 1)


def _upgrade(scene: Scene, choice: Choice) -> str:
    slot = choice.verb.first(choice.sample)
    old = next(card for card in FOCUS_CARDS if card.id == scene.own["row"][slot]["card"])
    return _in_slot(scene, f"{scene.card(old.id)} → {scene.card(FOCUS_CARDS[old.index + 1].id)}", slot + 1)


def _wonder(scene: Scene, choice: Choice) -> str:
    return scene.wonder(WONDERS[choice.verb.first(choice.sample)])


def _construct(scene: Scene, choice: Choice) -> str:
    wonder = WONDERS[choice.verb.first(choice.sample)]
    return f"{scene.wonder(wonder)} {price(scene, wonder)}"


# Diplomacy and resources.


def _card_of(scene: Scene, card: int) -> str:
    """A diplomacy card of a player, or of a city-state."""
    giver = card // PACT_COUNT
    if giver >= scene.view["players"]:
        return ""
    return f"{scene.name(f'card-{PACTS[card % PACT_COUNT]}')} ({scene.players[giver]})"


def _diplomacy(scene: Scene, choice: Choice) -> str:
    return _card_of(scene, choice.verb.first(choice.sample)) or _plain(scene, choice)


def _renegotiate(scene: Scene, choice: Choice) -> str:
    held, wanted = choice.verb.first(choice.sample), choice.verb.second(choice.sample)
    return f"{_card_of(scene, held)} → {scene.name(f'card-{PACTS[wanted % PACT_COUNT]}')}"


def _pair(scene: Scene, choice: Choice) -> str:
    one, other = choice.verb.domains
    values = choice.verb.first(choice.sample), choice.verb.second(choice.sample)
    return f"{escape(scene.language.value(one, values[0]))} → {escape(scene.language.value(other, values[1]))}"


def _tile(scene: Scene, choice: Choice) -> str:
    return f"↻{choice.verb.second(choice.sample)}"


def _done(scene: Scene) -> str:
    key = f"done-{(scene.view['question'] or {}).get('frame', '')}"
    return escape(scene.text(key if scene.language.has(key) else "verb-done"))


_LABELS: dict[str, Callable[[Scene, Choice], str]] = {
    **dict.fromkeys(("unload", "lay", "discard"), _slot),
    **dict.fromkeys(("take", "give-back"), _diplomacy),
    **dict.fromkeys(("exchange", "barter"), _pair),
    "resolve": _resolve,
    "loot": _loot,
    "store": _store,
    "swap": _swap,
    "develop": _develop,
    "upgrade": _upgrade,
    "use": _wonder,
    "construct": _construct,
    "attack": _target,
    "send": _send,
    "settle": _settle,
    "strike": _strike,
    "shift": _shift,
    "push": _push,
    "renegotiate": _renegotiate,
    "tile": _tile,
}
