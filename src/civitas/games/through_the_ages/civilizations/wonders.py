"""Wonders: building their stages, completing them, and what that scores."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import NONE, Civilization
from civitas.games.through_the_ages.civilizations.costs import CONSTRUCTION
from civitas.games.through_the_ages.civilizations.goods import RESOURCES, count_goods, pay
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.paying import affordable, charge
from civitas.games.through_the_ages.civilizations.ratings import (
    leader_culture_of_buildings,
    leader_science_of_buildings,
)
from civitas.games.through_the_ages.civilizations.tokens import change_tokens
from civitas.games.through_the_ages.facts.cards import (
    NO_SCORE,
    SCORE_CULTURE_OF_THEATERS_AND_LIBRARIES,
    SCORE_LEVELS_OF_LABS_AND_LIBRARIES,
    SCORE_LEVELS_OF_THEATERS_AND_LIBRARIES,
    SCORE_OUTPUT_OF_URBAN_BUILDINGS,
    SCORE_TECHNOLOGY_LEVELS,
    SCORE_WORKERS,
)
from civitas.games.through_the_ages.facts.technologies import (
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
from civitas.games.through_the_ages.model import ThroughTheAges


def stages_at_once(p: ThroughTheAges, seat: int) -> int:
    """How many stages one civil action can build."""
    special = p.civs[seat].specials[CONSTRUCTION]
    return p.cards[special].stages_at_once if special >= 0 else 1


def stage_cost(p: ThroughTheAges, seat: int, stages: int, discount: int = 0) -> int:
    """Resources for the next stages together."""
    c = p.civs[seat]
    costs = p.cards[c.wonder].stages
    cost = -discount
    for stage in range(c.stages, c.stages + stages):
        cost += costs[stage]
    return cost if cost > 0 else 0


def why_not_construct(p: ThroughTheAges, seat: int, stages: int, discount: int = 0) -> str:
    """The reason why so many stages cannot be built, or nothing; actions are a question of the phase."""
    c = p.civs[seat]
    if c.wonder < 0:
        return "no-wonder"
    if c.stages + stages > len(p.cards[c.wonder].stages):
        return "stages-left"
    cost = stage_cost(p, seat, stages, discount)
    if cost > c.resources and not (c.symbols.lends_food and cost <= affordable(p, seat, RESOURCES)):
        return "no-resources"
    return "" if c.blue >= stages or _has_markers(p, c, stages, cost) else "no-marker"


def _has_markers(p: ThroughTheAges, c: Civilization, stages: int, cost: int) -> bool:
    """Whether a blue token is there for every stage once the stages are paid, where the bank has too few."""
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


@frame("Covering")
class Covering(Frame[ThroughTheAges]):
    """Blue tokens cover finished stages: from the bank, or from a technology of the owner's choice."""

    seat: int
    stages: int

    def resume(self, p: ThroughTheAges) -> None:
        c = p.civs[self.seat]
        covered = self.stages if self.stages < c.blue else c.blue
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
    c.wonders = [*c.wonders, wonder]
    p.report("completed", "complete", {"seat": seat, "card": card.name})
    p.refresh(seat)
    for _, partner in c.symbols.sides:
        if _counts_wonders(p, partner):
            p.refresh(partner)
    change_tokens(p, seat, card.yellow, card.blue)
    if card.score != NO_SCORE:
        gained = p.score(seat, completion_score(p, seat, card.score))
        p.report_card("culture", wonder, {"seat": seat, "points": gained})


def _counts_wonders(p: ThroughTheAges, seat: int) -> bool:
    """Whether a pact of this seat counts the wonders of its partner."""
    return any(side.tourism > 0 for side, _ in p.civs[seat].symbols.sides)


def completion_score(p: ThroughTheAges, seat: int, score: int, ledger: Ledger | None = None) -> int:
    """Culture that an age III wonder scores when it is completed."""
    c = p.civs[seat]
    parts = Ledger() if ledger is None else ledger
    if score == SCORE_WORKERS:
        return _workers_score(p, c, parts)
    if score == SCORE_TECHNOLOGY_LEVELS:
        return _technology_levels(p, c, parts)
    if score == SCORE_CULTURE_OF_THEATERS_AND_LIBRARIES:
        leader = 2 * leader_culture_of_buildings(p, c, True)
        _note_leader(p, c, leader, parts)
        return _output(p, c, p.edition.cards.culture, [THEATER, LIBRARY], parts) + leader
    if score == SCORE_OUTPUT_OF_URBAN_BUILDINGS:
        return _urban_output(p, c, parts)
    if score == SCORE_LEVELS_OF_THEATERS_AND_LIBRARIES:
        return _output(p, c, p.edition.cards.level, [THEATER, LIBRARY], parts)
    assert score == SCORE_LEVELS_OF_LABS_AND_LIBRARIES
    return _output(p, c, p.edition.cards.level, [LAB, LIBRARY], parts)


def _note_workers(p: ThroughTheAges, c: Civilization, tech: int, score: int, parts: Ledger) -> int:
    parts.note(p.cards[p.edition.cards.card_of_tech[tech]].name, score, c.workers[tech])
    return score


def _note_leader(p: ThroughTheAges, c: Civilization, score: int, parts: Ledger) -> None:
    if score:
        parts.note(p.cards[c.leader].name, score)


def _workers_score(p: ThroughTheAges, c: Civilization, parts: Ledger) -> int:
    """One for every building and unit, two for every farm and mine."""
    score = 0
    for tech in range(TECH_COUNT):
        if c.workers[tech] > 0:
            each = 2 if tech in FARMS or tech in MINES else 1
            score += _note_workers(p, c, tech, c.workers[tech] * each, parts)
    return score


def _technology_levels(p: ThroughTheAges, c: Civilization, parts: Ledger) -> int:
    """The levels of all technologies in play, government and special technologies included."""
    cards = [p.edition.cards.card_of_tech[tech] for tech in range(TECH_COUNT) if c.workers[tech] >= 0]
    cards += [*[card for card in c.specials if card >= 0], c.government]
    for card in cards:
        parts.note(p.cards[card].name, p.cards[card].level)
    return sum([p.cards[card].level for card in cards])


def _output(p: ThroughTheAges, c: Civilization, yields: list[int], kinds: list[int], parts: Ledger) -> int:
    """Twice what buildings of these types yield."""
    output = 0
    for kind in kinds:
        for tech in RANGE_OF[kind]:
            if c.workers[tech] > 0:
                output += _note_workers(p, c, tech, 2 * c.workers[tech] * yields[tech], parts)
    return output


def _urban_output(p: ThroughTheAges, c: Civilization, parts: Ledger) -> int:
    """Culture, science and strength of all urban buildings with what leaders add to them."""
    cards = p.edition.cards
    output = leader_science_of_buildings(p, c) + leader_culture_of_buildings(p, c)
    _note_leader(p, c, output, parts)
    for tech in URBAN:
        if c.workers[tech] > 0:
            each = cards.science[tech] + cards.culture[tech] + cards.strength[tech]
            output += _note_workers(p, c, tech, c.workers[tech] * each, parts)
    return output
