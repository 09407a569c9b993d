"""What is asked in Civilization (1980), what led to it, and what the nations are called."""

from tests.games.civilization_1980.disaster import struck
from tests.games.civilization_1980.situation import TITLE, Situation
from tests.games.civilization_1980.telling.spoken import ENGLISH, Spoken


def test_nations_and_colours_are_those_of_the_game() -> None:
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 1}}, thrace={"tokens": {"odessus": 1}})
    assert Spoken(s, "crete").telling["seats"] == [
        {"name": {"message": "nation-crete"}, "colour": "white"},
        {"name": {"message": "nation-thrace"}, "colour": "purple"},
    ]


def test_before_the_choice_nobody_has_a_name() -> None:
    telling = TITLE.new_game(players=3, seed=1).perspective(0).telling
    assert telling["seats"] == [{}, {}, {}]
    assert telling["headline"] == {"message": "headline-setup"}


def test_the_headline_names_round_and_phase() -> None:
    spoken = Spoken(Situation("crete", "thrace", round=3, crete={"tokens": {"knossos": 1}}), "crete")
    assert spoken.words(spoken.telling["headline"]) == "Round 3 · 5 Movement"


def test_a_calamity_is_told_with_its_victim_and_with_who_passed_it_on() -> None:
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={"open": {"epidemic": "asia"}, "tokens": {"odessus": 12, "byzantium": 12}},
        crete={"tokens": {"knossos": 8}},
    )
    spoken = Spoken(s, "thrace")
    assert spoken.question == "Epidemic: choose 16 more units to lose"
    assert spoken.because[:2] == ["Epidemic strikes Thrace!", "Thrace got Epidemic from Asia."]
    assert spoken.because[2].startswith("The receiver loses 16 units")


def test_what_has_been_demanded_is_told() -> None:
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={"open": ["famine"], "tokens": {"odessus": 4, "byzantium": 12}},
        crete={"tokens": {"knossos": 12}},
        asia={"tokens": {"kanesh": 12}},
    )
    s.say("thrace", "lose 9 byzantium", "demand 5 crete")
    spoken = Spoken(s, "thrace")
    assert spoken.question == "Famine: up to 15 more units can be demanded of others"
    assert spoken.because[-1] == "Thrace makes Crete lose 5."
    assert spoken.choices("Demand of") == ["Asia"]
    assert spoken.group("Demand of")["choices"][0]["about"] == ["seat-3", "nation-asia"]
    assert spoken.choices("") == ["demand no more"]


def test_a_civil_war_tells_who_profits_and_how_many_rebel() -> None:
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={
            "open": ["civil-war"],
            "tokens": {"odessus": 12, "byzantium": 12},
            "cities": ["lesbos", "sardes", "troy"],
        },
    )
    s.say("thrace", "nominate crete", "rebel 4 odessus", "rebel-city troy")
    spoken = Spoken(s, "thrace")
    assert spoken.question == "Civil war: choose 6 more units that rebel"
    assert spoken.because[-2:] == ["Thrace faces Crete in the civil war.", "Rebels so far: 4 tokens and 1 city"]
    assert spoken.choices("Cities that rebel") == ["Lesbos (5 units)", "Sardes (5 units)"]
    s.say("thrace", "rebel 6 odessus")
    s.say("crete", "rebel-city lesbos", "rebel-city sardes", "rebel 10 byzantium")
    spoken = Spoken(s, "thrace")
    assert spoken.question == "Civil war: which part do you keep?"
    assert spoken.choices("Keep") == ["the rebels (20 tokens, 3 cities)", "the loyal part (4 tokens, 0 cities)"]


def test_whoever_cannot_take_over_all_of_a_nation_is_asked_what_comes_first() -> None:
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={"tokens": {"odessus": 20, "byzantium": 20}, "open": ["civil-war"]},
        crete={"tokens": {"knossos": 1}, "stock": 20},
    )
    s.say("thrace", "nominate crete", "rebel 12 odessus", "rebel 3 odessus")
    s.say("crete", "rebel 12 byzantium", "rebel 8 byzantium")
    s.say("thrace", "keep loyal")
    spoken = Spoken(s, "crete")
    assert spoken.question == "Civil war of Thrace: choose what you take over first"
    assert len(spoken.choices("Take over")) == 2


def test_an_unpaid_tax_leads_to_a_revolt() -> None:
    s = Situation(
        "thrace",
        "crete",
        phase=1,
        thrace={"tokens": {"odessus": 20}, "treasury": 30, "cities": ["byzantium", "troy", "sardes", "lesbos"]},
        crete={"tokens": {"knossos": 4}},
    )
    spoken = Spoken(s, "crete")
    assert spoken.question == "Take over a city of Thrace"
    assert spoken.because == ["A city of Thrace revolts, for its tax was not paid."]
    assert spoken.choices("Take over")[0] == "Byzantium (city of Thrace)"


def test_cities_without_support_say_how_much_is_missing() -> None:
    s = Situation("thrace", "crete", phase=6, thrace={"tokens": {"odessus": 3}, "cities": ["byzantium", "troy"]})
    spoken = Spoken(s, "thrace")
    assert spoken.because == ["Your cities need 4 tokens on the board; you have 3."]
    assert spoken.choices("Reduce the city") == ["Byzantium (leaves 3 tokens)", "Troy (leaves 2 tokens)"]


