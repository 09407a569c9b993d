"""What is said of a game: questions with what led to them, choices with prices, numbers with their parts, stories."""

from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.events import Event
from civitas.core.telling import Account, Argument, Choice, Explanation, Said, Sum, Telling, say
from civitas.games.civilization_2010.battles.arithmetic import DEFENDER, bonus_sum
from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.facts.constants import LEVELS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import (
    battle_hand_size,
    city_limit,
    city_production,
    coins,
    combat_bonus,
    devotion,
    event_hand_limit,
    policy_maximum,
    research_cost,
    stacking_limit,
    travel_speed,
)
from civitas.games.civilization_2010.telling.cards import CARDS
from civitas.games.civilization_2010.telling.effects.lines import effect_lines
from civitas.games.civilization_2010.telling.plain import PLAIN
from civitas.games.civilization_2010.telling.things import SQUARES
from civitas.language import LANGUAGES, language
from tests.games.civilization_2010.questions import SITUATIONS
from tests.games.civilization_2010.situation import Situation, situation
from tests.games.civilization_2010.warfare import advance, battlefield, clash, siege

TITLE = civitas.title("civilization-2010")


def told(s: Situation, player: int = 1) -> Telling:
    return s.position.perspective(player - 1).telling


def explained(s: Situation, thing: str, player: int = 1) -> Explanation:
    found = s.position.perspective(player - 1).explain(thing)
    assert found is not None
    return found


def choices(telling: Telling, verb: str) -> list[Choice]:
    return [choice for group in telling["groups"] for choice in group["choices"] if choice["verb"] == verb]


def words(said: Said | None, code: str = "en") -> str:
    return "" if said is None else language(code, TITLE.id).said(said, ["One", "Two", "Three"])


def unworded(told: Any, names: list[str]) -> list[str]:
    """What cannot be put into words of what is told."""
    if isinstance(told, list):
        return [gap for each in told for gap in unworded(each, names)]
    if not isinstance(told, dict):
        return []
    if "message" not in told:
        return unworded(list(told.values()), names)
    found = unworded(list(told.get("arguments", {}).values()), names)
    for code in LANGUAGES:
        spoken = language(code, TITLE.id)
        found += spoken.format(told["message"], spoken.said_arguments(told, names))[1]  # type: ignore[arg-type]
    return found


def asked(telling: Telling) -> tuple[str, list[str]]:
    """The question, and what led to it."""
    question = telling["question"]
    assert question is not None
    return words(question["text"]), [words(each) for each in question["because"]]


def lines(telling: Telling, verb: str) -> list[tuple[str, str, list[str], list[str]]]:
    """Label, price, notes and things of every choice of a verb."""
    found = []
    for each in choices(telling, verb):
        notes = [words(note) for note in each.get("notes", [])]
        found.append((words(each.get("label")), words(each.get("price")), notes, each["about"]))
    return found


def row(accounts: list[Account], heading: str, label: str) -> Sum:
    """The row of an account, both by their messages."""
    rows = [each for account in accounts if account["heading"]["message"] == heading for each in account["rows"]]
    return next(each for each in rows if each["label"]["message"] == label)


def parts(found: Sum) -> dict[str, Any]:
    """The parts of a number, by what they come from."""
    return {words(part["label"]): part["value"] for part in found.get("parts", [])}


def adds_up(found: Sum) -> bool:
    """Whether the parts of a number and of its parts make it; words are no numbers."""
    inner = found.get("parts", [])
    if not all(adds_up(part) for part in inner):
        return False
    value = found["value"]
    if not inner or not isinstance(value, int):
        return True
    return sum(part["value"] for part in inner if isinstance(part["value"], int)) == value


# Where the game is, and what is asked.


def test_the_headline_names_turn_phase_and_nation() -> None:
    s = situation("movement", p1={"civilization": "romans", "armies": ["a8"]})
    assert told(s)["headline"] == say("headline", turn=2, phase="phase-movement", name="seat-1")
    assert told(s)["seats"][0] == {"name": say("nation-romans")}
    assert told(situation("trade"))["headline"] == say("headline-all", turn=2, phase="phase-trade")


