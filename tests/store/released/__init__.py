"""Data folders as released versions wrote them; every later one has to open them."""
