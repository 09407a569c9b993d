"""Which answers of A New Dawn are worth trying at all."""

from civitas.bots.new_dawn.journeys import sending_options
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import REMOVE


def options_of(p: NewDawn, seat: int) -> list[int]:
    """The answers worth trying: of all ways of a caravan only arrivals or the best step, no own piece taken away."""
    legal = p.legal(seat)
    if p.frames[-1].name() == "Caravans":
        return sending_options(p, seat, legal)
    kept = [action for action in legal if not REMOVE.owns(action)]
    return kept or legal
