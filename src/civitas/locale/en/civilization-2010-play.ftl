### Civilization (2010): what happened, what is asked and what can be done. The German file has the same messages. How
### the arguments are prepared: see src/civitas/language.py.

## Names and numbers that sentences share

welcome-you = You are player { $number }; with you at the table: { $bots }.
nation-americans = America
nation-chinese = China
nation-egyptians = Egypt
nation-germans = Germany
nation-romans = Rome
nation-russians = Russia
nation-aztecs = Aztec Empire
nation-english = England
nation-french = France
nation-japanese = Japan
nation-mongols = Mongolia
nation-zulu = Zululand
nation-none = Player { $player }
barbarians = Barbarians
a-figure = { $figure_id ->
    [piece-army] an army
   *[other] a scout
}
n-armies = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
n-scouts = { $scouts ->
    [one] 1 scout
   *[other] { $scouts } scouts
}
n-group = { $armies ->
    [0] { n-scouts }
   *[other] { $scouts ->
        [0] { n-armies }
       *[other] { n-armies } and { n-scouts }
    }
}
n-group-with = { $armies ->
    [0] { n-scouts-with }
   *[other] { $scouts ->
        [0] { n-armies }
       *[other] { n-armies } and { n-scouts-with }
    }
}
n-scouts-with = { $scouts ->
    [one] 1 scout
   *[other] { $scouts } scouts
}
n-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
n-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
n-level = { $level ->
    [1] level I
    [2] level II
    [3] level III
    [4] level IV
   *[other] level V
}
n-rank = { $rank ->
    [1] rank I
    [2] rank II
    [3] rank III
   *[other] rank IV
}
n-loot = { $count ->
    [one] 1 loot point
   *[other] { $count } loot points
}

## Events: beginning and end

event-civilization-dealt = Player { $seat_number } may choose the { $civilization }.
event-civilization-assigned = Player { $seat_number } leads the { $civilization }.
event-first-player = { $seat } is the first player.
event-starting-wonder-drawn = { $seat } begins with a wonder: { $wonder }.
event-starting-wonder-placed = { $seat } places { $wonder } on { $square }.
event-capital-founded = { $seat } founds the capital on { $square }.
event-figure-placed = { $seat } places { a-figure } on { $square }.
event-walled-from-the-start = The capital of { $seat } has city walls from the start.
event-turn = Turn { $turn } · first player: { $seat }
event-phase = { $phase }
event-won-culture = { $seat } reaches the end of the culture track and wins the game!
event-won-economic = { $seat } has 15 coins and wins the game!
event-won-technology = { $seat } masters Space Flight and wins the game!
event-won-military = { $seat } conquers a capital and wins the game!
event-turn-limit = Turn { $turn } was the last one: culture track, then coins, then techs decide.

## Events: gains and payments

event-trade-gained = { $seat } gains { $count } trade.
event-trade-lost = { $seat } cannot keep { $count } trade: the trade dial is full.
event-trade-paid = { $seat } pays { $count } trade.
event-trade-converted = { $seat } turns { $count } trade into production.
event-culture-gained = { $seat } gains { $count } culture.
event-culture-paid = { $seat } pays { $count } culture.
event-coin-gained = { $seat } gains a coin token.
event-coin-gained-on = { $seat } puts a coin token on { $card }.
event-resource-gained = { $seat } takes { $resource }.
event-resource-paid = { $seat } spends { $resource }.
event-token-paid = { $seat } turns up a facedown marker and spends { $resource }.
event-no-resource-left = The market has no resource left for { $seat }.
event-event-drawn = { $seat } draws a culture event of { n-level }.
event-event-drawn-card = { $seat } draws { $card }.
event-no-event-left = There is no culture event of { n-level } left for { $seat }.
event-event-discarded = { $seat } discards { $card }.
event-people-drawn = { $seat } chooses between { $card } and { $other-card }.
event-person-gained = { $seat } gains { $card }.
event-person-placed = { $seat } places { $card } on { $square }.
event-person-kept = { $seat } keeps { $card } in reserve.
event-no-person-left = There is no great person left for { $seat }.
event-unit-built = { $seat } builds a unit: { $type }.
event-unit-drawn = { $seat } draws { $card }.
event-figure-built = { $seat } builds { a-figure } on { $square }.
event-advanced = { $seat } advances on the culture track to space { $step }.
event-advance-paid = { $trade ->
    [0] { $seat } pays { $culture } culture for the culture track.
   *[other] { $seat } pays { $culture } culture and { $trade } trade for the culture track.
}

## Events: Start of Turn

event-city-founded = { $figure_id ->
    [piece-army] { $seat } founds a city on { $square } with an army.
   *[other] { $seat } founds a city on { $square } with a scout.
}
event-figure-displaced = The new city of { $seat } moves { a-figure } to { $square }.
event-figure-crowded-out = { $seat } loses { a-figure } on { $square }: there is no room beside the new city.
event-figures-assigned = The figures of { $seat } on { $square } now serve the city on { $city }.
event-government-changed = { $seat } changes the government to { $government }.
event-policy-adopted = { $seat } adopts { $policy }.
event-policy-abandoned = { $seat } gives up { $policy }.
event-policy-switched = { $seat } switches from { $old } to { $new }.

## Events: trade

