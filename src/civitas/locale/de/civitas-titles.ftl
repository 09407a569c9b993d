### Wie die Titel heißen; für sich, damit eine Liste von ihnen schnell gemacht ist.

title-civilization-1980 = Civilization (1980)
title-civilization-2010 = Civilization: Das Brettspiel (2010)
title-new-dawn = Civilization: Ein neues Zeitalter (2017)
title-through-the-ages-2006 = Im Wandel der Zeiten (2006)
title-through-the-ages-2015 = Through the Ages (2015)
