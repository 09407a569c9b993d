### Through the Ages (2006), deutsch "Im Wandel der Zeiten": was die Regeln und Entscheidungen aus rules_2006.toml
### sagen, in der Reihenfolge jener Datei und in eigenen Worten. Die englische Datei hat dieselben Meldungen. Ein Punkt
### einer Kennung ist hier ein Bindestrich. `.text` darf mehrere Zeilen haben; sie werden als eine gelesen.

## Kapitel in der Reihenfolge der Regelseite; eine Regel gehört zum längsten, mit dem ihre Kennung beginnt

chapter-setup = Aufbau und Spielertafeln
chapter-simple-turn = Der Spielzug
chapter-simple-firstround = Die erste Runde
chapter-simple-row = Die Kartenreihe
chapter-simple-take = Karten nehmen
chapter-simple-hand = Handkartenlimit
chapter-simple-population = Bevölkerung
chapter-simple-farm = Farmen und Minen
chapter-simple-urban = Städtische Gebäude
chapter-simple-destroy = Zerstören
chapter-simple-wonder = Wunder
chapter-simple-leader = Anführer
chapter-simple-action = Aktionskarten
chapter-simple-tech = Technologien
chapter-simple-government = Regierungsformen und Revolution
chapter-simple-upgrade = Verbessern
chapter-simple-blue = Blaue Spielsteine und Güter
chapter-simple-military = Militärische Einheiten
chapter-simple-production = Produktion und Versorgung
chapter-simple-events = Ereignisse im Einstiegsspiel
chapter-simple = Umfang und Ende des Einstiegsspiels
chapter-advanced-turn = Fortgeschrittenenspiel: der Spielzug
chapter-advanced-draw = Militärkarten ziehen
chapter-advanced-discard = Militärkarten abwerfen
chapter-advanced-politics = Politische Aktionen
chapter-advanced-events = Ereignisse
chapter-advanced-ties = Gleichstand
chapter-advanced-loss = Verluste
chapter-advanced-colony = Kolonien
chapter-advanced-aggression = Aggression
chapter-advanced-pact = Pakte
chapter-advanced-happy = Glückseligkeit und Aufstand
chapter-advanced-corruption = Korruption
chapter-advanced-production = Produktion im Ganzen
chapter-advanced-tech = Fortgeschrittene Technologien
chapter-advanced-special = Spezialtechnologien
chapter-advanced-construction = Konstruktion
chapter-advanced-tactics = Taktiken und Armeen
chapter-advanced-age = Das Ende eines Zeitalters
chapter-advanced-end = Ende des Fortgeschrittenenspiels
chapter-full-turn = Expertenspiel: der Spielzug
chapter-full-air = Luftwaffe
chapter-full-war = Kriege
chapter-full-age = Zeitalter im Expertenspiel
chapter-full-leave = Das Spiel verlassen
chapter-full-end = Das Ende des Spiels
chapter-full-wonders = Wunder des Zeitalters III
chapter-variant = Varianten
chapter-card-principle = Karten: Grundsätze
chapter-card-table = Karten: Tabellen
chapter-card-a = Karten des Zeitalters A
chapter-card-i = Karten des Zeitalters I
chapter-card-ii = Karten des Zeitalters II
chapter-card-iii = Karten des Zeitalters III
chapter-card = Aktionskarten mehrerer Zeitalter

## Varianten

variant-simple = Einstiegsspiel
variant-advanced = Fortgeschrittenenspiel
variant-full = Expertenspiel
variant-easier = Leichtere Variante
variant-less_mean = Weniger gemeine Variante
variant-peaceful = Friedliche Variante
variant-military_cards_as_action = Militärkarten als Aktion
variant-bonus_cards = Zusatzkarten
variant-bonus_public = Öffentliche Zusatzpunkte
variant-bonus_age_by_age = Zeitalter für Zeitalter
variant-bonus_private = Private Bonuskarte
variant-bonus_open_choice = Offene Wahl
variant-fewer_bonus_points = Weniger Zusatzpunkte
variant-alternative_corruption = Alternative Korruption

## Beispiele

example-price-of-the-last-spaces = Alchemie liegt auf einem der letzten Felder der Reihe: Sie kostet drei Zivilaktionen.
example-a-full-hand = Vier Zivilaktionen, vier Handkarten: Für eine fünfte ist kein Platz.
example-one-leader-an-age = Leonardo war der Anführer des Zeitalters I: Einen zweiten desselben Zeitalters gibt es nicht.
example-one-wonder-at-a-time = Solange die Pyramiden nicht fertig sind, kann kein anderes Wunder genommen werden.
example-the-urban-limit = Der Despotismus erlaubt zwei Labore; für ein drittes braucht es eine andere Regierungsform.
example-not-in-the-turn-it-was-taken = Eine Aktionskarte, die in diesem Zug genommen wurde, muss auf den nächsten warten.
example-corruption = Der blaue Vorrat ist fast leer: Korruption nimmt Rohstoffe.
example-uprising = Zu wenige glückliche Gesichter und niemand ohne Arbeit: Es gibt einen Aufstand, und nichts wird produziert.

## Regeln

rule-setup-components-a = Anzahl der Karten
  .text =
    Es gibt 341 Karten: 185 Zivilkarten, 155 Militärkarten und 1 Startspielerkarte. Zivil- wie Militärkarten verteilen
    sich auf die Zeitalter A, I, II und III, sodass sich nach den Rückseiten 8 Stapel ergeben.

rule-setup-components-b = Überzählige Spielsteine bleiben in der Schachtel
  .text =
    Spielsteine über die Anfangsausstattung hinaus bilden keinen gemeinsamen Vorrat: Jeder verwendet nur seine eigenen
    Vorräte. Auf die Schachtel wird nur zurückgegriffen, wenn eine Karte Spielsteine oder Aktionssteine gewährt oder
    wegnimmt.

rule-setup-player-a = Spielsteine einer Zivilisation zu Spielbeginn
  .text = Jede Zivilisation beginnt mit 25 gelben, 18 blauen, 4 weißen und 2 roten Spielsteinen.

rule-setup-player-b = Arbeiter auf den Anfangstechnologien
  .text =
    Die sechs eingesetzten Arbeiter verteilen sich so: 2 auf Feldarbeit, 2 auf Bronze, 1 auf Philosophie und 1 auf
    Krieger; auf Religion liegt keiner. Der siebte Arbeiter ist nicht eingesetzt.

rule-setup-player-c = Anfangswerte aller Leisten
  .text =
    Zu Spielbeginn stehen Kulturpunkte und Wissenschaftspunkte auf 0, der Kulturzuwachs pro Runde auf 0, der
    Wissenschaftszuwachs pro Runde auf 1, die Militärische Stärke auf 1 und die Glücklichen Gesichter auf 0.

rule-setup-player-d = Die sechs Anfangstechnologien gelten als Karten
  .text =
    Die sechs aufgedruckten Anfangstechnologien (Feldarbeit, Bronze, Philosophie, Religion, Krieger, Despotismus) sind
    Technologien der Stufe 0, die im Spiel sind. Eine Technologie ist noch kein Bauwerk: Die Zahl der Bauwerke
    entspricht der Zahl der Arbeiter auf der Karte.

rule-setup-player-e = Gleicher Aufbau der Zivilisation in allen Spielgraden
  .text = Die Zivilisationen werden im Einstiegs-, Fortgeschrittenen- und Expertenspiel genau gleich aufgebaut.

rule-setup-government-a = Despotismus, die erste Regierungsform
  .text =
    Despotismus gibt pro Runde 4 Zivilaktionen und 2 Militäraktionen und erlaubt höchstens 2 Städtische Gebäude jedes
    Typs.

rule-setup-start-a = Startspieler
  .text =
    Der Startspieler wird ausgelost und bleibt es das ganze Spiel über. Gespielt wird im Uhrzeigersinn; eine Spielrunde
    umfasst je einen Zug aller Spieler und beginnt beim Startspieler.

rule-setup-yellow-a = Der Preis der Bevölkerung steigt von Bereich zu Bereich
  .text =
    Eine Erhöhung der Bevölkerung kostet so viel Nahrung, wie die Zahl des am weitesten rechts liegenden Bereichs im
    Gelben Vorrat angibt, in dem noch ein Spielstein liegt.

rule-setup-yellow-b = Vollständige Preistabelle des Gelben Vorrats
  .text =
    Preis nach der Zahl der Spielsteine im Gelben Vorrat vor der Erhöhung: 17 und mehr: 2; 13 bis 16: 3; 9 bis 12: 4; 5
    bis 8: 5; 1 bis 4: 7; bei 0 nicht möglich.

rule-setup-yellow-c = Tabelle des Nahrungsverbrauchs
  .text =
    Der Verbrauch ist die Zahl des am weitesten links liegenden leeren Bereichs im Gelben Vorrat: ab 17 Spielsteinen 0;
    13 bis 16: 1; 9 bis 12: 2; 5 bis 8: 3; 1 bis 4: 4; bei 0 Spielsteinen 6.

rule-setup-yellow-d = Leerer Gelber Vorrat
  .text =
    Ist der Gelbe Vorrat leer, lässt sich die Bevölkerung auf keine Weise mehr erhöhen, und der Verbrauch beträgt 6.

rule-setup-yellow-e = Weg der gelben Spielsteine
  .text =
    Eine Erhöhung der Bevölkerung bringt einen Spielstein aus dem Gelben Vorrat zu den nicht eingesetzten Arbeitern, nie
    direkt auf eine Karte. Eine Verringerung bringt einen Arbeiter (nicht eingesetzt oder von einer Karte) in den Gelben
    Vorrat zurück.

rule-setup-yellow-f = Mehr gelbe Spielsteine als aufgedruckte Felder
  .text =
    Gelbe Spielsteine über die 18 aufgedruckten Felder hinaus bleiben im äußersten rechten Bereich. Solange 17 oder mehr
    Spielsteine im Gelben Vorrat liegen, gelten also Preis 2, Verbrauch 0 und kein Bedarf an Glücklichen Gesichtern.

rule-setup-blue-a = Blauer Vorrat zu Spielbeginn
  .text =
    Alle 18 blauen Spielsteine beginnen im Blauen Vorrat. Er hat von links nach rechts Bereiche mit 4, 4 und 10 Feldern;
    Spielsteine werden möglichst weit links hingelegt und von rechts weggenommen.

rule-setup-blue-b = Bedeutung eines blauen Spielsteins
  .text =
    Ein blauer Spielstein ist auf einer Farmtechnologie Nahrung und auf einer Minentechnologie Rohstoffe, jeweils in
    Höhe der Zahl auf der Karte; ausgegebene Spielsteine kehren in den Blauen Vorrat zurück.

rule-setup-blue-c = Leerer Blauer Vorrat verhindert die Produktion
  .text =
    Solange der Blaue Vorrat leer ist, kann die Zivilisation Nahrung und Rohstoffe weder produzieren noch hinzubekommen.

rule-setup-blue-d = Mehr blaue Spielsteine als aufgedruckte Felder
  .text = Blaue Spielsteine über 18 hinaus bleiben im äußersten rechten Bereich des Blauen Vorrats.

rule-setup-caps-a = Höchstens 40 Wissenschaftspunkte
  .text = Niemand kann mehr als 40 Wissenschaftspunkte besitzen; alles darüber verfällt.

rule-setup-caps-b = Kulturpunkte sind unbegrenzt
  .text = Die Leiste für die Kulturpunkte reicht zwar nur bis 170, die Kulturpunkte haben aber keine Obergrenze.

rule-setup-caps-c = Kulturzuwachs höchstens 30 pro Runde
  .text =
    Der wirksame Kulturzuwachs pro Runde ist die Summe aller Quellen, höchstens aber 30. Karten, die darüber
    hinausführen, dürfen gespielt werden; nach einem Verlust wird der Wert aus der vollen Summe neu berechnet.

rule-setup-caps-d = Wissenschaftszuwachs höchstens 30 pro Runde
  .text =
    Der wirksame Wissenschaftszuwachs pro Runde ist die Summe aller Quellen, höchstens aber 30; nach einem Verlust wird
    er aus der vollen Summe neu berechnet.

rule-setup-caps-e = Militärische Stärke höchstens 60
  .text =
    Die Militärische Stärke der Zivilisation ist die tatsächliche Summe, höchstens aber 60. Einheiten und Karten dürfen
    auch darüber hinaus hinzukommen; nach einem Verlust zählt die tatsächliche Summe.

rule-setup-caps-f = Glückliche Gesichter von 0 bis 8
  .text =
    Der Wert der Glücklichen Gesichter liegt immer zwischen 0 und 8; jedes Unglückliche Gesicht hebt ein Glückliches
    auf. Karten, die aus diesem Rahmen hinausführen, dürfen trotzdem gespielt werden.

rule-setup-caps-g = Punkte und Zuwächse fallen nie unter 0
  .text =
    Kulturpunkte, Wissenschaftspunkte, beide Zuwächse und die Militärische Stärke können nicht negativ werden; ein
    größerer Verlust nimmt nur, was vorhanden ist.

rule-setup-row-a = Kartenreihe zu Spielbeginn
  .text =
    Die Kartenreihe hat 13 Felder: 5 kosten 1 Zivilaktion, die nächsten 4 kosten 2, die letzten 4 kosten 3. Sie beginnt
    mit 13 offenen Karten des Zivilkartenstapels A, die übrigen 7 bilden den Nachziehstapel.

rule-setup-decks-a = Je nach Spielerzahl entfernte Zivilkarten
  .text =
    Die Zivilkartenstapel I, II und III enthalten je 5 mit 3+ und 5 mit 4 markierte Karten. Zu zweit werden beide Arten
    entfernt, zu dritt die mit 4 markierten, zu viert keine; Stapel A wird nie verkleinert.

rule-setup-decks-b = Kartenstapel des Einstiegsspiels
  .text =
    Verwendet werden nur die Zivilkartenstapel A und I, nicht aber die Militärkartenstapel I bis III.
    Militärkartenstapel A wird ohne Fortschritt in der Politik (9 Karten) gemischt und bildet verdeckt die Gegenwärtigen
    Ereignisse.

rule-setup-decks-c = Kartenstapel des Fortgeschrittenenspiels
  .text =
    Verwendet werden die Zivilkartenstapel A, I, II und die Militärkartenstapel A, I, II. Die 4 Kriegskarten des
    Militärkartenstapels II werden entfernt, zu zweit auch die 6 Pakte der Stapel I und II.

rule-setup-decks-d = Gegenwärtige Ereignisse zu Spielbeginn
  .text =
    Vom gemischten Militärkartenstapel A kommen Spielerzahl + 2 Karten verdeckt auf die Gegenwärtigen Ereignisse; der
    Rest geht ungesehen in die Schachtel.

rule-setup-decks-e = Vier offene Wertungsereignisse im Fortgeschrittenenspiel
  .text =
    Militärkartenstapel III wird gemischt und Karte für Karte aufgedeckt, bis 4 Ereignisse erschienen sind. Diese 4
    liegen für die Schlusswertung offen aus, alle anderen Karten des Stapels scheiden aus dem Spiel aus.

rule-setup-decks-f = Kartenstapel des Expertenspiels
  .text =
    Alle Karten werden verwendet; zu zweit werden alle 10 Pakte entfernt. Die Stapel II und III warten, bis ihr
    Zeitalter beginnt.

rule-setup-decks-g = Entfernte Karten kehren nie zurück
  .text =
    Beim Aufbau aussortierte Karten und während des Spiels abgelegte Zivilkarten kommen in die Schachtel und kehren
    nicht zurück.

rule-simple-turn-a = Phasen eines Spielzugs
  .text =
    Ab der zweiten Runde besteht ein Zug der Reihe nach aus A Auffüllen der Kartenreihe, B Verwenden der Zivil- und
    Militäraktionen und C Produktion und Versorgung.

rule-simple-turn-b = Aktionen in beliebiger Reihenfolge und Häufigkeit
  .text =
    Zivil- und Militäraktionen dürfen beliebig gemischt und gleiche Aktionen wiederholt werden; niemand muss alle
    Aktionen verwenden.

rule-simple-turn-c = Aktionen lassen sich weder überziehen noch aufsparen
  .text =
    Niemand verwendet mehr Aktionen, als ihm insgesamt zustehen. Ungenutzte Aktionen werden nicht mitgenommen; zu Beginn
    des nächsten eigenen Zuges liegen alle Aktionssteine wieder bereit.

rule-simple-turn-d = Neue Aktionen sofort nutzbar, verlorene dürfen schon verbraucht sein
  .text =
    Ein während des Zuges erhaltener Aktionsstein darf noch im selben Zug verwendet werden. Wer einen Aktionsstein
    verliert, darf dafür einen bereits verbrauchten abgeben.

rule-simple-firstround-a = In der ersten Runde nur Karten nehmen
  .text =
    In der ersten Runde dürfen Aktionen nur zum Nehmen von Zivilkarten verwendet werden; alles andere (Anführer
    ausspielen, bauen, Bevölkerung erhöhen, Militäraktionen) ist nicht erlaubt.

rule-simple-firstround-b = Zivilaktionen nach Sitzreihenfolge
  .text = In der ersten Runde hat der Startspieler 1 Zivilaktion, der zweite Spieler 2, der dritte 3 und der vierte 4.

rule-simple-firstround-c = Mögliche Käufe in der ersten Runde
  .text =
    Die Aktionen der ersten Runde lassen sich frei auf die Preise der Kartenreihe verteilen: Der zweite Spieler nimmt
    zwei Karten zum Preis 1 oder eine zum Preis 2; der dritte nimmt drei zum Preis 1, je eine zum Preis 1 und 2 oder
    eine zum Preis 3.

rule-simple-firstround-d = Kein Auffüllen in der ersten Runde
  .text =
    Während der ersten Runde wird die Kartenreihe weder ausgedünnt noch verschoben noch aufgefüllt; Lücken bleiben
    bestehen.

rule-simple-firstround-e = Produktion in der ersten Runde
  .text = Am Ende ihres ersten Zuges produziert jede Zivilisation ganz normal.

rule-simple-firstround-f = Beispiel der ersten Runde
  .text = Die Beschränkungen für Anführer und Wunder sowie die Preise der Kartenreihe gelten schon in der ersten Runde.

rule-simple-row-a = Preis nach Feld
  .text =
    Eine Karte von Feld 1 bis 5 kostet 1 Zivilaktion, von Feld 6 bis 9 kostet sie 2, von Feld 10 bis 13 kostet sie 3;
    maßgeblich ist das Feld, auf dem die Karte beim Nehmen liegt.

