/** The curve of a finished game and the moves that decided it. */
import { expect, test } from 'vitest';
import type { Evaluation } from '../src/api/types';
import { curveOf, turningPoints } from '../src/shell/table/turning';

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
