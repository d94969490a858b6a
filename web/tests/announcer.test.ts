/** What happens at a table is announced in words, once they are there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUpdate } from '../src/api/types';
import type { GameBoard } from '../src/boards/board';
import { loadMessages, setLanguage } from '../src/i18n/language.svelte';
import type { TableSession } from '../src/session/table.svelte';
import { Announcer } from '../src/shell/table/announcer.svelte';
import { table } from './fakeSocket';

const session = { table, yours: [0], isMine: true } as unknown as TableSession;
const update = {
  by: 1,
  shown: '4b2',
  now: { ply: 1, view: {}, to_play: 0, legal: ['4a1'] },
} as unknown as GameUpdate;

beforeEach(() => setLanguage('en'));
afterEach(() => void vi.restoreAllMocks());

test('a move that comes before the board and its words does not look for them', () => {
  const missing = vi.spyOn(console, 'error').mockImplementation(() => {});
  const announcer = new Announcer(
    () => session,
    () => undefined,
  );
  announcer.handle({ kind: 'move', update, before: null });
  expect(missing).not.toHaveBeenCalled();
  expect(announcer.announcement).toBe('');
});

test('a move is announced with who made it', async () => {
  await loadMessages(['gobblet']);
  const board = { describe: () => 'A new gobblet on b2', sound: () => 'place' };
  const announcer = new Announcer(
    () => session,
    () => board as unknown as GameBoard,
  );
  announcer.handle({ kind: 'move', update, before: null });
  expect(announcer.announcement).toContain('A new gobblet on b2');
});
