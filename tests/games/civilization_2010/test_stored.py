"""Dumps: what is stored comes back exactly, a game can be replayed, and a broken dump is refused by its part."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump
from civitas.core.position import Position
from civitas.core.storage import fingerprint
from civitas.core.table import Table
from civitas.games.civilization_2010.facts.rule_ids import RULE_IDS
from civitas.games.civilization_2010.stored import BLANK_FRAMES
from civitas.games.civilization_2010.title import Civilization2010Title
from civitas.games.civilization_2010.upgrades import NUMBERED_RULES
from civitas.games.civilization_2010.words import CIVILIZATION, PIECE, SQUARE, UNIT, WONDER
from tests.games.civilization_2010.questions import SITUATIONS
from tests.games.civilization_2010.situation import Situation, situation

TITLE = Civilization2010Title()

Dump = dict[str, Any]
Change = Callable[[Dump], None]


def busy() -> Situation:
    """Two players with some of everything; player 1 manages cities."""
    return situation(
        "city-management",
        tiles={"c": "tile01 facedown", "d": "tile02 up"},
        pieces={
            "a1": "library", "a3": "great-artist", "d1": "hut-spy", "a5": "oracle", "e1": "city-state-2",
            "e3": "ark-of-the-covenant",
        },
        squares={"a2": "desert wheat"},
        discards={"infantry": ["infantry-even"], "events-1": ["drought"]},
        spent={"hut-silk": 1},
        changed=["a2"],
        p1={
            "civilization": "romans", "techs": ["pottery", "writing"], "government": "republic",
            "policies": ["pacifism"], "trade": 7, "culture": 5, "step": 3, "units": ["infantry-weak", "mounted-even"],
            "events": ["migrants"], "resources": ["silk"], "tokens": ["hut-iron"], "people": ["great-builder"],
            "coins": 2, "armies": ["a7", "a8"], "scouts": ["a7"], "cities": ["a6", "d10"],
        },
        p2={"civilization": "zulu", "units": ["infantry-fierce"], "events": ["migrants"], "armies": ["b7"]},
    )  # fmt: skip


def stored() -> Dump:
    dump: Dump = json.loads(json.dumps(busy().position.dump()))
    return dump


def refusal_of(dump: object) -> str:
    with pytest.raises(BrokenDump) as refused:
        TITLE.load(dump)
    return str(refused.value)


# What is sound comes back.


def assert_comes_back(p: Position) -> None:
    q = TITLE.load(json.loads(json.dumps(p.dump())))
    assert q.digest() == p.digest()
    assert q.to_act == p.to_act
    for seat in range(p.players):
        assert q.legal(seat) == p.legal(seat)
        assert q.perspective(seat).view == p.perspective(seat).view


def test_a_busy_position_comes_back() -> None:
    assert_comes_back(busy().position)


@pytest.mark.untraced
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_comes_back(players: int) -> None:
    p = TITLE.new_game(players=players, seed=2, options={"fifth_seat": True})
    rng = Dice.seeded(5)
    for step in range(400):
        if step % 23 == 0:
            assert_comes_back(p)
        if p.is_over:
            break
        seat = p.to_act[0]
        choices = p.legal(seat)
        p.play(seat, choices[rng.below(len(choices))])


def test_a_finished_game_comes_back() -> None:
    p = TITLE.new_game(players=2, seed=3, options={"turn_limit": 20})
    rng = Dice.seeded(4)
    while not p.is_over:
        seat = p.to_act[0]
        choices = p.legal(seat)
        p.play(seat, choices[rng.below(len(choices))])
    q = TITLE.load(json.loads(json.dumps(p.dump())))
    assert q.digest() == p.digest()
    assert q.result == p.result


def test_a_saved_game_can_be_replayed() -> None:
    table = Table(TITLE, players=3, seed=11)
    rng = Dice.seeded(12)
    for _ in range(150):
        seat = table.position.to_act[0]
        choices = table.position.legal(seat)
        table.play(seat, choices[rng.below(len(choices))])
    again = Table.replay(TITLE, json.loads(json.dumps(table.save())))
    assert again.position.digest() == table.position.digest()
    assert again.log == table.log


def test_every_kind_of_frame_can_be_made_empty_and_stored() -> None:
    for name, blank in BLANK_FRAMES.items():
        frame = blank()
        assert frame.name() == name
        assert frame.dump() == frame.copy().dump()
        assert set(frame.dump()) == {"frame", "asked", "fields"}


# Frames name the rules they cite.

AZTEC_UNITS = "civ.aztec_great_warriors"


def recruiting() -> Dump:
    """A unit that the Aztecs have for a great person, about to be chosen."""
    dump: Dump = json.loads(json.dumps(SITUATIONS["Recruiting"]().position.dump()))
    return dump


def cited_when_answered(dump: Dump) -> str:
    """The rule that the first answer to the question of a dump is told with."""
    p = TITLE.load(dump)
    [seat] = p.to_act
    return p.play(seat, p.legal(seat)[0])[0].rule


def test_a_stored_game_keeps_its_rule_when_a_rule_is_inserted_into_the_index() -> None:
    dump = recruiting()
    assert dump["frames"][-1]["fields"]["rule"] == AZTEC_UNITS
    RULE_IDS.insert(0, "a.rule-before-all-others")
    try:
        assert cited_when_answered(dump) == AZTEC_UNITS
        assert TITLE.load(dump).dump() == dump
    finally:
        del RULE_IDS[0]


def test_a_rule_that_was_stored_as_a_number_is_the_one_of_that_time() -> None:
    dump = recruiting()
    [number] = [number for number, rule in NUMBERED_RULES.items() if rule == AZTEC_UNITS]
    dump["frames"][-1]["fields"]["rule"] = number
    assert cited_when_answered(dump) == AZTEC_UNITS
    assert TITLE.load(dump).dump() == recruiting()
    assert (
        TITLE.scenario({**SITUATIONS["Recruiting"]().position.describe(), "flow": dump["frames"]}).dump()
        == recruiting()
    )
    assert set(NUMBERED_RULES.values()) <= set(RULE_IDS)


def test_a_digest_is_the_one_of_the_time_when_rules_were_numbers() -> None:
    dump = recruiting()
    digest = TITLE.load(dump).digest()
    [number] = [number for number, rule in NUMBERED_RULES.items() if rule == AZTEC_UNITS]
    dump["frames"][-1]["fields"]["rule"] = number
    assert digest == fingerprint(dump)


@pytest.mark.parametrize("rule", ["", "no.such-rule", 0, 438, -1, True, None])
def test_a_rule_that_does_not_exist_is_refused(rule: object) -> None:
    dump = recruiting()
    dump["frames"][-1]["fields"]["rule"] = rule
    assert refusal_of(dump).startswith(f"frames[{len(dump['frames']) - 1}].rule")


# What is broken is refused by its part.


def state(field: str, value: object) -> Change:
    def change(dump: Dump) -> None:
        dump["state"][field] = value

    return change


def entry_of_state(field: str, place: int, value: object) -> Change:
    def change(dump: Dump) -> None:
        dump["state"][field][place] = value

    return change


def empire(field: str, value: object, seat: int = 0) -> Change:
    def change(dump: Dump) -> None:
        dump["empires"][seat][field] = value

    return change


def top_frame(field: str, value: object) -> Change:
    def change(dump: Dump) -> None:
        dump["frames"][-1]["fields"][field] = value

    return change


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("state.turn", state("turn", -1)),
        ("state.phase", state("phase", 5)),
        ("state.active", state("active", 2)),
        ("state.waived", state("waived", 4)),
        ("state.cancelled", state("cancelled", 2)),
        ("state.refused", state("refused", 1 << 29)),
        ("state.tiles", entry_of_state("tiles", 2, 1)),
        ("state.tiles", state("tiles", [])),
        ("state.tiles[0]", entry_of_state("facing", 0, -1)),
        ("state.facing", entry_of_state("facing", 0, 4)),
        ("state.spare_tiles", state("spare_tiles", [])),
        ("state.terrain", entry_of_state("terrain", 0, -1)),
        ("state.terrain", entry_of_state("terrain", SQUARE["c1"], 0)),
        ("state.piece", entry_of_state("printed", SQUARE["c1"], 0)),
        ("state.printed", entry_of_state("printed", 0, 6)),
        ("state.changed", state("changed", [1, 1])),
        ("state.changed", state("changed", list(range(13)))),
        ("state.frozen", state("frozen", [9999])),
        ("state.owner", entry_of_state("owner", SQUARE["h16"], 0)),
        ("state.owner", entry_of_state("centre", SQUARE["a1"], 0)),
        ("state.piece", entry_of_state("piece", SQUARE["a6"], -1)),
        ("state.piece", entry_of_state("piece", SQUARE["h16"], PIECE["library"])),
        ("state.wonder_square", entry_of_state("piece", SQUARE["a9"], PIECE["colossus"])),
        ("state.holder", entry_of_state("holder", SQUARE["h16"], 1)),
        ("state.group_seat", state("group_seat", 0)),
        ("state.group_seat", state("group_armies", [-1])),
        ("state.group_at", state("group_at", 3)),
        ("state.wonder_deck", entry_of_state("wonder_market", 0, WONDER["oracle"])),
        ("state.obsolete", state("obsolete", 1 << 18)),
        ("state.wonder_square", entry_of_state("wonder_square", WONDER["oracle"], SQUARE["a9"])),
        ("state.unit_decks", state("unit_decks", [[], [], []])),
        ("state.unit_decks[0]", state("unit_decks", [[UNIT["mounted-weak"]], [], [], []])),
        ("state.unit_decks", state("unit_discards", [[], [], [], []])),
        ("state.event_decks", state("event_decks", [[], [], []])),
        ("state.event_decks[0]", state("event_decks", [[0], [], [], []])),
        ("state.event_decks", state("event_discards", [[], [], [], []])),
        ("state.huts", state("huts", [7])),
        ("state.huts", state("villages", [])),
        ("state.huts", entry_of_state("spent_markers", 0, 1)),
        ("state.city_states", state("city_states", [0])),
        ("state.city_states", state("lost_city_states", 2)),
        ("state.claimed", state("claimed", 4)),
        ("state.claimed", state("claimed", 1)),
        ("state.fronts[0]", state("fronts", [[0, -1, -1, 0]])),
        ("state.hands", state("hands", [[0]])),
        ("state.fronts[0]", state("fronts", [[0]])),
        ("state.unit_decks", state("hands", [[0], []])),
        ("state.buildings", entry_of_state("buildings", 0, 0)),
        ("state.market", entry_of_state("market", 0, 0)),
        ("state.programs", state("programs", 0)),
        ("state.people", entry_of_state("people", 0, 0)),
        ("empires[0].civilization", empire("civilization", 12)),
        ("empires[0].civilization", empire("civilization", CIVILIZATION["romans"], seat=1)),
        ("empires[0].techs", empire("techs", 1 << 41)),
        ("empires[0].rows", empire("rows", [1, 0, 0, 0, 0])),
        ("empires[0].ranks", empire("ranks", [5, 1, 1, 0])),
        ("empires[0].ranks", empire("ranks", [1, 1, 1, 2])),
        ("empires[0].government", empire("government", 8)),
        ("empires[0].fresh", empire("fresh", 256)),
        ("empires[0].policies", empire("policies", [2, -1, -1, -1])),
        ("empires[0].trade", empire("trade", 28)),
        ("empires[0].culture", empire("culture", -1)),
        ("empires[0].step", empire("step", 99)),
        ("empires[0].units", empire("units", [0])),
        ("state.unit_decks", empire("units", [0] * 12)),
        ("state.event_decks", empire("events", [0] * 29)),
        ("state.market", empire("resources", [0] * 4)),
        ("empires[0].tokens", empire("tokens", [0] * 6 + [1] + [0] * 6)),
        ("state.huts", empire("tokens", [0] * 13)),
        ("empires[0].coins", empire("coins", [-1] * 7)),
        ("empires[0].used", empire("used", -1)),
        ("empires[0].cities", empire("cities", [SQUARE["a6"], SQUARE["a6"]])),
        ("empires[0].cities", empire("cities", [SQUARE["a6"], SQUARE["a8"]])),
        ("empires[0].cities", empire("cities", [SQUARE["a6"], SQUARE["c6"]])),
        ("empires[0].walls", empire("walls", [2, 0])),
        ("empires[0].acted", empire("acted", [16, 0])),
        ("empires[0].actions", empire("actions", [1])),
        ("empires[1].armies", empire("armies", [SQUARE["b7"], SQUARE["a8"]])),
        ("empires[0].armies", empire("armies", [SQUARE["c7"], SQUARE["a8"]])),
        ("empires[0].army_moved", empire("army_moved", [0])),
        ("empires[0].scout_city", empire("scout_city", [-999])),
        ("frames[1].seat", top_frame("seat", 2)),
        ("frames[1]", top_frame("no-such-field", 2)),
    ],
)
def test_a_broken_dump_is_refused_by_its_part(where: str, change: Change) -> None:
    dump = stored()
    change(dump)
    assert refusal_of(dump).startswith(where)


def test_what_is_no_dump_of_this_title_is_refused() -> None:
    garbage: list[object] = [None, 7, [], {}, {**stored(), "title": "chess"}, {**stored(), "rules_revision": 0}]
    for each in garbage:
        assert refusal_of(each)
    assert refusal_of({**stored(), "players": 5}).startswith("options")
    assert refusal_of({**stored(), "players": True}).startswith("players")
    assert refusal_of({**stored(), "options": {}}).startswith("options")
    assert refusal_of({**stored(), "empires": []}).startswith("empires")
    assert refusal_of({**stored(), "frames": []}).startswith("frames")
    assert refusal_of({**stored(), "dice": [1]})
    assert refusal_of({**stored(), "result": {"places": [1]}}).startswith("result")


def test_two_players_cannot_both_have_space_flight() -> None:
    dump = stored()
    for record in dump["empires"]:
        record["techs"] |= 1 << 40
        record["rows"] = [bin(record["techs"]).count("1"), 0, 0, 0, 0]
    assert refusal_of(dump) == "empires[0].techs: there is one Space Flight"


def test_a_stack_must_fit_the_position_and_ask_somebody() -> None:
    dump = stored()
    dump["frames"] = dump["frames"][1:]
    assert refusal_of(dump).startswith("frames: the turn comes first")
    dump = stored()
    dump["frames"][-1]["asked"] = 0
    assert refusal_of(dump) == "frames: nobody is asked"
    dump = stored()
    dump["frames"][-1]["asked"] = 8
    assert refusal_of(dump).startswith("frames[1].asked")
    dump = stored()
    dump["frames"][-1]["frame"] = "Lunch"
    assert refusal_of(dump).startswith("frames[1]")