def test_before_the_first_turn_players_have_no_nation() -> None:
    s = SITUATIONS["CivilizationChoice"]()
    assert told(s)["headline"] == say("headline-choosing")
    assert say("nation-none", player=1) in [each.get("name") for each in told(s)["seats"]]


def test_an_answer_is_asked_for_with_what_the_card_does() -> None:
    s = SITUATIONS["Window"]()
    text, because = asked(told(s, 2))
    assert text == "One plays Sabotage (b7). Do you answer?"
    assert because == ["This is aimed at Two.", *(words(line) for line in effect_lines("card-sabotage"))]
    question = told(s, 2)["question"]
    assert question is not None
    target: Argument = {"message": "verb-at", "arguments": {"square": "square-b7"}}
    card = say("aimed-card", card="card-sabotage", targets=target)
    assert question["text"].get("arguments", {})["card"] == card


def test_who_may_answer_is_told_whom_it_is_aimed_at() -> None:
    ready = {"techs": ["communism"], "tokens": ["hut-spy"]}
    besieged = situation("movement", p1={"armies": ["b3"]}, p2=ready)
    besieged.play("march b3 1-0", "step down")
    assert asked(told(besieged, 2)) == ("One moves to b7. Do you answer?", []), "a step is aimed at nobody"
    besieged.play("pass", "step down")
    assert asked(told(besieged, 2))[1] == ["One attacks Two on b11."]


def test_letting_it_happen_twice_is_no_yes_and_no() -> None:
    window, consent = told(SITUATIONS["Window"](), 2), told(SITUATIONS["Consent"](), 2)
    assert [group["asked"] for group in window["groups"]] == ["one-of"]
    assert [group["asked"] for group in consent["groups"]] == ["yes-no"]


@pytest.mark.parametrize("question", SITUATIONS)
def test_every_question_has_words_in_every_language(question: str) -> None:
    p = SITUATIONS[question]().position
    names = [f"Player {seat + 1}" for seat in range(p.players)]
    for seat in [*range(p.players), None]:
        assert not unworded(p.perspective(seat).telling, names)


# Choices.


def test_production_tells_costs_discounts_and_the_trade_for_what_is_missing() -> None:
    s = situation(
        "city-management",
        p1={"techs": ["pottery", "masonry"], "trade": 12, "cities": ["a6"]},
        squares={"a1": "forest", "a2": "forest"},
        wonders={"market": ["stonehenge", "great-lighthouse"]},
    )
    s.play("produce capital")
    found = {about[0]: (price, notes) for _, price, notes, about in lines(told(s), "build")}
    assert s.position.frames[-1].question(s.position, 0)["production"] == 5
    assert found["piece-army"] == ("4 production", [])
    assert found["card-infantry"] == ("5 production", [])
    assert found["piece-scout"] == ("6 production, the missing part for 3 trade", [])
    assert found["card-granary"] == ("5 production", [])


def test_a_cheaper_wonder_says_why() -> None:
    s = situation(
        "city-management",
        p1={"techs": ["navigation"], "trade": 27},
        wonders={"market": ["great-lighthouse", "oracle"]},
    )
    s.play("produce capital")
    found = {about[0]: notes for _, _, notes, about in lines(told(s), "build")}
    assert found["card-great-lighthouse"] == ["not 15, thanks to Navigation"]


def test_cities_are_squares_with_what_they_make() -> None:
    s = situation("city-management", squares={"a1": "forest"}, p1={"cities": ["a6"]})
    assert lines(told(s), "devote") == [("a6", "", ["the capital", "1 culture"], ["square-a6"])]


