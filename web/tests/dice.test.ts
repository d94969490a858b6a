/** Deblockle's dice tumble for a moment, and whoever is in a hurry ends it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Motion } from '../src/boards/deblockle/motion.svelte';
import { setMuted } from '../src/design/sound';

beforeEach(() => {
  setMuted(true);
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => void vi.useRealTimers());

test.each(['keydown', 'pointerdown'])('%s brings the dice to rest at once', (event) => {
  const motion = new Motion();
  motion.rollDice();
  vi.advanceTimersByTime(200);
  expect(motion.tumble).toBeGreaterThan(0.5);
  dispatchEvent(new Event(event));
  expect(motion.tumble).toBe(0);
  vi.advanceTimersByTime(200);
  expect(motion.tumble).toBe(0);
});

test('left alone they come to rest by themselves', () => {
  const motion = new Motion();
  motion.rollDice();
  vi.advanceTimersByTime(2000);
  expect(motion.tumble).toBe(0);
});
