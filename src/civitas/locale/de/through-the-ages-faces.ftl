### Through the Ages, beide Ausgaben: was auf den Karten steht, wo nur wenige Wörter Platz haben. Zu jedem Satz effect-… aus
### through-the-ages-effects.ftl gehört hier die Aufschrift face-… mit denselben Zahlen; zu who-… gehört face-who-….
### [culture] ist ein Zeichen, das die Seite zeichnet (web/src/boards/throughTheAges/symbols.ts). Die englische Datei hat
### dieselben Meldungen.

## Mengen, und wie sie aneinandergereiht werden

face-amount-food = { $count } [food]
face-amount-resources = { $count } [resources]
face-amount-science = { $count } [science]
face-amount-culture = { $count } [culture]
face-amount-strength = { $count } [strength]
face-amount-population = { $count } [population]
face-amount-civil = { $count } [civil]
face-amount-military = { $count } [military]
face-amount-cards = { $count } [cards]
face-amount-yellow = { $count } [yellow]
face-amount-blue = { $count } [blue]
face-comma = { $one }, { $other }
face-and = { $one }, { $other }
face-then = { $one }, { $other }
face-more = +{ $what }
face-less = −{ $what }

## Anführer und Wunder: Stärke

face-strength-per-unit = Je Einheit: +{ $count } [strength]
face-strength-per-infantry-and-artillery = Je [infantry] oder [artillery]: +{ $count } [strength]
face-not-sacrificed = Nicht für Geopferte
face-strength-per-unit-type = Je Art von Einheit: +{ $count } [strength]
face-strength-per-temple-face = Je [happy] auf [temple]: +{ $count } [strength]
face-strength-per-temple-and-government-face = Je [happy] auf [temple], [government]: +{ $count } [strength]
face-best-army-again = Taktikbonus der besten Armee zählt doppelt
face-no-armies = Taktik wirkt nicht
face-cavalry-strength = Je [cavalry]: +{ $count } [strength]
face-infantry-as-cavalry = [infantry] darf in Armeen [cavalry] sein
face-unit-resources = Je Zug { $count } [resources] für Einheiten
face-arms-or-culture = Je Zug +{ $count } [culture] oder { $count } [science] und { $count } [resources] für Einheiten

## Anführer und Wunder: Kultur, Wissenschaft und Produktion

face-best-science = [science] + Stufe des besten [lab]/[library]
face-cavalry-culture = Je [cavalry]: +{ $count } [culture]
face-culture-per-face = Je [happy] auf [temple], [theater], [wonder]: +{ $count } [culture]
face-culture-if-strong = Zugende, unter 2 Stärksten (zu zweit: vorn): +{ $count } [culture]
face-culture-when-attacked = Angriff auf dich: +{ $count } [culture]
face-warriors-culture = Bis { $count } Krieger: je +1 [culture]
face-theater-culture = Je [theater]: +{ $count } [culture]
face-library-culture = Je [library]: +{ $count } [culture]
face-pair-culture = Je Paar [library][theater]: +{ $count } [culture]
face-double-best-theater = Ein Arbeiter auf bestem [theater]: doppelt [culture]
face-lab-level-culture = Je Stufe jedes [lab]: +{ $count } [culture]
face-lab-science = Je [lab]: −{ $count } [science]
face-labs-produce = Je Stufe jedes [lab]: 1 [resources] wie aus [mine]
face-labs-are-mines = [lab] ab Stufe 1 sind auch [mine]: je Stufe 1 [resources]
face-rival-lab-surcharge = Rivalen zahlen +{ $count } [resources] für [lab]/[library]
face-culture-on-leaving = Geht er oder am Spielende: ebenso viel [culture]
face-first-colony-culture = 1. Kolonie: +{ $count } [culture]
face-colony-culture = Weitere: je +{ $count } [culture]
face-culture-per-colony = Je Kolonie: +{ $count } [culture]
face-best-mine-extra = Ein Arbeiter auf bester [mine] liefert { $count } [blue] mehr

## Anführer und Wunder: Zufriedenheit und Bevölkerung

face-double-faces = Jedes [happy] zählt doppelt
face-extra-face = Andere Karten mit [happy]: je +{ $count } [happy] (je Arbeiter)
face-population-discount = [population] kostet { $count } [food] weniger
face-cheap-population = 1× je Zug: [population] ohne [civil] und für { $count } [food] weniger
face-free-population = 1× je Zug: 1 [population] gratis
face-muster-civil = 1 [civil]: [population] und Einheit, zusammen −1 [food], −1 [resources]
face-muster-military = 1 [military]: [population] und Einheit, zusammen −1 [food], −1 [resources]

## Anführer und Wunder: Karten und Aktionen

