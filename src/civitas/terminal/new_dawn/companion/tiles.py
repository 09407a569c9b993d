"""The map of a real table, tile after tile: which tile, turned how, and which of its edges touches which space."""

import re

from rich.console import Console, Group
from rich.text import Text

from civitas.core.registry import title as title_of
from civitas.games.new_dawn.map.hexes import DIRECTIONS, Hex, neighbour, neighbours, opposite
from civitas.games.new_dawn.map.pieces import put_capital
from civitas.games.new_dawn.map.populating import populate, star_of
from civitas.games.new_dawn.map.tile_laying import CONTACT, ROTATIONS, enclosed_hexes
from civitas.games.new_dawn.map.tiles import CAPITAL_TILES, OUTLINES, SIDES, TILE_COUNT, TILE_SPACES, TilePlace
from civitas.games.new_dawn.map.world import SPACE_NAMES, WATER_TOKENS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.options import setting_for
from civitas.games.new_dawn.setup import blank, deal_leaders
from civitas.games.new_dawn.stored import TITLE_ID
from civitas.language import Language
from civitas.terminal.new_dawn.companion.asking import Ask, Questions
from civitas.terminal.new_dawn.companion.new import USUAL_DIFFICULTY
from civitas.terminal.new_dawn.companion.note import AUTOMATED
from civitas.terminal.new_dawn.companion.words import is_word, match, words_of
from civitas.terminal.new_dawn.map import map_lines
from civitas.terminal.new_dawn.presenter import NewDawnPresenter
from civitas.terminal.new_dawn.tiles import PICTURE, beside_each_other, picture
from civitas.terminal.words import NotUnderstood

BACK = "back"
PICTURES = 3 * PICTURE
"""Three pictures of a tile beside each other."""
_TILE = re.compile(r"(\d+) ?([ab])")


class Back(Exception):
    """Somebody wants to choose another tile after all."""


class TableMap:
    """Tiles and water tokens as they are laid, and whose capitals the tiles bear."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.tiles: list[TilePlace] = []
        self.owners: dict[int, int] = {}
        """The seats of the capital tiles."""
        self.water: list[Hex] = []

    @property
    def spaces(self) -> dict[str, Hex]:
        """Where the spaces of the tiles lie, by their names."""
        return {
            SPACE_NAMES[(laid.tile - 1) * TILE_SPACES + number]: place
            for laid in self.tiles
            for number, place in enumerate(laid.hexes())
        }

    @property
    def taken(self) -> set[Hex]:
        """The hexes on which something lies."""
        return {*self.spaces.values(), *self.water}

    def homeless(self) -> list[int]:
        """The seats without a capital tile; the automated player comes last."""
        return [seat for seat in range(self.players) if seat not in self.owners.values()]

    def touched(self, laid: TilePlace) -> list[str]:
        """The spaces of other tiles that a tile touches."""
        around = {place for each in laid.hexes() for place in neighbours(each)} - set(laid.hexes())
        return [name for name, place in self.spaces.items() if place in around]

    def take_back(self) -> None:
        """Take the last tile away."""
        if self.tiles:
            self.owners.pop(self.tiles.pop().tile, None)

    def words(self) -> list[str]:
        """The tiles as `new` reads them: capital tiles last, the automated player's first of these."""
        order = [self.players - 1, *range(self.players - 1)]
        rank = {tile: 1 + order.index(seat) for tile, seat in self.owners.items()}
        return [
            f"{laid.tile}{SIDES[laid.side]}@{laid.anchor[0]},{laid.anchor[1]}r{laid.rotation}"
            for laid in sorted(self.tiles, key=lambda each: rank.get(each.tile, 0))
        ]

    def position(self) -> NewDawn:
        """A game on this map before anything has happened."""
        p = blank(setting_for(self.players, {"automa": USUAL_DIFFICULTY}))
        deal_leaders(p)
        p.tiles = [laid.row() for laid in self.tiles]
        p.water = [[q, r] for q, r in self.water]
        p.lay_world()
        populate(p)
        for tile, seat in self.owners.items():
            put_capital(p, seat, star_of(tile))
        return p


