/** The camera for a fall: low, and from the side to which nothing comes or goes. */
import { RUN_UP, type Film } from './film';

export interface FallShot {
  yaw: number;
  pitch: number;
  /** how far around the middle the blocks come to lie, in millimetres */
  wide: number;
  /** when the camera goes there, in seconds: not before the fall can be seen */
  from: number;
}

const PITCH = 9;
/** The camera goes no farther round than this, and no farther back. */
const [FARTHEST, WIDEST] = [110, 200];
const BLOCK = 26;

export function shotOf({ at, frames }: Film): FallShot {
  const [first, last] = [frames[0]!, frames.at(-1)!];
  const ways = last.map(([x = 0, y = 0], block) => [x - first[block]![0]!, y - first[block]![1]!]);
  const [x = 1, y = 0] = ways.sort((a, b) => Math.hypot(...b) - Math.hypot(...a))[0] ?? [];
  const reach = Math.max(...last.map(([x = 0, y = 0]) => Math.hypot(x, y)));
  return {
    yaw: besides((Math.atan2(y, x) * 180) / Math.PI),
    pitch: PITCH,
    wide: Math.min(WIDEST, reach + BLOCK),
    from: at - RUN_UP,
  };
}

/** Of the two directions in which a fall is seen from the side, the one nearer to the front. */
function besides(yaw: number): number {
  const near = yaw > 90 ? yaw - 180 : yaw < -90 ? yaw + 180 : yaw;
  return Math.max(-FARTHEST, Math.min(FARTHEST, near));
}
