### Through the Ages, beide Ausgaben: was Karten tun. Jeder Satz gehört zu einem Wort der Faktendateien
### (games/through_the_ages/data), seine Zahlen sind deren Zahlen; games/through_the_ages/telling/effects setzt sie zusammen.
### Die englische Datei hat dieselben Meldungen. Begriffe wie -resource, die jede Ausgabe anders nennt, stehen mit ihren
### Formen in den Dateien der Namen.

## Mengen, und wie sie aneinandergereiht werden

effect-amount-food = { $count } Nahrung
effect-amount-resources = { $count ->
    [one] 1 { -resource }
   *[other] { $count } { -resource(form: "plural") }
}
effect-amount-science = { $count } Wissenschaft
effect-amount-culture = { $count } Kultur
effect-amount-strength = { $count } Stärke
effect-amount-population = { $count } Bevölkerung
effect-amount-civil = { $count ->
    [one] 1 Zivilaktion
   *[other] { $count } Zivilaktionen
}
effect-amount-military = { $count ->
    [one] 1 Militäraktion
   *[other] { $count } Militäraktionen
}
effect-amount-cards = { $count ->
    [one] 1 Militärkarte
   *[other] { $count } Militärkarten
}
effect-amount-yellow = { $count ->
    [one] 1 gelben Spielstein
   *[other] { $count } gelbe Spielsteine
}
effect-amount-blue = { $count ->
    [one] 1 blauen Spielstein
   *[other] { $count } blaue Spielsteine
}
effect-comma = { $one }, { $other }
effect-and = { $one } und { $other }
effect-then = { $one }, dann { $other }
effect-more = { $what } mehr
effect-less = { $what } weniger

## Anführer und Wunder: Stärke

effect-strength-per-unit = Deine Stärke steigt um { $count } für jede deiner { -unit(form: "genitive-plural") }.
effect-strength-per-infantry-and-artillery = Deine Stärke steigt um { $count } für jede deiner Infanterie- und Artillerieeinheiten.
effect-not-sacrificed = Diese Stärke gehört der Zivilisation; für eine geopferte Einheit zählt sie nicht.
effect-strength-per-unit-type = Deine Stärke steigt um { $count } für jede Art von { -unit(form: "dative-plural") } (Infanterie, Kavallerie, Artillerie, Luftwaffe), von der du mindestens eine hast.
effect-strength-per-temple-face = Deine Stärke steigt um { $count } für jedes { -happy-face } deiner Tempel.
effect-strength-per-temple-and-government-face = Deine Stärke steigt um { $count } für jedes { -happy-face } deiner Tempel und deiner Regierungsform.
effect-best-army-again = Der Taktikbonus deiner besten Armee zählt noch einmal; ohne Armee gibt es keinen.
effect-no-armies = Deine Taktik wirkt nicht.
effect-cavalry-strength = Jede deiner Kavallerieeinheiten hat { $count } Stärke mehr, auch wenn sie geopfert wird.
effect-infantry-as-cavalry = Beim Bilden von Armeen für deine Taktik darf deine Infanterie als Kavallerie gelten.
effect-unit-resources = In jedem deiner Züge hast du { effect-amount-resources } nur für Bau oder { -upgrade(form: "noun") } von { -unit(form: "dative-plural") }.
effect-arms-or-culture = Wähle in jedem deiner Züge eines: Du erhältst { $count } Kultur, oder du hast in diesem Zug { $count } Wissenschaft nur für Technologien von { -unit(form: "dative-plural") } und { effect-amount-resources } nur für Bau oder { -upgrade(form: "noun") } von { -unit(form: "dative-plural") }.

## Anführer und Wunder: Kultur, Wissenschaft und Produktion

