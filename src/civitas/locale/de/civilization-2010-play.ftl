### Civilization (2010): was geschehen ist, was gefragt wird und was man tun kann. Die englische Datei hat dieselben
### Meldungen. Wie die Argumente aufbereitet werden: siehe src/civitas/language.py. Namen stehen im Werfall und ohne
### Artikel, damit auch „Mongolei“ und „Aztekenreich“ passen. Begriffe nach der deutschen Anleitung der Erweiterung.

## Namen und Zahlen, die in mehreren Sätzen vorkommen

welcome-you = Du bist Spieler { $number }; mit dir am Tisch: { $bots }.
nation-americans = Amerika
nation-chinese = China
nation-egyptians = Ägypten
nation-germans = Deutschland
nation-romans = Rom
nation-russians = Russland
nation-aztecs = Aztekenreich
nation-english = England
nation-french = Frankreich
nation-japanese = Japan
nation-mongols = Mongolei
nation-zulu = Zululand
nation-none = Spieler { $player }
barbarians = Barbaren
a-figure = { $figure_id ->
    [piece-army] eine Armee
   *[other] einen Pionier
}
n-armies = { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}
n-scouts = { $scouts ->
    [one] 1 Pionier
   *[other] { $scouts } Pioniere
}
n-group = { $armies ->
    [0] { n-scouts }
   *[other] { $scouts ->
        [0] { n-armies }
       *[other] { n-armies } und { n-scouts }
    }
}
n-group-with = { $armies ->
    [0] { n-scouts-with }
   *[other] { $scouts ->
        [0] { n-armies }
       *[other] { n-armies } und { n-scouts-with }
    }
}
n-scouts-with = { $scouts ->
    [one] 1 Pionier
   *[other] { $scouts } Pionieren
}
n-figures = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
n-wounds = { $count } Schaden
n-level = { $level ->
    [1] Stufe I
    [2] Stufe II
    [3] Stufe III
    [4] Stufe IV
   *[other] Stufe V
}
n-rank = { $rank ->
    [1] Rang I
    [2] Rang II
    [3] Rang III
   *[other] Rang IV
}
n-loot = { $count ->
    [one] 1 Beutepunkt
   *[other] { $count } Beutepunkte
}

## Ereignisse: Anfang und Ende

event-civilization-dealt = Spieler { $seat_number } darf wählen: { $civilization }.
event-civilization-assigned = Spieler { $seat_number } spielt: { $civilization }.
event-first-player = { $seat } beginnt als Startspieler.
event-starting-wonder-drawn = { $seat } beginnt mit einem Weltwunder: { $wonder }.
event-starting-wonder-placed = { $seat } baut auf { $square }: { $wonder }.
event-capital-founded = { $seat } gründet die Hauptstadt auf { $square }.
event-figure-placed = { $seat } stellt { a-figure } auf { $square }.
event-walled-from-the-start = { $seat } hat von Anfang an eine Stadtmauer um die Hauptstadt.
event-turn = Runde { $turn } · Startspieler: { $seat }
event-phase = { $phase }
event-won-culture = { $seat } erreicht das Ende der Kulturskala und gewinnt das Spiel!
event-won-economic = { $seat } hat 15 Münzen und gewinnt das Spiel!
event-won-technology = { $seat } beherrscht die Raumfahrt und gewinnt das Spiel!
event-won-military = { $seat } erobert eine Hauptstadt und gewinnt das Spiel!
event-turn-limit = Runde { $turn } war die letzte: Es entscheiden Kulturskala, dann Münzen, dann Technologien.

## Ereignisse: Einnahmen und Zahlungen

event-trade-gained = { $seat } erhält { $count } Handel.
event-trade-lost = { $seat } kann { $count } Handel nicht behalten: Die Handelsscheibe ist am Anschlag.
event-trade-paid = { $seat } zahlt { $count } Handel.
event-trade-converted = { $seat } wandelt { $count } Handel in Produktion um.
event-culture-gained = { $seat } erhält { $count } Kultur.
event-culture-paid = { $seat } zahlt { $count } Kultur.
event-coin-gained = { $seat } erhält einen Münzmarker.
event-coin-gained-on = { $seat } legt einen Münzmarker auf die Karte { $card }.
event-resource-gained = { $seat } nimmt einen Rohstoff: { $resource }.
event-resource-paid = { $seat } gibt einen Rohstoff aus: { $resource }.
event-token-paid = { $seat } deckt einen Marker auf und gibt ihn aus: { $resource }.
event-no-resource-left = Der Markt hat keinen Rohstoff mehr; { $seat } geht leer aus.
event-event-drawn = { $seat } zieht ein Kulturereignis der { n-level }.
event-event-drawn-card = { $seat } zieht: { $card }.
event-no-event-left = Es gibt kein Kulturereignis der { n-level } mehr; { $seat } geht leer aus.
event-event-discarded = { $seat } legt ab: { $card }.
event-people-drawn = { $seat } hat die Wahl: { $card } oder { $other-card }.
event-person-gained = { $seat } erhält eine Große Persönlichkeit: { $card }.
event-person-placed = { $seat } legt auf { $square }: { $card }.
event-person-kept = { $seat } behält in Reserve: { $card }.
event-no-person-left = Es gibt keine Große Persönlichkeit mehr; { $seat } geht leer aus.
event-unit-built = { $seat } baut eine Einheit: { $type }.
event-unit-drawn = { $seat } zieht: { $card }.
event-figure-built = { $seat } baut auf { $square } { a-figure }.
event-advanced = { $seat } rückt auf der Kulturskala auf Feld { $step } vor.
event-advance-paid = { $trade ->
    [0] { $seat } zahlt für die Kulturskala { $culture } Kultur.
   *[other] { $seat } zahlt für die Kulturskala { $culture } Kultur und { $trade } Handel.
}

## Ereignisse: Rundenbeginn

event-city-founded = { $figure_id ->
    [piece-army] { $seat } gründet mit einer Armee eine Stadt auf { $square }.
   *[other] { $seat } gründet mit einem Pionier eine Stadt auf { $square }.
}
event-figure-displaced = { $seat } stellt { a-figure } wegen der neuen Stadt auf { $square }.
event-figure-crowded-out = { $seat } verliert auf { $square } { a-figure }: Neben der neuen Stadt ist kein Platz.
event-figures-assigned = { $seat } lässt die Figuren auf { $square } für die Stadt auf { $city } arbeiten.
event-government-changed = { $seat } wechselt die Staatsform: { $government }.
event-policy-adopted = { $seat } führt eine Sozialpolitik ein: { $policy }.
event-policy-abandoned = { $seat } gibt eine Sozialpolitik auf: { $policy }.
event-policy-switched = { $seat } wechselt die Sozialpolitik: { $old } → { $new }.

## Ereignisse: Handel

