### Civilization: A New Dawn (2017): what the rules and rulings of rules.toml say, in the order of that file and in our
### own words. The German file has the same messages. A point of an id is a hyphen here. `.text` may take several lines;
### they are read as one.

## Chapters in the order of the rules page; a rule belongs to the longest that its id begins with

chapter-R1 = Players and components
chapter-R2 = Set-up
chapter-R3 = Rounds and the focus row
chapter-R4 = Map and terrain
chapter-R5 = Resources and natural wonders
chapter-R6 = Culture, economy, industry
chapter-R7 = Science
chapter-R8 = Military: reinforcing and attacks
chapter-R9 = The event dial
chapter-R10 = City-states
chapter-R11 = Diplomacy
chapter-R12 = World wonders
chapter-R13 = Trade tokens
chapter-R14 = Agendas and victory
chapter-R15 = Limits and open questions
chapter-focus = Focus cards
chapter-wonder = Single wonders
chapter-leader = Leaders
chapter-citystate = City-state cards
chapter-diplomacy = Diplomacy cards
chapter-agenda = Agendas
chapter-event = Events of the dial
chapter-A1 = Automated player: principles
chapter-A2 = Automated player: set-up
chapter-A3 = Automated player: its turn
chapter-A4 = Automated player: priorities
chapter-A5 = Automated player: resources, wonders, cities
chapter-A6 = Automated player: trade tokens
chapter-A7 = Automated player: military
chapter-A8 = Automated player: city-states, wonders, diplomacy
chapter-A9 = Automated player: leaders
chapter-A10 = Automated player: upgrades and single cards
chapter-A11 = Automated player: difficulty
chapter-A12 = Automated player: control tokens and places
chapter-A13 = Automated player: caravans and special cases
chapter-automa = Automated player: focus cards

## Variants

variant-automa = Automated player

## Sections that are no numbers

section-focus = Focus cards
section-wonder = World wonders
section-leader = Leaders
section-agenda = Agendas
section-citystate = City-states
section-diplomacy = Diplomacy cards
section-event = Event dial
section-automa = Automated player

## Examples

example-difficult-terrain = From the first slot a card reaches grassland only: a forest is too difficult.
example-placing-a-control-token = The culture card puts a control token beside the city.
example-cities-keep-their-distance = A new city may not stand beside another one.
example-a-caravan-visits = A caravan that visits a city-state brings trade tokens and its card.
example-building-a-wonder = Marble makes up for the production that is missing for Stonehenge.
example-a-wonder-too-dear = From the first slot the industry card produces too little for a wonder.
example-attacking-a-control-token = From the fifth slot the attack is strong: the rival's control token is replaced.
example-reinforcing = The military card turns a control token over: it is reinforced.

## Rules

rule-R1-1-a = Player numbers
  .text =
    The base game takes 2 to 4 players; with the automated player it takes 1 to 3 humans plus exactly one automated
    player.

rule-R1-1-b = Base-game components only
  .text = Only base-game components exist; no card, tile or dial of the expansion may appear.

rule-R1-2-a = A permission lifts only the restriction it names
  .text =
    Card text beats the general rules, but a card that allows something lifts only the restriction it names; every other
    prohibition stays ("cannot" beats "can").

rule-R1-3-a = Where returned components go
  .text =
    A returned resource or trade token goes to the supply; a returned control token or city becomes an unused piece of
    its owner; a caravan goes onto its owner's economy card; a diplomacy card goes back to the available cards of its
    giver (player or city-state).

rule-R1-4-a = Unused pieces
  .text =
    A piece is unused when it is neither on the map nor otherwise committed (a control token marking an agenda is
    committed).

rule-R2-1-a = Pieces per player
  .text =
    Every player, the automated player included, owns 1 capital, 7 cities, 3 caravans, 31 control tokens, a tech dial, a
    focus bar and 4 own diplomacy cards; a human also owns 20 focus cards, the automated player its own 20 focus cards.

rule-R2-1-b = Random, distinct leaders
  .text = Each player receives one of the eight leaders at random; no leader is used twice.

rule-R2-2-a = Starting focus row
  .text = The five level-I cards start in the order printed on the leader sheet, slots 1 to 5.

rule-R2-2-b = Focus deck
  .text =
    The 15 cards of levels II to IV form the player's focus deck, which the owner may look through at any time; its
    content is open information.

rule-R2-3-a = Start values
  .text =
    At the start one caravan lies on the economy card, the tech dial stands on 0, no trade tokens or resources are
    owned, and the player's own four diplomacy cards lie face up for the others.

rule-R2-4-a = First player and start of the event dial
  .text =
    Without an automated player the first player is chosen at random; the event dial starts on position 0 (spawn), and
    this position is not resolved at setup.

rule-R2-5-a = Choice of map
  .text =
    The map is either the fixed map for the number of players or one built by the players; both kinds are available for
    every player count, with and without an automated player.

rule-R2-6-a = Populating the 2-player fixed map
  .text =
    Every visible printed icon receives its token: one resource token per resource icon, the natural wonder token, the
    city-state token and the barbarian with the printed letter.

rule-R2-6-b = Populating the 3- and 4-player fixed maps
  .text =
    The fixed maps for 3 and 4 players are populated in the same way (R2.6-a); the map for 4 players also has two water
    tokens in enclosed gaps.

rule-R2-6-c = Tokens without a visible icon are not used
  .text =
    City-state, natural wonder and barbarian tokens whose icon is not visible on the map stay in the box for the whole
    game.

rule-R2-7-a = Capitals
  .text = Every player's capital stands on the star (space 0) of the own capital tile.

rule-R2-8-a = City-state cards in play
  .text =
    For each city-state on the map its 2 diplomacy cards are available beside the map; cards of absent city-states are
    out of the game.

rule-R2-9-a = Wonder decks by player count
  .text =
    There are four wonder decks (culture, economy, science, military); each keeps 2/2/2 ancient/medieval/modern cards
    with 4 players, 1/2/2 with 3 and 1/1/2 with 2; the rest is removed unseen at random. The automated player counts as
    a player.

rule-R2-9-b = Stacking and face-up wonders
  .text =
    In each deck the ancient cards lie on top of the medieval and these on top of the modern ones, each era shuffled;
    only the top card of each deck is face up.

rule-R2-10-a = Three victory cards
  .text = Three of the five victory cards are in play; the two others are out of the game.

rule-R2-11-a = Supply
  .text =
    The supply holds the trade tokens and all resource tokens that were not put on the map (8 of each type in total).

rule-R2-12-a = Map building: tile groups and capital tiles
  .text =
    Capital tiles are 7, 9, 11, 16; natural wonder tiles 1, 2, 4, 13; city-state tiles 6, 12, 14, 15; plain tiles 3, 5,
    8, 10. Each player gets one random capital tile; unused capital tiles are out of the game.

rule-R2-12-b = Map building: core tiles and side
  .text =
    The core consists of 2 random natural wonder tiles and 2 random city-state tiles; one die decides the side of all
    four: 1-3 side A, 4-6 side B.

rule-R2-12-c = Core geometry
  .text =
    The core tiles occupy the four places of the core layout; together they cover 40 different spaces without gaps that
    would need water.

rule-R2-12-d = Map building: dealing outer tiles
  .text =
    The remaining natural wonder, city-state and plain tiles (8) are shuffled and 2 are dealt to each player; the rest
    is out of the game.

rule-R2-12-e = Map building: placing order
  .text =
    Starting with the first player and going clockwise, each player adds one of his own three tiles at a time, choosing
    tile, side and rotation, until all are placed.

rule-R2-12-f = Map building: contact requirement
  .text =
    A new tile must touch at least four different spaces of tiles already on the table, at least one of which is a space
    of a core tile.

rule-R2-12-g = Map building: grid and overlap
  .text = Tiles follow the hex grid and never overlap.

rule-R2-12-h = Enclosed gaps become water
  .text =
    After the last tile every empty hex completely enclosed by tiles is filled with a water token (8 available); bays
    open to the rim stay outside the map.

rule-R2-12-i = Tile geometry and rotation
  .text =
    A tile has ten spaces; side B has the mirrored outline of side A. In axial coordinates a rotation by k steps turns
    an offset (q, r) around space 0 into (-r, q+r), k times.

rule-R2-13-a = Number of tiles
  .text = A built map without an automated player consists of 4 core tiles plus 3 tiles per player.

rule-R2-14-a = The hidden side does not exist
  .text =
    A tile is in the game only with its visible side; city-states and natural wonders of the other side cannot appear.

rule-R3-1-a = Five slots
  .text =
    The focus bar has five slots with numbers and terrains: 1 grassland, 2 hills, 3 forest, 4 desert, 5 mountain; every
    slot always holds exactly one card.

rule-R3-2-a = Slot number limits the terrain
  .text =
    A card works with the number of its slot; where terrain matters it may use terrain of that difficulty or lower.

rule-R3-3-a = One card per turn: choose, resolve, reset
  .text =
    A turn consists of choosing one card of the row, resolving it and resetting it; then the next player is to act.

rule-R3-3-b = Choosing a card is mandatory, using it is not
  .text = A player cannot pass; a card must be chosen and is reset even if its effect is declined or impossible.

rule-R3-4-a = Reset shifts only lower slots
  .text =
    Resetting takes the card out, moves every card of a lower slot one slot to the right and puts the card into slot 1;
    cards in higher slots stay.

rule-R3-4-b = Reset from slot 1 and slot 5
  .text = Resetting a card from slot 1 changes nothing; from slot 5 it shifts all four others.

rule-R3-4-c = Tokens travel with their card
  .text = Trade tokens, city-state tokens and caravans lying on a card stay on it when it changes its slot.

rule-R3-5-a = Start-of-turn abilities
  .text =
    Abilities "at the start of your turn" are optional, each is used at most once per turn, in any order the player
    likes, and only before a card is chosen.

rule-R3-6-a = Resolving 'as though in' another slot
  .text =
    If an effect lets a card be resolved as though it were in another slot, that number replaces the real one for
    terrain, numbers and conditions; a reset, if any, still starts from the real slot.

rule-R3-7-a = Turn order and rounds
  .text = Turns go clockwise; a round is one turn of every player, beginning with the first player.

rule-R3-7-b = Start of a round
  .text =
    Before each turn of the first player except the very first: first the victory check, then the event dial advances
    one section and its event is resolved, then the turn begins (start-of-turn abilities last).

rule-R4-1-a = Terrain difficulties
  .text = Grassland 1, hills 2, forest 3, desert 4, mountain 5, water 1, natural wonder space 5.

rule-R4-1-b = Natural wonder spaces have no terrain type
  .text = A natural wonder space has difficulty 5 and no terrain type, so effects that name a terrain never apply to it.

rule-R4-2-a = Water is closed
  .text =
    Pieces cannot be placed on, moved into or counted through water unless an effect says so; a water token is a water
    space like a printed one.

rule-R4-2-b = Water has difficulty 1 where it is allowed
  .text = When an effect allows water, the water space counts as one space of difficulty 1.

rule-R4-3-a = Friendly and rival spaces
  .text =
    A space is friendly to a player if it holds that player's city, capital or control token; rival if it holds one of
    another player.

rule-R4-3-b = Caravans do not make a space friendly or rival
  .text = A caravan never makes its space friendly or rival, whoever owns it.

rule-R4-4-a = 'Within N spaces' means a legal path
  .text =
    Distance is the number of steps of the shortest path of adjacent spaces that the effect may use; a space within N is
    reachable in at most N steps.

rule-R4-4-b = Edge of the map
  .text =
    A space is on the edge of the map if at least one of its six neighbours does not exist; a hex filled with a water
    token exists.

rule-R4-5-a = Empty space
  .text = A space is empty if it contains no token and no plastic figure; printed icons do not count.

rule-R4-6-a = Mature city
  .text = A city is mature if each existing adjacent space is friendly or water.

