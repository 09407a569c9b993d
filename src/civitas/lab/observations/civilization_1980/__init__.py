"""Civilization (1980) in numbers."""
