### Wie der Titel heißt und was die Lobby von ihm sagt; für sich, damit eine Liste der Titel schnell gemacht ist.

title-civilization-2010 = Civilization: Das Brettspiel (2010)
title-civilization-2010-about = Erkunde eine Welt aus quadratischen Teilen, erforsche eine Pyramide von Technologien und gewinne durch Kultur, Gold, Wissenschaft oder das Schwert.
title-civilization-2010-mood = Erkundung · Technologien · vier Siege
