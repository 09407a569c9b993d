### Civilization: The Board Game (2010): what cards, markers, terrain and loot do, one message for each effect. The
### numbers and names in them come from the facts that the rules read. The German file has the same messages.

## Numbers with what they count

n-icon-production = { $count } production
n-icon-trade = { $count } trade
n-icon-culture = { $count } culture
n-icon-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
n-icon-combat = { $count } combat bonus
n-resource-incense = { $count } incense
n-resource-iron = { $count } iron
n-resource-silk = { $count } silk
n-resource-wheat = { $count } wheat
n-resource-spy = { $count ->
    [one] 1 spy
   *[other] { $count } spies
}
n-resource-uranium = { $count } uranium
n-resources = { $count ->
    [one] 1 resource of any kind
   *[other] { $count } resources of any kind
}
n-roman = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
n-either = { $one } or { $other }

## When an effect works, how often, and what it costs

effect-at = { $when }: { $effect }
effect-once-per-turn = { $when }, once per turn: { $effect }
effect-once-per-battle = { $when }, once per battle: { $effect }
effect-for = { $cost }, { $when_id ->
    [phase-any-time] any time
   *[other] { $when }
}: { $effect }
effect-or = Or { $effect }
effect-or-else = { $one } Or: { $other }
effect-interrupts = This may interrupt a move.
trigger-win-battle = When you win a battle
trigger-after-battle = After each of your battles
trigger-build-army-with-city-action = When a city action builds an army
trigger-build-wonder = When you build a wonder
trigger-army-ends-move-on-building = When one of your armies stops on a building
trigger-attack-walled-city = When your army attacks a walled city
trigger-on-learn = When you learn this tech
trigger-explore = When you explore a hut or conquer a village
trigger-gain-great-person = When you gain a great person
trigger-research-unit-tech = When, after setup, you research a tech that upgrades or unlocks a type of unit
trigger-figure-enters-enemy-city = When your army or scout moves into an enemy city on its own
trigger-deeds = Each time you { $deeds }
deed-build-wonder = build a wonder
deed-build-city = found a city
deed-conquer-city = conquer a city
deed-conquer-village = conquer a village

## What is unlocked, and values

effect-coin-icon = { $count ->
    [one] Counts as 1 coin.
   *[other] Counts as { $count } coins.
}
effect-unlocks = Unlocks { $card }.
effect-unlocks-government = Unlocks the government { $card }.
effect-unlocked-by = Unlocked by { $card }.
effect-rank = { $card_id ->
    [card-mounted] Mounted units rise
   *[other] { $card } rises
} to { $rank }.
effect-travel-speed = Travel speed { $count }.
effect-travel-speed-solo-army = An army that moves on its own, not in a group, has +{ $count } travel speed.
effect-stacking-limit = Stacking limit { $count }.
effect-stacking-limit-add = Stacking limit +{ $count }.
effect-city-limit = City limit { $count }.
effect-culture-hand = Culture hand limit +{ $count }.
effect-battle-hand = Your battle hand is { $count } larger.
effect-hand-sizes-per-coins = Your battle hand and your culture hand limit are each { $count } larger for every { $coins } coins you have.
effect-combat-bonus = Combat bonus +{ $count }.
effect-social-policy-max-add = The maximum of social policies is { $count } higher.
effect-research-discount = Researching a tech needs { $count } trade less.
effect-only-one = There is only one such card.

## Goods and tokens

