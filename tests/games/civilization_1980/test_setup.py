"""Pieces, cards and set-up (sections 21, 32, 34, 35 and 42)."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BadOption, IllegalAction, OutOfTurn
from civitas.core.position import Position, View
from civitas.games.civilization_1980.facts.cards import CARDS
from civitas.games.civilization_1980.facts.nations import (
    FINISH,
    NATION,
    NATIONS,
    assign_colours,
    printed_points,
)
from tests.games.civilization_1980.situation import TITLE, Situation


def new_game(players: int, seed: int = 1, **options: object) -> Position:
    return TITLE.new_game(players=players, seed=seed, options=options)


def look(p: Position, seat: int | None = None) -> View:
    return p.perspective(seat).view


def each(p: Position, number: str) -> list[int]:
    """A number of every seat."""
    return [nation[number] for nation in look(p)["nations"]]


def nations(p: Position) -> list[str | None]:
    """The nations of the seats, as far as they are chosen."""
    return [nation["nation"] for nation in look(p)["nations"]]


def facts(name: str) -> dict[str, Any]:
    text = (files("civitas.games.civilization_1980") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def offered(p: Position) -> list[str]:
    """The nations the choosing seat may take."""
    texts = [TITLE.space.text(action) for action in p.legal(p.to_act[0])]
    assert all(text.startswith("choose ") for text in texts)
    return [text.removeprefix("choose ") for text in texts]


def choose(p: Position, nation: str) -> None:
    p.play(p.to_act[0], TITLE.space.parse(f"choose {nation}"))


def refused(p: Position, text: str) -> str:
    """The rule that forbids an action to the choosing seat; nothing has changed."""
    before = p.digest()
    with pytest.raises(IllegalAction) as refusal:
        p.play(p.to_act[0], TITLE.space.parse(text))
    assert p.digest() == before
    return refusal.value.objection.rule


def start_of(players: int, nation: str) -> str:
    """Where a nation's first token lies when it is chosen first."""
    p = new_game(players)
    seat = p.to_act[0]
    choose(p, nation)
    ((area, count),) = look(p)["nations"][seat]["tokens"].items()
    assert count == 1
    return str(area)


def set_up(players: int, seed: int = 1, **options: object) -> Position:
    """A game in which everybody has taken the first nation on offer."""
    p = new_game(players, seed, **options)
    while look(p)["question"]["frame"] == "ChoiceOfNation":
        choose(p, offered(p)[0])
    return p


def all_but_one_chosen(players: int, seed: int = 1, **options: object) -> Position:
    """A game in which only the last nation is still to be chosen."""
    p = new_game(players, seed, **options)
    while nations(p).count(None) > 1:
        choose(p, offered(p)[0])
    return p


def tokens_of(p: Position, seat: int) -> int:
    """All tokens of a seat, wherever they lie."""
    nation = look(p)["nations"][seat]
    return int(nation["on_board"] + nation["stock"] + nation["treasury"])


def play_at_random(p: Position, actions: int) -> None:
    rng = Dice.seeded(7)
    for _ in range(actions):
        seat = p.to_act[rng.below(len(p.to_act))]
        choices = p.legal(seat)
        p.play(seat, choices[rng.below(len(choices))])


# 21 The goal.


@pytest.mark.rule("21-a")
def test_the_last_space_of_every_track_demands_between_1200_and_1400_points_not_all_the_same() -> None:
    targets = {name: printed_points(nation, FINISH - 1) for nation, name in enumerate(NATIONS)}
    assert len(targets) == 9
    assert all(1200 <= points <= 1400 for points in targets.values())
    assert len(set(targets.values())) > 1
    assert all(printed_points(nation, FINISH) == 0 for nation in range(9))


CARDS_FOR_1150 = [
    "pottery", "cloth-making", "metalworking", "agriculture", "engineering", "coinage", "medicine", "literacy", "law",
    "democracy",
]  # fmt: skip
SIX_CITIES = ["knossos", "phaestos", "sparta", "mycenae", "corinth", "athens"]
FORTY_TOKENS = {"odessus": 8, "byzantium": 8, "thracia": 8, "ionia": 8, "gordium": 8}


