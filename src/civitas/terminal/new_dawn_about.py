"""What there is to know about a card, a leader, an agenda or a space of A New Dawn, and where it is."""

from collections.abc import Iterator
from typing import Any

from rich.markup import escape

from civitas.games.new_dawn.city_states import CITY_STATE_KIND, CITY_STATES
from civitas.games.new_dawn.kinds import KINDS
from civitas.games.new_dawn.wonders import ERAS, WONDER_ERA, WONDER_KIND, WONDERS
from civitas.terminal.new_dawn_choices import there
from civitas.terminal.new_dawn_middle import price
from civitas.terminal.new_dawn_scene import CARDS, LEVELS, Scene

EXPLAINED = (
    "card", "leader", "agenda", "natural-wonder", "terrain", "resource", "kind", "difficulty", "raid", "wonder-type",
)  # fmt: skip
"""The kinds of ids that can be asked about."""
PARTS = ("-text", "-civilization", "-ability")
"""Ids that end like this belong to the id before them."""


def facts(scene: Scene, name_id: str) -> Iterator[str]:
    """Everything about one thing behind its name, as lines of markup."""
    kind, _, word = name_id.partition("-")
    if word in CARDS:
        yield from _focus_card(scene, word)
    elif word in WONDERS:
        yield from _wonder(scene, word)
    elif kind == "card" and word in scene.view["city_states"]:
        yield from _city_state(scene, word)
    elif kind == "leader":
        yield f"{scene.name(f'{name_id}-civilization')}: {scene.name(f'{name_id}-ability')}"
    for part in ("-text", "-automa-text"):
        if scene.language.has(name_id + part):
            yield escape(scene.text(name_id + part))
    if kind == "leader":
        yield from (_dim(player) for player, c in _players(scene) if c["leader"] == word)
    elif kind == "agenda":
        yield from _progress(scene, word)


def _players(scene: Scene) -> list[tuple[str, dict[str, Any]]]:
    return list(zip(scene.players, scene.civilizations, strict=True))


def _dim(text: str) -> str:
    return f"[dim]{text}[/]"


def _focus_card(scene: Scene, card_id: str) -> Iterator[str]:
    card = CARDS[card_id]
    kind, level = scene.name(f"kind-{KINDS[card.kind]}"), LEVELS[card.level - 1]
    owner = "about-automated-card" if card_id.startswith("automa-") else "about-focus-card"
    yield scene.text(owner, kind=kind, level=level)
    for player, c in _players(scene):
        for entry in c["row"]:
            if entry["card"] == card_id:
                yield _dim(scene.text("about-in-row", name=player, slot=entry["slot"]))


def _wonder(scene: Scene, wonder: str) -> Iterator[str]:
    number = WONDERS.index(wonder)
    kind, era = scene.name(f"wonder-type-{KINDS[WONDER_KIND[number]]}"), scene.name(f"era-{ERAS[WONDER_ERA[number]]}")
    yield scene.text("about-wonder", kind=kind, era=era, cost=price(scene, wonder))
    built = scene.view["wonders"]["built"].get(wonder)
    if built:
        owner = scene.players[built["owner"]] if built["owner"] is not None else scene.text("about-nobody")
        yield _dim(scene.text("about-built", space=built["space"], name=owner))
    elif any(deck["face_up"] == wonder for deck in scene.view["wonders"]["decks"].values()):
        yield _dim(scene.text("about-face-up"))


def _city_state(scene: Scene, state: str) -> Iterator[str]:
    entry = scene.view["city_states"][state]
    places = [space["space"] for space in scene.spaces.values() if space.get("city_state") == state]
    kind = scene.name(f"kind-{KINDS[CITY_STATE_KIND[CITY_STATES.index(state)]]}")
    yield scene.text("about-city-state", kind=kind, space=places[0] if places else "", defence=entry["defence"])
    if entry["holder"] is not None:
        yield _dim(scene.text("about-conquered", name=scene.players[entry["holder"]]))
    else:
        yield _dim(scene.text("about-cards-left", count=entry["cards"]))


def _progress(scene: Scene, agenda: str) -> Iterator[str]:
    for player, c in _players(scene):
        for entry in c["agendas"]:
            if entry["agenda"] == agenda:
                yield _dim(f"{player}: {entry['have']}/{entry['need']}" + (" ✓" if entry["completed"] else ""))


def about_space(scene: Scene, name: str) -> list[str]:
    """A space with its terrain, all that is there, and its neighbours."""
    space = scene.spaces[name]
    terrain = scene.name(f"terrain-{space['terrain']}")
    lines = [f"[bold]{name}[/] {scene.text('about-terrain', terrain=terrain, difficulty=space['difficulty'])}"]
    found = there(scene, space, is_brief=False)
    found += [scene.text("about-caravan", name=scene.players[seat]) for seat in space.get("caravans", [])]
    if found:
        lines.append(f"  {', '.join(found)}")
    lines += [f"  {line}" for line in _worth(scene, space)]
    for way, other in scene.neighbours(name):
        near = scene.spaces[other]
        parts = [scene.name(f"terrain-{near['terrain']}"), *there(scene, near, is_brief=False)]
        lines.append(f"  [dim]{scene.name(f'way-{way}')}:[/] {other} {', '.join(parts)}")
    return lines


def _worth(scene: Scene, space: dict[str, Any]) -> Iterator[str]:
    if "defence" in space:
        yield scene.text("about-defence", count=space["defence"])
    if "missing" in space:
        yield scene.text("about-mature") if space["mature"] else scene.text("about-missing", count=space["missing"])
