"""What squares, scouts, city-states and cities yield."""

from typing import Final

from civitas.games.civilization_2010.empire import SHEETS
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_ICONS
from civitas.games.civilization_2010.facts.governments import GOVERNMENT_EFFECTS
from civitas.games.civilization_2010.facts.policies import POLICY_EFFECTS, URBAN_DEVELOPMENT
from civitas.games.civilization_2010.facts.terrain import (
    COIN,
    COMBAT,
    CULTURE,
    ICON_COUNT,
    NONE,
    PRODUCTION,
    TERRAIN_ICONS,
    TRADE,
    WATER,
)
from civitas.games.civilization_2010.facts.wonders import GREAT_LIGHTHOUSE, WONDER_AMOUNT
from civitas.games.civilization_2010.map.pieces import (
    COVERS,
    FIRST_CITY_STATE,
    FIRST_PERSON,
    PIECE_COUNT,
    PIECE_ICONS,
    is_city_state,
    is_hidden,
)
from civitas.games.civilization_2010.map.shown import nothing_shown
from civitas.games.civilization_2010.model import COIN_PRINTED, CULTURE_PRINTED, Civilization2010

Yields = list[tuple[int, int]]
"""Squares, each with how much it yields; squares that yield nothing are left out."""


def total_of(yields: Yields) -> int:
    """How much squares yield together."""
    total = 0
    for _, amount in yields:
        total += amount
    return total


# What squares show.

_OF_GROUND: Final = -1
"""Instead of a number of icons: there is no marker that would give or hide any, so the ground shows its own."""


def _marked(piece: int, icon: int) -> int:
    """The icons of a square with a piece; city centres and city-states give none of their own (map.center-a)."""
    if piece < COVERS:
        return PIECE_ICONS[piece][icon]
    return _OF_GROUND if piece < FIRST_CITY_STATE else 0


def _ground(terrain: int, printed: int, icon: int) -> int:
    """The icons of terrain and of what is printed there."""
    extra = (printed == CULTURE_PRINTED and icon == CULTURE) or (printed == COIN_PRINTED and icon == COIN)
    return TERRAIN_ICONS[terrain][icon] + (1 if extra else 0)


_NOT_PRINTED: Final = COIN_PRINTED + 1
_MARKED: Final[list[list[int]]] = [
    [*[_marked(piece, icon) for piece in range(PIECE_COUNT)], _OF_GROUND] for icon in range(ICON_COUNT)
]
"""By icon and piece; the last entry is for squares without one, as their piece is -1."""
_GROUND: Final[list[list[list[int]]]] = [
    [
        *[
            [_ground(terrain, printed, icon) for printed in range(_NOT_PRINTED + 1)]
            for terrain in range(len(TERRAIN_ICONS))
        ],
        [0] * (_NOT_PRINTED + 1),
    ]
    for icon in range(ICON_COUNT)
]
"""By icon, terrain and what is printed; the last entries are for nothing printed, and for tiles that lie facedown."""


_COINS: Final[list[int]] = [
    CITY_STATE_ICONS[piece - FIRST_CITY_STATE][COIN] if is_city_state(piece) else _marked(piece, COIN)
    for piece in range(PIECE_COUNT)
] + [_OF_GROUND]
"""The same for coins, those of city-states included."""


def square_icons(p: Civilization2010, square: int, icon: int) -> int:
    """How many of an icon a square shows: those of its marker, or of its terrain and what is printed (map.cover-a).

    City centres, city-states, huts, villages and relics give none of their own to a square; under the last three the
    terrain counts (map.center-a, relic.block-a).
    """
    icons = _MARKED[icon][p.piece[square]]
    return icons if icons != _OF_GROUND else _GROUND[icon][p.terrain[square]][p.printed[square]]


def is_worth_coins(p: Civilization2010, square: int) -> bool:
    """Whether figures on a square can change anybody's coins: it shows some, or the city-state there has some."""
    coins = _COINS[p.piece[square]]
    return (coins if coins != _OF_GROUND else _GROUND[COIN][p.terrain[square]][p.printed[square]]) > 0


