import type { Say } from '../../i18n/messages';
import type { SeatMark } from '../../design/seatMark';
import type { GameBoard, PlayedMove } from '../board';
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

export default {
  marks: (_game, seat) => [MARKS[seat % 2]!],
  describe,
  expect,
  standing: (view, seat, say) =>
    say('deblockle-off', { off: view.off[seat] ?? 0, all: view.starts[seat]?.length ?? 0 }),
  part: () => import('./Part.svelte'),
  scene: true,
  load: () => import('./Board.svelte'),
} satisfies GameBoard<View>;
