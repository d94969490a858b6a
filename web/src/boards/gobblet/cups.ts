/** The gobblets of the scene: where each one is, and which one it was before. */
import type { Vec } from '../../design/solid';
import type { Selection } from './selection.svelte';
import type { SolidLayout } from './solid';
import { COLOURS, cupOf, squareName, type Cup, type View } from './table';

export interface Shown extends Cup {
  /** its place: a square, a place beside the board, the hand */
  key: string;
  at: Vec;
  /** in hand, and whether it follows the pointer */
  held?: 'lifted' | 'dragged';
}

export interface InHand {
  at: Vec;
  dragged: boolean;
}

/** What is covered is not there: only the outermost gobblets can be seen. */
export function cupsOf(
  view: View,
  selection: Selection,
  layout: SolidLayout,
  hand: InHand | null,
): Shown[] {
  const standing = view.squares.flatMap((stack, index): Shown[] => {
    const square = squareName(index, view.side);
    const top = stack.at(selection.has(square) ? -2 : -1);
    return top ? [{ ...cupOf(top), key: square, at: layout.ground(index) }] : [];
  });
  const beside = layout.slots.flatMap((slot, index): Shown[] => {
    const size = selection.sizeLeft(slot.size, index);
    const cup = { size: size as Cup['size'], colour: COLOURS[slot.side] };
    return size ? [{ ...cup, key: `beside ${index}`, at: layout.grounds[index]! }] : [];
  });
  const { cup } = selection;
  const held: Shown[] =
    hand && cup
      ? [{ ...cup, key: 'hand', at: hand.at, held: hand.dragged ? 'dragged' : 'lifted' }]
      : [];
  return [...standing, ...beside, ...held];
}

const isLike = (one: Cup, other: Cup) => one.size === other.size && one.colour === other.colour;
const apart = ({ at: a }: Shown, { at: b }: Shown) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** For each gobblet the one that it was before: at the same place, or else the nearest of its kind
 * that is no longer where it was. Others were covered until now. */
export function continued(before: readonly Shown[], now: readonly Shown[]): Map<Shown, Shown> {
  const found = new Map<Shown, Shown>();
  const isSame = (one: Shown, other: Shown) => one.key === other.key && isLike(one, other);
  for (const one of now) {
    const same = before.find((other) => isSame(one, other));
    if (same) found.set(one, same);
  }
  const gone = new Set(before.filter((one) => !now.some((other) => isSame(one, other))));
  for (const one of now.filter((other) => !found.has(other))) {
    const like = [...gone].filter((other) => isLike(one, other));
    const [nearest] = like.sort((a, b) => apart(a, one) - apart(b, one));
    if (!nearest) continue;
    found.set(one, nearest);
    gone.delete(nearest);
  }
  return found;
}
