"""What there is to know about a card, a player, a bank, a number or a part of the board of Through the Ages."""

from typing import Final

from civitas.core.telling import Account, Explanation, Said, say
from civitas.games.through_the_ages.civilizations.costs import population_cost
from civitas.games.through_the_ages.civilizations.ledger import Ledger
from civitas.games.through_the_ages.civilizations.ratings import happiness_demand
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import consumption, corruption
from civitas.games.through_the_ages.phases.row import swept_spaces
from civitas.games.through_the_ages.telling.accounts import summed
from civitas.games.through_the_ages.telling.cards import explain_card
from civitas.games.through_the_ages.telling.civilization_accounts import civilization_accounts, good_account, sums_of
from civitas.games.through_the_ages.telling.costs import take_sum
from civitas.games.through_the_ages.telling.final_scoring import final_account
from civitas.games.through_the_ages.telling.forecast import forecast_of
from civitas.games.through_the_ages.verbs import ROW

HELP: Final[dict[str, str]] = {
    "ages-swept": "sweep", "ages-row-price": "take", "ages-civil-deck": "age-begins", "ages-military-deck": "draw",
    "ages-draw": "draw", "ages-actions": "civil-actions", "ages-hands": "hand-limit", "ages-pool": "population",
    "ages-urban-limit": "urban-limit", "ages-current-events": "events-renewed", "ages-future-events": "prepare",
    "ages-past-events": "events-renewed", "ages-colonization": "force", "ages-rating-culture": "score",
    "ages-rating-science": "score", "ages-rating-strength": "armies", "ages-rating-happy": "uprising",
    "ages-rating-food": "food", "ages-rating-resources": "resources",
}  # fmt: skip
"""Parts of the board that have a word of help, and the reason among the citations that explains them."""
SUM_NAMES: Final[dict[str, str]] = {
    "happiness": "ages-rating-happy", "civil": "good-civil-actions", "military": "good-military-actions",
    "colonization": "ages-colonization",
}  # fmt: skip
EACH_TURN: Final = ("culture", "science", "food", "resources")


def explain(p: ThroughTheAges, seat: int | None, thing: str) -> Explanation | None:
    """What a thing is, costs and does; None where there is nothing to say."""
    if thing in HELP:
        return _help(p, thing)
    kind, _, word = thing.partition("-")
    if kind == "card":
        card = p.edition.cards.index.get(word, -1)
        return explain_card(p, seat, p.cards[card]) if card >= 0 else None
    if kind == "space":
        return _space(p, seat, thing, int(word) - 1) if word.isdigit() and 0 < int(word) <= ROW else None
    good, _, number = word.rpartition("-")
    player = _player(p, word if kind in ("seat", "turn") else number)
    if player < 0:
        return None
    if kind == "seat":
        return _explained(thing, say("thing", thing=thing), accounts=_accounts(p, player, seat))
    if kind == "turn":
        return _turn(p, thing, player, seat)
    if kind == "sum" and good in sums_of(p):
        return _sum(p, thing, player, good)
    if kind == "bank" and good == "yellow":
        return _yellow_bank(p, thing, player)
    return _blue_bank(p, thing, player) if kind == "bank" and good == "blue" else None


def _player(p: ThroughTheAges, number: str) -> int:
    return int(number) - 1 if number.isdigit() and 1 <= int(number) <= p.players else -1


def _explained(
    thing: str,
    name: Said,
    *,
    kind: Said | None = None,
    lines: list[Said] | None = None,
    accounts: list[Account] | None = None,
    rules: list[str] | None = None,
) -> Explanation:
    found: Explanation = {
        "thing": thing,
        "name": name,
        "lines": lines or [],
        "accounts": accounts or [],
        "rules": rules or [],
    }
    if kind is not None:
        found["kind"] = kind
    return found


def _help(p: ThroughTheAges, thing: str) -> Explanation:
    """A part of the board; the past events are told, the last one first."""
    lines = [say(f"{thing}-help")]
    if thing == "ages-past-events" and p.past:
        names: list[str] = [p.cards[card].name for card in p.past[::-1]]
        lines.append({"message": "about-past", "arguments": {"cards": names}})
    return _explained(thing, say(thing), lines=lines, rules=[p.edition.rules[HELP[thing]]])


