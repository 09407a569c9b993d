"""Setup: decks, pools, the map, capitals, figures, policies, and what each civilization starts with."""

from collections import Counter

import pytest

from civitas.core.errors import BadOption
from civitas.games.civilization_2010.cities.yields import outskirts_squares, total_of
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.policies import POLICIES, POLICY_CARDS
from civitas.games.civilization_2010.facts.terrain import TRADE
from civitas.games.civilization_2010.facts.units import UNIT_COPIES, UNIT_TYPE, UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_ERA, WONDERS
from civitas.games.civilization_2010.options import setting_for
from civitas.games.civilization_2010.setup import new_position
from civitas.games.civilization_2010.standings import city_limit, event_hand_limit, stacking_limit, travel_speed
from tests.games.civilization_2010.beginning import Beginning, new_game

ANCIENT, MEDIEVAL, MODERN = 0, 1, 2
SEEDS = 40


def eras(wonders: list[int]) -> list[int]:
    """The eras of wonders."""
    return [WONDER_ERA[wonder] for wonder in wonders]


def types_of(s: Beginning, player: int) -> list[int]:
    """How many units of each type a player has."""
    empire = s.empire(player)
    return [empire.units_of_type(unit_type) for unit_type in range(4)]


# Players.


@pytest.mark.rule("setup.civs-a")
def test_everybody_gets_another_one_of_the_twelve_civilizations() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        position = new_position(setting_for(4, {}), seed)
        civilizations = [CIVILIZATIONS[empire.civilization] for empire in position.empires]
        assert len(set(civilizations)) == 4
        seen.update(civilizations)
    twelve = "americans aztecs chinese egyptians english french germans japanese mongols romans russians zulu"
    assert sorted(seen) == twelve.split()
    assert min(seen.values()) > 30


@pytest.mark.rule("setup.civs-a")
def test_civilizations_can_be_chosen() -> None:
    s = new_game("zulu", "romans", "french")
    assert [CIVILIZATIONS[empire.civilization] for empire in s.position.empires] == ["zulu", "romans", "french"]
    told = [event.arguments["civilization"] for event in s.log if event.message == "civilization-assigned"]
    assert told == ["civilization-zulu", "civilization-romans", "civilization-french"]


