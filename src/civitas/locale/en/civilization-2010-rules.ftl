### Civilization (2010): what the rules and rulings of rules.toml say, in the order of that file and in our own words.
### The German file has the same messages. A point of an id is a hyphen here. `.text` may take several lines; they are
### read as one.

## Chapters in the order of the rules page; a rule belongs to the longest that its id begins with

chapter-setup = Set-up
chapter-map = The map
chapter-turn = Turn order and phases
chapter-city = Cities and their actions
chapter-scout = Scouts
chapter-trade = Trade
chapter-build = Building
chapter-wonder = Wonders
chapter-culture = Culture track
chapter-movement = Movement
chapter-explore = Exploring
chapter-battle = Battles
chapter-loot = Loot
chapter-research = Research
chapter-event = Culture events
chapter-greatperson = Great people
chapter-government = Governments
chapter-policy = Social policies
chapter-citystate = City-states
chapter-relic = Relics
chapter-hut = Huts
chapter-village = Villages
chapter-resource = Resources
chapter-coins = Coins
chapter-victory = Victory
chapter-info = What is known
chapter-limits = Limits of the box
chapter-building = Buildings
chapter-unit = Units
chapter-civ = Civilizations
chapter-tech = Techs

## Examples

example-the-tech-pyramid = Two techs of level I carry one of level II, but none of level III.
example-a-building-program = A building program doubles what the outskirts give: 18 production pay for a wonder.
example-founding-a-city = A scout on a free square becomes a city.
example-cities-keep-their-distance = Two squares are too close to the own capital.
example-devoting-a-city-to-the-arts = A city that is devoted to the arts brings culture.
example-harvesting-a-resource = Wheat in the outskirts is harvested from the market.
example-paying-for-culture = Three culture move the marker one space up the culture track.

## Rules

rule-setup-civs-a = One civilization per player, no duplicates
  .text =
    Every player gets one civilization, chosen or at random; no two players have the same one, and without the optional
    Fame and Fortune set only the twelve base and Wisdom and Warfare civilizations are in the pool.

rule-setup-seats-a = Two to five seats
  .text =
    A game is set up for 2 to 5 players; the fifth seat uses the five-player map and the fifth set of player components,
    everything else is the same.

rule-setup-pieces-a = Pieces of each player
  .text =
    Each player owns 6 armies, 2 scouts, 1 capital marker, 2 city markers, four double-sided government cards (eight
    governments) and four double-sided social policy cards (eight policies).

rule-setup-pieces-b = Tech deck of 40 cards
  .text =
    A player's tech deck consists of 36 core cards and 4 Wisdom and Warfare cards (Navy, Bureaucracy, Logistics,
    Education); Space Flight is a single shared card outside all decks.

rule-setup-replaced-a = Replacement cards are in force
  .text =
    The corrected Metal Casting and Railroad cards, the Wisdom and Warfare governments and the Wisdom and Warfare units
    replace the core cards completely; old and new unit cards are never mixed.

rule-setup-market-buildings-a = Building markers in the market
  .text =
    The market holds 10 harbors, 6 trading posts, 6 workshops, 6 libraries, 6 granaries, 5 markets, 5 temples, 5
    barracks and, on their own space, 5 shipyards; a basic building and its upgrade are two sides of one marker.

rule-setup-market-resources-a = One market resource token per type and player
  .text =
    The market starts with as many tokens of incense, iron, silk and wheat each as there are players; spies and uranium
    are never in the market.

rule-setup-culture-decks-a = Three culture event decks
  .text = The culture events form three separately shuffled facedown decks by level.

rule-setup-pools-a = Facedown pools
  .text =
    Great people, huts, villages and city-states are shuffled facedown; building program markers, relic markers and the
    Space Flight card lie ready.

rule-setup-wonder-deck-a = Wonder deck of four cards per era
  .text =
    Four random modern wonders go down first, four random medieval ones on top, four random ancient ones on top of
    those; the other wonders leave the game unseen; then the top four are turned up in the four market slots.

rule-setup-wonder-deck-b = Egyptians draw before the market is filled
  .text =
    If the Egyptians take part they receive the top card of the finished wonder deck before the four market slots are
    filled.

rule-setup-layout-a = Map layout by player count
  .text =
    The map uses the layout of the player count: home tiles faceup on their seats with the listed facing, a random
    facedown neutral tile on every other slot; surplus neutral tiles are unused.

rule-setup-layout-b = Staggered tiles, adjacency square by square
  .text =
    In the three- and five-player maps tile rows are shifted by half a tile; adjacency is always judged by squares,
    never by tiles.

rule-setup-layout-c = Hole of the five-player map
  .text =
    The hole of the five-player map is not part of the map: it can be neither entered nor crossed nor counted as
    surroundings.

rule-setup-home-a = Yield of a capital on the suggested square
  .text =
    The outskirts of a capital on the square suggested by its home tile give exactly the terrain icons and printed
    extras of the eight surrounding squares.

rule-setup-home-b = Home tiles are open and carry no huts or villages
  .text = Home tiles are faceup from the start; no hut, village or relic marker lies on them.

rule-setup-capital-a = Capital on a central land square
  .text =
    The capital goes on one of the four central squares of the own home tile and never on water; the Aztec tile
    therefore has only three sites.

rule-setup-figures-a = Starting army and scout
  .text =
    One army and one scout are placed in the capital's outskirts on squares where they could legally end a move, within
    the stacking limit.

rule-setup-state-a = Starting values
  .text =
    Everybody starts with military ranks I, travel speed 2, stacking limit 2, culture hand limit 2, city limit 2, 0
    trade, no culture and coin tokens and the culture marker on the start panel, before the civilization's exceptions.
    Coin icons in the capital's outskirts count from the first moment.

rule-setup-tech-a = Starting tech lies in row one
  .text =
    The starting tech is known from the start and occupies a place in the first row of the pyramid whatever its printed
    level; its effects are active.

rule-setup-government-a = Starting governments
  .text =
    Everybody starts under Despotism except the Romans (Republic), the Russians (Communism) and the Japanese
    (Feudalism).

rule-setup-units-a = Starting standing forces
  .text = Each player draws one infantry, one mounted and one artillery card as facedown standing forces.

rule-setup-policy-a = One policy is adopted during setup
  .text =
    Every civilization must adopt exactly one social policy during setup, the French two on different cards; no tech is
    needed.

rule-setup-first-player-a = Random first player
  .text = The first player is determined at random.

rule-map-adjacency-a = Adjacent versus surrounding
  .text =
    Adjacent squares share an edge; the surroundings (outskirts) of a square are all eight neighbours including
    diagonals.

rule-map-center-a = City centre yields nothing
  .text = A city's centre square produces no icons and no resource; everything comes from the eight outskirts squares.

rule-map-terrain-a = Terrain icons
  .text = Grassland gives nothing, forest 2 production, mountain 1 production, desert 1 trade, water 1 trade.

rule-map-extras-a = Printed extras add to the terrain
  .text = A printed culture or coin symbol adds one such icon to the icons of the square's terrain.

rule-map-cover-a = A marker replaces all icons of its square
  .text = A building, wonder or great person on a square replaces every icon of that square by its own icons.

rule-map-cover-b = A covered resource cannot be harvested
  .text =
    A resource printed on a square that carries a building, wonder or great person cannot be harvested while covered,
    and can again when the marker is gone.

rule-map-empty-a = Empty square
  .text =
    A square is empty if it holds no figure, city, building, wonder, great person, hut, village, city-state or relic
    marker; printed resources do not matter.

rule-map-enemy-a = Everybody else is an enemy
  .text =
    Friendly means one's own; every piece of another player is enemy. There are no alliances, and no effect needs or
    respects one.

rule-map-rotation-a = Turning a tile
  .text =
    A tile is described facing up; facing right is a quarter turn clockwise, down a half turn, left three quarters;
    features turn with the terrain.

rule-turn-phases-a = Five phases in fixed order
  .text =
    A turn consists of Start of Turn, Trade, City Management, Movement and Research; every player finishes a phase
    before anyone starts the next.

rule-turn-order-a = Sequential and simultaneous phases
  .text =
    Start of Turn, City Management and Movement are played by one player after the other, clockwise from the first
    player, each player completing his part; Trade and Research are simultaneous.

rule-turn-first-player-a = First player marker passes left
  .text = At the beginning of every turn after the first the first player marker moves to the player on the left.

rule-turn-own-part-a = Acting outside the own part
  .text =
    A player acts only in his own part of a phase, except for effects that cancel or interrupt, "any time" effects and
    battle decisions.

rule-turn-collision-a = Colliding simultaneous wishes
  .text = If simultaneous decisions collide they are resolved in turn order from the first player.

rule-turn-once-a = Once per turn
  .text =
    "Once per turn" is per game turn; each resource ability and each start-of-turn ability may be used at most once per
    turn by its owner, even with more resources in hand.

rule-turn-sot-order-a = Free order inside Start of Turn
  .text =
    In his Start of Turn part a player does foundings, government change, abilities, scout assignment and great people
    placement in any order; an ability sees the state at the moment it is used.

rule-city-found-a = Founding a city with a scout
  .text =
    In his Start of Turn part a player may turn a scout on a legal square into a city: the scout returns to the supply
    and an unwalled city marker takes the square.

rule-city-found-b = A new city acts in the same turn
  .text = A city founded in Start of Turn takes part in this turn's Trade and City Management phases.

rule-city-found-c = Several cities in one turn
  .text =
    A player may found as many cities in one Start of Turn as he has legal sites, free markers and room under the city
    limit.

rule-city-found-water-a = No city on water
  .text = The site must not be a water square; every other terrain is allowed.

rule-city-found-revealed-a = Surroundings on the map and revealed
  .text = All eight surrounding squares must be on the map and on revealed tiles.

rule-city-found-hut-a = No hut or village on or next to the site
  .text =
    Neither the site nor any of the eight surrounding squares may hold a hut or village marker; an icon whose marker has
    been taken does not matter.

rule-city-found-citystate-a = No city next to a city-state
  .text = No city may be founded on any of the eight squares around a city-state, controlled or not.

rule-city-found-relic-a = No city on or next to a relic marker
  .text =
    While a relic marker lies on its square no city may be founded on that square or on any of the eight squares around
    it; after the marker is taken the restriction ends.

rule-city-found-enemy-a = No enemy figure in the surroundings
  .text = No enemy army or scout may stand on any of the eight surrounding squares; own figures do not matter.

rule-city-found-distance-a = City centres at least three squares apart
  .text =
    Every other city centre, own or enemy, must be at least 3 squares away in the larger of the horizontal and vertical
    distance, so outskirts never overlap.

rule-city-limit-a = City limit
  .text = A player may have at most 2 cities including the capital, 3 with Irrigation.

rule-city-found-displace-a = Other figures on the site
  .text =
    Other own figures on the founding square move to an adjacent square where they may end a move; if there is none they
    are removed.

rule-scout-gather-a = A scout sends the icons of its square
  .text = A scout sends production, trade, culture and coin icons of its own square to one city of its owner.

rule-scout-assign-a = Assignment at Start of Turn
  .text =
    In his Start of Turn part the player announces for each scout which of his cities it serves; the choice holds until
    his next Start of Turn.

