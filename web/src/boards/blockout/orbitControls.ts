/** Input for the orbit camera: drag or arrow keys rotate, pinch, wheel or plus and
 * minus zoom. */
export interface Looked {
  turn: (yaw: number, pitch: number) => void;
  zoom: (by: number) => void;
}

/** Degrees per dragged pixel. */
const DRAG = 0.35;
const KEYS: Record<string, (scene: Looked) => void> = {
  ArrowLeft: (scene) => scene.turn(-10, 0),
  ArrowRight: (scene) => scene.turn(10, 0),
  ArrowUp: (scene) => scene.turn(0, 6),
  ArrowDown: (scene) => scene.turn(0, -6),
  '+': (scene) => scene.zoom(1.12),
  '-': (scene) => scene.zoom(1 / 1.12),
};

/** Listens on the drawing over the scene; returns how to stop. */
export function listen(svg: SVGElement, scene: Looked): () => void {
  const fingers = new Map<number, PointerEvent>();
  const isTower = ({ target }: Event) => Boolean((target as Element).closest('[data-tower]'));
  const apart = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const down = (event: PointerEvent) => {
    if (event.button > 0 || !isTower(event)) return;
    fingers.set(event.pointerId, event);
    svg.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const wide = apart();
    fingers.set(event.pointerId, event);
    if (fingers.size > 1) return scene.zoom(apart() / (wide || 1));
    scene.turn((before.x - event.x) * DRAG, (event.y - before.y) * DRAG);
  };
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (!isTower(event)) return;
    event.preventDefault();
    scene.zoom(Math.exp(-event.deltaY / 600));
  };
  const key = (event: KeyboardEvent) => {
    const act = KEYS[event.key === '=' ? '+' : event.key];
    if (!act || !isTower(event)) return;
    event.preventDefault();
    act(scene);
  };
  const left = new AbortController();
  const { signal } = left;
  svg.addEventListener('pointerdown', down, { signal });
  svg.addEventListener('pointermove', move, { signal });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', up, { signal });
  svg.addEventListener('wheel', wheel, { signal, passive: false });
  svg.addEventListener('keydown', key, { signal });
  return () => left.abort();
}
