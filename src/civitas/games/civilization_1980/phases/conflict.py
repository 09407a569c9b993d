"""Phase 6: conflicts between tokens and over cities, and capitulation (43.6, 53.7, 53.11, 62)."""

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_NAME, LIMIT
from civitas.games.civilization_1980.facts.cards import ENGINEERING, METALWORKING
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.battle_arithmetic import ATTACKERS, GARRISON, fight
from civitas.games.civilization_1980.phases.support import Support
from civitas.games.civilization_1980.verbs import RESOLVE
from civitas.games.civilization_1980.view_types import Question
from civitas.games.civilization_1980.words import area_words


def begin(p: Civilization1980) -> None:
    """All conflicts, then the check whether every city is supported."""
    p.push(Support())
    pending = conflict_areas(p)
    if pending:
        p.push(Conflicts(pending))


def conflict_areas(p: Civilization1980) -> list[int]:
    """Where conflicts arise, in the order of 62: tokens alone first, then cities; each in table order.

    Whoever takes part counts, attacker or defender; among the conflicts of one player the next one who takes part.
    """
    keyed = []
    for area in _contested_areas(p):
        is_city = p.city_owner[area] >= 0
        if is_city or sum(p.tokens[seat][area] for seat in p.occupants(area)) > LIMIT[area]:
            keyed.append((is_city, _participants(p, area), area))
    return [area for _, _, area in sorted(keyed)]


def _participants(p: Civilization1980, area: int) -> list[int]:
    """The places in table order of all who have tokens or the city here, the first one first."""
    owner = p.city_owner[area]
    return [place for place, seat in enumerate(p.order) if p.tokens[seat][area] or seat == owner]


def _contested_areas(p: Civilization1980) -> set[int]:
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


def strength_needed(p: Civilization1980, attacker: int, defender: int) -> tuple[int, int]:
    """Attackers needed against a city, and the tokens that replace it (43.62, 53.11, A27)."""
    defended = p.has(defender, ENGINEERING)
    if not p.setting.engineering_ah:
        return (ATTACKERS + 1 if defended else ATTACKERS), GARRISON
    change = int(defended) - int(p.has(attacker, ENGINEERING))
    return ATTACKERS + change, GARRISON + change


@frame("Conflicts")
class Conflicts(Frame[Civilization1980]):
    """All conflicts of the round; a hard-pressed defender may have his others resolved first (43.64)."""

    pending: list[int]
    postponed: list[int] = EMPTY_LIST
    """Attacked cities whose defenders have asked for another conflict before; forgotten when one is resolved."""

    def resume(self, p: Civilization1980) -> None:
        if not self.pending:
            p.pop()
            return
        area = self.pending[0]
        if self._may_postpone(p, area):
            self.asked = 1 << p.city_owner[area]
        else:
            self._resolve(p, area)

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        return {"frame": self.name(), "pending": area_words(self.pending)}

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        return [RESOLVE.code(area) for area in self._involving(p, seat)]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("43.64-b")

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        self.asked = 0
        area = RESOLVE.first(action)
        if p.city_owner[area] == seat:
            self._resolve(p, area)
        else:
            self.postponed.append(self.pending[0])
            self.pending.remove(area)
            self.pending.insert(0, area)

    def _involving(self, p: Civilization1980, seat: int) -> list[int]:
        return [a for a in self.pending if p.tokens[seat][a] or p.city_owner[a] == seat]

    def _may_postpone(self, p: Civilization1980, area: int) -> bool:
        """Whether the defender is about to capitulate and has other conflicts that could come first."""
        defender = p.city_owner[area]
        if defender < 0 or area in self.postponed or len(self._involving(p, defender)) < 2:
            return False
        return _would_capitulate(p, area)

    def _resolve(self, p: Civilization1980, area: int) -> None:
        self.pending.remove(area)
        self.postponed = []
        is_city = p.city_owner[area] >= 0
        p.tell("conflict", "43.6-b" if is_city else "43.6-a", {"area": AREA_NAME[area]})
        if is_city:
            attack_city(p, area)
        else:
            fight_tokens(p, area, LIMIT[area])


def fight_tokens(p: Civilization1980, area: int, limit: int) -> None:
    """All tokens in the area fight down to the limit."""
    for seat, before, after in outcome_of(p, area, limit):
        if before > after:
            p.remove(seat, area, before - after)
            count = before - after
            p.tell("tokens-lost", "43.6-d", {"seat": seat, "area": AREA_NAME[area], "count": count})


def outcome_of(p: Civilization1980, area: int, limit: int) -> list[tuple[int, int, int]]:
    """Who has tokens in an area, how many, and how many are left when they have fought down to a limit."""
    seats = p.occupants(area)
    counts = [p.tokens[seat][area] for seat in seats]
    left = fight(counts, [p.has(seat, METALWORKING) for seat in seats], limit)
    return list(zip(seats, counts, left, strict=True))


def attack_city(p: Civilization1980, area: int) -> None:
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


def _capitulate(p: Civilization1980, area: int, attacker: int, defender: int) -> None:
    p.raze(area)
    if p.free_cities(attacker):
        p.found(attacker, area)
        message, rule = "city-capitulated", "43.64-a"
    else:
        message, rule = "city-capitulated-removed", "43.64-d"
    p.tell(message, rule, {"seat": attacker, "other": defender, "area": AREA_NAME[area]})


def _would_capitulate(p: Civilization1980, area: int) -> bool:
    defender = p.city_owner[area]
    returned = 0
    attackers = []
    for seat, before, after in outcome_of(p, area, 0):
        if seat == defender:
            returned = before - after
        elif after:
            attackers.append((seat, after))
    if not attackers:
        return False
    attacker, strength = attackers[0]
    needed, garrison = strength_needed(p, attacker, defender)
    return strength >= needed and p.stock[defender] + returned < garrison
