"""What is said about A New Dawn: questions, choices with their things and prices, explanations, stories."""

from typing import Any

import pytest

import civitas
from civitas.core.events import Event
from civitas.core.position import Perspective
from civitas.core.telling import Choice, Explanation, Group, say
from civitas.games.new_dawn.telling.effects.lines import effect_lines

DAWN = civitas.title("new-dawn")
ROW = ["masonry", "astrology", "currency", "pottery", "early-empire"]
TABLE: dict[str, Any] = {
    "players": 2,
    "options": {"automa": "prince"},
    "round": 9,
    "active": 1,
    "victory_cards": ["vc-war", "vc-learned", "vc-spread"],
    "wonders": {"on": {"stonehenge": "9.0"}, "face_up": ["petra", "colossus"]},
    "civilizations": [
        {
            "leader": "cleopatra",
            "row": ROW,
            "trade": {"masonry": 3},
            "dial": 9,
            "resources": {"oil": 2, "marble": 1},
            "cities": ["9.8"],
            "tokens": ["9.1", "9.2"],
            "caravans": ["9.6", "card"],
            "envoys": ["geneva"],
            "pacts": {"2": ["embassy"]},
        },
        {"leader": "trajan", "tokens": ["7.1", "7.2"], "reinforced": ["7.2"], "dial": 5},
    ],
}
BATTLEFIELD: dict[str, Any] = {
    "players": 2,
    "map": {"row": "G H G F"},
    "civilizations": [
        {
            "row": ["astrology", "currency", "pottery", "early-empire", "masonry"],
            "trade": {"masonry": 1},
            "capital": "1.0",
        },
        {"capital": "1.3", "tokens": ["1.2"]},
    ],
}


def at(scenario: dict[str, Any] = TABLE, *actions: str) -> Perspective:
    """The table as the first player knows it, after these actions."""
    p = DAWN.scenario(scenario)
    for action in actions:
        p.play(0, DAWN.space.parse(action))
    return p.perspective(0)


def group(perspective: Perspective, verb: str) -> Group:
    return next(each for each in perspective.telling["groups"] if each["choices"][0]["verb"] == verb)


def choice(perspective: Perspective, text: str) -> Choice:
    code = DAWN.space.parse(text)
    choices = [choice for each in perspective.telling["groups"] for choice in each["choices"]]
    return next(each for each in choices if each["deeds"] == [{"code": code}])


def explained(thing: str, seat: int | None = 0) -> Explanation:
    found = DAWN.scenario(TABLE).perspective(seat).explain(thing)
    assert found is not None
    return found


# Where the game is.


def test_the_headline_names_round_and_player() -> None:
    assert at().telling["headline"] == say("headline", round=9, name="seat-1")
    building = DAWN.new_game(players=2, seed=1, options={"map": "built"})
    assert building.perspective(0).telling["headline"] == say("headline-building")


def test_only_the_automated_player_has_a_name_of_the_game() -> None:
    assert at().telling["seats"] == [{}, {"name": say("player-automated")}]


# Questions.


def test_seats_and_cards_of_a_question_are_things() -> None:
    question = at(BATTLEFIELD, "resolve 5", "attack 1.2").telling["question"]
    assert question is not None
    arguments = question["text"].get("arguments", {})
    assert (arguments["attacker"], arguments["defender"], arguments["space"]) == ("seat-1", "seat-2", "space-1.2")
    assert question["help"]["message"] == "question-Combat-help"


# Choices.


def test_the_cards_of_the_row_come_first_with_what_lies_on_them() -> None:
    cards = at().telling["groups"][0]
    assert cards["heading"] == say("heading-resolve")
    assert [each["about"] for each in cards["choices"]] == [[f"card-{card}"] for card in ROW]
    assert cards["choices"][0]["label"] == say("card-in-slot", card="card-masonry", level="I", trade=3)
    assert cards["choices"][1]["label"] == say("card-in-slot", card="card-astrology", level="I", trade=0)
    assert cards["choices"][0]["phrase"] == say("verb-resolve", slot=1)


def test_a_treaty_names_the_card_and_its_giver() -> None:
    treaty = at().telling["groups"][1]
    assert treaty["heading"] == say("heading-renegotiate")
    embassy = say("choice-pact", card="card-embassy", name="seat-2")
    assert treaty["choices"][0]["label"] == say("choice-for", one=embassy, other=say("card-open-borders"))


def test_a_target_tells_its_defence_and_what_is_there() -> None:
    target = choice(at(BATTLEFIELD, "resolve 5"), "attack 1.2")
    assert target["label"] == say("space", space="space-1.2")
    assert target["about"] == ["space-1.2"]
    assert target["notes"] == [
        say("choice-defence", count=1),
        say("choice-odds", percent=92),
        say("piece-token", name="seat-2"),
    ]


def test_done_says_what_it_means_and_that_it_ends_something() -> None:
    military = at(BATTLEFIELD, "resolve 5")
    done = choice(military, "done")
    assert done["label"] == say("done-Military")
    assert done["ends"] is True
    assert "ends" not in choice(military, "attack 1.2")


