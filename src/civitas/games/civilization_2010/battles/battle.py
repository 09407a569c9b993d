"""Battles: effects before them, hands, combat bonus, engagement front by front, result (battle.steps-a).

The attacker's group stays lifted from the map until the aftermath. Units are in the standing forces, in `p.hands`, in
`p.fronts` or, once killed, faceup under their decks.
"""

from typing import Final

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.battles.aftermath import Aftermath
from civitas.games.civilization_2010.battles.arithmetic import (
    ATTACKER,
    DEFENDER,
    UNIT_OF,
    bonus_sum,
    hand_size,
    health_left,
    lone_fronts,
    manned_fronts,
    wounded_fronts,
)
from civitas.games.civilization_2010.battles.fronts import Fronts, fronts_of
from civitas.games.civilization_2010.battles.wounds import Healing, Wounding
from civitas.games.civilization_2010.empires.stock import discard_unit, draw_unit
from civitas.games.civilization_2010.facts.abilities import (
    FIRST_RESOURCE_ABILITY,
    USE_ANIMAL_HUSBANDRY,
    USE_BIOLOGY,
    resource_ability,
)
from civitas.games.civilization_2010.facts.constants import BARBARIAN_RANK
from civitas.games.civilization_2010.facts.constants import BARBARIANS as BARBARIAN_UNITS
from civitas.games.civilization_2010.facts.effects import ATTACK_STRENGTH, BARBARIAN_ATTACK, DEAL_WOUNDS
from civitas.games.civilization_2010.facts.events import EVENT_OPTIONS
from civitas.games.civilization_2010.facts.techs import (
    ABILITIES_OF,
    ANIMAL_HUSBANDRY,
    BALLISTICS,
    BIOLOGY,
    COMBUSTION,
    MATHEMATICS,
    METALWORKING,
    RESOURCE_ABILITIES,
    RESOURCE_ABILITIES_OF,
    TECH_ABILITIES,
)
from civitas.games.civilization_2010.facts.terrain import IRON, NONE
from civitas.games.civilization_2010.facts.timing import BATTLE
from civitas.games.civilization_2010.facts.units import UNIT_COUNT, UNIT_TYPE_COUNT, UNITS
from civitas.games.civilization_2010.facts.wonders import ORACLE
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.map.pieces import is_village
from civitas.games.civilization_2010.model import BARBARIANS, Civilization2010, changed, exchanged, replaced
from civitas.games.civilization_2010.movement.figures import remove_all
from civitas.games.civilization_2010.phases.winning import MILITARY_VICTORY, win
from civitas.games.civilization_2010.verbs import DONE_CODE, FRONT, PLAY, USE
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import BARBARIANS_WORD, square_name

HEALED: Final = TECH_ABILITIES[ABILITIES_OF[ANIMAL_HUSBANDRY][0]].amount
"""Wounds that Animal Husbandry removes; Biology removes all."""
HORDE_RANK: Final = next(
    option.rank for options in EVENT_OPTIONS for option in options if option.effect == BARBARIAN_ATTACK
)

USE_METALWORKING: Final = resource_ability(RESOURCE_ABILITIES_OF[METALWORKING][0])
USE_MATHEMATICS: Final = resource_ability(RESOURCE_ABILITIES_OF[MATHEMATICS][0])
USE_BALLISTICS: Final = resource_ability(RESOURCE_ABILITIES_OF[BALLISTICS][0])

_HEALING_TECHS: Final = 1 << ANIMAL_HUSBANDRY | 1 << BIOLOGY
_FIGHTING_TECHS: Final = 1 << METALWORKING | 1 << MATHEMATICS | 1 << BALLISTICS
"""The techs with other abilities for battles."""
_FRONTS_OF: Final[list[int]] = [FRONT.code(unit) for unit in range(UNIT_COUNT)]
"""The first front for each unit; the others follow."""

# The stages of a battle.
_ATTACKER_PREPARES: Final = 0
_DEFENDER_PREPARES: Final = 1
_DRAWING: Final = 2
_BEFORE_UNIT: Final = 3
_AFTER_UNIT: Final = 4
_RESULT: Final = 5
_STAGES: Final[list[str]] = [
    "attacker-prepares", "defender-prepares", "drawing", "before-unit", "after-unit", "result",
]  # fmt: skip

