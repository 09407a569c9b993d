title-two-rivers = Two Rivers
title-two-rivers-about = Settle a land between two rivers, turn villages into cities, and swap goods that nobody else has seen.
title-two-rivers-mood = settling · collecting · secret swaps
