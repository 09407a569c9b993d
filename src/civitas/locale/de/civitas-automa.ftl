### `civitas automa`: der automatische Spieler von Ein neues Zeitalter an einem wirklichen Tisch. Namen, Ereignisse und
### Fragen des Spiels stehen in den Dateien des Titels. Die englische Datei hat dieselben Meldungen. Befehle tippt man
### in beiden Sprachen (automa-word-…: das erste Wort wird gezeigt, die anderen versteht das Programm auch); die Wörter der
### Dateien sind englisch.

## Was gespielt wird

automa-turn = { $name }, Runde { $round }
automa-round = Die Ereignisscheibe: Runde { $round } beginnt
automa-attack = { $name } greift mit { $value } an, Würfel und Boni nicht mitgezählt
automa-standing = { $name } hat { $done } von { $all } Siegkarten erfüllt.
automa-headline = Runde { $round } · { $difficulty }

## Fragen an Menschen und ihre Würfel

automa-ask-again = „{ $text }“ passt hier nicht. Tippe eine Zahl von 1 bis { $count } oder die Worte einer Möglichkeit.
automa-roll-attacker = Würfel des Angreifers
automa-roll-defender = Würfel des Verteidigers
automa-roll-direction = Würfel der Barbaren: 1 NO, 2 O, 3 SO, 4 SW, 5 W, 6 NW
automa-roll-chance = Der Zufall entscheidet zwischen { $count } Möglichkeiten: Ziehe eine Zahl
automa-roll-again = „{ $text }“ ist keine Zahl von 1 bis { $count }. Nur Enter: Das Programm würfelt.
automa-face-up = Weltwunder ({ $kind }): Welche Karte liegt jetzt offen? Noch nicht aufgetaucht: { $names }
automa-face-up-prompt = Ihr Name, oder Enter: keine
automa-face-up-none = Dann liegt dort keine. `wunder NAME offen` trägt später eine nach.
automa-face-up-again = „{ $text }“ ist keine dieser Karten, oder mehrere.

automa-turn-again = { $name } war in Runde { $round } schon am Zug; `ereignis` beginnt die nächste Runde. Trotzdem noch ein Zug?
automa-yes = Ja
automa-no = Nein
automa-roll-program = Für mich würfeln
automa-confirm = ja oder nein

## Die Sitzung

automa-welcome = Alles steht in { $file }. Notiere, was die Spieler tun (`marker 1 12.3`), beende die Runde mit `ereignis`, lass den automatischen Spieler mit `zug` handeln; `abbrechen` verlässt jede Frage; `hilfe` zeigt alles.
automa-prompt = automa
automa-goodbye = Der Spielstand steht in { $file }.
automa-unknown = „{ $text }“ kenne ich nicht. `hilfe` zeigt, was man tippen kann.
automa-unchanged = Nichts wurde geändert.
automa-cancel-nothing = Es gibt nichts abzubrechen. `zurück` nimmt die letzte Änderung zurück, `ende` hört auf.
automa-reread = { $file } wurde inzwischen geändert und ist neu gelesen.
automa-noted = Notiert.
automa-undone = Zurückgenommen.
automa-undone-nothing = In dieser Sitzung gibt es nichts zurückzunehmen; die Fassung davor liegt mit .bak neben der Datei.
automa-saved = Gespeichert in { $file }.
automa-written = Geschrieben: { $file }. Lege auf den Tisch, was darin steht, oder ändere es zu dem, was dort liegt; dann: civitas automa zug DATEI.
automa-file-exists = { $file }: Diese Datei gibt es schon; sie bleibt, wie sie ist.
automa-dice-needed = würfel an: Du würfelst, und jede Zahl wird erfragt; würfel aus: Das Programm würfelt
automa-dice-on = Ab jetzt würfelst du.
automa-dice-off = Ab jetzt würfelt das Programm.

## Eine neue Datei in der Sitzung

