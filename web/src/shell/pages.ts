/** The router's table: pages by path, loaded on demand with their messages. */
import type { Component } from 'svelte';
import { loadMessages } from '../i18n/language.svelte';
import { SPOKEN } from '../i18n/messages';

export interface PageAt {
  // Pages have different props, named in `PAGES`.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
}

/** A page with the messages of some parts, by default all. Tables load their game's themselves. */
const withWords = (load: PageAt['load'], parts?: string[]) => async () => {
  const [page] = await Promise.all([load(), loadMessages(parts)]);
  return page;
};
/** A page that mentions every game. */
const ofAll = (load: PageAt['load']) => withWords(load, SPOKEN);

/** Pages by the first segment of the path, with the name of the prop for the second. */
const PAGES: Record<string, [load: PageAt['load'], name?: string]> = {
  '': [withWords(() => import('./Home.svelte'), ['pages'])],
  table: [() => import('./table/TablePage.svelte'), 'id'],
  new: [withWords(() => import('./NewTable.svelte'), ['pages']), 'game'],
  lobby: [withWords(() => import('./Lobby.svelte'), ['pages'])],
  leaders: [ofAll(() => import('./Leaders.svelte'))],
  account: [ofAll(() => import('./people/Account.svelte'))],
  people: [ofAll(() => import('./people/Profile.svelte')), 'name'],
  games: [ofAll(() => import('./people/GamesPage.svelte'))],
  transfer: [ofAll(() => import('./people/Arrive.svelte'))],
  replay: [withWords(() => import('./replay/Replay.svelte')), 'id'],
  review: [withWords(() => import('./replay/Review.svelte')), 'id'],
  analysis: [
    withWords(() => import('./analysis/AnalysisPage.svelte'), ['analyse', 'pages', 'table']),
    'game',
  ],
  openings: [
    withWords(() => import('./analysis/AnalysisPage.svelte'), ['analyse', 'pages', 'table']),
    'game',
  ],
  courses: [withWords(() => import('./learn/Courses.svelte'), ['learn', 'pages'])],
  learn: [
    withWords(() => import('./learn/CoursePage.svelte'), ['learn', 'pages', 'table']),
    'game',
  ],
  puzzles: [withWords(() => import('./puzzles/PuzzlePage.svelte'), ['puzzle', 'pages', 'table'])],
  rules: [ofAll(() => import('./RulesPage.svelte')), 'game'],
};

export function pageFor([first = '', second]: string[]): PageAt | null {
  const found = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  if (!found) return null;
  const [load, name] = found;
  if (name && second === undefined) return null;
  return { load, props: name ? { [name]: second! } : {} };
}
