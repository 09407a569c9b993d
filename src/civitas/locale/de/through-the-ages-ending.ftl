### Wie ein Spiel ausging, und die Zahlen seiner Kurven. Dieselben Nachrichten wie auf Englisch.

figure-culture = Kultur
figure-culture-rate = Kultur je Zug
figure-science-rate = Wissen je Zug
figure-strength = Stärke
figure-food-rate = Nahrung je Zug
figure-resource-rate = Ressourcen je Zug
figure-cards = Handkarten
outcome-last-round = { $count ->
    [one] { $names } gewinnt mit { $points } Kultur, { $lead } mehr als alle anderen.
   *[other] { $names } gewinnen gemeinsam mit je { $points } Kultur.
}
outcome-last-player = { $count ->
    [one] { $names } gewinnt: alle anderen haben das Spiel verlassen.
   *[other] { $names } gewinnen: alle anderen haben das Spiel verlassen.
}
