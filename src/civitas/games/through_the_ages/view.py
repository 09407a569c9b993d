"""What a seat sees of the game, built up from nothing. Cards and technologies are named by their ids."""

from collections.abc import Sequence
from typing import Final, cast

from civitas.core.shelves import Facts, Shelf
from civitas.games.through_the_ages.battles.armies import armies_of
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.costs import (
    build_cost,
    own_prices,
    population_cost,
    prices_are_plain,
    revolution_cost,
    science_cost,
    upgrade_cost,
)
from civitas.games.through_the_ages.civilizations.ratings import discontent, happiness_demand
from civitas.games.through_the_ages.civilizations.workers import urban_limit
from civitas.games.through_the_ages.facts.banks import BANKS, SIMPLE_BANKS
from civitas.games.through_the_ages.facts.cards import AGES, GOVERNMENT
from civitas.games.through_the_ages.facts.technologies import STAGINGS, TECHS
from civitas.games.through_the_ages.knowledge import (
    has_seen_current,
    knower,
    knows_bonus,
    knows_current,
    knows_future,
    leaves_openly,
)
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.hand_limit import military_limit
from civitas.games.through_the_ages.phases.outlook import outlook_of
from civitas.games.through_the_ages.phases.production import (
    IdleMine,
    consumption,
    corruption,
    food_production,
    resource_production,
)
from civitas.games.through_the_ages.phases.row import hand_limit, swept_spaces, take_cost
from civitas.games.through_the_ages.view_types import (
    Army,
    Banks,
    BankSection,
    CivilizationView,
    Costs,
    CurrentEvent,
    FutureEvent,
    Outlook,
    Pact,
    PactInForce,
    PrivateView,
    PublicView,
    Question,
    ThroughTheAgesView,
)
from civitas.games.through_the_ages.words import SIDE_WORDS, USED

_AGES_OF_BITS: Final[list[list[str]]] = [
    [age for number, age in enumerate(AGES) if (bits >> number) & 1] for bits in range(1 << len(AGES))
]
"""Ages given as bits, as lists."""


def view_of(p: ThroughTheAges, seat: int | None) -> ThroughTheAgesView:
    """The table as this seat (None: a spectator) sees it; what it cannot know is None."""
    return views_of(p, [seat])[0]


def views_of(p: ThroughTheAges, seats: Sequence[int | None]) -> list[ThroughTheAgesView]:
    """The table as each of these seats sees it; what all of them see is worked out once."""
    public = _public(p)
    return [{"seat": seat, **public, **_private(p, seat)} for seat in seats]


def _public(p: ThroughTheAges) -> PublicView:
    """What everybody sees alike."""
    gone, gone_face_down = _gone(p)
    ids = p.edition.cards.ids
    common = _facts_of_all(p)
    return {
        "players": p.players,
        "options": dict(p.setting.options),
        "round": p.round,
        "last_round": p.last_round,
        "age": AGES[p.age],
        "active": p.active,
        "start": p.start,
        "to_act": p.to_act,
        "row": [ids[card] if card >= 0 else None for card in p.row],
        "swept": swept_spaces(p),
        "civil_decks": _left(p.civil_decks, p.age, p.civil_left),
        "military_decks": _left(p.military_decks, p.age, p.military_left),
        "past_events": _names(p, p.past),
        "common_tactics": _names(p, p.common),
        "bonus": [ids[card] if knows_bonus(p, place) else None for place, card in enumerate(p.bonus)],
        "gone": gone,
        "gone_face_down": gone_face_down,
        "banks": _banks(p),
        "civilizations": [_civilization(p, each, common) for each in range(p.players)],
        "result": p.result.to_json() if p.result else None,
    }


def _private(p: ThroughTheAges, seat: int | None) -> PrivateView:
    """What this seat knows of cards that lie face down, its own hand, and what it is asked."""
    view: PrivateView = {
        "discards": [_discards(p, age, seat) for age in range(len(p.discards))],
        "current_events": [_current_event(p, place, seat) for place in range(len(p.current) - 1, -1, -1)],
        "events_among_current": _known_somewhere(p, seat),
        "future_events": [_future_event(p, place, seat) for place in range(len(p.future))],
        "question": cast(Question, p.frames[-1].question(p, seat)) if p.frames else None,
    }
    if seat is not None:
        view["military_hand"] = _names(p, p.civs[seat].military_hand)
        view["kept"] = _names(p, p.civs[seat].kept)
        view["costs"] = _costs(p, seat)
        view["leaving"] = bool(p.civs[seat].is_leaving)
    return view


def _left(decks: list[list[int]], now: int, left: int) -> list[int]:
    """How many cards are left of the deck of each age."""
    return [len(deck) if age > now else left if age == now else 0 for age, deck in enumerate(decks)]


# Cards that lie face down.


def _discards(p: ThroughTheAges, age: int, seat: int | None) -> list[str | None]:
    ids, known, bit = p.edition.cards.ids, p.discards_known[age], knower(seat)
    return [ids[card] if known[place] & bit else None for place, card in enumerate(p.discards[age])]


