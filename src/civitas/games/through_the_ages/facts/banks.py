"""The banks of tokens as they are printed: in sections, with what is due as soon as a section begins to empty."""

from typing import Final

from civitas.games.through_the_ages.facts.editions import EDITIONS, Edition
from civitas.games.through_the_ages.view_types import Banks, BankSection


def bank_sections(size: int, tables: dict[str, list[int]]) -> list[BankSection]:
    """A bank in the order in which it empties; wherever a number of one of its tables changes, a new section begins."""
    sections: list[BankSection] = []
    for left in range(size - 1, -1, -1):
        due = {good: table[min(left, len(table) - 1)] for good, table in tables.items()}
        due = {good: count for good, count in due.items() if count}
        if sections and sections[-1]["due"] == due:
            sections[-1]["last"] = left + 1
        else:
            sections.append({"first": left + 1, "last": left + 1, "due": due})
    return sections


def _banks(edition: Edition, is_simple: bool) -> Banks:
    """Both banks; the simple game knows neither happiness nor corruption."""
    yellow = {"food": edition.consumption, **({} if is_simple else {"happy": edition.happiness_demand})}
    blue = {} if is_simple else {"resources": edition.corruption}
    return {
        "yellow": bank_sections(edition.yellow_bank, yellow),
        "blue": bank_sections(edition.blue_bank, blue),
    }


BANKS: Final[dict[str, Banks]] = {name: _banks(edition, False) for name, edition in EDITIONS.items()}
"""The banks of each edition."""
SIMPLE_BANKS: Final[dict[str, Banks]] = {name: _banks(edition, True) for name, edition in EDITIONS.items()}
"""What of them counts in the simple game."""
