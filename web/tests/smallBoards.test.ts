/** Small boards: only those in sight are asked for, together, and not too often. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SmallBoards } from '../src/session/smallBoards.svelte';

let small: SmallBoards;
const asked: string[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string) => {
    const tables = path.split('=')[1]!.split(',');
    asked.push(tables);
    return new Response(JSON.stringify(tables.map((id) => ({ table: { id }, steps: [] }))));
  });
  small = new SmallBoards();
});
afterEach(() => {
  small.close();
  vi.useRealTimers();
});

test('boards that come into sight are asked for at once, all of them', async () => {
  for (const table of ['a', 'b']) small.sees(table, true);
  await vi.advanceTimersByTimeAsync(0);
  small.sees('c', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([['a', 'b'], ['c']]);
  expect(Object.keys(small.boards)).toEqual(['a', 'b', 'c']);
});

test('they move at most once in two seconds, and only while they are in sight', async () => {
  for (const table of ['a', 'b']) small.sees(table, true);
  small.sees('b', false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([['a']]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toEqual([['a'], ['a']]);
  small.sees('a', false);
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toHaveLength(2);
});

test('nothing is asked for while the page is hidden', async () => {
  small.sees('a', true);
  await vi.advanceTimersByTimeAsync(0);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toHaveLength(1);
});
