### Ordnung halten: was Spieler den Moderatoren melden, wen sie stummschalten oder blockieren und was Moderatoren tun.

## Über jemanden am Tisch

order-about-table = Über diesen Tisch
order-mute = Stummschalten
order-mute-text = Du siehst dann an keinem Tisch mehr, was { $name } sagt. Niemand erfährt davon.
order-unmute = Wieder hören
order-block = Blockieren
order-block-text = Dann kann { $name } dich außerdem nicht mehr einladen, dir keine Freundschaft anbieten und an deinen Tischen nicht Platz nehmen. Niemand erfährt davon.
order-unblock = Nicht mehr blockieren
order-is-muted = Du hast { $name } stummgeschaltet.
order-is-blocked = Du hast { $name } blockiert.
order-report = Den Moderatoren melden
order-report-text = Sie sehen, wer meldet, worum es geht und was drumherum gesagt wurde. Sonst erfährt niemand davon.
order-report-why = Was ist nicht in Ordnung?
order-report-send = Absenden
order-report-done = Danke. Die Moderatoren sehen es sich an.

## Im Konto

order-mine = Stummgeschaltet und blockiert
order-mine-text = Wen du stummgeschaltet hast, den hörst du nicht. Wen du blockiert hast, dem begegnest du auch nicht.
order-mine-none = Niemand. Am Tisch kannst du mit „…“ hinter einem Namen jemanden stummschalten, blockieren oder melden.
order-muted = stummgeschaltet
order-blocked = blockiert
order-page-text = Du bist hier Moderator.
order-page-open = Zu den Meldungen

## Für Moderatoren

order-title = Ordnung halten
order-not-for-you = Diese Seite ist nur für die Moderatoren dieses Servers.
order-open = Offene Meldungen
order-none = Keine Meldung ist offen.
order-settled = Erledigte Meldungen
order-audit = Was getan wurde
order-audit-none = Noch nichts.
order-report-head = { $name } meldet { $what ->
    [line] eine Zeile von { $player }
    [player] { $player }
    [table] einen Tisch
   *[other] etwas
}
order-context = Was gesagt wurde
order-line-removed = entfernt
order-to-table = Zum Tisch
order-reason = Grund, fürs Protokoll
order-remove = Zeile entfernen
order-close = Tisch schließen
order-close-sure = Diese Partie wirklich ohne Ergebnis beenden
order-suspend = { $name } sperren
order-suspend-for = für
order-days = { $days ->
    [1] einen Tag
    [7] eine Woche
    [30] einen Monat
   *[other] { $days } Tage
}
order-pardon = Sperre aufheben
order-suspended-until = { $name } darf bis { $when } nur lesen.
order-settle = Als erledigt ablegen
order-someone = Ein Konto
order-someone-text = Wer gesperrt ist, darf lesen und sonst nichts tun.
order-name = Name
order-host = Der Betreiber
order-deed-settle = { $actor } hat Meldung { $about } erledigt
order-deed-remove = { $actor } hat Zeile { $about } entfernt
order-deed-close = { $actor } hat einen Tisch geschlossen
order-deed-suspend = { $actor } hat { $about } für { $days ->
    [1] einen Tag
    [7] eine Woche
    [30] einen Monat
   *[other] { $days } Tage
} gesperrt
order-deed-pardon = { $actor } hat die Sperre von { $about } aufgehoben
order-deed-name = { $actor } hat { $about } zum Moderator gemacht
order-deed-dismiss = { $actor } hat { $about } als Moderator entlassen
