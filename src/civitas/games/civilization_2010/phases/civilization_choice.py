"""Before everything else: who leads which civilization, if that is chosen at the table (setup.civs-a)."""

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empires.equipping import equip_all
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import LEAD
from civitas.games.civilization_2010.view_types import Question


@frame("CivilizationChoice")
class CivilizationChoice(Frame[Civilization2010]):
    """One player after the other, in turn order, chooses a civilization that nobody has yet.

    What everybody may choose from lies faceup: two sheets dealt to each, or all of them.
    """

    dealt: list[list[int]] = EMPTY_LIST
    """For each seat the civilizations to choose from."""
    place: int = 0
    """Players who have chosen, in turn order."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {
            "frame": self.name(),
            "seat": (p.first + self.place) % p.players,
            "civilizations": [[CIVILIZATIONS[each] for each in self._open(p, other)] for other in range(p.players)],
        }

    def resume(self, p: Civilization2010) -> None:
        if self.place == p.players:
            p.pop()
            equip_all(p)
        else:
            p.active = (p.first + self.place) % p.players
            self.asked = 1 << p.active

    def _open(self, p: Civilization2010, seat: int) -> list[int]:
        """What a seat may choose; nothing once it has chosen."""
        if p.empires[seat].civilization != NONE:
            return []
        taken = [empire.civilization for empire in p.empires]
        return [each for each in self.dealt[seat] if each not in taken]

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [LEAD.code(each) for each in self._open(p, seat)]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("setup.civs-a")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        self.place += 1
        assign(p, seat, LEAD.first(action))


def assign(p: Civilization2010, seat: int, civilization: int) -> None:
    """A player leads a civilization from now on."""
    p.empires[seat].civilization = civilization
    name = f"civilization-{CIVILIZATIONS[civilization]}"
    p.tell("civilization-assigned", "setup.civs-a", {"seat": seat, "civilization": name})
