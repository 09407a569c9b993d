"""Puzzles: positions in which a seat can reach something in one turn, in one way only (docs/puzzles.md)."""

from civitas.puzzles.puzzle import Goal, Puzzle, Solution, Verdict, judged, puzzle, puzzles

__all__ = ["Goal", "Puzzle", "Solution", "Verdict", "judged", "puzzle", "puzzles"]
