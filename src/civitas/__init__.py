"""Civitas: the great civilization board games, played by the book.

>>> import civitas
>>> game = civitas.title("civilization-1980").new_game(players=3, seed=7)
>>> game.to_act
[1]
"""

from civitas.core.registry import title, titles

__all__ = ["title", "titles"]
__version__ = "0.2.0"
