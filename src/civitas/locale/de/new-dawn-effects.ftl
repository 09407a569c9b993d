### A New Dawn: was Karten, Anführer, Agenden und Gelände bewirken, eine Meldung für jede Wirkung. Zahlen und Namen darin
### kommen aus den Angaben, die auch die Regeln lesen. Die englische Datei hat dieselben Meldungen.

## Satzteile

n-nothing = {""}
n-and = { $one } und { $other }
n-then = { $one }; { $other }
n-across = , auch über { $what } gezählt
through-water = Wasser
through-rivals = rivalisierende Felder
through-barbarians = Barbaren
through-city-states = Stadtstaaten
n-weak-enough = { $target } (Verteidigung höchstens { $count })
effect-either = Entweder: { $effect }
effect-or = Oder: { $effect }
combat-attacking = Als Angreifer
combat-defending = Als Verteidiger
combat-both = Als Angreifer und als Verteidiger

## Fokuskarten: Kultur

effect-place-control = { $count ->
    [one] Lege 1 Kontrollmarker neben deine Städte, auf Gelände bis zum Schwierigkeitsgrad der Platznummer.
   *[other] Lege { $count } Kontrollmarker neben deine Städte, auf Gelände bis zum Schwierigkeitsgrad der Platznummer.
}
effect-place-more-control = { $count ->
    [one] Lege dann 1 weiteren neben ein beliebiges freundliches Feld, auf Gelände bis zum Schwierigkeitsgrad der Platznummer.
   *[other] Lege dann { $count } weitere neben beliebige freundliche Felder, auf Gelände bis zum Schwierigkeitsgrad der Platznummer.
}
effect-move-control = Danach darfst du einen deiner Kontrollmarker auf ein völlig leeres benachbartes Landfeld versetzen, gleich welches Gelände es hat.
effect-subvert-rival-control = Wähle dann einen rivalisierenden Kontrollmarker, der höchstens { $range } Felder von einem freundlichen Feld entfernt ist: Ist er unverstärkt, tauschst du ihn gegen einen eigenen unverstärkten aus; ist er verstärkt, verliert er die Verstärkung.

## Fokuskarten: Wissenschaft

effect-gain-trade = Lege 1 Handelsmarker aus dem Vorrat auf eine deiner Fokuskarten, gern auch auf diese.
effect-gain-resource = Du erhältst 1 Ressource einer Art, die du noch nicht besitzt.
effect-nuke = Nur auf Platz { $slot }: Wähle ein Feld; dort und auf den angrenzenden Feldern werden alle unverstärkten Kontrollmarker zerstört, und alle verstärkten verlieren die Verstärkung, auch deine eigenen.
effect-advance-tech = Deine Technologiescheibe rückt um die Platznummer vor.

## Fokuskarten: Wirtschaft

effect-move-caravans = { $caravans ->
    [one] Du hast 1 Wagen. Er fährt bis zu { $count } Felder weit über Gelände bis zum Schwierigkeitsgrad der Platznummer{ $water ->
        [0] .
       *[other] {" "}und über Wasser.
    }
   *[other] Du hast { $caravans } Wagen. Jeder fährt bis zu { $count } Felder weit über Gelände bis zum Schwierigkeitsgrad der Platznummer{ $water ->
        [0] .
       *[other] {" "}und über Wasser.
    }
}
effect-beat-barbarians = Barbaren, auf deren Feld ein Wagen fährt, sind besiegt, bringen aber keinen Handelsmarker.
effect-exchange-resource = Danach darfst du eine deiner Ressourcen gegen eine andere aus dem Vorrat tauschen.
effect-resolve-other-card = Einmal pro Zug, nachdem diese Karte zurückgesetzt ist, handelst du eine andere deiner Fokuskarten ab, als läge sie auf Platz 1; sie bleibt liegen, wo sie ist.

## Fokuskarten: Industrie

