/** The list of moves beside the board: each line runs in the direction of its language. */
import { readdirSync, readFileSync } from 'node:fs';
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { allKeys, boardOf } from '../src/boards/registry';
import { loadMessages, setLanguage } from '../src/i18n/language.svelte';
import { Past } from '../src/session/past.svelte';
import { settings } from '../src/session/settings.svelte';
import Moves from '../src/shell/table/Moves.svelte';

const GOLDEN = '../tests/golden/';

/** The moves of a golden game, and what everybody sees in it. */
function gameOf(key: string) {
  const file = readdirSync(GOLDEN + key).find((name) => name.endsWith('.seen'))!;
  const text = readFileSync(`${GOLDEN}${key}/${file}`, 'utf8');
  const fields = [...text.matchAll(/^ {2}(\w+): (.*)$/gm)];
  const view = Object.fromEntries(
    fields.map(([, name, value]) => [name!, JSON.parse(value!) as unknown]),
  );
  const played = [...text.matchAll(/^\d+\. (\d+|chance): ([^!].*)$/gm)];
  return {
    view,
    moves: played.map(([, , move]) => move!),
    by: played.map(([, seat]) => (seat === 'chance' ? -1 : Number(seat))),
  };
}

async function list(key: string) {
  const props = { ...gameOf(key), board: (await boardOf(key))!, past: new Past(() => 'x') };
  const who = (seat: number) => `Player ${seat}`;
  const shown = mount(Moves, { target: document.body, props: { ...props, who, shown: true } });
  flushSync();
  await props.board.moved();
  await tick();
  return shown;
}

/** The directions of the lines that the list shows. */
async function directionsOf(key: string): Promise<Set<string>> {
  const shown = await list(key);
  const lines = [...document.querySelectorAll<HTMLElement>('.moves li bdi')];
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.map((line) => line.textContent)).not.toContain('');
  await unmount(shown);
  return new Set(lines.map((line) => line.dir));
}

afterEach(() => {
  settings.notation = false;
  return setLanguage('en');
});

test.each(allKeys)(
  '%s: to the left in Hebrew and Arabic, but never its notation',
  async (key) => {
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
  },
  30_000,
);

test.each(allKeys)('%s: every line says who moved, and draws the piece', async (key) => {
  await loadMessages();
  const { by, moves } = gameOf(key);
  const shown = await list(key);
  const lines = [...document.querySelectorAll<HTMLElement>('.moves li')];
  const players = lines.filter((line) => line.querySelector('b'));
  expect(players.length).toBeGreaterThan(2);
  expect(players[0]!.textContent).toContain(`Player ${by.find((seat) => seat >= 0)}:`);
  const drawn = lines.filter((line) => line.querySelector('.piece svg'));
  // Cards of Block Out! and its count have no piece.
  expect(drawn.length).toBeGreaterThan(key === 'block-out' ? 2 : lines.length - 1);
  expect(moves.length).toBeGreaterThanOrEqual(lines.length);
  await unmount(shown);
});
