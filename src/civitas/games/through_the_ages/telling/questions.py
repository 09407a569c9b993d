"""The questions of Through the Ages, with players and cards in them as things, and what led to them."""

from typing import Any, Final

from civitas.core.telling import NOBODY, Argument, Said, say, seat_id
from civitas.games.through_the_ages.battles.clash import Clash
from civitas.games.through_the_ages.battles.defence import Defence
from civitas.games.through_the_ages.battles.sacrifices import Sacrifice
from civitas.games.through_the_ages.events.colonization import Auction, Expedition, strongest_force
from civitas.games.through_the_ages.events.revealing import EventResolution
from civitas.games.through_the_ages.facts.cards import WAR
from civitas.games.through_the_ages.facts.technologies import UNITS
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.action_cards import Work
from civitas.games.through_the_ages.phases.pacts import PactOffer
from civitas.games.through_the_ages.telling.pacts import side_lines
from civitas.games.through_the_ages.telling.things import TECH_NAMES, texts_of

SEATS: Final = frozenset({"from", "to", "owner", "attacker", "target", "bidder"})
"""What questions call seats."""


def question_arguments(p: ThroughTheAges, asked: dict[str, Any]) -> dict[str, Argument]:
    """What goes into a question; the numbers of actions and hands are those of the player who is asked."""
    found: dict[str, Argument] = {}
    for key, value in asked.items():
        if key in SEATS:
            found[key] = NOBODY if value is None else seat_id(value)
        elif key == "card":
            found[key] = f"card-{value}"
        elif key == "good":
            found[key] = say("verb-want", good=f"good-{value}")
        elif key == "side":
            is_symmetric = p.cards[p.edition.cards.index[asked["card"]]].is_symmetric
            found[key] = "pact-both" if is_symmetric else f"pact-{value}"
        elif key != "frame" and isinstance(value, int | str):
            found[key] = value
    if asked["frame"] == "ActionPhase":
        c = p.civs[p.active]
        found["civil"] = c.civil
        found["military"] = c.military + c.extra_military
    elif "limit" in asked:
        found["excess"] = len(p.civs[p.active].military_hand) - int(asked["limit"])
    return found


def because(p: ThroughTheAges, seat: int | None) -> list[Said]:
    """What led to a question: an attack, an auction, an offer, or the card that asks."""
    frame = p.frames[-1]
    if isinstance(frame, Auction):
        return [*texts_of(p.edition, frame.card), *_auction(p, seat, frame)]
    if isinstance(frame, Expedition):
        return [*texts_of(p.edition, frame.card), *_sent("because-sent", frame.units)]
    if isinstance(frame, Defence):
        return _clash(p, frame.attack, frame.defence)
    if isinstance(frame, Sacrifice):
        clash = p.frames[-2]
        assert isinstance(clash, Clash)
        return [*_clash(p, clash.attack, clash.defence), *_sent("because-sacrificed", frame.units)]
    if isinstance(frame, PactOffer):
        own, other = side_lines(p.cards[frame.card], frame.side, frame.seat, frame.partner)
        return [*own, *other, *texts_of(p.edition, frame.card)]
    if isinstance(frame, Work):
        return texts_of(p.edition, frame.card)
    return _cause(p)


def _cause(p: ThroughTheAges) -> list[Said]:
    """The attack or the event that is being carried out."""
    for frame in p.frames[-2::-1]:
        if isinstance(frame, Clash):
            return [_attack(p, frame), *texts_of(p.edition, frame.card)]
        if isinstance(frame, EventResolution):
            return [say("because-event", card=p.cards[frame.card].name), *texts_of(p.edition, frame.card)]
    return []


def _auction(p: ThroughTheAges, seat: int | None, auction: Auction) -> list[Said]:
    """Who leads, who is out, and how far the own force goes."""
    lines: list[Said] = []
    if auction.bidder >= 0:
        lines.append(say("because-bid", name=seat_id(auction.bidder), count=auction.bid))
    else:
        lines.append(say("ages-no-bid"))
    lines += [say("because-passed", name=seat_id(each)) for each in p.seats() if (auction.passed >> each) & 1]
    if seat is not None and (auction.asked >> seat) & 1:
        lines.append(say("ages-most-bid", count=strongest_force(p, seat)))
    return lines


def _sent(message: str, units: list[int]) -> list[Said]:
    """The units that were chosen so far."""
    sent = [TECH_NAMES[tech] for tech in UNITS for _ in range(units[tech])]
    return [{"message": message, "arguments": {"units": sent}}] if sent else []


def _clash(p: ThroughTheAges, attack: int, defence: int) -> list[Said]:
    """Who attacks whom with which card, and who is ahead."""
    clash = p.frames[-2]
    assert isinstance(clash, Clash)
    ahead = say("ages-attack-wins", count=attack - defence) if attack > defence else say("ages-attack-fails")
    return [_attack(p, clash), ahead, *texts_of(p.edition, clash.card)]


def _attack(p: ThroughTheAges, clash: Clash) -> Said:
    message = "because-war" if p.cards[clash.card].kind == WAR else "because-attack"
    return say(message, name=seat_id(clash.attacker), other=seat_id(clash.target), card=p.cards[clash.card].name)
