### Civilization: A New Dawn (2017): names of cards, leaders, city-states, terrain and all else that has a
### name, and what the cards do. The German file has the same messages. Every message is one line, so that
### no line break enters the text. An underscore of the data files is a hyphen here.

## The game

title-about = James Kniffen's board game after Sid Meier's computer game, for 2 to 4 players, or for 1 to 3 with an automated player: one focus card a turn lets a civilization spread, trade, build, research or fight, until somebody has fulfilled an agenda on every victory card. The base game of 2017.

## Kinds of focus cards, and what a trade token spent from one adds

kind-culture = Culture
kind-culture-text = Each trade token spent: 1 control token more.
kind-science = Science
kind-science-text = Each trade token spent: 1 space further on the tech dial.
kind-economy = Economy
kind-economy-text = Each trade token spent: every caravan may move 1 space further.
kind-industry = Industry
kind-industry-text = Each trade token spent: 1 production more for a world wonder.
kind-military = Military
kind-military-text = Each trade token spent: +1 combat value in one attack, as attacker or as defender.

## Technology levels

level-1 = Level I
level-2 = Level II
level-3 = Level III
level-4 = Level IV

## Types of world wonders

wonder-type-culture = Cultural
wonder-type-economy = Economic
wonder-type-science = Scientific
wonder-type-military = Militaristic

## Eras

era-ancient = Ancient
era-medieval = Medieval
era-modern = Modern

## Terrain

terrain-grassland = Grassland
terrain-hills = Hills
terrain-forest = Forest
terrain-desert = Desert
terrain-mountain = Mountain
terrain-water = Water
terrain-water-text = Difficulty 1, but nothing goes there or counts across it unless an effect allows water.
terrain-natural-wonder = Natural wonder space
terrain-natural-wonder-text = Has no type of terrain; the difficulty is always 5.

## Resources

resource-marble = Marble
resource-mercury = Mercury
resource-oil = Oil
resource-diamond = Diamond

## Natural wonders

natural-wonder-torres-del-paine = Torres del Paine
natural-wonder-cliffs-of-dover = Cliffs of Dover
natural-wonder-mt-everest = Mt. Everest
natural-wonder-crater-lake = Crater Lake
natural-wonder-grand-mesa = Grand Mesa
natural-wonder-galapagos-islands = Galápagos Islands
natural-wonder-mt-kilimanjaro = Mt. Kilimanjaro
natural-wonder-pantanal = Pantanal
natural-wonder-text = Counts as one resource of its type once per turn and is kept. You claim it with a control token on its space; who wins that space in an attack takes it over. The automated player uses it for any wonder.

## Focus cards

