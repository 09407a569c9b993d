"""Views: what everybody sees, what only some may know, and what a seat imagines of the rest."""

from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.position import View
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL, EVENTS
from civitas.games.civilization_2010.facts.markers import GIVES_RESOURCE, MARKER_REWARD
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNITS
from civitas.games.civilization_2010.facts.wonders import WONDER_ERA
from civitas.games.civilization_2010.map.pieces import is_hut, is_village
from civitas.games.civilization_2010.model import Civilization2010
from tests.games.civilization_2010.situation import Situation, situation

PRIVATE = {"units", "tokens", "events"}
"""What an empire's entry has only for those who may know it."""


def busy(**more: Any) -> Situation:
    """Three players with some of everything, at the beginning of player 1's movement."""
    scenario: dict[str, Any] = {
        "players": 3,
        "tiles": {"d": "tile01 up", "e": "tile02 facedown", "f": "tile03 facedown"},
        "pieces": {"a1": "library", "a3": "great-artist", "d1": "hut-spy", "d2": "village-iron", "a5": "oracle"},
        "squares": {"a2": "desert wheat", "a9": "forest coin"},
        "wonders": {"market": ["stonehenge"], "deck": ["colossus", "angkor-wat"]},
        "p1": {
            "civilization": "romans", "techs": ["pottery", "writing"], "government": "republic",
            "policies": ["pacifism"], "trade": 7, "culture": 5, "step": 3, "units": ["infantry-weak", "mounted-even"],
            "events": ["migrants"], "resources": ["silk"], "tokens": ["hut-iron"], "people": ["great-builder"],
            "coins": {"sheet": 2, "pottery": 1}, "armies": ["a7", "a8"], "scouts": ["a7"],
        },
        "p2": {
            "civilization": "zulu", "units": ["infantry-fierce", "infantry-weak", "artillery-even"],
            "events": ["migrants", "drought"], "tokens": ["hut-spy", "village-uranium"], "armies": ["b7"],
        },
        "p3": {"civilization": "english", "armies": ["c7"], "units": ["mounted-weak"]},
    }  # fmt: skip
    return situation("movement", pause=True, **{**scenario, **more})


def public(view: View) -> dict[str, Any]:
    """A view without what it says of its own seat only."""
    entries = [{key: each[key] for key in each if key not in PRIVATE} for each in view["civilizations"]]
    return {**view, "seat": None, "civilizations": entries}


def square_of(s: Situation, name: str, player: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in s.view(player)["map"]["squares"] if entry["square"] == name)
    return found


# What everybody sees.


@pytest.mark.rule("info.public-a")
def test_everything_public_is_the_same_in_all_views() -> None:
    s = busy()
    views = [public(s.view(player)) for player in (1, 2, 3, None)]
    assert views[0] == views[1] == views[2] == views[3]


@pytest.mark.rule("info.public-a")
def test_a_spectator_sees_what_lies_in_front_of_a_player() -> None:
    entry = busy().view()["civilizations"][0]
    assert entry["techs"] == ["pottery", "writing"]
    assert entry["rows"] == [2, 0, 0, 0, 0]
    assert entry["government"] == "republic"
    assert entry["policies"] == ["pacifism"]
    assert (entry["trade"], entry["culture"], entry["step"]) == (7, 5, 3)
    assert entry["coins"] == 2 + 1 + busy().coins(1) - 3
    assert entry["coin_tokens"]["pottery"] == 1
    assert entry["resources"]["silk"] == 1
    assert entry["people"]["great-builder"] == 1
    assert entry["wonders"] == ["oracle"]
    assert [army["square"] for army in entry["armies"]] == ["a7", "a8"]
    assert entry["cities"][0]["square"] == "a6"
    assert entry["cities"][0]["capital"]


@pytest.mark.rule("info.public-a")
def test_a_spectator_sees_how_many_units_events_and_tokens_there_are_but_not_which() -> None:
    entry = busy().view()["civilizations"][1]
    assert entry["unit_types"] == {"infantry": 2, "mounted": 0, "artillery": 1, "aircraft": 0}
    assert entry["event_backs"] == [2, 0, 0]
    assert entry["token_backs"] == {"hut": 1, "village": 1}
    assert not PRIVATE & set(entry)


@pytest.mark.rule("info.public-a")
def test_the_map_shows_terrain_print_markers_figures_and_what_squares_yield() -> None:
    s = busy()
    assert square_of(s, "a2") == {
        "square": "a2", "at": [7, 0], "terrain": "desert", "printed": "wheat", "owner": 0, "city": "a6",
        "yields": {"trade": 1},
    }  # fmt: skip
    assert square_of(s, "a1")["piece"] == "library"
    assert square_of(s, "a1")["yields"] == {"trade": 1, "culture": 1}
    assert square_of(s, "a7")["figures"] == {"seat": 0, "armies": 1, "scouts": 1}
    assert square_of(s, "a6")["piece"] == "city"
    assert "figures" not in square_of(s, "a9")


