### Through the Ages, both editions: what cards do. Every sentence belongs to a word of the data files
### (games/through_the_ages/data), its numbers are theirs; games/through_the_ages/telling/effects puts them together. The
### German file has the same messages.

## Amounts, and how they are put together

effect-amount-food = { $count } food
effect-amount-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
effect-amount-science = { $count } science
effect-amount-culture = { $count } culture
effect-amount-strength = { $count } strength
effect-amount-population = { $count } population
effect-amount-civil = { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}
effect-amount-military = { $count ->
    [one] 1 military action
   *[other] { $count } military actions
}
effect-amount-cards = { $count ->
    [one] 1 military card
   *[other] { $count } military cards
}
effect-amount-yellow = { $count ->
    [one] 1 yellow token
   *[other] { $count } yellow tokens
}
effect-amount-blue = { $count ->
    [one] 1 blue token
   *[other] { $count } blue tokens
}
effect-comma = { $one }, { $other }
effect-and = { $one } and { $other }
effect-then = { $one }, then { $other }
effect-more = { $what } more
effect-less = { $what } less

## Leaders and wonders: strength

effect-strength-per-unit = Your strength rises by { $count } for each of your military units.
effect-strength-per-infantry-and-artillery = Your strength rises by { $count } for each of your infantry and artillery units.
effect-not-sacrificed = This strength belongs to the civilization; it does not count for a unit that is sacrificed.
effect-strength-per-unit-type = Your strength rises by { $count } for each type of military unit (infantry, cavalry, artillery, air force) of which you have at least one.
effect-strength-per-temple-face = Your strength rises by { $count } for every happy face on your temples.
effect-strength-per-temple-and-government-face = Your strength rises by { $count } for every happy face on your temples and your government.
effect-best-army-again = The tactics bonus of your best army counts once more; without an army there is none.
effect-no-armies = Your tactic has no effect.
effect-cavalry-strength = Each of your cavalry units has { $count } strength more, also when it is sacrificed.
effect-infantry-as-cavalry = When armies are formed for your tactic, your infantry may stand in for cavalry.
effect-unit-resources = In each of your turns you have { effect-amount-resources } only for building or upgrading military units.
effect-arms-or-culture = In each of your turns choose one: score { $count } culture; or for this turn have { $count } science only for developing technologies of military units and { effect-amount-resources } only for building or upgrading military units.

## Leaders and wonders: culture, science and production

effect-best-science = Your science rises by the level of your best lab or library with a worker.
effect-cavalry-culture = Each of your cavalry units produces { $count } culture.
effect-culture-per-face = Every happy face on your temples, theaters and completed wonders produces { $count } culture.
effect-culture-if-strong = At the end of each of your turns you score { $count } culture if you are one of the two strongest civilizations (with two players: the strongest); ties count in your favour.
effect-culture-when-attacked = Whenever an aggression or a war is played against you, you score { $count } culture.
effect-warriors-culture = { $count ->
    [one] One of your Warriors produces 1 culture.
   *[other] Up to { $count } of your Warriors produce 1 culture each.
}
effect-theater-culture = Each of your theaters produces { $count } culture more.
effect-library-culture = Each of your libraries produces { $count } culture more.
effect-pair-culture = Every pair of a library and a theater produces { $count } culture more.
effect-double-best-theater = One worker on your best theater technology with workers produces twice its culture.
effect-lab-level-culture = Each of your labs produces { $count } culture for every level it has.
effect-lab-science = Each of your labs produces { $count } science less.
effect-labs-produce = Your labs of levels 1 to 3 also produce resources: every worker there adds a blue token worth the level of the lab when your mines produce, and these labs store and change resources like mines.
effect-labs-are-mines = Your labs of levels 1 to 3 are mines, too: every worker there adds a blue token worth the level of the lab when your mines produce, and what they produce counts as production of mines.
effect-rival-lab-surcharge = Your rivals pay { effect-amount-resources } more for building or upgrading labs and libraries.
effect-culture-on-leaving = When { $card } leaves play or the game ends, you score as much culture as your labs of levels 1 to 3 produce in resources.
effect-first-colony-culture = Your first colony produces { $count } culture.
effect-colony-culture = Every further colony produces { $count } culture.
effect-culture-per-colony = Each of your colonies produces { $count } culture.
effect-best-mine-extra = One worker on your best mine technology with workers produces { $count ->
    [one] one blue token more
   *[other] { $count } blue tokens more
}.

