### Through the Ages: Eine neue Geschichte der Zivilisation (2015): was die Regeln und Entscheidungen aus
### rules_2015.toml sagen, in der Reihenfolge jener Datei und in eigenen Worten. Die englische Datei hat dieselben
### Meldungen. Ein Punkt einer Kennung ist hier ein Bindestrich. `.text` darf mehrere Zeilen haben; sie werden als eine
### gelesen.

## Kapitel in der Reihenfolge der Regelseite; eine Regel gehört zum längsten, mit dem ihre Kennung beginnt

chapter-game = Ablauf und Ende des Spiels
chapter-setup = Aufbau
chapter-first = Die erste Runde
chapter-turn = Der Zug und die Kartenreihe
chapter-age = Das Ende eines Zeitalters
chapter-war = Kriege auswerten
chapter-tactics = Taktiken
chapter-pol-limit = Politikphase
chapter-pol-event = Ereignisse vorbereiten
chapter-pol-agg = Aggressionen
chapter-pol-war = Kriege erklären
chapter-pol-pact = Pakte
chapter-pol-break = Pakte brechen
chapter-pol-resign = Aufgeben
chapter-act-general = Aktionen
chapter-act-take = Karten nehmen
chapter-act-wonder-take = Wunder nehmen
chapter-act-pop = Bevölkerung erhöhen
chapter-act-build = Bauen
chapter-act-upgrade = Verbessern
chapter-act-destroy = Zerstören
chapter-act-leader = Anführer
chapter-act-stage = Wunder bauen
chapter-act-develop = Technologien entwickeln
chapter-act-rev = Revolution
chapter-act-card = Aktionskarten
chapter-act-unit-build = Einheiten aufstellen
chapter-act-unit-upgrade = Einheiten verbessern
chapter-act-unit-disband = Einheiten auflösen
chapter-act-tactic-play = Taktiken spielen
chapter-act-tactic-copy = Taktiken übernehmen
chapter-turn-end = Ende des Zuges
chapter-turn-production = Produktion
chapter-turn-draw = Militärkarten ziehen
chapter-turn-reset = Aktionen zurückerhalten
chapter-event = Ereignisse
chapter-colony = Kolonien
chapter-stats = Kennwerte
chapter-actions = Zivil- und Militäraktionen
chapter-tokens = Blaue und gelbe Marker
chapter-pop = Arbeiter und Zufriedenheit
chapter-res = Nahrung und Rohstoffe
chapter-points = Wissenschafts- und Kulturpunkte
chapter-cards = Kartenarten
chapter-card = Einzelne Karten
chapter-appendix = Anhang: Sonderfälle

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

rule-game-flow-a = Spielrunden im Uhrzeigersinn
  .text =
    Die Spieler sind im Uhrzeigersinn an der Reihe. Jede Spielrunde beginnt mit dem Spielzug des Startspielers, und der
    Startspieler wechselt nie.

rule-game-flow-b = Abfolge der Zeitalter
  .text =
    Das aktuelle Zeitalter durchläuft der Reihe nach A, I, II, III und IV; das Spiel beginnt im Zeitalter A und kehrt
    nie in ein früheres zurück.

rule-game-flow-c = Zwischen den Spielrunden geschieht nichts
  .text =
    Beginn und Ende einer Spielrunde haben keine eigene Wirkung; alle Abrechnungen gehören zu den Spielzügen der
    Spieler.

rule-game-end-a = Zeitalter III endet im Spielzug des Startspielers
  .text =
    Endet das Zeitalter III (und beginnt damit das Zeitalter IV) im Spielzug des Startspielers, so ist die laufende
    Spielrunde die letzte.

rule-game-end-b = Zeitalter III endet im Spielzug eines anderen Spielers
  .text =
    Endet das Zeitalter III im Spielzug eines anderen Spielers als des Startspielers, so ist die folgende Spielrunde die
    letzte.

rule-game-end-c = Gleich viele Spielzüge für alle
  .text = Am Ende des Spiels haben alle Spieler, die nicht aufgegeben haben, gleich viele Spielzüge gehabt.

rule-game-final-a = Übrige Ereignisse des Zeitalters III werden abgewickelt
  .text =
    Nach der letzten Spielrunde werden alle Ereignisse des Zeitalters III, die noch im aktuellen oder im zukünftigen
    Ereignisstapel liegen, in beliebiger Reihenfolge abgewickelt; Karten älterer Zeitalter in diesen Stapeln bleiben
    unbeachtet.

rule-game-final-b = Spielende-Bonusse folgen auf die Ereignisse
  .text = Nach den Ereignissen des Zeitalters III werden etwaige Spielende-Bonusse von Karten (Bill Gates) gewertet.

rule-game-final-c = Sieger und geteilter Sieg
  .text =
    Wer die meisten Kulturpunkte hat, gewinnt. Spieler mit gleich vielen Kulturpunkten teilen sich den Sieg oder die
    Platzierung; ein weiteres Entscheidungsmerkmal gibt es nicht.

rule-game-final-d = Startspieler gilt bei der Endwertung als aktiver Spieler
  .text = Gleichstände bei Ereignissen der Endwertung werden so aufgelöst, als wäre der Startspieler der aktive Spieler.

rule-setup-decks-a = Acht getrennte Kartenstapel
  .text =
    Die Zeitalter A, I, II und III haben je einen eigenen Zivilkartenstapel und einen eigenen Militärkartenstapel; bei 4
    Spielern wird keine Karte entfernt.

rule-setup-decks-b = Entfernte Karten bei 3 Spielern
  .text =
    Bei 3 Spielern werden aus den Zivilkartenstapeln I, II und III jeweils die drei mit 4 markierten Karten entfernt;
    die Militärkartenstapel bleiben vollständig.

rule-setup-decks-c = Entfernte Karten bei 2 Spielern
  .text =
    Bei 2 Spielern werden aus den Zivilkartenstapeln I, II und III jeweils die neun mit 3+ oder 4 markierten Karten
    entfernt, außerdem alle Pakte (2, 4 und 4) aus den Militärkartenstapeln I, II und III.

rule-setup-decks-d = Stapel des Zeitalters A bleiben vollständig
  .text = Die Spielerzahl hat keinen Einfluss auf die Kartenstapel des Zeitalters A.

rule-setup-board-a = Sechs Anfangstechnologien
  .text =
    Jeder Spieler beginnt mit Krieger, Landwirtschaft, Bronze, Philosophie, Religion und Despotismus; sie gelten in
    jeder Hinsicht als Technologiekarten im Spiel.

rule-setup-tokens-a = Blaue und gelbe Spielsteine zu Beginn
  .text =
    Jeder Spieler hat 16 blaue Spielsteine im blauen Vorrat und 25 gelbe Spielsteine: 18 im gelben Vorrat, 6 auf den
    Technologiekarten und 1 im Arbeitervorrat.

rule-setup-actions-a = Gesamtanzahl Aktionen zu Beginn
  .text =
    Despotismus gibt 4 Zivilaktionen und 2 Militäraktionen; die Spielsteine liegen zunächst neben der Karte, sodass vor
    der Zuteilung der anfänglichen Aktionen keine verfügbar ist.

rule-setup-ratings-a = Werte zu Beginn
  .text =
    Zu Beginn betragen der Wissenschaftswert 1, der Kulturwert 0, der Stärkewert 1 und der Freudewert 0, wie es sich aus
    den Arbeitern auf den Anfangstechnologien ergibt.

rule-setup-points-a = Punkte zu Beginn
  .text = Jeder Spieler beginnt mit 0 Wissenschaftspunkten und 0 Kulturpunkten.

rule-setup-tactic-a = Keine Taktik zu Beginn
  .text = Zu Spielbeginn hat niemand eine aktuelle Taktik, und der allgemeine Taktikbereich ist leer.

rule-setup-box-a = Spielsteine in der Schachtel
  .text =
    Blaue, gelbe, weiße und rote Spielsteine, die beim Aufbau übrig bleiben, liegen in der Schachtel; aus ihr kommen
    später hinzugewonnene Spielsteine, und verlorene gehen dorthin zurück.

rule-setup-events-a = Aktueller Ereignisstapel zu Beginn
  .text =
    Der Militärkartenstapel des Zeitalters A wird gemischt; so viele Karten, wie Spieler teilnehmen, plus 2 bilden
    verdeckt den aktuellen Ereignisstapel. Die übrigen verlassen ungesehen das Spiel, und der zukünftige Ereignisstapel
    ist leer.

rule-setup-start-a = Startspieler steht fest
  .text = Auf beliebige Weise wird ein Startspieler bestimmt; er bleibt es während des ganzen Spiels.

rule-setup-first-actions-a = Anfängliche Aktionen nach Zugreihenfolge
  .text =
    In der ersten Spielrunde hat der Startspieler 1 Zivilaktion und jeder folgende Spieler eine mehr als sein Vorgänger;
    Militäraktionen hat niemand.

rule-setup-row-a = Kartenleiste zu Beginn
  .text =
    Vom gemischten Zivilkartenstapel des Zeitalters A werden 13 Karten offen auf die 13 Plätze der Kartenleiste gelegt;
    der Rest ist verdeckt der aktuelle Zivilkartenstapel.

rule-first-skip-a = Erster Spielzug ohne Anfangsschritte und Politikphase
  .text =
    Im ersten Spielzug jedes Spielers entfallen die Schritte zu Beginn des Spielzuges (Kartenleiste auffüllen, Krieg,
    Taktiken) und die Politikphase.

rule-first-actions-a = Nur Kartennehmen ist erlaubt
  .text =
    In der Aktionsphase seines ersten Spielzuges darf ein Spieler nur Karten von der Kartenleiste nehmen:
    Nicht-Wunderkarten auf die Hand, ein Wunder ins Spiel.

rule-first-wonder-a = Ein im ersten Spielzug genommenes Wunder kommt ins Spiel
  .text =
    Ein im ersten Spielzug genommenes Wunder kommt als Wunder im Bau ins Spiel; seine Phasen können in diesem Spielzug
    noch nicht gebaut werden.

rule-first-end-a = Normales Ende des Spielzuges in Runde 1
  .text =
    Die Schritte zum Ende des ersten Spielzuges werden wie üblich ausgeführt, auch die Produktion und das Zurücksetzen
    auf die volle Anzahl Aktionen.

rule-first-draw-a = Keine Militärkarten in Runde 1
  .text =
    Weil in der ersten Spielrunde keine Militäraktion verfügbar ist, wird am Ende des ersten Spielzuges keine
    Militärkarte gezogen.

rule-turn-order-a = Phasen eines Spielzuges
  .text =
    Ein Spielzug besteht aus Anfangsschritten (Kartenleiste auffüllen, Krieg abwickeln, Taktiken verfügbar machen),
    Politikphase, Aktionsphase und Schlussschritten (Militärkarten abwerfen, Produktion außer bei Aufruhr, Militärkarten
    ziehen, Aktionen zurücksetzen), genau in dieser Reihenfolge.

rule-turn-row-a = Auffüllen zu Beginn jedes Spielzuges ab Runde 2
  .text = Außer in der ersten Spielrunde beginnt jeder Spielzug damit, dass die Kartenleiste aufgefüllt wird.

rule-turn-row-b = Anzahl der geräumten Plätze
  .text =
    Beim Auffüllen werden zuerst die Karten abgeworfen, die ganz links liegen: auf den ersten 3 Plätzen bei 2 Spielern,
    auf den ersten 2 Plätzen bei 3 Spielern und auf dem ersten Platz bei 4 Spielern.

rule-turn-row-c = Geräumt werden Plätze, nicht Karten
  .text =
    Abgeworfen werden nur Karten, die auf den zu räumenden Plätzen liegen; ist ein solcher Platz bereits leer, trifft es
    keine andere Karte dafür.

rule-turn-row-d = Aufrücken ohne Lücken in gleicher Reihenfolge
  .text = Nach dem Räumen werden alle verbliebenen Karten in ihrer Reihenfolge lückenlos nach links geschoben.

rule-turn-row-e = Nachlegen vom aktuellen Zivilkartenstapel, von links nach rechts
  .text =
    Leere Plätze werden von links nach rechts mit den obersten Karten des Zivilkartenstapels des aktuellen Zeitalters
    aufgefüllt.

rule-turn-row-f = Räumen nach einer Aufgabe
  .text =
    Hat ein Spieler aufgegeben, so richtet sich die Anzahl der zu räumenden Plätze nach der Zahl der noch verbliebenen
    Spieler.

rule-turn-row-g = Kein Nachlegen im Zeitalter IV
  .text = Im Zeitalter IV werden weiterhin Karten abgeworfen und nach links geschoben, aber keine mehr nachgelegt.

rule-turn-row-h = Lücken bleiben bis zum nächsten Auffüllen
  .text = Wird eine Karte genommen, so bewegen sich die anderen nicht; der Platz bleibt bis zum nächsten Auffüllen leer.

rule-turn-row-i = Geräumte Karten sind aus dem Spiel
  .text = Zivilkarten, die von der Kartenleiste abgeworfen wurden, kommen nie zurück.

rule-age-a-end-a = Zeitalter A endet mit dem ersten Auffüllen
  .text =
    Das Zeitalter A endet, wenn die Kartenleiste zum ersten Mal aufgefüllt wird, also im zweiten Spielzug des
    Startspielers, nachdem die leeren Plätze mit Karten des Zeitalters A belegt wurden. Die restlichen Zivilkarten des
    Zeitalters A verlassen das Spiel, und die gemischten Stapel des Zeitalters I werden zu den aktuellen.

rule-age-a-end-b = Karten des Zeitalters I ergänzen das erste Auffüllen
  .text =
    Reichen die Zivilkarten des Zeitalters A für das erste Auffüllen nicht aus, so werden die restlichen Plätze vom
    Zivilkartenstapel des Zeitalters I aufgefüllt.

rule-age-a-end-c = Keine Verluste am Ende des Zeitalters A
  .text = Am Ende des Zeitalters A veraltet nichts, und niemand verliert gelbe Spielsteine.

rule-age-end-a = Zeitalter I bis III enden mit der letzten Zivilkarte
  .text =
    Zeitalter I, II oder III endet in dem Moment, in dem die letzte Karte seines Zivilkartenstapels auf die Kartenleiste
    gelegt wird, auch wenn diese damit voll ist; das nächste Zeitalter beginnt sofort.

rule-age-end-b = Weiter aufgefüllt wird vom neuen Stapel
  .text =
    Sind noch Plätze leer, wenn beim Auffüllen ein Zeitalter endet, so werden sie vom Zivilkartenstapel des neuen
    Zeitalters aufgefüllt.

rule-age-end-c = Welche Karten veralten
  .text =
    Am Ende eines Zeitalters veralten alle Karten aus Zeitaltern, die älter sind als das soeben beendete; die Karten des
    soeben beendeten Zeitalters veralten nicht.

rule-age-end-d = Veraltete Handkarten werden abgeworfen
  .text = Alle Spieler müssen die veralteten Karten auf ihrer Hand abwerfen, Zivilkarten wie Militärkarten.

rule-age-end-e = Veraltete Anführer verlassen das Spiel
  .text =
    Alle veralteten Anführer werden aus dem Spiel genommen; Werte und Gesamtanzahl der Aktionen werden angepasst.
    Niemand gewinnt dadurch eine Zivilaktion zurück, und Effekte, die ein Ersetzen voraussetzen (Homer), treten nicht
    ein.

rule-age-end-f = Veraltete unfertige Wunder verlassen das Spiel
  .text =
    Alle veralteten Wunder im Bau werden aus dem Spiel genommen; ihre blauen Spielsteine kehren in den blauen Vorrat des
    Besitzers zurück, ausgegebene Ressourcen werden nicht erstattet.

rule-age-end-g = Veraltete Pakte verlassen das Spiel
  .text = Alle veralteten Pakte werden aus dem Spiel genommen, und ihre Effekte enden für beide Partner.

rule-age-end-h = Alles andere bleibt im Spiel
  .text =
    Veraltete Technologien, Kolonien, fertige Wunder, exklusive und allgemeine Taktiken sowie erklärte Kriege bleiben im
    Spiel.

rule-age-end-i = Ereignisstapel werden nicht bereinigt
  .text =
    Veraltete Ereignisse im aktuellen oder zukünftigen Ereignisstapel bleiben dort und werden beim Aufdecken ganz normal
    abgewickelt.

rule-age-end-j = Verlust von 2 gelben Spielsteinen
  .text =
    Am Ende der Zeitalter I, II und III verliert jeder Spieler 2 gelbe Spielsteine aus seinem gelben Vorrat oder so
    viele, wie dort noch liegen.

rule-age-end-k = Neuer Militärkartenstapel
  .text =
    Der Militärkartenstapel des soeben beendeten Zeitalters verlässt das Spiel, und der gemischte Militärkartenstapel
    des neuen Zeitalters wird zum aktuellen.

rule-age-end-l = Zeitalter IV hat keine Kartenstapel
  .text =
    Im Zeitalter IV gibt es weder einen Zivil- noch einen Militärkartenstapel; freie Plätze bleiben frei, und durch
    keinen Effekt können Militärkarten gezogen werden.

rule-age-end-m = Karten auf der Kartenleiste veralten nicht
  .text =
    Nur Handkarten und die genannten Karten im Spiel veralten; alte Karten auf der Kartenleiste bleiben liegen und
    dürfen genommen werden.

rule-war-resolve-a = Der eigene Krieg wird zu Beginn des nächsten Spielzuges abgewickelt
  .text =
    Hat der aktive Spieler eine Kriegskarte in seinem Spielbereich, so muss er den Krieg jetzt abwickeln: nach dem
    Auffüllen der Kartenleiste und bevor Taktiken verfügbar gemacht werden. Ohne Kriegskarte entfällt der Schritt.

rule-war-resolve-b = Die größere Stärke siegt, gleich auf welcher Seite
  .text =
    Die aktuellen Stärken werden verglichen. Die stärkere Zivilisation ist der Sieger, der Unterschied ist die
    Stärkedifferenz, und der Sieger führt den Kartentext aus, auch wenn er der Angegriffene war.

