"""What governments, policies and wonders let their owner do in Start of Turn, each once per turn (policy.once-a)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.cities.harvesting import harvest_choices, harvests_at_random
from civitas.games.civilization_2010.empire import ON_PANAMA_CANAL
from civitas.games.civilization_2010.empires.gains import (
    deploy,
    draw_events,
    gain_coin,
    gain_culture,
    gain_resource,
    gain_trade,
)
from civitas.games.civilization_2010.empires.learning import choose_tech, learnable_of_level
from civitas.games.civilization_2010.facts.abilities import (
    USE_COLOSSUS,
    USE_CRISTO_REDENTOR,
    USE_DEMOCRACY_GOV,
    USE_EXPANSIONISM,
    USE_FEUDALISM,
    USE_FUNDAMENTALISM,
    USE_HANGING_GARDENS,
    USE_PACIFISM,
    USE_PANAMA_CANAL,
    USE_PATRONAGE,
    USE_RATIONALISM_1,
    USE_RATIONALISM_2,
    USE_STATUE_OF_LIBERTY,
    USE_STONEHENGE,
)
from civitas.games.civilization_2010.facts.constants import MOST_TRADE
from civitas.games.civilization_2010.facts.culture_track import STEP_LEVEL
from civitas.games.civilization_2010.facts.events import EVENT_LEVELS
from civitas.games.civilization_2010.facts.governments import DEMOCRACY_GOV, FEUDALISM, FUNDAMENTALISM
from civitas.games.civilization_2010.facts.policies import (
    EXPANSIONISM,
    PACIFISM,
    PATRONAGE,
    POLICY_EFFECTS,
    RATIONALISM,
)
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT
from civitas.games.civilization_2010.facts.wonders import (
    COLOSSUS,
    CRISTO_REDENTOR,
    HANGING_GARDENS,
    PANAMA_CANAL,
    STATUE_OF_LIBERTY,
    STONEHENGE,
    WONDER_AMOUNT,
)
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.figures import placing_rule
from civitas.games.civilization_2010.standings import learnable_from
from civitas.games.civilization_2010.verbs import (
    ARMY,
    BUILD,
    HARVEST_RANDOM,
    ITEM_ARMY,
    ITEM_SCOUT,
    LEVEL,
    SCOUT,
    TAKE,
    USE,
)
from civitas.games.civilization_2010.view_types import Question

START_ABILITY_COUNT: Final = 14
"""The abilities of this phase come first in `abilities.ABILITIES`."""
GOVERNMENT_ABILITIES: Final[dict[int, int]] = {
    FEUDALISM: USE_FEUDALISM,
    DEMOCRACY_GOV: USE_DEMOCRACY_GOV,
    FUNDAMENTALISM: USE_FUNDAMENTALISM,
}
POLICY_ABILITIES: Final[dict[int, list[int]]] = {
    RATIONALISM: [USE_RATIONALISM_1, USE_RATIONALISM_2],
    PATRONAGE: [USE_PATRONAGE],
    EXPANSIONISM: [USE_EXPANSIONISM],
    PACIFISM: [USE_PACIFISM],
}
WONDER_ABILITIES: Final[list[tuple[int, int]]] = [
    (STONEHENGE, USE_STONEHENGE), (COLOSSUS, USE_COLOSSUS), (HANGING_GARDENS, USE_HANGING_GARDENS),
    (CRISTO_REDENTOR, USE_CRISTO_REDENTOR), (PANAMA_CANAL, USE_PANAMA_CANAL),
    (STATUE_OF_LIBERTY, USE_STATUE_OF_LIBERTY),
]  # fmt: skip
RULE_OF: Final[list[str]] = [
    "government.feudalism", "government.democracy_gov", "government.fundamentalism", "policy.rationalism",
    "policy.rationalism", "policy.patronage", "policy.expansionism", "policy.pacifism", "wonder.stonehenge",
    "wonder.colossus", "wonder.hanging_gardens", "wonder.cristo_redentor", "wonder.panama_canal",
    "wonder.statue_of_liberty",
]  # fmt: skip
"""The rule of each ability."""


# What can be used.


def owned_abilities(p: Civilization2010, seat: int) -> list[int]:
    """The abilities of this phase that a player has, used or not."""
    empire = p.empires[seat]
    owned: list[int] = []
    if empire.government in GOVERNMENT_ABILITIES:
        owned.append(GOVERNMENT_ABILITIES[empire.government])
    if not empire.rule().stops_policies:
        for policy in empire.adopted():
            if policy in POLICY_ABILITIES:
                owned += POLICY_ABILITIES[policy]
    for wonder, ability in WONDER_ABILITIES:
        if p.wonder_square[wonder] >= 0 and p.wields(seat, wonder):
            owned.append(ability)
    return owned


def start_codes(p: Civilization2010, seat: int) -> list[int]:
    """The abilities that a player can use now."""
    used = p.empires[seat].used
    return [
        USE.code(ability)
        for ability in owned_abilities(p, seat)
        if not (used >> ability) & 1 and has_effect(p, seat, ability)
    ]


def start_objection(p: Civilization2010, seat: int, action: int) -> Objection | None:
    """The rule against the use of an ability in this phase, or None."""
    ability = USE.first(action)
    if ability >= START_ABILITY_COUNT:
        return Objection("turn.phases-a")
    if ability not in owned_abilities(p, seat):
        return Objection(RULE_OF[ability])
    if p.empires[seat].has_used(ability):
        return Objection("policy.once-a" if RULE_OF[ability].startswith("policy.") else "turn.once-a")
    return None if has_effect(p, seat, ability) else Objection(RULE_OF[ability])


def has_effect(p: Civilization2010, seat: int, ability: int) -> bool:
    """Whether an ability would give something, and its price can be paid."""
    empire = p.empires[seat]
    if ability in (USE_DEMOCRACY_GOV, USE_EXPANSIONISM, USE_COLOSSUS):
        return empire.trade < MOST_TRADE
    if ability == USE_FEUDALISM:
        return len(feudal_codes(p, seat)) > 0
    if ability == USE_FUNDAMENTALISM:
        return len(empire.armies) > 0
    if ability in (USE_RATIONALISM_1, USE_RATIONALISM_2):
        level = rationalism_level(ability)
        price = POLICY_EFFECTS[RATIONALISM].tech_trade[level]
        return empire.trade >= price and len(learnable_of_level(p, seat, level)) > 0
    if ability == USE_PATRONAGE:
        return empire.culture >= POLICY_EFFECTS[PATRONAGE].event_culture and has_events(p, patronage_level(p, seat))
    if ability == USE_HANGING_GARDENS:
        return len(garden_figures(p, seat)) > 0
    if ability == USE_CRISTO_REDENTOR:
        return len(open_decks(p)) > 0
    if ability == USE_STATUE_OF_LIBERTY:
        return len(foreign_techs(p, seat)) > 0
    return True


def rationalism_level(ability: int) -> int:
    """The level of the tech that Rationalism sells."""
    return 1 if ability == USE_RATIONALISM_1 else 2


def foreign_techs(p: Civilization2010, seat: int) -> list[int]:
    """The techs that some other player knows and a player could learn (wonder.statue_of_liberty)."""
    techs = {tech for other in p.others_after(seat) for tech in learnable_from(p, seat, other)}
    return sorted(techs)


def patronage_level(p: Civilization2010, seat: int) -> int:
    """The deck of Patronage: the level in which the marker stands, the first on the start panel (ruling A39)."""
    return max(1, STEP_LEVEL[p.empires[seat].step])


def has_events(p: Civilization2010, level: int) -> bool:
    """Whether a culture event of a level can be drawn."""
    return bool(p.event_decks[level] or p.event_discards[level])


def open_decks(p: Civilization2010) -> list[int]:
    """The levels of which culture events can be drawn."""
    return [level for level in range(1, EVENT_LEVELS + 1) if has_events(p, level)]


# Using it.


def use_start_ability(p: Civilization2010, seat: int, ability: int) -> None:
    """Use an ability of this phase; what is left to decide is asked in a frame of its own."""
    empire, rule = p.empires[seat], RULE_OF[ability]
    empire.used |= 1 << ability
    if ability == USE_DEMOCRACY_GOV:
        gain_trade(p, seat, empire.rule().trade, rule)
    elif ability == USE_FUNDAMENTALISM:
        gain_culture(p, seat, empire.rule().culture_per_army * len(empire.armies), rule)
    elif ability == USE_EXPANSIONISM:
        places = len(empire.cities) + len(p.controlled(seat))
        gain_trade(p, seat, POLICY_EFFECTS[EXPANSIONISM].trade_per_city * places, rule)
    elif ability == USE_PACIFISM:
        effect = POLICY_EFFECTS[PACIFISM]
        gain_culture(p, seat, effect.culture + (effect.culture_with_scout if empire.scouts else 0), rule)
    elif ability == USE_STONEHENGE:
        gain_culture(p, seat, WONDER_AMOUNT[STONEHENGE], rule)
    elif ability == USE_COLOSSUS:
        gain_trade(p, seat, WONDER_AMOUNT[COLOSSUS], rule)
    elif ability == USE_PANAMA_CANAL:
        gain_coin(p, seat, ON_PANAMA_CANAL, rule)
    else:
        _use_with_choice(p, seat, ability, rule)


def _use_with_choice(p: Civilization2010, seat: int, ability: int, rule: str) -> None:
    if ability == USE_FEUDALISM:
        p.push(FeudalHarvest(seat))
    elif ability == USE_PATRONAGE:
        pay_culture(p, seat, POLICY_EFFECTS[PATRONAGE].event_culture, rule)
        draw_events(p, seat, patronage_level(p, seat), 1, rule)
    elif ability == USE_HANGING_GARDENS:
        p.push(GardenFigure(seat))
    elif ability == USE_CRISTO_REDENTOR:
        p.push(DeckChoice(seat))
    elif ability == USE_STATUE_OF_LIBERTY:
        choose_tech(p, seat, foreign_techs(p, seat), rule, False)
    else:
        level = rationalism_level(ability)
        pay_trade(p, seat, POLICY_EFFECTS[RATIONALISM].tech_trade[level], rule)
        choose_tech(p, seat, learnable_of_level(p, seat, level), rule, False)


def pay_trade(p: Civilization2010, seat: int, amount: int, rule: str) -> None:
    """Pay trade from the dial."""
    p.empires[seat].trade -= amount
    p.tell("trade-paid", rule, {"seat": seat, "count": amount})


def pay_culture(p: Civilization2010, seat: int, amount: int, rule: str) -> None:
    """Pay culture tokens."""
    p.empires[seat].culture -= amount
    p.tell("culture-paid", rule, {"seat": seat, "count": amount})


# Feudalism.


def feudal_codes(p: Civilization2010, seat: int) -> list[int]:
    """What can be harvested without a city action, under the usual conditions (ruling A75)."""
    found: list[int] = []
    is_random = False
    for centre in p.empires[seat].cities:
        found += [resource for resource in harvest_choices(p, seat, centre) if resource not in found]
        is_random = is_random or harvests_at_random(p, seat, centre)
    codes = [TAKE.code(resource) for resource in sorted(found)]
    return [*codes, HARVEST_RANDOM.code()] if is_random else codes


@frame("FeudalHarvest")
class FeudalHarvest(Frame[Civilization2010]):
    """Feudalism: which resource to harvest."""

    seat: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: Civilization2010) -> None:
        codes = feudal_codes(p, self.seat)
        if len(codes) > 1:
            self.asked = 1 << self.seat
            p.offer(self.seat, codes)
        else:
            self.answer(p, self.seat, codes[0])

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return feudal_codes(p, seat)

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in feudal_codes(p, seat) else Objection("government.feudalism")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        p.pop()
        if TAKE.owns(action):
            gain_resource(p, seat, TAKE.first(action), "government.feudalism")
            return
        stocked = [resource for resource in range(MARKET_RESOURCE_COUNT) if p.market[resource]]
        p.reveals += 1
        gain_resource(p, seat, stocked[p.dice.below(len(stocked))], "citystate.city_state_5")


# Wonders.


def garden_figures(p: Civilization2010, seat: int) -> list[int]:
    """The figures that the Hanging Gardens can give: from the supply onto the wonder's own square (ruling A62)."""
    square = p.wonder_square[HANGING_GARDENS]
    return [
        figure
        for figure, left in ((ARMY, p.armies_left(seat)), (SCOUT, p.scouts_left(seat)))
        if left and not placing_rule(p, seat, figure, square)
    ]


