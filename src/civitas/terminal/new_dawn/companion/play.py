"""What the rules do by themselves at a real table: the automated player's turn, the event dial, attacks on it.

People are asked what the rules leave to them. A die that shows nothing is rolled by the program, unless the people
roll real dice; then every number is asked for.
"""

from rich.console import Console
from rich.text import Text

from civitas.core.dice import HandDice
from civitas.core.registry import title as title_of
from civitas.games.new_dawn.battles.attack import DIE_SIDES, begin_attack
from civitas.games.new_dawn.battles.combat import printed_value
from civitas.games.new_dawn.facts.kinds import KINDS, MILITARY
from civitas.games.new_dawn.facts.wonders import DECK_KINDS, DECK_OF, WONDERS
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.phases.turn import begin_turn, end_round
from civitas.games.new_dawn.standings import completed_cards
from civitas.games.new_dawn.words import AUTOMA_PREFIX, focus_ids
from civitas.language import Language
from civitas.terminal.menu import Menu
from civitas.terminal.new_dawn.companion.asking import Ask, Questions
from civitas.terminal.new_dawn.companion.file import TITLE
from civitas.terminal.new_dawn.companion.situation import Situation
from civitas.terminal.new_dawn.companion.steps import Steps
from civitas.terminal.new_dawn.companion.words import match, names_of
from civitas.terminal.new_dawn.presenter import NewDawnPresenter
from civitas.terminal.words import NotUnderstood, Words

DECLARED = "attack-on-"
"""How messages about declared attacks begin."""
ROLLED = "combat-rolled"


