import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../src/boards/board';
import { decode, endingOf, lengthOf, paceAt } from '../src/boards/blockout/film';
import { bar, Placing } from '../src/boards/blockout/placing.svelte';
import board from '../src/boards/blockout/board';
import {
  aimed,
  aimOf,
  askedBy,
  axesOf,
  lying,
  putOf,
  type View,
} from '../src/boards/blockout/table';
import { loadMessages, say, setLanguage } from '../src/i18n/language.svelte';
// Written by games/blockout/physics/film.py, with what its own `decode` reads from it.
import falls from './films/falls.json';

const bytes = Uint8Array.from(atob(falls.film), (letter) => letter.charCodeAt(0));

describe('the film', () => {
  test('is read as the server wrote it', async () => {
    const film = await decode(bytes);
    expect(film.at).toBeCloseTo(falls.at, 3);
    expect(film.frames).toHaveLength(falls.frames);
    for (const { frame, poses } of falls.some) {
      poses.forEach((pose, block) =>
        pose.forEach((number, part) =>
          expect(film.frames[frame]![block]![part]).toBeCloseTo(number, 4),
        ),
      );
    }
  });

  test('shows the fall in slow motion and to its end', async () => {
    const film = await decode(bytes);
    const ending = endingOf(film, falls.below);
    expect(ending).toBe('falls');
    expect(paceAt(film.at + 0.1, film, ending)).toBeLessThan(0.5);
    expect(lengthOf(film, ending)).toBeCloseTo((falls.frames - 1) / 60, 5);
  });

  test('is refused when it is cut short', async () => {
    await expect(decode(bytes.slice(0, 20))).rejects.toThrow();
  });
});

function placing() {
  let now = 10;
  const propose = vi.fn();
  const view = { stage: 'put', held: 'small-red', tower: [] } as unknown as View;
  const props = { live: true, view, propose, say: (id: string) => id, announce: () => {} };
  const hand = new Placing(
    () => props as unknown as BoardProps<View>,
    () => now,
  );
  return { hand, propose, wait: (seconds: number) => (now += seconds) };
}

describe('the hand', () => {
  test('that stops the bar twice sends both moments, counted from its start', () => {
    const { hand, propose, wait } = placing();
    hand.step(3, -2);
    hand.turn(15);
    hand.press();
    wait(0.62);
    hand.press();
    wait(1.19);
    hand.press();
    expect(propose).toHaveBeenCalledExactlyOnceWith('put 3 -2 15 0', 'keyed 0.620 1.810');
  });

  test('that drags sends where it was and when, up to the release', () => {
    const { hand, propose, wait } = placing();
    hand.grab(0, 0);
    wait(0.1);
    hand.drag(4.2, -3);
    wait(0.5);
    hand.release();
    expect(propose).toHaveBeenCalledExactlyOnceWith(
      'put 4.2 -3 0 0',
      'traced 0.000,0,0,0;0.100,4.2,-3,0 0.600',
    );
  });

  test('stays in reach, and a careful one sends numbers only', () => {
    const { hand, propose } = placing();
    hand.step(99, -99);
    hand.place();
    expect(propose).toHaveBeenCalledExactlyOnceWith('put 30 -30 0 0');
  });

  test('sees the bar run from one end to the other and back', () => {
    expect([0, 0.6, 1.2, 1.8, 2.4].map((at) => Math.round(bar(at)) + 0)).toEqual([
      12, 0, -12, 0, 12,
    ]);
  });
});

describe('blocks and cards', () => {
  test('a block on face 2 has dome 3 up', () => {
    const [, through3] = axesOf(lying(0, 0, 0, 0, 2));
    expect(through3[2]).toBeCloseTo(1, 5);
  });
  test('an aim is written without needless noughts and read again', () => {
    const aim = { x: 0, y: -4.5, turn: 45, face: 2 };
    expect(putOf(aim)).toBe('put 0 -4.5 45 2');
    expect(aimOf(putOf(aim))).toEqual(aim);
    expect(aimed([], 'small-red', aim, 0).pose[2]).toBe(14);
  });
  test('a card asks for a block, a colour, a size or any; an action for none', () => {
    expect(askedBy('small-red')).toEqual(['small-red']);
    expect(['red', 'small', 'any', 'pass'].map((card) => askedBy(card).length)).toEqual([
      3, 3, 9, 0,
    ]);
  });
});

test('in the list of moves and in hints a move is a few words', async () => {
  await setLanguage('en');
  await loadMessages(['blockout']);
  expect(board.short('stands 0,0,40,1,0,0,0 0,0,22,1,0,0,0 0,0,66,1,0,0,0', say)).toBe(
    'it stands, 2 of 9',
  );
  expect(board.short('falls 0,0,40,1,0,0,0 0,0,22,1,0,0,0', say)).toBe('the tower falls');
  expect(board.short('put -3 4.4 15 2', say)).toBe('3 mm left, 4 mm to the back');
  expect(['draw pass', 'draw'].map((move) => board.short(move, say))).toEqual([
    'a card drawn',
    'a card drawn',
  ]);
  const cards = ['red>small-red', 'small-red>small-red', '>small-red', 'pass'];
  expect(cards.map((move) => board.short(move, say))).toEqual([
    'any red (small red)',
    'small red',
    'small red',
    'pass',
  ]);
});
