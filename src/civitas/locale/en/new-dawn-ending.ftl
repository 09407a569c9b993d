### How a game ended, and the numbers of its charts. The German file has the same messages.

figure-progress = Way through the agendas (%)
figure-cities = Cities
figure-spaces = Friendly spaces
figure-wonders = World wonders
figure-dial = Tech dial
figure-trade = Trade tokens
figure-resources = Resources
outcome-victory = { $count ->
    [one] { $names } wins with an agenda on every victory card.
   *[other] { $names } win together: an agenda on every victory card each, and as many wonders and spaces.
}
outcome-undecided = The rounds are over and nobody has won: nobody has an agenda on every victory card.
