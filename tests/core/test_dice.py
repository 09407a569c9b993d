"""The dice: the same on every machine, forever, and fair."""

import pytest

from civitas.core.dice import Dice, HandDice, ThoughtDice, laid
from civitas.core.errors import BrokenDump

KNOWN_STATE = [3994145185, 1361323739, 3547152754, 16]
KNOWN_ROLLS = [1060501644, 3219390939, 1223933578, 2491281745, 2930548618]


def loaded(first: int, second: int = 0) -> Dice:
    """Dice that will roll these two numbers."""
    return Dice(first, 0, (second - 1) * pow(9, -1, 2**32) % 2**32, 0)


def test_known_seeds_give_known_rolls() -> None:
    """Stored games depend on these numbers: they must never change."""
    assert rolls(Dice.seeded(7), 5) == KNOWN_ROLLS
    assert Dice.seeded(7).state() == KNOWN_STATE


def test_the_first_rolls_follow_the_published_algorithm() -> None:
    """sfc32 by Chris Doty-Humphrey, written out once more without any masks but the last."""
    a, b, c, counter = state = [0x12345678, 0x9ABCDEF0, 0x0F1E2D3C, 1]
    dice = Dice.from_state(state)
    for _ in range(50):
        total = (a + b + counter) % 2**32
        a, b, c = b ^ (b >> 9), (c * 9) % 2**32, ((c << 21 | c >> 11) + total) % 2**32
        counter += 1
        assert dice.roll() == total


def test_seeds_that_differ_in_their_lowest_64_bits_give_different_dice() -> None:
    seeds = [0, 1, 2, 1 << 31, 1 << 32, (1 << 64) - 1]
    assert len({tuple(rolls(Dice.seeded(seed), 3)) for seed in seeds}) == len(seeds)
    assert Dice.seeded(5).state() == Dice.seeded(5 + (1 << 64)).state()
    assert Dice.seeded(-1).state() == Dice.seeded((1 << 64) - 1).state()


def test_a_copy_rolls_the_same_and_goes_its_own_way() -> None:
    dice = Dice.seeded(3)
    copy, state = dice.copy(), dice.state()
    first = rolls(copy, 4)
    assert dice.state() == state
    assert rolls(dice, 4) == first


def test_a_stored_state_goes_on_where_it_stopped() -> None:
    dice = Dice.seeded(3)
    dice.roll()
    again = Dice.from_state(dice.state())
    assert rolls(again, 10) == rolls(dice, 10)


def test_the_counter_wraps_around() -> None:
    dice = Dice(1, 2, 3, (1 << 32) - 1)
    dice.roll()
    assert dice.state()[3] == 0


@pytest.mark.parametrize("state", [[], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1, 2, 3, 1 << 32]])
def test_a_broken_state_is_refused(state: list[int]) -> None:
    with pytest.raises(BrokenDump):
        Dice.from_state(state)


def test_a_roll_that_would_favour_small_numbers_is_rolled_again() -> None:
    """2**32 is 1 more than a multiple of three, so the highest roll of all does not count."""
    highest = 2**32 - 1
    assert rolls(loaded(highest, 5), 2) == [highest, 5]
    assert loaded(highest, 5).below(3) == 2
    assert loaded(highest - 1).below(3) == 2
    assert loaded(highest).below(2) == 1
    assert loaded(highest - 5, 13).below(10) == 3
    assert loaded(highest - 6).below(10) == 9


def test_all_numbers_below_a_bound_come_up_about_equally_often() -> None:
    dice = Dice.seeded(11)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)
    assert Dice.seeded(1).below(1) == 0


