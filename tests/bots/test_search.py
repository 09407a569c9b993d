"""The search that all titles share, shown on Through the Ages: plans of whole turns, and playing on."""

import pytest

import civitas
from civitas.bots.search import clock, widening
from civitas.bots.search.beam import Plan, TurnSearch
from civitas.bots.search.budget import Budget
from civitas.bots.search.playouts import played_on
from civitas.bots.search.searcher import Searcher
from civitas.bots.search.skill import Skill
from civitas.bots.through_the_ages.skill import ThroughTheAgesSkill
from civitas.core.dice import Dice
from civitas.core.position import Position

TITLE = civitas.title("through-the-ages-2015")
SKILL = ThroughTheAgesSkill()


def begun(seed: int = 1, answers: int = 40) -> Position:
    """A game of two in which somebody is in the action phase, after some answers of the policy."""
    position = TITLE.new_game(players=2, seed=seed, options={"resignation": False})
    for _ in range(answers):
        seat = position.to_act[0]
        position.play(seat, SKILL.policy(position, seat))
    while not SKILL.is_own_phase(position, position.to_act[0]):
        seat = position.to_act[0]
        position.play(seat, SKILL.policy(position, seat))
    return position


def test_a_plan_is_legal_step_by_step_and_worth_what_it_says() -> None:
    world = begun()
    seat = world.to_act[0]
    [plan] = TurnSearch(SKILL, Budget(width=4)).plans(world, seat)
    replayed = world.clone()
    for action in plan.actions:
        assert action in replayed.legal(seat)
        replayed.play(seat, action)
    assert replayed.digest() == plan.position.digest()
    assert plan.value == SKILL.outlook(replayed, seat)


def test_searching_changes_nothing_in_the_world() -> None:
    world = begun()
    before = world.digest()
    TurnSearch(SKILL, Budget(width=3)).plans(world, world.to_act[0])
    assert world.digest() == before


def test_no_plan_is_worse_than_doing_nothing() -> None:
    for seed in (1, 2, 3):
        world = begun(seed)
        seat = world.to_act[0]
        [plan] = TurnSearch(SKILL, Budget(width=1)).plans(world, seat)
        assert plan.value >= SKILL.outlook(world, seat)


def test_plans_come_best_first_and_differ() -> None:
    world = begun()
    plans = TurnSearch(SKILL, Budget(width=4, plans=3)).plans(world, world.to_act[0])
    assert len(plans) == 3
    assert [plan.value for plan in plans] == sorted([plan.value for plan in plans], reverse=True)
    assert len({tuple(plan.actions) for plan in plans}) == 3


