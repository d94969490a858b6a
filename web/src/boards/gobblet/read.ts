import { COLOURS, type Cup, type View } from './table';

/** Parses a position, `.,3b4w,…/… w casual`, as a view. */
export default function read(game: string, text: string): View {
  const [board = '', mover = 'w', touch = 'casual', hand] = text.split(' ');
  const rows = board.split('/').reverse();
  const squares = rows.flatMap((row) =>
    row.split(',').map((stack) => stack.match(/\d[wb]/g) ?? []),
  );
  const side = rows.length;
  const stacked = game === 'gobblet';
  const [held = null, origin = null] = hand?.split('@') ?? [];
  const entered = [...squares.flat(), ...(held ? [held] : [])];
  const beside = COLOURS.map((colour) =>
    waiting((size) => entered.filter((cup) => cup === `${size}${colour}`).length, stacked),
  ) as View['beside'];
  const [strict, memory] = [touch !== 'casual', touch === 'memory'];
  const to_play = COLOURS.indexOf(mover as Cup['colour']);
  return { side, squares, beside, stacked, strict, memory, held, origin, lines: [], to_play };
}

/** What is left beside the board, by how many of each size have been entered. */
function waiting(entered: (size: number) => number, stacked: boolean): number[] {
  if (!stacked) return [3, 2, 1].flatMap((size) => Array<number>(2 - entered(size)).fill(size));
  return [0, 1, 2].map((stack) => [4, 3, 2, 1].find((size) => entered(size) <= stack) ?? 0);
}
