"""Bots for Through the Ages, for both editions."""

from civitas.bots.through_the_ages.minister import Minister

__all__ = ["Minister"]
