"""After a battle: losses, what winning brings, loot, the conquered city, occupation (battle.steps-a, ruling A28)."""

from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.battles.arithmetic import ATTACKER, armies_lost, loot_points
from civitas.games.civilization_2010.battles.looting import Looting
from civitas.games.civilization_2010.cities.destroying import destroy_city
from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH
from civitas.games.civilization_2010.empires.gains import gain_coin, gain_culture, gain_trade
from civitas.games.civilization_2010.empires.glory import earn_glory
from civitas.games.civilization_2010.empires.stock import recover_unit
from civitas.games.civilization_2010.facts.abilities import CODE_OF_LAWS_DONE
from civitas.games.civilization_2010.facts.civilizations import CONQUERING_CITIES
from civitas.games.civilization_2010.facts.techs import CODE_OF_LAWS
from civitas.games.civilization_2010.facts.units import UNITS
from civitas.games.civilization_2010.map.pieces import is_village
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.exploring import explore
from civitas.games.civilization_2010.movement.figures import (
    lose_from_group,
    placing_rule,
    remove_all,
    remove_figure,
    set_down,
)
from civitas.games.civilization_2010.verbs import ARMY, DONE_CODE, SAVE, SCOUT
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

_LOSSES: Final = 0
_SAVING: Final = 1
_VICTORY: Final = 2
_LOOT: Final = 3
_OCCUPATION: Final = 4

ON_CODE_OF_LAWS: Final = FIRST_COIN_TECH + COIN_TECHS.index(CODE_OF_LAWS)


