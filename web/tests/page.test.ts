import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../src/App.svelte';
import { allKeys } from '../src/boards/registry';
import { say, setLanguage } from '../src/i18n/language.svelte';

let page: ReturnType<typeof mount>;
/** What the page has sent. */
let asked: [string, unknown][] = [];
const answers: Record<string, unknown> = {
  '/api/games': [{ key: 'gobblet', seats: [2], options: [], clauses: [], levels: [1, 2, 3] }],
  '/api/guests': { person: 'p', name: 'Guest', guest: true },
  '/api/tables': { table: 'abc', seats: [0], tokens: ['t'] },
};

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST') asked.push([path, JSON.parse(init.body as string)]);
    const status = path in answers ? 200 : 503;
    return new Response(JSON.stringify(answers[path] ?? {}), { status });
  });
  history.replaceState(null, '', '/');
  await setLanguage('en');
  page = mount(App, { target: document.body });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector('[data-game]')).not.toBeNull(), 10_000);
});
afterEach(() => unmount(page));

const text = (selector: string) => document.querySelector(selector)?.textContent.trim();
const games = allKeys.toSorted();

test('there is a card for every game', () => {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-game]')];
  expect(games.length).toBeGreaterThanOrEqual(6);
  expect(shown.map((card) => card.dataset['game']).sort()).toEqual(games);
});

test.each(games)('the card of %s shows its picture, name, players and time', (game) => {
  const card = document.querySelector(`[data-game="${game}"]`)!;
  expect(card.querySelector('.picture svg')).not.toBeNull();
  expect(card.querySelector('h3')!.textContent).toBe(say(`card-${game}`));
  const facts = [...card.querySelectorAll('li')].map((fact) => fact.textContent.trim());
  expect(facts[0]).toContain(say(`card-${game}.players`));
  expect(facts[1]).toBe(say(`card-${game}.time`));
  expect(card.querySelector('[data-play]')!.textContent).toBe(say('web-play'));
});

test('whichever game is chosen, its course is offered beside Play', () => {
  for (const game of games) {
    document.querySelector<HTMLElement>(`[data-select="${game}"]`)!.click();
    flushSync();
    const title = say(`card-${game}`);
    expect(text(`a[href="/learn/${game}"]`)).toContain(say('web-learn-game', { title }));
  }
});

test('choosing Hebrew turns the page round and changes every word', async () => {
  const before = text('h1');
  const select = document.querySelector('select')!;
  select.value = 'he';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  expect(document.documentElement.lang).toBe('he');
  expect(document.title).toContain('בלוקיארד');
  expect(text('h1')).not.toBe(before);
  expect(text('[data-game="gobblet"] h3')).toBe('גובלט');
});

test('a game starts with one click, as a guest, at a gentle level', async () => {
  document.querySelector<HTMLButtonElement>('[data-play="gobblet"]')!.click();
  await vi.waitFor(() => expect(location.pathname).toBe('/table/abc'));
  expect(asked.map(([path]) => path)).toEqual(['/api/guests', '/api/tables']);
  expect(asked[1]![1]).toEqual({ game: 'gobblet', chairs: ['me', 'bot:2'] });
});