rule-simple-row-b = Entfernte Karten nach Spielerzahl
  .text =
    Ab der zweiten Runde werden zu Beginn jedes Zuges die Karten der ersten 3 (zu zweit), 2 (zu dritt) oder 1 Felder (zu
    viert) aus dem Spiel entfernt.

rule-simple-row-c = Leere vordere Felder werden nicht ausgeglichen
  .text =
    Entfernt werden nur Karten, die wirklich auf den vorderen Feldern liegen; für ein leeres vorderes Feld wird keine
    andere Karte entfernt.

rule-simple-row-d = Erst aufrücken, dann auffüllen
  .text =
    Nach dem Entfernen rücken die übrigen Karten in unveränderter Reihenfolge lückenlos nach links; danach kommt auf
    jedes freie Feld rechts eine Karte vom Zivilkartenstapel.

rule-simple-row-e = Zweite Runde: Stapel A für den Startspieler, danach Stapel I
  .text =
    In der zweiten Runde füllt der Startspieler von Stapel A auf. Danach scheidet der Rest von Stapel A aus dem Spiel
    aus, alle weiteren Karten kommen von Stapel I, und Zeitalter I beginnt.

rule-simple-row-f = Stapel A reicht in der zweiten Runde nicht aus
  .text =
    Hat Stapel A in der zweiten Runde zu wenige Karten für das Auffüllen des Startspielers, werden die übrigen Felder
    von Stapel I gefüllt.

rule-simple-row-g = Jeder Zug hat sein eigenes Auffüllen
  .text = Entfernt und aufgefüllt wird zu Beginn jedes einzelnen Zuges, nicht nur einmal pro Spielrunde.

rule-simple-take-a = Ein Anführer je Zeitalter
  .text =
    Jeder Spieler darf im ganzen Spiel aus jedem Zeitalter höchstens einen Anführer nehmen, gleichgültig, ob der erste
    noch auf der Hand, im Spiel oder schon ausgeschieden ist.

rule-simple-take-b = Anführer verschiedener Zeitalter dürfen nebeneinander gehalten werden
  .text =
    Einen Anführer eines anderen Zeitalters darf man auch dann nehmen, wenn man bereits einen Anführer auf der Hand oder
    im Spiel hat.

rule-simple-take-c = Wunder kommen direkt ins Spiel
  .text = Ein genommenes Wunder wird sofort als im Bau befindlich ausgelegt; es ist nie eine Handkarte.

rule-simple-take-d = Nur ein Wunder im Bau
  .text = Wer ein Wunder im Bau hat, darf kein weiteres Wunder nehmen.

rule-simple-take-e = Aufschlag für fertig gestellte Wunder
  .text =
    Ein Wunder zu nehmen kostet für jedes Wunder, das der Spieler schon fertig gestellt hat, 1 Zivilaktion zusätzlich.

rule-simple-take-f = Kein freiwilliger Verzicht auf ein Wunder
  .text = Keine Aktion entfernt ein im Bau befindliches Wunder; das bewirken nur Karten und das Ende eines Zeitalters.

rule-simple-take-g = Keine Technologie doppelt
  .text =
    Eine Technologie, die man schon auf der Hand oder im Spiel hat, darf man nicht noch einmal nehmen; das gilt für alle
    Farben von Technologien einschließlich der Regierungsformen.

rule-simple-take-h = Mehrere Technologien derselben Art erlaubt
  .text =
    Verschiedene Technologien derselben Art aus unterschiedlichen Zeitaltern darf man gleichzeitig auf der Hand oder im
    Spiel haben.

rule-simple-take-i = Beliebig viele Aktionskarten
  .text =
    Aktionskarten darf man ohne weitere Beschränkung nehmen, auch mehrere gleichen Namens; Grenzen setzen nur die
    Zivilaktionen und das Handkartenlimit.

rule-simple-take-j = Anführer und Technologien sofort spielbar
  .text =
    Ein Anführer oder eine Technologie darf schon in dem Zug gespielt werden, in dem die Karte genommen wurde (nicht in
    der ersten Runde); Nehmen und Ausspielen sind zwei getrennte Aktionen.

rule-simple-hand-a = Handkartenlimit für Zivilkarten
  .text =
    Wer mindestens so viele Zivilkarten auf der Hand hält, wie er insgesamt Zivilaktionen hat, darf keine weitere Karte
    auf die Hand nehmen; Wunder darf er trotzdem nehmen.

rule-simple-hand-b = Das Limit zählt alle Zivilaktionen und erzwingt kein Ablegen
  .text =
    Maßgeblich ist die Gesamtzahl der Zivilaktionen, nicht die der noch ungenutzten; eine Hand über dem Limit darf
    behalten werden.

rule-simple-hand-c = Eine gespielte Karte macht Platz
  .text = Nach dem Ausspielen einer Handkarte darf im selben Zug eine neue genommen werden.

rule-simple-population-a = Bevölkerung erhöhen
  .text =
    Für 1 Zivilaktion und den aufgedruckten Preis an Nahrung kommt ein Spielstein aus dem Gelben Vorrat zu den nicht
    eingesetzten Arbeitern.

rule-simple-population-b = Der Preis muss bezahlbar sein
  .text = Kann die Nahrung nicht vollständig bezahlt werden, ist die Aktion nicht erlaubt.

rule-simple-population-c = Typische zweite Runde
  .text = Die Erträge der ersten Runde reichen genau für eine Erhöhung der Bevölkerung und eine Farm oder Mine.

rule-simple-farm-a = Eine Farm oder Mine bauen
  .text =
    Für 1 Zivilaktion und die Rohstoffkosten der Karte wird ein nicht eingesetzter Arbeiter auf eine Farm- oder
    Minentechnologie gelegt.

rule-simple-farm-b = Arbeiter und Rohstoffe sind nötig
  .text = Ohne nicht eingesetzten Arbeiter oder ohne genügend Rohstoffe kann nichts gebaut werden.

rule-simple-farm-c = Eine neue Farm oder Mine produziert im selben Zug
  .text = Eine neu gebaute Farm oder Mine nimmt schon an der Produktion desselben Zuges teil.

rule-simple-farm-d = Kein Limit für Farmen, Minen, Einheiten und Wunder
  .text = Das Städtische-Gebäude-Limit beschränkt niemals Farmen, Minen, Militärische Einheiten oder Wunder.

rule-simple-urban-a = Ein Städtisches Gebäude bauen
  .text =
    Für 1 Zivilaktion und die Rohstoffkosten wird ein nicht eingesetzter Arbeiter auf eine Stadtgebäudetechnologie
    gelegt. Zuwächse, Militärische Stärke und Glückliche Gesichter ändern sich sofort, Punkte gibt es erst in der
    Produktion.

rule-simple-urban-b = Wirkung eines Tempels
  .text = Jeder Tempel auf Religion gibt 1 Kulturzuwachs pro Runde und 1 Glückliches Gesicht.

rule-simple-urban-c = Limit je Gebäudetyp über alle Stufen
  .text =
    Das Limit der Regierungsform gilt für jeden Typ Städtischer Gebäude getrennt und zählt Gebäude aller Stufen dieses
    Typs.

rule-simple-urban-d = Ein niedrigeres Limit zerstört nichts
  .text =
    Hat eine neue Regierungsform ein niedrigeres Limit, bleiben vorhandene Gebäude stehen; weitere dieses Typs dürfen
    nicht gebaut werden, solange ihre Zahl das Limit erreicht oder übersteigt.

rule-simple-destroy-a = Ein Bauwerk zerstören
  .text =
    Für 1 Zivilaktion kehrt ein Arbeiter von einer Farm, einer Mine oder einem Städtischen Gebäude zu den nicht
    eingesetzten Arbeitern zurück. Erstattet wird nichts, die Werte ändern sich sofort, und die Technologie bleibt auch
    ohne Arbeiter im Spiel.

rule-simple-wonder-a = Teile in aufgedruckter Reihenfolge
  .text =
    Jeder Teil eines Wunders kostet 1 Zivilaktion und die aufgedruckten Rohstoffe; gebaut wird von links nach rechts.

rule-simple-wonder-b = Mehrere Teile in einem Zug
  .text = In einem Zug dürfen beliebig viele Teile gebaut werden, sofern Aktionen und Rohstoffe reichen.

rule-simple-wonder-c = Blaue Spielsteine markieren gebaute Teile
  .text =
    Jeder gebaute Teil wird mit einem blauen Spielstein aus dem Blauen Vorrat markiert. Diese Spielsteine sind weder
    Nahrung noch Rohstoffe und kehren alle in den Blauen Vorrat zurück, sobald das Wunder vollendet ist.

rule-simple-wonder-d = Ein vollendetes Wunder wirkt sofort
  .text =
    Die Effekte eines vollendeten Wunders treten augenblicklich in Kraft; es produziert, ganz ohne Arbeiter, bereits in
    der Produktion desselben Zuges.

rule-simple-wonder-e = Unfertige Wunder wirken nicht
  .text = Ein im Bau befindliches Wunder bringt noch keinen seiner Vorteile.

rule-simple-wonder-f = Kein blauer Spielstein zum Markieren
  .text =
    Ein Teil eines Wunders kann nur gebaut werden, wenn nach dem Bezahlen noch ein blauer Spielstein im Blauen Vorrat
    zum Markieren vorhanden ist.

rule-simple-leader-a = Einen Anführer ins Spiel bringen
  .text =
    Einen Anführer von der Hand auszuspielen kostet 1 Zivilaktion; seine Effekte gelten sofort. Eine Zivilisation hat
    höchstens einen Anführer.

rule-simple-leader-b = Einen Anführer ersetzen
  .text =
    Ein neu gespielter Anführer ersetzt den alten, dessen Effekte sofort enden. Der ersetzte Anführer scheidet aus dem
    Spiel aus; die verwendete Aktion wird nicht erstattet.

rule-simple-leader-c = Hammurabi ersetzen
  .text =
    Wird Hammurabi ersetzt, kommt ein weißer Spielstein in die Schachtel und ein roter zurück. Dafür darf ein bereits
    verbrauchter weißer gewählt werden; der rote ist sofort verwendbar.

rule-simple-action-a = Aktionskarten warten einen Zug
  .text =
    Eine Aktionskarte kostet 1 Zivilaktion, wird nach Gebrauch abgelegt und darf nicht in dem Zug gespielt werden, in
    dem sie genommen wurde.

rule-simple-action-b = Aktionskarten der ersten Runde sind in der zweiten spielbar
  .text = In der ersten Runde genommene Aktionskarten dürfen in der zweiten Runde gespielt werden.

rule-simple-action-c = Die enthaltene Aktion kostet keine weitere Aktion
  .text = Umfasst die Karte eine andere Aktion, so kostet diese keine zusätzliche Zivilaktion.

rule-simple-action-d = Beispiel: Ingenieursgenie und Der Koloss
  .text =
    Eine Karte mit Nachlass senkt den Preis der Aktion, die sie umfasst; eine gleichartige, erst in diesem Zug genommene
    Karte ist noch nicht verwendbar.

rule-simple-action-e = Erhaltene Nahrung und Rohstoffe brauchen blaue Spielsteine
  .text =
    Gewährt eine Karte Nahrung oder Rohstoffe, werden blaue Spielsteine aus dem Blauen Vorrat auf Farm- oder
    Minentechnologien gelegt, als wären sie dort produziert worden.

rule-simple-action-f = Erhaltene Punkte ändern den Zuwachs nicht
  .text =
    Kultur- oder Wissenschaftspunkte einer Karte werden einmalig gutgeschrieben; die Zuwächse pro Runde bleiben gleich.

rule-simple-action-g = Vor einer Erstattung ist der volle Preis zu zahlen
  .text =
    Bei Karten, die nach einer Aktion etwas zurückgeben (Sparsamkeit, Durchbruch), muss zuerst der volle Preis bezahlt
    werden.

rule-simple-action-h = Karte unspielbar, wenn ihre Aktion unmöglich ist
  .text =
    Eine Karte, die eine Aktion umfasst, darf nur gespielt werden, wenn diese Aktion unter allen üblichen Beschränkungen
    durchführbar ist.

rule-simple-tech-a = Eine Technologie spielen
  .text = Eine Technologie von der Hand zu spielen kostet 1 Zivilaktion und ihre Wissenschaftspunkte.

rule-simple-tech-b = Zu wenige Wissenschaftspunkte
  .text = Eine Technologie, die mehr Wissenschaftspunkte kostet, als der Spieler besitzt, kann nicht gespielt werden.

rule-simple-tech-c = Eine neue Technologie verschiebt nichts
  .text = Arbeiter und blaue Spielsteine bleiben auf der älteren Technologie; die neue beginnt leer.

rule-simple-tech-d = Spezialtechnologien wirken sofort und ohne Arbeiter
  .text =
    Eine (blaue) Spezialtechnologie gibt ihren Bonus augenblicklich; zusätzliche Aktionen sind noch im selben Zug
    verwendbar.

rule-simple-tech-e = Ältere Technologien bleiben nutzbar
  .text =
    Gebäude und Einheiten niedrigerer Stufen dürfen weiterhin gebaut werden, auch wenn eine höhere Technologie im Spiel
    ist.

rule-simple-tech-f = Neue Typen von Gebäuden und Einheiten
  .text =
    Manche Technologien erschließen neue Typen (Theater, Arena, Bibliothek, Kavallerie); jeder neue Typ Städtischer
    Gebäude wird für das Limit eigens gezählt.

rule-simple-government-a = Voraussetzungen einer Revolution
  .text =
    Eine Revolution muss die erste und einzige Verwendung von Zivilaktionen in diesem Zug sein: Alle weißen Spielsteine
    müssen noch unverbraucht sein, und sie verbraucht alle.

rule-simple-government-b = Kosten einer Revolution
  .text =
    Eine Revolution kostet die kleinere Zahl an Wissenschaftspunkten der neuen Regierungsform; auch die neuen weißen
    Spielsteine gelten alle als verbraucht.

rule-simple-government-c = Militäraktionen bei einer Revolution
  .text =
    Eine Revolution verbraucht keine Militäraktionen. Die Zahl der schon verbrauchten Militäraktionen bleibt gleich,
    hinzugekommene stehen zur Verfügung.

rule-simple-government-d = Beispiel: Revolution mit Hammurabi
  .text =
    Nach einem Wechsel der Regierungsform schließt die Gesamtzahl der Aktionen Anführer, Wunder und Spezialtechnologien
    ein.

rule-simple-government-e = Beispiel: friedlicher Wechsel
  .text =
    Ein friedlicher Wechsel kostet 1 Zivilaktion und die größere Zahl an Wissenschaftspunkten; verbrauchte Aktionen
    bleiben verbraucht, hinzugewonnene sind sofort verfügbar.

rule-simple-government-f = Die alte Regierungsform wird ersetzt
  .text =
    Es ist immer nur eine Regierungsform im Spiel; die alte wird abgelegt, und alle Effekte der neuen gelten sofort.

rule-simple-government-g = Regierungsform mit weniger Aktionen
  .text =
    Nach einem Wechsel der Regierungsform sind so viele Aktionen verfügbar, wie die neue Gesamtzahl abzüglich der in
    diesem Zug schon verbrauchten beträgt, mindestens aber 0.

rule-simple-government-h = Eine Regierungsform ist eine Technologie
  .text =
    Regierungsformen folgen den Regeln für Technologien: Keine darf man doppelt haben, ihre Stufe richtet sich nach dem
    Zeitalter, und sie lösen Effekte aus, die an das Spielen einer Technologie geknüpft sind.

rule-simple-upgrade-a = Preis und Arbeiter beim Verbessern
  .text =
    Für 1 Zivilaktion rückt ein Arbeiter von einer niedrigeren auf eine höhere Technologie desselben Typs; der Preis ist
    die Differenz der beiden Baukosten. Ein nicht eingesetzter Arbeiter ist nicht nötig.

rule-simple-upgrade-b = Nur innerhalb eines Typs und nur aufwärts
  .text =
    Farmen werden nur zu Farmen verbessert, Minen nur zu Minen, Städtische Gebäude nur zu Gebäuden desselben Typs, und
    zwar immer auf eine höhere Stufe.

rule-simple-upgrade-c = Beispiel: zwei Verbesserungen und eine neue Mine
  .text = Verbessern und Bauen lassen sich kombinieren; die Gesamtkosten ergeben sich aus den Baukosten der Karten.

rule-simple-upgrade-d = Beispiel: mit weniger Aktionen
  .text =
    Wer direkt auf der neuen Technologie baut und eine Mine verbessert, erreicht dasselbe Ergebnis mit einer Aktion
    weniger.

rule-simple-upgrade-e = Das Limit gilt nicht für Verbesserungen
  .text = Eine Verbesserung ändert die Zahl der Gebäude eines Typs nicht und ist daher auch am Limit erlaubt.

rule-simple-blue-a = Ein Spielstein je Arbeiter, Wert nach Karte
  .text =
    In der Produktion legt jeder Arbeiter auf einer Farm oder Mine genau einen blauen Spielstein auf seine Karte; der
    Spielstein ist so viel wert, wie diese Karte angibt.

rule-simple-blue-b = Beispiel für das Bezahlen
  .text =
    Bezahlt wird mit ganzen Spielsteinen und durch Wechseln nach unten; der Spieler wählt, welche Spielsteine er
    verwendet.

rule-simple-blue-c = Wechseln nach unten
  .text =
    Wer einen Spielstein von einer höheren auf eine niedrigere Karte derselben Art legt, bezahlt damit die Differenz.

rule-simple-blue-d = Nie nach oben wechseln
  .text = Spielsteine dürfen niemals von einer niedrigeren auf eine höhere Karte wandern, auch nicht bei gleichem Wert.

rule-simple-blue-e = Auch Technologien ohne Arbeiter nehmen Spielsteine auf
  .text =
    Gewechselte und erhaltene Spielsteine dürfen auf jede eigene Farm- oder Minentechnologie gelegt werden, auch auf
    eine ohne Arbeiter.

rule-simple-blue-f = Gleiche Regeln für Nahrung
  .text =
    Alle Regeln für das Wechseln und Lagern gelten ebenso für Nahrung auf Farmtechnologien; Nahrung und Rohstoffe werden
    nie vermischt.

rule-simple-blue-g = Gelagerte Güter verderben nicht
  .text =
    Nicht ausgegebene Nahrung und Rohstoffe bleiben auf den Karten, bis sie ausgegeben werden; begrenzt ist die Lagerung
    nur durch die blauen Spielsteine.

rule-simple-blue-h = Der Blaue Vorrat begrenzt, was man erhält
  .text =
    Hat der Blaue Vorrat zu wenige Spielsteine für einen Gewinn, legt der Spieler so viele wie möglich; der Rest
    verfällt.

