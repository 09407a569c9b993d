"""The automated player of A New Dawn as a companion for people who play with the real game."""

ABOUT = "the automated player of A New Dawn, for a table with the real game"