rule-scout-assign-b = New and moved scouts
  .text =
    A scout keeps working for the announced city wherever it stands; a newly built scout serves the city that built it
    from the next turn on.

rule-scout-marker-a = Scouts gather from markers, also enemy ones
  .text =
    On a square with a building, wonder or great person a scout sends that marker's icons; if it belongs to an enemy the
    owner gets nothing because the square is blockaded.

rule-scout-combat-a = Combat icons are never sent
  .text = A scout never transfers combat icons; the owner of the blockaded marker loses them too.

rule-scout-own-a = A scout in own outskirts moves the yield
  .text =
    A scout in the outskirts of one of its owner's cities sends the square's yield to the announced city; the yield is
    counted only once.

rule-scout-resource-a = A scout lends its resource square
  .text = The announced city may harvest the resource of the square its scout stands on.

rule-trade-collect-a = Collecting trade
  .text =
    Each player adds all trade icons in the outskirts of his cities, on squares of his scouts and on city-states he
    controls to his dial.

rule-trade-collect-b = Blockaded squares give no trade
  .text = A square with an enemy figure gives no trade to the city's owner.

rule-trade-cap-a = The dial stops at 27
  .text = The trade dial never exceeds 27; the excess is lost.

rule-trade-cap-b = The cap applies to every gain
  .text = The maximum of 27 applies to gains from any source at any time, including stolen and traded points.

rule-trade-deal-a = Tradable goods
  .text =
    In the Trade phase players may hand over trade points, culture tokens, resource tokens (market tokens openly, hut
    and village tokens facedown) and culture event cards, in any mixture.

rule-trade-deal-b = What cannot be traded
  .text =
    Techs, coins, units, figures, cities, buildings, wonders and great people can never be part of a deal, and deals are
    possible only in the Trade phase.

rule-trade-deal-c = Promises do not bind
  .text = Promises about later behaviour may be made but are never enforced; only what changes hands now counts.

rule-trade-deal-d = Hand limit after a deal
  .text = A player who receives culture events above his hand limit discards down at once.

rule-trade-deal-e = Facedown tokens stay secret in a deal
  .text =
    A hut or village token is traded facedown: afterwards the receiver may look at it, others may not, and the giver's
    claim about it is not binding.

rule-trade-abilities-a = Trade-phase abilities
  .text =
    Abilities marked Trade are used by any player in this phase, after or before his collection, in turn order if it
    matters.

rule-city-action-a = One of four actions per city
  .text =
    In the owner's City Management part each city may take one action, in any order of cities: produce, devote to the
    arts, harvest a resource, or start a building program. Acting is optional and an unused action is lost.

rule-city-action-b = Several cities may take the same action
  .text = The same kind of action may be taken by more than one city in a turn.

rule-city-production-a = Production of a city
  .text =
    A city's production is its unblockaded outskirts production, plus icons sent by scouts, plus per-city bonuses, plus
    one-turn bonuses, plus converted trade.

rule-city-production-b = Exactly one item, the rest is lost
  .text =
    A produce action buys one figure, one unit, one building, one wonder or city walls; production not spent on it is
    lost and neither saved nor given to another city.

rule-city-rush-a = Three trade for one production
  .text =
    While producing, a player may convert 3 trade into 1 production as often as he can pay (Americans: 3 trade into 2
    production).

rule-city-rush-b = Conversion only for the current action
  .text =
    Converted production exists only for the produce action under way; trade cannot be converted for devotion, harvest
    or a program, and rounding surplus is lost.

rule-city-program-a = Starting a building program
  .text =
    As its city action a city puts a building program marker on its centre; this costs nothing. A city never has more
    than one marker; several cities may have one each.

rule-city-program-b = Doubling of outskirts production
  .text =
    When a city with a marker produces, the marker is discarded and the production of its outskirts counts double for
    that action.

rule-city-program-c = The marker must be used
  .text = A city with a marker has to use it on its next produce action, however small the item is.

rule-city-program-d = Other actions keep the marker
  .text = Devoting to the arts or harvesting leaves the marker in place, for any number of turns.

rule-city-program-e = Other sources are not doubled
  .text =
    Production from governments, policies, events, resource abilities, scouts outside the outskirts and converted trade
    is added undoubled.

rule-city-program-f = Scouts inside the outskirts, city-states and Communism
  .text =
    Icons of the city's own outskirts gathered by a scout standing there for that city, and for the capital icons of
    controlled city-states, count as outskirts and are doubled; under Communism the best city's outskirts number is
    taken first and then doubled.

rule-city-program-g = A destroyed city loses its marker
  .text = If the city is destroyed its building program marker returns to the supply.

rule-city-program-h = Program and production in one turn
  .text = A city that gets a second action in the same turn may start a program first and use it with the second action.

rule-city-program-i = Walls and free buildings use the marker too
  .text = Every produce action discards the marker, also one for city walls or for a building that is free.

rule-city-program-j = Only seven markers exist
  .text = There are seven building program markers; when all lie on cities no further program can be started.

rule-build-figure-cost-a = Figure costs
  .text = An army costs 4 production, a scout 6.

rule-build-figure-place-a = Where new figures appear
  .text =
    A new figure is placed on a square of the producing city's outskirts where it may end its movement, within the
    stacking limit.

rule-build-figure-place-b = No placement on huts and villages, no scout on enemies
  .text =
    No figure may be placed on a hut or village marker; a scout may not be placed on a square with an enemy figure.

rule-build-figure-place-c = Army placed on an enemy starts a battle
  .text =
    An army may be placed on an outskirts square with enemy figures; a battle starts at once with the builder as
    attacker, using only that army.

rule-build-figure-limit-a = Figure supply
  .text =
    At most 6 armies and 2 scouts of a player are on the map (Russians 7 armies); without a figure in supply none can be
    built.

rule-build-unit-a = Building a unit
  .text =
    A unit of an unlocked type costs 5, 7, 9 or 11 production by the owner's current rank of the type; the top card of
    that deck goes facedown to the standing forces. Infantry, mounted and artillery of rank I are always unlocked.

rule-build-unit-b = Aircraft
  .text = Aircraft cost 12 production and can be built only with Flight.

rule-build-unit-c = No limit but the decks
  .text = Standing forces have no maximum; a type whose deck is empty cannot be built.

rule-build-building-a = Conditions for a building
  .text =
    A building must be unlocked by a known tech, have a marker in the market, and go on a permitted terrain in the
    producing city's outskirts.

rule-build-building-terrain-a = Terrain of buildings
  .text =
    Harbor and shipyard need water; trading post desert; workshop and iron mine mountain; granary, aqueduct, library and
    university grassland; market, bank, temple, cathedral, barracks and academy any terrain except water.

rule-build-building-star-a = One starred building per city
  .text =
    A city has at most one starred building over all starred kinds (market/bank, temple/cathedral, barracks/academy,
    shipyard).

rule-build-building-upgrade-a = Only the upgraded form once unlocked
  .text =
    Once the upgraded form is unlocked only that form may be built, at its own cost; the upgrade tech alone suffices,
    the basic tech is not needed.

rule-build-building-upgrade-b = Built basic buildings turn at once
  .text =
    When a player gains an upgrade tech all his basic buildings of that family turn to the upgraded form immediately and
    free of charge; enemy buildings do not.

rule-build-building-supply-a = Shared marker supply
  .text = Basic and upgraded form share one supply; a destroyed or overbuilt building returns there.

rule-build-walls-a = City walls
  .text =
    With Masonry a produce action may buy walls for 7 production: the city marker is turned to its walled side, once per
    city.

rule-build-overbuild-a = Overbuilding a building
  .text =
    A new building, wonder or great person may be put on a square that already holds a building; the old building
    returns to the market.

rule-build-overbuild-b = Replacing a starred building
  .text =
    A second starred building is possible only as a replacement: the old one is removed when the new one is placed, also
    if the new one stands on another square.

rule-build-overbuild-c = Overbuilding a great person
  .text = A great person that is built over returns to its owner's reserve and may be placed again later.

rule-build-forbidden-a = Squares that cannot be built on
  .text =
    Nothing may be built on a city centre, a city-state, hut, village or relic marker, or a square with an enemy figure.

rule-wonder-build-a = Buying a wonder
  .text =
    A produce action may buy one of the four faceup wonders for its cost, or for the discounted cost if the player knows
    the named tech.

rule-wonder-build-b = Placement of a wonder
  .text =
    The wonder's marker goes on a non-water square of the producing city's outskirts and replaces that square's icons.

rule-wonder-limit-a = One wonder per city
  .text = A city has at most one wonder in its outskirts; a second one is possible only by replacing the first.

rule-wonder-market-a = Market slot is refilled at once
  .text =
    As soon as a wonder is bought, the next card of the deck with its marker takes the free slot. With an empty deck the
    slot stays empty.

rule-wonder-obsolete-a = Obsolete built wonder
  .text =
    A built wonder made obsolete loses its ability for good; its marker stays on the map and keeps its culture icons.

rule-wonder-obsolete-b = Obsoleting a wonder in the market
  .text =
    A tech that makes a wonder obsolete may hit a market wonder; card and marker are removed and the slot is refilled.

rule-wonder-blockade-a = A blockaded wonder does not work
  .text =
    While an enemy figure stands on a wonder's square the wonder has no effect and no icons for its owner; afterwards it
    works again.

rule-wonder-overbuilt-a = A wonder that is built over leaves the game
  .text = A wonder replaced by another marker leaves the game together with its card.

rule-city-arts-a = Devoting to the arts
  .text = The city gains 1 culture token plus one for each unblockaded culture icon in its outskirts.

rule-city-arts-b = Additions to a devotion
  .text =
    Culture icons sent by scouts count, for the capital also those of controlled city-states, plus bonuses such as Urban
    Development.

rule-city-harvest-a = Harvesting a resource
  .text =
    The city takes one market token matching a resource icon in its unblockaded outskirts or on a square of a scout
    assigned to it. If the market has none nothing is gained.

rule-city-blockade-a = Blockade by enemy figures
  .text =
    An outskirts square with any enemy figure, army or scout, yields its owner no production, trade, culture, coin,
    combat bonus or resource. The markers are not destroyed; when the last enemy figure has left everything yields
    again.

rule-city-blockade-b = No building under blockade
  .text = The owner cannot build or place anything on a blockaded square, except an army, which attacks.

rule-city-cancel-a = Cancelled city action
  .text = A cancelled city action is used up, but its production, marker and payment are not spent.

rule-city-abilities-a = Resource abilities between actions
  .text =
    City Management resource abilities may be used at any moment of the own City Management part, before, between or
    after city actions; they are not city actions and cannot be used in other phases or in another player's part unless
    they cancel or interrupt.

rule-culture-advance-a = Cost of advancing
  .text = One space costs 3 culture on spaces 1-7, 5 culture and 3 trade on 8-14, 7 culture and 6 trade on 15-21.

rule-culture-advance-b = Several advances, own part only
  .text =
    At any moment of his own City Management part a player may advance as often as he can pay, one space at a time;
    never in other phases except by free advances.

rule-culture-advance-c = Rewards of the track
  .text =
    Each space entered gives a culture event of the space's level, a great person on spaces 3, 7, 12 and 18, or victory
    on 21.

