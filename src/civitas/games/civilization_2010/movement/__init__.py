"""Armies and scouts: where they stand, where they may go, and what they meet on the way."""
