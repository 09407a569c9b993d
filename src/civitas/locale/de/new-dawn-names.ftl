### Civilization: Ein neues Zeitalter (2017): Namen von Karten, Anführern, Stadtstaaten, Gelände und allem,
### was sonst einen Namen hat; was sie tun, steht in der Datei der Wirkungen. Die englische Datei hat dieselben Meldungen. Jede
### Meldung ist eine Zeile, damit kein Umbruch in den Text gerät. Ein Unterstrich der Datendateien ist hier
### ein Bindestrich. Begriffe und Namen aus der deutschen Anleitung des automatischen Spielers (AS), wo sie
### sie nennt, sonst eigene Übersetzung.

## Das Spiel

title-about = James Kniffens Brettspiel nach Sid Meiers Computerspiel, für 2 bis 4 Spieler oder für 1 bis 3 mit automatischem Spieler: Mit einer Fokuskarte pro Zug wächst, handelt, baut, forscht oder kämpft eine Zivilisation, bis jemand auf jeder Siegkarte eine Agenda erfüllt hat. Das Grundspiel von 2017.

## Arten der Fokuskarten, und was ein ausgegebener Handelsmarker bewirkt

kind-culture = Kultur
kind-culture-text = Je ausgegebenem Handelsmarker 1 Kontrollmarker mehr.
kind-science = Wissenschaft
kind-science-text = Je ausgegebenem Handelsmarker 1 Feld weiter auf der Technologiescheibe.
kind-economy = Wirtschaft
kind-economy-text = Je ausgegebenem Handelsmarker darf jeder Wagen 1 Feld weiter fahren.
kind-industry = Industrie
kind-industry-text = Je ausgegebenem Handelsmarker 1 Produktion mehr für ein Weltwunder.
kind-military = Militär
kind-military-text = Je ausgegebenem Handelsmarker +1 Kampfwert in einem Angriff, als Angreifer oder als Verteidiger.

## Technologiestufen

level-1 = Stufe I
level-2 = Stufe II
level-3 = Stufe III
level-4 = Stufe IV

## Arten der Weltwunder

wonder-type-culture = Kulturell
wonder-type-economy = Wirtschaftlich
wonder-type-science = Wissenschaftlich
wonder-type-military = Militärisch

## Epochen

era-ancient = Antike
era-medieval = Mittelalter
era-modern = Moderne

## Gelände

terrain-grassland = Grasland
terrain-hills = Hügel
terrain-forest = Wald
terrain-desert = Wüste
terrain-mountain = Berge
terrain-water = Wasser
terrain-natural-wonder = Naturwunder

## Ressourcen

resource-marble = Marmor
resource-mercury = Quecksilber
resource-oil = Öl
resource-diamond = Diamanten

## Naturwunder

natural-wonder-torres-del-paine = Torres del Paine
natural-wonder-cliffs-of-dover = Klippen von Dover
natural-wonder-mt-everest = Mount Everest
natural-wonder-crater-lake = Crater Lake
natural-wonder-grand-mesa = Grand Mesa
natural-wonder-galapagos-islands = Galápagos-Inseln
natural-wonder-mt-kilimanjaro = Kilimandscharo
natural-wonder-pantanal = Pantanal

## Fokuskarten

card-early-empire = Frühes Reich
card-drama-and-poetry = Drama und Dichtung
card-civil-service = Staatsdienst
card-mass-media = Massenmedien
card-astrology = Astrologie
card-mathematics = Mathematik
card-replaceable-parts = Normbauteile
card-nuclear-power = Kernenergie
card-foreign-trade = Außenhandel
card-currency = Währung
card-steam-power = Dampfkraft
card-capitalism = Kapitalismus
card-pottery = Keramik
card-animal-husbandry = Tierzucht
card-nationalism = Nationalismus
card-urbanization = Urbanisierung
card-masonry = Steinmetzkunst
card-iron-working = Eisenverarbeitung
card-mass-production = Massenproduktion
card-flight = Flug

## Fokuskarten des automatischen Spielers (AS)

card-automa-early-empire = Frühes Reich
card-automa-drama-and-poetry = Drama und Dichtung
card-automa-civil-service = Staatsdienst
card-automa-mass-media = Massenmedien
card-automa-foreign-trade = Außenhandel
card-automa-currency = Währung
card-automa-steam-power = Dampfkraft
card-automa-capitalism = Kapitalismus
card-automa-masonry = Steinmetzkunst
card-automa-iron-working = Eisenverarbeitung
card-automa-mass-production = Massenproduktion
card-automa-flight = Flug
card-automa-astrology = Astrologie
card-automa-mathematics = Mathematik
card-automa-replaceable-parts = Normbauteile
card-automa-nuclear-power = Kernenergie
card-automa-pottery = Keramik
card-automa-animal-husbandry = Tierzucht
card-automa-nationalism = Nationalismus
card-automa-urbanization = Urbanisierung

