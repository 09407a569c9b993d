"""What a battle of Civilization (2010) stands at, and what its combat bonuses are made of."""

from civitas.core.telling import Account, Explanation, Sum, say
from civitas.games.civilization_2010.battles.arithmetic import ATTACKER, DEFENDER, bonus_parts, standing_parts
from civitas.games.civilization_2010.battles.battle import Battle, battle_of
from civitas.games.civilization_2010.knowledge import knows_hand
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.telling.accounts import made_of, part_rows
from civitas.games.civilization_2010.telling.things import SQUARES, fighter_name, thing_said, unit_said

BATTLE_THING = "battle"
SIDES = (ATTACKER, DEFENDER)


def standing(p: Civilization2010) -> list[Account]:
    """How the battle would end if no more units came; nothing before the hands are drawn."""
    battle = battle_of(p)
    if battle is None or not p.hands:
        return []
    ahead = fighter_name(battle.fighter(battle.ahead(p)))
    return [
        {
            "heading": say("account-battle", square=SQUARES[battle.target]),
            "rows": [_value(p, battle, side) for side in SIDES],
            "total": {"label": say("account-ahead"), "value": thing_said(ahead), "rule": "battle.result-a"},
        }
    ]


def _value(p: Civilization2010, battle: Battle, side: int) -> Sum:
    """The combat value of a side: the health of its units and its combat bonus."""
    units = standing_parts(p, battle.fighter(side), battle.rank, side)
    parts = part_rows(p, units)
    if battle.bonus_of(side):
        parts.append({"label": say("icon-combat"), "value": battle.bonus_of(side), "rule": "battle.bonus-a"})
    return {
        "label": thing_said(fighter_name(battle.fighter(side))),
        "value": battle.combat_value(p, side),
        "parts": parts,
        "note": say("account-in-hand", count=len(p.hands[side])),
    }


def _hands(p: Civilization2010, battle: Battle, seat: int | None) -> list[Account]:
    """The battle hands that the one who looks may see, unit by unit."""
    rows: list[Sum] = []
    for side, hand in enumerate(p.hands):
        if knows_hand(p, seat, side):
            units: list[Sum] = [{"label": unit_said(p, battle, side, unit), "value": 1} for unit in hand]
            name = thing_said(fighter_name(battle.fighter(side)))
            rows.append({"label": name, "value": len(hand), "parts": units})
    return [{"heading": say("battle-hand"), "rows": rows}] if rows else []


def explain_battle(p: Civilization2010, seat: int | None) -> Explanation | None:
    """The battle that is being fought: who, where, what it stands at and where the combat bonuses come from."""
    battle = battle_of(p)
    if battle is None:
        return None
    sides = [fighter_name(battle.fighter(side)) for side in SIDES]
    bonus: Account = {
        "heading": say("icon-combat"),
        "rows": [
            made_of(p, thing_said(sides[side]), bonus_parts(p, battle.fighter(side), side, battle.target))
            for side in SIDES
        ],
    }
    return {
        "thing": BATTLE_THING,
        "name": say("battle-title", square=SQUARES[battle.target], attacker=sides[ATTACKER], defender=sides[DEFENDER]),
        "lines": [],
        "accounts": [*standing(p), bonus, *_hands(p, battle, seat)],
        "rules": ["battle.result-a", "battle.bonus-a", "battle.attack-a"],
    }
