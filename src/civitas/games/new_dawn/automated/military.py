"""The military cards of the automated player: attacks by the list, reinforcing, and what happens if it is idle (A7)."""

from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.games.new_dawn.automated.battle import spend_natural_wonders
from civitas.games.new_dawn.automated.measures import terrain_difficulties
from civitas.games.new_dawn.automated.priorities import (
    ONLY_CHOICE,
    PRIORITY_LISTS,
    Criterion,
    Measure,
    choose,
    pick,
)
from civitas.games.new_dawn.battles.attack import begin_attack
from civitas.games.new_dawn.battles.combat import (
    BARBARIAN,
    CITY_STATE,
    RIVAL_CAPITAL,
    RIVAL_CITY,
    RIVAL_TOKEN,
    defence,
    printed_value,
    target_kind,
    targets,
)
from civitas.games.new_dawn.battles.conquest import win
from civitas.games.new_dawn.civilizations.tech_dial import replace_card
from civitas.games.new_dawn.facts.focus_cards import FocusCard, card_of
from civitas.games.new_dawn.facts.kinds import MILITARY, SLOTS
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.map.counting import Reach
from civitas.games.new_dawn.map.hexes import distance
from civitas.games.new_dawn.map.pieces import reinforce, space_name
from civitas.games.new_dawn.model import TOKEN, NewDawn

LOWEST_DEFENSE: Final = "criterion-lowest-defense"


def begin_military(p: NewDawn, slot: int) -> None:
    """Resolve the automated player's military card in this slot; its reset is left to the turn."""
    p.push(AutomaMilitary(slot))


# Choosing a target.


def meets(p: NewDawn, space: int, criterion: Criterion) -> bool:
    """Whether a target in range satisfies a line of an attack list (A7.1-b: capitals are cities)."""
    kind = target_kind(p, p.automa, space)
    test = criterion.test
    if test == "barbarian":
        return kind == BARBARIAN
    if test == "barbarian-adjacent-to-friendly-space":
        return kind == BARBARIAN and any(p.owner[other] == p.automa for other in p.world.neighbours[space])
    if test == "city-state":
        return kind == CITY_STATE
    if test == "rival-control-token":
        return kind == RIVAL_TOKEN
    # What is left are cities, with a wonder or without.
    if kind not in (RIVAL_CITY, RIVAL_CAPITAL) or defence(p, space, p.automa) > criterion.max_defense:
        return False
    return test == "rival-city" or p.wonder_at(space) >= 0


def candidates(p: NewDawn, card: FocusCard) -> tuple[list[int], str]:
    """The targets of the first line of the list that is met, and that line; none if no line is (A7.1-a)."""
    reach = targets(p, p.automa, card, Reach())
    for criterion in PRIORITY_LISTS[card.attack_priority].criteria:
        found = [space for space in reach if meets(p, space, criterion)]
        if found:
            return found, criterion.name
    return [], ""


def choose_target(p: NewDawn, card: FocusCard) -> int:
    """The next target, or -1: the lowest defence among those of the first line, then chance (A7.1-a, A7.1-c)."""
    found, line = candidates(p, card)
    if not found:
        return NONE
    scores = [-defence(p, space, p.automa) for space in found]
    target, decided = pick(p, found, [(LOWEST_DEFENSE, scores)])
    p.tell(
        "automa-target",
        "A7.1-a",
        {"seat": p.automa, "space": space_name(target), "criterion": line, "then": decided},
    )
    return target


def would_be_last(p: NewDawn, card: FocusCard, target: int) -> bool:
    """Whether no target would be left if this attack were won (N19)."""
    q = p.clone()
    q.frames = []
    win(q, q.automa, target)
    q.settle()
    return not candidates(q, card)[0]


# Reinforcing.


def choose_token(p: NewDawn, tokens: list[int]) -> tuple[int, str]:
    """The token to be reinforced next: closest to a barbarian or rival space, highest terrain, chance (A7.5-b)."""
    return choose(p, "reinforce", tokens, REINFORCE_TESTS)


def threat_distances(p: NewDawn, candidates: list[int]) -> list[int]:
    """How far the nearest barbarian or rival space is, whatever lies between (Q37)."""
    place = p.world.place
    threats = [space for space in p.barbarians if space >= 0]
    threats += [space for space in p.world.spaces if p.is_rival(p.automa, space)]
    if not threats:
        return [0] * len(candidates)
    return [min([distance(place[space], place[threat]) for threat in threats]) for space in candidates]


REINFORCE_TESTS: Final[dict[str, Measure]] = {
    "closest-to-barbarian-or-rival-space": threat_distances,
    "highest-terrain-difficulty": terrain_difficulties,
}


@frame("AutomaMilitary")
class AutomaMilitary(Frame[NewDawn]):
    """The automated player makes all attacks for which there is a target, then reinforces (A7.3-a, A7.5-a)."""

    slot: int = SLOTS - 1
    attacks: int = 0
    """Attacks made so far, won or lost."""

    def resume(self, p: NewDawn) -> None:
        card = p.card(p.automa, self.slot)
        target = choose_target(p, card) if self.attacks < card.attacks else NONE
        if target >= 0:
            self.attacks += 1
            is_last = self._is_last(p, card, target)
            begin_attack(p, p.automa, target, printed_value(p, card, target), self.slot, is_last)
            return
        p.pop()
        # Roosevelt's tokens that no attack has used up go to slot 4 without effect (N19).
        spend_natural_wonders(p, self.slot)
        reinforced = self._reinforce(p, card)
        if card.upgrades_when_idle and not self.attacks and not reinforced:
            replace_card(p, p.automa, self.slot, card_of(MILITARY, card.level + 1), "A7.6-a")

    def _is_last(self, p: NewDawn, card: FocusCard, target: int) -> bool:
        """Whether this is the last attack, which only matters if natural wonder tokens lie on the card (A9.3-c)."""
        if not p.civs[p.automa].naturals_on[self.slot]:
            return False
        return self.attacks == card.attacks or would_be_last(p, card, target)

    def _reinforce(self, p: NewDawn, card: FocusCard) -> int:
        """Reinforce 5 tokens less some for each attack, and return how many were (A7.5-a)."""
        tokens = [space for space in p.civs[p.automa].tokens if p.piece[space] == TOKEN]
        count = min(len(tokens), max(0, SLOTS - card.minus_per_attack * self.attacks))
        is_open = count < len(tokens)
        for _ in range(count):
            if not is_open:
                space, criterion = tokens[0], ONLY_CHOICE
            else:
                space, criterion = choose_token(p, tokens)
            tokens.remove(space)
            reinforce(p, space)
            p.tell(
                "automa-reinforced",
                "A7.5-b",
                {"seat": p.automa, "space": space_name(space), "criterion": criterion},
            )
        return count
