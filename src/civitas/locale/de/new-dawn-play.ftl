### Civilization: Ein neues Zeitalter: was geschehen ist, was gefragt wird und was man tun kann. Die englische Datei hat
### dieselben Meldungen. Wie die Argumente aufbereitet werden: siehe src/civitas/language.py. Namen stehen im Werfall,
### damit auch „Automatischer Spieler“ passt. Begriffe nach der deutschen Anleitung des automatischen Spielers (AS).

## Namen und Zahlen, die in mehreren Sätzen vorkommen

player-automated = Automatischer Spieler
welcome-you = Du bist Spieler { $number }; mit dir am Tisch: { $bots }.
direction-ne = nach Nordosten
direction-e = nach Osten
direction-se = nach Südosten
direction-sw = nach Südwesten
direction-w = nach Westen
direction-nw = nach Nordwesten
barbarian-a = A
barbarian-b = B
barbarian-c = C
barbarian-d = D
barbarian-e = E
barbarian-f = F
barbarian-g = G
barbarian-h = H
barbarian-i = I
side-a = A
side-b = B
source-trade = Handelsmarker
store-1 = Platz 1
store-2 = Platz 2
store-3 = Platz 3
store-4 = Platz 4
store-5 = Platz 5
coordinate-east = O
coordinate-west = W
coordinate-south = S
coordinate-north = N
n-trade = { $count } Handelsmarker
n-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}

## Was zwischen den Möglichkeiten des automatischen Spielers entscheidet

criterion-only-choice = die einzige Möglichkeit
criterion-random = der Würfel entscheidet
criterion-contains-natural-wonder = enthält ein Naturwunder
criterion-contains-resource-token = enthält einen Ressourcenmarker
criterion-contains-barbarian-spawn-point = enthält einen Barbaren-Erscheinungspunkt
criterion-adjacent-to-most-cities = angrenzend zu den meisten seiner Städte
criterion-adjacent-to-city-closest-to-maturity = angrenzend zu der Stadt, die am nächsten vor ihrer Entwicklung steht
criterion-adjacent-to-natural-wonder-token-or-resource-token-or-uncovered-barbarian-spawn-point = angrenzend zu einem Naturwunder-Marker, Ressourcenmarker oder freien Barbaren-Erscheinungspunkt
criterion-adjacent-to-rival-space = angrenzend zu einem rivalisierenden Feld
criterion-highest-terrain-difficulty = höchster Gelände-Schwierigkeitsgrad
criterion-city-state-without-own-diplomacy-card = Stadtstaat, von dem er keine Diplomatiekarte hat
criterion-rival-city = rivalisierende Stadt
criterion-other-city-state = anderer Stadtstaat
criterion-shortest-distance = kürzeste Distanz
criterion-shortest-way = auf der kürzesten Route
criterion-moves-closest-to-completing-an-agenda = bringt ihn am nächsten an die Erfüllung einer Agenda
criterion-lowest-cost = niedrigste Kosten
criterion-adjacent-to-most-natural-wonder-and-resource-tokens = angrenzend zu den meisten Naturwunder- und Ressourcenmarkern
criterion-has-barbarian-spawn-point = Feld mit einem Barbaren-Erscheinungspunkt
criterion-highest-defense = höchste Verteidigung
criterion-lowest-defense = niedrigste Verteidigung
criterion-barbarian = Barbaren zuerst
criterion-barbarian-adjacent-to-friendly-space = Barbaren angrenzend zu einem freundlichen Feld
criterion-rival-city-with-wonder = rivalisierende Stadt mit einem Weltwunder
criterion-city-state = Stadtstaat
criterion-rival-control-token = rivalisierender Kontrollmarker
criterion-closest-to-barbarian-or-rival-space = am nächsten an Barbaren oder rivalisierenden Feldern
criterion-fewest-tokens = die wenigsten Handelsmarker
criterion-most-tokens = die meisten Handelsmarker
criterion-highest-slot = höchster Platz
criterion-lowest-slot = niedrigster Platz
criterion-lowest-level = niedrigste Stufe
criterion-first-available = die erste verfügbare seiner Liste
criterion-all-tokens = von der Wissenschaftskarte immer alle
criterion-legal-spaces = es gibt noch ein zulässiges Feld
criterion-most-arrivals = so erreichen die meisten Wagen ihr Ziel
criterion-payment-order = als Nächstes in der Reihenfolge der Bezahlung
criterion-no-overpaying = eine Ressource wäre überbezahlt
criterion-military-attacker-winning = vorn als Angreifer: so viele, dass der Verteidiger nicht mehr herankommt
criterion-military-attacker-losing = nicht vorn als Angreifer: so viele, dass der Verteidiger nicht mehr herankommt, oder keine, wenn er nicht gewinnen kann
criterion-military-defender-winning = hält als Verteidiger stand: keine nötig
criterion-military-defender-losing = im Rückstand als Verteidiger: gerade genug, um standzuhalten, oder keine

## Ereignisse: Anfang und Ende

event-leader-dealt = { $seat } hat als Anführer: { $leader }.
event-automa-starts-with = { $seat } beginnt auf Platz { $slot } mit { $card }, Stufe II ({ $criterion }).
event-first-player = { $seat } beginnt als Startspieler.
event-core-side-rolled = Der Würfel zeigt { $die }: Bei den Kern-Spielplanteilen liegt Seite { $side } oben.
event-core-tile-laid = Kern-Spielplanteil { $tile } liegt mit Seite { $side } nach oben.
event-tile-dealt = { $seat } bekommt Spielplanteil { $tile }.
event-tile-laid = { $seat } legt Spielplanteil { $tile }, Seite { $side }, und damit { $space } an.
event-core-walled-in = Am Kern ist kein Platz mehr; das nächste Spielplanteil ({ $seat }) muss ihn nicht berühren.
event-water-token-put = Eine Lücke in der Weltkarte wird zu Wasser: { $space }.
event-map-built = Die Weltkarte ist fertig: { $tiles } Spielplanteile.
event-agenda-completed = { $seat } erfüllt eine Agenda: { $agenda }!
event-won = { $seat } hat auf jeder Siegkarte eine Agenda erfüllt und gewinnt das Spiel!
event-undecided = Nach { $round } Runden hat niemand gewonnen: Das Spiel endet unentschieden.

## Ereignisse: Fokuskarten

