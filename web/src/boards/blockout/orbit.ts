/** An orbit camera around the tower, with limits and smooth motion. It keeps the whole turntable,
 * the tower and the hand over it in view, whatever the size of the screen. */
import { plus, project, projectionAt, type Projection, type Vec } from '../../design/solid';
import { THICK, WIDE, type Framing, type Shot, type CameraView } from './cameraView';

const YAW = [-125, 125] as const;
const PITCH = [4, 68] as const;
const NEAR = [0.55, 1.7] as const;
/** How fast the camera follows, per second. */
const PACE = 6;
/** The height that is always in view, and half the width of the hand above it, in millimetres. */
const LEAST = 150;
const HAND = 46;
/** The distance of the camera, at least and for each millimetre of height. */
const [FAR, FARTHER] = [520, 1.6];
/** Pixels around everything. */
const MARGIN = 20;

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.max(least, Math.min(most, value));

type Numbers = [tall: number, wide: number, ...covered: number[]];

export class Orbit {
  yaw = -30;
  pitch = 17;
  private near = 1;
  private shot: Shot | null = null;
  private goal: Numbers = [LEAST, WIDE, 0, 0, 0, 0];
  private now: Numbers = [...this.goal];
  /** The direction that is shown, on its way to the one that was chosen. */
  private seen: Shot = { yaw: this.yaw, pitch: this.pitch };
  private last = 0;

  turn(yaw: number, pitch: number): void {
    this.yaw = within(this.yaw + yaw, YAW);
    this.pitch = within(this.pitch + pitch, PITCH);
    this.seen = { yaw: this.yaw, pitch: this.pitch };
  }
  zoom(by: number): void {
    this.near = within(this.near * by, NEAR);
  }
  follow({ tall, wide, covered }: Framing, shot: Shot | null, atOnce: boolean): void {
    this.goal = [Math.max(LEAST, tall), Math.max(WIDE, wide), ...covered];
    this.shot = shot;
    if (atOnce) this.now = [...this.goal];
  }

  /** Advances to a time and returns whether the camera is still moving. */
  step(now: number): boolean {
    const seconds = Math.min(0.1, Math.max(0, (now - this.last) / 1000));
    this.last = now;
    const part = Math.min(1, seconds * PACE);
    const aim = this.shot ?? this;
    const from = [...this.now, this.seen.yaw, this.seen.pitch];
    const to = [...this.goal, aim.yaw, aim.pitch];
    const isFar = to.some((number, index) => Math.abs(number - from[index]!) > 0.3);
    const next = from.map((number, index) =>
      isFar ? number + (to[index]! - number) * part : to[index]!,
    );
    this.seen = { yaw: next.at(-2)!, pitch: next.at(-1)! };
    this.now = next.slice(0, -2) as Numbers;
    return isFar;
  }

  /** How a canvas of this many pixels shows the table. */
  view(width: number, height: number): CameraView {
    const [tall, wide, top = 0, right = 0, bottom = 0, left = 0] = this.now;
    const far = FAR + FARTHER * tall;
    const base = {
      ...projectionAt(this.seen.yaw, this.seen.pitch, 1),
      far,
      at: [0, 0, tall * 0.45] as Vec,
    };
    const spots = outline(tall, wide, base).map((point) => project(point, base));
    const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const [x0, x1, y0, y1] = [
      Math.min(...across),
      Math.max(...across),
      Math.min(...down),
      Math.max(...down),
    ];
    const [roomX, roomY] = [width - left - right - 2 * MARGIN, height - top - bottom - 2 * MARGIN];
    const scale = Math.max(0.2, Math.min(roomX / (x1 - x0), roomY / (y1 - y0))) * this.near;
    return {
      projection: { ...base, scale },
      x: left + MARGIN + roomX / 2 - ((x0 + x1) / 2) * scale,
      y: top + MARGIN + roomY / 2 - ((y0 + y1) / 2) * scale,
      yaw: this.seen.yaw,
    };
  }
}

/** Points around all that has to be seen. */
function outline(tall: number, wide: number, { right }: Projection): Vec[] {
  const ring = Array.from({ length: 24 }, (_, at): Vec => {
    const angle = (at * Math.PI) / 12;
    return [wide * Math.cos(angle), wide * Math.sin(angle), -THICK];
  });
  const top: Vec = [0, 0, tall];
  return [...ring, plus(top, right, HAND), plus(top, right, -HAND)];
}
