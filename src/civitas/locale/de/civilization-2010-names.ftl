### Civilization: Das Brettspiel (2010) mit Weisheit und Kriegskunst: Namen von Technologien, Weltwundern,
### Kulturereignissen, Zivilisationen und allem, was sonst einen Namen hat; was sie tun, steht in der Datei der Wirkungen. Die englische Datei
### hat dieselben Meldungen. Jede Meldung ist eine Zeile, damit kein Umbruch in den Text gerät. Ein Unterstrich
### der Datendateien ist hier ein Bindestrich. Was zu Ruhm und Reichtum gehört, hat ebenfalls einen Namen, ist
### aber nicht Teil des Titels. Begriffe und Namen aus der deutschen Anleitung der Erweiterung, wo sie sie
### nennt, sonst eigene Übersetzung.

## Das Spiel

title-about = Kevin Wilsons Brettspiel nach Sid Meiers Computerspiel mit der Erweiterung Weisheit und Kriegskunst, für 2 bis 5 Spieler: Zivilisationen erkunden einen Spielplan aus verdeckten Teilen, gründen Städte, bauen, handeln, forschen und kämpfen, bis eine durch Kultur, Münzen, Raumfahrt oder die Eroberung einer Hauptstadt gewinnt.

## Schachteln

expansion-base = Grundspiel
expansion-waw = Weisheit und Kriegskunst
expansion-faf = Ruhm und Reichtum

## Phasen und andere Zeitpunkte, zu denen Effekte wirken

phase-start-of-turn = Rundenbeginn
phase-trade = Handel
phase-city-management = Stadtverwaltung
phase-movement = Bewegung
phase-research = Forschung
phase-battle = Kampf
phase-any-time = Jederzeit

## Siege

victory-culture = Kultursieg
victory-culture-text = Dein Kulturstufenmarker erreicht das letzte Feld der Kulturskala.
victory-economic = Wirtschaftssieg
victory-economic-text = Du hast { $count } Münzen.
victory-technology = Technologiesieg
victory-technology-text = Du erlernst Raumfahrt.
victory-military = Militärsieg
victory-military-text = Du eroberst die Hauptstadt eines anderen Spielers.

## Symbole

icon-production = Produktion
icon-trade = Handel
icon-culture = Kultur
icon-coin = Münze
icon-combat = Kampfbonus

## Rohstoffe

resource-incense = Weihrauch
resource-iron = Eisen
resource-silk = Seide
resource-wheat = Weizen
resource-spy = Spion
resource-uranium = Uran

## Gelände und was auf Feldern aufgedruckt ist

terrain-grassland = Grasland
terrain-forest = Wald
terrain-mountain = Gebirge
terrain-desert = Wüste
terrain-water = Wasser
feature-hut = Hütte
feature-village = Barbarendorf
feature-resource = Rohstoff
feature-culture = Naturwunder
feature-coin = Reichtümer
feature-relic = Relikt
disaster-marker-drought-grassland-token = Marker Wüste / Grasland
disaster-marker-forest-water-token = Marker Wald / Wasser

## Stufen, Ränge und Epochen

level-1 = Stufe I
level-2 = Stufe II
level-3 = Stufe III
level-4 = Stufe IV
level-5 = Stufe V
rank-1 = Rang I
rank-2 = Rang II
rank-3 = Rang III
rank-4 = Rang IV
era-ancient = Antike
era-medieval = Mittelalter
era-modern = Moderne

## Stadtaktionen

city-action-produce = Produzieren
city-action-produce-text = Verwende die Produktion der Stadt für eine Figur, eine Einheit, ein Gebäude, ein Weltwunder oder eine Stadtmauer. Was übrig bleibt, verfällt.
city-action-arts = Den Künsten widmen
city-action-arts-text = Du erhältst { $count } Kultur und für jedes Kultursymbol in den Randbezirken der Stadt 1 weitere.
city-action-harvest = Rohstoff ernten
city-action-harvest-text = Nimm einen in den Randbezirken der Stadt gezeigten Rohstoff vom Markt.
city-action-program = Aufbauprogramm starten
city-action-program-text = Lege einen Aufbauprogramm-Marker auf die Stadt. Produziert sie das nächste Mal, wird er abgelegt, und die Produktionssymbole ihrer Randbezirke zählen doppelt.

## Spielmaterial

piece-army = Armee
piece-scout = Pionier
piece-capital = Hauptstadt
piece-city = Stadt
piece-building-program = Aufbauprogramm
piece-hut = Hütte
piece-village = Barbarendorf
piece-city-state = Stadtstaat
piece-relic = Relikt
piece-great-person = Große Persönlichkeit
card-city-walls = Stadtmauer
kind-tech = Technologie
kind-wonder = Weltwunder
kind-event = Kulturereignis
kind-government = Staatsform
kind-policy = Sozialpolitik
kind-building = Gebäude
kind-unit = Einheit

