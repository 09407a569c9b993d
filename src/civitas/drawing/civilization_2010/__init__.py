"""Civilization (2010) as a picture: the map of square tiles with everything on it, and every empire."""
