"""What the environments of a title are called: `new_dawn_v0`, one number up with every revision of its rules."""

from typing import Final

import civitas
from civitas.core.title import Title

FIRST_REVISIONS: Final = {
    "civilization-1980": 2,
    "civilization-2010": 2,
    "new-dawn": 2,
    "through-the-ages-2006": 2,
    "through-the-ages-2015": 2,
}
"""The revision of the rules with which a title came to the laboratory; others count from their first."""


def version(title: Title) -> int:
    """How often its rules have been revised since then."""
    return title.rules_revision - FIRST_REVISIONS.get(title.id, 1)


def env_name(title_id: str) -> str:
    """What PettingZoo calls it: `new_dawn_v0`."""
    return f"{title_id.replace('-', '_')}_v{version(civitas.title(title_id))}"


def env_id(title_id: str) -> str:
    """What registries call it: `civitas/NewDawn-v0`."""
    words = "".join(word.capitalize() for word in title_id.split("-"))
    return f"civitas/{words}-v{version(civitas.title(title_id))}"
