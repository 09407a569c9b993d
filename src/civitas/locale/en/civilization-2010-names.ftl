### Civilization: The Board Game (2010) with Wisdom and Warfare: names of techs, wonders, culture events,
### civilizations and all else that has a name; what they do is in the file of effects. The German file has the same messages.
### Every message is one line, so that no line break enters the text. An underscore of the data files is a
### hyphen here. What belongs to Fame and Fortune is named too, though it is not part of the title.

## The game

title-about = Kevin Wilson's board game after Sid Meier's computer game, with the expansion Wisdom and Warfare, for 2 to 5 players: civilizations explore a map of tiles, found cities, build, trade, research and fight until one of them wins by culture, coins, space flight or the conquest of a capital.

## Boxes

expansion-base = Base game
expansion-waw = Wisdom and Warfare
expansion-faf = Fame and Fortune

## Phases, and other times at which effects work

phase-start-of-turn = Start of Turn
phase-trade = Trade
phase-city-management = City Management
phase-movement = Movement
phase-research = Research
phase-battle = Battle
phase-any-time = Any time

## Victories

victory-culture = Culture victory
victory-culture-text = Your marker reaches the last panel of the culture track.
victory-economic = Economic victory
victory-economic-text = You have { $count } coins.
victory-technology = Technology victory
victory-technology-text = You learn Space Flight.
victory-military = Military victory
victory-military-text = You conquer the capital of another player.

## Icons

icon-production = Production
icon-trade = Trade
icon-culture = Culture
icon-coin = Coin
icon-combat = Combat bonus

## Resources

resource-incense = Incense
resource-iron = Iron
resource-silk = Silk
resource-wheat = Wheat
resource-spy = Spy
resource-uranium = Uranium

## Terrain and what is printed on squares

terrain-grassland = Grassland
terrain-forest = Forest
terrain-mountain = Mountain
terrain-desert = Desert
terrain-water = Water
feature-hut = Hut
feature-village = Village
feature-resource = Resource
feature-culture = Natural wonder
feature-coin = Riches
feature-relic = Relic
disaster-marker-drought-grassland-token = Desert / grassland marker
disaster-marker-forest-water-token = Forest / water marker

## Levels, ranks and eras

level-1 = Level I
level-2 = Level II
level-3 = Level III
level-4 = Level IV
level-5 = Level V
rank-1 = Rank I
rank-2 = Rank II
rank-3 = Rank III
rank-4 = Rank IV
era-ancient = Ancient
era-medieval = Medieval
era-modern = Modern

## City actions

city-action-produce = Produce
city-action-produce-text = Spend the production of the city on one figure, unit, building or wonder, or on city walls. What is left over is lost.
city-action-arts = Devote to the arts
city-action-arts-text = Gain { $count } culture, and 1 for every culture icon in the outskirts of the city.
city-action-harvest = Harvest a resource
city-action-harvest-text = Take a resource shown in the outskirts of the city from the market.
city-action-program = Start a building program
city-action-program-text = Put a building program marker on the city. When the city next produces, the marker is discarded and the production icons of its outskirts count double.

## Pieces

piece-army = Army
piece-scout = Scout
piece-capital = Capital
piece-city = City
piece-building-program = Building program
piece-hut = Hut
piece-village = Village
piece-city-state = City-state
piece-relic = Relic
piece-great-person = Great person
card-city-walls = City Walls
kind-tech = Tech
kind-wonder = Wonder
kind-event = Culture event
kind-government = Government
kind-policy = Social policy
kind-building = Building
kind-unit = Unit

## Civilizations: name, leader

