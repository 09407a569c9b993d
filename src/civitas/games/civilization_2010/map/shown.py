"""What the squares around cities show, kept for as long as the same things lie there."""

from civitas.games.civilization_2010.facts.terrain import ICON_COUNT


class Shown:
    """The icons around cities that were asked for, while the position has these very lists.

    Pieces and ground are never changed in place but replaced (see `Civilization2010.clone`), so a position whose lists
    are others needs a new one of these, and copies share theirs until they change.
    """

    def __init__(self, piece: list[int], terrain: list[int], printed: list[int]) -> None:
        self.piece = piece
        self.terrain = terrain
        self.printed = printed
        self.around: list[dict[int, list[tuple[int, int]]]] = []
        """By icon and centre: the squares around it that show the icon, each with how many."""

    def with_pieces(self, piece: list[int], centres: list[int]) -> "Shown":
        """The same for other pieces, which change nothing but what is around these centres."""
        other = Shown(piece, self.terrain, self.printed)
        for known in self.around:
            around = known.copy()
            for centre in centres:
                if centre in around:
                    del around[centre]
            other.around.append(around)
        return other


def nothing_shown(piece: list[int], terrain: list[int], printed: list[int]) -> Shown:
    """What is kept when nobody has asked yet."""
    shown = Shown(piece, terrain, printed)
    shown.around = [{} for _ in range(ICON_COUNT)]
    return shown