rule-simple-military-a = Eine Militärische Einheit aufstellen
  .text =
    Für 1 Militäraktion und die Rohstoffkosten wird ein nicht eingesetzter Arbeiter auf eine Militärtechnologie gelegt;
    die Militärische Stärke ändert sich sofort. Die Zahl der Einheiten ist unbegrenzt.

rule-simple-military-b = Eine Militärische Einheit auflösen
  .text =
    Für 1 Militäraktion kehrt der Arbeiter einer Einheit zu den nicht eingesetzten Arbeitern zurück (nicht in den Gelben
    Vorrat); erstattet wird nichts.

rule-simple-military-c = Eine Militärische Einheit verbessern
  .text =
    Für 1 Militäraktion rückt eine Einheit gegen die Differenz der Kosten auf eine höhere Technologie desselben
    Einheitentyps.

rule-simple-military-d = Beispiel: Patriotismus
  .text =
    Zusätzliche Rohstoffe für Militärische Einheiten werden beim Aufstellen und Verbessern vor den eigenen Rohstoffen
    verwendet; die zusätzliche Militäraktion wird wie eine gewöhnliche verwendet.

rule-simple-production-a = Reihenfolge der Produktion
  .text =
    Produktion und Versorgung laufen am Ende des eigenen Zuges automatisch ab: Wissenschafts- und Kulturpunkte,
    Nahrungsproduktion, Versorgung, Rohstoffproduktion (danach, soweit verwendet, Korruption und Militärkarten).

rule-simple-production-b = Punkte aus dem Zuwachs
  .text = Kultur- und Wissenschaftspunkte steigen um den jeweils aktuellen Zuwachs pro Runde.

rule-simple-production-c = Nahrungsproduktion
  .text = Jeder Arbeiter auf einer Farmtechnologie legt einen blauen Spielstein im Nahrungswert dieser Karte.

rule-simple-production-d = Versorgung nach der Nahrungsproduktion
  .text =
    Nach der Nahrungsproduktion zahlt die Zivilisation den am Gelben Vorrat angezeigten Verbrauch aus ihrer gelagerten
    Nahrung, die soeben produzierte eingeschlossen.

rule-simple-production-e = Hungersnot
  .text = Für jede fehlende Nahrung verliert die Zivilisation 4 Kulturpunkte (nicht unter 0).

rule-simple-production-f = Hungersnot kommt nach der Gutschrift der Punkte
  .text =
    Die Kulturpunkte des Zuges werden vor der Versorgung gutgeschrieben; eine Hungersnot im selben Zug kann sie also
    wieder kosten.

rule-simple-production-g = Rohstoffproduktion
  .text = Jeder Arbeiter auf einer Minentechnologie legt einen blauen Spielstein im Rohstoffwert dieser Karte.

rule-simple-production-h = Zu wenige blaue Spielsteine bei der Produktion
  .text =
    Die Produktion ist Pflicht. Geht der Blaue Vorrat aus, produzieren die übrigen Farmen oder Minen dieses Schritts
    nichts; innerhalb einer Art wählt der Besitzer, ohne Wahl gilt die höchste Stufe zuerst.

rule-simple-production-i = Überlappende Züge dienen nur der Beschleunigung
  .text =
    Der nächste Spieler darf beginnen, während der vorige noch seine Produktion abschließt; das Ergebnis ist dasselbe,
    als wäre die Produktion zuvor beendet worden.

rule-simple-events-a = Ereignisse im Einstiegsspiel
  .text =
    Ab der dritten Runde wird einmal pro Runde, vor dem Zug des Startspielers, das oberste Gegenwärtige Ereignis
    aufgedeckt; es betrifft alle Spieler.

rule-simple-events-b = Beispiel: Fortschritt in der Landwirtschaft
  .text =
    Durch ein Ereignis produzierte Nahrung wird wie in der Produktion hingelegt; mit einer höheren Farmtechnologie
    genügen weniger Spielsteine.

rule-simple-events-c = Kostenloses Bauen braucht einen nicht eingesetzten Arbeiter
  .text =
    Ereignisse, die eine Einheit oder ein Gebäude umsonst erlauben, setzen einen nicht eingesetzten Arbeiter voraus und
    sind freiwillig.

rule-simple-events-d = Die Ereignisse gehen aus
  .text = Die neun Ereignisse reichen für die Runden 3 bis 11; danach findet kein Ereignis mehr statt.

rule-simple-scope-a = Im Einstiegsspiel nicht verwendete Mechanismen
  .text =
    Im Einstiegsspiel gibt es keine Politischen Aktionen, keine Militärkarten auf der Hand, keine Taktiken, keine
    Kolonisation, keine Aggressionen, Pakte oder Kriege, keinen Bedarf an Glücklichen Gesichtern, keinen Aufstand, keine
    Korruption, keine Veralterung und keinen Verlust gelber Spielsteine.

rule-simple-end-a = Ende des Einstiegsspiels
  .text =
    Das Spiel endet mit der Runde, in der die letzte Karte des Zivilkartenstapels I in die Kartenreihe gelegt wird; den
    letzten Zug hat der Spieler rechts vom Startspieler.

rule-simple-end-b = Kartenreihe in der letzten Runde
  .text =
    Ist der Stapel leer, werden in jedem Zug weiterhin Karten entfernt und aufgerückt, aber keine mehr hinzugefügt.

rule-simple-end-c = Wertlose Reste
  .text = Gelagerte Nahrung, Rohstoffe, Wissenschaftspunkte und Handkarten bringen am Ende keine Punkte.

rule-simple-end-d = Bonus für Technologien der Stufe 1
  .text =
    Jede Technologie der Stufe 1 im Spiel bringt 2 Kulturpunkte, auch die Regierungsform und unabhängig von Arbeitern;
    Technologien der Stufe 0 bringen nichts.

rule-simple-end-e = Bonus für Stärke, Glückliche Gesichter, Wissenschaft und Produktion
  .text =
    Am Ende erhält eine Zivilisation 2 Kulturpunkte je Punkt Militärischer Stärke, 2 je Glücklichem Gesicht (höchstens
    16), 1 je Punkt Wissenschaftszuwachs pro Runde und 1 je pro Runde produzierter Nahrung und je produziertem Rohstoff.

rule-simple-end-f = Beispiel: die Werte einer Zivilisation
  .text =
    Die Werte sind die Summe aus Einheiten, Gebäuden, Wundern, Regierungsform, Anführer und Spezialtechnologien; der
    Petersdom verdoppelt die Glücklichen Gesichter bis höchstens 8.

rule-simple-end-g = Beispiel: ein Bonus von 61
  .text = Der Bonus am Spielende ist die Summe aller Kategorien.

rule-simple-end-h = Gewinner
  .text =
    Wer nach der Schlusswertung die meisten Kulturpunkte hat, gewinnt. Die Spielregel nennt nichts, was einen
    Gleichstand auflöst; die Spieler teilen sich dann den Sieg.

rule-simple-cards-a = Im Einstiegsspiel wirkungslose Kartenteile
  .text =
    Effekte, die Kolonisation, Militärkarten auf der Hand, Taktiken oder Angriffe betreffen, bleiben im Einstiegsspiel
    ohne Wirkung; der Rest der Karte gilt.

rule-advanced-turn-a = Ablauf eines Zuges im Fortgeschrittenenspiel
  .text =
    Ein Zug besteht aus: Kartenreihe auffüllen (dabei kann ein Zeitalter enden), höchstens eine Politische Aktion,
    überzählige Militärkarten abwerfen, Zivil- und Militäraktionen, Produktion und Versorgung (Punkte, Nahrung,
    Versorgung, Rohstoffe, Korruption, Militärkarten).

rule-advanced-turn-b = Die ersten Militärkarten
  .text =
    In der ersten Runde gibt es keine Militäraktionen, also wird nichts gezogen. Die ersten Militärkarten kommen am Ende
    des zweiten eigenen Zuges, sodass eine Politische Aktion mit einer Karte erst in der dritten Runde möglich ist.

rule-advanced-draw-a = Ziehen für ungenutzte Militäraktionen
  .text = Als letzten Schritt der Produktion darf der Spieler für jede ungenutzte Militäraktion 1 Militärkarte ziehen.

rule-advanced-draw-b = Höchstens drei Karten
  .text = In der Produktion werden nie mehr als 3 Militärkarten gezogen.

rule-advanced-draw-c = Gezogene Karten sind nicht im selben Zug verwendbar
  .text =
    Die Karten werden in der Produktion und damit nach allen Aktionen gezogen; verwendbar sind sie ab der nächsten
    Gelegenheit (Verteidigung, Kolonisation im Zug anderer, eigener nächster Zug).

rule-advanced-draw-d = Leerer Militärkartenstapel
  .text =
    Ist der Militärkartenstapel des laufenden Zeitalters aufgebraucht, werden die abgelegten Militärkarten dieses
    Zeitalters gemischt und bilden den neuen Stapel; Ablagestapel vergangener Zeitalter sind aus dem Spiel.

rule-advanced-draw-e = Gezogen wird vom Stapel des laufenden Zeitalters
  .text = Militärkarten werden immer vom Militärkartenstapel des laufenden Zeitalters gezogen.

rule-advanced-discard-a = Limit für Militärkarten und sein Zeitpunkt
  .text =
    Man darf über das Limit hinaus ziehen. Nach der Politischen Aktion des nächsten eigenen Zuges wirft der Spieler
    verdeckt Karten seiner Wahl ab, bis er höchstens so viele hält, wie er insgesamt Militäraktionen hat.

rule-advanced-discard-b = Abwerfen auch ohne Politische Aktion
  .text = Das Abwerfen ist auch dann Pflicht, wenn keine Politische Aktion durchgeführt wurde.

rule-advanced-discard-c = Das Limit zählt alle Militäraktionen
  .text =
    Maßgeblich ist die Zahl der Militäraktionen pro Runde, nicht die der ungenutzten; für eine Aggression gezahlte
    Aktionen senken das Limit nicht. Die Bibliothek von Alexandria erhöht es um 1.

rule-advanced-discard-d = Verdeckte Ablagestapel je Zeitalter
  .text = Abgeworfene Militärkarten liegen verdeckt auf einem eigenen Ablagestapel für jedes Zeitalter.

rule-advanced-discard-e = Verwendete Militärkarten kommen zur Ablage ihres Zeitalters
  .text =
    Verwendete Bonuskarten, abgehandelte Aggressionen und Kriege, ersetzte Taktiken, beendete Pakte und verlorene
    Kolonien kommen auf den Ablagestapel ihres Zeitalters und können durch Neumischen in diesem Zeitalter zurückkehren;
    abgehandelte Ereignisse und nicht kolonisierte Territorien nicht.

rule-advanced-politics-a = Eine freiwillige Politische Aktion
  .text =
    Nach dem Auffüllen der Kartenreihe darf ein Spieler höchstens eine Politische Aktion pro Zug durchführen: ein
    Ereignis oder Territorium spielen, eine Aggression spielen, einen Pakt anbieten oder einen Pakt brechen (im
    Expertenspiel auch einen Krieg erklären; ferner die Fähigkeit von Kolumbus). Er darf auch darauf verzichten.

rule-advanced-events-a = Ein Zukünftiges Ereignis spielen
  .text =
    Ein Ereignis oder Territorium aus der Hand wird verdeckt auf die Zukünftigen Ereignisse gelegt; der Spieler erhält
    sofort Kulturpunkte in Höhe des Zeitalters der Karte (I: 1, II: 2, III: 3).

rule-advanced-events-b = Danach wird das oberste Gegenwärtige Ereignis durchgeführt
  .text =
    Nach dem Ablegen der Karte deckt derselbe Spieler die oberste Karte der Gegenwärtigen Ereignisse auf, und sie wird
    durchgeführt.

rule-advanced-events-c = Neue Gegenwärtige Ereignisse
  .text =
    Ist das letzte Gegenwärtige Ereignis aufgedeckt, werden die Zukünftigen Ereignisse gemischt, nach Zeitaltern
    sortiert (frühere nach oben) und zu den Gegenwärtigen Ereignissen.

rule-advanced-events-d = Gleichbleibende Zahl der Ereignisse
  .text =
    Außerhalb der Abwicklung einer Politischen Aktion sind es stets Spielerzahl + 2 Gegenwärtige und Zukünftige
    Ereignisse zusammen.

rule-advanced-events-e = Vergangene Ereignisse
  .text =
    Durchgeführte Ereignisse und nicht kolonisierte Territorien kommen zu den Vergangenen Ereignissen und kehren nie
    zurück.

rule-advanced-events-f = Keine automatischen Ereignisse
  .text =
    Im Fortgeschrittenen- und Expertenspiel werden Ereignisse nur durch Politische Aktionen aufgedeckt, nicht zu Beginn
    einer Runde.

rule-advanced-events-g = Was geheim ist
  .text =
    Zukünftige und Gegenwärtige Ereignisse liegen verdeckt: Alle sehen Anzahl und Zeitalter (Rückseite) der Karten, aber
    nur wer ein Zukünftiges Ereignis gelegt hat, kennt es. Militärkarten auf der Hand sind geheim.

rule-advanced-ties-a = Gleichstand bei der Militärischen Stärke
  .text =
    Bei gleicher Stärke gilt die Zivilisation als stärker, die als nächste am Zug ist (der Spieler am Zug ist also am
    stärksten); als schwächste gilt die, die zuletzt am Zug war.

rule-advanced-ties-b = Gleichstand bei den Kulturpunkten
  .text = Dieselbe Regel entscheidet bei Gleichstand um die meisten oder wenigsten Kulturpunkte.

rule-advanced-ties-c = Immigration folgt nicht der Gleichstandsregel
  .text = Immigration nützt allen Zivilisationen, die gemeinsam die meisten Glücklichen Gesichter haben.

rule-advanced-ties-d = Zwei Spieler
  .text = Zu zweit bedeutet „die zwei stärksten“ die stärkere und „die zwei schwächsten“ die schwächere Zivilisation.

rule-advanced-loss-a = Niemand verliert mehr, als er hat
  .text = Verlangt eine Karte mehr, als ein Spieler besitzt, gibt er ab, was er hat, und weiter geschieht nichts.

rule-advanced-loss-b = Verringerung der Bevölkerung
  .text =
    Bei einer Verringerung der Bevölkerung kehrt ein nicht eingesetzter Arbeiter in den Gelben Vorrat zurück; nur wenn
    es keinen gibt, ein Arbeiter nach Wahl des Besitzers von einer beliebigen Karte. Die Werte werden angepasst.

rule-advanced-loss-c = Reihenfolge der Entscheidungen
  .text =
    Müssen bei einem Ereignis mehrere Spieler entscheiden, tun sie dies in Zugreihenfolge, beginnend mit dem Spieler am
    Zug.

rule-advanced-colony-a = Reihenfolge des Bietens
  .text =
    Ein aufgedecktes Territorium wird versteigert: Zuerst bietet oder passt der Spieler am Zug, danach muss reihum jeder
    höher bieten oder passen. Wer gepasst hat, ist ausgeschieden; wer als Letzter übrig bleibt, gewinnt.

rule-advanced-colony-b = Niemand bietet
  .text = Passen alle, kommt das Territorium zu den Vergangenen Ereignissen.

rule-advanced-colony-c = Mindestens eine Einheit muss geopfert werden
  .text =
    Der Gewinner muss mindestens eine Militärische Einheit opfern; allein mit Boni zu bezahlen ist verboten. Wer keine
    Einheiten hat, kann nicht bieten.

rule-advanced-colony-d = Die Streitmacht muss das Gebot erreichen
  .text =
    Stärke der geopferten Einheiten, Armeeboni unter ihnen, permanente Kolonisationsboni und gespielte Bonuskarten
    müssen zusammen mindestens das Gebot ergeben. Ein Überschuss verfällt; verwendete Bonuskarten werden abgelegt.

rule-advanced-colony-e = Höchstes erlaubtes Gebot
  .text =
    Ein Gebot darf die Militärische Stärke der Zivilisation übersteigen, nicht aber das, was der Bieter mit Einheiten,
    Armeen, permanenten Boni und Handkarten bezahlen kann. Ein abgegebenes Gebot lässt sich nicht zurücknehmen.

rule-advanced-colony-f = Beispiel: Krieger und Bonuskarte
  .text = Erst nach dem Gewinn wählt der Gewinner, welche Einheiten und Karten die Kolonisationsstreitmacht bilden.

rule-advanced-colony-g = Beispiel: stattdessen Schwertkämpfer
  .text = Die Bonuskarte darf behalten werden, wenn Einheiten und permanente Boni ausreichen.

rule-advanced-colony-h = Erst permanente, dann sofortige Effekte
  .text =
    Die neue Kolonie bringt ihre permanenten Spielsteine oder Boni und ihren einmaligen Effekt. Zusätzliche Spielsteine
    kommen aus der Schachtel in die Vorräte, neue Bevölkerung aus dem eigenen Gelben Vorrat, Nahrung und Rohstoffe aus
    dem eigenen Blauen Vorrat.

rule-advanced-colony-i = Weitere sofortige Effekte
  .text =
    Kultur- und Wissenschaftspunkte werden sofort gutgeschrieben; Militärkarten werden sofort gezogen, ohne die Grenze
    von drei Karten.

rule-advanced-colony-j = Verlust einer Kolonie
  .text =
    Mit einer verlorenen Kolonie gehen nur die permanenten Vorteile verloren; Einmaliges bleibt erhalten, und die
    Bevölkerung ändert sich nicht.

rule-advanced-colony-k = Armeen zählen in der Kolonisationsstreitmacht
  .text =
    Eine vollständige Armee unter den geopferten Einheiten bringt den Armeebonus ein. Boni der Zivilisation (Alexander
    der Große, Stärke des Kolosses, der Kolonien und der Spezialtechnologien) zählen nicht mit.

rule-advanced-colony-l = Auch der letzte verbleibende Spieler muss bieten
  .text =
    Haben alle anderen ohne Gebot gepasst, darf der letzte Spieler mindestens 1 bieten oder passen; ein Gebot ist eine
    ganze Zahl ab 1.

rule-advanced-aggression-a = Kosten einer Aggression
  .text =
    Eine Aggression verbraucht die Politische Aktion und kostet die aufgedruckten Militäraktionen, die verfügbar sein
    müssen; die Karte wird danach in jedem Fall abgelegt.

rule-advanced-aggression-b = Nur die höhere Stärke gewinnt
  .text =
    Die Aggression gelingt nur, wenn die Gesamtstärke des Angriffs höher ist als die der Verteidigung; bei Gleichstand
    ist die Verteidigung erfolgreich.

