"""Ratings and action totals, always worked out from the cards and tokens in play."""

from typing import TYPE_CHECKING, Final

from civitas.games.through_the_ages.battles.armies import Army, armies_of, best_army
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.goods import count_goods
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.symbols import Symbols
from civitas.games.through_the_ages.facts.cards import Card, Side
from civitas.games.through_the_ages.facts.technologies import (
    AIR_FORCE,
    ARTILLERY,
    CAVALRY,
    FIRST_UNIT,
    INFANTRY,
    LAB,
    LABS,
    LIBRARY,
    RANGE_OF,
    TECHS_BY_TYPE,
    TEMPLE,
    THEATER,
    TYPE_OF,
    UNITS,
    WARRIORS,
)

if TYPE_CHECKING:
    from civitas.games.through_the_ages.model import ThroughTheAges

MOST_FACES: Final = 8
RUIN_CULTURE: Final = 2
"""Culture of a wonder in ruins."""

_forces: Final[dict[tuple[int, ...], int]] = {}
"""Strength of units that was worked out before, by edition, tactic, leader and units."""
_MOST_FORCES: Final = 1 << 16
NO_PRICES: Final[list[int]] = []
"""Prices that have to be worked out anew."""


def refresh(p: "ThroughTheAges", seat: int) -> None:
    """Work out the ratings of a civilization; a change of its totals changes the actions available (one net change)."""
    c = p.civs[seat]
    if c.is_gone:
        return
    c.symbols = _symbols(p, seat)
    _total_actions(c)
    _rate(p, seat)


def recount(p: "ThroughTheAges", seat: int) -> None:
    """The same where only workers or the tactic have changed, and not the cards that count once."""
    c = p.civs[seat]
    if c.is_gone:
        return
    _total_actions(c)
    _rate(p, seat)


def rate(p: "ThroughTheAges", seat: int) -> None:
    """Work out everything about a civilization that is never stored."""
    c = p.civs[seat]
    c.forget_technologies()
    c.symbols = _symbols(p, seat)
    count_goods(c)
    _rate(p, seat)


def _total_actions(c: Civilization) -> None:
    civil, military = c.symbols.civil, c.symbols.military
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


def _rate(p: "ThroughTheAges", seat: int) -> None:
    c = p.civs[seat]
    symbols = c.symbols
    faces, science, culture, strength = _ratings(p, seat, symbols)
    cap = p.edition.rate_cap
    c.faces = MOST_FACES if faces > MOST_FACES else faces if faces > 0 else 0
    c.science_rate = cap if science > cap else science if science > 0 else 0
    c.culture_rate = cap if culture > cap else culture if culture > 0 else 0
    cap = p.edition.strength_cap
    c.strength = cap if strength > cap else strength if strength > 0 else 0
    c.prices = NO_PRICES


class RatingLedger:
    """What the ratings and action totals of a civilization are made of."""

    def __init__(self) -> None:
        self.civil = Ledger()
        self.military = Ledger()
        self.science = Ledger()
        self.culture = Ledger()
        self.strength = Ledger()
        self.colonization = Ledger()
        self.faces = Ledger()
        self.armies: list[Army] = []
        """The armies behind what the tactic adds to the strength."""

    def note_card(self, card: Card) -> None:
        """Note the symbols of a card that counts once; its faces are counted apart."""
        self.civil.note(card.name, card.civil)
        self.military.note(card.name, card.military)
        self.science.note(card.name, card.science)
        self.culture.note(card.name, card.culture)
        self.strength.note(card.name, card.strength)
        self.colonization.note(card.name, card.colonization)

    def note_side(self, side: Side, wonders: int) -> None:
        """Note what a pact gives, with a partner who has so many wonders."""
        self.civil.note(side.name, side.civil)
        self.military.note(side.name, side.military)
        self.culture.note(side.name, side.culture + side.tourism * wonders)
        self.strength.note(side.name, side.strength)

    def note_workers(self, card: Card, workers: int, faces: int) -> None:
        """Note what urban buildings of a technology give."""
        self.science.note(card.name, workers * card.science, workers)
        self.culture.note(card.name, workers * card.culture, workers)
        self.strength.note(card.name, workers * card.strength, workers)
        self.faces.note(card.name, workers * faces, workers)