## Zivilisationen: Name, Staatsoberhaupt

civilization-americans = Amerika
civilization-americans-leader = Abraham Lincoln
civilization-chinese = China
civilization-chinese-leader = Mao Zedong
civilization-egyptians = Ägypten
civilization-egyptians-leader = Kleopatra
civilization-germans = Deutschland
civilization-germans-leader = Otto von Bismarck
civilization-romans = Rom
civilization-romans-leader = Julius Cäsar
civilization-russians = Russland
civilization-russians-leader = Katharina die Große
civilization-aztecs = Azteken
civilization-aztecs-leader = Montezuma
civilization-english = England
civilization-english-leader = Elisabeth I.
civilization-french = Frankreich
civilization-french-leader = Napoleon Bonaparte
civilization-japanese = Japan
civilization-japanese-leader = Tokugawa Ieyasu
civilization-mongols = Mongolei
civilization-mongols-leader = Dschingis Khan
civilization-zulu = Zululand
civilization-zulu-leader = Shaka
civilization-arabs = Arabien
civilization-arabs-leader = Saladin
civilization-greeks = Griechenland
civilization-greeks-leader = Alexander der Große
civilization-indians = Indien
civilization-indians-leader = Mahatma Gandhi
civilization-spanish = Spanien
civilization-spanish-leader = Isabella

## Technologien der Stufe I

card-animal-husbandry = Viehzucht
card-code-of-laws = Gesetzgebung
card-currency = Währung
card-horseback-riding = Reiterei
card-masonry = Mauerwerk
card-metalworking = Metallverarbeitung
card-navigation = Navigation
card-philosophy = Philosophie
card-pottery = Töpferei
card-writing = Schrift
card-agriculture = Landwirtschaft
card-navy = Marine

## Technologien der Stufe II

card-chivalry = Rittertum
card-civil-service = Staatsdienst
card-construction = Bauwesen
card-democracy = Demokratie
card-engineering = Ingenieurskunst
card-irrigation = Bewässerung
card-mathematics = Mathematik
card-monarchy = Monarchie
card-printing-press = Buchdruck
card-sailing = Segeln
card-mysticism = Mystik
card-bureaucracy = Bürokratie
card-logistics = Logistik

## Technologien der Stufe III

card-banking = Bankwesen
card-biology = Biologie
card-communism = Kommunismus
card-gunpowder = Schießpulver
card-metal-casting = Metallguss
card-military-science = Militärwissenschaft
card-railroad = Eisenbahn
card-steam-power = Dampfkraft
card-theology = Theologie
card-ecology = Ökologie
card-education = Bildung

## Technologien der Stufen IV und V

card-atomic-theory = Atomtheorie
card-ballistics = Ballistik
card-combustion = Verbrennungsmotor
card-computers = Computer
card-flight = Luftfahrt
card-mass-media = Massenmedien
card-replaceable-parts = Ersatzteile
card-plastics = Kunststoffe
card-space-flight = Raumfahrt

## Staatsformen

card-despotism = Despotismus
card-anarchy = Anarchie
card-republic = Republik
card-feudalism = Feudalismus
card-democracy-gov = Demokratie
card-monarchy-gov = Monarchie
card-communism-gov = Kommunismus
card-fundamentalism = Fundamentalismus

## Sozialpolitiken

card-rationalism = Rationalismus
card-patronage = Mäzenatentum
card-natural-religion = Naturreligion
card-organized-religion = Organisierte Religion
card-expansionism = Expansionismus
card-urban-development = Stadtentwicklung
card-pacifism = Pazifismus
card-military-tradition = Militärtradition

## Gebäude

card-harbor = Hafen
card-trading-post = Handelsposten
card-granary = Kornspeicher
card-aqueduct = Aquädukt
card-library = Bibliothek
card-university = Universität
card-workshop = Schmiede
card-iron-mine = Eisenmine
card-market = Markt
card-bank = Bank
card-temple = Tempel
card-cathedral = Kathedrale
card-barracks = Kaserne
card-academy = Akademie
card-shipyard = Werft

## Einheiten: Typen, Namen ihrer Ränge, Karten

