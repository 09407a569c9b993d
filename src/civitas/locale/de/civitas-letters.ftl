# Was in Nachrichten und Briefen steht. $title ist der Titel eines Spiels, $names sind die anderen am Tisch.

notice-turn = Du bist am Zug
notice-invited = Du bist eingeladen
notice-ended = Die Partie ist zu Ende
notice-test = Dies ist ein Test

notice-about-turn = { $title } – du bist am Zug.
notice-about-invited = { $title } – an einem Tisch ist ein Platz für dich reserviert.
notice-about-ended = { $title } – die Partie ist zu Ende.
notice-about-test = Nachrichten kommen hier an.
notice-with = Mit { $names }.

letter-subject-turn = Du bist am Zug: { $title }
letter-subject-invited = Du bist eingeladen: { $title }
letter-subject-ended = Die Partie ist zu Ende: { $title }
letter-subject-test = Ein Testbrief von Civitas
letter-subject-digest =
    { $count ->
        [one] An einem Tisch gibt es Neues für dich
       *[other] An { $count } Tischen gibt es Neues für dich
    }
letter-off =
    Du hast diese Briefe bestellt. So bekommst du keine mehr:
    { $link }

# Die Seite hinter diesem Link.

unsubscribe-title = Keine Briefe mehr?
unsubscribe-question = Civitas schreibt dir dann nicht mehr über deine Partien. In deinem Konto kannst du das jederzeit ändern.
unsubscribe-button = Keine Briefe mehr schicken
unsubscribe-done-title = Keine Briefe mehr
unsubscribe-done = Du bekommst keine Briefe mehr über deine Partien. In deinem Konto kannst du das jederzeit ändern.
unsubscribe-wrong-title = Dieser Link ist unvollständig
unsubscribe-wrong = Öffne den Link so, wie er im Brief steht, oder ändere deine Nachrichten in deinem Konto.

# Briefe über Konten. Jeder hat einen Betreff und einen Text.

letter-confirm-subject = Civitas: Ist das deine Adresse?
letter-confirm-text =
    Hallo { $name },

    du oder jemand anderes hat diese Adresse für das Konto „{ $name }“ bei Civitas angegeben. Wenn du es warst, öffne binnen drei Tagen diesen Link:

    { $link }

    Wenn nicht, brauchst du nichts zu tun; deswegen schreibt dir niemand mehr.
letter-reset-subject = Civitas: ein neues Passwort
letter-reset-text =
    Hallo { $name },

    jemand möchte ein neues Passwort für dein Konto „{ $name }“ bei Civitas. Wenn du es warst, öffne binnen einer Stunde diesen Link und wähle eines:

    { $link }

    Wenn nicht, brauchst du nichts zu tun; dein Passwort bleibt, wie es ist.
letter-address-subject = Civitas: Dein Konto hat eine andere Adresse
letter-address-text =
    Hallo { $name },

    Briefe zu deinem Konto „{ $name }“ gehen von nun an an eine andere Adresse. Wenn du das nicht wolltest, wende dich an den Betreiber von { $link }.
letter-password-subject = Civitas: Dein Passwort wurde geändert
letter-password-text =
    Hallo { $name },

    dein Konto „{ $name }“ hat ein neues Passwort und wurde überall sonst abgemeldet. Wenn du das nicht warst, wähle sofort ein anderes: „Vergessen?“ auf { $link }.
letter-passkey-subject = Civitas: ein weiterer Passkey
letter-passkey-text =
    Hallo { $name },

    dein Konto „{ $name }“ hat einen Passkey mehr. Wenn du das nicht warst, entferne ihn und ändere dein Passwort auf { $link }.
letter-deleted-subject = Civitas: Dein Konto ist gelöscht
letter-deleted-text =
    Hallo { $name },

    dein Konto bei Civitas und alles, was über dich gespeichert war, ist gelöscht. In Partien, die du gespielt hast, steht an deiner Stelle „ein früherer Spieler“. Das ist der letzte Brief an dich.

    { $link }
