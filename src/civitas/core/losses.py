"""What an action would throw away for good; asked before it is played, so that nobody does so by mistake."""

from civitas.core.events import Argument


class Loss:
    """One sentence about what would be lost: a message id and its arguments, and the rule behind it.

    `is_final`: the game would be over for the seat itself.
    """

    __slots__ = ("arguments", "is_final", "message", "rule")

    def __init__(self, message: str, arguments: dict[str, Argument], rule: str, is_final: bool = False) -> None:
        self.message = message
        self.arguments = arguments
        self.rule = rule
        self.is_final = is_final

    def to_json(self) -> dict[str, object]:
        """A plain form for sending, like that of an event."""
        return {"message": self.message, "rule": self.rule, **self.arguments}

    def __repr__(self) -> str:
        return f"Loss({self.message!r}, {self.arguments!r}, {self.rule!r}, {self.is_final})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Loss) and (
            (self.message, self.arguments, self.rule, self.is_final)
            == (other.message, other.arguments, other.rule, other.is_final)
        )

    def __hash__(self) -> int:
        return hash((self.message, self.rule))
