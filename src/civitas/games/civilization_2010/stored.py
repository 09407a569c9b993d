"""Positions as plain data and back; a dump is believed only after every field and every piece has been checked."""

from collections.abc import Callable
from typing import Any, Final

from civitas.core.errors import BrokenDump
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
from civitas.games.civilization_2010.checks import check_fields, check_pieces
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.model import Civilization, empty_table
from civitas.games.civilization_2010.options import OPTIONS, setting_for
from civitas.games.civilization_2010.phases.aftermath import Aftermath
from civitas.games.civilization_2010.phases.arriving import Razing
from civitas.games.civilization_2010.phases.battle import Battle
from civitas.games.civilization_2010.phases.cities import CityFounding
from civitas.games.civilization_2010.phases.city_management import CityAction, CityManagement
from civitas.games.civilization_2010.phases.consent import Consent
from civitas.games.civilization_2010.phases.declaring import Declaration
from civitas.games.civilization_2010.phases.delivery import Delivery
from civitas.games.civilization_2010.phases.exploring import ArkAdvances
from civitas.games.civilization_2010.phases.founding import Founding
from civitas.games.civilization_2010.phases.gains import (
    Appointment,
    HandLimit,
    Landing,
    PersonChoice,
    Recruiting,
    ResourceTaking,
)
from civitas.games.civilization_2010.phases.government import FreshGovernment
from civitas.games.civilization_2010.phases.learning import LearnTech, TechSwap
from civitas.games.civilization_2010.phases.looting import Looting
from civitas.games.civilization_2010.phases.movement import Movement, Trek
from civitas.games.civilization_2010.phases.moving import Moving
from civitas.games.civilization_2010.phases.paying import GiftCoin
from civitas.games.civilization_2010.phases.policies import Abandonment, Adoption, Switching
from civitas.games.civilization_2010.phases.production import Production
from civitas.games.civilization_2010.phases.research import Research
from civitas.games.civilization_2010.phases.responses import Window
from civitas.games.civilization_2010.phases.start_abilities import DeckChoice, FeudalHarvest, GardenFigure
from civitas.games.civilization_2010.phases.start_of_turn import StartOfTurn
from civitas.games.civilization_2010.phases.trading import Trading
from civitas.games.civilization_2010.phases.turn import Turn
from civitas.games.civilization_2010.phases.wounds import Healing, Wounding

RULES_REVISION: Final = 1
TITLE_ID: Final = "civilization-2010"


BLANK_FRAMES: Final[dict[str, Callable[[], Frame[Civilization]]]] = {
    "Abandonment": Abandonment,
    "Adoption": Adoption,
    "Aftermath": Aftermath,
    "Appointment": Appointment,
    "ArkAdvances": ArkAdvances,
    "Battle": Battle,
    "CityAction": CityAction,
    "CityFounding": CityFounding,
    "CityManagement": CityManagement,
    "Consent": Consent,
    "DeckChoice": DeckChoice,
    "Declaration": Declaration,
    "Delivery": Delivery,
    "FeudalHarvest": FeudalHarvest,
    "Founding": Founding,
    "FreshGovernment": FreshGovernment,
    "GardenFigure": GardenFigure,
    "GiftCoin": GiftCoin,
    "HandLimit": HandLimit,
    "Healing": Healing,
    "Landing": Landing,
    "LearnTech": LearnTech,
    "Looting": Looting,
    "Movement": Movement,
    "Moving": Moving,
    "PersonChoice": PersonChoice,
    "Production": Production,
    "Razing": Razing,
    "Recruiting": Recruiting,
    "Research": Research,
    "ResourceTaking": ResourceTaking,
    "StartOfTurn": StartOfTurn,
    "Switching": Switching,
    "TechSwap": TechSwap,
    "Trading": Trading,
    "Trek": Trek,
    "Turn": Turn,
    "Window": Window,
    "Wounding": Wounding,
}
"""An empty frame of every kind, ready to take up stored fields."""


def dump_position(p: Civilization) -> dict[str, Any]:
    """The whole position as plain data."""
    state = dump_fields(p, Civilization.FIELDS)
    empires = [dump_fields(empire, Empire.FIELDS) for empire in p.empires]
    return dump_game(p, TITLE_ID, RULES_REVISION, p.setting.options, state=state, empires=empires)


def load_position(stored: object) -> Civilization:
    """The position of a dump; whatever is wrong with it is named."""
    dump = open_dump(stored, TITLE_ID, RULES_REVISION, "empires")
    p = empty_table(load_setting(dump, OPTIONS, setting_for))
    load_fields(p, Civilization.FIELDS, dump["state"], "state")
    load_records(dump["empires"], p.empires, Empire.FIELDS, "empires")
    p.dice = load_dice(dump["dice"])
    p.result = load_result(dump["result"], p.players)
    check_pieces(p)
    p.frames = load_frames(dump["frames"], BLANK_FRAMES, p.players)
    check_stack(p)
    return p


def check_stack(p: Civilization, is_paused: bool = False) -> None:
    """Make sure that the frames fit the position and, unless it is paused, can be answered."""
    if not p.frames or not isinstance(p.frames[0], Turn):
        raise BrokenDump("frames: the turn comes first")
    check_fields(p)
    if not is_paused:
        check_flow(p)
