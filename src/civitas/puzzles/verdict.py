"""How a puzzle stands."""

from typing import Literal

Verdict = Literal["open", "solved", "failed"]