@pytest.mark.rule("info.public-a")
def test_markets_discards_and_what_has_left_the_game_are_open() -> None:
    s = busy(discards={"infantry": ["infantry-even"], "events-1": ["drought"]}, spent={"hut-silk": 2})
    view = s.view()
    assert view["wonders"]["market"] == ["stonehenge"]
    assert view["wonders"]["built"] == {"oracle": {"square": "a5", "owner": 0}}
    assert view["market"]["resources"] == {"incense": 3, "iron": 3, "silk": 2, "wheat": 3}
    assert view["market"]["buildings"]["library"] == 6 - 1
    assert view["decks"]["unit_discards"] == {"infantry-even": 1}
    assert view["decks"]["event_discards"] == {"drought": 1}
    assert view["decks"]["spent"] == {"hut-silk": 2}
    assert view["decks"]["units"]["infantry"] == 15 - 3 - 1


# What is hidden.


@pytest.mark.rule("info.hidden-a")
def test_only_the_owner_knows_units_events_and_tokens() -> None:
    s = busy()
    own = s.view(2)["civilizations"][1]
    assert own["units"] == {"infantry-weak": 1, "infantry-fierce": 1, "artillery-even": 1}
    assert own["events"] == {"migrants": 1, "drought": 1}
    assert own["tokens"] == {"hut-spy": 1, "village-uranium": 1}
    for player in (1, 3, None):
        assert not PRIVATE & set(s.view(player)["civilizations"][1])


@pytest.mark.rule("info.hidden-a")
def test_nobody_knows_the_markers_on_the_map_and_the_facedown_tiles() -> None:
    s = busy()
    for player in (1, 2, 3, None):
        assert square_of(s, "d1", player)["piece"] == "hut"
        assert square_of(s, "d2", player)["piece"] == "village"
        assert square_of(s, "e1", player) == {"square": "e1", "at": square_of(s, "e1")["at"]}
        tiles = {tile["slot"]: tile["tile"] for tile in s.view(player)["map"]["tiles"]}
        assert (tiles["d"], tiles["e"], tiles["f"]) == ("tile01", None, None)


@pytest.mark.rule("info.hidden-a")
def test_of_the_wonder_deck_only_the_eras_are_known() -> None:
    s = busy()
    eras = ["ancient", "medieval", "modern"]
    deck = s.view(1)["wonders"]["deck"]
    assert deck == [eras[WONDER_ERA[wonder]] for wonder in s.position.wonder_deck[::-1]]
    assert "colossus" not in str(s.view(1)["wonders"])


@pytest.mark.rule("info.hidden-a")
def test_positions_that_differ_in_hidden_things_only_look_alike() -> None:
    s, t = busy(), busy()
    q = t.position
    for deck in q.unit_decks:
        deck.reverse()
    q.event_decks[1].reverse()
    drought, gift = EVENTS.index("drought"), EVENTS.index("a-gift-from-afar")
    q.empires[1].events[drought], q.empires[1].events[gift] = 0, 1
    q.tiles[4], q.tiles[5] = q.tiles[5], q.tiles[4]
    assert q.digest() != s.position.digest()
    assert EVENT_LEVEL[drought] == EVENT_LEVEL[gift]
    assert s.view(1) == t.view(1)
    assert s.view() == t.view()
    assert s.view(2) != t.view(2)


# What a seat imagines.


def imagined(p: Civilization2010, seat: int | None, seed: int) -> Civilization2010:
    return p.imagine_for(seat, Dice.seeded(seed))


@pytest.mark.rule("info.hidden-a")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_a_seat_imagines_looks_like_the_real_position(seat: int | None) -> None:
    p = busy().position
    for seed in range(10):
        q = imagined(p, seat, seed)
        assert q.view_for(seat) == p.view_for(seat)
        assert q.components() == p.components()
        for empire in q.empires:
            assert not any(count and MARKER_REWARD[m] != GIVES_RESOURCE for m, count in enumerate(empire.tokens))


@pytest.mark.rule("info.hidden-a")
def test_everything_hidden_is_imagined_anew() -> None:
    p = busy().position
    others = [imagined(p, 0, seed) for seed in range(30)]
    assert len({tuple(q.empires[1].units) for q in others}) > 1
    assert len({tuple(q.empires[1].events) for q in others}) > 1
    assert len({tuple(q.empires[1].tokens) for q in others}) > 1
    assert len({tuple(q.tiles) for q in others}) > 1
    assert len({tuple(q.wonder_deck) for q in others}) > 1
    assert len({tuple(q.city_states) for q in others}) > 1
    assert len({tuple(q.piece) for q in others}) > 1
    assert len({tuple(q.unit_decks[0]) for q in others}) > 1