card-early-empire = Early Empire
card-early-empire-text = Place 2 control tokens next to your cities, on terrain no harder than the slot number.
card-drama-and-poetry = Drama and Poetry
card-drama-and-poetry-text = Place 2 control tokens next to your cities, on terrain no harder than the slot number. Then you may move one of your control tokens to a neighbouring land space that is completely empty, whatever its terrain.
card-civil-service = Civil Service
card-civil-service-text = Place 2 control tokens next to your cities, then 1 more next to any friendly space; always on terrain no harder than the slot number.
card-mass-media = Mass Media
card-mass-media-text = Place 3 control tokens next to your cities, on terrain no harder than the slot number. Then choose a rival control token at most 2 spaces from a friendly space: if unreinforced, an unreinforced one of yours replaces it; if reinforced, it is turned to its unreinforced side.
card-astrology = Astrology
card-astrology-text = Advance your tech dial by the slot number.
card-mathematics = Mathematics
card-mathematics-text = Put 1 trade token from the supply on any of your focus cards, this one included. Then advance your tech dial by the slot number.
card-replaceable-parts = Replaceable Parts
card-replaceable-parts-text = Gain 1 resource of a type you do not own. Then advance your tech dial by the slot number.
card-nuclear-power = Nuclear Power
card-nuclear-power-text = Only in slot 5: choose a space; on it and around it all unreinforced control tokens are destroyed and all reinforced ones are turned to their unreinforced side, your own included. In any slot, advance your tech dial by the slot number.
card-foreign-trade = Foreign Trade
card-foreign-trade-text = You have 1 caravan. It moves up to 3 spaces over terrain no harder than the slot number.
card-currency = Currency
card-currency-text = You have 2 caravans. Each moves up to 4 spaces over terrain no harder than the slot number. A barbarian whose space a caravan enters is defeated, but gives no trade token.
card-steam-power = Steam Power
card-steam-power-text = You have 2 caravans. Each moves up to 6 spaces over terrain no harder than the slot number and over water. Then you may exchange one of your resources for another from the supply.
card-capitalism = Capitalism
card-capitalism-text = You have 3 caravans. Each moves up to 6 spaces over terrain no harder than the slot number and over water. Once per turn, after resetting this card, resolve another of your focus cards as if it were in slot 1; it stays where it is.
card-pottery = Pottery
card-pottery-text = One of two: build a world wonder with production equal to the slot number; or build a city on a legal space at most 2 spaces from a friendly space, on terrain no harder than the slot number.
card-animal-husbandry = Animal Husbandry
card-animal-husbandry-text = One of three: build a world wonder with production equal to the slot number; or build a city on a legal space at most 3 spaces from a friendly space, on terrain no harder than the slot number; or build a city on a legal space where one of your caravans stands, on any land, and put that caravan back on your economy card.
card-nationalism = Nationalism
card-nationalism-text = One of two: build a world wonder with production equal to the slot number, but 7 in slot 5; or build a city on a legal space at most 4 spaces from a friendly space, across water too, on terrain no harder than the slot number.
card-urbanization = Urbanization
card-urbanization-text = One of two: build a world wonder with production equal to the slot number; or build a city on a legal space at most 5 spaces from a friendly space, across water too, on terrain no harder than the slot number, and place up to 2 control tokens next to it, on terrain no harder than the slot number.
card-masonry = Masonry
card-masonry-text = One of two: reinforce as many control tokens as the slot number; or make up to 2 attacks within 2 spaces of your friendly spaces. Your combat value is the slot number.
card-iron-working = Iron Working
card-iron-working-text = One of two: reinforce as many control tokens as the slot number; or make up to 2 attacks within 3 spaces of your friendly spaces. Your combat value is the slot number + 1, against barbarians + 3.
card-mass-production = Mass Production
card-mass-production-text = Make up to 2 attacks within 3 spaces of your friendly spaces, counted across water too. Your combat value is the slot number + 2. Then reinforce as many control tokens as the slot number, one fewer for each attack made.
card-flight = Flight
card-flight-text = Reinforce as many control tokens as the slot number and make up to 3 attacks within 5 spaces of your friendly spaces, counted across water, rival spaces, barbarians and city-states too. Your combat value is the slot number + 3.

## Focus cards of the automated player

