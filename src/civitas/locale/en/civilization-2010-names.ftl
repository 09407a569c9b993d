### Civilization: The Board Game (2010) with Wisdom and Warfare: names of techs, wonders, culture events,
### civilizations and all else that has a name, and what they do. The German file has the same messages.
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
victory-economic-text = You have 15 coins.
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
terrain-grassland-text = Yields nothing by itself.
terrain-forest = Forest
terrain-forest-text = Yields 2 production.
terrain-mountain = Mountain
terrain-mountain-text = Yields 1 production.
terrain-desert = Desert
terrain-desert-text = Yields 1 trade.
terrain-water = Water
terrain-water-text = Yields 1 trade. No cities; figures cross it or stop there only with the right techs.
feature-hut = Hut
feature-village = Village
feature-resource = Resource
feature-culture = Natural wonder
feature-culture-text = The square yields 1 more culture.
feature-coin = Riches
feature-coin-text = The square yields 1 more coin.
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
city-action-arts-text = Gain 1 culture, and 1 for every culture icon in the outskirts of the city.
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
card-city-walls-text = Cost 7, unlocked by Masonry. The city has 4 more combat bonus when it is defended.
kind-tech = Tech
kind-wonder = Wonder
kind-event = Culture event
kind-government = Government
kind-policy = Social policy
kind-building = Building
kind-unit = Unit

## Civilizations: name, leader, start of the game, abilities

civilization-americans = Americans
civilization-americans-leader = Abraham Lincoln
civilization-americans-setup = Starting tech Currency. Begins with one random great person.
civilization-americans-text = Each 3 trade turned into production yields 2 production, not 1.
civilization-chinese = Chinese
civilization-chinese-leader = Mao Zedong
civilization-chinese-setup = Starting tech Writing. The capital begins with walls.
civilization-chinese-text = Gain 3 culture for every hut you explore and every village you conquer. After each battle one of your killed units may return to your standing forces.
civilization-egyptians = Egyptians
civilization-egyptians-leader = Cleopatra
civilization-egyptians-setup = Starting tech Construction. Takes the top card of the wonder deck, an ancient wonder, before the market is filled, and places its marker in the outskirts of the capital.
civilization-egyptians-text = Once per turn one city action may build an unlocked building for free.
civilization-germans = Germans
civilization-germans-leader = Otto von Bismarck
civilization-germans-setup = Starting tech Metalworking. Two more infantry units.
civilization-germans-text = After setup, whenever you research a tech that upgrades or unlocks a type of unit, build one unit of that type for free and take one resource of your choice from the market.
civilization-romans = Romans
civilization-romans-leader = Julius Caesar
civilization-romans-setup = Starting tech Code of Laws. Begins under the Republic.
civilization-romans-text = Advance one space on the culture track for free each time you build a wonder or a city and each time you conquer a city or a village.
civilization-russians = Russians
civilization-russians-leader = Catherine the Great
civilization-russians-setup = Starting tech Communism. Begins under Communism and with two armies; the extra white army makes it seven in all.
civilization-russians-text = Stacking limit +1. Once per turn an army or scout may move into an enemy city and be sacrificed: learn for free a tech that civilization knows. A sacrificed army does not attack.
civilization-aztecs = Aztecs
civilization-aztecs-leader = Montezuma
civilization-aztecs-setup = Starting tech Irrigation. The home tile has only three sites for the capital, because one of the four central squares is water.
civilization-aztecs-text = Gain 3 trade for each battle won. After a battle you fought, gain 1 culture for every unit killed in it, on both sides. Each time you gain a great person you may build two unlocked units of your choice for free.
civilization-english = English
civilization-english-leader = Elizabeth I
civilization-english-setup = Starting tech Navy.
civilization-english-text = Your armies gather the icons and resources of their square just as scouts do. Your figures may cross water squares but not stop there; better techs still apply.
civilization-french = French
civilization-french-leader = Napoleon Bonaparte
civilization-french-setup = Starting tech Pottery. Adopts two social policies during setup.
civilization-french-text = Combat bonus +2. The maximum of social policies is 1 higher.
civilization-japanese = Japanese
civilization-japanese-leader = Tokugawa Ieyasu
civilization-japanese-setup = Starting tech Chivalry, hence mounted rank II. Begins under Feudalism.
civilization-japanese-text = Your infantry units have +1 strength. Researching a tech of any level needs 3 trade less.
civilization-mongols = Mongols
civilization-mongols-leader = Genghis Khan
civilization-mongols-setup = Starting tech Horseback Riding, hence travel speed 3. Two more mounted units.
civilization-mongols-text = If you gain loot as the attacker, you gain 1 loot more.
civilization-zulu = Zulu
civilization-zulu-leader = Shaka
civilization-zulu-setup = Starting tech Animal Husbandry. Two more artillery units.
civilization-zulu-text = Your armies explore villages without fighting. You may found cities next to huts, and when you do you may explore those huts at once.
civilization-arabs = Arabs
civilization-arabs-leader = Saladin
civilization-arabs-setup = Starting tech Mathematics, hence artillery rank II. Begins with one of each market resource.
civilization-arabs-text = Gain 1 culture for every resource token spent. Advance one space on the culture track for free each time you invest a coin.
civilization-greeks = Greeks
civilization-greeks-leader = Alexander the Great
civilization-greeks-setup = Starting tech Democracy, hence infantry rank II. Begins under Democracy.
civilization-greeks-text = For a great person draw one marker more, keep one and discard the other. After researching or learning a tech gain 1 culture for each player who neither knows it nor is researching it.
civilization-indians = Indians
civilization-indians-leader = Mahatma Gandhi
civilization-indians-setup = Starting tech Agriculture. The capital is a metropolis on two orthogonally adjacent central squares.
civilization-indians-text = A resource you spend may count as incense, silk, iron or wheat. A city devoted to the arts yields 1 more culture for each resource square in its outskirts.
civilization-spanish = Spanish
civilization-spanish-leader = Isabella
civilization-spanish-setup = Starting tech Navigation. Begins with two scouts; the extra white scout makes it three in all.
civilization-spanish-text = Travel speed +1. When you discover a map tile you may build a basic building, even a locked one, in any of your cities for free.