# What belongs to whom.


Gathered = list[tuple[int, int]]
"""Squares whose icons figures send, each with the city they serve."""


def gathering_squares(p: Civilization2010, seat: int) -> Gathered:
    """The squares whose icons figures send, each with the city they serve (scout.gather-a, civ.english_gather).

    Figures on one square send it once; the first of them decides. A figure on a city-state gathers nothing there: the
    square belongs to the capital's outskirts as it is (citystate.outskirts-a).
    """
    empire = p.empires[seat]
    gathered: Gathered = []
    seen: list[int] = []
    for figure, square in enumerate(empire.scouts):
        city = empire.scout_city[figure]
        if city >= 0 and square not in seen and p.piece[square] < FIRST_CITY_STATE:
            seen.append(square)
            gathered.append((square, city))
    if SHEETS[empire.civilization].armies_gather:
        for figure, square in enumerate(empire.armies):
            city = empire.army_city[figure]
            if city >= 0 and square not in seen and p.piece[square] < FIRST_CITY_STATE:
                seen.append(square)
                gathered.append((square, city))
    return gathered


def outskirts_squares(
    p: Civilization2010, seat: int, centre: int, icon: int, gathered: Gathered | None = None
) -> Yields:
    """The icons of a city's own outskirts, doubled by a building program if they are production (ruling A09).

    Squares with enemy figures yield nothing (city.blockade-a). Those with own scouts that serve another city yield for
    that city (scout.own-a). For the capital, city-states that the seat controls count too. Who asks about more than one
    thing gives what `gathering_squares` tells.
    """
    if gathered is None:
        gathered = gathering_squares(p, seat)
    sent_away: list[int] = []
    if gathered:
        sent_away = [square for square, city in gathered if city != centre]
    return _outskirts(p, seat, centre, icon, sent_away, _kept(p, icon))


def _outskirts(
    p: Civilization2010, seat: int, centre: int, icon: int, sent_away: list[int], around: dict[int, Yields]
) -> Yields:
    """The same; `around` is what is `_kept` of the icon."""
    if centre not in around:
        around[centre] = _look_around(p, centre, icon)
    found: Yields = []
    holder = p.holder
    for square, icons in around[centre]:
        if (holder[square] < 0 or holder[square] == seat) and square not in sent_away:
            found.append((square, icons))
    if centre == p.empires[seat].cities[0]:
        for square in p.controlled(seat):
            icons = CITY_STATE_ICONS[p.piece[square] - FIRST_CITY_STATE][icon]
            if icons:
                found.append((square, icons))
    return found


def _kept(p: Civilization2010, icon: int) -> dict[int, Yields]:
    """By centre the squares around that show an icon, whoever stands there, as far as they were looked up."""
    shown = p.shown
    if shown.piece is not p.piece or shown.terrain is not p.terrain or shown.printed is not p.printed:
        shown = nothing_shown(p.piece, p.terrain, p.printed)
        p.shown = shown
    return shown.around[icon]


def _look_around(p: Civilization2010, centre: int, icon: int) -> Yields:
    """The squares around a centre with their `square_icons`, which most do not have."""
    marked, ground = _MARKED[icon], _GROUND[icon]
    piece, terrain, printed = p.piece, p.terrain, p.printed
    found: Yields = []
    for square in p.board.around[centre]:
        icons = marked[piece[square]]
        if icons == _OF_GROUND:
            icons = ground[terrain[square]][printed[square]]
        if icons:
            found.append((square, icons))
    return found


def sent_squares(p: Civilization2010, centre: int, icon: int, gathered: Gathered) -> Yields:
    """The icons that figures outside a city's outskirts send to it; combat icons are never sent (scout.combat-a)."""
    if icon == COMBAT:
        return []
    around = p.board.around[centre]
    sent = [square for square, city in gathered if city == centre and square not in around]
    return _showing(p, sent, icon) if sent else []


