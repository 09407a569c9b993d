### Civilization: A New Dawn (2017): names of cards, leaders, city-states, terrain and all else that has a
### name; what they do is in the file of effects. The German file has the same messages. Every message is one line, so that
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
terrain-natural-wonder = Natural wonder space

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

## Focus cards

card-early-empire = Early Empire
card-drama-and-poetry = Drama and Poetry
card-civil-service = Civil Service
card-mass-media = Mass Media
card-astrology = Astrology
card-mathematics = Mathematics
card-replaceable-parts = Replaceable Parts
card-nuclear-power = Nuclear Power
card-foreign-trade = Foreign Trade
card-currency = Currency
card-steam-power = Steam Power
card-capitalism = Capitalism
card-pottery = Pottery
card-animal-husbandry = Animal Husbandry
card-nationalism = Nationalism
card-urbanization = Urbanization
card-masonry = Masonry
card-iron-working = Iron Working
card-mass-production = Mass Production
card-flight = Flight

## Focus cards of the automated player

card-automa-early-empire = Early Empire
card-automa-drama-and-poetry = Drama and Poetry
card-automa-civil-service = Civil Service
card-automa-mass-media = Mass Media
card-automa-foreign-trade = Foreign Trade
card-automa-currency = Currency
card-automa-steam-power = Steam Power
card-automa-capitalism = Capitalism
card-automa-masonry = Masonry
card-automa-iron-working = Iron Working
card-automa-mass-production = Mass Production
card-automa-flight = Flight
card-automa-astrology = Astrology
card-automa-mathematics = Mathematics
card-automa-replaceable-parts = Replaceable Parts
card-automa-nuclear-power = Nuclear Power
card-automa-pottery = Pottery
card-automa-animal-husbandry = Animal Husbandry
card-automa-nationalism = Nationalism
card-automa-urbanization = Urbanization

## World wonders

card-stonehenge = Stonehenge
card-stonehenge-text = Whenever you place a control token on hills, you may also place one on each neighbouring hills space, and from there again. Tokens that are moved or exchanged start no chain.
card-hanging-gardens = Hanging Gardens
card-forbidden-city = Forbidden City
card-forbidden-city-text = At the start of your turn you may destroy 1 rival control token next to a friendly space.
card-chichen-itza = Chichen Itza
card-chichen-itza-text = When you place control tokens, you may also choose empty forest spaces that are not next to a city of yours. The slot must still allow forest.
card-sydney-opera-house = Sydney Opera House
card-sydney-opera-house-text = Control tokens of rivals next to your cities count for their maturity like your own.
card-eiffel-tower = Eiffel Tower
card-eiffel-tower-text = At the start of your turn you may point at two control tokens of one rival. That rival chooses which of them you replace with an unused, unreinforced one of yours.
card-colossus = Colossus
card-great-lighthouse = Great Lighthouse
card-great-lighthouse-text = When you build a city, every empty space at the edge of the map counts as 2 spaces away from your friendly spaces.
card-great-zimbabwe = Great Zimbabwe
card-machu-picchu = Machu Picchu
card-big-ben = Big Ben
card-estadio-do-maracana = Estádio do Maracanã
card-estadio-do-maracana-text = Before you resolve a card other than your economy card, you may resolve and reset your economy card.
card-oracle = Oracle
card-oracle-text = At the start of your turn you may swap two neighbouring cards of your focus row.
card-pyramids = Pyramids
card-porcelain-tower = Porcelain Tower
card-potala-palace = Potala Palace
card-oxford-university = Oxford University
card-oxford-university-text = A focus card you gain may replace any card of your row except the science card, whatever its kind.
card-kremlin = Kremlin
card-petra = Petra
card-terracotta-army = Terracotta Army
card-alhambra = Alhambra
card-venetian-arsenal = Venetian Arsenal
card-venetian-arsenal-text = Once per turn, after resolving a card in slot 5, you may resolve it again as if it were in slot 1.
card-pentagon = Pentagon
card-ruhr-valley = Ruhr Valley

## Diplomacy cards of the players

card-open-borders = Open Borders
card-open-borders-text = Control tokens and cities of the giver next to your cities count for their maturity like your own.
card-joint-war = Joint War
card-defensive-pact = Defensive Pact
card-embassy = Embassy
card-embassy-text = Whenever a caravan of yours reaches the capital of the giver, also when you take this card, the giver puts 1 trade token on a focus card and you gain 1 resource of your choice.

