"""What is kept of games: read from the streams of tables, waking none of them."""