# Abilities that work once per battle; bits of `Battle.healed`, those of the defender shifted.
_HUSBANDRY_USED: Final = 1
_BIOLOGY_USED: Final = 2
_BITS_PER_SIDE: Final = 2


# How battles begin.


def attack(p: Civilization2010, seat: int, target: int) -> None:
    """The lifted group of a seat attacks an army, city or village on a square (battle.start-a)."""
    square = square_name(target)
    if p.has_enemy(seat, target):
        defender = p.holder[target]
        assert p.empires[defender].armies_at(target), "lone scouts do not fight: kill_scouts"
        p.tell("battle-army", "battle.start-a", {"seat": seat, "other": defender, "square": square})
        p.push(Battle(seat, defender, target))
    elif p.is_centre(target):
        defender = p.owner[target]
        p.tell("battle-city", "battle.start-a", {"seat": seat, "other": defender, "square": square})
        p.push(Battle(seat, defender, target))
        _fell_walls(p, seat, target)
    else:
        assert is_village(p.piece[target])
        player = (seat + 1) % p.players
        p.tell("battle-village", "battle.barbarian-a", {"seat": seat, "other": player, "square": square})
        p.push(Battle(seat, BARBARIANS, target, player, BARBARIAN_RANK))


def horde_attack(p: Civilization2010, seat: int, target: int) -> None:
    """Barbarians that a seat controls attack another player's army or city (event.roaming_horde)."""
    defender = p.owner[target] if p.is_centre(target) else p.holder[target]
    message = "horde-city" if p.is_centre(target) else "horde-army"
    p.tell(message, "event.roaming_horde", {"seat": seat, "other": defender, "square": square_name(target)})
    p.push(Battle(BARBARIANS, defender, target, seat, HORDE_RANK))


def kill_scouts(p: Civilization2010, seat: int, target: int) -> None:
    """Lone scouts are removed without a fight; it counts as a battle won (battle.scouts-a, ruling A21)."""
    defender = p.holder[target]
    count = remove_all(p, target, False)
    names: dict[str, Argument] = {"seat": seat, "other": defender, "square": square_name(target), "count": count}
    p.tell("scouts-killed", "battle.scouts-a", names)
    p.push(Aftermath(seat, defender, target, ATTACKER))


def fells_walls(p: Civilization2010, seat: int, target: int) -> bool:
    """Whether a square has walls that would not stand an attack of a seat."""
    if not p.is_centre(target) or not p.empires[seat].knows(COMBUSTION):
        return False
    owner = p.empires[p.owner[target]]
    return owner.walls[owner.cities.index(target)] > 0


def _fell_walls(p: Civilization2010, seat: int, target: int) -> None:
    """Combustion removes the walls of an attacked city for good, before the battle (tech.combustion_walls)."""
    if fells_walls(p, seat, target):
        owner = p.owner[target]
        empire = p.empires[owner]
        empire.walls = exchanged(empire.walls, empire.cities.index(target), 0)
        p.tell("walls-fallen", "tech.combustion_walls", {"seat": seat, "other": owner, "square": square_name(target)})


# What abilities do in a battle.


def battle_of(p: Civilization2010) -> "Battle | None":
    """The battle that is being fought, if any."""
    for place in range(len(p.frames) - 1, -1, -1):
        frame = p.frames[place]
        if isinstance(frame, Battle):
            return frame
    return None


def sees_hand(p: Civilization2010, seat: int, side: int) -> bool:
    """Whether a seat may see the battle hand of a side: its own, or with the Oracle the opponent's (ruling A26)."""
    battle = battle_of(p)
    if battle is None:
        return False
    return battle.commander(side) == seat or (battle.fighter(1 - side) == seat and p.wields(seat, ORACLE))


def deal_wounds(p: Civilization2010, amount: int) -> None:
    """Whoever's battle turn it is deals up to so many wounds to enemy units in play (tech.mathematics)."""
    battle = fronts_of(p)
    p.push(Wounding(battle.commander(battle.turn), amount))


def strengthen(p: Civilization2010, amount: int) -> None:
    """The unit that is played next deals so many wounds more as it enters (tech.metalworking)."""
    fronts_of(p).extra += amount