card-infantry = Infanterie
card-mounted = Kavallerie
card-artillery = Artillerie
card-aircraft = Luftwaffe
unit-infantry-1 = Speerkämpfer
unit-infantry-2 = Pikenier
unit-infantry-3 = Schütze
unit-infantry-4 = Moderne Infanterie
unit-mounted-1 = Reiter
unit-mounted-2 = Ritter
unit-mounted-3 = Kavallerist
unit-mounted-4 = Panzer
unit-artillery-1 = Bogenschütze
unit-artillery-2 = Katapult
unit-artillery-3 = Kanone
unit-artillery-4 = Mobile Artillerie
unit-aircraft-1 = Flugzeug
unit-aircraft-2 = Flugzeug
unit-aircraft-3 = Flugzeug
unit-aircraft-4 = Flugzeug
card-infantry-weak = Zähe Infanterie
card-infantry-even = Ausgewogene Infanterie
card-infantry-fierce = Kampfstarke Infanterie
card-mounted-weak = Zähe Kavallerie
card-mounted-even = Ausgewogene Kavallerie
card-mounted-fierce = Kampfstarke Kavallerie
card-artillery-weak = Zähe Artillerie
card-artillery-even = Ausgewogene Artillerie
card-artillery-fierce = Kampfstarke Artillerie
card-aircraft-sturdy = Zähe Luftwaffe
card-aircraft-even = Ausgewogene Luftwaffe
card-aircraft-fierce = Kampfstarke Luftwaffe
card-combat-bonus = Kampfbonuskarte

## Große Persönlichkeiten

card-great-artist = Großer Künstler
card-great-builder = Großer Baumeister
card-great-general = Großer General
card-great-humanitarian = Großer Menschenfreund
card-great-industrialist = Großer Industrieller
card-great-scientist = Großer Wissenschaftler

## Antike Weltwunder

card-stonehenge = Stonehenge
card-colossus = Koloss
card-hanging-gardens = Hängende Gärten
card-oracle = Orakel
card-great-lighthouse = Großer Leuchtturm
card-statue-of-zeus = Zeus-Statue
card-chichen-itza = Chichén Itzá
card-great-wall = Große Mauer
card-pyramids = Pyramiden

## Mittelalterliche Weltwunder

card-angkor-wat = Angkor Wat
card-brandenburg-gate = Brandenburger Tor
card-himeji-samurai-castle = Samurai-Burg Himeji
card-porcelain-tower = Porzellanturm
card-leonardos-workshop = Leonardos Werkstatt
card-notre-dame = Notre-Dame
card-louvre = Louvre
card-machu-pichu = Machu Picchu
card-taj-mahal = Taj Mahal

## Moderne Weltwunder

card-cristo-redentor = Cristo Redentor
card-panama-canal = Panamakanal
card-statue-of-liberty = Freiheitsstatue
card-united-nations = Vereinte Nationen
card-internet = Internet
card-pentagon = Pentagon
card-big-ben = Big Ben
card-kremlin = Kreml
card-sydney-opera-house = Opernhaus von Sydney

## Kulturereignisse der Stufe I

card-a-gift-from-afar = Ein Geschenk aus der Ferne
card-bread-and-circuses = Brot und Spiele
card-defection = Überläufer
card-drought = Dürre
card-duty-and-honor = Pflicht und Ehre
card-exchange-of-ideas = Gedankenaustausch
card-sabotage = Sabotage
card-we-love-the-despot-day = Wir lieben den Despoten!
card-barbarian-encampment = Barbarenlager
card-migrants = Migranten
card-counterfeiters = Falschmünzer
card-disoriented = Orientierungslos
card-the-citizens-are-revolting = Bürgeraufstand!

## Kulturereignisse der Stufe II

card-a-generous-gift = Ein großzügiges Geschenk
card-catastrophe = Katastrophe
card-deforestation = Abholzung
card-jousting-tourney = Ritterturnier
card-knowledge-shared = Geteiltes Wissen
card-mass-defection = Massenhaft Überläufer
card-nationalism = Nationalismus
card-we-love-the-queen-day = Wir lieben die Königin!
card-roaming-horde = Barbarenüberfall
card-colonists = Kolonisten
card-depression = Depression
card-flooding = Überschwemmung
card-lost = Verirrt
card-the-citizens-are-revolting-ii = Bürgeraufstand! (II)

## Kulturereignisse der Stufe III

card-a-princely-gift = Ein fürstliches Geschenk
card-disaster = Desaster
card-patriotism = Patriotismus
card-primetime-tv = Hauptsendezeit
card-think-tank = Denkfabrik
card-we-love-the-president-day = Wir lieben den Präsidenten!
card-wholesale-defection = Scharenweise Überläufer
card-supply-drop = Versorgungsabwurf
card-immigrants = Einwanderer
card-bank-scandal = Bankenskandal
card-out-of-position = Vom Weg abgekommen

## Hütten und Barbarendörfer

