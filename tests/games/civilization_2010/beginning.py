"""New games for tests of setup: with chosen civilizations, played in the words of the game."""

from typing import Any

from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.map.squares import SIDE, TILE_SQUARES, turned
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.options import setting_for
from civitas.games.civilization_2010.setup import new_position
from tests.games.civilization_2010.situation import Situation


class Beginning(Situation):
    """A game from its first question on."""

    def __init__(self, position: Civilization2010) -> None:
        self.position = position
        self.space = position.space()
        self.log = list(position.news)
        self.last = list(self.log)

    def home(self, player: int, row: int, column: int) -> str:
        """The square where a place of a player's home tile lies, told in the coordinates of the upright tile."""
        facing = self.position.facing[player - 1]
        return f"{'abcde'[player - 1]}{turned(row * SIDE + column, facing) + 1}"

    def upright(self, player: int, square: str) -> tuple[int, int]:
        """The coordinates on the upright home tile of a square."""
        places = [turned(place, self.position.facing[player - 1]) for place in range(TILE_SQUARES)]
        place = places.index(int(square[1:]) - 1)
        return place // SIDE, place % SIDE

    def finish(self, *policies: str) -> "Beginning":
        """Make the choices of setup that are left: the first square each time, these policies or the first ones."""
        while self.position.turn == 0:
            legal = self.legal()
            wanted = [f"adopt {policy}" for policy in policies if f"adopt {policy}" in legal]
            self.play(*(wanted[:1] or (["done"] if "done" in legal else legal[:1])))
        return self


def new_game(*civilizations: str, seed: int = 0, players: int = 0, **options: Any) -> Beginning:
    """A new game; without civilizations they are random for so many players."""
    count = players or len(civilizations)
    if count == 5:
        options["fifth_seat"] = True
    given = [CIVILIZATIONS.index(each) for each in civilizations]
    return Beginning(new_position(setting_for(count, options), seed, given))
