"""The teller of a title: what is said to a seat about a position (docs/telling.md).

Titles derive their own from `Teller` and say better what the plain way says from frames and verbs alone.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from civitas.core.events import Event
from civitas.core.native import mypyc_attr
from civitas.core.position import Position
from civitas.core.telling import (
    AMOUNT,
    FROM_TO,
    ONE_OF,
    PEOPLE,
    YES_NO,
    Account,
    Argument,
    Called,
    Choice,
    Deed,
    EventRecord,
    Explanation,
    Figure,
    Group,
    Question,
    Said,
    Telling,
    Told,
    WayToAsk,
    named_together,
    say,
    told_arguments,
)
from civitas.core.verbs import ActionSpace, Domain, Verb

P = TypeVar("P", bound=Position)
YES_AND_NO = 2


class Story(NamedTuple):
    """How events of one message are told with others of the same list.

    `by`: arguments that have to be the same. `leads_by`: those that the next one has to be the same in, where they are
    others. `begins`: it joins nothing before it. `extends`: it goes on the item before it where these are the same.
    `yields`: in one list with this message it is not told.
    """

    list: str
    by: tuple[str, ...] = PEOPLE
    leads_by: tuple[str, ...] | None = None
    begins: bool = False
    extends: tuple[str, ...] = ()
    yields: str = ""


class Form(NamedTuple):
    """What an action is in every position: its verb, how many it is about, and one key for all that differ in that."""

    verb: Verb
    key: int
    amount: int


def _form_of(action: int, space: ActionSpace) -> Form:
    verb = space.verb_of(action)
    if verb.counted < 0:
        return Form(verb, action, 0)
    counted = verb.arguments(action)[verb.counted]
    fewest = action - counted * (verb.code(1) - verb.code() if verb.counted == 0 else 1)
    return Form(verb, fewest, (verb.domains[verb.counted].first_number or 0) + counted)


class Offer:
    """Legal actions that make one choice: a sample, and all of them by their amounts."""

    def __init__(self, verb: Verb, sample: int) -> None:
        self.verb = verb
        self.sample = sample
        self.deeds: list[Deed] = []

    @property
    def first(self) -> int:
        """The first argument, as its place in its domain."""
        return self.verb.first(self.sample)

    @property
    def second(self) -> int:
        """The second argument, as its place in its domain."""
        return self.verb.second(self.sample)


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller(Generic[P]):
    """Tells positions of one title; the plain way, from frames and verbs alone."""

    headings: ClassVar[tuple[str, ...]] = ()
    """Events that stand above what follows them, the most important one first."""
    stories: ClassVar[Mapping[str, Story]] = {}
    """Events that are told with others, by their messages."""
    better_told: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Events that those seats hear better from another one which these arguments name."""
    without_help: ClassVar[frozenset[str]] = frozenset()
    """Frames whose question needs no word of help."""
    ending: ClassVar[frozenset[str]] = frozenset()
    """Verbs with which a seat ends what it was asked."""
    forgoing: ClassVar[frozenset[str]] = frozenset()
    """Verbs of those with which it is not asked other things either that are still to come."""
    early: ClassVar[frozenset[str]] = frozenset()
    """Verbs that come first."""
    endings: ClassVar[frozenset[str]] = frozenset()
    """Ways in which a game ends that have a sentence of their own (`outcome-…`)."""
    passing: ClassVar[frozenset[str]] = frozenset()
    """Lines of explanations that say how things stand, not what they are; a catalogue leaves them out."""
    late: ClassVar[tuple[str, ...]] = ()
    """Verbs that are seldom wanted, the least wanted last."""

    def __init__(self) -> None:
        self._phrases: dict[int, Said] = {}
        self._forms: dict[int, Form] = {}

    def telling(self, p: P, seat: int | None) -> Telling:
        """Everything that is said to a seat (None: to spectators), to be read only."""
        telling: Telling = {
            "headline": self.headline(p, seat),
            "seats": self.seats(p),
            "question": self.question(p, seat),
            "groups": [] if seat is None else self.groups(p, seat),
            "forecast": self.forecast(p, seat),
        }
        outcome = self.outcome(p)
        if outcome is not None:
            telling["outcome"] = outcome
        return telling

    def headline(self, p: P, seat: int | None) -> Said:
        """Where the game is."""
        return say("headline-over" if p.is_over else "headline")

    def seats(self, p: P) -> list[Called]:
        """What the game itself calls the seats."""
        return [{} for _ in range(p.players)]

    def forecast(self, p: P, seat: int | None) -> list[Account]:
        """What the end of the turn would bring."""
        return []

    def outcome(self, p: P) -> Said | None:
        """Who has won and why; None while the game is on."""
        result = p.result
        winners = [] if result is None else result.winners
        if result is None or not winners:
            return None
        best = max([result.scores[seat] for seat in winners])
        others = [score for seat, score in enumerate(result.scores) if seat not in winners]
        return say(
            f"outcome-{result.ending}" if result.ending in self.endings else "outcome",
            names=named_together(winners),
            count=len(winners),
            points=best,
            lead=best - max(others) if others else 0,
        )

    def round(self, p: P) -> int:
        """How far the game is, as players count it: rounds or turns."""
        return 0

    def figures(self, p: P) -> list[Figure]:
        """A few numbers of all seats that everybody may see; the first one says who is ahead."""
        return []

    def secrets(self, p: P, seat: int) -> list[Said]:
        """What this seat knows and others do not: hands, things that lie face down; for those who may see all."""
        return []

    def explain(self, p: P, seat: int | None, thing: str) -> Explanation | None:
        """What a thing is and does; None where there is nothing to say."""
        return None

    # The question.

    def question(self, p: P, seat: int | None) -> Question | None:
        """What is asked now, and what led to it."""
        if not p.frames or p.is_over:
            return None
        asked = p.frames[-1].question(p, seat)
        frame = str(asked["frame"])
        arguments = self.question_arguments(p, dict(asked))
        question: Question = {
            "frame": frame,
            "text": {"message": f"question-{frame}", "arguments": arguments},
            "because": self.because(p, seat),
        }
        if frame not in self.without_help:
            question["help"] = {"message": f"question-{frame}-help", "arguments": arguments}
        return question

    def question_arguments(self, p: P, asked: dict[str, Any]) -> dict[str, Argument]:
        """What goes into the question: its numbers and words, unless the title says better."""
        plain = {key: value for key, value in asked.items() if key != "frame" and isinstance(value, int | str)}
        return told_arguments(plain)

    def because(self, p: P, seat: int | None) -> list[Said]:
        """What led to the question."""
        return []

    # Choices.

    def groups(self, p: P, seat: int) -> list[Group]:
        """Every legal action, in the order of the screen."""
        offers = self._offers(p, seat)
        found: dict[str, Group] = {}
        for offer in sorted(offers, key=self._rank):
            heading = self.heading(p, seat, offer)
            key = _group_key(heading, offer)
            if key not in found:
                found[key] = {"asked": self.asked(offer), "choices": []}
                if heading is not None:
                    found[key]["heading"] = heading
            found[key]["choices"].append(self._choice(p, seat, offer))
        groups = list(found.values())
        if len(offers) == YES_AND_NO and not any(offer.verb.domains for offer in offers):
            groups[0]["asked"] = YES_NO
        return groups

    def heading(self, p: P, seat: int, offer: Offer) -> Said | None:
        """What stands above a choice; None for a line of its own."""
        return say(f"heading-{offer.verb.name}") if offer.verb.domains else None

    def asked(self, offer: Offer) -> WayToAsk:
        """How choices like this are best asked."""
        others = [domain for domain in offer.verb.domains if not domain.counts]
        if offer.verb.domains and not others:
            return AMOUNT
        return FROM_TO if sum(domain.width for domain in others) > 1 else ONE_OF

    def phrase(self, action: int, verb: Verb) -> Said:
        """An action in words; worked out once."""
        known = self._phrases.get(action)
        if known is None:
            known = self._phrases[action] = {"message": f"verb-{verb.name}", "arguments": self.arguments(action, verb)}
        return known

    def arguments(self, action: int, verb: Verb) -> dict[str, Argument]:
        """What the message of a verb needs."""
        found: dict[str, Argument] = {}
        for domain, value in zip(verb.domains, verb.arguments(action), strict=True):
            key = domain.name.replace("-", "_")
            if domain.first_number is not None:
                found[key] = domain.first_number + value
            elif domain.width == 1:
                found[key] = self.named(domain, domain.words[value])
            else:
                for number, word in enumerate(domain.words[value].split(), 1):
                    found[f"{key}_{number}"] = self.named(domain, word)
        return found

    def named(self, domain: Domain, word: str) -> Argument:
        """What a word of a domain is called."""
        return domain.name_id(word)

    def label(self, p: P, seat: int, offer: Offer) -> Said | None:
        """What a choice adds to its heading; None where the phrase has to do."""
        return None

    def notes(self, p: P, seat: int, offer: Offer) -> list[Said]:
        """What is good to know of a choice."""
        return []

    def price(self, p: P, seat: int, offer: Offer) -> Said | None:
        """What a choice costs."""
        return None

    def about(self, p: P, seat: int, offer: Offer) -> list[str]:
        """The things a choice is about, the one that it chooses first."""
        values = self.phrase(offer.sample, offer.verb).get("arguments", {}).values()
        return [value for value in values if isinstance(value, str)]

    def _offers(self, p: P, seat: int) -> list[Offer]:
        """The legal actions, those that differ only in how many together."""
        space, losses, forms = p.space(), p.losses(seat), self._forms
        found: dict[int, Offer] = {}
        for action in p.legal(seat):
            form = forms.get(action)
            if form is None:
                form = forms[action] = _form_of(action, space)
            offer = found.get(form.key)
            if offer is None:
                offer = found[form.key] = Offer(form.verb, action)
            deed: Deed = {"code": action}
            if form.verb.counted >= 0:
                deed["amount"] = form.amount
            loss = losses.get(action)
            if loss is not None:
                said: Said = {"message": f"loss-{loss.message}", "arguments": told_arguments(loss.arguments)}
                deed["loss"] = {"said": said, "rule": loss.rule}
            offer.deeds.append(deed)
        return list(found.values())

    def _rank(self, offer: Offer) -> int:
        if offer.verb.name in self.early:
            return -1
        if offer.verb.name in self.late:
            return 2 + self.late.index(offer.verb.name)
        return 0 if offer.verb.domains else 1

    def _choice(self, p: P, seat: int, offer: Offer) -> Choice:
        verb = offer.verb
        phrase = self.phrase(offer.sample, verb)
        if verb.counted >= 0 and len(offer.deeds) > 1:
            amounts = [deed["amount"] for deed in offer.deeds]
            key = verb.domains[verb.counted].name.replace("-", "_")
            span = say("span", first=min(amounts), last=max(amounts))
            phrase = {"message": phrase["message"], "arguments": {**phrase.get("arguments", {}), key: span}}
        choice: Choice = {
            "verb": verb.name,
            "phrase": phrase,
            "about": self.about(p, seat, offer),
            "deeds": offer.deeds,
        }
        label, notes, price = self.label(p, seat, offer), self.notes(p, seat, offer), self.price(p, seat, offer)
        if label is not None:
            choice["label"] = label
        if notes:
            choice["notes"] = notes
        if price is not None:
            choice["price"] = price
        if verb.counted >= 0:
            choice["counted"] = verb.domains[verb.counted].name
        if verb.name in self.ending:
            choice["ends"] = True
        if verb.name in self.forgoing:
            choice["forgoes"] = True
        return choice

    # Events.

    def told(self, event: Event, seat: int | None) -> Told:
        """How an event is told to a seat (None: to spectators)."""
        told: Told = {}
        if event.message in self.headings:
            told["heading"] = self.headings.index(event.message) + 1
        hearers = self.better_told.get(event.message, ())
        if seat is not None and any(event.arguments.get(key) == seat for key in hearers):
            told["hidden"] = True
        story = self.stories.get(event.message)
        if story is not None:
            told["list"] = story.list
            told["joins"] = "" if story.begins else _key(event, story.list, story.by)
            leads = _key(event, story.list, story.by if story.leads_by is None else story.leads_by)
            if leads != told["joins"]:
                told["leads"] = leads
            if story.extends:
                told["extends"] = _key(event, event.message, story.extends)
            if story.yields:
                told["yields"] = story.yields
        return told

    def event_to_json(self, event: Event, seat: int | None) -> EventRecord:
        """An event in its plain form for sending, and how it is told to a seat."""
        told = self.told(event, seat)
        record: EventRecord = {**event.to_json()}
        if told:
            record["told"] = told
        return record


_PLAIN: Final[dict[ActionSpace, Teller[Any]]] = {}


def plain_teller(space: ActionSpace) -> Teller[Any]:
    """The teller of a title that has none of its own."""
    if space not in _PLAIN:
        _PLAIN[space] = Teller()
    return _PLAIN[space]


def _group_key(heading: Said | None, offer: Offer) -> str:
    """What choices of one group have in common: their heading, or that they stand alone without arguments."""
    if heading is None:
        return "-" if offer.verb.domains else ""
    return heading["message"] + (str(heading["arguments"]) if "arguments" in heading else "")


def _key(event: Event, name: str, by: tuple[str, ...]) -> str:
    """What has to be the same of two events that are told together."""
    return "/".join([name, *(str(event.arguments.get(key, "")) for key in by)])
