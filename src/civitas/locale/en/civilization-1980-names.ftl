### Civilization (1980): names of everything on the board and on the cards, and what the cards do.
### The German file has the same messages. Every message is one line, so that no line break enters
### the text. Area names are the usual ones for this board.

## Areas

area-campania = Campania
area-caralis = Caralis
area-cisalpina = Cisalpina
area-corsica = Corsica
area-crimea = Crimea
area-cumae = Cumae
area-dacia = Dacia
area-dalmatia = Dalmatia
area-danube = Danube
area-etruria = Etruria
area-germania = Germania
area-illyricum = Illyricum
area-milazzo = Milazzo
area-palermo = Palermo
area-pannonia = Pannonia
area-rubicon = Rubicon
area-samnium = Samnium
area-sardinia = Sardinia
area-scythia = Scythia
area-sudeten = Sudeten
area-syracuse = Syracuse
area-tarentum = Tarentum
area-tarquinii = Tarquinii
area-tyras = Tyras
area-apollonia = Apollonia
area-athens = Athens
area-bithynia = Bithynia
area-byzantium = Byzantium
area-chalcis = Chalcis
area-corcyra = Corcyra
area-corinth = Corinth
area-cyprus = Cyprus
area-delphi = Delphi
area-epirus = Epirus
area-eretria = Eretria
area-galatia = Galatia
area-gordium = Gordium
area-hattusas = Hattusas
area-ionia = Ionia
area-kanesh = Kanesh
area-knossos = Knossos
area-lemnos = Lemnos
area-lesbos = Lesbos
area-lycia = Lycia
area-macedonia = Macedonia
area-miletus = Miletus
area-mycenae = Mycenae
area-odessus = Odessus
area-paeonia = Paeonia
area-phaestos = Phaestos
area-phrygia = Phrygia
area-rhodes = Rhodes
area-salamis = Salamis
area-sardes = Sardes
area-sinope = Sinope
area-sparta = Sparta
area-thera = Thera
area-thessalonica = Thessalonica
area-thessaly = Thessaly
area-thracia = Thracia
area-troy = Troy
area-aleppo = Aleppo
area-antioch = Antioch
area-arabia = Arabia
area-armenia = Armenia
area-babylon-city = Babylon
area-babylonia = Babylonia
area-cappadocia = Cappadocia
area-carrhae = Carrhae
area-caucasus = Caucasus
area-chaldaea = Chaldaea
area-charax = Charax
area-cilicia = Cilicia
area-damascus = Damascus
area-elam = Elam
area-jericho = Jericho
area-jerusalem = Jerusalem
area-kuban = Kuban
area-lesser-armenia = Lesser Armenia
area-mari = Mari
area-media = Media
area-mesopotamia = Mesopotamia
area-midian = Midian
area-mikop = Mikop
area-nalchik = Nalchik
area-nineveh = Nineveh
area-parthia = Parthia
area-petra = Petra
area-phoenicia = Phoenicia
area-sidon = Sidon
area-sumeria = Sumeria
area-susa = Susa
area-syria = Syria
area-tyre = Tyre
area-upper-mesopotamia = Upper Mesopotamia
area-ur = Ur
area-van = Van
area-alexandria = Alexandria
area-carthage = Carthage
area-cyrenaica = Cyrenaica
area-cyrene = Cyrene
area-eastern-desert = Eastern Desert
area-fayum = Fayum
area-gaza = Gaza
area-hieraconpolis = Hieraconpolis
area-jalo = Jalo
area-libya = Libya
area-memphis = Memphis
area-nubia = Nubia
area-numidia = Numidia
area-ptolemais = Ptolemais
area-sabrata = Sabrata
area-sahara = Sahara
area-sinai = Sinai
area-siwa = Siwa
area-tanis = Tanis
area-thapsus = Thapsus
area-thebes = Thebes
area-tripoli = Tripoli
area-tripolitania = Tripolitania
area-tunisia = Tunisia
area-upper-egypt = Upper Egypt
area-western-desert = Western Desert
area-adriatic-sea = Adriatic Sea
area-aegean-sea = Aegean Sea
area-black-sea = Black Sea
area-caspian-sea = Caspian Sea
area-central-mediterranean = Central Mediterranean
area-eastern-mediterranean = Eastern Mediterranean
area-red-sea = Red Sea
area-western-mediterranean = Western Mediterranean

## Regions of the board

region-beige = Beige
region-pink = Pink
region-green = Green
region-yellow = Yellow
region-sea = Open Sea

## Flood plains

flood-plain-po = Po
flood-plain-danube-delta = Danube Delta
flood-plain-nile = Nile
flood-plain-tigris-euphrates = Tigris and Euphrates

## Volcanoes

volcano-etna = Etna
volcano-vesuvius = Vesuvius
volcano-thera-volcano = Thera

## Nations

nation-africa = Africa
nation-italy = Italy
nation-illyria = Illyria
nation-thrace = Thrace
nation-crete = Crete
nation-asia = Asia
nation-assyria = Assyria
nation-babylon = Babylon
nation-egypt = Egypt

## Colours

colour-beige = Beige
colour-black = Black
colour-blue = Blue
colour-green = Green
colour-orange = Orange
colour-pink = Pink
colour-purple = Purple
colour-red = Red
colour-white = White
colour-yellow = Yellow