rule-advanced-aggression-c = Geopferte Einheiten zählen doppelt
  .text =
    Der Angreifer darf Einheiten opfern; ihre Stärke wird zur Militärischen Stärke der Zivilisation addiert, in der sie
    weiterhin enthalten sind.

rule-advanced-aggression-d = Zuerst der Angreifer, dann der Verteidiger
  .text =
    Der Angreifer legt zuerst seine Opfer fest und nennt die Gesamtstärke; dann darf der Verteidiger Einheiten opfern
    und Verteidigungsboni spielen, beides in beliebiger Zahl.

rule-advanced-aggression-e = Opfer dürfen über 60 hinausführen
  .text =
    Die Militärische Stärke der Zivilisation endet bei 60, geopferte Einheiten erhöhen Angriff oder Verteidigung jedoch
    ohne Obergrenze.

rule-advanced-aggression-f = Missglückte Aggression
  .text =
    Eine missglückte Aggression bleibt ohne Wirkung und ohne Strafe; Karte, Politische Aktion, Militäraktionen und
    geopferte Einheiten sind verloren. Der Verteidiger gewinnt dadurch nie etwas.

rule-advanced-aggression-g = Geopferte Arbeiter
  .text =
    Die Arbeiter geopferter Einheiten beider Seiten kehren nach der Abwicklung in den Gelben Vorrat ihrer Besitzer
    zurück, und die Stärken werden angepasst, wie auch immer die Aggression ausging.

rule-advanced-aggression-h = Beispiel: Spion
  .text =
    Der Verlierer kann nicht mehr verlieren, als er hat, und der Angreifer erhält nur, was tatsächlich verloren geht.

rule-advanced-aggression-i = Nahrung oder Rohstoffe wegnehmen
  .text =
    Blaue Spielsteine wechseln nie den Besitzer: Der Verlierer legt Spielsteine in den eigenen Blauen Vorrat zurück, der
    Gewinner produziert dieselbe Menge aus seinem eigenen Blauen Vorrat.

rule-advanced-aggression-j = Weniger vorhanden als aufgedruckt
  .text = Hat der Verteidiger weniger, als die Karte nennt, wird nur diese Menge verloren und gewonnen.

rule-advanced-aggression-k = Wer auswählt
  .text =
    Der Gewinner wählt, was der Verlierer verliert; nur bei der Bevölkerung wählt der Verlierer die Arbeiter selbst.

rule-advanced-aggression-l = Keine Stärkebedingung für Angriffe
  .text =
    Jeder Gegner darf angegriffen werden, auch einer mit gleicher oder höherer Stärke (geopferte Einheiten können noch
    zum Erfolg führen).

rule-advanced-aggression-m = Nur ein Ziel, Verteidigungsboni nur für den Verteidiger
  .text = Der Angreifer darf keine Verteidigungsboni verwenden, und andere Spieler können sich nicht beteiligen.

rule-advanced-pact-a = Pakte nur zu dritt oder viert
  .text = Pakte kommen nur in Partien mit 3 oder 4 Spielern vor.

rule-advanced-pact-b = Angebot und Ablehnung
  .text =
    Als Politische Aktion wird eine Paktkarte einem bestimmten Spieler angeboten, der annimmt oder ablehnt. Nach einer
    Ablehnung kehrt die Karte auf die Hand zurück; die Politische Aktion ist verbraucht.

rule-advanced-pact-c = Annahme und Limit für eigene Pakte
  .text =
    Ein angenommener Pakt liegt vor dem Anbieter und gilt sofort. Jeder hat höchstens einen eigenen Pakt vor sich
    liegen: Ein neuer, angenommener Pakt hebt den alten auf.

rule-advanced-pact-d = Abgelehnte Angebote heben nichts auf
  .text = Wird ein neuer Pakt abgelehnt, bleibt der bisherige eigene Pakt im Spiel.

rule-advanced-pact-e = Fremde Pakte zählen nicht
  .text =
    Den Pakt eines anderen anzunehmen berührt den eigenen ausliegenden Pakt nicht; man darf an mehreren Pakten
    teilnehmen.

rule-advanced-pact-f = Rollen A und B
  .text =
    Bei einem ungleichen Pakt bestimmt der Anbieter, wer A und wer B ist; der Partner kann nur genau dieses Angebot
    annehmen oder ablehnen.

rule-advanced-pact-g = Keine Suche nach Partnern
  .text =
    Ein Angebot muss Karte, Partner und Rollen nennen; eine offene Frage in die Runde gilt als verbrauchte Politische
    Aktion, ohne dass ein Pakt zustande kommen kann.

rule-advanced-pact-h = Einen Pakt brechen
  .text =
    Jeder der beiden Partner darf seine Politische Aktion dafür verwenden, einen Pakt zu brechen; die Karte wird
    abgelegt, und der Pakt endet sofort.

rule-advanced-pact-i = Kein Angriff in dem Zug, in dem ein Nichtangriffspakt gebrochen wird
  .text =
    Weil das Brechen die Politische Aktion kostet, kann ein durch den Pakt geschützter Partner nicht im selben Zug
    angegriffen werden.

rule-advanced-pact-j = Ein Angriff beendet einen Pakt nur, wenn dieser es vorsieht
  .text =
    Ein Angriff zwischen den Partnern beendet den Pakt nur, wenn sein Text das sagt; andernfalls bleibt er bestehen.

rule-advanced-happy-a = Benötigte Glückliche Gesichter
  .text =
    Der am weitesten links liegende leere Teil des Gelben Vorrats gibt den Bedarf an: ab 17 Spielsteinen 0; 13 bis 16:
    1; 11 bis 12: 2; 9 bis 10: 3; 7 bis 8: 4; 5 bis 6: 5; 3 bis 4: 6; 1 bis 2: 7; bei 0 Spielsteinen 8.

rule-advanced-happy-b = Unzufriedene Arbeiter
  .text =
    Die Zahl der unzufriedenen Arbeiter ist die Zahl der benötigten minus die der vorhandenen Glücklichen Gesichter,
    mindestens aber 0.

rule-advanced-happy-c = Unzufriedene Arbeiter sind nicht eingesetzte Arbeiter
  .text =
    Unzufriedene Arbeiter sind nur eine Anzahl. Sie gehören zu den nicht eingesetzten Arbeitern, dürfen zum Bauen
    verwendet werden und spielen erst in der Produktion eine Rolle.

rule-advanced-happy-d = Bedingung für einen Aufstand
  .text =
    Ein Aufstand bricht aus, wenn es zu Beginn der Produktion mehr unzufriedene als nicht eingesetzte Arbeiter gibt; bei
    gleicher Zahl geschieht nichts.

rule-advanced-happy-e = Folgen eines Aufstands
  .text =
    Bei einem Aufstand entfällt die gesamte Phase Produktion und Versorgung: keine Punkte, keine Nahrung, kein Verbrauch
    und keine Hungersnot, keine Rohstoffe, keine Korruption, keine Militärkarten.

rule-advanced-happy-f = Beispiel, Schritte 1 und 2
  .text = Jede Erhöhung der Bevölkerung kann den Bedarf an Glücklichen Gesichtern steigern.

rule-advanced-happy-g = Beispiel, Schritt 3
  .text =
    Einen unzufriedenen Arbeiter im Zug eines anderen Spielers einzusetzen ist erlaubt, beschwört aber für die eigene
    nächste Produktion einen Aufstand herauf.

rule-advanced-happy-h = Beispiel, Schritt 4
  .text = Glückliche Gesichter, die noch vor der Produktion hinzukommen, verhindern den Aufstand.

rule-advanced-corruption-a = Korruptionstabelle
  .text =
    Die Korruption ist die Zahl des am weitesten links liegenden leeren Bereichs im Blauen Vorrat: ab 9 Spielsteinen 0,
    bei 5 bis 8 Spielsteinen 2, bei 1 bis 4 Spielsteinen 4, bei 0 Spielsteinen 6 Rohstoffe.

rule-advanced-corruption-b = Ermittelt nach der Rohstoffproduktion
  .text = Die Korruption wird nach Nahrungsproduktion, Versorgung und Rohstoffproduktion desselben Zuges ermittelt.

rule-advanced-corruption-c = Nur Rohstoffe gehen verloren
  .text =
    Korruption wird immer mit Rohstoffen bezahlt, nie mit Nahrung; reichen die Rohstoffe nicht, gehen alle verloren, und
    weiter geschieht nichts.

rule-advanced-corruption-d = Keine Neuberechnung beim Bezahlen
  .text =
    Die Höhe wird einmal festgestellt; durch das Bezahlen zurückgelegte Spielsteine senken sie nicht. Beim Bezahlen
    gelten die Regeln für das Wechseln.

rule-advanced-corruption-e = Keine Korruption bei einem Aufstand
  .text = Entfällt die Produktion, gibt es auch keine Korruption.

rule-advanced-production-a = Vollständiger Ablauf der Produktion
  .text =
    Reihenfolge: 1. Wissenschaft und Kultur, 2. Nahrung und Versorgung, 3. Rohstoffe und Korruption, 4. Militärkarten;
    alles innerhalb der Phase Produktion und Versorgung.

rule-advanced-tech-a = Keine Voraussetzungen
  .text = Technologien der Zeitalter II und III dürfen auch ohne die älteren derselben Art gespielt werden.

rule-advanced-tech-b = Verbesserungen dürfen Stufen überspringen
  .text =
    Ein Bauwerk oder eine Einheit darf direkt auf jede höhere Stufe desselben Typs verbessert werden; der Preis ist die
    Differenz der Baukosten.

rule-advanced-tech-c = Kohle wechseln mit Eisen
  .text = Ein von Kohle (3) auf Eisen (2) gelegter Spielstein bezahlt 1 Rohstoff.

rule-advanced-tech-d = Kohle wechseln ohne Eisen
  .text =
    Zum Wechseln darf ein Spielstein aus dem Blauen Vorrat dienen: Bei einer Zahlung von 1 Rohstoff wird ein Spielstein
    auf Kohle (3) gegen zwei auf Bronze getauscht.

rule-advanced-tech-e = Stufe gleich Zeitalter
  .text = Die Stufe einer Technologie, eines Gebäudes oder einer Einheit ist ihr Zeitalter (A: 0, I: 1, II: 2, III: 3).

rule-advanced-special-a = Die neuere Spezialtechnologie ersetzt die ältere
  .text =
    Wer eine Spezialtechnologie mit derselben Illustration (derselben Reihe) wie eine ältere spielt, legt die ältere ab;
    die Boni werden nicht addiert.

rule-advanced-special-b = Verschiedene Reihen bestehen nebeneinander
  .text =
    Spezialtechnologien verschiedener Reihen (Zivilaktionen, Konstruktion, Kolonisation, Militär) bleiben nebeneinander
    im Spiel.

rule-advanced-special-c = Ältere Karte einer Reihe nach der neueren
  .text =
    Wird eine niedrigere Karte einer Reihe gespielt oder erhalten, während eine höhere im Spiel ist, bleibt die höhere,
    und die niedrigere wird wirkungslos abgelegt.

rule-advanced-construction-a = Baukunst: Baukosten
  .text = Baukunst senkt die Baukosten Städtischer Gebäude der Stufe 1 oder höher um 1; Stufe 0 wird nicht billiger.

rule-advanced-construction-b = Baukunst: Kosten des Verbesserns
  .text = Der Preis einer Verbesserung ist die Differenz der gesenkten Baukosten.

rule-advanced-construction-c = Architektur
  .text = Architektur senkt die Baukosten der Stufe 1 um 1 und die der Stufe 2 (und 3) um 2.

rule-advanced-construction-d = Mehrere Teile eines Wunders je Aktion
  .text =
    Mit einer Konstruktionstechnologie dürfen bis zu 2 (Baukunst), 3 (Architektur) oder 4 (Ingenieurskunst)
    aufeinanderfolgende Teile eines Wunders für eine Zivilaktion gebaut werden; alle ihre Kosten sind zu zahlen.

rule-advanced-construction-e = Nachlässe addieren sich
  .text = Nachlässe von Karten gelten auf den bereits gesenkten Preis und führen nie unter 0.

rule-advanced-tactics-a = Eine Taktikkarte spielen
  .text =
    Eine Taktikkarte wird während der Zivil- und Militäraktionen für 1 Militäraktion gespielt. Nur eine darf im Spiel
    sein, eine neue ersetzt die alte; die Militärische Stärke ändert sich sofort.

rule-advanced-tactics-b = Bonus je vollständiger Armee
  .text =
    Einheiten werden zu möglichst vielen Armeen gruppiert, und jede Armee bringt den Bonus ein. Es zählt die Art der
    Einheiten, nicht ihre Stufe; übrige Einheiten bringen nur ihre eigene Stärke.

rule-advanced-tactics-c = Beispiel: Militärische Stärke 12
  .text = Die Militärische Stärke ist die Summe aus den Stärken der Einheiten und den Armeeboni.

rule-advanced-tactics-d = Beispiel: eine Einheit opfern
  .text = Eine einzelne geopferte Einheit bringt nur ihre eigene Stärke ein.

rule-advanced-tactics-e = Beispiel: eine vollständige Armee opfern
  .text = Enthalten die geopferten Einheiten eine vollständige Armee, wird deren Bonus noch einmal hinzugezählt.

rule-advanced-tactics-f = Beispiel: zwei Armeen
  .text =
    Beim Opfern zählt jede Kombination, die die Taktikkarte erfüllt, als Armee, unabhängig von einer früheren
    Gruppierung.

rule-advanced-tactics-g = Veraltete Einheiten mindern den Armeebonus
  .text =
    Bei Taktikkarten mit zwei Werten bringt eine Armee nur den niedrigeren Bonus, sobald mindestens eine ihrer Einheiten
    mehr als ein Zeitalter älter ist als die Karte.

rule-advanced-tactics-h = Taktiken mit nur einem Wert kennen kein Alter
  .text = Eine Taktikkarte mit nur einem Wert bringt diesen für Einheiten jedes Zeitalters.

rule-advanced-tactics-i = Moderne Einheiten in alten Taktiken
  .text = Neuere Einheiten dürfen ohne Nachteil in älteren Taktiken eingesetzt werden.

rule-advanced-tactics-j = Beste Gruppierung
  .text =
    Die Einheiten dürfen frei zu Armeen gruppiert werden; es zählt stets die Gruppierung mit dem höchsten Gesamtbonus
    (veraltete Einheiten kommen zusammen in eine Armee).

rule-advanced-tactics-k = Ausliegende Taktiken veralten nie
  .text =
    Eine Taktikkarte im Spiel bleibt liegen, bis sie ersetzt wird; eine Taktikkarte auf der Hand wird wie andere
    Handkarten abgelegt, wenn ihr Zeitalter zwei Zeitalter zurückliegt.

rule-advanced-age-a = Wann ein Zeitalter endet
  .text =
    Zeitalter I (II) endet, wenn die letzte Karte des Zivilkartenstapels I (II) in die Kartenreihe gelegt wird; dann
    kommen Zivil- und Militärkartenstapel des nächsten Zeitalters ins Spiel.

rule-advanced-age-j = Stapel genau mit dem letzten freien Feld aufgebraucht
  .text =
    Das Zeitalter endet auch dann, wenn die letzte Karte des Zivilkartenstapels genau das letzte freie Feld der
    Kartenreihe füllt.

rule-advanced-age-b = Karten des vorherigen Zeitalters werden abgelegt
  .text =
    Am Ende eines Zeitalters legt jeder Spieler seine Karten des Zeitalters davor ab: Handkarten, Anführer, das im Bau
    befindliche Wunder und Pakte.

rule-advanced-age-c = Karten des gerade beendeten Zeitalters bleiben
  .text = Karten des Zeitalters, das gerade zu Ende gegangen ist, behält man bis zum Ende des folgenden Zeitalters.

rule-advanced-age-d = Was nie veraltet
  .text =
    Technologien, ausliegende Taktiken, Kolonien und fertig gestellte Wunder werden am Ende eines Zeitalters nie
    abgelegt.

rule-advanced-age-e = Werte folgen dem Verlust von Anführern
  .text = Geht am Ende eines Zeitalters ein Anführer verloren, so ändern sich Leisten und Aktionsspielsteine sofort.

rule-advanced-age-f = Ende des Zeitalters A
  .text = Am Ende der Antike in der zweiten Runde wird nichts abgelegt, und niemand verliert Spielsteine.

rule-advanced-age-g = Militärkarten auf der Hand und Pakte des vorherigen Zeitalters
  .text =
    Abgelegt werden auch Militärkarten auf der Hand und ausliegende Pakte des vorherigen Zeitalters; Karten in den
    Ereignisstapeln bleiben.

rule-advanced-age-h = Kein Verlust gelber Spielsteine im Fortgeschrittenenspiel
  .text = Im Fortgeschrittenenspiel kostet das Ende eines Zeitalters keine gelben Spielsteine.

rule-advanced-age-i = Alle Spieler sind zugleich betroffen
  .text =
    Das Ende eines Zeitalters wird für alle Spieler in dem Augenblick abgehandelt, in dem die letzte Karte gelegt wird,
    auch mitten im Auffüllen der Kartenreihe durch einen anderen Spieler.

rule-advanced-end-a = Ende des Fortgeschrittenenspiels
  .text =
    Wird die letzte Karte des Zivilkartenstapels II gelegt, endet Zeitalter II (Karten des Zeitalters I veralten); die
    laufende Spielrunde wird ohne neue Zivil- oder Militärkarten beendet, dann ist das Spiel aus.

rule-advanced-end-b = Schlusswertung des Fortgeschrittenenspiels
  .text =
    Jedes der vier offen liegenden Ereignisse des Zeitalters III wird für jeden Spieler gewertet; Karten, die noch in
    den Gegenwärtigen und Zukünftigen Ereignissen liegen, werden nicht gewertet.

rule-advanced-end-c = Gleichstände am Ende des Spiels
  .text = In der Schlusswertung werden Gleichstände so entschieden, als wäre der Startspieler am Zug.

rule-advanced-end-d = Einfluss der Technologie im Fortgeschrittenenspiel
  .text = Im Fortgeschrittenenspiel wertet diese Karte Technologien der Stufe II statt der Stufe III.

rule-advanced-end-e = Opfern in der letzten Runde des Fortgeschrittenenspiels
  .text =
    Das Verbot, Einheiten zu opfern, gehört zum Expertenspiel; im Fortgeschrittenenspiel dürfen bis zum Schluss
    Einheiten geopfert werden.

rule-full-turn-a = Ablauf eines Zuges im Expertenspiel
  .text =
    Ein Zug besteht aus: Kartenreihe auffüllen (dabei kann ein Zeitalter enden), den im vorigen eigenen Zug erklärten
    Krieg abhandeln, höchstens eine Politische Aktion, überzählige Militärkarten abwerfen, Aktionen, Produktion und
    Versorgung.

