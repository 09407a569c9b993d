"""Every name and sentence exists in every language and fits what the engine says."""

import ast
import pkgutil
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import civitas
from civitas.core.events import Event
from civitas.core.position import Frame
from civitas.core.title import Title
from civitas.core.verbs import Verb
from civitas.games.new_dawn.automated.priorities import PRIORITY_LISTS
from civitas.language import LANGUAGES, Language, entries, family, files, language, title_name
from civitas.terminal.through_the_ages import presenter as through_the_ages
from tests.examples import every

TITLE = civitas.title("civilization-1980")
AGES = [civitas.title(id) for id in through_the_ages.TITLES]
DAWN = civitas.title("new-dawn")
BOARD_GAME = civitas.title("civilization-2010")
TITLES = [TITLE, *AGES, DAWN, BOARD_GAME]
SOURCES = Path(civitas.__file__).parent
NAMES = ["Kreta", "Ägypten", "Thrakien"]
COUNTS: list[object] = [0, 1, 2, 5]
HEADED_BY_PLACE = {"move", "load", "sail", "land"}
"""Verbs of Civilization (1980) whose choices stand behind an area or a ship; `bar` is the host's."""


class Telling:
    """How a method tells of an event: where it takes the message and its arguments, and what it adds to both."""

    def __init__(self, message: int, arguments: int, added: set[str], prefixes: tuple[str, ...] = ("",)) -> None:
        self.message = message
        self.arguments = arguments
        self.added = added
        self.prefixes = prefixes


