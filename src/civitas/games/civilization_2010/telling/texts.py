"""What the cards of Civilization (2010) say that a player can read on the board without asking."""

from civitas.core.telling import Said
from civitas.games.civilization_2010.empires.pyramid import has_place
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.events import EVENTS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL, TECHS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.telling.effects.lines import effect_lines


def readable_texts(p: Civilization2010, seat: int | None) -> dict[str, list[Said]]:
    """Wonders for all; for a player his cards and the techs that he has or could place."""
    things = [f"card-{WONDERS[wonder]}" for wonder in p.wonder_market]
    things += [f"card-{WONDERS[wonder]}" for wonder, square in enumerate(p.wonder_square) if square >= 0]
    things += [f"civilization-{CIVILIZATIONS[empire.civilization]}" for empire in p.empires if empire.civilization >= 0]
    things += [f"card-{government}" for government in GOVERNMENTS]
    things += [f"card-{policy}" for policy in POLICIES]
    if seat is not None:
        empire = p.empires[seat]
        things += [f"card-{EVENTS[event]}" for event, count in enumerate(empire.events) if count]
        things += [
            f"card-{name}"
            for tech, name in enumerate(TECHS)
            if empire.knows(tech) or has_place(empire.rows, TECH_LEVEL[tech])
        ]
    return {thing: lines for thing in things if (lines := effect_lines(thing))}
