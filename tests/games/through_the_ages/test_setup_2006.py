"""Setup, banks, tracks and decks of the first edition."""

from collections import Counter
from typing import Any

import pytest

import civitas
from civitas.games.through_the_ages.model import ThroughTheAges
from tests.games.through_the_ages.first_edition import (
    ROW,
    VERSIONS,
    actions,
    end_turn,
    end_turns,
    full,
    new_game,
    simple,
    totals,
    tracks,
)
from tests.games.through_the_ages.situation import FIRST, Situation

MODES = pytest.mark.parametrize("mode", ["simple", "advanced", "full"])
IMPACTS = {
    "impact-of-agriculture", "impact-of-architecture", "impact-of-colonies", "impact-of-competition",
    "impact-of-government", "impact-of-happiness", "impact-of-industry", "impact-of-population",
    "impact-of-progress", "impact-of-science", "impact-of-strength", "impact-of-technology", "impact-of-wonders",
}  # fmt: skip
WARS = {"war-over-culture-ii", "war-over-resources", "war-over-technology", "war-over-territory"}
PACTS = {
    "I": {"open-borders-agreement", "trade-routes-agreement"},
    "II": {
        "acceptance-of-supremacy", "international-trade-agreement", "promise-of-military-protection",
        "scientific-cooperation",
    },
    "III": {"international-tourism", "loss-of-sovereignty", "military-pact", "peace-treaty"},
}  # fmt: skip


def deck(s: Situation, name: str, age: str) -> list[str]:
    """The cards of a deck ("civil" or "military")."""
    cards: list[str] = s.described()[f"{name}_decks"].get(age, [])
    return cards


def sizes(s: Situation, name: str) -> list[int]:
    """The sizes of the decks of ages I, II and III."""
    return [len(deck(s, name, age)) for age in ("I", "II", "III")]


def age_of(s: Situation, card: str) -> str:
    """The age on the back of a card."""
    return ["A", "I", "II", "III"][s.position.cards[s.position.edition.cards.index[card]].age]


# Cards and tokens of the box.


@pytest.mark.rule("setup.components-a")
def test_the_box_holds_185_civil_and_155_military_cards_in_eight_decks() -> None:
    game = new_game(4)
    backs: Counter[tuple[bool, str]] = Counter()
    for index in game.position.every_card():
        card = game.position.cards[index]
        backs[(card.is_civil, age_of(game, card.id))] += 1
    assert backs == {
        (True, "A"): 20, (True, "I"): 55, (True, "II"): 55, (True, "III"): 55,
        (False, "A"): 10, (False, "I"): 49, (False, "II"): 50, (False, "III"): 46,
    }  # fmt: skip


@pytest.mark.rule("setup.components-b")
def test_what_the_players_do_not_get_stays_in_the_box() -> None:
    s = new_game(4)
    civs = [s.civ(player) for player in (1, 2, 3, 4)]
    assert 120 - sum(c.yellow + c.unused + c.on_cards() for c in civs) == 20
    assert 90 - sum(c.blue + sum(c.stored) for c in civs) == 18
    assert 35 - sum(c.civil_total for c in civs) == 19
    assert 30 - sum(c.military_total for c in civs) == 22


@pytest.mark.rule("setup.components-b")
def test_actions_move_tokens_between_bank_and_cards_only_and_cards_may_fetch_tokens_from_the_box() -> None:
    s = full(age="II", p1={"hand": ["justice-system"], "science": 9, "tokens": {"agriculture": 2, "bronze": 5}})
    s.play("populate", "build bronze", "build religion")
    assert (s.position.box_yellow, s.position.box_blue) == (0, 0)
    s.play("develop justice-system")
    assert (s.position.box_yellow, s.position.box_blue) == (0, -3)
    c = s.civ(1)
    assert (c.yellow + c.unused + c.on_cards(), c.blue + sum(c.stored)) == (25, 21)


