"""Load on a server: live tables with a socket for each seat, ours and boardgame.io's by the same client."""
