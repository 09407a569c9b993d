### Through the Ages, beide Ausgaben: was geschah, was gefragt wird und was man tun kann. Die englische Datei hat
### dieselben Meldungen. Wie die Argumente vorbereitet werden: siehe src/civitas/language.py.

## Namen und Zahlen, die in vielen Sätzen stehen

pact-a = als Partei A
pact-b = als Partei B
pact-both = für beide gleich
pact-party = { $side_id ->
    [pact-both] {""}
   *[other] {" "}{ $side }
}
pact-as-a = { $name } als A
pact-as-b = { $name } als B
victim-leader = den Anführer
victim-wonder = das unfertige Wunder
n-resources = { $resources ->
    [one] 1 { -resource }
   *[other] { $resources } { -resource(form: "plural") }
}
n-cards = { $count ->
    [one] 1 Militärkarte
   *[other] { $count } Militärkarten
}
n-yellow = { $count ->
    [one] { $count } gelben Spielstein
   *[other] { $count } gelbe Spielsteine
}
n-blue = { $count ->
    [one] { $count } blauen Spielstein
   *[other] { $count } blaue Spielsteine
}
n-workers = { $count } Arbeiter
lost-goods = { $food ->
    [0] { n-resources }
   *[other] { $resources ->
        [0] { $food } Nahrung
       *[other] { n-resources } und { $food } Nahrung
    }
}
n-good = { $good_id ->
    [good-food] { $count } Nahrung
   *[other] { $count ->
        [one] 1 { -resource }
       *[other] { $count } { -resource(form: "plural") }
    }
}

## Ereignisse: Spielzüge und Zeitalter

event-turn = { $seat }, Runde { $round }
event-age = { $age } beginnt.
event-last-round = Runde { $round } ist die letzte.
event-swept = Von der { -card-row } verschwunden: { $cards }.
event-dealt = Neu auf der { -card-row }: { $cards }.
event-obsolete = { $seat } verliert als veraltet: { $cards }.
event-obsolete-military = { $seat } verliert { n-cards } als veraltet.
event-yellow-lost = { $seat } verliert { n-yellow } aus dem Vorrat.
event-bonus-chosen = { $seat } wählt { $card } für die Schlusswertung.
event-bonus-kept = { $seat } hat Bonuskarten behalten.
event-bonus-card = Wird am Ende für alle gewertet: { $card }.
event-final-bonus = { $seat } erhält { $points } Kultur als Schlussbonus.
event-game-over = { $ending }
event-resigned = { $seat } verlässt das Spiel.
event-leaving = { $seat } möchte das Spiel verlassen, sobald die Regeln es erlauben; nur du weißt davon.
seen-leaving = { $seat } möchte das Spiel verlassen, sobald die Regeln es erlauben.
event-staying = { $seat } bleibt doch im Spiel.

## Ereignisse: Karten und Aktionen

event-took = { $seat } nimmt { $card } von Feld { $space }.
event-populated = { $seat } vermehrt die Bevölkerung für { $food } Nahrung.
event-welcomed = { $seat } bekommt durch die Ozeandampfer einen Arbeiter.
event-built = { $seat } baut { $card } für { n-resources }.
event-upgraded = { $seat } { -upgrade(form: "does") } { $old } für { n-resources } zu { $card }{ -upgrade(form: "rest") }.
event-destroyed = { $seat } gibt { $card } auf; der Arbeiter wird wieder frei.
event-leader = { $seat } hat einen Anführer: { $card }.
event-leader-replaced = { $seat } ersetzt { $old } durch { $card }.
event-tucked = { $seat } legt { $card } unter { $wonder }: Das Wunder macht zufriedener.
event-constructed = { $count ->
    [one] { $seat } baut einen Abschnitt von { $card } für { n-resources }.
   *[other] { $seat } baut { $count } Abschnitte von { $card } für { n-resources }.
}
event-completed = { $seat } vollendet { $card }!
event-developed = { $seat } entwickelt { $card }.
event-lower-special = { $card } liegt unter dem, was { $seat } schon hat, und verlässt das Spiel.
event-government = { $seat } hat eine neue Regierungsform: { $card }.
event-revolution = Revolution bei { $seat }: { $card }!
event-cooperated = { $seat } zahlt 1 Wissenschaft für eine Technologie von { $other }.
event-played = { $seat } spielt { $card }.
event-armed = { $seat } bekommt { $count } { -resource(form: "plural") } und { $count } Wissenschaft für das Militär ({ $card }).
event-tactic = { $seat } spielt die Taktik { $card }.
event-tactic-shared = Die Taktik { $card } von { $seat } dürfen jetzt alle kopieren.
event-tactic-copied = { $seat } kopiert die Taktik { $card }.
event-traded = { $good_id ->
    [good-food] { $seat } zahlt mit 1 { -resource } statt mit Nahrung.
   *[other] { $seat } zahlt mit Nahrung statt mit 1 { -resource }.
}
event-gained = { $seat } erhält { n-good }.
event-culture = { $seat } erhält { $points } Kultur ({ $card }).
event-science = { $seat } erhält { $points } Wissenschaft ({ $card }).

## Ereignisse: Produktion

event-uprising = Aufstand! { $seat } hat mehr unzufriedene als unbeschäftigte Arbeiter und produziert nichts.
event-scored = { $seat } erhält { $science } Wissenschaft und { $culture } Kultur.
event-produced-food = { $seat } produziert { $count } Nahrung.
event-consumed = Die Bevölkerung von { $seat } isst { $count } Nahrung.
event-famine = Hungersnot: Es fehlt { $count } Nahrung; { $seat } verliert { $culture } Kultur.
event-produced-resources = { $count ->
    [one] { $seat } produziert 1 { -resource }.
   *[other] { $seat } produziert { $count } { -resource(form: "plural") }.
}
event-corruption = Korruption kostet { $seat } { lost-goods }.
event-drew = { $seat } zieht { n-cards }.
event-drew-cards = Du ziehst { $cards }.
seen-drew-cards = { $seat } zieht { $cards }.
event-discarded = { $seat } legt { n-cards } ab.

