"""Battles: armies that meet in the open, sieges, villages; units played by name, and what was told of it."""

from typing import Any

from tests.games.civilization_2010.situation import Situation, situation


def battlefield(p1: dict[str, Any], p2: dict[str, Any], phase: str = "movement", **more: Any) -> Situation:
    """Player 1 has an army on a8, player 2 one on a12, in the open, unless the entries say otherwise."""
    return situation(phase, p1={"armies": ["a8"], **p1}, p2={"armies": ["a12"], **p2}, **more)


def advance(s: Situation, *texts: str) -> None:
    """Move step by step; nobody interrupts."""
    for text in texts:
        s.play(text)
        while s.question == "Window":
            s.play("waive")


def clash(
    attackers: list[str],
    defenders: list[str],
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    group: str = "1-0",
    **more: Any,
) -> Situation:
    """Player 1 attacks player 2's army on a12 from a8 in the open; these units are all they have."""
    s = battlefield({"units": attackers, **(p1 or {})}, {"units": defenders, **(p2 or {})}, **more)
    advance(s, f"march a8 {group}", "step down")
    return s


def siege(
    attackers: list[str],
    defenders: list[str],
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    group: str = "1-0",
    **more: Any,
) -> Situation:
    """Player 1 attacks player 2's second city on e6 from a14, across its outskirts."""
    one = {"units": attackers, "armies": ["a14"], **(p1 or {})}
    two = {"units": defenders, "cities": ["b11", "e6"], "policies": ["pacifism", "patronage"], **(p2 or {})}
    s = situation("movement", p1=one, p2=two, **more)
    advance(s, f"march a14 {group}", "step down", "step down")
    return s


def storm(
    attackers: list[str],
    defenders: list[str],
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    group: str = "1-0",
    **more: Any,
) -> Situation:
    """Player 1 attacks player 2's capital on b11 from b3, across its outskirts."""
    one = {"units": attackers, "armies": ["b3"], **(p1 or {})}
    s = situation("movement", p1=one, p2={"units": defenders, **(p2 or {})}, **more)
    advance(s, f"march b3 {group}", "step down", "step down")
    return s


def raid(attackers: list[str], village: str = "village-iron", group: str = "1-0", **more: Any) -> Situation:
    """Player 1 attacks a village on a12 from a8."""
    p1 = {"units": attackers, "armies": ["a8"], **more.pop("p1", {})}
    s = situation("movement", p1=p1, pieces={"a12": village, **more.pop("pieces", {})}, **more)
    advance(s, f"march a8 {group}", "step down")
    return s


def finish(s: Situation) -> Situation:
    """Play the battle to its end, every unit on a front of its own, no abilities; loot is left to be chosen."""
    while s.question == "Battle" and not s.position.is_over:
        fronts = s.choices("front")
        if not fronts:
            s.play("done")
        else:
            last = max(int(choice.split()[1]) for choice in fronts)
            s.play("front " + next(choice for choice in fronts if choice.endswith(f" {last}")))
    return s


def bonus_card(s: Situation) -> tuple[int, int]:
    """Who holds the combat bonus card of the last battle (0: nobody) and what it is worth."""
    told = [event for event in s.log if event.message in ("combat-bonus", "combat-bonus-equal")][-1]
    if told.message == "combat-bonus-equal":
        return 0, 0
    return int(str(told.arguments["seat"])) + 1, int(str(told.arguments["count"]))


def bonus_sums(s: Situation) -> tuple[int, int]:
    """The larger and the smaller sum of combat bonuses in the last battle."""
    told = [event for event in s.log if event.message in ("combat-bonus", "combat-bonus-equal")][-1].arguments
    return int(str(told.get("sum", told["count"]))), int(str(told.get("against", told["count"])))


def hand_sizes(s: Situation) -> list[tuple[int, int]]:
    """The hands that were drawn so far: player (0: barbarians) and size."""
    sizes = []
    for event in s.log:
        if event.message in ("hand-drawn", "barbarian-hand-drawn"):
            player = 0 if event.message.startswith("barbarian") else int(str(event.arguments["seat"])) + 1
            sizes.append((player, int(str(event.arguments["count"]))))
    return sizes


def plays(s: Situation) -> list[int]:
    """Who has played the units so far, one after the other."""
    messages = ("front-opened", "front-attacked", "barbarian-front-opened", "barbarian-front-attacked")
    return [int(str(event.arguments["seat"])) + 1 for event in s.log if event.message in messages]


def values(s: Situation) -> tuple[int, int]:
    """The combat values of the last battle: the winner's and the loser's."""
    messages = ("battle-won", "battle-won-against-barbarians", "battle-lost-against-barbarians")
    told = [event for event in s.log if event.message in messages][-1].arguments
    return int(str(told["value"])), int(str(told["against"]))


def winner(s: Situation) -> int:
    """Who has won the last battle; 0: barbarians."""
    messages = ("battle-won", "battle-won-against-barbarians", "battle-lost-against-barbarians")
    told = [event for event in s.log if event.message in messages][-1]
    return 0 if told.message.startswith("battle-lost") else int(str(told.arguments["seat"])) + 1


def loot(s: Situation) -> list[tuple[int, int]]:
    """The loot that was won so far: player and points."""
    return [(told["seat"] + 1, told["count"]) for told in s.arguments("loot-won")]
