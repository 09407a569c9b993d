"""Actions as integers, and their forms in words and JSON."""

import pytest

from civitas.core.errors import MalformedAction
from civitas.core.verbs import ActionSpace, Domain, Verb, verb

COUNT = Domain.numbers("count", 1, 3)
BORDER = Domain("border", ["knossos phaestos", "phaestos knossos"])
AREA = Domain("area", ["knossos", "phaestos"])

PASS = verb("pass")
BUILD = verb("build", AREA)
MOVE = verb("move", COUNT, BORDER)
STOP = verb("stop")
SPACE = ActionSpace([PASS, BUILD, MOVE, STOP])


def test_every_verb_gets_codes_of_its_own_one_after_the_other() -> None:
    assert [each.base for each in SPACE.verbs] == [0, 1, 3, 9]
    assert [each.size for each in SPACE.verbs] == [1, 2, 6, 1]
    assert SPACE.size == 10


def test_a_code_holds_its_arguments() -> None:
    action = MOVE.code(2, 1)
    assert action == 8
    assert (MOVE.first(action), MOVE.second(action)) == (2, 1)
    assert MOVE.arguments(action) == [2, 1]
    assert BUILD.arguments(BUILD.code(1)) == [1]
    assert PASS.arguments(PASS.code()) == []


def test_a_verb_owns_its_codes_and_no_others() -> None:
    assert [action for action in range(SPACE.size) if MOVE.owns(action)] == [3, 4, 5, 6, 7, 8]
    assert [SPACE.verb_of(action) for action in (0, 1, 2, 3, 8, 9)] == [PASS, BUILD, BUILD, MOVE, MOVE, STOP]


@pytest.mark.parametrize(
    ("action", "text", "record"),
    [
        (PASS.code(), "pass", {"verb": "pass"}),
        (BUILD.code(1), "build phaestos", {"verb": "build", "area": "phaestos"}),
        (MOVE.code(2, 0), "move 3 knossos phaestos", {"verb": "move", "count": 3, "border": "knossos phaestos"}),
    ],
)
def test_an_action_has_a_text_and_a_record_that_read_back(action: int, text: str, record: dict[str, object]) -> None:
    assert SPACE.text(action) == text
    assert SPACE.to_json(action) == record
    assert SPACE.parse(text) == action
    assert SPACE.from_json(record) == action


def test_every_action_of_a_space_reads_back() -> None:
    for action in range(SPACE.size):
        assert SPACE.parse(SPACE.text(action)) == action
        assert SPACE.from_json(SPACE.to_json(action)) == action


def test_a_text_may_be_written_carelessly() -> None:
    assert SPACE.parse("  MOVE 3   Knossos PHAESTOS ") == MOVE.code(2, 0)
    spoken = ActionSpace([verb("set-sail")])
    assert spoken.parse("set_sail") == 0


def test_a_number_may_come_as_a_text_in_a_record() -> None:
    assert SPACE.from_json({"verb": "move", "count": "3", "border": "knossos phaestos"}) == MOVE.code(2, 0)


@pytest.mark.parametrize(
    "text",
    ["", "  ", "fly", "build", "build athens", "build knossos now", "move 4 knossos phaestos", "move 3 knossos"],
)
def test_a_text_that_nobody_can_read_is_malformed(text: str) -> None:
    with pytest.raises(MalformedAction):
        SPACE.parse(text)


@pytest.mark.parametrize(
    "record",
    [
        None,
        "pass",
        {},
        {"verb": "fly"},
        {"verb": "pass", "area": "knossos"},
        {"verb": "build"},
        {"verb": "build", "area": "athens"},
        {"verb": "build", "area": "knossos", "count": 1},
        {"verb": "move", "count": True, "border": "knossos phaestos"},
    ],
)
def test_a_record_that_nobody_can_read_is_malformed(record: object) -> None:
    with pytest.raises(MalformedAction):
        SPACE.from_json(record)


@pytest.mark.parametrize("action", [-1, 10, True, False, "1", None, 1.0])
def test_what_is_no_code_of_the_space_is_malformed(action: object) -> None:
    with pytest.raises(MalformedAction):
        SPACE.check(action)


def test_a_code_of_the_space_passes_the_check() -> None:
    assert [SPACE.check(action) for action in range(SPACE.size)] == list(range(10))


def test_a_domain_knows_its_words() -> None:
    assert [AREA.index(word) for word in ("knossos", "phaestos", "athens")] == [0, 1, -1]
    assert (BORDER.width, AREA.width, COUNT.width) == (2, 1, 1)
    assert COUNT.words == ["1", "2", "3"]
    assert [COUNT.to_json(value) for value in range(3)] == [1, 2, 3]


@pytest.mark.parametrize("words", [["knossos", "knossos"], ["knossos", "knossos phaestos"]])
def test_the_words_of_a_domain_differ_and_are_of_one_length(words: list[str]) -> None:
    with pytest.raises(ValueError, match="domain area"):
        Domain("area", words)


def test_a_verb_takes_at_most_two_arguments() -> None:
    with pytest.raises(ValueError, match="ask step by step"):
        Verb("move", [COUNT, AREA, AREA])


def test_two_verbs_of_one_name_cannot_share_a_space() -> None:
    with pytest.raises(ValueError, match="two verbs"):
        ActionSpace([verb("pass"), verb("pass")])
