### Civilization (1980): Namen von allem, was auf Spielplan und Karten steht; was die meisten tun, steht in der Datei der Wirkungen.
### Die englische Datei hat dieselben Meldungen. Jede Meldung ist eine Zeile, damit kein Umbruch in
### den Text gerät. Namen aus dem deutschen Regelbuch, wo es sie nennt, sonst der übliche deutsche
### Name. Das Gebiet Thracia heißt so, damit es sich vom Volk Thrakien unterscheidet.

## Gebiete

area-campania = Kampanien
area-caralis = Caralis
area-cisalpina = Gallia Cisalpina
area-corsica = Korsika
area-crimea = Krim
area-cumae = Kyme
area-dacia = Dakien
area-dalmatia = Dalmatien
area-danube = Donau
area-etruria = Etrurien
area-germania = Germanien
area-illyricum = Illyricum
area-milazzo = Milazzo
area-palermo = Palermo
area-pannonia = Pannonien
area-rubicon = Rubikon
area-samnium = Samnium
area-sardinia = Sardinien
area-scythia = Skythien
area-sudeten = Sudeten
area-syracuse = Syrakus
area-tarentum = Tarent
area-tarquinii = Tarquinii
area-tyras = Tyras
area-apollonia = Apollonia
area-athens = Athen
area-bithynia = Bithynien
area-byzantium = Byzanz
area-chalcis = Chalkis
area-corcyra = Korkyra
area-corinth = Korinth
area-cyprus = Zypern
area-delphi = Delphi
area-epirus = Epirus
area-eretria = Eretria
area-galatia = Galatien
area-gordium = Gordion
area-hattusas = Hattusa
area-ionia = Ionien
area-kanesh = Kanesch
area-knossos = Knossos
area-lemnos = Lemnos
area-lesbos = Lesbos
area-lycia = Lykien
area-macedonia = Makedonien
area-miletus = Milet
area-mycenae = Mykene
area-odessus = Odessus
area-paeonia = Paionien
area-phaestos = Phaistos
area-phrygia = Phrygien
area-rhodes = Rhodos
area-salamis = Salamis
area-sardes = Sardes
area-sinope = Sinope
area-sparta = Sparta
area-thera = Thera
area-thessalonica = Thessaloniki
area-thessaly = Thessalien
area-thracia = Thracia
area-troy = Troja
area-aleppo = Aleppo
area-antioch = Antiochia
area-arabia = Arabien
area-armenia = Armenien
area-babylon-city = Babylon
area-babylonia = Babylonien
area-cappadocia = Kappadokien
area-carrhae = Carrhae
area-caucasus = Kaukasus
area-chaldaea = Chaldäa
area-charax = Charax
area-cilicia = Kilikien
area-damascus = Damaskus
area-elam = Elam
area-jericho = Jericho
area-jerusalem = Jerusalem
area-kuban = Kuban
area-lesser-armenia = Kleinarmenien
area-mari = Mari
area-media = Medien
area-mesopotamia = Mesopotamien
area-midian = Midian
area-mikop = Maikop
area-nalchik = Naltschik
area-nineveh = Ninive
area-parthia = Parthien
area-petra = Petra
area-phoenicia = Phönizien
area-sidon = Sidon
area-sumeria = Sumer
area-susa = Susa
area-syria = Syrien
area-tyre = Tyros
area-upper-mesopotamia = Obermesopotamien
area-ur = Ur
area-van = Van
area-alexandria = Alexandria
area-carthage = Karthago
area-cyrenaica = Kyrenaika
area-cyrene = Kyrene
area-eastern-desert = Östliche Wüste
area-fayum = Fayum
area-gaza = Gaza
area-hieraconpolis = Hieraconpolis
area-jalo = Jalo
area-libya = Libyen
area-memphis = Memphis
area-nubia = Nubien
area-numidia = Numidien
area-ptolemais = Ptolemais
area-sabrata = Sabratha
area-sahara = Sahara
area-sinai = Sinai
area-siwa = Siwa
area-tanis = Tanis
area-thapsus = Thapsus
area-thebes = Theben
area-tripoli = Tripolis
area-tripolitania = Tripolitanien
area-tunisia = Tunesien
area-upper-egypt = Oberägypten
area-western-desert = Westliche Wüste
area-adriatic-sea = Adriatisches Meer
area-aegean-sea = Ägäisches Meer
area-black-sea = Schwarzes Meer
area-caspian-sea = Kaspisches Meer
area-central-mediterranean = Zentrales Mittelmeer
area-eastern-mediterranean = Östliches Mittelmeer
area-red-sea = Rotes Meer
area-western-mediterranean = Westliches Mittelmeer

