### Through the Ages: A New Story of Civilization (2015): names of ages, kinds, goods and cards. What
### the cards do is in through-the-ages-effects.ftl. The German file has the same messages. Every message is
### one line, so that no line break enters the text. An underscore of the data files is a hyphen here.

## The game

title-about = A New Story of Civilization: Vlaada Chvátil's card game of four ages, from antiquity to today, for 2 to 4 players: take cards, grow, build, and let culture decide. The second edition.

## Ages

age-a = Age A
age-i = Age I
age-ii = Age II
age-iii = Age III
age-iv = Age IV

## Categories of cards

category-leader = Leader
category-wonder = Wonder
category-action = Action Card
category-farm = Farm
category-mine = Mine
category-urban = Urban Building
category-unit = Military Unit
category-special = Special Technology
category-government = Government
category-event = Event
category-territory = Territory
category-aggression = Aggression
category-war = War
category-pact = Pact
category-tactic = Tactic
category-bonus = Military Bonus

## Subtypes of cards

subtype-leader = Leader
subtype-wonder = Wonder
subtype-action = Action Card
subtype-farm = Farm
subtype-mine = Mine
subtype-lab = Lab
subtype-temple = Temple
subtype-library = Library
subtype-theater = Theater
subtype-arena = Arena
subtype-infantry = Infantry
subtype-cavalry = Cavalry
subtype-artillery = Artillery
subtype-air-force = Air Force
subtype-law = Law
subtype-warfare = Warfare
subtype-exploration = Exploration
subtype-construction = Construction
subtype-government = Government

## Goods and ratings

good-food = Food
good-resources = Resources
good-science = Science
good-culture = Culture
good-strength = Strength
good-happy = Happy Faces
good-science-points = Science Points
good-culture-points = Culture Points
good-civil-actions = Civil Actions
good-military-actions = Military Actions
good-population = Population
good-military-cards = Military Cards
good-yellow-tokens = Yellow Tokens
good-blue-tokens = Blue Tokens
good-colonization = Colonization
good-defense = Defence

## Starting technologies

card-agriculture = Agriculture
card-bronze = Bronze
card-philosophy = Philosophy
card-religion = Religion
card-warriors = Warriors
card-despotism = Despotism

## Civil cards of age A

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
card-rich-land-a = Rich Land
card-urban-growth-a = Urban Growth
card-frugality-a = Frugality
card-engineering-genius-a = Engineering Genius
card-patriotism-a = Patriotism
card-cultural-heritage-a = Cultural Heritage
card-stockpile-a = Stockpile

## Civil cards of age I

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
card-rich-land-i = Rich Land
card-urban-growth-i = Urban Growth
card-frugality-i = Frugality
card-breakthrough-i = Breakthrough
card-reserves-i = Reserves
card-engineering-genius-i = Engineering Genius
card-patriotism-i = Patriotism
card-cultural-heritage-i = Cultural Heritage
card-irrigation = Irrigation
card-iron = Iron
card-alchemy = Alchemy
card-theology = Theology
card-printing-press = Printing Press
card-drama = Drama
card-bread-and-circuses = Bread and Circuses
card-swordsmen = Swordsmen
card-knights = Knights
card-code-of-laws = Code of Laws
card-warfare = Warfare
card-cartography = Cartography
card-masonry = Masonry
card-monarchy = Monarchy
card-theocracy = Theocracy

## Civil cards of age II

card-james-cook = James Cook
card-isaac-newton = Isaac Newton
card-j-s-bach = J. S. Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-transcontinental-railroad = Transcontinental Railroad
card-breakthrough-ii = Breakthrough
card-reserves-ii = Reserves
card-efficient-upgrade-ii = Efficient Upgrade
card-rich-land-ii = Rich Land
card-urban-growth-ii = Urban Growth
card-frugality-ii = Frugality
card-engineering-genius-ii = Engineering Genius
card-patriotism-ii = Patriotism
card-revolutionary-idea-ii = Revolutionary Idea
card-wave-of-nationalism-ii = Wave of Nationalism
card-selective-breeding = Selective Breeding
card-coal = Coal
card-scientific-method = Scientific Method
card-organized-religion = Organized Religion
card-journalism = Journalism
card-opera = Opera
card-team-sports = Team Sports
card-riflemen = Riflemen
card-cavalrymen = Cavalrymen
card-cannon = Cannon
card-justice-system = Justice System
card-strategy = Strategy
card-navigation = Navigation
card-architecture = Architecture
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic

## Civil cards of age III

card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-fast-food-chains = Fast Food Chains
card-first-space-flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet
card-reserves-iii = Reserves
card-urban-growth-iii = Urban Growth
card-revolutionary-idea-iii = Revolutionary Idea
card-efficient-upgrade-iii = Efficient Upgrade
card-engineering-genius-iii = Engineering Genius
card-patriotism-iii = Patriotism
card-endowment-for-the-arts-iii = Endowment for the Arts
card-military-build-up-iii = Military Build-Up
card-mechanized-agriculture = Mechanized Agriculture
card-oil = Oil
card-computers = Computers
card-multimedia = Multimedia
card-movies = Movies
card-professional-sports = Professional Sports
card-modern-infantry = Modern Infantry
card-tanks = Tanks
card-rockets = Rockets
card-air-forces = Air Forces
card-civil-service = Civil Service
card-military-theory = Military Theory
card-satellites = Satellites
card-engineering = Engineering
card-communism = Communism
card-democracy = Democracy
card-fundamentalism = Fundamentalism

## Military cards of age A

card-development-of-agriculture = Development of Agriculture
card-development-of-civilization = Development of Civilization
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare

## Military cards of age I

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
card-historic-territory-i = Historic Territory
card-inhabited-territory-i = Inhabited Territory
card-strategic-territory-i = Strategic Territory
card-vast-territory-i = Vast Territory
card-wealthy-territory-i = Wealthy Territory
card-enslave = Aggression: Enslave
card-plunder-i = Aggression: Plunder
card-raid-i = Aggression: Raid
card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-fighting-band = Fighting Band
card-heavy-cavalry = Heavy Cavalry
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-military-bonus-i = Military Bonus

## Military cards of age II

card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-politics-of-strength = Politics of Strength
card-popularization-of-science = Popularization of Science
card-prosperity = Prosperity
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-developed-territory-ii = Developed Territory
card-historic-territory-ii = Historic Territory
card-inhabited-territory-ii = Inhabited Territory
card-strategic-territory-ii = Strategic Territory
card-vast-territory-ii = Vast Territory
card-wealthy-territory-ii = Wealthy Territory
card-annex = Aggression: Annex
card-infiltrate = Aggression: Infiltrate
card-plunder-ii = Aggression: Plunder
card-raid-ii = Aggression: Raid
card-spy = Aggression: Spy
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
card-military-bonus-ii = Military Bonus

## Military cards of age III

card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-balance = Impact of Balance
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
card-impact-of-variety = Impact of Variety
card-impact-of-wonders = Impact of Wonders
card-armed-intervention = Aggression: Armed Intervention
card-plunder-iii = Aggression: Plunder
card-raid-iii = Aggression: Raid
card-war-over-culture = War over Culture
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-pact = Military Pact
card-peace-treaty = Peace Treaty
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-modern-army = Modern Army
card-shock-troops = Shock Troops
card-military-bonus-iii = Military Bonus