## Techs of level I

card-animal-husbandry = Animal Husbandry
card-animal-husbandry-text = Battle, once per battle: remove up to 3 wounds in all from your units in play. 1 wheat, City Management: one of your cities gets 3 more production this turn.
card-code-of-laws = Code of Laws
card-code-of-laws-text = Unlocks Trading Post and Republic. Once per turn after winning a battle, put 1 coin token on this card, four at most.
card-currency = Currency
card-currency-text = Unlocks Market. 1 incense, City Management: gain 3 culture.
card-horseback-riding = Horseback Riding
card-horseback-riding-text = Travel speed 3. 1 silk, Trade: gain 9 trade; then another player of your choice gains 6 trade.
card-masonry = Masonry
card-masonry-text = Stacking limit 3. Unlocks City Walls, which a city builds for 7 production.
card-metalworking = Metalworking
card-metalworking-text = Unlocks Barracks. 1 iron, Battle, just before playing a unit: the attack it makes as it enters its front deals 3 more wounds.
card-navigation = Navigation
card-navigation-text = Unlocks Harbor. Your figures may cross water but not stop there.
card-philosophy = Philosophy
card-philosophy-text = Unlocks Temple. 3 resources of any kind, City Management: gain a random great person.
card-pottery = Pottery
card-pottery-text = Unlocks Granary. Culture hand limit +1. 2 resources of any kind, City Management: put 1 coin token on this card, four at most.
card-writing = Writing
card-writing-text = Unlocks Library. 1 spy, City Management: cancel a city action another player is taking right now; resource abilities cannot be stopped this way.
card-agriculture = Agriculture
card-agriculture-text = Your capital grows into a metropolis, at once or as soon as it can.
card-navy = Navy
card-navy-text = Unlocks Shipyard. When a city action builds an army, you may place it in the outskirts of any of your cities that has a shipyard.

## Techs of level II

