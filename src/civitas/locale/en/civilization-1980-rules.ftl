### Civilization (1980): what the rules and rulings of rules.toml say, in the order of that file and in our own words.
### The German file has the same messages. A point of an id is a hyphen here. `.text` may take several lines; they are
### read as one.

## Chapters in the order of the rules page; a rule belongs to the longest that its id begins with

chapter-21 = Aim of the game
chapter-31 = The map
chapter-32 = Playing pieces
chapter-34 = Trade cards
chapter-35 = Civilization cards
chapter-41 = Rounds and phases
chapter-42 = Set-up
chapter-43 = The thirteen phases
chapter-43-1 = Phase 1: taxes
chapter-43-2 = Phase 2: growth
chapter-43-3 = Phase 3: census
chapter-43-4 = Phase 4: ships
chapter-43-5 = Phase 5: movement
chapter-43-6 = Phase 6: conflicts
chapter-43-61 = Conflicts between tokens
chapter-43-62 = Attacks on cities
chapter-43-63 = Order of an attack
chapter-43-64 = Capitulation
chapter-43-65 = City support
chapter-43-7 = Phase 7: building cities
chapter-43-8 = Phase 8: drawing trade cards
chapter-43-9 = Phase 9: trade
chapter-43-10 = Phase 10: buying civilization cards
chapter-43-11 = Phase 11: calamities
chapter-43-12 = Phase 12: hand limit
chapter-43-13 = Phase 13: the track
chapter-44 = End and victory
chapter-51 = Commodities and sets
chapter-52 = Calamities
chapter-52-1 = Losses
chapter-52-2 = Volcano and earthquake
chapter-52-3 = Flood
chapter-52-4 = Famine
chapter-52-5 = Civil war
chapter-52-6 = Epidemic
chapter-52-7 = Civil disorder
chapter-52-8 = Iconoclasm and heresy
chapter-52-9 = Piracy
chapter-53 = What civilization cards do
chapter-54 = Prices and copies
chapter-62 = Ties and order
chapter-63 = Several actions
chapter-64 = Too few city markers
chapter-65 = Too few tokens
chapter-66 = Errors
chapter-71 = Variant: Nomads and Seafarers
chapter-72 = Variant: Farmers and Citizens
chapter-73 = Variant: short game

## Variants

variant-nomads-and-seafarers = Nomads and Seafarers
variant-farmers-and-citizens = Farmers and Citizens
variant-short-game = Short game

## Examples

example-city-on-a-site = Knossos is a city site: six tokens become a city.
example-seven-attack-a-city = Seven tokens attack Phaestos: the city becomes six defenders, and they fight.
example-six-attack-a-city = Six tokens are too few for a city: they are lost and the city stands.
example-tokens-move-once = What has moved in this round stays: nobody goes back at once.
example-a-ship-takes-tokens-along = Two tokens board the ship and sail to Thera.
example-two-against-two = Phaestos feeds fewer than the four who meet there: there is a conflict.
example-six-cards-in-hand = Eight cards are too many: down to six something has to be returned first.
example-law-before-philosophy = Nobody buys Philosophy who does not have Law.

## Rules

rule-21-a = Victory track targets lie between 1200 and 1400
  .text =
    The game is a race to the end of the nation's own track; the last scoring space of each track demands between 1200
    and 1400 points, depending on the nation.

rule-21-b = What counts as points
  .text =
    Only civilization cards (face price), trade cards in hand (set values) and treasury tokens (1 each) count as points;
    tokens, cities and ships on the board and tokens in stock never do, although the introduction speaks of a token
    being worth a point.

rule-31-a = Population limit is map data
  .text =
    Every land area has one printed number, the largest population it can feed; it applies to everybody and is changed
    only by Agriculture.

rule-31-b = Interrupted border lines are normal borders
  .text = A border drawn broken because of an illustration counts exactly like a solid border.

rule-31-c = Regions out of play
  .text =
    The map consists of four coloured regions plus open sea; with fewer than 6 players only the regions listed for that
    player count may be used, and no piece may enter an area of an unused region; open sea belongs to no region and is
    available with any number of players.

rule-31-d = Land borders for tokens, sea borders for ships
  .text =
    A token on its own can cross only land borders; a border that runs only through water can be crossed only aboard a
    ship.

rule-31-e = Several islands in one area form one island
  .text = All islands drawn inside one area are treated as a single piece of land.

rule-31-f = Track geometry
  .text =
    The table has nine tracks; each has a start arrow, 15 spaces and a finish circle, divided into 5 epochs whose
    lengths differ by nation; only the spaces of epoch 5 carry point values.

rule-31-g = Flood regions and volcanoes
  .text =
    The map marks four flood regions (with white city squares) and three volcanoes; the volcanoes at Syracuse and Cumae
    each touch two areas.

rule-32-a = 56 tokens per player
  .text =
    Each player owns 56 round tokens which are at all times on the board, in his treasury or in his stock; none is ever
    created or lost.

rule-32-b = 48 tokens with seven players
  .text = With seven players every player uses only 48 tokens; the other 8 of each set are out of the game.

rule-32-c = Four ships per player
  .text = Each player has 4 ship markers and can never have more than 4 ships on the board.

rule-32-d = Nine city markers per player
  .text =
    Of the 12 square markers 9 are cities, one marks the track, one marks the census and one is a spare; so a player can
    never have more than 9 cities.

rule-32-e = Colours of the sets
  .text =
    There are seven sets: white Crete, orange Egypt, purple Illyria or Thrace, green Africa, black Asia, blue Assyria,
    red Babylon; a nation whose set is taken or that has none (Italy) plays the left-over set.

rule-34-a = Trade deck composition
  .text = The trade deck has 74 cards: 66 commodity cards of 11 kinds with unit values 1 to 9 and 8 calamities.

rule-35-a = Civilization card groups
  .text =
    There are 16 kinds of civilization cards in 4 colour groups: arts blue, crafts orange, sciences green, civics pink;
    some kinds belong to two groups at once.

rule-41-a = A phase ends only when everybody has finished it
  .text =
    A round is a fixed sequence of phases; the next phase starts only after all players have completed (or been skipped
    in) the current one.

rule-42-a = Building the trade stacks
  .text =
    There are nine face-down stacks; stack k holds the commodity cards of value k; the calamity of number k lies
    underneath stack k; stack 1 has no calamity.

rule-42-b = Stacks 1 and 2 are shuffled first
  .text =
    Because stacks 1 and 2 each contain two commodities, their commodity cards are shuffled before the calamity is put
    underneath.

rule-42-c = Drawing for choice of nation
  .text =
    One card is taken from the top of stacks 1, 2, ... until there is one card per player; these cards are shuffled and
    dealt one to each player; the higher the value, the earlier the choice of nation; afterwards the cards go back on
    their own stacks.

rule-42-d = Two players
  .text =
    Two players use the BEIGE region and choose two different nations among Asia (start Hattusa), Crete (start Knossos)
    and Thrace (start Odessus).

rule-42-e = Three players
  .text =
    Three players use BEIGE and PINK and choose among Asia (Hattusa), Crete (Knossos), Illyria (the '5' area on the
    northern edge), Italy (Tarquinii) and Thrace (the '3' area on the northern edge).

