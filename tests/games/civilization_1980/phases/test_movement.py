"""Phase 5: moving over land and by sea (43.5, 53.1, 53.6)."""

from typing import Any

import pytest

from civitas.core.errors import MalformedAction
from tests.games.civilization_1980.situation import TITLE, Situation


def sea(ships: list[str], tokens: dict[str, int], cards: list[str] | None = None, **more: Any) -> Situation:
    """Crete moves first; Thrace waits in Odessus."""
    more.setdefault("thrace", {"tokens": {"odessus": 1}, "census": 0})
    crete = {"ships": ships, "tokens": tokens, "cards": cards or [], "census": 50}
    return Situation("crete", "thrace", phase=5, pause=[6], crete=crete, **more)


def cargo(s: Situation) -> list[int]:
    """Tokens aboard the mover's ships."""
    aboard: list[int] = s.position.perspective(None).view["cargo"]
    return aboard


# Whose turn it is.


@pytest.mark.rule("43.5-a")
def test_the_highest_census_moves_first_and_finishes_before_the_next_begins() -> None:
    s = Situation(
        "africa",
        "crete",
        "egypt",
        phase=5,
        pause=[6],
        africa={"tokens": {"sparta": 2}, "census": 12},
        crete={"tokens": {"knossos": 2}, "census": 25},
        egypt={"tokens": {"delphi": 2}, "census": 18},
    )
    assert s.to_act() == ["crete"]
    assert s.refusal("egypt", "move 1 delphi epirus") == "43-c"
    assert s.refusal("africa", "done") == "43-c"
    s.say("crete", "move 1 knossos phaestos")
    assert s.to_act() == ["crete"]
    s.say("crete", "done")
    assert s.to_act() == ["egypt"]
    assert s.refusal("crete", "move 1 knossos phaestos") == "43-c"
    s.say("egypt", "move 2 delphi epirus", "done")
    assert s.to_act() == ["africa"]
    s.say("africa", "done")
    assert s.asks() == "Pause"
    assert s.board("crete") == {"knossos": 1, "phaestos": 1}
    assert s.board("egypt") == {"epirus": 2}
    assert s.board("africa") == {"sparta": 2}


@pytest.mark.rule("43.5-a")
def test_the_census_counts_and_not_the_tokens_on_the_board() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=5,
        crete={"tokens": {"knossos": 9}, "census": 4},
        thrace={"tokens": {"odessus": 2}, "census": 5},
    )
    assert s.to_act() == ["thrace"]


@pytest.mark.rule("43.5-b")
@pytest.mark.parametrize("seats", [("egypt", "illyria", "crete"), ("crete", "illyria", "egypt")])
def test_equal_census_moves_in_table_order_wherever_the_players_sit(seats: tuple[str, ...]) -> None:
    s = Situation(
        *seats,
        phase=5,
        pause=[6],
        egypt={"tokens": {"delphi": 1}, "census": 15},
        illyria={"tokens": {"germania": 1}, "census": 15},
        crete={"tokens": {"knossos": 1}, "census": 20},
    )
    order = []
    while s.asks() == "Movement":
        order += s.to_act()
        s.say(order[-1], "done")
    assert order == ["crete", "illyria", "egypt"]


@pytest.mark.rule("43.5-a", "65.3-a")
def test_a_player_without_tokens_and_ships_is_passed_over() -> None:
    s = Situation("crete", "thrace", phase=5, pause=[6], crete={"census": 9}, thrace={"tokens": {"odessus": 1}})
    assert s.to_act() == ["thrace"]
    s.say("thrace", "done")
    assert s.asks() == "Pause"
    assert s.stock("crete") == 56


@pytest.mark.rule("43.5-a")
def test_a_player_with_nothing_but_a_ship_may_sail_it() -> None:
    s = Situation("crete", "thrace", "asia", phase=5, crete={"ships": ["campania"]}, thrace={"tokens": {"odessus": 1}})
    s.say("thrace", "done")
    assert s.to_act() == ["crete"]
    assert sorted(s.choices("crete")) == [
        "done",
        "sail 1 cumae",
        "sail 1 milazzo",
        "sail 1 syracuse",
        "sail 1 tarentum",
    ]


# Over land.


