/** A tree of variations: moves from a start, each with what may follow it. The first child of a
 * node is the main line. A value: every change gives a new tree. */
export interface Variation {
  /** The moves from the start to here; empty for the root. */
  moves: readonly string[];
  comment?: string;
  /** What somebody calls the line that begins here. */
  name?: string;
  children: readonly Variation[];
}

export const ROOT: Variation = { moves: [], children: [] };

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((move, index) => move === b[index]);
const leadsTo = (node: Variation, moves: readonly string[]): boolean =>
  isSame(node.moves, moves.slice(0, node.moves.length));

/** The node after these moves. */
export function nodeAt(tree: Variation, moves: readonly string[]): Variation | undefined {
  if (isSame(tree.moves, moves)) return tree;
  const next = tree.children.find((child) => leadsTo(child, moves));
  return next && nodeAt(next, moves);
}

/** The tree with this line in it. A node may be several moves long: chance follows at once. */
export function withLine(tree: Variation, moves: readonly string[]): Variation {
  if (isSame(tree.moves, moves)) return tree;
  const next = tree.children.find((child) => leadsTo(child, moves));
  if (next) return replaced(tree, next, withLine(next, moves));
  return { ...tree, children: [...tree.children, { moves, children: [] }] };
}

/** The tree without the node after these moves, and what follows it. */
export function without(tree: Variation, moves: readonly string[]): Variation {
  const children = tree.children.filter((child) => !isSame(child.moves, moves));
  if (children.length < tree.children.length) return { ...tree, children };
  const next = tree.children.find((child) => leadsTo(child, moves));
  return next ? replaced(tree, next, without(next, moves)) : tree;
}

/** The tree with a comment or a name on the node after these moves. */
export function noted(
  tree: Variation,
  moves: readonly string[],
  note: { comment: string } | { name: string },
): Variation {
  if (isSame(tree.moves, moves)) return { ...tree, ...note };
  const next = tree.children.find((child) => leadsTo(child, moves));
  return next ? replaced(tree, next, noted(next, moves, note)) : tree;
}

const replaced = (tree: Variation, old: Variation, node: Variation): Variation => ({
  ...tree,
  children: tree.children.map((child) => (child === old ? node : child)),
});

/** The moves before the node after these moves. */
export function parentOf(tree: Variation, moves: readonly string[]): readonly string[] {
  const next = tree.children.find((child) => leadsTo(child, moves));
  if (!next || isSame(next.moves, moves)) return tree.moves;
  return parentOf(next, moves);
}
