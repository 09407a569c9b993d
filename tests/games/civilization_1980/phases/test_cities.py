"""Phase 7: building cities and removing surplus (43.7, 64)."""

from typing import Any

import pytest

from tests.games.civilization_1980.situation import TITLE, Situation

NINE = ["athens", "byzantium", "chalcis", "gordium", "hattusas", "kanesh", "odessus", "rhodes", "troy"]


def building(tokens: dict[str, int], cities: list[str] | None = None, **more: Any) -> Situation:
    """Crete in phase 7; Thrace holds Byzantium's neighbour and cannot build."""
    crete = {"tokens": tokens, "cities": cities or [], **more}
    thrace = {"tokens": {"thracia": 1}}
    return Situation("crete", "thrace", phase=7, pause=[8], crete=crete, thrace=thrace)


@pytest.mark.rule("43.7-a")
def test_six_tokens_on_a_site_become_a_city_and_five_do_not() -> None:
    nations = ["crete", "thrace", "asia", "africa", "egypt", "italy"]
    egypt = {"tokens": {"alexandria": 6, "tanis": 5, "cyrene": 6, "fayum": 5, "upper-egypt": 4, "carthage": 1}}
    s = Situation(*nations, phase=7, pause=[8], egypt=egypt)
    assert s.to_act() == ["egypt"]
    assert s.refusal("egypt", "build tanis") == "43.7-a"
    (event,) = s.say("egypt", "build alexandria")  # a white square
    assert (event.message, event.rule) == ("city-built", "43.7-a")
    assert event.arguments == {"seat": 4, "area": "area-alexandria"}
    assert s.stock("egypt") == 56 - 21
    s.say("egypt", "build cyrene")  # a black one
    assert s.asks() == "Pause"
    assert s.cities("egypt") == ["alexandria", "cyrene"]
    assert s.board("egypt") == {"tanis": 3, "fayum": 5, "upper-egypt": 4, "carthage": 1}
    assert s.stock("egypt") == 56 - 13


@pytest.mark.rule("43.7-a")
def test_tokens_of_another_player_build_nothing() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=7,
        pause=[8],
        crete={"tokens": {"rhodes": 6, "knossos": 2}},
        thrace={"tokens": {"odessus": 6, "byzantium": 2}},
    )
    assert s.to_act() == ["crete", "thrace"]
    assert s.refusal("crete", "build odessus") == "43.7-a"
    assert s.choices("crete") == ["build rhodes", "done"]


@pytest.mark.rule("43.7-b")
@pytest.mark.parametrize(("tokens", "accepted"), [(11, False), (12, True), (13, True)])
def test_without_a_site_a_city_takes_twelve_tokens(tokens: int, accepted: bool) -> None:
    s = building({"delphi": tokens, "troy": 6, "knossos": 3, "ionia": 3, "galatia": 2})
    if accepted:
        s.say("crete", "build delphi", "done")
        assert s.cities("crete") == ["delphi"]
        assert s.tokens("crete", "delphi") == 0
        assert s.stock("crete") == 56 - 10
    else:
        assert s.refusal("crete", "build delphi") == "43.7-b"
        s.say("crete", "done")
        assert s.tokens("crete", "delphi") == 2
    assert s.tokens("crete", "troy") == 2


@pytest.mark.rule("43.7-b")
def test_no_city_is_built_on_the_open_sea() -> None:
    s = building({"rhodes": 6, "knossos": 2})
    assert s.refusal("crete", "build aegean-sea") == "43.7-b"


@pytest.mark.rule("43.7-c")
def test_an_area_holds_one_city_only() -> None:
    s = building({"rhodes": 12, "troy": 6, "knossos": 3, "ionia": 3}, ["rhodes"])
    assert s.choices("crete") == ["build troy", "done"]
    assert s.refusal("crete", "build rhodes") == "43.7-c"
    s.say("crete", "build troy")
    assert s.cities("crete") == ["rhodes", "troy"]
    assert s.tokens("crete", "rhodes") == 0


