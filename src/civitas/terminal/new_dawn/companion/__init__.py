"""The automated player of A New Dawn as a companion for people who play with the real game."""
