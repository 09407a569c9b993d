"""The questions that the game asks: one module for each phase or kind of decision."""