rule-R4-6-b = Missing hexes are ignored
  .text = Hexes off the map do not count, so a city at the edge needs fewer tokens.

rule-R4-6-c = What does not help maturity
  .text =
    Rival tokens, caravans, unclaimed resources, city-states and empty land do not count; another city of the same
    player does.

rule-R4-6-d = Maturity is continuous
  .text = Maturity is evaluated from the current position whenever it matters; it is gained and lost at once.

rule-R4-6-e = The capital can be mature
  .text = The capital follows the same maturity rule and then counts as a mature city.

rule-R4-7-a = What mature cities are good for
  .text =
    Mature cities are starting points for caravans and yield trade tokens at the trade event; immature cities (other
    than the capital) do neither.

rule-R4-8-a = Cities keep their distance when built
  .text = No city may be built adjacent to any city, capital or city-state, whoever owns it.

rule-R5-1-a = Four resources
  .text = There are four resource types (marble, mercury, oil, diamond) with 8 tokens each.

rule-R5-2-a = Claiming a resource
  .text =
    A resource token on the map is taken by the player who places a control token on its space; it then belongs to the
    player whatever happens to the space.

rule-R5-3-a = Claiming and using a natural wonder
  .text =
    A natural wonder token is taken like a resource. It may be spent as one resource of its type once per turn and is
    kept.

rule-R5-3-b = Types of the natural wonders
  .text =
    Each natural wonder counts as one fixed resource: Torres del Paine and Grand Mesa as diamond, Cliffs of Dover and
    Pantanal as marble, Mt. Everest and Mt. Kilimanjaro as oil, Crater Lake and Galápagos Islands as mercury.

rule-R5-4-a = Spent resources return to the supply
  .text = A spent resource token goes to the supply; there is no limit to the number a player may hold.

rule-R5-4-b = Exhausted resource type
  .text =
    A resource type that is missing from the supply cannot be gained; if a choice is offered, only available types may
    be chosen; if none is available nothing is gained.

rule-R5-5-a = Natural wonder changes hands by attack
  .text =
    If a control token (or city) on a natural wonder space is defeated in an attack, the attacker receives the natural
    wonder token.

rule-R5-5-b = Natural wonder after mere destruction
  .text =
    If the control token is only destroyed (barbarian, Nuclear Power, Forbidden City), the former owner keeps the
    natural wonder token until another player puts a control token or city on the space.

rule-R5-5-c = Natural wonder and replacement effects
  .text =
    Effects that replace a rival token (Mass Media, Eiffel Tower) also hand over the natural wonder token of the space.

rule-R6-1-a = Placing control tokens
  .text =
    A culture card lets the player place up to the stated number (also fewer or none) of unused control tokens,
    unreinforced side up, each adjacent to a friendly city.

rule-R6-1-b = Adjacency to a city, not to a token
  .text =
    The space must be adjacent to a friendly city; adjacency to a friendly control token alone is not enough (except
    where a card says "friendly space").

rule-R6-2-a = Forbidden contents
  .text =
    A control token cannot be placed on water or on a space with a barbarian, city, city-state or control token of
    anybody.

rule-R6-2-b = Caravans do not hinder
  .text = Caravans of any player do not prevent a control token and are not affected by it.

rule-R6-2-c = Natural wonder spaces need slot 5
  .text =
    A control token on a natural wonder space needs a culture card used with number 5 (or an effect that lowers the
    difficulty).

rule-R6-2-d = Trade tokens buy tokens, not terrain
  .text = Each trade token spent from the culture card allows one more control token but no harder terrain.

rule-R6-2-e = Control token on an uncontrolled wonder
  .text =
    A space with only an uncontrolled world wonder token may receive a control token, whose owner then controls the
    wonder.

rule-R6-3-a = Caravan movement and terrain
  .text =
    Each caravan moves up to the card's number of spaces, one adjacent space at a time, only into spaces of difficulty
    at most the slot number.

rule-R6-3-b = Water and barbarians block caravans
  .text = A caravan cannot enter water or a barbarian's space unless the card allows it.

rule-R6-3-c = Caravans pass and share
  .text = Caravans may move through and end in spaces with control tokens of anybody, own cities and other caravans.

rule-R6-3-d = Trade tokens extend every caravan
  .text =
    Each trade token spent from the economy card gives every caravan one more space of movement in this resolution.

rule-R6-3-e = Each caravan moves once
  .text =
    A caravan moves at most once per resolution and need not move or use its whole movement; one that arrived and
    returned to the card does not move again in this resolution.

rule-R6-3-f = Number of caravans in use
  .text =
    The economy card states how many caravans may be in use: Foreign Trade 1, Currency 2, Steam Power 2, Capitalism 3.

rule-R6-4-a = Arrival at a city-state
  .text =
    When a caravan enters a city-state it returns to the economy card, and the player puts 2 trade tokens on his own
    focus card of the city-state's type.

rule-R6-4-b = Arrival at a rival city
  .text =
    When a caravan enters a rival city or capital it returns to the economy card, and the player distributes 2 trade
    tokens freely among his own focus cards.

rule-R6-4-c = City-state diplomacy card
  .text =
    On arrival the player may take the city-state's diplomacy card if a copy is available and he does not own one yet.

rule-R6-4-d = Rival diplomacy card
  .text =
    On arrival at a rival city the player may take one of that rival's available cards; a card already held from that
    rival must be returned first.

rule-R6-4-e = Gains beyond the token limit are lost
  .text = Trade tokens that would exceed three on a human's card are lost.

rule-R6-4-f = Arrival is immediate
  .text = Entering a city-state or a rival city is always an arrival; a caravan cannot pass through it.

rule-R6-5-a = Where caravans start
  .text =
    A caravan on the economy card starts from the capital or any own mature city as though it stood there; the first
    step leads to an adjacent space.

rule-R6-5-b = Unfinished journeys
  .text = A caravan that has not arrived stays on the map where it is and continues from there at a later resolution.

rule-R6-5-c = One arrival per destination and turn
  .text = Per turn at most one caravan of a player may arrive at the same city or city-state.

rule-R6-6-a = More caravans with a better card
  .text =
    When an economy card with a higher caravan number is gained, the additional caravans are put on it; caravans on the
    old card move over, those on the map stay.

rule-R6-7-a = Building a city
  .text =
    An unused city is put on a legal space within the card's range of a friendly space and with difficulty at most the
    slot.

rule-R6-7-b = Illegal city spaces
  .text =
    A city space must not be water, must not be adjacent to a city or city-state and must contain nothing except
    caravans, a control token of the builder and/or a world wonder token.

rule-R6-7-c = City on an own control token
  .text =
    Building on an own control token (reinforced or not) returns the token to the player; caravans stay in the space.

rule-R6-7-d = What a city path must not cross
  .text =
    The counted path must not cross water, spaces of difficulty above the slot, rival spaces, barbarians or city-states
    (unless the card allows it).

rule-R6-7-e = Trade tokens do not help cities
  .text = Trade tokens on the industry card raise only the production for a wonder, never range or terrain for a city.

rule-R6-7-f = Wonder or city, not both
  .text = With an industry card a human builds either one wonder or one city per resolution.

rule-R6-7-g = City on a natural wonder space
  .text =
    A natural wonder space can hold a city only if its token has been claimed (an own control token there is returned)
    and number 5 is used; the city defends with doubled difficulty 5.

rule-R6-8-a = Building a wonder
  .text =
    The player chooses a face-up wonder, pays its cost, puts its token under an own city without a wonder token and
    takes the card; then the next card of that deck is turned up.

rule-R6-8-b = A city without a wonder is needed
  .text = A wonder cannot be built if every own city already has a wonder token.

rule-R6-8-c = Exhausted wonder deck
  .text = When the last card of a deck has been built, that type shows no face-up wonder any more.

rule-R6-9-a = Production and cost
  .text =
    Production = slot number (or printed number) + 2 per spent resource of one of the wonder's two types + 1 per trade
    token spent from the industry card; it must be at least the cost.

rule-R6-9-b = Wrong resource does not count
  .text = A resource of a type not shown on the wonder adds nothing and cannot be spent on it.

rule-R6-9-c = Cost reductions add up
  .text = Cost reductions of leader and city-state cards are cumulative; the cost never falls below 0.

rule-R6-9-d = Surplus production is lost
  .text = Production above the cost is lost; no change is given.

rule-R6-9-e = Trade tokens only from the industry card
  .text = Only trade tokens on the industry card pay for a wonder.

rule-R6-9-f = Several resources of one type
  .text =
    Any number of resources of the two shown types may be spent, also several of the same type, plus natural wonders of
    these types.

rule-R6-10-a = Controlling a wonder
  .text =
    A player controls a wonder while its token lies under an own city or (after R12.3) under an own control token; only
    the controller has the card and its effect.

rule-R7-1-a = Advancing the tech dial
  .text = A science card advances the dial by the slot number plus 1 per trade token spent from it.

rule-R7-2-a = Level spaces
  .text = The level spaces are 3 and 6 (II), 10 and 14 (III), 19 and 24 (IV).

rule-R7-3-a = Reached or passed, each separately
  .text = Every level space reached or passed gives one separate opportunity to take a card, in dial order.

rule-R7-3-b = Exactly that level
  .text =
    The card must be of exactly the level of the space and come from the player's own focus deck; the player may
    decline.

rule-R7-3-c = No card of the level left
  .text = If the deck holds no card of the level, the opportunity is void.

rule-R7-4-a = Replacing a card
  .text =
    The gained card takes the slot of the row's card of its type; everything lying on the old card (trade tokens,
    city-state tokens, caravans) moves to it; the old card leaves the game.

rule-R7-4-b = Skipping levels
  .text = A card may replace one that is more than one level lower.

rule-R7-5-a = After space 24 comes space 15
  .text = The space after 24 is 15 and remaining movement continues from there.

rule-R7-5-b = The last ten spaces loop
  .text = On every further loop spaces 19 and 24 give level-IV opportunities again.

rule-R7-6-a = The science card replaced during its own resolution
  .text =
    A science card replaced while it is being resolved is not resolved again; the new card lies in the slot and is the
    one that is reset.

rule-R8-1-a = Reinforcing
  .text =
    Reinforcing flips up to the stated number of the player's own unreinforced control tokens to their reinforced side.

rule-R8-2-a = Defence bonus of reinforced tokens
  .text =
    A reinforced token gives +1 defence to itself and to every adjacent city and control token of the same player; these
    bonuses add up.

rule-R8-3-a = Attack range
  .text = An attack needs a target within the card's range, counted from any friendly space.

rule-R8-3-b = Attacks one after another
  .text =
    Up to the stated number of attacks are made one at a time; each target is chosen after the previous attack is
    finished; the same target may be attacked again; fewer attacks are allowed.

rule-R8-4-a = What an attack path must not cross
  .text =
    The counted path must not cross water, rival spaces, barbarians or city-states except where the card allows it; the
    target space itself may hold any of these.

rule-R8-4-b = Terrain does not limit attacks
  .text = Terrain difficulty does not matter for the range of an attack, whatever the slot.

rule-R8-5-a = Legal targets
  .text =
    Targets are barbarians, city-states, rival cities and capitals, and rival control tokens; caravans, own pieces and
    empty spaces are no targets.

rule-R8-6-a = No attack from a space won this turn
  .text = An attack cannot be counted from a space that the player gained by attacking in the same turn.

rule-R8-6-b = Counting through a space won this turn
  .text = A space won this turn is friendly for all other purposes, so the path may lead through it.

rule-R8-7-a = Order of an attack
  .text =
    Declare the target and return diplomacy cards; both dice are rolled; the values are determined; then the attacker
    may spend trade tokens, then the defender; then the totals are compared.

rule-R8-7-b = Neutral defenders roll too
  .text = For barbarians and city-states a die is rolled as well; they never spend tokens.

