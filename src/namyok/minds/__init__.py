"""Bots with a mind: they understand hints and give them, from written words."""
