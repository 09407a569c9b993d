### Civilization (1980): what happened, what is asked, and what a player can do. The German file has the same messages.
### How arguments are prepared: see src/civitas/language.py.

## The title

title-about = Francis Tresham's race from the Stone Age to the Late Iron Age, for 2 to 7 players: settle, build cities, trade, and weather calamities.

## Places with their prepositions

place-in = { $id ->
    [area-corsica] on Corsica
    [area-corcyra] on Corcyra
    [area-crimea] in the Crimea
    [area-cyprus] on Cyprus
    [area-danube] on the Danube
    [area-eastern-desert] in the Eastern Desert
    [area-lemnos] on Lemnos
    [area-lesbos] on Lesbos
    [area-rhodes] on Rhodes
    [area-sahara] in the Sahara
    [area-sardinia] on Sardinia
    [area-thera] on Thera
    [area-western-desert] in the Western Desert
    [area-adriatic-sea] in the Adriatic Sea
    [area-aegean-sea] in the Aegean Sea
    [area-black-sea] in the Black Sea
    [area-caspian-sea] in the Caspian Sea
    [area-central-mediterranean] in the Central Mediterranean
    [area-eastern-mediterranean] in the Eastern Mediterranean
    [area-red-sea] in the Red Sea
    [area-western-mediterranean] in the Western Mediterranean
   *[other] in { $name }
}
place-to = { $id ->
    [area-crimea] to the Crimea
    [area-danube] to the Danube
    [area-eastern-desert] to the Eastern Desert
    [area-sahara] to the Sahara
    [area-western-desert] to the Western Desert
    [area-adriatic-sea] into the Adriatic Sea
    [area-aegean-sea] into the Aegean Sea
    [area-black-sea] into the Black Sea
    [area-caspian-sea] into the Caspian Sea
    [area-central-mediterranean] into the Central Mediterranean
    [area-eastern-mediterranean] into the Eastern Mediterranean
    [area-red-sea] into the Red Sea
    [area-western-mediterranean] into the Western Mediterranean
   *[other] to { $name }
}
place-from = { $id ->
    [area-crimea] from the Crimea
    [area-danube] from the Danube
    [area-eastern-desert] from the Eastern Desert
    [area-sahara] from the Sahara
    [area-western-desert] from the Western Desert
    [area-adriatic-sea] from the Adriatic Sea
    [area-aegean-sea] from the Aegean Sea
    [area-black-sea] from the Black Sea
    [area-caspian-sea] from the Caspian Sea
    [area-central-mediterranean] from the Central Mediterranean
    [area-eastern-mediterranean] from the Eastern Mediterranean
    [area-red-sea] from the Red Sea
    [area-western-mediterranean] from the Western Mediterranean
   *[other] from { $name }
}
coast-sea = sea coast
coast-black-sea = Black Sea coast
coast-azov = Sea of Azov
coast-west = west coast
coast-east = east coast
coast-lake-tuz = Lake Tuz
coast-lake-van = Lake Van
coast-lake-urmia = Lake Urmia

## Other names

side-rebels = the rebels
side-loyal = the loyal part
payment-treasury = treasury
payment-levy = levy
nation-everyone = everyone

## Events: the set-up

event-choice-card = { $seat } draws a { $value } for the choice of nations.
event-nation-chosen = Player { $seat_number } chooses { $nation }.
event-first-token = { $seat } begins with a token { $area_in }.
event-round-begins = Round { $round }
event-phase-begins = { $phase }

## Events: taxes, growth, census

event-taxes-paid = { $count ->
    [0] { $seat } cannot pay any taxes.
    [one] { $seat } pays 1 token in taxes.
   *[other] { $seat } pays { $count } tokens in taxes.
}
event-revolt = { $count ->
    [one] A city of { $seat } revolts, for its tax was not paid.
   *[other] { $count } cities of { $seat } revolt, for their taxes were not paid.
}
event-city-taken = { $seat } takes over the city of { $other } { $area_in }.
event-city-lost = { $seat } loses the city { $area_in }.
event-grown = { $count ->
    [one] { $seat } grows by 1 token.
   *[other] { $seat } grows by { $count } tokens.
}
event-grown-in = { $count ->
    [one] { $seat } grows by 1 token { $area_in }.
   *[other] { $seat } grows by { $count } tokens { $area_in }.
}
event-census = { $count ->
    [one] { $seat } counts 1 token on the board.
   *[other] { $seat } counts { $count } tokens on the board.
}

## Events: ships and movement

