"""Each skill of the steward in a situation where a good player would not hesitate."""

from itertools import combinations

import pytest

from civitas.bots.civilization_1980.beliefs import Beliefs
from civitas.bots.civilization_1980.market import PACKAGES
from civitas.bots.civilization_1980.offers import offers_in
from civitas.bots.civilization_1980.packages import bundles_from, explanations, hides_calamity
from civitas.bots.civilization_1980.sight import Sight
from civitas.bots.civilization_1980.steward import default
from civitas.core.position import Position
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, HAND_LIMIT, HELD_COUNT, KIND
from civitas.games.civilization_1980.view_types import NationView
from tests.bots.tables import TITLE, choice, finish_question, say, scenario, steward


def nation_of(position: Position, seat: int = 0) -> NationView:
    """What a seat has, as everybody sees it."""
    nation: NationView = position.perspective(None).view["nations"][seat]
    return nation


# Settling.


def test_two_tokens_part_to_settle_more_land() -> None:
    position = scenario("thrace", "crete", phase=5, thrace={"tokens": {"odessus": 2}})
    moves = finish_question(position)
    assert len(moves) == 2
    assert moves[0].startswith("move 1 odessus")


def test_six_tokens_gather_on_a_city_site_when_the_rest_supports_a_city() -> None:
    tokens = {"sparta": 3, "corinth": 4, "mycenae": 4, "athens": 3, "thebes": 0, "knossos": 2, "phaestos": 2}
    position = scenario(
        "crete", "thrace", phase=5, crete={"tokens": {a: n for a, n in tokens.items() if n}, "track": 4}
    )
    finish_question(position)
    assert max(nation_of(position)["tokens"].values()) >= 6
    assert choice(position).startswith("build")


def test_a_city_is_built_where_six_tokens_stand() -> None:
    position = scenario("crete", "thrace", phase=7, crete={"tokens": {"knossos": 6, "phaestos": 2, "sparta": 2}})
    assert choice(position) == "build knossos"


def test_the_attack_on_a_city_that_can_be_garrisoned_is_left_alone() -> None:
    position = scenario(
        "crete", "thrace", phase=5, pause=[6], crete={"tokens": {"sparta": 8}}, thrace={"cities": ["mycenae"]}
    )
    moves = finish_question(position)
    assert not any("mycenae" in move for move in moves)


def test_a_city_that_nobody_can_garrison_is_stormed() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=5,
        pause=[6],
        crete={"tokens": {"sparta": 8, "knossos": 2}},
        thrace={"cities": ["mycenae"], "tokens": {"odessus": 2, "byzantium": 2}, "stock": 2},
    )
    finish_question(position)
    assert nation_of(position)["tokens"]["mycenae"] == 7


def test_weakly_held_land_is_taken_when_nothing_is_free() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=5,
        pause=[6],
        crete={"tokens": {"phaestos": 4}},
        thrace={"tokens": {"knossos": 1}},
    )
    moves = finish_question(position)
    assert any(move.endswith("phaestos knossos") for move in moves)


def test_land_held_in_strength_is_not_attacked() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=5,
        pause=[6],
        crete={"tokens": {"phaestos": 3}, "census": 9},
        thrace={"tokens": {"knossos": 5}},
    )
    assert finish_question(position) == ["done"]


def test_a_full_island_builds_a_ship_and_sails_to_new_land() -> None:
    position = scenario("crete", "thrace", phase=4, crete={"tokens": {"knossos": 4, "phaestos": 4}})
    player = steward()
    assert finish_question(position, player=player)[0].startswith("build-ship")
    voyage = finish_question(position, player=player)
    assert any(step.startswith("load") for step in voyage)
    assert any(step.startswith("land") for step in voyage)
    assert len(nation_of(position)["tokens"]) >= 3


# Taxes, support, losses.


@pytest.mark.parametrize(("stock", "rate"), [(40, "tax 3"), (8, "tax 2"), (5, "tax 1")])
def test_coinage_asks_no_more_than_stock_can_bear(stock: int, rate: str) -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=1,
        crete={
            "cards": ["coinage"],
            "cities": ["knossos", "sparta", "corinth", "athens"],
            "tokens": {"phaestos": 3, "mycenae": 3, "delphi": 2},
            "stock": stock,
        },
    )
    assert choice(position) == rate


def test_a_famine_takes_tokens_while_they_are_not_needed_for_support() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=11,
        crete={"open": ["famine"], "cities": ["knossos"], "tokens": {"phaestos": 3, "sparta": 5, "mycenae": 6}},
    )
    assert all(step.startswith("lose ") for step in finish_question(position))
    assert len(nation_of(position)["cities"]) == 1


