"""Puzzles are found, not made: in games of bots, where one answer to a turn brings about what no other one does."""

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, get_args

from civitas.bots import bot
from civitas.core.dice import Dice
from civitas.core.events import Event
from civitas.core.position import Position
from civitas.core.title import Title
from civitas.manifests import manifests
from civitas.puzzles.aftermath import is_turn_over
from civitas.puzzles.feats import fulfilled, marks_of, met
from civitas.puzzles.puzzle import NUMBERS, WHENEVER, Goal, Puzzle, Solution, judged
from civitas.puzzles.solving import Reached, Ways, greedy, ways
from civitas.puzzles.verdict import Kind, Unique

FEWEST_CHOICES: dict[Kind, int] = {"match": 5, "reach": 5}
"""Fewer answers are no choice; for other kinds it is `FEW_CHOICES`."""
FEW_CHOICES = 3
FEWEST_OTHERS: dict[Kind, int] = {
    "win": 12, "meet": 3, "avoid": 8, "keep": 8, "fulfil": 12, "match": 25, "reach": 40,
}  # fmt: skip
"""So many ways at least miss the goal."""
LONGEST = 8
MOST_POSITIONS: dict[Kind, int] = {
    "win": 2000, "meet": 2000, "avoid": 2000, "keep": 800, "fulfil": 2000, "match": 6000, "reach": 6000,
}  # fmt: skip
WORLDS: dict[Kind, int] = {"match": 3, "reach": 3}
"""In so many imagined positions it is tried whether an answer does the same; for other kinds in `MANY_WORLDS`."""
MANY_WORLDS = 12
LOOKED_AT: dict[Kind, float] = {"match": 0.2, "reach": 0.25}
"""So many of all decisions are looked at; fewer of a kind that was too much to look at the last times."""
LOOKED_BACK = 6
"""So many decisions of the seat before it won, met an attack, came to grief or fulfilled something are looked at."""
MOST_OF_A_SUBJECT = 2
MOST_OF_A_GAME = 2
NEAR = 12
"""So many moves apart it is still the same situation."""


class Search(NamedTuple):
    """Where to look for how many puzzles: games of bots, from a seed on, who sit in this order, again and again."""

    title: Title
    bots: tuple[str, ...]
    players: int = 2
    first_seed: int = 1
    games: int = 40
    wanted: int = 10
    question: str | None = None
    """Only where this is asked, by the name of its frame; None: whatever is asked."""
    kinds: tuple[Kind, ...] = get_args(Kind)
    options: Mapping[str, object] = {}
    """What these games are played with, besides what games of bots always are."""
    move: int | None = None
    """Only after so many moves, where something is known to be; None: wherever there may be something."""


class Moment(NamedTuple):
    """A decision of a game: the position, whose it is, and what happened then."""

    number: int
    position: Position
    seat: int
    events: list[Event]


def find(searches: Iterable[Search]) -> Iterator[Puzzle]:
    """Of each search as many puzzles as are wanted, or as its games have, as they are found; no two alike."""
    kept = list[Puzzle]()
    for search in searches:
        for each in chosen(_found(search), search.wanted, kept):
            kept.append(each)
            yield each


