/** The geometry of a rating's history: times from left to right, ratings from below. */
import type { RatingPoint } from '../../api/types';

export interface Scale {
  from: number;
  until: number;
  low: number;
  high: number;
}

export interface Curve {
  scale: Scale;
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

export interface Rung {
  level: number;
  rating: number;
  y: number;
}

const MARGIN = 40;

/** The time of all curves, and the ratings of the one in front. */
export function scaleOf(curves: readonly RatingPoint[][], front: readonly RatingPoint[]): Scale {
  const times = curves.flat().map(({ at }) => at);
  const values = front.map(({ rating }) => rating);
  return {
    from: Math.min(...times),
    until: Math.max(...times),
    low: Math.min(...values) - MARGIN,
    high: Math.max(...values) + MARGIN,
  };
}

const round = (value: number) => Math.round(10 * value) / 10;
const yOf = (rating: number, { scale: { low, high }, height }: Curve) =>
  round(((high - rating) / Math.max(1, high - low)) * height);

/** Where the points of a history are; other games' may be above or below the picture. */
export function placesOf(points: readonly RatingPoint[], curve: Curve): Place[] {
  const { from, until } = curve.scale;
  return points.map(({ at, rating }) => ({
    x: round(((at - from) / Math.max(1, until - from)) * curve.width),
    y: yOf(rating, curve),
  }));
}

export const pathOf = (places: readonly Place[]): string =>
  places.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

/** The computer's levels whose rating is in sight; those too close to the one below are left out. */
export function rungsOf(ratings: readonly number[], curve: Curve): Rung[] {
  const { low, high } = curve.scale;
  const rungs = ratings.map((rating, index) => ({
    level: index + 1,
    rating,
    y: yOf(rating, curve),
  }));
  const shown: Rung[] = [];
  for (const rung of rungs.filter(({ rating }) => rating >= low && rating <= high)) {
    if (Math.abs((shown.at(-1)?.y ?? Infinity) - rung.y) >= 24) shown.push(rung);
  }
  return shown;
}

/** What a rating has gained in the time before its last point. */
export function gainIn(points: readonly RatingPoint[], time: number): number {
  const last = points.at(-1);
  if (!last) return 0;
  const before = points.findLast(({ at }) => at < last.at - time) ?? points[0]!;
  return last.rating - before.rating;
}
