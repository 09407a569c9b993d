"""A game in progress, the frames that drive it, and what one seat may see of it."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from civitas.core.dice import Dice
from civitas.core.errors import IllegalAction, OutOfTurn
from civitas.core.events import EVERYONE, Argument, Event
from civitas.core.losses import Loss
from civitas.core.native import mypyc_attr
from civitas.core.result import Result
from civitas.core.rules import Objection
from civitas.core.storage import Fields, dump_fields, fingerprint
from civitas.core.telling import Explanation, Figure, Telling
from civitas.core.verbs import ActionSpace

if TYPE_CHECKING:
    from civitas.core.teller import Teller

HOST: Final = -1
"""The seat of the host, who may rule on errors but never plays."""

View = Mapping[str, Any]
"""What is seen of a game, or asked, as plain data to be read only; titles say more exactly what it is."""

_LISTED: Final = 256
_SEATS: Final[list[list[int]]] = [[seat for seat in range(8) if (bits >> seat) & 1] for bits in range(_LISTED)]
"""Seats given as bits, as lists."""

_DRAWING: Final = "civitas.drawing"
"""What draws positions; loaded when a notebook asks for a picture, the engine itself knows none."""

P = TypeVar("P")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[P]):
    """One open question of the game: whom it asks, what they may answer, what an answer does.

    A frame with nobody to ask is resumed: it does the next thing on its own, asks somebody, or leaves the stack.
    Its fields are declared (`civitas.core.frames.frame`), which gives the constructor, `copy`, `blank` and `FIELDS`.
    """

    STORED: ClassVar[str] = ""
    """The name under which the frame is stored."""
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        self.asked = 0
        """Seats that owe an answer, as bits."""

    def is_market(self) -> bool:
        """Whether seats act at the same time and see each other do it: then bots leave people time to follow."""
        return False

    def resume(self, p: P) -> None:
        """Go on, now that this frame is on top of the stack and waits for nobody."""
        raise NotImplementedError

    def legal(self, p: P, seat: int) -> list[int]:
        """Every answer this seat may give."""
        raise NotImplementedError

    def objection(self, p: P, seat: int, action: int) -> Objection | None:
        """The rule that forbids this answer, or None."""
        raise NotImplementedError

    def answer(self, p: P, seat: int, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def loss(self, p: P, seat: int, action: int) -> Loss | None:
        """What a legal answer would throw away for good and for nothing, as far as the seat may know; mostly None."""
        return None

    def copy(self) -> "Frame[P]":
        """A frame that asks the same and shares nothing that changes."""
        raise NotImplementedError

    @staticmethod
    def blank() -> "Frame[Any]":
        """A frame of this kind, ready to take up stored fields."""
        raise NotImplementedError

    def question(self, p: P, seat: int | None) -> View:
        """What is being asked, as far as this seat (None: a spectator) may know."""
        return {"frame": self.name()}

    def name(self) -> str:
        """The name under which the frame is stored and asks."""
        return type(self).STORED

    def dump(self) -> dict[str, object]:
        """The frame as plain data."""
        return {
            "frame": self.name(),
            "asked": self.asked,
            "fields": dump_fields(self, type(self).FIELDS),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything about one game in progress, as plain data.

    A title derives its own position from this class: it adds its pieces and says how to copy, view and imagine them.
    History is not here but in `civitas.core.table.Table`, so that copying costs the same on every move.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.frames: list[Frame[Any]] = []
        self.dice = Dice(0, 0, 0, 0)
        self.result: Result | None = None
        self.news: list[Event] = []
        self.reveals = 0
        """Counts what was uncovered so far; what lies before a reveal cannot be taken back."""
        self.is_silent = False
        """Whether nobody listens: what happens is not reported."""
        self._legal_seat = -2
        self._legal: list[int] = []
        self._listed = -1
        """One of these actions, the last that was looked for among them, so that nobody looks for it again."""

    # What a title provides.

    def space(self) -> ActionSpace:
        """All actions of the title."""
        raise NotImplementedError

    def clone(self) -> "Position":
        """A copy that goes its own way."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data for `Title.load`."""
        raise NotImplementedError

    def describe(self) -> dict[str, Any]:
        """A scenario that builds this position again."""
        raise NotImplementedError

    def components(self) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie; never changes during a game."""
        raise NotImplementedError

    def turn_rule(self) -> str:
        """The rule that says whose turn it is now."""
        raise NotImplementedError

    def view_for(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may see, built up from nothing."""
        raise NotImplementedError

    def views_for(self, seats: Sequence[int | None]) -> Sequence[View]:
        """The views of several seats, to be read only: a title may work out once what all of them see alike."""
        return [self.view_for(seat) for seat in seats]

    def teller(self) -> "Teller[Any]":
        """Who says what is to be said about positions of this title; a title may say it better than the plain way."""
        from civitas.core.teller import plain_teller

        return plain_teller(self.space())

    def imagine_for(self, seat: int | None, rng: Dice) -> "Position":
        """A random position that this seat cannot tell from the real one."""
        raise NotImplementedError

    def host_legal(self) -> list[int]:
        """What the host may rule now; nothing unless the title's rules give the host a say."""
        return []

    def host_play(self, action: int) -> None:
        """Carry out a ruling of the host."""
        raise NotImplementedError

    # What every title gets.

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now, the lowest first; empty when the game is over."""
        asked = self.frames[-1].asked if self.frames and self.result is None else 0
        if asked < _LISTED:
            return _SEATS[asked][:]
        return [seat for seat in range(self.players) if (asked >> seat) & 1]

    def asked(self) -> int:
        """The seats that may act now, as bits."""
        return self.frames[-1].asked if self.frames and self.result is None else 0

    def legal(self, seat: int) -> list[int]:
        """Every action this seat may play now."""
        if self._legal_seat != seat or seat < HOST:
            frames = self.frames
            if seat >= 0 and frames and self.result is None:
                # What `_list_legal` does; every decision comes by here.
                top = frames[len(frames) - 1]
                self._legal = top.legal(self, seat) if (top.asked >> seat) & 1 else []
            else:
                self._legal = self._list_legal(seat)
            self._legal_seat = seat
            self._listed = -1
        return self._legal.copy()

    def play(self, seat: int, action: object) -> list[Event]:
        """Play a legal action and return what happened; anything else is refused and changes nothing."""
        listed = self._listed
        if (
            type(action) is int
            and self._legal_seat == seat
            and ((listed >= 0 and action == listed) or action in self._legal)
        ):
            code = action  # listed for this seat and nothing has happened since
        else:
            code = self._checked(seat, action)
        self._legal_seat = -2
        self.news = []
        if seat == HOST:
            self.host_play(code)
        else:
            frames = self.frames
            frames[len(frames) - 1].answer(self, seat, code)
            # What `settle` does; every decision comes by here.
            while frames and self.result is None:
                top = frames[len(frames) - 1]
                if top.asked:
                    break
                top.resume(self)
        return self.news

    def why_not(self, seat: int, action: object) -> Objection | None:
        """The rule that forbids this action to this seat now, or None if it is legal."""
        code = self.space().check(action)
        if seat == HOST:
            return None if code in self.host_legal() else Objection(self.turn_rule())
        if seat < 0 or not (self.asked() >> seat) & 1:
            return Objection(self.turn_rule())
        return self.frames[-1].objection(self, seat, code)

    def loss(self, seat: int, action: object) -> Loss | None:
        """What this action would cost the seat for good; None if nothing that anybody would mind, or if it is illegal.

        Whoever lets people act asks them to confirm such an action, and bots think twice. It changes nothing.
        """
        if type(action) is int and self._legal_seat == seat and seat >= 0 and action in self._legal:
            self._listed = action
            return self.frames[-1].loss(self, seat, action)
        code = self.space().check(action)
        if seat < 0:
            return None
        if self._legal_seat != seat:
            self.offer(seat, self._list_legal(seat))
        return self.frames[-1].loss(self, seat, code) if self._lists(code) else None

    def losses(self, seat: int) -> dict[int, Loss]:
        """Every legal action of the seat that would throw something away, with what that is."""
        found: dict[int, Loss] = {}
        for action in self.legal(seat) if seat >= 0 else []:
            loss = self.frames[-1].loss(self, seat, action)
            if loss is not None:
                found[action] = loss
        return found

    def perspective(self, seat: int | None) -> "Perspective":
        """All that this seat gets of the game; None is a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise OutOfTurn(f"there is no seat {seat}")
        return Perspective(self, seat)

    def silence(self) -> None:
        """Report nothing any more, neither here nor in copies: for those who play on and never read what happens."""
        self.is_silent = True

    def digest(self) -> str:
        """A fingerprint of the whole position."""
        return fingerprint(self.dump())

    def copy_course(self, other: "Position") -> None:
        """Give a copy what every position has: open questions, dice, result, and whether anybody listens."""
        other.frames = [frame.copy() for frame in self.frames]
        other.dice = self.dice.copy()
        other.result = self.result
        other.reveals = self.reveals
        other.is_silent = self.is_silent

    def title_id(self) -> str:
        """The id of the title that is played, as dumps name it."""
        title: str = self.dump()["title"]
        return title

    def _repr_svg_(self) -> str:
        """What notebooks show: the game as a spectator sees it."""
        return self.perspective(None)._repr_svg_()

    # What frames use.

    def settle(self) -> None:
        """Let the frames go on until somebody has to decide or the game is over."""
        frames = self.frames
        while frames and self.result is None:
            top = frames[-1]
            if top.asked:
                return
            top.resume(self)

    def push(self, frame: Frame[Any]) -> None:
        """Put a question on top of the others."""
        self.frames.append(frame)

    def pop(self) -> None:
        """Take away the question on top, which has been answered."""
        self.frames.pop()

    def ask_or_pop(self, seat: int) -> None:
        """Ask a seat the question on top, unless the only answer is to do nothing: then the question goes away."""
        frame = self.frames[-1]
        actions = frame.legal(self, seat)
        if len(actions) > 1:
            frame.asked = 1 << seat
            # What `offer` does; every second decision comes by here.
            self._legal_seat = seat
            self._legal = actions
            self._listed = -1
        else:
            self.frames.pop()

    def offer(self, seat: int, actions: list[int]) -> None:
        """Remember what the frame on top has just worked out for a seat, so that it need not do so again."""
        self._legal_seat = seat
        self._legal = actions
        self._listed = -1

    def tell(self, message: str, rule: str, arguments: dict[str, Argument], audience: int = EVERYONE) -> None:
        """Report what happened."""
        if self.is_silent:
            return
        self.news.append(Event(message, arguments, rule, audience))

    def _list_legal(self, seat: int) -> list[int]:
        if seat < 0:
            return self.host_legal() if seat == HOST else []
        if self.frames and self.result is None:
            top = self.frames[-1]
            if (top.asked >> seat) & 1:
                return top.legal(self, seat)
        return []

    def _checked(self, seat: int, action: object) -> int:
        """An action that may be played; any other is refused."""
        code = self.space().check(action)
        if seat != HOST and (seat < 0 or not (self.asked() >> seat) & 1):
            raise OutOfTurn(f"seat {seat} may not act now; to act: {self.to_act}")
        if self._legal_seat != seat:
            self.offer(seat, self._list_legal(seat))
        if not self._lists(code):
            self._refuse(seat, code)
        return code

    def _lists(self, action: int) -> bool:
        """Whether an action is among those remembered; whoever asks what it costs plays it next."""
        if action == self._listed and action >= 0:
            return True
        if action in self._legal:
            self._listed = action
            return True
        return False

    def _refuse(self, seat: int, action: int) -> None:
        objection = self.why_not(seat, action)
        assert objection is not None, f"{self.space().text(action)}: not listed, yet no objection"
        text = self.space().text(action)
        raise IllegalAction(f"{text}: forbidden by rule {objection.rule}", objection)


