"""Politics and attacks for rules tests."""

from typing import Any

from tests.games.through_the_ages.situation import FIRST, NEW, Situation, situation

CITED = {NEW: 0, FIRST: 1}
"""Which of two rules an edition cites, the one of 2015 or the one of 2006."""


def politics(title: str = NEW, **entries: Any) -> Situation:
    """The politics phase of the active player."""
    return situation(title, **{"step": "politics", **entries})


def strong(strength: int, **entry: Any) -> dict[str, Any]:
    """A civilization with so many Warriors and nothing else that makes it strong."""
    return {**entry, "workers": {"warriors": strength, **entry.get("workers", {})}}


def quietly(s: Situation) -> Situation:
    """Nobody sacrifices anything or defends any further."""
    while s.question in ("Sacrifice", "Defence"):
        s.play("done")
    return s


def attack(title: str, card: str, strengths: tuple[int, int] = (9, 1), **entries: Any) -> Situation:
    """Player 1 attacks player 2 with this aggression, and neither adds anything to the strength he has."""
    p1 = strong(strengths[0], military=9, **entries.pop("p1", {}))
    p1["military_hand"] = [*p1.get("military_hand", []), card]
    p2 = strong(strengths[1], **entries.pop("p2", {}))
    s = politics(title, **{"age": "III", "p1": p1, "p2": p2, **entries})
    s.play(f"attack {card} 2")
    return quietly(s)


def war(title: str, card: str, strengths: tuple[int, int], **entries: Any) -> Situation:
    """The war that player 1 has declared on player 2 is decided, and neither adds anything to the strength he has."""
    p1 = strong(strengths[0], war=[card, 2], **entries.pop("p1", {}))
    p2 = strong(strengths[1], **entries.pop("p2", {}))
    return quietly(situation(title, **{"age": "III", "step": "war", "p1": p1, "p2": p2, **entries}))


def departing(**entries: Any) -> Situation:
    """A game that was stored when player 1 was still asked whether to leave before the own war is decided (2006)."""
    s = situation(FIRST, **{"age": "III", "step": "war", "p1": {"war": ["war-over-culture-iii", 2]}, **entries})
    described = s.described()
    departure = {"frame": "Departure", "asked": 1, "fields": {"seat": 0}}
    return Situation(FIRST, {**described, "flow": [*described["flow"], departure]})


def revealed(title: str, territory: str, **entries: Any) -> Situation:
    """The active player has laid an event and revealed a territory, which is being auctioned."""
    active = f"p{entries.get('active', 1)}"
    own = dict(entries.pop(active, {}))
    own["military_hand"] = [*own.get("military_hand", []), "rats"]
    general = {"age": "III", "current_events": [territory, "development-of-science"], **entries}
    s = politics(title, **{**general, active: own})
    s.play("prepare rats")
    return s


def discarded(s: Situation) -> list[str]:
    """All discarded military cards."""
    return [card for age in ("I", "II", "III") for card in s.discards(age)]


def culture(s: Situation) -> list[int]:
    """The culture points of all players."""
    return [c.culture for c in s.position.civs]


def strengths(s: Situation) -> list[int]:
    """The strengths of all players."""
    return [c.strength for c in s.position.civs]
