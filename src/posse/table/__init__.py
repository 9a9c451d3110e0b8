"""A table without web or database: its entries, the game they make, seats, clocks, chance and its proof."""
