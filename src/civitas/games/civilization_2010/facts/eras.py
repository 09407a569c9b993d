"""The three eras of wonders."""

from typing import Final

ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2

ERAS: Final[list[str]] = ["ancient", "medieval", "modern"]
ERA_COUNT: Final = 3
