"""Letters over a real SMTP server on loopback."""

import pytest

from civitas.core.errors import BadOption
from civitas.server.mail import Letter, Mail, MailFailed
from tests.server.postbox import SENDER, postbox

LETTER = Letter("ida@example.org", "Zug für Ida", "Du bist dran.\n", {"List-Unsubscribe": "<https://example.org/off>"})


def test_a_letter_arrives_as_it_was_written() -> None:
    with postbox() as box:
        Mail(box.url).send(LETTER)
    (letter,) = box.letters
    assert (letter["From"], letter["To"], letter["Subject"]) == (SENDER, LETTER.to, LETTER.subject)
    assert letter["List-Unsubscribe"] == "<https://example.org/off>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter.get_content().splitlines() == LETTER.text.splitlines()


def test_a_letter_that_is_not_taken_may_be_tried_again() -> None:
    with postbox() as box:
        box.is_full = True
        with pytest.raises(MailFailed, match="SMTPDataError"):
            Mail(box.url).send(LETTER)
        box.is_full = False
        Mail(box.url).send(LETTER)
    assert len(box.letters) == 1


def test_no_header_can_be_smuggled_into_a_letter() -> None:
    with postbox() as box, pytest.raises(ValueError, match=r"linefeed|newline"):
        Mail(box.url).send(LETTER._replace(subject="hello\nBcc: everybody@example.org"))
    assert box.letters == []


def test_where_nobody_listens_a_letter_fails_in_one_line() -> None:
    with postbox() as box:
        url = box.url
    with pytest.raises(MailFailed, match="ConnectionRefusedError"):
        Mail(url).send(LETTER)


def test_without_a_mail_server_nothing_is_sent() -> None:
    mail = Mail(None)
    assert not mail.is_set_up
    with pytest.raises(MailFailed):
        mail.send(LETTER)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org?from=a@example.org", "must be smtp://HOST"),
        ("smtp://?from=a@example.org", "must be smtp://HOST"),
        ("smtp://example.org:port?from=a@example.org", "cannot be read"),
        ("smtp://example.org", "from which letters come"),
        ("smtp://me:secret@example.org?from=a@example.org", "CIVITAS_MAIL_PASSWORD"),
    ],
)
def test_a_mail_server_that_cannot_be_used_is_refused_before_anything_is_sent(url: str, why: str) -> None:
    with pytest.raises(BadOption, match=why) as refused:
        Mail(url)
    assert "secret" not in str(refused.value)
