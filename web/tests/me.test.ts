/** The person at this browser. */
import { beforeEach, expect, test, vi } from 'vitest';
import { me } from '../src/session/me.svelte';

let asked = 0;
beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    const person = `p${++asked}`;
    return new Response(JSON.stringify({ person, name: 'guest-41582', guest: true }));
  });
  me.become(null);
});

test('parts of a page that ask at the same time are one guest', async () => {
  const found = await Promise.all([me.signedIn(), me.signedIn(), me.signedIn()]);
  expect(new Set(found.map(({ person }) => person))).toEqual(new Set(['p1']));
  expect(asked).toBe(1);
});

test('after signing out the next one is somebody else', async () => {
  await me.signedIn();
  me.become(null);
  expect((await me.signedIn()).person).toBe('p2');
});