rule-war-resolve-c = Bei gleicher Stärke keine Auswirkung
  .text = Bei gleicher Stärke bleibt der Krieg ohne Auswirkung; die Kriegskarte wird trotzdem abgeworfen.

rule-war-resolve-d = Angriffsbonusse zählen
  .text = Gibt eine Karte im Spiel einen Bonus für den Angriff auf genau diesen Gegner, so geht er in den Vergleich ein.

rule-war-resolve-e = Im Krieg werden keine Karten eingesetzt
  .text = Keine Seite darf im Krieg ihre Stärke durch Militärbonuskarten oder durch das Abwerfen von Karten erhöhen.

rule-war-resolve-f = Stehlen einer Spezialtechnologie
  .text =
    Eine gestohlene Spezialtechnologie wandert aus dem Spielbereich der besiegten Zivilisation in den des Siegers; alle
    ihre Effekte wechseln sofort den Besitzer.

rule-war-resolve-g = Eine bereits vorhandene Technologie kann nicht gestohlen werden
  .text = Ein Spieler kann keine Spezialtechnologie stehlen, die er selbst schon im Spiel oder auf der Hand hat.

rule-war-resolve-h = Gestohlene Technologie derselben Art
  .text =
    Hat der Sieger danach zwei Spezialtechnologien derselben Art, so behält er die mit der höheren Stufe und wirft die
    andere ab.

rule-war-resolve-i = Ende eines Zeitalters vor dem Krieg
  .text =
    Weil die Kartenleiste zuerst aufgefüllt wird, verändert ein dabei endendes Zeitalter Anführer, Pakte und
    Gesamtwerte, bevor die Stärken verglichen werden.

rule-war-resolve-j = Die Kriegskarte wird in jedem Fall abgeworfen
  .text = Nach der Abwicklung verlässt die Kriegskarte den Spielbereich, wie auch immer der Krieg ausgegangen ist.

rule-tactics-avail-a = Eine exklusive Taktik wird allgemein
  .text =
    Zu Beginn seines Spielzuges muss ein Spieler seine exklusive Taktikkarte in den allgemeinen Taktikbereich verlegen;
    seine Taktikflagge bleibt darauf, und sie bleibt seine aktuelle Taktik.

rule-tactics-avail-b = Exklusive Taktiken können nicht kopiert werden
  .text =
    Solange eine Taktik exklusiv ist, also bis zum Beginn des nächsten Spielzuges ihres Besitzers, können andere Spieler
    sie nicht kopieren.

rule-tactics-avail-c = Allgemeine Taktiken sind unbegrenzt und werden nie abgeworfen
  .text =
    Im allgemeinen Taktikbereich dürfen beliebig viele Karten liegen; eine doppelte Karte wird auf die gleiche gelegt
    oder aus dem Spiel entfernt, kommt aber nie auf den Abwurfstapel.

rule-pol-limit-a = Höchstens eine Politikaktion, freiwillig
  .text =
    In der Politikphase darf der aktive Spieler höchstens eine Politikaktion ausführen oder darauf verzichten: ein
    Ereignis vorbereiten, einen Überfall spielen, einen Krieg erklären, einen Pakt anbieten, einen Pakt brechen oder
    aufgeben.

rule-pol-limit-b = Politische Karten nur in der Politikphase
  .text =
    Militärkarten mit dem Kronensymbol (Ereignisse, Gebiete, Überfälle, Kriege, Pakte) können nur als Politikaktion
    gespielt werden.

rule-pol-event-a = Ein Ereignis vorbereiten
  .text =
    Der Spieler legt eine Ereigniskarte aus der Hand verdeckt oben auf den zukünftigen Ereignisstapel und punktet Kultur
    in Höhe der Stufe dieser Karte. Danach deckt er die oberste Karte des aktuellen Ereignisstapels auf und wickelt sie
    ab.

rule-pol-event-b = Kultur nach der Stufe der vorbereiteten Karte
  .text =
    Die Kultur für das Vorbereiten entspricht der Stufe der vorbereiteten Karte: 1 im Zeitalter I, 2 im Zeitalter II, 3
    im Zeitalter III.

rule-pol-event-c = Der aktuelle Ereignisstapel wird erneuert
  .text =
    War die aufgedeckte Karte das letzte aktuelle Ereignis, so wird der zukünftige Ereignisstapel gemischt, verdeckt so
    sortiert, dass frühere Zeitalter über späteren liegen, und zum aktuellen Ereignisstapel gemacht; der zukünftige
    Ereignisstapel ist danach leer.

rule-pol-event-d = Ein vorbereitetes Ereignis wird nie in derselben Politikaktion aufgedeckt
  .text =
    Das gerade vorbereitete Ereignis kann erst durch eine spätere Politikaktion aufgedeckt werden, selbst wenn der
    Stapel sofort erneuert wird.

rule-pol-event-e = Gebiete werden wie Ereignisse vorbereitet
  .text =
    Eine Gebietskarte auf der Hand wird wie jedes andere Ereignis vorbereitet (Kultur nach ihrer Stufe); wird sie später
    aufgedeckt, so findet eine Kolonisierung statt.

rule-pol-event-f = Die Kultur wird vor dem Aufdecken gepunktet
  .text =
    Die Kultur für das Vorbereiten wird gepunktet, bevor das aktuelle Ereignis aufgedeckt wird, und zählt daher für
    dieses Ereignis schon mit.

rule-pol-agg-a = Militäraktionen für einen Überfall
  .text =
    Ein Überfall kostet so viele Militäraktionen, wie auf der Karte angegeben sind; sind nicht genügend verfügbar, kann
    er nicht gespielt werden. Scheitert er, so gibt es die Militäraktionen nicht zurück.

rule-pol-agg-b = Das Ziel muss schwächer sein
  .text = Ein Spieler kann keinen Rivalen angreifen, dessen Stärke gleich groß wie seine eigene oder größer ist.

rule-pol-agg-c = Angriffsbonusse zählen beim Vergleich
  .text =
    Bonusse, die der Angriff auf diesen Rivalen auslöst, zählen bei der Prüfung, ob der Rivale schwächer ist, und bei
    der Stärke, die er zur Verteidigung erreichen muss.

rule-pol-agg-d = Pakte, die durch den Angriff enden
  .text =
    Endet ein Pakt zwischen Angreifer und Rivale, sobald einer den anderen angreift, so wird er aus dem Spiel genommen;
    seine Bonusse zählen weder beim Vergleich noch bei der Verteidigung.

rule-pol-agg-e = Pakte, die Angriffe untersagen
  .text = Ein Rivale, mit dem der Spieler einen Pakt hat, der Angriffe untersagt, kann nicht gewählt werden.

rule-pol-agg-f = Verteidigung mit Bonuskarten und abgeworfenen Karten
  .text =
    Der Rivale darf den Verteidigungswert gespielter Militärbonuskarten und +1 für jede andere Militärkarte, die er
    verdeckt abwirft, zu seiner Stärke addieren; alle eingesetzten Karten werden abgeworfen.

rule-pol-agg-g = Grenze für Verteidigungskarten
  .text =
    Zur Verteidigung darf der Rivale zusammen nicht mehr Karten spielen und abwerfen, als die Gesamtanzahl seiner
    Militäraktionen beträgt; es zählen weder nur die verfügbaren noch Änderungen des Handkartenlimits.

rule-pol-agg-h = Gleiche Stärke genügt zur Abwehr
  .text =
    Erreicht oder übertrifft der Rivale die Stärke des Angreifers, so ist der Überfall erfolglos; die Karte wird
    wirkungslos abgeworfen.

rule-pol-agg-i = Keine halbe Verteidigung
  .text =
    Ein Rivale, der die Stärke des Angreifers nicht erreichen kann oder will, setzt gar keine Karten ein, und der
    Überfall gelingt.

rule-pol-agg-j = Nur aufgedruckte Kosten
  .text =
    Bezieht sich der Effekt auf die Kosten einer Karte, so gelten die aufgedruckten Kosten; alle Modifikatoren bleiben
    unbeachtet.

rule-pol-agg-k = Die Überfallkarte wird abgeworfen
  .text =
    Nach ihrem Effekt oder ihrem Scheitern kommt die Überfallkarte auf den Abwurfstapel der Militärkarten ihres
    Zeitalters.

rule-pol-war-a = Einen Krieg erklären
  .text =
    Der Spieler deckt die Karte auf, verbraucht ihre Militäraktionen, nennt einen Rivalen und legt die Karte in seinen
    Spielbereich; weiter geschieht bis zum Beginn seines nächsten Spielzuges nichts.

rule-pol-war-b = Keine Stärkebedingung für Kriege
  .text = Anders als beim Überfall darf ein Krieg auch einem gleich starken oder stärkeren Rivalen erklärt werden.

rule-pol-war-c = Unzulässige Ziele
  .text =
    Einem Spieler, der laut einer Karte nicht angegriffen oder dem laut einer Karte kein Krieg erklärt werden darf, kann
    kein Krieg erklärt werden.

rule-pol-war-d = Die Kriegserklärung beendet bestimmte Pakte
  .text =
    Ein Pakt zwischen den beiden, der durch einen Angriff endet, wird bei der Kriegserklärung aus dem Spiel genommen.

rule-pol-war-e = Keine Kriegserklärung in der letzten Spielrunde
  .text = Während der letzten Spielrunde darf kein Krieg erklärt werden.

rule-pol-war-f = Ein späterer Pakt verhindert keinen erklärten Krieg
  .text =
    Ein neuer Pakt, der Angriffe oder Kriegserklärungen unterbindet, hat keinen Einfluss auf bereits erklärte Kriege.

rule-pol-pact-a = Einen Pakt anbieten
  .text =
    Der Spieler deckt den Pakt auf, nennt einen Mitspieler und erklärt, falls die Karte die Seiten A und B hat, welche
    Seite er übernimmt; der Mitspieler nimmt an oder lehnt ab. Militäraktionen werden nicht verbraucht.

rule-pol-pact-b = Ablehnung
  .text = Wird das Angebot abgelehnt, so kehrt die Karte auf die Hand zurück, aber die Politikaktion ist verbraucht.

rule-pol-pact-c = Der bisherige eigene Pakt endet
  .text =
    Wird das Angebot angenommen, so endet ein anderer Pakt im Spielbereich des Anbietenden sofort, gleich mit welchem
    Partner, und wird aus dem Spiel genommen.

rule-pol-pact-d = Pakte in anderen Spielbereichen bleiben
  .text =
    Ein Spieler hat höchstens einen Pakt im eigenen Spielbereich, kann aber an beliebig vielen Pakten in den
    Spielbereichen anderer Spieler beteiligt sein.

rule-pol-pact-e = Pakte gelten sofort
  .text = Ein angenommener Pakt gilt ab diesem Moment für beide Partner.

rule-pol-pact-f = Keine Pakte zu zweit
  .text = Im 2-Personen-Spiel gibt es die Politikaktionen „Pakt anbieten“ und „Pakt brechen“ nicht.

rule-pol-break-a = Einen beliebigen eigenen Pakt brechen
  .text =
    Als Politikaktion nimmt ein Spieler einen Pakt aus dem Spiel, an dem er beteiligt ist, ob dieser nun im eigenen oder
    in einem fremden Spielbereich liegt; beide Partner sind nicht mehr daran gebunden.

rule-pol-resign-a = Aufgeben
  .text =
    Als Politikaktion kann ein Spieler aufgeben: Er hat verloren und scheidet sofort aus; seine Handkarten werden
    abgeworfen und alle Karten seines Spielbereichs aus dem Spiel genommen.

rule-pol-resign-b = Pakte eines Aufgebenden
  .text =
    Pakte in den Spielbereichen anderer Spieler, an denen der Aufgebende beteiligt ist, werden aus dem Spiel genommen.

rule-pol-resign-c = Kriege gegen einen Aufgebenden
  .text =
    Jeder Spieler, der dem Aufgebenden den Krieg erklärt hat, nimmt seine Kriegskarte aus dem Spiel und punktet 7
    Kultur.

rule-pol-resign-d = Der letzte verbliebene Spieler gewinnt
  .text = Ist nur noch ein Spieler übrig, so endet das Spiel sofort, und dieser Spieler gewinnt.

rule-pol-resign-e = Kartenstapel nach einer Aufgabe
  .text =
    Die aktuellen Kartenstapel bleiben unverändert; vor dem Übergang zum Zeitalter II oder III werden die neuen Stapel
    wie beim Spielaufbau an die neue Spielerzahl angepasst.

rule-pol-resign-f = Zwei-Spieler-Regel für Ereignisse nach einer Aufgabe
  .text =
    Sind nur noch zwei Spieler übrig, so gelten für sie beim Abwickeln von Ereignissen die Regeln für zwei Spieler.

rule-pol-resign-g = Kein Aufgeben im Zeitalter IV
  .text = Im Zeitalter IV ist Aufgeben nicht möglich.

rule-act-general-a = Freie Kombination und Reihenfolge
  .text =
    In der Aktionsphase dürfen Zivil- und Militäraktionen in beliebiger Kombination, Reihenfolge und Wiederholung
    eingesetzt werden, solange sie verfügbar sind.

rule-act-general-b = Alle Schritte und Kosten müssen möglich sein
  .text =
    Eine Aktion darf nur ausgeführt werden, wenn alle ihre Schritte möglich sind und alle ihre Kosten gezahlt werden
    können.

rule-act-general-c = Vorzeitiges Ende der Phase
  .text = Ein Spieler darf seine Aktionsphase jederzeit beenden, auch wenn er noch Aktionen übrig hat.

rule-act-general-d = Aktionen durch Karteneffekte
  .text =
    Eine Aktion, die als Effekt einer Karte ausgeführt wird, kostet keine Zivil- oder Militäraktion, sofern die Karte es
    nicht verlangt (Ausnahme: Revolution); alle anderen Kosten sind zu zahlen, sofern die Karte sie nicht erlässt.

rule-act-take-a = Kosten in Zivilaktionen nach Platz
  .text =
    Eine Karte von der Kartenleiste zu nehmen kostet auf den Plätzen 1 bis 5 eine, auf den Plätzen 6 bis 9 zwei und auf
    den Plätzen 10 bis 13 drei Zivilaktionen; eine Nicht-Wunderkarte kommt auf die Hand.

rule-act-take-b = Handkartenlimit für Zivilkarten
  .text =
    Eine Nicht-Wunderkarte kann nicht genommen werden, wenn die Anzahl der Zivilkarten auf der Hand die Gesamtanzahl der
    Zivilaktionen bereits erreicht oder überschreitet.

rule-act-take-c = Keine zweite gleiche Technologie
  .text =
    Eine Technologiekarte kann nicht genommen werden, wenn der Spieler die gleiche Karte schon auf der Hand oder im
    Spiel hat.

rule-act-take-d = Ein Anführer je Zeitalter
  .text =
    Wer einen Anführer eines Zeitalters genommen hat, kann nie einen weiteren dieses Zeitalters nehmen, auch wenn der
    erste weder auf der Hand noch im Spiel ist.

rule-act-take-e = Falsch benannte Karten „Kriegsführung“
  .text =
    In der ersten deutschen Auflage tragen die Karten „Kriegsführung“ den Titel „Gesetzeskodex“. Das Verbot gleicher
    Karten verbindet die beiden nicht: Entscheidend ist, um welche Karte es sich handelt, nicht der aufgedruckte Name.

rule-act-take-f = Mehrere gleiche Aktionskarten
  .text =
    Das Verbot gleicher Karten betrifft nur Technologiekarten; von einer Aktionskarte darf man mehrere Exemplare haben.

rule-act-take-g = Weiterer Anführer trotz Anführer im Spiel oder auf der Hand
  .text =
    Nur das Zeitalter zählt: Anführer verschiedener Zeitalter darf man gleichzeitig auf der Hand und im Spiel haben.

rule-act-wonder-take-a = Aufschlag für fertige Wunder
  .text =
    Ein Wunder zu nehmen kostet die Zivilaktionen seines Platzes plus 1 für jedes Wunder, das der Spieler bereits
    fertiggestellt hat; es kommt als Wunder im Bau ins Spiel.

rule-act-wonder-take-b = Nur ein Wunder im Bau
  .text = Solange ein Spieler ein Wunder im Bau hat, kann er kein weiteres nehmen.

rule-act-wonder-take-c = Das Handkartenlimit spielt keine Rolle
  .text = Ein Wunder darf auch dann genommen werden, wenn das Handkartenlimit für Zivilkarten erreicht ist.

rule-act-wonder-take-d = Ruinen zählen beim Aufschlag mit
  .text = Wunder, die zu Ruinen zerfallen sind (Zahn der Zeit), zählen für den Aufschlag weiterhin als fertige Wunder.

rule-act-wonder-take-e = Kein Effekt während des Baus
  .text = Ein Wunder im Bau hat keinen Effekt, und seine Symbole zählen nicht.

rule-act-pop-a = Kosten der Bevölkerungsvermehrung
  .text =
    Bevölkerung vermehren kostet 1 Zivilaktion und so viel Nahrung, wie der am weitesten rechts liegende besetzte
    Abschnitt des gelben Vorrats angibt; dann kommt der am weitesten rechts liegende gelbe Spielstein als
    unbeschäftigter Arbeiter in den Arbeitervorrat.

rule-act-pop-b = Nahrungskosten nach Abschnitt
  .text =
    Die Nahrungskosten betragen 2 bei 17 oder mehr Spielsteinen im gelben Vorrat, 3 bei 13 bis 16, 4 bei 9 bis 12, 5 bei
    5 bis 8 und 7 bei 1 bis 4.

rule-act-pop-c = Nicht möglich bei leerem Vorrat
  .text = Liegt kein Spielstein im gelben Vorrat, so kann die Bevölkerung nicht vermehrt werden.

rule-act-build-a = Bauen
  .text =
    Eine Farm, eine Mine oder ein Zivilgebäude zu bauen kostet 1 Zivilaktion und die Ressourcenkosten einer
    Technologiekarte im Spiel; ein unbeschäftigter Arbeiter wird auf die Karte gesetzt, und die Werte werden
    aktualisiert.

