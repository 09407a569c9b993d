"""What some cards say, checked by hand against the rulebooks: edition, card, English, German."""

WORDED: list[tuple[str, str, list[str], list[str]]] = [
    (
        "2015",
        "alexander-the-great",
        [
            "Your strength rises by 1 for each of your military units.",
            (
                "As your political action you may remove this leader from play and add 1 yellow token from the "
                "box to your yellow bank."
            ),
        ],
        [
            "Deine Stärke steigt um 1 für jede deiner Militäreinheiten.",
            (
                "Als Politikaktion darfst du diesen Anführer aus dem Spiel nehmen und deinem gelben Vorrat 1 "
                "gelben Spielstein aus der Schachtel hinzufügen."
            ),
        ],
    ),
    (
        "2015",
        "homer",
        [
            "In each of your turns you have 1 resource only for building or upgrading military units.",
            (
                "When you replace this leader, you may tuck the card under one of your completed wonders, which "
                "then shows one more happy face; in return you do not regain a civil action."
            ),
        ],
        [
            "In jedem deiner Züge hast du 1 Ressource nur für Bau oder Aufwertung von Militäreinheiten.",
            (
                "Wenn du diesen Anführer ersetzt, darfst du die Karte unter eines deiner fertigen Wunder "
                "schieben, das dann ein Freudesymbol mehr zeigt; dafür bekommst du keine Zivilaktion zurück."
            ),
        ],
    ),
    (
        "2015",
        "christopher-columbus",
        [
            (
                "As your political action you may remove this leader from play and put a territory from your "
                "hand into play as your colony, without an auction and without sending units. You get its "
                "permanent and its immediate effect."
            ),
        ],
        [
            (
                "Als Politikaktion darfst du diesen Anführer aus dem Spiel nehmen und ein Gebiet aus deiner Hand "
                "als deine Kolonie ins Spiel bringen, ohne Versteigerung und ohne Einheiten zu entsenden. Du "
                "bekommst den dauerhaften und den sofortigen Effekt."
            ),
        ],
    ),
    (
        "2015",
        "joan-of-arc",
        [
            "Your strength rises by 1 for every happy face on your temples and your government.",
            "Before your political action you may secretly look at the next current event.",
        ],
        [
            "Deine Stärke steigt um 1 für jedes Freudesymbol deiner Tempel und deiner Regierungsform.",
            "Vor deiner Politikaktion darfst du dir das nächste aktuelle Ereignis geheim ansehen.",
        ],
    ),
    (
        "2015",
        "great-wall",
        [
            "Your strength rises by 1 for each of your infantry and artillery units.",
        ],
        [
            "Deine Stärke steigt um 1 für jede deiner Infanterie- und Artillerieeinheiten.",
        ],
    ),
    (
        "2015",
        "william-shakespeare",
        [
            (
                "With at least one library you build theaters for 1 resource less and develop theater "
                "technologies for 1 science less; with at least one theater the same holds for libraries."
            ),
            "Every pair of a library and a theater produces 2 culture more.",
        ],
        [
            (
                "Mit mindestens einer Bibliothek baust du Theater für 1 Ressource weniger und entwickelst "
                "Theatertechnologien für 1 Wissenschaft weniger; mit mindestens einem Theater gilt dasselbe für "
                "Bibliotheken."
            ),
            "Jedes Paar aus Bibliothek und Theater produziert 2 Kultur mehr.",
        ],
    ),
    (
        "2015",
        "architecture",
        [
            "Urban buildings cost 1 resource less at level 1, 2 less at level 2 and 2 less at level 3.",
            "With one civil action you may build up to 3 stages of a wonder.",
        ],
        [
            ("Zivilgebäude kosten 1 Ressource weniger auf Stufe 1, 2 weniger auf Stufe 2 und 2 weniger auf Stufe 3."),
            "Mit einer Zivilaktion darfst du bis zu 3 Phasen eines Wunders bauen.",
        ],
    ),
    (
        "2015",
        "air-forces",
        [
            ("Each of these units may join an army, at most one per army, and doubles the tactics bonus of that army."),
        ],
        [
            (
                "Jede dieser Einheiten darf sich einer Armee anschließen, höchstens eine je Armee, und "
                "verdoppelt deren taktische Stärke."
            ),
        ],
    ),
    (
        "2015",
        "patriotism-a",
        [
            "This turn you have 1 resource only for building or upgrading military units.",
            "This turn you have one additional military action.",
        ],
        [
            "In diesem Zug hast du 1 Ressource nur für Bau oder Aufwertung von Militäreinheiten.",
            "In diesem Zug hast du eine zusätzliche Militäraktion.",
        ],
    ),
    (
        "2015",
        "breakthrough-i",
        [
            (
                "Develop a technology without a further civil action for the normal price in science, then score "
                "2 science."
            ),
            "A revolution is possible, too; it takes all your civil actions in place of the one for this card.",
        ],
        [
            (
                "Eine Technologie ohne weitere Zivilaktion zum normalen Wissenschaftspreis entwickeln; danach "
                "erhältst du 2 Wissenschaft."
            ),
            (
                "Auch eine Revolution ist möglich; sie verbraucht alle deine Zivilaktionen anstelle der einen "
                "für diese Karte."
            ),
        ],
    ),
    (
        "2015",
        "efficient-upgrade-ii",
        [
            "Upgrade a farm, mine or urban building without a further civil action and for 3 resources less.",
        ],
        [
            (
                "Ohne weitere Zivilaktion und für 3 Ressourcen weniger eine Farm, eine Mine oder ein "
                "Zivilgebäude aufwerten."
            ),
        ],
    ),
    (
        "2015",
        "wave-of-nationalism-ii",
        [
            (
                "For every rival stronger than you, you have 2 resources this turn only for building or "
                "upgrading military units; with three players 3, with two players 6."
            ),
        ],
        [
            (
                "Für jeden Rivalen, der stärker ist als du, hast du in diesem Zug 2 Ressourcen nur für Bau oder "
                "Aufwertung von Militäreinheiten; zu dritt 3, zu zweit 6."
            ),
        ],
    ),
    (
        "2015",
        "enslave",
        [
            "The defender loses 1 population.",
            "The attacker gains 2 resources, then 2 food.",
        ],
        [
            "Der Verteidiger verliert 1 Bevölkerung.",
            "Der Angreifer erhält 2 Ressourcen, dann 2 Nahrung.",
        ],
    ),
    (
        "2015",
        "raid-ii",
        [
            (
                "The attacker destroys up to two urban buildings of the defender, one of level 2 or lower and "
                "one of level 1 or lower, and gains half the sum of their printed costs in resources, rounded "
                "up."
            ),
        ],
        [
            (
                "Der Angreifer zerstört bis zu zwei Zivilgebäude des Verteidigers, eines höchstens der Stufe 2 "
                "und eines höchstens der Stufe 1, und erhält die Hälfte der Summe ihrer aufgedruckten Kosten an "
                "Ressourcen, aufgerundet."
            ),
        ],
    ),
    (
        "2015",
        "war-over-culture",
        [
            (
                "The victor takes 5 culture from the defeated civilization, and 1 more for every point of "
                "strength advantage."
            ),
        ],
        [
            "Der Sieger nimmt der besiegten Zivilisation 5 Kultur und 1 weitere für jeden Punkt Stärkedifferenz.",
        ],
    ),
    (
        "2015",
        "promise-of-military-protection",
        [
            "A has 1 culture more.",
            "B has 4 strength more and 1 culture less.",
            "The pact ends when a partner attacks the other.",
        ],
        [
            "A hat 1 Kultur mehr.",
            "B hat 4 Stärke mehr und 1 Kultur weniger.",
            "Der Pakt endet, sobald ein Partner den anderen angreift.",
        ],
    ),
    (
        "2015",
        "development-of-trade-routes",
        [
            "Every civilization gains 1 science and 1 food, then 1 resource.",
        ],
        [
            "Jede Zivilisation erhält 1 Wissenschaft und 1 Nahrung, dann 1 Ressource.",
        ],
    ),
    (
        "2015",
        "refugees",
        [
            "The strongest civilization gains 3 culture and 1 population.",
            "The weakest civilization loses 3 culture and 1 population.",
        ],
        [
            "Die stärkste Zivilisation erhält 3 Kultur und 1 Bevölkerung.",
            "Die schwächste Zivilisation verliert 3 Kultur und 1 Bevölkerung.",
        ],
    ),
    (
        "2015",
        "crime-wave",
        [
            ("Each of the two weakest civilizations (with two players: the weakest) loses 3 culture and 1 blue token."),
        ],
        [
            (
                "Jede der zwei schwächsten Zivilisationen (zu zweit: die schwächste) verliert 3 Kultur und 1 "
                "blauen Spielstein."
            ),
        ],
    ),
    (
        "2015",
        "politics-of-strength",
        [
            "The strongest civilization draws 5 military cards; in age IV it scores 5 culture instead.",
            "The weakest civilization discards 3 military cards; in age IV it loses 3 culture instead.",
        ],
        [
            "Die stärkste Zivilisation zieht 5 Militärkarten; im Zeitalter IV erhält sie stattdessen 5 Kultur.",
            (
                "Die schwächste Zivilisation wirft 3 Militärkarten ab; im Zeitalter IV verliert sie stattdessen "
                "3 Kultur."
            ),
        ],
    ),
    (
        "2015",
        "impact-of-science",
        [
            (
                "The civilizations score culture in the order of their science: 15, 10, 5 and 0 with four "
                "players, 14, 7 and 0 with three, 10 and 0 with two. Turn order breaks ties."
            ),
        ],
        [
            (
                "Die Zivilisationen erhalten Kultur in der Reihenfolge ihrer Wissenschaft: zu viert 15, 10, 5 "
                "und 0, zu dritt 14, 7 und 0, zu zweit 10 und 0. Bei Gleichstand entscheidet die "
                "Spielreihenfolge."
            ),
        ],
    ),
    (
        "2006",
        "alexander-the-great",
        [
            "Your strength rises by 1 for each of your military units.",
            "This strength belongs to the civilization; it does not count for a unit that is sacrificed.",
        ],
        [
            "Deine Stärke steigt um 1 für jede deiner Militärischen Einheiten.",
            "Diese Stärke gehört der Zivilisation; für eine geopferte Einheit zählt sie nicht.",
        ],
    ),
    (
        "2006",
        "genghis-khan",
        [
            "Your tactic has no effect.",
            "Each of your cavalry units has 1 strength more, also when it is sacrificed.",
            "Each of your cavalry units produces 1 culture.",
        ],
        [
            "Deine Taktik wirkt nicht.",
            "Jede deiner Kavallerieeinheiten hat 1 Stärke mehr, auch wenn sie geopfert wird.",
            "Jede deiner Kavallerieeinheiten produziert 1 Kultur.",
        ],
    ),
    (
        "2006",
        "christopher-columbus",
        [
            (
                "Once in the game you may, as your political action, put a territory from your hand into play as "
                "your colony, without an auction and without sacrificing units. You get its permanent and its "
                "immediate effect. Christopher Columbus stays your leader, without any further ability."
            ),
        ],
        [
            (
                "Einmal im Spiel darfst du als Politische Aktion ein Territorium aus deiner Hand als deine "
                "Kolonie ins Spiel bringen, ohne Versteigerung und ohne Einheiten zu opfern. Du bekommst den "
                "dauerhaften und den sofortigen Effekt. Christoph Kolumbus bleibt dein Anführer, aber ohne "
                "weitere Fähigkeit."
            ),
        ],
    ),
    (
        "2006",
        "maximilien-robespierre",
        [
            (
                "A revolution takes all your military actions instead of all your civil actions, and none of "
                "them may be spent before. A revolution with civil actions is not possible."
            ),
        ],
        [
            (
                "Eine Revolution verbraucht alle deine Militäraktionen statt aller deiner Zivilaktionen, und "
                "keine davon darf vorher verbraucht sein. Eine Revolution mit Zivilaktionen ist nicht möglich."
            ),
        ],
    ),
    (
        "2006",
        "nikola-tesla",
        [
            (
                "Your labs of levels 1 to 3 are mines, too: every worker there adds a blue token worth the level "
                "of the lab when your mines produce, and what they produce counts as production of mines."
            ),
            "Your rivals pay 1 resource more for building or upgrading labs and libraries.",
        ],
        [
            (
                "Deine Laboratorien der Stufen 1 bis 3 sind auch Minen: Jeder Arbeiter dort bringt, wenn deine "
                "Minen produzieren, einen blauen Spielstein, der so viel wert ist wie die Stufe des "
                "Laboratoriums, und was sie produzieren, gilt als Produktion von Minen."
            ),
            "Deine Rivalen zahlen für Bau oder Verbesserung von Laboratorien und Bibliotheken 1 Rohstoff mehr.",
        ],
    ),
    (
        "2006",
        "winston-churchill",
        [
            "Developing a technology of military units costs you 3 science less.",
            "Your bonus cards count twice for your defence.",
            "While a war is declared on you, every new military unit costs you 2 resources less.",
        ],
        [
            "Eine Technologie von Militärischen Einheiten zu entwickeln, kostet dich 3 Wissenschaft weniger.",
            "Deine Bonuskarten zählen doppelt für deine Verteidigung.",
            "Solange dir ein Krieg erklärt ist, kostet dich jede neue Militärische Einheit 2 Rohstoffe weniger.",
        ],
    ),
    (
        "2006",
        "masonry",
        [
            "Urban buildings of levels 1 to 3 cost 1 resource less.",
            "With one civil action you may build up to 2 stages of a wonder.",
        ],
        [
            "Städtische Gebäude der Stufen 1 bis 3 kosten 1 Rohstoff weniger.",
            "Mit einer Zivilaktion darfst du bis zu 2 Teile eines Wunders bauen.",
        ],
    ),
    (
        "2006",
        "ideal-building-site-i",
        [
            "Build an urban building (no upgrade) without a further civil action and for 2 resources less.",
        ],
        [
            (
                "Ohne weitere Zivilaktion und für 2 Rohstoffe weniger ein Städtisches Gebäude bauen (keine "
                "Verbesserung)."
            ),
        ],
    ),
    (
        "2006",
        "breakthrough-ii",
        [
            (
                "Develop a technology without a further civil action for the normal price in science, then score "
                "4 science."
            ),
            (
                "A revolution is possible, too, if you have spent no civil action before; it takes all your "
                "civil actions in place of the one for this card."
            ),
        ],
        [
            (
                "Eine Technologie ohne weitere Zivilaktion zum normalen Wissenschaftspreis entwickeln; danach "
                "erhältst du 4 Wissenschaft."
            ),
            (
                "Auch eine Revolution ist möglich, wenn du vorher keine Zivilaktion verbraucht hast; sie "
                "verbraucht alle deine Zivilaktionen anstelle der einen für diese Karte."
            ),
        ],
    ),
    (
        "2006",
        "development-of-politics",
        [
            "Every civilization draws 3 military cards.",
            "The civilization whose turn it is discards no excess military cards this turn.",
        ],
        [
            "Jede Zivilisation zieht 3 Militärkarten.",
            "Die Zivilisation, die am Zug ist, legt in diesem Zug keine überzähligen Militärkarten ab.",
        ],
    ),
    (
        "2006",
        "rebellion",
        [
            (
                "Every civilization has 2 civil actions less for each of its discontent workers, but only in its "
                "next turn; for the civilization whose turn it is that is the present one."
            ),
        ],
        [
            (
                "Jede Zivilisation hat für jeden ihrer unzufriedenen Arbeiter 2 Zivilaktionen weniger, aber nur "
                "in ihrem nächsten Zug; für die Zivilisation, die am Zug ist, ist das der laufende."
            ),
        ],
    ),
    (
        "2006",
        "economic-progress",
        [
            (
                "Every civilization goes through production at once: food, consumption, resources, corruption, "
                "in this order."
            ),
        ],
        [
            (
                "Jede Zivilisation durchläuft sofort die Produktion: Nahrung, Verbrauch, Rohstoffe, Korruption, "
                "in dieser Reihenfolge."
            ),
        ],
    ),
    (
        "2006",
        "assassinate",
        [
            "The defender's leader leaves play. The attacker scores 3 culture for every level of that card.",
            "The aggression costs as many military actions as the level of that card.",
        ],
        [
            (
                "Der Anführer des Verteidigers verlässt das Spiel. Der Angreifer erhält 3 Kultur für jede Stufe "
                "dieser Karte."
            ),
            "Der Angriff kostet so viele Militäraktionen wie die Stufe dieser Karte.",
        ],
    ),
    (
        "2006",
        "raid-iii",
        [
            (
                "The attacker destroys up to 3 urban buildings of the defender, all of one type and level, and "
                "gains half the sum of their printed costs in resources, rounded down."
            ),
        ],
        [
            (
                "Der Angreifer zerstört bis zu 3 Städtische Gebäude des Verteidigers, alle von gleicher Art und "
                "Stufe, und erhält die Hälfte der Summe ihrer aufgedruckten Kosten an Rohstoffen, abgerundet."
            ),
        ],
    ),
    (
        "2006",
        "holy-war",
        [
            (
                "The defeated civilization loses 1 population for every full 3 points of strength advantage. The "
                "victor scores 3 culture for each of them."
            ),
        ],
        [
            (
                "Die besiegte Zivilisation verliert 1 Bevölkerung für je volle 3 Punkte Stärkevorteil. Für jede "
                "davon erhält der Sieger 3 Kultur."
            ),
        ],
    ),
    (
        "2006",
        "war-over-territory",
        [
            (
                "The victor takes 1 yellow token from the yellow bank of the defeated civilization, and 1 more "
                "for every full 3 points of strength advantage."
            ),
        ],
        [
            (
                "Der Sieger nimmt 1 gelben Spielstein aus dem gelben Vorrat der besiegten Zivilisation und 1 "
                "weiteren für je volle 3 Punkte Stärkevorteil."
            ),
        ],
    ),
    (
        "2006",
        "open-borders-agreement",
        [
            "Each partner has 1 military action more.",
            "If a partner attacks the other, the attacker has 3 strength more for it.",
        ],
        [
            "Jeder Partner hat 1 Militäraktion mehr.",
            "Greift ein Partner den anderen an, hat der Angreifer dafür 3 Stärke mehr.",
        ],
    ),
    (
        "2006",
        "impact-of-technology",
        [
            ("Every civilization scores 4 culture for each of its technologies of level 3, with or without workers."),
            "In the advanced game those of level 2 count.",
        ],
        [
            "Jede Zivilisation erhält 4 Kultur für jede ihrer Technologien der Stufe 3, mit oder ohne Arbeiter.",
            "Im Fortgeschrittenenspiel zählen die der Stufe 2.",
        ],
    ),
    (
        "2006",
        "no-event",
        [
            "Nothing happens.",
        ],
        [
            "Nichts geschieht.",
        ],
    ),
]
