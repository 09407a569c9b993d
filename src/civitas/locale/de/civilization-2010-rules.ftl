### Civilization: Das Brettspiel (2010): was die Regeln und Entscheidungen aus rules.toml sagen, in der Reihenfolge
### jener Datei und in eigenen Worten. Die englische Datei hat dieselben Meldungen. Ein Punkt einer Kennung ist hier ein
### Bindestrich. `.text` darf mehrere Zeilen haben; sie werden als eine gelesen.

## Kapitel in der Reihenfolge der Regelseite; eine Regel gehört zum längsten, mit dem ihre Kennung beginnt

chapter-setup = Aufbau
chapter-map = Die Karte
chapter-turn = Zugfolge und Phasen
chapter-city = Städte und ihre Aktionen
chapter-scout = Späher
chapter-trade = Handel
chapter-build = Bauen
chapter-wonder = Weltwunder
chapter-culture = Kulturleiste
chapter-movement = Bewegung
chapter-explore = Erforschen
chapter-battle = Kämpfe
chapter-loot = Beute
chapter-research = Forschung
chapter-event = Kulturereignisse
chapter-greatperson = Große Persönlichkeiten
chapter-government = Regierungsformen
chapter-policy = Sozialpolitiken
chapter-citystate = Stadtstaaten
chapter-relic = Relikte
chapter-hut = Hütten
chapter-village = Dörfer
chapter-resource = Rohstoffe
chapter-coins = Münzen
chapter-victory = Sieg
chapter-info = Was bekannt ist
chapter-limits = Grenzen des Materials
chapter-building = Gebäude
chapter-unit = Einheiten
chapter-civ = Zivilisationen
chapter-tech = Technologien

## Beispiele

example-the-tech-pyramid = Zwei Technologien der Stufe I tragen eine der Stufe II, aber keine der Stufe III.
example-a-building-program = Ein Bauprogramm verdoppelt, was das Umland gibt: 18 Produktion bezahlen ein Weltwunder.
example-founding-a-city = Ein Späher auf einem freien Feld wird zu einer Stadt.
example-cities-keep-their-distance = Zwei Felder sind zu nah an der eigenen Hauptstadt.
example-devoting-a-city-to-the-arts = Eine Stadt, die sich den Künsten widmet, bringt Kultur.
example-harvesting-a-resource = Weizen im Umland wird vom Markt geerntet.
example-paying-for-culture = Drei Kultur bringen den Marker auf der Kulturleiste ein Feld weiter.

## Regeln

rule-setup-civs-a = Eine Zivilisation je Spieler, keine doppelt
  .text =
    Jeder Spieler erhält eine Zivilisation, gewählt oder ausgelost; keine ist zweimal vergeben, und ohne die optionale
    Erweiterung „Ruhm und Reichtum“ stehen nur die zwölf Zivilisationen aus Grundspiel und „Weisheit und Kriegskunst“
    zur Auswahl.

rule-setup-seats-a = Zwei bis fünf Plätze
  .text =
    Eine Partie wird für 2 bis 5 Spieler aufgebaut; der fünfte Platz benutzt den Spielplan für fünf Spieler und den
    fünften Satz Spielmaterial, alles andere bleibt gleich.

rule-setup-pieces-a = Spielmaterial jedes Spielers
  .text =
    Jeder Spieler besitzt 6 Armeen, 2 Pioniere, 1 Hauptstadtmarker, 2 Stadtmarker, vier doppelseitige Staatsformkarten
    (acht Staatsformen) und vier doppelseitige Sozialpolitikkarten (acht Sozialpolitiken).

rule-setup-pieces-b = Technologiestapel aus 40 Karten
  .text =
    Der Technologiestapel eines Spielers besteht aus 36 Karten des Grundspiels und 4 Karten aus „Weisheit und
    Kriegskunst“ (Marine, Bürokratie, Logistik, Bildung); Raumfahrt gibt es nur einmal für alle gemeinsam, außerhalb der
    Stapel.

rule-setup-replaced-a = Es gelten die Austauschkarten
  .text =
    Die korrigierten Karten Metallguss und Eisenbahn sowie die Staatsformen und Einheiten aus „Weisheit und Kriegskunst“
    treten vollständig an die Stelle der Karten des Grundspiels; alte und neue Einheitenkarten werden nie gemischt.

rule-setup-market-buildings-a = Gebäudemarker auf dem Marktplan
  .text =
    Auf dem Marktplan liegen 10 Häfen, 6 Handelsposten, 6 Schmieden, 6 Bibliotheken, 6 Kornspeicher, 5 Märkte, 5 Tempel,
    5 Kasernen und auf einem eigenen Feld 5 Werften; ein einfaches Gebäude und seine verbesserte Variante sind die
    beiden Seiten desselben Markers.

rule-setup-market-resources-a = Je Sorte und Spieler ein Rohstoffmarker im Markt
  .text =
    Zu Beginn liegen im Markt von Weihrauch, Eisen, Seide und Weizen jeweils so viele Marker, wie Spieler teilnehmen;
    Spione und Uran gibt es im Markt nie.

rule-setup-culture-decks-a = Drei Stapel Kulturereignisse
  .text = Die Kulturereignisse bilden nach ihrer Stufe drei verdeckte Stapel, die getrennt gemischt werden.

rule-setup-pools-a = Verdeckte Vorräte
  .text =
    Große Persönlichkeiten, Hütten, Barbarendörfer und Stadtstaaten werden verdeckt gemischt; Aufbauprogramm-Marker,
    Reliktmarker und die Karte Raumfahrt liegen bereit.

rule-setup-wonder-deck-a = Weltwunderstapel mit vier Karten je Epoche
  .text =
    Zuunterst kommen vier zufällige moderne Weltwunder, darauf vier zufällige mittelalterliche und obenauf vier
    zufällige antike; die übrigen scheiden ungesehen aus. Danach werden die obersten vier Karten auf die vier
    Marktplätze aufgedeckt.

rule-setup-wonder-deck-b = Ägypten zieht, bevor der Markt gefüllt wird
  .text =
    Spielt Ägypten mit, erhält es die oberste Karte des fertigen Weltwunderstapels, noch bevor die vier Marktplätze
    gefüllt werden.

rule-setup-layout-a = Aufbau des Spielplans nach Spielerzahl
  .text =
    Der Spielplan folgt dem Aufbau für die jeweilige Spielerzahl: Die Heimat-Spielplanteile liegen offen und in der
    angegebenen Ausrichtung an ihren Plätzen, auf jeden anderen Platz kommt verdeckt ein zufälliges neutrales
    Spielplanteil; überzählige neutrale Teile bleiben ungenutzt.

rule-setup-layout-b = Versetzte Spielplanteile, Nachbarschaft nach Feldern
  .text =
    Auf den Spielplänen für drei und fünf Spieler sind die Reihen um ein halbes Teil versetzt; ob etwas benachbart ist,
    richtet sich immer nach den Feldern, nie nach den Spielplanteilen.

rule-setup-layout-c = Das Loch im Fünf-Spieler-Plan
  .text =
    Das Loch im Spielplan für fünf Spieler gehört nicht zum Spielplan: Es kann weder betreten noch durchquert werden und
    zählt nicht als umliegendes Feld.

rule-setup-home-a = Ertrag der Hauptstadt auf dem vorgeschlagenen Feld
  .text =
    Steht die Hauptstadt auf dem Feld, das ihr Heimat-Spielplanteil vorschlägt, liefern ihre Randbezirke genau die
    Geländesymbole und aufgedruckten Zusatzsymbole der acht umliegenden Felder.

rule-setup-home-b = Heimat-Spielplanteile liegen offen und tragen weder Hütten noch Barbarendörfer
  .text =
    Heimat-Spielplanteile liegen von Anfang an offen; auf ihnen liegt kein Hütten-, Barbarendorf- oder Reliktmarker.

rule-setup-capital-a = Hauptstadt auf einem mittleren Landfeld
  .text =
    Die Hauptstadt kommt auf eines der vier mittleren Felder des eigenen Heimat-Spielplanteils, aber nie auf Wasser; auf
    dem Teil der Azteken gibt es deshalb nur drei Standorte.

rule-setup-figures-a = Erste Armee und erster Pionier
  .text =
    Eine Armee und ein Pionier werden in die Randbezirke der Hauptstadt gestellt, auf Felder, auf denen sie eine
    Bewegung beenden dürften, und unter Beachtung des Figurenlimits.

rule-setup-state-a = Anfangswerte
  .text =
    Vorbehaltlich der Ausnahmen der Zivilisationen beginnen alle mit militärischem Rang I, Bewegungsweite 2,
    Figurenlimit 2, Handkartenlimit 2 für Kulturereignisse, Städtelimit 2, 0 Handelspunkten, ohne Kultur- und Münzmarker
    und mit dem Kulturstufenmarker auf dem Startfeld. Münzsymbole in den Randbezirken der Hauptstadt zählen vom ersten
    Augenblick an.

rule-setup-tech-a = Die Starttechnologie liegt in der ersten Reihe
  .text =
    Die Starttechnologie ist von Anfang an bekannt und belegt unabhängig von ihrer aufgedruckten Stufe einen Platz in
    der ersten Reihe der Technologiepyramide; ihre Wirkungen gelten.

rule-setup-government-a = Anfängliche Staatsformen
  .text = Alle beginnen im Despotismus, ausgenommen Rom (Republik), Russland (Kommunismus) und Japan (Feudalismus).

rule-setup-units-a = Anfängliches stehendes Heer
  .text = Jeder Spieler zieht je eine Infanterie-, Kavallerie- und Artilleriekarte als verdecktes stehendes Heer.

rule-setup-policy-a = Beim Spielaufbau wird eine Sozialpolitik eingeführt
  .text =
    Jede Zivilisation muss beim Spielaufbau genau eine Sozialpolitik einführen, Frankreich zwei auf verschiedenen
    Karten; eine Technologie ist dafür nicht nötig.

rule-setup-first-player-a = Startspieler durch Los
  .text = Der Startspieler wird zufällig bestimmt.

rule-map-adjacency-a = Benachbart und umliegend
  .text =
    Benachbarte Felder haben eine gemeinsame Kante; umliegend (Randbezirke) sind alle acht Felder ringsum, auch die
    diagonalen.

rule-map-center-a = Das Stadtzentrum bringt nichts ein
  .text =
    Das Feld des Stadtzentrums liefert weder Symbole noch Rohstoffe; jeder Ertrag stammt aus den acht Feldern der
    Randbezirke.

rule-map-terrain-a = Geländesymbole
  .text =
    Grasland liefert nichts, Wald 2 Produktionspunkte, Gebirge 1 Produktionspunkt, Wüste 1 Handelspunkt und Wasser 1
    Handelspunkt.

rule-map-extras-a = Aufgedruckte Zusatzsymbole kommen zum Gelände hinzu
  .text = Ein aufgedrucktes Kultur- oder Münzsymbol ergänzt die Symbole des Geländes um eines dieser Art.

rule-map-cover-a = Ein Marker ersetzt alle Symbole seines Feldes
  .text =
    Ein Gebäude, ein Weltwunder oder eine Große Persönlichkeit ersetzt sämtliche Symbole des Feldes durch die eigenen.

rule-map-cover-b = Ein verdeckter Rohstoff kann nicht gewonnen werden
  .text =
    Trägt ein Feld mit aufgedrucktem Rohstoff ein Gebäude, ein Weltwunder oder eine Große Persönlichkeit, kann der
    Rohstoff dort nicht gewonnen werden, solange er überdeckt ist; verschwindet der Marker, geht es wieder.

rule-map-empty-a = Leeres Feld
  .text =
    Ein Feld ist leer, wenn auf ihm weder Figur, Stadt, Gebäude, Weltwunder oder Große Persönlichkeit noch ein Hütten-,
    Barbarendorf-, Stadtstaaten- oder Reliktmarker liegt; aufgedruckte Rohstoffe sind ohne Bedeutung.

rule-map-enemy-a = Alle anderen sind Gegner
  .text =
    Eigen ist nur, was dem Spieler selbst gehört; alles, was einem anderen Spieler gehört, ist gegnerisch. Bündnisse
    gibt es nicht, und kein Effekt setzt sie voraus oder berücksichtigt sie.

rule-map-rotation-a = Spielplanteile drehen
  .text =
    Ein Spielplanteil ist in Ausrichtung nach oben beschrieben; nach rechts bedeutet eine Vierteldrehung im
    Uhrzeigersinn, nach unten eine halbe, nach links eine Dreivierteldrehung, und alle Merkmale drehen sich mit dem
    Gelände.

rule-turn-phases-a = Fünf Phasen in fester Reihenfolge
  .text =
    Eine Runde besteht aus Rundenbeginn, Handel, Stadtverwaltung, Bewegung und Forschung; erst wenn alle Spieler eine
    Phase beendet haben, beginnt die nächste.

rule-turn-order-a = Phasen nacheinander und gleichzeitig
  .text =
    Rundenbeginn, Stadtverwaltung und Bewegung spielt einer nach dem anderen, im Uhrzeigersinn ab dem Startspieler,
    wobei jeder seinen Teil vollständig abschließt; Handel und Forschung laufen für alle gleichzeitig ab.

rule-turn-first-player-a = Der Startspielermarker wandert nach links
  .text = Zu Beginn jeder Runde außer der ersten geht der Startspielermarker an den linken Nachbarn.

rule-turn-own-part-a = Handeln außerhalb des eigenen Teils
  .text =
    Ein Spieler handelt nur in seinem eigenen Teil einer Phase; ausgenommen sind Effekte, die etwas aufheben oder
    unterbrechen, „jederzeit“ nutzbare Effekte und Entscheidungen im Kampf.

rule-turn-collision-a = Gleichzeitige Wünsche, die sich widersprechen
  .text =
    Kommen sich gleichzeitige Entscheidungen in die Quere, werden sie in Spielreihenfolge ab dem Startspieler
    abgehandelt.

rule-turn-once-a = Einmal pro Runde
  .text =
    „Einmal pro Runde“ bezieht sich auf die Spielrunde: Jede Rohstofffähigkeit und jede Rundenbeginn-Fähigkeit darf ihr
    Besitzer höchstens einmal pro Runde nutzen, auch wenn er noch weitere Rohstoffe hat.

rule-turn-sot-order-a = Freie Reihenfolge am Rundenbeginn
  .text =
    In seinem Teil des Rundenbeginns führt ein Spieler Stadtgründungen, den Wechsel der Staatsform, Fähigkeiten, die
    Zuteilung der Pioniere und das Platzieren Großer Persönlichkeiten in beliebiger Reihenfolge aus; eine Fähigkeit
    richtet sich nach der Lage im Moment ihrer Nutzung.

rule-city-found-a = Stadtgründung mit einem Pionier
  .text =
    In seinem Teil des Rundenbeginns darf ein Spieler einen Pionier auf einem zulässigen Feld in eine Stadt verwandeln:
    Der Pionier kommt zurück in den Vorrat, und ein Stadtmarker ohne Mauer nimmt das Feld ein.

rule-city-found-b = Eine neue Stadt handelt noch in derselben Runde
  .text =
    Eine am Rundenbeginn gegründete Stadt nimmt schon in dieser Runde an den Phasen Handel und Stadtverwaltung teil.

rule-city-found-c = Mehrere Städte in einer Runde
  .text =
    Ein Spieler darf an einem Rundenbeginn so viele Städte gründen, wie er zulässige Standorte, freie Stadtmarker und
    Spielraum unter dem Städtelimit hat.

rule-city-found-water-a = Keine Stadt auf Wasser
  .text = Der Standort darf kein Wasserfeld sein; jedes andere Gelände ist erlaubt.

rule-city-found-revealed-a = Umliegende Felder auf dem Spielplan und aufgedeckt
  .text = Alle acht umliegenden Felder müssen zum Spielplan gehören und auf aufgedeckten Spielplanteilen liegen.

rule-city-found-hut-a = Keine Hütte und kein Barbarendorf am oder um den Standort
  .text =
    Weder auf dem Standort noch auf einem der acht umliegenden Felder darf ein Hütten- oder Barbarendorfmarker liegen;
    ein Symbol, dessen Marker schon genommen wurde, stört nicht.

rule-city-found-citystate-a = Keine Stadt neben einem Stadtstaat
  .text =
    Auf keinem der acht Felder um einen Stadtstaat darf eine Stadt gegründet werden, ob er kontrolliert wird oder nicht.

rule-city-found-relic-a = Keine Stadt auf oder neben einem Reliktmarker
  .text =
    Solange ein Reliktmarker auf seinem Feld liegt, darf weder dort noch auf einem der acht Felder ringsum eine Stadt
    gegründet werden; ist er genommen, entfällt die Einschränkung.

rule-city-found-enemy-a = Keine gegnerische Figur in der Umgebung
  .text =
    Auf keinem der acht umliegenden Felder darf eine gegnerische Armee oder ein gegnerischer Pionier stehen; eigene
    Figuren stören nicht.

rule-city-found-distance-a = Stadtzentren mindestens drei Felder auseinander
  .text =
    Jedes andere Stadtzentrum, ob eigenes oder gegnerisches, muss mindestens 3 Felder entfernt sein; es zählt der
    größere Wert aus waagerechtem und senkrechtem Abstand, sodass sich Randbezirke nie überschneiden.

rule-city-limit-a = Städtelimit
  .text = Ein Spieler darf mit der Hauptstadt höchstens 2 Städte haben, mit Bewässerung 3.

rule-city-found-displace-a = Andere Figuren auf dem Standort
  .text =
    Weitere eigene Figuren auf dem Gründungsfeld ziehen auf ein benachbartes Feld, auf dem sie eine Bewegung beenden
    dürfen; gibt es keines, werden sie entfernt.

rule-scout-gather-a = Ein Pionier schickt die Symbole seines Feldes
  .text =
    Ein Pionier schickt die Produktions-, Handels-, Kultur- und Münzsymbole seines Feldes an eine Stadt seines
    Besitzers.

rule-scout-assign-a = Zuteilung am Rundenbeginn
  .text =
    In seinem Teil des Rundenbeginns sagt der Spieler für jeden Pionier an, für welche seiner Städte er arbeitet; das
    gilt bis zu seinem nächsten Rundenbeginn.

