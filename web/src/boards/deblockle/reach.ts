/** Pictures of where each symbol leads: the ends of a hop from the middle of an empty board. */
import type { Sign } from './table';

export type Dot = readonly [column: number, row: number];

export const STEPS: readonly Dot[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
export const DOTS: readonly Dot[] = Array.from({ length: 49 }, (_, n): Dot => [
  (n % 7) - 3,
  Math.floor(n / 7) - 3,
]);

export function endsOf(sign: Sign): readonly Dot[] {
  const far = ([x, y]: Dot) => Math.abs(x) + Math.abs(y);
  if (sign === 'C') return STEPS;
  if (sign === 'X') return DOTS.filter(([x, y]) => Math.abs(x) === 1 && Math.abs(y) === 1);
  if (sign === 'L') return STEPS.map(([x, y]) => [3 * x, 3 * y]);
  if (sign === 'H') return DOTS.filter((dot) => far(dot) === 1 || far(dot) === 3);
  return [];
}
