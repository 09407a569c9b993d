### Civilization (1980): was die Regeln und Entscheidungen aus rules.toml sagen, in der Reihenfolge jener Datei und in
### eigenen Worten. Die englische Datei hat dieselben Meldungen. Ein Punkt einer Kennung ist hier ein Bindestrich.
### `.text` darf mehrere Zeilen haben; sie werden als eine gelesen.

## Kapitel in der Reihenfolge der Regelseite; eine Regel gehört zum längsten, mit dem ihre Kennung beginnt

chapter-21 = Ziel des Spiels
chapter-31 = Der Spielplan
chapter-32 = Spielfiguren
chapter-34 = Handelskarten
chapter-35 = Zivilisationskarten
chapter-41 = Runden und Phasen
chapter-42 = Aufbau
chapter-43 = Die dreizehn Phasen
chapter-43-1 = Phase 1: Steuern
chapter-43-2 = Phase 2: Wachstum
chapter-43-3 = Phase 3: Volkszählung
chapter-43-4 = Phase 4: Schiffe
chapter-43-5 = Phase 5: Bewegung
chapter-43-6 = Phase 6: Konflikte
chapter-43-61 = Konflikte zwischen Spielsteinen
chapter-43-62 = Angriffe auf Städte
chapter-43-63 = Reihenfolge eines Angriffs
chapter-43-64 = Kapitulation
chapter-43-65 = Versorgung der Städte
chapter-43-7 = Phase 7: Städtebau
chapter-43-8 = Phase 8: Handelskarten ziehen
chapter-43-9 = Phase 9: Handel
chapter-43-10 = Phase 10: Zivilisationskarten kaufen
chapter-43-11 = Phase 11: Katastrophen
chapter-43-12 = Phase 12: Handkartengrenze
chapter-43-13 = Phase 13: Zeittafel
chapter-44 = Ende und Sieg
chapter-51 = Waren und Sätze
chapter-52 = Katastrophen
chapter-52-1 = Verluste
chapter-52-2 = Vulkan und Erdbeben
chapter-52-3 = Flut
chapter-52-4 = Hungersnot
chapter-52-5 = Bürgerkrieg
chapter-52-6 = Epidemie
chapter-52-7 = Aufruhr
chapter-52-8 = Bildersturm und Ketzerei
chapter-52-9 = Piraterie
chapter-53 = Was Zivilisationskarten bewirken
chapter-54 = Preise und Anzahl
chapter-62 = Gleichstand und Reihenfolge
chapter-63 = Mehrere Handlungen
chapter-64 = Zu wenige Stadtmarker
chapter-65 = Zu wenige Spielsteine
chapter-66 = Fehler
chapter-71 = Variante: Nomaden und Seefahrer
chapter-72 = Variante: Bauern und Bürger
chapter-73 = Variante: kurzes Spiel

## Varianten

variant-nomads-and-seafarers = Nomaden und Seefahrer
variant-farmers-and-citizens = Bauern und Bürger
variant-short-game = Kurzes Spiel

## Beispiele

example-city-on-a-site = Knossos ist ein Stadtplatz: Sechs Spielsteine werden zu einer Stadt.
example-seven-attack-a-city = Sieben Spielsteine greifen Phaistos an: Die Stadt wird zu sechs Verteidigern, und es wird gekämpft.
example-six-attack-a-city = Sechs Spielsteine sind zu wenige für eine Stadt: Sie gehen verloren, und die Stadt bleibt stehen.
example-tokens-move-once = Was in dieser Runde gezogen ist, bleibt stehen: Niemand geht gleich zurück.
example-a-ship-takes-tokens-along = Zwei Spielsteine gehen an Bord und fahren nach Thera.
example-two-against-two = Phaistos ernährt weniger als die vier, die dort zusammentreffen: Es kommt zum Konflikt.
example-six-cards-in-hand = Acht Karten sind zu viele: Erst muss bis auf sechs etwas zurückgelegt werden.
example-law-before-philosophy = Ohne Recht kauft niemand Philosophie.

## Regeln

rule-21-a = Zielwerte der Bahnen zwischen 1200 und 1400
  .text =
    Das Spiel ist ein Wettlauf bis ans Ende der Bahn des eigenen Volkes; das letzte Wertungsfeld einer Bahn verlangt je
    nach Volk 1200 bis 1400 Punkte.

rule-21-b = Was als Punkte zählt
  .text =
    Punkte bringen nur Zivilisationskarten (aufgedruckter Preis), Handelskarten auf der Hand (Satzwert) und Spielsteine
    im Staatsschatz (je 1); Spielsteine, Städte und Schiffe auf dem Spielplan sowie der Vorrat zählen nie, auch wenn die
    Einleitung einem Spielstein einen Punkt zuschreibt.

rule-31-a = Die Bevölkerungsgrenze steht auf dem Spielplan
  .text =
    Jedes Landgebiet trägt eine Zahl: die größte Bevölkerung, die es ernähren kann. Sie gilt für alle Spieler und wird
    nur durch Landwirtschaft verändert.

rule-31-b = Unterbrochene Grenzlinien sind normale Grenzen
  .text = Eine Grenze, die wegen einer Illustration lückenhaft gezeichnet ist, gilt genauso wie eine durchgehende.

rule-31-c = Nicht benutzte Regionen
  .text =
    Der Spielplan besteht aus vier farbigen Regionen und der Hochsee. Bei weniger als 6 Spielern gehören nur die für
    diese Spielerzahl genannten Regionen zum Spiel, und kein Stein darf ein Gebiet einer anderen Region betreten; die
    Hochsee gehört zu keiner Region und steht bei jeder Spielerzahl zur Verfügung.

rule-31-d = Landgrenzen für Spielsteine, Seegrenzen für Schiffe
  .text =
    Ein Spielstein allein kann nur Landgrenzen überschreiten; über eine Grenze, die ausschließlich durch Wasser
    verläuft, gelangt er nur an Bord eines Schiffes.

rule-31-e = Mehrere Inseln eines Gebiets bilden eine Insel
  .text = Alle Inseln, die innerhalb eines Gebiets liegen, gelten zusammen als ein einziges Stück Land.

rule-31-f = Aufbau der Bahnen
  .text =
    Die Entwicklungstabelle hat neun Bahnen; jede besteht aus Startpfeil, 15 Feldern und Zielkreis und ist in 5 Epochen
    geteilt, deren Länge vom Volk abhängt; nur die Felder der 5. Epoche tragen Punktwerte.

rule-31-g = Hochwasserregionen und Vulkane
  .text =
    Auf dem Spielplan sind vier Hochwasserregionen (mit weißen Bauplätzen) und drei Vulkane eingezeichnet; die Vulkane
    bei Syrakus und Kyme berühren je zwei Gebiete.

rule-32-a = 56 Spielsteine je Spieler
  .text =
    Jeder Spieler besitzt 56 runde Spielsteine, die sich stets auf dem Spielplan, in seinem Staatsschatz oder in seinem
    Vorrat befinden; nie kommt einer hinzu oder geht verloren.

rule-32-b = 48 Spielsteine bei sieben Spielern
  .text = Zu siebt benutzt jeder nur 48 Spielsteine; die übrigen 8 jedes Satzes sind nicht im Spiel.

rule-32-c = Vier Schiffe je Spieler
  .text = Jeder Spieler hat 4 Schiffsmarker und deshalb nie mehr als 4 Schiffe auf dem Spielplan.

rule-32-d = Neun Stadtsteine je Spieler
  .text =
    Von den 12 quadratischen Markern sind 9 Städte, einer steht auf der Entwicklungstabelle, einer auf der
    Bevölkerungsübersicht und einer ist Reserve; mehr als 9 Städte kann ein Spieler daher nie haben.

rule-32-e = Farben der Sätze
  .text =
    Es gibt sieben Sätze: Weiß für Kreta, Orange für Ägypten, Purpur für Illyrien oder Thrakien, Grün für Afrika,
    Schwarz für Asien, Blau für Assyrien, Rot für Babylon. Ein Volk, dessen Satz vergeben ist oder das keinen eigenen
    hat (Italien), spielt mit dem übrigen Satz.

rule-34-a = Zusammensetzung der Handelskarten
  .text =
    Zu den Handelskarten gehören 74 Karten: 66 Warenkarten in 11 Sorten mit Einzelwerten von 1 bis 9 und 8 Katastrophen.

rule-35-a = Gruppen der Zivilisationskarten
  .text =
    Es gibt 16 Arten von Zivilisationskarten in 4 Farbgruppen: Künste blau, Handwerk orange, Wissenschaften grün,
    Gesellschaft rosa; manche Arten gehören zu zwei Gruppen.

rule-41-a = Eine Phase endet erst, wenn alle fertig sind
  .text =
    Eine Runde ist eine feste Folge von Phasen; die nächste beginnt erst, wenn jeder Spieler die laufende abgeschlossen
    hat oder in ihr übergangen wurde.

rule-42-a = Aufbau der Handelskartenstapel
  .text =
    Es gibt neun verdeckte Stapel; Stapel k enthält die Warenkarten mit dem Wert k, und ganz unten liegt die Katastrophe
    mit der Nummer k. Unter Stapel 1 liegt keine Katastrophe.

rule-42-b = Stapel 1 und 2 werden vorher gemischt
  .text =
    Weil die Stapel 1 und 2 je zwei Warensorten enthalten, werden ihre Warenkarten gemischt, bevor die Katastrophe
    daruntergelegt wird.

rule-42-c = Kartenziehen für die Wahl der Völker
  .text =
    Von den Stapeln 1, 2, ... wird oben je eine Karte genommen, bis für jeden Spieler eine da ist; diese Karten werden
    gemischt und einzeln verteilt. Je höher der Wert, desto früher darf man sein Volk wählen; danach kommen die Karten
    zurück auf ihre Stapel.

rule-42-d = Zwei Spieler
  .text =
    Zwei Spieler benutzen die Region BEIGE und wählen zwei verschiedene Völker aus Asien (Start Hattusa), Kreta (Start
    Knossos) und Thrakien (Start Odessus).

rule-42-e = Drei Spieler
  .text =
    Drei Spieler benutzen BEIGE und ROSA und wählen aus Asien (Hattusa), Kreta (Knossos), Illyrien („5“-Gebiet am
    Nordrand), Italien (Tarquinii) und Thrakien („3“-Gebiet am Nordrand).

rule-42-f = Vier Spieler
  .text =
    Vier Spieler benutzen BEIGE und GRÜN und wählen aus Asien („2“-Gebiet am Nordrand), Assyrien („2“-Gebiet in der
    Nordostecke), Babylon (Susa), Kreta (Knossos) und Thrakien (Odessus).

rule-42-g = Fünf Spieler
  .text =
    Fünf Spieler benutzen alle Regionen außer ROSA und wählen aus Afrika (Karthago), Asien („2“-Gebiet am Nordrand),
    Assyrien („2“-Gebiet in der Nordostecke), Babylon (Susa), Kreta (Knossos), Ägypten (Hieraconpolis) und Thrakien
    (Odessus).

rule-42-h = Sechs oder sieben Spieler
  .text =
    Sechs oder sieben Spieler benutzen den ganzen Spielplan und wählen aus allen neun Völkern; Thrakien beginnt dann im
    „3“-Gebiet und Asien im „2“-Gebiet am Nordrand.

