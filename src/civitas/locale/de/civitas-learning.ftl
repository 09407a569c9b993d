### Lernen: die Seiten der Lektionen. Was eine Lektion eines Spiels sagt, steht in <title>-lessons.ftl. Die englische Datei hat
### dieselben Nachrichten.

lesson-learn = Lernen
lesson-learn-text = Einführungen auf dem echten Spielplan: Jede dauert etwa eine Viertelstunde, lässt dich ausprobieren und nimmt zurück, was unklug war. Du kannst jederzeit aufhören und später weitermachen.
lesson-begin = Beginnen
lesson-continue = Weitermachen
lesson-once-more = Noch einmal
lesson-finished = abgeschlossen
lesson-facts = etwa { $minutes } Minuten, { $steps } Schritte
lesson-teacher = Was du lernst
lesson-progress = { $number } von { $steps } Schritten geschafft
lesson-step = { $number } von { $steps }
lesson-go-on = Weiter
lesson-show-me = Zeig es mir
lesson-example = Zum Beispiel: { $action }
lesson-do-it = Mach es für mich
lesson-again = Zurück zum letzten Halt
lesson-all = Alle Lektionen
lesson-over = Das war die Lektion. Der Rest kommt beim Spielen: Was leuchtet, kannst du wählen, und ein langer Druck oder die rechte Maustaste erklärt dir jedes Ding. Deine erste Partie spielst du gegen den schwächsten Gegner.
lesson-now-play = Jetzt spielen!
lesson-not-now = Das wäre erlaubt, führt aber von dem weg, worum es hier geht. Es wurde zurückgenommen; versuch es noch einmal.
lesson-you = Neuling
lesson-other = Rivale
lesson-new-here = Neu in diesem Spiel? Es gibt eine Einführung.