event-resolved = { $seat }: { $card }, Platz { $slot }{ $number ->
    [1] { $slot ->
        [1] {""}
       *[other] {" "}wie auf Platz 1
    }
    [3] { $slot ->
        [3] {""}
       *[other] {" "}wie auf Platz 3
    }
    [5] { $slot ->
        [5] {""}
       *[other] {" "}wie auf Platz 5
    }
   *[other] {""}
}
event-reset = { $card } wird auf Platz 1 zurückgesetzt.
event-swapped = { $seat } vertauscht die Karten auf den Plätzen { $slot } und { $second }.
event-used = { $seat } nutzt { $wonder }.
event-spent = { $seat } gibt von Platz { $slot } aus: { $source }.
event-automa-bonus = { $count ->
    [one] { $seat } hat ein Weltwunder oder eine Stadtstaat-Diplomatiekarte dieser Art: Das zählt wie 1 weiterer ausgegebener Handelsmarker.
   *[other] { $seat } hat { $count } Weltwunder und Stadtstaat-Diplomatiekarten dieser Art: Sie zählen wie { $count } weitere ausgegebene Handelsmarker.
}
event-automa-spent = { $count ->
    [one] { $seat } gibt von Platz { $slot } aus: { $source } ({ $criterion }).
   *[other] { $seat } gibt von Platz { $slot } aus: { $count } × { $source } ({ $criterion }).
}
event-trade-gained = { $seat } erhält { n-trade } auf Platz { $slot }.
event-trade-lost = { $seat } kann { n-trade } nicht nehmen.
event-trade-stored = { $seat } lagert { n-trade } auf Groß-Simbabwe.
event-unloaded = { $seat } legt einen Handelsmarker von Groß-Simbabwe auf Platz { $slot }.
event-automa-stored = { $criterion_id ->
    [criterion-highest-slot] { $seat } legt einen Handelsmarker auf Platz { $slot } (die wenigsten Handelsmarker, höchster Platz).
   *[other] { $seat } legt einen Handelsmarker auf Platz { $slot } ({ $criterion }).
}
event-resource-gained = { $seat } erhält { $resource }.
event-automa-resource = { $seat } erhält { $resource } ({ $criterion }).
event-no-resource = Im Vorrat ist keine Ressource mehr; { $seat } geht leer aus.
event-exchanged = { $seat } tauscht { $resource } gegen { $for }.
event-bartered = { $seat } tauscht eine Ressource gegen eine aus dem Vorrat ({ $other }): { $resource } gegen { $for }.
event-collected = { $seat } sammelt auf { $space } ein: { $resource }.
event-natural-wonder-taken = { $seat } erhält ein Naturwunder: { $wonder }.
event-natural-wonder-won = { $seat } übernimmt ein Naturwunder: { $wonder } (bisher { $other }).
event-city-state-laid = { $seat } legt den Marker des Stadtstaats { $state } auf die Karte auf Platz { $slot }.
event-natural-wonder-laid = { $seat } legt den Marker { $wonder } auf die Karte auf Platz { $slot }.

## Ereignisse: Kultur und Wissenschaft

event-placed = { $seat } legt einen Kontrollmarker auf { $space }.
event-automa-chose-space = { $seat } wählt { $space } ({ $criterion }).
event-removed = { $seat } nimmt eine eigene Figur oder einen Marker von der Weltkarte: { $space }.
event-token-moved = { $seat } versetzt einen Kontrollmarker von { $from } auf { $to }.
event-subverted = { $seat } ersetzt den Kontrollmarker auf { $space } (bisher { $other }).
event-weakened = { $seat } dreht den Kontrollmarker auf { $space } auf die unverstärkte Seite ({ $other }).
event-destroyed = { $seat } zerstört, was auf { $space } steht ({ $other }).
event-named = { $seat } zeigt auf die Kontrollmarker auf { $space } und { $second } ({ $other }).
event-ceded = { $seat } gibt { $space } auf; { $other } übernimmt das Feld.
event-automa-ceded = { $seat } gibt { $space } auf ({ $criterion }); { $other } übernimmt das Feld.
event-dial-turned = { $seat } dreht die Technologiescheibe um { n-spaces } weiter auf { $dial }.
event-automa-chose-card = { $seat } ersetzt die Karte auf Platz { $slot }: { $card } ({ $criterion }).
event-card-replaced = { $seat } erhält { $card } statt { $old } auf Platz { $slot }.
event-nothing-to-learn = { $seat } kann für das Feld der Stufe { $level } keine Fokuskarte erhalten.
event-struck = { $seat } setzt auf { $space } Kernenergie ein.
event-city-given-up = { $seat } muss die Stadt auf { $space } aufgeben.

## Ereignisse: Wirtschaft

event-caravan-moved = { $seat } bewegt Wagen { $caravan } um { n-spaces } auf { $space }.
event-automa-destination = { $seat } schickt Wagen { $caravan } nach { $space }, { n-spaces } weit ({ $criterion }).
event-automa-set-out = { $seat }: Wagen { $caravan } bricht in { $space } auf ({ $criterion }).
event-automa-caravan = { $criterion_id ->
    [criterion-only-choice] { $seat }: Wagen { $caravan } fährt { n-spaces } weit und erreicht { $space }.
   *[other] { $seat }: Wagen { $caravan } fährt { n-spaces } weit bis { $space } ({ $criterion }).
}
event-automa-caravans-stay = { $count ->
    [one] { $seat }: 1 Wagen findet keinen Zielort und bleibt stehen.
   *[other] { $seat }: { $count } Wagen finden keinen Zielort und bleiben stehen.
}
event-caravan-destroyed = Ein Wagen auf { $space } wird zerstört und kommt auf die Wirtschaftskarte zurück ({ $seat }).
event-caravan-settled = Der Wagen auf { $space } kommt auf die Wirtschaftskarte zurück ({ $seat }).
event-visited-state = { $seat } besucht mit einem Wagen { $state }.
event-visited-city = { $seat } besucht mit einem Wagen die Stadt auf { $space } ({ $other }).
event-state-card-taken = { $seat } nimmt die Diplomatiekarte des Stadtstaats { $state }.
event-state-card-returned = { $seat } gibt die Diplomatiekarte des Stadtstaats { $state } zurück.
event-automa-chose-pact = { $seat } wählt eine Diplomatiekarte: { $pact } ({ $other }; { $criterion }).
event-pact-taken = { $seat } nimmt eine Diplomatiekarte: { $pact } ({ $other }).
event-pact-returned = { $seat } gibt eine Diplomatiekarte zurück: { $pact } ({ $other }).
event-embassy = { $seat } hat eine Botschaft in der besuchten Hauptstadt ({ $other }); beide haben etwas davon.
event-barbarian-beaten = { $seat } besiegt Barbar { $barbarian }.

