"""The opponents of Civilization (2010): quick answers, ways to victory, levels, deals, and what they may know."""

from collections.abc import Callable

import pytest

import civitas
from civitas.bots import Bot
from civitas.bots.civilization_2010 import levels, sparring
from civitas.bots.civilization_2010.alternatives import alternatives
from civitas.bots.civilization_2010.campaign import STAY, UNKNOWN, Campaign, easiest_capital
from civitas.bots.civilization_2010.chances import Chances
from civitas.bots.civilization_2010.doctrine import COINS, CONQUEST, CULTURE, WAYS
from civitas.bots.civilization_2010.features import NAMES
from civitas.bots.civilization_2010.nations import suited_way
from civitas.bots.civilization_2010.policy import answer
from civitas.bots.civilization_2010.skill import LIKING, Civilization2010Skill
from civitas.bots.civilization_2010.ways import nearest_way, turns_left
from civitas.bots.search.network import Network
from civitas.core.dice import Dice
from civitas.games.civilization_2010.model import Civilization2010
from tests.bots.windows import behind_glass
from tests.games.civilization_2010.questions import SITUATIONS
from tests.games.civilization_2010.situation import situation

TITLE = civitas.title("civilization-2010")
SKILL = Civilization2010Skill()
LEVELS: list[Callable[[int], Bot]] = [levels.nomad, levels.consul, levels.patron, levels.magnate, levels.emperor]
FANATICS: list[Callable[[int], Bot]] = [sparring.zealot, sparring.hoarder, sparring.raider, sparring.scholar]
WAY_NUMBERS = range(WAYS)


def begun(seed: int = 1, answers: int = 120, players: int = 2) -> Civilization2010:
    """A game after some quick answers."""
    position = TITLE.new_game(players=players, seed=seed)
    assert isinstance(position, Civilization2010)
    for _ in range(answers):
        seat = position.to_act[0]
        position.play(seat, answer(position, seat, (seed + seat) % WAYS))
    return position


# Quick answers.


@pytest.mark.parametrize("question", SITUATIONS)
def test_a_quick_answer_to_every_question_is_legal(question: str) -> None:
    position = SITUATIONS[question]().position
    seat = position.to_act[0]
    for way in WAY_NUMBERS:
        assert answer(position, seat, way) in position.legal(seat)


def test_a_quick_answer_copies_nothing_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    position = begun()
    before = position.digest()

    def clone(self: Civilization2010) -> Civilization2010:
        raise AssertionError("a quick answer needs no copy")

    monkeypatch.setattr(Civilization2010, "clone", clone)
    for way in WAY_NUMBERS:
        answer(position, position.to_act[0], way)
    monkeypatch.undo()
    assert position.digest() == before


@pytest.mark.parametrize("players", [2, 4])
def test_games_of_quick_answers_end_within_a_few_turns(players: int) -> None:
    position = TITLE.new_game(players=players, seed=3)
    assert isinstance(position, Civilization2010)
    position.silence()
    while not position.is_over:
        seat = position.to_act[0]
        position.play(seat, answer(position, seat, COINS))
        assert position.turn < 30
    assert position.result is not None
    assert position.result.ending == "economic"


# Knowledge.


def test_whoever_is_on_the_way_of_culture_devotes_and_advances() -> None:
    s = situation("city-management", p1={"cities": ["a6"], "culture": 9, "step": 0})
    assert TITLE.space.text(answer(s.position, 0, CULTURE)) == "advance"


def test_a_coin_is_bought_by_who_collects_coins() -> None:
    s = situation("city-management", p1={"techs": ["democracy", "printing-press"], "trade": 18, "culture": 5})
    assert TITLE.space.text(answer(s.position, 0, COINS)) == "use printing-press"


def test_the_last_step_of_the_culture_track_is_taken_whatever_the_way() -> None:
    s = situation("city-management", p1={"step": 20, "culture": 7, "trade": 6})
    for way in WAY_NUMBERS:
        assert TITLE.space.text(answer(s.position, 0, way)) == "advance"


def test_space_flight_is_researched_as_soon_as_it_can_be() -> None:
    techs = [
        "pottery", "writing", "currency", "masonry", "navigation", "monarchy", "democracy", "engineering",
        "irrigation", "banking", "biology", "railroad", "computers", "flight",
    ]  # fmt: skip
    s = situation("research", p1={"techs": techs, "trade": 26})
    for way in WAY_NUMBERS:
        assert TITLE.space.text(answer(s.position, 0, way)) == "research space-flight"


@pytest.mark.parametrize(
    ("entry", "way"),
    [({"step": 20, "culture": 6, "trade": 9}, CULTURE), ({"coins": 14}, COINS)],
    ids=["culture", "coins"],
)
def test_the_nearest_way_is_the_one_that_is_almost_done(entry: dict[str, object], way: int) -> None:
    p = situation("city-management", p1=entry).position
    assert nearest_way(p, 0) == way
    assert min(turns_left(p, 0)) < 3


