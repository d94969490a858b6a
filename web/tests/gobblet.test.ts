import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../src/boards/board';
import Board from '../src/boards/gobblet/Board.svelte';
import gobblet from '../src/boards/gobblet/board';
import { continued, type Shown } from '../src/boards/gobblet/cups';
import { heightOf, solidLayout } from '../src/boards/gobblet/solid';
import { expect as expected, type View } from '../src/boards/gobblet/table';
import { plus, project, type Vec } from '../src/design/solid';
import { say } from '../src/i18n/language.svelte';
import * as shown from './mountBoard';
import { press, square } from './mountBoard';

const empty: View = {
  side: 4,
  squares: Array.from({ length: 16 }, () => []),
  beside: [
    [4, 4, 4],
    [4, 4, 4],
  ],
  stacked: true,
  strict: false,
  memory: false,
  held: null,
  origin: null,
  lines: [],
  to_play: 0,
};
const withCups = (cups: Record<number, string[]>, more: Partial<View> = {}): View => ({
  ...empty,
  squares: empty.squares.map((stack, index) => cups[index] ?? stack),
  ...more,
});

const show = (view: View, legal: string[], more: Partial<BoardProps<View>> = {}) =>
  shown.show(Board, view, legal, more);

describe('by keys alone', () => {
  test('a gobblet is taken from beside the board and put on a square', () => {
    const { propose } = show(empty, ['4a1', '4b2']);
    press(document.querySelector('[role="button"][data-size="4"]')!, 'Enter');
    press(square('b2'), 'Enter');
    expect(propose).toHaveBeenCalledExactlyOnceWith('4b2');
  });

  test('a figure takes that size from anywhere on the board', () => {
    const { propose } = show(empty, ['4a1', '4b2']);
    press(square('a1'), '4');
    press(square('a1'), 'Enter');
    expect(propose).toHaveBeenCalledExactlyOnceWith('4a1');
  });

  test('one gobblet on the board goes to another square, and Escape lets go of it', () => {
    const { propose } = show(withCups({ 0: ['4w'] }), ['a1b2', 'a1c3']);
    press(square('a1'), 'Enter');
    press(square('a1'), 'Escape');
    press(square('a1'), 'Enter');
    press(square('c3'), 'Enter');
    expect(propose).toHaveBeenCalledExactlyOnceWith('a1c3');
  });

  test('at a strict table touching is the move', () => {
    const { propose } = show(withCups({ 0: ['4w'] }, { strict: true }), ['a1', '4b2']);
    press(square('a1'), 'Enter');
    expect(propose).toHaveBeenCalledExactlyOnceWith('a1');
  });

  test('arrows go from square to square as they are seen', async () => {
    show(empty, []);
    square('a1').focus();
    press(square('a1'), 'ArrowUp');
    await vi.waitFor(() => expect(document.activeElement).toBe(square('a2')));
  });
});

test('a refusal names the rule that the server names', async () => {
  const objection = { clause: 'G6', reason: 'does-not-cover', params: {} };
  const preview = vi.fn(async () => objection);
  const { announce, propose } = show(withCups({ 0: ['3w'], 5: ['4b'] }), ['a1c3'], { preview });
  press(square('a1'), 'Enter');
  press(square('b2'), 'Enter');
  await vi.waitFor(() => expect(announce).toHaveBeenLastCalledWith({ objection }));
  expect(preview).toHaveBeenCalledWith('a1b2');
  expect(propose).not.toHaveBeenCalled();
});

test('the sentence says where the gobblet in hand can go, in words for its size', () => {
  const { announce } = show(withCups({ 5: ['2b'] }), ['4a1', '4b2']);
  press(square('a1'), '4');
  expect(announce).toHaveBeenLastCalledWith({
    text: 'Put it on an empty square or over a smaller gobblet',
    more: 'In your hand: largest. To put it back, choose it again.',
  });
  square('b2').dispatchEvent(new FocusEvent('focus'));
  expect(announce).toHaveBeenLastCalledWith({
    text: 'On b2 it covers: Black, medium',
    mood: 'good',
  });
});

test('pointing where it does not go is no attempt, and is not scolded', () => {
  const { announce, preview } = show(empty, ['4a1']);
  press(square('a1'), '4');
  square('c3').dispatchEvent(new FocusEvent('focus'));
  expect(preview).not.toHaveBeenCalled();
  expect(announce).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: 'Put it on an empty square' }),
  );
});

test('what may be pressed is marked, and said in the label', () => {
  show(withCups({ 0: ['4w'], 5: ['2b'] }), ['a1b2', 'a1c3']);
  const marked = () =>
    Object.fromEntries(
      [...document.querySelectorAll<SVGElement>('[data-may]')].map(({ dataset }) => [
        dataset.square,
        dataset.may,
      ]),
    );
  expect(marked()).toEqual({ a1: 'take' });
  press(square('a1'), 'Enter');
  expect(marked()).toEqual({ b2: 'cover', c3: 'put' });
  expect(square('c3').getAttribute('aria-label')).toContain('your gobblet can go here');
});

