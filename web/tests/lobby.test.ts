/** The lobby's list: pages, changes, and what is left out until its page is asked for. */
import { beforeEach, expect, test } from 'vitest';
import type { TableInfo } from '../src/api/types';
import { LobbySession } from '../src/session/lobby.svelte';
import { FakeSocket, table, welcome } from './fakeSocket';

const made = (id: string, at: number): TableInfo => ({ ...table, id, made: at, stage: 'waiting' });
let socket: FakeSocket;
let lobby: LobbySession;
const listed = () => lobby.tables?.map(({ id }) => id);

beforeEach(() => {
  socket = new FakeSocket(() => '');
  lobby = new LobbySession(socket);
  socket.deliver({ t: 'tables', whole: true, more: true, tables: [made('d', 4), made('c', 3)] });
});

test('the first page replaces the list, and the next one is added to it', () => {
  expect([listed(), lobby.hasMore]).toEqual([['d', 'c'], true]);
  lobby.more();
  expect(socket.last('lobby')).toEqual({ t: 'lobby', on: true, after: 'c' });
  socket.deliver({ t: 'tables', more: false, tables: [made('b', 2), made('a', 1)] });
  expect([listed(), lobby.hasMore]).toEqual([['d', 'c', 'b', 'a'], false]);
});

test('changes are new tables on top, other lines, and tables that are gone', () => {
  socket.deliver({ t: 'tables', tables: [made('e', 5)], gone: ['c'] });
  expect(listed()).toEqual(['e', 'd']);
  socket.deliver({ t: 'tables', tables: [{ ...made('d', 4), stage: 'playing' }] });
  expect(lobby.tables?.map(({ stage }) => stage)).toEqual(['waiting', 'playing']);
});

test('a table of a later page stays out until its page is asked for', () => {
  socket.deliver({ t: 'tables', tables: [made('b', 2)] });
  expect(listed()).toEqual(['d', 'c']);
});

test('after a new connection and after lost frames the list is asked for again', () => {
  socket.sent = [];
  socket.deliver(welcome);
  socket.deliver({ t: 'resync' });
  expect(socket.sent.filter(({ t }) => t === 'lobby')).toHaveLength(2);
});
