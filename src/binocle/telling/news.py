"""What happened at a table, in sentences: each event as its reader is told it, and the score sheet of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binocle.game.events import (
    AuctionWon,
    Called,
    CardsBuried,
    CardsHanded,
    ClaimedOut,
    DealBooked,
    DixTaken,
    Drawn,
    DurchAnnounced,
    GaveUp,
    HandDealt,
    Melded,
    MeldsLaid,
    MeldsVoid,
    Played,
    RedealAsked,
    RevokeJudged,
    SeatEvent,
    Shot,
    TrickTaken,
    TrumpNamed,
    WidowTaken,
)
from binocle.game.public import Settlement, Shown

if TYPE_CHECKING:
    from binocle.telling.words import Facts, Words


def sentences(words: Words, event: SeatEvent) -> list[str]:
    """One event as one or more sentences."""
    match event:
        case HandDealt():
            return _dealt(words, event)
        case Played():
            key = "event-played-tabled" if event.tabled else "event-played"
            return [words.say(key, **words.who(event.seat, card=words.card(event.card)))]
        case TrickTaken():
            return [words.say("event-trick", **words.who(event.trick.winner, count=event.trick.points))]
        case Melded():
            return [_melded(words, event.meld)]
        case MeldsLaid():
            return [_laid(words, event)]
        case MeldsVoid():
            return [words.say("event-melds-void", **words.which_side(event.side, count=event.points))]
        case Drawn():
            key = "event-drew" if event.card is None else "event-drew-card"
            card = "" if event.card is None else words.card(event.card)
            drew = words.say(key, **words.who(event.seat, card=card))
            return [drew, words.say("event-stock-left", count=event.left)]
        case DealBooked():
            return _booked(words, event.result)
        case _:
            return _said(words, event)


def _said(
    words: Words,
    event: Called
    | AuctionWon
    | RedealAsked
    | WidowTaken
    | CardsBuried
    | CardsHanded
    | TrumpNamed
    | DurchAnnounced
    | DixTaken
    | Shot
    | GaveUp
    | ClaimedOut
    | RevokeJudged,
) -> list[str]:
    """What a player says: calls, and what may come out of turn."""
    match event:
        case Called():
            said = [words.say("event-bid" if event.bid else "event-passed", **words.who(event.seat, bid=event.bid))]
            return [*said, words.say("event-signal", count=event.signal)] if event.signal else said
        case RedealAsked():
            return [words.say("event-redeal", **words.who(event.seat, cards=words.hand(event.hand)))]
        case DixTaken():
            return [words.say("event-dix-taken", **words.who(event.seat, card=words.card(event.card)))]
        case Shot():
            return [words.say("event-shot", **words.who(event.declarer))]
        case GaveUp():
            return [words.say("event-gave-up", **words.who(event.declarer))]
        case ClaimedOut():
            key = {True: "right", False: "wrong", None: "open"}[event.right]
            return [words.say(f"event-claim-{key}", **words.who(event.seat))]
        case RevokeJudged():
            of = "you" if event.accused == words.me else "other"
            facts = words.who(event.seat, accused=words.names[event.accused], of=of)
            judged = words.say("event-revoke-right" if event.right else "event-revoke-wrong")
            return [words.say("event-revoke", **facts), judged]
        case _:
            return _of_the_contract(words, event)


def _of_the_contract(
    words: Words,
    event: AuctionWon | WidowTaken | CardsBuried | CardsHanded | TrumpNamed | DurchAnnounced,
) -> list[str]:
    """From the end of the auction to the melds."""
    match event:
        case AuctionWon():
            return [words.say("event-auction-won", **words.who(event.declarer, bid=event.bid))]
        case WidowTaken():
            if event.cards is None:
                return [words.say("event-widow-hidden", **words.who(event.declarer))]
            return [words.say("event-widow-taken", **words.who(event.declarer, cards=words.cards(event.cards)))]
        case CardsBuried():
            forced = [words.say("event-buried-forced", count=event.forced)] if event.forced else []
            if event.cards is not None:
                return [words.say("event-buried-cards", cards=words.cards(event.cards)), *forced]
            return [words.say("event-buried", **words.who(event.declarer, count=event.count)), *forced]
        case CardsHanded():
            return [_handed(words, event)]
        case TrumpNamed():
            named = words.say("event-trump-named", **words.who(event.declarer, suit=words.suit(event.suit)))
            return [named] if event.held else [named, words.say("event-no-marriage")]
        case DurchAnnounced():
            return [words.say("event-durch", **words.who(event.declarer))]


def _dealt(words: Words, event: HandDealt) -> list[str]:
    said = [words.say("event-dealt", **words.who(event.dealer, number=event.deal_no))]
    if event.hand is not None:
        trump = -1 if event.upcard is None else event.upcard.kind >> 3
        said.append(words.say("event-hand", cards=words.hand(event.hand, trump)) + ".")
    if event.upcard is not None:
        suit = words.suit(event.upcard.kind >> 3)
        said.append(words.say("event-upcard", card=words.card(event.upcard), suit=suit))
    return said


def _handed(words: Words, event: CardsHanded) -> str:
    """Cards that changed hands; giver and receiver are told which."""
    cards = "" if event.cards is None else words.cards(event.cards)
    if cards and event.giver == words.me:
        return words.say("event-gave-cards", name=words.names[event.receiver], cards=cards)
    if cards and event.receiver == words.me:
        return words.say("event-got-cards", name=words.names[event.giver], cards=cards)
    said = words.say("event-handed", **words.who(event.giver, to=words.names[event.receiver], count=event.count))
    return f"{said} {cards}".rstrip()


def _laid(words: Words, event: MeldsLaid) -> str:
    if not event.melds:
        return words.say("event-no-melds", **words.who(event.seat))
    melds = words.melds(event.melds)
    return words.say("event-melds-laid", **words.who(event.seat, melds=melds, count=event.points))


def _melded(words: Words, meld: Shown) -> str:
    if meld.name == "dix":
        return words.say("event-dix", **words.who(meld.seat, card=words.cards(meld.cards), count=meld.points))
    facts: Facts = {"meld": words.meld(meld.name), "cards": words.meld_cards(meld.cards), "count": meld.points}
    return words.say("event-melded", **words.who(meld.seat), **facts)


def _booked(words: Words, result: Settlement) -> list[str]:
    said = [words.say(f"event-outcome-{result.outcome}")]
    if result.winner >= 0:
        return [*said, words.say("event-game-won", **words.which_side(result.winner))]
    if result.target != words.game.setting.rules.score.target:
        said.append(words.say("event-target-raised", target=result.target))
    return [*said, words.say("event-decider")] if result.decider else said


def sheet(words: Words, result: Settlement) -> tuple[str, ...]:
    """The score sheet of a booked deal: a line for each side, the buried points, and what was paid."""
    lines = [
        words.say(
            "sheet-line",
            side=words.side(side),
            melds=result.melds[side],
            tricks=result.tricks[side],
            change=words.signed(result.change[side]),
            total=total,
        )
        for side, total in enumerate(result.totals)
    ]
    if buried := counted_burial(result):
        lines.append(words.say("sheet-buried", points=buried))
    if any(result.paid):
        lines.append(words.say("sheet-stakes", stakes=words.stakes(result.paid)))
    if result.pool:
        lines.append(words.say("sheet-pool", pool=result.pool))
    return tuple(lines)


def counted_burial(result: Settlement) -> int:
    """The points under the buried cards where they count: not in a deal that was not played, nor for every trick."""
    return result.buried if result.outcome in ("played", "made", "set") else 0