event-offer-made = { $seat } makes { $other } an offer.
event-offer-gives = { $seat } would give { $other }: { $count } × { $goods }.
event-offer-wants = { $seat } wants from { $other }: { $count } × { $goods }.
event-offer-accepted = { $seat } accepts the offer of { $other }.
event-offer-declined = { $seat } declines the offer of { $other }.
event-offer-countered = { $seat } answers the offer of { $other } with another one.
event-offer-withdrawn = { $seat } withdraws the offer to { $other }.
event-offer-lapsed = The offer of { $seat } to { $other } lapses.
event-draft-dropped = The offer that { $seat } was preparing does not hold any more.
event-deal = { $seat } and { $other } make a deal.
event-goods-given = { $seat } gives { $other }: { $count } × { $goods }.
event-facedown-given = { $seat } gives { $other } facedown: { $count } × { $card }.

## Events: City Management

event-produces = { $seat } produces in the city on { $city }: { $item }.
event-devotes = { $seat } devotes the city on { $city } to the arts.
event-harvests = { $seat } harvests with the city on { $city }.
event-starts-program = { $seat } starts a building program in the city on { $city }.
event-program-used = { $seat } uses up the building program of the city on { $city }.
event-action-cancelled = The action of the city of { $seat } on { $city } is cancelled.
event-action-added = The city of { $seat } on { $square } may take one more action in this turn.
event-production-added = The city of { $seat } on { $square } has { $count } more production in this turn.
event-building-built = { $seat } builds { $card } on { $square }.
event-wonder-built = { $seat } builds { $card } on { $square }!
event-wonder-offered = New among the wonders: { $card }.
event-walls-built = { $seat } builds walls around the city on { $city }.
event-overbuilt = { $seat } builds over { $card } on { $square }.
event-replaced = { $seat } removes { $card } on { $square } to make room.

## Events: movement and exploring

event-moved = { $seat } moves { n-group-with } from { $from } to { $square }.
event-left-behind = { $seat } leaves { n-group } on { $square }.
event-move-frozen = The move of { $seat } ends on { $square }: nothing may leave this square.
event-stranded = The figures of { $seat } on { $square } cannot go on or stay and are lost.
event-army-defected = { $seat } gives up an army in the city of { $other } on { $square } for a tech.
event-scout-defected = { $seat } gives up a scout in the city of { $other } on { $square } for a tech.
event-tile-discovered = { $seat } discovers tile { $number } from { $square }.
event-hut-explored = { $seat } explores the hut on { $square }.
event-village-taken = { $seat } takes the village on { $square }.
event-token-kept = { $seat } keeps { $card } facedown.
event-marker-revealed = { $seat } turns up { $card }.
event-city-state-found = { $seat } finds { $card } on { $square }.
event-city-state-destroyed = { $seat } builds over { $card } on { $square }.
event-no-city-state-left = There is no city-state left for { $seat }.
event-relic-claimed = { $seat } claims { $card } on { $square }!

## Events: battle

event-battle-army = { $seat } attacks the army of { $other } on { $square }!
event-battle-city = { $seat } attacks the city of { $other } on { $square }!
event-battle-village = { $seat } attacks the village on { $square }; { $other } plays for the barbarians.
event-horde-army = { $seat } sends a horde of barbarians against the army of { $other } on { $square }!
event-horde-city = { $seat } sends a horde of barbarians against the city of { $other } on { $square }!
event-walls-fallen = Combustion: { $seat } brings down the walls of { $other } on { $square }.
event-scouts-killed = { $count ->
    [one] { $seat } kills 1 scout of { $other } on { $square }.
   *[other] { $seat } kills { $count } scouts of { $other } on { $square }.
}
event-hand-drawn = { $count ->
    [one] { $seat } draws 1 unit for the battle.
   *[other] { $seat } draws { $count } units for the battle.
}
event-barbarian-hand-drawn = { $count ->
    [one] The barbarians ({ $seat } plays them) have 1 unit.
   *[other] The barbarians ({ $seat } plays them) have { $count } units.
}
event-hand-units = Battle hand of { $seat }: { $units }.
event-barbarian-hand-units = Battle hand of the barbarians ({ $seat } plays them): { $units }.
event-combat-bonus-equal = Both sides have combat bonus { $count }; nobody adds anything.
event-combat-bonus = { $seat } has combat bonus { $sum } against { $against } and adds { $count }.
event-barbarian-combat-bonus = The barbarians ({ $seat } plays them) have combat bonus { $sum } against { $against } and add { $count }.
event-front-opened = { $seat } opens front { $front } with { $card }.
event-barbarian-front-opened = The barbarians ({ $seat } plays them) open front { $front } with { $card }.
event-front-attacked = { $seat } attacks on front { $front }: { $card } against { $other-card }.
event-barbarian-front-attacked = The barbarians ({ $seat } plays them) attack on front { $front }: { $card } against { $other-card }.
event-unit-wounded = { $card } of { $seat } on front { $front } takes { n-wounds }.
event-barbarian-unit-wounded = { $card } of the barbarians ({ $seat } plays them) on front { $front } takes { n-wounds }.
event-unit-killed = { $card } of { $seat } on front { $front } is killed.
event-barbarian-unit-killed = { $card } of the barbarians ({ $seat } plays them) on front { $front } is killed.
event-unit-healed = { $card } of { $seat } on front { $front } loses { n-wounds }.
event-barbarian-unit-healed = { $card } of the barbarians ({ $seat } plays them) on front { $front } loses { n-wounds }.
event-husbandry-used = { $seat } uses Animal Husbandry.
event-biology-used = { $seat } uses Biology.
event-battle-won = { $seat } wins the battle against { $other }, { $value } to { $against }.
event-battle-won-against-barbarians = { $seat } defeats the barbarians, { $value } to { $against }.
event-battle-lost-against-barbarians = { $seat } loses against the barbarians, { $against } to { $value }.
event-figures-lost = { $seat } loses { n-figures } in the battle for { $square }.
event-armies-lost = { $count ->
    [one] The victory costs { $seat } 1 army.
   *[other] The victory costs { $seat } { $count } armies.
}
event-scouts-stayed = { $count ->
    [one] 1 scout of { $seat } stays behind on { $square }.
   *[other] { $count } scouts of { $seat } stay behind on { $square }.
}
event-square-occupied = { $seat } occupies { $square }.
event-unit-saved = { $seat } returns { $card } to the standing forces.
event-city-destroyed = The city of { $seat } on { $square } is destroyed!

