### Civilization: Das Brettspiel (2010) mit Weisheit und Kriegskunst: Namen von Technologien, Weltwundern,
### Kulturereignissen, Zivilisationen und allem, was sonst einen Namen hat, und was sie tun. Die englische Datei
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
victory-economic-text = Du hast 15 Münzen.
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
terrain-grassland-text = Liefert von sich aus nichts.
terrain-forest = Wald
terrain-forest-text = Liefert 2 Produktion.
terrain-mountain = Gebirge
terrain-mountain-text = Liefert 1 Produktion.
terrain-desert = Wüste
terrain-desert-text = Liefert 1 Handel.
terrain-water = Wasser
terrain-water-text = Liefert 1 Handel. Hier stehen keine Städte; Figuren überqueren es oder halten dort nur mit passenden Technologien.
feature-hut = Hütte
feature-village = Barbarendorf
feature-resource = Rohstoff
feature-culture = Naturwunder
feature-culture-text = Das Feld liefert 1 Kultur mehr.
feature-coin = Reichtümer
feature-coin-text = Das Feld liefert 1 Münze mehr.
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
city-action-arts-text = Du erhältst 1 Kultur und für jedes Kultursymbol in den Randbezirken der Stadt 1 weitere.
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
card-city-walls-text = Kosten 7, freigeschaltet durch Mauerwerk. Die Stadt hat bei der Verteidigung 4 Kampfbonus mehr.
kind-tech = Technologie
kind-wonder = Weltwunder
kind-event = Kulturereignis
kind-government = Staatsform
kind-policy = Sozialpolitik
kind-building = Gebäude
kind-unit = Einheit

## Zivilisationen: Name, Staatsoberhaupt, Spielbeginn, Fähigkeiten

civilization-americans = Amerika
civilization-americans-leader = Abraham Lincoln
civilization-americans-setup = Starttechnologie Währung. Beginnt mit einer zufälligen Großen Persönlichkeit.
civilization-americans-text = Je 3 in Produktion umgewandelte Handelspunkte bringen 2 statt 1 Produktion.
civilization-chinese = China
civilization-chinese-leader = Mao Zedong
civilization-chinese-setup = Starttechnologie Schrift. Die Hauptstadt beginnt mit einer Stadtmauer.
civilization-chinese-text = Du erhältst 3 Kultur für jede erkundete Hütte und jedes eroberte Barbarendorf. Nach jedem Kampf darf eine deiner eliminierten Einheiten in dein stehendes Heer zurückkehren.
civilization-egyptians = Ägypten
civilization-egyptians-leader = Kleopatra
civilization-egyptians-setup = Starttechnologie Bauwesen. Erhält die oberste Karte des Weltwunderstapels, ein antikes Weltwunder, bevor der Markt gefüllt wird, und legt dessen Marker in die Randbezirke der Hauptstadt.
civilization-egyptians-text = Einmal pro Runde darf eine Stadtaktion ein freigeschaltetes Gebäude kostenlos produzieren.
civilization-germans = Deutschland
civilization-germans-leader = Otto von Bismarck
civilization-germans-setup = Starttechnologie Metallverarbeitung. Zwei Infanterieeinheiten mehr.
civilization-germans-text = Immer wenn du nach dem Spielaufbau eine Technologie erforschst, die einen Einheitentyp verbessert oder freischaltet, produzierst du kostenlos eine Einheit dieses Typs und nimmst einen Rohstoff deiner Wahl vom Markt.
civilization-romans = Rom
civilization-romans-leader = Julius Cäsar
civilization-romans-setup = Starttechnologie Gesetzgebung. Beginnt mit der Staatsform Republik.
civilization-romans-text = Immer wenn du ein Weltwunder oder eine Stadt baust oder eine Stadt oder ein Barbarendorf eroberst, rückst du auf der Kulturskala kostenlos um ein Feld vor.
civilization-russians = Russland
civilization-russians-leader = Katharina die Große
civilization-russians-setup = Starttechnologie Kommunismus. Beginnt mit der Staatsform Kommunismus und mit zwei Armeen; mit der zusätzlichen weißen Armee sind es insgesamt sieben.
civilization-russians-text = Figurenlimit +1. Einmal pro Runde darf eine Armee oder ein Pionier in eine gegnerische Stadt ziehen und geopfert werden: Du erlernst kostenlos eine Technologie, die diese Zivilisation beherrscht. Eine geopferte Armee greift nicht an.
civilization-aztecs = Azteken
civilization-aztecs-leader = Montezuma
civilization-aztecs-setup = Starttechnologie Bewässerung. Das Heimat-Spielplanteil bietet nur drei Standorte für die Hauptstadt, denn eines der vier mittleren Felder ist Wasser.
civilization-aztecs-text = Du erhältst 3 Handelspunkte für jeden gewonnenen Kampf. Nach einem deiner Kämpfe erhältst du 1 Kultur für jede darin eliminierte Einheit, auf beiden Seiten. Für jede Große Persönlichkeit, die du erhältst, darfst du kostenlos zwei freigeschaltete Einheiten deiner Wahl produzieren.
civilization-english = England
civilization-english-leader = Elisabeth I.
civilization-english-setup = Starttechnologie Marine.
civilization-english-text = Deine Armeen sammeln die Symbole und Rohstoffe ihres Feldes wie Pioniere. Deine Figuren dürfen Wasserfelder überqueren, aber nicht dort anhalten; bessere Technologien gelten weiterhin.
civilization-french = Frankreich
civilization-french-leader = Napoleon Bonaparte
civilization-french-setup = Starttechnologie Töpferei. Führt beim Spielaufbau zwei Sozialpolitiken ein.
civilization-french-text = Kampfbonus +2. Das Maximum für Sozialpolitiken ist um 1 höher.
civilization-japanese = Japan
civilization-japanese-leader = Tokugawa Ieyasu
civilization-japanese-setup = Starttechnologie Rittertum, daher Kavallerie von Rang II. Beginnt mit der Staatsform Feudalismus.
civilization-japanese-text = Deine Infanterieeinheiten haben +1 Stärke. Das Erforschen einer Technologie jeder Stufe erfordert 3 Handelspunkte weniger.
civilization-mongols = Mongolei
civilization-mongols-leader = Dschingis Khan
civilization-mongols-setup = Starttechnologie Reiterei, daher Bewegungsweite 3. Zwei Kavallerieeinheiten mehr.
civilization-mongols-text = Wenn du als Angreifer Beutepunkte erhältst, erhältst du 1 mehr.
civilization-zulu = Zululand
civilization-zulu-leader = Shaka
civilization-zulu-setup = Starttechnologie Viehzucht. Zwei Artillerieeinheiten mehr.
civilization-zulu-text = Deine Armeen erkunden Barbarendörfer ohne Kampf. Du darfst Städte neben Hütten gründen und diese Hütten dabei sofort erkunden.
civilization-arabs = Arabien
civilization-arabs-leader = Saladin
civilization-arabs-setup = Starttechnologie Mathematik, daher Artillerie von Rang II. Beginnt mit je einem Rohstoff des Marktes.
civilization-arabs-text = Du erhältst 1 Kultur für jeden ausgegebenen Rohstoffmarker. Immer wenn du eine Münze investierst, rückst du auf der Kulturskala kostenlos um ein Feld vor.
civilization-greeks = Griechenland
civilization-greeks-leader = Alexander der Große
civilization-greeks-setup = Starttechnologie Demokratie, daher Infanterie von Rang II. Beginnt mit der Staatsform Demokratie.
civilization-greeks-text = Für eine Große Persönlichkeit ziehst du einen Marker mehr, behältst einen und legst den anderen ab. Nachdem du eine Technologie erforscht oder erlernt hast, erhältst du 1 Kultur für jeden Spieler, der sie weder beherrscht noch gerade erforscht.
civilization-indians = Indien
civilization-indians-leader = Mahatma Gandhi
civilization-indians-setup = Starttechnologie Landwirtschaft. Die Hauptstadt ist eine Metropole auf zwei orthogonal benachbarten mittleren Feldern.
civilization-indians-text = Ein Rohstoff, den du ausgibst, darf als Weihrauch, Seide, Eisen oder Weizen zählen. Widmet sich eine Stadt den Künsten, bringt sie für jedes Rohstofffeld in ihren Randbezirken 1 Kultur mehr.
civilization-spanish = Spanien
civilization-spanish-leader = Isabella
civilization-spanish-setup = Starttechnologie Navigation. Beginnt mit zwei Pionieren; mit dem zusätzlichen weißen Pionier sind es insgesamt drei.
civilization-spanish-text = Bewegungsweite +1. Wenn du ein Spielplanteil entdeckst, darfst du kostenlos ein einfaches Gebäude in einer beliebigen deiner Städte bauen, auch ein noch nicht freigeschaltetes.