effect-gain-culture = Gain { $count } culture.
effect-gain-culture-with-scout = Gain { $count } culture, and { $more } more if you have a scout on the map.
effect-gain-culture-per-army = Gain { $count } culture for every army you have on the map.
effect-gain-culture-per-killed-unit = Gain { $count } culture for every unit killed in it, on both sides.
effect-gain-trade = Gain { $count } trade.
effect-gain-trade-and-gift = Gain { $count } trade; then another player of your choice gains { $gift } trade.
effect-gain-trade-per-city-and-city-state = Gain { $count } trade for each of your cities and { $count } for each city-state you control.
effect-extra-trade-empty-water = Every empty water square in the outskirts of your cities yields { $count } more trade.
effect-add-coin-token = { $trade ->
    [0] { $culture ->
        [0] Put a coin token on this card, at most { $most } in all.
       *[other] Pay { $culture } culture to put a coin token on this card, at most { $most } in all.
    }
   *[other] Pay { $trade } trade to put a coin token on this card, at most { $most } in all.
}
effect-add-coin-token-to-wonder = { $count ->
    [one] Put a coin token on this card.
   *[other] Put { $count } coin tokens on this card.
}
effect-tech-coin-cap-add = Each of your techs that collects coin tokens can hold { $count } more.
effect-gain-coin = { $count ->
    [one] Reveal the marker, discard it and put a coin token on your civilization sheet.
   *[other] Reveal the marker, discard it and put { $count } coin tokens on your civilization sheet.
}
effect-gift-coin = { $count ->
    [one] Then another player of your choice puts a coin token on their civilization sheet.
   *[other] Then another player of your choice puts { $count } coin tokens on their civilization sheet.
}
effect-counts-as = Counts as { $resource }. Kept facedown until it is spent.
effect-card-as-resource = Counts for a cost as one resource of your choice: { $resources }.
effect-free-harvest = { $count ->
    [one] Harvest one resource from the outskirts of any of your cities.
   *[other] Harvest { $count } resources from the outskirts of any of your cities.
}
effect-double-harvest = The harvest action of one city gathers two resources, even two from one square.
effect-harvest-here = Your capital may harvest a market resource here.
effect-draw-culture-event = Pay { $count } culture to draw a culture event of the level your marker stands in.
effect-draw-culture-events = { $count ->
    [one] Draw a culture event from the deck of your choice.
   *[other] Draw { $count } culture events from the deck of your choice.
}
effect-free-culture-advance = { $count ->
    [one] Advance one space on the culture track for free.
   *[other] Advance { $count } spaces on the culture track for free.
}
effect-gain-great-person = { $count ->
    [one] Gain a random great person.
   *[other] Gain { $count } random great people.
}
effect-great-person-choice = { $count ->
    [one] Each time you gain a great person, draw one marker more, keep one and discard the other.
   *[other] Each time you gain a great person, draw { $count } markers more, keep one and discard the others.
}
effect-place-city-state = Draw the top city-state marker and put it on the explored square.

## Cities and what they build

effect-production-per-city = Each of your cities produces { $count } more.
effect-production-per-coins = Each of your cities produces { $count } more for every { $coins } coins you have.
effect-share-best-outskirts-production = Each of your cities gets from its outskirts as much production as your best city gets from its own outskirts.
effect-extra-production = One of your cities gets { $count } more production this turn.
effect-split-production = Divide the production of one produce action between two items.
effect-developed-city-bonus = A city with at least { $markers } different building or wonder markers in its outskirts produces { $production } more and yields { $culture } more culture when devoted to the arts.
effect-rush-rate = Each { $trade } trade turned into production yields { $production } production, not { $usual }.
effect-extra-capital-action = { $count ->
    [one] Your capital may take one more action each turn.
   *[other] Your capital may take { $count } more actions each turn.
}
effect-capital-actions-must-differ = Your capital cannot take the same kind of action twice in a turn.
effect-no-capital-action = Your capital cannot take actions.
effect-extra-city-action-each = Each of your cities may take one more action.
effect-extra-city-action-not-capital = One of your cities that is not the capital may take one more action.
effect-enable-city-walls = Unlocks City Walls, which a city builds for { $cost } production.
effect-walls = The city has { $count } more combat bonus when it is defended.
effect-free-building = A city action may build an unlocked building for free.
effect-free-figure-here = { $count ->
    [one] Build one figure for free on the wonder's own square.
   *[other] Build { $count } figures for free on the wonder's own square.
}
effect-free-units = { $count ->
    [one] Build one unlocked unit of your choice for free.
   *[other] Build { $count } unlocked units of your choice for free.
}
effect-may-build-units = { $count ->
    [one] You may build one unlocked unit of your choice for free.
   *[other] You may build up to { $count } unlocked units of your choice for free.
}
effect-free-unit-on-army = { $count ->
    [one] The first time you build an army in a turn, build one unlocked unit of your choice for free.
   *[other] The first time you build an army in a turn, build { $count } unlocked units of your choice for free.
}
effect-free-unit-and-resource = Build one unit of that type for free and take one resource of your choice from the market.
effect-unit-cost-cap = Your units never cost more than { $count } production.
effect-unit-cost = Costs { $count } production.
effect-deploy-near-shipyard = You may place it in the outskirts of any of your cities that has a shipyard.
effect-armies-found-cities = Your armies can found cities just as scouts do.
effect-city-adjacent-to-huts-allowed = You may found cities next to huts, and when you do you may explore those huts at once.

