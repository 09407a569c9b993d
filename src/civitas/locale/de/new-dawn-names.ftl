### Civilization: Ein neues Zeitalter (2017): Namen von Karten, Anführern, Stadtstaaten, Gelände und allem,
### was sonst einen Namen hat, und was die Karten tun. Die englische Datei hat dieselben Meldungen. Jede
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
terrain-water-text = Schwierigkeitsgrad 1, aber tabu für Wege und Marker, solange kein Effekt Wasser erlaubt.
terrain-natural-wonder = Naturwunder
terrain-natural-wonder-text = Gehört zu keiner Geländeart; der Schwierigkeitsgrad ist immer 5.

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
natural-wonder-text = Zählt einmal pro Zug als eine Ressource seiner Art und wird nicht abgegeben. Du erhältst es durch einen Kontrollmarker auf seinem Feld; wer das Feld in einem Angriff gewinnt, bekommt es. Der AS nutzt es für jedes Wunder.

## Fokuskarten

card-early-empire = Frühes Reich
card-early-empire-text = Lege 2 Kontrollmarker neben deine Städte, auf Gelände bis zum Schwierigkeitsgrad der Platznummer.
card-drama-and-poetry = Drama und Dichtung
card-drama-and-poetry-text = Lege 2 Kontrollmarker neben deine Städte, auf Gelände bis zum Schwierigkeitsgrad der Platznummer. Danach darfst du einen deiner Kontrollmarker auf ein völlig leeres benachbartes Landfeld versetzen, gleich welches Gelände es hat.
card-civil-service = Staatsdienst
card-civil-service-text = Lege 2 Kontrollmarker neben deine Städte, dann 1 weiteren neben ein beliebiges freundliches Feld; immer auf Gelände bis zum Schwierigkeitsgrad der Platznummer.
card-mass-media = Massenmedien
card-mass-media-text = Lege 3 Kontrollmarker neben deine Städte, auf Gelände bis zum Schwierigkeitsgrad der Platznummer. Wähle dann einen rivalisierenden Kontrollmarker, der höchstens 2 Felder von einem freundlichen Feld entfernt ist: Ist er unverstärkt, tauschst du ihn gegen einen eigenen unverstärkten aus; ist er verstärkt, verliert er die Verstärkung.
card-astrology = Astrologie
card-astrology-text = Deine Technologiescheibe rückt um die Platznummer vor.
card-mathematics = Mathematik
card-mathematics-text = Lege 1 Handelsmarker aus dem Vorrat auf eine deiner Fokuskarten, gern auch auf diese. Dann rückt deine Technologiescheibe um die Platznummer vor.
card-replaceable-parts = Normbauteile
card-replaceable-parts-text = Du erhältst 1 Ressource einer Art, die du noch nicht besitzt. Dann rückt deine Technologiescheibe um die Platznummer vor.
card-nuclear-power = Kernenergie
card-nuclear-power-text = Nur auf Platz 5: Wähle ein Feld; dort und auf den angrenzenden Feldern werden alle unverstärkten Kontrollmarker zerstört, und alle verstärkten verlieren die Verstärkung, auch deine eigenen. Auf jedem Platz rückt deine Technologiescheibe um die Platznummer vor.
card-foreign-trade = Außenhandel
card-foreign-trade-text = Du hast 1 Wagen. Er fährt bis zu 3 Felder weit über Gelände bis zum Schwierigkeitsgrad der Platznummer.
card-currency = Währung
card-currency-text = Du hast 2 Wagen. Jeder fährt bis zu 4 Felder weit über Gelände bis zum Schwierigkeitsgrad der Platznummer. Barbaren, auf deren Feld ein Wagen fährt, sind besiegt, bringen aber keinen Handelsmarker.
card-steam-power = Dampfkraft
card-steam-power-text = Du hast 2 Wagen. Jeder fährt bis zu 6 Felder weit über Gelände bis zum Schwierigkeitsgrad der Platznummer und über Wasser. Danach darfst du eine deiner Ressourcen gegen eine andere aus dem Vorrat tauschen.
card-capitalism = Kapitalismus
card-capitalism-text = Du hast 3 Wagen. Jeder fährt bis zu 6 Felder weit über Gelände bis zum Schwierigkeitsgrad der Platznummer und über Wasser. Einmal pro Zug, nachdem diese Karte zurückgesetzt ist, handelst du eine andere deiner Fokuskarten ab, als läge sie auf Platz 1; sie bleibt liegen, wo sie ist.
card-pottery = Keramik
card-pottery-text = Eines von beiden: ein Weltwunder mit der Platznummer als Produktion oder eine Stadt auf einem zulässigen Feld, höchstens 2 Felder von einem freundlichen Feld entfernt und auf Gelände bis zum Schwierigkeitsgrad der Platznummer.
card-animal-husbandry = Tierzucht
card-animal-husbandry-text = Eines von dreien: ein Weltwunder mit der Platznummer als Produktion; eine Stadt auf einem zulässigen Feld, höchstens 3 Felder von einem freundlichen Feld entfernt und auf Gelände bis zum Schwierigkeitsgrad der Platznummer; oder eine Stadt auf einem zulässigen Feld mit einem deiner Wagen, gleich auf welchem Land, wobei der Wagen auf deine Wirtschaftskarte zurückkehrt.
card-nationalism = Nationalismus
card-nationalism-text = Eines von beiden: ein Weltwunder mit der Platznummer als Produktion, auf Platz 5 jedoch mit 7; oder eine Stadt auf einem zulässigen Feld, höchstens 4 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt, auf Gelände bis zum Schwierigkeitsgrad der Platznummer.
card-urbanization = Urbanisierung
card-urbanization-text = Eines von beiden: ein Weltwunder mit der Platznummer als Produktion; oder eine Stadt auf einem zulässigen Feld, höchstens 5 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt, auf Gelände bis zum Schwierigkeitsgrad der Platznummer, und dazu bis zu 2 Kontrollmarker neben der neuen Stadt, ebenfalls auf Gelände bis zu diesem Schwierigkeitsgrad.
card-masonry = Steinmetzkunst
card-masonry-text = Eines von beiden: Verstärke so viele Kontrollmarker, wie die Platznummer angibt; oder greife bis zu 2-mal an, jeweils höchstens 2 Felder von einem freundlichen Feld entfernt. Dein Kampfwert ist die Platznummer.
card-iron-working = Eisenverarbeitung
card-iron-working-text = Eines von beiden: Verstärke so viele Kontrollmarker, wie die Platznummer angibt; oder greife bis zu 2-mal an, jeweils höchstens 3 Felder von einem freundlichen Feld entfernt. Dein Kampfwert ist die Platznummer + 1, gegen Barbaren + 3.
card-mass-production = Massenproduktion
card-mass-production-text = Greife bis zu 2-mal an, jeweils höchstens 3 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt. Dein Kampfwert ist die Platznummer + 2. Verstärke dann so viele Kontrollmarker, wie die Platznummer angibt, für jeden deiner Angriffe einen weniger.
card-flight = Flug
card-flight-text = Verstärke so viele Kontrollmarker, wie die Platznummer angibt, und greife bis zu 3-mal an, jeweils höchstens 5 Felder von einem freundlichen Feld entfernt, auch über Wasser, rivalisierende Felder, Barbaren und Stadtstaaten gezählt. Dein Kampfwert ist die Platznummer + 3.

