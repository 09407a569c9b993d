"""Every kind of question that the games of the suite get to is looked at in one of them."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from civitas.core.conformance import Game, Record, questions_of, random_game, samples_of
from civitas.core.title import Title
from tests.conformance import test_bot_games as bot_games
from tests.conformance import test_lively_games as lively_games
from tests.conformance import test_titles as random_games
from tests.conformance.subjects import SEED, SELDOM, TITLES, Case

pytestmark = [pytest.mark.untraced, pytest.mark.soak]

Played = tuple[Case, int, int, Record]
"""A game: how it is played, its seed, at how many positions it is looked at, and its actions."""


def games_of(title: Title) -> Iterator[Played]:
    """All games of the suite in which positions are drawn."""
    for case in (case for case in random_games.USUAL if case.title is title):
        yield case, SEED + case.players, random_games.WHOLE, random_record(case, None)
    for case in (case for case in random_games.UNUSUAL if case.title is title):
        yield case, SEED + case.players, random_games.BROKEN_OFF, random_record(case, random_games.LONG_ENOUGH)
    for case in (case for case in lively_games.CASES if case.title is title):
        seed = SEED + case.players
        yield case, seed, lively_games.USUALLY, lively_games.lively_game(case, seed)
    for case in (case for case in lively_games.VARIANTS if case.title is title):
        seed = SEED + 10 + case.players
        yield case, seed, lively_games.WITH_VARIANTS, lively_games.lively_game(case, seed)
    name = bot_games.quickest_wits(title.id)
    for case in (case for case in [*bot_games.FEWEST_AND_MOST, *bot_games.AUTOMATED] if case.title is title):
        seed = SEED + case.players
        yield case, seed, bot_games.LOOKS, bot_games.bot_game(case, seed, name)


def random_record(case: Case, actions: int | None) -> Record:
    """The actions of a random game."""
    return random_game(
        case.title, players=case.players, seed=SEED + case.players, options=case.options, actions=actions
    )


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_no_kind_of_question_is_passed_by(title: Title) -> None:
    asked: dict[str, int] = defaultdict(int)
    looked_at: set[str] = set()
    for case, seed, samples, record in games_of(title):
        questions = questions_of(title, case.players, seed, case.options, record)
        dice = Game(title, players=case.players, seed=seed, options=case.options).rng
        looked_at |= {questions[number] for number in samples_of(questions, samples, dice, case.seldom)}
        for question in {*questions}:
            asked[question] += 1
    assert {question: games for question, games in asked.items() if question not in looked_at} == {}
    assert SELDOM[title.id] <= {*asked}, "no kind of question"
