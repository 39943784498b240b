"""Binocle: Pinochle and Binokel for two, three and four, by the real rules."""

__version__ = "0.1.0"