rule-42-f = Four players
  .text =
    Four players use BEIGE and GREEN and choose among Asia (the '2' area on the northern edge), Assyria (the '2' area in
    the north-east corner), Babylon (Susa), Crete (Knossos) and Thrace (Odessus).

rule-42-g = Five players
  .text =
    Five players use every region except PINK and choose among Africa (Carthage), Asia ('2' area, northern edge),
    Assyria ('2' area, north-east corner), Babylon (Susa), Crete (Knossos), Egypt (Hieraconpolis) and Thrace (Odessus).

rule-42-h = Six or seven players
  .text =
    Six or seven players use the whole map and choose among all nine nations; Thrace then starts in the '3' area on the
    northern edge and Asia in the '2' area on the northern edge.

rule-42-i = Number of Mysticism cards
  .text = The supply of Mysticism cards is 1 with 2 or 3 players, 2 with 4 or 5 players and 3 with 6 or 7 players.

rule-42-j = Initial position
  .text =
    Each player puts one token on his start area and his track marker on the start arrow; everything else is in stock;
    civilization cards lie open for all to see.

rule-43-a = Order of the thirteen phases
  .text =
    Each round runs: 1 taxes (revolts), 2 growth, 3 census, 4 ships, 5 movement, 6 conflict (capitulation, unsupported
    cities), 7 city building (surplus removal), 8 trade cards (gold), 9 trade, 10 civilization cards, 11 calamities
    (unsupported cities), 12 excess cards, 13 track.

rule-43-b = Conditional phases are skipped
  .text =
    Taxes and trade cards take place only if cities exist, trading only among players with at least 3 trade cards,
    conflicts only where needed; growth, census, movement and the track step always take place.

rule-43-c = Which phases have a mandatory player order
  .text =
    Phases 5 (census order), 8 (fewest cities first), 10 (reverse table order) and 11 (number printed on the calamity)
    must be executed in their prescribed order; in all other phases players may act simultaneously, in table order where
    order matters.

rule-43-1-a = Tax of two tokens per city
  .text = A player moves 2 tokens per own city from stock to treasury; this is compulsory.

rule-43-1-b = Number of revolting cities
  .text =
    If stock is insufficient, exactly those cities for which the full tax cannot be paid revolt; the tax of the others
    is paid.

rule-43-1-c = Beneficiary is the player with most stock after taxes
  .text =
    Revolts are settled after everybody has paid; the other player with the most tokens in stock at that moment takes
    the revolting cities.

rule-43-1-d = Beneficiary chooses the cities
  .text = The beneficiary, not the owner, chooses which cities revolt, up to the number for which tax was missing.

rule-43-1-e = Replacing the city markers
  .text =
    The beneficiary replaces each city by one of his own markers; the old marker returns to the former owner's stock; no
    tokens move.

rule-43-1-f = Beneficiary without enough city markers
  .text =
    If the beneficiary runs out of city markers, the right to the remaining cities passes to the player with the next
    highest stock, and so on.

rule-43-1-g = Tie for most stock
  .text =
    If players tie for most tokens in stock, the one earlier in table order (Africa first, Egypt last) is the
    beneficiary.

rule-43-1-h = Captured cities are taxed from the next round
  .text = For cities taken over in a revolt the new owner pays no tax in the current round.

rule-43-1-i = Captured cities need no support before the next growth
  .text = A city gained by a revolt need not be supported until the next phase 2 has taken place.

rule-43-1-j = No taker for a revolting city
  .text = If no other player has a city marker left, the revolting city is removed from the board.

rule-43-2-a = Growth by one or two
  .text = Each area with exactly 1 own token gains 1 token, each area with 2 or more own tokens gains 2.

rule-43-2-b = Growth is compulsory
  .text = Growth must be carried out in all own areas; a player with enough stock may not leave any out.

rule-43-2-c = Growth ignores the population limit
  .text =
    Growth may exceed the limit of the area; the limit matters only for conflicts (phase 6) and after city building
    (phase 7).

rule-43-2-d = Shortage of stock during growth
  .text =
    If stock does not suffice, the player chooses where to place the tokens he has; he may not exceed the normal growth
    of an area and must place all he can.

rule-43-2-e = No growth in cities or empty areas; shared areas grow separately
  .text =
    Cities and empty areas do not grow; in an area shared by several players each player's own tokens are counted
    separately.

rule-43-3-a = Census counts board tokens only
  .text =
    The census of a player is the number of his tokens on the board after growth; cities, ships, treasury and stock do
    not count.

rule-43-3-b = The census is not updated afterwards
  .text = The order of phase 5 is fixed by the census; tokens removed later in phase 4 do not change it.

rule-43-4-a = Building a ship from the treasury
  .text = A new ship costs 2 tokens, normally from the treasury; the spent tokens return to stock.

rule-43-4-b = Building a ship by levy
  .text = Instead, the 2 tokens may be taken from the player's tokens in the area where the ship is built.

rule-43-4-c = Maintaining a ship
  .text =
    Each ship already on the board costs 1 token from the treasury or, by levy, 1 own token from the area in which the
    ship stands.

rule-43-4-d = Ships not maintained are removed
  .text = A ship that is not paid for is removed from the board and returns to stock.

rule-43-4-e = Maintenance is voluntary and the ship can be rebuilt
  .text =
    A player may choose not to maintain a ship; since markers then return to stock he may build a ship elsewhere in the
    same phase at the full price of 2.

rule-43-4-f = Where ships can be built
  .text =
    Ships can be built in any coastal area, i.e. an area with land and water (lakes included); the builder must have a
    token or city there.

rule-43-4-g = A new ship needs no maintenance in the round it is built
  .text = Maintenance is due only for ships that already existed at the start of phase 4.

rule-43-4-h = Combining treasury and levy
  .text = The cost of one ship may be split between treasury and a levy in the area concerned.

rule-43-5-a = Census order of movement
  .text =
    Players move one after the other, highest census first; a player completes all his moves before the next one begins.

rule-43-5-b = Equal census
  .text = Players with equal census move in table order.

rule-43-5-c = One land border per token
  .text = Every own token may, but need not, cross one land border into an adjacent area per round.

rule-43-5-d = Land or ship, not both
  .text =
    A token that has moved over land may not board a ship in the same round, and a token that has been carried may not
    move over land.

rule-43-5-e = Boarding and landing happen in the ship's own area
  .text = A token boards a ship only in the area where ship and token both are, and lands in the area where the ship is.

rule-43-5-f = Ship capacity five
  .text = A ship may never carry more than 5 tokens at the same time.

rule-43-5-g = Ship range four
  .text = A ship may enter at most 4 areas per round; every area entered counts, also when re-entered.

rule-43-5-h = Repeated loading and ferrying
  .text =
    Within its range a ship may load and unload any number of tokens any number of times, also travelling back and
    forth.

rule-43-5-i = Pick-up and drop at different places
  .text = During one voyage tokens may be taken aboard and put ashore in different areas.

