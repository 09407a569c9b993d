### Civilization: Ein neues Zeitalter (2017): was die Regeln und Entscheidungen aus rules.toml sagen, in der Reihenfolge
### jener Datei und in eigenen Worten. Die englische Datei hat dieselben Meldungen. Ein Punkt einer Kennung ist hier ein
### Bindestrich. `.text` darf mehrere Zeilen haben; sie werden als eine gelesen.

## Kapitel in der Reihenfolge der Regelseite; eine Regel gehört zum längsten, mit dem ihre Kennung beginnt

chapter-R1 = Spieler und Material
chapter-R2 = Aufbau
chapter-R3 = Runden und die Fokusleiste
chapter-R4 = Karte und Gelände
chapter-R5 = Rohstoffe und Naturwunder
chapter-R6 = Kultur, Wirtschaft, Industrie
chapter-R7 = Wissenschaft
chapter-R8 = Militär: Verstärken und Angriffe
chapter-R9 = Die Ereignisscheibe
chapter-R10 = Stadtstaaten
chapter-R11 = Diplomatie
chapter-R12 = Weltwunder
chapter-R13 = Handelsmarker
chapter-R14 = Agenden und Sieg
chapter-R15 = Grenzen und Zweifelsfälle
chapter-focus = Fokuskarten
chapter-wonder = Einzelne Weltwunder
chapter-leader = Anführer
chapter-citystate = Stadtstaatenkarten
chapter-diplomacy = Diplomatiekarten
chapter-agenda = Agenden
chapter-event = Ereignisse der Scheibe
chapter-A1 = Automatischer Spieler: Grundsätze
chapter-A2 = Automatischer Spieler: Aufbau
chapter-A3 = Automatischer Spieler: sein Zug
chapter-A4 = Automatischer Spieler: Prioritäten
chapter-A5 = Automatischer Spieler: Rohstoffe, Wunder, Städte
chapter-A6 = Automatischer Spieler: Handelsmarker
chapter-A7 = Automatischer Spieler: Militär
chapter-A8 = Automatischer Spieler: Stadtstaaten, Wunder, Diplomatie
chapter-A9 = Automatischer Spieler: Anführer
chapter-A10 = Automatischer Spieler: Aufwertungen und einzelne Karten
chapter-A11 = Automatischer Spieler: Schwierigkeit
chapter-A12 = Automatischer Spieler: Kontrollmarker und Plätze
chapter-A13 = Automatischer Spieler: Wagen und Sonderfälle
chapter-automa = Automatischer Spieler: Fokuskarten

## Varianten

variant-automa = Automatischer Spieler

## Abschnitte, die keine Nummern sind

section-focus = Fokuskarten
section-wonder = Weltwunder
section-leader = Anführer
section-agenda = Agenden
section-citystate = Stadtstaaten
section-diplomacy = Diplomatiekarten
section-event = Ereignisscheibe
section-automa = Automatischer Spieler

## Beispiele

example-difficult-terrain = Vom ersten Platz aus erreicht eine Karte nur Grasland: Ein Wald ist zu schwierig.
example-placing-a-control-token = Die Kulturkarte legt einen Kontrollmarker neben die Stadt.
example-cities-keep-their-distance = Eine neue Stadt darf nicht neben einer anderen stehen.
example-a-caravan-visits = Ein Wagen, der einen Stadtstaat besucht, bringt Handelsmarker und seine Karte.
example-building-a-wonder = Marmor ersetzt die Produktion, die für Stonehenge fehlt.
example-a-wonder-too-dear = Vom ersten Platz aus produziert die Industriekarte zu wenig für ein Wunder.
example-attacking-a-control-token = Vom fünften Platz aus ist der Angriff stark: Der Kontrollmarker des Rivalen wird ersetzt.
example-reinforcing = Die Militärkarte dreht einen Kontrollmarker um: Er ist verstärkt.

## Regeln

rule-R1-1-a = Spielerzahl
  .text =
    Das Grundspiel ist für 2 bis 4 Spieler; mit dem automatischen Spieler sind es 1 bis 3 Menschen und genau ein
    automatischer Spieler.

rule-R1-1-b = Nur Material des Grundspiels
  .text =
    Es gibt nur das Material des Grundspiels; keine Karte, kein Spielplanteil und keine Scheibe der Erweiterung kommt
    vor.

rule-R1-2-a = Eine Erlaubnis hebt nur die genannte Einschränkung auf
  .text =
    Kartentexte gehen den allgemeinen Regeln vor, doch eine Karte, die etwas erlaubt, hebt nur die Einschränkung auf,
    die sie nennt; jedes andere Verbot bleibt bestehen („darf nicht“ schlägt „darf“).

rule-R1-3-a = Wohin zurückgegebenes Material kommt
  .text =
    Ein zurückgegebener Ressourcen- oder Handelsmarker kommt in den Vorrat; ein zurückgegebener Kontrollmarker oder eine
    Stadt wird wieder zum unbenutzten Spielstein ihres Besitzers; ein Wagen kommt auf die Wirtschaftskarte seines
    Besitzers; eine Diplomatiekarte liegt wieder bei den verfügbaren Karten ihres Gebers (Spieler oder Stadtstaat).

rule-R1-4-a = Unbenutzte Spielsteine
  .text =
    Ein Spielstein ist unbenutzt, wenn er weder auf der Weltkarte liegt noch anderweitig gebunden ist; ein
    Kontrollmarker, der eine Agenda markiert, ist gebunden.

rule-R2-1-a = Material je Spieler
  .text =
    Jeder Spieler, auch der automatische, besitzt 1 Hauptstadt, 7 Städte, 3 Wagen, 31 Kontrollmarker, eine
    Technologiescheibe, eine Fokusleiste und 4 eigene Diplomatiekarten; ein Mensch hat außerdem 20 Fokuskarten, der
    automatische Spieler seine eigenen 20 Fokuskarten.

rule-R2-1-b = Zufällige, verschiedene Anführer
  .text = Jeder Spieler erhält zufällig einen der acht Anführer; kein Anführer wird zweimal vergeben.

rule-R2-2-a = Fokusreihe zu Beginn
  .text =
    Die fünf Karten der Stufe I liegen zu Beginn in der Reihenfolge, die der Anführerbogen zeigt, auf den Plätzen 1 bis
    5.

rule-R2-2-b = Fokusstapel
  .text =
    Die 15 Karten der Stufen II bis IV bilden den Fokusstapel des Spielers, den er jederzeit durchsehen darf; sein
    Inhalt ist offene Information.

rule-R2-3-a = Werte zu Beginn
  .text =
    Zu Beginn liegt ein Wagen auf der Wirtschaftskarte, die Technologiescheibe steht auf 0, niemand besitzt Handels-
    oder Ressourcenmarker, und die eigenen vier Diplomatiekarten liegen offen für die anderen bereit.

rule-R2-4-a = Startspieler und Beginn der Ereignisscheibe
  .text =
    Ohne automatischen Spieler wird der Startspieler ausgelost. Die Ereignisscheibe beginnt auf Position 0 (Barbaren
    erscheinen); diese Position wird beim Aufbau nicht abgehandelt.

rule-R2-5-a = Wahl der Weltkarte
  .text =
    Gespielt wird entweder auf der festen Weltkarte für die Spielerzahl oder auf einer, die die Spieler selbst bauen;
    beides ist bei jeder Spielerzahl möglich, mit und ohne automatischen Spieler.

rule-R2-6-a = Bestückung der festen Weltkarte für 2 Spieler
  .text =
    Auf jedes sichtbare gedruckte Symbol kommt der passende Marker: ein Ressourcenmarker auf jedes Ressourcensymbol, der
    Naturwunder-Marker, der Stadtstaat-Marker und der Barbar mit dem aufgedruckten Buchstaben.

rule-R2-6-b = Bestückung der festen Weltkarten für 3 und 4 Spieler
  .text =
    Die festen Weltkarten für 3 und 4 Spieler werden ebenso bestückt (R2.6-a); auf der Weltkarte für 4 Spieler liegen
    außerdem zwei Wassermarker in umschlossenen Lücken.

rule-R2-6-c = Marker ohne sichtbares Symbol bleiben ungenutzt
  .text =
    Stadtstaat-, Naturwunder- und Barbarenmarker, deren Symbol auf der Weltkarte nicht zu sehen ist, bleiben die ganze
    Partie über in der Schachtel.

rule-R2-7-a = Hauptstädte
  .text = Die Hauptstadt jedes Spielers steht auf dem Stern (Feld 0) seines eigenen Hauptstadt-Spielplanteils.

rule-R2-8-a = Stadtstaatkarten im Spiel
  .text =
    Für jeden Stadtstaat auf der Weltkarte liegen seine 2 Diplomatiekarten neben der Karte bereit; die Karten fehlender
    Stadtstaaten sind nicht im Spiel.

rule-R2-9-a = Weltwunderstapel nach Spielerzahl
  .text =
    Es gibt vier Weltwunderstapel (Kultur, Wirtschaft, Wissenschaft, Militär). In jedem bleiben bei 4 Spielern 2/2/2
    Karten aus Antike/Mittelalter/Moderne, bei 3 Spielern 1/2/2 und bei 2 Spielern 1/1/2; die übrigen werden zufällig
    und ungesehen entfernt. Der automatische Spieler zählt als Spieler.

rule-R2-9-b = Stapelung und offene Weltwunder
  .text =
    In jedem Stapel liegen die antiken Karten über den mittelalterlichen und diese über den modernen, jedes Zeitalter
    für sich gemischt; offen liegt nur die oberste Karte jedes Stapels.

rule-R2-10-a = Drei Siegkarten
  .text = Drei der fünf Siegkarten sind im Spiel; die beiden anderen bleiben außen vor.

rule-R2-11-a = Vorrat
  .text =
    Im Vorrat liegen die Handelsmarker und alle Ressourcenmarker, die nicht auf die Weltkarte gelegt wurden (insgesamt 8
    je Art).

rule-R2-12-a = Weltkartenbau: Gruppen der Spielplanteile und Hauptstadtteile
  .text =
    Hauptstadt-Spielplanteile sind 7, 9, 11 und 16, Naturwunderteile 1, 2, 4 und 13, Stadtstaatteile 6, 12, 14 und 15,
    gewöhnliche Teile 3, 5, 8 und 10. Jeder Spieler erhält zufällig ein Hauptstadt-Spielplanteil; übrige Hauptstadtteile
    sind nicht im Spiel.

rule-R2-12-b = Weltkartenbau: Kern-Spielplanteile und Seite
  .text =
    Der Kern besteht aus 2 zufälligen Naturwunderteilen und 2 zufälligen Stadtstaatteilen; ein Würfelwurf bestimmt die
    Seite aller vier: 1–3 Seite A, 4–6 Seite B.

rule-R2-12-c = Form des Kerns
  .text =
    Die Kern-Spielplanteile liegen auf den vier Plätzen des Kernaufbaus; zusammen bedecken sie 40 verschiedene Felder,
    ohne Lücken, die Wasser bräuchten.

rule-R2-12-d = Weltkartenbau: Verteilen der äußeren Teile
  .text =
    Die restlichen Naturwunder-, Stadtstaat- und gewöhnlichen Teile (8 Stück) werden gemischt, und jeder Spieler erhält
    2 davon; die übrigen sind nicht im Spiel.

rule-R2-12-e = Weltkartenbau: Reihenfolge des Anlegens
  .text =
    Beginnend beim Startspieler und im Uhrzeigersinn legt jeder Spieler immer eines seiner drei Teile an und bestimmt
    Teil, Seite und Drehung, bis alle Teile liegen.

rule-R2-12-f = Weltkartenbau: Berührungsregel
  .text =
    Ein neues Spielplanteil muss mindestens vier verschiedene Felder von Teilen berühren, die schon auf dem Tisch
    liegen; mindestens eines davon muss zu einem Kern-Spielplanteil gehören.

rule-R2-12-g = Weltkartenbau: Raster und Überlappung
  .text = Spielplanteile folgen dem Sechseckraster und überlappen einander nie.

rule-R2-12-h = Umschlossene Lücken werden Wasser
  .text =
    Nach dem letzten Spielplanteil wird jedes leere Sechseck, das ganz von Teilen umschlossen ist, mit einem
    Wassermarker gefüllt (8 sind vorhanden); zum Rand hin offene Buchten gehören nicht zur Weltkarte.

rule-R2-12-i = Form und Drehung der Spielplanteile
  .text =
    Ein Spielplanteil hat zehn Felder; Seite B hat den gespiegelten Umriss von Seite A. In axialen Koordinaten überführt
    eine Drehung um k Schritte einen Versatz (q, r) um Feld 0 k-mal in (-r, q+r).

rule-R2-13-a = Anzahl der Spielplanteile
  .text =
    Eine selbst gebaute Weltkarte ohne automatischen Spieler besteht aus 4 Kern-Spielplanteilen und 3 Teilen je Spieler.

rule-R2-14-a = Die verdeckte Seite gibt es nicht
  .text =
    Ein Spielplanteil ist nur mit seiner sichtbaren Seite im Spiel; Stadtstaaten und Naturwunder der anderen Seite
    können nicht vorkommen.

rule-R3-1-a = Fünf Plätze
  .text =
    Die Fokusleiste hat fünf Plätze mit Zahl und Gelände: 1 Grasland, 2 Hügel, 3 Wald, 4 Wüste, 5 Berge; auf jedem Platz
    liegt stets genau eine Karte.

rule-R3-2-a = Die Platzzahl begrenzt das Gelände
  .text =
    Eine Karte wirkt mit der Zahl ihres Platzes; wo es auf das Gelände ankommt, darf sie Gelände bis zu diesem
    Schwierigkeitsgrad nutzen.

rule-R3-3-a = Eine Karte je Zug: wählen, abhandeln, zurücksetzen
  .text =
    Ein Zug besteht darin, eine Karte der Fokusreihe zu wählen, sie abzuhandeln und zurückzusetzen; dann ist der nächste
    Spieler an der Reihe.

rule-R3-3-b = Wählen ist Pflicht, Nutzen nicht
  .text =
    Passen ist nicht möglich: Eine Karte muss gewählt werden und wird auch dann zurückgesetzt, wenn der Spieler auf ihre
    Wirkung verzichtet oder sie unmöglich ist.

rule-R3-4-a = Zurücksetzen verschiebt nur niedrigere Plätze
  .text =
    Beim Zurücksetzen wird die Karte herausgenommen, jede Karte auf einem niedrigeren Platz rückt einen Platz nach
    rechts, und die Karte kommt auf Platz 1; Karten auf höheren Plätzen bleiben liegen.

rule-R3-4-b = Zurücksetzen von Platz 1 und von Platz 5
  .text =
    Wird eine Karte von Platz 1 zurückgesetzt, ändert sich nichts; von Platz 5 aus rücken alle vier anderen weiter.

rule-R3-4-c = Marker wandern mit ihrer Karte
  .text =
    Handelsmarker, Stadtstaat-Marker und Wagen, die auf einer Karte liegen, bleiben auf ihr, wenn sie den Platz
    wechselt.

rule-R3-5-a = Fähigkeiten zu Beginn des Zuges
  .text =
    Fähigkeiten „zu Beginn deines Zuges“ sind freiwillig; jede ist höchstens einmal je Zug nutzbar, in beliebiger
    Reihenfolge und nur, bevor eine Karte gewählt wird.

rule-R3-6-a = Abhandeln, „als läge“ die Karte auf einem anderen Platz
  .text =
    Erlaubt eine Wirkung, eine Karte so abzuhandeln, als läge sie auf einem anderen Platz, so ersetzt dessen Zahl die
    tatsächliche bei Gelände, Zahlenwerten und Bedingungen; wird die Karte zurückgesetzt, dann von ihrem wirklichen
    Platz aus.

rule-R3-7-a = Zugreihenfolge und Runden
  .text = Gezogen wird im Uhrzeigersinn; eine Runde umfasst je einen Zug aller Spieler und beginnt mit dem Startspieler.

rule-R3-7-b = Beginn einer Runde
  .text =
    Vor jedem Zug des Startspielers außer dem allerersten wird zuerst der Sieg geprüft, dann rückt die Ereignisscheibe
    um ein Feld weiter und das Ereignis wird abgehandelt, dann beginnt der Zug (Fähigkeiten zu Zugbeginn zuletzt).

rule-R4-1-a = Gelände-Schwierigkeitsgrade
  .text = Grasland 1, Hügel 2, Wald 3, Wüste 4, Berge 5, Wasser 1, Naturwunderfeld 5.

rule-R4-1-b = Naturwunderfelder haben keine Geländeart
  .text =
    Ein Naturwunderfeld hat den Schwierigkeitsgrad 5, aber keine Geländeart; Wirkungen, die eine Geländeart nennen,
    gelten dort daher nie.

rule-R4-2-a = Wasser ist gesperrt
  .text =
    Auf Wasser darf nichts platziert oder bewegt und durch Wasser nicht gezählt werden, außer eine Wirkung erlaubt es;
    ein Wassermarker ist ein Wasserfeld wie ein gedrucktes.

rule-R4-2-b = Erlaubtes Wasser hat den Schwierigkeitsgrad 1
  .text = Erlaubt eine Wirkung Wasser, so zählt das Wasserfeld als ein Feld mit Schwierigkeitsgrad 1.

rule-R4-3-a = Freundliche und rivalisierende Felder
  .text =
    Ein Feld ist für einen Spieler freundlich, wenn darauf seine Stadt, seine Hauptstadt oder sein Kontrollmarker liegt,
    und rivalisierend, wenn dort eines davon einem anderen Spieler gehört.

rule-R4-3-b = Wagen machen ein Feld weder freundlich noch rivalisierend
  .text = Ein Wagen macht sein Feld nie freundlich oder rivalisierend, wem er auch gehört.

rule-R4-4-a = „Innerhalb von N Feldern“ verlangt einen zulässigen Weg
  .text =
    Die Entfernung ist die Schrittzahl des kürzesten Weges über angrenzende Felder, die die Wirkung benutzen darf;
    innerhalb von N Feldern liegt, was in höchstens N Schritten erreichbar ist.

rule-R4-4-b = Rand der Weltkarte
  .text =
    Ein Feld liegt am Rand der Weltkarte, wenn mindestens eines seiner sechs Nachbarfelder nicht vorhanden ist; ein mit
    einem Wassermarker gefülltes Sechseck ist vorhanden.

rule-R4-5-a = Leeres Feld
  .text = Ein Feld ist leer, wenn weder ein Marker noch eine Plastikfigur darauf liegt; gedruckte Symbole zählen nicht.

rule-R4-6-a = Entwickelte Stadt
  .text = Eine Stadt ist entwickelt, wenn jedes vorhandene angrenzende Feld freundlich oder Wasser ist.

rule-R4-6-b = Fehlende Sechsecke zählen nicht
  .text =
    Sechsecke außerhalb der Weltkarte bleiben außer Betracht; eine Stadt am Rand braucht daher weniger Kontrollmarker.

rule-R4-6-c = Was zur Entwicklung nicht beiträgt
  .text =
    Rivalisierende Marker, Wagen, nicht genommene Ressourcen, Stadtstaaten und leeres Land zählen nicht; eine weitere
    Stadt desselben Spielers zählt.

