### Civilization (2010): was Karten, Marker, Gelände und Beute bewirken, eine Meldung für jede Wirkung. Zahlen und
### Namen darin kommen aus den Angaben, die auch die Regeln lesen. Die englische Datei hat dieselben Meldungen.

## Zahlen mit dem, was sie zählen

n-icon-production = { $count } Produktion
n-icon-trade = { $count } Handel
n-icon-culture = { $count } Kultur
n-icon-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
n-icon-combat = { $count } Kampfbonus
n-resource-incense = { $count } Weihrauch
n-resource-iron = { $count } Eisen
n-resource-silk = { $count } Seide
n-resource-wheat = { $count } Weizen
n-resource-spy = { $count ->
    [one] 1 Spion
   *[other] { $count } Spione
}
n-resource-uranium = { $count } Uran
n-resources = { $count ->
    [one] 1 beliebiger Rohstoff
   *[other] { $count } beliebige Rohstoffe
}
n-roman = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
n-either = { $one } oder { $other }

## Wann eine Wirkung eintritt, wie oft, und was sie kostet

effect-at = { $when }: { $effect }
effect-once-per-turn = { $when }, einmal pro Runde: { $effect }
effect-once-per-battle = { $when }, einmal pro Kampf: { $effect }
effect-for = { $cost }, { $when_id ->
    [phase-any-time] jederzeit
   *[other] { $when }
}: { $effect }
effect-or = Oder { $effect }
effect-or-else = { $one } Oder: { $other }
effect-interrupts = Das darf eine Bewegung unterbrechen.
trigger-win-battle = Wenn du einen Kampf gewinnst
trigger-after-battle = Nach jedem deiner Kämpfe
trigger-build-army-with-city-action = Wenn eine Stadtaktion eine Armee produziert
trigger-build-wonder = Wenn du ein Weltwunder baust
trigger-army-ends-move-on-building = Wenn eine deiner Armeen auf einem Gebäude anhält
trigger-attack-walled-city = Wenn deine Armee eine Stadt mit Stadtmauer angreift
trigger-on-learn = Wenn du diese Technologie erlernst
trigger-explore = Wenn du eine Hütte erkundest oder ein Barbarendorf eroberst
trigger-gain-great-person = Wenn du eine Große Persönlichkeit erhältst
trigger-research-unit-tech = Wenn du nach dem Spielaufbau eine Technologie erforschst, die einen Einheitentyp verbessert oder freischaltet
trigger-figure-enters-enemy-city = Wenn deine Armee oder dein Pionier allein in eine gegnerische Stadt zieht
trigger-deeds = Immer wenn du { $deeds }
deed-build-wonder = ein Weltwunder baust
deed-build-city = eine Stadt gründest
deed-conquer-city = eine Stadt eroberst
deed-conquer-village = ein Barbarendorf eroberst

## Was freigeschaltet wird, und Werte

effect-coin-icon = { $count ->
    [one] Zählt als 1 Münze.
   *[other] Zählt als { $count } Münzen.
}
effect-unlocks = Schaltet { $card } frei.
effect-unlocks-government = Schaltet die Staatsform { $card } frei.
effect-unlocked-by = Freigeschaltet durch { $card }.
effect-rank = { $card } steigt auf { $rank }.
effect-travel-speed = Bewegungsweite { $count }.
effect-travel-speed-solo-army = Eine Armee, die sich allein und nicht in einer Gruppe bewegt, hat +{ $count } Bewegungsweite.
effect-stacking-limit = Figurenlimit { $count }.
effect-stacking-limit-add = Figurenlimit +{ $count }.
effect-city-limit = Städtelimit { $count }.
effect-culture-hand = Handkartenlimit für Kulturereignisse +{ $count }.
effect-battle-hand = Deine Kampftruppe ist um { $count } größer.
effect-hand-sizes-per-coins = Deine Kampftruppe und dein Handkartenlimit für Kulturereignisse sind für je { $coins } deiner Münzen um { $count } größer.
effect-combat-bonus = Kampfbonus +{ $count }.
effect-social-policy-max-add = Das Maximum für Sozialpolitiken ist um { $count } höher.
effect-research-discount = { $count ->
    [one] Das Erforschen einer Technologie erfordert 1 Handelspunkt weniger.
   *[other] Das Erforschen einer Technologie erfordert { $count } Handelspunkte weniger.
}
effect-only-one = Es gibt die Karte nur einmal.

## Güter und Marker