## Ereignisse: die Ereignisse des Spiels

event-event = Ereignis: { $card }
event-events-renewed = { $count ->
    [one] Das zukünftige Ereignis wird zum aktuellen.
   *[other] Die { $count } zukünftigen Ereignisse werden zu den aktuellen.
}
event-event-declined = { $seat } macht von { $card } keinen Gebrauch.
event-agreement = { $seat } gibt für { $card } die nächste politische Aktion her.
event-impact = { $card }: { $seat } erhält { $points } Kultur.
event-culture-lost = { $seat } verliert { $points } Kultur ({ $card }).
event-grew = { $seat } bekommt { n-workers } ({ $card }).
event-settlers = { $seat } bekommt { n-workers } ({ $card }).
event-goods-lost = { $seat } verliert { n-good } ({ $card }).
event-built-free = { $seat } baut { $building } umsonst ({ $card }).
event-ruined = { $wonder } von { $seat } verfällt zur Ruine ({ $card }).
event-rebelled = { $count ->
    [one] { $seat } verliert 1 Zivilaktion ({ $card }).
   *[other] { $seat } verliert { $count } Zivilaktionen ({ $card }).
}
event-leader-lost = { $seat } verliert { $leader } ({ $card }).
event-building-destroyed = { $seat } verliert ein Gebäude: { $building } ({ $card }).
event-population-lost = { $count ->
    [one] { $seat } verliert 1 unbeschäftigten Arbeiter.
   *[other] { $seat } verliert { $count } unbeschäftigte Arbeiter.
}
event-workers-lost = { $seat } verliert { n-workers } auf { $card }.
event-blue-lost = { $seat } verliert { n-blue } aus dem Vorrat.
event-stored-blue-lost = { $seat } verliert { n-blue } auf { $card }.

## Ereignisse: Politik

event-politics-lost = { $seat } hat in diesem Zug keine politische Aktion.
event-prepared = { $seat } bereitet ein Ereignis vor ({ $age }) und erhält { $points } Kultur.
event-own-prepared = Dein Ereignis: { $card }.
seen-own-prepared = Ereignis von { $seat }: { $card }.
event-peeked = { $seat } sieht sich das nächste Ereignis an.
event-peeked-at = Das nächste Ereignis: { $event }.
event-voyage = { $card } macht { $territory } zu einer Kolonie von { $seat }.
event-retired = { $card } tritt ab; { $seat } bekommt { n-yellow }.
event-marker-returned = Der Marker von { $other } kommt zurück in die Mitte.
event-pact-offered = { $seat } bietet { $other } einen Pakt an: { $card }{ pact-party }.
event-pact-refused = { $other } lehnt { $card } ab.
event-pact-concluded = Pakt von { $seat }{ pact-party } mit { $other }: { $card }.
event-pact-replaced = { $card } zwischen { $seat } und { $other } endet, ein neuer Pakt tritt an seine Stelle.
event-pact-cancelled = { $seat } kündigt { $card } mit { $other }.
event-pact-ended-by-attack = { $card } zwischen { $seat } und { $other } endet durch den Angriff.
event-pact-ended-by-resignation = { $card } zwischen { $seat } und { $other } endet.

## Ereignisse: Kolonien

event-bid = { $seat } bietet { $bid }.
event-passed = { $seat } passt.
event-auction-won = { $seat } muss { $card } mit einer Truppe der Stärke { $bid } kolonisieren.
event-reinforced = { $seat } verstärkt die Truppe mit { $card }: +{ $value }.
event-discarded-for-force = { $seat } legt für die Truppe eine Militärkarte ab: +1.
event-own-card-discarded = Du legst { $card } ab.
seen-own-card-discarded = { $seat } legt { $card } ab.
event-force-sent = { $seat } entsendet eine Truppe der Stärke { $force }: { $units }.
event-colonized = { $seat } kolonisiert { $card }.
event-not-colonized = Niemand kolonisiert { $card }.
event-colony-lost = { $seat } verliert die Kolonie { $card }.
event-colony-taken = { $seat } nimmt { $other } die Kolonie { $card } ab.

## Ereignisse: Angriffe und Kriege

event-attacked = { $price ->
    [one] { $seat } greift { $other } für 1 Militäraktion an: { $card }!
   *[other] { $seat } greift { $other } für { $price } Militäraktionen an: { $card }!
}
event-sacrificed = { $seat } opfert { $units }: +{ $value }.
event-defended = { $seat } verteidigt sich mit { $card }: +{ $value }.
event-defended-face-down = { $seat } verteidigt sich mit einer verdeckten Karte: +{ $value }.
event-aggression-succeeded = Der Angriff von { $seat } auf { $other } gelingt, { $attack } zu { $defence }.
event-aggression-failed = Der Angriff von { $seat } auf { $other } scheitert, { $attack } zu { $defence }.
event-war-declared = { $price ->
    [one] { $seat } erklärt { $other } für 1 Militäraktion den Krieg: { $card }!
   *[other] { $seat } erklärt { $other } für { $price } Militäraktionen den Krieg: { $card }!
}
event-war-won = { $card }: { $seat } siegt gegen { $other } (Angriff { $attack }, Verteidigung { $defence }).
event-war-tied = { $card }: { $seat } und { $other } sind gleich stark ({ $attack } zu { $defence }); es geschieht nichts.
event-war-dropped = { $card } von { $seat } gegen { $other } entfällt; { $seat } erhält { $points } Kultur.
event-culture-taken = { $seat } nimmt { $other } { $points } Kultur ab.
event-science-taken = { $seat } nimmt { $other } { $points } Wissenschaft ab.
event-yellow-taken = { $seat } nimmt { $other } { n-yellow } ab.
event-goods-taken = { $seat } nimmt { $other } { $food } Nahrung und { n-resources } ab.
event-goods-not-stored = { $seat } hat nur für { $food } Nahrung und { n-resources } davon blaue Spielsteine.
event-raided = { $seat } zerstört ein Gebäude von { $other }: { $building } ({ $card }).
event-struck = { $seat } beseitigt { $victim } von { $other } ({ $card }).
event-technology-seized = { $seat } nimmt { $other } { $technology } ab ({ $card }).

