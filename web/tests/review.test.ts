/** What a review teaches: accuracy by player, and the moves that decided the game. */
import { expect, test } from 'vitest';
import type { Evaluation } from '../src/api/types';
import { accuraciesOf, lessonsOf, reviewOf, valueIn, worthIn } from '../src/shell/replay/review';

const LOST = [0.4, 0, 0.2, 0.7, 0.3];
const evaluations = LOST.map(
  (lost, ply) =>
    ({
      ply,
      move: 'best',
      value: 0.5,
      played: lost ? 'played' : 'best',
      played_value: 0.5 - lost,
      mark: lost ? 'mistake' : '',
      accuracy: 100 - 100 * lost,
    }) as Evaluation,
);
const steps = [{}, ...LOST.map((_, ply) => ({ by: ply % 2 }))] as never;
const review = reviewOf(evaluations, steps);

test('the three moves that lost most are the lessons, in the order of play', () => {
  expect(lessonsOf(review).map(({ step }) => step)).toEqual([1, 4, 5]);
});

test('accuracy is the mean over the moves of a player, and unknown without any', () => {
  const [first, second, third] = accuraciesOf(review, 3);
  expect(first).toBeCloseTo((60 + 80 + 70) / 3);
  expect(second).toBeCloseTo((100 + 30) / 2);
  expect(third).toBeNull();
});

test('a proven value is told as proven, an estimate is not', () => {
  const told = (id: string, words = {}) => [id, ...Object.values(words)].join(' ');
  const say = Object.assign(told, { knows: () => true, starting: () => [] });
  const proven = { ...evaluations[0], value: 1, proven: true } as Evaluation;
  expect(worthIn(proven, 'Gold', say)).toBe('web-review-value Gold +1.00 web-review-proven here');
  expect(worthIn(evaluations[0]!, 'Gold', say)).toBe('web-review-value Gold +0.50');
  const [worse] = reviewOf([proven], steps).moves;
  expect(valueIn(worse!, 'Gold', say)).toBe(
    'web-review-drop Gold +1.00 +0.10 web-review-proven before',
  );
});