rule-R4-6-d = Entwicklung gilt fortlaufend
  .text =
    Ob eine Stadt entwickelt ist, ergibt sich immer aus der aktuellen Lage, sobald es darauf ankommt; der Zustand wird
    sofort gewonnen und sofort verloren.

rule-R4-6-e = Auch die Hauptstadt kann entwickelt sein
  .text = Für die Hauptstadt gilt dieselbe Regel; erfüllt sie die Bedingung, zählt sie als entwickelte Stadt.

rule-R4-7-a = Wozu entwickelte Städte dienen
  .text =
    Entwickelte Städte sind Ausgangspunkte für Wagen und bringen beim Handelsereignis Handelsmarker; nicht entwickelte
    Städte (außer der Hauptstadt) tun beides nicht.

rule-R4-8-a = Städte halten beim Bau Abstand
  .text =
    Keine Stadt darf angrenzend zu einer Stadt, einer Hauptstadt oder einem Stadtstaat gebaut werden, wem auch immer sie
    gehören.

rule-R5-1-a = Vier Ressourcen
  .text = Es gibt vier Arten von Ressourcen (Marmor, Quecksilber, Öl, Diamanten) mit je 8 Markern.

rule-R5-2-a = Eine Ressource nehmen
  .text =
    Einen Ressourcenmarker auf der Weltkarte nimmt der Spieler, der einen Kontrollmarker auf sein Feld legt; danach
    gehört er ihm, was auch mit dem Feld geschieht.

rule-R5-3-a = Ein Naturwunder nehmen und nutzen
  .text =
    Einen Naturwunder-Marker nimmt man wie eine Ressource. Er darf einmal je Zug wie eine Ressource seiner Art
    ausgegeben werden und bleibt dem Spieler erhalten.

rule-R5-3-b = Ressourcenarten der Naturwunder
  .text =
    Jedes Naturwunder zählt als eine bestimmte Ressource: Torres del Paine und Grand Mesa als Diamanten, Klippen von
    Dover und Pantanal als Marmor, Mount Everest und Kilimandscharo als Öl, Crater Lake und Galápagos-Inseln als
    Quecksilber.

rule-R5-4-a = Ausgegebene Ressourcen kommen in den Vorrat
  .text =
    Ein ausgegebener Ressourcenmarker kommt in den Vorrat; wie viele ein Spieler besitzen darf, ist nicht begrenzt.

rule-R5-4-b = Erschöpfte Ressourcenart
  .text =
    Eine Ressourcenart, die im Vorrat fehlt, kann man nicht erhalten; besteht eine Wahl, so nur unter den vorhandenen
    Arten; ist keine vorhanden, erhält man nichts.

rule-R5-5-a = Naturwunder wechselt durch Angriff den Besitzer
  .text =
    Wird ein Kontrollmarker (oder eine Stadt) auf einem Naturwunderfeld durch einen Angriff besiegt, erhält der
    Angreifer den Naturwunder-Marker.

rule-R5-5-b = Naturwunder nach bloßer Zerstörung
  .text =
    Wird der Kontrollmarker nur zerstört (Barbar, Kernenergie, Verbotene Stadt), behält der bisherige Besitzer den
    Naturwunder-Marker, bis ein anderer Spieler einen Kontrollmarker oder eine Stadt auf das Feld bringt.

rule-R5-5-c = Naturwunder und Ersetzungswirkungen
  .text =
    Wirkungen, die einen rivalisierenden Marker ersetzen (Massenmedien, Eiffelturm), bringen auch den Naturwunder-Marker
    des Feldes mit.

rule-R6-1-a = Kontrollmarker platzieren
  .text =
    Mit einer Kulturkarte darf der Spieler bis zur angegebenen Zahl (auch weniger oder keinen) unbenutzte Kontrollmarker
    mit der unverstärkten Seite nach oben platzieren, jeden angrenzend zu einer freundlichen Stadt.

rule-R6-1-b = Angrenzend zu einer Stadt, nicht zu einem Marker
  .text =
    Das Feld muss an eine freundliche Stadt angrenzen; ein freundlicher Kontrollmarker daneben genügt nicht (außer wo
    eine Karte von einem „freundlichen Feld“ spricht).

rule-R6-2-a = Unzulässige Felder
  .text =
    Ein Kontrollmarker darf nicht auf Wasser platziert werden und nicht auf ein Feld mit einem Barbaren, einer Stadt,
    einem Stadtstaat oder einem Kontrollmarker irgendeines Spielers.

rule-R6-2-b = Wagen stören nicht
  .text = Wagen, gleich wem sie gehören, verhindern keinen Kontrollmarker und bleiben von ihm unberührt.

rule-R6-2-c = Naturwunderfelder brauchen Platz 5
  .text =
    Ein Kontrollmarker auf einem Naturwunderfeld verlangt eine Kulturkarte, die mit der Zahl 5 genutzt wird (oder eine
    Wirkung, die den Schwierigkeitsgrad senkt).

rule-R6-2-d = Handelsmarker bringen Kontrollmarker, kein schwierigeres Gelände
  .text =
    Jeder von der Kulturkarte ausgegebene Handelsmarker erlaubt einen weiteren Kontrollmarker, aber kein schwierigeres
    Gelände.

rule-R6-2-e = Kontrollmarker auf einem unkontrollierten Weltwunder
  .text =
    Auf ein Feld, auf dem nur ein unkontrollierter Weltwunder-Marker liegt, darf ein Kontrollmarker gelegt werden; sein
    Besitzer kontrolliert dann das Weltwunder.

rule-R6-3-a = Bewegung der Wagen und Gelände
  .text =
    Jeder Wagen bewegt sich bis zu so viele Felder, wie die Karte angibt, immer auf ein angrenzendes Feld und nur auf
    Felder, deren Schwierigkeitsgrad die Platzzahl nicht übersteigt.

rule-R6-3-b = Wasser und Barbaren halten Wagen auf
  .text = Ein Wagen darf weder auf Wasser noch auf das Feld eines Barbaren, außer die Karte erlaubt es.

rule-R6-3-c = Wagen ziehen durch und teilen Felder
  .text =
    Wagen dürfen Felder mit Kontrollmarkern aller Spieler, eigenen Städten und anderen Wagen durchqueren und dort stehen
    bleiben.

rule-R6-3-d = Handelsmarker helfen jedem Wagen
  .text =
    Jeder von der Wirtschaftskarte ausgegebene Handelsmarker gibt bei diesem Abhandeln jedem Wagen ein Feld mehr
    Bewegung.

rule-R6-3-e = Jeder Wagen bewegt sich einmal
  .text =
    Ein Wagen bewegt sich bei jedem Abhandeln höchstens einmal und muss sich weder bewegen noch seine ganze Bewegung
    nutzen; ein Wagen, der angekommen und auf die Karte zurückgekehrt ist, bewegt sich dabei nicht noch einmal.

rule-R6-3-f = Zahl der Wagen im Einsatz
  .text =
    Die Wirtschaftskarte gibt an, wie viele Wagen im Einsatz sein dürfen: Außenhandel 1, Währung 2, Dampfkraft 2,
    Kapitalismus 3.

rule-R6-4-a = Ankunft bei einem Stadtstaat
  .text =
    Betritt ein Wagen einen Stadtstaat, kehrt er auf die Wirtschaftskarte zurück, und der Spieler legt 2 Handelsmarker
    auf seine eigene Fokuskarte von der Art des Stadtstaats.

rule-R6-4-b = Ankunft in einer rivalisierenden Stadt
  .text =
    Betritt ein Wagen eine rivalisierende Stadt oder Hauptstadt, kehrt er auf die Wirtschaftskarte zurück, und der
    Spieler verteilt 2 Handelsmarker beliebig auf eigene Fokuskarten.

rule-R6-4-c = Diplomatiekarte eines Stadtstaats
  .text =
    Bei der Ankunft darf der Spieler die Diplomatiekarte des Stadtstaats nehmen, wenn noch eine verfügbar ist und er
    noch keine davon besitzt.

rule-R6-4-d = Diplomatiekarte eines Rivalen
  .text =
    Bei der Ankunft in einer rivalisierenden Stadt darf der Spieler eine der verfügbaren Karten dieses Rivalen nehmen;
    hat er bereits eine von ihm, muss er sie vorher zurückgeben.

rule-R6-4-e = Überzählige Handelsmarker verfallen
  .text = Handelsmarker, mit denen auf der Karte eines Menschen mehr als drei lägen, verfallen.

rule-R6-4-f = Die Ankunft erfolgt sofort
  .text =
    Das Betreten eines Stadtstaats oder einer rivalisierenden Stadt ist immer eine Ankunft; hindurchziehen kann ein
    Wagen nicht.

rule-R6-5-a = Wo Wagen starten
  .text =
    Ein Wagen auf der Wirtschaftskarte startet von der Hauptstadt oder einer beliebigen eigenen entwickelten Stadt, als
    stünde er dort; der erste Schritt führt auf ein angrenzendes Feld.

rule-R6-5-b = Unvollendete Fahrten
  .text =
    Ein Wagen, der noch nicht angekommen ist, bleibt auf der Weltkarte stehen und fährt bei einem späteren Abhandeln von
    dort aus weiter.

rule-R6-5-c = Eine Ankunft je Ziel und Zug
  .text = Je Zug darf höchstens ein Wagen eines Spielers bei derselben Stadt oder demselben Stadtstaat ankommen.

rule-R6-6-a = Mehr Wagen mit einer besseren Karte
  .text =
    Erhält ein Spieler eine Wirtschaftskarte mit höherer Wagenzahl, kommen die zusätzlichen Wagen auf sie; Wagen auf der
    alten Karte ziehen um, solche auf der Weltkarte bleiben stehen.

rule-R6-7-a = Eine Stadt bauen
  .text =
    Eine unbenutzte Stadt kommt auf ein zulässiges Feld, das innerhalb der Reichweite der Karte zu einem freundlichen
    Feld liegt und dessen Schwierigkeitsgrad die Platzzahl nicht übersteigt.

rule-R6-7-b = Unzulässige Stadtfelder
  .text =
    Ein Stadtfeld darf kein Wasser sein, nicht an eine Stadt oder einen Stadtstaat angrenzen und nichts enthalten außer
    Wagen, einem Kontrollmarker des Erbauers und/oder einem Weltwunder-Marker.

rule-R6-7-c = Stadt auf einem eigenen Kontrollmarker
  .text =
    Wer auf einem eigenen Kontrollmarker baut (verstärkt oder nicht), erhält ihn zurück; Wagen bleiben auf dem Feld.

rule-R6-7-d = Was der Weg zum Stadtfeld nicht kreuzen darf
  .text =
    Der gezählte Weg darf nicht über Wasser, Felder mit einem Schwierigkeitsgrad über der Platzzahl, rivalisierende
    Felder, Barbaren oder Stadtstaaten führen (außer die Karte erlaubt es).

rule-R6-7-e = Handelsmarker helfen nicht beim Städtebau
  .text =
    Handelsmarker auf der Industriekarte erhöhen nur die Produktion für ein Weltwunder, nie Reichweite oder Gelände für
    eine Stadt.

rule-R6-7-f = Weltwunder oder Stadt, nicht beides
  .text = Mit einer Industriekarte baut ein Mensch je Abhandeln entweder ein Weltwunder oder eine Stadt.

rule-R6-7-g = Stadt auf einem Naturwunderfeld
  .text =
    Ein Naturwunderfeld kann nur dann eine Stadt aufnehmen, wenn sein Marker bereits genommen wurde (ein eigener
    Kontrollmarker dort wird zurückgegeben) und die Zahl 5 benutzt wird; die Stadt verteidigt sich mit dem doppelten
    Schwierigkeitsgrad 5.

rule-R6-8-a = Ein Weltwunder bauen
  .text =
    Der Spieler wählt ein offenes Weltwunder, bezahlt die Kosten, legt dessen Marker unter eine eigene Stadt ohne
    Weltwunder-Marker und nimmt die Karte; dann wird die nächste Karte dieses Stapels aufgedeckt.

rule-R6-8-b = Es braucht eine Stadt ohne Weltwunder
  .text = Ein Weltwunder kann nicht gebaut werden, wenn jede eigene Stadt schon einen Weltwunder-Marker hat.

rule-R6-8-c = Erschöpfter Weltwunderstapel
  .text = Ist die letzte Karte eines Stapels gebaut, liegt von dieser Art kein Weltwunder mehr offen.

rule-R6-9-a = Produktion und Kosten
  .text =
    Produktion = Platzzahl (oder aufgedruckte Zahl) + 2 je ausgegebener Ressource einer der beiden Arten des Weltwunders
    + 1 je Handelsmarker, der von der Industriekarte ausgegeben wird; sie muss mindestens so hoch sein wie die Kosten.

rule-R6-9-b = Die falsche Ressource zählt nicht
  .text = Eine Ressource, deren Art das Weltwunder nicht zeigt, bringt nichts und kann dafür nicht ausgegeben werden.

rule-R6-9-c = Kostensenkungen werden addiert
  .text = Kostensenkungen durch Anführer und Stadtstaatkarten werden zusammengezählt; unter 0 sinken die Kosten nie.

rule-R6-9-d = Überschüssige Produktion verfällt
  .text = Produktion, die über die Kosten hinausgeht, verfällt; es gibt kein Wechselgeld.

rule-R6-9-e = Nur Handelsmarker der Industriekarte
  .text = Für ein Weltwunder zählen nur Handelsmarker, die auf der Industriekarte liegen.

rule-R6-9-f = Mehrere Ressourcen einer Art
  .text =
    Von den beiden gezeigten Arten dürfen beliebig viele Ressourcen ausgegeben werden, auch mehrere derselben Art, dazu
    Naturwunder dieser Arten.

rule-R6-10-a = Ein Weltwunder kontrollieren
  .text =
    Ein Spieler kontrolliert ein Weltwunder, solange dessen Marker unter einer eigenen Stadt oder (nach R12.3) unter
    einem eigenen Kontrollmarker liegt; nur wer es kontrolliert, hat die Karte und ihre Wirkung.

rule-R7-1-a = Die Technologiescheibe weiterdrehen
  .text =
    Eine Wissenschaftskarte dreht die Technologiescheibe um die Platzzahl weiter, dazu um 1 je Handelsmarker, der von
    der Karte ausgegeben wird.

rule-R7-2-a = Stufenfelder
  .text = Felder mit einer Technologiestufe sind 3 und 6 (II), 10 und 14 (III), 19 und 24 (IV).

rule-R7-3-a = Erreicht oder passiert, jedes für sich
  .text =
    Jedes erreichte oder passierte Stufenfeld gibt für sich einmal Gelegenheit, eine Karte zu nehmen, in der Reihenfolge
    der Scheibe.

rule-R7-3-b = Genau diese Stufe
  .text =
    Die Karte muss genau die Stufe des Feldes haben und aus dem eigenen Fokusstapel kommen; der Spieler darf verzichten.

rule-R7-3-c = Keine Karte der Stufe mehr übrig
  .text = Enthält der Stapel keine Karte der Stufe mehr, verfällt die Gelegenheit.

rule-R7-4-a = Eine Karte ersetzen
  .text =
    Die neue Karte nimmt den Platz der Karte gleicher Art in der Fokusreihe ein; alles, was auf der alten lag
    (Handelsmarker, Stadtstaat-Marker, Wagen), kommt auf sie; die alte Karte scheidet aus dem Spiel aus.

rule-R7-4-b = Stufen überspringen
  .text = Eine Karte darf auch eine ersetzen, die mehr als eine Stufe niedriger ist.

rule-R7-5-a = Auf Feld 24 folgt Feld 15
  .text = Nach Feld 24 kommt Feld 15; die restliche Bewegung geht von dort weiter.

rule-R7-5-b = Die letzten zehn Felder bilden eine Schleife
  .text = In jedem weiteren Umlauf geben die Felder 19 und 24 erneut Gelegenheit zu einer Karte der Stufe IV.

rule-R7-6-a = Die Wissenschaftskarte wird beim Abhandeln selbst ersetzt
  .text =
    Eine Wissenschaftskarte, die während ihres Abhandelns ersetzt wird, wird nicht noch einmal abgehandelt; die neue
    Karte liegt auf dem Platz und wird zurückgesetzt.

rule-R8-1-a = Verstärken
  .text =
    Beim Verstärken werden bis zur angegebenen Zahl eigene unverstärkte Kontrollmarker auf ihre verstärkte Seite
    gedreht.

rule-R8-2-a = Verteidigungsbonus verstärkter Marker
  .text =
    Ein verstärkter Kontrollmarker gibt sich selbst sowie jeder angrenzenden Stadt und jedem angrenzenden Kontrollmarker
    desselben Spielers +1 Verteidigung; diese Boni werden addiert.

rule-R8-3-a = Reichweite eines Angriffs
  .text =
    Ein Angriff braucht ein Ziel innerhalb der Reichweite der Karte, gezählt von einem beliebigen freundlichen Feld aus.

rule-R8-3-b = Angriffe nacheinander
  .text =
    Bis zur angegebenen Zahl werden Angriffe einzeln durchgeführt; jedes Ziel wird erst gewählt, wenn der vorige Angriff
    beendet ist. Dasselbe Ziel darf erneut angegriffen werden, und weniger Angriffe sind erlaubt.

rule-R8-4-a = Was der Weg eines Angriffs nicht kreuzen darf
  .text =
    Der gezählte Weg darf nicht über Wasser, rivalisierende Felder, Barbaren oder Stadtstaaten führen, außer wo die
    Karte es erlaubt; das Zielfeld selbst darf jedes davon enthalten.

rule-R8-4-b = Gelände beschränkt Angriffe nicht
  .text =
    Für die Reichweite eines Angriffs spielt der Gelände-Schwierigkeitsgrad keine Rolle, auf welchem Platz die Karte
    auch liegt.

rule-R8-5-a = Zulässige Ziele
  .text =
    Ziele sind Barbaren, Stadtstaaten, rivalisierende Städte und Hauptstädte sowie rivalisierende Kontrollmarker; Wagen,
    eigene Spielsteine und leere Felder sind keine Ziele.

rule-R8-6-a = Kein Angriff von einem in diesem Zug gewonnenen Feld
  .text =
    Von einem Feld, das der Spieler im selben Zug durch einen Angriff gewonnen hat, darf kein Angriff gezählt werden.

rule-R8-6-b = Durch ein in diesem Zug gewonnenes Feld zählen
  .text = Ein in diesem Zug gewonnenes Feld ist in jeder anderen Hinsicht freundlich; der Weg darf also hindurchführen.

rule-R8-7-a = Ablauf eines Angriffs
  .text =
    Das Ziel wird genannt und Diplomatiekarten werden zurückgegeben; beide Würfel werden geworfen und die Werte
    bestimmt; dann darf erst der Angreifer, danach der Verteidiger Handelsmarker ausgeben; zuletzt werden die Summen
    verglichen.

rule-R8-7-b = Auch neutrale Verteidiger würfeln
  .text = Auch für Barbaren und Stadtstaaten wird gewürfelt; Marker geben sie nie aus.