rule-scout-assign-b = Neue und weitergezogene Pioniere
  .text =
    Ein Pionier arbeitet für die angesagte Stadt, wo immer er gerade steht; ein neu gebauter arbeitet ab der nächsten
    Runde für die Stadt, die ihn gebaut hat.

rule-scout-marker-a = Pioniere sammeln auch von Markern, selbst von gegnerischen
  .text =
    Auf einem Feld mit Gebäude, Weltwunder oder Großer Persönlichkeit schickt der Pionier die Symbole dieses Markers;
    gehört er einem Gegner, geht der Besitzer leer aus, weil das Feld blockiert ist.

rule-scout-combat-a = Kampfsymbole werden nie verschickt
  .text = Ein Pionier überträgt niemals Kampfsymbole; dem Besitzer des blockierten Markers gehen sie dennoch verloren.

rule-scout-own-a = Ein Pionier in eigenen Randbezirken verlagert den Ertrag
  .text =
    Ein Pionier in den Randbezirken einer Stadt seines Besitzers schickt den Ertrag des Feldes an die angesagte Stadt;
    gezählt wird er nur einmal.

rule-scout-resource-a = Ein Pionier stellt seinen Rohstoff bereit
  .text = Die angesagte Stadt darf den Rohstoff des Feldes gewinnen, auf dem ihr Pionier steht.

rule-trade-collect-a = Handelspunkte einnehmen
  .text =
    Jeder Spieler zählt auf seiner Handelsscheibe alle Handelssymbole in den Randbezirken seiner Städte, auf den Feldern
    seiner Pioniere und auf den von ihm kontrollierten Stadtstaaten hinzu.

rule-trade-collect-b = Blockierte Felder bringen keinen Handel
  .text = Ein Feld, auf dem eine gegnerische Figur steht, bringt dem Besitzer der Stadt keine Handelspunkte.

rule-trade-cap-a = Die Handelsscheibe endet bei 27
  .text = Die Handelsscheibe zeigt nie mehr als 27; der Überschuss verfällt.

rule-trade-cap-b = Die Obergrenze gilt für jeden Gewinn
  .text =
    Die Obergrenze von 27 gilt jederzeit und für Gewinne aus jeder Quelle, auch für gestohlene und eingetauschte
    Handelspunkte.

rule-trade-deal-a = Was getauscht werden darf
  .text =
    In der Handelsphase dürfen sich die Spieler in beliebiger Mischung Handelspunkte, Kulturmarker, Rohstoffmarker
    (solche aus dem Markt offen, Hütten- und Barbarendorfmarker verdeckt) und Kulturereigniskarten übergeben.

rule-trade-deal-b = Was nicht getauscht werden darf
  .text =
    Technologien, Münzen, Einheiten, Figuren, Städte, Gebäude, Weltwunder und Große Persönlichkeiten sind nie Teil eines
    Geschäfts, und Geschäfte sind nur in der Handelsphase möglich.

rule-trade-deal-c = Versprechen binden nicht
  .text =
    Versprechen über späteres Verhalten sind erlaubt, werden aber nie erzwungen; es zählt nur, was jetzt den Besitzer
    wechselt.

rule-trade-deal-d = Handkartenlimit nach einem Geschäft
  .text =
    Wer durch ein Geschäft mehr Kulturereignisse hält, als sein Handkartenlimit erlaubt, legt die überzähligen sofort
    ab.

rule-trade-deal-e = Verdeckte Marker bleiben beim Tausch geheim
  .text =
    Ein Hütten- oder Barbarendorfmarker wird verdeckt getauscht: Danach darf ihn der Empfänger ansehen, andere nicht,
    und was der Geber über ihn behauptet hat, ist nicht bindend.

rule-trade-abilities-a = Fähigkeiten der Handelsphase
  .text =
    Fähigkeiten mit der Kennzeichnung „Handel“ darf jeder Spieler in dieser Phase vor oder nach seinen Einnahmen nutzen;
    kommt es darauf an, gilt die Spielreihenfolge.

rule-city-action-a = Eine von vier Aktionen je Stadt
  .text =
    Im Teil ihres Besitzers der Phase Stadtverwaltung darf jede Stadt, in beliebiger Reihenfolge, eine Aktion ausführen:
    produzieren, sich den Künsten widmen, einen Rohstoff gewinnen oder ein Aufbauprogramm starten. Eine Aktion ist
    freiwillig; ungenutzt verfällt sie.

rule-city-action-b = Mehrere Städte dürfen dieselbe Aktion wählen
  .text = Dieselbe Art von Aktion darf in einer Runde von mehreren Städten ausgeführt werden.

rule-city-production-a = Produktion einer Stadt
  .text =
    Die Produktion einer Stadt ist die Summe aus der nicht blockierten Produktion ihrer Randbezirke, den von Pionieren
    geschickten Symbolen, Boni je Stadt, einmaligen Boni dieser Runde und umgewandelten Handelspunkten.

rule-city-production-b = Genau ein Gegenstand, der Rest verfällt
  .text =
    Mit einer Produktionsaktion erhält man eine Figur, eine Einheit, ein Gebäude, ein Weltwunder oder eine Stadtmauer;
    nicht ausgegebene Produktionspunkte verfallen und werden weder aufgespart noch an eine andere Stadt weitergegeben.

rule-city-rush-a = Drei Handelspunkte für einen Produktionspunkt
  .text =
    Beim Produzieren darf ein Spieler 3 Handelspunkte in 1 Produktionspunkt umwandeln, so oft er zahlen kann (Amerika: 3
    Handelspunkte in 2 Produktionspunkte).

rule-city-rush-b = Umwandlung nur für die laufende Aktion
  .text =
    Umgewandelte Produktionspunkte gelten nur für die laufende Produktionsaktion; für Künste, Rohstoffe oder ein
    Aufbauprogramm kann kein Handel umgewandelt werden, und was beim Aufrunden übrig bleibt, verfällt.

rule-city-program-a = Ein Aufbauprogramm starten
  .text =
    Als Stadtaktion legt eine Stadt einen Aufbauprogramm-Marker auf ihr Zentrum; das kostet nichts. Eine Stadt hat nie
    mehr als einen solchen Marker, doch mehrere Städte dürfen je einen haben.

rule-city-program-b = Verdoppelte Produktion der Randbezirke
  .text =
    Produziert eine Stadt mit Aufbauprogramm-Marker, wird der Marker abgelegt, und die Produktion ihrer Randbezirke
    zählt für diese Aktion doppelt.

rule-city-program-c = Der Marker muss genutzt werden
  .text =
    Eine Stadt mit Aufbauprogramm-Marker muss ihn bei ihrer nächsten Produktionsaktion einsetzen, so klein das Produkt
    auch sein mag.

rule-city-program-d = Andere Aktionen lassen den Marker liegen
  .text =
    Widmet sich die Stadt den Künsten oder gewinnt sie einen Rohstoff, bleibt der Marker liegen, beliebig viele Runden
    lang.

rule-city-program-e = Andere Quellen werden nicht verdoppelt
  .text =
    Produktion aus Staatsformen, Sozialpolitiken, Ereignissen, Rohstofffähigkeiten, von Pionieren außerhalb der
    Randbezirke und aus umgewandeltem Handel kommt einfach hinzu.

rule-city-program-f = Pioniere in den Randbezirken, Stadtstaaten und Kommunismus
  .text =
    Symbole der eigenen Randbezirke, die ein dort für diese Stadt stehender Pionier sammelt, und bei der Hauptstadt die
    Symbole kontrollierter Stadtstaaten gelten als Randbezirke und werden verdoppelt; im Kommunismus wird zuerst der
    Wert der Randbezirke der besten Stadt genommen und dann verdoppelt.

rule-city-program-g = Eine zerstörte Stadt verliert ihren Marker
  .text = Wird die Stadt zerstört, kommt ihr Aufbauprogramm-Marker zurück in den Vorrat.

rule-city-program-h = Aufbauprogramm und Produktion in einer Runde
  .text =
    Eine Stadt, die in derselben Runde eine zweite Aktion erhält, darf mit der ersten ein Aufbauprogramm starten und es
    mit der zweiten nutzen.

rule-city-program-i = Auch Stadtmauern und kostenlose Gebäude verbrauchen den Marker
  .text =
    Bei jeder Produktionsaktion wird der Marker abgelegt, auch bei einer Stadtmauer oder einem kostenlosen Gebäude.

rule-city-program-j = Es gibt nur sieben Marker
  .text =
    Es gibt sieben Aufbauprogramm-Marker; liegen alle auf Städten, kann kein weiteres Aufbauprogramm gestartet werden.

rule-build-figure-cost-a = Kosten der Figuren
  .text = Eine Armee kostet 4 Produktionspunkte, ein Pionier 6.

rule-build-figure-place-a = Wo neue Figuren erscheinen
  .text =
    Eine neue Figur kommt auf ein Feld in den Randbezirken der produzierenden Stadt, auf dem sie ihre Bewegung beenden
    dürfte, unter Beachtung des Figurenlimits.

rule-build-figure-place-b = Keine Figuren auf Hütten und Barbarendörfer, kein Pionier zu Gegnern
  .text =
    Keine Figur darf auf einen Hütten- oder Barbarendorfmarker gestellt werden; ein Pionier darf nicht auf ein Feld mit
    einer gegnerischen Figur gestellt werden.

rule-build-figure-place-c = Eine Armee auf einem gegnerisch besetzten Feld löst einen Kampf aus
  .text =
    Eine Armee darf auf ein Feld der Randbezirke mit gegnerischen Figuren gestellt werden; sofort beginnt ein Kampf, in
    dem ihr Erbauer der Angreifer ist und nur diese Armee einsetzt.

rule-build-figure-limit-a = Vorrat an Figuren
  .text =
    Von einem Spieler stehen höchstens 6 Armeen und 2 Pioniere auf dem Spielplan (Russland: 7 Armeen); ist keine Figur
    mehr im Vorrat, kann keine gebaut werden.

rule-build-unit-a = Eine Einheit bauen
  .text =
    Eine Einheit eines freigeschalteten Typs kostet je nach aktuellem Rang des Besitzers in diesem Typ 5, 7, 9 oder 11
    Produktionspunkte; die oberste Karte des Stapels kommt verdeckt ins stehende Heer. Infanterie, Kavallerie und
    Artillerie von Rang I sind immer freigeschaltet.

rule-build-unit-b = Luftwaffe
  .text = Eine Luftwaffeneinheit kostet 12 Produktionspunkte und kann nur mit der Technologie Luftfahrt gebaut werden.

rule-build-unit-c = Keine Grenze außer den Stapeln
  .text = Das stehende Heer hat keine Obergrenze; ein Typ, dessen Stapel leer ist, kann nicht gebaut werden.

rule-build-building-a = Bedingungen für ein Gebäude
  .text =
    Ein Gebäude muss durch eine bekannte Technologie freigeschaltet sein, sein Marker muss im Markt liegen, und es kommt
    auf ein zulässiges Gelände in den Randbezirken der produzierenden Stadt.

rule-build-building-terrain-a = Gelände der Gebäude
  .text =
    Hafen und Werft brauchen Wasser, der Handelsposten Wüste, Schmiede und Eisenmine Gebirge, Kornspeicher, Aquädukt,
    Bibliothek und Universität Grasland; Markt, Bank, Tempel, Kathedrale, Kaserne und Akademie dürfen auf jedem Gelände
    außer Wasser stehen.

rule-build-building-star-a = Ein Gebäude mit Stern je Stadt
  .text =
    Eine Stadt hat höchstens ein Gebäude mit Stern, über alle Arten hinweg (Markt/Bank, Tempel/Kathedrale,
    Kaserne/Akademie, Werft).

rule-build-building-upgrade-a = Nach dem Freischalten nur noch die verbesserte Variante
  .text =
    Ist die verbesserte Variante freigeschaltet, darf nur noch sie gebaut werden, zu ihren eigenen Kosten; die
    Technologie der Verbesserung genügt, die des einfachen Gebäudes wird nicht gebraucht.

rule-build-building-upgrade-b = Gebaute einfache Gebäude werden sofort umgedreht
  .text =
    Erhält ein Spieler die Technologie einer Verbesserung, werden alle seine einfachen Gebäude dieser Art sofort und
    kostenlos auf die verbesserte Seite gedreht, gegnerische Gebäude nicht.

rule-build-building-supply-a = Gemeinsamer Markervorrat
  .text =
    Einfaches Gebäude und verbesserte Variante haben einen gemeinsamen Vorrat; ein zerstörtes oder überbautes Gebäude
    kehrt dorthin zurück.

rule-build-walls-a = Stadtmauern
  .text =
    Mit Mauerwerk darf eine Produktionsaktion für 7 Produktionspunkte eine Stadtmauer errichten: Der Stadtmarker wird
    auf die Seite mit Mauer gedreht, einmal je Stadt.

rule-build-overbuild-a = Ein Gebäude überbauen
  .text =
    Ein neues Gebäude, ein Weltwunder oder eine Große Persönlichkeit darf auf ein Feld kommen, auf dem schon ein Gebäude
    steht; das alte Gebäude geht zurück in den Markt.

rule-build-overbuild-b = Ein Gebäude mit Stern ersetzen
  .text =
    Ein zweites Gebäude mit Stern ist nur als Ersatz möglich: Das alte wird entfernt, sobald das neue platziert wird,
    auch wenn dieses auf einem anderen Feld steht.

rule-build-overbuild-c = Eine Große Persönlichkeit überbauen
  .text =
    Eine überbaute Große Persönlichkeit kehrt in die Reserve ihres Besitzers zurück und darf später wieder platziert
    werden.

rule-build-forbidden-a = Felder, auf denen nicht gebaut werden darf
  .text =
    Nichts darf auf einem Stadtzentrum, einem Stadtstaaten-, Hütten-, Barbarendorf- oder Reliktmarker oder einem Feld
    mit einer gegnerischen Figur gebaut werden.

rule-wonder-build-a = Ein Weltwunder kaufen
  .text =
    Eine Produktionsaktion darf eines der vier offenen Weltwunder zu seinen Kosten kaufen oder zu den ermäßigten Kosten,
    wenn der Spieler die genannte Technologie kennt.

rule-wonder-build-b = Ein Weltwunder platzieren
  .text =
    Der Marker des Weltwunders kommt auf ein Feld in den Randbezirken der produzierenden Stadt, das kein Wasser ist, und
    ersetzt dessen Symbole.

rule-wonder-limit-a = Ein Weltwunder je Stadt
  .text =
    Eine Stadt hat höchstens ein Weltwunder in ihren Randbezirken; ein zweites ist nur möglich, wenn es das erste
    ersetzt.

rule-wonder-market-a = Der Marktplatz wird sofort aufgefüllt
  .text =
    Sobald ein Weltwunder gekauft ist, kommt die nächste Karte des Stapels mit ihrem Marker auf den freien Platz. Ist
    der Stapel leer, bleibt der Platz leer.

rule-wonder-obsolete-a = Unbrauchbar gewordenes Weltwunder auf dem Spielplan
  .text =
    Ein gebautes Weltwunder, das unbrauchbar gemacht wird, verliert seine Fähigkeit endgültig; sein Marker bleibt auf
    dem Spielplan und behält seine Kultursymbole.

rule-wonder-obsolete-b = Ein Weltwunder im Markt unbrauchbar machen
  .text =
    Eine Technologie, die ein Weltwunder unbrauchbar macht, darf auch eines im Markt treffen; Karte und Marker werden
    entfernt, und der Platz wird aufgefüllt.

rule-wonder-blockade-a = Ein blockiertes Weltwunder wirkt nicht
  .text =
    Solange eine gegnerische Figur auf dem Feld eines Weltwunders steht, hat es für seinen Besitzer weder Wirkung noch
    Symbole; danach wirkt es wieder.

rule-wonder-overbuilt-a = Ein überbautes Weltwunder scheidet aus
  .text = Ein Weltwunder, das durch einen anderen Marker ersetzt wird, scheidet samt seiner Karte aus dem Spiel aus.

rule-city-arts-a = Sich den Künsten widmen
  .text =
    Die Stadt erhält 1 Kulturmarker und je einen weiteren für jedes nicht blockierte Kultursymbol in ihren Randbezirken.

rule-city-arts-b = Zuschläge zur Kunstaktion
  .text =
    Von Pionieren geschickte Kultursymbole zählen mit, bei der Hauptstadt auch die kontrollierter Stadtstaaten, ebenso
    Boni wie der durch Stadtentwicklung.

rule-city-harvest-a = Einen Rohstoff gewinnen
  .text =
    Die Stadt nimmt einen Marker aus dem Markt, passend zu einem Rohstoffsymbol in ihren nicht blockierten Randbezirken
    oder auf dem Feld eines ihr zugeteilten Pioniers. Hat der Markt keinen solchen Marker, gibt es nichts.

rule-city-blockade-a = Blockade durch gegnerische Figuren
  .text =
    Ein Feld der Randbezirke, auf dem eine gegnerische Figur steht, ob Armee oder Pionier, bringt seinem Besitzer keine
    Produktion, keinen Handel, keine Kultur, keine Münze, keinen Kampfbonus und keinen Rohstoff. Die Marker werden nicht
    zerstört; ist die letzte gegnerische Figur abgezogen, gilt alles wieder.

rule-city-blockade-b = Kein Bauen unter Blockade
  .text =
    Auf einem blockierten Feld kann der Besitzer nichts bauen oder platzieren, ausgenommen eine Armee, die dann
    angreift.

rule-city-cancel-a = Aufgehobene Stadtaktion
  .text =
    Eine aufgehobene Stadtaktion ist verbraucht, ihre Produktion, ihr Marker und die Bezahlung werden jedoch nicht
    ausgegeben.

rule-city-abilities-a = Rohstofffähigkeiten zwischen den Aktionen
  .text =
    Rohstofffähigkeiten der Stadtverwaltung dürfen jederzeit im eigenen Teil dieser Phase genutzt werden, vor, zwischen
    oder nach Stadtaktionen. Sie sind keine Stadtaktionen und in anderen Phasen oder im Teil eines anderen Spielers
    nicht möglich, es sei denn, sie heben etwas auf oder unterbrechen es.

