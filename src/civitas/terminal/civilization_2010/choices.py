"""The choices of Civilization (2010): grouped by verb, with the names of cards, squares and players."""

from collections.abc import Callable
from typing import Any

from rich.markup import escape

from civitas.games.civilization_2010.facts.buildings import BUILDING_COST, BUILDINGS
from civitas.games.civilization_2010.facts.constants import ARMY_COST, SCOUT_COST, WALLS_COST
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL, TECHS
from civitas.games.civilization_2010.facts.units import UNIT_TYPES, unit_cost
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.squares import FACINGS
from civitas.games.civilization_2010.verbs import CITY_DOMAIN, FIGURES, ITEMS, SPACE, SQUARE_DOMAIN
from civitas.terminal.civilization_2010.board import tech_name
from civitas.terminal.civilization_2010.map import CITY_SIGNS
from civitas.terminal.civilization_2010.middle import price, wonder_name
from civitas.terminal.civilization_2010.scene import LEVELS, Scene
from civitas.terminal.civilization_2010.trade import offer_of
from civitas.terminal.menu import Choice

GROUPED = frozenset(verb.name for verb in SPACE.verbs if verb.domains)
"""Verbs whose choices stand behind one heading."""
ROOM = 36
"""So long may the terms of an offer be behind heading and player, on the narrowest screen."""
PRODUCTION = "Production"
"""The question in which items cost something."""


def heading_of(scene: Scene, choice: Choice) -> str:
    """The heading of a choice, as markup; choices without arguments have none."""
    name = choice.verb.name
    if name not in GROUPED:
        return ""
    first = _first(choice)
    if name == "march":
        text = scene.text("heading-march", square=first)
    elif name == "front":
        text = scene.text("heading-front", unit=_hand_unit(scene, first))
    elif name == "research":
        text = scene.text("heading-research", level=LEVELS[_level(first) - 1])
    else:
        text = scene.text(f"heading-{name}")
    return f"[bold]{text}:[/]"


def label_of(scene: Scene, choice: Choice) -> str:
    """A choice as markup, or nothing where the plain phrase will do."""
    name = choice.verb.name
    if name not in GROUPED:
        return _done(scene) if name == "done" else ""
    tell = _LABELS.get(name)
    if tell is not None:
        return tell(scene, choice)
    return square_label(scene, _first(choice)) if choice.verb.domains[0] is SQUARE_DOMAIN else _plain(scene, choice)


def order_of(choice: Choice) -> int:
    """Techs are listed by their levels, whatever the order of the rules."""
    return _level(_first(choice)) if choice.verb.name in ("research", "learn", "second") else 0


def _first(choice: Choice) -> str:
    """The word of the first argument."""
    return choice.verb.domains[0].words[choice.verb.first(choice.sample)]


def _second(choice: Choice) -> str:
    return choice.verb.domains[1].words[choice.verb.second(choice.sample)]


def _level(tech: str) -> int:
    return TECH_LEVEL[TECHS.index(tech)]


def _plain(scene: Scene, choice: Choice) -> str:
    return escape(scene.language.value(choice.verb.domains[0], choice.verb.first(choice.sample)))


def _done(scene: Scene) -> str:
    key = f"done-{scene.question.get('frame', '')}"
    return escape(scene.text(key if scene.language.has(key) else "verb-done"))


# Squares.


def square_label(scene: Scene, name: str) -> str:
    """A square with its terrain and what is there."""
    square = scene.squares.get(name)
    if square is None or "terrain" not in square:
        return name
    return f"{name} [dim]{described(scene, square)}[/]"


def described(scene: Scene, square: dict[str, Any]) -> str:
    """The terrain of a square and what is there; that it is not yet discovered otherwise."""
    if "terrain" not in square:
        return scene.text("map-facedown")
    return scene.listed([scene.name(f"terrain-{square['terrain']}"), *there(scene, square)])


def there(scene: Scene, square: dict[str, Any]) -> list[str]:
    """What lies and stands on a square, one by one."""
    found = []
    piece = square.get("piece")
    if piece == "city":
        city = scene.city(square["square"])
        kind = "piece-of-capital" if city and city["capital"] else "piece-of-city"
        found.append(scene.text(kind, name=scene.players[square["owner"]]))
    elif piece is not None:
        found.append(scene.piece(piece))
    elif "printed" in square:
        found.append(scene.printed(square["printed"]))
    figures = scene.figures(square)
    if figures is not None:
        seat, armies, scouts = figures
        found.append(scene.text("there-figures", name=scene.mark(seat), figures=scene.group(armies, scouts)))
    return found


