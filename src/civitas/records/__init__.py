"""The game file: write, read, replay, check, annotate, branch (docs/records.md)."""

from civitas.records.annotating import MARKS, annotate, branch
from civitas.records.checking import faults
from civitas.records.file import BadFile, Branch, GameFile, Happened, Move, Seat, decode, encode, read, write
from civitas.records.recording import game_file, record, seats_of
from civitas.records.replaying import Step, Stray, steps

__all__ = [
    "MARKS",
    "BadFile",
    "Branch",
    "GameFile",
    "Happened",
    "Move",
    "Seat",
    "Step",
    "Stray",
    "annotate",
    "branch",
    "decode",
    "encode",
    "faults",
    "game_file",
    "read",
    "record",
    "seats_of",
    "steps",
    "write",
]
