"""Hand-coded silhouettes and heroes, by kind. They draw on a Pen or glue themselves on a Card."""