face-hand-limit = Beide Handlimits: +{ $count }
face-military-as-civil = 1× je Zug: [military] als [civil]
face-leader-discount = Anführer nehmen: −{ $count } [civil]
face-wonder-discount = Wunder nehmen: −{ $count } [civil]
face-no-wonder-surcharge = Wunder nehmen: fertige kosten nichts extra
face-discount-after-new-leader = Nehmen: −{ $count } [civil] im Zug, in dem du den Anführer ersetzt
face-science-on-taking = Technologie nehmen: +{ $count } [science]
face-resources-on-developing = Technologie entwickeln: +{ $count } [resources]
face-civil-on-developing = Technologie entwickeln: { $count } [civil] zurück
face-culture-on-developing = Technologie entwickeln: +{ $count } [culture]
face-theater-science-discount = [theater] entwickeln: −{ $count } [science]
face-theater-discount = [theater] bauen: −{ $count } [resources]
face-library-theater-discount = Mit [library]: [theater] −{ $count } [resources], −{ $count } [science]; mit [theater] ebenso [library]
face-unit-science-discount = Einheiten entwickeln: −{ $count } [science]
face-stage-any-building = 1× je Zug: { -urban-building } → [theater]
face-revolution-by-military = Revolution: alle [military] statt [civil]
face-revolution-by-military-first = Revolution nur mit allen [military] statt [civil], vorher keine verbraucht
face-culture-on-revolution = Revolution: +{ $count } [culture]

## Anführer und Wunder: Politik und Angriffe

face-no-attacks = Du darfst nicht angreifen
face-attack-cost-factor = Angriffe auf dich: [military] ×{ $count }
face-defence-factor = Verteidigung: Bonuskarten ×{ $count }
face-besieged-unit-discount = Krieg gegen dich: Einheit −{ $count } [resources]
face-second-politics = 1× im Spiel: zweite { -political-action }
face-retire-yellow = { -political-action }: ablegen für +{ $count } [yellow]
face-colonize-from-hand = 1× im Spiel, { -political-action }: { -territory } aus der Hand → Kolonie
face-colonize-from-hand-and-leave = { -political-action }: ablegen, { -territory } aus der Hand → Kolonie
face-colonization-discards = Bis { $count } [cards] abwerfen: je +1 [colonization]
face-bonus-colonization = Je Bonuskarte: +{ $count } [colonization]
face-peek = Vor Politik: nächstes Ereignis sehen
face-tuck = Ersetzt: statt 1 [civil] unter ein Wunder, +1 [happy]

## Wunder bei Fertigstellung

face-score-workers = Fertig: je [farm]/[mine] +2 [culture], je Einheit/{ -urban-building } +1
face-score-technology-levels = Fertig: je Stufe aller Technologien +1 [culture]
face-score-culture-of-theaters-and-libraries = Fertig: + doppelte [culture] deiner [theater], [library]
face-score-output-of-urban-buildings = Fertig: so viel [culture] wie [culture], [science], [strength] der { -urban-building(form: "plural") }
face-score-levels-of-theaters-and-libraries = Fertig: je Stufe deiner [theater], [library] +2 [culture]
face-score-levels-of-labs-and-libraries = Fertig: je Stufe deiner [lab], [library] +2 [culture]

## Spezialtechnologien und Einheiten

face-urban-discount = { -urban-building(form: "plural") } Stufe 1–3: −{ $count } [resources]
face-urban-discounts = { -urban-building(form: "plural") } Stufe 1/2/3: −{ $one }/{ $two }/{ $three } [resources]
face-stages-at-once = 1 [civil]: bis { $count } { -stage(form: "plural") } am Wunder
face-air-force = 1 je Armee: verdoppelt ihren Bonus

## Aktionskarten

face-action-build-farm = Farm oder Mine bauen: −{ $count } [resources]
face-action-build-urban = { -urban-building } bauen: −{ $count } [resources]
face-action-build-or-upgrade-farm = Farm/Mine bauen oder { -upgrade }: −{ $count } [resources]
face-action-build-or-upgrade-urban = { -urban-building } bauen oder { -upgrade }: −{ $count } [resources]
face-action-upgrade-any = Farm, Mine, { -urban-building } { -upgrade }: −{ $count } [resources]
face-action-populate = Bevölkerung { -increase }, dann +{ $count } [food]
face-action-stage = Genau { -stage } am Wunder: −{ $count } [resources]
face-action-develop = Technologie entwickeln, dann +{ $count } [science]
face-action-revolution-instead = Auch Revolution (alle [civil])
face-action-revolution-first = Auch Revolution (noch alle [civil])
face-action-either = +{ $count } [resources] oder +{ $count } [food]
face-action-score = +{ $gains }
face-action-gain = +{ $gains }
face-action-unit-resources = Dieser Zug: { $count } [resources] für Einheiten
face-action-military = Dieser Zug: +{ $count } [military]
face-action-unit-resources-by-rivals = Dieser Zug, je stärkerem Rivalen: { $two }/{ $three }/{ $four } [resources] für Einheiten (zu 2/3/4)
face-action-culture-by-rivals = Je Rivale mit mehr [culture]: +{ $two }/{ $three }/{ $four } [culture] (zu 2/3/4)

