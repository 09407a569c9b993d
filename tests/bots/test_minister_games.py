"""Ministers play whole games: in both editions, with every option, always legally and alike, and better than chance."""

import pytest

import civitas
from civitas.bots import names, sparring_partners
from tests.bots.ministers import FIRST, NEW, minister, new_game, play_out, stumble

MODES: list[tuple[str, dict[str, object]]] = [
    (NEW, {}),
    (FIRST, {}),
    (FIRST, {"mode": "advanced"}),
    (FIRST, {"mode": "simple"}),
]
OPTIONS = [(title, options) for title in (NEW, FIRST) for options in civitas.title(title).option_sets()]


@pytest.mark.parametrize("title", [NEW, FIRST])
def test_both_editions_have_five_levels(title: str) -> None:
    assert names(title) == ["random", "scribe", "minister", "architect", "chancellor", "sovereign"]
    assert sparring_partners(title) == ["warlord", "scholar", "mason"]


@pytest.mark.parametrize(("title", "options"), MODES)
def test_a_minister_beats_three_random_players(title: str, options: dict[str, object]) -> None:
    for seed in (1, 2):
        line_up = ["random"] * 4
        line_up[seed] = "minister"
        position, _ = play_out(title, line_up, seed, options)
        assert position.result is not None
        assert position.result.winners == [seed]


@pytest.mark.parametrize(("title", "options"), MODES)
def test_the_same_seed_plays_the_same_game(title: str, options: dict[str, object]) -> None:
    line_up = ["minister", "random"]
    assert play_out(title, line_up, 8, options)[1] == play_out(title, line_up, 8, options)[1]


def test_ministers_keep_their_people_quiet_and_fed() -> None:
    for title in (NEW, FIRST):
        position, messages = new_game(title, 3, 4), list[str]()
        bots = [minister(seat, title) for seat in range(3)]
        while not position.is_over:
            seat = position.to_act[0]
            messages += [event.message for event in position.play(seat, bots[seat].choose(position.perspective(seat)))]
        turns = messages.count("turn")
        assert messages.count("uprising") + messages.count("famine") < turns / 20
        assert messages.count("completed") >= 3
        assert "resigned" not in messages


@pytest.mark.parametrize(("number", "title", "options"), [(number, *each) for number, each in enumerate(OPTIONS)])
def test_a_minister_copes_with_whatever_position_it_is_put_in(
    number: int, title: str, options: dict[str, object]
) -> None:
    """Every third action is a random one, so that no plan survives."""
    answered = stumble(title, 2 + number % 2, number, options)
    assert answered["ActionPhase"] >= 20


def test_a_minister_that_takes_over_in_the_middle_plays_on() -> None:
    """Nothing but the view decides: a new bot for every decision plays a whole game."""
    position = new_game(FIRST, 2, 6, {"mode": "advanced"})
    decisions = 0
    while not position.is_over:
        seat = position.to_act[0]
        position.play(seat, minister(decisions, FIRST).choose(position.perspective(seat)))
        decisions += 1
    assert decisions < 1000


@pytest.mark.soak
@pytest.mark.parametrize(("title", "options"), OPTIONS, ids=str)
def test_ministers_finish_every_game_with_any_number_of_players(title: str, options: dict[str, object]) -> None:
    for players in civitas.title(title).player_counts(options):
        for seed in range(3):
            stumble(title, players, 100 + seed, options)
            assert play_out(title, ["minister"] * players, seed, options)[0].result is not None


@pytest.mark.soak
@pytest.mark.parametrize(("title", "options"), MODES)
def test_one_minister_beats_three_random_players_in_nearly_all_games(title: str, options: dict[str, object]) -> None:
    won = 0
    for seed in range(50):
        line_up = ["random"] * 4
        line_up[seed % 4] = "minister"
        position, _ = play_out(title, line_up, seed, options)
        assert position.result is not None
        won += position.result.winners == [seed % 4]
    assert won >= (40 if options.get("mode") == "simple" else 48)