## Ereignisse: Industrie

event-city-built = { $seat } baut eine Stadt auf { $space }.
event-spent-resource = { $seat } gibt für 2 Produktion aus: { $resource }.
event-automa-chose-wonder = { $seat } will ein Weltwunder bauen: { $wonder } ({ $criterion }).
event-automa-chose-city = { $seat } wählt dafür die Stadt auf { $space } ({ $criterion }).
event-automa-cannot-pay = { $seat } kann das Weltwunder nicht bezahlen: { $wonder }.
event-wonder-built = { $seat } baut auf { $space } ein Weltwunder: { $wonder }!
event-wonder-turned-up = Neu bei den Weltwundern: { $wonder }.
event-wonder-taken = { $seat } kontrolliert jetzt ein Weltwunder: { $wonder } (bisher { $other }).
event-wonder-claimed = { $seat } kontrolliert jetzt ein Weltwunder: { $wonder }.
event-wonder-abandoned = { $seat } verliert ein Weltwunder, das nun niemand kontrolliert: { $wonder }.

## Ereignisse: Militär

event-reinforced = { $seat } verstärkt den Kontrollmarker auf { $space }.
event-automa-reinforced = { $seat } verstärkt den Kontrollmarker auf { $space } ({ $criterion }).
event-automa-target = { $then_id ->
    [criterion-only-choice] { $seat } wählt ein Ziel: { $space } ({ automa-target-line }).
   *[other] { $seat } wählt ein Ziel: { $space } ({ automa-target-line }, dann: { $then }).
}
automa-target-line = { $criterion_id ->
    [criterion-rival-city] rivalisierende Stadt, deren Verteidigung niedrig genug ist
    [criterion-rival-city-with-wonder] rivalisierende Stadt mit einem Weltwunder, deren Verteidigung niedrig genug ist
   *[other] { $criterion }
}
event-attack-on-barbarian = { $seat } greift den Barbaren auf { $space } an.
event-attack-on-city-state = { $seat } greift auf { $space } den Stadtstaat { $state } an!
event-attack-on-token = { $seat } greift den Kontrollmarker auf { $space } an ({ $other }).
event-attack-on-city = { $seat } greift die Stadt auf { $space } an ({ $other })!
event-attack-on-capital = { $seat } greift die Hauptstadt auf { $space } an ({ $other })!
event-combat-rolled = Angriff { $attack } = Würfel { $die } + Karte { $card } + Bonus { $bonus }; Verteidigung { $defence } = Würfel { $reply } + { $strength }.
event-automa-attack-tokens = { $count ->
    [0] { $seat } gibt in diesem Angriff keinen Marker aus ({ $criterion }).
   *[other] { $seat } gibt in diesem Angriff { $count } Marker aus ({ $criterion }).
}
event-automa-defence-tokens = { $count ->
    [0] { $seat } gibt für die Verteidigung keinen Marker aus ({ $criterion }).
   *[other] { $seat } gibt für die Verteidigung { $count } Marker aus ({ $criterion }).
}
event-attack-won = { $seat } greift { $space } erfolgreich an, { $attack } zu { $defence }.
event-attack-failed = { $seat } scheitert beim Angriff auf { $space }, { $attack } zu { $defence }.
event-barbarian-defeated = { $seat } besiegt den Barbaren auf { $space }.
event-token-captured = { $seat } ersetzt den Kontrollmarker auf { $space } (bisher { $other }).
event-city-captured = { $seat } erobert die Stadt auf { $space } (bisher { $other })!
event-piece-returned = { $seat } hat nichts mehr für { $space }; was dort stand, geht zurück ({ $other }).
event-capital-defeated = { $seat } besiegt die Hauptstadt auf { $space } ({ $other })!
event-looted = { $seat } nimmt einen Handelsmarker von Platz { $slot } ({ $other }).
event-automa-looted = { $seat } nimmt einen Handelsmarker von Platz { $slot } ({ $other }; { $criterion }).
event-automa-home = { $seat } wählt die Stadt auf { $space } für das Weltwunder { $wonder } ({ $criterion }).
event-wonder-carried-off = { $seat } bringt ein Weltwunder nach { $space }: { $wonder } (bisher { $other }).
event-wonder-left-behind = { $seat } hat keine Stadt ohne Weltwunder; { $wonder } bleibt, wo es ist ({ $other }).
event-automa-conquers = { $seat } erobert den Stadtstaat { $state } ({ $criterion }).
event-automa-liberates = { $seat } befreit den Stadtstaat { $state } ({ $criterion }).
event-city-state-conquered = { $seat } erobert auf { $space } den Stadtstaat { $state }!
event-city-state-liberated = { $seat } befreit auf { $space } den Stadtstaat { $state } (bisher { $other }).
event-city-state-spared = { $seat } hat keine Stadt mehr übrig; der Stadtstaat { $state } auf { $space } bleibt, wie er ist.
event-city-state-free = { $state } ist wieder ein freier Stadtstaat.

## Ereignisse: die Ereignisscheibe

event-event-dial = { $event_id ->
    [event-barbarian-move] { $seat } dreht die Ereignisscheibe: Barbaren ziehen
    [event-barbarian-spawn] { $seat } dreht die Ereignisscheibe: Barbaren erscheinen
    [event-trade] { $seat } dreht die Ereignisscheibe: Handel
   *[other] { $seat } dreht die Ereignisscheibe: kein Ereignis
}
event-barbarians-march = Der Würfel zeigt { $die }: Die Barbaren ziehen { $direction }.
event-barbarian-moves = Barbar { $barbarian } zieht von { $space } nach { $target }.
event-barbarian-stays = Barbar { $barbarian } bleibt auf { $space }.
event-barbarian-repelled = Barbar { $barbarian } überfällt { $space } und weicht zurück ({ $seat }).
event-barbarian-pushed = { $seat } versetzt Barbar { $barbarian } auf { $space }.
event-barbarian-appears = Barbar { $barbarian } erscheint auf { $space }.
event-barbarian-waits = Barbar { $barbarian } kann nicht erscheinen: { $space } ist besetzt.
event-city-razed = Die Stadt auf { $space } wird zerstört ({ $seat }).
event-token-razed = Der Kontrollmarker auf { $space } wird zerstört ({ $seat }).
event-trade-discarded = { $seat } gibt { n-trade } von Platz { $slot } ab.
event-automa-discarded = { $seat } gibt einen Handelsmarker von Platz { $slot } ab ({ $criterion }).
event-cities-trade = { $count ->
    [one] { $seat } hat 1 entwickelte Stadt und erhält 1 Handelsmarker.
   *[other] { $seat } hat { $count } entwickelte Städte und erhält { $count } Handelsmarker.
}

