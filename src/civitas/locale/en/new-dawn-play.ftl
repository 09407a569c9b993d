### Civilization: A New Dawn: what happened, what is asked and what can be done. The German file has the same
### messages. How the arguments are prepared: see src/civitas/language.py.

## Names and numbers that sentences share

player-automated = Automated player
welcome-you = You are player { $number }; with you at the table: { $bots }.
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west
barbarian-a = A
barbarian-b = B
barbarian-c = C
barbarian-d = D
barbarian-e = E
barbarian-f = F
barbarian-g = G
barbarian-h = H
barbarian-i = I
side-a = A
side-b = B
source-trade = trade token
store-1 = slot 1
store-2 = slot 2
store-3 = slot 3
store-4 = slot 4
store-5 = slot 5
coordinate-east = E
coordinate-west = W
coordinate-south = S
coordinate-north = N
n-trade = { $count ->
    [one] 1 trade token
   *[other] { $count } trade tokens
}
n-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}

## What decides between the choices of the automated player

criterion-only-choice = the only choice
criterion-random = a die decides
criterion-contains-natural-wonder = contains a natural wonder
criterion-contains-resource-token = contains a resource token
criterion-contains-barbarian-spawn-point = contains a barbarian spawn point
criterion-adjacent-to-most-cities = next to most of its cities
criterion-adjacent-to-city-closest-to-maturity = next to its city closest to maturity
criterion-adjacent-to-natural-wonder-token-or-resource-token-or-uncovered-barbarian-spawn-point = next to a natural wonder token, a resource token or an uncovered barbarian spawn point
criterion-adjacent-to-rival-space = next to a rival space
criterion-highest-terrain-difficulty = most difficult terrain
criterion-city-state-without-own-diplomacy-card = a city-state whose diplomacy card it lacks
criterion-rival-city = a rival city
criterion-other-city-state = another city-state
criterion-shortest-distance = the shortest distance
criterion-shortest-way = by the shortest way
criterion-moves-closest-to-completing-an-agenda = brings it closest to completing an agenda
criterion-lowest-cost = lowest cost
criterion-adjacent-to-most-natural-wonder-and-resource-tokens = next to most natural wonder and resource tokens
criterion-has-barbarian-spawn-point = has a barbarian spawn point
criterion-highest-defense = highest defence
criterion-lowest-defense = lowest defence
criterion-barbarian = barbarians come first
criterion-barbarian-adjacent-to-friendly-space = a barbarian next to a friendly space
criterion-rival-city-with-wonder = a rival city with a world wonder
criterion-city-state = a city-state
criterion-rival-control-token = a rival control token
criterion-closest-to-barbarian-or-rival-space = closest to barbarians or rival spaces
criterion-fewest-tokens = fewest trade tokens
criterion-most-tokens = most trade tokens
criterion-highest-slot = highest slot
criterion-lowest-slot = lowest slot
criterion-lowest-level = lowest level
criterion-first-available = the first available one of its list
criterion-all-tokens = always all of a science card
criterion-legal-spaces = there is still a legal space
criterion-most-arrivals = lets most caravans arrive
criterion-payment-order = next in the order of payment
criterion-no-overpaying = a resource would pay too much
criterion-military-attacker-winning = ahead as attacker: enough to be out of the defender's reach
criterion-military-attacker-losing = not ahead as attacker: enough to be out of reach, none if it cannot win
criterion-military-defender-winning = holds out as defender: none needed
criterion-military-defender-losing = behind as defender: just enough to hold out, or none

## Events: beginning and end

event-leader-dealt = { $seat } leads with { $leader }.
event-automa-starts-with = { $seat } begins with { $card } of level II in slot { $slot } ({ $criterion }).
event-first-player = { $seat } is the first player.
event-core-side-rolled = A die shows { $die }: side { $side } of the core tiles is up.
event-core-tile-laid = Core tile { $tile } lies with side { $side } up.
event-tile-dealt = { $seat } gets map tile { $tile }.
event-tile-laid = { $seat } lays map tile { $tile }, side { $side }, and with it { $space }.
event-core-walled-in = No tile fits next to the core any more; the tile of { $seat } need not touch it.
event-water-token-put = A gap in the map becomes water: { $space }.
event-map-built = The map is finished: { $tiles } tiles.
event-agenda-completed = { $seat } completes an agenda: { $agenda }!
event-won = { $seat } has an agenda on every victory card and wins the game!
event-undecided = Nobody has won after { $round } rounds: the game is undecided.

## Events: focus cards