rule-full-air-a = Luftstreitkräfte verdoppeln einen Armeebonus
  .text =
    Eine Einheit Luftstreitkräfte kann jeder Armee angehören, höchstens eine je Armee, und verdoppelt den Taktikbonus
    dieser Armee.

rule-full-air-b = Einsatz einer einzelnen Einheit Luftstreitkräfte
  .text =
    Die Verdopplung lohnt sich am meisten bei der Armee mit dem größeren Bonus; eine veraltete Armee hat den niedrigeren
    Bonus.

rule-full-air-c = Zweite Einheit Luftstreitkräfte
  .text = Eine zweite Einheit Luftstreitkräfte verdoppelt den Bonus der zweiten Armee, auch den einer veralteten.

rule-full-air-d = Mehr Luftstreitkräfte als Armeen
  .text =
    Luftstreitkräfte über die Zahl der Armeen hinaus bringen nur ihre eigene Stärke; die Militärische Stärke der
    Zivilisation endet weiterhin bei 60.

rule-full-air-e = Luftstreitkräfte sind sonst gewöhnliche Einheiten
  .text =
    Luftstreitkräfte werden wie andere Einheiten gebaut, verbessert (es gibt keine niedrigere oder höhere Karte),
    aufgelöst und geopfert. Keine Taktikkarte verlangt sie; ohne Armee bringen sie nur ihre Stärke.

rule-full-air-f = Luftstreitkräfte in einer geopferten Armee
  .text =
    Wird eine Einheit Luftstreitkräfte zusammen mit einer kompletten Armee geopfert, zählt der Armeebonus für dieses
    Opfer doppelt.

rule-full-war-a = Einen Krieg erklären
  .text =
    Ein Krieg verbraucht die Politische Aktion, kostet die angegebenen Militäraktionen und richtet sich gegen einen
    genannten Gegner; die Karte bleibt vor dem Spieler liegen, der den Krieg erklärt hat, und zunächst geschieht nichts.

rule-full-war-b = Entscheidung zu Beginn des nächsten eigenen Zuges
  .text =
    Der Krieg wird zu Beginn des nächsten Zuges dessen entschieden, der ihn erklärt hat, und zwar mit den Stärken dieses
    Augenblicks.

rule-full-war-c = Opfer im Krieg
  .text =
    Erst darf der Spieler, der den Krieg erklärt hat, dann sein Gegner Einheiten opfern; sie zählen wie bei Aggressionen
    doppelt.

rule-full-war-d = Keine Verteidigungsboni im Krieg
  .text = In einem Krieg darf keine der beiden Seiten Verteidigungsboni einsetzen.

rule-full-war-e = Beide Seiten können gewinnen
  .text =
    Es gewinnt die Seite mit der höheren Stärke; ist es der Gegner dessen, der den Krieg erklärt hat, so erhält er die
    Beute von diesem.

rule-full-war-f = Gleichstand im Krieg
  .text = Bei gleicher Stärke gewinnt niemand, und der Krieg hat keine Auswirkung.

rule-full-war-g = Beute durch den Besitz des Verlierers begrenzt
  .text = Der Gewinner kann nicht mehr nehmen, als der Verlierer hat.

rule-full-war-h = Die Politische Aktion bleibt erhalten
  .text = Das Abhandeln eines Krieges ist nicht die Politische Aktion dieses Zuges.

rule-full-war-i = Mehrere Kriege zur gleichen Zeit
  .text =
    Ein Spieler kann Ziel mehrerer Kriege sein; jeder, der einen Krieg erklärt hat, handelt den eigenen zu Beginn seines
    nächsten Zuges ab.

rule-full-war-j = Erklärte Kriege überdauern das Ende eines Zeitalters
  .text =
    Eine vor einem Spieler liegende Kriegskarte gehört nicht zu den abzulegenden Karten und wird normal abgehandelt.

rule-full-war-k = Zeitlicher Vorteil des Verteidigers
  .text = Der angegriffene Spieler hat vor der Entscheidung noch einen vollständigen Zug mit allen Militäraktionen.

rule-full-war-l = Nichtangriffspakte verbieten auch Kriege
  .text =
    Angriff bedeutet Aggression oder Krieg: Verbietet ein Pakt Angriffe, so dürfen seine Partner einander auch keinen
    Krieg erklären.

rule-full-age-a = Verlust von zwei gelben Spielsteinen
  .text =
    Am Ende der Zeitalter I, II und III legt jede Zivilisation 2 gelbe Spielsteine aus ihrem Gelben Vorrat in die
    Schachtel.

rule-full-age-b = Weniger als zwei Spielsteine im Gelben Vorrat
  .text =
    Verloren gehen nur Spielsteine aus dem Gelben Vorrat; eingesetzte und nicht eingesetzte Arbeiter werden nie
    genommen.

rule-full-age-c = Nicht am Ende des Zeitalters A
  .text = Das Ende des Zeitalters A kostet keine Spielsteine.

rule-full-age-d = Folgen für Glückseligkeit, Preis und Verbrauch
  .text =
    Der Verlust wirkt sich sofort auf die benötigten Glücklichen Gesichter, die Kosten der Bevölkerungserhöhung und den
    Nahrungsverbrauch aus.

rule-full-age-e = Veralten am Ende der Zeitalter I, II und III
  .text =
    Das Ende von Zeitalter I entfernt Karten des Zeitalters A, das von II Karten des Zeitalters I und das von III Karten
    des Zeitalters II: Handkarten, Anführer, Wunder im Bau und Pakte.

rule-full-leave-a = Das Spiel verlassen
  .text =
    Zu Beginn seines Zuges darf ein Spieler aus dem Spiel aussteigen; sein Ergebnis zählt nicht, und er wird hinter
    allen platziert, die noch im Spiel sind.

rule-full-leave-b = Verlassen bei offenem Krieg
  .text =
    Ein Krieg gegen einen aussteigenden Spieler wird ohne Auswirkung abgelegt (wer ihn erklärt hat, erhält nichts
    dafür).

rule-full-leave-c = Die Kartenreihe richtet sich nach den verbliebenen Spielern
  .text = Wie viele Felder der Kartenreihe geräumt werden, hängt von der Zahl der Spieler ab, die noch im Spiel sind.

rule-full-leave-d = Der letzte verbliebene Spieler gewinnt
  .text = Ist nur noch ein Spieler übrig, gewinnt er sofort.

rule-full-leave-e = Aufräumen nach dem Aussteigen
  .text =
    Pakte und eigene Kriege des aussteigenden Spielers werden entfernt, und er bleibt bei allen Rangfolgen und
    Ereignissen außer Betracht.

rule-full-end-a = Zeitalter IV
  .text =
    Wird die letzte Karte des Zivilkartenstapels III gelegt, endet Zeitalter III, und Zeitalter IV beginnt: Karten des
    Zeitalters II veralten, jeder verliert 2 gelbe Spielsteine, es kommen keine neuen Karten in die Kartenreihe, und
    niemand zieht mehr Militärkarten.

rule-full-end-b = Eine zusätzliche Runde
  .text =
    Wenn Zeitalter III endet, wird die laufende Runde beendet und danach genau eine weitere vollständige Runde gespielt.

rule-full-end-c = Auch wenn Zeitalter III im Zug des Startspielers endet
  .text = Die zusätzliche Runde wird gespielt, gleich in wessen Zug Zeitalter III geendet hat.

rule-full-end-d = Keine Opfer in der letzten Runde: Aggressionen
  .text =
    In der letzten Runde dürfen keine Einheiten geopfert werden; bei einer Aggression kann nur der Verteidiger
    Verteidigungsboni hinzufügen.

rule-full-end-e = Keine Opfer in der letzten Runde: Kriege
  .text = Kriege aus der Runde davor werden in der letzten Runde durch bloßen Vergleich der Stärken entschieden.

rule-full-end-f = Kriegserklärung in der letzten Runde
  .text = Ein in der letzten Runde erklärter Krieg wird nie abgehandelt (sinnlos, aber nicht verboten).

rule-full-end-g = Keine Kolonisation in der letzten Runde
  .text =
    Ein in der letzten Runde aufgedecktes Territorium kann nicht kolonisiert werden, weil dafür ein Opfer nötig wäre;
    die Fähigkeit von Christoph Kolumbus bleibt möglich.

rule-full-end-h = Opfer vor der letzten Runde
  .text =
    Das Verbot beginnt mit der zusätzlichen Runde; im Rest der Runde, in der Zeitalter III geendet hat, darf noch
    geopfert werden.

rule-full-end-i = Übrige Ereignisse des Zeitalters III zählen am Ende
  .text =
    Nach der letzten Runde werden alle Ereignisse des Zeitalters III, die noch in den Gegenwärtigen und Zukünftigen
    Ereignissen liegen, aufgedeckt und für jeden Spieler gewertet; Karten anderer Zeitalter bleiben dort unbeachtet.

rule-full-end-j = Während des Spiels aufgedecktes Ereignis des Zeitalters III
  .text =
    Ein als Gegenwärtiges Ereignis gezogenes Ereignis des Zeitalters III wird sofort für alle gewertet, kommt zu den
    Vergangenen Ereignissen und zählt am Ende nicht noch einmal.

rule-full-end-k = Ein Ereignis des Zeitalters III spielen
  .text = Wer ein Ereignis des Zeitalters III verdeckt spielt, erhält sofort 3 Kulturpunkte.

rule-full-end-l = Sieger des Expertenspiels
  .text = Wer nach der Wertung aller Ereignisse des Zeitalters III die meisten Kulturpunkte hat, gewinnt.

rule-full-end-m = Kartenreihe in Zeitalter IV
  .text =
    In Zeitalter IV werden zu Beginn jedes Zuges weiterhin die vorderen Felder geräumt und die Karten nachgeschoben;
    neue kommen nicht hinzu.

rule-full-wonders-a = Wunder des Zeitalters III zählen einmal
  .text =
    Wunder des Zeitalters III bringen ihre Kulturpunkte einmalig bei der Fertigstellung, auch in der letzten Runde; pro
    Runde bringen sie nichts.

rule-variant-easier-a = Leichtere Variante: zusätzlicher gelber Spielstein
  .text =
    Jeder Spieler beginnt mit einem gelben Spielstein mehr (26 insgesamt); er liegt im Gelben Vorrat, der also mit 19
    beginnt.

rule-variant-easier-b = Leichtere Variante: Gebäudelimit
  .text = Das Gebäudelimit ist bei jeder Regierungsform um 1 höher als aufgedruckt.

rule-variant-lessmean-a = Weniger gemeine Variante: ein Angreifer pro Runde
  .text =
    Eine Zivilisation darf pro Runde nur von einem Gegner angegriffen werden (Aggression oder Krieg); das wird mit einem
    Spielstein in der Tischmitte festgehalten.

rule-variant-lessmean-b = Der Spielstein kommt vor der nächsten Politischen Aktion zurück
  .text =
    Der Angreifer legt den Spielstein vor seiner nächsten Politischen Aktion in die Tischmitte zurück, außer er greift
    dieselbe Zivilisation erneut an.

rule-variant-lessmean-c = Auch der Verzicht auf die Politische Aktion gibt den Spielstein frei
  .text =
    Der Spielstein kommt zum Zeitpunkt der Politischen Aktion im nächsten Zug seines Besitzers zurück, auch wenn dieser
    keine Politische Aktion durchführt.

rule-variant-peaceful-a = Friedliche Variante
  .text = Vor dem Mischen werden alle Aggressions- und Kriegskarten aus den Militärkartenstapeln entfernt.

rule-variant-peaceful-b = Wahlweise auch Pakte entfernen
  .text =
    Die Spieler dürfen außerdem die Pakte entfernen, die nur mit Angriffen sinnvoll sind; darüber wird gesondert
    entschieden.

rule-variant-militarydraw-a = Militärkarten als Militäraktion
  .text =
    In der Produktion werden keine Militärkarten gezogen; stattdessen darf man eine Militäraktion ausgeben, um 1
    Militärkarte zu ziehen, so oft man noch Militäraktionen hat.

rule-variant-militarydraw-b = Karten sofort nutzbar, Limit erst nach der Politischen Aktion
  .text =
    Gezogene Karten dürfen im selben Zug benutzt werden (zum Beispiel eine Taktikkarte); die Hand wird erst nach der
    nächsten Politischen Aktion begrenzt.

rule-variant-bonuscards-a = Zusatzkartenstapel
  .text =
    Für diese Varianten werden die 13 Ereignisse des Zeitalters III aus dem Militärkartenstapel III genommen und als
    Zusatzkartenstapel gemischt; nicht benötigte Karten werden in den Militärkartenstapel III zurückgemischt.

rule-variant-bonuspublic-a = Öffentliche Zusatzpunkte
  .text =
    4 (wahlweise 3 oder 5) Zusatzkarten werden zu Beginn aufgedeckt, bleiben offen liegen und werden am Ende für alle
    Spieler gewertet.

rule-variant-bonusagebyage-a = Zeitalter für Zeitalter
  .text =
    5 Zusatzkarten werden verdeckt ausgelegt; eine wird zu Beginn aufgedeckt, eine am Ende der ersten Spielrunde und je
    eine am Ende der Zeitalter I, II und III. Alle fünf zählen am Ende.

rule-variant-bonusprivate-a = Private Bonuskarte
  .text =
    Die oberste Zusatzkarte wird entfernt, die übrigen 12 werden gleichmäßig verteilt; jeder behält heimlich 1 davon (zu
    zweit 2). Am Ende werden alle behaltenen Karten aufgedeckt und für jeden Spieler gewertet.

rule-variant-bonusopen-a = Offene Wahl
  .text =
    Alle 13 Zusatzkarten werden offen ausgelegt; jeder Spieler wählt 1 aus (zu zweit 2). Alle gewählten Karten zählen
    für alle Spieler, der Rest wird in den Militärkartenstapel III gemischt.

rule-variant-fewerpoints-a = Weniger Zusatzpunkte
  .text =
    Ereignisse des Zeitalters III, die am Ende noch in den Gegenwärtigen und Zukünftigen Ereignissen liegen, zählen
    nicht; eines zu spielen bringt weiterhin 3 Kulturpunkte, und ein aufgedecktes wird weiterhin gewertet. Die Variante
    wird mit einer anderen Zusatzkartenvariante verbunden.

rule-variant-altcorruption-a = Alternative Korruptionsregel
  .text =
    Wurde es vor dem Spiel vereinbart, darf ein Spieler die Produktion seiner Minen um einen blauen Spielstein senken.

rule-variant-altcorruption-b = Farmen müssen immer produzieren
  .text =
    Die Senkung ist auf einen Spielstein der Minen begrenzt; Farmen müssen produzieren, solange blaue Spielsteine im
    Blauen Vorrat liegen.

rule-variant-altcorruption-c = Normale Regel: Produktion ist Pflicht
  .text = Ohne die alternative Regel müssen alle Farmen und Minen produzieren.

rule-variant-compat-a = Varianten verbinden
  .text =
    Varianten werden vor dem Spiel vereinbart; von den vier Zusatzkartenvarianten wird höchstens eine benutzt, alle
    anderen lassen sich verbinden.

rule-card-principle-a = Nachlasskarten nur für ihre Aktion
  .text =
    Reiches Land, Idealer Baugrund, Ingenieursgenie und Effiziente Verbesserung gelten nur für die genannte Aktion (neue
    Farm oder Mine, neues Städtisches Gebäude, ein Teil eines Wunders, Verbesserung einer Farm, einer Mine oder eines
    Städtischen Gebäudes).

rule-card-principle-b = Nachlässe enden bei null
  .text = Ein Nachlass kann einen Preis auf 0 senken, bringt aber nie Rohstoffe ein.

rule-card-principle-c = Rohstoffe für Militärische Einheiten
  .text =
    Homer, Patriotismus, Welle des Nationalismus und Aufrüstung geben Rohstoffe, die nur zum Bauen oder Verbessern von
    Einheiten in diesem Zug dienen; sie werden vor den eigenen Rohstoffen verbraucht, brauchen keine blauen Spielsteine
    und verfallen am Ende des Zuges.

rule-card-principle-d = Nachlässe je Einheit
  .text =
    Friedrich Barbarossa und Winston Churchill senken den Preis jeder Einheit, die unter ihrer Bedingung gebaut wird,
    nicht nur einmal pro Zug.

rule-card-principle-e = Boni der Zivilisation werden nicht mitgeopfert
  .text =
    Die Stärke durch Alexander den Großen, Jeanne D'Arc, Napoleon Bonaparte, den Koloss, die Große Mauer, die
    Transkontinentale Eisenbahn und Spezialtechnologien gehört der Zivilisation; eine geopferte Einheit bringt nur ihre
    eigene Stärke.

rule-card-principle-f = Der Bonus von Dschingis Khan gehört der Einheit
  .text = Das +1 von Dschingis Khan für Kavallerie zählt beim Opfern der Einheit mit.

rule-card-principle-g = Rangfolge-Ereignisse und Gleichstände
  .text =
    Einfluss der Wissenschaft und Einfluss der Militärischen Stärke richten sich nach dem Stand im Augenblick der
    Wertung; Gleichstände folgen während des Spiels der Zugreihenfolge ab dem Spieler am Zug, am Ende der ab dem
    Startspieler.

rule-card-principle-h = Wer nach Angriffen entscheidet
  .text =
    Nach einem Krieg oder einer erfolgreichen Aggression wählt der Sieger die Gebäude, die Mischung aus Nahrung und
    Rohstoffen oder die aus Wissenschaftspunkten und Technologien; nur verlorene Arbeiter wählt der Besiegte selbst.

rule-card-principle-i = Gewinn durch den eigenen Blauen Vorrat begrenzt
  .text =
    Erbeutete Nahrung und Rohstoffe brauchen blaue Spielsteine des Siegers; fehlen sie, fällt der Gewinn kleiner aus,
    nicht aber der Verlust des Besiegten.

rule-card-principle-j = Zusätzliche Aktionen kommen zur Regierungsform hinzu
  .text =
    Zivil- und Militäraktionen durch Anführer, Wunder, Spezialtechnologien und Pakte werden zu den Werten der
    Regierungsform addiert und bleiben bei einem Wechsel der Regierungsform erhalten.

rule-card-table-governments = Werte aller Regierungsformen
  .text =
    Jede Regierungsform zeigt ihre Zivilaktionen, Militäraktionen und ihr Gebäudelimit, die Wissenschaftskosten bei
    einer Revolution und (in Klammern) beim friedlichen Wechsel sowie etwaige weitere Effekte.