effect-gain-culture = Du erhältst { $count } Kultur.
effect-gain-culture-with-scout = Du erhältst { $count } Kultur, mit einem Pionier auf dem Spielplan { $more } mehr.
effect-gain-culture-per-army = Du erhältst { $count } Kultur für jede deiner Armeen auf dem Spielplan.
effect-gain-culture-per-killed-unit = Du erhältst { $count } Kultur für jede darin eliminierte Einheit, auf beiden Seiten.
effect-gain-trade = { $count ->
    [one] Du erhältst 1 Handelspunkt.
   *[other] Du erhältst { $count } Handelspunkte.
}
effect-gain-trade-and-gift = { $count ->
    [one] Du erhältst 1 Handelspunkt; dann erhält ein anderer Spieler deiner Wahl { $gift }.
   *[other] Du erhältst { $count } Handelspunkte; dann erhält ein anderer Spieler deiner Wahl { $gift }.
}
effect-gain-trade-per-city-and-city-state = { $count ->
    [one] Du erhältst 1 Handelspunkt für jede deiner Städte und 1 für jeden Stadtstaat, den du kontrollierst.
   *[other] Du erhältst { $count } Handelspunkte für jede deiner Städte und { $count } für jeden Stadtstaat, den du kontrollierst.
}
effect-extra-trade-empty-water = Jedes leere Wasserfeld in den Randbezirken deiner Städte liefert { $count } Handel mehr.
effect-add-coin-token = { $trade ->
    [0] { $culture ->
        [0] Lege einen Münzmarker auf diese Karte, insgesamt höchstens { $most }.
       *[other] Zahle { $culture } Kultur und lege einen Münzmarker auf diese Karte, insgesamt höchstens { $most }.
    }
    [one] Zahle 1 Handelspunkt und lege einen Münzmarker auf diese Karte, insgesamt höchstens { $most }.
   *[other] Zahle { $trade } Handelspunkte und lege einen Münzmarker auf diese Karte, insgesamt höchstens { $most }.
}
effect-add-coin-token-to-wonder = { $count ->
    [one] Lege einen Münzmarker auf diese Karte.
   *[other] Lege { $count } Münzmarker auf diese Karte.
}
effect-tech-coin-cap-add = Jede deiner Technologien, die Münzmarker sammelt, fasst { $count } mehr.
effect-gain-coin = { $count ->
    [one] Der Marker wird aufgedeckt und abgelegt; ein Münzmarker kommt auf deinen Zivilisationsbogen.
   *[other] Der Marker wird aufgedeckt und abgelegt; { $count } Münzmarker kommen auf deinen Zivilisationsbogen.
}
effect-gift-coin = { $count ->
    [one] Dann legt ein anderer Spieler deiner Wahl einen Münzmarker auf seinen Zivilisationsbogen.
   *[other] Dann legt ein anderer Spieler deiner Wahl { $count } Münzmarker auf seinen Zivilisationsbogen.
}
effect-counts-as = Zählt als { $resource }. Der Marker bleibt verdeckt, bis du ihn ausgibst.
effect-card-as-resource = Zählt für Kosten als ein Rohstoff deiner Wahl: { $resources }.
effect-free-harvest = { $count ->
    [one] Ernte einen Rohstoff aus den Randbezirken einer beliebigen deiner Städte.
   *[other] Ernte { $count } Rohstoffe aus den Randbezirken beliebiger deiner Städte.
}
effect-double-harvest = Die Ernteaktion einer Stadt bringt zwei Rohstoffe, auch zwei von einem Feld.
effect-harvest-here = Deine Hauptstadt darf hier einen Rohstoff des Marktes ernten.
effect-draw-culture-event = Zahle { $count } Kultur und ziehe ein Kulturereignis der Stufe, in der dein Kulturstufenmarker steht.
effect-draw-culture-events = { $count ->
    [one] Ziehe ein Kulturereignis vom Stapel deiner Wahl.
   *[other] Ziehe { $count } Kulturereignisse vom Stapel deiner Wahl.
}
effect-free-culture-advance = { $count ->
    [one] Rücke auf der Kulturskala kostenlos um ein Feld vor.
   *[other] Rücke auf der Kulturskala kostenlos um { $count } Felder vor.
}
effect-gain-great-person = { $count ->
    [one] Du erhältst eine zufällige Große Persönlichkeit.
   *[other] Du erhältst { $count } zufällige Große Persönlichkeiten.
}
effect-great-person-choice = { $count ->
    [one] Immer wenn du eine Große Persönlichkeit erhältst, ziehst du einen Marker mehr, behältst einen und legst den anderen ab.
   *[other] Immer wenn du eine Große Persönlichkeit erhältst, ziehst du { $count } Marker mehr, behältst einen und legst die anderen ab.
}
effect-place-city-state = Der oberste Stadtstaatenmarker kommt auf das erkundete Feld.

