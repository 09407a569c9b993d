### Through the Ages (2006): names of everything on the boards and on the cards. What the cards do
### is in through-the-ages-effects.ftl. The German file has the same messages. Every message is one
### line, so that no line break enters the text. Where a name occurs in several ages, the id of the card ends with its age.

## The game

title-about = A Story of Civilization: Vlaada Chvátil's card game of four ages, from antiquity to today, for 2 to 4 players: take cards, grow, build, and let culture decide. The first edition, with its simple and its advanced game.

## Ages

age-a = Age A
age-i = Age I
age-ii = Age II
age-iii = Age III
age-iv = Age IV

## Versions of the game

version-simple = Simple game
version-advanced = Advanced game
version-full = Full game

## Variants

variant-easier = Easier variant
variant-less-mean = Less mean variant
variant-peaceful = Peaceful variant
variant-military-cards-as-action = Drawing military cards as a military action
variant-bonus-public = Public bonus points
variant-bonus-age-by-age = Age by age
variant-bonus-private = Private bonus card
variant-bonus-open-choice = Open choice
variant-fewer-bonus-points = Fewer bonus points
variant-alternative-corruption = Alternative corruption rule

## Kinds of cards

category-leader = Leader
category-wonder = Wonder
category-action = Action card
category-farm = Farm
category-mine = Mine
category-urban = Urban building
category-unit = Military unit
category-special = Special technology
category-government = Government
category-event = Event
category-territory = Territory
category-aggression = Aggression
category-war = War
category-pact = Pact
category-tactic = Tactics
category-bonus = Bonus card

## Lines of cards

subtype-leader = Leader
subtype-wonder = Wonder
subtype-action = Action card
subtype-farm = Farm
subtype-mine = Mine
subtype-temple = Temple
subtype-lab = Lab
subtype-arena = Arena
subtype-library = Library
subtype-theater = Theater
subtype-infantry = Infantry
subtype-cavalry = Cavalry
subtype-artillery = Artillery
subtype-air-force = Air force
subtype-law = Law
subtype-construction = Construction
subtype-exploration = Exploration
subtype-warfare = Warfare
subtype-government = Government

## What cards give and cost

good-food = Food
good-resources = Resources
good-science = Science
good-culture = Culture
good-strength = Strength
good-happy = Happy faces
good-science-points = Science points
good-culture-points = Culture points
good-civil-actions = Civil actions
good-military-actions = Military actions
good-population = Population
good-military-cards = Military cards
good-yellow-tokens = Yellow tokens
good-blue-tokens = Blue tokens
good-colonization = Colonization
good-defense = Defense

## Starting technologies

card-agriculture = Agriculture
card-bronze = Bronze
card-philosophy = Philosophy
card-religion = Religion
card-warriors = Warriors
card-despotism = Despotism

## Civil cards, age A

card-alexander-the-great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-colossus = Colossus
card-hanging-gardens = Hanging Gardens
card-library-of-alexandria = Library of Alexandria
card-pyramids = Pyramids
card-engineering-genius-a = Engineering Genius
card-frugality-a = Frugality
card-ideal-building-site-a = Ideal Building Site
card-patriotism-a = Patriotism
card-revolutionary-idea-a = Revolutionary Idea
card-rich-land-a = Rich Land
card-work-of-art-a = Work of Art

## Civil cards, age I

card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-genghis-khan = Genghis Khan
card-joan-of-arc = Joan of Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter's Basilica
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-engineering-genius-i = Engineering Genius
card-frugality-i = Frugality
card-ideal-building-site-i = Ideal Building Site
card-patriotism-i = Patriotism
card-revolutionary-idea-i = Revolutionary Idea
card-rich-land-i = Rich Land
card-work-of-art-i = Work of Art
card-bountiful-harvest-i = Bountiful Harvest
card-mineral-deposits-i = Mineral Deposits
card-breakthrough-i = Breakthrough
card-efficient-upgrade-i = Efficient Upgrade
card-irrigation = Irrigation
card-iron = Iron
card-theology = Theology
card-alchemy = Alchemy
card-bread-and-circuses = Bread and Circuses
card-printing-press = Printing Press
card-drama = Drama
card-swordsmen = Swordsmen
card-knights = Knights
card-code-of-laws = Code of Laws
card-masonry = Masonry
card-cartography = Cartography
card-warfare = Warfare
card-monarchy = Monarchy
card-theocracy = Theocracy

## Civil cards, age II

