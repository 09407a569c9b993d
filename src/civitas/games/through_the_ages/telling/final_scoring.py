"""What impact events score now, and what the end of the game would bring as far as a seat knows."""

from civitas.core.telling import Account, Sum, say, seat_id
from civitas.games.through_the_ages.civilizations.leaders import lab_production
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.events.impacts import impact_points
from civitas.games.through_the_ages.knowledge import has_seen_current, knows_bonus, knows_current, knows_future
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.ending import AGE_III, scores_at_end, simple_game_bonus
from civitas.games.through_the_ages.telling.accounts import summed


def impact_account(p: ThroughTheAges, card: int) -> Account:
    """What an impact event would score for everybody now."""
    rows: list[Sum] = []
    for seat in p.seats():
        ledger = Ledger()
        points = impact_points(p, card, seat, p.active, ledger)
        rows.append(summed(say("thing", thing=seat_id(seat)), points, ledger))
    return {"heading": say("account-impact"), "rows": rows}


def final_account(p: ThroughTheAges, seat: int, viewer: int | None) -> list[Account]:
    """The score of a seat: what it has, and what the viewer knows of that will score at the end."""
    rows: list[Sum] = [*_simple(p, seat), *_events(p, seat, viewer), *_leader(p, seat)]
    if not rows or p.playing() < 2 or (p.is_over and not _knows_all(p, viewer)):
        return []
    c = p.civs[seat]
    more = sum([row["value"] for row in rows if isinstance(row["value"], int)])
    before = c.culture - more if p.is_over else c.culture
    first: Sum = {"label": say("account-culture-before" if p.is_over else "account-culture-now"), "value": before}
    whole: Sum = {"label": say("ages-sum"), "value": before + more, "rule": p.edition.rules["end"]}
    return [{"heading": say("account-final"), "rows": [first, *rows], "total": whole}]


def _simple(p: ThroughTheAges, seat: int) -> list[Sum]:
    """The final bonus of the simple game (2006)."""
    if not p.setting.is_simple:
        return []
    ledger = Ledger()
    return [summed(say("account-bonus"), simple_game_bonus(p, seat, ledger), ledger)]


def _events(p: ThroughTheAges, seat: int, viewer: int | None) -> list[Sum]:
    rows: list[Sum] = []
    for card in known_events(p, viewer):
        ledger = Ledger()
        points = impact_points(p, card, seat, p.start, ledger)
        rows.append(summed(say(p.cards[card].name), points, ledger))
    return rows


def known_events(p: ThroughTheAges, viewer: int | None) -> list[int]:
    """The events that score at the end as far as the viewer knows them, in the order of the box."""
    found: list[int] = []
    for place, card in enumerate(p.current):
        if (knows_current(p, place, viewer) or has_seen_current(p, place, viewer)) and scores_at_end(p, card):
            found.append(card)
    found += [c for place, c in enumerate(p.future) if knows_future(p, place, viewer) and scores_at_end(p, c)]
    found += [card for place, card in enumerate(p.bonus) if knows_bonus(p, place)]
    return sorted(found + (p.civs[viewer].kept if viewer is not None else []))


def _knows_all(p: ThroughTheAges, viewer: int | None) -> bool:
    """Whether the viewer knows every event that has scored."""
    late = [place for place, card in enumerate(p.current) if p.cards[card].age == AGE_III]
    if not all(knows_current(p, place, viewer) for place in late):
        return False
    later = [place for place, card in enumerate(p.future) if p.cards[card].age == AGE_III]
    hidden = [c for other, c in enumerate(p.civs) if c.kept and other != viewer]
    return all(knows_future(p, place, viewer) for place in later) and p.bonus_open >= len(p.bonus) and not hidden


def _leader(p: ThroughTheAges, seat: int) -> list[Sum]:
    """Bill Gates scores at the end of the game (2015)."""
    leader = p.leader_of(seat)
    if leader is None or not leader.culture_on_leaving:
        return []
    return [{"label": say(leader.name), "value": lab_production(p, seat)}]
