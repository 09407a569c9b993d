"""What the search and the levels of A New Dawn rest on: judgement, pruning, keys, quick answers."""

from collections.abc import Callable

import pytest

import civitas
from civitas.bots import Bot
from civitas.bots.new_dawn import levels, sparring
from civitas.bots.new_dawn.features import NAMES
from civitas.bots.new_dawn.judges import COMPLETED, ExperiencedJudge, LearnedJudge, SharpJudge, SingleMindedJudge
from civitas.bots.new_dawn.odd import MEANS, odd_weights
from civitas.bots.new_dawn.outlook import WON, horizon
from civitas.bots.new_dawn.prospects import Prospects, prospect
from civitas.bots.new_dawn.rounds import is_decided, next_own_turn
from civitas.bots.new_dawn.skill import NewDawnSkill
from civitas.bots.new_dawn.strategist import Strategist
from civitas.bots.new_dawn.thoughts import Thought
from civitas.bots.new_dawn.weights import PLAN, TABLES, PlanWeights, table_of, tuned_weights, weights_of
from civitas.bots.search.network import Network
from civitas.core.dice import Dice
from civitas.core.result import Result
from civitas.games.new_dawn.model import ORACLE_DONE, NewDawn
from civitas.games.new_dawn.verbs import REMOVE, RESOLVE
from tests.bots.regents import new_game
from tests.bots.windows import behind_glass

SKILL = NewDawnSkill()
AUTOMATED: dict[str, object] = {"automa": "emperor"}
MAKERS: list[Callable[[int], Bot]] = [
    *levels.LEVELS, sparring.raider, sparring.builder, sparring.squatter, sparring.scholar,
]  # fmt: skip


def vars_of(weights: PlanWeights) -> list[float]:
    """What each of the means counts for."""
    return [getattr(weights, name) for name in MEANS]


def begun(seed: int = 1, answers: int = 60, people: int = 2, options: dict[str, object] | None = None) -> NewDawn:
    """A game after some answers of the policy, at a question with something to choose."""
    p = new_game(people, seed, options or {})
    p.silence()
    for _ in range(answers):
        seat = p.to_act[0]
        p.play(seat, SKILL.policy(p, seat))
    while len(p.legal(p.to_act[0])) == 1:
        p.play(p.to_act[0], p.legal(p.to_act[0])[0])
    return p


def at_a_card(seed: int = 1, answers: int = 60, people: int = 2, options: dict[str, object] | None = None) -> NewDawn:
    """The same where a focus card is to be chosen."""
    p = begun(seed, answers, people, options)
    while p.frames[-1].name() != "Choosing":
        p.play(p.to_act[0], SKILL.policy(p, p.to_act[0]))
    return p


# Quick answers and pruning.


@pytest.mark.parametrize(("people", "options"), [(2, {}), (4, {}), (1, {"automa": "emperor"}), (2, {"map": "built"})])
def test_the_policy_answers_every_question_legally_and_pruning_leaves_something(
    people: int, options: dict[str, object]
) -> None:
    p = new_game(people, 3, options)
    p.silence()
    dice, questions = Dice.seeded(5), set()
    for _ in range(250):
        if p.is_over:
            break
        seat = p.to_act[0]
        legal = p.legal(seat)
        kept = SKILL.options(p, seat)
        assert kept
        assert set(kept) <= set(legal)
        answer = SKILL.policy(p, seat)
        assert answer in legal
        questions.add(p.frames[-1].name())
        p.play(seat, answer if dice.below(3) else kept[dice.below(len(kept))])
    assert len(questions) > 5


def test_no_own_piece_is_taken_off_the_map_where_there_is_anything_else() -> None:
    p = begun()
    for _ in range(80):
        seat = p.to_act[0]
        kept = SKILL.options(p, seat)
        assert not [action for action in kept if REMOVE.owns(action)] or all(REMOVE.owns(each) for each in kept)
        p.play(seat, SKILL.policy(p, seat))


def test_the_policy_looks_at_five_turns_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    sound = Thought.turn_after

    def turn_after(self: Thought, *arguments: object) -> NewDawn:
        tried.append(1)
        return sound(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Thought, "turn_after", turn_after)
    p = at_a_card()
    tried.clear()
    SKILL.policy(p, p.to_act[0])
    assert 5 <= len(tried) <= 8


# Where a turn begins and ends, and what need not be told apart.


def test_a_turn_is_one_card_with_all_its_questions() -> None:
    p = at_a_card()
    seat = p.to_act[0]
    assert SKILL.is_own_phase(p, seat)
    assert not SKILL.is_own_phase(p, 1 - seat)
    assert SKILL.ends_phase(p, seat) == -1
    turns = p.round
    while SKILL.is_own_turn(p, seat) and p.round == turns:
        p.play(p.to_act[0], SKILL.policy(p, p.to_act[0]))
    assert p.active == 1 - seat or p.round > turns