rule-card-table-production = Farmen und Minen
  .text =
    Jede Farm- und Minentechnologie zeigt ihre Wissenschaftskosten, ihre Baukosten und den Wert eines blauen Spielsteins
    auf ihr.

rule-card-table-urban = Stadtgebäudetechnologien
  .text =
    Jede Stadtgebäudetechnologie zeigt ihre Wissenschaftskosten, ihre Baukosten und den Ertrag jedes Arbeiters auf ihr.

rule-card-table-units = Militärtechnologien
  .text = Jede Militärtechnologie zeigt ihre Wissenschaftskosten, ihre Baukosten und die Stärke einer Einheit.

rule-card-table-wonders = Wunder ohne Text
  .text =
    Wunder, die nur Symbole zeigen, bringen die aufgedruckten Werte, sobald alle ihre Teile zu den aufgedruckten Kosten
    gebaut sind.

rule-card-table-tactics = Alle Taktikkarten
  .text =
    Jede Taktikkarte zeigt die Einheiten einer Armee (Infanterie, Kavallerie, Artillerie) und deren Bonus,
    gegebenenfalls in Klammern den niedrigeren Bonus für veraltete Einheiten.

rule-card-table-territories = Alle Territorien
  .text =
    Jedes Territorium der Zeitalter I und II hat einen sofortigen Effekt und einen permanenten Bonus, wie auf der Karte
    angegeben.

rule-card-table-bonus = Bonuskarten
  .text =
    Eine Bonuskarte bringt entweder ihren Verteidigungswert gegen eine Aggression oder ihren Kolonisationswert, nie
    beides, und wird abgelegt.

rule-card-a_alexander_the_great = Alexander der Große (Anführer, Zeitalter A)
  .text = Die Zivilisation erhält +1 Stärke für jede Militärische Einheit; bei geopferten Einheiten zählt das nicht mit.

rule-card-a_aristotle = Aristoteles (Anführer, Zeitalter A)
  .text =
    Jede aus der Kartenreihe genommene Technologie bringt sofort 1 Wissenschaftspunkt (gleich welcher Farbe, auch
    Regierungsformen); andere Karten bringen nichts.

rule-card-a_hammurabi = Hammurabi (Anführer, Zeitalter A)
  .text = Pro Zug eine Zivilaktion mehr und eine Militäraktion weniger.

rule-card-a_homer = Homer (Anführer, Zeitalter A)
  .text =
    In jedem Zug 1 zusätzlicher Rohstoff zum Bauen oder Verbessern von Einheiten; bis zu zwei Kriegereinheiten bringen
    je 1 Kultur pro Runde.

rule-card-a_julius_caesar = Julius Cäsar (Anführer, Zeitalter A)
  .text = +1 Stärke und pro Zug eine Militäraktion mehr.

rule-card-a_moses = Moses (Anführer, Zeitalter A)
  .text = Die Bevölkerung zu erhöhen, kostet 1 Nahrung weniger.

rule-card-i_christopher_columbus = Christoph Kolumbus (Anführer, Zeitalter I)
  .text =
    Einmal im Spiel darf man als Politische Aktion ein Territorium aus der Hand als eigene Kolonie auslegen, ohne
    Gebote, Opfer oder Ereignis; alle sofortigen und permanenten Vorteile gelten. Der Anführer bleibt.

rule-card-i_frederick_barbarossa = Friedrich Barbarossa (Anführer, Zeitalter I)
  .text =
    Für 1 Zivilaktion darf man die Bevölkerung erhöhen und mit diesem Arbeiter eine neue Einheit bauen und zahlt dabei 1
    Nahrung und 1 Rohstoff weniger; eine Militäraktion kostet das nicht, und es ist wiederholbar.

rule-card-i_genghis_khan = Dschingis Khan (Anführer, Zeitalter I)
  .text = Die eigene Taktikkarte hat keine Wirkung; jede Kavallerieeinheit hat +1 Stärke und bringt 1 Kultur pro Runde.

rule-card-i_joan_of_arc = Jeanne D'Arc (Anführer, Zeitalter I)
  .text =
    +1 Stärke je Glücklichem Gesicht der eigenen Tempel (durch den Petersdom verdoppelt); 5 Kulturpunkte, sooft eine
    Aggression oder ein Krieg gegen den Besitzer gespielt wird.

rule-card-i_leonardo_da_vinci = Leonardo da Vinci (Anführer, Zeitalter I)
  .text =
    Ein bestes Laboratorium oder eine beste Bibliothek (höchste Stufe mit einem Arbeiter) bringt zusätzliche
    Wissenschaft in Höhe der Stufe; jede gespielte Technologie bringt 1 Rohstoff.

rule-card-i_michelangelo = Michelangelo (Anführer, Zeitalter I)
  .text =
    1 Kultur pro Runde für jedes Glückliche Gesicht der eigenen Tempel, Theater und Wunder (durch den Petersdom
    verdoppelt); ein Wunder zu nehmen, kostet 1 Zivilaktion weniger.

rule-card-ii_isaac_newton = Isaac Newton (Anführer, Zeitalter II)
  .text =
    Das beste Laboratorium oder die beste Bibliothek bringt zusätzliche Wissenschaft in Höhe der Stufe; wer eine
    Technologie spielt, erhält die Zivilaktion zurück (eine muss verfügbar sein). Nach einer Revolution ist 1
    Zivilaktion verfügbar.

rule-card-ii_j_s_bach = Johann Sebastian Bach (Anführer, Zeitalter II)
  .text =
    Theatertechnologien kosten 1 Wissenschaftspunkt weniger, Theater 1 Rohstoff weniger, und jedes Theater bringt 1
    Kultur pro Runde zusätzlich.

rule-card-ii_james_cook = James Cook (Anführer, Zeitalter II)
  .text = Jede Kolonisations-Bonuskarte zählt 1 mehr; jede Kolonie bringt 2 Kultur pro Runde.

rule-card-ii_maximilien_robespierre = Maximilien Robespierre (Anführer, Zeitalter II)
  .text =
    Eine Militäraktion mehr; eine Revolution verlangt und verbraucht alle Militäraktionen statt aller Zivilaktionen.
    Verbrauchte Zivilaktionen bleiben verbraucht; eine Revolution mit Zivilaktionen ist nicht möglich.

rule-card-ii_napoleon_bonaparte = Napoleon Bonaparte (Anführer, Zeitalter II)
  .text =
    Eine Militäraktion mehr; der Bonus der besten Armee zählt noch einmal. Ohne Armee gibt es keinen Bonus; er gehört
    der Zivilisation.

rule-card-ii_william_shakespeare = William Shakespeare (Anführer, Zeitalter II)
  .text =
    Jede Bibliothek bringt 1 Kultur pro Runde zusätzlich, und jedes Paar aus einer Bibliothek und einem Theater weitere
    2.

rule-card-iii_albert_einstein = Albert Einstein (Anführer, Zeitalter III)
  .text =
    Das beste Laboratorium oder die beste Bibliothek bringt zusätzliche Wissenschaft in Höhe der Stufe; jede gespielte
    Technologie bringt 3 Kulturpunkte.

rule-card-iii_game_designer = Spieleautor (Anführer, Zeitalter III)
  .text = Jedes Laboratorium bringt Kultur pro Runde in Höhe seiner Stufe und 1 Wissenschaft weniger.

rule-card-iii_mahatma_gandhi = Mahatma Gandhi (Anführer, Zeitalter III)
  .text =
    2 Kultur pro Runde; der Besitzer darf keine Aggressionen und Kriege spielen. Gegner zahlen doppelt so viele
    Militäraktionen, um ihn anzugreifen.

rule-card-iii_nikola_tesla = Nikola Tesla (Anführer, Zeitalter III)
  .text =
    Laboratorien der Stufen 1 bis 3 gelten auch als Minen: ein blauer Spielstein je Arbeiter im Wert der Stufe, sooft
    Minen produzieren. Sie zählen für Einfluss der Industrie mit; Gegner zahlen 1 Rohstoff mehr, um Laboratorien und
    Bibliotheken zu bauen oder zu verbessern.

rule-card-iii_rock_and_roll_icon = Rock'n'Roll-Ikone (Anführer, Zeitalter III)
  .text = 2 Glückliche Gesichter; ein bestes Theater bringt doppelt so viel Kultur.

rule-card-iii_winston_churchill = Winston Churchill (Anführer, Zeitalter III)
  .text =
    Militärtechnologien kosten 3 Wissenschaftspunkte weniger; Verteidigungsboni zählen doppelt. Neue Einheiten kosten 2
    Rohstoffe weniger, solange dem Besitzer ein Krieg erklärt ist.

rule-card-a_colossus = Der Koloss (Wunder, Zeitalter A)
  .text = Teile 3-3; Kultur 1, Stärke 1, +1 beim Kolonisieren.

rule-card-a_library_of_alexandria = Die Bibliothek von Alexandria (Wunder, Zeitalter A)
  .text = Teile 1-2-2-1; Kultur 1, Wissenschaft 1; beide Handkartenlimits +1.

rule-card-a_pyramids = Die Pyramiden (Wunder, Zeitalter A)
  .text = Teile 3-2-1; pro Zug eine Zivilaktion mehr, schon im Zug der Fertigstellung nutzbar.

rule-card-i_great_wall = Die Große Mauer (Wunder, Zeitalter I)
  .text =
    Teile 2-2-3-2; Kultur 1, 1 Glückliches Gesicht; die Zivilisation erhält +1 Stärke je Infanterie- und
    Artillerieeinheit.

rule-card-i_st_peters_basilica = Petersdom (Wunder, Zeitalter I)
  .text =
    Teile 4-4; Kultur 2; jedes Glückliche Gesicht zählt doppelt, auch für Jeanne D'Arc und Michelangelo. Unglückliche
    Gesichter werden nicht verdoppelt; das Ergebnis ist auf 8 begrenzt.

rule-card-ii_kremlin = Der Kreml (Wunder, Zeitalter II)
  .text = Teile 4-4-4; Kultur 3, zwei Unglückliche Gesichter, eine Zivil- und eine Militäraktion mehr.

rule-card-ii_ocean_liner_service = Ozeandampfer-Linie (Wunder, Zeitalter II)
  .text =
    Teile 3-2-2-2-3; einmal pro eigenem Zug darf die Bevölkerung ohne Zivilaktion für 5 Nahrung weniger (nicht unter 0)
    erhöht werden.

rule-card-ii_transcontinental_railroad = Transkontinentale Eisenbahn (Wunder, Zeitalter II)
  .text =
    Teile 3-4-5; Stärke 5; die am weitesten fortgeschrittene Minentechnologie mit einem Arbeiter erhält in der
    Produktion einen blauen Spielstein mehr.

rule-card-iii_fast_food_chains = Fast-Food-Ketten (Wunder, Zeitalter III)
  .text =
    Teile 4-4-4-4; bei Fertigstellung 1 Kulturpunkt je Arbeiter auf Einheiten und Städtischen Gebäuden und 2 je Arbeiter
    auf Farmen und Minen; nicht eingesetzte Arbeiter zählen nicht.

rule-card-iii_first_space_flight = Der erste Raumflug (Wunder, Zeitalter III)
  .text =
    Teile 3-4-9; bei Fertigstellung 1 Kulturpunkt je Stufe jeder ausliegenden Technologie (Einheiten, Städtische
    Gebäude, Farmen, Minen, Regierungsform, Spezialtechnologien), unabhängig von Arbeitern.

rule-card-iii_hollywood = Hollywood (Wunder, Zeitalter III)
  .text =
    Teile 5-6-5; bei Fertigstellung bringt jeder Arbeiter auf Theatern und Bibliotheken Kulturpunkte in Höhe der
    doppelten Stufe seiner Karte.

rule-card-iii_internet = Internet (Wunder, Zeitalter III)
  .text =
    Teile 2-3-4-3-2; bei Fertigstellung bringt jeder Arbeiter auf Laboratorien und Bibliotheken Kulturpunkte in Höhe der
    doppelten Stufe seiner Karte; Stufe 0 bringt nichts.

rule-card-iii_air_forces = Luftstreitkräfte (Militärtechnologie, Zeitalter III)
  .text = Wissenschaftskosten 11, Baukosten 7, Stärke 5; eine je Armee, verdoppelt den Armeebonus.

rule-card-i_code_of_laws = Gesetzgebung (Spezialtechnologie, Zeitalter I)
  .text = Wissenschaftskosten 6; pro Zug eine Zivilaktion mehr.

rule-card-i_masonry = Baukunst (Spezialtechnologie, Zeitalter I)
  .text =
    Wissenschaftskosten 3; Städtische Gebäude der Stufen 1 bis 3 kosten 1 weniger; bis zu 2 Teile eines Wunders je
    Zivilaktion.

rule-card-i_cartography = Kartografie (Spezialtechnologie, Zeitalter I)
  .text = Wissenschaftskosten 4; Stärke 1; +2 beim Kolonisieren.

rule-card-i_warfare = Kriegführung (Spezialtechnologie, Zeitalter I)
  .text = Wissenschaftskosten 4; Stärke 1 und pro Zug eine Militäraktion mehr.

rule-card-ii_justice_system = Rechtsstaat (Spezialtechnologie, Zeitalter II)
  .text =
    Wissenschaftskosten 7; eine Zivilaktion mehr, 3 blaue Spielsteine aus der Schachtel in den Blauen Vorrat; ersetzt
    Gesetzgebung.

rule-card-ii_architecture = Architektur (Spezialtechnologie, Zeitalter II)
  .text =
    Wissenschaftskosten 6; Städtische Gebäude der Stufe 1 kosten 1 weniger, die der Stufen 2 und 3 kosten 2 weniger; bis
    zu 3 Teile eines Wunders je Zivilaktion; ersetzt Baukunst.

rule-card-ii_navigation = Navigation (Spezialtechnologie, Zeitalter II)
  .text = Wissenschaftskosten 6; Stärke 2; +3 beim Kolonisieren; ersetzt Kartografie.

rule-card-ii_strategy = Strategie (Spezialtechnologie, Zeitalter II)
  .text = Wissenschaftskosten 8; Stärke 3 und zwei Militäraktionen mehr; ersetzt Kriegführung.

rule-card-iii_civil_service = Öffentlicher Dienst (Spezialtechnologie, Zeitalter III)
  .text =
    Wissenschaftskosten 10; zwei Zivilaktionen mehr und 3 blaue Spielsteine; ersetzt ältere Karten derselben Reihe.

rule-card-iii_engineering = Ingenieurskunst (Spezialtechnologie, Zeitalter III)
  .text =
    Wissenschaftskosten 9; Städtische Gebäude der Stufen 1/2/3 kosten 1/2/3 weniger; bis zu 4 Teile eines Wunders je
    Zivilaktion.

rule-card-iii_satellites = Satelliten (Spezialtechnologie, Zeitalter III)
  .text = Wissenschaftskosten 8; Stärke 3; +4 beim Kolonisieren; ersetzt ältere Karten derselben Reihe.

rule-card-iii_military_theory = Militärtheorie (Spezialtechnologie, Zeitalter III)
  .text = Wissenschaftskosten 12; Stärke 5 und drei Militäraktionen mehr; ersetzt ältere Karten derselben Reihe.

rule-card-engineering_genius = Ingenieursgenie (A 2, I 3, II 4, III 5)
  .text = Baut genau einen Teil eines Wunders für 2/3/4/5 Rohstoffe weniger, auch mit einer Konstruktionstechnologie.

rule-card-frugality = Sparsamkeit (A 1, I 2, II 3)
  .text = Erhöht die Bevölkerung zum vollen Preis und produziert danach 1/2/3 Nahrung.

rule-card-ideal_building_site = Idealer Baugrund (A 1, I 2, II 3, III 4)
  .text = Baut ein neues Städtisches Gebäude (keine Verbesserung) für 1/2/3/4 Rohstoffe weniger.

rule-card-patriotism = Patriotismus (A 1, I 2, II 3, III 4)
  .text = In diesem Zug 1 zusätzliche Militäraktion und 1/2/3/4 Rohstoffe für Einheiten.

rule-card-revolutionary_idea = Revolutionäre Idee (A 1, I 2, II 4, III 6)
  .text = Bringt 1/2/4/6 Wissenschaftspunkte.

rule-card-rich_land = Reiches Land (A 1, I 2, II 3)
  .text = Baut eine neue Farm oder Mine (keine Verbesserung) für 1/2/3 Rohstoffe weniger.

rule-card-work_of_art = Kunstwerk (A 6, I 5, II 4, III 3)
  .text = Bringt 6/5/4/3 Kulturpunkte (je später das Zeitalter, desto weniger).

rule-card-bountiful_harvest = Reiche Ernte (I 2, II 3, III 4)
  .text = Produziert 2/3/4 Nahrung.

rule-card-mineral_deposits = Bodenschätze (I 2, II 3, III 4)
  .text = Produziert 2/3/4 Rohstoffe.

rule-card-breakthrough = Durchbruch (I 2, II 4)
  .text =
    Spielt eine Technologie zum vollen Preis und bringt danach 2/4 Wissenschaftspunkte. Damit ist auch eine Revolution
    möglich, wenn zuvor keine Zivilaktion verbraucht wurde; sie kostet trotzdem alle Zivilaktionen.

rule-card-efficient_upgrade = Effiziente Verbesserung (I 2, II 3, III 4)
  .text = Verbessert eine Farm, eine Mine oder ein Städtisches Gebäude für 2/3/4 Rohstoffe weniger (nicht unter 0).

rule-card-ii_wave_of_nationalism = Welle des Nationalismus (Aktionskarte, Zeitalter II)
  .text = Für jede stärkere Zivilisation 6/3/2 (bei 2/3/4 Spielern) Rohstoffe für Einheiten in diesem Zug.

rule-card-iii_military_build_up = Aufrüstung (Aktionskarte, Zeitalter III)
  .text = Für jede stärkere Zivilisation 8/5/3 (bei 2/3/4 Spielern) Rohstoffe für Einheiten in diesem Zug.

rule-card-iii_endowment_for_the_arts = Stiftung für die Künste (Aktionskarte, Zeitalter III)
  .text = Für jede Zivilisation mit mehr Kulturpunkten 6/3/2 (bei 2/3/4 Spielern) Kulturpunkte.

rule-card-a_development_of_agriculture = Fortschritt in der Landwirtschaft (Ereignis, Zeitalter A)
  .text = Jede Zivilisation produziert 2 Nahrung.

rule-card-a_development_of_crafts = Fortschritt im Handwerk (Ereignis, Zeitalter A)
  .text = Jede Zivilisation produziert 2 Rohstoffe.