def rating_ledger(p: "ThroughTheAges", seat: int) -> RatingLedger:
    """What the ratings of a seat are made of, noted by the functions that work them out."""
    ledger = RatingLedger()
    _ratings(p, seat, _symbols(p, seat, ledger), ledger)
    return ledger


def _ratings(
    p: "ThroughTheAges", seat: int, symbols: Symbols, ledger: RatingLedger | None = None
) -> tuple[int, int, int, int]:
    """Happy faces, science, culture and strength before their limits."""
    c = p.civs[seat]
    buildings = _Buildings(p, c, symbols, ledger)
    science = symbols.science + buildings.science
    culture = symbols.culture + buildings.culture
    if c.ruins:
        culture += RUIN_CULTURE * len(c.ruins)
    strength = symbols.strength + buildings.strength
    if symbols.counting:
        strength += _strength_of_unit_counts(c, symbols, ledger)
    strength += force_of_units(p, seat, c.workers) if ledger is None else _force_of_units(p, c, c.workers, ledger)
    if ledger is not None:
        for ruin in c.ruins:
            ledger.culture.note(p.cards[ruin].name, RUIN_CULTURE)
    if c.leader >= 0 and p.cards[c.leader].changes_ratings:
        leader = p.cards[c.leader]
        more_science = leader_science_of_buildings(p, c)
        more_culture = leader_culture_of_buildings(p, c) + _leader_culture(c, leader, symbols, buildings)
        more_strength = _leader_strength(p, c, leader, symbols, buildings)
        science += more_science
        culture += more_culture
        strength += more_strength
        if ledger is not None:
            ledger.science.note(leader.name, more_science)
            ledger.culture.note(leader.name, more_culture)
            ledger.strength.note(leader.name, more_strength)
    return buildings.faces, science, culture, strength


class _Buildings:
    """What the urban buildings show, and all happy and unhappy faces with it."""

    def __init__(
        self, p: "ThroughTheAges", c: Civilization, symbols: Symbols, ledger: RatingLedger | None = None
    ) -> None:
        cards = p.edition.cards
        science, culture, strength, temples, theaters, others = 0, 0, 0, 0, 0, symbols.other_faces
        workers, happy = c.workers, cards.happy
        for tech in (c.techs or c.in_play()).buildings:
            count = workers[tech]
            if not count:
                continue
            science += count * cards.science[tech]
            culture += count * cards.culture[tech]
            strength += count * cards.strength[tech]
            if happy[tech]:
                shown = count * symbols.faces(happy[tech])
                kind = TYPE_OF[tech]
                if kind == TEMPLE:
                    temples += shown
                elif kind == THEATER:
                    theaters += shown
                else:
                    others += shown
            if ledger is not None:
                ledger.note_workers(p.cards[cards.card_of_tech[tech]], count, symbols.faces(happy[tech]))
        self.science = science
        self.culture = culture
        self.strength = strength
        self.temples = temples
        """Happy faces of temples; `theaters` likewise."""
        self.theaters = theaters
        self.faces = temples + theaters + others + symbols.government_faces + symbols.wonder_faces
        if ledger is not None:
            _note_faces(p, c, symbols, ledger.faces)


def _note_faces(p: "ThroughTheAges", c: Civilization, symbols: Symbols, faces: Ledger) -> None:
    """Note the faces of cards that count once."""
    faces.note(p.cards[c.government].name, symbols.government_faces)
    if c.leader >= 0:
        faces.note(p.cards[c.leader].name, symbols.faces(p.cards[c.leader].happy))
    for wonder in c.wonders:
        faces.note(p.cards[wonder].name, _faces_of_wonder(p, c, symbols, wonder))
    for colony in c.colonies:
        faces.note(p.cards[colony].name, symbols.faces(p.cards[colony].happy))