rule-culture-advance-d = Free advances give the same reward
  .text = A free advance costs nothing and gives the reward of the space entered, at the level of that space.

rule-movement-speed-a = One move per figure, orthogonal steps
  .text =
    In his Movement part a player may move each figure once, up to the travel speed in steps from square to adjacent
    square, never diagonally.

rule-movement-speed-b = Travel speed by tech
  .text =
    Travel speed is 2, or the best of Horseback Riding 3, Sailing 4, Steam Power 5, Flight 6; values do not add up.

rule-movement-group-a = Groups
  .text =
    Figures that start the phase in the same square may move together as a group; figures that start apart cannot join
    into one move.

rule-movement-group-b = Dropping figures on the way
  .text = A moving group may leave figures behind; those have finished moving. It cannot pick figures up.

rule-movement-stack-a = Stacking limit
  .text =
    At the end of a move a square holds at most as many figures of a player (armies and scouts together) as his stacking
    limit.

rule-movement-stack-b = Stacking limit by tech
  .text =
    The stacking limit is 2, Masonry 3, Printing Press 4, Biology 5, Replaceable Parts 6, best value only; the Russians
    add 1 to it.

rule-movement-water-a = Water without a tech
  .text = Without a water tech figures can neither enter nor cross water.

rule-movement-water-b = Crossing and stopping on water
  .text = Navigation lets figures cross water but not stop there; Sailing, Steam Power and Flight let them stop as well.

rule-movement-enter-hidden-a = Unrevealed tiles cannot be entered
  .text = No figure enters a square of a facedown tile; the tile has to be discovered first.

rule-movement-enter-hut-a = Scouts and huts or villages
  .text =
    A scout may not enter a square with a hut marker (unless Pacifism) nor ever one with a village marker, not even in
    passing.

rule-movement-enter-citystate-a = City-states may be entered and passed
  .text = A city-state without enemy figures may be entered and passed by armies and scouts alike.

rule-movement-enter-enemy-a = Enemy figures and cities stop movement
  .text =
    A scout may not enter a square with enemy figures or an enemy city centre; an army entering one with an enemy army
    or an enemy city centre starts a battle there and its move ends.

rule-movement-enter-owncity-a = Own city centre: pass, not stop
  .text = Own city centres may be crossed but no figure may end its move there.

rule-movement-scout-behind-a = Scouts in an attacking group
  .text =
    Scouts moving with armies into a battle square enter it only if the battle is won; if it is lost they die with the
    armies.

rule-movement-forced-a = Figures on squares they may no longer occupy
  .text =
    A figure on a square it may no longer stop on stays until it next moves and must then leave if it can; a planned
    move that cannot legally end must stop earlier.

rule-explore-discover-a = Discovering a tile
  .text =
    An army or scout adjacent to a square of a facedown tile may spend one step to turn the tile up without moving, and
    may then continue.

rule-explore-discover-b = Orientation of a discovered tile
  .text = The discovered tile is laid so that its arrow points away from the discovering figure.

rule-explore-discover-c = Markers on a new tile
  .text =
    A random facedown hut marker goes on every hut icon, a village marker on every village icon, and the matching relic
    marker on a relic square.

rule-explore-discover-d = Touching two facedown tiles
  .text =
    In staggered maps a figure may touch several facedown tiles; each costs its own step and the player chooses which to
    turn up.

rule-explore-hut-a = Exploring a hut
  .text = An army entering a hut square stops there; its owner takes the marker and looks at it.

rule-explore-hut-b = Keeping and revealing hut and village markers
  .text =
    Resource markers are kept facedown and spent later like tokens; immediate rewards are revealed and carried out at
    once.

rule-explore-village-a = Taking a village
  .text =
    An army entering a village fights barbarians; if it wins it occupies the square and its owner takes the marker as
    with a hut.

rule-explore-village-b = Losing against a village
  .text = If the barbarians win, the attacking figures are lost and the marker stays facedown.

rule-battle-start-a = When a battle starts
  .text =
    A battle starts when an army, alone or in a group, enters or is placed on a square with an enemy army, an enemy city
    centre or a village; the mover is the attacker, and every battle ends the attackers' movement.

rule-battle-steps-a = Order of a battle
  .text =
    A battle runs in this order: effects before the battle, battle hands, combat bonus, engagement, result, and finally
    losses, loot and occupation.

rule-battle-hand-a = Battle hand sizes
  .text =
    The battle hand is 3 for the first army and 2 more for each further army of that player in the fight; a defended
    city has 6, barbarians have 3. Communism adds 1 and Computers 1 per five coins.

rule-battle-hand-b = Fewer units than the hand size
  .text = A player with fewer units than his hand size takes all he has, even none.

rule-battle-hand-c = Random secret draw
  .text =
    The hand is drawn at random from the whole standing forces and is secret until played; undrawn units take no part.

rule-battle-hand-d = Who counts for the hand
  .text =
    Only army figures on the attacked square count: scouts add nothing, and a city is defended with hand 6 whatever
    armies stand in its outskirts.

rule-battle-rank-a = The owner's rank decides the card side
  .text =
    A unit uses the side of its owner's current rank of that type; a rank rise changes all units of the type at once,
    also those built earlier.

rule-battle-bonus-a = Combat bonus card
  .text =
    After the hands are drawn each side adds its combat bonuses once; the side with the larger sum takes the combat
    bonus card with the difference, the other side adds nothing.

rule-battle-bonus-b = Defence of city markers
  .text = A city gives 6, a capital 12 and walls 4 more; this counts only for the defender of that square.

rule-battle-bonus-c = Sum of all bonus sources
  .text =
    Barracks 2, academy 4, shipyard 2, great general 4, Statue of Zeus 6, Fundamentalism 4, the French 2 and city-state
    4 with 2 all add up wherever the battle is, if not blockaded.

rule-battle-front-a = Defender plays first, then alternately
  .text = Players take battle turns alternately, starting with the defender; each turn exactly one unit is played.

rule-battle-front-b = Where a unit may be played
  .text =
    A unit opens a new front or attacks a front that holds exactly one enemy unit; own unopposed fronts cannot be
    reinforced.

rule-battle-front-c = Engaged fronts are closed
  .text = A front with a unit on both sides cannot be entered; if all fronts are engaged a new front must be opened.

rule-battle-front-d = A front reopens when one side dies
  .text = When one unit of a front is killed the survivor stands alone and may be attacked by the other side.

rule-battle-attack-a = Simultaneous wounds
  .text =
    When a unit is played against an enemy unit both deal wounds equal to their strength to each other at the same time,
    so both may die.

rule-battle-attack-b = Trump strikes first
  .text = If one type trumps the other the trumping unit deals its wounds first; a surviving opponent strikes back.

rule-battle-attack-c = A trumping kill takes no wounds
  .text =
    If the first strike of the trumping unit kills, the victim deals no wounds; this holds for the unit in play as well
    as for the unit being played.

rule-battle-attack-d = Trump cycle
  .text =
    Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry; aircraft neither trump nor are
    trumped, equal types do not trump.

rule-battle-attack-e = Each unit strikes only when a unit is played into its front
  .text = Wounds stay on a unit; units engaged on a front do not strike again on later turns.

rule-battle-kill-a = Killed units
  .text = A unit whose wounds reach its health is killed immediately and goes faceup under its deck.

rule-battle-turn-a = Battle turn
  .text =
    The active player may use an ability, plays a unit, may use an ability; the other player may use no battle ability
    meanwhile.

rule-battle-turn-b = After the last unit
  .text =
    A player who has played his last unit gets no more battle turns and can use no more abilities; the other plays on
    alone.

rule-battle-turn-c = Abilities touch units in play only
  .text = Healing and wound-dealing abilities affect units on fronts, never cards in hand.

rule-battle-result-a = Final combat value
  .text =
    After all units are played each side takes the total health of its surviving units, minus the wounds on them, plus
    its combat bonus card; the higher total wins.

rule-battle-result-b = Defender wins ties
  .text = With equal totals the defender wins.

rule-battle-result-c = Winning without survivors
  .text = A side may win without surviving units, by its combat bonus alone.

rule-battle-losses-a = Losses of the loser
  .text =
    The loser loses all figures that took part, scouts included. All wounds are removed and the surviving units of both
    sides return to their standing forces.

rule-battle-losses-b = Losses of the winner
  .text =
    The winner loses one army figure for every two of his own units that were killed, but keeps at least one army if
    armies fought for him.

rule-battle-occupy-a = The winning attacker occupies the square
  .text = A winning attacker's remaining figures stand on the battle square; a winning defender stays where he is.

rule-battle-city-a = A conquered city is destroyed
  .text =
    The city marker returns to its owner, all buildings in its outskirts return to the market, wonders there leave the
    game, great people there return to the pool, a building program marker is discarded; the conqueror does not keep the
    city.

rule-battle-scouts-a = Undefended scouts
  .text =
    Entering a square with only enemy scouts is no battle: they are removed, the mover counts as winner of a battle and
    gains 1 loot; hands and bonuses are not used. The army's move ends there.

rule-battle-barbarian-a = Barbarians of a village
  .text =
    Barbarians are the defender with one infantry, one mounted and one artillery unit of rank I drawn from the decks and
    no combat bonus; the player to the attacker's left plays for them. Afterwards their cards go under their decks.

rule-battle-barbarian-b = The usual losses apply against barbarians
  .text = A player who beats barbarians still loses an army for every two own units killed, keeping at least one.

rule-battle-retreat-a = No retreat
  .text = A battle once started is fought to the end; nobody can withdraw or decline.

rule-loot-amount-a = Loot by what was defeated
  .text =
    The winner gains 1 loot if the loser had one or more figures on the battle square, 2 loot if he lost a non-capital
    city, and an immediate military victory if he lost the capital; the number of figures does not matter.

rule-loot-amount-b = Beaten attackers give loot too
  .text = A defender who wins gains 1 loot because the loser had figures on the square.

rule-loot-spend-a = Spending two loot
  .text =
    Loot buys effects from the two price lists; with 2 loot one 2-point effect, two different 1-point effects or the
    same 1-point effect twice.

rule-loot-spend-b = Loot is spent at once
  .text = Loot must be spent immediately after the battle; it cannot be saved, and what cannot be used is lost.

rule-loot-trade-a = Loot: steal up to 3 trade
  .text = The winner moves up to 3 points from the loser's dial to his own.

rule-loot-culture-a = Loot: steal up to 3 culture
  .text = The winner takes up to 3 culture tokens of the loser; the loser's culture track does not move.

rule-loot-resource-a = Loot: steal a resource
  .text =
    The winner takes one resource token of his choice; facedown hut and village tokens may be chosen but not looked at
    before.

rule-loot-discard-coin-a = Loot: loser discards a coin token
  .text = The loser discards one coin token chosen by the winner; printed coins are safe.

rule-loot-tech-a = Loot: learn a tech of the loser
  .text = For 2 loot the winner learns one tech the loser knows and he does not, free of trade, if it fits his pyramid.

rule-loot-tech-b = A looted tech counts as researched
  .text =
    The looted tech works at once and triggers bonuses for researching or learning techs; it does not touch the dial or
    the turn's research.

rule-loot-card-a = Loot: steal a culture event
  .text =
    For 2 loot the winner takes one culture event; he may look at the loser's hand only after buying the effect. His
    hand limit applies.

