"""What goes over the socket: two unions of messages, a strict codec, and their schema for other languages."""

from binocle.wire.codec import WireError, decode, encode
from binocle.wire.limits import PROTOCOL

__all__ = ["PROTOCOL", "WireError", "decode", "encode"]
