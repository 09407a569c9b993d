"""Civilization by Francis Tresham (1980), the complete game and its variants."""

from civitas.games.civilization_1980.title import Civilization1980Title

TITLES = [Civilization1980Title()]
