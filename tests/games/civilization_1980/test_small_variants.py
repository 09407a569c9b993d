"""The small games: Nomads and Seafarers (71), Farmers and Citizens (72)."""

from typing import Any

import pytest

from civitas.core.errors import BadOption
from civitas.core.position import Position
from tests.games.civilization_1980.situation import TITLE, Situation

NOMADS = {"variant": "nomads-and-seafarers"}
FARMERS = {"variant": "farmers-and-citizens"}
EVERY_REGION = ["beige", "pink", "green", "yellow"]


def phases(s: Situation) -> list[int]:
    """The numbers of the phases that have begun, in their order."""
    return [int(str(event.arguments["phase"]).removeprefix("phase-")) for event in s.told("phase-begins")]


def let_everybody_pass(s: Situation, until: str = "Pause") -> None:
    """Nobody does anything but what he must."""
    while s.asks() != until and not s.position.is_over:
        nation = s.to_act()[0]
        s.say(nation, "done" if s.allows(nation, "done") else s.choices(nation)[-1])


def choose(position: Position, *texts: str) -> None:
    """The players whose turn it is choose one after the other."""
    for text in texts:
        position.play(position.to_act[0], TITLE.space.parse(text))


# Nomads and Seafarers.


@pytest.mark.rule("71-a")
def test_nomads_begin_with_one_token_each_on_the_whole_board() -> None:
    position = TITLE.new_game(players=4, seed=3, options=NOMADS)
    choose(position, "choose egypt", "choose italy", "choose crete", "choose babylon")
    starts = {"egypt": "hieraconpolis", "italy": "tarquinii", "crete": "knossos", "babylon": "susa"}
    description = position.describe()
    assert description["round"] == 1
    view = position.perspective(None).view
    assert view["regions"] == EVERY_REGION
    assert view["stacks"] == [[]] * 9
    for each in view["nations"]:
        assert each["ships"] == [None] * 4
        assert (each["cities"], each["cards"], each["treasury"], each["stock"]) == ([], [], 0, 54)
    for nation, area in starts.items():
        assert description[nation]["tokens"] == {area: 2}  # the first token has grown


@pytest.mark.rule("71-a")
def test_before_the_first_growth_a_nomad_has_one_token_on_the_board_and_55_in_stock() -> None:
    position = TITLE.new_game(players=4, seed=3, options=NOMADS)
    choose(position, "choose egypt")
    view = position.perspective(None).view
    found = {each["nation"]: (each["on_board"], each["stock"]) for each in view["nations"]}
    assert found == {"egypt": (1, 55), None: (0, 56)}


@pytest.mark.rule("71-a")
@pytest.mark.parametrize(
    ("nation", "areas"), [("asia", ["mikop", "hattusas"]), ("thrace", ["scythia", "odessus"]), ("crete", [])]
)
def test_nomads_may_take_any_start_position_that_the_table_gives_their_nation(nation: str, areas: list[str]) -> None:
    position = TITLE.new_game(players=2, seed=1, options=NOMADS)
    first = position.to_act[0]
    choose(position, f"choose {nation}")
    offered = [TITLE.space.text(action) for action in position.legal(first)]
    assert sorted(offered) == sorted(f"start {area}" for area in areas)
    if areas:
        objection = position.why_not(first, TITLE.space.parse("start knossos"))
        assert objection is not None
        assert objection.rule == "71-a"
        choose(position, f"start {areas[1]}")
        assert position.describe()[nation]["tokens"] == {areas[1]: 1}
    assert position.to_act == [1 - first]


@pytest.mark.rule("71-a", "72-a")
@pytest.mark.parametrize("options", [NOMADS, FARMERS])
def test_the_small_games_are_for_two_to_four_players(options: dict[str, object]) -> None:
    for players in (2, 3, 4):
        assert TITLE.new_game(players=players, seed=0, options=options).players == players
    for players in (1, 5):
        with pytest.raises(BadOption):
            TITLE.new_game(players=players, seed=0, options=options)


