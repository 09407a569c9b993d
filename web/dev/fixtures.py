"""Writes `tests/fixtures/*.json`: real views in the middle of games, and what Python says about them.

    ../.venv/bin/python dev/fixtures.py

The manifests of the titles say which games, and when.
The tests of the page compare its own sentences with these, so both always speak alike.
"""

import json
from pathlib import Path
from typing import Any

from rich.text import Text

import civitas
from civitas.bots import bot
from civitas.core.table import Table
from civitas.language import LANGUAGES, language
from civitas.manifests import manifests
from civitas.terminal.log import Log
from civitas.terminal.titles import presenter_for

FOLDER = Path(__file__).parents[1] / "tests" / "fixtures"
TOLD = 80
"""So many of the last events are kept."""


def situation(table: Table, seat: int) -> dict[str, Any]:
    """A position as the server sends it, with the words of the terminal for it."""
    perspective, space = table.position.perspective(seat), table.title.space
    view = perspective.view
    events = [event for event in table.log if event.visible_to(seat)][-TOLD:]
    words = {}
    for code in LANGUAGES:
        presenter = presenter_for(table.title, language(code, table.title.id))
        presenter.attend(perspective)
        lines = Log(presenter, seat).lines(events)
        words[code] = {
            "phrases": [presenter.language.action(space, action) for action in perspective.legal()],
            "question": list(presenter.question()),
            "headline": Text.from_markup(presenter.headline()).plain,
            "log": [line.text.plain for line in lines],
        }
    return {
        "title": table.title.id,
        "state": {
            "type": "state",
            "table": "fixture",
            "stage": "playing",
            "seq": len(table.record),
            "decision": 0,
            "seat": seat,
            "view": view,
            "legal": [{"code": action, **space.to_json(action)} for action in perspective.legal()],
            "question": view.get("question"),
            "to_act": table.position.to_act,
            "result": None,
            "can_undo": table.can_undo(seat),
            "telling": perspective.telling,
        },
        "entries": [
            {"seq": seq, "events": [table.title.teller().event_to_json(event, seat)], "taken_back": False}
            for seq, event in enumerate(events)
        ],
        "words": words,
    }


def main() -> None:
    """Write one file for each title that names situations."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for title_id, manifest in manifests().items():
        if manifest.situations is None or not manifest.is_own:
            continue
        players, moments, name = manifest.situations
        table = Table(civitas.title(title_id), players=players, seed=11)
        minds = [bot(title_id, name, seat) for seat in range(players)]
        found = []
        while moments and not table.position.is_over:
            seat = table.position.to_act[0]
            if len(table.record) >= moments[0] and len(table.position.legal(seat)) > 1:
                found.append(situation(table, seat))
                moments = moments[1:]
            table.play(seat, minds[seat].choose(table.position.perspective(seat)))
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{title_id}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