## Techs and policies

effect-learn-tech = Learn any tech that fits your pyramid, free of trade.
effect-learn-tech-of-level = Pay { $trade } trade to learn a tech of level { $roman }.
effect-learn-known-tech = Learn for free one tech that some other player knows; you may still research.
effect-sacrifice-for-tech = You may sacrifice it to learn for free a tech that the owner of the city knows; a sacrificed army does not attack.
effect-swap-techs = { $level ->
    [1] Choose another player; learn for free one of their techs of level I, then they learn one of yours likewise.
   *[other] Choose another player; learn for free one of their techs of level { $roman } or lower, then they learn one of yours likewise.
}
effect-second-tech = When you research you may pay { $count } more trade to learn a second tech of the same or a lower level.
effect-technology-victory = You win the game.
effect-switch-policy = { $count ->
    [one] Switch one of your social policies.
   *[other] Switch up to { $count } of your social policies.
}
effect-disable-social-policies = Your social policies have no effect.

## Cancelling, and not being cancelled

effect-cancel-city-action = Cancel a city action another player is taking right now; resource abilities cannot be stopped this way.
effect-cancel-culture-event = Cancel a culture event as it is played.
effect-cancel-event-against-you = Cancel a culture event aimed at you, at one of your figures, or at a square or building of one of your cities.
effect-cancel-resource-ability = Cancel a resource ability being used; the resources paid for it are lost.
effect-cancel-culture-event-or-resource-ability = Cancel a culture event, or a resource ability whose payment is then lost.
effect-events-uncancellable = Culture events you play can never be cancelled.
effect-immune-to-events = Culture events cannot target you unless you allow it.

## Battles

effect-trumps = { $card_id ->
    [card-mounted] Trumps mounted units.
   *[other] Trumps { $card }.
}
effect-trumps-nothing = Trumps nothing, and nothing trumps it.
effect-heal = Remove up to { $count } wounds in all from your units in play.
effect-heal-all = Remove all wounds from your units in play.
effect-attack-strength = Just before you play a unit, add { $count } wounds to the attack it makes as it enters its front.
effect-deal-wounds = Deal up to { $count } wounds, split among enemy units in play as you like.
effect-unit-strength = All your units have +{ $count } strength.
effect-type-strength = Your { $card } units have +{ $count } strength.
effect-untrumpable = Your units cannot be trumped.
effect-reveal-enemy-hand = In battle your opponent plays with an open hand.
effect-free-units-before-draw = { $count ->
    [one] Before you draw your battle hand, build one unlocked unit for free.
   *[other] Before you draw your battle hand, build up to { $count } unlocked units for free.
}
effect-save-killed-unit = { $count ->
    [one] One of your killed units may return to your standing forces.
   *[other] Up to { $count } of your killed units may return to your standing forces.
}
effect-extra-loot = If you gain loot as the attacker, you gain { $count } loot more.
effect-destroy-walls = Its walls are removed before the battle.
effect-barbarian-attack = An army or city within { $range } orthogonal squares of a village marker or an uncovered village icon is attacked at once by barbarians of { $rank } that you control; winning brings the attacked player no reward.

## Figures and the map

effect-cross-water = Your figures may cross water but not stop there.
effect-stop-on-water = Your figures may cross water and stop there.
effect-ignore-obstacles = While moving, your figures pass over enemy figures, huts, villages and cities.
effect-outskirts-closed-to-enemies = Enemy figures cannot end their movement in the outskirts of your cities; those already there must leave when they can.
effect-freeze-square = Choose a square; no figure may leave it this turn.
effect-teleport-to-water = Move all your figures of one square to any water square on the map; they do not move again this turn.
effect-move-figure-to-empty = Move one of your figures up to { $count } squares, ending on an empty square.
effect-armies-gather-like-scouts = Your armies gather the icons and resources of their square just as scouts do.
effect-scouts-explore-huts = Your scouts may explore huts, but not villages.
effect-explore-village-without-battle = Your armies explore villages without fighting.
effect-place-village = Put a village marker on an empty square outside the outskirts of every city.
effect-change-terrain = Turn a square of the terrain { $start } that holds no marker but a great person into { $to } for the rest of the game.
effect-change-terrain-except = Turn a square of any terrain but { $start } that holds no marker but a great person into { $to } for the rest of the game.