def chosen(found: Iterable[Puzzle], wanted: int, kept: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """So many of the puzzles, unlike those that are kept and each other: of each number and each game a few, more only
    where there are no others."""
    taken, spare = list(kept), list[Puzzle]()
    enough = len(taken) + wanted
    for each in found:
        if any(alike(each, other) for other in taken):
            continue
        if not _is_rare(each, taken):
            spare.append(each)
            continue
        taken.append(each)
        yield each
        if len(taken) == enough:
            return
    for each in spare:
        if len(taken) < enough and not any(alike(each, other) for other in taken):
            taken.append(each)
            yield each


def _found(search: Search) -> Iterator[Puzzle]:
    wide: Counter[str] = Counter()
    for seed in range(search.first_seed, search.first_seed + search.games):
        yield from in_game(search, seed, wide)


def alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether who has solved one knows the other: it is nearly the same moment; or the same is wanted, and one answer
    is a part of the other, or both use the same verbs in the same order, and one of them on the same thing."""
    apart = abs(one.found["moves"] - other.found["moves"])
    if one.found["seed"] == other.found["seed"] and apart < NEAR and one.seat == other.seat:
        return True
    if _aim(one.goal) != _aim(other.goal):
        return False
    mine, others = set(one.solution.actions), set(other.solution.actions)
    if mine <= others or others <= mine:
        return True
    return _verbs(one) == _verbs(other) and any(" " in each for each in mine & others)


def _aim(goal: Goal) -> str:
    """What is wanted, roughly: to have more of something is one thing, whatever it is."""
    return "more" if goal.kind in NUMBERS else f"{goal.kind} {goal.feat}"


def _subject(goal: Goal) -> tuple[str, str, str]:
    return goal.kind, goal.figure, goal.feat


def _verbs(puzzle: Puzzle) -> list[str]:
    return [text.partition(" ")[0] for text in puzzle.solution.actions]


def _is_rare(found: Puzzle, kept: list[Puzzle]) -> bool:
    """Whether there are not enough of its subject, its verbs and its game yet."""
    alike_in = [each for each in kept if _subject(each.goal) == _subject(found.goal)]
    of_game = sum(each.found["seed"] == found.found["seed"] for each in kept)
    is_new = found.goal.kind == "win" or all(_verbs(each) != _verbs(found) for each in alike_in)
    return is_new and len(alike_in) < MOST_OF_A_SUBJECT and of_game < MOST_OF_A_GAME


def in_game(search: Search, seed: int, wide: Counter[str]) -> Iterator[Puzzle]:
    """The puzzles of one game, where a part of its decisions is looked at; `wide` are questions with too many ways."""
    moments = list(played(search, seed))
    for kind, run in _worth_looking(search, moments, random.Random(seed), wide):
        for moment in run:
            question = moment.position.frames[-1].name()
            is_asked = search.question in (None, question) and kind in search.kinds
            if not is_asked or len(moment.position.legal(moment.seat)) < FEWEST_CHOICES.get(kind, FEW_CHOICES):
                continue
            if kind == "match" and not _rivals(search, moment):
                continue
            looked = ways(moment.position, moment.seat, MOST_POSITIONS[kind], kind)
            wide[question] = 0 if looked.is_whole else wide[question] + 1
            if not looked.is_whole:
                break
            found = _in_moment(search, kind, moment, looked, seed)
            yield from found
            if found:
                break


def played(search: Search, seed: int) -> Iterator[Moment]:
    """A game of the bots, decision by decision."""
    title = search.title
    options = {**title.playout_options(), **search.options}
    position = title.new_game(players=search.players, seed=seed, options=options)
    names = itertools.cycle(search.bots)
    players = [bot(title.id, next(names), seed * 16 + seat) for seat in range(search.players)]
    number = 0
    while not position.is_over:
        seat, before = position.to_act[0], position.clone()
        events = position.play(seat, players[seat].choose(position.perspective(seat)))
        yield Moment(number, before, seat, events)
        number += 1
    yield Moment(number, position, -1, [])


def _worth_looking(
    search: Search, moments: list[Moment], rng: random.Random, wide: Counter[str]
) -> Iterator[tuple[Kind, list[Moment]]]:
    """Where there may be a puzzle of a kind: before the game is over, before an attack is decided, before a woe comes,
    where something is lost or fulfilled, and a part of all other decisions; what belongs together the last first."""
    over = moments.pop()
    if search.move is not None:
        yield from ((kind, [moments[search.move]]) for kind in search.kinds)
        return
    for seat in range(search.players):
        yield "win", _before(moments, len(moments) - 1, seat)
    marks = marks_of(search.title.id)
    signs = {sign.partition(" ")[0] for signs in marks.feats.values() for sign in signs}
    for at, moment in enumerate(moments):
        if any(event.message in signs for event in moment.events):
            for seat in range(search.players):
                yield "meet", _before(moments, at, seat)
        if moment.position.to_act != [moment.seat]:
            continue
        if met(moment.events, moment.seat, marks.woes):
            yield "avoid", _before(moments, at, moment.seat)
        after = moments[at + 1].position if at + 1 < len(moments) else over.position
        if is_turn_over(after, moment.seat) and _loses(search, moment, after):
            yield "keep", _before(moments, at, moment.seat)
        if fulfilled(after, moment.seat) - fulfilled(moment.position, moment.seat):
            yield "fulfil", _before(moments, at, moment.seat)
        for kind, share in LOOKED_AT.items():
            if rng.random() < share / (1 + wide[moment.position.frames[-1].name()]):
                yield kind, [moment]


def _loses(search: Search, moment: Moment, after: Position) -> bool:
    """Whether a decision costs the seat something that is worth keeping."""
    counted = {each["id"]: each["values"][moment.seat] for each in after.teller().figures(after)}
    before = {each["id"]: each["values"][moment.seat] for each in moment.position.teller().figures(moment.position)}
    return any(counted[each] < before[each] for each in treasures(search) if each in counted)


def treasures(search: Search) -> tuple[str, ...]:
    """The figures that may be wanted to be kept."""
    return manifests()[search.title.id].treasures


def _before(moments: list[Moment], last: int, seat: int) -> list[Moment]:
    """The last decisions of a seat up to a moment, the last first, as far as it was asked alone without a break."""
    found: list[Moment] = []
    for moment in reversed(moments[: last + 1]):
        if moment.position.to_act == [seat]:
            found.append(moment)
        elif found:
            break
        if len(found) == LOOKED_BACK:
            break
    return found


def _in_moment(search: Search, kind: Kind, moment: Moment, looked: Ways, seed: int) -> list[Puzzle]:
    """The puzzle of a kind at a moment, if there is one: that with the longest answer."""
    made = [_puzzle(moment, looked, goal, seed) for goal in _goals(search, kind, moment, looked)]
    return sorted((each for each in made if each), key=lambda each: -len(each.solution.actions))[:1]


def _rivals(search: Search, moment: Moment) -> dict[str, int]:
    """Of which numbers a rival has more than the seat, and how much."""
    contests = manifests()[search.title.id].contests
    figures = moment.position.teller().figures(moment.position)
    most = {each["id"]: max(each["values"]) for each in figures if each["values"][moment.seat] < max(each["values"])}
    return {figure: value for figure, value in most.items() if figure in contests}


def _goals(search: Search, kind: Kind, moment: Moment, looked: Ways) -> list[Goal]:
    """What could be wanted: of numbers what a rival has, or the most that there is."""
    if kind == "win":
        return [Goal("win")]
    marks = marks_of(search.title.id)
    if kind == "meet":
        return [Goal("meet", feat=feat) for feat in marks.feats]
    if kind == "avoid":
        return [Goal("avoid", feat=woe) for woe in marks.woes]
    if kind == "fulfil":
        lacking = marks.conditions.keys() - fulfilled(moment.position, moment.seat)
        return [Goal("fulfil", feat=condition) for condition in sorted(lacking)]
    if kind == "match":
        return [Goal("match", figure, value) for figure, value in _rivals(search, moment).items()]
    if kind == "keep":
        goals = [_most(looked, "keep", figure) for figure in treasures(search) if figure in looked.start]
        return [goal for goal in goals if goal.reach <= looked.start[goal.figure] or _is_forced(moment)]
    return [_most(looked, "reach", figure) for figure in looked.start]


def _is_forced(moment: Moment) -> bool:
    """Whether the seat has to give something up: then it may even have more of something else afterwards."""
    space = moment.position.space()
    return all(space.verb_of(action).name != "done" for action in moment.position.legal(moment.seat))


def _most(looked: Ways, kind: Kind, figure: str) -> Goal:
    goal = Goal(kind, figure)
    goal.reach = looked.most(goal)
    return goal


def _puzzle(moment: Moment, looked: Ways, goal: Goal, seed: int) -> Puzzle | None:
    found, others = looked.quickest(goal), looked.missing(goal)
    unique = uniqueness(looked, goal)
    if unique is None or others < FEWEST_OTHERS[goal.kind] or not _is_worth_it(moment, looked, goal, found[0]):
        return None
    space = moment.position.space()
    return Puzzle(
        id="-".join(filter(None, [goal.kind, goal.figure, goal.feat, str(seed), str(moment.number)])),
        seat=moment.seat,
        goal=goal,
        scenario=moment.position.describe(),
        solution=Solution([space.text(action) for action in found[0].actions]),
        others=others,
        found={"seed": seed, "moves": moment.number},
        unique=unique,
    )


def uniqueness(looked: Ways, goal: Goal) -> Unique | None:
    """What there is only one of, if anything: the quickest way, or where no number counts the first answer."""
    if len(looked.quickest(goal)) == 1:
        return "way"
    is_one = goal.kind not in NUMBERS and len(looked.beginnings(goal)) == 1
    return "beginning" if is_one else None


def _is_worth_it(moment: Moment, looked: Ways, goal: Goal, found: Reached) -> bool:
    """Whether the answer is neither too short nor too long nor the nearest one, and does the same everywhere."""
    is_enough = goal.kind == "meet" or (goal.kind == "keep" and _is_forced(moment))
    if not (1 if is_enough else 2) <= len(found.actions) <= LONGEST:
        return False
    if goal.kind in NUMBERS and (
        goal.reach <= looked.start[goal.figure] or greedy(moment.position, moment.seat, goal.figure) >= goal.reach
    ):
        return False
    if goal.kind not in WHENEVER and len(looked.beginnings(goal)) > looked.missing(goal):
        return False
    return holds_everywhere(moment.position, moment.seat, goal, found.actions)


def holds_everywhere(position: Position, seat: int, goal: Goal, actions: tuple[int, ...]) -> bool:
    """Whether the answer does the same in whatever the seat cannot see."""
    for number in range(WORLDS.get(goal.kind, MANY_WORLDS)):
        world = position.perspective(seat).imagine(Dice.seeded(number))
        tried = world.clone()
        for action in actions:
            if is_turn_over(tried, seat) or action not in tried.legal(seat):
                return False
            tried.play(seat, action)
        if judged(goal, world, seat, actions).verdict != "solved":
            return False
    return True
