"""Settlement of a deal and of the game, as plain functions on what was counted at the table."""

from __future__ import annotations

from typing import Final

import msgspec

from binocle.game.public import Settlement
from binocle.rules import RuleSet
from binocle.seats import Seating

NOBODY: Final = -1
ROUND_UP_FROM: Final = 7


class Standing(msgspec.Struct, frozen=True):
    """The game before a deal: totals by side, the mark, whether it is a decider deal, deals finished before it."""

    totals: tuple[int, ...]
    target: int
    decider: bool = False
    underwater: bool = False
    deals: int = 0


class DealCount(msgspec.Struct, frozen=True):
    """What was counted in a deal, by side: melds, card points with the last trick, whether the melds are saved.

    `declarer` is a side or -1 (two-handed, thrown in); `buried` are the card points under the declarer's cards.
    `outcome` is played, or why there was no play (thrown-in, redeal, gave-up, no-marriage, dead, short-meld), or a
    promise or fault that decides (durch-made, durch-lost, shot-made, shot-lost, revoked). `offender` is the side that
    revoked.
    """

    declarer: int
    bid: int
    melds: tuple[int, ...]
    tricks: tuple[int, ...]
    saved: tuple[bool, ...]
    buried: int = 0
    outcome: str = "played"
    offender: int = NOBODY


def rounded(rules: RuleSet, points: int) -> int:
    """Trick points as they are booked: `7-up` makes 87 into 90 and 86 into 80 (2B-SCORE-03)."""
    if rules.score.rounding == "none":
        return points
    tens, units = divmod(points, 10)
    return 10 * (tens + (units >= ROUND_UP_FROM))


def melds_saved(rules: RuleSet, *, took: bool, counter: bool, points: int) -> bool:
    """Whether a side has taken what its melds need: a trick, a trick with a counter, or points (HR-03)."""
    need = rules.score.melds_need
    if need == "trick":
        return took
    if need == "counter":
        return counter
    return need == "nothing" or points >= rules.score.melds_need_points


def melds_laid(rules: RuleSet, melds: tuple[int, ...]) -> tuple[int, ...]:
    """The melds of the sides as they lie: none where they are fewer than the minimum (4D-OPT-08, HR-12)."""
    return tuple(points if points >= rules.score.minimum_meld else 0 for points in melds)


def lost_at_once(rules: RuleSet, bid: int, melds: int, trick_total: int) -> str:
    """The outcome when a contract is lost as soon as the melds lie there, "" when it is played.

    `short-meld`: the declarer's side has laid too few (HR-12); `dead`: all tricks could not save the bid (HR-18).
    """
    score = rules.score
    if score.short_meld == "set" and melds < score.minimum_meld:
        return "short-meld"
    return "dead" if score.dead_contract == "set" and melds + trick_total < bid else ""


def changes(rules: RuleSet, deal: DealCount) -> tuple[str, tuple[int, ...]]:
    """How the deal ended, and by how much each side's total changes (3A-SCORE, 3D-SCORE, 4P-SCORE, 2H-SCORE-01)."""
    if deal.outcome in {"thrown-in", "redeal"}:
        return deal.outcome, (0,) * len(deal.melds)
    if deal.outcome in {"gave-up", "no-marriage", "dead", "short-meld"}:
        return deal.outcome, _unplayed(rules, deal)
    if deal.outcome in {"durch-made", "durch-lost"}:  # 3B-DURCH-02, AMB-36: nobody else books anything
        worth = rules.trump.durch_won if deal.outcome == "durch-made" else -rules.trump.durch_lost
        return deal.outcome, tuple(worth if side == deal.declarer else 0 for side in range(len(deal.melds)))
    booked = [_booked(rules, deal, side) for side in range(len(deal.melds))]
    if deal.offender != NOBODY:
        return "revoked", _punished(rules, deal, booked)
    if deal.declarer == NOBODY:
        return deal.outcome, tuple(booked)
    made = booked[deal.declarer] >= deal.bid
    if not made:
        booked[deal.declarer] = -_cost(rules, deal)
    if deal.outcome in {"shot-made", "shot-lost"}:  # HR-17: the promise counts instead of the contract
        booked[deal.declarer] = rules.score.shoot if deal.outcome == "shot-made" else -rules.score.shoot
        return deal.outcome, tuple(booked)
    return "made" if made else "set", tuple(booked)


def _unplayed(rules: RuleSet, deal: DealCount) -> tuple[int, ...]:
    """A deal that is not played: the others book their melds, the declarer loses his bid (3A-GIVE-01..03, HSK-GIVE-01).

    Who is set at once pays what a set costs (HR-05, HR-11, HR-12, HR-18).
    """
    gave_up = deal.outcome == "gave-up"
    bonus = rules.score.give_up_bonus if gave_up else 0
    lost = deal.bid if gave_up else _cost(rules, deal)
    return tuple(-lost if side == deal.declarer else melds + bonus for side, melds in enumerate(deal.melds))


def _booked(rules: RuleSet, deal: DealCount, side: int) -> int:
    """What a side has made in a deal that was played: melds that are saved, tricks, buried cards (3A-SCORE-01..03)."""
    kept = deal.saved[side]
    buried = deal.buried if side == deal.declarer and kept else 0
    tricks = deal.tricks[side] + buried
    if tricks < rules.score.minimum_tricks:  # 4D-OPT-08
        return 0
    return (deal.melds[side] if kept else 0) + rounded(rules, tricks)