rule-R8-8-a = Kampfwert des Angreifers
  .text = Angreifer = Würfel + Platzzahl + aufgedruckter Bonus der Militärkarte + sonstige Angriffsboni.

rule-R8-9-a = Verteidigung eines Stadtstaats
  .text = Ein Stadtstaat verteidigt sich mit Würfel + 8; sein Grasland zählt nicht dazu.

rule-R8-9-b = Verteidigung eines Barbaren
  .text = Ein Barbar verteidigt sich mit Würfel + Gelände-Schwierigkeitsgrad.

rule-R8-9-c = Verteidigung eines Kontrollmarkers
  .text =
    Ein Kontrollmarker verteidigt sich mit Würfel + Gelände-Schwierigkeitsgrad + Verteidigungsboni seines Besitzers + 1
    je angrenzendem verstärkten Marker desselben Besitzers + 1, wenn er selbst verstärkt ist.

rule-R8-9-d = Verteidigung von Stadt und Hauptstadt
  .text =
    Eine Stadt oder Hauptstadt verteidigt sich wie ein Kontrollmarker, aber mit dem doppelten
    Gelände-Schwierigkeitsgrad.

rule-R8-9-e = Stadt auf einem eroberten Stadtstaat
  .text =
    Eine Stadt auf dem Feld eines eroberten Stadtstaats verteidigt sich wie jede Stadt auf Grasland (2), nicht mit 8.

rule-R8-10-a = Handelsmarker im Kampf
  .text =
    Jeder von der eigenen Militärkarte ausgegebene Handelsmarker gibt nur für diesen Angriff +1, dem Angreifer ebenso
    wie dem Verteidiger; ausgegebene Marker kommen in den Vorrat, wie der Kampf auch ausgeht.

rule-R8-10-b = Die Militärkarte des Verteidigers darf auf jedem Platz liegen
  .text =
    Der Verteidiger nutzt die Handelsmarker auf seiner Militärkarte, wo immer sie liegt; ihre Platzzahl trägt nichts zur
    Verteidigung bei.

rule-R8-10-c = Stadtstaat-Marker im Kampf
  .text =
    Ein Stadtstaat-Marker auf der Militärkarte darf einmal je Zug wie ein Handelsmarker eingesetzt werden und bleibt
    erhalten.

rule-R8-11-a = Gleichstand geht an den Verteidiger
  .text = Der Angreifer gewinnt nur mit einem echt höheren Wert.

rule-R8-11-b = Gescheiterter Angriff
  .text = Eine erfolgreiche Verteidigung hat keine weiteren Folgen.

rule-R8-12-a = Barbar besiegt
  .text =
    Der Barbar kommt von der Weltkarte, und der Angreifer legt 1 Handelsmarker auf eine beliebige eigene Fokuskarte.

rule-R8-13-a = Kontrollmarker besiegt
  .text =
    Der Marker des Verteidigers wird zurückgegeben und durch einen unbenutzten, unverstärkten Kontrollmarker des
    Angreifers ersetzt, ob er verstärkt war oder nicht.

rule-R8-14-a = Stadt besiegt
  .text =
    Eine Stadt, die keine Hauptstadt ist, wird durch eine unbenutzte Stadt des Angreifers ersetzt; die Abstandsregel für
    Städte spielt dabei keine Rolle.

rule-R8-14-b = Rivalisierende Stadt auf einem eroberten Stadtstaat besiegt
  .text =
    Steht die besiegte Stadt auf einem eroberten Stadtstaat, so wählt der Angreifer, ob er ihn erobert oder befreit.

rule-R8-15-a = Stadtstaat besiegt
  .text =
    Ein besiegter Stadtstaat wird nach R10.4 erobert; der Angreifer kann auf die Stadt nicht verzichten und ihn nicht
    neutral lassen (außer wenn ihm Spielsteine fehlen).

rule-R8-16-a = Besiegte Hauptstadt
  .text =
    Eine besiegte Hauptstadt bleibt auf der Weltkarte. Der Angreifer nimmt bis zu 2 Handelsmarker von den Fokuskarten
    des Verteidigers und verteilt sie auf seine eigenen.

rule-R8-16-b = Eine Hauptstadt kann erneut angegriffen werden
  .text =
    Nach einer Niederlage genießt eine Hauptstadt keinen Schutz; sie darf erneut angegriffen werden, sogar im selben
    Zug.

rule-R8-17-a = Weltwunder in einer besiegten Stadt
  .text =
    Der Weltwunder-Marker bleibt auf dem Feld und wechselt mit der Stadt den Besitzer; der Angreifer nimmt die Karte.
    Die Grenze von einem Weltwunder pro Stadt wird dadurch nicht berührt.

rule-R8-17-b = Weltwunder in einer besiegten Hauptstadt
  .text =
    Aus einer Hauptstadt verlegt der Angreifer den Weltwunder-Marker in eine eigene Stadt ohne Weltwunder und nimmt die
    Karte.

rule-R8-17-c = Kein Platz für das Weltwunder einer Hauptstadt
  .text = Hat jede Stadt des Angreifers bereits ein Weltwunder, kann er das Weltwunder der Hauptstadt nicht nehmen.

rule-R9-1-a = Weiterdrehen der Ereignisscheibe
  .text =
    Vor jedem Zug des Startspielers, außer vor dem allerersten der Partie, rückt der Pfeil der Ereignisscheibe ein Feld
    weiter; das neue Feld wird sofort abgehandelt.

rule-R9-2-a = Reihenfolge der Ereignisse
  .text =
    Die fünf Felder der Scheibe sind: Erscheinen der Barbaren (Start), leeres Feld, Barbarenbewegung, Handel,
    Barbarenbewegung; danach folgt wieder das Erscheinen.

rule-R9-3-a = Eine Richtung für alle Barbaren
  .text =
    Ein einziger Würfel bestimmt die gemeinsame Richtung; jeder Barbar auf der Weltkarte zieht ein Feld weit dorthin.

rule-R9-3-b = Wasser wird übersprungen
  .text = Führt der Schritt auf Wasser, zieht der Barbar in derselben Richtung weiter bis zum ersten Landfeld.

rule-R9-3-c = Der Kartenrand kehrt die Richtung um
  .text =
    Führt der Weg von der Weltkarte herunter (auch jenseits von Wasser), zieht der Barbar stattdessen in die
    entgegengesetzte Richtung und überspringt auch dort Wasser.

rule-R9-3-d = Kein Weg in beiden Richtungen
  .text = Ein Barbar, der in keiner der beiden Richtungen ein Landfeld findet, bleibt stehen.

rule-R9-3-e = Überfall auf einen Wagen
  .text =
    Ein Wagen auf dem betretenen Feld wird zerstört und kehrt auf seine Wirtschaftskarte zurück; der Barbar beendet
    seine Bewegung dort.

rule-R9-3-f = Überfall auf einen unverstärkten Kontrollmarker
  .text = Ein unverstärkter Kontrollmarker wird zerstört, und der Barbar bleibt auf dessen Feld stehen.

rule-R9-3-g = Überfall auf eine Stadt
  .text =
    Eine Stadt, die keine Hauptstadt ist, wird zerstört und geht an ihren Besitzer zurück; ein Weltwunder-Marker bleibt
    auf dem Feld liegen und wird von niemandem kontrolliert.

rule-R9-3-h = Überfall auf einen verstärkten Kontrollmarker
  .text =
    Ein verstärkter Kontrollmarker wird auf die unverstärkte Seite gedreht, und der Barbar kehrt auf das Feld zurück,
    von dem er kam.

rule-R9-3-i = Überfall auf eine Hauptstadt
  .text =
    Der Besitzer der Hauptstadt legt 2 Handelsmarker seiner Wahl ab (wer weniger hat, alle), und der Barbar kehrt
    zurück.

rule-R9-3-j = Überfall auf ein gemeinsam besetztes Feld
  .text =
    Der Überfall trifft alles, was auf dem betretenen Feld steht: Wagen werden auch dann zerstört, wenn ein verstärkter
    Kontrollmarker oder eine Hauptstadt den Barbaren zurückschickt.

rule-R9-3-k = Nie zwei Barbaren auf einem Feld
  .text =
    Die Barbaren ziehen der Reihe nach, der in Bewegungsrichtung vorderste zuerst. Steht auf dem Zielfeld bereits ein
    anderer Barbar, bleibt der ziehende stehen.

rule-R9-3-l = Barbar und Stadtstaat
  .text =
    Ein Stadtstaat wird nicht überfallen. Der Barbar darf auf dessen Feld stehen; solange er dort ist, können Wagen das
    Feld nicht betreten.

rule-R9-3-m = Barbaren und Marker auf der Weltkarte
  .text = Noch nicht eingesammelte Ressourcen- und Naturwunder-Marker bleiben von Barbaren unberührt.

rule-R9-4-a = Erscheinen der Barbaren
  .text =
    Beim Ereignis „Erscheinen“ kehrt jeder Barbar, der nicht auf der Weltkarte ist, auf den Erscheinungspunkt mit seinem
    Buchstaben zurück, sofern das Feld leer ist oder nur Wagen enthält; diese werden zerstört.

rule-R9-4-b = Wartende Barbaren
  .text = Ein Barbar, dessen Erscheinungspunkt besetzt ist, wartet und versucht es bei jedem späteren Erscheinen erneut.

rule-R9-5-a = Handelsereignis
  .text =
    Jeder Spieler erhält 1 Handelsmarker für jede entwickelte Stadt, die er kontrolliert, und verteilt die Marker auf
    seine Fokuskarten.

rule-R10-1-a = Arten und Verteidigung der Stadtstaaten
  .text =
    Stadtstaaten sind neutral, liegen auf Grasland, verteidigen sich mit 8 und gehören zu einer von vier Arten; einen
    Wirtschafts-Stadtstaat gibt es nicht.

rule-R10-2-a = Eine Karte je Stadtstaat
  .text =
    Ein Spieler hat von jedem Stadtstaat höchstens eine Diplomatiekarte und bekommt sie nur aus den noch verfügbaren
    Exemplaren.

rule-R10-3-a = Rückgabe der Karte vor dem Angriff auf einen Stadtstaat
  .text = Wer einen Stadtstaat angreift, gibt zuvor dessen Diplomatiekarte zurück.

rule-R10-4-a = Einen Stadtstaat erobern
  .text =
    Der Sieger stellt eine unbenutzte Stadt auf das Feld und legt den Stadtstaat-Marker auf seine Fokuskarte derselben
    Art; Handelsmarker gibt es dafür nicht.

rule-R10-4-b = Diplomatiekarten eines eroberten Stadtstaats
  .text =
    Beide Diplomatiekarten eines eroberten Stadtstaats sind nicht mehr verfügbar (verdeckt); wer eine besitzt, gibt sie
    zurück und verliert ihre Wirkung.

rule-R10-4-c = Zerstörte Stadt auf einem eroberten Stadtstaat
  .text =
    Wird die Stadt auf dem Feld eines eroberten Stadtstaats zerstört, ohne dass jemand sie einnimmt, kehrt der
    Stadtstaat-Marker auf sein Feld zurück, und die Karten des Stadtstaats sind wieder verfügbar.

rule-R10-4-d = Besuch eines eroberten Stadtstaats
  .text =
    Eine Stadt auf dem Feld eines eroberten Stadtstaats gilt für Wagen, für die Entwicklung und für die Abstandsregeln
    als gewöhnliche Stadt ihres Besitzers.

rule-R10-5-a = Einen Stadtstaat-Marker einsetzen
  .text =
    Ein Stadtstaat-Marker auf einer Fokuskarte darf einmal pro Zug wie ein Handelsmarker eingesetzt werden, wenn diese
    Karte abgehandelt wird; er wird dabei nicht abgelegt.

rule-R10-5-b = Stadtstaat-Marker und die Grenze von drei Markern
  .text = Stadtstaat-Marker zählen nicht zur Höchstzahl von drei Handelsmarkern.

rule-R10-6-a = Befreiung
  .text =
    Wer einen Stadtstaat befreit, legt dessen Marker auf sein Feld zurück, statt eine Stadt zu bauen; beide Karten
    werden aufgedeckt, und der Befreier nimmt eine davon.

rule-R11-1-a = Eigene Karten wirken nicht
  .text =
    Die eigenen Diplomatiekarten haben für ihren Spieler keine Wirkung; Karten von Rivalen und von Stadtstaaten dagegen
    schon.

rule-R11-2-a = Eine Karte je Rivale
  .text = Ein Spieler hat von jedem Rivalen höchstens eine Karte (mit dem Potala-Palast bis zu vier).

rule-R11-3-a = Nicht von Dritten
  .text = Die Karte eines Rivalen kann nur aus dessen eigenen verfügbaren Karten genommen werden.

rule-R11-4-a = Rückgabe der Karten vor einem Angriff
  .text =
    Wer ein rivalisierendes Feld angreift, gibt vor dem Würfeln alle Diplomatiekarten zurück, die er von diesem Rivalen
    hat.

rule-R11-4-b = Der Verteidiger behält seine Karten
  .text =
    Der Verteidiger behält die Karten, die er vom Angreifer hat; gegen den Spieler, von dem sie stammen, geben sie
    jedoch keinen Bonus.

rule-R11-4-c = Angriffe auf Barbaren kosten nichts
  .text =
    Angriffe auf Barbaren und Wirkungen, die keine Angriffe sind (Massenmedien, Verbotene Stadt, Eiffelturm,
    Kernenergie), zwingen nicht zur Rückgabe von Karten.

rule-R12-1-a = Arten und Zeitalter der Weltwunder
  .text =
    Es gibt 24 Weltwunder: vier Arten (Kultur, Wirtschaft, Wissenschaft, Militär) und drei Zeitalter, je zwei pro
    Kombination; ein Industrie-Wunder gibt es nicht.

rule-R12-2-a = Ein Weltwunder pro Stadt
  .text = In einer Stadt liegt nie mehr als ein Weltwunder-Marker.

rule-R12-3-a = Weltwunder ohne Besitzer
  .text =
    Wird eine Stadt mit einem Weltwunder zerstört, bleibt der Marker ohne Besitzer auf dem Feld. Wer dort eine Stadt
    baut oder einen Kontrollmarker platziert, kontrolliert das Weltwunder und nimmt die Karte.

rule-R12-3-b = Weltwunder unter einem Kontrollmarker
  .text =
    Ein Weltwunder unter einem Kontrollmarker wechselt mit diesem den Besitzer und ist wieder ohne Besitzer, sobald der
    Marker zerstört wird.

rule-R12-4-a = Baueffekte nur beim Bau
  .text = Wirkungen „beim Bau“ treten nur ein, wenn das Weltwunder gebaut wird, nicht wenn es erbeutet wird.

rule-R13-1-a = Wirkung eines Handelsmarkers
  .text =
    Wer eine Fokuskarte abhandelt, darf beliebig viele der darauf liegenden Handelsmarker ausgeben. Jeder bringt bei
    Kultur +1 Kontrollmarker, bei Wissenschaft +1 Feld auf der Technologiescheibe, bei Wirtschaft +1 Bewegung je Wagen,
    bei Industrie +1 Produktion für ein Weltwunder und bei Militär +1 in einem Angriff.

rule-R13-1-b = Nur Marker der abgehandelten Karte
  .text = Marker auf anderen Karten können nicht ausgegeben werden; nicht ausgegebene Marker bleiben liegen.

rule-R13-2-a = Höchstens drei Handelsmarker
  .text = Auf der Fokuskarte eines menschlichen Spielers liegen nie mehr als 3 Handelsmarker; überzählige verfallen.

rule-R13-3-a = Handelsmarker werden nicht verschoben
  .text = Handelsmarker wechseln nicht von einer Karte zur anderen, außer eine Wirkung erlaubt es.

rule-R14-1-a = Eine der beiden Agenden genügt
  .text =
    Jede Siegkarte zeigt zwei Agenden. Wer eine davon erfüllt, hat die Karte erfüllt; beide zu erfüllen bringt nichts
    zusätzlich.

rule-R14-2-a = Erfüllte Agenden bleiben erfüllt
  .text =
    Eine erfüllte Agenda wird sofort mit einem unbenutzten Kontrollmarker gekennzeichnet und bleibt erfüllt, auch wenn
    die Bedingung später nicht mehr zutrifft.

rule-R14-3-a = Siegprüfung
  .text =
    Am Ende jeder Runde, bevor die Ereignisscheibe weitergedreht wird, gewinnt, wer auf jeder der drei Siegkarten eine
    Agenda erfüllt hat.

rule-R14-3-b = Kein sofortiges Spielende
  .text =
    Mit der dritten erfüllten Siegkarte endet das Spiel nicht sofort; die anderen Spieler können ihre in derselben Runde
    noch erfüllen.

rule-R14-4-a = Gleichstand
  .text =
    Bei Gleichstand entscheidet die größere Zahl kontrollierter Weltwunder, danach die größere Zahl freundlicher Felder.

rule-R14-4-b = Völliger Gleichstand
  .text = Besteht der Gleichstand weiter, teilen sich die Spieler den Sieg.

rule-R15-1-a = Begrenzte Spielsteine
  .text =
    Ein Spieler kann nie mehr Spielsteine im Spiel haben, als seine Farbe hergibt: 1 Hauptstadt, 7 Städte, 3 Wagen und
    31 Kontrollmarker (die Marker auf Agenden eingeschlossen).

rule-R15-2-a = Platzieren ohne unbenutzte Spielsteine
  .text =
    Wer keinen unbenutzten Kontrollmarker (oder keine unbenutzte Stadt) hat und platzieren will, darf zuerst einen
    eigenen Spielstein derselben Art von der Weltkarte nehmen; sonst entfällt das Platzieren. Die Hauptstadt kann nie
    entfernt werden.

rule-R15-2-b = Sieg ohne unbenutzte Spielsteine
  .text =
    Hat der Angreifer für ein erobertes Feld keinen unbenutzten Spielstein und nimmt er auch keinen von der Weltkarte,
    geht der besiegte Spielstein einfach an seinen Besitzer zurück.

rule-R15-3-a = Würfel und Zufall
  .text =
    Die Würfel sind gleichmäßig und sechsseitig; alle Zufallsentscheidungen stammen aus dem eigenen, reproduzierbaren
    Zufallsgenerator des Spiels.

rule-R15-4-a = Handelsmarker gehen nicht aus
  .text = Handelsmarker gelten als unbegrenzt (gedruckt sind 34).

rule-R15-5-a = Verdeckte Informationen
  .text =
    Verdeckt sind nur Reihenfolge und Inhalt der verdeckten Weltwunder-Stapel (einschließlich der entfernten Karten) und
    künftige Würfelergebnisse.

rule-focus-early_empire = Frühes Reich (Kultur I)
  .text =
    Platziere 2 Kontrollmarker angrenzend an freundliche Städte auf Gelände bis zur Platznummer; +1 Kontrollmarker je
    Handelsmarker.

rule-focus-drama_and_poetry = Drama und Dichtung (Kultur II)
  .text =
    Platziere 2 Kontrollmarker angrenzend an freundliche Städte (Gelände bis zur Platznummer). Danach darf ein eigener
    Kontrollmarker auf ein angrenzendes leeres Feld ohne Wasser ziehen; eine Geländegrenze gilt dabei nicht.