event-ship-kept = { $seat } maintains ship { $ship } { $area_in }.
event-ship-removed = { $seat } gives up ship { $ship } { $area_in }.
event-ship-built = { $seat } builds ship { $ship } { $area_in }.
event-moved = { $count ->
    [one] { $seat } moves 1 token { $from_from } { $to_to }.
   *[other] { $seat } moves { $count } tokens { $from_from } { $to_to }.
}
event-loaded = { $count ->
    [one] { $seat } loads 1 token onto ship { $ship } { $area_in }.
   *[other] { $seat } loads { $count } tokens onto ship { $ship } { $area_in }.
}
event-sailed = Ship { $ship } of { $seat } sails { $area_to }.
event-landed = { $count ->
    [one] { $seat } lands 1 token from ship { $ship } { $area_in }.
   *[other] { $seat } lands { $count } tokens from ship { $ship } { $area_in }.
}

## Events: conflict, cities, support

event-conflict = Conflict { $area_in }!
event-tokens-lost = { $count ->
    [one] { $seat } loses 1 token { $area_in }.
   *[other] { $seat } loses { $count } tokens { $area_in }.
}
event-attack-repelled = { $count ->
    [one] The city of { $other } { $area_in } repels { $seat }, who loses 1 token.
   *[other] The city of { $other } { $area_in } repels { $seat }, who loses { $count } tokens.
}
event-city-stormed = { $seat } storms the city of { $other } { $area_in }.
event-city-capitulated = The city of { $other } { $area_in } capitulates and now belongs to { $seat }.
event-city-capitulated-removed = The city of { $other } { $area_in } capitulates to { $seat } and is removed.
event-city-built = { $seat } builds a city { $area_in }.
event-city-reduced = { $count ->
    [one] { $seat } reduces the city { $area_in } to 1 token.
   *[other] { $seat } reduces the city { $area_in } to { $count } tokens.
}
event-city-removed = { $seat } has to remove the city { $area_in }: the stock cannot replace it.
event-surplus-removed = { $count ->
    [one] { $seat } removes 1 surplus token.
   *[other] { $seat } removes { $count } surplus tokens.
}

## Events: trade

event-cards-drawn = { $count ->
    [one] { $seat } draws 1 trade card.
   *[other] { $seat } draws { $count } trade cards.
}
event-own-cards-drawn = You draw { $cards }.
seen-own-cards-drawn = { $seat } draws { $cards }.
event-calamity-drawn = { $seat } draws a calamity: { $card }!
event-gold-bought = { $seat } pays the treasury for a card of the last stack.
event-card-drawn = You draw { $card }.
seen-card-drawn = { $seat } draws { $card }.
event-offer-to-all = { $seat } offers everyone { $count } cards worth { $value }, { $card } among them{ $claims_count ->
    [0] { "" }
   *[other] ; claimed: { $claims }
}{ $wants_count ->
    [0] .
    [one] ; wanted for it: { $wants }.
    [other] ; wanted for it: { $wants }.
   *[unsaid] .
}
event-offer-to-one = { $seat } offers { $other } { $count } cards worth { $value }, { $card } among them{ $claims_count ->
    [0] { "" }
   *[other] ; claimed: { $claims }
}{ $wants_count ->
    [0] .
    [one] ; wanted for it: { $wants }.
    [other] ; wanted for it: { $wants }.
   *[unsaid] .
}
event-offer-answered = { $seat } answers { $other }: { $count } cards worth { $value }, { $card } among them{ $claims_count ->
    [0] { "" }
   *[other] ; claimed: { $claims }
}{ $wants_count ->
    [0] .
    [one] ; wanted for it: { $wants }.
    [other] ; wanted for it: { $wants }.
   *[unsaid] .
}
event-offer-changed = { $seat } changes offer { $number }: { $count } cards worth { $value }, { $card } among them{ $claims_count ->
    [0] { "" }
   *[other] ; claimed: { $claims }
}{ $wants_count ->
    [0] .
    [one] ; wanted for it: { $wants }.
    [other] ; wanted for it: { $wants }.
   *[unsaid] .
}
event-offer-withdrawn = { $seat } withdraws offer { $number }.
event-offer-declined = { $seat } declines the answer of { $other }.
event-offer-lapsed = Offer { $number } of { $seat } lapses.
event-exchange = { $seat } and { $other } exchange { $count } for { $count_other } cards.
event-cards-given = { $seat } gives { $other }: { $cards }.
event-calamity-received = { $seat } receives { $card } from { $other }!
event-market-left = { $seat } leaves the market.
event-cards-returned = { $count ->
    [one] { $seat } returns 1 trade card.
   *[other] { $seat } returns { $count } trade cards.
}
event-own-cards-returned = You return { $cards }.
seen-own-cards-returned = { $seat } returns { $cards }.