# The civilizations.


@MODES
@pytest.mark.rule("setup.player-a", "setup.blue-a")
def test_a_civilization_begins_with_25_yellow_18_blue_4_white_and_2_red_tokens(mode: str) -> None:
    s = new_game(3, mode=mode)
    for player in (1, 2, 3):
        c = s.civ(player)
        assert (c.yellow, c.on_cards(), c.unused) == (18, 6, 1)
        assert (c.blue, s.tokens(player), s.goods(player)) == (18, {}, (0, 0))
        assert totals(s, player) == (4, 2)


@pytest.mark.rule("setup.player-b", "setup.player-d")
def test_two_farms_two_mines_a_lab_and_a_unit_stand_at_the_beginning() -> None:
    s = new_game()
    expected = {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1}
    assert s.told(1)["workers"] == expected
    assert (s.told(1)["unused"], s.told(1)["government"]) == (1, "despotism")


@pytest.mark.rule("setup.player-d")
def test_a_temple_may_be_built_though_none_stands_because_religion_is_in_play() -> None:
    s = simple(p1={"tokens": {"bronze": 5}})
    assert s.allows("build religion")
    assert not s.allows("build drama")
    s.play("build religion")
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 1, "warriors": 1}


@pytest.mark.rule("setup.player-c")
def test_all_tracks_begin_at_nothing_but_science_per_turn_and_strength() -> None:
    s = new_game()
    for player in (1, 2):
        assert tracks(s, player) == {
            "culture": 0, "science": 0, "culture per turn": 0, "science per turn": 1, "strength": 1, "happy faces": 0,
        }  # fmt: skip
        assert s.goods(player) == (0, 0)


@pytest.mark.rule("setup.player-e")
def test_civilizations_begin_alike_in_all_three_versions() -> None:
    simple_game, advanced_game, full_game = (new_game(3, mode=mode) for mode in ("simple", "advanced", "full"))
    for player in (1, 2, 3):
        assert simple_game.told(player) == advanced_game.told(player) == full_game.told(player)
        assert tracks(simple_game, player) == tracks(advanced_game, player) == tracks(full_game, player)


@MODES
@pytest.mark.rule("setup.government-a")
def test_despotism_gives_four_civil_and_two_military_actions_and_two_buildings_of_a_type(mode: str) -> None:
    s = VERSIONS[mode](p1={"tokens": {"bronze": 12}, "unused": 3})
    assert actions(s, 1) == totals(s, 1) == (4, 2)
    s.play("build religion", "build religion")
    assert s.refused("build religion") == "simple.urban-c"
    assert s.allows("build philosophy")


# Turns.


@pytest.mark.rule("setup.start-a")
def test_turns_go_clockwise_from_the_starting_player_who_stays_the_same() -> None:
    s = simple(players=4, start=3, round=2)
    order = []
    for _ in range(8):
        order.append((s.position.round, s.position.active + 1))
        end_turn(s)
    assert order == [(2, 3), (2, 4), (2, 1), (2, 2), (3, 3), (3, 4), (3, 1), (3, 2)]


@pytest.mark.rule("setup.start-a")
def test_the_starting_player_is_drawn_by_lot() -> None:
    def starting_player(seed: int) -> int:
        game = civitas.title(FIRST).new_game(players=4, seed=seed)
        assert isinstance(game, ThroughTheAges)
        assert game.to_act == [game.start]
        return game.start

    assert {starting_player(seed) for seed in range(20)} == {0, 1, 2, 3}


# The yellow bank.


@pytest.mark.rule("setup.yellow-a")
def test_the_price_of_population_rises_when_a_section_is_empty() -> None:
    s = simple(p1={"yellow": 18, "tokens": {"agriculture": 9}})
    s.play("populate", "populate", "populate")
    assert [event["food"] for event in s.arguments("populated")] == [2, 2, 3]
    assert (s.civ(1).yellow, s.civ(1).unused, s.goods(1)) == (15, 4, (2, 0))