class Perspective:
    """The game as one seat may know it. Bots and clients get this and nothing else."""

    def __init__(self, position: Position, seat: int | None) -> None:
        self._position = position
        self.seat = seat

    @property
    def view(self) -> View:
        """What the seat sees, as plain data to be read only."""
        return self._position.view_for(self.seat)

    @property
    def telling(self) -> Telling:
        """What is said to the seat: headline, question, every legal action, and a forecast; to be read only."""
        return self._position.teller().telling(self._position, self.seat)

    def explain(self, thing: str) -> Explanation | None:
        """What a thing is and does as far as the seat may know, and what its numbers are made of."""
        return self._position.teller().explain(self._position, self.seat, thing)

    @property
    def figures(self) -> list[Figure]:
        """A few numbers of all seats that everybody may see, the one first that says who is ahead."""
        return self._position.teller().figures(self._position)

    @property
    def space(self) -> ActionSpace:
        """All actions of the title."""
        return self._position.space()

    def legal(self) -> list[int]:
        """Every action the seat may play now."""
        return [] if self.seat is None else self._position.legal(self.seat)

    def why_not(self, action: object) -> Objection | None:
        """The rule that forbids this action to the seat now, or None."""
        if self.seat is None:
            self.space.check(action)
            return Objection(self._position.turn_rule())
        return self._position.why_not(self.seat, action)

    def loss(self, action: object) -> Loss | None:
        """What an action would cost the seat for good, or None."""
        return None if self.seat is None else self._position.loss(self.seat, action)

    def losses(self) -> dict[int, Loss]:
        """Every action the seat may play that would throw something away, with what that is."""
        return {} if self.seat is None else self._position.losses(self.seat)

    def imagine(self, rng: Dice) -> Position:
        """A position drawn at random from all those that this seat cannot tell from the real one."""
        return self._position.imagine_for(self.seat, rng)

    @property
    def title_id(self) -> str:
        """The id of the title that is played."""
        return self._position.title_id()

    def _repr_svg_(self) -> str:
        """What notebooks show: the game as the seat sees it."""
        picture: str = import_module(_DRAWING).svg(self)
        return picture