## Events: civilization cards, calamities, development table

event-card-bought = { $seat } buys { $card }.
event-paid = { $cards_count ->
    [0] { $count ->
        [0] { $seat } pays nothing: the credits suffice.
        [one] { $seat } pays 1 token from the treasury.
       *[other] { $seat } pays { $count } tokens from the treasury.
    }
   *[other] { $count ->
        [0] { $seat } pays with { $cards }.
        [one] { $seat } pays with { $cards } and 1 token.
       *[other] { $seat } pays with { $cards } and { $count } tokens.
    }
}
event-calamity-strikes = { $card } strikes { $seat }!
event-calamity-spared = { $seat } is spared { $card }: two calamities in a round are enough.
event-calamity-harmless = It does no harm to { $seat }.
event-eruption = { $volcano } erupts!
event-flooded = Flood: { $plain }.
event-grain-shown = { $count ->
    [one] { $seat } shows 1 Grain card against the famine.
   *[other] { $seat } shows { $count } Grain cards against the famine.
}
event-demanded = { $seat } makes { $other } lose { $count }.
event-nominated = { $seat } faces { $other } in the civil war.
event-rebels = { $count ->
    [one] 1 token of { $seat } { $area_in } joins the rebels.
   *[other] { $count } tokens of { $seat } { $area_in } join the rebels.
}
event-rebel-city = The city of { $seat } { $area_in } joins the rebels.
event-side-kept = { $seat } keeps { $side }; { $other } takes over the others.
event-tokens-taken-over = { $count ->
    [one] { $seat } takes over 1 token of { $other } { $area_in }.
   *[other] { $seat } takes over { $count } tokens of { $other } { $area_in }.
}
event-marker-advances = { $seat } advances to space { $space }.
event-marker-stays = { $seat } stays on space { $space }.
event-marker-back = { $seat } falls back to space { $space }.
event-barred = The host bars { $seat } from the next step on the development table.
event-won = { $count ->
    [one] { $seat } wins with 1 point!
   *[other] { $seat } wins with { $count } points!
}

## Events of one kind told together

list-choice = Drawn for the choice of nations: { $items }.
item-choice-card = { $seat }: { $value }
list-taxes = Into the treasuries: { $items }.
item-taxes-paid = { $seat } { $count }
list-growth = New tokens: { $items }.
item-grown = { $seat } +{ $count }
list-growing = { $seat } grows: { $items }.
item-grown-in = +{ $count } { $area }
list-census = Tokens on the board: { $items }.
item-census = { $seat } { $count }
list-keeping = { $seat } maintains { $items }.
item-ship-kept = ship { $ship } ({ $area })
list-travels = { $seat }: { $items }.
item-moved = { $count } { $from } → { $to }
item-loaded = ship { $ship } loads { $count } { $area_in }
item-sailed = ship { $ship } → { $area }
more-sailed = { " → " }{ $area }
item-landed = ship { $ship } lands { $count } { $area_in }
list-losses = Tokens lost: { $items }.
item-tokens-lost = { $seat } { $count } ({ $area })
list-surplus = Surplus tokens removed: { $items }.
item-surplus-removed = { $seat } { $count }
list-draws = Trade cards drawn: { $items }.
item-cards-drawn = { $seat } { $count }
list-withdrawals = Offers withdrawn: { $items }.
item-offer-withdrawn = { $seat } { $number }
list-lapses = Lapsed: { $items }.
item-offer-lapsed = { $seat } { $number }
list-returns = Trade cards returned: { $items }.
item-cards-returned = { $seat } { $count }
list-purchases = { $seat } buys { $items }.
item-card-bought = { $card }
list-rebels = Rebels of { $seat }: { $items }.
item-rebels = { $count } { $area_in }
item-rebel-city = the city { $area_in }
list-takeovers = { $seat } takes over from { $other }: { $items }.
item-tokens-taken-over = { $count } { $area_in }
list-track = The markers: { $items }.
item-marker-advances = { $seat } → { $space }
item-marker-stays = { $seat } stays on { $space }
item-marker-back = { $seat } back to { $space }

## What is asked