@pytest.mark.rule("71-b")
def test_a_round_of_nomads_is_growth_ships_and_movement_in_table_order() -> None:
    s = Situation(
        "crete",
        "africa",
        phase=2,
        options=NOMADS,
        crete={"tokens": {"knossos": 1}, "census": 0},
        africa={"tokens": {"carthage": 1}, "census": 0},
    )
    while s.position.perspective(None).view["round"] < 3:
        nation = s.to_act()[0]
        s.say(nation, "done")
    assert phases(s) == [2, 4, 5, 2, 4, 5, 2, 4]
    assert (s.track("crete"), s.track("africa")) == (2, 2)
    assert (s.census("crete"), s.census("africa")) == (0, 0)
    assert s.told("census") == s.told("conflict") == []


@pytest.mark.rule("71-b")
@pytest.mark.parametrize("seats", [("crete", "africa"), ("africa", "crete")])
def test_nomads_move_in_table_order_however_many_they_are(seats: tuple[str, str]) -> None:
    s = Situation(
        *seats,
        phase=5,
        options=NOMADS,
        crete={"tokens": {"knossos": 20}, "census": 20},
        africa={"tokens": {"carthage": 5}, "census": 5},
    )
    assert s.to_act() == ["africa"]
    s.say("africa", "done")
    assert s.to_act() == ["crete"]


@pytest.mark.rule("71-b")
def test_surplus_goes_at_the_end_of_a_nomads_round() -> None:
    s = Situation(
        "crete",
        "africa",
        phase=5,
        options=NOMADS,
        crete={"tokens": {"knossos": 7}},
        africa={"tokens": {"carthage": 2}},
    )
    s.say("africa", "done")
    s.say("crete", "move 2 knossos phaestos", "done")
    assert [event.arguments["count"] for event in s.told("surplus-removed")] == [2]
    assert s.board("crete") == {"knossos": 5, "phaestos": 4}  # 3 and 2 were fed, and they have grown
    assert s.board("africa") == {"carthage": 4}


def nomads(crete: dict[str, Any], africa: dict[str, Any]) -> Situation:
    """Nomads in phase 5: Africa has passed, Crete moves."""
    s = Situation("crete", "africa", phase=5, options=NOMADS, crete=crete, africa=africa)
    s.say("africa", "done")
    return s


@pytest.mark.rule("71-c")
def test_nomads_do_not_walk_into_an_area_with_tokens_of_another_player() -> None:
    s = nomads({"tokens": {"dacia": 4, "germania": 1}}, {"tokens": {"danube": 1}})
    assert s.refusal("crete", "move 1 dacia danube") == "71-c"
    assert not [text for text in s.choices("crete") if text.endswith("danube")]
    s.say("crete", "move 3 dacia germania")  # own tokens do no harm
    assert s.tokens("crete", "germania") == 4
    assert s.tokens("africa", "danube") == 1


@pytest.mark.rule("71-c")
def test_nomads_do_not_land_beside_tokens_of_another_player_but_may_sail_past() -> None:
    s = nomads({"tokens": {"miletus": 3}, "ships": ["miletus"]}, {"tokens": {"rhodes": 1}, "ships": ["rhodes"]})
    s.say("crete", "load 3 1", "sail 1 rhodes")
    assert s.refusal("crete", "land 1 1") == "71-c"
    assert s.refusal("crete", "done") == "43.5-j"
    assert not [text for text in s.choices("crete") if text.startswith("land")]
    s.say("crete", "sail 1 knossos", "land 3 1", "done")
    assert s.ships("crete") == ["knossos"]
    assert s.tokens("africa", "rhodes") == 2  # grown in the next round


