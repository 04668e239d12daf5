"""Painters of the Namyok decks. Each card is one TOML sheet and one module with `draw()`."""
