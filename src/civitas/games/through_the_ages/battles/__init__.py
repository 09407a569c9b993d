"""Armies, aggressions and wars, from the tactics to the spoils."""