automa-set-up-missing = Hier gibt es kein { $file }.
automa-set-up = Ein paar Fragen zu dem, was auf deinem Tisch liegt. Enter nimmt, was in Klammern steht, `abbrechen` (oder Strg-D) hört ohne Datei auf.
automa-set-up-players = Spieler, den automatischen mitgezählt: { $words }
automa-set-up-map = Weltkarte, Teil für Teil wie auf deinem Tisch gelegt oder eine fertige: { $words }
automa-set-up-difficulty = Schwierigkeitsgrad: { $words }
automa-set-up-person = Anführer von Spieler { $number }: { $words }
automa-set-up-leader = Anführer des automatischen Spielers: { $words }
automa-set-up-victory = Die { $count } Siegkarten im Spiel: { $words }
automa-set-up-victory-again = „{ $text }“: Erwartet werden { $count } verschiedene Karten, mit Leerzeichen oder Kommas dazwischen.
automa-set-up-wonder = Weltwunder ({ $kind }), das offen liegt: { $words }
automa-set-up-again = „{ $text }“ ist nichts davon, oder mehreres.

## Die Spielplanteile des Tisches, eines nach dem anderen

automa-tiles-about = Lege die Weltkarte, wie sie auf deinem Tisch liegt, mit irgendeinem Teil zuerst; wo Norden ist, bestimmst du. Enter beendet das Legen, wenn alle Teile liegen, `zurück` nimmt das letzte weg, `abbrechen` hört auf.
automa-tiles-which = Teil und Seite, etwa 7a
automa-tiles-which-again = „{ $text }“ ist kein Teil mit seiner Seite: 1 bis { $count }, dann a oder b.
automa-tiles-twice = Teil { $tile } liegt schon da.
automa-tiles-too-many = Teil { $tile } ist ein Hauptstadtteil, und jeder hat eines.
automa-tiles-missing = Es fehlen noch Hauptstadtteile: { $names }
automa-tiles-turned = Teil { $tile }, Seite { $side }: Welches Bild zeigt es, wie es auf dem Tisch liegt? Die Zahlen darin sind die seiner Felder.
automa-tiles-rotation = Bild [0]
automa-tiles-rotation-again = „{ $text }“ ist keine Zahl von 0 bis { $count }.
automa-tiles-edge = Welche seiner Kanten berührt welches Feld? `3 { $way } { $example }`: Die Westkante von Feld 3 des Teils { $tile } berührt { $example }. Richtungen: no, o, so, sw, w, nw.
automa-tiles-edge-prompt = Sein Feld, Kante, Nachbar
automa-tiles-edge-again = „{ $text }“: Erwartet werden drei Wörter: ein Feld dieses Teils (0–9), eine Richtung, ein Feld auf dem Tisch.
automa-tiles-way-again = „{ $text }“ ist keine Richtung: no, o, so, sw, w, nw.
automa-tiles-space-again = „{ $text }“ ist kein Feld auf dem Tisch.
automa-tiles-overlap = Es würde auf { $names } liegen.
automa-tiles-touches = { $count ->
    [one] Teil { $tile } berührt 1 Feld: { $names }.
   *[other] Teil { $tile } berührt { $count } Felder: { $names }.
}
automa-tiles-few = Nach den Regeln berührt ein neues Teil mindestens { $count } Felder. Liegt es anders, nimmt `zurück` es wieder weg.
automa-tiles-owner = Wessen Hauptstadt steht auf Teil { $tile }: { $words }
automa-tiles-owner-last = Die Hauptstadt auf Teil { $tile }: { $name }.
automa-tiles-enclosed = { $count ->
    [one] 1 Lücke zwischen den Teilen hat einen Wassermarker erhalten.
   *[other] { $count } Lücken zwischen den Teilen haben Wassermarker erhalten.
}
automa-tiles-water = Liegen noch weitere Wassermarker da? `{ $way } { $example }`: westlich von { $example }. Enter: keine mehr.
automa-tiles-water-prompt = Wassermarker
automa-tiles-water-again = „{ $text }“: Erwartet werden zwei Wörter: eine Richtung und ein Feld auf dem Tisch.
automa-tiles-water-taken = „{ $text }“: Dort liegt schon etwas.