def test_techs_are_listed_by_level_with_the_trade_they_need() -> None:
    s = situation("research", p1={"techs": ["pottery", "writing", "currency"], "trade": 11, "civilization": "japanese"})
    telling = told(s)
    headings = [words(group.get("heading")) for group in telling["groups"]]
    assert headings[:2] == ["Research I", "Research II"]
    assert {price for _, price, _, _ in lines(telling, "research")} == {"needs 3 trade", "needs 8 trade"}
    assert [choice.get("ends") for choice in choices(telling, "skip")] == [True]


def test_an_advance_on_the_culture_track_has_its_price() -> None:
    s = situation("city-management", p1={"culture": 3})
    assert [words(choice.get("price")) for choice in choices(told(s), "advance")] == ["3 culture"]
    ark = SITUATIONS["ArkAdvances"]()
    assert [choice.get("price") for choice in choices(told(ark), "advance")] == [None]


def test_a_resource_ability_tells_what_it_costs() -> None:
    s = situation("city-management", p1={"techs": ["chivalry", "pottery"], "resources": {"incense": 2}})
    found = {words(choice.get("label")): words(choice.get("price")) for choice in choices(told(s), "use")}
    assert found["Chivalry: resource ability"] == "Incense"
    assert found["Pottery: resource ability"] == "any 2 resources"


def test_a_step_leads_to_a_square_and_tells_what_an_attack_would_meet() -> None:
    s = battlefield({"units": ["infantry-even"]}, {"units": ["mounted-even", "mounted-weak"], "civilization": "french"})
    advance(s, "march a8 1-0")
    found = {about[0]: (label, notes) for label, _, notes, about in lines(told(s), "step")}
    label, notes = found["square-a12"]
    assert label == "down: a12"
    assert notes == [
        "Grassland", "Two: 1 army", "attack on Two", "combat bonus 0 against 2", "1 unit against 2",
    ]  # fmt: skip
    assert found["square-a4"][1] == ["Grassland"]


def test_offers_are_told_with_their_terms() -> None:
    s = situation("trade", p1={"trade": 5, "resources": {"silk": 1}}, p2={"trade": 3})
    s.play("offer 2", by=1)
    draft = told(s, 1)
    assert asked(draft) == (
        "Your offer to Two: what do you give and want?",
        ["Your draft for Two: gives nothing; wants nothing"],
    )
    gives = choices(draft, "give")
    assert [words(each.get("label")) for each in gives] == ["trade", "Silk"]
    assert [deed.get("amount") for deed in gives[0]["deeds"]] == list(range(1, len(gives[0]["deeds"]) + 1))
    s.play("give silk 1", by=1)
    s.play("want trade 2", by=1)
    assert "ends" in choices(told(s, 1), "publish")[0]
    s.play("publish", by=1)
    assert asked(told(s, 2))[1] == ["One → Two: gives 1 Silk; wants 2 trade"]
    assert lines(told(s, 2), "accept") == [("One", "", ["gives 1 Silk; wants 2 trade"], ["seat-1"])]
    assert [group["choices"][0]["verb"] for group in told(s, 2)["groups"]][-1] == "done"
    assert told(s, 2)["groups"][0]["choices"][0]["verb"] in ("accept", "counter")
    assert lines(told(s, 1), "withdraw") == [("Two", "", ["gives 1 Silk; wants 2 trade"], ["seat-2"])]


def test_nobody_reads_the_draft_of_another() -> None:
    s = situation("trade", p1={"trade": 5}, p2={"trade": 3})
    s.play("offer 2", by=1)
    s.play("give trade 2", by=1)
    assert asked(told(s, 2))[1] == []


# Battles.


def test_a_unit_says_what_it_would_do_to_the_one_it_meets() -> None:
    s = clash(["infantry-fierce", "artillery-weak"], ["mounted-even", "mounted-weak"])
    s.play("front mounted-even 1")
    found = {(about[0], label): notes for label, _, notes, about in lines(told(s), "front")}
    assert found["card-infantry-fierce", "front 1 against Balanced Mounted 2/2"] == ["strikes first", "kills it"]
    assert found["card-artillery-weak", "front 1 against Balanced Mounted 2/2"] == [
        "strikes last", "deals 1 wound", "takes 2 wounds",
    ]  # fmt: skip
    assert found["card-infantry-fierce", "new front"] == []
    s.play("front infantry-fierce 1")
    assert s.fronts()[0] == ("infantry-fierce", 0, "", 0)