def test_all_orders_of_a_shuffle_come_up_about_equally_often() -> None:
    dice, counts = Dice.seeded(12), dict[tuple[int, ...], int]()
    for _ in range(6000):
        items = [1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


def test_shuffling_nothing_takes_no_roll() -> None:
    dice, empty, one = Dice.seeded(1), list[int](), [7]
    state = dice.state()
    dice.shuffle(empty)
    dice.shuffle(one)
    assert (empty, one, dice.state()) == ([], [7], state)


def rolls(dice: Dice, count: int) -> list[int]:
    return [dice.roll() for _ in range(count)]


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_dice_refuse_numbers_they_cannot_roll(bound: int) -> None:
    with pytest.raises(ValueError, match="dice roll"):
        Dice.seeded(1).below(bound)


# Rolled by hand.


def test_dice_rolled_by_hand_show_what_is_told() -> None:
    told, bounds = [3, 0, 5], []

    def ask(bound: int) -> int:
        bounds.append(bound)
        return told.pop(0)

    dice = HandDice(Dice.seeded(1), ask)
    assert [dice.below(6), dice.below(2), dice.below(6)] == [3, 0, 5]
    assert bounds == [6, 2, 6]
    assert dice.state() == Dice.seeded(1).state()


def test_dice_rolled_by_hand_roll_by_themselves_where_nothing_is_told() -> None:
    dice = HandDice(Dice.seeded(1), lambda bound: -1)
    assert _sixes(dice) == _sixes(Dice.seeded(1))


def _sixes(dice: Dice) -> list[int]:
    return [dice.below(6) for _ in range(20)]


def test_a_number_that_no_die_shows_is_refused() -> None:
    with pytest.raises(ValueError, match="6 is not below 6"):
        HandDice(Dice.seeded(1), lambda bound: 6).below(6)


def test_nobody_is_asked_for_the_rolls_of_a_copy() -> None:
    def ask(bound: int) -> int:
        raise AssertionError("nobody rolls for a copy")

    dice = HandDice(Dice.seeded(1), ask)
    assert _sixes(dice.copy()) == _sixes(Dice.seeded(1))


def test_a_shuffle_rolls_as_choosing_the_places_one_by_one_would() -> None:
    """Dice rolled by hand choose the places one by one; where nothing is told they roll like any others."""
    for seed in range(50):
        quick, slow = Dice.seeded(seed), HandDice(Dice.seeded(seed), lambda bound: -1)
        shuffled, chosen = list(range(seed)), list(range(seed))
        quick.shuffle(shuffled)
        slow.shuffle(chosen)
        assert shuffled == chosen
        assert quick.state() == slow.state()


def test_a_shuffle_by_hand_asks_for_every_place() -> None:
    told = [0, 1, 0]
    items = [10, 20, 30, 40]
    HandDice(Dice.seeded(1), lambda bound: told.pop(0)).shuffle(items)
    assert items == [30, 40, 20, 10]
    assert told == []


# For what is only imagined.


def test_dice_of_thought_follow_the_published_algorithm() -> None:
    """Multiply with carry by George Marsaglia, as in his KISS generator, written out once more."""
    number = ((KNOWN_ROLLS[0] % 698769068) << 32) + KNOWN_ROLLS[1] + 1
    thought = ThoughtDice(Dice.seeded(7))
    for _ in range(50):
        carry, low = divmod(number, 2**32)
        number = 698769069 * low + carry
        assert thought.below(1000) == number % 2**32 * 1000 // 2**32


def test_dice_of_thought_take_two_rolls_of_those_that_are_given() -> None:
    dice, others = Dice.seeded(7), Dice.seeded(7)
    ThoughtDice(dice).shuffle(list(range(40)))
    rolls(others, 2)
    assert dice.state() == others.state()


def test_all_orders_that_are_thought_of_come_up_about_equally_often() -> None:
    orders = dict[tuple[int, ...], int]()
    for seed in range(6000):
        items = [1, 2, 3]
        ThoughtDice(Dice.seeded(seed)).shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


def test_any_of_the_items_may_be_drawn_in_any_order_and_none_gets_lost() -> None:
    thought, drawn = ThoughtDice(Dice.seeded(1)), dict[tuple[int, ...], int]()
    for _ in range(6000):
        items = [1, 2, 3]
        thought.draw(items, 2)
        drawn[tuple(items[1:])] = drawn.get(tuple(items[1:]), 0) + 1
        assert sorted(items) == [1, 2, 3]
    assert len(drawn) == 6
    assert all(900 < count < 1100 for count in drawn.values())


def test_drawing_nothing_leaves_everything_where_it_lies() -> None:
    thought = ThoughtDice(Dice.seeded(1))
    items, number = [3, 1, 2], thought.number
    thought.draw(items, 0)
    thought.draw([], 5)
    thought.shuffle([7])
    assert (items, thought.number) == ([3, 1, 2], number)


def test_imagined_games_get_dice_of_their_own() -> None:
    states = {tuple(ThoughtDice(Dice.seeded(seed)).dice().state()) for seed in range(100)}
    assert len(states) == 100
    assert all(Dice.from_state(list(state)).state() == list(state) for state in states)


def test_a_deck_lies_as_its_numbers_say_and_stays_as_it_was() -> None:
    deck = list(range(20))
    orders = [tuple(laid(deck, order, number)) for order in (1, 2, 1 << 31) for number in range(10)]
    assert len(set(orders)) == len(orders)
    assert all(sorted(order) == deck == list(range(20)) for order in orders)
    assert laid(deck, 1, 5) == list(orders[5])


def test_the_number_of_an_order_is_never_nothing() -> None:
    thought = ThoughtDice(Dice.seeded(1))
    numbers = [thought.order() for _ in range(1000)]
    assert min(numbers) > 0
    assert max(numbers) <= 1 << 31
