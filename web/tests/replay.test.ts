/** A review, from the engine's evaluations. */
import { expect, test } from 'vitest';
import type { Evaluation, GameUpdate } from '../src/api/types';
import { linesOf, reviewOf, signed } from '../src/shell/replay/review';

const step = (by: number | null): GameUpdate => ({
  t: 'update',
  table: 'abc',
  version: 0,
  by,
  now: { ply: 0, view: {}, to_play: 0 },
});
const steps = [step(null), step(0), step(1), step(-1), step(0)];
const evaluations: Evaluation[] = [
  { ply: 0, move: '3b2', value: 0.5, played: '3a1', played_value: 0.1, mark: 'mistake' },
  { ply: 1, move: '1c1', value: -0.25, played: '1c1' },
  { ply: 2, move: '', value: 0, odds: 0.75 },
  { ply: 3, move: '2c3', value: 1, played: '2c3' },
];

test('a thought belongs to the step that it led to, and luck is kept apart', () => {
  const { moves, odds } = reviewOf(evaluations, steps);
  expect(moves.map(({ step, by, mark }) => [step, by, mark])).toEqual([
    [1, 0, 'mistake'],
    [2, 1, null],
    [4, 0, null],
  ]);
  expect([...odds]).toEqual([[3, 0.75]]);
});

test('between two there is one line, from the side of the first, after each move', () => {
  const [line, ...more] = linesOf(reviewOf(evaluations, steps), 2);
  expect(line!.map(({ step, value }) => [step, value])).toEqual([
    [1, 0.1],
    [2, 0.25],
    [4, 1],
  ]);
  expect(more).toEqual([]);
});

test('among more than two everybody has a line', () => {
  const lines = linesOf(reviewOf(evaluations, steps), 3);
  expect(lines.map((line) => line.map(({ value }) => value))).toEqual([[0.1, 1], [-0.25], []]);
});

test('a value always carries its sign', () => {
  expect([0.454, -1, 0].map(signed)).toEqual(['+0.45', '−1.00', '+0.00']);
});
