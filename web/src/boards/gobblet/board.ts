import type { Say } from '../../i18n/messages';
import type { SeatMark } from '../../design/seatMark';
import type { GameBoard, PlayedMove } from '../board';
import { expect, moveOf, type View } from './table';

const MARKS: SeatMark[] = [
  { paint: 'var(--bone)', inlay: 'ring' },
  { paint: 'var(--walnut)', inlay: 'dot' },
];

/** At a strict table a single square is a lift if something is in hand afterwards. */
function describe({ move, who, view }: PlayedMove<View>, say: Say): string {
  const { size, from, to } = moveOf(move, !view.held);
  if (size !== null) return say('gobblet-entered', { who, size, to: to! });
  if (from && to) return say('gobblet-moved', { who, from, to });
  return from ? say('gobblet-lifted', { who, from }) : say('gobblet-put', { who, to: to! });
}

/** In a list a single square is taken for where a gobblet is put down. */
function short(move: string, say: Say): string {
  const { size, from, to } = moveOf(move, true);
  if (size !== null) return say('gobblet-short-new', { size, to: to! });
  return from
    ? say('gobblet-short-move', { from, to: to! })
    : say('gobblet-short-put', { to: to! });
}

const place = (square: string) => `[data-square="${square}"]`;

/** A new gobblet is taken from beside the board. */
function touches(move: string): string[] {
  const { size, from, to } = moveOf(move, true);
  const first = size !== null ? `[data-size="${size}"]` : place(from!);
  return [first, place(to!)];
}

export default {
  marks: (_game, seat) => [MARKS[seat % 2]!],
  describe,
  short,
  sound: (move) => (/^\d/.test(move) ? 'place' : 'slide'),
  expect,
  place,
  touches,
  moved: () => import('./Moved.svelte'),
  part: () => import('./Part.svelte'),
  scene: true,
  keys: ['arrows', 'enter', 'escape'],
  load: () => import('./Board.svelte'),
} satisfies GameBoard<View>;
