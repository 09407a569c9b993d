### Through the Ages, both editions: what stands on the cards themselves, where there is room for a few words only. Every
### sentence effect-… of through-the-ages-effects.ftl has its inscription face-… here, with the same numbers; who-… has
### face-who-…. [culture] is a sign that the page draws (web/src/boards/throughTheAges/symbols.ts). The German file has the
### same messages.

## Amounts, and how they are put together

face-amount-food = { $count } [food]
face-amount-resources = { $count } [resources]
face-amount-science = { $count } [science]
face-amount-culture = { $count } [culture]
face-amount-strength = { $count } [strength]
face-amount-population = { $count } [population]
face-amount-civil = { $count } [civil]
face-amount-military = { $count } [military]
face-amount-cards = { $count } [cards]
face-amount-yellow = { $count } [yellow]
face-amount-blue = { $count } [blue]
face-comma = { $one }, { $other }
face-and = { $one }, { $other }
face-then = { $one }, { $other }
face-more = +{ $what }
face-less = −{ $what }

## Leaders and wonders: strength

face-strength-per-unit = Each unit: +{ $count } [strength]
face-strength-per-infantry-and-artillery = Each [infantry] or [artillery]: +{ $count } [strength]
face-not-sacrificed = Not for a sacrificed one
face-strength-per-unit-type = Each type of unit: +{ $count } [strength]
face-strength-per-temple-face = Each [happy] on [temple]: +{ $count } [strength]
face-strength-per-temple-and-government-face = Each [happy] on [temple], [government]: +{ $count } [strength]
face-best-army-again = Tactics bonus of your best army counts twice
face-no-armies = Tactic has no effect
face-cavalry-strength = Each [cavalry]: +{ $count } [strength]
face-infantry-as-cavalry = [infantry] may be [cavalry] in armies
face-unit-resources = Each turn { $count } [resources] for units
face-arms-or-culture = Each turn +{ $count } [culture], or { $count } [science] and { $count } [resources] for units

## Leaders and wonders: culture, science and production

face-best-science = [science] + level of your best [lab]/[library]
face-cavalry-culture = Each [cavalry]: +{ $count } [culture]
face-culture-per-face = Each [happy] on [temple], [theater], [wonder]: +{ $count } [culture]
face-culture-if-strong = End of turn, among 2 strongest (2 players: first): +{ $count } [culture]
face-culture-when-attacked = Attack on you: +{ $count } [culture]
face-warriors-culture = Up to { $count } Warriors: +1 [culture] each
face-theater-culture = Each [theater]: +{ $count } [culture]
face-library-culture = Each [library]: +{ $count } [culture]
face-pair-culture = Each pair [library][theater]: +{ $count } [culture]
face-double-best-theater = One worker on your best [theater]: double [culture]
face-lab-level-culture = Each [lab] level: +{ $count } [culture]
face-lab-science = Each [lab]: −{ $count } [science]
face-labs-produce = Each [lab] level: 1 [resources] as from [mine]
face-labs-are-mines = [lab] from level 1 are [mine], too: 1 [resources] per level
face-rival-lab-surcharge = Rivals pay +{ $count } [resources] for [lab]/[library]
face-culture-on-leaving = When he leaves or the game ends: as much [culture]
face-first-colony-culture = First colony: +{ $count } [culture]
face-colony-culture = Others: +{ $count } [culture] each
face-culture-per-colony = Each colony: +{ $count } [culture]
face-best-mine-extra = One worker on your best [mine] brings { $count } [blue] more

## Leaders and wonders: happy faces and population

face-double-faces = Each [happy] counts twice
face-extra-face = Other cards with [happy]: +{ $count } [happy] each (per worker)
face-population-discount = [population] costs { $count } [food] less
face-cheap-population = Once a turn: [population] without [civil], for { $count } [food] less
face-free-population = Once a turn: 1 [population] for free
face-muster-civil = 1 [civil]: [population] and a unit, together −1 [food], −1 [resources]
face-muster-military = 1 [military]: [population] and a unit, together −1 [food], −1 [resources]