## Regionen des Spielplans

region-beige = Beige
region-pink = Rosa
region-green = Grün
region-yellow = Gelb
region-sea = Hochsee

## Hochwasserregionen

flood-plain-po = Po
flood-plain-danube-delta = Donaudelta
flood-plain-nile = Nil
flood-plain-tigris-euphrates = Euphrat und Tigris

## Vulkane

volcano-etna = Ätna
volcano-vesuvius = Vesuv
volcano-thera-volcano = Thera

## Völker

nation-africa = Afrika
nation-italy = Italien
nation-illyria = Illyrien
nation-thrace = Thrakien
nation-crete = Kreta
nation-asia = Asien
nation-assyria = Assyrien
nation-babylon = Babylon
nation-egypt = Ägypten

## Farben

colour-beige = Beige
colour-black = Schwarz
colour-blue = Blau
colour-green = Grün
colour-orange = Orange
colour-pink = Rosa
colour-purple = Purpur
colour-red = Rot
colour-white = Weiß
colour-yellow = Gelb

## Epochen

epoch-1 = Jüngere Steinzeit
epoch-2 = Frühe Bronzezeit
epoch-3 = Späte Bronzezeit
epoch-4 = Frühe Eisenzeit
epoch-5 = Späte Eisenzeit

## Phasen einer Runde

phase-1 = Steuern
phase-2 = Bevölkerungswachstum
phase-3 = Volkszählung
phase-4 = Schiffbau
phase-5 = Bewegung
phase-6 = Konflikte
phase-7 = Städtebau
phase-8 = Erwerb von Handelskarten
phase-9 = Handel
phase-10 = Erwerb von Zivilisationskarten
phase-11 = Katastrophen
phase-12 = Abgabe überzähliger Handelskarten
phase-13 = Entwicklungstabelle

## Handelsgüter

commodity-hides = Felle
commodity-ochre = Ocker
commodity-iron = Eisen
commodity-papyrus = Papyrus
commodity-salt = Salz
commodity-grain = Korn
commodity-cloth = Stoffe
commodity-bronze = Bronze
commodity-spice = Gewürze
commodity-gems = Juwelen
commodity-gold = Gold

## Katastrophen

calamity-volcano-earthquake = Vulkanausbruch oder Erdbeben
calamity-volcano-earthquake-effect = Ein Vulkan, an dem Einheiten des Betroffenen stehen, bricht aus und vernichtet alle Einheiten aller Spieler in den angrenzenden Gebieten. Sonst löst ein Erdbeben eine Stadt des Betroffenen auf und auf seinen Wunsch eine fremde in einem angrenzenden Gebiet, auch über Wasser.
calamity-flood = Hochwasser
calamity-famine = Hungersnot
calamity-civil-war = Bürgerkrieg
calamity-epidemic = Seuche
calamity-civil-disorder = Aufruhr
calamity-iconoclasm = Bildersturm & Ketzerei
calamity-piracy = Piraterie
calamity-piracy-effect = Für jedes Schiff des Spielers, der die Karte abgegeben hat, wird eine Küstenstadt des Empfängers zerstört. Städte am Roten Meer zerstören nur Schiffe, die dort stehen.

## Gruppen der Zivilisationskarten

group-arts = Künste
group-crafts = Handwerk
group-sciences = Wissenschaften
group-civics = Gesellschaft

## Zivilisationskarten

card-pottery = Töpfern
card-cloth-making = Weben
card-metalworking = Metallverarbeitung
card-metalworking-effect = In einem Konflikt entfernen Gegner ohne diese Karte ihre Spielsteine zuerst, wie viele es auch sind.
card-agriculture = Landwirtschaft
card-agriculture-effect = Jedes Gebiet, das der Besitzer allein bewohnt, ernährt einen Spielstein mehr, außer in Konflikten.
card-engineering = Ingenieurwesen
card-astronomy = Astronomie
card-astronomy-effect = Schiffe des Besitzers dürfen Hochseegebiete überqueren.
card-coinage = Münzwesen
card-coinage-effect = Der Besitzer wählt in jeder Runde für alle seine Städte einen Steuersatz von 1, 2 oder 3 Spielsteinen.
card-medicine = Medizin
card-mysticism = Mystizismus
card-mysticism-effect = Die Karte hat keine eigene Fähigkeit, zählt aber als Kunst und als Wissenschaft und gibt die Gutschriften beider.
card-drama-poetry = Schauspiel & Poesie
card-music = Musik
card-architecture = Architektur
card-literacy = Literatur
card-law = Gesetz
card-democracy = Demokratie
card-philosophy = Philosophie
