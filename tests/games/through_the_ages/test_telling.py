"""What is said of Through the Ages: questions, choices with prices, stories, explanations."""

from typing import Any

from civitas.core.events import Event
from civitas.core.telling import Choice, Explanation, Group, Said, Telling, Told, say
from civitas.games.through_the_ages.telling.explaining import HELP
from civitas.language import language
from tests.conformance.wording import unworded
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW, Situation, situation


def telling(s: Situation, player: int | None = 1) -> Telling:
    return s.position.perspective(None if player is None else player - 1).telling


def explained(s: Situation, thing: str, player: int | None = 1) -> Explanation:
    found = s.position.perspective(None if player is None else player - 1).explain(thing)
    assert found is not None
    return found


def group(s: Situation, verb: str, player: int = 1) -> Group:
    return next(each for each in telling(s, player)["groups"] if each["choices"][0]["verb"] == verb)


def choices(s: Situation, verb: str, player: int = 1) -> list[Choice]:
    groups = telling(s, player)["groups"]
    return [choice for each in groups for choice in each["choices"] if choice["verb"] == verb]


def words(s: Situation, said: Said) -> str:
    names = ["Ada", "Ben", "Cem", "Dia"]
    return language("en", s.title.id).said(said, names)


def told(s: Situation, message: str, player: int | None = None, **arguments: Any) -> Told:
    event = Event(message, arguments, "", -1)
    return s.position.teller().told(event, None if player is None else player - 1)


# Where the game is, and what is asked.


@BOTH
def test_the_headline_tells_the_last_round(title: str) -> None:
    s = situation(title)
    assert telling(s)["headline"] == say("headline", round=5, age="age-i", name="seat-1")
    s = situation(title, age="IV", round=9, last_round=10)
    assert words(s, telling(s)["headline"]) == "Round 9 · Age IV · Ada's turn · the game ends after round 10"
    s = situation(title, age="IV", round=10, last_round=10)
    assert words(s, telling(s)["headline"]).endswith("last round")


@BOTH
def test_a_question_names_the_actions_of_the_player_who_is_asked(title: str) -> None:
    s = situation(title, p1={"civil": 3, "military": 2})
    for player in (1, 2, None):
        question = telling(s, player)["question"]
        assert question is not None
        assert words(s, question["text"]) == "Your actions: 3 civil, 2 military left"
        assert question["because"] == []


def test_an_attack_is_told_with_its_card_and_who_is_ahead() -> None:
    s = situation(
        NEW, round=6, step="politics",
        p1={"military_hand": ["enslave"], "workers": {"warriors": 4}, "military": 3},
        p2={"military_hand": ["military-bonus-i", "legion"], "workers": {"warriors": 1}},
    )  # fmt: skip
    s.play("attack enslave 2")
    question = telling(s, 2)["question"]
    assert question is not None
    assert question["frame"] == "Defence"
    assert [words(s, said) for said in question["because"][:2]] == [
        "Ada attacks Ben: Aggression: Enslave.",
        "The attack is ahead by 3.",
    ]
    assert [words(s, said) for said in question["because"][2:]] == [
        "The defender loses 1 population.",
        "The attacker gains 2 resources, then 2 food.",
    ]
    assert [(words(s, each["label"]), words(s, each["notes"][0])) for each in choices(s, "defend", 2)] == [
        ("Legion I", "+1"),
        ("Military Bonus I", "+2"),
    ]


def test_an_auction_tells_who_leads_who_is_out_and_the_own_force() -> None:
    s = situation(
        NEW, players=3, round=6, step="politics", current_events=["wealthy-territory-i"],
        p1={"military_hand": ["rats"], "workers": {"warriors": 3}}, p2={"workers": {"warriors": 2}},
        p3={"workers": {"warriors": 5}},
    )  # fmt: skip
    s.play("prepare rats")
    assert s.question == "Auction"
    question = telling(s)["question"]
    assert question is not None
    assert [words(s, said) for said in question["because"]] == ["Nobody has bid yet.", "Your strongest force: 3."]
    assert group(s, "bid")["asked"] == "amount"
    assert [deed["amount"] for deed in choices(s, "bid")[0]["deeds"]] == [1, 2, 3]
    s.play("bid 1", "done")
    question = telling(s, 3)["question"]
    assert question is not None
    assert [words(s, said) for said in question["because"]] == [
        "Ada leads with 1.", "Ben has passed.", "Your strongest force: 5.",
    ]  # fmt: skip
    asked = telling(s, 1)["question"]
    assert asked is not None
    assert len(asked["because"]) == 2


