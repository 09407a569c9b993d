### Civilization (1980): names of everything on the board and on the cards; what most of them do is in the file of effects.
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
calamity-famine = Famine
calamity-civil-war = Civil War
calamity-epidemic = Epidemic
calamity-civil-disorder = Civil Disorder
calamity-iconoclasm = Iconoclasm and Heresy
calamity-piracy = Piracy
calamity-piracy-effect = For every ship of the player who traded the card away, one coastal city of the receiver is destroyed. Cities on the Red Sea fall only to ships that are there.

## Groups of civilization cards

group-arts = Arts
group-crafts = Crafts
group-sciences = Sciences
group-civics = Civics

## Civilization cards

card-pottery = Pottery
card-cloth-making = Cloth Making
card-metalworking = Metalworking
card-metalworking-effect = In a conflict opponents without this card remove tokens first, however many they have.
card-agriculture = Agriculture
card-agriculture-effect = Every area that the holder alone occupies feeds one token more, except during conflicts.
card-engineering = Engineering
card-astronomy = Astronomy
card-astronomy-effect = The holder's ships may cross open sea.
card-coinage = Coinage
card-coinage-effect = Each round the holder chooses a tax of 1, 2 or 3 tokens for all own cities.
card-medicine = Medicine
card-mysticism = Mysticism
card-mysticism-effect = It has no power of its own but counts as an art and as a science and gives the credits of both.
card-drama-poetry = Drama and Poetry
card-music = Music
card-architecture = Architecture
card-literacy = Literacy
card-law = Law
card-democracy = Democracy
card-philosophy = Philosophy
