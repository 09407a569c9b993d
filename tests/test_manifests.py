"""Manifests name what a title brings; nothing else lists titles."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import civitas
from civitas import bots, manifests
from civitas import language as spoken
from civitas.bots import registry
from civitas.bots.reading import Reading
from civitas.core.rules import Rule
from civitas.language import LANGUAGES, language, title_name, title_text
from civitas.manifests import Demo, Manifest, NamedBot, Portrait, Situations, load
from civitas.rule_texts import rule_texts
from civitas.terminal.presenter import Presenter
from civitas.terminal.titles import presenter_for
from tests.toy import TOY

WEB = Path(__file__).parents[1] / "web" / "src"


@pytest.fixture(autouse=True)
def _read_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_registered", {})
    remembered = (manifests.manifests, spoken._places, spoken.title_text)
    for each in remembered:
        each.cache_clear()
    yield
    for each in remembered:
        each.cache_clear()


@pytest.mark.parametrize("title_id", sorted(civitas.titles()))
def test_every_title_has_a_manifest_whose_presenter_and_bots_can_be_found(title_id: str) -> None:
    manifest = manifests.manifests()[title_id]
    presenter = presenter_for(civitas.title(title_id), language("en", title_id))
    assert type(presenter) is load(manifest.presenter) is not Presenter
    assert bots.names(title_id) == ["random", *(each.name for each in manifest.bots if each.level)]
    assert bots.sparring_partners(title_id) == [each.name for each in manifest.bots if not each.level]
    assert set(bots.names(title_id)) <= set(bots.milliseconds(title_id)), "make ladder measures them"
    for each in manifest.bots:
        assert bots.bot(title_id, each.name, seed=1)
    assert isinstance(load(manifest.reading), Reading)
    assert callable(load(manifest.drawing))
    assert manifest.demo is not None
    assert manifest.demo.players in civitas.title(title_id).player_counts({})
    assert manifest.demo.bot in bots.names(title_id)


def test_a_title_without_a_manifest_is_played_at_random_and_shown_plainly() -> None:
    assert bots.names(TOY.id) == ["random"]
    assert type(presenter_for(TOY, language("en"))) is Presenter


@pytest.mark.parametrize("title_id", sorted(civitas.titles()))
def test_what_the_page_is_built_with_lies_where_the_manifest_says(title_id: str) -> None:
    manifest = manifests.manifests()[title_id]
    assert manifest.is_own
    assert (WEB / manifest.board).is_file()
    assert (WEB / manifest.picture).is_file()
    assert len(manifest.portrait.minutes) == len(manifest.portrait.accent) == 2
    for code in LANGUAGES:
        assert all(title_text(code, title_id, part) for part in ("", "about", "mood"))


def test_what_is_no_colour_never_gets_into_a_style() -> None:
    with pytest.raises(ValueError, match="accent"):
        manifests._portrait({"accent": ["#112233", "red;} body {display: none"]})


MANIFEST = """
[[title]]
id = "atoll"
demo = { players = 2, actions = 9, bot = "diver" }
situations = { players = 2, actions = [3, 9], bot = "diver" }
images = { plain = "", phone = "phone" }
board = "board.js"
picture = "box.svg"

[title.portrait]
name = "Atoll"
year = 1999
minutes = [5, 10]
accent = ["#112233", "#aabbcc"]

[[title.bots]]
name = "diver"
level = 1
make = "atoll.play:Diver"

[[title]]
id = "lagoon"
open = true
"""


def test_another_distribution_brings_its_manifest_in_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Point:
        module = "atoll.titles"

    package = tmp_path / "atoll"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "play.py").write_text("from civitas.bots.uniform import Uniform as Diver\n")
    (package / "manifest.toml").write_text(MANIFEST)
    for code, name in (("en", "Atoll"), ("de", "Das Atoll")):
        (package / "locale" / code).mkdir(parents=True)
        (package / "locale" / code / "atoll-titles.ftl").write_text(f"title-atoll = {name}\n")
        (package / "locale" / code / "atoll-play.ftl").write_text(f"headline = {name}, {'{ $round }'}\n")
        (package / "locale" / code / "atoll-rules.ftl").write_text(f"rule-1-a = {name}\n    .text = Dive.\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(manifests, "entry_points", lambda group: [Point()] if group == "civitas.titles" else [])
    found = manifests.manifests()
    diver = NamedBot("diver", "atoll.play:Diver", 1)
    assert found["atoll"] == Manifest(
        "atoll",
        "atoll",
        [diver],
        "",
        "",
        False,
        Demo(2, 9, "diver"),
        Portrait("Atoll", year=1999, minutes=(5, 10), accent=("#112233", "#aabbcc")),
        "board.js",
        "box.svg",
        Situations(2, [3, 9], "diver"),
        {"plain": "", "phone": "phone"},
    )
    assert not found["atoll"].is_own
    assert found["lagoon"] == Manifest("lagoon", "atoll", [], "", "", True, None, Portrait(), "", "", None, {})
    assert list(found).index("civilization-1980") < list(found).index("atoll") < list(found).index("new-dawn")
    assert list(found)[-1] == "lagoon", "without a year it comes last"
    assert bots.names("atoll") == ["random", "diver"]
    assert bots.bot("atoll", "diver", seed=3)
    assert [title_name(code, "atoll") for code in LANGUAGES] == ["Atoll", "Das Atoll"]
    assert language("de", "atoll").text("headline", round=4) == "Das Atoll, 4"
    assert rule_texts("en", "atoll").said(Rule({"id": "1-a", "section": "1"})) == ("Atoll", "Dive.")
    for name in [name for name in sys.modules if name.split(".")[0] == "atoll"]:
        del sys.modules[name]