rule-loot-coin-a = Loot: steal a coin token
  .text = For 2 loot the winner moves one coin token of the loser to his own civilization sheet.

rule-loot-barbarian-a = Barbarians and loot
  .text = Barbarians neither give nor take loot.

rule-research-choose-a = Secret choice, common reveal
  .text =
    In the Research phase every player may secretly choose one tech he does not know, meets the requirement for and has
    a place for; all choices are revealed together.

rule-research-choose-b = Research is optional and at most one tech
  .text = A player may decline to research; nobody researches more than one tech per turn without a special effect.

rule-research-requirement-a = Trade needed by level
  .text = Level I needs 6, II 11, III 16, IV 21, V 26 trade on the dial.

rule-research-requirement-b = Discounts lower the requirement
  .text =
    Porcelain Tower lowers every requirement by 5 and the Japanese by 3; both together by 8, never below 0. A surplus of
    trade gives no advantage.

rule-research-payment-a = Dial after research
  .text = After researching the dial drops to the number of coins the player has, whatever the requirement was.

rule-research-payment-b = Trade is kept without research
  .text = A player who does not research keeps all his trade.

rule-research-payment-c = The dial is never raised by coins
  .text =
    The dial after research is the smaller of the previous trade and the coins, counted after the new tech is in play.

rule-research-pyramid-a = Row capacity
  .text =
    A card in row n+1 lies on two neighbouring cards of row n, so row n+1 holds at most one card fewer than row n; row 1
    is unlimited. A tech once placed stays for good.

rule-research-pyramid-b = Smallest pyramid under Space Flight
  .text = Space Flight needs rows of at least 5, 4, 3 and 2 cards.

rule-research-effects-a = A new tech works at once
  .text = A learned tech works immediately: coins count, ranks rise, buildings turn, speed and limits change.

rule-research-learn-a = Learning outside the Research phase
  .text =
    Techs gained by other effects need a legal place in the pyramid, cost no trade unless the effect says so, do not
    reset the dial, and do not use up the turn's research.

rule-research-spaceflight-a = One Space Flight card
  .text =
    There is a single Space Flight card; if two players choose it in the same turn the one earlier in turn order gets
    it.

rule-event-draw-a = Drawing a culture event
  .text = A culture event is drawn from the deck of the level of the space entered and is known to its owner only.

rule-event-limit-a = Culture hand limit
  .text =
    If the hand exceeds the limit after a draw the player discards down to it at once, choosing freely (also the new
    card).

rule-event-limit-b = Size of the culture hand
  .text =
    The limit is 2, plus 1 each for Pottery, Civil Service and Theology, plus 1 per five coins with Computers, plus 4
    with Cristo Redentor.

rule-event-deck-a = Spent events, killed units and reshuffling
  .text =
    Used and discarded events and killed units go faceup under their deck; when a faceup card comes to the top the deck
    is reshuffled.

rule-event-play-a = Playing an event
  .text =
    An event is played in the phase printed on it in the player's own part; "any time" and interrupting cards whenever
    their text applies.

rule-event-two-phases-a = Cards with two effects
  .text = A card with two effects in different phases is played for exactly one of them and is then spent.

rule-event-cancel-a = Cancelled events are spent
  .text =
    A cancelling card or ability is played in response; the cancelled event is spent without effect, and a cancelling
    event may itself be cancelled.

rule-event-terrain-a = Terrain changes are permanent
  .text = A terrain change puts a marker that fixes the square's terrain for good and covers printed extras.

rule-greatperson-gain-a = Gaining a great person
  .text = A gained great person is a random marker from the pool.

rule-greatperson-place-a = Placing a great person
  .text =
    It may be placed at once on a non-water square of the outskirts of one of the owner's cities, or kept in reserve and
    placed in a later own Start of Turn; placing is no city action.

rule-greatperson-reserve-a = No effect in reserve
  .text = In reserve a great person gives no icons and no combat bonus.

rule-greatperson-kill-a = Killed great people, empty pool
  .text = A killed great person returns to the facedown pool; with an empty pool nothing is gained.

rule-greatperson-types-a = Icons of the great person types
  .text =
    Artist 1 trade and 2 culture; builder 2 production and 1 coin; humanitarian 1 production, 1 trade, 1 culture and 1
    coin; industrialist (merchant) 2 culture and 1 coin; scientist 1 production and 2 trade; general +4 combat bonus and
    no other icon.

rule-greatperson-general-a = General
  .text =
    The great general marker gives +4 combat bonus in every battle of its owner while on the map and not blockaded.

rule-government-change-a = Direct change to a newly unlocked government
  .text =
    In his Start of Turn a player may change directly to a government he unlocked during the previous turn or earlier in
    the same Start of Turn.

rule-government-change-b = Otherwise through Anarchy
  .text =
    In any other case he must change to Anarchy and may take any unlocked government in his next Start of Turn;
    Despotism counts as unlocked for everybody.

rule-government-change-c = Unlocking during another player's Start of Turn
  .text = A player who unlocks a government in somebody else's Start of Turn part (tech swap) may switch to it at once.

rule-government-despotism = Despotism
  .text = Every city of the player produces 1 more; a building program never doubles this.

rule-government-anarchy = Anarchy
  .text = The capital cannot take actions and the social policies have no effect; other cities act normally.

rule-government-republic = Republic
  .text = The player's armies can found cities just as scouts do.

rule-government-feudalism = Feudalism
  .text =
    Once per turn at Start of Turn the player harvests one resource from the outskirts of any of his cities, without a
    city action.

rule-government-democracy_gov = Democracy
  .text = Counts as one coin while in force and gives 2 trade at Start of Turn.

rule-government-monarchy_gov = Monarchy
  .text = The capital may take one additional action of a different kind each turn.

rule-government-communism_gov = Communism
  .text =
    The battle hand is 1 larger, and each city gets from its outskirts as much production as the player's best city gets
    from its own outskirts.

rule-government-fundamentalism = Fundamentalism
  .text =
    Combat bonus +4; in addition, once per turn at Start of Turn, the player gains 1 culture for every army of his on
    the map.

rule-policy-max-a = Maximum of social policies
  .text =
    The maximum number of active policies is the number of the player's cities on the map, for the French one more;
    city-states do not count.

rule-policy-adopt-a = Adoption is immediate and mandatory
  .text = Whenever the maximum rises a new policy must be adopted at once; it cannot be declined or postponed.

rule-policy-sides-a = Two sides of one card exclude each other
  .text =
    A policy is adopted by taking an unused card with one side up; the policy on its other side is then unavailable. The
    pairs are Rationalism/Patronage, Natural/Organized Religion, Expansionism/Urban Development, Pacifism/Military
    Tradition.

rule-policy-lose-a = Losing a policy
  .text =
    Whenever the maximum falls the owner returns one active card of his choice at once; it may be adopted again later,
    on either side.

rule-policy-switch-a = Switching a policy
  .text = An active policy changes only through an effect: the card is turned over or exchanged for an unused card.

rule-policy-anarchy-a = Policies under Anarchy
  .text = Under Anarchy policies have no effect but stay adopted and keep counting toward the maximum.

rule-policy-once-a = Each start-of-turn ability once
  .text = Each "Start of Turn" ability of a policy is usable once per turn; with two abilities each is usable once.

rule-policy-rationalism = Rationalism
  .text =
    Start of Turn: pay 6 trade to learn a level I tech; pay 11 trade to learn a level II tech; each once per turn, the
    tech must fit.

rule-policy-patronage = Patronage
  .text = Start of Turn: pay 1 culture to draw a culture event of the level the marker stands in, once per turn.

rule-policy-natural_religion = Natural Religion
  .text = An army that moves on its own, not in a group, has +1 travel speed.

rule-policy-organized_religion = Organized Religion
  .text =
    Counts as one coin; in addition, for each great person gained the player draws two markers, keeps one and returns
    the other.

rule-policy-expansionism = Expansionism
  .text = Start of Turn: 1 trade for each own city and 1 for each controlled city-state.

rule-policy-urban_development = Urban Development
  .text =
    A city with at least two different building and/or wonder markers in its outskirts produces 3 more and yields 2 more
    culture when devoted.

rule-policy-pacifism = Pacifism
  .text =
    Scouts may explore huts (not villages), and at Start of Turn the player gains 1 culture, 2 if he has a scout on the
    map.

rule-policy-military_tradition = Military Tradition
  .text = The first time the player builds an army in a turn he builds one unlocked unit of his choice for free.

rule-citystate-found-a = A city-state appears
  .text =
    When a hut or village marker with that reward is taken, the top city-state marker is put on that square; the
    explorer stands on it and controls it at once.

rule-citystate-control-a = Control by presence
  .text = The player with a figure on the city-state controls it; army or scout, one is enough.

rule-citystate-outskirts-a = Counts as outskirts of the capital
  .text =
    A controlled city-state counts as outskirts of the controller's capital: its icons add to trade, capital production,
    capital arts, coins and combat bonus, not to other cities.

rule-citystate-build-a = Figures of the capital may appear there
  .text = Figures built by the capital may be put on controlled city-states within the stacking limit.

rule-citystate-fight-a = Defence bonus +4
  .text = Armies standing on a city-state defend with +4 combat bonus.

rule-citystate-scout-a = A lone scout does not defend
  .text = A scout alone on a city-state is removed without a battle when an army enters; the mover takes control.

rule-citystate-city-a = City on a city-state
  .text =
    A city may be founded on a city-state's own square; the city-state is destroyed and the founder gains 3 culture.

rule-citystate-leave-a = Leaving a city-state
  .text =
    When the last figure leaves, control and all benefits end at once; the city-state stays on the map without a
    controller, and battles never destroy it.

rule-citystate-city_state_1 = City-state 1
  .text = Gives 3 trade to its controller.

rule-citystate-city_state_2 = City-state 2
  .text = Gives 3 culture icons to the controller's capital.

rule-citystate-city_state_3 = City-state 3
  .text = Gives 1 coin and 1 production to the controller's capital.

rule-citystate-city_state_4 = City-state 4
  .text = Gives 1 culture and +2 combat bonus to its controller.

rule-citystate-city_state_5 = City-state 5
  .text =
    Gives 1 production and 1 trade; its question mark lets the capital harvest one market resource of the controller's
    choice there.

rule-relic-block-a = Relic squares are untouchable
  .text =
    While the relic marker lies there nothing may be built on the square and no event, tech or other effect changes it.

rule-relic-scouts-a = Scouts need an escort
  .text = A scout may enter a relic square only together with at least one army, also under Pacifism.

rule-relic-claim-a = Claiming a relic
  .text =
    When at least one army ends its movement on the square its owner takes the marker and uses its one-time ability at
    once; it never returns. Armies may pass over the square without stopping, then the marker stays.

rule-relic-ark_of_the_covenant = Ark of the Covenant
  .text = The claimer makes two free advances on the culture track, with the reward of each space.

rule-relic-attilas_village = Attila's Village
  .text = The claimer at once builds two unlocked units of his choice for free.

rule-hut-hut_incense = Hut: incense
  .text = The marker counts as one incense; 5 of the 25 huts are of this kind.

rule-hut-hut_iron = Hut: iron
  .text = The marker counts as one iron; 2 of the 25 huts are of this kind.

