"""Through the Ages as a picture, both editions: the card row, and every civilization with its numbers and cards."""
