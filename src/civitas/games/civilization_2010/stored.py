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
from civitas.core.position import Frame
from civitas.core.storage import dump_fields, load_fields
from civitas.games.civilization_2010.abilities.consent import Consent
from civitas.games.civilization_2010.abilities.declaring import Declaration
from civitas.games.civilization_2010.abilities.paying import GiftCoin
from civitas.games.civilization_2010.abilities.responses import Window
from civitas.games.civilization_2010.battles.aftermath import Aftermath
from civitas.games.civilization_2010.battles.battle import Battle
from civitas.games.civilization_2010.battles.looting import Looting
from civitas.games.civilization_2010.battles.wounds import Healing, Wounding
from civitas.games.civilization_2010.cities.founding import CityFounding
from civitas.games.civilization_2010.cities.production import Production
from civitas.games.civilization_2010.decks import event_deck, unit_deck
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.empires.gains import (
    Appointment,
    HandLimit,
    Landing,
    PersonChoice,
    Recruiting,
    ResourceTaking,
)
from civitas.games.civilization_2010.empires.government_changes import FreshGovernment
from civitas.games.civilization_2010.empires.learning import LearnTech, TechSwap
from civitas.games.civilization_2010.empires.policy_changes import Abandonment, Adoption, Switching
from civitas.games.civilization_2010.model import Civilization2010, empty_table
from civitas.games.civilization_2010.movement.arriving import Razing
from civitas.games.civilization_2010.movement.exploring import ArkAdvances
from civitas.games.civilization_2010.movement.travelling import Moving
from civitas.games.civilization_2010.options import OPTIONS, setting_for
from civitas.games.civilization_2010.phases.city_management import CityAction, CityManagement
from civitas.games.civilization_2010.phases.civilization_choice import CivilizationChoice
from civitas.games.civilization_2010.phases.delivery import Delivery
from civitas.games.civilization_2010.phases.movement import Movement, Trek
from civitas.games.civilization_2010.phases.research import Research
from civitas.games.civilization_2010.phases.start_abilities import DeckChoice, FeudalHarvest, GardenFigure
from civitas.games.civilization_2010.phases.start_of_turn import StartOfTurn
from civitas.games.civilization_2010.phases.starting_choices import Founding
from civitas.games.civilization_2010.phases.trade import Trading
from civitas.games.civilization_2010.phases.turn import Turn
from civitas.games.civilization_2010.scenario.checks import check_fields, check_pieces, is_choosing
from civitas.games.civilization_2010.upgrades import UPGRADES, with_rule_ids

RULES_REVISION: Final = 2
TITLE_ID: Final = "civilization-2010"


BLANK_FRAMES: Final = frame_table(
    Abandonment,
    Adoption,
    Aftermath,
    Appointment,
    ArkAdvances,
    Battle,
    CityAction,
    CityFounding,
    CityManagement,
    CivilizationChoice,
    Consent,
    DeckChoice,
    Declaration,
    Delivery,
    FeudalHarvest,
    Founding,
    FreshGovernment,
    GardenFigure,
    GiftCoin,
    HandLimit,
    Healing,
    Landing,
    LearnTech,
    Looting,
    Movement,
    Moving,
    PersonChoice,
    Production,
    Razing,
    Recruiting,
    Research,
    ResourceTaking,
    StartOfTurn,
    Switching,
    TechSwap,
    Trading,
    Trek,
    Turn,
    Window,
    Wounding,
)
"""An empty frame of every kind, ready to take up stored fields."""


def dump_position(p: Civilization2010) -> dict[str, Any]:
    """The whole position as plain data."""
    state = dump_fields(p, Civilization2010.FIELDS)
    state["unit_decks"] = [unit_deck(p, unit_type)[:] for unit_type in range(len(p.unit_decks))]
    state["event_decks"] = [event_deck(p, level)[:] for level in range(len(p.event_decks))]
    empires = [dump_fields(empire, Empire.FIELDS) for empire in p.empires]
    return dump_game(p, TITLE_ID, RULES_REVISION, p.setting.options, state=state, empires=empires)


def load_position(stored: object) -> Civilization2010:
    """The position of a dump; whatever is wrong with it is named."""
    dump = open_dump(stored, TITLE_ID, RULES_REVISION, "empires", upgrades=UPGRADES)
    p = empty_table(load_setting(dump, OPTIONS, setting_for))
    load_fields(p, Civilization2010.FIELDS, dump["state"], "state")
    load_records(dump["empires"], p.empires, Empire.FIELDS, "empires")
    for empire in p.empires:
        empire.hold_events(empire.events)
    p.dice = load_dice(dump["dice"])
    p.result = load_result(dump["result"], p.players)
    check_pieces(p)
    p.frames = load_stack(dump["frames"], p.players)
    check_stack(p)
    return p


def load_stack(stored: object, players: int) -> list[Frame[Civilization2010]]:
    """The questions of a dump or of a description."""
    return load_frames(with_rule_ids(stored), BLANK_FRAMES, players)


def check_stack(p: Civilization2010, is_paused: bool = False) -> None:
    """Make sure that the frames fit the position and, unless it is paused, can be answered."""
    if not p.frames or not isinstance(p.frames[0], Turn):
        raise BrokenDump("frames: the turn comes first")
    check_fields(p)
    if is_choosing(p) != isinstance(p.frames[-1], CivilizationChoice):
        raise BrokenDump("frames: civilizations are chosen as long as somebody has none")
    if not is_paused:
        check_flow(p)
