"""Civilization (2010) at the terminal."""