event-resolved = { $seat }: { $card }, slot { $slot }{ $number ->
    [1] { $slot ->
        [1] {""}
       *[other] {" "}as if in slot 1
    }
    [3] { $slot ->
        [3] {""}
       *[other] {" "}as if in slot 3
    }
    [5] { $slot ->
        [5] {""}
       *[other] {" "}as if in slot 5
    }
   *[other] {""}
}
event-reset = { $card } goes back to slot 1.
event-swapped = { $seat } swaps the cards in slots { $slot } and { $second }.
event-used = { $seat } uses { $wonder }.
event-spent = { $seat } spends from slot { $slot }: { $source }.
event-automa-bonus = { $count ->
    [one] { $seat } has a world wonder or city-state card of this kind: it counts as 1 more trade token spent.
   *[other] { $seat } has { $count } world wonders and city-state cards of this kind: they count as { $count } more trade tokens spent.
}
event-automa-spent = { $count ->
    [one] { $seat } spends from slot { $slot }: { $source } ({ $criterion }).
   *[other] { $seat } spends from slot { $slot }: { $count } × { $source } ({ $criterion }).
}
event-trade-gained = { $seat } gains { n-trade } on slot { $slot }.
event-trade-lost = { $seat } cannot take { n-trade }.
event-trade-stored = { $seat } stores { n-trade } on Great Zimbabwe.
event-unloaded = { $seat } moves a trade token from Great Zimbabwe to slot { $slot }.
event-automa-stored = { $criterion_id ->
    [criterion-highest-slot] { $seat } puts a trade token on slot { $slot } (fewest trade tokens, highest slot).
   *[other] { $seat } puts a trade token on slot { $slot } ({ $criterion }).
}
event-resource-gained = { $seat } gains { $resource }.
event-automa-resource = { $seat } gains { $resource } ({ $criterion }).
event-no-resource = The supply has no resource for { $seat }.
event-exchanged = { $seat } exchanges { $resource } for { $for }.
event-bartered = { $seat } has { $other } exchange { $resource } for { $for } from the supply.
event-collected = { $seat } collects { $resource } on { $space }.
event-natural-wonder-taken = { $seat } claims { $wonder }.
event-natural-wonder-won = { $seat } takes { $wonder } from { $other }.
event-city-state-laid = { $seat } puts the token of { $state } on the card in slot { $slot }.
event-natural-wonder-laid = { $seat } puts { $wonder } on the card in slot { $slot }.

## Events: culture and science

event-placed = { $seat } places a control token on { $space }.
event-automa-chose-space = { $seat } chooses { $space } ({ $criterion }).
event-removed = { $seat } takes a piece off the map: { $space }.
event-token-moved = { $seat } moves a control token from { $from } to { $to }.
event-subverted = { $seat } replaces the control token of { $other } on { $space }.
event-weakened = { $seat } turns the control token of { $other } on { $space } to its unreinforced side.
event-destroyed = { $seat } destroys the piece of { $other } on { $space }.
event-named = { $seat } points at the control tokens of { $other } on { $space } and { $second }.
event-ceded = { $seat } gives up { $space }; { $other } takes it over.
event-automa-ceded = { $seat } gives up { $space } ({ $criterion }); { $other } takes it over.
event-dial-turned = { $seat } turns the tech dial by { n-spaces } to { $dial }.
event-automa-chose-card = { $seat } chooses { $card } in slot { $slot } to be replaced ({ $criterion }).
event-card-replaced = { $seat } gains { $card } in place of { $old } in slot { $slot }.
event-nothing-to-learn = { $seat } can gain no focus card for the level { $level } space.
event-struck = { $seat } uses Nuclear Power on { $space }.
event-city-given-up = { $seat } must give up the city on { $space }.

## Events: economy

event-caravan-moved = { $seat } moves caravan { $caravan } by { n-spaces } to { $space }.
event-automa-destination = { $seat } sends caravan { $caravan } to { $space }, { n-spaces } away ({ $criterion }).
event-automa-set-out = { $seat }: caravan { $caravan } sets out from { $space } ({ $criterion }).
event-automa-caravan = { $criterion_id ->
    [criterion-only-choice] Caravan { $caravan } of { $seat } moves { n-spaces } and arrives on { $space }.
   *[other] Caravan { $caravan } of { $seat } moves { n-spaces } to { $space } ({ $criterion }).
}
event-automa-caravans-stay = { $count ->
    [one] 1 caravan of { $seat } finds no destination and stays.
   *[other] { $count } caravans of { $seat } find no destination and stay.
}
event-caravan-destroyed = A caravan of { $seat } on { $space } is destroyed and goes back to the economy card.
event-caravan-settled = The caravan of { $seat } on { $space } goes back to the economy card.
event-visited-state = A caravan of { $seat } visits { $state }.
event-visited-city = A caravan of { $seat } visits the city of { $other } on { $space }.
event-state-card-taken = { $seat } takes the diplomacy card of { $state }.
event-state-card-returned = { $seat } gives the diplomacy card of { $state } back.
event-automa-chose-pact = { $seat } chooses a diplomacy card of { $other }: { $pact } ({ $criterion }).
event-pact-taken = { $seat } takes a diplomacy card of { $other }: { $pact }.
event-pact-returned = { $seat } gives a diplomacy card of { $other } back: { $pact }.
event-embassy = The embassy of { $seat } in the capital of { $other } pays off for both.
event-barbarian-beaten = { $seat } drives barbarian { $barbarian } away.

## Events: industry