class Play(Questions):
    """Lets a position go on, tells what happens, and asks people and their dice."""

    def __init__(
        self, situation: Situation, spoken: Language, console: Console, ask: Ask, by_hand: bool = False
    ) -> None:
        super().__init__(spoken, console, ask)
        self.situation = situation
        self.p: NewDawn = situation.position
        p = self.p
        self.presenter = NewDawnPresenter(title_of(TITLE), spoken)
        self.presenter.attend(p.perspective(None))
        self.names = self.presenter.names()
        self._told = 0
        self._steps = self.new_steps(p.automa)
        self._rolls = 0
        """Dice rolled by hand in attacks: one for the attacker and one for the defender in each."""
        if by_hand:
            p.dice = HandDice(p.dice, self.roll)

    def new_steps(self, seat: int) -> Steps:
        """What is told of somebody's turn, step by step."""
        return Steps(self.presenter, self.console, self.names[seat])

    # What is played.

    def automated_turn(self) -> None:
        """The turn of the automated player, and nothing else; a second one in a round has to be confirmed."""
        p = self.p
        if self.situation.turn_done:
            self.confirm("automa-turn-again", name=self.names[p.automa], round=p.round)
        p.active = p.automa
        self._begin(p.automa, self.language.text("automa-turn", name=self.names[p.automa], round=p.round))
        filled = [deck for deck, cards in enumerate(p.decks) if cards]
        begin_turn(p)
        self.go_on()
        for deck in filled:
            self.turn_up(deck)
        done, needed = completed_cards(p, p.automa), len(p.victory_cards)
        self.say("automa-standing", "dim", name=self.names[p.automa], done=done, all=needed)
        self.situation.turn_done = True

    def next_round(self) -> None:
        """The end of the round: whether somebody has won, and if not, the event dial."""
        p = self.p
        self._begin(p.automa, self.language.text("automa-round", round=p.round + 1))
        ended = p.round
        end_round(p)
        self.go_on()
        self.situation.turn_done = self.situation.turn_done and p.round == ended

    def attack(self, seat: int, target: int, value: int | None) -> None:
        """A person's attack with the military card; `value` is what card and slot are worth, if it is told."""
        p = self.p
        p.active = seat
        slot = p.civs[seat].slot_of(MILITARY)
        base = slot + 1 + printed_value(p, p.card(seat, slot), target) if value is None else value
        self._begin(seat, self.language.text("automa-attack", name=self.names[seat], value=base))
        begin_attack(p, seat, target, base, slot)
        self.go_on()

    def note(self, seat: int) -> None:
        """Something has been noted down for a person: tell what follows from it, if anything."""
        self._steps = self.new_steps(seat)
        self.go_on()

    def _begin(self, seat: int, heading: str) -> None:
        self._told = len(self.p.news)
        self._steps = self.new_steps(seat)
        self.console.print(Text(heading, style="bold"))

    def go_on(self) -> None:
        """Let everything happen that waits, and ask people on the way."""
        p = self.p
        p.settle()
        while p.to_act and not p.is_over:
            self.tell()
            seat = p.to_act[0]
            action = self.choose(seat, p.legal(seat))
            self._told = 0
            p.play(seat, action)
        self.tell()

    def tell(self) -> None:
        """Show what has happened since the last time."""
        fresh, self._told = self.p.news[self._told :], len(self.p.news)
        self._steps.tell(fresh)

    # Asking.

    def choose(self, seat: int, legal: list[int]) -> int:
        """What a person decides: a number on the screen, or words."""
        view = self.p.view_for(seat)
        self.presenter.attend(self.p.perspective(seat))
        space = self.p.space()
        question, _ = self.presenter.question()
        self.console.print(Text(f"{self.names[seat]}: {question}", style="bold cyan"))
        menu = Menu(self.presenter.choices())
        for line in menu.render(self.console.width):
            self.console.print(line, soft_wrap=True)
        words = Words(space, self.language)
        whose = view["question"].get("victim", seat) if view["question"] else seat
        while True:
            typed = self.ask(self.names[seat]).strip()
            choice = menu.pick(int(typed)) if typed.isdigit() else None
            if choice is not None:
                return choice.sample
            for text in (typed, self._with_slot(typed, whose)):
                action = _read(words, text, legal)
                if action is not None:
                    return action
            self.say("automa-ask-again", "yellow", text=typed, count=len(menu.choices))

    def _with_slot(self, typed: str, seat: int) -> str:
        """The same words with the slot instead of the card in it, whether or not a verb comes before it."""
        cards = card_names(self.p, seat)
        verb, _, rest = typed.partition(" ")
        for begin, name in (("", typed), (verb, rest)):
            slot = match(name, cards)
            if slot is not None:
                return f"{begin} {slot + 1}".strip()
        return typed

    # Dice rolled by hand.

    def roll(self, bound: int) -> int:
        """Ask what a die shows, or what chance has chosen; -1 leaves it to the program."""
        if bound == 1:
            return 0
        self.tell()
        return self.rolled_by_hand(self._what_is_rolled(bound), bound)

    def rolled_by_hand(self, what: str, bound: int) -> int:
        """What somebody says that a die shows."""
        while True:
            typed = self.ask(f"{what} (1–{bound})").strip()
            if not typed:
                return -1
            if typed.isdigit() and 1 <= int(typed) <= bound:
                return int(typed) - 1
            self.say("automa-roll-again", "yellow", text=typed, count=bound)

    def _what_is_rolled(self, bound: int) -> str:
        """The attacker's die, the defender's, the direction of the barbarians, or a choice by chance."""
        if bound == DIE_SIDES and self._declared():
            self._rolls += 1
            return self.language.text("automa-roll-attacker" if self._rolls % 2 else "automa-roll-defender")
        if self.p.news and self.p.news[-1].message == "event-dial":
            return self.language.text("automa-roll-direction")
        return self.language.text("automa-roll-chance", count=bound)

    def _declared(self) -> bool:
        """Whether an attack has been declared and not been rolled for."""
        for event in reversed(self.p.news):
            if event.message == ROLLED:
                return False
            if event.message.startswith(DECLARED):
                return True
        return False

    # What only the table knows.

    def turn_up(self, deck: int) -> None:
        """Ask which card of a deck lies face up now if the former one was taken; without an answer none does."""
        p = self.p
        hidden = [wonder for wonder in p.removed if DECK_OF[wonder] == deck]
        if p.decks[deck] or not hidden:
            return
        kind = self.language.name(f"wonder-type-{KINDS[DECK_KINDS[deck]]}")
        found = self.face_up(kind, {wonder: self.language.name(f"card-{WONDERS[wonder]}") for wonder in hidden})
        if found is not None:
            p.decks[deck] = [found]
            p.removed = [wonder for wonder in p.removed if wonder != found]

    def face_up(self, kind: str, names: dict[int, str]) -> int | None:
        """Which of these wonders lies face up, if any."""
        self.say("automa-face-up", "bold cyan", kind=kind, names=", ".join(names.values()))
        while True:
            typed = self.prompt("automa-face-up-prompt")
            if not typed:
                self.say("automa-face-up-none")
                return None
            found = match(typed, {wonder: names_of("card", WONDERS[wonder]) for wonder in names})
            if found is not None:
                return found
            self.say("automa-face-up-again", "yellow", text=typed)


def card_names(p: NewDawn, seat: int) -> dict[int, list[str]]:
    """What the focus cards of a player are called, by their slots from 0 on."""
    ids = [card.removeprefix(AUTOMA_PREFIX) for card in focus_ids(p.civs[seat].row, seat == p.automa)]
    return {slot: names_of("card", card) for slot, card in enumerate(ids)}


def _read(words: Words, typed: str, legal: list[int]) -> int | None:
    """The legal action that words stand for, or None."""
    try:
        action = words.read(typed, legal)
    except NotUnderstood:
        return None
    return action if action in legal else None
