"""The five picture games: editions of one game."""