rule-43-5-j = Carried tokens must be ashore at the end
  .text =
    A sea move begins and ends in an area with land: no token may stay aboard at the end of the phase, and no token may
    travel with two ships in one phase.

rule-43-5-k = Where ships may go
  .text =
    Ships may enter every area that contains water, lakes included, but may not use rivers, cross land or, without
    Astronomy, enter open sea.

rule-43-5-l = No stacking limits during movement
  .text =
    During phase 5 any number of tokens of any number of players may be in an area, including areas with own or foreign
    cities.

rule-43-5-m = Ships and foreign pieces
  .text =
    Ships may share areas with any ships or tokens; a ship carries only tokens of its owner and is moved only by its
    owner.

rule-43-5-n = A ship built in phase 4 sails in phase 5
  .text = A ship may move in the round in which it was built, loaded or empty.

rule-43-6-a = Two conditions for a conflict
  .text = A conflict arises only if tokens of at least two players are in an area and the total exceeds its limit.

rule-43-6-b = A city fills its area
  .text = An area with a city is at its limit whatever number is printed, so any foreign token there is in conflict.

rule-43-6-c = Ships never fight
  .text = Conflicts take place on land only; ships are never involved, destroyed or captured.

rule-43-6-d = Losses return to stock
  .text = Tokens removed in conflicts go to their owner's stock.

rule-43-61-a = Fewest tokens remove first, alternately
  .text =
    The player with fewer tokens removes one, then the other one, and so on, until the limit is reached or one side is
    gone.

rule-43-61-b = The conflict stops as soon as the limit is met
  .text = As soon as the total equals the limit the conflict ends and the survivors coexist.

rule-43-61-c = Equal numbers remove simultaneously
  .text = With equal numbers both remove one token at the same time, so an even number always remains.

rule-43-61-d = A sole survivor may stay above the limit for now
  .text =
    When all tokens of the other side are gone the conflict ends even if the survivor exceeds the limit; his surplus is
    handled in phase 7 and can still be used to build a city.

rule-43-61-e = More than two players
  .text =
    With several players each removes one token in ascending order of strength, round after round, until the limit is
    met or one player is left.

rule-43-61-f = Ties among several players
  .text = Players with equal numbers remove at the same time; the others keep their place in the ascending order.

rule-43-62-a = Fewer than seven attackers are lost
  .text =
    A city always withstands an attack by fewer than 7 tokens; the attackers are removed without any loss to the city.

rule-43-62-b = Seven or more: city becomes six tokens
  .text =
    Against 7 or more tokens the city is replaced by 6 tokens from the defender's stock and a normal token conflict
    follows.

rule-43-62-c = The token fight after a city falls may end in coexistence
  .text =
    The fight stops at the printed limit like any conflict, so defenders can survive beside the attacker; the city is
    gone in any case.

rule-43-62-d = Two attackers fight each other first
  .text =
    If several players attack the same city, their tokens first fight among themselves until only one of them is left;
    the survivor attacks only if he still has 7.

rule-43-62-e = Attackers of different players are not added up
  .text = The strength of 7 must be reached by a single player.

rule-43-63-a = Defending tokens are fought first
  .text =
    If the owner has tokens beside his city, the rival tokens fight each other first, down to the elimination of one
    side since the city fills the area; only then can the city be attacked.

rule-43-63-b = Too few attackers left
  .text = If fewer than the required number of attackers survive the token fight they are removed and the city stands.

rule-43-64-a = Capitulation
  .text =
    If the defender has not enough tokens in stock to replace the attacked city (6), the city changes to the attacker's
    colour without a fight.

rule-43-64-b = Defender may settle other conflicts first
  .text = The defender may have other conflicts of his resolved before, so that losses there refill his stock.

rule-43-64-c = The attackers after a capitulation
  .text =
    The attacking tokens stay in the area until the surplus removal of phase 7, where tokens beside a city are removed.

rule-43-64-d = Capitulation to a player without city markers
  .text = If the attacker has no city marker left, the capitulating city is removed and the attacker's tokens stay.

rule-43-65-a = Two tokens on the board per city
  .text =
    After all conflicts each player needs at least 2 tokens on the board for each of his cities; otherwise cities are
    reduced.

rule-43-65-b = Reducing a city
  .text = A reduced city is replaced by as many tokens from stock as its area can feed, counting Agriculture.

rule-43-65-c = Only as many cities as necessary
  .text =
    Cities are reduced one at a time, the new tokens count at once, and reduction stops when the rest is supported; the
    owner chooses which cities.

rule-43-65-d = Support is checked only at the end of phases 6 and 11
  .text = Between these checks a player may have too few tokens without any consequence.

rule-43-7-a = City on a city site: six tokens
  .text =
    A player with 6 or more own tokens in an area with a city site (black or white square) may replace 6 of them by a
    city.

rule-43-7-b = City without a site: twelve tokens
  .text = In a land area without a city site 12 own tokens are needed.

rule-43-7-c = One city per area
  .text = An area can never hold more than one city.

rule-43-7-d = New cities must be supportable
  .text = A city may be built only if afterwards at least 2 tokens per city, the new one included, remain on the board.

rule-43-7-e = Tokens about to be removed as surplus do not support
  .text = For the building condition only tokens that survive the surplus removal of the same phase are counted.

rule-43-7-f = Building is optional and simultaneous
  .text = Nobody has to build; a player may build several cities in the same phase.

rule-43-7-g = Limits apply only after building
  .text =
    Population limits are enforced only after cities have been built, so tokens above the limit can be used for
    building.

rule-43-7-h = Surplus removal
  .text = After building, each area is cut down to its limit; the removed tokens return to stock.

rule-43-7-i = No tokens beside a city at the end of the phase
  .text =
    At the end of phase 7 no tokens may be in an area with a city: excess builders, former defenders and attackers after
    a capitulation are removed.

rule-43-7-j = Coexisting players keep their tokens
  .text = In an area shared by several players within the printed limit nothing is removed.

rule-43-8-a = One card per city from stacks 1..n
  .text = A player with n cities draws the top card of each of the stacks 1 to n.

rule-43-8-b = Fewest cities draw first
  .text = Players draw in ascending order of their number of cities; players with equal numbers in table order.

rule-43-8-c = Empty stack
  .text =
    If a stack is empty the player gets nothing for it and no substitute from another stack; a calamity drawn counts as
    the card of its stack.

rule-43-8-d = Red-backed calamity is shown at once
  .text =
    A red-backed calamity (numbers 2 to 5) must be laid open immediately when drawn and can never be traded or kept.

rule-43-8-e = Other cards are secret
  .text = Commodity cards and black-backed calamities (numbers 6 to 9) are kept hidden from the other players.

rule-43-8-f = Buying gold
  .text =
    In phase 8 a player may buy cards from the top of stack 9 for 18 treasury tokens each, as many as he can pay and the
    stack holds, with any number of cities; the tokens return to stock.

rule-43-8-g = Buying gold may yield Piracy
  .text =
    If the bought card is Piracy the player has an ordinary black-backed calamity that he may trade or keep; there is no
    refund.

rule-43-8-h = Time of the gold purchase
  .text = Gold is bought by a player directly after his own regular draw, before the next player draws.