question-ChoiceOfNation = { $start ->
    [1] Choose your start area
   *[other] Choose your nation
}
question-ChoiceOfNation-help = Every nation begins in its own corner of the map and has its own track on the development table; whoever drew the highest card chooses first. `? Crete` tells more about a nation, `map knossos` about an area.
question-Taxes = Coinage: choose your tax rate
question-Taxes-help = Taxes move tokens from your stock to your treasury, once for each city. A city whose tax cannot be paid revolts. A high rate fills the treasury and empties the stock.
question-Revolt = { $own ->
    [1] { $count ->
        [one] Choose the city you lose in the revolt
       *[other] Choose { $count } cities you lose in the revolt
    }
   *[other] { $count ->
        [one] Take over a city of { $victim }
       *[other] Take over { $count } cities of { $victim }
    }
}
question-Revolt-help = Cities whose tax was not paid go to the player with most tokens in stock, who picks them one by one. Without anybody who could take them they are removed.
question-Growth = { $stock ->
    [one] Place your last token: where does your population grow?
   *[other] Place your last { $stock } tokens: where does your population grow?
}
question-Growth-help = Every area with one token gains one, every area with more gains two. Your stock does not suffice for all, so you choose. No area gains more than usual, and growth is compulsory.
question-Ships = { $due ->
    [0] Build ships?
   *[other] Maintain your ships?
}
question-Ships-help = A ship is maintained with one token: from the treasury, or levied from the tokens beside it. A new ship costs two, paid in the same ways, and needs a token or city of yours on the coast. It carries five tokens over four areas. Levied tokens leave the board, so keep some to grow.
question-Movement = Move your tokens and ships
question-Movement-help = Every token crosses one land border, or travels by ship: load, sail, land. A ship carries 5 tokens and enters up to 4 areas. Areas may be overfull until conflicts are over and cities are built: 6 tokens on a city site (■), 12 elsewhere. At the end all tokens must be ashore. Say how many and where, `move 3 knossos phaestos`, several at once with `;`, and `done` at the end.
question-Conflicts = Which of your conflicts is resolved first?
question-Conflicts-help = Your city is about to capitulate because your stock is too small for its defenders. Other conflicts of yours may come first: losses there return to your stock.
question-Support = Your cities lack support: choose one to reduce
question-Support-help = Every city needs two of your tokens on the board. A reduced city is replaced by as many tokens as its area feeds.
question-Cities = Build cities?
question-Cities-help = A city takes 6 tokens on a city site (■), 12 in any other area. Afterwards you need two tokens on the board for each city, surplus tokens not counted. Every city draws a trade card each round, and nothing else wins the game.
question-Drawing = Buy gold?
question-Drawing-help = For { $price } tokens from the treasury you draw the top card of the last stack: usually gold, worth 9, but Piracy lies there too.
question-Market = { $drafting ->
    [1] Put your package together
   *[other] Trade
}
question-Market-help = Sets are worth number × number × value, so trade for cards of one kind. An offer has at least three cards. Its number, total value and one named commodity are always true, the rest may be a bluff, calamities included. In one line: `offer everyone: 2 salt, 1 bronze; name salt`, or to answer: `answer crete-1: 3 hides; name hides`. You can claim other cards before you name one, and say what you want for them: `claim gold`, `want cloth`. `remove salt` takes a card out again, `unsay` takes back what you said, `change crete-1` opens your own offer again. Then `accept`, `decline`, `withdraw`; `done` waits for news, `leave` ends trading for you.
question-Purchases = { $filled ->
    [1] Pay for your basket: { $price }, still { $rest } to pay
   *[other] Buy civilization cards?
}
question-Purchases-help = Put cards into the basket with `buy`, then `settle` pays sensibly by itself. To choose the payment, lay down sets with `spend 3 salt` and finish with `pay` and the number of tokens. Trade cards give no change; owned cards give credits. Cards last for ever, count as points and open the epochs: 3 groups for epoch 3, 7 cards for epoch 4, 1000 points for epoch 5.
question-HandLimit = { $excess ->
    [0] Return calamities?
    [one] Return 1 trade card
   *[other] Return { $excess } trade cards
}
question-HandLimit-help = You keep at most six trade cards. Calamities you still hold may be given back; kept ones count towards the six and can be traded next round.
question-Eruption = Which volcano erupts?
question-Eruption-help = You have units beside several volcanoes. The one you choose destroys all units of all players in the areas it touches.
question-Earthquake = { $struck ->
    [1] Strike a neighbouring city of another player, too?
   *[other] Earthquake: choose a city of yours to reduce
}
question-Earthquake-help = The earthquake reduces one of your cities and, if you like, one of another player in a bordering area.
question-ChoiceOfPlain = Which flood plain is flooded?
question-ChoiceOfPlain-help = You have equally many units on several flood plains. On the one you choose you lose up to 17 units, others together up to 10.
question-Demands = { $unit ->
    [cities] { $left ->
        [one] { $calamity }: 1 more city of other players may be reduced
       *[other] { $calamity }: up to { $left } more cities of other players may be reduced
    }
   *[units] { $left ->
        [one] { $calamity }: 1 more unit can be demanded of others
       *[other] { $calamity }: up to { $left } more units can be demanded of others
    }
}
question-Demands-help = You were hit first; now you say who else loses how much. A token is one unit, a city five.
question-CivilWar = { $stage ->
    [0] Civil war: name the player who profits
    [1] Civil war: choose { $rest } more units that rebel
    [2] Civil war of { $victim }: choose { $rest } more units that rebel
    [3] Civil war: which part do you keep?
   *[other] Civil war of { $victim }: choose what you take over first
}
question-CivilWar-help = Part of the victim's nation secedes: some units picked by the victim, the others by the player he names. Then the victim keeps one part, and the other player takes over the other. A token is one unit, a city five.
question-Losses = { $rest ->
    [one] { $calamity }: choose 1 more unit to lose
   *[other] { $calamity }: choose { $rest } more units to lose
}
question-Losses-help = A token is one unit, a city five (four in an epidemic). You choose where, until exactly enough is lost.
question-Reductions = { $count ->
    [one] { $calamity }: choose a city to reduce
   *[other] { $calamity }: choose { $count } cities to reduce
}
question-Reductions-help = A reduced city is replaced by as many tokens as its area feeds.
question-Raid = { $ships ->
    [one] Piracy: choose a coastal city of { $victim } to destroy
   *[other] Piracy: choose up to { $ships } coastal cities of { $victim } to destroy
}
question-Raid-help = You passed the pirates on: every ship of yours destroys a coastal city. Cities on the Red Sea fall only to ships that are there.
question-Pause = Look around
question-Pause-help = Nothing to decide here: `done` goes on.