@pytest.mark.rule("43.5-c")
def test_a_token_crosses_one_land_border_and_no_more() -> None:
    s = sea([], {"sparta": 4})
    (event,) = s.say("crete", "move 3 sparta corinth")
    assert event.message == "moved"
    assert event.rule == "43.5-c"
    assert event.arguments == {"seat": 0, "count": 3, "from": "area-sparta", "to": "area-corinth"}
    assert s.board("crete") == {"sparta": 1, "corinth": 3}
    assert s.refusal("crete", "move 1 corinth delphi") == "43.5-c"
    assert s.refusal("crete", "move 1 corinth sparta") == "43.5-c"
    assert s.refusal("crete", "move 2 sparta mycenae") == "43.5-c"
    s.say("crete", "move 1 sparta mycenae")
    assert s.choices("crete") == ["done"]
    assert s.stock("crete") == 52


@pytest.mark.rule("43.5-c")
def test_no_token_has_to_move() -> None:
    s = sea([], {"sparta": 4})
    s.say("crete", "done")
    assert s.to_act() == ["thrace"]
    assert s.board("crete") == {"sparta": 4}


@pytest.mark.rule("43.5-c")
def test_tokens_that_were_there_before_may_still_leave_when_others_have_arrived() -> None:
    s = sea([], {"sparta": 3, "corinth": 2})
    s.say("crete", "move 3 sparta corinth")
    assert s.refusal("crete", "move 3 corinth delphi") == "43.5-c"
    s.say("crete", "move 2 corinth delphi")
    assert s.refusal("crete", "move 1 corinth delphi") == "43.5-c"
    assert s.board("crete") == {"corinth": 3, "delphi": 2}


@pytest.mark.rule("43.5-c")
def test_more_than_twelve_tokens_move_in_several_actions() -> None:
    s = sea([], {"knossos": 14})
    s.say("crete", "move 12 knossos phaestos")
    assert s.refusal("crete", "move 3 knossos phaestos") == "43.5-c"
    s.say("crete", "move 2 knossos phaestos")
    assert s.board("crete") == {"phaestos": 14}


@pytest.mark.rule("43.5-c")
def test_nobody_moves_the_tokens_of_another_player() -> None:
    s = sea([], {"sparta": 1}, thrace={"tokens": {"corinth": 3}})
    assert s.refusal("crete", "move 1 corinth delphi") == "43.5-c"
    assert s.choices("crete") == ["move 1 sparta corinth", "move 1 sparta mycenae", "done"]


@pytest.mark.rule("43.5-c", "43.5-l")
def test_figure_a_a_typical_land_move_spreads_the_tokens_over_all_areas_within_one_border() -> None:
    s = sea([], {"delphi": 4, "thessaly": 4})
    s.say("crete", "move 1 delphi athens", "move 1 delphi corinth", "move 1 delphi epirus")
    s.say("crete", "move 1 thessaly macedonia", "move 1 thessaly thessalonica")
    for step in ("athens mycenae", "corinth sparta", "epirus apollonia", "macedonia paeonia", "thessalonica thracia"):
        assert s.refusal("crete", f"move 1 {step}") == "43.5-c"
    s.say("crete", "done")
    assert s.board("crete") == {
        "athens": 1, "corinth": 1, "delphi": 1, "epirus": 1, "macedonia": 1, "thessalonica": 1, "thessaly": 2,
    }  # fmt: skip
    assert s.stock("crete") == 48


@pytest.mark.rule("43.5-c")
def test_tokens_do_not_enter_regions_out_of_play() -> None:
    two = sea([], {"odessus": 2})
    assert two.refusal("crete", "move 1 odessus dacia") == "31-c"
    assert two.refusal("crete", "move 1 dacia odessus") == "31-c"
    assert not [text for text in two.choices("crete") if "dacia" in text or "illyricum" in text]
    three = Situation("crete", "thrace", "asia", phase=5, crete={"tokens": {"odessus": 2}})
    three.say("crete", "move 1 odessus dacia")
    assert three.board("crete") == {"odessus": 1, "dacia": 1}


# Land or ship.


@pytest.mark.rule("43.5-d")
def test_a_token_that_has_walked_may_not_board_and_one_that_was_carried_may_not_walk() -> None:
    s = sea(["corinth"], {"sparta": 1, "corinth": 1})
    s.say("crete", "move 1 sparta corinth")
    assert s.refusal("crete", "load 2 1") == "43.5-d"
    s.say("crete", "load 1 1")
    assert s.refusal("crete", "load 1 1") == "43.5-d"
    s.say("crete", "sail 1 sparta", "land 1 1")
    assert s.refusal("crete", "move 1 sparta mycenae") == "43.5-d"
    assert s.board("crete") == {"sparta": 1, "corinth": 1}
    s.say("crete", "done")
    assert s.to_act() == ["thrace"]


