"""The same as a view shows, read off an imagined position without building the view: that is much cheaper."""

from civitas.bots.civilization_1980.manner import PLAIN, Manner
from civitas.bots.civilization_1980.sight import UNKNOWN, Sight, land_of
from civitas.games.civilization_1980.facts.board import AREA_COUNT
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.civil_war import CivilWar
from civitas.games.civilization_1980.phases.calamities.losses import Losses
from civitas.games.civilization_1980.phases.movement import Movement
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.ships import Ships
from civitas.games.civilization_1980.phases.trade import Market
from civitas.games.civilization_1980.view import hidden_places

NOWHERE = [0] * AREA_COUNT


class Survey(Sight):
    """A position as one seat may know it: neither other hands nor what is hidden in the stacks is ever read."""

    def __init__(self, p: Civilization1980, seat: int, manner: Manner = PLAIN) -> None:
        self.p = p
        self.manner = manner
        self.seat = seat
        self.players = p.players
        self.round = p.round
        self.phase = p.phase
        self.order = p.order
        self.land = land_of(p.setting.board)
        self.nations = p.nation
        self.tokens = p.tokens
        self.stocks = p.stock
        self.treasuries = p.treasury
        self.on_board = [p.on_board(each) for each in range(p.players)]
        self.city_counts = p.city_count
        self.all_cards = p.cards
        self.tracks = p.track
        self.hand_sizes = [p.hand_size(each) for each in range(p.players)]
        self.fleets = p.ships
        self.city_owner = p.city_owner
        self.hand = p.hand[seat]
        self.cargo = p.cargo
        self.supply = p.supply
        self.open_calamities = [
            COMMODITY_COUNT + number for number, holder in enumerate(p.calamity_holder) if holder >= 0
        ]
        self.credit_per_card = p.setting.credit_per_card
        self.is_nomads = p.setting.is_nomads
        self.is_farmers = p.setting.is_farmers
        self._look_at_question(p)
        self.look_at_own()

    def _look_at_question(self, p: Civilization1980) -> None:
        """What is being asked, from the frame on top."""
        top = p.frames[-1]
        self.frame = top.name()
        self.fresh = top.fresh if isinstance(top, Movement) else NOWHERE
        self.steps = top.steps if isinstance(top, Movement) else []
        self.sequence = top.sequence if isinstance(top, Movement) else []
        self.has_due_ships = isinstance(top, Ships) and top.due[self.seat] > 0
        self.rest = top.rest if isinstance(top, Losses | CivilWar) else 0
        self.calamity = top.calamity if isinstance(top, Losses) else -1
        self.victim = top.victim if isinstance(top, CivilWar) else -1
        self.rebels = sum(top.rebels) if isinstance(top, CivilWar) else 0
        self.rebel_cities = len(top.rebel_cities) if isinstance(top, CivilWar) else 0
        self.has_basket = isinstance(top, Purchases) and top.basket_of(self.seat) > 0
        self.is_drafting = isinstance(top, Market) and len(top.drafts[self.seat]) > 0

    def stack(self, number: int) -> list[int]:
        cards = self.p.stacks[number][:]
        for place in hidden_places(self.p, number, self.seat):
            cards[place] = UNKNOWN
        return cards[::-1]