rule-focus-drama_and_poetry-b = Einen Marker bewegen heißt nicht platzieren
  .text =
    Bewegt werden darf jeder eigene Kontrollmarker auf der Weltkarte. Er behält seine Seite, braucht am Ziel keine
    angrenzende Stadt und löst nichts aus, was vom Platzieren abhängt; ein Feld mit einem Marker oder einer Figur darf
    er nicht betreten.

rule-focus-civil_service = Staatsdienst (Kultur III)
  .text =
    Platziere 2 Kontrollmarker angrenzend an freundliche Städte, dann 1 angrenzend an ein beliebiges freundliches Feld;
    beide Male auf Gelände bis zur Platznummer.

rule-focus-civil_service-b = Zusätzliche Marker gehören zum ersten Schritt
  .text =
    Kontrollmarker, die durch Handelsmarker (oder den Bonus von Katharina) hinzukommen, müssen angrenzend an freundliche
    Städte platziert werden.

rule-focus-mass_media = Massenmedien (Kultur IV)
  .text =
    Platziere 3 Kontrollmarker angrenzend an freundliche Städte (Gelände bis zur Platznummer). Danach wird ein
    rivalisierender Kontrollmarker innerhalb von 2 Feldern zu einem freundlichen Feld beeinflusst: Ein unverstärkter
    wird durch einen eigenen unverstärkten ersetzt, ein verstärkter verliert seine Verstärkung.

rule-focus-astrology = Astrologie (Wissenschaft I)
  .text = Drehe die Technologiescheibe um die Platznummer weiter; +1 Feld je Handelsmarker.

rule-focus-mathematics = Mathematik (Wissenschaft II)
  .text =
    Lege zuerst 1 Handelsmarker auf eine beliebige eigene Fokuskarte, dann drehe die Technologiescheibe um die
    Platznummer weiter; +1 Feld je Handelsmarker.

rule-focus-replaceable_parts = Normbauteile (Wissenschaft III)
  .text =
    Nimm zuerst 1 Ressource einer Art, die du noch nicht besitzt (sofern der Vorrat eine hat), dann drehe die
    Technologiescheibe um die Platznummer weiter; +1 Feld je Handelsmarker.

rule-focus-nuclear_power = Kernenergie (Wissenschaft IV)
  .text =
    Nur auf Platz 5 abgehandelt darf der Spieler ein Feld wählen: Dort und auf allen angrenzenden Feldern werden
    unverstärkte Kontrollmarker zerstört und verstärkte umgedreht. Auf jedem Platz rückt die Technologiescheibe um die
    Platznummer vor; +1 Feld je Handelsmarker.

rule-focus-foreign_trade = Außenhandel (Wirtschaft I)
  .text =
    1 Wagen zieht bis zu 3 Felder weit über Gelände bis zur Platznummer, nicht auf Wasser und nicht zu Barbaren; +1 Feld
    je Handelsmarker.

rule-focus-currency = Währung (Wirtschaft II)
  .text =
    2 Wagen ziehen je bis zu 4 Felder weit. Ein Barbar, dessen Feld ein Wagen betritt, wird entfernt, ohne dass es dafür
    einen Handelsmarker gibt, und der Wagen darf weiterziehen; +1 Feld je Handelsmarker.

rule-focus-steam_power = Dampfkraft (Wirtschaft III)
  .text =
    2 Wagen ziehen je bis zu 6 Felder weit und dürfen auf Wasser; Barbaren versperren den Weg. Danach darf eine eigene
    Ressource gegen eine beliebige andere aus dem Vorrat getauscht werden; +1 Feld je Handelsmarker.

rule-focus-capitalism = Kapitalismus (Wirtschaft IV)
  .text =
    3 Wagen ziehen je bis zu 6 Felder weit, auch auf Wasser; +1 Feld je Handelsmarker. Nachdem diese Karte zurückgesetzt
    wurde, wird einmal pro Zug eine andere Fokuskarte mit der Platznummer 1 abgehandelt und bleibt an ihrem Platz.

rule-focus-pottery = Keramik (Industrie I)
  .text =
    Baue entweder ein Weltwunder mit einer Produktion in Höhe der Platznummer (+1 je Handelsmarker) oder eine Stadt
    innerhalb von 2 Feldern (Gelände bis zur Platznummer).

rule-focus-animal_husbandry = Tierzucht (Industrie II)
  .text =
    Baue entweder ein Weltwunder mit einer Produktion in Höhe der Platznummer oder eine Stadt innerhalb von 3 Feldern
    (Gelände bis zur Platznummer) oder eine Stadt auf einem zulässigen Feld mit einem eigenen Wagen, beliebig weit
    entfernt und auf jedem Landgelände; der Wagen kehrt dann auf die Wirtschaftskarte zurück.

rule-focus-nationalism = Nationalismus (Industrie III)
  .text =
    Baue entweder ein Weltwunder mit einer Produktion in Höhe der Platznummer, auf Platz 5 jedoch 7, oder eine Stadt
    innerhalb von 4 Feldern (Gelände bis zur Platznummer); beim Abzählen darf der Weg über Wasser führen.

rule-focus-urbanization = Urbanisierung (Industrie IV)
  .text =
    Baue entweder ein Weltwunder mit einer Produktion in Höhe der Platznummer oder eine Stadt innerhalb von 5 Feldern
    (Gelände bis zur Platznummer, auch über Wasser). Nach dem Bau der Stadt darfst du bis zu 2 Kontrollmarker auf Felder
    platzieren, die an sie angrenzen (Gelände bis zur Platznummer).

rule-focus-masonry = Steinmetzkunst (Militär I)
  .text =
    Verstärke entweder bis zu so viele Kontrollmarker, wie die Platznummer angibt, oder führe bis zu 2 Angriffe mit
    Reichweite 2 und einem Kampfwert in Höhe der Platznummer durch; +1 Kampfwert je Handelsmarker.

rule-focus-iron_working = Eisenverarbeitung (Militär II)
  .text =
    Verstärke entweder bis zu so viele Kontrollmarker, wie die Platznummer angibt, oder führe bis zu 2 Angriffe mit
    Reichweite 3 und einem Kampfwert von Platznummer + 1 durch, gegen Barbaren Platznummer + 3.

rule-focus-mass_production = Massenproduktion (Militär III)
  .text =
    Führe bis zu 2 Angriffe mit Reichweite 3 (auch über Wasser) und einem Kampfwert von Platznummer + 2 durch. Verstärke
    danach so viele Kontrollmarker, wie die Platznummer angibt, minus 1 für jeden durchgeführten Angriff (gewonnen oder
    verloren), mindestens 0.

rule-focus-flight = Flug (Militär IV)
  .text =
    Verstärke bis zu so viele Kontrollmarker, wie die Platznummer angibt, und führe bis zu 3 Angriffe mit Reichweite 5
    und einem Kampfwert von Platznummer + 3 durch; der Weg darf über Wasser, rivalisierende Felder, Barbaren und
    Stadtstaaten führen.

rule-wonder-stonehenge = Stonehenge (kulturelles Wunder)
  .text =
    Kultur, Antike, Kosten 7, Marmor/Quecksilber. Wird ein eigener Kontrollmarker auf Hügel platziert, dürfen auch auf
    angrenzende Hügelfelder Kontrollmarker platziert werden, und jeder davon breitet sich ebenso weiter aus; bewegte
    oder ausgetauschte Marker lösen das nicht aus.

rule-wonder-hanging_gardens = Hängende Gärten (kulturelles Wunder)
  .text =
    Kultur, Antike, Kosten 8, Marmor/Diamanten. Zu Beginn des Zuges darf der Besitzer einen Kontrollmarker angrenzend an
    eine eigene Stadt auf Gelände bis Schwierigkeitsgrad 4 platzieren.

rule-wonder-forbidden_city = Verbotene Stadt (kulturelles Wunder)
  .text =
    Kultur, Mittelalter, Kosten 9, Marmor/Öl. Zu Beginn des Zuges darf der Besitzer einen rivalisierenden Kontrollmarker
    zerstören, der an ein eigenes Feld angrenzt, gleich ob verstärkt oder nicht.

rule-wonder-chichen_itza = Chichén Itzá (kulturelles Wunder)
  .text =
    Kultur, Mittelalter, Kosten 10, Marmor/Quecksilber. Kontrollmarker dürfen auch auf leere Waldfelder platziert
    werden, die an keine freundliche Stadt angrenzen; der Platz der Karte muss Wald erlauben.

rule-wonder-sydney_opera_house = Opernhaus von Sydney (kulturelles Wunder)
  .text =
    Kultur, Moderne, Kosten 10, Marmor/Diamanten. Für die Entwicklung der Städte des Besitzers zählen rivalisierende
    Kontrollmarker wie eigene.

rule-wonder-eiffel_tower = Eiffelturm (kulturelles Wunder)
  .text =
    Kultur, Moderne, Kosten 12, Marmor/Öl. Zu Beginn des Zuges darf der Besitzer zwei Kontrollmarker eines Rivalen
    benennen; dieser wählt einen davon aus, der durch einen unbenutzten, unverstärkten Kontrollmarker des Besitzers
    ersetzt wird.

rule-wonder-colossus = Koloss (wirtschaftliches Wunder)
  .text =
    Wirtschaft, Antike, Kosten 7, Diamanten/Öl. Jedes Abhandeln der Wirtschaftskarte bringt insgesamt 6 zusätzliche
    Felder Bewegung, die frei auf die Wagen verteilt werden.

rule-wonder-great_lighthouse = Großer Leuchtturm (wirtschaftliches Wunder)
  .text =
    Wirtschaft, Antike, Kosten 8, Diamanten/Quecksilber. Beim Bau von Städten gelten leere Felder am Rand der Weltkarte
    als 2 Felder vom eigenen Gebiet entfernt.

rule-wonder-great_zimbabwe = Groß-Simbabwe (wirtschaftliches Wunder)
  .text =
    Wirtschaft, Mittelalter, Kosten 9, Diamanten/Öl. Erhaltene Handelsmarker dürfen statt auf Fokuskarten auf diese
    Karte gelegt werden (höchstens 4); zu Beginn des Zuges dürfen beliebig viele davon auf Fokuskarten verschoben
    werden.

rule-wonder-machu_picchu = Machu Picchu (wirtschaftliches Wunder)
  .text =
    Wirtschaft, Mittelalter, Kosten 10, Diamanten/Quecksilber. Karten, die auf Platz 1 oder 2 abgehandelt werden, wirken
    mit der Platznummer 3.

rule-wonder-big_ben = Big Ben (wirtschaftliches Wunder)
  .text =
    Wirtschaft, Moderne, Kosten 10, Diamanten/Quecksilber. Im Kampf, als Angreifer wie als Verteidiger, +2 für jeden
    eigenen Wagen, der an das angegriffene Feld angrenzt.

rule-wonder-estadio_do_maracana = Maracanã-Stadion (wirtschaftliches Wunder)
  .text =
    Wirtschaft, Moderne, Kosten 10, Diamanten/Marmor. Bevor der Besitzer eine Karte abhandelt, die keine
    Wirtschaftskarte ist, darf er zusätzlich die Wirtschaftskarte abhandeln und zurücksetzen.

rule-wonder-oracle = Orakel (wissenschaftliches Wunder)
  .text =
    Wissenschaft, Antike, Kosten 8, Quecksilber/Marmor. Zu Beginn des Zuges darf der Besitzer zwei Fokuskarten auf
    benachbarten Plätzen vertauschen.

rule-wonder-pyramids = Pyramiden (wissenschaftliches Wunder)
  .text =
    Wissenschaft, Antike, Kosten 9, Quecksilber/Öl. Beim Bau werden bis zu drei Stufe-I-Fokuskarten durch die
    Stufe-II-Karten derselben Art ersetzt.

rule-wonder-porcelain_tower = Porzellanturm (wissenschaftliches Wunder)
  .text =
    Wissenschaft, Mittelalter, Kosten 9, Quecksilber/Diamanten. Beim Bau werden bis zu zwei Fokuskarten durch die Karte
    derselben Art ersetzt, die eine Stufe höher ist.

rule-wonder-potala_palace = Potala-Palast (wissenschaftliches Wunder)
  .text =
    Wissenschaft, Mittelalter, Kosten 10, Quecksilber/Marmor. Die Höchstzahl der Diplomatiekarten je Rivale steigt auf
    4; beim Bau dürfen insgesamt bis zu drei verfügbare Karten von Rivalen genommen werden.

rule-wonder-oxford_university = Universität Oxford (wissenschaftliches Wunder)
  .text =
    Wissenschaft, Moderne, Kosten 10, Quecksilber/Marmor. Wird eine andere Fokuskarte als die Wissenschaftskarte
    ersetzt, muss die neue Karte nicht von derselben Art sein.

rule-wonder-kremlin = Kreml (wissenschaftliches Wunder)
  .text =
    Wissenschaft, Moderne, Kosten 11, Quecksilber/Öl. Angriffe auf rivalisierende Felder erhalten +4, solange der
    Angreifer mehr verstärkte Kontrollmarker auf der Weltkarte hat als dieser Rivale.

rule-wonder-petra = Petra (militärisches Wunder)
  .text =
    Militär, Antike, Kosten 7, Öl/Diamanten. Verteidigung +2. Barbaren betreten nie ein Feld mit einer eigenen Stadt
    oder einem eigenen verstärkten Kontrollmarker, sondern ziehen in die entgegengesetzte Richtung.

rule-wonder-petra-b = Petra auf beiden Seiten
  .text =
    Ist auch das Feld in der Gegenrichtung geschützt (oder gibt es dort kein Land), bleibt der Barbar stehen;
    unverstärkte Kontrollmarker und Wagen sind nicht geschützt.

rule-wonder-terracotta_army = Terrakotta-Armee (militärisches Wunder)
  .text = Militär, Antike, Kosten 8, Öl/Marmor. Angriff +2.

rule-wonder-alhambra = Alhambra (militärisches Wunder)
  .text = Militär, Mittelalter, Kosten 10, Öl/Marmor. Angriff +2 und Verteidigung +2.

rule-wonder-venetian_arsenal = Venezianisches Arsenal (militärisches Wunder)
  .text =
    Militär, Mittelalter, Kosten 10, Öl/Diamanten. Einmal pro Zug darf eine auf Platz 5 abgehandelte Karte mit der
    Platznummer 1 noch einmal abgehandelt werden, bevor sie zurückgesetzt wird.

rule-wonder-pentagon = Pentagon (militärisches Wunder)
  .text =
    Militär, Moderne, Kosten 12, Öl/Diamanten. Angriff +2; Angriffe haben unbegrenzte Reichweite, ein Weg ist nicht
    nötig.

rule-wonder-ruhr_valley = Ruhrgebiet (militärisches Wunder)
  .text = Militär, Moderne, Kosten 11, Öl/Quecksilber. Verteidigung +5.

rule-leader-roosevelt = Teddy Roosevelt (Amerika)
  .text =
    Naturwunder-Marker liegen auf Fokuskarten: Wird einer erhalten oder eingesetzt, legt der Spieler ihn auf eine
    Fokuskarte seiner Wahl. Von dort kann er einmal pro Zug entweder als Handelsmarker dieser Karte oder als Ressource
    ausgegeben werden und wird dann erneut auf eine Karte gelegt.

rule-leader-montezuma = Montezuma (Azteken)
  .text =
    Hat der Spieler in einem Zug mindestens einen Angriff gewonnen, darf er nach dem Zurücksetzen der Militärkarte zwei
    beliebige Fokuskarten vertauschen.

rule-leader-cleopatra = Kleopatra (Ägypten)
  .text = Jedes Weltwunder kostet 1 weniger.

rule-leader-catherine = Katharina von Medici (Frankreich)
  .text =
    Die Kulturkarte platziert zusätzliche Kontrollmarker nach dem spätesten Zeitalter unter den kontrollierten
    Weltwundern: Antike 1, Mittelalter 2, Moderne 3 (nicht addiert, keine ohne Weltwunder).

rule-leader-hojo = Hōjō Tokimune (Japan)
  .text =
    Im eigenen Zug haben Wüsten- und Bergfelder, die an Wasser angrenzen oder am Rand der Weltkarte liegen, den
    Schwierigkeitsgrad 3.

rule-leader-trajan = Trajan (Rom)
  .text =
    Wagen, die von der Wirtschaftskarte aus starten, dürfen von jeder eigenen Stadt losziehen, ob entwickelt oder nicht.

rule-leader-tomyris = Tomyris (Skythien)
  .text = Kampfwert +3, als Angreifer wie als Verteidiger, wenn das angegriffene Feld Grasland oder Hügel ist.

rule-leader-gilgamesh = Gilgamesch (Sumer)
  .text = Jeder besiegte Barbar bringt zusätzlich eine Ressource nach Wahl aus dem Vorrat.

rule-citystate-carthage = Karthago (Militär)
  .text =
    Kampfwert +1, als Angreifer wie als Verteidiger, für jeden Stadtstaat-Marker auf der Weltkarte und jede eigene Stadt
    innerhalb von 2 Feldern zum angegriffenen Feld; nicht bei einem Angriff auf Karthago.

rule-citystate-kumasi = Kumasi (Kultur)
  .text = Beim Abhandeln der eigenen Industrie- und Kulturkarten hat Wald den Schwierigkeitsgrad 1.

rule-citystate-brussels = Brüssel (Industrie)
  .text = Weltwunder kosten für jede eigene entwickelte Stadt 1 weniger.

rule-citystate-seoul = Seoul (Wissenschaft)
  .text = Zu Beginn des Zuges darf ein Barbar um ein Feld auf ein leeres Landfeld bewegt werden.

rule-citystate-geneva = Genf (Wissenschaft)
  .text =
    Zu Beginn des Zuges darf eine Karte, die man von einem Rivalen hat, gegen eine andere verfügbare Karte desselben
    Rivalen getauscht werden.

rule-citystate-mohenjo_daro = Mohenjo-Daro (Kultur)
  .text = Beim Platzieren von Kontrollmarkern ist der Schwierigkeitsgrad jedes Feldes um 1 niedriger.

rule-citystate-buenos_aires = Buenos Aires (Industrie)
  .text = Ein Weltwunder einer Art, von der man noch keines besitzt, kostet 2 weniger.

rule-citystate-kabul = Kabul (Militär)
  .text =
    Angriff +3 gegen Städte, Hauptstädte und Stadtstaaten, aber nicht gegen Kabul selbst, Kontrollmarker oder Barbaren.

rule-diplomacy-open_borders = Offene Grenzen
  .text = Felder des Gebers gelten für die Entwicklung der Städte des Kartenbesitzers als freundlich.

rule-diplomacy-joint_war = Gemeinsamer Krieg
  .text = Angriff +2, außer gegen den Geber der Karte.

rule-diplomacy-defensive_pact = Defensiv-Pakt
  .text = Verteidigung +2, außer wenn der Geber der Karte angreift.

