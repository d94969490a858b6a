/** The layout of the drawing: the board in the middle, the external stacks at the sides of a wide
 * screen, above and below on a tall one. */
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
export interface Layout {
  width: number;
  height: number;
  board: { x: number; y: number; width: number; height: number };
  /** the upper left of a square's well, by its index */
  well: (index: number) => Point;
  /** where a gobblet's foot stands */
  foot: (index: number) => Point;
  slots: Slot[];
}

export function layoutOf(view: View, tall: boolean, flipped: boolean, near: 0 | 1): Layout {
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
  const well = (index: number): Point => {
    const [column, row] = [index % side, Math.floor(index / side)];
    return {
      x: board.x + RIM + (flipped ? side - 1 - column : column) * STEP_X,
      y: board.y + RIM + (flipped ? row : side - 1 - row) * STEP_Y,
    };
  };
  const foot = (index: number): Point => {
    const { x, y } = well(index);
    return { x: x + 43, y: y + 62 };
  };
  const slots = ([0, 1] as const).flatMap((one) =>
    placed(view, one).map(({ size, slot }) => ({
      size,
      side: one,
      ...(tall ? across : down)(slot, broad, one === near, { width, height, board: board.height }),
    })),
  );
  return { width, height, board, well, foot, slots };
}

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