def _symbols(p: "ThroughTheAges", seat: int, ledger: RatingLedger | None = None) -> Symbols:
    """The symbols of all cards of a seat that count once, and of its pacts."""
    symbols, c = Symbols(), p.civs[seat]
    civil, military, science, culture, strength, colonization = 0, 0, 0, 0, 0, 0
    for card in standing_cards(p, c):
        if not card.shows_symbols:
            continue
        civil += card.civil
        military += card.military
        science += card.science
        culture += card.culture
        strength += card.strength
        colonization += card.colonization
        if card.adds_powers:
            _add_powers(symbols, card)
        if ledger is not None:
            ledger.note_card(card)
    sides = pact_sides(p, seat)
    for side, partner in sides:
        civil += side.civil
        military += side.military
        culture += side.culture
        strength += side.strength
        if side.tourism:
            culture += side.tourism * len(p.civs[partner].wonders)
        if ledger is not None:
            ledger.note_side(side, len(p.civs[partner].wonders))
    symbols.civil = civil if civil > 0 else 0
    symbols.military = military if military > 0 else 0
    symbols.science = science
    symbols.culture = culture
    symbols.strength = strength
    symbols.colonization = colonization
    if sides:
        symbols.sides = sides
        _note_pacts(symbols)
    symbols.urban_limit = p.cards[c.government].urban_limit + p.setting.extra_limit
    _count_faces(p, c, symbols)
    return symbols


def _add_powers(symbols: Symbols, card: Card) -> None:
    """The powers of a card that are added up like symbols."""
    symbols.labs_store += card.labs_produce
    symbols.hand_limit += card.hand_limit
    symbols.best_mine_extra += card.best_mine_extra
    symbols.free_population += card.free_population
    symbols.cheap_population += card.cheap_population
    symbols.has_acts = symbols.has_acts or card.has_acts
    if card.strength_per_infantry:
        symbols.counting.append(card)


def _count_faces(p: "ThroughTheAges", c: Civilization, symbols: Symbols) -> None:
    """The faces of the cards that count once; some wonders make all faces count more."""
    cards, wonders = p.cards, c.wonders
    with_faces: list[int] = []
    for wonder in wonders:
        card = cards[wonder]
        if wonder == c.tucked or card.happy:
            with_faces.append(wonder)
        if card.has_faces and wonder not in c.ruins:
            symbols.extra_face += card.extra_face
            if card.double_faces:
                symbols.face_factor = 2
            if card.happy < 0:
                symbols.sad_faces += card.happy
    if cards[c.government].happy:
        symbols.government_faces = symbols.faces(cards[c.government].happy)
    for wonder in with_faces:
        symbols.wonder_faces += _faces_of_wonder(p, c, symbols, wonder)
    for colony in c.colonies:
        if cards[colony].happy:
            symbols.other_faces += symbols.faces(cards[colony].happy)
    if c.leader >= 0 and cards[c.leader].happy:
        symbols.other_faces += symbols.faces(cards[c.leader].happy)


def _faces_of_wonder(p: "ThroughTheAges", c: Civilization, symbols: Symbols, wonder: int) -> int:
    card = p.cards[wonder]
    printed = card.happy if wonder not in c.ruins else 0
    if wonder == c.tucked:
        printed += 1
    if not printed:
        return 0
    return printed if card.extra_face and wonder not in c.ruins else symbols.faces(printed)


def _note_pacts(symbols: Symbols) -> None:
    """Note the pacts that matter whenever something is paid."""
    for side, partner in symbols.sides:
        symbols.lends_food = symbols.lends_food or side.food_as_resource > 0
        symbols.lends_resource = symbols.lends_resource or side.resource_as_food > 0
        symbols.is_safe_from_war = symbols.is_safe_from_war or side.safe_from_war > 0
        if side.cooperation:
            symbols.cooperates = partner


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
    symbols = _symbols(p, seat)
    return symbols.civil, symbols.military


def workers_of(c: Civilization, kind: int) -> int:
    """Buildings or units of a type."""
    count = 0
    workers = c.workers
    for tech in TECHS_BY_TYPE[kind]:
        if workers[tech] > 0:
            count += workers[tech]
    return count


def best_of(p: "ThroughTheAges", c: Civilization, kinds: list[int]) -> int:
    """The technology with workers of the highest level among these types, or -1."""
    best, level = -1, -1
    for kind in kinds:
        for tech in TECHS_BY_TYPE[kind]:
            if c.workers[tech] > 0 and p.edition.cards.level[tech] > level:
                best, level = tech, p.edition.cards.level[tech]
    return best


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


