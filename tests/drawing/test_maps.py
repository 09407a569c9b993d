"""The maps: the same geometry as on the page, and labels that cover nothing."""

from collections import Counter
from itertools import combinations

from civitas.drawing.canvas import box_around, overlaps
from civitas.drawing.civilization_1980.geometry import (
    HARBOURS,
    HEIGHT,
    RINGS,
    SPOTS,
    WIDTH,
    frame,
    is_inside,
    path,
    pinned_corners,
)
from civitas.drawing.civilization_1980.labels import limit_width, place
from civitas.drawing.civilization_1980.pieces import standing
from civitas.drawing.measuring import width_of
from civitas.drawing.new_dawn.hexagons import Space, lines
from civitas.drawing.new_dawn.hexagons import frame as frame_of_spaces
from civitas.games.civilization_1980.facts.board import AREA_NAME, AREAS, COAST_AREA, COASTS, IS_LAND
from civitas.language import LANGUAGES, language

SIZE = 14


def test_a_common_border_is_one_line_for_both_sides() -> None:
    left = [(10.0, 10.0), (50.0, 10.0), (60.0, 30.0), (50.0, 50.0), (10.0, 50.0)]
    right = [(50.0, 10.0), (90.0, 10.0), (90.0, 50.0), (50.0, 50.0), (60.0, 30.0)]
    pinned = pinned_corners([left, right])
    assert {(50.0, 10.0), (50.0, 50.0)} <= pinned
    assert (60.0, 30.0) not in pinned
    assert "L55 20Q60 30 55 40" in path(left, pinned)
    assert "L55 40Q60 30 55 20" in path(right, pinned)


def test_every_area_and_every_coast_has_its_place() -> None:
    assert len(SPOTS) == len(AREAS)
    assert [*HARBOURS] == COASTS
    for area, spots in enumerate(SPOTS):
        assert is_inside(spots.tokens, RINGS[area]), AREAS[area]
        assert 0.7 <= spots.scale <= 1
    for coast, area in zip(COASTS, COAST_AREA, strict=True):
        assert is_inside(HARBOURS[coast], RINGS[area]), coast
    assert max(Counter(HARBOURS.values()).values()) == 1


def test_labels_lie_on_the_map_and_cover_neither_each_other_nor_pieces() -> None:
    whole = (0, 0, WIDTH, HEIGHT)
    taken = [box_around(*HARBOURS[coast], 24, 24) for coast in COASTS[::5]]
    for code in LANGUAGES:
        names = [language(code, "civilization-1980").name(name) for name in AREA_NAME]
        labels = place(names, range(len(AREAS)), SIZE, taken, whole)
        land = [label for label in labels if IS_LAND[label.area]]
        wide = [width_of(label.words, SIZE) + limit_width(label.area, SIZE) for label in land]
        boxes = [box_around(label.x, label.y, width, SIZE) for label, width in zip(land, wide, strict=True)]
        assert len([label for label in land if label.words]) > 0.6 * len(land)
        assert not any(overlaps(one, other) for one, other in combinations(boxes, 2))
        assert not any(overlaps(one, other) for one in boxes for other in taken)


def test_the_part_that_is_played_on_is_shown() -> None:
    left, top, right, bottom = frame(["beige"])
    assert 0 <= left < right <= WIDTH
    assert 0 <= top < bottom <= HEIGHT
    assert frame(["beige", "pink", "green", "yellow"]) == (0, 0, WIDTH, HEIGHT)


def test_stacks_stand_beside_each_other_in_rows_of_three() -> None:
    assert standing(0, (0, 0), 10) == []
    assert standing(1, (5, 5), 10) == [(5, 5)]
    assert standing(2, (0, 0), 10) == [(-5, 0), (5, 0)]
    assert standing(4, (0, 0), 10) == [(-10, -5), (0, -5), (10, -5), (0, 5)]


def test_lines_are_drawn_where_spaces_differ() -> None:
    spaces: list[Space] = [{"at": [0, 0], "owner": 1}, {"at": [1, 0], "owner": 1}, {"at": [0, 1]}]
    apart = lines(spaces, lambda here, beyond: beyond is None or beyond.get("owner") != here.get("owner"))
    assert apart.count("M") == 3 * 6 - 2
    left, top, right, bottom = frame_of_spaces(spaces)
    assert left < 0 < right
    assert top < 0 < bottom