rule-42-i = Anzahl der Mystizismus-Karten
  .text =
    Im Angebot liegt bei 2 oder 3 Spielern 1 Mystizismus-Karte, bei 4 oder 5 Spielern liegen dort 2, bei 6 oder 7
    Spielern 3.

rule-42-j = Anfangsstellung
  .text =
    Jeder Spieler legt einen Spielstein in sein Startgebiet und stellt seinen Fortschritt-Marker auf den Startpfeil;
    alles Übrige liegt im Vorrat. Die Zivilisationskarten liegen für alle sichtbar aus.

rule-43-a = Reihenfolge der dreizehn Phasen
  .text =
    Jede Runde läuft so ab: 1 Steuern (Revolten), 2 Bevölkerungswachstum, 3 Volkszählung, 4 Schiffbau, 5 Bewegung, 6
    Konflikte (Kapitulation, nicht versorgte Städte), 7 Städtebau (überzählige Spielsteine), 8 Handelskarten (Goldkauf),
    9 Handel, 10 Zivilisationskarten, 11 Katastrophen (nicht versorgte Städte), 12 überzählige Karten, 13
    Entwicklungstabelle.

rule-43-b = Bedingte Phasen entfallen
  .text =
    Steuern und Handelskarten gibt es nur, wenn Städte existieren, Handel nur unter Spielern mit mindestens 3
    Handelskarten und Konflikte nur, wo sie nötig sind; Wachstum, Volkszählung, Bewegung und der Schritt auf der
    Entwicklungstabelle finden immer statt.

rule-43-c = Phasen mit vorgeschriebener Reihenfolge
  .text =
    An eine Reihenfolge gebunden sind die Phasen 5 (nach Volkszählung), 8 (wenigste Städte zuerst), 10 (umgekehrte
    Tabellenreihenfolge) und 11 (Nummer der Katastrophe); in allen anderen Phasen dürfen die Spieler gleichzeitig
    handeln, und wo es darauf ankommt, gilt die Reihenfolge der Entwicklungstabelle.

rule-43-1-a = Zwei Spielsteine Steuer je Stadt
  .text = Ein Spieler legt für jede eigene Stadt 2 Spielsteine vom Vorrat in den Staatsschatz; das ist Pflicht.

rule-43-1-b = Anzahl der revoltierenden Städte
  .text =
    Reicht der Vorrat nicht, so revoltieren genau die Städte, für die sich die volle Steuer nicht aufbringen lässt; für
    die übrigen wird sie bezahlt.

rule-43-1-c = Nutznießer ist, wer nach den Steuern den größten Vorrat hat
  .text =
    Revolten werden abgewickelt, wenn alle gezahlt haben; der andere Spieler, der in diesem Moment die meisten
    Spielsteine im Vorrat hat, übernimmt die revoltierenden Städte.

rule-43-1-d = Der Nutznießer sucht die Städte aus
  .text =
    Nicht der Besitzer, sondern der Nutznießer bestimmt, welche Städte revoltieren, und zwar so viele, wie unversteuert
    geblieben sind.

rule-43-1-e = Austausch der Stadtsteine
  .text =
    Der Nutznießer tauscht jede Stadt gegen einen eigenen Stadtstein aus; der alte geht in den Vorrat des früheren
    Besitzers zurück. Spielsteine werden dabei nicht bewegt.

rule-43-1-f = Dem Nutznießer fehlen Stadtsteine
  .text =
    Gehen dem Nutznießer die Stadtsteine aus, so fällt das Recht auf die restlichen Städte an den Spieler mit dem
    nächstgrößten Vorrat und so weiter.

rule-43-1-g = Gleichstand beim größten Vorrat
  .text =
    Haben mehrere Spieler gleich viele Spielsteine im Vorrat, so ist der Nutznießer, wer in der Reihenfolge der
    Entwicklungstabelle (Afrika zuerst, Ägypten zuletzt) früher kommt.

rule-43-1-h = Übernommene Städte werden erst in der nächsten Runde besteuert
  .text = Für Städte, die ein Spieler durch eine Revolte gewinnt, zahlt er in der laufenden Runde keine Steuern.

rule-43-1-i = Übernommene Städte brauchen vor dem nächsten Wachstum keine Versorgung
  .text = Eine durch Revolte gewonnene Stadt muss nicht versorgt werden, bis wieder eine Phase 2 stattgefunden hat.

rule-43-1-j = Niemand kann die revoltierende Stadt übernehmen
  .text = Hat kein anderer Spieler mehr einen Stadtstein, so wird die revoltierende Stadt vom Spielplan entfernt.

rule-43-2-a = Wachstum um eins oder zwei
  .text =
    Ein Gebiet mit genau 1 eigenen Spielstein erhält 1 dazu, ein Gebiet mit 2 oder mehr eigenen Spielsteinen erhält 2.

rule-43-2-b = Wachstum ist Pflicht
  .text = Das Wachstum betrifft sämtliche eigenen Gebiete; wer genug Vorrat hat, darf keines auslassen.

rule-43-2-c = Wachstum kümmert sich nicht um die Bevölkerungsgrenze
  .text =
    Durch Wachstum darf die Grenze eines Gebiets überschritten werden; sie spielt erst bei Konflikten (Phase 6) und nach
    dem Städtebau (Phase 7) eine Rolle.

rule-43-2-d = Zu wenig Vorrat beim Wachstum
  .text =
    Reicht der Vorrat nicht, so entscheidet der Spieler, wohin er die vorhandenen Spielsteine legt; kein Gebiet darf
    mehr als sein normales Wachstum erhalten, und er muss so viele legen wie möglich.

rule-43-2-e = Kein Wachstum in Städten und leeren Gebieten; jeder wächst für sich
  .text =
    Städte und leere Gebiete wachsen nicht; teilen sich mehrere Spieler ein Gebiet, so werden die Spielsteine jedes
    Spielers getrennt gezählt.

rule-43-3-a = Gezählt werden nur Spielsteine auf dem Spielplan
  .text =
    Die Volkszählung ergibt für jeden Spieler die Zahl seiner Spielsteine auf dem Spielplan nach dem Wachstum; Städte,
    Schiffe, Staatsschatz und Vorrat zählen nicht mit.

rule-43-3-b = Die Volkszählung wird nicht nachträglich geändert
  .text =
    Die Zugfolge der Phase 5 liegt mit der Volkszählung fest; Spielsteine, die danach in Phase 4 entfernt werden, ändern
    sie nicht.

rule-43-4-a = Schiffbau aus dem Staatsschatz
  .text =
    Ein neues Schiff kostet 2 Spielsteine, im Normalfall aus dem Staatsschatz; die ausgegebenen Spielsteine wandern in
    den Vorrat.

rule-43-4-b = Schiffbau durch Aushebung
  .text =
    Stattdessen kann der Spieler die 2 Spielsteine aus seinen eigenen in dem Gebiet nehmen, in dem das Schiff entsteht.

rule-43-4-c = Unterhalt eines Schiffes
  .text =
    Jedes Schiff, das schon auf dem Spielplan ist, kostet 1 Spielstein aus dem Staatsschatz oder, per Aushebung, 1
    eigenen Spielstein aus dem Gebiet, in dem es liegt.

rule-43-4-d = Schiffe ohne Unterhalt werden entfernt
  .text = Ein Schiff, für das nicht bezahlt wird, verlässt den Spielplan und geht in den Vorrat zurück.

rule-43-4-e = Unterhalt ist freiwillig, Neubau erlaubt
  .text =
    Ein Spieler darf auf den Unterhalt eines Schiffes verzichten; da der Marker dann im Vorrat liegt, kann er in
    derselben Phase anderswo zum vollen Preis von 2 ein Schiff bauen.

rule-43-4-f = Wo Schiffe gebaut werden
  .text =
    Schiffe entstehen in einem beliebigen Küstengebiet, also einem Gebiet mit Land und Wasser (auch an Seen); der
    Erbauer braucht dort einen eigenen Spielstein oder eine eigene Stadt.

rule-43-4-g = Ein neues Schiff kostet in der Baurunde keinen Unterhalt
  .text = Unterhalt wird nur für Schiffe fällig, die es zu Beginn der Phase 4 schon gab.

rule-43-4-h = Staatsschatz und Aushebung gemischt
  .text =
    Die Kosten eines Schiffes dürfen auf den Staatsschatz und eine Aushebung im betreffenden Gebiet verteilt werden.

rule-43-5-a = Zugfolge nach Volkszählung
  .text =
    Die Spieler ziehen nacheinander, wer die höchste Volkszählung hat, zuerst; erst wenn ein Spieler alle Züge beendet
    hat, ist der nächste an der Reihe.

rule-43-5-b = Gleiche Volkszählung
  .text = Bei gleicher Volkszählung gilt die Reihenfolge der Entwicklungstabelle.

rule-43-5-c = Eine Landgrenze je Spielstein
  .text = Jeder eigene Spielstein darf, muss aber nicht, je Runde eine Landgrenze in ein Nachbargebiet überschreiten.

rule-43-5-d = Zu Land oder per Schiff, nicht beides
  .text =
    Ein Spielstein, der über Land gezogen ist, darf in derselben Runde kein Schiff mehr besteigen, und wer befördert
    wurde, darf nicht mehr über Land ziehen.

rule-43-5-e = Ein- und Ausschiffen im Gebiet des Schiffes
  .text =
    Ein Spielstein geht nur dort an Bord, wo Schiff und Spielstein im selben Gebiet sind, und er geht in dem Gebiet an
    Land, in dem das Schiff liegt.

rule-43-5-f = Ein Schiff trägt fünf
  .text = Ein Schiff darf zu keinem Zeitpunkt mehr als 5 Spielsteine an Bord haben.

rule-43-5-g = Reichweite vier
  .text =
    Ein Schiff darf je Runde höchstens 4 Gebiete befahren; jedes Einfahren zählt, auch das erneute in dasselbe Gebiet.

rule-43-5-h = Mehrfaches Laden und Pendeln
  .text =
    Innerhalb seiner Reichweite darf ein Schiff beliebig oft beliebig viele Spielsteine laden und absetzen und dabei
    auch pendeln.

rule-43-5-i = Laden und Absetzen an verschiedenen Orten
  .text = Auf einer Fahrt dürfen Spielsteine in verschiedenen Gebieten an Bord genommen und an Land gesetzt werden.

rule-43-5-j = Am Ende sind alle Spielsteine an Land
  .text =
    Eine Seereise beginnt und endet in einem Gebiet mit Land: Am Ende der Phase bleibt kein Spielstein an Bord, und
    keiner fährt in einer Phase mit zwei Schiffen.

rule-43-5-k = Wohin Schiffe fahren dürfen
  .text =
    Schiffen stehen alle Gebiete mit Wasser offen, auch Seen; Flüsse, Wege über Land und, ohne Astronomie, die Hochsee
    sind ihnen verwehrt.

rule-43-5-l = Keine Obergrenze während der Bewegung
  .text =
    In Phase 5 dürfen in einem Gebiet beliebig viele Spielsteine aller Spieler stehen, auch neben eigenen oder fremden
    Städten.

