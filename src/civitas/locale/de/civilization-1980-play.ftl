### Civilization (1980): was geschah, was gefragt wird und was man tun kann. Die englische Datei hat dieselben Meldungen.
### Wie die Argumente vorbereitet werden: siehe src/civitas/language.py.

## Das Spiel

title-about = Francis Treshams Wettlauf von der Steinzeit zur späten Eisenzeit, für 2 bis 7 Spieler: siedeln, Städte bauen, handeln und Katastrophen überstehen.

## Orte mit ihren Präpositionen

place-in = { $id ->
    [area-corsica] auf Korsika
    [area-corcyra] auf Korkyra
    [area-crimea] auf der Krim
    [area-cyprus] auf Zypern
    [area-danube] an der Donau
    [area-rubicon] am Rubikon
    [area-sudeten] in den Sudeten
    [area-lemnos] auf Lemnos
    [area-lesbos] auf Lesbos
    [area-rhodes] auf Rhodos
    [area-sardinia] auf Sardinien
    [area-thera] auf Thera
    [area-caucasus] im Kaukasus
    [area-sahara] in der Sahara
    [area-sinai] auf dem Sinai
    [area-fayum] im Fayum
    [area-cyrenaica] in der Kyrenaika
    [area-eastern-desert] in der Östlichen Wüste
    [area-western-desert] in der Westlichen Wüste
    [area-adriatic-sea] in der Adria
    [area-aegean-sea] in der Ägäis
    [area-black-sea] im Schwarzen Meer
    [area-caspian-sea] im Kaspischen Meer
    [area-central-mediterranean] im zentralen Mittelmeer
    [area-eastern-mediterranean] im östlichen Mittelmeer
    [area-red-sea] im Roten Meer
    [area-western-mediterranean] im westlichen Mittelmeer
   *[other] in { $name }
}
place-to = { $id ->
    [area-crimea] auf die Krim
    [area-danube] an die Donau
    [area-rubicon] an den Rubikon
    [area-sudeten] in die Sudeten
    [area-caucasus] in den Kaukasus
    [area-sahara] in die Sahara
    [area-sinai] auf den Sinai
    [area-fayum] ins Fayum
    [area-cyrenaica] in die Kyrenaika
    [area-eastern-desert] in die Östliche Wüste
    [area-western-desert] in die Westliche Wüste
    [area-adriatic-sea] in die Adria
    [area-aegean-sea] in die Ägäis
    [area-black-sea] ins Schwarze Meer
    [area-caspian-sea] ins Kaspische Meer
    [area-central-mediterranean] ins zentrale Mittelmeer
    [area-eastern-mediterranean] ins östliche Mittelmeer
    [area-red-sea] ins Rote Meer
    [area-western-mediterranean] ins westliche Mittelmeer
   *[other] nach { $name }
}
place-from = { $id ->
    [area-crimea] von der Krim
    [area-danube] von der Donau
    [area-rubicon] vom Rubikon
    [area-sudeten] aus den Sudeten
    [area-caucasus] aus dem Kaukasus
    [area-sahara] aus der Sahara
    [area-sinai] vom Sinai
    [area-fayum] aus dem Fayum
    [area-cyrenaica] aus der Kyrenaika
    [area-eastern-desert] aus der Östlichen Wüste
    [area-western-desert] aus der Westlichen Wüste
    [area-adriatic-sea] aus der Adria
    [area-aegean-sea] aus der Ägäis
    [area-black-sea] aus dem Schwarzen Meer
    [area-caspian-sea] aus dem Kaspischen Meer
    [area-central-mediterranean] aus dem zentralen Mittelmeer
    [area-eastern-mediterranean] aus dem östlichen Mittelmeer
    [area-red-sea] aus dem Roten Meer
    [area-western-mediterranean] aus dem westlichen Mittelmeer
   *[other] von { $name }
}
coast-sea = Meeresküste
coast-black-sea = Küste am Schwarzen Meer
coast-azov = Asowsches Meer
coast-west = Westküste
coast-east = Ostküste
coast-lake-tuz = Tuzsee
coast-lake-van = Vansee
coast-lake-urmia = Urmiasee

## Andere Namen

side-rebels = die Abtrünnigen
side-loyal = die Treuen
payment-treasury = Staatsschatz
payment-levy = Aushebung
nation-everyone = alle

## Ereignisse: Vorbereitung

event-choice-card = { $seat } zieht für die Wahl der Völker eine { $value }.
event-nation-chosen = Spieler { $seat_number } wählt { $nation }.
event-first-token = { $seat } beginnt mit einem Spielstein { $area_in }.
event-round-begins = Runde { $round }
event-phase-begins = { $phase }

## Ereignisse: Steuern, Wachstum, Volkszählung

event-taxes-paid = { $count ->
    [0] { $seat } kann keine Steuern zahlen.
    [one] { $seat } zahlt 1 Spielstein Steuern.
   *[other] { $seat } zahlt { $count } Spielsteine Steuern.
}
event-revolt = { $count ->
    [one] Eine Stadt von { $seat } revoltiert, weil ihre Steuern nicht bezahlt wurden.
   *[other] { $count } Städte von { $seat } revoltieren, weil ihre Steuern nicht bezahlt wurden.
}
event-city-taken = { $seat } übernimmt die Stadt von { $other } { $area_in }.
event-city-lost = { $seat } verliert die Stadt { $area_in }.
event-grown = { $count ->
    [one] { $seat } wächst um 1 Spielstein.
   *[other] { $seat } wächst um { $count } Spielsteine.
}
event-grown-in = { $count ->
    [one] { $seat } wächst { $area_in } um 1 Spielstein.
   *[other] { $seat } wächst { $area_in } um { $count } Spielsteine.
}
event-census = { $count ->
    [one] { $seat } zählt 1 Spielstein auf dem Spielplan.
   *[other] { $seat } zählt { $count } Spielsteine auf dem Spielplan.
}