rule-card-a_development_of_markets = Fortschritt der Märkte (Ereignis, Zeitalter A)
  .text = Jeder Spieler wählt 2 Rohstoffe oder 2 Nahrung.

rule-card-a_development_of_politics = Fortschritt in der Politik (Ereignis, Zeitalter A)
  .text =
    Jeder Spieler zieht 3 Militärkarten; der Spieler am Zug wirft in diesem Zug keine überzähligen Militärkarten ab.

rule-card-a_development_of_religion = Fortschritt in der Religion (Ereignis, Zeitalter A)
  .text =
    Jeder Spieler mit einem nicht eingesetzten Arbeiter darf im Rahmen des Gebäudelimits kostenlos einen Tempel des
    Zeitalters A bauen.

rule-card-a_development_of_science = Fortschritt in der Wissenschaft (Ereignis, Zeitalter A)
  .text = Jede Zivilisation erhält 2 Wissenschaftspunkte.

rule-card-a_development_of_settlement = Fortschritt in der Besiedlung (Ereignis, Zeitalter A)
  .text = Jede Zivilisation erhöht ihre Bevölkerung kostenlos um 1.

rule-card-a_development_of_trade_routes = Fortschritt der Handelswege (Ereignis, Zeitalter A)
  .text = Jede Zivilisation erhält 1 Wissenschaftspunkt und produziert 1 Rohstoff und 1 Nahrung.

rule-card-a_development_of_warfare = Entwicklung der Kriegskunst (Ereignis, Zeitalter A)
  .text = Jeder Spieler mit einem nicht eingesetzten Arbeiter darf kostenlos eine Kriegereinheit bauen.

rule-card-a_no_event = Kein Ereignis (Ereignis, Zeitalter A)
  .text = Es geschieht nichts.

rule-card-i_barbarians = Barbaren (Ereignis, Zeitalter I)
  .text =
    Gehört die Zivilisation mit den meisten Kulturpunkten zu den zwei schwächsten (zu zweit: ist sie die schwächere),
    verringert sich ihre Bevölkerung um 1.

rule-card-i_border_conflict = Grenzkonflikt (Ereignis, Zeitalter I)
  .text =
    Die schwächste Zivilisation verliert 1 Städtisches Gebäude, Farm oder Mine eigener Wahl (der Arbeiter wird zum nicht
    eingesetzten); die stärkste produziert 3 Rohstoffe.

rule-card-i_crusades = Kreuzzüge (Ereignis, Zeitalter I)
  .text = Die stärkste Zivilisation erhält 4 Kulturpunkte, die schwächste verliert 4.

rule-card-i_cultural_influence = Kultureller Einfluss (Ereignis, Zeitalter I)
  .text = Jede Zivilisation erhält Kulturpunkte in Höhe ihres Kulturzuwachses pro Runde.

rule-card-i_foray = Streifzug (Ereignis, Zeitalter I)
  .text = Die zwei stärksten Zivilisationen produzieren je 3 Nahrung und/oder Rohstoffe in beliebiger Mischung.

rule-card-i_good_harvest = Gute Ernte (Ereignis, Zeitalter I)
  .text = Alle Farmen produzieren sofort; ohne Nahrungsverbrauch und ohne Korruption.

rule-card-i_immigration = Immigration (Ereignis, Zeitalter I)
  .text = Alle Zivilisationen mit den meisten Glücklichen Gesichtern erhöhen ihre Bevölkerung kostenlos um 1.

rule-card-i_new_deposits = Neue Vorkommen (Ereignis, Zeitalter I)
  .text = Alle Minen produzieren sofort; ohne Korruption.

rule-card-i_pestilence = Pest (Ereignis, Zeitalter I)
  .text = Jede Zivilisation verringert ihre Bevölkerung um 1.

rule-card-i_raiders = Plünderer (Ereignis, Zeitalter I)
  .text = Die zwei schwächsten Zivilisationen verlieren je 2 Rohstoffe und/oder Nahrung in einer Mischung eigener Wahl.

rule-card-i_rats = Ratten (Ereignis, Zeitalter I)
  .text = Jede Zivilisation verliert ihre gesamte gelagerte Nahrung.

rule-card-i_rebellion = Rebellion (Ereignis, Zeitalter I)
  .text =
    Jeder Spieler hat in seiner nächsten Aktionsphase (der Spieler am Zug: in diesem Zug) 2 Zivilaktionen weniger je
    unzufriedenem Arbeiter, nicht unter 0.

rule-card-i_reign_of_terror = Schreckensherrschaft (Ereignis, Zeitalter I)
  .text = Die schwächste Zivilisation verringert ihre Bevölkerung um 1.

rule-card-i_scientific_breakthrough = Wissenschaftlicher Durchbruch (Ereignis, Zeitalter I)
  .text = Jede Zivilisation erhält Wissenschaftspunkte in Höhe ihres Wissenschaftszuwachses pro Runde.

rule-card-i_uncertain_borders = Unsichere Grenzen (Ereignis, Zeitalter I)
  .text =
    Die schwächste Zivilisation gibt 1 gelben Spielstein aus ihrem Gelben Vorrat in den Gelben Vorrat der stärksten.

rule-card-ii_civil_unrest = Bürgerliche Unruhen (Ereignis, Zeitalter II)
  .text = Jede Zivilisation verliert 4 Kulturpunkte je unzufriedenem Arbeiter.

rule-card-ii_cold_war = Kalter Krieg (Ereignis, Zeitalter II)
  .text = Die zwei stärksten Zivilisationen erhalten je 6 Wissenschaftspunkte.

rule-card-ii_crime_wave = Verbrechenswelle (Ereignis, Zeitalter II)
  .text =
    Die zwei schwächsten Zivilisationen verlieren je 3 Kulturpunkte und 1 blauen Spielstein (in die Schachtel, möglichst
    aus dem Blauen Vorrat).

rule-card-ii_economic_progress = Wirtschaftlicher Fortschritt (Ereignis, Zeitalter II)
  .text =
    Alle Farmen und Minen produzieren sofort, mit Nahrungsverbrauch und Korruption in der Reihenfolge der Produktion;
    Punkte und Militärkarten gibt es nicht.

rule-card-ii_emigration = Emigration (Ereignis, Zeitalter II)
  .text = Jede Zivilisation verliert die Hälfte ihrer unzufriedenen Arbeiter, aufgerundet, aus ihrer Bevölkerung.

rule-card-ii_iconoclasm = Bildersturm (Ereignis, Zeitalter II)
  .text = Alle Anführer, die nicht aus dem aktuellen Zeitalter stammen, werden abgelegt.

rule-card-ii_independence_declaration = Unabhängigkeitserklärung (Ereignis, Zeitalter II)
  .text = Die schwächste Zivilisation verliert eine Kolonie eigener Wahl.

rule-card-ii_international_agreement = Internationales Abkommen (Ereignis, Zeitalter II)
  .text =
    Die stärkste Zivilisation darf sofort Karten im Wert von bis zu 5 Zivilaktionen aus der Kartenreihe nehmen und
    verzichtet dafür auf ihre nächste Politische Aktion; danach wird die Kartenreihe aufgefüllt, ohne die vorderen
    Felder zu räumen. Die Beschränkungen beim Nehmen gelten.

rule-card-ii_national_pride = Nationalstolz (Ereignis, Zeitalter II)
  .text = Die Zivilisation mit den meisten Kulturpunkten erhält 5 Kulturpunkte.

rule-card-ii_popularization_of_science = Popularisierung der Wissenschaft (Ereignis, Zeitalter II)
  .text = Jede Zivilisation erhält Kulturpunkte in Höhe ihres Wissenschaftszuwachses pro Runde.

rule-card-ii_ravages_of_time = Zahn der Zeit (Ereignis, Zeitalter II)
  .text =
    Jeder Spieler dreht eines seiner fertig gestellten Wunder des Zeitalters A oder I um; es verliert seine Effekte und
    bringt 2 Kultur pro Runde. Es gilt weiterhin als fertig gestelltes Wunder.

rule-card-ii_refugees = Flüchtlinge (Ereignis, Zeitalter II)
  .text =
    Die schwächste Zivilisation verliert 3 Kulturpunkte und verringert ihre Bevölkerung um 1; die stärkste erhält 3
    Kulturpunkte und erhöht ihre Bevölkerung kostenlos um 1.

rule-card-ii_terrorism = Terrorismus (Ereignis, Zeitalter II)
  .text =
    Der Spieler mit den wenigsten Kulturpunkten zerstört ein Städtisches Gebäude jeder anderen Zivilisation (die
    Arbeiter werden zu nicht eingesetzten).

rule-card-iii_impact_of_agriculture = Einfluss der Landwirtschaft (Ereignis, Zeitalter III)
  .text = Kulturpunkte in Höhe der Nahrung, die die Farmen pro Runde produzieren (ohne Abzug des Verbrauchs).

rule-card-iii_impact_of_architecture = Einfluss der Architektur (Ereignis, Zeitalter III)
  .text = 1 Kulturpunkt je Stufe jedes Städtischen Gebäudes.

rule-card-iii_impact_of_colonies = Einfluss der Kolonien (Ereignis, Zeitalter III)
  .text = 4 Kulturpunkte je Kolonie.

rule-card-iii_impact_of_competition = Einfluss des Wettbewerbs (Ereignis, Zeitalter III)
  .text = 1 Kulturpunkt je Stufe jeder Militärischen Einheit und jeder Arena.

rule-card-iii_impact_of_government = Einfluss der Regierung (Ereignis, Zeitalter III)
  .text = 2 Kulturpunkte je Zivilaktion und 1 je Militäraktion (Gesamtzahlen mit allen Boni).

rule-card-iii_impact_of_happiness = Einfluss der Glückseligkeit (Ereignis, Zeitalter III)
  .text = 2 Kulturpunkte je Glücklichem Gesicht (höchstens 16 Punkte), abzüglich 2 je unzufriedenem Arbeiter.

rule-card-iii_impact_of_industry = Einfluss der Industrie (Ereignis, Zeitalter III)
  .text =
    Kulturpunkte in Höhe der Rohstoffe, die die Minen pro Runde produzieren, einschließlich der Transkontinentalen
    Eisenbahn und der Laboratorien von Nikola Tesla.

rule-card-iii_impact_of_population = Einfluss der Bevölkerung (Ereignis, Zeitalter III)
  .text =
    2 Kulturpunkte für jeden zufriedenen Arbeiter über 10 hinaus (eingesetzte und nicht eingesetzte Arbeiter, abzüglich
    der unzufriedenen).

rule-card-iii_impact_of_progress = Einfluss des Fortschritts (Ereignis, Zeitalter III)
  .text = 2 Kulturpunkte je Stufe der Regierungsform und jeder Spezialtechnologie.

rule-card-iii_impact_of_science = Einfluss der Wissenschaft (Ereignis, Zeitalter III)
  .text =
    Kulturpunkte nach dem Rang im Wissenschaftszuwachs pro Runde: 10/0, 14/7/0, 15/10/5/0 bei 2/3/4 Spielern;
    Gleichstände nach der Zugreihenfolge.

rule-card-iii_impact_of_strength = Einfluss der Militärischen Stärke (Ereignis, Zeitalter III)
  .text =
    Kulturpunkte nach dem Rang der Militärischen Stärke: 10/0, 14/7/0, 15/10/5/0 bei 2/3/4 Spielern; Gleichstände nach
    der Zugreihenfolge.

rule-card-iii_impact_of_technology = Einfluss der Technologie (Ereignis, Zeitalter III)
  .text = 4 Kulturpunkte je Technologie der Stufe III (im Fortgeschrittenenspiel: Stufe II).

rule-card-iii_impact_of_wonders = Einfluss der Wunder (Ereignis, Zeitalter III)
  .text = Fertig gestellte Wunder der Zeitalter A/I/II/III bringen 5/4/3/2 Kulturpunkte.

rule-card-i_enslave = Versklavung (Aggression, Zeitalter I)
  .text =
    Kostet 2 Militäraktionen; der Gegner verringert seine Bevölkerung um 1 (ist kein Arbeiter uneingesetzt, wählt er
    selbst), der Angreifer produziert 3 Rohstoffe.

rule-card-i_plunder = Plündern I (Aggression)
  .text =
    Kostet 2 Militäraktionen; der Gegner verliert 3 Rohstoffe und/oder Nahrung in einer vom Angreifer gewählten
    Mischung, und dieser produziert dasselbe.

rule-card-i_raid = Überfall I (Aggression)
  .text =
    Kostet 1 Militäraktion; zerstört ein Städtisches Gebäude nach Wahl des Angreifers, der die Hälfte von dessen
    Baukosten (aufgerundet) an Rohstoffen produziert.

rule-card-ii_annex = Annexion (Aggression, Zeitalter II)
  .text =
    Kostet 2 Militäraktionen; der Angreifer übernimmt eine Kolonie des Gegners: Permanente Boni gehen über, sofortige
    Effekte wiederholen sich nicht.

rule-card-ii_assassinate = Attentat (Aggression, Zeitalter II)
  .text =
    Kostet so viele Militäraktionen wie die Stufe des gegnerischen Anführers; dieser wird abgelegt, und der Angreifer
    erhält 3 Kulturpunkte je Stufe. Der Gegner muss einen Anführer haben.

rule-card-ii_plunder = Plündern II (Aggression)
  .text = Kostet 2 Militäraktionen; wie Plündern I, aber mit insgesamt 5.

rule-card-ii_raid = Überfall II (Aggression)
  .text =
    Kostet 2 Militäraktionen; zerstört bis zu 2 Städtische Gebäude desselben Typs und derselben Stufe; der Angreifer
    produziert die Hälfte ihrer gesamten Baukosten (abgerundet) an Rohstoffen.

rule-card-ii_sabotage = Sabotage (Aggression, Zeitalter II)
  .text =
    Kostet so viele Militäraktionen wie die Stufe des gegnerischen Wunders im Bau; dieses wird abgelegt, und der
    Angreifer erhält 3 Kulturpunkte je Stufe. Der Gegner muss ein Wunder im Bau haben.

rule-card-ii_spy = Spion (Aggression, Zeitalter II)
  .text = Kostet 1 Militäraktion; der Gegner verliert bis zu 5 Wissenschaftspunkte, der Angreifer erhält ebenso viele.

rule-card-iii_armed_intervention = Bewaffnete Intervention (Aggression, Zeitalter III)
  .text =
    Kostet 2 Militäraktionen; der Gegner verliert 7 Kulturpunkte, der Angreifer erhält ebenso viele (nicht mehr, als der
    Gegner hat).

rule-card-iii_plunder = Plündern III (Aggression)
  .text = Kostet 2 Militäraktionen; wie Plündern I, aber mit insgesamt 8.

rule-card-iii_raid = Überfall III (Aggression)
  .text =
    Kostet 3 Militäraktionen; zerstört bis zu 3 Städtische Gebäude desselben Typs und derselben Stufe; der Angreifer
    produziert die Hälfte ihrer gesamten Baukosten (abgerundet) an Rohstoffen.

rule-card-ii_war_over_culture = Kulturkrieg II (Krieg)
  .text = Kostet 3 Militäraktionen; der Sieger nimmt Kulturpunkte in Höhe des Stärkevorteils.

rule-card-ii_war_over_resources = Krieg um Rohstoffe (Krieg, Zeitalter II)
  .text =
    Kostet 2 Militäraktionen; der Sieger nimmt Rohstoffe und/oder Nahrung in Höhe des Stärkevorteils in einer Mischung
    eigener Wahl.

rule-card-ii_war_over_technology = Krieg um Technologie (Krieg, Zeitalter II)
  .text =
    Kostet 2 Militäraktionen; der Sieger nimmt Wissenschaftspunkte und/oder Spezialtechnologien (jede zählt ihre
    Wissenschaftskosten) bis zur Höhe des Stärkevorteils.

rule-card-ii_war_over_territory = Eroberungskrieg (Krieg, Zeitalter II)
  .text =
    Kostet 3 Militäraktionen; der Sieger nimmt 1 gelben Spielstein und für je volle 3 Punkte Stärkevorteil 1 weiteren
    aus dem Gelben Vorrat des Besiegten.

rule-card-iii_war_over_culture = Kulturkrieg III (Krieg)
  .text = Kostet 3 Militäraktionen; der Sieger nimmt Kulturpunkte in Höhe des Stärkevorteils (ohne weitere Punkte).

rule-card-iii_holy_war = Heiliger Krieg (Krieg, Zeitalter III)
  .text =
    Kostet 3 Militäraktionen; der Besiegte verringert seine Bevölkerung um 1 je volle 3 Punkte Stärkevorteil, der Sieger
    erhält dafür je 3 Kulturpunkte.

rule-card-i_open_borders_agreement = Abkommen über offene Grenzen (Pakt, Zeitalter I)
  .text =
    Beide Partner haben eine Militäraktion mehr; greift einer den anderen an, hat der Angreifer +3 Stärke, und der Pakt
    bleibt bestehen.

rule-card-i_trade_routes_agreement = Handelswege-Abkommen (Pakt, Zeitalter I)
  .text = Einmal pro Zug darf A 1 Nahrung als 1 Rohstoff verwenden und B 1 Rohstoff als 1 Nahrung.

rule-card-ii_acceptance_of_supremacy = Akzeptanz der Überlegenheit (Pakt, Zeitalter II)
  .text = Die Partner dürfen einander nicht angreifen; pro Runde produziert A 1 Rohstoff mehr und B 1 weniger.

rule-card-ii_international_trade_agreement = Internationales Handelsabkommen (Pakt, Zeitalter II)
  .text = Pro Runde produziert A 1 Rohstoff und B 1 Nahrung zusätzlich; Angriffe beenden den Pakt nicht.

rule-card-ii_promise_of_military_protection = Militärisches Schutzversprechen (Pakt, Zeitalter II)
  .text =
    A erzeugt 1 Kultur pro Runde mehr; B hat +5 Stärke und 1 Kultur pro Runde weniger. Der Pakt endet, wenn einer den
    anderen angreift.

rule-card-ii_scientific_cooperation = Wissenschaftliche Zusammenarbeit (Pakt, Zeitalter II)
  .text =
    Spielt ein Partner eine Technologie, zahlt er 2 Wissenschaftspunkte weniger und der andere zahlt 1; solange der
    andere keinen Wissenschaftspunkt hat, kann er keine Technologie spielen.

rule-card-iii_international_tourism = Internationaler Tourismus (Pakt, Zeitalter III)
  .text = Jeder Partner erzeugt 1 Kultur pro Runde für jedes fertig gestellte Wunder des anderen.