rule-hut-hut_silk = Hut: silk
  .text = The marker counts as one silk; 5 of the 25 huts are of this kind.

rule-hut-hut_wheat = Hut: wheat
  .text = The marker counts as one wheat; 5 of the 25 huts are of this kind.

rule-hut-hut_spy = Hut: spy
  .text = The marker counts as one spy; 5 of the 25 huts are of this kind (3 core, 2 expansion).

rule-hut-hut_uranium = Hut: uranium
  .text = The marker counts as one uranium; 1 of the 25 huts is of this kind.

rule-hut-hut_city_state = Hut: city-state
  .text =
    The marker is revealed at once and the top city-state marker is put on the square; 2 of the 25 huts are of this
    kind.

rule-village-village_iron = Village: iron
  .text = The marker counts as one iron; 3 of the 15 villages are of this kind.

rule-village-village_spy = Village: spy
  .text = The marker counts as one spy; 3 of the 15 villages are of this kind.

rule-village-village_uranium = Village: uranium
  .text = The marker counts as one uranium; 3 of the 15 villages are of this kind (2 core, 1 expansion).

rule-village-village_great_person = Village: great person
  .text = The conqueror gains a random great person at once; 2 of the 15 villages are of this kind.

rule-village-village_city_state = Village: city-state
  .text =
    The marker is revealed and the top city-state marker is put on the square; 3 of the 15 villages are of this kind.

rule-village-village_wealth = Village: wealth
  .text =
    The marker is revealed at once and discarded; the conqueror puts one coin token on his civilization sheet; 1 of the
    15 villages is of this kind.

rule-resource-market-a = Market resources are limited and return
  .text = Market tokens of incense, iron, silk and wheat are limited; a spent token returns to the market.

rule-resource-token-a = Hut and village tokens leave the game
  .text = Hut and village tokens count as the resource shown and leave the game when spent; they never enter the market.

rule-resource-any-a = "Any n" costs
  .text =
    A cost of any n resources is paid with any mixture, spies, uranium and facedown tokens included; more than n cannot
    be paid for more effect.

rule-coins-count-a = What counts as a coin
  .text =
    Coins are counted continuously: printed coins of known techs, coin tokens on techs, wonders and the sheet, coin
    icons of buildings, great people, squares and city-states in working outskirts or sent by scouts, Democracy and
    Organized Religion.

rule-coins-count-b = Blockaded coins do not count
  .text = Coin icons on blockaded squares do not count while the blockade lasts.

rule-coins-cap-a = At most four tokens on a tech
  .text = A tech that collects coin tokens holds at most four, six with the Internet.

rule-coins-discard-a = Discarding takes tokens, not icons
  .text = An effect that makes a player discard a coin takes a coin token; printed icons are never lost that way.

rule-victory-culture-a = Culture victory
  .text = A player who reaches the culture victory panel (step 21) wins at once.

rule-victory-economic-a = Economic victory
  .text = A player who has 15 coins at any moment, also in another player's part, wins at once.

rule-victory-tech-a = Technology victory
  .text = A player who learns Space Flight wins at once.

rule-victory-military-a = Military victory
  .text = A player who conquers an enemy capital wins at once; one capital is enough, also with more than two players.

rule-victory-tie-a = Several winners at the same moment
  .text = If several players fulfil a condition at the same moment the one earlier in turn order wins.

rule-victory-limit-a = No turn limit
  .text = The rules know no turn limit and no scoring; a limit is a house rule and off by default.

rule-info-public-a = Public information
  .text =
    Map, figures, buildings, governments, policies, known techs and pyramids, trade dials, culture tokens, coins,
    market, numbers of units, numbers and level backs of culture cards, numbers of facedown tokens and great people are
    public.

rule-info-hidden-a = Hidden information
  .text =
    Identity of units in standing forces and hands, culture events in hand, facedown tokens (kept or on the map),
    unrevealed tiles, deck orders and tech choices before the reveal are hidden from everyone not entitled. A facedown
    token is revealed to all when it is spent.

rule-limits-unlimited-a = Unlimited tokens
  .text = Culture, coin and wound tokens are unlimited; all other components are limited to their counts.

rule-limits-precedence-a = The expansion overrides the core game
  .text = Where the expansion book and the core game differ, the expansion rule is used.

rule-limits-faf-a = Fame and Fortune is off by default
  .text =
    Without the option no Fame and Fortune civilization, tech, wonder, event, tile, hut, village, relic, investment,
    metropolis or great person card is used, except the loot points, market refill, obsolescence and wonder deck rules
    that the expansion took over.

rule-limits-disaster-a = Terrain markers are limited
  .text =
    The core game has 12 two-sided desert/grassland markers; once all of them are on the map no further terrain change
    of these kinds is possible.

rule-building-harbor = Harbor
  .text = Unlocked by Navigation, cost 7, on water: 1 production, 2 trade; not starred.

rule-building-trading_post = Trading Post
  .text = Unlocked by Code of Laws, cost 7, on desert: 2 trade, 1 culture; not starred.

rule-building-granary = Granary / Aqueduct
  .text =
    Granary: unlocked by Pottery, cost 5, on grassland, 1 production and 1 trade. Aqueduct: unlocked by Engineering,
    cost 8, on grassland, 2 production and 2 trade.

rule-building-library = Library / University
  .text =
    Library: unlocked by Writing, cost 5, on grassland, 1 trade and 1 culture. University: unlocked by Printing Press,
    cost 8, on grassland, 2 trade and 2 culture.

rule-building-workshop = Workshop / Iron Mine
  .text =
    Workshop: unlocked by Construction, cost 7, on mountain, 3 production. Iron Mine: unlocked by Railroad, cost 10, on
    mountain, 4 production.

rule-building-market = Market / Bank
  .text =
    Market: unlocked by Currency, cost 7, any land, starred, 1 production, 1 trade, 1 culture. Bank: unlocked by
    Banking, cost 10, the same and 1 coin.

rule-building-temple = Temple / Cathedral
  .text =
    Temple: unlocked by Philosophy, cost 7, any land, starred, 2 culture. Cathedral: unlocked by Theology, cost 10, 3
    culture.

rule-building-barracks = Barracks / Academy
  .text =
    Barracks: unlocked by Metalworking, cost 7, any land, starred, 2 trade and +2 combat bonus in every battle. Academy:
    unlocked by Military Science, cost 10, 2 trade and +4.

rule-building-shipyard = Shipyard
  .text =
    Unlocked by Navy, cost 5, on water, starred: 2 production and +2 combat bonus; it is not an upgrade of the harbor.

rule-unit-infantry = Infantry
  .text =
    15 cards in three kinds of 5: strength/health at rank I 1/3, 2/2, 3/1, each +1/+1 per further rank; trumps mounted;
    rank II Democracy or Logistics, III Gunpowder, IV Replaceable Parts.

rule-unit-mounted = Mounted
  .text =
    15 cards with the same values as infantry; trumps artillery; rank II Chivalry or Logistics, III Railroad, IV
    Combustion.

rule-unit-artillery = Artillery
  .text =
    15 cards with the same values as infantry; trumps infantry; rank II Mathematics or Logistics, III Metal Casting, IV
    Ballistics.

rule-unit-aircraft = Aircraft
  .text = 8 cards: two 5/7, four 6/6, two 7/5, the same on all sides; outside the trump cycle.

rule-civ-americans = Americans: start
  .text = The Americans start with Currency, Despotism and one random great person.

rule-civ-american_rush = Americans: better conversion
  .text = Each 3 trade converted while producing yields 2 production instead of 1.

rule-civ-chinese = Chinese: start
  .text = The Chinese start with Writing, Despotism and a walled capital although they do not know Masonry.

rule-civ-chinese_explore = Chinese: culture for exploring
  .text = The Chinese gain 3 culture for every hut explored and every village conquered.

rule-civ-chinese_save_unit = Chinese: save one killed unit
  .text = After each battle the Chinese may return one of their killed units to their standing forces.

rule-civ-egyptians = Egyptians: start
  .text =
    The Egyptians start with Construction, Despotism and the top card of the finished wonder deck, an ancient wonder,
    whose marker is placed in the capital's outskirts before the market is filled.

rule-civ-egyptian_free_building = Egyptians: free building
  .text = Once per turn one city action may build an unlocked building for free.

rule-civ-germans = Germans: start
  .text = The Germans start with Metalworking, Despotism and two extra infantry units.

rule-civ-german_military_research = Germans: military research bonus
  .text =
    After setup, whenever the Germans research a tech that upgrades or unlocks a unit type, they build one unit of that
    type for free and take one market resource of their choice.

rule-civ-romans = Romans: start
  .text = The Romans start with Code of Laws and under Republic.

rule-civ-roman_glory = Romans: free culture advances
  .text =
    The Romans advance one space on the culture track for free for each wonder built, city founded, city conquered and
    village conquered.

rule-civ-russians = Russians: start
  .text =
    The Russians start with Communism (tech and government) and two armies; the extra army raises their supply to seven.

rule-civ-russian_stacking = Russians: stacking
  .text = The Russian stacking limit is one higher than the techs give.

rule-civ-russian_defector = Russians: sacrifice for a tech
  .text =
    Once per turn an army or scout may move into an enemy city and be sacrificed to learn for free a tech that player
    knows; a sacrificed army does not attack.

rule-civ-aztecs = Aztecs: start
  .text = The Aztecs start with Irrigation and Despotism and no other bonus; their tile offers three capital sites.

rule-civ-aztec_tribute = Aztecs: trade for victories
  .text = The Aztecs gain 3 trade for each battle they win, as attacker or defender.

rule-civ-aztec_sacrifice = Aztecs: culture for killed units
  .text = After a battle they fought, won or lost, the Aztecs gain 1 culture for every unit killed in it on both sides.

rule-civ-aztec_great_warriors = Aztecs: units with great people
  .text = Each time the Aztecs gain a great person they may build two unlocked units of their choice for free.

rule-civ-english = English: start
  .text = The English start with Navy and Despotism and no other bonus.

rule-civ-english_gather = English: armies gather
  .text = English armies gather icons and resources of their square exactly as scouts do.

rule-civ-english_sail = English: crossing water
  .text = English figures may cross water but not stop on it; better techs apply normally.

rule-civ-french = French: start
  .text = The French start with Pottery, Despotism and two social policies.

rule-civ-french_combat = French: combat bonus
  .text = The French have +2 combat bonus in every battle.

rule-civ-french_policies = French: one more policy
  .text = The French policy maximum is one higher than the number of their cities.

rule-civ-japanese = Japanese: start
  .text = The Japanese start with Chivalry, under Feudalism and with mounted rank II.

rule-civ-japanese_infantry = Japanese: stronger infantry
  .text = Japanese infantry units have +1 strength; health is unchanged.

rule-civ-japanese_research = Japanese: cheaper research
  .text = Researching a tech of any level needs 3 trade less.

rule-civ-mongols = Mongols: start
  .text = The Mongols start with Horseback Riding, Despotism, two extra mounted units and travel speed 3.

rule-civ-mongol_plunder = Mongols: more loot
  .text = If the Mongols gain loot as attacker they gain 1 loot more.

rule-civ-zulu = Zulu: start
  .text = The Zulu start with Animal Husbandry, Despotism and two extra artillery units.