## Events: loot

event-loot-won = { $seat } gets { n-loot } to spend on { $other }.
event-loot-bought = { $seat } spends loot on { $other }: { $loot }.
event-loot-wasted = { $seat } cannot use { n-loot }.
event-trade-stolen = { $seat } steals { $count } trade from { $other }.
event-culture-stolen = { $seat } steals { $count } culture from { $other }.
event-resource-stolen = { $seat } steals { $resource } from { $other }.
event-token-stolen = { $piece_id ->
    [piece-hut] { $seat } steals a facedown hut from { $other }.
   *[other] { $seat } steals a facedown village from { $other }.
}
event-token-stolen-kind = { $seat } steals { $card } from { $other }.
event-events-seen = { $seat } looks at the culture events of { $other }: { $cards }.
event-event-stolen = { $seat } steals a culture event of { n-level } from { $other }.
event-event-stolen-card = { $seat } steals { $card } from { $other }.
event-coin-discarded = { $seat } makes { $other } discard a coin token: { $place }.
event-coin-stolen = { $seat } steals a coin token from { $other }: { $place }.

## Events: research

event-research-chosen = { $seat } has chosen what to research.
event-tech-learned = { $seat } learns { $tech }.
event-space-flight-taken = { $seat } comes too late: no Space Flight is left.
event-rank-raised = { $seat }: { $type } rises to { n-rank }.
event-aircraft-unlocked = { $seat } can build aircraft now.
event-buildings-upgraded = { $count ->
    [one] 1 building of { $seat } is upgraded: { $building }.
   *[other] { $count } buildings of { $seat } are upgraded: { $building }.
}
event-nothing-to-learn = { $seat } can learn nothing.
event-dial-set = { $seat } keeps { $count } trade after research.

## Events: culture events and resource abilities

event-event-played = { $seat } plays { $card }.
event-event-taken-back = { $seat } takes { $card } back: nothing is left to aim it at.
event-event-cancelled = { $card } of { $seat } is cancelled.
event-event-allowed = { $seat } lets { $other } play { $card } (United Nations).
event-event-refused = { $seat } forbids { $other } to aim { $card } there (United Nations).
event-ability-used = { $seat } uses { $card }.
event-ability-dropped = { $seat } cannot pay for { $card } any more.
event-declaration-dropped = { $seat } thinks better of { $card }.
event-ability-cancelled = { $card } of { $seat } is cancelled; what was paid is lost.
event-aimed-at-square = { $seat } aims at { $square }.
event-aimed-at-player = { $seat } aims at { $other }.
event-aimed-at-wonder = { $seat } aims at { $wonder }.
event-terrain-changed = The square { $square } becomes { $terrain }.
event-village-placed = A village appears on { $square }.
event-building-destroyed = { $seat } loses { $card } on { $square }.
event-wonder-discarded = { $card } leaves the market.
event-wonder-obsolete = { $card } of { $seat } is obsolete.
event-figure-killed = { $seat } loses { a-figure } on { $square }.
event-figures-killed = { $seat } loses { n-figures } on { $square }.
event-person-killed = { $seat } loses { $card } on { $square }.
event-unit-assassinated = { $seat } loses a unit of the standing forces: { $card }.
event-figures-shipped = { $seat } ships all figures from { $from } to { $to }.
event-square-frozen = { $seat } stops everything on { $square } for this turn.
event-city-nuked = A nuclear strike hits the city of { $seat } on { $square }!

## Events of one kind told together

list-civilizations = Civilizations: { $items }.
list-dealing = Dealt to choose from: { $items }.
item-civilization-dealt = player { $seat_number } { $civilization }
item-civilization-assigned = player { $seat_number } { $civilization }
list-drawing = { $seat } draws: { $items }.
item-unit-drawn = { $card }
item-event-drawn-card = { $card }
list-placing = { $seat } places: { $items }.
item-figure-placed = { a-figure } on { $square }
list-income = Trade gained: { $items }.
item-trade-gained = { $seat } { $count }
list-travels = { $seat } moves { n-group-with } from { $from }: { $items }.
item-moved = { $square }
list-offering = { $seat } makes { $other } an offer: { $items }.
item-offer-made = gives nothing
item-offer-gives = gives { $count } × { $goods }
item-offer-wants = wants { $count } × { $goods }
list-handing = { $seat } gives { $other }: { $items }.
item-goods-given = { $count } × { $goods }
list-researching = Ready with research: { $items }.
item-research-chosen = { $seat }
list-dials = Trade left after research: { $items }.
item-dial-set = { $seat } { $count }
list-units = { $seat } builds: { $items }.
item-unit-built = { $type }
list-spending = { $seat } spends: { $items }.
item-resource-paid = { $resource }
item-token-paid = { $resource } (facedown marker)
list-aiming = { $seat } aims at: { $items }.
item-aimed-at-square = { $square }
item-aimed-at-player = { $other }
item-aimed-at-wonder = { $wonder }

## What is asked