## Gleichartige Ereignisse in einem Satz

list-placing = { $seat } legt Kontrollmarker: { $items }.
item-placed = { $space }
item-automa-chose-space = { $space } ({ $criterion })
list-pacts = { $seat } nimmt eine Diplomatiekarte: { $items }.
item-automa-chose-pact = { $pact } von { $other } ({ $criterion })
item-pact-taken = { $pact } von { $other }
list-reinforcing = { $seat } verstärkt: { $items }.
item-reinforced = { $space }
item-automa-reinforced = { $space } ({ $criterion })
list-spending = { $seat } gibt von Platz { $slot } aus: { $items }.
item-spent = { $source }
list-gaining = { $seat } erhält Handelsmarker: { $items }.
item-trade-gained = { $count } auf Platz { $slot }
list-storing = { $seat } legt Handelsmarker auf Karten: { $items }.
item-automa-stored = { $criterion_id ->
    [criterion-highest-slot] Platz { $slot } (die wenigsten Handelsmarker, höchster Platz)
   *[other] Platz { $slot } ({ $criterion })
}
list-barbarians = Barbaren: { $items }.
item-barbarian-moves = { $barbarian } { $space } → { $target }
item-barbarian-stays = { $barbarian } bleibt auf { $space }
item-barbarian-appears = { $barbarian } erscheint auf { $space }
item-barbarian-waits = { $barbarian } wartet ({ $space } ist besetzt)
list-core = Kern-Spielplanteile: { $items }.
item-core-tile-laid = { $tile } (Seite { $side })
list-tiles = { $seat } bekommt die Spielplanteile { $items }.
item-tile-dealt = { $tile }
list-leaders = Anführer: { $items }.
item-leader-dealt = { $seat }: { $leader }

## Was gefragt wird