effect-build-wonder = { $count ->
    [0] Errichte ein Weltwunder mit der Platznummer als Produktion.
   *[other] Errichte ein Weltwunder mit der Platznummer als Produktion, auf Platz 5 jedoch mit { $count }.
}
effect-build-city = Gründe eine Stadt auf einem zulässigen Feld, höchstens { $range } Felder von einem freundlichen Feld entfernt{ $water ->
    [0] ,
   *[other] , auch über Wasser gezählt,
} auf Gelände bis zum Schwierigkeitsgrad der Platznummer{ $tokens ->
    [0] .
   *[other] ; lege dann bis zu { $tokens } Kontrollmarker neben die neue Stadt, ebenfalls auf Gelände bis zu diesem Schwierigkeitsgrad.
}
effect-build-city-at-caravan = Gründe eine Stadt auf einem zulässigen Feld mit einem deiner Wagen, gleich auf welchem Land; der Wagen kehrt auf deine Wirtschaftskarte zurück.

## Fokuskarten: Militär

effect-reinforce = { $minus ->
    [0] Verstärke so viele Kontrollmarker, wie die Platznummer angibt.
    [one] Verstärke dann so viele Kontrollmarker, wie die Platznummer angibt, für jeden deiner Angriffe einen weniger.
   *[other] Verstärke dann so viele Kontrollmarker, wie die Platznummer angibt, für jeden deiner Angriffe { $minus } weniger.
}
effect-attack = { $count ->
    [one] Greife einmal an, höchstens { $range } Felder von einem freundlichen Feld entfernt{ $across }.
   *[other] Greife bis zu { $count }-mal an, jeweils höchstens { $range } Felder von einem freundlichen Feld entfernt{ $across }.
}
effect-combat-value = Dein Kampfwert ist die Platznummer{ $count ->
    [0] {""}
   *[other] {" "}+ { $count }
}{ $against ->
    [0] .
   *[other] , gegen Barbaren + { $against }.
}

## Fokuskarten des automatischen Spielers

effect-automa-degrade-rival-control = Jeder rivalisierende Kontrollmarker neben einem freundlichen Feld des AS verliert seine Verstärkung; war er unverstärkt, kommt er von der Weltkarte.
effect-automa-place-control = Der AS legt { $count } Kontrollmarker neben seine Städte.
effect-automa-place-more-control = { $count ->
    [one] Dann legt er 1 weiteren neben ein beliebiges freundliches Feld.
   *[other] Dann legt er { $count } weitere neben beliebige freundliche Felder.
}
effect-automa-unplaced = Für jeden Marker ohne Feld kommt 1 Handelsmarker auf diese Karte.
effect-automa-spaces = Vorrang der Felder: { $criteria }.
effect-automa-gain-trade = Der AS erhält 1 Handelsmarker aus dem Vorrat auf seine Fokuskarte mit den wenigsten, bei Gleichstand auf die mit dem höchsten Platz.
effect-automa-upgrade-card = Der AS ersetzt seine Fokuskarte mit der niedrigsten Technologiestufe, bei Gleichstand die auf dem höchsten Platz, durch die nächste Stufe derselben Art.
effect-automa-raze-cities = Jeder menschliche Spieler, der außer der Hauptstadt eine Stadt hat, muss eine davon wählen. Die gewählten Städte und alle Kontrollmarker neben ihnen werden zerstört.
effect-automa-advance-tech = Der AS rückt seine Technologiescheibe um { $count } Felder vor.
effect-automa-tech-levels = Für jede dabei erreichte oder passierte Technologiestufe wird eine zufällige seiner Fokuskarten mit der niedrigsten Stufe durch die Karte derselben Art mit der angezeigten Stufe ersetzt; hat sie diese Stufe schon, durch die nächsthöhere.
effect-automa-defeat-barbarians = Der AS besiegt alle Barbaren neben freundlichen Feldern, ohne Handelsmarker dafür.
effect-automa-gain-resource = Der AS erhält 1 zufällige Ressource.
effect-automa-move-caravans = { $caravans ->
    [one] Sein Wagen fährt auf dem kürzesten Weg{ $water ->
        [0] {""}
       *[other] , auch über Wasser,
    } { $count } Felder auf sein Ziel zu.
   *[other] Seine { $caravans } Wagen fahren auf dem kürzesten Weg{ $water ->
        [0] {""}
       *[other] , auch über Wasser,
    } je { $count } Felder auf verschiedene Ziele zu.
}
effect-automa-destinations = Vorrang der Ziele: { $criteria }. Bei Gleichstand: { $tie }.
effect-automa-resolve-slot = Ist diese Karte zurückgesetzt, wird die Karte, die nun auf Platz { $slot } liegt, abgehandelt, aber nicht zurückgesetzt.
effect-automa-build-wonder = Der AS errichtet mit Produktion { $count } ein Weltwunder in seiner Stadt mit der höchsten Verteidigung. Vorrang der Wunder: { $criteria }.
effect-automa-build-city = Danach gründet er eine Stadt, höchstens { $range } Felder von einem freundlichen Feld{ $caravans ->
    [0] {""}
   *[other] {" "}oder einem seiner Wagen
} entfernt{ $water ->
    [0] .
   *[other] , auch über Wasser gezählt.
} Vorrang der Felder: { $criteria }.
effect-automa-resolve-culture = Ist diese Karte zurückgesetzt, handelt er seine Kultur-Fokuskarte ab, als läge sie auf Platz { $slot }, und setzt auch sie zurück.
effect-automa-attack = { $count ->
    [one] Der AS greift einmal an, höchstens { $range } Felder von einem freundlichen Feld entfernt{ $across }.
   *[other] Der AS greift bis zu { $count }-mal an, jeweils höchstens { $range } Felder von einem freundlichen Feld entfernt{ $across }.
}
effect-automa-combat-value = Sein Kampfwert ist { $count }{ $against ->
    [0] .
   *[other] , gegen Barbaren { $against }.
}
effect-automa-targets = Vorrang der Ziele: { $criteria }. Bei Gleichstand: { $tie }.
effect-automa-reinforce = Danach verstärkt er { $count } Kontrollmarker, für jeden seiner Angriffe { $minus } weniger. Vorrang der Marker: { $criteria }.
effect-automa-idle-attack = Hat er weder angegriffen noch etwas verstärkt, tritt { $card } an die Stelle dieser Karte und wird zurückgesetzt, ohne abgehandelt zu werden.
effect-automa-idle-building = Hat er weder Wunder noch Stadt gebaut, tritt { $card } an die Stelle dieser Karte und wird zurückgesetzt, ohne abgehandelt zu werden.