## Gleichartige Ereignisse zusammengefasst

list-actions = { $seat } { $items }.
item-took = nimmt { $card }
item-populated = vermehrt die Bevölkerung
item-welcomed = bekommt einen Arbeiter
item-built = baut { $card }
item-upgraded = { -upgrade(form: "does") }{ -upgrade(form: "rest") }: { $old } → { $card }
item-destroyed = gibt { $card } auf
item-leader = folgt { $card }
item-leader-replaced = ersetzt { $old } durch { $card }
item-tucked = legt { $card } unter { $wonder }
item-constructed = baut { $card } ({ $count ->
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
})
item-completed = vollendet { $card }
item-developed = entwickelt { $card }
item-lower-special = legt { $card } weg
item-government = hat eine neue Regierungsform, { $card }
item-revolution = macht eine Revolution
item-played = spielt { $card }
item-armed = rüstet auf
item-tactic = spielt die Taktik { $card }
item-tactic-copied = kopiert die Taktik { $card }
item-traded = { $good_id ->
    [good-food] zahlt 1 { -resource } als Nahrung
   *[other] zahlt Nahrung als { -resource }
}
item-gained = erhält { n-good }
item-culture = erhält { $points } Kultur ({ $card })
item-science = erhält { $points } Wissenschaft ({ $card })
list-production = { $seat }: { $items }.
item-scored = +{ $science } Wissenschaft, +{ $culture } Kultur
item-produced-food = +{ $count } Nahrung
item-consumed = −{ $count } Nahrung verzehrt
item-famine = Hungersnot −{ $culture } Kultur
item-produced-resources = { $count ->
    [one] +1 { -resource }
   *[other] +{ $count } { -resource(form: "plural") }
}
item-corruption = Korruption kostet { lost-goods }
item-drew = zieht { n-cards }
list-row = { -card-row }: { $items }.
item-swept = weg { $cards }
item-dealt = neu { $cards }
list-impacts = { $card }: { $items }.
item-impact = { $seat }: { $points }
list-auction = { $items }.
item-bid = { $seat } bietet { $bid }
item-passed = { $seat } passt
list-tokens = Gelbe Spielsteine verloren: { $items }.
item-yellow-lost = { $seat }: { $count }
list-razing = { $seat } zerstört Gebäude von { $other }: { $items }.
item-raided = { $building }

## Was gefragt wird

