"""Civilization by Francis Tresham (1980), the complete game and its variants."""

from typing import Final

from civitas.games.civilization_1980.title import Civilization1980Title

TITLES: Final = [Civilization1980Title()]