@pytest.mark.rule("43.7-c")
def test_nobody_builds_beside_the_city_of_another_player() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=7,
        pause=[8],
        crete={"tokens": {"rhodes": 6, "troy": 6, "knossos": 3, "ionia": 3}},
        thrace={"cities": ["rhodes"]},
    )
    assert s.refusal("crete", "build rhodes") == "43.7-c"


@pytest.mark.rule("43.7-d")
@pytest.mark.parametrize(
    ("further", "accepted"), [({"knossos": 3, "ionia": 2}, False), ({"knossos": 3, "ionia": 3}, True)]
)
def test_a_new_city_must_be_supported_by_the_tokens_that_remain(further: dict[str, int], accepted: bool) -> None:
    s = building({"rhodes": 6, **further, "delphi": 0}, ["athens", "corinth"])
    if accepted:
        s.say("crete", "build rhodes")
        assert s.cities("crete") == ["athens", "corinth", "rhodes"]
        assert s.board("crete") == further
    else:
        assert s.asks() == "Pause"  # nobody can build anything
        assert s.cities("crete") == ["athens", "corinth"]
        assert s.board("crete") == {**further, "rhodes": 2}
        assert s.stock("crete") == 56 - 7


@pytest.mark.rule("43.7-d", "43.7-e")
def test_a_site_may_be_built_on_or_not_depending_on_what_the_other_areas_feed() -> None:
    s = building({"odessus": 6, "sparta": 6})
    assert s.choices("crete") == ["build sparta", "done"]  # Odessus feeds four that support it
    assert s.refusal("crete", "build odessus") == "43.7-e"  # Sparta feeds only one
    s.say("crete", "build sparta")
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["sparta"]
    assert s.board("crete") == {"odessus": 4}


@pytest.mark.rule("43.7-d")
def test_unsupported_cities_need_not_be_reduced_now_but_forbid_new_ones() -> None:
    s = building({"rhodes": 6, "knossos": 3}, ["athens", "corinth", "troy"])
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["athens", "corinth", "troy"]
    assert s.board("crete") == {"rhodes": 2, "knossos": 3}


@pytest.mark.rule("43.7-e")
@pytest.mark.parametrize(("further", "accepted"), [({"phaestos": 4}, False), ({"phaestos": 2, "knossos": 2}, True)])
def test_tokens_that_are_going_to_be_removed_do_not_support_a_new_city(further: dict[str, int], accepted: bool) -> None:
    s = building({"rhodes": 6, **further}, ["athens"])
    assert (s.asks() == "Cities") == accepted
    assert accepted == (s.to_act() == ["crete"] and s.allows("crete", "build rhodes"))


@pytest.mark.rule("43.7-e", "53.8-a")
@pytest.mark.parametrize(("cards", "accepted"), [([], False), (["agriculture"], True)])
def test_the_token_that_agriculture_feeds_supports_a_new_city(cards: list[str], accepted: bool) -> None:
    s = building({"rhodes": 6, "knossos": 4}, ["athens"], cards=cards)
    assert (s.asks() == "Cities") == accepted


@pytest.mark.rule("43.7-e")
def test_tokens_beside_a_city_do_not_support_a_new_one() -> None:
    s = building({"rhodes": 6, "athens": 3, "knossos": 3}, ["athens"])
    assert s.asks() == "Pause"
    assert s.cities("crete") == ["athens"]


@pytest.mark.rule("43.7-f")
@pytest.mark.parametrize(
    ("answers", "cities", "rhodes", "troy"),
    [
        (["done"], [], 2, 2),
        (["build rhodes", "done"], ["rhodes"], 0, 2),
        (["build troy", "done"], ["troy"], 2, 0),
        (["build troy", "build rhodes"], ["rhodes", "troy"], 0, 0),
    ],
)
def test_a_player_builds_none_one_or_several_cities(
    answers: list[str], cities: list[str], rhodes: int, troy: int
) -> None:
    further = {"knossos": 3, "ionia": 3, "phaestos": 2}
    s = building({"rhodes": 6, "troy": 6, **further})
    s.say("crete", *answers)
    assert s.asks() == "Pause"
    assert s.cities("crete") == cities
    assert (s.tokens("crete", "rhodes"), s.tokens("crete", "troy")) == (rhodes, troy)
    assert s.stock("crete") == 56 - 8 - rhodes - troy