# Deals.


@pytest.mark.parametrize("make", [levels.patron, levels.magnate, levels.emperor])
def test_a_gift_is_taken_and_a_bad_offer_declined(make: Callable[[int], Bot]) -> None:
    s = situation("trade", p1={"trade": 20, "resources": ["iron"]}, p2={"trade": 9})
    s.play("offer 2", "give trade 9", "publish", by=1)
    assert TITLE.space.text(make(1).choose(behind_glass(s.position, 1))) == "accept 1"
    s = situation("trade", p1={"trade": 20}, p2={"trade": 9, "resources": ["silk"]})
    s.play("offer 2", "give trade 1", "want silk 1", "publish", by=1)
    assert TITLE.space.text(make(1).choose(behind_glass(s.position, 1))) == "decline 1"


def test_the_best_level_makes_an_offer_for_what_it_needs() -> None:
    s = situation(
        "trade",
        p1={"civilization": "japanese", "trade": 25, "techs": ["pottery"]},
        p2={"resources": ["silk"]},
        players=3,
    )
    bot, said = levels.emperor(1), list[str]()
    while not said or said[-1] not in ("publish", "done"):
        said.append(TITLE.space.text(bot.choose(behind_glass(s.position, 0))))
        s.play(said[-1], by=1)
    assert said[0] == "offer 2"
    assert "want silk 1" in said
    assert said[-1] == "publish"


def test_at_a_table_of_two_nobody_makes_offers() -> None:
    buyer = {"civilization": "japanese", "trade": 25, "techs": ["pottery"]}
    s = situation("trade", p1=buyer, p2={"resources": ["silk"]})
    assert TITLE.space.text(levels.emperor(1).choose(behind_glass(s.position, 0))) == "done"


# Nations and campaigns.


@pytest.mark.parametrize(
    ("own", "rival", "way"),
    [("mongols", "zulu", CONQUEST), ("japanese", "romans", COINS), ("americans", "germans", COINS)],
)
def test_the_way_suits_the_nation_and_its_rival(own: str, rival: str, way: int) -> None:
    p1, p2 = {"civilization": own, "cities": ["a6"]}, {"civilization": rival}
    assert suited_way(situation("city-management", p1=p1, p2=p2).position, 0) == way


@pytest.mark.parametrize(("armies", "is_culture"), [((3, 2), False), ((3, 3), True)])
def test_where_all_of_several_rivals_march_the_arts_are_worth_more(armies: tuple[int, int], is_culture: bool) -> None:
    p1, p2, p3 = {"civilization": "chinese", "cities": ["a6"]}, {"civilization": "mongols"}, {"civilization": "zulu"}
    position = situation("city-management", p1=p1, p2=p2, p3=p3, players=3).position
    for rival, count in zip((1, 2), armies, strict=True):
        position.empires[rival].armies = [40] * count
    assert (suited_way(position, 0) == CULTURE) == is_culture


def test_against_a_single_rival_who_marches_the_way_stays_as_it_is() -> None:
    p1, p2 = {"civilization": "zulu", "cities": ["a6"]}, {"civilization": "mongols"}
    position = situation("city-management", p1=p1, p2=p2).position
    position.empires[1].armies = [40] * 3
    assert suited_way(position, 0) == CONQUEST


def test_an_attack_is_the_likelier_to_succeed_the_more_armies_and_units_take_part() -> None:
    position = begun(1, 200)
    target = position.empires[1].cities[0]
    weak = Chances(position, 0)
    few = weak.margin(1, target)
    position.empires[0].units = [each + 1 for each in position.empires[0].units]
    strong = Chances(position, 0)
    assert few < strong.margin(1, target) < strong.margin(3, target)
    assert 0.0 < strong.of(1, target) < strong.of(3, target) < 1.0


@pytest.mark.parametrize("seed", [1, 2])
def test_every_step_of_a_campaign_leads_nearer_to_the_capital(seed: int) -> None:
    position = begun(seed, 150)
    chances = Chances(position, 0)
    goal = easiest_capital(position, 0, chances, 2)
    assert goal == position.empires[1].cities[0]
    campaign = Campaign(position, 0, goal, chances)
    assert campaign.road[goal] == 0
    at = position.empires[0].armies[0]
    move = campaign.move(at, 3)
    assert move != STAY
    assert campaign.road[position.board.neighbour[at][move % UNKNOWN]] < campaign.road[at]


