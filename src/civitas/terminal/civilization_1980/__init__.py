"""Civilization (1980) at the terminal."""