def test_what_a_battle_stands_at_is_forecast() -> None:
    s = siege(["infantry-fierce", "infantry-even"], ["mounted-even", "mounted-weak"])
    s.play("front mounted-even 1")
    (account,) = told(s)["forecast"]
    attacker, defender = account["rows"]
    assert (attacker["value"], defender["value"]) == (0, 8)
    assert parts(defender) == {"Balanced Mounted": 2, "Combat bonus": 6}
    assert words(defender.get("note")) == "1 unit left to play"
    assert "total" in account
    assert account["total"]["value"] == say("thing", thing="seat-2")
    battle = explained(s, "battle")
    assert words(battle["name"]) == "Battle for e6: One against Two"
    bonus = next(each for each in battle["accounts"] if each["heading"] == say("icon-combat"))
    assert [parts(each) for each in bonus["rows"]] == [{}, {"City": 6}]


def test_a_battle_hand_is_told_to_those_who_may_see_it() -> None:
    s = clash(["infantry-fierce"], ["mounted-even", "mounted-weak"])

    def hands(player: int) -> list[str]:
        accounts = [
            each for each in explained(s, "battle", player)["accounts"] if each["heading"] == say("battle-hand")
        ]
        return [words(part["label"]) for account in accounts for side in account["rows"] for part in side["parts"]]

    assert hands(2) == ["Sturdy Mounted 1/3", "Balanced Mounted 2/2"]
    assert hands(1) == ["Fierce Infantry 3/1"]
    assert s.position.perspective(None).explain("battle") is not None


# Explanations.


def test_a_city_tells_what_it_makes_and_how_it_is_defended() -> None:
    s = situation(
        "city-management",
        p1={"cities": ["a6"], "walls": ["a6"], "programs": ["a6"], "techs": ["pottery"]},
        squares={"a1": "forest", "a2": "mountain"},
        pieces={"a3": "barracks"},
    )
    found = explained(s, "square-a6")
    production = row(found["accounts"], "web-income", "web-2010-production")
    assert parts(production) == {"a1": 2, "a2": 1, "Building program: the outskirts once more": 3, "Despotism": 1}
    bonus = row(found["accounts"], "account-defence", "icon-combat")
    assert parts(bonus) == {"a3": 2, "Capital": 12, "City Walls": 4}
    assert bonus["value"] == bonus_sum(s.position, 0, DEFENDER, s.number("a6"))
    assert [words(line) for line in found["lines"]][:3] == ["capital of One", "City Walls", "Building program"]


def test_a_tech_tells_what_it_needs_and_who_knows_it() -> None:
    s = situation(p1={"civilization": "japanese"}, p2={"techs": ["pottery"]})
    found = explained(s, "card-pottery")
    assert words(found.get("kind")) == "Tech, Level I"
    assert words(found.get("cost")) == "needs 3 trade"
    assert say("about-known-to", name="seat-2") in found["lines"]
    assert found["rules"] == ["tech.pottery"]
    assert parts(found["accounts"][0]["rows"][0]) == {"Level I": 6, "Japanese": -3}


def test_a_wonder_tells_its_price_and_where_it_stands() -> None:
    s = situation(p2={"cities": ["b11"]}, pieces={"b6": "oracle"}, wonders={"market": ["great-lighthouse"]})
    built = explained(s, "card-oracle")
    assert say("about-built", name="seat-2", square="square-b6") in built["lines"]
    offered = explained(s, "card-great-lighthouse")
    assert words(offered.get("cost")) == "15 production"
    assert [words(line) for line in offered["lines"]][1:] == ["10 with Navigation", "In the market."]