def test_others_are_told_nothing_of_a_package_in_preparation() -> None:
    s = Situation(
        "crete", "thrace", phase=9, crete={"hand": {"salt": 3, "gems": 1}}, thrace={"hand": {"hides": 2, "iron": 2}}
    )
    s.say("crete", "offer everyone", "put salt", "put salt", "put gems", "claim gold", "want iron")
    assert Spoken(s, "crete").because == [
        "Your hand: 3 Salt, Gems (4 cards, worth 35)",
        "Your package: to everyone; 2 Salt, Gems, worth 20; claiming Gold; wanting Iron",
        "no open offers",
    ]
    assert Spoken(s, "thrace").because == ["Your hand: 2 Hides, 2 Iron (4 cards, worth 12)", "no open offers"]
    assert Spoken(s, "crete").question == "Put your package together"


def test_offers_are_told_as_they_were_announced_and_to_their_owner_as_they_are() -> None:
    s = Situation(
        "crete", "thrace", phase=9, crete={"hand": {"salt": 3, "gems": 1}}, thrace={"hand": {"hides": 2, "iron": 2}}
    )
    s.say("crete", "offer everyone", "put salt", "put salt", "put gems", "claim gold", "want iron", "name salt")
    announced = "Crete 1 to everyone: 3 cards worth 20, Salt among them; claims Gold; wants Iron"
    assert Spoken(s, "thrace").because[-1] == announced
    assert Spoken(s, "crete").because[-1] == f"{announced}; really: 2 Salt, Gems"
    spectator = s.position.perspective(None).telling["question"]
    assert spectator is not None
    assert [ENGLISH.said(said, ["Crete", "Thrace"]) for said in spectator["because"]] == [announced]
    thrace = Spoken(s, "thrace")
    assert thrace.choices("Answer the offer") == [
        "Crete 1 (3 cards worth 20, Salt among them, claims Gold, wants Iron)"
    ]
    assert thrace.group("Answer the offer")["choices"][0]["about"] == ["offer-crete-1", "seat-1"]
    s.say("thrace", "answer crete-1", "put hides", "put hides", "put iron", "name hides")
    crete = Spoken(s, "crete")
    assert crete.choices("Accept") == ["Thrace 1 (for 2 Salt, Gems, 3 cards worth 6, Hides among them)"]
    assert crete.because[1] == "Thrace 1 answering Crete 1: 3 cards worth 6, Hides among them"
    assert thrace.explain("offer-crete-1") == [
        "Crete 1 | to everyone",
        "3 cards worth 20, Salt among them",
        "claims Gold",
        "wants Iron",
    ]
    assert crete.explain("offer-crete-1")[4:] == ["really: 2 Salt, Gems", "[Sets]", "2 × Salt 12", "1 × Gems 8"]


def test_pirates_choose_among_coastal_cities() -> None:
    s = struck(
        "crete",
        "thrace",
        crete={"tokens": {"phaestos": 3}, "ships": ["phaestos", "knossos"]},
        thrace={
            "tokens": {"odessus": 12},
            "cities": ["athens", "troy", "gordium", "sparta"],
            "open": {"piracy": "crete"},
        },
    )
    spoken = Spoken(s, "crete")
    assert spoken.question == "Piracy: choose up to 2 coastal cities of Thrace to destroy"
    assert spoken.because[:2] == ["Piracy strikes Thrace!", "Thrace got Piracy from Crete."]
    assert spoken.choices("Destroy") == ["Athens (city of Thrace)", "Sparta (city of Thrace)", "Troy (city of Thrace)"]


def test_flood_plains_are_told_with_everybody_on_them() -> None:
    s = struck(
        "babylon",
        "egypt",
        "crete",
        "asia",
        "africa",
        babylon={"tokens": {"memphis": 6, "sumeria": 6}, "open": ["flood"]},
        egypt={"tokens": {"tanis": 2}},
    )
    spoken = Spoken(s, "babylon")
    assert spoken.choices("Flood") == [
        "Nile (Babylon 6 units, Egypt 2 units)",
        "Tigris and Euphrates (Babylon 6 units)",
    ]
    about = spoken.group("Flood")["choices"][0]["about"]
    assert about[:2] == ["flood-plain-nile", "area-alexandria"]


def test_the_city_that_would_capitulate_is_named() -> None:
    s = Situation(
        "crete",
        "thrace",
        phase=6,
        crete={"cities": ["athens", "corinth"], "tokens": {"corinth": 2, "phaestos": 4}, "stock": 4},
        thrace={"tokens": {"athens": 7, "corinth": 3, "odessus": 4}},
    )
    spoken = Spoken(s, "crete")
    assert spoken.because == ["The city of Crete in Athens is about to capitulate."]
    assert spoken.choices("Resolve") == ["Athens (▲, Thrace 7)", "Corinth (▲ +2, Thrace 3)"]


def test_an_earthquake_may_strike_a_neighbour_too() -> None:
    s = struck(
        "crete",
        "thrace",
        crete={"tokens": {"knossos": 6}, "cities": ["rhodes", "sparta"], "open": ["volcano-earthquake"]},
        thrace={"tokens": {"odessus": 6}, "cities": ["miletus"]},
    )
    s.say("crete", "reduce rhodes")
    spoken = Spoken(s, "crete")
    assert spoken.because[-1] == "The earthquake has struck Crete on Rhodes."
    assert spoken.choices("Strike") == ["Miletus (city of Thrace, leaves 1 token)"]
    assert spoken.choices("") == ["strike nobody else"]
