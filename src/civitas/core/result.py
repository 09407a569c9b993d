"""How a game ended."""

from typing import TypedDict


class ResultRecord(TypedDict):
    """A result as plain data: places (1 = winner, equal places are shared), scores, and how the game ended."""

    places: list[int]
    scores: list[int]
    ending: str


class Result:
    """Places (1 = winner, equal places are shared), scores, and how it ended."""

    def __init__(self, places: list[int], scores: list[int], ending: str) -> None:
        self.places = places
        self.scores = scores
        self.ending = ending

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_json(self) -> ResultRecord:
        """The result as plain data."""
        return {"places": self.places[:], "scores": self.scores[:], "ending": self.ending}

    def __repr__(self) -> str:
        return f"Result({self.places}, {self.scores}, {self.ending!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and other.to_json() == self.to_json()

    def __hash__(self) -> int:
        return hash((tuple(self.places), tuple(self.scores), self.ending))


def places_by(keys: list[list[int]]) -> list[int]:
    """Places for these keys, the highest key first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