## Fokuskarten des automatischen Spielers (AS)

card-automa-early-empire = Frühes Reich
card-automa-early-empire-text = Der AS legt 2 Kontrollmarker neben seine Städte. Für jeden Marker ohne Feld kommt 1 Handelsmarker auf diese Karte. Vorrang der Felder: Naturwunder, Ressourcenmarker, Barbaren-Erscheinungspunkt, neben den meisten eigenen Städten, neben der Stadt, der zur Entwicklung am wenigsten fehlt, schwierigstes Gelände.
card-automa-drama-and-poetry = Drama und Dichtung
card-automa-drama-and-poetry-text = Der AS legt 3 Kontrollmarker neben seine Städte. Für jeden Marker ohne Feld kommt 1 Handelsmarker auf diese Karte. Vorrang der Felder: Naturwunder, Ressourcenmarker, Barbaren-Erscheinungspunkt, neben den meisten eigenen Städten, neben der Stadt, der zur Entwicklung am wenigsten fehlt, schwierigstes Gelände.
card-automa-civil-service = Staatsdienst
card-automa-civil-service-text = Der AS legt 3 Kontrollmarker neben seine Städte, dann 1 weiteren neben ein beliebiges freundliches Feld. Für jeden Marker ohne Feld kommt 1 Handelsmarker auf diese Karte. Vorrang der Felder: Naturwunder, Ressourcenmarker, Barbaren-Erscheinungspunkt, neben einem Naturwunder-Marker, einem Ressourcenmarker oder einem freien Erscheinungspunkt, neben den meisten eigenen Städten, neben der Stadt, der zur Entwicklung am wenigsten fehlt, schwierigstes Gelände.
card-automa-mass-media = Massenmedien
card-automa-mass-media-text = Jeder rivalisierende Kontrollmarker neben einem freundlichen Feld des AS verliert seine Verstärkung; war er unverstärkt, kommt er von der Weltkarte. Dann legt der AS 4 Kontrollmarker neben seine Städte. Für jeden Marker ohne Feld kommt 1 Handelsmarker auf diese Karte. Vorrang der Felder: Naturwunder, Ressourcenmarker, Barbaren-Erscheinungspunkt, neben den meisten eigenen Städten, neben der Stadt, der zur Entwicklung am wenigsten fehlt, neben einem rivalisierenden Feld, schwierigstes Gelände.
card-automa-foreign-trade = Außenhandel
card-automa-foreign-trade-text = Der AS hat 1 Wagen. Er fährt auf dem kürzesten Weg 3 Felder auf sein Ziel zu. Vorrang der Ziele: Stadtstaat, dessen Diplomatiekarte ihm fehlt, rivalisierende Stadt, anderer Stadtstaat; bei Gleichstand das nächste.
card-automa-currency = Währung
card-automa-currency-text = Der AS besiegt alle Barbaren neben freundlichen Feldern, ohne Handelsmarker dafür. Dann fahren seine 2 Wagen auf dem kürzesten Weg je 4 Felder auf verschiedene Ziele zu. Vorrang der Ziele: Stadtstaat, dessen Diplomatiekarte ihm fehlt, rivalisierende Stadt, anderer Stadtstaat; bei Gleichstand das nächste.
card-automa-steam-power = Dampfkraft
card-automa-steam-power-text = Der AS erhält 1 zufällige Ressource. Dann fahren seine 2 Wagen auf dem kürzesten Weg, auch über Wasser, je 6 Felder auf verschiedene Ziele zu. Vorrang der Ziele: Stadtstaat, dessen Diplomatiekarte ihm fehlt, rivalisierende Stadt, anderer Stadtstaat; bei Gleichstand das nächste.
card-automa-capitalism = Kapitalismus
card-automa-capitalism-text = Die 3 Wagen des AS fahren auf dem kürzesten Weg, auch über Wasser, je 6 Felder auf verschiedene Ziele zu. Vorrang der Ziele: Stadtstaat, dessen Diplomatiekarte ihm fehlt, rivalisierende Stadt, anderer Stadtstaat; bei Gleichstand das nächste. Ist diese Karte zurückgesetzt, wird die Karte abgehandelt, die nun auf Platz 5 liegt, aber nicht zurückgesetzt.
card-automa-masonry = Steinmetzkunst
card-automa-masonry-text = Der AS greift bis zu 2-mal an, jeweils höchstens 2 Felder von einem freundlichen Feld entfernt, mit Kampfwert 5. Vorrang der Ziele: Barbaren, rivalisierende Städte mit höchstens 4 Verteidigung, rivalisierende Kontrollmarker; bei Gleichstand die niedrigste Verteidigung. Danach verstärkt er 5 Kontrollmarker, für jeden seiner Angriffe 3 weniger: zuerst die nächsten an Barbaren und rivalisierenden Feldern, dann die auf dem schwierigsten Gelände. Hat er weder angegriffen noch etwas verstärkt, tritt Eisenverarbeitung an die Stelle dieser Karte und wird zurückgesetzt, ohne abgehandelt zu werden.
card-automa-iron-working = Eisenverarbeitung
card-automa-iron-working-text = Der AS greift bis zu 2-mal an, jeweils höchstens 3 Felder von einem freundlichen Feld entfernt, mit Kampfwert 6, gegen Barbaren 8. Vorrang der Ziele: Barbaren, rivalisierende Städte mit höchstens 6 Verteidigung, rivalisierende Kontrollmarker; bei Gleichstand die niedrigste Verteidigung. Danach verstärkt er 5 Kontrollmarker, für jeden seiner Angriffe 2 weniger: zuerst die nächsten an Barbaren und rivalisierenden Feldern, dann die auf dem schwierigsten Gelände. Hat er weder angegriffen noch etwas verstärkt, tritt Massenproduktion an die Stelle dieser Karte und wird zurückgesetzt, ohne abgehandelt zu werden.
card-automa-mass-production = Massenproduktion
card-automa-mass-production-text = Der AS greift bis zu 2-mal an, jeweils höchstens 3 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt, mit Kampfwert 7. Vorrang der Ziele: rivalisierende Städte mit Wunder und höchstens 8 Verteidigung, Barbaren neben einem freundlichen Feld, rivalisierende Städte mit höchstens 8 Verteidigung, Stadtstaaten, rivalisierende Kontrollmarker; bei Gleichstand die niedrigste Verteidigung. Danach verstärkt er 5 Kontrollmarker, für jeden seiner Angriffe 1 weniger: zuerst die nächsten an Barbaren und rivalisierenden Feldern, dann die auf dem schwierigsten Gelände.
card-automa-flight = Flug
card-automa-flight-text = Der AS greift bis zu 3-mal an, jeweils höchstens 5 Felder von einem freundlichen Feld entfernt, auch über Wasser, rivalisierende Felder, Barbaren und Stadtstaaten gezählt, mit Kampfwert 8. Vorrang der Ziele: rivalisierende Städte mit Wunder und höchstens 10 Verteidigung, Barbaren neben einem freundlichen Feld, rivalisierende Städte mit höchstens 10 Verteidigung, Stadtstaaten, rivalisierende Kontrollmarker; bei Gleichstand die niedrigste Verteidigung. Danach verstärkt er 5 Kontrollmarker, für jeden seiner Angriffe 1 weniger: zuerst die nächsten an Barbaren und rivalisierenden Feldern, dann die auf dem schwierigsten Gelände.
card-automa-astrology = Astrologie
card-automa-astrology-text = Der AS rückt seine Technologiescheibe um 5 Felder vor. Für jede dabei erreichte oder passierte Technologiestufe wird eine zufällige seiner Fokuskarten mit der niedrigsten Stufe durch die Karte derselben Art mit der angezeigten Stufe ersetzt; hat sie diese Stufe schon, durch die nächsthöhere.
card-automa-mathematics = Mathematik
card-automa-mathematics-text = Der AS erhält 1 Handelsmarker aus dem Vorrat auf seine Fokuskarte mit den wenigsten, bei Gleichstand auf die mit dem höchsten Platz. Dann rückt er seine Technologiescheibe um 5 Felder vor.
card-automa-replaceable-parts = Normbauteile
card-automa-replaceable-parts-text = Der AS ersetzt seine Fokuskarte mit der niedrigsten Technologiestufe, bei Gleichstand die auf dem höchsten Platz, durch die nächste Stufe derselben Art. Dann rückt er seine Technologiescheibe um 5 Felder vor.
card-automa-nuclear-power = Kernenergie
card-automa-nuclear-power-text = Jeder menschliche Spieler, der außer der Hauptstadt eine Stadt hat, muss eine davon wählen. Die gewählten Städte und alle Kontrollmarker neben ihnen werden zerstört. Dann rückt der AS seine Technologiescheibe um 5 Felder vor.
card-automa-pottery = Keramik
card-automa-pottery-text = Der AS errichtet mit Produktion 5 ein Weltwunder in seiner Stadt mit der höchsten Verteidigung: das, mit dem er einer Agenda am nächsten kommt, dann das billigste. Danach gründet er eine Stadt, höchstens 2 Felder von einem freundlichen Feld entfernt: neben den meisten Naturwunder- und Ressourcenmarkern, dann auf einem Barbaren-Erscheinungspunkt, dann bei höchster Verteidigung. Hat er weder Wunder noch Stadt gebaut, tritt Tierzucht an die Stelle dieser Karte und wird zurückgesetzt, ohne abgehandelt zu werden.
card-automa-animal-husbandry = Tierzucht
card-automa-animal-husbandry-text = Der AS errichtet mit Produktion 6 ein Weltwunder in seiner Stadt mit der höchsten Verteidigung: das, mit dem er einer Agenda am nächsten kommt, dann das billigste. Danach gründet er eine Stadt, höchstens 3 Felder von einem freundlichen Feld oder einem seiner Wagen entfernt: neben den meisten Naturwunder- und Ressourcenmarkern, dann auf einem Barbaren-Erscheinungspunkt, dann bei höchster Verteidigung. Hat er weder Wunder noch Stadt gebaut, tritt Nationalismus an die Stelle dieser Karte und wird zurückgesetzt, ohne abgehandelt zu werden.
card-automa-nationalism = Nationalismus
card-automa-nationalism-text = Der AS errichtet mit Produktion 7 ein Weltwunder in seiner Stadt mit der höchsten Verteidigung: das, mit dem er einer Agenda am nächsten kommt, dann das billigste. Danach gründet er eine Stadt, höchstens 4 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt: neben den meisten Naturwunder- und Ressourcenmarkern, dann auf einem Barbaren-Erscheinungspunkt, dann bei höchster Verteidigung. Hat er weder Wunder noch Stadt gebaut, tritt Urbanisierung an die Stelle dieser Karte und wird zurückgesetzt, ohne abgehandelt zu werden.
card-automa-urbanization = Urbanisierung
card-automa-urbanization-text = Der AS errichtet mit Produktion 8 ein Weltwunder in seiner Stadt mit der höchsten Verteidigung: das, mit dem er einer Agenda am nächsten kommt, dann das billigste. Danach gründet er eine Stadt, höchstens 5 Felder von einem freundlichen Feld entfernt, auch über Wasser gezählt: neben den meisten Naturwunder- und Ressourcenmarkern, dann auf einem Barbaren-Erscheinungspunkt, dann bei höchster Verteidigung. Ist diese Karte zurückgesetzt, handelt er seine Kultur-Fokuskarte ab, als läge sie auf Platz 5, und setzt auch sie zurück.

