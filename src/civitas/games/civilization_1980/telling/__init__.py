"""What is said about a game of Civilization (1980): questions, choices, explanations, and what is told together."""
