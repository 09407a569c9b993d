"""What a view says in ids and numbers, so that nobody who draws it has to reckon."""

from typing import cast

from civitas.games.civilization_1980.view_types import Civilization1980View, Question
from tests.games.civilization_1980.situation import TITLE, Situation


def view_of(s: Situation, nation: str | None) -> Civilization1980View:
    seat = None if nation is None else s.seat(nation)
    return cast(Civilization1980View, s.position.perspective(seat).view)


def question_of(s: Situation, nation: str | None) -> Question:
    question = view_of(s, nation)["question"]
    assert question is not None
    return question


def test_a_nation_is_seen_with_what_it_has_on_the_board() -> None:
    s = Situation(
        "crete",
        "thrace",
        crete={
            "tokens": {"knossos": 3, "phaestos": 1},
            "cities": ["rhodes"],
            "ships": [None, "delphi:east"],
            "treasury": 4,
            "cards": ["pottery", "law"],
            "track": 7,
        },
    )
    crete = view_of(s, None)["nations"][s.seat("crete")]
    assert (crete["nation"], crete["tokens"], crete["cities"]) == ("crete", {"knossos": 3, "phaestos": 1}, ["rhodes"])
    assert crete["ships"] == [None, "delphi:east", None, None]
    assert (crete["on_board"], crete["cards"], crete["points"]) == (4, ["pottery", "law"], 45 + 170 + 4)
    assert (crete["track"], crete["epoch"]) == (7, 2)


def test_tokens_aboard_are_on_the_board_though_in_no_area() -> None:
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 3}, "ships": ["knossos"]})
    s.say("crete", "load 2 1")
    view = view_of(s, None)
    assert (view["mover"], view["cargo"]) == (s.seat("crete"), [2, 0, 0, 0])
    crete = view["nations"][s.seat("crete")]
    assert (crete["tokens"], crete["on_board"]) == ({"knossos": 1}, 3)


def test_the_hand_comes_with_the_worth_of_its_sets() -> None:
    s = Situation("crete", "thrace", phase=9, pause=[10], crete={"hand": {"salt": 3, "gold": 1, "epidemic": 1}})
    assert s.own("crete")["hand"] == {
        "cards": {"salt": 3, "gold": 1, "epidemic": 1},
        "sets": {"salt": 27, "gold": 9},
        "count": 5,
        "worth": 36,
    }


def test_an_area_feeds_one_more_with_agriculture_where_nobody_else_is() -> None:
    tokens = {"knossos": 3, "phaestos": 1}
    s = Situation(
        "crete", "thrace", crete={"tokens": tokens, "cards": ["agriculture"]}, thrace={"tokens": {"phaestos": 1}}
    )
    assert s.own("crete")["feeds"] == {"knossos": 4, "phaestos": 2}


def test_own_areas_are_overfull_at_once_and_those_of_others_when_all_have_moved() -> None:
    crowd = {"tokens": {"knossos": 5, "phaestos": 2}}
    s = Situation("crete", "thrace", phase=5, pause=[6], crete=crowd, thrace={"tokens": {"odessus": 1}})
    entry = {"seat": s.seat("crete"), "area": "knossos", "feeds": 3}
    assert view_of(s, "crete")["overfull"] == [entry]
    assert view_of(s, "thrace")["overfull"] == view_of(s, None)["overfull"] == []
    late = Situation("crete", "thrace", phase=7, crete={"tokens": {"knossos": 7, "phaestos": 9}})
    assert [each["area"] for each in view_of(late, "thrace")["overfull"]] == ["knossos", "phaestos"]


def test_conflicts_are_foreseen_where_tokens_meet_more_than_can_live_there_or_a_city() -> None:
    s = Situation(
        "crete",
        "thrace",
        crete={"tokens": {"knossos": 3, "phaestos": 1, "rhodes": 1}},
        thrace={"tokens": {"knossos": 1, "phaestos": 1}, "cities": ["rhodes"]},
    )
    assert sorted(view_of(s, None)["conflicts"]) == ["knossos", "rhodes"]