def test_conquerors_take_capitals_from_those_who_only_love_the_arts() -> None:
    endings = []
    for seed in (1, 2, 3):
        position = TITLE.new_game(players=2, seed=seed)
        assert isinstance(position, Civilization2010)
        position.silence()
        while not position.is_over and position.turn < 14:
            seat = position.to_act[0]
            position.play(seat, answer(position, seat, CULTURE if seat else CONQUEST))
        endings.append("" if position.result is None else position.result.ending)
    assert "military" in endings


# Levels.


@pytest.mark.parametrize("question", ["CityManagement", "Production", "Research", "Movement", "Trading", "Founding"])
def test_levels_answer_legally_and_the_same_for_the_same_seed(question: str) -> None:
    position = SITUATIONS[question]().position
    seat = position.to_act[0]
    for make in LEVELS + FANATICS:
        chosen = make(5).choose(behind_glass(position, seat))
        assert chosen in position.legal(seat)
        assert make(5).choose(behind_glass(position, seat)) == chosen


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_hidden_sways_no_level(seed: int) -> None:
    position = begun(seed, 150 + 40 * seed)
    seat = position.to_act[0]
    imagined = position.perspective(seat).imagine(Dice.seeded(9))
    for make in LEVELS + FANATICS:
        real, other = (make(3).choose(p.perspective(seat)) for p in (position, imagined))
        assert real == other


# The skill.


def test_options_begin_with_the_policy_and_are_legal() -> None:
    for seed in (1, 2, 3):
        position = begun(seed, 90 + 7 * seed)
        seat = position.to_act[0]
        options = SKILL.options(position, seat)
        assert options[0] == SKILL.policy(position, seat)
        assert set(options) <= set(position.legal(seat))


def test_no_alternative_is_named_twice_and_never_too_many() -> None:
    for seed in (1, 2, 3, 4):
        position = begun(seed, 100 + seed)
        seat = position.to_act[0]
        usual = answer(position, seat, CONQUEST)
        found = alternatives(position, seat, CONQUEST, usual, 3)
        assert len(found) == len(set(found)) <= 3
        assert found[0] == usual


def test_city_management_is_a_phase_of_its_own_that_ends_with_done() -> None:
    s = SITUATIONS["CityManagement"]()
    assert SKILL.is_own_phase(s.position, 0)
    assert not SKILL.is_own_phase(s.position, 1)
    assert TITLE.space.text(SKILL.ends_phase(s.position, 0)) == "done"
    assert not SKILL.is_own_phase(SITUATIONS["Movement"]().position, 0)


def test_keys_tell_apart_what_differs_and_join_what_is_equal() -> None:
    position = SITUATIONS["CityManagement"]().position
    key = SKILL.key(position, 0)
    assert SKILL.key(position.clone(), 0) == key
    hash(key)
    for action in position.legal(0):
        after = position.clone()
        after.play(0, action)
        assert SKILL.key(after, 0) != key


def test_numbers_are_as_many_as_named_and_change_sides_with_the_seat() -> None:
    position = begun(2, 200)
    mine, theirs = (dict(zip(NAMES, SKILL.features(position, seat), strict=True)) for seat in (0, 1))
    assert len(SKILL.features(begun(1, 60, players=4), 3)) == len(NAMES)
    for name, number in mine.items():
        if name.startswith("own_"):
            assert theirs[f"rival_{name.removeprefix('own_')}"] == number
    assert theirs["lead"] == -mine["lead"]


def test_the_rival_told_of_is_the_one_nearest_to_a_victory() -> None:
    p = situation("city-management", players=4, p2={"coins": 4}, p4={"coins": 13}).position
    numbers = dict(zip(NAMES, SKILL.features(p, 0), strict=True))
    assert numbers["rival_coins"] == 13 / 5
    assert numbers["second"] > numbers["rival_least_turns"] * 3 / 5
    assert dict(zip(NAMES, SKILL.features(p, 3), strict=True))["rival_coins"] == 4 / 5


def test_a_taste_and_what_was_learned_are_judged_by() -> None:
    position = begun(2, 200)
    place = NAMES.index("own_trade")
    trade = SKILL.features(position, 0)[place]
    liking = Civilization2010Skill(taste=[(place, 1.0)])
    assert liking.outlook(position, 0) == pytest.approx(SKILL.outlook(position, 0) + LIKING * trade)
    columns = [[1.0] if number == place else [0.0] for number in range(len(NAMES))]
    learned = Civilization2010Skill(value=Network(columns, [0.0], [1.0], 0.5))
    assert learned.outlook(position, 0) == learned.advantage(position, 0) == pytest.approx(trade + 0.5)


def test_a_victory_is_worth_more_than_anything() -> None:
    s = situation("city-management", p1={"step": 20, "culture": 7, "trade": 6})
    before = SKILL.advantage(s.position, 0)
    s.play("advance")
    assert SKILL.advantage(s.position, 0) > abs(before)
    assert SKILL.advantage(s.position, 1) < -abs(before)
