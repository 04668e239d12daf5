"""Chores around what minds know.

Proof-reading it (``check``), cutting the tables of word vectors (``vectors``), working out what is
the same at every start (``tables``), and what is asked of people who read and look (``votes``,
``rounds``, ``poems``), with its ``figures``.
"""
