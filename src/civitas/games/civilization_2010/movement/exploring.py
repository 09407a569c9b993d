"""Uncovering the map: tiles and their markers, huts and villages with their rewards, city-states, relics."""

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empire import ON_SHEET
from civitas.games.civilization_2010.empires.gains import (
    advance_track,
    free_units,
    gain_coin,
    gain_culture,
    gain_person,
)
from civitas.games.civilization_2010.empires.glory import earn_glory
from civitas.games.civilization_2010.empires.stock import take_marker
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_CULTURE, CITY_STATES
from civitas.games.civilization_2010.facts.civilizations import CONQUERING_VILLAGES
from civitas.games.civilization_2010.facts.culture_track import VICTORY_STEP
from civitas.games.civilization_2010.facts.markers import (
    GIVES_CITY_STATE,
    GIVES_GREAT_PERSON,
    GIVES_RESOURCE,
    HUT_COUNT,
    MARKER_REWARD,
    MARKERS,
)
from civitas.games.civilization_2010.facts.relics import ARK_OF_THE_COVENANT, RELIC_AMOUNT
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.map.board import laid
from civitas.games.civilization_2010.map.laying import lay_tile
from civitas.games.civilization_2010.map.pieces import FIRST_CITY_STATE, FIRST_HUT, FIRST_RELIC, is_relic
from civitas.games.civilization_2010.map.tiles import RELICS, TILE_NUMBER
from civitas.games.civilization_2010.model import Civilization2010, changed
from civitas.games.civilization_2010.phases.winning import watch_coins
from civitas.games.civilization_2010.verbs import ADVANCE_CODE, DONE_CODE
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

# Tiles.


def reveal_tile(p: Civilization2010, slot: int, facing: int) -> None:
    """Turn up the tile of a slot and put markers on its icons, huts and villages facedown (explore.discover-c)."""
    tile = p.tiles[slot]
    lay_tile(p, slot, tile, facing)
    p.piece = p.piece[:]
    for square, printed in laid(slot, tile, facing):
        if printed.is_hut and p.huts:
            p.piece[square] = FIRST_HUT + p.huts[-1]
            p.huts = p.huts[:-1]
        elif printed.is_village and p.villages:
            p.piece[square] = FIRST_HUT + p.villages[-1]
            p.villages = p.villages[:-1]
        elif printed.relic >= 0:
            p.piece[square] = FIRST_RELIC + printed.relic
    p.reveals += 1


def discover_tile(p: Civilization2010, seat: int, at: int, direction: int) -> None:
    """Figures on a square turn up the tile next to it; its arrow points away from them (explore.discover-b)."""
    slot = p.board.slot[p.board.neighbour[at][direction]]
    number = TILE_NUMBER[p.tiles[slot]]
    p.tell("tile-discovered", "explore.discover-a", {"seat": seat, "number": number, "square": square_name(at)})
    reveal_tile(p, slot, direction)


# Huts and villages.


def explore(p: Civilization2010, seat: int, square: int, rule: str, founding: bool = False) -> None:
    """Take the hut or village marker of a square and what it brings (explore.hut-a, explore.village-a).

    A village was conquered, or taken by the Zulu. `founding`: the Zulu take a hut next to the city they found. Leaves
    questions behind: call it last.
    """
    marker = take_marker(p, square)
    is_hut = marker < HUT_COUNT
    p.reveals += 1
    p.tell("hut-explored" if is_hut else "village-taken", rule, {"seat": seat, "square": square_name(square)})
    gain_culture(p, seat, p.empires[seat].sheet().exploring_culture, "civ.chinese_explore")
    _reward(p, seat, square, marker, founding)
    if not is_hut:
        earn_glory(p, seat, CONQUERING_VILLAGES)


def _reward(p: Civilization2010, seat: int, square: int, marker: int, founding: bool) -> None:
    """What a marker brings: kept facedown, or revealed and carried out at once (explore.hut-b)."""
    reward = MARKER_REWARD[marker]
    names = {"card": f"card-{MARKERS[marker]}"}
    if reward == GIVES_RESOURCE:
        p.empires[seat].tokens = changed(p.empires[seat].tokens, marker, 1)
        p.tell("token-kept", "explore.hut-b", {"seat": seat, **names}, 1 << seat)
        return
    p.spent_markers = changed(p.spent_markers, marker, 1)
    rule = _marker_rule(marker)
    p.tell("marker-revealed", rule, {"seat": seat, **names})
    if reward == GIVES_CITY_STATE:
        find_city_state(p, seat, square, founding)
    elif reward == GIVES_GREAT_PERSON:
        gain_person(p, seat, rule)
    else:
        gain_coin(p, seat, ON_SHEET, rule)


def _marker_rule(marker: int) -> str:
    kind = "hut" if marker < HUT_COUNT else "village"
    return f"{kind}.{MARKERS[marker].replace('-', '_')}"


def find_city_state(p: Civilization2010, seat: int, square: int, founding: bool = False) -> None:
    """Put the top city-state on a square (citystate.found-a); the Zulu destroy it while they found a city."""
    if not p.city_states:
        p.tell("no-city-state-left", "citystate.found-a", {"seat": seat})
        return
    city_state = p.city_states[-1]
    p.city_states = p.city_states[:-1]
    p.reveals += 1
    names = {"card": f"card-{CITY_STATES[city_state]}", "square": square_name(square)}
    if founding:
        p.lost_city_states |= 1 << city_state
        p.tell("city-state-destroyed", "civ.zulu_reveals_city_state", {"seat": seat, **names})
        gain_culture(p, seat, CITY_STATE_CULTURE, "civ.zulu_reveals_city_state")
        return
    p.lay(square, FIRST_CITY_STATE + city_state)
    p.tell("city-state-found", "citystate.found-a", {"seat": seat, **names})
    watch_coins(p)


# Relics.


def claim_relic(p: Civilization2010, seat: int, square: int) -> None:
    """An army that ends its move on a relic takes it and uses it at once (relic.claim-a); call it last."""
    piece = p.piece[square]
    if not is_relic(piece):
        return
    relic = piece - FIRST_RELIC
    p.lay(square, NONE)
    p.claimed |= 1 << relic
    names = {"card": f"card-{RELICS[relic]}", "square": square_name(square)}
    p.tell("relic-claimed", "relic.claim-a", {"seat": seat, **names})
    if relic == ARK_OF_THE_COVENANT:
        p.push(ArkAdvances(seat, RELIC_AMOUNT[relic]))
    else:
        free_units(p, seat, RELIC_AMOUNT[relic], False, "relic.attilas_village")


@frame("ArkAdvances")
class ArkAdvances(Frame[Civilization2010]):
    """The Ark of the Covenant: free advances on the culture track, one after the other, each optional (ruling A50)."""

    seat: int = 0
    left: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        return {"frame": self.name(), "seat": self.seat, "count": self.left}

    def resume(self, p: Civilization2010) -> None:
        if self.left and p.empires[self.seat].step < VICTORY_STEP:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        return [ADVANCE_CODE, DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in (ADVANCE_CODE, DONE_CODE) else Objection("relic.ark_of_the_covenant")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if action == DONE_CODE:
            p.pop()
        else:
            self.left -= 1
            advance_track(p, seat, "relic.ark_of_the_covenant")
