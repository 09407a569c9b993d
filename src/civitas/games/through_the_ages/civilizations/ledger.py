"""What numbers are made of: the functions that work them out note their parts here, if somebody wants to know."""


class Part:
    """A part of a number: what gives it (the id of a name), how much in all, and how often."""

    def __init__(self, source: str, value: int, count: int) -> None:
        self.source = source
        self.value = value
        self.count = count


class Ledger:
    """The parts of one number, in the order in which they come up; what one source gives is one part."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def note(self, source: str, value: int, count: int = 1) -> None:
        """Note what a source gives, unless it gives nothing."""
        if not value:
            return
        for part in self.parts:
            if part.source == source:
                part.value += value
                part.count = max(part.count, count)
                return
        self.parts.append(Part(source, value, count))