def test_nothing_is_planned_while_the_map_is_built() -> None:
    p = new_game(2, 1, {"map": "built"})
    assert not SKILL.is_own_phase(p, p.to_act[0])


def test_keys_join_what_is_equal_and_tell_apart_what_differs() -> None:
    p = at_a_card()
    seat = p.to_act[0]
    assert SKILL.key(p, seat) == SKILL.key(p.clone(), seat)
    after = [p.clone() for _ in range(5)]
    for slot, each in enumerate(after):
        each.play(seat, RESOLVE.code(slot))
    assert len({SKILL.key(each, seat) for each in [p, *after]}) == 6


# Judgement.


def test_a_position_in_numbers_has_a_name_for_each() -> None:
    for people, options in ((2, {}), (4, {}), (1, {"automa": "king"})):
        p = begun(2, 40, people, dict(options))
        numbers = SKILL.features(p, p.to_act[0])
        assert len(numbers) == len(NAMES)
        assert all(-5.0 < number < 5.0 for number in numbers)


def test_no_store_saves_more_turns_than_there_are() -> None:
    p = at_a_card(answers=120)
    seat = p.to_act[0]
    c = p.civs[seat]
    c.resources = [8] * len(c.resources)
    c.trade = [3] * len(c.trade)
    assert Prospects(p, seat, PLAN).turns() >= 3 - SKILL.features(p, seat)[NAMES.index("own_completed")] * 3


def test_whoever_has_all_cards_has_won_and_the_rival_lost() -> None:
    p = at_a_card()
    seat = p.to_act[0]
    before = prospect(p, seat, horizon(p))
    for card in p.victory_cards:
        p.civs[seat].agendas |= 1 << (2 * card)
    assert is_decided(p)
    assert prospect(p, seat, horizon(p)) > before + 50.0
    assert prospect(p, 1 - seat, horizon(p)) < -50.0


def test_a_taste_is_added_to_what_a_position_is_worth_and_what_was_learned_replaces_it() -> None:
    p = at_a_card()
    seat = p.to_act[0]
    place = NAMES.index("own_cities")
    number = SKILL.features(p, seat)[place]
    assert number > 0.0
    fond = NewDawnSkill(taste=[(place, 0.5)])
    assert fond.outlook(p, seat) == pytest.approx(SKILL.outlook(p, seat) + 5.0 * number)
    learned = Network([[1.0] if each == place else [0.0] for each in range(len(NAMES))], [0.0], [2.0], 0.25)
    assert NewDawnSkill(value=learned).outlook(p, seat) == pytest.approx(2.0 * number + 0.25)
    assert SKILL.names() == NAMES


def test_what_was_learned_judges_until_the_game_is_decided() -> None:
    p = at_a_card()
    seat = p.to_act[0]
    place = NAMES.index("own_cities")
    learned = Network([[1.0] if each == place else [0.0] for each in range(len(NAMES))], [0.0], [2.0], 0.25)
    judge = LearnedJudge(learned)
    judge.begin(p, seat)
    assert judge.value(p, seat) == pytest.approx(2.0 * SKILL.features(p, seat)[place] + 0.25)
    for card in p.victory_cards:
        p.civs[seat].agendas |= 1 << (2 * card)
    assert (judge.value(p, seat), judge.value(p, 1 - seat)) == (WON, -WON)
    player = NewDawnSkill(value=learned).player(1)
    assert player is not None
    assert player.choose(p.perspective(seat)) in p.legal(seat)
    assert SKILL.player(1) is None


@pytest.mark.parametrize(
    ("people", "options", "table"), [(2, {}, "two"), (3, {}, "more"), (4, {}, "more"), (1, AUTOMATED, "automated")]
)
def test_the_monarch_thinks_as_was_found_best_at_tables_of_this_kind(
    people: int, options: dict[str, object], table: str
) -> None:
    p = at_a_card(people=people, options=options)
    assert table_of(p) == table
    monarch = levels.monarch(1)
    monarch.choose(p.perspective(p.to_act[0]))
    assert isinstance(monarch.judge, ExperiencedJudge)
    assert monarch.judge.weights is tuned_weights(table)
    assert monarch.mind.early == tuned_weights(table).early


def test_what_was_found_differs_from_table_to_table_and_names_only_what_counts() -> None:
    found = [vars_of(tuned_weights(table)) for table in TABLES]
    assert all(each != vars_of(PLAN) for each in found)
    assert vars_of(weights_of({})) == vars_of(PLAN)
    with pytest.raises(AssertionError, match="glory"):
        weights_of({"glory": 1.0})


