/** How much room the block in hand has, from the discs of the server (statics/margins.py): no number
 * here says by itself what stands and what falls. */
import type { Spot } from '../../design/solid';

export type Zone = 'holds' | 'rocks' | 'falls';
/** x, y, and the radii within which the tower holds and may rock. */
export type Disc = readonly number[];

/** The sides of a region as it is drawn. */
const SIDES = 72;
/** Steps towards the middle of a region; its discs overlap widely or not at all. */
const STEPS = 80;
const FAR = 40;

const radiusOf = (disc: Disc, zone: 'holds' | 'rocks'): number => disc[zone === 'holds' ? 2 : 3]!;
const distance = ([x = 0, y = 0]: Disc, [a, b]: Spot): number => Math.hypot(a - x, b - y);

/** How far inside all discs a spot is, in millimetres; negative outside. */
export const spareOf = (discs: readonly Disc[], spot: Spot, zone: 'holds' | 'rocks'): number =>
  Math.min(FAR, ...discs.map((disc) => radiusOf(disc, zone) - distance(disc, spot)));

export function zoneOf(discs: readonly Disc[], spot: Spot): Zone {
  if (spareOf(discs, spot, 'holds') >= 0) return 'holds';
  return spareOf(discs, spot, 'rocks') >= 0 ? 'rocks' : 'falls';
}

/** Which way the tower would lean, and how much of the room that holds is used up: 1 at its edge. */
export function leanOf(discs: readonly Disc[], spot: Spot): Spot {
  const used = (disc: Disc) => distance(disc, spot) / Math.max(1, radiusOf(disc, 'holds'));
  const tightest = [...discs].sort((one, other) => used(other) - used(one))[0];
  if (!tightest) return [0, 0];
  const [x = 0, y = 0] = tightest;
  const room = Math.max(1, radiusOf(tightest, 'holds'));
  return [(spot[0] - x) / room, (spot[1] - y) / room];
}

/** The outline of the intersection of all discs; empty if they have none. */
export function regionOf(discs: readonly Disc[], zone: 'holds' | 'rocks'): Spot[] {
  const middle = middleOf(discs, zone);
  if (!middle) return [];
  return Array.from({ length: SIDES }, (_, side): Spot => {
    const angle = (2 * Math.PI * side) / SIDES;
    const way: Spot = [Math.cos(angle), Math.sin(angle)];
    const far = Math.min(FAR, ...discs.map((disc) => reach(middle, way, disc, zone)));
    return [middle[0] + way[0] * far, middle[1] + way[1] * far];
  });
}

/** A point inside all discs: away from whichever edge is nearest, in smaller and smaller steps. */
function middleOf(discs: readonly Disc[], zone: 'holds' | 'rocks'): Spot | null {
  let spot: Spot = [discs[0]?.[0] ?? 0, discs[0]?.[1] ?? 0];
  for (let step = 0; step < STEPS; step++) {
    const spare = (disc: Disc) => radiusOf(disc, zone) - distance(disc, spot);
    const worst = [...discs].sort((one, other) => spare(one) - spare(other))[0];
    const off = worst ? distance(worst, spot) : 0;
    if (!worst || off < 0.01) break;
    const part = (8 / (step + 2) / off) * Math.min(1, off);
    spot = [spot[0] + (worst[0]! - spot[0]) * part, spot[1] + (worst[1]! - spot[1]) * part];
  }
  return spareOf(discs, spot, zone) > 0 ? spot : null;
}

/** From a point inside a disc to its edge. */
function reach([x, y]: Spot, [right, up]: Spot, disc: Disc, zone: 'holds' | 'rocks'): number {
  const [a, b] = [x - disc[0]!, y - disc[1]!];
  const along = a * right + b * up;
  return -along + Math.sqrt(Math.max(0, along ** 2 - a * a - b * b + radiusOf(disc, zone) ** 2));
}

/** A spot of the table as it is seen from `yaw` degrees around it, and back with the negative. */
export function seenFrom([x, y]: Spot, yaw: number): Spot {
  const [sin, cos] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  return [x * cos + y * sin, y * cos - x * sin];
}
