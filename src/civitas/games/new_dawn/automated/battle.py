"""What the automated player decides in an attack: tokens for attack and defence (A6.6), and the spoils (A7.4, N54)."""

from typing import Final

from civitas.games.new_dawn.automated.measures import strongest_city
from civitas.games.new_dawn.automated.priorities import ONLY_CHOICE, RANDOM
from civitas.games.new_dawn.civilizations.gains import gain_trade
from civitas.games.new_dawn.civilizations.spending import spend_token, token_sources, tokens_available
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.kinds import MILITARY, SLOTS
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.map.pieces import space_name
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import SPEND_NATURAL, SPEND_TRADE

ATTACKER_WINNING: Final = "criterion-military-attacker-winning"
ATTACKER_LOSING: Final = "criterion-military-attacker-losing"
DEFENDER_WINNING: Final = "criterion-military-defender-winning"
DEFENDER_LOSING: Final = "criterion-military-defender-losing"
HIGHEST_SLOT: Final = "criterion-highest-slot"


# Spending tokens.


def reserve(p: NewDawn, defender: int) -> int:
    """How much a defender can still add: tokens of all kinds on military cards; neutral ones nothing (A6.6-h)."""
    if defender < 0:
        return 0
    return sum([tokens_available(p, defender, slot) for slot in p.civs[defender].slots_of(MILITARY)])


def attackers_tokens(attack: int, defence: int, reserve_left: int, available: int) -> int:
    """How many tokens an automated attacker spends: beyond the defender's reach, or none if it cannot get ahead."""
    if attack + available <= defence:
        return 0
    return min(available, max(0, defence + reserve_left + 1 - attack))


def defenders_tokens(attack: int, defence: int, available: int) -> int:
    """How many tokens an automated defender spends: just enough to hold out, or none (A6.6-f, A6.6-g)."""
    behind = attack - defence
    return behind if 0 < behind <= available else 0


def spend_as_attacker(p: NewDawn, slot: int, attack: int, defence: int, defender: int, is_last: bool) -> int:
    """Spend the automated attacker's tokens and return what they add.

    In its last attack Roosevelt spends all natural wonder tokens on the card, needed or not (A9.3-c).
    """
    seat = p.automa
    extra = spend_natural_wonders(p, slot) if is_last else 0
    total = attack + extra
    available = tokens_available(p, seat, slot)
    if not available:
        return extra
    left = reserve(p, defender)
    count = attackers_tokens(total, defence, left, available)
    is_ahead = total > defence
    criterion = ATTACKER_WINNING if is_ahead else ATTACKER_LOSING
    rule = attackers_rule(total, defence, defender, available, total + count > defence + left)
    p.tell("automa-attack-tokens", rule, {"seat": seat, "count": count, "criterion": criterion})
    _spend(p, seat, [slot], count, rule)
    return extra + count


def attackers_rule(attack: int, defence: int, defender: int, available: int, is_safe: bool) -> str:
    """The rule by which an automated attacker spends or keeps its tokens."""
    if attack + available <= defence:
        return "A6.6-c"
    if defender < 0:
        return "A6.6-e"
    if attack <= defence:
        return "A6.6-d"
    return "A6.6-a" if is_safe else "A6.6-b"


def spend_as_defender(p: NewDawn, attack: int, defence: int) -> int:
    """Spend the automated defender's tokens and return what they add."""
    seat = p.automa
    slots = p.civs[seat].slots_of(MILITARY)
    available = reserve(p, seat)
    if not available:
        return 0
    count = defenders_tokens(attack, defence, available)
    holds = defence >= attack
    rule = "A6.6-f" if holds else "A6.6-g"
    criterion = DEFENDER_WINNING if holds else DEFENDER_LOSING
    p.tell("automa-defence-tokens", rule, {"seat": seat, "count": count, "criterion": criterion})
    _spend(p, seat, slots, count, rule)
    return count


def spend_natural_wonders(p: NewDawn, slot: int) -> int:
    """Spend all natural wonder tokens on a card; they go to the card in slot 4 (A9.3-c). Returns how many."""
    naturals = [source for source in token_sources(p, p.automa, slot) if source >= SPEND_NATURAL]
    for source in naturals:
        spend_token(p, p.automa, slot, source, "A9.3-c")
    return len(naturals)


def _spend(p: NewDawn, seat: int, slots: list[int], count: int, rule: str) -> None:
    """Spend tokens: natural wonders first (A9.3-c), then a city-state token, which is kept, then trade tokens."""
    left = count
    for slot in slots:
        for source in reversed(token_sources(p, seat, slot)):
            if left and source != SPEND_TRADE:
                spend_token(p, seat, slot, source, rule)
                left -= 1
    for slot in slots:
        while left and p.civs[seat].trade[slot]:
            spend_token(p, seat, slot, SPEND_TRADE, rule)
            left -= 1


# Spoils.


def loot_capital(p: NewDawn, victim: int, count: int) -> None:
    """Take trade tokens one by one from the card in the highest slot that has any, and store them (A7.4-a, A7.4-b)."""
    trade = p.civs[victim].trade
    for _ in range(count):
        slots = [slot for slot in range(SLOTS) if trade[slot]]
        if not slots:
            return
        slot = slots[-1]
        trade[slot] -= 1
        criterion = HIGHEST_SLOT if len(slots) > 1 else ONLY_CHOICE
        arguments = {"seat": p.automa, "other": victim, "slot": slot + 1}
        p.tell("automa-looted", "A7.4-a", {**arguments, "criterion": criterion})
        gain_trade(p, p.automa, 1, "R8.16-a")


def choose_home(p: NewDawn, wonder: int, places: list[int]) -> int:
    """The city for the wonder of a defeated capital: the one with the highest defence (A7.4-c)."""
    home, criterion = strongest_city(p, places)
    p.tell(
        "automa-home",
        "A7.4-c",
        {
            "seat": p.automa,
            "wonder": f"card-{WONDERS[wonder]}",
            "space": space_name(home),
            "criterion": criterion,
        },
    )
    return home


def choose_fate(p: NewDawn, space: int) -> bool:
    """Whether the automated player conquers the city-state again (else it liberates it): chance decides (N54-a).

    Without an unused city it can only liberate (N18-a).
    """
    state = p.world.city_state[space]
    conquers, criterion = False, ONLY_CHOICE
    if p.civs[p.automa].cities_left:
        conquers, criterion = p.dice.below(2) == 0, RANDOM
    message = "automa-conquers" if conquers else "automa-liberates"
    name = f"city-state-{CITY_STATES[state]}"
    p.tell(message, "N54-a", {"seat": p.automa, "state": name, "criterion": criterion})
    return conquers
