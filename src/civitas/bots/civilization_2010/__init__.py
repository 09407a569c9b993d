"""Bots for Civilization: The Board Game (2010)."""

from civitas.bots.civilization_2010.consul import Consul

__all__ = ["Consul"]