@pytest.mark.rule("71-c")
def test_a_loaded_ship_does_not_take_its_last_step_to_where_it_could_not_land() -> None:
    s = nomads({"tokens": {"lycia": 1}, "ships": ["lycia", "lycia"]}, {"tokens": {"rhodes": 1, "miletus": 1}})
    s.say("crete", "load 1 1", "sail 1 cyprus", "sail 1 lycia")
    assert s.allows("crete", "sail 1 miletus")  # two steps: Ionia lies beyond
    s.say("crete", "sail 1 cyprus", "land 1 1")
    assert s.allows("crete", "sail 1 lycia")
    loaded = nomads({"tokens": {"lycia": 1}, "ships": ["lycia"]}, {"tokens": {"rhodes": 1, "miletus": 1}})
    loaded.say("crete", "load 1 1", "sail 1 cyprus", "sail 1 lycia", "sail 1 cyprus", "sail 1 lycia")
    assert loaded.refusal("crete", "sail 1 rhodes") == "43.5-g"
    last = nomads({"tokens": {"lycia": 1}, "ships": ["lycia"]}, {"tokens": {"rhodes": 1, "miletus": 1}})
    last.say("crete", "load 1 1", "sail 1 cyprus", "sail 1 galatia:sea", "sail 1 lycia")
    assert last.refusal("crete", "sail 1 rhodes") == "71-c"
    assert last.refusal("crete", "sail 1 miletus") == "71-c"
    assert last.refusal("crete", "sail 1 eastern-mediterranean") == "71-e"
    last.say("crete", "land 1 1")
    assert last.allows("crete", "sail 1 rhodes")  # an empty ship may end there


@pytest.mark.rule("71-c")
@pytest.mark.parametrize(("start", "allowed"), [("corsica", True), ("tarquinii", False)])
def test_a_loaded_ship_needs_steps_enough_to_get_past_all_occupied_coasts(start: str, allowed: bool) -> None:
    s = nomads({"tokens": {start: 1}, "ships": [start]}, {"tokens": {"sardinia": 1, "caralis": 1}})
    s.say("crete", "load 1 1")
    if start != "corsica":
        s.say("crete", "sail 1 corsica")
    s.say("crete", "sail 1 sardinia")
    if allowed:
        s.say("crete", "sail 1 caralis")
        assert not s.allows("crete", "done")
        assert [text for text in s.choices("crete") if text.startswith("sail")] == [
            "sail 1 sardinia",
            "sail 1 western-mediterranean",
        ]
        s.say("crete", "sail 1 western-mediterranean", "sail 1 corsica", "land 1 1")
        assert s.board("crete") == {"corsica": 1}
    else:
        assert s.refusal("crete", "sail 1 caralis") == "71-c"


@pytest.mark.rule("71-c", "71-e")
def test_exactly_that_is_offered_to_nomads_what_no_rule_forbids() -> None:
    s = nomads(
        {"tokens": {"campania": 4, "miletus": 1}, "ships": ["campania", "miletus"]},
        {"tokens": {"cumae": 1, "rhodes": 1, "tarentum": 1}},
    )
    for text in ("load 2 1", "sail 2 lycia", "sail 2 miletus", "sail 2 lycia", "sail 1 cumae", "sail 1 campania"):
        s.say("crete", text)
        seat = s.position.perspective(s.seat("crete"))
        free = [action for action in range(TITLE.space.size) if seat.why_not(action) is None]
        assert sorted(seat.legal()) == free
    assert s.allows("crete", "sail 2 rhodes")  # empty, with its last step
    assert s.allows("crete", "land 2 1")


@pytest.mark.rule("71-d")
def test_nomads_build_ships_by_levy_only() -> None:
    s = Situation(
        "crete",
        "africa",
        phase=4,
        options=NOMADS,
        crete={"tokens": {"knossos": 3}},
        africa={"tokens": {"carthage": 1}},
    )
    assert s.choices("crete") == ["build-ship knossos 2", "done"]
    assert s.refusal("crete", "build-ship knossos 0") == "71-d"
    assert s.refusal("crete", "build-ship knossos 1") == "71-d"
    s.say("crete", "build-ship knossos 2")
    assert s.board("crete") == {"knossos": 1}
    assert s.ships("crete") == ["knossos"]
    assert s.stock("crete") == 55
    assert s.treasury("crete") == 0


@pytest.mark.rule("71-d")
@pytest.mark.parametrize(("answer", "ships", "tokens"), [("maintain 1 levy", ["knossos"], 1), ("scrap 1", [], 2)])
def test_next_round_a_ship_of_nomads_costs_a_token_in_its_area_or_goes(
    answer: str, ships: list[str], tokens: int
) -> None:
    s = Situation(
        "crete",
        "africa",
        phase=4,
        options=NOMADS,
        crete={"tokens": {"knossos": 2}, "ships": ["knossos"]},
        africa={"tokens": {"carthage": 1}},
    )
    assert s.choices("crete") == ["maintain 1 levy", "scrap 1"]
    assert s.refusal("crete", "maintain 1 treasury") == "71-d"
    s.say("crete", answer)
    assert s.ships("crete") == ships
    assert s.board("crete") == {"knossos": tokens}