rule-R8-8-a = Attack value
  .text = Attacker = die + slot number + bonus printed on the military card + other attack bonuses.

rule-R8-9-a = City-state defence
  .text = A city-state defends with die + 8; its grassland adds nothing.

rule-R8-9-b = Barbarian defence
  .text = A barbarian defends with die + terrain difficulty.

rule-R8-9-c = Control token defence
  .text =
    A control token defends with die + terrain difficulty + owner's defence bonuses + 1 per adjacent reinforced token of
    its owner + 1 if reinforced itself.

rule-R8-9-d = City and capital defence
  .text = A city or capital defends like a control token but with the terrain difficulty doubled.

rule-R8-9-e = City on a conquered city-state
  .text = A city on a conquered city-state's space defends like any city on grassland (2), not with 8.

rule-R8-10-a = Trade tokens in combat
  .text =
    Each trade token spent from a player's own military card gives +1 for this attack only, for attacker and defender
    alike; spent tokens go to the supply whatever the result.

rule-R8-10-b = The defender's military card may lie in any slot
  .text =
    The defender uses the trade tokens on his own military card wherever it lies; its slot number adds nothing to the
    defence.

rule-R8-10-c = City-state token in combat
  .text = A city-state token on the military card may be used once per turn like a trade token and is kept.

rule-R8-11-a = Ties go to the defender
  .text = The attacker wins only with a strictly higher value.

rule-R8-11-b = Failed attack
  .text = A successful defence has no further consequences.

rule-R8-12-a = Barbarian defeated
  .text = The barbarian leaves the map, and the attacker puts 1 trade token on any one of his own focus cards.

rule-R8-13-a = Control token defeated
  .text =
    The defender's token is returned and replaced by an unused, unreinforced control token of the attacker, whether it
    was reinforced or not.

rule-R8-14-a = City defeated
  .text =
    A non-capital city is replaced by an unused city of the attacker; the rule about distance between cities does not
    matter here.

rule-R8-14-b = Rival city on a conquered city-state defeated
  .text =
    If the defeated city stands on a conquered city-state, the attacker chooses whether to conquer or to liberate it.

rule-R8-15-a = City-state defeated
  .text =
    A defeated city-state is conquered according to R10.4; the attacker cannot decline the city or leave it neutral
    (except for lack of pieces).

rule-R8-16-a = Capital defeated
  .text =
    A defeated capital stays on the map; the attacker takes up to 2 trade tokens from the defender's focus cards and
    distributes them on own cards.

rule-R8-16-b = A capital can be attacked again
  .text = Nothing protects a capital after a defeat; it may be attacked again, even in the same turn.

rule-R8-17-a = Wonder in a defeated city
  .text =
    The wonder token stays in the space and changes control with the city; the attacker takes the card; the limit of one
    wonder per city is unaffected.

rule-R8-17-b = Wonder in a defeated capital
  .text = From a capital the attacker moves the wonder token to an own city without a wonder token and takes the card.

rule-R8-17-c = No room for the wonder of a capital
  .text = If every own city of the attacker already has a wonder token, the capital's wonder cannot be taken.

rule-R9-1-a = Advancing the dial
  .text =
    The dial advances one section before each turn of the first player except the first of the game, and the new section
    is resolved at once.

rule-R9-2-a = Sequence of events
  .text = The five sections are spawn (start), blank, barbarian movement, trade, barbarian movement, then spawn again.

rule-R9-3-a = One direction for all barbarians
  .text = One die gives a common direction; each barbarian on the map moves one space that way.

rule-R9-3-b = Water is skipped
  .text = If the step leads into water, the barbarian goes on in the same direction to the first land space.

rule-R9-3-c = The map edge reverses the direction
  .text =
    If the way leads off the map (also beyond water), the barbarian moves in the opposite direction instead, again
    skipping water.

rule-R9-3-d = No way in either direction
  .text = A barbarian that finds no land space in either direction stays where it is.

rule-R9-3-e = Raid on a caravan
  .text = A caravan in the entered space is destroyed (back to its economy card); the barbarian ends its move there.

rule-R9-3-f = Raid on an unreinforced token
  .text = An unreinforced control token is destroyed and the barbarian ends in its space.

rule-R9-3-g = Raid on a city
  .text =
    A non-capital city is destroyed and returned to its owner; a world wonder token stays in the space, uncontrolled.

rule-R9-3-h = Raid on a reinforced token
  .text =
    A reinforced control token is flipped to its unreinforced side and the barbarian goes back to the space it came
    from.

rule-R9-3-i = Raid on a capital
  .text =
    The owner of the capital discards 2 trade tokens of choice (all of them if fewer are owned) and the barbarian goes
    back.

rule-R9-3-j = Raid on a shared space
  .text =
    All pieces in the entered space are affected: caravans are destroyed even if a reinforced token or capital sends the
    barbarian back.

rule-R9-3-k = Barbarians do not stack
  .text =
    Barbarians move in order from the front of the movement direction; one whose destination holds another barbarian
    stays where it is.

rule-R9-3-l = Barbarian and city-state
  .text = A city-state is not raided; the barbarian may stand in its space, and caravans cannot enter while it is there.

rule-R9-3-m = Barbarians and tokens lying on the map
  .text = Unclaimed resource and natural wonder tokens are not affected by barbarians.

rule-R9-4-a = Spawning
  .text =
    At the spawn event every barbarian that is off the map returns to the icon with its letter if that space is empty or
    holds only caravans (which are destroyed).

rule-R9-4-b = Waiting barbarians
  .text = A blocked barbarian waits and tries again at every later spawn event.

rule-R9-5-a = Trade event
  .text = Each player gains 1 trade token per mature city controlled and distributes these tokens on own focus cards.

rule-R10-1-a = Types and defence of city-states
  .text =
    City-states are neutral, stand on grassland, defend with 8 and have one of four types; there is no economy
    city-state.

rule-R10-2-a = One card per city-state
  .text = A player holds at most one diplomacy card of each city-state and can get it only from the available copies.

rule-R10-3-a = Returning the card before attacking a city-state
  .text = Whoever attacks a city-state returns its diplomacy card first.

rule-R10-4-a = Conquering a city-state
  .text =
    The winner puts an unused city on the space and the city-state token on the own focus card of its type; no trade
    tokens are gained.

rule-R10-4-b = Diplomacy cards of a conquered city-state
  .text =
    Both diplomacy cards of a conquered city-state are unavailable (face down); holders give theirs back and lose the
    effect.

rule-R10-4-c = Destroyed city on a conquered city-state
  .text =
    If the city on a conquered city-state's space is destroyed without being captured, the city-state token returns to
    its space and its cards become available.

rule-R10-4-d = Visiting a conquered city-state
  .text =
    A city on a conquered city-state's space is an ordinary city of its owner for caravans, maturity and distance rules.

rule-R10-5-a = Using a city-state token
  .text =
    A city-state token on a focus card may be spent like a trade token once per turn when that card is resolved; it is
    not discarded.

rule-R10-5-b = City-state tokens and the limit of three
  .text = City-state tokens do not count against the limit of three trade tokens.

rule-R10-6-a = Liberation
  .text =
    Liberating a city-state returns its token to its space instead of placing a city; both its cards are turned face up
    and the liberator takes one.

rule-R11-1-a = Own cards have no effect
  .text =
    A player's own diplomacy cards have no effect for that player; cards taken from others and from city-states do.

rule-R11-2-a = One card per rival
  .text = A player holds at most one card of each rival (up to four with Potala Palace).

rule-R11-3-a = Not from third parties
  .text = A rival's card can be taken only from that rival's available cards.

rule-R11-4-a = Returning cards before an attack
  .text = Whoever attacks a rival space returns every diplomacy card taken from that rival before the dice are rolled.

rule-R11-4-b = The defender keeps the cards
  .text = The defender keeps cards taken from the attacker, but they give no bonus against their giver.

rule-R11-4-c = Attacking barbarians costs nothing
  .text =
    Attacks on barbarians and non-attack effects (Mass Media, Forbidden City, Eiffel Tower, Nuclear Power) do not force
    a return of cards.

rule-R12-1-a = Types and eras of wonders
  .text =
    There are 24 world wonders: four types (culture, economy, science, military), three eras, two of each combination;
    there is no industry wonder.

rule-R12-2-a = One wonder per city
  .text = A city never holds more than one wonder token.

rule-R12-3-a = Uncontrolled wonder
  .text =
    If a city with a wonder is destroyed, the token stays in the space uncontrolled; whoever puts a city or control
    token on the space controls the wonder and takes the card.

rule-R12-3-b = Wonder under a control token
  .text =
    A wonder under a control token changes control with the token and is uncontrolled again when the token is destroyed.

rule-R12-4-a = Building effects only when building
  .text = Effects that happen "when you build" a wonder happen only when it is built, not when it is captured.

rule-R13-1-a = Effect per trade token
  .text =
    When a focus card is resolved its owner may spend any number of the trade tokens on it: culture +1 control token,
    science +1 dial space, economy +1 movement per caravan, industry +1 production for a wonder, military +1 in one
    attack.

rule-R13-1-b = Only tokens of the resolved card
  .text = Tokens on other cards cannot be spent; unspent tokens stay.

rule-R13-2-a = Limit of three
  .text = A focus card of a human player never holds more than 3 trade tokens; excess gains are lost.

rule-R13-3-a = Tokens cannot be moved
  .text = Trade tokens are not moved between cards except by effects.

rule-R14-1-a = Either agenda completes a victory card
  .text = Each victory card shows two agendas; completing either completes the card; completing both gives nothing more.

rule-R14-2-a = Completed agendas stay completed
  .text =
    A satisfied agenda is marked at once with an unused control token and stays completed even if the condition fails
    later.

rule-R14-3-a = Victory check
  .text =
    At the end of each round, before the event dial advances, a player with one completed agenda on each of the three
    victory cards wins.

rule-R14-3-b = No immediate end
  .text =
    Completing the third card does not end the game at once; other players may still complete theirs in the same round.

rule-R14-4-a = Tie-breakers
  .text = Ties are broken by most controlled world wonders, then most friendly spaces.

rule-R14-4-b = Full tie
  .text = If the players are still tied, they share the victory.

rule-R15-1-a = Piece limits
  .text =
    A player can never have more pieces on the map than there are in the colour: 1 capital, 7 cities, 3 caravans, 31
    control tokens (agenda markers included).

rule-R15-2-a = Placing without unused pieces
  .text =
    A player without an unused control token (or city) who wants to place one may first take an own piece of that kind
    off the map; otherwise the placement is forfeited. The capital can never be removed.

rule-R15-2-b = Winning without an unused piece
  .text =
    If the attacker has no unused piece for a captured space and removes none, the defeated piece is simply returned to
    its owner.

rule-R15-3-a = Dice and chance
  .text = Dice are fair six-sided; all random choices come from the game's own deterministic generator.

rule-R15-4-a = Trade tokens do not run out
  .text = Trade tokens are treated as unlimited (34 are printed).

rule-R15-5-a = Hidden information
  .text =
    The only hidden information is the order and content of the face-down wonder decks (including removed cards) and
    future dice.

rule-focus-early_empire = Early Empire (culture I)
  .text = Place 2 control tokens next to friendly cities on terrain up to the slot number; +1 token per trade token.

rule-focus-drama_and_poetry = Drama and Poetry (culture II)
  .text =
    Place 2 control tokens next to friendly cities (terrain up to the slot number); then one own control token may move
    to an adjacent space that is empty and not water, without terrain limit.

rule-focus-drama_and_poetry-b = Moving a token is not placing it
  .text =
    The moved token may be any own token on the map, keeps its side, needs no city next to its destination and triggers
    nothing that depends on placing; it may not enter a space with any token or figure.

