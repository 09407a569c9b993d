"""The beginning of a game: leaders, focus rows, decks, victory cards, the map and the first player."""

from civitas.core.dice import Dice
from civitas.games.new_dawn.civilization import Civilization, with_entry
from civitas.games.new_dawn.facts.agendas import IN_PLAY, VICTORY_CARD_COUNT
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, KIND_OF, card_of
from civitas.games.new_dawn.facts.kinds import ECONOMY, SLOTS
from civitas.games.new_dawn.facts.leaders import LEADER_COUNT, LEADERS
from civitas.games.new_dawn.facts.terrain import NONE
from civitas.games.new_dawn.facts.wonders import CARDS_PER_ERA, DECK_COUNT, DECK_OF, ERAS, WONDER_COUNT, WONDER_ERA
from civitas.games.new_dawn.map.pieces import allow_caravans
from civitas.games.new_dawn.map.populating import found_capitals, populate
from civitas.games.new_dawn.map.tiles import SIDE_A, fixed_map
from civitas.games.new_dawn.model import NewDawn, empty_table
from civitas.games.new_dawn.options import MOST_PLAYERS, Setting
from civitas.games.new_dawn.phases.map_building import begin_map_building, core_side
from civitas.games.new_dawn.phases.turn import Round


def new_position(setting: Setting, seed: int) -> NewDawn:
    """The first position of a game in which somebody has to decide."""
    p = set_up(setting, seed)
    p.settle()
    return p


def set_up(setting: Setting, seed: int) -> NewDawn:
    """The table before the first turn, or before the first tile is added."""
    p = blank(setting)
    p.dice = Dice.seeded(seed)
    deal_leaders(p)
    upgrade_automa(p)
    deal_wonders(p)
    deal_victory_cards(p)
    choose_first_player(p)
    p.push(Round())
    if setting.is_built:
        begin_map_building(p)
    else:
        lay_fixed_map(p)
    return p


def blank(setting: Setting) -> NewDawn:
    """A game with nothing on the table but the pieces of the players; leaders and rows are still missing."""
    p = empty_table(setting)
    p.civs = [Civilization() for _ in range(setting.players)]
    return p


# Players.


def deal_leaders(p: NewDawn) -> None:
    """Everybody, the automated player too, gets a random leader; no two get the same (R2.1-b, A2.2-a)."""
    leaders = list(range(LEADER_COUNT))
    p.dice.shuffle(leaders)
    for seat, c in enumerate(p.civs):
        c.lay_row(leaders[seat])
        rule = "A2.2-a" if seat == p.automa else "R2.1-b"
        p.tell("leader-dealt", rule, {"seat": seat, "leader": f"leader-{LEADERS[c.leader]}"})


def upgrade_automa(p: NewDawn) -> None:
    """The difficulty: random cards of the automated player are replaced by the next of their kinds (A11.1-a)."""
    if p.automa < 0:
        return
    slots = list(range(SLOTS))
    p.dice.shuffle(slots)
    for slot in sorted(slots[: p.setting.upgraded_cards]):
        upgrade_at_start(p, slot)


def upgrade_at_start(p: NewDawn, slot: int) -> None:
    """Replace a level I card of the automated player by that of level II; it keeps its slot (A2.7-a)."""
    c = p.civs[p.automa]
    kind = KIND_OF[c.row[slot]]
    card = card_of(kind, 2)
    c.row = with_entry(c.row, slot, card)
    c.deck &= ~(1 << card)
    if kind == ECONOMY:
        allow_caravans(p, p.automa, AUTOMA_CARDS[card].caravans)
    name = f"card-{AUTOMA_CARDS[card].id}"
    p.tell(
        "automa-starts-with",
        "A11.1-a",
        {"seat": p.automa, "card": name, "slot": slot + 1, "criterion": "criterion-random"},
    )


def choose_first_player(p: NewDawn) -> None:
    """The automated player is always first; otherwise chance decides (R2.4-a, A3.1-a)."""
    p.first = p.automa if p.automa >= 0 else p.dice.below(p.players)
    p.active = p.first
    p.tell("first-player", "A3.1-a" if p.automa >= 0 else "R2.4-a", {"seat": p.first})


# Cards for all.


def deal_wonders(p: NewDawn) -> None:
    """Four decks with modern cards at the bottom and ancient ones on top; the rest is removed unseen (R2.9-a, R2.9-b).

    The automated player counts as a player (A2.1-a).
    """
    kept = CARDS_PER_ERA[MOST_PLAYERS if p.setting.has_full_decks else p.players]
    removed: list[int] = []
    for deck in range(DECK_COUNT):
        cards: list[int] = []
        for era in range(len(ERAS) - 1, -1, -1):
            shuffled = [w for w in range(WONDER_COUNT) if DECK_OF[w] == deck and WONDER_ERA[w] == era]
            p.dice.shuffle(shuffled)
            cards += shuffled[: kept[era]]
            removed += shuffled[kept[era] :]
        p.decks[deck] = cards
    p.removed = sorted(removed)


def deal_victory_cards(p: NewDawn) -> None:
    """Three of the five victory cards are in play (R2.10-a)."""
    cards = list(range(VICTORY_CARD_COUNT))
    p.dice.shuffle(cards)
    p.victory_cards = sorted(cards[:IN_PLAY])


# The map.


def lay_fixed_map(p: NewDawn) -> None:
    """Lay the map for this number of players; with the automated player there are two of them (R2.5-a, A2.6-a)."""
    is_automa = p.automa >= 0
    layout = fixed_map(p.setting.humans, is_automa, core_side(p) if is_automa else SIDE_A)
    p.tiles = [tile.row() for tile in layout.tiles]
    p.water = [[q, r] for q, r in layout.water]
    p.lay_world()
    populate(p)
    capitals = [*layout.capital_tiles, layout.automa_tile] if layout.automa_tile != NONE else layout.capital_tiles
    found_capitals(p, capitals)
