"""Games that are noted for learning."""

from civitas.arena.match import bot_seed
from civitas.bots import bot
from civitas.bots.new_dawn.features import NAMES as NUMBERS_OF_NEW_DAWN
from civitas.bots.new_dawn.skill import NewDawnSkill
from civitas.bots.through_the_ages.features import NAMES
from civitas.bots.through_the_ages.skill import ThroughTheAgesSkill
from civitas.training.samples import Sample, play_noted

SKILL = ThroughTheAgesSkill()


def noted(seed: int, noise: float = 0.0, *lineup: str) -> list[Sample]:
    """What is noted in a short game."""
    options: dict[str, object] = {"mode": "simple", "resignation": False}
    names = lineup or ("minister", "random")
    bots = [bot("through-the-ages-2006", name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    return play_noted("through-the-ages-2006", options, bots, SKILL, seed, noise)


def test_every_turn_of_every_seat_is_noted_with_what_came_of_it() -> None:
    samples = noted(1)
    assert {sample.seat for sample in samples} == {0, 1}
    assert all(len(sample.features) == len(NAMES) for sample in samples)
    assert [sample.progress for sample in samples] == sorted(sample.progress for sample in samples)
    first = {sample.seat: sample for sample in samples}
    assert first[0].win + first[1].win == 1.0
    assert first[0].margin == -first[1].margin
    assert (first[0].margin > 0) == (first[0].win == 1.0)


def test_at_every_third_end_of_a_turn_the_whole_table_is_noted() -> None:
    samples = noted(1)
    moments = {sample.progress: [each for each in samples if each.progress == sample.progress] for sample in samples}
    tables = [len(each) for each in moments.values()]
    assert tables == [2 if number % 3 == 2 else 1 for number in range(len(tables))]
    assert all(sum(sample.is_own for sample in each) == 1 for each in moments.values())


def test_the_same_seed_gives_the_same_samples_and_noise_other_ones() -> None:
    assert noted(2) == noted(2)
    assert noted(2, 0.2) == noted(2, 0.2)
    assert noted(2, 0.2) != noted(2)


def test_numbers_stay_within_bounds() -> None:
    for sample in noted(3):
        assert all(-5.0 <= number <= 8.0 for number in sample.features)


def test_turns_that_end_by_themselves_are_noted_as_they_have_ended() -> None:
    bots = [bot("new-dawn", "merchant", seed) for seed in range(2)]
    samples = play_noted("new-dawn", {}, bots, NewDawnSkill(), 1, 0.0)
    turns = [[sample for sample in samples if sample.is_own and sample.seat == seat] for seat in range(2)]
    assert abs(len(turns[0]) - len(turns[1])) <= 2
    assert min(len(each) for each in turns) > 10
    assert all(len(sample.features) == len(NUMBERS_OF_NEW_DAWN) for sample in samples)
    assert turns[0][0].win + turns[1][0].win == 1.0
    completed = NUMBERS_OF_NEW_DAWN.index("own_completed")
    winner = turns[0] if turns[0][0].win else turns[1]
    assert winner[-1].features[completed] == 1.0
