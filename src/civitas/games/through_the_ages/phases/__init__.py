"""The phases of a turn and everything that happens in them."""
