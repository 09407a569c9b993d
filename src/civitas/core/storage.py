"""Plain data out of records and back, with every field checked on the way in."""

import hashlib
import json

from civitas.core.errors import BrokenDump

INT = "int"
INTS = "list of int"
ROWS = "list of lists of int"
TEXT = "text"

Fields = tuple[tuple[str, str], ...]
"""Names and kinds (INT, INTS, ROWS, TEXT) of the attributes that make up a record."""


def dump_fields(record: object, fields: Fields) -> dict[str, object]:
    """The fields of a record as plain data that shares nothing with it."""
    return {name: _copy(getattr(record, name), kind) for name, kind in fields}


def load_fields(record: object, fields: Fields, stored: object, where: str) -> None:
    """Set the fields of a record from plain data; anything missing, odd or left over is an error."""
    if not isinstance(stored, dict):
        raise BrokenDump(f"{where}: a record is expected")
    if set(stored) != {name for name, _ in fields}:
        odd = sorted(map(str, set(stored) ^ {name for name, _ in fields}))
        raise BrokenDump(f"{where}: missing or unknown: {', '.join(odd)}")
    for name, kind in fields:
        if not _fits(stored[name], kind):
            raise BrokenDump(f"{where}.{name}: {kind} expected")
    for name, kind in fields:
        setattr(record, name, _copy(stored[name], kind))


def fingerprint(stored: object) -> str:
    """A digest of plain data, the same for the same data."""
    text = json.dumps(stored, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def check_row(row: list[int], length: int, where: str) -> None:
    """Make sure that a list has so many numbers."""
    if len(row) != length:
        raise BrokenDump(f"{where}: {length} numbers are expected, not {len(row)}")


def check_numbers(row: list[int], length: int, where: str, values: range) -> None:
    """Make sure that a list has so many numbers, all of them in a range."""
    check_row(row, length, where)
    if any(number not in values for number in row):
        raise BrokenDump(f"{where}: a number is outside {values.start}..{values.stop - 1}")


def _copy(value: object, kind: str) -> object:
    if kind in (INT, TEXT):
        return value
    assert isinstance(value, list)
    return value[:] if kind == INTS else [row[:] for row in value]


def _fits(value: object, kind: str) -> bool:
    if kind == INT:
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == TEXT:
        return isinstance(value, str)
    if not isinstance(value, list):
        return False
    return all(_fits(item, INT if kind == INTS else INTS) for item in value)
