import { describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../src/api/types';
import type { BoardProps } from '../src/boards/board';
import { countAt, decode, endingOf, lengthOf, paceAt } from '../src/boards/blockout/film';
import { takeOf } from '../src/boards/blockout/filmPlayer.svelte';
import { FlatGrip } from '../src/boards/blockout/flatGrip';
import { BlockGrip } from '../src/boards/blockout/grip';
import { flatLayoutOf, layoutOf } from '../src/boards/blockout/layout';
import { Orbit } from '../src/boards/blockout/orbit';
import { screenOf, WIDE } from '../src/boards/blockout/cameraView';
import { bar, LOWERING, Placing } from '../src/boards/blockout/placing.svelte';
import { leanOf, regionOf, seenFrom, zoneOf } from '../src/boards/blockout/room';
import { shotOf } from '../src/boards/blockout/shot';
import board from '../src/boards/blockout/board';
import { Selection } from '../src/boards/blockout/selection.svelte';
import {
  aimed,
  aimOf,
  askedBy,
  axesOf,
  lying,
  putOf,
  type View,
} from '../src/boards/blockout/table';
import type { Vec } from '../src/design/solid';
import { loadMessages, say, setLanguage } from '../src/i18n/language.svelte';
import { endIn } from '../src/i18n/words';
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
    const ending = endingOf(film, false);
    expect(ending).toBe('falls');
    expect(paceAt(film.at + 0.1, film, ending)).toBeLessThan(0.5);
    expect(lengthOf(film, ending)).toBeCloseTo((falls.frames - 1) / 60, 5);
  });

  test('says what the server says, also where a block comes to rest on fallen ones', async () => {
    const film = await decode(bytes);
    const [before, fallen] = [
      { tower: [{ block: 'large-blue', pose: lying(0, 0, 20, 0, 0) }], held: 'small-red', turn: 1 },
      { tower: [], held: '', turn: 1 },
    ] as unknown as [View, View];
    film.frames.at(-1)!.at(-1)![2] = 30; // higher than the block that it was placed on
    expect(endingOf(film, takeOf(before, fallen).stands)).toBe('falls');
    expect(endingOf({ ...film, at: 4 }, takeOf(before, fallen).stands)).toBe('late');
    const stands = { ...before, tower: [...before.tower, ...before.tower] };
    expect(endingOf(film, takeOf(before, stands).stands)).toBe('stands');
  });

  test('counts no further than to the fall, also when it has ended', async () => {
    const film = { ...(await decode(bytes)), at: 1.4 };
    const counts = (ending: 'stands' | 'falls') =>
      [0, 0.9, 1.3, 5].map((at) => countAt(at, film, ending));
    expect(counts('falls')).toEqual([1, 1, 2, 2]);
    expect(counts('stands')).toEqual([1, 1, 2, 3]);
  });

  test('is refused when it is cut short', async () => {
    await expect(decode(bytes.slice(0, 20))).rejects.toThrow();
  });
});

/** A hand over an empty table, or with this much room; `now` is in seconds. */
function placing(room: View['room'] = null) {
  let now = 10;
  const [propose, pickUp, announce] = [vi.fn(), vi.fn(), vi.fn()];
  const view = { stage: 'put', held: 'small-red', tower: [], room } as unknown as View;
  const props = { live: true, view, propose, pickUp, announce, say: (id: string) => id };
  const hand = new Placing(
    () => props as unknown as BoardProps<View>,
    () => now,
  );
  return { hand, propose, pickUp, announce, wait: (seconds: number) => (now += seconds) };
}

/** Carries the block to a spot as a pointer does, in ten steps. */
function carry({ hand, wait }: ReturnType<typeof placing>, x: number, y: number) {
  hand.grab();
  for (let step = 1; step <= 10; step++) {
    wait(0.05);
    hand.drag((x * step) / 10, (y * step) / 10);
  }
  hand.drop();
}