## Kampfboni von Weltwundern, Anführern, Stadtstaaten und Diplomatiekarten

effect-combat-bonus = { $when } +{ $count } Kampfwert.
effect-combat-bonus-per-caravan = { $when } +{ $count } Kampfwert für jeden deiner Wagen neben dem angegriffenen Feld.
effect-combat-bonus-nearby = { $when } +{ $count } Kampfwert für jeden Stadtstaat und jede deiner Städte, die höchstens { $range } Felder vom angegriffenen Feld entfernt sind. Nicht bei einem Angriff auf Karthago.
effect-combat-bonus-more-reinforced = { $when } gegen ein rivalisierendes Feld +{ $count } Kampfwert, falls du mehr verstärkte Kontrollmarker auf der Weltkarte hast als dieser Rivale.
effect-combat-bonus-against-cities = { $when } gegen Städte und gegen Stadtstaaten außer Kabul +{ $count } Kampfwert.
effect-combat-bonus-on-terrain = { $when } +{ $count } Kampfwert, wenn das angegriffene Feld eines dieser Gelände hat: { $terrains }.
effect-combat-bonus-not-giver = { $when } +{ $count } Kampfwert, außer gegen den Geber.
effect-unlimited-attack-range = Jedes Ziel auf der Weltkarte ist in Reichweite.
effect-turn-barbarians = Barbaren betreten kein Feld mit einer Stadt oder einem verstärkten Kontrollmarker von dir, sondern ziehen in die Gegenrichtung.

## Andere Zahlen von Weltwundern, Anführern und Stadtstaaten