@frame("Aftermath")
class Aftermath(Frame[Civilization2010]):
    """What follows a battle, step by step; also after lone scouts were killed. The Chinese may be asked."""

    attacker: int = 0
    """A seat or BARBARIANS, like the defender."""
    defender: int = 0
    target: int = 0
    winner: int = ATTACKER
    """The side that has won."""
    step: int = _LOSSES
    attacker_killed: list[int] = EMPTY_LIST
    defender_killed: list[int] = EMPTY_LIST

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        saver = self._saver(p)
        return {"frame": self.name(), "seat": saver, "units": [UNITS[unit] for unit in self._killed_of(saver)]}

    def resume(self, p: Civilization2010) -> None:
        step = self.step
        self.step += 1
        if step == _LOSSES:
            self._lose_figures(p)
        elif step == _SAVING:
            self._ask_saver(p)
        elif step == _VICTORY:
            self._sacrifice(p)
            self._celebrate(p)
        elif step == _LOOT:
            self._loot(p)
        else:
            p.pop()
            self._occupy(p)

    # Losses.

    def _lose_figures(self, p: Civilization2010) -> None:
        """The loser loses all figures, the winner an army for every two own units killed (battle.losses-a)."""
        if self.winner == ATTACKER:
            if not p.is_centre(self.target):
                self._lose_defenders(p)
            if self.attacker >= 0:
                self._reduce_group(p)
                if self.defender >= 0 and not p.is_centre(self.target):
                    self._enter(p)
        else:
            if self.attacker >= 0:
                self._lose_attackers(p)
            if self.defender >= 0:
                self._reduce_defenders(p)

    def _lose_defenders(self, p: Civilization2010) -> None:
        # Attackers take their place in the same moment, so that what they blockade does not count in between.
        count = remove_all(p, self.target, self.attacker < 0)
        if count:
            names = {"square": square_name(self.target)}
            p.tell("figures-lost", "battle.losses-a", {"seat": self.defender, "count": count, **names})

    def _reduce_group(self, p: Civilization2010) -> None:
        count = armies_lost(len(p.group_armies), len(self.attacker_killed))
        if count:
            lose_from_group(p, count, 0)
            p.tell("armies-lost", "battle.losses-b", {"seat": self.attacker, "count": count})

    def _enter(self, p: Civilization2010) -> None:
        """The remaining attackers stand on the battle square; one that was just built may still move (ruling A18)."""
        moved = 0 if p.group_at < 0 else 1
        set_down(p, self.target, len(p.group_armies), len(p.group_scouts), moved)

    def _lose_attackers(self, p: Civilization2010) -> None:
        """The attacking group is lost, its scouts too unless it was agreed that they stay behind (ruling A20)."""
        armies, scouts = len(p.group_armies), len(p.group_scouts)
        if p.setting.scouts_stay:
            scouts -= self._leave_scouts(p)
        lose_from_group(p, armies, scouts)
        names = {"square": square_name(self.target)}
        p.tell("figures-lost", "battle.losses-a", {"seat": self.attacker, "count": armies + scouts, **names})

    def _leave_scouts(self, p: Civilization2010) -> int:
        """Put scouts of a beaten group down one step before the battle square, as far as they may stand there."""
        left, square = 0, p.group_at
        while p.group_scouts and square >= 0 and not placing_rule(p, self.attacker, SCOUT, square):
            set_down(p, square, 0, 1)
            left += 1
        if left:
            names = {"square": square_name(square)}
            p.tell("scouts-stayed", "movement.scout-behind-a", {"seat": self.attacker, "count": left, **names})
        return left

    def _reduce_defenders(self, p: Civilization2010) -> None:
        count = armies_lost(p.empires[self.defender].armies_at(self.target), len(self.defender_killed))
        for _ in range(count):
            remove_figure(p, self.defender, ARMY, self.target)
        if count:
            p.tell("armies-lost", "battle.losses-b", {"seat": self.defender, "count": count})

    # The Chinese save a unit.

    def _saver(self, p: Civilization2010) -> int:
        """The seat that may save one of its killed units, or -1 (civ.chinese_save_unit)."""
        for seat in (self.attacker, self.defender):
            if seat >= 0 and p.empires[seat].sheet().saved_units and self._killed_of(seat):
                return seat
        return -1

    def _killed_of(self, seat: int) -> list[int]:
        if seat == self.attacker:
            return self.attacker_killed
        return self.defender_killed if seat == self.defender else []

    def _ask_saver(self, p: Civilization2010) -> None:
        seat = self._saver(p)
        if seat >= 0:
            self.asked = 1 << seat

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [*[SAVE.code(unit) for unit in sorted(set(self._killed_of(seat)))], DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("civ.chinese_save_unit")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            return
        unit = SAVE.first(action)
        recover_unit(p, unit)
        p.empires[seat].units[unit] += 1
        p.tell("unit-saved", "civ.chinese_save_unit", {"seat": seat, "card": f"card-{UNITS[unit]}"})

    # What winning and fighting bring.

    def _winner_seat(self) -> int:
        """The seat that has won, or BARBARIANS."""
        return self.attacker if self.winner == ATTACKER else self.defender

    def _sacrifice(self, p: Civilization2010) -> None:
        """Culture for the Aztecs for every unit killed, on both sides (civ.aztec_sacrifice)."""
        killed = len(self.attacker_killed) + len(self.defender_killed)
        for seat in (self.attacker, self.defender):
            if seat >= 0:
                gain_culture(p, seat, killed * p.empires[seat].sheet().killed_culture, "civ.aztec_sacrifice")

    def _celebrate(self, p: Civilization2010) -> None:
        """Trade for the Aztecs and a coin token on Code of Laws for a battle won; a horde brings none (ruling A43)."""
        seat = self._winner_seat()
        if seat < 0 or self.attacker < 0:
            return
        empire = p.empires[seat]
        if empire.sheet().victory_trade:
            gain_trade(p, seat, empire.sheet().victory_trade, "civ.aztec_tribute")
        if empire.knows(CODE_OF_LAWS) and not empire.has_used(CODE_OF_LAWS_DONE):
            empire.used |= 1 << CODE_OF_LAWS_DONE
            gain_coin(p, seat, ON_CODE_OF_LAWS, "tech.code_of_laws")

    def _loot(self, p: Civilization2010) -> None:
        seat = self._winner_seat()
        loser = self.defender if self.winner == ATTACKER else self.attacker
        takes_city = self.winner == ATTACKER and p.is_centre(self.target)
        points = loot_points(p, seat, loser, self.winner == ATTACKER, takes_city)
        if points:
            p.tell("loot-won", "loot.amount-a", {"seat": seat, "other": loser, "count": points})
            p.push(Looting(seat, loser, points))

    # The battle square.

    def _occupy(self, p: Civilization2010) -> None:
        """A conquered city is destroyed; the winning attackers stand on the square (battle.city-a, battle.occupy-a)."""
        if self.winner != ATTACKER:
            return
        took_city = p.is_centre(self.target)
        if took_city:
            destroy_city(p, self.target, "battle.city-a" if self.attacker >= 0 else "event.roaming_horde-b")
        if self.attacker < 0:
            return
        if p.group_seat == self.attacker:
            self._enter(p)
        p.tell("square-occupied", "battle.occupy-a", {"seat": self.attacker, "square": square_name(self.target)})
        if took_city:
            earn_glory(p, self.attacker, CONQUERING_CITIES)
        elif is_village(p.piece[self.target]):
            explore(p, self.attacker, self.target, "explore.village-a")