rule-43-9-a = At least three cards on each side
  .text = In every exchange both players must hand over at least 3 trade cards; the two numbers need not be equal.

rule-43-9-b = Declared total value must be true
  .text =
    Each side announces the number and the total value of its cards, equal cards counted as a set, and both must be
    correct.

rule-43-9-c = One commodity must be named truthfully
  .text = Each side names one commodity that is really in its package; everything else it says may be false.

rule-43-9-d = Only two players and only trade cards
  .text =
    A deal involves exactly two players and nothing but trade cards; tokens, civilization cards or other goods cannot be
    part of it.

rule-43-9-e = Any number of deals, offers can be withdrawn
  .text =
    All players trade at the same time, may make any number of deals, may change or withdraw offers until the exchange,
    and may trade on commodity cards just received.

rule-43-9-f = Exchange is simultaneous and hidden
  .text = The packages change hands at the same time and face down; the other players do not learn their contents.

rule-43-9-g = Trading black-backed calamities
  .text =
    A black-backed calamity in hand, drawn this round or kept from an earlier one, may be part of a package; it counts
    as a card of value 0.

rule-43-9-h = A calamity can be traded only once
  .text =
    Whoever receives a calamity in trade must lay it open at once; it cannot be traded again and will hit him in phase
    11.

rule-43-9-i = End of trading
  .text = The phase lasts until all players entitled to trade have finished.

rule-43-10-a = Reverse table order
  .text = Players buy one after the other in reverse table order, Egypt first, Africa last.

rule-43-10-b = Payment with trade cards and treasury
  .text = The price is paid with trade cards at their set values and with treasury tokens at 1 point each.

rule-43-10-c = No change for trade cards
  .text = If the cards are worth more than the price the excess is lost.

rule-43-10-d = Tokens may not be overpaid
  .text = Treasury tokens may be spent only up to the amount still missing after credits and trade cards.

rule-43-10-e = Several cards in one purchase
  .text = A player may acquire several cards at once and pay for them together.

rule-43-10-f = At most eleven civilization cards
  .text = No player may own more than 11 civilization cards.

rule-43-10-g = No duplicates
  .text = A player may own each kind of civilization card only once.

rule-43-10-h = Limited supply, first come first served
  .text = Only as many copies exist as the supply holds; whoever buys earlier in reverse table order gets them.

rule-43-10-i = Credits of arts (blue)
  .text = An owned blue card gives 5 points towards any other blue card and towards Law.

rule-43-10-j = Credits of crafts (orange)
  .text = An owned orange card gives 10 points towards any other orange card and towards Democracy.

rule-43-10-k = Credits of sciences (green)
  .text = An owned green card gives 20 points towards any other green card and towards Philosophy.

rule-43-10-l = Civics give no group credit
  .text = Pink cards give no group credit; only Architecture and Literacy carry special credits.

rule-43-10-m = Each card counts once per purchase, with its best credit
  .text =
    A card that could credit a purchase in several ways (two groups, or group and special credit) is counted only once,
    with the higher amount; the amounts are not added.

rule-43-10-n = New cards give no credit in the round of purchase
  .text = The credit of a card can be used at the earliest in the round after its purchase.

rule-43-10-o = A credit can be used for only one card per round
  .text = A credit that has been used for one purchase is available again only in the next round.

rule-43-10-p = Rulebook example Law and Philosophy
  .text = Credits of different cards are added.

rule-43-10-q = Credits at least as high as the price
  .text =
    If the credits reach or exceed the price the card is free; excess credit is lost and cannot be applied to another
    card.

rule-43-10-r = Spent cards and tokens
  .text = Spent trade cards go face down under their own stacks, spent tokens to the buyer's stock.

rule-43-10-s = Civilization cards are permanent
  .text = A civilization card once acquired can never be returned, sold or given away; calamities do not remove it.

rule-43-10-t = New cards take effect immediately
  .text =
    Abilities other than credits work from the moment of purchase, so a card bought in phase 10 already protects in
    phase 11 of the same round.

rule-43-11-a = Ascending order of calamities
  .text =
    All open calamities of all players are resolved in ascending order of their number, from Volcano/Earthquake to
    Piracy.

rule-43-11-b = At most two direct calamities per player and round
  .text =
    Once two calamities in front of a player have been resolved his remaining ones are returned under their stacks
    unresolved.

rule-43-11-c = Side effects are not limited
  .text = The limit of two does not protect against losses caused by other players' calamities.

rule-43-11-d = Who is hit
  .text =
    Red-backed calamities hit the player who drew them, black-backed ones the player who received them in trade; a
    black-backed calamity never hits the player who drew it and kept it.

rule-43-11-e = Support check after all calamities
  .text = Only after all calamities of all players have been resolved are unsupported cities reduced (43.65).

rule-43-11-f = Used calamities return under their stacks
  .text = A resolved calamity goes face down to the bottom of its own stack, below the trade cards spent in phase 10.

rule-43-12-a = Hand limit six
  .text =
    At most 6 trade cards, unplayed black-backed calamities included, may be kept for the next round; the player chooses
    which excess cards go under their stacks.

rule-43-12-b = Kept calamities may be returned voluntarily
  .text = An untraded black-backed calamity may be returned in phase 12 or kept for a later round.

rule-43-12-c = Excess cards still count in phase 11
  .text = The hand limit is applied after the calamities, so all cards in hand can be used there (Grain).

rule-43-13-a = One space per round
  .text = Each marker normally advances exactly one space; never more.

rule-43-13-b = Entry into epoch 2: two cities
  .text = The first space of epoch 2 may be entered only with at least 2 cities on the board.

rule-43-13-c = Entry into epoch 3: three groups
  .text = Epoch 3 requires civilization cards of at least 3 of the 4 groups; a two-colour card counts for both groups.

rule-43-13-d = Entry into epoch 4: seven cards
  .text = Epoch 4 requires at least 7 civilization cards.

rule-43-13-e = Entry into epoch 5: 1000 card points
  .text = Epoch 5 requires civilization cards worth at least 1000 points; trade cards and treasury do not help here.

rule-43-13-f = Spaces within epoch 5 need the printed points
  .text =
    To enter a space of epoch 5 the player needs the printed points, now counting civilization cards, trade cards and
    treasury together; otherwise he stays.

rule-43-13-g = Falling below the current space
  .text = A player in epoch 5 who has fewer points than his current space shows must move back one space.

rule-43-13-h = Moving back without cities
  .text =
    A player whose marker is in epoch 2 or later and who has no city on the board after phase 11 moves back one space
    instead of advancing.

rule-43-13-i = Conditions are checked only on entry
  .text =
    Within epochs 2 to 4 the marker advances even if the entry condition is no longer met, as long as there is at least
    one city.

rule-43-13-j = Points are counted after the hand limit
  .text = For phase 13 only the cards kept in phase 12 count, each kind at its set value; calamities count 0.

rule-44-a = Winning
  .text = The winner is the first player whose marker reaches the finish circle in phase 13; the game then ends.

rule-44-b = Points needed for the last step
  .text =
    For the step onto the finish circle the points of the space being left are required; the circle itself has no
    requirement.

