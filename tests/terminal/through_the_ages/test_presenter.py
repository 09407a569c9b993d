"""Through the Ages at the terminal: the table, the choices with their prices, explanations, the log."""

from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.events import Event
from civitas.language import language
from civitas.terminal.log import Log
from civitas.terminal.through_the_ages.presenter import TITLES, ThroughTheAgesPresenter
from tests.games.through_the_ages.conflict import departing
from tests.terminal.seated import Person, lines_with, place

FIRST, NEW = (civitas.title(id) for id in TITLES)
BOTH = pytest.mark.parametrize("title", [NEW, FIRST], ids=["2015", "2006"])

RICH: dict[str, Any] = {
    "players": 3,
    "round": 9,
    "age": "II",
    "row": ["iron", None, None, None, None, "kremlin", None, None, None, "opera"],
    "current_events": ["raiders", {"card": "rats", "known": [1]}],
    "future_events": [{"card": "cold-war", "known": [1]}, {"card": "crime-wave", "known": [2]}],
    "1": {
        "culture": 31,
        "science": 12,
        "yellow": 12,
        "unused": 1,
        "workers": {"agriculture": 2, "bronze": 3, "swordsmen": 3, "knights": 1, "religion": 1, "irrigation": 0},
        "tokens": {"bronze": 6, "agriculture": 2},
        "leader": "genghis-khan",
        "government": "monarchy",
        "specials": ["code-of-laws"],
        "wonders": ["colossus", "pyramids"],
        "ruins": ["pyramids"],
        "wonder": "taj-mahal",
        "stages": 1,
        "hand": ["alchemy", "theocracy", "rich-land-i"],
        "military_hand": ["spy", "legion", "enslave", "acceptance-of-supremacy"],
        "tactic": "legion",
        "war": ["war-over-territory", 3],
        "pact": ["open-borders-agreement", 2, "a"],
    },
    "2": {
        "colonies": ["wealthy-territory-i"],
        "military_hand": ["annex", "pestilence"],
        "hand": ["coal"],
        "yellow": 4,
        "workers": {"bronze": 6},
    },
    "3": {"pact": ["trade-routes-agreement", 1, "a"], "leader": "michelangelo"},
}
POLITICS = {**RICH, "step": "politics", "1": {key: value for key, value in RICH["1"].items() if key != "war"}}


def playing(scenario: dict[str, Any] = RICH, lang: str = "en", width: int = 80, title: Any = NEW) -> Person:
    return Person(title=title, scenario=scenario, lang=lang, width=width)


# The table.


@BOTH
def test_the_row_shows_prices_ages_and_decks(title: Any) -> None:
    screen = playing(title=title).type()
    assert lines_with(screen, "Card row", "civil deck", "military deck")
    assert lines_with(screen, "●  ", "Iron I")
    assert lines_with(screen, "●●  ", "Kremlin II (4●)")
    assert lines_with(screen, "●●●", "Opera II")


@BOTH
def test_everybody_has_a_line_of_ratings(title: Any) -> None:
    screen = playing(title=title).type()
    (own,) = lines_with(screen, "▶ Player 1 (you)", "31 +")
    assert own.split()[-3:] == ["6/6", "4/4", "3+4"]
    assert lines_with(screen, "● Player 2", "0/6", "1+2")
    assert lines_with(screen, "Round 9 · Age II · Player 1's turn")


def test_banks_tell_when_they_get_worse() -> None:
    screen = playing().type()
    assert lines_with(screen, "Yellow bank:", "12, worker 4 food, eats 2 (3 at 8), faces 1/2 (3 at 10)")
    assert lines_with(screen, "Blue bank:", "corruption 2 (4 at 5), 1 unused worker, 1 discontent")
    assert lines_with(screen, "Yellow bank:", "4, worker 7 food, eats 4 (6 at 0)")


