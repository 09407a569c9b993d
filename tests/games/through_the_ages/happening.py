"""Events for rules tests: the active player lays another event, so that the one in question is revealed."""

from typing import Any

from tests.games.through_the_ages.situation import Situation, situation

LAID = ["rats", "pestilence"]
"""Events of age I, worth one culture point to the player who lays them."""
WAITING = ["development-of-science", "development-of-crafts"]
"""Events of age A that lie below the one in question."""


def laid_for(event: str) -> str:
    """The event that is laid in order to reveal this one."""
    return next(card for card in LAID if card != event)


def before(title: str, event: str, active: int = 1, **entries: Any) -> Situation:
    """The politics phase of the active player, with this event on top of the current ones and another one in hand."""
    own = f"p{active}"
    entry = dict(entries.pop(own, {}))
    entry["military_hand"] = [*entry.get("military_hand", []), laid_for(event)]
    rest = [card for card in WAITING if card != event]
    general = {"step": "politics", "active": active, "current_events": [event, *rest], **entries}
    return situation(title, **{**general, own: entry})


def happening(title: str, event: str, active: int = 1, **entries: Any) -> Situation:
    """The event has been revealed by the active player, who has scored 1 culture for the card laid in its place."""
    s = before(title, event, active, **entries)
    s.play(f"prepare {laid_for(event)}")
    assert s.arguments("event")[-1]["card"] == f"card-{event}"
    return s