## Diplomacy cards of the city-states

card-carthage = Carthage
card-kumasi = Kumasi
card-brussels = Brussels
card-seoul = Seoul
card-seoul-text = At the start of your turn you may move 1 barbarian to a neighbouring empty land space.
card-geneva = Geneva
card-geneva-text = At the start of your turn you may exchange a diplomacy card you hold of a rival for another one of the same rival.
card-mohenjo-daro = Mohenjo Daro
card-buenos-aires = Buenos Aires
card-kabul = Kabul

## Events of the dial

card-barbarian-spawn = Barbarians Appear
card-barbarian-spawn-text = Every barbarian that is off the map returns to the printed symbol with its letter if nothing but caravans is there; the caravans are destroyed and go back to their economy cards. A barbarian that finds its space occupied waits for the next time.
card-none = No Event
card-none-text = Nothing happens.
card-barbarian-move = Barbarians Move
card-barbarian-move-text = A die gives one direction for all: every barbarian moves 1 space that way, jumps over water, turns round at the edge of the map and raids what it meets.
card-trade = Trade
card-trade-text = Every player gains 1 trade token for each mature city and distributes them over focus cards, at most { $count } on a card. The automated player has no such limit.

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
raid-capital-city-text = Its owner discards { $count } trade tokens of choice from the focus row, or all if there are fewer. The barbarian goes back.
raid-city-state = City-state
raid-city-state-text = Nothing happens. The barbarian stays in the space.

## Leaders, their civilizations and abilities

leader-roosevelt = Teddy Roosevelt
leader-roosevelt-civilization = America
leader-roosevelt-capital = Washington
leader-roosevelt-ability = Roosevelt Corollary
leader-roosevelt-text = Whenever you gain or use a natural wonder token, you put it on one of your focus cards. There it serves as a trade token of that card or as a resource, once per turn, and then changes its place.
leader-roosevelt-automa-text = As the automated player: natural wonder tokens gained or spent go on the card in slot 4. Those on a resolved card are always spent, before resources and trade tokens; with a military card, all that are left go into the last attack.
leader-montezuma = Montezuma
leader-montezuma-civilization = Aztec
leader-montezuma-capital = Tenochtitlan
leader-montezuma-ability = Legend of the Five Suns
leader-montezuma-text = After you have reset your military card in a turn in which you won an attack, you may swap any two of your focus cards.
leader-montezuma-automa-text = As the automated player: after resetting the military card in a turn with a won attack, it changes places with the card in slot 2.
leader-cleopatra = Cleopatra
leader-cleopatra-civilization = Egypt
leader-cleopatra-capital = Alexandria
leader-cleopatra-ability = Monument Builders
leader-catherine = Catherine de Medici
leader-catherine-civilization = France
leader-catherine-capital = Paris
leader-catherine-ability = Grand Tour
leader-hojo = Hōjō Tokimune
leader-hojo-civilization = Japan
leader-hojo-capital = Kyoto
leader-hojo-ability = Divine Wind
leader-trajan = Trajan
leader-trajan-civilization = Rome
leader-trajan-capital = Rome
leader-trajan-ability = All Roads Lead to Rome
leader-trajan-text = Caravans that set out from your economy card may start from any of your cities, mature or not.
leader-tomyris = Tomyris
leader-tomyris-civilization = Scythia
leader-tomyris-capital = Pokrovka
leader-tomyris-ability = People of the Steppe
leader-gilgamesh = Gilgamesh
leader-gilgamesh-civilization = Sumeria
leader-gilgamesh-capital = Uruk
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
agenda-paranoid = Paranoid
agenda-technophile = Technophile
agenda-scholarly = Scholarly
agenda-explorer = Explorer
agenda-aesthetic = Aesthetic
agenda-civilized = Civilized
agenda-moneygrubber = Moneygrubber
agenda-populous = Populous
agenda-preservationist = Preservationist

## Victory cards, called after their two agendas

victory-card-vc-war = Warmonger / Paranoid
victory-card-vc-learned = Technophile / Scholarly
victory-card-vc-reach = Explorer / Aesthetic
victory-card-vc-spread = Civilized / Moneygrubber
victory-card-vc-cities = Populous / Preservationist

## Difficulty of the automated player

difficulty-settler = Settler
difficulty-chieftain = Chieftain
difficulty-warlord = Warlord
difficulty-prince = Prince
difficulty-king = King
difficulty-emperor = Emperor

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
