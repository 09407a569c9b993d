### Wie ein Spiel ausging, und die Zahlen seiner Kurven. Dieselben Nachrichten wie auf Englisch.

figure-points = Offen liegende Punkte
figure-track = Entwicklungstabelle
figure-cities = Städte
figure-units = Spielsteine auf dem Spielplan
figure-treasury = Staatsschatz
figure-cards = Zivilisationskarten
figure-trade = Handelskarten auf der Hand
figure-areas = Gebiete
outcome-finish-circle = { $names } gewinnt: als Erste im Ziel der Entwicklungstabelle, mit { $points } Punkten.
outcome-finish-circle-points = { $count ->
    [one] Mehrere Völker erreichten in derselben Runde das Ziel, und { $names } gewinnt mit { $points } Punkten.
   *[other] Mehrere Völker erreichten in derselben Runde das Ziel, und { $names } gewinnen gemeinsam mit je { $points } Punkten.
}
outcome-triangle-2 = { $names } gewinnt: als Erste über das zweite Dreieck der Entwicklungstabelle.
outcome-triangle-3 = { $names } gewinnt: als Erste über das dritte Dreieck der Entwicklungstabelle.
outcome-triangle-4 = { $names } gewinnt: als Erste über das vierte Dreieck der Entwicklungstabelle.
outcome-triangle-2-points = { $count ->
    [one] Mehrere Völker überschritten in derselben Runde das zweite Dreieck, und { $names } gewinnt mit { $points } Punkten.
   *[other] Mehrere Völker überschritten in derselben Runde das zweite Dreieck, und { $names } gewinnen gemeinsam mit je { $points } Punkten.
}
outcome-triangle-3-points = { $count ->
    [one] Mehrere Völker überschritten in derselben Runde das dritte Dreieck, und { $names } gewinnt mit { $points } Punkten.
   *[other] Mehrere Völker überschritten in derselben Runde das dritte Dreieck, und { $names } gewinnen gemeinsam mit je { $points } Punkten.
}
outcome-triangle-4-points = { $count ->
    [one] Mehrere Völker überschritten in derselben Runde das vierte Dreieck, und { $names } gewinnt mit { $points } Punkten.
   *[other] Mehrere Völker überschritten in derselben Runde das vierte Dreieck, und { $names } gewinnen gemeinsam mit je { $points } Punkten.
}
outcome-triangle-2-cities = { $count ->
    [one] Mehrere Völker überschritten in derselben Runde das zweite Dreieck, und { $names } gewinnt mit { $points } Städten.
   *[other] Mehrere Völker überschritten in derselben Runde das zweite Dreieck, und { $names } gewinnen gemeinsam mit je { $points } Städten.
}
outcome-shortened = { $count ->
    [one] Die vereinbarte letzte Runde ist vorbei, und { $names } gewinnt: niemand ist auf der Entwicklungstabelle weiter.
   *[other] Die vereinbarte letzte Runde ist vorbei, und { $names } gewinnen gemeinsam: niemand ist auf der Entwicklungstabelle weiter.
}
outcome-most-areas = { $count ->
    [one] { $names } gewinnt: nach der letzten Runde lebt sein Volk in { $points } Gebieten.
   *[other] { $names } gewinnen gemeinsam: nach der letzten Runde leben ihre Völker in je { $points } Gebieten.
}
outcome-round-limit = { $count ->
    [one] Die vereinbarten Runden sind vorbei, und { $names } gewinnt: niemand ist auf der Entwicklungstabelle weiter.
   *[other] Die vereinbarten Runden sind vorbei, und { $names } gewinnen gemeinsam: niemand ist auf der Entwicklungstabelle weiter.
}
outcome-deserted = { $count ->
    [one] Niemand hat noch Spielsteine auf dem Spielplan, und { $names } gewinnt: niemand ist auf der Entwicklungstabelle weiter.
   *[other] Niemand hat noch Spielsteine auf dem Spielplan, und { $names } gewinnen gemeinsam: niemand ist auf der Entwicklungstabelle weiter.
}