card-automa-early-empire = Early Empire
card-automa-early-empire-text = The automated player places 2 control tokens next to its cities. Each token that finds no space becomes 1 trade token on this card. Spaces in order of preference: natural wonder, resource token, barbarian spawn point, next to most of its cities, next to the city closest to maturity, hardest terrain.
card-automa-drama-and-poetry = Drama and Poetry
card-automa-drama-and-poetry-text = The automated player places 3 control tokens next to its cities. Each token that finds no space becomes 1 trade token on this card. Spaces in order of preference: natural wonder, resource token, barbarian spawn point, next to most of its cities, next to the city closest to maturity, hardest terrain.
card-automa-civil-service = Civil Service
card-automa-civil-service-text = The automated player places 3 control tokens next to its cities, then 1 more next to any friendly space. Each token that finds no space becomes 1 trade token on this card. Spaces in order of preference: natural wonder, resource token, barbarian spawn point, next to a natural wonder token, a resource token or an uncovered spawn point, next to most of its cities, next to the city closest to maturity, hardest terrain.
card-automa-mass-media = Mass Media
card-automa-mass-media-text = Every rival control token next to a friendly space of the automated player is turned to its unreinforced side or, if it was unreinforced, removed. Then it places 4 control tokens next to its cities. Each token that finds no space becomes 1 trade token on this card. Spaces in order of preference: natural wonder, resource token, barbarian spawn point, next to most of its cities, next to the city closest to maturity, next to a rival space, hardest terrain.
card-automa-foreign-trade = Foreign Trade
card-automa-foreign-trade-text = The automated player has 1 caravan. It moves 3 spaces by the shortest way towards its destination. Destinations in order of preference: city-state whose diplomacy card it lacks, rival city, other city-state; the nearest if tied.
card-automa-currency = Currency
card-automa-currency-text = The automated player defeats every barbarian next to a friendly space, without gaining trade tokens. Its 2 caravans then move 4 spaces each by the shortest way towards different destinations. Destinations in order of preference: city-state whose diplomacy card it lacks, rival city, other city-state; the nearest if tied.
card-automa-steam-power = Steam Power
card-automa-steam-power-text = The automated player gains 1 random resource. Its 2 caravans then move 6 spaces each by the shortest way, over water too, towards different destinations. Destinations in order of preference: city-state whose diplomacy card it lacks, rival city, other city-state; the nearest if tied.
card-automa-capitalism = Capitalism
card-automa-capitalism-text = The 3 caravans of the automated player move 6 spaces each by the shortest way, over water too, towards different destinations. Destinations in order of preference: city-state whose diplomacy card it lacks, rival city, other city-state; the nearest if tied. After this card has been reset, the card now in slot 5 is resolved, but not reset.
card-automa-masonry = Masonry
card-automa-masonry-text = The automated player makes up to 2 attacks within 2 spaces of its friendly spaces, with combat value 5. Targets in order of preference: barbarians, rival cities with a defence of 4 or less, rival control tokens; the lowest defence if tied. Then it reinforces 5 control tokens, 3 fewer for each attack made: first those closest to barbarians and rival spaces, then those on the hardest terrain. If it neither attacked nor reinforced anything, Iron Working takes the place of this card and is reset without being resolved.
card-automa-iron-working = Iron Working
card-automa-iron-working-text = The automated player makes up to 2 attacks within 3 spaces of its friendly spaces, with combat value 6, against barbarians 8. Targets in order of preference: barbarians, rival cities with a defence of 6 or less, rival control tokens; the lowest defence if tied. Then it reinforces 5 control tokens, 2 fewer for each attack made: first those closest to barbarians and rival spaces, then those on the hardest terrain. If it neither attacked nor reinforced anything, Mass Production takes the place of this card and is reset without being resolved.
card-automa-mass-production = Mass Production
card-automa-mass-production-text = The automated player makes up to 2 attacks within 3 spaces of its friendly spaces, counted across water too, with combat value 7. Targets in order of preference: rival cities with a wonder and a defence of 8 or less, barbarians next to a friendly space, rival cities with a defence of 8 or less, city-states, rival control tokens; the lowest defence if tied. Then it reinforces 5 control tokens, 1 fewer for each attack made: first those closest to barbarians and rival spaces, then those on the hardest terrain.
card-automa-flight = Flight
card-automa-flight-text = The automated player makes up to 3 attacks within 5 spaces of its friendly spaces, counted across water, rival spaces, barbarians and city-states too, with combat value 8. Targets in order of preference: rival cities with a wonder and a defence of 10 or less, barbarians next to a friendly space, rival cities with a defence of 10 or less, city-states, rival control tokens; the lowest defence if tied. Then it reinforces 5 control tokens, 1 fewer for each attack made: first those closest to barbarians and rival spaces, then those on the hardest terrain.
card-automa-astrology = Astrology
card-automa-astrology-text = The automated player advances its tech dial by 5. For each level reached or passed, one of its cards of the lowest level, chosen at random, is replaced by the card of that kind with the level shown; if it has that level already, by the next higher one.
card-automa-mathematics = Mathematics
card-automa-mathematics-text = The automated player puts 1 trade token from the supply on its focus card with the fewest; if tied, on the one in the highest slot. Then it advances its tech dial by 5.
card-automa-replaceable-parts = Replaceable Parts
card-automa-replaceable-parts-text = The automated player replaces its focus card of the lowest level, if tied the one in the highest slot, by the next level of the same kind. Then it advances its tech dial by 5.
card-automa-nuclear-power = Nuclear Power
card-automa-nuclear-power-text = Every human player who has a city besides the capital must choose one. The chosen cities and all control tokens next to them are destroyed. Then the automated player advances its tech dial by 5.
card-automa-pottery = Pottery
card-automa-pottery-text = The automated player builds a world wonder with production 5 in its city with the highest defence: the one that brings it closest to an agenda, then the cheapest. Then it builds a city at most 2 spaces from a friendly space: next to most natural wonder and resource tokens, then on a barbarian spawn point, then where defence is highest. If it built neither, Animal Husbandry takes the place of this card and is reset without being resolved.
card-automa-animal-husbandry = Animal Husbandry
card-automa-animal-husbandry-text = The automated player builds a world wonder with production 6 in its city with the highest defence: the one that brings it closest to an agenda, then the cheapest. Then it builds a city at most 3 spaces from a friendly space or one of its caravans: next to most natural wonder and resource tokens, then on a barbarian spawn point, then where defence is highest. If it built neither, Nationalism takes the place of this card and is reset without being resolved.
card-automa-nationalism = Nationalism
card-automa-nationalism-text = The automated player builds a world wonder with production 7 in its city with the highest defence: the one that brings it closest to an agenda, then the cheapest. Then it builds a city at most 4 spaces from a friendly space, counted across water too: next to most natural wonder and resource tokens, then on a barbarian spawn point, then where defence is highest. If it built neither, Urbanization takes the place of this card and is reset without being resolved.
card-automa-urbanization = Urbanization
card-automa-urbanization-text = The automated player builds a world wonder with production 8 in its city with the highest defence: the one that brings it closest to an agenda, then the cheapest. Then it builds a city at most 5 spaces from a friendly space, counted across water too: next to most natural wonder and resource tokens, then on a barbarian spawn point, then where defence is highest. After this card has been reset, its culture card is resolved as if it were in slot 5, and reset too.

