# Die Seite des eigenen Kontos und die Seiten, zu denen Briefe führen.

account-current-password = Dein Passwort
account-or-passkey = Lass es leer, um einen Passkey zu benutzen.
account-declined = Der Browser hat von keinem Passkey eine Antwort bekommen. Nichts wurde geändert.
account-new-password = Neues Passwort
account-remove = Entfernen

account-address = E-Mail-Adresse
account-address-text = Für ein neues Passwort, wenn du deines vergessen hast, und für Nachrichten zu deinem Konto. Sonst sieht sie niemand.
account-address-new = Adresse
account-address-other = Andere Adresse
account-address-expected = Ein Brief an { $address } ist unterwegs. Die Adresse gilt, sobald du dem Link darin gefolgt bist.
account-address-save = Brief dorthin schicken
account-address-forget = Adresse vergessen

account-password = Passwort
account-password-text = Mit einem neuen Passwort wirst du überall sonst abgemeldet.
account-password-save = Passwort ändern
account-password-done = Du hast ein neues Passwort.

account-passkeys = Passkeys
account-passkeys-text = Melde dich ohne Passwort an: mit der Sperre deines Geräts oder einem Sicherheitsschlüssel. Du kannst mehrere haben.
account-passkeys-not-here = Dieser Browser bietet Passkeys nur auf Seiten an, die über https erreicht werden.
account-passkey-name = Name des neuen Passkeys
account-passkey-example = Mein Telefon
account-passkey-add = Passkey hinzufügen
account-passkey-remove = { $name } entfernen
account-passkey-used = benutzt { $when }
account-passkey-made = hinzugefügt { $when }

account-sessions = Angemeldet
account-sessions-text = { $count ->
    [one] Du bist nur in diesem Browser angemeldet.
   *[other] Du bist in { $count } Browsern angemeldet.
}
account-log-out-here = Hier abmelden
account-log-out-everywhere = Überall abmelden

account-personal = Was über dich gespeichert ist
account-personal-text = Alles in einer Datei: Konto, Tische, Ergebnisse, was du gesagt hast. Oder gar nichts mehr.
account-export = Alles als Datei holen
account-delete = Konto löschen …
account-delete-sure = Dein Konto und alles, was über dich gespeichert ist, verschwindet sofort, und niemand kann es zurückholen. Deine Stühle in laufenden Partien werden frei. In beendeten Partien steht an deiner Stelle „ein früherer Spieler“, und andere können deinen Namen annehmen.
account-delete-now = Jetzt alles löschen
account-keep = Konto behalten

account-who = Dein Name oder deine E-Mail-Adresse
account-forgotten = Passwort vergessen?
account-forgotten-text = Gibt es so ein Konto und hat es eine bestätigte Adresse, dann geht dorthin ein Brief mit einem Link, der eine Stunde lang gilt.
account-forgotten-do = Brief schicken
account-forgotten-done = Gibt es so ein Konto mit einer Adresse, dann ist der Brief unterwegs.
account-confirm = Ist das deine Adresse?
account-confirm-text = Damit gehen Briefe zu deinem Konto an die Adresse, an der du den Link bekommen hast.
account-confirm-do = Ja, das ist meine Adresse
account-confirm-done = Die Adresse ist bestätigt.
account-reset = Ein neues Passwort
account-reset-text = Wähle ein neues Passwort. Danach bist du überall abgemeldet.
account-reset-do = Passwort setzen
account-reset-done = Du hast ein neues Passwort.

web-error-address-taken = Ein anderes Konto hat diese Adresse.
web-error-passkeys-full = Das Konto hat so viele Passkeys, wie es haben darf.
web-error-proof = Gib dein Passwort an oder benutze einen Passkey.
account-profile = Dein Profil
