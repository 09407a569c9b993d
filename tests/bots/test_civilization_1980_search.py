"""The levels of Civilization (1980): they answer everything, alike for the same seed, and know what a seat may know."""

from collections.abc import Callable

import pytest

from bench.recorded import recorded_games
from civitas.bots import Bot
from civitas.bots.civilization_1980 import levels, sparring
from civitas.bots.civilization_1980.foresight import promise
from civitas.bots.civilization_1980.manner import PLAIN
from civitas.bots.civilization_1980.offers import offers_in
from civitas.bots.civilization_1980.playing_on import Course
from civitas.bots.civilization_1980.regent import Regent, manners_like
from civitas.bots.civilization_1980.sight import Sight
from civitas.bots.civilization_1980.skill import Civilization1980Skill
from civitas.bots.civilization_1980.stall import loose_calamities
from civitas.bots.civilization_1980.survey import Survey
from civitas.bots.civilization_1980.suspects import Suspects, red_to_come
from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.games.civilization_1980.facts.board import AREA
from civitas.games.civilization_1980.facts.cards import STACKS
from civitas.games.civilization_1980.model import Civilization1980
from tests.bots.tables import TITLE, scenario

SKILL = Civilization1980Skill()
LEVELS = [levels.goatherd, levels.peddler, levels.steward, levels.satrap, levels.pharaoh]
PARTNERS = [sparring.warlord, sparring.hermit, sparring.poisoner, sparring.founder]
SAMPLES = 60


def _positions() -> list[Civilization1980]:
    """Positions of a recorded game, all kinds of questions among them."""
    [game, *_] = recorded_games(TITLE.id)
    found: list[Civilization1980] = []
    asked: dict[str, int] = {}
    for position in game.positions():
        frame = position.frames[-1].name()
        asked[frame] = asked.get(frame, 0) + 1
        is_sampled = asked[frame] < 3 or asked[frame] % SAMPLES == 0
        if is_sampled and len(position.legal(position.to_act[0])) > 1:
            copy = position.clone()
            assert isinstance(copy, Civilization1980)
            found.append(copy)
    return found


@pytest.fixture(scope="module")
def positions() -> list[Civilization1980]:
    return _positions()


def small(seed: int) -> Bot:
    """The way the best levels think, with little to think about."""
    return Regent(seed, levels.SHREWD, worlds=1, rounds=0, opening=0)


def some(positions: list[Civilization1980], make: object) -> list[Civilization1980]:
    """Fewer of them for whoever thinks longer."""
    return positions[:: 3 if make is not small else 12]


def test_a_survey_shows_what_the_view_shows(positions: list[Civilization1980]) -> None:
    for p in positions:
        seat = p.to_act[0]
        seen, surveyed = Sight(p.view_for(seat)), Survey(p, seat)
        for name in ("seat", "round", "phase", "nations", "tokens", "stocks", "treasuries", "on_board", "city_counts",
                     "all_cards", "tracks", "hand_sizes", "fleets", "city_owner", "hand", "supply", "open_calamities",
                     "credit_per_card", "is_nomads", "frame", "fresh", "steps", "sequence", "has_due_ships",
                     "has_basket", "is_drafting", "rivals", "cities", "population"):  # fmt: skip
            assert getattr(seen, name) == getattr(surveyed, name), name
        assert [seen.stack(number) for number in range(STACKS)] == [surveyed.stack(number) for number in range(STACKS)]
        if seen.frame == "Market":
            assert offers_in(seen) == offers_in(surveyed)


def test_the_policy_answers_every_question_legally_and_changes_nothing(positions: list[Civilization1980]) -> None:
    for p in positions:
        seat, before = p.to_act[0], p.digest()
        assert SKILL.policy(p, seat) in p.legal(seat)
        assert p.digest() == before


def test_pruning_never_leaves_nothing(positions: list[Civilization1980]) -> None:
    for p in positions:
        seat = p.to_act[0]
        options = SKILL.options(p, seat)
        assert options
        assert set(options) <= set(p.legal(seat))


def test_a_key_tells_apart_what_differs_and_joins_what_is_equal() -> None:
    position = scenario("crete", "thrace", phase=5, crete={"tokens": {"knossos": 4, "sparta": 4}})
    keys = set()
    for order in (
        ("move 1 knossos phaestos", "move 1 sparta mycenae"),
        ("move 1 sparta mycenae", "move 1 knossos phaestos"),
    ):
        after = position.clone()
        for text in order:
            after.play(0, TITLE.space.parse(text))
        keys.add(SKILL.key(after, 0))
    assert len(keys) == 1
    assert SKILL.key(position, 0) not in keys


