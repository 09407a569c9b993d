"""What an action is, said so that it can be read without seeing the table: which card lies on that space, and so on."""

from collections.abc import Iterator

from civitas.core.position import Perspective
from civitas.core.telling import Argument, Choice, Said, say


def told_action(perspective: Perspective, action: int) -> Said:
    """An action of the seat, as its teller puts it at this moment."""
    for group in perspective.telling["groups"]:
        for choice in group["choices"]:
            for deed in choice["deeds"]:
                if deed["code"] == action:
                    return _told(choice, deed.get("amount"))
    raise ValueError(f"{perspective.space.text(action)}: not told to seat {perspective.seat}")


def _told(choice: Choice, amount: int | None) -> Said:
    """The phrase of a choice, with what only its label says."""
    phrase, label = choice["phrase"], choice.get("label")
    if amount is not None and "counted" in choice:
        key = choice["counted"].replace("-", "_")
        phrase = {"message": phrase["message"], "arguments": {**phrase.get("arguments", {}), key: amount}}
    if label is None:
        return phrase
    if not phrase.get("arguments"):
        return label
    named = set(_names(phrase))
    return phrase if named.issuperset(_names(label)) else say("analysis-action", action=phrase, thing=label)


def _names(said: Said) -> Iterator[str]:
    """The things that are named in what is said."""
    for argument in said.get("arguments", {}).values():
        yield from _named(argument)


def _named(argument: Argument) -> Iterator[str]:
    if isinstance(argument, str):
        if "-" in argument:  # other words, such as the age of a card, are no names
            yield argument
    elif isinstance(argument, dict):
        yield from _names(argument) if argument.get("arguments") else [argument["message"]]