@pytest.mark.rule("setup.yellow-b")
@pytest.mark.parametrize(
    ("yellow", "price"),
    [(18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)],
)
def test_the_price_of_population_follows_the_tokens_in_the_bank(yellow: int, price: int) -> None:
    s = simple(p1={"yellow": yellow, "tokens": {"agriculture": price}})
    s.play("populate")
    assert s.goods(1) == (0, 0)
    assert (s.civ(1).yellow, s.civ(1).unused) == (yellow - 1, 2)
    poorer = simple(p1={"yellow": yellow, "tokens": {"agriculture": price - 1}})
    assert poorer.refused("populate") == "simple.population-b"


@pytest.mark.rule("setup.yellow-c", "setup.yellow-d")
@pytest.mark.parametrize(
    ("yellow", "food"),
    [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)],
)
def test_consumption_follows_the_tokens_in_the_bank(yellow: int, food: int) -> None:
    s = simple(p1={"yellow": yellow, "workers": {"agriculture": 0}, "tokens": {"agriculture": 7}})
    end_turn(s)
    assert s.goods(1) == (7 - food, 2)
    assert (s.civ(1).yellow, s.civ(1).culture) == (yellow, 0)


@pytest.mark.rule("setup.yellow-b", "setup.yellow-d")
def test_nobody_comes_from_an_empty_yellow_bank() -> None:
    s = simple(p1={"yellow": 0, "tokens": {"agriculture": 15}, "hand": ["frugality-i"]})
    assert s.refused("populate") == "setup.yellow-d"
    assert s.refused("play frugality-i") == "simple.action-h"


@pytest.mark.rule("setup.yellow-e")
def test_yellow_tokens_go_from_the_bank_to_the_unused_workers_and_back_to_the_bank() -> None:
    s = full(
        current_events=["pestilence", "development-of-crafts"],
        p1={"tokens": {"agriculture": 2}},
        p2={"military_hand": ["rats"]},
    )
    before = s.workers(1)
    s.play("populate")
    assert (s.civ(1).yellow, s.civ(1).unused, s.workers(1)) == (17, 2, before)
    s.play("done", "prepare rats")
    assert (s.civ(1).yellow, s.civ(1).unused, s.workers(1)) == (18, 1, before)
    assert s.civ(1).yellow + s.civ(1).unused + s.civ(1).on_cards() == 25


@pytest.mark.rule("setup.yellow-f")
def test_yellow_tokens_without_a_printed_space_lie_in_the_cheapest_section() -> None:
    s = full(
        step="politics",
        p1={
            "leader": "christopher-columbus",
            "military_hand": ["fertile-territory-i"],
            "tokens": {"agriculture": 5},
            "unused": 0,
        },
    )
    s.play("colonize fertile-territory-i")
    assert (s.civ(1).yellow, s.goods(1)) == (21, (8, 0))
    for bank in (20, 19, 18, 17):
        s.play("populate")
        assert s.civ(1).yellow == bank
    assert [event["food"] for event in s.arguments("populated")] == [2, 2, 2, 2]
    assert s.view(1)["civilizations"][0]["demand"] == 0
    end_turn(s)
    assert s.goods(1) == (2, 2)
    assert "uprising" not in s.messages()
    assert "consumed" not in s.messages()


# The blue bank.


@pytest.mark.rule("setup.blue-b")
def test_a_blue_token_is_worth_the_number_on_its_card_and_returns_to_the_bank_when_it_is_spent() -> None:
    workers = {"irrigation": 1, "iron": 1}
    s = simple(p1={"workers": workers, "tokens": {"agriculture": 2, "irrigation": 1, "bronze": 2, "iron": 1}})
    assert s.goods(1) == (4, 4)
    blue = s.civ(1).blue
    s.play("build bronze")
    assert (s.goods(1), s.civ(1).blue) == ((4, 2), blue + 2)
    s.play("populate")
    assert (s.goods(1), s.civ(1).blue) == ((2, 2), blue + 4)


