"""Positions as plain data and back; a dump is believed only after every field and every piece has been checked."""

from functools import partial
from typing import Any, Final

from civitas.core.errors import BrokenDump
from civitas.core.frames import frame_table
from civitas.core.loading import (
    check_flow,
    check_frames,
    dump_game,
    load_dice,
    load_frames,
    load_records,
    load_result,
    load_setting,
    open_dump,
)
from civitas.core.position import Frame
from civitas.core.storage import dump_fields, load_fields
from civitas.games.through_the_ages.battles.aggression import Assault
from civitas.games.through_the_ages.battles.defence import Defence
from civitas.games.through_the_ages.battles.sacrifices import Sacrifice
from civitas.games.through_the_ages.battles.spoils import Annexation, Infiltration, Plunder, Raid, Seizure
from civitas.games.through_the_ages.battles.war import WarDecision
from civitas.games.through_the_ages.civilization import NONE, Civilization
from civitas.games.through_the_ages.civilizations.leaders import Tucking
from civitas.games.through_the_ages.civilizations.losses import DestroyBuilding, LoseBlue, LoseColony, LosePopulation
from civitas.games.through_the_ages.civilizations.paying import Gain, Payment, Placement
from civitas.games.through_the_ages.civilizations.ratings import rate
from civitas.games.through_the_ages.civilizations.wonders import Covering
from civitas.games.through_the_ages.decks import civil_decks_left, military_decks_left
from civitas.games.through_the_ages.events.agreement import Agreement
from civitas.games.through_the_ages.events.bonus_cards import BonusChoice
from civitas.games.through_the_ages.events.choices import (
    BuildFree,
    DiscardMilitary,
    GainEither,
    GainMix,
    LoseMix,
    RuinWonder,
)
from civitas.games.through_the_ages.events.civilizing import Civilize
from civitas.games.through_the_ages.events.colonies import Settlement
from civitas.games.through_the_ages.events.colonization import Auction, Expedition
from civitas.games.through_the_ages.events.revealing import EventResolution
from civitas.games.through_the_ages.facts.editions import UNLIMITED, Edition
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.options import options_of, setting_for
from civitas.games.through_the_ages.phases.action_cards import EitherGood, Work
from civitas.games.through_the_ages.phases.action_phase import ActionPhase
from civitas.games.through_the_ages.phases.hand_limit import HandLimit
from civitas.games.through_the_ages.phases.pacts import PactOffer
from civitas.games.through_the_ages.phases.politics import Politics
from civitas.games.through_the_ages.phases.production import IdleMine
from civitas.games.through_the_ages.phases.resignation import Departure
from civitas.games.through_the_ages.phases.turn import Turn
from civitas.games.through_the_ages.scenario.checks import check_actions, check_pieces
from civitas.games.through_the_ages.setup import blank
from civitas.games.through_the_ages.upgrades import UPGRADES
from civitas.games.through_the_ages.verbs import MOST_BID

RULES_REVISION = 2

BLANK_FRAMES: Final = frame_table(
    ActionPhase,
    Agreement,
    Annexation,
    Assault,
    Auction,
    BonusChoice,
    BuildFree,
    Civilize,
    Covering,
    Defence,
    Departure,
    DestroyBuilding,
    DiscardMilitary,
    EitherGood,
    EventResolution,
    Expedition,
    Gain,
    GainEither,
    GainMix,
    HandLimit,
    IdleMine,
    Infiltration,
    LoseBlue,
    LoseColony,
    LoseMix,
    LosePopulation,
    PactOffer,
    Payment,
    Placement,
    Plunder,
    Politics,
    Raid,
    RuinWonder,
    Sacrifice,
    Seizure,
    Settlement,
    Tucking,
    Turn,
    WarDecision,
    Work,
)
"""An empty frame of every kind, ready to take up stored fields."""


_SEATS: Final = frozenset({"seat", "attacker", "target", "bidder", "next", "chooser", "owner", "other", "partner"})
_CARDS: Final = frozenset({"card", "leader"})
"""Fields of frames that name a seat or a card, or none."""
_ANYTHING: Final = range(-9999, 10000)
"""No other number of a frame is ever larger: amounts, strengths, steps of a card, seats as bits."""


def dump_position(p: ThroughTheAges) -> dict[str, Any]:
    """The whole position as plain data. Of a deck only what is left of it, so that nothing tells who drew the rest."""
    state = dump_fields(p, ThroughTheAges.FIELDS)
    state["civil_decks"] = civil_decks_left(p)
    state["military_decks"] = military_decks_left(p)
    civilizations = [dump_fields(c, Civilization.FIELDS) for c in p.civs]
    return dump_game(p, p.edition.id, RULES_REVISION, p.setting.options, state=state, civilizations=civilizations)


def load_position(edition: Edition, stored: object) -> ThroughTheAges:
    """The position of a dump; whatever is wrong with it is named."""
    dump = open_dump(stored, edition.id, RULES_REVISION, "civilizations", upgrades=UPGRADES)
    p = blank(load_setting(dump, options_of(edition), partial(setting_for, edition)))
    load_fields(p, ThroughTheAges.FIELDS, dump["state"], "state")
    load_records(dump["civilizations"], p.civs, Civilization.FIELDS, "civilizations")
    for c in p.civs:
        c.military_hand.sort()  # whoever has written the dump
    p.dice = load_dice(dump["dice"])
    p.result = load_result(dump["result"], p.players)
    check_pieces(p)
    check_actions(p)
    for seat in range(p.players):
        rate(p, seat)
    p.frames = load_frames(dump["frames"], BLANK_FRAMES, p.players)
    check_stack(p)
    return p


def check_stack(p: ThroughTheAges) -> None:
    """Make sure that the frames fit the position and can be answered."""
    if not p.frames or not isinstance(p.frames[0], Turn):
        raise BrokenDump("frames: the turn comes first")
    check_frames(p.frames, partial(_possible, p))
    check_flow(p)


def _possible(p: ThroughTheAges, frame: Frame[Any], name: str) -> range:
    """What a number of a frame may be."""
    if name == "seats":
        return range(p.players)
    if name in _SEATS:
        return range(NONE, p.players)
    if name in _CARDS:
        return range(NONE, len(p.cards))
    if isinstance(frame, Turn):
        return range(len(p.setting.steps) + 1)
    if isinstance(frame, Defence) and name == "left":
        return range(UNLIMITED + 1)
    if isinstance(frame, EventResolution) and name == "step":
        return range(NONE, len(p.cards[frame.card].steps))
    return range(MOST_BID + 1) if name == "bid" else _ANYTHING  # all higher bids would be listed