rule-act-build-b = Ein unbeschäftigter Arbeiter ist nötig
  .text = Ohne unbeschäftigten Arbeiter kann nichts gebaut werden.

rule-act-build-c = Zivilgebäudelimit je Art
  .text =
    Hat der Spieler von einer Art schon so viele Zivilgebäude, wie das Limit seiner Regierungsform erlaubt, oder mehr,
    so darf er keines dieser Art mehr bauen; alle Stufen der Art zählen zusammen.

rule-act-build-d = Bauwesen verbilligt nur Zivilgebäude
  .text =
    Der Nachlass der Spezialtechnologien für Bauwesen gilt nur für Zivilgebäude, nicht für Farmen, Minen oder
    Militäreinheiten.

rule-act-build-e = Farmen und Minen sind unbegrenzt
  .text = Für die Anzahl der Farmen und Minen gibt es kein Limit.

rule-act-upgrade-a = Kosten einer Aufwertung
  .text =
    Eine Aufwertung kostet 1 Zivilaktion und die Differenz der Ressourcenkosten beider Karten; der Arbeiter wird auf die
    Karte derselben Art mit der höheren Stufe gesetzt.

rule-act-upgrade-b = Dieselbe Art, höhere Stufe, Stufen dürfen übersprungen werden
  .text = Das Ziel muss von derselben Art und von höherer Stufe sein; jede höhere Stufe ist zulässig.

rule-act-upgrade-c = Modifikatoren vor der Differenz
  .text =
    Sind die Kosten einer oder beider Karten modifiziert, so wird die Differenz aus den modifizierten Kosten gebildet.

rule-act-upgrade-d = Aufwerten trotz erreichten Zivilgebäudelimits
  .text =
    Eine Aufwertung innerhalb einer Art ändert die Anzahl der Gebäude nicht und ist daher auch erlaubt, wenn das Limit
    erreicht oder überschritten ist.

rule-act-destroy-a = Ein Gebäude zerstören
  .text =
    Für 1 Zivilaktion kommt der Arbeiter einer Farm, einer Mine oder eines Zivilgebäudes in den Arbeitervorrat;
    erstattet wird nichts, und die Werte werden aktualisiert.

rule-act-leader-a = Einen Anführer spielen
  .text = Einen Anführer aus der Hand zu spielen kostet 1 Zivilaktion; seine Effekte gelten ab sofort.

rule-act-leader-b = Das Ersetzen eines Anführers bringt eine Zivilaktion zurück
  .text =
    Ist bereits ein Anführer im Spiel, so wird er abgeworfen, und der Spieler gewinnt 1 verbrauchte Zivilaktion zurück.

rule-act-leader-c = Das Ersetzen steht einer Revolution nicht im Wege
  .text =
    Weil die Aktion zurückkommt, bleiben alle Zivilaktionen verfügbar, wenn das Ersetzen des Anführers die einzige
    Zivilaktion des Spielzuges war.

rule-act-stage-a = Eine Phase bauen
  .text =
    Für 1 Zivilaktion werden die am weitesten links noch nicht abgedeckten Baukosten gezahlt und mit einem blauen
    Spielstein aus dem blauen Vorrat abgedeckt.

rule-act-stage-b = Ein Wunder fertigstellen
  .text =
    Sind alle Phasen abgedeckt, so ist das Wunder fertig: Seine blauen Spielsteine kehren in den blauen Vorrat zurück,
    und seine Effekte gelten ab sofort.

rule-act-stage-c = Abdecken bei leerem Vorrat
  .text =
    Liegt kein Spielstein im blauen Vorrat, so wird der Spielstein zum Abdecken von einer der Technologiekarten des
    Spielers genommen.

rule-act-stage-d = Mehrere Phasen mit einer Aktion
  .text =
    Erlaubt eine Karte, mit einer Aktion mehrere Phasen zu bauen, so werden die Kosten dieser Phasen addiert, als eine
    Summe gezahlt und erst dann abgedeckt.

rule-act-stage-e = Ein Wunder im Bau ist nötig
  .text = Phasen können nur an einem eigenen Wunder im Bau gebaut werden.

rule-act-develop-a = Eine Technologie entwickeln
  .text =
    Eine Technologie aus der Hand zu entwickeln kostet 1 Zivilaktion und ihre Wissenschaftskosten; die Karte kommt ohne
    Arbeiter ins Spiel.

rule-act-develop-b = Zu wenig Wissenschaft
  .text = Ohne genügend Wissenschaftspunkte kann eine Technologie nicht entwickelt werden.

rule-act-develop-c = Die bessere Spezialtechnologie ersetzt die alte
  .text = Ist bereits eine Spezialtechnologie derselben Art im Spiel, so bleibt nur die mit der höheren Stufe im Spiel.

rule-act-develop-d = Eine niedrigere Spezialtechnologie wird sofort entfernt, gilt aber als entwickelt
  .text =
    Hat die neu gespielte Spezialtechnologie die niedrigere Stufe, so wird sie sofort entfernt; für andere Effekte gilt
    das trotzdem als Entwickeln einer Technologie.

rule-act-develop-e = Friedlicher Wechsel der Regierungsform
  .text =
    Eine auf diesem Weg entwickelte Regierungsform kostet die höheren Wissenschaftskosten und 1 Zivilaktion; sie ersetzt
    die alte, und zusätzliche Aktionen sind sofort verfügbar.

rule-act-rev-a = Eine Revolution kostet alle Zivilaktionen und die geringeren Wissenschaftskosten
  .text =
    Mit einer Revolution wird eine Regierungsform zu ihren geringeren Wissenschaftskosten entwickelt, indem der Spieler
    so viele Zivilaktionen verbraucht, wie ihre Gesamtanzahl beträgt; normalerweise müssen dafür alle verfügbar sein.

rule-act-rev-b = Hinzugewonnene Zivilaktionen sind nicht verfügbar
  .text =
    Durch die neue Regierungsform hinzugewonnene Zivilaktionen gelten sofort als verbraucht; nach einer Revolution
    bleibt also keine Zivilaktion übrig.

rule-act-rev-c = Militäraktionen bleiben unberührt
  .text =
    Nur Zivilaktionen werden verbraucht; durch die neue Regierungsform hinzugewonnene Militäraktionen sind verfügbar.

rule-act-rev-d = Revolution durch eine Aktionskarte
  .text =
    Erlaubt eine Aktionskarte die Entwicklung einer Technologie, so darf damit eine Revolution ausgerufen werden;
    anstelle der Aktion für die Karte werden die Zivilaktionen der Revolution verbraucht.

rule-act-rev-e = Revolution durch ein Ereignis
  .text =
    Erlaubt ein Ereignis die Entwicklung einer Technologie, so darf eine Revolution ausgerufen werden, indem alle
    Zivilaktionen verbraucht werden; die Wissenschaftskosten ändern sich durch das Ereignis.

rule-act-rev-f = Durch Entwickeln ausgelöste Effekte folgen der Revolution
  .text =
    Effekte, die das Entwickeln einer Technologie auslöst (Leonardo da Vinci, Isaac Newton, Albert Einstein), treten
    nach der Revolution ein.

rule-act-rev-g = Revolution zu einer Regierungsform mit weniger Zivilaktionen
  .text =
    Sinkt die Gesamtanzahl, so werden zuerst verbrauchte Spielsteine zurückgelegt; es bleiben also 0 Zivilaktionen
    verfügbar.

rule-act-card-a = Eine Aktionskarte spielen
  .text = Eine Aktionskarte aus der Hand kostet 1 Zivilaktion; ihr Effekt wird ausgeführt, und sie wird abgeworfen.

rule-act-card-b = Nicht in der Phase, in der sie genommen wurde
  .text =
    Eine Aktionskarte darf nicht in derselben Aktionsphase gespielt werden, in der sie von der Kartenleiste genommen
    wurde.

rule-act-card-c = Kosten nie unter 0
  .text = Senkt eine Karte Kosten auf weniger als 0, so betragen sie 0; hinzugewonnen wird dadurch nichts.

rule-act-card-d = Nur eine Phase
  .text =
    Mit einer Karte, die den Bau einer Phase eines Wunders anweist, wird genau eine Phase gebaut, auch wenn eine andere
    Karte mehrere Phasen mit einer Zivilaktion erlaubt.

rule-act-card-e = Nicht spielbar, wenn die Aktion unmöglich ist
  .text =
    Kann die auf der Karte genannte Aktion (auch mit dem Nachlass) nicht ausgeführt werden, so kann die Karte nicht
    gespielt werden.

rule-act-card-f = Bonusse für diesen Spielzug gehören nicht zu Werten oder Gesamtanzahlen
  .text =
    Was eine Karte „in diesem Spielzug“ verschafft, gehört nicht zu den Daten des Spielers; eine zusätzliche
    Militäraktion dieser Art darf am Ende des Spielzuges zum Ziehen einer Militärkarte genutzt werden.

rule-act-unit-build-a = Eine Militäreinheit bauen
  .text =
    Eine Militäreinheit zu bauen kostet 1 Militäraktion und die Ressourcenkosten einer Militäreinheitentechnologie im
    Spiel; ein unbeschäftigter Arbeiter wird darauf gesetzt, und die Stärke wird aktualisiert.

rule-act-unit-upgrade-a = Eine Militäreinheit aufwerten
  .text =
    Eine Militäreinheit aufzuwerten kostet 1 Militäraktion und die Differenz der (modifizierten) Ressourcenkosten; sie
    muss von derselben Art bleiben und eine höhere Stufe erreichen.

rule-act-unit-disband-a = Eine Militäreinheit auflösen
  .text =
    Für 1 Militäraktion kommt der Arbeiter einer Militäreinheit in den Arbeitervorrat; erstattet wird nichts, und die
    Stärke wird aktualisiert.

rule-act-tactic-play-a = Eine Taktik spielen
  .text =
    Eine Taktikkarte aus der Hand zu spielen kostet 1 Militäraktion; sie wird zur exklusiven und aktuellen Taktik des
    Spielers, und die Stärke wird aktualisiert.

rule-act-tactic-play-b = Eine Taktik je Spielzug
  .text = Ein Spieler darf nur einmal in seinem Spielzug eine Taktik spielen oder kopieren.

rule-act-tactic-play-c = Wechsel der aktuellen Taktik
  .text =
    Eine neu gespielte oder kopierte Taktik ersetzt die bisherige aktuelle Taktik des Spielers; deren Karte bleibt im
    allgemeinen Taktikbereich.

rule-act-tactic-copy-a = Eine Taktik kopieren
  .text =
    Eine Taktik aus dem allgemeinen Taktikbereich zu kopieren kostet 2 Militäraktionen; sie wird zur aktuellen Taktik,
    und die Karte bleibt liegen, wo sie ist.

rule-turn-end-order-a = Reihenfolge der Schritte zum Ende des Spielzuges
  .text =
    Auf die Aktionsphase folgen: überzählige Militärkarten abwerfen, auf Aufruhr prüfen, Produktionsphase (Wissenschaft
    und Kultur punkten, Verlust, Nahrungsproduktion, Nahrungsverbrauch, Ressourcenproduktion), Militärkarten ziehen,
    Aktionen zurücksetzen. Nur das Abwerfen verlangt eine Entscheidung.

rule-turn-end-discard-a = Handkartenlimit für Militärkarten
  .text =
    Hat der Spieler mehr Militärkarten auf der Hand, als die Gesamtanzahl seiner Militäraktionen beträgt, so wirft er
    überzählige nach eigener Wahl verdeckt ab.

rule-turn-end-discard-b = Das Limit wird vor dem Ziehen geprüft
  .text =
    Die am Ende des Spielzuges gezogenen Karten dürfen das Limit überschreiten; geprüft wird erst wieder am Ende des
    nächsten eigenen Spielzuges.

rule-turn-end-uprising-a = Aufruhr
  .text =
    Hat der Spieler mehr unzufriedene als unbeschäftigte Arbeiter, so herrscht Aufruhr, und die gesamte Produktionsphase
    entfällt.

rule-turn-end-uprising-b = Gleichstand ist kein Aufruhr
  .text = Gibt es mindestens so viele unbeschäftigte wie unzufriedene Arbeiter, so findet die Produktion statt.

rule-turn-end-uprising-c = Ziehen und Zurücksetzen trotz Aufruhr
  .text = Bei Aufruhr entfällt nur die Produktionsphase; Militärkarten werden gezogen und Aktionen zurückgesetzt.

rule-turn-production-score-a = Wissenschaft und Kultur punkten
  .text =
    Zuerst erhält der Spieler Wissenschaftspunkte in Höhe seines Wissenschaftswerts und Kulturpunkte in Höhe seines
    Kulturwerts.

rule-turn-production-score-b = Kultur wird vor einer Hungersnot gepunktet
  .text =
    Weil zuerst gepunktet wird, kann in dieser Phase gepunktete Kultur später in derselben Phase durch fehlende Nahrung
    wieder verloren gehen.

rule-turn-production-corruption-a = Verlust nach dem blauen Vorrat
  .text =
    Der Verlust (Korruption) ist die am weitesten links sichtbare negative Zahl des blauen Vorrats: 0 bei 11 oder mehr
    Spielsteinen, 2 bei 6 bis 10, 4 bei 1 bis 5 und 6 bei 0.

rule-turn-production-corruption-b = Der Verlust kommt vor der Produktion
  .text = Der Verlust (Korruption) wird ermittelt und beglichen, bevor Nahrung und Ressourcen produziert werden.

rule-turn-production-corruption-c = Zuerst Ressourcen, dann Nahrung
  .text =
    Der Spieler verliert Ressourcen in Höhe seines Verlusts (Korruption); reichen sie nicht aus, so verliert er für die
    Differenz Nahrung.

rule-turn-production-corruption-d = Keine weitere Strafe
  .text = Reichen Ressourcen und Nahrung zusammen nicht aus, so verliert der Spieler alle, aber sonst nichts.

rule-turn-production-corruption-e = Spielsteine auf einem unfertigen Wunder fehlen im Vorrat
  .text =
    Blaue Spielsteine, die Phasen eines Wunders im Bau abdecken, liegen nicht im Vorrat und erhöhen daher den Verlust
    (Korruption).

rule-turn-production-food-a = Nahrungsproduktion
  .text =
    Für jeden Arbeiter auf einer Farmtechnologie kommt ein blauer Spielstein aus dem blauen Vorrat auf diese Karte.

rule-turn-production-food-b = Zu wenige blaue Spielsteine
  .text =
    Reichen die blauen Spielsteine nicht aus, so werden so viele wie möglich gesetzt, beginnend mit den Farmen (oder
    Minen) der höchsten Stufe.

rule-turn-production-consumption-a = Nahrungsverbrauch nach dem gelben Vorrat
  .text =
    Der Verbrauch ist die am weitesten links sichtbare negative Zahl des gelben Vorrats: 0 bei 17 oder mehr
    Spielsteinen, 1 bei 13 bis 16, 2 bei 9 bis 12, 3 bei 5 bis 8, 4 bei 1 bis 4 und 6 bei 0.

rule-turn-production-consumption-b = Verbrauch nach der Nahrungsproduktion
  .text =
    Der Nahrungsverbrauch wird nach der Nahrungsproduktion beglichen; frisch produzierte Nahrung steht dafür also
    bereit.

rule-turn-production-consumption-c = Hungersnot
  .text = Für jede fehlende Nahrung verliert der Spieler 4 Kulturpunkte (nicht unter 0).

rule-turn-production-resources-a = Ressourcenproduktion
  .text =
    Für jeden Arbeiter auf einer Minentechnologie kommt ein blauer Spielstein aus dem blauen Vorrat auf diese Karte;
    dies ist der letzte Schritt der Produktion.

rule-turn-draw-a = Eine Karte je übriger Militäraktion, höchstens 3
  .text =
    Für jede noch verfügbare Militäraktion zieht der Spieler eine Militärkarte des aktuellen Zeitalters, höchstens
    jedoch 3.

rule-turn-draw-b = Aufgebrauchter Militärkartenstapel
  .text =
    Wird die letzte Karte des Militärkartenstapels gezogen, so wird der Abwurfstapel der Militärkarten des aktuellen
    Zeitalters gemischt und zum neuen Stapel, von dem weitergezogen wird.

rule-turn-reset-a = Zurücksetzen am Ende des eigenen Spielzuges
  .text =
    Am Ende seines Spielzuges erhält der Spieler alle Zivil- und Militäraktionen zurück; sie bleiben während der
    Spielzüge der anderen verfügbar und können dort durch Ereignisse verbraucht werden.

rule-event-order-a = Reihenfolge der Entscheidungen
  .text =
    Müssen mehrere Spieler eine Entscheidung treffen, so tun sie das im Uhrzeigersinn, beginnend mit dem Spieler, der
    das Ereignis aufgedeckt hat.

rule-event-tie-a = Gleichstände zugunsten des aktiven Spielers, dann im Uhrzeigersinn
  .text =
    Vergleicht eine Karte Werte, so wird ein Gleichstand so aufgelöst, als hätte der aktive Spieler den höheren Wert,
    nach ihm der nächste im Uhrzeigersinn und so weiter.

rule-event-tie-b = Der höhere Wert kann ein Nachteil sein
  .text = Die Gleichstandsregel gilt für jeden Vergleich, auch wenn der höhere Wert von Nachteil ist.

rule-event-tie-c = Bei „alle Zivilisationen“ bleibt der Gleichstand bestehen
  .text =
    Bezieht sich eine Karte auf alle Zivilisationen mit dem meisten oder wenigsten von etwas, so sind alle gleichauf
    liegenden betroffen.

rule-event-tie-d = Rangfolge bei teilweisem Gleichstand
  .text = Aus der Gleichstandsregel ergibt sich eine vollständige Rangfolge, auch für den zweiten Platz.

rule-event-two-a = Lesart für zwei Spieler
  .text =
    Bei 2 Spielern betrifft eine Karte, die sich auf die zwei stärksten (schwächsten usw.) Zivilisationen bezieht, nur
    eine Zivilisation.