describe('the hand', () => {
  test('that stops the bar twice sends both moments, counted from its start', () => {
    const { hand, propose, pickUp, wait } = placing();
    hand.step(3, -2);
    hand.turn(15);
    wait(5);
    hand.press();
    wait(0.62);
    hand.press();
    wait(1.19);
    hand.press();
    expect(propose).toHaveBeenCalledExactlyOnceWith('put 3 -2 15 0', 'keyed 0.620 1.810');
    expect(pickUp).toHaveBeenCalledTimes(2);
  });

  test('that carries, lowers and lets go sends its path from the pick-up to the release', () => {
    const it = placing();
    carry(it, 4, -3);
    it.hand.lower();
    it.wait(LOWERING);
    it.hand.letGo();
    const [move, hand] = it.propose.mock.calls[0]!;
    expect(move).toBe('put 4 -3 0 0');
    expect(hand).toMatch(/^traced 0\.000,0,0,0;0\.050,0\.4,-0\.3,0;.*;0\.500,4,-3,0 1\.400$/);
    expect(it.pickUp).toHaveBeenCalledOnce();
  });

  test('that lets go too early lifts the block again, and so does Escape', () => {
    const { hand, propose, wait } = placing();
    hand.lower();
    wait(LOWERING / 2);
    hand.letGo();
    expect([hand.low, hand.isLowering]).toEqual([0, false]);
    hand.lower();
    wait(LOWERING);
    hand.cancel();
    hand.letGo();
    expect(propose).not.toHaveBeenCalled();
  });

  test('that carried nothing is a careful one, and stays in reach', () => {
    const { hand, propose, wait } = placing();
    hand.step(99, -99);
    hand.lower();
    wait(LOWERING);
    hand.letGo();
    expect(propose).toHaveBeenCalledExactlyOnceWith('put 30 -30 0 0', undefined);
  });

  test('moves to the right of whoever looks', () => {
    const { hand } = placing();
    hand.yaw = 90;
    hand.step(5, 0);
    expect([hand.aim.x, hand.aim.y]).toEqual([0, 5]);
  });

  test('hears where the block is and what would come of it, where the server tells', () => {
    const some = placing([[[0, 0, 6, 10]], [], [], [], [], []]);
    some.hand.step(8, 0);
    expect(some.hand.zone).toBe('rocks');
    expect(some.announce).toHaveBeenLastCalledWith({ text: 'sentence' });
    expect(placing().hand.zone).toBeNull();
  });

  test('sees the bar run from one end to the other and back', () => {
    expect([0, 0.6, 1.2, 1.8, 2.4].map((at) => Math.round(bar(at)) + 0)).toEqual([
      12, 0, -12, 0, 12,
    ]);
  });
});

describe('the room', () => {
  const discs = [
    [2, 0, 8, 12],
    [-2, 0, 8, 12],
  ];
  test('is the intersection of all discs', () => {
    expect(zoneOf(discs, [0, 0])).toBe('holds');
    expect(zoneOf(discs, [7, 0])).toBe('rocks');
    expect(zoneOf(discs, [11, 0])).toBe('falls');
    expect(zoneOf([], [30, 30])).toBe('holds');
    const edge = regionOf(discs, 'holds').map(([x]) => x);
    expect(Math.max(...edge)).toBeCloseTo(6, 1);
    expect(Math.min(...edge)).toBeCloseTo(-6, 1);
  });
  test('is empty where the tower stands nowhere', () => {
    expect(regionOf([[0, 0, -1, 9]], 'holds')).toEqual([]);
    expect(zoneOf([[0, 0, -1, 9]], [0, 0])).toBe('rocks');
  });
  test('says which way the tower would lean', () => {
    const [right, away] = leanOf(discs, [6, 0]);
    expect([right, away]).toEqual([1, 0]);
  });
});

