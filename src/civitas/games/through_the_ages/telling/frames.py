"""What the question on top of the stack is about: whose board, how much, how much less."""

from civitas.games.through_the_ages.battles.spoils import Annexation, Infiltration, Plunder, Raid, Seizure
from civitas.games.through_the_ages.civilizations.losses import DestroyBuilding, LoseColony
from civitas.games.through_the_ages.events.choices import EventChoice
from civitas.games.through_the_ages.events.civilizing import Civilize
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.action_cards import EitherGood, Work


def owner_of(p: ThroughTheAges, seat: int) -> int:
    """The player on whose board something is chosen."""
    frame = p.frames[-1]
    if isinstance(frame, DestroyBuilding | LoseColony):
        return frame.owner
    if isinstance(frame, Raid | Annexation | Infiltration | Seizure | Plunder):
        return frame.other
    return seat


def amount_of(p: ThroughTheAges) -> int:
    """How much is gained, of one good or the other."""
    frame = p.frames[-1]
    return frame.amount if isinstance(frame, EitherGood | EventChoice) else 0


def discount_of(p: ThroughTheAges) -> int:
    """By how much everything is cheaper that the question is about."""
    frame = p.frames[-1]
    if isinstance(frame, Work):
        return p.cards[frame.card].discount
    return frame.discount if isinstance(frame, Civilize) else 0
