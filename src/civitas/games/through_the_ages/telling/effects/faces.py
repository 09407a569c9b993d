"""What stands on a card itself: every line of what it does has an inscription, in a few words and signs."""

from civitas.core.telling import Argument, Said


def face_of(line: Said) -> Said:
    """The inscription for a line of an effect, with the same numbers."""
    face: Said = {"message": _short(line["message"])}
    if "arguments" in line:
        face["arguments"] = {key: _within(value) for key, value in line["arguments"].items()}
    return face


def _within(value: Argument) -> Argument:
    """What a line names is shortened as well: amounts, and whom an event concerns."""
    if isinstance(value, dict):
        return face_of(value)
    return _short(value) if isinstance(value, str) else value


def _short(message: str) -> str:
    if message.startswith("effect-"):
        return message.replace("effect", "face", 1)
    return f"face-{message}" if message.startswith("who-") else message
