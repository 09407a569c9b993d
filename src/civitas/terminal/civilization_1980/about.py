"""What there is to know about an area, a region, a card or a nation of Civilization (1980)."""

from typing import Protocol

from rich.console import RenderableType
from rich.markup import escape
from rich.text import Text

from civitas.core.position import View
from civitas.games.civilization_1980.facts.board import (
    AREA,
    AREA_NAME,
    AREAS,
    COAST_AREA,
    COAST_LINKS,
    COASTS_OF,
    ERUPTS_ON,
    FLOOD_PLAINS,
    FLOODED,
    HAS_SITE,
    IS_LAND,
    IS_WHITE_SITE,
    LAND,
    LIMIT,
    REGION,
    VOLCANOES,
)
from civitas.games.civilization_1980.facts.cards import (
    CARD,
    CARD_COUNT,
    CARD_GROUPS,
    CARD_NAME,
    COMMODITY,
    COPIES,
    CREDIT,
    GROUPS,
    KIND,
    PRICE,
    PRINTED_STACK,
    RED_CALAMITIES,
    REQUIRES,
    VALUE,
    set_value,
)
from civitas.games.civilization_1980.facts.nations import EPOCH_START, NATION, SPACES, printed_points, starts_for
from civitas.games.civilization_1980.view_types import NationView
from civitas.language import Language
from civitas.terminal.menu import flow

REGIONS = ["beige", "pink", "green", "yellow", "sea"]
WHOLE_MAP = 6


class Teller(Protocol):
    """What is needed to talk about a title."""

    language: Language

    def marked(self, view: View) -> list[str]:
        """The names of the seats, as markup."""

    def find(self, word: str, kinds: tuple[str, ...]) -> list[str]:
        """The ids of what is called like this."""


def facts(teller: Teller, name_id: str, view: View) -> list[str]:
    """Everything about one thing behind its name, as lines of markup."""
    kind, _, word = name_id.partition("-")
    tell = {
        "area": _area,
        "card": _card,
        "commodity": _commodity,
        "calamity": _calamity,
        "nation": _nation,
    }.get(kind)
    return tell(teller, word, view) if tell else []


def map_of(teller: Teller, place: str, view: View) -> list[RenderableType]:
    """An area with its neighbours, or a region with all that stands in it."""
    found = teller.find(place, ("area", "region"))
    if not found:
        regions = ", ".join(teller.language.name(f"region-{region}") for region in REGIONS)
        return [Text(teller.language.text("map-needed", regions=regions))]
    if found[0].startswith("region-"):
        return _region(teller, found[0].partition("-")[2], view)
    lines = []
    for name_id in found:
        lines += [f"[bold]{escape(teller.language.name(name_id))}[/]", *_area(teller, name_id.partition("-")[2], view)]
    return [Text.from_markup(line) for line in lines]


# Areas.


def _area(teller: Teller, word: str, view: View) -> list[str]:
    area, text = AREA[word], teller.language.text
    lines = [_feeds(teller, area), text("about-area-region", region=teller.language.name(f"region-{REGION[area]}"))]
    if not _in_play(view, area):
        lines.append(f"[yellow]{text('about-area-out')}[/]")
    lines += [
        text("about-area-plain", plain=teller.language.name(f"flood-plain-{plain}"))
        for plain, areas in zip(FLOOD_PLAINS, FLOODED, strict=True)
        if area in areas
    ]
    lines += [
        text("about-area-volcano", volcano=teller.language.name(f"volcano-{volcano}"))
        for volcano, areas in zip(VOLCANOES, ERUPTS_ON, strict=True)
        if area in areas
    ]
    lines.append(_here(teller, area, view))
    across = sorted({COAST_AREA[link] for coast in COASTS_OF[area] for link in COAST_LINKS[coast]})
    lines += _neighbours(teller, "about-area-land", LAND[area], view)
    return lines + _neighbours(teller, "about-area-water", across, view)


def _feeds(teller: Teller, area: int) -> str:
    if not IS_LAND[area]:
        return teller.language.text("about-area-sea")
    site = "none" if not HAS_SITE[area] else "white" if IS_WHITE_SITE[area] else "black"
    return teller.language.text("about-area-facts", limit=LIMIT[area], site=site)


def _here(teller: Teller, area: int, view: View) -> str:
    who = occupants(teller, area, view)
    text = teller.language.text
    return text("about-area-here", who=", ".join(who)) if who else f"[dim]{text('about-area-empty')}[/]"


