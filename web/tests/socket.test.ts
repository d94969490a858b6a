/** The page's own line to the server: how soon it notices that it broke, and that it is back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Socket } from '../src/api/socket';

class Line {
  static made: Line[] = [];
  onopen = () => {};
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  isClosed = false;
  constructor(readonly url: string) {
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  welcome(): void {
    const frame = { t: 'welcome', person: 'p', name: 'Ada', guest: true, at: Date.now() };
    this.onmessage!({ data: JSON.stringify(frame) });
  }
}
let socket: Socket;
const last = () => Line.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.made = [];
  socket = new Socket(() => 'ws://here/api/socket');
  socket.connect();
  last().welcome();
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a server that is back within a minute is found within a second', () => {
  last().onclose!();
  for (let second = 0; second < 50; second++) {
    vi.advanceTimersByTime(1000);
    last().onclose!();
  }
  const tries = Line.made.length;
  vi.advanceTimersByTime(1000);
  expect(Line.made.length).toBe(tries + 1);
  last().welcome();
  expect(socket.connection).toBe('open');
});

test('one that stays away is tried less and less often', () => {
  last().onclose!();
  for (let second = 0; second < 600; second++) {
    vi.advanceTimersByTime(1000);
    last().onclose?.();
  }
  const tries = Line.made.length;
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000);
    last().onclose?.();
  }
  expect(Line.made.length - tries).toBeLessThan(12);
});

test('when the network is back, nobody waits for a timer', () => {
  last().onclose!();
  const tries = Line.made.length;
  dispatchEvent(new Event('online'));
  expect(Line.made.length).toBe(tries + 1);
});

test('a line that carries nothing is given up, and one that answers is kept', () => {
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(4000);
  last().onmessage!({ data: JSON.stringify({ t: 'pong', at: Date.now() }) });
  vi.advanceTimersByTime(4000);
  expect(socket.connection).toBe('open');
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(5000);
  expect(socket.connection).toBe('broken');
});

test('a socket that nobody uses stays closed', () => {
  socket.close();
  dispatchEvent(new Event('online'));
  expect([Line.made.length, socket.connection]).toEqual([1, 'broken']);
});

test('it goes to the server that was named, and hears the old one until that has said welcome', () => {
  const [old, heard] = [last(), [] as string[]];
  socket.listen((frame) => heard.push(frame.t));
  socket.moveTo('/?at=second');
  expect([last().url, old.isClosed]).toEqual(['ws://here/api/socket?at=second', false]);
  old.onmessage!({ data: JSON.stringify({ t: 'pong', at: Date.now() }) });
  last().onopen();
  last().welcome();
  expect(last().sent).toEqual(['{"t":"hello"}']);
  expect([heard, old.isClosed, socket.connection]).toEqual([['pong', 'welcome'], true, 'open']);
  socket.send({ t: 'ping' });
  expect(last().sent.length).toBe(2);
});

test('it stays where it is if the other server does not answer, or is at another origin', () => {
  const old = last();
  socket.moveTo('https://elsewhere.example/?at=second');
  expect(last()).toBe(old);
  socket.moveTo('/?at=second');
  last().onclose?.();
  expect([old.isClosed, socket.connection]).toEqual([false, 'open']);
  socket.send({ t: 'ping' });
  expect(old.sent.length).toBe(1);
});

test('it does not go from server to server all the time, but goes again after a break', () => {
  socket.moveTo('/?at=second');
  last().welcome();
  const lines = Line.made.length;
  socket.moveTo('/?at=first');
  expect(Line.made.length).toBe(lines);
  last().onclose!();
  vi.advanceTimersByTime(1000);
  last().welcome();
  expect(last().url).toBe('ws://here/api/socket');
  socket.moveTo('/?at=first');
  expect(last().url).toBe('ws://here/api/socket?at=first');
});
