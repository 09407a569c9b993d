### Eine Partie im Nachhinein: Chancen, Wendepunkte und was ein Bot getan hätte. Die englische Datei hat dieselben Meldungen.

## Was sich ergibt

analysis-chances = Siegchancen
analysis-chances-help = Wie Zuschauer sie am Ende jeder Runde einschätzen konnten, gelernt aus Partien von Bots.
analysis-no-chances = Zu diesem Spiel ist noch nichts gelernt, darum gibt es keine Chancen; Entscheidungen werden ohne sie verglichen.
analysis-chance = { $name } { $percent } %
analysis-round = Runde { $round }
analysis-turning-points = Wendepunkte
analysis-turning-point = Runde { $round }, Zug { $move }: { $name } { $change } Prozentpunkte
analysis-comparisons = Im Vergleich mit dem Bot { $bot }
analysis-agreed = In { $same } von { $count } Entscheidungen hätte der Bot { $bot } dasselbe getan.
analysis-instead = Runde { $round }, Zug { $move }: { $name }: { $done } statt: { $advised }.
analysis-costs = kostet { $points } ± { $margin } Prozentpunkte
analysis-gains = bringt { $points } ± { $margin } Prozentpunkte
analysis-verdict-same = dasselbe
analysis-verdict-mistake = ein Fehler
analysis-verdict-better = besser als der Bot
analysis-verdict-even = nicht zu unterscheiden
analysis-verdict-untold = keine Schätzung
analysis-action = { $action } ({ $thing })
analysis-progress = Die Partie wird angesehen

## Auf der Seite

web-analysis-begin = Die ganze Partie ansehen
web-analysis-cancel = Anhalten
web-analysis-about = Die Siegchancen aller in jedem Augenblick, was die Partie gewendet hat und was der stärkste Bot getan hätte. Es dauert einige Minuten; du kannst inzwischen weitermachen.
web-analysis-waiting = Wartet, bis es an der Reihe ist …
web-analysis-chances-running = Chancen: { $done } von { $total }
web-analysis-running = Entscheidungen: { $done } von { $total }
web-analysis-failed = Es ist nicht gelungen: { $problem }
web-analysis-again = Noch einmal versuchen
web-analysis-watched = Wie Zuschauer es sahen
web-analysis-known = Wenn alles bekannt ist
web-analysis-eyes = Wer schätzt
web-analysis-here = Diese Entscheidung
web-analysis-jump = Dorthin
web-analysis-done = Getan
web-analysis-bot = Der Bot
web-analysis-line = Ginge so weiter
web-analysis-changes = Erwartet
web-analysis-ask = Was hätte der Bot hier getan?
web-analysis-asked = Der Bot denkt nach …
web-analysis-no-decision = Hier hatte niemand eine Wahl.
web-analysis-largest = Die größten Unterschiede
web-analysis-none = Keine Entscheidung unterscheidet sich deutlich von der des Bots.
web-analysis-honest = ± sagt, wie viel Glück und verdeckte Karten ausmachen können; auch die Schätzung selbst kann irren.
web-analysis-playing = Die Partie läuft noch: Ansehen kann man sie, wenn sie vorbei ist.
web-analysis-move = Zug
web-analysis-moment = Nach Zug { $number }: { $chances }
web-analysis-turned = Wendepunkt { $number }, Runde { $round }: { $name } { $change } Prozentpunkte