rule-44-c = Several players finish in the same round
  .text =
    If several players reach the finish in the same round the one with the highest total of civilization cards, trade
    cards and treasury wins.

rule-44-d = Equal totals
  .text = Players whose totals are equal as well share the victory.

rule-51-a = Value of a set
  .text = n equal commodity cards of unit value v are together worth n x n x v.

rule-51-b = Different commodities never combine
  .text = Only cards of the same commodity form a set, even if the unit value is equal.

rule-51-c = Set values apply per transaction
  .text = The set value is that of the cards used together in one transaction; splitting a set loses value.

rule-52-a = Red and black calamities
  .text =
    Volcano/Earthquake, Flood, Famine and Civil War are red-backed and not tradable; Epidemic, Civil Disorder,
    Iconoclasm & Heresy and Piracy are black-backed and tradable.

rule-52-b = Calamities are worth nothing
  .text = A calamity has value 0 in trade, in payment and in the point count, and cannot be used to pay.

rule-52-1-a = Units
  .text = For calamities a token counts 1 unit and a city 5 units; ships, treasury and stock are never affected.

rule-52-1-b = Lost cities disappear completely
  .text =
    Unless a rule says 'reduce', a city lost to a calamity is removed without replacement and counts 5 units towards the
    loss.

rule-52-1-c = Reduced cities leave tokens
  .text =
    Where a calamity reduces a city it is replaced by the maximum number of tokens of the area, Agriculture included.

rule-52-1-d = Exact losses
  .text =
    A required loss must be met exactly if possible, otherwise with the smallest possible excess; a player with fewer
    units loses all; an amount stated as a maximum is never exceeded.

rule-52-2-a = Volcano destroys all units around it
  .text =
    If the victim has units in a volcano area the volcano erupts and all units of all players in the areas it touches
    are removed, cities included.

rule-52-2-b = Choice between several volcanoes
  .text = A victim with units at more than one volcano chooses which one erupts; exactly one erupts.

rule-52-2-c = Volcano takes precedence over earthquake
  .text =
    A single token of the victim at a volcano is enough for an eruption; the victim cannot choose an earthquake instead.

rule-52-2-d = Earthquake reduces one own city
  .text = A victim without units at any volcano reduces one own city of his choice.

rule-52-2-e = Earthquake may hit one neighbouring city
  .text =
    The victim may additionally have one city of another player reduced if it lies in an area adjacent to his reduced
    city, also across water.

rule-52-3-a = Flood: 17 units in the flood region
  .text =
    The victim loses 17 units among his tokens and vulnerable cities in the flood region; if he has fewer there he loses
    all of them.

rule-52-3-b = Only cities on white squares are flooded
  .text = In the flood region cities are affected only if they stand on a white site.

rule-52-3-c = Other players in the same region
  .text =
    Up to 10 units in total of other players in the same flood region are removed too; the victim divides the loss, the
    owners choose their units.

rule-52-3-d = Engineering limits flood losses to seven
  .text = A player with Engineering, victim or neighbour, loses at most 7 units to a flood.

rule-52-3-e = No units on a flood plain
  .text = A victim without vulnerable units in any flood region suffers nothing, and neither does anybody else.

rule-52-3-f = Only one region floods
  .text = A victim with units in several flood regions is affected in one of them only.

rule-52-4-a = Famine: nine own units
  .text = The victim loses 9 units of his choice.

rule-52-4-b = Famine: twenty units from others, eleven per player
  .text =
    The victim may order other players to remove together up to 20 units, at most 11 from one player; the ordered
    players choose which units.

rule-52-4-c = Pottery and Grain
  .text =
    A player with Pottery, victim or ordered player, reduces his loss by 4 units per Grain card in his hand, not below
    0.

rule-52-4-d = Grain is shown, not spent
  .text =
    Only Grain still in hand in phase 11 counts (Grain spent in phase 10 does not); it stays in hand afterwards and
    works again for a later Famine loss.

rule-52-5-a = Civil War needs 35 units
  .text = A victim with fewer than 35 units on the board is not affected.

rule-52-5-b = Choosing the 35 rebel units
  .text =
    Without Philosophy and Democracy 35 units secede: first the victim chooses 15, then a player nominated freely by him
    chooses 20 more.

rule-52-5-c = The victim keeps the group he prefers
  .text =
    The victim chooses one of the two groups; the nominated player gets the other and replaces it by his own pieces.

rule-52-5-d = What the victim keeps besides
  .text = The victim keeps his stock, ships, treasury, track position, trade cards and civilization cards.

rule-52-5-e = Philosophy
  .text =
    With Philosophy only 15 units secede, all chosen by the player with the most tokens in stock, who is also the one to
    take over the group the victim does not keep.

rule-52-5-f = Philosophy and the victim has the largest stock
  .text = If with Philosophy the victim himself has the most tokens in stock, the Civil War has no effect.

rule-52-5-g = Democracy
  .text =
    With Democracy but without Philosophy 45 units secede: 15 chosen by the victim, 30 by the nominee; with both cards
    the Philosophy rule applies.

rule-52-5-h = No immediate conflicts
  .text = Areas shared by both groups after a civil war are not fought over before the next phase 6.

rule-52-6-a = Epidemic: sixteen own units, no area emptied
  .text = The receiver loses 16 units but must leave at least one token in every area he occupied.

rule-52-6-b = Cities in an epidemic
  .text = A city lost in an epidemic is replaced by one token and counts 4 units.

rule-52-6-c = Epidemic: others lose up to 25, ten each
  .text =
    The receiver distributes up to 25 units among other players, at most 10 per player, by the same rules (no area
    emptied, city = 4).

rule-52-6-d = The player who drew the epidemic is immune
  .text = The player who originally drew (and traded) the card cannot be chosen.

rule-52-6-e = Medicine
  .text = A receiver with Medicine loses 11 instead of 16 units; any other affected player with Medicine at most 5.

rule-52-7-a = Civil Disorder: four cities remain
  .text = The receiver reduces all cities above 4; he chooses which.

rule-52-7-b = Law and Democracy against Civil Disorder
  .text = With Law 5 cities remain, with Democracy 6; the effects are not added.

rule-52-8-a = Iconoclasm & Heresy: four own cities
  .text = The receiver reduces 4 of his cities, or all if he has fewer.

rule-52-8-b = Law and Philosophy of the receiver
  .text = With Law only 3, with Philosophy only 2 own cities are reduced; the effects are not added.

rule-52-8-c = Two cities of other players
  .text =
    The receiver may demand the reduction of 2 cities of other players in total, both from the same player if he likes.

rule-52-8-d = Law and Philosophy of other players
  .text = A player with Law loses at most one city through another player's card, a player with Philosophy none.

rule-52-9-a = Piracy: one coastal city per ship of the trader
  .text = For each ship the player who traded the card has on the board, one coastal city of the receiver is destroyed.

rule-52-9-b = Piracy without ships or coastal cities
  .text =
    Without ships of the trader nothing happens; no more cities are destroyed than the receiver has coastal cities.

