"""A test of many examples says all that is wrong, not only the first."""

import inspect

import pytest

from tests.examples import every


def test_every_example_that_fails_is_named_with_its_reason() -> None:
    @every("number", range(5))
    def is_even(number: int) -> None:
        if number == 4:
            raise KeyError("four")
        assert number % 2 == 0, f"{number} is odd"

    with pytest.raises(AssertionError) as caught:
        is_even()
    said = str(caught.value).splitlines()
    assert said[0] == "3 of 5 fail"
    assert "1: AssertionError: 1 is odd" in "\n".join(said)
    assert "3: AssertionError: 3 is odd" in "\n".join(said)
    assert said[-1] == "4: KeyError: 'four'"
    assert isinstance(caught.value.__cause__, AssertionError)


def test_examples_of_several_things_leave_the_others_to_pytest() -> None:
    seen = []

    @every(("small", "large"), [(1, 10), (2, 20)])
    def compare(code: str, small: int, large: int) -> None:
        seen.append((code, small, large))

    assert [*inspect.signature(compare).parameters] == ["code"]
    compare(code="en")
    assert seen == [("en", 1, 10), ("en", 2, 20)]


def test_names_of_examples_are_as_wanted() -> None:
    @every(("small", "large"), [(1, 10)], ids=lambda value: f"<{value}>")
    def never(small: int, large: int) -> None:
        raise ValueError

    with pytest.raises(AssertionError, match="<1>-<10>: ValueError"):
        never()


def test_who_finds_no_examples_has_proved_nothing() -> None:
    @every("number", [])
    def anything(number: int) -> None: ...

    with pytest.raises(AssertionError, match="nothing to look at"):
        anything()
