"""Names of accounts: what may be one, and which ones look alike.

Names are compared by their skeletons, as Unicode's security mechanisms (UTS 39) have it: what is drawn alike is written
alike. Which characters those are comes from Unicode's own list.
"""

import unicodedata
from functools import cache

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

from civitas.server.refusals import Refusal

LONGEST_NAME = 40
UNSEEN_KINDS = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Control and format characters, and such as nobody has defined."""
DEFAULT_IGNORABLE = (
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0x200B, 0x2010)),
    *(*range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, *range(0xFE00, 0xFE10), 0xFEFF, 0xFFA0),
    *(*range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)),
)
"""Characters of which nothing is drawn, whatever their kind (Default_Ignorable_Code_Point)."""
BLANK = 0x2800
"""A pattern of Braille without a dot: drawn as a space, and none."""
NO_SCRIPT = {"COMMON", "INHERITED"}
"""Digits, punctuation, accents: at home in every script."""
WRITTEN_TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Scripts that one name may mix: Japanese, Chinese and Korean (UTS 39, highly restrictive)."""
DIRECTION_MARK = "\u200e"
"""Stands around characters that are written from right to left in the list of those that look alike."""

_UNSEEN = frozenset(map(chr, (*DEFAULT_IGNORABLE, BLANK)))


def shown_name(name: str) -> str:
    """The name as it is stored and shown, or why nobody may be called this."""
    if any(map(_is_unseen, name)):
        raise Refusal("name-unseen", "the name has characters that cannot be seen")
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not shown:
        raise Refusal("name-unseen", "there is nothing to be seen of the name")
    if len(shown) > LONGEST_NAME:
        raise Refusal("name-long", "the name is too long")
    if not _is_of_one_script(shown):
        raise Refusal("name-scripts", "the name mixes letters of several scripts")
    return shown


def key_of(name: str) -> str:
    """A name without the differences that nobody means: what an account is found by."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def skeleton(name: str) -> str:
    """What all names have in common that look like this one, in large or small letters.

    Case is folded between two rounds: a large I looks like a small l, whatever its own small letter looks like.
    """
    seen = "".join(each for each in unicodedata.normalize("NFKC", name) if not _is_unseen(each))
    return " ".join(_drawn(_drawn(seen).casefold()).split())


def _is_unseen(character: str) -> bool:
    return character in _UNSEEN or (unicodedata.category(character) in UNSEEN_KINDS and not character.isspace())


def _is_of_one_script(name: str) -> bool:
    scripts = unique_aliases(name) - NO_SCRIPT
    return len(scripts) <= 1 or any(scripts <= together for together in WRITTEN_TOGETHER)


def _drawn(text: str) -> str:
    """Every character as the one that stands for all that look like it; twice, as that may be several characters."""
    table = _prototypes()
    once = unicodedata.normalize("NFD", text).translate(table)
    return unicodedata.normalize("NFD", once.translate(table))


@cache
def _prototypes() -> dict[int, str]:
    """By character: what stands for it.

    The list says of each pair that the two look alike, not which one stands for both. It is the one that looks like
    several others; where there are only two, the longer one, or else the first.
    """
    alike = {_plain(each): [_plain(other["c"]) for other in others] for each, others in confusables_data.items()}
    return {
        ord(each): others[0]
        for each, others in alike.items()
        if len(each) == 1 and len(others) == 1 and _stands_for(others[0], each, alike)
    }


def _plain(listed: str) -> str:
    return unicodedata.normalize("NFD", listed.strip(DIRECTION_MARK))


def _stands_for(prototype: str, other: str, alike: dict[str, list[str]]) -> bool:
    return len(alike.get(prototype, ())) > 1 or (-len(prototype), prototype) < (-len(other), other)
