"""The network that plays: legal, seeded, kept and found again, and it never goes round in circles."""

from pathlib import Path

import pytest
import torch

import civitas
from civitas.bots.caution import is_suicide
from civitas.lab.episode import Episode, Setting
from civitas.lab.policy import FILE, Network, NoPolicy, PolicyBot, trained, untrained

TITLE = "through-the-ages-2015"


@pytest.fixture(scope="module")
def network() -> Network:
    torch.manual_seed(3)
    return Network(TITLE, 2, hidden=16)


def test_it_plays_whole_games_without_giving_up(network: Network) -> None:
    position = civitas.title(TITLE).new_game(players=2, seed=1)
    players = [PolicyBot(network, seat) for seat in range(2)]
    for _ in range(3000):
        if position.is_over:
            break
        seat = position.to_act[0]
        action = players[seat].choose(position.perspective(seat))
        assert not is_suicide(position.perspective(seat), action) or len(position.legal(seat)) == 1
        position.play(seat, action)
    assert position.is_over
    assert position.result is not None
    assert position.result.ending == "last-round"


@pytest.mark.parametrize("warmth", [0.0, 1.0])
def test_equal_seeds_play_alike(network: Network, warmth: float) -> None:
    def game() -> list[int]:
        episode = Episode(Setting(TITLE, 2), 5)
        players, played = [PolicyBot(network, seat, warmth) for seat in range(2)], []
        for _ in range(80):
            seat = episode.position.to_act[0]
            played.append(players[seat].choose(episode.position.perspective(seat)))
            episode.play(seat, played[-1])
        return played

    assert game() == game()


def test_a_kept_network_likes_the_same(network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    network.save(tmp_path / "network.pt")
    monkeypatch.setenv(FILE, str(tmp_path / "network.pt"))
    position = civitas.title(TITLE).new_game(players=2, seed=1)
    perspective = position.perspective(position.to_act[0])
    assert trained(1).choose(perspective) == PolicyBot(network, 1).choose(perspective)
    assert untrained(1).choose(perspective) in perspective.legal()


def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FILE, "nowhere.pt")
    with pytest.raises(NoPolicy, match=r"nowhere\.pt"):
        trained(1)


def test_only_legal_actions_are_liked(network: Network) -> None:
    size = civitas.title(TITLE).space.size
    mask = torch.zeros(2, size, dtype=torch.bool)
    mask[:, [3, 5]] = True
    logits, values = network(torch.rand(2, network.trunk[0].in_features), mask)
    assert set(logits.softmax(1).gt(0).nonzero()[:, 1].tolist()) == {3, 5}
    assert values.abs().max() <= 1
