### What the title is called and what the lobby says of it; by itself, so that a list of titles is quickly made.

title-through-the-ages-2015 = Through the Ages (2015)
title-through-the-ages-2015-about = Four ages in one card row. Grow, build, govern, threaten; every action counts, and the most glorious culture is remembered.
title-through-the-ages-2015-mood = drafting · economy · politics