event-city-built = { $seat } builds a city on { $space }.
event-spent-resource = { $seat } spends { $resource } for 2 production.
event-automa-chose-wonder = { $seat } wants to build { $wonder } ({ $criterion }).
event-automa-chose-city = { $seat } chooses the city on { $space } for it ({ $criterion }).
event-automa-cannot-pay = { $seat } cannot pay for { $wonder }.
event-wonder-built = { $seat } builds { $wonder } on { $space }!
event-wonder-turned-up = New among the world wonders: { $wonder }.
event-wonder-taken = { $seat } controls { $wonder } now, no longer { $other }.
event-wonder-claimed = { $seat } controls { $wonder } now.
event-wonder-abandoned = { $seat } loses { $wonder }; nobody controls it.

## Events: military

event-reinforced = { $seat } reinforces the control token on { $space }.
event-automa-reinforced = { $seat } reinforces the control token on { $space } ({ $criterion }).
event-automa-target = { $then_id ->
    [criterion-only-choice] { $seat } chooses a target: { $space } ({ automa-target-line }).
   *[other] { $seat } chooses a target: { $space } ({ automa-target-line }, then { $then }).
}
automa-target-line = { $criterion_id ->
    [criterion-rival-city] a rival city whose defence is low enough
    [criterion-rival-city-with-wonder] a rival city with a world wonder whose defence is low enough
   *[other] { $criterion }
}
event-attack-on-barbarian = { $seat } attacks the barbarian on { $space }.
event-attack-on-city-state = { $seat } attacks the city-state { $state } on { $space }!
event-attack-on-token = { $seat } attacks the control token of { $other } on { $space }.
event-attack-on-city = { $seat } attacks the city of { $other } on { $space }!
event-attack-on-capital = { $seat } attacks the capital of { $other } on { $space }!
event-combat-rolled = Attack { $attack } = die { $die } + card { $card } + bonus { $bonus }; defence { $defence } = die { $reply } + { $strength }.
event-automa-attack-tokens = { $count ->
    [0] { $seat } spends no token in this attack ({ $criterion }).
    [one] { $seat } spends 1 token in this attack ({ $criterion }).
   *[other] { $seat } spends { $count } tokens in this attack ({ $criterion }).
}
event-automa-defence-tokens = { $count ->
    [0] { $seat } spends no token for defence ({ $criterion }).
    [one] { $seat } spends 1 token for defence ({ $criterion }).
   *[other] { $seat } spends { $count } tokens for defence ({ $criterion }).
}
event-attack-won = The attack of { $seat } on { $space } succeeds, { $attack } to { $defence }.
event-attack-failed = The attack of { $seat } on { $space } fails, { $attack } to { $defence }.
event-barbarian-defeated = { $seat } defeats the barbarian on { $space }.
event-token-captured = { $seat } replaces the control token of { $other } on { $space }.
event-city-captured = { $seat } captures the city of { $other } on { $space }!
event-piece-returned = { $seat } has no unused piece for { $space }; the piece of { $other } there goes back.
event-capital-defeated = { $seat } defeats the capital of { $other } on { $space }!
event-looted = { $seat } takes a trade token from slot { $slot } of { $other }.
event-automa-looted = { $seat } takes a trade token from slot { $slot } of { $other } ({ $criterion }).
event-automa-home = { $seat } chooses the city on { $space } for { $wonder } ({ $criterion }).
event-wonder-carried-off = { $seat } carries { $wonder } off from { $other } to { $space }.
event-wonder-left-behind = { $seat } has no city without a world wonder; { $wonder } stays with { $other }.
event-automa-conquers = { $seat } conquers { $state } again ({ $criterion }).
event-automa-liberates = { $seat } liberates { $state } ({ $criterion }).
event-city-state-conquered = { $seat } conquers the city-state { $state } on { $space }!
event-city-state-liberated = { $seat } liberates { $state } on { $space } from { $other }.
event-city-state-spared = { $seat } has no unused city; { $state } on { $space } stays as it is.
event-city-state-free = { $state } is a free city-state again.

## Events: the event dial

event-event-dial = { $event_id ->
    [event-barbarian-move] { $seat } turns the event dial: barbarians move
    [event-barbarian-spawn] { $seat } turns the event dial: barbarians appear
    [event-trade] { $seat } turns the event dial: trade
   *[other] { $seat } turns the event dial: no event
}
event-barbarians-march = A die shows { $die }: the barbarians move { $direction }.
event-barbarian-moves = Barbarian { $barbarian } moves from { $space } to { $target }.
event-barbarian-stays = Barbarian { $barbarian } stays on { $space }.
event-barbarian-repelled = Barbarian { $barbarian } raids { $seat } on { $space } and goes back.
event-barbarian-pushed = { $seat } moves barbarian { $barbarian } to { $space }.
event-barbarian-appears = Barbarian { $barbarian } appears on { $space }.
event-barbarian-waits = Barbarian { $barbarian } cannot appear: { $space } is occupied.
event-city-razed = The city of { $seat } on { $space } is destroyed.
event-token-razed = The control token of { $seat } on { $space } is destroyed.
event-trade-discarded = { $seat } discards { n-trade } from slot { $slot }.
event-automa-discarded = { $seat } discards a trade token from slot { $slot } ({ $criterion }).
event-cities-trade = { $count ->
    [one] { $seat } has 1 mature city and gains 1 trade token.
   *[other] { $seat } has { $count } mature cities and gains { $count } trade tokens.
}

