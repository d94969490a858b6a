/** The chamfered edges that make a piece look solid. */
export type Square = readonly [row: number, column: number];
export interface Chamfer {
  /** the side of the piece that it faces: light falls from the upper left */
  side: 'north' | 'west' | 'east' | 'south';
  /** the corners of the polygon, in squares */
  points: string;
}

const WIDTH = 0.14;

export function chamfersOf(squares: readonly Square[]): Chamfer[] {
  const covered = new Set(squares.map(String));
  const isOpen = (row: number, column: number) => !covered.has(String([row, column]));
  return squares.flatMap(([row, column]) => {
    const [north, south] = [isOpen(row - 1, column), isOpen(row + 1, column)];
    const [west, east] = [isOpen(row, column - 1), isOpen(row, column + 1)];
    // Where two open sides meet, the inner corners of their chamfers meet on the diagonal.
    const left = west ? WIDTH : 0;
    const right = east ? 1 - WIDTH : 1;
    const top = north ? WIDTH : 0;
    const bottom = south ? 1 - WIDTH : 1;
    const polygon = (side: Chamfer['side'], ...corners: [x: number, y: number][]): Chamfer => ({
      side,
      points: corners
        .map(([x, y]) => `${(column + x).toFixed(2)},${(row + y).toFixed(2)}`)
        .join(' '),
    });
    return [
      ...(north ? [polygon('north', [0, 0], [1, 0], [right, WIDTH], [left, WIDTH])] : []),
      ...(west ? [polygon('west', [0, 0], [0, 1], [WIDTH, bottom], [WIDTH, top])] : []),
      ...(east ? [polygon('east', [1, 0], [1, 1], [1 - WIDTH, bottom], [1 - WIDTH, top])] : []),
      ...(south ? [polygon('south', [0, 1], [1, 1], [right, 1 - WIDTH], [left, 1 - WIDTH])] : []),
    ];
  });
}