@pytest.mark.rule("setup.blue-c")
def test_nothing_is_produced_or_gained_while_the_blue_bank_is_empty() -> None:
    s = simple(p1={"blue": 0, "tokens": {"agriculture": 8, "bronze": 10}, "hand": ["mineral-deposits-i"]})
    s.play("play mineral-deposits-i")
    assert s.goods(1) == (8, 10)
    end_turn(s)
    assert (s.goods(1), s.civ(1).blue, s.civ(1).science) == ((8, 10), 0, 1)


@pytest.mark.rule("setup.blue-d")
@pytest.mark.parametrize(("miners", "bank", "resources"), [(6, 9, 6), (7, 10, 5)])
def test_blue_tokens_without_a_printed_space_lie_in_the_section_without_corruption(
    miners: int, bank: int, resources: int
) -> None:
    s = full(
        age="II",
        p1={"hand": ["justice-system"], "science": 7, "workers": {"agriculture": 6, "bronze": miners}},
    )
    s.play("develop justice-system")
    assert s.civ(1).blue == 21
    end_turn(s)
    # With 13 tokens taken from the bank 8 are left, and two come back with the corruption.
    assert (s.civ(1).blue, s.goods(1)) == (bank, (6, resources))


# Limits of the tracks.


@pytest.mark.rule("setup.caps-a")
def test_nobody_has_more_than_forty_science_points() -> None:
    s = simple(p1={"science": 38, "workers": {"philosophy": 1, "alchemy": 2}, "hand": ["code-of-laws"]})
    assert s.civ(1).science_rate == 5
    end_turn(s)
    assert s.civ(1).science == 40
    end_turn(s)
    s.play("develop code-of-laws")
    assert s.civ(1).science == 34


@pytest.mark.rule("setup.caps-b")
def test_culture_points_go_beyond_the_end_of_the_track() -> None:
    s = simple(p1={"culture": 168, "hand": ["work-of-art-a"]})
    s.play("play work-of-art-a")
    assert s.civ(1).culture == 174


@pytest.mark.rule("setup.caps-c")
def test_culture_per_turn_counts_thirty_at_most_and_the_full_sum_after_a_loss() -> None:
    s = full(age="III", p1={"workers": {"movies": 8, "religion": 1}, "culture": 7})
    assert s.civ(1).culture_rate == 30
    end_turn(s)
    assert s.civ(1).culture == 37
    s.pass_until("ActionPhase", player=1)
    s.play("destroy movies")
    assert (s.civ(1).culture_rate, s.civ(1).culture) == (29, 37)


@pytest.mark.rule("setup.caps-c")
def test_culture_beyond_thirty_per_turn_may_still_be_built() -> None:
    s = full(age="III", p1={"workers": {"movies": 8}, "tokens": {"bronze": 3}})
    s.play("build religion")
    assert (s.civ(1).culture_rate, s.workers(1)["religion"]) == (30, 1)


@pytest.mark.rule("setup.caps-d")
def test_science_per_turn_counts_thirty_at_most_and_the_full_sum_after_a_loss() -> None:
    s = full(age="III", p1={"workers": {"computers": 6, "scientific-method": 1, "philosophy": 1}, "science": 5})
    assert s.civ(1).science_rate == 30
    end_turn(s)
    assert s.civ(1).science == 35
    s.pass_until("ActionPhase", player=1)
    s.play("destroy computers")
    assert (s.civ(1).science_rate, s.civ(1).science) == (29, 35)


