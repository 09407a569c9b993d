### Through the Ages (2006): what the rules and rulings of rules_2006.toml say, in the order of that file and in our own
### words. The German file has the same messages. A point of an id is a hyphen here. `.text` may take several lines;
### they are read as one.

## Chapters in the order of the rules page; a rule belongs to the longest that its id begins with

chapter-setup = Set-up and boards
chapter-simple-turn = The turn
chapter-simple-firstround = The first round
chapter-simple-row = The card row
chapter-simple-take = Taking cards
chapter-simple-hand = Hand limit
chapter-simple-population = Population
chapter-simple-farm = Farms and mines
chapter-simple-urban = Urban buildings
chapter-simple-destroy = Destroying
chapter-simple-wonder = Wonders
chapter-simple-leader = Leaders
chapter-simple-action = Action cards
chapter-simple-tech = Technologies
chapter-simple-government = Governments and revolution
chapter-simple-upgrade = Upgrading
chapter-simple-blue = Blue tokens and goods
chapter-simple-military = Military units
chapter-simple-production = Production
chapter-simple-events = Events of the simple game
chapter-simple = Scope and end of the simple game
chapter-advanced-turn = Advanced game: the turn
chapter-advanced-draw = Drawing military cards
chapter-advanced-discard = Discarding military cards
chapter-advanced-politics = Political actions
chapter-advanced-events = Events
chapter-advanced-ties = Ties
chapter-advanced-loss = Losses
chapter-advanced-colony = Colonies
chapter-advanced-aggression = Aggression
chapter-advanced-pact = Pacts
chapter-advanced-happy = Happiness and uprisings
chapter-advanced-corruption = Corruption
chapter-advanced-production = Production in full
chapter-advanced-tech = Advanced technologies
chapter-advanced-special = Special technologies
chapter-advanced-construction = Construction
chapter-advanced-tactics = Tactics and armies
chapter-advanced-age = The end of an age
chapter-advanced-end = End of the advanced game
chapter-full-turn = Full game: the turn
chapter-full-air = Air forces
chapter-full-war = Wars
chapter-full-age = Ages in the full game
chapter-full-leave = Leaving the game
chapter-full-end = The end of the game
chapter-full-wonders = Wonders of age III
chapter-variant = Variants
chapter-card-principle = Cards: principles
chapter-card-table = Cards: tables
chapter-card-a = Cards of age A
chapter-card-i = Cards of age I
chapter-card-ii = Cards of age II
chapter-card-iii = Cards of age III
chapter-card = Action cards of several ages

## Variants

variant-simple = Simple game
variant-advanced = Advanced game
variant-full = Full game
variant-easier = Easier variant
variant-less_mean = Less mean variant
variant-peaceful = Peaceful variant
variant-military_cards_as_action = Military cards as an action
variant-bonus_cards = Bonus cards
variant-bonus_public = Public bonus points
variant-bonus_age_by_age = Age by age
variant-bonus_private = Private bonus card
variant-bonus_open_choice = Open choice
variant-fewer_bonus_points = Fewer bonus points
variant-alternative_corruption = Alternative corruption

## Examples

example-price-of-the-last-spaces = Alchemy lies on one of the last spaces of the row: it costs three civil actions.
example-a-full-hand = Four civil actions, four cards in hand: there is no room for a fifth.
example-one-leader-an-age = Leonardo was the leader of age I: nobody gets a second one of the same age.
example-one-wonder-at-a-time = As long as the Pyramids are not finished, no other wonder can be taken.
example-the-urban-limit = Despotism allows two labs; a third one needs another government.
example-not-in-the-turn-it-was-taken = An action card that was taken in this turn has to wait for the next.
example-corruption = The blue bank is almost empty: corruption takes resources.
example-uprising = Too few happy faces and nobody unemployed: there is an uprising, and nothing is produced.

## Rules

rule-setup-components-a = Number of cards
  .text =
    There are 341 cards: 185 civil cards, 155 military cards and 1 starting player card; civil cards have ages A, I, II,
    III, military cards likewise, which gives 8 decks by back.

rule-setup-components-b = Spare tokens stay in the box
  .text =
    Tokens beyond the starting equipment are not a common supply: players use only their own banks; the box is used only
    when a card grants or removes tokens or action tokens.

rule-setup-player-a = Tokens of a civilization at start
  .text = Each civilization starts with 25 yellow, 18 blue, 4 white and 2 red tokens.

rule-setup-player-b = Workers on the starting cards
  .text =
    The six placed workers are 2 on Agriculture, 2 on Bronze, 1 on Philosophy and 1 on Warriors; Religion has none; the
    seventh worker is unused.

rule-setup-player-c = Starting values of all tracks
  .text =
    At start culture points and science points are 0, culture per turn 0, science per turn 1, strength 1 and happy faces
    0.

rule-setup-player-d = The six starting technologies count as cards
  .text =
    The six printed starting technologies (Agriculture, Bronze, Philosophy, Religion, Warriors, Despotism) are
    technologies in play of level 0; a technology is not a building: the number of buildings equals the number of
    workers on the card.

rule-setup-player-e = Same civilization setup in all modes
  .text = The civilization setup is identical in the simple, advanced and full game.

rule-setup-government-a = Despotism, the first government
  .text =
    Despotism gives 4 civil actions and 2 military actions per turn and allows at most 2 urban buildings of each type.

rule-setup-start-a = Starting player
  .text =
    The starting player is drawn by lot and stays the same all game; turns go clockwise, a round is one turn of every
    player beginning with the starting player.

rule-setup-yellow-a = Price of population rises by section
  .text =
    The food price of a population increase is the number of the rightmost section of the yellow bank that still holds a
    token.

rule-setup-yellow-b = Full price table of the yellow bank
  .text = Price by tokens in the bank before the increase: 17 and more 2; 13-16 3; 9-12 4; 5-8 5; 1-4 7; 0 impossible.

rule-setup-yellow-c = Food consumption table
  .text =
    Consumption is the number of the leftmost empty section of the yellow bank: 17+ tokens 0; 13-16 1; 9-12 2; 5-8 3;
    1-4 4; 0 tokens 6.

rule-setup-yellow-d = Empty yellow bank
  .text = With an empty yellow bank the population cannot be increased by any means and consumption is 6.

rule-setup-yellow-e = Path of yellow tokens
  .text =
    A population increase moves one token from the yellow bank to the unused workers, never directly to a card; a
    population decrease moves one worker (unused or from a card) back to the yellow bank.

rule-setup-yellow-f = More yellow tokens than printed spaces
  .text =
    Yellow tokens beyond the 18 printed spaces stay in the rightmost section, so price 2, consumption 0 and no happiness
    demand hold while 17 or more tokens are in the bank.

rule-setup-blue-a = Blue bank at start
  .text =
    All 18 blue tokens start in the blue bank; from left to right it has sections of 4, 4 and 10 spaces; tokens are
    placed as far left as possible and taken from the right.

rule-setup-blue-b = Meaning of a blue token
  .text =
    A blue token on a farm technology is food, on a mine technology resources, each worth the number printed on that
    card; spent tokens return to the blue bank.

rule-setup-blue-c = Empty blue bank stops production
  .text = As long as the blue bank is empty the civilization can neither produce nor gain food or resources.

rule-setup-blue-d = More blue tokens than printed spaces
  .text = Blue tokens beyond 18 stay in the rightmost section of the blue bank.

rule-setup-caps-a = Science points are capped at 40
  .text = Nobody can own more than 40 science points; everything above is lost.

rule-setup-caps-b = Culture points are unlimited
  .text = The culture track is printed up to 170, but culture points have no upper limit.

rule-setup-caps-c = Culture per turn is capped at 30
  .text =
    The effective culture per turn is the sum of all sources, at most 30; cards that exceed it may be played; after a
    loss the value is recalculated from the full sum.

rule-setup-caps-d = Science per turn is capped at 30
  .text =
    The effective science per turn is the sum of all sources, at most 30; after a loss it is recalculated from the full
    sum.

rule-setup-caps-e = Strength is capped at 60
  .text =
    Civilization strength is the real sum, at most 60; units and cards may be added beyond it and after a loss the real
    sum counts.

rule-setup-caps-f = Happy faces range from 0 to 8
  .text =
    The happy face value always lies between 0 and 8; unhappy faces cancel one happy face each; cards leaving the range
    may still be played.

rule-setup-caps-g = Points and rates never go below 0
  .text =
    Culture points, science points, both rates and strength cannot become negative; a larger loss removes only what is
    there.

rule-setup-row-a = Card row at start
  .text =
    The row has 13 spaces: 5 cost 1 civil action, the next 4 cost 2, the last 4 cost 3; it starts with 13 face-up cards
    of civil deck A, the other 7 cards form the draw deck.

rule-setup-decks-a = Civil cards removed by player number
  .text =
    Each civil deck I, II, III holds 5 cards marked 3+ and 5 marked 4; with 2 players both kinds are removed, with 3
    players those marked 4, with 4 players none; deck A is never reduced.

rule-setup-decks-b = Decks of the simple game
  .text =
    Only civil decks A and I are used; military decks I-III are not used; military deck A without Development of
    Politics (9 cards) is shuffled and becomes the face-down current events.

rule-setup-decks-c = Decks of the advanced game
  .text =
    Civil decks A, I, II and military decks A, I, II are used; the 4 war cards of military deck II are removed, with 2
    players also the 6 pacts of decks I and II.

rule-setup-decks-d = Current events at start
  .text =
    From the shuffled military deck A players + 2 cards are placed face down as current events; the rest returns to the
    box unseen.

rule-setup-decks-e = Four open scoring events in the advanced game
  .text =
    Military deck III is shuffled and revealed card by card until 4 events have appeared; these 4 lie open for final
    scoring, all other cards of the deck leave the game.

rule-setup-decks-f = Decks of the full game
  .text = All cards are used; with 2 players all 10 pacts are removed; decks II and III wait until their age.

rule-setup-decks-g = Removed cards never return
  .text = Cards sorted out at setup and civil cards discarded during play go to the box and never come back.

rule-simple-turn-a = Phases of a turn
  .text =
    A turn from the second round on consists of A refilling the card row, B using civil and military actions, C
    production and maintenance, in this order.

rule-simple-turn-b = Actions in any order and any number
  .text =
    Civil and military actions may be mixed in any order, the same action may be repeated; not all actions need to be
    used.

rule-simple-turn-c = Actions cannot be exceeded or saved
  .text =
    A player never spends more actions than the totals allow; unspent actions are not carried over, all action tokens
    are back at the beginning of the next own turn.

rule-simple-turn-d = Gained actions usable at once, lost actions may be spent ones
  .text =
    An action token gained during the turn may be used in the same turn; when a token is lost the player may give back a
    spent one.

rule-simple-firstround-a = Only taking cards in the first round
  .text =
    In the first round actions may be used only to take civil cards; nothing else (playing leaders, building,
    population, military actions) is allowed.

rule-simple-firstround-b = Civil actions by seat
  .text = In the first round the starting player has 1 civil action, the second player 2, the third 3, the fourth 4.

rule-simple-firstround-c = Purchases possible in the first round
  .text =
    First-round actions are combined freely with the row prices: seat 2 takes two cards of price 1 or one of price 2;
    seat 3 three of price 1, one of price 1 and one of price 2, or one of price 3.

