"""The game file: write, read, replay, check, annotate, branch (docs/records.md)."""

from civitas.records.annotating import MARKS, annotate, branch
from civitas.records.checking import faults
from civitas.records.drawing import course, svg
from civitas.records.file import BadFile, Branch, GameFile, Happened, Move, Seat, decode, encode, read, write
from civitas.records.lines import Path, Trail, all_lines, branch_at, moves_of, path_text, read_path
from civitas.records.recording import game_file, game_from, record, seats_of
from civitas.records.replaying import Step, Stray, steps

__all__ = [
    "MARKS",
    "BadFile",
    "Branch",
    "GameFile",
    "Happened",
    "Move",
    "Path",
    "Seat",
    "Step",
    "Stray",
    "Trail",
    "all_lines",
    "annotate",
    "branch",
    "branch_at",
    "course",
    "decode",
    "encode",
    "faults",
    "game_file",
    "game_from",
    "moves_of",
    "path_text",
    "read",
    "read_path",
    "record",
    "seats_of",
    "steps",
    "svg",
    "write",
]