rule-43-5-m = Schiffe und fremde Steine
  .text =
    Schiffe dürfen ein Gebiet mit beliebigen Schiffen und Spielsteinen teilen; ein Schiff befördert nur Spielsteine
    seines Besitzers und wird nur von ihm bewegt.

rule-43-5-n = Ein in Phase 4 gebautes Schiff fährt in Phase 5
  .text = Schon in der Runde seines Baus darf ein Schiff fahren, beladen oder leer.

rule-43-6-a = Zwei Bedingungen für einen Konflikt
  .text =
    Ein Konflikt entsteht nur, wenn Spielsteine von mindestens zwei Spielern in einem Gebiet stehen und ihre Gesamtzahl
    dessen Bevölkerungsgrenze übersteigt.

rule-43-6-b = Eine Stadt füllt ihr Gebiet
  .text =
    Ein Gebiet mit einer Stadt gilt unabhängig von der aufgedruckten Zahl als voll; jeder fremde Spielstein führt dort
    zum Konflikt.

rule-43-6-c = Schiffe kämpfen nie
  .text = Konflikte gibt es nur an Land; Schiffe nehmen nie daran teil und werden weder zerstört noch erobert.

rule-43-6-d = Verluste gehen in den Vorrat
  .text = Spielsteine, die in Konflikten verloren gehen, kommen in den Vorrat ihres Besitzers.

rule-43-61-a = Der Schwächere entfernt zuerst, dann abwechselnd
  .text =
    Der Spieler mit weniger Spielsteinen entfernt einen, dann der andere und so fort, bis die Grenze erreicht oder eine
    Seite verschwunden ist.

rule-43-61-b = Der Konflikt endet, sobald die Grenze erreicht ist
  .text =
    Sobald die Gesamtzahl der Bevölkerungsgrenze entspricht, ist der Konflikt zu Ende, und die Überlebenden leben
    nebeneinander.

rule-43-61-c = Bei Gleichstand wird gleichzeitig entfernt
  .text =
    Sind beide gleich stark, so entfernen sie je einen Spielstein zur selben Zeit; es bleibt also immer eine gerade Zahl
    übrig.

rule-43-61-d = Ein einziger Überlebender darf vorerst über der Grenze liegen
  .text =
    Sind alle Spielsteine der Gegenseite verschwunden, so endet der Konflikt auch dann, wenn der Überlebende die Grenze
    überschreitet; seine überzähligen Spielsteine werden erst in Phase 7 behandelt und können vorher noch für einen
    Stadtbau dienen.

rule-43-61-e = Mehr als zwei Spieler
  .text =
    Bei mehreren Spielern entfernt jeder in aufsteigender Reihenfolge der Stärke einen Spielstein, Durchgang um
    Durchgang, bis die Grenze eingehalten ist oder nur ein Spieler übrig bleibt.

rule-43-61-f = Gleichstand unter mehreren Spielern
  .text =
    Gleich starke Spieler entfernen gleichzeitig; die übrigen behalten ihren Platz in der aufsteigenden Reihenfolge.

rule-43-62-a = Weniger als sieben Angreifer gehen verloren
  .text =
    Gegen weniger als 7 Spielsteine hält eine Stadt immer stand; die Angreifer werden entfernt, die Stadt verliert
    nichts.

rule-43-62-b = Ab sieben: Die Stadt wird zu sechs Spielsteinen
  .text =
    Gegen 7 oder mehr Spielsteine treten an die Stelle der Stadt 6 Spielsteine aus dem Vorrat des Verteidigers, und es
    folgt ein normaler Konflikt zwischen Spielsteinen.

rule-43-62-c = Nach dem Fall der Stadt ist ein Nebeneinander möglich
  .text =
    Der Kampf endet wie jeder Konflikt an der aufgedruckten Grenze, sodass Verteidiger neben dem Angreifer überleben
    können; die Stadt ist in jedem Fall verloren.

rule-43-62-d = Mehrere Angreifer kämpfen zuerst gegeneinander
  .text =
    Greifen mehrere Spieler dieselbe Stadt an, so kämpfen ihre Spielsteine zunächst untereinander, bis nur einer von
    ihnen übrig ist; er greift nur an, wenn er dann noch 7 hat.

rule-43-62-e = Angreifer verschiedener Spieler werden nicht addiert
  .text = Die Stärke 7 muss ein einzelner Spieler allein erreichen.

rule-43-63-a = Verteidigende Spielsteine werden zuerst bekämpft
  .text =
    Stehen neben der Stadt Spielsteine ihres Besitzers, so kämpfen zuerst die Spielsteine gegeneinander, und zwar bis
    eine Seite verschwunden ist, da die Stadt das Gebiet füllt; erst danach kann die Stadt angegriffen werden.

rule-43-63-b = Zu wenige Angreifer übrig
  .text =
    Überstehen weniger Angreifer als nötig den Kampf der Spielsteine, so werden sie entfernt, und die Stadt bleibt
    stehen.

rule-43-64-a = Kapitulation
  .text =
    Hat der Verteidiger nicht die 6 Spielsteine im Vorrat, um die angegriffene Stadt zu ersetzen, so wechselt die Stadt
    kampflos zur Farbe des Angreifers.

rule-43-64-b = Der Verteidiger darf andere Konflikte vorziehen
  .text =
    Der Verteidiger darf verlangen, dass andere Konflikte, an denen er beteiligt ist, vorher ausgetragen werden, damit
    Verluste dort seinen Vorrat auffüllen.

rule-43-64-c = Die Angreifer nach einer Kapitulation
  .text =
    Die angreifenden Spielsteine bleiben im Gebiet, bis in Phase 7 überzählige Spielsteine und damit auch alle neben
    einer Stadt entfernt werden.

rule-43-64-d = Kapitulation vor einem Spieler ohne Stadtsteine
  .text =
    Hat der Angreifer keinen Stadtstein mehr, so wird die kapitulierende Stadt entfernt, und seine Spielsteine bleiben
    stehen.

rule-43-65-a = Zwei Spielsteine auf dem Spielplan je Stadt
  .text =
    Nach allen Konflikten braucht jeder Spieler für jede seiner Städte mindestens 2 Spielsteine auf dem Spielplan; sonst
    werden Städte aufgelöst.

rule-43-65-b = Auflösen einer Stadt
  .text =
    An die Stelle einer aufgelösten Stadt treten so viele Spielsteine aus dem Vorrat, wie ihr Gebiet ernähren kann;
    Landwirtschaft zählt dabei mit.

rule-43-65-c = Nur so viele Städte wie nötig
  .text =
    Städte werden einzeln aufgelöst, die neuen Spielsteine zählen sofort mit, und sobald der Rest versorgt ist, ist
    Schluss; der Besitzer wählt die Städte aus.

rule-43-65-d = Versorgung wird nur am Ende der Phasen 6 und 11 geprüft
  .text = Zwischen diesen Prüfungen bleibt es ohne Folgen, wenn ein Spieler zu wenige Spielsteine hat.

rule-43-7-a = Stadt auf einem Bauplatz: sechs Spielsteine
  .text =
    Wer in einem Gebiet mit Bauplatz (schwarzes oder weißes Quadrat) mindestens 6 eigene Spielsteine hat, darf 6 davon
    durch eine Stadt ersetzen.

rule-43-7-b = Stadt ohne Bauplatz: zwölf Spielsteine
  .text = In einem Landgebiet ohne Bauplatz sind 12 eigene Spielsteine nötig.

rule-43-7-c = Eine Stadt je Gebiet
  .text = In einem Gebiet steht nie mehr als eine Stadt.

rule-43-7-d = Neue Städte müssen versorgt werden können
  .text =
    Eine Stadt darf nur gebaut werden, wenn danach für jede Stadt einschließlich der neuen mindestens 2 Spielsteine auf
    dem Spielplan bleiben.

rule-43-7-e = Überzählige Spielsteine versorgen keine Stadt
  .text = Für die Baubedingung zählen nur Spielsteine, die das Entfernen der überzähligen in derselben Phase überstehen.

rule-43-7-f = Bauen ist freiwillig und gleichzeitig
  .text = Niemand muss bauen; ein Spieler darf in derselben Phase mehrere Städte errichten.

rule-43-7-g = Die Grenzen gelten erst nach dem Bauen
  .text =
    Die Bevölkerungsgrenzen werden erst nach dem Städtebau durchgesetzt; Spielsteine über der Grenze können also verbaut
    werden.

rule-43-7-h = Entfernen überzähliger Spielsteine
  .text =
    Nach dem Bauen wird jedes Gebiet auf seine Bevölkerungsgrenze zurückgeführt; die entfernten Spielsteine gehen in den
    Vorrat.

rule-43-7-i = Am Phasenende keine Spielsteine neben einer Stadt
  .text =
    Am Ende der Phase 7 darf neben einer Stadt kein Spielstein stehen: Übrige Erbauer, bisherige Verteidiger und
    Angreifer nach einer Kapitulation werden entfernt.

rule-43-7-j = Nebeneinander lebende Spieler behalten ihre Spielsteine
  .text =
    Teilen sich mehrere Spieler ein Gebiet und halten zusammen die aufgedruckte Grenze ein, so wird nichts entfernt.

rule-43-8-a = Je Stadt eine Karte von den Stapeln 1 bis n
  .text = Ein Spieler mit n Städten zieht von jedem der Stapel 1 bis n die oberste Karte.

rule-43-8-b = Wer die wenigsten Städte hat, zieht zuerst
  .text =
    Gezogen wird in aufsteigender Reihenfolge der Städtezahl; bei gleicher Zahl gilt die Reihenfolge der
    Entwicklungstabelle.

rule-43-8-c = Leerer Stapel
  .text =
    Für einen leeren Stapel bekommt der Spieler nichts, auch keine Karte eines anderen Stapels; eine gezogene
    Katastrophe gilt als Karte ihres Stapels.

rule-43-8-d = Rote Katastrophen werden sofort gezeigt
  .text =
    Eine Katastrophe mit roter Rückseite (Nummer 2 bis 5) muss gleich beim Ziehen offen ausgelegt werden und kann weder
    gehandelt noch aufgehoben werden.

rule-43-8-e = Andere Karten bleiben geheim
  .text = Warenkarten und Katastrophen mit schwarzer Rückseite (Nummer 6 bis 9) werden vor den Mitspielern verborgen.

rule-43-8-f = Goldkauf
  .text =
    In Phase 8 darf ein Spieler für je 18 Spielsteine aus dem Staatsschatz Karten oben von Stapel 9 kaufen, so viele er
    bezahlen kann und der Stapel hergibt, gleich wie viele Städte er hat; die Spielsteine gehen in den Vorrat.

rule-43-8-g = Goldkauf kann Piraterie bringen
  .text =
    Ist die gekaufte Karte Piraterie, so hat der Spieler eine gewöhnliche Katastrophe mit schwarzer Rückseite, die er
    handeln oder behalten darf; der Preis wird nicht erstattet.

rule-43-8-h = Zeitpunkt des Goldkaufs
  .text = Gold kauft ein Spieler unmittelbar nach seinem eigenen regulären Ziehen, bevor der nächste zieht.

rule-43-9-a = Mindestens drei Karten auf jeder Seite
  .text = Bei jedem Tausch geben beide Spieler mindestens 3 Handelskarten ab; die Anzahlen müssen nicht gleich sein.