rule-simple-firstround-d = No refill in the first round
  .text = During the first round the row is neither cleared nor shifted nor refilled; gaps stay.

rule-simple-firstround-e = Production in the first round
  .text = At the end of the first turn every civilization produces normally.

rule-simple-firstround-f = Worked example of the first round
  .text = The restrictions on leaders and wonders and the row prices apply already in the first round.

rule-simple-row-a = Price by space
  .text =
    Taking a card costs 1 civil action from spaces 1-5, 2 from 6-9, 3 from 10-13; the price depends on the space at the
    moment of taking.

rule-simple-row-b = Cards cleared by number of players
  .text =
    At the start of every turn from the second round on the cards of the first 3 (2 players), 2 (3 players) or 1 (4
    players) spaces are removed from the game.

rule-simple-row-c = Empty front spaces are not compensated
  .text =
    Only cards actually lying on the front spaces are removed; an empty front space is not replaced by another card.

rule-simple-row-d = Shift then fill
  .text =
    After clearing, the remaining cards move left without gaps keeping their order, then every free space at the right
    gets a card from the civil deck.

rule-simple-row-e = Second round: deck A for the starting player, then deck I
  .text =
    In the second round the starting player refills from deck A; afterwards the remaining deck A cards leave the game
    and all later refills use deck I; age I begins.

rule-simple-row-f = Deck A runs out during the second-round refill
  .text =
    If deck A has too few cards for the starting player's refill in round 2, the remaining spaces are filled from deck
    I.

rule-simple-row-g = Every turn has its own refill
  .text = Clearing and refilling happens at the start of each single turn, not once per round.

rule-simple-take-a = One leader per age
  .text =
    A player may take at most one leader of each age in the whole game, no matter whether the first is in hand, in play
    or already gone.

rule-simple-take-b = Leaders of different ages may be held together
  .text = A leader of another age may be taken although a leader is in hand or in play.

rule-simple-take-c = Wonders go directly into play
  .text = A taken wonder is placed at once as wonder under construction; it is never a hand card.

rule-simple-take-d = Only one wonder under construction
  .text = While a wonder is under construction no other wonder may be taken.

rule-simple-take-e = Surcharge for completed wonders
  .text = Taking a wonder costs 1 extra civil action for every wonder the player has completed.

rule-simple-take-f = No voluntary way to drop a wonder
  .text = There is no action that removes an unfinished wonder; only card effects and the end of an age do.

rule-simple-take-g = No second copy of a technology
  .text =
    A technology that is already in hand or in play may not be taken again; this holds for every technology colour
    including governments.

rule-simple-take-h = Several technologies of one type allowed
  .text = Different technologies of the same type from different ages may be in hand or play at the same time.

rule-simple-take-i = Any number of action cards
  .text =
    Action cards may be taken without restriction apart from actions and hand limit, also several with the same name.

rule-simple-take-j = Leaders and technologies playable at once
  .text =
    A leader or technology may be played in the same turn it was taken (not in the first round); taking and playing are
    two separate actions.

rule-simple-hand-a = Civil hand limit
  .text =
    A player holding at least as many civil cards as the total of civil actions may not take another card into the hand;
    wonders may still be taken.

rule-simple-hand-b = Limit counts total actions and never forces a discard
  .text = The limit is the total number of civil actions, not the unspent ones; a hand above the limit is kept.

rule-simple-hand-c = Playing a card frees the hand
  .text = After a hand card has been played a new one may be taken in the same turn.

rule-simple-population-a = Increase population
  .text = For 1 civil action and the printed food price one token moves from the yellow bank to the unused workers.

rule-simple-population-b = Price must be payable
  .text = The action is illegal if the food cannot be paid in full.

rule-simple-population-c = Typical second round
  .text = The goods of the first round pay exactly one population increase and one farm or mine.

rule-simple-farm-a = Build a farm or mine
  .text = For 1 civil action and the resource cost of the card an unused worker moves onto a farm or mine technology.

rule-simple-farm-b = Needs worker and resources
  .text = Without an unused worker or without enough resources nothing can be built.

rule-simple-farm-c = New farm or mine produces in the same turn
  .text = A newly built farm or mine takes part in the production of the same turn.

rule-simple-farm-d = No limit for farms, mines, units and wonders
  .text = The urban limit never restricts farms, mines, military units or wonders.

rule-simple-urban-a = Build an urban building
  .text =
    For 1 civil action and the resource cost an unused worker moves onto an urban technology; rates, strength and happy
    faces change at once, points only in production.

rule-simple-urban-b = Temple effect
  .text = Each temple on Religion gives 1 culture per turn and 1 happy face.

rule-simple-urban-c = Urban limit per type over all levels
  .text =
    The limit of the government applies to each urban type separately and counts buildings of all levels of that type.

rule-simple-urban-d = Lower limit destroys nothing
  .text =
    If a new government has a lower limit, existing buildings stay; building further ones of that type is forbidden
    while the number is at or above the limit.

rule-simple-destroy-a = Destroy a building
  .text =
    For 1 civil action a worker on a farm, mine or urban building returns to the unused workers; nothing is refunded,
    values change at once, the technology stays in play even without workers.

rule-simple-wonder-a = Stages in printed order
  .text = Each stage costs 1 civil action and its printed resources; stages are built from left to right.

rule-simple-wonder-b = Several stages in one turn
  .text = Any number of stages may be built in one turn if actions and resources suffice.

rule-simple-wonder-c = Stage markers are blue tokens
  .text =
    Each built stage is marked with a blue token from the blue bank; these tokens are neither food nor resources and all
    return to the bank when the wonder is complete.

rule-simple-wonder-d = Completion works at once
  .text =
    The effects of a completed wonder apply immediately and it produces already in the production of the same turn,
    without workers.

rule-simple-wonder-e = Unfinished wonders have no effect
  .text = A wonder under construction gives none of its benefits.

rule-simple-wonder-f = No blue token for the marker
  .text = A stage can be built only if, after paying, a blue token is available in the blue bank for the marker.

rule-simple-leader-a = Play a leader
  .text = Playing a leader from hand costs 1 civil action; effects apply at once; a civilization has at most one leader.

rule-simple-leader-b = Replacing a leader
  .text =
    A newly played leader replaces the old one, whose effects end at once; the replaced leader leaves the game; the
    action cost is not refunded.

rule-simple-leader-c = Replacing Hammurabi
  .text =
    When Hammurabi is replaced one white token goes to the box and one red token comes back; a spent white token may be
    chosen, the red one is usable at once.

rule-simple-action-a = Action cards wait one turn
  .text =
    An action card costs 1 civil action, is discarded after use and may not be played in the turn in which it was taken.

rule-simple-action-b = First-round action cards are usable in the second round
  .text = Action cards taken in the first round may be played in the second round.

rule-simple-action-c = Included action costs no further action
  .text = If the card contains another action, that action costs no additional civil action.

rule-simple-action-d = Worked example: Engineering Genius and Colossus
  .text = A discount card reduces the price of its action; a card of the same kind taken this turn stays unusable.

rule-simple-action-e = Gained food or resources use blue tokens
  .text =
    Food or resources granted by a card are placed as blue tokens from the bank on farm or mine technologies as if
    produced there.

rule-simple-action-f = Gained points do not change rates
  .text = Culture or science points granted by a card are added once to the point track; the per-turn values stay.

rule-simple-action-g = Refund cards need the full price first
  .text =
    Cards that give something back after an action (Frugality, Breakthrough) require paying the full price before the
    refund.

rule-simple-action-h = Card unusable if its action is impossible
  .text =
    A card that contains an action may be played only if that action can be carried out under all normal restrictions.

rule-simple-tech-a = Play a technology
  .text = Playing a technology from hand costs 1 civil action and its science cost.

rule-simple-tech-b = Not enough science
  .text = A technology whose science cost exceeds the own science points cannot be played.

rule-simple-tech-c = New technology moves nothing
  .text = Workers and blue tokens stay on the older technology; a new technology starts empty.

rule-simple-tech-d = Special technologies work at once without workers
  .text = A special (blue) technology gives its bonus immediately; extra actions are usable in the same turn.

rule-simple-tech-e = Older technologies stay usable
  .text = Buildings and units of lower levels may still be built after a higher technology is in play.

rule-simple-tech-f = New building and unit types
  .text =
    Some technologies open new types (theater, arena, library, cavalry); each new urban type has its own count against
    the limit.

rule-simple-government-a = Conditions of a revolution
  .text =
    A revolution must be the first and only use of civil actions in the turn: all white tokens must be unspent, and it
    uses up all of them.

rule-simple-government-b = Cost of a revolution
  .text = A revolution costs the lower science number of the new government; the new white tokens all count as spent.

rule-simple-government-c = Military actions during a revolution
  .text =
    A revolution spends no military actions; the number of spent military actions stays the same, additional ones are
    available.

rule-simple-government-d = Worked example: revolution with Hammurabi
  .text = Action totals after a government change include leaders, wonders and special technologies.

rule-simple-government-e = Worked example: peaceful change
  .text =
    A peaceful change costs 1 civil action and the higher science number; spent actions stay spent, additional ones are
    available at once.

rule-simple-government-f = Old government is replaced
  .text = Only one government is in play; the old one is discarded and all effects of the new one apply at once.

rule-simple-government-g = Government with fewer actions
  .text = After a government change available actions are max(0, new total - actions already spent this turn).

rule-simple-government-h = A government is a technology
  .text =
    Governments follow the technology rules: no second copy, level by age, they trigger effects of playing a technology.

rule-simple-upgrade-a = Upgrade price and worker
  .text =
    For 1 civil action a worker moves from a lower to a higher technology of the same type; the price is the difference
    of both build costs; no unused worker is needed.

rule-simple-upgrade-b = Only within one type and upwards
  .text =
    Farms upgrade only to farms, mines to mines, urban buildings only to the same urban type, always to a higher level.

rule-simple-upgrade-c = Worked example: two upgrades and a new mine
  .text = Upgrades and builds may be combined; totals follow from the card costs.

rule-simple-upgrade-d = Worked example: cheaper in actions
  .text = Building directly on the new technology and upgrading one mine gives the same result with one action less.

rule-simple-upgrade-e = Upgrades ignore the urban limit
  .text = An upgrade does not change the number of buildings of a type, so it is allowed at the limit.

rule-simple-blue-a = One token per worker, value by card
  .text =
    In production every worker on a farm or mine places exactly one blue token on its card; the token is worth the value
    of that card.

rule-simple-blue-b = Worked example of payments
  .text = Payments use whole tokens and downward change; the player chooses which tokens.

rule-simple-blue-c = Making change downwards
  .text = Moving a token from a higher card to a lower card of the same kind pays the difference.

rule-simple-blue-d = Never change upwards
  .text = Tokens may never move from a lower to a higher card, not even with equal value.

rule-simple-blue-e = Technologies without workers may hold tokens
  .text = Change and gains may be placed on any own farm or mine technology, also on one without workers.

rule-simple-blue-f = Same rules for food
  .text = All change and storage rules apply to food on farm technologies in the same way; food and resources never mix.

rule-simple-blue-g = Stored goods do not expire
  .text = Unspent food and resources stay on the cards until spent, without a storage limit other than the blue tokens.

rule-simple-blue-h = Gains limited by the blue bank
  .text = If the bank has too few tokens for a gain the player places what is possible; the rest is lost.

