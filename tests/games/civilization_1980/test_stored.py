"""Dumps: what is stored comes back exactly, and a broken dump is refused with the part that is wrong."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump
from civitas.core.position import Position
from civitas.games.civilization_1980.facts.board import AREA, COASTS
from civitas.games.civilization_1980.facts.cards import CARDS, COMMODITY_COUNT, KINDS
from civitas.games.civilization_1980.stored import BLANK_FRAMES
from tests.games.civilization_1980.situation import TITLE, Situation

Dump = dict[str, Any]
Change = Callable[[Dump], None]


def dump_of(*players: str, **entries: Any) -> Dump:
    """A dump as it comes back from a file."""
    dump: Dump = json.loads(json.dumps(Situation(*players, **entries).position.dump()))
    return dump


def at_sea() -> Dump:
    """Crete is moving, with a city, two ships, cards in hand and calamities open; Thrace waits."""
    return dump_of(
        "crete", "thrace", exempt=["athens"],
        crete={
            "tokens": {"knossos": 5, "ionia": 3}, "cities": ["phaestos"], "ships": ["knossos", "thera"],
            "hand": {"salt": 2}, "open": ["flood"], "cards": ["pottery"],
        },
        thrace={"tokens": {"odessus": 4}, "cities": ["athens"], "open": {"piracy": "crete"}, "treasury": 3},
    )  # fmt: skip


def refusal_of(dump: object) -> str:
    with pytest.raises(BrokenDump) as refused:
        TITLE.load(dump)
    return str(refused.value)


# What is sound comes back.


def assert_comes_back(p: Position) -> None:
    q = TITLE.load(json.loads(json.dumps(p.dump())))
    assert q.digest() == p.digest()
    assert q.to_act == p.to_act
    for seat in p.to_act:
        assert q.legal(seat) == p.legal(seat)
        assert q.perspective(seat).view == p.perspective(seat).view


@pytest.mark.untraced
@pytest.mark.parametrize("players", [2, 4, 7])
def test_every_position_of_a_game_comes_back(players: int) -> None:
    p = TITLE.new_game(players=players, seed=2)
    rng = Dice.seeded(5)
    for step in range(250):
        if step % 5 == 0:
            assert_comes_back(p)
        if p.is_over:
            break
        seat = p.to_act[rng.below(len(p.to_act))]
        choices = p.legal(seat)
        p.play(seat, choices[rng.below(len(choices))])
    assert_comes_back(p)


def test_a_finished_game_comes_back_with_its_result() -> None:
    s = Situation("crete", "thrace", phase=13, round=20, options={"round_limit": 20}, crete={"treasury": 3})
    assert s.position.is_over
    assert_comes_back(s.position)
    assert TITLE.load(s.position.dump()).result == s.position.result


def test_the_dump_of_the_example_is_sound_and_shares_nothing_with_the_position() -> None:
    dump = at_sea()
    p = TITLE.load(dump)
    assert p.dump() == dump
    p.play(0, TITLE.space.parse("move 3 ionia miletus"))
    assert dump == at_sea()


def test_every_frame_has_a_blank_of_its_name() -> None:
    for name, make in BLANK_FRAMES.items():
        frame = make()
        assert frame.name() == name
        assert frame.dump()["frame"] == name
        assert frame.copy().dump() == frame.dump()


# The envelope.


@pytest.mark.parametrize("stored", [None, 7, True, "dump", [], {}, {"title": "civilization-1980"}], ids=str)
def test_what_is_no_dump_at_all_is_refused(stored: object) -> None:
    assert "a dump has the keys" in refusal_of(stored)


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("title", "new-dawn", "title"),
        ("rules_revision", 0, "rules_revision"),
        ("rules_revision", None, "rules_revision"),
        ("players", "two", "players, options"),
        ("options", [], "players, options"),
        ("players", 3, "state.nation"),
        ("players", 1, "options"),
        ("options", {"tokens": "56/48"}, "options"),
        ("state", [], "state"),
        ("state", {}, "state"),
        ("dice", [1, 2, 3], "dice"),
        ("dice", [1, 2, 3, -1], "dice"),
        ("dice", None, "dump.dice"),
        ("result", 3, "result"),
        ("result", {"places": [1, 2]}, "result"),
        ("result", {"places": [1], "scores": [0, 0], "ending": "x"}, "result"),
        ("result", {"places": [1, 2], "scores": [0, "0"], "ending": "x"}, "result.scores"),
        ("result", {"places": 3, "scores": [0, 0], "ending": "x"}, "result.places"),
        ("result", {"places": [1, 2], "scores": [0, 0], "ending": 3}, "result"),
        ("frames", {}, "frames"),
        ("frames", [], "frames"),
        ("frames", [None], "frames[0]"),
        ("frames", [{"frame": "Round", "asked": 0}], "frames[0]"),
        ("frames", [{"frame": "Rome", "asked": 0, "fields": {}}], "frames[0]"),
        ("frames", [{"frame": "Round", "asked": "all", "fields": {}}], "frames[0].asked"),
        ("frames", [{"frame": "Round", "asked": True, "fields": {}}], "frames[0].asked"),
        ("frames", [{"frame": "Round", "asked": 4, "fields": {}}], "frames[0].asked"),
        ("frames", [{"frame": "Round", "asked": -1, "fields": {}}], "frames[0].asked"),
        ("frames", [{"frame": "Round", "asked": 0, "fields": {"x": 1}}], "frames[0]"),
        ("frames", [{"frame": "Pause", "asked": 1, "fields": {}}], "frames"),
        ("frames", [{"frame": "Round", "asked": 0, "fields": {}}], "frames"),
        ("frames", [{"frame": "Round", "asked": 1, "fields": {}}], "frames"),
    ],
)  # fmt: skip
def test_a_wrong_part_of_the_envelope_is_named(key: str, value: object, named: str) -> None:
    assert refusal_of({**at_sea(), key: value}).startswith(f"{named}: ")


@pytest.mark.parametrize("value", ["three", 3, None])
def test_an_option_with_a_wrong_value_is_named(value: object) -> None:
    dump = at_sea()
    dump["options"]["tokens"] = value
    assert refusal_of(dump).startswith("options: tokens")


# The pieces.


def put(name: str, *path: int, value: int) -> Change:
    """Change one number of the state."""

    def change(dump: Dump) -> None:
        holder = dump["state"]
        steps: list[Any] = [name, *path]
        for step in steps[:-1]:
            holder = holder[step]
        holder[steps[-1]] = value

    return change


def extend(name: str, *path: int) -> Change:
    """Add a number too many."""

    def change(dump: Dump) -> None:
        holder = dump["state"][name]
        for step in path:
            holder = holder[step]
        holder.append(0)

    return change


def set_state(**values: object) -> Change:
    def change(dump: Dump) -> None:
        dump["state"].update(values)

    return change


def move_token_to(area: str) -> Change:
    def change(dump: Dump) -> None:
        dump["state"]["tokens"][0][AREA["ionia"]] -= 1
        dump["state"]["tokens"][0][AREA[area]] += 1

    return change


def found_cities(count: int) -> Change:
    def change(dump: Dump) -> None:
        owners = dump["state"]["city_owner"]
        for area in ["knossos", "sparta", "mycenae", "corinth", "thera", "rhodes", "troy", "sardes", "gordium"][:count]:
            owners[AREA[area]] = 0

    return change


FLOOD = KINDS.index("flood") - COMMODITY_COUNT
PIRACY = KINDS.index("piracy") - COMMODITY_COUNT
LAW = CARDS.index("law")
SALT = KINDS.index("salt")

BROKEN_STATES: list[tuple[Change, str]] = [
    (put("round", value=-1), "state.round"),
    (put("phase", value=14), "state.phase"),
    (put("mover", value=2), "state.mover"),
    (put("barred", value=4), "state.barred"),
    (set_state(pauses=[14]), "state.pauses"),
    (put("nation", 0, value=9), "state.nation"),
    (set_state(nation=[4, 4]), "state.nation"),
    (set_state(nation=[4, -1]), "state.nation"),
    (extend("nation"), "state.nation"),
    (put("order", 0, value=2), "state.order"),
    (set_state(order=[0, 1]), "state.order"),
    (set_state(order=[]), "state.order"),
    (put("stock", 0, value=-1), "state.stock"),
    (put("stock", 0, value=57), "state.stock"),
    (put("stock", 0, value=20), "tokens[0]"),
    (put("treasury", 1, value=4), "tokens[1]"),
    (put("census", 0, value=57), "state.census"),
    (put("track", 0, value=17), "state.track"),
    (put("cards", 0, value=1 << 16), "state.cards"),
    (put("supply", LAW, value=8), "state.supply"),
    (put("supply", CARDS.index("pottery"), value=4), "supply"),
    (put("supply", CARDS.index("mysticism"), value=2), "supply"),
    (put("city_owner", 0, value=2), "state.city_owner"),
    (put("city_owner", AREA["tarquinii"], value=0), "city_owner"),
    (put("city_owner", AREA["aegean-sea"], value=0), "city_owner"),
    (found_cities(9), "city_owner"),
    (set_state(exempt=[200]), "state.exempt"),
    (set_state(exempt=[AREA["knossos"]]), "exempt"),
    (set_state(exempt=[AREA["athens"]] * 2), "exempt"),
    (extend("cargo"), "state.cargo"),
    (put("cargo", 0, value=6), "state.cargo"),
    (put("calamity_holder", 0, value=2), "state.calamity_holder"),
    (put("calamity_trader", 0, value=2), "state.calamity_trader"),
    (put("calamity_trader", FLOOD, value=1), "calamity_trader"),
    (put("calamity_trader", PIRACY, value=-1), "calamity_trader"),
    (put("calamity_trader", PIRACY, value=1), "calamity_trader"),
    (put("calamity_trader", 0, value=1), "calamity_trader"),
    (extend("tokens", 0), "state.tokens"),
    (put("tokens", 0, 0, value=-1), "state.tokens"),
    (set_state(tokens=[[0] * 131]), "state.tokens"),
    (move_token_to("aegean-sea"), "tokens[0]"),
    (move_token_to("tarquinii"), "tokens[0]"),
    (put("ships", 0, 0, value=len(COASTS)), "state.ships"),
    (put("ships", 0, 0, value=COASTS.index("tarquinii")), "ships[0]"),
    (put("ships", 1, 0, value=COASTS.index("aegean-sea")), "ships[1]"),
    (put("hand", 0, SALT, value=10), "state.hand"),
    (put("hand", 0, SALT, value=3), "stacks"),
    (set_state(stacks=[]), "stacks, known"),
    (extend("stacks", 0), "stacks, known"),
    (extend("known", 0), "stacks, known"),
    (put("stacks", 0, 0, value=SALT), "stacks[0]"),
    (put("stacks", 0, 0, value=-1), "stacks[0]"),
    (put("known", 0, 0, value=4), "known[0]"),
    (put("known", 0, 0, value=-2), "known[0]"),
    (set_state(stock="full"), "state.stock"),
    (set_state(rome=1), "state"),
]


@pytest.mark.parametrize(("change", "named"), BROKEN_STATES)
def test_a_piece_that_cannot_lie_there_is_named(change: Change, named: str) -> None:
    dump = at_sea()
    change(dump)
    assert refusal_of(dump).startswith(f"{named}: ")


def test_ships_of_the_mover_may_lie_in_open_sea_and_carry_tokens() -> None:
    dump = at_sea()
    state = dump["state"]
    state["cards"][0] |= 1 << CARDS.index("astronomy")
    state["supply"][CARDS.index("astronomy")] -= 1
    state["ships"][0][0] = COASTS.index("aegean-sea")
    state["cargo"][0] = 2
    state["tokens"][0][AREA["knossos"]] -= 2
    assert TITLE.load(dump).to_act == [0]
    state["ships"][0] = [-1, COASTS.index("thera"), -1, -1]
    assert refusal_of(dump).startswith("cargo: ")


def test_nobody_carries_tokens_when_nobody_moves() -> None:
    dump = dump_of("crete", "thrace", pause=[5], crete={"tokens": {"knossos": 2}, "ships": ["knossos"]})
    dump["state"]["cargo"] = [1, 0, 0, 0]
    assert refusal_of(dump).startswith("cargo: ")


@pytest.mark.parametrize(
    ("variant", "change", "named"),
    [
        ("nomads-and-seafarers", put("city_owner", AREA["knossos"], value=0), "city_owner"),
        ("farmers-and-citizens", put("cards", 0, value=1), "supply"),
        ("farmers-and-citizens", put("hand", 0, SALT, value=1), "hand, stacks"),
        ("farmers-and-citizens", put("calamity_holder", FLOOD, value=0), "calamity_holder"),
    ],
)
def test_the_small_games_have_no_such_pieces(variant: str, change: Change, named: str) -> None:
    options = {"variant": variant}
    dump = dump_of("crete", "thrace", options=options, pause=[5], crete={"tokens": {"knossos": 2}})
    TITLE.load(copy.deepcopy(dump))
    change(dump)
    assert refusal_of(dump).startswith(f"{named}: ")


def test_the_small_games_have_neither_treasury_nor_civilization_cards() -> None:
    options = {"variant": "farmers-and-citizens"}
    sound = dump_of("crete", "thrace", options=options, pause=[5], crete={"tokens": {"knossos": 2}})
    dump = copy.deepcopy(sound)
    dump["state"]["treasury"][0] = 1
    dump["state"]["stock"][0] -= 1
    assert refusal_of(dump).startswith("treasury: ")
    dump = copy.deepcopy(sound)
    dump["state"]["cards"][0] = 1 << LAW
    dump["state"]["supply"][LAW] -= 1
    assert refusal_of(dump).startswith("cards: ")


# The flow.


def test_nations_are_chosen_only_while_the_choice_is_open() -> None:
    dump: Dump = json.loads(json.dumps(TITLE.new_game(players=2, seed=1).dump()))
    assert TITLE.load(dump).to_act
    dump["frames"][1] = {"frame": "Pause", "asked": 3, "fields": {}}
    assert refusal_of(dump).startswith("state.nation: ")
    dump = json.loads(json.dumps(TITLE.new_game(players=2, seed=1).dump()))
    dump["state"]["order"] = [0, 1]
    assert refusal_of(dump).startswith("state.order: ")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("fresh", []),
        ("steps", []),
        ("steps", [9]),
        ("sequence", []),
        ("turn", 7),
    ],
)
def test_a_question_that_cannot_be_asked_or_answered_is_refused(field: str, value: object) -> None:
    dump = at_sea()
    if field in ("sequence", "turn"):
        dump["state"]["tokens"][0] = [0] * 131
        dump["state"]["stock"][0] += 8
        dump["frames"][1]["fields"]["fresh"] = [0] * 131
        dump["state"]["ships"][0] = [-1] * 4
    dump["frames"][1]["fields"][field] = value
    assert refusal_of(dump).startswith(("frames: ", "frames[1]."))


@pytest.mark.parametrize(
    ("frame", "fields"),
    [
        ("Growth", {"room": [[], []]}),
        ("Growth", {"room": [[0] * 131, []]}),
        ("Taxes", {"unpaid": []}),
        ("Revolt", {"victim": 1, "count": 1, "areas": [], "may_return": 0, "first": -1}),
        ("Revolt", {"victim": 1, "count": 1, "areas": [AREA["knossos"]], "may_return": 0, "first": -1}),
        ("Ships", {"due": []}),
    ],
)
def test_a_frame_that_does_not_fit_the_board_is_refused(frame: str, fields: dict[str, object]) -> None:
    dump = dump_of("crete", "thrace", pause=[5], crete={"tokens": {"sparta": 2}}, thrace={"cities": ["athens"]})
    dump["frames"][1] = {"frame": frame, "asked": 1, "fields": fields}
    assert refusal_of(dump).startswith("frames: ")


@pytest.mark.parametrize("number", [-987_654_321, 2**62])
def test_a_number_of_a_frame_that_nothing_has_is_refused(number: int) -> None:
    """Ships that could sail a thousand million areas would have all their ways listed."""
    for name, known in at_sea()["frames"][-1]["fields"].items():
        dump = at_sea()
        dump["frames"][-1]["fields"][name] = [number] * max(1, len(known)) if isinstance(known, list) else number
        assert f".{name}: a number is outside" in refusal_of(dump)
