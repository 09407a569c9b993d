"""A new situation: the table as it is set up for a game with the automated player (A2)."""

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from civitas.core.dice import Dice
from civitas.core.errors import BadOption
from civitas.games.new_dawn.facts.agendas import VICTORY_CARDS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.map.populating import star_of
from civitas.games.new_dawn.map.tiles import CAPITAL_TILES, FIXED_MAPS, FixedMap
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.options import DIFFICULTIES, FEWEST_PLAYERS, MOST_PLAYERS, setting_for
from civitas.games.new_dawn.setup import blank, deal_leaders, deal_victory_cards, deal_wonders, upgrade_automa
from civitas.games.new_dawn.words import AUTOMA_PREFIX, LEADER, focus_ids
from civitas.terminal.new_dawn.companion.situation import AUTOMA, LARGEST_SEED, PLAYER, Situation, situation_of
from civitas.terminal.new_dawn.companion.words import level_named, match, named, names_of, victory_names

MAPS: dict[str, FixedMap] = {layout.id.lower(): layout for layout in FIXED_MAPS if layout.is_automa}
"""The fixed maps with the automated player."""
USUAL_DIFFICULTY = "prince"
_TILE = re.compile(r"(\d+)([ab])@(-?\d+),(-?\d+)(?:r([0-5]))?")
_PLACE = re.compile(r"(-?\d+),(-?\d+)")


class Wishes:
    """What is wanted of a new situation; chance decides on everything else."""

    def __init__(self) -> None:
        self.players: int | None = None
        self.difficulty = USUAL_DIFFICULTY
        self.map = ""
        self.tiles: Sequence[str] = ()
        self.water: Sequence[str] = ()
        self.leader = ""
        """The leader of the automated player."""
        self.people: Sequence[str] = ()
        """The leaders of the people, in the order of their seats."""
        self.victory_cards: Sequence[str] = ()
        self.wonders: Sequence[str] = ()
        """The world wonders that lie face up."""
        self.drawn_decks: Sequence[int] | None = None
        """Decks whose card is drawn besides; if nothing is told: all, or none where wonders are told."""
        self.seed: int | None = None


