"""Setting up: the trade stacks, the draw for the choice of nation, the first token of each player (42)."""

from civitas.core.dice import Dice
from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_1980.facts.board import AREA_NAME, AREAS
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, COPIES, KIND_COUNT, STACKS
from civitas.games.civilization_1980.facts.nations import NATION_NAME, NATIONS, all_starts_of
from civitas.games.civilization_1980.model import EVERY_SEAT, Civilization1980, blank, seat_table_order
from civitas.games.civilization_1980.options import Setting
from civitas.games.civilization_1980.phases.sequence import Round
from civitas.games.civilization_1980.verbs import CHOOSE, START
from civitas.games.civilization_1980.view_types import Question

CHOICE_RULE = {2: "42-d", 3: "42-e", 4: "42-f", 5: "42-g", 6: "42-h", 7: "42-h"}


def new_position(setting: Setting, seed: int) -> Civilization1980:
    """The position in which the first nation is chosen."""
    p = blank(setting)
    p.dice = Dice.seeded(seed)
    if not setting.is_small:
        build_stacks(p)
    values = list(range(1, setting.players + 1))
    p.dice.shuffle(values)
    for seat, value in enumerate(values):
        p.tell("choice-card", "42-c", {"seat": seat, "value": value})
    if not setting.is_small:
        for stack in range(setting.players):
            p.known[stack][-1] = EVERY_SEAT
    p.push(Round())
    p.push(ChoiceOfNation(sorted(range(setting.players), key=lambda seat: -values[seat])))
    p.settle()
    return p


def build_stacks(p: Civilization1980) -> None:
    """Nine stacks with their calamity underneath; the two mixed ones are shuffled first."""
    p.stacks = [[] for _ in range(STACKS)]
    for kind in range(COMMODITY_COUNT):
        p.stacks[p.setting.stack_of[kind]] += [kind] * COPIES[kind]
    for stack in range(STACKS):
        mixed = len(set(p.stacks[stack])) > 1
        if mixed:
            p.dice.shuffle(p.stacks[stack])
        p.known[stack] = [0 if mixed else EVERY_SEAT] * len(p.stacks[stack])
    for kind in range(COMMODITY_COUNT, KIND_COUNT):
        stack = p.setting.stack_of[kind]
        p.stacks[stack].insert(0, kind)
        p.known[stack].insert(0, EVERY_SEAT)


@frame("ChoiceOfNation")
class ChoiceOfNation(Frame[Civilization1980]):
    """The players choose their nations, the highest card first."""

    sequence: list[int]
    turn: int = 0

    def resume(self, p: Civilization1980) -> None:
        if self.turn < p.players:
            self.asked = 1 << self.sequence[self.turn]
            return
        seat_table_order(p)
        p.pop()

    def question(self, p: Civilization1980, seat: int | None) -> Question:
        starts = {NATIONS[nation]: AREAS[area] for nation, area in p.setting.starts.items()}
        return {"frame": self.name(), "sequence": self.sequence[:], "starts": starts}

    def legal(self, p: Civilization1980, seat: int) -> list[int]:
        if p.nation[seat] >= 0:
            return [START.code(area) for area in _free_starts(p, p.nation[seat])]
        free = [nation for nation in p.setting.starts if nation not in p.nation]
        return [CHOOSE.code(nation) for nation in free]

    def objection(self, p: Civilization1980, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if not CHOOSE.owns(action) and not START.owns(action):
            return Objection("42-c")
        return Objection("71-a" if p.setting.is_small else CHOICE_RULE[p.players])

    def answer(self, p: Civilization1980, seat: int, action: int) -> None:
        if START.owns(action):
            self._settle_in(p, seat, START.first(action))
            return
        nation = CHOOSE.first(action)
        p.nation[seat] = nation
        p.tell("nation-chosen", "42-c", {"seat": seat, "nation": NATION_NAME[nation]})
        choice = p.setting.is_nomads and len(_free_starts(p, nation)) > 1
        if not choice:
            self._settle_in(p, seat, p.setting.starts[nation])

    def _settle_in(self, p: Civilization1980, seat: int, area: int) -> None:
        p.place(seat, area, 1)
        p.tell("first-token", "42-j", {"seat": seat, "area": AREA_NAME[area]})
        self.asked = 0
        self.turn += 1


def _free_starts(p: Civilization1980, nation: int) -> list[int]:
    """Start areas this nation may take in Nomads and Seafarers: any of the table that nobody has taken (71)."""
    return [area for area in all_starts_of(nation) if not any(row[area] for row in p.tokens)]