event-offer-made = { $seat } macht ein Angebot ({ $other }).
event-offer-gives = { $seat } würde geben ({ $other }): { $count } × { $goods }.
event-offer-wants = { $seat } möchte haben ({ $other }): { $count } × { $goods }.
event-offer-accepted = { $seat } nimmt das Angebot an ({ $other }).
event-offer-declined = { $seat } lehnt das Angebot ab ({ $other }).
event-offer-countered = { $seat } beantwortet das Angebot mit einem anderen ({ $other }).
event-offer-withdrawn = { $seat } zieht das Angebot zurück ({ $other }).
event-offer-lapsed = Ein Angebot verfällt: { $seat } an { $other }.
event-draft-dropped = { $seat } kann das vorbereitete Angebot so nicht mehr machen.
event-deal = { $seat } und { $other } tauschen.
event-goods-given = { $seat } gibt { $count } × { $goods } ({ $other }).
event-facedown-given = { $seat } gibt verdeckt { $count } × { $card } ({ $other }).

## Ereignisse: Stadtverwaltung

event-produces = { $seat } produziert in der Stadt auf { $city }: { $item }.
event-devotes = { $seat } widmet die Stadt auf { $city } den Künsten.
event-harvests = { $seat } erntet mit der Stadt auf { $city }.
event-starts-program = { $seat } startet in der Stadt auf { $city } ein Aufbauprogramm.
event-program-used = { $seat } verbraucht das Aufbauprogramm der Stadt auf { $city }.
event-action-cancelled = Die Aktion der Stadt auf { $city } ist aufgehoben ({ $seat }).
event-action-added = { $seat } hat in dieser Runde mit der Stadt auf { $square } eine Aktion mehr.
event-production-added = { $seat } hat in dieser Runde mit der Stadt auf { $square } { $count } Produktion mehr.
event-building-built = { $seat } baut auf { $square }: { $card }.
event-wonder-built = { $seat } baut auf { $square } ein Weltwunder: { $card }!
event-wonder-offered = Neu bei den Weltwundern: { $card }.
event-walls-built = { $seat } baut eine Mauer um die Stadt auf { $city }.
event-overbuilt = { $seat } überbaut auf { $square }: { $card }.
event-replaced = { $seat } entfernt auf { $square }, um Platz zu schaffen: { $card }.

## Ereignisse: Bewegung und Entdeckungen

event-moved = { $seat } zieht mit { n-group-with } von { $from } nach { $square }.
event-left-behind = { $seat } lässt { n-group } auf { $square } zurück.
event-move-frozen = { $seat } kann nicht weiterziehen: Von { $square } darf nichts fort.
event-stranded = { $seat } verliert die Figuren auf { $square }: Sie können weder weiter noch dort bleiben.
event-army-defected = { $seat } opfert in der Stadt auf { $square } eine Armee für eine Technologie ({ $other }).
event-scout-defected = { $seat } opfert in der Stadt auf { $square } einen Pionier für eine Technologie ({ $other }).
event-tile-discovered = { $seat } entdeckt von { $square } aus Spielplanteil { $number }.
event-hut-explored = { $seat } erkundet die Hütte auf { $square }.
event-village-taken = { $seat } erobert das Barbarendorf auf { $square }.
event-token-kept = { $seat } behält verdeckt: { $card }.
event-marker-revealed = { $seat } deckt auf: { $card }.
event-city-state-found = { $seat } findet auf { $square }: { $card }.
event-city-state-destroyed = { $seat } überbaut auf { $square }: { $card }.
event-no-city-state-left = Es gibt keinen Stadtstaat mehr; { $seat } geht leer aus.
event-relic-claimed = { $seat } entdeckt auf { $square } ein Relikt: { $card }!

## Ereignisse: Kampf

event-battle-army = { $seat } greift auf { $square } eine Armee an ({ $other })!
event-battle-city = { $seat } greift die Stadt auf { $square } an ({ $other })!
event-battle-village = { $seat } greift das Barbarendorf auf { $square } an; { $other } spielt die Barbaren.
event-horde-army = { $seat } schickt eine Barbarenhorde gegen die Armee auf { $square } ({ $other })!
event-horde-city = { $seat } schickt eine Barbarenhorde gegen die Stadt auf { $square } ({ $other })!
event-walls-fallen = Verbrennungsmotor: { $seat } bringt die Mauer auf { $square } zum Einsturz ({ $other }).
event-scouts-killed = { $count ->
    [one] { $seat } vernichtet auf { $square } 1 Pionier ({ $other }).
   *[other] { $seat } vernichtet auf { $square } { $count } Pioniere ({ $other }).
}
event-hand-drawn = { $count ->
    [one] { $seat } zieht 1 Einheit für den Kampf.
   *[other] { $seat } zieht { $count } Einheiten für den Kampf.
}
event-barbarian-hand-drawn = { $count ->
    [one] Die Barbaren ({ $seat }) haben 1 Einheit.
   *[other] Die Barbaren ({ $seat }) haben { $count } Einheiten.
}
event-hand-units = { $seat } hat als Kampftruppe: { $units }.
event-barbarian-hand-units = Kampftruppe der Barbaren ({ $seat }): { $units }.
event-combat-bonus-equal = Beide Seiten haben Kampfbonus { $count }; niemand zählt etwas dazu.
event-combat-bonus = { $seat } hat Kampfbonus { $sum } gegen { $against } und zählt { $count } dazu.
event-barbarian-combat-bonus = Die Barbaren ({ $seat }) haben Kampfbonus { $sum } gegen { $against } und zählen { $count } dazu.
event-front-opened = { $seat } eröffnet Front { $front }: { $card }.
event-barbarian-front-opened = Die Barbaren ({ $seat }) eröffnen Front { $front }: { $card }.
event-front-attacked = { $seat } greift an Front { $front } an: { $card } gegen { $other-card }.
event-barbarian-front-attacked = Die Barbaren ({ $seat }) greifen an Front { $front } an: { $card } gegen { $other-card }.
event-unit-wounded = Front { $front }, { $seat }: { $card } nimmt { n-wounds }.
event-barbarian-unit-wounded = Front { $front }, Barbaren ({ $seat }): { $card } nimmt { n-wounds }.
event-unit-killed = Front { $front }, { $seat }: { $card } ist eliminiert.
event-barbarian-unit-killed = Front { $front }, Barbaren ({ $seat }): { $card } ist eliminiert.
event-unit-healed = Front { $front }, { $seat }: { $card } verliert { n-wounds }.
event-barbarian-unit-healed = Front { $front }, Barbaren ({ $seat }): { $card } verliert { n-wounds }.
event-husbandry-used = { $seat } nutzt Viehzucht.
event-biology-used = { $seat } nutzt Biologie.
event-battle-won = { $seat } gewinnt den Kampf mit { $value } zu { $against } ({ $other }).
event-battle-won-against-barbarians = { $seat } besiegt die Barbaren mit { $value } zu { $against }.
event-battle-lost-against-barbarians = { $seat } verliert gegen die Barbaren, { $against } zu { $value }.
event-figures-lost = { $seat } verliert im Kampf um { $square } { n-figures }.
event-armies-lost = { $count ->
    [one] { $seat } verliert beim Sieg 1 Armee.
   *[other] { $seat } verliert beim Sieg { $count } Armeen.
}
event-scouts-stayed = { $count ->
    [one] 1 Pionier bleibt auf { $square } zurück ({ $seat }).
   *[other] { $count } Pioniere bleiben auf { $square } zurück ({ $seat }).
}
event-square-occupied = { $seat } besetzt { $square }.
event-unit-saved = { $seat } nimmt ins stehende Heer zurück: { $card }.
event-city-destroyed = Die Stadt auf { $square } ist zerstört ({ $seat })!