@BOTH
def test_the_own_technologies_are_columns_of_workers_with_blue_tokens(title: Any) -> None:
    lines = playing(title=title).type().splitlines()
    (heading,) = [line for line in lines if "Farm" in line and "Mine" in line]
    assert heading.split() == ["Technologies:", "Farm", "Mine", "Lab", "Temple", "Inf.", "Cav."]
    oldest, newer = lines[lines.index(heading) + 1 : lines.index(heading) + 3]
    assert oldest.split() == ["A", "2▪2", "3▪6", "1", "1", "1", "·"]
    assert newer.split() == ["I", "0", "·", "·", "·", "3", "1"]


def test_technologies_have_names_where_there_is_room() -> None:
    assert lines_with(playing(width=120).type(), "Agriculture 2▪2", "Bronze 3▪6", "Warriors 1")
    assert lines_with(playing(width=120).type(), "Irrigation 0", "Swordsmen 3", "Knights 1")


@BOTH
def test_boards_show_every_card_in_front_of_a_player(title: Any) -> None:
    screen = playing(title=title, width=120).type()
    assert lines_with(screen, "▶ Player 1 (you)", "Monarchy I, Genghis Khan I")
    assert lines_with(screen, "Special:", "Code of Laws I")
    assert lines_with(screen, "Wonders:", "Colossus A; Pyramids A in ruins; Taj Mahal I, stages 1/3: still 4 2")
    assert lines_with(screen, "Colonies:", "Wealthy Territory I")
    assert lines_with(screen, "Hand:", "Coal II (1/4)")
    assert lines_with(screen, "Military:", "2 military cards (1 I, 1 II)")
    assert lines_with(screen, "War:", "War over Territory II on Player 3")
    assert lines_with(screen, "War:", "War over Territory II by Player 1")


@BOTH
def test_pacts_stand_on_both_boards(title: Any) -> None:
    screen = playing(title=title, width=200).type()
    assert lines_with(screen, "Trade Routes Agreement I with Player 3 as party B")
    assert lines_with(screen, "Trade Routes Agreement I with Player 1 as party A")
    assert len(lines_with(screen, "Open Borders Agreement I with Player")) == 2


def test_a_tactic_says_what_its_armies_add() -> None:
    assert lines_with(playing().type(), "Army:", "Legion I", "Inf.", "armies +")


def test_events_that_the_seat_laid_itself_are_named() -> None:
    screen = playing().type()
    assert lines_with(screen, "Current events:", "2 I; yours: Rats I")
    assert lines_with(screen, "Future events:", "2 II; yours: Cold War II")
    assert "Crime Wave" not in screen


def test_the_next_event_is_named_for_who_has_seen_it() -> None:
    seen = {**RICH, "current_events": [{"card": "raiders", "known": [1], "seen": [1]}, "rats"]}
    assert lines_with(playing(seen).type(), "Current events:", "2 I; next: Raiders I")


def test_common_tactics_lie_in_the_middle() -> None:
    scenario = {**RICH, "common_tactics": ["phalanx"]}
    assert lines_with(playing(scenario).type(), "Common tactics:", "Phalanx I")


def test_bonus_cards_lie_in_the_middle() -> None:
    options = {"bonus_cards": "age-by-age"}
    screen = Person(title=FIRST, players=2, seed=2, options=options).type()
    assert lines_with(screen, "Bonus cards:", "III; 4 still face down")


def test_the_simple_game_has_neither_corruption_nor_discontent() -> None:
    screen = Person(title=FIRST, players=2, seed=2, options={"mode": "simple"}).type()
    assert lines_with(screen, "Yellow bank:", "18, worker 2 food, eats 0 (1 at 16)")
    assert "corruption" not in screen
    assert "military deck" not in screen


