"""Puzzles are found, not made: in games of bots, where one answer to a turn brings about what no other one does."""

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, get_args

from civitas.bots import bot
from civitas.core.dice import Dice
from civitas.core.events import Event
from civitas.core.position import Position
from civitas.core.title import Title
from civitas.manifests import manifests
from civitas.puzzles.aftermath import is_turn_over
from civitas.puzzles.feats import feats_of
from civitas.puzzles.puzzle import WHENEVER, Goal, Puzzle, Solution, figure_of, judged
from civitas.puzzles.solving import Reached, Ways, greedy, ways
from civitas.puzzles.verdict import Kind, Unique

FEWEST_CHOICES: dict[Kind, int] = {"win": 3, "meet": 3, "keep": 3, "match": 5, "reach": 5}
FEWEST_OTHERS: dict[Kind, int] = {"win": 12, "meet": 3, "keep": 8, "match": 25, "reach": 40}
"""So many ways at least miss the goal."""
SHORTEST: dict[Kind, int] = {"win": 2, "meet": 1, "keep": 2, "match": 2, "reach": 2}
LONGEST = 8
MOST_POSITIONS: dict[Kind, int] = {"win": 2000, "meet": 400, "keep": 400, "match": 6000, "reach": 6000}
WORLDS: dict[Kind, int] = {"win": 12, "meet": 12, "keep": 12, "match": 3, "reach": 3}
LOOKED_AT: dict[Kind, float] = {"match": 0.2, "reach": 0.25}
"""So many of all decisions are looked at; fewer of a kind that was too much to look at the last times."""
LOOKED_BACK = 6
"""So many decisions of the seat before it won or met an attack are looked at."""
MOST_OF_A_KIND: dict[Kind, int] = {"win": 4, "meet": 3, "keep": 2, "match": 3, "reach": 5}
MOST_OF_A_FIGURE = 2
MOST_OF_A_GAME = 2
NEAR = 12
"""So many moves apart it is still the same situation."""


class Search(NamedTuple):
    """Where to look: games of bots from a seed on, who sit in this order, again and again."""

    title: Title
    bots: tuple[str, ...]
    players: int
    first_seed: int
    question: str | None = None
    """Only where this is asked, by the name of its frame; None: whatever is asked."""
    kinds: tuple[Kind, ...] = get_args(Kind)


class Moment(NamedTuple):
    """A decision of a game: the position, whose it is, and what happened then."""

    number: int
    position: Position
    seat: int
    events: list[Event]


