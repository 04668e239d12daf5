"""Decks that people make of their own pictures, over the network, from files nobody has seen."""