## Leaders and wonders: happy faces and population

effect-double-faces = Each of your happy faces counts twice, for all effects; unhappy faces do not.
effect-extra-face = Every other card of yours that shows at least one happy face counts as showing { $count ->
    [one] one more
   *[other] { $count } more
}; on cards with workers this holds for every worker.
effect-population-discount = Every increase of your population costs { $count } food less, at least 0.
effect-cheap-population = Once in each of your turns you may increase your population without a civil action and for { $count } food less, at least 0.
effect-free-population = Once in each of your action phases you may gain 1 population, without food and without an action.
effect-muster-civil = For one civil action you may increase your population and build a military unit with that worker; together this costs 1 food and 1 resource less than usual, and no military action. You may repeat it as long as you have civil actions.
effect-muster-military = For one military action you may increase your population and build a military unit; together this costs 1 food and 1 resource less than usual. You may repeat it as long as you have military actions.

## Leaders and wonders: cards and actions

effect-hand-limit = Your hand limits for civil cards and for military cards are each { $count } higher.
effect-military-as-civil = Once in each of your turns you may spend a military action in place of a civil action.
effect-leader-discount = Taking a leader out of the card row costs you { effect-amount-civil } less, at least 0.
effect-wonder-discount = Taking a wonder out of the card row costs you { effect-amount-civil } less, at least 0.
effect-no-wonder-surcharge = Taking a wonder costs you nothing extra for wonders you have already completed.
effect-discount-after-new-leader = While { $card } lies in the card row, taking it costs you { effect-amount-civil } less, at least 0, if you have replaced your leader this turn.
effect-science-on-taking = Whenever you take a technology card out of the card row, you score { $count } science; governments and special technologies count, too.
effect-resources-on-developing = Whenever you develop a technology, you gain { effect-amount-resources }.
effect-civil-on-developing = Whenever you develop a technology, you regain { effect-amount-civil }, also after a revolution.
effect-culture-on-developing = Whenever you develop a technology, you score { $count } culture.
effect-theater-science-discount = Developing a theater technology costs you { $count } science less.
effect-theater-discount = Building a theater costs you { effect-amount-resources } less.
effect-library-theater-discount = With at least one library you build theaters for { effect-amount-resources } less and develop theater technologies for { $count } science less; with at least one theater the same holds for libraries.
effect-unit-science-discount = Developing a technology of military units costs you { $count } science less.
effect-stage-any-building = Once in each of your turns you may spend a civil action to upgrade one of your urban buildings of any type to a theater of the same or a higher level, paying the difference in resources, at least 0.
effect-revolution-by-military = A revolution takes all your military actions instead of all your civil actions.
effect-revolution-by-military-first = A revolution takes all your military actions instead of all your civil actions, and none of them may be spent before. A revolution with civil actions is not possible.
effect-culture-on-revolution = Whenever you declare a revolution, you score { $count } culture.

## Leaders and wonders: politics and attacks

effect-no-attacks = You may not play aggressions or declare wars.
effect-attack-cost-factor = Aggressions and wars against you cost { $count ->
    [2] twice
   *[other] { $count } times
} as many military actions.
effect-defence-factor = Your bonus cards count { $count ->
    [2] twice
   *[other] { $count } times
} for your defence.
effect-besieged-unit-discount = While a war is declared on you, every new military unit costs you { effect-amount-resources } less.
effect-second-politics = Once in the game you may carry out a second political action right after your political action.
effect-retire-yellow = As your political action you may remove this leader from play and add { effect-amount-yellow } from the box to your yellow bank.
effect-colonize-from-hand = Once in the game you may, as your political action, put a territory from your hand into play as your colony, without an auction and without sacrificing units. You get its permanent and its immediate effect. { $card } stays your leader, without any further ability.
effect-colonize-from-hand-and-leave = As your political action you may remove this leader from play and put a territory from your hand into play as your colony, without an auction and without sending units. You get its permanent and its immediate effect.
effect-colonization-discards = When you form a colonization force, you may discard up to { effect-amount-cards } for 1 colonization each.
effect-bonus-colonization = Every bonus card that you use for colonization counts { $count } more.
effect-peek = Before your political action you may secretly look at the next current event.
effect-tuck = When you replace this leader, you may tuck the card under one of your completed wonders, which then shows one more happy face; in return you do not regain a civil action.

## Wonders when they are completed

