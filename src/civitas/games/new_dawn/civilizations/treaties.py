"""Diplomacy cards changing hands."""

from civitas.games.new_dawn.civilization import with_entry
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT, PACTS
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import watch_agendas


def take_pact(p: NewDawn, seat: int, giver: int, pact: int, rule: str) -> None:
    """Take an available diplomacy card of a rival; the caller has seen to the limit."""
    p.pacts = with_entry(p.pacts, giver * PACT_COUNT + pact, seat)
    p.tell("pact-taken", rule, {"seat": seat, "other": giver, "pact": f"card-{PACTS[pact]}"})
    watch_agendas(p, seat)


def give_back_pact(p: NewDawn, giver: int, pact: int, rule: str) -> None:
    """Return a diplomacy card to the player it belongs to."""
    seat = p.pacts[giver * PACT_COUNT + pact]
    p.pacts = with_entry(p.pacts, giver * PACT_COUNT + pact, NONE)
    p.tell("pact-returned", rule, {"seat": seat, "other": giver, "pact": f"card-{PACTS[pact]}"})


def take_state_card(p: NewDawn, seat: int, state: int, rule: str) -> None:
    """Take a diplomacy card of a city-state."""
    p.civs[seat].envoys |= 1 << state
    p.tell("state-card-taken", rule, {"seat": seat, "state": f"city-state-{CITY_STATES[state]}"})


def give_back_state_card(p: NewDawn, seat: int, state: int, rule: str) -> None:
    """Return the diplomacy card of a city-state."""
    p.civs[seat].envoys &= ~(1 << state)
    p.tell("state-card-returned", rule, {"seat": seat, "state": f"city-state-{CITY_STATES[state]}"})
