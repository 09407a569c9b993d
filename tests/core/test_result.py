"""Results and places."""

import pytest

from civitas.core.result import Result, places_by


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([[3], [5], [4]], [3, 1, 2]),
        ([[5], [5], [4]], [1, 1, 3]),
        ([[5], [4], [4], [3]], [1, 2, 2, 4]),
        ([[5, 1], [5, 2]], [2, 1]),
        ([[0]], [1]),
        ([], []),
    ],
)
def test_the_highest_key_is_first_and_equal_keys_share_a_place(keys: list[list[int]], places: list[int]) -> None:
    assert places_by(keys) == places


def test_the_winners_are_all_seats_in_the_first_place() -> None:
    assert Result([2, 1, 3], [4, 9, 1], "circle").winners == [1]
    assert Result([1, 3, 1], [9, 1, 9], "circle").winners == [0, 2]


def test_the_plain_form_is_data_of_its_own() -> None:
    result = Result([1, 2], [9, 1], "circle")
    plain = result.to_json()
    assert plain == {"places": [1, 2], "scores": [9, 1], "ending": "circle"}
    places = plain["places"]
    assert isinstance(places, list)
    places.clear()
    assert result.places == [1, 2]


def test_results_are_equal_when_everything_about_them_is() -> None:
    result = Result([1, 2], [9, 1], "circle")
    assert result == Result([1, 2], [9, 1], "circle")
    assert hash(result) == hash(Result([1, 2], [9, 1], "circle"))
    assert result != Result([2, 1], [9, 1], "circle")
    assert result != Result([1, 2], [9, 0], "circle")
    assert result != Result([1, 2], [9, 1], "tie")
    assert result != "circle"
    assert repr(result) == "Result([1, 2], [9, 1], 'circle')"
