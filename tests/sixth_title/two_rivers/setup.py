"""How a game begins."""

from civitas.core.dice import Dice
from two_rivers.facts import HOMES
from two_rivers.model import TwoRivers, all_goods
from two_rivers.turns import Rounds

FIRST_PEOPLE = 2
FIRST_GOODS = 2


def new_position(players: int, seed: int) -> TwoRivers:
    """Two people at home, two goods in hand."""
    p = TwoRivers(players)
    p.dice = Dice.seeded(seed)
    p.deck = all_goods()
    p.dice.shuffle(p.deck)
    for seat in range(players):
        p.stock[seat] -= FIRST_PEOPLE
        p.put(seat, HOMES[seat], FIRST_PEOPLE)
        for _ in range(FIRST_GOODS):
            p.draw(seat)
    p.tell("begun", "setup-a", {"count": FIRST_GOODS})
    p.push(Rounds())
    p.settle()
    return p
