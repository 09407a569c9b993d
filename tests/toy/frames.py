"""What Toy Bidding asks: the pot, the stakes, and the secret bids, round by round."""

from civitas.core.frames import frame, frame_table
from civitas.core.losses import Loss
from civitas.core.position import Frame, View
from civitas.core.rules import Objection
from tests.toy.position import BID, DONE, GIVE, NO_BID, ROLL, SPACE, STAKE, TAKE, Toy


class ToyFrame(Frame[Toy]):
    """A question whose options are exactly the actions without an objection."""

    def legal(self, p: Toy, seat: int) -> list[int]:
        return [code for code in range(SPACE.size) if self.objection(p, seat, code) is None]


@frame("Round")
class Round(ToyFrame):
    """One round after the other: the pot, the stakes in turn, the bids of all."""

    step: int = 0

    def resume(self, p: Toy) -> None:
        if self.step == 0 and not any(p.hands):
            p.finish("no-cards", "end-a")
        elif self.step == 0:
            p.push(Pot(p.starter))
        elif self.step <= p.players:
            p.push(Stake((p.starter + self.step - 1) % p.players))
        else:
            p.push(Bid([seat for seat in range(p.players) if p.hands[seat]]))
        self.step = (self.step + 1) % (p.players + 2)


@frame("Pot")
class Pot(ToyFrame):
    """How the starter fills the pot: by the die, or with two coins."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.asked = 1 << seat

    def objection(self, p: Toy, seat: int, action: int) -> Objection | None:
        return None if ROLL.owns(action) or TAKE.owns(action) else Objection("turn-b")

    def answer(self, p: Toy, seat: int, action: int) -> None:
        p.pop()
        if TAKE.owns(action):
            p.to_pot(2)
            return
        rolled = 1 + p.dice.below(6)
        p.tell("rolled", "pot-a", {"seat": seat, "number": rolled})
        p.to_pot(rolled)


@frame("Stake")
class Stake(ToyFrame):
    """Coins that one seat adds to the pot or gives away, as often as it likes within the limit."""

    moved: int

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.asked = 1 << seat
        self.moved = 0

    def objection(self, p: Toy, seat: int, action: int) -> Objection | None:
        if DONE.owns(action):
            return None
        if STAKE.owns(action):
            return self._amount(p, seat, 1 + STAKE.first(action))
        if GIVE.owns(action):
            if GIVE.second(action) in (seat, *range(p.players, 4)):
                return Objection("stake-c")
            return self._amount(p, seat, 1 + GIVE.first(action))
        return Objection("turn-b")

    def _amount(self, p: Toy, seat: int, coins: int) -> Objection | None:
        if coins > p.coins[seat]:
            return Objection("stake-a")
        return Objection("stake-b", "stakes") if self.moved + coins > p.limit else None

    def answer(self, p: Toy, seat: int, action: int) -> None:
        if DONE.owns(action):
            p.pop()
            return
        given = GIVE.owns(action)
        coins = 1 + (GIVE.first(action) if given else STAKE.first(action))
        self.moved += coins
        p.coins[seat] -= coins
        if given:
            other = GIVE.second(action)
            p.coins[other] += coins
            p.tell("gave", "stake-c", {"seat": seat, "other": other, "coins": coins})
        else:
            p.pot += coins
            p.tell("staked", "stake-a", {"seat": seat, "coins": coins})

    def loss(self, p: Toy, seat: int, action: int) -> Loss | None:
        """Whoever gives away the last coin has nothing left to win with but luck."""
        coins = 1 + GIVE.first(action) if GIVE.owns(action) else 0
        if coins == 0 or coins < p.coins[seat]:
            return None
        return Loss("last-coins", {"other": GIVE.second(action), "coins": coins}, "stake-c")

    def question(self, p: Toy, seat: int | None) -> View:
        return {"frame": "Stake", "moved": self.moved}


@frame("Bid")
class Bid(ToyFrame):
    """The secret bids of all seats at once."""

    def __init__(self, seats: list[int] | None = None) -> None:
        super().__init__()
        self.asked = sum(1 << seat for seat in seats or [])

    def objection(self, p: Toy, seat: int, action: int) -> Objection | None:
        if not BID.owns(action):
            return Objection("turn-b")
        return None if BID.first(action) in p.hands[seat] else Objection("bid-a")

    def answer(self, p: Toy, seat: int, action: int) -> None:
        card = BID.first(action)
        p.hands[seat].remove(card)
        p.bids[seat] = card
        self.asked &= ~(1 << seat)
        p.tell("has-bid", "bid-a", {"seat": seat})
        p.tell("own-bid", "bid-a", {"card": BID.domains[0].words[card]}, 1 << seat)

    def resume(self, p: Toy) -> None:
        p.pop()
        winner = p.bids.index(max(p.bids))
        cards = [BID.domains[0].words[bid] for bid in p.bids if bid != NO_BID]
        p.reveals += 1
        p.tell("won", "bid-b", {"seat": winner, "cards": cards, "coins": p.pot})
        p.discard += [bid for bid in p.bids if bid != NO_BID]
        p.bids = [NO_BID] * p.players
        p.coins[winner] += p.pot
        p.pot = 0
        p.starter = winner
        if p.draws and p.stock:
            self._draw(p, winner)

    def _draw(self, p: Toy, seat: int) -> None:
        card = p.stock.pop()
        p.hands[seat].append(card)
        p.tell("drew", "draw-a", {"seat": seat})
        p.tell("own-draw", "draw-a", {"card": BID.domains[0].words[card]}, 1 << seat)


FRAMES = frame_table(Round, Pot, Stake, Bid)
