"""Plain data out of records and back."""

import pytest

from civitas.core.errors import BrokenDump
from civitas.core.storage import (
    INT,
    INTS,
    ROWS,
    TEXT,
    Fields,
    check_numbers,
    check_row,
    dump_fields,
    fingerprint,
    load_fields,
)

FIELDS: Fields = (("round", INT), ("stock", INTS), ("hands", ROWS), ("rule", TEXT))


class Record:
    def __init__(self) -> None:
        self.round = 3
        self.stock = [1, 2]
        self.hands = [[5], [], [6, 7]]
        self.rule = "43.1-a"


def test_a_record_comes_back_from_its_dump() -> None:
    dump = dump_fields(Record(), FIELDS)
    assert dump == {"round": 3, "stock": [1, 2], "hands": [[5], [], [6, 7]], "rule": "43.1-a"}
    record = Record()
    record.round, record.stock, record.hands, record.rule = 0, [], [], ""
    load_fields(record, FIELDS, dump, "record")
    assert vars(record) == vars(Record())


def test_a_dump_shares_nothing_with_its_record() -> None:
    record = Record()
    dump = dump_fields(record, FIELDS)
    record.stock.append(9)
    record.hands[0].append(9)
    assert dump == dump_fields(Record(), FIELDS)


def test_a_loaded_record_shares_nothing_with_the_dump() -> None:
    record, dump = Record(), dump_fields(Record(), FIELDS)
    load_fields(record, FIELDS, dump, "record")
    record.stock.append(9)
    record.hands[0].append(9)
    assert dump == dump_fields(Record(), FIELDS)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"round": "3"}, "record.round: int expected"),
        ({"round": True}, "record.round: int expected"),
        ({"round": None}, "record.round: int expected"),
        ({"stock": 3}, "record.stock: list of int expected"),
        ({"stock": [1, "2"]}, "record.stock: list of int expected"),
        ({"stock": [[1]]}, "record.stock: list of int expected"),
        ({"hands": [1]}, "record.hands: list of lists of int expected"),
        ({"hands": [[True]]}, "record.hands: list of lists of int expected"),
        ({"hands": {}}, "record.hands: list of lists of int expected"),
        ({"rule": 43}, "record.rule: text expected"),
        ({"rule": None}, "record.rule: text expected"),
        ({"more": 1}, "record: missing or unknown: more"),
        ({"more": 1, 7: 1}, "record: missing or unknown: 7, more"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_and_changes_nothing(change: dict[object, object], complaint: str) -> None:
    record = Record()
    with pytest.raises(BrokenDump) as refused:
        load_fields(record, FIELDS, {"round": 4, "stock": [], "hands": [], "rule": "", **change}, "record")
    assert str(refused.value) == complaint
    assert vars(record) == vars(Record())


@pytest.mark.parametrize("stored", [None, 3, "round", [], {}, {"round": 3}])
def test_what_is_no_complete_record_is_refused(stored: object) -> None:
    with pytest.raises(BrokenDump):
        load_fields(Record(), FIELDS, stored, "record")


def test_rows_have_their_length_and_numbers_their_range() -> None:
    check_row([7, 8], 2, "row")
    check_numbers([0, 3], 2, "row", range(4))
    for row, length, complaint in (
        ([0], 2, "row: 2 numbers are expected, not 1"),
        ([0, 4], 2, "row: a number is outside 0..3"),
        ([-1], 1, "row: a number is outside 0..3"),
    ):
        with pytest.raises(BrokenDump) as refused:
            check_numbers(row, length, "row", range(4))
        assert str(refused.value) == complaint


def test_the_same_data_have_the_same_fingerprint_in_any_order() -> None:
    assert fingerprint({"a": 1, "b": [2]}) == fingerprint({"b": [2], "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
