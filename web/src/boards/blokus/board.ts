import type { Say } from '../../i18n/messages';
import type { SeatMark } from '../../design/seatMark';
import type { GameBoard, Seat } from '../board';
import { expect, markOf, pieceOf, squareOf, squaresOf, type Colour, type View } from './table';

const DUO: Colour[][] = [['o'], ['p']];
/** U10: with two players each has two colours; with three, the fourth colour alternates. */
const CLASSIC: Record<number, Colour[][]> = {
  2: [
    ['b', 'r'],
    ['y', 'g'],
  ],
  3: [['b'], ['y'], ['r']],
  4: [['b'], ['y'], ['r'], ['g']],
};

function marks(game: string, seat: Seat, seats: number): SeatMark[] {
  const colours = game === 'blokus-duo' ? DUO : CLASSIC[seats];
  return (colours?.[seat] ?? []).map(markOf);
}

function standing(view: View, seat: Seat, say: Say): string {
  const mine = view.colours.filter((one) => one.seat === seat);
  if (mine.every((one) => one.out))
    return say('blokus-stopped-at', { points: sum(mine, (one) => one.points) });
  return say('blokus-pieces', { count: sum(mine, (one) => one.left.length) });
}

/** The share of a seat's squares that lie on the board. */
function done(view: View, seat: Seat): number {
  const squares = (piece: string) => squaresOf(view.shapes[piece]!).length;
  const mine = view.colours.filter((one) => one.seat === seat);
  const left = sum(mine, (one) => sum(one.left, squares));
  return 1 - left / (mine.length * sum(Object.keys(view.shapes), squares) || 1);
}

const sum = <T>(all: T[], number: (one: T) => number): number =>
  all.reduce((total, one) => total + number(one), 0);

/** The piece, and in which ninth of the board its middle lies. */
function short(move: string, say: Say, view: View): string {
  const squares = move.split(',').map((name) => squareOf(name, view.side, false));
  const third = (at: 0 | 1, [low, middle, high]: [string, string, string]) => {
    const part = sum(squares, (square) => square[at] + 0.5) / squares.length / view.side;
    return part < 1 / 3 ? low : part > 2 / 3 ? high : middle;
  };
  const where = [third(0, ['upper', '', 'lower']), third(1, ['left', '', 'right'])];
  return say('blokus-short', {
    piece: pieceOf(squares, view.shapes),
    where: where.filter(Boolean).join('-') || 'centre',
  });
}

function place(name: string, view: View): string {
  const [row, column] = squareOf(name, view.side, false);
  return `[role=gridcell][id$="-${row}-${column}"]`;
}

/** The piece in the tray, then the square of the board that its middle comes to. */
function touches(move: string, view: View): string[] {
  const names = move.split(',');
  const squares = names.map((name) => squareOf(name, view.side, false));
  const piece = `[data-piece="${pieceOf(squares, view.shapes)}"]`;
  return [piece, place(names[Math.floor(names.length / 2)]!, view)];
}

export default {
  marks,
  short,
  sound: () => 'place',
  describe({ move, who, view }, say) {
    const squares = move.split(',').map((name) => squareOf(name, view.side, false));
    const piece = pieceOf(squares, view.shapes);
    return say('blokus-placed', { who, piece, squares: move.replaceAll(',', say('list-comma')) });
  },
  expect,
  place,
  touches,
  standing,
  done,
  rest: () => import('./Rest.svelte'),
  moved: () => import('./Moved.svelte'),
  part: () => import('./Part.svelte'),
  keys: ['arrows', 'enter', 'rotate', 'rotate-back', 'flip', 'next', 'previous', 'escape'],
  load: () => import('./Board.svelte'),
} satisfies GameBoard<View>;