def new_situation(wishes: Wishes, code: str) -> Situation:
    """A situation before the first turn; what does not fit is refused with the name of the option."""
    layout = _layout(wishes)
    players = wishes.players or (layout.humans + 1 if layout else max(FEWEST_PLAYERS, len(wishes.people) + 1))
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadOption(f"--players {players}: must be {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    if layout is not None and layout.humans != players - 1:
        raise BadOption(f"--map {wishes.map}: is for {layout.humans + 1} players, not for {players}")
    difficulty = level_named(wishes.difficulty)
    if difficulty is None:
        raise BadOption(f"--difficulty {wishes.difficulty}: must be one of {', '.join(DIFFICULTIES)}")
    seed = secrets.randbelow(LARGEST_SEED) if wishes.seed is None else wishes.seed
    if not 0 <= seed <= LARGEST_SEED:
        raise BadOption(f"--seed {seed}: must be 0 to {LARGEST_SEED}")
    p = _deal(players, difficulty, wishes, seed)
    record: dict[str, Any] = {
        "language": code,
        "players": players,
        "difficulty": difficulty,
        "seed": p.dice.roll() % LARGEST_SEED,
        "victory_cards": _ids(wishes.victory_cards, victory_names())
        or [VICTORY_CARDS[card] for card in p.victory_cards],
        "wonders": {"face_up": _face_up(p, wishes)},
        AUTOMA: {"leader": LEADERS[p.civs[-1].leader], "row": _row(p)},
        PLAYER: {str(seat + 1): {"leader": LEADERS[c.leader]} for seat, c in enumerate(p.civs[:-1])},
    }
    if wishes.tiles:
        _lay_tiles(record, wishes)
    else:
        chosen = layout or next(each for each in MAPS.values() if each.humans == players - 1)
        record["map"] = {"fixed": chosen.id.lower()}
    return situation_of(record)


def _layout(wishes: Wishes) -> FixedMap | None:
    if wishes.map and wishes.tiles:
        raise BadOption("--map, --tiles: a map is either fixed or made of tiles")
    if wishes.water and not wishes.tiles:
        raise BadOption("--water: only a map of tiles has water tokens")
    if wishes.map and wishes.map.lower() not in MAPS:
        raise BadOption(f"--map {wishes.map}: must be one of {', '.join(MAPS)}")
    return MAPS[wishes.map.lower()] if wishes.map else None


def _ids(words: Sequence[str], names: Mapping[str, Sequence[str]]) -> list[str]:
    """What words of any language mean; a word that means nothing stays, so that it is named when it is refused."""
    return [match(word, names) or word for word in words]


def _face_up(p: NewDawn, wishes: Wishes) -> list[str]:
    """The world wonders that lie face up: those that are told, and drawn ones."""
    told = _ids(wishes.wonders, {wonder: names_of("card", wonder) for wonder in WONDERS})
    drawn = wishes.drawn_decks
    if drawn is None:
        drawn = () if told else range(len(p.decks))
    return told + [WONDERS[p.decks[deck][-1]] for deck in drawn]


def _deal(players: int, difficulty: str, wishes: Wishes, seed: int) -> NewDawn:
    """Leaders, the difficulty, wonders and victory cards as at the start of a game (R2.1-b, A11.1-a)."""
    p = blank(setting_for(players, {"automa": difficulty}))
    p.dice = Dice.seeded(seed)
    deal_leaders(p)
    _give_leaders(p, wishes)
    upgrade_automa(p)
    deal_wonders(p)
    deal_victory_cards(p)
    return p


def _give_leaders(p: NewDawn, wishes: Wishes) -> None:
    """Give the leaders that are wanted; somebody who had one of them gets another."""
    if len(wishes.people) >= p.players:
        raise BadOption(f"--people: there are {p.players - 1} people")
    wanted = {seat: name for seat, name in enumerate(wishes.people) if name}
    if wishes.leader:
        wanted[p.automa] = wishes.leader
    for seat, name in wanted.items():
        leader = named(name, LEADERS, "leader")
        if leader is None:
            raise BadOption(f"{name}: no such leader; there are {', '.join(LEADERS)}")
        wanted[seat] = leader
    if len(set(wanted.values())) != len(wanted):
        raise BadOption("--leader, --people: two players have the same leader")
    taken = [LEADER[name] for name in wanted.values()]
    free = [each for each in [*(c.leader for c in p.civs), *range(len(LEADERS))] if each not in taken]
    for seat, c in enumerate(p.civs):
        c.lay_row(LEADER[wanted[seat]] if seat in wanted else free[0])
        free = [each for each in free if each != c.leader]


def _row(p: NewDawn) -> list[str]:
    return [card.removeprefix(AUTOMA_PREFIX) for card in focus_ids(p.civs[p.automa].row, True)]


def _lay_tiles(record: dict[str, Any], wishes: Wishes) -> None:
    """A map of tiles such as 13a@0,0r2; the first capital tile is the automated player's, then come the people's."""
    tiles, capitals = [], []
    for word in wishes.tiles:
        found = _TILE.fullmatch(word.lower())
        if found is None:
            raise BadOption(f"--tiles {word}: write it as 13a@0,0r2 (tile, side, place of space 0, rotation)")
        tile, side, q, r, rotation = found.groups()
        tiles.append({"tile": int(tile), "side": side, "at": [int(q), int(r)], "rotation": int(rotation or 0)})
        capitals += [int(tile)] if int(tile) in CAPITAL_TILES else []
    if len(capitals) != record["players"]:
        raise BadOption(f"--tiles: {record['players']} capital tiles are expected (7, 9, 11, 16), not {len(capitals)}")
    places = []
    for word in wishes.water:
        found = _PLACE.fullmatch(word)
        if found is None:
            raise BadOption(f"--water {word}: write it as 3,-1")
        places.append([int(found[1]), int(found[2])])
    record["map"] = {"tiles": tiles, **({"water": places} if places else {})}
    record[AUTOMA]["capital"] = SPACE_NAMES[star_of(capitals[0])]
    for seat, tile in enumerate(capitals[1:], 1):
        record[PLAYER][str(seat)]["capital"] = SPACE_NAMES[star_of(tile)]
