"""One line that a person types at the table: its words from left to right, and what is wrong with them."""

from collections.abc import Mapping, Sequence

from civitas.games.new_dawn.facts.kinds import SLOTS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.words import numbered
from civitas.language import Language
from civitas.terminal.new_dawn.companion.play import Play, card_names
from civitas.terminal.new_dawn.companion.words import match, names_of
from civitas.terminal.words import NotUnderstood

AUTOMATED = ("a", "automa")
"""How the automated player is called in notes; people go by their numbers."""
_SPACE = numbered(SPACE_NAMES)


class Note:
    """One line of notes: its words are taken from left to right."""

    def __init__(self, play: Play, words: Sequence[str]) -> None:
        self.play = play
        self.p: NewDawn = play.p
        self.spoken: Language = play.language
        self._words = list(words)
        self.seat = play.p.automa
        """The player the note is about."""

    # Reading.

    def has_more(self) -> bool:
        """Whether there are words left."""
        return bool(self._words)

    def next_word(self) -> str:
        """The next word, which is not taken yet."""
        return self._words[0].lower() if self._words else ""

    def word(self, field: str) -> str:
        """The next word; `field` says what is expected."""
        if not self._words:
            raise NotUnderstood(self.spoken.text("automa-note-missing", field=self._field(field)))
        return self._words.pop(0).lower()

    def end(self) -> None:
        """Refuse words that are left over."""
        if self._words:
            raise NotUnderstood(self.spoken.text("automa-note-too-much", text=" ".join(self._words)))

    def player(self) -> int:
        """A player: the number of a person, or `a`."""
        word = self.word("player")
        people = {str(seat + 1): seat for seat in self.p.humans()}
        if word not in people and word not in AUTOMATED:
            raise self.refusal("player", word, words=", ".join([*people, AUTOMATED[0]]))
        self.seat = people.get(word, self.p.automa)
        return self.seat

    def number(self, field: str, low: int, high: int) -> int:
        """A number within bounds."""
        word = self.word(field)
        if not word.isdigit() or not low <= int(word) <= high:
            raise self.refusal(field, word, words=f"{low}–{high}")
        return int(word)

    def slot(self) -> int:
        """A slot, from 0 on: its number, or the card that lies there."""
        word = self.word("slot")
        cards = card_names(self.p, self.seat)
        slot = int(word) - 1 if word.isdigit() else match(word, cards)
        if slot is None or slot not in cards:
            called = [self.spoken.name(f"card-{names[0]}") for names in cards.values()]
            raise self.refusal("slot", word, words=", ".join([f"1–{SLOTS}", *called]))
        return slot

    def space(self, field: str = "space") -> int:
        """A space of the map."""
        return self.space_of(self.word(field), field)

    def space_of(self, word: str, field: str = "space") -> int:
        """The space that a word names."""
        if not self.is_space(word):
            raise self.refusal(field, word, words=self.spoken.text("automa-note-spaces"))
        return _SPACE[word]

    def is_space(self, word: str) -> bool:
        """Whether a word names a space of the map."""
        return word in _SPACE and self.p.world.terrain[_SPACE[word]] >= 0

    def spaces(self) -> list[int]:
        """All spaces that follow, one at least."""
        found = [self.space()]
        while self._words:
            found.append(self.space())
        return found

    def one_of(self, field: str, table: Mapping[str, int], kind: str) -> int:
        """One of the things of a kind: by its id or its name in any language, shortened where that is clear."""
        return self.named(self.word(field), field, table, kind)

    def named(self, word: str, field: str, table: Mapping[str, int], kind: str) -> int:
        """The thing that a word names."""
        names: dict[int, list[str]] = {}
        for each, value in table.items():
            names.setdefault(value, []).extend(names_of(kind, each))
        found = match(word, names)
        if found is None:
            raise self.refusal(field, word, words=", ".join(table))
        return found

    # Refusing.

    def refusal(self, field: str, word: str, *, words: str) -> NotUnderstood:
        """Which part of the note does not fit, and what would."""
        return NotUnderstood(self.spoken.text("automa-note-value", field=self._field(field), text=word, words=words))

    def need(self, holds: bool, message: str, /, **arguments: int | str) -> None:
        """Refuse the note with a reason unless something holds."""
        if not holds:
            raise NotUnderstood(self.spoken.text(f"automa-note-{message}", **arguments))

    def _field(self, field: str) -> str:
        return self.spoken.text(f"automa-field-{field}")