TELLING = {
    "tell": Telling(0, 2, set()),
    "report": Telling(0, 2, set()),
    "report_card": Telling(0, 2, {"card"}),
    "tell_side": Telling(2, 4, {"seat"}, ("", "barbarian-")),
}
"""The methods of engines that tell of events; sides of a battle may be barbarians, who have messages of their own."""
TELLS = re.compile(rf"\.({'|'.join(TELLING)})\(")
"""Only what looks like this is looked into: reading all of the engine would take seconds before any test runs."""
MESSAGE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What ids of messages look like; ids of rules have points or begin with a number or a capital."""


class Speech:
    """What the engine and the terminal of a title say, and what goes into it."""

    def __init__(
        self,
        package: str,
        grouped: Iterable[str],
        silent: set[str],
        endings: list[str],
        samples: dict[str, list[object]],
    ) -> None:
        self.package = package
        self.grouped = grouped
        """Verbs whose choices stand behind a heading."""
        self.silent = silent
        """Frames that never ask anybody."""
        self.endings = endings
        self.samples: dict[str, list[object]] = {"seat": [0], "other": [1], **samples}
        """Arguments that are no numbers."""
        self.told = told_in(package)


def civilization() -> Speech:
    """Civilization (1980)."""
    endings = ["finish-circle", *(f"triangle-{number}" for number in (2, 3, 4))]
    endings += [f"{ending}-points" for ending in endings]
    endings += ["triangle-2-cities", "shortened", "most-areas", "round-limit", "deserted"]
    return Speech(
        "civilization_1980",
        [verb.name for verb in TITLE.space.verbs if verb.domains and verb.name not in HEADED_BY_PLACE | {"bar"}],
        {"Round", "Calamities"},
        endings,
        {
            "area": ["area-knossos", "area-crimea"],
            "from": ["area-knossos"],
            "to": ["area-sahara"],
            "nation": ["nation-crete"],
            "phase": ["phase-5"],
            "card": ["commodity-salt", "calamity-flood"],
            "cards": [[], ["commodity-salt"], ["commodity-salt", "commodity-salt", "calamity-flood"]],
            "claims": [[], ["commodity-gold"]],
            "wants": [[], ["commodity-salt", "commodity-gold"]],
            "plain": ["flood-plain-nile"],
            "volcano": ["volcano-etna"],
            "side": ["side-rebels", "side-loyal"],
        },
    )


def through_the_ages_() -> Speech:
    """Through the Ages, both editions."""
    names = ("old", "building", "wonder", "leader", "victim", "technology", "territory", "event")
    return Speech(
        "through_the_ages",
        {verb.name for title in AGES for verb in title.space.verbs if verb.domains},
        {
            "Turn",
            "EventResolution",
            "EventChoice",
            "ChosenLoss",
            "Settlement",
            "Gain",
            "Clash",
            "Assault",
            "WarDecision",
        },
        ["last-round", "last-player"],
        {
            "card": ["card-homer", "card-rich-land-a"],
            "cards": [["card-homer"], ["card-iron", "card-iron", "card-rich-land-a"]],
            "units": [["card-warriors"], ["card-knights", "card-warriors", "card-warriors"]],
            "age": ["age-i", "age-iv"],
            "good": ["good-food", "good-resources"],
            "side": ["pact-a", "pact-b", "pact-both"],
            "ending": ["ending-last-round"],
            **{name: ["card-colossus"] for name in names},
        },
    )


def new_dawn_() -> Speech:
    """A New Dawn."""
    return Speech(
        "new_dawn",
        [verb.name for verb in DAWN.space.verbs if verb.domains],
        {
            "Round",
            "BarbarianMove",
            "TradeEvent",
            "AutomaTurn",
            "AutomaCulture",
            "AutomaScience",
            "AutomaMilitary",
        },
        ["victory", "undecided"],
        {
            **{name: ["space-12.3", "space-w1"] for name in ("space", "second", "from", "to", "target")},
            **{name: ["criterion-random", "criterion-only-choice"] for name in ("criterion", "then")},
            **{name: ["card-pottery", "card-automa-flight"] for name in ("card", "old")},
            "wonder": ["card-petra", "natural-wonder-pantanal"],
            "pact": ["card-embassy"],
            "state": ["city-state-kabul"],
            "leader": ["leader-trajan"],
            "agenda": ["agenda-explorer"],
            "resource": ["resource-oil", "natural-wonder-pantanal"],
            "for": ["resource-marble"],
            "source": ["source-trade", "city-state-kabul", "natural-wonder-pantanal"],
            "barbarian": ["barbarian-a"],
            "direction": ["direction-ne"],
            "event": ["event-trade", "event-none"],
            "side": ["side-a"],
        },
    )


def civilization_2010_() -> Speech:
    """Civilization (2010)."""
    cards = ("card", "other-card", "wonder", "tech", "building", "government", "policy", "old", "new", "type")
    return Speech(
        "civilization_2010",
        [verb.name for verb in BOARD_GAME.space.verbs if verb.domains],
        {"Turn", "SecretFrame", "Fronts", "TechSwap", "Landing"},
        ["culture", "economic", "technology", "military", "turn-limit"],
        {
            **{name: ["card-pottery", "card-infantry-weak", "card-oracle"] for name in cards},
            **{name: ["square-a6", "square-v16"] for name in ("square", "from", "to", "city")},
            "item": ["piece-army", "card-library"],
            "civilization": ["civilization-romans"],
            "phase": ["phase-trade"],
            "figure": ["piece-army", "piece-scout"],
            "piece": ["piece-hut", "piece-village"],
            "resource": ["resource-iron", "resource-spy"],
            "goods": ["goods-trade", "goods-event-2", "resource-silk"],
            "terrain": ["terrain-desert"],
            "loot": ["loot-steal-coin"],
            "place": ["coin-place-sheet", "coin-place-pottery"],
            "cards": [["card-drought"], ["card-drought", "card-drought", "card-migrants"]],
            "units": [["card-infantry-weak"], ["card-infantry-weak", "card-mounted-even"]],
        },
    )


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def told_in(package: str) -> dict[str, set[str]]:
    """Every message id that a title's engine tells with the arguments it gets."""
    told: dict[str, set[str]] = {}
    for file in (SOURCES / "games" / package).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if not TELLS.search(text):
            continue
        module, lines = ast.parse(text), text.splitlines()
        for function in _functions(module):
            if TELLS.search("\n".join(lines[function.lineno - 1 : function.end_lineno])):
                for message, keys in _told_by(function, module):
                    told.setdefault(message, set()).update(keys)
    return told


