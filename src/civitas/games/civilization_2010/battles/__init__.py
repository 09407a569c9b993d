"""Battles, from the hands that are drawn to the loot."""
