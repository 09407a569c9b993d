"""The rulebook for readers."""
