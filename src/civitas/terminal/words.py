"""Reading actions that a person types: in either language, shortened where that is clear."""

import re
import unicodedata
from collections.abc import Iterator

from civitas.core.verbs import ActionSpace, Domain, Verb
from civitas.language import LANGUAGES, Language, language

EXACT, BEGINNING = 0, 1
"""How well words fit a name; less is better."""
MOST_MEANINGS = 6
MOST_WORDS = 7
"""The longest names have so many words."""
NOT_TYPED = "()[]:,.'’/"
"""Brackets, colons, apostrophes and slashes of names, which nobody needs to type."""

NOT_TYPED_BUT_POINTS = NOT_TYPED.replace(".", "")
POINTS = re.compile(r"(?<!\d)\.|\.(?!\d)")
"""Points that are not between two numbers; in examples `12.3` keeps its point."""

Reading = tuple[int, list[int]]
"""How well it fits, and the values of the arguments."""


class NotUnderstood(Exception):
    """What was typed is no action; the message says why, in the person's language."""


def plain(text: str) -> str:
    """Text without accents, capitals and punctuation, so that `Östliche Wüste` is `ostliche wuste`."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(str.maketrans("-_", "  ", NOT_TYPED)))
    return " ".join("".join(c for c in decomposed if not unicodedata.combining(c)).split())


def spelled_out(text: str) -> str:
    """The same with German umlauts written as two letters: `oestliche wueste`."""
    lowered = text.casefold().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    return plain(lowered)


def fit(typed: str, spelling: str) -> int | None:
    """How well typed words fit a spelling, or None."""
    if typed == spelling:
        return EXACT
    ours, theirs = typed.split(), spelling.split()
    if _begins(typed, spelling):
        return BEGINNING
    shortened = len(ours) == len(theirs) and all(_begins(a, b) for a, b in zip(ours, theirs, strict=True))
    return BEGINNING if shortened else None


def _begins(typed: str, spelling: str) -> bool:
    """Whether a spelling begins like this; numbers are never cut off, `a1` is not the beginning of `a10`."""
    rest = spelling[len(typed) :]
    return spelling.startswith(typed) and not (typed[-1:].isdigit() and rest[:1].isdigit())


class Words:
    """The words that a title's actions can be typed in."""

    def __init__(self, space: ActionSpace, spoken: Language) -> None:
        self.space = space
        self.spoken = spoken
        self._languages = [language(code, spoken.title_id) for code in LANGUAGES]
        self._spellings: dict[tuple[str, str], list[str]] = {}

    def read(self, text: str, legal: list[int]) -> int:
        """The action these words stand for; where they are unclear, the legal ones decide."""
        words = plain(text).split()
        readings = list(self._readings(words)) or list(self._without_verb(words, legal))
        actions = _best([(quality, verb.code(*values)) for verb, quality, values in readings], legal)
        if len(actions) == 1:
            return actions[0]
        if actions:
            raise NotUnderstood(self._ambiguous(text, actions))
        raise NotUnderstood(self._misread(text, words, legal))

    def example(self, action: int) -> str:
        """How this action is typed."""
        verb = self.space.verb_of(action)
        parts = [self._own_words(verb)[0]]
        for domain, value in zip(verb.domains, verb.arguments(action), strict=True):
            parts += [self._typed(domain, word) for word in domain.words[value].split()]
        return " ".join(parts)

    def verbs(self, legal: list[int]) -> list[Verb]:
        """The verbs of these actions."""
        return list(dict.fromkeys(self.space.verb_of(action) for action in legal))

    def spellings(self, domain: Domain, word: str) -> list[str]:
        """Everything a word of a domain may be called."""
        key = (domain.name, word)
        if key not in self._spellings:
            whole, _, part = word.partition(":")
            names = [f"{whole} {part}"]
            for each in self._languages:
                names += [f"{each.word(domain, whole)} {part}"]
                names += [each.word(domain, word)]
            forms = [form for name in names for form in (plain(name), spelled_out(name))]
            self._spellings[key] = list(dict.fromkeys(forms))
        return self._spellings[key]

    # Finding readings.

    def _readings(self, words: list[str]) -> Iterator[tuple[Verb, int, list[int]]]:
        for verb, quality, rest in self._verbs_at(words):
            for more, values in self._arguments(verb.domains, rest):
                yield verb, quality * 10 + more, values

    def _without_verb(self, words: list[str], legal: list[int]) -> Iterator[tuple[Verb, int, list[int]]]:
        """Readings that leave the verb out, as in `crete` for `choose crete`; only of what is possible now."""
        for verb in self.verbs(legal):
            for quality, values in self._arguments(verb.domains, words) if words else ():
                if verb.code(*values) in legal:
                    yield verb, quality, values

    def _verbs_at(self, words: list[str]) -> Iterator[tuple[Verb, int, list[str]]]:
        for verb in self.space.verbs:
            found: dict[int, int] = {}
            for spelling in self._verb_spellings(verb):
                width = len(spelling.split())
                quality = fit(" ".join(words[:width]), spelling) if words else None
                if quality is not None and len(words) >= width:
                    found[width] = min(quality, found.get(width, quality))
            for width, quality in found.items():
                yield verb, quality, words[width:]

    def _arguments(self, domains: list[Domain], words: list[str]) -> Iterator[Reading]:
        if not domains:
            if not words:
                yield EXACT, []
            return
        for quality, value, used in self._values(domains[0], words):
            for more, values in self._arguments(domains[1:], words[used:]):
                yield quality + more, [value, *values]

    def _values(self, domain: Domain, words: list[str]) -> Iterator[tuple[int, int, int]]:
        """Values of a domain at the beginning of the words: how well they fit, which, and how many words they take."""
        if domain.first_number is not None:
            value = int(words[0]) - domain.first_number if words and words[0].isdigit() else -1
            if 0 <= value < domain.size:
                yield EXACT, value, 1
            return
        if domain.width == 1:
            for quality, word, used in self._single(domain, domain.words, words):
                yield quality, domain.index(word), used
            return
        yield from self._pairs(domain, words)

    def _pairs(self, domain: Domain, words: list[str]) -> Iterator[tuple[int, int, int]]:
        """Values of two words, such as borders; `nach` or `to` between them is fine."""
        starts = list(dict.fromkeys(word.split()[0] for word in domain.words))
        for quality, first, used in list(self._single(domain, starts, words)):
            rest = words[used:]
            filler = 1 if rest and rest[0] in ("to", "nach", "→", "auf", "in") else 0
            ends = [word.split()[1] for word in domain.words if word.split()[0] == first]
            for more, second, also_used in self._single(domain, ends, rest[filler:]):
                yield quality + more, domain.index(f"{first} {second}"), used + filler + also_used

    def _single(self, domain: Domain, candidates: list[str], words: list[str]) -> Iterator[tuple[int, str, int]]:
        for used in range(1, min(MOST_WORDS, len(words)) + 1):
            typed = " ".join(words[:used])
            for candidate in candidates:
                fits = [fit(typed, spelling) for spelling in self.spellings(domain, candidate)]
                known = [quality for quality in fits if quality is not None]
                if known:
                    yield min(known), candidate, used

    # Words of verbs.

    def _verb_spellings(self, verb: Verb) -> list[str]:
        words = [verb.name]
        for each in self._languages:
            words += each.text(f"word-{verb.name}").split() if each.has(f"word-{verb.name}") else []
        return list(dict.fromkeys(form for word in words for form in (plain(word), spelled_out(word))))

    def _own_words(self, verb: Verb) -> list[str]:
        key = f"word-{verb.name}"
        return self.spoken.text(key).split() if self.spoken.has(key) else [verb.name]

    def _typed(self, domain: Domain, word: str) -> str:
        if domain.first_number is not None:
            return word
        name = self.spoken.word(domain, word.partition(":")[0]).lower()
        called = "-".join(POINTS.sub("", name).translate(str.maketrans("", "", NOT_TYPED_BUT_POINTS)).split())
        return called + (f"-{word.partition(':')[2]}" if ":" in word else "")

    # Explaining what is wrong.

    def _ambiguous(self, text: str, actions: list[int]) -> str:
        meanings = ", ".join(f"`{self.example(action)}`" for action in actions[:MOST_MEANINGS])
        more = " …" if len(actions) > MOST_MEANINGS else ""
        return self.spoken.text("input-ambiguous", text=text, meanings=meanings + more)

    def _misread(self, text: str, words: list[str], legal: list[int]) -> str:
        """The first thing that could not be read, with preference for verbs that are possible now."""
        now = self.verbs(legal)
        verbs = sorted(self._verbs_at(words), key=lambda found: (found[1], found[0] not in now))
        if not verbs:
            return self.spoken.text("input-unknown", text=text)
        verb, _, rest = verbs[0]
        for domain in verb.domains:
            if not rest:
                example = self.example(next((a for a in legal if verb.owns(a)), verb.code()))
                return self.spoken.text("input-missing", text=text, domain=self._domain(domain), example=f"`{example}`")
            found = list(self._values(domain, rest))
            if not found:
                return self.spoken.text("input-value", text=text, domain=self._domain(domain), words=" ".join(rest))
            rest = rest[max(used for _, _, used in found) :]
        return self.spoken.text("input-too-much", text=text, words=" ".join(rest))

    def _domain(self, domain: Domain) -> str:
        key = f"domain-{domain.name}"
        return self.spoken.text(key) if self.spoken.has(key) else domain.name


def _best(found: list[tuple[int, int]], legal: list[int]) -> list[int]:
    """The actions that fit best; legal ones come first, however well the others fit."""
    allowed = set(legal)
    pool = [entry for entry in found if entry[1] in allowed] or found
    best = min((quality for quality, _ in pool), default=0)
    return list(dict.fromkeys(action for quality, action in pool if quality == best))