effect-best-science = Deine Wissenschaft steigt um die Stufe deines besten Laboratoriums oder deiner besten Bibliothek mit Arbeiter.
effect-cavalry-culture = Jede deiner Kavallerieeinheiten produziert { $count } Kultur.
effect-culture-per-face = Jedes { -happy-face } deiner Tempel, Theater und fertigen Wunder produziert { $count } Kultur.
effect-culture-if-strong = Am Ende jedes deiner Züge erhältst du { $count } Kultur, wenn du zu den zwei stärksten Zivilisationen gehörst (zu zweit: wenn du die stärkste bist); bei Gleichstand liegst du vorn.
effect-culture-when-attacked = Immer wenn dich jemand angreift ({ -aggression } oder Krieg), erhältst du { $count } Kultur.
effect-warriors-culture = { $count ->
    [one] Eine deiner Einheiten Krieger produziert 1 Kultur.
   *[other] Bis zu { $count } deiner Einheiten Krieger produzieren je 1 Kultur.
}
effect-theater-culture = Jedes deiner Theater produziert { $count } Kultur mehr.
effect-library-culture = Jede deiner Bibliotheken produziert { $count } Kultur mehr.
effect-pair-culture = Jedes Paar aus Bibliothek und Theater produziert { $count } Kultur mehr.
effect-double-best-theater = Ein Arbeiter auf deiner besten Theatertechnologie mit Arbeitern produziert doppelt so viel Kultur.
effect-lab-level-culture = Jedes deiner Laboratorien produziert { $count } Kultur für jede seiner Stufen.
effect-lab-science = Jedes deiner Laboratorien produziert { $count } Wissenschaft weniger.
effect-labs-produce = Deine Laboratorien der Stufen 1 bis 3 produzieren auch { -resource(form: "plural") }: Jeder Arbeiter dort bringt, wenn deine Minen produzieren, einen blauen Spielstein, der so viel wert ist wie die Stufe des Laboratoriums, und diese Laboratorien lagern und wechseln { -resource(form: "plural") } wie Minen.
effect-labs-are-mines = Deine Laboratorien der Stufen 1 bis 3 sind auch Minen: Jeder Arbeiter dort bringt, wenn deine Minen produzieren, einen blauen Spielstein, der so viel wert ist wie die Stufe des Laboratoriums, und was sie produzieren, gilt als Produktion von Minen.
effect-rival-lab-surcharge = Deine Rivalen zahlen für Bau oder { -upgrade(form: "noun") } von Laboratorien und Bibliotheken { effect-amount-resources } mehr.
effect-culture-on-leaving = Wenn { $card } das Spiel verlässt oder das Spiel endet, erhältst du so viel Kultur, wie deine Laboratorien der Stufen 1 bis 3 an { -resource(form: "dative-plural") } produzieren.
effect-first-colony-culture = Deine erste Kolonie produziert { $count } Kultur.
effect-colony-culture = Jede weitere Kolonie produziert { $count } Kultur.
effect-culture-per-colony = Jede deiner Kolonien produziert { $count } Kultur.
effect-best-mine-extra = Ein Arbeiter auf deiner besten Minentechnologie mit Arbeitern produziert { $count ->
    [one] einen blauen Spielstein mehr
   *[other] { $count } blaue Spielsteine mehr
}.

## Anführer und Wunder: Zufriedenheit und Bevölkerung

effect-double-faces = Jedes deiner { -happy-face(form: "genitive-plural") } zählt doppelt, und zwar für alle Wirkungen; was unzufrieden macht, zählt einfach.
effect-extra-face = Jede andere deiner Karten mit mindestens einem { -happy-face(form: "dative") } gilt, als zeige sie { $count ->
    [one] eines mehr
   *[other] { $count } mehr
}; auf Karten mit Arbeitern gilt das für jeden Arbeiter.
effect-population-discount = Jede { -increase(form: "noun") } deiner Bevölkerung kostet { $count } Nahrung weniger, mindestens 0.
effect-cheap-population = Einmal in jedem deiner Züge darfst du deine Bevölkerung ohne Zivilaktion und für { $count } Nahrung weniger, mindestens 0, { -increase }.
effect-free-population = Einmal in jeder deiner Aktionsphasen darfst du 1 Bevölkerung erhalten, ohne Nahrung und ohne Aktion.
effect-muster-civil = Für eine Zivilaktion darfst du deine Bevölkerung { -increase } und mit diesem Arbeiter eine { -unit } bauen; zusammen kostet das 1 Nahrung und 1 { -resource } weniger als sonst und keine Militäraktion. Das darfst du wiederholen, solange du Zivilaktionen hast.
effect-muster-military = Für eine Militäraktion darfst du deine Bevölkerung { -increase } und eine { -unit } bauen; zusammen kostet das 1 Nahrung und 1 { -resource } weniger als sonst. Das darfst du wiederholen, solange du Militäraktionen hast.

