#!/usr/bin/env node
// A Pinochle bot for Binocle, in plain JavaScript: leads aces, wins tricks as cheaply as it can, throws low cards.
const STRENGTH = "789JQKTA";
const strength = (card) => STRENGTH.indexOf(card[0]);

// An index into view.legal: actions such as {type: "Play", card: "AS"} or {type: "Bid", amount: 250}.
function choose(view) {
  const legal = view.legal;
  const plays = legal.map((_, index) => index).filter((index) => legal[index].type === "Play");
  if (plays.length === 0) { // open the bidding with four aces, else pass; name, bury and meld what is offered first
    const opens = view.hand.filter((card) => card[0] === "A").length >= 4 && view.public.calls.length === 0;
    return Math.max(0, legal.findIndex((action) => action.type === (opens ? "Bid" : "Pass")));
  }
  plays.sort((a, b) => strength(legal[a].card) - strength(legal[b].card));
  const table = view.phase.cards;
  const highest = plays[plays.length - 1];
  if (table.length === 0) return strength(legal[highest].card) === 7 ? highest : plays[0];
  const trump = "SHDC"[view.public.trump];
  const rank = (card) => 16 * (card[1] === trump) + 8 * (card[1] === table[0][1]) + strength(card);
  const best = table.reduce((a, b) => (rank(b) > rank(a) ? b : a));
  return plays.find((i) => legal[i].card[1] === best[1] && strength(legal[i].card) > strength(best)) ?? plays[0];
}

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  const answer = message.type === "hello"
    ? { type: "ready", protocol: 1, name: "javascript example" }
    : { type: "answer", id: message.id, index: choose(message.view), text: "By rule of thumb." };
  console.log(JSON.stringify(answer));
});