def test_movement_is_a_phase_of_its_own_that_done_ends() -> None:
    position = scenario("crete", "thrace", phase=5, crete={"tokens": {"knossos": 4}}, thrace={"tokens": {"odessus": 1}})
    assert SKILL.is_own_phase(position, 0)
    assert SKILL.is_own_turn(position, 0)
    assert not SKILL.is_own_phase(position, 1)
    position.play(0, SKILL.ends_phase(position, 0))
    assert not SKILL.is_own_turn(position, 0)


def test_whoever_has_more_has_the_better_outlook() -> None:
    poor = scenario("crete", "thrace", phase=5, crete={"tokens": {"knossos": 4}})
    rich = scenario("crete", "thrace", phase=5, crete={"tokens": {"knossos": 4, "phaestos": 2}, "cities": ["sparta"]})
    assert SKILL.outlook(rich, 0) > SKILL.outlook(poor, 0)
    assert SKILL.advantage(rich, 0) > SKILL.advantage(poor, 0)
    assert SKILL.advantage(rich, 1) < SKILL.advantage(poor, 1)


def test_playing_on_goes_to_the_cities_of_a_round_and_leaves_the_world_alone(positions: list[Civilization1980]) -> None:
    p = next(p for p in positions if p.frames[-1].name() == "Movement" and p.round > 5)
    world = p.clone()
    Course(world, [PLAIN] * p.players).play_until(p.round + 1)
    assert world.is_over or (world.round, world.phase) > (p.round + 1, 7)
    before = p.digest()
    assert promise(p, p.to_act[0], PLAIN, p.round) == promise(p, p.to_act[0], PLAIN, p.round)
    assert p.digest() == before


def test_whoever_counts_knows_who_has_drawn_a_calamity() -> None:
    [game, *_] = recorded_games(TITLE.id)
    suspects, right = Suspects(), 0
    for p in game.positions():
        assert isinstance(p, Civilization1980)
        seat = p.to_act[0]
        if p.phase in (5, 6, 7, 9):
            sight = Survey(p, seat)
            suspects.watch(sight)
            for kind in loose_calamities(sight) if p.phase == 9 else []:
                holder = suspects.holder(sight, kind)
                assert holder < 0 or p.hand[holder][kind] == 1
                right += holder >= 0
        if right > 20:
            return
    raise AssertionError("nobody was suspected")


def test_manners_differ() -> None:
    tried = manners_like(levels.SHREWD)
    assert len(set(tried)) == len(tried)


@pytest.mark.parametrize("make", [*LEVELS[:3], small, *PARTNERS])
def test_answers_are_legal_and_the_same_for_the_same_seed(make: object, positions: list[Civilization1980]) -> None:
    assert callable(make)
    for number, p in enumerate(some(positions, make)):
        seat = p.to_act[0]
        chosen = make(number).choose(p.perspective(seat))
        assert chosen in p.legal(seat)
        assert make(number).choose(p.perspective(seat)) == chosen


@pytest.mark.parametrize("make", [*LEVELS[:3], small])
def test_answers_do_not_depend_on_what_is_hidden(make: object, positions: list[Civilization1980]) -> None:
    assert callable(make)
    for number, p in enumerate(some(positions, make)):
        seat = p.to_act[0]
        imagined: Position = p.perspective(seat).imagine(Dice.seeded(number))
        chosen = make(number).choose(p.perspective(seat))
        assert make(number).choose(imagined.perspective(seat)) == chosen, TITLE.space.text(chosen)


def test_the_best_levels_answer_in_the_same_way_with_all_they_may_think() -> None:
    position = scenario(
        "crete", "thrace", phase=5, crete={"tokens": {"knossos": 4, "sparta": 3}}, thrace={"tokens": {"odessus": 4}}
    )
    for make in LEVELS[3:]:
        assert make(1).choose(position.perspective(0)) == make(1).choose(position.perspective(0))


def test_an_answer_is_countered_once_and_then_taken() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"cloth": 4, "grain": 3, "hides": 1, "ochre": 1}},
        thrace={"hand": {"cloth": 2, "grain": 2, "ochre": 1, "papyrus": 1}},
    )
    for step in ("offer everyone", "put hides", "put grain", "put grain", "claim hides", "claim grain", "name grain"):
        position.play(0, TITLE.space.parse(step))
    for step in (
        "answer crete-1",
        "put cloth",
        "put ochre",
        "put papyrus",
        "claim ochre",
        "claim papyrus",
        "name cloth",
    ):
        position.play(1, TITLE.space.parse(step))
    player = Regent(1, levels.SHREWD._replace(rivalry=0.0), worlds=0)
    texts: list[str] = []
    while 0 in position.to_act and len(texts) < 30:
        action = player.choose(position.perspective(0))
        texts.append(TITLE.space.text(action))
        position.play(0, action)
    assert texts[0] == "answer thrace-1"
    assert "done" in texts
    position.play(1, TITLE.space.parse("decline crete-2"))
    assert TITLE.space.text(player.choose(position.perspective(0))) == "accept thrace-1"


