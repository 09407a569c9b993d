"""What a game is: the contract that every title keeps."""
