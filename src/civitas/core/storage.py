"""Plain data out of records and back, with every field checked on the way in."""

from civitas.core.errors import BrokenDump

INT = "int"
INTS = "list of int"
ROWS = "list of lists of int"

Fields = tuple[tuple[str, str], ...]
"""Names and kinds (INT, INTS, ROWS) of the attributes that make up a record."""


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


def _copy(value: object, kind: str) -> object:
    if kind == INT:
        return value
    assert isinstance(value, list)
    return value[:] if kind == INTS else [row[:] for row in value]


def _fits(value: object, kind: str) -> bool:
    if kind == INT:
        return isinstance(value, int) and not isinstance(value, bool)
    if not isinstance(value, list):
        return False
    return all(_fits(item, INT if kind == INTS else INTS) for item in value)
