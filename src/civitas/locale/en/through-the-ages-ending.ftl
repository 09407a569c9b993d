### How a game ended, and the numbers of its charts. The German file has the same messages.

figure-culture = Culture
figure-culture-rate = Culture a turn
figure-science-rate = Science a turn
figure-strength = Strength
figure-food-rate = Food a turn
figure-resource-rate = Resources a turn
figure-cards = Cards in hand
outcome-last-round = { $count ->
    [one] { $names } wins with { $points } culture, { $lead } more than anybody else.
   *[other] { $names } win together with { $points } culture each.
}
outcome-last-player = { $count ->
    [one] { $names } wins: everybody else has left the game.
   *[other] { $names } win: everybody else has left the game.
}
