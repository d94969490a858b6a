/** Engine jobs, against a fake socket. */
import { beforeEach, expect, test } from 'vitest';
import { AssistanceSession } from '../src/session/assistance.svelte';
import { FakeSocket, table, welcome } from './fakeSocket';

let socket: FakeSocket;
let assistance: AssistanceSession;

beforeEach(() => {
  socket = new FakeSocket(() => '');
  assistance = new AssistanceSession('abc', socket);
});
const show = () => socket.deliver({ t: 'table', table, version: 4, yours: [] });

test('a job is asked for when the table is open, tells its progress, and answers', async () => {
  const answer = assistance.ask('analysis', { ply: 3 });
  expect(socket.last('help')).toBeUndefined();
  show();
  const { nonce } = socket.last('help');
  expect(socket.last('help')).toMatchObject({ kind: 'analysis', ply: 3 });
  socket.deliver({ t: 'progress', nonce, job: 'j1', part: 0.5 });
  expect(assistance.progress).toBe(0.5);
  socket.deliver({
    t: 'result',
    nonce,
    job: 'j1',
    evaluations: [{ ply: 3, move: '4b2', value: 1 }],
  });
  expect((await answer)?.[0]?.move).toBe('4b2');
  expect(assistance.progress).toBeNull();
});

test('a job can be stopped before the server has named it, and is cancelled when it has', async () => {
  show();
  const review = assistance.ask('review');
  const { nonce } = socket.last('help');
  assistance.stop();
  expect([await review, assistance.progress]).toEqual([null, null]);
  socket.deliver({ t: 'progress', nonce, job: 'j1', part: 0 });
  expect(socket.last('cancel').job).toBe('j1');
});

test('a refusal is kept to be shown, and one of a job that is over is not', async () => {
  show();
  const review = assistance.ask('review');
  const { nonce } = socket.last('help');
  socket.deliver({ t: 'refused', nonce, objection: { clause: '', reason: 'review-later' } });
  expect([await review, assistance.objection?.reason]).toEqual([null, 'review-later']);
  void assistance.ask('review');
  socket.deliver({ t: 'refused', objection: { clause: '', reason: 'no-such-job' } });
  expect(assistance.objection).toBeNull();
});

test('what was asked on a line that broke is not waited for', async () => {
  show();
  const review = assistance.ask('review');
  socket.deliver(welcome);
  expect([await review, assistance.objection?.reason]).toEqual([null, 'web-no-connection']);
});
