### Through the Ages (2006), deutsch "Im Wandel der Zeiten": Namen von allem, was auf Spielbrettern und
### Karten steht. Was die Karten tun, steht in through-the-ages-effects.ftl. Die englische Datei hat
### dieselben Meldungen. Jede Meldung ist eine Zeile, damit kein Umbruch in den Text gerät. Begriffe und Namen
### aus dem deutschen Regelbuch, wo es sie nennt, sonst eigene Übersetzungen (docs/titles/through-the-ages-2006-provenance.md).

## Das Spiel

title-about = Vlaada Chvátils Kartenspiel über vier Zeitalter, von der Antike bis heute, für 2 bis 4 Spieler: Karten nehmen, wachsen, bauen – und die Kultur entscheidet. Die erste Ausgabe, mit Einstiegs- und Fortgeschrittenenspiel.

## Zeitalter

age-a = Zeitalter A
age-i = Zeitalter I
age-ii = Zeitalter II
age-iii = Zeitalter III
age-iv = Zeitalter IV

## Versionen des Spiels

version-simple = Einstiegsspiel
version-advanced = Fortgeschrittenenspiel
version-full = Expertenspiel

## Varianten

variant-easier = Leichtere Variante
variant-less-mean = Weniger gemeine Variante
variant-peaceful = Friedliche Variante
variant-military-cards-as-action = Militärkarten als Militäraktion ziehen
variant-bonus-public = Öffentliche Zusatzpunkte
variant-bonus-age-by-age = Zeitalter für Zeitalter
variant-bonus-private = Private Bonuskarte
variant-bonus-open-choice = Offene Wahl
variant-fewer-bonus-points = Weniger Zusatzpunkte
variant-alternative-corruption = Alternative Korruptionsregel

## Kartenarten

category-leader = Anführer
category-wonder = Wunder
category-action = Aktionskarte
category-farm = Farm
category-mine = Mine
category-urban = Städtisches Gebäude
category-unit = Militärische Einheit
category-special = Spezialtechnologie
category-government = Regierungsform
category-event = Ereignis
category-territory = Territorium
category-aggression = Aggression
category-war = Krieg
category-pact = Pakt
category-tactic = Taktik
category-bonus = Bonuskarte

## Kartentypen

subtype-leader = Anführer
subtype-wonder = Wunder
subtype-action = Aktionskarte
subtype-farm = Farm
subtype-mine = Mine
subtype-temple = Tempel
subtype-lab = Laboratorium
subtype-arena = Arena
subtype-library = Bibliothek
subtype-theater = Theater
subtype-infantry = Infanterie
subtype-cavalry = Kavallerie
subtype-artillery = Artillerie
subtype-air-force = Luftwaffe
subtype-law = Recht
subtype-construction = Bauwesen
subtype-exploration = Kolonisation
subtype-warfare = Kriegswesen
subtype-government = Regierungsform

## Was Karten bringen und kosten

good-food = Nahrung
good-resources = Rohstoffe
good-science = Wissenschaft
good-culture = Kultur
good-strength = Militärische Stärke
good-happy = Glückliche Gesichter
good-science-points = Wissenschaftspunkte
good-culture-points = Kulturpunkte
good-civil-actions = Zivilaktionen
good-military-actions = Militäraktionen
good-population = Bevölkerung
good-military-cards = Militärkarten
good-yellow-tokens = Gelbe Spielsteine
good-blue-tokens = Blaue Spielsteine
good-colonization = Kolonisation
good-defense = Verteidigung

## Wörter dieser Ausgabe mit ihren Formen, für die Sätze beider Ausgaben (through-the-ages-effects.ftl)

