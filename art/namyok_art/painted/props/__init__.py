"""Hand-coded props. Each takes the scene first, then where it stands, then how it looks.

Origin at the base or centre, y down, `scale` 1 is about a hundred pixels unless said otherwise.
"""
