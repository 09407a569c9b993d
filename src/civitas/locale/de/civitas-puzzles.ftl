# Rätsel, und Stellungen, die von Hand aufgebaut werden.

web-puzzles = Rätsel
web-puzzle-number = Rätsel { $number }
web-puzzle-number-solved = Rätsel { $number }, gelöst
web-puzzle-task-reach = { $name } am Zug: Bringe „{ $figure }“ auf { $reach }, bevor jemand anders gefragt wird.
web-puzzle-task-match = { $name } am Zug: Jemand hat mehr bei „{ $figure }“. Ziehe mit { $reach } gleich, bevor jemand anders gefragt wird.
web-puzzle-task-keep = { $name } am Zug: „{ $figure }“ soll { $reach } sein, wenn jemand anders gefragt wird. Mehr ist nicht zu retten.
web-puzzle-task-win = { $name } am Zug: Gewinne das Spiel in diesem Zug.
web-puzzle-task-meet = { $name } am Zug: { $feat }
web-puzzle-task-avoid = { $name } am Zug: { $feat }
web-puzzle-task-fulfil = { $name } am Zug: { $feat }
web-puzzle-now = Jetzt ist es { $now }.
web-puzzle-moves = { $count ->
    [one] Eine Antwort genügt
   *[other] { $count } Antworten genügen
 }{ $unique ->
    [way] , und es gibt nur einen Weg.
   *[other] , und nur eine erste Antwort führt dorthin.
 }
web-puzzle-solved = { $unique ->
    [way] Gelöst. Das war der einzige Weg.
   *[other] Gelöst. Nur so konnte es beginnen.
 }
web-puzzle-solved-longer = Gelöst, mit { $count } Antworten; { $enough } hätten genügt.
web-puzzle-failed = Das war es nicht: Dein Zug ist vorbei und das Ziel verfehlt.
web-puzzle-failed-number = Das war es nicht: Dein Zug ist vorbei, und „{ $figure }“ ist { $value } statt { $reach }.
web-puzzle-happened = Was geschehen ist
web-puzzle-next = Nächstes Rätsel
web-puzzle-again = Von vorn
web-puzzle-show = Lösung zeigen
web-puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.

web-editor = Stellung aufbauen
web-editor-new = Neues Spiel …
web-editor-players = { $count } Personen
web-editor-set-up = Aufbauen
web-editor-try = Ausprobieren
web-editor-text = Als Text
web-editor-help = Klicke etwas auf dem Brett an, um zu sehen, was dazu eingetragen ist. Mit ✛ legen Klicks auf dem Brett Dinge in einen Eintrag.
web-editor-armed = Jeder Klick auf dem Brett legt nun das Angeklickte hier hinein. Noch einmal ✛ beendet das.
web-editor-arm = Durch Klicks auf dem Brett füllen
web-editor-add = Hinzufügen …
web-editor-remove = Entfernen
web-editor-try-help = Spiele für den, der gefragt ist. Was nicht erlaubt ist, wird mit seiner Regel abgelehnt; Zurücknehmen kostet nichts.
web-editor-copy = Kopieren
web-editor-copy-report = Für eine Meldung kopieren
web-editor-download = Herunterladen
web-editor-paste = Hier ein Szenario einfügen
web-editor-lay = Auslegen
web-editor-no-scenario = Das ist kein Szenario: Es muss JSON sein.
web-editor-report = Was ist geschehen, was hätte geschehen sollen?
