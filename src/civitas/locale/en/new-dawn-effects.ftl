### A New Dawn: what cards, leaders, agendas and terrain do, one message for each effect. The numbers and names in them
### come from the facts that the rules read. The German file has the same messages.

## Parts of sentences

n-nothing = {""}
n-and = { $one } and { $other }
n-then = { $one }; { $other }
n-across = , counted across { $what } too
through-water = water
through-rivals = rival spaces
through-barbarians = barbarians
through-city-states = city-states
n-weak-enough = { $target } (defence { $count } or less)
effect-either = Either: { $effect }
effect-or = Or: { $effect }
combat-attacking = When you attack
combat-defending = When you defend
combat-both = When you attack or defend

## Focus cards: culture

effect-place-control = { $count ->
    [one] Place 1 control token next to your cities, on terrain no harder than the slot number.
   *[other] Place { $count } control tokens next to your cities, on terrain no harder than the slot number.
}
effect-place-more-control = Then place { $count } more next to any friendly space, on terrain no harder than the slot number.
effect-move-control = Then you may move one of your control tokens to a neighbouring land space that is completely empty, whatever its terrain.
effect-subvert-rival-control = Then choose a rival control token at most { $range } spaces from a friendly space: if unreinforced, an unreinforced one of yours replaces it; if reinforced, it is turned to its unreinforced side.

## Focus cards: science

effect-gain-trade = Put 1 trade token from the supply on any of your focus cards, this one included.
effect-gain-resource = Gain 1 resource of a type you do not own.
effect-nuke = Only in slot { $slot }: choose a space; on it and around it all unreinforced control tokens are destroyed and all reinforced ones are turned to their unreinforced side, your own included.
effect-advance-tech = Advance your tech dial by the slot number.

## Focus cards: economy

effect-move-caravans = { $caravans ->
    [one] You have 1 caravan. It moves up to { $count } spaces over terrain no harder than the slot number{ $water ->
        [0] .
       *[other] {" "}and over water.
    }
   *[other] You have { $caravans } caravans. Each moves up to { $count } spaces over terrain no harder than the slot number{ $water ->
        [0] .
       *[other] {" "}and over water.
    }
}
effect-beat-barbarians = A barbarian whose space a caravan enters is defeated, but gives no trade token.
effect-exchange-resource = Then you may exchange one of your resources for another from the supply.
effect-resolve-other-card = Once per turn, after resetting this card, resolve another of your focus cards as if it were in slot 1; it stays where it is.

## Focus cards: industry

effect-build-wonder = { $count ->
    [0] Build a world wonder with production equal to the slot number.
   *[other] Build a world wonder with production equal to the slot number, but { $count } in slot 5.
}
effect-build-city = Build a city on a legal space at most { $range } spaces from a friendly space{ $water ->
    [0] ,
   *[other] , across water too,
} on terrain no harder than the slot number{ $tokens ->
    [0] .
   *[other] ; then place up to { $tokens } control tokens next to it, on terrain no harder than the slot number.
}
effect-build-city-at-caravan = Build a city on a legal space where one of your caravans stands, on any land, and put that caravan back on your economy card.

## Focus cards: military

effect-reinforce = { $minus ->
    [0] Reinforce as many control tokens as the slot number.
   *[other] Then reinforce as many control tokens as the slot number, { $minus } fewer for each attack made.
}
effect-attack = { $count ->
    [one] Make 1 attack within { $range } spaces of your friendly spaces{ $across }.
   *[other] Make up to { $count } attacks within { $range } spaces of your friendly spaces{ $across }.
}
effect-combat-value = Your combat value is the slot number{ $count ->
    [0] {""}
   *[other] {" "}+ { $count }
}{ $against ->
    [0] .
   *[other] , against barbarians + { $against }.
}

## Focus cards of the automated player

effect-automa-degrade-rival-control = Every rival control token next to a friendly space of the automated player is turned to its unreinforced side or, if it was unreinforced, removed.
effect-automa-place-control = { $count ->
    [one] The automated player places 1 control token next to its cities.
   *[other] The automated player places { $count } control tokens next to its cities.
}
effect-automa-place-more-control = Then it places { $count } more next to any friendly space.
effect-automa-unplaced = Each token that finds no space becomes 1 trade token on this card.
effect-automa-spaces = Spaces in order of preference: { $criteria }.
effect-automa-gain-trade = The automated player puts 1 trade token from the supply on its focus card with the fewest; if tied, on the one in the highest slot.
effect-automa-upgrade-card = The automated player replaces its focus card of the lowest level, if tied the one in the highest slot, by the next level of the same kind.
effect-automa-raze-cities = Every human player who has a city besides the capital must choose one. The chosen cities and all control tokens next to them are destroyed.
effect-automa-advance-tech = The automated player advances its tech dial by { $count }.
effect-automa-tech-levels = For each level reached or passed, one of its cards of the lowest level, chosen at random, is replaced by the card of that kind with the level shown; if it has that level already, by the next higher one.
effect-automa-defeat-barbarians = The automated player defeats all barbarians next to its friendly spaces, without trade tokens for them.
effect-automa-gain-resource = The automated player gains 1 random resource.
effect-automa-move-caravans = { $caravans ->
    [one] Its caravan moves { $count } spaces by the shortest way{ $water ->
        [0] {""}
       *[other] , over water too,
    } towards a destination.
   *[other] Its { $caravans } caravans move { $count } spaces each by the shortest way{ $water ->
        [0] {""}
       *[other] , over water too,
    } towards different destinations.
}
effect-automa-destinations = Destinations in order of preference: { $criteria }. If tied: { $tie }.
effect-automa-resolve-slot = After this card has been reset, the card now in slot { $slot } is resolved, but not reset.
effect-automa-build-wonder = The automated player builds a world wonder with production { $count } in its city with the highest defence. Wonders in order of preference: { $criteria }.
effect-automa-build-city = Then it builds a city at most { $range } spaces from a friendly space{ $caravans ->
    [0] {""}
   *[other] {" "}or one of its caravans
}{ $water ->
    [0] .
   *[other] , counted across water too.
} Spaces in order of preference: { $criteria }.
effect-automa-resolve-culture = After this card has been reset, its culture card is resolved as if it were in slot { $slot }, and reset too.
effect-automa-attack = { $count ->
    [one] The automated player makes 1 attack within { $range } spaces of its friendly spaces{ $across }.
   *[other] The automated player makes up to { $count } attacks within { $range } spaces of its friendly spaces{ $across }.
}
effect-automa-combat-value = Its combat value is { $count }{ $against ->
    [0] .
   *[other] , against barbarians { $against }.
}
effect-automa-targets = Targets in order of preference: { $criteria }. If tied: { $tie }.
effect-automa-reinforce = Then it reinforces { $count } control tokens, { $minus } fewer for each attack made. Tokens in order of preference: { $criteria }.
effect-automa-idle-attack = If it neither attacked nor reinforced anything, { $card } takes the place of this card and is reset without being resolved.
effect-automa-idle-building = If it built neither, { $card } takes the place of this card and is reset without being resolved.

