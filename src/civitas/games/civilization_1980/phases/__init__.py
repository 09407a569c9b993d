"""The thirteen phases of a round, one module each (43)."""