def test_an_offered_pact_tells_what_both_partners_get() -> None:
    s = situation(NEW, players=3, round=6, step="politics", p1={"military_hand": ["open-borders-agreement"]})
    assert words(s, choices(s, "propose")[0]["phrase"]).startswith("offer Ben a pact: Open Borders Agreement")
    s.play("propose open-borders-agreement 2")
    question = telling(s, 2)["question"]
    assert question is not None
    assert question["text"]["arguments"]["from"] == "seat-1"
    assert [words(s, said) for said in question["because"][:2]] == [
        "Ada: +1 military action.",
        "Ben: +1 military action.",
    ]
    assert [choice["about"] for choice in choices(s, "accept", 2)] == [["card-open-borders-agreement", "seat-1"]]


def test_a_loss_is_told_with_the_event_behind_it() -> None:
    s = situation(
        NEW, round=6, step="politics", current_events=["pestilence"], p1={"military_hand": ["rats"], "unused": 0},
        p2={"unused": 0},
    )  # fmt: skip
    s.play("prepare rats")
    assert s.question == "LosePopulation"
    question = telling(s)["question"]
    assert question is not None
    assert question["because"][0] == say("because-event", card="card-pestilence")
    assert [words(s, said) for said in question["because"][1:]] == ["Every civilization loses 1 population."]
    assert [words(s, note) for note in choices(s, "lose")[0]["notes"]] == ["×2"]


# Choices.


@BOTH
def test_cards_of_the_row_are_told_with_their_spaces_and_prices(title: str) -> None:
    s = situation(title, row={"1": "iron", "6": "pyramids", "7": "iron"}, p1={"wonders": ["colossus"], "civil": 4})
    taking = choices(s, "take")
    assert [(words(s, each["label"]), words(s, each["price"]), each["about"]) for each in taking] == [
        ("Iron I", "1 civil action", ["card-iron", "space-1"]),
        ("Pyramids A", "3 civil actions", ["card-pyramids", "space-6"]),
        ("Iron I", "2 civil actions", ["card-iron", "space-7"]),
    ]
    assert words(s, taking[1]["phrase"]) == "take Pyramids from space 6"
    assert [each.get("notes", []) for each in taking] == [[say("ages-swept")], [], []]
    assert group(s, "take")["heading"] == say("heading-take")


@BOTH
def test_workers_technologies_and_wonders_are_told_with_their_prices(title: str) -> None:
    s = situation(
        title,
        p1={
            "hand": ["alchemy", "monarchy"], "tokens": {"bronze": 9, "agriculture": 9}, "unused": 2, "science": 30,
            "workers": {"iron": 0}, "wonder": "pyramids", "civil": 4,
        },
    )  # fmt: skip
    prices = {
        f"{each['verb']} {words(s, each['label'])}": words(s, each["price"])
        for verb in ("populate", "build", "upgrade", "construct", "develop", "revolt")
        for each in choices(s, verb)
    }
    assert prices["build Iron"] == "5 resources"
    assert prices["upgrade Bronze → Iron"] == "3 resources"
    assert prices["construct Pyramids, next stage"] == "3 resources"
    assert prices["develop Alchemy I"] == "4 science"
    assert prices["populate raise a worker"] == "2 food"
    assert {"develop Monarchy I", "revolt Monarchy I"} <= {*prices}
    assert choices(s, "upgrade")[0]["about"] == ["card-bronze", "card-iron"]
    assert group(s, "upgrade")["asked"] == "from-to"


@BOTH
def test_the_end_of_the_turn_ends_and_what_is_seldom_wanted_comes_last(title: str) -> None:
    s = situation(title)
    found = telling(s)["groups"]
    verbs = [choice["verb"] for each in found for choice in each["choices"]]
    assert verbs.index("done") < verbs.index("destroy")
    assert choices(s, "done")[0]["ends"]
    assert words(s, choices(s, "done")[0]["label"]) == "end your turn"
    assert [words(s, note) for note in choices(s, "destroy")[0]["notes"]] == ["×2"]


def test_the_discount_of_a_card_is_part_of_the_price() -> None:
    s = situation(
        NEW, p1={"hand": ["rich-land-i"], "unused": 1, "tokens": {"bronze": 9}, "workers": {"irrigation": 0, "iron": 0}}
    )
    s.play("play rich-land-i")
    question = telling(s)["question"]
    assert question is not None
    assert question["because"] == [say("effect-action-build-or-upgrade-farm", count=2)]
    prices = {words(s, each["label"]): each["price"] for each in choices(s, "build")}
    card = s.position.cards[s.position.edition.cards.index["rich-land-i"]]
    full = s.view(1)["costs"]["build"]["irrigation"]
    assert prices["Irrigation"] == say("price-resources", count=full - card.discount)


