"""Deck "faces": people and feelings, linocut in black and two inks."""
