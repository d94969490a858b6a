/** Input for the scene. Drag or arrow keys rotate the camera; pinch, wheel or plus and minus zoom.
 * While a block is in hand, a drag that begins on it moves the block instead, and the wheel and two
 * fingers rotate it; the other button always rotates the camera. */
export interface Looked {
  turn: (yaw: number, pitch: number) => void;
  zoom: (by: number) => void;
}

/** What takes the input instead of the camera. Positions are pixels of the window. */
export interface Grip {
  /** Whether the pointer is on the block, which is then held. */
  take: (x: number, y: number) => boolean;
  drag: (x: number, y: number) => void;
  drop: () => void;
  cancel: () => void;
  rotate: (degrees: number) => void;
  /** Whether the key was used. */
  press: (event: KeyboardEvent) => boolean;
  lift: (event: KeyboardEvent) => void;
}

/** Degrees per dragged pixel, and per notch of the wheel. */
const [DRAG, NOTCH] = [0.35, 5];
const KEYS: Record<string, (scene: Looked) => void> = {
  ArrowLeft: (scene) => scene.turn(-10, 0),
  ArrowRight: (scene) => scene.turn(10, 0),
  ArrowUp: (scene) => scene.turn(0, 6),
  ArrowDown: (scene) => scene.turn(0, -6),
  '+': (scene) => scene.zoom(1.12),
  '-': (scene) => scene.zoom(1 / 1.12),
};

/** Listens on the drawing over the scene; returns how to stop. `grip` is null without a block. */
export function listen(svg: SVGElement, scene: Looked, grip: () => Grip | null): () => void {
  const controls = new Controls(svg, scene, grip);
  const left = new AbortController();
  const { signal } = left;
  svg.addEventListener('pointerdown', (event) => controls.down(event), { signal });
  svg.addEventListener('pointermove', (event) => controls.move(event), { signal });
  svg.addEventListener('pointerup', (event) => controls.up(event), { signal });
  svg.addEventListener('pointercancel', (event) => controls.cancel(event), { signal });
  svg.addEventListener('wheel', (event) => controls.wheel(event), { signal, passive: false });
  svg.addEventListener('keydown', (event) => controls.key(event), { signal });
  svg.addEventListener('keyup', (event) => grip()?.lift(event), { signal });
  svg.addEventListener('contextmenu', (event) => isTower(event) && event.preventDefault(), {
    signal,
  });
  return () => left.abort();
}

const isTower = ({ target }: Event) => Boolean((target as Element).closest('[data-tower]'));

class Controls {
  private readonly fingers = new Map<number, PointerEvent>();
  private held: number | null = null;

  constructor(
    private readonly svg: SVGElement,
    private readonly scene: Looked,
    private readonly grip: () => Grip | null,
  ) {}

  down(event: PointerEvent): void {
    if (!isTower(event) || event.button === 1) return;
    this.fingers.set(event.pointerId, event);
    this.svg.setPointerCapture(event.pointerId);
    // A second finger rotates the block or zooms: nothing is dropped.
    if (this.fingers.size > 1) return this.release(true);
    if (event.button === 0 && this.grip()?.take(event.clientX, event.clientY))
      this.held = event.pointerId;
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [wide, angle] = this.apart();
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size > 1) return this.pinch(wide, angle);
    if (this.held === event.pointerId) return this.grip()?.drag(event.clientX, event.clientY);
    this.scene.turn((before.x - event.x) * DRAG, (event.y - before.y) * DRAG);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.held === event.pointerId) this.release(false);
  }
  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.held === event.pointerId) this.release(true);
  }

  wheel(event: WheelEvent): void {
    if (!isTower(event)) return;
    event.preventDefault();
    const grip = event.ctrlKey ? null : this.grip();
    if (grip) grip.rotate(event.deltaY > 0 ? -NOTCH : NOTCH);
    else this.scene.zoom(Math.exp(-event.deltaY / 600));
  }

  key(event: KeyboardEvent): void {
    if (!isTower(event)) return;
    const act = KEYS[event.key === '=' ? '+' : event.key];
    if (this.grip()?.press(event)) return event.preventDefault();
    if (!act) return;
    event.preventDefault();
    act(this.scene);
  }

  private release(isCancelled: boolean): void {
    if (this.held === null) return;
    this.held = null;
    if (isCancelled) this.grip()?.cancel();
    else this.grip()?.drop();
  }

  /** Two fingers rotate the block by their angle, or zoom by their distance. */
  private pinch(wide: number, angle: number): void {
    const [now, turned] = this.apart();
    const grip = this.grip();
    if (grip) grip.rotate(((angle - turned + 540) % 360) - 180);
    this.scene.zoom(now / (wide || 1));
  }

  private apart(): [distance: number, degrees: number] {
    const [one, other] = [...this.fingers.values()];
    if (!one || !other) return [0, 0];
    const [x, y] = [other.x - one.x, other.y - one.y];
    return [Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI];
  }
}
