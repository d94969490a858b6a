/** Projection of cubes in any orientation to SVG, and easing for their motion.
 *
 * x goes to the right, y away from the one who looks, z up. Lines that are parallel stay so, which
 * makes every face a sheared square: what is painted on the unit square lands on it by a matrix.
 */
export type Vec = readonly [x: number, y: number, z: number];
/** A body's own x, y and z axes. */
export type Axes = readonly [Vec, Vec, Vec];
export type Spot = readonly [across: number, down: number];

/** Where the shadow of what stands one unit above the table falls: light comes from the upper left. */
export const SHADOW: Vec = [0.57, 0.1, 0];

/** How space is projected onto a drawing; `scale` is pixels per unit. */
export interface Projection {
  right: Vec;
  up: Vec;
  toward: Vec;
  scale: number;
  /** The distance of the camera in units; a parallel projection without it. */
  far?: number;
  /** The point in the centre of the drawing; the origin by default. */
  at?: Vec;
}

export interface SolidFace {
  /** +x -x +y -y +z -z, by the body's own axes */
  face: number;
  matrix: string;
  /** negative in shade, positive in light */
  light: number;
}

export const UPRIGHT: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** A view from `yaw` degrees around the table and `pitch` degrees above it. */
export function projectionAt(yaw: number, pitch: number, scale: number): Projection {
  const [turn, rise] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const away: Vec = [-Math.sin(turn), Math.cos(turn), 0];
  const [sin, cos] = [Math.sin(rise), Math.cos(rise)];
  return {
    right: [Math.cos(turn), Math.sin(turn), 0],
    up: [away[0] * sin, away[1] * sin, cos],
    toward: [-away[0] * cos, -away[1] * cos, sin],
    scale,
  };
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const plus = (a: Vec, b: Vec, times = 1): Vec => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
const less = (a: Vec): Vec => [-a[0], -a[1], -a[2]];

export function project(point: Vec, { right, up, toward, scale, far, at }: Projection): Spot {
  const from = at ? plus(point, at, -1) : point;
  const size = far ? (scale * far) / (far - dot(from, toward)) : scale;
  return [dot(from, right) * size, -dot(from, up) * size];
}

/** The point at a height above the table that is seen at a spot of the drawing. */
export function unproject(
  [x, y]: Spot,
  { right, up, toward, scale, far, at = [0, 0, 0] }: Projection,
  height: number,
): Vec {
  const [across, rise] = [x / scale, -y / scale];
  // With perspective a point that is nearer by `depth` looks larger by far / (far - depth).
  const shrink = far ? 1 / far : 0;
  const depth = (height - at[2] - up[2] * rise) / (toward[2] - up[2] * rise * shrink);
  const size = 1 - depth * shrink;
  return plus(plus(plus(at, right, across * size), up, rise * size), toward, depth);
}

/** Each face's normal and its right and down directions, as seen from outside. */
export function framesOf([x, y, z]: Axes): [out: Vec, right: Vec, down: Vec][] {
  return [
    [x, y, less(z)],
    [less(x), less(y), less(z)],
    [y, less(x), less(z)],
    [less(y), x, less(z)],
    [z, x, less(y)],
    [less(z), x, y],
  ];
}

/** The visible faces, each with the matrix that maps the unit square to it. */
export function facesSeen(
  centre: Vec,
  axes: Axes,
  half: number,
  projection: Projection,
): SolidFace[] {
  return framesOf(axes).flatMap(([out, right, down], face) => {
    if (dot(out, projection.toward) < 0.002) return [];
    const corner = plus(plus(plus(centre, out, half), right, -half), down, -half);
    const [x, y] = project(corner, projection);
    const [a, b] = project(
      [right[0] * 2 * half, right[1] * 2 * half, right[2] * 2 * half],
      projection,
    );
    const [c, d] = project(
      [down[0] * 2 * half, down[1] * 2 * half, down[2] * 2 * half],
      projection,
    );
    const numbers = [a, b, c, d, x, y].map((number) => number.toFixed(3));
    return [{ face, matrix: `matrix(${numbers.join(' ')})`, light: lightOn(out, projection) }];
  });
}

/** Light from above and the viewer's left; a front face has its paint's own colour. */
function lightOn(out: Vec, { right, toward }: Projection): number {
  const front: Vec = [toward[0], toward[1], 0];
  return 0.75 * out[2] - 0.42 * dot(out, right) + 0.3 * dot(out, front) - 0.22;
}

/** The outline of a cube, as a path. */
export function outlineOf(centre: Vec, axes: Axes, half: number, projection: Projection): string {
  const signs = [-half, half];
  const corners = signs.flatMap((a) =>
    signs.flatMap((b) =>
      signs.map((c) =>
        project(plus(plus(plus(centre, axes[0], a), axes[1], b), axes[2], c), projection),
      ),
    ),
  );
  return pathOf(hullOf(corners));
}

export const pathOf = (spots: readonly Spot[]): string =>
  spots.length ? `M${spots.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z` : '';

/** The convex hull, by Andrew's monotone chain. */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: Spot[]): Spot[] => {
    const found: Spot[] = [];
    for (const spot of from) {
      while (found.length > 1 && !turnsLeft(found.at(-2)!, found.at(-1)!, spot)) found.pop();
      found.push(spot);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turnsLeft = (a: Spot, b: Spot, c: Spot): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9;

/** Rotation about a unit axis by the right-hand rule, in radians (Rodrigues' formula). */
export function turned(vector: Vec, axis: Vec, angle: number): Vec {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const cross: Vec = [
    axis[1] * vector[2] - axis[2] * vector[1],
    axis[2] * vector[0] - axis[0] * vector[2],
    axis[0] * vector[1] - axis[1] * vector[0],
  ];
  const along = dot(axis, vector) * (1 - cos);
  return [0, 1, 2].map(
    (at) => vector[at]! * cos + cross[at]! * sin + axis[at]! * along,
  ) as unknown as Vec;
}

export const axesTurned = (axes: Axes, axis: Vec, angle: number): Axes =>
  axes.map((one) => turned(one, axis, angle)) as unknown as Axes;

/** Runs `step` from 0 to 1 in a given time; at once for readers who prefer reduced motion. */
export function tween(
  ms: number,
  step: (part: number) => void,
): { done: Promise<void>; stop: () => void } {
  let stopped = false;
  const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  const done = new Promise<void>((resolve) => {
    if (calm || ms <= 0) {
      step(1);
      return resolve();
    }
    const start = performance.now();
    const frame = (now: number) => {
      if (stopped) return resolve();
      const part = Math.min(1, Math.max(0, (now - start) / ms));
      step(part);
      if (part < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  return { done, stop: () => (stopped = true) };
}

/** The easing of all motion: everything tips, nothing bounces. */
export const easeInOutCubic = (part: number): number =>
  part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