## Angriffe und Kriege

face-attack-population = Verteidiger: −{ $count } [population]
face-attack-gain = Angreifer: +{ $gains }
face-attack-take-mix = Nimm bis { $count } [food]/[resources] nach Wahl
face-attack-take-science = Nimm bis { $count } [science]
face-attack-take-culture = Nimm bis { $count } [culture]
face-attack-take-colony = Nimm eine Kolonie, ohne sofortigen Effekt
face-attack-raid-level = Zerstöre 1 { -urban-building } bis Stufe { $level }: halbe Kosten als [resources], { effect-rounded }
face-attack-raid-levels = Zerstöre bis 2 { -urban-building(form: "plural") }, bis Stufe { $high } und { $low }: halbe Kosten als [resources], { effect-rounded }
face-attack-raid-alike = { $count ->
    [one] Zerstöre 1 { -urban-building }: halbe Kosten als [resources], { effect-rounded }
   *[other] Zerstöre bis { $count } gleiche { -urban-building(form: "plural") }: halbe Kosten als [resources], { effect-rounded }
}
face-attack-leader = Anführer entfernen: je Stufe +{ $count } [culture]
face-attack-wonder = Unfertiges Wunder entfernen: je Stufe +{ $count } [culture]
face-attack-leader-or-wonder = Anführer oder unfertiges Wunder entfernen: je Stufe +{ $count } [culture]
face-attack-costs-level = Kostet je Stufe 1 [military]
face-per-advantage = { $step ->
    [one] je [strength] Vorsprung
   *[other] je volle { $step } [strength] Vorsprung
}
face-war-culture = { $base ->
    [0] Sieger nimmt 1 [culture] { face-per-advantage }
   *[other] Sieger nimmt { $base } [culture] und 1 { face-per-advantage }
}
face-war-yellow = Sieger nimmt { $base } [yellow] und 1 { face-per-advantage }
face-war-goods = { $base ->
    [0] Sieger nimmt 1 [food]/[resources] nach Wahl { face-per-advantage }
   *[other] Sieger nimmt { $base } [food]/[resources] nach Wahl und 1 { face-per-advantage }
}
face-war-population = { $base ->
    [0] Verlierer: −1 [population] { face-per-advantage }; Sieger: je +{ $culture } [culture]
   *[other] Verlierer: −{ $base } [population] und 1 { face-per-advantage }; Sieger: je +{ $culture } [culture]
}
face-war-technology = Sieger nimmt [science] und Spezialtechnologien im Wert des Vorsprungs an [strength]

## Pakte

face-pact-has = { $party }: { $changes }
face-pact-produces = { $party } produziert { $changes }
face-pact-food-as-resource = { $party }: 1× je Zug { $count } [food] als { $count } [resources]
face-pact-resource-as-food = { $party }: 1× je Zug { $count } [resources] als { $count } [food]
face-pact-cooperation = Technologie entwickeln: −2 [science], der andere zahlt 1 [science]
face-pact-tourism = { $party }: +{ $count } [culture] je fertigem Wunder des anderen
face-pact-safe-from-war = Kein Krieg gegen { $party }
face-pact-attacker-bonus = Angriff aufeinander: +{ $count } [strength]
face-pact-forbids-attacks = Kein Angriff aufeinander
face-pact-ends-by-attack = Endet bei Angriff aufeinander

## Ereignisse: wen sie betreffen

face-who-all = Alle
face-who-current = Wer am Zug ist
face-who-strongest = Stärkster
face-who-weakest = Schwächster
face-who-two-strongest = 2 Stärkste (zu zweit: 1)
face-who-two-weakest = 2 Schwächste (zu zweit: 1)
face-who-most-culture = Meiste Kulturpunkte
face-who-least-culture = Wenigste Kulturpunkte
face-who-culture-leader-among-weakest = Meiste Kulturpunkte, falls unter 2 Schwächsten (zu zweit: 1)
face-who-all-happiest = Alle mit den meisten [happy]
face-who-all-most-discontent = Meiste Unzufriedene

## Ereignisse: was sie tun

