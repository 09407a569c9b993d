"""One game of the arena and its rules."""

import pytest

from civitas.arena.match import CUT_SHORT, FORFEIT, Outcome, Terms, bot_seed, check_bot, play_fixture, time_limit
from civitas.arena.schedule import BadMatch, Fixture

TITLE = "through-the-ages-2006"
OPTIONS: dict[str, object] = {"mode": "simple", "resignation": False}


def played(*lineup: str, seed: int = 3, seconds: float = 60.0, longest: int = 100_000) -> Outcome:
    """A short game of these bots."""
    return play_fixture(Fixture(7, seed, lineup), Terms(TITLE, OPTIONS, seconds, longest))


def own(name: str) -> str:
    """A bot of these tests by where its class is."""
    return f"tests.arena.players:{name}"


def test_a_game_is_noted_with_all_that_came_of_it() -> None:
    outcome = played("random", "random")
    assert (outcome["game"], outcome["seed"], outcome["bots"]) == (7, 3, ["random", "random"])
    assert sorted(outcome["places"])[0] == 1
    assert len(outcome["scores"]) == 2
    assert outcome["ending"] not in (FORFEIT, CUT_SHORT)
    assert outcome["rounds"] > 5
    assert all(count > 0 for count in outcome["decisions"])
    assert len(outcome["seconds"]) == 2
    assert outcome["columns"]["culture"] == outcome["scores"]
    assert outcome["events"]["took"] > 0
    assert set(outcome["by_round"]) == {str(number) for number in range(1, outcome["rounds"] + 1)}
    assert outcome["fault"] is None


def test_the_same_game_comes_out_the_same() -> None:
    one, again = played("random", "random"), played("random", "random")
    assert {**one, "seconds": 0} == {**again, "seconds": 0}
    other = played("random", "random", seed=4)
    assert other["decisions"] != one["decisions"]


def test_bots_on_different_seats_have_different_seeds() -> None:
    assert len({bot_seed(deal, seat) for deal in range(4) for seat in range(4)}) == 16


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Babbler", "answered 'build a wonder', which it may not play"),
        ("Cheat", "which it may not play"),
        ("Crasher", "raised ZeroDivisionError('thought too hard')"),
        ("Unborn", "cannot be made: RuntimeError('not today')"),
    ],
)
def test_who_breaks_the_rules_loses_that_game_and_the_others_share_the_first_place(name: str, what: str) -> None:
    outcome = played("random", own(name), "random")
    assert outcome["ending"] == FORFEIT
    assert outcome["places"] == [1, 3, 1]
    assert outcome["fault"] is not None
    assert (outcome["fault"]["seat"], outcome["fault"]["bot"]) == (1, own(name))
    assert what in outcome["fault"]["what"]


def test_who_thinks_too_long_loses_that_game() -> None:
    outcome = played(own("Dreamer"), "random", seconds=0.05)
    assert outcome["fault"] == {
        "seat": 0,
        "bot": own("Dreamer"),
        "what": "took longer than 0.05 s for a decision",
    }
    assert outcome["places"] == [2, 1]


def test_time_is_limited_only_while_somebody_thinks() -> None:
    with time_limit(0.01):
        pass
    count = 0
    for _ in range(2_000_000):
        count += 1
    assert count == 2_000_000


def test_a_game_that_is_too_long_is_cut_short_and_nobody_wins() -> None:
    outcome = played(own("Sound"), "random", longest=10)
    assert outcome["ending"] == CUT_SHORT
    assert sum(outcome["decisions"]) == 10
    assert outcome["places"] == [1, 1]


def test_a_seat_that_the_rules_play_takes_no_bot() -> None:
    terms = Terms("new-dawn", {"automa": "settler"}, 60.0, 100_000)
    outcome = play_fixture(Fixture(0, 1, ("random",)), terms)
    assert outcome["bots"] == ["random", "automated"]
    assert outcome["decisions"][1] == 0


def test_bots_that_do_not_exist_are_named_before_the_match() -> None:
    check_bot(TITLE, "minister")
    check_bot(TITLE, own("Sound"))
    with pytest.raises(BadMatch, match=r"'nobody': no such bot for .*minister"):
        check_bot(TITLE, "nobody")
    with pytest.raises(BadMatch, match="no_such_module"):
        check_bot(TITLE, "no_such_module:Bot")
    with pytest.raises(BadMatch, match="Nobody"):
        check_bot(TITLE, own("Nobody"))
