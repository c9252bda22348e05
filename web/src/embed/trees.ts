/** The trees of a page: its document, and the open shadow roots of its elements. */

/** A node and all elements in it, as far as its own tree goes. */
export function elementsIn(node: ParentNode): readonly Element[] {
  const below = [...node.querySelectorAll("*")];
  return node instanceof Element ? [node, ...below] : below;
}

/** A document with all open shadow roots in it, those inside others, too. */
export function treesOf(node: ParentNode): readonly ParentNode[] {
  const roots = elementsIn(node).flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [node, ...roots.flatMap(treesOf)];
}
