"""How much room words take. There is no font to ask: the widths of Helvetica have to do, which most others resemble."""

import unicodedata
from collections.abc import Iterator
from functools import cache

_WIDTHS = {
    222: "ijl",
    191: "'",
    278: " !,./:;[]\\fIt",
    333: "()-`r",
    355: '"',
    389: "*",
    500: "ckszvxyJ",
    556: "#$?_abdeghnopquL0123456789",
    584: "+<=>~−±×",
    611: "FTZß",
    667: "&ABEKPSVXY",
    722: "wCDHNRU",
    778: "GOQ",
    833: "mM",
    889: "%",
    944: "W",
    1000: "→…—★●■▲◆",
}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
USUAL = 600
BOLDER = 1.07
ELLIPSIS = "…"
HYPHEN = "-"
SHORTEST = 4
"""No part of a broken word is shorter."""
SQUEEZE = 1.22
"""Words that are this much too wide are narrowed; only what is wider still is shortened."""


@cache
def _letter(letter: str) -> int:
    plain = unicodedata.normalize("NFD", letter)[0]
    return _WIDTH.get(letter, _WIDTH.get(plain, USUAL))


def width_of(words: str, size: float, bold: bool = False) -> float:
    """How wide a line is."""
    return sum(map(_letter, words)) * size / 1000 * (BOLDER if bold else 1)


def shortened(words: str, room: float, size: float, bold: bool = False) -> str:
    """The line, or as much of its beginning as there is room for."""
    room *= SQUEEZE
    if width_of(words, size, bold) <= room:
        return words
    kept = words
    while kept and width_of(kept + ELLIPSIS, size, bold) > room:
        kept = kept[:-1]
    return kept.rstrip(" ,;-") + ELLIPSIS


def wrapped(words: str, room: float, size: float, lines: int, bold: bool = False) -> list[str]:
    """The words in so many lines at most; what does not fit is left out of the last one."""
    found = [""]
    for word in _broken(words.split(), room, size, bold):
        longer = f"{found[-1]} {word}".strip()
        if width_of(longer, size, bold) <= room or not found[-1]:
            found[-1] = longer
        else:
            found.append(word)
    if len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [shortened(line, room, size, bold) for line in found]


def _broken(words: list[str], room: float, size: float, bold: bool) -> Iterator[str]:
    """The words; one that is too long for a line is broken."""
    for word in words:
        rest = word
        while width_of(rest, size, bold) > room * SQUEEZE and len(rest) > SHORTEST:
            end = SHORTEST
            while width_of(rest[: end + 1] + HYPHEN, size, bold) <= room:
                end += 1
            yield rest[:end] + HYPHEN
            rest = rest[end:]
        yield rest
