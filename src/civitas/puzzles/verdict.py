"""How a puzzle stands, and what kinds there are."""

from typing import Literal

Verdict = Literal["open", "solved", "failed"]
Kind = Literal["win", "meet", "keep", "match", "reach"]
"""The game is won; an attack is met; so much of a number is still there when others are asked; nobody has more of it;
so much of it is reached."""
Unique = Literal["way", "beginning"]
"""What there is only one of: the whole way, in its order or another; or the answer with which it begins."""