## Weltwunder

card-stonehenge = Stonehenge
card-stonehenge-text = Immer wenn du einen Kontrollmarker auf Hügel legst, darfst du auch auf angrenzende Hügelfelder welche legen, und von dort aus ebenso weiter. Versetzte oder ausgetauschte Marker lösen das nicht aus.
card-hanging-gardens = Hängende Gärten
card-hanging-gardens-text = Zu Beginn deines Zugs darfst du 1 Kontrollmarker neben eine deiner Städte legen, auf Gelände mit höchstens Schwierigkeitsgrad 4 (Wüste).
card-forbidden-city = Verbotene Stadt
card-forbidden-city-text = Zu Beginn deines Zugs darfst du 1 rivalisierenden Kontrollmarker neben einem freundlichen Feld zerstören.
card-chichen-itza = Chichén Itzá
card-chichen-itza-text = Beim Legen von Kontrollmarkern darfst du auch leere Waldfelder wählen, die nicht neben einer deiner Städte liegen. Der Platz muss Wald trotzdem erlauben.
card-sydney-opera-house = Opernhaus von Sydney
card-sydney-opera-house-text = Rivalisierende Kontrollmarker neben deinen Städten zählen für deren Entwicklung wie deine eigenen.
card-eiffel-tower = Eiffelturm
card-eiffel-tower-text = Zu Beginn deines Zugs darfst du auf zwei Kontrollmarker eines Rivalen zeigen. Er sucht aus, welchen davon du durch einen unbenutzten, unverstärkten von dir ersetzt.
card-colossus = Koloss
card-colossus-text = Immer wenn du deine Wirtschaftskarte abhandelst, dürfen deine Wagen zusammen 6 Felder weiter fahren, beliebig verteilt.
card-great-lighthouse = Großer Leuchtturm
card-great-lighthouse-text = Wenn du eine Stadt baust, gilt jedes leere Feld am Rand der Weltkarte als 2 Felder von deinen freundlichen Feldern entfernt.
card-great-zimbabwe = Groß-Simbabwe
card-great-zimbabwe-text = Statt sie auf Fokuskarten zu legen, darfst du erhaltene Handelsmarker hier lagern, höchstens 4. Zu Beginn deines Zugs darfst du beliebig viele davon auf deine Fokuskarten verteilen.
card-machu-picchu = Machu Picchu
card-machu-picchu-text = Karten auf Platz 1 und 2 handelst du ab, als lägen sie auf Platz 3.
card-big-ben = Big Ben
card-big-ben-text = Als Angreifer und als Verteidiger +2 Kampfwert für jeden deiner Wagen neben dem angegriffenen Feld.
card-estadio-do-maracana = Maracanã-Stadion
card-estadio-do-maracana-text = Bevor du eine andere Karte als deine Wirtschaftskarte abhandelst, darfst du zusätzlich deine Wirtschaftskarte abhandeln und zurücksetzen.
card-oracle = Orakel
card-oracle-text = Zu Beginn deines Zugs darfst du zwei nebeneinanderliegende Karten deiner Fokusreihe vertauschen.
card-pyramids = Pyramiden
card-pyramids-text = Beim Bau: Du darfst bis zu drei Fokuskarten der Stufe I durch Karten derselben Art der Stufe II ersetzen.
card-porcelain-tower = Porzellanturm
card-porcelain-tower-text = Beim Bau: Du darfst bis zu zwei Fokuskarten durch die nächste Stufe derselben Art ersetzen.
card-potala-palace = Potala-Palast
card-potala-palace-text = Du darfst bis zu 4 Diplomatiekarten von jedem Rivalen haben. Beim Bau darfst du sofort bis zu drei Diplomatiekarten von Rivalen nehmen, insgesamt drei.
card-oxford-university = Universität Oxford
card-oxford-university-text = Eine Fokuskarte, die du erhältst, darf jede Karte deiner Fokusreihe außer der Wissenschaftskarte ersetzen, gleich welcher Art.
card-kremlin = Kreml
card-kremlin-text = Wenn du ein rivalisierendes Feld angreifst: +4 Kampfwert, falls du mehr verstärkte Kontrollmarker auf der Weltkarte hast als dieser Rivale.
card-petra = Petra
card-petra-text = Als Verteidiger +2 Kampfwert. Barbaren betreten kein Feld mit einer Stadt oder einem verstärkten Kontrollmarker von dir, sondern ziehen in die Gegenrichtung.
card-terracotta-army = Terrakotta-Armee
card-terracotta-army-text = Als Angreifer +2 Kampfwert.
card-alhambra = Alhambra
card-alhambra-text = Als Angreifer und als Verteidiger +2 Kampfwert.
card-venetian-arsenal = Venezianisches Arsenal
card-venetian-arsenal-text = Einmal pro Zug darfst du eine Karte, die du auf Platz 5 abgehandelt hast, noch einmal abhandeln, als läge sie auf Platz 1.
card-pentagon = Pentagon
card-pentagon-text = Als Angreifer +2 Kampfwert, und jedes Ziel auf der Weltkarte ist in Reichweite.
card-ruhr-valley = Ruhrgebiet
card-ruhr-valley-text = Als Verteidiger +5 Kampfwert.