## Was man tippt

automa-word-new = neu
automa-word-token = marker
automa-word-city = stadt
automa-word-reinforce = verstärken
automa-word-weaken = schwächen
automa-word-remove = entfernen
automa-word-capture = einnehmen
automa-word-attack = angriff angreifen
automa-word-barbarian = barbar
automa-word-caravan = wagen karawane
automa-word-trade = handel
automa-word-resource = ressource
automa-word-resolve = abhandeln
automa-word-card = fokuskarte
automa-word-dial = scheibe
automa-word-take = nehmen
automa-word-return = zurückgeben
automa-word-wonder = wunder weltwunder
automa-word-agenda = agenda
automa-word-leader = anführer
automa-word-victory = siegkarten
automa-word-turn = zug
automa-word-event = ereignis
automa-word-undo = zurück
automa-word-show = lage
automa-word-map = karte weltkarte
automa-word-rules = regeln
automa-word-dice = würfel
automa-word-save = speichern
automa-word-help = hilfe
automa-word-quit = ende beenden
automa-word-off = weg aus
automa-word-on = an
automa-word-up = offen
automa-word-place-card = karte
automa-word-place-reserve = vorrat
automa-word-cancel = abbrechen
automa-word-yes = ja j
automa-word-any = egal
automa-word-none = keine
automa-word-tiles = teile
automa-word-back = zurück
automa-word-way-ne = no nordosten
automa-word-way-e = o osten
automa-word-way-se = so südosten
automa-word-way-sw = sw südwesten
automa-word-way-w = w westen
automa-word-way-nw = nw nordwesten

## Hilfe

