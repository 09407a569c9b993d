"""The map: its geometry, the tiles, what lies on the spaces, and where more may be placed."""
