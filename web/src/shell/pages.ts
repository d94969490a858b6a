/** Which page an address means; each is fetched when it is first shown, with its words. */
import type { Component } from 'svelte';
import { loadMessages } from '../i18n/language.svelte';
import { SPOKEN } from '../i18n/messages';

export interface PageAt {
  // Each page has props of its own; `PAGES` names them.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
}

/** A page with the words of these parts, or with all of them. A table speaks of its own game alone, and learns those. */
const withWords = (load: PageAt['load'], parts?: string[]) => async () => {
  const [page] = await Promise.all([load(), loadMessages(parts)]);
  return page;
};
/** A page that speaks of every game. */
const ofAll = (load: PageAt['load']) => withWords(load, SPOKEN);

/** The pages by the first part of the address, with what the second part is called. */
const PAGES: Record<string, [load: PageAt['load'], name?: string]> = {
  '': [withWords(() => import('./Home.svelte'), ['pages'])],
  table: [() => import('./table/TablePage.svelte'), 'id'],
  new: [withWords(() => import('./NewTable.svelte')), 'game'],
  lobby: [ofAll(() => import('./Lobby.svelte'))],
  leaders: [ofAll(() => import('./Leaders.svelte'))],
  account: [ofAll(() => import('./people/Account.svelte'))],
  people: [ofAll(() => import('./people/Profile.svelte')), 'name'],
  transfer: [ofAll(() => import('./people/Arrive.svelte')), 'code'],
  replay: [withWords(() => import('./replay/Replay.svelte')), 'id'],
  review: [withWords(() => import('./replay/Review.svelte')), 'id'],
  rules: [ofAll(() => import('./RulesPage.svelte')), 'game'],
};

export function pageFor([first = '', second]: string[]): PageAt | null {
  const found = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  if (!found) return null;
  const [load, name] = found;
  if (name && second === undefined) return null;
  return { load, props: name ? { [name]: second! } : {} };
}