@pytest.mark.rule("43.5-d")
def test_fresh_tokens_walk_away_from_beside_those_that_were_carried() -> None:
    s = sea(["corinth"], {"sparta": 2, "corinth": 1, "mycenae": 1})
    s.say("crete", "load 1 1", "sail 1 sparta", "land 1 1", "move 1 mycenae sparta")
    assert s.refusal("crete", "move 3 sparta corinth") == "43.5-d"
    assert s.refusal("crete", "move 4 sparta corinth") == "43.5-c"
    s.say("crete", "move 2 sparta corinth")
    assert s.board("crete") == {"sparta": 2, "corinth": 2}


@pytest.mark.rule("43.5-d")
def test_a_token_that_only_went_aboard_and_ashore_has_used_its_move() -> None:
    s = sea(["corinth"], {"corinth": 1})
    s.say("crete", "load 1 1", "land 1 1")
    assert s.refusal("crete", "move 1 corinth sparta") == "43.5-d"


@pytest.mark.rule("43.5-e")
def test_boarding_and_landing_happen_where_the_ship_is() -> None:
    s = sea(["corinth"], {"sparta": 2})
    assert s.refusal("crete", "load 1 1") == "43.5-e"
    assert s.refusal("crete", "land 1 1") == "43.5-e"
    s.say("crete", "sail 1 sparta")
    (event,) = s.say("crete", "load 1 1")
    assert (event.message, event.rule) == ("loaded", "43.5-e")
    assert event.arguments == {"seat": 0, "count": 1, "ship": 1, "area": "area-sparta"}
    assert s.board("crete") == {"sparta": 1}
    assert cargo(s) == [1, 0, 0, 0]
    assert s.refusal("crete", "land 2 1") == "43.5-e"
    s.say("crete", "sail 1 mycenae")
    (event,) = s.say("crete", "land 1 1")
    assert (event.message, event.rule) == ("landed", "43.5-e")
    assert event.arguments == {"seat": 0, "count": 1, "ship": 1, "area": "area-mycenae"}
    assert s.board("crete") == {"sparta": 1, "mycenae": 1}
    assert s.ships("crete") == ["mycenae"]
    assert cargo(s) == [0, 0, 0, 0]


@pytest.mark.rule("43.5-f")
@pytest.mark.parametrize(("aboard", "more", "refused"), [(0, 5, ""), (3, 2, ""), (3, 3, "43.5-f"), (5, 1, "43.5-f")])
def test_a_ship_carries_at_most_five_tokens(aboard: int, more: int, refused: str) -> None:
    s = sea(["sparta"], {"sparta": 9})
    if aboard:
        s.say("crete", f"load {aboard} 1")
    if refused:
        assert s.refusal("crete", f"load {more} 1") == refused
        assert cargo(s) == [aboard, 0, 0, 0]
    else:
        s.say("crete", f"load {more} 1")
        assert cargo(s) == [5, 0, 0, 0]
        assert s.board("crete") == {"sparta": 4}
        assert s.stock("crete") == 47


@pytest.mark.rule("43.5-f")
def test_each_ship_has_a_capacity_of_its_own_and_regains_it_by_landing() -> None:
    s = sea(["sparta", "sparta"], {"sparta": 12})
    s.say("crete", "load 5 1", "load 5 2")
    assert cargo(s) == [5, 5, 0, 0]
    assert s.refusal("crete", "load 1 1") == "43.5-f"
    s.say("crete", "land 2 1", "load 2 1")
    assert cargo(s) == [5, 5, 0, 0]
    assert s.board("crete") == {"sparta": 2}


# The range of ships.

VOYAGE = ["mycenae", "athens", "chalcis", "thessalonica", "lemnos", "troy"]
"""Areas along the coast from Sparta, each next to the one before."""


@pytest.mark.rule("43.5-g")
def test_a_ship_enters_four_areas_and_not_a_fifth() -> None:
    s = sea(["sparta"], {})
    for area in VOYAGE[:4]:
        (event,) = s.say("crete", f"sail 1 {area}")
        assert (event.message, event.rule) == ("sailed", "43.5-g")
        assert event.arguments == {"seat": 0, "ship": 1, "area": f"area-{area}"}
    assert s.refusal("crete", "sail 1 lemnos") == "43.5-g"
    assert s.choices("crete") == ["done"]
    assert s.ships("crete") == ["thessalonica"]