rule-43-9-b = Der genannte Gesamtwert muss stimmen
  .text =
    Jede Seite nennt Anzahl und Gesamtwert ihrer Karten, wobei gleiche Karten als Satz zählen; beide Angaben müssen
    richtig sein.

rule-43-9-c = Eine Ware muss wahrheitsgemäß genannt werden
  .text = Jede Seite nennt eine Ware, die wirklich in ihrem Paket ist; alles, was sie sonst sagt, darf falsch sein.

rule-43-9-d = Nur zwei Spieler und nur Handelskarten
  .text =
    An einem Geschäft sind genau zwei Spieler beteiligt, und es umfasst nichts als Handelskarten; Spielsteine,
    Zivilisationskarten oder anderes dürfen nicht einbezogen werden.

rule-43-9-e = Beliebig viele Geschäfte, Angebote widerrufbar
  .text =
    Alle handeln gleichzeitig und so oft sie wollen, dürfen Angebote bis zum Tausch ändern oder zurückziehen und soeben
    erhaltene Warenkarten weiterhandeln.

rule-43-9-f = Der Tausch ist gleichzeitig und verdeckt
  .text = Die Pakete wechseln im selben Moment und verdeckt den Besitzer; die Mitspieler erfahren nicht, was darin ist.

rule-43-9-g = Handel mit schwarzen Katastrophen
  .text =
    Eine Katastrophe mit schwarzer Rückseite auf der Hand, ob in dieser Runde gezogen oder aus einer früheren
    aufgehoben, darf zu einem Paket gehören; sie zählt als Karte mit dem Wert 0.

rule-43-9-h = Eine Katastrophe wird nur einmal gehandelt
  .text =
    Wer im Handel eine Katastrophe erhält, muss sie sofort offen auslegen; sie kann nicht weitergegeben werden und
    trifft ihn in Phase 11.

rule-43-9-i = Ende des Handels
  .text = Die Phase dauert, bis alle zum Handel berechtigten Spieler fertig sind.

rule-43-10-a = Umgekehrte Tabellenreihenfolge
  .text =
    Die Spieler kaufen nacheinander in umgekehrter Reihenfolge der Entwicklungstabelle, Ägypten zuerst, Afrika zuletzt.

rule-43-10-b = Bezahlung mit Handelskarten und Staatsschatz
  .text = Bezahlt wird mit Handelskarten zu ihrem Satzwert und mit Spielsteinen aus dem Staatsschatz zu je 1 Punkt.

rule-43-10-c = Kein Wechselgeld für Handelskarten
  .text = Sind die Karten mehr wert als der Preis, so verfällt der Überschuss.

rule-43-10-d = Mit Spielsteinen darf nicht überzahlt werden
  .text = Aus dem Staatsschatz darf nur so viel ausgegeben werden, wie nach Gutschriften und Handelskarten noch fehlt.

rule-43-10-e = Mehrere Karten in einem Kauf
  .text = Ein Spieler darf mehrere Karten auf einmal erwerben und zusammen bezahlen.

rule-43-10-f = Höchstens elf Zivilisationskarten
  .text = Mehr als 11 Zivilisationskarten darf niemand besitzen.

rule-43-10-g = Keine doppelten Karten
  .text = Jede Art von Zivilisationskarte darf ein Spieler nur einmal besitzen.

rule-43-10-h = Begrenztes Angebot: Wer zuerst kommt, kauft zuerst
  .text =
    Es gibt nur so viele Exemplare, wie ausliegen; wer in der umgekehrten Tabellenreihenfolge früher kauft, bekommt sie.

rule-43-10-i = Gutschriften der Künste (blau)
  .text = Eine eigene blaue Karte bringt 5 Punkte auf jede andere blaue Karte und auf Gesetz.

rule-43-10-j = Gutschriften des Handwerks (orange)
  .text = Eine eigene orange Karte bringt 10 Punkte auf jede andere orange Karte und auf Demokratie.

rule-43-10-k = Gutschriften der Wissenschaften (grün)
  .text = Eine eigene grüne Karte bringt 20 Punkte auf jede andere grüne Karte und auf Philosophie.

rule-43-10-l = Gesellschaft gibt keine Gruppengutschrift
  .text = Rosa Karten geben keine Gruppengutschrift; nur Architektur und Literatur tragen besondere Gutschriften.

rule-43-10-m = Jede Karte zählt je Kauf einmal, mit ihrer besten Gutschrift
  .text =
    Könnte eine Karte einen Kauf auf mehrere Arten begünstigen (zwei Gruppen oder Gruppe und besondere Gutschrift), so
    zählt sie nur einmal, und zwar mit dem höheren Betrag; addiert wird nicht.

rule-43-10-n = Neue Karten geben in der Kaufrunde keine Gutschrift
  .text = Die Gutschrift einer Karte lässt sich frühestens in der Runde nach ihrem Kauf nutzen.

rule-43-10-o = Eine Gutschrift gilt je Runde nur für eine Karte
  .text = Eine Gutschrift, die für einen Kauf genutzt wurde, steht erst in der nächsten Runde wieder zur Verfügung.

rule-43-10-p = Regelbuchbeispiel Gesetz und Philosophie
  .text = Die Gutschriften verschiedener Karten werden zusammengezählt.

rule-43-10-q = Gutschriften in Höhe des Preises oder darüber
  .text =
    Erreichen oder übersteigen die Gutschriften den Preis, so kostet die Karte nichts; was übrig ist, verfällt und lässt
    sich nicht auf eine andere Karte anrechnen.

rule-43-10-r = Ausgegebene Karten und Spielsteine
  .text =
    Ausgegebene Handelskarten kommen verdeckt unter ihre eigenen Stapel, ausgegebene Spielsteine in den Vorrat des
    Käufers.

rule-43-10-s = Zivilisationskarten bleiben dauerhaft
  .text =
    Eine erworbene Zivilisationskarte kann nie zurückgegeben, verkauft oder verschenkt werden; auch Katastrophen nehmen
    sie nicht weg.

rule-43-10-t = Neue Karten wirken sofort
  .text =
    Fähigkeiten außer den Gutschriften gelten ab dem Kauf; eine in Phase 10 gekaufte Karte schützt also schon in Phase
    11 derselben Runde.

rule-43-11-a = Katastrophen in aufsteigender Reihenfolge
  .text =
    Alle offen liegenden Katastrophen aller Spieler werden nach aufsteigender Nummer abgehandelt, von Vulkanausbruch
    oder Erdbeben bis Piraterie.

rule-43-11-b = Höchstens zwei direkte Katastrophen je Spieler und Runde
  .text =
    Sind zwei der Katastrophen vor einem Spieler abgehandelt, so kommen seine übrigen ohne Wirkung zurück unter ihre
    Stapel.

rule-43-11-c = Nebenwirkungen sind nicht begrenzt
  .text = Die Grenze von zwei schützt nicht vor Verlusten durch die Katastrophen anderer Spieler.

rule-43-11-d = Wer getroffen wird
  .text =
    Katastrophen mit roter Rückseite treffen den, der sie gezogen hat, solche mit schwarzer den, der sie im Handel
    erhalten hat; wer eine schwarze selbst gezogen und behalten hat, wird von ihr nie getroffen.

rule-43-11-e = Versorgungsprüfung nach allen Katastrophen
  .text =
    Erst wenn sämtliche Katastrophen aller Spieler abgehandelt sind, werden nicht versorgte Städte aufgelöst (43.65).

rule-43-11-f = Benutzte Katastrophen kommen unter ihre Stapel
  .text =
    Eine abgehandelte Katastrophe geht verdeckt ganz nach unten in ihren eigenen Stapel, noch unter die in Phase 10
    ausgegebenen Handelskarten.

rule-43-12-a = Handkartengrenze sechs
  .text =
    Für die nächste Runde dürfen höchstens 6 Handelskarten behalten werden, nicht gespielte Katastrophen mit schwarzer
    Rückseite eingerechnet; der Spieler wählt, welche überzähligen Karten unter ihre Stapel kommen.

rule-43-12-b = Behaltene Katastrophen dürfen freiwillig abgegeben werden
  .text =
    Eine nicht gehandelte Katastrophe mit schwarzer Rückseite darf in Phase 12 abgegeben oder für eine spätere Runde
    behalten werden.

rule-43-12-c = Überzählige Karten zählen in Phase 11 noch
  .text =
    Die Handkartengrenze gilt erst nach den Katastrophen; dort können also noch alle Handkarten genutzt werden (Korn).

rule-43-13-a = Ein Feld je Runde
  .text = Jeder Fortschritt-Marker rückt normalerweise genau ein Feld vor, nie mehr.

rule-43-13-b = Eintritt in die 2. Epoche: zwei Städte
  .text = Das erste Feld der 2. Epoche darf nur betreten, wer mindestens 2 Städte auf dem Spielplan hat.

rule-43-13-c = Eintritt in die 3. Epoche: drei Gruppen
  .text =
    Für die 3. Epoche sind Zivilisationskarten aus mindestens 3 der 4 Gruppen nötig; eine zweifarbige Karte zählt für
    beide Gruppen.

rule-43-13-d = Eintritt in die 4. Epoche: sieben Karten
  .text = Für die 4. Epoche sind mindestens 7 Zivilisationskarten nötig.

rule-43-13-e = Eintritt in die 5. Epoche: 1000 Kartenpunkte
  .text =
    Für die 5. Epoche sind Zivilisationskarten im Wert von mindestens 1000 Punkten nötig; Handelskarten und Staatsschatz
    helfen hier nicht.

rule-43-13-f = Felder der 5. Epoche verlangen die aufgedruckten Punkte
  .text =
    Um ein Feld der 5. Epoche zu betreten, braucht der Spieler die aufgedruckten Punkte, wobei jetzt
    Zivilisationskarten, Handelskarten und Staatsschatz zusammen zählen; sonst bleibt er stehen.

rule-43-13-g = Weniger Punkte als das aktuelle Feld
  .text = Wer in der 5. Epoche weniger Punkte hat, als sein aktuelles Feld zeigt, muss ein Feld zurück.

rule-43-13-h = Rückschritt ohne Städte
  .text =
    Wessen Fortschritt-Marker in der 2. Epoche oder weiter steht und wer nach Phase 11 keine Stadt auf dem Spielplan
    hat, zieht ein Feld zurück, statt vorzurücken.

rule-43-13-i = Bedingungen werden nur beim Eintritt geprüft
  .text =
    Innerhalb der Epochen 2 bis 4 rückt der Marker auch dann vor, wenn die Eintrittsbedingung nicht mehr erfüllt ist,
    solange es mindestens eine Stadt gibt.

rule-43-13-j = Punkte werden nach der Handkartengrenze gezählt
  .text =
    In Phase 13 zählen nur die in Phase 12 behaltenen Karten, jede Sorte mit ihrem Satzwert; Katastrophen zählen 0.

rule-44-a = Sieg
  .text = Es gewinnt, wessen Fortschritt-Marker in Phase 13 als erster den Zielkreis erreicht; damit endet das Spiel.

rule-44-b = Nötige Punkte für den letzten Schritt
  .text =
    Für den Schritt auf den Zielkreis sind die Punkte des Feldes nötig, das verlassen wird; der Kreis selbst verlangt
    nichts.