rule-diplomacy-embassy = Botschaft
  .text =
    Jeder Besuch eines Wagens des Kartenbesitzers in der Hauptstadt des Gebers bringt dem Geber 1 Handelsmarker auf eine
    Fokuskarte seiner Wahl und dem Kartenbesitzer 1 Ressource nach Wahl.

rule-diplomacy-embassy-b = Die Botschaft wirkt schon beim ersten Besuch
  .text = Bereits der Besuch in der Hauptstadt, bei dem die Botschaft genommen wird, löst sie aus.

rule-agenda-warmonger = Kriegstreiber (Agenda)
  .text =
    Besiege eine rivalisierende Hauptstadt in einem Angriff (irgendwann im Spiel) oder kontrolliere gleichzeitig zwei
    eroberte Stadtstaaten.

rule-agenda-paranoid = Paranoid (Agenda)
  .text = Kontrolliere 2 militärische Weltwunder.

rule-agenda-technophile = Technikfreund (Agenda)
  .text = Erreiche Feld 24 der Technologiescheibe.

rule-agenda-scholarly = Gelehrt (Agenda)
  .text = Kontrolliere 2 wissenschaftliche Weltwunder.

rule-agenda-explorer = Entdecker (Agenda)
  .text =
    Kontrolliere 15 Felder, die an Wasser angrenzen und/oder am Rand der Weltkarte liegen (Städte und Kontrollmarker
    zählen).

rule-agenda-aesthetic = Ästhet (Agenda)
  .text = Kontrolliere 2 kulturelle Weltwunder.

rule-agenda-civilized = Zivilisiert (Agenda)
  .text = Habe 8 Städte auf der Weltkarte, die Hauptstadt eingeschlossen.

rule-agenda-moneygrubber = Geldgierig (Agenda)
  .text = Kontrolliere 2 wirtschaftliche Weltwunder.

rule-agenda-populous = Bevölkerungsreich (Agenda)
  .text = Kontrolliere 5 entwickelte Städte (die Hauptstadt darf dabei sein).

rule-agenda-preservationist = Naturschützer (Agenda)
  .text = Kontrolliere 2 Naturwunder (es zählen die Naturwunder-Marker in deinem Besitz).

rule-R14-1-b = Paarung der Agenden
  .text =
    Auf den fünf Siegkarten stehen Kriegstreiber/Paranoid, Technikfreund/Gelehrt, Entdecker/Ästhet,
    Zivilisiert/Geldgierig und Bevölkerungsreich/Naturschützer.

rule-event-none = Leeres Feld der Ereignisscheibe
  .text = Auf dem leeren Feld der Ereignisscheibe geschieht nichts.

rule-event-barbarian_move = Ereignis: Barbarenbewegung
  .text = Es wird ein Würfel geworfen; alle Barbaren ziehen und überfallen nach R9.3.

rule-event-barbarian_spawn = Ereignis: Erscheinen der Barbaren
  .text = Alle Barbaren, die nicht auf der Weltkarte sind, versuchen zurückzukehren; die anderen bleiben, wo sie sind.

rule-event-trade = Ereignis: Handel
  .text =
    Jeder Spieler erhält Handelsmarker für seine entwickelten Städte; menschliche Spieler wählen die Karten im Rahmen
    der Höchstzahl, der automatische Spieler folgt A6.2.

rule-A1-1-a = Der automatische Spieler folgt den Grundregeln
  .text =
    Der automatische Spieler hält sich an alle Grundregeln, soweit seine eigenen Regeln nichts anderes sagen; im
    Konfliktfall gehen seine eigenen vor.

rule-A1-2-a = Niemand entscheidet für den automatischen Spieler
  .text =
    Offene Entscheidungen des automatischen Spielers fallen durch Zufall mit gleichen Chancen; kein menschlicher Spieler
    wird gefragt.

rule-A1-1-b = Ergebnisse der Angriffe des automatischen Spielers
  .text =
    Abgesehen von der Sonderregel für Hauptstädte haben Angriffe des automatischen Spielers dieselben Folgen wie im
    Grundspiel.

rule-A2-1-a = Der automatische Spieler zählt als Mitspieler
  .text =
    Aufgebaut wird für einen Spieler mehr, als Menschen mitspielen; das gilt für die Weltwunderstapel, die Farben und
    jeden anderen Schritt, der von der Spielerzahl abhängt.

rule-A2-2-a = Farbe und zufälliger Anführer
  .text =
    Der automatische Spieler erhält eine eigene Farbe mit sämtlichen Figuren und Markern sowie einen zufälligen
    Anführer, den kein menschlicher Spieler hat.

rule-A2-3-a = Fokusreihe des automatischen Spielers
  .text =
    Die Reihe besteht aus den fünf Stufe-I-Fokuskarten des automatischen Spielers in der Reihenfolge, die sein Anführer
    vorgibt; seine übrigen 15 Fokuskarten liegen daneben bereit.

rule-A2-4-a = Besonderer Kern beim Weltkartenbau
  .text =
    In Schritt 4 des Weltkartenbaus wird der besondere Kern der ausgewürfelten Seite gelegt; er enthält neben den vier
    Kern-Spielplanteilen das Hauptstadt-Spielplanteil (C) des automatischen Spielers und einen Wassermarker. Die
    Hauptstadt des automatischen Spielers steht auf dem Stern von Spielplanteil C.

rule-A2-5-a = Der automatische Spieler legt keine Spielplanteile
  .text =
    Der automatische Spieler bekommt keine Spielplanteile und legt auch keine an; die Weltkarte wird dadurch kleiner.

rule-A2-5-b = Anlegeregel mit automatischem Spieler
  .text =
    Die Spielplanteile der menschlichen Spieler müssen wie sonst auch an mindestens vier Felder bereits liegender
    Spielplanteile und an mindestens ein Feld des Kerns angrenzen.

rule-A2-6-a = Feste Weltkarten mit automatischem Spieler
  .text =
    Für 1 bis 3 menschliche Spieler und den automatischen Spieler gibt es feste Weltkarten; auch er hat darauf ein
    Hauptstadt-Spielplanteil.

rule-A2-7-a = Erst die Fokusreihe, dann der Schwierigkeitsgrad
  .text =
    Der Schwierigkeitsgrad wird gewählt, nachdem die Fokusreihe des automatischen Spielers ausliegt und bevor das Spiel
    beginnt; ersetzte Karten behalten ihren Platz.

rule-A3-1-a = Der automatische Spieler ist Startspieler
  .text = Der automatische Spieler ist stets Startspieler: Er macht den ersten Zug des Spiels und jeder Runde.

rule-A3-2-a = Ereignisscheibe mit automatischem Spieler
  .text =
    Zu Beginn jedes seiner Züge außer dem ersten rückt der Pfeil der Ereignisscheibe ein Feld vor (bedient vom Spieler
    links von ihm), und das Ereignis wird abgehandelt, bevor der automatische Spieler handelt.

rule-A3-3-a = Der automatische Spieler handelt Platz 5 ab
  .text = Der automatische Spieler handelt immer die Fokuskarte auf Platz 5 ab und setzt sie dann auf Platz 1 zurück.

rule-A3-4-a = Jedes Gelände außer Wasser
  .text =
    Weil er Platz 5 benutzt, darf der automatische Spieler über jedes Gelände außer Wasser ziehen und zählen und überall
    dort bauen und Marker platzieren, auch auf Naturwunder-Feldern.

rule-A3-5-a = Zusätzlich abgehandelte Karten gehören zum selben Zug
  .text =
    Zusätzlich abgehandelte Karten (Kapitalismus, Urbanisierung) gehören zum selben Zug des automatischen Spielers; was
    nur einmal pro Zug benutzt werden darf (Naturwunder, Stadtstaat-Marker), steht dadurch nicht erneut zur Verfügung.

rule-A4-1-a = Elf Prioritäten-Reihenfolgen
  .text =
    Die Entscheidungen des automatischen Spielers folgen elf Listen: Kontrollmarker (allgemein, Staatsdienst,
    Massenmedien), Zielort der Wagen, Weltwunder, Stadt-Standort, Angriffsziele (Steinmetzkunst, Eisenverarbeitung,
    Massenproduktion, Flug) und Verstärken.

rule-A4-2-a = Prioritäten-Reihenfolgen sieben aus
  .text =
    Am Anfang stehen alle zulässigen Ziele; jedes Kriterium lässt nur diejenigen übrig, auf die es (am besten) zutrifft,
    bis nur noch eines bleibt.

rule-A4-2-b = Kriterien mit Höchst- oder Mindestwert
  .text =
    Bei „die meisten“, „höchste“ und „niedrigste“ bleiben nur die besten Ziele übrig, nicht alle, die überhaupt einen
    Wert aufweisen.

rule-A4-3-a = Unerfüllte Kriterien werden übersprungen
  .text =
    Trifft ein Kriterium auf keines der verbliebenen Ziele zu, wird es übersprungen; alle diese Ziele bleiben im Rennen.

rule-A4-4-a = Gleichstandsregel, dann Zufall
  .text =
    Bleiben nach allen Kriterien mehrere Ziele übrig, entscheidet die aufgedruckte Gleichstandsregel und danach der
    Zufall.

rule-A4-5-a = Bei Angriffen zählt das erste Kriterium mit einem Ziel
  .text =
    Die Listen für Angriffsziele sieben nicht aus: Das erste Kriterium, für das ein Ziel in Reichweite liegt, bestimmt
    die Art des Ziels; danach gilt die Gleichstandsregel.

rule-A4-6-a = Neue Fokuskarten des automatischen Spielers
  .text =
    Für jedes erreichte oder passierte Feld mit einer Technologiestufe wird eine zufällige Karte der niedrigsten Stufe
    in der Fokusreihe des automatischen Spielers durch die Karte derselben Art mit der Stufe dieses Feldes ersetzt.

rule-A4-7-a = Eine nach der anderen
  .text =
    Mehrere Stufenfelder werden in der Reihenfolge der Technologiescheibe abgehandelt; die niedrigste Stufe wird jedes
    Mal neu bestimmt.

rule-A4-7-b = Zurückgesetzt wird die neue Karte
  .text =
    Wird die Wissenschaftskarte selbst ersetzt, so wird die neue Karte nicht abgehandelt; sie ist aber diejenige, die
    zurückgesetzt wird.

rule-A4-8-a = Keine Karte niedrigerer Stufe mehr
  .text = Hat die gewählte Karte bereits die angezeigte Stufe, wird sie durch die Karte der nächsthöheren Stufe ersetzt.

rule-A4-8-b = Beispiel: Kaiser
  .text = Wer mit fünf Stufe-II-Karten beginnt, erhält schon beim ersten Stufe-II-Feld eine Stufe-III-Karte.

rule-A4-8-c = Niedrigste Karte über der angezeigten Stufe
  .text =
    Liegt schon die niedrigste Stufe in der Fokusreihe über der angezeigten, steigt die gewählte Karte um eine Stufe.

rule-A4-9-a = Marker bleiben liegen, bei Stufe IV ist Schluss
  .text =
    Handelsmarker, Stadtstaat-Marker und Wagen auf einer ersetzten Karte des automatischen Spielers kommen auf die neue
    Karte am selben Platz; hat er nur noch Stufe-IV-Karten, geschieht nichts.

rule-A5-1-a = Zufällige Ressource
  .text =
    Darf der automatische Spieler eine Ressource wählen, erhält er eine zufällige Art, die im Vorrat vorhanden ist.

rule-A5-2-a = Jede Ressource zählt
  .text =
    Der automatische Spieler darf für jedes Weltwunder Ressourcen- und Naturwunder-Marker beliebiger Art ausgeben; jeder
    erhöht die Produktion um 2.

rule-A5-3-a = Ressourcen des automatischen Spielers austauschen
  .text =
    Fehlt eine Ressourcenart im Vorrat, dürfen die menschlichen Spieler Ressourcenmarker dieser Art beim automatischen
    Spieler gegen andere Arten aus dem Vorrat austauschen.

rule-A5-4-a = Wahl des Weltwunders
  .text =
    Unter den offen liegenden Weltwundern wird dasjenige gewählt, das den automatischen Spieler am nächsten an die
    Erfüllung einer Agenda bringt, dann das billigste; danach entscheidet der Zufall.

rule-A5-4-b = Am nächsten heißt: Es fehlen die wenigsten Wunder
  .text =
    Maßgeblich ist, wie viele Weltwunder nach dem Bau noch zu einer unerfüllten Weltwunder-Agenda fehlen; die kleinste
    Zahl gewinnt.

rule-A5-4-c = Nur bezahlbare Weltwunder kommen infrage
  .text =
    Ein Weltwunder, das der automatische Spieler auch mit allem, was er hat, nicht bezahlen kann, kommt nicht infrage.

rule-A5-4-d = Erfüllte Siegkarten zählen nicht
  .text =
    Agenden von Siegkarten, die der automatische Spieler bereits erfüllt hat, bleiben außer Betracht; zählt keine Agenda
    mehr, entfällt das erste Kriterium.

rule-A5-4-e = Es braucht eine Stadt ohne Weltwunder
  .text =
    Hat jede Stadt des automatischen Spielers ein Weltwunder, wird keines gebaut; der Bau einer Stadt folgt trotzdem.

rule-A5-5-a = Reihenfolge beim Bezahlen
  .text =
    Der automatische Spieler deckt fehlende Produktion in dieser Reihenfolge: Bonusmarker von
    Industrie-Stadtstaat-Diplomatiekarten, Naturwunder-Marker, Ressourcenmarker, Handelsmarker auf der Industriekarte;
    er gibt nie mehr aus als nötig.

rule-A5-5-b = Kein Überbezahlen mit Ressourcen, wenn ein Handelsmarker da ist
  .text =
    Würde ein Ressourcenmarker überbezahlen und ist ein Handelsmarker verfügbar, behält der automatische Spieler die
    Ressource und gibt den Handelsmarker aus.

rule-A5-5-c = Gemischte Bezahlung
  .text =
    Ob eine Ressource überbezahlen würde, wird für jeden Marker einzeln geprüft; Ressourcen- und Handelsmarker können
    daher gemischt werden.

rule-A5-5-d = Naturwunder dürfen überbezahlen
  .text =
    Die Ausnahme schützt nur Ressourcenmarker; ein Naturwunder-Marker wird vorher eingesetzt, auch wenn er überbezahlt,
    und bleibt für spätere Züge erhalten.

rule-A5-5-e = Bonus von Industrie-Stadtstaat-Karten
  .text =
    Jede Industrie-Stadtstaat-Diplomatiekarte zählt als ein Bonus-Handelsmarker (+1 Produktion), bevor irgendetwas
    ausgegeben wird; die aufgedruckte Kostensenkung entfällt.

rule-A5-6-a = Stadt-Standort
  .text =
    Der automatische Spieler wählt einen Stadt-Standort nach diesen Kriterien: angrenzend zu den meisten Naturwunder-
    und Ressourcenmarkern, Barbaren-Erscheinungspunkt, höchste Verteidigung.

rule-A5-6-b = Weltwunder und Stadt mit einer Karte
  .text =
    Eine Industriekarte des automatischen Spielers baut ein Weltwunder und danach auch noch eine Stadt, soweit möglich;
    beide Teile sind voneinander unabhängig.

rule-A5-6-c = Stadt auf eigenem Kontrollmarker
  .text =
    Es gelten die Standortregeln des Grundspiels: Eigene Kontrollmarker und Wagen stören nicht, wohl aber rivalisierende
    Marker, Barbaren, Ressourcen und angrenzende Städte oder Stadtstaaten.

rule-A5-7-a = Wohin das Weltwunder kommt
  .text =
    Der Weltwunder-Marker kommt unter diejenige Stadt des automatischen Spielers, die von seinen Städten ohne Weltwunder
    die höchste Verteidigung hat; bei Gleichstand entscheidet der Zufall.

rule-A6-1-a = Keine Obergrenze
  .text = Auf den Fokuskarten des automatischen Spielers dürfen beliebig viele Handelsmarker liegen.

rule-A6-2-a = Erhaltene Handelsmarker verteilen
  .text =
    Erhaltene Handelsmarker kommen einzeln auf die Fokuskarte mit den wenigsten Handelsmarkern, bei Gleichstand auf die
    Karte am höheren Platz.

rule-A6-2-b = Für jeden Marker neu bestimmt
  .text = Welche Karte die wenigsten Handelsmarker hat, wird für jeden Marker neu bestimmt.

rule-A6-2-c = Verteilt wird nur bei freier Wahl
  .text =
    Schreiben die Regeln die Karte vor (Besuch eines Stadtstaats, nicht platzierte Kontrollmarker), kommen die
    Handelsmarker dorthin.

rule-A6-3-a = Ausgeben bei Kultur
  .text =
    Der automatische Spieler gibt so viele Handelsmarker aus, wie noch zulässige Felder für zusätzliche Kontrollmarker
    übrig sind.

rule-A6-4-a = Ausgeben bei Wirtschaft
  .text =
    Der automatische Spieler gibt Handelsmarker nur aus, wenn dadurch mindestens ein Wagen einen sonst unerreichbaren
    Zielort erreicht, und nur so viele wie nötig.

rule-A6-4-b = Mehrere Wagen
  .text = Bei mehreren Wagen wird die kleinste Zahl an Handelsmarkern ausgegeben, mit der die meisten Wagen ankommen.

rule-A6-5-a = Industrie-Handelsmarker nur für Weltwunder
  .text =
    Handelsmarker auf der Industriekarte des automatischen Spielers werden nur ausgegeben, soweit ein gewähltes
    Weltwunder sie erfordert; ist keines bezahlbar, bleiben alle liegen, und für die Stadt wird keiner ausgegeben.

rule-A6-6-a = Als Angreifer vorn
  .text =
    Würde der automatische Spieler als Angreifer gewinnen, gibt er Handelsmarker aus, bis der Verteidiger seinen
    Kampfwert nicht mehr erreichen kann.

rule-A6-6-b = Als Angreifer vorn, aber nicht sicher
  .text =
    Liegt der angreifende automatische Spieler vorn, kann den Sieg aber nicht absichern, gibt er so viele Handelsmarker
    aus, wie er kann.

rule-A6-6-c = Als Angreifer chancenlos
  .text = Kann der angreifende automatische Spieler den Verteidiger nicht übertreffen, gibt er nichts aus.

rule-A6-6-d = Als Angreifer zurück, aber mit Siegchance
  .text =
    Liegt der angreifende automatische Spieler zurück, kann aber in Führung gehen, gibt er so lange Handelsmarker aus,
    bis der Verteidiger nicht mehr aufholen kann, soweit das möglich ist.

rule-A6-6-e = Neutrale Verteidiger holen nicht auf
  .text = Gegen Barbaren und Stadtstaaten gibt der automatische Spieler genau so viel aus, wie er zur Führung braucht.

rule-A6-6-f = Als Verteidiger vorn
  .text =
    Ist sein Kampfwert als Verteidiger mindestens so hoch wie der des Angreifers, gibt der automatische Spieler nichts
    aus.

rule-A6-6-g = Als Verteidiger zurück
  .text =
    Liegt der automatische Spieler als Verteidiger zurück, gibt er genau so viel aus, dass er gewinnt (Gleichstand
    genügt), oder nichts, wenn das nicht möglich ist.

