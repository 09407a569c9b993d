"""Dumps: what all titles share of them, written and read back: the envelope, dice, results, records and frames."""

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from civitas.core.dice import Dice
from civitas.core.errors import BadOption, BrokenDump
from civitas.core.options import Option, Value
from civitas.core.position import Frame, Position
from civitas.core.result import Result
from civitas.core.storage import INT, INTS, ROWS, Fields, check_numbers, load_fields

S = TypeVar("S")

Upgrade = Callable[[dict[str, Any]], None]
"""Turns a dump of one revision of the rules into one of the next, in place, except for the revision itself."""

_NO_UPGRADES: Final[Mapping[int, Upgrade]] = {}
_ENVELOPE: Final = ("title", "rules_revision", "players", "options", "state", "frames", "dice", "result")


def dump_game(
    p: Position, title: str, rules_revision: int, options: Mapping[str, Value], **records: object
) -> dict[str, Any]:
    """A position as plain data; `records` are the state and what else the title keeps."""
    return {
        "title": title,
        "rules_revision": rules_revision,
        "players": p.players,
        "options": dict(options),
        **records,
        "frames": [frame.dump() for frame in p.frames],
        "dice": p.dice.state(),
        "result": p.result.to_json() if p.result else None,
    }


def open_dump(
    stored: object, title: str, rules_revision: int, *records: str, upgrades: Mapping[int, Upgrade] = _NO_UPGRADES
) -> dict[str, Any]:
    """The entries of a dump of this title; `records` are those that the title keeps besides its state.

    A dump of an earlier revision is read as far back as there are `upgrades`, each under the revision it starts from.
    """
    keys = {*_ENVELOPE, *records}
    if not isinstance(stored, dict):
        raise BrokenDump(f"a dump has the keys {', '.join(sorted(keys))}")
    revision = stored.get("rules_revision")
    is_earlier = isinstance(revision, int) and revision in upgrades
    dump = _upgraded(stored, rules_revision, upgrades) if is_earlier else stored
    if set(dump) != keys:
        raise BrokenDump(f"a dump has the keys {', '.join(sorted(keys))}")
    if dump["title"] != title:
        raise BrokenDump(f"title: {dump['title']!r} is not {title}")
    if dump["rules_revision"] != rules_revision:
        raise BrokenDump(f"rules_revision: {dump['rules_revision']!r} is not {rules_revision}")
    return dump


def _upgraded(stored: dict[str, Any], rules_revision: int, upgrades: Mapping[int, Upgrade]) -> dict[str, Any]:
    dump: dict[str, Any] = copy.deepcopy(stored)
    try:
        for revision in range(dump["rules_revision"], rules_revision):
            upgrades[revision](dump)
            dump["rules_revision"] = revision + 1
    except (LookupError, TypeError, ValueError, AttributeError) as problem:
        raise BrokenDump(f"the dump of an earlier revision is broken: {problem!r}") from problem
    return dump


def load_setting(
    stored: Mapping[str, Any], known: list[Option], setting_for: Callable[[int, Mapping[str, object]], S]
) -> S:
    """What was agreed for the game of a dump."""
    players, options = stored["players"], stored["options"]
    if not isinstance(options, Mapping) or isinstance(players, bool) or not isinstance(players, int):
        raise BrokenDump("players, options: a number and a record are expected")
    if set(options) != {option.name for option in known}:
        raise BrokenDump("options: a value for each option is expected")
    try:
        return setting_for(players, options)
    except BadOption as problem:
        raise BrokenDump(f"options: {problem}") from problem


def load_records(stored: object, records: Sequence[object], fields: Fields, name: str) -> None:
    """Fill the records of all seats."""
    if not isinstance(stored, list) or len(stored) != len(records):
        raise BrokenDump(f"{name}: a list of {len(records)} is expected")
    for seat, entry in enumerate(stored):
        load_fields(records[seat], fields, entry, f"{name}[{seat}]")


