"""Attacks: whom they can be aimed at, how they are decided, and what they bring."""