## Leaders and wonders: cards and actions

face-hand-limit = Both hand limits: +{ $count }
face-military-as-civil = Once a turn: [military] as [civil]
face-leader-discount = Take a leader: −{ $count } [civil]
face-wonder-discount = Take a wonder: −{ $count } [civil]
face-no-wonder-surcharge = Take a wonder: no extra for completed ones
face-discount-after-new-leader = Take it: −{ $count } [civil] in a turn you replace your leader
face-science-on-taking = Take a technology: +{ $count } [science]
face-resources-on-developing = Develop a technology: +{ $count } [resources]
face-civil-on-developing = Develop a technology: regain { $count } [civil]
face-culture-on-developing = Develop a technology: +{ $count } [culture]
face-theater-science-discount = Develop [theater]: −{ $count } [science]
face-theater-discount = Build [theater]: −{ $count } [resources]
face-library-theater-discount = With [library]: [theater] −{ $count } [resources], −{ $count } [science]; with [theater] so is [library]
face-unit-science-discount = Develop units: −{ $count } [science]
face-stage-any-building = Once a turn: urban building → [theater]
face-revolution-by-military = Revolution: all [military] instead of [civil]
face-revolution-by-military-first = Revolution only with all [military], not [civil], none spent before
face-culture-on-revolution = Revolution: +{ $count } [culture]

## Leaders and wonders: politics and attacks

face-no-attacks = You may not attack
face-attack-cost-factor = Attacks on you: [military] ×{ $count }
face-defence-factor = Bonus cards in defence: ×{ $count }
face-besieged-unit-discount = War on you: unit −{ $count } [resources]
face-second-politics = Once in the game: a second political action
face-retire-yellow = Political action: retire for +{ $count } [yellow]
face-colonize-from-hand = Once in the game, political action: territory from hand → colony
face-colonize-from-hand-and-leave = Political action: retire, territory from hand → colony
face-colonization-discards = Discard up to { $count } [cards]: +1 [colonization] each
face-bonus-colonization = Each bonus card: +{ $count } [colonization]
face-peek = Before politics: look at the next event
face-tuck = Replaced: instead of 1 [civil] under a wonder, +1 [happy]

## Wonders when they are completed

face-score-workers = Completed: each [farm]/[mine] +2 [culture], each unit or urban building +1
face-score-technology-levels = Completed: each level of all technologies +1 [culture]
face-score-culture-of-theaters-and-libraries = Completed: + double [culture] of your [theater], [library]
face-score-output-of-urban-buildings = Completed: as much [culture] as [culture], [science], [strength] of urban buildings
face-score-levels-of-theaters-and-libraries = Completed: each level of your [theater], [library] +2 [culture]
face-score-levels-of-labs-and-libraries = Completed: each level of your [lab], [library] +2 [culture]

## Special technologies and units

face-urban-discount = Urban buildings of levels 1–3: −{ $count } [resources]
face-urban-discounts = Urban buildings of level 1/2/3: −{ $one }/{ $two }/{ $three } [resources]
face-stages-at-once = 1 [civil]: up to { $count } stages of a wonder
face-air-force = 1 per army: doubles its bonus

## Action cards

face-action-build-farm = Build a farm or mine: −{ $count } [resources]
face-action-build-urban = Build an urban building: −{ $count } [resources]
face-action-build-or-upgrade-farm = Build or upgrade a farm or mine: −{ $count } [resources]
face-action-build-or-upgrade-urban = Build or upgrade an urban building: −{ $count } [resources]
face-action-upgrade-any = Upgrade a farm, mine, urban building: −{ $count } [resources]
face-action-populate = Increase population, then +{ $count } [food]
face-action-stage = Exactly one stage of your wonder: −{ $count } [resources]
face-action-develop = Develop a technology, then +{ $count } [science]
face-action-revolution-instead = Or a revolution (all [civil])
face-action-revolution-first = Or a revolution (still all [civil])
face-action-either = +{ $count } [resources] or +{ $count } [food]
face-action-score = +{ $gains }
face-action-gain = +{ $gains }
face-action-unit-resources = This turn: { $count } [resources] for units
face-action-military = This turn: +{ $count } [military]
face-action-unit-resources-by-rivals = This turn, each stronger rival: { $two }/{ $three }/{ $four } [resources] for units (2/3/4 players)
face-action-culture-by-rivals = Each rival with more [culture]: +{ $two }/{ $three }/{ $four } [culture] (2/3/4 players)

