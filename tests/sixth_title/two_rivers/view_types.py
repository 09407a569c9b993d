"""What a view is made of."""

from collections.abc import Mapping
from typing import Any, TypedDict

from civitas.core.result import ResultRecord


class RegionView(TypedDict):
    """A region: who lives there (-1: nobody), how many, and how many can."""

    id: str
    owner: int
    people: int
    city: bool
    holds: int
    x: int
    y: int


class PeopleView(TypedDict):
    """What everybody sees of a seat."""

    stock: int
    cities: int
    goods: int
    profit: int
    score: int


class TwoRiversView(TypedDict):
    """The whole: `hand` are the goods of whoever looks."""

    players: int
    seat: int | None
    round: int
    rounds: int
    regions: list[RegionView]
    borders: list[list[str]]
    peoples: list[PeopleView]
    hand: list[str]
    deck: int
    sold: list[str]
    to_act: list[int]
    question: Mapping[str, Any] | None
    result: ResultRecord | None