rule-52-9-c = What is a coastal city
  .text = A coastal city stands in an area that reaches into the sea; a city on a lake only is not coastal.

rule-52-9-d = Red Sea cities
  .text = A coastal city on the Red Sea can be destroyed only by ships that are in the Red Sea.

rule-53-a = Mysticism has no ability of its own
  .text =
    Every civilization card except Mysticism gives an ability or special credit; Mysticism only gives group credits,
    groups and points.

rule-53-1-a = Weaving: range five
  .text = Ships of a player with Weaving may enter 5 areas per round instead of 4.

rule-53-2-a = Pottery needs Grain
  .text = Pottery works only against Famine and only together with Grain in hand.

rule-53-3-a = Drama & Poetry: 20 towards Literacy
  .text = Drama & Poetry gives 20 points (instead of 5) towards Literacy.

rule-53-4-a = Music: 30 towards Philosophy
  .text = Music gives 30 points towards Philosophy.

rule-53-5-a = Architecture: 15 towards every civic
  .text =
    Architecture gives 15 points towards each pink card (Literacy, Law, Democracy, Philosophy) and the usual 5 towards
    other blue cards.

rule-53-6-a = Astronomy opens the sea
  .text =
    Ships of a player with Astronomy may cross open-sea areas, which count as steps, but may not end the phase there.

rule-53-7-a = Metalworking: opponents remove first
  .text =
    In a conflict the opponents of a player with Metalworking remove first, even if they are more numerous or equal in
    number.

rule-53-7-b = Metalworking on both sides cancels
  .text = If both sides have Metalworking the normal order applies.

rule-53-7-c = Metalworking with several players and at cities
  .text =
    With several players those without Metalworking remove first in ascending order, then those with it; the card also
    works in fights beside and instead of cities.

rule-53-8-a = Agriculture: limit plus one
  .text =
    A player with Agriculture may keep one token more than the printed limit in every area he occupies alone; the same
    holds when a city is reduced.

rule-53-8-b = Agriculture has no effect on conflicts or in shared areas
  .text =
    Whether a conflict arises and when it stops depends on the printed limit; where several players have tokens
    Agriculture does not apply.

rule-53-9-a = Coinage: free tax rate
  .text =
    A player with Coinage chooses in each phase 1 a rate of 1, 2 or 3 tokens per city, the same for all his cities.

rule-53-9-b = Coinage and revolts
  .text =
    The number of revolting cities is computed with the chosen rate; a low rate may avoid a revolt, a high one may cause
    it.

rule-53-10-a = Literacy: 25 towards Law, Democracy, Philosophy
  .text = Literacy gives 25 points (not 25 + 5) towards Law, Democracy and Philosophy and 5 towards other blue cards.

rule-53-11-a = Engineering: eight attackers needed
  .text =
    A city of a player with Engineering withstands attacks by fewer than 8 tokens; attacked by 8 or more it is replaced
    by 6 tokens as usual.

rule-53-12-a = Medicine is a cap for secondary victims
  .text = For a secondary victim Medicine is a maximum of 5 units, not a deduction.

rule-53-13-a = Law is required for Democracy and Philosophy
  .text = Democracy and Philosophy can be bought only by a player who already owns Law from an earlier round.

rule-53-14-a = Democracy does not stop tax revolts
  .text = Democracy changes only Civil War and Civil Disorder.

rule-53-15-a = Philosophy and small nations
  .text =
    The exemption for fewer than 35 units also protects a victim with Philosophy; with Democracy (without Philosophy) a
    victim with fewer than 45 units is in effect not hit, since all his units would be in one group.

rule-54-a = Prices
  .text = The price printed on a card is both its cost before credits and its point value.

rule-54-b = Number of copies
  .text =
    There are 4 copies of every civilization card except Mysticism 3, Democracy and Philosophy 5 each, Architecture and
    Literacy 6 each and Law 7.

rule-62-a = Table order as general tie-break
  .text =
    Unless a rule says otherwise order and ties are decided by table order: Africa, Italy, Illyria, Thrace, Crete, Asia,
    Assyria, Babylon, Egypt.

rule-62-b = Order of conflicts
  .text =
    Where the order of conflicts matters (shortage of stock), first all conflicts between tokens only are resolved, then
    those involving cities, each in table order of the players concerned, Africa first.

rule-63-a = Multiple actions are split up
  .text = An action involving more than two players is broken down into single actions, which are then ordered by 62.

rule-64-a = City markers limit building and capture
  .text =
    In phase 7 a player can build only as many cities as he has markers; the same limit applies to taking over cities.

rule-64-b = Civil war with too few city markers
  .text =
    Cities the nominee cannot take for lack of markers are treated as in a revolt: they go to the player with the most
    tokens in stock who has markers, possibly back to the original owner.

rule-65-1-a = Reduction without enough tokens
  .text =
    If the owner has not enough tokens in stock to replace a city that must be reduced, the city is removed altogether.

rule-65-1-b = Civil war with too few tokens
  .text = Tokens the nominee cannot replace are taken over by the player with the most tokens in stock.

rule-65-2-a = Empty treasury has no penalty
  .text = Too few tokens in the treasury only means that nothing can be bought with them.

rule-65-3-a = Too few tokens on the board
  .text = Too few tokens on the board matter only for supporting cities, with reduction as in 43.65.

rule-66-a = Penalty for an uncorrectable error
  .text =
    Errors are corrected if still possible; otherwise a player who profited may be barred from advancing in the next
    phase 13.

rule-71-a = Nomads: set-up
  .text =
    Up to 4 players use the whole map, tokens and ships only; there are no cities, cards, treasury, volcanoes or floods;
    each chooses any start position of table 42.

rule-71-b = Nomads: round marker and phases
  .text =
    A single marker on the top track counts the rounds from the start arrow; a round consists of growth, ships and
    movement only; players move in table order, there is no census.

rule-71-c = Nomads: no entry into occupied areas
  .text = Tokens may not be moved into an area that contains tokens of another player.

rule-71-d = Nomads: ships by levy
  .text = Ships are built and maintained only by levy in the area concerned.

rule-71-e = Nomads: open sea
  .text = Every ship may cross open sea but may not be there at the end of a round.

rule-71-f = Nomads: winning
  .text = At the end the player occupying the most areas wins, not the one with the most tokens.

rule-72-a = Farmers: phases
  .text =
    As 71 but with cities and the normal track: phases 2 to 7 and 13 are played; there are no taxes, cards, trade or
    calamities; volcanoes and floods are ignored.

rule-72-b = Farmers: census and conflicts
  .text = Movement is in census order, areas of other players may be entered and conflicts follow 43.6.

rule-72-c = Farmers: ships
  .text = Ships are paid only by levy and may cross open sea without Astronomy.

rule-72-d = Farmers: epochs
  .text =
    Epoch 2 needs 2 cities as usual; the condition for epoch 3 is ignored; without cities from epoch 2 on the marker
    moves back.

rule-72-e = Farmers: end and winner
  .text =
    The game ends in the round in which a player passes the second triangle; if several do so in the same round the one
    with the most cities wins.

rule-72-f = Farmers: agreed shortening
  .text = By agreement before the start the game may be ended one or two rounds earlier.

