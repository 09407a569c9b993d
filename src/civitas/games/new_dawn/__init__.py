"""Civilization: A New Dawn by James Kniffen, with its automated player."""

from civitas.games.new_dawn.title import NewDawnTitle

TITLES = [NewDawnTitle()]
