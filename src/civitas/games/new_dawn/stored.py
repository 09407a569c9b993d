"""Positions as plain data and back; a dump is believed only after every field and every piece has been checked."""

from typing import Any, Final

from civitas.core.errors import BrokenDump
from civitas.core.frames import frame_table
from civitas.core.loading import (
    check_flow,
    dump_game,
    load_dice,
    load_frames,
    load_records,
    load_result,
    load_setting,
    open_dump,
)
from civitas.core.storage import dump_fields, load_fields
from civitas.games.new_dawn.automated.culture import AutomaCulture
from civitas.games.new_dawn.automated.military import AutomaMilitary
from civitas.games.new_dawn.automated.science import AutomaScience, Razing
from civitas.games.new_dawn.automated.turn import AutomaTurn
from civitas.games.new_dawn.battles.attack import Combat
from civitas.games.new_dawn.battles.conquest import Fate, Loot, Occupation, Spoils
from civitas.games.new_dawn.civilization import Civilization
from civitas.games.new_dawn.civilizations.gains import CityStateCard, Laying, ResourceChoice, Storing
from civitas.games.new_dawn.civilizations.surrender import Surrender
from civitas.games.new_dawn.model import NewDawn, empty_table
from civitas.games.new_dawn.options import OPTIONS, setting_for
from civitas.games.new_dawn.phases.abilities import Eiffel
from civitas.games.new_dawn.phases.culture import Placing, Subversion, TokenMove
from civitas.games.new_dawn.phases.economy import Caravans, Exchange
from civitas.games.new_dawn.phases.events import BarbarianMove, RaidLoss, TradeEvent
from civitas.games.new_dawn.phases.industry import Housing, Industry, Payment, Reception
from civitas.games.new_dawn.phases.map_building import MapBuilding
from civitas.games.new_dawn.phases.military import Military
from civitas.games.new_dawn.phases.resolution import Resolution
from civitas.games.new_dawn.phases.science import Advance, Learning, Striking, Upgrading
from civitas.games.new_dawn.phases.turn import Choosing, Round
from civitas.games.new_dawn.phases.visits import Visit
from civitas.games.new_dawn.scenario.checks import check_fields, check_map, check_pieces
from civitas.games.new_dawn.upgrades import UPGRADES

RULES_REVISION: Final = 2
TITLE_ID: Final = "new-dawn"

BLANK_FRAMES: Final = frame_table(
    Advance,
    AutomaCulture,
    AutomaMilitary,
    AutomaScience,
    AutomaTurn,
    BarbarianMove,
    Caravans,
    Choosing,
    CityStateCard,
    Combat,
    Eiffel,
    Exchange,
    Fate,
    Housing,
    Industry,
    Laying,
    Learning,
    Loot,
    MapBuilding,
    Military,
    Occupation,
    Payment,
    Placing,
    RaidLoss,
    Razing,
    Reception,
    Resolution,
    ResourceChoice,
    Round,
    Spoils,
    Storing,
    Striking,
    Subversion,
    Surrender,
    TokenMove,
    TradeEvent,
    Upgrading,
    Visit,
)
"""An empty frame of every kind, ready to take up stored fields."""


def dump_position(p: NewDawn) -> dict[str, Any]:
    """The whole position as plain data."""
    state = dump_fields(p, NewDawn.FIELDS)
    civilizations = [dump_fields(c, Civilization.FIELDS) for c in p.civs]
    return dump_game(p, TITLE_ID, RULES_REVISION, p.setting.options, state=state, civilizations=civilizations)


def load_position(stored: object) -> NewDawn:
    """The position of a dump; whatever is wrong with it is named."""
    dump = open_dump(stored, TITLE_ID, RULES_REVISION, "civilizations", upgrades=UPGRADES)
    p = empty_table(load_setting(dump, OPTIONS, setting_for))
    p.civs = [Civilization() for _ in range(p.players)]
    load_fields(p, NewDawn.FIELDS, dump["state"], "state")
    load_records(dump["civilizations"], p.civs, Civilization.FIELDS, "civilizations")
    p.dice = load_dice(dump["dice"])
    p.result = load_result(dump["result"], p.players)
    check_map(p)
    p.lay_world()
    check_pieces(p)
    p.frames = load_frames(dump["frames"], BLANK_FRAMES, p.players)
    check_stack(p)
    return p


def check_stack(p: NewDawn, is_paused: bool = False) -> None:
    """Make sure that the frames fit the position and, unless it is paused, can be answered."""
    if not p.frames or not isinstance(p.frames[0], Round):
        raise BrokenDump("frames: the round comes first")
    if p.automa in p.to_act:
        raise BrokenDump("frames: nobody asks the automated player")
    check_fields(p)
    if not is_paused:
        check_flow(p)
