"""Civilization (2010) in numbers."""