## Ereignisse: Beute

event-loot-won = { $seat } erhält { n-loot } ({ $other }).
event-loot-bought = { $seat } macht Beute ({ $other }): { $loot }.
event-loot-wasted = { $seat } kann { n-loot } nicht nutzen.
event-trade-stolen = { $seat } stiehlt { $count } Handel ({ $other }).
event-culture-stolen = { $seat } stiehlt { $count } Kultur ({ $other }).
event-resource-stolen = { $seat } stiehlt einen Rohstoff ({ $other }): { $resource }.
event-token-stolen = { $piece_id ->
    [piece-hut] { $seat } stiehlt eine verdeckte Hütte ({ $other }).
   *[other] { $seat } stiehlt ein verdecktes Barbarendorf ({ $other }).
}
event-token-stolen-kind = { $seat } stiehlt ({ $other }): { $card }.
event-events-seen = { $seat } sieht die Kulturereignisse an ({ $other }): { $cards }.
event-event-stolen = { $seat } stiehlt ein Kulturereignis der { n-level } ({ $other }).
event-event-stolen-card = { $seat } stiehlt ({ $other }): { $card }.
event-coin-discarded = { $seat } lässt einen Münzmarker ablegen ({ $other }): { $place }.
event-coin-stolen = { $seat } stiehlt einen Münzmarker ({ $other }): { $place }.

## Ereignisse: Forschung

event-research-chosen = { $seat } hat die Forschung gewählt.
event-tech-learned = { $seat } erlernt eine Technologie: { $tech }.
event-space-flight-taken = { $seat } kommt zu spät: Es gibt keine Raumfahrt mehr.
event-rank-raised = { $seat }: { $type } steigt auf { n-rank }.
event-aircraft-unlocked = { $seat } kann jetzt Luftwaffe bauen.
event-buildings-upgraded = { $count ->
    [one] { $seat } verbessert 1 Gebäude: { $building }.
   *[other] { $seat } verbessert { $count } Gebäude: { $building }.
}
event-nothing-to-learn = { $seat } kann nichts erlernen.
event-dial-set = { $seat } behält nach der Forschung { $count } Handel.

## Ereignisse: Kulturereignisse und Rohstofffähigkeiten

event-event-played = { $seat } spielt: { $card }.
event-event-taken-back = { $seat } nimmt zurück, weil es kein Ziel mehr gibt: { $card }.
event-event-cancelled = { $card } ist aufgehoben ({ $seat }).
event-event-allowed = { $seat } lässt es zu ({ $other }): { $card } (Vereinte Nationen).
event-event-refused = { $seat } verbietet es ({ $other }): { $card } (Vereinte Nationen).
event-ability-used = { $seat } nutzt: { $card }.
event-ability-dropped = { $seat } kann nicht mehr bezahlen: { $card }.
event-declaration-dropped = { $seat } überlegt es sich anders: { $card }.
event-ability-cancelled = { $card } ist aufgehoben ({ $seat }); was bezahlt wurde, ist verloren.
event-aimed-at-square = { $seat } zielt auf { $square }.
event-aimed-at-player = { $seat } zielt auf { $other }.
event-aimed-at-wonder = { $seat } zielt auf ein Weltwunder: { $wonder }.
event-terrain-changed = Das Feld { $square } ist jetzt: { $terrain }.
event-village-placed = Auf { $square } entsteht ein Barbarendorf.
event-building-destroyed = { $seat } verliert auf { $square }: { $card }.
event-wonder-discarded = Ein Weltwunder verlässt den Markt: { $card }.
event-wonder-obsolete = Ein Weltwunder wird unbrauchbar ({ $seat }): { $card }.
event-figure-killed = { $seat } verliert auf { $square } { a-figure }.
event-figures-killed = { $seat } verliert auf { $square } { n-figures }.
event-person-killed = { $seat } verliert auf { $square }: { $card }.
event-unit-assassinated = { $seat } verliert eine Einheit des stehenden Heers: { $card }.
event-figures-shipped = { $seat } verschifft alle Figuren von { $from } nach { $to }.
event-square-frozen = { $seat } hält in dieser Runde alles auf { $square } fest.
event-city-nuked = Ein Atomschlag trifft die Stadt auf { $square } ({ $seat })!

## Gleichartige Ereignisse in einem Satz

list-civilizations = Zivilisationen: { $items }.
list-dealing = Zur Wahl ausgeteilt: { $items }.
item-civilization-dealt = Spieler { $seat_number } { $civilization }
item-civilization-assigned = Spieler { $seat_number } { $civilization }
list-drawing = { $seat } zieht: { $items }.
item-unit-drawn = { $card }
item-event-drawn-card = { $card }
list-placing = { $seat } stellt auf: { $items }.
item-figure-placed = { a-figure } auf { $square }
list-income = Handel erhalten: { $items }.
item-trade-gained = { $seat } { $count }
list-travels = { $seat } zieht mit { n-group-with } von { $from }: { $items }.
item-moved = { $square }
list-offering = { $seat } macht ein Angebot ({ $other }): { $items }.
item-offer-made = gibt nichts
item-offer-gives = gibt { $count } × { $goods }
item-offer-wants = will { $count } × { $goods }
list-handing = { $seat } gibt ({ $other }): { $items }.
item-goods-given = { $count } × { $goods }
list-researching = Mit der Forschung fertig: { $items }.
item-research-chosen = { $seat }
list-dials = Handel nach der Forschung: { $items }.
item-dial-set = { $seat } { $count }
list-units = { $seat } baut: { $items }.
item-unit-built = { $type }
list-spending = { $seat } gibt aus: { $items }.
item-resource-paid = { $resource }
item-token-paid = { $resource } (verdeckter Marker)
list-aiming = { $seat } zielt auf: { $items }.
item-aimed-at-square = { $square }
item-aimed-at-player = { $other }
item-aimed-at-wonder = { $wonder }

## Was gefragt wird