def _leader_culture(c: Civilization, leader: Card, symbols: Symbols, buildings: _Buildings) -> int:
    """Culture of a leader for happy faces, units and colonies."""
    culture = 0
    if leader.culture_per_face:
        culture += leader.culture_per_face * _loved_faces(symbols, buildings)
    if leader.cavalry_culture:
        culture += leader.cavalry_culture * workers_of(c, CAVALRY)
    if leader.warriors_culture:
        culture += min(leader.warriors_culture, max(0, c.workers[WARRIORS]))
    if leader.first_colony_culture and c.colonies:
        culture += leader.first_colony_culture + leader.colony_culture * (len(c.colonies) - 1)
    return culture


def _loved_faces(symbols: Symbols, buildings: _Buildings) -> int:
    """Happy faces of temples, theaters and wonders (Michelangelo); unhappy ones do not count."""
    return buildings.temples + buildings.theaters + symbols.wonder_faces - symbols.sad_faces


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


def _strength_of_unit_counts(c: Civilization, symbols: Symbols, ledger: RatingLedger | None) -> int:
    """Strength for units of a type (Alexander, Great Wall)."""
    strength = 0
    for card in symbols.counting:
        more = card.strength_per_infantry * workers_of(c, INFANTRY)
        more += card.strength_per_cavalry * workers_of(c, CAVALRY)
        more += card.strength_per_artillery * workers_of(c, ARTILLERY)
        more += card.strength_per_air_force * workers_of(c, AIR_FORCE)
        strength += more
        if ledger is not None:
            ledger.strength.note(card.name, more)
    return strength


def _leader_strength(
    p: "ThroughTheAges", c: Civilization, leader: Card, symbols: Symbols, buildings: _Buildings
) -> int:
    """Strength of a leader for armies, types of units and happy faces."""
    strength = 0
    if leader.best_army_again and c.tactic >= 0:
        strength += best_army(p.cards[c.tactic], c.workers, p.edition.cards.level)
    if leader.strength_per_unit_type:
        kinds = [kind for kind in (INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE) if workers_of(c, kind)]
        strength += leader.strength_per_unit_type * len(kinds)
    strength += leader.strength_per_temple_face * buildings.temples
    if symbols.government_faces > 0:
        strength += leader.strength_per_government_face * symbols.government_faces
    return strength


def force_of_units(p: "ThroughTheAges", seat: int, units: list[int]) -> int:
    """Strength of units (workers on each technology) with the armies among them, as they are sent or sacrificed."""
    c = p.civs[seat]
    key = (1 if p.edition.is_first else 0, c.tactic, c.leader, *units[FIRST_UNIT:])
    found = _forces.get(key)
    if found is None:
        if len(_forces) > _MOST_FORCES:
            _forces.clear()
        found = _force_of_units(p, c, units)
        _forces[key] = found
    return found


def _force_of_units(p: "ThroughTheAges", c: Civilization, units: list[int], ledger: RatingLedger | None = None) -> int:
    cards = p.edition.cards
    leader = p.cards[c.leader] if c.leader >= 0 else None
    strength = 0
    for tech in UNITS:
        if units[tech] > 0:
            strength += units[tech] * cards.strength[tech]
            if ledger is not None:
                name = p.cards[cards.card_of_tech[tech]].name
                ledger.strength.note(name, units[tech] * cards.strength[tech], units[tech])
            if leader is not None and leader.cavalry_strength and tech in RANGE_OF[CAVALRY]:
                strength += units[tech] * leader.cavalry_strength
                if ledger is not None:
                    ledger.strength.note(leader.name, units[tech] * leader.cavalry_strength)
    if c.tactic >= 0 and strength:
        armies = armies_of(p.cards[c.tactic], units, cards.level, leader)
        bonus = sum([army.value for army in armies])
        strength += bonus
        if ledger is not None:
            ledger.armies = armies
            ledger.strength.note(p.cards[c.tactic].name, bonus, len(armies))
    return strength


def happiness_demand(p: "ThroughTheAges", c: Civilization) -> int:
    """Happy faces that the empty part of the yellow bank demands."""
    table = p.edition.happiness_demand
    return table[c.yellow] if c.yellow < len(table) else table[-1]


def discontent(p: "ThroughTheAges", c: Civilization) -> int:
    """Discontent workers: faces demanded but not there."""
    if p.setting.is_simple:
        return 0
    missing = happiness_demand(p, c) - c.faces
    return missing if missing > 0 else 0
