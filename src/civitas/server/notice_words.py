"""Notices in words: the title, who else plays, what there is to do, and a link; nothing of the game."""

from collections.abc import Sequence
from typing import NamedTuple

from civitas.language import LANGUAGES, language, title_name
from civitas.server.mail import Letter
from civitas.server.storage.notices import INVITED

ONE_CLICK = "List-Unsubscribe=One-Click"
"""What the program of a mailbox says to our link (RFC 8058)."""


class News(NamedTuple):
    """What somebody is told about a table; a test is about none."""

    kind: str
    table_id: str | None = None
    title: str = ""
    others: tuple[str, ...] = ()


class Addresses(NamedTuple):
    """Where a letter leads."""

    page: str
    """The address of the server."""
    off: str
    """The address at which letters are turned off."""


def spoken(code: str | None) -> str:
    """A language that we have, the wanted one if we do."""
    return code if code in LANGUAGES else LANGUAGES[0]


def link_of(news: News) -> str:
    """Where on the page the table is."""
    if news.table_id is None:
        return "/"
    return f"/#/{'join' if news.kind == INVITED else 'table'}/{news.table_id}"


def headline(code: str, news: News) -> str:
    """What has happened, in a few words."""
    return language(code).text(f"notice-{news.kind}")


def sentence(code: str, news: News) -> str:
    """What has happened where, with whom."""
    words = language(code)
    parts = [words.text(f"notice-about-{news.kind}", title=title_name(code, news.title))]
    if news.others:
        parts.append(words.text("notice-with", names=", ".join(news.others)))
    return " ".join(parts)


def letter(to: str, code: str, news: Sequence[News], at: Addresses) -> Letter:
    """One letter about all of this."""
    words, first = language(code), news[0]
    kind = first.kind if len(news) == 1 else "digest"
    subject = words.text(f"letter-subject-{kind}", title=title_name(code, first.title), count=len(news))
    parts = [f"{sentence(code, each)}\n{at.page}{link_of(each)}" for each in news]
    text = "\n\n".join([*parts, f"-- \n{words.text('letter-off', link=at.off)}"])
    headers = {"List-Unsubscribe": f"<{at.off}>", "List-Unsubscribe-Post": ONE_CLICK}
    return Letter(to, subject, f"{text}\n", headers)
