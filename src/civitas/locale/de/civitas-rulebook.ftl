### Die Regelseite und das Verzeichnis der Karten und Teile. Die englische Datei hat dieselben Meldungen.

rulebook-rules = Regeln
rulebook-cards = Karten und Teile
rulebook-rules-of = Die Regeln von { $title }
rulebook-cards-of = Karten und Teile von { $title }
rulebook-title = Spiel
rulebook-none = So ein Spiel gibt es hier nicht.
rulebook-contents = Inhalt
rulebook-search = In den Regeln suchen
rulebook-search-cards = Karten und Teile suchen
rulebook-clear = Wieder alles zeigen
rulebook-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
rulebook-cards-count = { $count ->
    [one] { $count } Karte oder Teil
   *[other] { $count } Karten und Teile
  }
rulebook-nothing = Nichts enthält alle diese Wörter.
rulebook-without = Weitere Regeln
rulebook-link = Link zu dieser Regel kopieren
rulebook-link-card = Link zu dieser Karte kopieren
rulebook-copied = Der Link ist kopiert
rulebook-not-copied = Das Kopieren ging nicht; die Adresse steht in der Adresszeile
rulebook-things = Karten und Teile
rulebook-more = { $count } weitere
rulebook-in-book = Im Regelwerk
rulebook-in-cards = Alles über diese Karte
rulebook-open-rules = Regeln
rulebook-open-cards = Karten
rulebook-variant = Variante

rulebook-all = Alle
rulebook-copies = { $count ->
    [one] { $count } Exemplar in der Schachtel
   *[other] { $count } Exemplare in der Schachtel
  }
rulebook-copies-by = { $counts } Exemplare bei { $players } Spielern

## Wonach Karten und Teile ausgewählt werden

rulebook-facet-sort = Sorte
rulebook-facet-kind = Art
rulebook-facet-age = Zeitalter
rulebook-facet-more = Stufe oder Ära
rulebook-facet-groups = Gruppe
rulebook-facet-level = Stufe
rulebook-facet-era = Ära

rulebook-sort-ages = Teile der Tafel
rulebook-sort-agenda = Agenden
rulebook-sort-area = Gebiete
rulebook-sort-calamity = Katastrophen
rulebook-sort-card = Karten
rulebook-sort-city = Stadtaktionen
rulebook-sort-civilization = Zivilisationen
rulebook-sort-coast = Küsten
rulebook-sort-commodity = Waren
rulebook-sort-difficulty = Schwierigkeitsgrade
rulebook-sort-epoch = Epochen
rulebook-sort-feature = Merkmale
rulebook-sort-flood = Flutgebiete
rulebook-sort-group = Gruppen
rulebook-sort-kind = Arten von Fokuskarten
rulebook-sort-leader = Anführer
rulebook-sort-loot = Beute
rulebook-sort-nation = Völker
rulebook-sort-natural = Naturwunder
rulebook-sort-phase = Phasen
rulebook-sort-piece = Figuren
rulebook-sort-raid = Überfälle
rulebook-sort-region = Regionen
rulebook-sort-resource = Rohstoffe
rulebook-sort-terrain = Gelände
rulebook-sort-victory = Siegarten
rulebook-sort-volcano = Vulkane

## Beispiele

rulebook-example = Beispiel
rulebook-example-before = Vorher
rulebook-example-after = Nachher
rulebook-example-tries = { $name }: { $action }
rulebook-example-refused = Das ist nicht erlaubt.

## Wie es Bots mit Karten ergeht

rulebook-taken = In { $taken } % der Partien genommen; wer sie nahm, gewann zu { $won } % (gleich verteilt: { $equal } %)
rulebook-played = Gezählt in { $games } Partien von { $players } Bots einer Art ({ $bot }): wenige Partien, die Anteile sind also ein Anhalt.