def set_cost(rules: RuleSet, bid: int, melds: int) -> int:
    """What a lost contract costs, with the melds of the declarer's side (3A-SCORE-04, HR-05, 3B-OPT-05)."""
    if rules.score.set_cost == "double":
        return 2 * bid
    return bid + (melds if rules.score.set_cost == "bid-and-melds" else 0)


def _cost(rules: RuleSet, deal: DealCount) -> int:
    return set_cost(rules, deal.bid, deal.melds[deal.declarer])


def _punished(rules: RuleSet, deal: DealCount, booked: list[int]) -> tuple[int, ...]:
    """HR-26: the offender's tricks are lost, or he is set and books nothing.

    The deal ends with the claim, so a declarer who has done nothing wrong has made his bid.
    """
    kept = deal.melds[deal.offender] if deal.saved[deal.offender] else 0
    booked[deal.offender] = kept if rules.play.revoke_costs == "tricks" else 0
    if deal.offender == deal.declarer:
        if booked[deal.declarer] < deal.bid or rules.play.revoke_costs == "set":
            booked[deal.declarer] = -_cost(rules, deal)
    elif deal.declarer != NOBODY:
        booked[deal.declarer] = max(booked[deal.declarer], deal.bid)
    return tuple(booked)


def settle(rules: RuleSet, deal: DealCount, before: Standing) -> Settlement:
    """Book a deal and say whether somebody has won, the game goes on, or a decider deal is due."""
    outcome, change = changes(rules, deal)
    totals = tuple(a + b for a, b in zip(before.totals, change, strict=True))
    target, winner, decider = verdict(rules, totals, deal.declarer, before)
    if rules.score.shoot_wins and outcome in {"shot-made", "shot-lost"}:
        others = [total if side != deal.declarer else min(totals) - 1 for side, total in enumerate(totals)]
        winner, decider = (deal.declarer, False) if outcome == "shot-made" else _best(tuple(others))
    return Settlement(
        outcome=outcome,
        melds=deal.melds,
        tricks=deal.tricks,
        buried=deal.buried,
        change=change,
        totals=totals,
        target=target,
        winner=winner,
        decider=decider,
    )


def verdict(rules: RuleSet, totals: tuple[int, ...], declarer: int, before: Standing) -> tuple[int, int, bool]:
    """The mark from now on, the winning side or -1, and whether a decider deal is due.

    2H-END-02…06, 2B-END-03/04, 3A-END-01…04, 3A-OPT-10…13, 3D-END-01, 4D-END-01, AMB-12, AMB-22.
    """
    score = rules.score
    target = before.target
    if _is_over_early(rules, totals):
        return (target, *_best(totals))
    if score.all_negative and before.underwater:
        back = [side for side, total in enumerate(totals) if total > 0]
        if back:
            best = max(totals[side] for side in back)
            first = [side for side in back if totals[side] == best]
            return target, first[0] if len(first) == 1 else NOBODY, False
    if score.length != "target":  # a thrown-in deal counts (AMB-46)
        due = score.length_count * (rules.seats.players if score.length == "rounds" else 1)
        return (target, *_best(totals)) if before.deals + 1 >= due else (target, NOBODY, False)
    at_mark = [side for side, total in enumerate(totals) if total >= target]
    if score.end == "raise":
        while len(at_mark) > 1:
            target += score.raise_by
            at_mark = [side for side in at_mark if totals[side] >= target]
        return target, at_mark[0] if at_mark else NOBODY, False
    if not at_mark:
        return target, NOBODY, False
    if score.crossing == "declarer" and declarer in at_mark:
        return target, declarer, False
    best = max(totals[side] for side in at_mark)
    first = [side for side in at_mark if totals[side] == best]
    return (target, first[0], False) if len(first) == 1 else (target, NOBODY, True)


def _is_over_early(rules: RuleSet, totals: tuple[int, ...]) -> bool:
    """3A-OPT-10, HR-20: somebody is so far down, or so far behind, that the game ends now."""
    score = rules.score
    if score.negative_limit and min(totals) <= -score.negative_limit:
        return True
    if score.mercy == "minus-target":
        return min(totals) <= -score.target
    return score.mercy == "spread" and max(totals) - min(totals) >= score.target


def _best(totals: tuple[int, ...]) -> tuple[int, bool]:
    """The side with the best total, or a decider deal when several share it (AMB-12)."""
    first = [side for side, total in enumerate(totals) if total == max(totals)]
    return (first[0], False) if len(first) == 1 else (NOBODY, True)


def by_side(seating: Seating, by_seat: tuple[int, ...]) -> tuple[int, ...]:
    """Points of seats added up by side (4P-MELD-01)."""
    sums = [0] * seating.sides
    for seat, points in enumerate(by_seat):
        sums[seating.side(seat)] += points
    return tuple(sums)


def wins_in_mid_deal(rules: RuleSet) -> bool:
    """Whether a meld that reaches the mark wins at once (2H-END-01; off when the mark is raised or called, AMB-43)."""
    score = rules.score
    return rules.deal.stock and score.end == "standard" and score.call_out == "off" and score.length == "target"