rule-civ-zulu_villages = Zulu: villages without a battle
  .text = Zulu armies explore villages without fighting; the move ends there.

rule-civ-zulu_settle = Zulu: cities next to huts
  .text =
    The Zulu may found a city next to huts and may explore those huts at once; villages, city-states and relics next to
    the site still forbid it.

rule-civ-zulu_reveals_city_state = Zulu: city-state uncovered while founding
  .text = A city-state uncovered by the Zulu when founding a city is destroyed at once and gives them 3 culture.

rule-tech-animal_husbandry = Animal Husbandry: heal three wounds
  .text =
    Once per battle, in his own battle turn, the owner removes up to three wounds in total from his units in play; gives
    the discount for the Hanging Gardens.

rule-tech-animal_husbandry-resource = Animal Husbandry: wheat
  .text = City Management, 1 wheat: one of the owner's cities produces 3 more this turn.

rule-tech-code_of_laws = Code of Laws
  .text =
    Unlocks trading post and Republic; once per turn after winning a battle, except against a roaming horde, one coin
    token is put on the card (four at most).

rule-tech-currency = Currency
  .text = Unlocks the market. City Management, 1 incense: take 3 culture.

rule-tech-horseback_riding = Horseback Riding
  .text = Travel speed 3.

rule-tech-horseback_riding-resource = Horseback Riding: silk
  .text = Trade phase, 1 silk: gain 9 trade, then another player of the user's choice gains 6 trade (mandatory).

rule-tech-masonry = Masonry
  .text = Stacking limit 3; cities may produce walls for 7 production.

rule-tech-metalworking = Metalworking
  .text =
    Unlocks barracks; gives the discount for the Colossus. Battle, 1 iron just before playing a unit: the attack it
    makes on entering deals 3 more wounds; its health and later strikes are unchanged.

rule-tech-navigation = Navigation
  .text = Unlocks the harbor; figures may cross water but not stop there; gives the discount for the Great Lighthouse.

rule-tech-philosophy = Philosophy
  .text = Unlocks the temple. City Management, any 3 resources: gain one random great person.

rule-tech-pottery = Pottery
  .text = Unlocks the granary; culture hand limit +1.

rule-tech-pottery-resource = Pottery: any two resources
  .text = City Management, any 2 resources: put one coin token on the card (four at most).

rule-tech-writing = Writing
  .text =
    Unlocks the library. City Management, 1 spy, interrupt: cancel a city action another player is taking right now;
    resource abilities cannot be stopped this way.

rule-tech-navy = Navy
  .text =
    Unlocks the shipyard; an army built by a city action may be placed in the outskirts of any own city that has a
    shipyard.

rule-tech-chivalry = Chivalry
  .text = Unlocks Feudalism and mounted rank II. City Management, 1 incense: take 5 culture.

rule-tech-civil_service = Civil Service
  .text = One coin icon; culture hand limit +1. Any time, 1 spy, interrupt: cancel a culture event as it is played.

rule-tech-construction = Construction
  .text =
    Unlocks the workshop; gives the discount for the Porcelain Tower. City Management, 1 wheat: one of the owner's
    cities produces 5 more this turn.

rule-tech-democracy = Democracy
  .text =
    Unlocks the government Democracy and infantry rank II; once per turn in City Management the owner may pay 6 trade to
    put one coin token on the card (four at most).

rule-tech-engineering = Engineering
  .text =
    Unlocks the aqueduct; once per turn one produce action may be divided to buy two items out of the same production.

rule-tech-irrigation = Irrigation
  .text = City limit 3.

rule-tech-mathematics = Mathematics
  .text =
    Unlocks artillery rank II; gives the discount for Leonardo's Workshop. Battle, 1 iron, own battle turn: deal up to 3
    wounds, split among enemy units in play at will.

rule-tech-monarchy = Monarchy
  .text =
    Unlocks the government Monarchy; gives the discount for the Himeji Samurai Castle. City Management, 1 silk: either
    make one ancient wonder obsolete (built or in the market), or kill one random unit in another player's standing
    forces.

rule-tech-printing_press = Printing Press
  .text =
    Unlocks the university; stacking limit 4; once per turn in City Management the owner may pay 5 culture to put one
    coin token on the card (four at most).

rule-tech-sailing = Sailing
  .text = Travel speed 4; figures may cross and stop on water.

rule-tech-bureaucracy = Bureaucracy
  .text = One coin icon; once per turn in the Research phase the owner may switch one active social policy.

rule-tech-logistics = Logistics
  .text = Raises infantry, mounted and artillery to rank II; a type already at rank II or higher is not changed.

rule-tech-banking = Banking
  .text =
    Unlocks the bank (built markets turn); no coin icon on the card. City Management, 1 wheat: one of the owner's cities
    produces 7 more this turn.

rule-tech-biology = Biology
  .text = Stacking limit 5; once per battle in the own battle turn every wound is removed from the own units in play.

rule-tech-communism = Communism
  .text =
    Unlocks the government Communism. Movement, 1 spy, interrupt: pick a square; no figure may leave it this turn, not
    even in the middle of its move.

rule-tech-gunpowder = Gunpowder
  .text =
    Unlocks infantry rank III. City Management, any 2 resources: either make one ancient or medieval wonder obsolete
    (built or in the market), or destroy any one building.

rule-tech-metal_casting = Metal Casting
  .text =
    Unlocks artillery rank III; no coin icon on the corrected card; gives the discount for the Statue of Liberty. City
    Management, 1 incense: take 7 culture.

rule-tech-military_science = Military Science
  .text = Unlocks the academy; each city of the owner produces 1 more for every three coins he has.

rule-tech-railroad = Railroad
  .text = Unlocks the iron mine and mounted rank III; one coin icon.

rule-tech-steam_power = Steam Power
  .text = Travel speed 5; figures may cross and stop on water.

rule-tech-steam_power-resource = Steam Power: silk
  .text =
    City Management, 1 silk: move all own figures of one square to any water square on the map; they do not move again
    this turn.

rule-tech-theology = Theology
  .text = Unlocks the cathedral and Fundamentalism; culture hand limit +1; gives the discount for Angkor Wat.

rule-tech-education = Education
  .text =
    Once per turn when the owner builds a wonder one coin token is put on the card (four at most); gives the discount
    for Notre-Dame.

rule-tech-education-resource = Education: one of each
  .text =
    City Management, one incense, one iron, one silk and one wheat: learn any tech that fits the pyramid, free of trade.

rule-tech-atomic_theory = Atomic Theory: uranium, extra actions
  .text = City Management, 1 uranium: each of the owner's cities may take one more action this turn.

rule-tech-atomic_theory-b = Atomic Theory: uranium, nuke
  .text =
    Movement, 1 uranium: destroy a non-capital city together with all buildings, wonders, great people and figures in
    its outskirts.

rule-tech-ballistics = Ballistics
  .text =
    Unlocks artillery rank IV; gives the discount for the Pentagon. Battle, 1 iron, own battle turn: deal up to 6
    wounds, split among enemy units in play at will.

rule-tech-combustion = Combustion: razing a building
  .text =
    Unlocks mounted rank IV; once per turn when one of the owner's armies ends its move on a building, that building is
    destroyed.

rule-tech-combustion_walls = Combustion: walls fall before the battle
  .text = If an army of the owner attacks a walled city, its walls are removed before the battle, permanently.

rule-tech-computers = Computers
  .text = One coin icon; battle hand and culture hand limit are each 1 larger for every five coins.

rule-tech-flight = Flight
  .text =
    Unlocks aircraft; travel speed 6; water may be crossed and stopped on; while moving, figures pass over enemy
    figures, huts, villages and cities, but stopping follows the normal rules.

rule-tech-mass_media = Mass Media
  .text = Culture events played by the owner can never be cancelled.

rule-tech-mass_media-resource = Mass Media: spy
  .text = Any time, 1 spy, interrupt: cancel a resource ability being used; the resources paid for it are lost.

rule-tech-replaceable_parts = Replaceable Parts
  .text = Unlocks infantry rank IV; stacking limit 6.

rule-tech-space_flight = Space Flight
  .text = Level V; learning it by research or any other effect wins the game; there is one copy.

rule-wonder-stonehenge = Stonehenge
  .text = Ancient, cost 10, no discount, culture 1; Start of Turn: 1 culture.

rule-wonder-colossus = The Colossus
  .text = Ancient, cost 15 (10 with Metalworking), culture 1; Start of Turn: 3 trade.

rule-wonder-hanging_gardens = The Hanging Gardens
  .text =
    Ancient, cost 15 (10 with Animal Husbandry), culture 1; Start of Turn: one free figure on the wonder's own square.

rule-wonder-oracle = The Oracle
  .text = Ancient, cost 15 (10 with Code of Laws), culture 1; in battle the opponent plays with an open hand.

rule-wonder-great_lighthouse = The Great Lighthouse
  .text =
    Ancient, cost 15 (10 with Navigation), culture 1; every empty water square in the outskirts of the owner's cities
    yields 1 more trade.

rule-wonder-statue_of_zeus = Statue of Zeus
  .text = Ancient, cost 15, no discount, culture 1; combat bonus +6 in every battle.

rule-wonder-angkor_wat = Angkor Wat
  .text =
    Medieval, cost 20 (10 with Theology), culture 2; once per turn one city's harvest action gathers two resources, even
    both from one square.

rule-wonder-brandenburg_gate = Brandenburg Gate
  .text =
    Medieval, cost 15, no discount, culture 2; enemy figures cannot end their movement in the owner's outskirts, and
    those already there must leave when they can.

rule-wonder-himeji_samurai_castle = Himeji Samurai Castle
  .text = Medieval, cost 20 (15 with Monarchy), culture 2; all units of the owner have +1 strength.

rule-wonder-porcelain_tower = Porcelain Tower
  .text = Medieval, cost 20 (15 with Construction), culture 2; techs need 5 trade less; still one research per turn.

rule-wonder-leonardos_workshop = Leonardo's Workshop
  .text = Medieval, cost 20 (15 with Mathematics), culture 2; units never cost the owner more than 5 production.

rule-wonder-notre_dame = Notre-Dame
  .text =
    Medieval, cost 20 (15 with Education), culture 2; when researching, 6 more trade teach a second tech of the same or
    a lower level.

rule-wonder-cristo_redentor = Cristo Redentor
  .text =
    Modern, cost 25 (15 with Mass Media), culture 3; culture hand limit +4; Start of Turn: draw two culture events from
    the deck of the owner's choice.

rule-wonder-panama_canal = Panama Canal
  .text = Modern, cost 25 (20 with Engineering), culture 3; Start of Turn: put a coin token on the card.

rule-wonder-statue_of_liberty = Statue of Liberty
  .text =
    Modern, cost 25 (20 with Metal Casting), culture 3; Start of Turn: learn for free one tech that another player
    knows, if it fits; normal research stays possible.

rule-wonder-united_nations = United Nations
  .text = Modern, cost 20, no discount, culture 3; culture events cannot target the owner unless he allows it.

rule-wonder-internet = The Internet
  .text =
    Modern, cost 25 (15 with Computers), culture 3; each of the owner's techs that collects coin tokens can hold two
    more.

