"""What leaders, wonders, special technologies and units can do."""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.through_the_ages.facts.cards import SCORE_NAMES, Card
from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.facts.technologies import AIR_FORCE, TYPE_OF

POWERS: Final = (
    "strength_per_infantry", "strength_per_cavalry", "strength_per_artillery", "strength_per_air_force",
    "strength_per_unit_type", "strength_per_temple_face", "strength_per_government_face", "best_army_again",
    "no_armies", "cavalry_strength", "cavalry_culture", "infantry_as_cavalry", "best_science", "culture_per_face",
    "culture_if_strong", "culture_when_attacked", "unit_resources", "warriors_culture", "theater_culture",
    "library_culture", "library_theater_discount", "pair_culture", "double_best_theater", "lab_level_culture",
    "lab_science", "labs_produce", "labs_are_mines", "rival_lab_surcharge", "culture_on_leaving",
    "colonization_discards", "bonus_colonization", "first_colony_culture", "colony_culture", "double_faces",
    "extra_face", "population_discount", "cheap_population", "free_population", "best_mine_extra", "hand_limit",
    "military_as_civil", "leader_discount", "wonder_discount", "no_wonder_surcharge", "discount_after_new_leader",
    "science_on_taking", "resources_on_developing", "civil_on_developing", "culture_on_developing",
    "theater_science_discount", "theater_discount", "unit_science_discount", "stage_any_building", "muster_civil",
    "muster_military", "revolution_by_military", "culture_on_revolution", "arms_or_culture", "defence_factor",
    "besieged_unit_discount", "no_attacks", "attack_cost_factor", "second_politics", "retire_yellow",
    "colonize_from_hand", "leaves_after_colonizing", "peek", "tuck",
)  # fmt: skip
"""The words of the data files, in the order in which they are told."""

FACTORS: Final = frozenset({"defence_factor", "attack_cost_factor"})
"""Powers that multiply: 1 is none."""

MERGED: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (
        ("strength_per_infantry", "strength_per_cavalry", "strength_per_artillery", "strength_per_air_force"),
        "strength-per-unit",
    ),
    (("strength_per_infantry", "strength_per_artillery"), "strength-per-infantry-and-artillery"),
    (("strength_per_temple_face", "strength_per_government_face"), "strength-per-temple-and-government-face"),
    (("first_colony_culture", "colony_culture"), "culture-per-colony"),
    (("labs_produce", "labs_are_mines"), "labs-are-mines"),
    (("colonize_from_hand", "leaves_after_colonizing"), "colonize-from-hand-and-leave"),
)
"""Powers that read better as one sentence, where a card has all of them to the same degree; the first that fits."""

OF_UNITS: Final = frozenset({"strength-per-unit", "strength-per-infantry-and-artillery"})
"""Strength for units that is not their own, so that it does not count where they are sacrificed."""


def power_lines(edition: Edition, card: Card) -> list[Said]:
    """One line for each power, in the order of the table."""
    powers = powers_of(card)
    lines: list[Said] = []
    for word in POWERS:
        if word in powers:
            lines += _lines_of(edition, card, powers, word)
    return [*lines, *_score(card), *_construction(card), *_air_force(card)]


def powers_of(card: Card) -> dict[str, int]:
    """The powers that a card has, and to which degree."""
    degrees = {word: int(getattr(card, word)) for word in POWERS}
    return {word: degree for word, degree in degrees.items() if degree != (1 if word in FACTORS else 0)}


def _lines_of(edition: Edition, card: Card, powers: dict[str, int], word: str) -> list[Said]:
    """The line for a word, which takes along those it is merged with."""
    count = powers[word]
    message = word.replace("_", "-")
    for words, merged in MERGED:
        if words[0] == word and all(powers.get(each) == count for each in words):
            message = merged
            for each in words[1:]:
                del powers[each]
            break
    line = say(f"effect-{_in_edition(edition, message)}", count=abs(count), card=card.name)
    return [line, say("effect-not-sacrificed")] if edition.sacrifices and message in OF_UNITS else [line]


def _in_edition(edition: Edition, message: str) -> str:
    """A revolution that comes before all else is told differently."""
    is_first = message == "revolution-by-military" and edition.revolution_comes_first
    return f"{message}-first" if is_first else message


def _score(card: Card) -> list[Said]:
    """What a wonder scores when it is completed."""
    return [say(f"effect-score-{SCORE_NAMES[card.score]}")] if card.score else []


def _construction(card: Card) -> list[Said]:
    """Cheaper urban buildings by level, and several stages of a wonder at once."""
    one, two, three = card.discounts[1:]
    lines: list[Said] = []
    if one and one == two == three:
        lines.append(say("effect-urban-discount", count=one))
    elif one or two or three:
        lines.append(say("effect-urban-discounts", one=one, two=two, three=three))
    if card.stages_at_once > 1:
        lines.append(say("effect-stages-at-once", count=card.stages_at_once))
    return lines


def _air_force(card: Card) -> list[Said]:
    return [say("effect-air-force")] if card.tech >= 0 and TYPE_OF[card.tech] == AIR_FORCE else []
