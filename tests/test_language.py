"""Every name and sentence exists in every language and fits what the engine says."""

import ast
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import civitas
from civitas.core.events import Event
from civitas.core.position import Frame
from civitas.games.civilization_1980.phases.sequence import Round
from civitas.language import LANGUAGES, Language, entries, files, language
from civitas.terminal.civilization_1980 import GROUPED, CivilizationPresenter

TITLE = civitas.title("civilization-1980")
SOURCES = Path(civitas.__file__).parent
NAMES = ["Kreta", "Ägypten", "Thrakien"]
SAMPLES: dict[str, list[object]] = {
    "seat": [0],
    "other": [1],
    "area": ["area-knossos", "area-crimea"],
    "from": ["area-knossos"],
    "to": ["area-sahara"],
    "nation": ["nation-crete"],
    "phase": ["phase-5"],
    "card": ["commodity-salt", "calamity-flood"],
    "cards": [[], ["commodity-salt"], ["commodity-salt", "commodity-salt", "calamity-flood"]],
    "claims": [[], ["commodity-gold"]],
    "plain": ["flood-plain-nile"],
    "volcano": ["volcano-etna"],
    "side": ["side-rebels", "side-loyal"],
}
COUNTS: list[object] = [0, 1, 2, 5]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def told_in(package: str) -> dict[str, set[str]]:
    """Every message id of a title's `tell(...)` calls with the arguments it gets."""
    told: dict[str, set[str]] = {}
    for file in (SOURCES / "games" / package).rglob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for message, keys in _told_by(function):
                    told.setdefault(message, set()).update(keys)
    return told


def _told_by(function: ast.FunctionDef) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            keys = set(_keys(function, node.args[2]))
            for message in _strings(function, node.args[0]):
                yield message, keys


