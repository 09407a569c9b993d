"""Options: read with care, refused with a reason."""

import pytest

from civitas.core.errors import BadOption
from civitas.core.options import Option, describe_schema, read_options

ROUNDS = Option("rounds", [16, 8], "how long", "71-f")
BLUFF = Option("bluff", [True, False], "whether one may bluff")
MAP = Option("map", ["whole", "Western"], "which board")
SCHEMA = [ROUNDS, BLUFF, MAP]


def test_what_is_not_given_takes_its_default_which_is_the_first_value() -> None:
    assert read_options(SCHEMA, {}) == {"rounds": 16, "bluff": True, "map": "whole"}
    assert read_options([], {}) == {}


def test_given_values_are_taken_in_their_proper_type() -> None:
    given = {"rounds": 8, "bluff": False, "map": "Western"}
    assert read_options(SCHEMA, given) == given


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(ROUNDS, "8", 8), (BLUFF, "false", False), (BLUFF, "True", True), (MAP, "WESTERN", "Western")],
)
def test_a_value_may_be_given_as_a_text(option: Option, text: str, value: object) -> None:
    read = option.read(text)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("option", "value"),
    [(ROUNDS, 9), (ROUNDS, True), (ROUNDS, 8.0), (BLUFF, 1), (BLUFF, "yes"), (MAP, None), (MAP, "")],
)
def test_any_other_value_is_refused_and_the_choices_are_named(option: Option, value: object) -> None:
    with pytest.raises(BadOption, match="must be one of") as refused:
        option.read(value)
    assert option.name in str(refused.value)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="colour: no such option; there are rounds, bluff, map"):
        read_options(SCHEMA, {"colour": "red"})


def test_the_schema_describes_itself_as_plain_data() -> None:
    assert describe_schema([ROUNDS, BLUFF]) == [
        {"name": "rounds", "default": 16, "values": [16, 8], "meaning": "how long", "rule": "71-f"},
        {"name": "bluff", "default": True, "values": [True, False], "meaning": "whether one may bluff", "rule": ""},
    ]