def test_a_famine_takes_a_city_before_the_support_of_the_others() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=11,
        pause=[12],
        crete={
            "open": ["famine"],
            "cities": ["knossos", "corinth", "athens", "miletus"],
            "tokens": {"phaestos": 4, "sparta": 4, "mycenae": 4},
        },
    )
    done = finish_question(position)
    assert sum(1 for step in done if step.startswith("lose-city")) == 1
    assert len(nation_of(position)["cities"]) == 3


def test_in_a_civil_war_the_side_that_can_support_its_cities_is_kept() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=11,
        pause=[12],
        crete={
            "open": ["civil-war"],
            "cities": ["knossos", "corinth", "athens", "miletus", "sparta"],
            "tokens": {"phaestos": 6, "mycenae": 6, "delphi": 6, "rhodes": 6},
        },
    )
    players = [steward(0), steward(1)]
    while position.perspective(None).view["question"]["frame"] != "Pause":
        seat = position.to_act[0]
        position.play(seat, players[seat].choose(position.perspective(seat)))
    kept = nation_of(position)
    assert len(kept["cities"]) >= 1
    assert kept["on_board"] >= 2 * len(kept["cities"])


# Trade.


def test_an_exchange_that_completes_a_set_is_accepted() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"cloth": 3, "hides": 1, "iron": 1, "papyrus": 1}},
        thrace={"hand": {"cloth": 1, "hides": 1, "ochre": 1, "iron": 3}},
    )
    for step in ("offer everyone", "put hides", "put iron", "put papyrus", "name iron"):
        say(position, 0, step)
    for step in ("answer crete-1", "put cloth", "put hides", "put ochre", "claim hides", "claim ochre", "name cloth"):
        say(position, 1, step)
    assert choice(position) == "accept thrace-1"


def test_an_exchange_that_breaks_a_set_is_declined() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"cloth": 4}},
        thrace={"hand": {"hides": 1, "ochre": 1, "iron": 1}},
    )
    for step in ("offer everyone", "put cloth", "put cloth", "put cloth", "name cloth"):
        say(position, 0, step)
    for step in ("answer crete-1", "put hides", "put ochre", "put iron", "name iron"):
        say(position, 1, step)
    assert choice(position) == "decline thrace-1"


def test_a_package_that_can_only_hide_a_calamity_is_declined() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"bronze": 2, "hides": 1, "ochre": 1, "iron": 1}},
        thrace={"hand": {"bronze": 2, "epidemic": 1}},
    )
    for step in ("offer everyone", "put hides", "put ochre", "put iron", "name iron"):
        say(position, 0, step)
    for step in ("answer crete-1", "put bronze", "put bronze", "put epidemic", "name bronze"):
        say(position, 1, step)
    assert choice(position) == "decline thrace-1"


def test_two_collectors_find_each_other() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        pause=[10],
        crete={"hand": {"cloth": 3, "grain": 1, "hides": 1, "iron": 1}},
        thrace={"hand": {"grain": 3, "cloth": 1, "ochre": 1, "papyrus": 1}},
    )
    players = [steward(0), steward(1)]
    while position.perspective(None).view["question"]["frame"] == "Market":
        seat = position.to_act[0]
        position.play(seat, players[seat].choose(position.perspective(seat)))
    hands = [position.perspective(seat).view["own"]["hand"]["cards"] for seat in range(2)]
    assert hands[0]["cloth"] == 4
    assert hands[1]["grain"] == 4


def test_a_calamity_travels_in_a_package_whose_tale_adds_up() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"epidemic": 1, "salt": 1, "hides": 2, "ochre": 1, "iron": 1}},
        thrace={"hand": {"salt": 4, "grain": 2}},
    )
    steps = finish_question(position)
    offer = offers_in(Sight(position.perspective(0).view))[0]
    assert "put epidemic" in steps
    innocent = [b for b in explanations(offer.size, offer.worth, offer.named) if not hides_calamity(b)]
    claimed = sorted([offer.named, *offer.claims])
    assert claimed in [[kind for kind, count in bundle for _ in range(count)] for bundle in innocent]


def test_every_package_of_three_or_four_cards_is_considered_once() -> None:
    hand = [0] * HELD_COUNT
    hand[0], hand[3], hand[COMMODITY_COUNT] = 2, 2, 1
    found = bundles_from(hand)
    assert len(found) == len(set(found)) == 8


# Purchases and the hand.


def test_purchases_are_paid_exactly_with_cards_and_tokens() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=10,
        pause=[11],
        supply={"mysticism": 0},
        crete={"hand": {"grain": 3}, "treasury": 9, "track": 8, "tokens": {"knossos": 2}},
    )
    done = finish_question(position)
    assert done[0] in ("buy pottery", "buy cloth-making")
    assert done[1:] == ["spend 3 grain", "pay 9"]