## Actions as phrases

verb-choose = choose { $nation }
verb-start = start { $area_in }
verb-tax = { $rate ->
    [one] 1 token for each city
   *[other] { $rate } tokens for each city
}
verb-take = take over the city { $area_in }
verb-grow = { $count ->
    [one] place 1 token { $area_in }
   *[other] place { $count } tokens { $area_in }
}
verb-maintain = { $payment_id ->
    [levy] maintain ship { $ship } with a token beside it
    [payment-levy] maintain ship { $ship } with a token beside it
   *[treasury] maintain ship { $ship } from the treasury
}
verb-scrap = give up ship { $ship }
verb-build-ship = { $levy ->
    [0] build a ship { $coast_in }, paid from the treasury
    [1] build a ship { $coast_in }, with 1 token levied there
   *[other] build a ship { $coast_in }, with { $levy } tokens levied there
}
verb-move = { $count ->
    [one] move 1 token { $border_1_from } { $border_2_to }
   *[other] move { $count } tokens { $border_1_from } { $border_2_to }
}
verb-load = { $count ->
    [one] load 1 token onto ship { $ship }
   *[other] load { $count } tokens onto ship { $ship }
}
verb-sail = sail ship { $ship } to { $coast }
verb-land = { $count ->
    [one] land 1 token from ship { $ship }
   *[other] land { $count } tokens from ship { $ship }
}
verb-resolve = resolve the conflict { $area_in }
verb-reduce = reduce the city { $area_in }
verb-build = build a city { $area_in }
verb-buy-gold = buy a card of the last stack
verb-offer = begin an offer to { $nation }
verb-answer = answer the offer { $offer }
verb-put = put in { $card }
verb-claim = claim { $commodity }
verb-name = name { $commodity } and publish the package
verb-remove = take out { $card }
verb-want = say that you want { $commodity }
verb-unsay = take back what you said about the package
verb-change = change the offer { $offer }
verb-scratch = scrap the package
verb-withdraw = withdraw the offer { $offer }
verb-decline = decline the answer { $offer }
verb-accept = accept the answer { $offer }
verb-leave = leave the market for this round
verb-buy = buy { $card }
verb-spend = { $count ->
    [one] lay down 1 { $commodity }
   *[other] lay down { $count } { $commodity }
}
verb-pay = { $tokens ->
    [0] finish the purchase
    [one] pay the rest with 1 token from the treasury
   *[other] pay the rest with { $tokens } tokens from the treasury
}
verb-settle = pay as sensibly as possible
verb-erupt = { $volcano } erupts
verb-strike = reduce the neighbouring city { $area_in }
verb-flood = flood: { $flood_plain }
verb-demand = demand { $units } of { $nation }
verb-lose = { $count ->
    [one] lose 1 token { $area_in }
   *[other] lose { $count } tokens { $area_in }
}
verb-lose-city = lose the city { $area_in }
verb-nominate = name { $nation }
verb-rebel = { $count ->
    [one] 1 token { $area_in } rebels
   *[other] { $count } tokens { $area_in } rebel
}
verb-rebel-city = the city { $area_in } rebels
verb-keep = keep { $side }
verb-plunder = destroy the city { $area_in }
verb-return = return { $card }
verb-done = done
verb-bar = bar { $nation } from the next step

