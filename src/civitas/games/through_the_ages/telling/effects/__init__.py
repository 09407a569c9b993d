"""What cards do, said from their facts alone: one line for each word of the data files."""