@frame("Battle")
class Battle(Fronts):
    """One battle, from its declaration to the combat values."""

    stage: int = _ATTACKER_PREPARES
    bonus: int = 0
    """The combat bonus card: what the attacker adds, or, if it is below 0, the defender (battle.bonus-a)."""
    healed: int = 0
    """Healing abilities that were used in this battle, as bits."""
    helped: int = 0
    """Whether an ability was used in this half of the battle turn."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "attacker": self.attacker if self.attacker >= 0 else BARBARIANS_WORD,
            "defender": self.defender if self.defender >= 0 else BARBARIANS_WORD,
            "barbarians": self.player if self.player >= 0 else None,
            "square": SQUARE_NAMES[self.target],
            "stage": _STAGES[self.stage],
            "turn": "attacker" if self.turn == ATTACKER else "defender",
            "bonus": self.bonus,
            "extra": self.extra,
            "killed": [[UNITS[unit] for unit in self.attacker_killed], [UNITS[unit] for unit in self.defender_killed]],
        }

    # The course of the battle.

    def resume(self, p: Civilization2010) -> None:
        if self.stage <= _DEFENDER_PREPARES:
            self._prepare(p)
        elif self.stage == _DRAWING:
            self._draw(p)
        elif self.stage == _BEFORE_UNIT:
            self._ask_for_unit(p)
        elif self.stage == _AFTER_UNIT:
            self._ask_for_ability(p)
        else:
            self._decide(p)

    def _prepare(self, p: Civilization2010) -> None:
        """Before the hands are drawn events may be played (event.duty_and_honor); who holds any card is asked."""
        seat = self.fighter(ATTACKER if self.stage == _ATTACKER_PREPARES else DEFENDER)
        if seat >= 0 and p.empires[seat].event_total:
            self.asked = 1 << seat
        else:
            self.stage += 1

    def _draw(self, p: Civilization2010) -> None:
        """Draw the hands, then fix the combat bonus; the defender begins (battle.front-a)."""
        p.hands = [self._drawn_hand(p, ATTACKER), self._drawn_hand(p, DEFENDER)]
        p.fronts = []
        p.reveals += 1
        for side in (ATTACKER, DEFENDER):
            self._tell_hand(p, side)
        self._compare_bonuses(p)
        self._begin_turn(p, DEFENDER)

    def _drawn_hand(self, p: Civilization2010, side: int) -> list[int]:
        fighter = self.fighter(side)
        if fighter < 0:
            return barbarian_hand(p)
        return random_hand(p, fighter, hand_size(p, fighter, side, self.target))

    def _tell_hand(self, p: Civilization2010, side: int) -> None:
        hand = p.hands[side]
        rule = "battle.hand-a" if self.fighter(side) >= 0 else "battle.barbarian-a"
        self.tell_side(p, side, "hand-drawn", rule, {"count": len(hand)})
        audience = 0
        for seat in range(p.players):
            if sees_hand(p, seat, side):
                audience |= 1 << seat
        if hand:
            units = [f"card-{UNITS[unit]}" for unit in hand]
            self._tell_privately(p, side, units, audience)

    def _tell_privately(self, p: Civilization2010, side: int, units: list[str], audience: int) -> None:
        message = "hand-units" if self.fighter(side) >= 0 else "barbarian-hand-units"
        p.tell(message, "battle.hand-c", {"seat": self.commander(side), "units": list(units)}, audience)

    def _compare_bonuses(self, p: Civilization2010) -> None:
        """The side with the larger sum takes the combat bonus card with the difference (battle.bonus-a)."""
        sums = [bonus_sum(p, self.fighter(side), side, self.target) for side in (ATTACKER, DEFENDER)]
        self.bonus = sums[ATTACKER] - sums[DEFENDER]
        if self.bonus == 0:
            p.tell("combat-bonus-equal", "battle.bonus-a", {"count": sums[ATTACKER]})
            return
        side = ATTACKER if self.bonus > 0 else DEFENDER
        numbers: dict[str, Argument] = {"sum": sums[side], "against": sums[1 - side], "count": abs(self.bonus)}
        self.tell_side(p, side, "combat-bonus", "battle.bonus-a", numbers)

    def _begin_turn(self, p: Civilization2010, side: int) -> None:
        """The next battle turn is that of a side, unless it has played its last unit (battle.turn-b)."""
        if not p.hands[side]:
            side = 1 - side
        self.turn = side
        self.helped = 0
        self.stage = _BEFORE_UNIT if p.hands[side] else _RESULT

    # One battle turn.

    def _ask_for_unit(self, p: Civilization2010) -> None:
        """Ask for a unit, unless everybody can see that there is nothing to choose: the last card on a new front."""
        hand = p.hands[self.turn]
        if len(hand) == 1 and not lone_fronts(p, 1 - self.turn) and not self._could_help(p):
            self._play_unit(p, hand[0], len(p.fronts))
        else:
            self.asked = 1 << self.commander(self.turn)

    def _ask_for_ability(self, p: Civilization2010) -> None:
        if self._could_help(p):
            self.asked = 1 << self.commander(self.turn)
        else:
            self._begin_turn(p, 1 - self.turn)

    def _could_help(self, p: Civilization2010) -> bool:
        """Whether the side on turn could have an ability to use, as far as everybody can tell."""
        seat = self.fighter(self.turn)
        if seat < 0 or self.helped:
            return False
        empire = p.empires[seat]
        if empire.techs & _HEALING_TECHS and wounded_fronts(p, self.turn):
            can_heal = self._can_heal(p, ANIMAL_HUSBANDRY) or self._can_heal(p, BIOLOGY)
            if can_heal:
                return True
        if not empire.techs & _FIGHTING_TECHS:
            return False
        if not empire.resources[IRON] and not empire.token_total() and not empire.event_total:
            return False
        if self.stage == _BEFORE_UNIT and empire.knows(METALWORKING) and not empire.has_used(USE_METALWORKING):
            return True
        if not manned_fronts(p, 1 - self.turn):
            return False
        return (empire.knows(MATHEMATICS) and not empire.has_used(USE_MATHEMATICS)) or (
            empire.knows(BALLISTICS) and not empire.has_used(USE_BALLISTICS)
        )

    def _can_heal(self, p: Civilization2010, tech: int) -> bool:
        """Whether the side on turn has wounds and a tech that was not used yet in this battle."""
        if not p.empires[self.fighter(self.turn)].knows(tech) or self.healed & self._healing_bit(tech):
            return False
        return len(wounded_fronts(p, self.turn)) > 0

    def _healing_bit(self, tech: int) -> int:
        bit = _HUSBANDRY_USED if tech == ANIMAL_HUSBANDRY else _BIOLOGY_USED
        return bit << (_BITS_PER_SIDE * self.turn)

    def _ability_codes(self, p: Civilization2010) -> list[int]:
        """The abilities that the side on turn may use now: one before its unit and one after it (battle.turn-a)."""
        if not self._could_help(p):
            return []
        from civitas.games.civilization_2010.abilities.declaring import ability_codes

        seat = self.fighter(self.turn)
        codes: list[int] = []
        if p.empires[seat].techs & _HEALING_TECHS:
            if self._can_heal(p, ANIMAL_HUSBANDRY):
                codes.append(USE.code(USE_ANIMAL_HUSBANDRY))
            if self._can_heal(p, BIOLOGY):
                codes.append(USE.code(USE_BIOLOGY))
        return codes + [code for code in ability_codes(p, seat, BATTLE) if not self._untimely(p, USE.first(code))]

    def _untimely(self, p: Civilization2010, ability: int) -> str:
        """The rule against using a resource ability at this moment of the battle; "" if it may be used."""
        effect = RESOURCE_ABILITIES[ability - FIRST_RESOURCE_ABILITY].effects[0].kind
        if effect == ATTACK_STRENGTH and self.stage != _BEFORE_UNIT:
            return "tech.metalworking"
        if effect == DEAL_WOUNDS and not manned_fronts(p, 1 - self.turn):
            return "battle.turn-c"
        return ""

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        if self.stage <= _DEFENDER_PREPARES:
            from civitas.games.civilization_2010.abilities.declaring import event_codes

            return [*event_codes(p, seat, BATTLE), DONE_CODE]
        if self.stage == _AFTER_UNIT:
            return [*self._ability_codes(p), DONE_CODE]
        fronts = [*lone_fronts(p, 1 - self.turn), len(p.fronts)]
        codes = [_FRONTS_OF[unit] + front for unit in sorted(set(p.hands[self.turn])) for front in fronts]
        return codes + self._ability_codes(p)

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        rule = self._rule_against(p, seat, action)
        return Objection(rule) if rule else None

    def _rule_against(self, p: Civilization2010, seat: int, action: int) -> str:
        if self.stage <= _DEFENDER_PREPARES:
            return self._rule_against_preparing(p, seat, action)
        if FRONT.owns(action):
            return self._rule_against_front(p, FRONT.first(action), FRONT.second(action))
        if USE.owns(action):
            return self._rule_against_use(p, seat, USE.first(action))
        if action == DONE_CODE:
            return "" if self.stage == _AFTER_UNIT else "battle.front-a"
        return "battle.steps-a" if PLAY.owns(action) else "battle.retreat-a"

    def _rule_against_preparing(self, p: Civilization2010, seat: int, action: int) -> str:
        if action == DONE_CODE:
            return ""
        if not PLAY.owns(action):
            return "battle.retreat-a" if not (FRONT.owns(action) or USE.owns(action)) else "battle.steps-a"
        from civitas.games.civilization_2010.abilities.declaring import event_objection

        objection = event_objection(p, seat, action, BATTLE)
        return objection.rule if objection is not None else ""

    def _rule_against_front(self, p: Civilization2010, unit: int, front: int) -> str:
        if self.stage != _BEFORE_UNIT:
            return "battle.front-a"
        if unit not in p.hands[self.turn]:
            return "battle.hand-c"
        if front >= len(p.fronts):
            return "" if front == len(p.fronts) else "battle.front-b"
        if p.fronts[front][UNIT_OF[1 - self.turn]] < 0:
            return "battle.front-b"
        return "battle.front-c" if p.fronts[front][UNIT_OF[self.turn]] >= 0 else ""

    def _rule_against_use(self, p: Civilization2010, seat: int, ability: int) -> str:
        if self.fighter(self.turn) < 0:
            return "battle.barbarian-a"
        if self.helped:
            return "battle.turn-a"
        if ability == USE_ANIMAL_HUSBANDRY:
            return "" if self._can_heal(p, ANIMAL_HUSBANDRY) else "tech.animal_husbandry"
        if ability == USE_BIOLOGY:
            return "" if self._can_heal(p, BIOLOGY) else "tech.biology"
        if ability < FIRST_RESOURCE_ABILITY:
            return "battle.turn-a"
        from civitas.games.civilization_2010.abilities.declaring import ability_objection

        objection = ability_objection(p, seat, USE.code(ability), BATTLE)
        return objection.rule if objection is not None else self._untimely(p, ability)

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if FRONT.owns(action):
            unit, front = FRONT.both(action)
            self._play_unit(p, unit, front)
        elif PLAY.owns(action):
            from civitas.games.civilization_2010.abilities.declaring import play_event

            play_event(p, seat, PLAY.first(action))
        elif USE.owns(action):
            self.helped = 1
            self._use(p, seat, USE.first(action))
        elif self.stage == _AFTER_UNIT:
            self._begin_turn(p, 1 - self.turn)
        else:
            self.stage += 1

    def _use(self, p: Civilization2010, seat: int, ability: int) -> None:
        if ability == USE_ANIMAL_HUSBANDRY:
            self.healed |= self._healing_bit(ANIMAL_HUSBANDRY)
            p.tell("husbandry-used", "tech.animal_husbandry", {"seat": seat})
            p.push(Healing(seat, HEALED))
        elif ability == USE_BIOLOGY:
            self.healed |= self._healing_bit(BIOLOGY)
            p.tell("biology-used", "tech.biology", {"seat": seat})
            self.heal_all(p, "tech.biology")
        else:
            from civitas.games.civilization_2010.abilities.declaring import use_ability

            use_ability(p, seat, ability)

    # Units on fronts.

    def _play_unit(self, p: Civilization2010, unit: int, number: int) -> None:
        """A unit opens a front or attacks the enemy unit on one, then its side may use an ability."""
        hand = p.hands[self.turn][:]
        hand.remove(unit)
        p.hands = replaced(p.hands, self.turn, hand)
        p.reveals += 1
        card = f"card-{UNITS[unit]}"
        if number == len(p.fronts):
            row = [NONE, 0, NONE, 0]
            row[UNIT_OF[self.turn]] = unit
            p.fronts = [*p.fronts, row]
            self.tell_side(p, self.turn, "front-opened", "battle.front-b", {"card": card, "front": number + 1})
        else:
            front = p.fronts[number][:]
            front[UNIT_OF[self.turn]] = unit
            p.fronts = replaced(p.fronts, number, front)
            other = f"card-{UNITS[front[UNIT_OF[1 - self.turn]]]}"
            names: dict[str, Argument] = {"card": card, "other-card": other, "front": number + 1}
            self.tell_side(p, self.turn, "front-attacked", "battle.attack-a", names)
            self.exchange_wounds(p, number)
        self.extra = 0
        self.helped = 0
        self.stage = _AFTER_UNIT

    # The result.

    def _decide(self, p: Civilization2010) -> None:
        """The higher combat value wins, the defender a tie (battle.result-a, battle.result-b)."""
        values = [self.combat_value(p, side) for side in (ATTACKER, DEFENDER)]
        winner = _ahead(values)
        self._tell_result(p, winner, values)
        self._dismiss(p)
        p.pop()
        if winner == ATTACKER and p.is_capital(self.target):
            # It was no horde: three units of rank II have 12 health at most, a capital defends with 12 (ruling A43).
            win(p, [self.attacker], MILITARY_VICTORY)
            return
        aftermath = Aftermath(self.attacker, self.defender, self.target, winner)
        aftermath.attacker_killed = self.attacker_killed
        aftermath.defender_killed = self.defender_killed
        p.push(aftermath)

    def combat_value(self, p: Civilization2010, side: int) -> int:
        """What a side's surviving units and the combat bonus card are worth."""
        return health_left(p, self.fighter(side), self.rank, side) + self.bonus_of(side)

    def bonus_of(self, side: int) -> int:
        """What the combat bonus card adds for a side."""
        return max(0, self.bonus if side == ATTACKER else -self.bonus)

    def ahead(self, p: Civilization2010) -> int:
        """The side that would win if no more units came."""
        return _ahead([self.combat_value(p, side) for side in (ATTACKER, DEFENDER)])

    def _tell_result(self, p: Civilization2010, winner: int, values: list[int]) -> None:
        numbers: dict[str, Argument] = {"value": values[winner], "against": values[1 - winner]}
        rule = "battle.result-b" if values[ATTACKER] == values[DEFENDER] else "battle.result-a"
        if self.player < 0:
            loser = self.fighter(1 - winner)
            p.tell("battle-won", rule, {"seat": self.fighter(winner), "other": loser, **numbers})
        elif self.fighter(winner) >= 0:
            p.tell("battle-won-against-barbarians", rule, {"seat": self.fighter(winner), **numbers})
        else:
            p.tell("battle-lost-against-barbarians", rule, {"seat": self.fighter(1 - winner), **numbers})

    def _dismiss(self, p: Civilization2010) -> None:
        """Survivors return to the standing forces without wounds, barbarians under their decks (battle.losses-a)."""
        for front in p.fronts:
            for side in (ATTACKER, DEFENDER):
                unit = front[UNIT_OF[side]]
                if unit < 0:
                    continue
                if self.fighter(side) < 0:
                    discard_unit(p, unit)
                else:
                    empire = p.empires[self.fighter(side)]
                    empire.units = changed(empire.units, unit, 1)
        p.hands = []
        p.fronts = []


def _ahead(values: list[int]) -> int:
    """The side with the higher combat value, the defender with a tie (battle.result-b)."""
    return ATTACKER if values[ATTACKER] > values[DEFENDER] else DEFENDER


def random_hand(p: Civilization2010, seat: int, size: int) -> list[int]:
    """Draw so many units at random from the standing forces, or all there are (battle.hand-b, battle.hand-c)."""
    units = p.empires[seat].units[:]
    p.empires[seat].units = units
    forces = [unit for unit, count in enumerate(units) for _ in range(count)]
    hand: list[int] = []
    while forces and len(hand) < size:
        unit = forces.pop(p.dice.below(len(forces)))
        units[unit] -= 1
        hand.append(unit)
    hand.sort()
    return hand


def barbarian_hand(p: Civilization2010) -> list[int]:
    """One unit of each of their types from the decks; an empty deck gives none (battle.barbarian-a, ruling A02)."""
    hand: list[int] = []
    for unit_type in range(UNIT_TYPE_COUNT):
        for _ in range(BARBARIAN_UNITS[unit_type]):
            unit = draw_unit(p, unit_type)
            if unit >= 0:
                hand.append(unit)
    hand.sort()
    return hand
