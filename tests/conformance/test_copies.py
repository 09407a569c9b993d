"""Copies of a position share what is never changed in place; none of them may notice what happens to another."""

import random

import pytest

import civitas
from civitas.bench import decide
from civitas.core.dice import Dice

TABLES = [
    (title, number, options)
    for title in ("new-dawn", "civilization-1980")
    for number, options in enumerate(civitas.title(title).option_sets())
]


@pytest.mark.untraced
@pytest.mark.parametrize(("title_id", "seed", "options"), TABLES)
def test_a_copy_and_what_was_imagined_stay_as_they_were_when_the_game_goes_on(
    title_id: str, seed: int, options: dict[str, object]
) -> None:
    title, chances, rng = civitas.title(title_id), random.Random(seed), Dice.seeded(seed)
    counts = title.player_counts(options)
    position = title.new_game(players=counts[seed % len(counts)], seed=seed, options=options)
    for _ in range(200):
        if position.is_over:
            return
        copy = position.clone()
        imagined = position.perspective(position.to_act[0]).imagine(rng)
        digests = copy.digest(), imagined.digest()
        for _ in range(5):
            if not position.is_over:
                decide(position, chances)
        assert (copy.digest(), imagined.digest()) == digests
