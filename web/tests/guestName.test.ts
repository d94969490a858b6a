/** A guest is asked for a name once, when others are about to see it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { nameGuest, some } from '../src/session/guestName.svelte';
import { me } from '../src/session/me.svelte';

const guest = { person: 'p', name: 'guest-41582', guest: true };

beforeEach(() => {
  localStorage.clear();
  me.become(guest);
});

test('a guest is asked, and after an answer never again', async () => {
  const asked = nameGuest.ask();
  await vi.waitFor(() => expect(nameGuest.isAsking).toBe(true));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...guest, name: 'Otter' })));
  await nameGuest.choose('Otter');
  await asked;
  expect([nameGuest.isAsking, me.now?.name]).toEqual([false, 'Otter']);
  me.become(guest);
  await nameGuest.ask();
  expect(nameGuest.isAsking).toBe(false);
});

test('going on without a name is an answer too', async () => {
  const asked = nameGuest.ask();
  await vi.waitFor(() => expect(nameGuest.isAsking).toBe(true));
  nameGuest.close();
  await asked;
  await nameGuest.ask();
  expect(nameGuest.isAsking).toBe(false);
});

test.each([
  ['an account', { ...guest, name: 'Ada', guest: false }],
  ['a guest who has a name', { ...guest, name: 'Otter' }],
])('%s is not asked', async (_, person) => {
  me.become(person);
  await nameGuest.ask();
  expect(nameGuest.isAsking).toBe(false);
});

test('suggestions are different ones of the list', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const found = some(names, 4);
  expect(new Set(found).size).toBe(4);
  expect(found.every((name) => names.includes(name))).toBe(true);
});