def _space(p: ThroughTheAges, seat: int | None, thing: str, space: int) -> Explanation | None:
    """A space of the card row: which card is there, what it costs, and whether it is swept next."""
    card = p.row[space]
    if card < 0:
        return None
    accounts: list[Account] = []
    if seat is not None and not p.civs[seat].is_gone:
        accounts.append({"heading": say("account-costs"), "rows": [take_sum(p, seat, space)]})
    return _explained(
        thing,
        say(p.cards[card].name),
        kind=say("about-space", space=space + 1, count=p.edition.row_cost[space]),
        lines=[say("ages-swept-help")] if space < swept_spaces(p) else [],
        accounts=accounts,
        rules=[p.edition.rules["take"]],
    )


# Players and their numbers.


def _accounts(p: ThroughTheAges, player: int, viewer: int | None) -> list[Account]:
    """Everything about the numbers of a player; nothing of who has left."""
    if p.civs[player].is_gone:
        return []
    has, final = civilization_accounts(p, player), final_account(p, player, viewer)
    return [*final, *has] if p.is_over else [*has, *final, *forecast_of(p, player, viewer)]


def _turn(p: ThroughTheAges, thing: str, player: int, viewer: int | None) -> Explanation | None:
    """What the end of a turn would bring a player."""
    accounts = forecast_of(p, player, viewer)
    return _explained(thing, accounts[0]["heading"], accounts=accounts) if accounts else None


def _sum(p: ThroughTheAges, thing: str, player: int, good: str) -> Explanation | None:
    """One number of a player."""
    if p.civs[player].is_gone:
        return None
    account = good_account(p, player, good)
    total = account["total"]["value"]
    assert isinstance(total, int)
    kind = (
        say("ages-each-turn", count=total) if good in EACH_TURN and total >= 0 else say("account-number", count=total)
    )
    lines = [] if account["rows"] else [say("ages-nothing")]
    rules = [account["total"]["rule"]]
    name = say(SUM_NAMES.get(good, f"ages-rating-{good}"))
    return _explained(thing, name, kind=kind, lines=lines, accounts=[account], rules=rules)


# Banks.


def _yellow_bank(p: ThroughTheAges, thing: str, player: int) -> Explanation:
    """Workers that can still be had, and what the empty part of the bank demands."""
    c, edition = p.civs[player], p.edition
    lines = [say("bank-yellow-help")]
    accounts: list[Account] = []
    if c.yellow:
        ledger = Ledger()
        price = population_cost(p, player, 0, ledger)
        lines.append(say("board-worker", price=price))
        if len(ledger.parts) > 1:
            accounts.append({"heading": say("ages-next-worker"), "rows": [summed(say("good-food"), price, ledger)]})
    else:
        lines.append(say("board-no-worker"))
    lines.append(_until(say("board-eats", eats=consumption(p, c)), edition.consumption, c.yellow))
    if not p.setting.is_simple:
        faces = say("board-faces", faces=c.faces, demand=happiness_demand(p, c))
        lines.append(_until(faces, edition.happiness_demand, c.yellow))
    kind = say("n-yellow", count=c.yellow)
    rules = [edition.rules["consumption"]]
    return _explained(thing, say("board-yellow"), kind=kind, lines=lines, accounts=accounts, rules=rules)


def _blue_bank(p: ThroughTheAges, thing: str, player: int) -> Explanation:
    """Corruption, and when it gets worse."""
    c = p.civs[player]
    lines = [say("bank-blue-help")]
    if not p.setting.is_simple:
        lines.append(_until(say("board-corruption", count=corruption(p, c)), p.edition.corruption, c.blue))
    kind = say("n-blue", count=c.blue)
    return _explained(thing, say("board-blue"), kind=kind, lines=lines, rules=[p.edition.rules["corruption"]])


def _until(now: Said, table: list[int], tokens: int) -> Said:
    """What is due, and when that changes as the bank empties."""
    value = table[min(tokens, len(table) - 1)]
    for left in range(min(tokens, len(table)) - 1, -1, -1):
        if table[left] != value:
            return say("about-until", now=now, next=say("board-more", value=table[left], count=left))
    return now
