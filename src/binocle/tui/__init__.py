"""The table in the terminal: a full screen, or line by line."""
