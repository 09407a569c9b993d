### How a game ended, and the numbers of its charts. The German file has the same messages.

figure-progress = Way to the nearest victory (%)
figure-culture = Culture track
figure-coins = Coins
figure-techs = Techs
figure-cities = Cities
figure-trade = Trade
figure-income = Trade a turn
figure-units = Units
outcome-culture = { $count ->
    [one] A culture victory: { $names } has reached the end of the culture track.
   *[other] A culture victory: { $names } have reached the end of the culture track together.
}
outcome-economic = { $count ->
    [one] An economic victory: { $names } has { $points } coins.
   *[other] An economic victory: { $names } have 15 coins or more at the same time.
}
outcome-technology = { $count ->
    [one] A technology victory: { $names } has mastered Space Flight.
   *[other] A technology victory: { $names } have mastered Space Flight at the same time.
}
outcome-military = { $count ->
    [one] A military victory: { $names } has conquered a rival’s capital.
   *[other] A military victory: { $names } have won at the same time.
}
outcome-turn-limit = { $count ->
    [one] The agreed turns are over, and { $names } wins: nobody stands higher on the culture track, or else has more coins, or techs.
   *[other] The agreed turns are over, and { $names } win together: culture track, coins and techs are equal.
}