## Aggressions and wars

face-attack-population = Defender: −{ $count } [population]
face-attack-gain = Attacker: +{ $gains }
face-attack-take-mix = Take up to { $count } [food]/[resources] of your choice
face-attack-take-science = Take up to { $count } [science]
face-attack-take-culture = Take up to { $count } [culture]
face-attack-take-colony = Take a colony, without its immediate effect
face-attack-raid-level = Destroy 1 urban building up to level { $level }: half its cost as [resources], { effect-rounded }
face-attack-raid-levels = Destroy up to 2 urban buildings, up to level { $high } and { $low }: half their cost as [resources], { effect-rounded }
face-attack-raid-alike = { $count ->
    [one] Destroy 1 urban building: half its cost as [resources], { effect-rounded }
   *[other] Destroy up to { $count } urban buildings that are alike: half their cost as [resources], { effect-rounded }
}
face-attack-leader = Remove the leader: +{ $count } [culture] per level
face-attack-wonder = Remove the unfinished wonder: +{ $count } [culture] per level
face-attack-leader-or-wonder = Remove the leader or the unfinished wonder: +{ $count } [culture] per level
face-attack-costs-level = Costs 1 [military] per level
face-per-advantage = { $step ->
    [one] per [strength] of advantage
   *[other] per full { $step } [strength] of advantage
}
face-war-culture = { $base ->
    [0] Victor takes 1 [culture] { face-per-advantage }
   *[other] Victor takes { $base } [culture] and 1 { face-per-advantage }
}
face-war-yellow = Victor takes { $base } [yellow] and 1 { face-per-advantage }
face-war-goods = { $base ->
    [0] Victor takes 1 [food]/[resources] of choice { face-per-advantage }
   *[other] Victor takes { $base } [food]/[resources] of choice and 1 { face-per-advantage }
}
face-war-population = { $base ->
    [0] Loser: −1 [population] { face-per-advantage }; victor: +{ $culture } [culture] for each
   *[other] Loser: −{ $base } [population] and 1 { face-per-advantage }; victor: +{ $culture } [culture] for each
}
face-war-technology = Victor takes [science] and special technologies worth the advantage in [strength]

## Pacts

face-pact-has = { $party }: { $changes }
face-pact-produces = { $party } produces { $changes }
face-pact-food-as-resource = { $party }: once a turn { $count } [food] as { $count } [resources]
face-pact-resource-as-food = { $party }: once a turn { $count } [resources] as { $count } [food]
face-pact-cooperation = Develop a technology: −2 [science], the other pays 1 [science]
face-pact-tourism = { $party }: +{ $count } [culture] per completed wonder of the other
face-pact-safe-from-war = No war on { $party }
face-pact-attacker-bonus = Attack on each other: +{ $count } [strength]
face-pact-forbids-attacks = No attack on each other
face-pact-ends-by-attack = Ends by an attack on each other

## Events: whom they concern

face-who-all = All
face-who-current = Whose turn it is
face-who-strongest = Strongest
face-who-weakest = Weakest
face-who-two-strongest = 2 strongest (2 players: 1)
face-who-two-weakest = 2 weakest (2 players: 1)
face-who-most-culture = Most culture points
face-who-least-culture = Fewest culture points
face-who-culture-leader-among-weakest = Most culture points, if among the 2 weakest (2 players: 1)
face-who-all-happiest = All with the most [happy]
face-who-all-most-discontent = Most discontent

## Events: what they do