rule-culture-advance-a = Kosten des Voranschreitens
  .text =
    Ein Feld kostet auf den Feldern 1–7 der Kulturskala 3 Kultur, auf 8–14 5 Kultur und 3 Handelspunkte, auf 15–21 7
    Kultur und 6 Handelspunkte.

rule-culture-advance-b = Mehrmals voranschreiten, nur im eigenen Teil
  .text =
    Jederzeit in seinem eigenen Teil der Stadtverwaltung darf ein Spieler voranschreiten, so oft er zahlen kann, jeweils
    um ein Feld; in anderen Phasen geht das nur durch kostenloses Voranschreiten.

rule-culture-advance-c = Belohnungen der Kulturskala
  .text =
    Jedes betretene Feld bringt ein Kulturereignis der Stufe dieses Feldes, auf den Feldern 3, 7, 12 und 18 eine Große
    Persönlichkeit und auf Feld 21 den Sieg.

rule-culture-advance-d = Kostenloses Voranschreiten bringt dieselbe Belohnung
  .text = Kostenloses Voranschreiten kostet nichts und bringt die Belohnung des betretenen Feldes nach dessen Stufe.

rule-movement-speed-a = Eine Bewegung je Figur, waagerecht oder senkrecht
  .text =
    In seinem Teil der Bewegungsphase darf ein Spieler jede Figur einmal bewegen, bis zur Bewegungsweite Schritt für
    Schritt auf ein benachbartes Feld, nie diagonal.

rule-movement-speed-b = Bewegungsweite nach Technologie
  .text =
    Die Bewegungsweite beträgt 2 oder den besten Wert aus Reiterei 3, Segeln 4, Dampfkraft 5 und Luftfahrt 6; die Werte
    werden nicht addiert.

rule-movement-group-a = Gruppen
  .text =
    Figuren, die zu Beginn der Phase auf demselben Feld stehen, dürfen als Gruppe gemeinsam ziehen; Figuren, die
    getrennt beginnen, können sich nicht zu einer Bewegung vereinen.

rule-movement-group-b = Unterwegs Figuren zurücklassen
  .text = Eine ziehende Gruppe darf Figuren zurücklassen; deren Bewegung ist damit beendet. Aufnehmen kann sie keine.

rule-movement-stack-a = Figurenlimit
  .text =
    Am Ende einer Bewegung stehen auf einem Feld höchstens so viele Figuren eines Spielers (Armeen und Pioniere
    zusammen), wie sein Figurenlimit erlaubt.

rule-movement-stack-b = Figurenlimit nach Technologie
  .text =
    Das Figurenlimit beträgt 2, mit Mauerwerk 3, Buchdruck 4, Biologie 5, Ersatzteile 6; nur der beste Wert gilt, und
    Russland zählt 1 hinzu.

rule-movement-water-a = Wasser ohne Technologie
  .text = Ohne eine Technologie für Wasserfelder können Figuren Wasser weder betreten noch überqueren.

rule-movement-water-b = Wasser überqueren und dort anhalten
  .text =
    Mit Navigation dürfen Figuren Wasser überqueren, aber nicht dort anhalten; mit Segeln, Dampfkraft und Luftfahrt
    dürfen sie auch anhalten.

rule-movement-enter-hidden-a = Verdeckte Spielplanteile sind nicht betretbar
  .text = Keine Figur betritt ein Feld eines verdeckten Spielplanteils; es muss zuerst entdeckt werden.

rule-movement-enter-hut-a = Pioniere und Hütten oder Barbarendörfer
  .text =
    Ein Pionier darf ein Feld mit Hüttenmarker nicht betreten (außer mit Pazifismus) und eines mit Barbarendorfmarker
    niemals, auch nicht im Vorbeiziehen.

rule-movement-enter-citystate-a = Stadtstaaten dürfen betreten und durchquert werden
  .text = Ein Stadtstaat ohne gegnerische Figuren darf von Armeen wie von Pionieren betreten und durchquert werden.

rule-movement-enter-enemy-a = Gegnerische Figuren und Städte beenden die Bewegung
  .text =
    Ein Pionier darf kein Feld mit gegnerischen Figuren und kein gegnerisches Stadtzentrum betreten; betritt eine Armee
    ein Feld mit einer gegnerischen Armee oder ein gegnerisches Stadtzentrum, beginnt dort ein Kampf, und ihre Bewegung
    endet.

rule-movement-enter-owncity-a = Eigenes Stadtzentrum: durchziehen, nicht anhalten
  .text = Eigene Stadtzentren dürfen durchquert werden, doch keine Figur darf ihre Bewegung dort beenden.

rule-movement-scout-behind-a = Pioniere in einer angreifenden Gruppe
  .text =
    Pioniere, die mit Armeen auf ein Kampffeld ziehen, betreten es nur, wenn der Kampf gewonnen wird; geht er verloren,
    sterben sie mit den Armeen.

rule-movement-forced-a = Figuren auf Feldern, auf denen sie nicht mehr stehen dürfen
  .text =
    Eine Figur auf einem Feld, auf dem sie nicht mehr anhalten darf, bleibt dort bis zu ihrer nächsten Bewegung und muss
    es dann verlassen, wenn sie kann; eine geplante Bewegung, die nicht zulässig enden kann, muss früher aufhören.

rule-explore-discover-a = Ein Spielplanteil entdecken
  .text =
    Eine Armee oder ein Pionier neben einem Feld eines verdeckten Spielplanteils darf einen Schritt ausgeben, um das
    Teil aufzudecken, ohne sich zu bewegen, und dann weiterziehen.

rule-explore-discover-b = Ausrichtung eines entdeckten Spielplanteils
  .text = Das entdeckte Spielplanteil wird so gelegt, dass sein Pfeil von der entdeckenden Figur weg zeigt.

rule-explore-discover-c = Marker auf einem neuen Spielplanteil
  .text =
    Auf jedes Hüttensymbol kommt verdeckt ein zufälliger Hüttenmarker, auf jedes Barbarendorfsymbol ein
    Barbarendorfmarker und auf ein Reliktfeld der passende Reliktmarker.

rule-explore-discover-d = Neben zwei verdeckten Spielplanteilen
  .text =
    Auf versetzten Spielplänen kann eine Figur neben mehreren verdeckten Teilen stehen; jedes kostet einen eigenen
    Schritt, und der Spieler wählt, welches er aufdeckt.

rule-explore-hut-a = Eine Hütte erkunden
  .text = Eine Armee, die ein Hüttenfeld betritt, hält dort an; ihr Besitzer nimmt den Marker und sieht ihn sich an.

rule-explore-hut-b = Hütten- und Barbarendorfmarker behalten und aufdecken
  .text =
    Rohstoffmarker werden verdeckt aufbewahrt und später wie andere Rohstoffe ausgegeben; sofortige Belohnungen werden
    aufgedeckt und gleich ausgeführt.

rule-explore-village-a = Ein Barbarendorf einnehmen
  .text =
    Eine Armee, die ein Barbarendorf betritt, kämpft gegen Barbaren; gewinnt sie, besetzt sie das Feld, und ihr Besitzer
    nimmt den Marker wie bei einer Hütte.

rule-explore-village-b = Niederlage gegen ein Barbarendorf
  .text = Gewinnen die Barbaren, sind die angreifenden Figuren verloren, und der Marker bleibt verdeckt liegen.

rule-battle-start-a = Wann es zum Kampf kommt
  .text =
    Ein Kampf beginnt, wenn eine Armee allein oder in einer Gruppe ein Feld mit einer feindlichen Armee, einem
    feindlichen Stadtzentrum oder einem Barbarendorf betritt oder dort platziert wird. Wer zieht, ist der Angreifer; mit
    dem Kampf endet die Bewegung der Angreifer in jedem Fall.

rule-battle-steps-a = Ablauf eines Kampfes
  .text =
    Ein Kampf läuft in dieser Reihenfolge ab: Effekte vor dem Kampf, Kampftruppen ziehen, Kampfbonus bestimmen, Gefecht,
    Kampfergebnis, dann Verluste, Beute und Besetzen des Feldes.

rule-battle-hand-a = Größe der Kampftruppe
  .text =
    Die Kampftruppe umfasst 3 Karten für die erste Armee und 2 weitere für jede zusätzliche beteiligte Armee desselben
    Spielers; eine verteidigte Stadt stellt 6, Barbaren stellen 3. Kommunismus gibt 1 Karte mehr, Computer 1 je fünf
    Münzen.

rule-battle-hand-b = Weniger Einheiten als Karten erlaubt
  .text =
    Wer weniger Einheiten besitzt, als seine Kampftruppe umfassen darf, nimmt alle, die er hat – notfalls gar keine.

rule-battle-hand-c = Zufällig und geheim gezogen
  .text =
    Die Kampftruppe wird zufällig aus dem gesamten stehenden Heer gezogen und bleibt geheim, bis die Karten ausgespielt
    werden; nicht gezogene Einheiten nehmen am Kampf nicht teil.

rule-battle-hand-d = Wer für die Kampftruppe zählt
  .text =
    Nur Armeefiguren auf dem angegriffenen Feld zählen: Pioniere bringen nichts, und eine Stadt wird stets mit einer
    Kampftruppe von 6 verteidigt, gleich welche Armeen in ihren Randbezirken stehen.

rule-battle-rank-a = Der Rang des Besitzers bestimmt die Kartenseite
  .text =
    Für eine Einheit gilt die Seite, die dem aktuellen Rang ihres Besitzers bei diesem Einheitentyp entspricht; steigt
    der Rang, verbessern sich sofort alle Einheiten des Typs, auch früher produzierte.

rule-battle-bonus-a = Kampfbonuskarte
  .text =
    Nach dem Ziehen der Kampftruppen zählt jede Seite einmal ihre Kampfboni zusammen; die Seite mit der höheren Summe
    erhält die Kampfbonuskarte in Höhe der Differenz, die andere Seite rechnet nichts hinzu.

rule-battle-bonus-b = Verteidigungsbonus der Städte
  .text =
    Eine Stadt gibt 6, eine Hauptstadt 12 und eine Stadtmauer 4 zusätzlich; das zählt nur für den Verteidiger dieses
    Feldes.

rule-battle-bonus-c = Alle Kampfboni werden addiert
  .text =
    Kaserne 2, Akademie 4, Werft 2, Großer General 4, Zeus-Statue 6, Fundamentalismus 4, Frankreich 2 und Stadtstaat 4
    mit 2 werden zusammengezählt, gleich wo der Kampf stattfindet, sofern sie nicht blockiert sind.

rule-battle-front-a = Der Verteidiger beginnt, dann abwechselnd
  .text =
    Die Spieler sind im Kampf abwechselnd am Zug, beginnend mit dem Verteidiger; in jedem Kampfzug wird genau eine
    Einheit ausgespielt.

rule-battle-front-b = Wo eine Einheit ausgespielt werden darf
  .text =
    Eine Einheit baut eine neue Front auf oder greift eine Front an, an der genau eine feindliche Einheit liegt; eigene
    Fronten ohne Gegner können nicht verstärkt werden.

rule-battle-front-c = Beidseitig besetzte Fronten sind geschlossen
  .text =
    An einer Front mit Einheiten auf beiden Seiten kann niemand mehr eingreifen; sind alle Fronten so besetzt, muss eine
    neue aufgebaut werden.

rule-battle-front-d = Eine Front wird wieder frei
  .text =
    Wird eine der beiden Einheiten einer Front eliminiert, liegt die überlebende allein und kann von der Gegenseite
    angegriffen werden.

rule-battle-attack-a = Schaden wird gleichzeitig zugefügt
  .text =
    Wird eine Einheit gegen eine feindliche ausgespielt, fügen beide einander gleichzeitig Schaden in Höhe ihrer Stärke
    zu; es können also beide eliminiert werden.

rule-battle-attack-b = Trumpf schlägt zuerst zu
  .text =
    Trumpft ein Einheitentyp den anderen, fügt die trumpfende Einheit ihren Schaden zuerst zu; überlebt der Gegner,
    schlägt er zurück.

rule-battle-attack-c = Kein Schaden nach einem tödlichen Trumpf
  .text =
    Eliminiert der Erstschlag der trumpfenden Einheit den Gegner, fügt dieser keinen Schaden mehr zu; das gilt für die
    bereits liegende ebenso wie für die gerade ausgespielte Einheit.

rule-battle-attack-d = Trumpf-Kreislauf
  .text =
    Infanterie trumpft Kavallerie, Kavallerie trumpft Artillerie, Artillerie trumpft Infanterie; die Luftwaffe trumpft
    niemanden und wird nicht getrumpft, und gleiche Typen trumpfen einander nicht.

rule-battle-attack-e = Angriff nur beim Ausspielen an einer Front
  .text =
    Schaden bleibt auf einer Einheit liegen; Einheiten, die sich an einer Front gegenüberliegen, greifen in späteren
    Kampfzügen nicht erneut an.

rule-battle-kill-a = Eliminierte Einheiten
  .text =
    Eine Einheit, deren Schaden ihren Gesundheitswert erreicht, wird sofort eliminiert und kommt offen unter ihren
    Einheitenstapel.

rule-battle-turn-a = Kampfzug
  .text =
    Der Spieler am Zug darf eine Fähigkeit einsetzen, spielt eine Einheit aus und darf danach noch eine Fähigkeit
    einsetzen; der andere kann währenddessen keine Kampffähigkeit nutzen.

rule-battle-turn-b = Nach der letzten Einheit
  .text =
    Wer seine letzte Einheit ausgespielt hat, erhält keine Kampfzüge mehr und kann keine Fähigkeiten mehr einsetzen; der
    andere spielt allein weiter.

rule-battle-turn-c = Fähigkeiten betreffen nur Einheiten an Fronten
  .text =
    Fähigkeiten, die heilen oder Schaden zufügen, wirken auf Einheiten an den Fronten, niemals auf Karten in der
    Kampftruppe auf der Hand.

rule-battle-result-a = Endsumme des Kampfes
  .text =
    Sind alle Einheiten ausgespielt, zählt jede Seite die Gesundheit ihrer überlebenden Einheiten abzüglich des Schadens
    auf ihnen und zuzüglich ihrer Kampfbonuskarte; die höhere Summe gewinnt.

rule-battle-result-b = Bei Gleichstand gewinnt der Verteidiger
  .text = Haben beide Seiten dieselbe Endsumme, gewinnt der Verteidiger.

rule-battle-result-c = Sieg ohne Überlebende
  .text = Eine Seite kann auch ohne überlebende Einheiten gewinnen, allein durch ihren Kampfbonus.

rule-battle-losses-a = Verluste des Verlierers
  .text =
    Der Verlierer verliert alle beteiligten Figuren einschließlich der Pioniere. Aller Schaden wird entfernt, und die
    überlebenden Einheiten beider Seiten kehren in ihr stehendes Heer zurück.

rule-battle-losses-b = Verluste des Siegers
  .text =
    Der Sieger verliert je zwei eliminierte eigene Einheiten eine Armeefigur, behält aber mindestens eine Armee, wenn
    Armeen für ihn gekämpft haben.

rule-battle-occupy-a = Der siegreiche Angreifer besetzt das Feld
  .text =
    Die verbliebenen Figuren eines siegreichen Angreifers stehen auf dem Kampffeld; ein siegreicher Verteidiger bleibt,
    wo er ist.

rule-battle-city-a = Eine eroberte Stadt wird zerstört
  .text =
    Der Stadtmarker geht an seinen Besitzer zurück, alle Gebäude der Randbezirke kommen auf den Markt, Weltwunder dort
    scheiden aus dem Spiel aus, Große Persönlichkeiten kehren in den Vorrat zurück, und ein Aufbauprogramm-Marker wird
    abgelegt. Der Eroberer behält die Stadt nicht.

rule-battle-scouts-a = Pioniere ohne Schutz
  .text =
    Das Betreten eines Feldes, auf dem nur feindliche Pioniere stehen, ist kein Kampf: Sie werden entfernt, der Ziehende
    gilt als Sieger eines Kampfes und erhält 1 Beutepunkt; Kampftruppen und Boni kommen nicht zum Einsatz. Die Bewegung
    der Armee endet dort.

rule-battle-barbarian-a = Die Barbaren eines Dorfes
  .text =
    Die Barbaren verteidigen mit je einer Infanterie-, Kavallerie- und Artillerieeinheit von Rang I aus den Stapeln und
    ohne Kampfbonus; der linke Nachbar des Angreifers spielt für sie. Danach kommen ihre Karten unter die jeweiligen
    Stapel.

rule-battle-barbarian-b = Auch gegen Barbaren gelten die üblichen Verluste
  .text =
    Wer Barbaren besiegt, verliert trotzdem je zwei eliminierte eigene Einheiten eine Armee, behält aber mindestens
    eine.

rule-battle-retreat-a = Kein Rückzug
  .text = Ein begonnener Kampf wird bis zum Ende ausgefochten; niemand kann sich zurückziehen oder den Kampf ablehnen.

rule-loot-amount-a = Beute je nach Besiegtem
  .text =
    1 Beutepunkt gibt es, wenn der Verlierer eine oder mehrere Figuren auf dem Kampffeld hatte, 2, wenn er eine Stadt
    verlor, und sofort den Militärsieg, wenn es die Hauptstadt war; wie viele Figuren es waren, ist gleichgültig.

rule-loot-amount-b = Auch geschlagene Angreifer bringen Beute
  .text = Ein siegreicher Verteidiger erhält 1 Beutepunkt, weil der Verlierer Figuren auf dem Kampffeld hatte.

rule-loot-spend-a = Zwei Beutepunkte ausgeben
  .text =
    Mit Beutepunkten kauft man Effekte aus den beiden Preislisten; 2 Beutepunkte reichen für einen 2-Beutepunkte-Effekt,
    zwei verschiedene 1-Beutepunkt-Effekte oder zweimal denselben.

