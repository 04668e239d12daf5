"""The door of the house: HTTP and the socket, who somebody is, and how much they may ask for."""