card-chivalry = Chivalry
card-chivalry-text = Unlocks Feudalism. Mounted units rise to rank II. 1 incense, City Management: gain 5 culture.
card-civil-service = Civil Service
card-civil-service-text = 1 coin. Culture hand limit +1. 1 spy, any time: cancel a culture event as it is played.
card-construction = Construction
card-construction-text = Unlocks Workshop. 1 wheat, City Management: one of your cities gets 5 more production this turn.
card-democracy = Democracy
card-democracy-text = Unlocks the government Democracy. Infantry rises to rank II. City Management, once per turn: pay 6 trade to put 1 coin token on this card, four at most.
card-engineering = Engineering
card-engineering-text = Unlocks Aqueduct. City Management, once per turn: divide the production of one produce action between two items.
card-irrigation = Irrigation
card-irrigation-text = City limit 3.
card-mathematics = Mathematics
card-mathematics-text = Artillery rises to rank II. 1 iron, Battle: deal up to 3 wounds, split among enemy units in play as you like.
card-monarchy = Monarchy
card-monarchy-text = Unlocks the government Monarchy. 1 silk, City Management: either make one ancient wonder obsolete, or kill one random unit in the standing forces of another player.
card-printing-press = Printing Press
card-printing-press-text = Unlocks University. Stacking limit 4. City Management, once per turn: pay 5 culture to put 1 coin token on this card, four at most.
card-sailing = Sailing
card-sailing-text = Travel speed 4. Your figures may cross water and stop there.
card-mysticism = Mysticism
card-mysticism-text = Whenever you draw a culture event, draw one more from that deck, keep one and discard the other. 1 spy, City Management: an opponent discards a coin token you choose.
card-bureaucracy = Bureaucracy
card-bureaucracy-text = 1 coin. Research, once per turn: switch one of your active social policies.
card-logistics = Logistics
card-logistics-text = Infantry, mounted units and artillery rise to rank II.

## Techs of level III

card-banking = Banking
card-banking-text = Unlocks Bank. 1 wheat, City Management: one of your cities gets 7 more production this turn.
card-biology = Biology
card-biology-text = Stacking limit 5. Battle, once per battle: remove all wounds from your units in play.
card-communism = Communism
card-communism-text = Unlocks the government Communism. 1 spy, Movement: choose a square; no figure may leave it this turn. May be used in the middle of a move.
card-gunpowder = Gunpowder
card-gunpowder-text = Infantry rises to rank III. 2 resources of any kind, City Management: either make an ancient or medieval wonder obsolete, or destroy any one building.
card-metal-casting = Metal Casting
card-metal-casting-text = Artillery rises to rank III. 1 incense, City Management: gain 7 culture.
card-military-science = Military Science
card-military-science-text = Unlocks Academy. Each of your cities produces 1 more for every three coins you have.
card-railroad = Railroad
card-railroad-text = 1 coin. Unlocks Iron Mine. Mounted units rise to rank III.
card-steam-power = Steam Power
card-steam-power-text = Travel speed 5. Your figures may cross water and stop there. 1 silk, City Management: move all your figures of one square to any water square on the map; they do not move again this turn.
card-theology = Theology
card-theology-text = Unlocks Cathedral and Fundamentalism. Culture hand limit +1.
card-ecology = Ecology
card-ecology-text = Advancing on the culture track costs 1 trade less for every three coins you have. 1 wheat, Start of Turn: turn an empty square that is not a mountain into another terrain, not mountain, for the rest of the game.
card-education = Education
card-education-text = Once per turn when you build a wonder, put 1 coin token on this card, four at most. 1 each of incense, iron, silk and wheat, City Management: learn any tech that fits your pyramid, free of trade.

## Techs of levels IV and V

card-atomic-theory = Atomic Theory
card-atomic-theory-text = 1 uranium, City Management: every one of your cities may take one more action. 1 uranium, Movement: destroy a city that is not a capital, together with all buildings, wonders, great people and figures in its outskirts.
card-ballistics = Ballistics
card-ballistics-text = Artillery rises to rank IV. 1 iron, Battle: deal up to 6 wounds, split among enemy units in play as you like.
card-combustion = Combustion
card-combustion-text = Mounted units rise to rank IV. Movement, once per turn: when one of your armies stops on a building, destroy that building. When your army attacks a walled city, its walls are removed before the battle.
card-computers = Computers
card-computers-text = 1 coin. Your battle hand and your culture hand limit are each 1 larger for every five coins you have.
card-flight = Flight
card-flight-text = Unlocks aircraft. Travel speed 6. Your figures may cross water and stop there. While moving they pass over enemy figures, huts, villages and cities.
card-mass-media = Mass Media
card-mass-media-text = Culture events you play can never be cancelled. 1 spy, any time: cancel a resource ability being used; the resources paid for it are lost.
card-replaceable-parts = Replaceable Parts
card-replaceable-parts-text = Stacking limit 6. Infantry rises to rank IV.
card-plastics = Plastics
card-plastics-text = Start of Turn, once per turn: build one unlocked unit, figure or building for free. 1 wheat, City Management: one of your cities gets 10 more production this turn.
card-space-flight = Space Flight
card-space-flight-text = Learning this tech wins the game. There is only one such card.

