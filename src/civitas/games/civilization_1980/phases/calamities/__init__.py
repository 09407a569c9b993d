"""Phase 11: the calamities, one module each (43.11, 52)."""

from civitas.games.civilization_1980.phases.calamities.sequence import begin

__all__ = ["begin"]