## Städte und was sie bauen

effect-production-per-city = Jede deiner Städte produziert { $count } mehr.
effect-production-per-coins = Jede deiner Städte produziert für je { $coins } deiner Münzen { $count } mehr.
effect-share-best-outskirts-production = Jede deiner Städte erhält aus ihren Randbezirken so viel Produktion, wie deine beste Stadt aus den eigenen Randbezirken bezieht.
effect-extra-production = Eine deiner Städte hat in dieser Runde { $count } Produktion mehr.
effect-split-production = Teile die Produktion einer Produktionsaktion auf zwei Dinge auf.
effect-developed-city-bonus = Eine Stadt mit mindestens { $markers } verschiedenen Gebäude- oder Weltwundermarkern in ihren Randbezirken produziert { $production } mehr und bringt { $culture } Kultur mehr, wenn sie sich den Künsten widmet.
effect-rush-rate = Je { $trade } in Produktion umgewandelte Handelspunkte bringen { $production } statt { $usual } Produktion.
effect-extra-capital-action = { $count ->
    [one] Deine Hauptstadt darf jede Runde eine Aktion mehr ausführen.
   *[other] Deine Hauptstadt darf jede Runde { $count } Aktionen mehr ausführen.
}
effect-capital-actions-must-differ = Deine Hauptstadt darf in einer Runde nicht zweimal dieselbe Art von Aktion ausführen.
effect-no-capital-action = Deine Hauptstadt kann keine Aktionen ausführen.
effect-extra-city-action-each = Jede deiner Städte darf eine weitere Aktion ausführen.
effect-extra-city-action-not-capital = Eine deiner Städte außer der Hauptstadt darf eine weitere Aktion ausführen.
effect-enable-city-walls = Schaltet die Stadtmauer frei, die eine Stadt für { $cost } Produktion baut.
effect-walls = Die Stadt hat bei der Verteidigung { $count } Kampfbonus mehr.
effect-free-building = Eine Stadtaktion darf kostenlos ein freigeschaltetes Gebäude produzieren.
effect-free-figure-here = { $count ->
    [one] Produziere kostenlos eine Figur auf dem Feld dieses Weltwunders.
   *[other] Produziere kostenlos { $count } Figuren auf dem Feld dieses Weltwunders.
}
effect-free-units = { $count ->
    [one] Produziere kostenlos eine freigeschaltete Einheit deiner Wahl.
   *[other] Produziere kostenlos { $count } freigeschaltete Einheiten deiner Wahl.
}
effect-may-build-units = { $count ->
    [one] Du darfst kostenlos eine freigeschaltete Einheit deiner Wahl produzieren.
   *[other] Du darfst kostenlos bis zu { $count } freigeschaltete Einheiten deiner Wahl produzieren.
}
effect-free-unit-on-army = { $count ->
    [one] Wenn du in einer Runde zum ersten Mal eine Armee produzierst, produzierst du dazu kostenlos eine freigeschaltete Einheit deiner Wahl.
   *[other] Wenn du in einer Runde zum ersten Mal eine Armee produzierst, produzierst du dazu kostenlos { $count } freigeschaltete Einheiten deiner Wahl.
}
effect-free-unit-and-resource = Produziere kostenlos eine Einheit dieses Typs und nimm einen Rohstoff deiner Wahl vom Markt.
effect-unit-cost-cap = Deine Einheiten kosten nie mehr als { $count } Produktion.
effect-unit-cost = Kostet { $count } Produktion.
effect-deploy-near-shipyard = Du darfst sie in die Randbezirke jeder deiner Städte mit Werft stellen.
effect-armies-found-cities = Deine Armeen können wie Pioniere Städte gründen.
effect-city-adjacent-to-huts-allowed = Du darfst Städte neben Hütten gründen und diese Hütten dabei sofort erkunden.

## Technologien und Sozialpolitiken

