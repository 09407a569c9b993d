"""The process that thinks for bots; mostly without the process."""

import io
import os
import signal
import subprocess
import sys

import msgspec
import pytest

import civitas
from civitas.server import bot_process
from civitas.server.bot_process import Answer, Mind, Question, think
from civitas.server.opponents import bot_command
from tests.server.playing import TOY_ID
from tests.server.process import killed_afterwards
from tests.server.serving import PATIENCE

REAL_ID = "through-the-ages-2006"


def question(table_id: str = "a", seat: int = 0, seq: int = 0) -> Question:
    position = civitas.title(TOY_ID).new_game(players=2, seed=1)
    return Question(table_id, seat, seq, TOY_ID, "random", 7, position.dump())


def test_every_question_gets_an_answer_on_one_line() -> None:
    lines = b"".join(msgspec.json.encode(question(seq=seq)) + b"\n" for seq in range(3))
    answers = io.BytesIO()
    think(io.BytesIO(lines), answers, most=1)
    given = [msgspec.json.decode(line, type=Answer) for line in answers.getvalue().splitlines()]
    assert [(answer.table_id, answer.seat, answer.seq) for answer in given] == [("a", 0, seq) for seq in range(3)]
    legal = civitas.title(TOY_ID).new_game(players=2, seed=1).legal(0)
    assert all(answer.action in legal for answer in given)


def test_a_bot_is_remembered_as_long_as_there_is_room() -> None:
    mind = Mind(most=2)
    for table_id in ("a", "b", "a", "c"):
        mind.answer(question(table_id))
    assert [key[0] for key in mind._bots] == ["a", "c"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals and priorities of Unix")
def test_the_process_thinks_after_others_and_leaves_ctrl_c_to_the_server() -> None:
    position = civitas.title(REAL_ID).new_game(players=2, seed=1)
    asked = Question("a", position.to_act[0], 0, REAL_ID, "random", 7, position.dump())
    with (
        subprocess.Popen(
            bot_command(1), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process,
        killed_afterwards(process),
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        for seq in range(2):
            asked.seq = seq
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            process.stdin.flush()
            assert msgspec.json.decode(process.stdout.readline(), type=Answer).seq == seq
            process.send_signal(signal.SIGINT)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, own + bot_process.NICE)
        _, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert problems == b""
