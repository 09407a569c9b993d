"""Who may see what of the hidden things (info.hidden-a).

The units of a player are hidden by kind, not by type: the decks are separate, and everybody sees what is built and
lost. Which of them were drawn for a battle is secret altogether (battle.hand-c). Culture events show their level,
facedown markers whether they are huts or villages.
"""

from civitas.games.civilization_2010.battles.battle import battle_of, sees_hand
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.secret import SecretFrame


def knows_hand(p: Civilization2010, seat: int | None, side: int) -> bool:
    """Whether a seat (None: a spectator) knows the battle hand of a side."""
    return seat is not None and sees_hand(p, seat, side)


def knows_events(p: Civilization2010, seat: int | None, other: int) -> bool:
    """Whether a seat knows the culture events of another: its own, or while it steals one (loot.card-a)."""
    if seat is None:
        return False
    if seat == other:
        return True
    for frame in p.frames:  # noqa: SIM110 - a generator would cost more than all the looking
        if isinstance(frame, SecretFrame) and frame.shows_events(p, seat, other):
            return True
    return False


def fighting_hand(p: Civilization2010, seat: int) -> list[int]:
    """The battle hand of a seat, empty if it fights no battle."""
    battle = battle_of(p) if p.hands else None
    if battle is None:
        return []
    return [unit for side, hand in enumerate(p.hands) if battle.fighter(side) == seat for unit in hand]
