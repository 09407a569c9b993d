### Civilization (1980): was Katastrophen und Zivilisationskarten bewirken, eine Meldung für jede Wirkung. Zahlen und Namen
### darin kommen aus den Angaben, die auch die Regeln lesen. Die englische Datei hat dieselben Meldungen.

## Katastrophen

effect-flood = Der Betroffene verliert { $count } Einheiten in einer Hochwasserregion.
effect-flood-others = Die anderen Spieler dort verlieren zusammen bis zu { $count } Einheiten.
effect-flood-sites = Städte trifft es nur auf weißen Bauplätzen.
effect-flood-maximum = Wer { $card } hat, verliert höchstens { $count } Einheiten.
effect-units-lost = Der Betroffene verliert { $count } Einheiten.
effect-others-lose = Der Betroffene kann anderen Spielern zusammen bis zu { $count } Einheiten Verlust zuweisen, höchstens { $most } je Spieler.
effect-grain-relief = Mit { $card } spart jede Korn-Karte auf der Hand { $count } Einheiten.
effect-secession = { $count } Einheiten werden abtrünnig, { $own } wählt der Betroffene, { $nominee } ein von ihm benannter Spieler: Einen Teil behält der Betroffene, den anderen übernimmt der Benannte.
effect-too-few-units = Mit weniger als { $count } Einheiten auf dem Spielplan geschieht nichts.
effect-secession-with-more = Mit { $card } wählt der Benannte { $count } Einheiten, und mit weniger als { $least } Einheiten auf dem Spielplan geschieht nichts.
effect-secession-by-stock = Mit { $card } werden nur { $count } Einheiten abtrünnig, die alle der Spieler mit dem größten Vorrat wählt.
effect-epidemic = Der Empfänger verliert { $count } Einheiten, mit { $card } nur { $fewer }.
effect-epidemic-others = Andere Spieler verlieren zusammen bis zu { $count } Einheiten, höchstens { $most } je Spieler, mit { $card } nur { $fewer }; wer die Karte gezogen hat, ist immun.
effect-epidemic-cities = Kein Gebiet wird entvölkert; eine Stadt wird zu einem Spielstein und zählt { $count } Einheiten.
effect-cities-kept = Der Empfänger löst alle Städte bis auf { $count } auf.
effect-cities-kept-with = Mit { $card } bleiben { $count } Städte.
effect-cities-reduced = Der Empfänger löst { $count } Städte auf.
effect-cities-reduced-with = Mit { $card } löst der Empfänger { $count } auf.
effect-other-cities = Der Empfänger darf insgesamt { $count } Städte anderer Spieler auflösen lassen.
effect-other-cities-with = { $count ->
    [0] Wer { $card } hat, verliert davon keine.
    [one] Wer { $card } hat, verliert davon höchstens eine.
   *[other] Wer { $card } hat, verliert davon höchstens { $count }.
}

## Zivilisationskarten

effect-holder-grain = Bei einer Hungersnot senkt jede Korn-Karte auf der Hand den Verlust des Besitzers um { $count } Einheiten.
effect-holder-range = Schiffe des Besitzers fahren in einer Runde bis zu { $count } Gebiete weit statt { $usual }.
effect-holder-siege = Ein Angriff auf eine Stadt des Besitzers braucht mindestens { $count } statt { $usual } Spielsteine.
effect-holder-flood = Ein Hochwasser kostet den Besitzer höchstens { $count } Einheiten.
effect-holder-epidemic = Eine Seuche kostet den Besitzer als Empfänger { $count } statt { $usual } Einheiten und als weiteres Opfer höchstens { $most }.
effect-credit = { $cards_count ->
    [one] Die Karte gibt eine Gutschrift von { $count } Punkten für { $cards }.
   *[other] Die Karte gibt eine Gutschrift von { $count } Punkten für jede von diesen: { $cards }.
}
effect-holder-opens = Die Karte öffnet den Weg zu: { $cards }.
effect-holder-disorder = Bei Aufruhr behält der Besitzer { $count } Städte.
effect-holder-iconoclasm = { $others ->
    [0] Bildersturm & Ketzerei kostet den Besitzer als Empfänger { $count } Städte und als weiteres Opfer keine.
    [one] Bildersturm & Ketzerei kostet den Besitzer als Empfänger { $count } Städte und als weiteres Opfer höchstens eine.
   *[other] Bildersturm & Ketzerei kostet den Besitzer als Empfänger { $count } Städte und als weiteres Opfer höchstens { $others }.
}
effect-holder-civil-war = In einem Bürgerkrieg ohne { $card } wählt der vom Besitzer benannte Spieler { $count } statt { $usual } Einheiten, und mit weniger als { $least } Einheiten auf dem Spielplan geschieht nichts.
effect-holder-secession = In einem Bürgerkrieg werden nur { $count } Einheiten des Besitzers abtrünnig, die der Spieler mit dem größten Vorrat wählt.