def test_the_situation_is_german_for_germans() -> None:
    screen = playing(lang="de", width=120).type()
    assert lines_with(screen, "Runde 9 · Zeitalter II · Zug von Spieler 1")
    assert lines_with(screen, "▶ Spieler 1 (du)", "Monarchie I, Dschingis Khan I")
    assert lines_with(screen, "Gelber Vorrat:", "12, Arbeiter 4 Nahrung, isst 2 (3 ab 8), Zufr. 1/2 (3 ab 10)")
    assert lines_with(screen, "Blauer Vorrat:", "Korruption 2 (4 ab 5), 1 Arbeiter frei, 1 unzufrieden")
    assert lines_with(screen, "Wunder:", "Die Pyramiden A in Ruinen; Taj Mahal I, Abschnitte 1/3: noch 4 2")
    assert lines_with(screen, "Zukünftige Ereignisse:", "deine: Kalter Krieg II")


@BOTH
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 100, 160])
def test_no_line_is_wider_than_the_screen(title: Any, lang: str, width: int) -> None:
    screen = playing(lang=lang, width=width, title=title).type("look", "?", "map 2", "? iron", "why take 2")
    assert max(len(line) for line in screen.splitlines()) <= width


def test_wide_screens_show_boards_side_by_side() -> None:
    assert lines_with(playing(width=160).type(), "● Player 2  Despotism A", "● Player 3  Despotism A, Michelangelo I")
    assert not lines_with(playing(width=80).type(), "● Player 2  Despotism A", "● Player 3")


def test_who_has_left_has_no_board() -> None:
    screen = playing({**RICH, "3": {"left": True}, "1": {}, "current_events": [], "future_events": []}).type()
    assert lines_with(screen, "● Player 3", "has left the game")


def test_the_last_round_is_announced() -> None:
    assert lines_with(playing({**RICH, "last_round": 9}).type(), "Round 9", "last round")
    assert lines_with(playing({**RICH, "last_round": 10}).type(), "the game ends after round 10")


@BOTH
@pytest.mark.parametrize("scenario", [RICH, POLITICS], ids=["actions", "politics"])
def test_the_screen_shows_nothing_that_the_seat_cannot_know(title: Any, scenario: dict[str, Any]) -> None:
    typed = ("log", "?", "? annex", "map 2", "look")
    person = playing(scenario, title=title)
    real = person.type(*typed)
    imagined = playing(scenario, title=title)
    place(imagined.session.table, title.scenario(scenario).perspective(0).imagine(Dice.seeded(5)))
    imagined.session.table.log = list(person.session.table.log)
    imagined.session.told = 0
    assert imagined.type(*typed) == real
    assert "Annex II" not in real


# Choices.


@BOTH
def test_choices_stand_behind_their_verbs_with_names_and_prices(title: Any) -> None:
    screen = playing(title=title).type()
    assert "Your actions: 6 civil, 4 military left:" in screen
    assert lines_with(screen, "Take:", "Iron I · 1 civil action (leaves with the next refill)")
    assert lines_with(screen, "Opera II · 3 civil actions")
    assert lines_with(screen, "Build:", "Agriculture · 2 resources")
    assert lines_with(screen, "Bronze · 2 resources")
    assert lines_with(screen, "Upgrade:", "Agriculture → Irrigation")
    assert lines_with(screen, "Wonder:", "Taj Mahal, next stage · 4 resources")
    assert lines_with(screen, "Develop:", "Alchemy I · ", " science")
    assert lines_with(screen, "Revolution:", "Theocracy I · ", " science")
    assert lines_with(screen, "Play:", "Rich Land I")
    assert lines_with(screen, "Tactic:", "Legion I")
    assert lines_with(screen, "end your turn")


def test_an_action_card_makes_its_work_cheaper() -> None:
    screen = playing().tell("play rich land")
    assert "Rich Land: what for?" in screen
    assert lines_with(screen, "Build:", "Agriculture · 0 resources")
    assert lines_with(screen, "Bronze · 0 resources")


