"""The rule index of Toy Bidding. It has no language files: what its rules say stands behind them."""

from civitas.core.rules import Rule, RuleIndex

_RULES = [
    ("setup-a", "setup"),  # Shuffle the sixteen cards and deal each seat its hand.
    ("setup-b", "setup"),  # Each seat begins with three coins; the rest is the bank.
    ("turn-a", "turn"),  # Only the seats that are asked may act.
    ("turn-b", "turn"),  # An answer must be one to the question that is open.
    ("turn-c", "turn"),  # The host may call time; then the game is over.
    ("pot-a", "pot"),  # The starter rolls a die for the pot, or takes two coins for it.
    ("pot-b", "pot"),  # The bank never gives more coins than it has.
    ("stake-a", "stake"),  # A seat stakes and gives only coins that it has.
    ("stake-b", "stake"),  # A seat moves no more coins in a round than agreed.
    ("stake-c", "stake"),  # A seat gives coins to another seat of the table.
    ("bid-a", "bid"),  # All seats with cards bid one card of their hand in secret.
    ("bid-b", "bid"),  # When all have bid the highest card wins the pot.
    ("draw-a", "draw"),  # If so agreed, the winner of the pot draws a card.
    ("end-a", "end"),  # The game ends when no hand is left; most coins win.
]

RULES = RuleIndex([Rule({"id": id, "section": section}) for id, section in _RULES])
