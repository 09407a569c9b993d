"""What can be spent from a focus card: trade tokens, city-state tokens and Roosevelt's natural wonders."""

from typing import Final

from civitas.games.new_dawn.civilizations.gains import lay_natural_wonder
from civitas.games.new_dawn.facts.city_states import CITY_STATE_COUNT, CITY_STATES
from civitas.games.new_dawn.facts.terrain import NATURAL_WONDER_COUNT, NATURAL_WONDERS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import SPEND, SPEND_NATURAL, SPEND_STATE, SPEND_TRADE

_TRADE_CODE: Final = SPEND.code(SPEND_TRADE)
_FIRST_STATE_CODE: Final = SPEND.code(SPEND_STATE)
_FIRST_NATURAL_CODE: Final = SPEND.code(SPEND_NATURAL)


def spend_codes(p: NewDawn, seat: int, slot: int) -> list[int]:
    """The actions that spend something like a trade token from the card in a slot (R13.1-a, R10.5-a)."""
    c = p.civs[seat]
    codes = [_TRADE_CODE] if c.trade[slot] else []
    states = c.states_on[slot]
    if states:
        states &= ~p.spent_states
        codes += [_FIRST_STATE_CODE + state for state in range(CITY_STATE_COUNT) if (states >> state) & 1]
    naturals = c.naturals_on[slot]
    if naturals:
        naturals &= ~p.spent_naturals
        codes += [_FIRST_NATURAL_CODE + natural for natural in range(NATURAL_WONDER_COUNT) if (naturals >> natural) & 1]
    return codes


def token_sources(p: NewDawn, seat: int, slot: int) -> list[int]:
    """The same as values of the verb `spend`."""
    return [SPEND.first(code) for code in spend_codes(p, seat, slot)]


def tokens_available(p: NewDawn, seat: int, slot: int) -> int:
    """How many tokens a seat could still spend from a card."""
    c = p.civs[seat]
    count = c.trade[slot]
    if c.states_on[slot]:
        count += bin(c.states_on[slot] & ~p.spent_states).count("1")
    if c.naturals_on[slot]:
        count += bin(c.naturals_on[slot] & ~p.spent_naturals).count("1")
    return count


def spend_token(p: NewDawn, seat: int, slot: int, source: int, rule: str) -> None:
    """Spend one token from a card: a trade token goes to the supply, a city-state token is kept (R10.5-a).

    Roosevelt puts a natural wonder token on a card again at once (leader.roosevelt).
    """
    c = p.civs[seat]
    if source == SPEND_TRADE:
        c.trade[slot] -= 1
        if p.is_silent:
            return  # nothing follows from it
        name = "source-trade"
    elif source >= SPEND_NATURAL:
        natural = source - SPEND_NATURAL
        name = f"natural-wonder-{NATURAL_WONDERS[natural]}"
    else:
        state = source - SPEND_STATE
        p.spent_states |= 1 << state
        name = f"city-state-{CITY_STATES[state]}"
    p.tell("spent", rule, {"seat": seat, "source": name, "slot": slot + 1})
    if source >= SPEND_NATURAL:
        use_natural_wonder(p, seat, source - SPEND_NATURAL)


def use_natural_wonder(p: NewDawn, seat: int, natural: int) -> None:
    """Mark a natural wonder token as used in this turn; one that lay on a card is laid on a card again."""
    p.spent_naturals |= 1 << natural
    c = p.civs[seat]
    if any((bits >> natural) & 1 for bits in c.naturals_on):
        c.naturals_on = [bits & ~(1 << natural) for bits in c.naturals_on]
        lay_natural_wonder(p, seat, natural)