rule-44-c = Mehrere Spieler erreichen in derselben Runde das Ziel
  .text =
    Kommen mehrere Spieler in derselben Runde ins Ziel, so gewinnt, wer aus Zivilisationskarten, Handelskarten und
    Staatsschatz die höchste Summe hat.

rule-44-d = Gleiche Summen
  .text = Sind auch die Summen gleich, so teilen sich die betreffenden Spieler den Sieg.

rule-51-a = Wert eines Satzes
  .text = n gleiche Warenkarten mit dem Einzelwert v sind zusammen n x n x v wert.

rule-51-b = Verschiedene Waren bilden nie einen Satz
  .text = Nur Karten derselben Ware bilden einen Satz, selbst wenn der Einzelwert gleich ist.

rule-51-c = Satzwerte gelten je Transaktion
  .text =
    Der Satzwert richtet sich nach den Karten, die in einer Transaktion zusammen eingesetzt werden; wer einen Satz
    teilt, verliert Wert.

rule-52-a = Rote und schwarze Katastrophen
  .text =
    Vulkanausbruch oder Erdbeben, Hochwasser, Hungersnot und Bürgerkrieg haben eine rote Rückseite und sind nicht
    handelbar; Seuche, Aufruhr, Bildersturm & Ketzerei und Piraterie haben eine schwarze und sind handelbar.

rule-52-b = Katastrophen sind nichts wert
  .text =
    Eine Katastrophe hat im Handel, beim Bezahlen und bei der Punktzählung den Wert 0 und kann nicht als Zahlungsmittel
    dienen.

rule-52-1-a = Einheiten
  .text =
    Bei Katastrophen zählt ein Spielstein 1 Einheit und eine Stadt 5; Schiffe, Staatsschatz und Vorrat sind nie
    betroffen.

rule-52-1-b = Verlorene Städte verschwinden ganz
  .text =
    Wenn eine Regel nicht ausdrücklich vom Auflösen spricht, wird eine durch eine Katastrophe verlorene Stadt ersatzlos
    entfernt und zählt 5 Einheiten zum Verlust.

rule-52-1-c = Aufgelöste Städte hinterlassen Spielsteine
  .text =
    Löst eine Katastrophe eine Stadt auf, so treten an ihre Stelle so viele Spielsteine, wie das Gebiet höchstens
    ernährt, Landwirtschaft eingerechnet.

rule-52-1-d = Genaue Verluste
  .text =
    Ein verlangter Verlust ist wenn möglich genau zu erbringen, sonst mit der kleinsten möglichen Überschreitung; wer
    weniger Einheiten hat, verliert alle. Ein als Höchstzahl genannter Verlust wird nie überschritten.

rule-52-2-a = Ein Vulkan vernichtet alle Einheiten ringsum
  .text =
    Hat der Betroffene Einheiten in einem Vulkangebiet, so bricht der Vulkan aus, und alle Einheiten aller Spieler in
    den angrenzenden Gebieten werden entfernt, auch Städte.

rule-52-2-b = Wahl zwischen mehreren Vulkanen
  .text =
    Wer Einheiten an mehr als einem Vulkan hat, bestimmt als Betroffener, welcher ausbricht; es bricht genau einer aus.

rule-52-2-c = Der Vulkan geht dem Erdbeben vor
  .text =
    Schon ein einziger Spielstein des Betroffenen an einem Vulkan löst den Ausbruch aus; ein Erdbeben kann er
    stattdessen nicht wählen.

rule-52-2-d = Ein Erdbeben löst eine eigene Stadt auf
  .text = Hat der Betroffene an keinem Vulkan Einheiten, so löst er eine eigene Stadt seiner Wahl auf.

rule-52-2-e = Ein Erdbeben kann eine Nachbarstadt treffen
  .text =
    Der Betroffene darf zusätzlich eine Stadt eines anderen Spielers auflösen lassen, wenn sie in einem Nachbargebiet
    seiner aufgelösten Stadt liegt, auch jenseits von Wasser.

rule-52-3-a = Hochwasser: 17 Einheiten in der Hochwasserregion
  .text =
    Der Betroffene verliert 17 Einheiten aus seinen Spielsteinen und gefährdeten Städten in der Hochwasserregion; hat er
    dort weniger, so verliert er sie alle.

rule-52-3-b = Hochwasser trifft nur Städte auf weißen Quadraten
  .text = In der Hochwasserregion sind nur Städte betroffen, die auf einem weißen Bauplatz stehen.

rule-52-3-c = Andere Spieler in derselben Region
  .text =
    Auch von anderen Spielern werden in derselben Hochwasserregion insgesamt bis zu 10 Einheiten entfernt; der
    Betroffene verteilt den Verlust, die Besitzer wählen ihre Einheiten.

rule-52-3-d = Ingenieurwesen begrenzt Hochwasserverluste auf sieben
  .text =
    Wer Ingenieurwesen besitzt, verliert durch Hochwasser höchstens 7 Einheiten, ob als Betroffener oder als Nachbar.

rule-52-3-e = Keine Einheiten im Hochwassergebiet
  .text = Hat der Betroffene in keiner Hochwasserregion gefährdete Einheiten, so geschieht weder ihm noch anderen etwas.

rule-52-3-f = Nur eine Region wird überflutet
  .text = Hat der Betroffene Einheiten in mehreren Hochwasserregionen, so wird er nur in einer davon getroffen.

rule-52-4-a = Hungersnot: neun eigene Einheiten
  .text = Der Betroffene verliert 9 Einheiten seiner Wahl.

rule-52-4-b = Hungersnot: zwanzig Einheiten von anderen, je Spieler elf
  .text =
    Der Betroffene darf anderen Spielern auftragen, zusammen bis zu 20 Einheiten zu entfernen, keinem aber mehr als 11;
    welche es sind, bestimmen die Beauftragten selbst.

rule-52-4-c = Töpfern und Korn
  .text =
    Mit Töpfern verringert ein Spieler, ob Betroffener oder Beauftragter, seinen Verlust um 4 Einheiten je Korn-Karte
    auf seiner Hand, jedoch nicht unter 0.

rule-52-4-d = Korn wird gezeigt, nicht ausgegeben
  .text =
    Es zählt nur Korn, das in Phase 11 noch auf der Hand ist (in Phase 10 ausgegebenes nicht); es bleibt danach auf der
    Hand und wirkt bei einem späteren Hungersnotverlust erneut.

rule-52-5-a = Bürgerkrieg erst ab 35 Einheiten
  .text = Wer weniger als 35 Einheiten auf dem Spielplan hat, wird nicht getroffen.

rule-52-5-b = Auswahl der 35 abtrünnigen Einheiten
  .text =
    Ohne Philosophie und Demokratie fallen 35 Einheiten ab: Zuerst wählt der Betroffene 15, dann ein von ihm frei
    benannter Spieler 20 weitere.

rule-52-5-c = Der Betroffene behält die Gruppe, die er vorzieht
  .text =
    Der Betroffene wählt eine der beiden Gruppen; der benannte Spieler bekommt die andere und ersetzt sie durch eigene
    Steine.

rule-52-5-d = Was dem Betroffenen außerdem bleibt
  .text =
    Der Betroffene behält Vorrat, Schiffe, Staatsschatz, seinen Platz auf der Entwicklungstabelle, Handelskarten und
    Zivilisationskarten.

rule-52-5-e = Philosophie
  .text =
    Mit Philosophie fallen nur 15 Einheiten ab; alle wählt der Spieler mit den meisten Spielsteinen im Vorrat, der auch
    die Gruppe übernimmt, die der Betroffene nicht behält.

rule-52-5-f = Philosophie, und der Betroffene hat den größten Vorrat
  .text =
    Hat der Betroffene mit Philosophie selbst die meisten Spielsteine im Vorrat, so bleibt der Bürgerkrieg ohne Wirkung.

rule-52-5-g = Demokratie
  .text =
    Mit Demokratie, aber ohne Philosophie fallen 45 Einheiten ab: 15 wählt der Betroffene, 30 der Benannte; mit beiden
    Karten gilt die Regel der Philosophie.

rule-52-5-h = Keine sofortigen Konflikte
  .text = Gebiete, in denen nach einem Bürgerkrieg beide Gruppen stehen, werden erst in der nächsten Phase 6 umkämpft.

rule-52-6-a = Seuche: sechzehn eigene Einheiten, kein Gebiet wird leer
  .text =
    Der Empfänger verliert 16 Einheiten, muss aber in jedem Gebiet, das er besetzt hatte, mindestens einen Spielstein
    lassen.

rule-52-6-b = Städte bei einer Seuche
  .text = Für eine durch die Seuche verlorene Stadt wird ein Spielstein eingesetzt; sie zählt 4 Einheiten.

rule-52-6-c = Seuche: andere verlieren bis zu 25, je Spieler zehn
  .text =
    Der Empfänger verteilt bis zu 25 Einheiten auf andere Spieler, höchstens 10 auf jeden, nach denselben Regeln (kein
    Gebiet wird leer, Stadt = 4).

rule-52-6-d = Wer die Seuche gezogen hat, ist geschützt
  .text = Der Spieler, der die Karte ursprünglich gezogen (und gehandelt) hat, darf nicht ausgewählt werden.

rule-52-6-e = Medizin
  .text =
    Mit Medizin verliert der Empfänger 11 statt 16 Einheiten, jeder andere betroffene Spieler mit Medizin höchstens 5.

rule-52-7-a = Aufruhr: vier Städte bleiben
  .text = Der Empfänger löst alle Städte über 4 hinaus auf; er sucht sie aus.

rule-52-7-b = Gesetz und Demokratie gegen Aufruhr
  .text = Mit Gesetz bleiben 5 Städte, mit Demokratie 6; die Wirkungen werden nicht addiert.

rule-52-8-a = Bildersturm & Ketzerei: vier eigene Städte
  .text = Der Empfänger löst 4 seiner Städte auf, oder alle, wenn er weniger hat.

rule-52-8-b = Gesetz und Philosophie des Empfängers
  .text = Mit Gesetz werden nur 3, mit Philosophie nur 2 eigene Städte aufgelöst; die Wirkungen werden nicht addiert.

rule-52-8-c = Zwei Städte anderer Spieler
  .text =
    Der Empfänger darf fordern, dass andere Spieler insgesamt 2 Städte auflösen, auf Wunsch auch beide derselbe Spieler.

rule-52-8-d = Gesetz und Philosophie anderer Spieler
  .text =
    Durch die Karte eines anderen verliert ein Spieler mit Gesetz höchstens eine Stadt, einer mit Philosophie keine.

rule-52-9-a = Piraterie: eine Küstenstadt je Schiff des Abgebers
  .text =
    Für jedes Schiff auf dem Spielplan, das dem gehört, der die Karte im Handel abgegeben hat, wird eine Küstenstadt des
    Empfängers zerstört.

rule-52-9-b = Piraterie ohne Schiffe oder Küstenstädte
  .text =
    Hat der Abgeber keine Schiffe, so geschieht nichts; zerstört werden nie mehr Städte, als der Empfänger Küstenstädte
    hat.

rule-52-9-c = Was eine Küstenstadt ist
  .text =
    Eine Küstenstadt steht in einem Gebiet, das bis ins Meer reicht; eine Stadt, die nur an einem See liegt, ist keine.

