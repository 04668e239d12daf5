"""Where rules meet people: the lobby, the table with its one writer, its clock, and the hall."""
