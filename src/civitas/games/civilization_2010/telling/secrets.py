"""What a player of Civilization (2010) holds and others do not see."""

from civitas.core.telling import Said, say
from civitas.games.civilization_2010.battles.battle import battle_of
from civitas.games.civilization_2010.facts.events import EVENTS
from civitas.games.civilization_2010.facts.markers import MARKERS
from civitas.games.civilization_2010.facts.units import UNITS
from civitas.games.civilization_2010.model import Civilization2010


def secrets_of(p: Civilization2010, seat: int) -> list[Said]:
    """Units, also those in a battle hand, tokens that lie face down, culture events."""
    empire = p.empires[seat]
    held = {
        "secret-battle-hand": _battle_hand(p, seat),
        "secret-units": _each(UNITS, empire.units),
        "secret-tokens": _each(MARKERS, empire.tokens),
        "secret-events": _each(EVENTS, empire.events),
    }
    return [say(message, cards=cards) for message, cards in held.items() if cards]


def _each(words: list[str], counts: list[int]) -> list[str]:
    return [f"card-{words[number]}" for number, count in enumerate(counts) for _ in range(count)]


def _battle_hand(p: Civilization2010, seat: int) -> list[str]:
    battle = battle_of(p)
    hands = enumerate(p.hands) if battle else []
    return [f"card-{UNITS[unit]}" for side, hand in hands if battle and battle.commander(side) == seat for unit in hand]