effect-score-workers = When completed, you score 1 culture for every worker on a military unit or urban building and 2 culture for every worker on a farm or mine.
effect-score-technology-levels = When completed, you score 1 culture for every level of each of your technologies in play, with or without workers, special technologies and the government included.
effect-score-culture-of-theaters-and-libraries = When completed, you score twice the culture that your theaters and libraries produce, effects of leaders on them included.
effect-score-output-of-urban-buildings = When completed, you score culture equal to all culture, science and strength of your urban buildings, effects of leaders on them included.
effect-score-levels-of-theaters-and-libraries = When completed, you score 2 culture for every level of each of your theaters and libraries.
effect-score-levels-of-labs-and-libraries = When completed, you score 2 culture for every level of each of your labs and libraries.

## Special technologies and units

effect-urban-discount = Urban buildings of levels 1 to 3 cost { effect-amount-resources } less.
effect-urban-discounts = Urban buildings cost { $one ->
    [one] 1 resource
   *[other] { $one } resources
} less at level 1, { $two } less at level 2 and { $three } less at level 3.
effect-stages-at-once = With one civil action you may build up to { $count } stages of a wonder.
effect-air-force = Each of these units may join an army, at most one per army, and doubles the tactics bonus of that army.

## Action cards

effect-action-build-farm = Build a farm or mine (no upgrade) without a further civil action and for { effect-amount-resources } less.
effect-action-build-urban = Build an urban building (no upgrade) without a further civil action and for { effect-amount-resources } less.
effect-action-build-or-upgrade-farm = Build or upgrade a farm or mine without a further civil action and for { effect-amount-resources } less.
effect-action-build-or-upgrade-urban = Build or upgrade an urban building without a further civil action and for { effect-amount-resources } less.
effect-action-upgrade-any = Upgrade a farm, mine or urban building without a further civil action and for { effect-amount-resources } less.
effect-action-populate = Increase your population without a further civil action for the normal price in food, then gain { $count } food.
effect-action-stage = Build exactly one stage of your wonder without a further civil action and for { effect-amount-resources } less.
effect-action-develop = Develop a technology without a further civil action for the normal price in science, then score { $count } science.
effect-action-revolution-instead = A revolution is possible, too; it takes all your civil actions in place of the one for this card.
effect-action-revolution-first = A revolution is possible, too, if you have spent no civil action before; it takes all your civil actions in place of the one for this card.
effect-action-either = Gain { effect-amount-resources } or { $count } food, as you choose.
effect-action-score = Score { $gains }.
effect-action-gain = Gain { $gains }.
effect-action-unit-resources = This turn you have { effect-amount-resources } only for building or upgrading military units.
effect-action-military = This turn you have { $count ->
    [one] one additional military action
   *[other] { $count } additional military actions
}.
effect-action-unit-resources-by-rivals = For every rival stronger than you, you have { $four ->
    [one] 1 resource
   *[other] { $four } resources
} this turn only for building or upgrading military units; with three players { $three }, with two players { $two }.
effect-action-culture-by-rivals = Score { $four } culture for every rival with more culture points than you; with three players { $three }, with two players { $two }.

## Aggressions and wars