class TileLaying(Questions):
    """Asks for one tile after another and draws the map after each."""

    def __init__(self, spoken: Language, console: Console, ask: Ask, players: int) -> None:
        super().__init__(spoken, console, ask)
        self.table = TableMap(players)

    def lay_all(self) -> TableMap:
        """The map that lies on the table."""
        self.say("automa-tiles-about")
        self.console.print(Text(self._presenter().legend(), style="dim"))
        while not self._is_finished():
            pass
        self._lay_water()
        return self.table

    def _is_finished(self) -> bool:
        """Lay one more tile, or take one back; whether all of them lie."""
        typed = self.prompt("automa-tiles-which")
        if not typed:
            return self._is_complete()
        try:
            if is_word(typed, BACK):
                self.table.take_back()
            else:
                self._lay(*self._tile(typed))
        except NotUnderstood as problem:
            self.console.print(Text(str(problem), style="yellow"))
        except Back:
            pass
        else:
            self._draw()
        return False

    def _is_complete(self) -> bool:
        homeless = self.table.homeless()
        if homeless:
            self.say("automa-tiles-missing", "yellow", names=", ".join(self._seat_word(seat) for seat in homeless))
        return not homeless

    # One tile.

    def _tile(self, typed: str) -> tuple[int, int]:
        """A tile and its side, such as 7a."""
        found = _TILE.fullmatch(typed.lower())
        if found is None or not 1 <= int(found[1]) <= TILE_COUNT:
            raise NotUnderstood(self.language.text("automa-tiles-which-again", text=typed, count=TILE_COUNT))
        tile = int(found[1])
        if tile in [laid.tile for laid in self.table.tiles]:
            raise NotUnderstood(self.language.text("automa-tiles-twice", tile=tile))
        if tile in CAPITAL_TILES and not self.table.homeless():
            raise NotUnderstood(self.language.text("automa-tiles-too-many", tile=tile))
        return tile, SIDES.index(found[2])

    def _lay(self, tile: int, side: int) -> None:
        rotation = self._rotation(tile, side)
        laid = TilePlace(tile, side, (0, 0), rotation)
        if self.table.tiles:
            laid = self._beside(laid)
        owner = self._owner(tile)
        names = self.table.touched(laid)
        if names:
            self.say("automa-tiles-touches", count=len(names), tile=tile, names=", ".join(names))
        if 0 < len(names) < CONTACT:
            self.say("automa-tiles-few", "yellow", count=CONTACT)
        self.table.tiles.append(laid)
        if owner is not None:
            self.table.owners[tile] = owner

    def _answer(self, message: str, /, **arguments: int | str) -> str:
        """What somebody types about a tile that is not laid yet."""
        typed = self.prompt(message, **arguments)
        if is_word(typed, BACK):
            raise Back
        return typed

    def _rotation(self, tile: int, side: int) -> int:
        """How often the tile is turned by 60 degrees, after pictures of it."""
        scene = self._presenter().scene(self.table.position().view_for(None))
        pictures = [
            Group(Text(str(turns), style="bold cyan"), *picture(scene, tile, side, turns)) for turns in range(ROTATIONS)
        ]
        self.say("automa-tiles-turned", tile=tile, side=SIDES[side].upper())
        self.console.print(beside_each_other([*pictures], PICTURES))
        while True:
            typed = self._answer("automa-tiles-rotation")
            if not typed:
                return 0
            if typed.isdigit() and int(typed) < ROTATIONS:
                return int(typed)
            self.say("automa-tiles-rotation-again", "yellow", text=typed, count=ROTATIONS - 1)

    def _beside(self, laid: TilePlace) -> TilePlace:
        """The tile where one of its edges touches a space that lies on the table."""
        self.say("automa-tiles-edge", tile=laid.tile, example=next(iter(self.table.spaces)), way=self._way_word())
        while True:
            typed = self._answer("automa-tiles-edge-prompt")
            try:
                return self._touching(laid, typed)
            except NotUnderstood as problem:
                self.console.print(Text(str(problem), style="yellow"))

    def _touching(self, laid: TilePlace, typed: str) -> TilePlace:
        """Read `3 w 12.4`: the west edge of its space 3 touches 12.4."""
        words = typed.split()
        is_space = len(words) == 3 and words[0].isdigit() and int(words[0]) < TILE_SPACES
        if not is_space:
            raise NotUnderstood(self.language.text("automa-tiles-edge-again", text=typed))
        direction, touched = self._way(words[1]), self._place(words[2])
        place = neighbour(touched, opposite(direction))
        offset = OUTLINES[laid.side][laid.rotation][int(words[0])]
        there = TilePlace(laid.tile, laid.side, (place[0] - offset[0], place[1] - offset[1]), laid.rotation)
        under = [name for name, each in self.table.spaces.items() if each in there.hexes()]
        if under:
            raise NotUnderstood(self.language.text("automa-tiles-overlap", names=", ".join(under)))
        return there

    def _way(self, typed: str) -> int:
        direction = match(typed, {number: words_of(f"way-{each}") for number, each in enumerate(DIRECTIONS)})
        if direction is None:
            raise NotUnderstood(self.language.text("automa-tiles-way-again", text=typed))
        return direction

    def _place(self, typed: str) -> Hex:
        place = self.table.spaces.get(typed)
        if place is None:
            raise NotUnderstood(self.language.text("automa-tiles-space-again", text=typed))
        return place

    def _owner(self, tile: int) -> int | None:
        """Whose capital stands on a tile; the last one needs no question."""
        homeless = self.table.homeless()
        if tile not in CAPITAL_TILES:
            return None
        if len(homeless) == 1:
            self.say("automa-tiles-owner-last", tile=tile, name=self._seat_word(homeless[0]))
            return homeless[0]
        words = {seat: AUTOMATED if seat == self.table.players - 1 else [str(seat + 1)] for seat in homeless}
        listed = ", ".join(each[0] for each in words.values())
        while True:
            typed = self._answer("automa-tiles-owner", tile=tile, words=listed)
            seat = match(typed, words)
            if seat is not None:
                return seat
            self.say("automa-set-up-again", "yellow", text=typed)

    # Water tokens.

    def _lay_water(self) -> None:
        """Enclosed gaps get water tokens (R2.12-h); others are asked for."""
        self.table.water = enclosed_hexes(self.table.taken)[:WATER_TOKENS]
        if self.table.water:
            self.say("automa-tiles-enclosed", count=len(self.table.water))
            self._draw()
        self.say("automa-tiles-water", example=next(iter(self.table.spaces)), way=self._way_word())
        while len(self.table.water) < WATER_TOKENS:
            typed = self.prompt("automa-tiles-water-prompt")
            if not typed:
                return
            try:
                self.table.water.append(self._gap(typed))
            except NotUnderstood as problem:
                self.console.print(Text(str(problem), style="yellow"))
            else:
                self._draw()

    def _gap(self, typed: str) -> Hex:
        """Read `e 12.3`: the free place east of 12.3."""
        words = typed.split()
        if len(words) != 2:
            raise NotUnderstood(self.language.text("automa-tiles-water-again", text=typed))
        place = neighbour(self._place(words[1]), self._way(words[0]))
        if place in self.table.taken:
            raise NotUnderstood(self.language.text("automa-tiles-water-taken", text=typed))
        return place

    # The screen.

    def _draw(self) -> None:
        if not self.table.tiles:
            return
        presenter = self._presenter()
        for line in map_lines(presenter.scene(self.table.position().view_for(None)), self.console.width):
            self.console.print(line, soft_wrap=True)

    def _presenter(self) -> NewDawnPresenter:
        presenter = NewDawnPresenter(title_of(TITLE_ID), self.language)
        presenter.attend(self.table.position().perspective(None))
        return presenter

    def _seat_word(self, seat: int) -> str:
        return self._presenter().names()[seat]

    def _way_word(self) -> str:
        return self.language.text("automa-word-way-w").split()[0]
