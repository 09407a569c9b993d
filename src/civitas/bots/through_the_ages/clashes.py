"""Attacks and expeditions: questions that take several answers, and only the last one shows what comes of it."""

from civitas.bots.through_the_ages.outlook import worth
from civitas.games.through_the_ages.battles.defence import Defence, defence_value
from civitas.games.through_the_ages.model import ThroughTheAges

CLASHES = ("Assault", "WarDecision")
MOST_ANSWERS = 60
"""No attack takes more answers than this."""
UNIT_WORK = 2.0
"""Culture for the food and the resources that went into a unit: they are lost with it."""


def stand(p: ThroughTheAges, seat: int) -> int:
    """Sacrifice units or spend cards, the fewest with which the attack ends better, or leave it as it is."""
    done = p.verbs.done_code
    name = p.frames[-1].name()
    best, choice, first, lost = -1e9, done, -1, 0.0
    trial = p.clone()
    while trial.frames[-1].name() == name and trial.asked() >> seat & 1:
        legal = trial.legal(seat)
        if done in legal:
            ended = trial.clone()
            ended.play(seat, done)
            value = _outcome(ended, seat) - lost
            if value > best:
                best, choice = value, done if first < 0 else first
        step = _next_effort(trial, seat, legal)
        if step < 0:
            return choice
        first = step if first < 0 else first
        lost += UNIT_WORK if p.verbs.sacrifice.owns(step) else 0.0
        trial.play(seat, step)
    return first if _outcome(trial, seat) - lost > best else choice


def _next_effort(p: ThroughTheAges, seat: int, legal: list[int]) -> int:
    """The weakest unit or the strongest card that can still be added, or -1."""
    verbs = p.verbs
    cards = [action for action in legal if verbs.defend.owns(action)]
    if cards:
        values = [defence_value(p, seat, verbs.military.card[verbs.defend.first(action)]) for action in cards]
        return cards[values.index(max(values))]
    units = [action for action in legal if verbs.sacrifice.owns(action)]
    return min(units) if units else -1


def _outcome(p: ThroughTheAges, seat: int) -> float:
    """What the seat has when the attack is over, if nobody adds anything but the seat's own cards where they help.

    The position is used up.
    """
    for _ in range(MOST_ANSWERS):
        if p.is_over or not any(frame.name() in CLASHES for frame in p.frames):
            break
        asked = p.to_act[0]
        p.play(asked, _usual_answer(p, asked, seat))
    return worth(p, seat)


def _usual_answer(p: ThroughTheAges, asked: int, seat: int) -> int:
    """Nothing, if that is possible; only the seat itself defends with its cards if they suffice."""
    legal = p.legal(asked)
    top = p.frames[-1]
    if asked == seat and isinstance(top, Defence) and top.defence < top.attack:
        values = [defence_value(p, seat, card) for card in p.civs[seat].military_hand]
        step = _next_effort(p, seat, legal)
        if step >= 0 and top.defence + sum(sorted(values)[-top.left :]) >= top.attack:
            return step
    return p.verbs.done_code if p.verbs.done_code in legal else legal[0]


def send_force(p: ThroughTheAges, seat: int) -> int:
    """The first step to the cheapest force that suffices: the weakest units, with or without bonus cards."""
    by_units, by_cards = _force(p, seat, False), _force(p, seat, True)
    return by_cards[0] if by_cards[1] > by_units[1] else by_units[0]


def _force(p: ThroughTheAges, seat: int, with_cards: bool) -> tuple[int, float]:
    """The first step to a force and what is left when it has sailed; after the first unit cards come before units."""
    verbs = p.verbs
    trial, first, lost = p.clone(), -1, 0.0
    while True:
        legal = trial.legal(seat)
        if verbs.done_code in legal:
            step = verbs.done_code
        else:
            units = [action for action in legal if verbs.send.owns(action)]
            cards = [action for action in legal if verbs.reinforce.owns(action)]
            sent = trial.frames[-1].question(trial, seat)["sent"]
            step = max(cards) if cards and ((with_cards and sent) or not units) else (units or legal)[0]
        first = step if first < 0 else first
        lost += UNIT_WORK if verbs.send.owns(step) else 0.0
        name = trial.frames[-1].name()
        trial.play(seat, step)
        if step == verbs.done_code or trial.frames[-1].name() != name:
            return first, worth(trial, seat) - lost
