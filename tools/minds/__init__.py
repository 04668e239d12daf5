"""Chores around what minds know: proof-reading it, and cutting the tables of word vectors."""