## Epochs

epoch-1 = Stone Age
epoch-2 = Early Bronze Age
epoch-3 = Late Bronze Age
epoch-4 = Early Iron Age
epoch-5 = Late Iron Age

## Phases of a round

phase-1 = Taxes
phase-2 = Population Growth
phase-3 = Census
phase-4 = Ships
phase-5 = Movement
phase-6 = Conflict
phase-7 = City Building
phase-8 = Drawing Trade Cards
phase-9 = Trade
phase-10 = Buying Civilization Cards
phase-11 = Calamities
phase-12 = Hand Limit
phase-13 = Development Table

## Commodities

commodity-hides = Hides
commodity-ochre = Ochre
commodity-iron = Iron
commodity-papyrus = Papyrus
commodity-salt = Salt
commodity-grain = Grain
commodity-cloth = Cloth
commodity-bronze = Bronze
commodity-spice = Spice
commodity-gems = Gems
commodity-gold = Gold

## Calamities

calamity-volcano-earthquake = Volcanic Eruption or Earthquake
calamity-volcano-earthquake-effect = One volcano beside units of the victim erupts and destroys all units of all players in the areas it touches. Without one, an earthquake reduces one city of the victim and, if the victim likes, one city of another player in a bordering area, also across water.
calamity-flood = Flood
calamity-flood-effect = The victim loses 17 units on one flood plain, the other players there up to 10 in total. Cities are hit on white sites only, and nobody with Engineering loses more than 7.
calamity-famine = Famine
calamity-famine-effect = The victim loses 9 units and may make other players lose up to 20 in total, at most 11 each. With Pottery every Grain card in hand saves 4 units.
calamity-civil-war = Civil War
calamity-civil-war-effect = 35 units secede, 15 picked by the victim and 20 by a player the victim names: the victim keeps one part, the named player takes over the other. With fewer than 35 units on the board nothing happens; Democracy and Philosophy change who picks how many.
calamity-epidemic = Epidemic
calamity-epidemic-effect = The receiver loses 16 units (11 with Medicine), and other players up to 25 in total, at most 10 each (5 with Medicine); the player who drew the card is immune. No area is emptied, and a city turns into one token and counts 4 units.
calamity-civil-disorder = Civil Disorder
calamity-civil-disorder-effect = The receiver reduces all cities beyond four; beyond five with Law, beyond six with Democracy.
calamity-iconoclasm = Iconoclasm and Heresy
calamity-iconoclasm-effect = The receiver reduces 4 cities (3 with Law, 2 with Philosophy) and may have two cities of other players reduced. A player with Law loses at most one of these, a player with Philosophy none.
calamity-piracy = Piracy
calamity-piracy-effect = For every ship of the player who traded the card away, one coastal city of the receiver is destroyed. Cities on the Red Sea fall only to ships that are there.

## Groups of civilization cards

group-arts = Arts
group-crafts = Crafts
group-sciences = Sciences
group-civics = Civics

## Civilization cards

card-pottery = Pottery
card-pottery-effect = In a famine every Grain card in hand lowers the holder's loss by 4 units.
card-cloth-making = Cloth Making
card-cloth-making-effect = The holder's ships sail up to five areas in a round instead of four.
card-metalworking = Metalworking
card-metalworking-effect = In a conflict opponents without this card remove tokens first, however many they have.
card-agriculture = Agriculture
card-agriculture-effect = Every area that the holder alone occupies feeds one token more, except during conflicts.
card-engineering = Engineering
card-engineering-effect = Attacking a city of the holder takes at least 8 tokens instead of 7, and a flood costs the holder at most 7 units.
card-astronomy = Astronomy
card-astronomy-effect = The holder's ships may cross open sea.
card-coinage = Coinage
card-coinage-effect = Each round the holder chooses a tax of 1, 2 or 3 tokens for all own cities.
card-medicine = Medicine
card-medicine-effect = An epidemic costs the holder 11 units instead of 16 as its receiver, and at most 5 as another victim.
card-mysticism = Mysticism
card-mysticism-effect = It has no power of its own but counts as an art and as a science and gives the credits of both.
card-drama-poetry = Drama and Poetry
card-drama-poetry-effect = It gives a credit of 20 points towards Literacy.
card-music = Music
card-music-effect = It gives a credit of 30 points towards Philosophy.
card-architecture = Architecture
card-architecture-effect = It gives a credit of 15 points towards every other civics card.
card-literacy = Literacy
card-literacy-effect = It gives a credit of 25 points towards Law, Democracy and Philosophy.
card-law = Law
card-law-effect = It opens the way to Democracy and Philosophy, saves a fifth city in civil disorder, and limits iconoclasm and heresy to 3 cities of its receiver or to one of another victim.
card-democracy = Democracy
card-democracy-effect = Six cities survive civil disorder, and in a civil war without Philosophy the named player picks 30 units instead of 20; Law must be owned before.
card-philosophy = Philosophy
card-philosophy-effect = In a civil war only 15 units secede, picked by the player with the largest stock, and iconoclasm and heresy costs 2 cities as its receiver and none as another victim; Law must be owned before.