## Destroying

effect-obsolete-wonder = { $era_id ->
    [era-ancient] Make one ancient wonder obsolete.
    [era-medieval] Make one ancient or medieval wonder obsolete.
   *[other] Make one wonder obsolete.
}
effect-destroy-building = Destroy any one building.
effect-destroy-that-building = Destroy that building.
effect-destroy-building-near = { $count ->
    [one] Destroy one building within { $range } orthogonal squares of one of your figures or cities; it returns to the market.
   *[other] Destroy up to { $count } buildings within { $range } orthogonal squares of your figures or cities; they return to the market.
}
effect-destroy-building-anywhere = { $count ->
    [one] Destroy one building of another player; it returns to the market.
   *[other] Destroy up to { $count } buildings of other players; they return to the market.
}
effect-nuke-city = Destroy a city that is not a capital, together with all buildings, wonders, great people and figures in its outskirts.
effect-kill-figure = { $count ->
    [one] Kill one figure within { $range } orthogonal squares of one of your figures or cities.
   *[other] Kill up to { $count } figures in one square within { $range } orthogonal squares of one of your figures or cities.
}
effect-kill-great-person-or-figures-near = In one square within { $range } orthogonal squares of one of your figures or cities, kill a great person or up to { $count } figures.
effect-kill-great-person-or-figures-anywhere = In any one square, kill a great person or up to { $count } figures.
effect-kill-random-unit = { $count ->
    [one] Kill one random unit in the standing forces of another player.
   *[other] Kill { $count } random units in the standing forces of another player.
}

## What squares yield

site-grassland = On grassland
site-mountain = On a mountain
site-desert = On desert
site-water = On water
site-land = On any land
effect-building = { $site }: { $icons }.
effect-upgrade = Upgrade of the { $card }.
effect-starred = { $count ->
    [one] Starred: one starred building in a city.
   *[other] Starred: at most { $count } starred buildings in a city.
}
effect-yields = Yields { $icons }.
effect-yields-nothing = Yields nothing by itself.
effect-yields-capital = Yields to the capital of the player who has a figure here: { $icons }.
effect-adds = Adds { $icons } to what the square yields.
effect-no-city = No cities; figures cross it or stop there only with the right techs.

## Loot

effect-loot-steal-trade = Take up to { $count } trade from the loser.
effect-loot-steal-culture = Take up to { $count } culture tokens from the loser.
effect-loot-steal-resource = { $count ->
    [one] Take a resource token of your choice; facedown hut and village markers are picked unseen.
   *[other] Take up to { $count } resource tokens of your choice; facedown hut and village markers are picked unseen.
}
effect-loot-discard-coin = { $count ->
    [one] The loser discards a coin token of your choice.
   *[other] The loser discards up to { $count } coin tokens of your choice.
}
effect-loot-learn-tech = { $count ->
    [one] Learn for free a tech that the loser knows, if it fits your pyramid.
   *[other] Learn for free up to { $count } techs that the loser knows, if they fit your pyramid.
}
effect-loot-steal-culture-card = { $count ->
    [one] Take a culture event from the loser's hand. You may look at the hand only after buying this.
   *[other] Take up to { $count } culture events from the loser's hand. You may look at the hand only after buying this.
}
effect-loot-steal-coin = { $count ->
    [one] Move a coin token of the loser to your civilization sheet.
   *[other] Move up to { $count } coin tokens of the loser to your civilization sheet.
}

## What civilizations begin with

effect-starting-tech = Starting tech: { $card }.
effect-starting-government = Begins under the government { $card }.
effect-capital-sites = The capital has only { $count } possible sites, because the other squares in the middle of the home tile are water.
effect-starting-great-people = { $count ->
    [one] Begins with one random great person.
   *[other] Begins with { $count } random great people.
}
effect-starting-walls = The capital begins with walls.
effect-starting-wonder = Takes the top card of the wonder deck, an ancient wonder, before the market is filled, and places its marker in the outskirts of the capital.
effect-starting-units = { $count ->
    [one] Begins with 1 more unit: { $card }.
   *[other] Begins with { $count } more units: { $card }.
}
effect-starting-armies = Begins with { $count } armies and has { $all } in all.
effect-starting-policies = Adopts { $count } social policies during setup.