effect-attack-population = The defender loses { $count } population.
effect-attack-gain = The attacker gains { $gains }.
effect-attack-take-mix = The attacker takes up to { $count } food and resources in all from the defender, in a mix of the attacker's choice.
effect-attack-take-science = The attacker takes up to { $count } science from the defender.
effect-attack-take-culture = The attacker takes up to { $count } culture from the defender.
effect-attack-take-colony = The attacker takes a colony of the defender, of the attacker's choice, with its permanent effect, not the immediate one.
effect-attack-raid-level = The attacker destroys one urban building of the defender, of level { $level } or lower, and gains half its printed cost in resources, { effect-rounded }.
effect-attack-raid-levels = The attacker destroys up to two urban buildings of the defender, one of level { $high } or lower and one of level { $low } or lower, and gains half the sum of their printed costs in resources, { effect-rounded }.
effect-attack-raid-alike = { $count ->
    [one] The attacker destroys one urban building of the defender and gains half its printed cost in resources, { effect-rounded }.
   *[other] The attacker destroys up to { $count } urban buildings of the defender, all of one type and level, and gains half the sum of their printed costs in resources, { effect-rounded }.
}
effect-rounded = { $up ->
    [0] rounded down
   *[other] rounded up
}
effect-attack-leader = The defender's leader leaves play. The attacker scores { $count } culture for every level of that card.
effect-attack-wonder = The defender's unfinished wonder leaves play. The attacker scores { $count } culture for every level of that card.
effect-attack-leader-or-wonder = The defender's leader or unfinished wonder leaves play, as the attacker chooses. The attacker scores { $count } culture for every level of that card.
effect-attack-costs-level = The aggression costs as many military actions as the level of that card.
effect-per-advantage = { $step ->
    [one] every point of strength advantage
   *[other] every full { $step } points of strength advantage
}
effect-war-culture = { $base ->
    [0] The victor takes 1 culture from the defeated civilization for { effect-per-advantage }.
   *[other] The victor takes { $base } culture from the defeated civilization, and 1 more for { effect-per-advantage }.
}
effect-war-yellow = The victor takes { $base ->
    [one] 1 yellow token
   *[other] { $base } yellow tokens
} from the yellow bank of the defeated civilization, and 1 more for { effect-per-advantage }.
effect-war-goods = { $base ->
    [0] The victor takes 1 food or resource from the defeated civilization for { effect-per-advantage }, in a mix of the victor's choice.
   *[other] The victor takes { $base } food and resources in all from the defeated civilization, and 1 more for { effect-per-advantage }, in a mix of the victor's choice.
}
effect-war-population = { $base ->
    [0] The defeated civilization loses 1 population for { effect-per-advantage }. The victor scores { $culture } culture for each of them.
   *[other] The defeated civilization loses { $base } population, and 1 more for { effect-per-advantage }. The victor scores { $culture } culture for each of them.
}
effect-war-technology = The victor takes spoils worth the strength advantage from the defeated civilization: science points, special technologies at their printed science cost, or both.

## Pacts

party-a = A
party-b = B
party-both = Each partner
effect-pact-has = { $party } has { $changes }.
effect-pact-produces = { $party } produces { $changes }.
effect-pact-food-as-resource = Once in each own turn { $party } may use { $count } food as { effect-amount-resources }.
effect-pact-resource-as-food = Once in each own turn { $party } may use { effect-amount-resources } as { $count } food.
effect-pact-cooperation = Whenever a partner develops a technology, it costs 2 science less, and the other one pays 1 science; if the other one has none, the technology cannot be developed.
effect-pact-tourism = { $party } has { $count } culture more for every completed wonder of the other.
effect-pact-safe-from-war = Nobody may declare war on { $party }.
effect-pact-attacker-bonus = If a partner attacks the other, the attacker has { $count } strength more for it.
effect-pact-forbids-attacks = The partners may not attack each other.
effect-pact-ends-by-attack = The pact ends when a partner attacks the other.

## Events: whom they concern

who-all = Every civilization
who-current = The civilization whose turn it is
who-strongest = The strongest civilization
who-weakest = The weakest civilization
who-two-strongest = Each of the two strongest civilizations (with two players: the strongest)
who-two-weakest = Each of the two weakest civilizations (with two players: the weakest)
who-most-culture = The civilization with the most culture points
who-least-culture = The civilization with the fewest culture points
who-culture-leader-among-weakest = The civilization with the most culture points, if it is one of the two weakest (with two players: the weakest),
who-all-happiest = Every civilization with the most happy faces
who-all-most-discontent = Every civilization with the most discontent workers, at least one,

## Events: what they do