## Technologien der Stufe I

card-animal-husbandry = Viehzucht
card-animal-husbandry-text = Kampf, einmal pro Kampf: Entferne insgesamt bis zu 3 Schaden von deinen ausgespielten Einheiten. 1 Weizen, Stadtverwaltung: Eine deiner Städte hat in dieser Runde 3 Produktion mehr.
card-code-of-laws = Gesetzgebung
card-code-of-laws-text = Schaltet Handelsposten und Republik frei. Einmal pro Runde, nach einem gewonnenen Kampf: Lege 1 Münzmarker auf diese Karte, höchstens vier.
card-currency = Währung
card-currency-text = Schaltet Markt frei. 1 Weihrauch, Stadtverwaltung: Du erhältst 3 Kultur.
card-horseback-riding = Reiterei
card-horseback-riding-text = Bewegungsweite 3. 1 Seide, Handel: Du erhältst 9 Handelspunkte; dann erhält ein anderer Spieler deiner Wahl 6.
card-masonry = Mauerwerk
card-masonry-text = Figurenlimit 3. Schaltet die Stadtmauer frei, die eine Stadt für 7 Produktion baut.
card-metalworking = Metallverarbeitung
card-metalworking-text = Schaltet Kaserne frei. 1 Eisen, Kampf, unmittelbar vor dem Ausspielen einer Einheit: Ihr Angriff beim Ausspielen verursacht 3 Schaden mehr.
card-navigation = Navigation
card-navigation-text = Schaltet Hafen frei. Deine Figuren dürfen Wasser überqueren, aber nicht dort anhalten.
card-philosophy = Philosophie
card-philosophy-text = Schaltet Tempel frei. 3 beliebige Rohstoffe, Stadtverwaltung: Du erhältst eine zufällige Große Persönlichkeit.
card-pottery = Töpferei
card-pottery-text = Schaltet Kornspeicher frei. Handkartenlimit für Kulturereignisse +1. 2 beliebige Rohstoffe, Stadtverwaltung: Lege 1 Münzmarker auf diese Karte, höchstens vier.
card-writing = Schrift
card-writing-text = Schaltet Bibliothek frei. 1 Spion, Stadtverwaltung: Hebe eine Stadtaktion auf, die ein anderer Spieler gerade ausführt; Rohstofffähigkeiten lassen sich so nicht aufhalten.
card-agriculture = Landwirtschaft
card-agriculture-text = Deine Hauptstadt wächst zur Metropole, sofort oder sobald es möglich ist.
card-navy = Marine
card-navy-text = Schaltet Werft frei. Produziert eine Stadtaktion eine Armee, darfst du sie in die Randbezirke jeder deiner Städte mit Werft stellen.

## Technologien der Stufe II

