"""The conformance kit: what any game must pass before people play it."""
