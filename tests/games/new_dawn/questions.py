"""A situation for every question of the game, the player on turn asked or another one."""

from collections.abc import Callable
from typing import Any

from civitas.core.position import Frame
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.stored import BLANK_FRAMES
from tests.games.new_dawn.automa import automated, built
from tests.games.new_dawn.situation import Situation, flower, in_slot, row, situation
from tests.games.new_dawn.warfare import armed, attack

FAR_CITIES = ["1.3", "1.5", "1.7", "1.9", "2.1", "2.3", "2.5"]


def after(s: Situation, *texts: str) -> Situation:
    """The situation after these actions."""
    s.play(*texts)
    return s


def building(wonder: str, letters: str = "G", players: int = 2, **entry: Any) -> Situation:
    """Player 1 has pottery in slot 5 and enough of this entry to begin a world wonder with."""
    p1 = {"capital": "1.0", "row": in_slot("pottery", 5), **entry}
    s = situation(map={"row": letters}, players=players, p1=p1, wonders=built(wonder))
    return after(s, "resolve 5", f"construct {wonder}")


def beaten(s: Situation) -> Situation:
    """Player 1 has resolved the military card in slot 5 and won an attack on the space in the middle."""
    return attack(after(s, "resolve 5"), "1.1", 6, 1)


def defended() -> Situation:
    """Player 2, out of turn, may spend trade tokens on the defence."""
    p2 = {"tokens": ["1.1"], "trade": {"masonry": 2}}
    return attack(after(row("G G", armed("masonry", 5, tokens=["1.0"]), p2), "resolve 5"), "1.1", 3, 3)


def raided() -> Situation:
    """Barbarians have reached the capital of player 1 between two rounds."""
    p1 = {"capital": "1.1", "trade": [3, 3, 0, 0, 0]}
    s = row("G G", p1, at="round-end", event=1, pause=True, barbarians={"a": "1.0"})
    s.dice(2).go_on()
    return s


def razing() -> Situation:
    """The automated player's Nuclear Power: player 1 chooses a city to lose."""
    s = automated("nuclear-power", {"capital": "1.8"}, p1={"capital": "1.0", "cities": ["1.2", "1.4"]})
    s.go_on()
    return s


def surrendering() -> Situation:
    """Player 2 has lost Potala Palace, out of turn, and has a card too many."""
    p2 = {"capital": "1.1", "trade": {"astrology": 2}, "pacts": {"1": ["joint-war", "embassy"]}}
    return beaten(row("G*7", armed("masonry", 5, capital="1.0"), p2, wonders={"on": {"potala-palace": "1.1"}}))


def ceding() -> Situation:
    """Player 1 has named two tokens for the Eiffel Tower; player 2 gives one of them up."""
    wonders = {"on": {"eiffel-tower": "1.0"}}
    s = row("G G G G", {"capital": "1.0"}, {"tokens": ["1.1", "1.2", "1.3"]}, wonders=wonders)
    return after(s, "name 1.1", "name 1.2")


def learned(card: str, slot: int, letters: str = "G", p2: dict[str, Any] | None = None, **entry: Any) -> Situation:
    """Player 1 has resolved a card in a slot, 1 to 5."""
    return after(row(letters, {"row": in_slot(card, slot), **entry}, p2), f"resolve {slot}")


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "Choosing": lambda: situation(p1={"capital": "1.0"}, p2={"capital": "1.8"}),
    "Resolution": lambda: after(
        flower("G; G G H G W G", {"capital": "1.0", "row": in_slot("capitalism", 3)}), "resolve 3", "done"
    ),
    # Culture.
    "Placing": lambda: learned("early-empire", 4, "G G G G", capital="1.0"),
    "TokenMove": lambda: learned("drama-and-poetry", 1, "G G", tokens=["1.0"]),
    "Subversion": lambda: learned("mass-media", 1, "G H N:grand-mesa", {"tokens": ["1.2"]}, capital="1.0"),
    "Eiffel": ceding,
    # Science.
    "Advance": lambda: learned("astrology", 4, trade={"astrology": 2}),
    "Learning": lambda: learned("astrology", 1, dial=2),
    "Striking": lambda: learned("nuclear-power", 5, "G G G", {"tokens": ["1.1", "1.2"]}, capital="1.0", dial=20),
    "Upgrading": lambda: building("pyramids", resources={"mercury": 2}),
    # Economy.
    "Caravans": lambda: learned("currency", 1, "G*9", capital="1.0"),
    "Visit": lambda: after(learned("foreign-trade", 1, "G K:kumasi", capital="1.0"), "send 1 1.1"),
    "Exchange": lambda: after(learned("steam-power", 1, "G*9", capital="1.0", resources=["oil"]), "done"),
    # Industry.
    "Industry": lambda: learned("pottery", 1, "G G G G", tokens=["1.0"]),
    "Payment": lambda: building("petra", "G G G", resources={"oil": 4, "diamond": 5}),
    "Housing": lambda: building("petra", "G W G W G", cities=["1.2", "1.4"], trade={"pottery": 2}),
    "Reception": lambda: after(
        building("potala-palace", "G W", 3, resources=["mercury"], trade={"pottery": 3}), "spend mercury"
    ),
    # Military.
    "Military": lambda: learned("masonry", 1, "G K:kabul", tokens=["1.0"]),
    "Combat": defended,
    "Occupation": lambda: beaten(
        row("G*30", armed("masonry", 5, capital="1.0", cities=FAR_CITIES), {"cities": ["1.1"]})
    ),
    "Fate": lambda: beaten(row("G K:kumasi G", armed("masonry", 5, tokens=["1.0"]), {"cities": ["1.1"]})),
    "Loot": lambda: beaten(
        row("G G", armed("masonry", 5, tokens=["1.0"]), {"capital": "1.1", "trade": {"astrology": 1, "pottery": 2}})
    ),
    "Spoils": lambda: beaten(
        row(
            "G*7",
            armed("masonry", 5, capital="1.0", cities=["1.3"]),
            {"capital": "1.1", "trade": {"astrology": 1}},
            wonders={"on": {"colossus": "1.1"}},
        )
    ),
    "Surrender": surrendering,
    # Gains and losses.
    "Storing": lambda: row("G G", {"capital": "1.0", "tokens": ["1.1"]}, at="round-end", event=2),
    "ResourceChoice": lambda: learned("replaceable-parts", 2, dial=10, resources=["oil", "marble"]),
    "Laying": lambda: after(
        learned("early-empire", 5, "G N:mt-everest", leader="roosevelt", capital="1.0"), "place 1.1"
    ),
    "CityStateCard": lambda: beaten(
        row(
            "G K:seoul",
            {"row": ["early-empire", "astrology", "foreign-trade", "mathematics", "masonry"], "tokens": ["1.0"]},
        )
    ),
    "RaidLoss": raided,
    "Razing": razing,
}
"""All questions but those of map building, which comes before any situation."""

MAP_BUILDING = "MapBuilding"


def asking() -> set[str]:
    """The frames that ever ask anybody; the others only lead through the game."""
    return {name for name, blank in BLANK_FRAMES.items() if _asks(blank())}


def _asks(frame: Frame[NewDawn]) -> bool:
    return type(frame).legal is not Frame.legal