rule-event-action-a = Aktionen durch Ereignisse kosten keine Aktionen
  .text =
    Erlaubt ein Ereignis eine Aktion der Aktionsphase, so kostet sie keine Zivil- oder Militäraktion, sofern die Karte
    nichts anderes sagt; eine Revolution verbraucht aber auch hier alle Zivilaktionen.

rule-event-past-a = Ablagestapel vergangener Ereignisse
  .text =
    Ein abgewickeltes Ereignis kommt auf den Ablagestapel vergangener Ereignisse, nicht auf den Abwurfstapel der
    Militärkarten, und kann nie wieder gezogen werden.

rule-colony-bid-a = Ablauf der Versteigerung
  .text =
    Wird ein Gebiet aufgedeckt, so dürfen alle Spieler im Uhrzeigersinn darum bieten, beginnend mit dem Spieler, der es
    aufgedeckt hat. Wer an der Reihe ist, bietet oder passt; wer passt, scheidet aus.

rule-colony-bid-b = Zulässige Gebote
  .text =
    Ein Gebot ist eine ganze Zahl größer als 0 und höher als das vorige Gebot; es darf die stärkste Kolonisierungstruppe
    nicht übersteigen, die der Spieler tatsächlich entsenden kann.

rule-colony-bid-c = Niemand bietet
  .text = Bietet niemand, so kommt die Karte auf den Ablagestapel vergangener Ereignisse, und die Kolonisierung endet.

rule-colony-bid-d = Gebote sind bindend
  .text = Der letzte verbliebene Bieter muss das Gebiet kolonisieren; zurücktreten kann er nicht.

rule-colony-force-a = Mindestens eine Militäreinheit
  .text =
    Die Kolonisierungstruppe muss mindestens eine Militäreinheit enthalten; aus Modifikatoren und Bonuskarten allein
    kann sie nicht bestehen.

rule-colony-force-b = Bestandteile der Kolonisierungstruppe
  .text =
    Die Kolonisierungstruppe ist die Summe aus der Stärke der entsandten Einheiten, der taktischen Stärke der Armeen,
    die diese mit der aktuellen Taktik bilden, dem Kolonisierungsmodifikator und den Kolonisierungswerten beliebig
    vieler gespielter Bonuskarten.

rule-colony-force-c = Stärkemodifikatoren zählen nicht
  .text =
    Stärkemodifikatoren der Zivilisation (Alexander der Große, Napoleon Bonaparte, Chinesische Mauer,
    Spezialtechnologien, Arenen, Kolonien mit Stärke) zählen nicht für die Kolonisierungstruppe.

rule-colony-force-d = Armeen nur aus den entsandten Einheiten
  .text =
    Armeen werden aus den entsandten Einheiten gebildet, unabhängig von der Gruppierung, die für den Stärkewert gilt.

rule-colony-force-e = Die Truppe darf das Gebot übertreffen
  .text = Die Kolonisierungstruppe muss mindestens so stark sein wie das Gebot; eine stärkere ist erlaubt.

rule-colony-force-f = Geopferte Einheiten und Karten
  .text =
    Die gelben Spielsteine der entsandten Einheiten kehren in den gelben Vorrat zurück (nicht in den Arbeitervorrat),
    gespielte Bonuskarten werden abgeworfen, und die Stärke wird aktualisiert.

rule-colony-force-g = Beliebig viele Bonuskarten
  .text =
    Die Anzahl der bei einer Kolonisierung gespielten Bonuskarten ist nicht begrenzt; die Grenze durch die
    Militäraktionen betrifft nur die Verteidigung gegen Überfälle.

rule-colony-effect-a = Zuerst der dauerhafte Effekt
  .text =
    Der Sieger nimmt die Karte als Kolonie; zuerst wirkt der dauerhafte Effekt, danach wird einmalig der sofortige
    Effekt ausgeführt.

rule-colony-effect-b = Dauerhafte gelbe Spielsteine vor hinzugewonnener Bevölkerung
  .text =
    Die gelben Spielsteine des dauerhaften Effekts und der geopferten Einheiten liegen schon im gelben Vorrat, bevor
    Bevölkerung hinzugewonnen wird.

rule-colony-effect-c = Militärkarten ohne Beschränkung ziehen
  .text =
    Militärkarten eines sofortigen Effekts werden ohne Beschränkung vom Stapel des aktuellen Zeitalters gezogen (weder
    die Grenze von 3 Karten noch das Handkartenlimit gilt); im Zeitalter IV werden keine gezogen.

rule-colony-effect-d = Sofort Wissenschaft, Kultur, Nahrung oder Ressourcen
  .text =
    Sofortige Effekte bringen im angegebenen Umfang Punkte (gepunktet) oder Güter (mit blauen Spielsteinen
    hinzugewonnen).

rule-cards-level-a = Stufe einer Karte
  .text = Die Stufe einer Karte ist 0, 1, 2 oder 3 für die Zeitalter A, I, II und III.

rule-cards-level-b = Das beste Gebäude braucht einen Arbeiter
  .text =
    Eine Militäreinheit, Farm, Mine oder ein Gebäude hat die Stufe ihrer Technologie. „Beste“ meint die höchste Stufe
    unter den Arbeitern dieser Art; eine Technologie ohne Arbeiter zählt also nicht.

rule-cards-hand-a = Zivilkarten über dem Limit werden behalten
  .text =
    Wer aus irgendeinem zulässigen Grund über dem Handkartenlimit für Zivilkarten liegt, muss nichts abwerfen, darf aber
    keine weiteren Zivilkarten auf die Hand nehmen.

rule-cards-hand-b = Militärkarten sind geheim
  .text =
    Militärkarten werden verdeckt gezogen und bleiben den anderen Spielern verborgen, bis sie aufgedeckt werden;
    Zivilkarten dürfen als öffentlich gelten. Ungespielt abgeworfene Karten werden nicht gezeigt.

rule-cards-inplay-a = Karten im Spiel
  .text =
    Regeln und Effekte, die von Anführern, Kolonien, Wundern oder Technologien sprechen, meinen Karten im Spiel (in den
    Spielbereichen und im allgemeinen Taktikbereich), nicht Karten auf der Hand, in Karten- oder Abwurfstapeln oder auf
    der Kartenleiste.

rule-cards-discard-a = Zivilkarten kehren nie zurück
  .text = Eine abgeworfene oder aus dem Spiel genommene Zivilkarte kommt nie ins Spiel zurück.

rule-cards-discard-b = Abwurfstapel der Militärkarten je Zeitalter
  .text =
    Abgeworfene oder aus dem Spiel genommene Militärkarten kommen verdeckt auf den Abwurfstapel ihres Zeitalters; nur
    der Stapel des aktuellen Zeitalters kann neu gemischt werden.

rule-cards-discard-c = Ein leerer Militärkartenstapel wird sofort erneuert
  .text =
    Ist der aktuelle Militärkartenstapel leer, so wird der Abwurfstapel des aktuellen Zeitalters sofort gemischt und zum
    neuen Stapel, auch wenn ein Ereignis oder eine Kolonie den Stapel geleert hat.

rule-cards-tech-a = Was eine Technologie ist
  .text =
    Technologien sind alle Zivilkarten mit Wissenschaftskosten (auch Regierungsformen und Spezialtechnologien) und die
    Anfangstechnologien der Spielertafel.

rule-cards-farm-a = Lagern ohne Arbeiter
  .text =
    Auf einer Farm- oder Minentechnologie dürfen auch ohne Arbeiter beliebig viele blaue Spielsteine liegen; sie haben
    den auf der Karte angegebenen Wert.

rule-cards-farm-b = Kein Einfluss auf die Werte
  .text = Farmen und Minen tragen nichts zu den Werten bei.

rule-cards-urban-a = Jeder Arbeiter trägt bei
  .text =
    Jeder Arbeiter auf einer Zivilgebäudetechnologie trägt mit den aufgedruckten Symbolen zu den Werten bei; eine
    Technologie ohne Arbeiter trägt nichts bei.

rule-cards-unit-a = Jede Militäreinheit trägt ihre Stärke bei
  .text =
    Jeder Arbeiter auf einer Militäreinheitentechnologie trägt die aufgedruckte Stärke bei; die Anzahl der
    Militäreinheiten ist unbegrenzt.

rule-cards-special-a = Eine Spezialtechnologie je Art
  .text =
    Ein Spieler kann nie zwei Spezialtechnologien derselben Art haben (Gesetz, Kriegskunst, Erforschung, Bauwesen); die
    mit der niedrigeren Stufe wird aus dem Spiel genommen.

rule-cards-gov-a = Ein niedrigeres Zivilgebäudelimit zerstört keine Gebäude
  .text =
    Senkt eine neue Regierungsform das Zivilgebäudelimit, so bleiben überzählige Gebäude stehen; das Limit verhindert
    nur neue.

rule-cards-gov-b = Genau eine Regierungsform
  .text =
    Ein Spieler hat immer genau eine Regierungsform; eine neue ersetzt die alte unabhängig von der Stufe. Arbeiter
    können nicht darauf gesetzt werden.

rule-cards-wonder-a = Effekte ab der Fertigstellung
  .text = Ein Wunder wirkt ab dem Moment seiner Fertigstellung; die Anzahl fertiger Wunder ist unbegrenzt.

rule-cards-wonder-b = Einmaliger Effekt der Wunder des Zeitalters III
  .text = Effekte „Du punktest sofort“ der Wunder des Zeitalters III treten einmal bei der Fertigstellung ein.

rule-cards-leader-a = Ein Anführer im Spiel
  .text = Ein Spieler kann nur einen Anführer im Spiel haben.

rule-cards-colony-a = Eine Kolonie verlieren
  .text =
    Wer eine Kolonie verliert, nimmt sie aus dem Spiel und verliert ihren dauerhaften Effekt; der sofortige Effekt wird
    nicht rückgängig gemacht.

rule-cards-colony-b = Eine Kolonie stehlen
  .text =
    Eine gestohlene Kolonie wandert in den Spielbereich des Diebes: Der Bestohlene verliert den dauerhaften Effekt, der
    Dieb gewinnt ihn; der sofortige Effekt bleibt unbeachtet.

rule-cards-tactic-a = Armeen bilden
  .text =
    Mit der aktuellen Taktik werden so viele Armeen wie möglich gebildet; jede braucht die abgebildete Anzahl und Art
    von Militäreinheiten und bringt einmal ihre taktische Stärke ein.

rule-cards-tactic-b = Jede Einheit nur in einer Armee
  .text =
    Jede Militäreinheit kann nur zu einer Armee gehören; auch in einer Armee zählt sie weiterhin mit ihrer eigenen
    Stärke.

rule-cards-tactic-c = Luftwaffe verdoppelt eine Armee
  .text =
    Jede Armee kann um eine Luftwaffeneinheit erweitert werden, die ihre taktische Stärke verdoppelt; jede
    Luftwaffeneinheit erweitert höchstens eine Armee, und jede Armee nimmt höchstens eine auf.

rule-cards-tactic-d = Veraltete Armee
  .text =
    Liegt mindestens eine Einheit einer Armee zwei oder mehr Stufen unter der Taktikkarte, so hat die Armee die
    geringere taktische Stärke.

rule-cards-tactic-e = Veraltete Armee mit Luftwaffe
  .text = Eine veraltete Armee mit Luftwaffeneinheit hat das Doppelte des geringeren Werts.

rule-cards-tactic-f = Bestmögliche Gruppierung
  .text = Armeen werden immer so gebildet, dass der Stärkewert möglichst hoch ist; der Spieler hat dabei keine Wahl.

rule-cards-tactic-g = Alte Einheiten bleiben draußen, wenn das besser ist
  .text =
    Die Gruppierung ist über alle Armeen hinweg die beste; dazu kann auch gehören, dass alte Einheiten in keine Armee
    kommen.

rule-cards-pact-a = Grenze für eigene Pakte
  .text = Ein Spieler hat höchstens einen Pakt im eigenen Spielbereich, kann aber Partner in anderen sein.

rule-cards-war-a = Kriege wirken erst bei der Abwicklung
  .text = Ein Krieg im Spiel bewirkt nichts, bis er im nächsten Spielzug seines Besitzers abgewickelt wird.

rule-cards-bonus-a = Einsatz von Bonuskarten
  .text =
    Militärbonuskarten werden nur einmal eingesetzt, bei der Verteidigung gegen einen Überfall oder bei einer
    Kolonisierung, und danach abgeworfen; ins Spiel gebracht werden sie nie.

rule-stats-symbols-a = Symbole je Arbeiter oder je Karte
  .text =
    Symbole am unteren Rand einer Karte für Arbeiter zählen für jeden Arbeiter darauf (ohne Arbeiter gar nicht); auf
    einer Karte ohne Arbeiter zählen sie einmal für die Karte, auf einer Taktikkarte je Armee.

rule-stats-symbols-b = Werte entsprechen jederzeit der Neuberechnung
  .text =
    Werte und Gesamtanzahlen sind jederzeit genau das, was sich aus den Karten im Spiel und der Lage der Spielsteine
    ergibt; ein festgehaltener Wert weicht nie davon ab.

rule-stats-science-a = Wissenschaftswert
  .text =
    Der Wissenschaftswert ist die Summe aller Wissenschaftssymbole und Modifikatoren, mindestens 0 und nach oben nicht
    begrenzt.

rule-stats-culture-a = Kulturwert
  .text = Der Kulturwert ist die Summe aller Kultursymbole und Modifikatoren, mindestens 0 und nach oben nicht begrenzt.

rule-stats-culture-b = Bedingtes Punkten gehört nicht zum Wert
  .text = Punkte, die ein Spieler durch einen Effekt unter bestimmten Bedingungen erhält, ändern seine Werte nicht.

rule-stats-strength-a = Stärkewert
  .text =
    Der Stärkewert ist die Summe aus der Stärke der Militäreinheiten, der taktischen Stärke der Armeen, den
    Stärkesymbolen anderer Karten und den Modifikatoren; mindestens 0 und nach oben nicht begrenzt.

rule-stats-happy-a = Der Freudewert liegt zwischen 0 und 8
  .text =
    Alle Freudesymbole werden addiert und negative Freudesymbole abgezogen; das Ergebnis wird auf den Bereich von 0 bis
    8 begrenzt.

rule-stats-happy-b = Die Begrenzung gilt für die Summe
  .text = Negative Freudesymbole werden von der unbegrenzten Summe abgezogen, nicht vom begrenzten Wert.

rule-stats-happy-c = Eine Karte mit negativen Freudesymbolen verschafft keine Freude
  .text = Ein negatives Freudesymbol macht eine Karte nicht zu einer Karte, die Freudesymbole verschafft.

rule-stats-colonization-a = Kolonisierungsmodifikator
  .text =
    Der Kolonisierungsmodifikator ist die Summe der Kolonisierungssymbole auf den im Spiel befindlichen Karten (ohne
    solche Karten 0); er ist nur bei einer Kolonisierung von Bedeutung.

rule-actions-total-a = Gesamtanzahl der Aktionen
  .text =
    Die Gesamtanzahlen sind die Summen der Symbole für Zivil- und für Militäraktionen auf allen im Spiel befindlichen
    Karten (Regierungsform, Spezialtechnologien, Anführer, fertige Wunder, Pakte).

rule-actions-spend-a = Zu wenige Aktionen
  .text = Was mehr Aktionen verlangt, als verfügbar sind, kann nicht ausgeführt werden.

rule-actions-regain-a = Eine Aktion zurückgewinnen
  .text =
    Wer eine Aktion zurückgewinnt, macht eine verbrauchte Aktion wieder verfügbar; ohne verbrauchte Aktion geschieht
    nichts, und die Gesamtanzahl ändert sich nicht.

rule-actions-extra-a = Zusatzaktionen werden zuerst verbraucht
  .text =
    Eine einmalige Zusatzaktion wird bei der ersten Gelegenheit verbraucht, bei der sie eingesetzt werden kann, und
    ändert die Gesamtanzahl nicht.

rule-actions-change-a = Die Gesamtanzahl steigt
  .text = Steigt eine Gesamtanzahl, sind die neuen Aktionen sofort verfügbar (Ausnahme: Revolution).

rule-actions-change-b = Die Gesamtanzahl sinkt
  .text =
    Sinkt eine Gesamtanzahl, werden zuerst verbrauchte Aktionen abgegeben und verfügbare nur dann, wenn die verbrauchten
    nicht ausreichen.

rule-actions-change-c = Ein Ersatz ist eine einzige Änderung
  .text =
    Wird eine Karte durch eine andere ersetzt, wirkt nur die Differenz der Gesamtanzahlen; Verlust und Gewinn werden
    nicht in zwei Schritten abgehandelt.

rule-tokens-bank-a = Die Vorräte füllen
  .text =
    Die Vorräte werden von links nach rechts gefüllt und von rechts geleert; Spielsteine, für die kein Feld mehr frei
    ist, liegen in beliebiger Anzahl im äußersten rechten Abschnitt.

rule-tokens-gain-a = Spielsteine hinzugewinnen
  .text = Hinzugewonnene Spielsteine kommen in den eigenen Vorrat (gelbe Spielsteine sind dort noch keine Arbeiter).

rule-tokens-symbol-a = Die Spielsteine einer Karte gehen mit der Karte
  .text =
    Eine Karte mit Spielsteinsymbolen bringt ihre Spielsteine, wenn sie ins Spiel kommt, und nimmt sie wieder mit, wenn
    sie den Spielbereich verlässt; bei negativen Symbolen ist es umgekehrt.

rule-tokens-symbol-b = Ersatz von Karten mit Spielsteinen
  .text = Wird eine Karte mit Spielsteinsymbolen durch eine andere ersetzt, wirkt nur die Differenz.

rule-tokens-lose-blue-a = Blaue Spielsteine verlieren
  .text =
    Blaue Spielsteine gehen aus dem blauen Vorrat verloren; reicht er nicht, nimmt der Spieler die übrigen nach eigener
    Wahl von seinen Farmen und Minen.

rule-tokens-lose-yellow-a = Gelbe Spielsteine verlieren
  .text =
    Gelbe Spielsteine gehen nur aus dem gelben Vorrat verloren; reicht er nicht, wird er ganz geleert, Arbeiter gehen
    aber nicht verloren.

