### Studien: Spiele durchgehen, andere Varianten versuchen, behalten und teilen.

## Überall

study = Studie
study-of = Studie: { $title }
study-mine = Deine Studien
study-none = Ein beendetes Spiel lässt sich Zug für Zug durchgehen, und andere Varianten lassen sich versuchen. Öffne eines oder importiere eine Spieldatei.
study-this = Dieses Spiel studieren
study-forget = Diese Studie aus der Liste nehmen
study-forget-sure = Nur dieser Browser darf die Studie ändern. Endgültig aus der Liste nehmen?
study-import = Spieldatei importieren
study-import-drop = oder hierher ziehen
study-import-bad = Das ist keine Spieldatei: { $problem }
study-made = angelegt { $when }

## Durch das Spiel gehen

study-transport = Durch das Spiel gehen
study-moment = Moment des Spiels
study-at = Zug { $number } von { $count } · Runde { $round }
study-start = Der Anfang
study-go-move = { $way ->
    [on] Einen Zug weiter
   *[back] Einen Zug zurück
}
study-go-turn = { $way ->
    [on] Zum nächsten Spieler
   *[back] Zum Spieler davor
}
study-go-round = { $way ->
    [on] Zur nächsten Runde
   *[back] Zur Runde davor
}
study-go-all = { $way ->
    [on] Zum Ende
   *[back] Zum Anfang
}
study-play = Von selbst abspielen
study-stop = Anhalten
study-eyes = Mit den Augen von
study-eyes-all = allen
study-eyes-watch = Zuschauern

## Neben dem Spielplan

study-tab-decision = Was wäre
study-tab-log = Verlauf
study-tab-lines = Varianten
study-tab-charts = Kurven
study-tab-analysis = Analyse
study-what-if = Was wäre, wenn { $name } …
study-other-eyes = Mit diesen Augen lässt sich hier nichts versuchen.
study-charts-tried = Kurven hat eine Variante, sobald sie behalten wird. Diese gehören zu der, von der sie abgeht.

## Varianten

study-main = Wie gespielt wurde
study-line = Variante { $number }
study-line-name = Name der Variante
study-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
study-leaves = geht ab nach Zug { $number }, Runde { $round }: { $name }
study-tried = { $count ->
    [one] Im Versuch: 1 Zug
   *[other] Im Versuch: { $count } Züge
}
study-keep = Variante behalten
study-extend = An „{ $name }“ anfügen
study-let-go = Verwerfen
study-not-mine = Nur wer diese Studie angelegt hat, kann Varianten darin behalten. Lade die Datei und importiere sie als deine eigene.
study-rename = „{ $name }“ umbenennen
study-remove = „{ $name }“ entfernen
study-remove-sure = „{ $name }“ und alles, was davon abgeht, entfernen?
study-save = Speichern
study-lines-help = Gehe zu irgendeinem Moment und antworte auf dem Spielplan oder unter „Was wäre“: So beginnt eine neue Variante.
study-play-on = Gegen Bots weiterspielen
study-play-on-text = Hier beginnt ein privater Tisch. Was dort gespielt wird, lässt sich als Variante in die Studie holen.
study-play-seat = Du übernimmst den Platz von
study-play-bot = Die anderen spielt
study-played-on = Weitergespielt
study-at-table = Ab Zug { $number } spielst du an einem Tisch weiter.
study-to-table = Dorthin
study-bring = Als Variante holen
study-compare = Vergleichen
study-compare-line = Variante
study-compare-chart = Beide Varianten in einer Grafik: die linke durchgezogen, die rechte gestrichelt.

## Anmerkungen

study-note = Anmerken
study-note-change = Anmerkung ändern
study-note-of = Zug { $number }
study-mark = Zeichen
study-mark-brilliant = glänzend
study-mark-good = gut
study-mark-interesting = interessant
study-mark-dubious = zweifelhaft
study-mark-mistake = Fehler
study-mark-blunder = grober Fehler
study-comment = Anmerkung

## Hinein und hinaus

study-share = Link kopieren
study-download = Laden
study-past-board = Die letzte gespeicherte Stellung, nach { $number } Einträgen des Verlaufs:
study-past-none = Weder seine Züge noch eine Stellung lassen sich nach den heutigen Regeln zeigen, nur sein Verlauf.
study-past-moves = Seine Züge lassen sich nicht durchgehen, weil sie nach anderen Regeln gemacht wurden.
web-key-turn = zum nächsten Spieler oder zu dem davor
web-key-round = zur nächsten Runde oder zu der davor
web-key-ends = zum Anfang oder zum Ende
study-secrets = Was andere nicht sehen
study-no-secrets = nichts
