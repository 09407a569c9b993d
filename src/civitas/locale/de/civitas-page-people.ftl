### Leute finden: Filter in der Halle, Einladungen, Freunde, Profile und Ranglisten.

## Offene Tische

people-filter = Zeige
people-all-titles = alle Spiele
people-all-players = jede Spielerzahl
people-players = { $count } Spieler
people-all-levels = jede Stärke
people-all-languages = alle Sprachen
people-all-paces = jedes Tempo
people-no-clock = ohne Uhr
people-live = live gespielt
people-days = über Tage gespielt
people-none-fit = Kein offener Tisch passt. Eröffne selbst einen oder wähle weniger aus.
people-more = Spieler und Ranglisten

## Neue Tische

people-for-whom = Für wen
people-level = Stärke
people-language = Sprache
people-any = egal
people-rated = Die Partie zählt für die Wertung
people-rated-text = Wer geht oder die Zeit überschreitet, ist Letzter. Eine Partie nur gegen sich selbst zählt nie.

## Einladungen

people-invited = Du bist eingeladen
people-invited-by = { $name } lädt dich ein
people-accept = Platz nehmen
people-decline = Ablehnen
people-invite-name = Mit Namen einladen
people-invite-send = Einladen
people-invite-sent = { $name } findet die Einladung in der Halle.
people-no-player = Einen Spieler dieses Namens gibt es nicht.
people-there-already = { $name } sitzt schon hier.

## Freunde

people-title = Spieler
people-friends = Freunde
people-no-friends = Noch niemand. Freundschaften beginnen auf dem Profil des anderen.
people-asking = { $name } möchte mit dir befreundet sein
people-asked = angefragt
people-befriend = Freundschaft anbieten
people-agree = Annehmen
people-unfriend = Freundschaft beenden
people-take-back = Zurücknehmen
people-find = Spieler finden
people-find-open = Profil öffnen
people-my-profile = Dein Profil

## Ranglisten

people-ranking = Rangliste
people-ranking-text = Alle mit mindestens { $count } gewerteten Partien, Menschen und Bots in einer Liste. Jeder beginnt mit derselben Wertung, auch die Bots; mit jeder Partie wird sie genauer.
people-ranking-empty = Noch niemand hat { $count } gewertete Partien dieses Titels gespielt.
people-player = Spieler
people-rating = Wertung
people-games = Partien
people-a-bot = Bot
people-no-accounts = Dieser Server ist für einen Haushalt: Es gibt keine Konten, also auch keine Profile und Wertungen.
people-not-there = Diesen Spieler gibt es nicht, oder sein Profil ist nur für Freunde.

## Profile

people-since = hier seit { $date }
people-private = Nur du und deine Freunde sehen dieses Profil.
people-make-private = Nur für Freunde
people-make-private-text = Alle anderen erhalten dann dieselbe Antwort wie bei einem Namen, den es nicht gibt, und in Ranglisten fehlst du.
people-ratings = Wertungen
people-no-ratings = Noch keine gewertete Partie.
people-results = Ergebnisse
people-with-people = Mit Menschen
people-with-bots = Unter Bots
people-won-of = { $won } von { $games } gewonnen
people-history = Partien
people-no-history = Noch keine Partie zu Ende gespielt.
people-place = Platz { $place } von { $players }
people-how-played = gespielt
people-how-resigned = aufgegeben
people-how-left = gegangen
people-how-timed-out = Zeit abgelaufen
people-how-joined = eingesprungen
people-unrated = ohne Wertung
people-watch-again = Noch einmal ansehen
people-study = Studieren
people-somebody = jemand
people-earlier = Frühere Partien
people-later = Spätere Partien
