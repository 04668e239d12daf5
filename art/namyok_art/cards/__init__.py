"""Card sheets (TOML) and scene scripts (Python), a folder a deck."""
