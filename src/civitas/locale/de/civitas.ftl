### Was alle Spiele teilen: der Tisch im Terminal und die Befehlszeile. Die englische Datei hat dieselben Meldungen.

place-in = in { $name }
place-to = nach { $name }
place-from = von { $name }

## Spieler

player = Spieler { $number }
player-you = { $name } (du)

## Der Tisch

welcome = { $title }: { $players } Spieler, Startzahl { $seed }
welcome-you = Du bist Spieler { $number }; die anderen sind { $bots }.
welcome-help = Tippe eine Nummer, eine Aktion in Worten oder ? für Hilfe.
news-earlier = { $count ->
    [one] … 1 Zeile davor: `protokoll`
   *[other] … { $count } Zeilen davor: `protokoll`
}
choices = Du kannst
prompt = Deine Wahl
prompt-count = { $action }: wie viele ({ $from }–{ $to })
prompt-confirm = Wirklich? (ja/nein)
confirm-yes = ja j
turn-of = am Zug: { $names }
undone = Zurückgenommen: { $action }.
undone-nothing = Es gibt nichts zurückzunehmen: nur deine letzten eigenen Aktionen, und nur bis jemand anders handelt oder etwas Verborgenes bekannt wird.
saved = Gespeichert als { $file }.
loaded = { $file } geladen: Du bist { $name }.
log-empty = Noch ist nichts geschehen.
over = Das Spiel ist zu Ende.
over-place = { $place }. { $name }
over-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
over-won = Du hast gewonnen!
goodbye = Bis bald!
resume = Dein Spiel ist aufgehoben. Weiter geht es mit: { $command }
skipped = Nicht mehr gespielt: { $text }

## Eingaben, die nicht verstanden werden

input-unknown = „{ $text }“ verstehe ich nicht. Tippe eine Nummer, eine Aktion in Worten oder ? für Hilfe.
input-number = Die Wahl { $number } gibt es hier nicht.
input-count = { $count } ist hier zu viel oder zu wenig: { $from } bis { $to }.
input-value = „{ $text }“: „{ $words }“ passt nicht. Gefragt: { $domain }.
input-missing = „{ $text }“ ist nicht vollständig. Noch gefragt: { $domain }. Zum Beispiel: { $example }
input-too-much = „{ $text }“: „{ $words }“ ist zu viel.
input-ambiguous = „{ $text }“ kann mehreres bedeuten: { $meanings }
input-word = Ich kenne nichts, das „{ $word }“ heißt.
text-not-asked = Du wirst gerade nichts gefragt.
text-how-many = { $phrase } [sag, wie viele: { $from } bis { $to }]
input-file = { $file }: { $problem }
input-file-missing = { $file }: Diese Datei gibt es nicht.
input-file-broken = { $file } ist kein gespeichertes Spiel dieses Titels.
input-file-needed = Welche Datei? Zum Beispiel: { $example }
refused = Das ist nicht erlaubt: { $action }.
refused-option = Das verbietet nicht das Regelbuch, sondern eine Einstellung dieses Tisches: { $option }.
refused-rule = Regel { $mark }
refused-step = Von dieser Zeile wurde nichts gespielt, wegen „{ $text }“.
refused-step-late = Die Zeile wurde bis „{ $text }“ gespielt.
allowed = „{ $action }“ ist jetzt erlaubt.
why-needed = Warum was? Zum Beispiel: { $example }
rules-none = Keine Regel sagt etwas über „{ $query }“.
rules-more = { $count ->
    [one] … und 1 weitere Regel; mehr Wörter zeigen weniger.
   *[other] … und { $count } weitere Regeln; mehr Wörter zeigen weniger.
}
rules-needed = Welche Regel? Eine Nummer wie { $example } oder Wörter.
map-needed = Welches Gebiet oder welche Region? Es gibt { $regions }.
map-none = Dieser Titel hat keine Karte.

## Wie Werte heißen

domain-area = ein Gebiet
domain-nation = ein Volk
domain-count = eine Anzahl
domain-ship = die Nummer eines Schiffes
domain-offer = ein Angebot
domain-commodity = eine Ware
domain-card = eine Karte
domain-rate = ein Steuersatz
domain-payment = Staatsschatz oder Aushebung
domain-coast = eine Küste
domain-levy = die Zahl der ausgehobenen Spielsteine
domain-border = zwei Gebiete mit gemeinsamer Landgrenze
domain-tokens = eine Zahl von Spielsteinen
domain-volcano = ein Vulkan
domain-flood-plain = eine Hochwasserregion
domain-units = eine Zahl von Einheiten
domain-side = Abtrünnige oder Treue

## Befehle

command-help = ? hilfe
command-help-help = was gerade gefragt ist und was du tippen kannst; `? knossos` erklärt eine Karte, ein Gebiet, eine Katastrophe, eine Regel; `? 2` zeigt, woraus sich die Zahlen von Spieler 2 zusammensetzen
command-why = warum
command-why-help = welche Regel eine Aktion verbietet: `warum { $example }`
command-look = lage
command-look-help = die Lage noch einmal (oder einfach Eingabetaste)
command-undo = zurück
command-undo-help = deine letzte Aktion zurücknehmen
command-save = speichern
command-save-help = das Spiel in einer Datei speichern: `speichern mein-spiel.json`
command-load = laden
command-load-help = ein gespeichertes Spiel fortsetzen
command-log = protokoll
command-log-help = was geschehen ist; `protokoll 50` zeigt die letzten 50 Zeilen
command-map = karte
command-map-help = ein Gebiet mit seinen Nachbarn oder eine ganze Region
command-rules = regeln
command-rules-help = die Regeln durchsuchen: `regeln versorgung`
command-quit = ende beenden
command-quit-help = aufhören; das Spiel wird aufgehoben und kann fortgesetzt werden
help-commands = Befehle
help-typing = Aktionen in Worten
help-typing-about = Wörter dürfen abgekürzt werden, solange sie eindeutig sind; mehrere Aktionen trennt ein „;“. Auf eine Nummer kann eine Anzahl folgen: `4 3`.

## Die Befehlszeile

cli-options = Optionen von { $title } (--variant NAME=WERT):
cli-default = Vorgabe
cli-rule = Regel { $mark }
cli-bots = Bots: { $names }
cli-values-old = Was diese Bots gelernt haben, stammt von älteren Regeln: `civitas train` lernt neu.
cli-sparring = Sparringspartner, nur für die Arena: { $names }
bench-title = Zufälliges Spiel auf einem Kern

## Was die Erzähler aller Titel sagen

both = { $one }, { $other }
span = { $first }–{ $last }
thing = { $thing }
space = { $space }
progress = { $have }/{ $need }
progress-completed = ✓
coordinates = { $across }{ $east }/{ $down }{ $south }
names-and = { $one } und { $other }
outcome = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}

## Was Bots im Sinn haben

reason = { $name } hat vor: { $actions }. Erwartet { $expected }.
reason-change = { $label } { $before } → { $after }
reason-nothing = keine Änderung der eigenen Zahlen