## Weltwunder

card-stonehenge = Stonehenge
card-stonehenge-text = Immer wenn du einen Kontrollmarker auf Hügel legst, darfst du auch auf angrenzende Hügelfelder welche legen, und von dort aus ebenso weiter. Versetzte oder ausgetauschte Marker lösen das nicht aus.
card-hanging-gardens = Hängende Gärten
card-forbidden-city = Verbotene Stadt
card-forbidden-city-text = Zu Beginn deines Zugs darfst du 1 rivalisierenden Kontrollmarker neben einem freundlichen Feld zerstören.
card-chichen-itza = Chichén Itzá
card-chichen-itza-text = Beim Legen von Kontrollmarkern darfst du auch leere Waldfelder wählen, die nicht neben einer deiner Städte liegen. Der Platz muss Wald trotzdem erlauben.
card-sydney-opera-house = Opernhaus von Sydney
card-sydney-opera-house-text = Rivalisierende Kontrollmarker neben deinen Städten zählen für deren Entwicklung wie deine eigenen.
card-eiffel-tower = Eiffelturm
card-eiffel-tower-text = Zu Beginn deines Zugs darfst du auf zwei Kontrollmarker eines Rivalen zeigen. Er sucht aus, welchen davon du durch einen unbenutzten, unverstärkten von dir ersetzt.
card-colossus = Koloss
card-great-lighthouse = Großer Leuchtturm
card-great-lighthouse-text = Wenn du eine Stadt baust, gilt jedes leere Feld am Rand der Weltkarte als 2 Felder von deinen freundlichen Feldern entfernt.
card-great-zimbabwe = Groß-Simbabwe
card-machu-picchu = Machu Picchu
card-big-ben = Big Ben
card-estadio-do-maracana = Maracanã-Stadion
card-estadio-do-maracana-text = Bevor du eine andere Karte als deine Wirtschaftskarte abhandelst, darfst du zusätzlich deine Wirtschaftskarte abhandeln und zurücksetzen.
card-oracle = Orakel
card-oracle-text = Zu Beginn deines Zugs darfst du zwei nebeneinanderliegende Karten deiner Fokusreihe vertauschen.
card-pyramids = Pyramiden
card-porcelain-tower = Porzellanturm
card-potala-palace = Potala-Palast
card-oxford-university = Universität Oxford
card-oxford-university-text = Eine Fokuskarte, die du erhältst, darf jede Karte deiner Fokusreihe außer der Wissenschaftskarte ersetzen, gleich welcher Art.
card-kremlin = Kreml
card-petra = Petra
card-terracotta-army = Terrakotta-Armee
card-alhambra = Alhambra
card-venetian-arsenal = Venezianisches Arsenal
card-venetian-arsenal-text = Einmal pro Zug darfst du eine Karte, die du auf Platz 5 abgehandelt hast, noch einmal abhandeln, als läge sie auf Platz 1.
card-pentagon = Pentagon
card-ruhr-valley = Ruhrgebiet

## Diplomatiekarten der Spieler

card-open-borders = Offene Grenzen
card-open-borders-text = Kontrollmarker und Städte des Gebers neben deinen Städten zählen für deren Entwicklung wie deine eigenen.
card-joint-war = Gemeinsamer Krieg
card-defensive-pact = Defensiv-Pakt
card-embassy = Botschaft
card-embassy-text = Immer wenn ein Wagen von dir die Hauptstadt des Gebers erreicht, auch beim Nehmen dieser Karte, legt der Geber 1 Handelsmarker auf eine seiner Fokuskarten, und du erhältst 1 Ressource deiner Wahl.

## Diplomatiekarten der Stadtstaaten

card-carthage = Karthago
card-kumasi = Kumasi
card-brussels = Brüssel
card-seoul = Seoul
card-seoul-text = Zu Beginn deines Zugs darfst du 1 Barbaren auf ein angrenzendes leeres Landfeld versetzen.
card-geneva = Genf
card-geneva-text = Zu Beginn deines Zugs darfst du eine Diplomatiekarte, die du von einem Rivalen hast, gegen eine andere desselben Rivalen tauschen.
card-mohenjo-daro = Mohenjo-Daro
card-buenos-aires = Buenos Aires
card-kabul = Kabul

## Ereignisse der Ereignisscheibe

