"""Situations of Civilization (1980) that people meet at the terminal."""

from tests.terminal.seated import Person

CRETE = {"tokens": {"knossos": 4, "phaestos": 1}, "ships": ["knossos"], "treasury": 3}
MOVING = {"players": ["crete", "thrace"], "phase": 5, "crete": CRETE, "thrace": {"tokens": {"sparta": 1}}}
TRADING = {
    "players": ["crete", "thrace"],
    "phase": 9,
    "crete": {"tokens": {"knossos": 2}, "hand": {"salt": 2, "bronze": 1, "iron": 3}},
    "thrace": {"tokens": {"sparta": 2}, "hand": {"gold": 1, "hides": 5}},
}
BUYING = {
    "players": ["crete", "thrace"],
    "phase": 10,
    "crete": {"tokens": {"knossos": 2}, "hand": {"salt": 4, "bronze": 1}, "cards": ["music"], "treasury": 12},
    "thrace": {"tokens": {"sparta": 2}},
}


def moving(lang: str = "en") -> Person:
    """Crete at its movement."""
    return Person(scenario=MOVING, lang=lang)
