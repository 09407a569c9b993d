"""Both editions of Through the Ages in numbers."""
