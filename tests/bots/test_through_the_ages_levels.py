"""The levels of Through the Ages and their sparring partners."""

import pytest

import civitas
from civitas.bots import bot, names, sparring_partners
from civitas.bots.through_the_ages.features import NAMES
from civitas.bots.through_the_ages.skill import ThroughTheAgesSkill
from civitas.bots.through_the_ages.sparring import WarlordSkill
from civitas.core.position import Position
from civitas.games.through_the_ages.model import ThroughTheAges
from tests.bots.games import finish

TITLE = "through-the-ages-2015"
SHORT: dict[str, object] = {"mode": "simple", "resignation": False}


def later(answers: int, players: int = 2, title_id: str = TITLE) -> Position:
    """A game after so many answers of ministers."""
    position = civitas.title(title_id).new_game(players=players, seed=8)
    for _ in range(answers):
        seat = position.to_act[0]
        position.play(seat, ThroughTheAgesSkill().policy(position, seat))
    return position


@pytest.mark.parametrize("name", [*names(TITLE)[1:], *sparring_partners(TITLE)])
def test_the_same_seed_chooses_the_same(name: str) -> None:
    position = later(60)
    seat = position.to_act[0]
    chosen = {bot(TITLE, name, 5).choose(position.perspective(seat)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen < set(position.legal(seat))


@pytest.mark.parametrize("name", ["scribe", "architect", *sparring_partners(TITLE)])
def test_they_play_whole_games(name: str) -> None:
    position = civitas.title("through-the-ages-2006").new_game(players=2, seed=3, options=SHORT)
    players = [bot("through-the-ages-2006", name, seat) for seat in range(2)]
    finish(position, players)
    assert position.result is not None


def test_a_taste_counts_beside_the_worth() -> None:
    position = later(60)
    strength = NAMES.index("own_strength")
    plain, keen = ThroughTheAgesSkill(), ThroughTheAgesSkill(taste=((strength, 0.5),))
    gained = keen.outlook(position, 0) - plain.outlook(position, 0)
    assert gained == pytest.approx(50 * plain.features(position, 0)[strength])


def test_the_warlord_attacks_whoever_is_weaker_and_nobody_else() -> None:
    position = later(150, players=2)
    while position.frames[-1].name() != "Politics":
        seat = position.to_act[0]
        position.play(seat, ThroughTheAgesSkill().policy(position, seat))
    assert isinstance(position, ThroughTheAges)
    seat, rival = position.active, 1 - position.active
    position.civs[seat].military_hand = [position.verbs.aggressions.card[0]]
    for own, other, attacks in ((9, 1, True), (1, 9, False)):
        position.civs[seat].strength, position.civs[rival].strength = own, other
        chosen = WarlordSkill().policy(position.clone(), seat)
        assert position.verbs.attack.owns(chosen) == attacks
