name = { $name }
people-of = { $seat }
headline = Round { $round } of { $rounds }: { $seat }
headline-over = The last harvest is in.
question-Turn = What will your people do?
question-Turn-help = One deed, then it is the next player’s turn.
question-Reply = What do you send back to { $other }?
question-Reply-help = Nobody but the two of you sees it.

verb-grow = raise one more { $region_in }
verb-settle = go from { $way_1 } to { $way_2 }
verb-build = build a city { $region_in }
verb-send = send { $good } to { $partner }
verb-return = send { $good } back
verb-sell = sell { $count } { $good }
verb-rest = rest
word-grow = grow
word-settle = settle
word-build = build
word-send = send
word-return = return
word-sell = sell
word-rest = rest
heading-grow = Raise people
heading-settle = Settle
heading-build = Build a city
heading-send = Send a good, and get one back
heading-return = Send back
heading-sell = Sell goods
domain-region = region
domain-way = from where to where
domain-good = good
domain-partner = player
domain-count = number

region-cedar-hills = Cedar Hills
region-high-spring = High Spring
region-west-bend = West Bend
region-upper-valley = Upper Valley
region-salt-flats = Salt Flats
region-lower-valley = Lower Valley
region-reed-marsh = Reed Marsh
region-east-bend = East Bend
region-copper-hills = Copper Hills
region-delta = Delta
region-about = { $count } people can live here.
good-grain = Grain
good-clay = Clay
good-copper = Copper
good-cedar = Cedar
good-about = You have { $count } of it. Goods of one kind bring their number squared.
partner-first = the first player
partner-second = the second player
partner-third = the third player
partner-fourth = the fourth player

label-send = { $good } → { $partner }
price-people = { $count } people
note-points = up to { $points } points
score = Points
score-regions = Regions
score-cities = Cities
score-goods = Goods sold
score-total = Together

board-region = Region
board-people = People
board-owner = Player
board-city = city
board-hand = Your goods
board-deck = { $count } goods to come
board-points = { $points } points · { $goods } goods
board-land = The land between the rivers
board-holds = { $region }: { $people } of { $holds } people

event-begun = Everybody begins at home with { $count } goods.
event-round-begins = Round { $round }
event-harvested = { $seat } harvests { $count ->
    [one] one good
   *[other] { $count } goods
}.
event-own-harvest = You harvest: { $goods_count ->
    [0] nothing
   *[other] { $goods }
}.
event-grew = { $seat } raises one more { $region_in }.
event-settled = { $seat } goes { $from_from } { $to_to }.
event-built = { $seat } builds a city { $region_in }.
event-sent = { $seat } sends a good to { $other }.
event-received = You get { $good } from { $seat }.
event-returned = { $seat } sends a good back to { $other }.
event-sold = { $seat } sells { $count } { $good }: { $points } points.
event-rested = { $seat } rests.
event-game-over = The game is over.
ending-rounds = The last round is over.