card-chivalry = Rittertum
card-chivalry-text = Schaltet Feudalismus frei. Kavallerie steigt auf Rang II. 1 Weihrauch, Stadtverwaltung: Du erhältst 5 Kultur.
card-civil-service = Staatsdienst
card-civil-service-text = 1 Münze. Handkartenlimit für Kulturereignisse +1. 1 Spion, jederzeit: Hebe ein Kulturereignis auf, das gerade gespielt wird.
card-construction = Bauwesen
card-construction-text = Schaltet Schmiede frei. 1 Weizen, Stadtverwaltung: Eine deiner Städte hat in dieser Runde 5 Produktion mehr.
card-democracy = Demokratie
card-democracy-text = Schaltet die Staatsform Demokratie frei. Infanterie steigt auf Rang II. Stadtverwaltung, einmal pro Runde: Zahle 6 Handelspunkte und lege 1 Münzmarker auf diese Karte, höchstens vier.
card-engineering = Ingenieurskunst
card-engineering-text = Schaltet Aquädukt frei. Stadtverwaltung, einmal pro Runde: Teile die Produktion einer Produktionsaktion auf zwei Dinge auf.
card-irrigation = Bewässerung
card-irrigation-text = Städtelimit 3.
card-mathematics = Mathematik
card-mathematics-text = Artillerie steigt auf Rang II. 1 Eisen, Kampf: Füge ausgespielten gegnerischen Einheiten bis zu 3 Schaden zu, beliebig verteilt.
card-monarchy = Monarchie
card-monarchy-text = Schaltet die Staatsform Monarchie frei. 1 Seide, Stadtverwaltung: Mache ein antikes Weltwunder unbrauchbar, oder eliminiere eine zufällige Einheit im stehenden Heer eines anderen Spielers.
card-printing-press = Buchdruck
card-printing-press-text = Schaltet Universität frei. Figurenlimit 4. Stadtverwaltung, einmal pro Runde: Zahle 5 Kultur und lege 1 Münzmarker auf diese Karte, höchstens vier.
card-sailing = Segeln
card-sailing-text = Bewegungsweite 4. Deine Figuren dürfen Wasser überqueren und dort anhalten.
card-mysticism = Mystik
card-mysticism-text = Immer wenn du ein Kulturereignis ziehst, ziehst du ein weiteres vom selben Stapel, behältst eines und legst das andere ab. 1 Spion, Stadtverwaltung: Ein Gegner legt einen Münzmarker deiner Wahl ab.
card-bureaucracy = Bürokratie
card-bureaucracy-text = 1 Münze. Forschung, einmal pro Runde: Wechsle eine deiner aktiven Sozialpolitiken.
card-logistics = Logistik
card-logistics-text = Infanterie, Kavallerie und Artillerie steigen auf Rang II.

## Technologien der Stufe III

card-banking = Bankwesen
card-banking-text = Schaltet Bank frei. 1 Weizen, Stadtverwaltung: Eine deiner Städte hat in dieser Runde 7 Produktion mehr.
card-biology = Biologie
card-biology-text = Figurenlimit 5. Kampf, einmal pro Kampf: Entferne allen Schaden von deinen ausgespielten Einheiten.
card-communism = Kommunismus
card-communism-text = Schaltet die Staatsform Kommunismus frei. 1 Spion, Bewegung: Wähle ein Feld; in dieser Runde darf keine Figur es verlassen. Auch mitten in einer Bewegung einsetzbar.
card-gunpowder = Schießpulver
card-gunpowder-text = Infanterie steigt auf Rang III. 2 beliebige Rohstoffe, Stadtverwaltung: Mache ein antikes oder mittelalterliches Weltwunder unbrauchbar, oder zerstöre ein beliebiges Gebäude.
card-metal-casting = Metallguss
card-metal-casting-text = Artillerie steigt auf Rang III. 1 Weihrauch, Stadtverwaltung: Du erhältst 7 Kultur.
card-military-science = Militärwissenschaft
card-military-science-text = Schaltet Akademie frei. Jede deiner Städte produziert für je drei deiner Münzen 1 mehr.
card-railroad = Eisenbahn
card-railroad-text = 1 Münze. Schaltet Eisenmine frei. Kavallerie steigt auf Rang III.
card-steam-power = Dampfkraft
card-steam-power-text = Bewegungsweite 5. Deine Figuren dürfen Wasser überqueren und dort anhalten. 1 Seide, Stadtverwaltung: Versetze alle deine Figuren eines Feldes auf ein beliebiges Wasserfeld des Spielplans; sie bewegen sich in dieser Runde nicht mehr.
card-theology = Theologie
card-theology-text = Schaltet Kathedrale und Fundamentalismus frei. Handkartenlimit für Kulturereignisse +1.
card-ecology = Ökologie
card-ecology-text = Das Voranschreiten auf der Kulturskala kostet für je drei deiner Münzen 1 Handelspunkt weniger. 1 Weizen, Rundenbeginn: Verwandle ein leeres Feld, das kein Gebirge ist, für den Rest des Spiels in ein anderes Gelände außer Gebirge.
card-education = Bildung
card-education-text = Einmal pro Runde, wenn du ein Weltwunder baust: Lege 1 Münzmarker auf diese Karte, höchstens vier. Je 1 Weihrauch, Eisen, Seide und Weizen, Stadtverwaltung: Erlerne eine beliebige Technologie, die in deine Pyramide passt, ohne Handelspunkte zu zahlen.

## Technologien der Stufen IV und V

card-atomic-theory = Atomtheorie
card-atomic-theory-text = 1 Uran, Stadtverwaltung: Jede deiner Städte darf eine weitere Aktion ausführen. 1 Uran, Bewegung: Zerstöre eine Stadt, die keine Hauptstadt ist, mit allen Gebäuden, Weltwundern, Großen Persönlichkeiten und Figuren in ihren Randbezirken.
card-ballistics = Ballistik
card-ballistics-text = Artillerie steigt auf Rang IV. 1 Eisen, Kampf: Füge ausgespielten gegnerischen Einheiten bis zu 6 Schaden zu, beliebig verteilt.
card-combustion = Verbrennungsmotor
card-combustion-text = Kavallerie steigt auf Rang IV. Bewegung, einmal pro Runde: Hält eine deiner Armeen auf einem Gebäude an, zerstöre es. Greift deine Armee eine Stadt mit Stadtmauer an, wird die Mauer vor dem Kampf entfernt.
card-computers = Computer
card-computers-text = 1 Münze. Deine Kampftruppe und dein Handkartenlimit für Kulturereignisse sind für je fünf deiner Münzen um 1 größer.
card-flight = Luftfahrt
card-flight-text = Schaltet die Luftwaffe frei. Bewegungsweite 6. Deine Figuren dürfen Wasser überqueren und dort anhalten. Sie ziehen über gegnerische Figuren, Hütten, Barbarendörfer und Städte hinweg.
card-mass-media = Massenmedien
card-mass-media-text = Kulturereignisse, die du spielst, können nicht aufgehoben werden. 1 Spion, jederzeit: Hebe eine Rohstofffähigkeit auf, die gerade genutzt wird; die dafür gezahlten Rohstoffe sind verloren.
card-replaceable-parts = Ersatzteile
card-replaceable-parts-text = Figurenlimit 6. Infanterie steigt auf Rang IV.
card-plastics = Kunststoffe
card-plastics-text = Rundenbeginn, einmal pro Runde: Produziere kostenlos eine freigeschaltete Einheit, eine Figur oder ein freigeschaltetes Gebäude. 1 Weizen, Stadtverwaltung: Eine deiner Städte hat in dieser Runde 10 Produktion mehr.
card-space-flight = Raumfahrt
card-space-flight-text = Wer diese Technologie erlernt, gewinnt das Spiel. Es gibt die Karte nur einmal.

