"""The kit passes a sound title, and each of its checks fails on a title broken on purpose."""

import pytest

from civitas.core.conformance import (
    CHECKS,
    ConformanceError,
    Game,
    check_forms,
    check_game,
    check_secrets,
    check_title,
    questions_of,
    random_game,
    samples_of,
)
from civitas.core.dice import Dice
from civitas.core.fixed import fixed
from civitas.core.fixed_types import FixedDict
from civitas.core.position import Frame, Position, View
from tests.toy import TOY
from tests.toy.faults import FAULTS, Fault
from tests.toy.frames import Pot, Round
from tests.toy.position import DONE, ROLL, SPACE, Toy
from tests.toy.title import ToyTitle

SEED = 0x5EED_0000_0000_0007


EVERY_POSITION = 1000
SOME_POSITIONS = 8
AT_THE_END = {"result", "save", "secrets"}
"""Checks of finished games: how many positions were looked at before makes no difference to them."""


def examine(fault: Fault, without: set[str], samples: int, breadth: int) -> None:
    """Run the kit over a game of two."""
    if "text" not in without:
        check_forms(TOY)
    game = check_game(
        TOY, players=2, seed=SEED, options=fault.options, samples=samples, breadth=breadth, without=without
    )
    if not without & {"imagine", "secrets"}:
        check_secrets([game])


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.name))
def test_a_broken_title_fails_the_check_for_the_broken_law(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.apply(monkeypatch)
    samples = SOME_POSITIONS if fault.check in AT_THE_END else EVERY_POSITION
    with pytest.raises(ConformanceError) as caught:
        examine(fault, set(), samples, breadth=8)
    assert caught.value.check == fault.check, str(caught.value)


@pytest.mark.untraced
@pytest.mark.parametrize("fault", [fault for fault in FAULTS if not fault.fatal], ids=lambda fault: str(fault.name))
def test_a_broken_title_passes_all_other_checks(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.apply(monkeypatch)
    examine(fault, {fault.check, *fault.also}, SOME_POSITIONS, breadth=4)


def test_every_check_of_the_kit_is_proved_able_to_fail() -> None:
    assert {fault.check for fault in FAULTS} == {*CHECKS, "ends", "secrets"}


# Branches that a whole game does not get to, because an earlier check of the same game notices first.


def toy_game(breadth: int = 12, depth: int = 6) -> Game:
    return Game(TOY, players=2, seed=SEED, breadth=breadth, depth=depth)


def toy_position(game: Game) -> Toy:
    assert isinstance(game.position, Toy)
    return game.position


def fails(game: Game, check: str, complaint: str) -> None:
    with pytest.raises(ConformanceError, match=complaint) as caught:
        game.check(check)
    assert caught.value.check == check


def test_lost_pieces_are_named() -> None:
    game = toy_game()
    toy_position(game).pot += 1
    fails(game, "components", "coins: 40 -> 41")


def test_seats_that_are_shown_the_game_together_are_shown_what_each_sees_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "views_for", lambda self, seats: [self.view_for(0) for _ in seats])
    fails(toy_game(), "view", "together with others, seat 1 is shown something else")


def test_a_view_stays_as_it_was_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    look, shown = Toy.view_for, FixedDict()

    def look_again(self: Toy, seat: int | None) -> View:
        dict.update(shown, fixed(look(self, seat)))
        return shown

    monkeypatch.setattr(Toy, "view_for", look_again)
    fails(toy_game(), "view", "a view of seat 0 changes after it was handed out")


def test_a_view_shows_what_is_there_now(monkeypatch: pytest.MonkeyPatch) -> None:
    look, load = Toy.view_for, ToyTitle.load
    loaded: list[Position] = []
    shown: dict[int | None, View] = {}

    def load_and_note(self: ToyTitle, dump: object) -> Position:
        loaded.append(load(self, dump))
        return loaded[-1]

    def look_once(self: Toy, seat: int | None) -> View:
        return look(self, seat) if self in loaded else shown.setdefault(seat, look(self, seat))

    monkeypatch.setattr(ToyTitle, "load", load_and_note)
    monkeypatch.setattr(Toy, "view_for", look_once)
    fails(toy_game(), "dump", "a loaded position has another view for seat 0")


def test_a_dead_end_is_noticed_where_it_is() -> None:
    game = toy_game()
    game.position.frames.clear()
    fails(game, "turns", r"over: False, but to act: \[\]")


def test_a_seat_that_the_rules_play_must_not_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyTitle, "automated_seats", lambda self, players, options: [0])
    fails(toy_game(), "turns", r"to act: \[0\], but the rules play \[0\]")


def test_the_rules_cannot_play_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyTitle, "automated_seats", lambda self, players, options: list(range(players)))
    fails(toy_game(), "setup", r"the rules cannot play \[0, 1\] of 2 seats")


def test_a_dead_end_is_noticed_one_action_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy_game()
    monkeypatch.setattr(Round, "resume", lambda self, p: p.pop())
    with pytest.raises(ConformanceError, match="over is False, but to act") as caught:
        game.check("listed")
    assert caught.value.check == "turns"


def test_a_listed_action_that_is_refused_on_a_copy_is_reported_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy_game()
    monkeypatch.setattr(Pot, "answer", Frame.answer)
    with pytest.raises(ConformanceError, match="listed, but refused: NotImplementedError") as caught:
        game.check("clone")
    assert caught.value.check == "listed"


