"""The rule index of Toy Bidding."""

from civitas.core.rules import Rule, RuleIndex

_RULES = [
    ("setup-a", "setup", "Deal", "Shuffle the sixteen cards and deal each seat its hand."),
    ("setup-b", "setup", "Coins", "Each seat begins with three coins; the rest is the bank."),
    ("turn-a", "turn", "Turn", "Only the seats that are asked may act."),
    ("turn-b", "turn", "Question", "An answer must be one to the question that is open."),
    ("turn-c", "turn", "Host", "The host may call time; then the game is over."),
    ("pot-a", "pot", "Pot", "The starter rolls a die for the pot, or takes two coins for it."),
    ("pot-b", "pot", "Bank", "The bank never gives more coins than it has."),
    ("stake-a", "stake", "Stake", "A seat stakes and gives only coins that it has."),
    ("stake-b", "stake", "Limit", "A seat moves no more coins in a round than agreed."),
    ("stake-c", "stake", "Gift", "A seat gives coins to another seat of the table."),
    ("bid-a", "bid", "Bid", "All seats with cards bid one card of their hand in secret."),
    ("bid-b", "bid", "Uncover", "When all have bid the highest card wins the pot."),
    ("draw-a", "draw", "Draw", "If so agreed, the winner of the pot draws a card."),
    ("end-a", "end", "End", "The game ends when no hand is left; most coins win."),
]

RULES = RuleIndex(
    [
        Rule(
            {
                "id": id,
                "section": section,
                "title": title,
                "title_de": f"{title} (deutsch)",
                "text": text,
                "text_de": f"{text} (deutsch)",
            }
        )
        for id, section, title, text in _RULES
    ]
)