## Staatsformen

card-despotism = Despotismus
card-despotism-text = Jede deiner Städte produziert 1 mehr.
card-anarchy = Anarchie
card-anarchy-text = Deine Sozialpolitiken haben keine Wirkung, und deine Hauptstadt kann keine Aktionen ausführen.
card-republic = Republik
card-republic-text = Deine Armeen können wie Pioniere Städte gründen.
card-feudalism = Feudalismus
card-feudalism-text = Rundenbeginn, einmal pro Runde: Ernte einen Rohstoff aus den Randbezirken einer beliebigen deiner Städte.
card-democracy-gov = Demokratie
card-democracy-gov-text = Zählt als 1 Münze. Rundenbeginn, einmal pro Runde: Du erhältst 2 Handelspunkte.
card-monarchy-gov = Monarchie
card-monarchy-gov-text = Deine Hauptstadt darf jede Runde eine Aktion mehr ausführen, aber nicht zweimal dieselbe Art.
card-communism-gov = Kommunismus
card-communism-gov-text = Deine Kampftruppe ist um 1 größer. Jede deiner Städte erhält aus ihren Randbezirken so viel Produktion, wie deine beste Stadt aus den eigenen Randbezirken bezieht.
card-fundamentalism = Fundamentalismus
card-fundamentalism-text = Kampfbonus +4. Rundenbeginn, einmal pro Runde: Du erhältst 1 Kultur für jede deiner Armeen auf dem Spielplan.

## Sozialpolitiken

card-rationalism = Rationalismus
card-rationalism-text = Rundenbeginn, jeweils einmal pro Runde: Zahle 6 Handelspunkte und erlerne eine Technologie der Stufe I; zahle 11 Handelspunkte und erlerne eine der Stufe II.
card-patronage = Mäzenatentum
card-patronage-text = Rundenbeginn, einmal pro Runde: Zahle 1 Kultur und ziehe ein Kulturereignis der Stufe, in der dein Kulturstufenmarker steht.
card-natural-religion = Naturreligion
card-natural-religion-text = Eine Armee, die sich allein und nicht in einer Gruppe bewegt, hat +1 Bewegungsweite.
card-organized-religion = Organisierte Religion
card-organized-religion-text = Zählt als 1 Münze. Immer wenn du eine Große Persönlichkeit erhältst, ziehst du einen Marker mehr, behältst einen und legst den anderen ab.
card-expansionism = Expansionismus
card-expansionism-text = Rundenbeginn, einmal pro Runde: Du erhältst 1 Handelspunkt für jede deiner Städte und 1 für jeden Stadtstaat, den du kontrollierst.
card-urban-development = Stadtentwicklung
card-urban-development-text = Eine Stadt mit mindestens zwei verschiedenen Gebäude- oder Weltwundermarkern in ihren Randbezirken produziert 3 mehr und bringt 2 Kultur mehr, wenn sie sich den Künsten widmet.
card-pacifism = Pazifismus
card-pacifism-text = Deine Pioniere dürfen Hütten erkunden, aber keine Barbarendörfer. Rundenbeginn, einmal pro Runde: Du erhältst 1 Kultur, mit einem Pionier auf dem Spielplan 1 weitere.
card-military-tradition = Militärtradition
card-military-tradition-text = Wenn du in einer Runde zum ersten Mal eine Armee produzierst, produzierst du dazu kostenlos eine freigeschaltete Einheit deiner Wahl.

## Gebäude

card-harbor = Hafen
card-harbor-text = Kosten 7, auf Wasser: 1 Produktion, 2 Handel.
card-trading-post = Handelsposten
card-trading-post-text = Kosten 7, auf Wüste: 2 Handel, 1 Kultur.
card-granary = Kornspeicher
card-granary-text = Kosten 5, auf Grasland: 1 Produktion, 1 Handel.
card-aqueduct = Aquädukt
card-aqueduct-text = Verbesserter Kornspeicher. Kosten 8, auf Grasland: 2 Produktion, 2 Handel.
card-library = Bibliothek
card-library-text = Kosten 5, auf Grasland: 1 Handel, 1 Kultur.
card-university = Universität
card-university-text = Verbesserte Bibliothek. Kosten 8, auf Grasland: 2 Handel, 2 Kultur.
card-workshop = Schmiede
card-workshop-text = Kosten 7, auf Gebirge: 3 Produktion.
card-iron-mine = Eisenmine
card-iron-mine-text = Verbesserte Schmiede. Kosten 10, auf Gebirge: 4 Produktion.
card-market = Markt
card-market-text = Mit Stern. Kosten 7, auf jedem Land: 1 Produktion, 1 Handel, 1 Kultur.
card-bank = Bank
card-bank-text = Mit Stern, verbesserter Markt. Kosten 10, auf jedem Land: 1 Produktion, 1 Handel, 1 Kultur, 1 Münze.
card-temple = Tempel
card-temple-text = Mit Stern. Kosten 7, auf jedem Land: 2 Kultur.
card-cathedral = Kathedrale
card-cathedral-text = Mit Stern, verbesserter Tempel. Kosten 10, auf jedem Land: 3 Kultur.
card-barracks = Kaserne
card-barracks-text = Mit Stern. Kosten 7, auf jedem Land: 2 Handel, 2 Kampfbonus.
card-academy = Akademie
card-academy-text = Mit Stern, verbesserte Kaserne. Kosten 10, auf jedem Land: 2 Handel, 4 Kampfbonus.
card-shipyard = Werft
card-shipyard-text = Mit Stern. Kosten 5, auf Wasser: 2 Produktion, 2 Kampfbonus.