## Combat bonuses of wonders, leaders, city-states and diplomacy cards

effect-combat-bonus = { $when }: +{ $count } combat value.
effect-combat-bonus-per-caravan = { $when }: +{ $count } combat value for each of your caravans next to the attacked space.
effect-combat-bonus-nearby = { $when }: +{ $count } combat value for each city-state and each of your cities at most { $range } spaces from the attacked space. Not when you attack Carthage.
effect-combat-bonus-more-reinforced = { $when } a rival space: +{ $count } combat value if you have more reinforced control tokens on the map than that rival.
effect-combat-bonus-against-cities = { $when } a city or a city-state other than Kabul: +{ $count } combat value.
effect-combat-bonus-on-terrain = { $when }: +{ $count } combat value if the attacked space has one of these terrains: { $terrains }.
effect-combat-bonus-not-giver = { $when }: +{ $count } combat value, except against the giver.
effect-unlimited-attack-range = Any target on the map is in range.
effect-turn-barbarians = Barbarians do not enter spaces with a city or a reinforced control token of yours, but move in the opposite direction.

## Other numbers of wonders, leaders and city-states

effect-place-control-at-start = { $count ->
    [one] At the start of your turn you may place 1 control token next to one of your cities, on terrain of difficulty { $difficulty } or less.
   *[other] At the start of your turn you may place { $count } control tokens next to your cities, on terrain of difficulty { $difficulty } or less.
}
effect-caravan-movement = Whenever you resolve your economy card, your caravans share { $count } additional spaces of movement as you like.
effect-trade-token-bank = Instead of putting trade tokens you gain on focus cards, you may store up to { $count } here. At the start of your turn you may move any of them to your focus cards.
effect-slot-override = You resolve cards in slots below { $slot } as if they were in slot { $slot }.
effect-upgrade-cards-of-level = When you build it: you may replace up to { $count } level I focus cards by level II cards of the same kind.
effect-upgrade-cards = When you build it: you may replace up to { $count } focus cards by the next level of the same kind.
effect-diplomacy-limit = You may hold up to { $count } diplomacy cards of each rival. When you build it, you may take up to { $taken } diplomacy cards from rivals, { $taken } in all.
effect-wonder-cost = World wonders cost you { $count } less.
effect-wonder-cost-per-mature-city = World wonders cost you { $count } less for each of your mature cities.
effect-wonder-cost-of-new-type = A world wonder of a type you do not have yet costs you { $count } less.
effect-control-tokens-by-era = When you resolve your culture card, you may place { $ancient }, { $medieval } or { $modern } more control tokens if the latest era of your world wonders is ancient, medieval or modern.
effect-coastal-difficulty = In your turn, spaces of these terrains next to water or at the edge of the map have difficulty { $count }: { $terrains }.
effect-terrain-difficulty = { $terrains } has difficulty { $count } for your industry and culture cards.
effect-placing-difficulty = When you place control tokens, the difficulty of every space is { $count } lower.

## Agendas

effect-agenda-wonders = { $kind_id ->
    [wonder-type-culture] Control { $count } cultural world wonders.
    [wonder-type-economy] Control { $count } economic world wonders.
    [wonder-type-science] Control { $count } scientific world wonders.
   *[other] Control { $count } militaristic world wonders.
}
effect-agenda-warmonger = Defeat a rival capital in an attack, or control { $count } conquered city-states.
effect-agenda-technophile = Reach space { $count } on your tech dial.
effect-agenda-explorer = Control { $count } spaces next to water or at the edge of the map.
effect-agenda-civilized = Have { $count } cities on the map, your capital included.
effect-agenda-populous = Control { $count } mature cities.
effect-agenda-preservationist = Control { $count } natural wonders.

## Terrain, natural wonders, difficulty of the automated player

effect-difficulty = Difficulty { $count }.
effect-water = Nothing goes there or counts across it unless an effect allows water.
effect-no-terrain = Has no type of terrain.
effect-natural-wonder = Counts as one resource once per turn and is kept: { $resource }. The automated player uses it for any wonder.
effect-claim = You claim it with a control token on its space; who wins that space in an attack takes it over.
effect-upgraded-cards = { $count ->
    [0] All its focus cards start at level I.
    [one] 1 of its { $all } focus cards, chosen at random, starts at level II.
    [5] All { $all } of its focus cards start at level II.
   *[other] { $count } of its { $all } focus cards, chosen at random, start at level II.
}