rule-52-9-d = Städte am Roten Meer
  .text = Eine Küstenstadt am Roten Meer können nur Schiffe zerstören, die sich im Roten Meer befinden.

rule-53-a = Mystizismus hat keine eigene Fähigkeit
  .text =
    Jede Zivilisationskarte außer Mystizismus bringt eine Fähigkeit oder eine besondere Gutschrift; Mystizismus liefert
    nur Gruppengutschriften, Gruppen und Punkte.

rule-53-1-a = Weben: Reichweite fünf
  .text = Die Schiffe eines Spielers mit Weben dürfen je Runde 5 statt 4 Gebiete befahren.

rule-53-2-a = Töpfern braucht Korn
  .text = Töpfern wirkt nur gegen Hungersnot und nur zusammen mit Korn auf der Hand.

rule-53-3-a = Schauspiel & Poesie: 20 auf Literatur
  .text = Schauspiel & Poesie bringt 20 Punkte (statt 5) auf Literatur.

rule-53-4-a = Musik: 30 auf Philosophie
  .text = Musik bringt 30 Punkte auf Philosophie.

rule-53-5-a = Architektur: 15 auf jede Gesellschaftskarte
  .text =
    Architektur bringt 15 Punkte auf jede rosa Karte (Literatur, Gesetz, Demokratie, Philosophie) und die üblichen 5 auf
    andere blaue Karten.

rule-53-6-a = Astronomie öffnet die Hochsee
  .text =
    Die Schiffe eines Spielers mit Astronomie dürfen Hochseegebiete durchqueren, die als Schritte zählen, die Phase dort
    aber nicht beenden.

rule-53-7-a = Metallverarbeitung: Die Gegner entfernen zuerst
  .text =
    In einem Konflikt entfernen die Gegner eines Spielers mit Metallverarbeitung zuerst, selbst wenn sie zahlreicher
    oder gleich stark sind.

rule-53-7-b = Metallverarbeitung auf beiden Seiten
  .text = Haben beide Seiten Metallverarbeitung, so gilt die normale Reihenfolge.

rule-53-7-c = Metallverarbeitung bei mehreren Spielern und bei Städten
  .text =
    Bei mehreren Spielern entfernen zuerst diejenigen ohne Metallverarbeitung in aufsteigender Reihenfolge, dann die mit
    der Karte; sie wirkt auch in Kämpfen neben einer Stadt und anstelle einer Stadt.

rule-53-8-a = Landwirtschaft: Grenze plus eins
  .text =
    Wer Landwirtschaft besitzt, darf in jedem Gebiet, das er allein besetzt, einen Spielstein über der aufgedruckten
    Grenze behalten; dasselbe gilt beim Auflösen einer Stadt.

rule-53-8-b = Landwirtschaft wirkt nicht in Konflikten und geteilten Gebieten
  .text =
    Ob ein Konflikt entsteht und wann er endet, richtet sich nach der aufgedruckten Grenze; wo mehrere Spieler
    Spielsteine haben, gilt Landwirtschaft nicht.

rule-53-9-a = Münzwesen: freier Steuersatz
  .text =
    Wer Münzwesen besitzt, wählt in jeder Phase 1 einen Satz von 1, 2 oder 3 Spielsteinen je Stadt, einheitlich für alle
    seine Städte.

rule-53-9-b = Münzwesen und Revolten
  .text =
    Die Zahl der revoltierenden Städte ergibt sich aus dem gewählten Satz; ein niedriger kann eine Revolte vermeiden,
    ein hoher sie auslösen.

rule-53-10-a = Literatur: 25 auf Gesetz, Demokratie, Philosophie
  .text =
    Literatur bringt 25 Punkte (nicht 25 + 5) auf Gesetz, Demokratie und Philosophie und 5 auf andere blaue Karten.

rule-53-11-a = Ingenieurwesen: acht Angreifer nötig
  .text =
    Die Stadt eines Spielers mit Ingenieurwesen hält Angriffen von weniger als 8 Spielsteinen stand; bei 8 oder mehr
    wird sie wie üblich durch 6 Spielsteine ersetzt.

rule-53-12-a = Medizin ist für Mitbetroffene eine Obergrenze
  .text = Für einen mitbetroffenen Spieler bedeutet Medizin eine Höchstzahl von 5 Einheiten, keinen Abzug.

rule-53-13-a = Gesetz ist Voraussetzung für Demokratie und Philosophie
  .text = Demokratie und Philosophie darf nur kaufen, wer Gesetz schon seit einer früheren Runde besitzt.

rule-53-14-a = Demokratie verhindert keine Steuerrevolten
  .text = Demokratie verändert nur Bürgerkrieg und Aufruhr.

rule-53-15-a = Philosophie und kleine Völker
  .text =
    Die Ausnahme für weniger als 35 Einheiten schützt auch einen Betroffenen mit Philosophie; mit Demokratie (ohne
    Philosophie) bleibt faktisch verschont, wer weniger als 45 Einheiten hat, weil alle in einer Gruppe wären.

rule-54-a = Preise
  .text = Der aufgedruckte Preis einer Karte ist zugleich ihr Kaufpreis vor Gutschriften und ihr Punktwert.

rule-54-b = Anzahl der Exemplare
  .text =
    Von jeder Zivilisationskarte gibt es 4 Exemplare; Ausnahmen sind Mystizismus mit 3, Demokratie und Philosophie mit
    je 5, Architektur und Literatur mit je 6 und Gesetz mit 7.

rule-62-a = Tabellenreihenfolge entscheidet bei Gleichstand
  .text =
    Sofern eine Regel nichts anderes sagt, entscheidet über Reihenfolge und Gleichstand die Entwicklungstabelle: Afrika,
    Italien, Illyrien, Thrakien, Kreta, Asien, Assyrien, Babylon, Ägypten.

rule-62-b = Reihenfolge der Konflikte
  .text =
    Wo die Reihenfolge der Konflikte wichtig ist (knapper Vorrat), werden erst alle reinen Spielsteinkonflikte
    ausgetragen, dann die mit Städten, jeweils in der Tabellenreihenfolge der beteiligten Spieler, Afrika zuerst.

rule-63-a = Mehrfachaktionen werden zerlegt
  .text = Eine Aktion mit mehr als zwei Spielern wird in Einzelaktionen zerlegt, deren Reihenfolge sich nach 62 richtet.

rule-64-a = Stadtsteine begrenzen Bau und Übernahme
  .text =
    In Phase 7 kann ein Spieler nur so viele Städte bauen, wie er Stadtsteine hat; dieselbe Grenze gilt für die
    Übernahme von Städten.

rule-64-b = Bürgerkrieg mit zu wenigen Stadtsteinen
  .text =
    Städte, die der Benannte mangels Stadtsteinen nicht übernehmen kann, werden wie bei einer Revolte behandelt: Sie
    gehen an den Spieler mit den meisten Spielsteinen im Vorrat, der noch Stadtsteine hat, womöglich zurück an den
    bisherigen Besitzer.

rule-65-1-a = Auflösen ohne genügend Spielsteine
  .text =
    Fehlen dem Besitzer im Vorrat die Spielsteine, um eine aufzulösende Stadt zu ersetzen, so wird die Stadt ganz
    entfernt.

rule-65-1-b = Bürgerkrieg mit zu wenigen Spielsteinen
  .text =
    Spielsteine, die der Benannte nicht ersetzen kann, übernimmt der Spieler mit den meisten Spielsteinen im Vorrat.

rule-65-2-a = Ein leerer Staatsschatz bleibt straflos
  .text = Zu wenige Spielsteine im Staatsschatz bedeuten nur, dass man damit nichts kaufen kann.

rule-65-3-a = Zu wenige Spielsteine auf dem Spielplan
  .text =
    Zu wenige Spielsteine auf dem Spielplan sind nur für die Versorgung der Städte von Bedeutung; aufgelöst wird nach
    43.65.

rule-66-a = Strafe für einen nicht korrigierbaren Fehler
  .text =
    Fehler werden berichtigt, solange es noch geht; andernfalls kann einem Spieler, der davon profitiert hat, das
    Vorrücken in der nächsten Phase 13 untersagt werden.

rule-71-a = Nomaden: Aufbau
  .text =
    Bis zu 4 Spieler benutzen den ganzen Spielplan und nur Spielsteine und Schiffe; es gibt weder Städte noch Karten,
    Staatsschatz, Vulkane oder Hochwasser. Jeder wählt eine beliebige Startposition der Tabelle in 42.

rule-71-b = Nomaden: Rundenanzeiger und Phasen
  .text =
    Ein einziger Marker auf der obersten Bahn zählt ab dem Startpfeil die Runden; eine Runde besteht nur aus Wachstum,
    Schiffbau und Bewegung. Gezogen wird in der Reihenfolge der Entwicklungstabelle, eine Volkszählung entfällt.

rule-71-c = Nomaden: kein Betreten besetzter Gebiete
  .text = Spielsteine dürfen nicht in ein Gebiet ziehen, in dem Spielsteine eines anderen Spielers stehen.

rule-71-d = Nomaden: Schiffe durch Aushebung
  .text = Schiffe werden ausschließlich durch Aushebung im betreffenden Gebiet gebaut und unterhalten.

rule-71-e = Nomaden: Hochsee
  .text = Jedes Schiff darf die Hochsee durchqueren, sich am Ende einer Runde aber nicht dort befinden.

rule-71-f = Nomaden: Sieg
  .text = Am Ende gewinnt, wer die meisten Gebiete besetzt hält, nicht wer die meisten Spielsteine hat.

rule-72-a = Bauern: Phasen
  .text =
    Wie 71, jedoch mit Städten und der normalen Entwicklungstabelle: Gespielt werden die Phasen 2 bis 7 und 13; Steuern,
    Karten, Handel und Katastrophen gibt es nicht; Vulkane und Hochwasser bleiben außer Betracht.

rule-72-b = Bauern: Volkszählung und Konflikte
  .text =
    Gezogen wird nach der Volkszählung, Gebiete anderer Spieler dürfen betreten werden, und Konflikte richten sich nach
    43.6.

rule-72-c = Bauern: Schiffe
  .text = Schiffe werden nur durch Aushebung bezahlt und dürfen die Hochsee ohne Astronomie durchqueren.

rule-72-d = Bauern: Epochen
  .text =
    Die 2. Epoche verlangt wie üblich 2 Städte, die Bedingung der 3. Epoche entfällt; wer ab der 2. Epoche keine Stadt
    hat, zieht seinen Fortschritt-Marker zurück.

rule-72-e = Bauern: Ende und Sieg
  .text =
    Das Spiel endet in der Runde, in der ein Spieler das zweite Dreieck passiert; schaffen es mehrere in derselben
    Runde, so gewinnt, wer die meisten Städte hat.

rule-72-f = Bauern: vereinbarte Verkürzung
  .text = Wird es vor Beginn vereinbart, so kann das Spiel eine oder zwei Runden früher enden.

rule-73-a = Verkürztes Spiel: zulässige Endpunkte
  .text =
    Das vollständige Spiel darf so verkürzt werden, dass es mit dem Passieren des 2., 3. oder 4. Dreiecks endet, an
    keiner anderen Stelle.

rule-73-b = Verkürztes Spiel: ohne Mystizismus
  .text = Im verkürzten Spiel bleiben die Mystizismus-Karten weg; alle übrigen Regeln sind unverändert.