automa-help-notes = Was am Tisch geschehen ist
automa-help-commands = Befehle
automa-help-words = SPIELER ist die Nummer einer Person oder a für den automatischen Spieler. PLATZ ist eine Zahl oder der Name der Karte dort. Wörter dürfen gekürzt werden, solange sie eindeutig sind. Befehle gehen auf Deutsch und Englisch; Karten, Weltwunder und Ähnliches heißen wie in der Datei oder mit ihrem Namen, Wörter mit Bindestrich: `haengende-gaerten`. `abbrechen`, oder Strg-D, verlässt jede Frage, und nichts ist geschehen.
automa-usage-token = SPIELER FELD …
automa-help-token = Kontrollmarker gelegt; was dort liegt, wird eingesammelt
automa-usage-city = SPIELER FELD …
automa-help-city = Städte gebaut; auf dem Feld eines Stadtstaats: erobert
automa-usage-reinforce = FELD …
automa-help-reinforce = Kontrollmarker verstärkt
automa-usage-weaken = FELD …
automa-help-weaken = verstärkte Kontrollmarker zurückgedreht
automa-usage-remove = FELD …
automa-help-remove = Marker oder Städte zurück an ihre Besitzer
automa-usage-capture = SPIELER FELD
automa-help-capture = Marker oder Stadt eines Rivalen durch Eigenes ersetzt
automa-usage-attack = SPIELER FELD [WERT]
automa-help-attack = eine Person greift an: Würfel, Marker, Verteidigung, Ergebnis; WERT: Karte und Platz
automa-usage-barbarian = BUCHSTABE FELD|weg
automa-help-barbarian = ein Barbar zieht oder verlässt die Weltkarte
automa-usage-caravan = SPIELER 1–3 FELD|karte|vorrat
automa-help-caravan = wo ein Wagen ist
automa-usage-trade = SPIELER PLATZ ZAHL
automa-help-trade = Handelsmarker auf der Karte eines Platzes
automa-usage-resource = SPIELER ART ZAHL
automa-help-resource = Ressourcen eines Spielers; `ressource 12.3 öl` oder `weg`: auf der Weltkarte
automa-usage-resolve = SPIELER PLATZ
automa-help-resolve = eine Karte wurde abgehandelt: mit ihren Markern auf Platz 1
automa-usage-card = SPIELER PLATZ KARTE
automa-help-card = eine bessere Fokuskarte auf einem Platz
automa-usage-dial = SPIELER ZAHL
automa-help-dial = die Technologiescheibe
automa-usage-take = SPIELER KARTE
automa-help-take = Diplomatiekarte genommen: `nehmen 1 genf`, `nehmen 1 botschaft-a`
automa-usage-return = SPIELER KARTE
automa-help-return = Diplomatiekarte zurückgegeben
automa-usage-wonder = WUNDER FELD|offen
automa-help-wonder = Weltwunder in der Stadt dort gebaut, oder seine Karte liegt offen
automa-usage-agenda = SPIELER AGENDA [weg]
automa-help-agenda = eine Agenda erfüllt
automa-usage-leader = SPIELER ANFÜHRER
automa-help-leader = ein Anführer; die Fokusreihe einer Person wird neu gelegt
automa-usage-victory = KARTE KARTE KARTE
automa-help-victory = die Siegkarten im Spiel: war learned reach spread cities, oder eine ihrer Agenden
automa-usage-turn = { "" }
automa-help-turn = der Zug des automatischen Spielers, Schritt für Schritt
automa-usage-event = { "" }
automa-help-event = die Runde endet: Siegprüfung und Ereignisscheibe
automa-usage-undo = { "" }
automa-help-undo = die letzte Änderung dieser Sitzung zurücknehmen
automa-usage-show = { "" }
automa-help-show = der Spielstand in Kürze
automa-usage-map = [FELD|SPIELER]
automa-help-map = die Weltkarte, ein Feld oder die Karten eines Spielers
automa-usage-rules = [NUMMER|WORTE]
automa-help-rules = eine Regel: `regeln A4.2-a`
automa-usage-dice = an|aus
automa-help-dice = ob du selbst würfelst
automa-usage-save = [DATEI]
automa-help-save = eine Kopie in einer anderen Datei; jede Änderung wird von selbst gespeichert
automa-usage-help = { "" }
automa-help-help = diese Liste
automa-usage-quit = { "" }
automa-help-quit = aufhören

## Notizen, die nicht passen