face-event-nothing = Nichts geschieht
face-event-score = { $who }: +{ $gains }
face-event-gain = { $who }: +{ $gains }
face-event-lose = { $who }: −{ $losses }
face-event-gain-either = { $who }: +{ $count } [food] oder +{ $count } [resources]
face-event-gain-mix = { $who }: +{ $count } [food]/[resources] nach Wahl
face-event-lose-mix = { $who }: −{ $count } [food]/[resources] nach Wahl
face-event-lose-all-food = { $who }: alle [food] verlieren
face-event-food-per-face = { $who }: je [happy] +1 [food]
face-event-score-culture-rate = { $who }: [culture] wie in einem Zug
face-event-score-science-rate = { $who }: [science] wie in einem Zug
face-event-score-science-as-culture = { $who }: so viel [culture] wie [science] in einem Zug
face-event-lose-culture-per-discontent = { $who }: −{ $count } [culture] je Unzufriedenem
face-event-produce-food = { $who } produzieren [food], ohne { -corruption }, { -consumption }
face-event-produce-resources = { $who } produzieren [resources], ohne { -corruption }
face-event-produce = { $who }: [food], { -consumption }, [resources], { -corruption }
face-event-produce-after-corruption = { $who }: { -corruption }, [food], { -consumption }, [resources]
face-event-draw = { $who }: { $count } [cards] ziehen
face-event-keep-cards = { $who }: [cards] nicht ablegen
face-event-draw-or-culture = { $who }: { $count } [cards] ziehen; in IV: +{ $count } [culture]
face-event-discard-or-culture = { $who }: { $count } [cards] abwerfen; in IV: −{ $count } [culture]
face-event-build-free = { $who }: unbeschäftigten Arbeiter gratis auf { $card }
face-event-civilize = { $who }, ohne [civil]: [population] −{ $count } [food], bauen −{ $count } [resources] oder entwickeln −{ $count } [science]
face-event-agree = { $who }: Karten für { $count } [civil] nehmen statt der nächsten { -political-action(form: "dative") }
face-event-rebel = { $who }: −{ $count } [civil] je Unzufriedenem
face-event-rebel-next-turn = { $who }, nächster Zug: −{ $count } [civil] je Unzufriedenem
face-event-lose-old-leader = { $who }: Anführer früherer Zeitalter geht
face-event-ruin = { $who }: ein Wunder A/I wird Ruine mit 2 [culture]
face-event-emigrate = { $who }: −1 [population] je 2 Unzufriedene, aufgerundet
face-event-take-yellow = { $who }: nimmt dem Schwächsten { $count } [yellow]
face-event-destroy-own = { $who }: zerstört eigene [farm], [mine] oder { -urban-building }
face-event-destroy-of-others = { $who }: zerstört bei allen anderen 1 { -urban-building }
face-event-lose-colony = { $who }: verliert eine Kolonie

## Ereignisse: Einflüsse

face-event-impact-agriculture = { $who }: [culture] = [food]-Produktion; +{ $count }, falls über { -consumption }
face-event-impact-agriculture-of-farms = { $who }: [culture] = [food] der Farmen
face-event-impact-architecture = { $who }: +{ $count } [culture] je Stufe der { -urban-building(form: "plural") }
face-event-impact-balance = { $who }: { $count }× die kleinste Produktion von [science], [culture], [food], [resources] als [culture]
face-event-impact-colonies = { $who }: +{ $count } [culture] je Kolonie
face-event-impact-competition = { $who }: +{ $count } [culture] je Stufe von Einheiten und [arena]
face-event-impact-government = { $who }: +2 [culture] je [civil], +1 [culture] je [military]
face-event-impact-happiness = { $who }: +{ $count } [culture] je [happy] (höchstens { $most }), −{ $count } je Unzufriedenem, mind. 0
face-event-impact-happiness-or-loss = { $who }: +{ $count } [culture] je [happy] (höchstens { $most }), −{ $count } je Unzufriedenem
face-event-impact-industry = { $who }: [culture] = [resources] der Minen
face-event-impact-population = { $who }: +{ $count } [culture] je zufriedenem Arbeiter über { $beyond }
face-event-impact-progress = { $who }: +{ $count } [culture] je Stufe von Regierung, Spezialtechnologien
face-event-impact-science = Nach [science], [culture]: { $four }; zu dritt { $three }; zu zweit { $two }
face-event-impact-strength = Nach [strength], [culture]: { $four }; zu dritt { $three }; zu zweit { $two }
face-event-impact-technology = { $who }: +{ $count } [culture] je Technologie Stufe 3
face-event-impact-technology-shorter = Fortgeschritten: Stufe 2
face-event-impact-variety = { $who }: +{ $count } [culture] je Art Einheit, Art { -urban-building }, Spezialtechnologie
face-event-impact-wonders = { $who }: je fertigem Wunder A/I/II/III +{ $a }/{ $i }/{ $ii }/{ $iii } [culture]