## Anführer und Wunder: Karten und Aktionen

effect-hand-limit = Deine Handkartenlimits für Zivilkarten und für Militärkarten sind jeweils um { $count } höher.
effect-military-as-civil = Einmal in jedem deiner Züge darfst du eine Militäraktion anstelle einer Zivilaktion verbrauchen.
effect-leader-discount = Einen Anführer aus der { -card-row } zu nehmen, kostet dich { effect-amount-civil } weniger, mindestens 0.
effect-wonder-discount = Ein Wunder aus der { -card-row } zu nehmen, kostet dich { effect-amount-civil } weniger, mindestens 0.
effect-no-wonder-surcharge = Ein Wunder zu nehmen, kostet dich keine zusätzlichen Zivilaktionen für bereits fertige Wunder.
effect-discount-after-new-leader = Solange { $card } in der { -card-row } liegt, kostet es dich { effect-amount-civil } weniger, mindestens 0, die Karte zu nehmen, wenn du in diesem Zug deinen Anführer ersetzt hast.
effect-science-on-taking = Immer wenn du eine Technologiekarte aus der { -card-row } nimmst, erhältst du { $count } Wissenschaft; auch Regierungsformen und Spezialtechnologien zählen.
effect-resources-on-developing = Immer wenn du eine Technologie entwickelst, erhältst du { effect-amount-resources }.
effect-civil-on-developing = Immer wenn du eine Technologie entwickelst, bekommst du { effect-amount-civil } zurück, auch nach einer Revolution.
effect-culture-on-developing = Immer wenn du eine Technologie entwickelst, erhältst du { $count } Kultur.
effect-theater-science-discount = Eine Theatertechnologie zu entwickeln, kostet dich { $count } Wissenschaft weniger.
effect-theater-discount = Ein Theater zu bauen, kostet dich { effect-amount-resources } weniger.
effect-library-theater-discount = Mit mindestens einer Bibliothek baust du Theater für { effect-amount-resources } weniger und entwickelst Theatertechnologien für { $count } Wissenschaft weniger; mit mindestens einem Theater gilt dasselbe für Bibliotheken.
effect-unit-science-discount = Eine Technologie von { -unit(form: "dative-plural") } zu entwickeln, kostet dich { $count } Wissenschaft weniger.
effect-stage-any-building = Einmal in jedem deiner Züge darfst du mit einer Zivilaktion eines deiner { -urban-building(form: "genitive-plural") } beliebiger Art zu einem Theater gleicher oder höherer Stufe { -upgrade }; du zahlst die Differenz der { -resource(form: "plural") }, mindestens 0.
effect-revolution-by-military = Eine Revolution verbraucht alle deine Militäraktionen statt aller deiner Zivilaktionen.
effect-revolution-by-military-first = Eine Revolution verbraucht alle deine Militäraktionen statt aller deiner Zivilaktionen, und keine davon darf vorher verbraucht sein. Eine Revolution mit Zivilaktionen ist nicht möglich.
effect-culture-on-revolution = Immer wenn du eine Revolution ausrufst, erhältst du { $count } Kultur.

## Anführer und Wunder: Politik und Angriffe

effect-no-attacks = Du darfst keine { -aggression(form: "plural") } spielen und keine Kriege erklären.
effect-attack-cost-factor = { -aggression(form: "plural") } und Kriege gegen dich kosten { $count ->
    [2] doppelt
   *[other] { $count }-mal
} so viele Militäraktionen.
effect-defence-factor = Deine Bonuskarten zählen { $count ->
    [2] doppelt
   *[other] { $count }-fach
} für deine Verteidigung.
effect-besieged-unit-discount = Solange dir ein Krieg erklärt ist, kostet dich jede neue { -unit } { effect-amount-resources } weniger.
effect-second-politics = Einmal im Spiel darfst du direkt nach deiner { -political-action(form: "dative") } eine zweite ausführen.
effect-retire-yellow = Als { -political-action } darfst du diesen Anführer aus dem Spiel nehmen und deinem gelben Vorrat { effect-amount-yellow } aus der Schachtel hinzufügen.
effect-colonize-from-hand = Einmal im Spiel darfst du als { -political-action } ein { -territory } aus deiner Hand als deine Kolonie ins Spiel bringen, ohne Versteigerung und ohne Einheiten zu opfern. Du bekommst den dauerhaften und den sofortigen Effekt. { $card } bleibt dein Anführer, aber ohne weitere Fähigkeit.
effect-colonize-from-hand-and-leave = Als { -political-action } darfst du diesen Anführer aus dem Spiel nehmen und ein { -territory } aus deiner Hand als deine Kolonie ins Spiel bringen, ohne Versteigerung und ohne Einheiten zu entsenden. Du bekommst den dauerhaften und den sofortigen Effekt.
effect-colonization-discards = Wenn du eine Kolonisierungstruppe bildest, darfst du bis zu { effect-amount-cards } für je 1 Kolonisierung abwerfen.
effect-bonus-colonization = Jede Bonuskarte, die du zur Kolonisation einsetzt, zählt { $count } mehr.
effect-peek = Vor deiner { -political-action(form: "dative") } darfst du dir das nächste aktuelle Ereignis geheim ansehen.
effect-tuck = Wenn du diesen Anführer ersetzt, darfst du die Karte unter eines deiner fertigen Wunder schieben, das dann ein { -happy-face(form: "after-ein") } mehr zeigt; dafür bekommst du keine Zivilaktion zurück.

