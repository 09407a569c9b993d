"""Profiles and rankings: what is known of players from the games that they have played here."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from sqlalchemy import Connection

import civitas
from civitas.language import LANGUAGES, bot_name
from civitas.ratings import SURE
from civitas.server.bounds import Bounds
from civitas.server.people import visible
from civitas.server.people_messages import Company, GamePlayed, Profile, Ranked, Ranking, RatingShown, TallyShown
from civitas.server.ratings import BOT_PLAYER
from civitas.server.refusals import NotFound
from civitas.server.storage import friends, games, results
from civitas.server.storage.database import Database
from civitas.server.storage.friends import Person
from civitas.server.storage.people import ACCOUNT, account_number
from civitas.server.storage.results import StoredRating, StoredResult, Tally
from civitas.server.vocabulary import Friendship

ENOUGH_GAMES = 5
"""After so many rated games a rating says something."""


class Profiles:
    """The profiles of all players."""

    def __init__(self, database: Database, bounds: Bounds) -> None:
        self._database = database
        self._page = bounds.whole("history")
        self._ranked = bounds.whole("ranked")

    def profile(self, name: str, asker: int | None, page: int = 0) -> Profile:
        """A player with one page of the history, as whoever asks may know it."""
        with self._database.reading() as c:
            person = visible(c, name, asker)
            player = f"{ACCOUNT}{person.id}"
            rows = results.history(c, player, self._page + 1, page * self._page)
            return Profile(
                name=person.name,
                since=person.created,
                mine=person.id == asker,
                private=person.is_private,
                friend=_friendship(c, person, asker),
                ratings=[_rating(rating) for rating in results.ratings_of(c, player) if rating.games],
                tallies=_tallies(results.tallies(c, player)),
                history=_history(c, rows[: self._page], asker),
                more=len(rows) > self._page,
            )

    def ranking(self, title_id: str, asker: int | None) -> Ranking:
        """The strongest players of a title, people and bots; those who are private see themselves."""
        if title_id not in civitas.titles():
            raise NotFound("there is no such title")
        with self._database.reading() as c:
            best = results.best_of(c, title_id, ENOUGH_GAMES, self._ranked)
            known = _known(c, [each.player for each in best], asker)
        return Ranking(
            title_id, ENOUGH_GAMES, [_ranked(title_id, each, known) for each in best if each.player in known]
        )


def _friendship(c: Connection, person: Person, asker: int | None) -> Friendship:
    if asker is None or asker == person.id:
        return ""
    mine, theirs = friends.has_named(c, asker, person.id), friends.has_named(c, person.id, asker)
    if mine:
        return "friend" if theirs else "asked"
    return "asking" if theirs else ""


def _rating(rating: StoredRating) -> RatingShown:
    return RatingShown(rating.title, rating.strength.mu, SURE * rating.strength.sigma, rating.games)


def _tallies(tallies: Sequence[Tally]) -> list[TallyShown]:
    shown = []
    for title, group in groupby(tallies, key=lambda tally: tally.title):
        by_company = {tally.with_people: tally for tally in group}
        people, bots = (by_company.get(each, Tally(title, each, 0, 0)) for each in (True, False))
        shown.append(TallyShown(title, people.games, people.won, bots.games, bots.won))
    return shown


def _known(c: Connection, players: Iterable[str], asker: int | None) -> dict[str, str]:
    """The names of these players, as far as everybody may know them, or whoever asks himself; bots go by their own."""
    named = {player: player.removeprefix(BOT_PLAYER) for player in players if player.startswith(BOT_PLAYER)}
    numbers = {player: number for player in players if (number := account_number(player)) is not None}
    people = friends.persons(c, numbers.values())
    shown = {each.id for each in people.values() if not each.is_private or each.id == asker}
    return named | {player: people[number].name for player, number in numbers.items() if number in shown}


def _ranked(title_id: str, ranked: results.Ranked, known: dict[str, str]) -> Ranked:
    name, margin = known[ranked.player], SURE * ranked.strength.sigma
    is_bot = ranked.player.startswith(BOT_PLAYER)
    return Ranked(name, is_bot, _called(title_id, ranked.player), ranked.strength.mu, margin, ranked.games)


def _called(title_id: str, player: str) -> dict[str, str]:
    if not player.startswith(BOT_PLAYER):
        return {}
    return {code: bot_name(code, title_id, player.removeprefix(BOT_PLAYER)) for code in LANGUAGES}


def _history(c: Connection, rows: Sequence[StoredResult], asker: int | None) -> list[GamePlayed]:
    tables = games.find_tables(c, [row.table_id for row in rows])
    company = results.company(c, list(tables))
    known = _known(c, {each.player for others in company.values() for each in others}, asker)
    own = f"{ACCOUNT}{asker}"
    return [
        GamePlayed(
            table=row.table_id if tables[row.table_id].listed or _has_played(company[row.table_id], own) else None,
            title=row.title,
            at=row.at,
            place=row.place,
            players=row.players,
            how=row.how,
            rated=row.rated,
            value=row.mu,
            company=[
                _company(each, known)
                for each in company[row.table_id]
                if each.player != row.player or each.seat != row.seat
            ],
        )
        for row in rows
    ]


def _has_played(company: Sequence[StoredResult], player: str) -> bool:
    return any(each.player == player for each in company)


def _company(row: StoredResult, known: dict[str, str]) -> Company:
    is_bot = row.player.startswith(BOT_PLAYER)
    return Company(row.place, None if is_bot else known.get(row.player), _called(row.title, row.player))
