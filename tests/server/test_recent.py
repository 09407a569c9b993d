"""What was needed last is at hand, and no more than that."""

from civitas.server.recent import Recent


def test_what_was_not_needed_for_longest_is_forgotten_first() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.keep("a", 1)
    recent.keep("b", 2)
    assert recent.get("a") == 1
    recent.keep("c", 3)
    assert list(recent) == ["a", "c"]
    assert (recent.get("b"), len(recent)) == (None, 2)


def test_it_is_made_where_there_is_none() -> None:
    recent: Recent[str, list[int]] = Recent(2)
    made = recent.get_or_make("a", list)
    recent.get_or_make("b", list)
    assert recent.get_or_make("a", list) is made
    recent.get_or_make("c", list)
    assert list(recent) == ["a", "c"]


def test_the_first_known_key_is_found_and_is_needed_then() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.keep("a", 1)
    recent.keep("b", 2)
    assert recent.first_of("xab") == (1, 1)
    recent.keep("c", 3)
    assert list(recent) == ["a", "c"]
    assert recent.first_of("xyz") is None


def test_what_nobody_has_needed_for_a_while_is_forgotten() -> None:
    now = 0.0
    recent: Recent[str, int] = Recent(9, lambda: now)
    for key in "abc":
        now += 1
        recent.keep(key, 0)
    now = 4
    recent.get("a")
    recent.forget_before(3)
    assert list(recent) == ["c", "a"]
    recent.forget_before(5)
    assert len(recent) == 0
