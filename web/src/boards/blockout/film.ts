/** Decodes the film of a placement: the pose of every block, sixty times a second.
 *
 * Deflated little-endian 16-bit integers: the number of blocks, the number of frames, the time of
 * the verdict in milliseconds; then for each block and each of the seven numbers of its pose all
 * frames in a row, delta-encoded. Units: 1/13 mm, and 1/2500 for the quaternion. */
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
        // Wrap around as a signed 16-bit integer.
        value = ((value + number(read++)) << 16) >> 16;
        found[frame]![block]![part] = value / unit;
      }
    });
  }
  return { at: number(2) / 1000, frames: found };
}

/** The poses at a given time, interpolated between two frames. */
export function posesAt({ frames }: Film, time: number): Pose[] {
  const at = Math.max(0, Math.min(time * RATE, frames.length - 1));
  const [before, after] = [frames[Math.floor(at)]!, frames[Math.ceil(at)]!];
  const part = at - Math.floor(at);
  return before.map((pose, block) => between(pose, after[block]!, part));
}

function between(one: Pose, other: Pose, part: number): Pose {
  // A quaternion and its negative are the same rotation: take the shorter path.
  const turn = one.slice(3).reduce((sum, number, index) => sum + number * other[index + 3]!, 0);
  const mixed = one.map((number, index) => {
    const to = index > 2 && turn < 0 ? -other[index]! : other[index]!;
    return number + (to - number) * part;
  });
  const length = Math.hypot(...mixed.slice(3)) || 1;
  return mixed.map((number, index) => (index > 2 ? number / length : number));
}

/** The endings, each with the message that announces it. */
export const ENDINGS = {
  stands: 'blockout-stands',
  falls: 'blockout-falls',
  late: 'blockout-late',
} as const;
export type Ending = keyof typeof ENDINGS;
export const COUNT = 3;

/** Whether the tower stands is the server's to say: a block that falls can come to rest on others. */
export function endingOf(film: Film, stands: boolean): Ending {
  if (stands) return 'stands';
  return film.at > COUNT ? 'late' : 'falls';
}

const [HASTE, SLOW] = [4, 0.3];
/** Seconds before a fall at which slow motion begins. */
export const RUN_UP = 0.25;

/** Playback speed: falls run in slow motion, and the wait for a late fall is skipped through. */
export function paceAt(time: number, film: Film, ending: Ending): number {
  if (ending === 'stands') return 1;
  if (time >= film.at - RUN_UP) return SLOW;
  return time > COUNT && time < film.at - 2 * RUN_UP ? HASTE : 1;
}

/** How far the count has come: it ends when it is decided that the tower falls. */
export function countAt(time: number, { at }: Film, ending: Ending): number {
  const counted = ending === 'stands' ? time : Math.min(time, at);
  return Math.min(COUNT, Math.max(1, Math.ceil(counted)));
}

/** When playback ends, in seconds: after the count, or with the last frame. */
export const lengthOf = (film: Film, ending: Ending): number =>
  ending === 'stands' ? COUNT : (film.frames.length - 1) / RATE;
