"""Random games with habits: who hardly ever stops early and never leaves sees more of a game than pure chance does."""

import pytest

from civitas.core.conformance import Record, check_game
from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.core.title import Title
from tests.conformance.subjects import SEED, Case, restrained
from tests.conformance.subjects import TITLES as ALL_TITLES

pytestmark = pytest.mark.untraced

USUAL = 10
HABITS: dict[str, dict[str, int]] = {
    "civilization-2010": {
        "scratch": 0, "withdraw": 0, "drop": 0, "counter": 2, "done": 2, "stop": 1, "waive": 1, "skip": 2, "offer": 1,
        "leave": 3, "pass": 3, "decline": 5, "govern": 2, "devote": 20, "assign": 5, "produce": 30, "use": 40,
        "play": 60, "build": 30, "build army": 90, "march": 50, "step down": 50, "step right": 30, "publish": 60,
        "accept": 60, "advance": 60, "found": 80, "raze": 30,
    },
    "new-dawn": {
        "done": 2, "advance": 5, "spend": 20, "attack": 60, "construct": 60, "use": 40, "renegotiate": 20, "take": 20,
    },
    "through-the-ages": {
        "resign": 0, "destroy": 0, "by-hand": 1, "cancel": 2, "done": 6, "bid": 7, "refuse": 7, "build": 30,
        "upgrade": 30, "play": 30, "copy": 30, "accept": 30, "populate": 40, "revolt": 40, "prepare": 40, "propose": 40,
        "develop": 60, "construct": 60, "lead": 60, "adopt": 60, "attack": 80, "declare": 100,
    },
}  # fmt: skip
"""How likely the things are that can be said, beside the usual; by the beginning of titles and by all words or one.

Figures that all drift to the same corner of a map meet there.
"""

TITLES = [title for title in ALL_TITLES if any(title.id.startswith(family) for family in HABITS)]
CASES = [Case(title, players, restrained(title)) for title in TITLES for players in title.player_counts({})]
VARIANTS = [
    Case(title, 2 + number % 3, {**restrained(title), **options})
    for title in TITLES
    for number, options in enumerate(title.option_sets())
    if options
]
USUALLY = 5
"""So many positions of a game are looked at, beside those with questions that come up seldom."""
WITH_VARIANTS = 3
"""So many of a game with variants."""


def lively_game(case: Case, seed: int) -> Record:
    """The actions of a game between players with these habits."""
    position = case.title.new_game(players=case.players, seed=seed, options=case.options)
    rng = Dice.seeded(seed + 1)
    record: Record = []
    while not position.is_over:
        seat = position.to_act[rng.below(len(position.to_act))]
        action = habitual_choice(case.title, position, seat, rng)
        position.play(seat, action)
        record.append((seat, action))
    return record


def habitual_choice(title: Title, position: Position, seat: int, rng: Dice) -> int:
    """One of the legal actions, each as likely as the habits say."""
    habits = next(habits for family, habits in HABITS.items() if title.id.startswith(family))
    legal = position.legal(seat)
    tickets = [action for action in legal for _ in range(_weight(habits, title.space.text(action)))]
    return tickets[rng.below(len(tickets))] if tickets else legal[0]


def _weight(habits: dict[str, int], text: str) -> int:
    """How likely it is that something is said."""
    return habits.get(text, habits.get(text.split(" ")[0], USUAL))


def examine(case: Case, seed: int, samples: int) -> None:
    record = lively_game(case, seed)
    game = check_game(
        case.title,
        players=case.players,
        seed=seed,
        options=case.options,
        samples=samples,
        breadth=4,
        depth=5,
        without=case.left_out,
        seldom=case.seldom,
        record=record,
    )
    assert game.position.is_over


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_lively_game_keeps_every_law(case: Case) -> None:
    examine(case, SEED + case.players, samples=USUALLY)


@pytest.mark.parametrize("case", VARIANTS, ids=str)
def test_a_lively_game_with_variants_keeps_every_law(case: Case) -> None:
    examine(case, SEED + 10 + case.players, samples=WITH_VARIANTS)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(300, 310))
@pytest.mark.parametrize("case", [*CASES, *VARIANTS], ids=str)
def test_many_lively_games_keep_every_law(case: Case, seed: int) -> None:
    examine(case, SEED + seed, samples=40)