civilization-americans = Americans
civilization-americans-leader = Abraham Lincoln
civilization-chinese = Chinese
civilization-chinese-leader = Mao Zedong
civilization-egyptians = Egyptians
civilization-egyptians-leader = Cleopatra
civilization-germans = Germans
civilization-germans-leader = Otto von Bismarck
civilization-romans = Romans
civilization-romans-leader = Julius Caesar
civilization-russians = Russians
civilization-russians-leader = Catherine the Great
civilization-aztecs = Aztecs
civilization-aztecs-leader = Montezuma
civilization-english = English
civilization-english-leader = Elizabeth I
civilization-french = French
civilization-french-leader = Napoleon Bonaparte
civilization-japanese = Japanese
civilization-japanese-leader = Tokugawa Ieyasu
civilization-mongols = Mongols
civilization-mongols-leader = Genghis Khan
civilization-zulu = Zulu
civilization-zulu-leader = Shaka
civilization-arabs = Arabs
civilization-arabs-leader = Saladin
civilization-greeks = Greeks
civilization-greeks-leader = Alexander the Great
civilization-indians = Indians
civilization-indians-leader = Mahatma Gandhi
civilization-spanish = Spanish
civilization-spanish-leader = Isabella

## Techs of level I

card-animal-husbandry = Animal Husbandry
card-code-of-laws = Code of Laws
card-currency = Currency
card-horseback-riding = Horseback Riding
card-masonry = Masonry
card-metalworking = Metalworking
card-navigation = Navigation
card-philosophy = Philosophy
card-pottery = Pottery
card-writing = Writing
card-agriculture = Agriculture
card-navy = Navy

## Techs of level II

card-chivalry = Chivalry
card-civil-service = Civil Service
card-construction = Construction
card-democracy = Democracy
card-engineering = Engineering
card-irrigation = Irrigation
card-mathematics = Mathematics
card-monarchy = Monarchy
card-printing-press = Printing Press
card-sailing = Sailing
card-mysticism = Mysticism
card-bureaucracy = Bureaucracy
card-logistics = Logistics

## Techs of level III

card-banking = Banking
card-biology = Biology
card-communism = Communism
card-gunpowder = Gunpowder
card-metal-casting = Metal Casting
card-military-science = Military Science
card-railroad = Railroad
card-steam-power = Steam Power
card-theology = Theology
card-ecology = Ecology
card-education = Education

## Techs of levels IV and V

card-atomic-theory = Atomic Theory
card-ballistics = Ballistics
card-combustion = Combustion
card-computers = Computers
card-flight = Flight
card-mass-media = Mass Media
card-replaceable-parts = Replaceable Parts
card-plastics = Plastics
card-space-flight = Space Flight

## Governments

card-despotism = Despotism
card-anarchy = Anarchy
card-republic = Republic
card-feudalism = Feudalism
card-democracy-gov = Democracy
card-monarchy-gov = Monarchy
card-communism-gov = Communism
card-fundamentalism = Fundamentalism

## Social policies

card-rationalism = Rationalism
card-patronage = Patronage
card-natural-religion = Natural Religion
card-organized-religion = Organized Religion
card-expansionism = Expansionism
card-urban-development = Urban Development
card-pacifism = Pacifism
card-military-tradition = Military Tradition

## Buildings

card-harbor = Harbor
card-trading-post = Trading Post
card-granary = Granary
card-aqueduct = Aqueduct
card-library = Library
card-university = University
card-workshop = Workshop
card-iron-mine = Iron Mine
card-market = Market
card-bank = Bank
card-temple = Temple
card-cathedral = Cathedral
card-barracks = Barracks
card-academy = Academy
card-shipyard = Shipyard

## Units: types, the names of their ranks, cards

