"""Actions in words: both languages, short forms, and messages that help."""

import pytest

import civitas
from civitas.core.title import Title
from civitas.language import language
from civitas.terminal.through_the_ages.presenter import TITLES
from civitas.terminal.words import NotUnderstood, Words, plain, spelled_out

TITLE = civitas.title("civilization-1980")
MOVING = TITLE.scenario(
    {
        "players": ["crete", "thrace"],
        "phase": 5,
        "crete": {"tokens": {"knossos": 3}, "ships": ["knossos"]},
    }
).legal(0)


def read(text: str, legal: list[int] = MOVING, lang: str = "en") -> str:
    return TITLE.space.text(Words(TITLE.space, language(lang, TITLE.id)).read(text, legal))


def problem(text: str, legal: list[int] = MOVING, lang: str = "en") -> str:
    with pytest.raises(NotUnderstood) as caught:
        read(text, legal, lang)
    return str(caught.value)


@pytest.mark.parametrize(
    "typed",
    [
        "move 3 knossos phaestos",
        "MOVE 3 Knossos Phaestos",
        "mov 3 kno pha",
        "m 3 knossos to phaestos",
        "ziehe 3 knossos phaistos",
        "bewege 3 knossos nach phaistos",
        "3 knossos phaestos",
    ],
)
def test_a_move_can_be_said_in_many_ways(typed: str) -> None:
    assert read(typed) == "move 3 knossos phaestos"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build östliche wüste", "build eastern-desert"),
        ("baue oestliche-wueste", "build eastern-desert"),
        ("build eastern desert", "build eastern-desert"),
        ("sail 1 delphi west", "sail 1 delphi:west"),
        ("biete alle", "offer everyone"),
        ("offer everyone", "offer everyone"),
        ("answer kreta-2", "answer crete-2"),
        ("dazu salz", "put salt"),
        ("heraus salz", "remove salt"),
        ("suche stoffe", "want cloth"),
        ("vergiss", "unsay"),
        ("ändere kreta-2", "change crete-2"),
        ("kaufe töpfern", "buy pottery"),
        ("buy drama", "buy drama-poetry"),
        ("fertig", "done"),
        ("maintain 1 staatsschatz", "maintain 1 treasury"),
        ("keep die treuen", "keep loyal"),
        ("build-ship knossos 2", "build-ship knossos 2"),
        ("schiff knossos 2", "build-ship knossos 2"),
        ("flood nil", "flood nile"),
    ],
)
def test_names_of_both_languages_are_understood(typed: str, meant: str) -> None:
    assert read(typed) == meant


@pytest.mark.parametrize("title", [TITLE, *map(civitas.title, TITLES)], ids=lambda title: str(title.id))
def test_every_action_can_be_typed_as_it_is_shown(title: Title) -> None:
    for code in ("en", "de"):
        words = Words(title.space, language(code, title.id))
        for action in range(0, title.space.size, 97 if title is TITLE else 7):
            assert words.read(words.example(action), [action]) == action


def test_punctuation_of_names_need_not_be_typed() -> None:
    title = civitas.title("through-the-ages-2015")
    words = Words(title.space, language("en", title.id))
    for typed in ("play rich land (ii)", "play Rich Land II", "play rich-land-ii"):
        assert title.space.text(words.read(typed, [])) == "play rich-land-ii"
    assert title.space.text(words.read("attack aggression: spy 2", [])) == "attack spy 2"
    assert title.space.text(words.read("tuck st peters basilica", [])) == "tuck st-peters-basilica"


def test_what_is_legal_decides_between_equals() -> None:
    assert read("move 1 k p") == "move 1 knossos phaestos"
    assert read("l 2 1") == "load 2 1"


def test_the_verb_may_be_left_out_where_that_is_clear() -> None:
    choosing = TITLE.new_game(players=4, seed=1).to_act[0]
    legal = TITLE.new_game(players=4, seed=1).legal(choosing)
    assert read("crete", legal) == "choose crete"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("dance", ["“dance”", "?"]),
        ("", ["I do not understand"]),
        ("move", ["not complete", "a number", "move 1"]),
        ("move 3", ["not complete", "two areas", "`move"]),
        ("move x knossos phaestos", ["“x knossos phaestos”", "a number"]),
        ("move 3 knossos athens", ["common land border"]),
        ("move 99 knossos phaestos", ["a number"]),
        ("done now", ["“now”", "too much"]),
        ("build s", ["several things", "`build samnium`", "…"]),
    ],
)
def test_what_is_not_understood_gets_a_useful_answer(typed: str, words: list[str]) -> None:
    message = problem(typed)
    for word in words:
        assert word in message


def test_answers_are_in_the_language_of_the_person() -> None:
    assert "gemeinsamer Landgrenze" in problem("ziehe 3 knossos athen", lang="de")
    assert "kann mehreres bedeuten" in problem("baue s", lang="de")


def test_accents_do_not_matter() -> None:
    assert plain("Östliche  Wüste") == "ostliche wuste"
    assert spelled_out("Östliche Wüste") == "oestliche wueste"
    assert plain("Upper-Egypt") == "upper egypt"