@pytest.mark.rule("43.7-f")
def test_players_build_at_the_same_time_in_any_order() -> None:
    def table() -> Situation:
        return Situation(
            "crete",
            "thrace",
            phase=7,
            pause=[8],
            crete={"tokens": {"rhodes": 6, "knossos": 3}},
            thrace={"tokens": {"odessus": 7, "thracia": 2}},
        )

    one, other = table(), table()
    one.say("crete", "build rhodes")
    assert one.to_act() == ["thrace"]
    assert one.tokens("thrace", "odessus") == 7  # surplus goes only when everybody has built
    assert TITLE.load(one.position.clone().dump()).digest() == one.position.digest()
    one.say("thrace", "build odessus")
    other.say("thrace", "build odessus")
    other.say("crete", "build rhodes")
    assert one.position.digest() == other.position.digest()
    assert one.cities("thrace") == ["odessus"]
    assert one.board("thrace") == {"thracia": 2}


@pytest.mark.rule("43.7-f")
def test_a_player_who_is_done_may_not_build_any_more() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=7,
        pause=[8],
        crete={"tokens": {"rhodes": 6, "knossos": 3}},
        thrace={"tokens": {"odessus": 7, "thracia": 2}},
    )
    assert s.refusal("crete", "move 1 knossos phaestos") == "43-a"
    s.say("crete", "done")
    assert s.refusal("crete", "build rhodes") == "41-a"


def figure_f(cities: list[str], **tokens: int) -> Situation:
    """Growth and movement around Sparta, with six tokens elsewhere that can support cities."""
    far = {"knossos": 3, "ionia": 3}
    crete = {"tokens": {**far, **tokens}, "cities": cities, "stock": 30}
    s = Situation("crete", "thrace", phase=2, pause=[4, 7, 8], crete=crete, thrace={"tokens": {"odessus": 1}})
    s.proceed()
    while s.asks() == "Ships":
        s.say(s.to_act()[0], "done")
    return s


def march(s: Situation, *moves: str) -> None:
    """Crete moves, Thrace does not; then comes phase 7."""
    s.say("crete", *moves, "done")
    s.say("thrace", "done")
    s.proceed()


@pytest.mark.rule("43.7-g")
def test_figure_f_sparta_is_built_from_three_areas_with_one_token_each() -> None:
    s = figure_f([], sparta=1, mycenae=1, corinth=1)
    assert [s.tokens("crete", area) for area in ("sparta", "mycenae", "corinth")] == [2, 2, 2]
    march(s, "move 2 mycenae sparta", "move 2 corinth sparta")
    assert s.tokens("crete", "sparta") == 6  # although Sparta feeds only one
    s.say("crete", "build sparta")
    assert s.cities("crete") == ["sparta"]
    assert s.board("crete") == {"knossos": 3, "ionia": 3}


@pytest.mark.rule("43.7-g")
def test_figure_f_sparta_can_still_be_built_from_corinth_when_mycenae_is_a_city() -> None:
    s = figure_f(["mycenae"], sparta=1, corinth=2)
    march(s, "move 4 corinth sparta")
    s.say("crete", "build sparta")
    assert s.cities("crete") == ["mycenae", "sparta"]


@pytest.mark.rule("43.7-g")
def test_figure_f_sparta_cannot_be_built_when_corinth_is_a_city() -> None:
    s = figure_f(["corinth"], sparta=1, mycenae=1)
    march(s, "move 2 mycenae sparta")
    assert s.asks() == "Pause"  # four tokens do not suffice, nobody is asked
    assert s.cities("crete") == ["corinth"]
    assert s.tokens("crete", "sparta") == 1


@pytest.mark.rule("43.7-g")
def test_figure_f_tokens_brought_by_sea_make_up_for_corinth() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=5,
        pause=[7],
        crete={
            "tokens": {"sparta": 2, "mycenae": 2, "phaestos": 2, "knossos": 3, "ionia": 3},
            "cities": ["corinth"],
            "ships": ["phaestos"],
        },
        thrace={"tokens": {"odessus": 1}},
    )
    march(s, "move 2 mycenae sparta", "load 2 1", "sail 1 sparta", "land 2 1")
    s.say("crete", "build sparta")
    assert s.cities("crete") == ["corinth", "sparta"]


