"""Integers and flat arrays only: legality, tricks, melds and rule-of-thumb play, one source for CPython and numba.

`layout` tells the numbering. The functions here are plain Python; `jit.fast()` hands out their compiled twins.
"""
