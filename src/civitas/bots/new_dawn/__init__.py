"""Bots for A New Dawn."""

from civitas.bots.new_dawn.envoy import Envoy

__all__ = ["Envoy"]
