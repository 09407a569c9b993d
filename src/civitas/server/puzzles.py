"""Puzzles over HTTP: what is to be reached, and whether it is; nothing is told that would give the answer away."""

import civitas
from civitas.core.position import Position
from civitas.core.telling import Said
from civitas.puzzles import Puzzle, judged, puzzles
from civitas.puzzles.puzzle import figure_of
from civitas.server.sandboxes import Sandboxes, found_puzzle
from civitas.server.studies import scenario_of
from civitas.server.study_messages import Origin, PuzzleJudged, PuzzleShown, PuzzleTried
from civitas.server.tables import read_action


def shown(title_id: str) -> list[PuzzleShown]:
    """All puzzles of a title."""
    return [_shown(title_id, each) for each in puzzles(title_id)]


def tried(sandboxes: Sandboxes, title_id: str, name: str, asked: PuzzleTried) -> PuzzleJudged:
    """How a puzzle stands after these answers of its seat; what is not legal is refused with its rule."""
    found, origin = found_puzzle(title_id, name), Origin(title=title_id, puzzle=name)
    sandboxes.at(origin, asked.moves)  # refuses what may not be played
    space = civitas.title(title_id).space
    actions = [read_action(space, move.action) for move in asked.moves]
    return PuzzleJudged(*judged(found.goal, sandboxes.at(origin, []), found.seat, actions))


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
        kind=each.goal.kind,
        figure=_label(position, each.goal.figure) if each.goal.figure else None,
        feat=each.goal.feat,
        reach=each.goal.reach,
        now=figure_of(position, each.goal.figure, each.seat) if each.goal.figure else 0,
        moves=len(each.solution.actions),
        unique=each.unique,
    )


def _label(position: Position, figure: str) -> Said:
    return next(each["label"] for each in position.teller().figures(position) if each["id"] == figure)
