/** Somebody has left: the win is offered once it can be claimed, and not a moment before. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, setLanguage } from '../src/i18n/language.svelte';
import { socket } from '../src/session/me.svelte';
import type { TableSession } from '../src/session/table.svelte';
import Claim from '../src/shell/table/Claim.svelte';
import type { Announcer } from '../src/shell/table/announcer.svelte';

beforeEach(async () => {
  await setLanguage('en');
  await loadMessages();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('the button comes when its time has come', () => {
  const act = vi.fn();
  const session = { presence: { away: [1] }, act } as unknown as TableSession;
  const announcer = { who: () => 'Bob' } as unknown as Announcer;
  const claimAt = socket.now() + 3000;
  const shown = mount(Claim, { target: document.body, props: { session, announcer, claimAt } });
  flushSync();
  const button = () => document.querySelector<HTMLElement>('[data-claim] button');
  expect(document.querySelector('[data-claim]')!.textContent).toContain('0:03');
  vi.advanceTimersByTime(2500);
  flushSync();
  expect(button()).toBeNull();
  vi.advanceTimersByTime(1000);
  flushSync();
  button()!.click();
  expect(act).toHaveBeenCalledWith('claim');
  void unmount(shown);
});