rule-loot-spend-b = Beute wird sofort ausgegeben
  .text =
    Beutepunkte müssen unmittelbar nach dem Kampf ausgegeben werden; aufsparen kann man sie nicht, und was sich nicht
    verwenden lässt, verfällt.

rule-loot-trade-a = Beute: bis zu 3 Handelspunkte stehlen
  .text = Der Sieger überträgt bis zu 3 Handelspunkte von der Handelsscheibe des Verlierers auf seine eigene.

rule-loot-culture-a = Beute: bis zu 3 Kulturmarker stehlen
  .text = Der Sieger nimmt bis zu 3 Kulturmarker des Verlierers; dessen Stand auf der Kulturskala ändert sich nicht.

rule-loot-resource-a = Beute: einen Rohstoff stehlen
  .text =
    Der Sieger nimmt einen Rohstoffmarker seiner Wahl; auch verdeckte Hütten- und Barbarendorfmarker darf er wählen, sie
    aber vorher nicht ansehen.

rule-loot-discard-coin-a = Beute: Verlierer legt einen Münzmarker ab
  .text = Der Verlierer legt einen Münzmarker ab, den der Sieger bestimmt; aufgedruckte Münzen sind sicher.

rule-loot-tech-a = Beute: eine Technologie des Verlierers erlernen
  .text =
    Für 2 Beutepunkte erlernt der Sieger eine Technologie, die der Verlierer beherrscht und er selbst nicht, ohne
    Handelspunkte zu zahlen; sie muss in seine Technologiepyramide passen.

rule-loot-tech-b = Eine erbeutete Technologie gilt als erforscht
  .text =
    Die erbeutete Technologie wirkt sofort und löst Boni für das Erforschen oder Erlernen von Technologien aus;
    Handelsscheibe und Forschung der Runde bleiben davon unberührt.

rule-loot-card-a = Beute: ein Kulturereignis stehlen
  .text =
    Für 2 Beutepunkte nimmt der Sieger eine Kulturereigniskarte; die Hand des Verlierers darf er erst ansehen, nachdem
    er den Effekt gekauft hat. Sein eigenes Handkartenlimit gilt.

rule-loot-coin-a = Beute: einen Münzmarker stehlen
  .text = Für 2 Beutepunkte legt der Sieger einen Münzmarker des Verlierers auf seinen eigenen Zivilisationsbogen.

rule-loot-barbarian-a = Barbaren und Beute
  .text = Barbaren bringen keine Beute und machen auch keine.

rule-research-choose-a = Geheime Wahl, gemeinsames Aufdecken
  .text =
    In der Forschungsphase darf jeder Spieler geheim eine Technologie wählen, die er noch nicht beherrscht, deren
    Bedingung er erfüllt und für die er einen Platz hat; alle decken ihre Wahl gemeinsam auf.

rule-research-choose-b = Forschung ist freiwillig, höchstens eine Technologie
  .text =
    Ein Spieler darf auf das Forschen verzichten; ohne besonderen Effekt erforscht niemand mehr als eine Technologie pro
    Runde.

rule-research-requirement-a = Nötige Handelspunkte je Stufe
  .text =
    Stufe I verlangt 6, Stufe II 11, Stufe III 16, Stufe IV 21 und Stufe V 26 Handelspunkte auf der Handelsscheibe.

rule-research-requirement-b = Vergünstigungen senken die Bedingung
  .text =
    Der Porzellanturm senkt jede Bedingung um 5, Japan um 3, beide zusammen um 8, jedoch nie unter 0. Überzählige
    Handelspunkte bringen keinen Vorteil.

rule-research-payment-a = Handelsscheibe nach dem Forschen
  .text =
    Nach dem Forschen sinkt die Handelsscheibe auf die Zahl der Münzen des Spielers, gleich wie hoch die Bedingung war.

rule-research-payment-b = Ohne Forschung bleiben die Handelspunkte
  .text = Wer nicht forscht, behält alle seine Handelspunkte.

rule-research-payment-c = Münzen erhöhen die Handelsscheibe nie
  .text =
    Nach dem Forschen zeigt die Handelsscheibe den kleineren Wert aus bisherigen Handelspunkten und Münzen; gezählt
    wird, nachdem die neue Technologie ausliegt.

rule-research-pyramid-a = Platz in den Reihen
  .text =
    Eine Karte der Reihe n+1 liegt auf zwei benachbarten Karten der Reihe n; daher hat Reihe n+1 mindestens eine Karte
    weniger als Reihe n. Reihe 1 ist unbegrenzt; eine ausgelegte Technologie bleibt für immer liegen.

rule-research-pyramid-b = Kleinste Pyramide unter der Raumfahrt
  .text = Raumfahrt setzt Reihen mit mindestens 5, 4, 3 und 2 Karten voraus.

rule-research-effects-a = Eine neue Technologie wirkt sofort
  .text =
    Eine erlernte Technologie wirkt sofort: Münzen zählen, Ränge steigen, Gebäude werden umgedreht, Bewegungsweite und
    Limits ändern sich.

rule-research-learn-a = Erlernen außerhalb der Forschungsphase
  .text =
    Technologien aus anderen Effekten brauchen einen zulässigen Platz in der Technologiepyramide, kosten keine
    Handelspunkte, sofern der Effekt es nicht verlangt, setzen die Handelsscheibe nicht zurück und verbrauchen nicht die
    Forschung der Runde.

rule-research-spaceflight-a = Nur eine Karte Raumfahrt
  .text =
    Die Karte Raumfahrt gibt es nur einmal; wählen zwei Spieler sie in derselben Runde, erhält sie, wer in der
    Spielreihenfolge früher kommt.

rule-event-draw-a = Ein Kulturereignis ziehen
  .text =
    Ein Kulturereignis wird vom Stapel der Stufe gezogen, zu der das betretene Feld der Kulturskala gehört; nur sein
    Besitzer kennt es.

rule-event-limit-a = Handkartenlimit für Kulturereignisse
  .text =
    Übersteigt die Hand nach dem Ziehen das Limit, legt der Spieler sofort Karten nach freier Wahl ab, bis es wieder
    eingehalten ist; auch die neue Karte darf er ablegen.

rule-event-limit-b = Höhe des Handkartenlimits
  .text =
    Das Limit beträgt 2, dazu je 1 für Töpferei, Staatsdienst und Theologie, 1 je fünf Münzen mit Computer und 4 mit
    Cristo Redentor.

rule-event-deck-a = Verbrauchte Ereignisse, eliminierte Einheiten, Neumischen
  .text =
    Gespielte und abgelegte Kulturereignisse sowie eliminierte Einheiten kommen offen unter ihren Stapel; gelangt eine
    offene Karte nach oben, wird der Stapel neu gemischt.

rule-event-play-a = Ein Kulturereignis spielen
  .text =
    Ein Kulturereignis wird im eigenen Teil der aufgedruckten Phase gespielt; Karten für „jederzeit“ und unterbrechende
    Karten, sobald ihr Text zutrifft.

rule-event-two-phases-a = Karten mit zwei Effekten
  .text =
    Eine Karte mit zwei Effekten in verschiedenen Phasen wird für genau einen davon gespielt und ist danach verbraucht.

rule-event-cancel-a = Aufgehobene Ereignisse sind verbraucht
  .text =
    Eine aufhebende Karte oder Fähigkeit wird als Antwort eingesetzt; das aufgehobene Ereignis ist ohne Wirkung
    verbraucht, und auch ein aufhebendes Ereignis kann seinerseits aufgehoben werden.

rule-event-terrain-a = Geländeänderungen sind dauerhaft
  .text =
    Eine Geländeänderung legt einen Marker, der das Gelände des Feldes endgültig festlegt und aufgedruckte Zusatzsymbole
    überdeckt.

rule-greatperson-gain-a = Eine Große Persönlichkeit erhalten
  .text = Wer eine Große Persönlichkeit erhält, zieht zufällig einen Marker aus dem Vorrat.

rule-greatperson-place-a = Eine Große Persönlichkeit platzieren
  .text =
    Sie darf sofort auf ein Feld in den Randbezirken einer eigenen Stadt gelegt werden, das kein Wasserfeld ist, oder in
    Reserve bleiben und zu einem späteren eigenen Rundenbeginn platziert werden; das Platzieren ist keine Stadtaktion.

rule-greatperson-reserve-a = Keine Wirkung in Reserve
  .text = In Reserve liefert eine Große Persönlichkeit weder Symbole noch Kampfbonus.

rule-greatperson-kill-a = Getötete Große Persönlichkeiten, leerer Vorrat
  .text =
    Eine getötete Große Persönlichkeit kehrt in den verdeckten Vorrat zurück; ist der Vorrat leer, erhält man keine.

rule-greatperson-types-a = Symbole der Großen Persönlichkeiten
  .text =
    Künstler: 1 Handel und 2 Kultur; Baumeister: 2 Produktion und 1 Münze; Menschenfreund: je 1 Produktion, Handel,
    Kultur und Münze; Industrieller (Händler): 2 Kultur und 1 Münze; Wissenschaftler: 1 Produktion und 2 Handel;
    General: +4 Kampfbonus und kein anderes Symbol.

rule-greatperson-general-a = Großer General
  .text =
    Der Marker des Großen Generals gibt seinem Besitzer in jedem Kampf +4 Kampfbonus, solange er auf dem Spielplan liegt
    und nicht blockiert ist.

rule-government-change-a = Direkter Wechsel zu einer neu freigeschalteten Staatsform
  .text =
    Zu seinem Rundenbeginn darf ein Spieler direkt zu einer Staatsform wechseln, die er in der vorigen Runde oder zuvor
    im selben Rundenbeginn freigeschaltet hat.

rule-government-change-b = Sonst über die Anarchie
  .text =
    In allen anderen Fällen muss er zur Anarchie wechseln und darf zu seinem nächsten Rundenbeginn eine beliebige
    freigeschaltete Staatsform annehmen; Despotismus gilt für alle als freigeschaltet.

rule-government-change-c = Freischalten im Rundenbeginn eines Mitspielers
  .text =
    Wer durch einen Technologietausch eine Staatsform im Rundenbeginn-Teil eines anderen Spielers freischaltet, darf
    sofort zu ihr wechseln.

rule-government-despotism = Despotismus
  .text = Jede Stadt des Spielers produziert 1 mehr; ein Aufbauprogramm verdoppelt das nie.

rule-government-anarchy = Anarchie
  .text =
    Die Hauptstadt kann keine Aktionen ausführen, und die Sozialpolitiken haben keine Wirkung; andere Städte handeln wie
    gewohnt.

rule-government-republic = Republik
  .text = Die Armeen des Spielers können ebenso Städte gründen wie Pioniere.

rule-government-feudalism = Feudalismus
  .text =
    Einmal pro Runde gewinnt der Spieler zum Rundenbeginn einen Rohstoff aus den Randbezirken einer beliebigen eigenen
    Stadt, ohne dafür eine Stadtaktion einzusetzen.

rule-government-democracy_gov = Demokratie
  .text = Zählt als eine Münze, solange sie in Kraft ist, und bringt zum Rundenbeginn 2 Handelspunkte.

rule-government-monarchy_gov = Monarchie
  .text = Die Hauptstadt darf in jeder Runde eine zusätzliche Aktion anderer Art ausführen.

rule-government-communism_gov = Kommunismus
  .text =
    Die Kampftruppe ist um 1 größer, und jede Stadt erhält aus ihren Randbezirken so viel Produktion, wie die beste
    Stadt des Spielers aus den eigenen Randbezirken bezieht.

rule-government-fundamentalism = Fundamentalismus
  .text =
    Kampfbonus +4; außerdem gibt es einmal pro Runde zum Rundenbeginn 1 Kultur für jede Armee des Spielers auf dem
    Spielplan.

rule-policy-max-a = Maximum für Sozialpolitiken
  .text =
    Höchstens so viele Sozialpolitiken können aktiv sein, wie der Spieler Städte auf dem Spielplan hat, für Frankreich
    eine mehr; Stadtstaaten zählen nicht.

rule-policy-adopt-a = Einführung sofort und verpflichtend
  .text =
    Immer wenn das Maximum steigt, muss sofort eine neue Sozialpolitik eingeführt werden; ablehnen oder aufschieben kann
    man das nicht.

rule-policy-sides-a = Die zwei Seiten einer Karte schließen einander aus
  .text =
    Eine Sozialpolitik wird eingeführt, indem man eine unbenutzte Karte mit der gewünschten Seite nach oben auslegt; die
    Sozialpolitik auf der Rückseite ist dann nicht verfügbar. Die Paare sind Rationalismus/Mäzenatentum,
    Naturreligion/Organisierte Religion, Expansionismus/Stadtentwicklung und Pazifismus/Militärtradition.

rule-policy-lose-a = Eine Sozialpolitik verlieren
  .text =
    Immer wenn das Maximum sinkt, legt der Spieler sofort eine aktive Karte seiner Wahl zurück; später darf er sie mit
    beliebiger Seite wieder einführen.

rule-policy-switch-a = Eine Sozialpolitik wechseln
  .text =
    Eine aktive Sozialpolitik ändert sich nur durch einen Effekt: Die Karte wird umgedreht oder gegen eine unbenutzte
    ausgetauscht.

rule-policy-anarchy-a = Sozialpolitiken in der Anarchie
  .text = In der Anarchie wirken Sozialpolitiken nicht, bleiben aber eingeführt und zählen weiter zum Maximum.

rule-policy-once-a = Jede Rundenbeginn-Fähigkeit einmal
  .text =
    Jede „Rundenbeginn“-Fähigkeit einer Sozialpolitik ist einmal pro Runde nutzbar; hat die Karte zwei Fähigkeiten, dann
    jede von ihnen einmal.

rule-policy-rationalism = Rationalismus
  .text =
    Rundenbeginn: Für 6 Handelspunkte erlernt man eine Technologie der Stufe I, für 11 Handelspunkte eine der Stufe II;
    beides je einmal pro Runde, und die Technologie muss in die Pyramide passen.

rule-policy-patronage = Mäzenatentum
  .text =
    Rundenbeginn: Einmal pro Runde darf man 1 Kultur zahlen und ein Kulturereignis der Stufe ziehen, in der der eigene
    Kulturstufenmarker steht.

rule-policy-natural_religion = Naturreligion
  .text = Eine Armee, die sich allein und nicht in einer Gruppe bewegt, hat +1 Bewegungsweite.

rule-policy-organized_religion = Organisierte Religion
  .text =
    Zählt als eine Münze; außerdem zieht der Spieler für jede Große Persönlichkeit, die er erhält, zwei Marker, behält
    einen und legt den anderen zurück.

rule-policy-expansionism = Expansionismus
  .text = Rundenbeginn: 1 Handelspunkt für jede eigene Stadt und 1 für jeden kontrollierten Stadtstaat.

rule-policy-urban_development = Stadtentwicklung
  .text =
    Eine Stadt mit mindestens zwei verschiedenen Gebäude- oder Weltwundermarkern in ihren Randbezirken produziert 3 mehr
    und bringt 2 Kultur mehr, wenn sie sich den Künsten widmet.

rule-policy-pacifism = Pazifismus
  .text =
    Pioniere dürfen Hütten erkunden, jedoch keine Barbarendörfer; zum Rundenbeginn erhält der Spieler 1 Kultur, mit
    einem Pionier auf dem Spielplan 2.

rule-policy-military_tradition = Militärtradition
  .text =
    Wenn der Spieler in einer Runde zum ersten Mal eine Armee produziert, erhält er dazu kostenlos eine freigeschaltete
    Einheit seiner Wahl.

rule-citystate-found-a = Ein Stadtstaat entsteht
  .text =
    Wird ein Hütten- oder Barbarendorfmarker mit dieser Belohnung genommen, kommt der oberste Stadtstaatenmarker auf das
    Feld; wer es erkundet hat, steht darauf und kontrolliert den Stadtstaat sofort.

rule-citystate-control-a = Kontrolle durch Anwesenheit
  .text = Wer eine Figur auf dem Stadtstaat hat, kontrolliert ihn; eine einzige genügt, ob Armee oder Pionier.

rule-citystate-outskirts-a = Gilt als Randbezirk der Hauptstadt
  .text =
    Ein kontrollierter Stadtstaat gilt als Randbezirk der Hauptstadt des kontrollierenden Spielers: Seine Symbole zählen
    für Handel, Produktion und Kultur der Hauptstadt, Münzen und Kampfbonus, nicht aber für andere Städte.

rule-citystate-build-a = Figuren der Hauptstadt dürfen dort erscheinen
  .text =
    In der Hauptstadt produzierte Figuren dürfen auf kontrollierten Stadtstaaten platziert werden; das Figurenlimit
    gilt.

rule-citystate-fight-a = Verteidigungsbonus +4
  .text = Armeen auf einem Stadtstaat verteidigen sich mit +4 Kampfbonus.

rule-citystate-scout-a = Ein Pionier allein verteidigt nicht
  .text =
    Ein Pionier, der allein auf einem Stadtstaat steht, wird ohne Kampf entfernt, sobald eine Armee das Feld betritt;
    der Ziehende übernimmt die Kontrolle.

rule-citystate-city-a = Stadt auf einem Stadtstaat
  .text =
    Auf dem Feld eines Stadtstaats darf eine Stadt gegründet werden; der Stadtstaat wird dabei zerstört, und der Gründer
    erhält 3 Kultur.

rule-citystate-leave-a = Einen Stadtstaat aufgeben
  .text =
    Verlässt die letzte Figur das Feld, enden Kontrolle und alle Vorteile sofort; der Stadtstaat bleibt ohne Besitzer
    auf dem Spielplan, und Kämpfe zerstören ihn nie.

rule-citystate-city_state_1 = Stadtstaat 1
  .text = Bringt dem kontrollierenden Spieler 3 Handelspunkte.

rule-citystate-city_state_2 = Stadtstaat 2
  .text = Gibt der Hauptstadt des kontrollierenden Spielers 3 Kultursymbole.

rule-citystate-city_state_3 = Stadtstaat 3
  .text = Gibt der Hauptstadt des kontrollierenden Spielers 1 Münze und 1 Produktion.

