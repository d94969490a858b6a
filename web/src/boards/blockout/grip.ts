/** Holding the block: in the scene with a pointer, 1 px for 1 px in its plane over the tower, and
 * anywhere with keys. A block that is held without moving is lowered. */
import { unproject, type Spot } from '../../design/solid';
import { arrowDirection } from '../arrows';
import { screenOf, type CameraView } from './cameraView';
import type { Grip } from './orbitControls';
import type { Placing } from './placing.svelte';
import { middleOf, sideOf, type Placed } from './table';

/** Milliseconds after which a still pointer lowers the block, and the pixels that count as still. */
export const [STILL, MOVED] = [350, 6];

/** Whether the key did something for the block. */
export function pressKey(event: KeyboardEvent, placing: Placing): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const step = arrowDirection(event.key);
  const far = event.shiftKey ? 5 : 1;
  const actions: Record<string, () => void> = {
    Enter: () => placing.press(),
    ' ': () => (placing.running ? placing.press() : placing.lower()),
    Escape: () => placing.cancel(),
    ',': () => placing.turn(15),
    '.': () => placing.turn(-15),
    r: () => placing.turn(15),
    R: () => placing.turn(-15),
    f: () => placing.nextFace(),
    F: () => placing.nextFace(-1),
  };
  const act = actions[event.key];
  if (!step && !act) return false;
  if (step) placing.step(step[0] * far, -step[1] * far);
  else if (!event.repeat || /[,.rR]/.test(event.key)) act!();
  return true;
}
export function liftKey(event: KeyboardEvent, placing: Placing): void {
  if (event.key === ' ' && placing.isLowering) placing.letGo();
}

/** A pointer that lowers the block when it does not move. */
export class Stillness {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: Spot = [0, 0];

  begin(x: number, y: number, then: () => void): void {
    this.from = [x, y];
    this.timer = setTimeout(then, STILL);
  }
  /** Whether it moved: then it moves the block, and does not lower it. */
  move(x: number, y: number): boolean {
    const hasMoved = Math.hypot(x - this.from[0], y - this.from[1]) > MOVED;
    if (hasMoved) this.end();
    return hasMoved;
  }
  end(): void {
    clearTimeout(this.timer);
  }
}

export class BlockGrip implements Grip {
  private readonly still = new Stillness();
  /** From the pointer to the aim, so that the block can be taken anywhere. */
  private offset: Spot = [0, 0];
  private height = 0;

  constructor(
    private readonly placing: Placing,
    private readonly held: () => Placed | null,
    private readonly camera: () => CameraView | null,
    protected readonly corner: () => Spot,
  ) {}

  take(x: number, y: number): boolean {
    const [held, camera] = [this.held(), this.camera()];
    if (!held || !camera || this.placing.running) return false;
    const [across, down] = screenOf(middleOf(held.pose), camera);
    const [left, top] = this.corner();
    const near = Math.max(30, sideOf(held.block) * camera.projection.scale * 0.75);
    if (Math.max(Math.abs(x - left - across), Math.abs(y - top - down)) > near) return false;
    this.height = held.pose[2]!;
    const [right, back] = this.spotAt(x, y, camera);
    this.offset = [this.placing.aim.x - right, this.placing.aim.y - back];
    this.placing.grab();
    this.still.begin(x, y, () => this.placing.lower());
    return true;
  }
  drag(x: number, y: number): void {
    if (this.still.move(x, y)) this.placing.rise();
    const camera = this.camera();
    if (!camera) return;
    const [right, back] = this.spotAt(x, y, camera);
    this.placing.drag(right + this.offset[0], back + this.offset[1]);
  }
  drop(): void {
    this.still.end();
    if (this.placing.isLowering) this.placing.letGo();
    else this.placing.drop();
  }
  cancel(): void {
    this.still.end();
    this.placing.lift();
  }
  rotate(degrees: number): void {
    this.placing.turn(degrees);
  }
  press(event: KeyboardEvent): boolean {
    return pressKey(event, this.placing);
  }
  lift(event: KeyboardEvent): void {
    liftKey(event, this.placing);
  }

  protected spotAt(x: number, y: number, camera: CameraView): Spot {
    const [left, top] = this.corner();
    const at: Spot = [x - left - camera.x, y - top - camera.y];
    const [right, back] = unproject(at, camera.projection, this.height);
    return [right, back];
  }
}
