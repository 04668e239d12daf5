"""Bots with a mind: they understand hints and give them, from words that people have written."""
