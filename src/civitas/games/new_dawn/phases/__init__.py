"""The course of the game: one module for each phase, card kind or question."""