## Diplomatiekarten der Spieler

card-open-borders = Offene Grenzen
card-open-borders-text = Kontrollmarker und Städte des Gebers neben deinen Städten zählen für deren Entwicklung wie deine eigenen.
card-joint-war = Gemeinsamer Krieg
card-joint-war-text = Als Angreifer +2 Kampfwert, außer gegen den Geber.
card-defensive-pact = Defensiv-Pakt
card-defensive-pact-text = Als Verteidiger +2 Kampfwert, außer gegen den Geber.
card-embassy = Botschaft
card-embassy-text = Immer wenn ein Wagen von dir die Hauptstadt des Gebers erreicht, auch beim Nehmen dieser Karte, legt der Geber 1 Handelsmarker auf eine seiner Fokuskarten, und du erhältst 1 Ressource deiner Wahl.

## Diplomatiekarten der Stadtstaaten

card-carthage = Karthago
card-carthage-text = Als Angreifer und als Verteidiger +1 Kampfwert für jeden Stadtstaat und jede deiner Städte, die höchstens 2 Felder vom angegriffenen Feld entfernt sind. Nicht bei einem Angriff auf Karthago.
card-kumasi = Kumasi
card-kumasi-text = Wald hat für deine Industrie- und Kulturkarten Schwierigkeitsgrad 1.
card-brussels = Brüssel
card-brussels-text = Weltwunder kosten dich für jede deiner entwickelten Städte 1 weniger.
card-seoul = Seoul
card-seoul-text = Zu Beginn deines Zugs darfst du 1 Barbaren auf ein angrenzendes leeres Landfeld versetzen.
card-geneva = Genf
card-geneva-text = Zu Beginn deines Zugs darfst du eine Diplomatiekarte, die du von einem Rivalen hast, gegen eine andere desselben Rivalen tauschen.
card-mohenjo-daro = Mohenjo-Daro
card-mohenjo-daro-text = Beim Legen von Kontrollmarkern ist der Schwierigkeitsgrad jedes Felds für dich um 1 niedriger.
card-buenos-aires = Buenos Aires
card-buenos-aires-text = Ein Weltwunder einer Art, von der du noch keines hast, kostet dich 2 weniger.
card-kabul = Kabul
card-kabul-text = Bei Angriffen auf Städte und auf Stadtstaaten außer Kabul +3 Kampfwert.

