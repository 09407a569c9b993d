"""Ratings and action totals, always worked out from the cards and tokens in play."""

from typing import TYPE_CHECKING, Final

from civitas.games.through_the_ages.armies import army_bonus, best_army
from civitas.games.through_the_ages.cards import Card, Side
from civitas.games.through_the_ages.civilization import NONE, Civilization
from civitas.games.through_the_ages.goods import count_goods
from civitas.games.through_the_ages.technologies import (
    AIR_FORCE,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    LAB,
    LABS,
    LIBRARY,
    RANGE_OF,
    TECH_COUNT,
    TEMPLE,
    THEATER,
    TYPE_OF,
    UNITS,
    URBAN,
    WARRIORS,
)

if TYPE_CHECKING:
    from civitas.games.through_the_ages.model import ThroughTheAges

MOST_FACES: Final = 8
RUIN_CULTURE: Final = 2
"""Culture of a wonder in ruins."""

_forces: dict[tuple[int, ...], int] = {}
"""Strength of units that was worked out before, by edition, tactic, leader and units."""
_MOST_FORCES: Final = 1 << 16


def refresh(p: "ThroughTheAges", seat: int) -> None:
    """Work out the ratings of a civilization; a change of its totals changes the actions available (one net change)."""
    c = p.civs[seat]
    if c.is_gone:
        return
    symbols = _Symbols(p, seat)
    civil, military = symbols.civil, symbols.military
    if civil > c.civil_total:
        c.civil += civil - c.civil_total
    elif c.civil > civil:
        c.civil = civil
    if military > c.military_total:
        c.military += military - c.military_total
    elif c.military > military:
        c.military = military
    c.civil_total = civil
    c.military_total = military
    _rate(p, seat, symbols)


def rate(p: "ThroughTheAges", seat: int) -> None:
    """Work out everything about a civilization that is never stored."""
    p.civs[seat].techs = []
    _rate(p, seat, _Symbols(p, seat))


def _rate(p: "ThroughTheAges", seat: int, symbols: "_Symbols") -> None:
    c = p.civs[seat]
    edition = p.edition
    buildings = _Buildings(p, c)
    c.faces = max(0, min(MOST_FACES, buildings.faces))
    science = symbols.science + buildings.science
    culture = symbols.culture + buildings.culture + RUIN_CULTURE * len(c.ruins)
    strength = symbols.strength + buildings.strength + force_of_units(p, seat, c.workers)
    strength += _strength_of_unit_counts(c, symbols)
    if c.leader >= 0:
        leader = p.cards[c.leader]
        science += leader_science_of_buildings(p, c)
        culture += leader_culture_of_buildings(p, c) + _leader_culture(p, c, leader, buildings)
        strength += _leader_strength(p, c, leader, buildings)
    c.science_rate = max(0, min(edition.rate_cap, science))
    c.culture_rate = max(0, min(edition.rate_cap, culture))
    c.strength = max(0, min(edition.strength_cap, strength))
    c.colonization = symbols.colonization
    _note_pacts(c, symbols.sides)
    c.labs_store = p.cards[c.leader].labs_produce if c.leader >= 0 else 0
    count_goods(c)


class _Symbols:
    """The symbols of all cards that count once, and of pacts, added up."""

    def __init__(self, p: "ThroughTheAges", seat: int) -> None:
        civil, military, science, culture, strength, colonization = 0, 0, 0, 0, 0, 0
        per_unit = False
        self.cards = standing_cards(p, p.civs[seat])
        for card in self.cards:
            civil += card.civil
            military += card.military
            science += card.science
            culture += card.culture
            strength += card.strength
            colonization += card.colonization
            if card.strength_per_infantry:
                per_unit = True
        self.sides = pact_sides(p, seat)
        for side, partner in self.sides:
            civil += side.civil
            military += side.military
            culture += side.culture
            strength += side.strength
            if side.tourism:
                culture += side.tourism * len(p.civs[partner].wonders)
        self.civil = civil if civil > 0 else 0
        self.military = military if military > 0 else 0
        self.science = science
        self.culture = culture
        self.strength = strength
        self.colonization = colonization
        self.per_unit = per_unit
        """Whether some card counts units."""


