/** What scenes are made of, as far as it needs no graphics card: where an projection sees things, how a
 * block rolls, where a film is, and that films wait for each other. */
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test, vi } from 'vitest';
import { posesAt } from '../src/boards/blockout/film';
import { tippedBy } from '../src/boards/deblockle/motion.svelte';
import {
  BOX,
  projectionOf,
  groundOf,
  HALF,
  squareAt,
  standing,
} from '../src/boards/deblockle/layout';
import { axesOf, lying, tipped, type Block } from '../src/boards/deblockle/table';
import { Queue } from '../src/boards/blockout/queue';
import { plus, project, projectionAt, unproject, type Vec } from '../src/design/solid';
import { Orbit } from '../src/boards/blockout/orbit';
import { cubeOf } from '../src/scene/shapes';
import { aim, unitsSeen } from '../src/scene/stage';

const block: Block = { square: 'c3', colour: 'gold', ...lying('C', 'S') };
const SQUARES = Array.from(
  { length: 49 },
  (_, at) => 'abcdefg'[at % 7]! + String(Math.floor(at / 7) + 1),
);

describe('the projection', () => {
  test.each([false, true])('sees what the camera of the scene sees (flipped %s)', (flipped) => {
    const projection = projectionOf(flipped, true);
    const [wide, high] = [900, 640];
    const units = unitsSeen(BOX, wide, high);
    const camera = new PerspectiveCamera();
    camera.aspect = wide / high;
    aim(camera, projection, units.height);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    for (const point of [
      [0, 0, 0],
      [3, 3, 0],
      [-3, 2, 0.8],
      [1, -4.8, 0.3],
    ] as Vec[]) {
      const [x, y] = project(point, projection);
      const shown = new Vector3(...point).project(camera);
      expect((shown.x * units.width) / 2).toBeCloseTo(x, 3);
      expect((-shown.y * units.height) / 2).toBeCloseTo(y, 3);
    }
  });

  test.each([undefined, 9])('leads back from a spot to the point at its height (far %s)', (far) => {
    const projection = {
      ...projectionAt(30, 50, 80),
      ...(far && { far }),
      at: [1, -2, 0.5] as Vec,
    };
    for (const point of [
      [0, 0, 0],
      [2, -3, 0.7],
      [-1.5, 1, 1.2],
    ] as Vec[]) {
      const found = unproject(project(point, projection), projection, point[2]);
      found.forEach((along, axis) => expect(along).toBeCloseTo(point[axis]!, 9));
    }
  });

  test('shows a drawing whole, in a wide box and in a tall one', () => {
    const sheet = { width: 100, height: 50 };
    expect(unitsSeen(sheet, 400, 100)).toEqual({ width: 200, height: 50 });
    expect(unitsSeen(sheet, 100, 400)).toEqual({ width: 100, height: 400 });
  });

  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])(
    'finds the square under the pointer, and the block whose top is there (flipped %s, scene %s)',
    (flipped, isScene) => {
      const projection = projectionOf(flipped, isScene);
      for (const square of SQUARES) {
        expect(squareAt(project(groundOf(square), projection), SQUARES, [], projection)).toBe(
          square,
        );
        const top = project(plus(groundOf(square), [0, 0, 2 * HALF]), projection);
        expect(squareAt(top, SQUARES, [square], projection)).toBe(square);
      }
      expect(squareAt([2000, 0], SQUARES, [], projection)).toBeNull();
    },
  );
});

