"""The facts of Civilization (1980) are complete and agree with each other and with the rulebook."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from civitas.games.civilization_1980.telling.effects.lines import HANDWRITTEN
from tests.examples import every

ROOT = Path(__file__).resolve().parents[4]
FACTS = ROOT / "src" / "civitas" / "games" / "civilization_1980" / "data"
LOCALE = ROOT / "src" / "civitas" / "locale"
FILES = ("board", "shapes", "setup", "nations", "trade_cards", "civilization_cards")
LANGUAGES = ("en", "de")
KINDS_OF_BORDER = ("land", "sea", "lake")

Table = dict[str, Any]
Pair = frozenset[str]


def read(name: str) -> Table:
    return tomllib.loads((FACTS / f"{name}.toml").read_text(encoding="utf-8"))


BOARD, SHAPES, SETUP, NATIONS, TRADE, CARDS = (read(name) for name in FILES)

AREAS: dict[str, Table] = {area["id"]: area for area in BOARD["area"]}
LAND_AREAS = {name for name, area in AREAS.items() if area["kind"] != "open-sea"}
OPEN_SEA = set(AREAS) - LAND_AREAS
FLOODED = {name for plain in BOARD["flood_plain"] for name in plain["areas"]}
TABLE_ORDER = [
    "africa",
    "italy",
    "illyria",
    "thrace",
    "crete",
    "asia",
    "assyria",
    "babylon",
    "egypt",
]
CIVILIZATION: dict[str, Table] = {card["id"]: card for card in CARDS["card"]}
GROUPS: dict[str, Table] = {group["id"]: group for group in CARDS["group"]}
CALAMITIES: dict[str, Table] = {card["id"]: card for card in TRADE["calamity"]}


def borders(kind: str) -> set[Pair]:
    return {frozenset((name, other)) for name, area in AREAS.items() for other in area[kind]}


def ids(entries: Iterable[Table]) -> list[str]:
    return [entry["id"] for entry in entries]


def reachable(start: str, allowed: set[str]) -> set[str]:
    seen, todo = {start}, [start]
    while todo:
        area = AREAS[todo.pop()]
        for kind in KINDS_OF_BORDER:
            new = (set(area[kind]) & allowed) - seen
            seen |= new
            todo += new
    return seen


# --- form -------------------------------------------------------------------------------------


def every_id() -> Iterator[str]:
    for file in (BOARD, NATIONS, TRADE, CARDS):
        for tables in file.values():
            if isinstance(tables, list):
                yield from (entry["id"] for entry in tables if "id" in entry)


def test_ids_are_lower_case_words_with_hyphens() -> None:
    assert [name for name in every_id() if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name)] == []


@pytest.mark.parametrize(
    "entries",
    [
        *(BOARD[key] for key in ("region", "flood_plain", "volcano", "lake", "area")),
        NATIONS["nation"],
        TRADE["commodity"],
        TRADE["calamity"],
        CARDS["group"],
        CARDS["card"],
    ],
    ids=lambda entries: str(entries[0]["id"]),
)
def test_ids_of_a_table_are_unique(entries: list[Table]) -> None:
    assert len(set(ids(entries))) == len(entries)


AREA_KEYS = {
    "id": str,
    "name": str,
    "aliases": list,
    "kind": str,
    "limit": int,
    "site": str,
    "region": str,
    "region_provenance": str,
    "land": list,
    "sea": list,
    "lake": list,
    "anchor": list,
    "provenance": str,
}
OPTIONAL_AREA_KEYS = {"island": str, "water": str, "site_anchor": list, "note": str}


@every("area", AREAS)
def test_an_area_has_its_fields_and_no_others(area: str) -> None:
    entry = AREAS[area]
    assert AREA_KEYS.keys() <= entry.keys() <= AREA_KEYS.keys() | OPTIONAL_AREA_KEYS.keys()
    kinds = AREA_KEYS | OPTIONAL_AREA_KEYS
    assert all(type(value) is kinds[key] for key, value in entry.items())
    assert entry["kind"] in ("land", "coastal", "open-sea")
    assert entry["site"] in ("none", "black", "white")
    assert entry["provenance"] in ("sourced", "reconstructed")
    assert entry["region_provenance"] in (
        "rulebook",
        "reconstructed-likely",
        "reconstructed-guess",
    )


def test_no_area_has_the_id_of_a_nation() -> None:
    assert not set(AREAS) & set(TABLE_ORDER)


def test_names_and_aliases_mean_one_area_each() -> None:
    words = [word for area in AREAS.values() for word in (area["name"], *area["aliases"])]
    assert len(set(words)) == len(words)


# --- the board: counts ------------------------------------------------------------------------


def test_the_board_has_123_areas_with_land_and_8_of_open_sea() -> None:
    assert (len(AREAS), len(LAND_AREAS), len(OPEN_SEA)) == (131, 123, 8)


def test_the_board_has_55_city_sites_of_which_8_are_white() -> None:
    sites = [area["site"] for area in AREAS.values()]
    assert (sites.count("black"), sites.count("white")) == (47, 8)


def test_the_land_feeds_250_tokens() -> None:
    assert sum(area["limit"] for area in AREAS.values()) == 250
    assert {AREAS[name]["limit"] for name in LAND_AREAS} == {1, 2, 3, 4, 5}
    assert {AREAS[name]["limit"] for name in OPEN_SEA} == {0}


@pytest.mark.parametrize(("kind", "count"), [("land", 230), ("sea", 198), ("lake", 10)])
def test_the_number_of_borders(kind: str, count: int) -> None:
    assert len(borders(kind)) == count


# --- the board: borders -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS_OF_BORDER)
@every("area", AREAS)
def test_a_border_is_known_on_both_sides(area: str, kind: str) -> None:
    neighbours = AREAS[area][kind]
    assert len(set(neighbours)) == len(neighbours)
    assert area not in neighbours
    assert [name for name in neighbours if area not in AREAS[name][kind]] == []


def test_the_board_hangs_together() -> None:
    assert reachable("knossos", set(AREAS)) == set(AREAS)


@every("area", AREAS)
def test_kind_and_water_fit_the_borders(area: str) -> None:
    entry = AREAS[area]
    assert (entry["kind"] != "land") == bool(entry["sea"]) == ("water" in entry)
    if entry["kind"] == "open-sea":
        assert entry["land"] == entry["lake"] == []
        assert (entry["site"], entry["region"]) == ("none", "sea")
    else:
        assert entry["region"] in ids(BOARD["region"])


def test_a_sea_border_never_joins_two_bodies_of_water() -> None:
    waters = {pair: {AREAS[name]["water"] for name in pair} for pair in borders("sea")}
    assert {pair for pair, bodies in waters.items() if len(bodies) > 1} == set()
    bodies = {area["water"] for area in AREAS.values() if "water" in area}
    assert bodies == {"mediterranean", "red-sea", "persian-gulf", "caspian-sea"}


@pytest.mark.parametrize("body", ["mediterranean", "red-sea", "persian-gulf", "caspian-sea"])
def test_coasts_of_one_body_of_water_hang_together_without_open_sea(body: str) -> None:
    coast = {name for name in LAND_AREAS if AREAS[name].get("water") == body}
    seen, todo = set[str](), [min(coast)]
    while todo:
        area = todo.pop()
        seen.add(area)
        todo += (set(AREAS[area]["sea"]) & coast) - seen
    assert seen == coast


def test_land_borders_never_leave_an_island() -> None:
    for area in AREAS.values():
        for other in area["land"]:
            assert AREAS[other].get("island") == area.get("island")


def test_lakes_account_for_every_lake_border() -> None:
    pairs = {frozenset(pair) for lake in BOARD["lake"] for pair in lake["borders"]}
    assert pairs == borders("lake")


def test_split_coasts_cover_the_sea_borders_of_their_area() -> None:
    shores: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for shore in BOARD["split_coast"]:
        shores[shore["area"]][shore["coast"]] = shore["borders"]
    assert {area: set(sides) for area, sides in shores.items()} == {
        "delphi": {"west", "east"},
        "scythia": {"black-sea", "azov"},
    }
    for area, sides in shores.items():
        assert set().union(*sides.values()) == set(AREAS[area]["sea"])


def test_uncertain_borders_say_how_they_are_entered() -> None:
    assert len(BOARD["uncertain_border"]) == 12
    for border in BOARD["uncertain_border"]:
        pair = frozenset(border["areas"])
        found = [kind for kind in KINDS_OF_BORDER if pair in borders(kind)]
        assert border["encoded"] == ("-and-".join(found) or "none")
        assert pair <= set(AREAS)
        assert border["doubt"]


# --- the board: what is printed on it ---------------------------------------------------------


def test_four_flood_plains_touch_seventeen_areas() -> None:
    assert ids(BOARD["flood_plain"]) == ["po", "danube-delta", "nile", "tigris-euphrates"]
    assert sum(len(plain["areas"]) for plain in BOARD["flood_plain"]) == len(FLOODED) == 17
    assert FLOODED <= LAND_AREAS


def test_white_sites_lie_in_flood_plains() -> None:
    white = {name for name, area in AREAS.items() if area["site"] == "white"}
    assert white <= FLOODED


def test_two_volcanoes_touch_two_areas_and_one_a_single_one() -> None:
    volcanoes = {volcano["id"]: set(volcano["areas"]) for volcano in BOARD["volcano"]}
    assert volcanoes == {
        "etna": {"milazzo", "syracuse"},
        "vesuvius": {"campania", "cumae"},
        "thera-volcano": {"thera"},
    }
    for areas in volcanoes.values():
        assert all(areas - {area} <= set(AREAS[area]["land"]) for area in areas)


def test_the_figures_of_the_rulebook_fit_the_board() -> None:
    assert [AREAS[name]["limit"] for name in ("sparta", "mycenae", "corinth")] == [1, 1, 2]
    assert set(AREAS["sparta"]["land"]) == {"mycenae", "corinth"}
    assert "miletus" in AREAS["rhodes"]["sea"]
    assert "miletus" not in AREAS["rhodes"]["land"]
    assert "island" in AREAS["corcyra"]


@pytest.mark.parametrize(
    "area",
    [
        "corcyra",
        "hattusas",
        "knossos",
        "odessus",
        "tarquinii",
        "carthage",
        "susa",
        "hieraconpolis",
        "sparta",
    ],
)
def test_a_city_named_by_the_rulebook_has_a_site(area: str) -> None:
    assert AREAS[area]["site"] != "none"


def test_regions_are_fixed_by_the_rulebook_for_start_areas_and_open_sea_only() -> None:
    fixed = {name for name, area in AREAS.items() if area["region_provenance"] == "rulebook"}
    starts = {area for setup in SETUP["setup"] for area in setup["start"].values()}
    assert fixed == starts | OPEN_SEA


# --- shapes -----------------------------------------------------------------------------------

Point = tuple[int, int]


def ring(points: list[list[int]]) -> list[Point]:
    return [(x, y) for x, y in points]


def edges(outline: list[Point]) -> Iterator[frozenset[Point]]:
    for start, end in pairwise([*outline, outline[0]]):
        yield frozenset((start, end))


def is_inside(point: list[int], outline: list[Point]) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in pairwise([*outline, outline[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


OUTLINES = {name: ring(points) for name, points in SHAPES["outline"].items()}
WIDTH, HEIGHT = SHAPES["canvas"]


def test_every_area_has_an_outline_and_every_area_with_land_its_land() -> None:
    assert (WIDTH, HEIGHT) == (1475, 1000)
    assert list(SHAPES["outline"]) == list(AREAS)
    assert set(SHAPES["land"]) == LAND_AREAS


@every("area", AREAS)
def test_shapes_are_rings_on_the_canvas(area: str) -> None:
    for points in (SHAPES["outline"][area], *SHAPES["land"].get(area, [])):
        assert len(set(ring(points))) >= 3
        assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in points)


@every("area", AREAS)
def test_anchors_lie_inside_the_outline(area: str) -> None:
    entry = AREAS[area]
    assert is_inside(entry["anchor"], OUTLINES[area])
    assert ("site_anchor" in entry) == (entry["site"] != "none")
    if "site_anchor" in entry:
        assert is_inside(entry["site_anchor"], OUTLINES[area])


def test_outlines_share_an_edge_exactly_where_areas_border() -> None:
    owners: dict[frozenset[Point], set[str]] = defaultdict(set)
    for name, outline in OUTLINES.items():
        for edge in edges(outline):
            owners[edge].add(name)
    assert max(len(names) for names in owners.values()) == 2
    touching = {frozenset(names) for names in owners.values() if len(names) == 2}
    assert touching == borders("land") | borders("sea") | borders("lake")


@pytest.mark.parametrize(("limit", "area"), [(5, "germania"), (3, "scythia"), (2, "mikop")])
def test_start_areas_on_the_northern_edge_are_told_by_their_number(limit: int, area: str) -> None:
    north = {
        name for name, outline in OUTLINES.items() if AREAS[name]["limit"] == limit and min(y for _, y in outline) == 0
    }
    assert north - {"media"} == {area}


def test_media_is_the_two_area_in_the_north_east_corner() -> None:
    assert AREAS["media"]["limit"] == 2
    assert max(x for x, _ in OUTLINES["media"]) == WIDTH


# --- setting up -------------------------------------------------------------------------------

WHOLE_MAP_STARTS = {
    "africa": "carthage",
    "italy": "tarquinii",
    "illyria": "germania",
    "thrace": "scythia",
    "crete": "knossos",
    "asia": "mikop",
    "assyria": "media",
    "babylon": "susa",
    "egypt": "hieraconpolis",
}
AEGEAN_STARTS = {"thrace": "odessus", "crete": "knossos", "asia": "hattusas"}
EASTERN_STARTS = AEGEAN_STARTS | {"asia": "mikop", "assyria": "media", "babylon": "susa"}
ROWS = {
    2: (["beige"], 56, 1, AEGEAN_STARTS),
    3: (
        ["beige", "pink"],
        56,
        1,
        AEGEAN_STARTS | {"illyria": "germania", "italy": "tarquinii", "thrace": "scythia"},
    ),
    4: (["beige", "green"], 56, 2, EASTERN_STARTS),
    5: (
        ["beige", "green", "yellow"],
        56,
        2,
        EASTERN_STARTS | {"africa": "carthage", "egypt": "hieraconpolis"},
    ),
    6: (["beige", "pink", "green", "yellow"], 56, 3, WHOLE_MAP_STARTS),
    7: (["beige", "pink", "green", "yellow"], 48, 3, WHOLE_MAP_STARTS),
}


def test_every_number_of_players_has_the_row_of_the_rulebook() -> None:
    rows = {
        setup["players"]: (
            setup["regions"],
            setup["tokens"],
            setup["mysticism"],
            setup["start"],
        )
        for setup in SETUP["setup"]
    }
    assert list(rows) == [2, 3, 4, 5, 6, 7]
    assert rows == ROWS


@pytest.mark.parametrize("setup", SETUP["setup"], ids=lambda setup: str(setup["players"]))
def test_a_row_is_playable(setup: Table) -> None:
    in_play = {name for name, area in AREAS.items() if area["region"] in setup["regions"]}
    starts = setup["start"]
    assert setup["players"] <= len(starts)
    assert set(starts.values()) <= in_play
    assert list(starts) == [nation for nation in TABLE_ORDER if nation in starts]
    assert in_play <= reachable(next(iter(starts.values())), in_play | OPEN_SEA)


def test_a_set_of_pieces() -> None:
    assert (SETUP["cities"], SETUP["ships"]) == (9, 4)
    assert SETUP["american_tokens"] == [55, 47]


# --- nations ----------------------------------------------------------------------------------


def test_nations_stand_in_table_order() -> None:
    assert ids(NATIONS["nation"]) == TABLE_ORDER
    assert NATIONS["spaces"] == 15


@pytest.mark.parametrize("nation", NATIONS["nation"], ids=lambda nation: str(nation["id"]))
def test_a_track_leads_through_five_epochs_to_1200_to_1400_points(nation: Table) -> None:
    starts, values = nation["epoch_start"], nation["epoch_five_values"]
    assert len(starts) == 5
    assert starts[0] == 1
    assert all(earlier < later for earlier, later in pairwise(starts))
    assert starts[-1] + len(values) - 1 == NATIONS["spaces"]
    printed = [value for value in values if value]
    assert printed == sorted(printed)
    assert all(value % 100 == 0 and value >= 1000 for value in printed)
    assert values[-1] == printed[-1]
    assert 1200 <= values[-1] <= 1400
    assert nation["provenance"] in ("sourced", "reconstructed")
    assert nation["values_provenance"] in ("sourced", "reconstructed")
    assert nation["values_confidence"] in ("high", "medium", "low")


def test_not_all_nations_need_the_same_points() -> None:
    assert len({nation["epoch_five_values"][-1] for nation in NATIONS["nation"]}) > 1


@pytest.mark.parametrize(("epoch", "rounds"), [(3, 9), (4, 12), (5, 14)])
def test_epoch_starts_fit_the_length_of_the_short_games(epoch: int, rounds: int) -> None:
    latest = max(nation["epoch_start"][epoch - 1] for nation in NATIONS["nation"])
    assert abs(latest - rounds) <= 1


def test_there_are_seven_sets_of_pieces() -> None:
    colours = {nation["id"]: nation.get("colour") for nation in NATIONS["nation"]}
    assert colours == {
        "africa": "green",
        "italy": None,
        "illyria": "purple",
        "thrace": "purple",
        "crete": "white",
        "asia": "black",
        "assyria": "blue",
        "babylon": "red",
        "egypt": "orange",
    }


# --- trade cards ------------------------------------------------------------------------------


def test_there_are_66_commodity_cards_and_8_calamities() -> None:
    assert len(TRADE["commodity"]) == 11
    assert sum(card["copies"] for card in TRADE["commodity"]) == 66
    assert len(CALAMITIES) == 8


def test_stacks_have_the_sizes_of_the_rulebook() -> None:
    sizes = [0] * 10
    for card in TRADE["commodity"]:
        assert card["stack"] == card["value"]
        sizes[card["stack"]] += card["copies"]
    for card in TRADE["calamity"]:
        sizes[card["stack"]] += 1
    assert sizes[1:] == [14, 11, 10, 9, 8, 7, 6, 5, 4]


def test_calamities_lie_under_stacks_2_to_9_and_the_first_four_are_red() -> None:
    assert [card["stack"] for card in TRADE["calamity"]] == list(range(2, 10))
    assert [card["back"] for card in TRADE["calamity"]] == ["red"] * 4 + ["black"] * 4


@pytest.mark.parametrize(
    ("calamity", "amounts"),
    [
        ("volcano-earthquake", {}),
        ("flood", {"primary": 17, "others_total": 10, "engineering_maximum": 7}),
        ("famine", {"primary": 9, "others_total": 20, "other_max": 11, "grain_relief": 4}),
        (
            "civil-war",
            {"own": 15, "nominee": 20, "nominee_democracy": 30, "philosophy": 15, "minimum": 35},
        ),
        (
            "epidemic",
            {
                "primary": 16,
                "medicine": 11,
                "others_total": 25,
                "other_max": 10,
                "other_medicine": 5,
                "city_units": 4,
            },
        ),
        ("civil-disorder", {"kept": 4, "kept_law": 5, "kept_democracy": 6}),
        (
            "iconoclasm",
            {
                "primary": 4,
                "primary_law": 3,
                "primary_philosophy": 2,
                "others_total": 2,
                "other_law": 1,
            },
        ),
        ("piracy", {}),
    ],
)
def test_amounts_of_a_calamity(calamity: str, amounts: dict[str, int]) -> None:
    entry = CALAMITIES[calamity]
    assert {key: entry[key] for key in entry if key not in ("id", "stack", "back")} == amounts


def test_limits_of_trading() -> None:
    assert (TRADE["hand_limit"], TRADE["trade_minimum"], TRADE["gold_price"]) == (6, 3, 18)


# --- civilization cards -----------------------------------------------------------------------


def test_there_are_72_civilization_cards_of_16_kinds_for_1700_points() -> None:
    assert len(CIVILIZATION) == 16
    assert sum(card["copies"] for card in CIVILIZATION.values()) == 72
    prices = sorted(card["price"] for card in CIVILIZATION.values())
    assert (sum(prices), prices[0], prices[-1]) == (1700, 30, 240)


def test_eleven_cards_can_reach_1400_points_but_barely() -> None:
    prices = sorted((card["price"] for card in CIVILIZATION.values()), reverse=True)
    assert sum(prices[: CARDS["max_cards"]]) == 1460


def test_copies_differ_from_four_where_the_rulebook_says_so() -> None:
    odd = {name: card["copies"] for name, card in CIVILIZATION.items() if card["copies"] != 4}
    assert odd == {
        "mysticism": 3,
        "architecture": 6,
        "literacy": 6,
        "law": 7,
        "democracy": 5,
        "philosophy": 5,
    }


def test_groups_have_the_colours_and_credits_of_the_rulebook() -> None:
    groups = [(group["id"], group["colour"], group["credit"], group.get("extra_target")) for group in CARDS["group"]]
    assert groups == [
        ("arts", "blue", 5, "law"),
        ("crafts", "orange", 10, "democracy"),
        ("sciences", "green", 20, "philosophy"),
        ("civics", "pink", 0, None),
    ]


def test_cards_refer_to_groups_and_cards_that_exist() -> None:
    for card in CIVILIZATION.values():
        assert card["groups"]
        assert set(card["groups"]) <= set(GROUPS)
        assert set(card.get("special_credits", {})) <= set(CIVILIZATION) - {card["id"]}
    assert {group["extra_target"] for group in CARDS["group"] if "extra_target" in group} <= set(CIVILIZATION)


def test_democracy_and_philosophy_require_law() -> None:
    required = {name: card["requires"] for name, card in CIVILIZATION.items() if "requires" in card}
    assert required == {"democracy": "law", "philosophy": "law"}


def credit(owned: str, target: str) -> int:
    card = CIVILIZATION[owned]
    offers = [card.get("special_credits", {}).get(target, 0)]
    for group in (GROUPS[name] for name in card["groups"]):
        in_group = group["id"] in CIVILIZATION[target]["groups"]
        offers.append(group["credit"] if in_group or group.get("extra_target") == target else 0)
    return int(max(offers))


@pytest.mark.parametrize(
    ("target", "points"),
    [("law", [5, 5, 15]), ("philosophy", [20, 30, 15])],
)
def test_credits_give_the_sums_of_the_rulebook(target: str, points: list[int]) -> None:
    owned = ["mysticism", "music", "architecture"]
    assert [credit(card, target) for card in owned] == points


# --- names ------------------------------------------------------------------------------------

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (\S.*)$")


def messages(language: str) -> list[tuple[str, str]]:
    text = (LOCALE / language / "civilization-1980-names.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    matches = [MESSAGE.match(line) for line in lines]
    assert None not in matches, "every message stands on a line of its own"
    return [(match[1], match[2]) for match in matches if match]


def expected_messages() -> Iterator[str]:
    yield from (f"area-{name}" for name in AREAS)
    yield from (f"region-{name}" for name in (*ids(BOARD["region"]), "sea"))
    yield from (f"flood-plain-{name}" for name in ids(BOARD["flood_plain"]))
    yield from (f"volcano-{name}" for name in ids(BOARD["volcano"]))
    yield from (f"nation-{name}" for name in TABLE_ORDER)
    yield from (f"colour-{name}" for name in sorted(colours_in_use()))
    yield from (f"epoch-{number}" for number in range(1, 6))
    yield from (f"phase-{number}" for number in range(1, 14))
    yield from (f"commodity-{name}" for name in ids(TRADE["commodity"]))
    yield from (f"group-{name}" for name in GROUPS)
    for name in (*(f"calamity-{c}" for c in CALAMITIES), *(f"card-{c}" for c in CIVILIZATION)):
        yield name
        if name in HANDWRITTEN:
            yield f"{name}-effect"


def colours_in_use() -> set[str]:
    pieces = {nation["colour"] for nation in NATIONS["nation"] if "colour" in nation}
    backs = {card["back"] for card in TRADE["calamity"]}
    groups = {group["colour"] for group in CARDS["group"]}
    return pieces | backs | groups | set(ids(BOARD["region"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_one_name(language: str) -> None:
    found = [name for name, _ in messages(language)]
    assert sorted(found) == sorted(expected_messages())


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    english, german = ([name for name, _ in messages(language)] for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["area", "nation", "commodity", "calamity", "card", "phase"])
def test_things_of_one_kind_have_different_names(language: str, kind: str) -> None:
    names = [text for name, text in messages(language) if name.startswith(f"{kind}-")]
    assert len(set(names)) == len(names)


def test_english_area_names_are_those_of_the_board() -> None:
    english = dict(messages("en"))
    assert {name: english[f"area-{name}"] for name in AREAS} == {name: area["name"] for name, area in AREAS.items()}


def test_german_names_are_those_of_the_rulebook() -> None:
    german = dict(messages("de"))
    names = {
        "cumae": "Kyme",
        "syracuse": "Syrakus",
        "tarquinii": "Tarquinii",
        "corcyra": "Korkyra",
        "corinth": "Korinth",
        "hattusas": "Hattusa",
        "knossos": "Knossos",
        "miletus": "Milet",
        "mycenae": "Mykene",
        "odessus": "Odessus",
        "rhodes": "Rhodos",
        "sparta": "Sparta",
        "susa": "Susa",
        "carthage": "Karthago",
        "hieraconpolis": "Hieraconpolis",
        "red-sea": "Rotes Meer",
    }
    assert {area: german[f"area-{area}"] for area in names} == names