rule-A6-6-h = Was der Verteidiger noch erreichen kann
  .text =
    Ein menschlicher Verteidiger kann sich noch um so viel steigern, wie Handelsmarker auf seiner Militärkarte liegen,
    dazu um einen dort liegenden unbenutzten Stadtstaat-Marker und Roosevelts Naturwunder-Marker.

rule-A6-7-a = Ausgeben bei Wissenschaft
  .text = Der automatische Spieler gibt immer alle Handelsmarker seiner Wissenschaftskarte aus.

rule-A7-1-a = Wahl des Ziels
  .text =
    Der automatische Spieler geht die Liste durch; es gilt das erste Kriterium, für das von irgendeinem freundlichen
    Feld aus ein Ziel in Reichweite liegt. Unter mehreren Zielen wird das mit der niedrigsten Verteidigung gewählt,
    danach entscheidet der Zufall.

rule-A7-1-b = Verteidigungsgrenze bei Städten
  .text =
    Der aufgedruckte Grenzwert wird mit der festen Verteidigung der Stadt verglichen: doppelter
    Gelände-Schwierigkeitsgrad plus Verstärkungen und Kartenboni, ohne Würfel und Handelsmarker; auch Hauptstädte sind
    Städte.

rule-A7-1-c = Niedrigste Verteidigung, nicht niedrigstes Gelände
  .text = Bei Gleichstand zählt die niedrigste Verteidigung einschließlich der Verstärkungen.

rule-A7-1-d = Reichweite wie im Grundspiel
  .text =
    Für Reichweite und Weg gelten die Grundregeln; von einem Feld, das er in diesem Zug gewonnen hat, darf der
    automatische Spieler nicht abzählen.

rule-A7-2-a = Gescheiterter Angriff wird wiederholt
  .text =
    Für jeden weiteren Angriff wird neu gewählt; ein Ziel, das standgehalten hat, wird erneut angegriffen, wenn es
    weiterhin an erster Stelle steht.

rule-A7-2-b = Nächstes Ziel nach einem Erfolg
  .text = Nach einem Erfolg wird die Liste auf die neue Lage angewendet.

rule-A7-2-c = Eine Hauptstadt kann zweimal getroffen werden
  .text = Eine besiegte Hauptstadt bleibt ein zulässiges Ziel und kann im selben Zug noch einmal angegriffen werden.

rule-A7-3-a = Kampfwert des automatischen Spielers
  .text =
    Der automatische Spieler greift mit Würfel + aufgedrucktem Wert der Karte (der Platz ist darin enthalten) + 1 je
    militärischem Weltwunder und Militär-Stadtstaat-Karte + Boni aus Spieler-Diplomatiekarten und Anführer an; er führt
    alle erlaubten Angriffe aus, für die es ein Ziel gibt.

rule-A7-4-a = Der automatische Spieler besiegt eine Hauptstadt
  .text =
    Der automatische Spieler nimmt nacheinander zwei Handelsmarker, jeweils von der Karte des Verteidigers am höchsten
    Platz, auf der welche liegen, und legt jeden auf die eigene Karte mit den wenigsten Handelsmarkern, bei Gleichstand
    auf die am höheren Platz.

rule-A7-4-b = Beide Marker von einer Karte
  .text =
    Der höchste Platz mit Handelsmarkern wird für jeden Marker neu bestimmt; es können also beide von derselben Karte
    kommen.

rule-A7-4-c = Weltwunder einer Hauptstadt
  .text =
    Ein Weltwunder in der besiegten Hauptstadt kommt in die Stadt des automatischen Spielers, die von denen ohne
    Weltwunder die höchste Verteidigung hat; gibt es keine solche Stadt, bleibt es, wo es ist.

rule-A7-5-a = Verstärken nach den Angriffen
  .text =
    Nach den Angriffen verstärkt der automatische Spieler 5 Kontrollmarker, abzüglich 3 (Steinmetzkunst), 2
    (Eisenverarbeitung) oder 1 (Massenproduktion, Flug) je durchgeführtem Angriff, mindestens 0; gewonnene und verlorene
    Angriffe zählen gleich.

rule-A7-5-b = Welche Marker verstärkt werden
  .text =
    Zuerst kommen die unverstärkten Kontrollmarker des automatischen Spielers an die Reihe, die Barbaren oder einem
    rivalisierenden Feld am nächsten liegen, bei Gleichstand die mit dem höchsten Gelände-Schwierigkeitsgrad, danach
    entscheidet der Zufall.

rule-A7-6-a = Wirkungslose Militärkarten
  .text =
    Steinmetzkunst und Eisenverarbeitung des automatischen Spielers werden durch die nächste Militärkarte ersetzt und
    zurückgesetzt, wenn weder ein Angriff durchgeführt noch ein Marker verstärkt wurde.

rule-A7-7-a = Der automatische Spieler als Verteidiger
  .text =
    Für Angriffe auf den automatischen Spieler gelten die Grundregeln sowie seine eigenen Regeln für das Ausgeben von
    Handelsmarkern und für Militärboni; wer seine Hauptstadt besiegt, wählt die Beute selbst.

rule-A8-1-a = Bonus statt Fähigkeiten
  .text =
    Der automatische Spieler lässt die Fähigkeiten seiner Weltwunder und Stadtstaat-Diplomatiekarten außer Acht;
    stattdessen zählt jedes davon als ein zusätzlich ausgegebener Handelsmarker, sobald eine Fokuskarte der gleichen Art
    abgehandelt wird.

rule-A8-1-b = Bonus je Art
  .text =
    Kultur: +1 Kontrollmarker; Wirtschaft: +1 Bewegung für jeden Wagen; Wissenschaft: +1 Feld auf der
    Technologiescheibe; Industrie-Stadtstaat-Karte: +1 Produktion. Der Bonus gilt immer, auch wenn er nichts nützt.

rule-A8-1-c = Militärbonus
  .text =
    Jedes militärische Weltwunder und jede Militär-Stadtstaat-Karte gibt dem automatischen Spieler in jedem Angriff +1
    auf den Kampfwert, ob er angreift oder verteidigt.

rule-A8-1-d = Erbeutete Weltwunder zählen
  .text =
    Den Bonus gibt jedes Weltwunder, das der automatische Spieler kontrolliert, ob gebaut oder erbeutet; wer als Mensch
    eines seiner Weltwunder erbeutet, nutzt dessen aufgedruckte Fähigkeit.

rule-A8-1-e = Keine Effekte zu Beginn des Zuges
  .text =
    Weil die Fähigkeiten von Weltwundern und Stadtstaaten für ihn nicht gelten, nutzt der automatische Spieler nie
    Effekte, die zu Beginn des Zuges wirken, Plätze ändern, Handelsmarker lagern oder Karten zusätzlich abhandeln.

rule-A8-2-a = Stadtstaat-Karte vor dem Angriff zurückgeben
  .text =
    Bevor der automatische Spieler einen Stadtstaat angreift, gibt er dessen Karte zurück; ein Militär-Stadtstaat gibt
    daher keinen Bonus gegen sich selbst.

rule-A8-3-a = Diplomatiekarte bei einem Besuch
  .text =
    Besucht der automatische Spieler eine rivalisierende Stadt und hat er keine Karte dieses Spielers, nimmt er die
    erste verfügbare von Offene Grenzen, Gemeinsamer Krieg, Defensiv-Pakt und Botschaft.

rule-A8-3-b = Eine vorhandene Karte wird behalten
  .text =
    Hat der automatische Spieler bereits eine Karte dieses Spielers, behält er sie, auch wenn eine bessere verfügbar
    ist.

rule-A8-4-a = Spieler-Diplomatiekarten wirken, die Botschaft nicht
  .text =
    Offene Grenzen, Gemeinsamer Krieg und Defensiv-Pakt wendet der automatische Spieler normal an; die Botschaft bleibt
    bei ihm ohne Wirkung.

rule-A8-4-b = Der automatische Spieler gibt beim Angriff Karten zurück
  .text = Greift der automatische Spieler ein rivalisierendes Feld an, gibt er zuerst die Karte dieses Rivalen zurück.

rule-A8-5-a = Handelsmarker für Besuche
  .text =
    Ein Besuch bringt 2 Handelsmarker: bei einem Stadtstaat auf die Karte des automatischen Spielers von dessen Art, bei
    einer rivalisierenden Stadt einzeln auf die Karten mit den wenigsten Handelsmarkern. Dazu kommt die Karte des
    Stadtstaats, falls noch eine da ist und der automatische Spieler keine hat.

rule-Q42-a = Menschliche Spieler und der automatische Spieler
  .text =
    Menschliche Spieler dürfen Städte des automatischen Spielers besuchen und seine Diplomatiekarten nehmen wie die
    jedes anderen Rivalen; seine Karten wirken normal.

rule-A9-1-a = Gilgamesch als automatischer Spieler
  .text =
    Jeder Barbar, den der automatische Spieler besiegt, bringt zusätzlich zum Handelsmarker eine zufällige Ressource aus
    dem Vorrat.

rule-A9-2-a = Montezuma als automatischer Spieler
  .text =
    Wird die Militärkarte in einem Zug mit mindestens einem gewonnenen Angriff zurückgesetzt, tauscht sie danach mit der
    Karte auf Platz 2 den Platz.

rule-A9-2-b = Montezuma und nicht zurückgesetzte Karten
  .text = Wurde die Militärkarte durch Kapitalismus abgehandelt, ohne zurückgesetzt zu werden, wird nicht getauscht.

rule-A9-3-a = Roosevelt als automatischer Spieler: Ablage der Marker
  .text = Naturwunder-Marker, die der automatische Spieler erhält oder ausgibt, kommen auf die Karte auf Platz 4.

rule-A9-3-b = Roosevelt als automatischer Spieler: immer ausgegeben
  .text =
    Naturwunder-Marker auf der abgehandelten Karte werden immer ausgegeben, vor Ressourcen- und Handelsmarkern und auch
    ohne Nutzen; sie wirken wie ein Handelsmarker dieser Karte (Industrie: wie eine Ressource, +2).

rule-A9-3-c = Roosevelt als automatischer Spieler: Militär
  .text =
    Auf einer Militärkarte werden Naturwunder-Marker als Erstes eingesetzt, wenn der automatische Spieler Marker
    ausgibt; alle übrigen gibt er im letzten Angriff aus.

rule-A9-4-a = Die übrigen Anführer bleiben unverändert
  .text = Kleopatra, Katharina, Hōjō, Trajan und Tomyris wirken für den automatischen Spieler wie aufgedruckt.

rule-A10-1-a = Ersetzen einer wirkungslosen Karte
  .text =
    Eine Karte, die nichts bewirkt hat, wird durch die nächste Karte ihrer Art ersetzt; diese übernimmt die Marker, wird
    sofort zurückgesetzt und nicht abgehandelt.

rule-A10-1-b = Welche wirkungslosen Karten ersetzt werden
  .text =
    Keramik wird zu Tierzucht, diese zu Nationalismus und dieser zu Urbanisierung; Steinmetzkunst wird zu
    Eisenverarbeitung und diese zu Massenproduktion. Für andere Karten gibt es keine solche Regel.

rule-A10-2-a = Nicht platzierte Kontrollmarker
  .text =
    Für jeden Kontrollmarker, den der automatische Spieler platzieren dürfte, aber nicht platzieren kann, kommt ein
    Handelsmarker auf die Kulturkarte.

rule-A10-3-a = Massenmedien: erster Schritt gleichzeitig
  .text =
    Alle rivalisierenden Kontrollmarker, die beim Abhandeln an Felder des automatischen Spielers angrenzen, werden
    gleichzeitig behandelt; Naturwunder-Marker bleiben bei ihrem Besitzer, bis das Feld einen neuen bekommt.

rule-A10-4-a = Wagen des automatischen Spielers meiden Barbaren
  .text =
    Wagen des automatischen Spielers betreten nie ein Feld mit Barbaren, auch nicht mit Währung; entfernt werden nur
    Barbaren, die an freundliche Felder angrenzen, und zwar vor der Bewegung.

rule-A10-5-a = Kernenergie des automatischen Spielers bei mehreren Menschen
  .text =
    Erst wählen alle menschlichen Spieler, dann werden alle gewählten Städte und angrenzenden Kontrollmarker gemeinsam
    zerstört; stand die Stadt auf einem eroberten Stadtstaat, ist dieser wieder frei.

rule-A10-6-a = Normbauteile des automatischen Spielers können sich selbst ersetzen
  .text =
    Haben alle anderen Karten mindestens dieselbe Stufe, kann Normbauteile selbst die Karte der niedrigsten Stufe am
    höchsten Platz sein; der Rest des aufgedruckten Effekts wird trotzdem ausgeführt.

rule-automa-as_early_empire = Automatischer Spieler: Frühes Reich
  .text =
    2 Kontrollmarker angrenzend zu freundlichen Städten platzieren, nach der Liste: Naturwunder; Ressource;
    Barbaren-Erscheinungspunkt; die meisten Städte; Stadt, die am nächsten vor ihrer Entwicklung steht; höchster
    Gelände-Schwierigkeitsgrad. Für jeden nicht platzierten Marker kommt ein Handelsmarker auf diese Karte.

rule-automa-as_drama_and_poetry = Automatischer Spieler: Drama und Dichtung
  .text =
    3 Kontrollmarker platzieren wie bei Frühes Reich des automatischen Spielers; ein Versetzen von Markern gibt es
    nicht.

rule-automa-as_civil_service = Automatischer Spieler: Staatsdienst
  .text =
    3 Kontrollmarker angrenzend zu freundlichen Städten platzieren, dann 1 angrenzend zu einem beliebigen freundlichen
    Feld. Vor „die meisten Städte“ steht als zusätzliches viertes Kriterium: angrenzend zu einem Naturwunder-Marker,
    einem Ressourcenmarker oder einem unbedeckten Barbaren-Erscheinungspunkt.

rule-automa-as_civil_service-b = Automatischer Spieler: Staatsdienst, viertes Kriterium
  .text =
    Unter Feldern, die selbst nichts enthalten, geht eines, das an einen noch nicht eingesammelten Naturwunder- oder
    Ressourcenmarker oder an einen Barbaren-Erscheinungspunkt ohne Marker angrenzt, einem Feld neben mehr Städten vor.

rule-automa-as_mass_media = Automatischer Spieler: Massenmedien
  .text =
    Zuerst wird jeder rivalisierende Kontrollmarker angrenzend zu einem freundlichen Feld umgedreht, wenn er verstärkt
    ist, und sonst entfernt; dann werden 4 Kontrollmarker angrenzend zu freundlichen Städten platziert. Vor dem Gelände
    steht als sechstes Kriterium: angrenzend zu einem rivalisierenden Feld.

rule-automa-as_foreign_trade = Automatischer Spieler: Außenhandel
  .text =
    Der Wagen zieht 3 Felder auf der kürzesten Route zu seinem Zielort: Stadtstaat, von dem der automatische Spieler
    keine Karte hat, rivalisierende Stadt, anderer Stadtstaat; bei Gleichstand zählt die kürzeste Distanz.

rule-automa-as_currency = Automatischer Spieler: Währung
  .text =
    Zuerst wird jeder Barbar angrenzend zu einem freundlichen Feld besiegt, ohne dass es dafür Handelsmarker gibt; dann
    zieht jeder der 2 Wagen 4 Felder, jeder zu einem anderen Zielort.

rule-automa-as_steam_power = Automatischer Spieler: Dampfkraft
  .text =
    Der automatische Spieler erhält 1 zufällige Ressource; dann zieht jeder der 2 Wagen 6 Felder, auch über Wasser,
    jeder zu einem anderen Zielort.

rule-automa-as_capitalism = Automatischer Spieler: Kapitalismus
  .text =
    Jeder der 3 Wagen zieht 6 Felder, auch über Wasser, jeder zu einem anderen Zielort; nach dem Zurücksetzen der Karte
    wird die Karte, die nun auf Platz 5 liegt, abgehandelt, aber nicht zurückgesetzt.

rule-automa-as_masonry = Automatischer Spieler: Steinmetzkunst
  .text =
    Bis zu 2 Angriffe mit Reichweite 2 und Kampfwert 5; Liste: Barbaren; rivalisierende Stadt mit Verteidigung 4 oder
    weniger; rivalisierender Kontrollmarker. Danach 5 Marker minus 3 je Angriff verstärken. Bleibt die Karte
    wirkungslos, wird sie durch Eisenverarbeitung ersetzt.

rule-automa-as_iron_working = Automatischer Spieler: Eisenverarbeitung
  .text =
    Bis zu 2 Angriffe mit Reichweite 3 und Kampfwert 6, gegen Barbaren 8; Liste: Barbaren; rivalisierende Stadt mit
    Verteidigung 6 oder weniger; rivalisierender Kontrollmarker. Danach 5 Marker minus 2 je Angriff verstärken. Bleibt
    die Karte wirkungslos, wird sie durch Massenproduktion ersetzt.

rule-automa-as_mass_production = Automatischer Spieler: Massenproduktion
  .text =
    Bis zu 2 Angriffe mit Reichweite 3, auch über Wasser gezählt, und Kampfwert 7; Liste: rivalisierende Stadt mit
    Weltwunder und Verteidigung 8 oder weniger; Barbaren angrenzend zu einem freundlichen Feld; rivalisierende Stadt mit
    Verteidigung 8 oder weniger; Stadtstaat; rivalisierender Kontrollmarker. Danach 5 Marker minus 1 je Angriff
    verstärken.

rule-automa-as_flight = Automatischer Spieler: Flug
  .text =
    Bis zu 3 Angriffe mit Reichweite 5 und Kampfwert 8, gezählt auch über Wasser, rivalisierende Felder, Barbaren und
    Stadtstaaten; die Liste ist die von Massenproduktion mit Verteidigung 10 oder weniger. Danach 5 Marker minus 1 je
    Angriff verstärken.

rule-automa-as_astrology = Automatischer Spieler: Astrologie
  .text =
    Die Technologiescheibe um 5 Felder weiterdrehen und um 1 weiteres für jeden Handelsmarker der Karte, die alle
    ausgegeben werden; Stufenfelder bringen nach den Regeln des automatischen Spielers neue Fokuskarten.

rule-automa-as_mathematics = Automatischer Spieler: Mathematik
  .text =
    1 Handelsmarker auf die Karte mit den wenigsten Handelsmarkern am höchsten Platz legen, dann die Technologiescheibe
    um 5 Felder plus alle Handelsmarker dieser Karte weiterdrehen.

rule-automa-as_replaceable_parts = Automatischer Spieler: Normbauteile
  .text =
    Die Karte der niedrigsten Stufe am höchsten Platz wird durch die Karte derselben Art mit der nächsthöheren Stufe
    ersetzt (ohne Zufall); dann wird die Technologiescheibe um 5 Felder plus alle Handelsmarker weitergedreht.

rule-automa-as_nuclear_power = Automatischer Spieler: Kernenergie
  .text =
    Jeder menschliche Spieler wählt eine eigene Stadt außer der Hauptstadt, falls er eine hat; die gewählten Städte und
    alle angrenzenden Kontrollmarker, gleich von welchem Spieler und ob verstärkt oder nicht, werden zerstört. Dann wird
    die Technologiescheibe um 5 Felder plus alle Handelsmarker weitergedreht.