# Nations and cards.


def test_the_first_to_choose_leaves_the_other_only_lesser_nations() -> None:
    """Thrace looks best as long as the other takes Crete; but who chooses after it takes Asia, and has more of it."""
    position = TITLE.new_game(players=2, seed=2)
    player = Regent(1, levels.SHREWD, worlds=1)
    first, last = position.to_act[0], 1 - position.to_act[0]
    assert TITLE.space.text(player.choose(position.perspective(first))) == "choose asia"
    position.play(first, TITLE.space.parse("choose thrace"))
    assert TITLE.space.text(player.choose(position.perspective(last))) == "choose asia"


CHEAP = ["pottery", "cloth-making", "metalworking", "agriculture", "astronomy", "coinage", "drama-poetry"]


@pytest.mark.parametrize(
    ("make", "others", "bought"),
    [
        (levels.goatherd, ["music", "architecture", "law"], "buy"),
        (levels.peddler, ["music", "architecture", "law"], "done"),
        (levels.peddler, [], "buy"),
        (levels.steward, ["music", "architecture", "law"], "done"),
    ],
)
def test_a_peddler_sees_late_that_places_are_few(make: Callable[[int], Bot], others: list[str], bought: str) -> None:
    """The goatherd fills its last place with what it can pay for; a peddler does so only while there are many."""
    nation = {"hand": {"iron": 5}, "treasury": 5, "cards": [*CHEAP, *others], "track": 13}
    position = scenario("crete", "thrace", phase=10, crete=nation)
    chosen = TITLE.space.text(make(1).choose(position.perspective(0)))
    assert chosen.split()[0] == bought


# Cities that are weak, and what is coming.


def moved(position: Position, player: Bot) -> Civilization1980:
    """After all that a bot does in its movement."""
    while 0 in position.to_act and position.frames[-1].name() == "Movement":
        position.play(0, player.choose(position.perspective(0)))
    assert isinstance(position, Civilization1980)
    return position


@pytest.mark.parametrize(
    ("stock", "census", "besiegers", "guards"), [(2, 20, 8, 2), (20, 20, 8, 0), (2, 1, 8, 0), (2, 20, 6, 0)]
)
def test_a_city_that_would_change_hands_is_reinforced(stock: int, census: int, besiegers: int, guards: int) -> None:
    """Not where tokens in stock can garrison it, nor after the rival has moved, nor where it is too weak."""
    position = scenario(
        "crete",
        "thrace",
        phase=5,
        pause=[6],
        crete={"cities": ["athens"], "tokens": {"mycenae": 3, "sparta": 2, "corinth": 3}, "stock": stock,
               "census": census},
        thrace={"tokens": {"delphi": besiegers}, "census": 10},
    )  # fmt: skip
    if census < 10:
        position.play(1, TITLE.space.parse("done"))
    after = moved(position, Regent(1, levels.SHREWD, worlds=0))
    assert after.tokens[0][AREA["athens"]] == guards


def test_a_weak_city_is_stormed_by_those_who_look_ahead() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=5,
        pause=[6],
        round=9,
        crete={"tokens": {"sparta": 8, "knossos": 4, "phaestos": 4, "corinth": 2, "athens": 2}, "track": 8},
        thrace={"cities": ["mycenae"], "tokens": {"odessus": 2, "byzantium": 2}, "stock": 2, "track": 8},
    )
    after = moved(position, levels.pharaoh(1))
    assert after.tokens[0][AREA["mycenae"]] >= 7


def test_a_red_calamity_is_counted_before_a_city_is_founded() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=7,
        round=9,
        crete={"cities": ["athens"], "tokens": {"knossos": 6, "phaestos": 3, "sparta": 2, "corinth": 2}},
        thrace={"tokens": {"odessus": 4}, "cities": ["byzantium"]},
    )
    assert isinstance(position, Civilization1980)
    assert red_to_come(position, 0, 1) == red_to_come(position, 0, 2) == 0
    position.stacks[1], position.known[1] = position.stacks[1][:1], position.known[1][:1]
    assert red_to_come(position, 0, 1) == 0
    assert red_to_come(position, 0, 2) == 1
    assert red_to_come(position, 1, 1) == 0
    assert TITLE.space.text(levels.pharaoh(1).choose(position.perspective(0))) in ("build knossos", "done")
