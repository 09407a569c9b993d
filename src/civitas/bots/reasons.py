"""Why a bot does what it does, in terms of the teller: the line it expects, and what that changes in its own numbers.

For those who study games of bots, or games that are over. Nobody is told reasons while people are playing.
"""

from civitas.bots.reason_types import Change, Reason
from civitas.bots.registry import Bot
from civitas.core.dice import Dice
from civitas.core.position import Perspective, Position
from civitas.core.telling import Account, Said, Sum, seat_id

LONGEST = 60
"""A line is followed for so many decisions at most."""
PROGRESS = "progress"
"""Says how much there is of how much is needed."""


def reason(perspective: Perspective, player: Bot, dice: Dice, first: int | None = None) -> Reason:
    """What a bot would do now and why, or what it would do after another `first` action than its own.

    Everything happens in a position imagined for the seat, so that nothing depends on what it cannot know.
    """
    seat = perspective.seat
    assert seat is not None
    world = perspective.imagine(dice)
    before = numbers(world.perspective(seat))
    line = _line(world, seat, player, first)
    after = numbers(world.perspective(seat))
    return {"line": line, "changes": changes(before, after)}


def _line(world: Position, seat: int, player: Bot, first: int | None) -> list[int]:
    """Play on until others are asked; the actions."""
    line: list[int] = []
    while not line or (not world.is_over and tuple(world.to_act) == (seat,) and len(line) < LONGEST):
        action = first if first is not None and not line else player.choose(world.perspective(seat))
        world.play(seat, action)
        line.append(action)
    return line


Numbers = dict[str, tuple[Said, Said, int]]
"""Heading, label and number by what tells one from the others."""


def numbers(perspective: Perspective) -> Numbers:
    """The numbers of the seat, as its teller accounts for them: sums, and what is not a part of a sum.

    What is only foreseen is left out.
    """
    assert perspective.seat is not None
    told = perspective.explain(seat_id(perspective.seat))
    foreseen = [account["heading"] for account in perspective.telling["forecast"]]
    accounts = told["accounts"] if told is not None else []
    found: Numbers = {}
    for account in (each for each in accounts if each["heading"] not in foreseen):
        for row in _rows(account):
            value = _number(row["value"])
            if value is not None:
                label = account["heading"] if row is account.get("total") else row["label"]
                found.setdefault(f"{account['heading']} {label}", (account["heading"], label, value))
    return found


def _rows(account: Account) -> list[Sum]:
    """The sum of an account stands for its parts; where what is summed up are no numbers, they stand for themselves."""
    total = account.get("total")
    if total is not None and isinstance(total["value"], int):
        return [total]
    return [*account["rows"], *([total] if total is not None else [])]


def _number(value: int | Said) -> int | None:
    """A number, or how much of what is needed there is."""
    if isinstance(value, int):
        return value
    have = value.get("arguments", {}).get("have") if value["message"] == PROGRESS else None
    return have if isinstance(have, int) else None


def changes(before: Numbers, after: Numbers) -> list[Change]:
    """What is not as it was, in the order in which it is told; what was not counted was nothing."""
    found: list[Change] = []
    for key in [*after, *(key for key in before if key not in after)]:
        heading, label, _ = after.get(key) or before[key]
        old = before[key][2] if key in before else 0
        new = after[key][2] if key in after else 0
        if old != new:
            found.append({"heading": heading, "label": label, "before": old, "after": new})
    return found
