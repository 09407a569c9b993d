"""What is sent has the types that the page is checked against."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import civitas
from civitas.core.title import Title
from civitas.server import schemas

TYPED = [title for title in civitas.titles().values() if title.view_type() is not dict]
MOVES = 400


def test_some_titles_have_typed_views() -> None:
    assert "new-dawn" in [title.id for title in TYPED]


@pytest.mark.untraced
@pytest.mark.parametrize("title", TYPED, ids=lambda title: title.id)
def test_every_view_is_of_the_type_that_its_title_names(title: Title) -> None:
    rng = random.Random(5)
    for options in title.option_sets():
        p = title.new_game(players=title.player_counts(options)[-1], seed=rng.getrandbits(32), options=options)
        for move in range(MOVES):
            if p.is_over:
                break
            if move % 5 == 0:
                for view in p.views_for([p.to_act[0], None]):
                    check(view, title.view_type())
            seat = rng.choice(p.to_act)
            p.play(seat, rng.choice(p.legal(seat)))


def check(view: Any, kind: type[Any]) -> None:
    """A view is of a type if reading it as that type neither fails nor loses anything."""
    plain = json.loads(json.dumps(view))
    assert msgspec.convert(plain, kind) == plain


def test_a_file_is_written_for_the_wire_and_for_each_package(tmp_path: Path) -> None:
    schemas.write(tmp_path)
    packages = {title.view_type().__module__.split(".")[-2] for title in TYPED}
    assert {path.stem for path in tmp_path.iterdir()} == {"wire", *packages}


def test_arguments_stand_beside_the_fields_of_actions_and_events() -> None:
    known = schemas.wire_schema()["$defs"]
    assert known["LegalAction"]["required"] == ["code", "verb"]
    assert known["LegalAction"]["additionalProperties"] == {"anyOf": [{"type": "integer"}, {"type": "string"}]}
    assert known["SentEvent"]["properties"]["told"] == {"$ref": "#/$defs/Told"}


def test_a_message_comes_with_all_its_fields() -> None:
    refused = schemas.wire_schema()["$defs"]["Refused"]
    assert refused["required"] == list(refused["properties"])
