"""What the focus cards of a seat would do now from where they lie, worked out by the questions they would ask."""

from collections.abc import Callable
from typing import Final

from civitas.core.telling import Said, say
from civitas.games.new_dawn.battles.combat import attack_bonus, defence, printed_value
from civitas.games.new_dawn.battles.parts import percent, winning_rolls
from civitas.games.new_dawn.civilizations.tech_dial import dial_way, levels_on
from civitas.games.new_dawn.facts.kinds import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE, SLOTS
from civitas.games.new_dawn.facts.wonders import COLOSSUS, WONDERS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.culture import BY_CARD, Placing, grand_tour
from civitas.games.new_dawn.phases.economy import COLOSSUS_SPACES, Caravans
from civitas.games.new_dawn.phases.industry import Industry, production
from civitas.games.new_dawn.phases.military import Military
from civitas.games.new_dawn.phases.resolution import slot_number
from civitas.games.new_dawn.phases.visits import is_destination
from civitas.games.new_dawn.telling.things import LEVELS
from civitas.games.new_dawn.verbs import ATTACK, BUILD, CONSTRUCT, PLACE, REINFORCE, SEND, SETTLE

Prospect = Callable[[NewDawn, int, int, int], list[Said]]
"""What a card would do: seat, slot (from 0 on), number."""


def prospects(p: NewDawn, seat: int) -> dict[str, list[Said]]:
    """What each card of a person's row would do now, by its slot."""
    if not p.civs[seat].row or seat == p.automa or not p.civs[seat].cities:
        return {}
    return {f"slot-{slot + 1}": _prospect(p, seat, slot) for slot in range(SLOTS)}


def _prospect(p: NewDawn, seat: int, slot: int) -> list[Said]:
    return _PROSPECTS[p.card(seat, slot).kind](p, seat, slot, slot_number(p, seat, slot + 1, True))


def _culture(p: NewDawn, seat: int, slot: int, number: int) -> list[Said]:
    card = p.card(seat, slot)
    asked = Placing(seat, slot, number, BY_CARD)
    asked.left = card.tokens + grand_tour(p, seat)
    asked.more = card.more_tokens
    spaces = len([action for action in asked.legal(p, seat) if PLACE.owns(action)])
    return [say("now-culture", count=asked.left + asked.more, limit=number, spaces=spaces)]


def _science(p: NewDawn, seat: int, slot: int, number: int) -> list[Said]:
    way = dial_way(p, p.civs[seat].dial, number)
    levels = [say("now-level", level=LEVELS[level - 1]) for level in levels_on(way)]
    return [say("now-science", count=len(way), dial=way[-1]), *levels]


def _economy(p: NewDawn, seat: int, slot: int, number: int) -> list[Said]:
    card = p.card(seat, slot)
    asked = Caravans(seat, slot, number, card.index)
    asked.movement = card.movement
    asked.pool = COLOSSUS_SPACES if p.wields(seat, COLOSSUS) else 0
    sent = [SEND.second(action) for action in asked.legal(p, seat) if SEND.owns(action)]
    visited = {space for space in sent if is_destination(p, seat, space)}
    return [say("now-economy", count=card.caravans, movement=card.movement, limit=number, visits=len(visited))]


def _industry(p: NewDawn, seat: int, slot: int, number: int) -> list[Said]:
    card = p.card(seat, slot)
    legal = Industry(seat, slot, number, card.index).legal(p, seat)
    sites = len([action for action in legal if BUILD.owns(action) or SETTLE.owns(action)])
    wonders = [f"card-{WONDERS[CONSTRUCT.first(action)]}" for action in legal if CONSTRUCT.owns(action)]
    found = [say("now-industry", limit=number, sites=sites, production=production(card, number))]
    return [*found, say("now-wonders", wonders=wonders)] if wonders else found


def _military(p: NewDawn, seat: int, slot: int, number: int) -> list[Said]:
    card = p.card(seat, slot)
    asked = Military(seat, slot, number)
    legal = asked.legal(p, seat)
    tokens = len([action for action in legal if REINFORCE.owns(action)])
    found = [say("now-military", combat=number + card.combat, count=min(number, tokens))]
    targets = [ATTACK.first(action) for action in legal if ATTACK.owns(action)]
    if not targets:
        return found
    chances = [percent(winning_rolls(*strengths(p, seat, slot, number, target))) for target in targets]
    return [*found, say("now-targets", count=len(targets), percent=max(chances))]


def strengths(p: NewDawn, seat: int, slot: int, number: int, target: int) -> tuple[int, int]:
    """What an attack with the card in a slot and the defence of its target are worth before the dice."""
    attack = number + printed_value(p, p.card(seat, slot), target) + attack_bonus(p, seat, target)
    return attack, defence(p, target, seat)


_PROSPECTS: Final[dict[int, Prospect]] = {
    CULTURE: _culture,
    SCIENCE: _science,
    ECONOMY: _economy,
    INDUSTRY: _industry,
    MILITARY: _military,
}
