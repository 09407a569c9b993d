### Words that only the page of this title needs.

web-2010-trade = Trade
web-2010-culture-stock = Culture tokens
web-2010-production = Production
web-2010-culture-made = Culture from the arts
web-2010-limit-speed = Travel speed
web-2010-limit-stacking = Stacking limit
web-2010-limit-cities = Cities
web-2010-limit-policies = Social policies
web-2010-limit-events = Culture events on hand
web-2010-limit-combat = Combat bonus

board2010-parts = What lies beside the map
board2010-map = Map
board2010-empire = Empire
board2010-techs = Techs
board2010-culture = Culture
board2010-market = Market
board2010-trade = Trade
board2010-limits = speed { $speed } · stack { $stacking }
board2010-change = You can take instead
board2010-next = Could be learned next
board2010-advance = Advance on the culture track
board2010-figures = Which figures move
board2010-steps = { $count ->
    [one] one step left
   *[other] { $count } steps left
}
board2010-city = City { $square }
board2010-battle = Battle
board2010-no-fronts = No unit has been played yet.
board2010-choose-unit = Choose a unit of your hand.
board2010-choose-front = Now choose where it fights.
board2010-offer = Make an offer
board2010-draft = Your offer to { $name }
board2010-no-offers = No offers lie on the table.
board2010-accept = Accept
board2010-decline = Decline
board2010-counter = Counter-offer
board2010-withdraw = Withdraw
board2010-publish = Make this offer
board2010-scratch = Forget it
board2010-start = Start
board2010-per-step = a step
board2010-rank = rank { $rank }
board2010-supply = left: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}, { $scouts ->
    [one] 1 scout
   *[other] { $scouts } scouts
}

## Puzzles

puzzle-meet-battle = win this battle, whatever is still played against you.