rule-73-a = Short game: permitted end points
  .text = The full game may be shortened to end when the 2nd, 3rd or 4th triangle is passed, and nowhere else.

rule-73-b = Short game: no Mysticism
  .text = In a shortened game the Mysticism cards are not used; all other rules are unchanged.

rule-73-c = Short game: end and winner
  .text =
    The first player whose marker passes the agreed triangle, meeting the normal entry conditions, wins; if several do
    so in the same round the highest total of cards, trade cards and treasury wins.

## Rulings

ruling-A01 = Number of ships
  .text = Every player has 4 ships; the single marker printed in section 32 is a misprint.

ruling-A02 = Number of tokens, seven players
  .text =
    A set has 56 tokens; with exactly 7 players 8 of each set are put aside so that 48 remain, and the printed 18 is
    read as 8.

ruling-A03 = Core phases and phases with an order
  .text =
    Phases 2, 5, 7, 9 and 10 are only called the core of the game and no rule depends on round numbers; a prescribed
    order exists in phases 5, 8, 10 and 11.

ruling-A04 = Full table order
  .text =
    Table order is Africa, Italy, Illyria, Thrace, Crete, Asia, Assyria, Babylon, Egypt, leaving out nations not in
    play; the reverse order of phase 10 is its exact opposite.

ruling-A05 = Last row of the set-up table
  .text = The row labelled -7 is for 6 or 7 players, and all 3 Mysticism cards are used.

ruling-A06 = Start areas without a name
  .text =
    Each nation has exactly one start area per player count, without a choice: Asia starts in Hattusa with 2 or 3
    players and otherwise in the '2' area on the northern edge, Thrace in Odessus with 2, 4 or 5 players and otherwise
    in the '3' area on the northern edge. Illyria starts in the '5' area on the northern edge, Assyria in the '2' area
    in the north-east corner.

ruling-A07 = Cards used for choosing nations
  .text =
    With n players the top cards of stacks 1 to n are used, so all values differ; afterwards each card goes back on top
    of its own stack.

ruling-A08 = Numbers of the calamities
  .text =
    The number of a calamity is the last digit of its section: 2 Volcano/Earthquake, 3 Flood, 4 Famine, 5 Civil War
    (red), 6 Epidemic, 7 Civil Disorder, 8 Iconoclasm & Heresy, 9 Piracy (black). Numbers 2 and 6 to 9 are certain, 3 to
    5 follow from the order of the sections.

ruling-A09 = Value of three Cloth
  .text = Three Cloth are worth 45 and not the printed 46; the formula always takes precedence over the table.

ruling-A10 = Prices and groups of the civilization cards
  .text =
    Prices and groups are those printed on the cards of the original game; the values of Advanced Civilization are not
    used.

ruling-A11 = Partly payable taxes
  .text =
    The number of cities paid for is the stock divided by the rate, rounded down, but never more than the cities owned;
    a remainder stays in stock.

ruling-A12 = Beneficiary of a revolt
  .text =
    Only tokens in stock are compared, the player whose city revolts cannot benefit, and players without city markers
    are passed over; several revolting players are settled in table order. A city nobody can take is removed.

ruling-A13 = End of the exemption from support
  .text =
    The exemption of a city gained by revolt ends with the next phase 2 that takes place. It therefore has no effect
    after a revolt in phase 1, but protects cities gained in a civil war at the end of the same phase 11.

ruling-A14 = Growth with too little stock
  .text =
    The player places all the tokens he has; an area may receive less than its normal growth but never more, and no
    token is held back while some area is still short.

ruling-A15 = Equal census
  .text = Players with equal census move in table order.

ruling-A16 = Where a ship may be built
  .text =
    The builder needs at least one own token or city in the area. For building, any area with land and water is coastal,
    lakes included, whereas for Piracy only the sea counts.

ruling-A17 = Details of ship costs
  .text =
    Treasury and levy may be mixed, and a ship given up in this phase may be rebuilt elsewhere for 2. A ship built in
    this phase costs no maintenance in it.

ruling-A18 = Order in phase 4
  .text =
    Players act simultaneously, in table order where it matters; each first decides on maintenance and then builds.

ruling-A19 = Ending in open sea
  .text = With Astronomy open sea may be crossed, but no ship may end phase 5 there.

ruling-A20 = Tokens and ships
  .text =
    A token uses at most one ship per phase, which carries only its owner's tokens, and is ashore at the end of the
    phase. Boarding and landing are its whole move.

ruling-A21 = Counting the range
  .text =
    Every area entered counts 1, also when entered again; the start area does not count, and loading and unloading cost
    nothing.

ruling-A22 = Areas with two coasts, rivers
  .text =
    In an area with two separate coasts a ship may leave only by the coast on which it arrived. Rivers are no water
    borders.

ruling-A23 = Areas without a printed number
  .text =
    Areas without land, that is open sea, have limit 0 and never hold tokens; a land area without a number would also
    count as 0.

ruling-A24 = Removal sequence in conflicts
  .text =
    After every single removal it is tested whether the limit is met or only one player is left; a simultaneous removal
    by tied players counts as one, so the total may fall below the limit. The order is determined anew for each removal
    round.

ruling-A25 = Metalworking with more than two players
  .text = All players without Metalworking remove first in ascending order, then those with it in ascending order.

ruling-A26 = Token fights in an area with a city
  .text =
    Because the city fills the area, the limit for tokens is 0 and the fight lasts until one player is left. All tokens
    there, defenders included, take part in one conflict; if an attacker survives he may then attack the city.

ruling-A27 = Engineering and the strength of the city
  .text =
    Engineering of the defender raises the number of attackers needed to 8; the city is still replaced by 6 tokens, and
    Engineering of the attacker has no effect.

ruling-A28 = Details of a capitulation
  .text =
    A city capitulates if fewer than 6 tokens are in stock when it is to be replaced; without a free city marker of the
    attacker it is removed. The attackers stay until the surplus removal in phase 7, and the captured city needs support
    at the end of phase 6 like any other.

ruling-A29 = Order of conflicts
  .text =
    Conflicts between tokens only come first, then attacks on cities, each in table order of the players who take part,
    attackers as well as defenders: first the conflicts of Africa, then those of Italy that are left, and so on. A
    defender may ask that his other conflicts be resolved before an attack on one of his cities.

ruling-A30 = Who chooses unsupported cities
  .text = The owner chooses, one city at a time, and tokens gained by a reduction count immediately.

ruling-A31 = Time of the support check, reduction without stock
  .text =
    Support is checked at the end of phase 6, before building and surplus removal, and at the end of phase 11. At every
    reduction, if the stock holds fewer tokens than the area feeds, the city is removed and no tokens are placed.

ruling-A32 = Support of new cities
  .text =
    The tokens left on the board after all building and after the surplus removal must be at least twice the number of
    cities. Cities already under-supported need not be reduced at that moment, but rule out any new city.

ruling-A33 = Cities without a site
  .text =
    Twelve tokens suffice in any land area in play, whatever its printed limit; for building, black and white squares
    are equal.