rule-73-c = Verkürztes Spiel: Ende und Sieg
  .text =
    Es gewinnt, wessen Fortschritt-Marker als erster das vereinbarte Dreieck passiert und dabei die normalen
    Eintrittsbedingungen erfüllt; schaffen es mehrere in derselben Runde, so entscheidet die höchste Summe aus
    Zivilisationskarten, Handelskarten und Staatsschatz.

## Entscheidungen

ruling-A01 = Anzahl der Schiffe
  .text = Jeder Spieler hat 4 Schiffe; der einzelne Marker in Abschnitt 32 ist ein Druckfehler.

ruling-A02 = Anzahl der Spielsteine, sieben Spieler
  .text =
    Ein Satz umfasst 56 Spielsteine; bei genau 7 Spielern werden von jedem Satz 8 beiseitegelegt, sodass 48 bleiben. Die
    gedruckte 18 ist als 8 zu lesen.

ruling-A03 = Kernphasen und Phasen mit Reihenfolge
  .text =
    Die Phasen 2, 5, 7, 9 und 10 werden lediglich als Kern des Spiels bezeichnet, und keine Regel hängt von
    Rundennummern ab; eine vorgeschriebene Reihenfolge gibt es in den Phasen 5, 8, 10 und 11.

ruling-A04 = Vollständige Tabellenreihenfolge
  .text =
    Die Reihenfolge der Entwicklungstabelle lautet Afrika, Italien, Illyrien, Thrakien, Kreta, Asien, Assyrien, Babylon,
    Ägypten; Völker, die nicht mitspielen, werden übergangen. Die umgekehrte Reihenfolge in Phase 10 ist genau das
    Gegenteil.

ruling-A05 = Letzte Zeile der Aufbautabelle
  .text = Die mit -7 bezeichnete Zeile gilt für 6 oder 7 Spieler, und alle 3 Mystizismus-Karten sind im Spiel.

ruling-A06 = Startgebiete ohne Namen
  .text =
    Jedes Volk hat je Spielerzahl genau ein Startgebiet ohne Wahlmöglichkeit: Asien beginnt bei 2 oder 3 Spielern in
    Hattusa, sonst im „2“-Gebiet am Nordrand, Thrakien bei 2, 4 oder 5 Spielern in Odessus, sonst im „3“-Gebiet am
    Nordrand. Illyrien beginnt im „5“-Gebiet am Nordrand, Assyrien im „2“-Gebiet in der Nordostecke.

ruling-A07 = Karten für die Wahl der Völker
  .text =
    Bei n Spielern werden die obersten Karten der Stapel 1 bis n benutzt, sodass alle Werte verschieden sind; danach
    kommt jede Karte wieder oben auf ihren Stapel.

ruling-A08 = Nummern der Katastrophen
  .text =
    Die Nummer einer Katastrophe ist die letzte Ziffer ihres Abschnitts: 2 Vulkanausbruch oder Erdbeben, 3 Hochwasser, 4
    Hungersnot, 5 Bürgerkrieg (rot), 6 Seuche, 7 Aufruhr, 8 Bildersturm & Ketzerei, 9 Piraterie (schwarz). Die Nummern 2
    und 6 bis 9 sind sicher, 3 bis 5 folgen aus der Reihenfolge der Abschnitte.

ruling-A09 = Wert von drei Stoffen
  .text = Drei Stoffe sind 45 wert und nicht die gedruckten 46; die Formel geht der Tabelle immer vor.

ruling-A10 = Preise und Gruppen der Zivilisationskarten
  .text =
    Es gelten die Preise und Gruppen, die auf den Karten des ursprünglichen Spiels stehen; die Werte von Advanced
    Civilization werden nicht verwendet.

ruling-A11 = Teilweise bezahlbare Steuern
  .text =
    Bezahlt wird für so viele Städte, wie der Vorrat geteilt durch den Steuersatz abgerundet ergibt, höchstens für alle
    eigenen; ein Rest bleibt im Vorrat.

ruling-A12 = Nutznießer einer Revolte
  .text =
    Verglichen werden nur die Spielsteine im Vorrat; wessen Stadt revoltiert, kann nicht Nutznießer sein, und Spieler
    ohne Stadtsteine werden übergangen. Revolten bei mehreren Spielern werden in der Reihenfolge der Entwicklungstabelle
    abgewickelt; eine Stadt, die niemand übernehmen kann, wird entfernt.

ruling-A13 = Ende der Befreiung von der Versorgung
  .text =
    Die Befreiung einer durch Revolte gewonnenen Stadt endet mit der nächsten Phase 2, die stattfindet. Nach einer
    Revolte in Phase 1 bleibt sie daher ohne Wirkung, schützt aber in einem Bürgerkrieg gewonnene Städte am Ende
    derselben Phase 11.

ruling-A14 = Wachstum bei zu wenig Vorrat
  .text =
    Der Spieler legt alle vorhandenen Spielsteine; ein Gebiet darf weniger als sein normales Wachstum erhalten, aber nie
    mehr, und niemand hält Spielsteine zurück, solange einem Gebiet noch etwas fehlt.

ruling-A15 = Gleiche Volkszählung
  .text = Spieler mit gleicher Volkszählung ziehen in der Reihenfolge der Entwicklungstabelle.

ruling-A16 = Wo ein Schiff gebaut werden darf
  .text =
    Der Erbauer braucht mindestens einen eigenen Spielstein oder eine eigene Stadt im Gebiet. Beim Bau gilt jedes Gebiet
    mit Land und Wasser als Küste, auch an Seen; bei Piraterie zählt nur das Meer.

ruling-A17 = Einzelheiten der Schiffskosten
  .text =
    Staatsschatz und Aushebung dürfen gemischt werden, und ein in dieser Phase aufgegebenes Schiff darf anderswo für 2
    neu gebaut werden. Ein in dieser Phase gebautes Schiff kostet in ihr keinen Unterhalt.

ruling-A18 = Reihenfolge in Phase 4
  .text =
    Die Spieler handeln gleichzeitig, wo es darauf ankommt in der Reihenfolge der Entwicklungstabelle; jeder entscheidet
    erst über den Unterhalt und baut dann.

ruling-A19 = Zugende auf der Hochsee
  .text = Mit Astronomie darf die Hochsee durchquert werden, aber kein Schiff darf die Phase 5 dort beenden.

ruling-A20 = Spielsteine und Schiffe
  .text =
    Ein Spielstein benutzt je Phase höchstens ein Schiff, das nur Spielsteine seines Besitzers befördert, und ist am
    Ende der Phase an Land. Ein- und Ausschiffen sind seine gesamte Bewegung.

ruling-A21 = Zählen der Reichweite
  .text =
    Jedes Gebiet, in das ein Schiff einfährt, zählt 1, auch beim zweiten Mal; das Startgebiet zählt nicht, und Laden und
    Absetzen kosten nichts.

ruling-A22 = Gebiete mit zwei Küsten, Flüsse
  .text =
    In einem Gebiet mit zwei getrennten Küsten darf ein Schiff nur an der Küste wieder ausfahren, an der es angekommen
    ist. Flüsse sind keine Wassergrenzen.

ruling-A23 = Gebiete ohne aufgedruckte Zahl
  .text =
    Gebiete ohne Land, also Hochsee, haben die Grenze 0 und nehmen nie Spielsteine auf; auch ein Landgebiet ohne Zahl
    würde als 0 gelten.

ruling-A24 = Ablauf des Entfernens in Konflikten
  .text =
    Nach jedem einzelnen Entfernen wird geprüft, ob die Grenze eingehalten oder nur noch ein Spieler übrig ist;
    gleichzeitiges Entfernen gleich starker Spieler gilt als eines, sodass die Summe unter die Grenze fallen kann. Die
    Reihenfolge wird für jeden Durchgang neu bestimmt.

ruling-A25 = Metallverarbeitung bei mehr als zwei Spielern
  .text =
    Zuerst entfernen alle Spieler ohne Metallverarbeitung in aufsteigender Reihenfolge, dann die mit der Karte,
    ebenfalls aufsteigend.

ruling-A26 = Kämpfe von Spielsteinen in einem Gebiet mit Stadt
  .text =
    Weil die Stadt das Gebiet füllt, ist die Grenze für Spielsteine 0, und gekämpft wird, bis ein Spieler übrig ist.
    Alle Spielsteine dort, auch die Verteidiger, nehmen an einem einzigen Konflikt teil; überlebt ein Angreifer, so kann
    er anschließend die Stadt angreifen.

ruling-A27 = Ingenieurwesen und die Stärke der Stadt
  .text =
    Ingenieurwesen des Verteidigers erhöht die nötige Zahl der Angreifer auf 8; die Stadt wird weiterhin durch 6
    Spielsteine ersetzt, und Ingenieurwesen des Angreifers bewirkt nichts.

ruling-A28 = Einzelheiten der Kapitulation
  .text =
    Eine Stadt kapituliert, wenn beim Ersetzen weniger als 6 Spielsteine im Vorrat sind; hat der Angreifer keinen freien
    Stadtstein, so wird sie entfernt. Die Angreifer bleiben bis zum Entfernen der überzähligen Spielsteine in Phase 7,
    und die eroberte Stadt braucht am Ende der Phase 6 Versorgung wie jede andere.

ruling-A29 = Reihenfolge der Konflikte
  .text =
    Zuerst kommen reine Spielsteinkonflikte, dann Angriffe auf Städte, jeweils in der Tabellenreihenfolge der
    Beteiligten, ob sie angreifen oder verteidigen: erst die Konflikte Afrikas, dann die übrigen Italiens und so fort.
    Ein Verteidiger darf verlangen, dass seine anderen Konflikte vor einem Angriff auf eine seiner Städte ausgetragen
    werden.

ruling-A30 = Wer nicht versorgte Städte auswählt
  .text = Der Besitzer wählt, eine Stadt nach der anderen, und die beim Auflösen gewonnenen Spielsteine zählen sofort.

ruling-A31 = Zeitpunkt der Versorgungsprüfung, Auflösen ohne Vorrat
  .text =
    Die Versorgung wird am Ende der Phase 6, vor dem Bauen und dem Entfernen überzähliger Spielsteine, und am Ende der
    Phase 11 geprüft. Bei jedem Auflösen gilt: Liegen im Vorrat weniger Spielsteine, als das Gebiet ernährt, so wird die
    Stadt entfernt, und es werden keine Spielsteine gelegt.

ruling-A32 = Versorgung neuer Städte
  .text =
    Die Spielsteine, die nach allen Bauten und nach dem Entfernen der überzähligen auf dem Spielplan bleiben, müssen
    mindestens das Doppelte der Städtezahl ausmachen. Schon vorher unzureichend versorgte Städte müssen dann nicht
    aufgelöst werden, schließen aber jede neue Stadt aus.

ruling-A33 = Städte ohne Bauplatz
  .text =
    Zwölf Spielsteine genügen in jedem Landgebiet, das zum Spiel gehört, gleich welche Grenze aufgedruckt ist; beim
    Bauen sind schwarze und weiße Quadrate gleichwertig.

ruling-A34 = Wann Gold gekauft wird
  .text = Gold wird direkt nach dem eigenen regulären Ziehen gekauft, bevor der nächste Spieler zieht.