## Events of one kind told together

list-placing = { $seat } places control tokens: { $items }.
item-placed = { $space }
item-automa-chose-space = { $space } ({ $criterion })
list-pacts = { $seat } takes a diplomacy card: { $items }.
item-automa-chose-pact = { $pact } of { $other } ({ $criterion })
item-pact-taken = { $pact } of { $other }
list-reinforcing = { $seat } reinforces: { $items }.
item-reinforced = { $space }
item-automa-reinforced = { $space } ({ $criterion })
list-spending = { $seat } spends from slot { $slot }: { $items }.
item-spent = { $source }
list-gaining = { $seat } gains trade tokens: { $items }.
item-trade-gained = { $count } on slot { $slot }
list-storing = { $seat } puts trade tokens on cards: { $items }.
item-automa-stored = { $criterion_id ->
    [criterion-highest-slot] slot { $slot } (fewest trade tokens, highest slot)
   *[other] slot { $slot } ({ $criterion })
}
list-barbarians = Barbarians: { $items }.
item-barbarian-moves = { $barbarian } { $space } → { $target }
item-barbarian-stays = { $barbarian } stays on { $space }
item-barbarian-appears = { $barbarian } appears on { $space }
item-barbarian-waits = { $barbarian } waits ({ $space } is occupied)
list-core = Core tiles: { $items }.
item-core-tile-laid = { $tile } (side { $side })
list-tiles = { $seat } gets map tiles { $items }.
item-tile-dealt = { $tile }
list-leaders = Leaders: { $items }.
item-leader-dealt = { $seat }: { $leader }

## What is asked

