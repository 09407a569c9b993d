"""Games of bots that know what they do reach what random games hardly see: cities, wonders, markets, wars, the end."""

import pytest

from civitas.bots import bot, milliseconds, names
from civitas.core.conformance import Record, check_game
from civitas.core.dice import Dice
from tests.conformance.subjects import SEED, TITLES, Case, automated_sets

pytestmark = pytest.mark.untraced

AT_ONCE = 0.3
"""Milliseconds, compiled. Who thinks for longer plays better, but a position is none the odder for that."""
WHIMS = 12
"""Every so manieth action is a random one, so that no two games go the same way."""
LOOKS = 5
"""So many positions of a game are looked at, beside those with questions that come up seldom."""
CASES = [Case(title, players, title.playout_options()) for title in TITLES for players in title.player_counts({})]
"""With options under which the random actions end no game before its time."""
FEWEST_AND_MOST = [
    case for case in CASES if case.players in (case.title.player_counts({})[0], case.title.player_counts({})[-1])
]
AUTOMATED = [
    Case(title, players, options)
    for title in TITLES
    for players, options in zip(title.player_counts({}), automated_sets(title), strict=False)
]
"""The same with a seat that the rules play, each number of players with other options."""
VARIANTS = [
    Case(title, title.player_counts(options)[-1], options)
    for title in TITLES
    for options in title.option_sets()
    if options
]


def quickest_wits(title_id: str) -> str:
    """The strongest bot of a title that decides at once."""
    measured = milliseconds(title_id)
    return [name for name in names(title_id) if measured.get(name, 0) <= AT_ONCE][-1]


def bot_game(case: Case, seed: int, name: str) -> Record:
    """The actions of a game between bots of a name, with a random one now and then."""
    rng = Dice.seeded(seed)
    title, players = case.title, case.players
    bots = [bot(title.id, name, seed + seat) for seat in range(players)]
    position = title.new_game(players=players, seed=seed, options=case.options)
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


def examine(case: Case, name: str, seed: int, samples: int, breadth: int, depth: int) -> None:
    """Check a game of bots in and out."""
    game = check_game(
        case.title,
        players=case.players,
        seed=seed,
        options=case.options,
        samples=samples,
        breadth=breadth,
        depth=depth,
        without=case.left_out,
        seldom=case.seldom,
        record=bot_game(case, seed, name),
    )
    assert game.position.is_over


@pytest.mark.parametrize("case", [*FEWEST_AND_MOST, *AUTOMATED], ids=str)
def test_a_game_of_bots_keeps_every_law(case: Case) -> None:
    examine(case, quickest_wits(case.title.id), SEED + case.players, samples=LOOKS, breadth=5, depth=4)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200, 210))
@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=str)
def test_many_games_of_bots_keep_every_law(case: Case, seed: int) -> None:
    examine(case, names(case.title.id)[-1], SEED + seed, samples=60, breadth=12, depth=6)