question-BonusChoice = Wähle eine Karte für die Schlusswertung
question-BonusChoice-help = Das gewählte Ereignis des Zeitalters III wird am Ende für alle gewertet. Was niemand wählt, kommt in den Stapel.
question-Politics = { $taken ->
    [0] Eine politische Aktion?
   *[other] Eine zweite politische Aktion?
}
question-Politics-help = Eine politische Aktion je Zug: ein Ereignis vorbereiten (das bringt sofort Kultur, und das nächste Ereignis tritt ein), angreifen, Krieg erklären, einen Pakt anbieten oder kündigen. Mit `fertig` geht es zu deinen Aktionen. `? aufruhr` erklärt eine Karte, `karte 2` zeigt das Spielbrett von Spieler 2.
question-ActionPhase = Deine Aktionen: noch { $civil } zivil, { $military } militärisch
question-ActionPhase-help = Zivilaktionen nehmen Karten von der { -card-row }, { -increase } die Bevölkerung, bauen Farmen, Minen und Gebäude und { -upgrade(form: "do") } sie{ -upgrade(form: "rest") }, bauen Abschnitte eines Wunders, spielen Anführer und Aktionskarten und entwickeln Technologien. Militäraktionen bauen Einheiten, { -upgrade(form: "do") } sie{ -upgrade(form: "rest") } und spielen Taktiken; übrige ziehen Militärkarten. Arbeiter kommen für Nahrung aus dem gelben Vorrat, Gebäude kosten { -resource(form: "plural") }, Technologien Wissenschaft. Die Zahl hinter einer Wahl ist ihr Preis. `nimm eisen` nimmt eine Karte beim Namen. Mit `von-hand` suchst du in diesem Zug selbst aus, welche blauen Spielsteine zahlen. `aufhören` verlässt das Spiel, wo der Tisch es erlaubt.
question-Agreement = { $card }: Karten im Wert von { $budget } Zivilaktionen nehmen?
question-Agreement-help = Die Karten kosten keine Aktionen, aber für die erste gibst du deine nächste politische Aktion her.
question-Work = { $card }: wofür?
question-Work-help = Du hast { $card } gespielt. Wähle, wofür; es kostet keine weitere Aktion und weniger als sonst.
question-Civilize = { $card }: eine Aktion für { $discount } weniger?
question-Civilize-help = Du darfst die Bevölkerung vermehren, eine Farm, eine Mine oder ein Gebäude bauen oder eine Technologie entwickeln, ohne eine Aktion auszugeben.
question-EitherGood = { $amount } Nahrung oder { $amount } { -resource(form: "plural") }?
question-EitherGood-help = Mischen geht nicht. Wenn im blauen Vorrat Spielsteine fehlen, bekommst du weniger.
question-GainEither = { $card }: { $amount } Nahrung oder { $amount } { -resource(form: "plural") }?
question-GainEither-help = Mischen geht nicht. Wenn im blauen Vorrat Spielsteine fehlen, bekommst du weniger.
question-GainMix = { $card }: Du bekommst zusammen { $amount } Nahrung und { -resource(form: "plural") }; wie viel davon ist Nahrung?
question-GainMix-help = Was nicht Nahrung ist, sind { -resource(form: "plural") }. Wenn im blauen Vorrat Spielsteine fehlen, bekommst du weniger.
question-LoseMix = { $card }: Du verlierst zusammen { $amount } Nahrung und { -resource(form: "plural") }; wie viel davon ist Nahrung?
question-LoseMix-help = Was nicht Nahrung ist, sind { -resource(form: "plural") }.
question-BuildFree = { $card }: { $building } umsonst bauen?
question-BuildFree-help = Einer deiner unbeschäftigten Arbeiter kommt dorthin, ohne { -resource(form: "plural") } und ohne Aktion.
question-DiscardMilitary = { $amount ->
    [one] { $card }: Lege 1 Militärkarte ab
   *[other] { $card }: Lege { $amount } Militärkarten ab
}
question-DiscardMilitary-help = Du suchst sie aus; die anderen sehen sie nicht.
question-RuinWonder = { $card }: Welches deiner Wunder verfällt zur Ruine?
question-RuinWonder-help = Eine Ruine verliert ihre Wirkung und bringt stattdessen jeden Zug 2 Kultur; sie zählt weiter als Wunder.
question-LosePopulation = { $count ->
    [one] Du verlierst einen Arbeiter: von welcher Karte?
   *[other] Du verlierst { $count } Arbeiter: von welchen Karten?
}
question-LosePopulation-help = Du hast keine unbeschäftigten Arbeiter mehr, also verlieren Gebäude oder Einheiten ihre. Die Spielsteine kommen in den gelben Vorrat zurück.
question-LoseBlue = { $count ->
    [one] Du verlierst einen blauen Spielstein: von welcher Karte?
   *[other] Du verlierst { $count } blaue Spielsteine: von welchen Karten?
}
question-LoseBlue-help = Dein blauer Vorrat ist leer, also trifft es gelagerte Nahrung oder { -resource(form: "plural") }.
question-DestroyBuilding = { $card }: Welches Gebäude von { $owner } wird zerstört?
question-DestroyBuilding-help = Sein Arbeiter wird wieder ein unbeschäftigter Arbeiter des Besitzers.
question-LoseColony = Welche Kolonie von { $owner } geht verloren?
question-LoseColony-help = Verloren geht, was die Kolonie auf Dauer brachte; was sie sofort brachte, bleibt.
question-Covering = Der blaue Vorrat ist leer: Von welcher Karte kommt der Spielstein für das Wunder?
question-Covering-help = Auf jedem fertigen Abschnitt liegt ein blauer Spielstein, bis das Wunder vollendet ist.
question-Tucking = Unter welches Wunder kommt dein alter Anführer?
question-Tucking-help = Das Wunder macht ab jetzt zufriedener. Sonst bekommst du eine Zivilaktion zurück.
question-Payment = { $due ->
    [one] Zahle { $good } von Hand: noch 1
   *[other] Zahle { $good } von Hand: noch { $due }
}
question-Payment-help = Ein Spielstein geht für den Wert seiner Karte in den Vorrat zurück; Wechselgeld kommt in kleineren Werten wieder. Eine Zahl unter 0 ist Wechselgeld, das du noch bekommst.
question-Placement = Lege { $good } hin: noch { $left }
question-Placement-help = Ein Spielstein auf einer Karte ist wert, was die Karte produziert. Hohe Werte brauchen weniger blaue Spielsteine.
question-IdleMine = Soll eine Mine ruhen?
question-IdleMine-help = Eine Mine, die nicht produziert, spart einen blauen Spielstein; das kann Korruption verhindern.
question-HandLimit = { $excess ->
    [one] Lege 1 Militärkarte ab
   *[other] Lege { $excess } Militärkarten ab
}
question-HandLimit-help = Behalten darfst du { $limit } Militärkarten: eine für jede deiner Militäraktionen. Die anderen sehen nicht, was du ablegst.
question-Auction = { $bidder ->
    [none] Auf { $card } bieten?
   *[other] Mehr als { $bid } auf { $card } bieten? { $bidder } führt
}
question-Auction-help = Wer am höchsten bietet, muss eine Truppe dieser Stärke entsenden: Einheiten mit ihren Armeen, Bonuskarten und Kolonisierungssymbole, mindestens eine Einheit. Entsandte Einheiten sind verloren. Wer passt, ist draußen.
question-Expedition = { $card }: Deine Truppe hat { $force } von { $bid }
question-Expedition-help = Entsende Einheiten und spiele Bonuskarten, bis die Truppe dein Gebot wert ist. Mehr ist erlaubt, aber ebenso verloren.
question-Sacrifice = { $card }: Einheiten opfern? Angriff { $attack }, Verteidigung { $defence }, bisher +{ $value }
question-Sacrifice-help = Geopferte Einheiten zählen doppelt, mit den Armeen unter ihnen, und kommen nach dem Angriff in den gelben Vorrat.
question-Defence = Verteidigen? Angriff { $attack }, deine Verteidigung { $defence }
question-Defence-help = Die Verteidigung muss den Angriff erreichen. Bonuskarten zählen, was auf ihnen steht; in der Ausgabe von 2015 zählt jede verdeckte Karte 1, und du darfst so viele Karten einsetzen, wie du insgesamt Militäraktionen hast.
question-Plunder = { $card }: Du nimmst { $from } zusammen { $amount } Nahrung und { -resource(form: "plural") } ab; wie viel davon ist Nahrung?
question-Plunder-help = Was nicht Nahrung ist, sind { -resource(form: "plural") }. Für die Beute brauchst du blaue Spielsteine im Vorrat.
question-Raid = { $card }: Welches Gebäude von { $from } wird zerstört?
question-Raid-help = Du bekommst die Hälfte der { -resource(form: "plural") }, die die Gebäude kosten. Ihre Arbeiter werden frei.
question-Annexation = { $card }: Welche Kolonie nimmst du { $from } ab?
question-Annexation-help = Du bekommst, was die Kolonie auf Dauer bringt.
question-Infiltration = { $card }: Was verliert { $from }?
question-Infiltration-help = Der Anführer oder das unfertige Wunder verlässt das Spiel, und du erhältst Kultur für die Stufe.
question-Seizure = { $card }: Spezialtechnologien von { $from } im Wert von { $rest } Wissenschaft nehmen?
question-Seizure-help = Du nimmst Spezialtechnologien bis zum Vorsprung deines Sieges und für den Rest Wissenschaftspunkte.
question-PactOffer = { $from } bietet dir{ pact-party } einen Pakt an: { $card }. Annehmen?
question-PactOffer-help = Der Pakt gilt, bis ihn jemand kündigt, ein Angriff ihn beendet oder sein Zeitalter vorbei ist. `?` und sein Name sagt, was die Parteien davon haben.
question-Departure = Das Spiel verlassen, bevor dein Krieg entschieden wird?
question-Departure-help = Wer geht, hat verloren; die anderen spielen weiter. Mit `fertig` spielst du weiter.