@pytest.mark.rule("71-d")
def test_a_ship_of_nomads_without_a_token_beside_it_is_removed() -> None:
    s = Situation(
        "crete",
        "africa",
        phase=4,
        options=NOMADS,
        crete={"tokens": {"phaestos": 1}, "ships": ["knossos"]},
        africa={"tokens": {"carthage": 1}},
    )
    assert s.ships("crete") == []
    assert s.board("crete") == {"phaestos": 1}


@pytest.mark.rule("71-e")
def test_ships_of_nomads_cross_the_open_sea_but_do_not_stay_there() -> None:
    s = nomads({"tokens": {"knossos": 2}, "ships": ["knossos"]}, {"tokens": {"carthage": 1}})
    assert s.cards("crete") == []
    s.say("crete", "load 2 1", "sail 1 eastern-mediterranean")
    assert s.refusal("crete", "done") == "43.5-j"
    s.say("crete", "sail 1 cyrene", "land 2 1", "sail 1 eastern-mediterranean")
    assert s.refusal("crete", "done") == "71-e"
    s.say("crete", "sail 1 alexandria")
    assert s.ships("crete") == ["alexandria"]
    assert s.allows("crete", "done")


@pytest.mark.rule("71-e")
def test_ships_of_nomads_do_not_go_out_to_sea_with_their_last_step() -> None:
    s = nomads({"tokens": {"knossos": 1}, "ships": ["knossos"]}, {"tokens": {"carthage": 1}})
    s.say("crete", "sail 1 rhodes", "sail 1 knossos", "sail 1 rhodes")
    assert s.refusal("crete", "sail 1 aegean-sea") == "71-e"
    assert s.allows("crete", "sail 1 miletus")


ISLANDS = ["caralis", "corsica", "corcyra", "lemnos", "lesbos", "thera", "eretria", "salamis", "sidon", "gaza"]
RICH = ["germania", "danube", "fayum", "alexandria", "babylonia", "odessus", "pannonia", "upper-egypt", "ionia"]


def last_round(crete: list[str], thrace: list[str], each: int = 4, **options: object) -> Situation:
    """The end of the sixteenth round: Crete with single tokens, Thrace with several in its areas."""
    s = Situation(
        "crete",
        "thrace",
        round=options.get("nomad_rounds", 16),
        phase=5,
        options={**NOMADS, **options},
        crete={"tokens": dict.fromkeys(crete, 1)},
        thrace={"tokens": dict.fromkeys(thrace, each)},
    )
    let_everybody_pass(s)
    return s


@pytest.mark.rule("71-f")
def test_the_nomad_in_the_most_areas_wins_and_not_the_one_with_the_most_tokens() -> None:
    s = last_round(ISLANDS, RICH)
    assert s.position.is_over
    assert s.position.result is not None
    assert s.position.result.places == [1, 2]
    assert s.position.result.scores == [10, 9]
    assert s.position.result.ending == "most-areas"
    assert sum(s.board("thrace").values()) > sum(s.board("crete").values())
    assert [event.arguments["seat"] for event in s.told("won")] == [0]
    assert s.to_act() == []


@pytest.mark.rule("71-f")
def test_nomads_in_equally_many_areas_share_the_victory() -> None:
    s = last_round(ISLANDS[:9], RICH)
    assert s.position.result is not None
    assert s.position.result.places == [1, 1]
    assert [event.arguments["seat"] for event in s.told("won")] == [0, 1]


@pytest.mark.rule("71-f")
@pytest.mark.parametrize(("rounds", "at", "over"), [(16, 15, False), (16, 16, True), (8, 7, False), (8, 8, True)])
def test_the_nomads_game_ends_when_the_marker_reaches_the_circle(rounds: int, at: int, over: bool) -> None:
    s = Situation(
        "crete",
        "thrace",
        round=at,
        phase=5,
        pause=[],
        options={**NOMADS, "nomad_rounds": rounds},
        crete={"tokens": {"knossos": 1}},
        thrace={"tokens": {"odessus": 1}},
    )
    s.say("thrace", "done")
    s.say("crete", "done")
    assert s.position.is_over == over
    assert s.track("crete") == at


