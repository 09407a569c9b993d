"""Bots: players that get a perspective and nothing else, found by title and name.

>>> from civitas.bots import bot, names
>>> names("civilization-1980")
['random', 'goatherd', 'peddler', 'steward', 'satrap', 'pharaoh']
>>> steward = bot("civilization-1980", "steward", seed=7)
"""

from civitas.bots.measured import milliseconds
from civitas.bots.registry import (
    ANY_TITLE,
    TABLE_SECONDS,
    Bot,
    BotEntry,
    UnknownBot,
    bot,
    names,
    opponents,
    register,
    sparring_partners,
)
from civitas.bots.seating import seating

__all__ = [
    "ANY_TITLE",
    "TABLE_SECONDS",
    "Bot",
    "BotEntry",
    "UnknownBot",
    "bot",
    "milliseconds",
    "names",
    "opponents",
    "register",
    "seating",
    "sparring_partners",
]
