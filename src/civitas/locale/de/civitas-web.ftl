### Die Seite im Browser: Halle, Tisch, Einstellungen. Die englische Datei hat dieselben Nachrichten.

## Überall

web-name = Civitas
web-tagline = Große Zivilisationsspiele, gespielt nach den Regeln
web-lobby = Halle
web-about = Über
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-theme = Darstellung
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-failed = Das ging nicht: { $problem }
web-again = Noch einmal
web-log-in = Anmelden
web-log-out = Abmelden
web-password = Passwort
web-log-in-passkey = Mit Passkey anmelden
web-forgotten = Passwort vergessen?
web-code = Einladungscode
web-account = Konto
web-former = ein früherer Spieler
web-chat-removed = diese Zeile wurde entfernt
web-chat-muted = eine Zeile von jemandem, den du stummgeschaltet hast
web-order = Ordnung
web-order-more = { $name } stummschalten, blockieren oder melden
web-order-table = Diesen Tisch melden
web-register = Konto anlegen
web-password-help = Mindestens { $count } Zeichen.

## Halle

web-players = { $from } bis { $to } Personen
web-minutes = { $from }–{ $to } min je Person
web-new-table = Neuer Tisch
web-my-tables = Deine Tische
web-watch-tables = Laufende Partien
web-finished-tables = Beendete Partien
web-your-turn = Du bist dran
web-waits-for = wartet auf { $names }
web-waits-seats = { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-won-by = { $names } hat gewonnen
web-ended-vote = einvernehmlich beendet
web-level-new = für Neulinge
web-level-casual = für alle, die das Spiel kennen
web-level-strong = für starke Spieler
web-rated = gewertet
web-players-page = Spieler
web-go-on = Weiter
web-watch = Zusehen
web-look = Ansehen
web-year = { $year } · { $author }

## Neuer Tisch und Mitspielen

web-your-name = Dein Name
web-guest = Gast
web-seats = Stühle
web-seat-number = Stuhl { $number }
web-seat-you = Du
web-seat-open = jemand, per Link
web-seat-bot = Stufe { $level }: { $bot }
web-bot-duels = Stufe { $level } von { $levels }; gewann { $percent } % von { $games } Partien zu zweit gegen { $other }.
web-bot-level = Stufe { $level } von { $levels }.
web-seat-automated = Automatischer Spieler
web-open-to-all = Jeder in der Halle darf einen freien Platz nehmen
web-stand-in = Wer geht, für den spielt ein Bot weiter.
web-stand-in-clock = Wer geht oder wessen Zeit abläuft, für den spielt ein Bot weiter.
web-bots-market = Bots lassen am Markt
web-bots-market-seconds = { $seconds ->
    [one] 1 Sekunde zwischen ihren Angeboten
   *[other] { $seconds } Sekunden zwischen ihren Angeboten
}
web-orders = Für mich antworten …
web-clocks = Uhren
web-clock-of = Restzeit von { $name }
web-clock-days = { $days } T { $hours } Std
web-clock-hours = { $hours } Std { $minutes } Min
web-clock-soon = es eilt
web-clock-rests = ruht
web-clock-ends = läuft ab am { $when }
web-clock-says-turn = Alle haben { $bank } und für jeden Zug { $more } mehr.
web-clock-says-whole = Alle haben { $bank } für jeden Zug.
web-clock-says-day = Alle haben { $bank } und für jeden Tag, den andere brauchen, { $more } mehr.
web-clock-with-rests = Nächte, Wochenenden und Ferien zählen nicht.
web-clock-zero-bot = Bei null spielt ein Bot, bis der Spieler wiederkommt.
web-clock-zero-leave = Bei null ist der Spieler aus dem Spiel.
web-said-clock-bot = Die Zeit von { $name } ist abgelaufen; bis zur Rückkehr spielt ein Bot.
web-said-clock-leave = Die Zeit von { $name } ist abgelaufen; damit ist das Spiel für { $name } zu Ende.
web-span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
web-span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
web-span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
web-time-up = Zeit abgelaufen
web-log-fetch = Protokoll herunterladen
web-rules-continued = Die Regeln wurden berichtigt; die Partie geht mit Fassung { $revision } weiter.{ $taken_back ->
    [0] {""}
    [one] {" "}Der letzte Zug passte nicht dazu und wurde zurückgenommen.
   *[other] {" "}Die letzten { $taken_back } Züge passten nicht dazu und wurden zurückgenommen.
  }
web-number-of-players = Personen
web-options = Optionen
web-options-all = Alle Optionen
web-yes = ja
web-no = nein
web-begin = Beginnen
web-invite = Einladen
web-invite-text = Wer diesen Link öffnet, nimmt einen freien Stuhl:
web-copy = Link kopieren
web-copied = Kopiert
web-join-title = Du bist eingeladen
web-join-text = an einen Tisch von { $title }
web-sit-down = Platz nehmen
web-table-full = Alle Stühle sind besetzt. Du kannst zusehen.

## Tisch

web-choose = Was tust du?
web-turn-of = { $names } entscheidet
web-thinking = … denkt nach
web-spectator = Du siehst zu.
web-waiting-players = Warten auf Mitspieler. Die Partie beginnt, sobald alle Stühle besetzt sind.
web-connection-lost = Verbindung verloren, neuer Versuch …
web-connection-connecting = Verbinden …
web-undo = Zurücknehmen
web-redo = Wieder spielen
web-log = Verlauf
web-chat = Gespräch
web-people = Mitspieler
web-decision = Entscheidung
web-news = Seit deinem letzten Zug
web-log-empty = Noch ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-rule = Regel
web-rule-unknown = Zu dieser Regel gibt es keinen Text.
web-refused = Nicht erlaubt
web-refused-stale = Am Tisch ist es schon weitergegangen; sieh noch einmal hin.
web-filter = Auswahl suchen
web-only-place = Nur { $place }
web-show-all = Alles zeigen
web-how-many = Wie viele?
web-less = weniger
web-more = mehr
web-confirm-end = Vor dem Ende eines Zugs fragen
web-confirm-end-always = immer
web-confirm-end-last = wo ihn ein letztes Setzen beendet
web-confirm-end-never = nie
web-confirm-ends = Danach entscheidest nicht mehr du, und vielleicht lässt es sich nicht zurücknehmen.
web-tip-pin = Rechtsklick heftet dies an, mit seinen Regeln
web-confirm = Wirklich?
web-confirm-yes = Ja, so machen
web-confirm-no = Lieber nicht
web-keys = Tasten
web-you = du
web-over = Die Partie ist zu Ende
web-over-vote = Alle Spieler wollten die Partie beenden. Niemand hat sie gewonnen.
web-vote = Für das Ende der Partie stimmen
web-vote-really = Wenn alle Menschen am Tisch zustimmen, endet die Partie ohne Sieger. Alle sehen deine Stimme.
web-vote-back = Stimme zurücknehmen
web-votes = { $count ->
    [one] 1 von { $all } Personen möchte die Partie beenden
   *[other] { $count } von { $all } Personen möchten die Partie beenden
  }
web-voted = möchte die Partie beenden
web-next-table = { $count ->
    [one] 1 anderer Tisch wartet auf dich
   *[other] { $count } andere Tische warten auf dich
  }
web-play-again = Noch ein Tisch
web-bot = Bot
web-map = Karte
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-all = Ganze Karte
web-market = Markt
web-development = Entwicklungstafel
web-forecast = Am Ende deines Zugs
web-forecast-uprising = Aufstand: Es wird nichts erzeugt.
web-forecast-famine = Hungersnot: { $count } Nahrung fehlt.
web-deck-left = noch { $count }
web-feeds = ernährt { $limit }

## Halle: was los ist

web-play-now = Sofort spielen
web-play-now-text = zu { $players }, Bots nehmen die übrigen Stühle
web-companion = Mit eigenem Spielmaterial
web-no-companion = Zu diesem Spiel gibt es keinen Begleiter.
web-set-up = Tisch einrichten …
web-open-tables = Offene Tische
web-no-finished = Noch ist keine Partie beendet.
web-no-watch = Gerade spielt sonst niemand.
web-your-turn-count = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
web-join-free = Hinsetzen
web-moved-now = gerade eben
web-moved-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
web-moved-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
web-moved-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
web-moved = letzter Zug { $when }
web-place-of = { $place ->
    [1] Du hast gewonnen
   *[other] Du wurdest { $place }.
}
web-forget = Von der Liste nehmen
web-to-lobby = Zur Halle
web-log-in-first = Melde dich an, um Tische zu eröffnen und dich hinzusetzen.
web-have-account = Ich habe ein Konto
web-need-account = Ich bin neu hier
web-paste-link = Mit einem Link mitspielen
web-paste-hint = Den Link einfügen, den du bekommen hast

## Was schiefgehen kann

web-error-network = Der Server antwortet nicht. Läuft er, und bist du online?
web-error-not-found = Unter diesem Namen gibt es hier nichts.
web-error-login = Name oder Passwort stimmt nicht.
web-error-password = Name oder Passwort stimmt nicht.
web-error-taken = Das ist schon vergeben.
web-error-name-taken = So heißt hier schon jemand.
web-error-name-alike = Jemand hat einen Namen, der genauso aussieht. Wähle einen anderen.
web-error-name-unseen = Der Name enthält Zeichen, die man nicht sieht. Lass sie weg.
web-error-name-scripts = Der Name mischt Buchstaben mehrerer Schriften, etwa lateinische und kyrillische. Wähle eine davon.
web-error-name-long = Der Name ist zu lang.
web-error-crowded = Gerade melden sich zu viele an; versuche es gleich noch einmal.
web-error-full = Dieser Server ist gerade voll; versuche es gleich noch einmal.
web-error-slow = Das hat zu lange gebraucht; versuche es noch einmal.
web-error-accounts = Dieser Server führt keine Konten; du bist hier Gast.
web-error-invitation = Diese Einladung gilt nicht mehr. Lass dir einen neuen Link geben.
web-error-csrf = Die Seite ist veraltet. Lade sie neu.
web-error-slow-down = Nicht so schnell; versuche es gleich noch einmal.
web-error-too-large = Das ist zu lang.
web-error-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert.
web-error-malformed = Das hat der Server nicht verstanden.
web-error-seat = Dieser Stuhl gehört dir nicht.
web-error-seated = Du sitzt schon an diesem Tisch; hier hat jeder nur einen Stuhl.
web-error-host = Das darf nur der Gastgeber.
web-error-clock = Nur die Uhr nimmt einem Spieler den Stuhl.
web-error-timed-out = Dieser Stuhl wurde verlassen, als die Zeit ablief.
web-error-busy = Zu viele handeln zugleich; versuche es noch einmal.
web-error-passkey = Dieser Passkey öffnet hier nichts.
web-error-challenge = Das hat zu lange gedauert oder wurde schon benutzt. Versuche es noch einmal.
web-error-suspended = Dein Konto darf eine Zeit lang nur lesen.
web-error-moderator = Das dürfen nur Moderatoren.
web-error-code = Dieser Server verlangt einen Einladungscode; dieser ist falsch oder verbraucht.
web-error-work = Der Server wollte zuerst etwas Arbeit von deinem Browser. Versuche es noch einmal.
web-error-no-mail = Dieser Server verschickt keine Briefe.
web-error-letter = Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen schicken.
web-error-vote-alone = Allein mit Bots an einem gewerteten Tisch kannst du nur gehen, und das zählt.
web-error-yourself = Das bist du selbst.
web-error-too-many = Es sind schon zu viele.
web-error-finished = Die Partie ist zu Ende.
web-gone = Diesen Tisch gibt es nicht
web-gone-text = Er wurde hier nie eröffnet, oder er wurde abgeräumt.
web-unreachable = Der Tisch ist nicht zu erreichen
web-lost = Verbindung verloren. Nichts ist verloren: Wir kommen von selbst zurück.
web-lost-sending = Verbindung verloren. Dein Zug ist aufgehoben und wird noch einmal geschickt.
web-refused-not-now = Jetzt nicht
web-refused-open = Danach wird gerade nicht gefragt.
web-refused-out-of-turn = Du bist nicht am Zug; es entscheidet { $names }.
web-refused-watching = Du schaust zu; es spielt nur, wer am Tisch sitzt.
web-refused-malformed = Dort gibt es gerade nichts zu wählen.
web-refused-busy = Zu viele handeln zugleich; versuche es noch einmal.
web-refused-storage = Der Server kann den Zug gerade nicht speichern. Nichts wurde geändert; versuche es noch einmal.
web-refused-slow-down = Nicht so schnell; versuche es gleich noch einmal.
web-refused-finished = Die Partie ist zu Ende.
web-refused-waiting = Die Partie hat nicht begonnen: Es sind noch Plätze frei.
web-refused-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
web-refused-seat = Dieser Stuhl gehört dir nicht.
web-refused-unseated = Dein Stuhl gehört dir nicht mehr; du schaust jetzt zu.
web-refused-stand-in = Auf deinem Stuhl spielt gerade ein Bot.
web-refused-timed-out = Deine Zeit ist abgelaufen; damit hast du dieses Spiel verlassen.
web-refused-revision = Diese Partie begann unter anderen Regeln und lässt sich nur noch ansehen.
web-open-now = Jetzt offen: { $choices }

## Tisch: mehr

web-help = Worum geht es?
web-preview = Das würde geschehen
web-numbers = Woraus die Zahlen bestehen
web-numbers-hint = Ein Klick auf einen Namen zeigt, woraus seine Zahlen bestehen.
web-no-numbers = Hier gibt es nichts zu zählen.
web-settings = Einstellungen
web-sound = Leise Töne bei Zügen und wenn ich am Zug bin
web-notify = Sag mir über den Browser, wenn ich am Zug bin
web-notices = Auch Bescheid bekommen, wenn ich nicht hier bin …
web-sheet = Größer oder kleiner
web-log-earlier = { $count } frühere Zeilen
web-show-rest = { $count } weitere
web-filter-none = Nichts dergleichen ist offen.
web-away = abwesend
web-acts = entscheidet
web-seat-free = freier Stuhl
web-replace = Einen Bot spielen lassen
web-give-back = Stuhl zurückgeben
web-come-back = Ich bin zurück
web-leave = Tisch verlassen
web-leave-really = Wirklich gehen? Ein Bot nimmt deinen Stuhl, oder er wird frei.
web-invite-new = Einen Link zum Einladen machen
web-invite-renew = Einen neuen Link machen; der alte gilt dann nicht mehr
web-numbered-ship = Schiff { $number }
web-numbered-caravan = Wagen { $number }
web-keys-touch = Auf dem Touchscreen: Halte etwas gedrückt, um es erklärt zu bekommen, vergrößere die Karte mit zwei Fingern, zieh das Feld mit dem Daumen hoch.
web-key-choose = eine Möglichkeit nehmen
web-key-arrows = durch die Möglichkeiten gehen
web-key-enter = die markierte Möglichkeit nehmen
web-key-find = eine Möglichkeit suchen
web-key-escape = wieder alles zeigen
web-key-undo = zurücknehmen
web-key-redo = noch einmal spielen
web-key-decision = die Entscheidung
web-key-log = das Protokoll
web-key-chat = der Chat
web-key-next = zum nächsten Tisch, der auf dich wartet
web-key-people = Spieler und Einstellungen
web-key-board = zum Spielbrett
web-key-explain = das Markierte erklären
web-key-help = diese Seite
web-income = Einkommen
web-progress = Fortschritt
web-limits = Grenzen

## Über

web-about-title = Über Civitas
web-about-text = Eine inoffizielle, nicht kommerzielle Umsetzung von Spielregeln, von Spielern für Spieler. Sie enthält keine Bilder, keine Kartentexte und keine Regeltexte irgendeines Verlags; Namen von Spielen gehören ihren Inhabern. Bilder, Karten und Worte sind unsere eigenen.
web-about-icons = Symbole
web-about-icons-text = von game-icons.net, gezeichnet von Lorc, Delapouite und anderen, lizenziert unter CC BY 3.0; neu eingefärbt, Umrisse gerundet.
web-about-fonts = Schriften
web-about-fonts-text = Marcellus von Astigmatic und Alegreya Sans von Juan Pablo del Peral, beide unter der SIL Open Font License.
web-about-code = Code
web-about-code-text = unter der MIT-Lizenz.