question-Choosing = Your turn: which focus card do you resolve?
question-Choosing-help = Resolve one of your five focus cards with the number of its slot: the higher the slot, the stronger the card and the more difficult the terrain it reaches. Then the card goes back to slot 1 and those before it move up. What wonders and city-state cards allow at the start of a turn comes first. `? pottery` explains a card, `map 12.3` a space, `map 2` the cards of player 2.
question-Resolution = { $step ->
    [arsenal] Venetian Arsenal: resolve the card again as if in slot 1?
    [legend] Montezuma: swap two of your focus cards?
    [market] Capitalism: resolve another card as if in slot 1?
   *[other] Estádio do Maracanã: also resolve your economy card?
}
question-Resolution-help = This is offered once per turn. `done` goes on without it.
question-Placing = { $left ->
    [0] Place control tokens, terrain up to { $limit }{ placing-more }
   *[other] Place control tokens, terrain up to { $limit }: { $left } next to your cities{ placing-more }
}
question-Placing-help = Control tokens go on land spaces without a piece, a barbarian or a city-state, on terrain no more difficult than the limit: grassland 1, hills 2, forest 3, desert 4, mountain and natural wonder 5. Each token spent from the card allows one more.
placing-more = { $more ->
    [0] {""}
   *[other] , { $more } next to any friendly space
}
question-TokenMove = Move one of your control tokens?
question-TokenMove-help = It goes to a neighbouring land space that is completely empty, whatever the terrain, and keeps its side.
question-Subversion = Mass Media: which control token of a rival?
question-Subversion-help = An unreinforced one is replaced by yours, a reinforced one is turned to its unreinforced side.
question-Advance = { $spaces ->
    [one] The tech dial will turn by 1 space. Spend tokens for more?
   *[other] The tech dial will turn by { $spaces } spaces. Spend tokens for more?
}
question-Advance-help = Each token spent from the science card turns the dial 1 space further. Spaces with a level bring a focus card of that level.
question-Learning = Take a focus card of level { $level }?
question-Learning-help = It takes the place of the card of its kind in your row; what lies there stays. The old card leaves the game.
question-Striking = Nuclear Power: which space?
question-Striking-help = On that space and around it all unreinforced control tokens are destroyed, and all reinforced ones are turned to their unreinforced side, your own included.
question-Upgrading = { $left ->
    [one] Replace a focus card by the next level of its kind?
   *[other] Replace up to { $left } focus cards by the next level of their kind?
}
question-Upgrading-help = Each card can be replaced once. What lies on it stays in the slot.
question-Caravans = { $pool ->
    [0] Move caravans: up to { $movement } spaces each
   *[other] Move caravans: up to { $movement } spaces each, and { $pool } to share
}
question-Caravans-help = Each caravan moves once, in as many steps as you like, over terrain no more difficult than the slot number. In a city-state or a rival city it arrives: that brings 2 trade tokens and perhaps a diplomacy card. Caravans on the card set out from your capital or a mature city. Each token spent from the card lets every caravan go 1 space further.
question-Exchange = Exchange one of your resources for another one?
question-Exchange-help = Steam Power allows one exchange with the supply. If the supply lacks the type you want and the automated player has it, you may exchange the automated player's token for another one first.
question-Industry = Build a city on terrain up to { $number }, or a world wonder with production { $production }?
question-Industry-help = A city needs a space in range without another city or city-state next to it. A world wonder goes under a city that has none; you add resources of its two types (2 production each) and tokens of the card (1 each) when you have chosen it.
question-Payment = { $wonder }: production { $production } of { $cost }. What do you spend?
question-Payment-help = A resource or natural wonder of a type on the card is worth 2, a token on the industry card 1. What is too much is lost.
question-Housing = Which of your cities gets { $wonder }?
question-Housing-help = A city can hold one world wonder. Whoever takes the city takes the wonder.
question-Reception = { $left ->
    [one] Potala Palace: take 1 more diplomacy card of a rival?
   *[other] Potala Palace: take up to { $left } diplomacy cards of rivals?
}
question-Reception-help = You may hold up to 4 cards of each rival now.
question-Visit = Take a diplomacy card of { $host }?
question-Visit-help = You may hold one diplomacy card of each rival: a new one takes the place of the old one. Cards of city-states do not count. `?` and its name tells what a card does.
question-Storing = { $left ->
    [one] Put 1 trade token on a focus card
   *[other] Put { $left } trade tokens on focus cards
}
question-Storing-help = At most 3 trade tokens lie on a card. They stay with it when it moves and are spent when it is resolved.
question-ResourceChoice = Which resource do you take?
question-ResourceChoice-help = If the supply lacks the type you want and the automated player has it, you may exchange the automated player's token for another one first.
question-Laying = { $wonder }: on which focus card?
question-Laying-help = There it serves as a trade token of that card or as a resource, once per turn.
question-CityStateCard = Which card gets the token of the city-state?
question-CityStateCard-help = Once per turn it can be spent like a trade token of that card; it is never lost.
question-Surrender = Which diplomacy card do you give back?
question-Surrender-help = Without Potala Palace you may hold only one card of each rival.
question-RaidLoss = { $left ->
    [one] Barbarians raid your capital: discard 1 trade token
   *[other] Barbarians raid your capital: discard { $left } trade tokens
}
question-RaidLoss-help = You choose the cards from which they come.
question-Combat = { $spends ->
    [attacker] Your attack on { $space }: { $attack } against { $defence }. Spend tokens?
   *[other] { $attacker } attacks { $space }: { $attack } against your { $defence }. Spend tokens?
}
question-Combat-help = Each token spent from the military card adds 1. The attacker spends first, then the defender; the attacker needs more than the defender.
question-Occupation = You have no unused piece for { $space }: take one off the map?
question-Occupation-help = Without one the defeated piece only goes back to its owner, and a city-state stays as it is.
question-Fate = { $state }: conquer or liberate?
question-Fate-help = Conquered, it is your city and its token serves you. Liberated, it is a city-state again and you get its diplomacy card.
question-Spoils = Which of your cities gets { $wonder }?
question-Spoils-help = The wonder of a defeated capital goes to a city of yours that has none.
question-Loot = { $left ->
    [one] Take 1 trade token from a card of { $victim }
   *[other] Take { $left } trade tokens from cards of { $victim }
}
question-Loot-help = Then you put them on your own cards.
question-Military = { $attacks ->
    [0] Reinforce up to { $reinforcements } control tokens?
   *[other] { $reinforcements ->
        [0] Attack? { $attacks } left
       *[other] Attack ({ $attacks } left) or reinforce ({ $reinforcements } left)?
    }
}
question-Military-help = Your combat value is a die and what slot and card give; you see the defence behind each target. A reinforced control token adds 1 to its own defence and to that of its neighbours.
question-Eiffel = { $count ->
    [one] Eiffel Tower: beside { $first }, which other control token?
   *[other] Eiffel Tower of { $player }: do you give up { $first } or { $second }?
}
question-Eiffel-help = Two control tokens of one rival are pointed at; the rival chooses which of them is replaced.
question-MapBuilding = { $chosen ->
    [0] Which map tile do you lay, with which side up and how turned?
   *[other] Tile { $tile }, side { $side }, turned by { $rotation }: where?
}
question-MapBuilding-help = A tile must touch at least four spaces on the table, one of them of the core. Rotation counts in steps of 60 degrees clockwise. The numbers on the map show where space 0 of the tile would lie; the star of your capital tile is its space 0.
question-Razing = Nuclear Power of the automated player: which of your cities is destroyed?
question-Razing-help = All control tokens next to it are destroyed, too. Your capital is safe.

## What an action would throw away

loss-own-strike = { $count ->
    [one] The strike would hit nobody but you and destroy one of your own control tokens.
   *[other] The strike would hit nobody but you and destroy { $count } of your own control tokens.
}

## What can be done