## Einheiten: Typen, Namen ihrer Ränge, Karten

card-infantry = Infanterie
card-infantry-text = Trumpft Kavallerie.
card-mounted = Kavallerie
card-mounted-text = Trumpft Artillerie.
card-artillery = Artillerie
card-artillery-text = Trumpft Infanterie.
card-aircraft = Luftwaffe
card-aircraft-text = Kosten 12, freigeschaltet durch Luftfahrt. Trumpft nichts und wird von nichts getrumpft.
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
card-infantry-weak-text = Rang I bis IV: Stärke 1, 2, 3 oder 4, Gesundheit 3, 4, 5 oder 6.
card-infantry-even = Ausgewogene Infanterie
card-infantry-even-text = Rang I bis IV: Stärke 2, 3, 4 oder 5, Gesundheit 2, 3, 4 oder 5.
card-infantry-fierce = Kampfstarke Infanterie
card-infantry-fierce-text = Rang I bis IV: Stärke 3, 4, 5 oder 6, Gesundheit 1, 2, 3 oder 4.
card-mounted-weak = Zähe Kavallerie
card-mounted-weak-text = Rang I bis IV: Stärke 1, 2, 3 oder 4, Gesundheit 3, 4, 5 oder 6.
card-mounted-even = Ausgewogene Kavallerie
card-mounted-even-text = Rang I bis IV: Stärke 2, 3, 4 oder 5, Gesundheit 2, 3, 4 oder 5.
card-mounted-fierce = Kampfstarke Kavallerie
card-mounted-fierce-text = Rang I bis IV: Stärke 3, 4, 5 oder 6, Gesundheit 1, 2, 3 oder 4.
card-artillery-weak = Zähe Artillerie
card-artillery-weak-text = Rang I bis IV: Stärke 1, 2, 3 oder 4, Gesundheit 3, 4, 5 oder 6.
card-artillery-even = Ausgewogene Artillerie
card-artillery-even-text = Rang I bis IV: Stärke 2, 3, 4 oder 5, Gesundheit 2, 3, 4 oder 5.
card-artillery-fierce = Kampfstarke Artillerie
card-artillery-fierce-text = Rang I bis IV: Stärke 3, 4, 5 oder 6, Gesundheit 1, 2, 3 oder 4.
card-aircraft-sturdy = Zähe Luftwaffe
card-aircraft-sturdy-text = Stärke 5, Gesundheit 7 auf jedem Rang.
card-aircraft-even = Ausgewogene Luftwaffe
card-aircraft-even-text = Stärke 6, Gesundheit 6 auf jedem Rang.
card-aircraft-fierce = Kampfstarke Luftwaffe
card-aircraft-fierce-text = Stärke 7, Gesundheit 5 auf jedem Rang.
card-combat-bonus = Kampfbonuskarte

## Große Persönlichkeiten

card-great-artist = Großer Künstler
card-great-artist-text = 1 Handel, 2 Kultur.
card-great-builder = Großer Baumeister
card-great-builder-text = 1 Münze, 2 Produktion.
card-great-general = Großer General
card-great-general-text = 4 Kampfbonus.
card-great-humanitarian = Großer Menschenfreund
card-great-humanitarian-text = 1 Produktion, 1 Handel, 1 Kultur, 1 Münze.
card-great-industrialist = Großer Industrieller
card-great-industrialist-text = 1 Münze, 2 Kultur.
card-great-scientist = Großer Wissenschaftler
card-great-scientist-text = 1 Produktion, 2 Handel.

## Antike Weltwunder

card-stonehenge = Stonehenge
card-stonehenge-text = Rundenbeginn: Du erhältst 1 Kultur.
card-colossus = Koloss
card-colossus-text = Rundenbeginn: Du erhältst 3 Handelspunkte.
card-hanging-gardens = Hängende Gärten
card-hanging-gardens-text = Rundenbeginn: Produziere kostenlos eine Figur auf dem Feld dieses Weltwunders.
card-oracle = Orakel
card-oracle-text = Im Kampf spielt dein Gegner mit offener Kampftruppe.
card-great-lighthouse = Großer Leuchtturm
card-great-lighthouse-text = Jedes leere Wasserfeld in den Randbezirken deiner Städte liefert 1 Handel mehr.
card-statue-of-zeus = Zeus-Statue
card-statue-of-zeus-text = Kampfbonus +6.
card-chichen-itza = Chichén Itzá
card-chichen-itza-text = Jede deiner Städte produziert 3 mehr.
card-great-wall = Große Mauer
card-great-wall-text = Rundenbeginn: Baue in einer deiner Städte kostenlos eine Stadtmauer. Verlierst du einen Kampf, erhält der Sieger 1 Beutepunkt weniger.
card-pyramids = Pyramiden
card-pyramids-text = Alle Staatsformen sind freigeschaltet, und du bist gegen Anarchie gefeit. Wird das Weltwunder unbrauchbar, kehrst du zu einer Staatsform zurück, die du selbst freigeschaltet hast.

## Mittelalterliche Weltwunder