## Was man tun kann

verb-take = die Karte auf Feld { $space } nehmen
verb-populate = die Bevölkerung vermehren
verb-build = { $technology } bauen
verb-upgrade = { $upgrade_1 } zu { $upgrade_2 } { -upgrade }
verb-convert = { $conversion_1 } in { $conversion_2 } verwandeln
verb-destroy = einmal { $technology } aufgeben
verb-lead = { $leader } als Anführer einsetzen
verb-construct = { $stages ->
    [one] den nächsten Abschnitt des Wunders bauen
   *[other] die nächsten { $stages } Abschnitte des Wunders bauen
}
verb-develop = { $technology } entwickeln
verb-revolt = Revolution: { $government }
verb-play = { $card } spielen
verb-adopt = die Taktik { $tactic } spielen
verb-copy = die Taktik { $tactic } kopieren
verb-muster = Bevölkerung vermehren und bauen: { $unit }
verb-welcome = durch die Ozeandampfer einen Arbeiter bekommen
verb-arm = Wissenschaft und { -resource(form: "plural") } für das Militär statt Kultur
verb-draw = eine Militärkarte ziehen
verb-substitute = die nächste Zivilaktion mit einer Militäraktion bezahlen
verb-by-hand = blaue Spielsteine in diesem Zug von Hand wählen
verb-done = fertig
verb-spend = mit einem Spielstein von { $technology } zahlen
verb-place = einen Spielstein auf { $technology } legen
verb-trade = einmal mit dem anderen Gut zahlen (Handelswegeabkommen)
verb-prepare = das Ereignis { $event } vorbereiten
verb-attack = Spieler { $player } angreifen: { $aggression }
verb-declare = Spieler { $player } den Krieg erklären: { $war }
verb-propose = Spieler { $player } einen Pakt anbieten: { $pact }
verb-cancel = den Pakt von Spieler { $player } kündigen
verb-colonize = { $territory } zur Kolonie machen
verb-retire = den Anführer abtreten lassen
verb-resign = das Spiel verlassen
verb-accept = annehmen
verb-refuse = ablehnen
verb-bid = { $bid } bieten
verb-send = { $unit } entsenden
verb-reinforce = mit { $bonus } verstärken
verb-discard = { $card } ablegen
verb-defend = mit { $card } verteidigen
verb-sacrifice = { $unit } opfern
verb-lose = einen Arbeiter auf { $technology } verlieren
verb-raze = { $technology } zerstören
verb-forfeit = einen blauen Spielstein von { $technology } verlieren
verb-want = { $good_id ->
    [food] Nahrung
    [good-food] Nahrung
   *[other] { -resource(form: "plural") }
}
verb-split = { $food } Nahrung
verb-cede = { $territory }
verb-strike = { $victim } beseitigen
verb-seize = { $technology } nehmen
verb-ruin = { $wonder } verfällt
verb-tuck = unter { $wonder }
verb-spare = { $technology } ruht
verb-choose = { $event } wählen
verb-stay = doch im Spiel bleiben

## Was eine Aktion für immer kosten würde

loss-resign = Du verlässt das Spiel sofort: Deine Zivilisation ist verloren, und du hast verloren.
loss-resign-later = Du verlässt das Spiel in deinem nächsten Zug, sobald die Regeln es erlauben, und hast dann verloren; bis zum Ende dieses Zuges kannst du das zurücknehmen.

## Was `fertig` bedeutet

