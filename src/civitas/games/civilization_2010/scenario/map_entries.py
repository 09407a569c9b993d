"""What a scenario tells of the map: tiles, squares, and the markers that lie on them."""

from collections.abc import Mapping
from typing import Any

from civitas.core.entries import known_keys, listing, mapping, one_of, path
from civitas.core.errors import BadScenario
from civitas.games.civilization_2010.facts.terrain import GRASSLAND, NONE, TERRAIN_CODES, TERRAINS
from civitas.games.civilization_2010.map.board import SLOT_NAMES, SQUARE_NAMES
from civitas.games.civilization_2010.map.laying import lay_tile, shown
from civitas.games.civilization_2010.map.pieces import (
    CITY,
    FIRST_WONDER,
    is_wonder,
)
from civitas.games.civilization_2010.map.squares import TILE_SQUARES, UP
from civitas.games.civilization_2010.map.tiles import NEUTRAL_TILES, TILES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.scenario.seat_entries import square_of
from civitas.games.civilization_2010.words import (
    BLANK_WORD,
    EMPTY_WORD,
    FACEDOWN_WORD,
    FACING,
    PIECE,
    PRINTED_WORD,
    PRINTED_WORDS,
    SLOT,
    TERRAIN,
    TILE,
)


class MapEntries:
    """The entries `land`, `tiles`, `squares`, `pieces`, `changed` and `frozen`."""

    def __init__(self, p: Civilization2010, given: Mapping[str, Any]) -> None:
        self.p = p
        self.given = given

    def lay_out(self) -> None:
        """Lay the map and what lies on it but cities and figures."""
        self._lay_tiles()
        self._change_squares()
        p = self.p
        for word, piece in mapping(self.given, "pieces").items():
            square = square_of(p, word, "pieces")
            p.piece[square] = one_of(PIECE, piece, path("pieces", word))
            if p.piece[square] == CITY or p.terrain[square] < 0:
                raise BadScenario(path("pieces", word), "cities belong to players, and facedown tiles are empty")
            if is_wonder(p.piece[square]):
                p.wonder_square[p.piece[square] - FIRST_WONDER] = square
        p.changed = [square_of(p, word, "changed") for word in listing(self.given, "changed")]
        p.frozen = [square_of(p, word, "frozen") for word in listing(self.given, "frozen")]

    def _lay_tiles(self) -> None:
        """What is not told: blank squares if the scenario has `land`, or homes and facedown tiles as in a game."""
        p = self.p
        told = mapping(self.given, "tiles")
        known_keys(told, set(SLOT_NAMES[: p.board.layout.slot_count]), "tiles")
        for word, text in told.items():
            self._lay(SLOT[word], text, path("tiles", word))
        is_blank = "land" in self.given
        land = one_of(TERRAIN, self.given.get("land", TERRAINS[GRASSLAND]), "land")
        spare = [tile for tile in NEUTRAL_TILES if tile not in p.tiles]
        p.dice.shuffle(spare)
        for slot in range(p.board.layout.slot_count):
            is_told = SLOT_NAMES[slot] in told
            if is_told and told[SLOT_NAMES[slot]] == EMPTY_WORD:
                continue
            if not is_told and not is_blank:
                is_home = slot < p.players
                p.tiles[slot] = p.empires[slot].sheet().home if is_home else spare.pop()
                p.facing[slot] = p.board.layout.home_facing[slot] if is_home else NONE
            if p.tiles[slot] != NONE and p.facing[slot] != NONE:
                lay_tile(p, slot, p.tiles[slot], p.facing[slot])
            elif p.tiles[slot] == NONE:
                p.facing[slot] = UP
                for square in p.board.squares_of(slot):
                    p.terrain[square] = land
        p.spare_tiles = sorted(spare)
        if "spare_tiles" in self.given:
            p.spare_tiles = [one_of(TILE, word, "spare_tiles") for word in listing(self.given, "spare_tiles")]

    def _lay(self, slot: int, text: object, where: str) -> None:
        words = text.split() if isinstance(text, str) else []
        if words == [BLANK_WORD] or (words == [EMPTY_WORD] and slot < self.p.players):
            return
        if len(words) != 2:
            raise BadScenario(where, f"{text!r}: a tile and its facing, {FACEDOWN_WORD} or {BLANK_WORD} is expected")
        tile = one_of(TILE, words[0], where)
        if tile in self.p.tiles:
            raise BadScenario(where, f"{words[0]} is there twice")
        self.p.tiles[slot] = tile
        self.p.facing[slot] = NONE if words[1] == FACEDOWN_WORD else one_of(FACING, words[1], where)

    def _change_squares(self) -> None:
        """Single squares, `{"a6": "desert wheat"}`, or all of a slot by the letters of their terrains."""
        p = self.p
        for word, text in mapping(self.given, "squares").items():
            where = path("squares", word)
            if not isinstance(text, str):
                raise BadScenario(where, "a text is expected")
            if word in SLOT:
                letters = text.replace(" ", "").upper()
                if len(letters) != TILE_SQUARES or SLOT[word] >= p.board.layout.slot_count:
                    raise BadScenario(where, f"the letters of {TILE_SQUARES} squares of a slot of the map are expected")
                for square, letter in zip(p.board.squares_of(SLOT[word]), letters, strict=True):
                    p.terrain[square] = one_of({code: n for n, code in enumerate(TERRAIN_CODES)}, letter, where)
                continue
            square = square_of(p, word, "squares")
            if p.facing[p.board.slot[square]] == NONE:
                raise BadScenario(where, "its tile lies facedown")
            words = text.split()
            p.terrain[square] = one_of(TERRAIN, words[0] if words else "", where)
            p.printed[square] = NONE
            for each in words[1:]:
                p.printed[square] = one_of(PRINTED_WORD, each, where)


def describe_map(p: Civilization2010) -> dict[str, Any]:
    """The entries that lay this map again."""
    tiles: dict[str, str] = {}
    squares: dict[str, str] = {}
    for slot in range(p.board.layout.slot_count):
        if p.tiles[slot] == NONE:
            tiles[SLOT_NAMES[slot]] = EMPTY_WORD if p.facing[slot] == NONE else BLANK_WORD
        else:
            facing = FACEDOWN_WORD if p.facing[slot] == NONE else list(FACING)[p.facing[slot]]
            tiles[SLOT_NAMES[slot]] = f"{TILES[p.tiles[slot]]} {facing}"
        if p.facing[slot] != NONE:
            squares.update(_differing(p, slot))
    entry: dict[str, Any] = {"tiles": tiles, "spare_tiles": [TILES[tile] for tile in p.spare_tiles]}
    rare: dict[str, Any] = {
        "squares": squares,
        "pieces": {SQUARE_NAMES[s]: list(PIECE)[piece] for s, piece in enumerate(p.piece) if piece not in (NONE, CITY)},
        "changed": [SQUARE_NAMES[square] for square in p.changed],
        "frozen": [SQUARE_NAMES[square] for square in p.frozen],
    }
    return entry | {key: value for key, value in rare.items() if value}


def _differing(p: Civilization2010, slot: int) -> dict[str, str]:
    """The squares of a faceup tile that do not show what is printed there."""
    squares: dict[str, str] = {}
    for square in p.board.squares_of(slot):
        printed = p.tile_square(square)
        if p.terrain[square] != printed.terrain or p.printed[square] != shown(printed):
            words = [TERRAINS[p.terrain[square]]]
            if p.printed[square] != NONE:
                words.append(PRINTED_WORDS[p.printed[square]])
            squares[SQUARE_NAMES[square]] = " ".join(words)
    return squares