@pytest.mark.rule("21-b")
@pytest.mark.parametrize(
    ("changes", "points"),
    [
        ({}, 1150 + 27 + 1 + 15),
        ({"treasury": 16}, 1150 + 27 + 1 + 16),
        ({"treasury": 0}, 1150 + 27 + 1),
        ({"hand": {"salt": 2, "hides": 2}}, 1150 + 12 + 4 + 15),
        ({"hand": {"salt": 3, "hides": 1, "piracy": 1}}, 1150 + 27 + 1 + 15),
        ({"hand": {}}, 1150 + 15),
        ({"cards": []}, 27 + 1 + 15),
        ({"cards": ["mysticism"]}, 30 + 27 + 1 + 15),
        ({"tokens": {}, "cities": [], "ships": []}, 1150 + 27 + 1 + 15),
    ],
)
def test_only_civilization_cards_trade_cards_and_treasury_count_as_points(changes: dict[str, Any], points: int) -> None:
    crete = {
        "cards": CARDS_FOR_1150, "hand": {"salt": 3, "hides": 1}, "treasury": 15, "cities": SIX_CITIES,
        "tokens": FORTY_TOKENS, "ships": ["knossos", "thera"],
    }  # fmt: skip
    s = Situation("crete", "thrace", phase=13, round=20, options={"round_limit": 20}, crete={**crete, **changes})
    assert s.position.result is not None
    assert s.position.result.scores == [points, 0]


# 32 The pieces.


@pytest.mark.untraced
@pytest.mark.rule("32-a")
@pytest.mark.parametrize(("option", "tokens"), [("56/48", 56), ("55/47", 55)])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_of_up_to_six_players_owns_56_tokens_after_every_action(players: int, option: str, tokens: int) -> None:
    p = new_game(players, tokens=option)
    assert each(p, "stock") == [tokens] * players
    for _ in range(120):
        play_at_random(p, 1)
        assert [tokens_of(p, seat) for seat in range(players)] == [tokens] * players


@pytest.mark.untraced
@pytest.mark.rule("32-b")
@pytest.mark.parametrize(("option", "tokens"), [("56/48", 48), ("55/47", 47)])
def test_with_seven_players_everybody_uses_only_48_tokens(option: str, tokens: int) -> None:
    p = all_but_one_chosen(7, tokens=option)
    chosen = [seat for seat in range(7) if seat not in p.to_act]
    assert [each(p, "stock")[seat] for seat in chosen] == [tokens - 1] * 6
    assert [each(p, "on_board")[seat] for seat in chosen] == [1] * 6
    for _ in range(120):
        play_at_random(p, 1)
        assert [tokens_of(p, seat) for seat in range(7)] == [tokens] * 7


@pytest.mark.rule("32-d")
def test_nobody_builds_a_tenth_city_not_even_with_the_spare_marker() -> None:
    cities = [*SIX_CITIES, "chalcis", "eretria", "thera"]
    tokens = {"rhodes": 6, "odessus": 4, "byzantium": 3, "ionia": 3, "bithynia": 2, "galatia": 2, "gordium": 2,
              "hattusas": 2, "kanesh": 2, "sardes": 2, "thessaly": 2, "thracia": 2, "sinope": 2, "troy": 2}  # fmt: skip
    thrace = {"tokens": {"salamis": 6, "cyprus": 2}}
    s = Situation("crete", "thrace", phase=7, crete={"cities": cities, "tokens": tokens}, thrace=thrace)
    assert s.to_act() == ["thrace"]
    assert not s.allows("crete", "build rhodes")
    s.refusal("crete", "build rhodes")
    assert s.cities("crete") == sorted(cities)
    assert s.tokens("crete", "rhodes") == 6
    assert s.position.components()["cities 0"] == 9
    # With eight cities the same tokens build the ninth.
    s = Situation("crete", "thrace", phase=7, pause=[8], crete={"cities": cities[:-1], "tokens": tokens}, thrace=thrace)
    assert s.to_act() == ["crete", "thrace"]
    s.say("crete", "build rhodes")
    assert s.cities("crete") == sorted([*cities[:-1], "rhodes"])
    assert s.tokens("crete", "rhodes") == 0
    assert s.to_act() == ["thrace"]


@pytest.mark.rule("32-e")
def test_each_nation_has_a_set_of_its_colour_and_italy_the_left_over_one() -> None:
    nations = ["africa", "italy", "thrace", "crete", "asia", "assyria", "egypt"]
    colours = assign_colours([NATION[name] for name in nations])
    assert colours == ["green", "red", "purple", "white", "black", "blue", "orange"]


