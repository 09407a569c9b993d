"""What the automated player spends from a focus card, or has as though it had spent it."""

from civitas.games.new_dawn.civilizations.spending import spend_token, token_sources
from civitas.games.new_dawn.facts.city_states import CITY_STATE_COUNT, CITY_STATE_KIND
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import SPEND_NATURAL, SPEND_TRADE


def bonus_tokens(p: NewDawn, slot: int) -> int:
    """All that counts as trade tokens spent from a card besides those that lie on it.

    Wonders, city-states and natural wonders of Roosevelt count in every resolution, even if it is of no use (A8.1-b).
    """
    return bonus_from_cards(p, slot) + spend_city_states(p, slot) + spend_natural_wonders(p, slot)


def bonus_from_cards(p: NewDawn, slot: int) -> int:
    """One for each own wonder and each city-state's diplomacy card of the kind of the focus card (A8.1-a)."""
    seat = p.automa
    kind = p.card(seat, slot).kind
    envoys = p.civs[seat].envoys
    cards = [state for state in range(CITY_STATE_COUNT) if CITY_STATE_KIND[state] == kind and (envoys >> state) & 1]
    count = p.wonder_count(seat, kind) + len(cards)
    if count:
        p.tell("automa-bonus", "A8.1-a", {"seat": seat, "count": count, "slot": slot + 1})
    return count


def spend_city_states(p: NewDawn, slot: int) -> int:
    """Use the tokens of conquered city-states that lie on a card and were not used this turn (A13.6-a)."""
    states = [each for each in token_sources(p, p.automa, slot) if each != SPEND_TRADE and each < SPEND_NATURAL]
    for state in states:
        spend_token(p, p.automa, slot, state, "A13.6-a")
    return len(states)


def spend_natural_wonders(p: NewDawn, slot: int) -> int:
    """Use the natural wonder tokens that lie on a card; only Roosevelt has any there (A9.3-b)."""
    naturals = [each for each in token_sources(p, p.automa, slot) if each >= SPEND_NATURAL]
    for natural in naturals:
        spend_token(p, p.automa, slot, natural, "A9.3-b")
    return len(naturals)


def spend_trade(p: NewDawn, slot: int, count: int, criterion: str, rule: str) -> None:
    """Return trade tokens from a card to the supply, and say why so many."""
    if count:
        p.civs[p.automa].trade[slot] -= count
        tell_spent(p, slot, count, "source-trade", f"criterion-{criterion}", rule)


def tell_spent(p: NewDawn, slot: int, count: int, source: str, criterion: str, rule: str) -> None:
    """Report what was spent for the card in a slot, and what decided."""
    names = {"source": source, "criterion": criterion}
    p.tell("automa-spent", rule, {"seat": p.automa, "count": count, "slot": slot + 1, **names})