question-CivilizationChoice = Welche Zivilisation führst du?
question-CivilizationChoice-help = Ihr wählt der Reihe nach unter den Zivilisationen, die für euch offen ausliegen und die noch niemand führt. `?` und ein Name sagt, womit eine Zivilisation beginnt und was sie kann. Heimat-Spielplanteil, erste Technologie und Regierungsform gehören dazu.
question-Founding = { $stage ->
    [capital] Auf welchem Feld gründest du deine Hauptstadt?
    [army] Wo beginnt eine deiner Armeen?
    [scout] Wo beginnt dein Pionier?
   *[other] Wo in den Randbezirken deiner Hauptstadt steht { $wonder }?
}
question-Founding-help = Die Hauptstadt steht auf einem der vier mittleren Felder deines Heimat-Spielplanteils, nicht auf Wasser. Sie arbeitet mit den acht Feldern ringsum: Wald 2 Produktion, Gebirge 1, Wasser und Wüste je 1 Handel. Figuren beginnen in ihren Randbezirken. `karte a6` erklärt ein Feld.
question-StartOfTurn = Rundenbeginn: Was tust du?
question-StartOfTurn-help = Hier gründest du mit Pionieren Städte, wechselst die Staatsform, teilst Pioniere Städten zu, legst Große Persönlichkeiten aus und nutzt, was Staatsform, Sozialpolitiken und Weltwunder zum Rundenbeginn bieten. Eine Stadt braucht ein Landfeld, mindestens drei Felder von jeder anderen Stadt entfernt; alle acht Felder ringsum sind entdeckt und frei von Gegnern, Hütten, Barbarendörfern, Stadtstaaten und Relikten. Eine in der letzten Runde freigeschaltete Staatsform gilt sofort; jeder andere Wechsel bedeutet eine Runde Anarchie.
question-FreshGovernment = Du hast gerade eine Staatsform freigeschaltet: jetzt wechseln?
question-FreshGovernment-help = Jetzt geht es ohne Anarchie. `fertig` behält deine Staatsform.
question-Adoption = { $count ->
    [one] Welche Sozialpolitik führst du ein?
   *[other] Führe { $count } Sozialpolitiken ein
}
question-Adoption-help = Für jede Stadt hast du eine Sozialpolitik. Jede Karte hat zwei Seiten, von denen nur eine gilt.
question-Abandonment = { $count ->
    [one] Welche Sozialpolitik gibst du auf?
   *[other] Gib { $count } Sozialpolitiken auf
}
question-Abandonment-help = Mit weniger Städten hast du weniger Sozialpolitiken.
question-Switching = { $count ->
    [one] Eine deiner Sozialpolitiken wechseln?
   *[other] Bis zu { $count } deiner Sozialpolitiken wechseln?
}
question-Switching-help = Eine Sozialpolitik kann auf ihre andere Seite gedreht oder gegen eine andere Karte getauscht werden.
question-CityFounding = { $exploring ->
    [0] Die neue Stadt auf { $square } braucht den Platz: Wohin geht { $figure_id ->
        [piece-army] die Armee
       *[other] der Pionier
    }?
   *[other] Welche Hütte neben { $square } erkundest du zuerst?
}
question-CityFounding-help = In der Mitte einer Stadt steht keine Figur; sie weicht auf ein Nachbarfeld aus. Die Zulu erkunden die Hütten neben einer neuen Stadt sofort.
question-FeudalHarvest = Feudalismus: Welchen Rohstoff erntest du?
question-FeudalHarvest-help = Eine deiner Städte erntet, ohne dass es ihre Aktion kostet.
question-GardenFigure = Hängende Gärten: Welche Figur bekommst du?
question-GardenFigure-help = Danach wählst du das Feld.
question-DeckChoice = Cristo Redentor: Von welchem Stapel ziehst du?
question-DeckChoice-help = { $count ->
    [one] Du ziehst 1 Kulturereignis vom Stapel deiner Wahl.
   *[other] Du ziehst { $count } Kulturereignisse vom Stapel deiner Wahl.
}
question-Trading = { $drafting ->
    [0] { $budget ->
        [0] Handel: Mehr Angebote lässt dieser Tisch nicht zu. Antworten oder warten?
       *[other] Handel: ein Angebot machen, antworten oder warten?
    }
   *[other] Dein Angebot ({ $partner }): Was gibst du, und was willst du?
}
question-Trading-help = Alle handeln gleichzeitig. Stelle mit `geben` und `wollen` ein Angebot zusammen und mache es mit `anbieten` bekannt; `streichen` nimmt etwas wieder heraus, `verwerfen` wirft den Entwurf weg. `gegenbieten` beantwortet ein Angebot mit einem anderen, das als derselbe Tausch aus deiner Sicht beginnt. Verdeckte Marker und Kulturereignisse nennst du einzeln, wenn du sie gibst; wollen kannst du sie nur nach ihrer Rückseite. Sobald ein Angebot angenommen ist, wird getauscht. `fertig` wartet ab; du wirst wieder gefragt, wenn dich etwas betrifft.
question-Delivery = Was gibst du her ({ $other })?
question-Delivery-help = Das angenommene Angebot will etwas Verdecktes von dir; du wählst, was es ist.
question-CityManagement = Stadtverwaltung: Was tust du?
question-CityManagement-help = Jede Stadt führt eine Aktion aus: produzieren, sich den Künsten widmen, einen Rohstoff ernten oder ein Aufbauprogramm starten. Felder mit gegnerischen Figuren liefern nichts. Außerdem darfst du auf der Kulturskala vorrücken, so oft du bezahlen kannst, Rohstofffähigkeiten nutzen und Kulturereignisse spielen.
question-CityAction = Stadt auf { $city }: Welchen Rohstoff erntest du noch?
question-CityAction-help = Diese Stadt darf mit ihrer Aktion mehr als einen Rohstoff ernten.
question-Production = { $stage ->
    [item] { $second ->
        [0] Stadt auf { $city }, Produktion { $production }: Was baust du?
       *[other] Stadt auf { $city }, Produktion { $production }: { $item }, und was noch?
    }
   *[other] { $item }: auf welchem Feld?
}
question-Production-help = Fehlende Produktion wird durch Handel ersetzt, je 3 Handel für 1. Was übrig bleibt, verfällt. Gebäude stehen auf bestimmtem Gelände in den Randbezirken der Stadt; jede Stadt hat höchstens ein Gebäude mit Stern und ein Weltwunder. Eine Armee kostet 4, ein Pionier 6, Einheiten 5 bis 12.
question-Movement = Bewegung: Welche Figuren ziehen?
question-Movement-help = Wähle eine Gruppe: so viele Armeen und Pioniere eines Felds. Dann zieht sie Schritt für Schritt, nicht diagonal, so weit deine Bewegungsweite reicht. Gegner und Barbarendörfer greifst du nur mit Armeen an. Ein Spielplanteil zu entdecken kostet einen Schritt.
question-Moving = { n-group } auf { $square }, { $steps ->
    [one] noch 1 Schritt
   *[other] noch { $steps } Schritte
}
question-Moving-help = `schritt` geht weiter, `entdecken` deckt das nächste Spielplanteil auf, `zurücklassen` lässt eine Figur stehen, `halt` beendet den Zug. Wer ein Feld mit gegnerischen Armeen, eine gegnerische Stadt oder ein Barbarendorf betritt, greift an.
question-Trek = Welche Figur zieht bis zu { $steps } Felder weit?
question-Trek-help = Sie muss auf einem leeren Feld ankommen.
question-Razing = Verbrennungsmotor: zerstören, was auf { $square } gebaut ist?
question-Razing-help = Das Gebäude kommt zurück auf den Markt.
question-ArkAdvances = { $count ->
    [one] Bundeslade: auf der Kulturskala vorrücken?
   *[other] Bundeslade: auf der Kulturskala vorrücken, bis zu { $count }-mal?
}
question-ArkAdvances-help = Das kostet nichts; du bekommst, was jedes Feld bringt.
question-Battle = { $stage_id ->
    [attacker-prepares] Du greifst { $square } an: vorher ein Kulturereignis spielen?
    [defender-prepares] Du wirst auf { $square } angegriffen: vorher ein Kulturereignis spielen?
    [after-unit] Kampf um { $square }: eine Fähigkeit nutzen?
   *[other] Kampf um { $square }: Spiele eine Einheit aus
}
question-Battle-help = Abwechselnd spielen beide eine Einheit aus: an einer neuen Front oder gegen eine gegnerische Einheit. Dann fügen beide einander so viel Schaden zu, wie sie Stärke haben; wer so viel Schaden wie Gesundheit hat, ist eliminiert. Infanterie schlägt zuerst gegen Kavallerie, Kavallerie gegen Artillerie, Artillerie gegen Infanterie. Am Ende zählt jede Seite die übrige Gesundheit ihrer Einheiten und ihren Kampfbonus zusammen; bei Gleichstand gewinnt der Verteidiger.
question-Wounding = Füge gegnerischen Einheiten noch { $count } Schaden zu
question-Wounding-help = Einzeln, an beliebigen Fronten. `fertig` beendet es.
question-Healing = Nimm noch { $count } Schaden von deinen Einheiten
question-Healing-help = Einzeln, an beliebigen Fronten.
question-Aftermath = Welche deiner eliminierten Einheiten rettest du?
question-Aftermath-help = Sie kehrt in dein stehendes Heer zurück.
question-Looting = { $bought_id ->
    [steal-trade] Wie viel Handel stiehlst du ({ $other })?
    [steal-culture] Wie viel Kultur stiehlst du ({ $other })?
    [steal-resource] Welchen Rohstoff stiehlst du ({ $other })?
    [discard-coin] Welcher Münzmarker wird abgelegt ({ $other })?
    [steal-coin] Welchen Münzmarker stiehlst du ({ $other })?
    [steal-culture-card] Welches Kulturereignis stiehlst du ({ $other })?
   *[other] { $loot ->
        [one] 1 Beutepunkt: Was nimmst du ({ $other })?
       *[other] { $loot } Beutepunkte: Was nimmst du ({ $other })?
    }
}
question-Looting-help = Handel, Kultur, ein Rohstoff oder das Ablegen eines Münzmarkers kosten je 1 Punkt; eine Technologie, ein Kulturereignis oder ein Münzmarker für dich 2.
question-Research = { $stage ->
    [choosing] Welche Technologie erforschst du?
   *[other] Die Forschung ist vorbei: eine Fähigkeit nutzen?
}
question-Research-help = Du brauchst 6 Handel für eine Technologie der Stufe I, 11 für II, 16 für III, 21 für IV und 26 für V. Jede Reihe der Pyramide muss kürzer bleiben als die darunter. Alle wählen geheim. Danach fällt dein Handel auf die Zahl deiner Münzen. `? töpferei` erklärt eine Technologie.
question-LearnTech = Welche Technologie erlernst du?
question-LearnTech-help = Sie kostet nichts, muss aber in deine Pyramide passen.
question-HandLimit = { $count ->
    [one] Lege 1 Kulturereignis ab
   *[other] Lege { $count } Kulturereignisse ab
}
question-HandLimit-help = Du hast mehr Kulturereignisse auf der Hand, als du darfst.
question-PersonChoice = Welche Große Persönlichkeit behältst du?
question-PersonChoice-help = Die andere kommt zurück. `? großer künstler` erklärt eine Große Persönlichkeit.
question-Appointment = Auf welches Feld kommt die Große Persönlichkeit ({ $person })?
question-Appointment-help = Eine Große Persönlichkeit liegt in den Randbezirken einer deiner Städte, bedeckt das Feld und liefert ihre eigenen Symbole.{ $optional ->
    [0] {""}
   *[other] {" "}`fertig` behält sie in Reserve; du kannst sie zu einem Rundenbeginn auslegen.
}
question-Recruiting = { $count ->
    [one] Welche Einheit bekommst du kostenlos?
   *[other] Welche Einheiten bekommst du kostenlos? Noch { $count }
}
question-Recruiting-help = Du ziehst die oberste Karte des Stapels; niemand sonst sieht, welche es ist.
question-ResourceTaking = Welchen Rohstoff nimmst du vom Markt?
question-ResourceTaking-help = Er kostet nichts.
question-Declaration = { $stage ->
    [paying] { $card }: Was zahlst du?
   *[other] { $card }: Worauf zielt es?
}
question-Declaration-help = Zuerst wird alles gewählt; dann dürfen die anderen antworten, dann geschieht es. `?` mit einem Namen sagt, was eine Karte tut.
question-GiftCoin = Ein Geschenk aus der Ferne: Wer bekommt einen Münzmarker?
question-GiftCoin-help = Die Karte gibt dir einen Rohstoff, aber einem anderen Spieler einen Münzmarker.
question-Window = { $kind_id ->
    [city-action] { $actor } führt mit der Stadt auf { $city } eine Aktion aus. Antwortest du?
    [event] { $actor } spielt: { $card }. Antwortest du?
    [ability] { $actor } nutzt: { $card }. Antwortest du?
   *[other] { $actor } zieht nach { $square }. Antwortest du?
}
question-Window-help = Du wirst gefragt, weil du nach allem, was die anderen wissen, eine Antwort haben könntest. `passen` lässt es geschehen; `verzichten` bedeutet außerdem, dass du in diesem Teil der Phase nicht mehr gefragt wirst.
window-attacks = { $actor } greift an: { $other } auf { $square }.
window-defects = Eine Figur von { $actor } will auf { $square } überlaufen zu: { $other }.
window-aimed = Gemeint ist: { $others }.
question-Consent = { $actor } will dich treffen: { $card }. Lässt du es zu?
question-Consent-help = Die Vereinten Nationen lassen dich Kulturereignisse verbieten, die auf dich zielen.