ruling-A34 = When gold is bought
  .text = Gold is bought directly after the player's own regular draw, before the next player draws.

ruling-A35 = Total value of a package
  .text = The announced total is the sum of the set values of the cards in the package; calamities count 0.

ruling-A36 = Form of a trade offer
  .text =
    The numbers of cards may differ, with at least 3 on each side; number, total value and one named commodity are
    binding. The named card must be a commodity, so every package contains at least one.

ruling-A37 = Calamities received in trade
  .text =
    A calamity received in trade is shown at once and no longer belongs to the hand: it cannot be traded and counts
    neither for the minimum of 3 nor for the hand limit. Who traded it stays on record.

ruling-A38 = Red-backed calamities and the hand
  .text = Red-backed calamities lie open from the moment they are drawn and do not count as cards in hand.

ruling-A39 = Using one credit for several purchases
  .text = Each owned card supports at most one purchased card per round, and the buyer chooses which one.

ruling-A40 = Several possible credits of one card
  .text =
    Each owned card contributes only its highest applicable credit to a purchase. Credits apply automatically and cannot
    be waived in order to spend more tokens.

ruling-A41 = Law must already be owned
  .text = Law must have been bought in an earlier round; it cannot be bought together with Democracy or Philosophy.

ruling-A42 = Paying for several cards
  .text =
    All cards acquired in one turn are paid together: the sum of the prices after credits against one pile of trade
    cards and tokens, so that an excess is lost only once.

ruling-A43 = Order of returned cards
  .text =
    Cards go to the bottom of their stack in the order of phases 10, 11 and 12; cards one player returns together to the
    same stack are put there in random order.

ruling-A44 = Counting the two calamities
  .text = The two with the lowest numbers are resolved, and every resolved calamity counts, with or without effect.

ruling-A45 = Losses that cannot be met exactly
  .text =
    A loss is met exactly if possible, otherwise with the smallest possible excess, and with too few units everything
    affected is lost. An amount stated as a maximum is never exceeded; the owner loses the largest possible amount up to
    it. Units that a victim assigns to another player are such a loss: cities meet them even with an excess, as long as
    neither that player's maximum nor the total of the calamity is exceeded.

ruling-A46 = Optional and compulsory side effects
  .text =
    Side effects on other players are optional where the rule says 'may' or where the receiver determines the victims;
    those of Volcano and Flood happen automatically.

ruling-A47 = What triggers a volcano
  .text =
    Any unit of the victim, token or city, in an area touching a volcano triggers it. Both areas of a two-area volcano
    are emptied even if the victim is in only one of them.

ruling-A48 = Earthquake
  .text =
    Both cities are reduced, that is, replaced by tokens. Adjacent means sharing a land or water border with the area of
    the victim's reduced city.

ruling-A49 = Flood details
  .text =
    Only the region with most of the victim's affected units floods (ties: his choice), hitting tokens in flood areas
    and cities on white squares; without such units nothing happens. Others lose 10 units in total, or all if there are
    no more, divided by the victim and chosen by the owners; with Engineering nobody loses more than 7.

ruling-A50 = Use of Grain
  .text =
    Grain stays in hand and may be used for several Famine losses of the same round; only cards still in hand in phase
    11 count.

ruling-A51 = Civil War: thresholds and largest stock
  .text =
    There is no effect below 35 units (with Philosophy too), with Democracy and 35 to 44 units, or with Philosophy if
    the victim himself has the largest stock; Philosophy takes precedence over Democracy. Without Philosophy the nominee
    is any other player of the victim's choice.

ruling-A52 = Choosing the rebel units
  .text =
    The victim first chooses 15 units, then the nominee 20 (with Democracy 30) of the rest, exactly if possible and
    otherwise as in A45. The victim sees both groups before choosing.

ruling-A53 = Shortage of pieces in a civil war
  .text =
    The nominee uses the tokens he has; the rest goes to the player with the most tokens in stock at that moment,
    possibly the victim, whose returned pieces count. Cities are treated alike among players with markers, and ties are
    broken by table order.

ruling-A54 = No area is emptied by an epidemic
  .text =
    Every player who loses units leaves at least one own token in each area he occupied; a city becomes one token taken
    from stock.

ruling-A55 = Civil Disorder: choice and cumulation
  .text = The receiver chooses the cities. Law leaves 5 and Democracy 6, and the two are not added.

ruling-A56 = Iconoclasm & Heresy: other players
  .text =
    The receiver names the players and each named player chooses his own city. The player who traded the card is not
    immune.

ruling-A57 = Piracy: who chooses, which ships
  .text =
    The trader chooses the cities, which are removed without tokens; each of his ships destroys one, counted where it is
    in phase 11. A Red Sea city needs a ship in the Red Sea, but such a ship may also be used against any other coastal
    city.

ruling-A58 = Hand limit
  .text =
    The limit is 6 cards, untraded black-backed calamities included and open calamities not counted; the discard follows
    the calamities.

ruling-A59 = Moving back without cities
  .text =
    The step back applies to markers in epoch 2 or later and replaces the advance; afterwards the entry condition must
    be met again.

ruling-A60 = Points in epoch 5
  .text =
    Entering epoch 5 takes 1000 points of civilization cards and the printed value of its first space in total points;
    every further space takes its own value. Whoever is below the value of his current space moves back one, and the
    finish takes only the value of the space being left.

ruling-A61 = Tie on total points
  .text = Players who finish in the same round with equal totals share the victory.

ruling-A62 = What counts as points
  .text = Only civilization cards, trade cards kept after phase 12 at their set values, and treasury tokens count.

ruling-A63 = Wrong cross-references and misprints
  .text = The references of 53.11 to 52.6 and of 53.6 and 71 to 32 are read as 52.3 and 31; misprints change no rule.

ruling-A64 = Nomads and Seafarers: open points
  .text =
    The game is for 2 to 4 players with any different start areas of table 42 and ends when the round marker reaches the
    finish circle, after 16 rounds. At the end of each round surplus tokens are removed down to the printed limits; ties
    are shared.

ruling-A65 = Farmers and Citizens: open points
  .text =
    Up to 4 players use the whole map with the start areas of 42, without taxes, treasury and revolts; triangle k is the
    border between epochs k and k+1, so passing the second means entering epoch 3. Shortened by 1 or 2 rounds, the game
    ends that long before the earliest round in which a nation in play can pass it, and the player furthest along wins,
    ties by number of cities.

ruling-A66 = Short games: length and winner
  .text =
    The stated numbers of rounds are nominal: the game ends in the round in which at least one marker passes the chosen
    triangle under the normal entry conditions. If several do so, rule 44 decides.

ruling-A67 = Errors
  .text =
    Illegal actions are refused, so the penalty of 66 remains only an optional decision of the host: no advance in the
    next phase 13.

ruling-A68 = A player without any units
  .text =
    He stays in the game without growth or re-entry, may still hold, trade and buy cards, and 43.13 applies to his
    marker.

ruling-A69 = Gold without cities
  .text = Any player may buy gold whatever his number of cities, provided that phase 8 takes place at all.

ruling-A70 = Coinage and revolts
  .text = With Coinage a player may choose a rate that causes a revolt.
