### What the title is called and what the lobby says of it; by itself, so that a list of titles is quickly made.

title-civilization-2010 = Civilization: The Board Game (2010)
title-civilization-2010-about = Explore a world of square tiles, research up a pyramid of techs, and win by culture, gold, science or the sword.
title-civilization-2010-mood = exploration · techs · four victories