effect-event-nothing = Nothing happens.
effect-event-score = { $who } scores { $gains }.
effect-event-gain = { $who } gains { $gains }.
effect-event-lose = { $who } loses { $losses }.
effect-event-gain-either = { $who } gains { $count } food or { effect-amount-resources }, as it chooses.
effect-event-gain-mix = { $who } gains { $count } food and resources in all, in a mix it chooses.
effect-event-lose-mix = { $who } loses { $count } food and resources in all, in a mix it chooses.
effect-event-lose-all-food = { $who } loses all its food.
effect-event-food-per-face = { $who } gains as much food as it has happy faces.
effect-event-score-culture-rate = { $who } scores as much culture as it produces each turn.
effect-event-score-science-rate = { $who } scores as much science as it produces each turn.
effect-event-score-science-as-culture = { $who } scores as much culture as it produces science each turn.
effect-event-lose-culture-per-discontent = { $who } loses { $count } culture for each of its discontent workers.
effect-event-produce-food = { $who } produces food, without corruption and consumption.
effect-event-produce-resources = { $who } produces resources, without corruption.
effect-event-produce = { $who } goes through production at once: food, consumption, resources, corruption, in this order.
effect-event-produce-after-corruption = { $who } goes through production at once: corruption, food, consumption, resources, in this order.
effect-event-draw = { $who } draws { effect-amount-cards }.
effect-event-keep-cards = { $who } discards no excess military cards this turn.
effect-event-draw-or-culture = { $who } draws { effect-amount-cards }; in age IV it scores { $count } culture instead.
effect-event-discard-or-culture = { $who } discards { effect-amount-cards }; in age IV it loses { $count } culture instead.
effect-event-build-free = { $who } with an unused worker may put one on { $card } free of charge.
effect-event-civilize = { $who } may do one of these without a civil action: increase its population for { $count } food less; build a farm, mine or urban building for { effect-amount-resources } less; develop a technology for { $count } science less. A revolution still takes all civil actions.
effect-event-agree = { $who } may at once take cards out of the card row for up to { effect-amount-civil }, without spending its own, and gives up its next political action for it. Then the row is closed up and filled again, without discarding; this may end the age.
effect-event-rebel = { $who } spends { $count ->
    [one] 1 available civil action
   *[other] { $count } available civil actions
} for each of its discontent workers.
effect-event-rebel-next-turn = { $who } has { effect-amount-civil } less for each of its discontent workers, but only in its next turn; for the civilization whose turn it is that is the present one.
effect-event-lose-old-leader = { $who } loses its leader if that card is not of the current age.
effect-event-ruin = { $who } turns one of its completed wonders of age A or I into a ruin, which has only 2 culture left but still counts as a completed wonder.
effect-event-emigrate = { $who } loses 1 population for every two of its discontent workers, rounded up.
effect-event-take-yellow = { $who } takes { effect-amount-yellow } from the yellow bank of the weakest, as far as there is any.
effect-event-destroy-own = { $who } destroys one of its farms, mines or urban buildings, as it chooses; the worker becomes unused.
effect-event-destroy-of-others = { $who } chooses one urban building of every other civilization; these are destroyed.
effect-event-lose-colony = { $who } loses one of its colonies, which it chooses.

## Events: impacts

effect-event-impact-agriculture = { $who } scores as much culture as it produces food, and { $count } more if that is more than it consumes.
effect-event-impact-agriculture-of-farms = { $who } scores as much culture as its farms produce food.
effect-event-impact-architecture = { $who } scores { $count } culture for every level of each of its urban buildings.
effect-event-impact-balance = { $who } scores { $count ->
    [2] twice
   *[other] { $count } times
} the lowest of these numbers as culture: science, culture, food and resources that it produces each turn. Corruption and consumption do not count.
effect-event-impact-colonies = { $who } scores { $count } culture for each of its colonies.
effect-event-impact-competition = { $who } scores { $count } culture for every level of each of its military units and arenas.
effect-event-impact-government = { $who } scores 2 culture for each of its civil actions and 1 culture for each of its military actions; the totals count.
effect-event-impact-happiness = { $who } scores { $count } culture for each of its happy faces, at most { $most }, less { $count } for each of its discontent workers; it loses none.
effect-event-impact-happiness-or-loss = { $who } scores { $count } culture for each of its happy faces, at most { $most }, less { $count } for each of its discontent workers; this may cost it culture.
effect-event-impact-industry = { $who } scores as much culture as its mines produce resources.
effect-event-impact-population = { $who } scores { $count } culture for each of its workers beyond { $beyond }; discontent workers do not count, unused ones do.
effect-event-impact-progress = { $who } scores { $count } culture for every level of its government and of each of its special technologies.
effect-event-impact-science = The civilizations score culture in the order of their science: { $four } with four players, { $three } with three, { $two } with two. Turn order breaks ties.
effect-event-impact-strength = The civilizations score culture in the order of their strength: { $four } with four players, { $three } with three, { $two } with two. Turn order breaks ties.
effect-event-impact-technology = { $who } scores { $count } culture for each of its technologies of level 3, with or without workers.
effect-event-impact-technology-shorter = In the advanced game those of level 2 count.
effect-event-impact-variety = { $who } scores { $count } culture for each type of military unit and of urban building on which it has a worker, and for each of its special technologies.
effect-event-impact-wonders = { $who } scores { $a } culture for each of its completed wonders of age A, { $i } for age I, { $ii } for age II and { $iii } for age III.
