/** The film of a placement: where every block was, sixty times a second.
 *
 * Deflated; small end first, two bytes a number: how many blocks, how many frames, after how many
 * milliseconds it was decided; then for each block and each of its seven numbers all frames in a
 * row, as differences from the frame before. Thirteenths of a millimetre, 2,500ths of a turn. */
import type { Pose } from './table';

export const RATE = 60;
const UNITS = [13, 13, 13, 2_500, 2_500, 2_500, 2_500];

export interface Film {
  /** when it was decided whether the stack stands, in seconds */
  at: number;
  frames: Pose[][];
}

export async function decode(data: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Film> {
  const whole = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  const bytes = new DataView(await new Response(whole).arrayBuffer());
  const number = (index: number) => bytes.getUint16(2 * index, true);
  const [blocks, frames] = [number(0), number(1)];
  if (bytes.byteLength !== 2 * (3 + blocks * frames * UNITS.length)) throw new Error('not a film');
  const found = Array.from({ length: frames }, () =>
    Array.from({ length: blocks }, () => new Array<number>(UNITS.length)),
  );
  let read = 3;
  for (let block = 0; block < blocks; block++) {
    UNITS.forEach((unit, part) => {
      let value = 0;
      for (let frame = 0; frame < frames; frame++) {
        // Round the corner of 65,536, and back to a number with a sign.
        value = ((value + number(read++)) << 16) >> 16;
        found[frame]![block]![part] = value / unit;
      }
    });
  }
  return { at: number(2) / 1000, frames: found };
}

/** Where the blocks are at a moment, between two pictures of the film if need be. */
export function posesAt({ frames }: Film, time: number): Pose[] {
  const at = Math.max(0, Math.min(time * RATE, frames.length - 1));
  const [before, after] = [frames[Math.floor(at)]!, frames[Math.ceil(at)]!];
  const part = at - Math.floor(at);
  return before.map((pose, block) => between(pose, after[block]!, part));
}

function between(one: Pose, other: Pose, part: number): Pose {
  // A turn and its opposite are the same: the shorter way is taken.
  const turn = one.slice(3).reduce((sum, number, index) => sum + number * other[index + 3]!, 0);
  const mixed = one.map((number, index) => {
    const to = index > 2 && turn < 0 ? -other[index]! : other[index]!;
    return number + (to - number) * part;
  });
  const length = Math.hypot(...mixed.slice(3)) || 1;
  return mixed.map((number, index) => (index > 2 ? number / length : number));
}

/** How it ended, with the message that says so. */
export const ENDINGS = {
  stands: 'blockout-stands',
  falls: 'blockout-falls',
  late: 'blockout-late',
} as const;
export type Ending = keyof typeof ENDINGS;
export const COUNT = 3;

/** Whether the new block is higher in the end than half of what it was put on. */
export function endingOf(film: Film, below: number): Ending {
  const last = film.frames.at(-1)?.at(-1)?.[2] ?? 0;
  if (last > below) return 'stands';
  return film.at > COUNT ? 'late' : 'falls';
}

const [HASTE, SLOW, RUN_UP] = [4, 0.3, 0.25];

/** How fast the film runs at a moment: the fall in slow motion, and a late one is not waited for. */
export function paceAt(time: number, film: Film, ending: Ending): number {
  if (ending === 'stands') return 1;
  if (time >= film.at - RUN_UP) return SLOW;
  return time > COUNT && time < film.at - 2 * RUN_UP ? HASTE : 1;
}

/** When the picture stops: after the count, or with the last frame. */
export const lengthOf = (film: Film, ending: Ending): number =>
  ending === 'stands' ? COUNT : (film.frames.length - 1) / RATE;
