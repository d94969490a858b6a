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

/** The square at a point of the drawing: that of a block whose top is there, else the ground's. */
export function squareAt(
  spot: Spot,
  squares: readonly string[],
  blocks: readonly string[],
  projection: Projection,
): string | null {
  const nearest = (names: readonly string[], height: number, reach: number): string | undefined => {
    const off = (name: string) => {
      const [x, y] = project(plus(groundOf(name), [0, 0, height]), projection);
      return (
        Math.max(Math.abs(spot[0] - x), (Math.abs(spot[1] - y) * CELL) / TALL) / projection.scale
      );
    };
    return names.filter((name) => off(name) < reach).sort((a, b) => off(a) - off(b))[0];
  };
  return nearest(blocks, 2 * HALF, HALF) ?? nearest(squares, 0, 0.56) ?? null;
}

/** The outline of a square as seen, with an inset. */
export function edgeOf(square: string, projection: Projection, inset: number): string {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const half = 0.5 - inset;
  return pathOf(
    corners.map(([x, y]) => project(plus(groundOf(square), [x, y, 0], half), projection)),
  );
}

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
