/** The scene of Block Out! under mouse, wheel, fingers and keys: what moves the block, and what the
 * camera. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, type Grip, type Looked } from '../src/boards/blockout/orbitControls';

const scene = { turn: vi.fn<Looked['turn']>(), zoom: vi.fn<Looked['zoom']>() };
/** A block that is under the pointer from 100 to 200 px. */
const grip = {
  take: vi.fn<Grip['take']>((x) => x >= 100 && x <= 200),
  drag: vi.fn<Grip['drag']>(),
  drop: vi.fn<Grip['drop']>(),
  cancel: vi.fn<Grip['cancel']>(),
  rotate: vi.fn<Grip['rotate']>(),
  press: vi.fn<Grip['press']>(({ key }) => key.startsWith('Arrow')),
  lift: vi.fn<Grip['lift']>(),
};
let svg: SVGSVGElement;
let tower: SVGGElement;
let stop: () => void;

function put(holding: boolean): void {
  stop = listen(svg, scene, () => (holding ? grip : null));
}
/** An event with what the test's document leaves out. */
function send(event: Event, more: Record<string, unknown>): Event {
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  tower.dispatchEvent(event);
  return event;
}
function pointer(type: string, pointerId: number, x: number, y: number, button = 0): void {
  send(new Event(type, { bubbles: true }), { pointerId, x, y, clientX: x, clientY: y, button });
}
const wheel = (deltaY: number, ctrlKey = false) =>
  send(new Event('wheel', { bubbles: true, cancelable: true }), { deltaY, ctrlKey });
const sum = (calls: number[][]) => calls.reduce((all, [one]) => all + one!, 0);

beforeEach(() => {
  svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setPointerCapture = () => undefined;
  tower = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  tower.setAttribute('data-tower', '');
  svg.append(tower);
  document.body.append(svg);
});
afterEach(() => {
  stop();
  svg.remove();
  vi.clearAllMocks();
});

describe('with a block in the hand', () => {
  beforeEach(() => put(true));

  test('a drag that begins on it moves it, and the camera stays', () => {
    pointer('pointerdown', 1, 150, 150);
    pointer('pointermove', 1, 170, 140);
    pointer('pointerup', 1, 170, 140);
    expect(grip.drag).toHaveBeenCalledExactlyOnceWith(170, 140);
    expect(grip.drop).toHaveBeenCalledOnce();
    expect(scene.turn).not.toHaveBeenCalled();
  });

  test('a drag beside it, or with the other button, goes around the table', () => {
    pointer('pointerdown', 1, 20, 20);
    pointer('pointermove', 1, 40, 20);
    pointer('pointerup', 1, 40, 20);
    pointer('pointerdown', 2, 150, 150, 2);
    pointer('pointermove', 2, 150, 170);
    pointer('pointerup', 2, 150, 170);
    expect(scene.turn).toHaveBeenCalledTimes(2);
    expect(scene.turn.mock.calls[0]![0]).toBeLessThan(0);
    expect(scene.turn.mock.calls[1]![1]).toBeGreaterThan(0);
    expect([grip.drag, grip.drop].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('the wheel rotates it, and zooms with Ctrl', () => {
    expect(wheel(-100).defaultPrevented).toBe(true);
    wheel(100);
    expect(grip.rotate.mock.calls).toEqual([[5], [-5]]);
    expect(scene.zoom).not.toHaveBeenCalled();
    wheel(-100, true);
    expect(scene.zoom.mock.calls[0]![0]).toBeGreaterThan(1);
    expect(grip.rotate).toHaveBeenCalledTimes(2);
  });

  test('two fingers rotate it by their angle, and it is not let go', () => {
    pointer('pointerdown', 1, 150, 150);
    pointer('pointerdown', 2, 250, 150);
    expect(grip.cancel).toHaveBeenCalledOnce();
    // The second finger goes a quarter of a circle counter-clockwise around the first one.
    for (let step = 1; step <= 9; step++) {
      const angle = (step * 10 * Math.PI) / 180;
      pointer('pointermove', 2, 150 + 100 * Math.cos(angle), 150 - 100 * Math.sin(angle));
    }
    pointer('pointerup', 2, 150, 50);
    pointer('pointerup', 1, 150, 150);
    expect(sum(grip.rotate.mock.calls)).toBeCloseTo(90, 5);
    expect(grip.drop).not.toHaveBeenCalled();
    expect(scene.turn).not.toHaveBeenCalled();
  });

  test('the arrow keys move it', () => {
    tower.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(grip.press).toHaveBeenCalledOnce();
    expect(scene.turn).not.toHaveBeenCalled();
    tower.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
    expect(scene.zoom).toHaveBeenCalledOnce();
  });
});

test('without one, drag and arrow keys go around the table, and wheel and fingers zoom', () => {
  put(false);
  pointer('pointerdown', 1, 150, 150);
  pointer('pointermove', 1, 170, 150);
  pointer('pointerup', 1, 170, 150);
  tower.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  expect(scene.turn).toHaveBeenCalledTimes(2);
  wheel(-100);
  pointer('pointerdown', 1, 150, 150);
  pointer('pointerdown', 2, 250, 150);
  pointer('pointermove', 2, 350, 150);
  expect(scene.zoom.mock.calls[0]![0]).toBeGreaterThan(1);
  expect(scene.zoom.mock.calls[1]![0]).toBeCloseTo(2, 5);
  expect(grip.rotate).not.toHaveBeenCalled();
});
