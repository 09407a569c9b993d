"""Dumps: what is stored comes back exactly, a game can be replayed, and a broken dump is refused by its part."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump
from civitas.core.events import Argument, Event
from civitas.core.position import Frame, Position
from civitas.games.new_dawn.map.world import SPACE_NAMES, SPACES
from civitas.games.new_dawn.model import EMPTY, LYING_NATURAL, TOKEN
from civitas.games.new_dawn.stored import BLANK_FRAMES
from tests.games.new_dawn.situation import situation

TITLE = civitas.title("new-dawn")
HUMANS: dict[str, object] = {}
BUILT: dict[str, object] = {"map": "built"}
AUTOMA: dict[str, object] = {"automa": "king"}
GAMES = pytest.mark.parametrize("options", [HUMANS, BUILT, AUTOMA, {**AUTOMA, **BUILT}], ids=str)

Dump = dict[str, Any]
Change = Callable[[Dump], None]


def busy() -> Dump:
    """Two players and the automated one on a row of land; the first one acts and has some of everything."""
    s = situation(
        automa="prince",
        players=3,
        map={"row": "G H F K:seoul N:mt-everest G!c G W K:kabul G G"},
        resources={"1.2": "oil"},
        barbarians={"c": "1.6"},
        wonders={"on": {"oracle": "1.0", "great-zimbabwe": "1.8"}},
        great_zimbabwe=2,
        p1={
            "leader": "hojo", "capital": "1.0", "cities": ["1.8"], "tokens": ["1.1"], "trade": {"masonry": 2},
            "resources": ["oil"], "agendas": ["warmonger"], "envoys": ["seoul"], "pacts": {"2": ["embassy"]},
        },
        p2={"leader": "trajan", "tokens": ["1.9"], "reinforced": ["1.9"], "caravans": ["1.2"]},
        p3={"leader": "roosevelt", "tokens": ["1.4"], "trade": [0, 5, 0, 0, 0]},
    )  # fmt: skip
    dump: Dump = json.loads(json.dumps(s.position.dump()))
    return dump


def refusal_of(dump: object) -> str:
    with pytest.raises(BrokenDump) as refused:
        TITLE.load(dump)
    return str(refused.value)


# Games of earlier revisions.


def test_steam_powers_question_of_the_first_revision_can_be_answered_with_the_new_exchange() -> None:
    row = ["early-empire", "astrology", "pottery", "masonry", "steam-power"]
    own = {"capital": "1.0", "row": row, "resources": ["marble"]}
    s = situation(automa="prince", map={"row": "G G"}, p1=own, p2={"resources": {"oil": 8}})
    s.play("resolve 5", "done")
    dump: Dump = json.loads(json.dumps(s.position.dump()))
    dump["rules_revision"] = 1
    del dump["frames"][-1]["fields"]["bartered"]
    assert TITLE.load(dump).digest() == s.position.digest()
    assert s.choices("barter") == ["oil marble", "oil mercury", "oil diamond"]
    del dump["frames"][-1]["fields"]
    assert "earlier revision" in refusal_of(dump)


# What is sound comes back.


def assert_comes_back(p: Position) -> None:
    q = TITLE.load(json.loads(json.dumps(p.dump())))
    assert q.digest() == p.digest()
    assert q.to_act == p.to_act
    for seat in range(p.players):
        assert q.legal(seat) == p.legal(seat)
        assert q.perspective(seat).view == p.perspective(seat).view


@pytest.mark.untraced
@GAMES
def test_every_position_of_a_game_comes_back(options: dict[str, object]) -> None:
    p = TITLE.new_game(players=3, seed=2, options=options)
    rng = Dice.seeded(5)
    for step in range(200):
        if step % 13 == 0:
            assert_comes_back(p)
        if p.is_over:
            break
        seat = p.to_act[0]
        choices = p.legal(seat)
        p.play(seat, choices[rng.below(len(choices))])
    assert_comes_back(p)


def test_a_busy_position_comes_back() -> None:
    dump = busy()
    assert TITLE.load(dump).dump() == dump


def test_a_finished_game_comes_back_with_its_result() -> None:
    s = situation(at="round-end", p1={"agendas": ["warmonger", "technophile", "explorer"]})
    assert s.winners == [1]
    assert_comes_back(s.position)


def test_every_kind_of_frame_can_be_stored() -> None:
    ours = {kind.__name__ for kind in Frame.__subclasses__() if kind.__module__.startswith("civitas.games.new_dawn")}
    assert ours == set(BLANK_FRAMES)
    for name, blank in BLANK_FRAMES.items():
        frame = blank()
        assert frame.name() == name
        assert frame.copy().dump() == frame.dump()


# The same seed, options and actions give the same game.


def told_by(options: dict[str, object], seed: int, record: list[tuple[int, int]]) -> list[dict[str, Argument]]:
    """All events of a game; an empty record is filled with random actions."""
    p = TITLE.new_game(players=3, seed=seed, options=options)
    events: list[Event] = list(p.news)
    if not record:
        rng = Dice.seeded(11)
        while not p.is_over and len(record) < 300:
            seat = p.to_act[0]
            choices = p.legal(seat)
            record.append((seat, choices[rng.below(len(choices))]))
            events += p.play(*record[-1])
    else:
        for seat, action in record:
            events += p.play(seat, action)
    return [event.to_json() for event in events]


@pytest.mark.rule("R15.3-a")
@GAMES
def test_dice_deals_and_random_choices_come_from_the_seed_alone(options: dict[str, object]) -> None:
    record: list[tuple[int, int]] = []
    events = told_by(options, 8, record)
    assert told_by(options, 8, record) == events
    other_seed = TITLE.new_game(players=3, seed=9, options=options)
    assert [event.to_json() for event in other_seed.news] != events[: len(other_seed.news)]


@pytest.mark.rule("R15.3-a")
def test_random_choices_of_the_automated_player_are_the_same_when_a_stored_game_goes_on() -> None:
    p = TITLE.new_game(players=2, seed=4, options=AUTOMA)
    q = TITLE.load(p.dump())
    rng, chances = Dice.seeded(1), 0
    for _ in range(60):
        if p.is_over:
            break
        choices = p.legal(0)
        action = choices[rng.below(len(choices))]
        events = p.play(0, action)
        assert [event.to_json() for event in events] == [event.to_json() for event in q.play(0, action)]
        chances += len([event for event in events if event.arguments.get("criterion") == "criterion-random"])
        q = TITLE.load(q.dump())
    assert chances > 0


# What is broken is refused.


def changed(change: Change) -> str:
    dump = busy()
    change(dump)
    return refusal_of(dump)


def state(name: str, value: object) -> Change:
    def change(dump: Dump) -> None:
        dump["state"][name] = value

    return change


def entry(name: str, place: int | str, value: object) -> Change:
    """Change one number of a list; spaces may be given by name."""
    index = SPACE_NAMES.index(place) if isinstance(place, str) else place

    def change(dump: Dump) -> None:
        dump["state"][name][index] = value

    return change


def civ(name: str, value: object, seat: int = 0) -> Change:
    def change(dump: Dump) -> None:
        dump["civilizations"][seat][name] = value

    return change


def both(*changes: Change) -> Change:
    def change(dump: Dump) -> None:
        for each in changes:
            each(dump)

    return change


def field(name: str, value: object) -> Change:
    def change(dump: Dump) -> None:
        dump["frames"][-1]["fields"][name] = value

    return change


@pytest.mark.parametrize("stored", [None, 7, "dump", [], {}], ids=str)
def test_anything_but_a_dump_is_refused(stored: object) -> None:
    assert refusal_of(stored).startswith("a dump has the keys")


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("title", "civilization-1980", "title: 'civilization-1980' is not new-dawn"),
        ("rules_revision", 0, "rules_revision: 0 is not 2"),
        ("players", 5, "options: players = 5: must be 2 to 4"),
        ("players", True, "players, options: a number and a record are expected"),
        ("options", {}, "options: a value for each option is expected"),
        ("civilizations", [], "civilizations: a list of 3 is expected"),
        ("civilizations", [{}, {}, {}], "civilizations[0]: missing or unknown"),
        ("state", [], "state: a record is expected"),
        ("dice", [1, 2], "dice: four numbers of 32 bits expected"),
        ("result", {"places": [1]}, "result: places, scores and ending are expected"),
        ("frames", [], "frames: the round comes first"),
        ("frames", [{"frame": "Lunch", "asked": 0, "fields": {}}], "frames[0]: there is no frame 'Lunch'"),
        ("frames", [{"frame": "Round", "asked": 0, "fields": {"step": 0}}], "frames: nobody is asked"),
        ("frames", [{"frame": "Round", "asked": 4, "fields": {"step": 0}}], "frames: nobody asks the automated player"),
        ("frames", [{"frame": "Round", "asked": 1, "fields": {"step": 0}}], "frames: they do not fit the position"),
    ],
    ids=str,
)
def test_a_broken_envelope_is_refused(key: str, value: object, problem: str) -> None:
    def change(dump: Dump) -> None:
        dump[key] = value

    assert changed(change).startswith(problem)


BROKEN: list[tuple[Change, str]] = [
    (state("round", 0), "state.round"),
    (state("active", 3), "state.active, state.first"),
    (state("first", 1), "state.first: the automated player is always first"),
    (state("event", 5), "state.event"),
    (state("tiles", [[1, 0, 0, 0]]), "state.tiles[0]: 5 numbers"),
    (state("tiles", [[17, 0, 0, 0, 0]]), "state.tiles[0]: there is no such tile"),
    (state("tiles", [[1, 0, 99, 0, 0]]), "state.tiles[0]: a number"),
    (state("tiles", [[1, 0, 30, 0, 0]]), "state.hexes: a map is made of tiles or of single hexes"),
    (state("hexes", [[0, 0, 0]]), "state.hexes[0]: 4 numbers"),
    (state("hexes", [[0, 0, 7, -1]]), "state.hexes[0]: there is no terrain 7"),
    (state("hexes", [[0, 0, 1, 100]]), "state.hexes[0]: there is no icon 100"),
    (state("hexes", [[0, 0, 1, -1], [0, 0, 2, -1]]), "state.hexes: two spaces lie at [0, 0]"),
    (state("hexes", [[0, 0, 1, 3], [1, 0, 2, 3]]), "state.hexes: a city-state, natural wonder or barbarian icon"),
    (both(state("hexes", []), state("water", [[q, 0] for q in range(9)])), "state.water: there are 8"),
    (both(state("hexes", []), state("water", [[0]])), "state.water[0]: 2 numbers"),
    (state("hands", [[1]]), "state.hands: 3 hands"),
    (state("hands", [[1], [1], []]), "state.hands: a tile"),
    (state("owner", [-1]), f"state.owner: {SPACES} numbers"),
    (entry("owner", "1.1", -1), "state.piece: 1.1 has an owner without a piece or the reverse"),
    (entry("owner", "1.1", 1), "civilizations[0].tokens: the map says []"),
    (entry("piece", "1.1", EMPTY), "state.piece: 1.1"),
    (entry("piece", "1.8", TOKEN), "civilizations[0].tokens: the map says ['1.1', '1.8']"),
    (both(entry("owner", "9.9", 0), entry("piece", "9.9", 1)), "state.owner: 9.9 is water or not on the map"),
    (entry("lying", "1.2", 20), "state.lying: a number"),
    (entry("lying", "9.9", 0), "state.lying: 9.9 is not on the map"),
    (entry("lying", "1.0", 0), "state.lying: 1.0 is somebody's"),
    (entry("lying", "1.2", LYING_NATURAL), "state.lying: 1.2 is not the space of this natural wonder"),
    (entry("lying", "1.2", -1), "state.supply: there are 7 tokens of oil"),
    (state("barbarians", [-2]), "state.barbarians: 9 numbers"),
    (entry("barbarians", 3, SPACE_NAMES.index("1.6")), "state.barbarians: two of them"),
    (entry("barbarians", 3, 0), "state.barbarians: 1.0 is water or somebody's"),
    (entry("barbarians", 3, SPACE_NAMES.index("1.7")), "state.barbarians: 1.7 is water"),
    (entry("barbarians", 3, 150), "state.barbarians: 16.0 is not on the map"),
    (entry("states", 3, 0), "state.states: who has conquered seoul has a city there"),
    (entry("states", 3, -2), "civilizations[0].envoys: too many cards of seoul"),
    (entry("states", 7, 1), "state.states: who has conquered kabul"),
    (civ("states_on", [128, 0, 0, 0, 0], 1), "state.states: kabul lies on a card of another player"),
    (civ("states_on", [128, 128, 0, 0, 0]), "state.states: kabul lies on a card of another player, or on two"),
    (entry("naturals", 2, -1), "state.naturals: a free token, mt-everest"),
    (civ("naturals_on", [4, 0, 0, 0, 0]), "state.naturals: mt-everest lies on a card of another player"),
    (entry("wonder_space", 0, 0), "state.wonder_space: a space holds one wonder"),
    (entry("wonder_space", 0, 150), "state.wonder_space: 16.0 is not on the map"),
    (state("decks", [[], [], []]), "state.decks: 4 decks"),
    (state("decks", [[99], [], [], []]), "state.decks[0]: a number"),
    (state("decks", [[], [0], [], []]), "state.decks[1]: a wonder of another kind"),
    (state("decks", [[0, 4], [], [], []]), "state.decks[0]: older eras lie on top"),
    (state("decks", [[], [], [], []]), "state.decks: "),
    (state("removed", []), "state.decks: "),
    (state("zimbabwe", 5), "state.zimbabwe"),
    (entry("owner", "1.8", -1), "state.piece"),
    (state("pacts", [-1]), "state.pacts: 12 numbers"),
    (entry("pacts", 0, 0), "state.pacts: nobody holds an own"),
    (state("supply", [8, 8, 8, 8]), "state.supply: there are 10 tokens of oil"),
    (state("supply", [8, 8, 9, 8]), "state.supply: a number"),
    (state("victory_cards", [0, 1]), "state.victory_cards"),
    (state("victory_cards", [2, 1, 0]), "state.victory_cards"),
    (state("victory_cards", [1, 2, 3]), "civilizations[0].agendas"),
    (state("once", 1 << 12), "state.once"),
    (state("won", [188]), "state.won"),
    (state("arrived", [150]), "state.arrived: 16.0 is not on the map"),
    (state("spent_states", -1), "state.spent_states"),
    (state("spent_naturals", 256), "state.spent_naturals"),
    (state("victories", -1), "state.victories"),
    (civ("leader", 8), "civilizations[0].leader"),
    (civ("leader", 5), "civilizations[0].leader: two players"),
    (civ("row", [0, 4]), "civilizations[0].row: 5 numbers"),
    (civ("row", [0, 0, 4, 8, 12]), "civilizations[0].row: a card is there twice"),
    (civ("row", [0, 4, 8, 12, 20]), "civilizations[0].row: a number"),
    (civ("deck", 1), "civilizations[0].deck"),
    (civ("deck", 1 << 20), "civilizations[0].deck"),
    (civ("trade", [4, 0, 0, 0, 0]), "civilizations[0].trade"),
    (civ("trade", [-1, 0, 0, 0, 0], 2), "civilizations[2].trade"),
    (civ("dial", 25), "civilizations[0].dial"),
    (civ("resources", [0, 0, 0]), "civilizations[0].resources"),
    (civ("resources", [0, 0, 0, 0]), "state.supply: there are 7 tokens of oil"),
    (civ("caravans", [-1, -1]), "civilizations[0].caravans: 3 numbers"),
    (civ("caravans", [-3, -1, -1]), "civilizations[0].caravans: a number"),
    (civ("caravans", [150, -1, -1]), "civilizations[0].caravans: 16.0 is not on the map"),
    (civ("tokens", []), "civilizations[0].tokens: the map says ['1.1']"),
    (civ("cities", [0]), "civilizations[0].cities: the map says ['1.0', '1.8']"),
    (civ("cities", [8, 0]), "civilizations[0].cities: there is one capital, and it comes first"),
    (civ("tokens_left", 30), "civilizations[0].tokens: there are 31"),
    (civ("cities_left", 7), "civilizations[0].cities: there are 7"),
    (civ("markers", 2), "civilizations[0].markers"),
    (civ("agendas", 3), "civilizations[0].agendas: one agenda of each victory card"),
    (civ("agendas", 1 << 10), "civilizations[0].agendas"),
    (civ("envoys", 256), "civilizations[0].envoys"),
    (civ("has_beaten_capital", 2), "civilizations[0].has_beaten_capital"),
    (field("seat", 3), "frames[1].seat"),
    (field("seat", -1), "frames[1].seat"),
    (field("seat", -987_654_321), "frames[1].seat"),
]


@pytest.mark.parametrize(("change", "problem"), BROKEN, ids=[problem for _, problem in BROKEN])
def test_a_broken_part_is_refused_by_its_name(change: Change, problem: str) -> None:
    assert changed(change).startswith(problem)


def test_trade_tokens_can_be_limited() -> None:
    dump = busy()
    dump["options"]["trade_tokens"] = "34"
    assert TITLE.load(dump).dump() == dump
    dump["civilizations"][2]["trade"] = [30, 1, 0, 0, 0]
    assert refusal_of(dump).startswith("civilizations: more trade tokens lie on cards than there are")


def test_on_a_map_of_tiles_there_is_only_what_is_printed() -> None:
    dump = TITLE.new_game(players=2, seed=1).dump()
    absent = dump["state"]["states"].index(-2)
    dump["state"]["states"][absent] = -1
    assert refusal_of(dump).endswith("is not on the map")
    dump = TITLE.new_game(players=2, seed=1).dump()
    absent = dump["state"]["naturals"].index(-2)
    dump["state"]["naturals"][absent] = 0
    assert refusal_of(dump).endswith("is not on the map")


def test_refusing_a_dump_does_not_change_it() -> None:
    dump = busy()
    state("round", 0)(dump)
    before = copy.deepcopy(dump)
    refusal_of(dump)
    assert dump == before