## Ereignisse der Ereignisscheibe

card-barbarian-spawn = Barbaren erscheinen
card-barbarian-spawn-text = Alle Barbaren, die nicht auf der Weltkarte sind, erscheinen wieder auf dem Symbol mit ihrem Buchstaben, sofern dort höchstens Wagen stehen; diese werden zerstört und kommen auf ihre Wirtschaftskarte. Barbaren, deren Feld besetzt ist, warten auf das nächste Mal.
card-none = Kein Ereignis
card-none-text = Nichts geschieht.
card-barbarian-move = Barbaren ziehen
card-barbarian-move-text = Ein Würfel bestimmt eine Richtung für alle: Jeder Barbar zieht 1 Feld weit dorthin, überspringt Wasser, kehrt am Rand der Weltkarte um und überfällt, was er antrifft.
card-trade = Handel
card-trade-text = Jeder Spieler erhält 1 Handelsmarker für jede seiner entwickelten Städte und verteilt sie auf seine Fokuskarten, höchstens 3 auf eine. Für den AS gilt diese Grenze nicht.

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
raid-capital-city-text = Ihr Besitzer gibt 2 Handelsmarker seiner Wahl aus der Fokusreihe ab, oder alle, wenn er weniger hat. Der Barbar weicht zurück.
raid-city-state = Stadtstaat
raid-city-state-text = Nichts geschieht. Der Barbar bleibt auf dem Feld.