## Governments

card-despotism = Despotism
card-despotism-text = Every one of your cities produces 1 more.
card-anarchy = Anarchy
card-anarchy-text = Your social policies have no effect, and your capital cannot take actions.
card-republic = Republic
card-republic-text = Your armies can found cities just as scouts do.
card-feudalism = Feudalism
card-feudalism-text = Start of Turn, once per turn: harvest one resource from the outskirts of any of your cities.
card-democracy-gov = Democracy
card-democracy-gov-text = Counts as 1 coin. Start of Turn, once per turn: gain 2 trade.
card-monarchy-gov = Monarchy
card-monarchy-gov-text = Your capital may take one more action each turn, but not the same kind of action twice.
card-communism-gov = Communism
card-communism-gov-text = Your battle hand is 1 larger. Each of your cities gets from its outskirts as much production as your best city gets from its own outskirts.
card-fundamentalism = Fundamentalism
card-fundamentalism-text = Combat bonus +4. Start of Turn, once per turn: gain 1 culture for every army you have on the map.

## Social policies

card-rationalism = Rationalism
card-rationalism-text = Start of Turn, each once per turn: pay 6 trade to learn a level I tech; pay 11 trade to learn a level II tech.
card-patronage = Patronage
card-patronage-text = Start of Turn, once per turn: pay 1 culture to draw a culture event of the level your marker stands in.
card-natural-religion = Natural Religion
card-natural-religion-text = An army that moves on its own, not in a group, has +1 travel speed.
card-organized-religion = Organized Religion
card-organized-religion-text = Counts as 1 coin. Each time you gain a great person, draw one marker more, keep one and discard the other.
card-expansionism = Expansionism
card-expansionism-text = Start of Turn, once per turn: gain 1 trade for each of your cities and 1 for each city-state you control.
card-urban-development = Urban Development
card-urban-development-text = A city with at least two different building or wonder markers in its outskirts produces 3 more and yields 2 more culture when devoted to the arts.
card-pacifism = Pacifism
card-pacifism-text = Your scouts may explore huts, but not villages. Start of Turn, once per turn: gain 1 culture, and 1 more if you have a scout on the map.
card-military-tradition = Military Tradition
card-military-tradition-text = The first time you build an army in a turn, build one unlocked unit of your choice for free.

## Buildings

card-harbor = Harbor
card-harbor-text = Cost 7, on water: 1 production, 2 trade.
card-trading-post = Trading Post
card-trading-post-text = Cost 7, on desert: 2 trade, 1 culture.
card-granary = Granary
card-granary-text = Cost 5, on grassland: 1 production, 1 trade.
card-aqueduct = Aqueduct
card-aqueduct-text = Upgrade of the Granary. Cost 8, on grassland: 2 production, 2 trade.
card-library = Library
card-library-text = Cost 5, on grassland: 1 trade, 1 culture.
card-university = University
card-university-text = Upgrade of the Library. Cost 8, on grassland: 2 trade, 2 culture.
card-workshop = Workshop
card-workshop-text = Cost 7, on a mountain: 3 production.
card-iron-mine = Iron Mine
card-iron-mine-text = Upgrade of the Workshop. Cost 10, on a mountain: 4 production.
card-market = Market
card-market-text = Starred. Cost 7, on any land: 1 production, 1 trade, 1 culture.
card-bank = Bank
card-bank-text = Starred, upgrade of the Market. Cost 10, on any land: 1 production, 1 trade, 1 culture, 1 coin.
card-temple = Temple
card-temple-text = Starred. Cost 7, on any land: 2 culture.
card-cathedral = Cathedral
card-cathedral-text = Starred, upgrade of the Temple. Cost 10, on any land: 3 culture.
card-barracks = Barracks
card-barracks-text = Starred. Cost 7, on any land: 2 trade, 2 combat bonus.
card-academy = Academy
card-academy-text = Starred, upgrade of the Barracks. Cost 10, on any land: 2 trade, 4 combat bonus.
card-shipyard = Shipyard
card-shipyard-text = Starred. Cost 5, on water: 2 production, 2 combat bonus.

## Units: types, the names of their ranks, cards