@pytest.mark.rule("setup.seats-a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    s = new_game(players=players)
    assert (s.position.players, len(s.position.empires)) == (players, players)
    s.finish()
    assert all(len(empire.cities) == 1 for empire in s.position.empires)


@pytest.mark.rule("setup.seats-a")
def test_one_and_six_cannot_play_and_five_only_by_agreement() -> None:
    for players in (1, 6):
        with pytest.raises(BadOption):
            setting_for(players, {"fifth_seat": True})
    with pytest.raises(BadOption, match="fifth_seat"):
        setting_for(5, {})
    assert setting_for(5, {"fifth_seat": True}).players == 5


@pytest.mark.rule("setup.pieces-a")
def test_what_is_left_in_the_supplies_after_setup() -> None:
    s = new_game("romans", "aztecs").finish()
    for player in (1, 2):
        seat = player - 1
        assert (s.position.armies_left(seat), s.position.scouts_left(seat)) == (5, 1)
        assert (len(s.cities(player)), s.position.cities_left(seat)) == (1, 2)
    assert (len(GOVERNMENTS), len(POLICIES), len(POLICY_CARDS)) == (8, 8, 4)


@pytest.mark.rule("setup.first-player-a")
def test_the_first_player_is_random_and_begins() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(120):
        s = new_game("romans", "aztecs", "zulu", seed=seed)
        firsts[s.position.first] += 1
        assert s.asked == [s.position.first + 1]
        assert s.log[-1].arguments["seat"] == s.position.first
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 20


# The market, decks and pools.


@pytest.mark.rule("setup.market-resources-a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_market_has_a_token_of_each_market_resource_for_every_player(players: int) -> None:
    s = new_game(players=players)
    assert [s.supply(resource) for resource in ("incense", "iron", "silk", "wheat")] == [players] * 4
    assert len(s.position.market) == 4


@pytest.mark.rule("setup.market-buildings-a")
def test_the_market_has_all_building_markers() -> None:
    s = new_game("romans", "aztecs").finish()
    assert sum(s.position.buildings) == 54
    counts = s.position.components()
    names = ["harbor", "trading-post", "workshop", "library", "granary", "market", "temple", "barracks", "shipyard"]
    assert [counts[name] for name in names] == [10, 6, 6, 6, 6, 5, 5, 5, 5]


@pytest.mark.rule("setup.culture-decks-a")
def test_the_culture_events_are_three_shuffled_decks() -> None:
    decks = [new_game("romans", "aztecs", seed=seed).position.event_decks for seed in range(3)]
    assert [len(deck) for deck in decks[0]] == [0, 23, 21, 15]
    for level in (1, 2, 3):
        assert sorted(decks[0][level]) == sorted(decks[1][level])
        assert decks[0][level] != decks[1][level] or decks[0][level] != decks[2][level]
    s = new_game("romans", "aztecs").finish()
    assert (s.hand(1), s.hand(2)) == ({}, {})


@pytest.mark.rule("setup.pools-a")
def test_the_pools_are_full() -> None:
    s = new_game("romans", "aztecs").finish("expansionism")
    position = s.position
    assert position.people == [3] * 6
    assert (len(position.huts), len(position.villages), len(position.city_states)) == (25, 15, 5)
    assert (position.programs, position.claimed, position.is_space_flight_left()) == (7, 0, True)
    assert new_game("romans", "aztecs", seed=1).position.huts != position.huts


@pytest.mark.rule("setup.replaced-a")
def test_only_the_unit_cards_of_the_expansion_are_in_the_decks() -> None:
    s = new_game("romans", "aztecs")
    cards = Counter(unit for deck in s.position.unit_decks for unit in deck)
    for empire in s.position.empires:
        cards.update({unit: count for unit, count in enumerate(empire.units) if count})
    assert [cards[unit] for unit in range(len(UNITS))] == UNIT_COPIES
    assert [sum(UNIT_COPIES[unit] for unit in range(12) if UNIT_TYPE[unit] == each) for each in range(4)] == [
        15, 15, 15, 8,
    ]  # fmt: skip


@pytest.mark.rule("setup.wonder-deck-a")
def test_the_wonder_deck_and_the_market_without_egyptians() -> None:
    positions = [new_game("romans", "aztecs", seed=seed).finish().position for seed in range(SEEDS)]
    for position in positions:
        assert eras(position.wonder_market) == [ANCIENT] * 4
        assert eras(position.wonder_deck) == [MODERN] * 4 + [MEDIEVAL] * 4
        assert sorted(eras(position.wonder_box)) == [ANCIENT] * 2 + [MEDIEVAL] * 2 + [MODERN] * 2
        assert position.wonders_gone() == 0
    assert len({tuple(sorted(position.wonder_market)) for position in positions}) > 5
    assert len({tuple(position.wonder_deck) for position in positions}) > 5


@pytest.mark.rule("setup.wonder-deck-a")
def test_no_view_tells_where_unseen_wonders_are() -> None:
    s = new_game("romans", "aztecs").finish()
    deck, box = s.position.wonder_deck, s.position.wonder_box
    assert len(deck + box) == 14
    before = [s.view(player) for player in (None, 1, 2)]
    deck[0], box[-1] = box[-1], deck[0]
    deck[1], deck[2] = deck[2], deck[1]
    assert [s.view(player) for player in (None, 1, 2)] == before


@pytest.mark.rule("setup.wonder-deck-b", "civ.egyptians")
@pytest.mark.card("egyptians")
def test_the_egyptians_take_the_top_wonder_before_the_market_is_filled() -> None:
    for seed in range(SEEDS):
        s = new_game("romans", "egyptians", seed=seed)
        drawn = [event for event in s.log if event.message == "starting-wonder-drawn"]
        s.finish()
        position = s.position
        owned = position.wonders_of(1)
        assert eras(owned) == [ANCIENT]
        assert [event.arguments for event in drawn] == [{"seat": 1, "wonder": f"card-{WONDERS[owned[0]]}"}]
        assert sorted(eras(position.wonder_market)) == [ANCIENT] * 3 + [MEDIEVAL]
        assert eras(position.wonder_deck) == [MODERN] * 4 + [MEDIEVAL] * 3
        assert position.wonders_of(0) == []


# The map.


@pytest.mark.rule("setup.layout-a")
@pytest.mark.parametrize(("players", "facedown"), [(2, 6), (3, 7), (4, 12), (5, 17)])
def test_homes_lie_faceup_and_random_neutral_tiles_facedown(players: int, facedown: int) -> None:
    position = new_game(players=players).position
    homes = [empire.sheet().home for empire in position.empires]
    assert position.tiles[:players] == homes
    assert position.facing[:players] == position.board.layout.home_facing
    assert position.facing[players:] == [-1] * facedown
    assert len(position.spare_tiles) == 20 - facedown
    assert sorted(position.tiles[players:] + position.spare_tiles) == list(range(20))
    assert new_game(players=players, seed=1).position.tiles[players:] != position.tiles[players:]


@pytest.mark.rule("setup.home-b")
def test_home_tiles_are_known_and_carry_no_markers() -> None:
    for civilizations in (CIVILIZATIONS[:4], CIVILIZATIONS[4:8], CIVILIZATIONS[8:]):
        position = new_game(*civilizations).position
        for slot in range(4):
            squares = position.board.squares_of(slot)
            assert all(position.is_revealed(square) and position.piece[square] == -1 for square in squares)
        assert not any(position.is_revealed(square) for square in range(64, position.board.size))


@pytest.mark.rule("setup.home-a")
def test_a_capital_on_the_suggested_square_yields_what_is_printed_around_it() -> None:
    s = new_game("mongols", "romans", seed=2)
    for player, home, trade in ((1, (2, 1), 4), (2, (2, 2), 3)):
        while s.asked != [player]:
            s.play(s.legal()[0])
        square = s.home(player, *home)
        s.play(f"at {square}")
        assert total_of(outskirts_squares(s.position, player - 1, s.number(square), TRADE)) == trade


@pytest.mark.rule("setup.capital-a", "civ.aztecs")
@pytest.mark.card("aztecs")
def test_capitals_go_on_central_land_squares() -> None:
    s = new_game("aztecs", "romans")
    sites = {}
    for _ in range(2):
        player = s.asked[0]
        sites[player] = sorted(s.upright(player, square) for square in s.choices("at"))
        water, edge = s.home(player, 1, 1), s.home(player, 0, 1)
        assert s.refused(f"at {edge}") == "setup.capital-a"
        assert s.refused(f"at {s.home(3 - player, 2, 2)}") == "setup.capital-a"
        if player == 1:
            assert s.terrain(water) == "water"
            assert s.refused(f"at {water}") == "setup.capital-a"
        s.play(f"at {s.home(player, 2, 2)}")
        assert s.cities(player) == [s.home(player, 2, 2)]
        while s.asked == [player] and s.position.turn == 0:
            s.play(s.legal()[0])
    assert sites == {1: [(1, 2), (2, 1), (2, 2)], 2: [(1, 1), (1, 2), (2, 1), (2, 2)]}


# Figures, and the order of the choices.


@pytest.mark.rule("setup.figures-a")
def test_an_army_and_a_scout_begin_where_they_could_end_a_move() -> None:
    s = new_game("aztecs", "romans")
    player = s.asked[0]
    s.play(f"at {s.home(player, 2, 2)}")
    capital = s.cities(player)[0]
    land = [square for square in s.around(capital) if s.terrain(square) != "water"]
    assert s.choices("at") == land
    water = [square for square in s.around(capital) if square not in land]
    for square in [capital, *water, s.home(player, 0, 0)]:
        assert s.refused(f"at {square}") == "setup.figures-a"
    s.play(f"at {land[0]}")
    assert s.choices("at") == land
    s.play(f"at {land[0]}")
    assert s.figures(land[0]) == (player, 1, 1)
    assert s.serves(player, land[0]) == capital


@pytest.mark.rule("setup.figures-a", "civ.russians")
def test_the_stacking_limit_counts_in_setup() -> None:
    s = new_game("russians", "romans", seed=1)
    while s.asked != [1]:
        s.play(s.legal()[0])
    s.play(f"at {s.home(1, 1, 2)}")
    square = s.choices("at")[0]
    s.play(f"at {square}", f"at {square}")
    # The Russians may have three figures on a square.
    s.play(f"at {square}")
    assert s.figures(square) == (1, 2, 1)


@pytest.mark.rule("setup.capital-a", "setup.figures-a", "setup.policy-a", "turn.order-a")
def test_the_choices_are_made_in_turn_order_each_player_all_of_them() -> None:
    s = new_game("americans", "egyptians", "romans", seed=1)
    order = [seat + 1 for seat in s.position.turn_order()]
    asked: list[tuple[int, str]] = []
    while s.position.turn == 0:
        question = s.position.frames[-1].question(s.position, None)
        asked.append((s.asked[0], str(question.get("stage", s.question))))
        s.play(*[text for text in s.legal() if text != "done"][:1])
    bonus = {1: ["Appointment"], 2: ["wonder"], 3: []}
    expected = [
        (player, stage)
        for player in order
        for stage in ["capital", "army", "scout", "Adoption", *bonus[player]]
    ]  # fmt: skip
    assert asked == expected
    assert (s.position.turn, s.phase, s.question, s.asked) == (1, "start-of-turn", "StartOfTurn", order[:1])


# Starting values.


@pytest.mark.rule("setup.state-a")
def test_the_starting_values_of_the_egyptians() -> None:
    s = new_game("egyptians", "japanese", seed=3)
    s.finish()
    p, egyptians = s.position, s.empire(1)
    assert egyptians.ranks == [1, 1, 1, 0]
    assert (travel_speed(p, 0), stacking_limit(p, 0), event_hand_limit(p, 0), city_limit(p, 0)) == (2, 2, 2, 2)
    assert (s.trade(1), s.culture(1), s.coin_tokens(1), s.coins(1), egyptians.step) == (0, 0, {}, 0, 0)


@pytest.mark.rule("setup.state-a")
def test_a_coin_icon_around_the_capital_counts_from_the_first_moment() -> None:
    s = new_game("japanese", "aztecs")
    while s.asked != [1]:
        s.play(s.legal()[0])
    s.play(f"at {s.home(1, 2, 1)}")
    assert (s.coins(1), s.coin_tokens(1)) == (1, {})


@pytest.mark.rule("setup.tech-a", "civ.russians")
@pytest.mark.card("russians", "communism")
def test_worked_example_the_starting_tech_of_the_russians_lies_in_row_one() -> None:
    s = new_game("russians", "romans").finish()
    empire = s.empire(1)
    assert (s.techs(1), empire.rows) == (["communism"], [1, 0, 0, 0, 0])
    assert s.government(1) == "communism-gov"
    assert (len(s.armies(1)), len(s.scouts(1)), s.position.armies_left(0)) == (2, 1, 5)
    assert types_of(s, 1) == [1, 1, 1, 0]


@pytest.mark.rule("setup.government-a")
def test_starting_governments() -> None:
    exceptions = {"romans": "republic", "russians": "communism-gov", "japanese": "feudalism"}
    for civilizations in (CIVILIZATIONS[:4], CIVILIZATIONS[4:8], CIVILIZATIONS[8:]):
        s = new_game(*civilizations).finish()
        for player, civilization in enumerate(civilizations, 1):
            assert s.government(player) == exceptions.get(civilization, "despotism")


@pytest.mark.rule("setup.units-a")
def test_everybody_begins_with_a_hidden_unit_of_each_type() -> None:
    s = new_game("romans", "aztecs").finish()
    assert (types_of(s, 1), types_of(s, 2)) == ([1, 1, 1, 0], [1, 1, 1, 0])
    assert [len(deck) for deck in s.position.unit_decks] == [13, 13, 13, 8]
    drawn = [event for event in s.log if event.message == "unit-drawn"]
    assert len(drawn) == 6
    assert all(event.audience == 1 << int(str(event.arguments["seat"])) for event in drawn)


@pytest.mark.rule("setup.policy-a", "policy.sides-a")
def test_one_policy_has_to_be_adopted_during_setup_two_by_the_french() -> None:
    s = new_game("romans", "french")
    while "adopt rationalism" not in s.legal():
        s.play(s.legal()[0])
    for _ in range(2):
        player = s.asked[0]
        assert s.choices("adopt") == POLICIES
        assert s.refused("done") == "setup.policy-a"
        s.play("adopt patronage")
        if player == 2:
            assert s.choices("adopt") == POLICIES[2:]
            assert s.refused("adopt rationalism") == "policy.sides-a"
            s.play("adopt military-tradition")
        while s.asked != [player] and s.position.turn == 0 and "adopt patronage" not in s.legal():
            s.play(s.legal()[0])
    assert (s.policies(1), s.policies(2)) == (["patronage"], ["patronage", "military-tradition"])


# What each civilization starts with.


@pytest.mark.rule("civ.americans")
@pytest.mark.card("americans")
def test_the_americans_start_with_a_great_person() -> None:
    s = new_game("americans", "romans").finish("rationalism")
    assert (s.techs(1), s.empire(1).rows[0], s.government(1)) == (["currency"], 1, "despotism")
    assert sum(s.people(1).values()) == 1
    assert sum(s.position.people) == 17


@pytest.mark.rule("civ.americans", "policy.organized_religion")
def test_the_americans_may_place_it_at_once_and_choose_one_of_two_with_organized_religion() -> None:
    s = new_game("americans", "romans", seed=1)
    while s.question not in ("PersonChoice", "Appointment"):
        legal = s.legal()
        s.play("adopt organized-religion" if "adopt organized-religion" in legal else legal[0])
    if s.question == "PersonChoice":
        s.play(s.legal("keep")[1])
    person = next(iter(s.people(1)))
    square = s.choices("at")[0]
    assert s.terrain(square) != "water"
    s.play(f"at {square}")
    assert (s.at(square), s.people(1), sum(s.position.people)) == (person, {}, 17)


@pytest.mark.rule("civ.chinese")
@pytest.mark.card("chinese")
def test_the_chinese_start_with_a_walled_capital_without_masonry() -> None:
    s = new_game("chinese", "romans").finish()
    assert (s.techs(1), s.empire(1).walls, s.empire(2).walls) == (["writing"], [1], [0])
    assert s.government(1) == "despotism"
    assert types_of(s, 1) == [1, 1, 1, 0]


@pytest.mark.rule("civ.egyptians")
def test_the_egyptians_place_their_wonder_on_land_around_the_capital() -> None:
    s = new_game("egyptians", "romans", seed=5)
    while s.asked != [1] or s.position.frames[-1].question(s.position, 0).get("stage") != "wonder":
        s.play(s.legal()[0])
    capital = s.cities(1)[0]
    assert s.choices("at") == [square for square in s.around(capital) if s.terrain(square) != "water"]
    for square in s.around(capital):
        if s.terrain(square) == "water":
            assert s.refused(f"at {square}") == "civ.egyptians"
    assert s.refused(f"at {capital}") == "civ.egyptians"
    square = s.choices("at")[-1]
    wonder = str(s.position.frames[-1].question(s.position, 1)["wonder"])
    s.play(f"at {square}")
    assert (s.at(square), s.wonder_at(wonder), s.trade(1)) == (wonder, square, 0)
    assert s.position.wields(0, WONDERS.index(wonder))
    assert s.techs(1) == ["construction"]


@pytest.mark.rule("civ.germans")
@pytest.mark.card("germans")
def test_the_germans_start_with_two_more_infantry() -> None:
    s = new_game("germans", "romans").finish()
    assert (types_of(s, 1), s.techs(1), s.government(1)) == ([3, 1, 1, 0], ["metalworking"], "despotism")
    # Their bonus works only after setup.
    assert s.resources(1) == {}


@pytest.mark.rule("civ.romans")
@pytest.mark.card("romans")
def test_the_romans_start_under_republic_without_an_advance() -> None:
    s = new_game("romans", "germans").finish()
    assert (s.government(1), s.techs(1), s.empire(1).step) == ("republic", ["code-of-laws"], 0)


@pytest.mark.rule("civ.aztecs")
def test_the_aztecs_start_with_irrigation() -> None:
    s = new_game("aztecs", "germans").finish()
    assert (s.techs(1), s.government(1), city_limit(s.position, 0)) == (["irrigation"], "despotism", 3)
    assert (types_of(s, 1), len(s.policies(1)), s.people(1)) == ([1, 1, 1, 0], 1, {})


@pytest.mark.rule("civ.english")
@pytest.mark.card("english")
def test_the_english_start_with_navy() -> None:
    s = new_game("english", "germans").finish()
    assert (s.techs(1), s.government(1)) == (["navy"], "despotism")
    assert (types_of(s, 1), len(s.policies(1))) == ([1, 1, 1, 0], 1)


@pytest.mark.rule("civ.french", "civ.french_policies")
@pytest.mark.card("french")
def test_the_french_start_with_two_policies_and_pottery() -> None:
    s = new_game("french", "germans").finish()
    assert (s.techs(1), s.government(1), event_hand_limit(s.position, 0)) == (["pottery"], "despotism", 3)
    cards = [card for card, side in enumerate(s.empire(1).policies) if side >= 0]
    assert len(cards) == 2


@pytest.mark.rule("civ.japanese")
@pytest.mark.card("japanese")
def test_worked_example_the_japanese_start_with_mounted_rank_two() -> None:
    s = new_game("japanese", "germans").finish()
    assert (s.techs(1), s.government(1), s.empire(1).ranks) == (["chivalry"], "feudalism", [1, 2, 1, 0])


@pytest.mark.rule("civ.mongols")
@pytest.mark.card("mongols")
def test_worked_example_the_mongols_start_fast_with_two_more_mounted_units() -> None:
    s = new_game("mongols", "germans").finish()
    assert (s.techs(1), travel_speed(s.position, 0)) == (["horseback-riding"], 3)
    assert (types_of(s, 1), s.government(1)) == ([1, 3, 1, 0], "despotism")


@pytest.mark.rule("civ.zulu")
@pytest.mark.card("zulu")
def test_worked_example_the_zulu_start_with_two_more_artillery_units() -> None:
    s = new_game("zulu", "germans").finish()
    assert (s.techs(1), types_of(s, 1), s.government(1)) == (["animal-husbandry"], [1, 1, 3, 0], "despotism")