rule-wonder-pentagon = The Pentagon
  .text =
    Modern, cost 25 (15 with Ballistics), culture 3; the owner's units cannot be trumped (they still trump others).

rule-event-a_gift_from_afar = A Gift from Afar
  .text =
    Any time: counts as one iron, wheat, spy or silk for a cost; then another player chosen by the user puts a coin
    token on his sheet.

rule-event-bread_and_circuses = Bread and Circuses
  .text =
    Any time, interrupt: cancel a culture event aimed at the player, one of his figures, or a square or building of one
    of his cities.

rule-event-defection = Defection
  .text =
    Movement, may interrupt a move: kill one figure within 4 orthogonal squares of one of the player's figures or
    cities.

rule-event-drought = Drought
  .text = Start of Turn: turn a non-mountain square without building or wonder into desert for the rest of the game.

rule-event-duty_and_honor = Duty and Honor
  .text = Battle, before drawing the own hand: build one unlocked unit for free.

rule-event-exchange_of_ideas = Exchange of Ideas
  .text =
    Start of Turn: choose another player, learn one of his level I techs for free, then he learns one of the user's
    level I techs; each must fit and be new to the learner.

rule-event-sabotage = Sabotage
  .text =
    Start of Turn: destroy one building within 4 orthogonal squares of one of the player's figures or cities; it returns
    to the market.

rule-event-we_love_the_despot_day = We Love the Despot Day!
  .text = City Management: one of the player's cities produces 4 more this turn.

rule-event-barbarian_encampment = Barbarian Encampment
  .text = Start of Turn: put a village marker from the pool on an empty square outside every city's outskirts.

rule-event-migrants = Migrants
  .text =
    Either City Management: switch one social policy; or Movement: move one of the player's figures up to 2 squares,
    ending on an empty square.

rule-event-a_generous_gift = A Generous Gift
  .text = Any time: counts as one iron, wheat, spy or silk for a cost; nobody else gains anything.

rule-event-catastrophe = Catastrophe
  .text =
    Start of Turn: destroy one building within 6 orthogonal squares of one of the player's figures or cities; it returns
    to the market.

rule-event-deforestation = Deforestation
  .text = Start of Turn: turn a forest square without building or wonder into grassland for the rest of the game.

rule-event-jousting_tourney = Jousting Tourney
  .text = Any time, interrupt: cancel a culture event.

rule-event-knowledge_shared = Knowledge Shared
  .text = Start of Turn: like Exchange of Ideas with techs of level I or II.

rule-event-mass_defection = Mass Defection
  .text =
    Movement, may interrupt a move: in one square within 6 orthogonal squares of one of the player's figures or cities
    kill a great person or up to two figures.

rule-event-nationalism = Nationalism
  .text = Battle, before drawing the own hand: build up to two unlocked units for free.

rule-event-we_love_the_queen_day = We Love the Queen Day!
  .text = City Management: one of the player's cities produces 6 more this turn.

rule-event-roaming_horde = Roaming Horde
  .text =
    Movement: another player's army or city within 4 orthogonal squares of a village marker or an uncovered village icon
    is attacked at once by barbarians (one unit of each type, rank II, no bonus) controlled by the card's player; the
    victim defends with his normal hand and bonuses.

rule-event-roaming_horde-b = Roaming Horde: no reward for the victim
  .text =
    A victim who beats the horde gets no reward for it: no loot, no village marker, and nothing from cards or abilities
    that reward a battle won; a horde that wins removes the figures or destroys the city, also without loot.

rule-event-colonists = Colonists
  .text =
    Either City Management: switch up to two social policies; or Movement: move one of the player's figures up to 4
    squares, ending on an empty square.

rule-event-a_princely_gift = A Princely Gift
  .text = Any time: counts as one iron, uranium, spy, wheat or silk for a cost.

rule-event-disaster = Disaster
  .text = Start of Turn: destroy up to two buildings of other players anywhere; they return to the market.

rule-event-patriotism = Patriotism
  .text = Battle, before drawing the own hand: build up to three unlocked units for free.

rule-event-primetime_tv = Primetime TV
  .text = Any time, interrupt: cancel a culture event, or a resource ability whose payment is then lost.

rule-event-think_tank = Think Tank
  .text = Start of Turn: like Exchange of Ideas with techs of level III or lower.

rule-event-we_love_the_president_day = We Love the President Day!
  .text = City Management: one of the player's cities produces 8 more this turn.

rule-event-wholesale_defection = Wholesale Defection
  .text = Movement, may interrupt a move: in any one square of the map kill a great person or up to two figures.

rule-event-supply_drop = Supply Drop
  .text =
    Either Start of Turn: gain 7 trade; or City Management: one of the player's non-capital cities takes an additional
    action.

rule-event-immigrants = Immigrants
  .text =
    Either City Management: switch up to three social policies; or Movement: move one of the player's figures up to 6
    squares, ending on an empty square.

## Rulings

ruling-A01 = Five seats
  .text =
    Games for 2 to 5 players are offered. Base game and expansion alone are meant for four; the fifth seat is an
    extension that takes only the five-player map and a fifth set of pieces from Fame and Fortune and uses 17 of the 20
    neutral tiles.

ruling-A02 = Components running out
  .text =
    Only culture, coin and wound tokens are unlimited. If anything else has run out, an optional action is not available
    and a reward is skipped. Huts and villages suffice for all tiles, but a Barbarian Encampment needs a marker in the
    pool; barbarians take what the unit decks still have.

ruling-A03 = "Adjacent" for city-states and relics
  .text =
    All eight surrounding squares are meant, as for huts and villages, because the marker would lie in the outskirts.
    Movement, discovery and distances stay orthogonal.

ruling-A04 = Order of setup choices
  .text =
    In turn order from the first player each player completes capital, figures, policy (the French two) and civilization
    bonus. The Egyptian wonder is drawn before the market is filled, but its marker is placed together with the capital.
    Starting figures follow the rules for ending a move.

ruling-A05 = First player
  .text =
    The first player is random; the marker passes to the left at the beginning of every turn except the first, before
    any Start of Turn action.

ruling-A06 = Simultaneous wishes and responses
  .text =
    Collisions are resolved clockwise from the first player; in a player's own part he goes first. Cancelling effects
    are offered to the other seats clockwise from the acting player, one response at a time, the newest resolved first.

ruling-A07 = Scout assignment
  .text =
    The owner announces the city of each scout at his Start of Turn, until his next one. What counts is the square the
    scout stands on at the moment of counting; a scout built this turn counts for its builder from the next turn on.
    English armies are assigned in the same way.

ruling-A08 = Tradable goods
  .text =
    Trade, culture tokens, resources, culture events and promises may change hands, by agreement of two players and only
    in the Trade phase. Facedown tokens may be talked about but not shown.

ruling-A09 = What a building program doubles
  .text =
    Doubled are the unblockaded icons of the city's own outskirts, also where an own scout stands for this city, and for
    the capital those of controlled city-states. Scouts elsewhere, bonuses from governments, policies, techs, wonders
    and events, and converted trade are not doubled. Under Communism the best city's outskirts number is taken first and
    then doubled if the acting city has the marker.