def _current_event(p: ThroughTheAges, place: int, seat: int | None) -> CurrentEvent:
    """The back of a current event, and its name for who has seen it there."""
    cards, card = p.edition.cards, p.current[place]
    return {"age": cards.backs[card], "card": cards.ids[card] if has_seen_current(p, place, seat) else None}


def _known_somewhere(p: ThroughTheAges, seat: int | None) -> list[str]:
    """The events that the seat has laid and whose places among the current ones it does not know."""
    known: list[str] = []
    for place, card in enumerate(p.current):
        if p.current_known[place] and knows_current(p, place, seat) and not has_seen_current(p, place, seat):
            known.append(p.cards[card].id)
    known.sort()
    return known


def _future_event(p: ThroughTheAges, place: int, seat: int | None) -> FutureEvent:
    """The back of a future event, who laid it there, and its name for that seat."""
    card = p.cards[p.future[place]]
    by = [other for other in range(p.players) if (p.future_known[place] >> other) & 1]
    return {"age": AGES[card.age], "by": by, "card": card.id if knows_future(p, place, seat) else None}


def _gone(p: ThroughTheAges) -> tuple[list[str], list[int]]:
    """The cards that left the game openly, and how many of each age did so without anybody looking at them."""
    cards, is_open = p.edition.cards, leaves_openly(p)
    names: list[str] = []
    face_down = [0] * len(p.discards)
    for card in p.gone:
        if is_open[card]:
            names.append(cards.ids[card])
        else:
            face_down[cards.ages[card]] += 1
    names.sort()
    return names, face_down


def _banks(p: ThroughTheAges) -> Banks:
    banks = (SIMPLE_BANKS if p.setting.is_simple else BANKS)[p.edition.name]
    return {"yellow": _sections(banks["yellow"]), "blue": _sections(banks["blue"])}


def _sections(printed: list[BankSection]) -> list[BankSection]:
    return [{**section, "due": section["due"].copy()} for section in printed]


# Civilizations.


def _civilization(p: ThroughTheAges, seat: int, common: Facts) -> CivilizationView:
    """A player as all see it, shared by all views that show the same."""
    c = p.civs[seat]
    mark = id(p.setting), seat, c.culture, c.science, c.food, c.resources, c.civil
    facts = (common, *c.facts())
    shown = _SHOWN_CIVILIZATIONS.find(mark, facts)
    return shown if shown is not None else _SHOWN_CIVILIZATIONS.keep(mark, facts, _look_of(p, seat, c))


_SHOWN_CIVILIZATIONS: Final = Shelf[CivilizationView](512)


def _facts_of_all(p: ThroughTheAges) -> Facts:
    """What the view of a player follows from besides all that lies in front of that player."""
    others = [(c.pact, c.pact_partner, c.pact_side, c.strength, c.is_gone) for c in p.civs]
    is_ending = p.is_over or isinstance(p.frames[-1], IdleMine)
    return (p.setting, p.round, p.age, p.start, p.last_round, is_ending, others)


def _look_of(p: ThroughTheAges, seat: int, c: Civilization) -> CivilizationView:
    """What lies open in front of a player, the ratings, and what the next production will bring."""
    ids, backs = p.edition.cards.ids, p.edition.cards.backs
    return {
        "left": bool(c.is_gone),
        "culture": c.culture,
        "science": c.science,
        "yellow": c.yellow,
        "unused": c.unused,
        "blue": c.blue,
        "workers": {TECHS[tech]: c.workers[tech] for tech in c.in_play().techs},
        "tokens": {TECHS[tech]: count for tech, count in enumerate(c.stored) if count},
        "government": ids[c.government] if c.government >= 0 else None,
        "leader": ids[c.leader] if c.leader >= 0 else None,
        "specials": [ids[card] for card in c.specials if card >= 0],
        "wonders": [ids[card] for card in c.wonders],
        "ruins": [ids[card] for card in c.ruins] if c.ruins else [],
        "tucked": ids[c.tucked] if c.tucked >= 0 else None,
        "wonder": ids[c.wonder] if c.wonder >= 0 else None,
        "stages": c.stages,
        "colonies": [ids[card] for card in c.colonies] if c.colonies else [],
        "hand": [ids[card] for card in c.hand],
        "fresh": [ids[card] for card in c.fresh] if c.fresh else [],
        "military_backs": sorted([backs[card] for card in c.military_hand]),
        "kept": len(c.kept),
        "leaders_taken": _AGES_OF_BITS[c.leaders_taken],
        "civil": c.civil,
        "military": c.military,
        "civil_total": c.civil_total,
        "military_total": c.military_total,
        "civil_lost": c.civil_lost,
        "extra_military": c.extra_military,
        "unit_resources": c.unit_resources,
        "unit_science": c.unit_science,
        "civil_used": c.civil_used,
        "military_used": c.military_used,
        "leader_resources": c.leader_resources,
        "used": [word for word, bit in USED.items() if c.used & bit] if c.used else [],
        "tactic": ids[c.tactic] if c.tactic >= 0 else None,
        "exclusive": bool(c.exclusive),
        "armies": _armies(p, c) if c.tactic >= 0 else [],
        "war": {"card": p.cards[c.war].id, "target": c.war_target} if c.war >= 0 else None,
        "pact": _pact(p, c) if c.pact >= 0 else None,
        "pacts": _pacts(p, seat) if c.symbols.sides else [],
        "marker": c.marker if c.marker >= 0 else None,
        "strength": c.strength,
        "culture_rate": c.culture_rate,
        "science_rate": c.science_rate,
        "faces": c.faces,
        "demand": happiness_demand(p, c),
        "discontent": discontent(p, c),
        "colonization": c.colonization,
        "food": c.food,
        "resources": c.resources,
        "food_production": food_production(p, seat),
        "resource_production": resource_production(p, seat),
        "consumption": consumption(p, c),
        "corruption": corruption(p, c),
        "population_cost": population_cost(p, seat) if c.yellow else None,
        "urban_limit": urban_limit(p, seat),
        "hand_limit": hand_limit(c),
        "military_limit": military_limit(p, seat),
        "outlook": _outlook(p, seat),
    }


