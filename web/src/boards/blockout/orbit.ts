/** An orbit camera around the tower, with limits and smooth motion. */
import { projectionAt, type Projection } from '../../design/solid';

const YAW = [-125, 125] as const;
const PITCH = [4, 68] as const;
const NEAR = [0.55, 1.7] as const;
/** How fast the camera follows a growing tower, per second. */
const PACE = 6;
/** The height that is always in view, in millimetres. */
const LEAST = 175;

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.max(least, Math.min(most, value));

export class Orbit {
  yaw = -30;
  pitch = 17;
  private near = 1;
  /** The height to be framed, and the height framed now while the camera follows. */
  private tall = LEAST;
  private shown = LEAST;
  private last = 0;

  turn(yaw: number, pitch: number): void {
    this.yaw = within(this.yaw + yaw, YAW);
    this.pitch = within(this.pitch + pitch, PITCH);
  }
  zoom(by: number): void {
    this.near = within(this.near * by, NEAR);
  }
  follow(tall: number, atOnce: boolean): void {
    this.tall = Math.max(LEAST, tall + 46);
    if (atOnce) this.shown = this.tall;
  }

  /** Advances to a time and returns whether the camera is still moving. */
  step(now: number): boolean {
    const seconds = Math.min(0.1, Math.max(0, (now - this.last) / 1000));
    this.last = now;
    this.shown += (this.tall - this.shown) * Math.min(1, seconds * PACE);
    if (Math.abs(this.tall - this.shown) > 0.5) return true;
    this.shown = this.tall;
    return false;
  }

  /** The projection that fits the tower into so many units of the drawing. */
  projection(room: number): Projection {
    const scale = (room / this.shown) * this.near * 0.92;
    return {
      ...projectionAt(this.yaw, this.pitch, scale),
      far: this.shown * 4.2,
      at: [0, 0, this.shown * 0.38],
    };
  }
}