## Ereignisse: Schiffe und Bewegung

event-ship-kept = { $seat } unterhält Schiff { $ship } { $area_in }.
event-ship-removed = { $seat } gibt Schiff { $ship } { $area_in } auf.
event-ship-built = { $seat } baut Schiff { $ship } { $area_in }.
event-moved = { $count ->
    [one] { $seat } zieht mit 1 Spielstein { $from_from } { $to_to }.
   *[other] { $seat } zieht mit { $count } Spielsteinen { $from_from } { $to_to }.
}
event-loaded = { $count ->
    [one] { $seat } lädt { $area_in } 1 Spielstein auf Schiff { $ship }.
   *[other] { $seat } lädt { $area_in } { $count } Spielsteine auf Schiff { $ship }.
}
event-sailed = Schiff { $ship } von { $seat } fährt { $area_to }.
event-landed = { $count ->
    [one] { $seat } setzt { $area_in } 1 Spielstein von Schiff { $ship } an Land.
   *[other] { $seat } setzt { $area_in } { $count } Spielsteine von Schiff { $ship } an Land.
}

## Ereignisse: Konflikte, Städte, Versorgung

event-conflict = Konflikt { $area_in }!
event-tokens-lost = { $count ->
    [one] { $seat } verliert { $area_in } 1 Spielstein.
   *[other] { $seat } verliert { $area_in } { $count } Spielsteine.
}
event-attack-repelled = { $count ->
    [one] Die Stadt von { $other } { $area_in } wehrt { $seat } ab; 1 Angreifer geht verloren.
   *[other] Die Stadt von { $other } { $area_in } wehrt { $seat } ab; { $count } Angreifer gehen verloren.
}
event-city-stormed = { $seat } stürmt die Stadt von { $other } { $area_in }.
event-city-capitulated = Die Stadt von { $other } { $area_in } kapituliert und gehört nun { $seat }.
event-city-capitulated-removed = Die Stadt von { $other } { $area_in } kapituliert vor { $seat } und wird entfernt.
event-city-built = { $seat } baut { $area_in } eine Stadt.
event-city-reduced = { $count ->
    [one] { $seat } löst die Stadt { $area_in } auf; 1 Spielstein bleibt.
   *[other] { $seat } löst die Stadt { $area_in } auf; { $count } Spielsteine bleiben.
}
event-city-removed = { $seat } muss die Stadt { $area_in } entfernen: Der Vorrat reicht für keinen Ersatz.
event-surplus-removed = { $count ->
    [one] { $seat } entfernt 1 überzähligen Spielstein.
   *[other] { $seat } entfernt { $count } überzählige Spielsteine.
}

## Ereignisse: Handel

event-cards-drawn = { $count ->
    [one] { $seat } zieht 1 Handelskarte.
   *[other] { $seat } zieht { $count } Handelskarten.
}
event-own-cards-drawn = Du ziehst { $cards }.
seen-own-cards-drawn = { $seat } zieht { $cards }.
event-calamity-drawn = { $seat } zieht eine Katastrophe: { $card }!
event-gold-bought = { $seat } kauft aus dem Staatsschatz eine Karte vom letzten Stapel.
event-card-drawn = Du ziehst { $card }.
seen-card-drawn = { $seat } zieht { $card }.
event-offer-to-all = { $seat } bietet allen { $count } Karten im Wert von { $value }, darunter { $card }{ $claims_count ->
    [0] { "" }
   *[other] ; behauptet: { $claims }
}{ $wants_count ->
    [0] .
    [one] ; gesucht dafür: { $wants }.
    [other] ; gesucht dafür: { $wants }.
   *[unsaid] .
}
event-offer-to-one = { $seat } bietet { $other } { $count } Karten im Wert von { $value }, darunter { $card }{ $claims_count ->
    [0] { "" }
   *[other] ; behauptet: { $claims }
}{ $wants_count ->
    [0] .
    [one] ; gesucht dafür: { $wants }.
    [other] ; gesucht dafür: { $wants }.
   *[unsaid] .
}
event-offer-answered = { $seat } antwortet { $other }: { $count } Karten im Wert von { $value }, darunter { $card }{ $claims_count ->
    [0] { "" }
   *[other] ; behauptet: { $claims }
}{ $wants_count ->
    [0] .
    [one] ; gesucht dafür: { $wants }.
    [other] ; gesucht dafür: { $wants }.
   *[unsaid] .
}
event-offer-changed = { $seat } ändert Angebot { $number }: { $count } Karten im Wert von { $value }, darunter { $card }{ $claims_count ->
    [0] { "" }
   *[other] ; behauptet: { $claims }
}{ $wants_count ->
    [0] .
    [one] ; gesucht dafür: { $wants }.
    [other] ; gesucht dafür: { $wants }.
   *[unsaid] .
}
event-offer-withdrawn = { $seat } widerruft Angebot { $number }.
event-offer-declined = { $seat } lehnt die Antwort von { $other } ab.
event-offer-lapsed = Angebot { $number } von { $seat } verfällt.
event-exchange = { $seat } und { $other } tauschen { $count } gegen { $count_other } Karten.
event-cards-given = { $seat } gibt { $other }: { $cards }.
event-calamity-received = { $seat } erhält von { $other } eine Katastrophe: { $card }!
event-market-left = { $seat } verlässt den Markt.
event-cards-returned = { $count ->
    [one] { $seat } gibt 1 Handelskarte ab.
   *[other] { $seat } gibt { $count } Handelskarten ab.
}
event-own-cards-returned = Du gibst { $cards } ab.
seen-own-cards-returned = { $seat } gibt { $cards } ab.

## Ereignisse: Zivilisationskarten, Katastrophen, Entwicklungstabelle

