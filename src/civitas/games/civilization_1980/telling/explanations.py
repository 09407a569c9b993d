"""How an explanation is put together."""

from civitas.core.telling import Account, Explanation, Said, say


def explanation(
    thing: str,
    *,
    name: Said | None = None,
    kind: Said | None = None,
    cost: Said | None = None,
    lines: list[Said] | None = None,
    accounts: list[Account] | None = None,
    rules: list[str] | None = None,
) -> Explanation:
    """An explanation of a thing; what is not given is not there."""
    found: Explanation = {
        "thing": thing,
        "name": say("thing", thing=thing) if name is None else name,
        "lines": lines or [],
        "accounts": accounts or [],
        "rules": rules or [],
    }
    if kind is not None:
        found["kind"] = kind
    if cost is not None:
        found["cost"] = cost
    return found
