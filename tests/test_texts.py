"""What cards do reaches clients that draw them as files, one for each title that tells it from facts."""

import json
from pathlib import Path

import civitas
from civitas.language import language
from civitas.texts import write


def test_a_file_for_each_title_whose_cards_are_told_from_facts(tmp_path: Path) -> None:
    write(tmp_path)
    told = {title.id: title.texts() for title in civitas.titles().values() if title.texts()}
    assert {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()} == told
    assert {"through-the-ages-2006", "through-the-ages-2015"} <= set(told)


def test_the_texts_of_a_title_are_about_things_that_have_a_name() -> None:
    for title in civitas.titles().values():
        spoken = language("en", title.id)
        assert all(spoken.has(thing) for thing in title.texts())