card-angkor-wat = Angkor Wat
card-angkor-wat-text = Einmal pro Runde bringt die Ernteaktion einer Stadt zwei Rohstoffe, auch zwei von einem Feld.
card-brandenburg-gate = Brandenburger Tor
card-brandenburg-gate-text = Gegnerische Figuren können ihre Bewegung nicht in den Randbezirken deiner Städte beenden; die schon dort stehen, müssen sie verlassen, sobald sie können.
card-himeji-samurai-castle = Samurai-Burg Himeji
card-himeji-samurai-castle-text = Alle deine Einheiten haben +1 Stärke.
card-porcelain-tower = Porzellanturm
card-porcelain-tower-text = Technologien erfordern 5 Handelspunkte weniger; geforscht wird weiterhin nur einmal pro Runde.
card-leonardos-workshop = Leonardos Werkstatt
card-leonardos-workshop-text = Deine Einheiten kosten nie mehr als 5 Produktion.
card-notre-dame = Notre-Dame
card-notre-dame-text = Wenn du forschst, darfst du 6 Handelspunkte mehr zahlen und eine zweite Technologie derselben oder einer niedrigeren Stufe erlernen.
card-louvre = Louvre
card-louvre-text = Rundenbeginn: Du erhältst 3 Kultur.
card-machu-pichu = Machu Picchu
card-machu-pichu-text = Einmal pro Runde, nachdem du eine Münze investiert hast, erhältst du einen Rohstoff deiner Wahl vom Markt.
card-taj-mahal = Taj Mahal
card-taj-mahal-text = Rundenbeginn: Baue in einer deiner Städte kostenlos ein freigeschaltetes Gebäude.

## Moderne Weltwunder

card-cristo-redentor = Cristo Redentor
card-cristo-redentor-text = Handkartenlimit für Kulturereignisse +4. Rundenbeginn: Ziehe zwei Kulturereignisse vom Stapel deiner Wahl.
card-panama-canal = Panamakanal
card-panama-canal-text = Rundenbeginn: Lege 1 Münzmarker auf diese Karte.
card-statue-of-liberty = Freiheitsstatue
card-statue-of-liberty-text = Rundenbeginn: Erlerne kostenlos eine Technologie, die ein anderer Spieler beherrscht; forschen darfst du trotzdem.
card-united-nations = Vereinte Nationen
card-united-nations-text = Kulturereignisse können dich nur treffen, wenn du es zulässt.
card-internet = Internet
card-internet-text = Jede deiner Technologien, die Münzmarker sammelt, fasst zwei mehr.
card-pentagon = Pentagon
card-pentagon-text = Deine Einheiten können nicht getrumpft werden.
card-big-ben = Big Ben
card-big-ben-text = Rundenbeginn: Du erhältst je einen der Rohstoffe, die der Markt noch hat.
card-kremlin = Kreml
card-kremlin-text = Einmal pro Runde darfst du statt eines Spions zwei beliebige Rohstoffe zahlen.
card-sydney-opera-house = Opernhaus von Sydney
card-sydney-opera-house-text = Rundenbeginn: Rücke auf der Kulturskala kostenlos um ein Feld vor.

## Kulturereignisse der Stufe I

card-a-gift-from-afar = Ein Geschenk aus der Ferne
card-a-gift-from-afar-text = Jederzeit: Zählt für Kosten als ein Eisen, Weizen, Spion oder eine Seide; dann legt ein anderer Spieler deiner Wahl einen Münzmarker auf seinen Zivilisationsbogen.
card-bread-and-circuses = Brot und Spiele
card-bread-and-circuses-text = Jederzeit: Hebe ein Kulturereignis auf, das dich, eine deiner Figuren oder ein Feld oder Gebäude einer deiner Städte trifft.
card-defection = Überläufer
card-defection-text = Bewegung: Vernichte eine Figur, die höchstens 4 Felder (orthogonal gezählt) von einer deiner Figuren oder Städte entfernt ist; darf eine Bewegung unterbrechen.
card-drought = Dürre
card-drought-text = Rundenbeginn: Verwandle ein Feld, das kein Gebirge ist und weder Gebäude noch Weltwunder trägt, für den Rest des Spiels in Wüste.
card-duty-and-honor = Pflicht und Ehre
card-duty-and-honor-text = Kampf, bevor du deine Kampftruppe ziehst: Produziere kostenlos eine freigeschaltete Einheit.
card-exchange-of-ideas = Gedankenaustausch
card-exchange-of-ideas-text = Rundenbeginn: Wähle einen anderen Spieler; erlerne kostenlos eine seiner Technologien der Stufe I, dann erlernt er eine von deinen.
card-sabotage = Sabotage
card-sabotage-text = Rundenbeginn: Zerstöre ein Gebäude, das höchstens 4 Felder (orthogonal gezählt) von einer deiner Figuren oder Städte entfernt ist; es kehrt auf den Markt zurück.
card-we-love-the-despot-day = Wir lieben den Despoten!
card-we-love-the-despot-day-text = Stadtverwaltung: Eine deiner Städte produziert in dieser Runde 4 mehr.
card-barbarian-encampment = Barbarenlager
card-barbarian-encampment-text = Rundenbeginn: Lege einen Barbarendorfmarker auf ein leeres Feld außerhalb der Randbezirke aller Städte.
card-migrants = Migranten
card-migrants-text = Stadtverwaltung: Wechsle eine deiner Sozialpolitiken. Oder Bewegung: Bewege eine deiner Figuren bis zu 2 Felder weit auf ein leeres Feld.
card-counterfeiters = Falschmünzer
card-counterfeiters-text = Rundenbeginn: Ein anderer Spieler legt einen Münzmarker deiner Wahl ab; Investitionen sind geschützt.
card-disoriented = Orientierungslos
card-disoriented-text = Stadtverwaltung: Bewege alle Figuren eines anderen Spielers auf einem Feld als Gruppe bis zu 2 Felder weit (orthogonal), nicht über Wasser und nicht in einen Kampf.
card-the-citizens-are-revolting = Bürgeraufstand!
card-the-citizens-are-revolting-text = Rundenbeginn: Die Staatsform eines anderen Spielers wird zur Anarchie.

## Kulturereignisse der Stufe II