rule-tokens-take-yellow-a = Einem Mitspieler gelbe Spielsteine nehmen
  .text =
    Gelbe Spielsteine werden aus dem gelben Vorrat des Mitspielers in den eigenen gelegt, höchstens so viele, wie dort
    liegen.

rule-tokens-invariant-a = Spielsteine bleiben erhalten
  .text =
    Spielsteine wandern nur zwischen Vorrat, Karten, Arbeitervorrat und Wunder; die Gesamtzahl eines Spielers ändert
    sich nur durch Spielsteinsymbole, ausdrückliche Gewinne und Verluste, das Ende eines Zeitalters und das Nehmen durch
    Mitspieler.

rule-pop-worker-a = Arbeiter und unbeschäftigte Arbeiter
  .text =
    Jeder gelbe Spielstein außerhalb des Vorrats ist ein Arbeiter. Ein Arbeiter, der auf keiner Karte steht, ist
    unbeschäftigt, auch wenn er fehlende Freudesymbole markiert; solche Arbeiter bleiben verwendbar.

rule-pop-gain-a = Bevölkerung hinzuzugewinnen ist kostenlos
  .text =
    Wer 1 Bevölkerung hinzugewinnt, legt ohne Nahrungskosten einen gelben Spielstein aus dem Vorrat in den
    Arbeitervorrat; ist der Vorrat leer, geschieht nichts.

rule-pop-increase-a = Vermehrung durch einen Effekt kostet Nahrung
  .text =
    Ein Effekt, der die Bevölkerung vermehrt, folgt den Regeln dieser Aktion einschließlich der Nahrungskosten (die der
    Effekt ändern kann).

rule-pop-lose-a = Bevölkerung verlieren
  .text =
    Wer Bevölkerung verliert, legt einen unbeschäftigten Arbeiter in den gelben Vorrat zurück; hat er keinen, nimmt er
    einen gelben Spielstein von einer seiner Karten.

rule-pop-discontent-a = Verlangte Freudesymbole
  .text =
    Verlangt wird die Zahl über dem am weitesten links liegenden, völlig leeren Abschnitt des gelben Vorrats: 0 bei 17
    oder mehr Spielsteinen, 1 bei 13–16, 2 bei 11–12, 3 bei 9–10, 4 bei 7–8, 5 bei 5–6, 6 bei 3–4, 7 bei 1–2 und 8 bei
    0.

rule-pop-discontent-b = Anzahl unzufriedener Arbeiter
  .text =
    Die Anzahl unzufriedener Arbeiter ist die Zahl der verlangten Freudesymbole minus Freudewert, mindestens 0; wie
    viele Arbeiter unbeschäftigt sind, ändert daran nichts.

rule-pop-discontent-c = Nur die Anzahl zählt
  .text =
    Welche Arbeiter unzufrieden sind, ist ohne Bedeutung. Effekte richten sich nur nach der Anzahl, ob nun
    unbeschäftigte Arbeiter als Markierung dienen oder nicht.

rule-res-value-a = Wert der blauen Spielsteine
  .text =
    Nahrung und Ressourcen sind die blauen Spielsteine auf Farm- und Minentechnologien; jeder ist so viel wert, wie auf
    seiner Karte angegeben ist.

rule-res-gain-a = Genau die Menge hinzugewinnen
  .text =
    Für hinzugewonnene Nahrung oder Ressourcen werden blaue Spielsteine aus dem Vorrat in beliebiger Aufteilung auf
    Farm- bzw. Minentechnologien gesetzt; ihr Gesamtwert muss genau der Menge entsprechen.

rule-res-gain-b = Zu wenige blaue Spielsteine
  .text =
    Reichen die blauen Spielsteine nicht, gewinnt der Spieler so viel wie möglich hinzu, aber nie mehr als die Menge;
    bei leerem Vorrat gewinnt er nichts.

rule-res-gain-c = Kein Überschreiten
  .text = Ein Spielstein darf nicht gesetzt werden, wenn der Gewinn dadurch die Menge überschreiten würde.

rule-res-gain-d = Reihenfolge mehrerer Gewinne
  .text = Wer gleichzeitig Nahrung und Ressourcen hinzugewinnt, tut dies in der auf der Karte angegebenen Reihenfolge.

rule-res-pay-a = Spielsteine zurücksetzen
  .text =
    Wer einen blauen Spielstein von einer Farm- oder Minentechnologie in den Vorrat zurücksetzt, zahlt damit den Wert
    dieser Karte.

rule-res-pay-b = Einen Spielstein auf eine Karte mit geringerem Wert versetzen
  .text =
    Wer einen Spielstein auf eine Technologie derselben Art mit geringerem Wert versetzt, zahlt damit die Differenz.

rule-res-pay-c = Zahlen mit Wechselgeld
  .text =
    Ein Spieler darf mehr zahlen und den Rest in Spielsteinen von geringerem Wert zurücknehmen; unter dem Strich muss
    die Zahlung genau stimmen.

rule-res-pay-d = Nicht genug
  .text = Ist der Gesamtwert geringer als die geforderte Menge, sind die Zahlung und damit die Aktion nicht möglich.

rule-res-pay-e = Überzahlen
  .text =
    Ist eine genaue Zahlung unmöglich, obwohl der Wert ausreicht, darf der Spieler überzahlen, sofern sein blauer Vorrat
    am Ende leer ist.

rule-res-pay-f = Nie nach oben
  .text =
    Spielsteine werden nie von einer Technologie mit geringerem Wert auf eine mit höherem Wert versetzt, und nie werden
    mehrere zu einem wertvolleren zusammengefasst.

rule-res-temp-a = Zeitweilige Ressourcen zuerst
  .text =
    Ressourcen, die nur für diesen Spielzug oder einen bestimmten Zweck gelten, werden zuerst für alles ausgegeben,
    wofür sie verwendet werden dürfen; der Rest verfällt.

rule-res-lose-a = Mehr als vorhanden geht nicht verloren
  .text =
    Nahrung oder Ressourcen zu verlieren funktioniert wie zahlen, nur dass ein Spieler, der weniger hat, eben nur alles
    Vorhandene verliert.

rule-res-take-a = Einem Mitspieler Waren nehmen
  .text =
    Nehmen bedeutet: Der andere Spieler verliert die Nahrung oder Ressourcen, und der Nehmende gewinnt so viel hinzu,
    wie tatsächlich verloren ging; jeder benutzt dabei seine eigenen blauen Spielsteine.

rule-res-take-b = Der Gewinn des Nehmenden kann begrenzt sein
  .text =
    Der Gewinn des Nehmenden ist durch seinen eigenen blauen Vorrat begrenzt; das Opfer verliert trotzdem die volle
    Menge.

rule-points-science-a = Punkte sind nach oben unbegrenzt
  .text = Für Wissenschafts- und Kulturpunkte gibt es keine Obergrenze.

rule-points-lose-a = Nie unter 0
  .text = Durch den Verlust von Punkten kann niemand unter 0 fallen.

rule-points-pay-a = Wissenschaftspunkte zahlen
  .text = Wissenschaftspunkte kann nur zahlen, wer genügend davon hat.

rule-points-temp-a = Zeitweilige Wissenschaftspunkte zuerst
  .text =
    Wissenschaftspunkte, die nur für diesen Spielzug oder Zweck gelten, werden, wo sie verwendet werden dürfen, zuerst
    ausgegeben.

rule-points-take-a = Punkte nehmen
  .text =
    Punkte können nur genommen werden, soweit der andere Spieler welche hat; der Nehmende punktet, was der andere
    verloren hat.

rule-appendix-homer-a = Homers Freudesymbol gilt als auf dem Wunder aufgedruckt
  .text =
    Das Wunder mit Homers Freudesymbol gilt, als wäre darauf ein Freudesymbol mehr abgebildet. Michelangelo profitiert
    davon, und der Petersdom fügt diesem Wunder ein Freudesymbol hinzu, nicht zwei.

rule-appendix-homer-b = Homers Freudesymbol übersteht den Zahn der Zeit
  .text =
    Zerfällt das Wunder zu Ruinen, bleibt Homers Freudesymbol sichtbar, und die Ruinen verschaffen weiterhin ein
    Freudesymbol.

rule-appendix-genghis-a = Zwei Spieler und Gleichstand
  .text =
    Im 2-Personen-Spiel muss der Besitzer von Dschingis Khan die stärkste Zivilisation haben; Gleichstände entscheidet
    Dschingis Khan zugunsten seines Besitzers.

rule-appendix-genghis-b = Infanterie als Kavallerie nur für Armeen
  .text =
    Bei der Bildung von Armeen zählt jede Infanterieeinheit als Infanterie oder als Kavallerie (nicht als beides),
    sodass die Stärke möglichst groß wird; für andere Karten bleibt sie Infanterie.

rule-appendix-robespierre-a = Revolution mit Militäraktionen
  .text =
    Mit Robespierre muss jede Revolution statt mit Zivilaktionen mit allen Militäraktionen bezahlt werden (die sämtlich
    verfügbar sein müssen); durch den Wechsel hinzugewonnene Militäraktionen gelten sofort als verbraucht.

rule-appendix-robespierre-b = Patriotismus und Durchbruch mit Robespierre
  .text =
    Die zusätzliche Militäraktion durch Patriotismus gehört nicht zur Gesamtanzahl und bleibt bei einer Revolution
    erhalten. Mit Durchbruch werden alle Militäraktionen verbraucht, aber keine Zivilaktion für die Karte;
    Militäraktionen, die später im Spielzug durch neu ins Spiel gebrachte Karten hinzukommen, sind verfügbar.

rule-appendix-newton-a = Newton bei Durchbruch und Revolution
  .text =
    Newton gibt auch dann eine verbrauchte Zivilaktion zurück, wenn die Technologie durch eine Karte wie Durchbruch
    entwickelt wurde; auch eine Revolution ist eine Entwicklung, danach ist also eine Zivilaktion verfügbar.

rule-appendix-bach-a = Bachs Aufwertung
  .text =
    Einmal pro Spielzug darf ein Zivilgebäude beliebiger Art zu einem Theater derselben oder einer höheren Stufe
    aufgewertet werden; gezahlt wird die übliche Differenz, mindestens 0. Das Zivilgebäudelimit für Theater darf nicht
    überschritten werden.

rule-appendix-gates-a = Laboratorien arbeiten wie Minen
  .text =
    Wenn die Minen produzieren, erhält jeder Arbeiter auf einem Laboratorium ab Zeitalter I einen blauen Spielstein, der
    so viele Ressourcen wert ist wie die Stufe des Laboratoriums; Laboratorien dürfen lagern und wechseln. Verlässt
    Gates das Spiel, produzieren sie nicht mehr, die gelagerten Spielsteine bleiben aber verwendbar. Macht der Industrie
    lässt diese Produktion außer Acht.

rule-appendix-gates-b = Spielsteine auf Laboratorien nach Gates
  .text =
    Spielsteine auf Laboratorien dürfen bis zum Spielende ausgegeben werden, auch wenn Gates nicht mehr im Spiel ist;
    neue kommen nicht hinzu.

rule-appendix-peters-a = Petersdom
  .text =
    Jede andere Karte des Spielers mit mindestens einem Freudesymbol gilt, als hätte sie eines mehr; bei Karten mit
    Arbeitern gilt das für jeden Arbeiter. Der Petersdom selbst wird nicht verstärkt.

rule-appendix-hollywood-a = Modifikatoren zählen für Hollywood
  .text =
    Effekte, welche die Kulturproduktion von Theatern und Bibliotheken ändern (Shakespeare, Bach, Chaplin), zählen bei
    Hollywood mit.

rule-appendix-internet-a = Modifikatoren zählen für das Internet
  .text =
    Effekte, welche die Kultur- oder Wissenschaftsproduktion von Zivilgebäuden ändern (Shakespeare, Bach, Chaplin,
    Newton, Einstein, Meier), zählen beim Internet mit.

rule-appendix-civilization-a = Entwicklung der Zivilisation
  .text =
    Die Spieler verbrauchen keine Zivilaktion, zahlen aber die übrigen, um eins verringerten Kosten; auch eine
    Revolution ist für 1 Wissenschaftspunkt weniger möglich, verbraucht aber alle Zivilaktionen.

rule-appendix-ravages-a = Ruinen sind fertige Wunder
  .text =
    Ein zerfallenes Wunder zählt in jeder Hinsicht als fertiges Wunder seines Zeitalters (Aufpreis für weitere Wunder,
    Macht der Wunder, Internationaler Tourismus).

rule-appendix-agreement-a = Nehmen und Auffüllen
  .text =
    Die Karten werden nach den normalen Regeln genommen; danach wird die Kartenleiste zusammengeschoben und aufgefüllt,
    ohne dass Karten von den vorderen Plätzen abgeworfen werden.

rule-appendix-agreement-b = Aktionskarten des aktiven Spielers
  .text = Nimmt der aktive Spieler durch dieses Ereignis Aktionskarten, darf er sie noch im selben Spielzug spielen.

rule-appendix-agreement-c = Spielende durch dieses Ereignis
  .text =
    Endet durch das Auffüllen das Zeitalter III, wird das Spielende ausgelöst; geschieht das im Spielzug des
    Startspielers, ist die laufende Spielrunde die letzte.

rule-appendix-agreement-d = Auch in der letzten Spielrunde nutzbar
  .text = Der stärkste Spieler darf dieses Ereignis auch in der letzten Spielrunde nutzen.

rule-card-alexander_the_great = Alexander der Große
  .text =
    Stärke +1 je Militäreinheit (nur beim Stärkewert, nicht in einer Kolonisierungstruppe). Als Politikaktion darf er
    aus dem Spiel genommen werden, um 1 gelben Spielstein aus der Schachtel in den gelben Vorrat zu erhalten.

rule-card-aristotle = Aristoteles
  .text = Jede von der Kartenleiste genommene Technologiekarte bringt 1 Wissenschaftspunkt.

rule-card-hammurabi = Hammurabi
  .text =
    Einmal pro eigenem Spielzug darf eine Militäraktion als Zivilaktion benutzt werden; Anführer von der Kartenleiste zu
    nehmen kostet 1 Zivilaktion weniger (mindestens 0).

rule-card-homer = Homer
  .text =
    1 Freudesymbol; in jedem eigenen Spielzug 1 zeitweilige Ressource zum Bauen oder Aufwerten von Militäreinheiten.
    Wird er durch einen neuen Anführer ersetzt, darf er unter ein eigenes fertiges Wunder geschoben werden (dort 1
    Freudesymbol mehr), statt dass die Zivilaktion zurückgewonnen wird.

rule-card-julius_caesar = Julius Caesar
  .text = Stärke +1, Militäraktionen +1; einmal pro Spiel darf unmittelbar auf eine Politikaktion eine zweite folgen.

rule-card-moses = Moses
  .text = Bevölkerung zu vermehren kostet 1 Nahrung weniger.

rule-card-christopher_columbus = Christoph Kolumbus
  .text =
    Als Politikaktion wird Kolumbus aus dem Spiel genommen, und ein Gebiet aus der Hand wird ohne Versteigerung und ohne
    Einheiten zur Kolonie des Spielers; zuerst gilt der dauerhafte, dann der sofortige Effekt.

rule-card-frederick_barbarossa = Friedrich Barbarossa
  .text =
    Für 1 Militäraktion wird die Bevölkerung vermehrt und eine Militäreinheit gebaut, und zwar für 1 Nahrung und 1
    Ressource weniger; das darf wiederholt werden.

rule-card-genghis_khan = Dschingis Khan
  .text =
    Infanterie darf für Armeen als Kavallerie zählen. Am Ende jedes eigenen Spielzugs gibt es 3 Kulturpunkte, wenn der
    Besitzer zu den zwei stärksten Zivilisationen gehört (im 2-Personen-Spiel: die stärkste ist), wobei er Gleichstände
    gewinnt; sie sind kein Teil des Kulturwerts.

rule-card-joan_of_arc = Jeanne d'Arc
  .text =
    Kultur +1, Militäraktionen +1; Stärke +1 je Freudesymbol von Tempeln und Regierungsform. Zu Beginn der eigenen
    Politikphase darf der Spieler das oberste aktuelle Ereignis ansehen.

rule-card-leonardo_da_vinci = Leonardo da Vinci
  .text =
    Das beste Laboratorium oder die beste Bibliothek produziert zusätzliche Wissenschaft in Höhe der eigenen Stufe; jede
    entwickelte Technologie bringt 1 Ressource.

rule-card-michelangelo = Michelangelo
  .text =
    Tempel, Theater und Wunder produzieren je Freudesymbol 1 zusätzliche Kultur; für Wunder von der Kartenleiste
    entfällt der Aufpreis für bereits fertige Wunder.

rule-card-james_cook = James Cook
  .text =
    Bis zu 2 Militärkarten dürfen für je +1 in einer Kolonisierungstruppe abgeworfen werden; die erste Kolonie
    produziert 2 zusätzliche Kultur, jede weitere 1.

rule-card-isaac_newton = Isaac Newton
  .text =
    Das beste Laboratorium oder die beste Bibliothek produziert zusätzliche Wissenschaft in Höhe der eigenen Stufe; jede
    entwickelte Technologie gibt 1 verbrauchte Zivilaktion zurück.

rule-card-j_s_bach = Johann Sebastian Bach
  .text =
    Jedes Theater produziert 1 zusätzliche Kultur; Theatertechnologien kosten 2 Wissenschaftspunkte weniger. Einmal pro
    Spielzug darf ein Zivilgebäude zu einem Theater derselben oder einer höheren Stufe aufgewertet werden.

rule-card-maximilien_robespierre = Maximilien Robespierre
  .text =
    Militäraktionen +1; Revolutionen verbrauchen alle Militäraktionen statt aller Zivilaktionen; jede Revolution bringt
    3 Kulturpunkte.

rule-card-napoleon_bonaparte = Napoleon Bonaparte
  .text =
    Militäraktionen +2; Stärke +2 für jede Einheitenart (Infanterie, Kavallerie, Artillerie, Luftwaffe) mit mindestens
    einer Einheit.

