### Civilization (1980) im Browser: Wörter, die nur seine Seite braucht. Die englische Datei hat dieselben Nachrichten.

## Teile des Spielplans

board-parts = Teile des Spielplans
board-part-map = Karte
board-part-hand = Hand
board-part-track = Entwicklung
board-part-cards = Zivilisationskarten
board-order = Völker in Zugreihenfolge
board-home = Mein Land
board-stacks = Stapel der Handelskarten
board-stack = { $count ->
    [one] Stapel { $stack }: 1 Karte
   *[other] Stapel { $stack }: { $count } Karten
}

## Zahlen eines Volkes

board-pieces = Spielsteine
board-cities = Städte
board-areas = Gebiete
board-tokens = Spielsteine auf dem Plan
board-stock = Vorrat
board-treasury = Staatsschatz
board-ships = Schiffe
board-hand = Handelskarten
board-civilization-cards = Zivilisationskarten
board-hand-of = Handelskarten auf der Hand
board-hand-unknown = { $count ->
    [0] keine Karten
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
board-total = Summe
board-support = die Städte brauchen { $count }
board-next-space = Nächstes Feld
board-need = { $need } (hat { $have })

## Auf der Karte

board-over = { $tokens } (ernährt { $limit })
board-ship = Schiff { $ship } · { $area }
board-ship-of = Schiff { $ship } von { $seat } · { $area }
board-range = { $count ->
    [0] kein Schritt mehr
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
}

## Handel und Kauf

board-calamity = Katastrophe
board-put-more = { $count ->
    [one] wähle noch 1 Karte aus deiner Hand
   *[other] wähle noch { $count } Karten aus deiner Hand
}
board-publish = Nennen & anbieten
board-claim = Behaupten
board-quick = Alle { $count } { $card } für …
board-quick-anything = irgendetwas
board-want = Suchen
board-unsay = Zurücknehmen
board-answer = Antworten
board-accept = Annehmen
board-decline = Ablehnen
board-withdraw = Zurückziehen
board-change = Ändern
board-left = Hat den Markt verlassen: { $names }
board-in-hand = auf der Hand
board-in-treasury = Staatsschatz
board-credits = Gutschriften
board-credits-own = Deine Gutschriften: { $credits }.
board-credits-used = für sich allein; deine Gutschriften helfen schon dem Korb
board-laid = ausgelegt
board-to-pay = zu zahlen

## Überschriften dessen, was man tun kann

heading-tax = Steuer
heading-choose = Wählen
heading-start = Beginnen
heading-take = Übernehmen
heading-maintain = Unterhalten
heading-scrap = Aufgeben
heading-move = Ziehen
heading-load = Beladen
heading-sail = Segeln
heading-land = Anlanden
heading-resolve = Austragen
heading-build = Stadt bauen
heading-withdraw = Zurückziehen
heading-decline = Ablehnen
heading-accept = Annehmen
heading-pay = Bezahlen
heading-erupt = Ausbruch
heading-strike = Erschüttern
heading-flood = Überfluten
heading-nominate = Benennen
heading-keep = Behalten
heading-plunder = Zerstören

## Rätsel

puzzle-fulfil-finish = Vor deinem Marker liegt nur noch das Ziel. Habe die Punkte, die es verlangt, bevor jemand anders gefragt wird.
puzzle-fulfil-next-space = Dein Marker kommt noch nicht weiter. Erfülle, was sein nächstes Feld verlangt, bevor jemand anders gefragt wird; Entwicklung zeigt es.