rule-automa-as_pottery = Automatischer Spieler: Keramik
  .text =
    Ein Weltwunder mit Produktion 5 bauen, dann eine Stadt innerhalb von 2 Feldern zu einem freundlichen Feld. Bleibt
    die Karte wirkungslos, wird sie durch Tierzucht ersetzt.

rule-automa-as_animal_husbandry = Automatischer Spieler: Tierzucht
  .text =
    Ein Weltwunder mit Produktion 6 bauen, dann eine Stadt innerhalb von 3 Feldern zu einem freundlichen Feld oder einem
    eigenen Wagen. Bleibt die Karte wirkungslos, wird sie durch Nationalismus ersetzt.

rule-automa-as_nationalism = Automatischer Spieler: Nationalismus
  .text =
    Ein Weltwunder mit Produktion 7 bauen, dann eine Stadt innerhalb von 4 Feldern zu einem freundlichen Feld, auch über
    Wasser gezählt. Bleibt die Karte wirkungslos, wird sie durch Urbanisierung ersetzt.

rule-automa-as_urbanization = Automatischer Spieler: Urbanisierung
  .text =
    Ein Weltwunder mit Produktion 8 bauen, dann eine Stadt innerhalb von 5 Feldern zu einem freundlichen Feld, auch über
    Wasser gezählt; nach dem Zurücksetzen der Karte wird die Kulturkarte wie auf Platz 5 abgehandelt und zurückgesetzt.
    Ersetzt wird diese Karte nie.

rule-A11-1-a = Schwierigkeitsgrade
  .text =
    Siedler 0, Anführer 1, Kriegsherr 2, Prinz 3, König 4, Kaiser 5: So viele zufällige Stufe-I-Karten des automatischen
    Spielers werden durch die Stufe-II-Karten ihrer Art ersetzt.

rule-A11-2-a = Uneinigkeit
  .text = Können sich die Spieler nicht einigen, gilt der niedrigste Schwierigkeitsgrad, den jemand von ihnen wünscht.

rule-A12-1-a = Kein Platzieren und Bauen auf Barbaren
  .text = Auf Feldern mit Barbaren kann der automatische Spieler weder Kontrollmarker platzieren noch Städte bauen.

rule-A12-2-a = Benachbarte Barbaren spielen keine Rolle
  .text = Barbaren neben einem Feld beeinflussen die Wahl des automatischen Spielers nicht.

rule-A12-3-a = Mögliche Verteidigung eines Standorts
  .text =
    Die Verteidigung eines Standorts ist der doppelte Gelände-Schwierigkeitsgrad plus 1 je angrenzendem freundlichen,
    verstärkten Kontrollmarker.

rule-A12-4-a = Die neue Industriekarte wird nicht abgehandelt
  .text =
    Eine Industriekarte, die eine wirkungslose ersetzt, wird zurückgesetzt, ohne abgehandelt zu werden, auch wenn sie
    nun etwas bauen könnte.

rule-A12-5-a = Auch zusätzliche Kontrollmarker zählen
  .text =
    Auch zusätzliche Kontrollmarker durch kulturelle Weltwunder, Kultur-Stadtstaat-Karten, Katharina und ausgegebene
    Naturwunder-Marker (Roosevelt) werden zu Handelsmarkern, wenn sie nicht platziert werden können.

rule-A12-6-a = Stadt, die am nächsten vor ihrer Entwicklung steht
  .text =
    Gemeint ist die Stadt des automatischen Spielers, der im Augenblick die wenigsten Kontrollmarker zur Entwicklung
    fehlen; sie wird für jeden Marker neu bestimmt.

rule-A13-1-a = Mehrere Wagen zuteilen
  .text =
    Nach der Liste (bei Gleichstand nach der kürzesten Distanz) wird wiederholt das beste Paar aus noch nicht bewegtem
    Wagen und freiem Zielort gewählt; der Wagen zieht, und der Zielort ist für diesen Zug vergeben.

rule-A13-1-b = Unerreichbare Zielorte
  .text = Ein Zielort, zu dem kein Weg über erlaubte Felder führt, wird übergangen; ein Wagen ohne Zielort zieht nicht.

rule-A13-2-a = Kürzeste Route
  .text =
    Die Route ist ein kürzester Weg über erlaubte Felder; sie meidet Wasser (sofern nicht erlaubt), Barbaren und andere
    Städte oder Stadtstaaten, an denen die Reise enden würde. Zwischen gleich langen Routen entscheidet der Zufall.

rule-A13-3-a = Startpunkt eines Wagens des automatischen Spielers
  .text =
    Ein Wagen auf der Karte startet in der Hauptstadt oder entwickelten Stadt des automatischen Spielers, die seinem
    Zielort am nächsten liegt.

rule-A13-4-a = Der automatische Spieler kann gewinnen
  .text = Der automatische Spieler erfüllt Agenden und gewinnt wie jeder andere Spieler.

rule-A13-5-a = Der automatische Spieler beim Handelsereignis
  .text =
    Beim Handelsereignis legt der automatische Spieler seine Handelsmarker einzeln auf die Karten mit den wenigsten
    Handelsmarkern, bei Gleichstand auf die am höheren Platz.

rule-A13-5-b = Überfall auf die Hauptstadt des automatischen Spielers
  .text =
    Überfallen Barbaren seine Hauptstadt, gibt der automatische Spieler nacheinander 2 zufällig bestimmte seiner
    Handelsmarker ab (oder so viele, wie er hat).

rule-A13-6-a = Stadtstaat-Marker auf Karten des automatischen Spielers
  .text =
    Der Marker eines eroberten Stadtstaats auf einer Karte des automatischen Spielers zählt bei jedem Abhandeln dieser
    Karte als ein zusätzlich ausgegebener Handelsmarker (Militär: +1 in einem Angriff pro Zug), nie für eine Karte
    anderer Art.

rule-N18-a = Dem automatischen Spieler gehen Marker oder Städte aus
  .text =
    Der automatische Spieler nimmt nie eigene Marker oder Städte von der Weltkarte: Ohne unbenutzte Kontrollmarker gilt
    das Platzieren als unmöglich (und bringt Handelsmarker), ohne unbenutzte Städte wird keine Stadt gebaut.

rule-N43-a = Freiwillige Effekte
  .text =
    Darf der automatische Spieler etwas Nützliches tun (angreifen, eine Diplomatiekarte nehmen, bauen, verstärken), tut
    er es, soweit es geht.

rule-Q41-a = Der automatische Spieler als Opfer von Effekten
  .text =
    Lässt ein Effekt eines menschlichen Spielers den automatischen Spieler wählen (Eiffelturm), entscheidet der Zufall;
    Handelsmarker, die er bekommt, kommen einzeln auf seine Karten mit den wenigsten Handelsmarkern.

rule-N54-a = Der automatische Spieler besiegt eine Stadt auf einem eroberten Stadtstaat
  .text = Ob der automatische Spieler erobert oder befreit, ist eine offene Entscheidung und wird ausgelost.

## Entscheidungen

ruling-Q1 = Größe der Weltwunderstapel bei weniger als vier Spielern
  .text =
    Jeder Stapel enthält bei vier Spielern 2/2/2 Weltwunder aus Antike, Mittelalter und Moderne, bei drei 1/2/2 und bei
    zwei 1/1/2; der automatische Spieler zählt mit. Nach der anderen Lesart sind es immer 2/2/2.

ruling-Q2 = Ereignisscheibe
  .text =
    Die Scheibe hat fünf Felder: Erscheinen, leer, Bewegung, Handel, Bewegung. Der Pfeil beginnt auf Erscheinen, das am
    Anfang nicht abgehandelt wird.

ruling-Q3 = Wassermarker
  .text =
    Nur Lücken, die ganz von Spielplanteilen umschlossen sind, werden mit Wassermarkern gefüllt; offene Buchten am Rand
    gehören nicht zur Weltkarte.

ruling-Q4 = Passen
  .text =
    In jedem Zug muss eine Karte gewählt und zurückgesetzt werden; auf ihren Effekt darf man verzichten, oder er kann
    ins Leere gehen.

ruling-Q5 = Über Feld 24 hinaus
  .text =
    Auf Feld 24 folgt Feld 15, und die restliche Bewegung geht von dort weiter. Nach der anderen Lesart endet sie auf
    15.

ruling-Q6 = Naturwunder nach Verlust des Kontrollmarkers
  .text =
    Der bisherige Besitzer behält den Naturwunder-Marker, bis ein anderer Spieler einen Kontrollmarker oder eine Stadt
    auf das Feld bringt und ihn übernimmt. Für die Kontrolle über Naturwunder zählen die Marker, die man besitzt.

ruling-Q7 = Marker auf einer ersetzten Fokuskarte
  .text =
    Handelsmarker, Stadtstaat-Marker, Wagen und Roosevelts Naturwunder-Marker kommen auf die neue Karte. Eine Karte
    niedrigerer Stufe als die ersetzte darf nur genommen werden, wenn ihre Stufe der Technologiescheibe entspricht.

ruling-Q8 = Versetzen eines Markers mit Drama und Dichtung
  .text =
    Das Versetzen ist kein Platzieren: Es braucht keine angrenzende Stadt, wird vom Platz der Karte nicht beschränkt und
    löst Stonehenge nicht aus. Der Marker bleibt gegebenenfalls verstärkt, und eingesammelt wird nichts, weil auf leeren
    Feldern nie Ressourcen liegen.

ruling-Q9 = Zusätzliche Marker bei Kulturkarten
  .text =
    Kontrollmarker durch Handelsmarker oder Katharina erweitern den ersten Schritt, also das Platzieren neben
    freundlichen Städten; das gilt auch für den automatischen Spieler.

ruling-Q10 = Reihenfolge bei Massenmedien
  .text = Zuerst werden die Kontrollmarker platziert, dann wird ein rivalisierender Kontrollmarker beeinflusst.

ruling-Q11 = Kernenergie eines menschlichen Spielers
  .text =
    Der Schlag trifft die Kontrollmarker aller Spieler auf den sieben Feldern, auch die eigenen; Städte, Weltwunder,
    Wagen und Barbaren bleiben.

ruling-Q12 = Währung und Barbaren
  .text =
    Betritt ein Wagen das Feld eines Barbaren, wird dieser entfernt, ohne dass es einen Handelsmarker gibt, und der
    Wagen darf weiterziehen. Gilgamesch erhält seine Ressource trotzdem.

ruling-Q13 = Tierzucht
  .text =
    Die dritte Möglichkeit ist eine Stadt auf einem zulässigen Feld mit einem eigenen Wagen, auf jedem Gelände außer
    Wasser und in jeder Entfernung; der Wagen kehrt auf seine Karte zurück. Auch hier darf das Feld nicht an Städte oder
    Stadtstaaten angrenzen.

ruling-Q14 = Verstärken mit Flug
  .text =
    Verstärkt werden so viele Marker, wie die Platzzahl angibt, gleich wie viele Angriffe es gab. Nach der anderen
    Lesart wird wie bei Massenproduktion je Angriff 1 abgezogen.

ruling-Q15 = Besiegter Kontrollmarker
  .text = Er wird immer durch einen unverstärkten Kontrollmarker des Angreifers ersetzt, ob er verstärkt war oder nicht.

ruling-Q16 = Über Stadtstaaten zählen
  .text =
    Stadtstaaten versperren den gezählten Weg beim Städtebau und bei Angriffen, außer mit Flug; Ziel dürfen sie sein.

ruling-Q17 = Karthago
  .text =
    Jeder Stadtstaat-Marker auf der Weltkarte und jede eigene Stadt innerhalb von 2 Feldern zum angegriffenen Feld gibt
    +1; die verteidigte eigene Stadt zählt mit. Stadtstaat-Marker auf Fokuskarten zählen nicht.

ruling-Q18 = Diplomatiekarten eines eroberten Stadtstaats
  .text = Beide Karten sind bis zur Befreiung des Stadtstaats nicht verfügbar; wer eine hat, gibt sie zurück.

ruling-Q19 = Zerstörte Stadt auf einem eroberten Stadtstaat
  .text =
    Zerstören Barbaren die Stadt, kehrt der Stadtstaat-Marker auf sein Feld zurück, und die Karten des Stadtstaats sind
    wieder verfügbar.

ruling-Q20 = Zwei Barbaren, ein Feld
  .text =
    Die Barbaren ziehen der Reihe nach, die in Bewegungsrichtung vordersten zuerst; wer auf ein Feld mit einem anderen
    Barbaren ziehen müsste, bleibt stehen.

ruling-Q21 = Barbar und Stadtstaat
  .text =
    Überfallen werden nur Spieler; ein Barbar darf daher ohne Wirkung auf dem Feld eines Stadtstaats stehen. Solange er
    dort ist, können Wagen das Feld nicht betreten.

ruling-Q22 = Barbar in beide Richtungen blockiert
  .text =
    Führt keine der beiden Richtungen auf ein Landfeld, bleibt der Barbar stehen. Durch Petra geschützte Felder wirken
    wie der Rand der Weltkarte; ist auch das Feld gegenüber geschützt, bleibt er ebenfalls stehen.

ruling-Q23 = Überfälle auf Felder mit mehreren Zielen
  .text =
    Kontrollmarker oder Stadt und Wagen auf demselben Feld sind alle betroffen. Bei einem verstärkten Marker oder einer
    Hauptstadt geht der Barbar zurück, aber vorher werden die Wagen auf dem Feld zerstört.

ruling-Q24 = Universität Oxford
  .text =
    Die erhaltene Karte darf jede Karte der Fokusreihe ersetzen, die keine Wissenschaftskarte ist, gleich welcher Art;
    so können zwei Karten einer Art ausliegen. Auch Pyramiden und Porzellanturm ersetzen Karten in diesem Sinn.

ruling-Q25 = Kriegstreiber
  .text =
    Die Agenda verlangt entweder eine irgendwann im Spiel besiegte rivalisierende Hauptstadt oder zwei gleichzeitig
    kontrollierte eroberte Stadtstaaten.

ruling-Q26 = Maracanã-Stadion
  .text =
    Es gilt die Berichtigung: Die Wirtschaftskarte wird vor der anderen Karte abgehandelt. In der ersten Auflage hieß es
    danach.

ruling-Q27 = Ketten aus Venezianischem Arsenal, Kapitalismus und Maracanã
  .text =
    Jeder Effekt, der einmal pro Zug wirkt, wirkt einmal, und eine durch diese Effekte zusätzlich abgehandelte Karte
    löst sie nicht erneut aus. Bei Kapitalismus gilt die zweite Karte als auf Platz 1 liegend und bleibt, wo sie ist.

ruling-Q28 = Machu Picchu und Pentagon
  .text =
    Es gelten die Fassungen des Grundspiels: dritter Platz und unbegrenzte Reichweite. Mit dem Pentagon entfällt die
    Wegregel ganz.

ruling-Q29 = Keine Spielsteine mehr
  .text =
    Vor dem Platzieren darf man einen eigenen Spielstein derselben Sorte von der Weltkarte nehmen; sonst entfällt das
    Platzieren. Nach einem gewonnenen Angriff gilt dasselbe, andernfalls geht der besiegte Spielstein einfach an seinen
    Besitzer zurück.

ruling-Q30 = Mangel an Handelsmarkern
  .text = Handelsmarker sind unbegrenzt. Nach der anderen Lesart gibt es nur die 34 gedruckten.

ruling-Q31 = Großer Leuchtturm
  .text =
    Er hebt nur die Beschränkung der Reichweite auf; Geländegrenze und Zulässigkeit bleiben. Auf einem leeren Feld liegt
    keinerlei Marker und steht keine Figur.

ruling-Q32 = Opernhaus von Sydney und Offene Grenzen
  .text =
    Rivalisierende Kontrollmarker (oder die des Gebers der Karte) neben der Stadt ersetzen für die Entwicklung eigene.

ruling-Q33 = Für den automatischen Spieler unbezahlbares Weltwunder
  .text =
    Nur bezahlbare Weltwunder kommen infrage. Nach der strengen Lesart wird erst nach der Liste gewählt und nichts
    gebaut, wenn das Weltwunder nicht bezahlt werden kann.

ruling-Q34 = Welche Agenden zählen
  .text =
    Es zählen nur Weltwunder-Agenden von Siegkarten, die der automatische Spieler noch nicht erfüllt hat; eine solche
    Agenda verlangt zwei Weltwunder einer Art.

ruling-Q35 = Angrenzend zu den meisten Städten
  .text = Beim Platzieren von Kontrollmarkern werden die eigenen Städte des automatischen Spielers gezählt.

ruling-Q36 = Barbaren-Erscheinungspunkte
  .text =
    Ein Erscheinungspunkt ist ein aufgedrucktes Barbaren-Symbol auf einem sonst zulässigen Feld. Unbedeckt ist er, wenn
    auf seinem Feld weder ein Marker liegt noch eine Figur steht.

ruling-Q37 = Entfernung beim Verstärken
  .text =
    Gezählt wird die Entfernung in Feldern ohne Rücksicht auf Hindernisse bis zum nächsten Barbaren oder rivalisierenden
    Feld.

ruling-Q38 = Kapitalismus des automatischen Spielers
  .text =
    Nach dem Zurücksetzen wird die Karte, die nun auf Platz 5 liegt, abgehandelt, ohne zurückgesetzt zu werden; ist es
    Urbanisierung, folgt deren Kulturkarte trotzdem. Eine zweite Kette ist unmöglich, weil Kapitalismus auf Platz 1
    liegt.

ruling-Q39 = Urbanisierung des automatischen Spielers
  .text =
    Nach dem Zurücksetzen wird die Kulturkarte, wo immer sie liegt, wie auf Platz 5 abgehandelt und dann auf Platz 1
    zurückgesetzt.

ruling-Q40 = Stufenfeld unter allen Karten
  .text =
    Hat schon die niedrigste Karte des automatischen Spielers eine höhere Stufe als die angezeigte, steigt diese Karte
    um eine Stufe.

ruling-Q41 = Der automatische Spieler als Opfer
  .text =
    Effekte, die einen anderen Spieler wählen lassen (Eiffelturm, Verluste bei Überfällen), entscheidet beim
    automatischen Spieler der Zufall; Handelsmarker, die er etwa durch die Botschaft bekommt, kommen einzeln auf seine
    Karten mit den wenigsten Handelsmarkern.

ruling-Q42 = Diplomatie mit dem automatischen Spieler
  .text =
    Menschliche Spieler dürfen Städte des automatischen Spielers besuchen und seine Diplomatiekarten nehmen wie die
    jedes anderen Rivalen.

ruling-Q43 = Lücken im Text des Heftes
  .text =
    Fehlende Kartentitel und Listennummern ergeben sich aus der Reihenfolge der Karten, den Sätzen über das Ersetzen und
    den englischen Karten. Der unvollständige Satz über das Verstärken bei Steinmetzkunst lautet wie auf den anderen
    Militärkarten.

ruling-Q44 = Stufen im Beispiel zur Technologiescheibe
  .text =
    Wer von 13 auf 19 zieht, passiert Stufe III (14) und erreicht Stufe IV (19); die im Beispiel genannte Stufe II ist
    ein Fehler.