## Anführer, ihre Zivilisationen und Fähigkeiten

leader-roosevelt = Teddy Roosevelt
leader-roosevelt-civilization = Amerika
leader-roosevelt-ability = Roosevelt-Corollary
leader-roosevelt-text = Immer wenn du einen Naturwunder-Marker erhältst oder einsetzt, legst du ihn auf eine deiner Fokuskarten. Dort dient er einmal pro Zug als Handelsmarker dieser Karte oder als Ressource und wird danach umgelegt.
leader-roosevelt-automa-text = Als AS: Erhaltene und ausgegebene Naturwunder-Marker kommen auf die Karte auf Platz 4. Wird eine Karte abgehandelt, gibt er die Marker darauf immer aus, noch vor Ressourcen und Handelsmarkern; bei einer Militärkarte alle übrigen im letzten Angriff.
leader-montezuma = Montezuma
leader-montezuma-civilization = Azteken
leader-montezuma-ability = Legende der fünf Sonnen
leader-montezuma-text = Wenn du deine Militärkarte zurückgesetzt und in diesem Zug mindestens einen Angriff gewonnen hast, darfst du zwei beliebige deiner Fokuskarten vertauschen.
leader-montezuma-automa-text = Als AS: Ist die Militärkarte nach einem gewonnenen Angriff zurückgesetzt, tauscht sie mit der Karte auf Platz 2 den Ort.
leader-cleopatra = Kleopatra
leader-cleopatra-civilization = Ägypten
leader-cleopatra-ability = Baumeister der Monumente
leader-cleopatra-text = Weltwunder kosten dich 1 weniger.
leader-catherine = Katharina von Medici
leader-catherine-civilization = Frankreich
leader-catherine-ability = Grand Tour
leader-catherine-text = Wenn du deine Kulturkarte abhandelst, darfst du 1, 2 oder 3 Kontrollmarker mehr legen, je nachdem, ob die späteste Epoche deiner Weltwunder Antike, Mittelalter oder Moderne ist.
leader-hojo = Hōjō Tokimune
leader-hojo-civilization = Japan
leader-hojo-ability = Göttlicher Wind
leader-hojo-text = In deinem Zug haben Wüsten- und Bergfelder neben Wasser oder am Rand der Weltkarte Schwierigkeitsgrad 3.
leader-trajan = Trajan
leader-trajan-civilization = Rom
leader-trajan-ability = Alle Wege führen nach Rom
leader-trajan-text = Wagen, die von deiner Wirtschaftskarte aufbrechen, dürfen in jeder deiner Städte starten, ob entwickelt oder nicht.
leader-tomyris = Tomyris
leader-tomyris-civilization = Skythien
leader-tomyris-ability = Volk der Steppe
leader-tomyris-text = Als Angreifer und als Verteidiger +3 Kampfwert, wenn das angegriffene Feld Grasland oder Hügel ist.
leader-gilgamesh = Gilgamesch
leader-gilgamesh-civilization = Sumer
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
agenda-warmonger-text = Besiege in einem Angriff eine rivalisierende Hauptstadt, oder kontrolliere 2 eroberte Stadtstaaten.
agenda-paranoid = Paranoid
agenda-paranoid-text = Kontrolliere 2 militärische Weltwunder.
agenda-technophile = Technikfreund
agenda-technophile-text = Erreiche Feld 24 auf deiner Technologiescheibe.
agenda-scholarly = Gelehrt
agenda-scholarly-text = Kontrolliere 2 wissenschaftliche Weltwunder.
agenda-explorer = Entdecker
agenda-explorer-text = Kontrolliere 15 Felder, die neben Wasser oder am Rand der Weltkarte liegen.
agenda-aesthetic = Ästhet
agenda-aesthetic-text = Kontrolliere 2 kulturelle Weltwunder.
agenda-civilized = Zivilisiert
agenda-civilized-text = Habe 8 Städte auf der Weltkarte, die Hauptstadt mitgezählt.
agenda-moneygrubber = Geldgierig
agenda-moneygrubber-text = Kontrolliere 2 wirtschaftliche Weltwunder.
agenda-populous = Bevölkerungsreich
agenda-populous-text = Kontrolliere 5 entwickelte Städte.
agenda-preservationist = Naturschützer
agenda-preservationist-text = Kontrolliere 2 Naturwunder.

## Siegkarten, benannt nach ihren zwei Agenden

victory-card-vc-war = Kriegstreiber / Paranoid
victory-card-vc-learned = Technikfreund / Gelehrt
victory-card-vc-reach = Entdecker / Ästhet
victory-card-vc-spread = Zivilisiert / Geldgierig
victory-card-vc-cities = Bevölkerungsreich / Naturschützer

## Schwierigkeitsgrade des AS

difficulty-settler = Siedler
difficulty-settler-text = Alle seine Fokuskarten beginnen auf Stufe I.
difficulty-chieftain = Anführer
difficulty-chieftain-text = 1 zufällige seiner Fokuskarten beginnt auf Stufe II.
difficulty-warlord = Kriegsherr
difficulty-warlord-text = 2 zufällige seiner Fokuskarten beginnen auf Stufe II.
difficulty-prince = Prinz
difficulty-prince-text = 3 zufällige seiner Fokuskarten beginnen auf Stufe II.
difficulty-king = König
difficulty-king-text = 4 zufällige seiner Fokuskarten beginnen auf Stufe II.
difficulty-emperor = Kaiser
difficulty-emperor-text = Alle 5 seiner Fokuskarten beginnen auf Stufe II.

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