## Wunder bei Fertigstellung

effect-score-workers = Bei Fertigstellung erhältst du 1 Kultur für jeden Arbeiter auf { -unit(form: "dative-plural") } und { -urban-building(form: "dative-plural") } und 2 Kultur für jeden Arbeiter auf Farmen und Minen.
effect-score-technology-levels = Bei Fertigstellung erhältst du 1 Kultur für jede Stufe jeder deiner Technologien im Spiel, mit oder ohne Arbeiter, samt Spezialtechnologien und Regierungsform.
effect-score-culture-of-theaters-and-libraries = Bei Fertigstellung erhältst du das Doppelte der Kultur, die deine Theater und Bibliotheken produzieren, samt den Effekten von Anführern auf sie.
effect-score-output-of-urban-buildings = Bei Fertigstellung erhältst du so viel Kultur, wie deine { -urban-building(form: "after-deine") } an Kultur, Wissenschaft und Stärke bringen, samt den Effekten von Anführern auf sie.
effect-score-levels-of-theaters-and-libraries = Bei Fertigstellung erhältst du 2 Kultur für jede Stufe jedes deiner Theater und jeder deiner Bibliotheken.
effect-score-levels-of-labs-and-libraries = Bei Fertigstellung erhältst du 2 Kultur für jede Stufe jedes deiner Laboratorien und jeder deiner Bibliotheken.

## Spezialtechnologien und Einheiten

effect-urban-discount = { -urban-building(form: "plural") } der Stufen 1 bis 3 kosten { effect-amount-resources } weniger.
effect-urban-discounts = { -urban-building(form: "plural") } kosten { $one ->
    [one] 1 { -resource }
   *[other] { $one } { -resource(form: "plural") }
} weniger auf Stufe 1, { $two } weniger auf Stufe 2 und { $three } weniger auf Stufe 3.
effect-stages-at-once = Mit einer Zivilaktion darfst du bis zu { $count } { -stage(form: "plural") } eines Wunders bauen.
effect-air-force = Jede dieser Einheiten darf sich einer Armee anschließen, höchstens eine je Armee, und verdoppelt deren { -army-bonus }.

## Aktionskarten