rule-card-william_shakespeare = William Shakespeare
  .text =
    1 Freudesymbol; wer eine Bibliothek hat, zahlt für Theater 1 Ressource und für Theatertechnologien 1
    Wissenschaftspunkt weniger, mit einem Theater gilt dasselbe für Bibliotheken. Jedes Paar aus Bibliothek und Theater
    produziert 2 zusätzliche Kultur.

rule-card-albert_einstein = Albert Einstein
  .text =
    Das beste Laboratorium oder die beste Bibliothek produziert zusätzliche Wissenschaft in Höhe der eigenen Stufe; jede
    entwickelte Technologie bringt 3 Kulturpunkte.

rule-card-bill_gates = Bill Gates
  .text =
    Laboratorien produzieren auch Ressourcen in Höhe ihrer Stufe; verlässt Gates das Spiel oder endet das Spiel, erhält
    der Spieler Kulturpunkte in Höhe dieser Produktion.

rule-card-charlie_chaplin = Charlie Chaplin
  .text = 2 Freudesymbole; ein Theater der besten Theatertechnologie produziert doppelte Kultur.

rule-card-mahatma_gandhi = Mahatma Gandhi
  .text =
    Kultur +2; der Besitzer kann weder Überfälle spielen noch Kriege erklären. Rivalen zahlen für Überfälle und Kriege
    gegen ihn doppelt so viele Militäraktionen.

rule-card-sid_meier = Sid Meier
  .text = Jedes Laboratorium produziert Kultur in Höhe seiner Stufe und 1 Wissenschaft weniger.

rule-card-winston_churchill = Winston Churchill
  .text =
    In jedem eigenen Spielzug entweder 3 Kulturpunkte oder 3 Wissenschaftspunkte für Militäreinheitentechnologien und 3
    Ressourcen zum Bauen oder Aufwerten von Militäreinheiten, nur in diesem Spielzug gültig.

rule-card-colossus = Der Koloss
  .text = Phasenkosten 3-3; Stärke +2, Kolonisierung +1.

rule-card-hanging_gardens = Hängende Gärten
  .text = Phasenkosten 2-2-2; Kultur +1, 2 Freudesymbole.

rule-card-library_of_alexandria = Die Bibliothek von Alexandria
  .text =
    Phasenkosten 1-4-1; Kultur +1, Wissenschaft +1; beide Handkartenlimits steigen um 1 (nicht das Limit der Karten zur
    Verteidigung).

rule-card-pyramids = Die Pyramiden
  .text = Phasenkosten 3-2-1; Zivilaktionen +1.

rule-card-great_wall = Chinesische Mauer
  .text = Phasenkosten 2-2-3-2; Kultur +1, 1 Freudesymbol; Stärke +1 je Infanterie- und Artillerieeinheit.

rule-card-st_peters_basilica = Petersdom
  .text =
    Phasenkosten 4-4; Kultur +2, 1 Freudesymbol; jede andere Karte mit Freudesymbolen zählt eines mehr (je Arbeiter).

rule-card-taj_mahal = Taj Mahal
  .text =
    Phasenkosten 2-4-2; Kultur +3, 1 blauer Spielstein. Ihn zu nehmen kostet 2 Zivilaktionen weniger (mindestens 0),
    wenn der Spieler vorher in diesem Spielzug seinen Anführer ersetzt hat; dieser Text gilt nur auf der Kartenleiste.

rule-card-universitas_carolina = Universitas Carolina
  .text = Phasenkosten 3-3-3; Kultur +1, Wissenschaft +2.

rule-card-eiffel_tower = Eiffelturm
  .text = Phasenkosten 3-7-3; Kultur +4, 1 Freudesymbol.

rule-card-kremlin = Kreml
  .text = Phasenkosten 4-4-4; Kultur +2, 1 negatives Freudesymbol, Zivilaktionen +1, Militäraktionen +1.

rule-card-ocean_liner_service = Ozeandampfer-Linie
  .text =
    Phasenkosten 4-2-2-4; einmal pro eigener Aktionsphase darf ohne Aktion und ohne Nahrung 1 Bevölkerung hinzugewonnen
    werden.

rule-card-transcontinental_railroad = Transkontinentale Eisenbahn
  .text =
    Phasenkosten 3-3-3-3; Stärke +4; ein Arbeiter der besten Mine, auf der Arbeiter stehen, produziert zwei blaue
    Spielsteine.

rule-card-fast_food_chains = Fast-Food-Ketten
  .text =
    Phasenkosten 4-4-4-4; bei Fertigstellung 1 Kulturpunkt je Arbeiter auf Militäreinheiten und Zivilgebäuden sowie 2 je
    Arbeiter auf Farmen und Minen.

rule-card-first_space_flight = Der erste Raumflug
  .text =
    Phasenkosten 1-2-4-9; bei Fertigstellung 1 Kulturpunkt je Stufe jeder im Spiel befindlichen Technologie (mit oder
    ohne Arbeiter, einschließlich Regierungsform und Spezialtechnologien).

rule-card-hollywood = Hollywood
  .text =
    Phasenkosten 5-6-5; bei Fertigstellung das Doppelte der von Theatern und Bibliotheken produzierten Kultur als
    Kulturpunkte, Anführereffekte eingeschlossen.

rule-card-internet = Internet
  .text =
    Phasenkosten 2-3-4-3-2; bei Fertigstellung Kulturpunkte in Höhe von Kultur, Wissenschaft und Stärke aller
    Zivilgebäude, Anführereffekte eingeschlossen; Freudesymbole bringen nichts.

rule-card-rich_land_a = Reiches Land (A)
  .text = Eine Farm oder Mine für 1 Ressource weniger bauen oder aufwerten.

rule-card-rich_land_i = Reiches Land (I)
  .text = Eine Farm oder Mine für 2 Ressourcen weniger bauen oder aufwerten.

rule-card-rich_land_ii = Reiches Land (II)
  .text = Eine Farm oder Mine für 3 Ressourcen weniger bauen oder aufwerten.

rule-card-urban_growth_a = Städtewachstum (A)
  .text = Ein Zivilgebäude für 1 Ressource weniger bauen oder aufwerten.

rule-card-urban_growth_i = Städtewachstum (I)
  .text =
    Ein Zivilgebäude für 2 Ressourcen weniger bauen oder aufwerten; der Nachlass kommt zu dem durch Bauwesen hinzu.

rule-card-urban_growth_ii = Städtewachstum (II)
  .text = Ein Zivilgebäude für 3 Ressourcen weniger bauen oder aufwerten.

rule-card-urban_growth_iii = Städtewachstum (III)
  .text = Ein Zivilgebäude für 4 Ressourcen weniger bauen oder aufwerten.

rule-card-frugality_a = Sparsamkeit (A)
  .text = Bevölkerung zu den normalen Kosten vermehren; danach 1 Nahrung hinzugewinnen.

rule-card-frugality_i = Sparsamkeit (I)
  .text = Bevölkerung zu den normalen Kosten vermehren; danach 2 Nahrung hinzugewinnen.

rule-card-frugality_ii = Sparsamkeit (II)
  .text = Bevölkerung zu den normalen Kosten vermehren; danach 3 Nahrung hinzugewinnen.

rule-card-engineering_genius_a = Ingenieursgenie (A)
  .text = Genau eine Phase eines Wunders für 2 Ressourcen weniger bauen.

rule-card-engineering_genius_i = Ingenieursgenie (I)
  .text = Genau eine Phase eines Wunders für 3 Ressourcen weniger bauen.

rule-card-engineering_genius_ii = Ingenieursgenie (II)
  .text = Genau eine Phase eines Wunders für 4 Ressourcen weniger bauen.

rule-card-engineering_genius_iii = Ingenieursgenie (III)
  .text = Genau eine Phase eines Wunders für 5 Ressourcen weniger bauen.

rule-card-patriotism_a = Patriotismus (A)
  .text =
    In diesem Spielzug 1 zusätzliche Ressource zum Bauen oder Aufwerten von Militäreinheiten und 1 zusätzliche
    Militäraktion.

rule-card-patriotism_i = Patriotismus (I)
  .text = In diesem Spielzug 2 zusätzliche Ressourcen für Militäreinheiten und 1 zusätzliche Militäraktion.

rule-card-patriotism_ii = Patriotismus (II)
  .text = In diesem Spielzug 3 zusätzliche Ressourcen für Militäreinheiten und 1 zusätzliche Militäraktion.

rule-card-patriotism_iii = Patriotismus (III)
  .text = In diesem Spielzug 4 zusätzliche Ressourcen für Militäreinheiten und 1 zusätzliche Militäraktion.

rule-card-cultural_heritage_a = Kulturerbe (A)
  .text = 1 Wissenschaftspunkt und 4 Kulturpunkte erhalten.

rule-card-cultural_heritage_i = Kulturerbe (I)
  .text = 2 Wissenschaftspunkte und 2 Kulturpunkte erhalten.

rule-card-stockpile_a = Vorratslager (A)
  .text = 1 Ressource und 1 Nahrung hinzugewinnen, in dieser Reihenfolge.

rule-card-breakthrough_i = Durchbruch (I)
  .text = Eine Technologie zu den normalen Kosten entwickeln, danach 2 Wissenschaftspunkte erhalten.

rule-card-breakthrough_ii = Durchbruch (II)
  .text = Eine Technologie zu den normalen Kosten entwickeln, danach 3 Wissenschaftspunkte erhalten.

rule-card-reserves_i = Reserven (I)
  .text = 2 Ressourcen oder 2 Nahrung hinzugewinnen.

rule-card-reserves_ii = Reserven (II)
  .text = 3 Ressourcen oder 3 Nahrung hinzugewinnen.

rule-card-reserves_iii = Reserven (III)
  .text = 4 Ressourcen oder 4 Nahrung hinzugewinnen.

rule-card-efficient_upgrade_ii = Effiziente Verbesserung (II)
  .text = Eine Farm, eine Mine oder ein Zivilgebäude für 3 Ressourcen weniger aufwerten.

rule-card-efficient_upgrade_iii = Effiziente Verbesserung (III)
  .text = Eine Farm, eine Mine oder ein Zivilgebäude für 4 Ressourcen weniger aufwerten.

rule-card-revolutionary_idea_ii = Revolutionäre Idee (II)
  .text = 4 Wissenschaftspunkte erhalten.

rule-card-revolutionary_idea_iii = Revolutionäre Idee (III)
  .text = 6 Wissenschaftspunkte erhalten.

rule-card-wave_of_nationalism_ii = Welle des Nationalismus (II)
  .text =
    In diesem Spielzug zusätzliche Ressourcen für Militäreinheiten für jede stärkere Zivilisation: je 2 bei 4 Spielern,
    je 3 bei 3, 6 bei 2.

rule-card-endowment_for_the_arts_iii = Kunststiftung (III)
  .text = Kulturpunkte für jede Zivilisation mit mehr Kulturpunkten: je 2 bei 4 Spielern, je 3 bei 3, 6 bei 2.

rule-card-military_build_up_iii = Aufrüstung (III)
  .text =
    In diesem Spielzug zusätzliche Ressourcen für Militäreinheiten für jede stärkere Zivilisation: je 3 bei 4 Spielern,
    je 5 bei 3, 8 bei 2.

rule-card-masonry = Baukunst
  .text =
    Zivilgebäude der Stufen 1, 2 und 3 kosten 1 weniger (Stufe 0 unverändert); bis zu 2 Phasen eines Wunders pro
    Zivilaktion.

rule-card-architecture = Architektur
  .text = Zivilgebäude der Stufen 1/2/3 kosten 1/2/2 weniger; bis zu 3 Phasen eines Wunders pro Zivilaktion.

rule-card-engineering = Ingenieurskunst
  .text = Zivilgebäude der Stufen 1/2/3 kosten 1/2/3 weniger; bis zu 4 Phasen eines Wunders pro Zivilaktion.

rule-card-justice_system = Justizwesen
  .text = Zivilaktionen +1, 3 blaue Spielsteine.

rule-card-warfare = Kriegsführung
  .text = Stärke +1, Militäraktionen +1 (die erste deutsche Auflage trägt einen falschen Titel).

rule-card-air_forces = Luftstreitkräfte
  .text =
    Stärke 5 je Einheit; jede darf eine Armee erweitern und verdoppelt deren taktische Stärke. Ohne Armee zählt nur ihre
    eigene Stärke.

rule-card-theocracy = Theokratie
  .text =
    4 Zivil- und 3 Militäraktionen, Zivilgebäudelimit 3, Kultur +1, Stärke +1, 1 Freudesymbol; Wissenschaftskosten 6,
    Revolution 1.

rule-card-communism = Kommunismus
  .text =
    7 Zivil- und 5 Militäraktionen, Zivilgebäudelimit 4, 1 negatives Freudesymbol; Wissenschaftskosten 19, Revolution 5.

rule-card-democracy = Demokratie
  .text = 7 Zivil- und 3 Militäraktionen, Zivilgebäudelimit 4, Kultur +3; Wissenschaftskosten 17, Revolution 9.

rule-card-fundamentalism = Fundamentalismus
  .text =
    6 Zivil- und 5 Militäraktionen, Zivilgebäudelimit 4, Stärke +5, Wissenschaft -2; Wissenschaftskosten 18, Revolution
    7.

rule-card-development_of_agriculture = Entwicklung der Landwirtschaft
  .text = Jede Zivilisation gewinnt 2 Nahrung hinzu.

rule-card-development_of_civilization = Entwicklung der Zivilisation
  .text =
    Jede Zivilisation darf ihre Bevölkerung für 1 Nahrung weniger vermehren oder eine Farm, eine Mine oder ein
    Zivilgebäude für 1 Ressource weniger bauen oder eine Technologie für 1 Wissenschaftspunkt weniger entwickeln;
    Zivilaktionen werden nicht verbraucht.

rule-card-development_of_crafts = Entwicklung des Handwerks
  .text = Jede Zivilisation gewinnt 2 Ressourcen hinzu.

rule-card-development_of_markets = Entwicklung der Märkte
  .text = Jede Zivilisation gewinnt nach eigener Wahl 2 Nahrung oder 2 Ressourcen hinzu.

rule-card-development_of_politics = Entwicklung der Politik
  .text = Jeder Spieler zieht 3 Militärkarten des aktuellen Zeitalters.

rule-card-development_of_religion = Entwicklung der Religion
  .text = Jeder Spieler mit einem unbeschäftigten Arbeiter darf kostenlos einen Tempel auf Religion bauen.

rule-card-development_of_science = Entwicklung der Wissenschaft
  .text = Jede Zivilisation erhält 2 Wissenschaftspunkte.

rule-card-development_of_settlement = Entwicklung der Besiedlung
  .text = Jede Zivilisation gewinnt ohne Nahrungskosten 1 Bevölkerung hinzu.

rule-card-development_of_trade_routes = Entwicklung der Handelswege
  .text =
    Jede Zivilisation erhält 1 Wissenschaftspunkt und gewinnt 1 Nahrung und 1 Ressource hinzu, in dieser Reihenfolge.

rule-card-development_of_warfare = Entwicklung der Kriegskunst
  .text = Jeder Spieler mit einem unbeschäftigten Arbeiter darf kostenlos Krieger bauen.

rule-card-barbarians = Barbaren
  .text =
    Gehört die Zivilisation mit den meisten Kulturpunkten zu den zwei schwächsten (im 2-Personen-Spiel: ist sie die
    schwächste), verliert sie 1 Bevölkerung.

rule-card-border_conflict = Grenzkonflikt
  .text =
    Die schwächste Zivilisation zerstört eines ihrer Zivilgebäude, eine ihrer Farmen oder eine ihrer Minen (der Arbeiter
    kommt in den Arbeitervorrat); die stärkste gewinnt 3 Ressourcen hinzu.

rule-card-crusades = Kreuzzüge
  .text = Die stärkste Zivilisation erhält 4 Kulturpunkte, die schwächste verliert 4.

rule-card-cultural_influence = Kultureller Einfluss
  .text = Jede Zivilisation erhält Kulturpunkte in Höhe ihres Kulturwerts.

rule-card-foray = Beutezug
  .text =
    Jede der zwei stärksten Zivilisationen (im 2-Personen-Spiel: die stärkste) gewinnt insgesamt 3 Nahrung und/oder
    Ressourcen hinzu.

rule-card-good_harvest = Gute Ernte
  .text = Jede Zivilisation produziert sofort Nahrung, ohne Verlust (Korruption) und ohne Nahrungsverbrauch.

rule-card-immigration = Einwanderung
  .text = Alle Zivilisationen mit den meisten Freudesymbolen gewinnen 1 Bevölkerung hinzu.

rule-card-new_deposits = Neue Lagerstätten
  .text = Jede Zivilisation produziert sofort Ressourcen, ohne Verlust (Korruption).

rule-card-pestilence = Seuche
  .text = Jede Zivilisation verliert 1 Bevölkerung.

rule-card-raiders = Plünderer
  .text =
    Jede der zwei schwächsten Zivilisationen (im 2-Personen-Spiel: die schwächste) verliert nach eigener Wahl insgesamt
    2 Nahrung und/oder Ressourcen.

rule-card-rats = Ratten
  .text = Jede Zivilisation verliert ihre gesamte Nahrung.

rule-card-rebellion = Aufruhr
  .text =
    Jede Zivilisation verbraucht für jeden unzufriedenen Arbeiter wirkungslos 2 Zivilaktionen (höchstens die
    verfügbaren).

rule-card-reign_of_terror = Schreckensherrschaft
  .text = Die schwächste Zivilisation verliert 1 Bevölkerung.

rule-card-scientific_breakthrough = Wissenschaftlicher Durchbruch
  .text = Jede Zivilisation erhält Wissenschaftspunkte in Höhe ihres Wissenschaftswerts.

rule-card-uncertain_borders = Unsichere Grenzen
  .text = Die stärkste Zivilisation nimmt 1 gelben Spielstein aus dem gelben Vorrat der schwächsten.

