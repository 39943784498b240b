() => {
  // What is out of place on the page as it stands: a list of sentences, empty when all is well.
  const box = (node) => {
    const b = node.getBoundingClientRect();
    // Melds that scroll within their row are seen no further than that.
    const row = node.matches(".group") ? node.closest(".strip.over")?.getBoundingClientRect() : null;
    return [b.left, b.top, b.right, row ? Math.min(b.bottom, row.bottom) : b.bottom];
  };
  const bad = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) bad.push(`page scrolls sideways: ${wide}`);

  // Every card of the hand is in sight with its whole index, and a tap in its middle hits it.
  for (const card of document.querySelectorAll(".hand [data-card]")) {
    const [l, t, r, b] = box(card);
    const name = card.dataset.card;
    const top = document.elementFromPoint((l + r) / 2, (t + b) / 2)?.closest("[data-card]");
    if (top !== card) bad.push(`${name} is not hit in its middle`);
    if (l < -1 || r > innerWidth + 1 || b > innerHeight + 1) bad.push(`${name} reaches out: ${[l, t, r, b].map(Math.round)}`);
    if (r - l < 24 || b - t < 24) bad.push(`${name} is a target of ${Math.round(r - l)} x ${Math.round(b - t)}`);
    const rank = card.querySelector(".rank").getBoundingClientRect();
    if (rank.height < 17) bad.push(`${name} has an index of ${rank.height}`);
    if (rank.right > r + 1) bad.push(`the index of ${name} is covered`);
  }

  // Nothing lies over anything of another kind.
  const kind = (node) => {
    if (node.closest(".hand")) return "hand";
    if (node.closest(".bar")) return "bar";
    if (node.closest(".ask")) return "ask";
    if (node.closest(".strip")) return "melds";
    return node.matches(".laid, .slot") ? "trick" : node.className.split(" ")[0];
  };
  const solid = [
    ...document.querySelectorAll(
      "[data-plate], .laid, .slot, .stock, .strip .group, .centre .big, .ask .btn, .ask .q, .bar, .hand [data-card]",
    ),
  ];
  solid.forEach((one, i) => {
    for (const other of solid.slice(i + 1)) {
      if (kind(one) === kind(other)) continue;
      const [p, q] = [box(one), box(other)];
      const w = Math.min(p[2], q[2]) - Math.max(p[0], q[0]);
      const h = Math.min(p[3], q[3]) - Math.max(p[1], q[1]);
      if (w > 3 && h > 3) bad.push(`${kind(one)} over ${kind(other)}: ${Math.round(w)} x ${Math.round(h)}`);
    }
  });

  // Whatever can be hit is big enough for it, and within the page; links within a text are spared.
  const spared = "[data-card], [type=radio], p a, li a, .line a, .back, nav a";
  for (const node of document.querySelectorAll("button, a, input, select")) {
    if (!node.checkVisibility() || node.closest(".hidden, dialog")) continue;
    const [l, t, r, b] = box(node);
    const what = node.outerHTML.slice(0, 90);
    if ((r - l < 24 || b - t < 24) && !node.matches(spared)) bad.push(`too small: ${what} ${Math.round(r - l)} x ${Math.round(b - t)}`);
    if (r > innerWidth + 1 && !node.closest(".table-wrap, .wrap")) bad.push(`reaches out: ${what} ${Math.round(r)}`);
  }
  return [...new Set(bad)];
}