rule-card-iii_loss_of_sovereignty = Verlust der Souveränität (Pakt, Zeitalter III)
  .text =
    Die Partner dürfen einander nicht angreifen; A hat +2, B -2 Kultur pro Runde, und niemand darf B den Krieg erklären.

rule-card-iii_military_pact = Militärpakt (Pakt, Zeitalter III)
  .text = Beide Partner haben +4 Stärke; der Pakt endet, wenn einer den anderen angreift.

rule-card-iii_peace_treaty = Friedensvertrag (Pakt, Zeitalter III)
  .text = Die Partner dürfen einander nicht angreifen; jeder erzeugt 1 Kultur pro Runde mehr.

## Entscheidungen

ruling-N01 = „Runde“ und „Zug“
  .text =
    Die Anleitung schreibt „pro Runde“, wo „pro eigenem Zug“ gemeint ist. Auf Karten und Leisten heißt „pro Runde“ daher
    „pro eigenem Zug“; nur Spielrunde sowie erste, zweite, dritte und letzte Runde meinen eine Runde aller Spieler.

ruling-N02 = Ereignis des Einstiegsspiels und Auffüllen
  .text =
    Im Einstiegsspiel wird erst das Ereignis aufgedeckt und dann die Kartenreihe aufgefüllt; Entscheidungen fallen in
    Zugreihenfolge ab dem Startspieler. Keine Karte des Zeitalters A hängt von dieser Reihenfolge ab.

ruling-N03 = Stapel A reicht in der zweiten Runde nicht
  .text =
    Reicht Stapel A für das Auffüllen durch den Startspieler nicht (nur zu viert möglich), so wird der Rest aus Stapel I
    aufgefüllt.

ruling-N04 = Zeitalter endet mitten im Auffüllen
  .text =
    Die letzte Karte wird gelegt, das Ende des Zeitalters für alle Spieler abgehandelt, dann geht dasselbe Auffüllen mit
    dem neuen Stapel weiter. Nach Stapel I im Einstiegsspiel, nach Stapel II im Fortgeschrittenenspiel und in Zeitalter
    IV bleiben die Felder leer.

ruling-N05 = Krieg und Auffüllen
  .text =
    Die Reihenfolge ist Auffüllen, Krieg, Politische Aktion. Ein durch den Wechsel des Zeitalters verlorener Anführer
    zählt im Krieg also nicht mehr mit.

ruling-N06 = Militärkarten ziehen
  .text =
    Dem Wortlaut nach darf man ziehen; gezogen wird selbsttätig die volle Zahl (eine Karte je ungenutzter Militäraktion,
    höchstens 3).

ruling-N07 = Zusätzliche Militäraktion durch Patriotismus
  .text =
    Sie ist eine vollwertige Militäraktion dieses Zuges (Einheiten, Taktik, ungenutzt eine Karte ziehen), ändert aber
    weder Gesamtzahl noch Handkartenlimit. Nur die Rohstoffe sind auf das Bauen und Verbessern von Einheiten beschränkt.

ruling-N08 = Das Gebäudelimit sinkt
  .text =
    Es wird nichts zerstört; am oder über dem Limit kann kein weiteres Gebäude dieses Typs gebaut werden, Verbesserungen
    bleiben erlaubt.

ruling-N09 = Regierungsform mit weniger Aktionen
  .text =
    Nach einem Wechsel der Regierungsform ist die neue Gesamtzahl abzüglich der verbrauchten Aktionen verfügbar, nicht
    unter 0. Beim Verlust eines Anführers, eines Wunders, einer Spezialtechnologie oder eines Paktes werden zuerst
    verbrauchte Spielsteine zurückgegeben.

ruling-N10 = Spielstein für einen Teil eines Wunders
  .text =
    Der blaue Spielstein, der einen Teil markiert, muss nach dem Bezahlen im Blauen Vorrat liegen; sonst kann der Teil
    nicht gebaut werden.

ruling-N11 = Blauer Vorrat zu klein für Produktion oder Gewinne
  .text =
    Man erhält so viel wie möglich, der Rest verfällt: Farmen vor Minen, innerhalb einer Art nach Wahl des Besitzers,
    ohne Wahl die höchste Stufe zuerst. Von erbeuteten Gütern verliert der Besiegte die volle Menge, auch wenn der
    Sieger sie nicht lagern kann.

ruling-N12 = Passendes Wechseln unmöglich
  .text =
    Lässt sich wegen leeren Vorrats nicht passend zahlen, darf man überzahlen, und der Überschuss verfällt. Ohne andere
    Wahl gilt die Zahlung, die die meisten Spielsteine zurückbringt.

ruling-N13 = Untergrenzen
  .text =
    Kulturpunkte, Wissenschaftspunkte, Zuwächse und Stärke fallen nie unter 0, und Glückliche Gesichter werden stets aus
    der wirklichen Summe neu berechnet. Die Kultur eines Zuges wird gutgeschrieben, bevor eine Hungersnot Kultur kostet.

ruling-N14 = Niedrigere Spezialtechnologie nach der höheren
  .text =
    Sie zu spielen, ist erlaubt: Die niedrigere Karte wird abgelegt, die höhere bleibt. Effekte für das Spielen einer
    Technologie werden ausgelöst.

ruling-N15 = Reihenfolge der Entscheidungen bei Ereignissen
  .text =
    Die Spieler entscheiden in Zugreihenfolge ab dem Spieler am Zug. Verluste durch Ereignisse wählt der Besitzer,
    Verluste durch Angriffe der Sieger, Bevölkerung stets der Besitzer.

ruling-N16 = Gebote
  .text =
    Geboten wird in ganzen Zahlen ab 1; auch ein allein verbliebener Spieler muss mindestens 1 bieten oder passen.
    Bezahlbar sind alle Einheiten mit dem besten Armeebonus, permanente Boni und alle Bonuskarten auf der Hand, sofern
    mindestens eine Einheit da ist; geprüft wird, ohne die Hand zu verraten.

ruling-N17 = Kolonisation in der letzten Runde des Expertenspiels
  .text =
    Da nichts geopfert werden darf, findet keine Kolonisation statt; das Territorium kommt zu den Vergangenen
    Ereignissen. Kolumbus bleibt möglich.

ruling-N18 = Luftstreitkräfte unter den geopferten Einheiten
  .text =
    Der durch Luftstreitkräfte verdoppelte Armeebonus zählt auch dann doppelt, wenn die komplette Armee mit ihnen
    geopfert wird.

ruling-N19 = Kriegskarte eines alten Zeitalters
  .text = Eine Kriegskarte steht nicht in der Liste der abzulegenden Karten; sie bleibt und wird abgehandelt.

ruling-N20 = Das Spiel verlassen
  .text =
    Das Aussteigen gehört zum Expertenspiel und ist auch in den letzten Runden erlaubt. Eigene Kriege und alle Pakte des
    Aussteigenden werden entfernt, er zählt in Rangfolgen nicht mit, und von der Spielerzahl abhängige Werte richten
    sich nach den Verbliebenen. Steigt der Startspieler aus, so tritt für Rundenbeginn, letzte Runde und Gleichstände am
    Ende der nächste verbliebene Spieler im Uhrzeigersinn an seine Stelle.

ruling-N21 = Kriegserklärung in der letzten Runde
  .text = Sie ist erlaubt, wird aber nie abgehandelt; Jeanne D'Arc brächte trotzdem ihre 5 Kulturpunkte.

ruling-N22 = Kartenreihe in Zeitalter IV
  .text =
    Neue Karten gibt es nicht, doch Räumen und Nachschieben gehen weiter wie in der letzten Runde des Einstiegsspiels.

ruling-N23 = Gleichstand beim Sieg
  .text = Die Anleitung nennt keine Entscheidung bei Gleichstand; der Sieg wird daher geteilt.

ruling-N24 = Weniger gemeine Variante ohne Politische Aktion
  .text =
    Der Spielstein kommt zum Zeitpunkt der Politischen Aktion im nächsten Zug seines Besitzers zurück, auch wenn dieser
    verzichtet.

ruling-N25 = Friedliche Variante und Pakte
  .text =
    Die Anleitung zählt nicht auf, welche Pakte nur mit Angriffen sinnvoll sind; alle Pakte bleiben im Spiel, sofern die
    Spieler keine Liste vereinbaren.

ruling-N26 = Wahl der Zusatzkarten
  .text =
    Bei der Offenen Wahl wählen die Spieler in Zugreihenfolge ab dem Startspieler, zu zweit abwechselnd. Private
    Bonuskarten werden vor dem ersten Zug heimlich gewählt.

ruling-N27 = Robespierre und verbrauchte Zivilaktionen
  .text =
    Bei einer Revolution tauschen Zivil- und Militäraktionen die Rollen; verbrauchte Zivilaktionen bleiben also
    verbraucht, und eine Regierungsform mit mehr Zivilaktionen gibt zusätzliche. Wörtlich genommen bliebe die verfügbare
    Zahl gleich.

ruling-N28 = Durchbruch mit Newton oder Robespierre
  .text =
    Mit Newton ist nach einer Revolution durch Durchbruch 1 Zivilaktion verfügbar. Mit Robespierre kostet die Karte ihre
    1 Zivilaktion und die Revolution alle Militäraktionen; Zivilaktionen dürfen vorher verbraucht sein. Friedliche
    Wechsel durch Durchbruch laufen normal ab.

ruling-N29 = Petersdom und Unglückliche Gesichter
  .text =
    Nur Glückliche Gesichter werden verdoppelt: Es gilt das Doppelte der Glücklichen abzüglich der Unglücklichen
    Gesichter, zwischen 0 und 8.

ruling-N30 = Michelangelo: gezählte Gesichter
  .text =
    Es zählen die aufgedruckten Glücklichen Gesichter von Tempeln, Theatern und Wundern (durch den Petersdom verdoppelt)
    vor der Begrenzung auf 8. Der Preis eines Wunders fällt nicht unter 0.

ruling-N31 = Jeanne D'Arc
  .text =
    Die 5 Kulturpunkte gibt es, wenn der Angriff gespielt wird, gleich wie er ausgeht; ein Krieg zählt einmal, bei der
    Erklärung.

ruling-N32 = Preisänderungen und Verbesserungen (Bach, Tesla)
  .text =
    Nachlässe gelten für beide Karten der Differenz (Bach: Drama zu Oper kostet 8 - 4 = 4). Teslas Aufschlag erhöht den
    Endpreis des Gegners um 1.

ruling-N33 = Barbarossa und Ozeandampfer-Linie
  .text =
    Nachlässe auf Nahrung und Rohstoffe gehen nicht unter 0. Barbarossa lässt sich mit Rohstoffen für Einheiten
    verbinden; die Ozeandampfer-Linie wirkt in der eigenen Aktionsphase, einmal pro Zug, nicht in der ersten Runde.

ruling-N34 = Winston Churchill
  .text =
    Neue Einheiten meint das Bauen, nicht das Verbessern, solange ein offener Krieg gegen den Besitzer besteht. Billiger
    sind nur Militärtechnologien (rote Zivilkarten).

ruling-N35 = Pakte, die durch einen Angriff enden
  .text =
    Ein solcher Pakt endet, wenn der Angriff gespielt wird, vor dem Vergleich der Stärken; sein Stärkebonus zählt also
    nicht. Das Abkommen über offene Grenzen gibt dem Angreifer +3, im Krieg bei der Entscheidung, falls der Pakt noch
    besteht.

ruling-N36 = Überfall: Kosten der zerstörten Gebäude
  .text = Es zählen die aufgedruckten Baukosten. Überfall I rundet auf, Überfall II und III runden die Summe ab.

ruling-N37 = Aggression ohne mögliches Ziel
  .text =
    Attentat, Sabotage und Annexion brauchen einen Anführer, ein Wunder im Bau oder eine Kolonie; Ziele der Stufe 0
    kosten 0 Militäraktionen und bringen 0 Kulturpunkte. Plündern, Spion und ähnliche dürfen auch vergeblich gespielt
    werden.

ruling-N38 = Rebellion: Dauer und Wirkung
  .text =
    Unzufriedene Arbeiter werden beim Aufdecken gezählt; es gilt für den laufenden Zug des Spielers am Zug und den
    nächsten Zug der anderen, nicht unter 0. Gesamtzahl und Handkartenlimit bleiben; eine Revolution verlangt, dass alle
    verbliebenen Aktionen unverbraucht sind.

ruling-N39 = Bildersturm in Zeitalter IV
  .text = Bis zum Ende von Zeitalter III ist dieses das aktuelle; in Zeitalter IV werden alle Anführer abgelegt.

ruling-N40 = Internationales Abkommen
  .text =
    Es gelten die normalen Beschränkungen einschließlich Handkartenlimit und Aufschlag für Wunder; beim Auffüllen wird
    nichts geräumt, und ein Zeitalter kann enden. Eine genommene Aktionskarte darf der Spieler am Zug in diesem Zug
    nicht benutzen, andere ab ihrem nächsten Zug.

ruling-N41 = Verbrechenswelle
  .text = Der blaue Spielstein wird aus dem Blauen Vorrat genommen, sonst von einer Karte nach Wahl des Besitzers.

ruling-N42 = Zahn der Zeit
  .text =
    Das umgedrehte Wunder gilt für den Aufschlag, für Einfluss der Wunder und für Internationalen Tourismus weiter als
    fertig gestellt.

ruling-N43 = Emigration: Bevölkerungsverlust
  .text = Es ist ein gewöhnliches Verringern der Bevölkerung: Nicht eingesetzte Arbeiter gehen zuerst.

ruling-N44 = Einfluss-Karten
  .text =
    Bevölkerung zählt Arbeiter auf Karten und nicht eingesetzte abzüglich der unzufriedenen; Regierung zählt
    Gesamtzahlen mit Boni; Landwirtschaft und Industrie zählen die volle Produktion der Farmen und Minen (mit Eisenbahn
    und Tesla), ohne Pakte und Verbrauch.

ruling-N45 = Produktion durch Pakte
  .text =
    Zusätzliche oder fehlende Rohstoffe und Nahrung gelten zusammen mit der Produktion der Minen oder Farmen, gelagert
    nicht unter 0; bei einem Aufstand entfallen sie.

ruling-N46 = Zurückzugebende Spielsteine fehlen im Vorrat
  .text =
    Es werden so viele wie möglich zurückgegeben, der Rest entfällt. Rechtsstaat durch Öffentlichen Dienst zu ersetzen,
    gilt als eine einzige Änderung im Saldo.

ruling-N47 = Handelswege-Abkommen
  .text =
    Der Tausch, einmal pro Zug, gilt auch für den Nahrungsverbrauch in der Produktion, nicht aber für Korruption oder
    Verluste.

ruling-N48 = Vorrat in der Schachtel
  .text = Der Vorrat an Spielsteinen in der Schachtel ist unbegrenzt.

ruling-N49 = Letzte Runde des Fortgeschrittenenspiels
  .text = Nach dem Ende von Zeitalter II werden keine Militärkarten gezogen, weder von Stapel II noch durch Territorien.

ruling-N50 = Reihenfolge der Effekte einer Kolonie
  .text = Der permanente Bonus kommt vor dem sofortigen Effekt; das ist bei leerem Vorrat von Bedeutung.

ruling-N51 = Krieg um Technologie und Heiliger Krieg
  .text =
    Eine Technologie kann nur genommen werden, wenn ihre Kosten in den Rest des Stärkevorteils passen und der Sieger sie
    nicht besitzt; eine niedrigere als seine eigene derselben Reihe wird nur entfernt, und keine gilt als gespielt. Im
    Heiligen Krieg gibt es Kulturpunkte für wirklich verlorene Bevölkerung.

ruling-N52 = Einstiegsspiel: Zusatzpunkte für Produktion
  .text = Es zählt die volle Produktion der Farmen und Minen, ohne Verbrauch und ohne Rücksicht auf den Blauen Vorrat.

ruling-N53 = Wirtschaftlicher Fortschritt
  .text =
    Es gilt die Reihenfolge der Phase Produktion und Versorgung samt Hungersnot, ohne Punkte und Karten. Auch Spieler,
    denen ein Aufstand droht, sind betroffen.

ruling-N54 = Werte, die nicht in der Anleitung stehen
  .text =
    Die Bereiche des Blauen Vorrats (4/4/10) und die meisten Kartenwerte stehen nicht in der Anleitung, sondern stammen
    von Karten und Zivilisationsbrettern. Weniger sicher sind Leichte Kavallerie, Befestigungen, Versklavung, Plündern,
    Überfall III, die Kosten der Kriege, Abkommen über offene Grenzen, Militärisches Schutzversprechen, Militärpakt,
    Bürgerliche Unruhen, Einfluss der Landwirtschaft und Einfluss der Kolonien.

ruling-N55 = Kartenteile im Einstiegsspiel
  .text =
    Unbeachtet bleiben nur die Teile über Kolonisation, Taktiken, Angriffe oder Militärkarten auf der Hand (Der Koloss,
    Kolumbus, Dschingis Khan und andere). Kolumbus darf ohne Wirkung genommen und gespielt werden.

ruling-N56 = Gruppierung der Armeen
  .text =
    Es zählt stets die Gruppierung (und Zuordnung der Luftstreitkräfte) mit der höchsten Summe; beim Opfern die beste
    unter den geopferten Einheiten.

ruling-N57 = Pakt oder Gandhi nach einer Kriegserklärung
  .text =
    Ein später geschlossener Pakt ohne Angriffe, Verlust der Souveränität oder ein später ausgespielter Gandhi hält
    einen bereits erklärten Krieg nicht auf.

ruling-N58 = Kosten einer Aggression und Reihenfolge
  .text =
    Die Militäraktionen eines Angriffs werden aus den Aktionen dieses Zuges bezahlt, die zu diesem Zeitpunkt alle
    verfügbar sind.

ruling-N59 = Christoph Kolumbus
  .text =
    Es wird kein Gegenwärtiges Ereignis aufgedeckt, und es gibt keine Kulturpunkte für das Zeitalter der Karte, weil
    kein Zukünftiges Ereignis gespielt wird.

ruling-N60 = Verdeckte Information
  .text =
    Militärkarten auf der Hand und Ereignisse sind geheim, ihre Zahl und ihre Rückseiten (Zeitalter) bekannt.
    Zivilkarten auf der Hand dürfen bekannt sein, da jede offen genommen wird.

ruling-N61 = Wohin benutzte Militärkarten kommen
  .text =
    Benutzte Bonuskarten, Aggressionen, Kriege, ersetzte Taktiken, beendete Pakte und verlorene Kolonien kommen auf den
    Ablagestapel ihres Zeitalters, Ereignisse und nicht kolonisierte Territorien zu den Vergangenen Ereignissen.
