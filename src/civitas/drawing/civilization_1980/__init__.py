"""Civilization (1980) as a picture: the map with everything on it, and the nations along their tracks."""