event-card-bought = { $seat } kauft { $card }.
event-paid = { $cards_count ->
    [0] { $count ->
        [0] { $seat } zahlt nichts: Die Gutschriften genügen.
        [one] { $seat } zahlt 1 Spielstein aus dem Staatsschatz.
       *[other] { $seat } zahlt { $count } Spielsteine aus dem Staatsschatz.
    }
   *[other] { $count ->
        [0] { $seat } zahlt mit { $cards }.
        [one] { $seat } zahlt mit { $cards } und 1 Spielstein.
       *[other] { $seat } zahlt mit { $cards } und { $count } Spielsteinen.
    }
}
event-calamity-strikes = { $card } trifft { $seat }!
event-calamity-spared = { $seat } bleibt verschont ({ $card }): Zwei Katastrophen in einer Runde genügen.
event-calamity-harmless = { $seat } erleidet keinen Schaden.
event-eruption = { $volcano } bricht aus!
event-flooded = Hochwasser: { $plain }.
event-grain-shown = { $count ->
    [one] { $seat } zeigt 1 Korn-Karte gegen die Hungersnot.
   *[other] { $seat } zeigt { $count } Korn-Karten gegen die Hungersnot.
}
event-demanded = { $seat } bestimmt: { $other } verliert { $count }.
event-nominated = { $seat } steht im Bürgerkrieg { $other } gegenüber.
event-rebels = { $count ->
    [one] 1 Spielstein von { $seat } { $area_in } wird abtrünnig.
   *[other] { $count } Spielsteine von { $seat } { $area_in } werden abtrünnig.
}
event-rebel-city = Die Stadt von { $seat } { $area_in } wird abtrünnig.
event-side-kept = { $seat } behält { $side }; { $other } übernimmt die anderen.
event-tokens-taken-over = { $count ->
    [one] { $seat } übernimmt { $area_in } 1 Spielstein von { $other }.
   *[other] { $seat } übernimmt { $area_in } { $count } Spielsteine von { $other }.
}
event-marker-advances = { $seat } rückt auf Feld { $space } vor.
event-marker-stays = { $seat } bleibt auf Feld { $space }.
event-marker-back = { $seat } fällt auf Feld { $space } zurück.
event-barred = Die Spielleitung sperrt { $seat } für den nächsten Schritt auf der Entwicklungstabelle.
event-won = { $count ->
    [one] { $seat } gewinnt mit 1 Punkt!
   *[other] { $seat } gewinnt mit { $count } Punkten!
}

## Gleichartige Ereignisse zusammengefasst

list-choice = Gezogen für die Wahl der Völker: { $items }.
item-choice-card = { $seat }: { $value }
list-taxes = In die Staatsschätze: { $items }.
item-taxes-paid = { $seat } { $count }
list-growth = Neue Spielsteine: { $items }.
item-grown = { $seat } +{ $count }
list-growing = { $seat } wächst: { $items }.
item-grown-in = +{ $count } { $area }
list-census = Spielsteine auf dem Spielplan: { $items }.
item-census = { $seat } { $count }
list-keeping = { $seat } unterhält { $items }.
item-ship-kept = Schiff { $ship } ({ $area })
list-travels = { $seat }: { $items }.
item-moved = { $count } { $from } → { $to }
item-loaded = Schiff { $ship } lädt { $count } { $area_in }
item-sailed = Schiff { $ship } → { $area }
more-sailed = { " → " }{ $area }
item-landed = Schiff { $ship } setzt { $count } ab { $area_in }
list-losses = Verlorene Spielsteine: { $items }.
item-tokens-lost = { $seat } { $count } ({ $area })
list-surplus = Überzählige Spielsteine entfernt: { $items }.
item-surplus-removed = { $seat } { $count }
list-draws = Gezogene Handelskarten: { $items }.
item-cards-drawn = { $seat } { $count }
list-withdrawals = Zurückgezogene Angebote: { $items }.
item-offer-withdrawn = { $seat } { $number }
list-lapses = Verfallen: { $items }.
item-offer-lapsed = { $seat } { $number }
list-returns = Abgegebene Handelskarten: { $items }.
item-cards-returned = { $seat } { $count }
list-purchases = { $seat } kauft { $items }.
item-card-bought = { $card }
list-rebels = Abtrünnige von { $seat }: { $items }.
item-rebels = { $count } { $area_in }
item-rebel-city = die Stadt { $area_in }
list-takeovers = { $seat } übernimmt von { $other }: { $items }.
item-tokens-taken-over = { $count } { $area_in }
list-track = Die Marken: { $items }.
item-marker-advances = { $seat } → { $space }
item-marker-stays = { $seat } bleibt auf { $space }
item-marker-back = { $seat } zurück auf { $space }

## Was gefragt wird