@frame("GardenFigure")
class GardenFigure(Frame[Civilization2010]):
    """The Hanging Gardens: which figure to place."""

    seat: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat}

    def resume(self, p: Civilization2010) -> None:
        codes = self.legal(p, self.seat)
        if len(codes) > 1:
            self.asked = 1 << self.seat
            p.offer(self.seat, codes)
        else:
            self.answer(p, self.seat, codes[0])

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [BUILD.code(ITEM_ARMY if figure == ARMY else ITEM_SCOUT) for figure in garden_figures(p, seat)]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        is_figure = BUILD.owns(action) and BUILD.first(action) in (ITEM_ARMY, ITEM_SCOUT)
        return Objection("build.figure-limit-a" if is_figure else "wonder.hanging_gardens")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        p.pop()
        square = p.wonder_square[HANGING_GARDENS]
        figure = ARMY if BUILD.first(action) == ITEM_ARMY else SCOUT
        deploy(p, seat, figure, square, p.centre[square], "wonder.hanging_gardens")


@frame("DeckChoice")
class DeckChoice(Frame[Civilization2010]):
    """Cristo Redentor: from which deck to draw."""

    seat: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "count": WONDER_AMOUNT[CRISTO_REDENTOR]}

    def resume(self, p: Civilization2010) -> None:
        codes = self.legal(p, self.seat)
        if len(codes) > 1:
            self.asked = 1 << self.seat
        else:
            self.answer(p, self.seat, codes[0])

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [LEVEL.code(level - 1) for level in open_decks(p)]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("wonder.cristo_redentor")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        p.pop()
        draw_events(p, seat, LEVEL.first(action) + 1, WONDER_AMOUNT[CRISTO_REDENTOR], "wonder.cristo_redentor")