question-Choosing = Dein Zug: Welche Fokuskarte handelst du ab?
question-Choosing-help = Du handelst eine deiner fünf Fokuskarten mit der Nummer ihres Platzes ab: Je höher der Platz, desto stärker die Karte und desto schwierigeres Gelände erreicht sie. Danach wird sie auf Platz 1 zurückgesetzt, und die Karten davor rücken auf. Was Weltwunder und Stadtstaaten zu Beginn des Zugs erlauben, kommt zuerst. `? keramik` erklärt eine Karte, `karte 12.3` ein Feld, `karte 2` zeigt die Karten von Spieler 2.
question-Resolution = { $step ->
    [arsenal] Venezianisches Arsenal: die Karte noch einmal abhandeln, wie auf Platz 1?
    [legend] Montezuma: zwei deiner Fokuskarten vertauschen?
    [market] Kapitalismus: eine andere Karte abhandeln, wie auf Platz 1?
   *[other] Maracanã-Stadion: auch die Wirtschaftskarte abhandeln?
}
question-Resolution-help = Das geht einmal pro Zug. `fertig` verzichtet darauf.
question-Placing = { $left ->
    [0] Kontrollmarker legen, Gelände bis { $limit }{ placing-more }
   *[other] Kontrollmarker legen, Gelände bis { $limit }: { $left } neben deine Städte{ placing-more }
}
question-Placing-help = Kontrollmarker kommen auf Landfelder ohne Stadt, Kontrollmarker, Barbaren und Stadtstaat, deren Schwierigkeitsgrad die Grenze nicht übersteigt: Grasland 1, Hügel 2, Wald 3, Wüste 4, Berge und Naturwunder 5. Jeder von der Karte ausgegebene Marker erlaubt einen mehr.
placing-more = { $more ->
    [0] {""}
   *[other] , { $more } neben ein beliebiges freundliches Feld
}
question-TokenMove = Einen deiner Kontrollmarker versetzen?
question-TokenMove-help = Er kommt auf ein völlig leeres angrenzendes Landfeld, gleich welches Gelände es hat, und behält seine Seite.
question-Subversion = Massenmedien: Welcher rivalisierende Kontrollmarker?
question-Subversion-help = Ein unverstärkter wird durch deinen ersetzt, ein verstärkter verliert seine Verstärkung.
question-Advance = { $spaces ->
    [one] Die Technologiescheibe rückt 1 Feld vor. Marker für mehr ausgeben?
   *[other] Die Technologiescheibe rückt { $spaces } Felder vor. Marker für mehr ausgeben?
}
question-Advance-help = Jeder von der Wissenschaftskarte ausgegebene Marker dreht die Scheibe 1 Feld weiter. Felder mit einer Technologiestufe bringen eine Fokuskarte dieser Stufe.
question-Learning = Eine Fokuskarte der Stufe { $level } nehmen?
question-Learning-help = Sie ersetzt die Karte ihrer Art in deiner Fokusreihe; was dort liegt, bleibt. Die alte Karte kommt aus dem Spiel.
question-Striking = Kernenergie: Welches Feld?
question-Striking-help = Dort und auf den angrenzenden Feldern werden alle unverstärkten Kontrollmarker zerstört, und alle verstärkten verlieren die Verstärkung, auch deine eigenen.
question-Upgrading = { $left ->
    [one] Eine Fokuskarte durch die nächste Stufe ihrer Art ersetzen?
   *[other] Bis zu { $left } Fokuskarten durch die nächste Stufe ihrer Art ersetzen?
}
question-Upgrading-help = Jede Karte kann einmal ersetzt werden. Was darauf liegt, bleibt auf dem Platz.
question-Caravans = { $pool ->
    [0] Wagen bewegen: je bis zu { $movement } Felder
   *[other] Wagen bewegen: je bis zu { $movement } Felder, dazu { $pool } zum Verteilen
}
question-Caravans-help = Jeder Wagen fährt einmal, in beliebig vielen Schritten, über Gelände bis zum Schwierigkeitsgrad der Platznummer. In einem Stadtstaat oder einer rivalisierenden Stadt ist er am Ziel: Das bringt 2 Handelsmarker und vielleicht eine Diplomatiekarte. Wagen auf der Karte brechen in der Hauptstadt oder einer entwickelten Stadt auf. Jeder von der Karte ausgegebene Marker lässt alle Wagen 1 Feld weiter fahren.
question-Exchange = Eine deiner Ressourcen gegen eine andere tauschen?
question-Exchange-help = Dampfkraft erlaubt einen Tausch mit dem Vorrat. Fehlt dort die gewünschte Ressource und hat sie der automatische Spieler, darfst du seinen Marker zuerst gegen einen anderen aus dem Vorrat tauschen.
question-Industry = Eine Stadt bauen, Gelände bis { $number }, oder ein Weltwunder mit Produktion { $production }?
question-Industry-help = Eine Stadt braucht ein Feld in Reichweite, das an keine andere Stadt und keinen Stadtstaat grenzt. Ein Weltwunder kommt unter eine Stadt, die noch keines hat; Ressourcen seiner zwei Arten (je 2 Produktion) und Marker von der Karte (je 1) gibst du aus, wenn du es gewählt hast.
question-Payment = { $wonder }: Produktion { $production } von { $cost }. Was gibst du aus?
question-Payment-help = Eine Ressource oder ein Naturwunder einer Art, die auf der Karte steht, ist 2 wert, ein Marker auf der Industriekarte 1. Was zu viel ist, verfällt.
question-Housing = In welche deiner Städte kommt { $wonder }?
question-Housing-help = Eine Stadt kann ein Weltwunder haben. Wer die Stadt bekommt, bekommt auch das Wunder.
question-Reception = { $left ->
    [one] Potala-Palast: noch 1 Diplomatiekarte eines Rivalen nehmen?
   *[other] Potala-Palast: bis zu { $left } Diplomatiekarten von Rivalen nehmen?
}
question-Reception-help = Du darfst jetzt bis zu 4 Karten von jedem Rivalen haben.
question-Visit = Eine Diplomatiekarte nehmen ({ $host })?
question-Visit-help = Von jedem Rivalen darfst du eine Diplomatiekarte haben: Eine neue ersetzt die alte. Karten von Stadtstaaten zählen nicht mit. `?` und der Name erklären eine Karte.
question-Storing = { $left ->
    [one] Lege 1 Handelsmarker auf eine Fokuskarte
   *[other] Lege { $left } Handelsmarker auf Fokuskarten
}
question-Storing-help = Auf einer Karte liegen höchstens 3 Handelsmarker. Sie bleiben auf ihr, wenn sie weiterrückt, und werden beim Abhandeln ausgegeben.
question-ResourceChoice = Welche Ressource nimmst du?
question-ResourceChoice-help = Fehlt deine Ressource im Vorrat und hat sie der automatische Spieler, darfst du seinen Marker zuerst gegen einen anderen aus dem Vorrat tauschen.
question-Laying = { $wonder }: auf welche Fokuskarte?
question-Laying-help = Dort dient der Marker einmal pro Zug als Handelsmarker dieser Karte oder als Ressource.
question-CityStateCard = Auf welche Karte kommt der Marker des Stadtstaats?
question-CityStateCard-help = Er kann einmal pro Zug wie ein Handelsmarker dieser Karte ausgegeben werden und geht nie verloren.
question-Surrender = Welche Diplomatiekarte gibst du zurück?
question-Surrender-help = Ohne den Potala-Palast darfst du von jedem Rivalen nur eine Karte haben.
question-RaidLoss = { $left ->
    [one] Barbaren überfallen deine Hauptstadt: Gib 1 Handelsmarker ab
   *[other] Barbaren überfallen deine Hauptstadt: Gib { $left } Handelsmarker ab
}
question-RaidLoss-help = Du wählst, von welchen Karten sie kommen.
question-Combat = { $spends ->
    [attacker] Dein Angriff auf { $space }: { $attack } gegen { $defence }. Marker ausgeben?
   *[other] { $attacker } greift { $space } an: { $attack } gegen deine { $defence }. Marker ausgeben?
}
question-Combat-help = Jeder von der Militärkarte ausgegebene Marker zählt 1. Zuerst gibt der Angreifer aus, dann der Verteidiger; der Angreifer braucht mehr als der Verteidiger.
question-Occupation = Du hast nichts mehr für { $space }: etwas Eigenes von der Weltkarte nehmen?
question-Occupation-help = Sonst geht das Besiegte nur an seinen Besitzer zurück, und ein Stadtstaat bleibt, wie er ist.
question-Fate = { $state }: erobern oder befreien?
question-Fate-help = Erobert ist er deine Stadt, und sein Marker dient dir. Befreit ist er wieder ein Stadtstaat, und du bekommst seine Diplomatiekarte.
question-Spoils = In welche deiner Städte kommt { $wonder }?
question-Spoils-help = Das Weltwunder einer besiegten Hauptstadt kommt in eine deiner Städte, die noch keines hat.
question-Loot = { $left ->
    [one] Nimm 1 Handelsmarker von einer Karte ({ $victim })
   *[other] Nimm { $left } Handelsmarker von den Karten ({ $victim })
}
question-Loot-help = Danach legst du sie auf deine eigenen Karten.
question-Military = { $attacks ->
    [0] Bis zu { $reinforcements } Kontrollmarker verstärken?
   *[other] { $reinforcements ->
        [0] Angreifen? Noch { $attacks }
       *[other] Angreifen (noch { $attacks }) oder verstärken (noch { $reinforcements })?
    }
}
question-Military-help = Dein Kampfwert ist ein Würfel und was Platz und Karte geben; hinter jedem Ziel steht seine Verteidigung. Ein verstärkter Kontrollmarker gibt sich und seinen Nachbarn 1 Verteidigung mehr.
question-Eiffel = { $count ->
    [one] Eiffelturm: neben { $first } welcher andere Kontrollmarker?
   *[other] Eiffelturm ({ $player }): Gibst du { $first } oder { $second } auf?
}
question-Eiffel-help = Auf zwei Kontrollmarker eines Rivalen wird gezeigt; er wählt, welcher davon ersetzt wird.
question-MapBuilding = { $chosen ->
    [0] Welches Spielplanteil legst du, mit welcher Seite nach oben und wie gedreht?
   *[other] Teil { $tile }, Seite { $side }, um { $rotation } gedreht: wohin?
}
question-MapBuilding-help = Ein Spielplanteil muss mindestens vier Felder auf dem Tisch berühren, davon eines des Kerns. Gedreht wird in Schritten von 60 Grad im Uhrzeigersinn. Die Zahlen auf der Weltkarte zeigen, wo Feld 0 des Teils läge; der Stern deines Hauptstadt-Spielplanteils ist sein Feld 0.
question-Razing = Kernenergie des automatischen Spielers: Welche deiner Städte wird zerstört?
question-Razing-help = Auch alle angrenzenden Kontrollmarker werden zerstört. Deine Hauptstadt ist sicher.

