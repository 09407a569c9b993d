"""Phase 6: conflicts between tokens and over cities, and capitulation (43.6, 53.7, 53.11, 62)."""

from typing import ClassVar

from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from civitas.core.storage import INTS, Fields
from civitas.games.civilization_1980.battle import ATTACKERS, GARRISON, fight
from civitas.games.civilization_1980.board import AREA_NAME, LIMIT
from civitas.games.civilization_1980.cards import ENGINEERING, METALWORKING
from civitas.games.civilization_1980.model import Civilization
from civitas.games.civilization_1980.phases.support import Support
from civitas.games.civilization_1980.verbs import RESOLVE


def begin(p: Civilization) -> None:
    """All conflicts, then the check whether every city is supported."""
    p.push(Support())
    pending = conflict_areas(p)
    if pending:
        p.push(Conflicts(pending))


def conflict_areas(p: Civilization) -> list[int]:
    """Where conflicts arise, in the order of 62: tokens alone first, then cities; each in table order."""
    keyed = []
    for area in _contested_areas(p):
        seats = p.occupants(area)
        owner = p.city_owner[area]
        if owner >= 0:
            keyed.append((1, p.order.index(owner), area))
        elif sum(p.tokens[seat][area] for seat in seats) > LIMIT[area]:
            keyed.append((0, p.order.index(seats[0]), area))
    return [area for _, _, area in sorted(keyed)]


def _contested_areas(p: Civilization) -> set[int]:
    """Areas with tokens of one player beside tokens or the city of another."""
    holder = p.city_owner[:]
    contested: set[int] = set()
    for seat in p.order:
        for area in p.areas_of(seat):
            if holder[area] < 0:
                holder[area] = seat
            elif holder[area] != seat:
                contested.add(area)
    return contested


def strength_needed(p: Civilization, attacker: int, defender: int) -> tuple[int, int]:
    """Attackers needed against a city, and the tokens that replace it (43.62, 53.11, A27)."""
    defended = p.has(defender, ENGINEERING)
    if not p.setting.engineering_ah:
        return (ATTACKERS + 1 if defended else ATTACKERS), GARRISON
    change = int(defended) - int(p.has(attacker, ENGINEERING))
    return ATTACKERS + change, GARRISON + change


class Conflicts(Frame[Civilization]):
    """All conflicts of the round; a hard-pressed defender may have his others resolved first (43.64)."""

    FIELDS: ClassVar[Fields] = (("pending", INTS), ("postponed", INTS))

    def __init__(self, pending: list[int]) -> None:
        super().__init__()
        self.pending = pending
        self.postponed: list[int] = []
        """Attacked cities whose defenders have asked for another conflict before; forgotten when one is resolved."""

    def copy(self) -> "Conflicts":
        other = Conflicts(self.pending[:])
        other.asked = self.asked
        other.postponed = self.postponed[:]
        return other

    def resume(self, p: Civilization) -> None:
        if not self.pending:
            p.pop()
            return
        area = self.pending[0]
        if self._may_postpone(p, area):
            self.asked = 1 << p.city_owner[area]
        else:
            self._resolve(p, area)

    def question(self, p: Civilization, seat: int | None) -> View:
        return {"frame": self.name(), "pending": self.pending[:]}

    def legal(self, p: Civilization, seat: int) -> list[int]:
        return [RESOLVE.code(area) for area in self._involving(p, seat)]

    def objection(self, p: Civilization, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("43.64-b")

    def answer(self, p: Civilization, seat: int, action: int) -> None:
        self.asked = 0
        area = RESOLVE.first(action)
        if p.city_owner[area] == seat:
            self._resolve(p, area)
        else:
            self.postponed.append(self.pending[0])
            self.pending.remove(area)
            self.pending.insert(0, area)

    def _involving(self, p: Civilization, seat: int) -> list[int]:
        return [a for a in self.pending if p.tokens[seat][a] or p.city_owner[a] == seat]

    def _may_postpone(self, p: Civilization, area: int) -> bool:
        """Whether the defender is about to capitulate and has other conflicts that could come first."""
        defender = p.city_owner[area]
        if defender < 0 or area in self.postponed or len(self._involving(p, defender)) < 2:
            return False
        return _would_capitulate(p, area)

    def _resolve(self, p: Civilization, area: int) -> None:
        self.pending.remove(area)
        self.postponed = []
        is_city = p.city_owner[area] >= 0
        p.tell("conflict", "43.6-b" if is_city else "43.6-a", {"area": AREA_NAME[area]})
        if is_city:
            attack_city(p, area)
        else:
            fight_tokens(p, area, LIMIT[area])


def fight_tokens(p: Civilization, area: int, limit: int) -> None:
    """All tokens in the area fight down to the limit."""
    seats = p.occupants(area)
    counts = [p.tokens[seat][area] for seat in seats]
    left = fight(counts, [p.has(seat, METALWORKING) for seat in seats], limit)
    for seat, before, after in zip(seats, counts, left, strict=True):
        if before > after:
            p.remove(seat, area, before - after)
            count = before - after
            p.tell("tokens-lost", "43.6-d", {"seat": seat, "area": AREA_NAME[area], "count": count})


def attack_city(p: Civilization, area: int) -> None:
    """Tokens beside the city fight first; a survivor strong enough attacks the city (43.62, 43.63)."""
    defender = p.city_owner[area]
    fight_tokens(p, area, 0)
    survivors = [seat for seat in p.occupants(area) if seat != defender]
    if not survivors:
        return
    attacker = survivors[0]
    needed, garrison = strength_needed(p, attacker, defender)
    strength = p.tokens[attacker][area]
    if strength < needed:
        p.remove(attacker, area, strength)
        p.tell(
            "attack-repelled",
            "43.62-a" if strength < ATTACKERS else "53.11-a",
            {"seat": attacker, "other": defender, "area": AREA_NAME[area], "count": strength},
        )
    elif p.stock[defender] < garrison:
        _capitulate(p, area, attacker, defender)
    else:
        p.raze(area)
        p.place(defender, area, garrison)
        p.tell("city-stormed", "43.62-b", {"seat": attacker, "other": defender, "area": AREA_NAME[area]})
        fight_tokens(p, area, LIMIT[area])


def _capitulate(p: Civilization, area: int, attacker: int, defender: int) -> None:
    p.raze(area)
    if p.free_cities(attacker):
        p.found(attacker, area)
        message, rule = "city-capitulated", "43.64-a"
    else:
        message, rule = "city-capitulated-removed", "43.64-d"
    p.tell(message, rule, {"seat": attacker, "other": defender, "area": AREA_NAME[area]})


def _would_capitulate(p: Civilization, area: int) -> bool:
    defender = p.city_owner[area]
    seats = p.occupants(area)
    left = fight([p.tokens[seat][area] for seat in seats], [p.has(seat, METALWORKING) for seat in seats], 0)
    returned = 0
    attackers = []
    for seat, count in zip(seats, left, strict=True):
        if seat == defender:
            returned = p.tokens[seat][area] - count
        elif count:
            attackers.append((seat, count))
    if not attackers:
        return False
    attacker, strength = attackers[0]
    needed, garrison = strength_needed(p, attacker, defender)
    return strength >= needed and p.stock[defender] + returned < garrison
