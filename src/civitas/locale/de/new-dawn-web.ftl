### A New Dawn im Browser: was nur das Brett dort sagt. Die englische Datei hat dieselben Nachrichten.

dawn-round = Runde { $round }
dawn-row = Fokusleiste
dawn-slot-reaches = Eine Karte hier reicht bis zu diesem Gelände: { $terrain }.
dawn-next-level = Stufe { $level } auf { $space }
dawn-below = Karten darunter
dawn-open-rival = Karten von { $name }
dawn-left = übrig: { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
}
dawn-left-pieces = { $cities } Städte und { $tokens } Kontrollmarker liegen nicht auf dem Plan.
dawn-not-yet = Noch nicht
dawn-turn-tile = Teil drehen
dawn-battle = Angriff: { $space }
dawn-attack-won = Der Angriff gelingt.
dawn-attack-failed = Der Angriff scheitert.
dawn-attack-parts = { $spent ->
    [0] Würfel { $die } + Karte { $card } + Bonus { $bonus }
   *[other] Würfel { $die } + Karte { $card } + Bonus { $bonus } + Marker { $spent }
}
dawn-defence-parts = { $spent ->
    [0] Würfel { $die } + Verteidigung { $strength }
   *[other] Würfel { $die } + Verteidigung { $strength } + Marker { $spent }
}
dawn-stepper = Zug: { $name }
dawn-step-close = Schließen
dawn-step-first = Erster Schritt
dawn-step-back = Schritt zurück
dawn-step-play = Abspielen
dawn-step-pause = Anhalten
dawn-step-on = Nächster Schritt
dawn-step-last = Letzter Schritt