# Farmers and Citizens.


@pytest.mark.rule("72-a")
def test_a_round_of_farmers_has_cities_and_the_track_but_no_taxes_cards_or_calamities() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=2,
        options=FARMERS,
        pause=[],
        crete={
            "cities": ["athens", "corinth", "rhodes"],
            "tokens": {"knossos": 3, "ionia": 3, "miletus": 4, "phaestos": 1},
            "stock": 20,
            "track": 3,
        },
        thrace={"tokens": {"odessus": 1}, "track": 3},
    )
    assert s.position.perspective(None).view["regions"] == EVERY_REGION
    built = False
    while s.position.perspective(None).view["round"] == 1:
        nation = s.to_act()[0]
        if s.asks() == "Cities":
            s.say(nation, "build miletus")
            built = True
        else:
            s.say(nation, "done")
    assert built
    assert phases(s)[:7] == [2, 3, 4, 5, 6, 7, 13]
    assert s.cities("crete") == ["athens", "corinth", "miletus", "rhodes"]
    assert (s.track("crete"), s.track("thrace")) == (4, 4)
    assert (s.treasury("crete"), s.hand("crete"), s.cards("crete")) == (0, {}, [])
    assert phases(s)[7] == 2


@pytest.mark.rule("72-a")
def test_farmers_must_support_their_cities() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        options=FARMERS,
        pause=[7],
        crete={"cities": ["athens", "corinth", "rhodes"], "tokens": {"knossos": 5}},
    )
    assert (s.asks(), s.to_act()) == ("Support", ["crete"])
    s.say("crete", "reduce rhodes")
    assert s.cities("crete") == ["athens", "corinth"]


@pytest.mark.rule("72-b")
def test_farmers_move_in_census_order_and_fight() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=5,
        options=FARMERS,
        pause=[7],
        crete={"tokens": {"sparta": 3}, "census": 12},
        thrace={"tokens": {"corinth": 2}, "census": 15},
    )
    assert s.to_act() == ["thrace"]
    s.say("thrace", "done")
    s.say("crete", "move 3 sparta corinth", "done")
    assert (s.tokens("crete", "corinth"), s.tokens("thrace", "corinth")) == (2, 0)
    assert (s.stock("crete"), s.stock("thrace")) == (54, 56)


@pytest.mark.rule("72-c")
def test_farmers_pay_ships_by_levy_and_cross_the_open_sea() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=4,
        options=FARMERS,
        pause=[6],
        crete={"tokens": {"knossos": 3}},
        thrace={"tokens": {"cyprus": 1}},
    )
    assert s.refusal("crete", "build-ship knossos 0") == "71-d"
    s.say("crete", "build-ship knossos 2")
    assert s.board("crete") == {"knossos": 1}
    let_everybody_pass(s, "Movement")
    s.say("crete", "load 1 1", "sail 1 eastern-mediterranean")
    assert s.refusal("crete", "land 1 1") == "43.5-j"
    s.say("crete", "sail 1 alexandria", "land 1 1")
    assert s.position.perspective(None).view["question"]["steps"][0] == 2
    s.say("crete", "sail 1 eastern-mediterranean")
    assert s.refusal("crete", "done") == "71-e"
    s.say("crete", "sail 1 tanis", "done")
    assert s.board("crete") == {"alexandria": 1}


def on_the_track(crete: dict[str, Any], thrace: dict[str, Any], at: int = 7, **options: object) -> Situation:
    """Phase 13 of farmers."""
    return Situation(
        "crete", "thrace", round=at, phase=13, pause=[2], options={**FARMERS, **options}, crete=crete, thrace=thrace
    )


@pytest.mark.rule("72-d")
@pytest.mark.parametrize(
    ("space", "cities", "after"),
    [
        (1, 0, 2),
        (4, 0, 4),  # epoch 2 begins with space 5 of Crete
        (4, 1, 4),
        (4, 2, 5),
        (5, 1, 6),
        (5, 0, 4),  # no city from epoch 2 on
        (8, 1, 9),  # epoch 3 asks for nothing
        (8, 0, 7),
    ],
)
def test_farmers_enter_epoch_2_with_two_cities_and_epoch_3_freely(space: int, cities: int, after: int) -> None:
    tokens = {"knossos": 2 * cities + 1}
    s = on_the_track({"track": space, "cities": ["athens", "corinth"][:cities], "tokens": tokens}, {})
    assert s.track("crete") == after
    assert s.position.is_over == (after == 9)


