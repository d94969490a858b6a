/** The curve of a finished game and the moves that decided it. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Evaluation } from '../src/api/types';
import { loadMessages, setLanguage } from '../src/i18n/language.svelte';
import type { Past } from '../src/session/past.svelte';
import type { TableSession } from '../src/session/table.svelte';
import type { Announcer } from '../src/shell/table/announcer.svelte';
import Turning from '../src/shell/table/Turning.svelte';
import { curveOf, turningPoints } from '../src/shell/table/turning';

afterEach(() => void vi.useRealTimers());

/** A move that was worth `value` to its player before, and `after` once it was played. */
const move = (ply: number, value: number, after: number, mark: '' | 'mistake' | 'blunder' = '') =>
  ({ ply, move: 'best', value, played: 'played', played_value: after, mark }) as Evaluation;

const GAME = [
  move(0, 0.1, 0.1),
  move(1, -0.1, -0.4, 'mistake'),
  move(2, 0.4, -0.6, 'blunder'),
  move(3, 0.6, 0.1, 'blunder'),
];
const BY = [0, 1, 0, 1];

test('with two players the curve takes the side of the player at this screen', () => {
  expect(curveOf(GAME, BY, 0, 2).map(({ value }) => value)).toEqual([0.1, 0.4, -0.6, -0.1]);
  expect(curveOf(GAME, BY, 1, 2).map(({ value }) => value)).toEqual([-0.1, -0.4, 0.6, 0.1]);
});

test('the two moves that cost most are shown in the order of play', () => {
  const found = turningPoints(GAME, BY, 0, 2);
  expect(found.map(({ number, by, isGood }) => [number, by, isGood])).toEqual([
    [3, 0, false],
    [4, 1, true],
  ]);
});

test('with more players only their own moves say how somebody stands', () => {
  expect(curveOf(GAME, [0, 1, 2, 0], 0, 3).map(({ number }) => number)).toEqual([1, 4]);
  expect(turningPoints(GAME, [0, 1, 2, 0], 0, 3).map(({ number }) => number)).toEqual([4]);
});

test('the review is asked for once the result was read, and given up when the player goes on', async () => {
  await setLanguage('en');
  await loadMessages();
  vi.useFakeTimers();
  const session = {
    table: { chairs: [{}, {}] },
    by: BY,
    moves: [],
    hintProgress: 0,
    askReview: vi.fn(() => new Promise(() => {})),
    cancelHelp: vi.fn(),
  } as unknown as TableSession;
  const others = { announcer: {} as Announcer, past: {} as Past };
  const shown = (seat: number) =>
    mount(Turning, {
      target: document.body,
      props: { session, seat, paints: ['red', 'blue'], ...others },
    });
  const atOnce = shown(0);
  flushSync();
  vi.advanceTimersByTime(1000);
  await unmount(atOnce);
  vi.advanceTimersByTime(5000);
  expect(session.askReview).not.toHaveBeenCalled();
  const read = shown(0);
  flushSync();
  vi.advanceTimersByTime(2000);
  expect(session.askReview).toHaveBeenCalledOnce();
  vi.mocked(session.cancelHelp).mockClear();
  await unmount(read);
  expect(session.cancelHelp).toHaveBeenCalledOnce();
});
