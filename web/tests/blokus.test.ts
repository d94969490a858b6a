import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../src/boards/board';
import blokus from '../src/boards/blokus/board';
import Board from '../src/boards/blokus/Board.svelte';
import { Selection } from '../src/boards/blokus/selection.svelte';
import * as table from '../src/boards/blokus/table';
import { loadMessages, say, setLanguage } from '../src/i18n/language.svelte';
import { betterMoveIn, hintIn } from '../src/shell/replay/review';
import * as shown from './mountBoard';

const shapes = { '1': '#', I3: '###', L4: '#../###', F: '.##/##./.#.', X: '.#./###/.#.' };
const colour = (letter: table.Colour, seat: number) => ({
  colour: letter,
  seat,
  left: Object.keys(shapes),
  points: -89,
  out: false,
});
const start: table.View = {
  side: 14,
  rows: Array<string>(14).fill('..............'),
  colours: [colour('o', 0), colour('p', 1)],
  turn: 'o',
  to_play: 0,
  seats: 2,
  stopped: [],
  starts: { e10: 'op', j5: 'op' },
  shapes,
};

const show = (legal: string[], more: Partial<BoardProps<table.View>> = {}) =>
  shown.show(Board, start, legal, more);
const board = () => document.querySelector('svg[role="grid"]')!;
const choose = (piece: string) => {
  document.querySelector<HTMLButtonElement>(`[data-piece="${piece}"]`)!.click();
  flushSync();
};
function press(...keys: string[]) {
  for (const key of keys) shown.press(board(), key);
}

/** A click at a point of the board, in squares: the drawing is as large as its view box here. */
function click(row: number, column: number) {
  const at = { clientX: column, clientY: row, bubbles: true };
  board().dispatchEvent(new MouseEvent('click', at));
  flushSync();
}

describe('a picked piece', () => {
  test('lies at once at the nearest legal place, turned for it if need be', () => {
    const { announce, propose } = show(['a1', 'g6,g7,g8', 'a12,a13,a14']);
    choose('I3');
    const note = { text: 'It fits here', more: expect.any(String), mood: 'good' };
    expect(announce).toHaveBeenLastCalledWith(note);
    press('Enter');
    expect(propose).toHaveBeenCalledExactlyOnceWith('g6,g7,g8');
  });

  test('is never objected to before somebody has tried to put it down', () => {
    const { announce, preview } = show(['a1'], {});
    choose('I3');
    expect(preview).not.toHaveBeenCalled();
    expect(announce).toHaveBeenLastCalledWith({
      text: 'This piece doesn’t fit anywhere now: pick another one',
    });
  });

  test('is not placed by a click far from its ghost: the reason is shown', async () => {
    const objection = { clause: 'U5', reason: 'no-corner' };
    const preview = vi.fn(async () => objection);
    const { announce, propose } = show(['g8'], { preview });
    choose('1');
    click(0.5, 0.5);
    await vi.waitFor(() => expect(announce).toHaveBeenLastCalledWith({ objection }));
    expect(preview).toHaveBeenCalledWith('a14');
    expect(propose).not.toHaveBeenCalled();
  });

  test('a tap brings it to the nearest placement that covers the square, a second one places it', () => {
    const { propose } = show(['g8', 'b13']);
    choose('1');
    const tap = (row: number, column: number) => {
      const at = { clientX: column, clientY: row, pointerType: 'touch', pointerId: 1 };
      const touch = (kind: string) => new PointerEvent(kind, { ...at, bubbles: true });
      board().dispatchEvent(touch('pointerdown'));
      board().dispatchEvent(touch('pointerup'));
      click(row, column);
    };
    tap(1.5, 1.5);
    expect(propose).not.toHaveBeenCalled();
    tap(1.5, 1.5);
    expect(propose).toHaveBeenCalledExactlyOnceWith('b13');
  });
});

describe('while nobody at this screen is to move', () => {
  const ghost = () => document.querySelector('[data-ghost]');

  test('a piece picked for later looks like a plan', () => {
    show([], { live: false, turn: { paint: 'red', near: false } });
    choose('I3');
    expect(ghost()?.classList.contains('lost')).toBe(true);
  });

  test('none is left on the board when the game is over', () => {
    show([], { live: false, turn: null });
    choose('I3');
    expect(ghost()).toBeNull();
  });
});

describe('by keys alone', () => {
  test('a piece appears where it can lie, is carried and placed', () => {
    const { propose } = show(['g7,h7,i7', 'g3,h3,i3']);
    choose('I3');
    press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    expect(propose).toHaveBeenCalledExactlyOnceWith('g3,h3,i3');
  });

  test('R turns it and F flips it', () => {
    // L4 as #../### ; a quarter turn to the right is ##/#./#. ; flipped, ##/.#/.#
    const { propose } = show(['a1,b1,c1,a2', 'h6,h7,g8,h8']);
    choose('L4');
    press('r', 'f', 'Enter');
    expect(propose).toHaveBeenCalledExactlyOnceWith('h6,h7,g8,h8');
  });

  test('the next piece can be taken without leaving the board', () => {
    const { propose } = show(['g8']);
    press('PageDown', 'Enter');
    expect(propose).toHaveBeenCalledExactlyOnceWith('g8');
  });
});

