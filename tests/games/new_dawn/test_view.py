"""Views: everything lies open but the wonders that are face down, and nobody can imagine anything else anew."""

import json
from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS
from civitas.games.new_dawn.facts.wonders import CARDS_PER_ERA, DECK_OF, WONDER_ERA, WONDERS
from civitas.games.new_dawn.model import NewDawn
from tests.games.new_dawn.situation import Situation, flower, row, situation

TITLE = civitas.title("new-dawn")
CARDS = ["masonry", "astrology", "pottery", "foreign-trade", "early-empire"]


def space_of(s: Situation, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in s.view()["map"]["spaces"] if entry["space"] == name)
    return found


def civilization(s: Situation, player: int) -> dict[str, Any]:
    entry: dict[str, Any] = s.view()["civilizations"][player - 1]
    return entry


def busy() -> Situation:
    return situation(
        automa="king",
        players=3,
        map={"row": "G H F K:seoul N:mt-everest G!c G W K:kabul G G"},
        resources={"1.2": "oil"},
        barbarians={"c": "1.6"},
        wonders={"on": {"oracle": "1.0"}, "face_up": ["stonehenge", "colossus", "potala-palace", "petra"]},
        p1={
            "leader": "cleopatra", "row": CARDS, "capital": "1.0", "cities": ["1.8"], "tokens": ["1.1"], "dial": 7,
            "trade": [1, 0, 0, 2, 0], "resources": ["oil", "marble"], "agendas": ["technophile"],
            "envoys": ["seoul"], "pacts": {"3": ["embassy"]}, "caravans": ["1.2"],
        },
        p2={"leader": "trajan", "reinforced": ["1.9"]},
        p3={"leader": "roosevelt", "tokens": ["1.4"], "trade": [0, 5, 0, 0, 0], "pacts": {"1": ["open-borders"]}},
    )  # fmt: skip


# What is hidden, and what is not.


@pytest.mark.rule("R15.5-a")
def test_everybody_sees_the_same() -> None:
    s = busy()
    views = [{**s.view(player), "seat": None} for player in (1, 2, 3, None)]
    assert views[0] == views[1] == views[2] == views[3]
    assert s.view(2)["seat"] == 1


@pytest.mark.rule("R15.5-a")
def test_rows_tokens_resources_and_agendas_of_all_players_are_open() -> None:
    s = busy()
    mine, automa = civilization(s, 1), civilization(s, 3)
    assert [card["card"] for card in mine["row"]] == CARDS
    assert [card["trade"] for card in mine["row"]] == [1, 0, 0, 2, 0]
    assert [card["tokens"] for card in mine["row"]] == [["kabul"], [], [], [], []]
    assert mine["resources"] == {"marble": 1, "mercury": 0, "oil": 1, "diamond": 0}
    assert [entry["agenda"] for entry in mine["agendas"] if entry["completed"]] == ["technophile"]
    assert (mine["completed"], mine["dial"], mine["leader"]) == (1, 7, "cleopatra")
    assert mine["unused"] == {"tokens": 29, "cities": 6}
    assert mine["caravans"] == ["1.2", "reserve", "reserve"]
    assert (mine["envoys"], mine["pacts"]) == (["seoul"], [{"of": 2, "card": "embassy"}])
    assert mine["own_pacts"] == {"open-borders": 2, "joint-war": None, "defensive-pact": None, "embassy": None}
    assert mine["wonders"] == ["oracle"]
    assert automa["automa"]
    assert automa["row"][0]["card"] == "automa-masonry"
    assert automa["row"][1] == {"slot": 2, "card": "automa-astrology", "trade": 5, "tokens": []}
    assert automa["row"][3]["tokens"] == ["mt-everest"]
    assert automa["natural_wonders"] == ["mt-everest"]


@pytest.mark.rule("R2.2-b")
def test_the_focus_deck_is_open_to_all() -> None:
    new = TITLE.new_game(players=2, seed=3)
    higher = {card.id for card in FOCUS_CARDS if card.level > 1}
    for seat in (0, 1, None):
        for entry in new.perspective(seat).view["civilizations"]:
            assert set(entry["deck"]) == higher
            assert len(entry["deck"]) == 15
    s = situation(p1={"row": ["masonry", "mathematics", "pottery", "foreign-trade", "early-empire"]})
    assert set(civilization(s, 1)["deck"]) == higher - {"mathematics"}
    assert set(civilization(s, 2)["deck"]) == higher


