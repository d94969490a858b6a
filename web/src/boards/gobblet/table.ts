/** The view of a Gobblet table, and how moves and gobblets are written. */
import type { GobbletView } from '../../api/views';

export type View = GobbletView;

export interface Cup {
  size: 1 | 2 | 3 | 4;
  colour: 'w' | 'b';
}

export interface Move {
  size: number | null;
  from: string | null;
  to: string | null;
}

export const COLOURS = ['w', 'b'] as const;

export const cupOf = (text: string): Cup => ({
  size: Number(text[0]) as Cup['size'],
  colour: text[1] as Cup['colour'],
});

/** `4b2`, `a1b2`, or at a strict table `a1` and then `b2`, which `held` tells apart. */
export function moveOf(text: string, isHeld: boolean): Move {
  if (/^\d/.test(text)) return { size: Number(text[0]), from: null, to: text.slice(1) };
  if (text.length > 2) return { size: null, from: text.slice(0, 2), to: text.slice(2) };
  return isHeld ? { size: null, from: null, to: text } : { size: null, from: text, to: null };
}

export const squareName = (index: number, side: number): string =>
  String.fromCharCode(97 + (index % side)) + String(Math.floor(index / side) + 1);

export const squareIndex = (name: string, side: number): number =>
  name.charCodeAt(0) - 97 + (Number(name.slice(1)) - 1) * side;

/** The view after a move, as far as it can be known before the server answers. */
export function expect(view: View, text: string): View {
  const { size, from, to } = moveOf(text, Boolean(view.held));
  const squares = view.squares.map((stack) => [...stack]);
  const mover = view.to_play === 1 ? 1 : 0;
  const beside = [...view.beside];
  let cup = view.held;
  if (size !== null) {
    cup = `${size}${COLOURS[mover]}`;
    beside[mover] = taken(view.beside[mover] ?? [], size, view.stacked);
  } else if (from) {
    cup = squares[squareIndex(from, view.side)]?.pop() ?? null;
  }
  if (to && cup) {
    const at = squareIndex(to, view.side);
    // At a memory table nobody sees what is covered.
    squares[at] = view.memory ? [cup] : [...(squares[at] ?? []), cup];
  }
  const held = to ? null : cup;
  return { ...view, squares, beside, held, origin: held ? from : null, to_play: null };
}

/** The part of a view that `expect` gets right. Lines and the next turn are the server's to say,
 * and so is what a lift uncovers at a memory table. */
export function foreseen({ to_play: _toPlay, lines: _lines, ...rest }: View): Partial<View> {
  const { memory, origin, side, squares } = rest;
  if (!memory || !origin) return rest;
  const lifted = squareIndex(origin, side);
  return { ...rest, squares: squares.map((stack, index) => (index === lifted ? [] : stack)) };
}

function taken(beside: number[], size: number, stacked: boolean): number[] {
  const at = beside.indexOf(size);
  return stacked
    ? beside.map((one, index) => (index === at ? one - 1 : one))
    : beside.filter((_, index) => index !== at);
}
