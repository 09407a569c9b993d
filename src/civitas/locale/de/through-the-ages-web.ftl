### Wörter, die nur die Seite von Through the Ages braucht, beide Ausgaben. Die englische Datei hat dieselben Meldungen.
### Was auf -help endet, erklärt den Teil des Spielbretts, der so heißt wie die Meldung davor.

## Die Kartenleiste

ages-price = { $count ->
    [one] 1 Zivilaktion
   *[other] { $count } Zivilaktionen
}
ages-decides = { $count ->
    [one] { $name } entscheidet
   *[other] { $name } entscheiden
}
ages-row-price = Preis des Feldes
ages-row-price-help = Weiße Steine unter einer Karte sind die Zivilaktionen, die sie dich jetzt kostet. Violette sind der Aufpreis eines Wunders für die Wunder, die du schon vollendet hast.
ages-swept = verschwindet beim nächsten Auffüllen
ages-swept-help = Wenn der nächste Zug beginnt, verlassen die Karten auf diesen Feldern das Spiel, die anderen rücken nach links, und von rechts kommen neue.
ages-civil-deck = Zivilstapel
ages-civil-deck-help = Ist er leer, endet das Zeitalter: Alte Karten verlassen die Hände, alte Anführer und Pakte gehen, und alle verlieren zwei gelbe Spielsteine.

## Werte und das Ende eines Zuges

ages-rating-culture = Kultur
ages-rating-culture-help = Die meiste Kultur gewinnt. Die kleine Zahl kommt am Ende jedes Zuges dazu.
ages-rating-science = Wissenschaft
ages-rating-science-help = Wissenschaft bezahlt Technologien. Die kleine Zahl kommt am Ende jedes Zuges dazu.
ages-rating-strength = Stärke
ages-rating-strength-help = Einheiten, die Armeen unter ihnen und was Karten dazugeben. Sie zählt bei Angriffen, in Kriegen und bei vielen Ereignissen.
ages-rating-happy = Zufriedenheit
ages-rating-happy-help = Zufriedenheitssymbole, und wie viele der leere Teil des gelben Vorrats verlangt. Für jedes fehlende ist ein Arbeiter unzufrieden.
ages-rating-food = Nahrung
ages-rating-food-help = Nahrung bezahlt neue Arbeiter und wird am Ende jedes Zuges gegessen. Die kleine Zahl ist, was ein Zug daran ändert.
ages-rating-resources = { -resource(form: "plural") }
ages-rating-resources-help = { -resource(form: "plural") } bezahlen Gebäude, Einheiten und Wunder. Die kleine Zahl ist, was ein Zug daran ändert.
ages-actions = Übrige Aktionen
ages-actions-help = Weiße Steine sind Zivilaktionen, rote Militäraktionen. Gefüllte können in diesem Zug noch ausgegeben werden.
ages-hands = Handkarten
ages-hands-help = Zivilkarten liegen für alle offen, von Militärkarten nur die Rückseiten. Du darfst so viele Zivilkarten auf der Hand haben, wie du Zivilaktionen hast, und so viele Militärkarten behalten, wie du Militäraktionen hast.
ages-show-board = Das Spielbrett von { $name } zeigen
ages-on-turn = ist am Zug
ages-forecast-of = Ende des Zuges: { $name }
ages-uprising-why = { $discontent } unzufrieden, nur { $unused } unbeschäftigt.
ages-drawn = { $count ->
    [one] 1 Militärkarte ziehen
   *[other] { $count } Militärkarten ziehen
}
ages-discards = { $count ->
    [one] 1 ablegen (Grenze { $limit })
   *[other] { $count } ablegen (Grenze { $limit })
}
ages-draw = Militärkarten
ages-draw-help = Für jede übrige Militäraktion eine Militärkarte, höchstens drei. Was über der Grenze liegt, wird abgelegt.
ages-unstored = { $count } passt nicht in den Speicher: zu wenige blaue Spielsteine.
ages-each-turn = +{ $count } je Zug
ages-demand = { $count ->
    [one] 1 Zufriedenheitssymbol nötig
   *[other] { $count } Zufriedenheitssymbole nötig
}
ages-nothing = Noch bringt nichts etwas ein.
ages-stock = Im Besitz
ages-armies = Armeen
ages-sum = Zusammen
ages-sum-each-turn = Je Zug