card-infantry = Infantry
card-infantry-text = Trumps mounted units.
card-mounted = Mounted
card-mounted-text = Trumps artillery.
card-artillery = Artillery
card-artillery-text = Trumps infantry.
card-aircraft = Aircraft
card-aircraft-text = Cost 12, unlocked by Flight. Trumps nothing, and nothing trumps it.
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
card-infantry-weak-text = Ranks I to IV: strength 1, 2, 3 or 4, health 3, 4, 5 or 6.
card-infantry-even = Balanced Infantry
card-infantry-even-text = Ranks I to IV: strength 2, 3, 4 or 5, health 2, 3, 4 or 5.
card-infantry-fierce = Fierce Infantry
card-infantry-fierce-text = Ranks I to IV: strength 3, 4, 5 or 6, health 1, 2, 3 or 4.
card-mounted-weak = Sturdy Mounted
card-mounted-weak-text = Ranks I to IV: strength 1, 2, 3 or 4, health 3, 4, 5 or 6.
card-mounted-even = Balanced Mounted
card-mounted-even-text = Ranks I to IV: strength 2, 3, 4 or 5, health 2, 3, 4 or 5.
card-mounted-fierce = Fierce Mounted
card-mounted-fierce-text = Ranks I to IV: strength 3, 4, 5 or 6, health 1, 2, 3 or 4.
card-artillery-weak = Sturdy Artillery
card-artillery-weak-text = Ranks I to IV: strength 1, 2, 3 or 4, health 3, 4, 5 or 6.
card-artillery-even = Balanced Artillery
card-artillery-even-text = Ranks I to IV: strength 2, 3, 4 or 5, health 2, 3, 4 or 5.
card-artillery-fierce = Fierce Artillery
card-artillery-fierce-text = Ranks I to IV: strength 3, 4, 5 or 6, health 1, 2, 3 or 4.
card-aircraft-sturdy = Sturdy Aircraft
card-aircraft-sturdy-text = Strength 5, health 7 at every rank.
card-aircraft-even = Balanced Aircraft
card-aircraft-even-text = Strength 6, health 6 at every rank.
card-aircraft-fierce = Fierce Aircraft
card-aircraft-fierce-text = Strength 7, health 5 at every rank.
card-combat-bonus = Combat bonus card

## Great people

card-great-artist = Great Artist
card-great-artist-text = 1 trade, 2 culture.
card-great-builder = Great Builder
card-great-builder-text = 1 coin, 2 production.
card-great-general = Great General
card-great-general-text = 4 combat bonus.
card-great-humanitarian = Great Humanitarian
card-great-humanitarian-text = 1 production, 1 trade, 1 culture, 1 coin.
card-great-industrialist = Great Industrialist
card-great-industrialist-text = 1 coin, 2 culture.
card-great-scientist = Great Scientist
card-great-scientist-text = 1 production, 2 trade.

## Ancient wonders

card-stonehenge = Stonehenge
card-stonehenge-text = Start of Turn: gain 1 culture.
card-colossus = The Colossus
card-colossus-text = Start of Turn: gain 3 trade.
card-hanging-gardens = The Hanging Gardens
card-hanging-gardens-text = Start of Turn: build one figure for free on the wonder's own square.
card-oracle = The Oracle
card-oracle-text = In battle your opponent plays with an open hand.
card-great-lighthouse = The Great Lighthouse
card-great-lighthouse-text = Every empty water square in the outskirts of your cities yields 1 more trade.
card-statue-of-zeus = Statue of Zeus
card-statue-of-zeus-text = Combat bonus +6.
card-chichen-itza = Chichen Itza
card-chichen-itza-text = Each of your cities produces 3 more.
card-great-wall = The Great Wall
card-great-wall-text = Start of Turn: build walls in one of your cities for free. When you lose a battle the winner gets 1 loot less.
card-pyramids = The Pyramids
card-pyramids-text = All governments are unlocked, and you are immune to anarchy. If the wonder becomes obsolete, go back to a government you unlocked yourself.

## Medieval wonders

