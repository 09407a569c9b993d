"""What is said about a game of Civilization (2010): questions, choices, explanations, and which events go together."""
