### Civilization (2010): what pictures of positions say besides what others say. The German file has the same messages.

drawing-track = Track
drawing-coins = Coins