rule-card-civil_unrest = Bürgerunruhen
  .text =
    Jede Zivilisation verliert 4 Kulturpunkte je unzufriedenem Arbeiter; alle Zivilisationen mit den meisten
    unzufriedenen Arbeitern verlieren außerdem 1 blauen Spielstein. Ohne unzufriedene Arbeiter keine Wirkung.

rule-card-cold_war = Kalter Krieg
  .text = Jede der zwei stärksten Zivilisationen (im 2-Personen-Spiel: die stärkste) erhält 6 Wissenschaftspunkte.

rule-card-crime_wave = Verbrechenswelle
  .text =
    Jede der zwei schwächsten Zivilisationen (im 2-Personen-Spiel: die schwächste) verliert 3 Kulturpunkte und 1 blauen
    Spielstein.

rule-card-economic_progress = Wirtschaftlicher Fortschritt
  .text =
    Jede Zivilisation führt sofort Verlust (Korruption), Nahrungsproduktion, Nahrungsverbrauch und Ressourcenproduktion
    durch.

rule-card-emigration = Auswanderung
  .text = Jede Zivilisation verliert Bevölkerung in Höhe der Hälfte ihrer unzufriedenen Arbeiter, aufgerundet.

rule-card-iconoclasm = Bildersturm
  .text = Jede Zivilisation, deren Anführer nicht aus dem aktuellen Zeitalter stammt, muss ihn aus dem Spiel nehmen.

rule-card-independence_declaration = Unabhängigkeitserklärung
  .text = Die schwächste Zivilisation verliert 1 Kolonie ihrer Wahl.

rule-card-international_agreement = Internationale Abkommen
  .text =
    Die stärkste Zivilisation darf im Tausch gegen ihre nächste Politikaktion kostenlos Zivilkarten im Wert von bis zu 5
    Zivilaktionen nehmen; danach wird die Kartenleiste zusammengeschoben und aufgefüllt, ohne vordere Karten abzuwerfen.

rule-card-national_pride = Nationalstolz
  .text = Die Zivilisation mit den meisten Kulturpunkten erhält 5 Kulturpunkte.

rule-card-politics_of_strength = Politik der Stärke
  .text =
    Die stärkste Zivilisation zieht 5 Militärkarten, die schwächste wirft 3 ab; im Zeitalter IV erhält die eine
    stattdessen 5 Kulturpunkte, und die andere verliert 3.

rule-card-popularization_of_science = Popularisierung der Wissenschaft
  .text = Jede Zivilisation erhält Kulturpunkte in Höhe ihres Wissenschaftswerts.

rule-card-prosperity = Wohlstand
  .text = Jede Zivilisation gewinnt 1 Nahrung je Freudesymbol hinzu (Freudewert, höchstens 8).

rule-card-ravages_of_time = Zahn der Zeit
  .text =
    Jeder Spieler verwandelt eines seiner fertigen Wunder aus Zeitalter A oder I in Ruinen, die 2 Kultur und sonst
    nichts produzieren.

rule-card-refugees = Flüchtlinge
  .text =
    Die stärkste Zivilisation erhält 3 Kulturpunkte und gewinnt 1 Bevölkerung hinzu; die schwächste verliert 3
    Kulturpunkte und 1 Bevölkerung.

rule-card-terrorism = Terrorismus
  .text =
    Die Zivilisation mit den wenigsten Kulturpunkten zerstört nach ihrer Wahl ein Zivilgebäude jeder anderen
    Zivilisation.

rule-card-impact_of_agriculture = Macht der Landwirtschaft
  .text =
    Jede Zivilisation erhält Kulturpunkte in Höhe ihrer Nahrungsproduktion und 4 weitere, wenn diese ihren
    Nahrungsverbrauch übersteigt.

rule-card-impact_of_architecture = Macht der Architektur
  .text = Jede Zivilisation erhält 1 Kulturpunkt je Stufe jedes Zivilgebäudes.

rule-card-impact_of_balance = Macht des Gleichgewichts
  .text =
    Jede Zivilisation erhält das Doppelte des kleinsten ihrer Werte als Kulturpunkte: Wissenschaftswert, Kulturwert,
    Nahrungsproduktion oder Ressourcenproduktion.

rule-card-impact_of_colonies = Macht der Kolonien
  .text = Jede Zivilisation erhält 3 Kulturpunkte je Kolonie.

rule-card-impact_of_competition = Macht des Wettbewerbs
  .text = Jede Zivilisation erhält 1 Kulturpunkt je Stufe jeder Militäreinheit und jeder Arena.

rule-card-impact_of_government = Macht der Regierung
  .text = Jede Zivilisation erhält 2 Kulturpunkte je Zivilaktion und 1 je Militäraktion ihrer Gesamtanzahl.

rule-card-impact_of_happiness = Macht der Freude
  .text =
    Jede Zivilisation erhält 2 Kulturpunkte je Freudesymbol (Freudewert, höchstens 16), abzüglich 2 je unzufriedenem
    Arbeiter.

rule-card-impact_of_industry = Macht der Industrie
  .text =
    Jede Zivilisation erhält Kulturpunkte in Höhe der Ressourcenproduktion allein ihrer Minen (mit der
    Transkontinentalen Eisenbahn, ohne Gates und Pakte).

rule-card-impact_of_population = Macht der Bevölkerung
  .text =
    Jede Zivilisation erhält 2 Kulturpunkte für jeden zufriedenen Arbeiter über 10 (alle Arbeiter, auch unbeschäftigte).

rule-card-impact_of_progress = Macht des Fortschritts
  .text = Jede Zivilisation erhält 2 Kulturpunkte je Stufe ihrer Regierungsform und jeder Spezialtechnologie.

rule-card-impact_of_science = Macht der Wissenschaft
  .text = Kulturpunkte nach dem Rang des Wissenschaftswerts: 15/10/5/0 bei 4 Spielern, 14/7/0 bei 3, 10/0 bei 2.

rule-card-impact_of_strength = Macht der Stärke
  .text = Kulturpunkte nach dem Rang des Stärkewerts: 15/10/5/0 bei 4 Spielern, 14/7/0 bei 3, 10/0 bei 2.

rule-card-impact_of_technology = Macht der Technologie
  .text = Jede Zivilisation erhält 4 Kulturpunkte je im Spiel befindlicher Technologie der Stufe III.

rule-card-impact_of_variety = Macht der Vielfalt
  .text =
    Jede Zivilisation erhält 2 Kulturpunkte für jede Art von Militäreinheit und jede Art von Zivilgebäude, die sie
    besitzt, sowie für jede Spezialtechnologie.

rule-card-impact_of_wonders = Macht der Wunder
  .text =
    Jede Zivilisation erhält 5/4/3/2 Kulturpunkte je fertigem Wunder aus Zeitalter A/I/II/III, Ruinen eingeschlossen.

rule-card-developed_territory_i = Entwickeltes Gebiet (I)
  .text = Dauerhaft 1 gelber und 1 blauer Spielstein; sofort 3 Wissenschaftspunkte.

rule-card-historic_territory_i = Historisches Gebiet (I)
  .text = Dauerhaft 1 Freudesymbol; sofort 6 Kulturpunkte.

rule-card-inhabited_territory_i = Bewohntes Gebiet (I)
  .text = Dauerhaft 2 gelbe Spielsteine; sofort 1 Bevölkerung.

rule-card-strategic_territory_i = Strategisches Gebiet (I)
  .text = Dauerhaft Stärke +2; sofort 3 Militärkarten.

rule-card-vast_territory_i = Weitläufiges Gebiet (I)
  .text = Dauerhaft 3 gelbe Spielsteine mehr und 1 blauer weniger; sofort 3 Nahrung.

rule-card-wealthy_territory_i = Reiches Gebiet (I)
  .text = Dauerhaft 3 blaue Spielsteine; sofort 5 Ressourcen.

rule-card-developed_territory_ii = Entwickeltes Gebiet (II)
  .text = Dauerhaft 2 gelbe und 2 blaue Spielsteine; sofort 5 Wissenschaftspunkte.

rule-card-historic_territory_ii = Historisches Gebiet (II)
  .text = Dauerhaft 2 Freudesymbole; sofort 11 Kulturpunkte.

rule-card-inhabited_territory_ii = Bewohntes Gebiet (II)
  .text = Dauerhaft 3 gelbe Spielsteine; sofort 2 Bevölkerung.

rule-card-strategic_territory_ii = Strategisches Gebiet (II)
  .text = Dauerhaft Stärke +4; sofort 5 Militärkarten.

rule-card-vast_territory_ii = Weitläufiges Gebiet (II)
  .text = Dauerhaft 4 gelbe Spielsteine mehr und 1 blauer weniger; sofort 4 Nahrung.

rule-card-wealthy_territory_ii = Reiches Gebiet (II)
  .text = Dauerhaft 4 blaue Spielsteine; sofort 9 Ressourcen.

rule-card-enslave = Überfall: Versklavung
  .text = 2 Militäraktionen; der Rivale verliert 1 Bevölkerung, der Angreifer gewinnt 2 Ressourcen und 2 Nahrung hinzu.

rule-card-plunder_i = Überfall: Plünderung (I)
  .text = 1 Militäraktion; insgesamt 3 Nahrung und/oder Ressourcen nehmen, die Aufteilung wählt der Angreifer.

rule-card-raid_i = Überfall: Zerstörung (I)
  .text =
    1 Militäraktion; 1 Zivilgebäude der Stufe 0 oder 1 zerstören und die Hälfte seiner aufgedruckten Kosten
    hinzugewinnen, aufgerundet.

rule-card-annex = Überfall: Annexion
  .text =
    2 Militäraktionen; eine Kolonie des Rivalen nehmen. Der dauerhafte Effekt wechselt den Besitzer, der sofortige
    entfällt.

rule-card-infiltrate = Überfall: Unterwanderung
  .text =
    2 Militäraktionen; den Anführer oder das im Bau befindliche Wunder des Rivalen aus dem Spiel nehmen; 3 Kulturpunkte
    je Stufe der entfernten Karte.

rule-card-plunder_ii = Überfall: Plünderung (II)
  .text = 1 Militäraktion; insgesamt 5 Nahrung und/oder Ressourcen nehmen.

rule-card-raid_ii = Überfall: Zerstörung (II)
  .text =
    2 Militäraktionen; bis zu 2 Zivilgebäude zerstören, eines höchstens der Stufe 2 und eines höchstens der Stufe 1; die
    Hälfte der gesamten aufgedruckten Kosten hinzugewinnen, einmal aufgerundet.

rule-card-spy = Überfall: Spionage
  .text = 1 Militäraktion; bis zu 5 Wissenschaftspunkte nehmen.

rule-card-armed_intervention = Überfall: Bewaffnete Intervention
  .text = 2 Militäraktionen; bis zu 7 Kulturpunkte nehmen.

rule-card-plunder_iii = Überfall: Plünderung (III)
  .text = 1 Militäraktion; insgesamt 7 Nahrung und/oder Ressourcen nehmen.

rule-card-raid_iii = Überfall: Zerstörung (III)
  .text =
    3 Militäraktionen; bis zu 2 Zivilgebäude zerstören, eines höchstens der Stufe 3 und eines höchstens der Stufe 2; die
    Hälfte der gesamten aufgedruckten Kosten hinzugewinnen, einmal aufgerundet.

rule-card-war_over_technology = Technologiekrieg
  .text =
    2 Militäraktionen; der Sieger nimmt Wissenschaftspunkte in Höhe der Stärkedifferenz; stattdessen darf er, beliebig
    gemischt, Spezialtechnologien zu ihren aufgedruckten Wissenschaftskosten nehmen.

rule-card-war_over_territory = Gebietskrieg
  .text =
    2 Militäraktionen; der Sieger nimmt 1 gelben Spielstein und je volle 5 Punkte Stärkedifferenz 1 weiteren aus dem
    gelben Vorrat der besiegten Zivilisation.

rule-card-war_over_culture = Kulturkrieg
  .text = 3 Militäraktionen; der Sieger nimmt 5 Kulturpunkte plus die Stärkedifferenz.

rule-card-open_borders_agreement = Abkommen über Offene Grenzen
  .text =
    Beide haben 1 zusätzliche Militäraktion; greift einer den anderen an, hat der Angreifer für diesen Angriff Stärke
    +2.

rule-card-trade_routes_agreement = Handelswegeabkommen
  .text = Im eigenen Spielzug darf A 1 Nahrung als 1 Ressource benutzen, B 1 Ressource als 1 Nahrung.

rule-card-acceptance_of_supremacy = Akzeptanz der Überlegenheit
  .text = Keine Angriffe zwischen beiden; A produziert 1 Ressource mehr, B 1 weniger.

rule-card-international_trade_agreement = Internationales Handelsabkommen
  .text = A produziert 1 zusätzliche Ressource, B 1 zusätzliche Nahrung.

rule-card-promise_of_military_protection = Militärisches Schutzversprechen
  .text = A Kultur +1; B Stärke +4, Kultur -1; der Pakt endet, wenn einer den anderen angreift.

rule-card-scientific_cooperation = Wissenschaftliche Zusammenarbeit
  .text =
    Wer von beiden eine Technologie entwickelt, zahlt 2 Wissenschaftspunkte weniger, und der Partner zahlt 1; kann der
    Partner nicht zahlen, ist die Entwicklung nicht möglich.

rule-card-international_tourism = Internationaler Tourismus
  .text = Jeder der beiden produziert 1 zusätzliche Kultur je fertigem Wunder des anderen.

rule-card-loss_of_sovereignty = Verlust der Souveränität
  .text = Keine Angriffe zwischen beiden; A Kultur +2, B Kultur -2; niemand darf B den Krieg erklären.

rule-card-military_pact = Militärpakt
  .text = Beide Stärke +3; der Pakt endet, wenn einer den anderen angreift.

rule-card-peace_treaty = Friedensvertrag
  .text = Keine Angriffe zwischen beiden; je Kultur +1.

rule-card-fighting_band = Kampftrupp
  .text = Armee aus 2 Infanterie, taktische Stärke +1.

rule-card-heavy_cavalry = Schwere Kavallerie
  .text = Armee aus 3 Kavallerie, taktische Stärke +4.

rule-card-legion = Legion
  .text = Armee aus 3 Infanterie, taktische Stärke +2.

rule-card-medieval_army = Mittelalterliche Armee
  .text = Armee aus 1 Infanterie und 1 Kavallerie, taktische Stärke +2.

rule-card-phalanx = Phalanx
  .text = Armee aus 2 Infanterie und 1 Kavallerie, taktische Stärke +3.

rule-card-classic_army = Klassische Armee
  .text = Armee aus 2 Infanterie und 2 Kavallerie, taktische Stärke +8, veraltet +4.

rule-card-conquistadors = Konquistadoren
  .text = Armee aus 1 Infanterie und 2 Kavallerie, taktische Stärke +5, veraltet +3.

rule-card-defensive_army = Verteidigungsarmee
  .text = Armee aus 2 Infanterie und 1 Artillerie, taktische Stärke +6, veraltet +3.

rule-card-fortifications = Befestigungen
  .text = Armee aus 2 Artillerie, taktische Stärke +5, veraltet +3.

rule-card-mobile_artillery = Mobile Artillerie
  .text = Armee aus 1 Kavallerie und 1 Artillerie, taktische Stärke +5, veraltet +3.

rule-card-napoleonic_army = Napoleonische Armee
  .text = Armee aus 1 Infanterie, 1 Kavallerie und 1 Artillerie, taktische Stärke +7, veraltet +4.

rule-card-entrenchments = Schützengräben
  .text = Armee aus 1 Infanterie und 2 Artillerie, taktische Stärke +9, veraltet +5.

rule-card-mechanized_army = Mechanisierte Armee
  .text = Armee aus 1 Kavallerie und 2 Artillerie, taktische Stärke +10, veraltet +5.

rule-card-modern_army = Moderne Armee
  .text = Armee aus 2 Infanterie, 1 Kavallerie und 1 Artillerie, taktische Stärke +13, veraltet +7.

rule-card-shock_troops = Stoßtruppen
  .text = Armee aus 1 Infanterie und 3 Kavallerie, taktische Stärke +11, veraltet +6.

rule-card-military_bonus_i = Militärbonus (I)
  .text = Verteidigung +2 oder Kolonisierung +1, danach abgeworfen.

rule-card-military_bonus_ii = Militärbonus (II)
  .text = Verteidigung +4 oder Kolonisierung +2, danach abgeworfen.

rule-card-military_bonus_iii = Militärbonus (III)
  .text = Verteidigung +6 oder Kolonisierung +3, danach abgeworfen.

## Entscheidungen

ruling-1-1 = Revolution durch ein Ereignis
  .text =
    Eine durch ein Ereignis ermöglichte Revolution verlangt und verbraucht alle Zivilaktionen der Gesamtanzahl; nur die
    Wissenschaftskosten sinken um 1. Mit Robespierre sind es alle Militäraktionen.

ruling-1-2 = Fußnote beim Petersdom
  .text =
    Das Fußnotenzeichen ohne Fußnote verweist auf den Hinweis, dass eine Karte mit negativen Freudesymbolen keine Karte
    ist, die Freudesymbole verschafft.

ruling-1-3 = Abwerfen und aus dem Spiel nehmen
  .text =
    Beides führt auf denselben Stapel. Abgewickelte Kriege, Überfälle, benutzte Militärbonuskarten, beendete Pakte und
    später verlorene Kolonien kommen auf den Abwurfstapel der Militärkarten ihres Zeitalters und können nach erneutem
    Mischen im selben Zeitalter wieder gezogen werden; Zivilkarten kehren nie zurück. Abgewickelte Ereignisse und nicht
    kolonisierte Gebiete kommen zu den vergangenen Ereignissen und kehren nie zurück; Taktiken im allgemeinen
    Taktikbereich werden nie abgeworfen.

ruling-1-4 = Wann ein Krieg abgewickelt wird
  .text =
    Ein Krieg wird zu Beginn des nächsten Spielzugs des Kriegserklärers abgewickelt, auch wenn eine Stelle von der
    nächsten Spielrunde spricht.

