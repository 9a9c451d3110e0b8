# Posse