done-Politics = weiter zu deinen Aktionen
done-ActionPhase = den Zug beenden
done-Agreement = nichts mehr nehmen
done-Tucking = unter keines; eine Zivilaktion zurückbekommen
done-IdleMine = alle Minen produzieren
done-Auction = passen
done-Expedition = die Truppe entsenden
done-Sacrifice = nichts mehr opfern
done-Defence = keine Karten mehr
done-Raid = nichts mehr zerstören
done-Seizure = den Rest als Wissenschaft nehmen
done-Departure = weiterspielen

## Wörter zum Eintippen; das erste steht in Beispielen

word-take = nimm
word-populate = vermehre wachse arbeiter
word-build = baue
word-upgrade = { -upgrade(form: "typed") }
word-convert = verwandle
word-destroy = aufgeben
word-lead = anführer
word-construct = weltwunder abschnitt
word-develop = entwickle
word-revolt = revolution
word-play = spiele
word-adopt = taktik
word-copy = kopiere
word-muster = aushebung
word-welcome = dampfer
word-arm = rüste
word-draw = ziehe
word-substitute = ersetzen
word-by-hand = von-hand
word-done = fertig weiter passe
word-spend = zahle
word-place = lege
word-trade = tausche
word-prepare = vorbereiten ereignis
word-attack = angriff
word-declare = krieg
word-propose = pakt
word-cancel = kündige
word-colonize = kolonisiere
word-retire = abtreten
word-resign = aufhören
word-accept = annehmen ja
word-refuse = ablehnen nein
word-bid = biete
word-send = entsende
word-reinforce = verstärke
word-discard = ablegen
word-defend = verteidige
word-sacrifice = opfere
word-lose = verliere
word-raze = zerstöre
word-forfeit = verzichte
word-want = möchte
word-split = teile
word-cede = kolonie
word-strike = beseitige
word-seize = erbeute
word-ruin = ruine
word-tuck = unter
word-spare = ruhe
word-choose = wähle
word-stay = bleiben

## Wie Werte heißen

domain-space = ein Feld der { -card-row }, 1 bis 13
domain-technology = eine Technologie
domain-upgrade = zwei Technologien einer Art, die niedrigere zuerst
domain-conversion = ein Gebäude und ein Theater
domain-leader = ein Anführer
domain-stages = eine Zahl von Bauabschnitten
domain-government = eine Regierungsform
domain-tactic = eine Taktik
domain-unit = eine Militäreinheit
domain-event = ein Ereignis oder Gebiet
domain-aggression = ein Überfall
domain-player = die Nummer eines Spielers
domain-war = ein Krieg
domain-pact = ein Pakt
domain-territory = ein Gebiet
domain-bid = eine Stärke
domain-bonus = eine Bonuskarte
domain-good = Nahrung oder { -resource(form: "plural") }
domain-food = eine Menge Nahrung
domain-victim = Anführer oder Wunder
domain-wonder = ein Wunder

## Wie ein Spiel endet

ending-last-round = Die letzte Runde ist vorbei; die meiste Kultur gewinnt.
ending-last-player = Alle anderen haben das Spiel verlassen.

## Optionen

option-resignation = Ob ein Spieler das Spiel verlassen darf
option-mode = Das Experten-, das Fortgeschrittenen- oder das Einstiegsspiel
option-mode-full = das Expertenspiel: vier Zeitalter, Kriege, alles
option-mode-advanced = das Fortgeschrittenenspiel: bis Zeitalter II, ohne Kriege
option-mode-simple = das Einstiegsspiel: bis Zeitalter I, ohne Militärkarten, Zufriedenheit und Korruption
option-easier = Leichter: ein gelber Spielstein mehr, Gebäudegrenzen um eins höher
option-less_mean = Weniger gemein: Niemand wird in einer Runde von zwei Gegnern angegriffen
option-peaceful = Friedlich: keine Überfälle und keine Kriege
option-peaceful_pacts = Friedlich: auch Pakte behalten, die nur gegen Angriffe helfen
option-military_draw = Militärkarten werden für Militäraktionen gezogen
option-bonus_cards = Ereignisse des Zeitalters III, die am Ende für alle gewertet werden
option-bonus_cards-none = keine Bonuskarten
option-bonus_cards-public = einige liegen von Anfang an offen
option-bonus_cards-age-by-age = in jedem Zeitalter wird eine weitere aufgedeckt
option-bonus_cards-private = jeder behält geheime
option-bonus_cards-open = die Spieler wählen vor dem Spiel offen aus
option-public_bonus_cards = Wie viele Bonuskarten von Anfang an offen liegen
option-fewer_points = Bonuskarten: Übrige Ereignisse des Zeitalters III werden nicht gewertet
option-alternative_corruption = Eine Mine darf ruhen, um Korruption zu vermeiden
option-war_before_refill = Ein Krieg wird entschieden, bevor die Kartenleiste aufgefüllt wird
option-robespierre_keeps_available = Nach Robespierres Revolution sind so viele Zivilaktionen verfügbar wie davor
option-colonization_in_last_round = In der letzten Runde darf kolonisiert werden

## Die Lage