## Was eine Aktion verschenken würde

loss-own-strike = { $count ->
    [one] Der Schlag träfe nur dich selbst und würde einen deiner eigenen Kontrollmarker zerstören.
   *[other] Der Schlag träfe nur dich selbst und würde { $count } deiner eigenen Kontrollmarker zerstören.
}

## Was man tun kann

verb-tile = Spielplanteil { $tile } um { $rotation } gedreht
verb-at = mit Feld 0 an { $anchor }
verb-resolve = die Karte auf Platz { $slot } abhandeln
verb-use = { $wonder } nutzen
verb-done = fertig
verb-swap = die Karten auf den Plätzen { $slot } und { $other } vertauschen
verb-destroy = den Kontrollmarker auf { $space } zerstören
verb-name = auf den Kontrollmarker auf { $space } zeigen
verb-cede = { $space } aufgeben
verb-push = Barbar { $barbarian } { $direction } versetzen
verb-renegotiate = { $pact } gegen { $for } tauschen
verb-unload = einen Handelsmarker von Groß-Simbabwe auf Platz { $slot } legen
verb-spend = ausgeben: { $source }
verb-place = einen Kontrollmarker auf { $space } legen
verb-shift = den Kontrollmarker auf { $space } { $direction } versetzen
verb-subvert = den Kontrollmarker auf { $space } umdrehen oder ersetzen
verb-remove = was dir auf { $space } gehört, von der Weltkarte nehmen
verb-advance = die Technologiescheibe drehen
verb-develop = { $card } auf Platz { $slot } nehmen
verb-upgrade = die Karte auf Platz { $slot } durch die nächste Stufe ersetzen
verb-strike = Kernenergie auf { $space }
verb-send = Wagen { $caravan } auf { $space } bewegen
verb-take = die Diplomatiekarte { $diplomacy } nehmen
verb-exchange = { $resource } gegen { $for } tauschen
verb-barter = den automatischen Spieler { $resource } gegen { $for } tauschen lassen
verb-gain = { $resource } nehmen
verb-build = eine Stadt auf { $space } bauen
verb-settle = eine Stadt bauen, wo Wagen { $caravan } steht
verb-construct = { $wonder } bauen
verb-house = in die Stadt auf { $space }
verb-reinforce = den Kontrollmarker auf { $space } verstärken
verb-attack = { $space } angreifen
verb-conquer = den Stadtstaat erobern
verb-liberate = den Stadtstaat befreien
verb-loot = einen Handelsmarker von Platz { $slot } nehmen
verb-store = auf { $store } legen
verb-lay = auf die Karte auf Platz { $slot } legen
verb-discard = einen Handelsmarker von Platz { $slot } abgeben
verb-give-back = { $pact } zurückgeben
verb-lose = die Stadt auf { $space } aufgeben

## Was „fertig“ bedeutet

done-Resolution = darauf verzichten
done-Placing = keinen mehr legen
done-TokenMove = keinen versetzen
done-Subversion = auf keinen wirken
done-Learning = keine nehmen
done-Striking = kein Feld treffen
done-Upgrading = keine mehr ersetzen
done-Caravans = keinen mehr bewegen
done-Exchange = nicht tauschen
done-Industry = nichts bauen
done-Reception = keine mehr nehmen
done-Visit = keine nehmen
done-Combat = nichts mehr ausgeben
done-Occupation = das Feld leer lassen
done-Military = die Karte beenden

## Wörter zum Tippen; das erste steht in Beispielen

word-tile = teil
word-at = an
word-resolve = abhandeln
word-use = nutzen nutze
word-done = fertig passen
word-swap = vertauschen vertausche
word-destroy = zerstören zerstöre
word-name = zeigen zeige
word-cede = abtreten
word-push = vertreiben
word-renegotiate = umtauschen
word-unload = entladen
word-spend = ausgeben
word-place = legen lege
word-shift = versetzen versetze
word-subvert = umdrehen
word-remove = entfernen
word-advance = drehen drehe
word-develop = entwickeln
word-upgrade = ersetzen ersetze
word-strike = treffen
word-send = fahren fahre wagen
word-take = nehmen nimm
word-exchange = tauschen tausche
word-barter = eintauschen
word-gain = erhalten
word-build = bauen baue stadt
word-settle = siedeln siedle
word-construct = errichten wunder
word-house = unterbringen
word-reinforce = verstärken verstärke
word-attack = angreifen angriff
word-conquer = erobern
word-liberate = befreien
word-loot = erbeuten
word-store = ablegen
word-lay = auflegen
word-discard = abgeben
word-give-back = zurückgeben
word-lose = aufgeben

## Wie Werte heißen

domain-tile = ein Spielplanteil mit seiner Seite, etwa 7a
domain-rotation = eine Zahl von Schritten, 0 bis 5
domain-anchor = eine Stelle, etwa o2/s1
domain-slot = ein Platz von 1 bis 5
domain-other = ein anderer Platz von 1 bis 5
domain-wonder = ein Weltwunder
domain-space = ein Feld, etwa 12.3
domain-barbarian = der Buchstabe eines Barbaren
domain-direction = eine Richtung
domain-pact = eine Diplomatiekarte eines Spielers
domain-for = was du dafür willst
domain-source = ein Handelsmarker, eine Ressource, ein Stadtstaat oder ein Naturwunder
domain-card = eine Fokuskarte
domain-caravan = die Nummer eines Wagens
domain-diplomacy = eine Diplomatiekarte
domain-resource = eine Ressource
domain-store = ein Platz oder Groß-Simbabwe

## Wie ein Spiel endet

ending-victory = Auf jeder Siegkarte ist eine Agenda erfüllt; bei Gleichstand entscheiden Weltwunder, dann Felder.
ending-undecided = Die Runden sind vorbei, und niemand hat auf jeder Siegkarte eine Agenda erfüllt.
over-points = { $count ->
    [one] 1 Siegkarte
   *[other] { $count } Siegkarten
}

## Optionen

