### What the titles are called; by itself, so that a list of them is quickly made.

title-civilization-1980 = Civilization (1980)
title-civilization-2010 = Civilization: The Board Game (2010)
title-new-dawn = Civilization: A New Dawn (2017)
title-through-the-ages-2006 = Through the Ages (2006)
title-through-the-ages-2015 = Through the Ages (2015)