## Was verloren ginge

loss-anarchy = Unter Anarchie bleibt deine Hauptstadt diese Runde ohne Aktion und deine Sozialpolitik ohne Wirkung, und keine deiner Technologien hat eine andere Regierungsform freigeschaltet, die Anarchie braucht.
loss-idle-cities = { $count ->
    [one] Deine Stadt hat noch nicht gehandelt und täte in dieser Runde nichts.
   *[other] Keine deiner { $count } Städte hat schon gehandelt; alle täten in dieser Runde nichts.
}
loss-own-square = Das träfe, was dir selbst gehört, auf { $square }.
loss-own-wonder = Das ließe dein eigenes Weltwunder veralten: { $card }.

## Was man tun kann

verb-done = fertig
verb-at = { $square }
verb-against = Spieler { $player }
verb-in = { $city }
verb-found = { $figure_id ->
    [army] mit einer Armee eine Stadt auf { $square } gründen
    [piece-army] mit einer Armee eine Stadt auf { $square } gründen
   *[other] mit einem Pionier eine Stadt auf { $square } gründen
}
verb-govern = die Staatsform wechseln: { $government }
verb-assign = die Figuren auf { $square } arbeiten lassen für: { $city }
verb-explore = die Hütte auf { $square } erkunden
verb-adopt = { $policy } einführen
verb-abandon = { $policy } aufgeben
verb-switch = von { $policy } zu { $for } wechseln
verb-use = nutzen: { $ability }
verb-play = spielen: { $event }
verb-pay = { $resource } zahlen: { $means }
verb-wonder = { $wonder }
verb-kill = { $figure_id ->
    [army] eine Armee vernichten
    [piece-army] eine Armee vernichten
   *[other] einen Pionier vernichten
}
verb-kill-person = die Große Persönlichkeit vernichten
verb-pass = nichts tun
verb-waive = nichts tun, auch weiterhin in diesem Teil der Phase
verb-allow = zulassen
verb-refuse = verbieten
verb-recruit = eine Einheit nehmen: { $type }
verb-take = { $resource } nehmen
verb-keep = { $person } behalten
verb-appoint = { $person } auslegen
verb-level = vom Stapel der Stufe { $level }
verb-discard = ablegen: { $event }
verb-learn = { $tech } erlernen
verb-offer = Spieler { $player } ein Angebot machen
verb-give = { $amount } × { $goods } geben
verb-give-token = geben: { $marker }
verb-give-event = geben: { $event }
verb-want = { $amount } × { $goods } wollen
verb-publish = das Angebot machen
verb-scratch = den Entwurf verwerfen
verb-withdraw = das Angebot an Spieler { $player } zurückziehen
verb-accept = das Angebot von Spieler { $player } annehmen
verb-decline = das Angebot von Spieler { $player } ablehnen
verb-counter = das Angebot von Spieler { $player } mit einem anderen beantworten
verb-drop = aus dem Entwurf streichen: { $goods }
verb-produce = produzieren: { $city }
verb-build = bauen: { $item }
verb-build-free = kostenlos bauen: { $building }
verb-devote = den Künsten widmen: { $city }
verb-harvest = { $resource } ernten: { $city }
verb-program = ein Aufbauprogramm starten: { $city }
verb-advance = auf der Kulturskala vorrücken
verb-harvest-random = beim Stadtstaat einen zufälligen Rohstoff ernten
verb-march = von { $square } ziehen: { $group }
verb-step = nach { $direction } ziehen
verb-discover = das Spielplanteil { $direction } entdecken
verb-leave = { $figure_id ->
    [army] eine Armee zurücklassen
    [piece-army] eine Armee zurücklassen
   *[other] einen Pionier zurücklassen
}
verb-stop = hier anhalten
verb-defect = in der Stadt { $direction } eine Figur für eine Technologie opfern
verb-raze = zerstören
verb-front = { $unit } an Front { $front } ausspielen
verb-wound = 1 Schaden an Front { $front }
verb-heal = 1 Schaden weg an Front { $front }
verb-save = { $unit } retten
verb-loot = { $loot }
verb-steal = { $amount } stehlen
verb-steal-token = { $back_id ->
    [hut] eine verdeckte Hütte
    [piece-hut] eine verdeckte Hütte
   *[other] ein verdecktes Barbarendorf
}
verb-coin-of = der Münzmarker { $place }
verb-steal-event = { $event } stehlen
verb-research = { $tech } erforschen
verb-second = auch { $tech } erforschen
verb-skip = nichts erforschen
verb-lead = führen: { $civilization }

