"""Actions as integers: verbs, what they are said of, and the finite space of all actions of a title."""

from bisect import bisect_right

from civitas.core.errors import MalformedAction


def _kinds(name: str, named: str | dict[str, str]) -> list[str]:
    """What ids of names begin with, `resource` being the kind of `resource-salt`."""
    if isinstance(named, str):
        return list(dict.fromkeys([name, named]))
    plain = {word: word.partition(":")[0] for word in named}
    found = [id.removesuffix(f"-{plain[word]}") for word, id in named.items() if id.endswith(f"-{plain[word]}")]
    return list(dict.fromkeys([name, *found]))


class Domain:
    """The values an argument of a verb can take; each has a text of one or more words.

    `named` says by which names its words go: the kind of them (`card`, where the domain is `tech`), or the id of each.
    `counts`: its numbers say how many, not which.
    """

    def __init__(
        self,
        name: str,
        words: list[str],
        first_number: int | None = None,
        *,
        named: str | dict[str, str] = "",
        counts: bool = False,
    ) -> None:
        self.name = name
        self.named = named or name
        self.kinds = _kinds(name, self.named)
        """The kinds of names its words may have, its own first: `source`, `resource`, `city-state`."""
        self.counts = counts
        self.words = words
        self.size = len(words)
        self.first_number = first_number
        self.width = len(words[0].split())
        self._index = {word: position for position, word in enumerate(words)}
        if len(self._index) != self.size or any(len(w.split()) != self.width for w in words):
            raise ValueError(f"domain {name}: words must differ and be of one length")

    @staticmethod
    def numbers(name: str, first: int, last: int, *, counts: bool = False) -> "Domain":
        """The whole numbers from first to last."""
        return Domain(name, [str(number) for number in range(first, last + 1)], first, counts=counts)

    def name_id(self, word: str) -> str:
        """The id of what a word of this domain is called."""
        return f"{self.named}-{word}" if isinstance(self.named, str) else self.named[word]

    def index(self, word: str) -> int:
        """Which value this word stands for, or -1."""
        return self._index.get(word, -1)

    def to_json(self, value: int) -> int | str:
        """Numbers as numbers, everything else as its word."""
        if self.first_number is not None:
            return self.first_number + value
        return self.words[value]


class Verb:
    """Something a seat can do, such as `move 3 knossos phaestos`."""

    def __init__(self, name: str, domains: list[Domain]) -> None:
        self.name = name
        self.domains = domains
        self.base = 0
        self.size = 1
        for domain in domains:
            self.size *= domain.size
        self._second = domains[1].size if len(domains) > 1 else 1
        self.counted = next((place for place, domain in enumerate(domains) if domain.counts), -1)
        """Which argument says how many, or -1."""
        if len(domains) > 2:
            raise ValueError(f"verb {name}: more than two arguments; ask step by step")

    def code(self, first: int = 0, second: int = 0) -> int:
        """The action with these arguments (positions in their domains)."""
        return self.base + first * self._second + second

    def first(self, action: int) -> int:
        """The first argument of an action of this verb."""
        return (action - self.base) // self._second

    def second(self, action: int) -> int:
        """The second argument of an action of this verb."""
        return (action - self.base) % self._second

    def both(self, action: int) -> tuple[int, int]:
        """Both arguments of an action of this verb."""
        place = action - self.base
        return place // self._second, place % self._second

    def owns(self, action: int) -> bool:
        """Whether the action is one of this verb."""
        return self.base <= action < self.base + self.size

    def arguments(self, action: int) -> list[int]:
        """All arguments of an action of this verb."""
        return [self.first(action), self.second(action)][: len(self.domains)]


def verb(name: str, *domains: Domain) -> Verb:
    """Declare a verb; it gets its codes when it joins an action space."""
    return Verb(name, list(domains))


class ActionSpace:
    """All actions of a title: `0 <= action < size`, with text and JSON forms that read back."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.size = 0
        for each in verbs:
            each.base = self.size
            self.size += each.size
        self._bases = [each.base for each in verbs]
        self._by_name = {each.name: each for each in verbs}
        if len(self._by_name) != len(verbs):
            raise ValueError("two verbs of one name")

    def name_kinds(self) -> dict[str, list[str]]:
        """By which kinds of names the words of each domain go, where these are not its own alone."""
        found: dict[str, list[str]] = {}
        for domain in [domain for each in self.verbs for domain in each.domains]:
            if domain.kinds != [domain.name]:
                found[domain.name] = list(dict.fromkeys([*found.get(domain.name, []), *domain.kinds]))
        return found

    def check(self, action: object) -> int:
        """The action itself, if it is one of this space."""
        if isinstance(action, bool) or not isinstance(action, int):
            raise MalformedAction(f"an action is a number, not {action!r}")
        if not 0 <= action < self.size:
            raise MalformedAction(f"action {action} is outside 0..{self.size - 1}")
        return action

    def verb_of(self, action: int) -> Verb:
        """The verb an action belongs to."""
        return self.verbs[bisect_right(self._bases, action) - 1]

    def text(self, action: int) -> str:
        """The action in words, `move 3 knossos phaestos`."""
        the_verb = self.verb_of(self.check(action))
        pairs = zip(the_verb.domains, the_verb.arguments(action), strict=True)
        return " ".join([the_verb.name] + [domain.words[value] for domain, value in pairs])

    def parse(self, text: str) -> int:
        """The action these words stand for."""
        words = text.lower().replace("_", "-").split()
        the_verb = self._by_name.get(words[0]) if words else None
        if the_verb is None:
            raise MalformedAction(f"{text!r}: no action begins like this")
        values, rest = [], words[1:]
        for domain in the_verb.domains:
            word = " ".join(rest[: domain.width])
            rest = rest[domain.width :]
            values.append(_value(domain, word, text))
        if rest:
            raise MalformedAction(f"{text!r}: {' '.join(rest)!r} is too much")
        return the_verb.code(*values)

    def to_json(self, action: int) -> dict[str, int | str]:
        """The action as a plain record, `{"verb": "move", "count": 3, "border": "knossos phaestos"}`."""
        the_verb = self.verb_of(self.check(action))
        record: dict[str, int | str] = {"verb": the_verb.name}
        for domain, value in zip(the_verb.domains, the_verb.arguments(action), strict=True):
            record[domain.name] = domain.to_json(value)
        return record

    def from_json(self, record: object) -> int:
        """The action of such a record."""
        if not isinstance(record, dict):
            raise MalformedAction(f"a record is expected, not {record!r}")
        the_verb = self._by_name.get(str(record.get("verb")))
        if the_verb is None:
            raise MalformedAction(f"{record!r}: no such verb")
        if set(record) != {"verb"} | {domain.name for domain in the_verb.domains}:
            wanted = ", ".join(domain.name for domain in the_verb.domains) or "nothing"
            raise MalformedAction(f"{record!r}: {the_verb.name} takes {wanted}")
        words = [(domain, str(record[domain.name])) for domain in the_verb.domains]
        return the_verb.code(*[_value(domain, word, repr(record)) for domain, word in words])


def _value(domain: Domain, word: str, text: str) -> int:
    value = domain.index(word)
    if value < 0:
        raise MalformedAction(f"{text}: {word!r} is not a {domain.name}")
    return value
