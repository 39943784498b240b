#!/usr/bin/env python3
"""A Pinochle bot for Binocle, in Python alone: leads aces, wins tricks as cheaply as it can, throws low cards."""

import json
import sys


def choose(view):
    """Index into view["legal"]: actions such as {"type": "Play", "card": "AS"} or {"type": "Bid", "amount": 250}."""
    legal, strength = view["legal"], "789JQKTA".index
    cards = {index: action["card"] for index, action in enumerate(legal) if action["type"] == "Play"}
    if not cards:  # open the bidding with four aces, else pass; name, bury and meld what is offered first
        opens = sum(card[0] == "A" for card in view["hand"]) >= 4 and not view["public"]["calls"]
        return next((i for i, action in enumerate(legal) if action["type"] == ("Bid" if opens else "Pass")), 0)
    plays = sorted(cards, key=lambda index: strength(cards[index][0]))
    table, trump = view["phase"]["cards"], "SHDC"[view["public"]["trump"]]
    if not table:
        return plays[-1] if cards[plays[-1]][0] == "A" else plays[0]
    best = max(table, key=lambda card: (card[1] == trump, card[1] == table[0][1], strength(card[0])))
    return next((i for i in plays if cards[i][1] == best[1] and strength(cards[i][0]) > strength(best[0])), plays[0])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "python example"}
    else:
        answer = {"type": "answer", "id": message["id"], "index": choose(message["view"]), "text": "By rule of thumb."}
    print(json.dumps(answer), flush=True)