def _armies(p: ThroughTheAges, c: Civilization) -> list[Army]:
    """The armies of a civilization, what each adds to the strength, and why."""
    leader = p.cards[c.leader] if c.leader >= 0 else None
    armies = armies_of(p.cards[c.tactic], c.workers, p.edition.cards.level, leader)
    return [{"value": army.value, "is_old": army.is_old, "is_doubled": army.is_doubled} for army in armies]


def _pact(p: ThroughTheAges, c: Civilization) -> Pact:
    return {"card": p.cards[c.pact].id, "partner": c.pact_partner, "side": SIDE_WORDS[c.pact_side]}


def _pacts(p: ThroughTheAges, seat: int) -> list[PactInForce]:
    """The pacts of a seat, whoever has offered them."""
    return [
        {
            "card": p.cards[o.pact].id,
            "owner": owner,
            "partner": o.pact_partner if owner == seat else owner,
            "side": "both"
            if p.cards[o.pact].is_symmetric
            else SIDE_WORDS[o.pact_side if owner == seat else 1 - o.pact_side],
        }
        for owner, o in enumerate(p.civs)
        if o.pact >= 0 and seat in (owner, o.pact_partner)
    ]


def _outlook(p: ThroughTheAges, seat: int) -> Outlook | None:
    """What the end of a turn would bring this civilization."""
    outlook = outlook_of(p, seat)
    if outlook is None:
        return None
    return {
        "uprising": outlook.is_uprising,
        "food": outlook.food,
        "resources": outlook.resources,
        "missing": outlook.missing,
    }


def _costs(p: ThroughTheAges, seat: int) -> Costs:
    """What things cost this seat now: civil actions for the row, resources for workers, science for cards in hand."""
    c = p.civs[seat]
    cards = [p.cards[card] for card in c.hand if p.cards[card].is_technology]
    return {
        "take": [take_cost(p, seat, space) if card >= 0 else None for space, card in enumerate(p.row)],
        "build": _builds(p, seat),
        "upgrade": _upgrades(p, seat),
        "stages": p.cards[c.wonder].stages[c.stages :] if c.wonder >= 0 else [],
        "develop": {card.id: science_cost(p, seat, card) for card in cards},
        "revolt": {card.id: revolution_cost(p, seat, card) for card in cards if card.kind == GOVERNMENT},
    }


def _builds(p: ThroughTheAges, seat: int) -> dict[str, int]:
    """Resources for a worker on every technology in play."""
    c = p.civs[seat]
    if prices_are_plain(p, seat):
        prices = own_prices(p, c)
        return {TECHS[tech]: prices[tech] for tech in c.in_play().techs}
    return {TECHS[tech]: build_cost(p, seat, tech) for tech in c.in_play().techs}


def _upgrades(p: ThroughTheAges, seat: int) -> dict[str, int]:
    """Resources for every upgrade that a worker could make, into theaters too if the leader can (Bach)."""
    c = p.civs[seat]
    costs: dict[str, int] = {}
    for low in c.in_play().techs:
        for _, high in c.in_play().ways[low] if c.workers[low] else []:
            costs[f"{TECHS[low]} {TECHS[high]}"] = upgrade_cost(p, seat, low, high)
    if c.leader >= 0 and p.cards[c.leader].stage_any_building:
        for low, high in STAGINGS:
            if c.workers[low] > 0 and c.workers[high] >= 0:
                costs[f"{TECHS[low]} {TECHS[high]}"] = upgrade_cost(p, seat, low, high)
    return costs


def _names(p: ThroughTheAges, cards: list[int]) -> list[str]:
    if not cards:
        return []
    ids = p.edition.cards.ids
    return [ids[card] for card in cards]