card-infantry = Infantry
card-mounted = Mounted
card-artillery = Artillery
card-aircraft = Aircraft
unit-infantry-1 = Spearman
unit-infantry-2 = Pikeman
unit-infantry-3 = Rifleman
unit-infantry-4 = Modern Infantry
unit-mounted-1 = Horseman
unit-mounted-2 = Knight
unit-mounted-3 = Cavalry
unit-mounted-4 = Tank
unit-artillery-1 = Archer
unit-artillery-2 = Catapult
unit-artillery-3 = Cannon
unit-artillery-4 = Mobile Artillery
unit-aircraft-1 = Aircraft
unit-aircraft-2 = Aircraft
unit-aircraft-3 = Aircraft
unit-aircraft-4 = Aircraft
card-infantry-weak = Sturdy Infantry
card-infantry-even = Balanced Infantry
card-infantry-fierce = Fierce Infantry
card-mounted-weak = Sturdy Mounted
card-mounted-even = Balanced Mounted
card-mounted-fierce = Fierce Mounted
card-artillery-weak = Sturdy Artillery
card-artillery-even = Balanced Artillery
card-artillery-fierce = Fierce Artillery
card-aircraft-sturdy = Sturdy Aircraft
card-aircraft-even = Balanced Aircraft
card-aircraft-fierce = Fierce Aircraft
card-combat-bonus = Combat bonus card

## Great people

card-great-artist = Great Artist
card-great-builder = Great Builder
card-great-general = Great General
card-great-humanitarian = Great Humanitarian
card-great-industrialist = Great Industrialist
card-great-scientist = Great Scientist

## Ancient wonders

card-stonehenge = Stonehenge
card-colossus = The Colossus
card-hanging-gardens = The Hanging Gardens
card-oracle = The Oracle
card-great-lighthouse = The Great Lighthouse
card-statue-of-zeus = Statue of Zeus
card-chichen-itza = Chichen Itza
card-great-wall = The Great Wall
card-pyramids = The Pyramids

## Medieval wonders

card-angkor-wat = Angkor Wat
card-brandenburg-gate = Brandenburg Gate
card-himeji-samurai-castle = Himeji Samurai Castle
card-porcelain-tower = Porcelain Tower
card-leonardos-workshop = Leonardo's Workshop
card-notre-dame = Notre-Dame
card-louvre = The Louvre
card-machu-pichu = Machu Pichu
card-taj-mahal = Taj Mahal

## Modern wonders

card-cristo-redentor = Cristo Redentor
card-panama-canal = Panama Canal
card-statue-of-liberty = Statue of Liberty
card-united-nations = United Nations
card-internet = The Internet
card-pentagon = The Pentagon
card-big-ben = Big Ben
card-kremlin = The Kremlin
card-sydney-opera-house = Sydney Opera House

## Culture events of level I

card-a-gift-from-afar = A Gift from Afar
card-bread-and-circuses = Bread and Circuses
card-defection = Defection
card-drought = Drought
card-duty-and-honor = Duty and Honor
card-exchange-of-ideas = Exchange of Ideas
card-sabotage = Sabotage
card-we-love-the-despot-day = We Love the Despot Day!
card-barbarian-encampment = Barbarian Encampment
card-migrants = Migrants
card-counterfeiters = Counterfeiters
card-disoriented = Disoriented
card-the-citizens-are-revolting = The Citizens are Revolting!

## Culture events of level II

card-a-generous-gift = A Generous Gift
card-catastrophe = Catastrophe
card-deforestation = Deforestation
card-jousting-tourney = Jousting Tourney
card-knowledge-shared = Knowledge Shared
card-mass-defection = Mass Defection
card-nationalism = Nationalism
card-we-love-the-queen-day = We Love the Queen Day!
card-roaming-horde = Roaming Horde
card-colonists = Colonists
card-depression = Depression
card-flooding = Flooding
card-lost = Lost
card-the-citizens-are-revolting-ii = The Citizens are Revolting! (II)

## Culture events of level III

card-a-princely-gift = A Princely Gift
card-disaster = Disaster
card-patriotism = Patriotism
card-primetime-tv = Primetime TV
card-think-tank = Think Tank
card-we-love-the-president-day = We Love the President Day!
card-wholesale-defection = Wholesale Defection
card-supply-drop = Supply Drop
card-immigrants = Immigrants
card-bank-scandal = Bank Scandal
card-out-of-position = Out of Position

## Huts and villages