face-event-nothing = Nothing happens
face-event-score = { $who }: +{ $gains }
face-event-gain = { $who }: +{ $gains }
face-event-lose = { $who }: −{ $losses }
face-event-gain-either = { $who }: +{ $count } [food] or +{ $count } [resources]
face-event-gain-mix = { $who }: +{ $count } [food]/[resources] of choice
face-event-lose-mix = { $who }: −{ $count } [food]/[resources] of choice
face-event-lose-all-food = { $who }: lose all [food]
face-event-food-per-face = { $who }: +1 [food] per [happy]
face-event-score-culture-rate = { $who }: [culture] as in a turn
face-event-score-science-rate = { $who }: [science] as in a turn
face-event-score-science-as-culture = { $who }: as much [culture] as [science] in a turn
face-event-lose-culture-per-discontent = { $who }: −{ $count } [culture] per discontent worker
face-event-produce-food = { $who } produce [food], without corruption, consumption
face-event-produce-resources = { $who } produce [resources], without corruption
face-event-produce = { $who }: [food], consumption, [resources], corruption
face-event-produce-after-corruption = { $who }: corruption, [food], consumption, [resources]
face-event-draw = { $who }: draw { $count } [cards]
face-event-keep-cards = { $who }: keep excess [cards]
face-event-draw-or-culture = { $who }: draw { $count } [cards]; age IV: +{ $count } [culture]
face-event-discard-or-culture = { $who }: discard { $count } [cards]; age IV: −{ $count } [culture]
face-event-build-free = { $who }: an unused worker on { $card } for free
face-event-civilize = { $who }, without [civil]: [population] −{ $count } [food], build −{ $count } [resources] or develop −{ $count } [science]
face-event-agree = { $who }: take cards for { $count } [civil] instead of the next political action
face-event-rebel = { $who }: −{ $count } [civil] per discontent worker
face-event-rebel-next-turn = { $who }, next turn: −{ $count } [civil] per discontent worker
face-event-lose-old-leader = { $who }: leaders of earlier ages leave
face-event-ruin = { $who }: a wonder A/I becomes a ruin with 2 [culture]
face-event-emigrate = { $who }: −1 [population] per 2 discontent workers, rounded up
face-event-take-yellow = { $who }: takes { $count } [yellow] from the weakest
face-event-destroy-own = { $who }: destroys an own [farm], [mine] or urban building
face-event-destroy-of-others = { $who }: destroys 1 urban building of each other
face-event-lose-colony = { $who }: loses a colony

## Events: impacts

face-event-impact-agriculture = { $who }: [culture] = [food] produced; +{ $count } if that exceeds consumption
face-event-impact-agriculture-of-farms = { $who }: [culture] = [food] of farms
face-event-impact-architecture = { $who }: +{ $count } [culture] per level of urban buildings
face-event-impact-balance = { $who }: { $count }× the lowest of [science], [culture], [food], [resources] produced as [culture]
face-event-impact-colonies = { $who }: +{ $count } [culture] per colony
face-event-impact-competition = { $who }: +{ $count } [culture] per level of units and [arena]
face-event-impact-government = { $who }: +2 [culture] per [civil], +1 [culture] per [military]
face-event-impact-happiness = { $who }: +{ $count } [culture] per [happy] (at most { $most }), −{ $count } per discontent worker, at least 0
face-event-impact-happiness-or-loss = { $who }: +{ $count } [culture] per [happy] (at most { $most }), −{ $count } per discontent worker
face-event-impact-industry = { $who }: [culture] = [resources] of mines
face-event-impact-population = { $who }: +{ $count } [culture] per contented worker beyond { $beyond }
face-event-impact-progress = { $who }: +{ $count } [culture] per level of government, special technologies
face-event-impact-science = By [science], [culture]: { $four }; 3 players { $three }; 2 players { $two }
face-event-impact-strength = By [strength], [culture]: { $four }; 3 players { $three }; 2 players { $two }
face-event-impact-technology = { $who }: +{ $count } [culture] per technology of level 3
face-event-impact-technology-shorter = Advanced: level 2
face-event-impact-variety = { $who }: +{ $count } [culture] per type of unit, type of urban building, special technology
face-event-impact-wonders = { $who }: each completed wonder A/I/II/III +{ $a }/{ $i }/{ $ii }/{ $iii } [culture]
