"""A New Dawn at the terminal, and the companion for a table with the real game."""