ruling-1-5 = Falsch betitelte Karten Kriegsführung
  .text =
    In der ersten deutschen Auflage tragen manche Karten Kriegsführung den Titel Gesetzeskodex; es sind trotzdem
    verschiedene Karten.

ruling-1-6 = Das Ende des Spielzugs läuft automatisch ab
  .text =
    Außer beim Abwerfen überzähliger Militärkarten gibt es am Ende des Spielzugs nichts zu entscheiden; das gilt auch
    für die Produktion.

ruling-2-1 = Geräumt werden Plätze, nicht Karten
  .text =
    Geräumt werden die vorderen Plätze der Kartenleiste, gleich wie viele Karten dort liegen. Im Zeitalter IV wird
    weiter abgeworfen und geschoben, aber nicht mehr aufgefüllt.

ruling-2-2 = Die letzte Karte füllt den letzten Platz
  .text = Füllt die letzte Zivilkarte eines Zeitalters den letzten leeren Platz, endet das Zeitalter trotzdem sofort.

ruling-2-3 = Ende eines Zeitalters während des Auffüllens
  .text = Zuerst werden alle Auswirkungen des Zeitalterendes für alle Spieler abgehandelt, dann wird weiter aufgefüllt.

ruling-2-4 = Reihenfolge am Ende eines Zeitalters
  .text =
    Zuerst kommen Handkarten, Anführer, Wunder und Pakte, dann der Verlust von 2 gelben Spielsteinen, dann die neuen
    Stapel.

ruling-2-5 = Ende eines Zeitalters durch Internationale Abkommen
  .text =
    Ein Zeitalter kann auch außerhalb des Auffüllens zu Beginn eines Spielzugs enden. Gerade durch das Ereignis
    genommene Karten, die dadurch veraltet sind, werden wie andere Handkarten abgeworfen.

ruling-2-6 = Keine Militärkarten des Zeitalters A auf der Hand
  .text =
    Militärkarten des Zeitalters A gelangen nie auf eine Hand; das Ende des Zeitalters I betrifft daher nur Zivilkarten
    auf der Hand.

ruling-2-7 = Anführer des Zeitalters III
  .text = Bill Gates und die anderen Anführer des Zeitalters III veralten nie.

ruling-2-8 = Verlorene Anführer gelten nicht als ersetzt
  .text =
    Geht ein Anführer durch das Ende eines Zeitalters, Unterwanderung oder Bildersturm verloren, wird keine Zivilaktion
    zurückgewonnen, Homer nicht unter ein Wunder geschoben und der Nachlass des Taj Mahal nicht ausgelöst.

ruling-2-9 = Der Startspieler gibt auf
  .text =
    Für Rundenbeginn, letzte Spielrunde und Gleichstände am Spielende tritt der nächste verbliebene Spieler im
    Uhrzeigersinn an seine Stelle.

ruling-2-10 = Spielzug eines aufgebenden Spielers
  .text = Der Spielzug eines Spielers, der aufgibt, endet sofort und ohne die Schritte zum Ende des Spielzugs.

ruling-2-11 = Aufgeben bis auf zwei Spieler
  .text =
    Pakte im aktuellen Stapel und auf der Hand dürfen weiterhin angeboten werden; der nächste Stapel enthält keine mehr.
    Zahlen auf Karten, die von der Spielerzahl abhängen, richten sich nach der aktuellen Spielerzahl.

ruling-2-12 = Reihenfolge der Ereignisse bei der Endwertung
  .text =
    Die Reihenfolge der letzten Ereignisse kann das Ergebnis nicht ändern, da kein Ereignis des Zeitalters III von
    Kulturpunkten abhängt; jede feste Reihenfolge ist recht.

ruling-2-13 = Geteilte Platzierungen
  .text =
    Teilen sich Spieler einen Platz, entfallen die folgenden Plätze (1, 1, 3). Wer aufgegeben hat, steht hinter allen
    anderen.

ruling-3-1 = Das Vorbereiten punktet zuerst
  .text =
    Die Kulturpunkte für das vorbereitete Ereignis gibt es, bevor das aktuelle Ereignis aufgedeckt wird; der neue
    aktuelle Stapel entsteht erst, nachdem das letzte Ereignis abgewickelt ist.

ruling-3-2 = Verteidigung: alles oder nichts
  .text =
    Karten dürfen nur eingesetzt werden, wenn die Summe die Stärke des Angreifers erreicht. Es dürfen mehr Karten als
    nötig sein, höchstens so viele wie die Gesamtanzahl der Militäraktionen, und auch eine Militärbonuskarte darf für +1
    abgeworfen werden.

ruling-3-3 = Überfälle ohne Ziel
  .text =
    Annexion verlangt eine Kolonie, Unterwanderung einen Anführer oder ein Wunder im Bau, Zerstörung mindestens ein
    zulässiges Zivilgebäude; Plünderung, Spionage, Bewaffnete Intervention und Versklavung dürfen immer gespielt werden.

ruling-3-4 = Zerstörung mit nur einem Ziel
  .text =
    Gibt es nur ein zulässiges Gebäude, wird nur eines zerstört. Die Summe der aufgedruckten Kosten wird einmal halbiert
    und aufgerundet.

ruling-3-5 = Aufteilung bei Plünderung, Gewinn bei Versklavung
  .text =
    Bei Plünderung wählt der Angreifer die Aufteilung, auch wenn das Opfer weniger als die Gesamtmenge hat. Bei
    Versklavung hängt der Gewinn nicht vom Verlust ab.

ruling-3-6 = Stärken bei einem Überfall
  .text =
    Verglichen werden die Stärkewerte beider, ohne Stärke aus Pakten, die durch diesen Angriff enden, und mit den
    Angriffsbonussen des Angreifers. Dieselbe Zahl muss die Verteidigung erreichen.

ruling-3-7 = Offene Grenzen in einem Krieg
  .text =
    Das Abkommen über Offene Grenzen zählt nur für den Kriegserklärer +2, und zwar bei der Abwicklung; der Pakt muss
    dann noch im Spiel sein.

ruling-3-8 = Krieg vor dem Schutz erklärt
  .text =
    Ein Krieg, der vor Gandhi oder vor einem Pakt mit Angriffsverbot erklärt wurde, wird normal abgewickelt; auch
    Gandhis Besitzer wickelt seine eigenen älteren Kriege ab.

ruling-3-9 = Kriege brauchen kein Ziel
  .text =
    Ein Krieg darf auch erklärt werden, wenn es nichts zu nehmen gibt; ein Gebietskrieg gegen einen leeren gelben Vorrat
    bringt nichts.

ruling-3-10 = Technologiekrieg
  .text =
    Der Sieger wählt die Technologien, deren aufgedruckte Kosten zusammen höchstens die Stärkedifferenz betragen; den
    Rest der Differenz nimmt er in Wissenschaftspunkten. Auch eine Technologie einer Art, von der er eine höhere Stufe
    hat, darf er nehmen: Sie wird abgeworfen, und die besiegte Zivilisation verliert sie. Nehmen ist nicht Entwickeln.

ruling-3-11 = Kriege in beide Richtungen
  .text =
    Zwei Spieler können einander den Krieg erklärt haben; jeder Krieg wird im Spielzug seines Kriegserklärers
    abgewickelt.

ruling-3-12 = Paktangebot
  .text =
    Ein Pakt wird einem einzigen Partner mit festgelegten Seiten und ohne Gegenangebot angeboten; der Pakt im
    Spielbereich des Anbietenden wird erst bei Annahme ersetzt.

ruling-3-13 = Internationale Abkommen
  .text =
    Aufgegeben wird die Politikaktion der nächsten Politikphase dieses Spielers, beim aktiven Spieler also die des
    nächsten Spielzugs. Abzulehnen kostet nichts. Nachlässe (Hammurabi, Michelangelo, Taj Mahal) gelten, und Effekte
    beim Nehmen von Karten wie bei Aristoteles werden ausgelöst.

ruling-3-14 = Entwicklung der Religion und der Kriegskunst
  .text =
    Der Bau ist freiwillig, braucht einen unbeschäftigten Arbeiter und unterliegt dem Zivilgebäudelimit; er kostet weder
    Aktionen noch Ressourcen.

ruling-3-15 = Zahn der Zeit ist Pflicht
  .text =
    Das Ereignis ist Pflicht für Spieler mit einem fertigen, noch nicht zerfallenen Wunder aus Zeitalter A oder I.
    Zerfallene Pyramiden verringern sofort die Gesamtanzahl der Zivilaktionen (verbrauchte zuerst), ein zerfallener Taj
    Mahal nimmt seinen blauen Spielstein mit.

ruling-3-16 = Ruinen mit Homer und Petersdom
  .text = Ruinen mit untergeschobenem Homer haben ein Freudesymbol und zählen mit dem Petersdom daher zwei.

ruling-3-17 = Wohin verlorene Arbeiter kommen
  .text =
    Bei Grenzkonflikt, Terrorismus und Zerstörung wird der Arbeiter zum unbeschäftigten Arbeiter seines Besitzers;
    verlorene Bevölkerung (Seuche, Versklavung usw.) und geopferte Einheiten kommen in den gelben Vorrat.

ruling-3-18 = Aufruhr und verfügbare Aktionen
  .text =
    Das Ereignis Aufruhr verbraucht höchstens die verfügbaren Zivilaktionen; bei nicht aktiven Spielern schmälert das
    ihren nächsten Spielzug.

ruling-3-19 = Schutz durch Verlust der Souveränität
  .text = B ist vor Kriegserklärungen aller Spieler geschützt, vor Überfällen aber nur vor denen von A.

ruling-3-20 = Eine Reihenfolge für alle Gleichstände
  .text =
    Für jeden Vergleich gilt eine strenge Reihenfolge: zuerst der höhere Wert, dann der aktive Spieler, dann im
    Uhrzeigersinn. Der Schwächste oder der mit den wenigsten ist der Letzte darin; unter Gleichen ist also der vom
    aktiven Spieler am weitesten entfernte der Schwächste.

ruling-4-1 = Hammurabi und Revolution
  .text =
    Eine Revolution verlangt so viele Zivilaktionen, wie die Gesamtanzahl beträgt. Hammurabis umgewandelte Militäraktion
    zählt als Zivilaktion; 3 von 4 Zivilaktionen und die Umwandlung genügen also.

ruling-4-2 = Anführer mit Hammurabis Militäraktion bezahlt
  .text =
    Wird ein Anführer mit Hammurabis umgewandelter Militäraktion bezahlt, wurde keine Zivilaktion verbraucht;
    zurückgewonnen wird also nichts, es sei denn, es war schon vorher eine verbraucht.

ruling-4-3 = Anführerwechsel vor einer Revolution
  .text =
    Vor einer Revolution als einzige Aktion den Anführer zu ersetzen ist erlaubt, denn die Aktion wird zurückgewonnen.

ruling-4-4 = Durchbruch und Sparsamkeit
  .text = Zuerst wird der volle Preis gezahlt, danach folgt der Gewinn.

ruling-4-5 = Zeitweilige Ressourcen und Wissenschaftspunkte
  .text =
    Sie gelten als eine Menge pro Spielzug (nicht pro Einheit), werden vor eigenen ausgegeben und verfallen am Ende des
    Spielzugs. Die von Homer und Churchill gibt es nur, solange der Anführer im Spiel ist.

ruling-4-6 = Churchills Wahl
  .text =
    Die Wahl darf jederzeit im eigenen Spielzug getroffen werden; ohne Wahl gibt es am Ende des Spielzugs 3
    Kulturpunkte.

ruling-4-7 = Zeitpunkt von Dschingis Khans Kulturpunkten
  .text = Die 3 Kulturpunkte gibt es am Ende des Spielzugs, auch bei einem Aufruhr, nach den Stärken in diesem Moment.

ruling-4-8 = In derselben Phase genommene Aktionskarten
  .text =
    Eine Aktionskarte darf nicht in der Aktionsphase gespielt werden, in der genau dieses Exemplar genommen wurde; ein
    früher genommenes Exemplar schon. Vor der Aktionsphase durch ein Ereignis genommene Karten dürfen gespielt werden.

ruling-4-9 = Zusatzaktion durch Patriotismus
  .text =
    Sie wird zuerst verbraucht; unverbraucht zieht sie eine Karte (im Rahmen der höchstens 3). Für Handkartenlimit,
    Verteidigungslimit und Revolution zählt sie nicht.

ruling-4-10 = Gerade fertiggestellte Ozeandampfer-Linie
  .text = Wurde sie in diesem Spielzug fertiggestellt, darf sie sofort benutzt werden.

ruling-4-11 = Spezialtechnologien ersetzen
  .text = Der Ersatz ist eine einzige Änderung der Gesamtanzahlen und Spielsteine um die Differenz.

ruling-4-12 = Reihenfolge der Nachlässe beim Aufwerten
  .text =
    Zuerst gelten die Nachlässe auf beide Karten, dann wird die Differenz gebildet, dann gelten Nachlässe durch Karten,
    zuletzt das Minimum 0. Bei Bach beträgt die Differenz mindestens 0.

ruling-4-13 = Die eigene Taktik kopieren
  .text =
    Die Taktik zu kopieren, die man schon hat, ist nutzlos, verbraucht aber die Taktikaktion des Spielzugs; die
    Möglichkeit muss nicht angeboten werden.

ruling-4-14 = Barbarossas zwei Schritte
  .text = Jeder unbeschäftigte Arbeiter darf zur Einheit werden; beide Schritte müssen möglich sein.

ruling-5-1 = Welche Spielsteine zahlen
  .text =
    Automatische Zahlungen (Verlust durch Korruption, Nahrungsverbrauch, Einbußen durch Ereignisse) geben möglichst
    viele Spielsteine in den Vorrat zurück: Zuerst zahlen Spielsteine von geringem Wert, gewechselt wird nach unten nur
    bei Bedarf. In der Aktionsphase kann der Spieler die Wahl haben.

ruling-5-2 = Gewinne setzen
  .text =
    Gewinne kommen in der Regel auf die höchsten Werte, also mit den wenigsten Spielsteinen und nie über die Menge
    hinaus; der Spieler darf anders wählen.

ruling-5-3 = Wann Überzahlen möglich ist
  .text = Überzahlen ist nur möglich, wenn es keine genaue Zahlung gibt, und endet mit einem leeren blauen Vorrat.

ruling-5-4 = Der Verlust wird einmal bestimmt
  .text =
    Der Verlust (Korruption) wird einmal bestimmt, bevor etwas zurückgesetzt wird. Spielsteine auf Laboratorien (Bill
    Gates) sind Ressourcen und zählen bei der Zahlung mit.

ruling-5-5 = Blaue Spielsteine verlieren
  .text =
    Blaue Spielsteine gehen zuerst aus dem Vorrat verloren, dann von Farmen und Minen (Laboratorien mit Spielsteinen
    gelten als Minen); die auf einem Wunder im Bau bleiben unberührt. Ist nichts mehr da, verfällt der Rest des
    Verlusts.

ruling-5-6 = Ein blauer Spielstein je Phase
  .text =
    Eine Phase braucht einen blauen Spielstein zum Abdecken, aus dem Vorrat oder sonst von einer Farm-, Minen- oder
    Laboratoriumskarte; ohne irgendeinen blauen Spielstein kann sie nicht gebaut werden.

ruling-5-7 = Produktion durch Pakte
  .text =
    +1 ist ein zusätzlicher Gewinn im Produktionsschritt dieser Art; -1 verringert die Produktion dieses Schritts, nicht
    unter 0. Beides gilt auch bei Gute Ernte, Neue Lagerstätten und Wirtschaftlicher Fortschritt und entfällt bei einem
    Aufruhr.

ruling-5-8 = Handelswegeabkommen
  .text =
    Pro eigenem Spielzug darf eine Einheit getauscht werden, und zwar für jede Zahlung einschließlich Verlust
    (Korruption) und Nahrungsverbrauch.

ruling-5-9 = Keine Militärkarten mehr
  .text =
    Sind Militärkartenstapel und zugehöriger Abwurfstapel leer, werden nur so viele Karten gezogen, wie vorhanden sind.

ruling-5-10 = Bevölkerungsverlust ohne Arbeiter
  .text = Wer keinen Arbeiter hat, verliert keine Bevölkerung.

ruling-5-11 = Mehr als 18 gelbe Spielsteine
  .text =
    Gelbe Spielsteine über 18 hinaus liegen im äußersten rechten Abschnitt: Bevölkerung vermehren kostet 2,
    Nahrungsverbrauch 0, verlangte Freudesymbole 0.

ruling-6-1 = Stufenvergleich bei veralteten Armeen
  .text = Verglichen wird mit der Stufe der Taktikkarte, nicht mit dem aktuellen Zeitalter.

ruling-6-2 = Armeen werden für die größte Summe gebildet
  .text =
    Möglichst groß wird die gesamte Stärke: über die Anzahl der Armeen, die Einheiten darin und die Armeen, die durch
    Luftwaffen erweitert werden.

ruling-6-3 = Armeen in einer Kolonisierungstruppe
  .text =
    Es gelten dieselben Armeeregeln, beschränkt auf die entsandten Einheiten, einschließlich Luftwaffen und Dschingis
    Khan. Cooks abgeworfene Karten zählen für das Höchstgebot.

ruling-6-4 = Höchstgebot
  .text =
    Das Höchstgebot schließt alle Militärbonuskarten auf der Hand ein, ohne sie zu verraten; nur höhere Gebote werden
    zurückgewiesen.

ruling-6-5 = Befestigungen und Mobile Artillerie
  .text =
    Sie können praktisch nie veralten, da es weder Artillerie noch Kavallerie der Stufe 0 gibt; die Ausnahme sind
    Dschingis Khans Krieger.

ruling-7 = Verdeckte Informationen
  .text =
    Verdeckt sind Ereignisstapel, Militärkartenstapel und ihre Abwurfstapel sowie Militärkarten auf der Hand. Ein
    Spieler kennt die von ihm vorbereiteten Ereignisse und mit Jeanne d'Arc das oberste aktuelle Ereignis; Zivilkarten
    auf der Hand dürfen offen sein. Zur Verteidigung oder über dem Limit abgeworfene Karten bleiben unbekannt.
