"""In played games every account adds up to the number that the engine uses."""

import pytest

from civitas.core.dice import Dice
from civitas.core.telling import Account, Sum, seat_id
from civitas.games.civilization_1980.facts.cards import CARD_COUNT, CARD_NAME, CREDIT, PRICE
from civitas.games.civilization_1980.facts.nations import FINISH
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.credits import bits, credits_used, total_price
from civitas.games.civilization_1980.phases.movement import Movement
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.taxes import TAX_RATE, cities_paid_for
from civitas.games.civilization_1980.phases.track import step_of
from civitas.games.civilization_1980.verbs import SAIL
from tests.games.civilization_1980.telling.spoken import check, played

GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (4, {"credit_reuse": "per_card"}),
    (7, {}),
    (3, {"variant": "farmers-and-citizens"}),
    (4, {"variant": "nomads-and-seafarers"}),
]
EVERY = 11


def accounts(p: Civilization1980, seat: int, asker: int | None) -> dict[str, Account]:
    """The accounts of a seat by their headings; all of them add up."""
    told = p.perspective(asker).explain(seat_id(seat))
    assert told is not None
    for account in told["accounts"]:
        check(account)
    return {account["heading"]["message"]: account for account in told["accounts"]}


def row(account: Account, label: str) -> Sum:
    """The row of this label."""
    (found,) = [each for each in account["rows"] if each["label"]["message"] == label]
    return found


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_accounts_of_players_are_the_numbers_of_the_engine(players: int, options: dict[str, object]) -> None:
    for number, p in enumerate(played(players, players, options)):
        if number % EVERY or not p.round:
            continue
        for seat in range(players):
            own, open_to_all = accounts(p, seat, seat), accounts(p, seat, None)
            tokens = row(own["board-pieces"], "board-tokens")
            assert tokens["value"] == p.on_board(seat)
            assert own["board-pieces"] == open_to_all["board-pieces"]
            if p.setting.is_small:
                assert "column-points" not in own
                continue
            assert own["column-points"]["total"]["value"] == p.points(seat)
            assert row(own["board-pieces"], "account-units")["value"] == p.units(seat)
            if not p.perspective(seat).legal():
                assert own["prices"]["rows"] == open_to_all["account-prices"]["rows"]
            for price in open_to_all["account-prices"]["rows"]:
                card = CARD_NAME.index(price["label"]["message"])
                assert price["value"] == total_price(p.cards[seat], 1 << card, p.setting.credit_per_card)
            standard = [each for each in own["phase-1"]["rows"] if each["label"]["arguments"]["rate"] == TAX_RATE]
            assert [each["value"] for each in standard] == [TAX_RATE * cities_paid_for(p, seat, TAX_RATE)]


@pytest.mark.parametrize(("players", "options"), GAMES[:4])
def test_whoever_meets_the_needs_of_the_next_space_advances(players: int, options: dict[str, object]) -> None:
    for number, p in enumerate(played(players, players, options)):
        if number % EVERY or not p.round:
            continue
        for seat in range(players):
            p.track[seat] = number % FINISH
            rows = accounts(p, seat, seat)["board-next-space"]["rows"]
            met = True
            for each in rows:
                value = each["value"]
                assert not isinstance(value, int)
                have, need = (value.get("arguments", {}).get(key, 0) for key in ("have", "need"))
                assert isinstance(have, int)
                assert isinstance(need, int)
                met = met and have >= need
            assert met == (step_of(p, seat) == 1), (p.track[seat], rows)


@pytest.mark.parametrize(("players", "options"), GAMES[:3])
def test_the_bill_is_what_is_still_to_be_paid(players: int, options: dict[str, object]) -> None:
    bills = 0
    for p in played(players, players + 3, options, 4000):
        frame = p.frames[-1]
        if isinstance(frame, Purchases) and frame.basket:
            (seat,) = p.to_act
            (bill,) = p.perspective(seat).telling["forecast"]
            check(bill)
            assert bill["total"]["value"] == frame.rest(p, seat)
            prices = accounts(p, seat, seat)["prices"]["rows"]
            for price in prices:
                card = CARD_NAME.index(price["label"]["message"])
                assert price["value"] == frame.price_of_one_more(p, seat, card)
            bills += 1
    assert bills > 0


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_voyage_can_be_sailed_step_by_step(players: int, options: dict[str, object]) -> None:
    voyages = 0
    for number, p in enumerate(played(players, players, options, 1200)):
        frame = p.frames[-1]
        if number % 5 or not isinstance(frame, Movement):
            continue
        (seat,) = p.to_act
        for ship in [ship for ship, coast in enumerate(p.ships[seat]) if coast >= 0]:
            ways = frame.voyages(p, seat, ship)
            legal = {SAIL.second(a) for a in p.legal(seat) if SAIL.owns(a) and SAIL.first(a) == ship}
            assert {way[0] for way in ways if len(way) == 1} == legal
            for way in ways:
                q = p.clone()
                for coast in way:
                    q.play(seat, SAIL.code(ship, coast))
                voyages += 1
    assert voyages > 0


def test_credits_are_used_as_the_rules_allow() -> None:
    rng = Dice.seeded(7)
    for _ in range(300):
        owned = [card for card in range(CARD_COUNT) if rng.below(2)]
        wanted = [card for card in range(CARD_COUNT) if card not in owned and rng.below(3) == 0]
        for per_card in (False, True):
            used = credits_used(owned, wanted, per_card)
            price = total_price(sum(1 << card for card in owned), sum(1 << card for card in wanted), per_card)
            assert price == sum(PRICE[card] for card in wanted) - sum(credit for _, _, credit in used)
            if not per_card:
                assert [own for own, _, _ in used] == owned
            for card in wanted:
                assert sum(credit for _, helped, credit in used if helped == card) <= PRICE[card]
            assert all(0 <= credit <= CREDIT[own][card] for own, card, credit in used if credit)
        assert bits(sum(1 << card for card in owned)) == owned
