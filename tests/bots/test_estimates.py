"""Every seat's chance to win: a sum of one, nothing hidden in it, and right in the end."""

import pytest

import civitas
from bench.recorded import recorded_games
from civitas.bots import bot
from civitas.bots.estimates import chances
from civitas.core.dice import Dice
from civitas.core.position import Position
from tests.toy import TOY

NEARLY = {
    "civilization-1980": 0.6, "civilization-2010": 0.6, "new-dawn": 0.6, "through-the-ages-2006": 0.75,
    "through-the-ages-2015": 0.75,
}  # fmt: skip
"""What winners are given on average before the last action: hands or events that nobody sees may still decide."""
LEARNED = sorted(NEARLY)
BY_BATTLE = "civilization-2010"
"""Its recorded games are decided by a last battle, of which an estimate knows nothing while it is fought."""
SAMPLES = 6


def positions(title_id: str, samples: int = SAMPLES) -> list[Position]:
    """Positions of recorded games, spread over them."""
    found = []
    for game in recorded_games(title_id)[:2]:
        stride = max(1, len(game.moves) // samples)
        found += [each.clone() for number, each in enumerate(game.positions()) if number % stride == stride // 2]
    return found


@pytest.mark.parametrize("title_id", LEARNED)
def test_chances_add_up_to_one_for_every_seat_and_for_spectators(title_id: str) -> None:
    for players in civitas.title(title_id).player_counts({}):
        position = civitas.title(title_id).new_game(players=players, seed=players)
        for seat in (None, *range(position.players)):
            found = chances(title_id, position.perspective(seat))
            assert found is not None
            assert len(found) == position.players
            assert sum(found) == pytest.approx(1.0)
            assert all(0.0 < each < 1.0 for each in found)


@pytest.mark.parametrize("title_id", LEARNED)
def test_nobody_is_ahead_by_being_the_first_to_set_up(title_id: str) -> None:
    position = recorded_games(title_id)[0].begin()
    even = pytest.approx([1 / position.players] * position.players)
    for seat, action in recorded_games(title_id)[0].moves:
        if position.teller().round(position) > 0:
            break
        assert chances(title_id, position.perspective(None)) == even
        position.play(seat, action)


@pytest.mark.parametrize("title_id", LEARNED)
def test_chances_depend_on_nothing_hidden(title_id: str) -> None:
    for number, position in enumerate(positions(title_id)):
        for seat in (None, position.to_act[0]):
            real = position.perspective(seat)
            imagined = real.imagine(Dice.seeded(number)).perspective(seat)
            assert chances(title_id, imagined) == chances(title_id, real)


@pytest.mark.parametrize("title_id", [each for each in LEARNED if each != BY_BATTLE])
def test_whoever_is_about_to_win_gets_nearly_everything(title_id: str) -> None:
    given = []
    for game in recorded_games(title_id):
        position = game.begin()
        for seat, action in game.moves:
            last = position.clone()
            position.play(seat, action)
        assert position.result is not None
        found = chances(title_id, last.perspective(None))
        assert found is not None
        given.append(sum(found[seat] for seat in position.result.winners))
        assert chances(title_id, position.perspective(None)) == [
            1 / len(position.result.winners) if place == 1 else 0.0 for place in position.result.places
        ]
    assert sum(given) / len(given) > NEARLY[title_id]


def test_whoever_is_about_to_have_fifteen_coins_gets_nearly_everything() -> None:
    position = civitas.title(BY_BATTLE).new_game(players=2, seed=1)
    magnates = [bot(BY_BATTLE, "magnate", seat) for seat in range(2)]
    while not position.is_over:
        last = position.clone()
        seat = position.to_act[0]
        position.play(seat, magnates[seat].choose(position.perspective(seat)))
    assert position.result is not None
    assert position.result.ending == "economic"
    found = chances(BY_BATTLE, last.perspective(None))
    assert found is not None
    assert sum(found[seat] for seat in position.result.winners) > NEARLY[BY_BATTLE]


def test_whoever_has_left_the_game_has_no_chance() -> None:
    title = civitas.title("through-the-ages-2015")
    position = title.new_game(players=3, seed=1)
    gone = position.to_act[0]
    position.play(gone, title.space.parse("resign"))
    while not position.perspective(None).view["civilizations"][gone]["left"]:
        seat = position.to_act[0]
        position.play(seat, title.space.parse("done"))
    found = chances(title.id, position.perspective(None))
    assert found is not None
    assert found[gone] == 0.0
    assert sum(found) == pytest.approx(1.0)


def test_where_nothing_was_learned_there_is_no_estimate() -> None:
    position = TOY.new_game(players=2, seed=1)
    assert chances(TOY.id, position.perspective(None)) is None
    assert chances("no-such-title", position.perspective(None)) is None