effect-action-build-farm = Ohne weitere Zivilaktion und für { effect-amount-resources } weniger eine Farm oder Mine bauen (keine { -upgrade(form: "noun") }).
effect-action-build-urban = Ohne weitere Zivilaktion und für { effect-amount-resources } weniger ein { -urban-building } bauen (keine { -upgrade(form: "noun") }).
effect-action-build-or-upgrade-farm = Ohne weitere Zivilaktion und für { effect-amount-resources } weniger eine Farm oder Mine bauen oder { -upgrade }.
effect-action-build-or-upgrade-urban = Ohne weitere Zivilaktion und für { effect-amount-resources } weniger ein { -urban-building } bauen oder { -upgrade }.
effect-action-upgrade-any = Ohne weitere Zivilaktion und für { effect-amount-resources } weniger eine Farm, eine Mine oder ein { -urban-building } { -upgrade }.
effect-action-populate = Deine Bevölkerung ohne weitere Zivilaktion zum normalen Nahrungspreis { -increase }; danach erhältst du { $count } Nahrung.
effect-action-stage = Ohne weitere Zivilaktion und für { effect-amount-resources } weniger genau { -stage } deines Wunders bauen.
effect-action-develop = Eine Technologie ohne weitere Zivilaktion zum normalen Wissenschaftspreis entwickeln; danach erhältst du { $count } Wissenschaft.
effect-action-revolution-instead = Auch eine Revolution ist möglich; sie verbraucht alle deine Zivilaktionen anstelle der einen für diese Karte.
effect-action-revolution-first = Auch eine Revolution ist möglich, wenn du vorher keine Zivilaktion verbraucht hast; sie verbraucht alle deine Zivilaktionen anstelle der einen für diese Karte.
effect-action-either = Du erhältst nach deiner Wahl { effect-amount-resources } oder { $count } Nahrung.
effect-action-score = Du erhältst { $gains }.
effect-action-gain = Du erhältst { $gains }.
effect-action-unit-resources = In diesem Zug hast du { effect-amount-resources } nur für Bau oder { -upgrade(form: "noun") } von { -unit(form: "dative-plural") }.
effect-action-military = In diesem Zug hast du { $count ->
    [one] eine zusätzliche Militäraktion
   *[other] { $count } zusätzliche Militäraktionen
}.
effect-action-unit-resources-by-rivals = Für jeden Rivalen, der stärker ist als du, hast du in diesem Zug { $four ->
    [one] 1 { -resource }
   *[other] { $four } { -resource(form: "plural") }
} nur für Bau oder { -upgrade(form: "noun") } von { -unit(form: "dative-plural") }; zu dritt { $three }, zu zweit { $two }.
effect-action-culture-by-rivals = Du erhältst { $four } Kultur für jeden Rivalen mit mehr Kulturpunkten als du; zu dritt { $three }, zu zweit { $two }.

## Angriffe und Kriege

effect-attack-population = Der Verteidiger verliert { $count } Bevölkerung.
effect-attack-gain = Der Angreifer erhält { $gains }.
effect-attack-take-mix = Der Angreifer nimmt dem Verteidiger insgesamt bis zu { $count } Nahrung und { -resource(form: "plural") }, in einer Mischung nach Wahl des Angreifers.
effect-attack-take-science = Der Angreifer nimmt dem Verteidiger bis zu { $count } Wissenschaft.
effect-attack-take-culture = Der Angreifer nimmt dem Verteidiger bis zu { $count } Kultur.
effect-attack-take-colony = Der Angreifer nimmt dem Verteidiger eine Kolonie seiner Wahl, mit ihrem dauerhaften Effekt, nicht mit dem sofortigen.
effect-attack-raid-level = Der Angreifer zerstört ein { -urban-building } des Verteidigers, höchstens der Stufe { $level }, und erhält die Hälfte der aufgedruckten Kosten an { -resource(form: "dative-plural") }, { effect-rounded }.
effect-attack-raid-levels = Der Angreifer zerstört bis zu zwei { -urban-building(form: "plural") } des Verteidigers, eines höchstens der Stufe { $high } und eines höchstens der Stufe { $low }, und erhält die Hälfte der Summe ihrer aufgedruckten Kosten an { -resource(form: "dative-plural") }, { effect-rounded }.
effect-attack-raid-alike = { $count ->
    [one] Der Angreifer zerstört ein { -urban-building } des Verteidigers und erhält die Hälfte der aufgedruckten Kosten an { -resource(form: "dative-plural") }, { effect-rounded }.
   *[other] Der Angreifer zerstört bis zu { $count } { -urban-building(form: "plural") } des Verteidigers, alle von gleicher Art und Stufe, und erhält die Hälfte der Summe ihrer aufgedruckten Kosten an { -resource(form: "dative-plural") }, { effect-rounded }.
}
effect-rounded = { $up ->
    [0] abgerundet
   *[other] aufgerundet
}
effect-attack-leader = Der Anführer des Verteidigers verlässt das Spiel. Der Angreifer erhält { $count } Kultur für jede Stufe dieser Karte.
effect-attack-wonder = Das unfertige Wunder des Verteidigers verlässt das Spiel. Der Angreifer erhält { $count } Kultur für jede Stufe dieser Karte.
effect-attack-leader-or-wonder = Nach Wahl des Angreifers verlässt der Anführer oder das unfertige Wunder des Verteidigers das Spiel. Der Angreifer erhält { $count } Kultur für jede Stufe dieser Karte.
effect-attack-costs-level = Der Angriff kostet so viele Militäraktionen wie die Stufe dieser Karte.
effect-per-advantage = { $step ->
    [one] jeden Punkt { -advantage }
   *[other] je volle { $step } Punkte { -advantage }
}
effect-war-culture = { $base ->
    [0] Der Sieger nimmt der besiegten Zivilisation 1 Kultur für { effect-per-advantage }.
   *[other] Der Sieger nimmt der besiegten Zivilisation { $base } Kultur und 1 weitere für { effect-per-advantage }.
}
effect-war-yellow = Der Sieger nimmt { $base ->
    [one] 1 gelben Spielstein
   *[other] { $base } gelbe Spielsteine
} aus dem gelben Vorrat der besiegten Zivilisation und 1 weiteren für { effect-per-advantage }.
effect-war-goods = { $base ->
    [0] Der Sieger nimmt der besiegten Zivilisation 1 Nahrung oder 1 { -resource } für { effect-per-advantage }, in einer Mischung nach Wahl des Siegers.
   *[other] Der Sieger nimmt der besiegten Zivilisation insgesamt { $base } Nahrung und { -resource(form: "plural") } und 1 weitere Einheit davon für { effect-per-advantage }, in einer Mischung nach Wahl des Siegers.
}
effect-war-population = { $base ->
    [0] Die besiegte Zivilisation verliert 1 Bevölkerung für { effect-per-advantage }. Für jede davon erhält der Sieger { $culture } Kultur.
   *[other] Die besiegte Zivilisation verliert { $base } Bevölkerung und 1 weitere für { effect-per-advantage }. Für jede davon erhält der Sieger { $culture } Kultur.
}
effect-war-technology = Der Sieger nimmt der besiegten Zivilisation Beute im Wert seines Vorsprungs an Stärke: Wissenschaftspunkte, Spezialtechnologien zu ihren aufgedruckten Wissenschaftskosten oder beides.

