/** The view of a Blokus table, and the squares of pieces as they are drawn and written. */
import type { BlokusView, ColourView } from '../../api/views';
import type { SeatMark } from '../../design/seatMark';
import type { Square } from './piece';

export type View = BlokusView;
export type Colour = ColourView['colour'];

const MARKS: Record<Colour, SeatMark> = {
  o: { paint: 'var(--marigold)', inlay: 'dot' },
  p: { paint: 'var(--plum)', inlay: 'diamond' },
  b: { paint: 'var(--indigo)', inlay: 'diamond' },
  y: { paint: 'var(--marigold)', inlay: 'dot' },
  r: { paint: 'var(--brick)', inlay: 'plus' },
  g: { paint: 'var(--lagoon)', inlay: 'ring' },
};

export const markOf = (colour: Colour): SeatMark => MARKS[colour]!;

/** The name of a square as drawn: on a flipped board, rows and columns run the other way. */
export function nameOf([row, column]: Square, side: number, flipped: boolean): string {
  const [r, c] = flipped ? [side - 1 - row, side - 1 - column] : [row, column];
  return String.fromCharCode(97 + c) + String(side - r);
}

export function squareOf(name: string, side: number, flipped: boolean): Square {
  const [r, c] = [side - Number(name.slice(1)), name.charCodeAt(0) - 97];
  return flipped ? [side - 1 - r, side - 1 - c] : [r, c];
}

/** A move in notation: squares row by row from the bottom, left to right. */
export function moveOf(squares: readonly Square[], side: number, flipped: boolean): string {
  const key = (name: string) => Number(name.slice(1)) * 100 + name.charCodeAt(0);
  return squares
    .map((square) => nameOf(square, side, flipped))
    .sort((a, b) => key(a) - key(b))
    .join(',');
}

export const squaresOf = (shape: string): Square[] =>
  shape
    .split('/')
    .flatMap((line, row) =>
      [...line].flatMap((sign, column): Square[] => (sign === '#' ? [[row, column]] : [])),
    );

/** Moved so that the smallest row and column are 0. */
export function cornered(squares: readonly Square[]): Square[] {
  const [top, left] = [0, 1].map((axis) => Math.min(...squares.map((one) => one[axis]!)));
  return squares.map(([row, column]) => [row - top!, column - left!]);
}

/** A piece, mirrored or not, and then rotated clockwise by quarter turns. */
export function turned(squares: readonly Square[], turns: number, mirrored: boolean): Square[] {
  let found: Square[] = squares.map(([row, column]) => [row, mirrored ? -column : column]);
  for (let turn = 0; turn < (turns & 3); turn++)
    found = found.map(([row, column]) => [column, -row]);
  return cornered(found);
}

export const sizeOf = (squares: readonly Square[]): { height: number; width: number } => ({
  height: Math.max(...squares.map(([row]) => row)) + 1,
  width: Math.max(...squares.map(([, column]) => column)) + 1,
});

export interface Placed {
  colour: Colour;
  squares: Square[];
  key: string;
}

/** The pieces on the board: those of one colour never share an edge, so connected squares are one.
 * Only the last move of an example may be forbidden, and touch: its squares stay apart. */
export function placedOn(view: View, flipped: boolean, last: string | null = null): Placed[] {
  const seen = new Set<string>();
  const latest = new Set(last?.split(',').map((name) => String(squareOf(name, view.side, false))));
  const isLatest = (row: number, column: number) => latest.has(`${row},${column}`);
  const at = (row: number, column: number) => view.rows[row]?.[column] ?? '.';
  const grow = (row: number, column: number, colour: string): Square[] => {
    if (at(row, column) !== colour || seen.has(`${row} ${column}`)) return [];
    seen.add(`${row} ${column}`);
    const sides: Square[] = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ];
    const joined = sides.filter(([r, c]) => isLatest(r, c) === isLatest(row, column));
    return [[row, column], ...joined.flatMap(([r, c]) => grow(r, c, colour))];
  };
  const found: Placed[] = [];
  view.rows.forEach((line, row) => {
    [...line].forEach((colour, column) => {
      if (colour === '.') return;
      const squares = grow(row, column, colour);
      if (squares.length === 0) return;
      const last = view.side - 1;
      const shown = flipped ? squares.map(([r, c]): Square => [last - r, last - c]) : squares;
      found.push({ colour: colour as Colour, squares: shown, key: `${colour}${row} ${column}` });
    });
  });
  return found;
}

/** The piece that these squares form. */
export function pieceOf(squares: readonly Square[], shapes: View['shapes']): string {
  const written = (all: readonly Square[]) => all.map(String).sort().join(' ');
  const wanted = written(cornered(squares));
  const ways = [0, 1, 2, 3].flatMap((turns) =>
    [false, true].map((mirrored) => [turns, mirrored] as const),
  );
  const fits = ([, shape]: [string, string]) =>
    ways.some(([turns, mirrored]) => written(turned(squaresOf(shape), turns, mirrored)) === wanted);
  return Object.entries(shapes).find(fits)?.[0] ?? '';
}

/** The view after a move, as far as it can be known before the server answers. */
export function expect(view: View, move: string): View {
  const squares = move.split(',').map((name) => squareOf(name, view.side, false));
  const covered = new Set(squares.map(String));
  const piece = pieceOf(squares, view.shapes);
  return {
    ...view,
    rows: view.rows.map((line, row) =>
      [...line]
        .map((sign, column) => (covered.has(`${row},${column}`) ? view.turn : sign))
        .join(''),
    ),
    colours: view.colours.map((one) =>
      one.colour === view.turn ? { ...one, left: one.left.filter((left) => left !== piece) } : one,
    ),
    turn: null,
    to_play: null,
  };
}

/** The part of a view that `expect` gets right: what lies on the board, and the pieces left. Points
 * and turns are the server's to say. */
export const foreseen = ({ rows, colours }: View) => ({
  rows,
  left: colours.map(({ colour, left }) => [colour, left]),
});