test('a square says what shows and what it covers', () => {
  show(withCups({ 5: ['2b', '4w'] }), []);
  expect(square('b2').getAttribute('aria-label')).toBe(
    'White, largest on b2, covering Black, medium',
  );
});

test('nothing can be taken while it is not our turn', () => {
  const { propose } = show(withCups({ 0: ['4w'] }), [], { live: false });
  press(square('a1'), 'Enter');
  expect(propose).not.toHaveBeenCalled();
  expect(document.querySelector('[role="button"]')).toBeNull();
});

describe('a move on its way', () => {
  test('takes the gobblet from its stack, where the next one shows', () => {
    const after = expected(empty, '4b2');
    expect(after.squares[5]).toEqual(['4w']);
    expect(after.beside[0]).toEqual([3, 4, 4]);
  });

  test('leaves behind what it covered', () => {
    const after = expected(withCups({ 0: ['2b', '4w'] }), 'a1b2');
    expect([after.squares[0], after.squares[5]]).toEqual([['2b'], ['4w']]);
  });

  test('is in the hand after a lift', () => {
    const after = expected(withCups({ 0: ['4w'] }, { strict: true }), 'a1');
    expect([after.held, after.origin, after.squares[0]]).toEqual(['4w', 'a1', []]);
  });
});

test.each([
  ['4b2', null, 'Ada puts a size 4 gobblet on b2'],
  ['a1b2', null, 'Ada moves from a1 to b2'],
  ['a1', '4w', 'Ada lifts the gobblet on a1'],
  ['b2', null, 'Ada puts it on b2'],
])('%s is told in words', (move, held, words) => {
  const view = { ...empty, held };
  expect(gobblet.describe({ game: 'gobblet', move, who: 'Ada', view }, say)).toBe(words);
});

describe('the solid layout', () => {
  const small = { ...empty, side: 3, squares: empty.squares.slice(0, 9), stacked: false };
  const sizes = (view: View, size: number) => view.squares.map(() => size);

  test.each(
    [
      empty,
      {
        ...small,
        beside: [
          [3, 3, 2, 2, 1, 1],
          [3, 3, 2, 2, 1, 1],
        ],
      },
    ].flatMap((view) =>
      [false, true].flatMap((tall) =>
        [false, true].map((flipped) => [view, tall, flipped] as const),
      ),
    ),
  )('is whole, and finds what is pointed at (%#)', (view, tall, flipped) => {
    const at = solidLayout(view, { tall, flipped, near: 0 });
    const { sheet, projection } = at;
    expect(sheet.x).toBeCloseTo(-sheet.width / 2, 1);
    expect(sheet.y).toBeCloseTo(-sheet.height / 2, 1);
    const seen = (point: Vec) => {
      const [x, y] = project(point, projection);
      return { x, y };
    };
    const isIn = ({ x, y }: { x: number; y: number }) =>
      Math.abs(x) < sheet.width / 2 && Math.abs(y) < sheet.height / 2;
    view.squares.forEach((_, index) => {
      expect(at.squareAt(at.foot(index), sizes(view, 0), new Set())).toBe(index);
      const top = seen(plus(at.ground(index), [0, 0, heightOf(3)]));
      expect(isIn(top)).toBe(true);
      // A gobblet before it may hide the square, unless that one may be pressed now.
      expect(at.squareAt(top, sizes(view, 3), new Set())).toBe(index);
      expect(at.squareAt(at.foot(index), sizes(view, 4), new Set([index]))).toBe(index);
    });
    at.slots.forEach(({ size }, index) => {
      expect(isIn(seen(plus(at.grounds[index]!, [0, 0, heightOf(size)])))).toBe(true);
      expect(at.slotAt(at.slots[index]!)).toBe(index);
    });
  });
});

describe('which gobblet of the scene is which', () => {
  const cup = (key: string, size: Shown['size'], colour: Shown['colour'], x = 0): Shown => ({
    key,
    size,
    colour,
    at: [x, 0, 0],
  });

  test('one that leaves its place is the one that comes elsewhere, and goes on from there', () => {
    const before = [cup('a1', 2, 'b'), cup('beside 0', 4, 'w', -3), cup('beside 1', 4, 'w', 3)];
    const now = [cup('a1', 4, 'w'), cup('beside 0', 3, 'w', -3), cup('beside 1', 4, 'w', 3)];
    const found = continued(before, now);
    expect(found.get(now[0]!)).toBe(before[1]);
    expect(found.get(now[2]!)).toBe(before[2]);
    // It was nested in the other until now.
    expect(found.has(now[1]!)).toBe(false);
  });

  test('of two alike the nearer one has moved', () => {
    const before = [cup('a1', 3, 'b', 0), cup('c1', 3, 'b', 2)];
    const now = [cup('b1', 3, 'b', 1.6)];
    expect(continued(before, now).get(now[0]!)).toBe(before[1]);
  });
});
