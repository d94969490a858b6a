/** Layout and projection: squares, and the lanes in front of and behind the board. */
import {
  projectionAt,
  hullOf,
  pathOf,
  plus,
  project,
  type Axes,
  type Projection,
  type Spot,
  type Vec,
} from '../../design/solid';
import { coordinatesOf } from './table';

export const CELL = 88;
export const HALF = 0.4;
export const SMALL = 0.31;
const PITCH = 58;
const RIM = 30;
const TALL = CELL * Math.sin((PITCH * Math.PI) / 180);

export const BOX = {
  x: -CELL * 3.5 - RIM - 6,
  y: -396,
  width: CELL * 7 + 2 * RIM + 12,
  height: 796,
};
export const FRAME = {
  x: -CELL * 3.5 - RIM,
  y: -TALL * 3.5 - RIM * 0.85,
  width: CELL * 7 + 2 * RIM,
  height: TALL * 7 + 2 * RIM * 0.85,
  thick: 20,
};
/** From the middle of the solid board to its edge. */
export const EDGE = 3.86;
export const WELL = { width: CELL - 6, height: TALL - 6 };

/** Parallel projection for the drawing, perspective for the scene. */
export const projectionOf = (flipped: boolean, isScene = false): Projection => {
  const projection = projectionAt(flipped ? 180 : 0, PITCH, CELL);
  return isScene
    ? { ...projection, scale: CELL * 0.93, far: 26, at: [0, flipped ? 0.42 : -0.42, 0] }
    : projection;
};

/** The centre of a square, on the surface of the board. */
export function groundOf(square: string): Vec {
  const [column, row] = coordinatesOf(square);
  return [column - 3, row - 3, 0];
}
export const standing = (ground: Vec, half = HALF): Vec => [ground[0], ground[1], ground[2] + half];

/** A place in the near or far lane, as seen. */
export function laneOf(near: boolean, index: number, count: number, flipped: boolean): Vec {
  const side = flipped ? -1 : 1;
  const across = (index - (count - 1) / 2) * 0.92;
  return [across * side, (near ? -4.82 : 4.42) * side, 0];
}

/** The square at a point of the drawing. Squares that may be pressed now come before the blocks in
 * front of them; then a block whose top is there; then the square on the ground. */
export function squareAt(
  spot: Spot,
  squares: readonly string[],
  blocks: readonly string[],
  projection: Projection,
  targets: ReadonlySet<string> = new Set(),
): string | null {
  const at = (height: number, half: number) => (name: string) =>
    isWithin(spot, cornersOf(name, projection, half, height));
  return (
    [...targets].find(at(0, 0.5)) ??
    blocks.find(at(2 * HALF, HALF)) ??
    squares.find(at(0, 0.5)) ??
    null
  );
}

/** The corners of a square as seen, on the board or at a height above it. */
function cornersOf(square: string, projection: Projection, half: number, height = 0): Spot[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const middle = plus(groundOf(square), [0, 0, height]);
  return corners.map(([x, y]) => project(plus(middle, [x, y, 0], half), projection));
}

/** Whether a point lies in a convex outline: on the same side of all its edges. */
function isWithin([x, y]: Spot, corners: readonly Spot[]): boolean {
  const sides = corners.map(([a, b], index) => {
    const [c, d] = corners[(index + 1) % corners.length]!;
    return Math.sign((c - a) * (y - b) - (d - b) * (x - a));
  });
  return !(sides.includes(1) && sides.includes(-1));
}

/** The outline of a square as seen, with an inset. */
export const edgeOf = (square: string, projection: Projection, inset: number): string =>
  pathOf(cornersOf(square, projection, 0.5 - inset));

/** A block's shadow: its base, extruded away from the light. */
export function shadowOf(
  centre: Vec,
  half: number,
  projection: Projection,
  height: number,
): string {
  const lift = Math.max(0, centre[2] - half) * 0.5;
  const corners = [-half, half].flatMap((x) =>
    [-half, half].flatMap((y) =>
      [0, height].map((far): Spot => {
        const [across, down] = project([centre[0] + x, centre[1] + y, 0], projection);
        return [
          across + (far + lift) * projection.scale * 0.55,
          down + (far + lift) * projection.scale * 0.16,
        ];
      }),
    ),
  );
  return pathOf(hullOf(corners));
}

/** The path of a hop: an arc from square to square. */
export function bowOf(squares: readonly string[], projection: Projection): string {
  return squares
    .map((square, index) => {
      const [x, y] = project(groundOf(square), projection);
      if (index === 0) return `M${x} ${y}`;
      const [a, b] = project(groundOf(squares[index - 1]!), projection);
      return `Q${(a + x) / 2} ${(b + y) / 2 - 34} ${x} ${y}`;
    })
    .join('');
}

export interface Posed {
  centre: Vec;
  axes: Axes;
}