card-isaac-newton = Isaac Newton
card-j-s-bach = J. S. Bach
card-james-cook = James Cook
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-transcontinental-railroad = Transcontinental Railroad
card-engineering-genius-ii = Engineering Genius
card-frugality-ii = Frugality
card-ideal-building-site-ii = Ideal Building Site
card-patriotism-ii = Patriotism
card-revolutionary-idea-ii = Revolutionary Idea
card-rich-land-ii = Rich Land
card-work-of-art-ii = Work of Art
card-bountiful-harvest-ii = Bountiful Harvest
card-mineral-deposits-ii = Mineral Deposits
card-breakthrough-ii = Breakthrough
card-efficient-upgrade-ii = Efficient Upgrade
card-wave-of-nationalism-ii = Wave of Nationalism
card-selective-breeding = Selective Breeding
card-coal = Coal
card-organized-religion = Organized Religion
card-scientific-method = Scientific Method
card-team-sports = Team Sports
card-journalism = Journalism
card-opera = Opera
card-riflemen = Riflemen
card-cavalrymen = Cavalrymen
card-cannon = Cannon
card-justice-system = Justice System
card-architecture = Architecture
card-navigation = Navigation
card-strategy = Strategy
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic

## Civil cards, age III

card-albert-einstein = Albert Einstein
card-game-designer = Game Designer
card-mahatma-gandhi = Mahatma Gandhi
card-nikola-tesla = Nikola Tesla
card-rock-and-roll-icon = Rock & Roll Icon
card-winston-churchill = Winston Churchill
card-fast-food-chains = Fast Food Chains
card-first-space-flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet
card-engineering-genius-iii = Engineering Genius
card-ideal-building-site-iii = Ideal Building Site
card-patriotism-iii = Patriotism
card-revolutionary-idea-iii = Revolutionary Idea
card-work-of-art-iii = Work of Art
card-bountiful-harvest-iii = Bountiful Harvest
card-mineral-deposits-iii = Mineral Deposits
card-efficient-upgrade-iii = Efficient Upgrade
card-military-build-up-iii = Military Build-Up
card-endowment-for-the-arts-iii = Endowment for the Arts
card-mechanized-agriculture = Mechanized Agriculture
card-oil = Oil
card-computers = Computers
card-professional-sports = Professional Sports
card-multimedia = Multimedia
card-movies = Movies
card-modern-infantry = Modern Infantry
card-tanks = Tanks
card-rockets = Rockets
card-air-forces = Air Forces
card-civil-service = Civil Service
card-engineering = Engineering
card-satellites = Satellites
card-military-theory = Military Theory
card-communism = Communism
card-democracy = Democracy
card-fundamentalism = Fundamentalism

## Military cards, age A

card-development-of-agriculture = Development of Agriculture
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare
card-no-event = No Event

## Military cards, age I

card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders
card-developed-territory-i = Developed Territory
card-fertile-territory-i = Fertile Territory
card-historic-territory-i = Historic Territory
card-inhabited-territory-i = Inhabited Territory
card-strategic-territory-i = Strategic Territory
card-wealthy-territory-i = Wealthy Territory
card-enslave = Enslave
card-plunder-i = Plunder
card-raid-i = Raid
card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-fighting-band = Fighting Band
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-light-cavalry = Light Cavalry
card-heavy-cavalry = Heavy Cavalry
card-military-bonus-i = Defense / Colonization Bonus

## Military cards, age II

card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-popularization-of-science = Popularization of Science
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-developed-territory-ii = Developed Territory
card-fertile-territory-ii = Fertile Territory
card-historic-territory-ii = Historic Territory
card-inhabited-territory-ii = Inhabited Territory
card-strategic-territory-ii = Strategic Territory
card-wealthy-territory-ii = Wealthy Territory
card-annex = Annex
card-assassinate = Assassinate
card-plunder-ii = Plunder
card-raid-ii = Raid
card-sabotage = Sabotage
card-spy = Spy
card-war-over-culture-ii = War over Culture
card-war-over-resources = War over Resources
card-war-over-technology = War over Technology
card-war-over-territory = War over Territory
card-acceptance-of-supremacy = Acceptance of Supremacy
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-scientific-cooperation = Scientific Cooperation
card-classic-army = Classic Army
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
card-fortifications = Fortifications
card-mobile-artillery = Mobile Artillery
card-napoleonic-army = Napoleonic Army
card-military-bonus-ii = Defense / Colonization Bonus

## Military cards, age III

card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-wonders = Impact of Wonders
card-armed-intervention = Armed Intervention
card-plunder-iii = Plunder
card-raid-iii = Raid
card-war-over-culture-iii = War over Culture
card-holy-war = Holy War
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-pact = Military Pact
card-peace-treaty = Peace Treaty
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-modern-army = Modern Army
card-shock-troops = Shock Troops
card-military-bonus-iii = Defense / Colonization Bonus
