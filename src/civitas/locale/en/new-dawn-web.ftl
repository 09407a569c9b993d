### A New Dawn in the browser: what only its board says. The German file has the same messages.

dawn-round = Round { $round }
dawn-row = Focus row
dawn-slot-reaches = A card here reaches terrain up to { $terrain }.
dawn-next-level = level { $level } at { $space }
dawn-below = cards below it
dawn-open-rival = Cards of { $name }
dawn-left = left: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
dawn-left-pieces = { $cities } cities and { $tokens } control tokens are not on the map.
dawn-not-yet = Not yet
dawn-turn-tile = Turn the tile
dawn-battle = Attack on { $space }
dawn-attack-won = The attack succeeds.
dawn-attack-failed = The attack fails.
dawn-attack-parts = { $spent ->
    [0] die { $die } + card { $card } + bonus { $bonus }
   *[other] die { $die } + card { $card } + bonus { $bonus } + tokens { $spent }
}
dawn-defence-parts = { $spent ->
    [0] die { $die } + defence { $strength }
   *[other] die { $die } + defence { $strength } + tokens { $spent }
}
dawn-stepper = Turn of { $name }
dawn-step-close = Close
dawn-step-first = First step
dawn-step-back = Step back
dawn-step-play = Play
dawn-step-pause = Pause
dawn-step-on = Next step
dawn-step-last = Last step
