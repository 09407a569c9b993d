"""What docs/analysis.md says about the estimates is what the files of the values say."""

from bench.estimates import PAGE, drawings, page


def test_the_page_says_how_good_the_estimates_of_today_are() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python bench/estimates.py"


def test_every_title_with_values_has_its_calibration_drawn() -> None:
    for path, text in drawings().items():
        assert path.read_text(encoding="utf-8") == text, "run python bench/estimates.py"
        assert f"images/{path.name}" in PAGE.read_text(encoding="utf-8")