test('a piece that does not fit says which rule stands in the way', async () => {
  const objection = { clause: 'U4', reason: 'start' };
  const { announce, propose } = show(['e10'], { preview: vi.fn(async () => objection) });
  choose('I3');
  press('Enter');
  await vi.waitFor(() => expect(announce).toHaveBeenLastCalledWith({ objection }));
  expect(propose).not.toHaveBeenCalled();
});

test('a click on the board places what fits', () => {
  const { propose } = show(['g8']);
  choose('1');
  click(6.5, 6.5);
  expect(propose).toHaveBeenCalledExactlyOnceWith('g8');
});

test('the wheel turns the piece', () => {
  const { propose } = show(['a1,b1,c1', 'g6,g7,g8']);
  choose('I3');
  board().dispatchEvent(new WheelEvent('wheel', { deltaY: 1, bubbles: true, cancelable: true }));
  flushSync();
  press('Enter');
  expect(propose).toHaveBeenCalledExactlyOnceWith('g6,g7,g8');
});

test('from the other side of the board the same squares have the same names', () => {
  const { propose } = show(['h7'], { flipped: true });
  choose('1');
  press('Enter');
  expect(propose).toHaveBeenCalledExactlyOnceWith('h7');
});

test('squares say what lies on them', () => {
  const rows = ['o.............', ...start.rows.slice(1)];
  show([], { view: { ...start, rows } });
  const labels = [...document.querySelectorAll('[role="gridcell"]')].map((cell) =>
    cell.getAttribute('aria-label'),
  );
  expect(labels[0]).toBe('a14 is covered by Orange');
  expect(labels[1]).toBe('b14 is empty');
  expect(labels).toContain('e10 is a starting point');
});

test('squares of a colour that hang together are one piece', () => {
  const rows = ['oo.p..........', '.o.pp.........', '..o...........', ...start.rows.slice(3)];
  const placed = table.placedOn({ ...start, rows }, false);
  expect(placed.map((one) => [one.colour, one.squares.length])).toEqual([
    ['o', 3],
    ['p', 3],
    ['o', 1],
  ]);
});

test('a forbidden piece that touches its own colour is drawn apart from it', () => {
  const rows = ['oooo..........', ...start.rows.slice(1)];
  const placed = table.placedOn({ ...start, rows }, false, 'd14');
  expect(placed.map(({ squares }) => squares.length)).toEqual([3, 1]);
});

test('four quarter turns and two flips bring a piece back', () => {
  const f = table.squaresOf(shapes.F);
  const sorted = (squares: table.View['rows'] | readonly (readonly number[])[]) =>
    squares.map(String).sort();
  expect(sorted(table.turned(f, 4, false))).toEqual(sorted(f));
  expect(sorted(table.turned(table.turned(f, 0, true), 0, true))).toEqual(sorted(f));
  expect(table.pieceOf(table.turned(f, 3, true), shapes)).toBe('F');
});

test('a piece on its way lies on the board and has left the tray', () => {
  const after = table.expect(start, 'e10,f10,g10');
  expect(after.rows[4]).toBe('....ooo.......');
  expect(after.colours[0]!.left).not.toContain('I3');
  expect(after.colours[1]!.left).toContain('I3');
});

test('a placement is told in words', () => {
  const played = { game: 'blokus-duo', move: 'e10,f10,g10', who: 'Ada', view: start };
  expect(blokus.describe(played, say)).toBe('Ada places piece I3 on e10, f10, g10');
});

test('every seat of a Classic table has marks that differ in paint and inlay', () => {
  for (const seats of [2, 3, 4]) {
    const marks = Array.from({ length: seats }, (_, seat) =>
      blokus.marks('blokus-classic', seat, seats),
    ).flat();
    expect(new Set(marks.map((mark) => mark.paint)).size).toBe(marks.length);
    expect(new Set(marks.map((mark) => mark.inlay)).size).toBe(marks.length);
  }
});

test('another piece lies as it does in the tray, however the last one was turned', () => {
  const props = {
    view: start,
    legal: [],
    seat: 0,
    flipped: false,
    live: false,
    say,
    announce: () => {},
  };
  const selection = new Selection(() => props as unknown as BoardProps<table.View>);
  selection.choose('L4');
  selection.turn(1);
  selection.mirror();
  selection.choose('F');
  expect(selection.shape).toEqual(table.squaresOf(shapes.F));
  selection.turn(1);
  selection.cycle(1);
  expect(selection.shape).toEqual(table.squaresOf(shapes[selection.piece as keyof typeof shapes]));
});

test('replays and reviews name a better move in words, not in notation', async () => {
  await setLanguage('en');
  await loadMessages();
  const evaluation = { ply: 0, move: 'a1,b1,c1', value: 1 };
  const reviewed = { step: 1, by: 0, played: 'a1', value: 1, after: 0, evaluation };
  for (const text of [
    hintIn(evaluation, blokus, start, say),
    betterMoveIn({ ...reviewed, mark: 'mistake' }, blokus, start, say),
  ]) {
    expect(text).toContain('I3');
    expect(text).not.toMatch(/a1|b1|c1/);
  }
});
