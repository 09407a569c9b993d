"""The wonders of the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import politics, revealed
from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.first_edition import IDLE, actions, advanced, full, simple, totals
from tests.games.through_the_ages.prices import paid, rich
from tests.games.through_the_ages.situation import FIRST, Situation

STAGES = [
    ("colossus", [3, 3]), ("hanging-gardens", [2, 2, 2]), ("library-of-alexandria", [1, 2, 2, 1]),
    ("pyramids", [3, 2, 1]),
    ("great-wall", [2, 2, 3, 2]), ("st-peters-basilica", [4, 4]), ("taj-mahal", [2, 4, 2]),
    ("universitas-carolina", [3, 3, 3]),
    ("eiffel-tower", [3, 7, 3]), ("kremlin", [4, 4, 4]), ("ocean-liner-service", [3, 2, 2, 2, 3]),
    ("transcontinental-railroad", [3, 4, 5]),
    ("fast-food-chains", [4, 4, 4, 4]), ("first-space-flight", [3, 4, 9]), ("hollywood", [5, 6, 5]),
    ("internet", [2, 3, 4, 3, 2]),
]  # fmt: skip


def nearly(wonder: str, version: Any = full, **own: Any) -> Situation:
    """Only the last stage of this wonder is still to be built, and there are just the resources for it."""
    stages = dict(STAGES)[wonder]
    entry = {"wonder": wonder, "stages": len(stages) - 1, "tokens": rich(stages[-1]), **own}
    s: Situation = version(p1=entry)
    return s


def completed(wonder: str, version: Any = full, **own: Any) -> dict[str, Any]:
    """What completing a wonder changes, apart from its price and its place."""
    s = nearly(wonder, version, **own)
    changed = effect(s, "construct 1")
    assert changed.pop("wonders") == [*own.get("wonders", []), wonder]
    assert changed.pop("wonder") == ""
    assert changed.pop("stages") == 0
    assert changed.pop("resources") == 0
    assert changed.pop("blue") == 18
    return changed


def gain_of(wonder: str, **own: Any) -> dict[str, int]:
    """What a completed wonder adds to the ratings of a civilization."""
    before = ratings(full(p1=own))
    after = ratings(full(p1={**own, "wonders": [*own.get("wonders", []), wonder]}))
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


# Stages and symbols.


@pytest.mark.rule("card.table-wonders", "card.a_colossus", "card.a_library_of_alexandria", "card.a_pyramids")
@pytest.mark.rule("card.i_great_wall", "card.i_st_peters_basilica", "card.ii_kremlin", "card.ii_ocean_liner_service")
@pytest.mark.rule("card.ii_transcontinental_railroad", "card.iii_fast_food_chains", "card.iii_first_space_flight")
@pytest.mark.rule("card.iii_hollywood", "card.iii_internet")
@pytest.mark.card("colossus", "hanging-gardens", "library-of-alexandria", "pyramids", "great-wall", "taj-mahal")
@pytest.mark.card("st-peters-basilica", "universitas-carolina", "eiffel-tower", "kremlin", "ocean-liner-service")
@pytest.mark.card("transcontinental-railroad", "fast-food-chains", "first-space-flight", "hollywood", "internet")
@pytest.mark.parametrize(("wonder", "stages"), STAGES)
def test_the_stages_of_a_wonder_cost_what_is_printed_one_after_the_other(wonder: str, stages: list[int]) -> None:
    s = full(age="III", p1={"wonder": wonder, "tokens": rich(sum(stages)), "blue": 9, "civil": 9})
    assert [paid(s, "construct 1") for _ in stages] == stages
    assert s.told(1)["wonders"] == [wonder]
    assert s.civ(1).resources == 0
    assert s.civ(1).blue == 9 + sum(stages)
    assert s.refused("construct 1") == "simple.wonder-a"


@pytest.mark.rule("card.table-wonders")
@pytest.mark.card("hanging-gardens", "taj-mahal", "universitas-carolina", "eiffel-tower")
@pytest.mark.parametrize(
    ("wonder", "gains"),
    [
        ("hanging-gardens", {"culture_rate": 1, "faces": 2}),
        ("taj-mahal", {"culture_rate": 3}),
        ("universitas-carolina", {"culture_rate": 1, "science_rate": 3}),
        ("eiffel-tower", {"culture_rate": 4, "faces": 1}),
    ],
)
def test_a_wonder_with_symbols_only_gives_them_from_its_completion_on(wonder: str, gains: dict[str, int]) -> None:
    assert completed(wonder) == {"civil": 3, **gains}


# Age A.


@pytest.mark.rule("card.a_colossus")
@pytest.mark.card("colossus")
def test_the_colossus_gives_culture_strength_and_help_in_colonization() -> None:
    assert completed("colossus", advanced) == {"civil": 3, "culture_rate": 1, "strength": 2, "colonization": 1}


@pytest.mark.rule("card.a_colossus")
@pytest.mark.card("colossus")
def test_the_colossus_adds_one_to_a_force_but_not_its_strength() -> None:
    s = revealed(FIRST, "inhabited-territory-i", options={"mode": "advanced"}, age="I", p1={"wonders": ["colossus"]})
    assert s.refused("bid 3") == "advanced.colony-e"
    s.play("bid 2")
    assert s.arguments("force-sent")[0]["force"] == 2
    assert (s.told(1)["colonies"], s.civ(1).strength) == (["inhabited-territory-i"], 1)


@pytest.mark.rule("card.a_library_of_alexandria")
@pytest.mark.card("library-of-alexandria")
def test_the_library_gives_culture_and_science() -> None:
    assert completed("library-of-alexandria", simple) == {"civil": 3, "culture_rate": 1, "science_rate": 2}


@pytest.mark.rule("card.a_library_of_alexandria")
@pytest.mark.card("library-of-alexandria")
def test_with_the_library_one_more_civil_card_may_be_held() -> None:
    hand = ["drama", "theology", "alchemy", "masonry"]
    row = ["iron", "irrigation"]
    s = simple(row=row, p1={"wonders": ["library-of-alexandria"], "hand": hand})
    s.play("take 1")
    assert s.hand(1) == [*hand, "iron"]
    assert s.refused("take 2") == "simple.hand-a"
    assert simple(row=row, p1={"wonders": ["colossus"], "hand": hand}).refused("take 1") == "simple.hand-a"


@pytest.mark.rule("card.a_library_of_alexandria")
@pytest.mark.card("library-of-alexandria")
@pytest.mark.parametrize(("wonder", "limit"), [("library-of-alexandria", 3), ("colossus", 2)])
def test_with_the_library_one_more_military_card_may_be_kept(wonder: str, limit: int) -> None:
    own = {"wonders": [wonder], "military_hand": ["rats", "legion", "raid-i", "phalanx"]}
    s = politics(FIRST, options={"mode": "advanced"}, p1=own)
    s.play("done")
    for card in ["rats", "legion"][: 4 - limit]:
        assert s.question == "HandLimit"
        s.play(f"discard {card}")
    assert s.question == "ActionPhase"
    assert len(s.military_hand(1)) == limit


@pytest.mark.rule("card.a_pyramids")
@pytest.mark.card("pyramids")
def test_the_pyramids_give_a_civil_action_at_once() -> None:
    assert completed("pyramids", simple, civil=1) == {"civil_total": 5}
    s = nearly("pyramids", simple, civil=1)
    s.play("construct 1")
    assert (actions(s, 1), totals(s, 1)) == ((1, 2), (5, 2))


# Age I.


@pytest.mark.rule("card.i_great_wall")
@pytest.mark.card("great-wall")
def test_the_great_wall_strengthens_infantry_and_artillery() -> None:
    units = {"warriors": 2, "knights": 1}
    gains = {"civil": 3, "culture_rate": 1, "faces": 1}
    assert completed("great-wall", simple, workers=units) == {**gains, "strength": 2 + 2 + 2}
    assert completed("great-wall", advanced, workers={**units, "cannon": 1}) == {**gains, "strength": 2 + 2 + 3 + 3}


@pytest.mark.rule("card.i_great_wall")
@pytest.mark.parametrize(
    ("units", "more"),
    [({"swordsmen": 1, "modern-infantry": 1, "rockets": 1}, 3), ({"tanks": 1, "air-forces": 1}, 0)],
)
def test_the_great_wall_helps_neither_cavalry_nor_air_forces(units: dict[str, int], more: int) -> None:
    assert gain_of("great-wall", workers={**IDLE, **units}).get("strength", 0) == more


@pytest.mark.rule("card.i_st_peters_basilica")
@pytest.mark.card("st-peters-basilica", "michelangelo")
def test_st_peters_doubles_every_happy_face() -> None:
    own = {"workers": {"religion": 2, "drama": 1}, "leader": "michelangelo"}
    # Michelangelo's culture rises from 3 to 6 with the faces, and the wonder itself gives 2.
    assert completed("st-peters-basilica", simple, **own) == {"civil": 3, "faces": 6, "culture_rate": 2 + 2 + 6 + 2}


@pytest.mark.rule("card.i_st_peters_basilica")
@pytest.mark.card("st-peters-basilica", "kremlin")
@pytest.mark.parametrize(
    ("own", "faces"),
    [
        ({"workers": {"religion": 2, "drama": 1}, "wonders": ["kremlin"]}, 4),
        ({"workers": {"religion": 1}, "wonders": ["kremlin"]}, 0),
        ({"workers": {"theology": 2}, "wonders": ["hanging-gardens"]}, 8),
        ({"workers": {"religion": 1}, "government": "theocracy"}, 6),
        ({"workers": {"religion": 1}, "colonies": ["historic-territory-i"]}, 4),
        ({"workers": {"bread-and-circuses": 1}, "government": "communism"}, 3),
    ],
)
def test_st_peters_doubles_no_unhappy_faces_and_eight_is_the_most(own: dict[str, Any], faces: int) -> None:
    s = full(p1={**own, "wonders": [*own.get("wonders", []), "st-peters-basilica"]})
    assert s.civ(1).faces == faces


# Age II.


@pytest.mark.rule("card.ii_kremlin")
@pytest.mark.card("kremlin")
def test_the_kremlin_gives_actions_and_culture_but_makes_unhappy() -> None:
    own = {"government": "monarchy", "workers": {"religion": 3}}
    gains = {"culture_rate": 6, "faces": 1, "military": 4, "civil_total": 6, "military_total": 4}
    assert completed("kremlin", advanced, **own) == gains
    s = nearly("kremlin", advanced, **own)
    s.play("construct 1")
    assert (actions(s, 1), totals(s, 1)) == ((5, 4), (6, 4))


@pytest.mark.rule("card.ii_ocean_liner_service")
@pytest.mark.card("ocean-liner-service")
@pytest.mark.parametrize(("yellow", "food", "left"), [(4, 2, 0), (4, 3, 1), (10, 0, 0), (18, 1, 1)])
def test_the_ocean_liner_brings_a_worker_for_five_food_less_and_no_action(yellow: int, food: int, left: int) -> None:
    own = {"wonders": ["ocean-liner-service"], "yellow": yellow, "tokens": {"agriculture": food}}
    s = advanced(age="II", p1=own)
    s.play("welcome")
    assert (s.civ(1).food, s.civ(1).yellow, s.civ(1).unused) == (left, yellow - 1, 2)
    assert actions(s, 1) == (4, 2)
    assert s.refused("welcome") == "card.ii_ocean_liner_service"


@pytest.mark.rule("card.ii_ocean_liner_service")
def test_the_ocean_liner_needs_the_rest_of_the_price_and_somebody_to_bring() -> None:
    liner = {"wonders": ["ocean-liner-service"]}
    poor = advanced(age="II", p1={**liner, "yellow": 4, "tokens": {"agriculture": 1}})
    assert poor.refused("welcome") == "simple.population-b"
    assert advanced(age="II", p1={**liner, "yellow": 0}).refused("welcome") == "setup.yellow-d"
    assert advanced(age="II", p1={"yellow": 4}).refused("welcome") == "card.ii_ocean_liner_service"


@pytest.mark.rule("card.ii_ocean_liner_service")
def test_the_ocean_liner_sails_once_in_every_turn() -> None:
    s = advanced(age="II", p1={"wonders": ["ocean-liner-service"], "yellow": 12, "workers": {"religion": 3}})
    s.play("welcome")
    s.pass_until("ActionPhase", player=2)
    s.pass_until("ActionPhase", player=1)
    assert s.allows("welcome")


@pytest.mark.rule("card.ii_ocean_liner_service")
@pytest.mark.card("ocean-liner-service", "moses")
def test_the_ocean_liner_and_moses_together_take_six_off_the_price() -> None:
    own = {"wonders": ["ocean-liner-service"], "leader": "moses", "yellow": 4, "tokens": {"agriculture": 1}}
    s = advanced(p1=own)
    s.play("welcome")
    assert (s.civ(1).food, s.civ(1).yellow) == (0, 3)


@pytest.mark.rule("card.ii_transcontinental_railroad")
@pytest.mark.card("transcontinental-railroad")
def test_the_railroad_gives_strength_and_one_token_more_on_the_best_mine_with_a_worker() -> None:
    own = {"workers": {**IDLE, "bronze": 2, "iron": 1, "coal": 0}}
    s = nearly("transcontinental-railroad", advanced, **own)
    assert effect(s, "construct 1")["strength"] == 5
    s.play("done")
    assert s.tokens(1) == {"bronze": 2, "iron": 2}
    assert s.civ(1).resources == 6


@pytest.mark.rule("card.ii_transcontinental_railroad")
def test_the_railroad_needs_a_mine_with_a_worker() -> None:
    s = advanced(age="II", p1={"workers": {**IDLE, "coal": 0}, "wonders": ["transcontinental-railroad"]})
    s.play("done")
    assert (s.tokens(1), s.civ(1).strength) == ({}, 5)


# Age III.


@pytest.mark.rule("card.iii_fast_food_chains")
@pytest.mark.card("fast-food-chains")
def test_fast_food_chains_score_for_workers_on_cards() -> None:
    workers = {"warriors": 1, "knights": 2, "philosophy": 2, "religion": 2, "drama": 1, "bronze": 3, "iron": 1}
    own = {"workers": {**workers, "agriculture": 3}, "unused": 2}
    assert completed("fast-food-chains", **own) == {"civil": 3, "culture": 3 + 5 + 2 * 3 + 2 * 4}


@pytest.mark.rule("card.iii_first_space_flight")
@pytest.mark.card("first-space-flight")
def test_the_first_space_flight_scores_the_levels_of_all_technologies() -> None:
    techs = ["iron", "coal", "oil", "alchemy", "scientific-method", "riflemen"]
    own = {"workers": dict.fromkeys(techs, 0), "specials": ["justice-system"], "government": "democracy"}
    assert completed("first-space-flight", **own)["culture"] == 1 + 2 + 3 + 1 + 2 + 2 + 2 + 3


@pytest.mark.rule("card.iii_first_space_flight")
def test_workers_do_not_matter_for_the_first_space_flight() -> None:
    own = {"workers": {"oil": 3, "iron": 0}}
    assert completed("first-space-flight", **own) == {"civil": 3, "culture": 4}


@pytest.mark.rule("card.iii_hollywood")
@pytest.mark.card("hollywood")
def test_hollywood_scores_twice_the_levels_of_theaters_and_libraries_with_workers() -> None:
    workers = {"movies": 1, "drama": 1, "printing-press": 2, "opera": 0, "alchemy": 2}
    assert completed("hollywood", workers=workers) == {"civil": 3, "culture": 6 + 2 + 4}


@pytest.mark.rule("card.iii_internet")
@pytest.mark.card("internet")
def test_the_internet_scores_twice_the_levels_of_labs_and_libraries_with_workers() -> None:
    workers = {"philosophy": 2, "scientific-method": 1, "printing-press": 2, "computers": 0, "movies": 1}
    assert completed("internet", workers=workers) == {"civil": 3, "culture": 0 + 4 + 4}


@pytest.mark.rule("card.iii_hollywood", "card.iii_internet")
@pytest.mark.card("william-shakespeare", "j-s-bach", "game-designer")
@pytest.mark.parametrize(
    ("wonder", "leader"),
    [("hollywood", "william-shakespeare"), ("hollywood", "j-s-bach"), ("internet", "game-designer")],
)
def test_leaders_do_not_change_what_these_wonders_score(wonder: str, leader: str) -> None:
    workers = {**IDLE, "alchemy": 1, "printing-press": 1, "drama": 1}
    assert completed(wonder, workers=workers, leader=leader)["culture"] == 4


@pytest.mark.rule("full.wonders-a")
@pytest.mark.parametrize("wonder", ["fast-food-chains", "first-space-flight", "hollywood", "internet"])
def test_wonders_of_age_iii_score_once_and_give_nothing_per_turn(wonder: str) -> None:
    workers = {"iron": 1, "printing-press": 1}
    before = ratings(full(p1={"workers": workers}))
    s = nearly(wonder, workers=workers)
    s.play("construct 1")
    scored = s.civ(1).culture
    assert scored > 0
    assert ratings(s) == before
    s.play("done")
    assert s.civ(1).culture == scored + before["culture"]