def _step(scene: Scene, choice: Choice) -> str:
    """The direction with the square that lies there."""
    way = escape(scene.language.value(choice.verb.domains[0], choice.verb.first(choice.sample)))
    here = scene.question.get("square")
    other = scene.neighbour(here, choice.verb.first(choice.sample)) if here in scene.squares else ""
    return f"{way} {square_label(scene, other)}" if other else way


def _discover(scene: Scene, choice: Choice) -> str:
    direction = FACINGS.index(_first(choice))
    way = escape(scene.language.value(choice.verb.domains[0], direction))
    here = scene.question.get("square")
    other = scene.neighbour(here, direction) if here in scene.squares else ""
    return f"{way} [dim]{scene.text('choice-discover', slot=other[0])}[/]" if other else way


def _found(scene: Scene, choice: Choice) -> str:
    """A site, and what becomes a city there."""
    name = _first(choice)
    terrain = scene.squares.get(name, {}).get("terrain")
    shown = f"{name} [dim]{scene.name(f'terrain-{terrain}')}[/]" if terrain else name
    return f"{shown} [dim]({scene.text(f'choice-{_second(choice)}')})[/]"


def _march(scene: Scene, choice: Choice) -> str:
    return escape(scene.language.value(choice.verb.domains[1], choice.verb.second(choice.sample)))


# Cities.


def city_label(scene: Scene, word: str) -> str:
    """An own city by its square, with what it is."""
    place = CITY_DOMAIN.index(word)
    cities = scene.own["cities"]
    if place >= len(cities):
        return escape(scene.language.value(CITY_DOMAIN, place))
    city = cities[place]
    name = escape(scene.language.value(CITY_DOMAIN, place))
    return f"{CITY_SIGNS[city['capital'], city['walls']]} {city['square']} [dim]{name}[/]"


def _own_city(scene: Scene, word: str) -> dict[str, Any]:
    """The entry of an own city; nothing of a city that is not there."""
    place = CITY_DOMAIN.index(word)
    cities: list[dict[str, Any]] = scene.own["cities"]
    return cities[place] if place < len(cities) else {}


def _in(scene: Scene, choice: Choice) -> str:
    return city_label(scene, _first(choice))


def _produce(scene: Scene, choice: Choice) -> str:
    word = _first(choice)
    count = scene.text("board-production", count=_own_city(scene, word).get("production", 0))
    return f"{city_label(scene, word)} [dim]({count})[/]"


def _devote(scene: Scene, choice: Choice) -> str:
    word = _first(choice)
    count = scene.text("board-devotion", count=_own_city(scene, word).get("culture", 0))
    return f"{city_label(scene, word)} [dim]({count})[/]"


def _harvest(scene: Scene, choice: Choice) -> str:
    city = _own_city(scene, _first(choice))
    name = scene.name(f"resource-{_second(choice)}")
    return f"{name} [dim]{CITY_SIGNS[city['capital'], city['walls']]} {city['square']}[/]" if city else name


def _assign(scene: Scene, choice: Choice) -> str:
    return f"{_first(choice)} → {city_label(scene, _second(choice))}"


# Things to build.


def _build(scene: Scene, choice: Choice) -> str:
    """An item, with its cost if it has to be paid."""
    item = _first(choice)
    if item in WONDERS:
        return f"{wonder_name(scene, item)} {price(scene, item)}"
    name = escape(scene.language.value(choice.verb.domains[0], ITEMS.index(item)))
    return f"{name} [bold]{_cost(scene, item)}[/]" if scene.question.get("frame") == PRODUCTION else name


def _cost(scene: Scene, item: str) -> int:
    if item in FIGURES:
        return ARMY_COST if item == "army" else SCOUT_COST
    if item in UNIT_TYPES:
        unit_type = UNIT_TYPES.index(item)
        return unit_cost(unit_type, scene.own["ranks"][item])
    return BUILDING_COST[BUILDINGS.index(item)] if item in BUILDINGS else WALLS_COST


# Cards.


def _tech(scene: Scene, choice: Choice) -> str:
    return tech_name(scene, _first(choice))


def _wonder(scene: Scene, choice: Choice) -> str:
    return wonder_name(scene, _first(choice))


def _switch(scene: Scene, choice: Choice) -> str:
    return f"{scene.card(_first(choice))} → {scene.card(_second(choice))}"