card-angkor-wat = Angkor Wat
card-angkor-wat-text = Once per turn the harvest action of one city gathers two resources, even two from one square.
card-brandenburg-gate = Brandenburg Gate
card-brandenburg-gate-text = Enemy figures cannot end their movement in the outskirts of your cities; those already there must leave when they can.
card-himeji-samurai-castle = Himeji Samurai Castle
card-himeji-samurai-castle-text = All your units have +1 strength.
card-porcelain-tower = Porcelain Tower
card-porcelain-tower-text = Techs need 5 trade less; you still research only once per turn.
card-leonardos-workshop = Leonardo's Workshop
card-leonardos-workshop-text = Your units never cost more than 5 production.
card-notre-dame = Notre-Dame
card-notre-dame-text = When you research you may pay 6 more trade to learn a second tech of the same or a lower level.
card-louvre = The Louvre
card-louvre-text = Start of Turn: gain 3 culture.
card-machu-pichu = Machu Pichu
card-machu-pichu-text = Once per turn after investing a coin, gain a market resource of your choice.
card-taj-mahal = Taj Mahal
card-taj-mahal-text = Start of Turn: build one unlocked building in one of your cities for free.

## Modern wonders

card-cristo-redentor = Cristo Redentor
card-cristo-redentor-text = Culture hand limit +4. Start of Turn: draw two culture events from the deck of your choice.
card-panama-canal = Panama Canal
card-panama-canal-text = Start of Turn: put 1 coin token on this card.
card-statue-of-liberty = Statue of Liberty
card-statue-of-liberty-text = Start of Turn: learn for free one tech that some other player knows; you may still research.
card-united-nations = United Nations
card-united-nations-text = Culture events cannot target you unless you allow it.
card-internet = The Internet
card-internet-text = Each of your techs that collects coin tokens can hold two more.
card-pentagon = The Pentagon
card-pentagon-text = Your units cannot be trumped.
card-big-ben = Big Ben
card-big-ben-text = Start of Turn: gain one of every resource the market still has.
card-kremlin = The Kremlin
card-kremlin-text = Once per turn pay any two resources in place of a spy.
card-sydney-opera-house = Sydney Opera House
card-sydney-opera-house-text = Start of Turn: advance one space on the culture track for free.

## Culture events of level I

card-a-gift-from-afar = A Gift from Afar
card-a-gift-from-afar-text = Any time: counts as one iron, wheat, spy or silk for a cost; then another player you choose puts a coin token on their sheet.
card-bread-and-circuses = Bread and Circuses
card-bread-and-circuses-text = Any time: cancel a culture event aimed at you, at one of your figures, or at a square or building of one of your cities.
card-defection = Defection
card-defection-text = Movement: kill one figure within 4 orthogonal squares of one of your figures or cities; may interrupt a move.
card-drought = Drought
card-drought-text = Start of Turn: turn a square that is not a mountain and has no building or wonder into desert for the rest of the game.
card-duty-and-honor = Duty and Honor
card-duty-and-honor-text = Battle, before drawing your battle hand: build one unlocked unit for free.
card-exchange-of-ideas = Exchange of Ideas
card-exchange-of-ideas-text = Start of Turn: choose another player; learn one of their level I techs for free, then they learn one of yours.
card-sabotage = Sabotage
card-sabotage-text = Start of Turn: destroy one building within 4 orthogonal squares of one of your figures or cities; it returns to the market.
card-we-love-the-despot-day = We Love the Despot Day!
card-we-love-the-despot-day-text = City Management: one of your cities produces 4 more this turn.
card-barbarian-encampment = Barbarian Encampment
card-barbarian-encampment-text = Start of Turn: put a village marker on an empty square outside the outskirts of every city.
card-migrants = Migrants
card-migrants-text = City Management: switch one of your social policies. Or Movement: move one of your figures up to 2 squares, ending on an empty square.
card-counterfeiters = Counterfeiters
card-counterfeiters-text = Start of Turn: one other player discards a coin token you choose; investments are safe.
card-disoriented = Disoriented
card-disoriented-text = City Management: move all figures another player has in one square up to 2 orthogonal squares as a group, not over water and not into a battle.
card-the-citizens-are-revolting = The Citizens are Revolting!
card-the-citizens-are-revolting-text = Start of Turn: the government of one other player becomes anarchy.

## Culture events of level II