legend = Preis einer Karte: Zivilaktionen (●). 2▪3: zwei Arbeiter und drei blaue Spielsteine auf einer Technologie. Zufr. 2/1: zwei Zufriedenheitssymbole, eines nötig.
headline = Runde { $round } · { $age } · Zug von { $name }
headline-over = Runde { $round } · { $age }
headline-last = letzte Runde
headline-end = das Spiel endet nach Runde { $round }
column-player = Spieler
column-culture = Kultur
column-science = Wissen
column-strength = Stärke
column-faces = Zufr.
column-food = Nahrung
column-resources = { -resource(form: "plural") }
column-resources-short = { -resource(form: "short") }
column-civil = Zivil
column-military = Mil.
column-hand = Hand
row = { -card-row }
row-decks = Zivilstapel { $civil }, Militärstapel { $military }
row-civil-deck = Zivilstapel { $civil }
current-events = Aktuelle Ereignisse
future-events = Zukünftige Ereignisse
next-event = als Nächstes: { $card }
own-events = deine: { $cards }
common-tactics = Gemeinsame Taktiken
bonus-cards = Bonuskarten
bonus-hidden = { $count } noch verdeckt
board-left = hat das Spiel verlassen
board-yellow = Gelber Vorrat
board-worker = Arbeiter { $price } Nahrung
board-no-worker = keine Arbeiter mehr
board-unused = { $unused ->
    [0] keine Arbeiter frei
   *[other] { $unused } Arbeiter frei
}
board-eats = isst { $eats }
board-more = { $value } ab { $count }
board-faces = Zufr. { $faces }/{ $demand }
board-discontent = { $discontent } unzufrieden
board-blue = Blauer Vorrat
board-corruption = Korruption { $count }
board-technologies = Technologien
board-specials = Spezial
board-wonders = Wunder
board-stages = { $card }, Abschnitte { $done }/{ $all }: noch { $costs }
board-ruin = { $card } in Ruinen
board-tucked = { $card } mit { $leader }
board-colonies = Kolonien
board-army = Armee
board-exclusive = noch nicht für alle
board-strength = Armeen +{ $strength }
board-colonization = Kolonisierung +{ $count }
board-pacts = Pakte
board-pact = { $card } mit { $name }{ pact-party }
board-wars = Krieg
board-war = { $card } gegen { $name }
board-war-by = { $card } von { $name }
board-hand = Hand
board-cards = Militär
board-cards-hidden = { n-cards } ({ $ages })
board-kept = Behalten
board-kept-hidden = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
board-turn = Dieser Zug
board-unit-resources = +{ n-resources } für Einheiten
board-unit-science = +{ $count } Wissenschaft für Einheiten
board-extra-military = { $count ->
    [one] 1 Militäraktion mehr
   *[other] { $count } Militäraktionen mehr
}
board-civil-lost = { $count ->
    [one] 1 Zivilaktion weniger
   *[other] { $count } Zivilaktionen weniger
}
board-marker = Marker bei { $name }
type-farm = Farm
type-mine = Mine
type-lab = Labor
type-temple = Tempel
type-library = Bibl.
type-theater = Theat.
type-arena = Arena
type-infantry = Inf.
type-cavalry = Kav.
type-artillery = Art.
type-air-force = Luft
own-status = Du hast
map-player = Wessen Spielbrett? `karte 2` zeigt das von Spieler 2.
heading-take = Nehmen
heading-build = Bauen
heading-upgrade = { -upgrade(form: "heading") }
heading-convert = In ein Theater verwandeln
heading-destroy = Aufgeben
heading-lead = Anführer
heading-construct = Wunder
heading-develop = Entwickeln
heading-revolt = Revolution
heading-play = Spielen
heading-adopt = Taktik
heading-copy = Taktik kopieren
heading-muster = Arbeiter und Einheit
heading-spend = Zahlen von
heading-place = Legen auf
heading-prepare = Ereignis vorbereiten
heading-attack = Angreifen
heading-declare = Krieg erklären
heading-propose = Pakt anbieten
heading-cancel = Pakt kündigen
heading-colonize = Kolonisieren
heading-bid = Bieten
heading-send = Entsenden
heading-reinforce = Verstärken mit
heading-discard = Ablegen
heading-defend = Verteidigen mit
heading-sacrifice = Opfern
heading-lose = Arbeiter verlieren auf
heading-raze = Zerstören
heading-forfeit = Blauer Spielstein von
heading-want = Erhalten
heading-split = Nahrung
heading-cede = Kolonie
heading-strike = Beseitigen
heading-seize = Nehmen
heading-ruin = Verfällt zur Ruine
heading-tuck = Unter
heading-spare = Ruht
heading-choose = Wählen
choice-stages = { $stages ->
    [one] { $card }, nächster Abschnitt
   *[other] { $card }, nächste { $stages } Abschnitte
}
choice-against = { $card } gegen { $name }
choice-with = { $card } mit { $name }
choice-populate = die Bevölkerung vermehren

## Erklärungen

about-kind = { $kind }, { $age }
about-science-cost = Wissenschaft { $count }
about-revolution = Revolution { $count }
about-cost = { -resource(form: "plural") } { $count }
about-stages = Abschnitte { $costs }
about-price = Militäraktionen { $count }
about-costs = Kostet: { $costs }.
about-gives = Bringt: { $yields }.
about-each = Bringt je Arbeiter: { $yields }.
about-army = Eine Armee: { $units }, Stärke { $bonus }.
about-old-army = Mit einer zwei Zeitalter älteren Einheit hat sie Stärke { $old }.
about-limit = höchstens { $count } Gebäude einer Art
about-defence = Verteidigung { $count }
yield-food = { $count } Nahrung
yield-resources = { effect-amount-resources }
yield-science = { $count } Wissenschaft
yield-culture = { $count } Kultur
yield-strength = { $count } Stärke
yield-happy = { $count ->
    [one] { $count } { -happy-face(form: "after-ein") }
   *[other] { $count } { -happy-face(form: "plural") }
}
yield-civil = { $count ->
    [one] { $count } Zivilaktion
   *[other] { $count } Zivilaktionen
}
yield-military = { $count ->
    [one] { $count } Militäraktion
   *[other] { $count } Militäraktionen
}
yield-blue = { n-blue }
yield-yellow = { n-yellow }
yield-colonization = Kolonisierung { $count }
about-where-row = In der { -card-row } auf Feld { $space }.
about-where-hand = In der Hand von { $name }.
about-where-play = Im Spiel bei { $name }.