ruling-A35 = Gesamtwert eines Pakets
  .text = Der genannte Gesamtwert ist die Summe der Satzwerte der Karten im Paket; Katastrophen zählen 0.

ruling-A36 = Form eines Handelsangebots
  .text =
    Die Kartenzahlen dürfen verschieden sein, mindestens 3 auf jeder Seite; Anzahl, Gesamtwert und eine genannte Ware
    sind verbindlich. Genannt werden muss eine Ware, also enthält jedes Paket mindestens eine.

ruling-A37 = Im Handel erhaltene Katastrophen
  .text =
    Eine im Handel erhaltene Katastrophe wird sofort gezeigt und gehört nicht mehr zur Hand: Sie ist nicht handelbar und
    zählt weder für die Mindestzahl 3 noch für die Handkartengrenze. Wer sie abgegeben hat, wird festgehalten.

ruling-A38 = Rote Katastrophen und die Hand
  .text = Katastrophen mit roter Rückseite liegen vom Ziehen an offen und zählen nicht zu den Handkarten.

ruling-A39 = Eine Gutschrift für mehrere Käufe
  .text = Jede eigene Karte begünstigt je Runde höchstens eine gekaufte Karte, und der Käufer bestimmt, welche.

ruling-A40 = Mehrere mögliche Gutschriften einer Karte
  .text =
    Jede eigene Karte steuert zu einem Kauf nur ihre höchste anwendbare Gutschrift bei. Gutschriften gelten von selbst;
    man darf nicht auf sie verzichten, um mehr Spielsteine auszugeben.

ruling-A41 = Gesetz muss schon vorhanden sein
  .text =
    Gesetz muss in einer früheren Runde gekauft worden sein; zusammen mit Demokratie oder Philosophie lässt es sich
    nicht erwerben.

ruling-A42 = Bezahlen mehrerer Karten
  .text =
    Alle in einem Zug erworbenen Karten werden gemeinsam bezahlt: die Summe der Preise nach Gutschriften gegen einen
    Stoß aus Handelskarten und Spielsteinen, sodass ein Überschuss nur einmal verfällt.

ruling-A43 = Reihenfolge zurückgelegter Karten
  .text =
    Karten kommen in der Folge der Phasen 10, 11 und 12 unter ihren Stapel; was ein Spieler zusammen unter denselben
    Stapel legt, kommt in zufälliger Reihenfolge dorthin.

ruling-A44 = Zählung der zwei Katastrophen
  .text =
    Abgehandelt werden die beiden mit den niedrigsten Nummern, und jede abgehandelte Katastrophe zählt, ob sie wirkt
    oder nicht.

ruling-A45 = Nicht genau erfüllbare Verluste
  .text =
    Ein Verlust wird wenn möglich genau erbracht, sonst mit der kleinsten möglichen Überschreitung; bei zu wenigen
    Einheiten geht alles Betroffene verloren. Eine Höchstzahl wird nie überschritten; der Besitzer verliert dann so viel
    wie möglich bis zu ihr. Einheiten, die ein Betroffener einem anderen Spieler zuweist, sind ein solcher Verlust:
    Städte erbringen sie auch mit Überschreitung, solange weder die Höchstzahl jenes Spielers noch die Gesamtzahl der
    Katastrophe überschritten wird.

ruling-A46 = Freiwillige und zwingende Nebenwirkungen
  .text =
    Nebenwirkungen auf andere Spieler sind freiwillig, wo die Regel „kann“ sagt oder der Empfänger die Opfer bestimmt;
    bei Vulkan und Hochwasser treten sie von selbst ein.

ruling-A47 = Was einen Vulkan auslöst
  .text =
    Jede Einheit des Betroffenen, Spielstein oder Stadt, in einem an den Vulkan grenzenden Gebiet löst den Ausbruch aus.
    Berührt der Vulkan zwei Gebiete, so werden beide geräumt, auch wenn der Betroffene nur in einem steht.

ruling-A48 = Erdbeben
  .text =
    Beide Städte werden aufgelöst, also durch Spielsteine ersetzt. Benachbart ist, was mit dem Gebiet der aufgelösten
    Stadt des Betroffenen eine Land- oder Wassergrenze teilt.

ruling-A49 = Einzelheiten des Hochwassers
  .text =
    Überflutet wird nur die Region mit den meisten gefährdeten Einheiten des Betroffenen (bei Gleichstand wählt er); es
    trifft Spielsteine in Hochwassergebieten und Städte auf weißen Quadraten, und ohne solche Einheiten geschieht
    nichts. Andere verlieren insgesamt 10 Einheiten oder alle, wenn es nicht mehr sind; der Betroffene verteilt, die
    Besitzer wählen aus, und mit Ingenieurwesen verliert niemand mehr als 7.

ruling-A50 = Einsatz von Korn
  .text =
    Korn bleibt auf der Hand und darf für mehrere Hungersnotverluste derselben Runde genutzt werden; es zählen nur
    Karten, die in Phase 11 noch auf der Hand sind.

ruling-A51 = Bürgerkrieg: Schwellen und größter Vorrat
  .text =
    Ohne Wirkung bleibt er bei weniger als 35 Einheiten (auch mit Philosophie), mit Demokratie bei 35 bis 44 Einheiten
    und mit Philosophie, wenn der Betroffene selbst den größten Vorrat hat; Philosophie geht Demokratie vor. Ohne
    Philosophie benennt der Betroffene einen beliebigen anderen Spieler.

ruling-A52 = Auswahl der abtrünnigen Einheiten
  .text =
    Zuerst wählt der Betroffene 15 Einheiten, dann der Benannte 20 (bei Demokratie 30) aus dem Rest, wenn möglich genau,
    sonst nach A45. Der Betroffene sieht beide Gruppen, bevor er sich entscheidet.

ruling-A53 = Mangel an Steinen im Bürgerkrieg
  .text =
    Der Benannte setzt ein, was er hat; den Rest bekommt, wer in diesem Moment die meisten Spielsteine im Vorrat hat,
    womöglich der Betroffene selbst, dessen zurückgelegte Steine mitzählen. Für Städte gilt dasselbe unter Spielern mit
    Stadtsteinen; bei Gleichstand entscheidet die Tabellenreihenfolge.

ruling-A54 = Die Seuche leert kein Gebiet
  .text =
    Jeder Spieler, der Einheiten verliert, lässt in jedem von ihm besetzten Gebiet mindestens einen eigenen Spielstein;
    eine Stadt wird zu einem Spielstein aus dem Vorrat.

ruling-A55 = Aufruhr: Auswahl und Zusammenwirken
  .text = Der Empfänger sucht die Städte aus. Gesetz lässt 5, Demokratie 6 Städte; beides wird nicht addiert.

ruling-A56 = Bildersturm & Ketzerei: andere Spieler
  .text =
    Der Empfänger benennt die Spieler, und jeder Benannte wählt seine Stadt selbst. Wer die Karte abgegeben hat, ist
    nicht geschützt.

ruling-A57 = Piraterie: wer wählt, welche Schiffe
  .text =
    Der Abgeber wählt die Städte, die ohne Ersatz entfernt werden; jedes seiner Schiffe zerstört eine, maßgeblich ist
    sein Standort in Phase 11. Eine Stadt am Roten Meer erfordert ein Schiff im Roten Meer, das aber auch gegen jede
    andere Küstenstadt eingesetzt werden darf.

ruling-A58 = Handkartengrenze
  .text =
    Die Grenze liegt bei 6 Karten; nicht gehandelte Katastrophen mit schwarzer Rückseite zählen mit, offene nicht.
    Abgegeben wird nach den Katastrophen.

ruling-A59 = Rückschritt ohne Städte
  .text =
    Der Rückschritt gilt für Marker in der 2. Epoche oder weiter und tritt an die Stelle des Vorrückens; danach muss die
    Eintrittsbedingung erneut erfüllt werden.

ruling-A60 = Punkte in der 5. Epoche
  .text =
    Der Eintritt in die 5. Epoche verlangt 1000 Punkte an Zivilisationskarten und insgesamt den aufgedruckten Wert ihres
    ersten Feldes, jedes weitere Feld seinen eigenen Wert. Wer unter dem Wert seines aktuellen Feldes liegt, zieht eines
    zurück; für das Ziel genügt der Wert des Feldes, das verlassen wird.

ruling-A61 = Gleichstand bei der Gesamtpunktzahl
  .text = Spieler, die in derselben Runde mit gleicher Summe das Ziel erreichen, teilen sich den Sieg.

ruling-A62 = Was als Punkte zählt
  .text =
    Es zählen nur Zivilisationskarten, die nach Phase 12 behaltenen Handelskarten zum Satzwert und Spielsteine im
    Staatsschatz.

ruling-A63 = Falsche Verweise und Druckfehler
  .text =
    Die Verweise von 53.11 auf 52.6 und von 53.6 und 71 auf 32 sind als 52.3 und 31 zu lesen; Druckfehler ändern keine
    Regel.

ruling-A64 = Nomaden und Seefahrer: offene Punkte
  .text =
    Das Spiel ist für 2 bis 4 Spieler mit beliebigen verschiedenen Startgebieten der Tabelle in 42 und endet, wenn der
    Rundenanzeiger den Zielkreis erreicht, also nach 16 Runden. Am Ende jeder Runde werden überzählige Spielsteine bis
    zur aufgedruckten Grenze entfernt; bei Gleichstand wird der Sieg geteilt.

ruling-A65 = Bauern und Bürger: offene Punkte
  .text =
    Bis zu 4 Spieler benutzen den ganzen Spielplan mit den Startgebieten aus 42, ohne Steuern, Staatsschatz und
    Revolten; Dreieck k ist die Grenze zwischen den Epochen k und k+1, das zweite zu passieren heißt also, die 3. Epoche
    zu betreten. Um 1 oder 2 Runden verkürzt endet das Spiel entsprechend vor der frühesten Runde, in der ein
    beteiligtes Volk es passieren kann; es gewinnt, wer am weitesten ist, bei Gleichstand nach Städtezahl.

ruling-A66 = Verkürztes Spiel: Länge und Sieg
  .text =
    Die genannten Rundenzahlen sind Richtwerte: Das Spiel endet in der Runde, in der mindestens ein Fortschritt-Marker
    unter den normalen Eintrittsbedingungen das gewählte Dreieck passiert. Gelingt es mehreren, so entscheidet Regel 44.

ruling-A67 = Fehler
  .text =
    Regelwidrige Aktionen werden abgelehnt; die Strafe nach 66 bleibt daher nur eine freiwillige Entscheidung des
    Spielleiters: kein Vorrücken in der nächsten Phase 13.

ruling-A68 = Ein Spieler ohne Einheiten
  .text =
    Er bleibt ohne Wachstum und ohne Wiedereinstieg im Spiel, darf weiter Karten halten, handeln und kaufen, und für
    seinen Fortschritt-Marker gilt 43.13.

ruling-A69 = Gold ohne Städte
  .text = Gold darf jeder kaufen, gleich wie viele Städte er hat, sofern Phase 8 überhaupt stattfindet.

ruling-A70 = Münzwesen und Revolten
  .text = Mit Münzwesen darf ein Spieler auch einen Satz wählen, der eine Revolte auslöst.
