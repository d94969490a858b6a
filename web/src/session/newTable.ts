/** Opening tables: against the computer, for a friend or for anyone with one click, or with the
 * player's own options. */
import { get, post } from '../api/http';
import type { GameCard, NewTable, RatedTerms, Seated } from '../api/types';
import { nameGuest } from './guestName.svelte';
import { me } from './me.svelte';
import { save } from './storage';
import { waits } from './waits.svelte';

let cached: Promise<GameCard[]> | undefined;

/** The server's games; requested once. */
export function games(): Promise<GameCard[]> {
  cached ??= get<GameCard[]>('/api/games').catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

export async function gameOf(key: string): Promise<GameCard | undefined> {
  return (await games()).find((game) => game.key === key);
}

/** The conditions of rated play. */
export const ratedTerms = (): Promise<RatedTerms> => get<RatedTerms>('/api/rated');

/** Creates a table and returns its address. */
export async function createTable(wanted: NewTable): Promise<string> {
  if (wanted.chairs.includes('open')) await nameGuest.ask();
  await me.signedIn();
  save('game', wanted.game);
  const { table } = await post<Seated>('/api/tables', wanted);
  if (wanted.chairs.includes('open')) waits.invite(table, wanted.game);
  return `/table/${table}`;
}

/** The levels of several computer players: different characters, about as strong together as the
 * one that was chosen. */
export function company(level: number, count: number, levels: readonly number[]): number[] {
  const nearest = (a: number, b: number) => Math.abs(a - level) - Math.abs(b - level);
  const others = [...levels].sort((a, b) => nearest(a, b) || a - b);
  return Array.from({ length: count }, (_, index) => others[index % others.length] ?? level);
}

/** A game against the computer; the player moves first. */
export async function playComputer(
  key: string,
  level: number,
  options: Record<string, string> = {},
): Promise<string> {
  const game = await gameOf(key);
  const bots = company(level, (game?.seats[0] ?? 2) - 1, game?.levels ?? [level]);
  const chairs = ['me', ...bots.map((one) => `bot:${one}`)];
  return createTable({ game: key, chairs, ...(Object.keys(options).length && { options }) });
}

/** A game that goes on from a position: the player takes the seat to move there. */
export async function playFrom(
  key: string,
  start: string,
  seats: number,
  seat: number,
  level: number,
): Promise<string> {
  const chairs = company(level, seats, [level]).map((one) => `bot:${one}`);
  chairs[seat] = 'me';
  return createTable({ game: key, chairs, start });
}

/** A table with a link for friends. */
export async function inviteFriend(key: string): Promise<string> {
  const others = ((await gameOf(key))?.seats[0] ?? 2) - 1;
  return createTable({ game: key, chairs: ['me', ...Array<string>(others).fill('open')] });
}

/** The next player who wants this game; until there is one, the lobby. */
export async function pairUp(key: string): Promise<string> {
  const table = await waits.find(key);
  return table?.stage === 'playing' ? `/table/${table.id}` : '/lobby';
}

/** The options of the quick way to begin, where a game has one. */
export function quickStart(game: GameCard): Record<string, string> | null {
  const option = game.options.find(({ values }) => values.includes('quick'));
  return option ? { [option.name]: 'quick' } : null;
}
