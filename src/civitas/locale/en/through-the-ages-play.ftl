### Through the Ages, both editions: what happened, what is asked and what can be done. The German file has the same
### messages. How the arguments are prepared: see src/civitas/language.py.

## Names and numbers that sentences share

pact-a = as party A
pact-b = as party B
pact-both = the same for both
pact-party = { $side_id ->
    [pact-both] {""}
   *[other] {" "}{ $side }
}
pact-as-a = { $name } as A
pact-as-b = { $name } as B
victim-leader = the leader
victim-wonder = the unfinished wonder
n-resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
n-cards = { $count ->
    [one] 1 military card
   *[other] { $count } military cards
}
n-yellow = { $count ->
    [one] { $count } yellow token
   *[other] { $count } yellow tokens
}
n-blue = { $count ->
    [one] { $count } blue token
   *[other] { $count } blue tokens
}
n-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
lost-goods = { $food ->
    [0] { n-resources }
   *[other] { $resources ->
        [0] { $food } food
       *[other] { n-resources } and { $food } food
    }
}
n-good = { $good_id ->
    [good-food] { $count } food
   *[other] { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
}

## Events: turns and ages

event-turn = { $seat }, round { $round }
event-age = { $age } begins.
event-last-round = Round { $round } is the last one.
event-swept = Swept from the card row: { $cards }.
event-dealt = New in the card row: { $cards }.
event-obsolete = { $seat } loses as out of date: { $cards }.
event-obsolete-military = { $seat } loses { n-cards } as out of date.
event-yellow-lost = { $seat } loses { n-yellow } from the bank.
event-bonus-chosen = { $seat } chooses { $card } for the final scoring.
event-bonus-kept = { $seat } has kept bonus cards.
event-bonus-card = Scores for everybody at the end: { $card }.
event-final-bonus = { $seat } scores { $points } culture as final bonus.
event-game-over = { $ending }
event-resigned = { $seat } leaves the game.
event-leaving = { $seat } wants to leave the game as soon as the rules allow it; only you know.
seen-leaving = { $seat } wants to leave the game as soon as the rules allow it.
event-staying = { $seat } stays in the game after all.

## Events: cards and actions

event-took = { $seat } takes { $card } from space { $space }.
event-populated = { $seat } raises a worker for { $food } food.
event-welcomed = { $seat } gets a worker from Ocean Liner Service.
event-built = { $seat } builds { $card } for { n-resources }.
event-upgraded = { $seat } upgrades { $old } to { $card } for { n-resources }.
event-destroyed = { $seat } gives up { $card }; the worker is free again.
event-leader = { $seat } is led by { $card }.
event-leader-replaced = { $seat } replaces { $old } by { $card }.
event-tucked = { $seat } puts { $card } under { $wonder }: one more happy face.
event-constructed = { $count ->
    [one] { $seat } builds a stage of { $card } for { n-resources }.
   *[other] { $seat } builds { $count } stages of { $card } for { n-resources }.
}
event-completed = { $seat } completes { $card }!
event-developed = { $seat } develops { $card }.
event-lower-special = { $card } is below what { $seat } has already, and leaves the game.
event-government = { $seat } has a new government: { $card }.
event-revolution = Revolution in { $seat }'s civilization: { $card }!
event-cooperated = { $seat } pays 1 science for a technology of { $other }.
event-played = { $seat } plays { $card }.
event-armed = { $seat } gets { $count } resources and { $count } science for the military ({ $card }).
event-tactic = { $seat } plays the tactic { $card }.
event-tactic-shared = The tactic { $card } of { $seat } can be copied by everybody now.
event-tactic-copied = { $seat } copies the tactic { $card }.
event-traded = { $good_id ->
    [good-food] { $seat } pays with a resource instead of food.
   *[other] { $seat } pays with food instead of a resource.
}
event-gained = { $seat } gains { n-good }.
event-culture = { $seat } scores { $points } culture ({ $card }).
event-science = { $seat } scores { $points } science ({ $card }).

## Events: production

event-uprising = Uprising! { $seat } has more discontent than unused workers and produces nothing.
event-scored = { $seat } scores { $science } science and { $culture } culture.
event-produced-food = { $seat } produces { $count } food.
event-consumed = The population of { $seat } eats { $count } food.
event-famine = Famine: { $count } food is missing; { $seat } loses { $culture } culture.
event-produced-resources = { $count ->
    [one] { $seat } produces 1 resource.
   *[other] { $seat } produces { $count } resources.
}
event-corruption = Corruption costs { $seat } { lost-goods }.
event-drew = { $seat } draws { n-cards }.
event-drew-cards = You draw { $cards }.
seen-drew-cards = { $seat } draws { $cards }.
event-discarded = { $seat } discards { n-cards }.

## Events: the events of the game

event-event = Event: { $card }
event-events-renewed = { $count ->
    [one] The future event becomes the current one.
   *[other] The { $count } future events become the current ones.
}
event-event-declined = { $seat } makes no use of { $card }.
event-agreement = { $seat } gives the next political action for { $card }.
event-impact = { $card }: { $seat } scores { $points } culture.
event-culture-lost = { $seat } loses { $points } culture ({ $card }).
event-grew = { $seat } gets { n-workers } ({ $card }).
event-settlers = { $seat } gets { n-workers } ({ $card }).
event-goods-lost = { $seat } loses { n-good } ({ $card }).
event-built-free = { $seat } builds { $building } for nothing ({ $card }).
event-ruined = { $wonder } of { $seat } falls into ruins ({ $card }).
event-rebelled = { $count ->
    [one] { $seat } loses 1 civil action ({ $card }).
   *[other] { $seat } loses { $count } civil actions ({ $card }).
}
event-leader-lost = { $seat } loses { $leader } ({ $card }).
event-building-destroyed = { $seat } loses a building: { $building } ({ $card }).
event-population-lost = { $count ->
    [one] { $seat } loses 1 unused worker.
   *[other] { $seat } loses { $count } unused workers.
}
event-workers-lost = { $seat } loses { n-workers } of { $card }.
event-blue-lost = { $seat } loses { n-blue } from the bank.
event-stored-blue-lost = { $seat } loses { n-blue } from { $card }.

## Events: politics

event-politics-lost = { $seat } has no political action this turn.
event-prepared = { $seat } prepares an event of { $age } and scores { $points } culture.
event-own-prepared = Your event: { $card }.
seen-own-prepared = The event of { $seat }: { $card }.
event-peeked = { $seat } looks at the next event.
event-peeked-at = The next event: { $event }.
event-voyage = { $card } makes { $territory } a colony of { $seat }.
event-retired = { $card } retires; { $seat } gets { n-yellow }.
event-marker-returned = The marker of { $other } goes back to the middle.
event-pact-offered = { $seat } offers { $other } a pact: { $card }{ pact-party }.
event-pact-refused = { $other } refuses { $card }.
event-pact-concluded = Pact of { $seat }{ pact-party } with { $other }: { $card }.
event-pact-replaced = { $card } between { $seat } and { $other } ends, a new pact takes its place.
event-pact-cancelled = { $seat } cancels { $card } with { $other }.
event-pact-ended-by-attack = { $card } between { $seat } and { $other } ends by the attack.
event-pact-ended-by-resignation = { $card } between { $seat } and { $other } ends.

## Events: colonization

event-bid = { $seat } bids { $bid }.
event-passed = { $seat } passes.
event-auction-won = { $seat } must colonize { $card } with a force of { $bid }.
event-reinforced = { $seat } reinforces the force with { $card }: +{ $value }.
event-discarded-for-force = { $seat } discards a military card for the force: +1.
event-own-card-discarded = You discard { $card }.
seen-own-card-discarded = { $seat } discards { $card }.
event-force-sent = { $seat } sends a force of { $force }: { $units }.
event-colonized = { $seat } colonizes { $card }.
event-not-colonized = Nobody colonizes { $card }.
event-colony-lost = { $seat } loses the colony { $card }.
event-colony-taken = { $seat } takes the colony { $card } from { $other }.

## Events: attacks and wars

event-attacked = { $price ->
    [one] { $seat } attacks { $other } for 1 military action: { $card }!
   *[other] { $seat } attacks { $other } for { $price } military actions: { $card }!
}
event-sacrificed = { $seat } sacrifices { $units }: +{ $value }.
event-defended = { $seat } defends with { $card }: +{ $value }.
event-defended-face-down = { $seat } defends with a card face down: +{ $value }.
event-aggression-succeeded = The attack of { $seat } on { $other } succeeds, { $attack } to { $defence }.
event-aggression-failed = The attack of { $seat } on { $other } fails, { $attack } to { $defence }.
event-war-declared = { $price ->
    [one] { $seat } declares war on { $other } for 1 military action: { $card }!
   *[other] { $seat } declares war on { $other } for { $price } military actions: { $card }!
}
event-war-won = { $card }: { $seat } wins against { $other } (attack { $attack }, defence { $defence }).
event-war-tied = { $card }: { $seat } and { $other } are equally strong ({ $attack } to { $defence }); nothing happens.
event-war-dropped = { $card } of { $seat } on { $other } is dropped; { $seat } scores { $points } culture.
event-culture-taken = { $seat } takes { $points } culture from { $other }.
event-science-taken = { $seat } takes { $points } science from { $other }.
event-yellow-taken = { $seat } takes { n-yellow } from { $other }.
event-goods-taken = { $seat } takes { $food } food and { n-resources } from { $other }.
event-goods-not-stored = { $seat } has blue tokens for only { $food } food and { n-resources } of it.
event-raided = { $seat } destroys a building of { $other }: { $building } ({ $card }).
event-struck = { $seat } removes { $victim } of { $other } ({ $card }).
event-technology-seized = { $seat } takes { $technology } from { $other } ({ $card }).

## Events of one kind told together

list-actions = { $seat } { $items }.
item-took = takes { $card }
item-populated = raises a worker
item-welcomed = gets a worker
item-built = builds { $card }
item-upgraded = upgrades { $old } → { $card }
item-destroyed = gives up { $card }
item-leader = is led by { $card }
item-leader-replaced = replaces { $old } by { $card }
item-tucked = puts { $card } under { $wonder }
item-constructed = builds { $card } ({ $count ->
    [one] 1 stage
   *[other] { $count } stages
})
item-completed = completes { $card }
item-developed = develops { $card }
item-lower-special = drops { $card }
item-government = has a new government, { $card }
item-revolution = makes a revolution
item-played = plays { $card }
item-armed = arms
item-tactic = plays the tactic { $card }
item-tactic-copied = copies the tactic { $card }
item-traded = { $good_id ->
    [good-food] pays a resource as food
   *[other] pays food as a resource
}
item-gained = gains { n-good }
item-culture = scores { $points } culture ({ $card })
item-science = scores { $points } science ({ $card })
list-production = { $seat }: { $items }.
item-scored = +{ $science } science, +{ $culture } culture
item-produced-food = +{ $count } food
item-consumed = −{ $count } food eaten
item-famine = famine −{ $culture } culture
item-produced-resources = { $count ->
    [one] +1 resource
   *[other] +{ $count } resources
}
item-corruption = corruption costs { lost-goods }
item-drew = draws { n-cards }
list-row = Card row: { $items }.
item-swept = gone { $cards }
item-dealt = new { $cards }
list-impacts = { $card }: { $items }.
item-impact = { $seat }: { $points }
list-auction = { $items }.
item-bid = { $seat } bids { $bid }
item-passed = { $seat } passes
list-tokens = Yellow tokens lost: { $items }.
item-yellow-lost = { $seat }: { $count }
list-razing = { $seat } destroys buildings of { $other }: { $items }.
item-raided = { $building }

## What is asked

question-BonusChoice = Choose a card that scores at the end
question-BonusChoice-help = The chosen event of age III scores for everybody at the end of the game. What nobody chooses goes into the deck.
question-Politics = { $taken ->
    [0] A political action?
   *[other] A second political action?
}
question-Politics-help = One political action per turn: prepare an event (culture at once, and the next event happens), attack, declare war, offer or cancel a pact. `done` goes on to your actions. `? rebellion` explains a card, `map 2` shows the board of player 2.
question-ActionPhase = Your actions: { $civil } civil, { $military } military left
question-ActionPhase-help = Civil actions take cards from the row, raise workers, build and upgrade farms, mines and urban buildings, build stages of a wonder, play leaders and action cards and develop technologies. Military actions build and upgrade units and play tactics; those left over draw military cards. Workers come from the yellow bank for food, buildings cost resources, technologies science. The number behind a choice is its price. `take iron` takes a card by its name. `by-hand` lets you choose yourself which blue tokens pay this turn. `resign` leaves the game, where the table allows it.
question-Agreement = { $card }: take cards worth { $budget } civil actions?
question-Agreement-help = The cards cost no actions, but you give your next political action for the first one you take.
question-Work = { $card }: what for?
question-Work-help = You have played { $card }. Choose what it does for you; it costs no further action, and less than usual.
question-Civilize = { $card }: one action for { $discount } less?
question-Civilize-help = You may raise a worker, build a farm, mine or urban building, or develop a technology without spending an action.
question-EitherGood = { $amount } food or { $amount } resources?
question-EitherGood-help = You cannot mix them. Without enough blue tokens in the bank you get less.
question-GainEither = { $card }: { $amount } food or { $amount } resources?
question-GainEither-help = You cannot mix them. Without enough blue tokens in the bank you get less.
question-GainMix = { $card }: you get { $amount } food and resources together; how much food?
question-GainMix-help = What is not food is resources. Without enough blue tokens in the bank you get less.
question-LoseMix = { $card }: you lose { $amount } food and resources together; how much food?
question-LoseMix-help = What is not food is resources.
question-BuildFree = { $card }: build { $building } for nothing?
question-BuildFree-help = One of your unused workers goes there without resources and without an action.
question-DiscardMilitary = { $amount ->
    [one] { $card }: discard 1 military card
   *[other] { $card }: discard { $amount } military cards
}
question-DiscardMilitary-help = You choose which ones; the others do not see them.
question-RuinWonder = { $card }: which of your wonders falls into ruins?
question-RuinWonder-help = A wonder in ruins loses its effect and gives 2 culture each turn instead; it still counts as a wonder.
question-LosePopulation = { $count ->
    [one] You lose a worker: from which card?
   *[other] You lose { $count } workers: from which cards?
}
question-LosePopulation-help = You have no unused workers left, so buildings or units lose theirs. The tokens return to the yellow bank.
question-LoseBlue = { $count ->
    [one] You lose a blue token: from which card?
   *[other] You lose { $count } blue tokens: from which cards?
}
question-LoseBlue-help = Your blue bank is empty, so the tokens are food or resources that you had stored.
question-DestroyBuilding = { $card }: which building of { $owner } is destroyed?
question-DestroyBuilding-help = Its worker becomes an unused worker of the owner.
question-LoseColony = Which colony of { $owner } is lost?
question-LoseColony-help = What the colony gave for good is lost with it; what it gave at once stays.
question-Covering = The blue bank is empty: from which card comes the token for the wonder?
question-Covering-help = Every finished stage of a wonder is covered by a blue token until the wonder is complete.
question-Tucking = Under which wonder does your old leader go?
question-Tucking-help = The wonder has one more happy face from now on. Otherwise you get a civil action back.
question-Payment = { $due ->
    [one] Pay { $good } by hand: 1 more
   *[other] Pay { $good } by hand: { $due } more
}
question-Payment-help = A token returns to the bank for what its card is worth; change comes back in lower values. A number below 0 is change that you still get.
question-Placement = Place { $good }: { $left } more
question-Placement-help = A token on a card is worth what the card produces. High values need fewer blue tokens.
question-IdleMine = Let a mine stay idle?
question-IdleMine-help = A mine that does not produce saves a blue token, which may prevent corruption.
question-HandLimit = { $excess ->
    [one] Discard 1 military card
   *[other] Discard { $excess } military cards
}
question-HandLimit-help = You may keep { $limit } military cards: one for each military action you have. The others do not see what you discard.
question-Auction = { $bidder ->
    [none] Bid for { $card }?
   *[other] Bid more than { $bid } for { $card }? { $bidder } leads
}
question-Auction-help = The highest bidder must send a force of that strength: units with their armies, bonus cards and colonization symbols, at least one unit. Units that are sent are lost. Whoever passes is out.
question-Expedition = { $card }: your force has { $force } of { $bid }
question-Expedition-help = Send units and play bonus cards until the force is worth your bid. More is allowed, but lost all the same.
question-Sacrifice = { $card }: sacrifice units? Attack { $attack }, defence { $defence }, so far +{ $value }
question-Sacrifice-help = Sacrificed units count twice, with the armies among them, and return to the yellow bank when the attack is over.
question-Defence = Defend? Attack { $attack }, your defence { $defence }
question-Defence-help = The defence must reach the attack. Bonus cards add what is printed on them; in the edition of 2015 any card face down adds 1, and you may use as many cards as you have military actions in all.
question-Plunder = { $card }: you take { $amount } food and resources from { $from } together; how much food?
question-Plunder-help = What is not food is resources. You need blue tokens in your bank for what you take.
question-Raid = { $card }: which building of { $from } is destroyed?
question-Raid-help = You get half the resources that the buildings cost. Their workers become unused.
question-Annexation = { $card }: which colony of { $from } do you take?
question-Annexation-help = You get what the colony gives for good.
question-Infiltration = { $card }: what does { $from } lose?
question-Infiltration-help = The leader or the unfinished wonder leaves the game, and you score culture for its level.
question-Seizure = { $card }: take special technologies of { $from } worth { $rest } science?
question-Seizure-help = You take special technologies up to the advantage of your victory, and science points for what is left of it.
question-PactOffer = { $from } offers you a pact{ pact-party }: { $card }. Accept?
question-PactOffer-help = The pact lasts until somebody cancels it, an attack ends it or its age is over. `?` and its name tells what the parties get.
question-Departure = Leave the game before your war is decided?
question-Departure-help = Whoever leaves has lost; the others play on. `done` plays on.

## What can be done

verb-take = take the card on space { $space }
verb-populate = raise a worker
verb-build = build { $technology }
verb-upgrade = upgrade { $upgrade_1 } to { $upgrade_2 }
verb-convert = turn { $conversion_1 } into { $conversion_2 }
verb-destroy = give up one { $technology }
verb-lead = play { $leader } as leader
verb-construct = { $stages ->
    [one] build the next stage of the wonder
   *[other] build the next { $stages } stages of the wonder
}
verb-develop = develop { $technology }
verb-revolt = revolution: { $government }
verb-play = play { $card }
verb-adopt = play the tactic { $tactic }
verb-copy = copy the tactic { $tactic }
verb-muster = raise a worker as { $unit }
verb-welcome = get a worker from Ocean Liner Service
verb-arm = science and resources for the military instead of culture
verb-draw = draw a military card
verb-substitute = pay the next civil action with a military one
verb-by-hand = choose blue tokens by hand this turn
verb-done = done
verb-spend = pay with a token from { $technology }
verb-place = put a token on { $technology }
verb-trade = pay one with the other good (Trade Routes Agreement)
verb-prepare = prepare the event { $event }
verb-attack = attack player { $player }: { $aggression }
verb-declare = declare war on player { $player }: { $war }
verb-propose = offer player { $player } a pact: { $pact }
verb-cancel = cancel the pact of player { $player }
verb-colonize = make { $territory } a colony
verb-retire = let the leader retire
verb-resign = leave the game
verb-accept = accept
verb-refuse = refuse
verb-bid = bid { $bid }
verb-send = send { $unit }
verb-reinforce = reinforce with { $bonus }
verb-discard = discard { $card }
verb-defend = defend with { $card }
verb-sacrifice = sacrifice { $unit }
verb-lose = lose a worker of { $technology }
verb-raze = destroy { $technology }
verb-forfeit = lose a blue token from { $technology }
verb-want = { $good_id ->
    [food] food
    [good-food] food
   *[other] resources
}
verb-split = { $food } food
verb-cede = { $territory }
verb-strike = remove { $victim }
verb-seize = take { $technology }
verb-ruin = { $wonder } falls into ruins
verb-tuck = under { $wonder }
verb-spare = { $technology } stays idle
verb-choose = choose { $event }
verb-stay = stay in the game after all

## What an action would cost for good

loss-resign = You leave the game at once: your civilization is gone, and you have lost.
loss-resign-later = You leave the game in your next turn, as soon as the rules allow it, and will have lost; until the end of this turn you can take that back.

## What `done` means

done-Politics = go on to your actions
done-ActionPhase = end your turn
done-Agreement = take nothing more
done-Tucking = under none; get a civil action back
done-IdleMine = all mines produce
done-Auction = pass
done-Expedition = send the force
done-Sacrifice = no more sacrifices
done-Defence = no more cards
done-Raid = destroy no more
done-Seizure = take the rest in science
done-Departure = play on

## Words to type; the first one is used in examples

word-take = take
word-populate = populate grow worker
word-build = build
word-upgrade = upgrade
word-convert = convert
word-destroy = destroy disband
word-lead = lead leader
word-construct = construct wonder stage
word-develop = develop
word-revolt = revolt revolution
word-play = play
word-adopt = adopt tactic
word-copy = copy
word-muster = muster
word-welcome = welcome
word-arm = arm
word-draw = draw
word-substitute = substitute
word-by-hand = by-hand
word-done = done pass
word-spend = spend
word-place = place
word-trade = trade
word-prepare = prepare event
word-attack = attack
word-declare = declare war
word-propose = propose pact
word-cancel = cancel
word-colonize = colonize
word-retire = retire
word-resign = resign
word-accept = accept yes
word-refuse = refuse no
word-bid = bid
word-send = send
word-reinforce = reinforce
word-discard = discard
word-defend = defend
word-sacrifice = sacrifice
word-lose = lose
word-raze = raze
word-forfeit = forfeit
word-want = want
word-split = split
word-cede = cede
word-strike = strike
word-seize = seize
word-ruin = ruin
word-tuck = tuck
word-spare = spare
word-choose = choose
word-stay = stay

## What values are called

domain-space = a space of the card row, 1 to 13
domain-technology = a technology
domain-upgrade = two technologies of one type, the lower one first
domain-conversion = an urban building and a theater
domain-leader = a leader
domain-stages = a number of stages
domain-government = a government
domain-tactic = a tactic
domain-unit = a military unit
domain-event = an event or territory
domain-aggression = an aggression
domain-player = the number of a player
domain-war = a war
domain-pact = a pact
domain-territory = a territory
domain-bid = a strength
domain-bonus = a bonus card
domain-good = food or resources
domain-food = an amount of food
domain-victim = leader or wonder
domain-wonder = a wonder

## How a game ends

ending-last-round = The last round is over; most culture wins.
ending-last-player = Everybody else has left the game.

## Options

option-resignation = Whether a player may leave the game
option-mode = The full, the advanced or the simple game
option-mode-full = the full game: four ages, wars, everything
option-mode-advanced = the advanced game: up to age II, without wars
option-mode-simple = the simple game: up to age I, without military cards, happiness and corruption
option-easier = Easier: one more yellow token, urban limits one higher
option-less_mean = Less mean: nobody is attacked by two opponents in a round
option-peaceful = Peaceful: no aggressions and no wars
option-peaceful_pacts = Peaceful: keep also pacts that only help against attacks
option-military_draw = Military cards are drawn for military actions
option-bonus_cards = Events of age III that score for everybody at the end
option-bonus_cards-none = no bonus cards
option-bonus_cards-public = some lie open from the start
option-bonus_cards-age-by-age = one more is turned up in every age
option-bonus_cards-private = every player keeps secret ones
option-bonus_cards-open = the players choose openly before the game
option-public_bonus_cards = How many bonus cards lie open from the start
option-fewer_points = Bonus cards: events of age III left over do not score
option-alternative_corruption = A mine may stay idle, to escape corruption
option-war_before_refill = A war is decided before the card row is refilled
option-robespierre_keeps_available = As many civil actions are available after Robespierre's revolution as before
option-colonization_in_last_round = Territories may be colonized in the last round

## The situation

legend = Price of a card: civil actions (●). 2▪3: two workers and three blue tokens on a technology. Faces 2/1: two happy faces, one needed.
headline = Round { $round } · { $age } · { $name }'s turn
headline-over = Round { $round } · { $age }
headline-last = last round
headline-end = the game ends after round { $round }
column-player = Player
column-culture = Culture
column-science = Science
column-strength = Strength
column-faces = Faces
column-food = Food
column-resources = Resources
column-resources-short = Res.
column-civil = Civil
column-military = Mil.
column-hand = Hand
row = Card row
row-decks = civil deck { $civil }, military deck { $military }
row-civil-deck = civil deck { $civil }
current-events = Current events
future-events = Future events
next-event = next: { $card }
own-events = yours: { $cards }
common-tactics = Common tactics
bonus-cards = Bonus cards
bonus-hidden = { $count } still face down
board-left = has left the game
board-yellow = Yellow bank
board-worker = worker { $price } food
board-no-worker = no more workers
board-unused = { $unused ->
    [0] no unused workers
    [one] 1 unused worker
   *[other] { $unused } unused workers
}
board-eats = eats { $eats }
board-more = { $value } at { $count }
board-faces = faces { $faces }/{ $demand }
board-discontent = { $discontent } discontent
board-blue = Blue bank
board-corruption = corruption { $count }
board-technologies = Technologies
board-specials = Special
board-wonders = Wonders
board-stages = { $card }, stages { $done }/{ $all }: still { $costs }
board-ruin = { $card } in ruins
board-tucked = { $card } with { $leader }
board-colonies = Colonies
board-army = Army
board-exclusive = not common yet
board-strength = armies +{ $strength }
board-colonization = colonization +{ $count }
board-pacts = Pacts
board-pact = { $card } with { $name }{ pact-party }
board-wars = War
board-war = { $card } on { $name }
board-war-by = { $card } by { $name }
board-hand = Hand
board-cards = Military
board-cards-hidden = { n-cards } ({ $ages })
board-kept = Kept
board-kept-hidden = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
board-turn = This turn
board-unit-resources = +{ n-resources } for units
board-unit-science = +{ $count } science for units
board-extra-military = { $count ->
    [one] 1 more military action
   *[other] { $count } more military actions
}
board-civil-lost = { $count ->
    [one] 1 civil action less
   *[other] { $count } civil actions less
}
board-marker = Marker with { $name }
type-farm = Farm
type-mine = Mine
type-lab = Lab
type-temple = Temple
type-library = Libr.
type-theater = Theat.
type-arena = Arena
type-infantry = Inf.
type-cavalry = Cav.
type-artillery = Art.
type-air-force = Air
own-status = You have
map-player = Whose board? `map 2` shows that of player 2.
heading-take = Take
heading-build = Build
heading-upgrade = Upgrade
heading-convert = Turn into a theater
heading-destroy = Give up
heading-lead = Leader
heading-construct = Wonder
heading-develop = Develop
heading-revolt = Revolution
heading-play = Play
heading-adopt = Tactic
heading-copy = Copy a tactic
heading-muster = Worker and unit
heading-spend = Pay from
heading-place = Put on
heading-prepare = Prepare an event
heading-attack = Attack
heading-declare = Declare war
heading-propose = Offer a pact
heading-cancel = Cancel a pact
heading-colonize = Colonize
heading-bid = Bid
heading-send = Send
heading-reinforce = Reinforce with
heading-discard = Discard
heading-defend = Defend with
heading-sacrifice = Sacrifice
heading-lose = Lose a worker of
heading-raze = Destroy
heading-forfeit = Blue token from
heading-want = Gain
heading-split = Food
heading-cede = Colony
heading-strike = Remove
heading-seize = Take
heading-ruin = Falls into ruins
heading-tuck = Under
heading-spare = Stays idle
heading-choose = Choose
choice-stages = { $stages ->
    [one] { $card }, next stage
   *[other] { $card }, next { $stages } stages
}
choice-against = { $card } against { $name }
choice-with = { $card } with { $name }
choice-populate = raise a worker

## Explanations

about-kind = { $kind }, { $age }
about-science-cost = science { $count }
about-revolution = revolution { $count }
about-cost = resources { $count }
about-stages = stages { $costs }
about-price = military actions { $count }
about-costs = Costs: { $costs }.
about-gives = Gives: { $yields }.
about-each = Each gives: { $yields }.
about-army = An army: { $units }, strength { $bonus }.
about-old-army = With a unit two ages older it has strength { $old }.
about-limit = at most { $count } urban buildings of a type
about-defence = defence { $count }
yield-food = { $count } food
yield-resources = { n-resources }
yield-science = { $count } science
yield-culture = { $count } culture
yield-strength = { $count } strength
yield-happy = { $count ->
    [one] { $count } happy face
   *[other] { $count } happy faces
}
yield-civil = { $count ->
    [one] { $count } civil action
   *[other] { $count } civil actions
}
yield-military = { $count ->
    [one] { $count } military action
   *[other] { $count } military actions
}
yield-blue = { n-blue }
yield-yellow = { n-yellow }
yield-colonization = colonization { $count }
about-where-row = In the card row on space { $space }.
about-where-hand = In the hand of { $name }.
about-where-play = In play with { $name }.

## Commands that mean something else here

command-map-help = the board of a player: `map 2`
command-help-help = what is asked now, and what you can type; `? iron` explains a card or a rule; `? 2` what the numbers of player 2 are made of
command-rules-help = search the rules: `rules corruption`

## What led to a question

headline-ending = { $headline } · { $ending }
aged = { $card } { $age }
more = +{ $what }
less = −{ $what }
because-attack = { $name } attacks { $other }: { $card }.
because-war = The war of { $name } on { $other } is decided: { $card }.
because-event = Event: { $card }.
because-bid = { $name } leads with { $count }.
because-passed = { $name } has passed.
because-sent = Sent so far: { $units }.
because-sacrificed = Sacrificed so far: { $units }.
because-pact = { $name }: { $gains }.

## What choices add to their headings, and what they cost

choice-upgrade = { $old } → { $new }
choice-workers = ×{ $count }
choice-worth = worth { $count }
choice-stored = only { $count } can be stored
choice-strengths = strength { $attack } against { $defence }
choice-sacrifices = sacrifices up to +{ $attack } against +{ $defence }
choice-defence-cards = { $count ->
    [one] their card up to +{ $value }
   *[other] their { $count } cards up to +{ $value }
}
choice-war-waits = decided at the start of your next turn
choice-adds = +{ $count }
choice-hidden = { $card } face down
price-civil = { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}
price-military = { $count ->
    [one] 1 military action
   *[other] { $count } military actions
}
price-food = { $count } food
price-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
price-science = { $count } science

## What explanations say, and what numbers are made of

about-space = space { $space } of the card row, { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}
about-until = { $now } ({ $next })
about-past = Past: { $cards }
about-units = { $count } { $type }
about-at-once = At once: { $gains }.
gain-food = { $count } food
gain-resources = { n-resources }
gain-science = { $count } science
gain-culture = { $count } culture
gain-population = { n-workers }
gain-cards = { n-cards }
account-number = { $count }
account-times = { $thing } ×{ $count }
account-limit = limit
account-printed = printed price
account-cheaper = cheaper by this card
account-wonders = completed wonders
account-new-leader = new leader this turn
account-eaten = eaten
account-corruption = corruption
account-with-aircraft = { $army }, doubled by an air force
account-civil-left = Civil actions left
account-military-left = Military actions left
account-costs = Costs you
account-take = take it from space { $space } (civil actions)
account-science = develop it (science)
account-revolution = by revolution (science)
account-worker = each worker (resources)
account-upgrade = upgrade { $old } (resources)
account-stages = remaining stages (resources)
account-stage = stage { $number }
account-attack = against { $name } (military actions)
account-completion = Culture if you completed it now
account-impact = Culture it would score now
account-final = Final scoring as far as you know
account-culture-now = culture now
account-culture-before = culture before
account-bonus = final bonus
account-rank-1 = 1st
account-rank-2 = 2nd
account-rank-3 = 3rd
account-rank-4 = 4th
account-surplus = more food than is eaten
account-discontent = discontent workers
account-content = content workers above ten
account-technologies = technologies of level I
account-production = farms and mines
account-now = now
account-rate = this turn
account-produced = produced
account-famine = famine
account-traded = paid instead of food
account-change = no change for it

## Actions in full, as they are said at a table

phrase-take = take { $card } from space { $space }
phrase-construct = { $stages ->
    [one] build the next stage of { $card }
   *[other] build the next { $stages } stages of { $card }
}
phrase-attack = attack { $name }: { $card }
phrase-declare = declare war on { $name }: { $card }
phrase-propose = offer { $name } a pact: { $card }
phrase-cancel = cancel { $card } with { $name }
phrase-retire = let { $card } retire
phrase-strike = remove { $card }

## What others do not see, for those who see everything

secret-military = Military cards: { $cards }
secret-kept = Kept for the end: { $cards }
secret-events = Known events: { $cards }