def test_the_next_space_counts_the_own_hand_and_of_others_only_what_lies_open() -> None:
    owned = ["law", "philosophy", "democracy", "medicine", "engineering", "literacy", "agriculture", "coinage"]
    s = Situation(
        "crete",
        "thrace",
        phase=9,
        pause=[10],
        crete={"track": 14, "cards": owned, "hand": {"gold": 2}, "treasury": 5, "cities": ["knossos"]},
    )
    seat = s.seat("crete")
    spectator, own = view_of(s, None)["nations"][seat], view_of(s, "crete")["nations"][seat]
    assert spectator["needs"] == [{"kind": "points", "wanted": 1200, "have": spectator["points"]}]
    assert own["needs"] == [{"kind": "points", "wanted": 1200, "have": spectator["points"] + 36}]


def test_a_space_without_conditions_needs_nothing_and_behind_the_last_there_is_none() -> None:
    s = Situation("crete", "thrace", pause=[5], crete={"track": 1}, thrace={"track": 16})
    needs = [view_of(s, None)["nations"][s.seat(nation)]["needs"] for nation in ("crete", "thrace")]
    assert needs == [[], None]
    nomads = Situation("crete", "thrace", options={"variant": "nomads-and-seafarers"}, pause=[5])
    assert view_of(nomads, None)["nations"][0]["needs"] is None


def test_every_card_has_its_price_with_credits_and_on_top_of_the_basket() -> None:
    crete = {"cards": ["engineering", "medicine"], "hand": {"gold": 3, "salt": 2}, "treasury": 30}
    s = Situation("crete", "thrace", phase=10, crete=crete)
    alone = s.own("crete")["prices"]
    assert alone["astronomy"] == {"price": 40, "alone": 40, "credits": 40}
    assert "medicine" not in alone
    s.say("crete", "buy coinage")
    after = s.own("crete")["prices"]
    assert after["astronomy"]["alone"] == 40
    assert after["astronomy"]["price"] > 40  # what has helped to buy Coinage helps no second card
    assert "coinage" not in after
    question = question_of(s, "crete")
    assert (question["printed"], question["credits"], question["price"]) == (110, 40, 70)
    assert question["funds"] == 81 + 12 + 30


def test_others_pay_their_own_prices_while_somebody_fills_a_basket() -> None:
    s = Situation("crete", "thrace", phase=10, crete={"hand": {"gold": 3}}, thrace={"cards": ["music"]})
    before = s.own("thrace")["prices"]
    s.say("crete", "buy mysticism")
    assert s.own("thrace")["prices"] == before


def test_the_mover_is_told_the_shortest_way_to_every_coast_in_reach() -> None:
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 2}, "ships": ["knossos"]})
    question = question_of(s, "crete")
    ways = question["voyages"][0]
    assert question["voyages"][1:] == [[], [], []]
    assert ["thera"] in ways
    assert all(1 <= len(way) <= 4 for way in ways)
    assert len({way[-1] for way in ways}) == len(ways)
    assert "voyages" not in question_of(s, None)


def test_an_offer_goes_by_its_id_and_its_owner_sees_what_is_in_it() -> None:
    s = Situation("crete", "thrace", phase=9, crete={"hand": {"salt": 3, "iron": 1}}, thrace={"hand": {"grain": 3}})
    s.say("crete", "offer everyone", "put salt", "put salt")
    draft = question_of(s, "crete")["draft"]
    assert draft is not None
    assert (draft["package"]["worth"], draft["lacks"], draft["to"], draft["changes"]) == (12, 1, None, None)
    s.say("crete", "put iron", "claim salt", "want grain", "name iron")
    (offer,) = question_of(s, "thrace")["offers"]
    assert offer == {
        "offer": "crete-1", "seat": s.seat("crete"), "to": None, "reply_to": None, "named": "iron", "count": 3,
        "worth": 14, "claims": ["salt"], "wants": ["grain"],
    }  # fmt: skip
    (own,) = question_of(s, "crete")["offers"]
    assert own["package"] == {"cards": {"iron": 1, "salt": 2}, "sets": {"iron": 2, "salt": 12}, "count": 3, "worth": 14}


def test_before_a_nation_is_chosen_its_start_area_is_told() -> None:
    view = cast(Civilization1980View, TITLE.new_game(players=4, seed=1).perspective(None).view)
    assert [nation["nation"] for nation in view["nations"]] == [None] * 4
    assert view["question"] is not None
    assert view["question"]["starts"]["crete"] == "knossos"