## World wonders

card-stonehenge = Stonehenge
card-stonehenge-text = Whenever you place a control token on hills, you may also place one on each neighbouring hills space, and from there again. Tokens that are moved or exchanged start no chain.
card-hanging-gardens = Hanging Gardens
card-hanging-gardens-text = At the start of your turn you may place 1 control token next to one of your cities, on terrain of difficulty 4 (desert) or less.
card-forbidden-city = Forbidden City
card-forbidden-city-text = At the start of your turn you may destroy 1 rival control token next to a friendly space.
card-chichen-itza = Chichen Itza
card-chichen-itza-text = When you place control tokens, you may also choose empty forest spaces that are not next to a city of yours. The slot must still allow forest.
card-sydney-opera-house = Sydney Opera House
card-sydney-opera-house-text = Control tokens of rivals next to your cities count for their maturity like your own.
card-eiffel-tower = Eiffel Tower
card-eiffel-tower-text = At the start of your turn you may point at two control tokens of one rival. That rival chooses which of them you replace with an unused, unreinforced one of yours.
card-colossus = Colossus
card-colossus-text = Whenever you resolve your economy card, your caravans share 6 additional spaces of movement as you like.
card-great-lighthouse = Great Lighthouse
card-great-lighthouse-text = When you build a city, every empty space at the edge of the map counts as 2 spaces away from your friendly spaces.
card-great-zimbabwe = Great Zimbabwe
card-great-zimbabwe-text = Instead of putting trade tokens you gain on focus cards, you may store up to 4 here. At the start of your turn you may move any of them to your focus cards.
card-machu-picchu = Machu Picchu
card-machu-picchu-text = You resolve cards in slots 1 and 2 as if they were in slot 3.
card-big-ben = Big Ben
card-big-ben-text = When you attack or defend: +2 combat value for each of your caravans next to the attacked space.
card-estadio-do-maracana = Estádio do Maracanã
card-estadio-do-maracana-text = Before you resolve a card other than your economy card, you may resolve and reset your economy card.
card-oracle = Oracle
card-oracle-text = At the start of your turn you may swap two neighbouring cards of your focus row.
card-pyramids = Pyramids
card-pyramids-text = When you build it: you may replace up to three level I focus cards by level II cards of the same kind.
card-porcelain-tower = Porcelain Tower
card-porcelain-tower-text = When you build it: you may replace up to two focus cards by the next level of the same kind.
card-potala-palace = Potala Palace
card-potala-palace-text = You may hold up to 4 diplomacy cards of each rival. When you build it, you may take up to three diplomacy cards from rivals, three in all.
card-oxford-university = Oxford University
card-oxford-university-text = A focus card you gain may replace any card of your row except the science card, whatever its kind.
card-kremlin = Kremlin
card-kremlin-text = When you attack a rival space: +4 combat value if you have more reinforced control tokens on the map than that rival.
card-petra = Petra
card-petra-text = When you defend: +2 combat value. Barbarians do not enter spaces with a city or a reinforced control token of yours, but move in the opposite direction.
card-terracotta-army = Terracotta Army
card-terracotta-army-text = When you attack: +2 combat value.
card-alhambra = Alhambra
card-alhambra-text = When you attack or defend: +2 combat value.
card-venetian-arsenal = Venetian Arsenal
card-venetian-arsenal-text = Once per turn, after resolving a card in slot 5, you may resolve it again as if it were in slot 1.
card-pentagon = Pentagon
card-pentagon-text = When you attack: +2 combat value, and any target on the map is in range.
card-ruhr-valley = Ruhr Valley
card-ruhr-valley-text = When you defend: +5 combat value.

