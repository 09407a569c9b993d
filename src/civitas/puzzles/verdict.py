"""How a puzzle stands, and what kinds there are."""

from typing import Literal

Verdict = Literal["open", "solved", "failed"]
Kind = Literal["win", "meet", "avoid", "keep", "fulfil", "match", "reach"]
"""The game is won; an attack is met; a woe is avoided; so much of a number is still there when others are asked; a
condition is fulfilled; nobody has more of a number; so much of it is reached."""
Unique = Literal["way", "beginning"]
"""What there is only one of: the whole way, in its order or another; or the answer with which it begins."""