def test_the_market_tells_what_everything_costs_the_one_who_looks() -> None:
    s = situation(p1={"techs": ["navigation", "pottery"]}, wonders={"market": ["great-lighthouse"]})
    wonder = row(explained(s, "market")["accounts"], "middle-wonders", "card-great-lighthouse")
    assert (wonder["value"], words(wonder.get("note"))) == (10, "not 15, thanks to Navigation")
    other = row(explained(s, "market", 2)["accounts"], "middle-wonders", "card-great-lighthouse")
    assert (other["value"], words(other.get("note"))) == (15, "10 with Navigation")
    granary = row(explained(s, "market")["accounts"], "middle-buildings", "card-granary")
    assert words(granary.get("note")) == "6 left"
    assert words(row(explained(s, "market", 2)["accounts"], "middle-buildings", "card-granary").get("note")) == (
        "locked, 6 left"
    )
    watched = s.position.perspective(None).explain("market")
    assert watched is not None
    assert words(row(watched["accounts"], "middle-buildings", "card-granary").get("note")) == "6 left"


def test_units_of_others_are_counted_and_own_ones_named() -> None:
    s = situation(p1={"units": ["infantry-even", "infantry-even"]}, p2={"units": ["mounted-weak"]})
    own = row(explained(s, "seat-1")["accounts"], "account-cards", "card-infantry")
    assert (own["value"], parts(own)) == (2, {"Balanced Infantry": 2})
    other = row(explained(s, "seat-2")["accounts"], "account-cards", "card-mounted")
    assert (other["value"], parts(other)) == (1, {})


def test_everything_that_can_be_asked_about_has_words_and_rules() -> None:
    s = situation(p1={"techs": ["pottery"]})
    squares = [f"square-{each['square']}" for each in s.position.view_for(None)["map"]["squares"]]
    for seat in (0, None):
        perspective = s.position.perspective(seat)
        for thing in [*CARDS, *PLAIN, *squares, "market", "seat-1", "seat-2"]:
            found = perspective.explain(thing)
            assert found is not None
            assert found["thing"] == thing
            assert not unworded(found, ["One", "Two"])
            assert all(rule in TITLE.rules for rule in found["rules"])
            rows = [each for account in found["accounts"] for each in account["rows"]]
            assert all("rule" not in each or each["rule"] in TITLE.rules for each in rows)
    assert s.position.perspective(0).explain("battle") is None
    assert s.position.perspective(0).explain("card-nothing") is None


# Numbers with their parts.


def played(seed: int, players: int) -> list[Civilization2010]:
    """Positions of a random game."""
    p, rng, found = TITLE.new_game(players=players, seed=seed, options={}), Dice.seeded(seed), []
    for number in range(2000):
        if p.is_over:
            break
        if number % 100 == 0:
            found.append(p.clone())
        seat = p.to_act[rng.below(len(p.to_act))]
        legal = p.legal(seat)
        p.play(seat, legal[rng.below(len(legal))])
    assert all(isinstance(each, Civilization2010) for each in found)
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_parts_add_up_to_the_numbers_of_the_engine(seed: int, players: int) -> None:
    for p in played(seed, players):
        for seat in range(players):
            found = p.perspective(0).explain(f"seat-{seat + 1}")
            assert found is not None
            accounts = found["accounts"]
            assert all(adds_up(each) for account in accounts for each in account["rows"])
            numbers = {
                ("web-income", "web-2010-trade"): trade_income(p, seat),
                ("web-limits", "web-2010-limit-speed"): travel_speed(p, seat),
                ("web-limits", "web-2010-limit-stacking"): stacking_limit(p, seat),
                ("web-limits", "web-2010-limit-cities"): city_limit(p, seat),
                ("web-limits", "web-2010-limit-policies"): policy_maximum(p, seat),
                ("web-limits", "web-2010-limit-events"): event_hand_limit(p, seat),
                ("web-limits", "web-2010-limit-combat"): combat_bonus(p, seat),
                **{("phase-research", f"level-{n}"): research_cost(p, seat, n) for n in range(1, LEVELS + 1)},
            }
            for (heading, label), number in numbers.items():
                assert row(accounts, heading, label)["value"] == number
            economic = row(accounts, "web-progress", "victory-economic")
            assert economic["value"] == say("progress", have=coins(p, seat), need=15)
            assert sum(value for value in parts(economic).values()) == coins(p, seat)
            _check_cities(p, seat, accounts)


