"""Bots: they see what a player at their seat sees, and nothing else."""
