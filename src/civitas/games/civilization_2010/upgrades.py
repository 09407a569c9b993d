"""Positions that were stored under earlier revisions of the rules, made into such as the rules of today know."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.loading import Upgrade


def from_first(dump: dict[str, Any]) -> None:
    """The second revision: some events and abilities can be dropped, and offers can be answered with others.

    As many offers may be made as the table agreed on when the game began; civilizations were always drawn.
    """
    dump["options"]["civilizations"] = "drawn"
    dump["options"]["trade_bound"] = dump["options"].pop("offers_per_phase")
    for empire in dump["empires"]:
        empire["dropped"] = []
    for frame in dump["frames"]:
        if frame["frame"] == "Trading":
            frame["fields"]["drafts"] = [draft and [draft[0], 0, *draft[1:]] for draft in frame["fields"]["drafts"]]


UPGRADES: Final[Mapping[int, Upgrade]] = {1: from_first}
"""Under the revision that each of them starts from."""

NUMBERED_RULES: Final[Mapping[int, str]] = {
    121: "culture.advance-c",
    188: "loot.tech-a",
    237: "policy.rationalism",
    244: "policy.military_tradition",
    262: "relic.attilas_village",
    273: "village.village_great_person",
    308: "civ.americans",
    316: "civ.german_military_research",
    321: "civ.russian_defector",
    325: "civ.aztec_great_warriors",
    350: "tech.philosophy",
    378: "tech.education-resource",
    404: "wonder.statue_of_liberty",
    412: "event.duty_and_honor",
    413: "event.exchange_of_ideas",
    422: "event.knowledge_shared",
    424: "event.nationalism",
    431: "event.patriotism",
    433: "event.think_tank",
}
"""The rules that frames could name when they named them by their places in the rule index."""
_NUMBERS: Final = {rule: number for number, rule in NUMBERED_RULES.items()}


def with_rule_ids(frames: object) -> object:
    """Stored frames that name their rules by id, also if they were written with numbers.

    Both forms belong to the first two revisions: they differ in how a game is written, not in how it is played.
    """
    return [_with_rule_id(frame) for frame in frames] if isinstance(frames, list) else frames


def _with_rule_id(frame: Any) -> Any:
    fields = frame.get("fields") if isinstance(frame, dict) else None
    if not isinstance(fields, dict) or not isinstance(fields.get("rule"), int):
        return frame
    number = fields["rule"]
    return {**frame, "fields": {**fields, "rule": NUMBERED_RULES.get(number, f"number {number}")}}


def with_rule_numbers(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Frames as they were written with numbers; rules that had none then keep their ids.

    Digests are taken of this form, so that games which were saved with the digest of their last position still agree.
    """
    return [_with_rule_number(frame) for frame in frames]


def _with_rule_number(frame: dict[str, Any]) -> dict[str, Any]:
    fields = frame["fields"]
    if "rule" not in fields:
        return frame
    return {**frame, "fields": {**fields, "rule": _NUMBERS.get(fields["rule"], fields["rule"])}}
