"""Load tests of our server and of boardgame.io's: live tables with a socket for each seat."""
