"""A game looked at afterwards: chances, turning points, what a strong bot would have done (docs/analysis.md)."""

from civitas.analysis.analysing import Analysis, analyse
from civitas.analysis.comparing import Depth
from civitas.analysis.findings import Comparison, Findings, Moment, Swing, Way

__all__ = ["Analysis", "Comparison", "Depth", "Findings", "Moment", "Swing", "Way", "analyse"]
