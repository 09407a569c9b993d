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
    load_result,
    load_setting,
    open_dump,
)
from civitas.core.position import Frame
from civitas.core.storage import dump_fields, load_fields
from civitas.games.civilization_1980.facts.cards import CARDS
from civitas.games.civilization_1980.model import Civilization1980, blank
from civitas.games.civilization_1980.options import OPTIONS, setting_for
from civitas.games.civilization_1980.phases.calamities.civil_war import CivilWar
from civitas.games.civilization_1980.phases.calamities.demands import Demands
from civitas.games.civilization_1980.phases.calamities.flood import ChoiceOfPlain
from civitas.games.civilization_1980.phases.calamities.losses import Losses, Reductions
from civitas.games.civilization_1980.phases.calamities.piracy import Raid
from civitas.games.civilization_1980.phases.calamities.sequence import Calamities
from civitas.games.civilization_1980.phases.calamities.volcano import Earthquake, Eruption
from civitas.games.civilization_1980.phases.cities import Cities
from civitas.games.civilization_1980.phases.conflict import Conflicts
from civitas.games.civilization_1980.phases.growth import Growth
from civitas.games.civilization_1980.phases.hand_limit import HandLimit
from civitas.games.civilization_1980.phases.movement import RANGE, RANGE_WITH_CLOTH_MAKING, Movement
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.sequence import Pause, Round
from civitas.games.civilization_1980.phases.ships import Ships
from civitas.games.civilization_1980.phases.support import Support
from civitas.games.civilization_1980.phases.taxes import Revolt, Taxes
from civitas.games.civilization_1980.phases.trade import Market
from civitas.games.civilization_1980.phases.trade_cards import Drawing
from civitas.games.civilization_1980.scenario.checks import check_pieces
from civitas.games.civilization_1980.setup import ChoiceOfNation
from civitas.games.civilization_1980.upgrades import UPGRADES

ID: Final = "civilization-1980"
RULES_REVISION: Final = 2

BLANK_FRAMES: Final = frame_table(
    Calamities,
    ChoiceOfNation,
    ChoiceOfPlain,
    Cities,
    CivilWar,
    Conflicts,
    Demands,
    Drawing,
    Earthquake,
    Eruption,
    Growth,
    HandLimit,
    Losses,
    Market,
    Movement,
    Pause,
    Purchases,
    Raid,
    Reductions,
    Revolt,
    Round,
    Ships,
    Support,
    Taxes,
)
"""An empty frame of every kind, ready to take up stored fields."""


_SEATS: Final = frozenset({"seat", "victim", "trader", "nominee", "first", "sequence"})
"""Fields of frames that name a seat, or none."""
_ANYTHING: Final = range(-999_999, 1_000_000)
"""No other number of a frame is ever larger: counts, places, seats as bits."""
_BASKETS: Final = range(1 << len(CARDS))
"""Civilization cards as bits."""


def dump_position(p: Civilization1980) -> dict[str, Any]:
    """The whole position as plain data."""
    return dump_game(p, ID, RULES_REVISION, p.setting.options, state=dump_fields(p, Civilization1980.FIELDS))


def load_position(stored: object) -> Civilization1980:
    """The position of a dump; whatever is wrong with it is named."""
    dump = open_dump(stored, ID, RULES_REVISION, upgrades=UPGRADES)
    p = blank(load_setting(dump, OPTIONS, setting_for))
    load_fields(p, Civilization1980.FIELDS, dump["state"], "state")
    p.dice = load_dice(dump["dice"])
    p.result = load_result(dump["result"], p.players)
    check_pieces(p)
    p.city_count = [p.city_owner.count(seat) for seat in range(p.players)]
    p.frames = load_frames(dump["frames"], BLANK_FRAMES, p.players)
    check_stack(p)
    return p


def check_stack(p: Civilization1980) -> None:
    """Make sure that the frames fit the position and can be answered."""
    if not p.frames or not isinstance(p.frames[0], Round):
        raise BrokenDump("frames: the round comes first")
    choosing = any(isinstance(frame, ChoiceOfNation) for frame in p.frames)
    if p.order != ([] if choosing else table_order(p)):
        raise BrokenDump("state.order: it is that of the nations, once all are chosen")
    check_frames(p.frames, partial(_possible, p))
    check_flow(p)


def _possible(p: Civilization1980, frame: Frame[Any], name: str) -> range:
    """What a number of a frame may be."""
    if name in _SEATS:
        return range(-1, p.players)
    if isinstance(frame, ChoiceOfNation | Drawing | Movement | Purchases) and name == "turn":
        return range(-1, len(frame.sequence))
    if isinstance(frame, Movement) and name == "steps":
        return range(max(RANGE, RANGE_WITH_CLOTH_MAKING) + 1)
    return _BASKETS if name == "basket" else _ANYTHING


def table_order(p: Civilization1980) -> list[int]:
    """The seats in the order of their nations; nothing while nations are still to be chosen (62)."""
    if -1 in p.nation:
        raise BrokenDump("state.nation: a nation is missing")
    return sorted(range(p.players), key=lambda seat: p.nation[seat])