## Ereignisse

ages-events = Ereignisse
ages-current-events = Aktuelle Ereignisse
ages-current-events-help = Wenn jemand ein Ereignis vorbereitet, tritt das oberste von diesen ein. Unter den Zeitaltern steht, wie viele Karten es sind.
ages-future-events = Zukünftige Ereignisse
ages-future-events-help = Ereignisse, die Spieler vorbereitet haben. Sie werden zu den aktuellen, wenn deren Stapel leer ist. Nur wer eine Karte gelegt hat, kennt sie.
ages-past-events = Vergangene Ereignisse
ages-past-events-help = Ereignisse, die schon eingetreten sind.
ages-last-event = letztes Ereignis:
ages-military-deck = Militärstapel
ages-military-deck-help = Militärkarten dieses Zeitalters, die noch gezogen werden können.

## Spielbretter

ages-boards = Spielbretter der Zivilisationen
ages-next-worker = nächster Arbeiter
ages-pool = Unbeschäftigte Arbeiter
ages-pool-help = Arbeiter, die bauen können. Sie kommen für Nahrung aus dem gelben Vorrat. Ein roter Ring zeigt Unzufriedene: Gibt es davon mehr als unbeschäftigte Arbeiter, ist Aufstand.
ages-happiness = Zufriedenheit
ages-urban-limit = Gebäudegrenze
ages-urban-limit-help = So viele Gebäude dieser Art stehen, und so viele erlaubt die Regierungsform.
ages-blue-tokens = { $count ->
    [one] 1 blauer Spielstein
   *[other] { $count } blaue Spielsteine
}
ages-colonization = Kolonisierung
ages-colonization-help = Kommt zu jeder Truppe dazu, die du in ein neues Gebiet entsendest.
bank-yellow-help = Jeder Spielstein, der den Vorrat verlässt, wird ein Arbeiter. Unter jeder Gruppe steht, was fällig ist, sobald ihr erster Stein fehlt: Nahrung, die jeden Zug gegessen wird, und nötige Zufriedenheitssymbole.
bank-blue-help = Nahrung und { -resource(form: "plural") } sind blaue Spielsteine auf Farmen und Minen. Unter jeder Gruppe steht, wie viele { -resource(form: "plural") } die Korruption nimmt, sobald ihr erster Stein fehlt.
ages-ruin = Ruine
ages-exclusive = nur du
ages-army = eine Armee
ages-old-army = eine Armee mit veralteten Einheiten
ages-civil-hand = Zivilkarten
ages-military-hand = Militärkarten
ages-no-cards = keine Karten
ages-fresh = neu

## Was gerade entschieden wird

ages-no-bid = Noch hat niemand geboten.
ages-passed = passt
ages-most-bid = Deine stärkste Truppe: { $count }.
ages-attack-wins = Der Angriff liegt um { $count } vorn.
ages-attack-fails = Die Verteidigung hält.

## Rätsel

puzzle-meet-aggression = Du wirst angegriffen. Wehre den Angriff ab.
puzzle-meet-war = Es ist Krieg. Verliere ihn nicht.
puzzle-fulfil-war = Dir wurde der Krieg erklärt. Sei so stark wie der Angreifer, bevor jemand anders gefragt wird.
puzzle-avoid-corruption = Beende deinen Zug, ohne etwas durch Korruption zu verlieren.
puzzle-avoid-famine = Beende deinen Zug mit genug Nahrung für alle.
puzzle-avoid-uprising = Beende deinen Zug ohne Aufstand.