def _pay(scene: Scene, choice: Choice) -> str:
    means = escape(scene.language.value(choice.verb.domains[1], choice.verb.second(choice.sample)))
    return f"{_plain(scene, choice)} [dim]({means})[/]"


def _deck(scene: Scene, choice: Choice) -> str:
    return LEVELS[choice.verb.first(choice.sample)]


def _figure(scene: Scene, choice: Choice) -> str:
    return scene.text(f"choice-{_first(choice)}")


# Players and offers.


def _player(scene: Scene, choice: Choice) -> str:
    seat = choice.verb.first(choice.sample)
    return scene.numbered(seat) if seat < len(scene.players) else str(seat + 1)


def _answer(scene: Scene, choice: Choice) -> str:
    """Another player's offer, with what it gives and wants."""
    assert scene.seat is not None
    return _terms(scene, choice, offer_of(scene, choice.verb.first(choice.sample), scene.seat))


def _withdraw(scene: Scene, choice: Choice) -> str:
    assert scene.seat is not None
    return _terms(scene, choice, offer_of(scene, scene.seat, choice.verb.first(choice.sample)))


def _terms(scene: Scene, choice: Choice, terms: str) -> str:
    """A player with the terms of an offer; long ones are only in the list of offers above, for want of room."""
    return f"{_player(scene, choice)}: {terms}" if len(terms) <= ROOM else _player(scene, choice)


def _goods(scene: Scene, choice: Choice) -> str:
    return f"{choice.amount} × {_plain(scene, choice)}"


def _steal(scene: Scene, choice: Choice) -> str:
    return str(choice.amount)


# Battles.


def _hand_unit(scene: Scene, unit: str) -> str:
    """A unit of a known battle hand with its values."""
    battle = scene.view["battle"] or {"hands": []}
    for hand in battle["hands"]:
        if unit in hand.get("units", []):
            return scene.unit(unit, hand["values"][hand["units"].index(unit)])
    return scene.card(unit)


def _front(scene: Scene, choice: Choice) -> str:
    """A new front, or one with the enemy unit that stands there."""
    number = choice.verb.second(choice.sample)
    fronts = (scene.view["battle"] or {"fronts": []})["fronts"]
    if number >= len(fronts):
        return scene.text("choice-new-front")
    return scene.text("choice-front", front=number + 1, unit=_standing(scene, fronts[number], _enemy(scene)))


def _wound(scene: Scene, choice: Choice) -> str:
    return _on_front(scene, choice, _enemy(scene))


def _heal(scene: Scene, choice: Choice) -> str:
    return _on_front(scene, choice, "attacker" if _enemy(scene) == "defender" else "defender")


def _on_front(scene: Scene, choice: Choice, side: str) -> str:
    number = choice.verb.first(choice.sample)
    fronts = (scene.view["battle"] or {"fronts": []})["fronts"]
    unit = _standing(scene, fronts[number], side) if number < len(fronts) else scene.text("battle-nothing")
    return scene.text("choice-on-front", front=number + 1, unit=unit)


def _enemy(scene: Scene) -> str:
    """The side that the one who looks fights against; who plays the barbarians is no side of his own."""
    battle = scene.view["battle"]
    if battle["attacker"] == scene.seat:
        return "defender"
    if battle["defender"] == scene.seat:
        return "attacker"
    return "defender" if isinstance(battle["attacker"], str) else "attacker"


def _standing(scene: Scene, front: dict[str, Any], side: str) -> str:
    if front[side] is None:
        return scene.text("battle-nothing")
    unit = scene.unit(front[side], [front[f"{side}_strength"], front[f"{side}_health"]])
    wounds = front[f"{side}_wounds"]
    return f"{unit} [red]−{wounds}[/]" if wounds else unit


_LABELS: dict[str, Callable[[Scene, Choice], str]] = {
    "against": _player,
    "offer": _player,
    "accept": _answer,
    "decline": _answer,
    "counter": _answer,
    "withdraw": _withdraw,
    "give": _goods,
    "want": _goods,
    "steal": _steal,
    "in": _in,
    "program": _in,
    "produce": _produce,
    "devote": _devote,
    "harvest": _harvest,
    "assign": _assign,
    "found": _found,
    "march": _march,
    "step": _step,
    "defect": _step,
    "discover": _discover,
    "leave": _figure,
    "kill": _figure,
    "build": _build,
    "wonder": _wonder,
    "research": _tech,
    "second": _tech,
    "learn": _tech,
    "switch": _switch,
    "pay": _pay,
    "level": _deck,
    "front": _front,
    "wound": _wound,
    "heal": _heal,
}