rule-citystate-city_state_4 = Stadtstaat 4
  .text = Gibt dem kontrollierenden Spieler 1 Kultur und +2 Kampfbonus.

rule-citystate-city_state_5 = Stadtstaat 5
  .text =
    Gibt 1 Produktion und 1 Handelspunkt; dank seines Fragezeichens kann die Hauptstadt dort einen Rohstoff des Marktes
    nach Wahl des kontrollierenden Spielers gewinnen.

rule-relic-block-a = Reliktfelder sind unantastbar
  .text =
    Solange der Reliktmarker dort liegt, kann auf dem Feld nichts gebaut werden, und kein Kulturereignis, keine
    Technologie und kein anderer Effekt verändert es.

rule-relic-scouts-a = Pioniere brauchen Begleitung
  .text = Ein Pionier darf ein Reliktfeld nur zusammen mit mindestens einer Armee betreten, auch unter Pazifismus.

rule-relic-claim-a = Ein Relikt bergen
  .text =
    Beendet mindestens eine Armee ihre Bewegung auf dem Feld, nimmt ihr Besitzer den Marker und nutzt sofort dessen
    einmalige Fähigkeit; der Marker kehrt nie zurück. Armeen dürfen auch ohne Halt über das Feld ziehen, dann bleibt er
    liegen.

rule-relic-ark_of_the_covenant = Die Bundeslade
  .text = Wer sie birgt, rückt auf der Kulturskala zweimal kostenlos vor und erhält jeweils die Belohnung des Feldes.

rule-relic-attilas_village = Attilas Dorf
  .text = Wer es birgt, produziert sofort kostenlos zwei freigeschaltete Einheiten seiner Wahl.

rule-hut-hut_incense = Hütte: Weihrauch
  .text = Der Marker zählt als ein Weihrauch; 5 der 25 Hütten sind von dieser Art.

rule-hut-hut_iron = Hütte: Eisen
  .text = Der Marker zählt als ein Eisen; 2 der 25 Hütten sind von dieser Art.

rule-hut-hut_silk = Hütte: Seide
  .text = Der Marker zählt als eine Seide; 5 der 25 Hütten sind von dieser Art.

rule-hut-hut_wheat = Hütte: Weizen
  .text = Der Marker zählt als ein Weizen; 5 der 25 Hütten sind von dieser Art.

rule-hut-hut_spy = Hütte: Spion
  .text =
    Der Marker zählt als ein Spion; 5 der 25 Hütten sind von dieser Art (3 aus dem Grundspiel, 2 aus der Erweiterung).

rule-hut-hut_uranium = Hütte: Uran
  .text = Der Marker zählt als ein Uran; 1 der 25 Hütten ist von dieser Art.

rule-hut-hut_city_state = Hütte: Stadtstaat
  .text =
    Der Marker wird sofort aufgedeckt, und der oberste Stadtstaatenmarker kommt auf das Feld; 2 der 25 Hütten sind von
    dieser Art.

rule-village-village_iron = Barbarendorf: Eisen
  .text = Der Marker zählt als ein Eisen; 3 der 15 Barbarendörfer sind von dieser Art.

rule-village-village_spy = Barbarendorf: Spion
  .text = Der Marker zählt als ein Spion; 3 der 15 Barbarendörfer sind von dieser Art.

rule-village-village_uranium = Barbarendorf: Uran
  .text =
    Der Marker zählt als ein Uran; 3 der 15 Barbarendörfer sind von dieser Art (2 aus dem Grundspiel, 1 aus der
    Erweiterung).

rule-village-village_great_person = Barbarendorf: Große Persönlichkeit
  .text = Der Eroberer erhält sofort eine zufällige Große Persönlichkeit; 2 der 15 Barbarendörfer sind von dieser Art.

rule-village-village_city_state = Barbarendorf: Stadtstaat
  .text =
    Der Marker wird aufgedeckt, und der oberste Stadtstaatenmarker kommt auf das Feld; 3 der 15 Barbarendörfer sind von
    dieser Art.

rule-village-village_wealth = Barbarendorf: Reichtum
  .text =
    Der Marker wird sofort aufgedeckt und abgelegt; der Eroberer legt einen Münzmarker auf seinen Zivilisationsbogen; 1
    der 15 Barbarendörfer ist von dieser Art.

rule-resource-market-a = Rohstoffe des Marktes sind begrenzt und kehren zurück
  .text =
    Die Marktmarker für Weihrauch, Eisen, Seide und Weizen sind begrenzt; ein ausgegebener Marker kehrt auf den Markt
    zurück.

rule-resource-token-a = Hütten- und Barbarendorfmarker scheiden aus
  .text =
    Hütten- und Barbarendorfmarker zählen als der abgebildete Rohstoff und scheiden aus dem Spiel aus, wenn man sie
    ausgibt; auf den Markt gelangen sie nie.

rule-resource-any-a = Kosten von „n beliebigen“ Rohstoffen
  .text =
    Kosten von n beliebigen Rohstoffen werden in beliebiger Mischung bezahlt, auch mit Spionen, Uran und verdeckten
    Markern; mehr als n zu zahlen, um mehr Wirkung zu erzielen, ist nicht möglich.

rule-coins-count-a = Was als Münze zählt
  .text =
    Münzen werden laufend gezählt: aufgedruckte Münzen beherrschter Technologien, Münzmarker auf Technologien,
    Weltwundern und dem Zivilisationsbogen, Münzsymbole von Gebäuden, Großen Persönlichkeiten, Feldern und Stadtstaaten
    in nutzbaren Randbezirken oder von Pionieren geschickt, dazu Demokratie und Organisierte Religion.

rule-coins-count-b = Blockierte Münzen zählen nicht
  .text = Münzsymbole auf blockierten Feldern zählen nicht, solange die Blockade besteht.

rule-coins-cap-a = Höchstens vier Marker auf einer Technologie
  .text = Eine Technologie, die Münzmarker sammelt, fasst höchstens vier, mit dem Internet sechs.

rule-coins-discard-a = Abgelegt werden Marker, keine Symbole
  .text =
    Muss ein Spieler durch einen Effekt eine Münze ablegen, gibt er einen Münzmarker ab; aufgedruckte Symbole gehen so
    nie verloren.

rule-victory-culture-a = Kultursieg
  .text = Wer das Siegfeld der Kulturskala (Schritt 21) erreicht, gewinnt sofort.

rule-victory-economic-a = Wirtschaftssieg
  .text = Wer zu irgendeinem Zeitpunkt 15 Münzen hat, auch während des Teils eines anderen Spielers, gewinnt sofort.

rule-victory-tech-a = Technologiesieg
  .text = Wer Raumfahrt erlernt, gewinnt sofort.

rule-victory-military-a = Militärsieg
  .text = Wer eine feindliche Hauptstadt erobert, gewinnt sofort; auch mit mehr als zwei Spielern genügt eine einzige.

rule-victory-tie-a = Mehrere Sieger im selben Augenblick
  .text =
    Erfüllen mehrere Spieler im selben Augenblick eine Siegbedingung, gewinnt, wer in der Spielreihenfolge früher kommt.

rule-victory-limit-a = Keine Rundenbegrenzung
  .text =
    Die Regeln kennen weder eine Rundenbegrenzung noch eine Punktwertung; eine Begrenzung ist eine Hausregel und
    normalerweise ausgeschaltet.

rule-info-public-a = Offene Informationen
  .text =
    Offen sind Spielplan, Figuren, Gebäude, Staatsformen, Sozialpolitiken, beherrschte Technologien und
    Technologiepyramiden, Handelsscheiben, Kulturmarker, Münzen, Markt, die Zahl der Einheiten, Zahl und Stufe
    (Rückseite) der Kulturereigniskarten, die Zahl verdeckter Marker und die Großen Persönlichkeiten.

rule-info-hidden-a = Verdeckte Informationen
  .text =
    Verdeckt bleiben für alle, die sie nicht sehen dürfen: welche Einheiten im stehenden Heer und in Kampftruppen sind,
    Kulturereignisse auf der Hand, verdeckte Marker (im Besitz oder auf dem Spielplan), unentdeckte Spielplanteile, die
    Reihenfolge der Stapel und gewählte Technologien vor dem Aufdecken. Ein verdeckter Marker wird allen gezeigt, wenn
    er ausgegeben wird.

rule-limits-unlimited-a = Unbegrenzte Marker
  .text =
    Kultur-, Münz- und Schadensmarker sind unbegrenzt; alles andere Material ist auf die vorhandene Stückzahl begrenzt.

rule-limits-precedence-a = Die Erweiterung geht dem Grundspiel vor
  .text = Wo sich das Regelheft der Erweiterung und das Grundspiel unterscheiden, gilt die Regel der Erweiterung.

rule-limits-faf-a = „Ruhm und Reichtum“ ist normalerweise ausgeschaltet
  .text =
    Ohne diese Option kommen keine Zivilisationen, Technologien, Weltwunder, Ereignisse, Spielplanteile, Hütten,
    Barbarendörfer, Relikte, Investitionen, Metropolen oder Karten Großer Persönlichkeiten aus „Ruhm und Reichtum“ vor;
    ausgenommen sind die Regeln zu Beutepunkten, zum Auffüllen des Marktes, zu unbrauchbaren Weltwundern und zum
    Weltwunderstapel, die „Weisheit und Kriegskunst“ übernommen hat.

rule-limits-disaster-a = Geländemarker sind begrenzt
  .text =
    Das Grundspiel enthält 12 doppelseitige Marker für Wüste und Grasland; liegen alle auf dem Spielplan, ist keine
    weitere Geländeänderung dieser Art möglich.

rule-building-harbor = Hafen
  .text = Freigeschaltet durch Navigation, Kosten 7, auf Wasser: 1 Produktion und 2 Handel; ohne Stern.

rule-building-trading_post = Handelsposten
  .text = Freigeschaltet durch Gesetzgebung, Kosten 7, auf Wüste: 2 Handel und 1 Kultur; ohne Stern.

rule-building-granary = Kornspeicher / Aquädukt
  .text =
    Kornspeicher: freigeschaltet durch Töpferei, Kosten 5, auf Grasland, 1 Produktion und 1 Handel. Aquädukt:
    freigeschaltet durch Ingenieurskunst, Kosten 8, auf Grasland, 2 Produktion und 2 Handel.

rule-building-library = Bibliothek / Universität
  .text =
    Bibliothek: freigeschaltet durch Schrift, Kosten 5, auf Grasland, 1 Handel und 1 Kultur. Universität: freigeschaltet
    durch Buchdruck, Kosten 8, auf Grasland, 2 Handel und 2 Kultur.

rule-building-workshop = Schmiede / Eisenmine
  .text =
    Schmiede: freigeschaltet durch Bauwesen, Kosten 7, auf Gebirge, 3 Produktion. Eisenmine: freigeschaltet durch
    Eisenbahn, Kosten 10, auf Gebirge, 4 Produktion.

rule-building-market = Markt / Bank
  .text =
    Markt: freigeschaltet durch Währung, Kosten 7, auf jedem Landfeld, mit Stern, 1 Produktion, 1 Handel und 1 Kultur.
    Bank: freigeschaltet durch Bankwesen, Kosten 10, dasselbe und dazu 1 Münze.

rule-building-temple = Tempel / Kathedrale
  .text =
    Tempel: freigeschaltet durch Philosophie, Kosten 7, auf jedem Landfeld, mit Stern, 2 Kultur. Kathedrale:
    freigeschaltet durch Theologie, Kosten 10, 3 Kultur.

rule-building-barracks = Kaserne / Akademie
  .text =
    Kaserne: freigeschaltet durch Metallverarbeitung, Kosten 7, auf jedem Landfeld, mit Stern, 2 Handel und in jedem
    Kampf +2 Kampfbonus. Akademie: freigeschaltet durch Militärwissenschaft, Kosten 10, 2 Handel und +4.

rule-building-shipyard = Werft
  .text =
    Freigeschaltet durch Marine, Kosten 5, auf Wasser, mit Stern: 2 Produktion und +2 Kampfbonus; sie ist nicht die
    verbesserte Variante des Hafens.

rule-unit-infantry = Infanterie
  .text =
    15 Karten, je 5 von drei Arten: Stärke/Gesundheit auf Rang I 1/3, 2/2 oder 3/1, auf jedem weiteren Rang +1/+1.
    Infanterie trumpft Kavallerie; Rang II durch Demokratie oder Logistik, III durch Schießpulver, IV durch Ersatzteile.

rule-unit-mounted = Kavallerie
  .text =
    15 Karten mit denselben Werten wie die Infanterie. Kavallerie trumpft Artillerie; Rang II durch Rittertum oder
    Logistik, III durch Eisenbahn, IV durch Verbrennungsmotor.

rule-unit-artillery = Artillerie
  .text =
    15 Karten mit denselben Werten wie die Infanterie. Artillerie trumpft Infanterie; Rang II durch Mathematik oder
    Logistik, III durch Metallguss, IV durch Ballistik.

rule-unit-aircraft = Luftwaffe
  .text =
    8 Karten: zwei mit 5/7, vier mit 6/6 und zwei mit 7/5, auf allen Seiten gleich; sie steht außerhalb des
    Trumpf-Kreislaufs.

rule-civ-americans = Amerika: Spielbeginn
  .text = Amerika beginnt mit Währung, Despotismus und einer zufälligen Großen Persönlichkeit.

rule-civ-american_rush = Amerika: bessere Umwandlung
  .text = Je 3 Handelspunkte, die beim Produzieren umgewandelt werden, ergeben 2 Produktionspunkte statt 1.

rule-civ-chinese = China: Spielbeginn
  .text =
    China beginnt mit Schrift, Despotismus und einer Hauptstadt mit Stadtmauer, obwohl es Mauerwerk nicht beherrscht.

rule-civ-chinese_explore = China: Kultur für Erkundungen
  .text = China erhält für jede erkundete Hütte und jedes eroberte Barbarendorf 3 Kultur.

rule-civ-chinese_save_unit = China: eine eliminierte Einheit retten
  .text = Nach jedem Kampf darf China eine seiner eliminierten Einheiten in sein stehendes Heer zurücknehmen.

rule-civ-egyptians = Ägypten: Spielbeginn
  .text =
    Ägypten beginnt mit Bauwesen, Despotismus und der obersten Karte des fertigen Weltwunderstapels, einem antiken
    Weltwunder; dessen Marker kommt in die Randbezirke der Hauptstadt, bevor der Markt gefüllt wird.

rule-civ-egyptian_free_building = Ägypten: kostenloses Gebäude
  .text = Einmal pro Runde darf eine Stadtaktion ein freigeschaltetes Gebäude kostenlos bauen.

rule-civ-germans = Deutschland: Spielbeginn
  .text = Deutschland beginnt mit Metallverarbeitung, Despotismus und zwei zusätzlichen Infanterieeinheiten.

rule-civ-german_military_research = Deutschland: Bonus für Militärforschung
  .text =
    Erforscht Deutschland nach dem Spielaufbau eine Technologie, die einen Einheitentyp verbessert oder freischaltet,
    baut es kostenlos eine Einheit dieses Typs und nimmt einen Rohstoff seiner Wahl vom Markt.

rule-civ-romans = Rom: Spielbeginn
  .text = Rom beginnt mit Gesetzgebung und in der Republik.

rule-civ-roman_glory = Rom: kostenloses Voranschreiten
  .text =
    Rom schreitet für jedes gebaute Weltwunder, jede gegründete Stadt, jede eroberte Stadt und jedes eroberte
    Barbarendorf kostenlos ein Feld auf der Kulturskala voran.

rule-civ-russians = Russland: Spielbeginn
  .text =
    Russland beginnt mit Kommunismus (Technologie und Staatsform) und zwei Armeen; durch die zusätzliche Armee umfasst
    sein Vorrat sieben.

rule-civ-russian_stacking = Russland: Figurenlimit
  .text = Das Figurenlimit Russlands ist um eins höher, als seine Technologien angeben.

rule-civ-russian_defector = Russland: Opfer für eine Technologie
  .text =
    Einmal pro Runde darf eine Armee oder ein Pionier in eine gegnerische Stadt ziehen und geopfert werden, um kostenlos
    eine Technologie zu erlernen, die deren Besitzer beherrscht; eine geopferte Armee greift nicht an.

rule-civ-aztecs = Azteken: Spielbeginn
  .text =
    Die Azteken beginnen mit Bewässerung und Despotismus, ohne weiteren Bonus; ihr Heimat-Spielplanteil bietet drei
    Standorte für die Hauptstadt.

rule-civ-aztec_tribute = Azteken: Handel für Siege
  .text = Die Azteken erhalten 3 Handelspunkte für jeden Kampf, den sie gewinnen, ob als Angreifer oder als Verteidiger.

rule-civ-aztec_sacrifice = Azteken: Kultur für eliminierte Einheiten
  .text =
    Nach einem eigenen Kampf, ob gewonnen oder verloren, erhalten die Azteken 1 Kultur für jede Einheit, die dabei auf
    beiden Seiten eliminiert wurde.

rule-civ-aztec_great_warriors = Azteken: Einheiten zu Großen Persönlichkeiten
  .text =
    Immer wenn die Azteken eine Große Persönlichkeit erhalten, dürfen sie kostenlos zwei freigeschaltete Einheiten ihrer
    Wahl bauen.

rule-civ-english = England: Spielbeginn
  .text = England beginnt mit Marine und Despotismus, ohne weiteren Bonus.

rule-civ-english_gather = England: Armeen sammeln
  .text = Englische Armeen sammeln die Symbole und Rohstoffe ihres Feldes genau wie Pioniere.

rule-civ-english_sail = England: Wasser überqueren
  .text = Englische Figuren dürfen Wasser überqueren, aber nicht dort anhalten; bessere Technologien gelten wie üblich.

rule-civ-french = Frankreich: Spielbeginn
  .text = Frankreich beginnt mit Töpferei, Despotismus und zwei Sozialpolitiken.

rule-civ-french_combat = Frankreich: Kampfbonus
  .text = Frankreich hat in jedem Kampf +2 Kampfbonus.

