"""Two Rivers: peoples settle a land between two rivers, build cities and trade goods that nobody else sees."""

from two_rivers.title import TwoRiversTitle

TITLES = [TwoRiversTitle()]
