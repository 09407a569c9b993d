"""Bots for Civilization (1980)."""

from civitas.bots.civilization_1980.steward import Steward

__all__ = ["Steward"]