@pytest.mark.parametrize("trust", [4.0, 10.0])
def test_experience_is_added_to_the_reckoning_as_far_as_it_is_trusted_until_the_game_is_decided(trust: float) -> None:
    weights = weights_of({"trust": trust})
    p = at_a_card(answers=20)
    seat = p.to_act[0]
    place = NAMES.index("own_cities")
    learned = Network([[1.0] if each == place else [0.0] for each in range(len(NAMES))], [0.0], [2.0], 0.25)
    sharp, experienced = SharpJudge(1.0, weights), ExperiencedJudge(learned, weights)
    sharp.begin(p, seat)
    experienced.begin(p, seat)
    said = 2.0 * SKILL.features(p, seat)[place] + 0.25
    assert experienced.value(p, seat) == pytest.approx(sharp.value(p, seat) + trust * said)
    for card in p.victory_cards:
        p.civs[seat].agendas |= 1 << (2 * card)
    assert experienced.value(p, seat) == sharp.value(p, seat)


def test_the_single_minded_see_the_nearest_card_and_no_rival() -> None:
    p = at_a_card(answers=120)
    seat = p.to_act[0]
    single, sharp = SingleMindedJudge(), SharpJudge()
    before = single.value(p, seat), sharp.value(p, seat)
    threatened = p.clone()
    threatened.civs[1 - seat].agendas |= 1 << (2 * p.victory_cards[0])
    assert single.value(threatened, seat) == before[0]
    assert sharp.value(threatened, seat) < before[1]
    ways = Prospects(p, seat, PLAN)
    far = max(p.victory_cards, key=ways.to_card)
    nearest = min(ways.to_card(card) for card in p.victory_cards if card != far)
    p.civs[seat].agendas |= 1 << (2 * far)
    assert single.value(p, seat) == pytest.approx(before[0] + COMPLETED)
    assert nearest < ways.to_card(far)


def test_a_victory_is_as_good_as_another() -> None:
    leads = [SKILL.lead(Result([1, 2, 3], [3, 3, 0], "victory"), seat) for seat in range(3)]
    assert leads == [1.0, -1.0, -1.0]


def test_a_turn_begins_where_a_card_is_chosen_and_nothing_was_done_before() -> None:
    p = at_a_card()
    seat = p.to_act[0]
    assert SKILL.begins_turn(p, seat)
    p.once = ORACLE_DONE
    assert not SKILL.begins_turn(p, seat)
    p.once = 0
    for slot in range(5):
        after = p.clone()
        after.play(seat, RESOLVE.code(slot))
        assert SKILL.begins_turn(after, after.to_act[0]) == (after.active != seat)


# Turns in thought.


def test_rivals_move_in_thought_and_the_game_may_end_there() -> None:
    p = at_a_card(people=3)
    seat = p.to_act[0]
    thought = Thought(p, seat, SharpJudge())
    after = thought.turn_after(p, RESOLVE.code(4))
    still, _ = next_own_turn(after, seat, thought.goals, rivals_move=False)
    moved, is_over = next_own_turn(after, seat, thought.goals, rivals_move=True)
    assert not is_over
    others = [other for other in range(3) if other != seat]
    assert [still.civs[other].row for other in others] == [p.civs[other].row for other in others]
    assert [moved.civs[other].row for other in others] != [p.civs[other].row for other in others]
    for card in p.victory_cards:
        after.civs[seat].agendas |= 1 << (2 * card)
    assert next_own_turn(after, seat, thought.goals, rivals_move=True)[1]


def test_thinking_changes_nothing() -> None:
    p = at_a_card()
    before = p.digest()
    for make in levels.LEVELS:
        make(1).choose(p.perspective(p.to_act[0]))
    assert p.digest() == before


# All levels and sparring partners.


@pytest.mark.parametrize("make", MAKERS)
def test_bots_choose_legally_the_same_by_seed_and_whatever_is_hidden(make: Callable[[int], Bot]) -> None:
    for number, answers in enumerate((0, 35, 90)):
        p = begun(number + 1, answers, options={"automa": "prince"} if number == 1 else {})
        seat = p.to_act[0]
        real = behind_glass(p, seat)
        imagined = p.perspective(seat).imagine(Dice.seeded(number))
        chosen = make(7).choose(real)
        assert chosen in p.legal(seat)
        assert make(7).choose(real) == chosen
        assert make(7).choose(behind_glass(imagined, seat)) == chosen


def test_odd_strategists_like_other_things_and_the_same_by_seed() -> None:
    usual = vars_of(PlanWeights())
    tastes = [vars_of(odd_weights(Dice.seeded(seed))) for seed in range(4)]
    assert all(taste != usual for taste in tastes)
    assert tastes[0] != tastes[1]
    assert tastes[0] == vars_of(odd_weights(Dice.seeded(0)))
    assert isinstance(NewDawnSkill(taste=[(0, 1.0)]).player(1), Strategist)


def test_everybody_lays_tiles() -> None:
    p = new_game(2, 1, {"map": "built"})
    for make in MAKERS:
        assert make(1).choose(behind_glass(p, p.to_act[0])) in p.legal(p.to_act[0])


def test_there_are_five_levels_with_a_sentence_each() -> None:
    assert [level.__name__ for level in levels.LEVELS] == ["pilgrim", "merchant", "envoy", "regent", "monarch"]
    assert all(level.__doc__ for level in levels.LEVELS)
    assert civitas.title("new-dawn").id == "new-dawn"
