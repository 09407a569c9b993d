"""What is told about a situation, in English words and as plain numbers, and whether its accounts add up."""

from collections.abc import Iterator

import civitas
from civitas.core.dice import Dice
from civitas.core.telling import Account, Choice, Explanation, Group, Said, Sum, Telling
from civitas.games.civilization_1980.model import Civilization1980
from civitas.language import language
from tests.conformance.wording import unworded
from tests.games.civilization_1980.situation import TITLE, Situation

ENGLISH = language("en", "civilization-1980")


def told(s: Situation, nation: str) -> Telling:
    """What is told to a nation; it can be put into words in every language."""
    telling = s.position.perspective(s.seat(nation)).telling
    assert not unworded(TITLE, telling, names(telling))
    return telling


def names(telling: Telling) -> list[str]:
    """What the seats are called."""
    return [ENGLISH.said(seat["name"], []) for seat in telling["seats"]]


class Spoken:
    """The telling of one nation in English words."""

    def __init__(self, s: Situation, nation: str) -> None:
        self.situation = s
        self.nation = nation
        self.telling = told(s, nation)

    def words(self, said: Said) -> str:
        return ENGLISH.said(said, names(self.telling))

    @property
    def question(self) -> str:
        assert self.telling["question"] is not None
        return self.words(self.telling["question"]["text"])

    @property
    def because(self) -> list[str]:
        assert self.telling["question"] is not None
        return [self.words(said) for said in self.telling["question"]["because"]]

    def choices(self, heading: str) -> list[str]:
        """The choices behind a heading: label, notes in brackets, price behind a colon."""
        return [self.choice(choice) for choice in self.group(heading)["choices"]]

    def group(self, heading: str) -> Group:
        found = [g for g in self.telling["groups"] if (self.words(g["heading"]) if "heading" in g else "") == heading]
        assert len(found) == 1, f"{heading}: not in {self.headings}"
        return found[0]

    @property
    def headings(self) -> list[str]:
        return [self.words(group["heading"]) if "heading" in group else "" for group in self.telling["groups"]]

    def choice(self, choice: Choice) -> str:
        text = self.words(choice["label"] if "label" in choice else choice["phrase"])
        if choice.get("notes"):
            text += f" ({', '.join(self.words(note) for note in choice['notes'])})"
        return f"{text}: {self.words(choice['price'])}" if "price" in choice else text

    def forecast(self) -> list[str]:
        return [line for account in self.telling["forecast"] for line in self.account(account)]

    def explain(self, thing: str) -> list[str]:
        """Everything about a thing, line by line."""
        told = self.explanation(thing)
        head = [self.words(told["name"])]
        head += [self.words(told["kind"])] if "kind" in told else []
        head += [self.words(told["cost"])] if "cost" in told else []
        lines = [" | ".join(head), *(self.words(line) for line in told["lines"])]
        return lines + [line for account in told["accounts"] for line in self.account(account)]

    def explanation(self, thing: str) -> Explanation:
        seat = self.situation.seat(self.nation)
        explanation = self.situation.position.perspective(seat).explain(thing)
        assert explanation is not None, thing
        assert not unworded(TITLE, explanation, names(self.telling))
        assert all(rule in TITLE.rules for rule in explanation["rules"])
        return explanation

    def account(self, account: Account) -> list[str]:
        check(account)
        rows = [*account["rows"], *([account["total"]] if "total" in account else [])]
        return [f"[{self.words(account['heading'])}]", *(line for row in rows for line in self._sum(row))]

    def _sum(self, row: Sum) -> list[str]:
        value = row["value"] if isinstance(row["value"], int) else self.words(row["value"])
        note = f" ({self.words(row['note'])})" if "note" in row else ""
        parts = [f"- {line}" for part in row.get("parts", []) for line in self._sum(part)]
        return [f"{self.words(row['label'])} {value}{note}", *parts]


def check(account: Account) -> None:
    """Rows add up to the total, and parts to what they are parts of, wherever they are numbers."""
    for row in [*account["rows"], *([account["total"]] if "total" in account else [])]:
        _check_sum(row)
    values = [row["value"] for row in account["rows"]]
    total = account["total"]["value"] if "total" in account else None
    if isinstance(total, int):
        assert total == sum(value for value in values if isinstance(value, int)), account
        assert all(isinstance(value, int) for value in values), account


def _check_sum(row: Sum) -> None:
    if "parts" not in row:
        return
    for part in row["parts"]:
        _check_sum(part)
    values = [part["value"] for part in row["parts"]]
    assert row["value"] == sum(value for value in values if isinstance(value, int)), row


def played(players: int, seed: int, options: dict[str, object], limit: int = 2000) -> Iterator[Civilization1980]:
    """Positions of a game that moves on: whoever may build or buy does so, and nobody trades for long."""
    p, rng = civitas.title("civilization-1980").new_game(players=players, seed=seed, options=options), Dice.seeded(seed)
    assert isinstance(p, Civilization1980)
    wanted = ("build", "buy", "settle")
    for _ in range(limit):
        if p.is_over:
            return
        yield p
        seat = p.to_act[rng.below(len(p.to_act))]
        legal = p.legal(seat)
        better = [action for action in legal if p.space().verb_of(action).name in wanted]
        ends = [action for action in legal if p.space().verb_of(action).name in ("done", "leave")]
        chosen = better or (ends if ends and rng.below(3) == 0 else legal)
        p.play(seat, chosen[rng.below(len(chosen))])
