import type { SeatMark } from '../../design/seatMark';
import type { GameBoard, PlayedMove } from '../board';
import { expect, moveOf, type View } from './table';

const MARKS: SeatMark[] = [
  { paint: 'var(--bone)', inlay: 'ring' },
  { paint: 'var(--walnut)', inlay: 'dot' },
];

/** At a strict table a single square is a lift if something is in hand afterwards. */
function describe(
  { move, who, view }: PlayedMove<View>,
  say: Parameters<GameBoard<View>['describe']>[1],
): string {
  const { size, from, to } = moveOf(move, !view.held);
  if (size !== null) return say('gobblet-entered', { who, size, to: to! });
  if (from && to) return say('gobblet-moved', { who, from, to });
  return from ? say('gobblet-lifted', { who, from }) : say('gobblet-put', { who, to: to! });
}

export default {
  marks: (_game, seat) => [MARKS[seat % 2]!],
  describe,
  expect,
  part: () => import('./Part.svelte'),
  keys: ['arrows', 'enter', 'escape'],
  load: () => import('./Board.svelte'),
} satisfies GameBoard<View>;