## Pakte

party-a = A
party-b = B
party-both = Jeder Partner
effect-pact-has = { $party } hat { $changes }.
effect-pact-produces = { $party } produziert { $changes }.
effect-pact-food-as-resource = Einmal in jedem eigenen Zug darf { $party } { $count } Nahrung als { effect-amount-resources } verwenden.
effect-pact-resource-as-food = Einmal in jedem eigenen Zug darf { $party } { effect-amount-resources } als { $count } Nahrung verwenden.
effect-pact-cooperation = Immer wenn ein Partner eine Technologie entwickelt, kostet sie 2 Wissenschaft weniger, und der andere zahlt 1 Wissenschaft; hat dieser keine, kann die Technologie nicht entwickelt werden.
effect-pact-tourism = { $party } hat { $count } Kultur mehr für jedes fertige Wunder des anderen.
effect-pact-safe-from-war = Niemand darf { $party } den Krieg erklären.
effect-pact-attacker-bonus = Greift ein Partner den anderen an, hat der Angreifer dafür { $count } Stärke mehr.
effect-pact-forbids-attacks = Die Partner dürfen einander nicht angreifen.
effect-pact-ends-by-attack = Der Pakt endet, sobald ein Partner den anderen angreift.

## Ereignisse: wen sie betreffen

who-all = Jede Zivilisation
who-current = Die Zivilisation, die am Zug ist,
who-strongest = Die stärkste Zivilisation
who-weakest = Die schwächste Zivilisation
who-two-strongest = Jede der zwei stärksten Zivilisationen (zu zweit: die stärkste)
who-two-weakest = Jede der zwei schwächsten Zivilisationen (zu zweit: die schwächste)
who-most-culture = Die Zivilisation mit den meisten Kulturpunkten
who-least-culture = Die Zivilisation mit den wenigsten Kulturpunkten
who-culture-leader-among-weakest = Die Zivilisation mit den meisten Kulturpunkten, falls sie zu den zwei schwächsten gehört (zu zweit: falls sie die schwächste ist),
who-all-happiest = Jede Zivilisation mit den meisten { -happy-face(form: "dative-plural") }
who-all-most-discontent = Jede Zivilisation mit den meisten unzufriedenen Arbeitern, mindestens einem,

