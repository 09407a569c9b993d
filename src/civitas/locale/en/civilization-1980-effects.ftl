### Civilization (1980): what calamities and civilization cards do, one message for each effect. The numbers and names in
### them come from the facts that the rules read. The German file has the same messages.

## Calamities

effect-flood = The victim loses { $count } units on one flood plain.
effect-flood-others = The other players there lose up to { $count } units in total.
effect-flood-sites = Cities are hit on white sites only.
effect-flood-maximum = Nobody with { $card } loses more than { $count } units.
effect-units-lost = The victim loses { $count } units.
effect-others-lose = The victim may make other players lose up to { $count } units in total, at most { $most } each.
effect-grain-relief = With { $card } every Grain card in hand saves { $count } units.
effect-secession = { $count } units secede, { $own } picked by the victim and { $nominee } by a player the victim names: the victim keeps one part, the named player takes over the other.
effect-too-few-units = With fewer than { $count } units on the board nothing happens.
effect-secession-with-more = With { $card } the named player picks { $count } units, and with fewer than { $least } units on the board nothing happens.
effect-secession-by-stock = With { $card } only { $count } units secede, all picked by the player with the largest stock.
effect-epidemic = The receiver loses { $count } units, { $fewer } with { $card }.
effect-epidemic-others = Other players lose up to { $count } units in total, at most { $most } each, { $fewer } with { $card }; the player who drew the card is immune.
effect-epidemic-cities = No area is emptied; a city turns into one token and counts { $count } units.
effect-cities-kept = The receiver reduces all cities but { $count }.
effect-cities-kept-with = With { $card } { $count } cities remain.
effect-cities-reduced = The receiver reduces { $count } cities.
effect-cities-reduced-with = With { $card } the receiver reduces { $count }.
effect-other-cities = The receiver may have { $count } cities of other players reduced.
effect-other-cities-with = { $count ->
    [0] A player with { $card } loses none of these.
   *[other] A player with { $card } loses at most { $count } of these.
}

## Civilization cards

effect-holder-grain = In a famine every Grain card in hand lowers the holder's loss by { $count } units.
effect-holder-range = The holder's ships sail up to { $count } areas in a round instead of { $usual }.
effect-holder-siege = Attacking a city of the holder takes at least { $count } tokens instead of { $usual }.
effect-holder-flood = A flood costs the holder at most { $count } units.
effect-holder-epidemic = An epidemic costs the holder { $count } units instead of { $usual } as its receiver, and at most { $most } as another victim.
effect-credit = { $cards_count ->
    [one] It gives a credit of { $count } points towards { $cards }.
   *[other] It gives a credit of { $count } points towards each of these: { $cards }.
}
effect-holder-opens = It opens the way to: { $cards }.
effect-holder-disorder = In civil disorder the holder keeps { $count } cities.
effect-holder-iconoclasm = { $others ->
    [0] Iconoclasm and heresy costs the holder { $count } cities as its receiver and none as another victim.
    [one] Iconoclasm and heresy costs the holder { $count } cities as its receiver and at most one as another victim.
   *[other] Iconoclasm and heresy costs the holder { $count } cities as its receiver and at most { $others } as another victim.
}
effect-holder-civil-war = In a civil war without { $card } the player the holder names picks { $count } units instead of { $usual }, and with fewer than { $least } units on the board nothing happens.
effect-holder-secession = In a civil war only { $count } units of the holder secede, picked by the player with the largest stock.
