"""What a player of Civilization (1980) holds and others do not see."""

from civitas.core.telling import Said, say
from civitas.games.civilization_1980.facts.cards import KIND_NAME
from civitas.games.civilization_1980.model import Civilization1980


def secrets_of(p: Civilization1980, seat: int) -> list[Said]:
    """The trade cards of a hand."""
    cards = [KIND_NAME[kind] for kind, count in enumerate(p.hand[seat]) for _ in range(count)]
    return [say("secret-hand", cards=cards)] if cards else []