# Stories.


@BOTH
def test_actions_of_one_player_are_told_together(title: str) -> None:
    s = situation(title)
    took, built = told(s, "took", seat=0), told(s, "built", seat=0)
    assert took["list"] == "actions"
    assert took["joins"] == built["joins"]
    assert told(s, "took", seat=1)["joins"] != built["joins"]
    assert told(s, "bid", seat=0)["joins"] == told(s, "passed", seat=1)["joins"]
    assert told(s, "turn", seat=0, round=3) == {"heading": 1}


@BOTH
def test_impacts_of_one_event_are_told_together(title: str) -> None:
    s = situation(title)
    one, other = (told(s, "impact", seat=seat, card="card-x") for seat in (0, 1))
    assert one["joins"] == other["joins"]
    assert told(s, "impact", seat=0, card="card-y")["joins"] != one["joins"]


@BOTH
def test_who_draws_hears_which_cards(title: str) -> None:
    s = situation(title)
    for message in ("drew", "discarded-for-force", "peeked"):
        assert told(s, message, 1, seat=0).get("hidden")
        assert "hidden" not in told(s, message, 2, seat=0)
        assert "hidden" not in told(s, message, None, seat=0)


# Explanations.


@BOTH
def test_players_can_read_their_own_cards_and_the_one_they_are_asked_about(title: str) -> None:
    hand = {"hand": ["frugality-i", "iron"], "military_hand": ["rats", "legion"], "unused": 1}
    s = situation(title, round=6, p1=hand, p2={"hand": ["rich-land-i"], "military_hand": ["spy"]})
    for player, own in ((1, {"card-frugality-i", "card-rats"}), (2, {"card-rich-land-i", "card-spy"})):
        others = {"card-frugality-i", "card-rats", "card-rich-land-i", "card-spy"} - own
        assert set(telling(s, player)["faces"]) >= own
        assert not set(telling(s, player)["faces"]) & (others - set(telling(s, None)["faces"]))
    offer = situation(NEW, players=3, round=6, step="politics", p1={"military_hand": ["open-borders-agreement"]})
    offer.play("propose open-borders-agreement 2")
    for viewer in (1, 2, None):
        assert "card-open-borders-agreement" in telling(offer, viewer)["texts"]


@BOTH
def test_everybody_can_read_leaders_wonders_and_action_cards_in_the_row_and_in_play(title: str) -> None:
    row = {"1": "iron", "2": "leonardo-da-vinci", "3": "frugality-i"}
    s = situation(title, round=6, age="II", row=row, p2={"wonder": "hollywood", "leader": "moses"})
    said = telling(s, None)["faces"]
    assert {"card-leonardo-da-vinci", "card-frugality-i", "card-hollywood", "card-moses"} <= set(said)
    assert "card-iron" not in said
    assert [words(s, line) for line in said["card-leonardo-da-vinci"]] == [
        "[science] + level of your best [lab]/[library]",
        "Develop a technology: +1 [resources]",
    ]
    leonardo, iron = (s.position.perspective(None).explain(name) for name in ("card-leonardo-da-vinci", "card-iron"))
    assert leonardo is not None
    assert leonardo.get("face") == said["card-leonardo-da-vinci"]
    assert iron is not None
    assert "face" not in iron


def test_before_an_attack_it_is_told_what_both_sides_could_still_add() -> None:
    army = {"workers": {"warriors": 4}, "military": 3}
    rival = {"military_hand": ["legion", "rats"], "workers": {"warriors": 1}}
    s = situation(NEW, round=6, step="politics", p1={"military_hand": ["enslave"], **army}, p2=rival)
    (attack,) = choices(s, "attack")
    assert [words(s, note) for note in attack["notes"]] == [
        "strength 4 against 1",
        "their 2 cards up to +4",
    ]
    s = situation(FIRST, round=6, step="politics", p1={"military_hand": ["enslave"], **army}, p2=rival)
    (attack,) = choices(s, "attack")
    assert words(s, attack["notes"][1]) == "sacrifices up to +4 against +1"


@BOTH
def test_everything_can_be_explained_in_every_language(title: str) -> None:
    s = situation(title, players=3, age="II", row={"1": "iron"}, p1={"wonder": "hollywood"}, past_events=["rats"])
    cards = [card.name for card in s.position.cards]
    sums = [f"sum-{good}-1" for good in ("culture", "science", "strength", "happiness", "food", "resources")]
    sums += ["sum-civil-2", "sum-military-3", "sum-colonization-1"]
    for thing in [*cards, *sums, *HELP, "bank-yellow-1", "bank-blue-2", "space-1", "seat-2", "turn-2"]:
        for player in (1, 2, None):
            explanation = explained(s, thing, player)
            assert explanation["thing"] == thing
            assert not unworded(s.title, explanation, ["Ada", "Ben", "Cem"])
            assert all(rule in s.title.rules for rule in explanation["rules"])


