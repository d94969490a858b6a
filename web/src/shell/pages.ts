/** Which page an address means; each is fetched when it is first shown. */
import type { Component } from 'svelte';

export interface PageAt {
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
}

/** The pages by the first part of the address, with what the second part is called. */
const PAGES: Record<string, [load: PageAt['load'], name?: string]> = {
  table: [() => import('./table/TablePage.svelte'), 'id'],
  new: [() => import('./NewTable.svelte'), 'game'],
  lobby: [() => import('./Lobby.svelte')],
  leaders: [() => import('./Leaders.svelte')],
  account: [() => import('./people/Account.svelte')],
  people: [() => import('./people/Profile.svelte'), 'name'],
  transfer: [() => import('./people/Arrive.svelte'), 'code'],
  replay: [() => import('./Replay.svelte'), 'id'],
  rules: [() => import('./RulesPage.svelte'), 'game'],
};

export function pageFor([first = '', second]: string[]): PageAt | null {
  const found = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  if (!found) return null;
  const [load, name] = found;
  if (name && second === undefined) return null;
  return { load, props: name ? { [name]: second! } : {} };
}