## Was „fertig“ bedeutet

done-StartOfTurn = den Rundenbeginn beenden
done-FreshGovernment = die Staatsform behalten
done-Switching = nicht mehr wechseln
done-Trading = abwarten
done-CityManagement = die Stadtverwaltung beenden
done-CityAction = nichts mehr ernten
done-Production = nichts mehr bauen
done-Movement = die Bewegung beenden
done-Razing = stehen lassen
done-ArkAdvances = nicht mehr vorrücken
done-Battle = weiter
done-Wounding = keinen mehr zufügen
done-Healing = keinen mehr entfernen
done-Aftermath = keine retten
done-LearnTech = nichts erlernen
done-Appointment = in Reserve behalten
done-Recruiting = keine mehr nehmen
done-Declaration = ohne weiter

## Wörter zum Tippen; das erste steht in Beispielen

word-done = fertig
word-at = auf
word-against = gegen
word-in = bei
word-found = gründen gründe
word-govern = regieren staatsform
word-assign = zuteilen
word-explore = erkunden erkunde
word-adopt = einführen
word-abandon = aufgeben
word-switch = wechseln wechsle
word-use = nutzen nutze
word-play = spielen spiele
word-pay = zahlen zahle
word-wonder = wunder
word-kill = vernichten
word-kill-person = person-vernichten
word-pass = passen
word-waive = verzichten
word-allow = zulassen
word-refuse = verbieten
word-recruit = anwerben
word-take = nehmen nimm
word-keep = behalten
word-appoint = auslegen
word-level = stufe
word-discard = ablegen
word-learn = erlernen
word-offer = angebot
word-give = geben gib
word-give-token = marker-geben
word-give-event = ereignis-geben
word-want = wollen
word-publish = anbieten
word-scratch = verwerfen
word-withdraw = zurückziehen
word-accept = annehmen
word-decline = ablehnen
word-counter = gegenbieten
word-drop = streichen
word-produce = produzieren produziere
word-build = bauen baue
word-build-free = gratis-bauen
word-devote = widmen widme
word-harvest = ernten ernte
word-program = programm
word-advance = vorrücken
word-harvest-random = zufällig-ernten
word-march = ziehen ziehe
word-step = schritt
word-discover = entdecken entdecke
word-leave = zurücklassen
word-stop = halt
word-defect = überlaufen
word-raze = zerstören
word-front = front
word-wound = treffen
word-heal = heilen
word-save = retten
word-loot = beute
word-steal = stehlen
word-steal-token = marker-stehlen
word-coin-of = münze
word-steal-event = ereignis-stehlen
word-research = erforschen
word-second = zusätzlich
word-skip = auslassen
word-lead = führen

## Wie Werte heißen

domain-civilization = eine Zivilisation
domain-square = ein Feld, etwa a6
domain-player = die Nummer eines Spielers
domain-city = die Hauptstadt, Stadt 2 oder Stadt 3
domain-figure = Armee oder Pionier
domain-government = eine Staatsform
domain-policy = eine Sozialpolitik
domain-for = eine andere Sozialpolitik
domain-ability = eine Fähigkeit
domain-event = ein Kulturereignis
domain-resource = ein Rohstoff
domain-means = wie du zahlst: offen, Marker oder eine Geschenkkarte
domain-wonder = ein Weltwunder
domain-type = ein Einheitentyp
domain-person = eine Große Persönlichkeit
domain-level = eine Stufe von 1 bis 3
domain-tech = eine Technologie
domain-goods = Handel, Kultur, ein Rohstoff, ein Marker oder ein Kulturereignis
domain-amount = eine Zahl
domain-marker = ein Hütten- oder Barbarendorfmarker
domain-item = etwas zu bauen
domain-building = ein Gebäude
domain-group = eine Gruppe, etwa `1 Armee`
domain-direction = oben, rechts, unten oder links
domain-unit = eine Einheit
domain-front = die Nummer einer Front
domain-loot = was Beute bringen kann
domain-back = Hütte oder Barbarendorf
domain-place = wo der Münzmarker liegt
city-capital = Hauptstadt
city-city-2 = Stadt 2
city-city-3 = Stadt 3
direction-up = oben
direction-right = rechts
direction-down = unten
direction-left = links
means-open = offener Marker
means-token = verdeckter Marker
goods-trade = Handel
goods-culture = Kultur
goods-hut = verdeckte Hütte
goods-village = verdecktes Barbarendorf
goods-event-1 = Kulturereignis I
goods-event-2 = Kulturereignis II
goods-event-3 = Kulturereignis III
back-hut = Hütte
back-village = Barbarendorf
item-walls = Stadtmauer
coin-place-sheet = auf dem Zivilisationsbogen
coin-place-panama-canal = auf dem Panamakanal
coin-place-code-of-laws = auf Gesetzgebung
coin-place-pottery = auf Töpferei
coin-place-democracy = auf Demokratie
coin-place-printing-press = auf Buchdruck
coin-place-education = auf Bildung
ability-democracy-gov = Demokratie (Staatsform)
ability-rationalism-1 = Rationalismus: Technologie der Stufe I
ability-rationalism-2 = Rationalismus: Technologie der Stufe II
ability-free-building = Kostenloses Gebäude
ability-sacrifice = Überläufer
ability-government = Wechsel der Staatsform
ability-atomic-theory-nuke = Atomtheorie: Atomschlag
ability-as-resource = { $name }: Rohstofffähigkeit
group-0-1 = 1 Pionier
group-0-2 = 2 Pioniere
group-1-0 = 1 Armee
group-1-1 = 1 Armee, 1 Pionier
group-1-2 = 1 Armee, 2 Pioniere
group-2-0 = 2 Armeen
group-2-1 = 2 Armeen, 1 Pionier
group-2-2 = 2 Armeen, 2 Pioniere
group-3-0 = 3 Armeen
group-3-1 = 3 Armeen, 1 Pionier
group-3-2 = 3 Armeen, 2 Pioniere
group-4-0 = 4 Armeen
group-4-1 = 4 Armeen, 1 Pionier
group-4-2 = 4 Armeen, 2 Pioniere
group-5-0 = 5 Armeen
group-5-1 = 5 Armeen, 1 Pionier
group-5-2 = 5 Armeen, 2 Pioniere
group-6-0 = 6 Armeen
group-6-1 = 6 Armeen, 1 Pionier
group-6-2 = 6 Armeen, 2 Pioniere
group-7-0 = 7 Armeen
group-7-1 = 7 Armeen, 1 Pionier
group-7-2 = 7 Armeen, 2 Pioniere

