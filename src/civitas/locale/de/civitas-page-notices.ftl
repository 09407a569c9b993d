# Wie man erfährt, dass man am Zug ist.

notices-title = Bescheid bekommen
notices-about = Wenn du am Zug bist und nicht auf den Tisch schaust, sagen wir dir Bescheid: einmal je Zug, und nichts über den Stand der Partie.
notices-login = Melde dich an, dann wähle, wie du Bescheid bekommst.
notices-kept = Gespeichert.
notices-keep = Speichern
notices-test = Ausprobieren
notices-testing = Unterwegs …
notices-arrived = Es ist zugestellt.
notices-trouble =
    { $trouble ->
        [private] Das ließ sich nicht zustellen: Diese Adresse liegt nicht im Internet.
        [timeout] Das ließ sich nicht zustellen: Niemand hat rechtzeitig geantwortet.
       *[other] Das ließ sich nicht zustellen ({ $trouble }).
    }

notices-here = In diesem Browser
notices-here-on = Dieser Browser sagt dir Bescheid, auch wenn keine Seite von Civitas offen ist.
notices-here-off = Dieser Browser kann dir Bescheid sagen, auch wenn keine Seite von Civitas offen ist. Er fragt dich um Erlaubnis.
notices-here-start = Hier Bescheid sagen
notices-here-stop = Hier nicht mehr Bescheid sagen
notices-here-cannot = Dieser Browser kann dir nicht Bescheid sagen. Dafür muss die Seite über https kommen; auf iPhone und iPad muss Civitas außerdem auf dem Home-Bildschirm liegen.
notices-here-forbidden = Mitteilungen dieser Seite sind in diesem Browser verboten. Erlaube sie in seinen Einstellungen und lade die Seite neu.
notices-elsewhere =
    { $count ->
        [one] Ein weiterer deiner Browser sagt dir ebenfalls Bescheid.
       *[other] { $count } weitere deiner Browser sagen dir ebenfalls Bescheid.
    }

notices-mail = Per E-Mail
notices-mail-to = An { $address }
notices-mail-off = nie
notices-mail-each = bei jedem Zug
notices-mail-digest = einmal am Tag
notices-mail-none = Für E-Mails braucht es eine bestätigte Adresse und einen Server, der sie verschickt.
notices-hour = Um

notices-webhook = Per Webhook
notices-webhook-about = Für eigene Programme: Der Server ruft diese Adresse mit einer signierten Nachricht auf (standardwebhooks.com).
notices-webhook-address = Adresse
notices-webhook-secret = Geheimnis für die Signatur

web-error-address = Diese Adresse geht nicht. Sie muss im Internet liegen.
web-error-no-way = Das geht hier nicht.
