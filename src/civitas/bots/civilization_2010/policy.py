"""A quick answer to every question: knowledge of the game, no imagined positions, no copies."""

from civitas.bots.civilization_2010.bargains import trading_answer
from civitas.bots.civilization_2010.council import (
    government_answer,
    land_balance,
    person_kept,
    person_square,
    policy_answer,
    start_answer,
)
from civitas.bots.civilization_2010.fighting import battle_answer
from civitas.bots.civilization_2010.goods import resource_worth, wants_advance
from civitas.bots.civilization_2010.marches import Marches
from civitas.bots.civilization_2010.purchases import purchase
from civitas.bots.civilization_2010.sight import Sight
from civitas.bots.civilization_2010.spoils import loot_answer, recruit_answer
from civitas.bots.civilization_2010.stratagems import (
    ability_use,
    aim,
    discard_answer,
    event_keep_worth,
    event_use,
    lead,
    payment,
    production_help,
    window_answer,
)
from civitas.bots.civilization_2010.study import learn_answer, research_answer, second_answer
from civitas.bots.civilization_2010.temper import SOUND, Temper
from civitas.bots.civilization_2010.works import boost_worth, city_answer, figure_square, production_answer
from civitas.games.civilization_2010.abilities.answering import STEP as STEP_WINDOW
from civitas.games.civilization_2010.abilities.declaring import Declaration
from civitas.games.civilization_2010.abilities.responses import Window
from civitas.games.civilization_2010.battles.looting import Looting
from civitas.games.civilization_2010.cities.production import PLACING, Production
from civitas.games.civilization_2010.empires.gains import Appointment
from civitas.games.civilization_2010.facts.events import EVENT_OPTIONS
from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.research import Research
from civitas.games.civilization_2010.phases.starting_choices import CAPITAL, Founding
from civitas.games.civilization_2010.verbs import (
    ADVANCE_CODE,
    AGAINST,
    AT,
    DONE_CODE,
    GIVE_EVENT,
    PASS_CODE,
    PRODUCE,
    RAZE,
    REFUSE,
    TAKE,
    WAIVE_CODE,
)


def answer(p: Civilization2010, seat: int, way: int, temper: Temper = SOUND) -> int:
    """What a seat on a way to victory says."""
    legal = p.legal(seat)
    if len(legal) == 1:
        return legal[0]
    name = p.frames[-1].name()
    if name == "Moving":
        return Marches(p, seat, way, temper).go_on(legal)
    sight = Sight(p, seat, way, temper)
    if name == "Movement":
        return _movement(sight, legal)
    if name == "CityManagement":
        return _city_management(sight, legal)
    if name == "Production":
        frame = p.frames[-1]
        assert isinstance(frame, Production)
        return production_answer(sight, frame.centre, frame.plan, frame.stage == PLACING, legal)
    if name == "Battle" or name == "Wounding" or name == "Healing":
        return _battle(sight, legal)
    if name == "StartOfTurn":
        return _start_of_turn(sight, legal)
    if name == "Window":
        return _window(sight, legal)
    if name == "Research":
        return _research(sight, legal)
    if name == "Trading":
        return trading_answer(sight, way, legal)
    return _rare(sight, name, legal)


def _movement(sight: Sight, legal: list[int]) -> int:
    event = event_use(sight, legal)
    return event if event >= 0 else Marches(sight.p, sight.seat, sight.way, sight.temper).set_out(legal)


def _start_of_turn(sight: Sight, legal: list[int]) -> int:
    event = event_use(sight, legal)
    if event >= 0:
        return event
    action = start_answer(sight, legal)
    return action if action >= 0 else DONE_CODE


def _city_management(sight: Sight, legal: list[int]) -> int:
    if ADVANCE_CODE in legal and wants_advance(sight):
        return ADVANCE_CODE
    for action in (purchase(sight, legal), ability_use(sight, legal), event_use(sight, legal)):
        if action >= 0:
            return action
    action = city_answer(sight, legal)
    if PRODUCE.owns(action):
        for boost, amount, kept in production_help(sight, legal):
            if boost_worth(sight, sight.empire.cities[PRODUCE.first(action)], amount) > kept:
                return boost
    return action if action >= 0 else DONE_CODE


