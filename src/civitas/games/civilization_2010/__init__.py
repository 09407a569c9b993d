"""Sid Meier's Civilization: The Board Game by Kevin Wilson (2010), with the expansion Wisdom and Warfare."""

from civitas.games.civilization_2010.title import Civilization2010Title

TITLES = [Civilization2010Title()]
