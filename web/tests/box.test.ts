import { expect, test } from 'vitest';
import { facesOf } from '../src/design/box';

const cube = { width: 10, height: 10, depth: 10 };
const facesAt = (tilt: number) => facesOf({ ...cube, tilt }).map(({ side }) => side);

test('an upright box shows its left, its top and its front', () => {
  expect(facesAt(0)).toEqual(['left', 'top', 'front']);
});

test('a box that has tipped far to the left shows its right side instead', () => {
  expect(facesAt(-60)).toEqual(['right', 'top', 'front']);
});

test('the top is the brightest, and the front is the paint itself', () => {
  const light = Object.fromEntries(
    facesOf({ ...cube, tilt: 0 }).map((face) => [face.side, face.light]),
  );
  expect(light['top']).toBeGreaterThan(light['left']!);
  expect(light['front']).toBe(0);
});

test('the corner over which it tips stays where it is', () => {
  // The front runs from (0, 0) at the upper left to the pivot at the lower right.
  for (const tilt of [0, 24, 70]) {
    const front = facesOf({ ...cube, tilt }).find(({ side }) => side === 'front')!;
    const [a, b, c, d, e, f] = front.matrix.match(/-?[\d.]+/g)!.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect(a + c + e).toBeCloseTo(0, 2);
    expect(b + d + f).toBeCloseTo(0, 2);
  }
});