@pytest.mark.rule("32-e")
@pytest.mark.parametrize(
    ("nations", "colours"),
    [
        (["crete", "egypt", "illyria", "africa"], ["white", "orange", "purple", "green"]),
        (["thrace", "asia", "assyria", "babylon"], ["purple", "black", "blue", "red"]),
        (["thrace", "illyria"], ["green", "purple"]),
        (["thrace", "illyria", "africa"], ["white", "purple", "green"]),
        (["italy", "thrace", "illyria", "africa"], ["white", "black", "purple", "green"]),
    ],
)
def test_a_nation_whose_set_is_taken_plays_a_left_over_one(nations: list[str], colours: list[str]) -> None:
    assert assign_colours([NATION[name] for name in nations]) == colours


# 34, 35 The cards.


@pytest.mark.rule("34-a")
def test_the_trade_deck_has_66_commodity_cards_and_8_calamities() -> None:
    stacks = new_game(2).describe()["stacks"]
    deck = Counter(word for cards in stacks.values() for word in cards)
    commodities = {
        "hides": 7, "ochre": 7, "iron": 5, "papyrus": 5, "salt": 9, "grain": 8, "cloth": 7, "bronze": 6, "spice": 5,
        "gems": 4, "gold": 3,
    }  # fmt: skip
    calamities = {
        "volcano-earthquake", "flood", "famine", "civil-war", "epidemic", "civil-disorder", "iconoclasm", "piracy",
    }  # fmt: skip
    assert deck == Counter(commodities) + Counter(calamities)
    assert deck.total() == 74
    assert sum(commodities.values()) == 66


@pytest.mark.rule("34-a")
@pytest.mark.parametrize(
    ("commodity", "value"),
    [("hides", 1), ("ochre", 1), ("iron", 2), ("papyrus", 2), ("salt", 3), ("grain", 4), ("cloth", 5), ("bronze", 6),
     ("spice", 7), ("gems", 8), ("gold", 9)],
)  # fmt: skip
def test_a_single_commodity_card_is_worth_its_number(commodity: str, value: int) -> None:
    options = {"round_limit": 20}
    s = Situation("crete", "thrace", phase=13, round=20, options=options, crete={"hand": {commodity: 1}})
    assert s.position.result is not None
    assert s.position.result.scores == [value, 0]


@pytest.mark.rule("35-a")
def test_sixteen_kinds_of_civilization_cards_belong_to_four_colour_groups() -> None:
    colour = {group["id"]: group["colour"] for group in facts("civilization_cards")["group"]}
    assert colour == {"arts": "blue", "crafts": "orange", "sciences": "green", "civics": "pink"}
    groups = {
        card["id"]: sorted(colour[group] for group in card["groups"]) for card in facts("civilization_cards")["card"]
    }
    assert groups == {
        "pottery": ["orange"], "cloth-making": ["orange"], "metalworking": ["orange"], "agriculture": ["orange"],
        "engineering": ["green", "orange"],
        "astronomy": ["green"], "coinage": ["green"], "medicine": ["green"],
        "mysticism": ["blue", "green"],
        "drama-poetry": ["blue"], "music": ["blue"],
        "architecture": ["blue", "pink"], "literacy": ["blue", "pink"],
        "law": ["pink"], "democracy": ["pink"], "philosophy": ["pink"],
    }  # fmt: skip
    assert list(groups) == CARDS


@pytest.mark.rule("35-a")
@pytest.mark.parametrize(
    ("cards", "advances"),
    [
        (["mysticism", "engineering"], True),
        (["mysticism", "engineering", "architecture"], True),
        (["architecture", "literacy", "law"], False),
        (["mysticism", "astronomy", "music"], False),
        (["pottery", "law"], False),
        (["pottery", "law", "music"], True),
    ],
)
def test_a_card_of_two_groups_counts_for_both(cards: list[str], advances: bool) -> None:
    """Epoch 3 asks for three groups; Crete's begins with space 9."""
    crete = {"cards": cards, "track": 8, "cities": ["knossos"], "tokens": {"phaestos": 2}}
    s = Situation("crete", "thrace", phase=13, pause=[1], crete=crete)
    assert s.track("crete") == (9 if advances else 8)


# 42 The set-up.

NUMBERS = ["volcano-earthquake", "flood", "famine", "civil-war", "epidemic", "civil-disorder", "iconoclasm", "piracy"]
ADVANCED_NUMBERS = [*NUMBERS[:1], "famine", "civil-war", "flood", *NUMBERS[4:]]


