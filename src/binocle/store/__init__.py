"""What must survive: the log of every table, who holds its seats. Written by one thread, to the disk before it answers."""

from binocle.store.store import Batch, Conflict, Kept, Store, StoreError

__all__ = ["Batch", "Conflict", "Kept", "Store", "StoreError"]