automa-field-player = Spieler
automa-field-space = Feld
automa-field-slot = Platz
automa-field-count = Zahl
automa-field-caravan = Wagen
automa-field-barbarian = Barbar
automa-field-resource = Ressource
automa-field-dial = Technologiescheibe
automa-field-card = Fokuskarte
automa-field-leader = Anführer
automa-field-agenda = Agenda
automa-field-off = drittes Wort
automa-field-diplomacy = Diplomatiekarte
automa-field-wonder = Weltwunder
automa-field-space-or-up = Feld oder offen
automa-field-victory = Siegkarte
automa-field-value = Wert
automa-note-missing = { $field }: fehlt.
automa-note-too-much = „{ $text }“ ist zu viel.
automa-note-value = { $field }: „{ $text }“ passt nicht. Möglich: { $words }
automa-note-spaces = ein Feld dieser Weltkarte wie 12.3
automa-note-occupied = Feld: { $space } ist besetzt.
automa-note-city-state = Feld: { $space } ist das Feld eines Stadtstaats.
automa-note-water = Feld: { $space } ist Wasser.
automa-note-barbarian = Feld: Auf { $space } steht ein Barbar.
automa-note-no-room = Feld: { $space } ist Wasser, oder dort ist jemand oder ein anderer Barbar.
automa-note-no-tokens = Spieler: Kein Kontrollmarker mehr übrig ({ $name }).
automa-note-no-cities = Spieler: Keine Stadt mehr übrig ({ $name }).
automa-note-no-rival = Feld: Auf { $space } steht kein Marker und keine Stadt eines anderen Spielers, die sich erobern ließen.
automa-note-nothing = Feld: Auf { $space } steht kein Kontrollmarker und keine Stadt außer Hauptstädten.
automa-note-no-token = Feld: Auf { $space } liegt kein Kontrollmarker, der noch nicht verstärkt ist.
automa-note-not-reinforced = Feld: Auf { $space } liegt kein verstärkter Kontrollmarker.
automa-note-supply = Zahl: Davon sind nur noch { $count } da.
automa-note-natural-wonder = Feld: Auf { $space } liegt ein Naturwunder-Marker.
automa-note-in-row = Fokuskarte: Sie liegt schon in der Reihe.
automa-note-not-completed = Agenda: { $agenda } ist nicht erfüllt.
automa-note-not-in-play = Agenda: { $agenda } ist nicht im Spiel, oder ihre Siegkarte ist schon erfüllt.
automa-note-card-taken = Diplomatiekarte: Sie ist nicht verfügbar.
automa-note-card-not-held = Diplomatiekarte: Der Spieler hat sie nicht.
automa-note-built = Weltwunder: Es ist schon gebaut.
automa-note-no-home = Feld: Auf { $space } steht keine Stadt ohne Weltwunder.
automa-note-victory = Siegkarte: { $count } verschiedene werden erwartet.
automa-note-own-attack = Spieler: Der automatische Spieler greift von selbst an, mit `zug`.
automa-note-no-target = Feld: Auf { $space } ist niemand, den man angreifen kann.

## Was an einer Datei nicht stimmt