-resource = { $form ->
   *[singular] Rohstoff
    [plural] Rohstoffe
    [dative-plural] Rohstoffen
    [short] Rohst.
}
-unit = { $form ->
   *[singular] Militärische Einheit
    [genitive-plural] Militärischen Einheiten
    [dative-plural] Militärischen Einheiten
}
-urban-building = { $form ->
   *[singular] Städtisches Gebäude
    [plural] Städtische Gebäude
    [after-deine] Städtischen Gebäude
    [genitive-plural] Städtischen Gebäude
    [dative-plural] Städtischen Gebäuden
}
-happy-face = { $form ->
   *[singular] Glückliche Gesicht
    [after-ein] Glückliches Gesicht
    [dative] Glücklichen Gesicht
    [plural] Glückliche Gesichter
    [genitive-plural] Glücklichen Gesichter
    [dative-plural] Glücklichen Gesichtern
}
-territory = Territorium
-aggression = { $form ->
   *[singular] Aggression
    [plural] Aggressionen
}
-political-action = { $form ->
   *[singular] Politische Aktion
    [dative] Politischen Aktion
}
-card-row = Kartenreihe
-stage = { $form ->
   *[singular] einen Teil
    [plural] Teile
}
-upgrade = { $form ->
   *[verb] verbessern
    [noun] Verbesserung
    [heading] Verbessern
    [do] verbessern
    [does] verbessert
    [typed] verbessern verbessere
    [rest] {""}
}
-increase = { $form ->
   *[verb] erhöhen
    [noun] Erhöhung
}
-consumption = Verbrauch
-corruption = Korruption
-army-bonus = Taktikbonus
-advantage = Stärkevorteil

## Anfangstechnologien

card-agriculture = Feldarbeit
card-bronze = Bronze
card-philosophy = Philosophie
card-religion = Religion
card-warriors = Krieger
card-despotism = Despotismus

## Zivilkarten, Zeitalter A

card-alexander-the-great = Alexander der Große
card-aristotle = Aristoteles
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Cäsar
card-moses = Moses
card-colossus = Der Koloss
card-hanging-gardens = Die Hängenden Gärten
card-library-of-alexandria = Die Bibliothek von Alexandria
card-pyramids = Die Pyramiden
card-engineering-genius-a = Ingenieursgenie
card-frugality-a = Sparsamkeit
card-ideal-building-site-a = Idealer Baugrund
card-patriotism-a = Patriotismus
card-revolutionary-idea-a = Revolutionäre Idee
card-rich-land-a = Reiches Land
card-work-of-art-a = Kunstwerk

## Zivilkarten, Zeitalter I

card-christopher-columbus = Christoph Kolumbus
card-frederick-barbarossa = Friedrich Barbarossa
card-genghis-khan = Dschingis Khan
card-joan-of-arc = Jeanne D'Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-great-wall = Die Große Mauer
card-st-peters-basilica = Petersdom
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-engineering-genius-i = Ingenieursgenie
card-frugality-i = Sparsamkeit
card-ideal-building-site-i = Idealer Baugrund
card-patriotism-i = Patriotismus
card-revolutionary-idea-i = Revolutionäre Idee
card-rich-land-i = Reiches Land
card-work-of-art-i = Kunstwerk
card-bountiful-harvest-i = Reiche Ernte
card-mineral-deposits-i = Bodenschätze
card-breakthrough-i = Durchbruch
card-efficient-upgrade-i = Effiziente Verbesserung
card-irrigation = Bewässerung
card-iron = Eisen
card-theology = Theologie
card-alchemy = Alchemie
card-bread-and-circuses = Brot und Spiele
card-printing-press = Buchdruck
card-drama = Drama
card-swordsmen = Schwertkämpfer
card-knights = Ritter
card-code-of-laws = Gesetzgebung
card-masonry = Baukunst
card-cartography = Kartografie
card-warfare = Kriegführung
card-monarchy = Monarchie
card-theocracy = Theokratie

## Zivilkarten, Zeitalter II