## Wie ein Spiel endet

ending-culture = Ein Kultursieg: Jemand hat das Ende der Kulturskala erreicht.
ending-economic = Ein Wirtschaftssieg: Jemand hat 15 Münzen.
ending-technology = Ein Technologiesieg: Jemand beherrscht die Raumfahrt.
ending-military = Ein Militärsieg: Jemand hat eine Hauptstadt erobert.
ending-turn-limit = Die vereinbarte Zahl von Runden ist vorbei; es entscheiden Kulturskala, dann Münzen, dann Technologien.
over-points = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}

## Optionen

option-civilizations = Zivilisationen
option-civilizations-drawn = werden gezogen
option-civilizations-dealt = werden ausgeteilt, zwei zur Wahl
option-civilizations-chosen = werden der Reihe nach gewählt
option-fifth_seat = Ein fünfter Spieler auf einem Spielplan von 28 mal 18 Feldern: eine Erweiterung
option-loot_event_card = Beute: Wer ein Kulturereignis stiehlt,
option-loot_event_card-look-after-buying = sieht die Hand vor der Wahl
option-loot_event_card-backs-only = wählt nach den Rückseiten
option-city_state_5 = Der beim fünften Stadtstaat geerntete Rohstoff
option-city_state_5-chosen = wird gewählt
option-city_state_5-random = ist zufällig
option-horde_on_capital = Eine Barbarenhorde und eine Hauptstadt
option-horde_on_capital-repelled = sie darf sie angreifen, nimmt sie aber nie ein
option-horde_on_capital-forbidden = sie darf sie nicht angreifen
option-replace_limited = Ein zweites Gebäude mit Stern oder Weltwunder einer Stadt
option-replace_limited-any-square = ersetzt das erste, wo immer es steht
option-replace_limited-same-square = ersetzt das erste nur auf dessen Feld
option-scouts_in_lost_attack = Pioniere einer Gruppe, deren Angriff scheitert,
option-scouts_in_lost_attack-die = gehen mit ihr unter
option-scouts_in_lost_attack-stay = bleiben zurück
option-simultaneous_victory = Mehrere gewinnen im selben Augenblick
option-simultaneous_victory-turn-order = der Erste in Spielreihenfolge gewinnt
option-simultaneous_victory-shared = sie teilen sich den Sieg
option-coin_dial_after_research = Die Handelsscheibe nach der Forschung
option-coin_dial_after_research-min = fällt auf die Zahl der Münzen, steigt aber nie
option-coin_dial_after_research-coins = zeigt immer die Zahl der Münzen
option-trade_bound = Angebote, die jeder Spieler in einer Handelsphase machen darf; die Regeln kennen keine Grenze
option-turn_limit = Hausregel: Das Spiel endet nach so vielen Runden; 0 bedeutet ohne Grenze

## Die Lage

