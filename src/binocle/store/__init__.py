"""What must survive: the log of every table and who holds its seats; on the disk before anybody is answered."""

from binocle.store.store import Batch, Conflict, Kept, Store, StoreError

__all__ = ["Batch", "Conflict", "Kept", "Store", "StoreError"]
