"""People find each other: friends, invitations by name, profiles and rankings; and nobody learns more than he may."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from sqlalchemy import delete, insert

from civitas.server.bounds import Bounds
from civitas.server.messages import NewTable
from civitas.server.people import People
from civitas.server.profiles import Profiles
from civitas.server.storage import friends
from civitas.server.storage.database import Database
from civitas.server.storage.schema import BLOCKS, METADATA, RATINGS
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock, TablesWanted
from tests.server.members import registered, served_to_all
from tests.server.playing import TOY_ID, Party
from tests.server.serving import Client, Served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def standing(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A public server on each database, for all tests."""
    if request.param == "sqlite":
        prepared: Path = request.getfixturevalue("prepared_sqlite")
        url = f"sqlite:///{shutil.copy(prepared, tmp_path_factory.mktemp('people') / 'civitas.db')}"
    else:
        url = request.getfixturevalue("prepared_postgresql")
    with served_to_all(url) as running:
        yield running


@pytest.fixture
def public(standing: Served) -> Served:
    """The server, when it has forgotten everybody."""
    with standing.services.database.writing() as c:
        for table in reversed(METADATA.sorted_tables):
            c.execute(delete(table))
    return standing


@pytest.fixture
def ada(public: Served) -> Client:
    return registered(public, "Ada")


@pytest.fixture
def ben(public: Served) -> Client:
    return registered(public, "Ben")


def answer(response: Any, status: int = 200) -> Any:
    assert response.status_code == status, response.text
    return response.json()


def refused(response: Any) -> str:
    """Why."""
    assert response.status_code >= 400
    said = response.json()
    return str(said.get("error") or said["reason"])


def lobby(client: Client) -> Any:
    return answer(client.get("/api/lobby"))


def number(server: Served, name: str) -> int:
    with server.services.database.reading() as c:
        person = friends.find_person(c, name.lower())
    assert person is not None
    return person.id


def block(server: Served, who: str, whom: str) -> None:
    row = {"account_id": number(server, who), "other_id": number(server, whom), "kind": "block", "at": 0.0}
    with server.services.database.writing() as c:
        c.execute(insert(BLOCKS), row)


def befriend(*pairs: tuple[Client, str]) -> None:
    for client, name in pairs:
        answer(client.http.put(f"/api/friends/{name}", headers={"x-csrf-token": client.csrf}))


def part(client: Client, name: str) -> Any:
    return answer(client.http.delete(f"/api/friends/{name}", headers={"x-csrf-token": client.csrf}))


def played(server: Served, *names: str, bots: int = 0) -> str:
    """The table of a game of these people that is over."""
    owners = [f"account:{number(server, name)}" for name in names]
    party = Party(server.services.tables, len(names) + bots, bots=bots, owners=owners)
    party.play_to_the_end()
    return party.id


# Finding a table.


def test_an_open_table_says_for_whom_it_is(ada: Client, ben: Client) -> None:
    clock = {"kind": "live", "bank": 900, "increment": 60, "most": 900}
    table = ada.open(open=True, language="de", level="new", rated=False, clock=clock)["table"]
    (shown,) = lobby(ben)["open"]
    assert (shown["id"], shown["clock"]["bank"]) == (table, 900)
    assert (shown["language"], shown["level"], shown["rated"]) == ("de", "new", False)
    for wrong in ({"language": "Deutsch"}, {"level": "god"}):
        answer(ada.post("/api/tables", {"title": TOY_ID, "name": "Ada", **wrong}), 400)