class _Buildings:
    """What the urban buildings show, and all happy and unhappy faces with it."""

    def __init__(self, p: "ThroughTheAges", c: Civilization) -> None:
        cards = p.edition.cards
        science, culture, strength, temples, theaters, others = 0, 0, 0, 0, 0, 0
        self.extra = 0
        self.factor = 1
        for wonder in c.wonders:
            if wonder not in c.ruins:
                self.extra += p.cards[wonder].extra_face
                if p.cards[wonder].double_faces:
                    self.factor = 2
        workers = c.workers
        for tech in URBAN:
            count = workers[tech]
            if count > 0:
                science += count * cards.science[tech]
                culture += count * cards.culture[tech]
                strength += count * cards.strength[tech]
                if cards.happy[tech]:
                    shown = count * self._shown(cards.happy[tech])
                    kind = TYPE_OF[tech]
                    if kind == TEMPLE:
                        temples += shown
                    elif kind == THEATER:
                        theaters += shown
                    else:
                        others += shown
        self.science = science
        self.culture = culture
        self.strength = strength
        self.temples = temples
        """Happy faces of temples; `theaters`, `wonders`, `government` likewise."""
        self.theaters = theaters
        self.government = self._shown(p.cards[c.government].happy)
        self.wonders = self._of_wonders(p, c)
        for colony in c.colonies:
            others += self._shown(p.cards[colony].happy)
        if c.leader >= 0:
            others += self._shown(p.cards[c.leader].happy)
        self.faces = self.temples + self.theaters + others + self.government + self.wonders

    def _shown(self, printed: int) -> int:
        """What the happy (or unhappy) faces of one card or one worker count."""
        return printed * self.factor + self.extra if printed > 0 else printed

    def _of_wonders(self, p: "ThroughTheAges", c: Civilization) -> int:
        faces = 0
        for wonder in c.wonders:
            card = p.cards[wonder]
            printed = card.happy if wonder not in c.ruins else 0
            if wonder == c.tucked:
                printed += 1
            faces += printed if card.extra_face and wonder not in c.ruins else self._shown(printed)
        return faces

    def loved(self, p: "ThroughTheAges", c: Civilization) -> int:
        """Happy faces of temples, theaters and wonders (Michelangelo); unhappy ones do not count."""
        sad = 0
        for wonder in c.wonders:
            if wonder not in c.ruins and p.cards[wonder].happy < 0:
                sad += p.cards[wonder].happy
        return self.temples + self.theaters + self.wonders - sad


def _note_pacts(c: Civilization, sides: list[tuple[Side, int]]) -> None:
    """Note the pacts that matter whenever something is paid."""
    c.has_pacts = len(sides) > 0
    c.lends_food = False
    c.lends_resource = False
    c.cooperates = NONE
    for side, partner in sides:
        c.lends_food = c.lends_food or side.food_as_resource > 0
        c.lends_resource = c.lends_resource or side.resource_as_food > 0
        if side.cooperation:
            c.cooperates = partner


def standing_cards(p: "ThroughTheAges", c: Civilization) -> list[Card]:
    """The cards whose symbols count once: government, leader, special technologies, working wonders and colonies."""
    cards = p.cards
    standing = [cards[c.government]]
    if c.leader >= 0:
        standing.append(cards[c.leader])
    for special in c.specials:
        if special >= 0:
            standing.append(cards[special])
    for wonder in c.wonders:
        if wonder not in c.ruins:
            standing.append(cards[wonder])
    for colony in c.colonies:
        standing.append(cards[colony])
    return standing


def pact_sides(p: "ThroughTheAges", seat: int) -> list[tuple[Side, int]]:
    """What every pact of this seat gives it, and with whom it is."""
    sides: list[tuple[Side, int]] = []
    for owner, o in enumerate(p.civs):
        if o.pact < 0:
            continue
        if owner == seat:
            sides.append((p.cards[o.pact].sides[o.pact_side], o.pact_partner))
        elif o.pact_partner == seat:
            sides.append((p.cards[o.pact].sides[1 - o.pact_side], owner))
    return sides


def action_totals(p: "ThroughTheAges", seat: int) -> tuple[int, int]:
    """Civil and military actions per turn."""
    symbols = _Symbols(p, seat)
    return symbols.civil, symbols.military


def workers_of(c: Civilization, kind: int) -> int:
    """Buildings or units of a type."""
    count = 0
    for tech in RANGE_OF[kind]:
        if c.workers[tech] > 0:
            count += c.workers[tech]
    return count


def best_of(p: "ThroughTheAges", c: Civilization, kinds: list[int]) -> int:
    """The technology with workers of the highest level among these types, or -1."""
    best, level = -1, -1
    for kind in kinds:
        for tech in RANGE_OF[kind]:
            if c.workers[tech] > 0 and p.edition.cards.level[tech] > level:
                best, level = tech, p.edition.cards.level[tech]
    return best


def urban_science(p: "ThroughTheAges", c: Civilization) -> int:
    """Science of the urban buildings, leaders included."""
    return _Buildings(p, c).science + leader_science_of_buildings(p, c)


def leader_science_of_buildings(p: "ThroughTheAges", c: Civilization) -> int:
    """Science that a leader adds to urban buildings, or takes from them."""
    if c.leader < 0:
        return 0
    leader = p.cards[c.leader]
    science = 0
    if leader.best_science:
        best = best_of(p, c, [LAB, LIBRARY])
        if best >= 0:
            science += p.edition.cards.level[best]
    if leader.lab_science:
        science += leader.lab_science * workers_of(c, LAB)
    return science


