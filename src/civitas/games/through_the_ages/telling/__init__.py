"""What is said about a game of Through the Ages: questions, choices, numbers with their parts, explanations."""
