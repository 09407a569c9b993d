"""From one own turn to the next in thought: what the rivals do, the end of the round, and trade."""

from civitas.bots.new_dawn.goals import Goals
from civitas.bots.new_dawn.judges import SharpJudge
from civitas.bots.new_dawn.outlook import horizon
from civitas.bots.new_dawn.thoughts import Thought, pass_round, play_by_habit
from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.turn import begin_turn
from civitas.games.new_dawn.standings import completed_cards
from civitas.games.new_dawn.verbs import RESOLVE


def next_own_turn(p: NewDawn, seat: int, goals: Goals, rivals_move: bool) -> tuple[NewDawn, bool]:
    """The beginning of the next turn of a seat whose turn is over; or the end of the game before it, and that it is."""
    later = p.clone()
    active = p.active
    while True:
        active = (active + 1) % p.players
        if active == p.first:
            if is_decided(later):
                return later, True
            pass_round(later, goals)
        later.active = active
        if active == seat or active == p.automa or rivals_move:
            begin_turn(later)
            later.settle()
        if active == seat:
            return later, False
        if active == p.automa:
            play_by_habit(later, goals)
        elif rivals_move:
            later = likely_turn(later, active)[1]


def is_decided(p: NewDawn) -> bool:
    """Whether somebody has completed all victory cards."""
    needed = len(p.victory_cards)
    return any(completed_cards(p, seat) == needed for seat in range(p.players))


def likely_turn(p: NewDawn, seat: int) -> tuple[int, NewDawn]:
    """What a seat makes of its turn if it looks no further than that: the card, and where it leads."""
    judge = SharpJudge(horizon(p))
    thought = Thought(p, seat, judge)
    best, card, found = -1e9, RESOLVE.code(0), p
    for slot in range(SLOTS):
        action = RESOLVE.code(slot)
        after = thought.turn_after(p, action)
        value = judge.value(after, seat)
        if value > best:
            best, card, found = value, action, after
    return card, found
