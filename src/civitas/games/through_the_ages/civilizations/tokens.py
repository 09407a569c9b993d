"""Blue and yellow tokens that come and go with cards."""

from civitas.games.through_the_ages.civilizations.losses import LoseBlue
from civitas.games.through_the_ages.model import ThroughTheAges


def change_tokens(p: ThroughTheAges, seat: int, yellow: int, blue: int) -> None:
    """Tokens of cards that enter (or, below 0, leave) play: from the box into the banks, or back as far as possible."""
    c = p.civs[seat]
    if yellow:
        p.add_yellow(seat, yellow)
    if blue > 0:
        c.blue += blue
        p.box_blue -= blue
    elif blue < 0:
        lost = min(-blue, c.blue)
        c.blue -= lost
        p.box_blue += lost
        if lost < -blue and not p.edition.lost_blue_from_bank_only:
            p.push(LoseBlue(seat, -blue - lost))
