"""What things do, said from their facts alone: one line for each effect."""
