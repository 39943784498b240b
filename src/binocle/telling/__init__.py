"""What happens at a table, told in sentences: for the terminal, the browser and whoever listens."""