@BOTH
def test_what_does_not_exist_is_not_explained(title: str) -> None:
    s = situation(title)
    for thing in (
        "card-nothing",
        "seat-3",
        "seat-0",
        "turn-3",
        "space-14",
        "space-2",
        "sum-luck-1",
        "bank-red-1",
        "rule",
        "",
    ):
        assert s.position.perspective(0).explain(thing) is None


@BOTH
def test_a_technology_is_explained_with_its_price_and_where_it_is(title: str) -> None:
    s = situation(title, row={"5": "iron"}, p1={"tokens": {"bronze": 2}}, p2={"hand": ["iron"]})
    iron = explained(s, "card-iron")
    assert iron["kind"] == say("about-kind", kind="subtype-mine", age="age-i")
    assert [words(s, line) for line in iron["lines"]] == [
        "Each gives: 2 resources.",
        "In the card row on space 5.",
        "In the hand of Ben.",
    ]
    assert [(words(s, row["label"]), row["value"]) for row in iron["accounts"][0]["rows"]] == [
        ("take it from space 5 (civil actions)", 1),
        ("develop it (science)", 5),
        ("each worker (resources)", 5),
        ("upgrade Bronze (resources)", 3),
    ]
    upgrade = iron["accounts"][0]["rows"][3]
    assert [(words(s, part["label"]), part["value"]) for part in upgrade["parts"]] == [("Iron", 5), ("Bronze", -2)]
    assert explained(s, "card-iron", None)["accounts"] == []


def test_what_makes_a_card_cheaper_is_a_part_of_its_price() -> None:
    s = situation(
        NEW, age="II", row={"6": "taj-mahal"},
        p1={"leader": "william-shakespeare", "specials": ["masonry"], "workers": {"drama": 0, "printing-press": 1},
            "wonders": ["pyramids", "colossus"]},
    )  # fmt: skip
    rows = {words(s, row["label"]): row for row in explained(s, "card-drama")["accounts"][0]["rows"]}
    worker = rows["each worker (resources)"]
    assert [(words(s, part["label"]), part["value"]) for part in worker["parts"]] == [
        ("printed price", 4), ("Masonry", -1), ("William Shakespeare", -1),
    ]  # fmt: skip
    assert worker["value"] == s.view(1)["costs"]["build"]["drama"] == 2
    taking = explained(s, "space-6")["accounts"][0]["rows"][0]
    assert [(words(s, part["label"]), part["value"]) for part in taking["parts"]] == [
        ("Price of the space", 2), ("completed wonders ×2", 2),
    ]  # fmt: skip
    assert taking["value"] == 4


def test_an_impact_is_explained_with_what_it_would_score() -> None:
    s = situation(NEW, age="III", p1={"workers": {"alchemy": 2, "philosophy": 1}}, p2={})
    account = explained(s, "card-impact-of-architecture")["accounts"][-1]
    assert account["heading"] == say("account-impact")
    assert [(row["label"], row["value"]) for row in account["rows"]] == [
        (say("thing", thing="seat-1"), 2),
        (say("thing", thing="seat-2"), 0),
    ]


def test_a_tactic_and_a_wonder_are_explained_with_what_they_would_be_worth() -> None:
    s = situation(NEW, age="III", p1={"workers": {"warriors": 4}, "wonder": "internet"})
    armies = explained(s, "card-phalanx" if "phalanx" in s.position.edition.cards.index else "card-legion")
    assert armies["accounts"][-1]["heading"] == say("ages-armies")
    assert explained(s, "card-internet")["accounts"][-1]["heading"] == say("account-completion")


@BOTH
def test_banks_are_explained_with_their_next_step(title: str) -> None:
    s = situation(title, p1={"yellow": 12})
    lines = [words(s, line) for line in explained(s, "bank-yellow-1")["lines"]]
    assert any(line.startswith("eats ") and " at " in line for line in lines)
    assert any(line.startswith("corruption ") for line in [words(s, e) for e in explained(s, "bank-blue-1")["lines"]])


def test_the_first_edition_knows_a_simple_game() -> None:
    s = situation(FIRST, options={"mode": "simple"}, p1={"workers": {"warriors": 2}})
    headings = [words(s, account["heading"]) for account in explained(s, "seat-1")["accounts"]]
    assert "Happiness" not in headings
    assert "Final scoring as far as you know" in headings