card-barbarian-spawn = Barbaren erscheinen
card-barbarian-spawn-text = Alle Barbaren, die nicht auf der Weltkarte sind, erscheinen wieder auf dem Symbol mit ihrem Buchstaben, sofern dort höchstens Wagen stehen; diese werden zerstört und kommen auf ihre Wirtschaftskarte. Barbaren, deren Feld besetzt ist, warten auf das nächste Mal.
card-none = Kein Ereignis
card-none-text = Nichts geschieht.
card-barbarian-move = Barbaren ziehen
card-barbarian-move-text = Ein Würfel bestimmt eine Richtung für alle: Jeder Barbar zieht 1 Feld weit dorthin, überspringt Wasser, kehrt am Rand der Weltkarte um und überfällt, was er antrifft.
card-trade = Handel
card-trade-text = Jeder Spieler erhält 1 Handelsmarker für jede seiner entwickelten Städte und verteilt sie auf seine Fokuskarten, höchstens { $count } auf eine. Für den AS gilt diese Grenze nicht.

## Was Barbaren überfallen, und was daraus wird

raid-caravan = Wagen
raid-caravan-text = Zerstört: Er kommt auf seine Wirtschaftskarte zurück. Der Barbar bleibt auf dem Feld.
raid-unreinforced-control-token = Unverstärkter Kontrollmarker
raid-unreinforced-control-token-text = Zerstört: Er geht an seinen Besitzer zurück. Der Barbar bleibt auf dem Feld.
raid-non-capital-city = Stadt
raid-non-capital-city-text = Zerstört: Sie geht an ihren Besitzer zurück; der Marker eines Weltwunders bleibt auf dem Feld. Der Barbar auch.
raid-reinforced-control-token = Verstärkter Kontrollmarker
raid-reinforced-control-token-text = Er verliert seine Verstärkung. Der Barbar weicht zurück.
raid-capital-city = Hauptstadt
raid-capital-city-text = Ihr Besitzer gibt { $count } Handelsmarker seiner Wahl aus der Fokusreihe ab, oder alle, wenn er weniger hat. Der Barbar weicht zurück.
raid-city-state = Stadtstaat
raid-city-state-text = Nichts geschieht. Der Barbar bleibt auf dem Feld.

## Anführer, ihre Zivilisationen und Fähigkeiten

leader-roosevelt = Teddy Roosevelt
leader-roosevelt-civilization = Amerika
leader-roosevelt-capital = Washington
leader-roosevelt-ability = Roosevelt-Corollary
leader-roosevelt-text = Immer wenn du einen Naturwunder-Marker erhältst oder einsetzt, legst du ihn auf eine deiner Fokuskarten. Dort dient er einmal pro Zug als Handelsmarker dieser Karte oder als Ressource und wird danach umgelegt.
leader-roosevelt-automa-text = Als AS: Erhaltene und ausgegebene Naturwunder-Marker kommen auf die Karte auf Platz 4. Wird eine Karte abgehandelt, gibt er die Marker darauf immer aus, noch vor Ressourcen und Handelsmarkern; bei einer Militärkarte alle übrigen im letzten Angriff.
leader-montezuma = Montezuma
leader-montezuma-civilization = Azteken
leader-montezuma-capital = Tenochtitlan
leader-montezuma-ability = Legende der fünf Sonnen
leader-montezuma-text = Wenn du deine Militärkarte zurückgesetzt und in diesem Zug mindestens einen Angriff gewonnen hast, darfst du zwei beliebige deiner Fokuskarten vertauschen.
leader-montezuma-automa-text = Als AS: Ist die Militärkarte nach einem gewonnenen Angriff zurückgesetzt, tauscht sie mit der Karte auf Platz 2 den Ort.
leader-cleopatra = Kleopatra
leader-cleopatra-civilization = Ägypten
leader-cleopatra-capital = Alexandria
leader-cleopatra-ability = Baumeister der Monumente
leader-catherine = Katharina von Medici
leader-catherine-civilization = Frankreich
leader-catherine-capital = Paris
leader-catherine-ability = Grand Tour
leader-hojo = Hōjō Tokimune
leader-hojo-civilization = Japan
leader-hojo-capital = Kyōto
leader-hojo-ability = Göttlicher Wind
leader-trajan = Trajan
leader-trajan-civilization = Rom
leader-trajan-capital = Rom
leader-trajan-ability = Alle Wege führen nach Rom
leader-trajan-text = Wagen, die von deiner Wirtschaftskarte aufbrechen, dürfen in jeder deiner Städte starten, ob entwickelt oder nicht.
leader-tomyris = Tomyris
leader-tomyris-civilization = Skythien
leader-tomyris-capital = Pokrowka
leader-tomyris-ability = Volk der Steppe
leader-gilgamesh = Gilgamesch
leader-gilgamesh-civilization = Sumer
leader-gilgamesh-capital = Uruk
leader-gilgamesh-ability = Epische Suche
leader-gilgamesh-text = Für jeden besiegten Barbaren erhältst du neben dem Handelsmarker 1 Ressource deiner Wahl.
leader-gilgamesh-automa-text = Als AS: für jeden besiegten Barbaren eine zufällige Ressource, zusätzlich zum Handelsmarker.

