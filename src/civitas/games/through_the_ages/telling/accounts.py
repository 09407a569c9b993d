"""Numbers with what they are made of, as the engine's own functions note it."""

from civitas.core.telling import Account, Said, Sum, say
from civitas.games.through_the_ages.civilizations.ledger import Ledger

LIMIT = "account-limit"
"""What is missing or too much in a sum that a limit keeps."""


def part_said(source: str, count: int) -> Said:
    """What gives a part of a number, and how often."""
    return say("account-times", thing=source, count=count) if count > 1 else say(source)


def part_rows(ledger: Ledger, total: int) -> list[Sum]:
    """The parts of a number, which add up to it; where a limit changes the sum, that is a part, too."""
    rows: list[Sum] = [{"label": part_said(part.source, part.count), "value": part.value} for part in ledger.parts]
    rest = total - sum([part.value for part in ledger.parts])
    if rest:
        rows.append({"label": say(LIMIT), "value": rest})
    return rows


def summed(label: Said, total: int, ledger: Ledger) -> Sum:
    """A number with its parts."""
    rows = part_rows(ledger, total)
    row: Sum = {"label": label, "value": total}
    if rows:
        row["parts"] = rows
    return row


def priced(label: Said, total: int, ledger: Ledger) -> Sum:
    """A price with what it is made of, if anything changes what is printed."""
    return summed(label, total, ledger) if len(ledger.parts) > 1 else {"label": label, "value": total}


def account(heading: Said, total_label: Said, total: int, ledger: Ledger, rule: str) -> Account:
    """A number as a table of its parts, with the rule behind it."""
    whole: Sum = {"label": total_label, "value": total, "rule": rule}
    return {"heading": heading, "rows": part_rows(ledger, total), "total": whole}