@BOTH
def test_politics_name_the_players(title: Any) -> None:
    screen = playing(POLITICS, title=title, width=120).type()
    assert "A political action?" in screen
    assert lines_with(screen, "Attack:", "Enslave I against Player 2 · 2 military actions (strength ", " against ")
    assert lines_with(screen, "Enslave I against Player 3")
    assert lines_with(screen, "Offer a pact:", "Acceptance of Supremacy as A with Player 2")
    assert lines_with(screen, "Acceptance of Supremacy as B with Player 3")
    assert lines_with(screen, "Cancel a pact:", "Open Borders Agreement I with Player 2")
    numbers = [
        line.strip() for line in screen.splitlines() if line.strip().endswith(("your actions", "leave the game"))
    ]
    assert [line.split(" ", 1)[1] for line in numbers] == ["go on to your actions"]


def test_cards_of_the_row_can_be_taken_by_name() -> None:
    for lang, typed in (("en", "take opera"), ("de", "nimm oper"), ("en", "take oper"), ("en", "take 10")):
        person = playing(lang=lang)
        person.type(typed)
        assert person.texts == ["take 10"], typed


def test_of_equal_cards_the_cheapest_is_taken() -> None:
    person = playing({"players": 2, "round": 3, "age": "I", "row": {"4": "iron", "9": "iron"}})
    person.type("take iron")
    assert person.texts == ["take 4"]


def test_cards_that_are_not_there_are_not_taken() -> None:
    person = playing()
    screen = person.tell("take moses", "take")
    assert person.texts == []
    assert "a space of the card row" in screen


def test_bids_ask_how_much() -> None:
    scenario = {
        "players": 2, "round": 5, "age": "I", "step": "politics", "current_events": ["wealthy-territory-i"],
        "1": {"military_hand": ["rats"], "workers": {"warriors": 3}},
    }  # fmt: skip
    person = playing(scenario)
    screen = person.type("prepare rats", "1", "2", "1")
    assert "Bid for Wealthy Territory?" in screen
    assert lines_with(screen, "Bid:", "1–")
    assert lines_with(screen, "2 pass")
    assert any("how many" in prompt for prompt in person.prompts)
    assert person.texts[:2] == ["prepare rats", "bid 2"]


def test_on_other_turns_the_own_board_is_enough() -> None:
    person = playing()
    view = person.session.view
    presenter = person.session.presenter
    everything = presenter.glance(view, person.console)
    again = presenter.glance(view, person.console)
    elsewhere = presenter.glance({**view, "active": 1}, person.console)
    assert len(again) == len(elsewhere) < len(everything)


# Explanations.


def test_cards_are_explained() -> None:
    screen = playing().tell("? iron", "? legion", "? theocracy", "? homer", "? nonsense")
    assert lines_with(screen, "Iron · Mine, Age I · Costs: science 5, resources 5.")
    assert lines_with(screen, "upgrade Bronze (resources): 3")
    assert lines_with(screen, "Each gives: 2 resources.")
    assert lines_with(screen, "In the card row on space 1.")
    assert lines_with(screen, "An army:", "Inf.", "strength")
    assert lines_with(screen, "In play with Player 1.")
    assert lines_with(screen, "Costs:", "revolution")
    assert lines_with(screen, "In the hand of Player 1.")
    assert lines_with(screen, "Leader, Age A")
    assert "I know nothing called “nonsense”." in screen


def test_the_numbers_of_a_player_are_explained() -> None:
    screen = playing(width=120).tell("? 1")
    assert lines_with(screen, "Swordsmen ×3: ")
    assert lines_with(screen, "Together: 1 (2 happy faces needed, 1 discontent)")
    assert lines_with(screen, "End of your turn")


def test_boards_can_be_looked_at() -> None:
    screen = playing().tell("map 3", "map player 2", "map", "map 7")
    assert lines_with(screen, "● Player 3  Despotism A, Michelangelo I")
    assert lines_with(screen, "● Player 2  Despotism A")
    assert len(lines_with(screen, "Whose board?")) == 2


# The log.


def told(*events: tuple[str, dict[str, Any]], title: Any = NEW, seat: int | None = 0, lang: str = "en") -> list[str]:
    spoken = language(lang, title.id)
    presenter = ThroughTheAgesPresenter(title, spoken)
    presenter.attend(title.scenario(RICH).perspective(seat))
    found = [Event(message, arguments, "game.flow-a") for message, arguments in events]
    return [line.text.plain for line in Log(presenter, seat).lines(found)]


