"""Positions as plain data and back; a dump is believed only after every field and every piece has been checked."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from civitas.core.errors import BadOption, BrokenDump
from civitas.core.loading import check_flow, load_dice, load_frames, load_result
from civitas.core.position import Frame
from civitas.core.storage import dump_fields, load_fields
from civitas.games.new_dawn.automated.culture import AutomaCulture
from civitas.games.new_dawn.automated.military import AutomaMilitary
from civitas.games.new_dawn.automated.science import AutomaScience, Razing
from civitas.games.new_dawn.automated.turn import AutomaTurn
from civitas.games.new_dawn.checks import check_fields, check_map, check_pieces
from civitas.games.new_dawn.civilization import Civilization
from civitas.games.new_dawn.model import NewDawn, empty_table
from civitas.games.new_dawn.options import OPTIONS, setting_for
from civitas.games.new_dawn.phases.abilities import Eiffel
from civitas.games.new_dawn.phases.attack import Combat
from civitas.games.new_dawn.phases.conquest import Fate, Loot, Occupation, Spoils
from civitas.games.new_dawn.phases.culture import Placing, Subversion, TokenMove
from civitas.games.new_dawn.phases.economy import Caravans, Exchange
from civitas.games.new_dawn.phases.events import BarbarianMove, RaidLoss, TradeEvent
from civitas.games.new_dawn.phases.gains import CityStateCard, Laying, ResourceChoice, Storing
from civitas.games.new_dawn.phases.industry import Housing, Industry, Payment, Reception
from civitas.games.new_dawn.phases.map_building import MapBuilding
from civitas.games.new_dawn.phases.military import Military
from civitas.games.new_dawn.phases.resolution import Resolution
from civitas.games.new_dawn.phases.science import Advance, Learning, Striking, Upgrading
from civitas.games.new_dawn.phases.surrender import Surrender
from civitas.games.new_dawn.phases.turn import Choosing, Round
from civitas.games.new_dawn.phases.visits import Visit

RULES_REVISION: Final = 1
TITLE_ID: Final = "new-dawn"

BLANK_FRAMES: Final[dict[str, Callable[[], Frame[NewDawn]]]] = {
    "Advance": Advance,
    "AutomaCulture": AutomaCulture,
    "AutomaMilitary": AutomaMilitary,
    "AutomaScience": AutomaScience,
    "AutomaTurn": AutomaTurn,
    "BarbarianMove": BarbarianMove,
    "Caravans": Caravans,
    "Choosing": Choosing,
    "CityStateCard": CityStateCard,
    "Combat": Combat,
    "Eiffel": Eiffel,
    "Exchange": Exchange,
    "Fate": Fate,
    "Housing": Housing,
    "Industry": Industry,
    "Laying": Laying,
    "Learning": Learning,
    "Loot": Loot,
    "MapBuilding": MapBuilding,
    "Military": Military,
    "Occupation": Occupation,
    "Payment": Payment,
    "Placing": Placing,
    "RaidLoss": RaidLoss,
    "Razing": Razing,
    "Reception": Reception,
    "Resolution": Resolution,
    "ResourceChoice": ResourceChoice,
    "Round": Round,
    "Spoils": Spoils,
    "Storing": Storing,
    "Striking": Striking,
    "Subversion": Subversion,
    "Surrender": Surrender,
    "TokenMove": TokenMove,
    "TradeEvent": TradeEvent,
    "Upgrading": Upgrading,
    "Visit": Visit,
}
"""An empty frame of every kind, ready to take up stored fields."""

_ENVELOPE: Final = {
    "title", "rules_revision", "players", "options", "state", "civilizations", "frames", "dice", "result",
}  # fmt: skip


def dump_position(p: NewDawn) -> dict[str, Any]:
    """The whole position as plain data."""
    return {
        "title": TITLE_ID,
        "rules_revision": RULES_REVISION,
        "players": p.players,
        "options": dict(p.setting.options),
        "state": dump_fields(p, NewDawn.FIELDS),
        "civilizations": [dump_fields(c, Civilization.FIELDS) for c in p.civs],
        "frames": [frame.dump() for frame in p.frames],
        "dice": p.dice.state(),
        "result": p.result.to_json() if p.result else None,
    }


def load_position(stored: object) -> NewDawn:
    """The position of a dump; whatever is wrong with it is named."""
    if not isinstance(stored, dict) or set(stored) != _ENVELOPE:
        raise BrokenDump(f"a dump has the keys {', '.join(sorted(_ENVELOPE))}")
    if stored["title"] != TITLE_ID:
        raise BrokenDump(f"title: {stored['title']!r} is not {TITLE_ID}")
    if stored["rules_revision"] != RULES_REVISION:
        raise BrokenDump(f"rules_revision: {stored['rules_revision']!r} is not {RULES_REVISION}")
    p = _blank_for(stored["players"], stored["options"])
    load_fields(p, NewDawn.FIELDS, stored["state"], "state")
    _load_civilizations(p, stored["civilizations"])
    p.dice = load_dice(stored["dice"])
    p.result = load_result(stored["result"], p.players)
    check_map(p)
    p.lay_world()
    check_pieces(p)
    p.frames = load_frames(stored["frames"], BLANK_FRAMES, p.players)
    check_stack(p)
    return p


def _blank_for(players: object, options: object) -> NewDawn:
    if not isinstance(options, Mapping) or isinstance(players, bool) or not isinstance(players, int):
        raise BrokenDump("players, options: a number and a record are expected")
    if set(options) != {option.name for option in OPTIONS}:
        raise BrokenDump("options: a value for each option is expected")
    try:
        p = empty_table(setting_for(players, options))
    except BadOption as problem:
        raise BrokenDump(f"options: {problem}") from problem
    p.civs = [Civilization() for _ in range(players)]
    return p


def _load_civilizations(p: NewDawn, stored: object) -> None:
    if not isinstance(stored, list) or len(stored) != p.players:
        raise BrokenDump(f"civilizations: a list of {p.players} is expected")
    for seat, record in enumerate(stored):
        load_fields(p.civs[seat], Civilization.FIELDS, record, f"civilizations[{seat}]")


def check_stack(p: NewDawn, is_paused: bool = False) -> None:
    """Make sure that the frames fit the position and, unless it is paused, can be answered."""
    if not p.frames or not isinstance(p.frames[0], Round):
        raise BrokenDump("frames: the round comes first")
    if p.automa in p.to_act:
        raise BrokenDump("frames: nobody asks the automated player")
    check_fields(p)
    if not is_paused:
        check_flow(p)