question-ChoiceOfNation = { $start ->
    [1] Wähle dein Startgebiet
   *[other] Wähle dein Volk
}
question-ChoiceOfNation-help = Jedes Volk beginnt in seiner Ecke des Spielplans und hat seine eigene Bahn auf der Entwicklungstabelle; wer die höchste Karte gezogen hat, wählt zuerst. `? Kreta` sagt mehr über ein Volk, `karte knossos` über ein Gebiet.
question-Taxes = Münzwesen: Wähle deinen Steuersatz
question-Taxes-help = Steuern bringen Spielsteine vom Vorrat in den Staatsschatz, einmal für jede Stadt. Eine Stadt, deren Steuer nicht bezahlt werden kann, revoltiert. Ein hoher Satz füllt den Staatsschatz und leert den Vorrat.
question-Revolt = { $own ->
    [1] { $count ->
        [one] Wähle die Stadt, die du durch die Revolte verlierst
       *[other] Wähle { $count } Städte, die du durch die Revolte verlierst
    }
   *[other] { $count ->
        [one] Übernimm eine Stadt von { $victim }
       *[other] Übernimm { $count } Städte von { $victim }
    }
}
question-Revolt-help = Städte ohne bezahlte Steuern gehen an den Spieler mit dem größten Vorrat; er sucht sie einzeln aus. Kann niemand sie übernehmen, werden sie entfernt.
question-Growth = { $stock ->
    [one] Setze deinen letzten Spielstein: Wo wächst deine Bevölkerung?
   *[other] Setze deine letzten { $stock } Spielsteine: Wo wächst deine Bevölkerung?
}
question-Growth-help = Jedes Gebiet mit einem Spielstein bekommt einen dazu, jedes mit mehreren zwei. Dein Vorrat reicht nicht für alle, deshalb wählst du. Kein Gebiet bekommt mehr als sonst, und Wachstum ist Pflicht.
question-Ships = { $due ->
    [0] Schiffe bauen?
   *[other] Schiffe unterhalten?
}
question-Ships-help = Der Unterhalt eines Schiffes kostet einen Spielstein: aus dem Staatsschatz oder durch Aushebung im Gebiet des Schiffes. Ein neues Schiff kostet zwei, auf dieselbe Weise bezahlt, und braucht an der Küste einen Spielstein oder eine Stadt von dir. Es trägt fünf Spielsteine über vier Gebiete. Ausgehobene Spielsteine verlassen den Spielplan; behalte welche, damit dein Volk wächst.
question-Movement = Bewege deine Spielsteine und Schiffe
question-Movement-help = Jeder Spielstein überschreitet eine Landgrenze oder reist per Schiff: laden, fahren, landen. Ein Schiff trägt 5 Spielsteine und fährt in bis zu 4 Gebiete. Gebiete dürfen überfüllt sein, bis Konflikte und Städtebau vorbei sind: Eine Stadt braucht 6 Spielsteine auf einem Bauplatz (■), sonst 12. Am Ende müssen alle an Land sein. Sag, wie viele wohin: `ziehe 3 knossos phaistos`, mehrere auf einmal mit `;`, am Ende `fertig`.
question-Conflicts = Welcher deiner Konflikte wird zuerst ausgetragen?
question-Conflicts-help = Deine Stadt müsste kapitulieren, weil dein Vorrat für ihre Verteidiger zu klein ist. Andere Konflikte von dir dürfen vorgehen: Verluste dort kommen in deinen Vorrat.
question-Support = Deinen Städten fehlt Versorgung: Wähle eine zum Auflösen
question-Support-help = Jede Stadt braucht zwei deiner Spielsteine auf dem Spielplan. Eine aufgelöste Stadt wird durch so viele Spielsteine ersetzt, wie ihr Gebiet ernährt.
question-Cities = Städte bauen?
question-Cities-help = Eine Stadt braucht 6 Spielsteine auf einem Bauplatz (■), in jedem anderen Gebiet 12. Danach brauchst du für jede Stadt zwei Spielsteine auf dem Spielplan, überzählige nicht mitgezählt. Jede Stadt bringt in jeder Runde eine Handelskarte, und ohne Handel gewinnt niemand.
question-Drawing = Gold kaufen?
question-Drawing-help = Für { $price } Spielsteine aus dem Staatsschatz ziehst du die oberste Karte des letzten Stapels: meist Gold, Wert 9, aber auch die Piraterie liegt dort.
question-Market = { $drafting ->
    [1] Stelle dein Paket zusammen
   *[other] Handel
}
question-Market-help = Ein Satz ist Anzahl × Anzahl × Wert wert, also sammle eine Sorte. Ein Angebot hat mindestens drei Karten. Anzahl, Gesamtwert und eine genannte Ware stimmen immer, der Rest darf geblufft sein, auch mit Katastrophen. In einer Zeile: `biete alle: 2 salz, 1 bronze; nenne salz`, oder als Antwort: `antworte kreta-1: 3 felle; nenne felle`. Vor dem Nennen darfst du weitere Karten behaupten und sagen, was du dafür suchst: `behaupte gold`, `suche stoffe`. `heraus salz` nimmt eine Karte wieder heraus, `vergiss` nimmt das Gesagte zurück, `ändere kreta-1` öffnet dein eigenes Angebot noch einmal. Dann `annehmen`, `ablehnen`, `widerrufe`; `fertig` wartet auf Neues, `verlasse` beendet den Handel für dich.
question-Purchases = { $filled ->
    [1] Bezahle deinen Korb: { $price }, noch { $rest } zu zahlen
   *[other] Zivilisationskarten kaufen?
}
question-Purchases-help = Lege Karten mit `kaufe` in den Korb, dann bezahlt `bezahle` von selbst möglichst günstig. Willst du die Zahlung bestimmen, lege Sätze mit `lege 3 salz` hin und schließe mit `zahle` und der Zahl der Spielsteine ab. Für Handelskarten gibt es kein Wechselgeld; eigene Karten geben Gutschriften. Karten bleiben für immer, zählen als Punkte und öffnen die Epochen: 3 Gruppen für die 3., 7 Karten für die 4., 1000 Punkte für die 5. Epoche.
question-HandLimit = { $excess ->
    [0] Katastrophen abgeben?
    [one] Gib 1 Handelskarte ab
   *[other] Gib { $excess } Handelskarten ab
}
question-HandLimit-help = Du behältst höchstens sechs Handelskarten. Katastrophen, die du noch hältst, darfst du abgeben; behaltene zählen zu den sechs und lassen sich in der nächsten Runde handeln.
question-Eruption = Welcher Vulkan bricht aus?
question-Eruption-help = Du hast Einheiten an mehreren Vulkanen. Der gewählte vernichtet alle Einheiten aller Spieler in den Gebieten, die er berührt.
question-Earthquake = { $struck ->
    [1] Auch eine Nachbarstadt eines anderen Spielers treffen?
   *[other] Erdbeben: Wähle eine deiner Städte zum Auflösen
}
question-Earthquake-help = Das Erdbeben löst eine deiner Städte auf und, wenn du willst, eine eines anderen Spielers in einem angrenzenden Gebiet.
question-ChoiceOfPlain = Welche Hochwasserregion wird überflutet?
question-ChoiceOfPlain-help = Du hast in mehreren Hochwasserregionen gleich viele Einheiten. In der gewählten verlierst du bis zu 17 Einheiten, andere zusammen bis zu 10.
question-Demands = { $unit ->
    [cities] { $left ->
        [one] { $calamity }: Noch 1 Stadt anderer Spieler kann aufgelöst werden
       *[other] { $calamity }: Noch bis zu { $left } Städte anderer Spieler können aufgelöst werden
    }
   *[units] { $left ->
        [one] { $calamity }: Noch 1 Einheit kann von anderen verlangt werden
       *[other] { $calamity }: Noch bis zu { $left } Einheiten können von anderen verlangt werden
    }
}
question-Demands-help = Dich hat es zuerst getroffen; nun bestimmst du, wer noch wie viel verliert. Ein Spielstein ist eine Einheit, eine Stadt fünf.
question-CivilWar = { $stage ->
    [0] Bürgerkrieg: Nenne den Spieler, der davon profitiert
    [1] Bürgerkrieg: Wähle noch { $rest } abtrünnige Einheiten
    [2] Bürgerkrieg von { $victim }: Wähle noch { $rest } abtrünnige Einheiten
    [3] Bürgerkrieg: Welchen Teil behältst du?
   *[other] Bürgerkrieg von { $victim }: Wähle, was du zuerst übernimmst
}
question-CivilWar-help = Ein Teil des betroffenen Volkes wird abtrünnig: Einige Einheiten wählt der Betroffene, die anderen ein von ihm genannter Spieler. Dann behält der Betroffene einen Teil, der andere Spieler übernimmt den anderen. Ein Spielstein ist eine Einheit, eine Stadt fünf.
question-Losses = { $rest ->
    [one] { $calamity }: Wähle noch 1 Einheit, die du verlierst
   *[other] { $calamity }: Wähle noch { $rest } Einheiten, die du verlierst
}
question-Losses-help = Ein Spielstein ist eine Einheit, eine Stadt fünf (bei einer Seuche vier). Du wählst wo, bis genau genug verloren ist.
question-Reductions = { $count ->
    [one] { $calamity }: Wähle eine Stadt zum Auflösen
   *[other] { $calamity }: Wähle { $count } Städte zum Auflösen
}
question-Reductions-help = Eine aufgelöste Stadt wird durch so viele Spielsteine ersetzt, wie ihr Gebiet ernährt.
question-Raid = { $ships ->
    [one] Piraterie: Wähle eine Küstenstadt von { $victim }, die zerstört wird
   *[other] Piraterie: Wähle bis zu { $ships } Küstenstädte von { $victim }, die zerstört werden
}
question-Raid-help = Du hast die Piraten weitergegeben: Jedes deiner Schiffe zerstört eine Küstenstadt. Städte am Roten Meer fallen nur Schiffen zu, die dort sind.
question-Pause = Sieh dich um
question-Pause-help = Hier ist nichts zu entscheiden: `fertig` geht weiter.