def _strings(function: ast.FunctionDef, node: ast.expr) -> list[str]:
    """What an expression may be: a text, or all texts that are assigned to the variable."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    assert isinstance(node, ast.Name), ast.unparse(node)
    values = [a for a in ast.walk(function) if isinstance(a, ast.Assign) and node.id in ast.unparse(a.targets[0])]
    texts = [c.value for a in values for c in ast.walk(a.value) if isinstance(c, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and not text[:1].isdigit()]


def _keys(function: ast.FunctionDef, node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                yield from _keys(function, value)
            else:
                yield str(ast.literal_eval(key))
        return
    assert isinstance(node, ast.Name), ast.unparse(node)
    for assigned in ast.walk(function):
        if isinstance(assigned, ast.Assign | ast.AnnAssign):
            target = assigned.targets[0] if isinstance(assigned, ast.Assign) else assigned.target
            if ast.unparse(target) == node.id and assigned.value is not None:
                yield from _keys(function, assigned.value)
            elif isinstance(target, ast.Subscript) and ast.unparse(target.value) == node.id:
                yield str(ast.literal_eval(target.slice))


TOLD = told_in("civilization_1980")


def variables(code: str) -> dict[str, set[str]]:
    """The variables of all messages of a language."""
    found = {}
    for file in files(code):
        for entry in entries(code, file):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def sample_events(message: str, keys: set[str]) -> Iterator[Event]:
    """Events with all kinds of arguments a message can get."""
    most = max(len(SAMPLES.get(key, COUNTS)) for key in keys)
    for turn in range(most):
        arguments: dict[str, Any] = {}
        for place, key in enumerate(sorted(keys)):
            values = SAMPLES.get(key, COUNTS)
            arguments[key] = values[(turn + place) % len(values)]
        yield Event(message, arguments, "43-a")


def asking_frames() -> list[str]:
    """The frames of the title that ask somebody; the bottom of the stack and the list of calamities never do."""
    package = import_module("civitas.games.civilization_1980")
    for module in pkgutil.walk_packages(package.__path__, "civitas.games.civilization_1980."):
        import_module(module.name)
    found = [each for each in Frame.__subclasses__() if each.__module__.startswith("civitas.games.civilization_1980")]
    assert Round in found
    return sorted({each.__name__ for each in found} - {"Round", "Calamities"})


# Both languages say the same things.


def test_both_languages_have_the_same_files() -> None:
    assert files("en") == files("de") != []


@pytest.mark.parametrize("file", files("en"))
def test_both_languages_have_the_same_messages(file: str) -> None:
    english, german = ([entry.id.name for entry in entries(code, file)] for code in LANGUAGES)
    assert set(english) ^ set(german) == set()
    assert english == german, "in the same order"
    assert len(set(english)) == len(english), "none twice"


def test_messages_of_both_languages_use_the_same_arguments_where_they_are_not_grammar() -> None:
    english, german = variables("en"), variables("de")
    for message in english:
        plain = [{name.split("_")[0] for name in found[message]} for found in (english, german)]
        assert plain[0] == plain[1], message


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_left_in_the_language_of_markup(code: str) -> None:
    for file in files(code):
        for entry in entries(code, file):
            assert "TODO" not in str(entry.value), entry.id.name


# Events.


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("message", sorted(TOLD))
def test_every_event_fits_its_message(code: str, message: str) -> None:
    spoken = language(code, TITLE.id)
    for event in sample_events(message, TOLD[message]):
        text, problems = spoken.format(f"event-{message}", spoken.event_arguments(event, NAMES))
        assert problems == []
        assert text
        assert not {"{", "?"} & set(text)


def test_every_sentence_about_an_event_is_told_by_some_rule() -> None:
    spoken = [name.removeprefix("event-") for name in language("en", TITLE.id).ids("event")]
    assert sorted(spoken) == sorted(TOLD)


@pytest.mark.parametrize("code", LANGUAGES)
def test_events_that_are_told_together_have_a_list_and_items(code: str) -> None:
    spoken = language(code, TITLE.id)
    for message, family in CivilizationPresenter.families.items():
        event = next(sample_events(message, TOLD[message]))
        arguments = spoken.event_arguments(event, NAMES)
        for key in (f"item-{message}", f"list-{family}"):
            assert spoken.format(key, {**arguments, "items": "…"})[1] == []


# Questions, actions, options, endings.


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("frame", asking_frames())
def test_every_question_has_a_name_and_a_help_text(code: str, frame: str) -> None:
    spoken = language(code, TITLE.id)
    assert spoken.has(f"question-{frame}")
    assert spoken.has(f"question-{frame}-help")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("verb", TITLE.space.verbs, ids=lambda verb: str(verb.name))
def test_every_action_has_a_phrase_and_a_word(code: str, verb: Any) -> None:
    spoken = language(code, TITLE.id)
    assert spoken.text(f"word-{verb.name}").split()
    for action in {verb.base, verb.base + verb.size // 2, verb.base + verb.size - 1}:
        arguments = {}
        for domain, value in zip(verb.domains, verb.arguments(action), strict=True):
            arguments.update(spoken.domain_arguments(domain, value))
        text, problems = spoken.format(f"verb-{verb.name}", arguments)
        assert problems == []
        assert text == spoken.action(TITLE.space, action)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_means_two_actions(code: str) -> None:
    spoken = language(code, TITLE.id)
    words = [word for verb in TITLE.space.verbs for word in spoken.text(f"word-{verb.name}").split()]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_argument_has_a_name(code: str) -> None:
    for verb in TITLE.space.verbs:
        for domain in verb.domains:
            assert language(code).has(f"domain-{domain.name}"), domain.name


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_that_stand_together_have_a_heading(code: str) -> None:
    for verb in GROUPED:
        assert language(code, TITLE.id).has(f"heading-{verb.name}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_options_and_their_values_are_explained(code: str) -> None:
    spoken = language(code, TITLE.id)
    for option in TITLE.options:
        assert spoken.has(f"option-{option.name}")
        for value in option.values:
            if isinstance(value, str):
                assert spoken.has(f"option-{option.name}-{value.replace('/', '-')}"), value


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_ending_is_explained(code: str) -> None:
    endings = ["finish-circle", *(f"triangle-{number}" for number in (2, 3, 4))]
    endings += [f"{ending}-points" for ending in endings]
    endings += ["triangle-2-cities", "shortened", "most-areas", "round-limit", "deserted"]
    spoken = [name.removeprefix("ending-") for name in language(code, TITLE.id).ids("ending")]
    assert sorted(spoken) == sorted(endings)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_terminal_says_nothing_that_has_no_message(code: str) -> None:
    known = language(code, TITLE.id)
    for file in [SOURCES / "cli.py", *(SOURCES / "terminal").glob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            said = _said(node)
            assert said is None or known.has(said), f"{file.name}: {said}"


def _said(node: ast.AST) -> str | None:
    """The message id in a call of `text(...)`, if it is a plain one."""
    if not isinstance(node, ast.Call) or ast.unparse(node.func).split(".")[-1] not in ("text", "_line"):
        return None
    first = node.args[0] if node.args else None
    return str(first.value) if isinstance(first, ast.Constant) else None


# How arguments become words.


def test_places_have_their_prepositions() -> None:
    german, english = language("de", TITLE.id), language("en", TITLE.id)
    assert german.place("area-crimea", "in") == "auf der Krim"
    assert german.place("area-knossos", "to") == "nach Knossos"
    assert german.place("area-black-sea", "from") == "aus dem Schwarzen Meer"
    assert english.place("area-rhodes", "in") == "on Rhodes"


def test_every_place_with_a_preposition_of_its_own_exists() -> None:
    areas = set(language("en", TITLE.id).ids("area"))
    for code in LANGUAGES:
        for entry in entries(code, f"{TITLE.id}-play.ftl"):
            if entry.id.name.startswith("place-"):
                keys = {key for key in _variant_keys(entry) if key != "other"}
                assert keys <= areas, keys - areas


def _variant_keys(entry: ftl.Message) -> Iterator[str]:
    class Keys(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
            self.found.append(str(getattr(node.key, "name", "")))

    visitor = Keys()
    visitor.visit(entry)
    yield from visitor.found


def test_lists_count_what_is_there_twice() -> None:
    names = ["commodity-salt", "commodity-bronze", "commodity-salt"]
    assert language("en", TITLE.id).listing(names) == "2 Salt, Bronze"
    assert language("de", TITLE.id).listing(names) == "2 Salz, Bronze"


def test_plurals_are_right() -> None:
    one = Event("moved", {"seat": 0, "count": 1, "from": "area-knossos", "to": "area-phaestos"}, "43.5-c")
    three = Event("moved", {**one.arguments, "count": 3}, "43.5-c")
    english, german = language("en", TITLE.id), language("de", TITLE.id)
    assert english.event(one, ["Crete"]) == "Crete moves 1 token from Knossos to Phaestos."
    assert english.event(three, ["Crete"]) == "Crete moves 3 tokens from Knossos to Phaestos."
    assert german.event(three, ["Kreta"]) == "Kreta zieht mit 3 Spielsteinen von Knossos nach Phaistos."


def test_actions_are_phrases() -> None:
    german = language("de", TITLE.id)
    assert german.action(TITLE.space, TITLE.space.parse("build athens")) == "eine Stadt in Athen bauen"
    assert (
        german.action(TITLE.space, TITLE.space.parse("sail 2 delphi:west")) == "mit Schiff 2 fahren: Delphi (Westküste)"
    )
    assert german.action(TITLE.space, TITLE.space.parse("answer crete-2")) == "auf das Angebot Kreta 2 antworten"
    assert german.action(TITLE.space, TITLE.space.parse("put salt")) == "Salz dazulegen"


def test_a_message_nobody_wrote_shows_its_id() -> None:
    spoken = Language("en")
    assert spoken.text("event-nonsense", count=3) == "event-nonsense {'count': 3}"
    assert spoken.name("area-atlantis") == "atlantis"


def test_rules_are_in_both_languages() -> None:
    title, text = language("de", TITLE.id).rule(TITLE.rules["43.12-a"])
    assert title == "Handkartengrenze sechs"
    assert text != language("en", TITLE.id).rule(TITLE.rules["43.12-a"])[1]