@pytest.mark.rule("42-a")
@pytest.mark.parametrize(("option", "calamities"), [("german", NUMBERS), ("advanced", ADVANCED_NUMBERS)])
@pytest.mark.parametrize("players", [2, 7])
def test_stack_k_holds_the_commodities_of_value_k_above_the_calamity_of_that_number(
    option: str, calamities: list[str], players: int
) -> None:
    stacks = new_game(players, calamity_numbers=option).describe()["stacks"]
    assert [len(stacks[str(number)]) for number in range(1, 10)] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert [stacks[str(number)][-1] for number in range(2, 10)] == calamities
    value = {entry["id"]: entry["value"] for entry in facts("trade_cards")["commodity"]}
    for number in range(1, 10):
        commodities = stacks[str(number)] if number == 1 else stacks[str(number)][:-1]
        assert {value[word] for word in commodities} == {number}


@pytest.mark.rule("42-a")
def test_nobody_sees_the_cards_of_the_mixed_stacks_but_everybody_knows_the_others() -> None:
    p = new_game(2)
    for seat in (0, 1, None):
        stacks = look(p, seat)["stacks"]
        assert stacks[0][1:] == [None] * 13
        assert stacks[1][1:] == [None] * 9 + ["volcano-earthquake"]
        assert stacks[8] == ["gold", "gold", "gold", "piracy"]


@pytest.mark.rule("42-b")
def test_stacks_1_and_2_are_shuffled_before_the_calamity_is_put_underneath() -> None:
    orders: dict[int, set[tuple[str, ...]]] = {1: set(), 2: set()}
    for seed in range(8):
        stacks = new_game(2, seed).describe()["stacks"]
        assert Counter(stacks["1"]) == {"hides": 7, "ochre": 7}
        assert Counter(stacks["2"][:-1]) == {"iron": 5, "papyrus": 5}
        assert stacks["2"][-1] == "volcano-earthquake"
        for number in (1, 2):
            orders[number].add(tuple(stacks[str(number)]))
    assert len(orders[1]) == len(orders[2]) == 8


def dealt(p: Position) -> list[int]:
    """The value of the card each seat was dealt for the choice of nation."""
    cards = [event for event in p.news if event.message == "choice-card"]
    assert [event.arguments["seat"] for event in cards] == list(range(len(cards)))
    return [int(str(event.arguments["value"])) for event in cards]


@pytest.mark.rule("42-c")
def test_the_highest_card_chooses_its_nation_first_and_all_cards_go_back() -> None:
    p = next(p for p in (new_game(4, seed) for seed in range(300)) if dealt(p) == [2, 4, 1, 3])
    choosers = []
    while look(p)["question"]["frame"] == "ChoiceOfNation":
        assert each(p, "hand_size") == [0, 0, 0, 0]
        assert [len(stack) for stack in look(p)["stacks"]] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
        assert look(p)["round"] == 0
        choosers += p.to_act
        choose(p, offered(p)[0])
    assert choosers == [1, 3, 0, 2]
    assert each(p, "hand_size") == [0, 0, 0, 0]
    assert [len(stack) for stack in look(p)["stacks"]] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert look(p)["round"] == 1


@pytest.mark.rule("42-c")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_one_card_of_each_of_the_first_stacks_is_dealt_at_random(players: int) -> None:
    deals = set()
    for seed in range(12):
        p = new_game(players, seed)
        values = dealt(p)
        assert sorted(values) == list(range(1, players + 1))
        assert p.to_act == [values.index(players)]
        deals.add(tuple(values))
    assert len(deals) > 1


@pytest.mark.rule("42-c")
def test_the_cards_of_the_draw_have_been_seen_by_all_and_lie_on_top_again() -> None:
    p = new_game(2)
    top = [cards[0] for cards in p.describe()["stacks"].values()]
    for seat in (0, 1, None):
        assert [stack[0] for stack in look(p, seat)["stacks"][:2]] == top[:2]


@pytest.mark.rule("42-c")
def test_only_the_player_whose_turn_it_is_chooses_and_nothing_else_can_be_done() -> None:
    p = new_game(2)
    chooser = p.to_act[0]
    with pytest.raises(OutOfTurn):
        p.play(1 - chooser, TITLE.space.parse("choose crete"))
    assert p.why_not(chooser, TITLE.space.parse("choose crete")) is None
    assert refused(p, "done") == "42-c"
    assert refused(p, "move 1 knossos phaestos") == "42-c"
    choose(p, "crete")
    assert p.to_act == [1 - chooser]


