"""Positions in the words of the game: built from a description, described again, and checked."""