@pytest.mark.rule("setup.caps-e")
def test_strength_counts_sixty_at_most_and_the_real_sum_after_a_loss() -> None:
    s = full(age="III", p1={"workers": {"tanks": 11, "warriors": 3}, "tokens": {"bronze": 7}})
    assert s.civ(1).strength == 58
    s.play("build tanks")
    assert (s.civ(1).strength, s.workers(1)["tanks"]) == (60, 12)
    s.play("destroy tanks")
    assert s.civ(1).strength == 58


@pytest.mark.rule("setup.caps-f")
def test_happy_faces_go_from_nothing_to_eight() -> None:
    assert simple(p1={"workers": {"religion": 8}}).civ(1).faces == 8
    assert simple(p1={"workers": {"religion": 9}}).civ(1).faces == 8


@pytest.mark.rule("setup.caps-f")
def test_unhappy_faces_beyond_zero_are_remembered() -> None:
    kremlin = {"wonder": "kremlin", "stages": 2, "tokens": {"bronze": 10}, "unused": 2, "workers": {"religion": 1}}
    s = full(age="II", p1={**kremlin, "government": "monarchy"})
    assert s.civ(1).faces == 1
    s.play("construct 1")
    assert s.civ(1).faces == 0
    s.play("build religion")
    assert s.civ(1).faces == 0
    s.play("build religion")
    assert s.civ(1).faces == 1


@pytest.mark.rule("setup.caps-g")
def test_a_loss_takes_only_the_culture_points_that_are_there() -> None:
    s = simple(p1={"culture": 3, "yellow": 12, "workers": {"agriculture": 0}})
    end_turn(s)
    assert s.arguments("famine") == [{"seat": 0, "count": 2, "culture": 3}]
    assert s.civ(1).culture == 0


@pytest.mark.rule("setup.caps-g")
@pytest.mark.parametrize(("temples", "rate"), [(0, 0), (1, 0), (3, 1)])
def test_culture_per_turn_does_not_fall_below_nothing(temples: int, rate: int) -> None:
    s = full(
        players=3,
        age="III",
        p1={"workers": {"religion": temples}, "culture": 5},
        p2={"pact": ["loss-of-sovereignty", 1, "a"]},
    )
    assert s.civ(1).culture_rate == rate
    end_turn(s)
    assert s.civ(1).culture == 5 + rate


# The card row and the decks.


@MODES
@pytest.mark.rule("setup.row-a")
def test_the_row_begins_with_thirteen_cards_of_age_a(mode: str) -> None:
    s = new_game(3, mode=mode)
    assert len(s.row()) == ROW
    assert {age_of(s, card) for card in s.row().values()} == {"A"}
    assert len(deck(s, "civil", "A")) == 7
    assert s.described()["age"] == "A"


@pytest.mark.rule("setup.row-a", "simple.row-a")
@pytest.mark.parametrize(
    ("space", "price"), list(zip(range(1, 14), [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3], strict=True))
)
def test_spaces_cost_one_two_or_three_civil_actions(space: int, price: int) -> None:
    card = {str(space): "iron"}
    s = simple(row=card, p1={"civil": price - 1})
    assert s.refused(f"take {space}") == "simple.turn-c"
    s = simple(row=card, p1={"civil": 4})
    s.play(f"take {space}")
    assert (s.civ(1).civil, s.hand(1), s.row()) == (4 - price, ["iron"], {})


@pytest.mark.rule("setup.decks-a")
@pytest.mark.parametrize(("players", "size"), [(2, 45), (3, 50), (4, 55)])
def test_civil_decks_are_smaller_with_fewer_players(players: int, size: int) -> None:
    s = new_game(players)
    assert sizes(s, "civil") == [size, size, size]
    assert len(deck(s, "civil", "A")) + len(s.row()) == 20


