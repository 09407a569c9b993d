"""Happiness, discontent workers and uprisings in the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.first_edition import VERSIONS, full, simple
from tests.games.through_the_ages.situation import Situation

MODES = pytest.mark.parametrize("mode", ["advanced", "full"])


def mood(s: Situation) -> tuple[int, int, int]:
    """Happy faces that the first player needs, discontent workers and unused workers."""
    civilization: dict[str, Any] = s.view(2)["civilizations"][0]
    return civilization["demand"], civilization["discontent"], s.civ(1).unused


def has_uprising(s: Situation) -> bool:
    """Whether the first player's turn, when it ends, ends with an uprising."""
    s.play("done")
    return "uprising" in s.messages()


@MODES
@pytest.mark.rule("advanced.happy-a")
@pytest.mark.parametrize(
    ("yellow", "faces"),
    [
        (19, 0), (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (11, 2), (10, 3), (9, 3), (8, 4), (7, 4), (6, 5),
        (5, 5), (4, 6), (3, 6), (2, 7), (1, 7), (0, 8),
    ],
)  # fmt: skip
def test_the_empty_part_of_the_yellow_bank_demands_happy_faces(mode: str, yellow: int, faces: int) -> None:
    content = {"yellow": yellow, "unused": 0, "workers": {"religion": faces}, "tokens": {"agriculture": 6}}
    s = VERSIONS[mode](p1=content)
    assert mood(s) == (faces, 0, 0)
    assert not has_uprising(s)
    if faces:
        assert has_uprising(VERSIONS[mode](p1={**content, "workers": {"religion": faces - 1}}))


@MODES
@pytest.mark.rule("advanced.happy-b")
@pytest.mark.parametrize(("faces", "discontent"), [(0, 4), (1, 3), (3, 1), (4, 0), (6, 0)])
def test_every_missing_face_makes_a_worker_discontent(mode: str, faces: int, discontent: int) -> None:
    s = VERSIONS[mode](p1={"yellow": 8, "workers": {"religion": faces}})
    assert mood(s)[:2] == (4, discontent)


@MODES
@pytest.mark.rule("advanced.happy-c")
def test_a_discontent_worker_may_work_until_production(mode: str) -> None:
    entry = {"yellow": 12, "unused": 1, "workers": {"religion": 1}, "tokens": {"bronze": 2}}
    s = VERSIONS[mode](p1=entry)
    assert mood(s) == (2, 1, 1)
    s.play("build bronze")
    assert mood(s) == (2, 1, 0)
    s.play("destroy agriculture")
    assert mood(s) == (2, 1, 1)
    assert not has_uprising(s)
    s = VERSIONS[mode](p1=entry)
    s.play("build bronze")
    assert has_uprising(s)


@MODES
@pytest.mark.rule("advanced.happy-d")
@pytest.mark.parametrize(("unused", "uprising"), [(3, False), (2, False), (1, True), (0, True)])
def test_an_uprising_begins_when_more_workers_are_discontent_than_unused(
    mode: str, unused: int, uprising: bool
) -> None:
    s = VERSIONS[mode](p1={"yellow": 8, "workers": {"religion": 2}, "unused": unused, "tokens": {"agriculture": 9}})
    assert mood(s) == (4, 2, unused)
    assert has_uprising(s) is uprising
    assert (s.civ(1).culture, s.civ(1).science) == ((0, 0) if uprising else (2, 1))


@MODES
@pytest.mark.rule("advanced.happy-e", "advanced.corruption-e")
def test_an_uprising_skips_the_whole_production(mode: str) -> None:
    s = VERSIONS[mode](
        p1={
            "yellow": 4,
            "unused": 0,
            "workers": {"religion": 5, "philosophy": 3},
            "blue": 2,
            "tokens": {"bronze": 12},
            "culture": 20,
            "science": 7,
        }
    )
    assert (s.civ(1).culture_rate, s.civ(1).science_rate) == (5, 3)
    assert s.view(1)["civilizations"][0]["consumption"] == 4
    before = s.told(1)
    s.play("done")
    assert s.messages()[:2] == ["uprising", "turn"]
    assert s.told(1) == before
    assert (s.civ(1).culture, s.civ(1).science, s.goods(1), s.civ(1).blue) == (20, 7, (0, 12), 2)
    assert s.military_hand(1) == []


@pytest.mark.rule("advanced.happy-e", "simple.scope-a")
def test_an_uprising_ends_with_the_turn_in_which_it_began() -> None:
    s = full(p1={"yellow": 16, "unused": 0, "tokens": {"bronze": 3}})
    assert has_uprising(s)
    s.pass_until("ActionPhase", player=1)
    assert (s.civ(1).civil, s.civ(1).military) == (4, 2)
    s.play("destroy bronze", "done")
    assert s.messages().count("uprising") == 1
    assert s.civ(1).science == 1
    assert not has_uprising(simple(p1={"yellow": 16, "unused": 0}))


@MODES
@pytest.mark.rule("advanced.happy-f")
def test_more_population_may_demand_more_happy_faces(mode: str) -> None:
    s = VERSIONS[mode](p1={"yellow": 11, "workers": {"religion": 1}, "tokens": {"agriculture": 4}})
    assert mood(s) == (2, 1, 1)
    s.play("populate")
    assert (s.goods(1), s.civ(1).yellow) == ((0, 0), 10)
    assert mood(s) == (3, 2, 2)
    assert not has_uprising(s)
    assert s.civ(1).culture == 1


KARSTEN = {"yellow": 10, "workers": {"religion": 1, "bread-and-circuses": 0}, "unused": 2, "tokens": {"bronze": 4}}
"""Karsten after he has increased his population, and after he has played Bread and Circuses."""


def karsten(builds: bool, mode: str = "full") -> Situation:
    """Another player has revealed Development of Warfare, and Karsten's own turn has come."""
    s = VERSIONS[mode](
        active=2,
        step="politics",
        current_events=["development-of-warfare", "no-event"],
        p1=KARSTEN,
        p2={"military_hand": ["rats"], "unused": 0},
    )
    s.play("prepare rats")
    assert s.asked == [1]
    s.play("accept" if builds else "refuse")
    s.pass_until("ActionPhase", player=1)
    return s


@MODES
@pytest.mark.rule("advanced.happy-g")
def test_a_discontent_worker_may_become_a_unit_in_another_players_turn(mode: str) -> None:
    s = karsten(True, mode)
    assert (mood(s), s.civ(1).strength) == ((3, 2, 1), 2)
    assert has_uprising(s)
    s = karsten(False, mode)
    assert (mood(s), s.civ(1).strength) == ((3, 2, 2), 1)
    assert not has_uprising(s)


@MODES
@pytest.mark.rule("advanced.happy-h")
def test_happy_faces_gained_before_production_prevent_the_uprising(mode: str) -> None:
    s = karsten(True, mode)
    s.play("build bread-and-circuses")
    assert (s.civ(1).faces, mood(s)) == (3, (3, 0, 0))
    assert not has_uprising(s)
