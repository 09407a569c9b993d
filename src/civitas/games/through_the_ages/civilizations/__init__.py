"""What civilizations have and do with it: ratings, costs, goods, workers, technologies, leaders and wonders."""
