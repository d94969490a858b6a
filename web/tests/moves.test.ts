/** The list of moves beside the board: each line runs in the direction of its language. */
import { readdirSync, readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { allKeys, boardOf } from '../src/boards/registry';
import { loadMessages, setLanguage } from '../src/i18n/language.svelte';
import { Past } from '../src/session/past.svelte';
import { settings } from '../src/session/settings.svelte';
import Moves from '../src/shell/table/Moves.svelte';

const GOLDEN = '../tests/golden/';

/** The moves of the longest golden game, and what everybody sees in it. */
function gameOf(key: string) {
  const files = readdirSync(GOLDEN + key).filter((name) => name.endsWith('.seen'));
  const texts = files.map((file) => readFileSync(`${GOLDEN}${key}/${file}`, 'utf8'));
  const text = texts.reduce((a, b) => (movesIn(a).length < movesIn(b).length ? b : a));
  const fields = [...text.matchAll(/^ {2}(\w+): (.*)$/gm)];
  const view = Object.fromEntries(
    fields.map(([, name, value]) => [name!, JSON.parse(value!) as unknown]),
  );
  return { view, moves: movesIn(text) };
}

function movesIn(text: string): string[] {
  return [...text.matchAll(/^\d+\. \d+: ([^!].*)$/gm)].map(([, move]) => move!);
}

/** The directions of the lines that the list shows. */
async function directionsOf(key: string): Promise<Set<string>> {
  const props = { ...gameOf(key), board: (await boardOf(key))!, past: new Past(() => 'x') };
  const shown = mount(Moves, { target: document.body, props: { ...props, shown: true } });
  flushSync();
  const lines = [...document.querySelectorAll<HTMLElement>('.moves li bdi')];
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.map((line) => line.textContent)).not.toContain('');
  void unmount(shown);
  return new Set(lines.map((line) => line.dir));
}

afterEach(() => {
  settings.notation = false;
  return setLanguage('en');
});

test.each(allKeys)('%s: to the left in Hebrew and Arabic, but never its notation', async (key) => {
  for (const [lang, direction] of [
    ['he', 'rtl'],
    ['ar', 'rtl'],
    ['fr', 'ltr'],
  ] as const) {
    await setLanguage(lang);
    await loadMessages();
    expect(await directionsOf(key)).toEqual(new Set([direction]));
  }
  await setLanguage('he');
  settings.notation = true;
  expect(await directionsOf(key)).toEqual(new Set(['ltr']));
});
