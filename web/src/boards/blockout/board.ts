import type { Say } from '../../i18n/messages';
import type { Sound } from '../../design/sound';
import { INLAYS } from '../../design/seatMark';
import type { GameBoard, PlayedMove } from '../board';
import { ENDINGS, type Ending } from './film';
import { aimOf, SEAT_PAINTS, spotOf, type Aim, type View } from './table';

function describe({ move, who, view }: PlayedMove<View>, say: Say): string {
  const [word = '', card = ''] = move.split(' ');
  if (word === 'draw') return card ? say('blockout-drawn-card', { card }) : say('blockout-drawn');
  if (word in ENDINGS) return say(ENDINGS[word as Ending], { height: view.tower.length });
  if (aimOf(move)) return say('blockout-lets-go', { who });
  const [played = '', block] = move.split('>');
  if (!block) return say('blockout-plays-action', { who, card: played });
  if (!played) return say('blockout-takes', { who, block });
  return say('blockout-plays', { who, card: played, block });
}

function short(move: string, say: Say): string {
  const [word = '', ...numbers] = move.split(' ');
  if (word === 'draw') return say('blockout-drawn');
  // The numbers are the hand's offset, then the pose of every block.
  if (word in ENDINGS) return say(ENDINGS[word as Ending], { height: numbers.length - 1 });
  const aim = aimOf(move);
  if (aim) return placementOf(aim, say);
  const [card, block] = move.split('>').map((name) => name && say('blockout-card', { card: name }));
  // A card for a single block already names it.
  return card && block && card !== block ? `${card} (${block})` : card || block || move;
}

/** How a block was, or would be, placed: its offset, turn and face. */
function placementOf(aim: Aim, say: Say): string {
  const turn = Math.round(aim.turn);
  return [
    ...spotOf(aim, say),
    ...(turn ? [say('blockout-rotated', { turn })] : []),
    say('blockout-face', { face: aim.face ^ 1 }),
  ].join(say('list-comma'));
}

/** The block in hand that a card was played for, or where it was to be let go. */
function attempt(view: View, move: string): View {
  const aim = aimOf(move);
  if (aim) return { ...view, aim: [aim.x, aim.y, aim.turn, aim.face], stage: 'count' };
  const [, block] = move.split('>');
  if (!block || !view.free.includes(block)) return view;
  return { ...view, held: block, aim: null, free: view.free.filter((one) => one !== block) };
}

/** Cards slide; a block is put down; a tower stands silently or falls. */
function sound(move: string): Sound {
  if (move.startsWith('falls')) return 'topple';
  return aimOf(move) || move.startsWith('stands') ? 'place' : 'slide';
}

export default {
  marks: (_game, seat) => [{ paint: `var(--${SEAT_PAINTS[seat % 6]})`, inlay: INLAYS[seat % 6]! }],
  describe,
  short,
  sound,
  isFilmed: (move) => move.split(' ', 1)[0]! in ENDINGS,
  attempt,
  chance: (view, say) => say(view.stage === 'count' ? 'blockout-counting' : 'blockout-being-drawn'),
  ending: (view) => ({ last: view.free.length ? 'card' : 'block' }),
  touches: (move) => [aimOf(move) ? '.stage' : `[data-card="${move.split('>')[0]}"]`],
  moved: () => import('./Moved.svelte'),
  part: () => import('./Part.svelte'),
  standing: (view, seat, say) =>
    view.retired.includes(seat)
      ? say('blockout-left')
      : say('blockout-cards', { count: view.counts[seat] ?? 0 }),
  scene: true,
  keys: ['arrows', 'enter', 'escape'],
  load: () => import('./Board.svelte'),
} satisfies GameBoard<View>;
