### What the title is called and what the lobby says of it; by itself, so that a list of titles is quickly made.

title-through-the-ages-2006 = Through the Ages (2006)
title-through-the-ages-2006-about = A civilization of cards, first edition: take leaders, wonders and technologies from the row, feed your people, and let culture decide.
title-through-the-ages-2006-mood = drafting · economy · politics