START = {
    2: {"thrace": "odessus", "crete": "knossos", "asia": "hattusas"},
    3: {
        "italy": "tarquinii", "illyria": "germania", "thrace": "scythia", "crete": "knossos", "asia": "hattusas",
    },
    4: {"thrace": "odessus", "crete": "knossos", "asia": "mikop", "assyria": "media", "babylon": "susa"},
    5: {
        "africa": "carthage", "thrace": "odessus", "crete": "knossos", "asia": "mikop", "assyria": "media",
        "babylon": "susa", "egypt": "hieraconpolis",
    },
    6: {
        "africa": "carthage", "italy": "tarquinii", "illyria": "germania", "thrace": "scythia", "crete": "knossos",
        "asia": "mikop", "assyria": "media", "babylon": "susa", "egypt": "hieraconpolis",
    },
}  # fmt: skip
START[7] = START[6]


def check_choice(players: int, regions: list[str], rule: str) -> None:
    """The nations, start areas and regions of a row of table 42, and what is refused there."""
    p = new_game(players)
    assert sorted(look(p)["regions"]) == sorted(regions)
    assert sorted(offered(p)) == sorted(START[players])
    assert {nation: start_of(players, nation) for nation in START[players]} == START[players]
    first = offered(p)[0]
    choose(p, first)
    assert first not in offered(p)
    assert refused(p, f"choose {first}") == rule
    for nation in NATIONS:
        if nation not in START[players]:
            assert refused(p, f"choose {nation}") == rule
    assert refused(p, f"start {START[players]['crete']}") == rule


@pytest.mark.rule("42-d")
def test_two_players_choose_among_asia_crete_and_thrace_in_beige() -> None:
    check_choice(2, ["beige"], "42-d")
    p = new_game(2)
    choose(p, "crete")
    assert refused(p, "choose crete") == "42-d"
    assert refused(p, "choose egypt") == "42-d"
    choose(p, "asia")
    assert look(p)["question"]["frame"] != "ChoiceOfNation"


@pytest.mark.rule("42-e")
def test_three_players_choose_among_five_nations_in_beige_and_pink() -> None:
    check_choice(3, ["beige", "pink"], "42-e")


@pytest.mark.rule("42-f")
def test_four_players_choose_among_five_nations_in_beige_and_green() -> None:
    check_choice(4, ["beige", "green"], "42-f")


@pytest.mark.rule("42-g")
def test_five_players_choose_among_seven_nations_everywhere_but_in_pink() -> None:
    check_choice(5, ["beige", "green", "yellow"], "42-g")


@pytest.mark.rule("42-h")
@pytest.mark.parametrize("players", [6, 7])
def test_six_or_seven_players_choose_among_all_nine_nations_on_the_whole_map(players: int) -> None:
    check_choice(players, ["beige", "pink", "green", "yellow"], "42-h")
    p = set_up(players)
    assert len(set(nations(p))) == players
    assert None not in nations(p)


@pytest.mark.rule("42-i")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_the_number_of_mysticism_cards_depends_on_the_number_of_players(players: int, copies: int) -> None:
    assert look(new_game(players))["supply"]["mysticism"] == copies


@pytest.mark.rule("42-i")
@pytest.mark.parametrize(("others", "refuses"), [([], True), (["asia"], False)])
def test_a_second_buyer_of_mysticism_is_refused_where_there_is_only_one(others: list[str], refuses: bool) -> None:
    players = ["crete", "thrace", "babylon", *others]
    s = Situation(*players, phase=10, crete={"cards": ["mysticism"]}, thrace={"treasury": 45})
    assert s.to_act() == ["thrace"]
    assert s.supply("mysticism") == (0 if refuses else 1)
    if refuses:
        assert s.refusal("thrace", "buy mysticism") == "43.10-h"
    else:
        assert s.allows("thrace", "buy mysticism")


@pytest.mark.rule("42-j")
def test_everybody_begins_with_one_token_on_the_start_area_and_everything_else_in_stock() -> None:
    p = all_but_one_chosen(5)
    last = p.to_act[0]
    for seat in range(5):
        view = look(p, seat)
        nation = view["nations"][seat]
        assert nation["tokens"] == ({} if seat == last else {START[5][nation["nation"]]: 1})
        assert nation["stock"] == (56 if seat == last else 55)
        assert (nation["treasury"], nation["track"], nation["cards"], nation["cities"]) == (0, 0, [], [])
        assert nation["ships"] == [None] * 4
        assert view["own"]["hand"] == {"cards": {}, "sets": {}, "count": 0, "worth": 0}
        assert view["supply"] == {
            **{card["id"]: card["copies"] for card in facts("civilization_cards")["card"]}, "mysticism": 2,
        }  # fmt: skip
        assert p.components()[f"cities {seat}"] == 9
        assert p.components()[f"ships {seat}"] == 4