def test_a_world_wonder_costs_what_it_costs_this_player_and_names_its_resources() -> None:
    builder = {**TABLE["civilizations"][0], "row": [*ROW[:3], "early-empire", "pottery"]}
    industry = at({**TABLE, "civilizations": [builder, {}]}, "resolve 5")
    colossus = choice(industry, "construct colossus")
    assert colossus["about"] == ["card-colossus"]
    assert colossus["price"]["message"] == "price-wonder"
    assert colossus["price"]["arguments"] == {
        "cost": 6,
        "printed": 7,
        "first": "resource-diamond",
        "second": "resource-oil",
    }


def test_a_caravan_has_a_heading_of_its_own() -> None:
    trading = at(TABLE, "resolve 3")
    sends = [each for each in trading.telling["groups"] if each["choices"][0]["verb"] == "send"]
    assert [each["heading"] for each in sends] == [say("heading-send-caravan", caravan=number) for number in (1, 2)]


# Explanations.


def test_a_focus_card_tells_its_kind_its_text_and_where_it_lies() -> None:
    card = explained("card-masonry")
    assert card["kind"] == say("about-focus-card", kind="kind-military", level="I")
    assert card["lines"] == [*effect_lines("card-masonry"), say("about-in-row", name="seat-1", slot=1)]


def test_a_world_wonder_tells_its_price_and_whether_it_can_be_built() -> None:
    assert explained("card-colossus")["cost"]["arguments"]["cost"] == 6
    assert say("about-face-up") in explained("card-colossus")["lines"]
    built = explained("card-stonehenge", None)
    assert built["lines"][1] == say("about-built", space="space-9.0", name="seat-1")


def test_a_city_state_tells_where_it_is_and_who_holds_it() -> None:
    state = explained("card-geneva")
    assert state["kind"] == say("about-city-state-kind", kind="kind-science")
    assert state["lines"][1] == say("about-city-state-at", space=say("space", space="space-14.3"), defence=8)


def test_a_leader_tells_the_ability_and_the_player() -> None:
    leader = explained("leader-trajan")
    assert leader["kind"] == say("leader-trajan-civilization")
    assert leader["lines"][-1] == say("about-led-by", name="seat-2")


def test_an_agenda_tells_how_far_everybody_is() -> None:
    lines = explained("agenda-technophile")["lines"]
    assert lines[1:] == [
        say("about-progress", name="seat-1", progress=say("progress", have=9, need=24)),
        say("about-progress", name="seat-2", progress=say("progress", have=5, need=24)),
    ]


def test_a_space_tells_its_terrain_what_is_there_and_its_neighbours() -> None:
    space = explained("space-9.0")
    capital = say("both", one=say("piece-capital", name="seat-1"), other=say("card-stonehenge"))
    assert space["kind"] == say("about-terrain", terrain=say("terrain-hills"), difficulty=2)
    assert space["lines"][0] == capital
    assert len([line for line in space["lines"] if line["message"] == "about-neighbour"]) == 6


def test_a_player_has_agendas_and_a_stock() -> None:
    agendas, stock = explained("seat-1")["accounts"]
    assert agendas["total"]["value"] == say("progress", have=0, need=3)
    assert len(agendas["rows"]) == 6
    assert {"label": say("resource-oil"), "value": 2} in stock["rows"]
    assert {"label": say("card-masonry"), "value": 3} in stock["rows"]


@pytest.mark.parametrize("thing", ["", "seat-3", "seat-x", "space-99.9", "leader-nobody", "card-nothing", "agenda-x"])
def test_what_there_is_not_is_not_explained(thing: str) -> None:
    assert at().explain(thing) is None


# Stories.


def joined(*events: tuple[str, dict[str, Any]]) -> list[bool]:
    """Whether each event but the first is told with the one before it."""
    told = [DAWN.teller().told(Event(message, arguments, "R3.3-a"), 0) for message, arguments in events]
    ends = [each.get("leads", each.get("joins")) for each in told]
    return [bool(each.get("joins")) and each["joins"] == end for end, each in zip(ends, told[1:], strict=False)]


def test_tokens_of_one_card_are_spent_in_one_sentence() -> None:
    spent = [("spent", {"seat": 0, "slot": slot, "source": "source-trade"}) for slot in (1, 1, 2)]
    assert joined(*spent) == [True, False]


def test_barbarians_are_told_together_whatever_they_do() -> None:
    moves = ("barbarian-moves", {"barbarian": "barbarian-a", "space": "space-1.1", "target": "space-1.2"})
    stays = ("barbarian-stays", {"barbarian": "barbarian-b", "space": "space-2.1"})
    assert joined(moves, stays, ("placed", {"seat": 0, "space": "space-1.1"})) == [True, False]


def test_what_the_automated_player_explains_is_not_told_again() -> None:
    told = DAWN.teller().told(Event("placed", {"seat": 1, "space": "space-1.1"}, "R3.3-a"), 0)
    assert told["yields"] == "automa-chose-space"


def test_an_exchange_is_about_both_diplomacy_cards_whosever_they_are() -> None:
    assert choice(at(), "renegotiate embassy-2 joint-war-2")["about"] == ["card-embassy", "card-joint-war"]
