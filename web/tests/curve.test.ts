/** The geometry of a rating's history. */
import { expect, test } from 'vitest';
import { gainIn, pathOf, placesOf, rungsOf, scaleOf } from '../src/shell/people/curve';

const DAY = 86_400_000;
const points = [1500, 1540, 1520].map((rating, day) => ({ at: day * DAY, rating, table: '' }));
const curve = { scale: scaleOf([points], points), width: 100, height: 120 };

test('time runs from left to right, and better is higher', () => {
  const places = placesOf(points, curve);
  expect(places.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(places[1]!.y).toBeLessThan(places[2]!.y);
  expect(places[2]!.y).toBeLessThan(places[0]!.y);
  expect(pathOf(places)).toMatch(/^M0 \d+L50 /);
});

test('the picture has the time of all curves and the ratings of one', () => {
  const older = [{ at: -DAY, rating: 3000, table: '' }];
  expect(scaleOf([points, older], points)).toEqual({
    from: -DAY,
    until: 2 * DAY,
    low: 1460,
    high: 1580,
  });
});

test('levels in sight are rungs, unless they are too close together', () => {
  expect(rungsOf([800, 1470, 1471, 1570, 3000], curve).map(({ level }) => level)).toEqual([2, 4]);
});

test('a rating has gained what it is above its value before that time', () => {
  expect(gainIn(points, DAY / 2)).toBe(-20);
  expect(gainIn(points, 30 * DAY)).toBe(20);
  expect(gainIn([], DAY)).toBe(0);
});