card-a-generous-gift = A Generous Gift
card-a-generous-gift-text = Any time: counts as one iron, wheat, spy or silk for a cost.
card-catastrophe = Catastrophe
card-catastrophe-text = Start of Turn: destroy one building within 6 orthogonal squares of one of your figures or cities; it returns to the market.
card-deforestation = Deforestation
card-deforestation-text = Start of Turn: turn a forest square without building or wonder into grassland for the rest of the game.
card-jousting-tourney = Jousting Tourney
card-jousting-tourney-text = Any time: cancel a culture event.
card-knowledge-shared = Knowledge Shared
card-knowledge-shared-text = Start of Turn: choose another player; learn one of their techs of level I or II for free, then they learn one of yours.
card-mass-defection = Mass Defection
card-mass-defection-text = Movement: in one square within 6 orthogonal squares of one of your figures or cities, kill a great person or up to two figures; may interrupt a move.
card-nationalism = Nationalism
card-nationalism-text = Battle, before drawing your battle hand: build up to two unlocked units for free.
card-we-love-the-queen-day = We Love the Queen Day!
card-we-love-the-queen-day-text = City Management: one of your cities produces 6 more this turn.
card-roaming-horde = Roaming Horde
card-roaming-horde-text = Movement: an army or city within 4 orthogonal squares of a village marker or an uncovered village icon is attacked at once by rank II barbarians that you control; winning brings the attacked player no reward.
card-colonists = Colonists
card-colonists-text = City Management: switch up to two of your social policies. Or Movement: move one of your figures up to 4 squares, ending on an empty square.
card-depression = Depression
card-depression-text = Start of Turn: up to two other players each discard a coin token you choose; investments are safe.
card-flooding = Flooding
card-flooding-text = Start of Turn: turn a square that is not a mountain and has no figures or markers into water for the rest of the game.
card-lost = Lost
card-lost-text = City Management: move all figures another player has in one square up to 3 orthogonal squares as a group, not over water and not into a battle.
card-the-citizens-are-revolting-ii = The Citizens are Revolting! (II)
card-the-citizens-are-revolting-ii-text = Start of Turn: the government of one other player becomes anarchy.

## Culture events of level III

card-a-princely-gift = A Princely Gift
card-a-princely-gift-text = Any time: counts as one iron, uranium, spy, wheat or silk for a cost.
card-disaster = Disaster
card-disaster-text = Start of Turn: destroy up to two buildings of other players; they return to the market.
card-patriotism = Patriotism
card-patriotism-text = Battle, before drawing your battle hand: build up to three unlocked units for free.
card-primetime-tv = Primetime TV
card-primetime-tv-text = Any time: cancel a culture event, or a resource ability whose payment is then lost.
card-think-tank = Think Tank
card-think-tank-text = Start of Turn: choose another player; learn one of their techs of level III or lower for free, then they learn one of yours.
card-we-love-the-president-day = We Love the President Day!
card-we-love-the-president-day-text = City Management: one of your cities produces 8 more this turn.
card-wholesale-defection = Wholesale Defection
card-wholesale-defection-text = Movement: in any one square kill a great person or up to two figures; may interrupt a move.
card-supply-drop = Supply Drop
card-supply-drop-text = Start of Turn: gain 7 trade. Or City Management: one of your cities that is not the capital takes one more action.
card-immigrants = Immigrants
card-immigrants-text = City Management: switch up to three of your social policies. Or Movement: move one of your figures up to 6 squares, ending on an empty square.
card-bank-scandal = Bank Scandal
card-bank-scandal-text = Start of Turn: every other player discards a coin token you choose; investments are safe.
card-out-of-position = Out of Position
card-out-of-position-text = City Management: move all figures another player has in one square up to 4 orthogonal squares as a group, not over water and not into a battle.

## Huts and villages

card-hut-incense = Hut: incense
card-hut-incense-text = Counts as one incense. Kept facedown until it is spent.
card-hut-iron = Hut: iron
card-hut-iron-text = Counts as one iron. Kept facedown until it is spent.
card-hut-silk = Hut: silk
card-hut-silk-text = Counts as one silk. Kept facedown until it is spent.
card-hut-wheat = Hut: wheat
card-hut-wheat-text = Counts as one wheat. Kept facedown until it is spent.
card-hut-spy = Hut: spy
card-hut-spy-text = Counts as one spy. Kept facedown until it is spent.
card-hut-uranium = Hut: uranium
card-hut-uranium-text = Counts as one uranium. Kept facedown until it is spent.
card-hut-city-state = Hut: city-state
card-hut-city-state-text = Draw the top city-state marker and put it on the explored square.
card-hut-friendly-barbarian = Hut: friendly barbarian
card-hut-friendly-barbarian-text = Either build one unlocked unit for free, or build a figure for free on this square, within the stacking limit.
card-hut-native-art-3 = Hut: native art
card-hut-native-art-3-text = Gain 3 culture.
card-hut-teacher = Hut: teacher
card-hut-teacher-text = Discard it during Start of Turn: learn a level I tech for free.
card-village-iron = Village: iron
card-village-iron-text = Counts as one iron. Kept facedown until it is spent.
card-village-spy = Village: spy
card-village-spy-text = Counts as one spy. Kept facedown until it is spent.
card-village-uranium = Village: uranium
card-village-uranium-text = Counts as one uranium. Kept facedown until it is spent.
card-village-great-person = Village: great person
card-village-great-person-text = Gain a random great person at once.
card-village-city-state = Village: city-state
card-village-city-state-text = Draw the top city-state marker and put it on the explored square.
card-village-wealth = Village: wealth
card-village-wealth-text = Reveal the marker, discard it and put one coin token on your civilization sheet.
card-village-friendly-workers = Village: friendly workers
card-village-friendly-workers-text = Discard it during City Management: one of your cities produces 4 more this turn.
card-village-native-art-6 = Village: native art
card-village-native-art-6-text = Gain 6 culture.