@pytest.mark.parametrize("steps", [30, 120])
def test_the_budget_is_what_is_tried(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may end in the middle of a plan's answers, and is spent where there is enough to try."""
    world = begun()
    tried = []
    sound = Plan.__init__

    def make(self: Plan, position: Position, actions: list[int], value: float) -> None:
        tried.append(actions)
        sound(self, position, actions, value)

    monkeypatch.setattr(Plan, "__init__", make)
    TurnSearch(SKILL, Budget(width=50, steps=steps)).plans(world, world.to_act[0])
    assert 0.6 * steps <= len(tried) <= steps + 20


def test_playing_on_ends_after_the_own_turns_and_leaves_the_world_alone() -> None:
    world = begun()
    seat = world.to_act[0]
    before = world.digest()
    value = played_on(SKILL, world, seat, [], 1)
    assert world.digest() == before
    assert played_on(SKILL, world, seat, [], 1) == value


def test_an_action_that_chance_forbids_is_replaced() -> None:
    world = begun()
    seat = world.to_act[0]
    illegal = next(code for code in range(TITLE.space.size) if code not in world.legal(seat))
    assert isinstance(played_on(SKILL, world, seat, [illegal], 0), float)


def test_a_turn_is_planned_once_and_then_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    position = begun()
    seat = position.to_act[0]
    searcher = Searcher(SKILL, Budget(width=4), 7)
    planned = []
    sound = TurnSearch.plans

    def plans(self: TurnSearch, world: Position, asked: int) -> object:
        planned.append(asked)
        return sound(self, world, asked)

    monkeypatch.setattr(TurnSearch, "plans", plans)
    steps = 0
    while SKILL.is_own_phase(position, seat):
        position.play(seat, searcher.choose(position.perspective(seat)))
        steps += 1
    assert planned == [seat]
    assert steps > 2


def test_a_plan_that_does_not_fit_any_more_is_made_anew() -> None:
    position = begun()
    seat = position.to_act[0]
    searcher = Searcher(SKILL, Budget(width=4), 7)
    searcher.choose(position.perspective(seat))
    other = begun(5)
    assert searcher.choose(other.perspective(other.to_act[0])) in other.legal(other.to_act[0])


def test_the_same_seed_chooses_the_same() -> None:
    position = begun(2)
    perspective = position.perspective(position.to_act[0])
    budget = Budget(width=3, plans=2, worlds=2)
    assert Searcher(SKILL, budget, 3).choose(perspective) == Searcher(SKILL, budget, 3).choose(perspective)


def test_the_search_does_not_depend_on_what_is_hidden() -> None:
    for seed in (1, 2):
        position = begun(seed)
        seat = position.to_act[0]
        imagined = position.perspective(seat).imagine(Dice.seeded(9))
        budget = Budget(width=2, plans=2, worlds=1)
        real, other = (Searcher(SKILL, budget, 3).choose(p.perspective(seat)) for p in (position, imagined))
        assert real == other


def test_when_time_is_up_a_searcher_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it is asked, and with hardly anything tried."""
    ticks = iter(range(10**9))
    monkeypatch.setattr(clock, "monotonic", lambda: float(next(ticks)))
    played: list[int] = []

    def count(skill: Skill, world: Position, seat: int, actions: list[int], turns: int) -> float:
        played.append(seat)
        return played_on(skill, world, seat, actions, turns)

    monkeypatch.setattr(widening, "played_on", count)
    position = begun()
    questions = set()
    for _ in range(30):
        seat = position.to_act[0]
        questions.add(position.frames[-1].name())
        player = Searcher(SKILL, Budget(width=16, plans=4, worlds=4), 1)
        player.think_at_most(0.5)
        before = len(played)
        action = player.choose(position.perspective(seat))
        assert action in position.legal(seat)
        assert len(played) - before <= 1
        position.play(seat, SKILL.policy(position, seat))
    assert {"ActionPhase", "Politics"} <= questions


def test_answers_are_tried_in_the_order_of_their_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    """The quick answer first, then what is worth most at once; fewer trials get less far in the same order."""
    position = begun()
    while position.frames[-1].name() != "Politics" or len(SKILL.options(position, position.to_act[0])) < 4:
        seat = position.to_act[0]
        position.play(seat, SKILL.policy(position, seat))
    seat = position.to_act[0]
    perspective = position.perspective(seat)
    world = perspective.imagine(Dice.seeded(7))
    tried: list[int] = []

    def note(skill: Skill, world: Position, seat: int, actions: list[int], turns: int) -> float:
        tried.append(actions[0])
        return 0.0

    monkeypatch.setattr(widening, "played_on", note)
    for trials in (1, 3, 400):
        tried.clear()
        Searcher(SKILL, Budget(worlds=1, trials=trials), 7).choose(perspective)
        options = SKILL.options(world, seat)
        assert tried[0] == SKILL.policy(world, seat)
        assert len(tried) == min(trials, len(options))
        gains = [gain_at_once(world, seat, action) for action in tried[1:]]
        assert gains == sorted(gains, reverse=True)
    assert sorted(tried) == sorted(options)


def gain_at_once(position: Position, seat: int, action: int) -> float:
    """What the position is worth to a seat right after an action."""
    after = position.clone()
    after.play(seat, action)
    return SKILL.advantage(after, seat)
