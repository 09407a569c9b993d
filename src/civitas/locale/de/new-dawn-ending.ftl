### Wie ein Spiel ausging, und die Zahlen seiner Kurven. Dieselben Nachrichten wie auf Englisch.

figure-progress = Weg durch die Agenden (%)
figure-cities = Städte
figure-spaces = Befreundete Felder
figure-wonders = Weltwunder
figure-dial = Technologie
figure-trade = Handelsmarker
figure-resources = Ressourcen
outcome-victory = { $count ->
    [one] { $names } gewinnt mit einer Agenda auf jeder Siegkarte.
   *[other] { $names } gewinnen gemeinsam: alle mit einer Agenda auf jeder Siegkarte, gleich vielen Weltwundern und Feldern.
}
outcome-undecided = Die Runden sind vorbei, und niemand hat gewonnen: niemand hat auf jeder Siegkarte eine Agenda.
