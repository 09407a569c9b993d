"""A New Dawn as a picture: the map of hexagons with everything on it, agendas and wonders, and every civilization."""