def _functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions and methods of a module; what they define inside belongs to them."""
    for node in module.body:
        members = node.body if isinstance(node, ast.ClassDef) else [node]
        yield from (member for member in members if isinstance(member, ast.FunctionDef))


def _told_by(function: ast.FunctionDef, module: ast.Module) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TELLING:
            telling = TELLING[node.func.attr]
            keys = {*_keys(function, node.args[telling.arguments], module), *telling.added}
            for message in _strings(function, node.args[telling.message], module):
                yield from ((prefix + message, keys) for prefix in telling.prefixes)


def _strings(function: ast.FunctionDef, node: ast.expr, module: ast.Module) -> list[str]:
    """What an expression may be: the texts in it, or all texts that are assigned to the variable, in tables too."""
    values = [node]
    if isinstance(node, ast.Name):
        assigned = [a for a in ast.walk(function) if isinstance(a, ast.Assign)]
        values = [a.value for a in assigned if node.id in ast.unparse(a.targets[0])]
        values += [table for value in values for table in _tables(value, module)]
    texts = [c.value for value in values for c in ast.walk(value) if isinstance(c, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and MESSAGE.fullmatch(text)]


def _tables(node: ast.expr, module: ast.Module) -> Iterator[ast.expr]:
    """The tables of a module that an expression looks into."""
    names = {ast.unparse(each.value) for each in ast.walk(node) if isinstance(each, ast.Subscript)}
    for table in module.body:
        if isinstance(table, ast.AnnAssign) and table.value is not None and ast.unparse(table.target) in names:
            yield table.value


def _keys(function: ast.FunctionDef, node: ast.expr, module: ast.Module) -> Iterator[str]:
    """The keys of a dict: written out, assigned to a variable, or returned by a function or method of the module."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                yield from _keys(function, value, module)
            else:
                yield str(ast.literal_eval(key))
        return
    if isinstance(node, ast.Call):
        for called in ast.walk(module):
            if isinstance(called, ast.FunctionDef) and called.name == ast.unparse(node.func).removeprefix("self."):
                for end in ast.walk(called):
                    if isinstance(end, ast.Return) and end.value is not None:
                        yield from _keys(called, end.value, module)
        return
    assert isinstance(node, ast.Name), ast.unparse(node)
    for assigned in ast.walk(function):
        if isinstance(assigned, ast.Assign | ast.AnnAssign):
            target = assigned.targets[0] if isinstance(assigned, ast.Assign) else assigned.target
            if ast.unparse(target) == node.id and assigned.value is not None:
                yield from _keys(function, assigned.value, module)
            elif isinstance(target, ast.Subscript) and ast.unparse(target.value) == node.id:
                yield str(ast.literal_eval(target.slice))


CIVILIZATION, THROUGH_THE_AGES, NEW_DAWN = civilization(), through_the_ages_(), new_dawn_()
SPEECH = {
    TITLE.id: CIVILIZATION,
    **{title.id: THROUGH_THE_AGES for title in AGES},
    DAWN.id: NEW_DAWN,
    BOARD_GAME.id: civilization_2010_(),
}
TOLD = [(title, message) for title in TITLES for message in sorted(SPEECH[title.id].told)]
VERBS = [(title, verb) for title in TITLES for verb in title.space.verbs]


def named(value: object) -> str:
    """A short name for a parameter of a test."""
    return str(getattr(value, "id", "") or getattr(value, "name", "") or value)


