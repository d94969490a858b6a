/** Sounds are heard: each starts sources of sound that are connected to the loudspeaker. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardOf } from '../src/boards/registry';
import { playSound, setMuted, type Sound } from '../src/design/sound';

/** An audio graph that records who is connected to whom and who was started. */
class Node {
  to: Node[] = [];
  started = false;
  frequency = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect(node: Node): Node {
    this.to.push(node);
    return node;
  }
  start(): void {
    this.started = true;
  }
  stop(): void {}
  reaches(end: Node): boolean {
    return this === end || this.to.some((next) => next.reaches(end));
  }
}
let nodes: Node[] = [];
const loudspeaker = new Node();
const made = () => {
  const node = new Node();
  nodes.push(node);
  return node;
};
class Graph {
  currentTime = 0;
  sampleRate = 8000;
  destination = loudspeaker;
  createOscillator = made;
  createBufferSource = made;
  createBiquadFilter = made;
  createGain = made;
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}
const heard = () => nodes.filter((node) => node.started && node.reaches(loudspeaker)).length;

beforeEach(() => {
  nodes = [];
  setMuted(false);
  vi.stubGlobal('AudioContext', Graph);
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: true },
    configurable: true,
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each<[Sound, number]>([
  ['place', 2],
  ['slide', 2],
  ['tip', 4],
  ['topple', 12],
  ['turn', 4],
  ['low', 2],
])('%s is heard', async (sound, sources) => {
  playSound(sound);
  await vi.waitFor(() => expect(heard()).toBe(sources));
});

test('nothing is heard while sound is off, or before the player has touched the page', async () => {
  setMuted(true);
  playSound('place');
  setMuted(false);
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: false },
    configurable: true,
  });
  playSound('place');
  await new Promise((done) => setTimeout(done, 50));
  expect(heard()).toBe(0);
});

test.each([
  ['gobblet', '3b2', 'place'],
  ['gobblet', 'a1b2', 'slide'],
  ['deblockle', 'c3c4d4', 'tip'],
  ['deblockle', 'PX@c7', 'place'],
  ['blokus-duo', 'e5,e6', 'place'],
  ['block-out', 'falls 0,0 0,0,22,1,0,0,0', 'topple'],
  ['block-out', 'draw', 'slide'],
])('in %s the move %s sounds like %3$s', async (game, move, sound) => {
  expect((await boardOf(game))!.sound(move)).toBe(sound);
});
