### What the title is called and what the lobby says of it; by itself, so that a list of titles is quickly made.

title-new-dawn = Civilization: A New Dawn (2017)
title-new-dawn-about = Five cards grow stronger while they wait. Spread over a map of hexagons, send caravans, build wonders, fulfil the agendas first.
title-new-dawn-mood = focus · map · agendas