def variables(code: str, file: str) -> dict[str, set[str]]:
    """The variables of all messages of a file."""
    found = {}
    for entry in entries(code, file):
        visitor = Variables()
        visitor.visit(entry)
        found[entry.id.name] = visitor.found
    return found


def sample_events(speech: Speech, message: str) -> Iterator[Event]:
    """Events with all kinds of arguments a message can get."""
    keys = speech.told[message]
    most = max(len(speech.samples.get(key, COUNTS)) for key in keys)
    for turn in range(most):
        arguments: dict[str, Any] = {}
        for place, key in enumerate(sorted(keys)):
            values = speech.samples.get(key, COUNTS)
            arguments[key] = values[(turn + place) % len(values)]
        yield Event(message, arguments, "43-a")


def asking_frames() -> list[tuple[Title, str]]:
    """The frames of every title that ask somebody."""
    found = []
    for title in TITLES:
        speech = SPEECH[title.id]
        name = f"civitas.games.{speech.package}"
        for module in pkgutil.walk_packages(import_module(name).__path__, f"{name}."):
            import_module(module.name)
        frames = {each.__name__ for each in subclasses(Frame) if each.__module__.startswith(f"{name}.")}
        assert speech.silent < frames
        found += [(title, frame) for frame in sorted(frames - speech.silent)]
    return found


def subclasses(base: type[Any]) -> Iterator[type[Any]]:
    """Everything derived from a class, however far."""
    for each in base.__subclasses__():
        yield each
        yield from subclasses(each)


# Both languages say the same things.


def test_both_languages_have_the_same_files() -> None:
    assert files("en") == files("de") != []


@pytest.mark.parametrize("file", files("en"))
def test_both_languages_have_the_same_messages(file: str) -> None:
    english, german = ([entry.id.name for entry in entries(code, file)] for code in LANGUAGES)
    assert set(english) ^ set(german) == set()
    assert english == german, "in the same order"
    assert len(set(english)) == len(english), "none twice"


@pytest.mark.parametrize("file", files("en"))
def test_messages_of_both_languages_use_the_same_arguments_where_they_are_not_grammar(file: str) -> None:
    english, german = variables("en", file), variables("de", file)
    for message in english:
        plain = [{name.split("_")[0] for name in found[message]} for found in (english, german)]
        assert plain[0] == plain[1], message


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_left_in_the_language_of_markup(code: str) -> None:
    for file in files(code):
        for entry in entries(code, file):
            assert "TODO" not in str(entry.value), entry.id.name


# Which files a title has.


def test_editions_share_the_files_of_their_family() -> None:
    for title in AGES:
        assert family(title.id) == "through-the-ages"
        assert language("en", title.id).has("question-ActionPhase")
    assert not language("en", TITLE.id).has("question-ActionPhase")
    assert not language("en").has("question-ActionPhase")


def test_a_title_has_names_of_its_own() -> None:
    for code in LANGUAGES:
        names = {title_name(code, title.id) for title in TITLES}
        assert len(names - {title.id for title in TITLES}) == len(TITLES)
    assert title_name("de", "unheard-of") == "unheard-of"
    assert [language("de", title.id).name("category-aggression") for title in AGES] == ["Aggression", "Überfall"]


def test_what_a_title_says_itself_comes_before_what_all_say() -> None:
    shared = language("en").text("command-map-help")
    assert (
        language("en", AGES[0].id).text("command-map-help")
        != shared
        == language("en", TITLE.id).text("command-map-help")
    )


# Losses.


@cache
def lost_in(title: Title) -> dict[str, set[str]]:
    """Every loss that a title's engine tells of, with its arguments."""
    lost: dict[str, set[str]] = {}
    for file in (SOURCES / "games" / _package(title)).rglob("*.py"):
        if "Loss(" not in (text := file.read_text(encoding="utf-8")):
            continue
        module = ast.parse(text)
        for function in ast.walk(module):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and _is_loss(node.func):
                        keys = set(_keys(function, node.args[1], module))
                        lost.update(dict.fromkeys(_strings(function, node.args[0], module), keys))
    return lost