effect-place-control-at-start = { $count ->
    [one] Zu Beginn deines Zugs darfst du 1 Kontrollmarker neben eine deiner Städte legen, auf Gelände bis zum Schwierigkeitsgrad { $difficulty }.
   *[other] Zu Beginn deines Zugs darfst du { $count } Kontrollmarker neben deine Städte legen, auf Gelände bis zum Schwierigkeitsgrad { $difficulty }.
}
effect-caravan-movement = Immer wenn du deine Wirtschaftskarte abhandelst, dürfen deine Wagen zusammen { $count } Felder weiter fahren, beliebig verteilt.
effect-trade-token-bank = Statt sie auf Fokuskarten zu legen, darfst du erhaltene Handelsmarker hier lagern, höchstens { $count }. Zu Beginn deines Zugs darfst du beliebig viele davon auf deine Fokuskarten verteilen.
effect-slot-override = Karten auf Plätzen unter { $slot } handelst du ab, als lägen sie auf Platz { $slot }.
effect-upgrade-cards-of-level = Beim Bau: Du darfst bis zu { $count } Fokuskarten der Stufe I durch Karten derselben Art der Stufe II ersetzen.
effect-upgrade-cards = Beim Bau: Du darfst bis zu { $count } Fokuskarten durch die nächste Stufe derselben Art ersetzen.
effect-diplomacy-limit = Du darfst bis zu { $count } Diplomatiekarten von jedem Rivalen haben. Beim Bau darfst du sofort bis zu { $taken } Diplomatiekarten von Rivalen nehmen, insgesamt { $taken }.
effect-wonder-cost = Weltwunder kosten dich { $count } weniger.
effect-wonder-cost-per-mature-city = Weltwunder kosten dich für jede deiner entwickelten Städte { $count } weniger.
effect-wonder-cost-of-new-type = Ein Weltwunder einer Art, von der du noch keines hast, kostet dich { $count } weniger.
effect-control-tokens-by-era = Wenn du deine Kulturkarte abhandelst, darfst du { $ancient }, { $medieval } oder { $modern } Kontrollmarker mehr legen, je nachdem, ob die späteste Epoche deiner Weltwunder Antike, Mittelalter oder Moderne ist.
effect-coastal-difficulty = In deinem Zug haben Felder dieser Gelände neben Wasser oder am Rand der Weltkarte Schwierigkeitsgrad { $count }: { $terrains }.
effect-terrain-difficulty = { $terrains } hat für deine Industrie- und Kulturkarten Schwierigkeitsgrad { $count }.
effect-placing-difficulty = Beim Legen von Kontrollmarkern ist der Schwierigkeitsgrad jedes Felds für dich um { $count } niedriger.

## Agenden

effect-agenda-wonders = { $kind_id ->
    [wonder-type-culture] Kontrolliere { $count } kulturelle Weltwunder.
    [wonder-type-economy] Kontrolliere { $count } wirtschaftliche Weltwunder.
    [wonder-type-science] Kontrolliere { $count } wissenschaftliche Weltwunder.
   *[other] Kontrolliere { $count } militärische Weltwunder.
}
effect-agenda-warmonger = Besiege in einem Angriff eine rivalisierende Hauptstadt, oder kontrolliere { $count } eroberte Stadtstaaten.
effect-agenda-technophile = Erreiche Feld { $count } auf deiner Technologiescheibe.
effect-agenda-explorer = Kontrolliere { $count } Felder, die neben Wasser oder am Rand der Weltkarte liegen.
effect-agenda-civilized = Habe { $count } Städte auf der Weltkarte, die Hauptstadt mitgezählt.
effect-agenda-populous = Kontrolliere { $count } entwickelte Städte.
effect-agenda-preservationist = Kontrolliere { $count } Naturwunder.

## Gelände, Naturwunder, Schwierigkeit des automatischen Spielers

effect-difficulty = Schwierigkeitsgrad { $count }.
effect-water = Tabu für Wege und Marker, solange kein Effekt Wasser erlaubt.
effect-no-terrain = Gehört zu keiner Geländeart.
effect-natural-wonder = Zählt einmal pro Zug als eine Ressource und wird nicht abgegeben: { $resource }. Der AS nutzt es für jedes Wunder.
effect-claim = Du erhältst es durch einen Kontrollmarker auf seinem Feld; wer das Feld in einem Angriff gewinnt, bekommt es.
effect-upgraded-cards = { $count ->
    [0] Alle seine Fokuskarten beginnen auf Stufe I.
    [one] 1 zufällige seiner { $all } Fokuskarten beginnt auf Stufe II.
    [5] Alle { $all } seiner Fokuskarten beginnen auf Stufe II.
   *[other] { $count } zufällige seiner { $all } Fokuskarten beginnen auf Stufe II.
}
