### Wörter, die nur die Seite dieses Titels braucht.

web-2010-trade = Handel
web-2010-culture-stock = Kulturmarker
web-2010-production = Produktion
web-2010-culture-made = Kultur aus den Künsten
web-2010-limit-speed = Reisegeschwindigkeit
web-2010-limit-stacking = Stapellimit
web-2010-limit-cities = Städte
web-2010-limit-policies = Sozialpolitiken
web-2010-limit-events = Kulturereignisse auf der Hand
web-2010-limit-combat = Kampfbonus

board2010-parts = Was neben der Karte liegt
board2010-map = Karte
board2010-empire = Reich
board2010-techs = Technik
board2010-culture = Kultur
board2010-market = Markt
board2010-trade = Handel
board2010-limits = Reichweite { $speed } · Stapel { $stacking }
board2010-change = Stattdessen möglich
board2010-next = Als Nächstes erforschbar
board2010-advance = Auf der Kulturleiste vorrücken
board2010-figures = Welche Figuren ziehen
board2010-steps = { $count ->
    [one] noch ein Schritt
   *[other] noch { $count } Schritte
}
board2010-city = Stadt { $square }
board2010-battle = Kampf
board2010-no-fronts = Noch ist keine Einheit ausgespielt.
board2010-choose-unit = Wähle eine Einheit deiner Hand.
board2010-choose-front = Wähle nun, wo sie kämpft.
board2010-offer = Angebot machen
board2010-draft = Dein Angebot an { $name }
board2010-no-offers = Es liegen keine Angebote auf dem Tisch.
board2010-accept = Annehmen
board2010-decline = Ablehnen
board2010-counter = Gegenangebot
board2010-withdraw = Zurückziehen
board2010-publish = Angebot machen
board2010-scratch = Verwerfen
board2010-start = Start
board2010-per-step = je Schritt
board2010-rank = Rang { $rank }
board2010-supply = übrig: { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}, { $scouts ->
    [one] 1 Pionier
   *[other] { $scouts } Pioniere
}

## Rätsel

puzzle-meet-battle = Gewinne diesen Kampf, was auch immer noch gegen dich ausgespielt wird.