## Aktionen als Wendungen

verb-choose = { $nation } wählen
verb-start = { $area_in } beginnen
verb-tax = { $rate ->
    [one] 1 Spielstein für jede Stadt
   *[other] { $rate } Spielsteine für jede Stadt
}
verb-take = die Stadt { $area_in } übernehmen
verb-grow = { $count ->
    [one] 1 Spielstein { $area_in } setzen
   *[other] { $count } Spielsteine { $area_in } setzen
}
verb-maintain = { $payment_id ->
    [levy] Schiff { $ship } mit einem Spielstein daneben unterhalten
    [payment-levy] Schiff { $ship } mit einem Spielstein daneben unterhalten
   *[treasury] Schiff { $ship } aus dem Staatsschatz unterhalten
}
verb-scrap = Schiff { $ship } aufgeben
verb-build-ship = { $levy ->
    [0] ein Schiff { $coast_in } bauen, aus dem Staatsschatz bezahlt
    [1] ein Schiff { $coast_in } bauen, 1 Spielstein dort ausgehoben
   *[other] ein Schiff { $coast_in } bauen, { $levy } Spielsteine dort ausgehoben
}
verb-move = { $count ->
    [one] 1 Spielstein { $border_1_from } { $border_2_to } ziehen
   *[other] { $count } Spielsteine { $border_1_from } { $border_2_to } ziehen
}
verb-load = { $count ->
    [one] 1 Spielstein auf Schiff { $ship } laden
   *[other] { $count } Spielsteine auf Schiff { $ship } laden
}
verb-sail = mit Schiff { $ship } fahren: { $coast }
verb-land = { $count ->
    [one] 1 Spielstein von Schiff { $ship } an Land setzen
   *[other] { $count } Spielsteine von Schiff { $ship } an Land setzen
}
verb-resolve = den Konflikt { $area_in } austragen
verb-reduce = die Stadt { $area_in } auflösen
verb-build = eine Stadt { $area_in } bauen
verb-buy-gold = eine Karte vom letzten Stapel kaufen
verb-offer = ein Angebot beginnen, an: { $nation }
verb-answer = auf das Angebot { $offer } antworten
verb-put = { $card } dazulegen
verb-claim = { $commodity } behaupten
verb-name = { $commodity } nennen und das Paket anbieten
verb-remove = { $card } herausnehmen
verb-want = sagen, dass du { $commodity } suchst
verb-unsay = zurücknehmen, was du über das Paket gesagt hast
verb-change = das Angebot { $offer } ändern
verb-scratch = das Paket verwerfen
verb-withdraw = das Angebot { $offer } widerrufen
verb-decline = die Antwort { $offer } ablehnen
verb-accept = die Antwort { $offer } annehmen
verb-leave = den Markt für diese Runde verlassen
verb-buy = { $card } kaufen
verb-spend = { $count ->
    [one] 1 { $commodity } hinlegen
   *[other] { $count } { $commodity } hinlegen
}
verb-pay = { $tokens ->
    [0] den Kauf abschließen
    [one] den Rest mit 1 Spielstein aus dem Staatsschatz zahlen
   *[other] den Rest mit { $tokens } Spielsteinen aus dem Staatsschatz zahlen
}
verb-settle = so günstig wie möglich bezahlen
verb-erupt = { $volcano } bricht aus
verb-strike = die Nachbarstadt { $area_in } auflösen
verb-flood = Hochwasser: { $flood_plain }
verb-demand = { $units } von { $nation } verlangen
verb-lose = { $count ->
    [one] 1 Spielstein { $area_in } verlieren
   *[other] { $count } Spielsteine { $area_in } verlieren
}
verb-lose-city = die Stadt { $area_in } verlieren
verb-nominate = { $nation } nennen
verb-rebel = { $count ->
    [one] 1 Spielstein { $area_in } wird abtrünnig
   *[other] { $count } Spielsteine { $area_in } werden abtrünnig
}
verb-rebel-city = die Stadt { $area_in } wird abtrünnig
verb-keep = { $side } behalten
verb-plunder = die Stadt { $area_in } zerstören
verb-return = { $card } abgeben
verb-done = fertig
verb-bar = { $nation } für den nächsten Schritt sperren