## What huts and villages bring

reward-incense = Incense
reward-incense-text = Counts as one incense.
reward-iron = Iron
reward-iron-text = Counts as one iron.
reward-silk = Silk
reward-silk-text = Counts as one silk.
reward-wheat = Wheat
reward-wheat-text = Counts as one wheat.
reward-spy = Spy
reward-spy-text = Counts as one spy.
reward-uranium = Uranium
reward-uranium-text = Counts as one uranium.
reward-great-person = Great person
reward-great-person-text = Gain a random great person at once.
reward-city-state = City-state
reward-city-state-text = Draw the top city-state marker and put it on the explored square.
reward-wealth = Wealth
reward-wealth-text = Reveal the marker, discard it and put one coin token on your civilization sheet.
reward-friendly-barbarian = Friendly barbarian
reward-friendly-barbarian-text = Either build one unlocked unit for free, or build a figure for free on this square, within the stacking limit.
reward-friendly-workers = Friendly workers
reward-friendly-workers-text = Discard it during City Management: one of your cities produces 4 more this turn.
reward-culture-3 = Native art
reward-culture-3-text = Gain 3 culture.
reward-culture-6 = Native art
reward-culture-6-text = Gain 6 culture.
reward-teacher = Teacher
reward-teacher-text = Discard it during Start of Turn: learn a level I tech for free.

## City-states

card-city-state-1 = City-state 1
card-city-state-1-text = 3 trade.
card-city-state-2 = City-state 2
card-city-state-2-text = 3 culture.
card-city-state-3 = City-state 3
card-city-state-3-text = 1 coin, 1 production.
card-city-state-4 = City-state 4
card-city-state-4-text = 1 culture, 2 combat bonus.
card-city-state-5 = City-state 5
card-city-state-5-text = 1 production, 1 trade; your capital may harvest a market resource there.

## Relics

card-ark-of-the-covenant = Ark of the Covenant
card-ark-of-the-covenant-text = Advance twice on the culture track for free.
card-attilas-village = Attila's Village
card-attilas-village-text = Build two unlocked units of your choice for free.
card-atlantis = Atlantis
card-atlantis-text = At the next Start of Turn learn any tech that fits your pyramid for free.
card-school-of-confucius = School of Confucius
card-school-of-confucius-text = Gain two great people.
card-seven-cities-of-gold = Seven Cities of Gold
card-seven-cities-of-gold-text = At the next Start of Turn place two investment markers without paying coins.

## Loot

loot-steal-trade = Steal trade
loot-steal-trade-text = 1 loot: take up to 3 trade from the loser.
loot-steal-culture = Steal culture
loot-steal-culture-text = 1 loot: take up to 3 culture tokens from the loser.
loot-steal-resource = Steal a resource
loot-steal-resource-text = 1 loot: take a resource token of your choice; facedown hut and village markers are picked unseen.
loot-discard-coin = Discard a coin
loot-discard-coin-text = 1 loot: the loser discards a coin token of your choice.
loot-learn-tech = Learn a tech
loot-learn-tech-text = 2 loot: learn for free a tech that the loser knows, if it fits your pyramid.
loot-steal-culture-card = Steal a culture event
loot-steal-culture-card-text = 2 loot: take one culture event from the loser's hand. You may look at the hand only after buying this.
loot-steal-coin = Steal a coin
loot-steal-coin-text = 2 loot: move one coin token of the loser to your civilization sheet.

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
