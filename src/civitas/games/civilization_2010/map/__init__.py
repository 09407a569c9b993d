"""The map: its geometry, the tiles and how they are laid out, and what can lie on a square."""