## Words for typed actions; the first one is shown in examples

word-choose = choose
word-start = start
word-tax = tax
word-take = take
word-grow = grow
word-maintain = maintain keep-ship
word-scrap = scrap
word-build-ship = build-ship ship
word-move = move
word-load = load
word-sail = sail
word-land = land unload
word-resolve = resolve
word-reduce = reduce
word-build = build city
word-buy-gold = buy-gold gold
word-offer = offer
word-answer = answer counter
word-put = put add
word-claim = claim
word-name = name publish
word-remove = remove
word-want = want
word-unsay = unsay
word-change = change
word-scratch = scratch
word-withdraw = withdraw
word-decline = decline refuse
word-accept = accept
word-leave = leave
word-buy = buy
word-spend = spend
word-pay = pay
word-settle = settle
word-erupt = erupt
word-strike = strike
word-flood = flood
word-demand = demand
word-lose = lose
word-lose-city = lose-city
word-nominate = nominate
word-rebel = rebel
word-rebel-city = rebel-city
word-keep = keep
word-plunder = plunder
word-return = return
word-done = done pass end
word-bar = bar

## What would be thrown away

loss-last-tokens = You would levy your last tokens: without token and city on the board you never come back into the game.
loss-empty-side = Nobody stands on this side: everything you have on the board would go to { $other }, and you would never come back into the game.

## How a game ends

ending-finish-circle = The finish of the development table was reached.
ending-finish-circle-points = Several players reached the finish in the same round; points decided.
ending-triangle-2 = The second triangle of the development table was passed.
ending-triangle-2-points = Several players passed the second triangle in the same round; points decided.
ending-triangle-2-cities = Several players passed the second triangle in the same round; cities decided.
ending-triangle-3 = The third triangle of the development table was passed.
ending-triangle-3-points = Several players passed the third triangle in the same round; points decided.
ending-triangle-4 = The fourth triangle of the development table was passed.
ending-triangle-4-points = Several players passed the fourth triangle in the same round; points decided.
ending-shortened = The agreed last round is over.
ending-most-areas = The last round is over; most areas win.
ending-round-limit = The agreed limit of rounds is reached; the development table decides.
ending-deserted = Nobody has a unit left on the board; the development table decides.

## Options

option-variant = The complete game, or one of the small games
option-variant-full = the complete game
option-variant-nomads-and-seafarers = Nomads and Seafarers: only growth, ships and movement
option-variant-farmers-and-citizens = Farmers and Citizens: no trade and no cards
option-end_triangle = End when this triangle of the development table is passed; 0: at the finish
option-shorten = Farmers and Citizens: end this many rounds earlier
option-nomad_rounds = Nomads and Seafarers: number of rounds
option-credit_reuse = Whether a credit helps one purchase a round, or each card bought
option-credit_reuse-per_round = one purchase a round
option-credit_reuse-per_card = each card bought
option-tokens = Tokens of a player: with 2 to 6 players / with 7
option-tokens-56-48 = 56, or 48 with seven players
option-tokens-55-47 = 55, or 47 with seven players
option-engineering = Attackers and garrison under Engineering
option-engineering-german = as in the German rules: 8 attackers instead of 7
option-engineering-ah = as in the Avalon Hill rules: attackers and garrison change
option-ship_build_needs_unit = Own token or city needed where a ship is built
option-revolt_support_exempt = How long a city gained by revolt needs no support
option-revolt_support_exempt-next_growth = until the next growth
option-revolt_support_exempt-whole_round = for the whole round
option-calamity_numbers = Stacks of Flood, Famine and Civil War
option-calamity_numbers-german = 3, 4 and 5
option-calamity_numbers-advanced = 5, 3 and 4
option-trade_bound = Steps a player may take in one trading phase; only so that no market goes on for ever
option-round_limit = A game that nobody has won ends after so many rounds

## The situation

