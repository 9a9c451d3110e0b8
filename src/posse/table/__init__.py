"""A table without a web: its entries, the game they make, seats, clocks, chance and its proof."""