verb-tile = tile { $tile } turned by { $rotation }
verb-at = with its space 0 at { $anchor }
verb-resolve = resolve the card in slot { $slot }
verb-use = use { $wonder }
verb-done = done
verb-swap = swap the cards in slots { $slot } and { $other }
verb-destroy = destroy the control token on { $space }
verb-name = point at the control token on { $space }
verb-cede = give up { $space }
verb-push = move barbarian { $barbarian } { $direction }
verb-renegotiate = exchange { $pact } for { $for }
verb-unload = move a trade token from Great Zimbabwe to slot { $slot }
verb-spend = spend { $source }
verb-place = place a control token on { $space }
verb-shift = move the control token on { $space } { $direction }
verb-subvert = turn the control token on { $space }
verb-remove = take your piece on { $space } off the map
verb-advance = turn the tech dial
verb-develop = gain { $card } in slot { $slot }
verb-upgrade = replace the card in slot { $slot } by the next level
verb-strike = Nuclear Power on { $space }
verb-send = move caravan { $caravan } to { $space }
verb-take = take the diplomacy card { $diplomacy }
verb-exchange = exchange { $resource } for { $for }
verb-barter = have the automated player exchange { $resource } for { $for }
verb-gain = take { $resource }
verb-build = build a city on { $space }
verb-settle = build a city where caravan { $caravan } stands
verb-construct = build { $wonder }
verb-house = put it into the city on { $space }
verb-reinforce = reinforce the control token on { $space }
verb-attack = attack { $space }
verb-conquer = conquer the city-state
verb-liberate = liberate the city-state
verb-loot = take a trade token from slot { $slot }
verb-store = put it on { $store }
verb-lay = put it on the card in slot { $slot }
verb-discard = discard a trade token from slot { $slot }
verb-give-back = give { $pact } back
verb-lose = give up the city on { $space }

## What `done` means

done-Resolution = go on without it
done-Placing = place no more
done-TokenMove = move none
done-Subversion = turn none
done-Learning = take none
done-Striking = strike nowhere
done-Upgrading = replace no more
done-Caravans = move no more
done-Exchange = keep what you have
done-Industry = build nothing
done-Reception = take no more
done-Visit = take none
done-Combat = spend no more
done-Occupation = leave the space empty
done-Military = end the card

## Words to type; the first one is used in examples

word-tile = tile
word-at = at
word-resolve = resolve
word-use = use
word-done = done pass
word-swap = swap
word-destroy = destroy
word-name = name point
word-cede = cede
word-push = push
word-renegotiate = renegotiate
word-unload = unload
word-spend = spend
word-place = place
word-shift = shift
word-subvert = subvert
word-remove = remove
word-advance = advance turn
word-develop = develop
word-upgrade = upgrade
word-strike = strike
word-send = send caravan
word-take = take
word-exchange = exchange
word-barter = barter
word-gain = gain
word-build = build city
word-settle = settle
word-construct = construct wonder
word-house = house
word-reinforce = reinforce
word-attack = attack
word-conquer = conquer
word-liberate = liberate
word-loot = loot
word-store = store
word-lay = lay
word-discard = discard
word-give-back = give-back
word-lose = lose

## What values are called

domain-tile = a map tile with its side, such as 7a
domain-rotation = a number of steps from 0 to 5
domain-anchor = a place such as e2/s1
domain-slot = a slot from 1 to 5
domain-other = another slot from 1 to 5
domain-wonder = a world wonder
domain-space = a space such as 12.3
domain-barbarian = the letter of a barbarian
domain-direction = a direction
domain-pact = a diplomacy card of a player
domain-for = what you want for it
domain-source = a trade token, a resource, a city-state or a natural wonder
domain-card = a focus card
domain-caravan = the number of a caravan
domain-diplomacy = a diplomacy card
domain-resource = a resource
domain-store = a slot or Great Zimbabwe

## How a game ends

ending-victory = Somebody has completed an agenda on every victory card; ties are broken by world wonders, then by spaces.
ending-undecided = The rounds are over and nobody has completed an agenda on every victory card.
over-points = { $count ->
    [one] 1 victory card
   *[other] { $count } victory cards
}

## Options