@pytest.mark.rule("43.5-g")
def test_an_area_counts_again_when_it_is_entered_again() -> None:
    s = sea(["sparta"], {})
    s.say("crete", "sail 1 mycenae", "sail 1 sparta", "sail 1 mycenae", "sail 1 sparta")
    assert s.refusal("crete", "sail 1 mycenae") == "43.5-g"
    assert s.ships("crete") == ["sparta"]


@pytest.mark.rule("43.5-g")
def test_every_ship_has_its_own_range_and_a_new_one_each_round() -> None:
    s = sea(["sparta", "sparta"], {"sparta": 2})
    s.say("crete", *(f"sail 1 {area}" for area in VOYAGE[:4]))
    s.say("crete", *(f"sail 2 {area}" for area in VOYAGE[:4]))
    assert s.refusal("crete", "sail 2 lemnos") == "43.5-g"
    assert s.ships("crete") == ["thessalonica", "thessalonica"]
    again = sea(["thessalonica"], {})
    again.say("crete", "sail 1 lemnos")
    assert again.ships("crete") == ["lemnos"]


@pytest.mark.rule("43.5-g", "43.5-j")
def test_figure_b_three_tokens_travel_four_areas_by_ship() -> None:
    s = sea(["sparta"], {"sparta": 3})
    s.say("crete", "load 3 1", *(f"sail 1 {area}" for area in VOYAGE[:4]))
    assert s.refusal("crete", "sail 1 lemnos") == "43.5-g"
    assert s.refusal("crete", "done") == "43.5-j"
    s.say("crete", "land 3 1")
    assert s.board("crete") == {"thessalonica": 3}
    assert s.refusal("crete", "move 1 thessalonica macedonia") == "43.5-d"
    s.say("crete", "done")
    assert s.to_act() == ["thrace"]


@pytest.mark.rule("53.1-a")
def test_with_cloth_making_a_ship_enters_five_areas_and_not_a_sixth() -> None:
    s = sea(["sparta"], {"sparta": 6}, ["cloth-making"])
    s.say("crete", "load 5 1")
    assert s.refusal("crete", "load 1 1") == "43.5-f"
    s.say("crete", *(f"sail 1 {area}" for area in VOYAGE[:5]))
    assert s.ships("crete") == ["lemnos"]
    assert s.refusal("crete", "sail 1 troy") == "53.1-a"
    s.say("crete", "land 5 1", "done")
    assert s.board("crete") == {"sparta": 1, "lemnos": 5}


@pytest.mark.rule("53.1-a")
def test_cloth_making_of_another_player_helps_nobody_else() -> None:
    s = sea(["sparta"], {}, thrace={"tokens": {"odessus": 1}, "cards": ["cloth-making"]})
    s.say("crete", *(f"sail 1 {area}" for area in VOYAGE[:4]))
    assert s.refusal("crete", "sail 1 lemnos") == "43.5-g"


# Loading and landing on the way.


@pytest.mark.rule("43.5-h")
def test_a_ship_ferries_six_tokens_over_a_strait_with_three_steps() -> None:
    s = sea(["miletus"], {"miletus": 6, "knossos": 2})
    s.say("crete", "load 5 1", "sail 1 rhodes", "land 5 1", "sail 1 miletus", "load 1 1", "sail 1 rhodes", "land 1 1")
    assert s.board("crete") == {"rhodes": 6, "knossos": 2}
    assert s.allows("crete", "sail 1 miletus")
    s.say("crete", "sail 1 miletus")
    assert s.refusal("crete", "sail 1 rhodes") == "43.5-g"
    s.say("crete", "done")
    s.say("thrace", "done")
    s.proceed()
    assert (s.phase(), s.to_act()) == (7, ["crete"])
    assert s.allows("crete", "build rhodes")


@pytest.mark.rule("43.5-i")
def test_tokens_come_aboard_and_go_ashore_in_different_areas() -> None:
    s = sea(["sparta"], {"sparta": 2, "mycenae": 3})
    s.say("crete", "load 2 1", "sail 1 mycenae", "load 3 1", "sail 1 athens", "sail 1 eretria", "land 4 1")
    assert cargo(s) == [1, 0, 0, 0]
    s.say("crete", "sail 1 chalcis", "land 1 1")
    assert s.board("crete") == {"eretria": 4, "chalcis": 1}
    assert s.refusal("crete", "sail 1 athens") == "43.5-g"