automa-problem = { $field } (Zeile { $line }): { $problem }
automa-problem-anywhere = { $field }: { $problem }
automa-problem-text = Das ist keine Textdatei.
automa-problem-toml = { $field } (Zeile { $line }): Das ist kein TOML: { $shown }
automa-problem-meant = Vielleicht { $words }?
automa-problem-record = Eine Tabelle wird erwartet.
automa-problem-list = Eine Liste in eckigen Klammern wird erwartet.
automa-problem-number = { $value } ist keine Zahl von { $low } bis { $high }.
automa-problem-flag = true oder false wird erwartet.
automa-problem-word-of = { $word } ist unbekannt. Es gibt: { $words }
automa-problem-word = { $word } ist unbekannt.
automa-problem-key = Hier gibt es kein solches Feld. Es gibt: { $words }
automa-problem-space = { $space }: Dieses Feld gibt es auf der Weltkarte nicht.
automa-problem-cards = { $count } verschiedene Karten werden erwartet.
automa-problem-slots = { $count } Zahlen werden erwartet, eine für jeden Platz.
automa-problem-not-in-row = Diese Karte liegt nicht in der Reihe.
automa-problem-piece-twice = { $space }: Dort steht schon etwas.
automa-problem-caravans = Es gibt nur { $count } Wagen.
automa-problem-pact-twice = { $word }: Ein anderer Spieler hat diese Karte.
automa-problem-own-pact = Niemand hat eine eigene Diplomatiekarte.
automa-problem-not-held = Der Spieler hat diesen Marker nicht.
automa-problem-natural-wonder-there = Dort liegt ein Naturwunder-Marker.
automa-problem-resource-tokens = Es gibt { $count } Marker der Art { $word }, nicht { $used }.
automa-problem-one-wonder = Eine Stadt hat höchstens ein Weltwunder.
automa-problem-twice = { $word } kommt zweimal vor.
automa-problem-two-of-deck = { $word }: Von jeder Art liegt nur eine Karte offen.
automa-problem-map-form = Die Weltkarte wird mit einem davon angegeben: { $words }
automa-problem-map-water = Nur eine Weltkarte aus Spielplanteilen hat Wassermarker.
automa-problem-map-tile = Ein Spielplanteil braucht tile (1–16), side ("a" oder "b"), at und rotation (0–5).
automa-problem-map-place = Zwei Koordinaten in eckigen Klammern werden erwartet.
automa-problem-map-overlap = Zwei Felder liegen auf { $place }.
automa-problem-map-tile-twice = Ein Spielplanteil kommt zweimal vor, oder es gibt es nicht.
automa-problem-map-empty = Die Weltkarte hat kein Feld.
automa-problem-piece-on-water = { $space } ist Wasser oder nicht auf der Weltkarte.
automa-problem-not-on-map = { $space } ist nicht auf der Weltkarte.
automa-problem-token-taken = { $space } gehört jemandem, also ist der Marker dort schon genommen.
automa-problem-barbarian-place = { $space } ist Wasser oder gehört jemandem; dort kann kein Barbar stehen.
automa-problem-barbarians-together = Zwei Barbaren stehen auf einem Feld.
automa-problem-conquered = Wer { $word } erobert hat, hat dort eine Stadt.
automa-problem-state-cards = Zu viele Diplomatiekarten von { $word } sind im Spiel; von einem eroberten Stadtstaat gibt es keine.
automa-problem-free-token = Der Marker { $word } ist genau dann „free“, wenn er auf seinem Feld liegt und dort nichts steht.
automa-problem-on-two-cards = { $word } liegt auf zwei Karten oder auf einer eines anderen Spielers.
automa-problem-zimbabwe = Niemand kann Handelsmarker auf Groß-Simbabwe lagern.
automa-problem-trade-tokens = Auf Karten liegen mehr Handelsmarker, als es gibt.
automa-problem-control-tokens = Ein Spieler hat { $count } Kontrollmarker, die auf Agenden mitgezählt.
automa-problem-cities = Ein Spieler hat { $count } Städte außer der Hauptstadt.
automa-problem-agendas = Auf jeder Siegkarte im Spiel kann eine Agenda erfüllt werden.
automa-problem-leaders = Zwei Spieler haben denselben Anführer.
automa-problem-outside = Eine Zahl liegt nicht zwischen { $low } und { $high }.
automa-problem-card-twice = Eine Karte kommt zweimal vor.
automa-problem-deck = Eine Karte der Reihe oder der Stufe I kann man nicht erhalten.
automa-problem-option = Diesen Wert gibt es nicht. Es gibt: { $words }

## Kommentare in der Datei