effect-learn-tech = Erlerne eine beliebige Technologie, die in deine Pyramide passt, ohne Handelspunkte zu zahlen.
effect-learn-tech-of-level = { $trade ->
    [one] Zahle 1 Handelspunkt und erlerne eine Technologie der Stufe { $roman }.
   *[other] Zahle { $trade } Handelspunkte und erlerne eine Technologie der Stufe { $roman }.
}
effect-learn-known-tech = Erlerne kostenlos eine Technologie, die ein anderer Spieler beherrscht; forschen darfst du trotzdem.
effect-sacrifice-for-tech = Du darfst die Figur opfern und kostenlos eine Technologie erlernen, die der Besitzer der Stadt beherrscht; eine geopferte Armee greift nicht an.
effect-swap-techs = { $level ->
    [1] Wähle einen anderen Spieler; erlerne kostenlos eine seiner Technologien der Stufe I, dann erlernt er ebenso eine von deinen.
   *[other] Wähle einen anderen Spieler; erlerne kostenlos eine seiner Technologien bis Stufe { $roman }, dann erlernt er ebenso eine von deinen.
}
effect-second-tech = { $count ->
    [one] Wenn du forschst, darfst du 1 Handelspunkt mehr zahlen und eine zweite Technologie derselben oder einer niedrigeren Stufe erlernen.
   *[other] Wenn du forschst, darfst du { $count } Handelspunkte mehr zahlen und eine zweite Technologie derselben oder einer niedrigeren Stufe erlernen.
}
effect-technology-victory = Du gewinnst das Spiel.
effect-switch-policy = { $count ->
    [one] Wechsle eine deiner Sozialpolitiken.
   *[other] Wechsle bis zu { $count } deiner Sozialpolitiken.
}
effect-disable-social-policies = Deine Sozialpolitiken haben keine Wirkung.

## Aufheben, und nicht aufgehoben werden

effect-cancel-city-action = Hebe eine Stadtaktion auf, die ein anderer Spieler gerade ausführt; Rohstofffähigkeiten lassen sich so nicht aufhalten.
effect-cancel-culture-event = Hebe ein Kulturereignis auf, das gerade gespielt wird.
effect-cancel-event-against-you = Hebe ein Kulturereignis auf, das dich, eine deiner Figuren oder ein Feld oder Gebäude einer deiner Städte trifft.
effect-cancel-resource-ability = Hebe eine Rohstofffähigkeit auf, die gerade genutzt wird; die dafür gezahlten Rohstoffe sind verloren.
effect-cancel-culture-event-or-resource-ability = Hebe ein Kulturereignis auf oder eine Rohstofffähigkeit, deren Bezahlung dann verloren ist.
effect-events-uncancellable = Kulturereignisse, die du spielst, können nicht aufgehoben werden.
effect-immune-to-events = Kulturereignisse können dich nur treffen, wenn du es zulässt.

## Kämpfe

effect-trumps = Trumpft { $card }.
effect-trumps-nothing = Trumpft nichts und wird von nichts getrumpft.
effect-heal = Entferne insgesamt bis zu { $count } Schaden von deinen ausgespielten Einheiten.
effect-heal-all = Entferne allen Schaden von deinen ausgespielten Einheiten.
effect-attack-strength = Unmittelbar bevor du eine Einheit ausspielst, erhöhe den Schaden ihres Angriffs beim Ausspielen um { $count }.
effect-deal-wounds = Füge ausgespielten gegnerischen Einheiten bis zu { $count } Schaden zu, beliebig verteilt.
effect-unit-strength = Alle deine Einheiten haben +{ $count } Stärke.
effect-type-strength = Deine Einheiten vom Typ { $card } haben +{ $count } Stärke.
effect-untrumpable = Deine Einheiten können nicht getrumpft werden.
effect-reveal-enemy-hand = Im Kampf spielt dein Gegner mit offener Kampftruppe.
effect-free-units-before-draw = { $count ->
    [one] Bevor du deine Kampftruppe ziehst, produziere kostenlos eine freigeschaltete Einheit.
   *[other] Bevor du deine Kampftruppe ziehst, produziere kostenlos bis zu { $count } freigeschaltete Einheiten.
}
effect-save-killed-unit = { $count ->
    [one] Eine deiner eliminierten Einheiten darf in dein stehendes Heer zurückkehren.
   *[other] Bis zu { $count } deiner eliminierten Einheiten dürfen in dein stehendes Heer zurückkehren.
}
effect-extra-loot = Wenn du als Angreifer Beutepunkte erhältst, erhältst du { $count } mehr.
effect-destroy-walls = Die Mauer wird vor dem Kampf entfernt.
effect-barbarian-attack = Eine Armee oder Stadt, die höchstens { $range } Felder (orthogonal gezählt) von einem Barbarendorfmarker oder einem aufgedeckten Barbarendorfsymbol entfernt ist, wird sofort von Barbaren mit { $rank } angegriffen, die du kontrollierst; gewinnt der Angegriffene, erhält er keine Belohnung.

