"""Words that stored rows and messages share."""

from typing import Literal

Stage = Literal["waiting", "playing", "finished"]
"""How far a table has come."""
SeatKind = Literal["person", "bot", "open", "automated"]
"""Who plays a seat."""
Standing = Literal["guest", "visitor", "account"]
"""Whom the server takes somebody for: on loopback everybody is a guest, on a public server some have accounts."""