ruling-A10 = Which productions use up the marker
  .text =
    Every produce action discards the marker, city walls and the Egyptian free building included. Harvest, arts and free
    items that do not come from a city action (Attila's Village, Hanging Gardens, Military Tradition, events) do not.

ruling-A11 = Program and production in the same turn
  .text =
    Both are allowed in one turn for a city with an additional action: the two actions are of different kinds, and the
    marker works on the next production, whenever that is. The reverse order is legal too.

ruling-A12 = Engineering
  .text =
    One pool is fixed when the action starts (icons, bonuses, program doubling once); trade may be converted for either
    item, and a building bought first does not enlarge the pool. Both items belong to the same city, and a cancellation
    hits the whole action.

ruling-A13 = Cancelled city action
  .text =
    The action is used up; production, converted trade, the program marker and a once-per-turn use of Engineering or the
    Egyptian ability are not spent. The response comes after the action is fully declared.

ruling-A14 = Overbuilding, star and wonder limit
  .text =
    Buildings, wonders and great people may be placed over markers. A second starred building or second wonder is legal
    only if the old one is removed at that moment, also on another square. An old building goes to the market, an old
    wonder leaves the game with its card, an old great person returns to the owner's reserve. The stricter reading
    demands the same square.

ruling-A15 = Covered squares
  .text =
    Icons and resource of a square are covered while a marker lies there; scouts on the square get the marker's icons
    only.

ruling-A16 = "Empty" squares
  .text =
    Empty means without figure, city or any marker. For the Great Lighthouse only markers and enemy figures on the water
    square matter, own figures do not.

ruling-A17 = Terrain changes
  .text =
    The marker covers printed resource, culture and coin for good. The square must have no building, wonder or city
    centre and no hut, village, city-state or relic marker; figures do not matter. Drought may hit water, which becomes
    land, but not mountains. There are twelve two-sided markers.

ruling-A18 = Army built onto enemies
  .text =
    The battle takes place at once in City Management; the builder attacks with that army only, the blockader defends.
    Lone scouts are killed as in movement; hut and village squares are never legal. Like every new figure the army may
    still move in the coming Movement phase.

ruling-A19 = Groups and Natural Religion
  .text =
    Figures start together, may be dropped on the way and are never picked up. An army gets +1 only if it moves without
    any other figure for its whole move; an army with a scout is a group.

ruling-A20 = Scouts in a group that fights or explores
  .text =
    Scouts follow into a battle square if the battle is won and die if it is lost. Before a hut or village the scout is
    dropped one step earlier; if the stacking limit forbids that, the move is illegal. Relic squares are allowed with an
    army. In the other reading scouts stay behind unharmed.

ruling-A21 = Killing lone scouts
  .text =
    It counts as a won battle: 1 loot, the Code of Laws coin, 3 trade for the Aztecs, extra loot for the Mongols. No
    units or bonuses are used, the army stops there, and the Aztecs gain no culture. It also applies to scouts on
    city-states.

ruling-A22 = Displaced and misplaced figures
  .text =
    A figure on a square where a city is founded moves to an adjacent legal square of its owner's choice, otherwise it
    is removed. A figure on a square it may no longer occupy stays until its next move and must then leave if it can.

ruling-A23 = Passing own cities and enemy scouts
  .text =
    Own city centres may be passed but not stopped on. Lone enemy scouts are killed, and the move ends there. With
    Flight both are ignored in passing.

ruling-A24 = Discovery in staggered maps
  .text =
    The tile of the facedown square orthogonally adjacent to the figure is turned up, one step per tile. Its arrow
    points in the direction from the figure's square to that adjacent square.

ruling-A25 = Hut and village tokens
  .text =
    Kept tokens lie facedown and are seen by the owner only; they are revealed when spent and then leave the game.
    Stolen and traded tokens pass facedown. City-state, wealth and great person markers are revealed at once.

ruling-A26 = Battle hands and the Oracle
  .text =
    A battle hand is seen by its owner only. The Oracle shows the opponent's drawn hand from the draw on, not the
    undrawn standing forces. Barbarian cards are seen by their player and, with the Oracle, by the attacker.

ruling-A27 = Size of the combat bonus card
  .text = The exact difference counts, without limit, although the cards show only 2, 4, 6 and 8.

ruling-A28 = A conquered city
  .text =
    The city marker returns to its owner, who may found again later; buildings go to the market, wonders out of the
    game, great people to the pool, a program marker to the supply, and the owner gives up a policy. The conqueror keeps
    nothing but loot; surviving attackers stand on the former centre. The order is result, losses, loot, destruction,
    policy.

ruling-A29 = Retreat
  .text = Neither side may withdraw from a battle.

ruling-A30 = Loot for beaten attackers, cities and poor losers
  .text =
    A beaten attacker had figures on the battle square, which gives 1 loot. A city is worth 2, never 3. Loot is spent at
    once as far as possible; effects that would take nothing are not available, and the rest is lost.

ruling-A31 = Stealing a culture event
  .text =
    The winner buys the effect, looks at the hand and takes one card; his hand limit applies at once. The English
    rulebook lets him see only the card backs.

ruling-A32 = Learning versus researching
  .text =
    Both are treated alike: every gained tech must fit the pyramid, works at once and triggers the German bonus; a
    learned tech neither needs nor resets trade and does not replace the turn's research. Rationalism's payment is
    exactly 6 or 11, without discounts. With a free level V place Education or loot may win the game.

ruling-A33 = Dial after research
  .text =
    The dial shows the smaller of previous trade and coins, coins counted with the new tech in play. The requirement
    itself is not subtracted.

ruling-A34 = Discounts
  .text =
    Porcelain Tower and the Japanese ability add up to 8, but a requirement never falls below 0. They lower the
    requirement only and do not apply to Rationalism.

ruling-A35 = Notre-Dame
  .text =
    The second tech is chosen secretly together with the first. Trade must be at least the requirement of the higher
    tech, discounts included, plus 6; the second level may not exceed the first, both must fit in this order, and the
    dial is set once.

ruling-A36 = Level of the starting tech
  .text =
    It lies in row 1 of the pyramid but keeps its printed level for effects that look at levels: the Russians' Communism
    cannot be taken with Exchange of Ideas. A learner puts it in the row of its printed level.

ruling-A37 = Tech swaps
  .text =
    If one side has nothing to take, the other half still happens. The card's player learns first, then the other player
    chooses and may decline only if nothing fits. Newly learned techs may not be swapped back.

ruling-A38 = Rank rises and the German bonus
  .text =
    The rank becomes the higher of old and new; a rank tech may skip ranks. The Germans gain one unit per type that
    actually rises or is newly unlocked, up to three with Logistics, but one resource per tech.

ruling-A39 = Culture hand limit
  .text =
    Cards are drawn first, then any card is discarded at once; the limit is checked after every gain and whenever it
    falls. Patronage on the start panel uses the level I deck.

ruling-A40 = United Nations
  .text =
    The owner, his figures, cities, buildings, wonders, great people, outskirts squares, techs and coins cannot be
    chosen against his will; he is asked for each event, and events for everybody leave him out. This is no
    cancellation, so Mass Media does not overcome it. A blockaded United Nations does not protect.

ruling-A41 = Gift cards
  .text =
    They may pay any cost of the named kinds, as one resource each, also costs of one of each kind or of any n
    resources. They are traded as cards and not stolen as resources. With A Gift from Afar the coin must go to another
    player after the cost is paid.

ruling-A42 = Extra moves of Migrants, Colonists and Immigrants
  .text =
    The move is additional, at any moment of the own Movement part, step by step under the normal rules for water,
    without battle, exploration or discovery, and ends on an empty square.

ruling-A43 = Roaming Horde
  .text =
    The target is an army square or city of another player, who is the defender, plays first and wins ties. A capital
    may be chosen; if the horde beats it nobody wins the game: the attack counts as repelled, and all units of the
    defending hand are killed. A winning victim gets no reward at all: no loot, no village marker, no coin token on Code
    of Laws, no tribute of the Aztecs; what does not reward the victory applies as usual, such as culture of the Aztecs
    for killed units and the winner's army losses. In the other reading capitals are no target.

ruling-A44 = "Within n orthogonal squares"
  .text =
    The distance is the number of orthogonal steps over map squares, ignoring terrain, figures and whether tiles are
    revealed, measured from any own figure or city centre.

ruling-A45 = City-state 5
  .text =
    For its question mark the capital may harvest a market resource of the controller's choice. In the other reading the
    resource is random.

ruling-A46 = Icons and defence of city-states
  .text =
    The +4 is only for armies defending there; the printed +2 of number 4 counts for the controller in all battles, and
    both add up. A city-state cannot be blockaded: whoever stands there controls it. A Barbarian Encampment never goes
    on one.

ruling-A47 = Policies and Anarchy
  .text =
    Adoption and loss follow every change at once, also under Anarchy, where the new policy has no effect yet. A policy
    adopted in the own Start of Turn may be used in that Start of Turn.

ruling-A48 = Urban Development
  .text =
    It needs two markers of different kinds, building kinds or wonders; two granaries do not count. Great people, walls,
    program markers and blockaded markers never count.

ruling-A49 = Military Tradition
  .text =
    The first army built in a turn by any means triggers it, by a city action or the Hanging Gardens, in whichever
    phase. The player chooses the unit type.

ruling-A50 = Claiming relics
  .text =
    Only the owner's own movement claims a relic, a normal move or the move of an event card; armies placed or pushed
    there do not. The Ark's advances are made one after the other, each optional, and may win the game. Attila's units
    are mandatory as far as the decks allow. Entering together with a scout is fine.

ruling-A51 = English armies
  .text =
    An English army may blockade and gather at once. It is assigned to a city like a scout; combat icons are never
    gathered.

ruling-A52 = Strength bonuses
  .text =
    The Japanese ability (+1), Himeji Samurai Castle (+1) and Metalworking (+3 for the entering attack) add up; they
    raise strength only.

ruling-A53 = Aztec counting
  .text =
    For culture all units of both sides killed in the battle count, barbarians and kills by abilities included, won or
    lost; units killed outside battle do not, and a unit saved by the Chinese still counts. The trade comes with every
    won battle, lone scouts included.

ruling-A54 = Mongol loot
  .text =
    The extra point applies only as attacker and only if the normal amount is at least 1: 2 in the open, 3 for a city,
    nothing against barbarians or as defender.

ruling-A55 = Obsolete wonders
  .text =
    The ability is lost; marker and culture icons stay, and the wonder still counts for the city's limit. If a lost or
    blockaded Cristo Redentor lowers the hand limit, the excess is discarded at once.

ruling-A56 = Caps on coin tokens
  .text =
    A tech holds four tokens, six with the Internet; the Panama Canal has no cap. Without the Internet surplus tokens
    stay, but no new one is added. Tokens of a wonder that leaves the game are lost; those on a blockaded Panama Canal
    still count.

ruling-A57 = Blockaded wonders
  .text =
    All effects stop: icons, permanent and Start of Turn abilities, also hand limits and cost caps. Coins already placed
    stay.

ruling-A58 = Once per turn: per ability or per tech
  .text = The limit is per ability: both uranium abilities of Atomic Theory may be used in the same turn.

ruling-A59 = Simultaneous victory, Space Flight
  .text =
    If two players win in the same reveal or both choose Space Flight, the one earlier in turn order wins. The
    publisher's optional tie-breaker is not used.

ruling-A60 = Window for a direct government change
  .text =
    A government is newly unlocked from that moment to the end of the owner's next Start of Turn part. A second change
    in the same Start of Turn is not possible. If it is unlocked in somebody else's Start of Turn, the change comes at
    once, or in the own part if that is still to come.

ruling-A61 = Brandenburg Gate
  .text =
    Enemies may cross the outskirts and attack the city centre but not stop in the outskirts, so they cannot attack
    figures there, and new enemy armies cannot be placed there. Figures already there must leave with their next move if
    they can.

ruling-A62 = Hanging Gardens
  .text =
    An army or scout comes from the supply onto the wonder's own square, within the stacking limit and not while it is
    blockaded.

ruling-A63 = Russian sacrifice
  .text =
    The figure, army or scout, enters the city as the last step of a normal move without a battle; it is no attack and
    gives no loot. The tech is chosen at once and must fit; if none fits, the sacrifice is not possible.

ruling-A64 = Combustion
  .text =
    Razing hits the first enemy building per turn on which an army ends its move, and the owner chooses which stop
    counts; own buildings are never razed. Walls fall in every attack on a walled city, permanently, before hands are
    drawn.

ruling-A65 = Steam Power
  .text =
    Any revealed water square without enemy figures and without hut, village, city-state or relic marker may be chosen,
    within the stacking limit. It is no movement: nothing is claimed or discovered.

ruling-A66 = Nuclear strike
  .text =
    City, all buildings (to the market), wonders (out of the game), great people (to the pool) and all figures of all
    players in its outskirts are lost. Own cities may be chosen; city-states are not part of those outskirts. It gives
    no loot and no won battle; the victim gives up a policy.

ruling-A67 = Great people
  .text =
    They are placed at once when gained, in any phase, or in a later own Start of Turn. Once placed they stay until
    overbuilt (reserve) or killed (pool). A great person in reserve cannot be killed or stolen.

ruling-A68 = Differences between sources
  .text =
    Where sources differ, these values are used: Angkor Wat costs 10 with Theology, Brandenburg Gate costs 15, a market
    has 1 culture, a shipyard 2 production and +2 combat, Himeji Samurai Castle gives +1 strength. The shipyard has a
    star and no upgrade.

ruling-A69 = Egyptian free building
  .text =
    It is a produce action of one city with cost 0; terrain, star and supply rules apply, and overbuilding is allowed.
    With Engineering the second item is paid normally.

ruling-A70 = Zulu founding
  .text =
    Only huts in the surroundings are allowed, not on the site. Each may be explored at once, in any order, or left; a
    city-state found is destroyed for 3 culture. Huts left stay in the outskirts: they cover nothing, but the square
    cannot be built on.

ruling-A71 = Reshuffling decks
  .text = As soon as the next card to be drawn lies faceup, the whole deck is turned over and shuffled.

ruling-A72 = Chinese saved unit
  .text = Losses are counted first: killed units count for the army loss and for the Aztecs, then one returns.

ruling-A73 = Turn limit
  .text = There is no limit by default. A limit with its own tie-break is a house rule and is named as one.

ruling-A74 = Monarchy's assassination
  .text =
    The user names the player; one unit of that player's whole standing forces is drawn at random, shown to all and goes
    faceup under its deck. A player without units cannot be named.

ruling-A75 = Feudalism's resource
  .text =
    It is no harvest action: it uses no city action and is not doubled by Angkor Wat. The usual harvest conditions hold:
    market stock, no blockade, also squares of scouts assigned to a city and, for the capital, city-states.

ruling-R-4 = Scouts in an attacking group
  .text =
    They enter the battle square only if the battle is won; if it is lost they die with the armies they set out with. In
    the other reading they stay in the previous square.

ruling-R-11 = What remains of an obsolete wonder
  .text = The ability is lost; the marker and its culture icons stay.

ruling-R-16 = Upgraded buildings without the basic tech
  .text = If only the tech of the upgrade is known, the upgraded building may be built directly.

ruling-E-2 = Coins on Railroad and Metal Casting
  .text = Railroad has one coin icon, Metal Casting has none; the expansion contains the corrected cards.
