/** The table session against a fake socket. */
import { beforeEach, expect, test } from 'vitest';
import type { ServerFrame, SeatView } from '../src/api/types';
import { formatTime, timeLeft } from '../src/session/clock';
import { TableSession, type SessionEvent } from '../src/session/table.svelte';
import { FakeSocket, table, welcome } from './fakeSocket';

const position = (ply: number, to_play: number): SeatView => ({
  ply,
  view: {},
  to_play,
  legal: ['4a1'],
});

let socket: FakeSocket;
let session: TableSession;
let events: SessionEvent[];

beforeEach(() => {
  socket = new FakeSocket(() => '');
  events = [];
  session = new TableSession('abc', socket, (event) => events.push(event));
  socket.deliver({
    t: 'table',
    table,
    version: 4,
    yours: [0],
    now: position(2, 0),
    moves: ['4b2', '4c3'],
  });
});

test('the review that the page asks for by itself waits until the server is idle', () => {
  void session.askReview();
  void session.askHint();
  const asked = socket.sent.filter((frame) => frame.t === 'help');
  expect(asked.map(({ kind, idle }) => [kind, idle ?? false])).toEqual([
    ['review', true],
    ['hint', false],
  ]);
});

test('a move is sent once, with its ply, and no second one while it is on its way', () => {
  session.propose('4a1');
  session.propose('4a2');
  const moves = socket.sent.filter((frame) => frame.t === 'move');
  expect(moves).toEqual([expect.objectContaining({ table: 'abc', seat: 0, ply: 2, move: '4a1' })]);
  expect([session.pending?.move, session.isLive]).toEqual(['4a1', false]);
});

test('it has arrived when the game has gone past its ply', () => {
  session.propose('4a1');
  socket.deliver({
    t: 'update',
    table: 'abc',
    version: 5,
    now: position(3, 1),
    by: 0,
    shown: '4a1',
  });
  expect(session.pending).toBeNull();
  expect(session.moves).toEqual(['4b2', '4c3', '4a1']);
  expect(session.isMine).toBe(false);
});

test('after a break the table is opened from the last version, and the move sent again under its name', () => {
  socket.isUp = false;
  session.propose('4a1');
  socket.isUp = true;
  socket.deliver(welcome);
  expect(socket.last('open')).toEqual({ t: 'open', table: 'abc', since: 4 });
  expect(socket.last('move').nonce).toBe(session.pending!.nonce);
});

test('what was seen already is not seen twice', () => {
  const update: ServerFrame = {
    t: 'update',
    table: 'abc',
    version: 5,
    now: position(3, 1),
    by: 0,
    shown: '4a1',
  };
  socket.deliver(update);
  socket.deliver(update);
  expect(session.moves).toHaveLength(3);
});

test('a refused move is no longer on its way, and the reason is told', () => {
  session.propose('4a1');
  const objection = { clause: 'G4', reason: 'not-empty' };
  socket.deliver({ t: 'refused', objection, nonce: session.pending!.nonce, table: 'abc' });
  expect(session.pending).toBeNull();
  expect(events).toEqual([{ kind: 'refused', objection }]);
});

test('a legal move needs no question, another is asked about once', async () => {
  expect(await session.preview('4a1')).toBeNull();
  expect(socket.sent.some((frame) => frame.t === 'check')).toBe(false);
  const answers = [session.preview('4b2'), session.preview('4b2')];
  const asked = socket.sent.filter((frame) => frame.t === 'check');
  expect(asked).toHaveLength(1);
  const objection = { clause: 'G4', reason: 'not-empty' };
  socket.deliver({ t: 'checked', nonce: socket.last('check').nonce, objection });
  expect(await Promise.all(answers)).toEqual([objection, objection]);
});

test('a take-back shortens the list of moves', () => {
  socket.deliver({ t: 'update', table: 'abc', version: 5, now: position(0, 0), back_to: 0 });
  expect(session.moves).toEqual([]);
});

test('one screen for several looks with the sides of who is to play', () => {
  socket.deliver({ t: 'table', table, version: 6, yours: [0, 1], now: position(2, 0) });
  socket.deliver({
    t: 'update',
    table: 'abc',
    version: 7,
    now: position(3, 1),
    seat: 1,
    by: 0,
    shown: '4a1',
  });
  expect([session.seat, session.isMine]).toEqual([1, true]);
});

test('a clock runs by the server’s time and stops at nothing', () => {
  const clocks = { left: [65_000, 9500], running: 0, at: 1000 };
  expect([
    timeLeft(clocks, 0, 6000),
    timeLeft(clocks, 1, 6000),
    timeLeft(clocks, 0, 99_000),
  ]).toEqual([60_000, 9500, 0]);
  expect([65_000, 9500, 3_725_000, 200_000_000].map(formatTime)).toEqual([
    '1:05',
    '0:09.5',
    '1:02:05',
    '2d 07h',
  ]);
});
