### How a game ended, and the numbers of its charts. The German file has the same messages.

figure-points = Points that lie open
figure-track = Development table
figure-cities = Cities
figure-units = Tokens on the board
figure-treasury = Treasury
figure-cards = Civilization cards
figure-trade = Trade cards in hand
figure-areas = Areas
outcome-finish-circle = { $names } wins: first at the finish of the development table, with { $points } points.
outcome-finish-circle-points = { $count ->
    [one] Several nations reached the finish in the same round, and { $names } wins with { $points } points.
   *[other] Several nations reached the finish in the same round, and { $names } win together with { $points } points each.
}
outcome-triangle-2 = { $names } wins: first to pass the second triangle of the development table.
outcome-triangle-3 = { $names } wins: first to pass the third triangle of the development table.
outcome-triangle-4 = { $names } wins: first to pass the fourth triangle of the development table.
outcome-triangle-2-points = { $count ->
    [one] Several nations passed the second triangle in the same round, and { $names } wins with { $points } points.
   *[other] Several nations passed the second triangle in the same round, and { $names } win together with { $points } points each.
}
outcome-triangle-3-points = { $count ->
    [one] Several nations passed the third triangle in the same round, and { $names } wins with { $points } points.
   *[other] Several nations passed the third triangle in the same round, and { $names } win together with { $points } points each.
}
outcome-triangle-4-points = { $count ->
    [one] Several nations passed the fourth triangle in the same round, and { $names } wins with { $points } points.
   *[other] Several nations passed the fourth triangle in the same round, and { $names } win together with { $points } points each.
}
outcome-triangle-2-cities = { $count ->
    [one] Several nations passed the second triangle in the same round, and { $names } wins with { $points } cities.
   *[other] Several nations passed the second triangle in the same round, and { $names } win together with { $points } cities each.
}
outcome-shortened = { $count ->
    [one] The agreed last round is over, and { $names } wins: nobody has come further on the development table.
   *[other] The agreed last round is over, and { $names } win together: nobody has come further on the development table.
}
outcome-most-areas = { $count ->
    [one] { $names } wins: after the last round its people live in { $points } areas.
   *[other] { $names } win together: after the last round their people live in { $points } areas each.
}
outcome-round-limit = { $count ->
    [one] The agreed rounds are over, and { $names } wins: nobody has come further on the development table.
   *[other] The agreed rounds are over, and { $names } win together: nobody has come further on the development table.
}
outcome-deserted = { $count ->
    [one] No people are left on the board, and { $names } wins: nobody has come further on the development table.
   *[other] No people are left on the board, and { $names } win together: nobody has come further on the development table.
}