class _Record:
    """Somewhere to put numbers while they are checked."""

    def __init__(self) -> None:
        self.asked = 0
        self.dice: list[int] = []
        self.places: list[int] = []
        self.scores: list[int] = []


def load_dice(stored: object) -> Dice:
    """Dice in a stored state."""
    record = _Record()
    load_fields(record, (("dice", INTS),), {"dice": stored}, "dump")
    return Dice.from_state(record.dice)


def load_result(stored: object, players: int) -> Result | None:
    """A stored result, or None while the game goes on."""
    if stored is None:
        return None
    if not isinstance(stored, dict) or not isinstance(stored.get("ending"), str):
        raise BrokenDump("result: places, scores and ending are expected")
    record = _Record()
    numbers = {name: value for name, value in stored.items() if name != "ending"}
    load_fields(record, (("places", INTS), ("scores", INTS)), numbers, "result")
    if len(record.places) != players or len(record.scores) != players:
        raise BrokenDump("result: a place and a score for each seat are expected")
    return Result(record.places, record.scores, stored["ending"])


def load_frames(stored: object, blanks: Mapping[str, Callable[[], Frame[Any]]], players: int) -> list[Frame[Any]]:
    """A stored stack of frames; `blanks` makes an empty frame of every kind, ready to take up its fields."""
    if not isinstance(stored, list):
        raise BrokenDump("frames: a list is expected")
    return [_load_frame(entry, blanks, players, f"frames[{index}]") for index, entry in enumerate(stored)]


def _load_frame(entry: object, blanks: Mapping[str, Callable[[], Frame[Any]]], players: int, where: str) -> Frame[Any]:
    if not isinstance(entry, dict) or set(entry) != {"frame", "asked", "fields"}:
        raise BrokenDump(f"{where}: frame, asked and fields are expected")
    make = blanks.get(str(entry["frame"]))
    if make is None:
        raise BrokenDump(f"{where}: there is no frame {entry['frame']!r}")
    frame = make()
    load_fields(frame, type(frame).FIELDS, entry["fields"], where)
    record = _Record()
    load_fields(record, (("asked", INT),), {"asked": entry["asked"]}, where)
    if not 0 <= record.asked < 1 << players:
        raise BrokenDump(f"{where}.asked: seats as bits are expected, not {record.asked}")
    frame.asked = record.asked
    return frame


def check_frames(frames: Sequence[Frame[Any]], possible: Callable[[Frame[Any], str], range]) -> None:
    """Make sure that every number of the frames can be one, also where it is needed only later.

    `possible` says what the number of this name in a frame may be, or each number of a list.
    """
    for place, frame in enumerate(frames):
        for name, kind in type(frame).FIELDS:
            value = getattr(frame, name)
            rows = value if kind == ROWS else [value] if kind == INTS else [[value]] if kind == INT else []
            for row in rows:
                check_numbers(row, len(row), f"frames[{place}].{name}", possible(frame, name))


def check_flow(p: Position) -> None:
    """Make sure that the questions on the stack can really be asked and answered."""
    try:
        _ask(p)
        for seat in p.to_act:
            trial = p.clone()
            trial.play(seat, trial.legal(seat)[0])
            _ask(trial)
            if trial.components() != p.components():
                raise BrokenDump("frames: an answer would make pieces appear or vanish")
    except (ArithmeticError, AssertionError, LookupError, NotImplementedError, TypeError, ValueError) as problem:
        raise BrokenDump(f"frames: they do not fit the position ({problem!r})") from problem


def _ask(p: Position) -> None:
    if not p.is_over and not p.to_act:
        raise BrokenDump("frames: nobody is asked")
    for seat in p.to_act:
        if not p.legal(seat):
            raise BrokenDump(f"frames: seat {seat} has no answer")
    for seat in range(p.players):
        p.view_for(seat)
