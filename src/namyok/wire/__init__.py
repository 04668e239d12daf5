"""What clients and server say to each other. The client's TypeScript types are made from this."""