describe('the camera', () => {
  test.each([
    [700, 720],
    [640, 600],
    [1300, 960],
    [378, 378],
    [374, 354],
  ])('has the whole turntable and a tower of nine in view on %i by %i', (width, height) => {
    for (const tall of [120, 420]) {
      const orbit = new Orbit();
      orbit.follow({ tall, wide: WIDE, covered: [0, width * 0.3, 0, 0] }, null, true);
      const camera = orbit.view(width, height);
      const points = Array.from({ length: 36 }, (_, at): Vec => {
        const angle = (at * Math.PI) / 18;
        return [WIDE * Math.cos(angle), WIDE * Math.sin(angle), 0];
      });
      for (const [x, y] of [...points, [0, 0, tall] as Vec].map((one) => screenOf(one, camera))) {
        expect(x).toBeGreaterThan(10);
        expect(x).toBeLessThan(width * 0.7 - 10);
        expect(y).toBeGreaterThan(10);
        expect(y).toBeLessThan(height - 10);
      }
    }
  });

  test('moves a block that is dragged with the pointer, pixel for pixel', () => {
    const orbit = new Orbit();
    orbit.follow({ tall: 200, wide: WIDE, covered: [0, 0, 0, 0] }, null, true);
    const camera = orbit.view(700, 700);
    const it = placing();
    const held = () => aimed([], 'small-red', it.hand.aim, 24);
    const grip = new BlockGrip(
      it.hand,
      held,
      () => camera,
      () => [0, 0],
    );
    const [x, y] = screenOf([0, 0, 38], camera);
    expect(grip.take(x + 200, y)).toBe(false);
    expect(grip.take(x + 5, y + 5)).toBe(true);
    grip.drag(x + 25, y - 5);
    grip.drop();
    const [right, down] = screenOf([it.hand.aim.x, it.hand.aim.y, 38], camera);
    expect(right - x).toBeCloseTo(20, 0);
    expect(down - y).toBeCloseTo(-10, 0);
  });

  test('is not needed: in the flat drawing each side moves the block along itself', () => {
    const it = placing();
    const flat = flatLayoutOf(layoutOf({ width: 600, height: 500 }, true, false), 150);
    const held = () => aimed([], 'small-red', it.hand.aim, 24);
    const grip = new FlatGrip(
      it.hand,
      held,
      () => flat,
      () => [10, 20],
    );
    const drag = (side: number, right: number) => {
      const { projection, x } = flat.sides[side]!;
      const { aim } = it.hand;
      const off = [aim.x, aim.y][side]! * projection.scale;
      const [across, down] = screenOf([0, 0, 38], { projection, x, y: flat.ground, yaw: 0 });
      const [from, at] = [across + off + 10, down + 20];
      expect(grip.take(from + 150, at)).toBe(false);
      expect(grip.take(from + 4, at - 3)).toBe(true);
      grip.drag(from + 4 + right * projection.scale, at + 40);
      grip.drop();
    };
    drag(0, 6);
    expect([it.hand.aim.x, it.hand.aim.y]).toEqual([6, 0]);
    drag(1, -4);
    expect([it.hand.aim.x, it.hand.aim.y]).toEqual([6, -4]);
  });

  test('does not let go of a block that is dragged after a pause', () => {
    vi.useFakeTimers();
    const orbit = new Orbit();
    orbit.follow({ tall: 200, wide: WIDE, covered: [0, 0, 0, 0] }, null, true);
    const camera = orbit.view(700, 700);
    const it = placing();
    const grip = new BlockGrip(
      it.hand,
      () => aimed([], 'small-red', it.hand.aim, 24),
      () => camera,
      () => [0, 0],
    );
    const [x, y] = screenOf([0, 0, 38], camera);
    grip.take(x, y);
    vi.advanceTimersByTime(400);
    expect(it.hand.isLowering).toBe(true);
    it.wait(LOWERING);
    grip.drag(x + 30, y);
    grip.drop();
    vi.useRealTimers();
    expect(it.hand.isLowering).toBe(false);
    expect(it.propose).not.toHaveBeenCalled();
  });

  test('sees a fall from the side, and not before it can be seen', async () => {
    const film = await decode(bytes);
    const { yaw, wide, from } = shotOf(film);
    const way = film.frames.at(-1)!.at(-1)!.slice(0, 2);
    const [right, away] = seenFrom([way[0]!, way[1]!], yaw);
    expect(Math.abs(right)).toBeGreaterThan(Math.abs(away));
    expect(wide).toBeGreaterThan(Math.abs(right));
    expect(from).toBeLessThan(film.at);
    expect(paceAt(from - 0.01, film, 'falls')).toBe(1);
  });
});

test('a tower of nine blocks fits into a small picture', () => {
  const tall = 450;
  const { ground, sides } = flatLayoutOf(layoutOf({ width: 260, height: 200 }, false, false), tall);
  for (const { projection } of sides) expect(projection.scale * tall).toBeLessThan(ground);
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
  expect(board.short('put -3 4.4 15 2', say)).toBe(
    '3 mm left, 4 mm to the back, rotated 15°, medium dome ○○ up',
  );
  expect(board.short('put 0.3 -2 0 1', say)).toBe('2 mm to the front, flat face up');
  expect(board.short('put 0 -0.4 0 1', say)).toBe('in the middle, flat face up');
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

test('while chance decides, the sentence says what happens, and at the end which of both won', async () => {
  await setLanguage('en');
  await loadMessages(['blockout']);
  const during = (stage: View['stage']) => board.chance({ stage } as View, say);
  expect(during('count')).toContain('has to stand');
  expect([during('deal'), during('owe')]).toEqual(['Drawing cards…', 'Drawing cards…']);
  const why = (free: string[]) =>
    endIn(
      { winners: [0], clause: 'B10' } as Outcome,
      say,
      board.ending({ free } as unknown as View),
    );
  expect(why([])).toBe('The ninth block stands.');
  expect(why(['small-red'])).toBe('The last card has been played.');
});

test('a selected card says what to do next: take its only block, choose one, or choose it again', () => {
  const announce = vi.fn();
  const legal = ['small-red>small-red', 'red>small-red', 'red>large-red', 'pass'];
  const hand = ['small-red', 'red', 'pass'];
  const props = {
    live: true,
    view: { stage: 'play', hand },
    legal,
    announce,
    say: (id: string) => id,
  };
  const selection = new Selection(() => props as unknown as BoardProps<View>);
  hand.forEach((card, index) => selection.choose(card, index));
  expect(announce.mock.calls.map(([note]) => note.text)).toEqual([
    'blockout-take-block',
    'blockout-choose-block',
    'blockout-choose-again',
  ]);
});
