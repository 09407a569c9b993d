"""The conformance kit: the laws that every title keeps, as checks for anybody's title.

    from civitas.core.conformance import check_title
    check_title(my_title)

A check that fails raises a ConformanceError that names the check, the game and the number of
actions played, so that the game can be played again up to the same point.
"""

from civitas.core.conformance.acting import check_forms
from civitas.core.conformance.examination import CHECKS, check_game, check_title, questions_of, random_game, samples_of
from civitas.core.conformance.game import ConformanceError, Game, Record, random_choice
from civitas.core.conformance.hiding import check_secrets

__all__ = [
    "CHECKS",
    "ConformanceError",
    "Game",
    "Record",
    "check_forms",
    "check_game",
    "check_secrets",
    "check_title",
    "questions_of",
    "random_choice",
    "random_game",
    "samples_of",
]