option-automa = The difficulty of the automated player, who takes the last seat and is never asked
option-automa-none = without the automated player
option-automa-settler = Settler: all its cards start at level I
option-automa-chieftain = Chieftain: 1 of its cards starts at level II
option-automa-warlord = Warlord: 2 of its cards start at level II
option-automa-prince = Prince: 3 of its cards start at level II
option-automa-king = King: 4 of its cards start at level II
option-automa-emperor = Emperor: all 5 of its cards start at level II
option-map = The map
option-map-fixed = laid ready for this number of players
option-map-built = the players build it
option-core_side = The side of the core tiles, where there is a choice
option-core_side-die = a die decides
option-core_side-a = side A
option-core_side-b = side B
option-wonder_decks = The decks of world wonders
option-wonder_decks-by-players = fewer cards with fewer players
option-wonder_decks-full = all cards
option-dial_after_24 = Movement of the tech dial that is left after space 24
option-dial_after_24-continue = goes on from space 15
option-dial_after_24-stop-at-15 = is lost: the dial stops on space 15
option-flight_reinforce = Flight: whether attacks reduce what it reinforces
option-flight_reinforce-full = no
option-flight_reinforce-minus-attacks = by 1 for each attack
option-maracana = When the Estádio do Maracanã moves caravans
option-maracana-before = before the other card
option-maracana-after = after the other card
option-trade_tokens = Trade tokens
option-trade_tokens-unlimited = never run out
option-trade_tokens-34 = there are 34 of them
option-automa_wonder = Automated player: world wonders it cannot pay for
option-automa_wonder-payable-only = are passed over
option-automa_wonder-strict = may be chosen in vain
option-automa_raid_loss = Automated player: which trade tokens a raid on its capital costs
option-automa_raid_loss-random = chance decides
option-automa_raid_loss-most-tokens = those of the card that has most
option-capitalism_idle = Automated player: an idle card resolved through Capitalism
option-capitalism_idle-stays = stays in its slot
option-capitalism_idle-reset = is reset
option-machu_picchu_as_slot = Machu Picchu and a number 1 that only stands for a slot
option-machu_picchu_as_slot-applies = it becomes 3
option-machu_picchu_as_slot-ignored = it stays 1
option-hojo_automa_lists = Automated player: the terrain that Hōjō's lists look at
option-hojo_automa_lists-printed = as it is printed
option-hojo_automa_lists-reduced = with Hōjō's reduction
option-automa_tile_is_core = Map building: the automated player's tile belongs to the core
option-round_limit = A game that nobody has won is undecided after so many rounds

## The situation

legend = On the map: name of the space and caravans (¹ᵃ), below it terrain (G grassland 1, H hills 2, F forest 3, D desert 4, M mountain 5, N natural wonder 5, ~ water) and what is there: owner with ○ control token, ● reinforced, ■ city, ★ capital; ♦ world wonder, ▲ natural wonder token, †A barbarian, °A where it appears, three letters for a city-state (Kab) or resource (oil). On cards ▪ is a trade token.
sign-grassland = G
sign-hills = H
sign-forest = F
sign-desert = D
sign-mountain = M
sign-water = ~
sign-natural-wonder = N
headline = Round { $round } · { $name }'s turn
headline-over = Round { $round }
headline-building = The players build the map
board-dial = Tech dial
board-level = level { $level } at { $space }
board-pieces = Pieces
board-cities = { $count ->
    [one] 1 city, { $mature } mature
   *[other] { $count } cities, { $mature } mature
}
board-tokens = { $count ->
    [one] 1 control token
   *[other] { $count } control tokens
}
board-unused = left { $cities }/{ $tokens }
board-caravans = Caravans
board-on-card = on the card
board-resources = Resources
board-wonders = Wonders
board-states = Conquered
board-diplomacy = Diplomacy
board-given = Given away
middle-agendas = Agendas
middle-agenda-or = or
middle-wonders = World wonders
middle-no-wonder = no more
middle-supply = Supply
middle-event = Event dial
middle-next = next: { $event }
middle-trade = { $count ->
    [one] 1 trade token
   *[other] { $count } trade tokens
}
piece-token = token of { $name }
piece-reinforced = reinforced token of { $name }
piece-city = city of { $name }
piece-capital = capital of { $name }
space-barbarian = barbarian { $letter }
space-icon = spawn point { $letter }
tile-side = Tile { $tile }, side { $side }
map-unknown = There is no such space or player. `map` shows the whole map, `map 12.3` a space, `map 2` the cards of player 2.
heading-tile = Tile
heading-at = Place
heading-resolve = Resolve
heading-use = Use
heading-swap = Swap
heading-destroy = Destroy
heading-name = Point at
heading-cede = Give up
heading-push = Move a barbarian
heading-renegotiate = Exchange
heading-unload = From Great Zimbabwe to
heading-spend = Spend
heading-place = Place
heading-shift = Move
heading-subvert = Turn
heading-remove = Take off the map
heading-develop = Replace
heading-upgrade = Replace
heading-strike = Strike
heading-send = Caravan
heading-take = Take
heading-exchange = Exchange
heading-barter = Automated player exchanges
heading-gain = Take
heading-build = City
heading-settle = City at caravan
heading-construct = World wonder
heading-house = City
heading-reinforce = Reinforce
heading-attack = Attack
heading-loot = Take from
heading-store = Put on
heading-lay = Put on
heading-discard = Discard from
heading-give-back = Give back
heading-lose = Give up
choice-defence = defence { $count }
choice-terrain = terrain { $difficulty }
choice-slot = slot { $slot }

## Explanations

about-focus-card = Focus card: { $kind }, level { $level }.
about-automated-card = Focus card of the automated player: { $kind }, level { $level }.
about-in-row = In the row of { $name }, slot { $slot }.
about-built = Built on { $space }; controlled by { $name }.
about-nobody = nobody
about-face-up = It can be built.
about-conquered = Conquered by { $name }.
about-cards-left = { $count ->
    [one] 1 diplomacy card is available.
   *[other] { $count } diplomacy cards are available.
}
about-terrain = { $terrain }, difficulty { $difficulty }
about-caravan = caravan of { $name }
about-defence = Defence: { $count }
about-mature = Mature city
about-missing = { $count ->
    [one] 1 neighbouring space is missing for maturity
   *[other] { $count } neighbouring spaces are missing for maturity
}
way-ne = north-east
way-e = east
way-se = south-east
way-sw = south-west
way-w = west
way-nw = north-west