def test_a_word_that_does_not_read_back_is_found_among_the_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy_game()
    monkeypatch.setattr(ROLL, "name", "rol1")
    fails(game, "text", "'rol1' does not read back as 0")


def test_an_imagined_position_must_come_back_from_its_dump(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy_game()
    monkeypatch.setattr(ToyTitle, "load", lambda self, stored: self.new_game(players=2, seed=1))
    with pytest.raises(ConformanceError, match="imagines does not read back"):
        game.check(*["imagine"] * 20)


def test_a_position_that_is_not_that_of_the_record_fails_the_replay() -> None:
    game = toy_game()
    game.play_on(3)
    game.position.reveals += 1
    fails(game, "replay", "gives another position")


def test_a_game_that_cannot_be_played_twice_fails_the_replay() -> None:
    with pytest.raises(ConformanceError, match=r"seat 0 could play .* in the first run") as caught:
        check_game(TOY, players=2, seed=SEED, record=[(0, DONE.code())])
    assert caught.value.check == "replay"


def test_taking_back_is_examined_only_as_deep_as_asked() -> None:
    game = toy_game(depth=2)
    for text in ("take", "stake 1", "stake 1"):
        game.play(0, SPACE.parse(text))
    assert len(game.trail) == 3
    game.check("undo")
    assert len(game.table.record) == 3


def test_walking_with_a_twin_ends_after_some_actions() -> None:
    toy_game(breadth=1, depth=1).check("blind")


def test_a_check_can_be_left_out() -> None:
    game = Game(TOY, players=2, seed=SEED, without={"components"})
    toy_position(game).pot += 1
    game.check("components")
    check_title(TOY, samples=0, max_actions=3, breadth=1, depth=1, without={*CHECKS, "secrets"})


def test_playing_on_stops_at_the_end_of_the_game() -> None:
    game = toy_game()
    game.play_on(TOY.longest_game)
    assert game.position.is_over


def test_a_complaint_says_which_game_it_is_about() -> None:
    game = Game(TOY, players=3, seed=9, options={"draw": True, "hand": 4})
    game.play_on(2)
    with pytest.raises(ConformanceError) as caught:
        game.fail("clone", "it sings")
    where = "toy-bidding, 3 players, draw=True, hand=4, seed 9, after 2 actions"
    assert (caught.value.check, caught.value.message) == ("clone", f"{where}: it sings")
    assert str(caught.value) == f"[clone] {where}: it sings"


@pytest.mark.untraced
@pytest.mark.parametrize("seed", [1, SEED])
def test_the_sound_toy_passes_everything(seed: int) -> None:
    check_title(TOY, seeds=[seed], samples=8)


# Which positions are looked at.


def test_every_kind_of_question_is_looked_at_the_rarest_first() -> None:
    questions = ["bid"] * 50 + ["stake", "roll", "roll"] + ["bid"] * 47
    assert samples_of(questions, 3, Dice.seeded(1)) in ({0, 50, 51}, {0, 50, 52})
    assert {0, 50} < samples_of(questions, 8, Dice.seeded(1))


def test_common_questions_are_looked_at_beside_many_rare_ones() -> None:
    questions = ["bid"] * 50 + [f"rare-{number}" for number in range(20)] + ["bid"] * 50
    chosen = samples_of(questions, 9, Dice.seeded(1))
    assert len({number for number in chosen if questions[number] != "bid"}) >= 6
    assert any(number > 70 for number in chosen)


def test_other_looks_are_spread_over_the_game() -> None:
    chosen = samples_of(["bid"] * 100, 6, Dice.seeded(1))
    assert chosen == {0, 10, 30, 50, 70, 90}


def test_questions_that_are_neither_rare_nor_common_are_drawn() -> None:
    questions = ["bid"] * 50 + ["stake", "roll"] + ["take"] * 3 + ["pass"] * 3 + ["bid"] * 50
    drawn = [samples_of(questions, 6, Dice.seeded(seed)) for seed in range(20)]
    assert all({50, 51} <= chosen for chosen in drawn)
    assert any(chosen & {52, 53, 54} for chosen in drawn)
    assert any(chosen & {55, 56, 57} for chosen in drawn)


def test_questions_that_come_up_seldom_are_looked_at_in_addition() -> None:
    questions = ["bid"] * 50 + ["stake", "roll", "roll"] + ["bid"] * 50
    usual = samples_of(questions, 2, Dice.seeded(1))
    assert len(usual) == 2
    for seldom in (["stake", "roll"], ["roll", "never", "stake"]):
        chosen = samples_of(questions, 2, Dice.seeded(1), seldom)
        assert 50 in chosen
        assert chosen & {51, 52}
        assert len(chosen) == 4


def test_a_short_game_is_looked_at_from_end_to_end() -> None:
    assert samples_of(["bid", "roll"], 2, Dice.seeded(1)) == {0, 1}
    assert samples_of([], 3, Dice.seeded(1)) == set()


def test_the_questions_of_a_game_are_those_that_were_answered() -> None:
    record = random_game(TOY, players=2, seed=SEED)
    questions = questions_of(TOY, 2, SEED, {}, record)
    assert len(questions) == len(record)
    assert {"Bid", "Pot"} <= {*questions}
    assert questions_of(TOY, 2, SEED, {}, [(0, -1), *record]) == questions[:1]