card-isaac-newton = Isaac Newton
card-j-s-bach = Johann Sebastian Bach
card-james-cook = James Cook
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-eiffel-tower = Der Eiffelturm
card-kremlin = Der Kreml
card-ocean-liner-service = Ozeandampfer-Linie
card-transcontinental-railroad = Transkontinentale Eisenbahn
card-engineering-genius-ii = Ingenieursgenie
card-frugality-ii = Sparsamkeit
card-ideal-building-site-ii = Idealer Baugrund
card-patriotism-ii = Patriotismus
card-revolutionary-idea-ii = Revolutionäre Idee
card-rich-land-ii = Reiches Land
card-work-of-art-ii = Kunstwerk
card-bountiful-harvest-ii = Reiche Ernte
card-mineral-deposits-ii = Bodenschätze
card-breakthrough-ii = Durchbruch
card-efficient-upgrade-ii = Effiziente Verbesserung
card-wave-of-nationalism-ii = Welle des Nationalismus
card-selective-breeding = Selektive Züchtung
card-coal = Kohle
card-organized-religion = Organisierte Religion
card-scientific-method = Methodische Wissenschaft
card-team-sports = Mannschaftssport
card-journalism = Journalismus
card-opera = Oper
card-riflemen = Schützen
card-cavalrymen = Kavalleristen
card-cannon = Kanonen
card-justice-system = Rechtsstaat
card-architecture = Architektur
card-navigation = Navigation
card-strategy = Strategie
card-constitutional-monarchy = Konstitutionelle Monarchie
card-republic = Republik

## Zivilkarten, Zeitalter III

card-albert-einstein = Albert Einstein
card-game-designer = Spieleautor
card-mahatma-gandhi = Mahatma Gandhi
card-nikola-tesla = Nikola Tesla
card-rock-and-roll-icon = Rock'n'Roll-Ikone
card-winston-churchill = Winston Churchill
card-fast-food-chains = Fast-Food-Ketten
card-first-space-flight = Der erste Raumflug
card-hollywood = Hollywood
card-internet = Internet
card-engineering-genius-iii = Ingenieursgenie
card-ideal-building-site-iii = Idealer Baugrund
card-patriotism-iii = Patriotismus
card-revolutionary-idea-iii = Revolutionäre Idee
card-work-of-art-iii = Kunstwerk
card-bountiful-harvest-iii = Reiche Ernte
card-mineral-deposits-iii = Bodenschätze
card-efficient-upgrade-iii = Effiziente Verbesserung
card-military-build-up-iii = Aufrüstung
card-endowment-for-the-arts-iii = Stiftung für die Künste
card-mechanized-agriculture = Mechanisierte Landwirtschaft
card-oil = Öl
card-computers = Computer
card-professional-sports = Profisport
card-multimedia = Multimedia
card-movies = Film
card-modern-infantry = Moderne Infanterie
card-tanks = Panzer
card-rockets = Raketen
card-air-forces = Luftstreitkräfte
card-civil-service = Öffentlicher Dienst
card-engineering = Ingenieurskunst
card-satellites = Satelliten
card-military-theory = Militärtheorie
card-communism = Kommunismus
card-democracy = Demokratie
card-fundamentalism = Fundamentalismus

## Militärkarten, Zeitalter A

card-development-of-agriculture = Fortschritt in der Landwirtschaft
card-development-of-crafts = Fortschritt im Handwerk
card-development-of-markets = Fortschritt der Märkte
card-development-of-politics = Fortschritt in der Politik
card-development-of-religion = Fortschritt in der Religion
card-development-of-science = Fortschritt in der Wissenschaft
card-development-of-settlement = Fortschritt in der Besiedlung
card-development-of-trade-routes = Fortschritt der Handelswege
card-development-of-warfare = Entwicklung der Kriegskunst
card-no-event = Kein Ereignis

## Militärkarten, Zeitalter I

