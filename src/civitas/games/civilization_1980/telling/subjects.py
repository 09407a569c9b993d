"""What the choices of Civilization (1980) are about: ships, coasts, players, offers."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import seat_id
from civitas.games.civilization_1980.facts.board import AREA_NAME, BORDERS, ERUPTS_ON, FLOOD_PLAINS, FLOODED, VOLCANOES
from civitas.games.civilization_1980.facts.nations import NATION_NAME
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.telling.choices import OF_OFFERS, ship_of, slot_of
from civitas.games.civilization_1980.telling.things import COAST_THINGS, offer_id, ship_id
from civitas.games.civilization_1980.verbs import EVERYONE, OFFERS_AT_ONCE

About = Callable[[Civilization1980, int, Offer], list[str]]


def about_of(p: Civilization1980, seat: int, offer: Offer) -> list[str] | None:
    """The things a choice is about, where they are others than its words name."""
    about = _ABOUT.get(offer.verb.name)
    return about(p, seat, offer) if about is not None else None


_BORDER: Final[list[list[str]]] = [[AREA_NAME[area], AREA_NAME[other]] for area, other in BORDERS]
"""The two areas of each land border."""


def _about_march(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    return _BORDER[offer.second]


def _about_ship(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    """A ship and where it lies; who lands tokens begins with the ship, who loads them with the area."""
    ship = ship_of(offer)
    things = [ship_id(ship), *COAST_THINGS[p.ships[seat][ship]]]
    return [things[1], things[0]] if offer.verb.name == "load" else things


def _about_voyage(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    return [ship_id(offer.first), *COAST_THINGS[offer.second]]


def _about_shipyard(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    return COAST_THINGS[offer.first]


def _about_home(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    """A nation and its start area."""
    nation = offer.first
    return [NATION_NAME[nation], *([AREA_NAME[p.setting.starts[nation]]] if nation in p.setting.starts else [])]


def _about_player(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    """A player and his nation."""
    nation = offer.second if offer.verb.name == "demand" else offer.first
    return [seat_id(p.seat_of(nation)), NATION_NAME[nation]] if nation < EVERYONE else ["nation-everyone"]


def _about_offer(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    """An offer and whose it is."""
    return [offer_id(p, slot_of(p, offer)), seat_id(p.seat_of(offer.first // OFFERS_AT_ONCE))]


def _about_volcano(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    return [f"volcano-{VOLCANOES[offer.first]}", *(AREA_NAME[area] for area in ERUPTS_ON[offer.first])]


def _about_plain(p: Civilization1980, seat: int, offer: Offer) -> list[str]:
    return [f"flood-plain-{FLOOD_PLAINS[offer.first]}", *(AREA_NAME[area] for area in FLOODED[offer.first])]


_ABOUT: Final[dict[str, About]] = {
    **dict.fromkeys(("maintain", "scrap", "load", "land"), _about_ship),
    **dict.fromkeys(("offer", "nominate", "demand"), _about_player),
    **dict.fromkeys(OF_OFFERS, _about_offer),
    "choose": _about_home,
    "move": _about_march,
    "sail": _about_voyage,
    "build-ship": _about_shipyard,
    "erupt": _about_volcano,
    "flood": _about_plain,
}
