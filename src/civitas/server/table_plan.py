"""The plan of a table that is to be opened: the number of players, and who sits where."""

import time
from collections.abc import Mapping
from typing import NamedTuple

import civitas
from civitas import bots
from civitas.core.errors import BadOption
from civitas.core.options import Value, read_options
from civitas.core.title import Title
from civitas.server import tokens
from civitas.server.clocks import checked
from civitas.server.messages import NewTable, Opened
from civitas.server.storage.games import (
    AUTOMATED,
    BOT,
    NOT_BEGUN,
    OPEN,
    PERSON,
    UNDRAWN,
    WAITING,
    StoredSeat,
    StoredTable,
)


class TablePlan:
    """A table that can be opened: everything is checked."""

    def __init__(self, wanted: NewTable) -> None:
        self.title = civitas.title(wanted.title)
        known = read_options(self.title.options, wanted.options)
        self.options: dict[str, Value] = {name: known[name] for name in wanted.options}
        self.players = _players(self.title, wanted, self.options)
        self.title.new_game(players=self.players, seed=0, options=self.options)  # if not, say so now
        self.automated = self.title.automated_seats(self.players, self.options)
        self.seat = self._own_seat(wanted)
        self.bots = self._bots(wanted)
        if wanted.stand_in is not None:
            self._check_bot(wanted.stand_in)

    def seats(self, table_id: str, name: str, token: str | None, owner: str | None) -> list[StoredSeat]:
        """The seats as they are stored; the creator gets this name, token and owner."""
        return [self._seat(table_id, seat, name, token, owner) for seat in range(self.players)]

    def _seat(self, table_id: str, seat: int, name: str, token: str | None, owner: str | None) -> StoredSeat:
        if seat in self.automated:
            return StoredSeat(table_id, seat, AUTOMATED, "")
        if seat in self.bots:
            return StoredSeat(table_id, seat, BOT, self.bots[seat], bot=self.bots[seat])
        if seat == self.seat:
            return StoredSeat(table_id, seat, PERSON, name, token, owner, seen=time.time())
        return StoredSeat(table_id, seat, OPEN, "")

    def _own_seat(self, wanted: NewTable) -> int | None:
        if wanted.watch:
            return None
        claimed = [bot.seat for bot in wanted.bots]
        if wanted.seat is None:
            free = [seat for seat in range(self.players) if seat not in self.automated and seat not in claimed]
            if not free:
                raise BadOption("no seat is left for you")
            return free[0]
        self._check_free(wanted.seat, set())
        return wanted.seat

    def _bots(self, wanted: NewTable) -> dict[int, str]:
        placed: dict[int, str] = {}
        for bot in sorted(wanted.bots, key=lambda bot: bot.seat is None):
            self._check_bot(bot.bot)
            taken = {*placed, self.seat}
            free = [seat for seat in range(self.players) if seat not in taken and seat not in self.automated]
            if not free:
                raise BadOption(f"{len(wanted.bots)} bots are too many for {self.players} players")
            seat = free[0] if bot.seat is None else bot.seat
            self._check_free(seat, taken)
            placed[seat] = bot.bot
        return placed

    def _check_bot(self, bot: str) -> None:
        if bot not in bots.names(self.title.id):
            raise BadOption(f"{bot}: no such bot; there are {', '.join(bots.names(self.title.id))}")

    def _check_free(self, seat: int, taken: set[int | None]) -> None:
        if seat >= self.players or seat in self.automated or seat in taken:
            raise BadOption(f"seat {seat} is not free")


class PlannedTable(NamedTuple):
    """A table ready to be stored, and what its creator is told: the secrets in it are shown only once."""

    table: StoredTable
    seats: list[StoredSeat]
    opened: Opened


def planned(
    wanted: NewTable, owner: str | None, listed: bool, seed: int = UNDRAWN, rated: bool = False
) -> PlannedTable:
    """A table that waits until every seat is taken, with its secrets."""
    plan, now = TablePlan(wanted), time.time()
    table_id, invitation, token = tokens.new_table_id(), tokens.new_token(), tokens.new_token()
    table = StoredTable(
        id=table_id,
        title=plan.title.id,
        rules_revision=plan.title.rules_revision,
        players=plan.players,
        options=dict(plan.options),
        seed=seed,
        invitation=tokens.hash_of(invitation),
        stage=WAITING,
        head=NOT_BEGUN,
        to_act=[],
        bots_due=False,
        result=None,
        created=now,
        moved=now,
        host=owner,
        host_seat=plan.seat,
        listed=listed,
        open=wanted.open,
        stand_in=wanted.stand_in,
        clock=checked(wanted.clock),
        market=wanted.market,
        language=wanted.language,
        level=wanted.level,
        rated=rated,
    )
    seats = plan.seats(table_id, wanted.name.strip(), tokens.hash_of(token), owner)
    return PlannedTable(table, seats, Opened(table_id, invitation, plan.seat, None if plan.seat is None else token))


def _players(title: Title, wanted: NewTable, options: Mapping[str, Value]) -> int:
    """As many players as wanted, or the fewest that give everybody a seat."""
    allowed = title.player_counts(options)
    if wanted.players is not None:
        if wanted.players not in allowed:
            raise BadOption(f"players = {wanted.players}: must be one of {', '.join(map(str, allowed))}")
        return wanted.players
    people = len(wanted.bots) + (not wanted.watch)
    enough = [count for count in allowed if count - len(title.automated_seats(count, options)) >= people]
    if not enough:
        raise BadOption(f"{people} are too many for {title.id}")
    return enough[0]