@pytest.mark.rule("43.7-h")
def test_surplus_returns_to_stock_after_building() -> None:
    s = building({"phaestos": 5}, stock=10)
    assert s.asks() == "Pause"
    assert s.board("crete") == {"phaestos": 2}
    assert s.stock("crete") == 13
    (event,) = s.told("surplus-removed")
    assert event.rule == "43.7-h"
    assert event.arguments == {"seat": 0, "count": 3}


@pytest.mark.rule("43.7-h")
@pytest.mark.parametrize(("tokens", "kept"), [(1, 1), (2, 2), (3, 2)])
def test_only_what_exceeds_the_limit_is_surplus(tokens: int, kept: int) -> None:
    s = building({"phaestos": tokens})
    assert s.board("crete") == {"phaestos": kept}
    assert len(s.told("surplus-removed")) == int(tokens > kept)
    assert s.board("thrace") == {"thracia": 1}


@pytest.mark.rule("43.7-i")
def test_no_token_stays_beside_a_city() -> None:
    far = {"knossos": 3, "ionia": 3, "phaestos": 2, "delphi": 2}
    s = building({"rhodes": 9, "troy": 2, **far}, ["troy"])
    s.say("crete", "build rhodes")
    assert s.cities("crete") == ["rhodes", "troy"]
    assert s.board("crete") == far
    assert s.stock("crete") == 56 - 10
    assert [event.arguments["count"] for event in s.told("surplus-removed")] == [5]


@pytest.mark.rule("43.7-i")
def test_no_city_is_built_where_another_player_lives() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=7,
        pause=[8],
        crete={"tokens": {"rhodes": 6, "troy": 6, "knossos": 3, "ionia": 3}},
        thrace={"tokens": {"rhodes": 1}},
    )
    assert s.choices("crete") == ["build troy", "done"]
    assert s.refusal("crete", "build rhodes") == "43.7-i"


@pytest.mark.rule("43.7-j")
@pytest.mark.parametrize(("crete", "thrace"), [(2, 1), (1, 2), (1, 1)])
def test_players_who_live_together_within_the_limit_keep_their_tokens(crete: int, thrace: int) -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        pause=[8],
        crete={"tokens": {"byzantium": crete}},
        thrace={"tokens": {"byzantium": thrace}, "cards": ["agriculture"]},
    )
    assert s.phase() == 7
    assert (s.tokens("crete", "byzantium"), s.tokens("thrace", "byzantium")) == (crete, thrace)
    assert s.told("surplus-removed") == []


@pytest.mark.rule("64-a")
def test_no_more_cities_are_built_than_there_are_markers() -> None:
    further = {"knossos": 3, "ionia": 3, "phaestos": 2, "delphi": 2, "thessaly": 2, "thera": 2, "sardes": 2, "lycia": 1}
    further |= {"bithynia": 2, "cyprus": 2}
    cities = [city for city in NINE if city not in ("rhodes", "troy")]
    s = building({"rhodes": 6, "troy": 6, **further}, [*cities, "corinth"])
    assert len(s.cities("crete")) == 8
    assert s.choices("crete") == ["build rhodes", "build troy", "done"]
    s.say("crete", "build troy")
    assert s.asks() == "Pause"  # the ninth city is the last one
    assert len(s.cities("crete")) == 9
    assert s.tokens("crete", "rhodes") == 2


@pytest.mark.rule("64-a")
def test_with_nine_cities_a_player_is_not_asked_to_build() -> None:
    tokens = {"corinth": 6, "knossos": 3, "ionia": 3, "phaestos": 2, "delphi": 2, "thessaly": 2, "thera": 2}
    s = building({**tokens, "sardes": 2, "bithynia": 2, "cyprus": 2, "sinope": 2}, NINE)
    assert s.asks() == "Pause"
    assert s.cities("crete") == NINE
    assert s.tokens("crete", "corinth") == 2