## Befehle, die hier anderes bedeuten

command-map-help = das Spielbrett eines Spielers: `karte 2`
command-help-help = was gerade gefragt ist und was du tippen kannst; `? eisen` erklärt eine Karte oder eine Regel; `? 2` zeigt, woraus sich die Zahlen von Spieler 2 zusammensetzen
command-rules-help = die Regeln durchsuchen: `regeln korruption`

## Was zu einer Frage führte

headline-ending = { $headline } · { $ending }
aged = { $card } { $age }
more = +{ $what }
less = −{ $what }
because-attack = { $name } greift { $other } an: { $card }.
because-war = Der Krieg von { $name } gegen { $other } wird entschieden: { $card }.
because-event = Ereignis: { $card }.
because-bid = { $name } führt mit { $count }.
because-passed = { $name } hat gepasst.
because-sent = Bisher entsandt: { $units }.
because-sacrificed = Bisher geopfert: { $units }.
because-pact = { $name }: { $gains }.

## Was eine Wahl ihrer Überschrift hinzufügt und was sie kostet

choice-upgrade = { $old } → { $new }
choice-workers = ×{ $count }
choice-worth = { $count } wert
choice-stored = nur { $count } passt in den Speicher
choice-strengths = Stärke { $attack } gegen { $defence }
choice-sacrifices = durch Opfer bis +{ $attack } gegen +{ $defence }
choice-defence-cards = { $count ->
    [one] dort 1 Karte bis +{ $value }
   *[other] dort { $count } Karten bis +{ $value }
}
choice-war-waits = entschieden wird zu Beginn deines nächsten Zugs
choice-adds = +{ $count }
choice-hidden = { $card } verdeckt
price-civil = { $count ->
    [one] 1 Zivilaktion
   *[other] { $count } Zivilaktionen
}
price-military = { $count ->
    [one] 1 Militäraktion
   *[other] { $count } Militäraktionen
}
price-food = { $count } Nahrung
price-resources = { $count ->
    [one] 1 { -resource }
   *[other] { $count } { -resource(form: "plural") }
}
price-science = { $count } Wissenschaft

## Was Erklärungen sagen und woraus Zahlen bestehen

about-space = Feld { $space } der { -card-row }, { $count ->
    [one] 1 Zivilaktion
   *[other] { $count } Zivilaktionen
}
about-until = { $now } ({ $next })
about-past = Vergangen: { $cards }
about-units = { $count } { $type }
about-at-once = Sofort: { $gains }.
gain-food = { $count } Nahrung
gain-resources = { effect-amount-resources }
gain-science = { $count } Wissenschaft
gain-culture = { $count } Kultur
gain-population = { n-workers }
gain-cards = { n-cards }
account-number = { $count }
account-times = { $thing } ×{ $count }
account-limit = Grenze
account-printed = aufgedruckter Preis
account-cheaper = billiger durch diese Karte
account-wonders = vollendete Wunder
account-new-leader = neuer Anführer in diesem Zug
account-eaten = gegessen
account-corruption = Korruption
account-with-aircraft = { $army }, von einer Luftwaffe verdoppelt
account-civil-left = Übrige Zivilaktionen
account-military-left = Übrige Militäraktionen
account-costs = Kostet dich
account-take = von Feld { $space } nehmen (Zivilaktionen)
account-science = entwickeln (Wissenschaft)
account-revolution = durch Revolution (Wissenschaft)
account-worker = je Arbeiter ({ -resource(form: "plural") })
account-upgrade = { $old } { -upgrade } ({ -resource(form: "plural") })
account-stages = restliche Abschnitte ({ -resource(form: "plural") })
account-stage = Abschnitt { $number }
account-attack = gegen { $name } (Militäraktionen)
account-completion = Kultur, wenn du es jetzt vollendest
account-impact = Kultur, die es jetzt brächte
account-final = Schlusswertung, soweit du sie kennst
account-culture-now = Kultur jetzt
account-culture-before = Kultur davor
account-bonus = Schlussbonus
account-rank-1 = 1. Platz
account-rank-2 = 2. Platz
account-rank-3 = 3. Platz
account-rank-4 = 4. Platz
account-surplus = mehr Nahrung, als gegessen wird
account-discontent = unzufriedene Arbeiter
account-content = zufriedene Arbeiter über zehn
account-technologies = Technologien der Stufe I
account-production = Farmen und Minen
account-now = jetzt
account-rate = in diesem Zug
account-produced = produziert
account-famine = Hungersnot
account-traded = statt Nahrung gezahlt
account-change = kein Wechselgeld

## Aktionen in ganzen Worten, wie man sie am Tisch sagt

phrase-take = { $card } von Feld { $space } nehmen
phrase-construct = { $stages ->
    [one] den nächsten Abschnitt von { $card } bauen
   *[other] die nächsten { $stages } Abschnitte von { $card } bauen
}
phrase-attack = { $name } angreifen: { $card }
phrase-declare = { $name } den Krieg erklären: { $card }
phrase-propose = { $name } einen Pakt anbieten: { $card }
phrase-cancel = { $card } mit { $name } kündigen
phrase-retire = { $card } abtreten lassen
phrase-strike = { $card } beseitigen

## Was andere nicht sehen, für alle, die alles sehen

secret-military = Militärkarten: { $cards }
secret-kept = Für das Ende behalten: { $cards }
secret-events = Bekannte Ereignisse: { $cards }