card-hut-incense = Hut: incense
card-hut-iron = Hut: iron
card-hut-silk = Hut: silk
card-hut-wheat = Hut: wheat
card-hut-spy = Hut: spy
card-hut-uranium = Hut: uranium
card-hut-city-state = Hut: city-state
card-hut-friendly-barbarian = Hut: friendly barbarian
card-hut-native-art-3 = Hut: native art
card-hut-teacher = Hut: teacher
card-village-iron = Village: iron
card-village-spy = Village: spy
card-village-uranium = Village: uranium
card-village-great-person = Village: great person
card-village-city-state = Village: city-state
card-village-wealth = Village: wealth
card-village-friendly-workers = Village: friendly workers
card-village-native-art-6 = Village: native art

## What huts and villages bring

reward-incense = Incense
reward-iron = Iron
reward-silk = Silk
reward-wheat = Wheat
reward-spy = Spy
reward-uranium = Uranium
reward-great-person = Great person
reward-city-state = City-state
reward-wealth = Wealth
reward-friendly-barbarian = Friendly barbarian
reward-friendly-workers = Friendly workers
reward-culture-3 = Native art
reward-culture-6 = Native art
reward-teacher = Teacher

## City-states

card-city-state-1 = City-state 1
card-city-state-2 = City-state 2
card-city-state-3 = City-state 3
card-city-state-4 = City-state 4
card-city-state-5 = City-state 5

## Relics

card-ark-of-the-covenant = Ark of the Covenant
card-attilas-village = Attila's Village
card-atlantis = Atlantis
card-school-of-confucius = School of Confucius
card-seven-cities-of-gold = Seven Cities of Gold

## Loot

loot-steal-trade = Steal trade
loot-steal-culture = Steal culture
loot-steal-resource = Steal a resource
loot-discard-coin = Discard a coin
loot-learn-tech = Learn a tech
loot-steal-culture-card = Steal a culture event
loot-steal-coin = Steal a coin

## Rewards of the culture track

culture-reward-culture-event = Culture event
culture-reward-great-person = Great person
culture-reward-culture-victory = Culture victory

## Map tiles and maps

tile-kind-neutral = Neutral map tile
tile-kind-home = Home map tile
tile-tile01 = Tile 1
tile-tile02 = Tile 2
tile-tile03 = Tile 3
tile-tile04 = Tile 4
tile-tile05 = Tile 5
tile-tile06 = Tile 6
tile-tile07 = Tile 7
tile-tile08 = Tile 8
tile-tile09 = Tile 9
tile-tile10 = Tile 10
tile-tile11 = Tile 11
tile-tile12 = Tile 12
tile-tile13 = Tile 13
tile-tile14 = Tile 14
tile-tile15 = Tile 15
tile-tile16 = Tile 16
tile-tile17 = Tile 17
tile-tile18 = Tile 18
tile-tile19 = Tile 19
tile-tile20 = Tile 20
tile-tile21 = Tile 21
tile-tile22 = Tile 22
tile-tile23 = Tile 23
tile-tile24 = Tile 24
tile-tile25 = Tile 25
tile-tile26 = Tile 26
tile-tile27 = Tile 27
tile-home-americans = Home tile: Americans
tile-home-chinese = Home tile: Chinese
tile-home-egyptians = Home tile: Egyptians
tile-home-germans = Home tile: Germans
tile-home-romans = Home tile: Romans
tile-home-russians = Home tile: Russians
tile-home-arabs = Home tile: Arabs
tile-home-greeks = Home tile: Greeks
tile-home-indians = Home tile: Indians
tile-home-spanish = Home tile: Spanish
tile-home-zulu = Home tile: Zulu
tile-home-mongols = Home tile: Mongols
tile-home-aztecs = Home tile: Aztecs
tile-home-english = Home tile: English
tile-home-french = Home tile: French
tile-home-japanese = Home tile: Japanese
layout-2 = Map for 2 players
layout-3 = Map for 3 players
layout-4 = Map for 4 players
layout-5 = Map for 5 players
facing-up = up
facing-right = right
facing-down = down
facing-left = left

## Colours of the players

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