def _is_loss(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id == "Loss"


def _package(title: Title) -> str:
    return type(title).__module__.split(".")[2]


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_loss_has_a_sentence_and_every_sentence_a_loss(title: Title) -> None:
    for code in LANGUAGES:
        spoken = language(code, title.id)
        assert {name.removeprefix("loss-") for name in spoken.ids("loss")} == set(lost_in(title))
        for message, keys in lost_in(title).items():
            event = Event(message, dict.fromkeys(keys, 1), "1-a")
            text, problems = spoken.format(f"loss-{message}", spoken.event_arguments(event, NAMES))
            assert problems == []
            assert text[-1] in ".!?"


# Events.


@pytest.mark.parametrize("code", LANGUAGES)
@every(("title", "message"), TOLD, ids=named)
def test_every_event_fits_its_message(code: str, title: Title, message: str) -> None:
    spoken = language(code, title.id)
    for event in sample_events(SPEECH[title.id], message):
        text, problems = spoken.format(f"event-{message}", spoken.event_arguments(event, NAMES))
        assert problems == []
        assert text
        assert not {"{", "?"} & set(text)


ADDRESSED = re.compile(r"\b(you|your|du|dich|dir|dein\w*)\b", re.IGNORECASE)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_what_addresses_one_seat_names_it_where_everything_is_told(code: str, title: Title) -> None:
    spoken, speech = language(code, title.id), SPEECH[title.id]
    seen = {name.removeprefix("seen-") for name in spoken.ids("seen")}
    for message in speech.told:
        event = next(sample_events(speech, message))
        addresses = ADDRESSED.search(spoken.event(event, NAMES)) is not None
        assert addresses == (message in seen), message
        if addresses:
            assert str(spoken.event_arguments(event, NAMES)["seat"]) in spoken.event_seen(event, NAMES)
            assert not ADDRESSED.search(spoken.event_seen(event, NAMES))


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_sentence_about_an_event_is_told_by_some_rule(title: Title) -> None:
    spoken = [name.removeprefix("event-") for name in language("en", title.id).ids("event")]
    assert sorted(spoken) == sorted(SPEECH[title.id].told)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_events_that_are_told_together_have_a_list_and_items(code: str, title: Title) -> None:
    spoken, speech = language(code, title.id), SPEECH[title.id]
    stories = {message: story.list for message, story in title.teller().stories.items()}
    assert stories
    for message, listed in stories.items():
        event = next(sample_events(speech, message))
        arguments = spoken.event_arguments(event, NAMES)
        for key in (f"item-{message}", f"list-{listed}"):
            assert spoken.format(key, {**arguments, "items": "…"})[1] == []


@pytest.mark.parametrize("title", TITLES, ids=named)
def test_headings_of_the_log_are_events(title: Title) -> None:
    assert set(title.teller().headings) <= set(SPEECH[title.id].told)
    assert title.teller().headings


# Questions, actions, options, endings.


@pytest.mark.parametrize("code", LANGUAGES)
@every(("title", "frame"), asking_frames(), ids=named)
def test_every_question_has_a_name_and_a_help_text(code: str, title: Title, frame: str) -> None:
    spoken = language(code, title.id)
    assert spoken.has(f"question-{frame}")
    assert spoken.has(f"question-{frame}-help")


@pytest.mark.parametrize("title", [AGES[0], DAWN, BOARD_GAME], ids=named)
def test_nothing_is_asked_or_done_that_no_frame_asks(title: Title) -> None:
    frames = {frame for each, frame in asking_frames() if each is title}
    spoken = language("en", title.id)
    assert {id.split("-")[1] for id in spoken.ids("question")} == frames
    assert {id.split("-")[1] for id in spoken.ids("done")} < frames


@pytest.mark.parametrize("code", LANGUAGES)
@every(("title", "verb"), VERBS, ids=named)
def test_every_action_has_a_phrase_and_a_word(code: str, title: Title, verb: Verb) -> None:
    spoken = language(code, title.id)
    assert spoken.text(f"word-{verb.name}").split()
    for action in {verb.base, verb.base + verb.size // 2, verb.base + verb.size - 1}:
        arguments = {}
        for domain, value in zip(verb.domains, verb.arguments(action), strict=True):
            arguments.update(spoken.domain_arguments(domain, value))
        text, problems = spoken.format(f"verb-{verb.name}", arguments)
        assert problems == []
        assert text == spoken.action(title.space, action)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_no_word_means_two_actions(code: str, title: Title) -> None:
    spoken = language(code, title.id)
    words = [word for verb in title.space.verbs for word in spoken.text(f"word-{verb.name}").split()]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("code", LANGUAGES)
@every(("title", "verb"), VERBS, ids=named)
def test_every_kind_of_argument_and_every_value_has_a_name(code: str, title: Title, verb: Verb) -> None:
    spoken = language(code, title.id)
    for domain in verb.domains:
        assert spoken.has(f"domain-{domain.name}"), domain.name
        names = [spoken.value(domain, value) for value in range(domain.size)]
        assert len(set(names)) == len(names), "names tell values apart"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_choices_that_stand_together_have_a_heading(code: str, title: Title) -> None:
    for verb in SPEECH[title.id].grouped:
        assert language(code, title.id).has(f"heading-{verb}")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_options_and_their_values_are_explained(code: str, title: Title) -> None:
    spoken = language(code, title.id)
    for option in title.options:
        assert spoken.has(f"option-{option.name}")
        for value in option.values:
            if isinstance(value, str):
                assert spoken.has(f"option-{option.name}-{value.replace('/', '-')}"), value


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_every_ending_is_explained(code: str, title: Title) -> None:
    spoken = [name.removeprefix("ending-") for name in language(code, title.id).ids("ending")]
    assert sorted(spoken) == sorted(SPEECH[title.id].endings)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=named)
def test_the_terminal_says_nothing_that_has_no_message(code: str, title: Title) -> None:
    known, shared = language(code, title.id), SOURCES / "terminal"
    own = sorted((shared / SPEECH[title.id].package).rglob("*.py"))
    assert own
    for file in [SOURCES / "cli.py", *shared.glob("*.py"), *own]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            said = _said(node)
            assert said is None or known.has(said), f"{file.name}: {said}"


def _said(node: ast.AST) -> str | None:
    """The message id in a call of `text(...)` or `line(...)`, if it is a plain one."""
    if not isinstance(node, ast.Call) or ast.unparse(node.func).split(".")[-1] not in ("text", "line"):
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


def test_cards_of_one_name_are_told_apart_by_their_age() -> None:
    title = AGES[1]
    german = language("de", title.id)
    assert german.action(title.space, title.space.parse("play rich-land-ii")) == "Reiches Land (II) spielen"
    assert german.action(title.space, title.space.parse("play stockpile-a")) == "Vorratslager spielen"


def test_a_pact_says_which_side_it_means() -> None:
    title = AGES[1]
    action = title.space.parse("propose acceptance-of-supremacy-b 3")
    assert (
        language("en", title.id).action(title.space, action).endswith("player 3 a pact: Acceptance of Supremacy as B")
    )


def test_ids_of_names_can_be_asked_for() -> None:
    event = Event("gained", {"seat": 0, "count": 1, "good": "good-resources"}, "res.gain-a")
    assert language("en", AGES[1].id).event(event, NAMES) == "Kreta gains 1 resource."
    assert language("de", AGES[0].id).event(event, NAMES) == "Kreta erhält 1 Rohstoff."  # the word of this edition
    assert language("de", AGES[1].id).event(event, NAMES) == "Kreta erhält 1 Ressource."


def test_the_automated_player_has_words_for_every_reason() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (SOURCES / "games/new_dawn").rglob("*.py"))
    reasons = set(re.findall(r"\bcriterion-[a-z-]+[a-z]\b", sources))
    for each in PRIORITY_LISTS.values():
        reasons |= {criterion.name for criterion in each.criteria} | {f"criterion-{each.tie_break}"}
    for code in LANGUAGES:
        assert reasons <= set(language(code, DAWN.id).ids("criterion"))


