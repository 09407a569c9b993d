"""The browser of these tests: nobody waits for it without end, and a dead one is replaced."""

import pytest
from playwright.sync_api import Error

from tests.web.chromium import Chromium

NEVER = "new Promise(() => undefined)"


def test_who_waits_in_vain_is_let_go_and_the_next_one_gets_another_browser(chromium: Chromium) -> None:
    page = chromium.running().new_page()
    with pytest.raises(Error, match="closed"), chromium.watched(seconds=1):
        page.evaluate(NEVER)
    assert chromium.running().new_page().evaluate("1 + 1") == 2