column-nation = Nation
column-cities = Cities
column-board = Board
column-stock = Stock
column-treasury = Treas.
column-ships = Ships
column-hand = Hand
column-cards = Cards
column-points = Points
column-track = Track
track-finish = finish
column-areas = Areas
legend = Knossos 4/3: four tokens in an area that feeds three; { $site } city site, { $city } city; in brackets: other nations.
headline = Round { $round } · { $number } { $phase }
headline-setup = Setting up
own-areas = Your areas
own-hand = Your hand
own-hand-empty = no trade cards
own-hand-total = { $count ->
    [one] 1 card, worth { $value }
   *[other] { $count } cards, worth { $value }
}
own-ships = Your ships
own-cards = Your civilization cards
next-step-free = no condition
next-step-cities = { $count } cities
next-step-groups = cards of { $count } groups
next-step-cards = { $count } civilization cards
next-step-points = { $count } points
next-step-card-points = civilization cards worth { $count }
open-calamities = Open calamities
open-calamity = { $card } before { $seat }
prices = Prices for you
basket = Basket: { $cards } for { $price }
offers-none = no open offers
offer-to = { $to ->
    [none] to everyone
   *[other] to { $to }
}
offer-reply = answering { $offer }
offer-package = { $count } cards worth { $value }, { $card } among them
offer-claims = claims { $claims }
offer-wants = wants { $wants }
offer-own = really: { $cards }
draft = Your package
draft-empty = still empty
draft-worth = { $cards }, worth { $value }
draft-claims = claiming { $claims }
draft-wants = wanting { $wants }
draft-changes = changes { $offer }
market-steps = { $count ->
    [one] The table allows you 1 more step on this market
   *[other] The table allows you { $count } more steps on this market
}
menu-ship = Ship { $ship } { $area_in } ({ $cargo }/5)
choice-to = → { $area }
choice-load = load { $count }
choice-land = land { $count }
heading-grow = Place tokens
heading-lose = Lose tokens
heading-lose-city = Lose a city
heading-rebel = Tokens that rebel
heading-rebel-city = Cities that rebel
heading-build-ship = Build a ship
heading-demand = Demand of
heading-put = Put in
heading-claim = Claim
heading-remove = Take out
heading-want = Say what you want
heading-change = Change the offer
heading-name = Name and publish
heading-offer = Begin an offer to
heading-answer = Answer the offer
heading-buy = Buy
heading-spend = Lay down
heading-return = Return
heading-reduce = Reduce the city
choice-levy = { $coast } (levy { $count })

## Explaining

about-area-facts = { $site ->
    [none] Feeds { $limit }. No city site: a city takes 12 tokens.
    [white] Feeds { $limit }. City site on a flood plain: a city takes 6 tokens and can be flooded.
   *[black] Feeds { $limit }. City site: a city takes 6 tokens.
}
about-area-sea = Open sea: only ships with Astronomy come here.
about-area-out = This region is not in play.
about-area-land = By land
about-area-water = By water
about-area-empty = Nobody is there.
about-area-here = Here: { $who }.
about-area-city-of = city of { $seat }
about-area-tokens-of = { $seat } { $count }
about-area-ship-of = ship of { $seat }
about-area-plain = Flood plain: { $plain }.
about-area-volcano = Volcano: { $volcano }.
about-card-requires = Needs { $card }.
about-card-owners = Owned by { $who }.
about-card-credits = Credits: { $credits }.
about-commodity = Worth { $value } each, { $copies } in the game; a set of n is worth n × n × { $value }: { $sets }.
about-calamity = { $back ->
    [red] A red calamity of stack { $stack }: it is shown at once and hits whoever draws it.
   *[black] A black calamity of stack { $stack }: it is held in secret and can be traded away once.
}
about-nation-facts = Start area: { $area }. The epochs begin on spaces { $spaces }; the last space asks for { $points } points.
about-nation-free = Nobody plays this nation.
about-nation-cards = Civilization cards: { $cards }.
about-nation-cities = Cities: { $cities }.
nothing = none

## What led to a question

