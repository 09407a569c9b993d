"""Production and maintenance of the first edition, as all three versions share it."""

import pytest

from tests.games.through_the_ages.first_edition import advanced, end_turn, full, simple


@pytest.mark.rule("simple.production-a")
def test_farms_produce_and_the_population_eats_before_the_mines_produce() -> None:
    s = simple(p1={"blue": 2, "workers": {"agriculture": 3, "bronze": 2}, "yellow": 14})
    s.play("done")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"agriculture": 1, "bronze": 1}, (1, 1), 0)
    assert s.messages()[:4] == ["scored", "produced-food", "consumed", "produced-resources"]


@pytest.mark.rule("simple.production-b")
def test_points_grow_by_the_rates() -> None:
    s = simple(p1={"workers": {"religion": 4, "philosophy": 2}, "culture": 5, "science": 3})
    assert (s.civ(1).culture_rate, s.civ(1).science_rate) == (4, 2)
    s.play("done")
    assert (s.civ(1).culture, s.civ(1).science) == (9, 5)
    assert (s.civ(1).culture_rate, s.civ(1).science_rate) == (4, 2)
    assert (s.civ(2).culture, s.civ(2).science) == (0, 0)


@pytest.mark.rule("simple.production-c")
def test_every_farm_places_a_token_worth_its_food() -> None:
    s = simple(p1={"workers": {"agriculture": 1, "irrigation": 1, "bronze": 0}})
    s.play("done")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"agriculture": 1, "irrigation": 1}, (3, 0), 16)


@pytest.mark.rule("simple.production-d")
def test_the_food_just_produced_feeds_the_population() -> None:
    s = simple(p1={"yellow": 12, "culture": 9})
    s.play("done")
    assert (s.goods(1), s.civ(1).culture) == ((0, 2), 9)
    assert s.arguments("consumed") == [{"seat": 0, "count": 2}]
    assert "famine" not in s.messages()


@pytest.mark.rule("simple.production-e")
@pytest.mark.parametrize(("culture", "left"), [(10, 6), (4, 0), (3, 0)])
def test_every_missing_food_costs_four_culture_points(culture: int, left: int) -> None:
    s = simple(p1={"yellow": 12, "workers": {"agriculture": 1}, "culture": culture})
    s.play("done")
    assert (s.goods(1), s.civ(1).culture, s.civ(1).yellow) == ((0, 2), left, 12)


@pytest.mark.rule("simple.production-e")
def test_two_missing_food_cost_eight_culture_points() -> None:
    s = full(p1={"yellow": 12, "workers": {"agriculture": 0, "religion": 2}, "culture": 18, "tokens": {"bronze": 5}})
    s.play("done")
    assert (s.civ(1).culture, s.goods(1)) == (18 + 2 - 8, (0, 7))


@pytest.mark.rule("simple.production-f")
def test_famine_takes_the_culture_scored_in_the_same_turn() -> None:
    s = simple(p1={"yellow": 16, "workers": {"agriculture": 0, "religion": 3}})
    s.play("done")
    assert s.arguments("scored") == [{"seat": 0, "science": 1, "culture": 3}]
    assert s.arguments("famine") == [{"seat": 0, "count": 1, "culture": 3}]
    assert s.civ(1).culture == 0


@pytest.mark.rule("simple.production-g")
def test_every_mine_places_a_token_worth_its_resources() -> None:
    s = simple(p1={"workers": {"agriculture": 0, "bronze": 2, "iron": 1}})
    s.play("done")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"bronze": 2, "iron": 1}, (0, 4), 15)


@pytest.mark.rule("simple.production-h")
@pytest.mark.parametrize(
    ("blue", "tokens"), [(1, {"iron": 1}), (2, {"iron": 1, "bronze": 1}), (3, {"iron": 1, "bronze": 2})]
)
def test_the_best_mines_produce_first_when_blue_tokens_run_out(blue: int, tokens: dict[str, int]) -> None:
    s = simple(p1={"blue": blue, "workers": {"agriculture": 0, "bronze": 2, "iron": 1}})
    s.play("done")
    assert (s.tokens(1), s.civ(1).blue) == (tokens, 0)


@pytest.mark.rule("simple.production-h")
def test_the_best_farms_produce_first_and_mines_get_what_is_left() -> None:
    s = simple(p1={"blue": 3, "workers": {"agriculture": 1, "irrigation": 1, "bronze": 2}})
    s.play("done")
    assert s.tokens(1) == {"agriculture": 1, "irrigation": 1, "bronze": 1}
    s = simple(p1={"blue": 1, "workers": {"agriculture": 1, "irrigation": 1, "bronze": 2}})
    s.play("done")
    assert s.tokens(1) == {"irrigation": 1}


@pytest.mark.rule("simple.production-i")
def test_the_next_player_begins_when_production_is_finished() -> None:
    s = advanced(p1={"military_hand": []}, p2={"military_hand": ["rats"]})
    s.play("done")
    told = s.messages()
    assert told[: told.index("turn")] == ["scored", "produced-food", "produced-resources", "drew", "drew-cards"]
    assert (s.asked, s.question) == ([2], "Politics")
    assert len(s.military_hand(1)) == 2
    assert s.refused("done", by=1) == "setup.start-a"
    assert s.legal(by=1) == []


@pytest.mark.rule("simple.scope-a")
def test_the_simple_game_knows_neither_uprisings_nor_corruption_nor_military_cards() -> None:
    entry = {"yellow": 9, "unused": 0, "blue": 6, "tokens": {"agriculture": 2, "bronze": 5}, "military": 1}
    s = simple(p1=entry)
    assert s.civ(1).faces == 0
    s.play("done")
    # Two farms, two food eaten, two mines.
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"agriculture": 2, "bronze": 7}, (2, 7), 4)
    assert (s.civ(1).science, s.military_hand(1)) == (1, [])
    assert {"uprising", "corruption", "drew"}.isdisjoint(s.messages())
    assert s.question == "ActionPhase"


@pytest.mark.rule("simple.scope-a")
def test_the_simple_game_has_no_political_actions_and_no_tactics() -> None:
    s = simple(step="start", p1={"unused": 0})
    assert (s.question, s.asked) == ("ActionPhase", [1])
    for verb in ("prepare", "attack", "declare", "propose", "colonize", "adopt", "draw", "resign"):
        assert s.legal(verb) == []
    assert s.refused("draw") == "variant.militarydraw-a"


@pytest.mark.rule("simple.scope-a")
def test_nothing_becomes_obsolete_when_the_deck_of_the_simple_game_is_used_up() -> None:
    entry = {
        "leader": "moses",
        "hand": ["work-of-art-a", "iron"],
        "wonder": "pyramids",
        "stages": 2,
        "yellow": 14,
    }
    other = {"leader": "homer", "wonder": "colossus", "stages": 1, "yellow": 14}
    s = simple(step="start", civil_deck=["drama"], p1=entry, p2=other)
    assert s.row() == {1: "drama"}
    assert (s.told(1)["leader"], s.told(1)["wonder"], s.civ(1).stages) == ("moses", "pyramids", 2)
    assert (s.told(2)["leader"], s.told(2)["wonder"], s.civ(2).stages) == ("homer", "colossus", 1)
    assert (s.hand(1), s.civ(1).yellow, s.civ(2).yellow) == (["work-of-art-a", "iron"], 14, 14)
    end_turn(s)
    assert s.told(1)["leader"] == "moses"
