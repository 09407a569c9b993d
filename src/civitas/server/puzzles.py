"""Puzzles over HTTP: what is to be reached, and whether it is; nothing is told that would give the answer away."""

from civitas.core.position import Position
from civitas.core.telling import Said
from civitas.puzzles import Puzzle, judged, puzzles
from civitas.puzzles.puzzle import figure_of
from civitas.server.sandboxes import Sandboxes, found_puzzle
from civitas.server.studies import scenario_of
from civitas.server.study_messages import Origin, PuzzleJudged, PuzzleShown, PuzzleTried


def shown(title_id: str) -> list[PuzzleShown]:
    """All puzzles of a title."""
    return [_shown(title_id, each) for each in puzzles(title_id)]


def tried(sandboxes: Sandboxes, title_id: str, name: str, asked: PuzzleTried) -> PuzzleJudged:
    """How a puzzle stands after these answers of its seat; what is not legal is refused with its rule."""
    found = found_puzzle(title_id, name)
    position = sandboxes.at(Origin(title=title_id, puzzle=name), asked.moves)
    value = figure_of(position, found.goal.figure, found.seat)
    return PuzzleJudged(judged(found, position, asked.moves), value)


def solution(title_id: str, name: str) -> list[str]:
    """The answers of a puzzle, for those who give up."""
    return found_puzzle(title_id, name).solution.actions


def _shown(title_id: str, each: Puzzle) -> PuzzleShown:
    position = scenario_of(title_id, each.scenario)
    return PuzzleShown(
        id=each.id,
        title=title_id,
        players=position.players,
        seat=each.seat,
        figure=_label(position, each.goal.figure),
        reach=each.goal.reach,
        now=figure_of(position, each.goal.figure, each.seat),
        moves=len(each.solution.actions),
    )


def _label(position: Position, figure: str) -> Said:
    return next(each["label"] for each in position.teller().figures(position) if each["id"] == figure)