@pytest.mark.rule("72-e")
def test_farmers_who_pass_the_second_triangle_together_compare_their_cities() -> None:
    spots = ["athens", "chalcis", "corinth", "gordium", "hattusas", "kanesh", "rhodes", "sardes", "troy"]
    more = ["carthage", "cyrene", "thapsus", "tripoli", "tyre", "sidon", "susa"]
    five = ["tarquinii", "cumae", "palermo", "syracuse", "tarentum"]
    s = Situation(
        "crete",
        "thrace",
        "asia",
        phase=13,
        options=FARMERS,
        crete={"track": 8, "cities": five, "tokens": {"danube": 10}},
        thrace={"track": 8, "cities": more, "tokens": {"germania": 14}},
        asia={"track": 6, "cities": spots, "tokens": {"fayum": 18}},
    )
    assert s.position.result is not None
    assert s.position.result.places == [2, 1, 3]
    assert s.position.result.scores == [5, 7, 9]
    assert s.position.result.ending == "triangle-2-cities"
    assert [event.arguments["seat"] for event in s.told("won")] == [1]


@pytest.mark.rule("72-e")
def test_the_farmers_game_ends_in_the_round_in_which_one_passes_the_second_triangle() -> None:
    on = on_the_track({"track": 7, "cities": ["athens"]}, {"track": 7, "cities": ["rhodes"]})
    assert not on.position.is_over
    end = on_the_track({"track": 8, "cities": ["athens"]}, {"track": 7, "cities": ["rhodes", "troy"]})
    assert end.position.result is not None
    assert end.position.result.places == [1, 2]
    assert end.position.result.ending == "triangle-2"
    equal = on_the_track({"track": 8, "cities": ["athens"]}, {"track": 8, "cities": ["rhodes"]})
    assert equal.position.result is not None
    assert equal.position.result.places == [1, 1]


@pytest.mark.rule("72-f")
@pytest.mark.parametrize(
    ("shorten", "at", "over"), [(0, 8, False), (1, 7, False), (1, 8, True), (2, 6, False), (2, 7, True)]
)
def test_farmers_may_agree_to_end_one_or_two_rounds_earlier(shorten: int, at: int, over: bool) -> None:
    # Crete and Thrace reach epoch 3 with space 9, in round 9 at the earliest.
    s = on_the_track({"track": 5, "cities": ["athens"]}, {"track": 6, "cities": ["rhodes"]}, at, shorten=shorten)
    assert s.position.is_over == over
    if over:
        assert s.position.result is not None
        assert s.position.result.places == [2, 1]  # Thrace is ahead on the track
        assert s.position.result.ending == "shortened"


@pytest.mark.rule("72-f")
def test_in_a_shortened_game_of_farmers_cities_decide_between_equals_on_the_track() -> None:
    crete: dict[str, Any] = {"track": 6, "cities": ["athens", "corinth"]}
    s = on_the_track(crete, {"track": 6, "cities": ["rhodes"]}, 8, shorten=1)
    assert s.position.result is not None
    assert s.position.result.places == [1, 2]
    shared = on_the_track(crete, {"track": 6, "cities": ["rhodes", "troy"]}, 8, shorten=1)
    assert shared.position.result is not None
    assert shared.position.result.places == [1, 1]


@pytest.mark.rule("72-f")
@pytest.mark.parametrize("shorten", [-1, 3, "two"])
def test_farmers_may_not_agree_on_any_other_shortening(shorten: object) -> None:
    with pytest.raises(BadOption):
        TITLE.new_game(players=2, seed=0, options={**FARMERS, "shorten": shorten})


@pytest.mark.rule("72-f")
@pytest.mark.parametrize("options", [{}, NOMADS])
def test_only_farmers_shorten_by_rounds(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        TITLE.new_game(players=2, seed=0, options={**options, "shorten": 1})
