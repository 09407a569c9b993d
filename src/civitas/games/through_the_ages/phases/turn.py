"""The turn of a player, step by step in the order of the edition."""

from collections.abc import Callable
from typing import Final

from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.games.through_the_ages.battles.tactics import share_tactic
from civitas.games.through_the_ages.battles.war import resolve_war
from civitas.games.through_the_ages.civilization import THIS_TURN
from civitas.games.through_the_ages.civilizations.leaders import arm_by_leader, score_instead_of_arms
from civitas.games.through_the_ages.civilizations.ratings import discontent
from civitas.games.through_the_ages.events.revealing import reveal_event, strongest_first
from civitas.games.through_the_ages.facts.editions import (
    ACTIONS,
    DISCARD,
    DRAW,
    EVENT_OF_THE_ROUND,
    POLITICS,
    PRODUCTION,
    REFILL,
    RESET,
    RESOLVE_WAR,
    TACTICS,
)
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.options import AGE_BY_AGE
from civitas.games.through_the_ages.phases.action_phase import ActionPhase
from civitas.games.through_the_ages.phases.ending import finish
from civitas.games.through_the_ages.phases.hand_limit import HandLimit, military_limit
from civitas.games.through_the_ages.phases.politics import Politics
from civitas.games.through_the_ages.phases.production import draw_for_actions, production
from civitas.games.through_the_ages.phases.row import refill_row, reveal_bonus_card

FIRST_EVENT_ROUND: Final = 3
"""In the simple game of 2006 events begin in this round."""


@frame("Turn")
class Turn(Frame[ThroughTheAges]):
    """Whose turn it is and how far it has come; it lies under everything else as long as the game goes on."""

    step: int
    """The next step, as a place in the edition's order."""

    def resume(self, p: ThroughTheAges) -> None:
        steps, frames = p.setting.steps, p.frames
        end, depth = len(steps), len(frames)
        while p.result is None and len(frames) == depth:
            step, seat = self.step, p.active
            if step == end or p.civs[seat].is_gone:
                end_turn(p, self)
                continue
            self.step = step + 1
            STEPS[steps[step]](p, seat)


def end_turn(p: ThroughTheAges, turn: Turn) -> None:
    """The next player still in the game is on turn; a round ends before the starting player."""
    following = (p.active + 1) % p.players
    while p.civs[following].is_gone:
        following = (following + 1) % p.players
    turn.step = 0
    round_over = following == p.start
    if round_over and p.last_round and p.round >= p.last_round:
        finish(p)
        return
    p.active = following
    if p.civs[p.start].is_gone:
        # The starting player has just left the game; the next one takes over in the same round.
        p.start = p.active
    if round_over:
        p.round += 1
        if p.round == 2 and p.setting.bonus_cards == AGE_BY_AGE:
            reveal_bonus_card(p)
    p.report("turn", "turn", {"seat": p.active, "round": p.round})


# The steps. What comes before the actions does not take place in the first round.


def begin_turn(p: ThroughTheAges, seat: int) -> None:
    """In 2006 the actions come back first; in the simple game an event is revealed once a round."""
    if p.round == 1:
        return
    restore_actions(p, seat)
    if p.setting.is_simple and seat == p.start and p.round >= FIRST_EVENT_ROUND and p.current:
        reveal_event(p)


def refill(p: ThroughTheAges, seat: int) -> None:
    """The card row is swept and refilled."""
    if p.round > 1:
        refill_row(p, True)


def decide_war(p: ThroughTheAges, seat: int) -> None:
    """The war that the seat has declared in its last turn is decided."""
    if p.civs[seat].war >= 0 and p.round > 1:
        resolve_war(p)


def share(p: ThroughTheAges, seat: int) -> None:
    """A tactic of the own becomes a common one (2015)."""
    if p.civs[seat].exclusive and p.round > 1:
        share_tactic(p, seat)


def begin_politics(p: ThroughTheAges, seat: int) -> None:
    """The politics phase, which the simple game does not have."""
    if p.round > 1 and not p.setting.is_simple:
        p.push(Politics(seat))


def begin_actions(p: ThroughTheAges, seat: int) -> None:
    """The action phase; a leader may bring resources for units in every turn."""
    leader = p.civs[seat].leader
    if leader >= 0 and p.round > 1 and p.cards[leader].unit_resources:
        arm_by_leader(p, seat, p.cards[leader].unit_resources)
    p.push(ActionPhase(seat))


def limit_hand(p: ThroughTheAges, seat: int) -> None:
    """Military cards above the limit are discarded."""
    if len(p.civs[seat].military_hand) > military_limit(p, seat):
        p.push(HandLimit(seat))


def draw_cards(p: ThroughTheAges, seat: int) -> None:
    """Military cards for military actions (2015), after what leaders score at the end of a turn."""
    score_strength(p, seat)
    draw_for_actions(p, seat)


def restore_actions(p: ThroughTheAges, seat: int) -> None:
    """In 2006 the actions come back at the beginning of the turn, less what a rebellion costs."""
    c = p.civs[seat]
    c.civil = c.civil_total - c.civil_lost if c.civil_total > c.civil_lost else 0
    c.military = c.military_total


def begin_production(p: ThroughTheAges, seat: int) -> None:
    """Production takes place unless there are more discontent than unused workers."""
    c = p.civs[seat]
    if discontent(p, c) > c.unused:
        p.report("uprising", "uprising", {"seat": seat})
        return
    production(p, seat)


def score_strength(p: ThroughTheAges, seat: int) -> None:
    """At the end of the turn Genghis Khan scores for strength, and Churchill for arms not taken (2015)."""
    c = p.civs[seat]
    if c.leader < 0:
        return
    leader = p.cards[c.leader]
    if leader.culture_if_strong:
        ahead = len([s for s in strongest_first(p) if s != seat and p.civs[s].strength > c.strength])
        if ahead < (1 if p.playing() <= 2 else 2):
            points = p.score(seat, leader.culture_if_strong)
            p.report_card("culture", leader.index, {"seat": seat, "points": points})
    if leader.arms_or_culture:
        score_instead_of_arms(p, seat)


def reset(p: ThroughTheAges, seat: int) -> None:
    """All actions come back, and what was for this turn only is gone."""
    c = p.civs[seat]
    c.civil = c.civil_total
    c.military = c.military_total
    c.civil_lost = 0
    c.extra_military = 0
    c.civil_used = 0
    c.military_used = 0
    c.unit_resources = 0
    c.leader_resources = 0
    c.unit_science = 0
    c.used &= ~THIS_TURN
    c.fresh = []


_STEPS: Final[dict[int, Callable[[ThroughTheAges, int], None]]] = {
    EVENT_OF_THE_ROUND: begin_turn,
    REFILL: refill,
    RESOLVE_WAR: decide_war,
    TACTICS: share,
    POLITICS: begin_politics,
    DISCARD: limit_hand,
    ACTIONS: begin_actions,
    PRODUCTION: begin_production,
    DRAW: draw_cards,
    RESET: reset,
}
STEPS: Final = [_STEPS[step] for step in range(len(_STEPS))]
"""What is done in each step of a turn, or which question is put."""
