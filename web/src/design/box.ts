/** A wooden box seen from the front, above and slightly left, upright or tipping.
 *
 * There is no vanishing point: the front is drawn as it is, and depth runs up to the left. So
 * every face is a sheared square, and what is painted on the unit square lands on it by a matrix.
 */
export type Side = 'front' | 'top' | 'left' | 'right' | 'bottom';
type Point = readonly [across: number, down: number];

export interface Box {
  width: number;
  height: number;
  depth: number;
  /** degrees clockwise, over the lower right edge; anticlockwise over the lower left */
  tilt: number;
}

export interface Face {
  side: Side;
  /** maps the unit square to this face */
  matrix: string;
  /** from -1 (turned away from the light) to 1 (turned to it) */
  light: number;
}

const BACK: Point = [-0.3, -0.42];
const TO_THE_LIGHT: Point = [-0.45, -0.9];

/** The visible faces; the edge over which the box tips is at (0, 0). */
export function facesOf({ width, height, depth, tilt }: Box): Face[] {
  const left = tilt < 0 ? 0 : -width;
  const turn = turnedBy(tilt);
  const topLeft = turn([left, -height]);
  const topRight = turn([left + width, -height]);
  const bottomLeft = turn([left, 0]);
  const bottomRight = turn([left + width, 0]);
  const away: Point = [BACK[0] * depth, BACK[1] * depth];

  /** The face behind an edge of the front. */
  const behind = (side: Side, from: Point, to: Point, normal: Point): Face[] =>
    dot(normal, BACK) <= 0
      ? []
      : [
          {
            side,
            matrix: matrix(plus(from, away), plus(to, away), from),
            light: dot(normal, TO_THE_LIGHT),
          },
        ];

  return [
    ...behind('bottom', bottomRight, bottomLeft, turn([0, 1])),
    ...behind('right', topRight, bottomRight, turn([1, 0])),
    ...behind('left', bottomLeft, topLeft, turn([-1, 0])),
    ...behind('top', topLeft, topRight, turn([0, -1])),
    { side: 'front', matrix: matrix(topLeft, topRight, bottomLeft), light: 0 },
  ];
}

function turnedBy(degrees: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
}

const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

/** Maps (0, 0) to `origin`, (1, 0) to `right` and (0, 1) to `below`. */
function matrix(origin: Point, right: Point, below: Point): string {
  const [x, y] = origin;
  const numbers = [right[0] - x, right[1] - y, below[0] - x, below[1] - y, x, y];
  return `matrix(${numbers.map((number) => number.toFixed(3)).join(' ')})`;
}