legend = Auf dem Spielplan: Jedes Teil hat an der Ecke seinen Buchstaben, seine Felder haben die Nummern 1 bis 16 (a6). Gelände G Grasland, W Wald, B Gebirge, S Wüste, ~ Wasser; dann, was dort ist: whr eis sei wzn Rohstoffe, kul Naturwunder, mün Reichtümer, hüt Hütte, dor Barbarendorf, ⌂ Stadtstaat, ¤ Relikt, ♦ Weltwunder, ☼ Große Persönlichkeit, andere Buchstaben ein Gebäude. ☆ Hauptstadt, □ Stadt, ★ ■ mit Mauer, » Aufbauprogramm, davor die Nummer des Spielers. Figuren: ▲ Armeen, • Pioniere, ◆ beides, davor klein die Nummer des Spielers, dahinter ihre Zahl.
sign-grassland = G
sign-forest = W
sign-mountain = B
sign-desert = S
sign-water = ~
short-incense = whr
short-iron = eis
short-silk = sei
short-wheat = wzn
short-culture = kul
short-coin = mün
short-hut = hüt
short-village = dor
headline = Runde { $turn } · { $phase } · { $name }
headline-all = Runde { $turn } · { $phase }
headline-choosing = Vor der ersten Runde: Die Zivilisationen werden gewählt
headline-founding = Vor der ersten Runde: Die Hauptstädte werden gegründet
headline-over = Runde { $turn }
board-state = Staat
board-goods = Güter
board-techs = Technologien
board-cities = Städte
board-figures = Figuren
board-units = Einheiten
board-events = Ereignisse
board-resources = Rohstoffe
board-markers = Marker
board-people = Große Personen
board-wonders = Weltwunder
board-city-states = Stadtstaaten
board-limits = Grenzen
board-policies = Politiken { $count }/{ $most }
board-trade = Handel { $count }
board-income = +{ $count }
board-culture = Kultur { $count }
board-track = Skala { $progress }
board-coins = Münzen { $progress }
board-production = { $count } Produktion
board-devotion = { $count } Kultur
board-walls = Mauer
board-program = Programm
board-done = keine Aktion mehr
board-armies = Armeen
board-scouts = Pioniere
board-in-supply = übrig { $armies }▲ { $scouts }•
board-hut-backs = { $count ->
    [one] 1 Hütte
   *[other] { $count } Hütten
}
board-village-backs = { $count ->
    [one] 1 Barbarendorf
   *[other] { $count } Barbarendörfer
}
board-obsolete = unbrauchbar
board-limit-line = Bewegung { $speed }, Figuren { $stacking }, Städte { $cities }, Handkarten { $events }, Kampfbonus { $combat }
middle-title = Markt
middle-wonders = Weltwunder
middle-buildings = Gebäude
middle-decks = Stapel
middle-pools = Übrig
battle-title = Kampf um { $square }: { $attacker } gegen { $defender }
battle-front = Front
battle-attacker = Angreifer (Stärke/Gesundheit)
battle-defender = Verteidiger (Stärke/Gesundheit)
battle-hand = Hand
battle-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
battle-bonus = Bonus
battle-nothing = —
offers-line = { $name } → { $other }: gibt { $gives }; will { $wants }
offers-draft = Dein Entwurf ({ $other }): gibst { $gives }; willst { $wants }
n-goods = { $count } { $goods }
offers-nothing = nichts
map-unknown = So ein Feld oder einen solchen Spieler gibt es nicht. `karte` zeigt den Spielplan, `karte a6` ein Feld, `karte 2` das Reich von Spieler 2.
map-part = Spalten { $first } bis { $last }
map-facedown = noch nicht entdeckt
there-outskirts = Stadt auf { $city } ({ $name })
there-figures = { $name }: { $figures }
there-changed = durch einen Marker verändert
there-frozen = in dieser Runde darf nichts fort
piece-of-city = Stadt ({ $name })
piece-of-capital = Hauptstadt ({ $name })
heading-at = Feld
heading-against = Spieler
heading-in = Stadt
heading-found = Stadt gründen
heading-govern = Staatsform
heading-assign = Zuteilen
heading-explore = Erkunden
heading-adopt = Einführen
heading-abandon = Aufgeben
heading-switch = Wechseln
heading-use = Nutzen
heading-play = Spielen
heading-pay = Zahlen
heading-wonder = Weltwunder
heading-kill = Vernichten
heading-recruit = Einheit
heading-take = Nehmen
heading-keep = Behalten
heading-appoint = Auslegen
heading-level = Stapel
heading-discard = Ablegen
heading-learn = Erlernen
heading-offer = Angebot an
heading-give = Geben
heading-give-token = Verdeckt geben
heading-give-event = Verdeckt geben
heading-want = Wollen
heading-withdraw = Angebot zurückziehen
heading-accept = Angebot annehmen
heading-decline = Angebot ablehnen
heading-counter = Gegenangebot machen
heading-drop = Aus dem Entwurf streichen
heading-produce = Produzieren
heading-build = Bauen
heading-build-free = Kostenlos bauen
heading-devote = Künste
heading-harvest = Ernten
heading-program = Aufbauprogramm
heading-march = Ziehen von { $square }
heading-step = Weiter
heading-discover = Entdecken
heading-leave = Zurücklassen
heading-defect = Überlaufen
heading-front = { $unit } ausspielen
heading-wound = Treffen
heading-heal = Heilen
heading-save = Retten
heading-loot = Beute
heading-steal = Stehlen
heading-steal-token = Verdeckt stehlen
heading-coin-of = Münzmarker
heading-steal-event = Stehlen
heading-research = Erforschen { $level }
heading-second = Auch erforschen
heading-lead = Führen
choice-new-front = neue Front
choice-front = Front { $front } gegen { $unit }
choice-on-front = Front { $front }: { $unit }
choice-discover = Teil { $slot }
choice-army = Armee
choice-scout = Pionier

## Erklärungen

about-wonder-discount = { $cost } mit { $tech }
about-built = Gebaut auf { $square } ({ $name }).
about-in-market = Auf dem Markt.
about-unit = Mit { $rank }: Stärke { $strength }, Gesundheit { $health }.

## Was außerdem gesagt wird

aimed-card = { $card } ({ $targets })
choice-from-to = { $start } → { $end }
choice-way = { $way }: { $square }
choice-unit = { $unit } { $strength }/{ $health }
choice-wounded = { $unit }, { $wounds }
choice-terms = gibt { $gives }; will { $wants }
choice-given = gibt { $count }
choice-wanted = will { $count }
choice-strikes-first = trifft zuerst
choice-strikes-last = trifft zuletzt
choice-kills = eliminiert sie
choice-deals = fügt { $wounds } zu
choice-dies = wird eliminiert
choice-takes = erleidet { $wounds }
odds-attack = Angriff auf: { $other }
odds-bonus = Kampfbonus { $bonus } gegen { $against }
odds-units = { $count ->
    [one] 1 Einheit gegen { $against }
   *[other] { $count } Einheiten gegen { $against }
}
price-item = { $trade ->
    [0] { $cost } Produktion
   *[other] { $cost } Produktion, das Fehlende für { $trade } Handel
}
price-instead = statt { $count } dank { $card }
price-trade = { $count } Handel
price-culture = { $count } Kultur
price-both = { $culture } Kultur, { $trade } Handel
price-research = braucht { $count } Handel
price-resources = { $resources }
price-any-resources = { $count ->
    [one] 1 beliebiger Rohstoff
   *[other] { $count } beliebige Rohstoffe
}
about-kind = { $kind }, { $more }
about-known-to = Bekannt: { $name }.
about-ruled = In Kraft: { $name }.
about-left = Noch { $count }.
about-claimed = Schon beansprucht.
about-neighbour = { $way }: { $square } { $there }
source-start = Von Anfang an
source-program = Aufbauprogramm: die Randbezirke noch einmal
source-bonus = Ereignisse und Fähigkeiten dieser Runde
source-cities = Städte
source-armies = Mehr als eine Armee
source-defended-city = Verteidigung einer Stadt
account-stock = Besitz
account-cards = Einheiten und Karten
account-yields = Ertrag
account-defence = Verteidigung
account-hand = Kampftruppe
account-next-space = nächstes Feld: { $price }
account-techs = { $count ->
    [one] 1 Technologie
   *[other] { $count } Technologien
}
account-fits = eine weitere passt
account-no-room = kein Platz in der Pyramide
account-missing = { $count } Handel fehlen
account-combat = Kampfbonus { $count }
account-left = noch { $count }
account-wonder-deck = Karten im Stapel
account-locked = gesperrt, { $left }
account-battle = Wenn der Kampf um { $square } jetzt endete
account-ahead = Vorn
account-in-hand = { $count ->
    [0] keine Einheit mehr auf der Hand
    [one] noch 1 Einheit auf der Hand
   *[other] noch { $count } Einheiten auf der Hand
}

## Befehle, die hier etwas anderes bedeuten

command-map-help = der Spielplan, ein Feld oder das Reich eines Spielers: `karte`, `karte a6`, `karte 2`
command-help-help = was gerade gefragt ist und was du tippen kannst; `? töpferei` erklärt eine Karte, eine Zivilisation, ein Feld oder eine Regel; `? 2` zeigt, woraus sich die Zahlen von Spieler 2 zusammensetzen
command-rules-help = die Regeln durchsuchen: `regeln aufbauprogramm`

## Was eine Stadt herstellen könnte.

account-producing = Herstellbar mit { $count } Produktion
item-missing = { $count } Produktion fehlen
item-rushed = mit { $count } Handel
item-at = auf { $squares }
item-nowhere = kein Feld dafür
item-replaces = ersetzt { $card } auf { $square }

## Was andere nicht sehen, für alle, die alles sehen

secret-battle-hand = Kampftruppe: { $cards }
secret-units = Einheiten: { $cards }
secret-tokens = Verdeckt: { $cards }
secret-events = Kulturereignisse: { $cards }
