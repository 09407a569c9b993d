### A New Dawn: what pictures of positions say besides what others say. The German file has the same messages.

drawing-cities = Cities
drawing-tokens = Control
