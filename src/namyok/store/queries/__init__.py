"""The SQL, by concern: plain functions over a connection, inside somebody else's transaction."""
