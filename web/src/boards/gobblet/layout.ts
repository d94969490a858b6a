/** Where everything is in the drawing: the board in the middle, the external stacks at the sides of
 * a wide screen, above and below on a tall one. `flatLayout` here, `solidLayout` for the scene. */
import type { View } from './table';

export const STEP_X = 94;
export const STEP_Y = 88;
const RIM = 20;
const EDGE = 14;
/** The widths of the places beside the board, in a row above or below it. */
const STACKS = [104, 104, 104];
const SINGLES = [72, 72, 56, 56, 40, 40];
const sum = (broad: number[]) => broad.reduce((all, one) => all + one, 0);

export interface Point {
  x: number;
  y: number;
}
export interface Slot extends Point {
  size: number;
  /** 0 white, 1 black */
  side: 0 | 1;
}
export interface Label extends Point {
  text: string;
}
/** A square in the drawing, by its outlines. */
export interface Well {
  shade: string;
  well: string;
  ring: string;
}
export interface Layout {
  sheet: Point & { width: number; height: number };
  well: (index: number) => Well;
  /** where a gobblet's foot stands */
  foot: (index: number) => Point;
  /** how much wider than deep a ring on the ground looks */
  flatness: number;
  /** The square at a point. A scene's gobblets stand before others: squares that may be pressed
   * now come first, then the gobblet that is seen there, by its size on each square. */
  squareAt: (point: Point, sizes: readonly number[], first: ReadonlySet<number>) => number | null;
  slotAt: (point: Point) => number | null;
  slots: Slot[];
  labels: Label[];
}
export interface FlatLayout extends Layout {
  board: Point & { width: number; height: number };
}
/** How the table is seen: whether stacks are above and below, whether from the other side, and
 * whose stack is near. */
export interface Aspect {
  tall: boolean;
  flipped: boolean;
  near: 0 | 1;
}

/** The half width of a gobblet, in the drawing's units. */
export const radiusOf = (size: number): number => 8 + size * 8;

export function flatLayout(view: View, { tall, flipped, near }: Aspect): FlatLayout {
  const { side } = view;
  const board = {
    x: 0,
    y: 0,
    width: side * STEP_X + 2 * RIM - 8,
    height: side * STEP_Y + 2 * RIM - 8,
  };
  const broad = view.stacked ? STACKS : SINGLES;
  const room = tall ? { x: 0, y: 92 } : { x: view.stacked ? 104 : 158, y: 0 };
  const width = tall ? Math.max(board.width, sum(broad) + 12) : board.width + 2 * room.x;
  const height = board.height + EDGE + 2 * room.y + (tall ? 0 : 16);
  board.x = (width - board.width) / 2;
  board.y = room.y + (tall ? 0 : 8);
  const corner = (index: number): Point => {
    const [column, row] = [index % side, Math.floor(index / side)];
    return {
      x: board.x + RIM + (flipped ? side - 1 - column : column) * STEP_X,
      y: board.y + RIM + (flipped ? row : side - 1 - row) * STEP_Y,
    };
  };
  const foot = (index: number): Point => {
    const { x, y } = corner(index);
    return { x: x + 43, y: y + 62 };
  };
  const place = tall ? across : down;
  const slots = besideOf(view, ({ slot, side: one }) =>
    place(slot, broad, one === near, { width, height, board: board.height }),
  );
  return {
    sheet: { x: 0, y: 0, width, height },
    board,
    well: (index) => wellAt(corner(index)),
    foot,
    flatness: 0.36,
    squareAt: ({ x, y }) => {
      const isIn = (_: unknown, index: number) => {
        const [right, lower] = [x - corner(index).x + 4, y - corner(index).y + 4];
        return right >= 0 && right < STEP_X && lower >= 0 && lower < STEP_Y;
      };
      return foundAt(view.squares.findIndex(isIn));
    },
    slotAt: ({ x, y }) =>
      foundAt(
        slots.findIndex(
          ({ size, ...slot }) =>
            Math.abs(x - slot.x) < 6 + radiusOf(size) &&
            y < slot.y + 16 &&
            y > slot.y - 16 - size * 13,
        ),
      ),
    slots,
    labels: labelsOf(
      side,
      (column) => ({ x: foot(column).x, y: board.y + board.height - 5 }),
      (row) => ({ x: board.x + 10, y: foot(row * side).y - 18 }),
    ),
  };
}

export const foundAt = (index: number): number | null => (index < 0 ? null : index);

const wellAt = ({ x, y }: Point): Well => ({
  shade: rounded(x, y, 86, 80, 10),
  well: rounded(x + 1.5, y + 2.5, 84, 77, 9),
  ring: rounded(x - 2, y - 2, 90, 84, 12),
});

function rounded(x: number, y: number, width: number, height: number, round: number): string {
  const [across, along] = [width - 2 * round, height - 2 * round];
  const arc = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + round} ${y}h${across}${arc(round, round)}v${along}${arc(-round, round)}` +
    `h${-across}${arc(-round, -round)}v${-along}${arc(round, -round)}Z`
  );
}

/** The letters of the columns and the numbers of the rows. */
export const labelsOf = (
  side: number,
  letter: (column: number) => Point,
  number: (row: number) => Point,
): Label[] =>
  Array.from({ length: side }, (_, index) => [
    { ...letter(index), text: String.fromCharCode(97 + index) },
    { ...number(index), text: String(index + 1) },
  ]).flat();

/** The gobblets beside the board, each at its place. */
export const besideOf = <P extends Point>(
  view: View,
  place: (at: { slot: number; side: 0 | 1; size: number }) => P,
): (P & { size: number; side: 0 | 1 })[] =>
  ([0, 1] as const).flatMap((side) =>
    placed(view, side).map(({ size, slot }) => ({ ...place({ slot, side, size }), size, side })),
  );

/** Each gobblet beside the board keeps its place when others are entered. */
function placed(view: View, side: 0 | 1): { size: number; slot: number }[] {
  const sizes = view.beside[side] ?? [];
  if (view.stacked) return sizes.map((size, slot) => ({ size, slot }));
  const copies = 2;
  const met = new Map<number, number>();
  return sizes.map((size) => {
    const before = met.get(size) ?? 0;
    met.set(size, before + 1);
    return { size, slot: (3 - size) * copies + before };
  });
}

interface Room {
  width: number;
  height: number;
  board: number;
}

function across(slot: number, broad: number[], near: boolean, { width, height }: Room): Point {
  const x = (width - sum(broad)) / 2 + sum(broad.slice(0, slot)) + broad[slot]! / 2;
  return { x, y: near ? height - 20 : 68 };
}

function down(slot: number, broad: number[], near: boolean, { width, board }: Room): Point {
  const [rows, lanes] = [3, broad.length / 3];
  const [row, lane] = [Math.floor(slot / lanes), slot % lanes];
  const away = lanes === 1 ? 50 : 40 + lane * 76;
  const y = 8 + (board / rows) * (row + 0.5) + 30;
  return { x: near ? width - away : away, y };
}
