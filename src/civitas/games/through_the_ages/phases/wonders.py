"""Wonders: building their stages, completing them, and what that scores."""

from typing import ClassVar

from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.core.storage import INT, Fields
from civitas.games.through_the_ages.cards import (
    NO_SCORE,
    SCORE_CULTURE_OF_THEATERS_AND_LIBRARIES,
    SCORE_LEVELS_OF_LABS_AND_LIBRARIES,
    SCORE_LEVELS_OF_THEATERS_AND_LIBRARIES,
    SCORE_OUTPUT_OF_URBAN_BUILDINGS,
    SCORE_TECHNOLOGY_LEVELS,
    SCORE_WORKERS,
)
from civitas.games.through_the_ages.civilization import NONE, Civilization
from civitas.games.through_the_ages.costs import CONSTRUCTION
from civitas.games.through_the_ages.goods import RESOURCES, count_goods, pay
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.paying import affordable, charge
from civitas.games.through_the_ages.ratings import leader_culture_of_buildings, urban_science
from civitas.games.through_the_ages.technologies import (
    CIVIL_TECHS,
    FARMS,
    LAB,
    LIBRARY,
    MINES,
    RANGE_OF,
    STORES,
    TECH_COUNT,
    THEATER,
    URBAN,
)
from civitas.games.through_the_ages.tokens import change_tokens


def stages_at_once(p: ThroughTheAges, seat: int) -> int:
    """How many stages one civil action can build."""
    special = p.civs[seat].specials[CONSTRUCTION]
    return p.cards[special].stages_at_once if special >= 0 else 1


def stage_cost(p: ThroughTheAges, seat: int, stages: int, discount: int = 0) -> int:
    """Resources for the next stages together."""
    c = p.civs[seat]
    return max(0, sum(p.cards[c.wonder].stages[c.stages : c.stages + stages]) - discount)


def why_not_construct(p: ThroughTheAges, seat: int, stages: int, discount: int = 0) -> str:
    """The reason why so many stages cannot be built, or nothing; actions are a question of the phase."""
    c = p.civs[seat]
    if c.wonder < 0:
        return "no-wonder"
    if c.stages + stages > len(p.cards[c.wonder].stages):
        return "stages-left"
    cost = stage_cost(p, seat, stages, discount)
    if affordable(p, seat, RESOURCES) < cost:
        return "no-resources"
    return "" if _has_markers(p, c, stages, cost) else "no-marker"


def _has_markers(p: ThroughTheAges, c: Civilization, stages: int, cost: int) -> bool:
    """Whether a blue token is there for every stage once the stages are paid."""
    if c.blue >= stages:
        return True
    trial = c.copy()
    pay(trial, RESOURCES, min(cost, trial.resources))
    tokens = trial.blue if p.edition.marker_from_bank_only else trial.blue + sum(trial.stored)
    return tokens >= stages


def construct(p: ThroughTheAges, seat: int, stages: int, discount: int = 0) -> None:
    """Pay for the next stages of the wonder; blue tokens cover them once they are paid."""
    c = p.civs[seat]
    cost = stage_cost(p, seat, stages, discount)
    name = p.cards[c.wonder].name
    p.report("constructed", "stage", {"seat": seat, "card": name, "count": stages, "resources": cost})
    p.push(Covering(seat, stages))
    # Where the markers must come out of the payment (2006), the one that returns most tokens is made.
    needs_tokens = p.edition.marker_from_bank_only and c.blue < stages
    charge(p, seat, RESOURCES, cost, by_hand=not needs_tokens)


