### Through the Ages: Eine neue Geschichte der Zivilisation (2015): Namen von Zeitaltern, Arten, Gütern
### und Karten. Was die Karten tun, steht in through-the-ages-effects.ftl. Die englische Datei hat
### dieselben Meldungen. Jede Meldung ist eine Zeile, damit kein Umbruch in den Text gerät. Ein Unterstrich der
### Datendateien ist hier ein Bindestrich. Namen aus dem deutschen Regelheft, wo es sie nennt, sonst aus dem der ersten Ausgabe oder eigene Übersetzung.

## Das Spiel

title-about = Eine neue Geschichte der Zivilisation: Vlaada Chvátils Kartenspiel über vier Zeitalter, von der Antike bis heute, für 2 bis 4 Spieler: Karten nehmen, wachsen, bauen – und die Kultur entscheidet. Die zweite Ausgabe.

## Zeitalter

age-a = Zeitalter A
age-i = Zeitalter I
age-ii = Zeitalter II
age-iii = Zeitalter III
age-iv = Zeitalter IV

## Kategorien der Karten

category-leader = Anführer
category-wonder = Wunder
category-action = Aktionskarte
category-farm = Farm
category-mine = Mine
category-urban = Zivilgebäude
category-unit = Militäreinheit
category-special = Spezialtechnologie
category-government = Regierungsform
category-event = Ereignis
category-territory = Gebiet
category-aggression = Überfall
category-war = Krieg
category-pact = Pakt
category-tactic = Taktik
category-bonus = Militärbonus

## Arten der Karten

subtype-leader = Anführer
subtype-wonder = Wunder
subtype-action = Aktionskarte
subtype-farm = Farm
subtype-mine = Mine
subtype-lab = Laboratorium
subtype-temple = Tempel
subtype-library = Bibliothek
subtype-theater = Theater
subtype-arena = Arena
subtype-infantry = Infanterie
subtype-cavalry = Kavallerie
subtype-artillery = Artillerie
subtype-air-force = Luftwaffe
subtype-law = Gesetz
subtype-warfare = Kriegskunst
subtype-exploration = Erforschung
subtype-construction = Bauwesen
subtype-government = Regierungsform

## Güter und Werte

good-food = Nahrung
good-resources = Ressourcen
good-science = Wissenschaft
good-culture = Kultur
good-strength = Stärke
good-happy = Freudesymbole
good-science-points = Wissenschaftspunkte
good-culture-points = Kulturpunkte
good-civil-actions = Zivilaktionen
good-military-actions = Militäraktionen
good-population = Bevölkerung
good-military-cards = Militärkarten
good-yellow-tokens = Gelbe Spielsteine
good-blue-tokens = Blaue Spielsteine
good-colonization = Kolonisierung
good-defense = Verteidigung

## Wörter dieser Ausgabe mit ihren Formen, für die Sätze beider Ausgaben (through-the-ages-effects.ftl)

-resource = { $form ->
   *[singular] Ressource
    [plural] Ressourcen
    [dative-plural] Ressourcen
    [short] Ress.
}
-unit = { $form ->
   *[singular] Militäreinheit
    [genitive-plural] Militäreinheiten
    [dative-plural] Militäreinheiten
}
-urban-building = { $form ->
   *[singular] Zivilgebäude
    [plural] Zivilgebäude
    [after-deine] Zivilgebäude
    [genitive-plural] Zivilgebäude
    [dative-plural] Zivilgebäuden
}
-happy-face = { $form ->
   *[singular] Freudesymbol
    [after-ein] Freudesymbol
    [dative] Freudesymbol
    [plural] Freudesymbole
    [genitive-plural] Freudesymbole
    [dative-plural] Freudesymbolen
}
-territory = Gebiet
-aggression = { $form ->
   *[singular] Überfall
    [plural] Überfälle
}
-political-action = { $form ->
   *[singular] Politikaktion
    [dative] Politikaktion
}
-card-row = Kartenleiste
-stage = { $form ->
   *[singular] eine Phase
    [plural] Phasen
}
-upgrade = { $form ->
   *[verb] aufwerten
    [noun] Aufwertung
    [heading] Aufwerten
    [do] werten
    [does] wertet
    [typed] aufwerten werte
    [rest] {" auf"}
}
-increase = { $form ->
   *[verb] vermehren
    [noun] Vermehrung
}
-consumption = Nahrungsverbrauch
-corruption = Verlust
-army-bonus = taktische Stärke
-advantage = Stärkedifferenz

## Anfangstechnologien

card-agriculture = Landwirtschaft
card-bronze = Bronze
card-philosophy = Philosophie
card-religion = Religion
card-warriors = Krieger
card-despotism = Despotismus

## Zivilkarten des Zeitalters A