question-CivilizationChoice = Which civilization do you lead?
question-CivilizationChoice-help = You choose in turn order among the civilizations that lie open for you and that nobody leads yet. `?` and a name tells what a civilization starts with and can do. Your home tile, your first tech and your government come with it.
question-Founding = { $stage ->
    [capital] On which square do you found your capital?
    [army] Where does an army of yours begin?
    [scout] Where does your scout begin?
   *[other] Where in the outskirts of your capital does { $wonder } stand?
}
question-Founding-help = The capital stands on one of the four central squares of your home tile, not on water. It works with the eight squares around it: forest 2 production, mountain 1, water and desert 1 trade each. Figures begin in its outskirts. `map a6` explains a square.
question-StartOfTurn = Start of turn: what do you do?
question-StartOfTurn-help = Here you found cities with scouts, change the government, assign scouts to cities, place great people and use what governments, policies and wonders offer at the start of a turn. A city needs a land square, at least three squares from every other city, all eight squares around it discovered and free of enemies, huts, villages, city-states and relics. A government unlocked in the last turn can be taken at once; any other change means a turn of Anarchy.
question-FreshGovernment = You have just unlocked a government: take it now?
question-FreshGovernment-help = Now you can change to it without Anarchy. `done` keeps your government.
question-Adoption = { $count ->
    [one] Which social policy do you adopt?
   *[other] Adopt { $count } social policies
}
question-Adoption-help = You have one policy for each city. Each card has two sides, and only one of them can be in force.
question-Abandonment = { $count ->
    [one] Which social policy do you give up?
   *[other] Give up { $count } social policies
}
question-Abandonment-help = With fewer cities you have fewer policies.
question-Switching = { $count ->
    [one] Switch one of your social policies?
   *[other] Switch up to { $count } of your social policies?
}
question-Switching-help = A policy can be turned to its other side or exchanged for another card.
question-CityFounding = { $exploring ->
    [0] The new city on { $square } needs the room: where does { $figure_id ->
        [piece-army] the army
       *[other] the scout
    } go?
   *[other] Which hut beside { $square } do you explore first?
}
question-CityFounding-help = No figure stands in the middle of a city. Figures go to the outskirts. The Zulu explore the huts beside a new city at once.
question-FeudalHarvest = Feudalism: which resource do you harvest?
question-FeudalHarvest-help = One of your cities harvests without using its action.
question-GardenFigure = Hanging Gardens: which figure do you get?
question-GardenFigure-help = The square comes next.
question-DeckChoice = Cristo Redentor: from which deck do you draw?
question-DeckChoice-help = { $count ->
    [one] You draw 1 culture event from the deck of your choice.
   *[other] You draw { $count } culture events from the deck of your choice.
}
question-Trading = { $drafting ->
    [0] { $budget ->
        [0] Trade: this table allows you no more offers. Answer, or wait?
       *[other] Trade: make an offer, answer one, or wait?
    }
   *[other] Your offer to { $partner }: what do you give and want?
}
question-Trading-help = Everybody deals at the same time. Put an offer together with `give` and `want`, then `publish` it; `drop` takes goods out again, `scratch` throws the draft away. `counter` answers an offer with another one, which begins as the same deal seen from your side. Facedown markers and culture events are named one by one when you give them; you can only want them by their backs. A deal is carried out as soon as it is accepted. `done` waits; you are asked again when something concerns you.
question-Delivery = What do you hand over to { $other }?
question-Delivery-help = The accepted offer wants something facedown from you; you choose which.
question-CityManagement = City management: what do you do?
question-CityManagement-help = Each city takes one action: produce, devote itself to the arts, harvest a resource or start a building program. A city that is besieged in its middle cannot act, and squares with enemies yield nothing. You may also advance on the culture track as often as you can pay, use resource abilities and play culture events.
question-CityAction = City on { $city }: which resource do you harvest next?
question-CityAction-help = This city may harvest more than one resource with its action.
question-Production = { $stage ->
    [item] { $second ->
        [0] City on { $city }, production { $production }: what do you build?
       *[other] City on { $city }, production { $production }: { $item }, and what else?
    }
   *[other] { $item }: on which square?
}
question-Production-help = Missing production is made up with trade, 3 trade for each. What is left over is lost. Buildings stand on certain terrain in the outskirts of the city; one starred building and one wonder for each city. An army costs 4, a scout 6, units 5 to 12.
question-Movement = Movement: which figures move?
question-Movement-help = Choose a group: so many armies and scouts of one square. Then move it step by step, not diagonally, up to your travel speed. Enemies and villages may be entered with armies only, huts by armies or, with some policies, scouts. A tile that is not yet discovered costs one step.
question-Moving = { n-group } on { $square }, { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
question-Moving-help = `step` goes on, `discover` turns up the next tile, `leave` leaves a figure behind, `stop` ends the move. Entering a square with enemy armies, an enemy city or a village is an attack.
question-Trek = Which figure moves up to { $steps } squares?
question-Trek-help = It must end on an empty square.
question-Razing = Combustion: destroy what is built on { $square }?
question-Razing-help = The building goes back to the market.
question-ArkAdvances = { $count ->
    [one] Ark of the Covenant: advance on the culture track?
   *[other] Ark of the Covenant: advance on the culture track, up to { $count } times?
}
question-ArkAdvances-help = These advances cost nothing; you get the reward of each space.
question-Battle = { $stage_id ->
    [attacker-prepares] You attack { $square }: play a culture event first?
    [defender-prepares] You are attacked on { $square }: play a culture event first?
    [after-unit] Battle for { $square }: use an ability?
   *[other] Battle for { $square }: play a unit
}
question-Battle-help = In turn both sides play a unit: on a new front, or against an enemy unit. Then both units deal as many wounds as they have strength; whoever has as many wounds as health is killed. Infantry strikes mounted units first, mounted units artillery, artillery infantry. In the end each side adds up the health its units have left and its combat bonus; a tie goes to the defender.
question-Wounding = { $count ->
    [one] Deal 1 wound to an enemy unit
   *[other] Deal { $count } wounds to enemy units
}
question-Wounding-help = One by one, on any fronts. `done` deals no more.
question-Healing = { $count ->
    [one] Take 1 wound off a unit of yours
   *[other] Take { $count } wounds off your units
}
question-Healing-help = One by one, on any fronts.
question-Aftermath = Which of your killed units do you save?
question-Aftermath-help = It returns to your standing forces.
question-Looting = { $bought_id ->
    [steal-trade] How much trade do you steal from { $other }?
    [steal-culture] How much culture do you steal from { $other }?
    [steal-resource] Which resource do you steal from { $other }?
    [discard-coin] Which coin token must { $other } discard?
    [steal-coin] Which coin token do you steal from { $other }?
    [steal-culture-card] Which culture event do you steal from { $other }?
   *[other] { $loot ->
        [one] 1 loot point: what do you take from { $other }?
       *[other] { $loot } loot points: what do you take from { $other }?
    }
}
question-Looting-help = Trade, culture, a resource or a coin token to be discarded cost 1 point each; a tech, a culture event or a coin token for you 2.
question-Research = { $stage ->
    [choosing] Which tech do you research?
   *[other] Research is over: use an ability?
}
question-Research-help = You need 6 trade for a tech of level I, 11 for II, 16 for III, 21 for IV and 26 for V. Each row of the pyramid must stay shorter than the one below it. Everybody chooses in secret. Afterwards your trade falls to the number of your coins. `? pottery` explains a tech.
question-LearnTech = Which tech do you learn?
question-LearnTech-help = It costs nothing but must fit into your pyramid.
question-HandLimit = { $count ->
    [one] Discard 1 culture event
   *[other] Discard { $count } culture events
}
question-HandLimit-help = You hold more culture events than you may.
question-PersonChoice = Which great person do you keep?
question-PersonChoice-help = The other one goes back. `? great artist` explains a great person.
question-Appointment = On which square do you place { $person }?
question-Appointment-help = A great person stands in the outskirts of one of your cities, covers the square and yields its own icons.{ $optional ->
    [0] {""}
   *[other] {" "}`done` keeps it in reserve; you can place it at the start of a turn.
}
question-Recruiting = { $count ->
    [one] Which unit do you get for free?
   *[other] Which units do you get for free? { $count } are left
}
question-Recruiting-help = You draw the top card of the deck; nobody else sees which it is.
question-ResourceTaking = Which resource do you take from the market?
question-ResourceTaking-help = It costs nothing.
question-Declaration = { $stage ->
    [paying] { $card }: what do you pay?
   *[other] { $card }: what is it aimed at?
}
question-Declaration-help = Everything is chosen first; then the others may answer, then it happens. `?` and a name tells what a card does.
question-GiftCoin = A Gift from Afar: who gets a coin token?
question-GiftCoin-help = The card gives you a resource, but another player a coin token.
question-Window = { $kind_id ->
    [city-action] { $actor } takes an action with the city on { $city }. Do you answer?
    [event] { $actor } plays { $card }. Do you answer?
    [ability] { $actor } uses { $card }. Do you answer?
   *[other] { $actor } moves to { $square }. Do you answer?
}
question-Window-help = You are asked because, as far as the others know, you could have an answer. `pass` lets it happen; `waive` also means that you are not asked again in this part of the phase.
window-attacks = { $actor } attacks { $other } on { $square }.
window-defects = A figure of { $actor } wants to defect to { $other } on { $square }.
window-aimed = This is aimed at { $others }.
question-Consent = { $actor } aims { $card } at you. Do you allow it?
question-Consent-help = The United Nations let you forbid events that are aimed at you.

## What would be thrown away

loss-anarchy = Anarchy would leave your capital without an action and your policies without effect this turn, and no tech of yours has unlocked another government that needs it.
loss-idle-cities = { $count ->
    [one] Your city has not acted yet and would do nothing this turn.
   *[other] None of your { $count } cities has acted yet; all of them would do nothing this turn.
}
loss-own-square = This would hit what is your own, on { $square }.
loss-own-wonder = This would make a wonder of your own obsolete: { $card }.

## What can be done

verb-done = done
verb-at = { $square }
verb-against = player { $player }
verb-in = { $city }
verb-found = { $figure_id ->
    [army] found a city on { $square } with an army
    [piece-army] found a city on { $square } with an army
   *[other] found a city on { $square } with a scout
}
verb-govern = change the government to { $government }
verb-assign = let the figures on { $square } serve { $city }
verb-explore = explore the hut on { $square }
verb-adopt = adopt { $policy }
verb-abandon = give up { $policy }
verb-switch = switch from { $policy } to { $for }
verb-use = use { $ability }
verb-play = play { $event }
verb-pay = pay { $resource }: { $means }
verb-wonder = { $wonder }
verb-kill = { $figure_id ->
    [army] kill an army
    [piece-army] kill an army
   *[other] kill a scout
}
verb-kill-person = kill the great person
verb-pass = do nothing
verb-waive = do nothing, and nothing more in this part of the phase
verb-allow = allow it
verb-refuse = forbid it
verb-recruit = take a unit: { $type }
verb-take = take { $resource }
verb-keep = keep { $person }
verb-appoint = place { $person }
verb-level = the deck of level { $level }
verb-discard = discard { $event }
verb-learn = learn { $tech }
verb-offer = make player { $player } an offer
verb-give = give { $amount } × { $goods }
verb-give-token = give { $marker }
verb-give-event = give { $event }
verb-want = want { $amount } × { $goods }
verb-publish = make the offer
verb-scratch = throw the draft away
verb-withdraw = withdraw the offer to player { $player }
verb-accept = accept the offer of player { $player }
verb-decline = decline the offer of player { $player }
verb-counter = answer the offer of player { $player } with another one
verb-drop = take { $goods } out of the draft
verb-produce = produce in { $city }
verb-build = build { $item }
verb-build-free = build { $building } for free
verb-devote = devote { $city } to the arts
verb-harvest = harvest { $resource } with { $city }
verb-program = start a building program in { $city }
verb-advance = advance on the culture track
verb-harvest-random = harvest a random resource at the city-state
verb-march = move { $group } from { $square }
verb-step = go { $direction }
verb-discover = discover the tile { $direction }
verb-leave = { $figure_id ->
    [army] leave an army behind
    [piece-army] leave an army behind
   *[other] leave a scout behind
}
verb-stop = end the move here
verb-defect = give a figure up for a tech in the city { $direction }
verb-raze = destroy it
verb-front = play { $unit } on front { $front }
verb-wound = deal a wound on front { $front }
verb-heal = take a wound off on front { $front }
verb-save = save { $unit }
verb-loot = { $loot }
verb-steal = steal { $amount }
verb-steal-token = { $back_id ->
    [hut] a facedown hut
    [piece-hut] a facedown hut
   *[other] a facedown village
}
verb-coin-of = the coin token { $place }
verb-steal-event = steal { $event }
verb-research = research { $tech }
verb-second = also research { $tech }
verb-skip = research nothing
verb-lead = lead the { $civilization }

## What `done` means

done-StartOfTurn = end the start of the turn
done-FreshGovernment = keep your government
done-Switching = switch no more
done-Trading = wait
done-CityManagement = end city management
done-CityAction = harvest no more
done-Production = build nothing more
done-Movement = end the movement
done-Razing = leave it standing
done-ArkAdvances = advance no more
done-Battle = go on
done-Wounding = deal no more
done-Healing = heal no more
done-Aftermath = save none
done-LearnTech = learn nothing
done-Appointment = keep it in reserve
done-Recruiting = take no more
done-Declaration = go on without it

## Words to type; the first one is used in examples

word-done = done
word-at = at
word-against = against
word-in = in
word-found = found
word-govern = govern
word-assign = assign
word-explore = explore
word-adopt = adopt
word-abandon = abandon
word-switch = switch
word-use = use
word-play = play
word-pay = pay
word-wonder = wonder
word-kill = kill
word-kill-person = kill-person
word-pass = pass
word-waive = waive
word-allow = allow
word-refuse = refuse
word-recruit = recruit
word-take = take
word-keep = keep
word-appoint = appoint
word-level = level
word-discard = discard
word-learn = learn
word-offer = offer
word-give = give
word-give-token = give-token
word-give-event = give-event
word-want = want
word-publish = publish
word-scratch = scratch
word-withdraw = withdraw
word-accept = accept
word-decline = decline
word-counter = counter
word-drop = drop
word-produce = produce
word-build = build
word-build-free = build-free
word-devote = devote
word-harvest = harvest
word-program = program
word-advance = advance
word-harvest-random = harvest-random
word-march = march move
word-step = step go
word-discover = discover
word-leave = leave
word-stop = stop
word-defect = defect
word-raze = raze
word-front = front
word-wound = wound
word-heal = heal
word-save = rescue
word-loot = loot
word-steal = steal
word-steal-token = steal-token
word-coin-of = coin-of
word-steal-event = steal-event
word-research = research
word-second = second
word-skip = skip
word-lead = lead

## What values are called

domain-civilization = a civilization
domain-square = a square such as a6
domain-player = the number of a player
domain-city = the capital, city 2 or city 3
domain-figure = army or scout
domain-government = a government
domain-policy = a social policy
domain-for = another social policy
domain-ability = an ability
domain-event = a culture event
domain-resource = a resource
domain-means = how you pay: open, token or a gift card
domain-wonder = a wonder
domain-type = a type of units
domain-person = a great person
domain-level = a level from 1 to 3
domain-tech = a tech
domain-goods = trade, culture, a resource, a marker or a culture event
domain-amount = a number
domain-marker = a hut or village marker
domain-item = something to build
domain-building = a building
domain-group = a group such as `1 army`
domain-direction = up, right, down or left
domain-unit = a unit
domain-front = the number of a front
domain-loot = what loot can buy
domain-back = hut or village
domain-place = where the coin token lies
city-capital = the capital
city-city-2 = city 2
city-city-3 = city 3
direction-up = up
direction-right = right
direction-down = down
direction-left = left
means-open = open token
means-token = facedown marker
goods-trade = trade
goods-culture = culture
goods-hut = facedown hut
goods-village = facedown village
goods-event-1 = culture event I
goods-event-2 = culture event II
goods-event-3 = culture event III
back-hut = Hut
back-village = Village
item-walls = City walls
coin-place-sheet = on the civilization sheet
coin-place-panama-canal = on the Panama Canal
coin-place-code-of-laws = on Code of Laws
coin-place-pottery = on Pottery
coin-place-democracy = on Democracy
coin-place-printing-press = on Printing Press
coin-place-education = on Education
ability-democracy-gov = Democracy (government)
ability-rationalism-1 = Rationalism: tech of level I
ability-rationalism-2 = Rationalism: tech of level II
ability-free-building = Free building
ability-sacrifice = Defector
ability-government = Change of government
ability-atomic-theory-nuke = Atomic Theory: nuclear strike
ability-as-resource = { $name }: resource ability
group-0-1 = 1 scout
group-0-2 = 2 scouts
group-1-0 = 1 army
group-1-1 = 1 army, 1 scout
group-1-2 = 1 army, 2 scouts
group-2-0 = 2 armies
group-2-1 = 2 armies, 1 scout
group-2-2 = 2 armies, 2 scouts
group-3-0 = 3 armies
group-3-1 = 3 armies, 1 scout
group-3-2 = 3 armies, 2 scouts
group-4-0 = 4 armies
group-4-1 = 4 armies, 1 scout
group-4-2 = 4 armies, 2 scouts
group-5-0 = 5 armies
group-5-1 = 5 armies, 1 scout
group-5-2 = 5 armies, 2 scouts
group-6-0 = 6 armies
group-6-1 = 6 armies, 1 scout
group-6-2 = 6 armies, 2 scouts
group-7-0 = 7 armies
group-7-1 = 7 armies, 1 scout
group-7-2 = 7 armies, 2 scouts

## How a game ends

ending-culture = A culture victory: somebody has reached the end of the culture track.
ending-economic = An economic victory: somebody has 15 coins.
ending-technology = A technology victory: somebody has mastered Space Flight.
ending-military = A military victory: somebody has conquered a capital.
ending-turn-limit = The agreed number of turns is over; culture track, then coins, then techs decide.
over-points = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

## Options

option-civilizations = Civilizations
option-civilizations-drawn = are drawn
option-civilizations-dealt = are dealt, two to choose from
option-civilizations-chosen = are chosen in turn order
option-fifth_seat = A fifth player, on a map of 28 by 18 squares: an extension
option-loot_event_card = Loot: who steals a culture event
option-loot_event_card-look-after-buying = sees the hand before choosing
option-loot_event_card-backs-only = chooses by the backs
option-city_state_5 = The resource harvested at the fifth city-state
option-city_state_5-chosen = is chosen
option-city_state_5-random = is random
option-horde_on_capital = A roaming horde and a capital
option-horde_on_capital-repelled = it may attack it, but never takes it
option-horde_on_capital-forbidden = it may not attack it
option-replace_limited = A second starred building or wonder of a city
option-replace_limited-any-square = replaces the first one wherever it stands
option-replace_limited-same-square = replaces the first one only on its square
option-scouts_in_lost_attack = Scouts of a group that loses its attack
option-scouts_in_lost_attack-die = die with it
option-scouts_in_lost_attack-stay = stay behind
option-simultaneous_victory = Several players win at the same moment
option-simultaneous_victory-turn-order = the first in turn order wins
option-simultaneous_victory-shared = they share the victory
option-coin_dial_after_research = The trade dial after research
option-coin_dial_after_research-min = falls to the number of coins, but never rises
option-coin_dial_after_research-coins = always shows the number of coins
option-trade_bound = Offers that each player may make in a trade phase; the rules know no bound
option-turn_limit = House rule: the game ends after so many turns; 0 means no limit

## The situation

legend = On the map: each tile has its letter at its corner, its squares the numbers 1 to 16 (a6). Terrain G grassland, F forest, M mountain, D desert, ~ water; then what is there: inc irn slk wht resources, cul natural wonder, coi riches, hut, vil village, ⌂ city-state, ¤ relic, ♦ wonder, ☼ great person, other letters a building. ☆ capital, □ city, ★ ■ with walls, » building program, and before it the number of the player. Figures: ▲ armies, • scouts, ◆ both, with the player's small number before and their own number behind.
sign-grassland = G
sign-forest = F
sign-mountain = M
sign-desert = D
sign-water = ~
short-incense = inc
short-iron = irn
short-silk = slk
short-wheat = wht
short-culture = cul
short-coin = coi
short-hut = hut
short-village = vil
headline = Turn { $turn } · { $phase } · { $name }
headline-all = Turn { $turn } · { $phase }
headline-choosing = Before the first turn: the civilizations are chosen
headline-founding = Before the first turn: the capitals are founded
headline-over = Turn { $turn }
board-state = State
board-goods = Goods
board-techs = Techs
board-cities = Cities
board-figures = Figures
board-units = Units
board-events = Events
board-resources = Resources
board-markers = Markers
board-people = Great people
board-wonders = Wonders
board-city-states = City-states
board-limits = Limits
board-policies = policies { $count }/{ $most }
board-trade = trade { $count }
board-income = +{ $count }
board-culture = culture { $count }
board-track = track { $progress }
board-coins = coins { $progress }
board-production = { $count } production
board-devotion = { $count } culture
board-walls = walls
board-program = program
board-done = no action left
board-armies = armies
board-scouts = scouts
board-in-supply = left { $armies }▲ { $scouts }•
board-hut-backs = { $count ->
    [one] 1 hut
   *[other] { $count } huts
}
board-village-backs = { $count ->
    [one] 1 village
   *[other] { $count } villages
}
board-obsolete = obsolete
board-limit-line = speed { $speed }, stacking { $stacking }, cities { $cities }, event cards { $events }, combat bonus { $combat }
middle-title = Market
middle-wonders = Wonders
middle-buildings = Buildings
middle-decks = Decks
middle-pools = Left
battle-title = Battle for { $square }: { $attacker } against { $defender }
battle-front = Front
battle-attacker = Attacker (strength/health)
battle-defender = Defender (strength/health)
battle-hand = Hand
battle-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
battle-bonus = Bonus
battle-nothing = —
offers-line = { $name } → { $other }: gives { $gives }; wants { $wants }
offers-draft = Your draft for { $other }: gives { $gives }; wants { $wants }
n-goods = { $count } { $goods }
offers-nothing = nothing
map-unknown = There is no such square or player. `map` shows the whole map, `map a6` a square, `map 2` the empire of player 2.
map-part = Columns { $first } to { $last }
map-facedown = not yet discovered
there-outskirts = city of { $name } on { $city }
there-figures = { $name }: { $figures }
there-changed = changed by a marker
there-frozen = nothing may leave in this turn
piece-of-city = city of { $name }
piece-of-capital = capital of { $name }
heading-at = Square
heading-against = Player
heading-in = City
heading-found = Found a city
heading-govern = Government
heading-assign = Assign
heading-explore = Explore
heading-adopt = Adopt
heading-abandon = Give up
heading-switch = Switch
heading-use = Use
heading-play = Play
heading-pay = Pay
heading-wonder = Wonder
heading-kill = Kill
heading-recruit = Unit
heading-take = Take
heading-keep = Keep
heading-appoint = Place
heading-level = Deck
heading-discard = Discard
heading-learn = Learn
heading-offer = Offer to
heading-give = Give
heading-give-token = Give facedown
heading-give-event = Give facedown
heading-want = Want
heading-withdraw = Withdraw the offer to
heading-accept = Accept the offer of
heading-decline = Decline the offer of
heading-counter = Make a counter-offer to
heading-drop = Take out of the draft
heading-produce = Produce
heading-build = Build
heading-build-free = Build for free
heading-devote = Arts
heading-harvest = Harvest
heading-program = Building program
heading-march = Move from { $square }
heading-step = Go
heading-discover = Discover
heading-leave = Leave behind
heading-defect = Defect
heading-front = Play { $unit }
heading-wound = Wound
heading-heal = Heal
heading-save = Save
heading-loot = Loot
heading-steal = Steal
heading-steal-token = Steal facedown
heading-coin-of = Coin token
heading-steal-event = Steal
heading-research = Research { $level }
heading-second = Also research
heading-lead = Lead
choice-new-front = new front
choice-front = front { $front } against { $unit }
choice-on-front = front { $front }: { $unit }
choice-discover = tile { $slot }
choice-army = army
choice-scout = scout

## Explanations

about-wonder-discount = { $cost } with { $tech }
about-built = Built by { $name } on { $square }.
about-in-market = In the market.
about-unit = At { $rank }: strength { $strength }, health { $health }.

## What the teller says besides

aimed-card = { $card } ({ $targets })
choice-from-to = { $start } → { $end }
choice-way = { $way }: { $square }
choice-unit = { $unit } { $strength }/{ $health }
choice-wounded = { $unit }, { $wounds }
choice-terms = gives { $gives }; wants { $wants }
choice-given = gives { $count }
choice-wanted = wants { $count }
choice-strikes-first = strikes first
choice-strikes-last = strikes last
choice-kills = kills it
choice-deals = deals { $wounds }
choice-dies = is killed
choice-takes = takes { $wounds }
odds-attack = attack on { $other }
odds-bonus = combat bonus { $bonus } against { $against }
odds-units = { $count ->
    [one] 1 unit against { $against }
   *[other] { $count } units against { $against }
}
price-item = { $trade ->
    [0] { $cost } production
   *[other] { $cost } production, the missing part for { $trade } trade
}
price-instead = not { $count }, thanks to { $card }
price-trade = { $count } trade
price-culture = { $count } culture
price-both = { $culture } culture, { $trade } trade
price-research = needs { $count } trade
price-resources = { $resources }
price-any-resources = { $count ->
    [one] any resource
   *[other] any { $count } resources
}
about-kind = { $kind }, { $more }
about-known-to = Known by { $name }.
about-ruled = In force: { $name }.
about-left = { $count } left.
about-claimed = Already claimed.
about-neighbour = { $way }: { $square } { $there }
source-start = From the start
source-program = Building program: the outskirts once more
source-bonus = Events and abilities of this turn
source-cities = Cities
source-armies = More than one army
source-defended-city = Defending a city
account-stock = What it has
account-cards = Units and cards
account-yields = Yields
account-defence = Defence
account-hand = Battle hand
account-next-space = next space: { $price }
account-techs = { $count ->
    [one] 1 tech
   *[other] { $count } techs
}
account-fits = another one fits
account-no-room = no room in the pyramid
account-missing = { $count } trade missing
account-combat = combat bonus { $count }
account-left = { $count } left
account-wonder-deck = cards in the deck
account-locked = locked, { $left }
account-battle = If the battle for { $square } ended now
account-ahead = Ahead
account-in-hand = { $count ->
    [0] no unit left to play
    [one] 1 unit left to play
   *[other] { $count } units left to play
}

## Commands that mean something else here

command-map-help = the map, a square or the empire of a player: `map`, `map a6`, `map 2`
command-help-help = what is asked now, and what you can type; `? pottery` explains a card, a civilization, a square or a rule; `? 2` what the numbers of player 2 are made of
command-rules-help = search the rules: `rules building program`

## What a city could produce.

account-producing = It could produce, with { $count } production
item-missing = { $count } production missing
item-rushed = with { $count } trade
item-at = on { $squares }
item-nowhere = no square for it
item-replaces = replaces { $card } on { $square }

## What others do not see, for those who see everything

secret-battle-hand = Battle hand: { $cards }
secret-units = Units: { $cards }
secret-tokens = Face down: { $cards }
secret-events = Culture events: { $cards }