@pytest.mark.rule("43.5-h", "43.5-i")
def test_figure_c_one_ship_loads_at_two_places_and_unloads_at_two_others() -> None:
    s = sea(["knossos"], {"knossos": 3, "thera": 2})
    s.say("crete", "load 3 1", "sail 1 thera", "load 2 1")
    assert s.refusal("crete", "load 1 1") == "43.5-f"
    s.say("crete", "sail 1 athens", "land 3 1", "sail 1 chalcis", "land 2 1", "done")
    assert s.board("crete") == {"athens": 3, "chalcis": 2}
    assert s.ships("crete") == ["chalcis"]
    assert s.stock("crete") == 51


@pytest.mark.rule("43.5-f", "43.5-h")
def test_figure_d_one_ship_brings_six_tokens_to_corcyra_and_the_city_is_built() -> None:
    s = sea(["epirus"], {"epirus": 6, "apollonia": 1, "delphi": 1})
    most = 0
    for text in (
        "load 5 1", "sail 1 corcyra", "land 5 1", "sail 1 epirus", "load 1 1", "sail 1 corcyra", "land 1 1", "done",
    ):  # fmt: skip
        s.say("crete", text)
        most = max(most, cargo(s)[0])
    assert most == 5
    s.say("thrace", "done")
    s.proceed()
    assert s.tokens("crete", "corcyra") == 6
    s.say("crete", "build corcyra")
    assert s.cities("crete") == ["corcyra"]
    assert s.board("crete") == {"apollonia": 1, "delphi": 1}
    assert s.stock("crete") == 54


@pytest.mark.rule("43.5-j")
def test_no_token_travels_with_two_ships() -> None:
    s = sea(["sparta", "mycenae"], {"sparta": 1, "mycenae": 1})
    s.say("crete", "load 1 1", "sail 1 mycenae", "land 1 1")
    assert s.refusal("crete", "load 2 2") == "43.5-j"
    s.say("crete", "load 1 2")
    assert s.refusal("crete", "load 1 2") == "43.5-j"
    assert s.refusal("crete", "load 1 1") == "43.5-j"
    assert cargo(s) == [0, 1, 0, 0]


@pytest.mark.rule("43.5-j")
def test_nobody_ends_his_move_with_a_token_aboard() -> None:
    s = sea(["sparta", "rhodes"], {"sparta": 1, "rhodes": 2})
    s.say("crete", "load 1 1", "load 2 2")
    assert s.refusal("crete", "done") == "43.5-j"
    s.say("crete", "land 1 1")
    assert s.refusal("crete", "done") == "43.5-j"
    s.say("crete", "land 1 2")
    assert s.refusal("crete", "done") == "43.5-j"
    s.say("crete", "land 1 2", "done")
    assert s.to_act() == ["thrace"]
    assert s.board("crete") == {"sparta": 1, "rhodes": 2}


@pytest.mark.rule("43.5-j")
def test_a_token_aboard_still_counts_as_being_on_the_board() -> None:
    s = sea(["sparta"], {"sparta": 2})
    s.say("crete", "load 2 1")
    assert s.board("crete") == {}
    assert s.stock("crete") == 54
    assert s.position.components()["tokens 0"] == 56


# Where ships go.


def three(ships: list[str], cards: list[str] | None = None) -> Situation:
    """Three players: beige and pink are in play, green and yellow are not."""
    crete = {"ships": ships, "tokens": {"knossos": 9}, "cards": cards or []}
    return Situation("crete", "thrace", "asia", phase=5, crete=crete)


@pytest.mark.rule("43.5-k")
def test_ships_follow_the_coast_but_neither_rivers_nor_land_nor_open_sea() -> None:
    s = three(["odessus"])
    assert s.allows("crete", "sail 1 tyras")
    assert s.allows("crete", "sail 1 byzantium")
    assert s.refusal("crete", "sail 1 danube") == "43.5-k"  # they meet along the river only
    assert s.refusal("crete", "sail 1 thracia") == "43.5-k"  # a common border on land
    assert s.refusal("crete", "sail 1 troy") == "43.5-k"  # two areas away
    assert s.refusal("crete", "sail 1 odessus") == "43.5-k"
    assert s.refusal("crete", "sail 1 black-sea") == "53.6-a"
    assert s.refusal("crete", "sail 1 kuban") == "31-c"
    for inland in ("dacia", "hattusas", "memphis"):
        with pytest.raises(MalformedAction):
            TITLE.space.parse(f"sail 1 {inland}")


