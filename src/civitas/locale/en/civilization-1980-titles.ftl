### What the title is called and what the lobby says of it; by itself, so that a list of titles is quickly made.

title-civilization-1980 = Civilization (1980)
title-civilization-1980-about = Found cities round the Mediterranean, trade grain for gold in an open market, survive what the cards hide, and lead your people through five epochs.
title-civilization-1980-mood = trade · migration · calamity
