import type { Deed, GameBoard, Mark } from '../board';
import { expect, moveOf, type View } from './table';

const MARKS: Mark[] = [
  { paint: 'var(--bone)', inlay: 'ring' },
  { paint: 'var(--walnut)', inlay: 'dot' },
];

/** Two letters of a strict table are a lift when something is in the hand after them. */
function tell(
  { move, who, view }: Deed<View>,
  say: Parameters<GameBoard<View>['tell']>[1],
): string {
  const { size, from, to } = moveOf(move, !view.held);
  if (size !== null) return say('gobblet-entered', { who, size, to: to! });
  if (from && to) return say('gobblet-moved', { who, from, to });
  return from ? say('gobblet-lifted', { who, from }) : say('gobblet-put', { who, to: to! });
}

export default {
  marks: (_game, seat) => [MARKS[seat % 2]!],
  tell,
  expect,
  read: () => import('./read'),
  load: () => import('./Board.svelte'),
} satisfies GameBoard<View>;
