"""How one seat looks at a position on its way to a victory: worths, trade to spare, dangers. Reckoned when asked."""

from typing import Final

from civitas.bots.civilization_2010.chances import HEAVY
from civitas.bots.civilization_2010.doctrine import COIN_WORTH, COINS, CONQUEST, CULTURE_WORTH, ICON_WORTH, TRADE_WORTH
from civitas.bots.civilization_2010.outlook import Powers, hand_power
from civitas.bots.civilization_2010.temper import SOUND, Temper
from civitas.games.civilization_2010.cities.yields import square_icons
from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH
from civitas.games.civilization_2010.empires.pyramid import has_place
from civitas.games.civilization_2010.facts.constants import CAPITAL_DEFENCE, WALLS_DEFENCE
from civitas.games.civilization_2010.facts.techs import PRINTING_PRESS, TECH_COIN_TOKENS
from civitas.games.civilization_2010.facts.terrain import COIN, COMBAT, ICON_COUNT
from civitas.games.civilization_2010.map.pieces import COVERS, PIECE_ICONS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import research_costs, stacking_limit

USUAL_END: Final[list[int]] = [15, 15, 10, 10]
"""The turn in which games of those who follow a way mostly end."""
SHORTEST: Final = 3
PRESS_CULTURE: Final = 5
"""What a coin costs with the Printing Press."""
PRESS_TO_COME: Final = 1.0
COIN_ROOM: Final = TECH_COIN_TOKENS[PRINTING_PRESS]
ON_PRINTING_PRESS: Final = FIRST_COIN_TECH + COIN_TECHS.index(PRINTING_PRESS)
GROWTH: Final = 2.0
"""The combat value that a rival adds until he comes."""
FAR: Final = 14
NEAR: Final = 9
"""Armies farther away than so many steps are no danger yet."""


class Sight:
    """One seat's judgement."""

    def __init__(self, p: Civilization2010, seat: int, way: int, temper: Temper = SOUND) -> None:
        self.p = p
        self.seat = seat
        self.way = way
        self.temper = temper
        self.empire = p.empires[seat]
        self.turns = max(SHORTEST, USUAL_END[way] + temper.patience - p.turn)
        """How many turns something built now will serve."""
        self._icons: list[float] = []
        self._gap = -1.0

    # Icons.

    def icons(self) -> list[float]:
        """What each icon on the map is worth over the turns that are left."""
        if not self._icons:
            self._icons = [each * self.turns for each in ICON_WORTH[self.way]]
            self._icons[COIN] += COIN_WORTH[self.way]
            self._icons[COMBAT] += 0.6 * self.gap()
        return self._icons

    def piece_worth(self, piece: int) -> float:
        """What the icons of a marker are worth."""
        worth = self.icons()
        icons = PIECE_ICONS[piece]
        total = 0.0
        for icon in range(ICON_COUNT):
            if icons[icon]:
                total += icons[icon] * worth[icon]
        return total

    def square_worth(self, square: int) -> float:
        """What a square yields as it is."""
        piece = self.p.piece[square]
        if 0 <= piece < COVERS:
            return self.piece_worth(piece)
        worth = self.icons()
        total = 0.0
        for icon in range(COMBAT):
            count = square_icons(self.p, square, icon)
            if count:
                total += count * worth[icon]
        return total

    # Goods.

    def culture(self) -> float:
        """What a culture token is worth."""
        if self.way == COINS:
            return self._culture_for_coins()
        return CULTURE_WORTH[self.way]

    def _culture_for_coins(self) -> float:
        """The Printing Press makes a coin of five culture tokens, once a turn."""
        empire = self.empire
        if not empire.knows(PRINTING_PRESS):
            return PRESS_TO_COME if empire.culture < 2 * PRESS_CULTURE else CULTURE_WORTH[self.way]
        left = COIN_ROOM - empire.coins[ON_PRINTING_PRESS]
        if left <= 0 or empire.culture >= PRESS_CULTURE * min(2, left):
            return CULTURE_WORTH[self.way]
        return COIN_WORTH[self.way] / PRESS_CULTURE

    def trade(self) -> float:
        """What a point of trade is worth."""
        return TRADE_WORTH[self.way]

    def study_level(self) -> int:
        """The highest level that could be researched with the trade at hand, or 0."""
        rows = self.empire.rows
        best = 0
        for level, cost in enumerate(research_costs(self.p, self.seat), 1):
            if cost > self.empire.trade:
                break
            if has_place(rows, level):
                best = level
        return best

    def spare_trade(self) -> int:
        """Trade that research of this turn will not need: the dial falls anyhow."""
        level = self.study_level()
        if level == 0:
            return 0
        return self.empire.trade - research_costs(self.p, self.seat)[level - 1]

    # War.

    def gap(self) -> float:
        """By how much the strongest rival who could come soon is stronger than the own capital's defence."""
        if self._gap < 0.0:
            self._gap = self._reckoned_gap()
        return self._gap

    def _reckoned_gap(self) -> float:
        p = self.p
        if not self.empire.cities or not self.temper.minds_danger:
            return 0.0
        steps = p.board.steps[self.empire.cities[0]]
        worst = 0.0
        powers: Powers | None = None
        for other, rival in enumerate(p.empires):
            if other == self.seat or not rival.armies:
                continue
            near = min([steps[army] for army in rival.armies])
            if near > FAR:
                continue
            if powers is None:
                powers = Powers(p)
            lead = powers.attack[other] + GROWTH - powers.defence[self.seat]
            if self.temper.hinders:
                lead = self._assault(powers, other)
            lead -= 0.5 * max(0, near - NEAR)
            worst = max(worst, lead)
        return min(12.0, worst)

    def _assault(self, powers: Powers, other: int) -> float:
        """By how much all armies of a rival would be stronger, with what he adds until they are here."""
        p = self.p
        rival = p.empires[other]
        armies = min(stacking_limit(p, other), len(rival.armies) + 1)
        units = hand_power(p, other, armies, False) - hand_power(p, self.seat, 1, True)
        wall = CAPITAL_DEFENCE + WALLS_DEFENCE * self.empire.walls[0]
        return HEAVY * units + powers.bonus[other] + GROWTH - powers.bonus[self.seat] - wall

    def wants_war(self) -> bool:
        """Whether the way is that of conquest."""
        return self.way == CONQUEST