card-a-generous-gift = Ein großzügiges Geschenk
card-a-generous-gift-text = Jederzeit: Zählt für Kosten als ein Eisen, Weizen, Spion oder eine Seide.
card-catastrophe = Katastrophe
card-catastrophe-text = Rundenbeginn: Zerstöre ein Gebäude, das höchstens 6 Felder (orthogonal gezählt) von einer deiner Figuren oder Städte entfernt ist; es kehrt auf den Markt zurück.
card-deforestation = Abholzung
card-deforestation-text = Rundenbeginn: Verwandle ein Waldfeld ohne Gebäude und Weltwunder für den Rest des Spiels in Grasland.
card-jousting-tourney = Ritterturnier
card-jousting-tourney-text = Jederzeit: Hebe ein Kulturereignis auf.
card-knowledge-shared = Geteiltes Wissen
card-knowledge-shared-text = Rundenbeginn: Wähle einen anderen Spieler; erlerne kostenlos eine seiner Technologien der Stufe I oder II, dann erlernt er eine von deinen.
card-mass-defection = Massenhaft Überläufer
card-mass-defection-text = Bewegung: Vernichte auf einem Feld, das höchstens 6 Felder (orthogonal gezählt) von einer deiner Figuren oder Städte entfernt ist, eine Große Persönlichkeit oder bis zu zwei Figuren; darf eine Bewegung unterbrechen.
card-nationalism = Nationalismus
card-nationalism-text = Kampf, bevor du deine Kampftruppe ziehst: Produziere kostenlos bis zu zwei freigeschaltete Einheiten.
card-we-love-the-queen-day = Wir lieben die Königin!
card-we-love-the-queen-day-text = Stadtverwaltung: Eine deiner Städte produziert in dieser Runde 6 mehr.
card-roaming-horde = Barbarenüberfall
card-roaming-horde-text = Bewegung: Eine Armee oder Stadt, die höchstens 4 Felder (orthogonal gezählt) von einem Barbarendorfmarker oder einem aufgedeckten Barbarendorfsymbol entfernt ist, wird sofort von Barbaren des Rangs II angegriffen, die du kontrollierst; gewinnt der Angegriffene, erhält er keine Belohnung.
card-colonists = Kolonisten
card-colonists-text = Stadtverwaltung: Wechsle bis zu zwei deiner Sozialpolitiken. Oder Bewegung: Bewege eine deiner Figuren bis zu 4 Felder weit auf ein leeres Feld.
card-depression = Depression
card-depression-text = Rundenbeginn: Bis zu zwei andere Spieler legen je einen Münzmarker deiner Wahl ab; Investitionen sind geschützt.
card-flooding = Überschwemmung
card-flooding-text = Rundenbeginn: Verwandle ein Feld, das kein Gebirge ist und weder Figuren noch Marker trägt, für den Rest des Spiels in Wasser.
card-lost = Verirrt
card-lost-text = Stadtverwaltung: Bewege alle Figuren eines anderen Spielers auf einem Feld als Gruppe bis zu 3 Felder weit (orthogonal), nicht über Wasser und nicht in einen Kampf.
card-the-citizens-are-revolting-ii = Bürgeraufstand! (II)
card-the-citizens-are-revolting-ii-text = Rundenbeginn: Die Staatsform eines anderen Spielers wird zur Anarchie.

## Kulturereignisse der Stufe III

card-a-princely-gift = Ein fürstliches Geschenk
card-a-princely-gift-text = Jederzeit: Zählt für Kosten als ein Eisen, Uran, Spion, Weizen oder eine Seide.
card-disaster = Desaster
card-disaster-text = Rundenbeginn: Zerstöre bis zu zwei Gebäude anderer Spieler; sie kehren auf den Markt zurück.
card-patriotism = Patriotismus
card-patriotism-text = Kampf, bevor du deine Kampftruppe ziehst: Produziere kostenlos bis zu drei freigeschaltete Einheiten.
card-primetime-tv = Hauptsendezeit
card-primetime-tv-text = Jederzeit: Hebe ein Kulturereignis auf oder eine Rohstofffähigkeit, deren Bezahlung dann verloren ist.
card-think-tank = Denkfabrik
card-think-tank-text = Rundenbeginn: Wähle einen anderen Spieler; erlerne kostenlos eine seiner Technologien bis Stufe III, dann erlernt er eine von deinen.
card-we-love-the-president-day = Wir lieben den Präsidenten!
card-we-love-the-president-day-text = Stadtverwaltung: Eine deiner Städte produziert in dieser Runde 8 mehr.
card-wholesale-defection = Scharenweise Überläufer
card-wholesale-defection-text = Bewegung: Vernichte auf einem beliebigen Feld eine Große Persönlichkeit oder bis zu zwei Figuren; darf eine Bewegung unterbrechen.
card-supply-drop = Versorgungsabwurf
card-supply-drop-text = Rundenbeginn: Du erhältst 7 Handelspunkte. Oder Stadtverwaltung: Eine deiner Städte außer der Hauptstadt führt eine weitere Aktion aus.
card-immigrants = Einwanderer
card-immigrants-text = Stadtverwaltung: Wechsle bis zu drei deiner Sozialpolitiken. Oder Bewegung: Bewege eine deiner Figuren bis zu 6 Felder weit auf ein leeres Feld.
card-bank-scandal = Bankenskandal
card-bank-scandal-text = Rundenbeginn: Alle anderen Spieler legen je einen Münzmarker deiner Wahl ab; Investitionen sind geschützt.
card-out-of-position = Vom Weg abgekommen
card-out-of-position-text = Stadtverwaltung: Bewege alle Figuren eines anderen Spielers auf einem Feld als Gruppe bis zu 4 Felder weit (orthogonal), nicht über Wasser und nicht in einen Kampf.

## Hütten und Barbarendörfer