rule-simple-military-a = Build a unit
  .text =
    For 1 military action and the resource cost an unused worker moves onto a unit technology; strength changes at once;
    number of units is unlimited.

rule-simple-military-b = Disband a unit
  .text = For 1 military action a unit's worker returns to the unused workers (not to the bank); no refund.

rule-simple-military-c = Upgrade a unit
  .text = For 1 military action a unit moves to a higher technology of the same unit type for the cost difference.

rule-simple-military-d = Worked example: Patriotism
  .text =
    Extra military resources are used for building and upgrading before own resources; the extra military action is used
    like a normal one.

rule-simple-production-a = Order of production
  .text =
    Production runs automatically at the end of the own turn: science and culture points, food production, consumption,
    resource production (then corruption and military cards where used).

rule-simple-production-b = Points from rates
  .text = Culture and science points grow by the current per-turn values.

rule-simple-production-c = Food production
  .text = Each worker on a farm technology places one blue token worth the food value of that card.

rule-simple-production-d = Consumption after food production
  .text =
    After producing food the civilization pays the consumption shown by the yellow bank from its stored food, including
    the food just produced.

rule-simple-production-e = Famine
  .text = For every missing food the civilization loses 4 culture points (not below 0).

rule-simple-production-f = Famine comes after scoring
  .text = Culture of the turn is scored before consumption, so it can be lost again by famine of the same turn.

rule-simple-production-g = Resource production
  .text = Each worker on a mine technology places one blue token worth the resource value of that card.

rule-simple-production-h = Too few blue tokens in production
  .text =
    Production is compulsory; if the bank runs out the remaining farms or mines of that step produce nothing; within one
    kind the owner chooses, default is highest level first.

rule-simple-production-i = Overlapping turns are only a convenience
  .text =
    The next player may start while the previous one finishes production; finishing production first gives the same
    result.

rule-simple-events-a = Events of the simple game
  .text =
    From the third round on the top current event is revealed once per round, before the turn of the starting player,
    and affects all players.

rule-simple-events-b = Worked example: Development of Agriculture
  .text = Produced food of an event is placed as in production; a higher farm technology allows fewer tokens.

rule-simple-events-c = Free builds need an unused worker
  .text = Events that allow a free unit or building need an unused worker and are optional.

rule-simple-events-d = Events run out
  .text = Nine events last for rounds 3 to 11; afterwards no event happens.

rule-simple-scope-a = Mechanisms not used in the simple game
  .text =
    The simple game has no political actions, military hand cards, tactics, colonization, aggressions, pacts, wars,
    happiness demand, uprising, corruption, obsolescence or loss of yellow tokens.

rule-simple-end-a = End of the simple game
  .text =
    The game ends at the end of the round in which the last card of civil deck I is placed in the row; the last turn
    belongs to the player right of the starting player.

rule-simple-end-b = Row in the last round
  .text = After the deck is empty the row is still cleared and shifted each turn, but nothing is added.

rule-simple-end-c = Worthless leftovers
  .text = Stored food, resources, science points and hand cards give no points at the end.

rule-simple-end-d = Bonus for level-1 technologies
  .text =
    Each technology of level 1 in play scores 2 culture, including the government, regardless of workers; level-0
    technologies score nothing.

rule-simple-end-e = Bonus for strength, happy faces, science and production
  .text =
    At the end a civilization scores 2 culture per strength point, 2 per happy face (at most 16), 1 per science per turn
    and 1 per food and per resource produced per turn.

rule-simple-end-f = Worked example: ratings
  .text =
    Ratings add up from units, buildings, wonders, government, leader and special technologies; St. Peter's doubles
    happy faces up to 8.

rule-simple-end-g = Worked example: bonus of 61
  .text = The final bonus is the sum of all categories.

rule-simple-end-h = Winner
  .text =
    The player with the most culture points after final scoring wins; the rulebook has no tie-break, so tied players
    share the victory.

rule-simple-cards-a = Card parts without effect in the simple game
  .text =
    Effects about colonization, military hand cards, tactics or attacks do nothing in the simple game, the rest of the
    card works.

rule-advanced-turn-a = Turn sequence of the advanced game
  .text =
    Turn: refill row (an age may end), at most one political action, discard excess military cards, civil and military
    actions, production (points, food, consumption, resources, corruption, military cards).

rule-advanced-turn-b = First military cards
  .text =
    In the first round there are no military actions, so nothing is drawn; the first military cards come at the end of
    the second own turn, so the first political action with a card is possible in the third round.

rule-advanced-draw-a = Draw for unused military actions
  .text = As last step of production the player may draw 1 military card per unused military action.

rule-advanced-draw-b = At most three cards
  .text = Never more than 3 military cards are drawn in production.

rule-advanced-draw-c = Drawn cards cannot be used in the same turn
  .text =
    Cards drawn in production come after all actions and are usable from the next opportunity on (defence, colonization
    by others, own next turn).

rule-advanced-draw-d = Empty military deck
  .text =
    If the military deck of the current age is used up, the discarded military cards of that age are shuffled and become
    the new deck; discards of past ages are out of the game.

rule-advanced-draw-e = Draw from the deck of the current age
  .text = Military cards are always drawn from the military deck of the current age.

rule-advanced-discard-a = Military hand limit and its time
  .text =
    Drawing above the limit is allowed; after the political action of the own next turn the player discards down to the
    total of military actions (own choice, face down).

rule-advanced-discard-b = Discard without political action
  .text = The discard is compulsory even if no political action was taken.

rule-advanced-discard-c = Limit uses totals
  .text =
    The limit is the number of military actions per turn, not the unspent ones; actions paid for an aggression do not
    lower it; the Library of Alexandria adds 1.

rule-advanced-discard-d = Secret discards by age
  .text = Discarded military cards lie face down on a separate pile for each age.

rule-advanced-discard-e = Used military cards join the discards of their age
  .text =
    Used bonus cards, resolved aggressions and wars, replaced tactics, ended pacts and lost colonies go to the military
    discard pile of their age and may return by a reshuffle in that age; resolved events and uncolonized territories do
    not.

