/** Waiting for others: a place is kept wherever one goes, and one is told when the game begins. */
import { beforeEach, expect, test, vi } from 'vitest';
import { me } from '../src/session/me.svelte';
import { Waits } from '../src/session/waits.svelte';
import { FakeSocket, table, welcome } from './fakeSocket';
import type { ServerFrame, TableInfo } from '../src/api/types';

let socket: FakeSocket;
let waits: Waits;
const asked: [string, string][] = [];
const snapshot = (stage: TableInfo['stage'], id = 't1', yours = [0]): ServerFrame => ({
  t: 'table',
  table: { ...table, id, stage },
  version: 1,
  yours,
});
const opened = () => socket.sent.flatMap((frame) => (frame.t === 'open' ? [frame.table] : []));

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push([method ?? 'GET', path]);
    return new Response(JSON.stringify({ table: 't1', seats: [0], tokens: [] }));
  });
  me.become({ person: 'p', name: 'Ada', guest: false });
  socket = new FakeSocket(() => '');
  waits = new Waits(socket);
});

/** A search whose table has this stage when it is first seen. */
async function find(stage: TableInfo['stage']): Promise<TableInfo | null> {
  const found = waits.find('gobblet');
  await vi.waitFor(() => expect(waits.search).not.toBeNull());
  socket.deliver(snapshot(stage));
  return found;
}

test('somebody who waits already is met at once', async () => {
  expect((await find('playing'))?.stage).toBe('playing');
  expect([waits.search, waits.found]).toEqual([null, null]);
});

test('a search keeps its place, over a new connection and after the page of the table too', async () => {
  expect((await find('waiting'))?.stage).toBe('waiting');
  expect(waits.search).toMatchObject({ table: 't1', game: 'gobblet' });
  socket.deliver(welcome);
  waits.follow();
  expect(opened()).toEqual(['t1', 't1', 't1']);
});

test('whoever looks is told when an opponent sits down', async () => {
  await find('waiting');
  socket.deliver(snapshot('playing'));
  expect(waits.found?.id).toBe('t1');
  expect(waits.all).toEqual([]);
});

test('cancelling leaves the table', async () => {
  await find('waiting');
  await waits.cancel();
  expect(waits.search).toBeNull();
  expect(asked.at(-1)).toEqual(['DELETE', '/api/tables/t1/seats']);
  socket.deliver(snapshot('playing'));
  expect(waits.found).toBeNull();
});

test('another search takes the place of the first', async () => {
  await find('waiting');
  const second = waits.find('deblockle');
  await vi.waitFor(() => expect(waits.search?.game).toBe('deblockle'));
  socket.deliver(snapshot('waiting'));
  await second;
  expect(asked.map(([method]) => method)).toEqual(['POST', 'DELETE', 'POST']);
  expect(waits.all).toHaveLength(1);
});

test('a page that is loaded again goes on waiting, but not after hours', async () => {
  await find('waiting');
  waits.invite('t2', 'deblockle');
  const later = new Waits(socket);
  await later.resume();
  expect(later.all.map(({ kind }) => kind)).toEqual(['search', 'invitation']);
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000 });
  const tomorrow = new Waits(socket);
  await tomorrow.resume();
  vi.useRealTimers();
  expect(tomorrow.all.map(({ kind }) => kind)).toEqual(['invitation']);
});

// --- a knock

const people = [
  { kind: 'person' as const, name: 'Ada', person: 'p' },
  { kind: 'person' as const, name: 'Dana', person: 'd' },
];
const knocking = (yours: number[], seat = 1): ServerFrame => ({
  t: 'table',
  table: { ...table, id: 't1', stage: 'waiting', chairs: people, knock: { seat, until: 20_000 } },
  version: 2,
  yours,
});
const answers = () => socket.sent.flatMap((frame) => (frame.t === 'act' ? [frame.what] : []));

test('whoever is found is asked, and the game begins when they accept', async () => {
  await find('waiting');
  socket.deliver(knocking([0]));
  expect(waits.knock).toMatchObject({ isAsked: true, seat: 0, until: 20_000 });
  expect(waits.knock?.other.name).toBe('Dana');
  waits.accept();
  expect([answers(), waits.knock]).toEqual([['agree'], null]);
  socket.deliver(snapshot('playing'));
  expect([waits.found?.id, waits.accepted, waits.silence]).toEqual(['t1', 't1', null]);
});

test('whoever declines goes on as before, and looks no longer', async () => {
  await find('waiting');
  socket.deliver(knocking([0]));
  waits.decline();
  expect([answers(), waits.knock, waits.search]).toEqual([['decline'], null, null]);
  socket.deliver(snapshot('waiting', 't1', []));
  expect(waits.silence).toBeNull();
});

test('whoever does not answer is told that the search has ended', async () => {
  await find('waiting');
  socket.deliver(knocking([0]));
  socket.deliver(snapshot('waiting', 't1', []));
  expect([waits.knock, waits.search]).toEqual([null, null]);
  expect(waits.silence).toEqual({ game: table.game, how: 'missed' });
});

test('whoever knocks waits for the answer, and looks on if there is none', async () => {
  await find('waiting');
  socket.deliver(knocking([0], 0));
  expect(waits.knock).toMatchObject({ isAsked: false });
  expect(waits.knock?.other.name).toBe('Dana');
  socket.deliver(snapshot('waiting'));
  expect(waits.knock).toBeNull();
  expect(waits.search).not.toBeNull();
  expect(waits.silence).toEqual({ game: table.game, how: 'declined' });
});

test.each<[string, ServerFrame]>([
  ['was closed', snapshot('over')],
  ['was left on another page', snapshot('waiting', 't1', [])],
  ['is gone', { t: 'refused', table: 't1', objection: { clause: '', reason: 'no-such-table' } }],
])('a table that %s is waited for no longer', async (_, frame) => {
  await find('waiting');
  socket.deliver(frame);
  expect([waits.search, waits.found]).toEqual([null, null]);
});