def test_what_somebody_looks_for_is_found_behind_any_number_of_other_tables(database: Database) -> None:
    tables = Tables(database, bounds=Bounds({"lobby-tables": 2}), public=True)
    days = Clock("days", 9000, 900, 9000)
    old = tables.open(NewTable(TOY_ID, "Ada", 3, open=True, level="new", language="de", clock=days), "account:1").table
    new = [tables.open(NewTable(TOY_ID, "Ada", open=True), "account:1").table for _ in range(3)]
    looked_for = tables.queries.open_tables
    assert {each.id for each in looked_for(TablesWanted(), None)} < set(new)
    for name, value, other in (
        ("players", 3, 4),
        ("level", "new", "strong"),
        ("language", "de", "en"),
        ("clock", "days", "live"),
    ):
        assert [each.id for each in looked_for(convert({name: value}, TablesWanted), "account:2")] == [old]
        assert looked_for(convert({name: other}, TablesWanted), "account:2") == []
    assert len(looked_for(TablesWanted(title=TOY_ID, clock="off"), None)) == 2
    assert looked_for(TablesWanted(title="chess"), None) == []
    assert looked_for(TablesWanted(level="new"), "account:1") == [], "one's own tables are no news"


def test_what_is_looked_for_is_said_behind_the_address(ada: Client, ben: Client) -> None:
    table = ada.open(open=True, level="new")["table"]
    assert [each["id"] for each in answer(ben.get("/api/open-tables?level=new&players=2"))] == [table]
    assert answer(ben.get("/api/open-tables?level=strong")) == []
    for wrong in ("level=god", "players=0", "players=many", "title=%00", "colour=red"):
        answer(ben.get(f"/api/open-tables?{wrong}"), 400)


def test_whoever_is_invited_by_name_finds_it_in_the_lobby_and_takes_a_seat(ada: Client, ben: Client) -> None:
    table = ada.open()["table"]
    assert answer(ada.post(f"/api/tables/{table}/invite", {"name": " ben "}))["name"] == "Ben"
    (invitation,) = lobby(ben)["invitations"]
    assert (invitation["table"]["id"], invitation["by"]) == (table, "Ada")
    answer(ben.post(f"/api/tables/{table}/join", {"name": "Ben"}))
    assert lobby(ben)["invitations"] == []
    assert [each["id"] for each in lobby(ben)["mine"]] == [table]


def test_whoever_declines_or_was_never_invited_has_no_seat(public: Served, ada: Client, ben: Client) -> None:
    table = ada.open()["table"]
    answer(ada.post(f"/api/tables/{table}/invite", {"name": "Ben"}))
    ben.http.delete(f"/api/tables/{table}/invite", headers={"x-csrf-token": ben.csrf})
    assert lobby(ben)["invitations"] == []
    for nobody in (ben, registered(public, "Cleo")):
        assert refused(nobody.post(f"/api/tables/{table}/join", {"name": "x"})) == "invitation"


def test_an_invitation_to_a_full_table_is_not_shown(public: Served, ada: Client, ben: Client) -> None:
    opened = ada.open()
    answer(ada.post(f"/api/tables/{opened['table']}/invite", {"name": "Ben"}))
    cleo = registered(public, "Cleo")
    answer(cleo.post(f"/api/tables/{opened['table']}/join", {"name": "x", "invitation": opened["invitation"]}))
    assert lobby(ben)["invitations"] == []


def test_inviting_somebody_who_has_blocked_me_looks_like_any_other(public: Served, ada: Client, ben: Client) -> None:
    cleo, table = registered(public, "Cleo"), ada.open()["table"]
    block(public, "Ben", "Ada")
    unseen, welcome = (ada.post(f"/api/tables/{table}/invite", {"name": name}) for name in ("Ben", "Cleo"))
    assert unseen.text.replace("Ben", "Cleo") == welcome.text
    assert lobby(ben)["invitations"] == []
    assert len(lobby(cleo)["invitations"]) == 1


@pytest.mark.parametrize(
    ("inviting", "name", "reason"),
    [("Ada", "Nobody", "not-found"), ("Ada", "Ada", "seated"), ("Ben", "Ada", "host")],
)
def test_who_cannot_be_invited(ada: Client, ben: Client, inviting: str, name: str, reason: str) -> None:
    table, client = ada.open()["table"], {"Ada": ada, "Ben": ben}[inviting]
    response = client.post(f"/api/tables/{table}/invite", {"name": name})
    assert refused(response) == reason