rule-civ-french_policies = Frankreich: eine Sozialpolitik mehr
  .text = Das Maximum für Sozialpolitiken liegt für Frankreich um eins über der Zahl seiner Städte.

rule-civ-japanese = Japan: Spielbeginn
  .text = Japan beginnt mit Rittertum, im Feudalismus und mit Kavallerie von Rang II.

rule-civ-japanese_infantry = Japan: stärkere Infanterie
  .text = Japanische Infanterieeinheiten haben +1 Stärke; ihre Gesundheit bleibt gleich.

rule-civ-japanese_research = Japan: günstigere Forschung
  .text = Das Erforschen einer Technologie beliebiger Stufe verlangt 3 Handelspunkte weniger.

rule-civ-mongols = Mongolei: Spielbeginn
  .text = Die Mongolen beginnen mit Reiterei, Despotismus, zwei zusätzlichen Kavallerieeinheiten und Bewegungsweite 3.

rule-civ-mongol_plunder = Mongolei: mehr Beute
  .text = Erhalten die Mongolen als Angreifer Beutepunkte, bekommen sie 1 Beutepunkt mehr.

rule-civ-zulu = Zululand: Spielbeginn
  .text = Die Zulu beginnen mit Viehzucht, Despotismus und zwei zusätzlichen Artillerieeinheiten.

rule-civ-zulu_villages = Zululand: Barbarendörfer ohne Kampf
  .text = Armeen der Zulu erkunden Barbarendörfer ohne Kampf; die Bewegung endet dort.

rule-civ-zulu_settle = Zululand: Städte neben Hütten
  .text =
    Die Zulu dürfen eine Stadt neben Hütten gründen und diese Hütten sofort erkunden; Barbarendörfer, Stadtstaaten und
    Relikte neben dem Standort verbieten die Gründung weiterhin.

rule-civ-zulu_reveals_city_state = Zululand: Stadtstaat bei der Stadtgründung aufgedeckt
  .text =
    Ein Stadtstaat, den die Zulu beim Gründen einer Stadt aufdecken, wird sofort zerstört und bringt ihnen 3 Kultur.

rule-tech-animal_husbandry = Viehzucht: drei Schaden heilen
  .text =
    Einmal je Kampf entfernt der Besitzer in seinem eigenen Kampfzug insgesamt bis zu drei Schaden von seinen Einheiten
    an den Fronten; ermäßigt das Weltwunder Hängende Gärten.

rule-tech-animal_husbandry-resource = Viehzucht: Weizen
  .text = Stadtverwaltung, 1 Weizen: Eine Stadt des Besitzers produziert in dieser Runde 3 mehr.

rule-tech-code_of_laws = Gesetzgebung
  .text =
    Schaltet Handelsposten und Republik frei; einmal pro Runde kommt nach einem gewonnenen Kampf, außer bei einem
    Barbarenüberfall, ein Münzmarker auf die Karte (höchstens vier).

rule-tech-currency = Währung
  .text = Schaltet den Markt frei. Stadtverwaltung, 1 Weihrauch: 3 Kultur nehmen.

rule-tech-horseback_riding = Reiterei
  .text = Bewegungsweite 3.

rule-tech-horseback_riding-resource = Reiterei: Seide
  .text =
    Handel, 1 Seide: Der Spieler erhält 9 Handelspunkte, danach zwingend ein anderer Spieler seiner Wahl 6
    Handelspunkte.

rule-tech-masonry = Mauerwerk
  .text = Figurenlimit 3; Städte dürfen für 7 Produktionspunkte eine Stadtmauer produzieren.

rule-tech-metalworking = Metallverarbeitung
  .text =
    Schaltet die Kaserne frei; ermäßigt das Weltwunder Koloss. Kampf, 1 Eisen unmittelbar vor dem Ausspielen einer
    Einheit: Ihr Angriff beim Ausspielen fügt 3 Schaden mehr zu; ihre Gesundheit und spätere Schläge bleiben
    unverändert.

rule-tech-navigation = Navigation
  .text =
    Schaltet den Hafen frei; Figuren dürfen Wasser überqueren, aber nicht dort anhalten; ermäßigt das Weltwunder Großer
    Leuchtturm.

rule-tech-philosophy = Philosophie
  .text =
    Schaltet den Tempel frei. Stadtverwaltung, 3 beliebige Rohstoffe: eine zufällige Große Persönlichkeit erhalten.

rule-tech-pottery = Töpferei
  .text = Schaltet den Kornspeicher frei; Handkartenlimit für Kulturereignisse +1.

rule-tech-pottery-resource = Töpferei: zwei beliebige Rohstoffe
  .text = Stadtverwaltung, 2 beliebige Rohstoffe: einen Münzmarker auf die Karte legen (höchstens vier).

rule-tech-writing = Schrift
  .text =
    Schaltet die Bibliothek frei. Stadtverwaltung, 1 Spion, unterbrechend: eine Stadtaktion aufheben, die ein anderer
    Spieler gerade ausführt; Rohstofffähigkeiten lassen sich so nicht verhindern.

rule-tech-navy = Marine
  .text =
    Schaltet die Werft frei; eine durch Stadtaktion gebaute Armee darf in die Randbezirke jeder eigenen Stadt mit Werft
    gestellt werden.

rule-tech-chivalry = Rittertum
  .text = Schaltet den Feudalismus und Kavallerie von Rang II frei. Stadtverwaltung, 1 Weihrauch: 5 Kultur nehmen.

rule-tech-civil_service = Staatsdienst
  .text =
    Eine aufgedruckte Münze; Handkartenlimit für Kulturereignisse +1. Jederzeit, 1 Spion, unterbrechend: ein
    Kulturereignis aufheben, das gerade gespielt wird.

rule-tech-construction = Bauwesen
  .text =
    Schaltet die Schmiede frei; ermäßigt das Weltwunder Porzellanturm. Stadtverwaltung, 1 Weizen: Eine Stadt des
    Besitzers produziert in dieser Runde 5 mehr.

rule-tech-democracy = Demokratie
  .text =
    Schaltet die Staatsform Demokratie und Infanterie von Rang II frei; einmal pro Runde darf man in der Stadtverwaltung
    6 Handelspunkte zahlen und einen Münzmarker auf die Karte legen (höchstens vier).

rule-tech-engineering = Ingenieurskunst
  .text =
    Schaltet das Aquädukt frei; einmal pro Runde darf eine Produktionsaktion geteilt werden, um aus derselben Produktion
    zwei Gegenstände zu bezahlen.

rule-tech-irrigation = Bewässerung
  .text = Städtelimit 3.

rule-tech-mathematics = Mathematik
  .text =
    Schaltet Artillerie von Rang II frei; ermäßigt das Weltwunder Leonardos Werkstatt. Kampf, 1 Eisen, im eigenen
    Kampfzug: bis zu 3 Schaden zufügen, beliebig auf feindliche Einheiten an den Fronten verteilt.

rule-tech-monarchy = Monarchie
  .text =
    Schaltet die Staatsform Monarchie frei; ermäßigt das Weltwunder Samurai-Burg Himeji. Stadtverwaltung, 1 Seide:
    entweder ein antikes Weltwunder unbrauchbar machen (gebaut oder im Markt) oder eine zufällige Einheit im stehenden
    Heer eines anderen Spielers eliminieren.

rule-tech-printing_press = Buchdruck
  .text =
    Schaltet die Universität frei; Figurenlimit 4; einmal pro Runde darf man in der Stadtverwaltung 5 Kultur zahlen und
    einen Münzmarker auf die Karte legen (höchstens vier).

rule-tech-sailing = Segeln
  .text = Bewegungsweite 4; Figuren dürfen Wasser überqueren und dort anhalten.

rule-tech-bureaucracy = Bürokratie
  .text =
    Eine aufgedruckte Münze; einmal pro Runde darf der Besitzer in der Forschungsphase eine aktive Sozialpolitik
    wechseln.

rule-tech-logistics = Logistik
  .text =
    Hebt Infanterie, Kavallerie und Artillerie auf Rang II; ein Typ, der schon Rang II oder höher hat, ändert sich
    nicht.

rule-tech-banking = Bankwesen
  .text =
    Schaltet die Bank frei (gebaute Märkte werden umgedreht); die Karte selbst trägt keine Münze. Stadtverwaltung, 1
    Weizen: Eine Stadt des Besitzers produziert in dieser Runde 7 mehr.

rule-tech-biology = Biologie
  .text =
    Figurenlimit 5; einmal je Kampf wird im eigenen Kampfzug aller Schaden von den eigenen Einheiten an den Fronten
    entfernt.

rule-tech-communism = Kommunismus
  .text =
    Schaltet die Staatsform Kommunismus frei. Bewegung, 1 Spion, unterbrechend: Man wählt ein Feld; in dieser Runde darf
    keine Figur es verlassen, auch nicht mitten in ihrer Bewegung.

rule-tech-gunpowder = Schießpulver
  .text =
    Schaltet Infanterie von Rang III frei. Stadtverwaltung, 2 beliebige Rohstoffe: entweder ein antikes oder
    mittelalterliches Weltwunder unbrauchbar machen (gebaut oder im Markt) oder ein beliebiges Gebäude zerstören.

rule-tech-metal_casting = Metallguss
  .text =
    Schaltet Artillerie von Rang III frei; die korrigierte Karte trägt keine Münze; ermäßigt das Weltwunder
    Freiheitsstatue. Stadtverwaltung, 1 Weihrauch: 7 Kultur nehmen.

rule-tech-military_science = Militärwissenschaft
  .text = Schaltet die Akademie frei; jede Stadt des Besitzers produziert je drei Münzen, die er hat, 1 mehr.

rule-tech-railroad = Eisenbahn
  .text = Schaltet die Eisenmine und Kavallerie von Rang III frei; eine aufgedruckte Münze.

rule-tech-steam_power = Dampfkraft
  .text = Bewegungsweite 5; Figuren dürfen Wasser überqueren und dort anhalten.

rule-tech-steam_power-resource = Dampfkraft: Seide
  .text =
    Stadtverwaltung, 1 Seide: alle eigenen Figuren eines Feldes auf ein beliebiges Wasserfeld des Spielplans versetzen;
    sie bewegen sich in dieser Runde nicht mehr.

rule-tech-theology = Theologie
  .text =
    Schaltet Kathedrale und Fundamentalismus frei; Handkartenlimit für Kulturereignisse +1; ermäßigt das Weltwunder
    Angkor Wat.

rule-tech-education = Bildung
  .text =
    Einmal pro Runde kommt ein Münzmarker auf die Karte, wenn der Besitzer ein Weltwunder baut (höchstens vier);
    ermäßigt das Weltwunder Notre-Dame.

rule-tech-education-resource = Bildung: einer von jeder Sorte
  .text =
    Stadtverwaltung, je ein Weihrauch, Eisen, Seide und Weizen: eine beliebige Technologie, die in die Pyramide passt,
    ohne Handelspunkte erlernen.

rule-tech-atomic_theory = Atomtheorie: Uran, zusätzliche Aktionen
  .text = Stadtverwaltung, 1 Uran: Jede Stadt des Besitzers darf in dieser Runde eine weitere Aktion ausführen.

rule-tech-atomic_theory-b = Atomtheorie: Uran, Atomschlag
  .text =
    Bewegung, 1 Uran: eine Stadt, die keine Hauptstadt ist, mit allen Gebäuden, Weltwundern, Großen Persönlichkeiten und
    Figuren in ihren Randbezirken zerstören.

rule-tech-ballistics = Ballistik
  .text =
    Schaltet Artillerie von Rang IV frei; ermäßigt das Weltwunder Pentagon. Kampf, 1 Eisen, im eigenen Kampfzug: bis zu
    6 Schaden zufügen, beliebig auf feindliche Einheiten an den Fronten verteilt.

rule-tech-combustion = Verbrennungsmotor: ein Gebäude niederreißen
  .text =
    Schaltet Kavallerie von Rang IV frei; einmal pro Runde wird ein Gebäude zerstört, wenn eine Armee des Besitzers ihre
    Bewegung darauf beendet.

rule-tech-combustion_walls = Verbrennungsmotor: Mauern fallen vor dem Kampf
  .text =
    Greift eine Armee des Besitzers eine Stadt mit Stadtmauer an, wird die Mauer vor dem Kampf entfernt, und zwar
    dauerhaft.

rule-tech-computers = Computer
  .text =
    Eine aufgedruckte Münze; Kampftruppe und Handkartenlimit für Kulturereignisse sind je fünf Münzen um jeweils 1
    größer.

rule-tech-flight = Luftfahrt
  .text =
    Schaltet die Luftwaffe frei; Bewegungsweite 6; Wasser darf überquert und zum Anhalten genutzt werden. Unterwegs
    ziehen Figuren über gegnerische Figuren, Hütten, Barbarendörfer und Städte hinweg, für das Anhalten gelten die
    üblichen Regeln.

rule-tech-mass_media = Massenmedien
  .text = Kulturereignisse, die der Besitzer spielt, können nie aufgehoben werden.

rule-tech-mass_media-resource = Massenmedien: Spion
  .text =
    Jederzeit, 1 Spion, unterbrechend: eine Rohstofffähigkeit aufheben, die gerade genutzt wird; die dafür gezahlten
    Rohstoffe sind verloren.

rule-tech-replaceable_parts = Ersatzteile
  .text = Schaltet Infanterie von Rang IV frei; Figurenlimit 6.

rule-tech-space_flight = Raumfahrt
  .text =
    Stufe V; wer sie durch Forschung oder einen anderen Effekt erlernt, gewinnt das Spiel; es gibt nur ein Exemplar.

rule-wonder-stonehenge = Stonehenge
  .text = Antik, Kosten 10, ohne Ermäßigung, Kultur 1; Rundenbeginn: 1 Kultur.

rule-wonder-colossus = Koloss
  .text = Antik, Kosten 15 (10 mit Metallverarbeitung), Kultur 1; Rundenbeginn: 3 Handelspunkte.

rule-wonder-hanging_gardens = Hängende Gärten
  .text =
    Antik, Kosten 15 (10 mit Viehzucht), Kultur 1; Rundenbeginn: eine kostenlose Figur auf dem Feld des Weltwunders.

rule-wonder-oracle = Orakel
  .text = Antik, Kosten 15 (10 mit Gesetzgebung), Kultur 1; im Kampf spielt der Gegner mit offener Hand.

rule-wonder-great_lighthouse = Großer Leuchtturm
  .text =
    Antik, Kosten 15 (10 mit Navigation), Kultur 1; jedes leere Wasserfeld in den Randbezirken der Städte des Besitzers
    bringt 1 Handelspunkt mehr.

rule-wonder-statue_of_zeus = Zeus-Statue
  .text = Antik, Kosten 15, ohne Ermäßigung, Kultur 1; in jedem Kampf +6 Kampfbonus.

rule-wonder-angkor_wat = Angkor Wat
  .text =
    Mittelalterlich, Kosten 20 (10 mit Theologie), Kultur 2; einmal pro Runde gewinnt eine Stadt mit ihrer
    Rohstoffaktion zwei Rohstoffe, auch beide vom selben Feld.

rule-wonder-brandenburg_gate = Brandenburger Tor
  .text =
    Mittelalterlich, Kosten 15, ohne Ermäßigung, Kultur 2; gegnerische Figuren können ihre Bewegung nicht in den
    Randbezirken des Besitzers beenden, und wer schon dort steht, muss sie verlassen, sobald er kann.

rule-wonder-himeji_samurai_castle = Samurai-Burg Himeji
  .text = Mittelalterlich, Kosten 20 (15 mit Monarchie), Kultur 2; alle Einheiten des Besitzers haben +1 Stärke.

rule-wonder-porcelain_tower = Porzellanturm
  .text =
    Mittelalterlich, Kosten 20 (15 mit Bauwesen), Kultur 2; Technologien verlangen 5 Handelspunkte weniger; es bleibt
    bei einer Forschung pro Runde.

rule-wonder-leonardos_workshop = Leonardos Werkstatt
  .text =
    Mittelalterlich, Kosten 20 (15 mit Mathematik), Kultur 2; Einheiten kosten den Besitzer nie mehr als 5
    Produktionspunkte.

rule-wonder-notre_dame = Notre-Dame
  .text =
    Mittelalterlich, Kosten 20 (15 mit Bildung), Kultur 2; beim Forschen bringen 6 weitere Handelspunkte eine zweite
    Technologie derselben oder einer niedrigeren Stufe.

rule-wonder-cristo_redentor = Cristo Redentor
  .text =
    Modern, Kosten 25 (15 mit Massenmedien), Kultur 3; Handkartenlimit für Kulturereignisse +4; Rundenbeginn: zwei
    Kulturereignisse vom Stapel nach Wahl des Besitzers ziehen.

rule-wonder-panama_canal = Panamakanal
  .text = Modern, Kosten 25 (20 mit Ingenieurskunst), Kultur 3; Rundenbeginn: einen Münzmarker auf die Karte legen.

rule-wonder-statue_of_liberty = Freiheitsstatue
  .text =
    Modern, Kosten 25 (20 mit Metallguss), Kultur 3; Rundenbeginn: kostenlos eine Technologie erlernen, die ein anderer
    Spieler beherrscht und die in die Pyramide passt; die normale Forschung bleibt möglich.

rule-wonder-united_nations = Vereinte Nationen
  .text =
    Modern, Kosten 20, ohne Ermäßigung, Kultur 3; Kulturereignisse können den Besitzer nicht zum Ziel haben, wenn er es
    nicht erlaubt.

rule-wonder-internet = Internet
  .text =
    Modern, Kosten 25 (15 mit Computer), Kultur 3; jede Technologie des Besitzers, die Münzmarker sammelt, fasst zwei
    mehr.

rule-wonder-pentagon = Pentagon
  .text =
    Modern, Kosten 25 (15 mit Ballistik), Kultur 3; die Einheiten des Besitzers können nicht getrumpft werden, trumpfen
    selbst aber weiterhin.

rule-event-a_gift_from_afar = Ein Geschenk aus der Ferne
  .text =
    Jederzeit: zählt beim Bezahlen als ein Eisen, Weizen, Spion oder eine Seide; danach legt ein anderer Spieler, den
    der Ausspielende bestimmt, einen Münzmarker auf seinen Zivilisationsbogen.