ruling-Q45 = Kernenergie des automatischen Spielers
  .text =
    Zerstört werden die an die gewählten Städte angrenzenden Kontrollmarker aller Spieler, auch die des automatischen
    Spielers; ein Weltwunder-Marker bleibt liegen.

ruling-N01 = Verrutschte Überschriften im Heft
  .text =
    Die Absätze werden nach ihrem Inhalt gelesen: Technologiescheibe und Ersetzen gehören zum Erhalten von Fokuskarten,
    zufällige Ressource, Austausch und Bezahlen mit jeder Art zu den Ressourcenmarkern, die Liste mit vier Schritten zum
    Bau von Weltwundern. Von 13 auf 19 werden Stufe III (14) und Stufe IV (19) erreicht.

ruling-N02 = Gleichstand bei Angriffszielen
  .text =
    Es entscheidet die niedrigste Verteidigung, wie sie auf den Karten steht, nicht der im Fließtext genannte niedrigste
    Gelände-Schwierigkeitsgrad; bei weiterem Gleichstand entscheidet der Zufall.

ruling-N03 = Was zur Verteidigung eines Ziels oder einer Stadt gehört
  .text =
    Die Verteidigung ist ein fester Wert: Gelände (bei Städten doppelt), +1 je verstärktem Marker (er selbst und
    angrenzende) und alle Boni des Besitzers, die bei einem Angriff des automatischen Spielers jetzt gelten würden, aber
    weder Würfel noch Handels- oder Stadtstaat-Marker. Ein Stadtstaat hat 8, ein Barbar nur sein Gelände. Bei Städten
    des automatischen Spielers zählen doppeltes Gelände und verstärkte Nachbarn.

ruling-N04 = Enthält ein Naturwunder
  .text =
    Gemeint ist das Feld: Ein zulässiges Naturwunder-Feld erfüllt das Kriterium auch dann, wenn sein Marker bei einem
    Spieler liegt, dessen Kontrollmarker zerstört wurde. Wer dort platziert, übernimmt ihn.

ruling-N05 = Welche Marker bei einem Stadt-Standort zählen
  .text =
    Es zählen nur Naturwunder- und Ressourcenmarker, die noch auf der Weltkarte liegen, jeder angrenzende Marker 1.

ruling-N06 = Listen gelten für jeden Marker neu
  .text = Marker werden einzeln platziert: wählen, platzieren, einsammeln, dann alle Kriterien neu prüfen.

ruling-N07 = Stadt, die am nächsten vor ihrer Entwicklung steht
  .text =
    Es fehlen angrenzende Landfelder, die nicht freundlich sind, auch wenn dort ein Barbar, ein Rivale oder ein
    Stadtstaat ist; mit Offene Grenzen fehlen die Felder des Gebers nicht. Entwickelte Städte bleiben außer Betracht,
    Städte mit gleicher Zahl kommen alle infrage, und grenzt kein verbliebenes Feld an eine solche Stadt, entfällt das
    Kriterium.

ruling-N08 = Nicht platzierte Marker durch Stadtstaat-Karten und Katharina
  .text =
    Es zählt jeder Kontrollmarker, den der automatische Spieler platzieren durfte, gleich wodurch. Echte Handelsmarker
    gibt er nie für Marker aus, die er nicht platzieren kann.

ruling-N09 = Handelsmarker des automatischen Spielers bei mehreren Wagen
  .text =
    Er gibt die kleinste Zahl an Handelsmarkern aus, mit der die meisten Wagen ankommen, und keine, wenn so kein
    weiterer ankommt. Die Bonusbewegung durch wirtschaftliche Weltwunder gilt vorher.

ruling-N10 = Handelsmarker gegen Überbezahlen
  .text =
    Gemeint sind Handelsmarker auf der Industriekarte. Geprüft wird für jeden Ressourcenmarker einzeln; überbezahlt
    wird, wenn weniger als 2 Produktion fehlen.

ruling-N11 = Erbeutete Weltwunder des automatischen Spielers
  .text =
    Alle Weltwunder, die der automatische Spieler kontrolliert, ob gebaut oder erbeutet, haben keine Fähigkeit und geben
    ihm stattdessen den Bonus.

ruling-N12 = Mathematik des automatischen Spielers und ihr eigener Marker
  .text =
    Kommt der neue Handelsmarker auf Mathematik selbst, wird er zuerst gelegt und dann mit allen anderen beim selben
    Abhandeln ausgegeben.

ruling-N13 = Wirkungslose Karten und Anführer ohne Zurücksetzen
  .text =
    Eine durch Kapitalismus abgehandelte Karte wird nie zurückgesetzt: Eine wirkungslose Karte wird ersetzt, aber die
    neue bleibt unabgehandelt auf Platz 5, und Montezuma tauscht nicht. Die Kulturkarte nach Urbanisierung folgt
    trotzdem und wird wie aufgedruckt zurückgesetzt.

ruling-N14 = Stadtstaat, dessen Karten vergeben sind
  .text =
    Er zählt auch dann als Stadtstaat, von dem der automatische Spieler keine Karte hat, wenn keine mehr verfügbar ist;
    der Besuch bringt dann nur die Handelsmarker. Eroberte Stadtstaaten sind Städte und keine Stadtstaaten.

ruling-N15 = Städte und Stadtstaaten auf dem Weg
  .text =
    Ein Wagen kann durch einen Stadtstaat oder eine rivalisierende Stadt nicht hindurchziehen; auf Routen des
    automatischen Spielers sind sie Hindernisse, wenn sie nicht der Zielort sind. Eigene Städte versperren den Weg
    nicht.

ruling-N16 = Wiederholte Angriffe auf eine Hauptstadt
  .text =
    Sie sind menschlichen Spielern wie dem automatischen Spieler erlaubt; jeder Erfolg bringt bis zu 2 Handelsmarker,
    das Weltwunder aber kann nur einmal erbeutet werden.

ruling-N17 = Verlorene Marker bei einem Überfall auf die Hauptstadt des automatischen Spielers
  .text =
    Sie werden wie jede offene Entscheidung Marker für Marker ausgelost. Nach der anderen Lesart kommen sie von der
    Karte mit den meisten Handelsmarkern, bei Gleichstand am niedrigsten Platz.

ruling-N18 = Der automatische Spieler ohne unbenutzte Spielsteine
  .text =
    Er nimmt nie eigene Spielsteine von der Weltkarte: Fehlende Kontrollmarker gelten als nicht platzierbar, ohne
    unbenutzte Stadt wird keine gebaut, und ein gewonnener Angriff ohne unbenutzten Spielstein entfernt nur den des
    Verteidigers.

ruling-N19 = Roosevelt und Naturwunder-Marker
  .text =
    Mensch: Ein Marker liegt auf einer Karte nach Wahl; einmal pro Zug als deren Handelsmarker oder als Ressource für
    ein beliebiges Weltwunder eingesetzt, wird er danach frei verlegt. Für die Höchstzahl von drei, Überfälle und Beute
    ist er kein Handelsmarker. Automatischer Spieler: Der Marker kommt immer auf die Karte auf Platz 4; Marker auf der
    abgehandelten Karte werden stets eingesetzt, solche auf anderen Karten können noch für ein Weltwunder zahlen. In
    Angriffen kommen sie vor den Handelsmarkern und im letzten Angriff alle zum Einsatz, also wenn die Höchstzahl
    erreicht ist oder kein Ziel übrig wäre; ohne Angriff kommen sie wirkungslos auf Platz 4.

ruling-N20 = Kernenergie des automatischen Spielers: Reihenfolge und Umfang
  .text =
    Erst wählen alle menschlichen Spieler offen in Zugreihenfolge, dann wird alles gemeinsam zerstört: die gewählten
    Städte und alle angrenzenden Kontrollmarker aller Spieler, verstärkt oder nicht. Ein Weltwunder-Marker bleibt
    unkontrolliert liegen, ein Stadtstaat unter der Stadt ist wieder frei, Wagen und andere Städte bleiben verschont.

ruling-N21 = Hōjōs niedrigerer Schwierigkeitsgrad im Kampf und beim automatischen Spieler
  .text =
    Er gilt für alles in Hōjōs Zug, auch für die Verteidigung des angegriffenen Feldes (3, Stadt 6); in anderen Zügen
    zählt der volle Wert. Ist Hōjō der automatische Spieler, gilt in den Listen für eigene Städte, Standorte und Marker
    der aufgedruckte Wert, bei Angriffsgrenzen und Gleichständen der niedrigere.

ruling-N22 = Welche Felder eines gezählten Weges geprüft werden
  .text =
    Das Startfeld, ein freundliches Feld, wird nie geprüft und hat die Entfernung 0. Jedes weitere Feld einschließlich
    des Ziels muss die Gelände- und Wassergrenzen einhalten; rivalisierende Spielsteine, Barbaren und Stadtstaaten
    versperren nur die Felder dazwischen.

ruling-N23 = Angrenzende Felder eines Spielplanteils zählen
  .text =
    Gezählt werden die verschiedenen bereits liegenden Felder, die das neue Spielplanteil berühren, nicht die
    Berührungspaare. Wassermarker werden erst nach dem letzten Spielplanteil gelegt, außer dem im Kern des automatischen
    Spielers.

ruling-N24 = Eine Agenda markieren
  .text =
    Eine Agenda gilt sofort als erfüllt, jederzeit und auch im Zug anderer Spieler. Markiert wird sie mit einem
    Kontrollmarker des Spielers; ist keiner unbenutzt, zählt sie ohne Marker als erfüllt.

ruling-N25 = Machu Picchu und Karten, die als auf Platz 1 liegend gelten
  .text =
    Das Weltwunder hebt die 1 bei Kapitalismus oder Venezianischem Arsenal auf 3, denn die geänderte Platzzahl gilt in
    jeder Hinsicht. Die Bedingung „Platz 5“ bei Kernenergie wird so nie erfüllt.

ruling-N26 = Maracanã-Stadion und der Platz der zweiten Karte
  .text =
    Die gewählte Karte wird auf dem Platz abgehandelt, den sie nach dem Zurücksetzen der Wirtschaftskarte hat, also
    einen Platz höher, wenn sie unter der Wirtschaftskarte lag.

ruling-N27 = Normbauteile eines menschlichen Spielers: vorhandene Arten
  .text =
    Als vorhandene Arten zählen nur Ressourcenmarker, keine Naturwunder-Marker. Hat der Vorrat keine fehlende Art, gibt
    es nichts.

ruling-N28 = Kontrollmarker durch andere Effekte als Kulturkarten
  .text =
    Marker durch Stonehenge, Hängende Gärten, Urbanisierung und den zweiten Schritt von Staatsdienst werden platziert:
    Es gelten die üblichen Regeln für das Feld, das Einsammeln, Mohenjo-Daro und Stonehenge, Kumasi nur beim Abhandeln
    einer Kultur- oder Industriekarte. Die Kette von Stonehenge braucht keine angrenzende Stadt und keinen besseren
    Platz als der erste Marker; Chichén Itzá ersetzt nur die Bedingung des Angrenzens. Versetzen (Drama und Dichtung)
    und Ersetzen (Massenmedien, Eiffelturm, Angriffe) sind kein Platzieren.

ruling-N29 = Was bei der Ankunft freiwillig ist
  .text =
    Die 2 Handelsmarker erhält man automatisch, soweit Platz ist, die Diplomatiekarte ist freiwillig. Eine Karte eines
    Rivalen zu wählen und die alte zurückzugeben ist ein Schritt; die zurückgegebene Karte kann dabei nicht wieder
    gewählt werden.

ruling-N30 = Stadtstaat-Marker einmal pro Zug
  .text =
    Er darf im Zug jedes Spielers einmal benutzt werden: nach dem eigenen Zug also erneut zur Verteidigung im Zug des
    nächsten Spielers, aber nicht zweimal im selben Zug. Das gilt ebenso für Naturwunder-Marker.

ruling-N31 = In diesem Zug gewonnenes Feld
  .text =
    Der Weg eines weiteren Angriffs darf hindurchführen, weil es freundlich ist; nur von ihm aus zu zählen ist verboten.
    Das gilt für eroberte Städte, Kontrollmarker und Stadtstaaten, nicht aber für Felder von Barbaren, die nicht
    freundlich werden.

ruling-N32 = Befreiung
  .text =
    Karten des Verteidigers hat der Angreifer schon vorher zurückgegeben. Der Stadtstaat-Marker kommt von der Fokuskarte
    des Verlierers auf sein Feld, eine Stadt wird nicht gesetzt, beide Karten werden verfügbar, und der Befreier nimmt
    sofort eine davon, nie zwei. Ein Weltwunder unter der verlorenen Stadt bleibt unkontrolliert auf dem Feld;
    kontrollieren kann es nur, wer den Stadtstaat erobert.

ruling-N33 = Reihenfolge der Barbaren
  .text =
    Sie ziehen nach ihrer Lage in der gewürfelten Richtung, die vordersten zuerst; jeder Zug mit Umkehr, Überfall und
    Rückkehr wird beendet, bevor der nächste beginnt. Ein Barbar, auf dessen Zielfeld ein anderer Barbar steht, bleibt
    ohne Überfall stehen; wo es dann noch auf die Reihenfolge ankommt, entscheidet der Buchstabe.

ruling-N34 = Stadt neben einem Stadtstaat oder einer anderen Stadt
  .text =
    Das ist bei Hauptstädten durch den Weltkartenbau und durch Eroberung erlaubt. Ein Stadtstaat oder eine
    rivalisierende Stadt daneben verhindert die Entwicklung, bis das Feld freundlich wird; eine freundliche Stadt zählt
    wie ein freundlicher Kontrollmarker.

ruling-N35 = Groß-Simbabwe
  .text =
    Gelagert werden darf jeder Erhalt von Handelsmarkern mit freier Wahl der Karte, nicht aber Marker, die wie beim
    Besuch eines Stadtstaats auf eine bestimmte Karte gehören. Wechselt das Weltwunder den Besitzer, kommen seine Marker
    in den Vorrat.

ruling-N36 = Kabul gegen Kontrollmarker
  .text = Gegen Kontrollmarker und Barbaren gibt es keinen Bonus; Hauptstädte sind Städte.

ruling-N37 = Reihenfolge zu Beginn einer Runde
  .text =
    Zuerst wird der Sieg geprüft; nur wenn niemand gewinnt, rückt die Ereignisscheibe vor und das Ereignis wird
    abgehandelt, dann folgen Fähigkeiten zu Beginn des Zuges. Der automatische Spieler beginnt die Runde; der Spieler
    links von ihm bedient nur die Scheibe.

ruling-N38 = Ersetzte Fokuskarten
  .text =
    Sie sind aus dem Spiel und können nicht wieder erhalten werden; das gilt für Menschen und den automatischen Spieler.
    Eine niedrigere Karte als die ausliegende kann einem Menschen daher nur mit der Universität Oxford angeboten werden.

ruling-N39 = Leerer Weltwunderstapel
  .text = Es wird nichts aufgedeckt; diese Art hat für den Rest des Spiels kein offenes Weltwunder.

ruling-N40 = Zahl der Wagen des automatischen Spielers
  .text =
    Je nach Stufe sind es 1, 2, 2, 3 wie auf den Karten der menschlichen Spieler; neue Wagen kommen beim Ersetzen auf
    die Karte.

ruling-N41 = Austausch von Ressourcen des automatischen Spielers
  .text =
    Jeder menschliche Spieler darf das im eigenen Zug tun, sobald er durch eine Regel eine Ressource erhalten oder
    eintauschen darf (Dampfkraft), deren Art im Vorrat fehlt: ein Marker dieser Art vom automatischen Spieler gegen
    einen von ihm gewählten Marker einer noch vorrätigen Art. Der automatische Spieler verliert dadurch nie einen
    Marker.

ruling-N42 = Marker des automatischen Spielers mit festem Platz
  .text =
    Handelsmarker für den Besuch eines Stadtstaats und für nicht platzierte Kontrollmarker kommen auf die genannte
    Karte; auf die wenigsten Handelsmarker kommt es nur bei freier Wahl an.

ruling-N43 = Freiwillige Effekte des automatischen Spielers
  .text =
    Er tut immer so viel wie möglich: Er baut eine Stadt, auch wenn sie niemandem nützt, greift auch aussichtslose Ziele
    an und nimmt stets eine Diplomatiekarte, wenn er kann.

ruling-N44 = Gleichstand mit dem automatischen Spieler, Ergebnis allein
  .text =
    Der automatische Spieler nimmt an der Auflösung von Gleichständen teil wie jeder Spieler; bei völligem Gleichstand
    wird der Sieg geteilt. Allein gespielt ist jedes Ergebnis ohne menschlichen Sieger eine Niederlage.

ruling-N45 = Keine Rundenbegrenzung
  .text = Das Spiel endet nur durch die Siegprüfung; eine Höchstzahl an Runden sehen die Regeln nicht vor.

ruling-N46 = Handelsmarker für nicht platzierte Kontrollmarker
  .text =
    Handelsmarker, die der automatische Spieler für nicht platzierte Kontrollmarker erhält, werden nicht beim selben
    Abhandeln ausgegeben.

ruling-N47 = Stadt auf einem Feld mit Weltwunder-Marker
  .text =
    Ein unkontrollierter Weltwunder-Marker hindert weder eine Stadt noch einen Kontrollmarker. Wohl aber hindert er
    Effekte, die ein leeres Feld brauchen (Erscheinen, Drama und Dichtung, Seoul, Großer Leuchtturm, Chichén Itzá).

ruling-N48 = Verlust des Potala-Palasts
  .text = Der bisherige Besitzer gibt sofort Karten seiner Wahl zurück, bis er von jedem Rivalen nur noch eine hat.

ruling-N49 = Zufällige Ressource
  .text = Jede im Vorrat vorhandene Art hat dieselbe Chance, gleich wie viele Marker von ihr übrig sind.

ruling-N50 = Stadt für ein Weltwunder des automatischen Spielers
  .text = Infrage kommen nur Städte ohne Weltwunder; bei Gleichstand entscheidet der Zufall.

ruling-N51 = Mehr Wagen als Zielorte
  .text = Ein Wagen ohne freien erreichbaren Zielort zieht nicht und bleibt auf der Weltkarte oder auf der Karte.

ruling-N52 = Normbauteile des automatischen Spielers ersetzt sich selbst
  .text =
    Die Karte wird sofort ersetzt; der Teil der alten Karte für die Technologiescheibe wird mit allen Handelsmarkern
    darauf noch ausgeführt, und die neue Karte wird zurückgesetzt, ohne abgehandelt zu werden.

ruling-N53 = Hauptstadt-Spielplanteil des automatischen Spielers und Kern
  .text =
    Wie im Grundspiel zählen nur die vier Kern-Spielplanteile als Kern; die Felder von Spielplanteil C zählen zu den
    vier bereits liegenden Feldern. Nach der anderen Lesart gehört Spielplanteil C zum Kern.

ruling-N54 = Automatischer Spieler: erobern oder befreien
  .text = Es entscheidet der Zufall mit gleichen Chancen.