@pytest.mark.rule("setup.decks-b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_simple_game_has_two_civil_decks_and_nine_events_without_development_of_politics(players: int) -> None:
    s = new_game(players, mode="simple")
    assert sizes(s, "civil") == [{2: 45, 3: 50, 4: 55}[players], 0, 0]
    assert sizes(s, "military") == [0, 0, 0]
    assert len(set(s.pile("current"))) == len(s.pile("current")) == 9
    assert {age_of(s, card) for card in s.pile("current")} == {"A"}
    assert "development-of-politics" not in s.pile("current")
    assert {event["card"] for event in s.view(1)["current_events"]} == {None}


@pytest.mark.rule("setup.decks-c")
def test_the_advanced_game_has_no_wars_no_civil_deck_iii_and_with_two_players_no_pacts() -> None:
    four, two = new_game(4, mode="advanced"), new_game(2, mode="advanced")
    assert sizes(four, "civil") == [55, 55, 0]
    assert sizes(two, "civil") == [45, 45, 0]
    assert sizes(four, "military") == [49, 46, 0]
    assert sizes(two, "military") == [47, 42, 0]
    for game in (four, two):
        assert not WARS & set(deck(game, "military", "II"))
    for age in ("I", "II"):
        assert PACTS[age] <= set(deck(four, "military", age))
        assert not PACTS[age] & set(deck(two, "military", age))


@pytest.mark.rule("setup.decks-d")
@pytest.mark.parametrize("mode", ["advanced", "full"])
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 5), (4, 6)])
def test_two_events_more_than_players_lie_face_down_and_nobody_knows_the_others(
    mode: str, players: int, count: int
) -> None:
    s = new_game(players, mode=mode)
    assert len(s.pile("current")) == count
    assert s.pile("future") == []
    assert {age_of(s, card) for card in s.pile("current")} == {"A"}
    for player in (None, 1, 2):
        view = s.view(player)
        assert [event["card"] for event in view["current_events"]] == [None] * count
        assert view["gone"] == []
    assert len(s.pile("gone")) == 10 - count


@pytest.mark.rule("setup.decks-e")
def test_four_events_of_age_iii_lie_open_in_the_advanced_game() -> None:
    chosen = set()
    for seed in range(6):
        s = new_game(3, seed, mode="advanced")
        for player in (None, 1, 2, 3):
            assert s.view(player)["bonus"] == s.pile("bonus")
        assert len(set(s.pile("bonus"))) == 4
        assert set(s.pile("bonus")) <= IMPACTS
        assert [sizes(s, name)[2] for name in ("civil", "military")] == [0, 0]
        chosen.add(frozenset(s.pile("bonus")))
    assert len(chosen) > 1


@pytest.mark.rule("setup.decks-f")
@pytest.mark.parametrize(("players", "expected"), [(4, [49, 50, 46]), (3, [49, 50, 46]), (2, [47, 46, 42])])
def test_the_full_game_uses_all_cards_but_no_pacts_with_two_players(players: int, expected: list[int]) -> None:
    s = new_game(players)
    assert sizes(s, "military") == expected
    for age, pacts in PACTS.items():
        assert pacts & set(deck(s, "military", age)) == (pacts if players > 2 else set())
    assert set(deck(s, "military", "III")) >= IMPACTS
    assert s.pile("bonus") == []


@pytest.mark.rule("setup.decks-g")
def test_a_card_that_was_played_never_comes_back() -> None:
    s = simple(p1={"hand": ["work-of-art-i"]})
    everything: dict[str, Any] = s.position.components()
    s.play("play work-of-art-i")
    assert s.pile("gone").count("work-of-art-i") == 1
    for _ in range(14):
        end_turn(s)
        assert "work-of-art-i" not in s.row().values()
        assert "work-of-art-i" not in deck(s, "civil", "I")
        assert s.pile("gone").count("work-of-art-i") == 1
        assert s.position.components() == everything


@pytest.mark.rule("setup.decks-g")
def test_no_card_is_lost_in_the_course_of_a_game() -> None:
    s = new_game(3, mode="advanced")
    everything = s.position.components()
    end_turns(s, 12)
    assert s.position.round == 5
    assert s.position.components() == everything
