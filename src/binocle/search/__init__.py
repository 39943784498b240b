"""Searching: what perfect play with open cards brings."""
