import type { Say } from '../../i18n/messages';
import type { SeatMark } from '../../design/seatMark';
import type { GameBoard, PlayedMove } from '../board';
import { steps } from './steps';
import { expect, placingOf, turnOf, type View } from './table';

const MARKS: SeatMark[] = [
  { paint: 'var(--marigold)', inlay: 'dot' },
  { paint: 'var(--indigo)', inlay: 'diamond' },
];

function describe({ move, who, view }: PlayedMove<View>, say: Say): string {
  const named = (symbol: string) => say('deblockle-symbol', { symbol });
  const placing = placingOf(move);
  if (placing) {
    const { top, north, square } = placing;
    return say('deblockle-placed', { who, square, top: named(top), north: named(north) });
  }
  const turn = turnOf(move);
  if (!turn) return say('deblockle-die', { who, top: named(move.slice(-1)) });
  const { from, to, end } = turn;
  if (end) return say('deblockle-hopped', { who, from, to, end });
  return say(view.stars.includes(to) ? 'deblockle-left' : 'deblockle-stopped', { who, from, to });
}

function short(move: string, say: Say, view?: View): string {
  const named = (symbol: string) => say('deblockle-symbol', { symbol });
  const placing = placingOf(move);
  if (placing)
    return say('deblockle-short-placed', { top: named(placing.top), square: placing.square });
  const turn = turnOf(move);
  if (!turn) return say('deblockle-short-die', { top: named(move.slice(-1)) });
  const { from, to, end } = turn;
  if (end) return say('deblockle-short-hops', { from, to, end });
  const leaves = view?.stars.includes(to);
  return say(leaves ? 'deblockle-short-leaves' : 'deblockle-short-rolls', { from, to });
}

const place = (square: string) => `[data-square="${square}"]`;

function touches(move: string): string[] {
  const placing = placingOf(move);
  if (placing) return [`[data-die="${placing.top}"]`, place(placing.square)];
  const turn = turnOf(move);
  const squares = turn ? [turn.from, turn.to, ...(turn.end ? [turn.end] : [])] : [];
  return squares.map(place);
}

export default {
  marks: (_game, seat) => [MARKS[seat % 2]!],
  describe,
  short,
  sound: (move) => (turnOf(move) ? 'tip' : placingOf(move) ? 'place' : 'slide'),
  steps,
  chance: (_view, say) => say('deblockle-throwing'),
  settingUp: (view) => view.stage !== 'play',
  expect,
  place,
  touches,
  standing: (view, seat, say) =>
    say('deblockle-off', { off: view.off[seat] ?? 0, all: view.starts[seat]?.length ?? 0 }),
  done: (view, seat) => (view.off[seat] ?? 0) / (view.starts[seat]?.length || 1),
  moved: () => import('./Moved.svelte'),
  part: () => import('./Part.svelte'),
  legend: () => import('./Legend.svelte'),
  scene: true,
  keys: ['arrows', 'enter', 'rotate', 'rotate-back', 'next', 'previous', 'escape'],
  load: () => import('./Board.svelte'),
} satisfies GameBoard<View>;
