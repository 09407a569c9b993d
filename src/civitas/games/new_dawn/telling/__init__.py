"""What is said about a game of A New Dawn: questions, choices, explanations, and which events belong together."""