def _showing(p: Civilization2010, squares: list[int], icon: int) -> Yields:
    """Those of the squares that show an icon."""
    found: Yields = []
    for square in squares:
        icons = square_icons(p, square, icon)
        if icons:
            found.append((square, icons))
    return found


def is_developed(p: Civilization2010, seat: int, centre: int) -> bool:
    """Whether Urban Development works for a city: two different buildings or wonders around it (ruling A48)."""
    if not p.empires[seat].follows(URBAN_DEVELOPMENT):
        return False
    kinds: list[int] = []
    for square in p.board.around[centre]:
        piece = p.piece[square]
        if 0 <= piece < FIRST_PERSON and piece not in kinds and not p.has_enemy(seat, square):
            kinds.append(piece)
    return len(kinds) >= POLICY_EFFECTS[URBAN_DEVELOPMENT].different_markers


def trade_income(p: Civilization2010, seat: int) -> int:
    """The trade that a seat collects (trade.collect-a), the Great Lighthouse included."""
    # Trade goes to one dial, so it does not matter which city a square serves, only that it counts once.
    return total_of(squares_on_map(p, seat, TRADE)) + lighthouse_trade(p, seat)


def lighthouse_trade(p: Civilization2010, seat: int) -> int:
    """The trade that the Great Lighthouse brings a seat."""
    if not p.wields(seat, GREAT_LIGHTHOUSE):
        return 0
    return WONDER_AMOUNT[GREAT_LIGHTHOUSE] * empty_water(p, seat)


def empty_water(p: Civilization2010, seat: int) -> int:
    """Water squares in the outskirts of a seat's cities without marker and enemy (wonder.great_lighthouse)."""
    return len(
        [
            square
            for centre in p.empires[seat].cities
            for square in p.board.around[centre]
            if p.terrain[square] == WATER and p.piece[square] == NONE and not p.has_enemy(seat, square)
        ]
    )


def squares_on_map(p: Civilization2010, seat: int, icon: int) -> Yields:
    """An icon in all of a seat's cities and on squares of its gathering figures, each square once."""
    counted: list[int] = []
    found: Yields = []
    if icon != COMBAT:
        for square, _ in gathering_squares(p, seat):
            counted.append(square)
        if counted:
            found = _showing(p, counted, icon)
    around = _kept(p, icon)
    for centre in p.empires[seat].cities:
        found += _outskirts(p, seat, centre, icon, counted, around)
    return found


def harvestable(p: Civilization2010, seat: int, centre: int, gathered: Gathered | None = None) -> list[int]:
    """The market resources that a city can harvest, each once, whatever the market holds (city.harvest-a).

    A marker covers what is printed (map.cover-b); an enemy figure blocks it. A scout lends its square to the city that
    it serves and takes it from any other (scout.resource-a). `gathered`: as for `outskirts_squares`.
    """
    if gathered is None:
        gathered = gathering_squares(p, seat)
    squares = p.board.around[centre]
    if gathered:
        sent_away = [square for square, city in gathered if city != centre]
        squares = [square for square in squares if square not in sent_away]
        squares += [square for square, city in gathered if city == centre and square not in squares]
    found: list[int] = []
    printed = p.printed
    for square in squares:
        resource = printed[square]
        if resource < 0 or resource >= CULTURE_PRINTED or resource in found:
            continue
        if (p.piece[square] == NONE or is_hidden(p.piece[square])) and not p.has_enemy(seat, square):
            found.append(resource)
    return found


def productive_squares(p: Civilization2010, seat: int, centre: int, gathered: Gathered | None = None) -> Yields:
    """The production of a city's outskirts; under Communism that of the best city (government.communism_gov)."""
    empire = p.empires[seat]
    best = outskirts_squares(p, seat, centre, PRODUCTION, gathered)
    if not GOVERNMENT_EFFECTS[empire.government].shares_production:
        return best
    most = total_of(best)
    for each in empire.cities:
        if each == centre:
            continue
        squares = outskirts_squares(p, seat, each, PRODUCTION, gathered)
        total = total_of(squares)
        if total > most:
            best, most = squares, total
    return best
