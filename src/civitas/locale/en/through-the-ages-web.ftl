### Words that only the page of Through the Ages needs, both editions. The German file has the same messages. What ends
### in -help explains the part of the board that is called by the message before it.

## The card row

ages-price = { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}
ages-decides = { $count ->
    [one] { $name } decides
   *[other] { $name } decide
}
ages-row-price = Price of the space
ages-row-price-help = White tokens below a card are the civil actions it costs you now. Violet ones are the extra price of a wonder for the wonders you have completed.
ages-swept = leaves with the next refill
ages-swept-help = When the next turn begins, cards on these spaces leave the game, the others slide to the left, and new ones come in from the right.
ages-civil-deck = Civil deck
ages-civil-deck-help = When it runs out, the age ends: old cards leave the hands, old leaders and pacts go, and everybody loses two yellow tokens.

## Ratings and the end of a turn

ages-rating-culture = Culture
ages-rating-culture-help = The most culture wins. The small number comes in at the end of each turn.
ages-rating-science = Science
ages-rating-science-help = Science pays for technologies. The small number comes in at the end of each turn.
ages-rating-strength = Strength
ages-rating-strength-help = Units, the armies among them, and what cards add. It counts in attacks, wars, and many events.
ages-rating-happy = Happiness
ages-rating-happy-help = Happy faces, and how many the empty part of the yellow bank demands. For every missing one a worker is discontent.
ages-rating-food = Food
ages-rating-food-help = Food pays for new workers and is eaten at the end of each turn. The small number is what a turn changes.
ages-rating-resources = Resources
ages-rating-resources-help = Resources pay for buildings, units and wonders. The small number is what a turn changes.
ages-actions = Actions left
ages-actions-help = White tokens are civil actions, red ones military actions. Filled tokens can still be spent in this turn.
ages-hands = Cards in hand
ages-hands-help = Civil cards lie open for everybody, of military cards only the backs. You may hold as many civil cards as you have civil actions, and may keep as many military cards as you have military actions.
ages-show-board = Show the board of { $name }
ages-on-turn = has the turn
ages-forecast-of = End of turn: { $name }
ages-uprising-why = { $discontent } discontent, only { $unused } unused.
ages-drawn = { $count ->
    [one] 1 military card to draw
   *[other] { $count } military cards to draw
}
ages-discards = { $count ->
    [one] 1 to discard (limit { $limit })
   *[other] { $count } to discard (limit { $limit })
}
ages-draw = Military cards
ages-draw-help = A military card for every military action that is left, up to three. What is above the limit is discarded.
ages-unstored = { $count } cannot be stored: too few blue tokens.
ages-each-turn = +{ $count } each turn
ages-demand = { $count ->
    [one] 1 happy face needed
   *[other] { $count } happy faces needed
}
ages-nothing = Nothing gives any yet.
ages-stock = In stock
ages-armies = Armies
ages-sum = Together
ages-sum-each-turn = Each turn

## Events

ages-events = Events
ages-current-events = Current events
ages-current-events-help = When somebody prepares an event, the top one of these happens. Numbers stand below the ages of the cards.
ages-future-events = Future events
ages-future-events-help = Events that players have prepared. They become the current ones when the pile is used up. Only who laid a card knows it.
ages-past-events = Past events
ages-past-events-help = Events that have already happened.
ages-last-event = last event:
ages-military-deck = Military deck
ages-military-deck-help = Military cards of this age that can still be drawn.

## Boards

ages-boards = Boards of the civilizations
ages-next-worker = next worker
ages-pool = Unused workers
ages-pool-help = Workers that can build. They come from the yellow bank for food. A red ring marks the discontent: more of them than unused workers mean an uprising.
ages-happiness = Happiness
ages-urban-limit = Urban limit
ages-urban-limit-help = So many buildings of this type stand, and so many the government allows.
ages-blue-tokens = { $count ->
    [one] 1 blue token
   *[other] { $count } blue tokens
}
ages-colonization = Colonization
ages-colonization-help = Is added to every force that you send to a new territory.
bank-yellow-help = Every token that leaves the bank becomes a worker. Below each group stands what is due as soon as its first token is gone: food that is eaten each turn, and happy faces that are needed.
bank-blue-help = Food and resources are blue tokens on farms and mines. Below each group stands how many resources corruption takes as soon as its first token is gone.
ages-ruin = ruin
ages-exclusive = only you
ages-army = an army
ages-old-army = an army with outdated units
ages-civil-hand = Civil cards
ages-military-hand = Military cards
ages-no-cards = no cards
ages-fresh = new

## What is being decided

ages-no-bid = Nobody has bid yet.
ages-passed = passed
ages-most-bid = Your strongest force: { $count }.
ages-attack-wins = The attack is ahead by { $count }.
ages-attack-fails = The defence holds.

## Puzzles

puzzle-meet-aggression = you are attacked. Beat the attack off.
puzzle-meet-war = it is war. Do not lose it.
puzzle-fulfil-war = war has been declared on you. Be as strong as the attacker before anybody else is asked.
puzzle-avoid-corruption = end your turn without losing anything to corruption.
puzzle-avoid-famine = end your turn with enough food for everybody.
puzzle-avoid-uprising = end your turn without an uprising.
