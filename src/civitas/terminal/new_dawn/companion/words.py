"""What people type at the table: commands, answers and names, in all languages at once, shortened where it is clear."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import TypeVar

from civitas.games.new_dawn.facts.agendas import AGENDAS, VICTORY_CARDS
from civitas.games.new_dawn.options import DIFFICULTIES
from civitas.games.new_dawn.scenario.table_entries import VICTORY_PREFIX
from civitas.games.new_dawn.stored import TITLE_ID
from civitas.language import LANGUAGES, Language, language
from civitas.terminal.words import EXACT, fit, plain, spelled_out

K = TypeVar("K", bound=Hashable)


def match(typed: str, names: Mapping[K, Iterable[str]]) -> K | None:
    """The one thing that goes by this name: the only one it fits, or the only one it fits exactly."""
    found: dict[K, int] = {}
    for each, called in names.items():
        fits = [fit(plain(typed), form) for name in called for form in _forms(name)]
        known = [quality for quality in fits if quality is not None]
        if known:
            found[each] = min(known)
    exact = [each for each, quality in found.items() if quality == EXACT]
    best = exact or list(found)
    return best[0] if plain(typed) and len(best) == 1 else None


def _forms(name: str) -> list[str]:
    return [plain(name), spelled_out(name)]


# Names of things.


def names_of(kind: str, word: str) -> list[str]:
    """What a card, a leader or the like is called: its id, and its name in each language."""
    return [word, *(language(code, TITLE_ID).name(f"{kind}-{word}") for code in LANGUAGES)]


def named(typed: str, words: Iterable[str], kind: str) -> str | None:
    """The one of these words that is meant."""
    return match(typed, {word: names_of(kind, word) for word in words})


def victory_names() -> dict[str, list[str]]:
    """The victory cards by their words in files, each with everything it and its two agendas are called."""
    return {card.removeprefix(VICTORY_PREFIX): _victory_names(number) for number, card in enumerate(VICTORY_CARDS)}


def _victory_names(number: int) -> list[str]:
    card, agendas = VICTORY_CARDS[number], AGENDAS[2 * number : 2 * number + 2]
    called = [name for agenda in agendas for name in names_of("agenda", agenda)]
    return [card.removeprefix(VICTORY_PREFIX), *names_of("victory-card", card), *called]


# Levels of difficulty.


def level_name(level: str, spoken: Language) -> str:
    """What a level of difficulty is called."""
    return spoken.text(f"option-automa-{level}").partition(":")[0]


def level_names(level: str) -> list[str]:
    """Everything a level of difficulty is called."""
    return [level, *(level_name(level, language(code, TITLE_ID)) for code in LANGUAGES)]


def level_named(typed: str) -> str | None:
    """The level of difficulty that is meant."""
    return match(typed, {level: level_names(level) for level in DIFFICULTIES})


# Commands and answers.


@cache
def words_of(key: str) -> tuple[str, ...]:
    """Every word for a command or an answer."""
    return (key, *(word for code in LANGUAGES for word in _words_in(key, language(code, TITLE_ID))))


def _words_in(key: str, spoken: Language) -> list[str]:
    return spoken.text(f"automa-word-{key}").split()


def word_for(key: str, spoken: Language) -> str:
    """The word for a command or an answer in one language."""
    return _words_in(key, spoken)[0]


def is_word(typed: str, key: str) -> bool:
    """Whether somebody has typed the word for something, in whatever language."""
    return any(plain(typed) == form for word in words_of(key) for form in _forms(word))


def command_named(typed: str, known: Sequence[str], spoken: Language) -> str:
    """The command that a word begins, or nothing; the language that is spoken comes before the others."""
    for command in known:
        if is_word(typed, command):
            return command
    for words in ({each: _words_in(each, spoken) for each in known}, {each: [*words_of(each)] for each in known}):
        begun = [
            each for each in known if any(form.startswith(plain(typed)) for w in words[each] for form in _forms(w))
        ]
        if begun:
            return begun[0] if len(begun) == 1 and plain(typed) else ""
    return ""
