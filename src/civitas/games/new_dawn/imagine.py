"""What nobody can know, dealt anew: which wonders lie face down in the decks, in which order, and which are out."""

from civitas.core.dice import Dice, ThoughtDice
from civitas.games.new_dawn.facts.wonders import DECK_OF, ERAS, WONDER_ERA
from civitas.games.new_dawn.model import NewDawn


def imagine_position(p: NewDawn, dice: Dice) -> NewDawn:
    """A random position that looks like this one to everybody; all that is hidden is hidden from all (R15.5-a)."""
    rng = ThoughtDice(dice)
    q = p.clone()
    q.decks = [deck[:] for deck in p.decks]
    q.dice = rng.dice()
    removed: list[int] = []
    for deck in range(len(q.decks)):
        for era in range(len(ERAS)):
            removed += _deal_anew(q, deck, era, rng)
    q.removed = sorted(removed)
    return q


def _deal_anew(q: NewDawn, deck: int, era: int, rng: ThoughtDice) -> list[int]:
    """Mix the hidden wonders of a kind and era; the era of each face-down card is known. Returns those that are out."""
    cards = q.decks[deck]
    places = [place for place in range(len(cards) - 1) if WONDER_ERA[cards[place]] == era]
    pool = [cards[place] for place in places]
    pool += [wonder for wonder in q.removed if DECK_OF[wonder] == deck and WONDER_ERA[wonder] == era]
    pool.sort()
    rng.shuffle(pool)
    for place in places:
        cards[place] = pool.pop()
    return pool