@pytest.mark.rule("43.5-k")
def test_ships_sail_on_lakes_and_stay_on_them() -> None:
    s = sea(["kanesh"], {"kanesh": 3})
    s.say("crete", "load 3 1", "sail 1 galatia:lake-tuz")
    assert s.refusal("crete", "sail 1 cyprus") == "43.5-k"
    assert s.refusal("crete", "sail 1 lycia") == "43.5-k"
    assert s.refusal("crete", "sail 1 galatia:sea") == "43.5-k"
    s.say("crete", "land 1 1", "sail 1 gordium", "land 2 1")
    assert s.board("crete") == {"galatia": 1, "gordium": 2}
    assert s.ships("crete") == ["gordium"]


@pytest.mark.rule("43.5-k")
def test_a_ship_at_sea_does_not_reach_the_lake_of_the_same_area() -> None:
    s = sea(["lycia"], {})
    s.say("crete", "sail 1 galatia:sea")
    assert s.refusal("crete", "sail 1 gordium") == "43.5-k"
    assert s.refusal("crete", "sail 1 kanesh") == "43.5-k"
    assert s.allows("crete", "sail 1 cyprus")


@pytest.mark.rule("43.5-k")
def test_two_lakes_in_one_area_are_not_joined() -> None:
    nations = ["crete", "asia", "assyria", "babylon"]
    s = Situation(*nations, phase=5, assyria={"ships": ["van"], "tokens": {"van": 1}, "census": 9})
    s.say("assyria", "sail 1 nineveh:lake-van")
    assert s.refusal("assyria", "sail 1 elam") == "43.5-k"
    assert s.refusal("assyria", "sail 1 armenia:lake-urmia") == "43.5-k"
    s.say("assyria", "sail 1 armenia:lake-van", "sail 1 van")
    assert s.ships("assyria") == ["van"]


@pytest.mark.rule("43.5-k")
@pytest.mark.parametrize(
    ("start", "coast", "on", "across"),
    [
        ("corinth", "delphi:west", ["epirus", "corcyra", "corinth"], ["thessaly", "athens", "chalcis"]),
        ("athens", "delphi:east", ["thessaly", "chalcis", "athens"], ["epirus", "corcyra", "corinth"]),
    ],
)
def test_a_ship_leaves_delphi_by_the_coast_it_came_by(start: str, coast: str, on: list[str], across: list[str]) -> None:
    s = sea([start], {"delphi": 2})
    other = "delphi:east" if coast == "delphi:west" else "delphi:west"
    assert s.refusal("crete", f"sail 1 {other}") == "43.5-k"
    s.say("crete", f"sail 1 {coast}", "load 2 1")
    for area in on:
        assert s.allows("crete", f"sail 1 {area}")
    for area in [*across, other]:
        assert s.refusal("crete", f"sail 1 {area}") == "43.5-k"


@pytest.mark.rule("43.5-k")
def test_a_ship_passes_scythia_only_around_the_crimea() -> None:
    nations = ["crete", "thrace", "asia", "assyria", "babylon", "egypt"]
    s = Situation(*nations, phase=5, thrace={"ships": ["kuban"], "census": 9})
    assert s.refusal("thrace", "sail 1 scythia:black-sea") == "43.5-k"
    s.say("thrace", "sail 1 scythia:azov")
    assert s.refusal("thrace", "sail 1 danube") == "43.5-k"
    s.say("thrace", "sail 1 crimea", "sail 1 scythia:black-sea", "sail 1 danube")
    assert s.ships("thrace") == ["danube"]


@pytest.mark.rule("43.5-k")
def test_the_red_sea_is_closed_water() -> None:
    nations = ["africa", "crete", "asia", "assyria", "babylon", "egypt"]
    ships = ["sinai", "gaza", "midian"]
    s = Situation(*nations, phase=5, egypt={"ships": ships, "cards": ["astronomy"], "census": 9})
    assert [t for t in s.choices("egypt") if t.startswith("sail 1")] == [
        "sail 1 midian", "sail 1 petra", "sail 1 eastern-desert", "sail 1 ptolemais",
    ]  # fmt: skip
    assert s.refusal("egypt", "sail 2 sinai") == "43.5-k"
    assert s.refusal("egypt", "sail 2 red-sea") == "43.5-k"
    s.say("egypt", "sail 3 red-sea")
    assert [t for t in s.choices("egypt") if t.startswith("sail 3")] == [
        "sail 3 midian", "sail 3 nubia", "sail 3 ptolemais",
    ]  # fmt: skip


