### Civilization (1980) in the browser: words that only its page needs. The German file has the same messages.

## Parts of the board

board-parts = Parts of the board
board-part-map = Map
board-part-hand = Hand
board-part-track = Development
board-part-cards = Civilization cards
board-order = Nations in the order of play
board-home = My land
board-stacks = Stacks of trade cards
board-stack = { $count ->
    [one] Stack { $stack }: 1 card
   *[other] Stack { $stack }: { $count } cards
}

## Numbers of a nation

board-pieces = Pieces
board-cities = Cities
board-areas = Areas
board-tokens = Tokens on the board
board-stock = Stock
board-treasury = Treasury
board-ships = Ships
board-hand = Trade cards
board-civilization-cards = Civilization cards
board-hand-of = Trade cards in hand
board-hand-unknown = { $count ->
    [0] no cards
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
board-total = Total
board-support = the cities need { $count }
board-next-space = Next space
board-need = { $need } (has { $have })

## On the map

board-over = { $tokens } (feeds { $limit })
board-ship = Ship { $ship } · { $area }
board-ship-of = Ship { $ship } of { $seat } · { $area }
board-range = { $count ->
    [0] no step left
    [one] 1 step left
   *[other] { $count } steps left
}

## Trade and purchase

board-calamity = calamity
board-put-more = { $count ->
    [one] choose 1 more card from your hand
   *[other] choose { $count } more cards from your hand
}
board-publish = Name & publish
board-claim = Claim
board-quick = All { $count } { $card } for …
board-quick-anything = anything
board-want = Want
board-unsay = Take back
board-answer = Answer
board-accept = Accept
board-decline = Decline
board-withdraw = Withdraw
board-change = Change
board-left = Has left the market: { $names }
board-in-hand = in hand
board-in-treasury = treasury
board-credits = credits
board-credits-own = Your credits: { $credits }.
board-credits-used = by itself; your credits already help the basket
board-laid = laid down
board-to-pay = to pay

## Headings of what can be done

heading-tax = Tax
heading-choose = Choose
heading-start = Start
heading-take = Take over
heading-maintain = Maintain
heading-scrap = Give up
heading-move = Move
heading-load = Load
heading-sail = Sail
heading-land = Land
heading-resolve = Resolve
heading-build = Build a city
heading-withdraw = Withdraw
heading-decline = Decline
heading-accept = Accept
heading-pay = Pay
heading-erupt = Eruption
heading-strike = Strike
heading-flood = Flood
heading-nominate = Name
heading-keep = Keep
heading-plunder = Destroy

## Puzzles

puzzle-fulfil-finish = only the finish lies ahead of your marker. Have the points that it asks for, before anybody else is asked.
puzzle-fulfil-next-space = your marker cannot go on yet. Meet what its next space asks for before anybody else is asked; Development shows it.