## Diplomacy cards of the players

card-open-borders = Open Borders
card-open-borders-text = Control tokens and cities of the giver next to your cities count for their maturity like your own.
card-joint-war = Joint War
card-joint-war-text = When you attack: +2 combat value, except against the giver.
card-defensive-pact = Defensive Pact
card-defensive-pact-text = When you defend: +2 combat value, except against the giver.
card-embassy = Embassy
card-embassy-text = Whenever a caravan of yours reaches the capital of the giver, also when you take this card, the giver puts 1 trade token on a focus card and you gain 1 resource of your choice.

## Diplomacy cards of the city-states

card-carthage = Carthage
card-carthage-text = When you attack or defend: +1 combat value for each city-state and each of your cities at most 2 spaces from the attacked space. Not when you attack Carthage.
card-kumasi = Kumasi
card-kumasi-text = Forest has difficulty 1 for your industry and culture cards.
card-brussels = Brussels
card-brussels-text = World wonders cost you 1 less for each of your mature cities.
card-seoul = Seoul
card-seoul-text = At the start of your turn you may move 1 barbarian to a neighbouring empty land space.
card-geneva = Geneva
card-geneva-text = At the start of your turn you may exchange a diplomacy card you hold of a rival for another one of the same rival.
card-mohenjo-daro = Mohenjo Daro
card-mohenjo-daro-text = When you place control tokens, the difficulty of every space is 1 lower.
card-buenos-aires = Buenos Aires
card-buenos-aires-text = A world wonder of a type you do not have yet costs you 2 less.
card-kabul = Kabul
card-kabul-text = When you attack a city or a city-state other than Kabul: +3 combat value.

## Events of the dial

card-barbarian-spawn = Barbarians Appear
card-barbarian-spawn-text = Every barbarian that is off the map returns to the printed symbol with its letter if nothing but caravans is there; the caravans are destroyed and go back to their economy cards. A barbarian that finds its space occupied waits for the next time.
card-none = No Event
card-none-text = Nothing happens.
card-barbarian-move = Barbarians Move
card-barbarian-move-text = A die gives one direction for all: every barbarian moves 1 space that way, jumps over water, turns round at the edge of the map and raids what it meets.
card-trade = Trade
card-trade-text = Every player gains 1 trade token for each mature city and distributes them over focus cards, at most 3 on a card. The automated player has no such limit.

