"""A table: whole games, led by commands and answering by effects, without a clock, a socket or dice of its own."""

from binocle.table.commands import Act, Begin, Command, Continue, Dealt, Decided, Hint, Join, Leave, StandIn, Tick, Undo
from binocle.table.effects import (
    Advice,
    Append,
    Ask,
    Body,
    Effect,
    Fault,
    NeedDeal,
    Occasion,
    Over,
    Pausing,
    Send,
    TakenBack,
    Wake,
)
from binocle.table.table import Pace, Table

__all__ = [
    "Act",
    "Advice",
    "Append",
    "Ask",
    "Begin",
    "Body",
    "Command",
    "Continue",
    "Dealt",
    "Decided",
    "Effect",
    "Fault",
    "Hint",
    "Join",
    "Leave",
    "NeedDeal",
    "Occasion",
    "Over",
    "Pace",
    "Pausing",
    "Send",
    "StandIn",
    "Table",
    "TakenBack",
    "Tick",
    "Undo",
    "Wake",
]