card-alexander-the-great = Alexander der Große
card-aristotle = Aristoteles
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-colossus = Der Koloss
card-hanging-gardens = Hängende Gärten
card-library-of-alexandria = Die Bibliothek von Alexandria
card-pyramids = Die Pyramiden
card-rich-land-a = Reiches Land
card-urban-growth-a = Städtewachstum
card-frugality-a = Sparsamkeit
card-engineering-genius-a = Ingenieursgenie
card-patriotism-a = Patriotismus
card-cultural-heritage-a = Kulturerbe
card-stockpile-a = Vorratslager

## Zivilkarten des Zeitalters I

card-christopher-columbus = Christoph Kolumbus
card-frederick-barbarossa = Friedrich Barbarossa
card-genghis-khan = Dschingis Khan
card-joan-of-arc = Jeanne d'Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-great-wall = Chinesische Mauer
card-st-peters-basilica = Petersdom
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-rich-land-i = Reiches Land
card-urban-growth-i = Städtewachstum
card-frugality-i = Sparsamkeit
card-breakthrough-i = Durchbruch
card-reserves-i = Reserven
card-engineering-genius-i = Ingenieursgenie
card-patriotism-i = Patriotismus
card-cultural-heritage-i = Kulturerbe
card-irrigation = Bewässerung
card-iron = Eisen
card-alchemy = Alchemie
card-theology = Theologie
card-printing-press = Buchdruck
card-drama = Drama
card-bread-and-circuses = Brot und Spiele
card-swordsmen = Schwertkämpfer
card-knights = Ritter
card-code-of-laws = Gesetzeskodex
card-warfare = Kriegsführung
card-cartography = Kartografie
card-masonry = Baukunst
card-monarchy = Monarchie
card-theocracy = Theokratie

## Zivilkarten des Zeitalters II

card-james-cook = James Cook
card-isaac-newton = Isaac Newton
card-j-s-bach = Johann Sebastian Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-eiffel-tower = Eiffelturm
card-kremlin = Kreml
card-ocean-liner-service = Ozeandampfer-Linie
card-transcontinental-railroad = Transkontinentale Eisenbahn
card-breakthrough-ii = Durchbruch
card-reserves-ii = Reserven
card-efficient-upgrade-ii = Effiziente Verbesserung
card-rich-land-ii = Reiches Land
card-urban-growth-ii = Städtewachstum
card-frugality-ii = Sparsamkeit
card-engineering-genius-ii = Ingenieursgenie
card-patriotism-ii = Patriotismus
card-revolutionary-idea-ii = Revolutionäre Idee
card-wave-of-nationalism-ii = Welle des Nationalismus
card-selective-breeding = Selektive Züchtung
card-coal = Kohle
card-scientific-method = Wissenschaftliche Methode
card-organized-religion = Organisierte Religion
card-journalism = Journalismus
card-opera = Oper
card-team-sports = Mannschaftssport
card-riflemen = Schützen
card-cavalrymen = Kavalleristen
card-cannon = Kanonen
card-justice-system = Justizwesen
card-strategy = Strategie
card-navigation = Navigation
card-architecture = Architektur
card-constitutional-monarchy = Konstitutionelle Monarchie
card-republic = Republik

## Zivilkarten des Zeitalters III

card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-fast-food-chains = Fast-Food-Ketten
card-first-space-flight = Der erste Raumflug
card-hollywood = Hollywood
card-internet = Internet
card-reserves-iii = Reserven
card-urban-growth-iii = Städtewachstum
card-revolutionary-idea-iii = Revolutionäre Idee
card-efficient-upgrade-iii = Effiziente Verbesserung
card-engineering-genius-iii = Ingenieursgenie
card-patriotism-iii = Patriotismus
card-endowment-for-the-arts-iii = Kunststiftung
card-military-build-up-iii = Aufrüstung
card-mechanized-agriculture = Mechanisierte Landwirtschaft
card-oil = Öl
card-computers = Computer
card-multimedia = Multimedia
card-movies = Kino
card-professional-sports = Profisport
card-modern-infantry = Moderne Infanterie
card-tanks = Panzer
card-rockets = Raketen
card-air-forces = Luftstreitkräfte
card-civil-service = Öffentlicher Dienst
card-military-theory = Militärtheorie
card-satellites = Satelliten
card-engineering = Ingenieurskunst
card-communism = Kommunismus
card-democracy = Demokratie
card-fundamentalism = Fundamentalismus

## Militärkarten des Zeitalters A

card-development-of-agriculture = Entwicklung der Landwirtschaft
card-development-of-civilization = Entwicklung der Zivilisation
card-development-of-crafts = Entwicklung des Handwerks
card-development-of-markets = Entwicklung der Märkte
card-development-of-politics = Entwicklung der Politik
card-development-of-religion = Entwicklung der Religion
card-development-of-science = Entwicklung der Wissenschaft
card-development-of-settlement = Entwicklung der Besiedlung
card-development-of-trade-routes = Entwicklung der Handelswege
card-development-of-warfare = Entwicklung der Kriegskunst

