/** The layout of the solid scene, in units of one square: the board's middle is the origin. */
import {
  dot,
  pathOf,
  plus,
  project,
  projectionAt,
  SHADOW,
  unproject,
  type Projection,
  type Spot,
  type Vec,
} from '../../design/solid';
import { besideOf, foundAt, labelsOf, type Aspect, type Layout, type Point } from './layout';
import type { View } from './table';

const PITCH = 50;
const SCALE = 94;
const FAR = 13;
export const RIM = 0.3;
/** How high a gobblet in hand is held. */
export const LIFT = 0.62;

export const footOf = (size: number): number => 0.09 + size * 0.085;
export const heightOf = (size: number): number => 0.2 + size * 0.19;

export interface SolidLayout extends Layout {
  projection: Projection;
  ground: (index: number) => Vec;
  /** where the gobblets beside the board stand */
  grounds: Vec[];
  /** the point at a height above the board that is seen at a point of the drawing */
  above: (point: Point, height: number) => Vec;
}

const pointOf = ([x, y]: Spot): Point => ({ x, y });
const spotOf = ({ x, y }: Point): Spot => [x, y];

export function solidLayout(view: View, aspect: Aspect): SolidLayout {
  const { side } = view;
  const turn = aspect.flipped ? -1 : 1;
  const middle = (side - 1) / 2;
  const ground = (index: number): Vec => [
    (index % side) - middle,
    Math.floor(index / side) - middle,
    0,
  ];
  const beside = besideOf(view, (at) => {
    const [x, y] = placeOf(view, at, aspect);
    return { x: x * turn, y: y * turn };
  });
  const grounds = beside.map(({ x, y }): Vec => [x, y, 0]);
  const edge = side / 2 + RIM;
  const { projection, sheet } = centred(projectionAt(aspect.flipped ? 180 : 0, PITCH, SCALE), [
    ...cornersOf([0, 0, -0.3], edge),
    ...cornersOf([0, middle * turn, 1], 0.4),
    ...extent(view, aspect),
  ]);
  const seen = (point: Vec) => pointOf(project(point, projection));
  const outline = (index: number, half: number) =>
    pathOf(cornersOf(ground(index), half).map((corner) => project(corner, projection)));
  const above = (point: Point, height: number) => unproject(spotOf(point), projection, height);
  return {
    sheet,
    projection,
    ground,
    grounds,
    above,
    well: (index) => ({ shade: '', well: outline(index, 0.45), ring: outline(index, 0.48) }),
    foot: (index) => seen(ground(index)),
    flatness: Math.sin((PITCH * Math.PI) / 180),
    squareAt: (point, sizes, first) => {
      const [x, y] = above(point, 0).map((along) => Math.floor(along + side / 2));
      const isOn = x! >= 0 && y! >= 0 && x! < side && y! < side;
      const below = isOn ? y! * side + x! : null;
      if (below !== null && first.has(below)) return below;
      const nearest = aspect.flipped ? sizes.length - 1 : 0;
      const order = sizes.map((_, index) => Math.abs(nearest - index));
      const isThere = (index: number) =>
        sizes[index]! > 0 && isSeenAt(point, ground(index), sizes[index]!, projection);
      return order.find(isThere) ?? below;
    },
    slotAt: (point) =>
      foundAt(
        beside.findIndex(({ size }, index) => isSeenAt(point, grounds[index]!, size, projection)),
      ),
    slots: beside.map((slot, index) => ({ ...slot, ...seen(grounds[index]!) })),
    labels: labelsOf(
      side,
      (column) => lower(seen([column - middle, -(side / 2 + RIM * 0.55) * turn, 0])),
      (row) => lower(seen([-(side / 2 + RIM * 0.55) * turn, row - middle, 0])),
    ),
  };
}

/** A letter is placed by its base line. */
const lower = ({ x, y }: Point): Point => ({ x, y: y + 4 });

/** A gobblet's place beside the board as seen from the near side. */
function placeOf(
  view: View,
  { slot, side }: { slot: number; side: 0 | 1 },
  { tall, near }: Aspect,
): [x: number, y: number] {
  const edge = view.side / 2 + RIM;
  const toward = side === near ? 1 : -1;
  const [row, lane] = view.stacked ? [slot, 0] : [Math.floor(slot / 2), slot % 2];
  if (!tall) return [toward * (edge + 0.62 + lane * 0.8), (1 - row) * (view.side / 3)];
  const along = view.stacked ? (slot - 1) * 1.2 : (slot - 2.5) * 0.72;
  return [along, -toward * (edge + (toward > 0 ? 0.95 : 0.6))];
}

/** The farthest places beside the board, taken or not, with gobblets on them and their shadows. */
function extent(view: View, aspect: Aspect): Vec[] {
  const turn = aspect.flipped ? -1 : 1;
  const slots = view.stacked ? [0, 1, 2] : [0, 1, 2, 3, 4, 5];
  const size = view.stacked ? 4 : 3;
  return slots.flatMap((slot) =>
    ([0, 1] as const).flatMap((side) => {
      const [x, y] = placeOf(view, { slot, side }, aspect);
      const foot: Vec = [x * turn, y * turn, 0];
      const top = plus(foot, [0, 0, heightOf(size)]);
      const shadow = plus(foot, SHADOW, heightOf(size));
      return [
        ...cornersOf(foot, footOf(size)),
        ...cornersOf(top, footOf(size) * 0.8),
        ...cornersOf(shadow, footOf(size) * 0.8),
      ];
    }),
  );
}

function cornersOf(middle: Vec, half: number): Vec[] {
  const signs = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;
  return signs.map(([x, y]) => plus(middle, [x, y, 0]));
}

/** The camera moved until all these points are around the middle of the drawing: a scene and the
 * drawing over it have the same centre. */
function centred(
  projection: Projection,
  points: readonly Vec[],
): Pick<SolidLayout, 'projection' | 'sheet'> {
  let seen: Projection = { ...projection, far: FAR, at: [0, 0, 0] };
  for (let pass = 0; pass < 4; pass++) {
    const { x, y, width, height } = around(points, seen);
    const { right, up, scale } = seen;
    const aside = plus(seen.at!, right, (x + width / 2) / scale);
    seen = { ...seen, at: plus(aside, up, -(y + height / 2) / scale) };
  }
  const { width, height } = around(points, seen);
  return {
    projection: seen,
    sheet: { x: -width / 2 - 6, y: -height / 2 - 6, width: width + 12, height: height + 12 },
  };
}

function around(points: readonly Vec[], projection: Projection): Layout['sheet'] {
  const spots = points.map((point) => project(point, projection));
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** Whether a standing gobblet is seen at a point of the drawing. */
export function isSeenAt(
  { x, y }: Point,
  ground: Vec,
  size: number,
  projection: Projection,
): boolean {
  const [across, foot] = project(ground, projection);
  const [, top] = project(plus(ground, [0, 0, heightOf(size)]), projection);
  const near =
    projection.far! / (projection.far! - dot(plus(ground, projection.at!, -1), projection.toward));
  const wide = footOf(size) * projection.scale * near;
  return Math.abs(x - across) < wide && y < foot + wide * 0.6 && y > top - wide * 0.4;
}