## Wörter zum Eintippen; das erste steht in Beispielen

word-choose = wähle
word-start = beginne
word-tax = steuer
word-take = übernimm
word-grow = wachse
word-maintain = unterhalte
word-scrap = verschrotte
word-build-ship = baue-schiff schiff
word-move = ziehe bewege
word-load = lade
word-sail = fahre segle
word-land = lande
word-resolve = kämpfe
word-reduce = löse auflösen
word-build = baue stadt
word-buy-gold = kaufe-gold gold
word-offer = biete angebot
word-answer = antworte
word-put = dazu
word-claim = behaupte
word-name = nenne
word-remove = heraus
word-want = suche
word-unsay = vergiss
word-change = ändere
word-scratch = verwirf
word-withdraw = widerrufe
word-decline = ablehnen
word-accept = annehmen nimm
word-leave = verlasse
word-buy = kaufe
word-spend = lege
word-pay = zahle
word-settle = bezahle
word-erupt = ausbruch
word-strike = triff
word-flood = überflute
word-demand = verlange
word-lose = verliere
word-lose-city = verliere-stadt
word-nominate = ernenne
word-rebel = rebelliere
word-rebel-city = rebelliere-stadt
word-keep = behalte
word-plunder = plündere
word-return = gib abgeben
word-done = fertig weiter
word-bar = sperre

## Was verloren ginge

loss-last-tokens = Du würdest deine letzten Spielsteine ausheben: Ohne Spielstein und Stadt auf dem Spielplan kommst du nie wieder ins Spiel.
loss-empty-side = Auf dieser Seite steht niemand: Alles, was du auf dem Spielplan hast, ginge an { $other }, und du kämst nie wieder ins Spiel.

## Wie ein Spiel endet

ending-finish-circle = Das Ziel der Entwicklungstabelle ist erreicht.
ending-finish-circle-points = Mehrere Spieler haben das Ziel in derselben Runde erreicht; die Punkte entschieden.
ending-triangle-2 = Das zweite Dreieck der Entwicklungstabelle ist überschritten.
ending-triangle-2-points = Mehrere Spieler haben das zweite Dreieck in derselben Runde überschritten; die Punkte entschieden.
ending-triangle-2-cities = Mehrere Spieler haben das zweite Dreieck in derselben Runde überschritten; die Städte entschieden.
ending-triangle-3 = Das dritte Dreieck der Entwicklungstabelle ist überschritten.
ending-triangle-3-points = Mehrere Spieler haben das dritte Dreieck in derselben Runde überschritten; die Punkte entschieden.
ending-triangle-4 = Das vierte Dreieck der Entwicklungstabelle ist überschritten.
ending-triangle-4-points = Mehrere Spieler haben das vierte Dreieck in derselben Runde überschritten; die Punkte entschieden.
ending-shortened = Die vereinbarte letzte Runde ist vorbei.
ending-most-areas = Die letzte Runde ist vorbei; die meisten Gebiete gewinnen.
ending-round-limit = Die vereinbarte Rundenzahl ist erreicht; die Entwicklungstabelle entscheidet.
ending-deserted = Niemand hat noch Einheiten auf dem Spielplan; die Entwicklungstabelle entscheidet.

## Optionen

option-variant = Das ganze Spiel oder eines der kleinen Spiele
option-variant-full = das ganze Spiel
option-variant-nomads-and-seafarers = Nomaden und Seefahrer: nur Wachstum, Schiffe und Bewegung
option-variant-farmers-and-citizens = Bauern und Bürger: ohne Handel und ohne Karten
option-end_triangle = Ende, wenn dieses Dreieck der Entwicklungstabelle überschritten ist; 0: im Ziel
option-shorten = Bauern und Bürger: so viele Runden früher enden
option-nomad_rounds = Nomaden und Seefahrer: Zahl der Runden
option-credit_reuse = Ob eine Gutschrift für einen Kauf je Runde gilt oder für jede gekaufte Karte
option-credit_reuse-per_round = ein Kauf je Runde
option-credit_reuse-per_card = jede gekaufte Karte
option-tokens = Spielsteine eines Spielers: bei 2 bis 6 Spielern / bei 7
option-tokens-56-48 = 56, oder 48 bei sieben Spielern
option-tokens-55-47 = 55, oder 47 bei sieben Spielern
option-engineering = Angreifer und Besatzung bei Ingenieurwesen
option-engineering-german = wie in der deutschen Regel: 8 statt 7 Angreifer
option-engineering-ah = wie in der Regel von Avalon Hill: Angreifer und Besatzung ändern sich
option-ship_build_needs_unit = Eigener Spielstein oder eigene Stadt nötig, wo ein Schiff gebaut wird
option-revolt_support_exempt = Wie lange eine durch Revolte gewonnene Stadt keine Versorgung braucht
option-revolt_support_exempt-next_growth = bis zum nächsten Wachstum
option-revolt_support_exempt-whole_round = die ganze Runde
option-calamity_numbers = Stapel von Hochwasser, Hungersnot und Bürgerkrieg
option-calamity_numbers-german = 3, 4 und 5
option-calamity_numbers-advanced = 5, 3 und 4
option-trade_bound = Schritte, die ein Spieler in einer Handelsphase machen darf; nur damit kein Markt ewig dauert
option-round_limit = Ein Spiel, das niemand gewonnen hat, endet nach so vielen Runden