rule-event-bread_and_circuses = Brot und Spiele
  .text =
    Jederzeit, unterbrechend: ein Kulturereignis aufheben, das auf den Spieler, eine seiner Figuren oder ein Feld oder
    Gebäude einer seiner Städte zielt.

rule-event-defection = Überläufer
  .text =
    Bewegung, darf eine Bewegung unterbrechen: eine Figur innerhalb von 4 Feldern (waagerecht und senkrecht gezählt) um
    eine Figur oder Stadt des Spielers töten.

rule-event-drought = Dürre
  .text =
    Rundenbeginn: ein Feld ohne Gebäude und Weltwunder, das kein Gebirge ist, für den Rest des Spiels in Wüste
    verwandeln.

rule-event-duty_and_honor = Pflicht und Ehre
  .text = Kampf, vor dem Ziehen der eigenen Kampftruppe: eine freigeschaltete Einheit kostenlos bauen.

rule-event-exchange_of_ideas = Gedankenaustausch
  .text =
    Rundenbeginn: Der Spieler wählt einen anderen und erlernt kostenlos eine von dessen Technologien der Stufe I, dann
    erlernt dieser eine seiner Technologien der Stufe I; jede muss in die Pyramide passen und für den Lernenden neu
    sein.

rule-event-sabotage = Sabotage
  .text =
    Rundenbeginn: ein Gebäude innerhalb von 4 Feldern (waagerecht und senkrecht gezählt) um eine Figur oder Stadt des
    Spielers zerstören; es kehrt auf den Markt zurück.

rule-event-we_love_the_despot_day = Wir lieben den Despoten!
  .text = Stadtverwaltung: Eine Stadt des Spielers produziert in dieser Runde 4 mehr.

rule-event-barbarian_encampment = Barbarenlager
  .text =
    Rundenbeginn: einen Barbarendorfmarker aus dem Vorrat auf ein leeres Feld außerhalb der Randbezirke aller Städte
    legen.

rule-event-migrants = Migranten
  .text =
    Entweder Stadtverwaltung: eine Sozialpolitik wechseln; oder Bewegung: eine Figur des Spielers bis zu 2 Felder weit
    auf ein leeres Feld ziehen.

rule-event-a_generous_gift = Ein großzügiges Geschenk
  .text = Jederzeit: zählt beim Bezahlen als ein Eisen, Weizen, Spion oder eine Seide; sonst erhält niemand etwas.

rule-event-catastrophe = Katastrophe
  .text =
    Rundenbeginn: ein Gebäude innerhalb von 6 Feldern (waagerecht und senkrecht gezählt) um eine Figur oder Stadt des
    Spielers zerstören; es kehrt auf den Markt zurück.

rule-event-deforestation = Abholzung
  .text = Rundenbeginn: ein Waldfeld ohne Gebäude und Weltwunder für den Rest des Spiels in Grasland verwandeln.

rule-event-jousting_tourney = Ritterturnier
  .text = Jederzeit, unterbrechend: ein Kulturereignis aufheben.

rule-event-knowledge_shared = Geteiltes Wissen
  .text = Rundenbeginn: wie Gedankenaustausch, mit Technologien der Stufe I oder II.

rule-event-mass_defection = Massenhaft Überläufer
  .text =
    Bewegung, darf eine Bewegung unterbrechen: auf einem Feld innerhalb von 6 Feldern (waagerecht und senkrecht gezählt)
    um eine Figur oder Stadt des Spielers eine Große Persönlichkeit oder bis zu zwei Figuren töten.

rule-event-nationalism = Nationalismus
  .text = Kampf, vor dem Ziehen der eigenen Kampftruppe: bis zu zwei freigeschaltete Einheiten kostenlos bauen.

rule-event-we_love_the_queen_day = Wir lieben die Königin!
  .text = Stadtverwaltung: Eine Stadt des Spielers produziert in dieser Runde 6 mehr.

rule-event-roaming_horde = Barbarenüberfall
  .text =
    Bewegung: Eine Armee oder Stadt eines anderen Spielers innerhalb von 4 Feldern (waagerecht und senkrecht gezählt) um
    einen Barbarendorfmarker oder ein freies Barbarendorfsymbol wird sofort von Barbaren angegriffen (je eine Einheit
    jedes Typs, Rang II, ohne Bonus), die der Ausspielende führt; das Opfer verteidigt sich mit seiner normalen
    Kampftruppe und seinen Boni.

rule-event-roaming_horde-b = Barbarenüberfall: keine Belohnung für das Opfer
  .text =
    Ein Opfer, das die Barbaren besiegt, erhält keine Belohnung dafür: weder Beute noch Barbarendorfmarker noch etwas
    durch Karten und Fähigkeiten, die einen gewonnenen Kampf belohnen; gewinnen die Barbaren, werden die Figuren
    entfernt oder die Stadt zerstört, ebenfalls ohne Beute.

rule-event-colonists = Kolonisten
  .text =
    Entweder Stadtverwaltung: bis zu zwei Sozialpolitiken wechseln; oder Bewegung: eine Figur des Spielers bis zu 4
    Felder weit auf ein leeres Feld ziehen.

rule-event-a_princely_gift = Ein fürstliches Geschenk
  .text = Jederzeit: zählt beim Bezahlen als ein Eisen, Uran, Spion, Weizen oder eine Seide.

rule-event-disaster = Desaster
  .text =
    Rundenbeginn: bis zu zwei Gebäude anderer Spieler an beliebiger Stelle zerstören; sie kehren auf den Markt zurück.

rule-event-patriotism = Patriotismus
  .text = Kampf, vor dem Ziehen der eigenen Kampftruppe: bis zu drei freigeschaltete Einheiten kostenlos bauen.

rule-event-primetime_tv = Hauptsendezeit
  .text =
    Jederzeit, unterbrechend: ein Kulturereignis aufheben oder eine Rohstofffähigkeit, deren Bezahlung dann verloren
    ist.

rule-event-think_tank = Denkfabrik
  .text = Rundenbeginn: wie Gedankenaustausch, mit Technologien der Stufe III oder niedriger.

rule-event-we_love_the_president_day = Wir lieben den Präsidenten!
  .text = Stadtverwaltung: Eine Stadt des Spielers produziert in dieser Runde 8 mehr.

rule-event-wholesale_defection = Scharenweise Überläufer
  .text =
    Bewegung, darf eine Bewegung unterbrechen: auf einem beliebigen Feld des Spielplans eine Große Persönlichkeit oder
    bis zu zwei Figuren töten.

rule-event-supply_drop = Versorgungsabwurf
  .text =
    Entweder Rundenbeginn: 7 Handelspunkte erhalten; oder Stadtverwaltung: Eine Stadt des Spielers, die keine Hauptstadt
    ist, führt eine zusätzliche Aktion aus.

rule-event-immigrants = Einwanderer
  .text =
    Entweder Stadtverwaltung: bis zu drei Sozialpolitiken wechseln; oder Bewegung: eine Figur des Spielers bis zu 6
    Felder weit auf ein leeres Feld ziehen.

## Entscheidungen

ruling-A01 = Fünf Plätze
  .text =
    Gespielt wird mit 2 bis 5 Spielern. Grundspiel und Erweiterung allein sind für vier gedacht; der fünfte Platz ist
    ein Zusatz, der aus „Ruhm und Reichtum“ nur den Spielplan für fünf und einen fünften Satz Spielmaterial übernimmt
    und 17 der 20 neutralen Spielplanteile benutzt.

ruling-A02 = Material geht aus
  .text =
    Unbegrenzt sind nur Kultur-, Münz- und Schadensmarker. Ist anderes Material verbraucht, steht eine freiwillige
    Aktion nicht zur Verfügung, und eine Belohnung entfällt. Hütten und Barbarendörfer reichen für alle Spielplanteile,
    doch ein Barbarenlager braucht einen Marker im Vorrat; Barbaren nehmen, was die Einheitenstapel noch hergeben.

ruling-A03 = „Angrenzend“ bei Stadtstaaten und Relikten
  .text =
    Gemeint sind wie bei Hütten und Barbarendörfern alle acht umliegenden Felder, weil der Marker sonst in den
    Randbezirken läge. Bewegung, Entdecken und Entfernungen gehen weiterhin nur waagerecht und senkrecht.

ruling-A04 = Reihenfolge der Entscheidungen beim Spielaufbau
  .text =
    In Spielreihenfolge ab dem Startspieler legt jeder vollständig Hauptstadt, Figuren, Sozialpolitik (Frankreich zwei)
    und Zivilisationsbonus fest. Das Weltwunder Ägyptens wird gezogen, bevor der Markt gefüllt wird, sein Marker aber
    mit der Hauptstadt platziert. Für die ersten Figuren gelten die Regeln für das Ende einer Bewegung.

ruling-A05 = Startspieler
  .text =
    Der Startspieler wird ausgelost; der Marker geht zu Beginn jeder Runde außer der ersten nach links, vor allen
    Aktionen des Rundenbeginns.

ruling-A06 = Gleichzeitige Wünsche und Antworten
  .text =
    Widersprüche werden im Uhrzeigersinn ab dem Startspieler aufgelöst; in seinem eigenen Teil ist der Spieler selbst
    zuerst dran. Aufhebende Effekte werden den anderen im Uhrzeigersinn ab dem handelnden Spieler angeboten, immer nur
    eine Antwort auf einmal, die neueste wird zuerst abgehandelt.

ruling-A07 = Zuteilung der Pioniere
  .text =
    Der Besitzer sagt zu seinem Rundenbeginn die Stadt jedes Pioniers an, gültig bis zu seinem nächsten. Es zählt das
    Feld, auf dem der Pionier im Augenblick des Zählens steht; ein in dieser Runde gebauter zählt ab der nächsten für
    die Stadt, die ihn gebaut hat. Englische Armeen werden ebenso zugeteilt.

ruling-A08 = Was gehandelt werden darf
  .text =
    Den Besitzer wechseln dürfen Handelspunkte, Kulturmarker, Rohstoffe, Kulturereignisse und Versprechen, durch
    Einigung zweier Spieler und nur in der Handelsphase. Über verdeckte Marker darf man reden, sie aber nicht zeigen.

ruling-A09 = Was ein Aufbauprogramm verdoppelt
  .text =
    Verdoppelt werden die nicht blockierten Symbole der eigenen Randbezirke, auch wo ein eigener Pionier für diese Stadt
    steht, und bei der Hauptstadt die kontrollierter Stadtstaaten. Nicht verdoppelt werden Pioniere anderswo, Boni aus
    Staatsformen, Sozialpolitiken, Technologien, Weltwundern und Ereignissen sowie umgewandelter Handel. Im Kommunismus
    nimmt man zuerst den Randbezirkswert der besten Stadt und verdoppelt ihn, wenn die handelnde Stadt den Marker hat.

ruling-A10 = Welche Produktion den Marker verbraucht
  .text =
    Jede Produktionsaktion verbraucht den Marker, auch für eine Stadtmauer und das kostenlose Gebäude Ägyptens.
    Rohstoffe gewinnen, Künste und kostenlose Gegenstände, die nicht aus einer Stadtaktion stammen (Attilas Dorf,
    Hängende Gärten, Militärtradition, Ereignisse), verbrauchen ihn nicht.

ruling-A11 = Aufbauprogramm und Produktion in derselben Runde
  .text =
    Eine Stadt mit zusätzlicher Aktion darf beides in einer Runde: Die Aktionen sind verschiedener Art, und der Marker
    wirkt auf die nächste Produktion, wann immer sie stattfindet. Auch die umgekehrte Reihenfolge ist erlaubt.

ruling-A12 = Ingenieurskunst
  .text =
    Zu Beginn der Aktion steht eine gemeinsame Summe fest (Symbole, Boni, Aufbauprogramm einmal verdoppelt); für beide
    Gegenstände darf Handel umgewandelt werden, und ein zuerst gebautes Gebäude vergrößert die Summe nicht. Beide
    Gegenstände gehören zur selben Stadt, und eine Aufhebung trifft die ganze Aktion.

ruling-A13 = Aufgehobene Stadtaktion
  .text =
    Die Aktion ist verbraucht; Produktion, umgewandelter Handel, Aufbauprogramm-Marker und die einmalige Nutzung von
    Ingenieurskunst oder der Fähigkeit Ägyptens sind nicht ausgegeben. Geantwortet wird, nachdem die Aktion vollständig
    angesagt ist.

ruling-A14 = Überbauen, Stern- und Weltwunderlimit
  .text =
    Gebäude, Weltwunder und Große Persönlichkeiten dürfen auf vorhandene Marker gelegt werden. Ein zweites Gebäude mit
    Stern oder ein zweites Weltwunder ist nur erlaubt, wenn das alte im selben Augenblick entfernt wird, auch auf einem
    anderen Feld. Ein altes Gebäude geht auf den Markt, ein altes Weltwunder scheidet samt Karte aus, eine alte Große
    Persönlichkeit kehrt in die Reserve zurück. Die strengere Lesart verlangt dasselbe Feld.

ruling-A15 = Überdeckte Felder
  .text =
    Symbole und Rohstoff eines Feldes sind überdeckt, solange ein Marker darauf liegt; ein Pionier auf dem Feld erhält
    nur die Symbole des Markers.

ruling-A16 = „Leere“ Felder
  .text =
    Leer ist ein Feld ohne Figur, Stadt und Marker. Beim Großen Leuchtturm kommt es nur auf Marker und gegnerische
    Figuren auf dem Wasserfeld an, eigene Figuren stören nicht.

ruling-A17 = Geländeänderungen
  .text =
    Der Marker überdeckt aufgedruckten Rohstoff, Kultur und Münze endgültig. Auf dem Feld darf kein Gebäude, Weltwunder
    oder Stadtzentrum und kein Hütten-, Barbarendorf-, Stadtstaaten- oder Reliktmarker liegen; Figuren stören nicht.
    Dürre darf Wasser treffen, das dann zu Land wird, aber kein Gebirge. Es gibt zwölf doppelseitige Marker.

ruling-A18 = Armee auf gegnerisch besetztem Feld gebaut
  .text =
    Der Kampf findet sofort in der Stadtverwaltung statt; der Erbauer greift nur mit dieser Armee an, der Blockierende
    verteidigt. Pioniere ohne Armee werden wie bei der Bewegung entfernt; Felder mit Hütte oder Barbarendorf sind nie
    zulässig. Wie jede neue Figur darf die Armee in der folgenden Bewegungsphase noch ziehen.

ruling-A19 = Gruppen und Naturreligion
  .text =
    Figuren starten gemeinsam, dürfen unterwegs zurückgelassen, aber nie aufgenommen werden. Eine Armee erhält +1 nur,
    wenn sie während der ganzen Bewegung ohne andere Figur zieht; Armee und Pionier zusammen sind eine Gruppe.

ruling-A20 = Pioniere in einer kämpfenden oder erkundenden Gruppe
  .text =
    Pioniere folgen auf das Kampffeld, wenn der Kampf gewonnen wird, und sterben, wenn er verloren geht. Vor einer Hütte
    oder einem Barbarendorf bleibt der Pionier einen Schritt vorher zurück; verbietet das Figurenlimit dies, ist die
    Bewegung unzulässig. Reliktfelder sind mit einer Armee erlaubt. Nach der anderen Lesart bleiben Pioniere unversehrt
    zurück.

ruling-A21 = Pioniere ohne Armee entfernen
  .text =
    Es gilt als gewonnener Kampf: 1 Beutepunkt, die Münze von Gesetzgebung, 3 Handelspunkte für die Azteken, zusätzliche
    Beute für die Mongolen. Einheiten und Boni kommen nicht zum Einsatz, die Armee hält dort an, und die Azteken
    erhalten keine Kultur. Das gilt auch für Pioniere auf Stadtstaaten.

ruling-A22 = Verdrängte und falsch stehende Figuren
  .text =
    Eine Figur auf einem Feld, auf dem eine Stadt gegründet wird, zieht auf ein benachbartes zulässiges Feld nach Wahl
    ihres Besitzers, sonst wird sie entfernt. Eine Figur auf einem Feld, auf dem sie nicht mehr stehen darf, bleibt bis
    zu ihrer nächsten Bewegung und muss es dann verlassen, wenn sie kann.

ruling-A23 = Eigene Städte und gegnerische Pioniere passieren
  .text =
    Eigene Stadtzentren darf man durchqueren, aber nicht dort anhalten. Gegnerische Pioniere ohne Armee werden entfernt,
    und die Bewegung endet dort. Mit Luftfahrt bleibt beides im Vorbeiziehen unbeachtet.

ruling-A24 = Entdecken auf versetzten Spielplänen
  .text =
    Aufgedeckt wird das Teil des verdeckten Feldes, das mit der Figur eine gemeinsame Kante hat, je Teil für einen
    Schritt. Sein Pfeil zeigt vom Feld der Figur zu diesem Nachbarfeld.

ruling-A25 = Hütten- und Barbarendorfmarker
  .text =
    Behaltene Marker liegen verdeckt, und nur der Besitzer kennt sie; beim Ausgeben werden sie aufgedeckt und scheiden
    dann aus. Gestohlene und gehandelte Marker wechseln verdeckt den Besitzer. Marker für Stadtstaat, Reichtum und Große
    Persönlichkeit werden sofort aufgedeckt.

ruling-A26 = Kampftruppen und das Orakel
  .text =
    Eine Kampftruppe sieht nur ihr Besitzer. Das Orakel zeigt die gezogene Kampftruppe des Gegners vom Ziehen an, nicht
    aber dessen übriges stehendes Heer. Die Karten der Barbaren sieht ihr Spieler und mit dem Orakel auch der Angreifer.

ruling-A27 = Höhe der Kampfbonuskarte
  .text = Es zählt die genaue Differenz ohne Obergrenze, auch wenn die Karten nur 2, 4, 6 und 8 zeigen.

