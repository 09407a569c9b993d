"""What an attack would be worth: both values with their parts, and the odds."""

from civitas.core.telling import Account, Said, Sum, say
from civitas.games.new_dawn.battles.combat import printed_value
from civitas.games.new_dawn.battles.parts import (
    Part,
    attack_parts,
    defence_parts,
    percent,
    winning_rolls,
)
from civitas.games.new_dawn.civilizations.spending import tokens_available
from civitas.games.new_dawn.facts.kinds import MILITARY
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.military import Military
from civitas.games.new_dawn.telling.prospects import strengths
from civitas.games.new_dawn.verbs import ATTACK


def asked_attacks(p: NewDawn, seat: int | None) -> Military | None:
    """The question of this seat by which it may attack, if that is what is asked."""
    frame = p.frames[-1] if p.frames else None
    return frame if isinstance(frame, Military) and frame.seat == seat else None


def odds_note(p: NewDawn, seat: int, target: int) -> list[Said]:
    """How likely an attack succeeds, before tokens are spent."""
    asked = asked_attacks(p, seat)
    if asked is None:
        return []
    attack, strength = strengths(p, seat, asked.slot, asked.number, target)
    return [say("choice-odds", percent=percent(winning_rolls(attack, strength)))]


def attack_accounts(p: NewDawn, seat: int | None, target: int) -> list[Account]:
    """Attack, defence and odds, where the seat may attack this space now."""
    asked = asked_attacks(p, seat)
    if seat is None or asked is None or ATTACK.code(target) not in asked.legal(p, seat):
        return []
    attack, strength = strengths(p, seat, asked.slot, asked.number, target)
    card = p.card(seat, asked.slot)
    own: list[Part] = [("part-slot", asked.number), (card.name, printed_value(p, card, target))]
    return [
        _side("attack-account", own + attack_parts(p, seat, target), attack),
        _side("defence-account", defence_parts(p, target, seat), strength),
        {"heading": say("odds-account"), "rows": _odds(p, seat, asked.slot, target, attack - strength)},
    ]


def _side(heading: str, parts: list[Part], total: int) -> Account:
    rows: list[Sum] = [{"label": say(thing), "value": value} for thing, value in parts if value]
    return {"heading": say(heading), "rows": rows, "total": {"label": say("part-and-die"), "value": total}}


def _odds(p: NewDawn, seat: int, slot: int, target: int, lead: int) -> list[Sum]:
    """The odds as things are, with all tokens of the attacker, and against all tokens of the defender as well."""
    rows: list[Sum] = [_chance("odds-plain", 0, lead)]
    own = tokens_available(p, seat, slot)
    if own:
        rows.append(_chance("odds-with-tokens", own, lead + own))
    owner = p.owner[target]
    others = sum(tokens_available(p, owner, each) for each in p.civs[owner].slots_of(MILITARY)) if owner >= 0 else 0
    if others:
        rows.append(_chance("odds-against-tokens", others, lead + own - others))
    return rows


def _chance(label: str, count: int, lead: int) -> Sum:
    return {"label": say(label, count=count), "value": say("odds-percent", percent=percent(winning_rolls(lead, 0)))}