## Die Lage

column-nation = Volk
column-cities = Städte
column-board = Plan
column-stock = Vorrat
column-treasury = Schatz
column-ships = Schiffe
column-hand = Hand
column-cards = Karten
column-points = Punkte
column-track = Bahn
track-finish = Ziel
column-areas = Gebiete
legend = Knossos 4/3: vier Spielsteine in einem Gebiet, das drei ernährt; { $site } Bauplatz, { $city } Stadt; in Klammern: andere Völker.
headline = Runde { $round } · { $number } { $phase }
headline-setup = Vorbereitung
own-areas = Deine Gebiete
own-hand = Deine Hand
own-hand-empty = keine Handelskarten
own-hand-total = { $count ->
    [one] 1 Karte, Wert { $value }
   *[other] { $count } Karten, Wert { $value }
}
own-ships = Deine Schiffe
own-cards = Deine Zivilisationskarten
next-step-free = keine Bedingung
next-step-cities = { $count } Städte
next-step-groups = Karten aus { $count } Gruppen
next-step-cards = { $count } Zivilisationskarten
next-step-points = { $count } Punkte
next-step-card-points = Zivilisationskarten im Wert von { $count }
open-calamities = Offene Katastrophen
open-calamity = { $card } vor { $seat }
prices = Preise für dich
basket = Korb: { $cards } für { $price }
offers-none = keine offenen Angebote
offer-to = { $to ->
    [none] an alle
   *[other] an { $to }
}
offer-reply = Antwort auf { $offer }
offer-package = { $count } Karten im Wert von { $value }, darunter { $card }
offer-claims = behauptet { $claims }
offer-wants = sucht { $wants }
offer-own = in Wahrheit: { $cards }
draft = Dein Paket
draft-empty = noch leer
draft-worth = { $cards }, Wert { $value }
draft-claims = behauptet: { $claims }
draft-wants = gesucht: { $wants }
draft-changes = ändert { $offer }
market-steps = { $count ->
    [one] Der Tisch erlaubt dir auf diesem Markt noch 1 Schritt
   *[other] Der Tisch erlaubt dir auf diesem Markt noch { $count } Schritte
}
menu-ship = Schiff { $ship } { $area_in } ({ $cargo }/5)
choice-to = → { $area }
choice-load = { $count } laden
choice-land = { $count } absetzen
heading-grow = Spielsteine setzen
heading-lose = Spielsteine verlieren
heading-lose-city = Eine Stadt verlieren
heading-rebel = Abtrünnige Spielsteine
heading-rebel-city = Abtrünnige Städte
heading-build-ship = Ein Schiff bauen
heading-demand = Verlangen von
heading-put = Dazulegen
heading-claim = Behaupten
heading-remove = Herausnehmen
heading-want = Sagen, was du suchst
heading-change = Das Angebot ändern
heading-name = Nennen und anbieten
heading-offer = Angebot beginnen an
heading-answer = Auf ein Angebot antworten
heading-buy = Kaufen
heading-spend = Hinlegen
heading-return = Abgeben
heading-reduce = Eine Stadt auflösen
choice-levy = { $coast } (Aushebung { $count })

## Erklärungen

about-area-facts = { $site ->
    [none] Ernährt { $limit }. Kein Bauplatz: Eine Stadt braucht 12 Spielsteine.
    [white] Ernährt { $limit }. Bauplatz in einer Hochwasserregion: Eine Stadt braucht 6 Spielsteine und kann überflutet werden.
   *[black] Ernährt { $limit }. Bauplatz: Eine Stadt braucht 6 Spielsteine.
}
about-area-sea = Hochsee: Nur Schiffe mit Astronomie fahren hierher.
about-area-out = Diese Region ist nicht im Spiel.
about-area-land = Zu Land
about-area-water = Zu Wasser
about-area-empty = Niemand ist dort.
about-area-here = Hier: { $who }.
about-area-city-of = Stadt von { $seat }
about-area-tokens-of = { $seat } { $count }
about-area-ship-of = Schiff von { $seat }
about-area-plain = Hochwasserregion: { $plain }.
about-area-volcano = Vulkan: { $volcano }.
about-card-requires = Setzt { $card } voraus.
about-card-owners = Im Besitz von { $who }.
about-card-credits = Gutschriften: { $credits }.
about-commodity = Wert { $value } je Karte, { $copies } im Spiel; ein Satz aus n ist n × n × { $value } wert: { $sets }.
about-calamity = { $back ->
    [red] Eine rote Katastrophe aus Stapel { $stack }: Sie wird sofort gezeigt und trifft, wer sie zieht.
   *[black] Eine schwarze Katastrophe aus Stapel { $stack }: Sie bleibt geheim und kann einmal weitergehandelt werden.
}
about-nation-facts = Startgebiet: { $area }. Die Epochen beginnen auf den Feldern { $spaces }; das letzte Feld verlangt { $points } Punkte.
about-nation-free = Niemand spielt dieses Volk.
about-nation-cards = Zivilisationskarten: { $cards }.
about-nation-cities = Städte: { $cities }.
nothing = keine

## Was zu einer Frage geführt hat

