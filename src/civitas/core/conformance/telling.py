"""What is said to a seat: all of its actions and nothing else, as plain data of the engine's own numbers."""

from civitas.core.conformance.comparing import words_for
from civitas.core.conformance.game import Game
from civitas.core.conformance.plain_data import first_difference, no_secrets, plain_text, sample_of
from civitas.core.position import Perspective, Position
from civitas.core.telling import WAYS_TO_ASK, Choice, Group, Telling, seat_id
from civitas.core.verbs import Verb

_FEW = 2
"""So many explanations are compared after each step of a walk, which takes many steps."""


def check_telling(game: Game) -> None:
    """A telling is plain data that tells every legal action once, with what it would cost; telling changes nothing."""
    position, digest = game.position, game.position.digest()
    for seat in game.perspectives:
        perspective = position.perspective(seat)
        telling = perspective.telling
        text = plain_text(game, "telling", telling)
        no_secrets(game, "telling", telling, f"the telling of seat {seat}")
        _tells_every_action(game, perspective, telling)
        for thing in things_of(telling, game.players):
            _explained(game, perspective, thing)
        if plain_text(game, "telling", perspective.telling) != text:
            game.fail("telling", f"seat {seat} is told two things about one position")
    _figures_of_all_seats(game)
    if position.digest() != digest:
        game.fail("telling", "telling changes the position")
    if game.title.teller() is not position.teller():
        game.fail("telling", "the title and its positions have different tellers")
    for event in game.events:
        for seat in game.perspectives:
            plain_text(game, "telling", position.teller().told(event, seat))


def same_telling(game: Game, check: str, seen: Perspective, imagination: Perspective) -> None:
    """What is said about the real position is said about the imagined one; a leak is looked for in a few things."""
    telling = seen.telling
    if telling != imagination.telling:
        what = first_difference(telling, imagination.telling)
        game.fail(check, f"seat {seen.seat}: the telling tells real and imagined apart: {what}")
    things = things_of(telling, game.players)
    drawn = sample_of([*range(len(things))], game.rng, _FEW if check == "leak" else len(things))
    for thing in [things[number] for number in drawn]:
        if seen.explain(thing) != imagination.explain(thing):
            what = first_difference(seen.explain(thing), imagination.explain(thing))
            game.fail(check, f"seat {seen.seat}: explaining {thing} tells real and imagined apart: {what}")


def same_figures(game: Game, check: str, real: Position, imagined: Position, seat: int | None) -> None:
    """The numbers that everybody may see are the same in the real position and in the imagined one."""
    figures, others = [[p.teller().round(p), p.teller().figures(p)] for p in (real, imagined)]
    if figures != others:
        what = first_difference(figures, others)
        game.fail(check, f"seat {seat}: the figures tell real and imagined apart: {what}")
    if seat is not None and real.teller().secrets(real, seat) != imagined.teller().secrets(imagined, seat):
        game.fail(check, f"seat {seat}: its secrets hold what it cannot know")


def _figures_of_all_seats(game: Game) -> None:
    figures = game.title.teller().figures(game.position)
    plain_text(game, "telling", figures)
    for figure in figures:
        if len(figure["values"]) != game.players:
            game.fail("telling", f"{figure['id']} is told of {len(figure['values'])} seats, not of {game.players}")


def things_of(telling: Telling, players: int) -> list[str]:
    """The things that a telling is about, and the players."""
    chosen = [thing for choice in _choices(telling["groups"]) for thing in choice["about"]]
    return list(dict.fromkeys([*(seat_id(seat) for seat in range(players)), *chosen]))


def _choices(groups: list[Group]) -> list[Choice]:
    return [choice for group in groups for choice in group["choices"]]


def _tells_every_action(game: Game, perspective: Perspective, telling: Telling) -> None:
    seat, space, losses = perspective.seat, perspective.space, perspective.losses()
    for group in telling["groups"]:
        if group["asked"] not in WAYS_TO_ASK:
            game.fail("telling", f"seat {seat}: nobody can be asked {group['asked']!r}")
    deeds = [deed for choice in _choices(telling["groups"]) for deed in choice["deeds"]]
    told, legal = sorted(deed["code"] for deed in deeds), sorted(perspective.legal())
    if told != legal:
        wrong = sorted({*told} ^ {*legal}) or told
        game.fail("telling", f"seat {seat}: {space.text(wrong[0])!r} is not told once as it is legal")
    for choice in _choices(telling["groups"]):
        for deed in choice["deeds"]:
            verb = space.verb_of(deed["code"])
            said = words_for(game, -1 if seat is None else seat, deed["code"])
            if verb.name != choice["verb"]:
                game.fail("telling", f"{said}: told as {choice['verb']!r}")
            counted = verb.domains[verb.counted].name if verb.counted >= 0 else None
            if choice.get("counted") != counted:
                game.fail("telling", f"{said}: {counted} says how many, told {choice.get('counted')}")
            amount = _amount(verb, deed["code"])
            if deed.get("amount") != amount:
                game.fail("telling", f"{said}: the amount is {amount}, told {deed.get('amount')}")
            if ("loss" in deed) != (deed["code"] in losses):
                game.fail("telling", f"{said}: what would be lost is told otherwise")


def _amount(verb: Verb, action: int) -> int | None:
    """How many an action is about; None where nothing is counted."""
    if verb.counted < 0:
        return None
    return (verb.domains[verb.counted].first_number or 0) + verb.arguments(action)[verb.counted]


def _explained(game: Game, perspective: Perspective, thing: str) -> None:
    explanation = perspective.explain(thing)
    if explanation is None:
        return
    plain_text(game, "telling", explanation)
    no_secrets(game, "telling", explanation, f"what seat {perspective.seat} is told about {thing}")
    if explanation["thing"] != thing:
        game.fail("telling", f"asked about {thing}, told about {explanation['thing']}")
    for rule in explanation["rules"]:
        if rule not in game.title.rules:
            game.fail("telling", f"{thing} cites {rule!r}, which is no rule of the index")