automa-file-about = Der Spielstand an einem Tisch mit dem automatischen Spieler von Civilization: Ein neues Zeitalter. `civitas automa zug DATEI` spielt seinen Zug und schreibt diese Datei neu; `civitas automa lage DATEI` prüft sie und zeichnet die Weltkarte. Die Fassung davor bleibt mit .bak erhalten.
automa-file-spaces = Felder heißen nach ihrem Spielplanteil und ihrer Nummer darauf, wie "12.3"; die Weltkarte zeigt sie. Plätze werden von 1 bis 5 gezählt, Spieler ab 1. Die Wörter sind englisch.
automa-file-comments = Kommentare mit ## wie dieser werden jedes Mal neu geschrieben. Deine eigenen, mit einem #, bleiben bei dem Eintrag, über oder hinter dem sie stehen.
automa-key-language = Sprache der Kommentare und Meldungen: { $words }.
automa-key-players = Alle Spieler; der automatische ist mitgezählt und sitzt zuletzt.
automa-key-difficulty = Schwierigkeitsgrad, vom leichtesten zum schwersten: { $words }. Er zählt nur für den Anfang: siehe row weiter unten.
automa-key-round = Die Runde. `civitas automa ereignis DATEI` beginnt die nächste und dreht die Ereignisscheibe.
automa-key-turn-done = Ob der automatische Spieler in dieser Runde schon am Zug war.
automa-key-event = Wo die Ereignisscheibe steht: { $words }.
automa-key-seed = Die Würfel des Programms; andere Zahl, andere Würfe. Sie ändert sich von selbst.
automa-key-victory-cards = Die drei Siegkarten im Spiel, jede mit ihren zwei Agenden: { $words }.
automa-key-options = Punkte der Regeln, in denen sich Tische unterscheiden: `civitas options new-dawn` zählt sie auf. Ohne Eintrag gilt das Übliche.
automa-key-map = Die Weltkarte: fixed = eine von { $maps }; oder tiles = [{ "{" } tile = 13, side = "a", at = [0, 0], rotation = 2 { "}" }, …] und water = [[3, -1], …]. „at“ ist der Ort von Feld 0 des Spielplanteils: Die erste Zahl wächst nach Osten, die zweite nach Südosten. Eine Drehung sind 60 Grad im Uhrzeigersinn.
automa-key-resources = Ressourcenmarker, die auf der Weltkarte liegen, nach ihrer Art.
automa-key-barbarians = Wo die Barbaren sind: ein Feld, oder "off", wenn gerade nicht auf der Weltkarte.
automa-key-city-states = Stadtstaaten: "free", die Nummer des Spielers, der ihn erobert hat, oder "automa".
automa-key-natural-wonders = Naturwunder-Marker: "free" (auf der Weltkarte), die Nummer des Spielers, der ihn hat, oder "automa".
automa-key-wonders = Weltwunder.
automa-key-face-up = Die Karten, die offen liegen, höchstens eine von jeder Art.
automa-key-great-zimbabwe = Handelsmarker auf Groß-Simbabwe.
automa-key-built = Gebaute Weltwunder mit dem Feld ihrer Stadt: petra = "9.0".
automa-key-automa = Der automatische Spieler.
automa-key-player = Spieler { $seat }; die Einträge sind die des automatischen Spielers. Am wichtigsten sind Figuren und Marker auf der Weltkarte, Handelsmarker auf der Militärkarte, Diplomatiekarten und Weltwunder.
automa-key-seat-leader = Anführer: { $words }; "", wenn er keine Rolle spielt.
automa-key-seat-row = Die Fokusreihe: die Karten auf den Plätzen 1 bis 5.
automa-key-seat-trade = Handelsmarker auf den Karten der Plätze 1 bis 5.
automa-key-seat-dial = Die Technologiescheibe, 0 bis 24.
automa-key-seat-resources = Ressourcenmarker: { "{" } oil = 2, marble = 1 { "}" }.
automa-key-seat-capital = Das Feld der Hauptstadt.
automa-key-seat-cities = Die Felder der anderen Städte.
automa-key-seat-tokens = Die Felder der unverstärkten Kontrollmarker.
automa-key-seat-reinforced = Die Felder der verstärkten Kontrollmarker.
automa-key-seat-caravans = Die drei Wagen: ein Feld, "card" (auf der Wirtschaftskarte) oder "reserve" (noch nicht im Spiel).
automa-key-seat-agendas = Erfüllte Agenden: { $words }.
automa-key-seat-envoys = Diplomatiekarten von Stadtstaaten: ["geneva", …].
automa-key-seat-pacts = Diplomatiekarten anderer Spieler: { "{" } 1 = ["embassy"] { "}" }; es gibt open-borders, joint-war, defensive-pact und embassy. Die des automatischen Spielers stehen unter automa.
automa-key-seat-on-cards = Die Plätze von Stadtstaat- und Naturwunder-Markern, die auf Karten liegen: { "{" } geneva = 2 { "}" }; 0 ist neben den Karten.
automa-key-seat-beaten-capital = Ob der Spieler in einem Angriff eine rivalisierende Hauptstadt besiegt hat.
automa-key-seat-markers = Kontrollmarker, die auf Agenden liegen, falls es weniger als Agenden sind.