describe('a roll', () => {
  test.each([
    ['c4', [0, 1]],
    ['c2', [0, -1]],
    ['d3', [1, 0]],
    ['b3', [-1, 0]],
  ] as const)('over the edge to %s ends as the block will lie', (to, step) => {
    const { centre, axes } = tippedBy(block, to, 1);
    const rest = axesOf(tipped(block, step));
    standing(groundOf(to)).forEach((at, axis) => expect(centre[axis]).toBeCloseTo(at, 9));
    axes.flat().forEach((at, index) => expect(at).toBeCloseTo(rest.flat()[index]!, 9));
  });

  test('stands on its edge half way, and never sinks into the board', () => {
    expect(tippedBy(block, 'd3', 0.5).centre[2]).toBeCloseTo(HALF * Math.SQRT2, 9);
    for (let part = 0; part <= 1; part += 0.05) {
      const { centre, axes } = tippedBy(block, 'd3', part);
      const lowest = centre[2] - HALF * axes.reduce((sum, axis) => sum + Math.abs(axis[2]), 0);
      expect(lowest).toBeCloseTo(0, 9);
    }
  });
});

describe('a cube of the scene', () => {
  test('stays in its box, with round edges, and its normals look out', () => {
    const geometry = cubeOf({ half: 1, round: 0.2, steps: 3 });
    const [at, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
    for (let index = 0; index < at.count; index++) {
      const [point, normal] = [
        new Vector3().fromBufferAttribute(at, index),
        new Vector3().fromBufferAttribute(normals, index),
      ];
      expect(Math.max(Math.abs(point.x), Math.abs(point.y), Math.abs(point.z))).toBeLessThanOrEqual(
        1 + 1e-9,
      );
      expect(point.dot(normal)).toBeGreaterThan(0);
      expect(normal.length()).toBeCloseTo(1, 6);
    }
    expect(geometry.index!.count / 3).toBeLessThan(2000);
  });

  test('bulges where it has a dome, and nowhere else', () => {
    const geometry = cubeOf({
      half: 1,
      round: 0.1,
      steps: 4,
      bulge: (face) => (face === 4 ? 0.05 : 0),
    });
    geometry.computeBoundingBox();
    expect(geometry.boundingBox!.max.z).toBeCloseTo(1.05, 3);
    expect(geometry.boundingBox!.max.x).toBeCloseTo(1, 6);
  });
});

describe('a film', () => {
  const film = { at: 3, frames: [[[0, 0, 10, 1, 0, 0, 0]], [[6, 0, 10, 0, 0, 0, 1]]] };
  test('is between its pictures where time is between them', () => {
    const [half] = posesAt(film, 0.5 / 60);
    expect(half![0]).toBeCloseTo(3, 9);
    expect(Math.hypot(...half!.slice(3))).toBeCloseTo(1, 9);
    expect(half![3]).toBeCloseTo(Math.SQRT1_2, 9);
  });
  test('begins with the first and stays at the last', () => {
    expect(posesAt(film, -1)[0]![0]).toBe(0);
    expect(posesAt(film, 99)[0]![0]).toBe(6);
  });
});

describe('films that come together', () => {
  test('are shown one after another, and the end of the last is told once', async () => {
    const seen: string[] = [];
    const ends: (() => void)[] = [];
    const busy = vi.fn();
    const queue = new Queue(busy);
    const film = (name: string) => () => {
      seen.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    queue.add(film('first'));
    queue.add(film('second'));
    expect([seen, busy.mock.calls]).toEqual([['first'], [[true]]]);
    ends[0]!();
    await vi.waitFor(() => expect(seen).toEqual(['first', 'second']));
    ends[1]!();
    await vi.waitFor(() => expect(busy.mock.calls).toEqual([[true], [false]]));
  });

  test('one that cannot be had does not keep the others', async () => {
    const shown = vi.fn(async () => {});
    const queue = new Queue();
    queue.add(() => Promise.reject(new Error('no such film')));
    queue.add(shown);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  });
});

describe('looking round the tower', () => {
  test('stops at its limits', () => {
    const orbit = new Orbit();
    orbit.turn(999, 999);
    const far = [orbit.yaw, orbit.pitch];
    orbit.turn(10, 10);
    expect([orbit.yaw, orbit.pitch]).toEqual(far);
    orbit.turn(0, -999);
    expect(orbit.pitch).toBeGreaterThan(0);
  });
});