## Ereignisse: was sie tun

effect-event-nothing = Nichts geschieht.
effect-event-score = { $who } erhält { $gains }.
effect-event-gain = { $who } erhält { $gains }.
effect-event-lose = { $who } verliert { $losses }.
effect-event-gain-either = { $who } erhält nach ihrer Wahl { $count } Nahrung oder { effect-amount-resources }.
effect-event-gain-mix = { $who } erhält insgesamt { $count } Nahrung und { -resource(form: "plural") } in einer Mischung ihrer Wahl.
effect-event-lose-mix = { $who } verliert insgesamt { $count } Nahrung und { -resource(form: "plural") } in einer Mischung ihrer Wahl.
effect-event-lose-all-food = { $who } verliert ihre gesamte Nahrung.
effect-event-food-per-face = { $who } erhält so viel Nahrung, wie sie { -happy-face(form: "plural") } hat.
effect-event-score-culture-rate = { $who } erhält so viel Kultur, wie sie in jedem Zug produziert.
effect-event-score-science-rate = { $who } erhält so viel Wissenschaft, wie sie in jedem Zug produziert.
effect-event-score-science-as-culture = { $who } erhält so viel Kultur, wie sie in jedem Zug Wissenschaft produziert.
effect-event-lose-culture-per-discontent = { $who } verliert { $count } Kultur für jeden ihrer unzufriedenen Arbeiter.
effect-event-produce-food = { $who } produziert Nahrung, ohne { -corruption } und { -consumption }.
effect-event-produce-resources = { $who } produziert { -resource(form: "plural") }, ohne { -corruption }.
effect-event-produce = { $who } durchläuft sofort die Produktion: Nahrung, { -consumption }, { -resource(form: "plural") }, { -corruption }, in dieser Reihenfolge.
effect-event-produce-after-corruption = { $who } durchläuft sofort die Produktion: { -corruption }, Nahrung, { -consumption }, { -resource(form: "plural") }, in dieser Reihenfolge.
effect-event-draw = { $who } zieht { effect-amount-cards }.
effect-event-keep-cards = { $who } legt in diesem Zug keine überzähligen Militärkarten ab.
effect-event-draw-or-culture = { $who } zieht { effect-amount-cards }; im Zeitalter IV erhält sie stattdessen { $count } Kultur.
effect-event-discard-or-culture = { $who } wirft { effect-amount-cards } ab; im Zeitalter IV verliert sie stattdessen { $count } Kultur.
effect-event-build-free = { $who } mit einem unbeschäftigten Arbeiter darf einen kostenlos auf { $card } setzen.
effect-event-civilize = { $who } darf eines davon ohne Zivilaktion tun: ihre Bevölkerung für { $count } Nahrung weniger { -increase }; eine Farm, eine Mine oder ein { -urban-building } für { effect-amount-resources } weniger bauen; eine Technologie für { $count } Wissenschaft weniger entwickeln. Eine Revolution verbraucht trotzdem alle Zivilaktionen.
effect-event-agree = { $who } darf sofort Karten für bis zu { effect-amount-civil } aus der { -card-row } nehmen, ohne eigene zu verbrauchen, und verzichtet dafür auf ihre nächste { -political-action }. Danach wird die { -card-row } zusammengeschoben und aufgefüllt, ohne dass Karten abgeworfen werden; dabei kann das Zeitalter enden.
effect-event-rebel = { $who } verbraucht { $count ->
    [one] 1 verfügbare Zivilaktion
   *[other] { $count } verfügbare Zivilaktionen
} für jeden ihrer unzufriedenen Arbeiter.
effect-event-rebel-next-turn = { $who } hat für jeden ihrer unzufriedenen Arbeiter { effect-amount-civil } weniger, aber nur in ihrem nächsten Zug; für die Zivilisation, die am Zug ist, ist das der laufende.
effect-event-lose-old-leader = { $who } verliert ihren Anführer, wenn er nicht aus dem aktuellen Zeitalter stammt.
effect-event-ruin = { $who } macht eines ihrer fertigen Wunder des Zeitalters A oder I zur Ruine, die nur noch 2 Kultur hat, aber weiterhin als fertiges Wunder zählt.
effect-event-emigrate = { $who } verliert 1 Bevölkerung für je zwei ihrer unzufriedenen Arbeiter, aufgerundet.
effect-event-take-yellow = { $who } nimmt { effect-amount-yellow } aus dem gelben Vorrat der schwächsten, soweit dort etwas liegt.
effect-event-destroy-own = { $who } zerstört nach ihrer Wahl eine ihrer Farmen oder Minen oder eines ihrer { -urban-building(form: "genitive-plural") }; der Arbeiter wird unbeschäftigt.
effect-event-destroy-of-others = { $who } wählt von jeder anderen Zivilisation ein { -urban-building }; diese werden zerstört.
effect-event-lose-colony = { $who } verliert eine ihrer Kolonien nach eigener Wahl.