def _check_cities(p: Civilization2010, seat: int, accounts: list[Account]) -> None:
    """What cities make, and how they are defended."""
    cities = p.empires[seat].cities
    made = [part["value"] for part in row(accounts, "web-income", "web-2010-production").get("parts", [])]
    assert made == [city_production(p, seat, city) for city in cities]
    arts = [part["value"] for part in row(accounts, "web-income", "web-2010-culture-made").get("parts", [])]
    assert arts == [devotion(p, seat, city) for city in cities]
    for city in cities:
        found = p.perspective(seat).explain(SQUARES[city])
        assert found is not None
        assert all(adds_up(each) for account in found["accounts"] for each in account["rows"])
        bonus = row(found["accounts"], "account-defence", "icon-combat")
        assert bonus["value"] == bonus_sum(p, seat, DEFENDER, city)
        hand = row(found["accounts"], "account-defence", "account-hand")
        assert hand["value"] == battle_hand_size(p, seat, 0, True)


# Stories.


def joins(last: Event, event: Event) -> bool:
    """Whether the second event is told with the first."""
    teller = TITLE.teller()
    before, after = teller.told(last, None), teller.told(event, None)
    return bool(after.get("joins")) and after.get("joins") == before.get("leads", before.get("joins"))


def moved(start: str, end: str, armies: int = 1, seat: int = 0) -> Event:
    arguments: dict[str, Any] = {"seat": seat, "from": f"square-{start}", "square": f"square-{end}"}
    return Event("moved", {**arguments, "armies": armies, "scouts": 0}, "movement.speed-a")


def test_a_journey_is_told_from_square_to_square() -> None:
    assert joins(moved("a1", "a2"), moved("a2", "a3"))
    assert not joins(moved("a1", "a2"), moved("a3", "a4"))
    assert not joins(moved("a1", "a2", armies=2), moved("a2", "a3"))
    assert not joins(moved("a1", "a2"), moved("a2", "a3", seat=1))


def test_an_offer_is_told_with_what_it_gives_and_wants() -> None:
    people = {"seat": 0, "other": 1}
    made = Event("offer-made", {**people}, "trade.deal-a")
    gives = Event("offer-gives", {**people, "goods": "goods-trade", "count": 2}, "trade.deal-a")
    wants = Event("offer-wants", {**people, "goods": "resource-silk", "count": 1}, "trade.deal-a")
    assert joins(made, gives)
    assert joins(gives, wants)
    assert not joins(wants, made)
    assert TITLE.teller().told(made, None)["yields"] == "offer-gives"
    for code in LANGUAGES:
        assert language(code, TITLE.id).has("item-offer-made")


def test_who_draws_a_card_hears_only_which() -> None:
    drawn = Event("event-drawn", {"seat": 0, "level": 1}, "event.draw-a")
    assert TITLE.teller().told(drawn, 0).get("hidden")
    assert not TITLE.teller().told(drawn, 1).get("hidden")
    stolen = Event("event-stolen", {"seat": 0, "other": 1, "level": 1}, "loot.card-a")
    assert [TITLE.teller().told(stolen, seat).get("hidden", False) for seat in (0, 1, None)] == [True, True, False]


def test_turns_stand_above_phases() -> None:
    turn = Event("turn", {"turn": 1, "seat": 0}, "turn.order-a")
    phase = Event("phase", {"phase": "phase-trade"}, "turn.phases-a")
    assert [TITLE.teller().told(each, None)["heading"] for each in (turn, phase)] == [1, 2]


def test_income_of_all_is_told_together() -> None:
    gained = [Event("trade-gained", {"seat": seat, "count": 3}, "trade.collect-a") for seat in (0, 1)]
    assert joins(*gained)
