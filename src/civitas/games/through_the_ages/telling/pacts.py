"""What pacts give, side by side."""

from civitas.core.telling import Said, say, seat_id, together
from civitas.games.through_the_ages.facts.cards import Card, Side


def _gain(good: str, count: int) -> Said:
    what = say(f"yield-{good}", count=abs(count), resources=abs(count))
    return say("more", what=what) if count > 0 else say("less", what=what)


def side_line(side: Side, name: str) -> list[Said]:
    """What one partner gets from a pact; nothing where only the text says it."""
    gains = [_gain(good, count) for good, count in side.goods().items()]
    return [say("because-pact", name=name, gains=together(gains))] if gains else []


def side_lines(card: Card, side: int, owner: int, partner: int) -> tuple[list[Said], list[Said]]:
    """What both partners get from a pact, the one who offers it first."""
    return side_line(card.sides[side], seat_id(owner)), side_line(card.sides[1 - side], seat_id(partner))