rule-focus-civil_service = Civil Service (culture III)
  .text =
    Place 2 control tokens next to friendly cities, then 1 next to any friendly space; terrain up to the slot number
    both times.

rule-focus-civil_service-b = Extra tokens belong to the first step
  .text = Tokens bought with trade tokens (and Catherine's bonus) must be placed next to friendly cities.

rule-focus-mass_media = Mass Media (culture IV)
  .text =
    Place 3 control tokens next to friendly cities (terrain up to the slot number); then one rival control token within
    2 spaces of a friendly space is turned: an unreinforced one becomes an own unreinforced token, a reinforced one
    loses its reinforcement.

rule-focus-astrology = Astrology (science I)
  .text = Advance the tech dial by the slot number; +1 space per trade token.

rule-focus-mathematics = Mathematics (science II)
  .text =
    First put 1 trade token on any own focus card, then advance the dial by the slot number; +1 space per trade token.

rule-focus-replaceable_parts = Replaceable Parts (science III)
  .text =
    First gain 1 resource of a type not yet owned (if the supply has one), then advance the dial by the slot number; +1
    space per trade token.

rule-focus-nuclear_power = Nuclear Power (science IV)
  .text =
    Only if resolved in slot 5, the player may choose a space: there and on all adjacent spaces unreinforced control
    tokens are destroyed and reinforced ones flipped. In any slot the dial advances by the slot number; +1 space per
    trade token.

rule-focus-foreign_trade = Foreign Trade (economy I)
  .text =
    1 caravan moves up to 3 spaces, terrain up to the slot number, no water, no barbarians; +1 space per trade token.

rule-focus-currency = Currency (economy II)
  .text =
    2 caravans move up to 4 spaces each; a barbarian whose space a caravan enters is removed without trade token, and
    the caravan may move on; +1 space per trade token.

rule-focus-steam_power = Steam Power (economy III)
  .text =
    2 caravans move up to 6 spaces each and may enter water; barbarians block; afterwards one owned resource may be
    exchanged for any other in the supply; +1 space per trade token.

rule-focus-capitalism = Capitalism (economy IV)
  .text =
    3 caravans move up to 6 spaces each, water allowed; +1 space per trade token. After this card was reset, once per
    turn, another focus card is resolved with slot number 1 and stays where it is.

rule-focus-pottery = Pottery (industry I)
  .text =
    Either build a world wonder with production equal to the slot number (+1 per trade token), or build a city within 2
    spaces (terrain up to the slot number).

rule-focus-animal_husbandry = Animal Husbandry (industry II)
  .text =
    Build either a world wonder with production equal to the slot number, or a city within 3 spaces (terrain up to the
    slot number), or a city on a legal space with an own caravan at any distance on any land terrain; the caravan then
    returns to the economy card.

rule-focus-nationalism = Nationalism (industry III)
  .text =
    Build either a world wonder with production equal to the slot number, but 7 in slot 5, or a city within 4 spaces
    (terrain up to the slot number); counting through water is allowed.

rule-focus-urbanization = Urbanization (industry IV)
  .text =
    Build either a world wonder with production equal to the slot number, or a city within 5 spaces (terrain up to the
    slot number, water may be crossed), followed by up to 2 control tokens on spaces adjacent to the new city (terrain
    up to the slot number).

rule-focus-masonry = Masonry (military I)
  .text =
    Either reinforce up to as many control tokens as the slot number, or make up to 2 attacks at range 2 with a combat
    value equal to the slot number; +1 combat value per trade token.

rule-focus-iron_working = Iron Working (military II)
  .text =
    Either reinforce up to as many control tokens as the slot number, or make up to 2 attacks at range 3 with the slot
    number + 1, against barbarians the slot number + 3.

rule-focus-mass_production = Mass Production (military III)
  .text =
    Make up to 2 attacks at range 3 (water may be crossed) with the slot number + 2; then reinforce as many control
    tokens as the slot number minus 1 per attack made (won or lost), at least 0.

rule-focus-flight = Flight (military IV)
  .text =
    Reinforce up to as many control tokens as the slot number and make up to 3 attacks at range 5 with the slot number +
    3; the path may cross water, rival spaces, barbarians and city-states.

rule-wonder-stonehenge = Stonehenge (culture wonder)
  .text =
    Culture, ancient, cost 7, marble/mercury. Whenever an own control token is placed on hills, control tokens may also
    be placed on adjacent hills spaces, and each of these spreads on in the same way; moved or swapped tokens do not
    trigger it.

rule-wonder-hanging_gardens = Hanging Gardens (culture wonder)
  .text =
    Culture, ancient, cost 8, marble/diamond. At the start of the turn the owner may place one control token next to an
    own city on terrain up to difficulty 4.

rule-wonder-forbidden_city = Forbidden City (culture wonder)
  .text =
    Culture, medieval, cost 9, marble/oil. At the start of the turn the owner may destroy one rival control token
    adjacent to an own space, reinforced or not.

rule-wonder-chichen_itza = Chichen Itza (culture wonder)
  .text =
    Culture, medieval, cost 10, marble/mercury. Control tokens may also be placed on empty forest spaces that are not
    adjacent to a friendly city; the slot must allow forest.

rule-wonder-sydney_opera_house = Sydney Opera House (culture wonder)
  .text =
    Culture, modern, cost 10, marble/diamond. For the maturity of the owner's cities, rival control tokens count like
    own ones.

rule-wonder-eiffel_tower = Eiffel Tower (culture wonder)
  .text =
    Culture, modern, cost 12, marble/oil. At the start of the turn the owner may name two control tokens of one rival;
    that rival chooses one of them, which is replaced by an unused unreinforced control token of the owner.

rule-wonder-colossus = Colossus (economy wonder)
  .text =
    Economy, ancient, cost 7, diamond/oil. Each resolution of the economy card gives 6 additional spaces of movement in
    total, shared freely among the caravans.

rule-wonder-great_lighthouse = Great Lighthouse (economy wonder)
  .text =
    Economy, ancient, cost 8, diamond/mercury. For building cities, empty spaces on the edge of the map count as lying 2
    spaces from own territory.

rule-wonder-great_zimbabwe = Great Zimbabwe (economy wonder)
  .text =
    Economy, medieval, cost 9, diamond/oil. Gained trade tokens may be put on this card instead of focus cards (at most
    4); at the start of the turn any of them may be moved onto focus cards.

rule-wonder-machu_picchu = Machu Picchu (economy wonder)
  .text = Economy, medieval, cost 10, diamond/mercury. Cards resolved in slot 1 or 2 work with slot number 3.

rule-wonder-big_ben = Big Ben (economy wonder)
  .text =
    Economy, modern, cost 10, diamond/mercury. In combat, attacking or defending: +2 for each own caravan adjacent to
    the space under attack.

rule-wonder-estadio_do_maracana = Estádio do Maracanã (economy wonder)
  .text =
    Economy, modern, cost 10, diamond/marble. Before resolving a non-economy card the owner may resolve and reset the
    economy card in addition.

rule-wonder-oracle = Oracle (science wonder)
  .text =
    Science, ancient, cost 8, mercury/marble. At the start of the turn the owner may swap two focus cards in adjacent
    slots.

rule-wonder-pyramids = Pyramids (science wonder)
  .text =
    Science, ancient, cost 9, mercury/oil. When built, up to three level-I focus cards are replaced by the level-II
    cards of their types.

rule-wonder-porcelain_tower = Porcelain Tower (science wonder)
  .text =
    Science, medieval, cost 9, mercury/diamond. When built, up to two focus cards are replaced by the card one level
    higher of their type.

rule-wonder-potala_palace = Potala Palace (science wonder)
  .text =
    Science, medieval, cost 10, mercury/marble. The limit of diplomacy cards per rival becomes 4; when built, up to
    three available cards in total may be taken from rivals.

rule-wonder-oxford_university = Oxford University (science wonder)
  .text =
    Science, modern, cost 10, mercury/marble. When a focus card other than the science card is replaced, the new card
    need not have the same type.

rule-wonder-kremlin = Kremlin (science wonder)
  .text =
    Science, modern, cost 11, mercury/oil. Attacks on rival spaces get +4 while the attacker has more reinforced control
    tokens on the map than that rival.

rule-wonder-petra = Petra (military wonder)
  .text =
    Military, ancient, cost 7, oil/diamond. Defence +2; barbarians never enter spaces with an own city or an own
    reinforced token but go in the opposite direction.

rule-wonder-petra-b = Petra on both sides
  .text =
    If the opposite space is protected too (or there is no land), the barbarian stays; unreinforced tokens and caravans
    are not protected.

rule-wonder-terracotta_army = Terracotta Army (military wonder)
  .text = Military, ancient, cost 8, oil/marble. Attack +2.

rule-wonder-alhambra = Alhambra (military wonder)
  .text = Military, medieval, cost 10, oil/marble. Attack +2 and defence +2.

rule-wonder-venetian_arsenal = Venetian Arsenal (military wonder)
  .text =
    Military, medieval, cost 10, oil/diamond. Once per turn, after a card was resolved in slot 5, it may be resolved
    again with slot number 1 (before it is reset).

rule-wonder-pentagon = Pentagon (military wonder)
  .text = Military, modern, cost 12, oil/diamond. Attack +2; attacks have unlimited range, no path is needed.

rule-wonder-ruhr_valley = Ruhr Valley (military wonder)
  .text = Military, modern, cost 11, oil/mercury. Defence +5.

rule-leader-roosevelt = Teddy Roosevelt (America)
  .text =
    Natural wonder tokens lie on focus cards: each time one is gained or used, the player puts it on a focus card of
    choice. From there it can be spent once per turn, either as a trade token of that card or as a resource, and is then
    put on a card again.

rule-leader-montezuma = Montezuma (Aztec)
  .text =
    After resetting the military card in a turn with at least one won attack, the player may swap any two focus cards.

rule-leader-cleopatra = Cleopatra (Egypt)
  .text = The cost of every world wonder is 1 lower.

rule-leader-catherine = Catherine de Medici (France)
  .text =
    The culture card places extra control tokens according to the latest era among the controlled wonders: ancient 1,
    medieval 2, modern 3 (not cumulative, none without a wonder).

rule-leader-hojo = Hōjō Tokimune (Japan)
  .text = On the own turn, desert and mountain spaces adjacent to water or on the edge of the map have difficulty 3.

rule-leader-trajan = Trajan (Rome)
  .text = Caravans starting from the economy card may start from any own city, mature or not.

rule-leader-tomyris = Tomyris (Scythia)
  .text = Combat +3, attacking or defending, if the space under attack is grassland or hills.

rule-leader-gilgamesh = Gilgamesh (Sumeria)
  .text = Each defeated barbarian also gives one resource of choice from the supply.

rule-citystate-carthage = Carthage (military)
  .text =
    Combat +1, attacking or defending, per city-state token on the map and per own city within 2 spaces of the space
    under attack; not in an attack on Carthage.

rule-citystate-kumasi = Kumasi (culture)
  .text = While the own industry and culture cards are resolved, forest has difficulty 1.

rule-citystate-brussels = Brussels (industry)
  .text = World wonders cost 1 less per own mature city.

rule-citystate-seoul = Seoul (science)
  .text = At the start of the turn one barbarian may be moved one space onto an empty land space.

rule-citystate-geneva = Geneva (science)
  .text =
    At the start of the turn one held card of a rival may be exchanged for another available card of the same rival.

rule-citystate-mohenjo_daro = Mohenjo Daro (culture)
  .text = For placing control tokens the difficulty of every space is 1 lower.

rule-citystate-buenos_aires = Buenos Aires (industry)
  .text = A world wonder of a type not yet owned costs 2 less.

rule-citystate-kabul = Kabul (military)
  .text =
    Attack +3 against cities, capitals and city-states, but not against Kabul itself, control tokens or barbarians.

rule-diplomacy-open_borders = Open Borders
  .text = Spaces of the giver count as friendly for the maturity of the holder's cities.

rule-diplomacy-joint_war = Joint War
  .text = Attack +2, except against the giver.

rule-diplomacy-defensive_pact = Defensive Pact
  .text = Defence +2, except when the giver attacks.

rule-diplomacy-embassy = Embassy
  .text =
    Each caravan visit of the holder to the giver's capital gives the giver 1 trade token on a focus card of the giver's
    choice and the holder 1 resource of choice.

rule-diplomacy-embassy-b = Embassy works on the visit that earned it
  .text = The visit to the capital on which Embassy is taken already triggers it.

rule-agenda-warmonger = Warmonger (agenda)
  .text =
    Defeat one rival capital in an attack (at any time in the game) or control two conquered city-states at the same
    time.

rule-agenda-paranoid = Paranoid (agenda)
  .text = Control 2 militaristic world wonders.

rule-agenda-technophile = Technophile (agenda)
  .text = Reach space 24 of the tech dial.

rule-agenda-scholarly = Scholarly (agenda)
  .text = Control 2 scientific world wonders.

rule-agenda-explorer = Explorer (agenda)
  .text =
    Control 15 spaces that are adjacent to water and/or on the edge of the map (cities and control tokens both count).

rule-agenda-aesthetic = Aesthetic (agenda)
  .text = Control 2 cultural world wonders.

rule-agenda-civilized = Civilized (agenda)
  .text = Have 8 cities on the map, the capital included.

rule-agenda-moneygrubber = Moneygrubber (agenda)
  .text = Control 2 economic world wonders.

rule-agenda-populous = Populous (agenda)
  .text = Control 5 mature cities (the capital may be one of them).

rule-agenda-preservationist = Preservationist (agenda)
  .text = Control 2 natural wonders (the tokens held count).

rule-R14-1-b = Pairing of agendas
  .text =
    The five victory cards pair Warmonger/Paranoid, Technophile/Scholarly, Explorer/Aesthetic, Civilized/Moneygrubber,
    Populous/Preservationist.

rule-event-none = Blank section
  .text = On the blank section nothing happens.

rule-event-barbarian_move = Event: barbarian movement
  .text = One die is rolled; all barbarians move and raid according to R9.3.

rule-event-barbarian_spawn = Event: barbarian spawning
  .text = All barbarians off the map try to return; those on the map stay where they are.

rule-event-trade = Event: trade
  .text =
    Every player receives trade tokens for mature cities; humans choose the cards within the limit, the automated player
    follows A6.2.

rule-A1-1-a = The automated player follows the base rules unless changed
  .text =
    The automated player follows all base rules except where its own rules differ; in a conflict its own rules win.

rule-A1-2-a = No human decides for the automated player
  .text = Open decisions of the automated player are made at random with equal chances; no human is asked.

rule-A1-1-b = Results of the automated player's attacks
  .text =
    Apart from the special rule for capitals, the results of the automated player's attacks are those of the base game.

rule-A2-1-a = The automated player counts as a player
  .text =
    Setup is made for the number of humans plus one; this holds for the wonder decks, the colours and every other step
    that depends on the player count.

rule-A2-2-a = Colour and random leader
  .text =
    The automated player gets a colour of its own with all pieces and a random leader different from those of the
    humans.

rule-A2-3-a = The automated player's focus row
  .text =
    The row consists of the automated player's five level-I cards in the order given by its leader; its other 15 focus
    cards lie aside.

rule-A2-4-a = Special core for map building
  .text =
    In step 4 of map building the special core of the rolled side is used; besides the four core tiles it contains the
    automated player's capital tile (C) and one water token. The automated player's capital stands on the star of tile
    C.

rule-A2-5-a = The automated player places no tiles
  .text = The automated player is dealt no tiles and never places any, so the map is smaller.

rule-A2-5-b = Contact rule with the automated player
  .text =
    The humans' tiles must touch at least four spaces of tiles already on the table and at least one core space, as
    without the automated player.

rule-A2-6-a = Fixed maps with the automated player
  .text = Fixed maps exist for 1 to 3 humans plus the automated player, who uses one capital tile.

rule-A2-7-a = Order: row, then difficulty
  .text =
    The difficulty is chosen after the automated player's row is laid out and before the game starts; upgraded cards
    keep their slots.

rule-A3-1-a = The automated player is the first player
  .text = The automated player always is the first player and takes the first turn of the game and of every round.

rule-A3-2-a = Event dial with the automated player
  .text =
    At the start of each of its turns except the first, the event dial advances (handled by the player to its left) and
    the event is resolved before the automated player acts.

rule-A3-3-a = The automated player resolves slot 5
  .text = The automated player always resolves the card in slot 5 and then resets it to slot 1.

rule-A3-4-a = Every terrain except water
  .text =
    Because it uses slot 5, the automated player may move over, count over, build on and place on every terrain except
    water, natural wonder spaces included.

rule-A3-5-a = Additional resolutions belong to the same turn
  .text =
    Cards resolved additionally (Capitalism, Urbanization) are part of the same turn of the automated player; things
    usable once per turn (natural wonders, city-state tokens) are not renewed.

rule-A4-1-a = Eleven priority lists
  .text =
    The automated player's decisions follow eleven lists: control tokens (basic, Civil Service, Mass Media), caravan
    destination, wonder, city site, attack targets (Masonry, Iron Working, Mass Production, Flight) and reinforcement.

rule-A4-2-a = Priority lists filter
  .text =
    Start with all legal targets; each criterion keeps those that meet it (or meet it best); stop when one is left.

rule-A4-2-b = Maximising criteria
  .text = 'Most', 'highest' and 'lowest' keep only the best targets, not all that have any.

rule-A4-3-a = Criteria nobody meets are skipped
  .text = A criterion that no remaining target meets is skipped, and all remaining targets stay in the running.

rule-A4-4-a = Tie-breaker, then chance
  .text = If several targets survive all criteria, the printed tie-breaker decides, then chance.

rule-A4-5-a = Attack lists take the first class that has a target
  .text =
    Attack lists do not filter: the first criterion with a target in range decides the class, then the tie-breaker
    applies.

rule-A4-6-a = New focus cards of the automated player
  .text =
    For each level space reached or passed, one random card of the lowest level in the automated player's row is
    replaced by the card of the same type with the level of that space.

rule-A4-7-a = One after another
  .text = Several level spaces are handled in dial order, and the lowest level is determined anew each time.

rule-A4-7-b = The replaced card is reset
  .text = If the science card itself is replaced, its replacement is not resolved but is the card that is reset.

rule-A4-8-a = No card of a lower level left
  .text = If the chosen card already has the indicated level, it is replaced by the card one level higher.

rule-A4-8-b = Example: Emperor
  .text = With five level-II cards at the start, already the first level-II space produces a level-III card.

rule-A4-8-c = Lowest card above the indicated level
  .text = If the lowest level in the row is already higher than the indicated level, the chosen card goes one level up.

rule-A4-9-a = Tokens stay, level IV is the end
  .text =
    Trade tokens, city-state tokens and caravans on a replaced card of the automated player move to the new card in the
    same slot; with only level-IV cards left nothing happens.

rule-A5-1-a = Random resource
  .text = If the automated player may choose a resource, it receives a random type that is available in the supply.

rule-A5-2-a = Any resource pays
  .text =
    The automated player may spend resource and natural wonder tokens of any type for any wonder; each adds 2
    production.

rule-A5-3-a = Exchanging the automated player's resources
  .text =
    If a resource type is missing from the supply, humans may exchange the automated player's resource tokens of that
    type for other types from the supply.

rule-A5-4-a = Choosing a wonder
  .text =
    Among the face-up wonders take the one that brings the automated player closest to completing an agenda; then the
    cheapest; then chance decides.

rule-A5-4-b = Closest means fewest wonders missing
  .text =
    Closeness is the number of wonders still missing for an uncompleted wonder agenda after building; the smallest
    number wins.

rule-A5-4-c = Only payable wonders are candidates
  .text = A wonder the automated player cannot pay for with everything it has is no candidate.

rule-A5-4-d = Completed victory cards do not count
  .text =
    Agendas of victory cards the automated player has already completed are ignored; if no agenda counts, criterion 1 is
    skipped.

rule-A5-4-e = A city without a wonder is needed
  .text = If every city of the automated player has a wonder, no wonder is built; the city step follows nevertheless.

rule-A5-5-a = Payment order
  .text =
    The automated player pays the missing production in the order: bonus tokens of industry city-state cards, natural
    wonder tokens, resource tokens, trade tokens on the industry card; it never spends more than needed.

rule-A5-5-b = No overpaying with a resource if a trade token is there
  .text =
    If a resource would overpay and a trade token is available, the automated player keeps the resource and spends a
    trade token.

rule-A5-5-c = Mixed payment
  .text = Whether a resource would overpay is tested for each token in turn, so resources and trade tokens may be mixed.

rule-A5-5-d = Natural wonders may overpay
  .text =
    The exception protects only resource tokens; a natural wonder token is spent first even if it overpays, and it is
    kept for later turns.

rule-A5-5-e = Bonus of industry city-state cards
  .text =
    Each industry city-state diplomacy card counts as one bonus trade token (+1 production) before anything else is
    spent; its printed cost reduction is ignored.

rule-A5-6-a = City site
  .text =
    The automated player chooses a city site by: adjacent to the most natural wonder and/or resource tokens; barbarian
    spawn point; highest defence.

rule-A5-6-b = Wonder and city in one resolution
  .text =
    An industry card of the automated player builds a wonder and then also a city, if possible; each part is done
    independently of the other.

rule-A5-6-c = City on an own control token
  .text =
    The base rules for sites apply: own control tokens and caravans do not hinder; tokens of rivals, barbarians,
    resources and adjacent cities or city-states do.

rule-A5-7-a = Where the wonder goes
  .text =
    The wonder token goes under the automated player's city with the highest defence among those without a wonder; ties
    are decided by chance.

rule-A6-1-a = No limit
  .text = The automated player's cards may hold any number of trade tokens.

rule-A6-2-a = Distributing gained tokens
  .text =
    Trade tokens gained are placed one by one on the card with the fewest tokens, ties on the card in the higher slot.

rule-A6-2-b = Re-evaluated for each token
  .text = The card with the fewest tokens is determined anew for every token.

rule-A6-2-c = Only free choices are distributed
  .text = Where the rules name the card (city-state visit, unplaced culture tokens) the tokens go there.

rule-A6-3-a = Culture spending
  .text = The automated player spends as many trade tokens as there are legal spaces left for additional control tokens.

rule-A6-4-a = Economy spending
  .text =
    The automated player spends trade tokens only if at least one caravan thereby reaches a destination that it
    otherwise would not reach, and only as many as needed.

rule-A6-4-b = Several caravans
  .text = With several caravans the smallest number of tokens that gives the largest number of arrivals is spent.

rule-A6-5-a = Industry tokens are spent only for a wonder
  .text =
    Trade tokens on the automated player's industry card are spent only as far as a chosen wonder needs them; none are
    spent if no wonder is payable, and none for the city.

rule-A6-6-a = Automated attacker ahead
  .text =
    If the automated player would win as attacker, it spends tokens until its total cannot be reached by the defender
    any more.

rule-A6-6-b = Automated attacker ahead but not safe
  .text =
    If the attacking automated player is ahead but cannot put the win out of the defender's reach, it spends as many
    tokens as it can.

rule-A6-6-c = Automated attacker without a chance
  .text = If the attacking automated player cannot get ahead, it spends nothing.

rule-A6-6-d = Automated attacker behind but able to win
  .text =
    If the attacking automated player is behind but can get ahead, it spends on until the defender cannot catch up, as
    far as possible.

rule-A6-6-e = Neutral defenders cannot catch up
  .text = Against barbarians and city-states the automated player spends exactly what is needed to be ahead.

rule-A6-6-f = Automated defender ahead
  .text = As defender with a total at least equal to the attacker's, the automated player spends nothing.

rule-A6-6-g = Automated defender behind
  .text =
    As defender behind, the automated player spends exactly enough to win (a tie suffices), or nothing if that is
    impossible.

rule-A6-6-h = What the defender can still reach
  .text =
    The possible increase of a human defender is the number of trade tokens on the human's military card plus an unused
    city-state token and Roosevelt's natural wonder tokens lying there.

rule-A6-7-a = Science spending
  .text = The automated player always spends every trade token on its science card.

rule-A7-1-a = Choosing a target
  .text =
    The automated player goes through the list; the first criterion for which a target lies in range of any friendly
    space decides; among several targets the one with the lowest defence is taken, then chance decides.

rule-A7-1-b = Defence limit of cities
  .text =
    The printed limit is compared with the static defence of the city: terrain doubled plus reinforcement and card
    bonuses, without die and trade tokens; capitals are cities.

rule-A7-1-c = Lowest defence, not lowest terrain
  .text = The tie-breaker is the lowest defence including reinforcement.

rule-A7-1-d = Range rules of the base game
  .text = Range and path follow the base rules; the automated player may not count from a space it won this turn.

rule-A7-2-a = Failed target is attacked again
  .text = Each further attack chooses anew; a target that held out is attacked again if it still ranks first.

rule-A7-2-b = Next target after success
  .text = After a success the list is applied to the new position.

rule-A7-2-c = A capital may be hit twice
  .text = A defeated capital stays a legal target and may be attacked again in the same turn.

rule-A7-3-a = The automated player's combat value
  .text =
    The automated player attacks with die + the value printed on the card (slot number included) + 1 per military wonder
    and city-state card + player diplomacy and leader bonuses; it makes all allowed attacks for which a target exists.

rule-A7-4-a = The automated player wins against a capital
  .text =
    The automated player takes two trade tokens one by one, each from the defender's card in the highest slot that has
    tokens, and places each on its own card with the fewest tokens, ties on the higher slot.

rule-A7-4-b = Both tokens from one card
  .text = The highest slot with tokens is determined for each token, so both may come from one card.

rule-A7-4-c = Wonder of a capital
  .text =
    A wonder in the defeated capital is moved to the automated player's city with the highest defence that has no
    wonder; without such a city it stays.

rule-A7-5-a = Reinforcing after attacks
  .text =
    After the attacks the automated player reinforces 5 tokens minus 3 (Masonry), 2 (Iron Working) or 1 (Mass
    Production, Flight) per attack performed, at least 0; won and lost attacks count alike.

rule-A7-5-b = Which tokens are reinforced
  .text =
    First come the automated player's unreinforced tokens closest to a barbarian or rival space, ties by highest terrain
    difficulty, then chance.

rule-A7-6-a = Idle military cards
  .text =
    The automated player's Masonry and Iron Working are replaced by the next military card and reset if no attack was
    performed and no token reinforced.

rule-A7-7-a = The automated player as defender
  .text =
    Attacks on the automated player follow the base rules, with its own rules for spending tokens and for military
    bonuses; the attacker of its capital chooses the loot.

rule-A8-1-a = Abilities ignored, bonus instead
  .text =
    The automated player ignores the abilities of its wonders and of its city-state diplomacy cards; each of them counts
    as one additional trade token spent whenever a focus card of its type is resolved.

rule-A8-1-b = Bonus per type
  .text =
    Cultural: +1 control token; economic: +1 movement for each caravan; scientific: +1 dial space; industry city-state
    card: +1 production. The bonus is always applied, even if useless.

rule-A8-1-c = Military bonus
  .text =
    Each militaristic wonder and each military city-state card gives the automated player +1 in every attack, attacking
    or defending.

rule-A8-1-d = Captured wonders count
  .text =
    The bonus applies to every wonder the automated player controls, built or captured; a human who captures one of its
    wonders uses the printed ability.

rule-A8-1-e = No start-of-turn effects for the automated player
  .text =
    Since wonder and city-state abilities are ignored, the automated player never uses start-of-turn, slot-changing,
    storing or extra-resolution effects.

rule-A8-2-a = City-state card returned before the attack
  .text =
    Before attacking a city-state the automated player returns that city-state's card, so a military city-state gives no
    bonus against itself.

rule-A8-3-a = Diplomacy card from a visit
  .text =
    On visiting a rival city the automated player takes, if it holds no card of that player, the first available of Open
    Borders, Joint War, Defensive Pact, Embassy.

rule-A8-3-b = An existing card is kept
  .text = If the automated player already holds a card of that player, it keeps it, even if a better one is available.

rule-A8-4-a = Player cards work, Embassy does not
  .text = The automated player uses Open Borders, Joint War and Defensive Pact normally and ignores Embassy.

rule-A8-4-b = The automated player returns cards when attacking
  .text = When attacking a rival space the automated player first returns that rival's card.

rule-A8-5-a = Trade tokens from visits
  .text =
    A visit gives 2 trade tokens: for a city-state on the automated player's card of that type, for a rival city one by
    one on the cards with the fewest tokens. It also brings the city-state's card if a copy is left and the automated
    player has none.

rule-Q42-a = Humans and the automated player
  .text =
    Humans may visit the automated player's cities and take its diplomacy cards like any rival's; its cards have their
    normal effect.

rule-A9-1-a = Gilgamesh as automated player
  .text = Each barbarian the automated player defeats gives a random available resource in addition to the trade token.

rule-A9-2-a = Montezuma as automated player
  .text =
    After the military card is reset in a turn with at least one won attack, it is swapped with the card in slot 2.

rule-A9-2-b = Montezuma and cards that are not reset
  .text = There is no swap if the military card was resolved through Capitalism without being reset.

rule-A9-3-a = Roosevelt as automated player: where tokens go
  .text = Natural wonder tokens gained or spent by the automated player are put on the card in slot 4.

rule-A9-3-b = Roosevelt as automated player: always spent
  .text =
    Natural wonder tokens on the resolved card are always spent, before resources and trade tokens, even if useless;
    they act as a trade token of that card (industry: as a resource, +2).

rule-A9-3-c = Roosevelt as automated player: military
  .text =
    On a military card natural wonder tokens are used first where the automated player spends tokens; all unspent ones
    are spent in the last attack.

rule-A9-4-a = Other leaders unchanged
  .text = Cleopatra, Catherine, Hōjō, Trajan and Tomyris work for the automated player as printed.

rule-A10-1-a = Idle upgrade keeps the slot order
  .text =
    A card that was idle is replaced by the next card of its type, which takes over its tokens, is reset at once and is
    not resolved.

rule-A10-1-b = Which cards upgrade when idle
  .text =
    Pottery becomes Animal Husbandry, then Nationalism, then Urbanization; Masonry becomes Iron Working, then Mass
    Production. No other card has an idle rule.

rule-A10-2-a = Unplaced control tokens
  .text = Every control token the automated player may place but cannot becomes one trade token on the culture card.

rule-A10-3-a = Mass Media step 1 is simultaneous
  .text =
    All rival control tokens adjacent to the automated player's spaces at the moment of resolution are handled at once;
    natural wonder tokens stay with their owner until the space gets a new owner.

rule-A10-4-a = The automated player's caravans avoid barbarians
  .text =
    The automated player's caravans never enter a barbarian's space, not even with Currency; only barbarians adjacent to
    friendly spaces are removed, before the move.

rule-A10-5-a = Nuclear Power of the automated player with several humans
  .text =
    All humans choose first, then all chosen cities and adjacent tokens are destroyed together; a city on a conquered
    city-state frees the city-state.

rule-A10-6-a = Replaceable Parts of the automated player may raise itself
  .text =
    If all other cards have at least the same level, the lowest-level card in the highest slot can be Replaceable Parts
    itself; the rest of the printed effect is still carried out.

rule-automa-as_early_empire = Automated player: Early Empire
  .text =
    Place 2 control tokens next to friendly cities by the list: natural wonder; resource; spawn point; most cities; city
    closest to maturity; highest terrain. Unplaced tokens become trade tokens on this card.

rule-automa-as_drama_and_poetry = Automated player: Drama and Poetry
  .text = Place 3 control tokens as with the automated player's Early Empire; no token is moved.

rule-automa-as_civil_service = Automated player: Civil Service
  .text =
    Place 3 control tokens next to friendly cities, then 1 next to any friendly space; before 'most cities' the list has
    an additional criterion 4: adjacent to a natural wonder token, a resource token or an uncovered spawn point.

rule-automa-as_civil_service-b = Automated player: Civil Service, criterion 4
  .text =
    Among spaces that contain nothing themselves, one adjacent to an unclaimed natural wonder or resource token or to a
    spawn point without any token is preferred to one adjacent to more cities.

rule-automa-as_mass_media = Automated player: Mass Media
  .text =
    First every rival control token adjacent to a friendly space is flipped if reinforced or removed if unreinforced;
    then 4 control tokens are placed next to friendly cities. Before terrain the list has criterion 6: adjacent to a
    rival space.

rule-automa-as_foreign_trade = Automated player: Foreign Trade
  .text =
    The caravan moves 3 spaces on the shortest route towards its destination: a city-state of which the automated player
    has no card, a rival city, another city-state; ties by shortest distance.

rule-automa-as_currency = Automated player: Currency
  .text =
    First every barbarian adjacent to a friendly space is defeated without gaining trade tokens; then each of 2 caravans
    moves 4 spaces to different destinations.

rule-automa-as_steam_power = Automated player: Steam Power
  .text =
    The automated player gains 1 random resource; then each of 2 caravans moves 6 spaces to different destinations,
    water allowed.

rule-automa-as_capitalism = Automated player: Capitalism
  .text =
    Each of 3 caravans moves 6 spaces (water allowed) to different destinations; after the card was reset, the card now
    in slot 5 is resolved but not reset.

rule-automa-as_masonry = Automated player: Masonry
  .text =
    Up to 2 attacks at range 2 with value 5; list: barbarian; rival city with defence 4 or less; rival control token.
    Then reinforce 5 tokens minus 3 per attack. If idle, it becomes Iron Working.

rule-automa-as_iron_working = Automated player: Iron Working
  .text =
    Up to 2 attacks at range 3 with value 6, against barbarians 8; list: barbarian; rival city with defence 6 or less;
    rival control token. Then reinforce 5 tokens minus 2 per attack. If idle, it becomes Mass Production.

rule-automa-as_mass_production = Automated player: Mass Production
  .text =
    Up to 2 attacks at range 3, counting over water, with value 7; list: rival city with wonder and defence 8 or less;
    barbarian adjacent to a friendly space; rival city with defence 8 or less; city-state; rival control token. Then
    reinforce 5 tokens minus 1 per attack.

rule-automa-as_flight = Automated player: Flight
  .text =
    Up to 3 attacks at range 5 with value 8, counting over water, rival spaces, barbarians and city-states; the list is
    that of Mass Production with defence 10 or less. Then reinforce 5 tokens minus 1 per attack.

rule-automa-as_astrology = Automated player: Astrology
  .text =
    Advance the dial 5 spaces plus 1 per trade token on the card, all of which are spent; level spaces bring new focus
    cards as usual for the automated player.

rule-automa-as_mathematics = Automated player: Mathematics
  .text =
    Put 1 trade token on the card with the fewest tokens in the highest slot, then advance the dial 5 spaces plus all
    trade tokens on this card.

rule-automa-as_replaceable_parts = Automated player: Replaceable Parts
  .text =
    The lowest-level card in the highest slot is replaced by the card one level higher of its type (not at random); then
    the dial advances 5 spaces plus all trade tokens.

rule-automa-as_nuclear_power = Automated player: Nuclear Power
  .text =
    Each human chooses one own non-capital city (if any); the chosen cities and all control tokens adjacent to them, of
    any player and reinforced or not, are destroyed; then the dial advances 5 spaces plus all trade tokens.

rule-automa-as_pottery = Automated player: Pottery
  .text =
    Build a wonder with production 5, then a city within 2 spaces of a friendly space. If idle, the card becomes Animal
    Husbandry.

rule-automa-as_animal_husbandry = Automated player: Animal Husbandry
  .text =
    Build a wonder with production 6, then a city within 3 spaces of a friendly space or of an own caravan. If idle, the
    card becomes Nationalism.

rule-automa-as_nationalism = Automated player: Nationalism
  .text =
    Build a wonder with production 7, then a city within 4 spaces of a friendly space, counting over water. If idle, the
    card becomes Urbanization.

rule-automa-as_urbanization = Automated player: Urbanization
  .text =
    Build a wonder with production 8, then a city within 5 spaces of a friendly space, counting over water; after the
    card was reset, the culture card is resolved as though in slot 5 and reset. There is no idle rule.

rule-A11-1-a = Difficulty levels
  .text =
    Settler 0, Chieftain 1, Warlord 2, Prince 3, King 4, Emperor 5: so many random level-I cards of the automated player
    are replaced by the level-II cards of their types.

rule-A11-2-a = Disagreement
  .text = If the group disagrees, the lowest difficulty wanted by anyone is used.

rule-A12-1-a = No placing or building on barbarians
  .text = The automated player cannot place control tokens or build cities on spaces with barbarians.

rule-A12-2-a = Neighbouring barbarians do not matter
  .text = Barbarians next to a space do not influence the automated player's choice.

rule-A12-3-a = Potential defence of a site
  .text = The defence of a site is twice the terrain difficulty plus 1 per adjacent friendly reinforced token.

rule-A12-4-a = Replaced industry card is not resolved
  .text =
    An industry card that replaces an idle one is reset without being resolved, even if it could now build something.

rule-A12-5-a = Unplaced tokens include all extras
  .text =
    Extra control tokens from cultural wonders, culture city-state cards, Catherine and spent natural wonder tokens
    (Roosevelt) also become trade tokens if they cannot be placed.

rule-A12-6-a = City closest to maturity
  .text =
    It is the automated player's city that currently lacks the fewest control tokens for maturity; it is determined anew
    for every token.

rule-A13-1-a = Assigning several caravans
  .text =
    Repeatedly the best pair of unmoved caravan and free destination by the list (shortest distance as tie-breaker) is
    chosen, the caravan is moved and the destination is taken for this turn.

rule-A13-1-b = Unreachable destinations
  .text = A destination without a path over allowed spaces is skipped; a caravan without any destination does not move.

rule-A13-2-a = Shortest route
  .text =
    The route is a shortest path over allowed spaces, avoiding water (unless allowed), barbarians and other cities or
    city-states that would end the journey; chance decides between equal routes.

rule-A13-3-a = Start of the automated player's caravan
  .text =
    A caravan on the card starts from the capital or mature city of the automated player nearest to its destination.

rule-A13-4-a = The automated player can win
  .text = The automated player completes agendas and wins like any player.

rule-A13-5-a = The automated player at the trade event
  .text =
    The automated player distributes tokens of the trade event one by one on the cards with the fewest tokens, ties on
    the higher slot.

rule-A13-5-b = The automated player's capital is raided
  .text =
    When barbarians raid its capital the automated player discards 2 trade tokens one by one at random among its tokens
    (or as many as it has).

rule-A13-6-a = City-state tokens on the automated player's cards
  .text =
    A conquered city-state's token on a card of the automated player counts as one extra trade token spent whenever the
    card is resolved (military: +1 in one attack per turn), never for a card of another type.

rule-N18-a = The automated player out of pieces
  .text =
    The automated player never removes own pieces from the map: without unused control tokens placements count as
    impossible (and become trade tokens), without unused cities no city is built.

rule-N43-a = Optional effects
  .text =
    Whenever the automated player may do something beneficial (attack, take a diplomacy card, build, reinforce), it does
    so as far as possible.

rule-Q41-a = The automated player as victim of choices
  .text =
    If a human effect lets the automated player choose (Eiffel Tower), the choice is random; trade tokens given to it
    are placed one by one on its cards with the fewest tokens.

rule-N54-a = The automated player wins against a city on a conquered city-state
  .text = Whether the automated player conquers or liberates is an open decision and made at random.

## Rulings

ruling-Q1 = Wonder deck sizes below four players
  .text =
    Each deck keeps 2/2/2 ancient, medieval and modern wonders with four players, 1/2/2 with three and 1/1/2 with two,
    the automated player counted. The other reading always keeps 2/2/2.

ruling-Q2 = Event dial
  .text =
    The dial has five sections: spawn, blank, move, trade, move. It starts on spawn, which is not resolved at the start.

ruling-Q3 = Water tokens
  .text = Only hexes completely enclosed by tiles are filled with water tokens; open bays at the rim stay off the map.

ruling-Q4 = Passing
  .text = A card must be chosen and reset every turn; its effect may be declined or come to nothing.

ruling-Q5 = Beyond space 24
  .text =
    Space 15 follows space 24, and the rest of the movement continues from there. In the other reading the movement
    stops at 15.

ruling-Q6 = Natural wonder whose control token was destroyed
  .text =
    The former owner keeps the natural wonder token until another player gets a control token or city onto the space and
    takes it over. For controlling natural wonders the tokens held count.

ruling-Q7 = Tokens on a replaced focus card
  .text =
    Trade tokens, city-state tokens, caravans and Roosevelt's natural wonder tokens move to the new card. A card of a
    lower level than the one replaced may be taken only if its level matches the dial.

ruling-Q8 = Moving a token with Drama and Poetry
  .text =
    The move is no placement: it needs no adjacent city, has no slot limit and does not trigger Stonehenge. The token
    keeps its reinforced side, and nothing is collected, since an empty space never holds a resource.

ruling-Q9 = Extra tokens on culture cards
  .text =
    Control tokens gained through trade tokens or Catherine extend the first step, next to friendly cities; the same
    holds for the automated player.

ruling-Q10 = Order of Mass Media
  .text = The tokens are placed first, then one rival token is turned.

ruling-Q11 = Nuclear Power of a human
  .text =
    The strike hits the control tokens of all players in the seven spaces, own ones included; cities, wonders, caravans
    and barbarians stay.

ruling-Q12 = Currency and barbarians
  .text =
    Entering a barbarian's space removes it without a trade token, and the caravan may keep moving. Gilgamesh still gets
    his resource.

ruling-Q13 = Animal Husbandry
  .text =
    The third option is a city on a legal space with an own caravan, on any terrain except water and at any distance;
    the caravan returns to its card. A legal space still may not be adjacent to cities or city-states.

ruling-Q14 = Reinforcing with Flight
  .text =
    As many tokens as the slot number are reinforced, whatever the number of attacks. The other reading subtracts 1 per
    attack, as on Mass Production.

ruling-Q15 = Defeated control token
  .text = It is always replaced by an unreinforced token of the attacker, whether it was reinforced or not.

ruling-Q16 = Counting through city-states
  .text = City-states block the counted path for city building and attacks, except for Flight; they may be the target.

ruling-Q17 = Carthage
  .text =
    Each city-state token on the map and each own city within 2 spaces of the attacked space gives +1; the defending own
    city itself counts. City-state tokens lying on focus cards do not count.

ruling-Q18 = Diplomacy cards of a conquered city-state
  .text = Both cards are unavailable until the city-state is liberated; holders return theirs.

ruling-Q19 = Destroyed city on a conquered city-state
  .text =
    If barbarians destroy the city, the city-state token returns to its space and the city-state's cards are available
    again.

ruling-Q20 = Two barbarians, one space
  .text =
    Barbarians move in order from the front of the direction of movement; one whose target space holds another barbarian
    stays where it is.

ruling-Q21 = Barbarian and city-state
  .text =
    Only players' pieces are raided, so a barbarian may share the space of a city-state without effect; caravans cannot
    enter while it is there.

ruling-Q22 = Barbarian blocked both ways
  .text =
    If neither direction leads to a land space, the barbarian stays. Spaces protected by Petra act like the map edge; if
    the opposite space is protected too, the barbarian stays.

ruling-Q23 = Raids on shared spaces
  .text =
    A control token or city and the caravans in one space are all affected. At a reinforced token or capital the
    barbarian goes back, but caravans in that space are destroyed first.

ruling-Q24 = Oxford University
  .text =
    The card gained may replace any non-science card in the row, whatever its type, so a row can hold two cards of one
    type. Upgrades by Pyramids and Porcelain Tower count as replacing.

ruling-Q25 = Warmonger
  .text =
    The agenda needs either one rival capital defeated at any time in the game or two conquered city-states controlled
    at once.

ruling-Q26 = Estádio do Maracanã
  .text = The errata apply: the economy card is resolved before the other card. The first print said after it.

ruling-Q27 = Chains of Venetian Arsenal, Capitalism and Maracanã
  .text =
    Each once-per-turn effect works once, and a card resolved additionally through these effects does not trigger them
    again. With Capitalism the second card is treated as in slot 1 and keeps its place.

ruling-Q28 = Machu Picchu and Pentagon
  .text =
    The versions of the base game are used: third slot, and unlimited range. With the Pentagon the path rule does not
    apply at all.

ruling-Q29 = No pieces left
  .text =
    An own piece of that kind may be taken off the map before placing; otherwise the placement is skipped. After a won
    attack the same option exists, else the defeated piece simply returns to its owner.

ruling-Q30 = Trade token shortage
  .text = Trade tokens are unlimited. The other reading limits them to the 34 printed ones.

ruling-Q31 = Great Lighthouse
  .text =
    It removes only the range requirement; terrain limit and legality remain. An empty space holds no token or figure of
    any kind.

ruling-Q32 = Sydney Opera House and Open Borders
  .text = Control tokens of rivals (or of the giver of the card) next to the city replace own ones for maturity.

ruling-Q33 = Wonder the automated player cannot afford
  .text =
    Only payable wonders are candidates. In the strict reading the wonder is chosen by the list first, and nothing is
    built if it cannot be paid.

ruling-Q34 = Which agendas count
  .text =
    Only wonder agendas of victory cards the automated player has not completed yet count; such an agenda needs two
    wonders of a type.

ruling-Q35 = Adjacent to the most cities
  .text = When control tokens are placed, the automated player's own cities are counted.

ruling-Q36 = Spawn points
  .text =
    A spawn point is a printed helmet icon on an otherwise legal space. It is uncovered if no token or figure is on its
    space.

ruling-Q37 = Distance for reinforcing
  .text = The distance is counted in spaces, ignoring obstacles, to the nearest barbarian or rival space.

ruling-Q38 = Capitalism of the automated player
  .text =
    After the reset the card now in slot 5 is resolved without being reset; if it is Urbanization, its culture card
    still follows. A second chain is impossible because Capitalism lies in slot 1.

ruling-Q39 = Urbanization of the automated player
  .text = After the reset the culture card is resolved as in slot 5 wherever it lies and is then reset to slot 1.

ruling-Q40 = Level space below all cards
  .text = If the automated player's lowest card already has a higher level than indicated, that card goes one level up.

ruling-Q41 = The automated player as victim
  .text =
    Effects that make another player choose (Eiffel Tower, raid losses) are decided at random for the automated player;
    trade tokens given to it, as by the Embassy, go one by one on its cards with the fewest tokens.

ruling-Q42 = Diplomacy of humans with the automated player
  .text = Humans may visit the automated player's cities and take its diplomacy cards like any rival's.

ruling-Q43 = Gaps in the text of the booklet
  .text =
    Missing card titles and list numbers follow from the order of the cards, the sentences about replacing and the
    English cards. Masonry's incomplete sentence about reinforcing reads as on the other military cards.

ruling-Q44 = Levels in the dial example
  .text =
    Moving from 13 to 19 passes level III (14) and reaches level IV (19); the level II named in the example is an error.

ruling-Q45 = Nuclear Power of the automated player
  .text =
    Control tokens of all players adjacent to the chosen cities are destroyed, the automated player's own included; a
    wonder token stays.

ruling-N01 = Displaced headings in the booklet
  .text =
    The paragraphs are read by content: dial and replacement belong to gaining focus cards; random resource, exchange
    and paying with any type belong to resource tokens; the four-step list belongs to building wonders. Moving from 13
    to 19 meets level III (14) and level IV (19).

ruling-N02 = Tie-break of attack targets
  .text =
    The lowest defence decides, as printed on the cards, not the lowest terrain difficulty named in the running text; if
    still tied, chance decides.

ruling-N03 = What belongs to the defence of a target or city
  .text =
    Defence is a static value: terrain (doubled for cities), +1 per reinforced token (itself and neighbours) and all
    bonuses of the owner that would apply if the automated player attacked now, but no die, trade token or city-state
    token. A city-state has 8, a barbarian only its terrain. For the automated player's own cities it is doubled terrain
    plus reinforced neighbours.

ruling-N04 = Contains a natural wonder
  .text =
    The space is meant: a legal natural wonder space meets the criterion even if its token is held by a player whose
    control token was destroyed. Placing there takes the token over.

ruling-N05 = Tokens counted for a city site
  .text = Only unclaimed natural wonder and resource tokens still lying on the map count, each adjacent token 1.

ruling-N06 = Lists are applied anew for every token
  .text = Tokens are placed one at a time: choose, place, collect, then evaluate all criteria anew.

ruling-N07 = City closest to maturity
  .text =
    Missing are adjacent land spaces that are not friendly, also if a barbarian, a rival or a city-state occupies them;
    with Open Borders the giver's spaces are not missing. Mature cities are ignored, cities with the same number all
    qualify, and the criterion is skipped if no remaining space is adjacent to such a city.

ruling-N08 = Unplaced tokens from city-state cards and Catherine
  .text =
    Every control token the automated player was allowed to place counts, whatever allowed it. Real trade tokens are
    never spent for tokens that cannot be placed.

ruling-N09 = Trade tokens of the automated player with several caravans
  .text =
    It spends the smallest number of tokens that gives the largest number of arrivals, 0 if no arrival can be gained.
    Bonus movement of economic wonders is applied before.

ruling-N10 = Trade tokens that prevent overpaying
  .text =
    Trade tokens on the industry card are meant. The test is made for each resource token in turn; overpaying means that
    less than 2 production is missing.

ruling-N11 = Captured wonders of the automated player
  .text = All wonders the automated player controls, built or captured, are without ability and give its bonus instead.

ruling-N12 = Mathematics of the automated player and its own token
  .text =
    If the new token goes on Mathematics itself, it is placed first and then spent with all others in the same
    resolution.

ruling-N13 = Idle or leader effects when a card is not reset
  .text =
    A card resolved through Capitalism is never reset: an idle card is replaced, but its replacement stays in slot 5
    unresolved, and Montezuma does not swap. Urbanization's culture card still follows and is reset as printed.

ruling-N14 = City-state whose cards are all taken
  .text =
    It counts as a city-state of which the automated player has no card even if no copy is left; the visit then brings
    only the trade tokens. Conquered city-states are cities, not city-states.

ruling-N15 = Cities and city-states on the way
  .text =
    A caravan cannot pass through a city-state or rival city; on routes of the automated player they are obstacles
    unless they are the destination. Own cities can be passed.

ruling-N16 = Repeated attacks on a capital
  .text =
    They are allowed for humans and the automated player; each success gives up to 2 trade tokens, but the wonder can be
    taken only once.

ruling-N17 = Tokens the automated player loses in a raid on its capital
  .text =
    They are chosen at random, token by token, as every open decision. The other reading takes them from the card with
    the most tokens, lowest slot first.

ruling-N18 = The automated player without unused pieces
  .text =
    It never takes own pieces off the map: missing control tokens count as not placeable, without an unused city no city
    is built, and a won attack without an unused piece just removes the defender's piece.

ruling-N19 = Roosevelt and natural wonder tokens
  .text =
    Human: a token lies on a card of choice; used once per turn as that card's trade token or as a resource for any
    wonder, it is then moved freely. It is no trade token for the limit of three, raids or loot. Automated player: the
    token always goes to the card in slot 4; tokens on the resolved card are always used up, those on other cards may
    still pay for a wonder. In attacks they are used before trade tokens and all of them in the last attack, that is
    when the maximum is reached or no target would be left; without an attack they move to slot 4 without effect.

ruling-N20 = Nuclear Power of the automated player: order and extent
  .text =
    All humans choose first, openly and in turn order, then everything is destroyed together: the chosen cities and all
    adjacent control tokens of every player, reinforced or not. A wonder token stays uncontrolled, a city-state under a
    conquered city is free again, caravans and other cities are untouched.

ruling-N21 = Hōjō's reduced difficulty in combat and for the automated player
  .text =
    It applies to everything on Hōjō's turn, also to the defence of the attacked space (3, city 6); on other turns the
    full value counts. For an automated Hōjō the lists for own cities, sites and tokens use the printed difficulty,
    while attack limits and tie-breaks use the reduced value.

ruling-N22 = Which spaces of a counted path are tested
  .text =
    The start, a friendly space, is never tested and has distance 0. Every further space including the target must
    satisfy terrain and water limits; rival pieces, barbarians and city-states block only the spaces in between.

ruling-N23 = Counting the contact of a tile
  .text =
    The different spaces already on the table that touch the new tile are counted, not the touching pairs. Water tokens
    are put down only after the last tile, except the one of the automated player's core.

ruling-N24 = Marking an agenda
  .text =
    An agenda is completed at once, at any time, also in other players' turns. The marker is a control token of the
    player; if none is unused, the completion counts without a marker.

ruling-N25 = Machu Picchu and cards resolved as though in slot 1
  .text =
    The wonder raises the number 1 of Capitalism or Venetian Arsenal to 3, since the replaced number counts for all
    purposes. Nuclear Power's condition of slot 5 is never met this way.

ruling-N26 = Estádio do Maracanã and the slot of the second card
  .text =
    The chosen card is resolved in the slot it has after the economy card was reset, one higher if it lay below the
    economy card.

ruling-N27 = Replaceable Parts of a human: owned types
  .text =
    Only resource tokens count as owned types, not natural wonder tokens. If the supply has no missing type, nothing is
    gained.

ruling-N28 = Placing control tokens by other effects than culture cards
  .text =
    Tokens of Stonehenge, Hanging Gardens, Urbanization and Civil Service's second step are placements: the usual rules
    for the space, collecting, Mohenjo Daro and Stonehenge apply; Kumasi only while a culture or industry card is
    resolved. Stonehenge's chain ignores city adjacency and needs no better slot than the first token had; Chichen Itza
    replaces only the adjacency condition. Moving (Drama and Poetry) and replacing (Mass Media, Eiffel Tower, attacks)
    are no placements.

ruling-N29 = Optional parts of an arrival
  .text =
    The 2 trade tokens are gained automatically as far as they fit, the diplomacy card is optional. Choosing a rival's
    card and returning the old one is one step; the returned card cannot be chosen again in it.

ruling-N30 = City-state token once per turn
  .text =
    It may be used once in each player's turn: after use in the own turn it may be used again for defence in the next
    player's turn, but not twice within one turn. The same holds for natural wonder tokens.

ruling-N31 = Space won this turn
  .text =
    The path of a further attack may lead through it, since it is friendly; only counting from it is forbidden. This
    includes captured cities, tokens and conquered city-states, but not the spaces of barbarians, which do not become
    friendly.

ruling-N32 = Liberation
  .text =
    The attacker has returned the cards of the defender before. The city-state token goes from the loser's focus card to
    its space, no city is placed, both cards become available and the liberator takes one at once, never two. A world
    wonder under the lost city stays in the space uncontrolled; only whoever conquers the city-state can control it.

ruling-N33 = Order of barbarians
  .text =
    They move by position along the rolled direction, front first; each move with reversal, raid and return is finished
    before the next. A barbarian whose target space holds another barbarian stays without raiding; where the order still
    matters, the barbarian's letter decides.

ruling-N34 = City next to a city-state or another city
  .text =
    This is allowed for capitals through map building and by conquest. A city-state or rival city next to a city keeps
    it immature until it becomes friendly; a friendly city counts like a friendly token.

ruling-N35 = Great Zimbabwe
  .text =
    Every gain of trade tokens with a free choice of card may be stored, but not tokens that must go on a certain card,
    as after a city-state visit. If the wonder changes hands, its tokens return to the supply.

ruling-N36 = Kabul against control tokens
  .text = There is no bonus against control tokens and barbarians; capitals are cities.

ruling-N37 = Order at the beginning of a round
  .text =
    The victory check comes first; only if nobody wins does the dial advance and the event is resolved, then come
    start-of-turn abilities. The automated player begins the round; the player to its left only handles the dial.

ruling-N38 = Replaced focus cards
  .text =
    They leave the game and cannot be gained again, for humans and the automated player. A human can therefore be
    offered a lower card than the one in the row only with Oxford University.

ruling-N39 = Empty wonder deck
  .text = Nothing is turned up; the type has no face-up wonder for the rest of the game.

ruling-N40 = Number of the automated player's caravans
  .text = It is 1, 2, 2, 3 by level, as on the human cards; new caravans are put on the card when it is replaced.

ruling-N41 = Exchanging resources of the automated player
  .text =
    Any human may do it in the own turn at the moment a rule lets a resource be taken, gained or exchanged (Steam
    Power), whose type is missing in the supply: one token of that type from the automated player for one of a type the
    supply still has, chosen by the human. The automated player never loses a token by it.

ruling-N42 = The automated player's tokens with a fixed destination
  .text =
    Tokens of city-state visits and unplaced culture tokens go on the named card; the card with the fewest tokens
    matters only for free choices.

ruling-N43 = Optional effects of the automated player
  .text =
    It always does as much as possible: it builds a city even if this helps nobody, attacks even hopeless targets and
    always takes a diplomacy card when it can.

ruling-N44 = Tie with the automated player, solo result
  .text =
    The automated player takes part in tie-breakers like a player, and a complete tie is shared. In a solo game every
    result without a human winner is a loss.

ruling-N45 = No round limit
  .text = The game ends only by the victory check; there is no limit of rounds by rule.

ruling-N46 = Trade tokens for unplaced control tokens
  .text = Trade tokens the automated player gains for unplaced control tokens are not spent in the same resolution.

ruling-N47 = City on a space with a wonder token
  .text =
    An uncontrolled world wonder token does not hinder a city or a control token. It does hinder effects that need an
    empty space (spawn, Drama and Poetry, Seoul, Great Lighthouse, Chichen Itza).

ruling-N48 = Losing Potala Palace
  .text = The former owner immediately returns cards of choice until one per rival is left.

ruling-N49 = Random resource
  .text = Each type available in the supply has the same chance, however many tokens of it are left.

ruling-N50 = City for a wonder of the automated player
  .text = Only cities without a wonder are considered; ties are decided by chance.

ruling-N51 = More caravans than destinations
  .text = A caravan without a free reachable destination does not move and stays on the map or on the card.

ruling-N52 = Replaceable Parts of the automated player replaces itself
  .text =
    It is replaced at once; the dial part of the old card is still carried out, including all trade tokens on it, and
    the new card is reset and not resolved.

ruling-N53 = The automated player's capital tile and the core
  .text =
    Only the four core tiles count as core, as in the base game; the spaces of tile C count among the four spaces on the
    table. The other reading counts tile C as core.

ruling-N54 = The automated player: conquer or liberate
  .text = Chance decides, with equal probability.
