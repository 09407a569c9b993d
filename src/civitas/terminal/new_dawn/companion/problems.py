"""What is wrong with a file of the companion, as one sentence that names the field and its line.

The reader of scenarios complains in English; its complaints are recognised here, so that every language can say them.
"""

import re
from difflib import get_close_matches
from tomllib import TOMLDecodeError

from civitas.core.errors import BadScenario, CivitasError
from civitas.games.new_dawn.facts.terrain import TERRAINS
from civitas.games.new_dawn.options import DIFFICULTIES
from civitas.games.new_dawn.words import (
    AGENDA,
    LEADER,
    NATURAL,
    PACT,
    RESOURCE,
    STATE,
    VICTORY_CARD,
    WONDER,
    focus_words,
)
from civitas.language import Language
from civitas.terminal.new_dawn.companion.toml import field_at, line_of

_WORDS = sorted(
    {*AGENDA, *LEADER, *NATURAL, *PACT, *RESOURCE, *STATE, *WONDER, *focus_words(False)}
    | {*DIFFICULTIES, *TERRAINS, "card", "reserve", "free", "off", "absent", "automa", *VICTORY_CARD}
)
"""What a misspelled word may have been meant to be."""

_COMPLAINTS = [
    (re.compile(pattern), message)
    for pattern, message in (
        (r"^a record is expected$", "record"),
        (r"^a list is expected$", "list"),
        (r"^a list of tiles is expected$", "list"),
        (r"^(?P<value>.*) is not a number from (?P<low>-?\d+) to (?P<high>\d+)$", "number"),
        (r"^true or false is expected$", "flag"),
        (r"^(?P<word>.*) is unknown; there are (?P<words>.*)$", "word-of"),
        (r"^(?P<word>.*) is unknown$", "word"),
        (r"^no such entry; there are (?P<words>.*)$", "key"),
        (r"^(?P<space>.*): there is no such space on this map$", "space"),
        (r"^(?P<count>\d+) different cards are expected$", "cards"),
        (r"^(?P<count>\d+) numbers are expected, or numbers by card$", "slots"),
        (r"^this card is not in the row$", "not-in-row"),
        (r"^(?P<space>.*): there is a piece already$", "piece-twice"),
        (r"^there are (?P<count>\d+) caravans$", "caravans"),
        (r"^(?P<word>.*): another player holds this card$", "pact-twice"),
        (r"^nobody holds an own diplomacy card$", "own-pact"),
        (r"^the player does not hold this token$", "not-held"),
        (r"^a natural wonder token lies there$", "natural-wonder-there"),
        (r"^there are (?P<count>\d+) tokens of (?P<word>\S+), not (?P<used>\d+)$", "resource-tokens"),
        (r"^a city holds one wonder$", "one-wonder"),
        (r"^a space holds one wonder at most$", "one-wonder"),
        (r"^(?P<word>.*): the first card of its deck is told already$", "two-of-deck"),
        (r"^a record with one of (?P<words>.*) is expected$", "map-form"),
        (r"^only a map of tiles has water tokens$", "map-water"),
        (r"^a record with tile, side, at and rotation is expected$", "map-tile"),
        (r"^there is no such tile, side or rotation$", "map-tile"),
        (r"^two coordinates are expected$", "map-place"),
        (r"^two spaces lie at (?P<place>.*)$", "map-overlap"),
        (r"^a tile (?:does not exist, or )?is there twice$", "map-tile-twice"),
        (r"^at least one hex is expected$", "map-empty"),
        (r"^(?P<space>\S+) is water or not on the map$", "piece-on-water"),
        (r"^(?P<space>\S+) is not on the map$", "not-on-map"),
        (r"^(?P<space>\S+) is somebody's, so its token has been taken$", "token-taken"),
        (r"^(?P<space>\S+) is water or somebody's$", "barbarian-place"),
        (r"^two of them stand on one space$", "barbarians-together"),
        (r"^who has conquered (?P<word>\S+) has a city there$", "conquered"),
        (r"^too many cards of (?P<word>\S+) are out$", "state-cards"),
        (r"^a free token, (?P<word>\S+), lies on its space$", "free-token"),
        (r"^(?P<word>\S+) lies on a card of another player, or on two$", "on-two-cards"),
        (r"^nobody can keep trade tokens on Great Zimbabwe$", "zimbabwe"),
        (r"^more trade tokens lie on cards than there are$", "trade-tokens"),
        (r"^there are (?P<count>\d+) control tokens$", "control-tokens"),
        (r"^there are (?P<count>\d+) cities besides the capital$", "cities"),
        (r"^one agenda of each victory card in play can be completed$", "agendas"),
        (r"^two players have the same leader$", "leaders"),
        (r"^a number is outside (?P<low>-?\d+)\.\.(?P<high>\d+)$", "outside"),
        (r"^a card is there twice$", "card-twice"),
        (r"^(?P<word>\S+) is (?:missing or )?there twice$", "twice"),
        (r"^a card of the row or of level I cannot be gained$", "deck"),
        (r"^.* = .*: must be one of (?P<words>.*)$", "option"),
    )
]


class FileProblem(CivitasError):
    """A file that cannot be used, with the reason in the language of the person."""


def problem_with(path: object, text: str, problem: Exception, spoken: Language) -> FileProblem:
    """What a person is told about a file that could not be read."""
    if isinstance(problem, TOMLDecodeError):
        return FileProblem(f"{path}: {_syntax(text, problem, spoken)}")
    assert isinstance(problem, BadScenario)
    line = line_of(text, problem.entry)
    key = "automa-problem" if line else "automa-problem-anywhere"
    what = reason(str(problem).removeprefix(f"{problem.entry}: "), spoken)
    return FileProblem(f"{path}: {spoken.text(key, field=problem.entry, line=line, problem=what)}")


def _syntax(text: str, problem: TOMLDecodeError, spoken: Language) -> str:
    """TOML that cannot be read: the line, the field there, and what it says."""
    found = re.search(r"at line (\d+)", str(problem))
    lines = text.splitlines()
    line = int(found[1]) if found else len(lines)
    shown = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    return spoken.text("automa-problem-toml", line=line, field=field_at(text, line) or "-", shown=shown)


def reason(complaint: str, spoken: Language) -> str:
    """A complaint about a scenario in the language of the person."""
    for pattern, message in _COMPLAINTS:
        found = pattern.match(complaint)
        if found:
            said = spoken.text(f"automa-problem-{message}", **found.groupdict())
            return said + _suggestion(found.groupdict().get("word", ""), spoken) if message == "word" else said
    return complaint


def _suggestion(word: str, spoken: Language) -> str:
    near = get_close_matches(word.strip("'\"").lower(), _WORDS, n=3, cutoff=0.6)
    return f" {spoken.text('automa-problem-meant', words=', '.join(near))}" if near else ""
