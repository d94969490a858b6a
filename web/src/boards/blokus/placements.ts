/** The legal moves as placements of pieces, and what they touch; nothing here knows the rules. */
import type { Square } from './piece';
import { cornered, sizeOf, squareOf, squaresOf, turned, type View } from './table';

/** How a piece lies: mirrored or not, then rotated by quarter turns. */
export interface Orientation {
  turns: number;
  mirrored: boolean;
}

export interface Placement extends Orientation {
  move: string;
  /** the squares it covers, as drawn */
  squares: Square[];
  /** the square under its upper left corner */
  at: Square;
}

const written = (squares: readonly Square[]): string => squares.map(String).sort().join(' ');

/** For every shape that a remaining piece can have: the piece, and the first way to get it. */
function orientations(shapes: View['shapes']): Map<string, Orientation & { piece: string }> {
  const found = new Map<string, Orientation & { piece: string }>();
  for (const [piece, shape] of Object.entries(shapes))
    for (const mirrored of [false, true])
      for (const turns of [0, 1, 2, 3]) {
        const key = written(turned(squaresOf(shape), turns, mirrored));
        if (!found.has(key)) found.set(key, { piece, turns, mirrored });
      }
  return found;
}

/** The legal placements of each piece. */
export function placementsOf(
  legal: readonly string[],
  { shapes, side }: View,
  flipped: boolean,
): Map<string, Placement[]> {
  const known = orientations(shapes);
  const found = new Map<string, Placement[]>();
  for (const move of legal) {
    const squares = move.split(',').map((name) => squareOf(name, side, flipped));
    const lies = known.get(written(cornered(squares)));
    if (!lies) continue;
    const at: Square = [
      Math.min(...squares.map(([row]) => row)),
      Math.min(...squares.map(([, column]) => column)),
    ];
    const placement = { move, squares, at, turns: lies.turns, mirrored: lies.mirrored };
    found.set(lies.piece, [...(found.get(lies.piece) ?? []), placement]);
  }
  return found;
}

/** The placement whose middle is nearest to a point of the board; of those that cover its square,
 * if there are some and `covering` is asked for. */
export function nearest(
  placements: readonly Placement[],
  [row, column]: readonly [number, number],
  covering = false,
): Placement | undefined {
  const far = ({ at, squares }: Placement): number => {
    const { height, width } = sizeOf(cornered(squares));
    const isCovered = squares.some(([r, c]) => r === Math.floor(row) && c === Math.floor(column));
    const away = (at[0] + height / 2 - row) ** 2 + (at[1] + width / 2 - column) ** 2;
    return away + (covering && !isCovered ? 1e6 : 0);
  };
  let best: [number, Placement] | undefined;
  for (const one of placements) {
    const distance = far(one);
    if (!best || distance < best[0]) best = [distance, one];
  }
  return best?.[1];
}

const DIAGONALS = [-1, 1].flatMap((row) => [-1, 1].map((column) => [row, column] as const));

/** Whether a colour lies on a square as drawn. */
export function coversOf(view: View, flipped: boolean, colour: string | null) {
  const last = view.side - 1;
  return (row: number, column: number): boolean =>
    (flipped ? view.rows[last - row]?.[last - column] : view.rows[row]?.[column]) === colour;
}

/** The points at which these squares meet a colour corner to corner. */
export function contacts(
  squares: readonly Square[],
  covers: (row: number, column: number) => boolean,
): Square[] {
  const found = new Map<string, Square>();
  for (const [row, column] of squares)
    for (const [down, right] of DIAGONALS)
      if (covers(row + down, column + right)) {
        const point: Square = [row + (down + 1) / 2, column + (right + 1) / 2];
        found.set(String(point), point);
      }
  return [...found.values()];
}

/** The squares at open corners of a colour: those a legal placement can cover. */
export function openCorners(
  placements: Iterable<readonly Placement[]>,
  covers: (row: number, column: number) => boolean,
): Square[] {
  const found = new Map<string, Square>();
  for (const all of placements)
    for (const { squares } of all)
      for (const [row, column] of squares)
        if (DIAGONALS.some(([down, right]) => covers(row + down, column + right)))
          found.set(`${row} ${column}`, [row, column]);
  return [...found.values()];
}
