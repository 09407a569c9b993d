"""Puzzles: positions in which a seat can reach something in one turn, in one way only (docs/puzzles.md)."""

from civitas.puzzles.puzzle import Goal, Puzzle, Solution, Standing, judged, puzzle, puzzles
from civitas.puzzles.verdict import Verdict

__all__ = ["Goal", "Puzzle", "Solution", "Standing", "Verdict", "judged", "puzzle", "puzzles"]
