import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import Board from '../src/boards/deblockle/Board.svelte';
import Choice from '../src/boards/deblockle/Choice.svelte';
import Legend from '../src/boards/deblockle/Legend.svelte';
import board from '../src/boards/deblockle/board';
import { read } from './positions/deblockle';
import {
  exitOf,
  expect as expected,
  hopPath,
  isNew,
  tipped,
  type View,
} from '../src/boards/deblockle/table';
import { groundOf, projectionOf, squareAt } from '../src/boards/deblockle/layout';
import { plus, project, type Spot } from '../src/design/solid';
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

describe('pointing', () => {
  const view = read(PLAY);
  const at = (name: string, down: number, isScene: boolean, flipped: boolean): Spot =>
    project(plus(groundOf(name), [0, flipped ? down : -down, 0]), projectionOf(flipped, isScene));

  test.each([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ])('a target behind a block can be hit anywhere (flipped %s, scene %s)', (flipped, isScene) => {
    const front = flipped ? 'd6' : 'd4';
    for (const down of [-0.45, 0, 0.45]) {
      const spot = at('d5', down, isScene, flipped);
      const projection = projectionOf(flipped, isScene);
      expect(squareAt(spot, view.squares, [front], projection, new Set(['d5']))).toBe('d5');
    }
  });

  test('with nothing in hand the top of a block means the block', () => {
    const projection = projectionOf(false);
    const top = project(plus(groundOf('d4'), [0, 0.2, 0.8]), projection);
    expect(squareAt(top, view.squares, ['d4'], projection)).toBe('d4');
    expect(squareAt(top, view.squares, [], projection)).toBe('d5');
  });

  test('every square is hit at its centre, and nothing beside the board', () => {
    const projection = projectionOf(true, true);
    for (const name of view.squares)
      expect(squareAt(at(name, 0, true, true), view.squares, [], projection)).toBe(name);
    expect(squareAt([-900, 0], view.squares, [], projection)).toBeNull();
  });
});

describe('what the player sees and reads', () => {
  const told = (calls: ReturnType<typeof shown.show>) =>
    calls.announce.mock.calls.at(-1)![0] as { text: string; more?: string };

  test('sentences follow the selection', () => {
    const calls = shown.show(Board, read(PLAY), ['c3c4d4', 'c3c4b4', 'c3d3']);
    press('c3');
    expect(told(calls).text).toBe('Roll it onto a marked space');
    press('c4');
    expect(told(calls).text).toMatch(/^Now hop: /);
    expect(told(calls).more).toBe('Choose a marked space, or go back.');
  });

  test('what may be pressed is marked, and said in the label', () => {
    show(read(PLAY), ['c3c4d4', 'c3d3']);
    const marked = () =>
      [...document.querySelectorAll('[data-may]')].map((one) => [
        one.getAttribute('data-square'),
        one.getAttribute('data-may'),
      ]);
    expect(marked()).toEqual([['c3', 'choose']]);
    press('c3');
    expect(marked()).toEqual([
      ['c4', 'roll'],
      ['d3', 'roll'],
    ]);
    expect(square('c4').getAttribute('aria-label')).toContain('the block can roll here');
  });

  test('a star that a block can leave by is marked as such', () => {
    show(read('gold=CP@d5 blue=PC@c7 turn=gold gold-start=d5 blue-start=c7'), ['d5d6']);
    press('d5');
    expect(square('d6').getAttribute('data-may')).toBe('leave');
    expect(square('d6').getAttribute('aria-label')).toContain('Gold’s blocks leave the board here');
  });

  test('the ghost of a roll shows the face that comes up', () => {
    show(read(PLAY), ['c3c4d4']);
    const cubes = () => document.querySelectorAll('.layers g[opacity="0.72"]').length;
    press('c3');
    expect(cubes()).toBe(0);
    square('c4').dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(cubes()).toBe(1);
  });

  test('in the set-up the block in hand lies on the first space, and a button puts it there', () => {
    const view = { ...read(SET_UP), placing: 'blue' as const, to_play: 0 };
    const propose = show(
      view,
      ['L', 'H', 'S', 'P'].map((north) => `X${north}@c7`),
    );
    expect(document.querySelectorAll('.layers g[opacity="0.72"]')).toHaveLength(1);
    const put = document.querySelector<HTMLButtonElement>('[data-put]')!;
    expect(put.textContent).toContain('Put it on c7');
    put.click();
    expect(propose).toHaveBeenCalledOnce();
  });

  test('exits are pointed out until both sides have moved', () => {
    expect(isNew(read(SET_UP))).toBe(true);
    expect(isNew(read(PLAY))).toBe(true);
    expect(isNew(read('gold=CS@c3 blue=PC@c6 turn=gold gold-start=c1 blue-start=c7'))).toBe(false);
    expect(exitOf(read(PLAY), 'gold')).toBe('d6');
  });

  test.each([true, false])(
    'the legend names six symbols and shows where they lead (folded: %s)',
    (folded) => {
      const legend = mount(Legend, {
        target: document.body,
        props: { view: read(PLAY), folded, held: 'X', say },
      });
      flushSync();
      const found = (what: string) => document.querySelectorAll(`.legend ${what}`).length;
      expect([found('dt'), found('.picture svg')]).toEqual([6, 6]);
      expect(document.querySelector('.legend')!.classList.contains('folded')).toBe(folded);
      void unmount(legend);
    },
  );
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
      read('gold=CP@d5 blue=PC@c7 turn=gold gold-start=d5 blue-start=c7'),
      'd5d6',
    );
    expect([after.blocks.length, after.off[0]]).toEqual([1, 1]);
  });

  test('a block that rolls onto a star without its own star up stays in sight', () => {
    const { blocks, off } = expected(
      read('gold=PC@d5 blue=PC@c7 turn=gold gold-start=c1 blue-start=c7'),
      'd5d6',
    );
    expect(blocks.map((block) => block.square)).toContain('d6');
    expect(off).toEqual([0, 0]);
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

describe('start spaces for a new table', () => {
  const grid = (value: string) => {
    const choose = vi.fn();
    const names = { option: 'gold-start', label: 'Gold’s starting spaces', usual: 'as suggested' };
    const shown = mount(Choice, { target: document.body, props: { ...names, value, choose } });
    flushSync();
    onTestFinished(() => unmount(shown));
    const at = (name: string) =>
      document.querySelector<HTMLButtonElement>(`button[data-square="${name}"]`)!;
    return { choose, at };
  };

  test('a press takes a space, another one gives it back', () => {
    const { choose, at } = grid('e1');
    expect(at('e1').getAttribute('aria-pressed')).toBe('true');
    at('c3').click();
    expect(choose).toHaveBeenLastCalledWith('c3,e1');
    at('e1').click();
    expect(choose).toHaveBeenLastCalledWith('');
  });

  test('arrow keys go from space to space', () => {
    const { at } = grid('');
    expect(document.querySelector('output')!.textContent).toBe('as suggested');
    at('a1').focus();
    shown.press(at('a1'), 'ArrowUp');
    expect(document.activeElement).toBe(at('a2'));
  });
});