coast-of = { $area } ({ $part })
coast-in = { $area_in } ({ $part })
offer-name = { $nation } { $number }
offer-told = { $offer } { $direction }: { $terms }
draft-told = Dein Paket: { $terms }
clauses = { $first }; { $rest }
because-traded = { $seat } hat { $card } von { $other } bekommen.
because-rebels = { $cities ->
    [0] Bisher abtrünnig: { $tokens } Spielsteine
    [one] Bisher abtrünnig: { $tokens } Spielsteine und 1 Stadt
   *[other] Bisher abtrünnig: { $tokens } Spielsteine und { $cities } Städte
}
because-shaken = Das Erdbeben hat { $seat } { $area_in } getroffen.
because-capitulates = Die Stadt von { $seat } { $area_in } steht vor der Kapitulation.
because-support = Deine Städte brauchen { $need } Spielsteine auf dem Plan; du hast { $have }.
because-taxes = { $cities ->
    [one] 1 Stadt; { $stock } Spielsteine im Vorrat
   *[other] { $cities } Städte; { $stock } Spielsteine im Vorrat
}
because-treasury = { $count ->
    [0] Dein Staatsschatz ist leer.
    [one] In deinem Staatsschatz: 1 Spielstein
   *[other] In deinem Staatsschatz: { $count } Spielsteine
}
because-hand = Deine Hand: { $cards } ({ $total })
because-funds = { $hand } auf der Hand + { $treasury } im Staatsschatz = { $total }
because-left = Hat den Markt verlassen: { $nations }

## Was Auswahlen ihrer Überschrift hinzufügen, und was sie kosten

heading-from = { $site ->
    [1] { $area } { $fresh }/{ $limit } ■
   *[other] { $area } { $fresh }/{ $limit }
}
choice-own = { $site ->
    [1] { $count }/{ $limit } ■
   *[other] { $count }/{ $limit }
}
choice-own-city = { $count ->
    [0] ▲
   *[other] ▲ +{ $count }
}
choice-starts = beginnt { $area_in }
choice-maintain = { $ship } · { $payment }
choice-reduced = { $count ->
    [0] wird entfernt: der Vorrat reicht nicht
    [one] hinterlässt 1 Spielstein
   *[other] hinterlässt { $count } Spielsteine
}
choice-units = { $count } Einheiten
choice-side = { $cities ->
    [one] { $tokens } Spielsteine, 1 Stadt
   *[other] { $tokens } Spielsteine, { $cities } Städte
}
choice-struck = { $cities ->
    [0] { $seat } −{ $tokens }
    [one] { $seat } −{ $tokens } und eine Stadt
   *[other] { $seat } −{ $tokens } und { $cities } Städte
}
choice-exposed = { $count ->
    [one] { $seat } 1 Einheit
   *[other] { $seat } { $count } Einheiten
}
choice-tax = { $revolting ->
    [0] bei { $rate }: +{ $count }
    [one] bei { $rate }: +{ $count }, 1 Stadt revoltiert
   *[other] bei { $rate }: +{ $count }, { $revolting } Städte revoltieren
}
choice-give = für { $cards }
choice-in-hand = { $count } auf der Hand
choice-set = { $count } auf der Hand, Wert { $value }
price-tokens = { $count ->
    [one] 1 Spielstein
   *[other] { $count } Spielsteine
}
price-card = { $price }
price-card-credits = { $price } ({ $printed } − { $credits })
done-Ships = keine Schiffe mehr bauen
done-Movement = deine Bewegung beenden
done-Cities = keine Städte mehr bauen
done-Drawing = kein Gold kaufen
done-Market = auf Neues warten
done-Purchases = nichts kaufen
done-HandLimit = diese Karten behalten
done-Demands = nichts mehr verlangen
done-Earthquake = niemanden sonst treffen

## Was Erklärungen und Rechnungen sagen

about-limit = { $site ->
    [1] { $limit } ■
   *[other] { $limit }
}
about-near = { $area } { $limit }
about-near-held = { $near } ({ $who })
about-by-land = Zu Land: { $areas }
about-by-water = Zu Wasser: { $areas }
about-touches = Gebiete: { $areas }
about-area-attack = Ein Angriff auf die Stadt braucht mindestens { $count } Spielsteine; { $garrison } verteidigen sie.
about-cargo = An Bord: { $cargo } von { $capacity }
about-groups = { $groups }
about-commodity-each = Wert { $value } je Karte, { $copies } im Spiel; ein Satz aus n ist n × n × { $value } wert.
about-nation-start = Startgebiet: { $area }.
about-track = Feld { $space } von { $spaces } · { $epoch }
account-aboard = An Bord von Schiffen
account-alone = für sich allein { $price }; deine Gutschriften helfen schon dem Korb
account-at-least = { $count } +
account-bill = Kauf
account-conflicts = Kommende Konflikte
account-credit = { $card } für { $wanted }
account-earthquake = Erdbeben
account-eruption = { $volcanoes }
account-feeds = Ernährt
account-for-you = Für dich
account-gives = Gutschriften daraus
account-grain = jede gezeigte Kornkarte rettet { $count }
account-left = { $count ->
    [0] keiner bleibt
    [one] 1 bleibt
   *[other] { $count } bleiben
}
account-no-change = Wechselgeld gibt es nicht
account-price = Preis
account-prices = Preise
account-printed = Aufgedruckt
account-revolt = { $count ->
    [one] 1 Stadt revoltiert
   *[other] { $count } Städte revoltieren
}
account-set = { $count } × { $card }
account-sets = Sätze
account-space = Feld { $space }
account-storming = um die Stadt von { $seat } zu stürmen: { $count }
account-surplus = Überzählige Spielsteine
account-tax = { $cities ->
    [one] 1 Stadt zu { $rate }
   *[other] { $cities } Städte zu { $rate }
}
account-toll = Was sie anrichten würde
account-toll-cities = Städte, die sie als Opfer kosten würde
account-toll-units = Einheiten, die sie als Opfer kosten würde
account-units = Einheiten, wie Katastrophen sie zählen
account-unknown = ?
account-voyages = In Reichweite

## Was andere nicht sehen, für alle, die alles sehen

secret-hand = Handelskarten: { $cards }
