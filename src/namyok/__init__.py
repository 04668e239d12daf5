"""Намёк: an online table for storyteller games."""
