"""Bots for A New Dawn."""

from civitas.bots.new_dawn.planner import Planner

__all__ = ["Planner"]
