"""Dealing: the only home of chance. Random deals from a seed or from the system, cut into packets as at a table.

`binocle.deal.sample` deals the cards that a seat cannot see, `binocle.deal.seen` counts those it has seen.
"""

from binocle.deal.shuffle import deal_pack, random_deal, system_deal

__all__ = ["deal_pack", "random_deal", "system_deal"]