def _battle(sight: Sight, legal: list[int]) -> int:
    frame = sight.p.frames[-1]
    if frame.name() == "Battle" and not sight.p.hands:
        return legal[0]  # What can be played before the hands are drawn helps.
    return battle_answer(sight.p, legal)


def _window(sight: Sight, legal: list[int]) -> int:
    frame = sight.p.frames[-1]
    assert isinstance(frame, Window)
    quiet = WAIVE_CODE if len(legal) == 2 else PASS_CODE
    return window_answer(sight, quiet, frame.kind == STEP_WINDOW, frame.against, legal)


def _research(sight: Sight, legal: list[int]) -> int:
    frame = sight.p.frames[-1]
    assert isinstance(frame, Research)
    if frame.stage != 0:
        return policy_answer(sight, legal)
    return second_answer(sight, legal) if frame.chosen[sight.seat] >= 0 else research_answer(sight, legal)


def _rare(sight: Sight, name: str, legal: list[int]) -> int:
    """Questions that come up now and then."""
    frame = sight.p.frames[-1]
    if isinstance(frame, Declaration):
        if frame.stage != 0:
            return payment(sight, legal)
        event = frame.event
        effect = (
            EVENT_OPTIONS[event][frame.option].effect
            if event >= 0
            else RESOURCE_ABILITIES[frame.number].effects[0].kind
        )
        return aim(sight, effect, legal)
    if isinstance(frame, Founding):
        return _set_up(sight, frame.stage == CAPITAL, legal)
    if isinstance(frame, Appointment):
        return person_square(sight, frame.person, legal)
    if isinstance(frame, Looting):
        return loot_answer(sight, legal)
    if name in ("Adoption", "Abandonment", "Switching"):
        return policy_answer(sight, legal)
    if name == "LearnTech":
        return learn_answer(sight, legal)
    if name == "PersonChoice":
        return person_kept(sight, legal)
    if name == "HandLimit":
        return discard_answer(legal)
    if name == "Recruiting":
        return recruit_answer(sight, legal)
    if name == "FreshGovernment":
        change = government_answer(sight, legal)
        return change if change >= 0 else DONE_CODE
    if name in ("ResourceTaking", "FeudalHarvest", "CityAction"):
        return _resource(sight, legal)
    return _plain(sight, name, legal)


def _set_up(sight: Sight, is_capital: bool, legal: list[int]) -> int:
    if is_capital:
        return max(legal, key=lambda action: land_balance(sight.p, AT.first(action)))
    return figure_square(sight, legal)


def _resource(sight: Sight, legal: list[int]) -> int:
    takes = [action for action in legal if TAKE.owns(action)]
    return max(takes, key=lambda action: resource_worth(sight, TAKE.first(action))) if takes else legal[0]


def _plain(sight: Sight, name: str, legal: list[int]) -> int:
    if name == "ArkAdvances":
        return ADVANCE_CODE
    if name == "Razing":
        return RAZE.code()
    if name == "Consent":
        return REFUSE.code()
    if name == "DeckChoice":
        return legal[-1]
    if name == "GiftCoin":
        return aim_weakest(sight, legal)
    if name == "CityFounding":
        return legal[0]
    if GIVE_EVENT.owns(legal[0]):
        return discard_first(legal)
    return legal[0]


def aim_weakest(sight: Sight, legal: list[int]) -> int:
    """The rival whom a gift helps least."""
    rivals = [action for action in legal if AGAINST.owns(action)]
    return min(rivals, key=lambda action: lead(sight, AGAINST.first(action))) if rivals else legal[0]


def discard_first(legal: list[int]) -> int:
    """The event that is missed least, of those to hand over."""
    return min(legal, key=lambda action: event_keep_worth(GIVE_EVENT.first(action)))
