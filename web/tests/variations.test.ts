import { expect, test } from 'vitest';
import { ROOT, nodeAt, noted, parentOf, withLine, without } from '../src/session/variations';

const tree = [['a'], ['a', 'b'], ['a', 'c', 'die'], ['a', 'b', 'd']].reduce(withLine, ROOT);

test('the first move tried is the main line, others are variations', () => {
  expect(tree.children.map(({ moves }) => moves)).toEqual([['a']]);
  expect(nodeAt(tree, ['a'])!.children.map(({ moves }) => moves)).toEqual([
    ['a', 'b'],
    ['a', 'c', 'die'],
  ]);
});

test('a line that is known already changes nothing', () => {
  expect(withLine(tree, ['a', 'b'])).toEqual(tree);
});

test('the way back skips what chance did', () => {
  expect(parentOf(tree, ['a', 'c', 'die'])).toEqual(['a']);
  expect(parentOf(tree, ['a'])).toEqual([]);
});

test('deleting a move deletes what follows it, and nothing else', () => {
  const less = without(tree, ['a', 'b']);
  expect(nodeAt(less, ['a', 'b', 'd'])).toBeUndefined();
  expect(nodeAt(less, ['a', 'c', 'die'])).toBeDefined();
});

test('a comment stays with its move', () => {
  const commented = noted(tree, ['a', 'b'], { comment: 'strong' });
  expect(nodeAt(commented, ['a', 'b'])!.comment).toBe('strong');
  expect(nodeAt(commented, ['a'])!.comment).toBeUndefined();
});
