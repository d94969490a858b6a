/** Mounts a board as a table does: on the player's turn, flat, before the first move. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { BoardProps } from '../src/boards/board';
import { loadMessages, say, setLanguage } from '../src/i18n/language.svelte';

let shown: ReturnType<typeof mount> | undefined;

beforeEach(async () => {
  await setLanguage('en');
  await loadMessages();
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

/** Returns the callbacks, as mocks. */
export function show<View>(
  board: Component<BoardProps<View>>,
  view: View,
  legal: string[],
  more: Partial<BoardProps<View>> = {},
) {
  const calls = { propose: vi.fn(), preview: vi.fn(async () => null), announce: vi.fn() };
  const props = { view, legal, seat: 0, flipped: false, live: true, quality: 'flat' as const };
  const rest = { last: null, hint: null, film: null, say };
  shown = mount(board, { target: document.body, props: { ...props, ...rest, ...calls, ...more } });
  flushSync();
  return calls;
}

export const square = (name: string) =>
  document.querySelector<SVGElement>(`[data-square="${name}"]`)!;

export function press(on: Element, key: string): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}
