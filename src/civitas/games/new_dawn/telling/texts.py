"""What can be read on the cards that lie open, and what the cards of a seat would do now."""

from civitas.core.telling import Said, say
from civitas.games.new_dawn.civilizations.construction import discounts
from civitas.games.new_dawn.facts.agendas import AGENDAS
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACTS
from civitas.games.new_dawn.facts.event_dial import EVENTS
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.telling.effects.lines import effect_lines
from civitas.games.new_dawn.telling.prospects import prospects
from civitas.games.new_dawn.telling.things import card_in
from civitas.games.new_dawn.words import bit_words


def texts(p: NewDawn, seat: int | None) -> dict[str, list[Said]]:
    """Lines by the ids of things: `card-…`, `leader-…`, `agenda-…`; `slot-3`: what the card there would do now;
    `offer-…`: why a wonder costs less.
    """
    found = {thing: effect_lines(thing) for thing in [*_rows(p, seat), *_table(p), *_held(p)]}
    if seat is not None:
        found |= prospects(p, seat)
        found |= {f"offer-{WONDERS[wonder]}": _discounts(p, seat, wonder) for wonder in p.face_up()}
    return {thing: lines for thing, lines in found.items() if lines}


def _rows(p: NewDawn, seat: int | None) -> list[str]:
    """The focus cards of all rows, and those that a seat can still gain."""
    rows = [card_in(p, each, slot).name for each, c in enumerate(p.civs) if c.row for slot in range(SLOTS)]
    if seat is None or seat == p.automa:
        return rows
    return rows + [f"card-{card}" for card in bit_words([card.id for card in FOCUS_CARDS], p.civs[seat].deck)]


def _table(p: NewDawn) -> list[str]:
    agendas = [f"agenda-{AGENDAS[2 * card + each]}" for card in p.victory_cards for each in (0, 1)]
    return [*agendas, *(f"card-{event}" for event in EVENTS), *(f"card-{WONDERS[wonder]}" for wonder in p.face_up())]


def _held(p: NewDawn) -> list[str]:
    """Leaders, wonders, city-states and diplomacy cards in play."""
    leaders = [f"leader-{LEADERS[c.leader]}" for c in p.civs if c.leader >= 0]
    built = [f"card-{WONDERS[wonder]}" for wonder, space in enumerate(p.wonder_space) if space >= 0]
    states = [f"card-{CITY_STATES[state]}" for state, _ in p.world.state_spaces]
    return [*leaders, *built, *states, *(f"card-{pact}" for pact in PACTS)]


def _discounts(p: NewDawn, seat: int, wonder: int) -> list[Said]:
    return [say("now-discount", thing=thing, count=saved) for thing, saved in discounts(p, seat, wonder)]
