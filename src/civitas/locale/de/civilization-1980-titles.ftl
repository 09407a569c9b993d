### Wie der Titel heißt und was die Lobby von ihm sagt; für sich, damit eine Liste der Titel schnell gemacht ist.

title-civilization-1980 = Civilization (1980)
title-civilization-1980-about = Gründe Städte rund ums Mittelmeer, tausche Korn gegen Gold auf offenem Markt, überstehe, was die Karten verbergen, und führe dein Volk durch fünf Epochen.
title-civilization-1980-mood = Handel · Wanderung · Unheil
