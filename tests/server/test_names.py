"""Names on a public server: accounts are told apart, and people sit and speak under the names of their accounts."""

import threading

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from civitas.language import LANGUAGES, language
from civitas.server.accounts import Accounts
from civitas.server.names import LONGEST_NAME, key_of, shown_name, skeleton
from civitas.server.refusals import Refusal
from civitas.server.storage.database import Database
from civitas.server.storage.schema import ACCOUNTS, SEATS
from tests.server.members import PASSWORD, QUICK, log_out, registered, served_to_all
from tests.server.serving import Served, Watcher


def refusal_of(accounts: Accounts, name: str) -> str:
    with pytest.raises(Refusal) as refused:
        accounts.register(name, PASSWORD)
    return refused.value.reason


# What may be a name.


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("Zoë O'Brien-Smith 2", "Zoë O'Brien-Smith 2"),
        ("Анна Каренина", "Анна Каренина"),
        ("山田 タロウ Tarō", "山田 タロウ Tarō"),
        ("김철수 Kim", "김철수 Kim"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_shown_as_people_write_it(name: str, shown: str) -> None:
    assert shown_name(name) == shown


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("A\u200bda", "name-unseen"),  # a space without width
        ("Ada\u200d", "name-unseen"),  # a joiner
        ("\u202eadA", "name-unseen"),  # from right to left
        ("A\u00adda", "name-unseen"),  # a soft hyphen
        ("Ada\ufe0f", "name-unseen"),  # a variation selector, which is no format character
        ("\u3164", "name-unseen"),  # a filler, which counts as a letter
        ("Ada\u2800", "name-unseen"),  # Braille without a dot
        ("Ada\U000e0041", "name-unseen"),  # a tag
        (" ", "name-unseen"),
        ("Аda", "name-scripts"),  # the first letter is Cyrillic
        ("Adα", "name-scripts"),  # the last one is Greek
        ("Анна 山田", "name-scripts"),
        ("x" * (LONGEST_NAME + 1), "name-long"),
        ("\ufdfa" * 40, "name-long"),  # grows when it is written plainly
    ],
)
def test_what_cannot_be_read_is_no_name_and_the_page_says_why(name: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        shown_name(name)
    assert refused.value.reason == reason
    assert all(language(code).has(f"web-error-{reason}") for code in LANGUAGES)


# Which names look alike.


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аdа"),
        ("scope", "ѕсоре"),  # all of it Cyrillic
        ("Ida", "lda"),
        ("Bob", "B0B"),
        ("Modern", "Modem"),
        ("Ada", "A\u200bd\u00ada"),
        ("Ada", "ａｄａ"),
        ("O", "\u07c0"),  # a digit that is written from right to left
        ("ADA", "ꓮꓓꓮ"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ade"), ("Ada", "Ada 2"), ("Jürgen", "Jurgen"), ("Анна", "Анка"), ("山田", "田山")]
)
def test_names_that_can_be_told_apart_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_an_account_is_found_however_its_name_is_typed() -> None:
    assert key_of("  Ada   Lovelace ") == key_of("ADA lovelace") == "ada lovelace"


# At registration, on both databases.


def test_who_looks_like_somebody_else_is_refused_and_told_so(database: Database) -> None:
    accounts = Accounts(database, True, QUICK)
    accounts.register("Ida Modern", PASSWORD)
    assert refusal_of(accounts, "IDA modern") == "name-taken"
    for name in ("lda Modern", "Ida Modem", "Ida M0dern"):
        assert refusal_of(accounts, name) == "name-alike"
    assert all(language(code).has(f"web-error-name-{word}") for code in LANGUAGES for word in ("taken", "alike"))
    assert accounts.visitor(accounts.register("Ida Ancient", PASSWORD)).name == "Ida Ancient"


class AtOnce(PasswordHasher):
    """Lets two hash at the same time, so that neither has found the other's name."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.gate = threading.Barrier(2)
        self.is_shut = False

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        if self.is_shut:
            self.gate.wait(60)
        return super().hash(password, salt=salt)


def test_of_two_lookalikes_at_the_same_moment_one_gets_the_name(database: Database) -> None:
    hasher = AtOnce()
    accounts = Accounts(database, True, hasher)
    hasher.is_shut = True
    answers: list[str] = []

    def register(name: str) -> None:
        try:
            accounts.register(name, PASSWORD)
            answers.append("welcome")
        except Refusal as refused:
            answers.append(refused.reason)

    threads = [threading.Thread(target=register, args=[name]) for name in ("Ida", "lda")]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(answers) == ["name-alike", "welcome"]


def test_accounts_that_looked_alike_before_keep_their_names(empty_url: str) -> None:
    database = Database(empty_url)
    database.migrate("0002")
    password = QUICK.hash(PASSWORD)
    with database.writing() as c:
        for number, name in enumerate(("Ida", "lda", "Bob", "Аdа", "ꓲda"), 1):
            statement = "INSERT INTO accounts (id, name, key, password, created) VALUES ({}, '{}', '{}', '{}', 0)"
            c.exec_driver_sql(statement.format(number, name, key_of(name), password))
        c.exec_driver_sql(OLD_TABLE)
        for seat, owner in enumerate(("account:3", "guest:1")):
            c.exec_driver_sql(
                "INSERT INTO seats (table_id, seat, kind, name, owner) "
                f"VALUES ('old', {seat}, 'person', 'Ida', '{owner}')"
            )
    database.migrate()
    with database.reading() as c:
        looks = [row.skeleton for row in c.execute(select(ACCOUNTS).order_by(ACCOUNTS.c.id))]
        seats = [row.name for row in c.execute(select(SEATS).order_by(SEATS.c.seat))]
    assert len(set(looks)) == 5
    assert looks[0] == skeleton("Ida")
    assert seats == ["Bob", "Ida"]
    accounts = Accounts(database, True, QUICK)
    for name in ("Ida", "lda", "Bob", "Аdа", "ꓲda"):
        assert accounts.visitor(accounts.log_in(name, PASSWORD)).name == name
    assert refusal_of(accounts, "1da") == refusal_of(accounts, "Ada") == "name-alike"
    database.close()


OLD_TABLE = """INSERT INTO tables (id, title, rules_revision, players, options, seed, invitation, stage, head, to_act,
    bots_due, created, moved, listed, open, people)
    VALUES ('old', 'toy-bidding', 1, 2, '{}', 5, '', 'waiting', 0, '[]', false, 0, 0, false, false, 0)"""


# At the table.


def test_people_sit_and_speak_under_the_names_of_their_accounts(sqlite_url: str) -> None:
    with served_to_all(sqlite_url) as server:
        ada, bob = registered(server, "Ada"), registered(server, "Bob")
        opened = ada.open(name="Bob")
        path = f"/api/tables/{opened['table']}"
        assert bob.post(f"{path}/join", {"name": "Ada", "invitation": opened["invitation"]}).status_code == 200
        assert [seat["name"] for seat in ada.get(path).json()["seats"]] == ["Ada", "Bob"]
        assert bob.post(f"{path}/chat", {"text": "I am Ada"}).json()["name"] == "Bob"
        by_link = Watcher(server.base, opened["table"], opened["token"])
        by_link.state()
        by_link.tell({"type": "chat", "text": "I am Bob"})
        assert by_link.hear_until(lambda message: message.get("text") == "I am Bob")["name"] == "Ada"
        log_out(bob)
        for each in (by_link, ada, bob):
            each.close()


def test_guests_choose_their_names(server: Served) -> None:
    guest = server.client().enter()
    opened = guest.open(name="Whoever")
    assert guest.get(f"/api/tables/{opened['table']}").json()["seats"][0]["name"] == "Whoever"
    guest.close()