## Commands that mean something else here

command-map-help = the map, a space or the cards of a player: `map`, `map 12.3`, `map 2`
command-help-help = what is asked now, and what you can type; `? pottery` explains a card, a leader, an agenda, a space or a rule; `? 2` what the numbers of player 2 are made of
command-rules-help = search the rules: `rules mature city`

## What choices add to their headings, and what explanations say

heading-send-caravan = Caravan { $caravan }
card-of-level = { $card } { $level }
card-in-slot = { $trade ->
    [0] { $card } { $level }
    [1] { $card } { $level } ▪
    [2] { $card } { $level } ▪▪
    [3] { $card } { $level } ▪▪▪
   *[other] { $card } { $level } { $trade }▪
}
price-wonder = { $cost } ({ $first }/{ $second })
choice-caravan = caravan { $caravan }
choice-struck = { $name } ×{ $count }
choice-step = { $start } → { $end } ({ $direction })
choice-swap = { $one } ↔ { $other }
choice-instead = { $old } → { $new } (slot { $slot })
choice-pact = { $card } ({ $name })
choice-for = { $one } → { $other }
choice-turned = ↻{ $rotation }
about-wonder-kind = World wonder, { $kind }, { $era }
about-city-state-kind = City-state, { $kind }
about-city-state-at = on { $space }, defence { $defence }
about-led-by = Leader of { $name }
about-neighbour = { $way }: { $space } { $there }
about-progress = { $name }: { $progress }
account-agendas = Agendas
account-progress = Progress
account-stock = What it has

## What spaces are called, where they have no name of their own

ground-grassland = grassland
ground-hills = hills
ground-forest = forest
ground-desert = desert
ground-mountain = mountain
ground-water = water
ground-natural-wonder = natural wonder
ground-marble = marble
ground-mercury = mercury
ground-oil = oil
ground-diamond = diamonds
beside-ne = north-east
beside-e = east
beside-se = south-east
beside-sw = south-west
beside-w = west
beside-nw = north-west
beside-n = north
beside-s = south
beside-ene = east-north-east
beside-ese = east-south-east
beside-wnw = west-north-west
beside-wsw = west-south-west
place-spawn = camp { $letter }
place-beside = { $count ->
    [1] { $what } { $way } of { $of }
    [2] { $way_id ->
        [beside-n] { $what } { $way } of { $of }
        [beside-s] { $what } { $way } of { $of }
        [beside-ene] { $what } { $way } of { $of }
        [beside-ese] { $what } { $way } of { $of }
        [beside-wnw] { $what } { $way } of { $of }
        [beside-wsw] { $what } { $way } of { $of }
       *[other] { $what } two { $way } of { $of }
    }
   *[other] { $what } three { $way } of { $of }
}
place-near = { $what } near { $of }
place-numbered = { $what } { $number }

## What cards would do now, and what an attack would be worth

now-culture = { $count ->
    [one] 1 control token on terrain up to { $limit }; open: { n-spaces-open }
   *[other] { $count } control tokens on terrain up to { $limit }; open: { n-spaces-open }
}
n-spaces-open = { $spaces ->
    [0] none
    [one] 1 space
   *[other] { $spaces } spaces
}
now-science = Tech dial +{ $count }, to { $dial }
now-level = brings a card of level { $level }
now-economy = { $count ->
    [one] Caravan: { $movement } spaces on terrain up to { $limit }; { n-visits }
   *[other] { $count } caravans: { $movement } spaces on terrain up to { $limit }; { n-visits }
}
n-visits = { $visits ->
    [0] no destination in reach
    [one] 1 destination in reach
   *[other] { $visits } destinations in reach
}
now-industry = { $sites ->
    [0] Production { $production }; no site for a city on terrain up to { $limit }
    [one] Production { $production }; 1 site for a city on terrain up to { $limit }
   *[other] Production { $production }; { $sites } sites for a city on terrain up to { $limit }
}
now-wonders = can pay for { $wonders }
now-military = Attack { $combat } + die, or reinforce { $count }
now-targets = { $count ->
    [one] 1 target, { $percent } %
   *[other] { $count } targets, best { $percent } %
}
now-discount = { $thing } −{ $count }
choice-odds = { $percent } %
attack-account = Attack
defence-account = Defence
odds-account = Chance to win
odds-percent = { $percent } %
odds-plain = as things are
odds-with-tokens = { $count ->
    [one] if you spend your token
   *[other] if you spend your { $count } tokens
}
odds-against-tokens = { $count ->
    [one] and the defender spends 1
   *[other] and the defender spends { $count }
}
part-slot = Slot
part-city = City, terrain × 2
part-reinforced = Reinforced tokens
part-and-die = + a die