rule-advanced-politics-a = One optional political action
  .text =
    After the refill a player may take at most one political action per turn: play an event or territory, play an
    aggression, offer a pact, break a pact (full game also declare a war; Columbus' ability); it may be skipped.

rule-advanced-events-a = Play a future event
  .text =
    An event or territory from hand is put face down on the future events; the player at once scores culture equal to
    the age number of the card (I 1, II 2, III 3).

rule-advanced-events-b = Then the top current event is carried out
  .text = After placing the card the same player reveals the top card of the current events and it is resolved.

rule-advanced-events-c = New current events
  .text =
    When the last current event has been revealed, the future events are shuffled and sorted by age with earlier ages on
    top and become the current events.

rule-advanced-events-d = Constant number of events
  .text = Current plus future events always number players + 2 outside the resolution of a political action.

rule-advanced-events-e = Past events
  .text = Resolved events and uncolonized territories go to the past events and never return.

rule-advanced-events-f = No automatic events
  .text = In the advanced and full game events are revealed only by political actions, not at the start of a round.

rule-advanced-events-g = What is secret
  .text =
    Future and current events lie face down: everybody sees number and age (back) of the cards, only the player who laid
    a future event knows it; military hands are secret.

rule-advanced-ties-a = Ties of strength
  .text =
    Among equal strengths the civilization whose turn comes next counts as stronger (the current player is strongest),
    the one that had its turn last counts as weakest.

rule-advanced-ties-b = Ties of culture
  .text = The same tie rule is used for most and fewest culture points.

rule-advanced-ties-c = Immigration ignores the tie rule
  .text = Immigration benefits all civilizations tied for most happy faces.

rule-advanced-ties-d = Two players
  .text = With two players "the two strongest" means the stronger and "the two weakest" the weaker civilization.

rule-advanced-loss-a = Nobody loses more than he has
  .text = If a card demands more than a player owns, he gives what he has and nothing else happens.

rule-advanced-loss-b = Population decrease
  .text =
    A population decrease returns an unused worker to the yellow bank; only if there is none, a worker of the owner's
    choice from any card; values are adjusted.

rule-advanced-loss-c = Order of decisions
  .text = If several players have to decide in one event, they do so in turn order beginning with the current player.

rule-advanced-colony-a = Auction order
  .text =
    A revealed territory is auctioned: the current player bids or passes first, then in turn order each player must bid
    higher or pass; who passed is out; the last one left wins.

rule-advanced-colony-b = Nobody bids
  .text = If all pass, the territory goes to the past events.

rule-advanced-colony-c = At least one unit must be sacrificed
  .text =
    The winner must sacrifice at least one military unit; paying with bonuses only is forbidden; a player without units
    cannot bid.

rule-advanced-colony-d = Force must reach the bid
  .text =
    Strength of sacrificed units + army bonuses among them + permanent colonization bonuses + played bonus cards must be
    at least the bid; surplus is lost; used bonus cards are discarded.

rule-advanced-colony-e = Highest allowed bid
  .text =
    A bid may exceed the civilization's strength but not what the bidder can pay with units, armies, permanent bonuses
    and hand cards; a bid cannot be withdrawn.

rule-advanced-colony-f = Worked example: warriors and bonus card
  .text = The winner chooses which units and cards form the force after winning.

rule-advanced-colony-g = Worked example: swordsmen instead
  .text = The bonus card may be kept if units and permanent bonuses suffice.

rule-advanced-colony-h = Permanent then immediate effects
  .text =
    The new colony gives its permanent tokens or bonuses and its one-time effect; tokens come from the box into the
    banks, population comes from the own yellow bank, food and resources from the own blue bank.

rule-advanced-colony-i = Other immediate effects
  .text = Culture and science points are scored at once, military cards are drawn at once without the limit of three.

rule-advanced-colony-j = Losing a colony
  .text = A lost colony takes away only permanent benefits; one-time gains stay, the population does not change.

rule-advanced-colony-k = Armies count in a colonization force
  .text =
    A complete army among the sacrificed units adds the army bonus; bonuses of the civilization (Alexander, Colossus'
    strength, colonies, special technologies' strength) do not count.

rule-advanced-colony-l = Last remaining bidder still has to bid
  .text =
    If all others have passed without a bid, the last player may bid at least 1 or pass; a bid is a whole number of at
    least 1.

rule-advanced-aggression-a = Cost of an aggression
  .text =
    An aggression uses the political action and costs the printed military actions; they must be available; the card is
    discarded afterwards in any case.

rule-advanced-aggression-b = Strictly higher strength wins
  .text =
    The aggression succeeds only if the attack total is higher than the defence total; a tie is a successful defence.

rule-advanced-aggression-c = Sacrificed units count twice
  .text =
    The attacker may sacrifice units; their strength is added to the civilization strength, which still includes them.

rule-advanced-aggression-d = Attacker declares first, defender answers
  .text =
    The attacker fixes sacrifices and names the total first; then the defender may sacrifice units and play defence
    bonus cards, any number of both.

rule-advanced-aggression-e = Sacrifices may exceed 60
  .text = Civilization strength is capped at 60, but sacrificed units raise attack or defence without a cap.

rule-advanced-aggression-f = Failed aggression
  .text =
    A failed aggression has no effect and no penalty; card, political action, military actions and sacrificed units are
    lost; the defender never gains anything.

rule-advanced-aggression-g = Sacrificed workers
  .text =
    Workers of sacrificed units of both sides return to their owners' yellow banks and strengths are adjusted after the
    resolution, whatever the result.

rule-advanced-aggression-h = Worked example: Spy
  .text = The loser cannot lose more than he has and the attacker gains only what is lost.

rule-advanced-aggression-i = Taking food or resources
  .text =
    Blue tokens never change hands: the loser returns tokens to the own blue bank, the winner produces the amount from
    the own blue bank.

rule-advanced-aggression-j = Less available than printed
  .text = If the defender has less than the card says, only that amount is lost and gained.

rule-advanced-aggression-k = Who chooses
  .text = The winner chooses what the loser loses, except population, where the loser chooses the workers.

rule-advanced-aggression-l = No strength condition for attacking
  .text = Any opponent may be attacked, also one of equal or higher strength (sacrifices may still win).

rule-advanced-aggression-m = Only one target, defence bonus only for the defender
  .text = The attacker may not use defence bonus cards, other players cannot take part.

rule-advanced-pact-a = Pacts only with three or four players
  .text = Pacts exist only in games with 3 or 4 players.

rule-advanced-pact-b = Offer and refusal
  .text =
    As political action a pact card is offered to one named player, who accepts or refuses; after a refusal the card
    returns to the hand and the political action is spent.

rule-advanced-pact-c = Acceptance and own pact limit
  .text =
    An accepted pact lies in front of the proposer and takes effect at once; a player has at most one pact of his own in
    front of him: a new accepted one cancels the old one.

rule-advanced-pact-d = Refused offers cancel nothing
  .text = A refused new pact leaves the existing own pact in play.

rule-advanced-pact-e = Foreign pacts do not count
  .text =
    Accepting another player's pact does not affect the own pact in front of one; a player may take part in several
    pacts.

rule-advanced-pact-f = Roles A and B
  .text =
    For an asymmetric pact the proposer names who is A and who is B; the partner may only accept or refuse as offered.

rule-advanced-pact-g = No fishing for partners
  .text =
    An offer must name card, partner and roles; an open question to the table counts as used political action without a
    possible deal.

rule-advanced-pact-h = Breaking a pact
  .text = Either partner may use the political action to break a pact; the card is discarded and the pact ends at once.

rule-advanced-pact-i = No attack in the turn of breaking a no-attack pact
  .text =
    Because breaking costs the political action, a partner protected by the pact cannot be attacked in the same turn.

rule-advanced-pact-j = Attacks end a pact only if it says so
  .text = A pact ends by an attack between the partners only if its text says so; otherwise it stays.

rule-advanced-happy-a = Happy faces needed
  .text =
    The leftmost empty part of the yellow bank gives the demand: tokens 17+ 0; 13-16 1; 11-12 2; 9-10 3; 7-8 4; 5-6 5;
    3-4 6; 1-2 7; 0 8.

rule-advanced-happy-b = Discontent workers
  .text = Discontent workers = max(0, faces needed - happy faces).

rule-advanced-happy-c = Discontent workers are unused workers
  .text =
    Discontent workers are only a number; they are drawn from the unused workers, may be used to build and are settled
    only in production.

rule-advanced-happy-d = Condition of an uprising
  .text =
    An uprising happens if at the beginning of production discontent workers exceed unused workers; equality is safe.

rule-advanced-happy-e = Effect of an uprising
  .text =
    In an uprising the whole production phase is skipped: no points, no food, no consumption or famine, no resources, no
    corruption, no military cards.

rule-advanced-happy-f = Worked example step 1 and 2
  .text = Each population increase may raise the demand.

rule-advanced-happy-g = Worked example step 3
  .text =
    Using a discontent worker during another player's turn is allowed and threatens an uprising in the own next
    production.

rule-advanced-happy-h = Worked example step 4
  .text = Happy faces gained before production prevent the uprising.

rule-advanced-corruption-a = Corruption table
  .text =
    Corruption is the number of the leftmost empty section of the blue bank: 9 or more tokens 0; 5-8 tokens 2; 1-4
    tokens 4; 0 tokens 6 resources.

rule-advanced-corruption-b = Checked after resource production
  .text = Corruption is determined after food production, consumption and resource production of the same turn.

rule-advanced-corruption-c = Only resources are lost
  .text =
    Corruption is always paid with resources, never with food; if there are too few resources all of them are lost and
    nothing else happens.

rule-advanced-corruption-d = Not recalculated while paying
  .text = The amount is fixed once; tokens returned by the payment do not reduce it; paying follows the change rules.

rule-advanced-corruption-e = No corruption in an uprising
  .text = If production is skipped there is no corruption.

rule-advanced-production-a = Complete production sequence
  .text =
    Order: 1 science and culture, 2 food and consumption, 3 resources and corruption, 4 military cards; all inside the
    production phase.

rule-advanced-tech-a = No prerequisites
  .text = Technologies of ages II and III may be played without the older ones of the same type.

rule-advanced-tech-b = Upgrades may skip levels
  .text =
    A building or unit may be upgraded directly to any higher level of its type; the price is the difference of build
    costs.

rule-advanced-tech-c = Change from coal with iron
  .text = A coal token (3) moved to iron (2) pays 1 resource.

rule-advanced-tech-d = Change from coal without iron
  .text = Change may use a bank token: coal (3) is exchanged for two bronze tokens when 1 resource is paid.

rule-advanced-tech-e = Level equals age
  .text = The level of a technology, building or unit is its age (A 0, I 1, II 2, III 3).

rule-advanced-special-a = Newer special technology replaces the older one
  .text =
    Playing a special technology with the same illustration (same line) as an older one discards the older one; bonuses
    do not add up.

rule-advanced-special-b = Different lines coexist
  .text = Special technologies of different lines (civil, construction, colonization, military) stay side by side.

rule-advanced-special-c = Older card of a line after the newer one
  .text =
    If a lower card of a line is played or gained while a higher one is in play, the higher one stays and the lower one
    is discarded without effect.

rule-advanced-construction-a = Masonry: build prices
  .text = Masonry lowers the build price of urban buildings of level 1 or higher by 1; level 0 is not reduced.

rule-advanced-construction-b = Masonry: upgrade prices
  .text = Upgrade prices are the difference of the reduced build prices.

rule-advanced-construction-c = Architecture
  .text = Architecture lowers level 1 by 1 and level 2 (and 3) by 2.

rule-advanced-construction-d = Several wonder stages per action
  .text =
    With a construction technology up to 2 (Masonry), 3 (Architecture) or 4 (Engineering) consecutive stages may be
    built for one civil action, paying all their costs.

rule-advanced-construction-e = Discounts add up
  .text = Card discounts apply to the already reduced price and never go below 0.

rule-advanced-tactics-a = Playing a tactics card
  .text =
    A tactics card is played for 1 military action in the action phase; only one may be in play, a new one replaces the
    old one; strength changes at once.

rule-advanced-tactics-b = Bonus per complete army
  .text =
    Units are grouped into as many armies as possible; each army adds the bonus; unit types matter, not levels; units
    left over add only their own strength.

rule-advanced-tactics-c = Worked example: strength 12
  .text = Strength is the sum of unit strengths plus army bonuses.

rule-advanced-tactics-d = Worked example: sacrificing one unit
  .text = A single sacrificed unit adds only its own strength.

rule-advanced-tactics-e = Worked example: sacrificing a complete army
  .text = If the sacrificed units contain a complete army, its bonus is added once more.

rule-advanced-tactics-f = Worked example: two armies
  .text = Any combination that fulfils the card counts as an army when sacrificing, independent of earlier grouping.

rule-advanced-tactics-g = Obsolete units lower the army bonus
  .text =
    On cards with two values an army with at least one unit more than one age older than the card gives only the lower
    bonus.

rule-advanced-tactics-h = Single-value tactics ignore age
  .text = A tactics card with only one value gives it for units of any age.

rule-advanced-tactics-i = Modern units in old tactics
  .text = Newer units may be used in older tactics without disadvantage.

rule-advanced-tactics-j = Best grouping
  .text =
    The units may be grouped freely; the grouping with the highest total bonus always counts (obsolete units are put
    together).

rule-advanced-tactics-k = Tactics in play never become obsolete
  .text =
    A tactics card in play stays until replaced; a tactics card in hand is discarded like other hand cards when its age
    is two ages back.

rule-advanced-age-a = Trigger of the end of an age
  .text =
    Age I (II) ends when the last card of civil deck I (II) is placed in the row; the civil and military decks of the
    next age come into play.

rule-advanced-age-j = Deck exhausted exactly with the last free space
  .text = The age also ends when the last card of the civil deck fills the last free space of the row.

rule-advanced-age-b = Cards of the previous age are discarded
  .text =
    At the end of an age every player discards cards of the age before it: hand cards, leader, wonder under
    construction, pacts.

rule-advanced-age-c = Cards of the age just ended stay
  .text = Cards of the age that just ended are kept until the end of the following age.

rule-advanced-age-d = What never becomes obsolete
  .text = Technologies, tactics in play, colonies and completed wonders are never discarded by the end of an age.

rule-advanced-age-e = Values follow lost leaders
  .text = Losing a leader at the end of an age changes tracks and action tokens immediately.

rule-advanced-age-f = End of age A
  .text = The end of age A in the second round discards nothing and costs no tokens.

rule-advanced-age-g = Military hand cards and pacts of the previous age
  .text =
    The discard covers military cards in hand and pacts in play of the previous age; events in the event decks stay.

rule-advanced-age-h = No loss of yellow tokens in the advanced game
  .text = In the advanced game the end of an age costs no yellow tokens.

rule-advanced-age-i = All players are affected at once
  .text =
    The end of an age is carried out for all players at the moment the last card is placed, also in the middle of
    another player's refill.

rule-advanced-end-a = End of the advanced game
  .text =
    When the last card of civil deck II is placed, age II ends (age I cards become obsolete); the current round is
    finished without new civil or military cards, then the game ends.

rule-advanced-end-b = Final scoring of the advanced game
  .text =
    Each of the four open age III events scores for every player; events left in the current and future decks do not
    score.

rule-advanced-end-c = Ties at the end of the game
  .text = In final scoring ties are resolved as if the starting player were on turn.

rule-advanced-end-d = Impact of Technology in the advanced game
  .text = In the advanced game this card scores level II technologies instead of level III.

rule-advanced-end-e = Sacrifices in the last round of the advanced game
  .text = The ban on sacrifices belongs to the full game; in the advanced game units may be sacrificed until the end.

rule-full-turn-a = Turn sequence of the full game
  .text =
    A turn consists of: refilling the row (an age may end), resolving the war declared in the previous own turn, at most
    one political action, discarding excess military cards, actions, production.

rule-full-air-a = Air force doubles an army bonus
  .text = An air force unit may be part of any army, at most one per army, and doubles the tactics bonus of that army.

rule-full-air-b = Use of a single air force
  .text = The doubled bonus is best used on the army with the larger bonus; an obsolete army has the lower bonus.

rule-full-air-c = Second air force
  .text = A second air force doubles the bonus of the second army, also an obsolete one.

rule-full-air-d = More air forces than armies
  .text =
    Air forces beyond the number of armies add only their own strength; the strength of the civilization still ends at
    60.

rule-full-air-e = Air force is otherwise a normal unit
  .text =
    Air force units are built, upgraded (no lower or higher card exists), disbanded and sacrificed like other units; no
    tactics card requires them; without an army they add only strength.

rule-full-air-f = Air force in a sacrificed army
  .text =
    If an air force is sacrificed together with a complete army, the army bonus counted for the sacrifice is doubled.

rule-full-war-a = Declaring a war
  .text =
    A war uses the political action, costs the printed military actions and names one opponent; the card stays in front
    of the declarer; nothing happens yet.

rule-full-war-b = Resolution at the start of the next own turn
  .text = The war is decided at the beginning of the declarer's next turn with the strengths of that moment.

rule-full-war-c = Sacrifices in a war
  .text = First the declarer, then the opponent may sacrifice units; they count twice as in aggressions.

rule-full-war-d = No defence bonus cards in wars
  .text = Neither side may use defence bonus cards in a war.

rule-full-war-e = Either side can win
  .text =
    The side with the higher strength wins; if it is the opponent of the declarer, he gets the spoils from the declarer.

rule-full-war-f = Tie
  .text = With equal strengths nobody wins and the war has no effect.

rule-full-war-g = Spoils limited by the loser
  .text = The winner cannot take more than the loser has.

rule-full-war-h = Political action remains
  .text = Resolving a war is not the political action of the turn.

rule-full-war-i = Several wars at the same time
  .text = A player may be the target of several wars; each declarer resolves his own war at the start of his next turn.

rule-full-war-j = Declared wars survive the end of an age
  .text = A war card lying in front of a player is not in the list of discarded cards and is resolved normally.

rule-full-war-k = Defence advantage through timing
  .text = The target has a complete turn with all military actions before the resolution.

rule-full-war-l = No-attack pacts also forbid wars
  .text = Attack means aggression or war: a pact forbidding attacks makes declaring war between the partners illegal.

rule-full-age-a = Loss of two yellow tokens
  .text = At the end of ages I, II and III every civilization returns 2 yellow tokens from its yellow bank to the box.

rule-full-age-b = Fewer than two tokens in the bank
  .text = Only tokens in the bank are lost; workers in use are never taken.

rule-full-age-c = Not at the end of age A
  .text = The end of age A costs no tokens.

rule-full-age-d = Consequences for happiness, price and consumption
  .text = The loss changes demand for happy faces, population price and consumption at once.

rule-full-age-e = Obsolescence at the end of ages I, II and III
  .text =
    The end of age I removes age A cards, the end of II age I cards and the end of III age II cards from hands, leaders,
    unfinished wonders and pacts.

rule-full-leave-a = Leaving the game
  .text =
    At the beginning of his own turn a player may leave the game; his result does not count and he is ranked behind
    everybody still playing.

rule-full-leave-b = Leaving with a war pending
  .text = A war declared on a leaving player is discarded without effect (no reward for the declarer).

rule-full-leave-c = Row follows the remaining players
  .text = The number of cleared row spaces depends on the players still in the game.

rule-full-leave-d = Last remaining player wins
  .text = If only one player is left he wins at once.

rule-full-leave-e = Clean-up after leaving
  .text = Pacts and own wars of the leaving player are removed and he is ignored in all rankings and events.

rule-full-end-a = Age IV
  .text =
    When the last card of civil deck III is placed, age III ends and age IV begins: age II cards become obsolete, 2
    yellow tokens are lost, no new row cards, no military draws.

rule-full-end-b = One additional round
  .text = When age III ends the current round is finished and exactly one more complete round is played.

rule-full-end-c = Also if age III ends on the starting player's turn
  .text = The additional round is played no matter in whose turn age III ended.

rule-full-end-d = No sacrifices in the last round: aggressions
  .text = In the last round units may not be sacrificed; in an aggression only the defender may add defence bonus cards.

rule-full-end-e = No sacrifices in the last round: wars
  .text = Wars declared in the round before are resolved in the last round by plain comparison of strengths.

rule-full-end-f = War declared in the last round
  .text = A war declared in the last round is never resolved (pointless, not forbidden).

rule-full-end-g = No colonization in the last round
  .text =
    A territory revealed in the last round cannot be colonized, because a sacrifice would be needed; Columbus' ability
    is still possible.

rule-full-end-h = Sacrifices before the last round
  .text =
    The ban starts with the additional round; in the rest of the round in which age III ended sacrifices are still
    allowed.

rule-full-end-i = Remaining age III events score at the end
  .text =
    After the last round all age III events left in the current and future events are revealed and score for every
    player; cards of other ages there are ignored.

rule-full-end-j = Age III event revealed during play
  .text =
    An age III event drawn as current event scores at once for everybody, goes to the past events and does not score
    again.

rule-full-end-k = Playing an age III event
  .text = Playing an age III event face down scores 3 culture at once for its player.

rule-full-end-l = Winner of the full game
  .text = Whoever has the most culture points after all age III events wins.

rule-full-end-m = Row in age IV
  .text =
    In age IV the front spaces are still cleared and the row is shifted at the start of every turn, but nothing is
    added.

rule-full-wonders-a = Age III wonders score once
  .text =
    Age III wonders give their culture points once at completion, also when completed in the last round; they give
    nothing per turn.

rule-variant-easier-a = Easier variant: extra yellow token
  .text = Each player starts with one more yellow token (26 in all); it lies in the yellow bank, which starts with 19.

rule-variant-easier-b = Easier variant: urban limit
  .text = The urban limit is 1 higher than printed on every government.

rule-variant-lessmean-a = Less mean variant: one attacker per round
  .text =
    A civilization may be attacked (aggression or war) by only one opponent per round, tracked by a marker in the middle
    of the table.

rule-variant-lessmean-b = Marker returns before the next political action
  .text =
    The attacker returns the marker to the middle before his next political action, unless he attacks the same
    civilization again.

rule-variant-lessmean-c = Skipping the political action also frees the marker
  .text = The marker returns at the political phase of the holder's next turn even if he takes no political action.

rule-variant-peaceful-a = Peaceful variant
  .text = All aggression and war cards are removed from the military decks before shuffling.

rule-variant-peaceful-b = Optional removal of pacts
  .text = Players may also remove pacts that make sense only with attacks; this is a separate option.

rule-variant-militarydraw-a = Military cards as military action
  .text =
    No military cards are drawn in production; instead a military action may be spent to draw 1 military card, as often
    as military actions are left.

rule-variant-militarydraw-b = Cards usable at once, limit only after politics
  .text =
    Drawn cards may be used in the same turn (e.g. a tactics card); the hand is limited only after the next political
    action.

rule-variant-bonuscards-a = Bonus deck
  .text =
    For these variants the 13 age III events are taken out of military deck III and shuffled as a bonus deck; cards not
    used by the variant are shuffled back into military deck III.

rule-variant-bonuspublic-a = Public bonus points
  .text =
    4 (alternatively 3 or 5) bonus cards are revealed at the start, stay open and score for all players at the end.

rule-variant-bonusagebyage-a = Age by age
  .text =
    5 bonus cards are laid out face down; one is revealed at the start, one at the end of the first round, one each at
    the end of ages I, II and III; all five score at the end.

rule-variant-bonusprivate-a = Private bonus card
  .text =
    The top bonus card is removed, the other 12 are dealt evenly; each player secretly keeps 1 (2 with two players); all
    kept cards are revealed at the end and score for every player.

rule-variant-bonusopen-a = Open choice
  .text =
    All 13 bonus cards are laid out; each player chooses 1 (2 with two players); all chosen cards score for all players;
    the rest is shuffled into military deck III.

rule-variant-fewerpoints-a = Fewer bonus points
  .text =
    Age III events left in the current and future events do not score at the end; playing one still gives 3 culture and
    revealing one still scores; to be combined with another bonus card variant.

rule-variant-altcorruption-a = Alternative corruption rule
  .text = If agreed before the game, a player may reduce his own mine production by one blue token.

rule-variant-altcorruption-b = Farms must always produce
  .text = The reduction is limited to one token of mines; farms must produce as long as blue tokens are in the bank.

rule-variant-altcorruption-c = Standard rule: production is compulsory
  .text = Without the alternative rule all farms and mines must produce.

rule-variant-compat-a = Combining variants
  .text =
    Variants are agreed before the game; at most one of the four bonus card variants is used, all others may be
    combined.

rule-card-principle-a = Discount cards only for their action
  .text =
    Rich Land, Ideal Building Site, Engineering Genius and Efficient Upgrade can be used only for the named action (new
    farm/mine, new urban building, one wonder stage, upgrade of farm/mine/urban building).

rule-card-principle-b = Discounts stop at zero
  .text = A discount may reduce a price to 0 but never gives resources back.

rule-card-principle-c = Military resources
  .text =
    Homer, Patriotism, Wave of Nationalism and Military Build-Up give resources usable only for building or upgrading
    units in this turn; they are used before own resources, need no blue tokens and expire at the end of the turn.

rule-card-principle-d = Discounts per unit
  .text =
    Frederick Barbarossa and Winston Churchill reduce the price of every unit built under their condition, not once per
    turn.

rule-card-principle-e = Bonuses of the civilization are not sacrificed
  .text =
    Strength from Alexander, Joan of Arc, Napoleon, Colossus, Great Wall, Transcontinental Railroad and special
    technologies belongs to the civilization; a sacrificed unit adds only its own strength.

rule-card-principle-f = Genghis Khan's bonus belongs to the unit
  .text = The +1 of Genghis Khan for cavalry counts when the unit is sacrificed.

rule-card-principle-g = Ranking events and ties
  .text =
    Impact of Science and Impact of Strength use the standings at the moment of scoring; ties follow the turn order of
    the current player during play, of the starting player at the end.

rule-card-principle-h = Choices after attacks
  .text =
    After a war or successful aggression the winner chooses buildings, food/resource mix or science/technology mix; only
    lost workers are chosen by the loser.

rule-card-principle-i = Gains limited by own blue bank
  .text =
    Taken food or resources need blue tokens of the winner; without tokens the gain is smaller, the loss of the loser is
    not.

rule-card-principle-j = Action bonuses are added to the government
  .text =
    Civil and military actions from leaders, wonders, special technologies and pacts are added to the government values
    and stay after a government change.

rule-card-table-governments = Values of all governments
  .text =
    Every government card shows its civil actions, military actions and urban limit, its science cost for a revolution
    and (in brackets) for a peaceful change, and any extra effects.

rule-card-table-production = Farms and mines
  .text = Every farm and mine technology shows its science cost, its build cost and the value of one blue token on it.

rule-card-table-urban = Urban technologies
  .text = Every urban technology shows its science cost, its build cost and what each worker on it yields.

rule-card-table-units = Unit technologies
  .text = Every unit technology shows its science cost, its build cost and the strength of one unit.

rule-card-table-wonders = Wonders without text
  .text = Wonders that have only symbols give the printed values once all their stages are paid at the printed costs.

rule-card-table-tactics = All tactics cards
  .text =
    Every tactics card shows the units of one army (infantry, cavalry, artillery) and its bonus, if printed also the
    lower bonus for obsolete units.

rule-card-table-territories = All territories
  .text = Every territory of ages I and II has an immediate and a permanent effect, as printed on the card.

rule-card-table-bonus = Bonus cards
  .text =
    A bonus card gives either its defence value against an aggression or its colonization value, never both, and is
    discarded.

rule-card-a_alexander_the_great = Alexander the Great (leader, age A)
  .text = +1 strength of the civilization for every military unit; not counted for sacrificed units.

rule-card-a_aristotle = Aristotle (leader, age A)
  .text =
    Every technology card taken from the row gives 1 science point at once (any colour, governments included); other
    cards give nothing.

rule-card-a_hammurabi = Hammurabi (leader, age A)
  .text = One civil action more and one military action less per turn.

rule-card-a_homer = Homer (leader, age A)
  .text =
    Each turn 1 extra resource for building or upgrading units; up to two Warriors units give 1 culture per turn each.

rule-card-a_julius_caesar = Julius Caesar (leader, age A)
  .text = +1 strength and one military action more per turn.

rule-card-a_moses = Moses (leader, age A)
  .text = Increasing the population costs 1 food less.

rule-card-i_christopher_columbus = Christopher Columbus (leader, age I)
  .text =
    Once per game a territory from hand may be put into play as an own colony as the political action, without auction,
    sacrifice or event; all immediate and permanent benefits apply; the leader stays.

rule-card-i_frederick_barbarossa = Frederick Barbarossa (leader, age I)
  .text =
    For 1 civil action the player may increase the population and build a new unit with that worker, paying 1 food and 1
    resource less; no military action; repeatable.

rule-card-i_genghis_khan = Genghis Khan (leader, age I)
  .text = The own tactics card has no effect; each cavalry unit has +1 strength and gives 1 culture per turn.

rule-card-i_joan_of_arc = Joan of Arc (leader, age I)
  .text =
    +1 strength per happy face of own temples (doubled by St. Peter's); 5 culture whenever an aggression or war is
    played against the owner.

rule-card-i_leonardo_da_vinci = Leonardo da Vinci (leader, age I)
  .text =
    One best lab or library (highest level with a worker) gives extra science equal to its level; every technology
    played gives 1 resource.

rule-card-i_michelangelo = Michelangelo (leader, age I)
  .text =
    1 culture per turn for every happy face of own temples, theaters and wonders (doubled by St. Peter's); taking a
    wonder costs 1 civil action less.

rule-card-ii_isaac_newton = Isaac Newton (leader, age II)
  .text =
    The best lab or library gives extra science equal to its level; playing a technology gives the spent civil action
    back (one must be available); after a revolution 1 civil action is available.

rule-card-ii_j_s_bach = J. S. Bach (leader, age II)
  .text =
    Theater technologies cost 1 science less, theaters 1 resource less, each theater gives 1 extra culture per turn.

rule-card-ii_james_cook = James Cook (leader, age II)
  .text = Every colonization bonus card counts 1 more; each colony gives 2 culture per turn.

rule-card-ii_maximilien_robespierre = Maximilien Robespierre (leader, age II)
  .text =
    One military action more; a revolution requires and uses all military actions instead of all civil actions; spent
    civil actions stay spent; a revolution with civil actions is impossible.

rule-card-ii_napoleon_bonaparte = Napoleon Bonaparte (leader, age II)
  .text =
    One military action more; the bonus of the best army is added once more. Without an army there is no bonus; it is a
    bonus of the civilization.

rule-card-ii_william_shakespeare = William Shakespeare (leader, age II)
  .text = Each library gives 1 extra culture and each pair of a library and a theater 2 further culture per turn.

rule-card-iii_albert_einstein = Albert Einstein (leader, age III)
  .text = The best lab or library gives extra science equal to its level; each technology played scores 3 culture.

rule-card-iii_game_designer = Game Designer (leader, age III)
  .text = Each lab gives culture per turn equal to its level and 1 science less.

rule-card-iii_mahatma_gandhi = Mahatma Gandhi (leader, age III)
  .text =
    2 culture per turn; the owner may not play aggressions or wars; opponents pay double military actions to attack the
    owner.

rule-card-iii_nikola_tesla = Nikola Tesla (leader, age III)
  .text =
    Labs of levels 1-3 also act as mines: one blue token per worker worth the level, whenever mines produce; they count
    for Impact of Industry; opponents pay 1 resource more to build or upgrade labs and libraries.

rule-card-iii_rock_and_roll_icon = Rock & Roll Icon (leader, age III)
  .text = 2 happy faces; one best theater produces twice as much culture.

rule-card-iii_winston_churchill = Winston Churchill (leader, age III)
  .text =
    Unit technologies cost 3 science less; defence bonus cards count double; new units cost 2 resources less while a war
    is declared on the owner.

rule-card-a_colossus = Colossus (wonder, age A)
  .text = Stages 3-3; culture 1, strength 1, +1 when colonizing.

rule-card-a_library_of_alexandria = Library of Alexandria (wonder, age A)
  .text = Stages 1-2-2-1; culture 1, science 1; both hand limits +1.

rule-card-a_pyramids = Pyramids (wonder, age A)
  .text = Stages 3-2-1; one civil action more per turn, usable in the turn of completion.

rule-card-i_great_wall = Great Wall (wonder, age I)
  .text = Stages 2-2-3-2; culture 1, 1 happy face; +1 strength of the civilization per infantry and artillery unit.

rule-card-i_st_peters_basilica = St. Peter's Basilica (wonder, age I)
  .text =
    Stages 4-4; culture 2; every happy face counts twice, also for Joan of Arc and Michelangelo; unhappy faces are not
    doubled; the result is capped at 8.

rule-card-ii_kremlin = Kremlin (wonder, age II)
  .text = Stages 4-4-4; culture 3, two unhappy faces, one civil and one military action more.

rule-card-ii_ocean_liner_service = Ocean Liner Service (wonder, age II)
  .text =
    Stages 3-2-2-2-3; once per own turn the population may be increased without a civil action for 5 food less (not
    below 0).

rule-card-ii_transcontinental_railroad = Transcontinental Railroad (wonder, age II)
  .text =
    Stages 3-4-5; strength 5; the most advanced mine technology with a worker gets one extra blue token in production.

rule-card-iii_fast_food_chains = Fast Food Chains (wonder, age III)
  .text =
    Stages 4-4-4-4; on completion 1 culture per worker on units and urban buildings, 2 per worker on farms and mines;
    unused workers count nothing.

rule-card-iii_first_space_flight = First Space Flight (wonder, age III)
  .text =
    Stages 3-4-9; on completion 1 culture per level of every technology in play (units, urban, farms, mines, government,
    special), workers do not matter.

rule-card-iii_hollywood = Hollywood (wonder, age III)
  .text = Stages 5-6-5; on completion each worker on theaters and libraries scores twice the level of its card.

rule-card-iii_internet = Internet (wonder, age III)
  .text =
    Stages 2-3-4-3-2; on completion each worker on labs and libraries scores twice the level of its card; level 0 scores
    nothing.

rule-card-iii_air_forces = Air Forces (unit technology, age III)
  .text = Science cost 11, build cost 7, strength 5; one per army, doubles the army bonus.

rule-card-i_code_of_laws = Code of Laws (special technology, age I)
  .text = Science cost 6; one civil action more per turn.

rule-card-i_masonry = Masonry (special technology, age I)
  .text = Science cost 3; urban buildings of levels 1-3 cost 1 less; up to 2 wonder stages per civil action.

rule-card-i_cartography = Cartography (special technology, age I)
  .text = Science cost 4; strength 1; +2 when colonizing.

rule-card-i_warfare = Warfare (special technology, age I)
  .text = Science cost 4; strength 1 and one military action more per turn.

rule-card-ii_justice_system = Justice System (special technology, age II)
  .text = Science cost 7; one civil action more, 3 blue tokens from the box into the blue bank; replaces Code of Laws.

rule-card-ii_architecture = Architecture (special technology, age II)
  .text =
    Science cost 6; urban level 1 costs 1 less, levels 2 and 3 cost 2 less; up to 3 wonder stages per action; replaces
    Masonry.

rule-card-ii_navigation = Navigation (special technology, age II)
  .text = Science cost 6; strength 2; +3 when colonizing; replaces Cartography.

rule-card-ii_strategy = Strategy (special technology, age II)
  .text = Science cost 8; strength 3 and two military actions more; replaces Warfare.

rule-card-iii_civil_service = Civil Service (special technology, age III)
  .text = Science cost 10; two civil actions more and 3 blue tokens; replaces older cards of the line.

rule-card-iii_engineering = Engineering (special technology, age III)
  .text = Science cost 9; urban levels 1/2/3 cost 1/2/3 less; up to 4 wonder stages per action.

rule-card-iii_satellites = Satellites (special technology, age III)
  .text = Science cost 8; strength 3; +4 when colonizing; replaces older cards of the line.

rule-card-iii_military_theory = Military Theory (special technology, age III)
  .text = Science cost 12; strength 5 and three military actions more; replaces older cards of the line.

rule-card-engineering_genius = Engineering Genius (A 2, I 3, II 4, III 5)
  .text = Builds exactly one wonder stage for 2/3/4/5 resources less, also with a construction technology.

rule-card-frugality = Frugality (A 1, I 2, II 3)
  .text = Increases the population at full price, afterwards produces 1/2/3 food.

rule-card-ideal_building_site = Ideal Building Site (A 1, I 2, II 3, III 4)
  .text = Builds one new urban building (no upgrade) for 1/2/3/4 resources less.

rule-card-patriotism = Patriotism (A 1, I 2, II 3, III 4)
  .text = This turn 1 extra military action and 1/2/3/4 resources for units.

rule-card-revolutionary_idea = Revolutionary Idea (A 1, I 2, II 4, III 6)
  .text = Scores 1/2/4/6 science points.

rule-card-rich_land = Rich Land (A 1, I 2, II 3)
  .text = Builds one new farm or mine (no upgrade) for 1/2/3 resources less.

rule-card-work_of_art = Work of Art (A 6, I 5, II 4, III 3)
  .text = Scores 6/5/4/3 culture points (falling by age).

rule-card-bountiful_harvest = Bountiful Harvest (I 2, II 3, III 4)
  .text = Produces 2/3/4 food.

rule-card-mineral_deposits = Mineral Deposits (I 2, II 3, III 4)
  .text = Produces 2/3/4 resources.

rule-card-breakthrough = Breakthrough (I 2, II 4)
  .text =
    Plays a technology at full price and afterwards gives 2/4 science points. It may carry a revolution if no civil
    action was spent before; the revolution still costs all civil actions.

rule-card-efficient_upgrade = Efficient Upgrade (I 2, II 3, III 4)
  .text = Upgrades one farm, mine or urban building for 2/3/4 resources less (not below 0).

rule-card-ii_wave_of_nationalism = Wave of Nationalism (action card, age II)
  .text = For every stronger civilization 6/3/2 (2/3/4 players) resources for units this turn.

rule-card-iii_military_build_up = Military Build-Up (action card, age III)
  .text = For every stronger civilization 8/5/3 (2/3/4 players) resources for units this turn.

rule-card-iii_endowment_for_the_arts = Endowment for the Arts (action card, age III)
  .text = For every civilization with more culture points 6/3/2 (2/3/4 players) culture points.

rule-card-a_development_of_agriculture = Development of Agriculture (event, age A)
  .text = Each civilization produces 2 food.

rule-card-a_development_of_crafts = Development of Crafts (event, age A)
  .text = Each civilization produces 2 resources.

rule-card-a_development_of_markets = Development of Markets (event, age A)
  .text = Each player chooses 2 resources or 2 food.

rule-card-a_development_of_politics = Development of Politics (event, age A)
  .text = Each player draws 3 military cards; the current player does not discard excess military cards in this turn.

rule-card-a_development_of_religion = Development of Religion (event, age A)
  .text = Each player with an unused worker may build an age A temple for free within the urban limit.

rule-card-a_development_of_science = Development of Science (event, age A)
  .text = Each civilization scores 2 science points.

rule-card-a_development_of_settlement = Development of Settlement (event, age A)
  .text = Each civilization increases its population by 1 for free.

rule-card-a_development_of_trade_routes = Development of Trade Routes (event, age A)
  .text = Each civilization scores 1 science and produces 1 resource and 1 food.

rule-card-a_development_of_warfare = Development of Warfare (event, age A)
  .text = Each player with an unused worker may build a Warriors unit for free.

rule-card-a_no_event = No Event (event, age A)
  .text = Nothing happens.

rule-card-i_barbarians = Barbarians (event, age I)
  .text =
    If the civilization with the most culture is one of the two weakest (two players: the weaker), it loses 1
    population.

rule-card-i_border_conflict = Border Conflict (event, age I)
  .text =
    The weakest civilization loses 1 urban building, farm or mine of its own choice (the worker becomes unused); the
    strongest produces 3 resources.

rule-card-i_crusades = Crusades (event, age I)
  .text = The strongest civilization scores 4 culture, the weakest loses 4.

rule-card-i_cultural_influence = Cultural Influence (event, age I)
  .text = Each civilization scores its culture per turn.

rule-card-i_foray = Foray (event, age I)
  .text = The two strongest civilizations each produce 3 food and/or resources in a mix of their choice.

rule-card-i_good_harvest = Good Harvest (event, age I)
  .text = All farms produce at once; no consumption or corruption.

rule-card-i_immigration = Immigration (event, age I)
  .text = All civilizations with the most happy faces increase the population by 1 for free.

rule-card-i_new_deposits = New Deposits (event, age I)
  .text = All mines produce at once; no corruption.

rule-card-i_pestilence = Pestilence (event, age I)
  .text = Each civilization loses 1 population.

rule-card-i_raiders = Raiders (event, age I)
  .text = The two weakest civilizations each lose 2 resources and/or food in a mix of their own choice.

rule-card-i_rats = Rats (event, age I)
  .text = Each civilization loses all stored food.

rule-card-i_rebellion = Rebellion (event, age I)
  .text =
    Each player has 2 civil actions less per discontent worker in his next action phase (current player: this turn), not
    below 0.

rule-card-i_reign_of_terror = Reign of Terror (event, age I)
  .text = The weakest civilization loses 1 population.

rule-card-i_scientific_breakthrough = Scientific Breakthrough (event, age I)
  .text = Each civilization scores its science per turn.

rule-card-i_uncertain_borders = Uncertain Borders (event, age I)
  .text = The weakest civilization gives 1 yellow token from its bank to the bank of the strongest.

rule-card-ii_civil_unrest = Civil Unrest (event, age II)
  .text = Each civilization loses 4 culture per discontent worker.

rule-card-ii_cold_war = Cold War (event, age II)
  .text = The two strongest civilizations score 6 science each.

rule-card-ii_crime_wave = Crime Wave (event, age II)
  .text =
    The two weakest civilizations each lose 3 culture and 1 blue token (to the box, from the blue bank if possible).

rule-card-ii_economic_progress = Economic Progress (event, age II)
  .text =
    All farms and mines produce at once with consumption and corruption in the order of production; no points and no
    military cards.

rule-card-ii_emigration = Emigration (event, age II)
  .text = Each civilization loses half of its discontent workers, rounded up, from its population.

rule-card-ii_iconoclasm = Iconoclasm (event, age II)
  .text = All leaders not from the current age are discarded.

rule-card-ii_independence_declaration = Independence Declaration (event, age II)
  .text = The weakest civilization loses one colony of own choice.

rule-card-ii_international_agreement = International Agreement (event, age II)
  .text =
    The strongest civilization may at once take row cards worth up to 5 civil actions, giving up its next political
    action; then the row is refilled without clearing the front. The restrictions for taking cards apply.

rule-card-ii_national_pride = National Pride (event, age II)
  .text = The civilization with the most culture scores 5 culture.

rule-card-ii_popularization_of_science = Popularization of Science (event, age II)
  .text = Each civilization scores culture equal to its science per turn.

rule-card-ii_ravages_of_time = Ravages of Time (event, age II)
  .text =
    Each player turns one own completed wonder of age A or I face down; it loses its effects and gives 2 culture per
    turn; it still counts as a completed wonder.

rule-card-ii_refugees = Refugees (event, age II)
  .text =
    The weakest civilization loses 3 culture and 1 population; the strongest scores 3 culture and increases its
    population by 1 for free.

rule-card-ii_terrorism = Terrorism (event, age II)
  .text =
    The player with the fewest culture points destroys one urban building of every other civilization (workers become
    unused).

rule-card-iii_impact_of_agriculture = Impact of Agriculture (event, age III)
  .text = Culture points equal to the food that the farms produce per turn (gross).

rule-card-iii_impact_of_architecture = Impact of Architecture (event, age III)
  .text = 1 culture per level of every urban building.

rule-card-iii_impact_of_colonies = Impact of Colonies (event, age III)
  .text = 4 culture per colony.

rule-card-iii_impact_of_competition = Impact of Competition (event, age III)
  .text = 1 culture per level of every military unit and arena.

rule-card-iii_impact_of_government = Impact of Government (event, age III)
  .text = 2 culture per civil action and 1 per military action (totals with all bonuses).

rule-card-iii_impact_of_happiness = Impact of Happiness (event, age III)
  .text = 2 culture per happy face (at most 16) minus 2 per discontent worker.

rule-card-iii_impact_of_industry = Impact of Industry (event, age III)
  .text =
    Culture points equal to the resources that the mines produce per turn, railroad bonus and Tesla's labs included.

rule-card-iii_impact_of_population = Impact of Population (event, age III)
  .text = 2 culture for each content worker above 10 (workers on cards and unused, minus discontent).

rule-card-iii_impact_of_progress = Impact of Progress (event, age III)
  .text = 2 culture per level of the government and of every special technology.

rule-card-iii_impact_of_science = Impact of Science (event, age III)
  .text = Culture by rank of science per turn: 10/0, 14/7/0, 15/10/5/0 for 2/3/4 players; ties by turn order.

rule-card-iii_impact_of_strength = Impact of Strength (event, age III)
  .text = Culture by rank of strength: 10/0, 14/7/0, 15/10/5/0 for 2/3/4 players; ties by turn order.

rule-card-iii_impact_of_technology = Impact of Technology (event, age III)
  .text = 4 culture per level III technology (advanced game: level II).

rule-card-iii_impact_of_wonders = Impact of Wonders (event, age III)
  .text = Completed wonders score 5/4/3/2 for ages A/I/II/III.

rule-card-i_enslave = Enslave (aggression, age I)
  .text =
    Costs 2 military actions; the rival loses 1 population (own choice of worker if none is unused); the attacker
    produces 3 resources.

rule-card-i_plunder = Plunder I (aggression)
  .text =
    Costs 2 military actions; the rival loses 3 resources and/or food in a mix chosen by the attacker, who produces the
    same.

rule-card-i_raid = Raid I (aggression)
  .text =
    Costs 1 military action; destroys one urban building of the attacker's choice; the attacker produces half its build
    cost, rounded up.

rule-card-ii_annex = Annex (aggression, age II)
  .text =
    Costs 2 military actions; takes one colony of the rival: permanent benefits move, one-time gains do not repeat.

rule-card-ii_assassinate = Assassinate (aggression, age II)
  .text =
    Costs as many military actions as the level of the rival's leader; the leader is discarded and the attacker scores 3
    culture per level. The rival must have a leader.

rule-card-ii_plunder = Plunder II (aggression)
  .text = Costs 2 military actions; as Plunder I with a total of 5.

rule-card-ii_raid = Raid II (aggression)
  .text =
    Costs 2 military actions; destroys up to 2 urban buildings of the same type and level; the attacker produces half of
    their total build cost, rounded down.

rule-card-ii_sabotage = Sabotage (aggression, age II)
  .text =
    Costs as many military actions as the level of the rival's unfinished wonder; it is discarded and the attacker
    scores 3 culture per level. The rival must have an unfinished wonder.

rule-card-ii_spy = Spy (aggression, age II)
  .text = Costs 1 military action; the rival loses up to 5 science, the attacker scores as much.

rule-card-iii_armed_intervention = Armed Intervention (aggression, age III)
  .text =
    Costs 2 military actions; the rival loses 7 culture, the attacker scores as much (not more than the rival has).

rule-card-iii_plunder = Plunder III (aggression)
  .text = Costs 2 military actions; as Plunder I with a total of 8.

rule-card-iii_raid = Raid III (aggression)
  .text =
    Costs 3 military actions; destroys up to 3 urban buildings of the same type and level; the attacker produces half of
    their total build cost, rounded down.

rule-card-ii_war_over_culture = War over Culture II (war)
  .text = Costs 3 military actions; the winner takes culture equal to the advantage.

rule-card-ii_war_over_resources = War over Resources (war, age II)
  .text =
    Costs 2 military actions; the winner takes resources and/or food equal to the advantage in a mix of own choice.

rule-card-ii_war_over_technology = War over Technology (war, age II)
  .text =
    Costs 2 military actions; the winner takes science points and/or special technologies (each counting its science
    cost) up to the advantage.

rule-card-ii_war_over_territory = War over Territory (war, age II)
  .text =
    Costs 3 military actions; the winner takes 1 yellow token plus 1 per full 3 points of advantage from the loser's
    yellow bank.

rule-card-iii_war_over_culture = War over Culture III (war)
  .text = Costs 3 military actions; the winner takes culture equal to the advantage (no extra points).

rule-card-iii_holy_war = Holy War (war, age III)
  .text =
    Costs 3 military actions; the loser loses 1 population per full 3 points of advantage, the winner scores 3 culture
    for each.

rule-card-i_open_borders_agreement = Open Borders Agreement (pact, age I)
  .text =
    Both partners have one military action more; if one attacks the other, the attacker has +3 strength; the pact stays.

rule-card-i_trade_routes_agreement = Trade Routes Agreement (pact, age I)
  .text = Once per turn A may use 1 food as 1 resource, B 1 resource as 1 food.

rule-card-ii_acceptance_of_supremacy = Acceptance of Supremacy (pact, age II)
  .text = No attacks between the partners; per turn A produces 1 resource more, B 1 less.

rule-card-ii_international_trade_agreement = International Trade Agreement (pact, age II)
  .text = Per turn A produces 1 extra resource, B 1 extra food; attacks do not end the pact.

rule-card-ii_promise_of_military_protection = Promise of Military Protection (pact, age II)
  .text = A produces 1 culture more; B has +5 strength and 1 culture less per turn; ends if one attacks the other.

rule-card-ii_scientific_cooperation = Scientific Cooperation (pact, age II)
  .text =
    When a partner plays a technology he pays 2 science less and the other pays 1; he cannot play a technology while the
    other has no science point.

rule-card-iii_international_tourism = International Tourism (pact, age III)
  .text = Each partner produces 1 culture per turn for every completed wonder of the other.

rule-card-iii_loss_of_sovereignty = Loss of Sovereignty (pact, age III)
  .text = No attacks between the partners; A +2, B -2 culture per turn; nobody may declare war on B.

rule-card-iii_military_pact = Military Pact (pact, age III)
  .text = Both partners have +4 strength; ends if one attacks the other.

rule-card-iii_peace_treaty = Peace Treaty (pact, age III)
  .text = No attacks between the partners; each produces 1 culture more per turn.

## Rulings

ruling-N01 = "Round" and "turn"
  .text =
    The book says "per round" where it means "per own turn". On cards and tracks "per round" is read as "per own turn";
    only the game round and the first, second, third and last round mean a round of all players.

ruling-N02 = Event of the simple game and refill
  .text =
    In the simple game the event is revealed first and the card row is refilled afterwards; decisions are made in turn
    order from the starting player. No card of age A depends on this order.

ruling-N03 = Deck A too small in the second round
  .text =
    If deck A does not suffice for the refill of the starting player (possible with 4 players only), the rest is filled
    from deck I.

ruling-N04 = Age ends in the middle of a refill
  .text =
    The last card is placed, the end of the age is carried out for all players, then the same refill continues with the
    new deck. After deck I of the simple game, deck II of the advanced game and in age IV the spaces stay empty.

ruling-N05 = War and refill
  .text = The order is refill, war, politics. A leader lost by the change of age therefore no longer counts in the war.

ruling-N06 = Drawing military cards
  .text =
    By its wording drawing is optional; the full number (one card per unused military action, at most 3) is drawn
    automatically.

ruling-N07 = Extra military action of Patriotism
  .text =
    It is a full military action of this turn (units, tactics, drawing a card if unused) but does not change totals or
    hand limits. Only the resources are restricted to building and upgrading units.

ruling-N08 = The urban limit falls
  .text =
    Nothing is destroyed; at or above the limit no further building of that type can be built, upgrades stay allowed.

ruling-N09 = Government with fewer actions
  .text =
    After a change of government the available actions are the new total minus the spent ones, not below 0. When a
    leader, wonder, special technology or pact is lost, spent tokens are given back first.

ruling-N10 = Marker for a wonder stage
  .text = The blue token that marks a stage must be in the bank after paying; otherwise the stage cannot be built.

ruling-N11 = Blue bank too small for production or gains
  .text =
    As much as possible is gained and the rest is lost: farms before mines, inside one kind by the owner's choice,
    highest level first by default. Of taken goods the loser loses the full amount even if the winner cannot store it.

ruling-N12 = Exact change impossible
  .text =
    If no exact payment exists because the bank is empty, overpaying is allowed and the surplus is lost. By default the
    payment that returns most tokens is taken.

ruling-N13 = Lower bounds
  .text =
    Culture points, science points, rates and strength never fall below 0, and happy faces are always recalculated from
    the real sum. The culture of a turn is scored before a famine costs culture.

ruling-N14 = Lower special technology after the higher one
  .text =
    Playing it is legal: the lower card is discarded and the higher one stays. Effects of playing a technology are
    triggered.

ruling-N15 = Order of decisions in events
  .text =
    Players decide in turn order from the current player. Losses by events are chosen by the owner, losses by attacks by
    the winner, population always by the owner.

ruling-N16 = Bids
  .text =
    Bids are whole numbers from 1; a sole remaining player still has to bid at least 1 or pass. Payable are all units
    with the best army bonus, permanent bonuses and all bonus cards in hand, provided there is at least one unit; bids
    are checked without revealing the hand.

ruling-N17 = Colonization in the last round of the full game
  .text =
    Since nothing may be sacrificed, there is no colonization; the territory goes to the past events. Columbus still
    works.

ruling-N18 = Air force among sacrificed units
  .text = The army bonus doubled by an air force also counts doubled when the complete army is sacrificed with it.

ruling-N19 = War card of an old age
  .text = A war card is not in the list of discarded cards; it stays and is resolved.

ruling-N20 = Leaving the game
  .text =
    Leaving belongs to the full game and is also allowed in the last rounds. The leaver's own wars and all his pacts are
    removed, he is ignored in rankings, and values that depend on the number of players use those still in the game. If
    the starting player leaves, the next remaining player clockwise takes his place for round start, last round and
    final ties.

ruling-N21 = War declared in the last round
  .text = It is legal but never resolved; Joan of Arc would still score her 5 culture.

ruling-N22 = Row in age IV
  .text = There are no new cards, but clearing and shifting go on as in the last round of the simple game.

ruling-N23 = Tie for victory
  .text = The rulebook names no tie-break, so victory is shared.

ruling-N24 = Less mean variant without a political action
  .text = The marker returns at the political phase of the holder's next turn even if he passes.

ruling-N25 = Peaceful variant and pacts
  .text =
    The rulebook does not list the pacts that make sense only with attacks; all pacts stay in the game unless the
    players agree on a list.

ruling-N26 = Choosing bonus cards
  .text =
    In the open choice players choose in turn order from the starting player, two players alternately. Private bonus
    cards are chosen secretly before the first turn.

ruling-N27 = Robespierre and spent civil actions
  .text =
    Civil and military actions swap their roles in a revolution, so spent civil actions stay spent and a government with
    more civil actions gives additional ones. Read literally, the available number would stay the same.

ruling-N28 = Breakthrough with Newton or Robespierre
  .text =
    With Newton 1 civil action is available after a revolution by Breakthrough. With Robespierre the card costs its 1
    civil action and the revolution all military actions; civil actions may have been spent before. Peaceful changes by
    Breakthrough are normal.

ruling-N29 = St. Peter's Basilica and unhappy faces
  .text = Only happy faces are doubled: the result is twice the happy faces minus the unhappy ones, between 0 and 8.

ruling-N30 = Michelangelo
  .text =
    The printed happy faces of temples, theaters and wonders count (doubled by St. Peter's) before the limit of 8. The
    price of a wonder does not fall below 0.

ruling-N31 = Joan of Arc
  .text =
    The 5 culture are scored when the attack is played, whatever its result; a war scores once, at its declaration.

ruling-N32 = Price changes and upgrades (Bach, Tesla)
  .text =
    Reductions apply to both cards of the difference (Bach: drama to opera costs 8 - 4 = 4). Tesla's surcharge adds 1 to
    the final price of the opponent.

ruling-N33 = Barbarossa and Ocean Liner Service
  .text =
    Discounts on food and resources do not go below 0. Barbarossa may be combined with military resources; the Ocean
    Liner Service is used in the own action phase, once per turn, not in the first round.

ruling-N34 = Churchill
  .text =
    New units means building, not upgrading, while an unresolved war against the owner exists. Only unit technologies
    (red civil cards) are cheaper.

ruling-N35 = Pacts that end by an attack
  .text =
    Such a pact ends when the attack is played, before strengths are compared, so its strength bonus does not count.
    Open Borders gives the attacker +3, in a war at its resolution if the pact is still in play.

ruling-N36 = Raid: cost of destroyed buildings
  .text = The printed build costs count. Raid I rounds up, Raid II and III round the sum down.

ruling-N37 = Aggression without a possible object
  .text =
    Assassinate, Sabotage and Annex need a leader, an unfinished wonder or a colony; targets of level 0 cost 0 military
    actions and give 0 culture. Plunder, Spy and the like may be played in vain.

ruling-N38 = Rebellion
  .text =
    Discontent workers are counted when the event is revealed; it applies to the running turn of the current player and
    the next turn of the others, not below 0. The total and the hand limit stay unchanged; a revolution needs all
    remaining actions unspent.

ruling-N39 = Iconoclasm in age IV
  .text = Until the end of age III the current age is III; in age IV all leaders go.

ruling-N40 = International Agreement
  .text =
    The normal restrictions apply, including hand limit and wonder surcharge; the refill clears no spaces and may end an
    age. An action card taken by the current player is not usable in this turn, by others from their next turn on.

ruling-N41 = Crime Wave
  .text = The blue token is lost from the bank, otherwise from a card of the owner's choice.

ruling-N42 = Ravages of Time
  .text = The wonder turned face down is still a completed wonder for the surcharge, Impact of Wonders and tourism.

ruling-N43 = Emigration
  .text = It is an ordinary decrease of population: unused workers go first.

ruling-N44 = Impact cards
  .text =
    Population counts workers on cards and unused ones minus discontent ones; Government counts totals with bonuses;
    Agriculture and Industry count the gross production of farms and mines (railroad and Tesla included), without pacts
    and consumption.

ruling-N45 = Production by pacts
  .text =
    Extra or missing resources and food are applied together with mine or farm production, not below 0 stored; in an
    uprising they are skipped.

ruling-N46 = Tokens to be returned are not in the bank
  .text =
    As many as possible are returned, the rest is ignored. Replacing Justice System by Civil Service is one net change.

ruling-N47 = Trade Routes Agreement
  .text = The exchange, once per turn, also works for consumption in production, but not for corruption or losses.

ruling-N48 = Supply in the box
  .text = The supply of tokens in the box is unlimited.

ruling-N49 = Last round of the advanced game
  .text = After the end of age II no military cards are drawn, neither from deck II nor through territories.

ruling-N50 = Order of colony effects
  .text = The permanent effect comes before the immediate one, which matters for an empty bank.

ruling-N51 = War over Technology and Holy War
  .text =
    A technology can be taken only if its cost fits the rest of the advantage and the winner does not own it; a card
    lower than his own of the line is only removed, and none counts as played. In a Holy War culture is scored for
    population really lost.

ruling-N52 = Simple game: production bonus
  .text = The gross production of farms and mines counts, without consumption and without a look at the blue bank.

ruling-N53 = Economic Progress
  .text =
    It follows the order of the production phase and famine applies, without points and cards. It also happens to
    players threatened by an uprising.

ruling-N54 = Values not in the rulebook
  .text =
    The section sizes of the blue bank (4/4/10) and most card numbers are not in the rulebook and come from the cards
    and boards. Less certain are Light Cavalry, Fortifications, Enslave, Plunder, Raid III, the costs of wars, Open
    Borders Agreement, Promise of Military Protection, Military Pact, Civil Unrest, Impact of Agriculture and Impact of
    Colonies.

ruling-N55 = Card parts in the simple game
  .text =
    Only the parts about colonization, tactics, attacks or the military hand are ignored (Colossus, Columbus, Genghis
    Khan and others). Columbus may be taken and played without effect.

ruling-N56 = Grouping of armies
  .text =
    The grouping (and assignment of air forces) with the highest total always counts; for sacrifices it is the best
    grouping among the sacrificed units.

ruling-N57 = Pact or Gandhi after a declaration of war
  .text = A no-attack pact, Loss of Sovereignty or Gandhi arriving later does not stop a war already declared.

ruling-N58 = Aggression cost and order
  .text =
    The military actions of an attack are paid from the actions of this turn, all of which are available at that time.

ruling-N59 = Columbus
  .text =
    No current event is revealed and there is no culture for the level of the card, because no future event is played.

ruling-N60 = Hidden information
  .text =
    Military hands and events are secret; their numbers and card backs (ages) are public. Civil hands may be public,
    since every civil card is taken openly.

ruling-N61 = Where used military cards go
  .text =
    Used bonus cards, aggressions, wars, replaced tactics, ended pacts and lost colonies go to the discards of their
    age; events and uncolonized territories go to the past events.