card-hut-incense = Hütte: Weihrauch
card-hut-iron = Hütte: Eisen
card-hut-silk = Hütte: Seide
card-hut-wheat = Hütte: Weizen
card-hut-spy = Hütte: Spion
card-hut-uranium = Hütte: Uran
card-hut-city-state = Hütte: Stadtstaat
card-hut-friendly-barbarian = Hütte: Freundlicher Barbar
card-hut-native-art-3 = Hütte: Einheimische Kunst
card-hut-teacher = Hütte: Lehrer
card-village-iron = Barbarendorf: Eisen
card-village-spy = Barbarendorf: Spion
card-village-uranium = Barbarendorf: Uran
card-village-great-person = Barbarendorf: Große Persönlichkeit
card-village-city-state = Barbarendorf: Stadtstaat
card-village-wealth = Barbarendorf: Reichtum
card-village-friendly-workers = Barbarendorf: Freundliche Arbeiter
card-village-native-art-6 = Barbarendorf: Einheimische Kunst

## Was Hütten und Barbarendörfer bringen

reward-incense = Weihrauch
reward-iron = Eisen
reward-silk = Seide
reward-wheat = Weizen
reward-spy = Spion
reward-uranium = Uran
reward-great-person = Große Persönlichkeit
reward-city-state = Stadtstaat
reward-wealth = Reichtum
reward-friendly-barbarian = Freundlicher Barbar
reward-friendly-workers = Freundliche Arbeiter
reward-culture-3 = Einheimische Kunst
reward-culture-6 = Einheimische Kunst
reward-teacher = Lehrer

## Stadtstaaten

card-city-state-1 = Stadtstaat 1
card-city-state-2 = Stadtstaat 2
card-city-state-3 = Stadtstaat 3
card-city-state-4 = Stadtstaat 4
card-city-state-5 = Stadtstaat 5

## Relikte

card-ark-of-the-covenant = Die Bundeslade
card-attilas-village = Attilas Dorf
card-atlantis = Atlantis
card-school-of-confucius = Schule des Konfuzius
card-seven-cities-of-gold = Sieben Städte aus Gold

## Beute

loot-steal-trade = Handelspunkte stehlen
loot-steal-culture = Kultur stehlen
loot-steal-resource = Rohstoff stehlen
loot-discard-coin = Münze ablegen lassen
loot-learn-tech = Technologie erlernen
loot-steal-culture-card = Kulturereignis stehlen
loot-steal-coin = Münze stehlen

## Belohnungen der Kulturskala

culture-reward-culture-event = Kulturereignis
culture-reward-great-person = Große Persönlichkeit
culture-reward-culture-victory = Kultursieg

## Spielplanteile und Spielpläne

tile-kind-neutral = Neutrales Spielplanteil
tile-kind-home = Heimat-Spielplanteil
tile-tile01 = Teil 1
tile-tile02 = Teil 2
tile-tile03 = Teil 3
tile-tile04 = Teil 4
tile-tile05 = Teil 5
tile-tile06 = Teil 6
tile-tile07 = Teil 7
tile-tile08 = Teil 8
tile-tile09 = Teil 9
tile-tile10 = Teil 10
tile-tile11 = Teil 11
tile-tile12 = Teil 12
tile-tile13 = Teil 13
tile-tile14 = Teil 14
tile-tile15 = Teil 15
tile-tile16 = Teil 16
tile-tile17 = Teil 17
tile-tile18 = Teil 18
tile-tile19 = Teil 19
tile-tile20 = Teil 20
tile-tile21 = Teil 21
tile-tile22 = Teil 22
tile-tile23 = Teil 23
tile-tile24 = Teil 24
tile-tile25 = Teil 25
tile-tile26 = Teil 26
tile-tile27 = Teil 27
tile-home-americans = Heimat-Spielplanteil: Amerika
tile-home-chinese = Heimat-Spielplanteil: China
tile-home-egyptians = Heimat-Spielplanteil: Ägypten
tile-home-germans = Heimat-Spielplanteil: Deutschland
tile-home-romans = Heimat-Spielplanteil: Rom
tile-home-russians = Heimat-Spielplanteil: Russland
tile-home-arabs = Heimat-Spielplanteil: Arabien
tile-home-greeks = Heimat-Spielplanteil: Griechenland
tile-home-indians = Heimat-Spielplanteil: Indien
tile-home-spanish = Heimat-Spielplanteil: Spanien
tile-home-zulu = Heimat-Spielplanteil: Zululand
tile-home-mongols = Heimat-Spielplanteil: Mongolei
tile-home-aztecs = Heimat-Spielplanteil: Azteken
tile-home-english = Heimat-Spielplanteil: England
tile-home-french = Heimat-Spielplanteil: Frankreich
tile-home-japanese = Heimat-Spielplanteil: Japan
layout-2 = Spielplan für 2 Spieler
layout-3 = Spielplan für 3 Spieler
layout-4 = Spielplan für 4 Spieler
layout-5 = Spielplan für 5 Spieler
facing-up = nach oben
facing-right = nach rechts
facing-down = nach unten
facing-left = nach links

## Farben der Spieler

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Violett