## Ereignisse: Einflüsse

effect-event-impact-agriculture = { $who } erhält so viel Kultur, wie sie Nahrung produziert, und { $count } mehr, falls das mehr ist, als sie verbraucht.
effect-event-impact-agriculture-of-farms = { $who } erhält so viel Kultur, wie ihre Farmen Nahrung produzieren.
effect-event-impact-architecture = { $who } erhält { $count } Kultur für jede Stufe jedes ihrer { -urban-building(form: "genitive-plural") }.
effect-event-impact-balance = { $who } erhält als Kultur { $count ->
    [2] das Doppelte
   *[other] das { $count }-Fache
} der niedrigsten dieser Zahlen: Wissenschaft, Kultur, Nahrung und { -resource(form: "plural") }, die sie in jedem Zug produziert. { -corruption } und { -consumption } zählen nicht.
effect-event-impact-colonies = { $who } erhält { $count } Kultur für jede ihrer Kolonien.
effect-event-impact-competition = { $who } erhält { $count } Kultur für jede Stufe jeder ihrer { -unit(form: "genitive-plural") } und Arenen.
effect-event-impact-government = { $who } erhält 2 Kultur für jede ihrer Zivilaktionen und 1 Kultur für jede ihrer Militäraktionen; es zählt die Gesamtanzahl.
effect-event-impact-happiness = { $who } erhält { $count } Kultur für jedes ihrer { -happy-face(form: "genitive-plural") }, höchstens { $most }, abzüglich { $count } für jeden ihrer unzufriedenen Arbeiter; sie verliert dabei keine.
effect-event-impact-happiness-or-loss = { $who } erhält { $count } Kultur für jedes ihrer { -happy-face(form: "genitive-plural") }, höchstens { $most }, abzüglich { $count } für jeden ihrer unzufriedenen Arbeiter; das kann sie Kultur kosten.
effect-event-impact-industry = { $who } erhält so viel Kultur, wie ihre Minen { -resource(form: "plural") } produzieren.
effect-event-impact-population = { $who } erhält { $count } Kultur für jeden Arbeiter über { $beyond } hinaus; unzufriedene zählen nicht mit, unbeschäftigte schon.
effect-event-impact-progress = { $who } erhält { $count } Kultur für jede Stufe ihrer Regierungsform und jeder ihrer Spezialtechnologien.
effect-event-impact-science = Die Zivilisationen erhalten Kultur in der Reihenfolge ihrer Wissenschaft: zu viert { $four }, zu dritt { $three }, zu zweit { $two }. Bei Gleichstand entscheidet die Spielreihenfolge.
effect-event-impact-strength = Die Zivilisationen erhalten Kultur in der Reihenfolge ihrer Stärke: zu viert { $four }, zu dritt { $three }, zu zweit { $two }. Bei Gleichstand entscheidet die Spielreihenfolge.
effect-event-impact-technology = { $who } erhält { $count } Kultur für jede ihrer Technologien der Stufe 3, mit oder ohne Arbeiter.
effect-event-impact-technology-shorter = Im Fortgeschrittenenspiel zählen die der Stufe 2.
effect-event-impact-variety = { $who } erhält { $count } Kultur für jede Art von { -unit(form: "dative-plural") } und von { -urban-building(form: "dative-plural") }, auf der sie einen Arbeiter hat, und für jede ihrer Spezialtechnologien.
effect-event-impact-wonders = { $who } erhält { $a } Kultur für jedes ihrer fertigen Wunder des Zeitalters A, { $i } für Zeitalter I, { $ii } für Zeitalter II und { $iii } für Zeitalter III.
