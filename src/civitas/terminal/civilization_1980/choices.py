"""The choices of Civilization (1980): grouped by verb, area and ship, with what stands there and what cards cost."""

from rich.markup import escape

from civitas.games.civilization_1980.facts.board import AREA_NAME, AREAS, BORDERS, COAST_AREA, COASTS, HAS_SITE, IS_LAND
from civitas.games.civilization_1980.facts.cards import CARDS
from civitas.games.civilization_1980.verbs import (
    ACCEPT,
    ANSWER,
    BUILD_SHIP,
    BUY,
    CHANGE,
    CLAIM,
    DEMAND,
    GROW,
    LAND,
    LOAD,
    LOSE,
    LOSE_CITY,
    MOVE,
    NAME,
    OFFER,
    PUT,
    REBEL,
    REBEL_CITY,
    REDUCE,
    REMOVE,
    RETURN,
    SAIL,
    SPEND,
    WANT,
)
from civitas.terminal.civilization_1980.scene import CITY, SITE, Scene, feeds
from civitas.terminal.menu import Choice, quantity_of

GROUPED = (
    GROW, LOSE, LOSE_CITY, REBEL, REBEL_CITY, BUILD_SHIP, DEMAND, PUT, REMOVE, CLAIM, WANT, NAME, OFFER, ANSWER,
    CHANGE, BUY, SPEND, RETURN, REDUCE,
)  # fmt: skip
"""Verbs whose choices stand behind one heading."""


def heading_of(scene: Scene, choice: Choice) -> str:
    """The heading of a choice, as markup; choices that stand for themselves have none."""
    verb, action = choice.verb, choice.sample
    if verb is MOVE:
        return _moving_from(scene, BORDERS[MOVE.second(action)][0])
    if verb in (SAIL, LOAD, LAND):
        return _ship_heading(scene, SAIL.first(action) if verb is SAIL else verb.second(action))
    return f"[bold]{scene.text(f'heading-{verb.name}')}:[/]" if verb in GROUPED else ""


def label_of(scene: Scene, choice: Choice) -> str:
    """A choice as markup, or nothing where the plain phrase will do."""
    verb, action = choice.verb, choice.sample
    if verb is MOVE:
        other = BORDERS[MOVE.second(action)][1]
        name = scene.name(AREA_NAME[other])
        return scene.text("choice-to", area=name) + _there(scene, other)
    if verb is SAIL:
        coast = scene.coast(COASTS[SAIL.second(action)])
        return scene.text("choice-to", area=escape(coast)) + _there(scene, COAST_AREA[SAIL.second(action)])
    if verb in (LOAD, LAND):
        return scene.text("choice-load" if verb is LOAD else "choice-land", count=choice.amount)
    if verb is BUY:
        card = CARDS[BUY.first(action)]
        price = scene.view["own"]["prices"][card]["price"]
        return scene.text("choice-price", card=scene.language.name(f"card-{card}"), price=price)
    if verb is ACCEPT:
        return _deal(scene, choice)
    return _short_label(scene, choice) if verb in GROUPED else ""


def _deal(scene: Scene, choice: Choice) -> str:
    """What accepting an answer means: what is given, and what is known about what comes for it."""
    name = choice.verb.domains[0].words[choice.verb.first(choice.sample)]
    offers = {offer["offer"]: offer for offer in scene.view["question"]["offers"]}
    answer = offers.get(name)
    if answer is None or "package" not in offers.get(answer["reply_to"], {}):
        return ""
    return scene.text(
        "choice-accept",
        offer=scene.offer_name(name),
        cards=scene.package(offers[answer["reply_to"]]["package"]),
        count=answer["count"],
        value=answer["worth"],
        card=scene.language.name(f"commodity-{answer['named']}"),
    )


def _short_label(scene: Scene, choice: Choice) -> str:
    """What is chosen and how many, where the heading says the rest."""
    counted = quantity_of(choice.verb)
    values = choice.verb.arguments(choice.sample)
    named = [
        scene.language.value(domain, values[place])
        for place, domain in enumerate(choice.verb.domains)
        if place != counted
    ]
    if choice.verb is BUILD_SHIP:
        return scene.text("choice-levy", coast=escape(" ".join(named)), count=choice.amount)
    amount = f" [dim]{choice.amount}[/]" if counted >= 0 else ""
    return escape(" ".join(named)) + amount


def _moving_from(scene: Scene, area: int) -> str:
    fresh, limit = scene.view["question"]["fresh"].get(AREAS[area], 0), feeds(scene.view, scene.viewer, area)
    site = f" {SITE}" if HAS_SITE[area] else ""
    name = scene.name(AREA_NAME[area])
    return f"[bold]{name}[/] [green]{fresh}[/]/{limit}{site}"


def _ship_heading(scene: Scene, ship: int) -> str:
    area = (scene.own["ships"][ship] or "").partition(":")[0]
    place = scene.language.place(f"area-{area}", "in")
    return f"[bold]{scene.text('menu-ship', ship=ship + 1, area_in=escape(place), cargo=scene.view['cargo'][ship])}[/]"


def _there(scene: Scene, area: int) -> str:
    """What is in an area, as a short mark behind its name: own tokens and limit, the site, and who else."""
    seat = scene.viewer
    own = f"{scene.own['tokens'].get(AREAS[area], 0)}/{feeds(scene.view, seat, area)}{SITE if HAS_SITE[area] else ''}"
    if AREAS[area] in scene.own["cities"]:
        own = CITY
    others = [scene.other(other, area) for other in scene.view["order"] if other != seat]
    return " ".join([f" [dim]{own}[/]", *filter(None, others)]) if IS_LAND[area] else ""
