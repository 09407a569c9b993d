"""Credits: what owned civilization cards save when others are bought, card by card (43.10)."""

from functools import lru_cache

from civitas.games.civilization_1980.facts.cards import CARD_COUNT, CREDIT, PRICE

Credit = tuple[int, int, int]
"""An owned card, the card that it helps to buy, and the points that it saves."""
Used = tuple[int, ...]
"""The credits that each of a few cards has got so far."""


def bits(cards: int) -> list[int]:
    """The cards of a set of bits."""
    return [card for card in range(CARD_COUNT) if (cards >> card) & 1] if cards else []


@lru_cache(maxsize=1 << 14)
def total_price(owned: int, basket: int, per_card: bool) -> int:
    """The price of all cards in the basket after credits (43.10)."""
    wanted = bits(basket)
    credits = credits_used(bits(owned), wanted, per_card)
    return sum([PRICE[card] for card in wanted]) - sum([credit[2] for credit in credits])


def credits_used(owners: list[int], wanted: list[int], per_card: bool) -> list[Credit]:
    """Which owned card supports which of the wanted ones, and what that saves.

    By the default rule each owned card supports one purchase a round; the assignment that saves most is taken. By the
    other one it supports every card.
    """
    if per_card:
        return _credits_for_each(owners, wanted)
    tight = [card for card in wanted if sum([CREDIT[own][card] for own in owners]) > PRICE[card]]
    return _careful_credits(owners, wanted, tight) if tight else [_best_credit(own, wanted) for own in owners]


def _credits_for_each(owners: list[int], wanted: list[int]) -> list[Credit]:
    """Every owned card helps every wanted one, as long as there is something left to pay."""
    found: list[Credit] = []
    for card in wanted:
        rest = PRICE[card]
        for own in owners:
            gain = min(CREDIT[own][card], rest)
            found.append((own, card, gain))
            rest -= gain
    return found


def _best_credit(own: int, wanted: list[int]) -> Credit:
    """The wanted card that this owned one helps most."""
    row, best, most = CREDIT[own], -1, -1
    for card in wanted:
        if row[card] > most:
            best, most = card, row[card]
    return own, best, max(0, most)


def _careful_credits(owners: list[int], wanted: list[int], tight: list[int]) -> list[Credit]:
    """The assignment that saves most where all credits together would overpay a card: what exceeds its price is lost.

    Only those few cards need care. So it is enough to know, for every sum of credits that they may have got, how much
    can be saved in all, and how.
    """
    safe = [card for card in wanted if card not in tight]
    best: dict[Used, int] = {tuple([0 for _ in tight]): 0}
    trails: list[dict[Used, tuple[Used, Credit]]] = []
    for own in owners:
        reached: dict[Used, int] = {}
        trail: dict[Used, tuple[Used, Credit]] = {}
        elsewhere = _best_credit(own, safe)
        for used, saved in best.items():
            if saved + elsewhere[2] >= reached.get(used, 0):
                reached[used] = saved + elsewhere[2]
                trail[used] = (used, elsewhere)
            for index, card in enumerate(tight):
                gain = min(CREDIT[own][card], PRICE[card] - used[index])
                key = (*used[:index], used[index] + gain, *used[index + 1 :])
                if saved + gain >= reached.get(key, 0):
                    reached[key] = saved + gain
                    trail[key] = (used, (own, card, gain))
        trails.append(trail)
        best = reached
    return _followed_back(max(best, key=lambda used: best[used]), trails)


def _followed_back(used: Used, trails: list[dict[Used, tuple[Used, Credit]]]) -> list[Credit]:
    """The credits that led to this outcome, in the order of the owned cards."""
    found: list[Credit] = []
    for trail in reversed(trails):
        used, credit = trail[used]
        found.append(credit)
    return found[::-1]