def test_spaces_and_places_are_called_as_they_can_be_typed() -> None:
    german, english = language("de", DAWN.id), language("en", DAWN.id)
    assert german.action(DAWN.space, DAWN.space.parse("place 12.3")) == "einen Kontrollmarker auf 12.3 legen"
    assert english.action(DAWN.space, DAWN.space.parse("at -3,4")) == "with its space 0 at W3/S4"
    assert german.action(DAWN.space, DAWN.space.parse("at 2,-1")) == "mit Feld 0 an O2/N1"


def test_things_with_several_kinds_of_names_find_the_right_one() -> None:
    english = language("en", DAWN.id)
    said = ("spend trade", "spend oil", "spend kabul", "take embassy-2", "take kabul", "exchange oil marble")
    assert [english.action(DAWN.space, DAWN.space.parse(each)) for each in said] == [
        "spend trade token",
        "spend Oil",
        "spend Kabul",
        "take the diplomacy card Embassy 2",
        "take the diplomacy card Kabul",
        "exchange Oil for Marble",
    ]


def test_groups_items_goods_and_abilities_have_names_of_their_own() -> None:
    spoken = [language(code, BOARD_GAME.id) for code in LANGUAGES]
    said = {
        "march a6 2-1": ("move 2 armies, 1 scout from a6", "von a6 ziehen: 2 Armeen, 1 Pionier"),
        "build walls": ("build City walls", "bauen: Stadtmauer"),
        "build army": ("build Army", "bauen: Armee"),
        "want event-2 1": ("want 1 × culture event II", "1 × Kulturereignis II wollen"),
        "give silk 3": ("give 3 × Silk", "3 × Seide geben"),
        "use writing-resource": ("use Writing: resource ability", "nutzen: Schrift: Rohstofffähigkeit"),
        "use democracy-gov": ("use Democracy (government)", "nutzen: Demokratie (Staatsform)"),
        "coin-of sheet": (
            "the coin token on the civilization sheet",
            "der Münzmarker auf dem Zivilisationsbogen",
        ),
        "pay iron a-gift-from-afar": ("pay Iron: A Gift from Afar", "Eisen zahlen: Ein Geschenk aus der Ferne"),
    }
    for text, phrases in said.items():
        action = BOARD_GAME.space.parse(text)
        assert tuple(each.action(BOARD_GAME.space, action) for each in spoken) == phrases


def test_a_message_nobody_wrote_shows_its_id() -> None:
    spoken = Language("en")
    assert spoken.text("event-nonsense", count=3) == "event-nonsense {'count': 3}"
    assert spoken.name("area-atlantis") == "atlantis"


def test_each_german_edition_of_through_the_ages_upgrades_by_its_own_word() -> None:
    said: dict[str, int | str] = {"seat": "Anna", "old": "Bronze", "card": "Eisen", "resources": 3}
    first, second = (language("de", f"through-the-ages-{year}") for year in (2006, 2015))
    assert first.text("event-upgraded", **said) == "Anna verbessert Bronze für 3 Rohstoffe zu Eisen."
    assert second.text("event-upgraded", **said) == "Anna wertet Bronze für 3 Ressourcen zu Eisen auf."
    assert [each.text("heading-upgrade") for each in (first, second)] == ["Verbessern", "Aufwerten"]
    assert [each.text("word-upgrade").split()[0] for each in (first, second)] == ["verbessern", "aufwerten"]
