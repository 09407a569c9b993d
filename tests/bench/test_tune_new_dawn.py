"""The search for what counts for how much to the monarch."""

import math

import pytest

from bench.tune_new_dawn import (
    NAMES,
    PAIRS,
    RATE,
    SEATINGS,
    Game,
    State,
    changed,
    command_of,
    found_so_far,
    learned,
    settled,
    signs_of,
    worth_of,
)
from civitas.bots.new_dawn.weights import TABLES, tuned_weights

NOTHING = [0.0] * len(NAMES)


def with_change(name: str, change: float) -> list[float]:
    """A change of one weight alone."""
    return [change if each == name else 0.0 for each in NAMES]


def test_a_weight_of_a_row_is_changed_alone_and_a_whole_row_by_one_factor() -> None:
    usual = changed(SEATINGS["two"], NOTHING)
    assert (usual.rival, usual.trust) == (0.7, 10.0)
    doubled = changed(SEATINGS["two"], with_change("trade.1", math.log(2)))
    assert doubled.trade == pytest.approx([0.03, 0.06, 0.02, 0.03, 0.06])
    assert changed(SEATINGS["two"], with_change("placed", math.log(2))).placed == pytest.approx([4.4, 4.4, 6.2, 7.2])
    assert changed(SEATINGS["four"], with_change("trust", math.log(0.5))).trust == pytest.approx(2.0)
    assert changed(SEATINGS["two"], NOTHING).trade == [0.03, 0.03, 0.02, 0.03, 0.06], "nothing is left behind"


def test_a_weight_of_which_more_was_always_better_is_moved_up_and_others_stay() -> None:
    state: State = {"start": "", "theta": NOTHING, "batches": []}
    signs = [[1] * len(NAMES), [1] + [-1] * (len(NAMES) - 1), [-1] * len(NAMES), [-1] + [1] * (len(NAMES) - 1)]
    values = [value for row in signs for value in ((1.0, 0.0) if row[0] > 0 else (0.0, 1.0))]
    after = learned(state, signs, values)
    assert after["batches"][0]["z"][:2] == pytest.approx([2.0, 0.0])
    assert after["theta"] == pytest.approx([2.0 * RATE, *NOTHING[1:]])
    assert after["batches"][0]["mean"] == 0.5
    assert state["theta"] == NOTHING


def test_a_batch_in_which_nothing_was_better_moves_nothing() -> None:
    signs = [signs_of("two", number) for number in range(3)]
    assert learned({"start": "", "theta": NOTHING, "batches": []}, signs, [0.5] * 6)["theta"] == NOTHING


def test_of_the_later_half_of_the_batches_the_mean_is_kept() -> None:
    """Moved up by one standard error in each of four batches: the third and the fourth place are what counts."""
    state: State = {"start": "", "theta": NOTHING, "batches": []}
    assert settled(state) == NOTHING
    signs = [[1] * len(NAMES), [1] * len(NAMES)]
    for _ in range(4):
        state = learned(state, signs, [0.5, 0.5, 1.0, 0.0])
    assert state["theta"] == pytest.approx([4 * RATE] * len(NAMES))
    assert settled(state) == pytest.approx([3.5 * RATE] * len(NAMES))


def test_what_was_found_tells_how() -> None:
    state: State = {"start": "two", "theta": NOTHING, "batches": []}
    assert command_of("four", state) == "python bench/tune_new_dawn.py four --batches 0 --start two"


def test_changes_are_drawn_by_the_number_of_the_pair() -> None:
    assert signs_of("two", 4) == signs_of("two", 4) != signs_of("two", 5)
    assert {sign for number in range(PAIRS) for sign in signs_of("four", number)} == {-1, 1}


def test_a_game_is_worth_the_same_every_time_and_most_if_it_is_won() -> None:
    values = [worth_of(Game("two", number, NOTHING)) for number in (0, 0, 1)]
    assert values[0] == values[1]
    assert all(value > 0.7 or value < 0.3 for value in values), "a victory is 1, ten turns are 0.3"


def test_what_is_stored_names_every_weight_of_every_table() -> None:
    """Whatever was found on this machine: a table at which nothing was looked for keeps what is usual."""
    found = found_so_far()
    assert set(found) == {"made", *TABLES}
    for table in TABLES:
        assert {name.partition(".")[0] for name in NAMES} <= set(found[table])
        assert tuned_weights(table).placed
