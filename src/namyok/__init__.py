"""Намёк: an online table for storyteller games."""

__version__ = "0.2.0"