## What a barbarian raids, and what comes of it

raid-caravan = Caravan
raid-caravan-text = Destroyed: it goes back to its economy card. The barbarian stays in the space.
raid-unreinforced-control-token = Unreinforced control token
raid-unreinforced-control-token-text = Destroyed: it goes back to its owner. The barbarian stays in the space.
raid-non-capital-city = City
raid-non-capital-city-text = Destroyed: it goes back to its owner; the token of a world wonder stays in the space. So does the barbarian.
raid-reinforced-control-token = Reinforced control token
raid-reinforced-control-token-text = Turned to its unreinforced side. The barbarian goes back.
raid-capital-city = Capital
raid-capital-city-text = Its owner discards 2 trade tokens of choice from the focus row, or all if there are fewer. The barbarian goes back.
raid-city-state = City-state
raid-city-state-text = Nothing happens. The barbarian stays in the space.

## Leaders, their civilizations and abilities

leader-roosevelt = Teddy Roosevelt
leader-roosevelt-civilization = America
leader-roosevelt-ability = Roosevelt Corollary
leader-roosevelt-text = Whenever you gain or use a natural wonder token, you put it on one of your focus cards. There it serves as a trade token of that card or as a resource, once per turn, and then changes its place.
leader-roosevelt-automa-text = As the automated player: natural wonder tokens gained or spent go on the card in slot 4. Those on a resolved card are always spent, before resources and trade tokens; with a military card, all that are left go into the last attack.
leader-montezuma = Montezuma
leader-montezuma-civilization = Aztec
leader-montezuma-ability = Legend of the Five Suns
leader-montezuma-text = After you have reset your military card in a turn in which you won an attack, you may swap any two of your focus cards.
leader-montezuma-automa-text = As the automated player: after resetting the military card in a turn with a won attack, it changes places with the card in slot 2.
leader-cleopatra = Cleopatra
leader-cleopatra-civilization = Egypt
leader-cleopatra-ability = Monument Builders
leader-cleopatra-text = World wonders cost you 1 less.
leader-catherine = Catherine de Medici
leader-catherine-civilization = France
leader-catherine-ability = Grand Tour
leader-catherine-text = When you resolve your culture card, you may place 1, 2 or 3 more control tokens if the latest era of your world wonders is ancient, medieval or modern.
leader-hojo = Hōjō Tokimune
leader-hojo-civilization = Japan
leader-hojo-ability = Divine Wind
leader-hojo-text = In your turn, desert and mountain spaces next to water or at the edge of the map have difficulty 3.
leader-trajan = Trajan
leader-trajan-civilization = Rome
leader-trajan-ability = All Roads Lead to Rome
leader-trajan-text = Caravans that set out from your economy card may start from any of your cities, mature or not.
leader-tomyris = Tomyris
leader-tomyris-civilization = Scythia
leader-tomyris-ability = People of the Steppe
leader-tomyris-text = When you attack or defend: +3 combat value if the attacked space is grassland or hills.
leader-gilgamesh = Gilgamesh
leader-gilgamesh-civilization = Sumeria
leader-gilgamesh-ability = Epic Quest
leader-gilgamesh-text = For every barbarian you defeat you gain 1 resource of your choice besides the trade token.
leader-gilgamesh-automa-text = As the automated player: a random resource for each barbarian defeated, besides the trade token.

## City-states

city-state-carthage = Carthage
city-state-kumasi = Kumasi
city-state-brussels = Brussels
city-state-seoul = Seoul
city-state-geneva = Geneva
city-state-mohenjo-daro = Mohenjo Daro
city-state-buenos-aires = Buenos Aires
city-state-kabul = Kabul

## Agendas