card-hut-incense = Hütte: Weihrauch
card-hut-incense-text = Zählt als ein Weihrauch. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-hut-iron = Hütte: Eisen
card-hut-iron-text = Zählt als ein Eisen. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-hut-silk = Hütte: Seide
card-hut-silk-text = Zählt als eine Seide. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-hut-wheat = Hütte: Weizen
card-hut-wheat-text = Zählt als ein Weizen. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-hut-spy = Hütte: Spion
card-hut-spy-text = Zählt als ein Spion. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-hut-uranium = Hütte: Uran
card-hut-uranium-text = Zählt als ein Uran. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-hut-city-state = Hütte: Stadtstaat
card-hut-city-state-text = Der oberste Stadtstaatenmarker kommt auf das erkundete Feld.
card-hut-friendly-barbarian = Hütte: Freundlicher Barbar
card-hut-friendly-barbarian-text = Produziere kostenlos eine freigeschaltete Einheit oder auf diesem Feld eine Figur, im Rahmen des Figurenlimits.
card-hut-native-art-3 = Hütte: Einheimische Kunst
card-hut-native-art-3-text = Du erhältst 3 Kultur.
card-hut-teacher = Hütte: Lehrer
card-hut-teacher-text = Zum Rundenbeginn ablegen: Erlerne kostenlos eine Technologie der Stufe I.
card-village-iron = Barbarendorf: Eisen
card-village-iron-text = Zählt als ein Eisen. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-village-spy = Barbarendorf: Spion
card-village-spy-text = Zählt als ein Spion. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-village-uranium = Barbarendorf: Uran
card-village-uranium-text = Zählt als ein Uran. Der Marker bleibt verdeckt, bis du ihn ausgibst.
card-village-great-person = Barbarendorf: Große Persönlichkeit
card-village-great-person-text = Du erhältst sofort eine zufällige Große Persönlichkeit.
card-village-city-state = Barbarendorf: Stadtstaat
card-village-city-state-text = Der oberste Stadtstaatenmarker kommt auf das erkundete Feld.
card-village-wealth = Barbarendorf: Reichtum
card-village-wealth-text = Der Marker wird aufgedeckt und abgelegt; ein Münzmarker kommt auf deinen Zivilisationsbogen.
card-village-friendly-workers = Barbarendorf: Freundliche Arbeiter
card-village-friendly-workers-text = In der Stadtverwaltung ablegen: Eine deiner Städte produziert in dieser Runde 4 mehr.
card-village-native-art-6 = Barbarendorf: Einheimische Kunst
card-village-native-art-6-text = Du erhältst 6 Kultur.

## Was Hütten und Barbarendörfer bringen

reward-incense = Weihrauch
reward-incense-text = Zählt als ein Weihrauch.
reward-iron = Eisen
reward-iron-text = Zählt als ein Eisen.
reward-silk = Seide
reward-silk-text = Zählt als eine Seide.
reward-wheat = Weizen
reward-wheat-text = Zählt als ein Weizen.
reward-spy = Spion
reward-spy-text = Zählt als ein Spion.
reward-uranium = Uran
reward-uranium-text = Zählt als ein Uran.
reward-great-person = Große Persönlichkeit
reward-great-person-text = Du erhältst sofort eine zufällige Große Persönlichkeit.
reward-city-state = Stadtstaat
reward-city-state-text = Der oberste Stadtstaatenmarker kommt auf das erkundete Feld.
reward-wealth = Reichtum
reward-wealth-text = Der Marker wird aufgedeckt und abgelegt; ein Münzmarker kommt auf deinen Zivilisationsbogen.
reward-friendly-barbarian = Freundlicher Barbar
reward-friendly-barbarian-text = Produziere kostenlos eine freigeschaltete Einheit oder auf diesem Feld eine Figur, im Rahmen des Figurenlimits.
reward-friendly-workers = Freundliche Arbeiter
reward-friendly-workers-text = In der Stadtverwaltung ablegen: Eine deiner Städte produziert in dieser Runde 4 mehr.
reward-culture-3 = Einheimische Kunst
reward-culture-3-text = Du erhältst 3 Kultur.
reward-culture-6 = Einheimische Kunst
reward-culture-6-text = Du erhältst 6 Kultur.
reward-teacher = Lehrer
reward-teacher-text = Zum Rundenbeginn ablegen: Erlerne kostenlos eine Technologie der Stufe I.

## Stadtstaaten

card-city-state-1 = Stadtstaat 1
card-city-state-1-text = 3 Handel.
card-city-state-2 = Stadtstaat 2
card-city-state-2-text = 3 Kultur.
card-city-state-3 = Stadtstaat 3
card-city-state-3-text = 1 Münze, 1 Produktion.
card-city-state-4 = Stadtstaat 4
card-city-state-4-text = 1 Kultur, 2 Kampfbonus.
card-city-state-5 = Stadtstaat 5
card-city-state-5-text = 1 Produktion, 1 Handel; deine Hauptstadt darf dort einen Rohstoff des Marktes ernten.

## Relikte

card-ark-of-the-covenant = Die Bundeslade
card-ark-of-the-covenant-text = Rücke auf der Kulturskala zweimal kostenlos vor.
card-attilas-village = Attilas Dorf
card-attilas-village-text = Produziere kostenlos zwei freigeschaltete Einheiten deiner Wahl.
card-atlantis = Atlantis
card-atlantis-text = Erlerne zum nächsten Rundenbeginn kostenlos eine beliebige Technologie, die in deine Pyramide passt.
card-school-of-confucius = Schule des Konfuzius
card-school-of-confucius-text = Du erhältst zwei Große Persönlichkeiten.
card-seven-cities-of-gold = Sieben Städte aus Gold
card-seven-cities-of-gold-text = Lege zum nächsten Rundenbeginn zwei Investitionsmarker, ohne Münzen zu zahlen.

## Beute

loot-steal-trade = Handelspunkte stehlen
loot-steal-trade-text = 1 Beutepunkt: Nimm dem Verlierer bis zu 3 Handelspunkte ab.
loot-steal-culture = Kultur stehlen
loot-steal-culture-text = 1 Beutepunkt: Nimm dem Verlierer bis zu 3 Kulturmarker ab.
loot-steal-resource = Rohstoff stehlen
loot-steal-resource-text = 1 Beutepunkt: Nimm einen Rohstoffmarker deiner Wahl; verdeckte Hütten- und Barbarendorfmarker nimmst du ungesehen.
loot-discard-coin = Münze ablegen lassen
loot-discard-coin-text = 1 Beutepunkt: Der Verlierer legt einen Münzmarker deiner Wahl ab.
loot-learn-tech = Technologie erlernen
loot-learn-tech-text = 2 Beutepunkte: Erlerne kostenlos eine Technologie, die der Verlierer beherrscht, wenn sie in deine Pyramide passt.
loot-steal-culture-card = Kulturereignis stehlen
loot-steal-culture-card-text = 2 Beutepunkte: Nimm ein Kulturereignis von der Hand des Verlierers. Ansehen darfst du seine Karten erst nach dem Kauf.
loot-steal-coin = Münze stehlen
loot-steal-coin-text = 2 Beutepunkte: Ein Münzmarker des Verlierers kommt auf deinen Zivilisationsbogen.

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