option-automa = Der Schwierigkeitsgrad des automatischen Spielers, der den letzten Sitz hat und nie gefragt wird
option-automa-none = ohne automatischen Spieler
option-automa-settler = Siedler: alle seine Karten beginnen auf Stufe I
option-automa-chieftain = Anführer: 1 seiner Karten beginnt auf Stufe II
option-automa-warlord = Kriegsherr: 2 seiner Karten beginnen auf Stufe II
option-automa-prince = Prinz: 3 seiner Karten beginnen auf Stufe II
option-automa-king = König: 4 seiner Karten beginnen auf Stufe II
option-automa-emperor = Kaiser: alle 5 Karten beginnen auf Stufe II
option-map = Die Weltkarte
option-map-fixed = liegt fertig für diese Spielerzahl
option-map-built = bauen die Spieler
option-core_side = Die Seite der Kern-Spielplanteile, wo es eine Wahl gibt
option-core_side-die = der Würfel entscheidet
option-core_side-a = Seite A
option-core_side-b = Seite B
option-wonder_decks = Die Stapel der Weltwunder
option-wonder_decks-by-players = weniger Karten bei weniger Spielern
option-wonder_decks-full = alle Karten
option-dial_after_24 = Was von der Bewegung der Technologiescheibe nach Feld 24 übrig ist
option-dial_after_24-continue = geht von Feld 15 aus weiter
option-dial_after_24-stop-at-15 = verfällt: Die Scheibe bleibt auf Feld 15
option-flight_reinforce = Flug: ob Angriffe das Verstärken verringern
option-flight_reinforce-full = nein
option-flight_reinforce-minus-attacks = um 1 für jeden Angriff
option-maracana = Wann das Maracanã-Stadion Wagen bewegt
option-maracana-before = vor der anderen Karte
option-maracana-after = nach der anderen Karte
option-trade_tokens = Handelsmarker
option-trade_tokens-unlimited = gehen nie aus
option-trade_tokens-34 = es gibt 34 davon
option-automa_wonder = Automatischer Spieler: Weltwunder, die er nicht bezahlen kann
option-automa_wonder-payable-only = werden übergangen
option-automa_wonder-strict = können vergeblich gewählt werden
option-automa_raid_loss = Automatischer Spieler: welche Handelsmarker ein Überfall auf seine Hauptstadt kostet
option-automa_raid_loss-random = der Zufall entscheidet
option-automa_raid_loss-most-tokens = die der Karte, die am meisten hat
option-capitalism_idle = Automatischer Spieler: eine wirkungslose Karte, die der Kapitalismus abhandelt
option-capitalism_idle-stays = bleibt auf ihrem Platz
option-capitalism_idle-reset = wird zurückgesetzt
option-machu_picchu_as_slot = Machu Picchu und eine 1, die nur für einen Platz steht
option-machu_picchu_as_slot-applies = sie wird zu 3
option-machu_picchu_as_slot-ignored = sie bleibt 1
option-hojo_automa_lists = Automatischer Spieler: welches Gelände Hōjōs Listen sehen
option-hojo_automa_lists-printed = das aufgedruckte
option-hojo_automa_lists-reduced = mit Hōjōs Erleichterung
option-automa_tile_is_core = Weltkartenbau: Das Spielplanteil des automatischen Spielers gehört zum Kern
option-round_limit = Ein Spiel, das niemand gewonnen hat, ist nach so vielen Runden unentschieden

## Die Lage

legend = Auf der Weltkarte: Name des Felds und Wagen (¹ᵃ), darunter Gelände (G Grasland 1, H Hügel 2, W Wald 3, S Wüste 4, B Berge 5, N Naturwunder 5, ~ Wasser) und was dort ist: Besitzer mit ○ Kontrollmarker, ● verstärkt, ■ Stadt, ★ Hauptstadt; ♦ Weltwunder, ▲ Naturwunder-Marker, †A Barbar, °A wo er erscheint, drei Buchstaben für einen Stadtstaat (Kab) oder eine Ressource (mar). Auf Karten ist ▪ ein Handelsmarker.
sign-grassland = G
sign-hills = H
sign-forest = W
sign-desert = S
sign-mountain = B
sign-water = ~
sign-natural-wonder = N
headline = Runde { $round } · am Zug: { $name }
headline-over = Runde { $round }
headline-building = Die Spieler bauen die Weltkarte
board-dial = Technologie
board-level = Stufe { $level } auf { $space }
board-pieces = Figuren
board-cities = { $count ->
    [one] 1 Stadt, entwickelt { $mature }
   *[other] { $count } Städte, entwickelt { $mature }
}
board-tokens = { $count } Kontrollmarker
board-unused = übrig { $cities }/{ $tokens }
board-caravans = Wagen
board-on-card = auf der Karte
board-resources = Ressourcen
board-wonders = Weltwunder
board-states = Erobert
board-diplomacy = Diplomatie
board-given = Vergeben
middle-agendas = Agenden
middle-agenda-or = oder
middle-wonders = Weltwunder
middle-no-wonder = keine mehr
middle-supply = Vorrat
middle-event = Ereignis
middle-next = danach: { $event }
middle-trade = { $count } Handelsmarker
piece-token = Kontrollmarker: { $name }
piece-reinforced = verstärkter Kontrollmarker: { $name }
piece-city = Stadt: { $name }
piece-capital = Hauptstadt: { $name }
space-barbarian = Barbar { $letter }
space-icon = Erscheinungspunkt { $letter }
tile-side = Teil { $tile }, Seite { $side }
map-unknown = So ein Feld oder einen solchen Spieler gibt es nicht. `karte` zeigt die Weltkarte, `karte 12.3` ein Feld, `karte 2` die Karten von Spieler 2.
heading-tile = Teil
heading-at = Stelle
heading-resolve = Abhandeln
heading-use = Nutzen
heading-swap = Vertauschen
heading-destroy = Zerstören
heading-name = Zeigen auf
heading-cede = Aufgeben
heading-push = Barbar versetzen
heading-renegotiate = Tauschen
heading-unload = Von Groß-Simbabwe auf
heading-spend = Ausgeben
heading-place = Legen
heading-shift = Versetzen
heading-subvert = Umdrehen oder ersetzen
heading-remove = Von der Weltkarte
heading-develop = Ersetzen
heading-upgrade = Ersetzen
heading-strike = Treffen
heading-send = Wagen
heading-take = Nehmen
heading-exchange = Tauschen
heading-barter = Automatischer Spieler tauscht
heading-gain = Nehmen
heading-build = Stadt
heading-settle = Stadt bei Wagen
heading-construct = Weltwunder
heading-house = Stadt
heading-reinforce = Verstärken
heading-attack = Angreifen
heading-loot = Nehmen von
heading-store = Legen auf
heading-lay = Legen auf
heading-discard = Abgeben von
heading-give-back = Zurückgeben
heading-lose = Aufgeben
choice-defence = Verteidigung { $count }
choice-terrain = Gelände { $difficulty }
choice-slot = Platz { $slot }

## Erklärungen

