"""What goes over the wire about people: friends, profiles, ratings, invitations and votes."""

from civitas.server.messages import Asked, Message, Name
from civitas.server.vocabulary import Friendship, How


class InviteByName(Asked):
    """Invite an account to an open seat of a table."""

    name: Name


class InvitedByName(Message):
    """The invitation is on its way; whether it is read is not told."""

    table: str
    name: str


class Vote(Asked):
    """Whether I want to end the game."""

    end: bool


class Privacy(Asked):
    """Whether my profile is for me and my friends alone."""

    private: bool


class Friends(Message):
    """My friends, and who is about to become one; and whether others see my profile."""

    friends: list[str]
    asking: list[str]
    """They have named me, and I have not named them."""
    asked: list[str]
    """I have named them, and they have not named me."""
    private: bool


class RatingShown(Message):
    """How strong somebody is at a title: the truth lies within the margin on either side in 95 of 100 cases."""

    title: str
    value: float
    margin: float
    games: int


class TallyShown(Message):
    """How often somebody has played a title, and won: with other people, and among bots alone."""

    title: str
    with_people: int
    won_with_people: int
    with_bots: int
    won_with_bots: int


class Company(Message):
    """Somebody who played along: a person by the name, a bot by what it is called; neither for the private or gone."""

    place: int
    name: str | None
    called: dict[str, str]


class GamePlayed(Message):
    """A game in somebody's history."""

    table: str | None
    """Where it can be watched again; none: the table is not for everybody."""
    title: str
    at: float
    place: int
    players: int
    how: How
    rated: bool
    value: float
    """The rating after the game, if it was rated."""
    company: list[Company]


class Profile(Message):
    """A player."""

    name: str
    since: float
    mine: bool
    private: bool
    friend: Friendship
    """What the player is to me: a friend, somebody who asks me, or whom I have asked."""
    ratings: list[RatingShown]
    tallies: list[TallyShown]
    history: list[GamePlayed]
    more: bool
    """Whether there are earlier games."""


class Ranked(Message):
    """A player among all who play a title: a person by the name, or a bot by what it is called."""

    name: str
    bot: bool
    called: dict[str, str]
    value: float
    margin: float
    games: int


class Ranking(Message):
    """The players of a title who have played often enough, the strongest first."""

    title: str
    least_games: int
    players: list[Ranked]