class Covering(Frame[ThroughTheAges]):
    """Blue tokens cover finished stages: from the bank, or from a technology of the owner's choice."""

    FIELDS: ClassVar[Fields] = (("seat", INT), ("stages", INT))

    def __init__(self, seat: int, stages: int) -> None:
        super().__init__()
        self.seat = seat
        self.stages = stages

    def copy(self) -> "Covering":
        other = Covering(self.seat, self.stages)
        other.asked = self.asked
        return other

    def resume(self, p: ThroughTheAges) -> None:
        c = p.civs[self.seat]
        covered = min(self.stages, c.blue)
        c.blue -= covered
        c.stages += covered
        self.stages -= covered
        if not self.stages:
            p.pop()
            if c.stages == len(p.cards[c.wonder].stages):
                complete(p, self.seat)
            return
        holders = _holders(c)
        if len(holders) == 1:
            self._cover(c, holders[0])
        else:
            self.asked = 1 << self.seat

    def _cover(self, c: Civilization, tech: int) -> None:
        c.stored[tech] -= 1
        c.blue += 1
        count_goods(c)

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.forfeit.code(tech) for tech in _holders(p.civs[seat])]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else p.no("no-marker")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        self.asked = 0
        self._cover(p.civs[seat], p.verbs.forfeit.first(action))


def _holders(c: Civilization) -> list[int]:
    return [tech for tech in STORES if c.stored[tech]]


def complete(p: ThroughTheAges, seat: int) -> None:
    """All stages stand: the blue tokens return, and the wonder works from now on."""
    c = p.civs[seat]
    wonder = c.wonder
    card = p.cards[wonder]
    c.blue += c.stages
    c.stages = 0
    c.wonder = NONE
    c.wonders.append(wonder)
    p.report("completed", "complete", {"seat": seat, "card": card.name})
    p.refresh(seat)
    for other in range(p.players):
        if other != seat:
            p.refresh(other)
    change_tokens(p, seat, card.yellow, card.blue)
    if card.score != NO_SCORE:
        gained = p.score(seat, completion_score(p, seat, card.score))
        p.report_card("culture", wonder, {"seat": seat, "points": gained})


def completion_score(p: ThroughTheAges, seat: int, score: int) -> int:
    """Culture that an age III wonder scores when it is completed."""
    c = p.civs[seat]
    if score == SCORE_WORKERS:
        return _workers_score(c)
    if score == SCORE_TECHNOLOGY_LEVELS:
        return technology_levels(p, c)
    if score == SCORE_CULTURE_OF_THEATERS_AND_LIBRARIES:
        culture = _output(p, c, p.edition.cards.culture, [THEATER, LIBRARY])
        return 2 * (culture + leader_culture_of_buildings(p, c, True))
    if score == SCORE_OUTPUT_OF_URBAN_BUILDINGS:
        return _urban_output(p, c)
    if score == SCORE_LEVELS_OF_THEATERS_AND_LIBRARIES:
        return 2 * _output(p, c, p.edition.cards.level, [THEATER, LIBRARY])
    assert score == SCORE_LEVELS_OF_LABS_AND_LIBRARIES
    return 2 * _output(p, c, p.edition.cards.level, [LAB, LIBRARY])


def _workers_score(c: Civilization) -> int:
    """One for every building and unit, two for every farm and mine."""
    score = 0
    for tech in range(TECH_COUNT):
        if c.workers[tech] > 0:
            score += c.workers[tech] * (2 if tech in FARMS or tech in MINES else 1)
    return score


def technology_levels(p: ThroughTheAges, c: Civilization) -> int:
    """The levels of all technologies in play, government and special technologies included."""
    techs = [p.edition.cards.level[tech] for tech in range(TECH_COUNT) if c.workers[tech] >= 0]
    specials = [p.cards[card].level for card in c.specials if card >= 0]
    return sum(techs) + sum(specials) + p.cards[c.government].level


def _output(p: ThroughTheAges, c: Civilization, yields: list[int], kinds: list[int]) -> int:
    output = 0
    for kind in kinds:
        for tech in RANGE_OF[kind]:
            if c.workers[tech] > 0:
                output += c.workers[tech] * yields[tech]
    return output


def _urban_output(p: ThroughTheAges, c: Civilization) -> int:
    """Culture, science and strength of all urban buildings with what leaders add to them."""
    cards = p.edition.cards
    output = urban_science(p, c) + leader_culture_of_buildings(p, c)
    for tech in CIVIL_TECHS:
        if c.workers[tech] > 0 and tech in URBAN:
            output += c.workers[tech] * (cards.culture[tech] + cards.strength[tech])
    return output