@pytest.mark.rule("R15.5-a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_face_down_wonders_only_the_eras_are_seen(players: int) -> None:
    new = TITLE.new_game(players=players, seed=3)
    assert isinstance(new, NewDawn)
    kept = CARDS_PER_ERA[players]
    for seat in (*range(players), None):
        view = new.perspective(seat).view
        for deck, entry in enumerate(view["wonders"]["decks"].values()):
            assert entry["face_up"] == WONDERS[new.decks[deck][-1]]
            eras = ["ancient"] * (kept[0] - 1) + ["medieval"] * kept[1] + ["modern"] * kept[2]
            assert entry["face_down"] == eras
        hidden = [*new.removed, *[wonder for deck in new.decks for wonder in deck[:-1]]]
        text = json.dumps(view)
        assert [WONDERS[wonder] for wonder in hidden if f'"{WONDERS[wonder]}"' in text] == []
        assert all(
            count == {"ancient": 2 - kept[0], "medieval": 2 - kept[1], "modern": 2 - kept[2]}
            for count in view["wonders"]["removed"].values()
        )


@pytest.mark.rule("R15.5-a")
def test_face_down_and_removed_wonders_are_imagined_anew_and_nothing_else() -> None:
    p = TITLE.new_game(players=2, seed=3)
    assert isinstance(p, NewDawn)
    before = p.dump()
    bottoms: set[int] = set()
    for seed in range(60):
        q = p.perspective(0).imagine(Dice.seeded(seed))
        assert isinstance(q, NewDawn)
        bottoms.add(q.decks[0][0])
        assert [deck[-1] for deck in q.decks] == [deck[-1] for deck in p.decks]
        for deck, cards in enumerate(q.decks):
            assert [WONDER_ERA[wonder] for wonder in cards] == [WONDER_ERA[wonder] for wonder in p.decks[deck]]
        cards = [*q.removed, *[wonder for deck in q.decks for wonder in deck]]
        assert sorted(cards) == list(range(24))
        dump = q.dump()
        assert dump["dice"] != before["dice"]
        for part in (dump, before):
            part["dice"] = []
        for name in ("decks", "removed"):
            dump["state"][name] = before["state"][name]
        assert dump == before
        before = p.dump()
    modern = {wonder for wonder in range(24) if DECK_OF[wonder] == 0 and WONDER_ERA[wonder] == 2}
    assert bottoms == modern


@pytest.mark.rule("R15.5-a")
def test_a_wonder_that_lies_face_up_or_is_built_is_not_imagined_elsewhere() -> None:
    s = row("G G", {"cities": ["1.0"]}, wonders={"on": {"stonehenge": "1.0"}, "face_up": ["petra"]})
    stonehenge, petra = WONDERS.index("stonehenge"), WONDERS.index("petra")
    for seed in range(30):
        q = s.position.perspective(None).imagine(Dice.seeded(seed))
        assert isinstance(q, NewDawn)
        assert q.decks[3][-1] == petra
        assert stonehenge not in [*q.removed, *q.decks[0]]
        assert q.components() == s.position.components()


# The map.


def test_spaces_tell_their_place_terrain_and_icons() -> None:
    s = busy()
    assert [entry["at"] for entry in s.view()["map"]["spaces"]] == [[q, 0] for q in range(11)]
    hills = space_of(s, "1.1")
    assert (hills["terrain"], hills["difficulty"], hills["edge"]) == ("hills", 2, True)
    assert space_of(s, "1.5")["barbarian_icon"] == "c"
    assert space_of(s, "1.7")["terrain"] == "water"
    assert space_of(s, "1.4")["natural_wonder"] == "mt-everest"


def test_spaces_tell_what_stands_and_lies_there() -> None:
    s = busy()
    capital = space_of(s, "1.0")
    assert (capital["owner"], capital["piece"], capital["wonder"]) == (0, "capital", "oracle")
    assert (space_of(s, "1.2")["resource"], space_of(s, "1.2")["caravans"]) == ("oil", [0])
    assert space_of(s, "1.3")["city_state_token"] == "seoul"
    assert (space_of(s, "1.4")["owner"], space_of(s, "1.4")["piece"]) == (2, "token")
    assert "natural_wonder_token" not in space_of(s, "1.4")
    assert space_of(s, "1.6")["barbarian"] == "c"
    kabul = space_of(s, "1.8")
    assert (kabul["owner"], kabul["piece"], kabul["city_state"]) == (0, "city", "kabul")
    assert "city_state_token" not in kabul
    assert space_of(s, "1.9")["piece"] == "reinforced"
    assert "owner" not in space_of(s, "2.0")
    free = row("G N:pantanal")
    assert space_of(free, "1.1")["natural_wonder_token"] == "pantanal"


def test_a_new_game_shows_its_tiles_and_printed_resources() -> None:
    view = TITLE.new_game(players=2, seed=1).perspective(None).view
    tiles = view["map"]["tiles"]
    assert {"tile": 12, "side": "a", "at": [3, -3], "rotation": 3} in tiles
    assert len(view["map"]["spaces"]) == 10 * len(tiles)
    for entry in view["map"]["spaces"]:
        assert entry.get("resource") == entry.get("resource_icon")
        assert entry.get("barbarian") == entry.get("barbarian_icon")


def test_while_the_map_is_built_the_tiles_to_come_are_open() -> None:
    game = TITLE.new_game(players=2, seed=1, options={"map": "built"})
    view = game.perspective(1).view
    assert [len(hand) for hand in view["hands"]] == [3, 3]
    assert view["question"]["frame"] == "MapBuilding"
    assert len(view["map"]["tiles"]) == 4


# What follows from it.


def test_cities_tell_their_defence_and_whether_they_are_mature() -> None:
    pieces = {"cities": ["1.0"], "tokens": ["1.1", "1.2", "1.3"], "reinforced": ["1.3"]}
    s = flower("H; G G G G W W", pieces)
    centre = space_of(s, "1.0")
    assert (centre["defence"], centre["missing"], centre["mature"]) == (5, 1, False)
    assert (space_of(s, "1.1")["defence"], space_of(s, "1.3")["defence"]) == (1, 2)
    assert "missing" not in space_of(s, "1.1")
    grown = flower("H; G G G G W W", {**pieces, "tokens": ["1.1", "1.2", "1.3", "1.4"]})
    assert (space_of(grown, "1.0")["missing"], space_of(grown, "1.0")["mature"]) == (0, True)
    assert civilization(grown, 1)["mature"] == ["1.0"]
    assert civilization(grown, 1)["friendly_spaces"] == 5


def test_barbarians_and_city_states_tell_their_defence() -> None:
    s = row("F!c K:seoul G", barbarians={"c": "1.0"})
    assert space_of(s, "1.0")["defence"] == 3
    assert space_of(s, "1.1")["defence"] == 8
    assert "defence" not in space_of(s, "1.2")
    assert s.view()["barbarians"] == {"c": "1.0"}
    assert s.view()["city_states"] == {"seoul": {"holder": None, "cards": 2, "defence": 8}}


def test_wonders_cost_each_player_what_the_player_has_to_pay() -> None:
    s = situation(wonders={"face_up": ["stonehenge"]}, p1={"leader": "cleopatra"})
    printed = civilization(s, 2)["wonder_costs"]
    assert printed["stonehenge"] - civilization(s, 1)["wonder_costs"]["stonehenge"] == 1
    assert len(printed) == 4


def test_agendas_tell_how_far_a_player_has_come() -> None:
    s = situation(
        map={"row": "G*9"},
        victory_cards=["war", "reach", "cities"],
        wonders={"on": {"petra": "1.0"}},
        natural_wonders={"mt-everest": 1},
        city_states={"kabul": 1},
        p1={"cities": ["1.0", "1.2"], "tokens": ["1.1", "1.3"]},
        p2={"beaten_capital": True},
    )
    progress = {entry["agenda"]: (entry["have"], entry["need"]) for entry in civilization(s, 1)["agendas"]}
    assert progress == {
        "warmonger": (1, 2), "paranoid": (1, 2), "explorer": (4, 15), "aesthetic": (0, 2), "populous": (2, 5),
        "preservationist": (1, 2),
    }  # fmt: skip
    assert civilization(s, 2)["agendas"][0] == {"agenda": "warmonger", "completed": False, "have": 2, "need": 2}
    other = situation(victory_cards=["learned", "spread", "cities"], p1={"cities": ["1.0", "1.4"], "dial": 9})
    progress = {entry["agenda"]: (entry["have"], entry["need"]) for entry in civilization(other, 1)["agendas"]}
    assert (progress["technophile"], progress["civilized"], progress["populous"]) == ((9, 24), (2, 8), (0, 5))


def test_the_clock_and_the_question_are_seen() -> None:
    view = situation(automa="prince", round=6, event=2).view(1)
    assert (view["round"], view["active"], view["first"], view["automa"]) == (6, 0, 1, 1)
    assert view["event"] == {"section": 2, "name": "barbarian-move", "next": "trade"}
    assert (view["to_act"], view["question"]) == ([0], {"frame": "Choosing", "seat": 0})
    assert (view["trade_supply"], view["supply"]["oil"]) == (None, 8)
    assert situation(options={"trade_tokens": "34"}, p1={"trade": [3, 0, 0, 0, 0]}).view()["trade_supply"] == 31