## Figuren und Spielplan

effect-cross-water = Deine Figuren dürfen Wasser überqueren, aber nicht dort anhalten.
effect-stop-on-water = Deine Figuren dürfen Wasser überqueren und dort anhalten.
effect-ignore-obstacles = Deine Figuren ziehen über gegnerische Figuren, Hütten, Barbarendörfer und Städte hinweg.
effect-outskirts-closed-to-enemies = Gegnerische Figuren können ihre Bewegung nicht in den Randbezirken deiner Städte beenden; die schon dort stehen, müssen sie verlassen, sobald sie können.
effect-freeze-square = Wähle ein Feld; in dieser Runde darf keine Figur es verlassen.
effect-teleport-to-water = Versetze alle deine Figuren eines Feldes auf ein beliebiges Wasserfeld des Spielplans; sie bewegen sich in dieser Runde nicht mehr.
effect-move-figure-to-empty = Bewege eine deiner Figuren bis zu { $count } Felder weit auf ein leeres Feld.
effect-armies-gather-like-scouts = Deine Armeen sammeln die Symbole und Rohstoffe ihres Feldes wie Pioniere.
effect-scouts-explore-huts = Deine Pioniere dürfen Hütten erkunden, aber keine Barbarendörfer.
effect-explore-village-without-battle = Deine Armeen erkunden Barbarendörfer ohne Kampf.
effect-place-village = Lege einen Barbarendorfmarker auf ein leeres Feld außerhalb der Randbezirke aller Städte.
effect-change-terrain = Verwandle ein Feld mit dem Gelände { $start }, das keinen Marker außer einer Großen Persönlichkeit trägt, für den Rest des Spiels in { $to }.
effect-change-terrain-except = Verwandle ein Feld jedes Geländes außer { $start }, das keinen Marker außer einer Großen Persönlichkeit trägt, für den Rest des Spiels in { $to }.

## Zerstören

effect-obsolete-wonder = { $era_id ->
    [era-ancient] Mache ein antikes Weltwunder unbrauchbar.
    [era-medieval] Mache ein antikes oder mittelalterliches Weltwunder unbrauchbar.
   *[other] Mache ein Weltwunder unbrauchbar.
}
effect-destroy-building = Zerstöre ein beliebiges Gebäude.
effect-destroy-that-building = Zerstöre dieses Gebäude.
effect-destroy-building-near = { $count ->
    [one] Zerstöre ein Gebäude, das höchstens { $range } Felder (orthogonal gezählt) von einer deiner Figuren oder Städte entfernt ist; es kehrt auf den Markt zurück.
   *[other] Zerstöre bis zu { $count } Gebäude, die höchstens { $range } Felder (orthogonal gezählt) von deinen Figuren oder Städten entfernt sind; sie kehren auf den Markt zurück.
}
effect-destroy-building-anywhere = { $count ->
    [one] Zerstöre ein Gebäude eines anderen Spielers; es kehrt auf den Markt zurück.
   *[other] Zerstöre bis zu { $count } Gebäude anderer Spieler; sie kehren auf den Markt zurück.
}
effect-nuke-city = Zerstöre eine Stadt, die keine Hauptstadt ist, mit allen Gebäuden, Weltwundern, Großen Persönlichkeiten und Figuren in ihren Randbezirken.
effect-kill-figure = { $count ->
    [one] Vernichte eine Figur, die höchstens { $range } Felder (orthogonal gezählt) von einer deiner Figuren oder Städte entfernt ist.
   *[other] Vernichte bis zu { $count } Figuren auf einem Feld, das höchstens { $range } Felder (orthogonal gezählt) von einer deiner Figuren oder Städte entfernt ist.
}
effect-kill-great-person-or-figures-near = Vernichte auf einem Feld, das höchstens { $range } Felder (orthogonal gezählt) von einer deiner Figuren oder Städte entfernt ist, eine Große Persönlichkeit oder bis zu { $count } Figuren.
effect-kill-great-person-or-figures-anywhere = Vernichte auf einem beliebigen Feld eine Große Persönlichkeit oder bis zu { $count } Figuren.
effect-kill-random-unit = { $count ->
    [one] Eliminiere eine zufällige Einheit im stehenden Heer eines anderen Spielers.
   *[other] Eliminiere { $count } zufällige Einheiten im stehenden Heer eines anderen Spielers.
}