## Militärkarten des Zeitalters I

card-barbarians = Barbaren
card-border-conflict = Grenzkonflikt
card-crusades = Kreuzzüge
card-cultural-influence = Kultureller Einfluss
card-foray = Beutezug
card-good-harvest = Gute Ernte
card-immigration = Einwanderung
card-new-deposits = Neue Lagerstätten
card-pestilence = Seuche
card-raiders = Plünderer
card-rats = Ratten
card-rebellion = Aufruhr
card-reign-of-terror = Schreckensherrschaft
card-scientific-breakthrough = Wissenschaftlicher Durchbruch
card-uncertain-borders = Unsichere Grenzen
card-developed-territory-i = Entwickeltes Gebiet
card-historic-territory-i = Historisches Gebiet
card-inhabited-territory-i = Bewohntes Gebiet
card-strategic-territory-i = Strategisches Gebiet
card-vast-territory-i = Weitläufiges Gebiet
card-wealthy-territory-i = Reiches Gebiet
card-enslave = Überfall: Versklavung
card-plunder-i = Überfall: Plünderung
card-raid-i = Überfall: Zerstörung
card-open-borders-agreement = Abkommen über Offene Grenzen
card-trade-routes-agreement = Handelswegeabkommen
card-fighting-band = Kampftrupp
card-heavy-cavalry = Schwere Kavallerie
card-legion = Legion
card-medieval-army = Mittelalterliche Armee
card-phalanx = Phalanx
card-military-bonus-i = Militärbonus

## Militärkarten des Zeitalters II

card-civil-unrest = Bürgerunruhen
card-cold-war = Kalter Krieg
card-crime-wave = Verbrechenswelle
card-economic-progress = Wirtschaftlicher Fortschritt
card-emigration = Auswanderung
card-iconoclasm = Bildersturm
card-independence-declaration = Unabhängigkeitserklärung
card-international-agreement = Internationale Abkommen
card-national-pride = Nationalstolz
card-politics-of-strength = Politik der Stärke
card-popularization-of-science = Popularisierung der Wissenschaft
card-prosperity = Wohlstand
card-ravages-of-time = Zahn der Zeit
card-refugees = Flüchtlinge
card-terrorism = Terrorismus
card-developed-territory-ii = Entwickeltes Gebiet
card-historic-territory-ii = Historisches Gebiet
card-inhabited-territory-ii = Bewohntes Gebiet
card-strategic-territory-ii = Strategisches Gebiet
card-vast-territory-ii = Weitläufiges Gebiet
card-wealthy-territory-ii = Reiches Gebiet
card-annex = Überfall: Annexion
card-infiltrate = Überfall: Unterwanderung
card-plunder-ii = Überfall: Plünderung
card-raid-ii = Überfall: Zerstörung
card-spy = Überfall: Spionage
card-war-over-technology = Technologiekrieg
card-war-over-territory = Gebietskrieg
card-acceptance-of-supremacy = Akzeptanz der Überlegenheit
card-international-trade-agreement = Internationales Handelsabkommen
card-promise-of-military-protection = Militärisches Schutzversprechen
card-scientific-cooperation = Wissenschaftliche Zusammenarbeit
card-classic-army = Klassische Armee
card-conquistadors = Konquistadoren
card-defensive-army = Verteidigungsarmee
card-fortifications = Befestigungen
card-mobile-artillery = Mobile Artillerie
card-napoleonic-army = Napoleonische Armee
card-military-bonus-ii = Militärbonus

## Militärkarten des Zeitalters III

card-impact-of-agriculture = Macht der Landwirtschaft
card-impact-of-architecture = Macht der Architektur
card-impact-of-balance = Macht des Gleichgewichts
card-impact-of-colonies = Macht der Kolonien
card-impact-of-competition = Macht des Wettbewerbs
card-impact-of-government = Macht der Regierung
card-impact-of-happiness = Macht der Freude
card-impact-of-industry = Macht der Industrie
card-impact-of-population = Macht der Bevölkerung
card-impact-of-progress = Macht des Fortschritts
card-impact-of-science = Macht der Wissenschaft
card-impact-of-strength = Macht der Stärke
card-impact-of-technology = Macht der Technologie
card-impact-of-variety = Macht der Vielfalt
card-impact-of-wonders = Macht der Wunder
card-armed-intervention = Überfall: Bewaffnete Intervention
card-plunder-iii = Überfall: Plünderung
card-raid-iii = Überfall: Zerstörung
card-war-over-culture = Kulturkrieg
card-international-tourism = Internationaler Tourismus
card-loss-of-sovereignty = Verlust der Souveränität
card-military-pact = Militärpakt
card-peace-treaty = Friedensvertrag
card-entrenchments = Schützengräben
card-mechanized-army = Mechanisierte Armee
card-modern-army = Moderne Armee
card-shock-troops = Stoßtruppen
card-military-bonus-iii = Militärbonus