agenda-warmonger = Warmonger
agenda-warmonger-text = Defeat a rival capital in an attack, or control 2 conquered city-states.
agenda-paranoid = Paranoid
agenda-paranoid-text = Control 2 militaristic world wonders.
agenda-technophile = Technophile
agenda-technophile-text = Reach space 24 on your tech dial.
agenda-scholarly = Scholarly
agenda-scholarly-text = Control 2 scientific world wonders.
agenda-explorer = Explorer
agenda-explorer-text = Control 15 spaces next to water or at the edge of the map.
agenda-aesthetic = Aesthetic
agenda-aesthetic-text = Control 2 cultural world wonders.
agenda-civilized = Civilized
agenda-civilized-text = Have 8 cities on the map, your capital included.
agenda-moneygrubber = Moneygrubber
agenda-moneygrubber-text = Control 2 economic world wonders.
agenda-populous = Populous
agenda-populous-text = Control 5 mature cities.
agenda-preservationist = Preservationist
agenda-preservationist-text = Control 2 natural wonders.

## Victory cards, called after their two agendas

victory-card-vc-war = Warmonger / Paranoid
victory-card-vc-learned = Technophile / Scholarly
victory-card-vc-reach = Explorer / Aesthetic
victory-card-vc-spread = Civilized / Moneygrubber
victory-card-vc-cities = Populous / Preservationist

## Difficulty of the automated player

difficulty-settler = Settler
difficulty-settler-text = All its focus cards start at level I.
difficulty-chieftain = Chieftain
difficulty-chieftain-text = 1 of its focus cards, chosen at random, starts at level II.
difficulty-warlord = Warlord
difficulty-warlord-text = 2 of its focus cards, chosen at random, start at level II.
difficulty-prince = Prince
difficulty-prince-text = 3 of its focus cards, chosen at random, start at level II.
difficulty-king = King
difficulty-king-text = 4 of its focus cards, chosen at random, start at level II.
difficulty-emperor = Emperor
difficulty-emperor-text = All 5 of its focus cards start at level II.

## How the automated player spends trade tokens and pays

automa-spending-culture = Spends as many trade tokens as there are legal spaces left for the additional control tokens.
automa-spending-economy = Spends trade tokens only if that brings a caravan to a destination it would not reach otherwise.
automa-spending-industry = Pays for a wonder with the bonus of its industry city-state cards first, then natural wonder tokens, then resources, all of any type, then trade tokens of the industry card. If a resource would pay too much and a trade token is at hand, it spends that and keeps the resource.
automa-spending-military-attacker-winning = Ahead as attacker: spends trade tokens until the defender can no longer reach its total, or all of them if that is out of reach.
automa-spending-military-attacker-losing = Behind or level as attacker: spends nothing if even all trade tokens cannot beat the defender, else as if ahead.
automa-spending-military-defender-winning = Ahead or level as defender: spends nothing.
automa-spending-military-defender-losing = Behind as defender: spends just enough to win, for which a tie is enough, or nothing if that is impossible.
automa-spending-science = Always spends all trade tokens.
automa-bonus = The automated player ignores what its world wonders and city-state diplomacy cards do. Instead each of them counts as one more trade token spent when a focus card of its type is resolved; military ones give +1 combat value in every attack, attacking or defending.

## Map tiles and maps

tile-category-natural-wonder = Natural wonder tile
tile-category-city-state = City-state tile
tile-category-capital = Capital tile
tile-category-plain = Plain tile
layout-core-standard-A = Core, side A
layout-core-standard-B = Core, side B
layout-core-automa-A = Core with the automated player, side A
layout-core-automa-B = Core with the automated player, side B
map-fixed-2p = First map for 2 players
map-fixed-3p = First map for 3 players
map-fixed-4p = First map for 4 players
map-solo-1h-A = Solo map, core side A
map-solo-1h-B = Solo map, core side B
map-solo-2h-A = Map for 2 players and the automated player, core side A
map-solo-2h-B = Map for 2 players and the automated player, core side B
map-solo-3h-A = Map for 3 players and the automated player, core side A
map-solo-3h-B = Map for 3 players and the automated player, core side B

## Directions


## Colours of the players

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-orange = Orange