about-focus-card = Fokuskarte: { $kind }, Stufe { $level }.
about-automated-card = Fokuskarte des automatischen Spielers: { $kind }, Stufe { $level }.
about-in-row = In der Fokusreihe auf Platz { $slot }: { $name }.
about-built = Gebaut auf { $space }; Kontrolle: { $name }.
about-nobody = niemand
about-face-up = Es kann gebaut werden.
about-conquered = Erobert: { $name }.
about-cards-left = { $count ->
    [one] 1 Diplomatiekarte ist verfügbar.
   *[other] { $count } Diplomatiekarten sind verfügbar.
}
about-terrain = { $terrain }, Schwierigkeitsgrad { $difficulty }
about-caravan = Wagen: { $name }
about-defence = Verteidigung: { $count }
about-mature = Entwickelte Stadt
about-missing = { $count ->
    [one] Zur Entwicklung fehlt 1 angrenzendes Feld
   *[other] Zur Entwicklung fehlen { $count } angrenzende Felder
}
way-ne = Nordosten
way-e = Osten
way-se = Südosten
way-sw = Südwesten
way-w = Westen
way-nw = Nordwesten

## Befehle, die hier etwas anderes bedeuten

command-map-help = die Weltkarte, ein Feld oder die Karten eines Spielers: `karte`, `karte 12.3`, `karte 2`
command-help-help = was gerade gefragt ist und was du tippen kannst; `? keramik` erklärt eine Karte, einen Anführer, eine Agenda, ein Feld oder eine Regel; `? 2` zeigt, woraus sich die Zahlen von Spieler 2 zusammensetzen
command-rules-help = die Regeln durchsuchen: `regeln entwickelte stadt`

## Was Auswahlen ihrer Überschrift hinzufügen, und was Erklärungen sagen

heading-send-caravan = Wagen { $caravan }
card-of-level = { $card } { $level }
card-in-slot = { $trade ->
    [0] { $card } { $level }
    [1] { $card } { $level } ▪
    [2] { $card } { $level } ▪▪
    [3] { $card } { $level } ▪▪▪
   *[other] { $card } { $level } { $trade }▪
}
price-wonder = { $cost } ({ $first }/{ $second })
choice-caravan = Wagen { $caravan }
choice-struck = { $name } ×{ $count }
choice-step = { $start } → { $end } ({ $direction })
choice-swap = { $one } ↔ { $other }
choice-instead = { $old } → { $new } (Platz { $slot })
choice-pact = { $card } ({ $name })
choice-for = { $one } → { $other }
choice-turned = ↻{ $rotation }
about-wonder-kind = Weltwunder, { $kind }, { $era }
about-city-state-kind = Stadtstaat, { $kind }
about-city-state-at = auf { $space }, Verteidigung { $defence }
about-led-by = Oberhaupt von { $name }
about-neighbour = { $way }: { $space } { $there }
about-progress = { $name }: { $progress }
account-agendas = Ziele
account-progress = Fortschritt
account-stock = Besitz

## Wie Felder heißen, die keinen eigenen Namen haben

ground-grassland = Grasland
ground-hills = Hügel
ground-forest = Wald
ground-desert = Wüste
ground-mountain = Berge
ground-water = Wasser
ground-natural-wonder = Naturwunder
ground-marble = Marmor
ground-mercury = Quecksilber
ground-oil = Öl
ground-diamond = Diamanten
beside-ne = nordöstlich
beside-e = östlich
beside-se = südöstlich
beside-sw = südwestlich
beside-w = westlich
beside-nw = nordwestlich
beside-n = nördlich
beside-s = südlich
beside-ene = ostnordöstlich
beside-ese = ostsüdöstlich
beside-wnw = westnordwestlich
beside-wsw = westsüdwestlich
place-spawn = Lager { $letter }
place-beside = { $count ->
    [1] { $what } { $way } von { $of }
    [2] { $way_id ->
        [beside-n] { $what } { $way } von { $of }
        [beside-s] { $what } { $way } von { $of }
        [beside-ene] { $what } { $way } von { $of }
        [beside-ese] { $what } { $way } von { $of }
        [beside-wnw] { $what } { $way } von { $of }
        [beside-wsw] { $what } { $way } von { $of }
       *[other] { $what } zwei { $way } von { $of }
    }
   *[other] { $what } drei { $way } von { $of }
}
place-near = { $what } bei { $of }
place-numbered = { $what } { $number }

## Was Karten jetzt täten, und was ein Angriff wert wäre

now-culture = { $count ->
    [one] 1 Kontrollmarker auf Gelände bis { $limit }; offen: { n-spaces-open }
   *[other] { $count } Kontrollmarker auf Gelände bis { $limit }; offen: { n-spaces-open }
}
n-spaces-open = { $spaces ->
    [0] keines
    [one] 1 Feld
   *[other] { $spaces } Felder
}
now-science = Technologiescheibe +{ $count }, auf { $dial }
now-level = bringt eine Karte der Stufe { $level }
now-economy = { $count ->
    [one] Wagen: { $movement } Felder auf Gelände bis { $limit }; { n-visits }
   *[other] { $count } Wagen: { $movement } Felder auf Gelände bis { $limit }; { n-visits }
}
n-visits = { $visits ->
    [0] kein Ziel erreichbar
    [one] 1 Ziel erreichbar
   *[other] { $visits } Ziele erreichbar
}
now-industry = { $sites ->
    [0] Produktion { $production }; kein Bauplatz auf Gelände bis { $limit }
    [one] Produktion { $production }; 1 Bauplatz auf Gelände bis { $limit }
   *[other] Produktion { $production }; { $sites } Bauplätze auf Gelände bis { $limit }
}
now-wonders = bezahlbar: { $wonders }
now-military = Angriff { $combat } + Würfel, oder { $count } verstärken
now-targets = { $count ->
    [one] 1 Ziel, { $percent } %
   *[other] { $count } Ziele, bestes { $percent } %
}
now-discount = { $thing } −{ $count }
choice-odds = { $percent } %
attack-account = Angriff
defence-account = Verteidigung
odds-account = Siegchance
odds-percent = { $percent } %
odds-plain = so wie es steht
odds-with-tokens = { $count ->
    [one] wenn du deinen Marker ausgibst
   *[other] wenn du deine { $count } Marker ausgibst
}
odds-against-tokens = { $count ->
    [one] und der Verteidiger 1 ausgibt
   *[other] und der Verteidiger { $count } ausgibt
}
part-slot = Platz
part-city = Stadt, Gelände × 2
part-reinforced = Verstärkte Marker
part-and-die = + ein Würfel