def test_there_are_bounds(public: Served, ada: Client, ben: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    services, bounds = public.services, Bounds({"invited": 1, "friends": 1})
    monkeypatch.setattr(services, "people", People(services.database, services.tables.notices, bounds))
    registered(public, "Cleo")
    table = ada.open(players=3)["table"]
    answer(ada.post(f"/api/tables/{table}/invite", {"name": "Ben"}))
    assert refused(ada.post(f"/api/tables/{table}/invite", {"name": "Cleo"})) == "too-many"
    befriend((ada, "Ben"), (ada, "Ben"))
    assert refused(ada.http.put("/api/friends/Cleo", headers={"x-csrf-token": ada.csrf})) == "too-many"


# What waits for me.


def test_what_waits_for_me_comes_first(public: Served, ada: Client, ben: Client) -> None:
    tables = public.services.tables
    owners = [f"account:{number(public, name)}" for name in ("Ada", "Ben")]
    parties = [Party(tables, owners=owners, seed=seed) for seed in (5, 6, 7)]
    asked = [tables.state(party.id, None).to_act for party in parties]
    for party, seats in zip(parties[:1], asked, strict=False):
        party.act(seats[0], int(tables.state(party.id, seats[0]).legal[0]["code"]))
    for client, seat in ((ada, 0), (ben, 1)):
        waits = [party.id for party in parties if seat in tables.state(party.id, None).to_act]
        found = answer(client.get("/api/waiting"))
        assert sorted(found) == sorted(waits)
        mine = lobby(client)["mine"]
        assert [table["my_turn"] for table in mine] == sorted((table["my_turn"] for table in mine), reverse=True)


def test_a_stranger_has_nothing_waiting(public: Served, ada: Client) -> None:
    assert answer(public.client().get("/api/waiting")) == answer(ada.get("/api/waiting")) == []


# Friends.


def test_friends_are_those_who_have_named_each_other(ada: Client, ben: Client) -> None:
    befriend((ada, "Ben"))
    assert answer(ada.get("/api/friends")) == {"friends": [], "asking": [], "asked": ["Ben"], "private": False}
    assert answer(ben.get("/api/friends"))["asking"] == ["Ada"]
    befriend((ben, "ADA"))
    assert answer(ada.get("/api/friends"))["friends"] == ["Ben"]
    assert part(ben, "Ada")["friends"] == []
    assert answer(ada.get("/api/friends"))["friends"] == answer(ada.get("/api/friends"))["asked"] == []


def test_whom_i_have_blocked_does_not_ask_me(public: Served, ada: Client, ben: Client) -> None:
    block(public, "Ben", "Ada")
    befriend((ada, "Ben"))
    assert answer(ada.get("/api/friends"))["asked"] == ["Ben"]
    assert answer(ben.get("/api/friends"))["asking"] == []


def test_nobody_befriends_himself(ada: Client) -> None:
    response = ada.http.put("/api/friends/Ada", headers={"x-csrf-token": ada.csrf})
    assert refused(response) == "yourself"


# Profiles.


def test_a_profile_tells_ratings_results_and_games(public: Served, ada: Client, ben: Client) -> None:
    among_bots, together = played(public, "Ada", bots=1), played(public, "Ada", "Ben")
    profile = answer(public.client().get("/api/players/ada"))
    assert (profile["name"], profile["mine"], profile["friend"], profile["more"]) == ("Ada", False, "", False)
    (rating,) = profile["ratings"]
    assert (rating["title"], rating["games"]) == (TOY_ID, 2)
    (tally,) = profile["tallies"]
    assert (tally["with_people"], tally["with_bots"]) == (1, 1)
    later, earlier = profile["history"]
    assert later["value"] == pytest.approx(rating["value"])
    assert [each["name"] for each in later["company"]] == ["Ben"]
    assert [each["called"]["en"] for each in earlier["company"]] != []
    assert (later["table"], earlier["table"]) == (None, None)
    mine = answer(ada.get("/api/players/Ada"))
    assert [game["table"] for game in mine["history"]] == [together, among_bots]
    assert mine["mine"]


def test_a_history_has_pages(public: Served, ada: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public.services, "profiles", Profiles(public.services.database, Bounds({"history": 2})))
    tables = [played(public, "Ada", bots=1) for _ in range(3)]
    first, second = (answer(ada.get(f"/api/players/Ada/{page}")) for page in (0, 1))
    assert [[game["table"] for game in page["history"]] for page in (first, second)] == [tables[:0:-1], tables[:1]]
    assert (first["more"], second["more"]) == (True, False)
    answer(ada.get("/api/players/Ada/x"), 404)


def test_somebody_private_is_for_strangers_as_if_there_were_no_such_name(
    public: Served, ada: Client, ben: Client
) -> None:
    cleo = registered(public, "Cleo")
    table = ada.open()["table"]
    befriend((ada, "Ben"), (ben, "Ada"))
    played(public, "Ben", "Cleo")
    answer(ben.put("/api/privacy", {"private": True}))
    for stranger in (cleo, public.client()):
        for page in ("", "/0"):
            private = stranger.get(f"/api/players/Ben{page}")
            nobody = stranger.get(f"/api/players/Nemo{page}")
            assert (private.status_code, private.text) == (nobody.status_code, nobody.text)
            assert private.status_code == 404
    csrf = {"x-csrf-token": cleo.csrf}
    assert cleo.http.put("/api/friends/Ben", headers=csrf).text == cleo.http.put("/api/friends/Nemo", headers=csrf).text
    assert part(cleo, "Ben") == part(cleo, "Nemo")
    own = cleo.open()["table"]
    asked = [cleo.post(f"/api/tables/{own}/invite", {"name": name}).text for name in ("Ben", "Nemo")]
    assert asked[0] == asked[1]
    (game,) = answer(cleo.get("/api/players/Cleo"))["history"]
    assert [each["name"] for each in game["company"]] == [None]
    assert answer(ada.get("/api/players/Ben"))["friend"] == "friend"
    answer(ada.post(f"/api/tables/{table}/invite", {"name": "Ben"}))
    assert answer(ben.get("/api/players/Ben"))["private"]


def test_whoever_was_asked_and_becomes_private_is_not_to_be_seen_any_more(ada: Client, ben: Client) -> None:
    befriend((ada, "Ben"))
    answer(ben.put("/api/privacy", {"private": True}))
    assert answer(ada.get("/api/friends"))["asked"] == []
    befriend((ben, "Ada"))
    assert answer(ada.get("/api/friends"))["friends"] == ["Ben"]


def test_a_ranking_has_people_and_bots_who_have_played_enough(public: Served, ada: Client, ben: Client) -> None:
    players = [f"account:{number(public, 'Ada')}", f"account:{number(public, 'Ben')}", "bot:random", "account:999999"]
    rows = [
        {"player": player, "title": TOY_ID, "mu": 20.0 + place, "sigma": 2.0, "games": 5, "at": 0.0}
        for place, player in enumerate(players)
    ]
    seldom = {"player": "bot:seldom", "title": TOY_ID, "mu": 50.0, "sigma": 2.0, "games": 4, "at": 0.0}
    with public.services.database.writing() as c:
        c.execute(insert(RATINGS), [*rows, seldom])
    ranking = answer(ada.get(f"/api/ratings/{TOY_ID}"))
    assert [(each["name"], each["bot"]) for each in ranking["players"]] == [
        ("random", True),
        ("Ben", False),
        ("Ada", False),
    ]
    assert ranking["players"][0]["margin"] == pytest.approx(2 * 1.96, abs=0.01)
    answer(ben.put("/api/privacy", {"private": True}))
    names = [[each["name"] for each in answer(who.get(f"/api/ratings/{TOY_ID}"))["players"]] for who in (ada, ben)]
    assert names == [["random", "Ada"], ["random", "Ben", "Ada"]]
    answer(ada.get("/api/ratings/nothing"), 404)


def test_without_accounts_there_are_no_profiles(embedded: Served) -> None:
    client = embedded.client().enter()
    for path in ("/api/players/Ada", f"/api/ratings/{TOY_ID}", "/api/friends"):
        assert refused(client.get(path)) == "accounts"
    assert client.get("/api/waiting").json() == []


def test_who_has_not_logged_in_has_no_friends(public: Served) -> None:
    assert refused(public.client().get("/api/friends")) == "login"