## Stadtstaaten

city-state-carthage = Karthago
city-state-kumasi = Kumasi
city-state-brussels = Brüssel
city-state-seoul = Seoul
city-state-geneva = Genf
city-state-mohenjo-daro = Mohenjo-Daro
city-state-buenos-aires = Buenos Aires
city-state-kabul = Kabul

## Agenden

agenda-warmonger = Kriegstreiber
agenda-paranoid = Paranoid
agenda-technophile = Technikfreund
agenda-scholarly = Gelehrt
agenda-explorer = Entdecker
agenda-aesthetic = Ästhet
agenda-civilized = Zivilisiert
agenda-moneygrubber = Geldgierig
agenda-populous = Bevölkerungsreich
agenda-preservationist = Naturschützer

## Siegkarten, benannt nach ihren zwei Agenden

victory-card-vc-war = Kriegstreiber / Paranoid
victory-card-vc-learned = Technikfreund / Gelehrt
victory-card-vc-reach = Entdecker / Ästhet
victory-card-vc-spread = Zivilisiert / Geldgierig
victory-card-vc-cities = Bevölkerungsreich / Naturschützer

## Schwierigkeitsgrade des AS

difficulty-settler = Siedler
difficulty-chieftain = Anführer
difficulty-warlord = Kriegsherr
difficulty-prince = Prinz
difficulty-king = König
difficulty-emperor = Kaiser

## Wie der AS Handelsmarker ausgibt und bezahlt

automa-spending-culture = Gibt so viele Handelsmarker aus, wie zulässige Felder für weitere Kontrollmarker übrig sind.
automa-spending-economy = Gibt Handelsmarker nur aus, wenn dadurch ein Wagen sein Ziel erreicht, der sonst nicht ankäme.
automa-spending-industry = Bezahlt ein Wunder zuerst mit dem Bonus seiner Industrie-Stadtstaat-Diplomatiekarten, dann mit Naturwunder-Markern, dann mit Ressourcen, beides von beliebiger Art, dann mit Handelsmarkern der Industriekarte. Wäre eine Ressource zu viel und ein Handelsmarker da, nimmt er diesen und behält die Ressource.
automa-spending-military-attacker-winning = Als Angreifer vorn: gibt Handelsmarker aus, bis der Verteidiger seinen Kampfwert nicht mehr erreichen kann, oder alle, wenn das nicht gelingt.
automa-spending-military-attacker-losing = Als Angreifer nicht vorn: gibt nichts aus, wenn auch alle Handelsmarker den Verteidiger nicht übertreffen, sonst wie als führender Angreifer.
automa-spending-military-defender-winning = Als Verteidiger nicht im Rückstand: gibt nichts aus.
automa-spending-military-defender-losing = Als Verteidiger im Rückstand: gibt gerade genug aus, um zu gewinnen, wofür ein Gleichstand reicht, oder nichts, wenn das nicht möglich ist.
automa-spending-science = Gibt immer alle Handelsmarker aus.
automa-bonus = Der AS lässt die Fähigkeiten seiner Weltwunder und Stadtstaat-Diplomatiekarten außer Acht. Dafür zählt jede dieser Karten beim Abhandeln einer Fokuskarte ihrer Art wie ein weiterer ausgegebener Handelsmarker; militärische geben in jedem Angriff +1 Kampfwert, als Angreifer und als Verteidiger.

## Spielplanteile und Weltkarten

tile-category-natural-wonder = Naturwunder-Spielplanteil
tile-category-city-state = Stadtstaat-Spielplanteil
tile-category-capital = Hauptstadt-Spielplanteil
tile-category-plain = Einfaches Spielplanteil
layout-core-standard-A = Kern, Seite A
layout-core-standard-B = Kern, Seite B
layout-core-automa-A = Kern mit AS, Seite A
layout-core-automa-B = Kern mit AS, Seite B
map-fixed-2p = Erste Weltkarte für 2 Spieler
map-fixed-3p = Erste Weltkarte für 3 Spieler
map-fixed-4p = Erste Weltkarte für 4 Spieler
map-solo-1h-A = Solo-Weltkarte, Kern Seite A
map-solo-1h-B = Solo-Weltkarte, Kern Seite B
map-solo-2h-A = Weltkarte für 2 Spieler und den AS, Kern Seite A
map-solo-2h-B = Weltkarte für 2 Spieler und den AS, Kern Seite B
map-solo-3h-A = Weltkarte für 3 Spieler und den AS, Kern Seite A
map-solo-3h-B = Weltkarte für 3 Spieler und den AS, Kern Seite B

## Richtungen


## Farben der Spieler

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-orange = Orange
