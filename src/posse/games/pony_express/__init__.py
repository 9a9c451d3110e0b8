"""One game: its rules, data, bots, report, terminal board and words."""
