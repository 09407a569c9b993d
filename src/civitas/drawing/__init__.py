"""Positions and games as pictures (docs/notebooks.md): one self-contained SVG each, from what one seat may know."""

from civitas.drawing.picture import svg

__all__ = ["svg"]