@pytest.mark.rule("43.5-k")
def test_ships_do_not_enter_coasts_out_of_play() -> None:
    two = sea(["corcyra"], {"corcyra": 1})
    assert two.refusal("crete", "sail 1 tarentum") == "31-c"
    with_pink = three(["corcyra"])
    with_pink.say("crete", "sail 1 tarentum")
    assert with_pink.ships("crete") == ["tarentum"]


# Other players' pieces.


@pytest.mark.rule("43.5-l")
def test_any_number_of_tokens_of_any_players_may_meet_during_movement() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=5,
        pause=[6],
        crete={"tokens": {"sparta": 3, "athens": 2}, "cities": ["corinth"], "census": 1},
        thrace={"tokens": {"mycenae": 4, "delphi": 8}, "census": 2},
    )
    s.say("thrace", "move 4 mycenae sparta", "move 8 delphi corinth", "done")
    s.say("crete", "move 2 athens corinth", "done")
    assert s.asks() == "Pause"
    assert s.board("crete") == {"sparta": 3, "corinth": 2}
    assert s.board("thrace") == {"sparta": 4, "corinth": 8}
    assert s.cities("crete") == ["corinth"]
    assert (s.stock("crete"), s.stock("thrace")) == (51, 44)


@pytest.mark.rule("43.5-m")
def test_a_ship_carries_and_obeys_only_its_owner_and_shares_areas_with_all() -> None:
    s = sea(["sparta"], {"corinth": 1}, thrace={"ships": ["sparta", "mycenae"], "tokens": {"sparta": 3}})
    assert s.refusal("crete", "load 1 1") == "43.5-m"
    assert s.refusal("crete", "load 1 2") == "43.5-m"
    assert s.refusal("crete", "sail 2 mycenae") == "43.5-m"
    assert s.refusal("crete", "land 1 2") == "43.5-e"
    s.say("crete", "sail 1 mycenae")
    assert s.ships("crete") == ["mycenae"]
    assert s.ships("thrace") == ["sparta", "mycenae"]
    assert s.tokens("thrace", "sparta") == 3


@pytest.mark.rule("43.5-m")
def test_own_tokens_beside_foreign_ones_come_aboard_alone() -> None:
    s = sea(["sparta"], {"sparta": 2}, thrace={"tokens": {"sparta": 3}})
    assert s.refusal("crete", "load 3 1") == "43.5-m"
    s.say("crete", "load 2 1")
    assert s.tokens("thrace", "sparta") == 3
    assert cargo(s) == [2, 0, 0, 0]


@pytest.mark.rule("43.5-n")
def test_a_ship_built_in_phase_4_sails_in_phase_5() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=4,
        pause=[5],
        crete={"tokens": {"sparta": 4}, "treasury": 2},
        thrace={"tokens": {"lemnos": 1}, "census": 0},
    )
    s.say("crete", "build-ship sparta 0", "done")
    assert (s.ships("crete"), s.treasury("crete")) == (["sparta"], 0)
    s.proceed()
    s.say("crete", *(f"sail 1 {area}" for area in VOYAGE[:4]))
    assert s.ships("crete") == ["thessalonica"]
    assert s.refusal("crete", "sail 1 lemnos") == "43.5-g"


# The open sea.


@pytest.mark.rule("53.6-a")
def test_with_astronomy_ships_cross_the_open_sea_step_by_step() -> None:
    nations = ["africa", "crete", "asia", "assyria", "egypt"]
    entry = {"ships": ["sparta"], "tokens": {"sparta": 3}, "cards": ["astronomy"], "census": 9}
    s = Situation(*nations, phase=5, crete=entry)
    s.say("crete", "load 3 1", "sail 1 central-mediterranean")
    assert s.refusal("crete", "land 1 1") == "43.5-j"
    assert s.refusal("crete", "done") == "43.5-j"
    s.say("crete", "sail 1 eastern-mediterranean", "sail 1 gaza", "land 3 1")
    assert s.board("crete") == {"gaza": 3}
    s.say("crete", "sail 1 tanis")
    assert s.refusal("crete", "sail 1 alexandria") == "43.5-g"
    assert s.allows("crete", "done")


@pytest.mark.rule("53.6-a")
def test_without_astronomy_the_open_sea_is_closed() -> None:
    s = sea(["sparta"], {"sparta": 3}, thrace={"tokens": {"odessus": 1}, "cards": ["astronomy"]})
    assert s.refusal("crete", "sail 1 central-mediterranean") == "53.6-a"
    assert "sail 1 central-mediterranean" not in s.choices("crete")