@pytest.mark.rule("info.hidden-a")
def test_what_a_seat_knows_is_never_imagined_otherwise() -> None:
    p = busy().position
    for seed in range(10):
        q = imagined(p, 0, seed)
        assert q.empires[0].units == p.empires[0].units
        assert q.empires[0].events == p.empires[0].events
        assert q.empires[0].tokens == p.empires[0].tokens
        assert q.wonder_market == p.wonder_market
        assert [is_hut(piece) for piece in q.piece] == [is_hut(piece) for piece in p.piece]
        assert [is_village(piece) for piece in q.piece] == [is_village(piece) for piece in p.piece]
        assert [tile for slot, tile in enumerate(q.tiles) if p.facing[slot] != NONE] == [
            tile for slot, tile in enumerate(p.tiles) if p.facing[slot] != NONE
        ]


# A battle.


def battle_views() -> Situation:
    """Player 1 attacks the army of player 2 next to it; nobody has bonuses."""
    s = situation(
        "movement",
        p1={"civilization": "romans", "armies": ["a8"], "units": ["infantry-weak", "mounted-even"]},
        p2={"civilization": "zulu", "armies": ["a12"], "units": ["infantry-fierce", "artillery-even"]},
    )
    s.play("march a8 1-0", "step down")
    assert s.question == "Battle"
    return s


@pytest.mark.rule("info.hidden-a")
def test_battle_hands_are_known_to_their_owners_and_by_number_to_all() -> None:
    s = battle_views()
    hands = s.view(1)["battle"]["hands"]
    assert hands[0]["units"] == ["infantry-weak", "mounted-even"]
    assert hands[1] == {"count": 2}
    assert s.view(2)["battle"]["hands"][1]["units"] == ["infantry-fierce", "artillery-even"]
    assert s.view(2)["battle"]["hands"][0] == {"count": 2}
    assert s.view()["battle"]["hands"] == [{"count": 2}, {"count": 2}]
    # What was drawn of the standing forces is secret too: they show all units, drawn or not.
    assert s.view(1)["civilizations"][1]["unit_types"]["artillery"] == 1


@pytest.mark.rule("info.hidden-a")
def test_the_opponents_hand_is_drawn_anew_from_all_units_that_he_could_have() -> None:
    drawn_all = battle_views().position
    hands = {tuple(UNITS[unit] for unit in imagined(drawn_all, 0, seed).hands[1]) for seed in range(30)}
    assert len(hands) > 1
    for hand in hands:
        assert [unit.split("-")[0] for unit in hand] == ["infantry", "artillery"]
    assert all(imagined(drawn_all, 0, seed).hands[0] == drawn_all.hands[0] for seed in range(5))
    # With more units than the hand holds, nobody else knows even their types.
    forces = ["infantry-weak"] * 3 + ["mounted-weak"] * 3
    s = situation("movement", p1={"armies": ["a8"]}, p2={"armies": ["a12"], "units": forces})
    s.play("march a8 1-0", "step down")
    types = set()
    for seed in range(40):
        q = imagined(s.position, 0, seed)
        types.add(tuple(sorted(UNITS[unit].split("-")[0] for unit in q.hands[1])))
        assert len(q.hands[1]) == 3
        assert q.components() == s.position.components()
    assert len(types) > 1


# Questions with secrets.


@pytest.mark.rule("info.hidden-a")
def test_what_is_researched_is_nobody_elses_business_before_the_reveal() -> None:
    entry = {"trade": 6}
    s = situation("research", p1=entry, p2=entry)
    s.play("research pottery", by=1)
    assert "pottery" in str(s.view(1)["question"])
    assert "pottery" not in str(s.view(2)["question"])
    assert "pottery" not in str(s.view()["question"])
    p = s.position
    chosen = {str(imagined(p, 1, seed).frames[-1].dump()["fields"]) for seed in range(20)}
    assert len(chosen) > 1
    assert {str(imagined(p, 0, seed).frames[-1].dump()["fields"]) for seed in range(5)} == {
        str(p.frames[-1].dump()["fields"])
    }


@pytest.mark.rule("info.hidden-a")
def test_who_has_declared_an_ability_can_pay_for_it_in_every_imagined_position() -> None:
    tokens = {"tokens": ["hut-wheat", "hut-spy"]}
    s = situation("city-management", p1={"techs": ["animal-husbandry"], **tokens}, p2={"tokens": ["hut-silk"]})
    s.play("use animal-husbandry-resource")
    assert s.question == "Declaration"
    p = s.position
    for seed in range(20):
        for seat in (1, None):
            q = imagined(p, seat, seed)
            assert q.to_act == [0]
            assert "pay wheat token" in [q.space().text(action) for action in q.legal(0)]


@pytest.mark.rule("info.hidden-a", "resource.token-a")
def test_a_facedown_token_is_shown_to_all_when_it_is_spent() -> None:
    s = situation("city-management", p1={"techs": ["animal-husbandry"], "tokens": ["hut-wheat"]})
    for player in (2, None):
        assert "hut-wheat" not in str(s.view(player))
    s.play("use animal-husbandry-resource", "pay wheat token")
    assert s.tokens(1) == {}
    for player in (1, 2, None):
        assert s.view(player)["decks"]["spent"] == {"hut-wheat": 1}
