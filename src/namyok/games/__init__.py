"""The rules, entirely functional, immutable and free of side effects."""