@pytest.mark.rule("42-j")
def test_the_first_round_begins_with_growth_once_the_last_nation_is_chosen() -> None:
    p = all_but_one_chosen(3)
    last = p.to_act[0]
    nation = offered(p)[0]
    events = p.play(last, TITLE.space.parse(f"choose {nation}"))
    told = [(event.message, event.rule) for event in events[:2]]
    assert told == [("nation-chosen", "42-c"), ("first-token", "42-j")]
    assert events[1].arguments == {"seat": last, "area": f"area-{START[3][nation]}"}
    assert (look(p)["round"], look(p)["phase"]) == (1, 4)
    assert each(p, "on_board") == [2, 2, 2]


# 71 The choice of nomads, as far as the set-up goes.


def test_nomads_choose_a_start_area_where_the_table_gives_their_nation_two() -> None:
    p = new_game(2, variant="nomads-and-seafarers")
    seat = p.to_act[0]
    assert len(offered(p)) == 9
    assert refused(p, "start odessus") == "71-a"
    choose(p, "thrace")
    assert p.to_act == [seat]
    assert sorted(TITLE.space.text(action) for action in p.legal(seat)) == ["start odessus", "start scythia"]
    assert refused(p, "start knossos") == "71-a"
    assert refused(p, "choose crete") == "71-a"
    p.play(seat, TITLE.space.parse("start odessus"))
    assert look(p)["nations"][seat]["tokens"]["odessus"] == 1
    assert each(p, "stock")[seat] == 55
    assert p.to_act == [1 - seat]
    choose(p, "crete")
    assert (look(p)["round"], look(p)["phase"]) == (1, 4)


def test_farmers_take_the_start_areas_of_the_whole_map() -> None:
    p = new_game(2, variant="farmers-and-citizens")
    seat = p.to_act[0]
    choose(p, "thrace")
    assert look(p)["nations"][seat]["tokens"]["scythia"] == 1
    assert refused(p, "choose thrace") == "71-a"


# Options.


@pytest.mark.parametrize(
    ("players", "options", "named"),
    [
        (1, {}, "players"),
        (8, {}, "players"),
        (True, {}, "players"),
        (5, {"variant": "nomads-and-seafarers"}, "players"),
        (5, {"variant": "farmers-and-citizens"}, "players"),
        (2, {"variant": "farmers-and-citizens", "end_triangle": 2}, "end_triangle"),
        (2, {"shorten": 1}, "shorten"),
        (2, {"variant": "nomads-and-seafarers", "shorten": 1}, "shorten"),
        (2, {"tokens": "54/46"}, "tokens"),
        (2, {"no-such-option": 1}, "no-such-option"),
    ],
)
def test_options_that_do_not_exist_or_go_together_are_refused_by_name(
    players: int, options: dict[str, object], named: str
) -> None:
    with pytest.raises(BadOption, match=f"^{named}"):
        TITLE.new_game(players=players, seed=1, options=options)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"variant": "nomads-and-seafarers"}),
        (4, {"variant": "farmers-and-citizens", "shorten": 2}),
        (2, {"end_triangle": 4}),
    ],
)
def test_options_that_go_together_begin_a_game(players: int, options: dict[str, object]) -> None:
    assert TITLE.new_game(players=players, seed=1, options=options).to_act


@pytest.mark.parametrize("triangle", [2, 3, 4])
def test_shortened_games_have_no_mysticism(triangle: int) -> None:
    assert look(new_game(6, end_triangle=triangle))["supply"]["mysticism"] == 0


@pytest.mark.parametrize("variant", ["nomads-and-seafarers", "farmers-and-citizens"])
def test_the_small_games_use_the_whole_map_and_no_trade_cards(variant: str) -> None:
    p = new_game(2, variant=variant)
    assert sorted(look(p)["regions"]) == ["beige", "green", "pink", "yellow"]
    assert look(p)["stacks"] == [[]] * 9
    assert each(p, "stock") == [56, 56]
