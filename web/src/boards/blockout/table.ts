/** The view of a Block Out! table, and its nine blocks in space: millimetres, z up. */
import type { BlockOutView, PlacedView } from '../../api/views';
import type { Say } from '../../i18n/messages';
import {
  hullOf,
  pathOf,
  plus,
  project,
  type Axes,
  type Projection,
  type Vec,
} from '../../design/solid';

export type BlockColour = 'red' | 'wood' | 'blue';
export type Size = 'small' | 'medium' | 'large';
export type View = BlockOutView;
export type Placed = PlacedView;
/** x y z and the quaternion w i j k */
export type Pose = Placed['pose'];

export const SIZES: readonly Size[] = ['small', 'medium', 'large'];
export const COLOURS: readonly BlockColour[] = ['red', 'wood', 'blue'];
export const BLOCKS = SIZES.flatMap((size) => COLOURS.map((colour) => `${size}-${colour}`));

const SIDES: Record<Size, number> = { small: 28, medium: 36, large: 44 };
/** The radius of curvature at the top of each domed face, in sides of the cube. */
const DOMES: Record<number, number> = { 1: 10.75, 3: 8.5, 5: 6.5 };
/** The faces at the block's own +x -x +y -y +z -z axes. */
export const FACE_AT = [5, 4, 3, 2, 1, 0] as const;

/** How far a face bulges, relative to half a side. */
export const bulgeOf = (axis: number): number => {
  const radius = DOMES[FACE_AT[axis]!];
  return radius ? 1 / (2 * radius) : 0;
};
/** What tells blocks apart without colour, on the unit square: rings on domes, more on steeper
 * ones; grooves in painted blocks, pores in wood. */
export const ringsOn = (axis: number): number[] =>
  bulgeOf(axis) ? [0.11, 0.2, 0.29].slice(0, (FACE_AT[axis]! + 1) / 2) : [];
export const GROOVES: Record<BlockColour, number[]> = { wood: [], red: [0.86], blue: [0.8, 0.91] };
export const PORES = 'M.1 .16h.13M.62 .1h.2M.14 .62h.1M.76 .7h.14M.3 .88h.2M.66 .9h.12M.84 .34h.08';

export const sizeOf = (block: string): Size => block.split('-')[0] as Size;
export const colourOf = (block: string): BlockColour => block.split('-')[1] as BlockColour;
export const sideOf = (block: string): number => SIDES[sizeOf(block)];
export const PAINTS: Record<BlockColour, string> = {
  red: 'var(--brick)',
  wood: 'var(--beech)',
  blue: 'var(--sky)',
};

/** The colours of the players, by seat. */
export const SEAT_PAINTS = ['marigold', 'indigo', 'brick', 'lagoon', 'plum', 'sky'];

/** Which blocks a card asks for: one, a colour, a size, or any; none for an action card. */
export const askedBy = (card: string): string[] =>
  BLOCKS.filter((block) => card === 'any' || card === block || block.split('-').includes(card));

// --- in space

/** Where the block's own axes point. */
export function axesOf([, , , w = 1, i = 0, j = 0, k = 0]: Pose): Axes {
  return [
    [w * w + i * i - j * j - k * k, 2 * (i * j + w * k), 2 * (i * k - w * j)],
    [2 * (i * j - w * k), w * w - i * i + j * j - k * k, 2 * (j * k + w * i)],
    [2 * (i * k + w * j), 2 * (j * k - w * i), w * w - i * i - j * j + k * k],
  ];
}

export const middleOf = ([x = 0, y = 0, z = 0]: Pose): Vec => [x, y, z];

const HALF = Math.SQRT1_2;
const FACE_DOWN: readonly (readonly number[])[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [HALF, HALF, 0, 0],
  [HALF, -HALF, 0, 0],
  [HALF, 0, -HALF, 0],
  [HALF, 0, HALF, 0],
];

/** The pose of a block with this face down, rotated about the vertical axis by degrees. */
export function lying(x: number, y: number, z: number, turn: number, face: number): Pose {
  const [w = 1, i = 0, j = 0, k = 0] = FACE_DOWN[face] ?? [];
  const half = (turn * Math.PI) / 360;
  const [c, s] = [Math.cos(half), Math.sin(half)];
  return [x, y, z, c * w - s * k, c * i - s * j, c * j + s * i, c * k + s * w];
}

export interface Aim {
  x: number;
  y: number;
  turn: number;
  face: number;
}

/** A block where it is aimed, lifted by this many millimetres above the stack. */
export function aimed(
  tower: readonly Placed[],
  block: string,
  { x, y, turn, face }: Aim,
  lifted: number,
): Placed {
  const top = tower.at(-1);
  const [right, back, height] = top ? middleOf(top.pose) : [0, 0, 0];
  const under = top ? height + sideOf(top.block) / 2 : 0;
  const pose = lying(right + x, back + y, under + sideOf(block) / 2 + lifted, turn, face);
  return { block, pose };
}

/** The outline of a block with its domes. */
export function outlineOf({ block, pose }: Placed, projection: Projection): string {
  const half = sideOf(block) / 2;
  const [axes, middle] = [axesOf(pose), middleOf(pose)];
  const at = (a: number, b: number, c: number) =>
    project(plus(plus(plus(middle, axes[0], a), axes[1], b), axes[2], c), projection);
  const ends = [-half, half];
  const corners = ends.flatMap((a) => ends.flatMap((b) => ends.map((c) => at(a, b, c))));
  const domes = [0, 1, 2].flatMap((axis) => {
    const rise = half * bulgeOf(2 * axis);
    return RINGS.map(([radius, angle]) => {
      const [u, v] = [radius * half * Math.cos(angle), radius * half * Math.sin(angle)];
      const out = half + rise * Math.sqrt(1 - radius ** 2);
      return axis === 0 ? at(out, u, v) : axis === 1 ? at(u, out, v) : at(u, v, out);
    });
  });
  return pathOf(hullOf([...corners, ...domes]));
}
const RINGS = [0, 0.35, 0.6, 0.8, 0.95].flatMap((radius) =>
  Array.from({ length: 12 }, (_, at): [number, number] => [radius, (at * Math.PI) / 6]),
);

export const heightOf = (stack: readonly Placed[]): number =>
  Math.max(0, ...stack.map(({ block, pose }) => (pose[2] ?? 0) + sideOf(block) / 2));

/** `put 0 -4.5 45 2`: at most one decimal, without trailing zeros. */
export function putOf({ x, y, turn, face }: Aim): string {
  const short = (number: number) => String(Math.round(number * 10) / 10 + 0);
  return `put ${short(x)} ${short(y)} ${short(((turn % 360) + 360) % 360)} ${face}`;
}

/** How far off the middle, to the side and to the front or back, in words. */
export function spotOf({ x, y }: Aim, say: Say): string[] {
  const [across, along] = [Math.round(x), Math.round(y)];
  const off = [
    across && say('blockout-across', { side: x > 0 ? 'right' : 'left', mm: Math.abs(across) }),
    along && say('blockout-along', { side: y > 0 ? 'back' : 'front', mm: Math.abs(along) }),
  ].filter((part) => typeof part === 'string');
  return off.length ? off : [say('blockout-centred')];
}

/** The aim of a `put`, or null for another move. */
export function aimOf(move: string | null): Aim | null {
  const found = /^put (\S+) (\S+) (\S+) (\d)$/.exec(move ?? '');
  if (!found) return null;
  const [x, y, turn, face] = found.slice(1).map(Number);
  return { x: x!, y: y!, turn: turn!, face: face! };
}