def _leader_culture(p: "ThroughTheAges", c: Civilization, leader: Card, buildings: _Buildings) -> int:
    """Culture of a leader for happy faces, units and colonies."""
    culture = 0
    if leader.culture_per_face:
        culture += leader.culture_per_face * buildings.loved(p, c)
    if leader.cavalry_culture:
        culture += leader.cavalry_culture * workers_of(c, CAVALRY)
    if leader.warriors_culture:
        culture += min(leader.warriors_culture, max(0, c.workers[WARRIORS]))
    if leader.first_colony_culture and c.colonies:
        culture += leader.first_colony_culture + leader.colony_culture * (len(c.colonies) - 1)
    return culture


def leader_culture_of_buildings(p: "ThroughTheAges", c: Civilization, libraries_and_theaters: bool = False) -> int:
    """Culture that a leader adds to urban buildings, or only to libraries and theaters."""
    if c.leader < 0:
        return 0
    leader = p.cards[c.leader]
    culture = 0
    if leader.theater_culture:
        culture += leader.theater_culture * workers_of(c, THEATER)
    if leader.library_culture:
        culture += leader.library_culture * workers_of(c, LIBRARY)
    if leader.pair_culture:
        culture += leader.pair_culture * min(workers_of(c, LIBRARY), workers_of(c, THEATER))
    if leader.double_best_theater:
        best = best_of(p, c, [THEATER])
        if best >= 0:
            culture += p.edition.cards.culture[best]
    if leader.lab_level_culture and not libraries_and_theaters:
        for tech in LABS:
            if c.workers[tech] > 0:
                culture += c.workers[tech] * p.edition.cards.level[tech] * leader.lab_level_culture
    return culture


def _strength_of_unit_counts(c: Civilization, symbols: _Symbols) -> int:
    """Strength for units of a type (Alexander, Great Wall)."""
    if not symbols.per_unit:
        return 0
    strength = 0
    for card in symbols.cards:
        if card.strength_per_infantry:
            strength += card.strength_per_infantry * workers_of(c, INFANTRY)
            strength += card.strength_per_cavalry * workers_of(c, CAVALRY)
            strength += card.strength_per_artillery * workers_of(c, ARTILLERY)
            strength += card.strength_per_air_force * workers_of(c, AIR_FORCE)
    return strength


def _leader_strength(p: "ThroughTheAges", c: Civilization, leader: Card, buildings: _Buildings) -> int:
    """Strength of a leader for armies, types of units and happy faces."""
    strength = 0
    if leader.best_army_again and c.tactic >= 0:
        strength += best_army(p.cards[c.tactic], c.workers, p.edition.cards.level)
    if leader.strength_per_unit_type:
        kinds = [kind for kind in (INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE) if workers_of(c, kind)]
        strength += leader.strength_per_unit_type * len(kinds)
    strength += leader.strength_per_temple_face * buildings.temples
    if buildings.government > 0:
        strength += leader.strength_per_government_face * buildings.government
    return strength


def force_of_units(p: "ThroughTheAges", seat: int, units: list[int]) -> int:
    """Strength of units (workers on each technology) with the armies among them, as they are sent or sacrificed."""
    c = p.civs[seat]
    key = (1 if p.edition.is_first else 0, c.tactic, c.leader, *units[UNITS.start :])
    found = _forces.get(key)
    if found is None:
        if len(_forces) > _MOST_FORCES:
            _forces.clear()
        found = _force_of_units(p, c, units)
        _forces[key] = found
    return found


def _force_of_units(p: "ThroughTheAges", c: Civilization, units: list[int]) -> int:
    cards = p.edition.cards
    leader = p.cards[c.leader] if c.leader >= 0 else None
    strength = 0
    for tech in UNITS:
        if units[tech] > 0:
            strength += units[tech] * cards.strength[tech]
            if leader is not None and leader.cavalry_strength and tech in RANGE_OF[CAVALRY]:
                strength += units[tech] * leader.cavalry_strength
    if c.tactic >= 0 and strength:
        strength += army_bonus(p.cards[c.tactic], units, cards.level, leader)
    return strength


def happiness_demand(p: "ThroughTheAges", c: Civilization) -> int:
    """Happy faces that the empty part of the yellow bank demands."""
    table = p.edition.happiness_demand
    return table[c.yellow] if c.yellow < len(table) else table[-1]


def discontent(p: "ThroughTheAges", c: Civilization) -> int:
    """Discontent workers: faces demanded but not there."""
    if p.setting.is_simple:
        return 0
    return max(0, happiness_demand(p, c) - c.faces)


def no_units() -> list[int]:
    """Not a single unit, to be filled with those that are sent or sacrificed."""
    return [0] * TECH_COUNT