def occupants(teller: Teller, area: int, view: View) -> list[str]:
    """Whose city, tokens and ships are in an area, as markup."""
    text, names = teller.language.text, teller.marked(view)
    found = []
    for seat in view["order"]:
        nation: NationView = view["nations"][seat]
        if AREAS[area] in nation["cities"]:
            found.append(text("about-area-city-of", seat=names[seat]))
        if AREAS[area] in nation["tokens"]:
            found.append(text("about-area-tokens-of", seat=names[seat], count=nation["tokens"][AREAS[area]]))
        if any(coast is not None and coast.partition(":")[0] == AREAS[area] for coast in nation["ships"]):
            found.append(text("about-area-ship-of", seat=names[seat]))
    return found


def _neighbours(teller: Teller, label: str, areas: list[int], view: View) -> list[str]:
    parts = [_short(teller, area, view) for area in areas if _in_play(view, area)]
    return [f"[bold]{teller.language.text(label)}:[/] {', '.join(parts)}"] if parts else []


def _short(teller: Teller, area: int, view: View) -> str:
    """An area with its limit, site and occupants in brackets."""
    mark = (f" {LIMIT[area]}" if IS_LAND[area] else "") + ("■" if HAS_SITE[area] else "")
    who = occupants(teller, area, view)
    return escape(teller.language.name(AREA_NAME[area])) + mark + (f" ({', '.join(who)})" if who else "")


def _region(teller: Teller, region: str, view: View) -> list[RenderableType]:
    areas = [area for area in range(len(AREAS)) if REGION[area] == region]
    lines: list[RenderableType] = [Text(teller.language.name(f"region-{region}"), style="bold")]
    if region != "sea" and region not in view["regions"]:
        lines.append(Text(teller.language.text("about-area-out"), style="yellow"))
    lines += flow([Text.from_markup(_short(teller, area, view)) for area in areas], 78)
    return lines


def _in_play(view: View, area: int) -> bool:
    return REGION[area] == "sea" or REGION[area] in view["regions"]


# Cards.


def _card(teller: Teller, word: str, view: View) -> list[str]:
    card, language, text = CARD[word], teller.language, teller.language.text
    groups = [language.name(f"group-{name}") for bit, name in enumerate(GROUPS) if (CARD_GROUPS[card] >> bit) & 1]
    lines = [text("about-card-facts", price=PRICE[card], groups=", ".join(groups), copies=view["supply"][word])]
    if REQUIRES[card] >= 0:
        lines.append(text("about-card-requires", card=language.name(CARD_NAME[REQUIRES[card]])))
    credits = [
        f"{language.name(CARD_NAME[other])} {CREDIT[card][other]}" for other in range(CARD_COUNT) if CREDIT[card][other]
    ]
    lines.append(text("about-card-credits", credits=", ".join(credits) or text("nothing")))
    owners = [name for seat, name in enumerate(teller.marked(view)) if word in view["nations"][seat]["cards"]]
    if owners:
        lines.append(text("about-card-owners", who=", ".join(owners)))
    if view["own"] is not None and word in view["own"]["prices"]:
        lines.append(text("about-card-your-price", price=view["own"]["prices"][word]["price"]))
    return lines


def _commodity(teller: Teller, word: str, view: View) -> list[str]:
    kind = COMMODITY[word]
    sets = ", ".join(str(set_value(kind, count)) for count in range(1, COPIES[kind] + 1))
    return [teller.language.text("about-commodity", value=VALUE[kind], copies=COPIES[kind], sets=sets)]


def _calamity(teller: Teller, word: str, view: View) -> list[str]:
    back = "red" if word in RED_CALAMITIES else "black"
    stack = PRINTED_STACK[KIND[word]] + 1
    return [teller.language.text("about-calamity", back=back, stack=stack)]


# Nations.


def _nation(teller: Teller, word: str, view: View) -> list[str]:
    if word not in NATION:
        return []
    nation, language, text = NATION[word], teller.language, teller.language.text
    small = view["options"]["variant"] != "full"
    starts = starts_for(WHOLE_MAP if small else view["players"])
    area = language.name(AREA_NAME[starts[nation]]) if nation in starts else text("nothing")
    spaces = ", ".join(str(space) for space in EPOCH_START[nation])
    points = printed_points(nation, SPACES)
    lines = [text("about-nation-facts", area=area, spaces=spaces, points=points)]
    played: NationView | None = next((each for each in view["nations"] if each["nation"] == word), None)
    if played is None:
        return [*lines, text("about-nation-free")]
    cards = ", ".join(language.name(f"card-{card}") for card in played["cards"])
    cities = ", ".join(language.name(f"area-{area}") for area in played["cities"])
    lines.append(text("about-nation-cities", cities=cities or text("nothing")))
    return [*lines, text("about-nation-cards", cards=cards or text("nothing"))]
