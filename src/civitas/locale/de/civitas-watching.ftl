### Den Zügen der anderen auf dem Spielplan folgen, und wie ein Spiel ausging. Dieselben Nachrichten wie auf Englisch.

## Folgen

web-watching = { $name } spielt, Schritt { $number } von { $count }
web-watching-all = Schritt { $number } von { $count }
web-watching-again = Noch einmal, Schritt { $number } von { $count }
web-watching-asked = Du bist gefragt
web-watching-step = Schritt
web-watching-back = Einen Schritt zurück
web-watching-forward = Einen Schritt weiter
web-watching-pause = Hier anhalten
web-watching-play = Weiter
web-watching-now = Zum Jetzt springen
web-watching-replay = Auf dem Spielplan zeigen
web-pace = Was die anderen tun, wird gezeigt
web-pace-once = alles auf einmal
web-pace-brisk = Schritt für Schritt, zügig
web-pace-calm = Schritt für Schritt, in Ruhe
web-pace-click = mit einem Klick je Schritt
web-key-now = zum Jetzt springen, während Schritte anderer gezeigt werden (jede Antwort tut es auch)
web-key-step = einen Schritt weiter oder zurück

## Spielende

web-ending-open = Zeigen, wie es ausging
web-ending-rematch = Revanche
web-ending-rematch-join = Zur Revanche
web-ending-rematch-watch = Bei der Revanche zusehen
web-ending-again = Von Anfang an noch einmal ansehen
web-ending-board = Den Spielplan ansehen
web-ending-file = Spiel als Datei laden
web-ending-share = Link teilen
web-ending-charts = Das Spiel in Kurven
web-ending-round = Runde
web-ending-figure = Wert
web-ending-in-round = Runde { $round }
web-ending-lead = Vorsprung des Siegers { $change } ({ $figure })
web-ending-turning-points = Wendepunkte
web-ending-look = Noch einmal ansehen
web-ending-scores = Endstand
web-ending-svg = Kurve speichern (SVG)
web-ending-csv = Zahlen speichern (CSV)
web-refused-playing = Das Spiel ist noch nicht zu Ende.
