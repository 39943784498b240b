/** Why a card cannot be played, for those who listen: a description beside its name. */
export function describe(node: HTMLElement, text: string | undefined) {
  const update = (why: string | undefined) => {
    if (why) node.setAttribute("aria-description", why);
    else node.removeAttribute("aria-description");
  };
  update(text);
  return { update };
}