ruling-A28 = Eine eroberte Stadt
  .text =
    Der Stadtmarker geht an seinen Besitzer zurück, der später neu gründen darf; Gebäude kommen auf den Markt,
    Weltwunder scheiden aus, Große Persönlichkeiten und ein Aufbauprogramm-Marker kehren in den Vorrat zurück, und der
    Besitzer gibt eine Sozialpolitik ab. Der Eroberer behält nur die Beute; überlebende Angreifer stehen auf dem
    früheren Zentrum. Die Reihenfolge ist Ergebnis, Verluste, Beute, Zerstörung, Sozialpolitik.

ruling-A29 = Rückzug
  .text = Keine Seite darf sich aus einem Kampf zurückziehen.

ruling-A30 = Beute bei geschlagenen Angreifern, Städten und armen Verlierern
  .text =
    Ein geschlagener Angreifer hatte Figuren auf dem Kampffeld, das gibt 1 Beutepunkt. Eine Stadt bringt 2, nie 3.
    Beutepunkte werden sofort ausgegeben, soweit es geht; Effekte, die nichts bringen würden, sind nicht wählbar, und
    der Rest verfällt.

ruling-A31 = Ein Kulturereignis stehlen
  .text =
    Der Sieger kauft den Effekt, sieht sich die Hand an und nimmt eine Karte; sein Handkartenlimit gilt sofort. Nach dem
    englischen Regelheft sieht er nur die Rückseiten.

ruling-A32 = Erlernen und Erforschen
  .text =
    Beides wird gleich behandelt: Jede gewonnene Technologie muss in die Pyramide passen, wirkt sofort und löst den
    Bonus Deutschlands aus; eine erlernte braucht keine Handelspunkte, setzt die Handelsscheibe nicht zurück und ersetzt
    die Forschung der Runde nicht. Rationalismus kostet genau 6 oder 11, ohne Vergünstigung. Mit einem freien Platz der
    Stufe V können Bildung oder Beute das Spiel gewinnen.

ruling-A33 = Handelsscheibe nach dem Forschen
  .text =
    Die Handelsscheibe zeigt den kleineren Wert aus bisherigen Handelspunkten und Münzen; die Münzen werden mit der
    neuen Technologie gezählt. Die Bedingung selbst wird nicht abgezogen.

ruling-A34 = Vergünstigungen
  .text =
    Porzellanturm und die Fähigkeit Japans ergeben zusammen 8, doch keine Bedingung sinkt unter 0. Sie senken nur die
    Bedingung und gelten nicht für Rationalismus.

ruling-A35 = Notre-Dame
  .text =
    Die zweite Technologie wird zusammen mit der ersten geheim gewählt. Nötig sind mindestens die Bedingung der höheren
    Technologie nach Vergünstigungen plus 6 Handelspunkte; die zweite Stufe darf nicht über der ersten liegen, beide
    müssen in dieser Reihenfolge passen, und die Handelsscheibe wird einmal gestellt.

ruling-A36 = Stufe der Starttechnologie
  .text =
    Sie liegt in Reihe 1 der Pyramide, behält aber ihre aufgedruckte Stufe für Effekte, die auf Stufen achten: Der
    Kommunismus Russlands ist mit Gedankenaustausch nicht zu haben. Wer sie erlernt, legt sie in die Reihe der
    aufgedruckten Stufe.

ruling-A37 = Technologietausch
  .text =
    Hat eine Seite nichts zu nehmen, findet die andere Hälfte trotzdem statt. Zuerst lernt der Ausspielende, dann wählt
    der andere und darf nur verzichten, wenn nichts passt. Gerade erlernte Technologien dürfen nicht zurückgetauscht
    werden.

ruling-A38 = Steigende Ränge und der Bonus Deutschlands
  .text =
    Es gilt der höhere aus altem und neuem Rang; eine Technologie darf Ränge überspringen. Deutschland erhält eine
    Einheit je Typ, der wirklich steigt oder neu freigeschaltet wird, mit Logistik also bis zu drei, aber nur einen
    Rohstoff je Technologie.

ruling-A39 = Handkartenlimit für Kulturereignisse
  .text =
    Erst wird gezogen, dann sofort eine beliebige Karte abgelegt; geprüft wird nach jedem Zugang und immer, wenn das
    Limit sinkt. Mäzenatentum benutzt auf dem Startfeld den Stapel der Stufe I.

ruling-A40 = Vereinte Nationen
  .text =
    Der Besitzer, seine Figuren, Städte, Gebäude, Weltwunder, Großen Persönlichkeiten, Randbezirke, Technologien und
    Münzen können nicht gegen seinen Willen gewählt werden; er wird bei jedem Ereignis gefragt, und Ereignisse für alle
    lassen ihn aus. Das ist kein Aufheben, Massenmedien kommen also nicht dagegen an. Blockiert schützen die Vereinten
    Nationen nicht.

ruling-A41 = Geschenkkarten
  .text =
    Sie dürfen alle Kosten der genannten Sorten bezahlen, jede als ein Rohstoff, auch Kosten von je einem jeder Sorte
    oder n beliebigen. Gehandelt werden sie als Karten, als Rohstoffe gestohlen werden sie nicht. Bei „Ein Geschenk aus
    der Ferne“ muss die Münze nach dem Bezahlen an einen anderen Spieler gehen.

ruling-A42 = Zusätzliche Bewegung durch Migranten, Kolonisten und Einwanderer
  .text =
    Sie kommt zur normalen Bewegung hinzu, zu beliebigem Zeitpunkt im eigenen Teil der Bewegungsphase, Schritt für
    Schritt nach den üblichen Regeln für Wasser, ohne Kampf, Erkunden oder Entdecken, und endet auf einem leeren Feld.

ruling-A43 = Barbarenüberfall
  .text =
    Ziel ist ein Feld mit Armee oder eine Stadt eines anderen Spielers; dieser verteidigt, spielt zuerst aus und gewinnt
    bei Gleichstand. Auch eine Hauptstadt darf gewählt werden; besiegen die Barbaren sie, gewinnt niemand das Spiel: Der
    Angriff gilt als abgewehrt, und alle Einheiten der verteidigenden Kampftruppe werden eliminiert. Ein siegreiches
    Opfer erhält keinerlei Belohnung: weder Beute noch Barbarendorfmarker, keinen Münzmarker auf Gesetzgebung, keinen
    Handel der Azteken; was nicht den Sieg belohnt, gilt wie sonst, etwa die Kultur der Azteken für eliminierte
    Einheiten und die Armeeverluste des Siegers. Nach der anderen Lesart sind Hauptstädte kein Ziel.

ruling-A44 = „Innerhalb von n Feldern“
  .text =
    Die Entfernung ist die Zahl der waagerechten und senkrechten Schritte über Felder des Spielplans, gleich welches
    Gelände, welche Figuren und ob die Teile aufgedeckt sind, gemessen von einer beliebigen eigenen Figur oder einem
    eigenen Stadtzentrum.

ruling-A45 = Stadtstaat 5
  .text =
    Für das Fragezeichen darf die Hauptstadt einen Rohstoff des Marktes nach Wahl des kontrollierenden Spielers
    gewinnen. Nach der anderen Lesart entscheidet der Zufall.

ruling-A46 = Symbole und Verteidigung der Stadtstaaten
  .text =
    Die +4 gelten nur für Armeen, die sich dort verteidigen; die aufgedruckten +2 von Nummer 4 zählen für den
    kontrollierenden Spieler in allen Kämpfen, und beides wird addiert. Ein Stadtstaat kann nicht blockiert werden: Wer
    dort steht, kontrolliert ihn. Ein Barbarenlager kommt nie auf einen Stadtstaat.

ruling-A47 = Sozialpolitiken und Anarchie
  .text =
    Eingeführt und abgegeben wird bei jeder Änderung sofort, auch in der Anarchie, in der die neue Sozialpolitik noch
    nicht wirkt. Eine im eigenen Rundenbeginn eingeführte Sozialpolitik darf in diesem Rundenbeginn schon genutzt
    werden.

ruling-A48 = Stadtentwicklung
  .text =
    Nötig sind zwei Marker verschiedener Art, Gebäudearten oder Weltwunder; zwei Kornspeicher genügen nicht. Große
    Persönlichkeiten, Stadtmauern, Aufbauprogramm-Marker und blockierte Marker zählen nie.

ruling-A49 = Militärtradition
  .text =
    Sie wirkt bei der ersten Armee, die in einer Runde auf irgendeine Weise gebaut wird, ob durch Stadtaktion oder
    Hängende Gärten und gleich in welcher Phase. Den Einheitentyp wählt der Spieler.

ruling-A50 = Relikte bergen
  .text =
    Nur eine eigene Bewegung birgt ein Relikt, eine normale oder die einer Ereigniskarte; dort platzierte oder dorthin
    verdrängte Armeen tun es nicht. Mit der Bundeslade schreitet man nacheinander und jeweils freiwillig voran, auch bis
    zum Sieg. Attilas Einheiten sind Pflicht, soweit die Stapel reichen. Ein begleitender Pionier stört nicht.

ruling-A51 = Englische Armeen
  .text =
    Eine englische Armee darf zugleich blockieren und sammeln. Sie wird wie ein Pionier einer Stadt zugeteilt;
    Kampfsymbole werden nie gesammelt.

ruling-A52 = Stärkeboni
  .text =
    Die Fähigkeit Japans (+1), Samurai-Burg Himeji (+1) und Metallverarbeitung (+3 beim Angriff durch Ausspielen) werden
    addiert; sie erhöhen nur die Stärke.

ruling-A53 = Was die Azteken zählen
  .text =
    Für die Kultur zählen alle im Kampf eliminierten Einheiten beider Seiten, auch Barbaren und durch Fähigkeiten
    eliminierte, ob gewonnen oder verloren; außerhalb eines Kampfes eliminierte zählen nicht, von China gerettete schon.
    Handelspunkte gibt es für jeden gewonnenen Kampf, auch gegen Pioniere ohne Armee.

ruling-A54 = Beute der Mongolen
  .text =
    Den zusätzlichen Punkt gibt es nur als Angreifer und nur bei normalerweise mindestens 1 Beutepunkt: im Feld 2, für
    eine Stadt 3, gegen Barbaren oder als Verteidiger nichts.

ruling-A55 = Unbrauchbare Weltwunder
  .text =
    Die Fähigkeit ist verloren; Marker und Kultursymbole bleiben, und das Weltwunder zählt weiter zum Limit der Stadt.
    Senkt ein verlorener oder blockierter Cristo Redentor das Handkartenlimit, werden überzählige Karten sofort
    abgelegt.

ruling-A56 = Obergrenzen für Münzmarker
  .text =
    Eine Technologie fasst vier Marker, mit dem Internet sechs; der Panamakanal hat keine Obergrenze. Ohne Internet
    bleiben überzählige Marker liegen, neue kommen aber nicht hinzu. Marker eines ausscheidenden Weltwunders sind
    verloren; die auf einem blockierten Panamakanal zählen weiter.

ruling-A57 = Blockierte Weltwunder
  .text =
    Alle Wirkungen ruhen: Symbole, dauerhafte und Rundenbeginn-Fähigkeiten, auch Handkartenlimit und Kostengrenzen.
    Schon gelegte Münzen bleiben.

ruling-A58 = Einmal pro Runde: je Fähigkeit oder je Technologie
  .text = Die Grenze gilt je Fähigkeit: Beide Uranfähigkeiten von Atomtheorie dürfen in derselben Runde genutzt werden.

ruling-A59 = Gleichzeitiger Sieg, Raumfahrt
  .text =
    Gewinnen zwei Spieler beim selben Aufdecken oder wählen beide Raumfahrt, gewinnt, wer in der Spielreihenfolge früher
    kommt. Die freiwillige Entscheidungsregel des Verlags wird nicht benutzt.

ruling-A60 = Zeitraum für den direkten Wechsel der Staatsform
  .text =
    Als neu freigeschaltet gilt eine Staatsform von diesem Augenblick bis zum Ende des nächsten eigenen
    Rundenbeginn-Teils. Ein zweiter Wechsel im selben Rundenbeginn ist nicht möglich. Wird sie im Rundenbeginn eines
    anderen freigeschaltet, wechselt man sofort oder im eigenen Teil, falls dieser noch kommt.

ruling-A61 = Brandenburger Tor
  .text =
    Gegner dürfen die Randbezirke durchqueren und das Stadtzentrum angreifen, aber nicht in den Randbezirken anhalten;
    Figuren dort können sie also nicht angreifen und neue Armeen dort nicht platzieren. Wer schon dort steht, muss mit
    seiner nächsten Bewegung abziehen, wenn er kann.

ruling-A62 = Hängende Gärten
  .text =
    Eine Armee oder ein Pionier kommt aus dem Vorrat auf das Feld des Weltwunders, im Rahmen des Figurenlimits und
    nicht, solange es blockiert ist.

ruling-A63 = Das Opfer Russlands
  .text =
    Die Figur, Armee oder Pionier, betritt die Stadt ohne Kampf als letzten Schritt einer normalen Bewegung; das ist
    kein Angriff und bringt keine Beute. Die Technologie wird sofort gewählt und muss passen; passt keine, ist das Opfer
    nicht möglich.

ruling-A64 = Verbrennungsmotor
  .text =
    Niedergerissen wird das erste gegnerische Gebäude pro Runde, auf dem eine Armee ihre Bewegung beendet; welcher Halt
    zählt, bestimmt der Besitzer, eigene Gebäude sind nie betroffen. Stadtmauern fallen bei jedem Angriff auf eine
    ummauerte Stadt, dauerhaft und vor dem Ziehen der Kampftruppen.

ruling-A65 = Dampfkraft
  .text =
    Gewählt werden darf jedes aufgedeckte Wasserfeld ohne gegnerische Figuren und ohne Hütten-, Barbarendorf-,
    Stadtstaaten- oder Reliktmarker, im Rahmen des Figurenlimits. Es ist keine Bewegung: Nichts wird geborgen oder
    entdeckt.

ruling-A66 = Atomschlag
  .text =
    Verloren sind die Stadt, alle Gebäude (auf den Markt), Weltwunder (aus dem Spiel), Großen Persönlichkeiten (in den
    Vorrat) und alle Figuren aller Spieler in ihren Randbezirken. Auch eigene Städte dürfen gewählt werden; Stadtstaaten
    gehören nicht zu diesen Randbezirken. Es gibt weder Beute noch einen gewonnenen Kampf; das Opfer gibt eine
    Sozialpolitik ab.

ruling-A67 = Große Persönlichkeiten
  .text =
    Sie werden sofort beim Erhalt platziert, in jeder Phase, oder zu einem späteren eigenen Rundenbeginn. Danach bleiben
    sie liegen, bis sie überbaut (Reserve) oder getötet (Vorrat) werden. In Reserve können sie weder getötet noch
    gestohlen werden.

ruling-A68 = Unterschiede zwischen den Quellen
  .text =
    Wo Quellen sich unterscheiden, gilt: Angkor Wat kostet mit Theologie 10, das Brandenburger Tor 15, ein Markt hat 1
    Kultur, eine Werft 2 Produktion und +2 Kampfbonus, Samurai-Burg Himeji gibt +1 Stärke. Die Werft trägt den Stern und
    hat keine verbesserte Variante.

ruling-A69 = Kostenloses Gebäude Ägyptens
  .text =
    Es ist eine Produktionsaktion einer Stadt mit Kosten 0; die Regeln für Gelände, Stern und Vorrat gelten, Überbauen
    ist erlaubt. Mit Ingenieurskunst wird der zweite Gegenstand normal bezahlt.

ruling-A70 = Stadtgründung der Zulu
  .text =
    Erlaubt sind nur Hütten in der Umgebung, nicht auf dem Standort. Jede darf sofort und in beliebiger Reihenfolge
    erkundet oder liegen gelassen werden; ein entdeckter Stadtstaat wird für 3 Kultur zerstört. Liegen gelassene Hütten
    bleiben in den Randbezirken: Sie überdecken nichts, doch auf dem Feld kann nicht gebaut werden.

ruling-A71 = Stapel neu mischen
  .text = Sobald die nächste zu ziehende Karte offen liegt, wird der ganze Stapel umgedreht und gemischt.

ruling-A72 = Die gerettete Einheit Chinas
  .text =
    Zuerst werden die Verluste gezählt: Eliminierte Einheiten zählen für den Armeeverlust und für die Azteken, dann
    kehrt eine zurück.

ruling-A73 = Rundenbegrenzung
  .text =
    Normalerweise gibt es keine Begrenzung. Eine Begrenzung mit eigener Entscheidung bei Gleichstand ist eine Hausregel
    und wird so genannt.

ruling-A74 = Das Attentat der Monarchie
  .text =
    Der Nutzer nennt den Spieler; aus dessen ganzem stehenden Heer wird zufällig eine Einheit gezogen, allen gezeigt und
    offen unter ihren Stapel gelegt. Ein Spieler ohne Einheiten kann nicht genannt werden.

ruling-A75 = Der Rohstoff des Feudalismus
  .text =
    Es ist keine Aktion zum Gewinnen von Rohstoffen: Sie kostet keine Stadtaktion und wird durch Angkor Wat nicht
    verdoppelt. Die üblichen Bedingungen gelten: Vorrat im Markt, keine Blockade, auch Felder zugeteilter Pioniere und
    für die Hauptstadt Stadtstaaten.

ruling-R-4 = Pioniere in einer angreifenden Gruppe
  .text =
    Sie betreten das Kampffeld nur, wenn der Kampf gewonnen wird; geht er verloren, sterben sie mit den Armeen, mit
    denen sie aufgebrochen sind. Nach der anderen Lesart bleiben sie auf dem vorigen Feld.

ruling-R-11 = Was von einem unbrauchbaren Weltwunder bleibt
  .text = Die Fähigkeit ist verloren; der Marker und seine Kultursymbole bleiben.

ruling-R-16 = Verbesserte Gebäude ohne die einfache Technologie
  .text = Beherrscht ein Spieler nur die Technologie der Verbesserung, darf er das verbesserte Gebäude direkt bauen.

ruling-E-2 = Münzen auf Eisenbahn und Metallguss
  .text = Eisenbahn trägt eine Münze, Metallguss keine; die korrigierten Karten liegen der Erweiterung bei.