card-barbarians = Barbaren
card-border-conflict = Grenzkonflikt
card-crusades = Kreuzzüge
card-cultural-influence = Kultureller Einfluss
card-foray = Streifzug
card-good-harvest = Gute Ernte
card-immigration = Immigration
card-new-deposits = Neue Vorkommen
card-pestilence = Pest
card-raiders = Plünderer
card-rats = Ratten
card-rebellion = Rebellion
card-reign-of-terror = Schreckensherrschaft
card-scientific-breakthrough = Wissenschaftlicher Durchbruch
card-uncertain-borders = Unsichere Grenzen
card-developed-territory-i = Entwickeltes Territorium
card-fertile-territory-i = Fruchtbares Territorium
card-historic-territory-i = Historisches Territorium
card-inhabited-territory-i = Bewohntes Territorium
card-strategic-territory-i = Strategisches Territorium
card-wealthy-territory-i = Wohlhabendes Territorium
card-enslave = Versklavung
card-plunder-i = Plündern
card-raid-i = Überfall
card-open-borders-agreement = Abkommen über offene Grenzen
card-trade-routes-agreement = Handelswege-Abkommen
card-fighting-band = Kampftrupp
card-legion = Legion
card-medieval-army = Mittelalterliche Armee
card-phalanx = Phalanx
card-light-cavalry = Leichte Kavallerie
card-heavy-cavalry = Schwere Kavallerie
card-military-bonus-i = Verteidigung / Kolonisation

## Militärkarten, Zeitalter II

card-civil-unrest = Bürgerliche Unruhen
card-cold-war = Kalter Krieg
card-crime-wave = Verbrechenswelle
card-economic-progress = Wirtschaftlicher Fortschritt
card-emigration = Emigration
card-iconoclasm = Bildersturm
card-independence-declaration = Unabhängigkeitserklärung
card-international-agreement = Internationales Abkommen
card-national-pride = Nationalstolz
card-popularization-of-science = Popularisierung der Wissenschaft
card-ravages-of-time = Zahn der Zeit
card-refugees = Flüchtlinge
card-terrorism = Terrorismus
card-developed-territory-ii = Entwickeltes Territorium
card-fertile-territory-ii = Fruchtbares Territorium
card-historic-territory-ii = Historisches Territorium
card-inhabited-territory-ii = Bewohntes Territorium
card-strategic-territory-ii = Strategisches Territorium
card-wealthy-territory-ii = Wohlhabendes Territorium
card-annex = Annexion
card-assassinate = Attentat
card-plunder-ii = Plündern
card-raid-ii = Überfall
card-sabotage = Sabotage
card-spy = Spion
card-war-over-culture-ii = Kulturkrieg
card-war-over-resources = Krieg um Rohstoffe
card-war-over-technology = Krieg um Technologie
card-war-over-territory = Eroberungskrieg
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
card-military-bonus-ii = Verteidigung / Kolonisation

## Militärkarten, Zeitalter III

card-impact-of-agriculture = Einfluss der Landwirtschaft
card-impact-of-architecture = Einfluss der Architektur
card-impact-of-colonies = Einfluss der Kolonien
card-impact-of-competition = Einfluss des Wettbewerbs
card-impact-of-government = Einfluss der Regierung
card-impact-of-happiness = Einfluss der Glückseligkeit
card-impact-of-industry = Einfluss der Industrie
card-impact-of-population = Einfluss der Bevölkerung
card-impact-of-progress = Einfluss des Fortschritts
card-impact-of-science = Einfluss der Wissenschaft
card-impact-of-strength = Einfluss der Militärischen Stärke
card-impact-of-technology = Einfluss der Technologie
card-impact-of-wonders = Einfluss der Wunder
card-armed-intervention = Bewaffnete Intervention
card-plunder-iii = Plündern
card-raid-iii = Überfall
card-war-over-culture-iii = Kulturkrieg
card-holy-war = Heiliger Krieg
card-international-tourism = Internationaler Tourismus
card-loss-of-sovereignty = Verlust der Souveränität
card-military-pact = Militärpakt
card-peace-treaty = Friedensvertrag
card-entrenchments = Grabenkrieg
card-mechanized-army = Mechanisierte Armee
card-modern-army = Moderne Armee
card-shock-troops = Stoßtruppen
card-military-bonus-iii = Verteidigung / Kolonisation
