import { describe, expect, test } from 'vitest';
import Board from '../src/boards/deblockle/Board.svelte';
import board from '../src/boards/deblockle/board';
import { read } from './positions/deblockle';
import { expect as expected, tipped, hopPath, type View } from '../src/boards/deblockle/table';
import { say } from '../src/i18n/language.svelte';
import * as shown from './mountBoard';
import { square } from './mountBoard';

const PLAY = 'gold=CS@c3 blue=PC@c7 turn=gold gold-start=c1 blue-start=c7';
const SET_UP = 'gold=C blue=X,P turn=gold gold-start=c1,e1 blue-start=c7,e7';

const show = (view: View, legal: string[]) => shown.show(Board, view, legal).propose;
const press = (name: string, key = 'Enter') => shown.press(square(name), key);

describe('by keys alone', () => {
  test('a block is chosen, rolled and hopped', () => {
    const propose = show(read(PLAY), ['c3c4d4', 'c3c4b4', 'c3d3']);
    press('c3');
    press('c4');
    expect(propose).not.toHaveBeenCalled();
    press('d4');
    expect(propose).toHaveBeenCalledExactlyOnceWith('c3c4d4');
  });

  test('a roll without a hop is played at once, and Escape goes back', () => {
    const propose = show(read(PLAY), ['c3c4d4', 'c3d3']);
    press('c3');
    press('c4');
    press('c4', 'Escape');
    press('d3');
    expect(propose).toHaveBeenCalledExactlyOnceWith('c3d3');
  });

  test('in the set-up a block is turned and put down', () => {
    const view = { ...read(SET_UP), placing: 'blue' as const };
    const legal = ['L', 'H', 'S', 'P'].map((north) => `X${north}@c7`);
    const propose = show(view, legal);
    press('c7', 'r');
    press('c7');
    expect(propose).toHaveBeenCalledOnce();
    expect(legal).toContain(propose.mock.calls[0]![0]);
  });

  test('every side of a block is said', () => {
    show(read(PLAY), []);
    const label = square('c3').getAttribute('aria-label')!;
    for (const name of ['star', 'stop', 'cross', 'X', 'slider', 'hoops'])
      expect(label).toContain(name);
  });
});

describe('the table', () => {
  test('four rolls the same path bring the same symbol up again', () => {
    const [block] = read(PLAY).blocks;
    let faces = tipped(block!, [1, 0]);
    for (let roll = 0; roll < 3; roll++) faces = tipped(faces, [1, 0]);
    expect(faces.top + faces.north).toBe('CS');
  });

  test('a block that leaves is counted, and no longer on the board', () => {
    const after = expected(
      read('gold=CS@d5 blue=PC@c7 turn=gold gold-start=d5 blue-start=c7'),
      'd5d6',
    );
    expect([after.blocks.length, after.off[0]]).toEqual([1, 1]);
  });

  test('hoops go three steps over open squares', () => {
    const path = hopPath(read(PLAY), { from: 'c3', to: 'c4', end: 'd4' }, 'H');
    expect(path).toHaveLength(4);
    expect([path[0], path[3]]).toEqual(['c4', 'd4']);
  });

  test('a turn is told in words', () => {
    const told = board.describe(
      { game: 'deblockle', move: 'c3c4d4', who: 'Ada', view: read(PLAY) },
      say,
    );
    expect(told).toBe('Ada rolls from c3 to c4 and hops to d4');
  });
});