def find(search: Search, wanted: int, games: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """So many puzzles, or as many as these games have, as they are found; then those that were `known` before."""
    return chosen(itertools.chain(_found(search, games), _looked_at_again(search, known), known), wanted)


def chosen(found: Iterable[Puzzle], wanted: int) -> Iterator[Puzzle]:
    """So many of the puzzles: of each kind and each number a few, more only where there are no others; no two alike."""
    kept, spare = list[Puzzle](), list[Puzzle]()
    for each in found:
        if len(kept) == wanted:
            return
        if any(alike(each, other) for other in kept):
            continue
        if _is_rare(each, kept):
            kept.append(each)
            yield each
        else:
            spare.append(each)
    for each in spare:
        if len(kept) < wanted and not any(alike(each, other) for other in kept):
            kept.append(each)
            yield each


def _found(search: Search, games: int) -> Iterator[Puzzle]:
    wide: Counter[str] = Counter()
    for seed in range(search.first_seed, search.first_seed + games):
        yield from in_game(search, seed, wide)


def _looked_at_again(search: Search, known: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """Where the most of a number is wanted, what a rival has may be another puzzle."""
    for each in known if "match" in search.kinds else ():
        moment = Moment(each.found["moves"], search.title.scenario(each.scenario), each.seat, [])
        if each.goal.kind == "reach" and each.goal.figure in _rivals(search, moment):
            looked = ways(moment.position, moment.seat, MOST_POSITIONS["match"], "match")
            yield from _in_moment(search, "match", moment, looked, each.found["seed"]) if looked.is_whole else []


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
    return "more" if goal.kind in WHENEVER else f"{goal.kind} {goal.feat}"


def _subject(goal: Goal) -> tuple[str, str, str]:
    return goal.kind, goal.figure, goal.feat


def _verbs(puzzle: Puzzle) -> list[str]:
    return [text.partition(" ")[0] for text in puzzle.solution.actions]


def _is_rare(found: Puzzle, kept: list[Puzzle]) -> bool:
    """Whether there are not enough of its kind, its number, its verbs and its game yet."""
    goal = found.goal
    of_kind = [each for each in kept if each.goal.kind == goal.kind]
    alike_in = [each for each in of_kind if _subject(each.goal) == _subject(goal)]
    of_game = sum(each.found["seed"] == found.found["seed"] for each in kept)
    most = MOST_OF_A_FIGURE if goal.figure else MOST_OF_A_KIND[goal.kind]
    is_new = goal.kind == "win" or all(_verbs(each) != _verbs(found) for each in alike_in)
    return is_new and len(of_kind) < MOST_OF_A_KIND[goal.kind] and len(alike_in) < most and of_game < MOST_OF_A_GAME


def in_game(search: Search, seed: int, wide: Counter[str]) -> Iterator[Puzzle]:
    """The puzzles of one game, where a part of its decisions is looked at; `wide` are questions with too many ways."""
    moments = list(played(search, seed))
    for kind, run in _worth_looking(search, moments, random.Random(seed), wide):
        for moment in run:
            question = moment.position.frames[-1].name()
            is_asked = search.question in (None, question) and kind in search.kinds
            if not is_asked or len(moment.position.legal(moment.seat)) < FEWEST_CHOICES[kind]:
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
    position = title.new_game(players=search.players, seed=seed, options=title.playout_options())
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
    """Where there may be a puzzle of a kind: before the game is won, before an attack is decided, where something is
    lost, and a part of all other decisions; what belongs together the last first."""
    over = moments.pop()
    for seat in over.position.result.winners if over.position.result else []:
        yield "win", _before(moments, len(moments) - 1, seat)
    signs = {sign.partition(" ")[0] for signs in feats_of(search.title.id).values() for sign in signs}
    for at, moment in enumerate(moments):
        if any(event.message in signs for event in moment.events):
            for seat in range(search.players):
                yield "meet", _before(moments, at, seat)
        if moment.position.to_act != [moment.seat]:
            continue
        after = moments[at + 1].position if at + 1 < len(moments) else over.position
        if is_turn_over(after, moment.seat) and any(_loses(moment, after, each) for each in treasures(search)):
            yield "keep", _before(moments, at, moment.seat)
        for kind, share in LOOKED_AT.items():
            if rng.random() < share / (1 + wide[moment.position.frames[-1].name()]):
                yield kind, [moment]


def treasures(search: Search) -> tuple[str, ...]:
    """The figures that may be wanted to be kept."""
    return manifests()[search.title.id].treasures


def _loses(moment: Moment, after: Position, figure: str) -> bool:
    return figure_of(after, figure, moment.seat) < figure_of(moment.position, figure, moment.seat)


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
    if kind == "meet":
        return [Goal("meet", feat=feat) for feat in feats_of(search.title.id)]
    if kind == "match":
        return [Goal("match", figure, value) for figure, value in _rivals(search, moment).items()]
    if kind == "keep":
        ends = [each for each in looked.reached if each.is_end]
        most = {each: max((end.values[each] for end in ends), default=0) for each in treasures(search)}
        return [Goal("keep", figure, value) for figure, value in most.items() if value <= looked.start[figure]]
    return [Goal("reach", figure, looked.most(figure)) for figure in looked.start]


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
    """What there is only one of, if anything: the quickest way, or where others are asked the first answer."""
    if len(looked.quickest(goal)) == 1:
        return "way"
    is_one = goal.kind not in WHENEVER and len(looked.beginnings(goal)) == 1
    return "beginning" if is_one else None


def _is_worth_it(moment: Moment, looked: Ways, goal: Goal, found: Reached) -> bool:
    """Whether the answer is neither too short nor too long nor the nearest one, and does the same everywhere."""
    if not SHORTEST[goal.kind] <= len(found.actions) <= LONGEST:
        return False
    if goal.kind in WHENEVER and (
        goal.reach <= looked.start[goal.figure] or greedy(moment.position, moment.seat, goal.figure) >= goal.reach
    ):
        return False
    if goal.kind not in WHENEVER and len(looked.beginnings(goal)) > looked.missing(goal):
        return False
    return holds_everywhere(moment.position, moment.seat, goal, found.actions)


def holds_everywhere(position: Position, seat: int, goal: Goal, actions: tuple[int, ...]) -> bool:
    """Whether the answer does the same in whatever the seat cannot see."""
    for number in range(WORLDS[goal.kind]):
        world = position.perspective(seat).imagine(Dice.seeded(number))
        tried = world.clone()
        for action in actions:
            if is_turn_over(tried, seat) or action not in tried.legal(seat):
                return False
            tried.play(seat, action)
        if judged(goal, world, seat, actions).verdict != "solved":
            return False
    return True