def test_a_basket_filled_by_somebody_else_is_paid_for() -> None:
    position = scenario("crete", "thrace", phase=10, crete={"hand": {"grain": 4}, "treasury": 9})
    say(position, 0, "buy pottery")
    assert choice(position) == "settle"


def test_the_third_group_is_bought_in_time_for_its_epoch() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=10,
        pause=[11],
        crete={
            "hand": {"cloth": 4},
            "cards": ["pottery", "drama-poetry"],
            "track": 8,
            "cities": ["knossos", "sparta"],
            "tokens": {"phaestos": 4},
        },
    )
    done = finish_question(position)
    assert done[0] in ("buy astronomy", "buy mysticism", "buy architecture")


def test_the_eleventh_card_leaves_no_room_for_regret() -> None:
    """With ten cheap cards only a dear one reaches the goal."""
    cards = ["pottery", "cloth-making", "metalworking", "agriculture", "astronomy", "coinage", "drama-poetry",
             "music", "architecture", "law"]  # fmt: skip
    position = scenario(
        "crete", "thrace", phase=10, crete={"hand": {"iron": 5}, "treasury": 5, "cards": cards, "track": 13}
    )
    assert choice(position) == "done"


def test_gold_joins_gold() -> None:
    gold = {"hand": {"gold": 1}, "treasury": 20, "cities": ["knossos"], "tokens": {"phaestos": 2}}
    assert choice(scenario("crete", "thrace", phase=8, crete=gold)) == "buy-gold"
    gold["hand"] = {}
    assert choice(scenario("crete", "thrace", phase=8, crete=gold)) == "done"


def test_the_best_six_cards_are_kept_and_calamities_go_back() -> None:
    hand = {"hides": 1, "ochre": 1, "salt": 1, "cloth": 4, "bronze": 1, "epidemic": 1}
    position = scenario("crete", "thrace", phase=12, pause=[13], crete={"hand": hand})
    finish_question(position)
    kept = position.perspective(0).view["own"]["hand"]["cards"]
    assert sum(kept.values()) == HAND_LIMIT
    assert kept["cloth"] == 4
    assert kept["bronze"] == 1
    assert "epidemic" not in kept


# When nothing else helps.


def test_without_an_opinion_the_steward_is_done_or_takes_the_first_choice() -> None:
    assert default([7, TITLE.space.parse("done")]) == TITLE.space.parse("done")
    assert default([7, 9]) == 7


def test_a_steward_never_levies_its_last_tokens() -> None:
    """Kept for its last token, a ship would be worth its while, for there is land overseas; but who would sail it?"""
    position = scenario(
        "crete",
        "thrace",
        phase=4,
        crete={"tokens": {"knossos": 1}, "ships": ["knossos"]},
        thrace={"tokens": {"byzantium": 2}},
    )
    assert choice(position) == "scrap 1"
    rich = scenario(
        "crete",
        "thrace",
        phase=4,
        crete={"tokens": {"knossos": 2}, "ships": ["knossos"]},
        thrace={"tokens": {"byzantium": 2}},
    )
    assert choice(rich) == "maintain 1 levy"


def test_a_steward_says_what_it_collects_and_listens_to_what_others_want() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"salt": 3, "hides": 1, "ochre": 1, "iron": 1}},
        thrace={"hand": {"hides": 2, "grain": 4, "salt": 1}},
    )
    steps = finish_question(position)
    assert steps[:2] == ["offer everyone", "want salt"]
    sight = Sight(position.perspective(1).view)
    (offer,) = offers_in(sight)
    assert KIND["salt"] in offer.wants
    with_wants, deaf = Beliefs(2), Beliefs(2)
    with_wants.look(sight, [offer], {offer.slot: ()})
    assert with_wants.held(sight, 0)[KIND["salt"]] > deaf.held(sight, 0)[KIND["salt"]]


def test_a_steward_stops_haggling_by_itself() -> None:
    """Somebody who declines everything and always offers something else is not answered for ever."""
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"salt": 3, "hides": 3, "cloth": 2, "iron": 2, "grain": 2}},
        thrace={"hand": {"salt": 2, "cloth": 3, "iron": 2, "grain": 3, "bronze": 3}},
    )
    player, published = steward(), 0
    for cards in combinations(["salt", "salt", "cloth", "cloth", "cloth", "iron", "grain", "grain", "grain"], 3):
        for text in ("offer everyone", *[f"put {card}" for card in cards], f"name {cards[0]}"):
            say(position, 1, text)
        published += sum(1 for text in finish_question(position, 0, player) if text.startswith("name"))
        for offer in position.perspective(1).view["question"]["offers"]:
            if offer["seat"] == 0 and offer["reply_to"] is not None:
                say(position, 1, f"decline {offer['offer']}")
        say(position, 1, "withdraw thrace-1")
    assert 2 <= published <= PACKAGES