@pytest.mark.rule("53.6-a")
def test_no_ship_ends_the_phase_on_the_open_sea() -> None:
    s = sea(["sparta"], {}, ["astronomy"])
    s.say("crete", "sail 1 central-mediterranean")
    assert s.refusal("crete", "done") == "53.6-a"
    s.say("crete", "sail 1 eastern-mediterranean", "sail 1 central-mediterranean")
    assert s.refusal("crete", "sail 1 eastern-mediterranean") == "53.6-a"  # no step would be left to reach a coast
    assert [t for t in s.choices("crete") if t.startswith("sail")] == [
        "sail 1 corcyra", "sail 1 corinth", "sail 1 delphi:west", "sail 1 phaestos", "sail 1 sparta",
    ]  # fmt: skip
    s.say("crete", "sail 1 corcyra", "done")
    assert s.ships("crete") == ["corcyra"]


@pytest.mark.rule("53.6-a", "53.1-a")
@pytest.mark.parametrize(("cards", "allowed"), [(["astronomy"], False), (["astronomy", "cloth-making"], True)])
def test_the_last_step_may_not_lead_out_to_sea(cards: list[str], allowed: bool) -> None:
    s = sea(["mycenae"], {}, cards)
    s.say("crete", "sail 1 sparta", "sail 1 corinth", "sail 1 sparta")
    if allowed:
        s.say("crete", "sail 1 central-mediterranean", "sail 1 corcyra", "done")
        assert s.ships("crete") == ["corcyra"]
    else:
        assert s.refusal("crete", "sail 1 central-mediterranean") == "53.6-a"


@pytest.mark.rule("53.6-a")
def test_open_sea_is_in_play_with_two_players_but_leads_to_no_coast_out_of_play() -> None:
    s = sea(["sparta"], {}, ["astronomy"])
    s.say("crete", "sail 1 central-mediterranean")
    assert s.refusal("crete", "sail 1 carthage") == "31-c"
    assert s.refusal("crete", "sail 1 syracuse") == "31-c"
    assert s.allows("crete", "sail 1 eastern-mediterranean")


# The turn as a whole.


@pytest.mark.rule("43.5-a")
def test_only_movement_is_possible_in_this_phase() -> None:
    s = sea([], {"knossos": 3})
    assert s.refusal("crete", "build knossos") == "43-a"


@pytest.mark.rule("43.5-c", "43.5-j")
def test_a_half_finished_turn_can_be_stored_and_taken_up_again() -> None:
    s = sea(["corinth", "sparta"], {"sparta": 3, "corinth": 2})
    s.say("crete", "load 2 1", "sail 1 sparta", "land 1 1", "move 1 sparta mycenae", "load 1 2")
    loaded = TITLE.load(s.position.dump())
    copied = s.position.clone()
    for other in (loaded, copied, TITLE.scenario(s.position.describe())):
        assert other.digest() == s.position.digest()
        assert other.legal(0) == s.position.legal(0)
    before = s.position.digest()
    copied.play(0, TITLE.space.parse("land 1 1"))
    assert s.position.digest() == before
    assert s.refusal("crete", "move 2 sparta corinth") == "43.5-d"
    view = s.position.perspective(None).view
    assert (view["question"]["steps"][:2], view["cargo"][:2]) == ([3, 4], [1, 1])


@pytest.mark.rule("43.5-c", "43.5-d", "43.5-f", "43.5-g", "43.5-k", "53.6-a")
@pytest.mark.parametrize("cards", [[], ["astronomy", "cloth-making"]])
def test_exactly_that_is_offered_what_no_rule_forbids(cards: list[str]) -> None:
    s = sea(["corinth", "galatia:lake-tuz", "delphi:east"], {"corinth": 14, "delphi": 2, "odessus": 3}, cards)
    for text in ("load 5 1", "sail 1 sparta", "land 2 1", "move 9 corinth delphi", "load 2 3", "sail 3 athens"):
        s.say("crete", text)
        seat = s.position.perspective(s.seat("crete"))
        free = [action for action in range(TITLE.space.size) if seat.why_not(action) is None]
        assert sorted(seat.legal()) == free
    s.say("crete", "land 3 1", "land 2 3")
    assert s.position.perspective(s.seat("crete")).why_not(TITLE.space.parse("done")) is None