## Was Felder liefern

site-grassland = Auf Grasland
site-mountain = Auf Gebirge
site-desert = Auf Wüste
site-water = Auf Wasser
site-land = Auf jedem Land
effect-building = { $site }: { $icons }.
effect-upgrade = Verbesserung von „{ $card }“.
effect-starred = { $count ->
    [one] Mit Stern: nur ein solches Gebäude in einer Stadt.
   *[other] Mit Stern: höchstens { $count } solche Gebäude in einer Stadt.
}
effect-yields = Liefert { $icons }.
effect-yields-nothing = Liefert von sich aus nichts.
effect-yields-capital = Liefert der Hauptstadt des Spielers, der hier eine Figur hat: { $icons }.
effect-adds = Das Feld liefert zusätzlich { $icons }.
effect-no-city = Hier stehen keine Städte; Figuren überqueren es oder halten dort nur mit passenden Technologien.

## Beute

effect-loot-steal-trade = { $count ->
    [one] Nimm dem Verlierer 1 Handelspunkt ab.
   *[other] Nimm dem Verlierer bis zu { $count } Handelspunkte ab.
}
effect-loot-steal-culture = { $count ->
    [one] Nimm dem Verlierer 1 Kulturmarker ab.
   *[other] Nimm dem Verlierer bis zu { $count } Kulturmarker ab.
}
effect-loot-steal-resource = { $count ->
    [one] Nimm einen Rohstoffmarker deiner Wahl; verdeckte Hütten- und Barbarendorfmarker nimmst du ungesehen.
   *[other] Nimm bis zu { $count } Rohstoffmarker deiner Wahl; verdeckte Hütten- und Barbarendorfmarker nimmst du ungesehen.
}
effect-loot-discard-coin = { $count ->
    [one] Der Verlierer legt einen Münzmarker deiner Wahl ab.
   *[other] Der Verlierer legt bis zu { $count } Münzmarker deiner Wahl ab.
}
effect-loot-learn-tech = { $count ->
    [one] Erlerne kostenlos eine Technologie, die der Verlierer beherrscht, wenn sie in deine Pyramide passt.
   *[other] Erlerne kostenlos bis zu { $count } Technologien, die der Verlierer beherrscht, wenn sie in deine Pyramide passen.
}
effect-loot-steal-culture-card = { $count ->
    [one] Nimm ein Kulturereignis von der Hand des Verlierers. Ansehen darfst du seine Karten erst nach dem Kauf.
   *[other] Nimm bis zu { $count } Kulturereignisse von der Hand des Verlierers. Ansehen darfst du seine Karten erst nach dem Kauf.
}
effect-loot-steal-coin = { $count ->
    [one] Ein Münzmarker des Verlierers kommt auf deinen Zivilisationsbogen.
   *[other] Bis zu { $count } Münzmarker des Verlierers kommen auf deinen Zivilisationsbogen.
}

## Womit Zivilisationen beginnen

effect-starting-tech = Starttechnologie: { $card }.
effect-starting-government = Beginnt mit der Staatsform { $card }.
effect-capital-sites = Für die Hauptstadt gibt es nur { $count } Standorte, denn die anderen mittleren Felder des Heimat-Spielplanteils sind Wasser.
effect-starting-great-people = { $count ->
    [one] Beginnt mit einer zufälligen Großen Persönlichkeit.
   *[other] Beginnt mit { $count } zufälligen Großen Persönlichkeiten.
}
effect-starting-walls = Die Hauptstadt beginnt mit einer Stadtmauer.
effect-starting-wonder = Erhält die oberste Karte des Weltwunderstapels, ein antikes Weltwunder, bevor der Markt gefüllt wird, und legt dessen Marker in die Randbezirke der Hauptstadt.
effect-starting-units = { $count ->
    [one] Beginnt mit 1 Einheit mehr: { $card }.
   *[other] Beginnt mit { $count } Einheiten mehr: { $card }.
}
effect-starting-armies = Beginnt mit { $count } Armeen und hat insgesamt { $all }.
effect-starting-policies = Führt beim Spielaufbau { $count } Sozialpolitiken ein.
