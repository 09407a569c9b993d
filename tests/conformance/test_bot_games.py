"""Games of bots that know what they do reach what random games hardly see: cities, markets, calamities, the end."""

import pytest

from civitas.bots import bot, names
from civitas.core.conformance import Record, check_game
from civitas.core.dice import Dice
from civitas.core.title import Title
from tests.conformance.subjects import SEED, TITLES, Case

pytestmark = pytest.mark.untraced

WHIMS = 12
"""Every so manieth action is a random one, so that no two games go the same way."""
CASES = [Case(title, players) for title in TITLES for players in title.player_counts({})]


def bot_game(title: Title, players: int, seed: int) -> Record:
    """The actions of a game between the strongest bots, with a random one now and then."""
    rng = Dice.seeded(seed)
    bots = [bot(title.id, names(title.id)[-1], seed + seat) for seat in range(players)]
    position = title.new_game(players=players, seed=seed)
    record: Record = []
    while not position.is_over:
        to_act = position.to_act
        seat = to_act[rng.below(len(to_act))]
        legal = position.legal(seat)
        whim = rng.below(WHIMS) == 0
        action = legal[rng.below(len(legal))] if whim else bots[seat].choose(position.perspective(seat))
        position.play(seat, action)
        record.append((seat, action))
    return record


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_of_bots_keeps_every_law(case: Case) -> None:
    seed = SEED + case.players
    record = bot_game(case.title, case.players, seed)
    game = check_game(case.title, players=case.players, seed=seed, samples=10, breadth=5, depth=4, record=record)
    assert game.position.is_over


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200, 210))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_many_games_of_bots_keep_every_law(case: Case, seed: int) -> None:
    record = bot_game(case.title, case.players, SEED + seed)
    check_game(case.title, players=case.players, seed=SEED + seed, samples=60, record=record)
