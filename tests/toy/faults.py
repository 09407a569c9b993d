"""Ways to break Toy Bidding, each against one law of the contract."""

import itertools
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

import civitas.core.table
from civitas.core.conformance import game as kit_game
from civitas.core.conformance import storing as kit_storing
from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump, CannotUndo, IllegalAction, MalformedAction, OutOfTurn
from civitas.core.events import EVERYONE, Argument, Event
from civitas.core.losses import Loss
from civitas.core.position import Perspective, Position, View
from civitas.core.result import Result
from civitas.core.rules import Objection
from civitas.core.table import Table
from civitas.core.teller import Teller
from civitas.core.telling import Choice, Figure, Group, Said, say
from tests.toy.frames import Bid, Pot, Round, Stake
from tests.toy.position import BID, DONE, GIVE, NO_BID, ROLL, STAKE, TAKE, Toy
from tests.toy.title import ToyTitle

Break = Callable[[pytest.MonkeyPatch], None]


@dataclass
class Fault:
    """One way to break the toy: the check that must notice, and others that cannot help noticing.

    With `fatal` the game cannot even be played on when that check is left out.
    """

    apply: Break
    check: str
    also: set[str]
    fatal: bool
    options: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What is wrong, as a test id."""
        return self.apply.__name__


FAULTS: list[Fault] = []


def violates(
    check: str, *, also: set[str] | None = None, fatal: bool = False, **options: object
) -> Callable[[Break], Break]:
    """Note a fault and the check that is meant to find it."""

    def note(apply: Break) -> Break:
        FAULTS.append(Fault(apply, check, also or set(), fatal, options))
        return apply

    return note


# The end, the components, the turns.


@violates("ends", fatal=True)
def bids_return_to_the_hand_for_ever(patch: pytest.MonkeyPatch) -> None:
    sound = Bid.resume

    def resume(self: Bid, p: Toy) -> None:
        for seat, bid in enumerate(p.bids):
            p.hands[seat] += [bid] if bid != NO_BID else []
        p.bids = [NO_BID, 0, *p.bids][: p.players]
        sound(self, p)
        p.discard = []

    patch.setattr(Bid, "resume", resume)


@violates("components", also={"scenario"})
def a_staked_coin_gets_lost(patch: pytest.MonkeyPatch) -> None:
    sound = Stake.answer

    def answer(self: Stake, p: Toy, seat: int, action: int) -> None:
        sound(self, p, seat, action)
        p.pot -= STAKE.owns(action)

    patch.setattr(Stake, "answer", answer)


@violates("components")
def nothing_is_counted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "components", lambda self: {})


@violates("turns", fatal=True)
def a_seat_is_asked_that_has_no_options(patch: pytest.MonkeyPatch) -> None:
    sound = Pot.__init__

    def init(self: Pot, seat: int = 0) -> None:
        sound(self, seat)
        self.asked = 3

    patch.setattr(Pot, "__init__", init)
    patch.setattr(Pot, "legal", lambda self, p, seat: [TAKE.code()] if seat == p.starter else [])


@violates("turns", fatal=True)
def the_game_stops_without_an_end(patch: pytest.MonkeyPatch) -> None:
    sound = Round.resume

    def resume(self: Round, p: Toy) -> None:
        if self.step == 0 and not any(p.hands):
            p.pop()
        else:
            sound(self, p)

    patch.setattr(Round, "resume", resume)


@violates("turns")
def an_action_is_listed_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pot, "legal", lambda self, p, seat: [ROLL.code(), TAKE.code(), TAKE.code()])


@violates("turns", also={"out-of-turn"})
def a_seat_that_is_not_asked_has_options(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.legal
    patch.setattr(Toy, "legal", lambda self, seat: sound(self, seat) or ([DONE.code()] if seat == 1 else []))


@violates("turns")
def a_perspective_is_not_that_of_its_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "perspective", lambda self, seat: Perspective(self, None))


# Events and results.


@violates("events")
def an_event_cites_an_unknown_rule(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.tell

    def tell(self: Toy, message: str, rule: str, arguments: Any, audience: int = -1) -> None:
        sound(self, message, f"{rule}-z", arguments, audience)

    patch.setattr(Toy, "tell", tell)


@violates("events")
def an_event_is_for_a_seat_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    def to_pot(self: Toy, wanted: int) -> None:
        self.tell("pot", "pot-a", {"coins": 0}, 1 << self.players)

    patch.setattr(Toy, "to_pot", to_pot)


@violates("events")
def an_event_names_a_seat_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    def to_pot(self: Toy, wanted: int) -> None:
        self.tell("pot", "pot-a", {"seat": self.players})

    patch.setattr(Toy, "to_pot", to_pot)


@violates("events")
def an_event_carries_something_that_is_not_plain(patch: pytest.MonkeyPatch) -> None:
    def to_pot(self: Toy, wanted: int) -> None:
        cards: Any = [1, 2]
        self.tell("pot", "pot-a", {"cards": cards})

    patch.setattr(Toy, "to_pot", to_pot)


@violates("events")
def an_event_hides_its_own_rule(patch: pytest.MonkeyPatch) -> None:
    def to_pot(self: Toy, wanted: int) -> None:
        self.tell("pot", "pot-a", {"rule": "pot-b"})

    patch.setattr(Toy, "to_pot", to_pot)


@violates("events")
def an_event_tells_the_dice(patch: pytest.MonkeyPatch) -> None:
    sound = Pot.answer

    def answer(self: Pot, p: Toy, seat: int, action: int) -> None:
        sound(self, p, seat, action)
        if ROLL.owns(action):
            p.tell("rolled", "pot-a", {"number": p.dice.a})

    patch.setattr(Pot, "answer", answer)


def _ends_with(patch: pytest.MonkeyPatch, result: Result) -> None:
    def finish(self: Toy, ending: str, rule: str) -> None:
        self.result = result

    patch.setattr(Toy, "finish", finish)


@violates("result")
def places_are_counted_from_zero(patch: pytest.MonkeyPatch) -> None:
    _ends_with(patch, Result([0, 1], [5, 4], "no-cards"))


@violates("result")
def nobody_wins(patch: pytest.MonkeyPatch) -> None:
    _ends_with(patch, Result([2, 2], [5, 5], "no-cards"))


@violates("result", also={"dump", "imagine", "scenario"})
def a_score_is_missing(patch: pytest.MonkeyPatch) -> None:
    _ends_with(patch, Result([1, 2], [5], "no-cards"))


@violates("result")
def nobody_knows_how_it_ended(patch: pytest.MonkeyPatch) -> None:
    _ends_with(patch, Result([1, 2], [5, 4], ""))


@violates("result", also={"out-of-turn"})
def a_finished_game_goes_on(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.play

    def play(self: Toy, seat: int, action: int) -> list[Event]:
        self.space().check(action)
        return [] if self.is_over and seat >= 0 else sound(self, seat, action)

    patch.setattr(Toy, "play", play)


# Copies.


@violates("clone", fatal=True)
def a_clone_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.clone

    def clone(self: Toy) -> Toy:
        other = sound(self)
        other.coins = self.coins
        return other

    patch.setattr(Toy, "clone", clone)


@violates("clone", fatal=True)
def a_clone_shares_a_frame(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stake, "copy", lambda self: self)


@violates("clone", fatal=True)
def a_clone_forgets_whose_turn_it_is(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pot, "copy", lambda self: Pot(0))


def _with_generations(patch: pytest.MonkeyPatch, effect: Callable[[Toy, int], None]) -> None:
    """Copies count how often they were copied, and it makes a difference."""
    sound_clone, sound_play = Toy.clone, Toy.play

    def clone(self: Toy) -> Toy:
        other = sound_clone(self)
        vars(other)["generation"] = 1 + vars(self).get("generation", 0)
        return other

    def play(self: Toy, seat: int, action: int) -> list[Event]:
        events = sound_play(self, seat, action)
        effect(self, vars(self).get("generation", 0))
        return events

    patch.setattr(Toy, "clone", clone)
    patch.setattr(Toy, "play", play)


@violates("clone", fatal=True)
def a_clone_of_a_clone_tells_other_events(patch: pytest.MonkeyPatch) -> None:
    _with_generations(patch, lambda p, generation: p.tell("copy", "turn-a", {"number": generation}))


@violates("silence", fatal=True)
def a_copy_reports_what_nobody_listens_to(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.clone

    def clone(self: Toy) -> Toy:
        other = sound(self)
        other.is_silent = False
        return other

    patch.setattr(Toy, "clone", clone)


@violates("silence", fatal=True)
def what_happens_is_reported_although_nobody_listens(patch: pytest.MonkeyPatch) -> None:
    def tell(self: Toy, message: str, rule: str, arguments: dict[str, Argument], audience: int = EVERYONE) -> None:
        self.news.append(Event(message, arguments, rule, audience))

    patch.setattr(Toy, "tell", tell)


@violates("silence", fatal=True)
def where_nobody_listens_coins_get_lost(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.to_pot

    def to_pot(self: Toy, coins: int) -> None:
        sound(self, 0 if self.is_silent else coins)

    patch.setattr(Toy, "to_pot", to_pot)


@violates("clone", fatal=True)
def a_clone_of_a_clone_plays_on_otherwise(patch: pytest.MonkeyPatch) -> None:
    def effect(p: Toy, generation: int) -> None:
        p.reveals += generation

    _with_generations(patch, effect)


@violates("dump")
def a_dump_forgets_a_field(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "FIELDS", tuple(f for f in Toy.FIELDS if f[0] != "starter"))


@violates("dump", also={"scenario"})
def a_dump_forgets_what_only_later_matters(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stake, "FIELDS", ())


@violates("dump", fatal=True)
def a_dump_is_not_plain_data(patch: pytest.MonkeyPatch) -> None:
    _with_dump(patch, lambda p, dump: {**dump, "dice": tuple(p.dice.state())})


@violates("dump")
def a_dump_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    _with_dump(patch, lambda p, dump: {**dump, "fields": {**dump["fields"], "coins": p.coins}})


def _with_dump(patch: pytest.MonkeyPatch, change: Callable[[Toy, Any], Any]) -> None:
    sound = Toy.dump
    patch.setattr(Toy, "dump", lambda self: change(self, sound(self)))


@violates("dump")
def a_loaded_position_shares_a_list_with_the_dump(patch: pytest.MonkeyPatch) -> None:
    sound = ToyTitle.load

    def load(self: ToyTitle, stored: object) -> Position:
        p = sound(self, stored)
        assert isinstance(p, Toy)
        assert isinstance(stored, dict)
        p.coins = stored["fields"]["coins"]
        return p

    patch.setattr(ToyTitle, "load", load)


def _with_load(patch: pytest.MonkeyPatch, change: Callable[[Any], Any]) -> None:
    sound = ToyTitle.load
    patch.setattr(ToyTitle, "load", lambda self, stored: sound(self, change(stored)))


@violates("broken-dump")
def loading_fills_in_what_is_missing(patch: pytest.MonkeyPatch) -> None:
    _with_load(patch, lambda s: {"reveals": 0, **s} if isinstance(s, dict) else s)


@violates("broken-dump")
def loading_ignores_what_is_too_much(patch: pytest.MonkeyPatch) -> None:
    def strip(stored: Any) -> Any:
        known = ("title", "players", "fields", "frames", "dice", "reveals", "result")
        return {k: v for k, v in stored.items() if k in known} if isinstance(stored, dict) else stored

    _with_load(patch, strip)


@violates("broken-dump")
def loading_does_not_ask_for_which_title(patch: pytest.MonkeyPatch) -> None:
    _with_load(
        patch,
        lambda s: {**s, "title": "toy-bidding"} if isinstance(s, dict) and "title" in s else s,
    )


@violates("broken-dump")
def garbage_makes_loading_fall_over(patch: pytest.MonkeyPatch) -> None:
    _with_load(patch, lambda stored: dict(stored.items()))


@violates("broken-dump")
def a_broken_frame_makes_loading_fall_over(patch: pytest.MonkeyPatch) -> None:
    sound = ToyTitle.load

    def load(self: ToyTitle, stored: object) -> Position:
        try:
            return sound(self, stored)
        except BrokenDump as problem:
            raise (KeyError("asked") if "asked" in str(problem) else problem) from problem

    patch.setattr(ToyTitle, "load", load)


@violates("broken-dump")
def an_impossible_number_makes_loading_fall_over(patch: pytest.MonkeyPatch) -> None:
    def fall_over(stored: Any) -> Any:
        if "-987654321" in str(stored):
            raise IndexError("no such card")
        return stored

    _with_load(patch, fall_over)


@violates("broken-dump")
def a_dump_does_not_name_its_title(patch: pytest.MonkeyPatch) -> None:
    _with_dump(patch, lambda p, dump: {("game" if k == "title" else k): v for k, v in dump.items()})
    _with_load(
        patch,
        lambda s: (
            {("title" if k == "game" else k): v for k, v in s.items()}
            if isinstance(s, dict) and "title" not in s
            else None
        ),
    )


# What a seat may see.


def _with_view(patch: pytest.MonkeyPatch, change: Callable[[Toy, int | None, View], View]) -> None:
    sound = Toy.view_for
    patch.setattr(Toy, "view_for", lambda self, seat: change(self, seat, sound(self, seat)))


@violates("view")
def a_view_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    _with_view(patch, lambda p, seat, view: {**view, "coins": p.coins})


@violates("view")
def a_view_hands_out_the_same_list_again(patch: pytest.MonkeyPatch) -> None:
    colours = ["red", "blue"]
    _with_view(patch, lambda p, seat, view: {**view, "colours": colours})


@violates("view")
def a_view_is_not_plain_data(patch: pytest.MonkeyPatch) -> None:
    _with_view(patch, lambda p, seat, view: {**view, "coins": tuple(p.coins)})


@violates("view")
def a_view_cannot_be_sent(patch: pytest.MonkeyPatch) -> None:
    _with_view(patch, lambda p, seat, view: {**view, "coins": set(p.coins)})


@violates("view", also={"imagine", "leak"})
def a_view_shows_the_dice(patch: pytest.MonkeyPatch) -> None:
    _with_view(patch, lambda p, seat, view: {**view, "next": f"dice {p.dice.b}"})


@violates("imagine", also={"leak"})
def a_view_shows_another_hand(patch: pytest.MonkeyPatch) -> None:
    _with_view(patch, lambda p, seat, view: {**view, "neighbour": sorted(p.hands[-1])})


@violates("imagine", also={"leak"})
def a_view_shows_the_next_card_of_the_stock(patch: pytest.MonkeyPatch) -> None:
    _with_view(patch, lambda p, seat, view: {**view, "next": p.stock[-1:]})


@violates("leak", also={"imagine"})
def a_refusal_tells_who_holds_the_card(patch: pytest.MonkeyPatch) -> None:
    sound = Bid.objection

    def objection(self: Bid, p: Toy, seat: int, action: int) -> Objection | None:
        refused = sound(self, p, seat, action)
        if refused and BID.owns(action) and BID.first(action) in p.stock:
            return Objection("draw-a")
        return refused

    patch.setattr(Bid, "objection", objection)


@violates("imagine", also={"leak"})
def the_options_depend_on_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    sound = Pot.objection

    def objection(self: Pot, p: Toy, seat: int, action: int) -> Objection | None:
        hidden = TAKE.owns(action) and p.stock[0] % 2
        return Objection("pot-a") if hidden else sound(self, p, seat, action)

    patch.setattr(Pot, "objection", objection)


# What a seat may do.


@violates("listed", fatal=True)
def a_listed_action_is_refused(patch: pytest.MonkeyPatch) -> None:
    sound = Stake.answer

    def answer(self: Stake, p: Toy, seat: int, action: int) -> None:
        if action == STAKE.code(1):
            raise IllegalAction("not two", Objection("stake-a"))
        sound(self, p, seat, action)

    patch.setattr(Stake, "answer", answer)


@violates("refused")
def a_refusal_blames_an_option_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    sound = Stake._amount

    def amount(self: Stake, p: Toy, seat: int, coins: int) -> Objection | None:
        objection = sound(self, p, seat, coins)
        return objection and Objection(objection.rule, "weather")

    patch.setattr(Stake, "_amount", amount)


@violates("losses")
def a_loss_cites_no_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stake, "loss", lambda self, p, seat, action: Loss("coins", {}, "stake-z"))


@violates("losses")
def losses_leave_one_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stake, "loss", lambda self, p, seat, action: Loss("coins", {}, "stake-a"))
    patch.setattr(Position, "losses", lambda self, seat: {})


@violates("losses")
def an_illegal_action_loses_something(patch: pytest.MonkeyPatch) -> None:
    def loss(self: Position, seat: int, action: object) -> Loss:
        self.space().check(action)
        return Loss("coins", {}, "stake-a")

    patch.setattr(Position, "loss", loss)


@violates("losses", also={"imagine", "leak", "telling"})
def asking_for_a_loss_turns_the_dice(patch: pytest.MonkeyPatch) -> None:
    def loss(self: Stake, p: Toy, seat: int, action: int) -> None:
        p.dice.roll()

    patch.setattr(Stake, "loss", loss)


@violates("malformed")
def loss_takes_anything_for_an_action(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Position, "loss", lambda self, seat, action: None)


@violates("leak", also={"imagine"})
def a_loss_tells_of_other_hands(patch: pytest.MonkeyPatch) -> None:
    def loss(self: Bid, p: Toy, seat: int, action: int) -> Loss:
        return Loss("coins", {"coins": max(card for hand in p.hands for card in [*hand, 0])}, "bid-a")

    patch.setattr(Bid, "loss", loss)


def _bid_twice(groups: list[Group]) -> list[Group]:
    for group in groups:
        group["choices"] = [each for choice in group["choices"] for each in [choice] * (1 + (choice["verb"] == "bid"))]
    return groups


def _without_bids(groups: list[Group]) -> list[Group]:
    return [group for group in groups if group["choices"][0]["verb"] != "bid"]


def _asked_in_rhyme(groups: list[Group]) -> list[Group]:
    return [cast(Group, {**group, "asked": "in rhyme"}) for group in groups]


def _change_choices(groups: list[Group], change: Callable[[Choice], None]) -> list[Group]:
    for group in groups:
        for choice in group["choices"]:
            change(choice)
    return groups


def _all_are_bids(groups: list[Group]) -> list[Group]:
    return _change_choices(groups, lambda choice: choice.update({"verb": "bid"}))


def _one_coin_more(groups: list[Group]) -> list[Group]:
    def more(choice: Choice) -> None:
        for deed in choice["deeds"]:
            if "amount" in deed:
                deed["amount"] += 1

    return _change_choices(groups, more)


def _nothing_is_lost(groups: list[Group]) -> list[Group]:
    def forget(choice: Choice) -> None:
        for deed in choice["deeds"]:
            deed.pop("loss", None)

    return _change_choices(groups, forget)


def _nothing_counts(groups: list[Group]) -> list[Group]:
    def forget(choice: Choice) -> None:
        choice.pop("counted", None)

    return _change_choices(groups, forget)


def _tell_otherwise(patch: pytest.MonkeyPatch, change: Callable[[list[Group]], list[Group]]) -> None:
    sound = Teller.groups
    patch.setattr(Teller, "groups", lambda self, p, seat: change(sound(self, p, seat)))


@violates("telling")
def the_title_has_a_teller_of_its_own(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyTitle, "teller", lambda self: Teller())


@violates("telling")
def a_bid_is_told_twice(patch: pytest.MonkeyPatch) -> None:
    _tell_otherwise(patch, _bid_twice)


@violates("telling")
def bids_are_not_told(patch: pytest.MonkeyPatch) -> None:
    _tell_otherwise(patch, _without_bids)


@violates("telling")
def questions_are_asked_in_rhyme(patch: pytest.MonkeyPatch) -> None:
    _tell_otherwise(patch, _asked_in_rhyme)


@violates("telling")
def everything_is_told_as_a_bid(patch: pytest.MonkeyPatch) -> None:
    _tell_otherwise(patch, _all_are_bids)


@violates("telling")
def more_coins_are_told(patch: pytest.MonkeyPatch) -> None:
    _tell_otherwise(patch, _one_coin_more)


@violates("telling")
def what_counts_is_not_told(patch: pytest.MonkeyPatch) -> None:
    _tell_otherwise(patch, _nothing_counts)


@violates("telling")
def a_loss_is_not_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stake, "loss", lambda self, p, seat, action: Loss("coins", {}, "stake-a"))
    _tell_otherwise(patch, _nothing_is_lost)


@violates("telling", also={"imagine", "leak"})
def telling_turns_the_dice(patch: pytest.MonkeyPatch) -> None:
    def headline(self: Teller[Toy], p: Toy, seat: int | None) -> Said:
        p.dice.roll()
        return say("headline")

    patch.setattr(Teller, "headline", headline)


@violates("telling", also={"imagine", "leak"})
def no_telling_is_like_the_one_before(patch: pytest.MonkeyPatch) -> None:
    counted = itertools.count()
    patch.setattr(Teller, "headline", lambda self, p, seat: say("headline", number=next(counted)))


@violates("imagine", also={"leak"})
def the_headline_tells_of_other_hands(patch: pytest.MonkeyPatch) -> None:
    def headline(self: Teller[Toy], p: Toy, seat: int | None) -> Said:
        return say("headline", best=max(card for hand in p.hands for card in [*hand, 0]))

    patch.setattr(Teller, "headline", headline)


def _figure(values: list[int]) -> list[Figure]:
    return [{"id": "cards", "label": say("cards"), "values": values}]


@violates("imagine", also={"leak"})
def the_figures_tell_of_other_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Teller, "figures", lambda self, p: _figure([sum(hand) for hand in p.hands]))


@violates("telling")
def a_seat_has_no_figure(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Teller, "figures", lambda self, p: _figure([0]))


def _explanation(thing: str, **given: Any) -> Any:
    return {"thing": thing, "name": say(thing), "lines": [], "accounts": [], "rules": [], **given}


@violates("imagine", also={"leak"})
def an_explanation_tells_of_other_hands(patch: pytest.MonkeyPatch) -> None:
    def explain(self: Teller[Toy], p: Toy, seat: int | None, thing: str) -> Any:
        return _explanation(thing, lines=[say("hand", cards=sum(p.hands[-1]))])

    patch.setattr(Teller, "explain", explain)


@violates("telling")
def an_explanation_cites_no_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Teller, "explain", lambda self, p, seat, thing: _explanation(thing, rules=["stake-z"]))


@violates("telling")
def another_thing_is_explained(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Teller, "explain", lambda self, p, seat, thing: _explanation("seat-9"))


@violates("listed")
def why_not_objects_to_a_listed_action(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pot, "legal", lambda self, p, seat: [ROLL.code(), TAKE.code()])
    patch.setattr(Pot, "objection", lambda self, p, s, a: None if ROLL.owns(a) else Objection("pot-a"))


@violates("listed", fatal=True)
def asking_why_not_changes_the_position(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.why_not

    def why_not(self: Toy, seat: int, action: int) -> Objection | None:
        self.space().check(action)
        self.reveals += 1
        return sound(self, seat, action)

    patch.setattr(Toy, "why_not", why_not)


@violates("refused")
def an_illegal_action_is_accepted(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.play

    def play(self: Toy, seat: int, action: int) -> list[Event]:
        self.space().check(action)
        if seat in self.to_act and GIVE.owns(action) and action not in self.legal(seat):
            return []
        return sound(self, seat, action)

    patch.setattr(Toy, "play", play)


@violates("refused")
def why_not_has_no_objection_to_an_illegal_action(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pot, "legal", lambda self, p, seat: [ROLL.code()])


@violates("refused")
def an_objection_cites_an_unknown_rule(patch: pytest.MonkeyPatch) -> None:
    sound = Bid.objection
    patch.setattr(
        Bid,
        "objection",
        lambda self, p, s, a: Objection("bid-z") if sound(self, p, s, a) else None,
    )


@violates("refused", fatal=True)
def a_refused_action_leaves_a_trace(patch: pytest.MonkeyPatch) -> None:
    sound = Toy._refuse

    def refuse(self: Toy, seat: int, action: int) -> None:
        self.bank, self.pot = self.bank - 1, self.pot + 1
        sound(self, seat, action)

    patch.setattr(Toy, "_refuse", refuse)


@violates("refused")
def play_and_why_not_name_different_rules(patch: pytest.MonkeyPatch) -> None:
    def refuse(self: Toy, seat: int, action: int) -> None:
        raise IllegalAction("no", Objection("end-a"))

    patch.setattr(Toy, "_refuse", refuse)


@violates("out-of-turn", also={"result"})
def anybody_may_act_out_of_turn(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.play

    def play(self: Toy, seat: int, action: int) -> list[Event]:
        self.space().check(action)
        return [] if seat not in (-1, *self.to_act) else sound(self, seat, action)

    patch.setattr(Toy, "play", play)


@violates("out-of-turn")
def a_seat_that_does_not_exist_has_options(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.legal
    patch.setattr(Toy, "legal", lambda self, seat: [DONE.code()] if seat == 99 else sound(self, seat))


@violates("out-of-turn", fatal=True)
def acting_out_of_turn_leaves_a_trace(patch: pytest.MonkeyPatch) -> None:
    _with_trace(patch, OutOfTurn)


@violates("malformed", fatal=True)
def a_malformed_action_leaves_a_trace(patch: pytest.MonkeyPatch) -> None:
    _with_trace(patch, MalformedAction)


def _with_trace(patch: pytest.MonkeyPatch, refusal: type[Exception]) -> None:
    sound = Toy.play

    def play(self: Toy, seat: int, action: int) -> list[Event]:
        try:
            return sound(self, seat, action)
        except refusal:
            self.reveals += 1
            raise

    patch.setattr(Toy, "play", play)


@violates("out-of-turn", also={"refused"})
def the_rule_of_the_turn_is_unknown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "turn_rule", lambda self: "turn-z")


@violates("malformed")
def a_truth_value_passes_for_an_action(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.why_not

    def why_not(self: Toy, seat: int, action: int) -> Objection | None:
        return sound(self, seat, int(action) if isinstance(action, bool) else action)

    patch.setattr(Toy, "why_not", why_not)


@violates("malformed")
def a_malformed_action_makes_play_fall_over(patch: pytest.MonkeyPatch) -> None:
    sound = Toy.play
    patch.setattr(Toy, "play", lambda self, seat, action: sound(self, seat, action + 0))


# Words.


@violates("text", also={"save"})
def a_card_has_a_name_that_does_not_read_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BID.domains[0], "words", [f"{word}-x" for word in BID.domains[0].words])


@violates("text", also={"telling"})
def the_json_form_counts_from_zero(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GIVE.domains[0], "first_number", 0)


@violates("scenario")
def a_description_forgets_the_bids(patch: pytest.MonkeyPatch) -> None:
    _with_describe(patch, lambda p, described: {**described, "bids": {}})


@violates("scenario")
def a_description_forgets_the_open_question(patch: pytest.MonkeyPatch) -> None:
    _with_describe(patch, lambda p, described: {**described, "frames": described["frames"][:1]})


@violates("scenario")
def a_description_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    _with_describe(patch, lambda p, described: {**described, "coins": p.coins})


@violates("scenario")
def a_position_cannot_be_described(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "describe", Position.describe)


def _with_describe(patch: pytest.MonkeyPatch, change: Callable[[Toy, View], View]) -> None:
    sound = Toy.describe
    patch.setattr(Toy, "describe", lambda self: change(self, sound(self)))


@violates("scenario")
def an_unknown_entry_is_ignored(patch: pytest.MonkeyPatch) -> None:
    sound = ToyTitle.scenario

    def scenario(self: ToyTitle, description: Mapping[str, Any]) -> Position:
        return sound(self, {k: v for k, v in description.items() if k != "no-such-entry"})

    patch.setattr(ToyTitle, "scenario", scenario)


@violates("scenario")
def a_misspelt_word_makes_the_scenario_fall_over(patch: pytest.MonkeyPatch) -> None:
    sound = ToyTitle.scenario

    def scenario(self: ToyTitle, description: Mapping[str, Any]) -> Position:
        if "-no-such-word" in str(description):
            raise KeyError("no such word")
        return sound(self, description)

    patch.setattr(ToyTitle, "scenario", scenario)


@violates("scenario")
def a_bad_entry_makes_the_scenario_fall_over(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("tests.toy.title._describe_entry", _set_without_care)


def _set_without_care(p: Toy, name: str, value: Any) -> None:
    from tests.toy.title import _set_entry

    _set_entry(p, name, value)


# Imagination.


def _with_imagination(patch: pytest.MonkeyPatch, change: Callable[[Toy, int | None, Dice, Toy], None]) -> None:
    sound = Toy.imagine_for

    def imagine_for(self: Toy, seat: int | None, rng: Dice) -> Toy:
        other = sound(self, seat, rng)
        change(self, seat, rng, other)
        return other

    patch.setattr(Toy, "imagine_for", imagine_for)


@violates("imagine", fatal=True)
def imagining_changes_the_own_hand(patch: pytest.MonkeyPatch) -> None:
    def change(p: Toy, seat: int | None, rng: Dice, other: Toy) -> None:
        if seat is not None and other.stock and other.hands[seat]:
            other.hands[seat][0], other.stock[0] = other.stock[0], other.hands[seat][0]

    _with_imagination(patch, change)


@violates("imagine", also={"blind", "leak", "secrets"})
def imagining_changes_what_is_public(patch: pytest.MonkeyPatch) -> None:
    def change(p: Toy, seat: int | None, rng: Dice, other: Toy) -> None:
        other.coins.reverse()

    _with_imagination(patch, change)


@violates("imagine", fatal=True)
def imagining_asks_other_seats(patch: pytest.MonkeyPatch) -> None:
    def change(p: Toy, seat: int | None, rng: Dice, other: Toy) -> None:
        for frame in other.frames[-1:]:
            frame.asked ^= 3

    _with_imagination(patch, change)


@violates("imagine", fatal=True)
def imagining_loses_a_card(patch: pytest.MonkeyPatch) -> None:
    def change(p: Toy, seat: int | None, rng: Dice, other: Toy) -> None:
        other.stock = [0] * len(other.stock)

    _with_imagination(patch, change)


@violates("imagine", fatal=True)
def imagining_changes_the_real_position(patch: pytest.MonkeyPatch) -> None:
    _with_imagination(patch, lambda p, seat, rng, other: p.stock.reverse())


@violates("imagine", fatal=True)
def imagining_hands_over_the_real_dice(patch: pytest.MonkeyPatch) -> None:
    def change(p: Toy, seat: int | None, rng: Dice, other: Toy) -> None:
        other.dice = p.dice.copy()

    _with_imagination(patch, change)


@violates("imagine", fatal=True)
def imagining_takes_chance_from_elsewhere(patch: pytest.MonkeyPatch) -> None:
    def change(p: Toy, seat: int | None, rng: Dice, other: Toy) -> None:
        other.dice = Dice.seeded(random.getrandbits(64))

    _with_imagination(patch, change)


@violates("blind")
def imagining_keeps_the_real_stock(patch: pytest.MonkeyPatch) -> None:
    _imagine_from(patch, lambda p, seat: sorted(set(p.hidden_from(seat)) - set(p.stock)))


@violates("blind")
def imagining_begins_with_the_real_order(patch: pytest.MonkeyPatch) -> None:
    _imagine_from(patch, lambda p, seat: p.hidden_from(seat))


def _imagine_from(patch: pytest.MonkeyPatch, hidden_cards: Callable[[Toy, int | None], list[int]]) -> None:
    def imagine_for(self: Toy, seat: int | None, rng: Dice) -> Toy:
        other, hidden = self.clone(), hidden_cards(self, seat)
        rng.shuffle(hidden)
        for each in range(self.players):
            if each != seat:
                other.hands[each] = [hidden.pop() for _ in self.hands[each]]
                other.bids[each] = hidden.pop() if self.bids[each] != NO_BID else NO_BID
        other.stock = hidden or self.stock[:]
        other.dice = Dice.seeded(rng.roll())
        return other

    patch.setattr(Toy, "imagine_for", imagine_for)


@violates("secrets")
def imagining_knows_everything(patch: pytest.MonkeyPatch) -> None:
    """Spectators know everything too here, so that nobody mistakes one game for another."""
    _with_view(
        patch, lambda p, seat, view: view if seat is not None else {**view, "hands": [hand[:] for hand in p.hands]}
    )

    def imagine_for(self: Toy, seat: int | None, rng: Dice) -> Toy:
        other = self.clone()
        other.dice = Dice.seeded(rng.roll())
        return other

    patch.setattr(Toy, "imagine_for", imagine_for)


@violates("leak")
def an_event_tells_a_secret_bid(patch: pytest.MonkeyPatch) -> None:
    sound = Bid.answer

    def answer(self: Bid, p: Toy, seat: int, action: int) -> None:
        sound(self, p, seat, action)
        p.tell("left", "bid-a", {"cards": len(p.hands[1]), "sum": sum(p.hands[1])})

    patch.setattr(Bid, "answer", answer)


@violates("leak")
def uncovering_is_not_counted(patch: pytest.MonkeyPatch) -> None:
    """So that a seat could take back its bid after it has seen those of the others."""
    sound = Bid.resume

    def resume(self: Bid, p: Toy) -> None:
        sound(self, p)
        p.reveals -= 1

    patch.setattr(Bid, "resume", resume)


# History.


@violates("undo")
def a_seat_takes_back_what_another_played(patch: pytest.MonkeyPatch) -> None:
    class Lenient(Table):
        def can_undo(self, seat: int) -> bool:
            return bool(self._takebacks)

    sit_down_at(patch, Lenient)


@violates("undo")
def a_seat_takes_back_what_has_been_uncovered(patch: pytest.MonkeyPatch) -> None:
    class Forgetful(Table):
        def play(self, seat: int, action: object) -> list[Event]:
            kept = [taken for taken in self._takebacks if taken.seat == seat]
            before, logged = self.position.clone(), len(self.log)
            events = super().play(seat, action)
            last = civitas.core.table._Takeback(seat, before, logged)
            self._takebacks = [*kept, last]
            return events

    sit_down_at(patch, Forgetful)


@violates("undo")
def nothing_can_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    class Strict(Table):
        def can_undo(self, seat: int) -> bool:
            return False

    sit_down_at(patch, Strict)


@violates("undo", fatal=True)
def taking_back_leaves_the_log(patch: pytest.MonkeyPatch) -> None:
    class Chatty(Table):
        def undo(self, seat: int) -> None:
            log = self.log[:]
            super().undo(seat)
            self.log = log

    sit_down_at(patch, Chatty)


@violates("undo", fatal=True)
def taking_back_does_nothing_where_it_should_be_refused(patch: pytest.MonkeyPatch) -> None:
    class Silent(Table):
        def undo(self, seat: int) -> None:
            if self.can_undo(seat):
                super().undo(seat)

    sit_down_at(patch, Silent)


@violates("undo", fatal=True)
def a_refused_undo_leaves_a_trace(patch: pytest.MonkeyPatch) -> None:
    class Stained(Table):
        def undo(self, seat: int) -> None:
            try:
                super().undo(seat)
            except CannotUndo:
                self.position.reveals += 1
                raise

    sit_down_at(patch, Stained)


def _with_undo(patch: pytest.MonkeyPatch, after: Callable[[Table, int], None]) -> None:
    class Changed(Table):
        def undo(self, seat: int) -> None:
            super().undo(seat)
            after(self, seat)

    sit_down_at(patch, Changed)


@violates("undo", fatal=True)
def taking_back_changes_the_position(patch: pytest.MonkeyPatch) -> None:
    def after(table: Table, seat: int) -> None:
        table.position.reveals += 1

    _with_undo(patch, after)


@violates("undo", fatal=True)
def taking_back_changes_the_options(patch: pytest.MonkeyPatch) -> None:
    def after(table: Table, seat: int) -> None:
        table.position._legal, table.position._legal_seat = [], seat

    _with_undo(patch, after)


@violates("undo", fatal=True)
def what_is_played_again_turns_out_otherwise(patch: pytest.MonkeyPatch) -> None:
    class Resentful(Table):
        undone = False

        def play(self, seat: int, action: object) -> list[Event]:
            events = super().play(seat, action)
            self.position.reveals += self.undone
            return events

        def undo(self, seat: int) -> None:
            super().undo(seat)
            self.undone = True

    sit_down_at(patch, Resentful)


@violates("replay", fatal=True)
def the_same_seed_gives_another_game(patch: pytest.MonkeyPatch) -> None:
    sound = ToyTitle.new_game

    def new_game(self: ToyTitle, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> Position:
        return sound(self, players=players, seed=random.getrandbits(64), options=options)

    patch.setattr(ToyTitle, "new_game", new_game)


@violates("replay", also={"save"})
def a_copy_forgets_what_matters_later(patch: pytest.MonkeyPatch) -> None:
    """The examination takes back and plays again, so the game goes on with a copy."""
    sound = Toy.play

    def play(self: Toy, seat: int, action: int) -> list[Event]:
        events = sound(self, seat, action)
        plays = 1 + vars(self).get("plays", 0)
        vars(self)["plays"] = plays
        self.tell("played", "turn-a", {"plays": plays})
        return events

    patch.setattr(Toy, "play", play)


@violates("save")
def a_save_loses_the_last_action(patch: pytest.MonkeyPatch) -> None:
    class Hasty(Table):
        def save(self) -> dict[str, Any]:
            saved = super().save()
            return {**saved, "actions": saved["actions"][:-1]}

    sit_down_at(patch, Hasty)


@violates("save")
def a_replayed_save_has_lost_its_log(patch: pytest.MonkeyPatch) -> None:
    class Mute(Table):
        @staticmethod
        def replay(title: Any, stored: Mapping[str, Any]) -> Table:
            table = Table.replay(title, stored)
            table.log = []
            return table

    sit_down_at(patch, Mute)


@violates("save")
def a_replayed_save_has_another_seed(patch: pytest.MonkeyPatch) -> None:
    class Careless(Table):
        @staticmethod
        def replay(title: Any, stored: Mapping[str, Any]) -> Table:
            table = Table.replay(title, stored)
            table.seed += 1
            return table

    sit_down_at(patch, Careless)


# Beginning.


def _with_options(patch: pytest.MonkeyPatch, change: Callable[[Any], Any]) -> None:
    sound = ToyTitle.new_game

    def new_game(self: ToyTitle, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> Position:
        return sound(self, players=min(players, 4), seed=seed, options=change(options or {}))

    patch.setattr(ToyTitle, "new_game", new_game)


@violates("setup")
def five_may_play_a_game_for_four(patch: pytest.MonkeyPatch) -> None:
    _with_options(patch, lambda options: options)


@violates("setup")
def an_unknown_option_is_ignored(patch: pytest.MonkeyPatch) -> None:
    known = ("hand", "draw", "stakes")
    _with_options(patch, lambda given: {k: v for k, v in given.items() if k in known})


@violates("setup")
def a_bad_value_of_an_option_is_ignored(patch: pytest.MonkeyPatch) -> None:
    _with_options(patch, lambda given: {k: v for k, v in given.items() if v != "no-such-value"})


@violates("setup")
def naming_a_default_changes_the_game(patch: pytest.MonkeyPatch) -> None:
    _with_options(patch, lambda given: {**given, "draw": True} if "stakes" in given else given)


@violates("setup", fatal=True)
def a_game_that_is_offered_cannot_begin(patch: pytest.MonkeyPatch) -> None:
    _with_options(patch, lambda given: {**given, "hand": 5})


@violates("setup")
def the_number_of_players_is_not_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ToyTitle, "player_counts", lambda self, options: [3, 4])


def sit_down_at(patch: pytest.MonkeyPatch, table: type[Table]) -> None:
    """Let the kit play at this kind of table."""
    patch.setattr(kit_game, "Table", table)
    patch.setattr(kit_storing, "Table", table)
