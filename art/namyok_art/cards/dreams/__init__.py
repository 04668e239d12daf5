"""Deck "dreams": painted storybook, gouache and watercolour."""
