"""Bots: players that get a perspective and nothing else, found by title and name.

>>> from civitas.bots import bot, names
>>> names("civilization-1980")
['random', 'steward']
>>> steward = bot("civilization-1980", "steward", seed=7)
"""

from civitas.bots.registry import ANY_TITLE, Bot, BotEntry, UnknownBot, bot, names, register
from civitas.bots.seating import seating

__all__ = ["ANY_TITLE", "Bot", "BotEntry", "UnknownBot", "bot", "names", "register", "seating"]
