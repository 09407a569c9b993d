"""Who plays whom."""

from collections import Counter

import pytest

from civitas.arena.schedule import BadMatch, fixtures


def test_every_deal_is_played_once_from_each_seat() -> None:
    found = fixtures(["a", "b", "c"], 3, 6, 10)
    assert [(each.number, each.seed, each.lineup) for each in found] == [
        (0, 10, ("a", "b", "c")),
        (1, 10, ("c", "a", "b")),
        (2, 10, ("b", "c", "a")),
        (3, 11, ("a", "b", "c")),
        (4, 11, ("c", "a", "b")),
        (5, 11, ("b", "c", "a")),
    ]


def test_one_against_three_sits_everywhere_alike() -> None:
    found = fixtures(["a", "b", "b", "b"], 4, 8, 0)
    assert Counter(each.lineup.index("a") for each in found) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_fewer_bots_than_seats_are_repeated_in_turn() -> None:
    assert [each.lineup for each in fixtures(["a", "b"], 4, 2, 0)] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert [each.lineup for each in fixtures(["a"], 2, 1, 0)] == [("a", "a")]


def test_more_bots_than_seats_meet_in_all_groups_equally_often() -> None:
    found = fixtures(["a", "b", "c", "d"], 2, 24, 0)
    assert set(Counter(frozenset(each.lineup) for each in found).values()) == {4}
    assert set(Counter((seat, name) for each in found for seat, name in enumerate(each.lineup)).values()) == {6}


@pytest.mark.parametrize(("bots", "seats", "games"), [([], 2, 1), (["a"], 0, 1), (["a"], 2, 0)])
def test_nothing_to_play_is_refused(bots: list[str], seats: int, games: int) -> None:
    with pytest.raises(BadMatch):
        fixtures(bots, seats, games, 0)
