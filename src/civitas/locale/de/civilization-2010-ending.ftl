### Wie ein Spiel ausging, und die Zahlen seiner Kurven. Dieselben Nachrichten wie auf Englisch.

figure-progress = Weg zum nächsten Sieg (%)
figure-culture = Kulturskala
figure-coins = Münzen
figure-techs = Technologien
figure-cities = Städte
figure-trade = Handel
figure-income = Handel je Zug
figure-units = Einheiten
outcome-culture = { $count ->
    [one] Ein Kultursieg: { $names } hat das Ende der Kulturskala erreicht.
   *[other] Ein Kultursieg: { $names } haben gemeinsam das Ende der Kulturskala erreicht.
}
outcome-economic = { $count ->
    [one] Ein Wirtschaftssieg: { $names } hat { $points } Münzen.
   *[other] Ein Wirtschaftssieg: { $names } haben zugleich 15 Münzen oder mehr.
}
outcome-technology = { $count ->
    [one] Ein Technologiesieg: { $names } beherrscht die Raumfahrt.
   *[other] Ein Technologiesieg: { $names } beherrschen zugleich die Raumfahrt.
}
outcome-military = { $count ->
    [one] Ein Militärsieg: { $names } hat eine fremde Hauptstadt erobert.
   *[other] Ein Militärsieg: { $names } haben zugleich gewonnen.
}
outcome-turn-limit = { $count ->
    [one] Die vereinbarten Runden sind vorbei, und { $names } gewinnt: niemand steht höher auf der Kulturskala oder hat sonst mehr Münzen oder Technologien.
   *[other] Die vereinbarten Runden sind vorbei, und { $names } gewinnen gemeinsam: Kulturskala, Münzen und Technologien sind gleich.
}
