"""Sid Meier's Civilization: The Board Game by Kevin Wilson (2010), with the expansion Wisdom and Warfare."""

from civitas.core.title import Title

TITLES: list[Title] = []
