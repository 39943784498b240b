"""The table in the browser: rooms, sockets, pages and the server that holds them."""