def test_the_actions_of_a_turn_make_one_sentence() -> None:
    events: list[tuple[str, dict[str, Any]]] = [
        ("turn", {"seat": 1, "round": 4}),
        ("took", {"seat": 1, "card": "card-iron", "space": 2}),
        ("populated", {"seat": 1, "food": 2}),
        ("populated", {"seat": 1, "food": 3}),
        ("built", {"seat": 1, "card": "card-bronze", "resources": 2}),
    ]
    heading, sentence = told(*events)
    assert heading == "Player 2, round 4"
    assert sentence == "Player 2 takes Iron, raises a worker ×2, builds Bronze."
    assert told(*events, lang="de")[1] == "Spieler 2 nimmt Eisen, vermehrt die Bevölkerung ×2, baut Bronze."


def test_production_makes_one_sentence() -> None:
    (line,) = told(
        ("scored", {"seat": 1, "science": 2, "culture": 3}),
        ("corruption", {"seat": 1, "resources": 0, "food": 2}),
        ("produced-food", {"seat": 1, "count": 4}),
        ("consumed", {"seat": 1, "count": 1}),
        ("produced-resources", {"seat": 1, "count": 1}),
        ("drew", {"seat": 1, "count": 1}),
    )
    assert line == (
        "Player 2: +2 science, +3 culture, corruption costs 2 food, +4 food, −1 food eaten, +1 resource, "
        "draws 1 military card."
    )


def test_impacts_are_told_card_by_card() -> None:
    scores = [
        ("impact", {"card": card, "seat": seat, "points": seat + 1})
        for card in ("card-impact-of-science", "card-impact-of-strength")
        for seat in (0, 1)
    ]
    assert told(*scores) == [
        "Impact of Science: Player 1: 1, Player 2: 2.",
        "Impact of Strength: Player 1: 1, Player 2: 2.",
    ]


def test_who_draws_reads_only_what_was_drawn() -> None:
    assert told(("drew", {"seat": 0, "count": 1}), ("drew-cards", {"seat": 0, "cards": ["card-spy"]})) == [
        "You draw Aggression: Spy."
    ]


def test_pacts_say_who_is_which_party() -> None:
    terms = {"seat": 0, "other": 1, "card": "card-acceptance-of-supremacy"}
    assert told(("pact-concluded", {**terms, "side": "pact-a"}), lang="de") == [
        "Pakt von Spieler 1 als Partei A mit Spieler 2: Akzeptanz der Überlegenheit."
    ]
    assert told(("pact-offered", {**terms, "side": "pact-both"})) == [
        "Player 1 offers Player 2 a pact: Acceptance of Supremacy."
    ]


# Leaving the game.


@BOTH
@pytest.mark.parametrize(("lang", "word"), [("en", "resign"), ("de", "aufhören")])
def test_leaving_is_typed_but_not_among_the_choices(title: Any, lang: str, word: str) -> None:
    person = playing(title=title, lang=lang)
    spoken = language(lang, title.id)
    assert not lines_with(person.type(), spoken.text("verb-resign"))
    screen = person.type(word, spoken.text("confirm-yes").split()[0], spoken.text("word-stay"))
    assert person.texts == ["resign", "stay"]
    assert lines_with(screen, spoken.text("verb-stay"))


@BOTH
def test_politics_in_which_one_can_only_go_on_or_leave_goes_on(title: Any) -> None:
    own = {"military_hand": ["legion"]}
    person = playing({"players": 3, "round": 9, "age": "II", "step": "politics", "1": own}, title=title)
    screen = person.type()
    assert person.texts == ["done"]
    assert lines_with(screen, "Your actions:")


def test_a_stored_game_that_asks_whether_to_leave_is_answered_by_number() -> None:
    person = playing(departing().described(), title=FIRST)
    assert lines_with(person.type(), "leave the game")