coast-of = { $area } ({ $part })
coast-in = { $area_in } ({ $part })
offer-name = { $nation } { $number }
offer-told = { $offer } { $direction }: { $terms }
draft-told = Your package: { $terms }
clauses = { $first }; { $rest }
because-traded = { $seat } got { $card } from { $other }.
because-rebels = { $cities ->
    [0] Rebels so far: { $tokens } tokens
    [one] Rebels so far: { $tokens } tokens and 1 city
   *[other] Rebels so far: { $tokens } tokens and { $cities } cities
}
because-shaken = The earthquake has struck { $seat } { $area_in }.
because-capitulates = The city of { $seat } { $area_in } is about to capitulate.
because-support = Your cities need { $need } tokens on the board; you have { $have }.
because-taxes = { $cities ->
    [one] 1 city; { $stock } tokens in stock
   *[other] { $cities } cities; { $stock } tokens in stock
}
because-treasury = { $count ->
    [0] Your treasury is empty.
    [one] In your treasury: 1 token
   *[other] In your treasury: { $count } tokens
}
because-hand = Your hand: { $cards } ({ $total })
because-funds = { $hand } in hand + { $treasury } in the treasury = { $total }
because-left = Has left the market: { $nations }

## What choices add to their headings, and what they cost

heading-from = { $site ->
    [1] { $area } { $fresh }/{ $limit } ■
   *[other] { $area } { $fresh }/{ $limit }
}
choice-own = { $site ->
    [1] { $count }/{ $limit } ■
   *[other] { $count }/{ $limit }
}
choice-own-city = { $count ->
    [0] ▲
   *[other] ▲ +{ $count }
}
choice-starts = begins { $area_in }
choice-maintain = { $ship } · { $payment }
choice-reduced = { $count ->
    [0] is removed: the stock is too small
    [one] leaves 1 token
   *[other] leaves { $count } tokens
}
choice-units = { $count } units
choice-side = { $cities ->
    [one] { $tokens } tokens, 1 city
   *[other] { $tokens } tokens, { $cities } cities
}
choice-struck = { $cities ->
    [0] { $seat } −{ $tokens }
    [one] { $seat } −{ $tokens } and a city
   *[other] { $seat } −{ $tokens } and { $cities } cities
}
choice-exposed = { $count ->
    [one] { $seat } 1 unit
   *[other] { $seat } { $count } units
}
choice-tax = { $revolting ->
    [0] at { $rate }: +{ $count }
    [one] at { $rate }: +{ $count }, 1 city revolts
   *[other] at { $rate }: +{ $count }, { $revolting } cities revolt
}
choice-give = for { $cards }
choice-in-hand = { $count } in hand
choice-set = { $count } in hand, worth { $value }
price-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
price-card = { $price }
price-card-credits = { $price } ({ $printed } − { $credits })
done-Ships = build no more ships
done-Movement = end your movement
done-Cities = build no more cities
done-Drawing = buy no gold
done-Market = wait for news
done-Purchases = buy nothing
done-HandLimit = keep these cards
done-Demands = demand no more
done-Earthquake = strike nobody else

## What explanations and accounts say

about-limit = { $site ->
    [1] { $limit } ■
   *[other] { $limit }
}
about-near = { $area } { $limit }
about-near-held = { $near } ({ $who })
about-by-land = By land: { $areas }
about-by-water = By water: { $areas }
about-touches = Areas: { $areas }
about-area-attack = An attack on the city takes at least { $count } tokens; { $garrison } defend it.
about-cargo = Aboard: { $cargo } of { $capacity }
about-groups = { $groups }
about-commodity-each = Worth { $value } each, { $copies } in the game; a set of n is worth n × n × { $value }.
about-nation-start = Start area: { $area }.
about-track = Space { $space } of { $spaces } · { $epoch }
account-aboard = Aboard ships
account-alone = { $price } by itself; your credits already help the basket
account-at-least = { $count } +
account-bill = Purchase
account-conflicts = Conflicts to come
account-credit = { $card } for { $wanted }
account-earthquake = earthquake
account-eruption = { $volcanoes }
account-feeds = Feeds
account-for-you = For you
account-gives = Credits it gives
account-grain = every Grain shown saves { $count }
account-left = { $count ->
    [0] none left
   *[other] { $count } left
}
account-no-change = No change is given
account-price = Price
account-prices = Prices
account-printed = Printed
account-revolt = { $count ->
    [one] 1 city revolts
   *[other] { $count } cities revolt
}
account-set = { $count } × { $card }
account-sets = Sets
account-space = Space { $space }
account-storming = to storm the city of { $seat }: { $count }
account-surplus = Surplus tokens
account-tax = { $cities ->
    [one] 1 city at { $rate }
   *[other] { $cities } cities at { $rate }
}
account-toll = What it would do
account-toll-cities = Cities it would cost as victim
account-toll-units = Units it would cost as victim
account-units = Units as calamities count them
account-unknown = ?
account-voyages = In reach

## What others do not see, for those who see everything

secret-hand = Trade cards: { $cards }
